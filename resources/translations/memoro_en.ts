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
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left out</source>
        <translation>
            <numerusform>%n file left out</numerusform>
            <numerusform>%n files left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s) left</source>
        <translation>
            <numerusform>About a minute left</numerusform>
            <numerusform>About %n minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) match only weakly and were left out.</source>
        <translation>
            <numerusform>One passage matches only weakly and was left out.</numerusform>
            <numerusform>%n passages match only weakly and were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) today</source>
        <translation>
            <numerusform>%n call today</numerusform>
            <numerusform>%n calls today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proposal(s)</source>
        <translation>
            <numerusform>%n proposal</numerusform>
            <numerusform>%n proposals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n result</numerusform>
            <numerusform>%n results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The connection works: %n tool(s) offered.</source>
        <translation>
            <numerusform>The connection works: %n tool offered.</numerusform>
            <numerusform>The connection works: %n tools offered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n embedding(s) could be kept.</source>
        <translation>
            <numerusform>%n embedding could be kept.</numerusform>
            <numerusform>%n embeddings could be kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They are the same: %n embedding(s) stay.</source>
        <translation>
            <numerusform>They are the same: %n embedding stays.</numerusform>
            <numerusform>They are the same: %n embeddings stay.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoteCounts</name>
    <message numerus="yes">
        <source>your %n note(s)</source>
        <translation>
            <numerusform>your %n note</numerusform>
            <numerusform>your %n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) or recording(s) besides, whose price is not known.</source>
        <translation>
            <numerusform>%n picture or recording besides, whose price is not known.</numerusform>
            <numerusform>%n pictures or recordings besides, whose price is not known.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
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
        <source>%n earlier version(s)</source>
        <translation>
            <numerusform>%n earlier version</numerusform>
            <numerusform>%n earlier versions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to look at</source>
        <translation>
            <numerusform>%n thing to look at</numerusform>
            <numerusform>%n things to look at</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proposal(s) waiting</source>
        <translation>
            <numerusform>%n proposal waiting</numerusform>
            <numerusform>%n proposals waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) undone.</source>
        <translation>
            <numerusform>%n change undone.</numerusform>
            <numerusform>%n changes undone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be, since the same lines were changed again.</source>
        <translation>
            <numerusform>%n could not be, since the same lines were changed again.</numerusform>
            <numerusform>%n could not be, since the same lines were changed again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proposal(s) that you accepted or declined</source>
        <translation>
            <numerusform>%n proposal that you accepted or declined</numerusform>
            <numerusform>%n proposals that you accepted or declined</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged older history file(s) that had been set aside.</source>
        <translation>
            <numerusform>%n damaged older history file that had been set aside.</numerusform>
            <numerusform>%n damaged older history files that had been set aside.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n old daily log(s)</source>
        <translation>
            <numerusform>%n old daily log</numerusform>
            <numerusform>%n old daily logs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProgramActions</name>
    <message numerus="yes">
        <source>%n proposal(s) to review…</source>
        <translation>
            <numerusform>%n proposal to review…</numerusform>
            <numerusform>%n proposals to review…</numerusform>
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
        <source>%n earlier turn(s) are not shown</source>
        <translation>
            <numerusform>%n earlier turn is not shown</numerusform>
            <numerusform>%n earlier turns are not shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later turn(s) are not shown</source>
        <translation>
            <numerusform>%n later turn is not shown</numerusform>
            <numerusform>%n later turns are not shown</numerusform>
        </translation>
    </message>
</context>
</TS>
