<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR" sourcelanguage="en">
<context>
    <name>Assistants</name>
    <message>
        <source>Assistants on this computer can search the memory and add to it, by the protocols MCP and REST. Each one needs a key that you give it here; nothing is open to the network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bridge is switched off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bridge answers at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bridge does not run at the moment.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BackupCounts</name>
    <message numerus="yes">
        <source>%Ln note(s) are safe.</source>
        <translation>
            <numerusform>노트 %Ln개를 백업했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) could not be read:</source>
        <translation>
            <numerusform>노트 %Ln개를 읽지 못했습니다:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) come back.</source>
        <translation>
            <numerusform>노트 %Ln개가 돌아옵니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) become as they were in the backup.</source>
        <translation>
            <numerusform>노트 %Ln개가 백업 당시의 내용으로 바뀝니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) are the same already.</source>
        <translation>
            <numerusform>노트 %Ln개는 이미 내용이 같습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) were restored.</source>
        <translation>
            <numerusform>노트 %Ln개를 복원했습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupWindow</name>
    <message>
        <source>Backup</source>
        <translation>백업</translation>
    </message>
    <message>
        <source>Back up and restore</source>
        <translation>백업과 복원</translation>
    </message>
    <message>
        <source>Everything in one file</source>
        <translation>모든 것을 파일 하나로</translation>
    </message>
    <message>
        <source>Your notes, your settings and the history of changes. Keys are not in it, and the search index comes back by itself.</source>
        <translation>노트, 설정, 변경 기록이 들어갑니다. 키는 포함되지 않으며 검색 색인은 자동으로 다시 만들어집니다.</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>백업…</translation>
    </message>
    <message>
        <source>Back from a file</source>
        <translation>파일에서 복원</translation>
    </message>
    <message>
        <source>You see first what would change. What is there now is backed up before, and notes that are newer than the file stay.</source>
        <translation>먼저 무엇이 바뀌는지 보여 줍니다. 복원 전에 지금 상태를 백업하며, 그 뒤에 만든 노트는 그대로 남습니다.</translation>
    </message>
    <message>
        <source>Choose a backup…</source>
        <translation>백업 선택…</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>복원</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>진행 상황</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>저장 위치</translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>백업하는 중…</translation>
    </message>
    <message>
        <source>Choose a backup</source>
        <translation>백업 선택</translation>
    </message>
    <message>
        <source>Checking the backup…</source>
        <translation>백업을 확인하는 중…</translation>
    </message>
    <message>
        <source>Made: %1</source>
        <translation>만든 때: %1</translation>
    </message>
    <message>
        <source>To: %1</source>
        <translation>복원 위치: %1</translation>
    </message>
    <message>
        <source>The settings of the backup replace yours.</source>
        <translation>설정은 백업의 것으로 바뀝니다.</translation>
    </message>
    <message>
        <source>The history of changes follows at the next start.</source>
        <translation>변경 기록은 다음에 시작할 때 복원됩니다.</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation>복원하는 중…</translation>
    </message>
    <message>
        <source>What was there before: %1</source>
        <translation>복원 전 상태: %1</translation>
    </message>
    <message>
        <source>Start Memoro again to have the earlier history of changes, too.</source>
        <translation>변경 기록까지 되돌리려면 Memoro를 다시 시작하세요.</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Hide this message</source>
        <translation>이 메시지 숨기기</translation>
    </message>
</context>
<context>
    <name>CaptureLine</name>
    <message>
        <source>Quick note</source>
        <translation>빠른 메모</translation>
    </message>
    <message>
        <source>What should be remembered?</source>
        <translation>무엇을 기억할까요?</translation>
    </message>
    <message>
        <source>Enter adds it to today’s log, Esc closes.</source>
        <translation>Enter: 오늘 로그에 추가, Esc: 닫기</translation>
    </message>
</context>
<context>
    <name>CardBody</name>
    <message>
        <source>Use “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key (if it needs one)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 numbers per text, texts of up to %2 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, about $%2 per million tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address that is called: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no address that can be called.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text of all notes will be sent to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New embeddings: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until they are complete, the present ones go on answering.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens, price not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found on this computer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChangePane</name>
    <message>
        <source>What changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to this version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the note back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo this change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a change to see what it did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This version is not text that could be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only line ends or the encoding changed; the words are the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The note is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The change was undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The note is as it was then. The newer version stays in the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to do: the note is like that already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is changing the note right now. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to the version before it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CheckupPage</name>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the check-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks for notes that say the same, dates that contradict, secrets, a long-term memory that has grown too long, and old daily logs. It only looks; you decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How is the memory?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the check-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the notes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in your notes needs attention.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All is well</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChoiceEditor</name>
    <message>
        <source>Not set</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems and changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calibrated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weighted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Propose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deny</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChoosePage</name>
    <message>
        <source>Welcome to Memoro</source>
        <translation>Memoro에 오신 것을 환영합니다</translation>
    </message>
    <message>
        <source>Another folder…</source>
        <translation>다른 폴더…</translation>
    </message>
    <message>
        <source>Any folder with Markdown files</source>
        <translation>Markdown 파일이 있는 폴더</translation>
    </message>
    <message>
        <source>The OpenClaw memory on this computer</source>
        <translation>이 컴퓨터의 OpenClaw 메모리</translation>
    </message>
    <message>
        <source>The Memoro folder in your documents</source>
        <translation>문서의 Memoro 폴더</translation>
    </message>
    <message>
        <source>Memoro finds what your AI assistant remembers. Where does it keep its notes?</source>
        <translation>Memoro는 AI 어시스턴트가 기억하는 것을 찾아 줍니다. 노트는 어디에 있나요?</translation>
    </message>
    <message>
        <source>Keep the folder in use</source>
        <translation>지금 폴더 계속 사용</translation>
    </message>
    <message>
        <source>Look around first</source>
        <translation>먼저 둘러보기</translation>
    </message>
    <message>
        <source>A small sample memory in four languages</source>
        <translation>네 언어로 된 작은 예제</translation>
    </message>
    <message>
        <source>Start a new memory</source>
        <translation>새 메모리 만들기</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConflictView</name>
    <message>
        <source>This note was changed by another program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was overwritten. If you keep yours, the other one stays in the history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On disk now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The version on disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the one on disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save mine as a new note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on editing mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The note was deleted.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>노트 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left out</source>
        <translation>
            <numerusform>파일 %n개 제외됨</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s) left</source>
        <translation>
            <numerusform>약 %n분 남음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) match only weakly and were left out.</source>
        <translation>
            <numerusform>관련이 약한 %n건은 표시하지 않았습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DaysCalendar</name>
    <message>
        <source>Days with notes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeletedPage</name>
    <message>
        <source>The deleted note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget for good…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes that are deleted, here or elsewhere, stay here until you forget them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deleted notes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>The settings file has a mistake</source>
        <translation>설정 파일에 오류가 있습니다</translation>
    </message>
    <message>
        <source>Indexing stopped because of an error</source>
        <translation>오류로 색인 작업이 멈췄습니다</translation>
    </message>
    <message>
        <source>Searching still works.</source>
        <translation>검색은 계속 쓸 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>DiagnosticsWindow</name>
    <message>
        <source>Report</source>
        <translation>보고서</translation>
    </message>
    <message>
        <source>A report for whoever helps you</source>
        <translation>도와줄 사람에게 보여 줄 보고서</translation>
    </message>
    <message>
        <source>This is all that is copied or saved. It holds no text and no name of your notes, no keys, and not where your home folder is. Nothing is sent.</source>
        <translation>복사하거나 저장하는 내용은 이것이 전부입니다. 노트의 본문과 이름, 키, 홈 폴더 위치는 들어 있지 않으며 아무것도 전송되지 않습니다.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>보고서 내용</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>저장…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Looking at everything…</source>
        <translation>확인하는 중…</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>복사했습니다</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>보고서 저장</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>%1에 저장했습니다</translation>
    </message>
</context>
<context>
    <name>DownloadBox</name>
    <message>
        <source>Download of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model is on this computer: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download %1 MB, the same on disk; %2 MB of memory while it works. Licence: Gemma terms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model is not on this computer yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 MB</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FindingPane</name>
    <message>
        <source>Open %1, line %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FirstStart</name>
    <message>
        <source>Welcome</source>
        <translation>환영합니다</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>나중에</translation>
    </message>
    <message>
        <source>Choose the folder with your assistant&apos;s notes</source>
        <translation>어시스턴트의 노트가 있는 폴더 선택</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Ctrl+↵</source>
        <translation>Ctrl+↵</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Copy citation</source>
        <translation>출처 복사</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>고정</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished">오늘</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget all earlier versions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the history of all notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No changes of this kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From now on every change of a note is kept here, whoever makes it, with a way back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has changed yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HotkeyPage</name>
    <message>
        <source>One key for your memory</source>
        <translation>기억을 여는 단축키</translation>
    </message>
    <message>
        <source>It opens the search from anywhere, whatever program you are in.</source>
        <translation>어떤 프로그램을 쓰고 있든 이 키로 검색이 열립니다.</translation>
    </message>
    <message>
        <source>It works. You can go on.</source>
        <translation>잘 됩니다. 계속하세요.</translation>
    </message>
    <message>
        <source>These are free:</source>
        <translation>쓸 수 있는 키:</translation>
    </message>
    <message>
        <source>Press it now</source>
        <translation>지금 눌러 보세요</translation>
    </message>
    <message>
        <source>No hotkey is set. The icon in the tray opens the search, too.</source>
        <translation>단축키가 없습니다. 트레이 아이콘으로도 검색을 열 수 있습니다.</translation>
    </message>
    <message>
        <source>Hotkey: %1</source>
        <translation>단축키: %1</translation>
    </message>
</context>
<context>
    <name>InboxPage</name>
    <message>
        <source>Proposals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which proposals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When an assistant may not write by itself, it proposes here what it would write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing waits for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeyField</name>
    <message>
        <source>Key for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste the key here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it for this session only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished">다시 시도</translation>
    </message>
    <message>
        <source>Get a key…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what is typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste from the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key yet. It will be kept in the system&apos;s password store.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept in the system&apos;s password store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept until Memoro is quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the settings file (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the environment variable %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste another key to replace it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Notes that say nearly the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Said more than once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dates that contradict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long-term memory is long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks like a secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old daily logs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About %1 tokens; more than %2 slow each conversation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it in one place and delete it in the others, so that corrections reach it all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the one that is wrong, or your assistant may believe either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move details to notes of their own; the assistant finds them by searching.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it out of the note, then forget the note&apos;s earlier versions. A key that was shown to an assistant should be replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing must be done. If they are in the way, keep what matters and delete them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found in the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation type="unfinished">시작하는 중…</translation>
    </message>
    <message>
        <source>MEMORY.md holds what your assistant should always know about you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your assistant writes one note for each day. The first one appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes without a date, for example about a project or a person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other folders that belong to the memory. They are added in the settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was changed last appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark a note with the star, and it does not grow old in the search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here yet: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found for “%1”</source>
        <translation type="unfinished">“%1”에 대한 결과가 없습니다</translation>
    </message>
    <message>
        <source>Try other words, or search in the whole memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assistants only add to a daily log; what stands there stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The note is not there any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The note is not there any more. Bring it back first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is another note of this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same lines were changed again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This earlier version is not kept any more, to save space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The note was changed again later and cannot be compared by lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing could damage this note, since its encoding is unknown. Save it as UTF-8 first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note may have at most 10 MiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name must not contain any of &lt; &gt; : &quot; | ? *</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This place is outside the memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a link, and links are not followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of a note ends with .md.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This proposal was decided already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history does not know this any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long-term memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recently changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renamed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished">오늘</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation type="unfinished">어제</translation>
    </message>
</context>
<context>
    <name>LibraryDoor</name>
    <message>
        <source>%1 proposes a change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would like to write to %1. Look at it in the library&apos;s inbox.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <source>Memory library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in the memory now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ListEditor</name>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown files (*.md)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelField</name>
    <message>
        <source>Model of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetch the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 models, fetched at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service lists no models. Type the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name can be typed all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>The memory folder itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished">폴더</translation>
    </message>
</context>
<context>
    <name>NoteActions</name>
    <message>
        <source>New note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renamed to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was deleted. It can be brought back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in “%1” is read, searched or shown to an assistant any more. The files stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave this folder out?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the history: %1, and proposals for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The note itself, if it is still there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the search: its passages, words and vectors, cached ones too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be undone. Copies in backups and synchronised folders stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget the earlier versions of %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget %1 for good?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is forgotten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every earlier version of every note goes, and what was deleted cannot be brought back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your notes themselves stay as they are. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget the whole history?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget the history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history is forgotten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is cleaned at the next start, when there is room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A damaged older history may still hold it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is changing the note right now. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoteCounts</name>
    <message numerus="yes">
        <source>your %n note(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoteHeader</name>
    <message>
        <source>Rename…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show its history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in the editor program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave its folder out of the memory…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget its earlier versions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget for good…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit (Ctrl+E)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep: this note does not grow old</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NotePane</name>
    <message>
        <source>The note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The note&apos;s text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a note to read it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No note chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are changes from %1 that were not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This note is very long. Edit it in an editor program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All changes are saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program has changed this note meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your text is kept here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished">다시 시도</translation>
    </message>
</context>
<context>
    <name>NotesPage</name>
    <message>
        <source>Filter titles, search the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also: “exact words”, -without, tag:name, path:folder, last week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New note (Ctrl+N)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search in this section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search in the whole memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to search</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberEditor</name>
    <message>
        <source>Not set</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier version(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation type="unfinished">
            <numerusform>노트 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to look at</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proposal(s) waiting</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n old daily log(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Continue</source>
        <translation>계속</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>General</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished">검색</translation>
    </message>
    <message>
        <source>Memory folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Providers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlainWindow</name>
    <message>
        <source>Memoro is running</source>
        <translation>Memoro가 실행 중입니다</translation>
    </message>
    <message>
        <source>This desktop shows no tray icons, so Memoro uses this window instead. You may minimise it; the shortcut goes on working.</source>
        <translation>이 데스크톱은 트레이 아이콘을 표시하지 않으므로 이 창을 대신 사용합니다. 최소화해도 단축키는 계속 작동합니다.</translation>
    </message>
</context>
<context>
    <name>PopupController</name>
    <message>
        <source>The search failed</source>
        <translation>검색하지 못했습니다</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>시작하는 중…</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>복사함: %1</translation>
    </message>
</context>
<context>
    <name>PopupWindow</name>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>What do you want to remember?</source>
        <translation>무엇을 찾고 있나요?</translation>
    </message>
    <message>
        <source>Search the memory</source>
        <translation>메모리 검색</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>검색 결과</translation>
    </message>
    <message>
        <source>Preview of the note</source>
        <translation>노트 미리보기</translation>
    </message>
    <message>
        <source>Keep this window open</source>
        <translation>이 창을 열어 두기</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>The disk is full</source>
        <translation>디스크가 가득 찼습니다</translation>
    </message>
    <message>
        <source>There is no room left to update the search index %1.</source>
        <translation>검색 색인 %1을(를) 갱신할 공간이 없습니다.</translation>
    </message>
    <message>
        <source>Free some space; the index goes on by itself.</source>
        <translation>공간을 비우면 자동으로 계속됩니다.</translation>
    </message>
    <message>
        <source>The search index cannot be written</source>
        <translation>검색 색인에 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>The file %1 or its folder is read-only.</source>
        <translation>%1 또는 그 폴더가 읽기 전용입니다.</translation>
    </message>
    <message>
        <source>Allow writing there or choose another place for the index.</source>
        <translation>쓰기를 허용하거나 색인 위치를 바꾸세요.</translation>
    </message>
    <message>
        <source>The search index is busy</source>
        <translation>검색 색인이 사용 중입니다</translation>
    </message>
    <message>
        <source>Another program holds %1 locked.</source>
        <translation>다른 프로그램이 %1을(를) 잠그고 있습니다.</translation>
    </message>
    <message>
        <source>Close the other program or try again in a moment.</source>
        <translation>그 프로그램을 닫거나 잠시 후 다시 시도하세요.</translation>
    </message>
    <message>
        <source>The search index cannot be opened</source>
        <translation>검색 색인을 열 수 없습니다</translation>
    </message>
    <message>
        <source>The system refuses access to %1.</source>
        <translation>시스템이 %1에 대한 접근을 거부했습니다.</translation>
    </message>
    <message>
        <source>Check the rights of the file and its folder.</source>
        <translation>파일과 폴더의 권한을 확인하세요.</translation>
    </message>
    <message>
        <source>The disk does not answer as it should</source>
        <translation>디스크가 제대로 응답하지 않습니다</translation>
    </message>
    <message>
        <source>Reading or writing the search index %1 failed.</source>
        <translation>검색 색인 %1을(를) 읽거나 쓰지 못했습니다.</translation>
    </message>
    <message>
        <source>Check the disk or the network drive, and the space left on it.</source>
        <translation>디스크나 네트워크 드라이브와 남은 공간을 확인하세요.</translation>
    </message>
    <message>
        <source>The search index is damaged</source>
        <translation>검색 색인이 손상되었습니다</translation>
    </message>
    <message>
        <source>The file %1 cannot be read any more. Your notes are not affected.</source>
        <translation>파일 %1을(를) 더는 읽을 수 없습니다. 노트에는 영향이 없습니다.</translation>
    </message>
    <message>
        <source>The index is made again from the notes at the next start.</source>
        <translation>다음에 시작할 때 노트에서 색인을 다시 만듭니다.</translation>
    </message>
    <message>
        <source>The search index is from a newer Memoro</source>
        <translation>검색 색인이 더 새로운 Memoro에서 만들어졌습니다</translation>
    </message>
    <message>
        <source>The data folder cannot be written</source>
        <translation>데이터 폴더에 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>The built-in search model is missing</source>
        <translation>내장 검색 모델이 없습니다</translation>
    </message>
    <message>
        <source>Search by meaning needs its file, which is made when Memoro is set up. Search by words goes on.</source>
        <translation>의미 검색에는 Memoro를 설치할 때 만드는 모델 파일이 필요합니다. 단어 검색은 계속 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>The built-in search model is damaged</source>
        <translation>내장 검색 모델이 손상되었습니다</translation>
    </message>
    <message>
        <source>The built-in model cannot run</source>
        <translation>내장 모델을 실행할 수 없습니다</translation>
    </message>
    <message>
        <source>%1 is not installed. Search by words goes on.</source>
        <translation>%1이(가) 설치되어 있지 않습니다. 단어 검색은 계속 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>This note cannot be opened</source>
        <translation>이 노트를 열 수 없습니다</translation>
    </message>
    <message>
        <source>This note cannot be read</source>
        <translation>이 노트를 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>The configuration was not changed</source>
        <translation>설정이 바뀌지 않았습니다</translation>
    </message>
    <message>
        <source>Open the file, mend it, and try again.</source>
        <translation>파일을 열어 고친 뒤 다시 시도하세요.</translation>
    </message>
    <message>
        <source>No program opens this file</source>
        <translation>이 파일을 열 프로그램이 없습니다</translation>
    </message>
    <message>
        <source>The program did not start</source>
        <translation>프로그램이 시작되지 않았습니다</translation>
    </message>
    <message>
        <source>Choose an editor in the settings.</source>
        <translation>설정에서 편집기를 선택하세요.</translation>
    </message>
    <message>
        <source>The global hotkey does not work here</source>
        <translation>여기서는 전역 단축키를 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>This Wayland desktop does not let programs bind a global hotkey.</source>
        <translation>이 Wayland 데스크톱에서는 프로그램이 전역 단축키를 등록할 수 없습니다.</translation>
    </message>
    <message>
        <source>The hotkey %1 is already taken</source>
        <translation>단축키 %1은(는) 이미 사용 중입니다</translation>
    </message>
    <message>
        <source>It usually belongs to %1.</source>
        <translation>보통 %1에서 사용합니다.</translation>
    </message>
    <message>
        <source>Another program has reserved it.</source>
        <translation>다른 프로그램이 사용 중입니다.</translation>
    </message>
    <message>
        <source>Free right now: %1.</source>
        <translation>지금 쓸 수 있는 것: %1.</translation>
    </message>
    <message>
        <source>Choose another combination.</source>
        <translation>다른 조합을 선택하세요.</translation>
    </message>
    <message>
        <source>It is not there any more</source>
        <translation>더 이상 없습니다</translation>
    </message>
    <message>
        <source>%1 was moved or deleted.</source>
        <translation>%1이(가) 옮겨졌거나 삭제되었습니다.</translation>
    </message>
    <message>
        <source>The next sync forgets it.</source>
        <translation>다음 동기화 때 목록에서 사라집니다.</translation>
    </message>
    <message>
        <source>The choice could not be saved</source>
        <translation>선택을 저장하지 못했습니다</translation>
    </message>
    <message>
        <source>Make the file writable, or free some space.</source>
        <translation>파일에 쓸 수 있게 하거나 공간을 비우세요.</translation>
    </message>
    <message>
        <source>This is a symbolic link; links are not followed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder could not be listed: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This extra path does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only Markdown files (.md) are indexed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory folder does not exist or cannot be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not text in any encoding that could be recognised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be saved in %2. The note is as it was before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make room on the disk, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk cannot be written to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is on a disk that is read-only. The note is as it was before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the disk, or choose another memory folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may not be changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your account may not write in %1, or another program holds the file open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the rights of the folder, or close the other program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system says: %1. The note is as it was before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is write-protected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is marked as read-only, so Memoro does not replace it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the mark away if the note may be changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room left to keep earlier versions in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history cannot be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 or its folder is read-only, so earlier versions cannot be kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow writing there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history is busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 could not be opened or created.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the folder exists and that you may write there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading or writing the history %1 failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the disk and the space left on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 cannot be read any more. Your notes themselves are not affected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the next start it is set aside and a new history begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memoro does not know where your assistant keeps its notes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder, or set agents.defaults.workspace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draft could not be kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the note.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1에 쓸 수 없습니다: %2.</translation>
    </message>
    <message>
        <source>Starting with the computer could not be changed</source>
        <translation>자동 시작 설정을 바꾸지 못했습니다</translation>
    </message>
    <message>
        <source>Allow writing there and try again.</source>
        <translation>쓰기를 허용한 뒤 다시 시도하세요.</translation>
    </message>
    <message>
        <source>The backup could not be written</source>
        <translation>백업을 쓰지 못했습니다</translation>
    </message>
    <message>
        <source>Choose another place, or free some space.</source>
        <translation>다른 위치를 고르거나 공간을 확보하세요.</translation>
    </message>
    <message>
        <source>This backup cannot be used</source>
        <translation>이 백업은 사용할 수 없습니다</translation>
    </message>
    <message>
        <source>%1 was not made by Memoro, or it is damaged. Nothing was changed.</source>
        <translation>%1은(는) Memoro의 백업이 아니거나 손상되었습니다. 아무것도 바꾸지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 is of a newer Memoro (%2). Nothing was changed.</source>
        <translation>%1은(는) 더 새로운 Memoro(%2)의 것입니다. 아무것도 바꾸지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 is damaged (%2). Nothing was changed.</source>
        <translation>%1이(가) 손상되었습니다(%2). 아무것도 바꾸지 않았습니다.</translation>
    </message>
    <message>
        <source>Restoring from %1 stopped: %2.</source>
        <translation>%1에서 복원하다가 멈췄습니다: %2.</translation>
    </message>
    <message>
        <source>Choose another backup.</source>
        <translation>다른 백업을 고르세요.</translation>
    </message>
    <message>
        <source>Memoro could not look for updates</source>
        <translation>업데이트를 확인하지 못했습니다</translation>
    </message>
    <message>
        <source>No address for updates is set.</source>
        <translation>업데이트 주소가 설정되지 않았습니다.</translation>
    </message>
    <message>
        <source>The address for updates must begin with https://.</source>
        <translation>업데이트 주소는 https://로 시작해야 합니다.</translation>
    </message>
    <message>
        <source>The answer is not about updates.</source>
        <translation>업데이트에 관한 응답이 아닙니다.</translation>
    </message>
    <message>
        <source>No connection to %1.</source>
        <translation>%1에 연결할 수 없습니다.</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>나중에 다시 시도하세요.</translation>
    </message>
    <message>
        <source>There is nothing to write</source>
        <translation>쓸 내용이 없습니다</translation>
    </message>
    <message>
        <source>The note is empty.</source>
        <translation>메모가 비어 있습니다.</translation>
    </message>
    <message>
        <source>The note could not be written</source>
        <translation>메모를 쓰지 못했습니다</translation>
    </message>
    <message>
        <source>The note could not be taken back</source>
        <translation>추가를 취소하지 못했습니다</translation>
    </message>
    <message>
        <source>The pin could not be kept</source>
        <translation>고정을 저장하지 못했습니다</translation>
    </message>
    <message>
        <source>The sample memory could not be made</source>
        <translation>예제를 만들지 못했습니다</translation>
    </message>
    <message>
        <source>Free some space, or choose another folder.</source>
        <translation>공간을 확보하거나 다른 폴더를 고르세요.</translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The settings file cannot be read, so nothing can be changed here and nothing is overwritten. The last good settings hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some values in the settings file cannot be used. What held before holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something in the settings file is probably not what was meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in the editor</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProgramActions</name>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>Memory library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open memory folder</source>
        <translation>메모리 폴더 열기</translation>
    </message>
    <message>
        <source>Sync now</source>
        <translation>지금 동기화</translation>
    </message>
    <message>
        <source>Resume indexing</source>
        <translation>색인 작업 재개</translation>
    </message>
    <message>
        <source>Pause indexing</source>
        <translation>색인 작업 일시 중지</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit Memoro</source>
        <translation>Memoro 종료</translation>
    </message>
    <message>
        <source>Quick note…</source>
        <translation>빠른 메모…</translation>
    </message>
    <message>
        <source>Pause the hotkey for an hour</source>
        <translation>단축키 1시간 중지</translation>
    </message>
    <message>
        <source>Use the hotkey again</source>
        <translation>단축키 다시 사용</translation>
    </message>
    <message>
        <source>Do not disturb</source>
        <translation>방해 금지</translation>
    </message>
    <message>
        <source>First steps…</source>
        <translation>시작 안내…</translation>
    </message>
    <message>
        <source>Back up and restore…</source>
        <translation>백업과 복원…</translation>
    </message>
    <message>
        <source>Report for support…</source>
        <translation>지원용 보고서…</translation>
    </message>
    <message>
        <source>Update to %1…</source>
        <translation>%1(으)로 업데이트…</translation>
    </message>
    <message>
        <source>Look for updates…</source>
        <translation>업데이트 확인…</translation>
    </message>
</context>
<context>
    <name>PromisePage</name>
    <message>
        <source>Private and quick</source>
        <translation>안전하고 빠르게</translation>
    </message>
    <message>
        <source>Your notes are being read already. What you should know meanwhile:</source>
        <translation>노트는 이미 읽고 있습니다. 그동안 알아 두면 좋은 세 가지입니다.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer</source>
        <translation>데이터는 이 컴퓨터를 벗어나지 않습니다</translation>
    </message>
    <message>
        <source>Memoro works offline and needs no key, unless you choose otherwise in the settings.</source>
        <translation>설정에서 바꾸지 않는 한 Memoro는 오프라인으로 동작하며 키도 필요 없습니다.</translation>
    </message>
    <message>
        <source>Words at once, meaning a little later</source>
        <translation>단어는 바로, 의미는 조금 뒤에</translation>
    </message>
    <message>
        <source>You can search straight away; search by meaning joins in as soon as it is prepared.</source>
        <translation>검색은 바로 쓸 수 있고, 의미로 찾기는 준비되는 대로 더해집니다.</translation>
    </message>
    <message>
        <source>Your notes stay files</source>
        <translation>노트는 파일 그대로</translation>
    </message>
    <message>
        <source>They stay where they are. You can undo every change that is made with Memoro.</source>
        <translation>있던 자리에 그대로 있습니다. Memoro로 바꾼 것은 모두 되돌릴 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>ProposalPane</name>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change it first…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why not? The assistant can read this (optional).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it would change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text of the proposal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a proposal to see what it would change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adds to the note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rewrites the note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declined: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The note was changed since, in the same lines. Change the proposal first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted and written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declined. Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProviderCard</name>
    <message>
        <source>In use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the details of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set up %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen automatically</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProviderStates</name>
    <message>
        <source>Works, tested at %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Providers</name>
    <message>
        <source>Words are always found. To find the meaning as well, a model turns every note into numbers, its embedding. Who does that is chosen here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it fails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not running on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key %1 is set up</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuickNotes</name>
    <message>
        <source>Add to today’s log</source>
        <translation>오늘 로그에 추가</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>추가</translation>
    </message>
    <message>
        <source>A quick note</source>
        <translation>빠른 메모</translation>
    </message>
    <message>
        <source>Go on typing; Enter adds it to today’s log.</source>
        <translation>계속 입력하세요. Enter를 누르면 오늘 로그에 추가됩니다.</translation>
    </message>
    <message>
        <source>Added to today’s log</source>
        <translation>오늘 로그에 추가했습니다</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>취소하기</translation>
    </message>
    <message>
        <source>Today’s log has this already</source>
        <translation>오늘 로그에 이미 있습니다</translation>
    </message>
    <message>
        <source>The note was taken back</source>
        <translation>추가를 취소했습니다</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>고정했습니다</translation>
    </message>
    <message>
        <source>No longer pinned</source>
        <translation>고정을 해제했습니다</translation>
    </message>
</context>
<context>
    <name>Recent</name>
    <message>
        <source>Pinned</source>
        <translation>고정됨</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>오늘</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>어제</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>이번 달</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>이전</translation>
    </message>
</context>
<context>
    <name>Recorder</name>
    <message>
        <source>No hotkey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the keys…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc leaves it as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free right now:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message>
        <source>d MMM yyyy</source>
        <translation>yyyy. M. d.</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Updates</source>
        <translation type="unfinished">업데이트</translation>
    </message>
    <message>
        <source>Search window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished">검색 결과</translation>
    </message>
    <message>
        <source>Words and meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeping up to date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bridge for assistants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trust for new assistants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hotkeys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions of notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving before a conversation is shortened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assistants in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QMD, another search engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding faults</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Counts from the next start of Memoro.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A change rebuilds the index: %1. Search goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A change makes new embeddings: %1. Search goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>price not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than $0.01</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about $%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No setting is called “%1”. Try another word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the default: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set by %1 on the command line for as long as Memoro runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set by the environment variable %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has an own value for the assistant %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message>
        <source>“%1” is as it was before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>In the search window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On this desktop (Wayland) programs may only propose a hotkey. The desktop asks you and has the last word; you can change the key later in its own keyboard settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This desktop does not let programs bind a hotkey. Its own keyboard settings can: add a shortcut there that runs this command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished">복사</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Sections of the memory</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SkippedPage</name>
    <message>
        <source>Leave something else out…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By your choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out by the settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every Markdown file of your memory folder is in the memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What fits this pattern is not read, not searched, and shown to no assistant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it in again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in the folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>States</name>
    <message>
        <source>Searching…</source>
        <translation>검색하는 중…</translation>
    </message>
    <message>
        <source>Indexing stopped because of an error</source>
        <translation>오류로 색인 작업이 멈췄습니다</translation>
    </message>
    <message>
        <source>What is already indexed can still be found.</source>
        <translation>이미 색인된 내용은 계속 찾을 수 있습니다.</translation>
    </message>
    <message>
        <source>Start it again</source>
        <translation>다시 시작</translation>
    </message>
    <message>
        <source>No memory folder yet</source>
        <translation>아직 메모리 폴더가 없습니다</translation>
    </message>
    <message>
        <source>Memoro searches the notes that your assistant keeps.</source>
        <translation>Memoro는 어시스턴트가 보관하는 노트를 검색합니다.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>폴더 선택…</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>시작하는 중…</translation>
    </message>
    <message>
        <source>Reading your notes</source>
        <translation>노트를 읽는 중</translation>
    </message>
    <message>
        <source>This folder holds no notes yet</source>
        <translation>이 폴더에는 아직 노트가 없습니다</translation>
    </message>
    <message>
        <source>Every Markdown file that is put there can be found here.</source>
        <translation>그 폴더에 넣은 Markdown 파일은 모두 여기서 찾을 수 있습니다.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>폴더 열기</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>Nothing found for “%1”</source>
        <translation>“%1”에 대한 결과가 없습니다</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>Indexing is paused, so newer notes may be missing.</source>
        <translation>색인 작업이 일시 중지되어 최근 노트가 빠져 있을 수 있습니다.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>재개</translation>
    </message>
    <message>
        <source>Search goes by words only at the moment. Try a word that stands in the note itself.</source>
        <translation>지금은 단어로만 검색합니다. 노트에 적힌 단어로 찾아 보세요.</translation>
    </message>
    <message>
        <source>Try other or fewer words.</source>
        <translation>다른 단어를 쓰거나 단어를 줄여 보세요.</translation>
    </message>
    <message>
        <source>Indexing is paused; newer notes may be missing.</source>
        <translation>색인 작업이 일시 중지되었습니다. 최근 노트가 빠져 있을 수 있습니다.</translation>
    </message>
    <message>
        <source>Search by meaning is off; words are found as always.</source>
        <translation>의미 검색이 꺼져 있습니다. 단어 검색은 평소처럼 됩니다.</translation>
    </message>
    <message>
        <source>Looking for notes…</source>
        <translation>노트를 찾는 중…</translation>
    </message>
    <message>
        <source>%1 of %2 notes can be found already.</source>
        <translation>노트 %2개 중 %1개를 이미 찾을 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Starting…</source>
        <translation>시작하는 중…</translation>
    </message>
    <message>
        <source>Indexing stopped because of an error</source>
        <translation>오류로 색인 작업이 멈췄습니다</translation>
    </message>
    <message>
        <source>Searching still works. Choose “Sync now” to start it again.</source>
        <translation>검색은 계속 쓸 수 있습니다. ‘지금 동기화’로 다시 시작할 수 있습니다.</translation>
    </message>
    <message>
        <source>No memory folder chosen yet</source>
        <translation>아직 메모리 폴더를 선택하지 않았습니다</translation>
    </message>
    <message>
        <source>Something needs your attention</source>
        <translation>확인이 필요합니다</translation>
    </message>
    <message>
        <source>search by words only</source>
        <translation>단어로만 검색</translation>
    </message>
    <message>
        <source>search by words and meaning</source>
        <translation>단어와 의미로 검색</translation>
    </message>
    <message>
        <source>Looking for notes…</source>
        <translation>노트를 찾는 중…</translation>
    </message>
    <message>
        <source>Reading notes: %1 of %2</source>
        <translation>노트 읽는 중: %1 / %2</translation>
    </message>
    <message>
        <source>%1 · preparing search by meaning, %2 %</source>
        <translation>%1 · 의미 검색 준비 중 %2 %</translation>
    </message>
    <message>
        <source>Less than a minute left</source>
        <translation>1분 미만 남음</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>%2단계 중 %1단계</translation>
    </message>
</context>
<context>
    <name>TestLine</name>
    <message>
        <source>Test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The test was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was no answer in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embedding two texts… %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Works: %1 dimensions, %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 for %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextEditor</name>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose “%1”…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide this message</source>
        <translation type="unfinished">이 메시지 숨기기</translation>
    </message>
</context>
<context>
    <name>UpdateBox</name>
    <message>
        <source>Updates</source>
        <translation>업데이트</translation>
    </message>
    <message>
        <source>Memoro %1 is there</source>
        <translation>Memoro %1이(가) 나왔습니다</translation>
    </message>
    <message>
        <source>Yours is %1.</source>
        <translation>지금 버전은 %1입니다.</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>페이지 열기</translation>
    </message>
    <message>
        <source>Memoro is up to date</source>
        <translation>Memoro는 최신 버전입니다</translation>
    </message>
</context>
<context>
    <name>Upkeep</name>
    <message>
        <source>Memoro %1 is there</source>
        <translation>Memoro %1이(가) 나왔습니다</translation>
    </message>
    <message>
        <source>The menu leads to it.</source>
        <translation>메뉴에서 열 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>WatchPage</name>
    <message>
        <source>A few words, or a whole question</source>
        <translation>단어 몇 개 또는 질문</translation>
    </message>
    <message>
        <source>First search</source>
        <translation>첫 검색</translation>
    </message>
    <message>
        <source>Progress of reading the notes</source>
        <translation>노트 읽기 진행 상황</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>food that makes a friend ill</source>
        <translation>친구가 먹으면 안 되는 음식</translation>
    </message>
    <message>
        <source>TKY-88431</source>
        <translation>TKY-88431</translation>
    </message>
    <message>
        <source>Reading your notes</source>
        <translation>노트를 읽는 중</translation>
    </message>
    <message>
        <source>You can search already</source>
        <translation>이제 검색할 수 있습니다</translation>
    </message>
    <message>
        <source>Your memory is ready</source>
        <translation>메모리가 준비되었습니다</translation>
    </message>
    <message>
        <source>Your first search: what might your assistant know?</source>
        <translation>첫 검색입니다. 어시스턴트는 무엇을 알고 있을까요?</translation>
    </message>
</context>
</TS>
