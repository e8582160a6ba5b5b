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
        <translation>바뀐 내용</translation>
    </message>
    <message>
        <source>Go back to this version</source>
        <translation>이 버전으로 되돌리기</translation>
    </message>
    <message>
        <source>Open the note</source>
        <translation>노트 열기</translation>
    </message>
    <message>
        <source>Bring the note back</source>
        <translation>노트 되살리기</translation>
    </message>
    <message>
        <source>Undo this change</source>
        <translation>이 변경 취소</translation>
    </message>
    <message>
        <source>Choose a change to see what it did.</source>
        <translation>변경을 선택하면 내용이 표시됩니다.</translation>
    </message>
    <message>
        <source>This version is not text that could be shown.</source>
        <translation>이 버전은 텍스트가 아니어서 표시할 수 없습니다.</translation>
    </message>
    <message>
        <source>Only line ends or the encoding changed; the words are the same.</source>
        <translation>줄바꿈이나 인코딩만 바뀌었고 내용은 같습니다.</translation>
    </message>
    <message>
        <source>The note is back.</source>
        <translation>노트를 되살렸습니다.</translation>
    </message>
    <message>
        <source>The change was undone.</source>
        <translation>변경을 취소했습니다.</translation>
    </message>
    <message>
        <source>The note is as it was then. The newer version stays in the history.</source>
        <translation>노트를 그때 내용으로 되돌렸습니다. 새 버전은 기록에 남아 있습니다.</translation>
    </message>
    <message>
        <source>Nothing to do: the note is like that already.</source>
        <translation>노트가 이미 그 내용입니다.</translation>
    </message>
    <message>
        <source>Another program is changing the note right now. Try again.</source>
        <translation>다른 프로그램이 노트를 바꾸는 중입니다. 다시 시도하세요.</translation>
    </message>
    <message>
        <source>Go back to the version before it</source>
        <translation>그 이전 버전으로 되돌리기</translation>
    </message>
</context>
<context>
    <name>CheckupPage</name>
    <message>
        <source>Findings</source>
        <translation>점검 결과</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>다시 점검</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Progress of the check-up</source>
        <translation>점검 진행률</translation>
    </message>
    <message>
        <source>Looks for notes that say the same, dates that contradict, secrets, a long-term memory that has grown too long, and old daily logs. It only looks; you decide.</source>
        <translation>같은 내용의 노트, 서로 다른 날짜, 비밀 정보, 너무 길어진 장기 메모리, 오래된 일지를 찾습니다. 살펴보기만 하고 결정은 직접 합니다.</translation>
    </message>
    <message>
        <source>How is the memory?</source>
        <translation>메모리 상태는 어떤가요?</translation>
    </message>
    <message>
        <source>Start the check-up</source>
        <translation>점검 시작</translation>
    </message>
    <message>
        <source>Reading the notes…</source>
        <translation>노트를 읽는 중…</translation>
    </message>
    <message>
        <source>Nothing in your notes needs attention.</source>
        <translation>노트에 살펴볼 내용이 없습니다.</translation>
    </message>
    <message>
        <source>All is well</source>
        <translation>문제없습니다</translation>
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
        <translation type="unfinished">노트</translation>
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
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>ConflictView</name>
    <message>
        <source>This note was changed by another program</source>
        <translation>다른 프로그램이 이 노트를 바꾸었습니다</translation>
    </message>
    <message>
        <source>Nothing was overwritten. If you keep yours, the other one stays in the history.</source>
        <translation>아무것도 덮어쓰지 않았습니다. 내 버전을 남겨도 다른 버전은 기록에 남습니다.</translation>
    </message>
    <message>
        <source>On disk now</source>
        <translation>디스크에 있는 버전</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>내 버전</translation>
    </message>
    <message>
        <source>The version on disk</source>
        <translation>디스크에 있는 버전</translation>
    </message>
    <message>
        <source>Your version</source>
        <translation>내 버전</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>내 버전 유지</translation>
    </message>
    <message>
        <source>Keep the one on disk</source>
        <translation>디스크 버전 유지</translation>
    </message>
    <message>
        <source>Save mine as a new note</source>
        <translation>내 버전을 새 노트로 저장</translation>
    </message>
    <message>
        <source>Go on editing mine</source>
        <translation>내 버전 계속 편집</translation>
    </message>
    <message>
        <source>The note was deleted.</source>
        <translation>노트가 삭제되었습니다.</translation>
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
        <translation>노트가 있는 날</translation>
    </message>
</context>
<context>
    <name>DeletedPage</name>
    <message>
        <source>The deleted note</source>
        <translation>삭제된 노트</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>되살리기</translation>
    </message>
    <message>
        <source>Forget for good…</source>
        <translation>완전히 지우기…</translation>
    </message>
    <message>
        <source>Notes that are deleted, here or elsewhere, stay here until you forget them.</source>
        <translation>여기나 다른 곳에서 삭제한 노트는 완전히 지울 때까지 여기에 남습니다.</translation>
    </message>
    <message>
        <source>No deleted notes</source>
        <translation>삭제된 노트가 없습니다</translation>
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
        <translation type="unfinished">취소</translation>
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
        <translation>%1 %2번째 줄 열기</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>외 %1개</translation>
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
        <translation>변경</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>전체 기간</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>오늘</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>최근 7일</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>최근 30일</translation>
    </message>
    <message>
        <source>When</source>
        <translation>기간</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>바꾼 사람</translation>
    </message>
    <message>
        <source>Forget all earlier versions…</source>
        <translation>이전 버전 모두 지우기…</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>%1만</translation>
    </message>
    <message>
        <source>Show the history of all notes</source>
        <translation>모든 노트의 기록 보기</translation>
    </message>
    <message>
        <source>No changes of this kind</source>
        <translation>해당하는 변경이 없습니다</translation>
    </message>
    <message>
        <source>From now on every change of a note is kept here, whoever makes it, with a way back.</source>
        <translation>이제부터 누가 노트를 바꾸든 여기에 남고 되돌릴 수 있습니다.</translation>
    </message>
    <message>
        <source>Nothing has changed yet</source>
        <translation>아직 변경이 없습니다</translation>
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
        <translation>제안</translation>
    </message>
    <message>
        <source>Which proposals</source>
        <translation>표시할 제안</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>대기 중</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>수락함</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>거절함</translation>
    </message>
    <message>
        <source>When an assistant may not write by itself, it proposes here what it would write.</source>
        <translation>어시스턴트가 직접 쓸 수 없을 때는 쓰려는 내용을 여기에 제안합니다.</translation>
    </message>
    <message>
        <source>Nothing waits for you</source>
        <translation>기다리는 제안이 없습니다</translation>
    </message>
    <message>
        <source>Nothing here yet</source>
        <translation>아직 아무것도 없습니다</translation>
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
        <translation>내용이 거의 같은 노트</translation>
    </message>
    <message>
        <source>Said more than once</source>
        <translation>여러 번 적힌 내용</translation>
    </message>
    <message>
        <source>Dates that contradict</source>
        <translation>서로 다른 날짜</translation>
    </message>
    <message>
        <source>Long-term memory is long</source>
        <translation>너무 긴 장기 메모리</translation>
    </message>
    <message>
        <source>Looks like a secret</source>
        <translation>비밀 정보로 보임</translation>
    </message>
    <message>
        <source>Old daily logs</source>
        <translation>오래된 일지</translation>
    </message>
    <message>
        <source>About %1 tokens; more than %2 slow each conversation.</source>
        <translation>약 %1토큰입니다. %2토큰을 넘으면 대화가 느려집니다.</translation>
    </message>
    <message>
        <source>%1 % alike</source>
        <translation>%1 % 일치</translation>
    </message>
    <message>
        <source>Keep it in one place and delete it in the others, so that corrections reach it all.</source>
        <translation>한 곳에만 남기고 나머지를 지우면 수정이 빠짐없이 반영됩니다.</translation>
    </message>
    <message>
        <source>Correct the one that is wrong, or your assistant may believe either.</source>
        <translation>틀린 쪽을 고치세요. 그대로 두면 어시스턴트가 어느 쪽이든 믿을 수 있습니다.</translation>
    </message>
    <message>
        <source>Move details to notes of their own; the assistant finds them by searching.</source>
        <translation>자세한 내용은 별도 노트로 옮기세요. 어시스턴트가 검색해서 찾습니다.</translation>
    </message>
    <message>
        <source>Take it out of the note, then forget the note&apos;s earlier versions. A key that was shown to an assistant should be replaced.</source>
        <translation>노트에서 지운 뒤 이전 버전도 지우세요. 어시스턴트에게 보인 키는 바꾸는 것이 좋습니다.</translation>
    </message>
    <message>
        <source>Nothing must be done. If they are in the way, keep what matters and delete them.</source>
        <translation>그대로 두어도 됩니다. 방해가 되면 중요한 내용만 남기고 삭제하세요.</translation>
    </message>
    <message>
        <source>Found in the text</source>
        <translation>본문에서 찾은 결과</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>시작하는 중…</translation>
    </message>
    <message>
        <source>MEMORY.md holds what your assistant should always know about you.</source>
        <translation>MEMORY.md에는 어시스턴트가 늘 알아야 할 내용을 적습니다.</translation>
    </message>
    <message>
        <source>Your assistant writes one note for each day. The first one appears here.</source>
        <translation>어시스턴트는 날마다 노트를 하나씩 씁니다. 첫 노트가 여기에 나타납니다.</translation>
    </message>
    <message>
        <source>Notes without a date, for example about a project or a person.</source>
        <translation>프로젝트나 사람에 관한 노트처럼 날짜가 없는 노트입니다.</translation>
    </message>
    <message>
        <source>Other folders that belong to the memory. They are added in the settings.</source>
        <translation>메모리에 포함된 다른 폴더입니다. 설정에서 추가할 수 있습니다.</translation>
    </message>
    <message>
        <source>What was changed last appears here.</source>
        <translation>최근에 바뀐 노트가 여기에 나타납니다.</translation>
    </message>
    <message>
        <source>Mark a note with the star, and it does not grow old in the search.</source>
        <translation>노트에 별표를 하면 검색에서 오래된 것으로 취급되지 않습니다.</translation>
    </message>
    <message>
        <source>New note</source>
        <translation>새 노트</translation>
    </message>
    <message>
        <source>Nothing here yet: %1</source>
        <translation>아직 비어 있음: %1</translation>
    </message>
    <message>
        <source>Nothing found for “%1”</source>
        <translation>‘%1’ 검색 결과가 없습니다</translation>
    </message>
    <message>
        <source>Try other words, or search in the whole memory.</source>
        <translation>다른 단어로 찾거나 메모리 전체에서 검색하세요.</translation>
    </message>
    <message>
        <source>Assistants only add to a daily log; what stands there stays.</source>
        <translation>어시스턴트는 일지에 덧붙이기만 하고 이미 적힌 내용은 바꾸지 않습니다.</translation>
    </message>
    <message>
        <source>The note is not there any more.</source>
        <translation>노트가 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>The note is not there any more. Bring it back first.</source>
        <translation>노트가 더 이상 없습니다. 먼저 되살리세요.</translation>
    </message>
    <message>
        <source>There is another note of this name.</source>
        <translation>같은 이름의 노트가 이미 있습니다.</translation>
    </message>
    <message>
        <source>The same lines were changed again later.</source>
        <translation>같은 줄이 나중에 다시 바뀌었습니다.</translation>
    </message>
    <message>
        <source>This earlier version is not kept any more, to save space.</source>
        <translation>공간을 아끼기 위해 이 이전 버전은 남아 있지 않습니다.</translation>
    </message>
    <message>
        <source>The note was changed again later and cannot be compared by lines.</source>
        <translation>노트가 나중에 다시 바뀌었고 줄 단위로 비교할 수 없습니다.</translation>
    </message>
    <message>
        <source>Writing could damage this note, since its encoding is unknown. Save it as UTF-8 first.</source>
        <translation>인코딩을 알 수 없어 쓰면 노트가 손상될 수 있습니다. 먼저 UTF-8로 저장하세요.</translation>
    </message>
    <message>
        <source>A note may have at most 10 MiB.</source>
        <translation>노트는 최대 10 MiB입니다.</translation>
    </message>
    <message>
        <source>There is nothing to write.</source>
        <translation>쓸 내용이 없습니다.</translation>
    </message>
    <message>
        <source>A name must not contain any of &lt; &gt; : &quot; | ? *</source>
        <translation>이름에 &lt; &gt; : &quot; | ? * 문자를 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>This place is outside the memory.</source>
        <translation>이 위치는 메모리 밖입니다.</translation>
    </message>
    <message>
        <source>This is a link, and links are not followed.</source>
        <translation>링크이며, 링크는 따라가지 않습니다.</translation>
    </message>
    <message>
        <source>The name of a note ends with .md.</source>
        <translation>노트 이름은 .md로 끝나야 합니다.</translation>
    </message>
    <message>
        <source>This proposal was decided already.</source>
        <translation>이미 처리된 제안입니다.</translation>
    </message>
    <message>
        <source>The history does not know this any more.</source>
        <translation>기록에 더 이상 남아 있지 않습니다.</translation>
    </message>
    <message>
        <source>Long-term memory</source>
        <translation>장기 메모리</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>날짜별</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>주제</translation>
    </message>
    <message>
        <source>Other folders</source>
        <translation>다른 폴더</translation>
    </message>
    <message>
        <source>Recently changed</source>
        <translation>최근 변경</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>별표</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>제외됨</translation>
    </message>
    <message>
        <source>Deleted notes</source>
        <translation>삭제한 노트</translation>
    </message>
    <message>
        <source>History</source>
        <translation>기록</translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>받은 제안</translation>
    </message>
    <message>
        <source>Check-up</source>
        <translation>점검</translation>
    </message>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>다른 프로그램</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>변경됨</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>삭제됨</translation>
    </message>
    <message>
        <source>Renamed</source>
        <translation>이름 변경됨</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>복원됨</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>오늘</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>어제</translation>
    </message>
</context>
<context>
    <name>LibraryDoor</name>
    <message>
        <source>%1 proposes a change</source>
        <translation>%1의 변경 제안</translation>
    </message>
    <message>
        <source>It would like to write to %1. Look at it in the library&apos;s inbox.</source>
        <translation>%1에 쓰려고 합니다. 라이브러리의 받은 제안에서 확인하세요.</translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <source>Memory library</source>
        <translation>메모리 라이브러리</translation>
    </message>
    <message>
        <source>%1 is not in the memory now.</source>
        <translation>%1은(는) 지금 메모리에 없습니다.</translation>
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
        <translation>메모리 폴더 바로 아래</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
</context>
<context>
    <name>NoteActions</name>
    <message>
        <source>New note</source>
        <translation>새 노트</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>만들기</translation>
    </message>
    <message>
        <source>Rename the note</source>
        <translation>노트 이름 바꾸기</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>이름 바꾸기</translation>
    </message>
    <message>
        <source>Renamed to %1.</source>
        <translation>이름을 %1(으)로 바꾸었습니다.</translation>
    </message>
    <message>
        <source>%1 was deleted. It can be brought back.</source>
        <translation>%1을(를) 삭제했습니다. 되살릴 수 있습니다.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1을(를) 되살렸습니다.</translation>
    </message>
    <message>
        <source>Nothing in “%1” is read, searched or shown to an assistant any more. The files stay.</source>
        <translation>‘%1’ 안의 내용은 더 이상 읽거나 검색하거나 어시스턴트에게 보이지 않습니다. 파일은 그대로 남습니다.</translation>
    </message>
    <message>
        <source>Leave this folder out?</source>
        <translation>이 폴더를 제외할까요?</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>제외하기</translation>
    </message>
    <message>
        <source>From the history: %1, and proposals for it.</source>
        <translation>기록: %1 및 관련 제안</translation>
    </message>
    <message>
        <source>The note itself, if it is still there.</source>
        <translation>노트 자체(남아 있는 경우)</translation>
    </message>
    <message>
        <source>From the search: its passages, words and vectors, cached ones too.</source>
        <translation>검색: 구절, 단어, 벡터(캐시 포함)</translation>
    </message>
    <message>
        <source>This cannot be undone. Copies in backups and synchronised folders stay.</source>
        <translation>되돌릴 수 없습니다. 백업과 동기화 폴더의 사본은 남습니다.</translation>
    </message>
    <message>
        <source>Forget the earlier versions of %1?</source>
        <translation>%1의 이전 버전을 지울까요?</translation>
    </message>
    <message>
        <source>Forget them</source>
        <translation>지우기</translation>
    </message>
    <message>
        <source>Forget %1 for good?</source>
        <translation>%1을(를) 완전히 지울까요?</translation>
    </message>
    <message>
        <source>Forget for good</source>
        <translation>완전히 지우기</translation>
    </message>
    <message>
        <source>%1 is forgotten.</source>
        <translation>%1을(를) 지웠습니다.</translation>
    </message>
    <message>
        <source>Every earlier version of every note goes, and what was deleted cannot be brought back.</source>
        <translation>모든 노트의 이전 버전이 사라지고 삭제한 노트는 되살릴 수 없습니다.</translation>
    </message>
    <message>
        <source>Your notes themselves stay as they are. This cannot be undone.</source>
        <translation>현재 노트는 그대로 남습니다. 되돌릴 수 없습니다.</translation>
    </message>
    <message>
        <source>Forget the whole history?</source>
        <translation>전체 기록을 지울까요?</translation>
    </message>
    <message>
        <source>Forget the history</source>
        <translation>기록 지우기</translation>
    </message>
    <message>
        <source>The history is forgotten.</source>
        <translation>기록을 지웠습니다.</translation>
    </message>
    <message>
        <source>The file is cleaned at the next start, when there is room.</source>
        <translation>공간이 생기면 다음 시작 때 파일을 정리합니다.</translation>
    </message>
    <message>
        <source>A damaged older history may still hold it: %1</source>
        <translation>손상된 이전 기록에 남아 있을 수 있습니다: %1</translation>
    </message>
    <message>
        <source>Another program is changing the note right now. Try again.</source>
        <translation>다른 프로그램이 노트를 바꾸는 중입니다. 다시 시도하세요.</translation>
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
        <translation>이름 바꾸기…</translation>
    </message>
    <message>
        <source>Show its history</source>
        <translation>기록 보기</translation>
    </message>
    <message>
        <source>Open in the editor program</source>
        <translation>편집기에서 열기</translation>
    </message>
    <message>
        <source>Show in the folder</source>
        <translation>폴더에서 보기</translation>
    </message>
    <message>
        <source>Leave its folder out of the memory…</source>
        <translation>폴더를 메모리에서 제외…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Forget its earlier versions…</source>
        <translation>이전 버전 지우기…</translation>
    </message>
    <message>
        <source>Forget for good…</source>
        <translation>완전히 지우기…</translation>
    </message>
    <message>
        <source>Edit (Ctrl+E)</source>
        <translation>편집 (Ctrl+E)</translation>
    </message>
    <message>
        <source>Keep: this note does not grow old</source>
        <translation>별표: 이 노트는 오래되지 않습니다</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>changed %1</source>
        <translation>변경: %1</translation>
    </message>
</context>
<context>
    <name>NotePane</name>
    <message>
        <source>The note</source>
        <translation>노트</translation>
    </message>
    <message>
        <source>The note&apos;s text</source>
        <translation>노트 본문</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Choose a note to read it here.</source>
        <translation>노트를 선택하면 여기에 표시됩니다.</translation>
    </message>
    <message>
        <source>No note chosen</source>
        <translation>선택한 노트 없음</translation>
    </message>
    <message>
        <source>There are changes from %1 that were not saved.</source>
        <translation>%1에 저장하지 않은 변경이 있습니다.</translation>
    </message>
    <message>
        <source>Look at them</source>
        <translation>확인하기</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>되살리기</translation>
    </message>
    <message>
        <source>This note is very long. Edit it in an editor program.</source>
        <translation>노트가 너무 깁니다. 편집기에서 편집하세요.</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>저장되지 않음</translation>
    </message>
    <message>
        <source>All changes are saved</source>
        <translation>모두 저장됨</translation>
    </message>
    <message>
        <source>Another program has changed this note meanwhile.</source>
        <translation>그사이 다른 프로그램이 이 노트를 바꾸었습니다.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Your text is kept here.</source>
        <translation>입력한 내용은 여기에 남아 있습니다.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
</context>
<context>
    <name>NotesPage</name>
    <message>
        <source>Filter titles, search the text</source>
        <translation>제목과 본문 검색</translation>
    </message>
    <message>
        <source>Also: “exact words”, -without, tag:name, path:folder, last week</source>
        <translation>그 밖에: &quot;정확한 문구&quot;, -제외, tag:이름, path:폴더, 지난주</translation>
    </message>
    <message>
        <source>New note (Ctrl+N)</source>
        <translation>새 노트 (Ctrl+N)</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>노트</translation>
    </message>
    <message>
        <source>Search in this section</source>
        <translation>이 분류에서 검색</translation>
    </message>
    <message>
        <source>Search in the whole memory</source>
        <translation>메모리 전체에서 검색</translation>
    </message>
    <message>
        <source>Where to search</source>
        <translation>검색 범위</translation>
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
        <translation>
            <numerusform>변경 %n건</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier version(s)</source>
        <translation>
            <numerusform>이전 버전 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>노트 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to look at</source>
        <translation>
            <numerusform>살펴볼 항목 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n proposal(s) waiting</source>
        <translation>
            <numerusform>대기 중인 제안 %n건</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n old daily log(s)</source>
        <translation>
            <numerusform>오래된 일지 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Memory folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder with MEMORY.md and memory/. Unset: the OpenClaw workspace if there is one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether agents may search and read this memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embeddings by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who turns text into vectors. “auto” takes a local model or a key that is set up, else the built-in model, which needs neither key nor network. “none” searches by words only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The embedding model. Unset: the provider&apos;s usual one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the provider fails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another provider to use, with its usual model, when the chosen one fails. Results say so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers per vector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for Gemini embedding 2: 768, 1536 or 3072.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is searched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“memory” are the notes, “sessions” the agent&apos;s conversations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Additional folders and files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Absolute, or relative to the memory folder; ~ and environment variables work. Folders are searched for Markdown files with everything below. An agent&apos;s own list is added to this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out</source>
        <translation type="unfinished">제외됨</translation>
    </message>
    <message>
        <source>Patterns of files and folders that are not indexed: “drafts/”, “*.tmp.md”, “memory/old/**”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of a piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes are cut into pieces of about this many tokens (4 letters, or one Chinese, Japanese or Korean character, are one token). Small pieces answer more exactly, large ones keep more context.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap of pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tokens at the end of a piece are repeated at the start of the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results for an agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many results a search returns when the agent does not ask for a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results below it are left out, except those with all the words of the question. Unset: 0.30 for “calibrated”, 0.35 for “weighted”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search by words and by meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If off, only the meaning counts where there are embeddings, else only the words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How words and meaning are combined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“calibrated” compares each score with what is usual for the question; “weighted” adds the raw scores as OpenClaw does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the meaning in the score. The two weights are scaled so that they add up to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the words in the score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates per result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With “weighted”: how many candidates each search collects for one result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Avoid near duplicates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of several results that say nearly the same, show one and make room for others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relevance against variety</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 looks at relevance only, 0 at variety only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prefer recent notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let dated notes fade with age. MEMORY.md and undated notes in the memory folder never fade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half-life in days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After this many days a dated note counts half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the index is kept; {agentId} stands for the agent. Unset: in the program&apos;s data folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use sqlite-vec</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the database compare the vectors where that is the better way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vector engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“matrix” keeps all vectors in memory and is faster, “sqlite-vec” needs little memory; “auto” takes the matrix while it fits. Both give the same results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own sqlite-vec library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path of a sqlite-vec extension to use in place of the one that comes with the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory for vectors (MiB)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“auto” keeps the vectors in memory up to this size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch the folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notice changed notes by themselves, within seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait after a change (ms)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long to wait after the last change before indexing, so that a file can be finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the start of a session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for changes when an agent begins a session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At a search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for changes in the background when a search finds that something may have changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every … minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for changes at this interval as well. 0: never.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of conversations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the conversations (JSON Lines) are; {agentId} stands for the agent. Unset: in OpenClaw&apos;s own folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New bytes before indexing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A conversation is indexed again once it has grown by so many bytes. 0: at any change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New lines before indexing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A conversation is indexed again once it has so many new lines. 0: at any change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the embedding of every text, so that no text is computed or paid for twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embeddings to keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many embeddings are kept beside those in use; the longest unused leave first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a service that speaks the OpenAI, Gemini, Voyage, Mistral or Ollama protocol elsewhere. A key of the vendor is never sent to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program itself keeps keys in the system&apos;s password store; a key written here comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Additional headers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent with every request; they win over those of models.providers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let OpenAI, Gemini or Voyage embed large amounts as a batch job: cheaper, but slower to start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for batch jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If off, a job is picked up when it is finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch jobs at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many jobs may run together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask every … ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often the provider is asked whether a job is finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up after … minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A job that takes longer is given up and the texts are sent one request at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A GGUF file or an hf: address for the provider “local”; it is downloaded at its first use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where downloaded models are kept. Unset: in the program&apos;s cache folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images and sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index images and sound in the extra paths. Their bytes are sent to the Gemini service. Needs the provider gemini, the model gemini-embedding-2-preview and the fallback none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kinds of files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images, sound, or all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest file (bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger images and recordings are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remember conversations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index the agent&apos;s conversations too. Also needs “sessions” among the sources.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserved tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens that the agent keeps free for its answer; compaction begins before they are touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save before a conversation is shortened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the agent to write down what matters before its conversation is compacted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens before the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tokens before the point of compaction the agent is asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to the agent&apos;s instructions for this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the agent is asked. YYYY-MM-DD becomes today&apos;s date; after NO_REPLY nothing is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agents with a memory or with settings of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether agents get “Source: path#line” with each result. “auto”: in direct chats only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search engine for agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“qmd” asks the separate program QMD and falls back on the built-in engine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name or path of the QMD program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By words, by meaning, or both with re-ranking (slow).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Include the memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search MEMORY.md and memory/ besides the paths below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More folders for QMD to search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give cleaned conversations to QMD as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep for … days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Older conversations are taken out. Unset: keep all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for conversations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where they are written for QMD. Unset: in the agent&apos;s state folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update every</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A time such as 30s, 5m or 1h; 0 is never.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least pause (ms)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between two updates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update at start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update when the program starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the start waits for the first update.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embed every</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A time such as 30m or 2h; 0 is never.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time for a command (ms)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then it is ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time for an update (ms)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time for embedding (ms)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished">검색 결과</translation>
    </message>
    <message>
        <source>At most so many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters of a snippet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longer ones are cut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of one answer to an agent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time for a search (ms)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the built-in engine answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens when no rule matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who may search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first rule that matches a session decides. By default only direct chats may search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Providers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Addresses and keys by provider: openai, google, voyage, mistral …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory plugin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“none” takes the memory tools away from all agents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hotkey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the search from anywhere. Empty: no hotkey.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the windows. “auto” follows the system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark. “auto” follows the system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of all windows, beside what the system asks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start with the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start in the tray when you log in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What opens a note at its line: the name of a known editor, or a command with {path} and {line}. Unset: the system&apos;s own choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing, only problems, or also changes that agents make to the memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not disturb</source>
        <translation type="unfinished">방해 금지</translation>
    </message>
    <message>
        <source>Show no notifications at all for now; the tray icon still tells the state.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hotkey for a quick note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens a line that adds a thought to today&apos;s log. Empty: no hotkey.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for updates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask once a day whether there is a new version. Nothing about you or your notes is sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address for updates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the newest version is announced. Unset: nobody is asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenClaw&apos;s folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where OpenClaw keeps its agents and conversations. Unset: OPENCLAW_STATE_DIR or ~/.openclaw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detail of the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“debug” helps to find a fault.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results in the popup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many results are listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the chosen note beside the list, scrolled to the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close when another window is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If off, the popup stays until Esc.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Serve agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let agents on this computer search the memory. Only programs with a key of yours get answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On this computer only. If it is taken, the next free one is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each agent; more are turned away for a while.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep an access log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who asked when, without the texts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New agents and curated notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a new agent may do with MEMORY.md and other curated notes: read, propose changes that you review, or write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New agents and the daily log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a new agent may do with the daily log, to which it can only append.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep every version of every note, so that nothing is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room for versions (MiB)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it is full, the oldest versions are thinned out.</source>
        <translation type="unfinished"></translation>
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
        <translation>심볼릭 링크이며, 링크는 따라가지 않습니다.</translation>
    </message>
    <message>
        <source>The file could not be read: %1.</source>
        <translation>파일을 읽지 못했습니다: %1.</translation>
    </message>
    <message>
        <source>The folder could not be listed: %1.</source>
        <translation>폴더 내용을 볼 수 없습니다: %1.</translation>
    </message>
    <message>
        <source>This extra path does not exist.</source>
        <translation>이 추가 경로가 없습니다.</translation>
    </message>
    <message>
        <source>Only Markdown files (.md) are indexed.</source>
        <translation>Markdown 파일(.md)만 색인됩니다.</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>파일이 아닙니다.</translation>
    </message>
    <message>
        <source>The file does not exist.</source>
        <translation>파일이 없습니다.</translation>
    </message>
    <message>
        <source>The memory folder does not exist or cannot be reached.</source>
        <translation>메모리 폴더가 없거나 열 수 없습니다.</translation>
    </message>
    <message>
        <source>The file is not text in any encoding that could be recognised.</source>
        <translation>인코딩을 알 수 없어 텍스트로 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 could not be saved in %2. The note is as it was before.</source>
        <translation>%1을(를) %2에 저장하지 못했습니다. 노트는 이전 그대로입니다.</translation>
    </message>
    <message>
        <source>Make room on the disk, then try again.</source>
        <translation>디스크 공간을 비운 뒤 다시 시도하세요.</translation>
    </message>
    <message>
        <source>The disk cannot be written to</source>
        <translation>디스크에 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>%1 is on a disk that is read-only. The note is as it was before.</source>
        <translation>%1은(는) 읽기 전용 디스크에 있습니다. 노트는 이전 그대로입니다.</translation>
    </message>
    <message>
        <source>Check the disk, or choose another memory folder.</source>
        <translation>디스크를 확인하거나 다른 메모리 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>%1 may not be changed</source>
        <translation>%1을(를) 바꿀 수 없습니다</translation>
    </message>
    <message>
        <source>Your account may not write in %1, or another program holds the file open.</source>
        <translation>%1에 쓸 권한이 없거나 다른 프로그램이 파일을 열어 두었습니다.</translation>
    </message>
    <message>
        <source>Check the rights of the folder, or close the other program.</source>
        <translation>폴더 권한을 확인하거나 다른 프로그램을 닫으세요.</translation>
    </message>
    <message>
        <source>%1 could not be saved</source>
        <translation>%1을(를) 저장하지 못했습니다</translation>
    </message>
    <message>
        <source>The system says: %1. The note is as it was before.</source>
        <translation>시스템 응답: %1. 노트는 이전 그대로입니다.</translation>
    </message>
    <message>
        <source>%1 is write-protected</source>
        <translation>%1은(는) 쓰기 금지되어 있습니다</translation>
    </message>
    <message>
        <source>The file is marked as read-only, so Memoro does not replace it.</source>
        <translation>읽기 전용 파일이므로 Memoro는 바꾸지 않습니다.</translation>
    </message>
    <message>
        <source>Take the mark away if the note may be changed.</source>
        <translation>바꾸어도 된다면 읽기 전용을 해제하세요.</translation>
    </message>
    <message>
        <source>%1 could not be read</source>
        <translation>%1을(를) 읽지 못했습니다</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>아무것도 쓰지 않았습니다.</translation>
    </message>
    <message>
        <source>There is no room left to keep earlier versions in %1.</source>
        <translation>%1에 이전 버전을 남길 공간이 없습니다.</translation>
    </message>
    <message>
        <source>The history cannot be written</source>
        <translation>기록에 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>The file %1 or its folder is read-only, so earlier versions cannot be kept.</source>
        <translation>%1 또는 그 폴더가 읽기 전용이어서 이전 버전을 남길 수 없습니다.</translation>
    </message>
    <message>
        <source>Allow writing there.</source>
        <translation>쓰기를 허용하세요.</translation>
    </message>
    <message>
        <source>The history is busy</source>
        <translation>기록이 사용 중입니다</translation>
    </message>
    <message>
        <source>The history cannot be opened</source>
        <translation>기록을 열 수 없습니다</translation>
    </message>
    <message>
        <source>The file %1 could not be opened or created.</source>
        <translation>파일 %1을(를) 열거나 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>Check that the folder exists and that you may write there.</source>
        <translation>폴더가 있고 쓸 수 있는지 확인하세요.</translation>
    </message>
    <message>
        <source>Reading or writing the history %1 failed.</source>
        <translation>기록 %1을(를) 읽거나 쓰지 못했습니다.</translation>
    </message>
    <message>
        <source>Check the disk and the space left on it.</source>
        <translation>디스크와 남은 공간을 확인하세요.</translation>
    </message>
    <message>
        <source>The history is damaged</source>
        <translation>기록이 손상되었습니다</translation>
    </message>
    <message>
        <source>The file %1 cannot be read any more. Your notes themselves are not affected.</source>
        <translation>파일 %1을(를) 더 이상 읽을 수 없습니다. 노트에는 영향이 없습니다.</translation>
    </message>
    <message>
        <source>At the next start it is set aside and a new history begins.</source>
        <translation>다음 시작 때 따로 두고 새 기록을 시작합니다.</translation>
    </message>
    <message>
        <source>Memoro does not know where your assistant keeps its notes.</source>
        <translation>어시스턴트의 노트가 어디에 있는지 모릅니다.</translation>
    </message>
    <message>
        <source>Choose a folder, or set agents.defaults.workspace.</source>
        <translation>폴더를 선택하거나 agents.defaults.workspace를 설정하세요.</translation>
    </message>
    <message>
        <source>The draft could not be kept</source>
        <translation>초안을 남기지 못했습니다</translation>
    </message>
    <message>
        <source>Save the note.</source>
        <translation>노트를 저장하세요.</translation>
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
    <message>
        <source>%1. %2</source>
        <comment>a title and the sentences after it</comment>
        <translation>%1. %2</translation>
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
        <translation>메모리 라이브러리</translation>
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
        <translation>수락</translation>
    </message>
    <message>
        <source>Change it first…</source>
        <translation>먼저 고치기…</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>거절</translation>
    </message>
    <message>
        <source>Why not? The assistant can read this (optional).</source>
        <translation>거절 이유(선택 사항, 어시스턴트가 볼 수 있음)</translation>
    </message>
    <message>
        <source>What it would change</source>
        <translation>제안된 변경</translation>
    </message>
    <message>
        <source>The text of the proposal</source>
        <translation>제안 본문</translation>
    </message>
    <message>
        <source>Choose a proposal to see what it would change.</source>
        <translation>제안을 선택하면 바뀔 내용이 표시됩니다.</translation>
    </message>
    <message>
        <source>adds to the note</source>
        <translation>노트에 추가</translation>
    </message>
    <message>
        <source>rewrites the note</source>
        <translation>노트를 다시 씀</translation>
    </message>
    <message>
        <source>Declined: %1</source>
        <translation>거절: %1</translation>
    </message>
    <message>
        <source>The note was changed since, in the same lines. Change the proposal first.</source>
        <translation>그 뒤 같은 줄이 바뀌었습니다. 먼저 제안을 고치세요.</translation>
    </message>
    <message>
        <source>Accepted and written to %1.</source>
        <translation>수락하여 %1에 기록했습니다.</translation>
    </message>
    <message>
        <source>Declined. Nothing was written.</source>
        <translation>거절했습니다. 아무것도 기록하지 않았습니다.</translation>
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
    <name>ProviderKinds</name>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built-in model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger local model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another compatible server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A local model or a key that is set up, else the built-in model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No embeddings at all: notes are found by their words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Works now, nothing leaves this computer. About 100 languages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Understands more, nothing leaves this computer. One download, slower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For those who run Ollama already. Nothing leaves this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheap and fast. Your notes are sent to OpenAI.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Many languages. Your notes are sent to Google.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made for search. Your notes are sent to Voyage AI.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From Europe. Your notes are sent to Mistral.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LM Studio, vLLM, a company&apos;s gateway: whatever speaks OpenAI&apos;s protocol.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProviderStates</name>
    <message>
        <source>No connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set up: no key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key may not use this model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of credit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many requests for now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a model for search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not work</source>
        <translation type="unfinished"></translation>
    </message>
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
    <message>
        <source>Choose a result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it at its line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show it in its folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy its citation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the result with this number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll the preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the question, then close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Sections of the memory</source>
        <translation>메모리 분류</translation>
    </message>
</context>
<context>
    <name>SkippedPage</name>
    <message>
        <source>Leave something else out…</source>
        <translation>다른 항목 제외…</translation>
    </message>
    <message>
        <source>By your choice</source>
        <translation>직접 제외함</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>읽을 수 없음</translation>
    </message>
    <message>
        <source>Left out by the settings</source>
        <translation>설정에 따라 제외됨</translation>
    </message>
    <message>
        <source>Every Markdown file of your memory folder is in the memory.</source>
        <translation>메모리 폴더의 모든 Markdown 파일이 메모리에 들어 있습니다.</translation>
    </message>
    <message>
        <source>Nothing is left out</source>
        <translation>제외된 항목이 없습니다</translation>
    </message>
    <message>
        <source>What fits this pattern is not read, not searched, and shown to no assistant.</source>
        <translation>이 패턴에 맞는 것은 읽거나 검색하지 않고 어시스턴트에게도 보이지 않습니다.</translation>
    </message>
    <message>
        <source>Take it in again</source>
        <translation>다시 포함</translation>
    </message>
    <message>
        <source>Show in the folder</source>
        <translation>폴더에서 보기</translation>
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
        <translation type="unfinished">취소</translation>
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
        <translation type="unfinished">실행 취소</translation>
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
