<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>BackupCounts</name>
    <message numerus="yes">
        <source>%Ln note(s) are safe.</source>
        <translation>
            <numerusform>%Ln note is safe.</numerusform>
            <numerusform>%Ln notes are safe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be read:</source>
        <translation>
            <numerusform>%Ln file could not be read:</numerusform>
            <numerusform>%Ln files could not be read:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) come back.</source>
        <translation>
            <numerusform>%Ln note comes back.</numerusform>
            <numerusform>%Ln notes come back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) become as they were in the backup.</source>
        <translation>
            <numerusform>%Ln note becomes as it was in the backup.</numerusform>
            <numerusform>%Ln notes become as they were in the backup.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) are the same already.</source>
        <translation>
            <numerusform>%Ln note is the same already.</numerusform>
            <numerusform>%Ln notes are the same already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) were restored.</source>
        <translation>
            <numerusform>%Ln note was restored.</numerusform>
            <numerusform>%Ln notes were restored.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln note</numerusform>
            <numerusform>%Ln notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) left out</source>
        <translation>
            <numerusform>%Ln file left out</numerusform>
            <numerusform>%Ln files left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %Ln minute(s) left</source>
        <translation>
            <numerusform>About a minute left</numerusform>
            <numerusform>About %Ln minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) match only weakly and were left out.</source>
        <translation>
            <numerusform>One passage matches only weakly and was left out.</numerusform>
            <numerusform>%Ln passages match only weakly and were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s) today</source>
        <translation>
            <numerusform>%Ln call today</numerusform>
            <numerusform>%Ln calls today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln proposal(s)</source>
        <translation>
            <numerusform>%Ln proposal</numerusform>
            <numerusform>%Ln proposals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s)</source>
        <translation>
            <numerusform>%Ln result</numerusform>
            <numerusform>%Ln results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The connection works: %Ln tool(s) offered.</source>
        <translation>
            <numerusform>The connection works: %Ln tool offered.</numerusform>
            <numerusform>The connection works: %Ln tools offered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln embedding(s) could be kept.</source>
        <translation>
            <numerusform>%Ln embedding could be kept.</numerusform>
            <numerusform>%Ln embeddings could be kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They are the same: %Ln embedding(s) stay.</source>
        <translation>
            <numerusform>They are the same: %Ln embedding stays.</numerusform>
            <numerusform>They are the same: %Ln embeddings stay.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoteCounts</name>
    <message numerus="yes">
        <source>your %Ln note(s)</source>
        <translation>
            <numerusform>your %Ln note</numerusform>
            <numerusform>your %Ln notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln picture(s) or recording(s) besides, whose price is not known.</source>
        <translation>
            <numerusform>%Ln picture or recording besides, whose price is not known.</numerusform>
            <numerusform>%Ln pictures or recordings besides, whose price is not known.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln change</numerusform>
            <numerusform>%Ln changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marked</source>
        <translation>
            <numerusform>%Ln marked</numerusform>
            <numerusform>%Ln marked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln note(s)?</source>
        <translation>
            <numerusform>Delete %Ln note?</numerusform>
            <numerusform>Delete %Ln notes?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) were deleted.</source>
        <translation>
            <numerusform>%Ln note was deleted.</numerusform>
            <numerusform>%Ln notes were deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) are back.</source>
        <translation>
            <numerusform>%Ln note is back.</numerusform>
            <numerusform>%Ln notes are back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier version(s)</source>
        <translation>
            <numerusform>%Ln earlier version</numerusform>
            <numerusform>%Ln earlier versions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln note</numerusform>
            <numerusform>%Ln notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) to look at</source>
        <translation>
            <numerusform>%Ln thing to look at</numerusform>
            <numerusform>%Ln things to look at</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln proposal(s) waiting</source>
        <translation>
            <numerusform>%Ln proposal waiting</numerusform>
            <numerusform>%Ln proposals waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) undone.</source>
        <translation>
            <numerusform>%Ln change undone.</numerusform>
            <numerusform>%Ln changes undone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be, since the same lines were changed again.</source>
        <translation>
            <numerusform>%Ln could not be, since the same lines were changed again.</numerusform>
            <numerusform>%Ln could not be, since the same lines were changed again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln proposal(s) that you accepted or declined</source>
        <translation>
            <numerusform>%Ln proposal that you accepted or declined</numerusform>
            <numerusform>%Ln proposals that you accepted or declined</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged older history file(s) that had been set aside.</source>
        <translation>
            <numerusform>%Ln damaged older history file that had been set aside.</numerusform>
            <numerusform>%Ln damaged older history files that had been set aside.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln old daily log(s)</source>
        <translation>
            <numerusform>%Ln old daily log</numerusform>
            <numerusform>%Ln old daily logs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… and %Ln more</numerusform>
            <numerusform>… and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProgramActions</name>
    <message numerus="yes">
        <source>%Ln proposal(s) to review…</source>
        <translation>
            <numerusform>%Ln proposal to review…</numerusform>
            <numerusform>%Ln proposals to review…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProposalCounts</name>
    <message numerus="yes">
        <source>%Ln proposal(s) marked</source>
        <translation>
            <numerusform>%Ln proposal marked</numerusform>
            <numerusform>%Ln proposals marked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Accept all %Ln</source>
        <translation>
            <numerusform>Accept all %Ln</numerusform>
            <numerusform>Accept all %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decline all %Ln</source>
        <translation>
            <numerusform>Decline all %Ln</numerusform>
            <numerusform>Decline all %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln proposal(s) accepted and written.</source>
        <translation>
            <numerusform>%Ln proposal accepted and written.</numerusform>
            <numerusform>%Ln proposals accepted and written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln proposal(s) declined. Nothing was written.</source>
        <translation>
            <numerusform>%Ln proposal declined. Nothing was written.</numerusform>
            <numerusform>%Ln proposals declined. Nothing was written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be written; each says why.</source>
        <translation>
            <numerusform>%Ln could not be written; it says why.</numerusform>
            <numerusform>%Ln could not be written; each says why.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReaderWindow</name>
    <message numerus="yes">
        <source>%Ln earlier turn(s) are not shown</source>
        <translation>
            <numerusform>%Ln earlier turn is not shown</numerusform>
            <numerusform>%Ln earlier turns are not shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln later turn(s) are not shown</source>
        <translation>
            <numerusform>%Ln later turn is not shown</numerusform>
            <numerusform>%Ln later turns are not shown</numerusform>
        </translation>
    </message>
</context>
</TS>
