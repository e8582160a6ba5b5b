<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR" sourcelanguage="en">
<context>
    <name>ActionMenu</name>
    <message>
        <source>Hide the preview</source>
        <translation>미리 보기 숨기기</translation>
    </message>
    <message>
        <source>Show the preview</source>
        <translation>미리 보기 표시</translation>
    </message>
    <message>
        <source>Search in something else</source>
        <translation>검색 범위 바꾸기</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>Back to the usual place</source>
        <translation>원래 위치로 되돌리기</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>설정…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Open the conversation</source>
        <translation>대화 열기</translation>
    </message>
    <message>
        <source>Open at the line</source>
        <translation>해당 줄 열기</translation>
    </message>
    <message>
        <source>Show in its folder</source>
        <translation>폴더에서 보기</translation>
    </message>
    <message>
        <source>Ctrl+↵</source>
        <translation>Ctrl+↵</translation>
    </message>
    <message>
        <source>Show in the library</source>
        <translation>라이브러리에서 보기</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>Copy the citation</source>
        <translation>출처 복사</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Copy the passage</source>
        <translation>이 부분 복사</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Paste into the program used before</source>
        <translation>이전에 쓰던 프로그램에 붙여넣기</translation>
    </message>
    <message>
        <source>Ctrl+Shift+↵</source>
        <translation>Ctrl+Shift+↵</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>고정 해제</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>고정</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Do not put it first</source>
        <translation>맨 위에 놓지 않기</translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation>Ctrl+Shift+D</translation>
    </message>
    <message>
        <source>More like this</source>
        <translation>비슷한 내용 찾기</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Search in this note</source>
        <translation>이 노트에서 검색</translation>
    </message>
    <message>
        <source>Search in this conversation</source>
        <translation>이 대화에서 검색</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Ctrl+F</translation>
    </message>
</context>
<context>
    <name>ActivityList</name>
    <message>
        <source>Clear</source>
        <translation>지우기</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>활동 기록</translation>
    </message>
    <message>
        <source>Nobody has asked anything yet.</source>
        <translation>아직 아무 요청도 없습니다.</translation>
    </message>
    <message>
        <source>Clear the activity</source>
        <translation>활동 기록 지우기</translation>
    </message>
    <message>
        <source>Kept on this computer only; the last 100 calls are shown.</source>
        <translation>이 컴퓨터에만 보관되며 최근 호출 100건을 보여 줍니다.</translation>
    </message>
</context>
<context>
    <name>Answering</name>
    <message>
        <source>Accepted and written to %1.</source>
        <translation>수락하여 %1에 기록했습니다.</translation>
    </message>
    <message>
        <source>Accepted. Nothing was written: %1 had it already.</source>
        <translation>수락했습니다. %1에 이미 있어 아무것도 기록하지 않았습니다.</translation>
    </message>
    <message>
        <source>Declined. Nothing was written.</source>
        <translation>거절했습니다. 아무것도 기록하지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>AssistantCard</name>
    <message>
        <source>Connect…</source>
        <translation>연결…</translation>
    </message>
    <message>
        <source>Make a new token</source>
        <translation>새 토큰 만들기</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>연결 테스트</translation>
    </message>
    <message>
        <source>Disconnect…</source>
        <translation>연결 해제…</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>권한 회수…</translation>
    </message>
    <message>
        <source>The file as it was is kept as %1.</source>
        <translation>원래 파일은 %1(으)로 보관했습니다.</translation>
    </message>
    <message>
        <source>Starting the connection as the assistant would…</source>
        <translation>어시스턴트와 같은 방법으로 연결하는 중…</translation>
    </message>
    <message>
        <source>The connection does not work: %1</source>
        <translation>연결되지 않습니다: %1</translation>
    </message>
    <message>
        <source>Disconnect %1?</source>
        <translation>%1 연결을 해제할까요?</translation>
    </message>
    <message>
        <source>It cannot reach the memory any more.</source>
        <translation>더 이상 메모리에 접근할 수 없게 됩니다.</translation>
    </message>
    <message>
        <source>Memoro&apos;s entry goes from its configuration; the file is backed up before.</source>
        <translation>설정 파일에서 Memoro 항목을 지웁니다. 그 전에 파일을 백업합니다.</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>연결 해제</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>권한 회수</translation>
    </message>
    <message>
        <source>Disconnected.</source>
        <translation>연결을 해제했습니다.</translation>
    </message>
</context>
<context>
    <name>Assistants</name>
    <message>
        <source>Assistants on this computer can search the memory and add to it, by the protocols MCP and REST. Each one has only the rights that you give it here; nothing is open to the network.</source>
        <translation>이 컴퓨터의 어시스턴트는 MCP와 REST로 메모리를 검색하고 내용을 추가할 수 있습니다. 각각 여기서 허용한 일만 할 수 있으며, 네트워크에는 공개되지 않습니다.</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>주소 복사</translation>
    </message>
    <message>
        <source>Pause all assistants</source>
        <translation>모든 어시스턴트 일시 중지</translation>
    </message>
    <message>
        <source>Nobody gets an answer until you switch it off.</source>
        <translation>끌 때까지 어떤 어시스턴트에게도 응답하지 않습니다.</translation>
    </message>
    <message>
        <source>Connect an assistant</source>
        <translation>어시스턴트 연결</translation>
    </message>
    <message>
        <source>Others: paste this</source>
        <translation>기타: 아래 내용 붙여넣기</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>활동 기록</translation>
    </message>
    <message>
        <source>The bridge is switched off.</source>
        <translation>브리지가 꺼져 있습니다.</translation>
    </message>
    <message>
        <source>The bridge answers at %1</source>
        <translation>브리지 주소: %1</translation>
    </message>
    <message>
        <source>The bridge serves connected assistants; it gets a web address with the first token.</source>
        <translation>브리지가 연결된 어시스턴트에 응답합니다. 웹 주소는 첫 토큰을 만들면 열립니다.</translation>
    </message>
    <message>
        <source>Quit Claude Desktop completely and start it again.</source>
        <translation>Claude Desktop을 완전히 종료한 뒤 다시 시작하세요.</translation>
    </message>
    <message>
        <source>Start a new session; /mcp shows the connection.</source>
        <translation>새 세션을 시작하세요. /mcp로 연결을 확인할 수 있습니다.</translation>
    </message>
    <message>
        <source>Restart Cursor, and see that memoro is switched on under MCP in its settings.</source>
        <translation>Cursor를 다시 시작하고 설정의 MCP에서 memoro가 켜져 있는지 확인하세요.</translation>
    </message>
    <message>
        <source>Restart the gateway; “openclaw mcp probe memoro” tries the connection.</source>
        <translation>게이트웨이를 다시 시작하세요. ‘openclaw mcp probe memoro’로 연결을 테스트할 수 있습니다.</translation>
    </message>
    <message>
        <source>Open the command “MCP: List Servers” and start memoro.</source>
        <translation>‘MCP: List Servers’ 명령을 열고 memoro를 시작하세요.</translation>
    </message>
    <message>
        <source>Searched</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>읽기</translation>
    </message>
    <message>
        <source>Wrote</source>
        <translation>쓰기</translation>
    </message>
    <message>
        <source>Asked about its proposals</source>
        <translation>자신의 제안을 확인함</translation>
    </message>
    <message>
        <source>Began a conversation</source>
        <translation>대화를 시작함</translation>
    </message>
    <message>
        <source>Asked whether to save now</source>
        <translation>지금 저장할지 물음</translation>
    </message>
    <message>
        <source>Asked about the memory&apos;s state</source>
        <translation>메모리 상태를 물음</translation>
    </message>
    <message>
        <source>Updated the index</source>
        <translation>색인 갱신을 요청함</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>거부됨</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>기록됨</translation>
    </message>
    <message>
        <source>Proposed</source>
        <translation>제안됨</translation>
    </message>
    <message>
        <source>Was declined before</source>
        <translation>이전에 거절됨</translation>
    </message>
    <message>
        <source>Was there already</source>
        <translation>이미 있음</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>찾지 못함</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>아직 아님</translation>
    </message>
    <message>
        <source>No, it did so already</source>
        <translation>아니요, 이미 저장함</translation>
    </message>
    <message>
        <source>No, the settings say so</source>
        <translation>아니요, 설정에서 꺼짐</translation>
    </message>
    <message>
        <source>No, it may not write there</source>
        <translation>아니요, 쓰기가 허용되지 않음</translation>
    </message>
    <message>
        <source>No, it does not say how long the conversation is</source>
        <translation>아니요, 대화 길이를 알리지 않음</translation>
    </message>
    <message>
        <source>No, its conversations are too short for that</source>
        <translation>아니요, 대화 창이 너무 작음</translation>
    </message>
    <message>
        <source>Connected by a token</source>
        <translation>토큰으로 연결됨</translation>
    </message>
    <message>
        <source>Local tools</source>
        <translation>로컬 도구</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>연결됨</translation>
    </message>
    <message>
        <source>Its token did not come with the backup. Make a new one.</source>
        <translation>백업에는 토큰이 들어 있지 않습니다. 새로 만드세요.</translation>
    </message>
    <message>
        <source>The connection is not complete. Connect it again.</source>
        <translation>연결이 완전하지 않습니다. 다시 연결하세요.</translation>
    </message>
    <message>
        <source>Its configuration file cannot be read.</source>
        <translation>설정 파일을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>Found on this computer, not connected</source>
        <translation>이 컴퓨터에 있음, 연결되지 않음</translation>
    </message>
    <message>
        <source>Not found on this computer</source>
        <translation>이 컴퓨터에 없음</translation>
    </message>
    <message>
        <source>No calls yet</source>
        <translation>아직 호출 없음</translation>
    </message>
    <message>
        <source>Last call: %1</source>
        <translation>마지막 호출: %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
</context>
<context>
    <name>BackBar</name>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>목록으로 돌아가기</translation>
    </message>
    <message>
        <source>Back to the list (%1)</source>
        <translation>목록으로 돌아가기(%1)</translation>
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
        <source>%Ln file(s) could not be read:</source>
        <translation>
            <numerusform>파일 %Ln개를 읽지 못했습니다:</numerusform>
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
    <name>BackupKeys</name>
    <message>
        <source>%1 (agent: %2)</source>
        <comment>a service; one or more names</comment>
        <translation>%1(에이전트: %2)</translation>
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
        <source>Your notes and settings, the history of changes, pins, and what assistants may do. Keys are not in it, and the search index comes back by itself.</source>
        <translation>노트, 설정, 변경 기록, 고정한 항목, 어시스턴트의 권한이 들어갑니다. 키는 포함되지 않으며 검색 색인은 자동으로 다시 만들어집니다.</translation>
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
        <source>Type the keys</source>
        <translation>키 입력</translation>
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
        <source>Assistants may do what they were allowed to then.</source>
        <translation>어시스턴트의 권한은 백업 당시의 것으로 돌아갑니다.</translation>
    </message>
    <message>
        <source>The history of changes of the backup replaces yours.</source>
        <translation>변경 기록은 백업의 것으로 바뀝니다.</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation>복원하는 중…</translation>
    </message>
    <message>
        <source>Every note was there already.</source>
        <translation>모든 노트가 이미 있었습니다.</translation>
    </message>
    <message>
        <source>What was there before: %1</source>
        <translation>복원 전 상태: %1</translation>
    </message>
    <message>
        <source>Start Memoro again to have the earlier history of changes, too.</source>
        <translation>변경 기록까지 되돌리려면 Memoro를 다시 시작하세요.</translation>
    </message>
    <message>
        <source>No backup holds keys. Type these again:</source>
        <translation>백업에는 키가 들어 있지 않습니다. 다음 키를 다시 입력하세요:</translation>
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
        <translation>Enter: 오늘 일지에 추가, Esc: 닫기</translation>
    </message>
    <message>
        <source>Enter adds it to today’s log, Esc closes, Ctrl+Z takes back the last one.</source>
        <translation>Enter: 오늘 일지에 추가, Esc: 닫기, Ctrl+Z: 방금 쓴 메모 취소</translation>
    </message>
</context>
<context>
    <name>CardBody</name>
    <message>
        <source>Use “%1”</source>
        <translation>‘%1’ 사용</translation>
    </message>
    <message>
        <source>Address of %1</source>
        <translation>%1의 주소</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>주소</translation>
    </message>
    <message>
        <source>Key (if it needs one)</source>
        <translation>키(필요한 경우)</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Connects to: %1</source>
        <translation>연결 주소: %1</translation>
    </message>
    <message>
        <source>This address cannot be called.</source>
        <translation>연결할 수 없는 주소입니다.</translation>
    </message>
    <message>
        <source>Enter the address first.</source>
        <translation>먼저 주소를 입력하세요.</translation>
    </message>
    <message>
        <source>The text of all notes will be sent to %1.</source>
        <translation>모든 노트의 텍스트가 %1(으)로 전송됩니다.</translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation>데이터가 이 컴퓨터를 벗어나지 않습니다.</translation>
    </message>
    <message>
        <source>Found on this computer</source>
        <translation>이 컴퓨터에서 찾았습니다</translation>
    </message>
    <message>
        <source>Use this</source>
        <translation>사용하기</translation>
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
        <source>It was stopped before it was through.</source>
        <translation>끝나기 전에 멈췄습니다.</translation>
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
    <name>Chips</name>
    <message>
        <source>Everything</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>노트</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>대화</translation>
    </message>
    <message>
        <source>What is searched: %1</source>
        <translation>검색 대상: %1</translation>
    </message>
    <message>
        <source>What is searched</source>
        <translation>검색 대상</translation>
    </message>
    <message>
        <source>Whose memory is searched</source>
        <translation>누구의 메모리를 검색할지</translation>
    </message>
    <message>
        <source>Whose memory is searched: %1</source>
        <translation>검색할 메모리: %1</translation>
    </message>
</context>
<context>
    <name>ChoiceEditor</name>
    <message>
        <source>Not set</source>
        <translation>설정 안 함</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Automatic</source>
        <translation>자동</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Problems only</source>
        <translation>문제만</translation>
    </message>
    <message>
        <source>Problems and changes</source>
        <translation>문제와 변경</translation>
    </message>
    <message>
        <source>Calibrated</source>
        <translation>보정</translation>
    </message>
    <message>
        <source>Weighted</source>
        <translation>가중</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>노트</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>대화</translation>
    </message>
    <message>
        <source>In memory</source>
        <translation>RAM에 둠</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>이미지</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>소리</translation>
    </message>
    <message>
        <source>All</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>항상</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>안 함</translation>
    </message>
    <message>
        <source>Built-in</source>
        <translation>내장</translation>
    </message>
    <message>
        <source>Local model</source>
        <translation>로컬 모델</translation>
    </message>
    <message>
        <source>Read only</source>
        <translation>읽기만</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>제안</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>쓰기</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>허용</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>거부</translation>
    </message>
    <message>
        <source>With the pointer</source>
        <translation>마우스 포인터가 있는 화면</translation>
    </message>
    <message>
        <source>With the window in use</source>
        <translation>사용 중인 창이 있는 화면</translation>
    </message>
    <message>
        <source>Main screen</source>
        <translation>주 화면</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>보통</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>경고</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>오류</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>단어</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>의미</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>둘 다</translation>
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
        <source>Your Memoro folder</source>
        <translation>내 Memoro 폴더</translation>
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
    <name>Commands</name>
    <message>
        <source>The preview is hidden; → shows it again</source>
        <translation>미리 보기를 숨겼습니다(→ 키로 다시 표시)</translation>
    </message>
    <message>
        <source>The preview is shown</source>
        <translation>미리 보기를 표시했습니다</translation>
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
        <source>Keep editing mine</source>
        <translation>내 버전 계속 편집</translation>
    </message>
    <message>
        <source>The note was deleted.</source>
        <translation>노트가 삭제되었습니다.</translation>
    </message>
</context>
<context>
    <name>Copyable</name>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>노트 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) left out</source>
        <translation>
            <numerusform>파일 %Ln개 제외됨</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %Ln minute(s) left</source>
        <translation>
            <numerusform>약 %Ln분 남음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) match only weakly and were left out.</source>
        <translation>
            <numerusform>관련이 약한 %Ln건은 표시하지 않았습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s) today</source>
        <translation>
            <numerusform>오늘 %Ln회</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln proposal(s)</source>
        <translation>
            <numerusform>제안 %Ln건</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s)</source>
        <translation>
            <numerusform>결과 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The connection works: %Ln tool(s) offered.</source>
        <translation>
            <numerusform>연결되었습니다. 도구 %Ln개를 제공합니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln embedding(s) could be kept.</source>
        <translation>
            <numerusform>임베딩 %Ln개를 그대로 쓸 수 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They are the same: %Ln embedding(s) stay.</source>
        <translation>
            <numerusform>결과가 같습니다. 임베딩 %Ln개를 유지합니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>Today</source>
        <translation>오늘</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>어제</translation>
    </message>
    <message>
        <source>today</source>
        <translation>오늘</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>어제</translation>
    </message>
</context>
<context>
    <name>DaysCalendar</name>
    <message>
        <source>Days with notes</source>
        <translation>노트가 있는 날</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>이전 달</translation>
    </message>
    <message>
        <source>The month after</source>
        <translation>다음 달</translation>
    </message>
    <message>
        <source>%1: has notes</source>
        <translation>%1: 노트 있음</translation>
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
        <source>This is all that is copied or saved; nothing is sent. Taken out: what your notes say, their names and folders, keys, mail addresses, your user name, and where your home folder is.</source>
        <translation>복사하거나 저장하는 것은 여기 보이는 내용뿐이며, 어디에도 전송되지 않습니다. 노트의 내용과 이름과 폴더, 키, 메일 주소, 사용자 이름, 홈 폴더의 위치는 뺐습니다.</translation>
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
        <translation>모델 다운로드</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>다운로드</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>The model is on this computer: %1</source>
        <translation>모델이 이 컴퓨터에 있습니다: %1</translation>
    </message>
    <message>
        <source>Download %1 MB, the same on disk; %2 MB of memory while it works.</source>
        <translation>다운로드와 디스크 사용량 %1 MB, 작동 중 RAM %2 MB.</translation>
    </message>
    <message>
        <source>This model is not on this computer yet.</source>
        <translation>이 모델은 아직 이 컴퓨터에 없습니다.</translation>
    </message>
    <message>
        <source>%1 of %2 MB</source>
        <translation>%1 / %2 MB</translation>
    </message>
</context>
<context>
    <name>FilterChip</name>
    <message>
        <source>Remove the filter “%1”</source>
        <translation>필터 ‘%1’ 제거</translation>
    </message>
</context>
<context>
    <name>FilterChips</name>
    <message>
        <source>Filters</source>
        <translation>필터</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>In: %1</source>
        <translation>위치: %1</translation>
    </message>
    <message>
        <source>Not in: %1</source>
        <translation>제외 위치: %1</translation>
    </message>
    <message>
        <source>Tag: %1</source>
        <translation>태그: %1</translation>
    </message>
    <message>
        <source>Not tagged: %1</source>
        <translation>제외 태그: %1</translation>
    </message>
    <message>
        <source>From %1</source>
        <comment>a day</comment>
        <translation>%1부터</translation>
    </message>
    <message>
        <source>Until %1</source>
        <comment>a day</comment>
        <translation>%1까지</translation>
    </message>
    <message>
        <source>Without “%1”</source>
        <translation>‘%1’ 제외</translation>
    </message>
    <message>
        <source>Not understood: %1</source>
        <comment>a filter</comment>
        <translation>이해하지 못함: %1</translation>
    </message>
    <message>
        <source>Only notes</source>
        <translation>노트만</translation>
    </message>
    <message>
        <source>Only conversations</source>
        <translation>대화만</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in this note</source>
        <translation>이 노트에서 찾기</translation>
    </message>
    <message>
        <source>Find previous (Shift+F3)</source>
        <translation>이전 찾기(Shift+F3)</translation>
    </message>
    <message>
        <source>Find next (F3)</source>
        <translation>다음 찾기(F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>닫기(Esc)</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>찾을 수 없음</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
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
        <source>Clear</source>
        <translation>지우기</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>동작</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Copy citation</source>
        <translation>출처 복사</translation>
    </message>
</context>
<context>
    <name>ForgettingRow</name>
    <message>
        <source>Delete everything but the notes</source>
        <translation>노트만 빼고 모두 삭제</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>삭제…</translation>
    </message>
    <message>
        <source>Whose memory</source>
        <translation>누구의 메모리</translation>
    </message>
    <message>
        <source>Index, history, inbox, drafts, pins and connected assistants. The notes stay.</source>
        <translation>색인, 기록, 받은 제안, 초안, 고정한 곳, 연결된 어시스턴트. 노트는 남습니다.</translation>
    </message>
    <message>
        <source>The search index: words, passages and vectors, cached ones too.</source>
        <translation>검색 색인: 단어, 구절, 벡터(캐시도 포함).</translation>
    </message>
    <message>
        <source>The history with every earlier version, and deleted notes that could still come back.</source>
        <translation>기록과 모든 이전 버전, 아직 되살릴 수 있는 삭제한 노트.</translation>
    </message>
    <message>
        <source>The inbox with what assistants proposed, drafts and pinned places.</source>
        <translation>어시스턴트가 보낸 받은 제안, 초안, 고정한 곳.</translation>
    </message>
    <message>
        <source>Assistants that reach this memory, with their tokens and what they asked.</source>
        <translation>이 메모리에 닿는 어시스턴트와 그 토큰, 물어본 내용.</translation>
    </message>
    <message>
        <source>The notes stay where they are. From them the index is made anew when it is needed.</source>
        <translation>노트는 그대로 남습니다. 필요해지면 노트에서 색인을 다시 만듭니다.</translation>
    </message>
    <message>
        <source>This cannot be undone. Backups stay as they are.</source>
        <translation>되돌릴 수 없습니다. 백업은 그대로 남습니다.</translation>
    </message>
    <message>
        <source>Delete everything about the memory of %1?</source>
        <translation>%1의 메모리에 관한 것을 모두 삭제할까요?</translation>
    </message>
    <message>
        <source>Delete everything</source>
        <translation>모두 삭제</translation>
    </message>
    <message>
        <source>Deleting…</source>
        <translation>삭제하는 중…</translation>
    </message>
    <message>
        <source>Everything was deleted.</source>
        <translation>모두 삭제했습니다.</translation>
    </message>
</context>
<context>
    <name>GlobalHotkey</name>
    <message>
        <source>Write a quick note</source>
        <translation>빠른 메모 쓰기</translation>
    </message>
    <message>
        <source>Search your memory</source>
        <translation>메모리 검색</translation>
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
        <source>Undo all of these…</source>
        <translation>이 변경을 모두 취소…</translation>
    </message>
    <message>
        <source>Forget all earlier versions…</source>
        <translation>이전 버전 모두 지우기…</translation>
    </message>
    <message>
        <source>Choose a day…</source>
        <translation>날짜 선택…</translation>
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
        <source>Versions are not kept now, so there is no way back. The settings say so, under “Advanced”.</source>
        <translation>지금은 버전을 보관하지 않아 되돌릴 수 없습니다. 설정의 ‘고급’에서 바꿀 수 있습니다.</translation>
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
        <source>These are free:</source>
        <translation>쓸 수 있는 키:</translation>
    </message>
    <message>
        <source>Add this line to %1:</source>
        <translation>다음 줄을 %1에 추가하세요.</translation>
    </message>
    <message>
        <source>In the system’s keyboard settings, add a shortcut that runs this command:</source>
        <translation>시스템의 키보드 설정에서 다음 명령을 실행하는 단축키를 추가하세요.</translation>
    </message>
    <message>
        <source>It works. You can go on.</source>
        <translation>잘 작동합니다. 계속하세요.</translation>
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
    <name>Idle</name>
    <message>
        <source>Starting…</source>
        <translation>시작하는 중…</translation>
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
        <source>Who</source>
        <translation>제안한 쪽</translation>
    </message>
    <message>
        <source>Mark all</source>
        <translation>모두 선택</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>모두</translation>
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
    <message>
        <source>Could not be written</source>
        <translation>기록하지 못함</translation>
    </message>
</context>
<context>
    <name>Inquiry</name>
    <message>
        <source>The search failed</source>
        <translation>검색하지 못했습니다</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
</context>
<context>
    <name>KeepingBox</name>
    <message>
        <source>Compare and keep them</source>
        <translation>비교하고 유지</translation>
    </message>
    <message>
        <source>The same model made your present embeddings at another address. They can stay, and need not be paid again, if this one makes the same: eight passages of your notes are sent to %1 to compare.</source>
        <translation>지금의 임베딩은 다른 주소의 같은 모델이 만들었습니다. 이 서버가 같은 결과를 내면 그대로 쓸 수 있고 다시 지불하지 않아도 됩니다. 비교를 위해 노트의 여덟 부분을 %1(으)로 보냅니다.</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>비교하는 중…</translation>
    </message>
</context>
<context>
    <name>KeyField</name>
    <message>
        <source>Key for %1</source>
        <translation>%1의 키</translation>
    </message>
    <message>
        <source>Paste the key here</source>
        <translation>여기에 키 붙여넣기</translation>
    </message>
    <message>
        <source>Save the key</source>
        <translation>키 저장</translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation>키 삭제</translation>
    </message>
    <message>
        <source>Keep it for this session only</source>
        <translation>이번 실행 동안만 보관</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>Get a key…</source>
        <translation>키 받기…</translation>
    </message>
    <message>
        <source>Move it to the password store</source>
        <translation>암호 저장소로 옮기기</translation>
    </message>
    <message>
        <source>Show what is typed</source>
        <translation>입력 내용 표시</translation>
    </message>
    <message>
        <source>Paste from the clipboard</source>
        <translation>클립보드에서 붙여넣기</translation>
    </message>
    <message>
        <source>No key yet. It will be kept in the system&apos;s password store.</source>
        <translation>아직 키가 없습니다. 키는 시스템의 암호 저장소에 보관됩니다.</translation>
    </message>
    <message>
        <source>No key yet. This computer has no password store to keep it in.</source>
        <translation>아직 키가 없습니다. 이 컴퓨터에는 키를 보관할 암호 저장소가 없습니다.</translation>
    </message>
    <message>
        <source>kept in the system&apos;s password store</source>
        <translation>시스템의 암호 저장소에 보관됨</translation>
    </message>
    <message>
        <source>kept until Memoro is quit</source>
        <translation>Memoro를 종료할 때까지 보관됨</translation>
    </message>
    <message>
        <source>kept in a file that is not encrypted (%1)</source>
        <translation>암호화되지 않은 파일에 보관 중(%1)</translation>
    </message>
    <message>
        <source>from the settings file (%1)</source>
        <translation>설정 파일(%1)에서</translation>
    </message>
    <message>
        <source>from the environment variable %1</source>
        <translation>환경 변수 %1에서</translation>
    </message>
    <message>
        <source>Key %1, %2</source>
        <translation>키 %1, %2</translation>
    </message>
    <message>
        <source>Paste another key to replace it</source>
        <translation>바꾸려면 다른 키를 붙여넣으세요</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>잠금 해제…</translation>
    </message>
    <message>
        <source>Keep it in the file</source>
        <translation>이 파일에 보관</translation>
    </message>
    <message>
        <source>Keep it in a file…</source>
        <translation>파일에 보관…</translation>
    </message>
    <message>
        <source>The file is not encrypted. Your account alone may open it, but every program that you run can read the key, and so can whoever copies the disk. Backups and reports leave it out. It would be: %1</source>
        <translation>이 파일은 암호화되지 않습니다. 내 계정만 열 수 있지만, 내가 실행하는 모든 프로그램과 디스크를 복사한 사람은 키를 읽을 수 있습니다. 백업과 보고서에는 포함되지 않습니다. 저장 위치: %1</translation>
    </message>
    <message>
        <source>No key yet. The password store does not work.</source>
        <translation>아직 키가 없습니다. 암호 저장소가 작동하지 않습니다.</translation>
    </message>
    <message>
        <source>No key yet. The password store is locked; it will ask for its password.</source>
        <translation>아직 키가 없습니다. 암호 저장소가 잠겨 있어 저장할 때 암호를 묻습니다.</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Reading the notes: %1 of %2</source>
        <translation>노트를 읽는 중: %2개 중 %1개</translation>
    </message>
    <message>
        <source>Comparing the notes with each other…</source>
        <translation>노트를 서로 비교하는 중…</translation>
    </message>
    <message>
        <source>Looking for what is said more than once…</source>
        <translation>여러 번 적힌 내용을 찾는 중…</translation>
    </message>
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
        <translation>%1% 일치</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>개인 키</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API 키</translation>
    </message>
    <message>
        <source>Access key</source>
        <translation>액세스 키</translation>
    </message>
    <message>
        <source>Access token</source>
        <translation>액세스 토큰</translation>
    </message>
    <message>
        <source>Chat token</source>
        <translation>채팅 토큰</translation>
    </message>
    <message>
        <source>Bearer token</source>
        <translation>Bearer 토큰</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>암호</translation>
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
        <source>This name is too long for a file. Choose a shorter one.</source>
        <translation>파일 이름으로 쓰기에는 너무 깁니다. 더 짧은 이름을 선택하세요.</translation>
    </message>
    <message>
        <source>Windows keeps this name for a device, so the note could not be stored there. Choose another.</source>
        <translation>Windows가 장치용으로 예약한 이름이어서 Windows에는 노트를 저장할 수 없습니다. 다른 이름을 사용하세요.</translation>
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
        <translation>일지</translation>
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
        <source>%1, changed by you</source>
        <translation>%1(내가 수정)</translation>
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
        <source>Added: %1</source>
        <translation>추가: %1</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>삭제: %1</translation>
    </message>
    <message>
        <source>No note on this day</source>
        <translation>이날의 노트가 없습니다</translation>
    </message>
    <message>
        <source>Show all days</source>
        <translation>모든 날짜 보기</translation>
    </message>
    <message>
        <source>Mark a note with the star, and its age never counts against it in the search.</source>
        <translation>노트에 별표를 붙이면 오래되어도 검색에서 뒤로 밀리지 않습니다.</translation>
    </message>
    <message>
        <source>Quick note</source>
        <translation>빠른 메모</translation>
    </message>
    <message>
        <source>From the backup of %1</source>
        <translation>%1 백업에서</translation>
    </message>
    <message>
        <source>Choose folders…</source>
        <translation>폴더 선택…</translation>
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
    <message>
        <source>Several of its proposals wait for you in the library&apos;s inbox.</source>
        <translation>라이브러리의 받은 제안에 이 어시스턴트의 제안 여러 건이 대기 중입니다.</translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <source>Memory library</source>
        <translation>메모리 라이브러리</translation>
    </message>
    <message>
        <source>Whose memory is shown</source>
        <translation>누구의 메모리를 표시할지</translation>
    </message>
    <message>
        <source>%1 is not in the memory now.</source>
        <translation>%1은(는) 지금 메모리에 없습니다.</translation>
    </message>
    <message>
        <source>No editor was found, so the note is shown here.</source>
        <translation>편집기를 찾지 못해 노트를 여기에 표시합니다.</translation>
    </message>
    <message>
        <source>Choose an editor…</source>
        <translation>편집기 선택…</translation>
    </message>
</context>
<context>
    <name>Links</name>
    <message>
        <source>Only notes, web pages and mail addresses are opened from a note.</source>
        <translation>노트에서는 노트, 웹 페이지, 메일 주소만 열 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>ListEditor</name>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>폴더 추가…</translation>
    </message>
    <message>
        <source>Add a pattern</source>
        <translation>패턴 추가</translation>
    </message>
    <message>
        <source>Add a file…</source>
        <translation>파일 추가…</translation>
    </message>
    <message>
        <source>Markdown files (*.md)</source>
        <translation>Markdown 파일(*.md)</translation>
    </message>
</context>
<context>
    <name>MemoryPage</name>
    <message>
        <source>What Memoro made from a memory</source>
        <translation>Memoro가 메모리로 만든 것</translation>
    </message>
</context>
<context>
    <name>ModelFacts</name>
    <message>
        <source>%1 numbers per text, texts of up to %2 tokens</source>
        <translation>텍스트당 %1차원, 최대 %2토큰</translation>
    </message>
    <message>
        <source>%1, about $%2 per million tokens</source>
        <translation>%1, 100만 토큰당 약 $%2</translation>
    </message>
    <message>
        <source>licence: %1</source>
        <translation>라이선스: %1</translation>
    </message>
    <message>
        <source>made for many languages</source>
        <translation>다국어 지원</translation>
    </message>
    <message>
        <source>made for English, others are found less well</source>
        <translation>영어용(다른 언어는 덜 정확함)</translation>
    </message>
</context>
<context>
    <name>ModelField</name>
    <message>
        <source>Model of %1</source>
        <translation>%1의 모델</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>기본: %1</translation>
    </message>
    <message>
        <source>Fetch the list</source>
        <translation>목록 가져오기</translation>
    </message>
    <message>
        <source>The service lists no models. Type the name.</source>
        <translation>이 서비스에는 모델 목록이 없습니다. 이름을 입력하세요.</translation>
    </message>
    <message>
        <source>%1 models. Last updated: %2</source>
        <translation>모델 %1개. 마지막 업데이트: %2</translation>
    </message>
    <message>
        <source>“%1” is not among them, but stays chosen.</source>
        <translation>‘%1’은(는) 목록에 없지만 선택은 그대로 유지됩니다.</translation>
    </message>
    <message>
        <source>The name can be typed all the same.</source>
        <translation>이름을 직접 입력해도 됩니다.</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>묻는 중…</translation>
    </message>
</context>
<context>
    <name>MonthButton</name>
    <message>
        <source>Choose a day</source>
        <translation>날짜 선택</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>모든 날짜</translation>
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
        <source>Earlier versions are not kept: the settings say so, under “Advanced”.</source>
        <translation>이전 버전은 보관하지 않습니다. 설정의 ‘고급’에서 그렇게 선택했습니다.</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>되살릴 수 없습니다.</translation>
    </message>
    <message>
        <source>Delete %1 for good?</source>
        <translation>%1을(를) 완전히 삭제할까요?</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>완전히 삭제</translation>
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
        <source>Its heading says the new name, too.</source>
        <translation>제목도 새 이름으로 바뀌었습니다.</translation>
    </message>
    <message>
        <source>Renamed back to %1.</source>
        <translation>%1(으)로 이름을 되돌렸습니다.</translation>
    </message>
    <message>
        <source>They can be brought back, one by one or all at once.</source>
        <translation>하나씩 또는 한꺼번에 되살릴 수 있습니다.</translation>
    </message>
    <message>
        <source>They cannot be brought back: earlier versions are not kept.</source>
        <translation>되살릴 수 없습니다. 이전 버전을 보관하지 않습니다.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>%1 was deleted.</source>
        <translation>%1을(를) 삭제했습니다.</translation>
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
        <source>%1, with who made them and why, and every earlier version of every note.</source>
        <translation>%1과(와) 바꾼 사람, 이유, 모든 노트의 이전 버전.</translation>
    </message>
    <message>
        <source>%1, with your reasons. An assistant may propose again what you declined.</source>
        <translation>%1과(와) 그 이유. 거절한 내용을 어시스턴트가 다시 제안할 수 있습니다.</translation>
    </message>
    <message>
        <source>Deleted notes: nothing brings them back after that.</source>
        <translation>삭제한 노트: 이후에는 되살릴 수 없습니다.</translation>
    </message>
    <message>
        <source>Your notes stay as they are, and so do proposals that wait for you.</source>
        <translation>노트와 대기 중인 제안은 그대로 남습니다.</translation>
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
        <source>Undo %1 by %2?</source>
        <translation>%2의 %1을(를) 실행 취소할까요?</translation>
    </message>
    <message>
        <source>What others wrote since stays; where the same lines were changed again, nothing is done.</source>
        <translation>그 뒤에 다른 곳에서 쓴 내용은 남습니다. 같은 줄이 다시 바뀐 곳은 그대로 둡니다.</translation>
    </message>
    <message>
        <source>Each step is kept in the history, and can be undone there.</source>
        <translation>모든 단계가 기록에 남으며 거기서 취소할 수 있습니다.</translation>
    </message>
    <message>
        <source>Undo all</source>
        <translation>모두 취소</translation>
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
        <source>your %Ln note(s)</source>
        <translation>
            <numerusform>노트 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln picture(s) or recording(s) besides, whose price is not known.</source>
        <translation>
            <numerusform>그 밖에 이미지나 녹음 %Ln개가 있으며 요금은 알 수 없습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoteHeader</name>
    <message>
        <source>Find in this note</source>
        <translation>이 노트에서 찾기</translation>
    </message>
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
        <source>Copy the title</source>
        <translation>제목 복사</translation>
    </message>
    <message>
        <source>Edit (Ctrl+E)</source>
        <translation>편집(Ctrl+E)</translation>
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
    <name>NoteProgramEditor</name>
    <message>
        <source>Programs found here</source>
        <translation>여기서 찾은 프로그램</translation>
    </message>
    <message>
        <source>%1 (without the line)</source>
        <translation>%1(줄 지정 불가)</translation>
    </message>
    <message>
        <source>None that Memoro knows</source>
        <translation>Memoro가 아는 프로그램 없음</translation>
    </message>
    <message>
        <source>The system&apos;s own program</source>
        <translation>시스템 기본 프로그램</translation>
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
        <translation>새 노트(Ctrl+N)</translation>
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
    <name>Notifications</name>
    <message>
        <source>Show</source>
        <translation>보기</translation>
    </message>
</context>
<context>
    <name>NumberEditor</name>
    <message>
        <source>Not set</source>
        <translation>설정 안 함</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>변경 %Ln건</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marked</source>
        <translation>
            <numerusform>%Ln개 선택</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln note(s)?</source>
        <translation>
            <numerusform>노트 %Ln개를 삭제할까요?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) were deleted.</source>
        <translation>
            <numerusform>노트 %Ln개를 삭제했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) are back.</source>
        <translation>
            <numerusform>노트 %Ln개를 되살렸습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier version(s)</source>
        <translation>
            <numerusform>이전 버전 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>노트 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) to look at</source>
        <translation>
            <numerusform>살펴볼 항목 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln proposal(s) waiting</source>
        <translation>
            <numerusform>대기 중인 제안 %Ln건</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) undone.</source>
        <translation>
            <numerusform>변경 %Ln건을 취소했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be, since the same lines were changed again.</source>
        <translation>
            <numerusform>같은 줄이 다시 바뀌어 %Ln건은 취소하지 못했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln proposal(s) that you accepted or declined</source>
        <translation>
            <numerusform>수락하거나 거절한 제안 %Ln건</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged older history file(s) that had been set aside.</source>
        <translation>
            <numerusform>따로 보관한 손상된 이전 기록 파일 %Ln개.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln old daily log(s)</source>
        <translation>
            <numerusform>오래된 일지 %Ln개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Opener</name>
    <message>
        <source>The path was copied</source>
        <translation>경로를 복사했습니다</translation>
    </message>
    <message>
        <source>Copy the path</source>
        <translation>경로 복사</translation>
    </message>
    <message>
        <source>Choose an editor…</source>
        <translation>편집기 선택…</translation>
    </message>
    <message>
        <source>Show in the folder</source>
        <translation>폴더에서 보기</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Memory folder</source>
        <translation>메모리 폴더</translation>
    </message>
    <message>
        <source>The folder with MEMORY.md and memory/. Unset: the OpenClaw workspace if there is one.</source>
        <translation>MEMORY.md와 memory/가 있는 폴더. 설정하지 않으면 OpenClaw 작업 공간이 있을 때 그것을 사용합니다.</translation>
    </message>
    <message>
        <source>Memory search</source>
        <translation>메모리 검색</translation>
    </message>
    <message>
        <source>Whether assistants may search and read this memory.</source>
        <translation>어시스턴트가 이 메모리를 검색하고 읽을 수 있는지 여부.</translation>
    </message>
    <message>
        <source>Embeddings by</source>
        <translation>임베딩 만들기</translation>
    </message>
    <message>
        <source>Who turns text into vectors. “auto” takes a local model or a key that is set up, else the built-in model, which needs neither key nor network. “none” searches by words only.</source>
        <translation>텍스트를 벡터로 바꾸는 방법. ‘auto’는 설정된 로컬 모델이나 키를 쓰고, 없으면 키도 네트워크도 필요 없는 내장 모델을 씁니다. ‘none’은 단어로만 검색합니다.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>The embedding model. Unset: the provider&apos;s usual one.</source>
        <translation>임베딩 모델. 설정하지 않으면 제공자의 기본 모델입니다.</translation>
    </message>
    <message>
        <source>If the provider fails</source>
        <translation>제공자가 실패하면</translation>
    </message>
    <message>
        <source>Another provider to use, with its usual model, when the chosen one fails. Results say so.</source>
        <translation>선택한 제공자가 실패할 때 기본 모델로 대신할 다른 제공자. 결과에 표시됩니다.</translation>
    </message>
    <message>
        <source>Numbers per vector</source>
        <translation>벡터 차원 수</translation>
    </message>
    <message>
        <source>Only for Gemini embedding 2: 768, 1536 or 3072.</source>
        <translation>Gemini embedding 2 전용: 768, 1536 또는 3072.</translation>
    </message>
    <message>
        <source>What is searched</source>
        <translation>검색 대상</translation>
    </message>
    <message>
        <source>“memory” are the notes, “sessions” the assistant&apos;s conversations.</source>
        <translation>‘memory’는 노트, ‘sessions’는 어시스턴트의 대화입니다.</translation>
    </message>
    <message>
        <source>Additional folders and files</source>
        <translation>추가 폴더와 파일</translation>
    </message>
    <message>
        <source>Absolute, or relative to the memory folder; ~ and environment variables work. Folders are searched for Markdown files with everything below. An assistant&apos;s own list is added to this one.</source>
        <translation>절대 경로 또는 메모리 폴더 기준 상대 경로. ~와 환경 변수도 쓸 수 있습니다. 폴더는 하위까지 Markdown 파일을 찾습니다. 어시스턴트의 목록은 여기에 더해집니다.</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>제외</translation>
    </message>
    <message>
        <source>Patterns of files and folders that are not indexed: “drafts/”, “*.tmp.md”, “memory/old/**”.</source>
        <translation>색인하지 않을 파일과 폴더의 패턴: ‘drafts/’, ‘*.tmp.md’, ‘memory/old/**’.</translation>
    </message>
    <message>
        <source>Size of a piece</source>
        <translation>조각 크기</translation>
    </message>
    <message>
        <source>Notes are cut into pieces of about this many tokens (4 letters, or one Chinese, Japanese or Korean character, are one token). Small pieces answer more exactly, large ones keep more context.</source>
        <translation>노트는 대략 이 토큰 수의 조각으로 나뉩니다(영문 4자 또는 한중일 1자가 1토큰). 작으면 더 정확하고, 크면 맥락이 더 남습니다.</translation>
    </message>
    <message>
        <source>Overlap of pieces</source>
        <translation>조각 겹침</translation>
    </message>
    <message>
        <source>How many tokens at the end of a piece are repeated at the start of the next one.</source>
        <translation>조각 끝의 토큰 몇 개를 다음 조각 앞에 반복할지.</translation>
    </message>
    <message>
        <source>Results for an assistant</source>
        <translation>어시스턴트에게 줄 결과 수</translation>
    </message>
    <message>
        <source>How many results a search returns when the assistant does not ask for a number.</source>
        <translation>어시스턴트가 수를 정하지 않을 때 돌려줄 결과 수.</translation>
    </message>
    <message>
        <source>Lowest score</source>
        <translation>최저 점수</translation>
    </message>
    <message>
        <source>Results below it are left out, except those with all the words of the question. Unset: 0.30 for “calibrated”, 0.35 for “weighted”.</source>
        <translation>이보다 낮은 결과는 질문의 단어를 모두 포함한 것만 남습니다. 설정하지 않으면 ‘calibrated’는 0.30, ‘weighted’는 0.35.</translation>
    </message>
    <message>
        <source>Search by words and by meaning</source>
        <translation>단어와 의미로 검색</translation>
    </message>
    <message>
        <source>If off, only the meaning counts where there are embeddings, else only the words.</source>
        <translation>끄면 임베딩이 있을 때는 의미만, 없으면 단어만 봅니다.</translation>
    </message>
    <message>
        <source>How words and meaning are combined</source>
        <translation>단어와 의미의 결합 방식</translation>
    </message>
    <message>
        <source>“calibrated” compares each score with what is usual for the question; “weighted” adds the raw scores as OpenClaw does.</source>
        <translation>‘calibrated’는 점수를 그 질문의 평소 값과 비교하고, ‘weighted’는 OpenClaw처럼 원래 점수를 더합니다.</translation>
    </message>
    <message>
        <source>Weight of meaning</source>
        <translation>의미의 가중치</translation>
    </message>
    <message>
        <source>Share of the meaning in the score. The two weights are scaled so that they add up to 1.</source>
        <translation>점수에서 의미가 차지하는 비율. 두 가중치는 합이 1이 되도록 조정됩니다.</translation>
    </message>
    <message>
        <source>Weight of words</source>
        <translation>단어의 가중치</translation>
    </message>
    <message>
        <source>Share of the words in the score.</source>
        <translation>점수에서 단어가 차지하는 비율.</translation>
    </message>
    <message>
        <source>Candidates per result</source>
        <translation>결과당 후보 수</translation>
    </message>
    <message>
        <source>With “weighted”: how many candidates each search collects for one result.</source>
        <translation>‘weighted’일 때: 결과 하나에 검색마다 모을 후보 수.</translation>
    </message>
    <message>
        <source>Avoid near duplicates</source>
        <translation>비슷한 결과 줄이기</translation>
    </message>
    <message>
        <source>Of several results that say nearly the same, show one and make room for others.</source>
        <translation>거의 같은 결과는 하나만 보여 주고 다른 결과에 자리를 내줍니다.</translation>
    </message>
    <message>
        <source>Relevance against variety</source>
        <translation>관련성과 다양성</translation>
    </message>
    <message>
        <source>1 looks at relevance only, 0 at variety only.</source>
        <translation>1은 관련성만, 0은 다양성만 봅니다.</translation>
    </message>
    <message>
        <source>Prefer recent notes</source>
        <translation>최근 노트 우선</translation>
    </message>
    <message>
        <source>Let dated notes fade with age. MEMORY.md and undated notes in the memory folder never fade.</source>
        <translation>날짜가 있는 노트는 오래될수록 약해집니다. MEMORY.md와 메모리 폴더의 날짜 없는 노트는 약해지지 않습니다.</translation>
    </message>
    <message>
        <source>Half-life in days</source>
        <translation>반감기(일)</translation>
    </message>
    <message>
        <source>After this many days a dated note counts half.</source>
        <translation>이 일수가 지나면 날짜가 있는 노트의 비중이 반이 됩니다.</translation>
    </message>
    <message>
        <source>Index file</source>
        <translation>색인 파일</translation>
    </message>
    <message>
        <source>Where the index is kept; {agentId} stands for the assistant. Unset: in the program&apos;s data folder.</source>
        <translation>색인을 보관하는 곳. {agentId}는 어시스턴트를 뜻합니다. 설정하지 않으면 프로그램의 데이터 폴더입니다.</translation>
    </message>
    <message>
        <source>Use sqlite-vec</source>
        <translation>sqlite-vec 사용</translation>
    </message>
    <message>
        <source>Let the database compare the vectors where that is the better way.</source>
        <translation>더 나은 경우 데이터베이스가 벡터를 비교합니다.</translation>
    </message>
    <message>
        <source>Vector engine</source>
        <translation>벡터 엔진</translation>
    </message>
    <message>
        <source>“matrix” keeps all vectors in memory and is faster, “sqlite-vec” needs little memory; “auto” takes the matrix while it fits. Both give the same results.</source>
        <translation>‘matrix’는 모든 벡터를 RAM에 두어 빠르고, ‘sqlite-vec’은 RAM을 적게 씁니다. ‘auto’는 들어가는 동안 앞의 것을 씁니다. 결과는 같습니다.</translation>
    </message>
    <message>
        <source>Own sqlite-vec library</source>
        <translation>다른 sqlite-vec 라이브러리</translation>
    </message>
    <message>
        <source>Path of a sqlite-vec extension to use in place of the one that comes with the program.</source>
        <translation>함께 제공되는 것 대신 쓸 sqlite-vec 확장의 경로.</translation>
    </message>
    <message>
        <source>Memory for vectors (MiB)</source>
        <translation>벡터용 RAM(MiB)</translation>
    </message>
    <message>
        <source>“auto” keeps the vectors in memory up to this size.</source>
        <translation>‘auto’는 이 크기까지 벡터를 RAM에 둡니다.</translation>
    </message>
    <message>
        <source>Watch the folders</source>
        <translation>폴더 감시</translation>
    </message>
    <message>
        <source>Notice changed notes by themselves, within seconds.</source>
        <translation>노트 변경을 몇 초 안에 자동으로 알아챕니다.</translation>
    </message>
    <message>
        <source>Wait after a change (ms)</source>
        <translation>변경 후 대기(ms)</translation>
    </message>
    <message>
        <source>How long to wait after the last change before indexing, so that a file can be finished.</source>
        <translation>파일 쓰기가 끝나도록 마지막 변경 후 색인까지 기다리는 시간.</translation>
    </message>
    <message>
        <source>At the start of a session</source>
        <translation>세션을 시작할 때</translation>
    </message>
    <message>
        <source>Look for changes when an assistant begins a session.</source>
        <translation>어시스턴트가 세션을 시작할 때 변경을 확인합니다.</translation>
    </message>
    <message>
        <source>At a search</source>
        <translation>검색할 때</translation>
    </message>
    <message>
        <source>Look for changes in the background when a search finds that something may have changed.</source>
        <translation>검색 중 변경 가능성이 보이면 백그라운드에서 확인합니다.</translation>
    </message>
    <message>
        <source>Every … minutes</source>
        <translation>간격(분)</translation>
    </message>
    <message>
        <source>Look for changes at this interval as well. 0: never.</source>
        <translation>이 간격으로도 변경을 확인합니다. 0: 안 함.</translation>
    </message>
    <message>
        <source>Folder of conversations</source>
        <translation>대화 폴더</translation>
    </message>
    <message>
        <source>Where the conversations (JSON Lines) are; {agentId} stands for the assistant. Unset: in OpenClaw&apos;s own folder.</source>
        <translation>대화(JSON Lines)가 있는 곳. {agentId}는 어시스턴트를 뜻합니다. 설정하지 않으면 OpenClaw의 폴더입니다.</translation>
    </message>
    <message>
        <source>New bytes before indexing</source>
        <translation>다시 색인할 바이트 수</translation>
    </message>
    <message>
        <source>A conversation is indexed again once it has grown by so many bytes. 0: at any change.</source>
        <translation>대화가 이만큼 늘어나면 다시 색인합니다. 0: 변경될 때마다.</translation>
    </message>
    <message>
        <source>New lines before indexing</source>
        <translation>다시 색인할 줄 수</translation>
    </message>
    <message>
        <source>A conversation is indexed again once it has so many new lines. 0: at any change.</source>
        <translation>대화에 새 줄이 이만큼 생기면 다시 색인합니다. 0: 변경될 때마다.</translation>
    </message>
    <message>
        <source>Keep embeddings</source>
        <translation>임베딩 보관</translation>
    </message>
    <message>
        <source>Keep the embedding of every text, so that no text is computed or paid for twice.</source>
        <translation>모든 텍스트의 임베딩을 보관하여 두 번 계산하거나 지불하지 않게 합니다.</translation>
    </message>
    <message>
        <source>Embeddings to keep</source>
        <translation>보관할 임베딩 수</translation>
    </message>
    <message>
        <source>How many embeddings are kept beside those in use; the longest unused leave first.</source>
        <translation>사용 중인 것 외에 보관할 임베딩 수. 오래 쓰지 않은 것부터 지워집니다.</translation>
    </message>
    <message>
        <source>Address of the service</source>
        <translation>서비스 주소</translation>
    </message>
    <message>
        <source>For a service that speaks the OpenAI, Gemini, Voyage, Mistral or Ollama protocol elsewhere. A key of the vendor is never sent to it.</source>
        <translation>OpenAI, Gemini, Voyage, Mistral, Ollama 프로토콜을 쓰는 다른 곳의 서비스용. 원래 제공자의 키는 절대 그곳으로 보내지 않습니다.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>키</translation>
    </message>
    <message>
        <source>The program itself keeps keys in the system&apos;s password store; a key written here comes first.</source>
        <translation>프로그램은 키를 시스템의 암호 저장소에 보관합니다. 여기에 적힌 키가 우선합니다.</translation>
    </message>
    <message>
        <source>Additional headers</source>
        <translation>추가 헤더</translation>
    </message>
    <message>
        <source>Sent with every request; they win over those of models.providers.</source>
        <translation>모든 요청과 함께 보내며 models.providers의 헤더보다 우선합니다.</translation>
    </message>
    <message>
        <source>Batch jobs</source>
        <translation>일괄 작업</translation>
    </message>
    <message>
        <source>Let OpenAI, Gemini or Voyage embed large amounts as a batch job: cheaper, but slower to start.</source>
        <translation>많은 양을 OpenAI, Gemini, Voyage의 일괄 작업으로 임베딩합니다. 더 저렴하지만 시작이 느립니다.</translation>
    </message>
    <message>
        <source>Wait for batch jobs</source>
        <translation>일괄 작업 기다리기</translation>
    </message>
    <message>
        <source>If off, a job is picked up when it is finished.</source>
        <translation>끄면 작업이 끝났을 때 결과를 가져옵니다.</translation>
    </message>
    <message>
        <source>Batch jobs at once</source>
        <translation>동시 일괄 작업</translation>
    </message>
    <message>
        <source>How many jobs may run together.</source>
        <translation>함께 실행할 수 있는 작업 수.</translation>
    </message>
    <message>
        <source>Ask every … ms</source>
        <translation>확인 간격(ms)</translation>
    </message>
    <message>
        <source>How often the provider is asked whether a job is finished.</source>
        <translation>작업이 끝났는지 제공자에게 묻는 간격.</translation>
    </message>
    <message>
        <source>Give up after … minutes</source>
        <translation>포기할 시간(분)</translation>
    </message>
    <message>
        <source>A job that takes longer is given up and the texts are sent one request at a time.</source>
        <translation>더 오래 걸리는 작업은 포기하고 텍스트를 하나씩 보냅니다.</translation>
    </message>
    <message>
        <source>Local model</source>
        <translation>로컬 모델</translation>
    </message>
    <message>
        <source>A GGUF file or an hf: address for the provider “local”; it is downloaded at its first use.</source>
        <translation>제공자 ‘local’용 GGUF 파일 또는 hf: 주소. 처음 쓸 때 다운로드됩니다.</translation>
    </message>
    <message>
        <source>Folder for models</source>
        <translation>모델 폴더</translation>
    </message>
    <message>
        <source>Where downloaded models are kept. Unset: in the program&apos;s cache folder.</source>
        <translation>다운로드한 모델을 두는 곳. 설정하지 않으면 프로그램의 캐시 폴더입니다.</translation>
    </message>
    <message>
        <source>Images and sound</source>
        <translation>이미지와 소리</translation>
    </message>
    <message>
        <source>Index images and sound in the extra paths. Their bytes are sent to the Gemini service. Needs the provider gemini, the model gemini-embedding-2-preview and the fallback none.</source>
        <translation>추가 경로의 이미지와 소리를 색인합니다. 내용이 Gemini 서비스로 전송됩니다. 제공자 gemini, 모델 gemini-embedding-2-preview, 대체 none이 필요합니다.</translation>
    </message>
    <message>
        <source>Kinds of files</source>
        <translation>파일 종류</translation>
    </message>
    <message>
        <source>Images, sound, or all of them.</source>
        <translation>이미지, 소리 또는 모두.</translation>
    </message>
    <message>
        <source>Largest file (bytes)</source>
        <translation>최대 파일(바이트)</translation>
    </message>
    <message>
        <source>Larger images and recordings are left out.</source>
        <translation>더 큰 이미지와 녹음은 제외됩니다.</translation>
    </message>
    <message>
        <source>Remember conversations</source>
        <translation>대화 기억</translation>
    </message>
    <message>
        <source>Index the assistant&apos;s conversations too. Also needs “sessions” among the sources.</source>
        <translation>어시스턴트의 대화도 색인합니다. 검색 대상에 ‘sessions’도 필요합니다.</translation>
    </message>
    <message>
        <source>Reserved tokens</source>
        <translation>예약 토큰</translation>
    </message>
    <message>
        <source>Tokens that the assistant keeps free for its answer; compaction begins before they are touched.</source>
        <translation>어시스턴트가 답변을 위해 비워 두는 토큰. 여기에 닿기 전에 압축이 시작됩니다.</translation>
    </message>
    <message>
        <source>Save before a conversation is shortened</source>
        <translation>대화를 줄이기 전에 저장</translation>
    </message>
    <message>
        <source>Ask the assistant to write down what matters before its conversation is compacted.</source>
        <translation>대화가 압축되기 전에 중요한 내용을 적어 두도록 어시스턴트에게 요청합니다.</translation>
    </message>
    <message>
        <source>Tokens before the limit</source>
        <translation>한도까지의 토큰</translation>
    </message>
    <message>
        <source>How many tokens before the point of compaction the assistant is asked.</source>
        <translation>압축 시점 몇 토큰 전에 어시스턴트에게 요청할지.</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>시스템 프롬프트</translation>
    </message>
    <message>
        <source>Added to the assistant&apos;s instructions for this turn.</source>
        <translation>이번 차례에만 어시스턴트의 지시에 더해집니다.</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>프롬프트</translation>
    </message>
    <message>
        <source>What the assistant is asked. YYYY-MM-DD becomes today&apos;s date; after NO_REPLY nothing is shown.</source>
        <translation>어시스턴트에게 하는 요청. YYYY-MM-DD는 오늘 날짜가 되고, NO_REPLY 뒤에는 아무것도 표시되지 않습니다.</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>어시스턴트</translation>
    </message>
    <message>
        <source>Assistants with a memory or with settings of their own.</source>
        <translation>자기 메모리나 설정이 있는 어시스턴트.</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>Whether assistants get “Source: path#line” with each result. “auto”: in direct chats only.</source>
        <translation>결과마다 어시스턴트에게 ‘Source: path#line’을 줄지. ‘auto’: 일대일 대화에서만.</translation>
    </message>
    <message>
        <source>Search engine for assistants</source>
        <translation>어시스턴트용 검색 엔진</translation>
    </message>
    <message>
        <source>“qmd” asks the separate program QMD and falls back on the built-in engine.</source>
        <translation>‘qmd’는 별도 프로그램 QMD에 묻고, 쓸 수 없으면 내장 엔진을 씁니다.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>프로그램</translation>
    </message>
    <message>
        <source>Name or path of the QMD program.</source>
        <translation>QMD 프로그램의 이름 또는 경로.</translation>
    </message>
    <message>
        <source>Kind of search</source>
        <translation>검색 종류</translation>
    </message>
    <message>
        <source>By words, by meaning, or both with re-ranking (slow).</source>
        <translation>단어, 의미, 또는 둘 다 쓰고 재정렬(느림).</translation>
    </message>
    <message>
        <source>Include the memory</source>
        <translation>메모리 포함</translation>
    </message>
    <message>
        <source>Search MEMORY.md and memory/ besides the paths below.</source>
        <translation>아래 경로 외에 MEMORY.md와 memory/도 검색합니다.</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>경로</translation>
    </message>
    <message>
        <source>More folders for QMD to search.</source>
        <translation>QMD가 검색할 추가 폴더.</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>대화</translation>
    </message>
    <message>
        <source>Give cleaned conversations to QMD as well.</source>
        <translation>정리한 대화도 QMD에 넘깁니다.</translation>
    </message>
    <message>
        <source>Keep for … days</source>
        <translation>보관 일수</translation>
    </message>
    <message>
        <source>Older conversations are taken out. Unset: keep all.</source>
        <translation>더 오래된 대화는 제거됩니다. 설정 안 함: 모두 보관.</translation>
    </message>
    <message>
        <source>Folder for conversations</source>
        <translation>대화를 쓸 폴더</translation>
    </message>
    <message>
        <source>Where they are written for QMD. Unset: in the assistant&apos;s state folder.</source>
        <translation>QMD용으로 쓰는 곳. 설정하지 않으면 어시스턴트의 상태 폴더입니다.</translation>
    </message>
    <message>
        <source>Update every</source>
        <translation>업데이트 간격</translation>
    </message>
    <message>
        <source>A time such as 30s, 5m or 1h; 0 is never.</source>
        <translation>30s, 5m, 1h 같은 시간. 0은 안 함.</translation>
    </message>
    <message>
        <source>Least pause (ms)</source>
        <translation>최소 간격(ms)</translation>
    </message>
    <message>
        <source>Between two updates.</source>
        <translation>다음 업데이트까지.</translation>
    </message>
    <message>
        <source>Update at start</source>
        <translation>시작할 때 업데이트</translation>
    </message>
    <message>
        <source>Update when the program starts.</source>
        <translation>프로그램이 시작할 때 업데이트합니다.</translation>
    </message>
    <message>
        <source>Wait for it</source>
        <translation>업데이트 기다리기</translation>
    </message>
    <message>
        <source>Whether the start waits for the first update.</source>
        <translation>시작할 때 첫 업데이트를 기다릴지 여부.</translation>
    </message>
    <message>
        <source>Embed every</source>
        <translation>임베딩 간격</translation>
    </message>
    <message>
        <source>A time such as 30m or 2h; 0 is never.</source>
        <translation>30m, 2h 같은 시간. 0은 안 함.</translation>
    </message>
    <message>
        <source>Time for a command (ms)</source>
        <translation>명령 제한 시간(ms)</translation>
    </message>
    <message>
        <source>Then it is ended.</source>
        <translation>지나면 종료됩니다.</translation>
    </message>
    <message>
        <source>Time for an update (ms)</source>
        <translation>업데이트 제한 시간(ms)</translation>
    </message>
    <message>
        <source>Time for embedding (ms)</source>
        <translation>임베딩 제한 시간(ms)</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>결과 수</translation>
    </message>
    <message>
        <source>At most so many.</source>
        <translation>최대 이만큼.</translation>
    </message>
    <message>
        <source>Characters of a snippet</source>
        <translation>발췌 글자 수</translation>
    </message>
    <message>
        <source>Longer ones are cut.</source>
        <translation>더 길면 잘립니다.</translation>
    </message>
    <message>
        <source>Characters in all</source>
        <translation>전체 글자 수</translation>
    </message>
    <message>
        <source>Of one answer to an assistant.</source>
        <translation>어시스턴트에게 주는 한 번의 답변 기준.</translation>
    </message>
    <message>
        <source>Time for a search (ms)</source>
        <translation>검색 제한 시간(ms)</translation>
    </message>
    <message>
        <source>Then the built-in engine answers.</source>
        <translation>지나면 내장 엔진이 답합니다.</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>그 밖의 경우</translation>
    </message>
    <message>
        <source>What happens when no rule matches.</source>
        <translation>맞는 규칙이 없을 때.</translation>
    </message>
    <message>
        <source>Who may search</source>
        <translation>검색할 수 있는 곳</translation>
    </message>
    <message>
        <source>The first rule that matches a session decides. By default only direct chats may search.</source>
        <translation>세션에 맞는 첫 규칙이 결정합니다. 기본은 일대일 대화만 검색할 수 있습니다.</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>제공자</translation>
    </message>
    <message>
        <source>Addresses and keys by provider: openai, google, voyage, mistral …</source>
        <translation>제공자별 주소와 키: openai, google, voyage, mistral …</translation>
    </message>
    <message>
        <source>Memory plugin</source>
        <translation>메모리 플러그인</translation>
    </message>
    <message>
        <source>“none” takes the memory tools away from all assistants.</source>
        <translation>‘none’은 모든 어시스턴트에서 메모리 도구를 뺍니다.</translation>
    </message>
    <message>
        <source>Hotkey</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Opens the search from anywhere. Empty: no hotkey.</source>
        <translation>어디서나 검색을 엽니다. 비움: 단축키 없음.</translation>
    </message>
    <message>
        <source>Hotkeys in full screen</source>
        <translation>전체 화면에서의 단축키</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Language of the windows. “auto” follows the system.</source>
        <translation>창의 언어. ‘auto’는 시스템을 따릅니다.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>Light or dark. “auto” follows the system.</source>
        <translation>밝게 또는 어둡게. ‘auto’는 시스템을 따릅니다.</translation>
    </message>
    <message>
        <source>Text size (%)</source>
        <translation>글자 크기(%)</translation>
    </message>
    <message>
        <source>Of all windows, beside what the system asks for.</source>
        <translation>시스템 설정에 더해 모든 창에 적용됩니다.</translation>
    </message>
    <message>
        <source>Start with the computer</source>
        <translation>로그인할 때 시작</translation>
    </message>
    <message>
        <source>Start in the tray when you log in.</source>
        <translation>로그인하면 트레이에서 시작합니다.</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>편집기</translation>
    </message>
    <message>
        <source>What opens a note at its line: the name of a known editor, or a command with {path} and {line}. Unset: the system&apos;s own choice.</source>
        <translation>노트를 해당 줄에서 여는 것: 알려진 편집기 이름, 또는 {path}와 {line}이 든 명령. 설정하지 않으면 시스템이 선택합니다.</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>알림</translation>
    </message>
    <message>
        <source>Nothing, only problems, or also changes that assistants make to the memory.</source>
        <translation>없음, 문제만, 또는 어시스턴트가 메모리를 바꾼 것까지.</translation>
    </message>
    <message>
        <source>Do not disturb</source>
        <translation>방해 금지</translation>
    </message>
    <message>
        <source>Show no notifications at all for now; the tray icon still tells the state.</source>
        <translation>지금은 알림을 전혀 표시하지 않습니다. 상태는 트레이 아이콘에 보입니다.</translation>
    </message>
    <message>
        <source>Hotkey for a quick note</source>
        <translation>빠른 메모 단축키</translation>
    </message>
    <message>
        <source>Opens a line that adds a thought to today&apos;s log. Empty: no hotkey.</source>
        <translation>오늘 일지에 한 줄 적는 입력란을 엽니다. 비움: 단축키 없음.</translation>
    </message>
    <message>
        <source>If off, a game or a film that fills the screen gets their keys. Not every system tells.</source>
        <translation>끄면 게임이나 동영상이 전체 화면일 때 키를 그쪽에 넘깁니다. 알 수 없는 시스템도 있습니다.</translation>
    </message>
    <message>
        <source>No hotkeys in these programs</source>
        <translation>단축키를 쓰지 않을 프로그램</translation>
    </message>
    <message>
        <source>While one of them is in use it gets the keys itself. Names or patterns such as “steam_app_*”. Not every system tells.</source>
        <translation>이 프로그램을 쓰는 동안에는 키를 그 프로그램에 넘깁니다. 이름 또는 ‘steam_app_*’ 같은 패턴을 적습니다. 알 수 없는 시스템도 있습니다.</translation>
    </message>
    <message>
        <source>Look for updates</source>
        <translation>업데이트 확인</translation>
    </message>
    <message>
        <source>Ask once a day whether there is a new version. Nothing about you or your notes is sent.</source>
        <translation>하루에 한 번 새 버전이 있는지 묻습니다. 사용자나 노트에 대한 정보는 보내지 않습니다.</translation>
    </message>
    <message>
        <source>Address for updates</source>
        <translation>업데이트 주소</translation>
    </message>
    <message>
        <source>Where the newest version is announced. Unset: nobody is asked.</source>
        <translation>최신 버전이 발표되는 곳. 설정하지 않으면 묻지 않습니다.</translation>
    </message>
    <message>
        <source>OpenClaw&apos;s folder</source>
        <translation>OpenClaw 폴더</translation>
    </message>
    <message>
        <source>Where OpenClaw keeps its agents and conversations. Unset: OPENCLAW_STATE_DIR or ~/.openclaw.</source>
        <translation>OpenClaw가 에이전트와 대화를 두는 곳. 설정 안 함: OPENCLAW_STATE_DIR 또는 ~/.openclaw.</translation>
    </message>
    <message>
        <source>Detail of the log</source>
        <translation>로그 상세도</translation>
    </message>
    <message>
        <source>“debug” helps to find a fault.</source>
        <translation>‘debug’는 문제를 찾는 데 도움이 됩니다.</translation>
    </message>
    <message>
        <source>Results in the popup</source>
        <translation>검색 창의 결과 수</translation>
    </message>
    <message>
        <source>How many results are listed.</source>
        <translation>목록에 표시할 결과 수.</translation>
    </message>
    <message>
        <source>Rows of the popup</source>
        <translation>검색 창의 줄 수</translation>
    </message>
    <message>
        <source>How many results are seen at once; the rest is scrolled to.</source>
        <translation>한 번에 보이는 결과 수입니다. 나머지는 스크롤하면 보입니다.</translation>
    </message>
    <message>
        <source>Width of the popup</source>
        <translation>검색 창의 너비</translation>
    </message>
    <message>
        <source>In pixels at the usual text size: it grows with the text, and never over the screen.</source>
        <translation>보통 글자 크기일 때의 픽셀 수입니다. 글자가 커지면 넓어지지만 화면을 벗어나지 않습니다.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>미리 보기</translation>
    </message>
    <message>
        <source>Show the chosen note beside the list, scrolled to the line.</source>
        <translation>선택한 노트를 목록 옆에 해당 줄까지 스크롤하여 보여 줍니다.</translation>
    </message>
    <message>
        <source>Learn from what is opened</source>
        <translation>열어 본 항목에서 배우기</translation>
    </message>
    <message>
        <source>What you opened for a question stands first when you ask the same again. Kept on this computer only, without the words; assistants get the usual order. If off, what was learned is deleted.</source>
        <translation>같은 질문을 다시 하면 전에 열어 본 항목이 맨 위에 나옵니다. 이 컴퓨터에만, 글 내용 없이 저장되며 어시스턴트에게 주는 순서는 그대로입니다. 끄면 배운 내용이 삭제됩니다.</translation>
    </message>
    <message>
        <source>Opens on the screen</source>
        <translation>열리는 화면</translation>
    </message>
    <message>
        <source>Where the popup opens when there are several screens. Where the system does not tell which window is in use, it is the screen with the pointer. On Wayland the desktop decides.</source>
        <translation>화면이 여러 개일 때 검색 창이 열리는 화면입니다. 시스템이 사용 중인 창을 알려 주지 않으면 마우스 포인터가 있는 화면에 열립니다. Wayland에서는 데스크톱이 정합니다.</translation>
    </message>
    <message>
        <source>Close when another window is used</source>
        <translation>다른 창을 쓰면 닫기</translation>
    </message>
    <message>
        <source>If off, the popup stays until Esc.</source>
        <translation>끄면 Esc를 누를 때까지 남습니다.</translation>
    </message>
    <message>
        <source>Serve assistants</source>
        <translation>어시스턴트에게 제공</translation>
    </message>
    <message>
        <source>Let assistants on this computer search the memory. Only programs with a key of yours get answers.</source>
        <translation>이 컴퓨터의 어시스턴트가 메모리를 검색하게 합니다. 사용자의 키가 있는 프로그램만 답을 받습니다.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>포트</translation>
    </message>
    <message>
        <source>On this computer only. If it is taken, the next free one is used.</source>
        <translation>이 컴퓨터에서만. 사용 중이면 다음 빈 포트를 씁니다.</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>분당 요청 수</translation>
    </message>
    <message>
        <source>For each assistant; more are turned away for a while.</source>
        <translation>어시스턴트별. 넘으면 잠시 거절됩니다.</translation>
    </message>
    <message>
        <source>Keep an access log</source>
        <translation>접근 기록 남기기</translation>
    </message>
    <message>
        <source>Who asked what and when, on this computer only: the question&apos;s first 200 characters, never the text of a note.</source>
        <translation>누가 언제 무엇을 물었는지 이 컴퓨터에만 남깁니다. 질문은 처음 200자까지만, 노트 본문은 남기지 않습니다.</translation>
    </message>
    <message>
        <source>New assistants and curated notes</source>
        <translation>새 어시스턴트와 정리된 노트</translation>
    </message>
    <message>
        <source>What a new assistant may do with MEMORY.md and other curated notes: read, propose changes that you review, or write.</source>
        <translation>새 어시스턴트가 MEMORY.md 등 정리된 노트에 할 수 있는 것: 읽기, 검토할 변경 제안, 쓰기.</translation>
    </message>
    <message>
        <source>New assistants and the daily log</source>
        <translation>새 어시스턴트와 일지</translation>
    </message>
    <message>
        <source>What a new assistant may do with the daily log, to which it can only append.</source>
        <translation>덧붙이기만 되는 일지에 새 어시스턴트가 할 수 있는 것.</translation>
    </message>
    <message>
        <source>Keep versions</source>
        <translation>버전 보관</translation>
    </message>
    <message>
        <source>Keep every version of every note, so that nothing is lost. If off, what is changed or deleted from then on cannot be brought back.</source>
        <translation>모든 노트의 모든 버전을 보관하여 아무것도 잃지 않게 합니다. 끄면 그 뒤에 바꾸거나 삭제한 것은 되살릴 수 없습니다.</translation>
    </message>
    <message>
        <source>Room for versions (MiB)</source>
        <translation>버전 저장 공간(MiB)</translation>
    </message>
    <message>
        <source>When it is full, the oldest versions are thinned out.</source>
        <translation>가득 차면 오래된 버전부터 정리합니다.</translation>
    </message>
</context>
<context>
    <name>OthersRow</name>
    <message>
        <source>Make a token</source>
        <translation>토큰 만들기</translation>
    </message>
    <message>
        <source>Name of the assistant</source>
        <translation>어시스턴트 이름</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>MCP by address</source>
        <translation>MCP(주소)</translation>
    </message>
    <message>
        <source>MCP by program</source>
        <translation>MCP(프로그램)</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>형식</translation>
    </message>
    <message>
        <source>Paste this</source>
        <translation>붙여넣을 내용</translation>
    </message>
    <message>
        <source>Any program that speaks MCP or HTTP can be connected: give it a name, then paste this.</source>
        <translation>MCP나 HTTP를 쓰는 프로그램이라면 연결할 수 있습니다. 이름을 정하고 표시되는 내용을 붙여넣으세요.</translation>
    </message>
    <message>
        <source>The token is shown only now. Copy it to where it belongs.</source>
        <translation>토큰은 지금만 표시됩니다. 필요한 곳에 복사하세요.</translation>
    </message>
    <message>
        <source>The password store did not take it: nobody can show it again, but it works until you disconnect the assistant. If it gets lost, disconnect the assistant and make another one.</source>
        <translation>암호 저장소에 저장하지 못해 다시 표시할 수는 없지만, 어시스턴트의 연결을 해제할 때까지 계속 쓸 수 있습니다. 잃어버리면 연결을 해제하고 새 토큰을 만드세요.</translation>
    </message>
    <message>
        <source>The bridge is starting…</source>
        <translation>브리지를 시작하는 중…</translation>
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
        <translation>일반</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>Memory folders</source>
        <translation>메모리 폴더</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>제공자</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>어시스턴트</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>고급</translation>
    </message>
    <message>
        <source>No program opened %1. Copy the address into your browser.</source>
        <translation>%1을(를) 연 프로그램이 없습니다. 주소를 복사해 브라우저에서 여세요.</translation>
    </message>
</context>
<context>
    <name>Pasting</name>
    <message>
        <source>It could not be pasted there; the passage is on the clipboard</source>
        <translation>붙여넣지 못했습니다. 이 부분은 클립보드에 있습니다</translation>
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
    <message>
        <source>This desktop shows no tray icons, so Memoro uses this window instead. For a key that opens the search, add a shortcut that runs “memoro toggle” in the desktop’s keyboard settings.</source>
        <translation>이 데스크톱은 트레이 아이콘을 표시하지 않으므로 이 창을 대신 사용합니다. 키로 검색을 열려면 데스크톱의 키보드 설정에서 ‘memoro toggle’을 실행하는 단축키를 추가하세요.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
</context>
<context>
    <name>PopupController</name>
    <message>
        <source>It no longer stands first for this question</source>
        <translation>이 질문에서는 더 이상 맨 위에 놓지 않습니다</translation>
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
        <translation>노트 미리 보기</translation>
    </message>
    <message>
        <source>Keep this window open</source>
        <translation>이 창을 열어 두기</translation>
    </message>
    <message>
        <source>Drag to move the window</source>
        <translation>끌어서 창을 옮깁니다</translation>
    </message>
    <message>
        <source>Drag to move the window; a double click puts it back</source>
        <translation>끌어서 창을 옮기고, 두 번 누르면 제자리로 돌아갑니다</translation>
    </message>
</context>
<context>
    <name>PreviewDialog</name>
    <message>
        <source>Connect %1</source>
        <translation>%1 연결</translation>
    </message>
    <message>
        <source>Its configuration already has the entry.</source>
        <translation>설정에 이미 이 항목이 있습니다.</translation>
    </message>
    <message>
        <source>These lines are written to %1, which is made for them.</source>
        <translation>다음 줄을 %1에 씁니다. 이 파일은 새로 만들어집니다.</translation>
    </message>
    <message>
        <source>These lines of %1 are changed; the file as it is now is kept beside it.</source>
        <translation>%1의 다음 줄을 바꿉니다. 지금 파일은 그 옆에 보관합니다.</translation>
    </message>
    <message>
        <source>These lines are added to %1; the file as it is now is kept beside it.</source>
        <translation>다음 줄을 %1에 추가합니다. 지금 파일은 그 옆에 보관합니다.</translation>
    </message>
    <message>
        <source>The change</source>
        <translation>변경 내용</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>연결</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
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
        <source>The data folder cannot be locked</source>
        <translation>데이터 폴더를 잠글 수 없습니다</translation>
    </message>
    <message>
        <source>The disk of %1 has no locks, so that two programs could write at once: %2.</source>
        <translation>%1이(가) 있는 디스크는 잠금을 지원하지 않아 두 프로그램이 동시에 쓸 수 있습니다: %2.</translation>
    </message>
    <message>
        <source>Set MEMORO_HOME to a folder on a disk of this computer.</source>
        <translation>MEMORO_HOME을 이 컴퓨터의 디스크에 있는 폴더로 지정하세요.</translation>
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
        <source>The desktop did not take the hotkey.</source>
        <translation>데스크톱이 단축키를 받아들이지 않았습니다.</translation>
    </message>
    <message>
        <source>The desktop has set no key for it yet.</source>
        <translation>데스크톱에 아직 키가 지정되지 않았습니다.</translation>
    </message>
    <message>
        <source>The desktop forgot the hotkey.</source>
        <translation>데스크톱에서 단축키 등록이 사라졌습니다.</translation>
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
        <translation>지금 쓸 수 있는 키: %1.</translation>
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
        <source>It is set aside now, and a new history begins: try again.</source>
        <translation>지금 따로 두고 새 기록을 시작합니다. 다시 시도하세요.</translation>
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
        <source>This conversation is gone</source>
        <translation>이 대화는 더 이상 없습니다</translation>
    </message>
    <message>
        <source>%1 is not among the agent&apos;s conversations.</source>
        <translation>%1은(는) 이 에이전트의 대화 중에 없습니다.</translation>
    </message>
    <message>
        <source>This conversation cannot be read</source>
        <translation>이 대화를 읽을 수 없습니다</translation>
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
        <translation>다른 위치를 선택하거나 공간을 확보하세요.</translation>
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
        <source>Not everything was restored</source>
        <translation>일부를 복원하지 못했습니다</translation>
    </message>
    <message>
        <source>What was there before is in %1.</source>
        <translation>이전 상태는 %1에 있습니다.</translation>
    </message>
    <message>
        <source>There is not enough room for this backup</source>
        <translation>이 백업을 풀 공간이 부족합니다</translation>
    </message>
    <message>
        <source>It unpacks to %1 MB, and %2 MB are free for %3.</source>
        <translation>풀면 %1 MB인데, %3에 남은 공간은 %2 MB입니다.</translation>
    </message>
    <message>
        <source>Free some space, or choose another backup.</source>
        <translation>공간을 확보하거나 다른 백업을 선택하세요.</translation>
    </message>
    <message>
        <source>Choose another backup.</source>
        <translation>다른 백업을 선택하세요.</translation>
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
        <translation>공간을 확보하거나 다른 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a title and the sentences after it</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>“%1” %2</source>
        <comment>an option, and what is wrong with it</comment>
        <translation>‘%1’ %2</translation>
    </message>
    <message>
        <source>It said: “%1”</source>
        <translation>서비스의 답: “%1”</translation>
    </message>
    <message>
        <source>%1 asks for a key</source>
        <translation>%1에 키가 필요합니다</translation>
    </message>
    <message>
        <source>%1 does not answer without one.</source>
        <translation>키가 없으면 %1이(가) 응답하지 않습니다.</translation>
    </message>
    <message>
        <source>Enter the key in the settings.</source>
        <translation>설정에서 키를 입력하세요.</translation>
    </message>
    <message>
        <source>%1 did not accept the key</source>
        <translation>%1이(가) 키를 받아들이지 않았습니다</translation>
    </message>
    <message>
        <source>It may have been copied in part, be meant for another service, or be revoked.</source>
        <translation>일부만 복사되었거나, 다른 서비스용이거나, 취소된 키일 수 있습니다.</translation>
    </message>
    <message>
        <source>Copy the whole key once more, or make a new one on the service&apos;s page.</source>
        <translation>키 전체를 다시 복사하거나 서비스 페이지에서 새로 만드세요.</translation>
    </message>
    <message>
        <source>%1 does not let this key use %2</source>
        <translation>%1에서 이 키로 %2을(를) 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>The key was accepted, but its account, project or region may not use the model.</source>
        <translation>키는 유효하지만 계정, 프로젝트 또는 지역에서 모델을 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Choose another model, or change what the key may do on the service&apos;s page.</source>
        <translation>다른 모델을 선택하거나 서비스 페이지에서 키 권한을 바꾸세요.</translation>
    </message>
    <message>
        <source>The account at %1 has no credit left</source>
        <translation>%1 계정의 잔액이 없습니다</translation>
    </message>
    <message>
        <source>Search by keywords goes on as before. %1 is asked again at %2.</source>
        <translation>단어 검색은 그대로 됩니다. %2에 %1에 다시 묻습니다.</translation>
    </message>
    <message>
        <source>Add credit or raise the limit on the service&apos;s billing page.</source>
        <translation>서비스의 결제 페이지에서 충전하거나 한도를 올리세요.</translation>
    </message>
    <message>
        <source>%1 gets too many requests for now</source>
        <translation>지금은 %1에 요청이 너무 많습니다</translation>
    </message>
    <message>
        <source>Memoro goes on by itself at %1.</source>
        <translation>Memoro가 %1에 자동으로 계속합니다.</translation>
    </message>
    <message>
        <source>There is nothing to do; a higher limit of the account makes it faster.</source>
        <translation>할 일은 없습니다. 계정 한도를 올리면 빨라집니다.</translation>
    </message>
    <message>
        <source>Nothing answers at %1</source>
        <translation>%1에서 응답이 없습니다</translation>
    </message>
    <message>
        <source>%1 is there, but it does not know this path. The address often ends in /v1.</source>
        <translation>%1은(는) 있지만 이 경로를 모릅니다. 주소는 보통 /v1로 끝납니다.</translation>
    </message>
    <message>
        <source>Correct the address in the settings.</source>
        <translation>설정에서 주소를 고치세요.</translation>
    </message>
    <message>
        <source>%1 points to another address</source>
        <translation>%1이(가) 다른 주소를 가리킵니다</translation>
    </message>
    <message>
        <source>It asks to call %1 instead. A key is not sent to an address that was not chosen.</source>
        <translation>대신 %1에 연결하라고 합니다. 선택하지 않은 주소로는 키를 보내지 않습니다.</translation>
    </message>
    <message>
        <source>A login page of the network may be in between. A key is not sent to other addresses.</source>
        <translation>중간에 네트워크 로그인 페이지가 있을 수 있습니다. 다른 주소로는 키를 보내지 않습니다.</translation>
    </message>
    <message>
        <source>Enter the final address in the settings, or log in to the network.</source>
        <translation>설정에 최종 주소를 입력하거나 네트워크에 로그인하세요.</translation>
    </message>
    <message>
        <source>%1 is a web page, not a service for programs</source>
        <translation>%1은(는) 웹 페이지이며 프로그램용 서비스가 아닙니다</translation>
    </message>
    <message>
        <source>It answered with a page for people. The part of the address after the host is probably missing.</source>
        <translation>사람용 페이지가 돌아왔습니다. 주소에서 호스트 뒤의 부분이 빠진 것 같습니다.</translation>
    </message>
    <message>
        <source>Correct the address in the settings; it often ends in /v1.</source>
        <translation>설정에서 주소를 고치세요. 보통 /v1로 끝납니다.</translation>
    </message>
    <message>
        <source>%1 does not offer %2</source>
        <translation>%1에 %2이(가) 없습니다</translation>
    </message>
    <message>
        <source>The name may be misspelt, or the model was taken out of service.</source>
        <translation>이름이 틀렸거나 모델 제공이 끝났을 수 있습니다.</translation>
    </message>
    <message>
        <source>Fetch it with “ollama pull %1”, or choose another model.</source>
        <translation>‘ollama pull %1’ 명령으로 받거나 다른 모델을 선택하세요.</translation>
    </message>
    <message>
        <source>Choose a model from the list in the settings.</source>
        <translation>설정의 목록에서 모델을 선택하세요.</translation>
    </message>
    <message>
        <source>%1 cannot make search vectors</source>
        <translation>%1은(는) 검색용 벡터를 만들 수 없습니다</translation>
    </message>
    <message>
        <source>It is a model that answers questions, or its server was started without embeddings.</source>
        <translation>질문에 답하는 모델이거나 서버가 임베딩 없이 시작되었습니다.</translation>
    </message>
    <message>
        <source>Choose an embedding model in the settings.</source>
        <translation>설정에서 임베딩 모델을 선택하세요.</translation>
    </message>
    <message>
        <source>%1 makes %2 numbers per text, not %3</source>
        <translation>%1은(는) 텍스트당 %3차원이 아니라 %2차원입니다</translation>
    </message>
    <message>
        <source>Vectors of different lengths cannot be compared, so these were not taken.</source>
        <translation>길이가 다른 벡터는 비교할 수 없어 쓰지 않았습니다.</translation>
    </message>
    <message>
        <source>No connection to %1</source>
        <translation>%1에 연결할 수 없습니다</translation>
    </message>
    <message>
        <source>This computer seems to be offline. Search by keywords goes on as before.</source>
        <translation>이 컴퓨터가 오프라인인 것 같습니다. 단어 검색은 그대로 됩니다.</translation>
    </message>
    <message>
        <source>Check the network; Memoro tries again by itself.</source>
        <translation>네트워크를 확인하세요. Memoro가 자동으로 다시 시도합니다.</translation>
    </message>
    <message>
        <source>The network knows no computer of this name (DNS).</source>
        <translation>이 이름의 컴퓨터를 찾을 수 없습니다(DNS).</translation>
    </message>
    <message>
        <source>Check the spelling of the address, then the network.</source>
        <translation>주소의 철자를, 그다음 네트워크를 확인하세요.</translation>
    </message>
    <message>
        <source>No safe connection to %1</source>
        <translation>%1에 안전하게 연결할 수 없습니다</translation>
    </message>
    <message>
        <source>Its certificate could not be verified (TLS).</source>
        <translation>인증서를 확인할 수 없습니다(TLS).</translation>
    </message>
    <message>
        <source>Check the date of this computer. Where a company inspects connections, set SSL_CERT_FILE to its certificate.</source>
        <translation>컴퓨터의 날짜를 확인하세요. 회사가 연결을 검사한다면 SSL_CERT_FILE에 그 인증서를 지정하세요.</translation>
    </message>
    <message>
        <source>The proxy did not connect to %1</source>
        <translation>프록시가 %1에 연결하지 않았습니다</translation>
    </message>
    <message>
        <source>Requests go through a proxy, and it refused or did not answer.</source>
        <translation>요청이 프록시를 거치는데 거절했거나 응답하지 않았습니다.</translation>
    </message>
    <message>
        <source>Check HTTPS_PROXY and NO_PROXY, or the proxy&apos;s password.</source>
        <translation>HTTPS_PROXY와 NO_PROXY 또는 프록시 암호를 확인하세요.</translation>
    </message>
    <message>
        <source>%1 is not running on this computer</source>
        <translation>%1이(가) 이 컴퓨터에서 실행되고 있지 않습니다</translation>
    </message>
    <message>
        <source>Nothing listens at %1.</source>
        <translation>%1에서 기다리는 프로그램이 없습니다.</translation>
    </message>
    <message>
        <source>Start %1; Memoro tries again by itself.</source>
        <translation>%1을(를) 시작하세요. Memoro가 자동으로 다시 시도합니다.</translation>
    </message>
    <message>
        <source>%1 does not accept connections</source>
        <translation>%1이(가) 연결을 받지 않습니다</translation>
    </message>
    <message>
        <source>The computer is there, but the service is not running or a firewall keeps it shut.</source>
        <translation>컴퓨터는 있지만 서비스가 실행 중이 아니거나 방화벽이 막고 있습니다.</translation>
    </message>
    <message>
        <source>Start the service, or correct the address and port in the settings.</source>
        <translation>서비스를 시작하거나 설정에서 주소와 포트를 고치세요.</translation>
    </message>
    <message>
        <source>%1 broke the connection off</source>
        <translation>%1이(가) 연결을 끊었습니다</translation>
    </message>
    <message>
        <source>It ended before the whole answer was there.</source>
        <translation>응답이 다 오기 전에 끝났습니다.</translation>
    </message>
    <message>
        <source>Memoro tries again by itself. If it stays so, see the log of the service.</source>
        <translation>Memoro가 자동으로 다시 시도합니다. 계속되면 서비스의 로그를 보세요.</translation>
    </message>
    <message>
        <source>No answer from %1</source>
        <translation>%1의 응답이 없습니다</translation>
    </message>
    <message>
        <source>It took longer than %1 seconds. The service or the network may be busy.</source>
        <translation>%1초가 넘게 걸렸습니다. 서비스나 네트워크가 바쁜 것 같습니다.</translation>
    </message>
    <message>
        <source>Memoro tries again by itself.</source>
        <translation>Memoro가 자동으로 다시 시도합니다.</translation>
    </message>
    <message>
        <source>%1 has a fault of its own</source>
        <translation>%1 쪽에 장애가 있습니다</translation>
    </message>
    <message>
        <source>%1 answered with the error %2.</source>
        <translation>%1이(가) 오류 %2을(를) 돌려주었습니다.</translation>
    </message>
    <message>
        <source>%1 answered something unexpected</source>
        <translation>%1이(가) 예상 밖의 응답을 했습니다</translation>
    </message>
    <message>
        <source>The answer of %1 could not be understood.</source>
        <translation>%1의 응답을 이해할 수 없습니다.</translation>
    </message>
    <message>
        <source>Check the address and the model in the settings.</source>
        <translation>설정에서 주소와 모델을 확인하세요.</translation>
    </message>
    <message>
        <source>%1 answered with %2 vectors for %3 texts</source>
        <translation>%1이(가) 텍스트 %3개에 벡터 %2개를 돌려주었습니다</translation>
    </message>
    <message>
        <source>It cannot be told which belongs to which, so none was taken.</source>
        <translation>어느 것이 어느 것인지 알 수 없어 쓰지 않았습니다.</translation>
    </message>
    <message>
        <source>If this happens again, choose another model or service.</source>
        <translation>다시 일어나면 다른 모델이나 서비스를 선택하세요.</translation>
    </message>
    <message>
        <source>A passage is too long for %1</source>
        <translation>%1에는 너무 긴 부분이 있습니다</translation>
    </message>
    <message>
        <source>It is left out of the search by meaning; keywords still find it.</source>
        <translation>의미 검색에서는 빠지지만 단어로는 찾습니다.</translation>
    </message>
    <message>
        <source>Split the passage, or choose a model that takes longer texts.</source>
        <translation>그 부분을 나누거나 더 긴 텍스트를 받는 모델을 선택하세요.</translation>
    </message>
    <message>
        <source>%1 rejected the request</source>
        <translation>%1이(가) 요청을 거절했습니다</translation>
    </message>
    <message>
        <source>%1 did not take it.</source>
        <translation>%1이(가) 받아들이지 않았습니다.</translation>
    </message>
    <message>
        <source>Check the model and the address in the settings.</source>
        <translation>설정에서 모델과 주소를 확인하세요.</translation>
    </message>
    <message>
        <source>No key for %1</source>
        <translation>%1의 키가 없습니다</translation>
    </message>
    <message>
        <source>%1 needs a key, and none was found.</source>
        <translation>%1에 키가 필요하지만 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>Enter one in the settings, or choose another provider.</source>
        <translation>설정에서 입력하거나 다른 제공자를 선택하세요.</translation>
    </message>
    <message>
        <source>The key belongs to another address</source>
        <translation>이 키는 다른 주소의 것입니다</translation>
    </message>
    <message>
        <source>There was no answer in time</source>
        <translation>제시간에 응답이 없었습니다</translation>
    </message>
    <message>
        <source>The test was ended after %1 seconds.</source>
        <translation>테스트를 %1초 뒤에 끝냈습니다.</translation>
    </message>
    <message>
        <source>Check the network, the address and the proxy, then try again.</source>
        <translation>네트워크, 주소, 프록시를 확인한 뒤 다시 시도하세요.</translation>
    </message>
    <message>
        <source>The password store is locked</source>
        <translation>암호 저장소가 잠겨 있습니다</translation>
    </message>
    <message>
        <source>Keys are kept in it, so providers that need one rest. Local search goes on.</source>
        <translation>키가 그 안에 있어 키가 필요한 제공자는 쓸 수 없습니다. 로컬 검색은 계속됩니다.</translation>
    </message>
    <message>
        <source>Unlock it and try again, or keep the key for this session only.</source>
        <translation>잠금을 풀고 다시 시도하거나 이번 실행 동안만 보관하세요.</translation>
    </message>
    <message>
        <source>The password store waits for you</source>
        <translation>암호 저장소가 잠금 해제를 기다리고 있습니다</translation>
    </message>
    <message>
        <source>It seems to ask for its password. Until then providers that need a key rest; local search goes on.</source>
        <translation>암호를 묻고 있는 것 같습니다. 그때까지 키가 필요한 제공자는 쓸 수 없고 로컬 검색은 계속됩니다.</translation>
    </message>
    <message>
        <source>Look for its window and unlock it: Memoro goes on by itself.</source>
        <translation>그 창을 찾아 잠금을 푸세요. Memoro가 자동으로 계속합니다.</translation>
    </message>
    <message>
        <source>This computer has no password store</source>
        <translation>이 컴퓨터에 암호 저장소가 없습니다</translation>
    </message>
    <message>
        <source>Keys are best kept in one. Without a key, local search goes on.</source>
        <translation>키는 암호 저장소에 두는 것이 가장 좋습니다. 키가 없어도 로컬 검색은 계속됩니다.</translation>
    </message>
    <message>
        <source>Keep the key for this session only or in a file, or set it in the environment.</source>
        <translation>키를 이번 세션에만 또는 파일에 보관하거나, 환경 변수로 설정하세요.</translation>
    </message>
    <message>
        <source>Keep the key for this session only, or set it in the environment.</source>
        <translation>이번 실행 동안만 보관하거나 환경 변수로 설정하세요.</translation>
    </message>
    <message>
        <source>The file with the keys cannot be used</source>
        <translation>키 파일을 사용할 수 없습니다</translation>
    </message>
    <message>
        <source>What stands in %1 cannot be understood.</source>
        <translation>%1의 내용을 이해할 수 없습니다.</translation>
    </message>
    <message>
        <source>Mend or delete the file; then enter the key again.</source>
        <translation>파일을 고치거나 삭제한 다음 키를 다시 입력하세요.</translation>
    </message>
    <message>
        <source>The key was not kept in a file</source>
        <translation>키를 파일에 보관하지 않았습니다</translation>
    </message>
    <message>
        <source>On this disk, others could read %1.</source>
        <translation>이 디스크에서는 다른 사람이 %1을(를) 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>The password store does not work</source>
        <translation>암호 저장소가 작동하지 않습니다</translation>
    </message>
    <message>
        <source>It failed with %1. Local search goes on.</source>
        <translation>%1(으)로 실패했습니다. 로컬 검색은 계속됩니다.</translation>
    </message>
    <message>
        <source>The password store did not keep the key</source>
        <translation>암호 저장소가 키를 보관하지 않았습니다</translation>
    </message>
    <message>
        <source>It said that it had, but gave back something else.</source>
        <translation>보관했다고 했지만 다른 것을 돌려주었습니다.</translation>
    </message>
    <message>
        <source>There is no key in this</source>
        <translation>키가 들어 있지 않습니다</translation>
    </message>
    <message>
        <source>It is empty but for spaces or quotes.</source>
        <translation>공백이나 따옴표 말고는 비어 있습니다.</translation>
    </message>
    <message>
        <source>Paste it again.</source>
        <translation>다시 붙여넣으세요.</translation>
    </message>
    <message>
        <source>There is nothing that could stay</source>
        <translation>유지할 수 있는 임베딩이 없습니다</translation>
    </message>
    <message>
        <source>The present embeddings are of another model or of another length.</source>
        <translation>지금의 임베딩은 다른 모델의 것이거나 차원 수가 다릅니다.</translation>
    </message>
    <message>
        <source>Use the provider all the same; new embeddings are then made.</source>
        <translation>그래도 이 제공자를 사용할 수 있습니다. 그러면 새 임베딩을 만듭니다.</translation>
    </message>
    <message>
        <source>This server makes other embeddings</source>
        <translation>이 서버는 다른 임베딩을 만듭니다</translation>
    </message>
    <message>
        <source>They agree with the present ones to %1 %; 99.9 % are needed. Nothing was kept.</source>
        <translation>지금의 임베딩과 %1% 일치합니다. 99.9%가 필요하므로 아무것도 유지하지 않았습니다.</translation>
    </message>
    <message>
        <source>The model answers with nothing but zeros</source>
        <translation>모델이 0만 답합니다</translation>
    </message>
    <message>
        <source>Its numbers are not numbers, or all zero, so no text could be found by them.</source>
        <translation>반환된 값이 숫자가 아니거나 모두 0이어서 텍스트를 찾을 수 없습니다.</translation>
    </message>
    <message>
        <source>Choose another model, or look at the server&apos;s own log.</source>
        <translation>다른 모델을 선택하거나 서버의 로그를 확인하세요.</translation>
    </message>
    <message>
        <source>Local models need llama.cpp</source>
        <translation>로컬 모델에는 llama.cpp가 필요합니다</translation>
    </message>
    <message>
        <source>The local model is not here yet</source>
        <translation>로컬 모델이 아직 없습니다</translation>
    </message>
    <message>
        <source>Wait for the download; Memoro goes on by itself.</source>
        <translation>다운로드를 기다리세요. Memoro가 자동으로 계속합니다.</translation>
    </message>
    <message>
        <source>The download was stopped</source>
        <translation>다운로드를 멈췄습니다</translation>
    </message>
    <message>
        <source>What has arrived of %1 is kept; the next download goes on from there.</source>
        <translation>%1의 받은 부분은 남아 있으며 다음에 이어서 받습니다.</translation>
    </message>
    <message>
        <source>The disk is too full for this model</source>
        <translation>이 모델을 둘 디스크 공간이 부족합니다</translation>
    </message>
    <message>
        <source>This value cannot be used</source>
        <translation>이 값은 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>Correct it in the settings.</source>
        <translation>설정에서 고치세요.</translation>
    </message>
    <message>
        <source>This name is taken</source>
        <translation>이미 쓰고 있는 이름입니다</translation>
    </message>
    <message>
        <source>This name cannot be used</source>
        <translation>이 이름은 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>Use letters or digits.</source>
        <translation>영문자나 숫자를 쓰세요.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>다른 이름을 선택하세요.</translation>
    </message>
    <message>
        <source>The list of assistants could not be saved</source>
        <translation>어시스턴트 목록을 저장하지 못했습니다</translation>
    </message>
    <message>
        <source>Free some space or make the folder writable, then try again.</source>
        <translation>공간을 확보하거나 폴더에 쓸 수 있게 한 뒤 다시 시도하세요.</translation>
    </message>
    <message>
        <source>The assistant&apos;s configuration cannot be read</source>
        <translation>어시스턴트의 설정을 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>There is a mistake in the file, and it was left as it is.</source>
        <translation>파일에 오류가 있어 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>Open it, mend it, and try again.</source>
        <translation>파일을 열어 고친 뒤 다시 시도하세요.</translation>
    </message>
    <message>
        <source>The assistant&apos;s configuration is not as expected</source>
        <translation>어시스턴트의 설정이 예상과 다릅니다</translation>
    </message>
    <message>
        <source>“%1” is no group of settings there, so the file was left as it is.</source>
        <translation>‘%1’이(가) 설정 묶음이 아니어서 파일을 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>Add the entry by hand.</source>
        <translation>항목을 직접 추가하세요.</translation>
    </message>
    <message>
        <source>%1 changed in the meantime</source>
        <translation>그사이 %1이(가) 바뀌었습니다</translation>
    </message>
    <message>
        <source>%1 or another program wrote to it. Nothing was changed.</source>
        <translation>%1 또는 다른 프로그램이 파일에 썼습니다. 아무것도 바꾸지 않았습니다.</translation>
    </message>
    <message>
        <source>Look at the change again, then confirm.</source>
        <translation>변경 내용을 다시 보고 확인하세요.</translation>
    </message>
    <message>
        <source>%1 could not be written</source>
        <translation>%1에 쓰지 못했습니다</translation>
    </message>
    <message>
        <source>Make the file writable, or paste the entry by hand.</source>
        <translation>파일에 쓸 수 있게 하거나 항목을 직접 붙여넣으세요.</translation>
    </message>
    <message>
        <source>QMD is still reading the notes.</source>
        <translation>QMD가 아직 노트를 읽고 있습니다.</translation>
    </message>
    <message>
        <source>QMD is not installed</source>
        <translation>QMD가 설치되어 있지 않습니다</translation>
    </message>
    <message>
        <source>QMD failed</source>
        <translation>QMD에 오류가 발생했습니다</translation>
    </message>
    <message>
        <source>QMD gave no readable answer</source>
        <translation>QMD의 응답을 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>QMD took too long</source>
        <translation>QMD의 응답이 너무 오래 걸렸습니다</translation>
    </message>
    <message>
        <source>This QMD does not know an option</source>
        <translation>이 QMD가 지원하지 않는 옵션이 있습니다</translation>
    </message>
    <message>
        <source>QMD does not know the folder</source>
        <translation>QMD에 이 폴더가 등록되어 있지 않습니다</translation>
    </message>
    <message>
        <source>QMD was stopped</source>
        <translation>QMD가 중지되었습니다</translation>
    </message>
    <message>
        <source>There is no program “%1”.</source>
        <translation>‘%1’(이)라는 프로그램이 없습니다.</translation>
    </message>
    <message>
        <source>“qmd %1” did not end within %2 s.</source>
        <translation>‘qmd %1’이(가) %2초 안에 끝나지 않았습니다.</translation>
    </message>
    <message>
        <source>It printed nothing.</source>
        <translation>아무것도 출력하지 않았습니다.</translation>
    </message>
    <message>
        <source>It printed: %1</source>
        <translation>출력: %1</translation>
    </message>
    <message>
        <source>No such assistant</source>
        <translation>그런 어시스턴트가 없습니다</translation>
    </message>
    <message>
        <source>“%1” is not connected.</source>
        <translation>‘%1’은(는) 연결되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>Connect it first.</source>
        <translation>먼저 연결하세요.</translation>
    </message>
    <message>
        <source>“%1” is no id of an assistant.</source>
        <translation>‘%1’은(는) 어시스턴트의 ID가 아닙니다.</translation>
    </message>
    <message>
        <source>It is as it was.</source>
        <translation>이전 그대로입니다.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>아무것도 바꾸지 않았습니다.</translation>
    </message>
    <message>
        <source>Not on this system</source>
        <translation>이 시스템에는 없습니다</translation>
    </message>
    <message>
        <source>%1 does not exist for it.</source>
        <translation>이 시스템용 %1은(는) 없습니다.</translation>
    </message>
    <message>
        <source>Unknown assistant</source>
        <translation>알 수 없는 어시스턴트입니다</translation>
    </message>
    <message>
        <source>Memoro can connect %1.</source>
        <translation>Memoro는 %1을(를) 연결할 수 있습니다.</translation>
    </message>
    <message>
        <source>Others: see “paste this”.</source>
        <translation>그 밖에는 ‘아래 내용 붙여넣기’를 보세요.</translation>
    </message>
    <message>
        <source>This file is not as expected</source>
        <translation>파일이 예상과 다릅니다</translation>
    </message>
    <message>
        <source>It does not hold a group of settings.</source>
        <translation>설정 묶음이 들어 있지 않습니다.</translation>
    </message>
    <message>
        <source>No answer within %1 seconds.</source>
        <translation>%1초 안에 응답이 없습니다.</translation>
    </message>
    <message>
        <source>%1 has no entry for Memoro.</source>
        <translation>%1에 Memoro 항목이 없습니다.</translation>
    </message>
    <message>
        <source>No port is free for the bridge</source>
        <translation>브리지에 쓸 수 있는 포트가 없습니다</translation>
    </message>
    <message>
        <source>None of the ports from %1 on is free.</source>
        <translation>%1 이후의 포트가 모두 사용 중입니다.</translation>
    </message>
    <message>
        <source>Choose another port in the settings.</source>
        <translation>설정에서 다른 포트를 선택하세요.</translation>
    </message>
    <message>
        <source>The bridge did not start</source>
        <translation>브리지가 시작되지 않았습니다</translation>
    </message>
    <message>
        <source>It took too long.</source>
        <translation>시간이 너무 오래 걸렸습니다.</translation>
    </message>
    <message>
        <source>Restart Memoro.</source>
        <translation>Memoro를 다시 시작하세요.</translation>
    </message>
    <message>
        <source>The bridge has ended</source>
        <translation>브리지가 끝났습니다</translation>
    </message>
    <message>
        <source>Assistants cannot reach the memory now.</source>
        <translation>지금 어시스턴트가 메모리를 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>QMD is asked only while Memoro runs.</source>
        <translation>QMD는 Memoro가 실행 중일 때만 씁니다.</translation>
    </message>
    <message>
        <source>Memoro is closing.</source>
        <translation>Memoro를 닫는 중입니다.</translation>
    </message>
    <message>
        <source>Another program keeps %1 for more than %2 s.</source>
        <translation>다른 프로그램이 %1을(를) %2초 넘게 쓰고 있습니다.</translation>
    </message>
    <message>
        <source>It is making its collections again.</source>
        <translation>컬렉션을 다시 만들고 있습니다.</translation>
    </message>
    <message>
        <source>Install it (npm install -g @tobilu/qmd), or name its place in memory.qmd.command.</source>
        <translation>설치하거나(npm install -g @tobilu/qmd) memory.qmd.command에 위치를 지정하세요.</translation>
    </message>
    <message>
        <source>Raise memory.qmd.limits.timeoutMs, or use the search mode “search”.</source>
        <translation>memory.qmd.limits.timeoutMs를 늘리거나 검색 모드 ‘search’를 쓰세요.</translation>
    </message>
    <message>
        <source>“qmd %1” ended with %2: %3</source>
        <translation>‘qmd %1’이(가) %2(으)로 끝났습니다: %3</translation>
    </message>
    <message>
        <source>The answer of QMD&apos;s server holds no list of results.</source>
        <translation>QMD 서버의 응답에 결과 목록이 없습니다.</translation>
    </message>
    <message>
        <source>%1 needs Node.js, which is not there.</source>
        <translation>%1에는 Node.js가 필요하지만 없습니다.</translation>
    </message>
    <message>
        <source>%1 does not say what it starts.</source>
        <translation>%1에 무엇을 시작하는지 적혀 있지 않습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1을(를) 읽을 수 없습니다: %2.</translation>
    </message>
    <message>
        <source>%1 could not be started: %2.</source>
        <translation>%1을(를) 시작하지 못했습니다: %2.</translation>
    </message>
    <message>
        <source>“qmd %1” printed more than %2 MB.</source>
        <translation>‘qmd %1’의 출력이 %2 MB를 넘었습니다.</translation>
    </message>
    <message>
        <source>Its server did not answer within %1 s.</source>
        <translation>서버가 %1초 안에 응답하지 않았습니다.</translation>
    </message>
    <message>
        <source>is not an option of Memoro; it is kept but not used.</source>
        <translation>은(는) Memoro의 설정이 아닙니다. 그대로 두지만 쓰지 않습니다.</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <translation>혹시 ‘%1’인가요?</translation>
    </message>
    <message>
        <source>must be true or false, not %1.</source>
        <translation>은(는) true나 false여야 합니다(지금은 %1).</translation>
    </message>
    <message>
        <source>must be a whole number, not %1.</source>
        <translation>은(는) 정수여야 합니다(지금은 %1).</translation>
    </message>
    <message>
        <source>must be a number, not %1.</source>
        <translation>은(는) 숫자여야 합니다(지금은 %1).</translation>
    </message>
    <message>
        <source>must be from %1 to %2, not %3.</source>
        <translation>은(는) %1부터 %2까지여야 합니다(지금은 %3).</translation>
    </message>
    <message>
        <source>must be a text, not %1.</source>
        <translation>은(는) 문자열이어야 합니다(지금은 %1).</translation>
    </message>
    <message>
        <source>has lost its backslashes: %1.</source>
        <translation>의 백슬래시가 사라졌습니다: %1.</translation>
    </message>
    <message>
        <source>Write each twice (C:\\Users), or / for it.</source>
        <translation>백슬래시를 각각 두 번 쓰거나(C:\\Users) / 를 쓰세요.</translation>
    </message>
    <message>
        <source>must be one of %1, not %2.</source>
        <translation>은(는) %1 중 하나여야 합니다(지금은 %2).</translation>
    </message>
    <message>
        <source>must be a list, not %1.</source>
        <translation>은(는) 목록이어야 합니다(지금은 %1).</translation>
    </message>
    <message>
        <source>must be a group of options in { }, not %1.</source>
        <translation>은(는) { } 안의 설정 묶음이어야 합니다(지금은 %1).</translation>
    </message>
    <message>
        <source>must be a group of options in { }.</source>
        <translation>은(는) { } 안의 설정 묶음이어야 합니다.</translation>
    </message>
    <message>
        <source>The nearest is %1.</source>
        <translation>가장 가까운 값은 %1입니다.</translation>
    </message>
    <message>
        <source>Write %1 without quotes.</source>
        <translation>따옴표 없이 %1(으)로 쓰세요.</translation>
    </message>
    <message>
        <source>Write name: value.</source>
        <translation>‘이름: 값’으로 쓰세요.</translation>
    </message>
    <message>
        <source>Write %1.</source>
        <translation>%1(으)로 쓰세요.</translation>
    </message>
    <message>
        <source>Put it into quotes.</source>
        <translation>따옴표로 감싸세요.</translation>
    </message>
    <message>
        <source>Put it into [ ].</source>
        <translation>[ ]로 감싸세요.</translation>
    </message>
    <message>
        <source>is also set as “%1”, which is used.</source>
        <translation>은(는) ‘%1’에도 있으며 그쪽을 씁니다.</translation>
    </message>
    <message>
        <source>Remove one.</source>
        <translation>둘 중 하나를 지우세요.</translation>
    </message>
    <message>
        <source>names the agent “%1” twice; the first entry is used.</source>
        <translation>에서 에이전트 ‘%1’이(가) 두 번 나옵니다. 첫 번째를 씁니다.</translation>
    </message>
    <message>
        <source>must be smaller than the size of a piece.</source>
        <translation>은(는) 조각 크기보다 작아야 합니다.</translation>
    </message>
    <message>
        <source>and “textWeight” must not both be 0.</source>
        <translation>와(과) ‘textWeight’가 둘 다 0일 수는 없습니다.</translation>
    </message>
    <message>
        <source>0.7 and 0.3 are used.</source>
        <translation>0.7과 0.3을 씁니다.</translation>
    </message>
    <message>
        <source>%1 is used.</source>
        <translation>%1을(를) 씁니다.</translation>
    </message>
    <message>
        <source>needs %1; images and sound are not indexed.</source>
        <translation>에는 %1이(가) 필요합니다. 이미지와 소리는 색인하지 않습니다.</translation>
    </message>
    <message>
        <source>Change these options, or set it to false.</source>
        <translation>이 설정들을 바꾸거나 false로 두세요.</translation>
    </message>
    <message>
        <source>contains “sessions”, but conversations are indexed only with “experimental.sessionMemory”.</source>
        <translation>에 ‘sessions’가 있지만 대화는 ‘experimental.sessionMemory’를 켜야 색인합니다.</translation>
    </message>
    <message>
        <source>The configuration file has no content; the defaults are used.</source>
        <translation>설정 파일이 비어 있어 기본값을 씁니다.</translation>
    </message>
    <message>
        <source>The file is far too large for a configuration.</source>
        <translation>설정 파일로는 너무 큽니다.</translation>
    </message>
    <message>
        <source>Is it the right file?</source>
        <translation>맞는 파일인가요?</translation>
    </message>
    <message>
        <source>There are characters here that are not UTF-8.</source>
        <translation>여기에 UTF-8이 아닌 글자가 있습니다.</translation>
    </message>
    <message>
        <source>Save the file as UTF-8.</source>
        <translation>파일을 UTF-8로 저장하세요.</translation>
    </message>
    <message>
        <source>The file must hold a group of options in { }.</source>
        <translation>파일에는 { } 안의 설정 묶음이 있어야 합니다.</translation>
    </message>
    <message>
        <source>The groups are nested too deeply to be read.</source>
        <translation>묶음이 너무 깊이 겹쳐 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>The file cannot be read as JSON5.</source>
        <translation>파일을 JSON5로 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>The file ends too early.</source>
        <translation>파일이 중간에 끝납니다.</translation>
    </message>
    <message>
        <source>A closing } or ] is missing.</source>
        <translation>닫는 }나 ]가 없습니다.</translation>
    </message>
    <message>
        <source>A text begins here and does not end.</source>
        <translation>여기서 시작한 문자열이 끝나지 않습니다.</translation>
    </message>
    <message>
        <source>Add the closing quote.</source>
        <translation>닫는 따옴표를 넣으세요.</translation>
    </message>
    <message>
        <source>A comma or a closing bracket is missing before %1.</source>
        <translation>%1 앞에 쉼표나 닫는 괄호가 없습니다.</translation>
    </message>
    <message>
        <source>Add a comma at the end of the value before.</source>
        <translation>앞 값의 끝에 쉼표를 넣으세요.</translation>
    </message>
    <message>
        <source>A colon is missing before %1.</source>
        <translation>%1 앞에 콜론이 없습니다.</translation>
    </message>
    <message>
        <source>A value was expected, not %1.</source>
        <translation>값이 올 자리에 %1이(가) 있습니다.</translation>
    </message>
    <message>
        <source>Texts need quotes.</source>
        <translation>문자열에는 따옴표가 필요합니다.</translation>
    </message>
    <message>
        <source>%1 is not a number that JSON5 knows.</source>
        <translation>%1은(는) JSON5가 아는 숫자가 아닙니다.</translation>
    </message>
    <message>
        <source>%1 is not expected here.</source>
        <translation>여기에는 %1이(가) 올 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1은(는) 파일이 아니라 폴더입니다.</translation>
    </message>
    <message>
        <source>Rename the folder or name another file.</source>
        <translation>폴더 이름을 바꾸거나 다른 파일을 지정하세요.</translation>
    </message>
    <message>
        <source>%1 may not be read.</source>
        <translation>%1을(를) 읽을 권한이 없습니다.</translation>
    </message>
    <message>
        <source>Give yourself the right to read it.</source>
        <translation>읽을 권한을 주세요.</translation>
    </message>
    <message>
        <source>Write [%1].</source>
        <translation>[%1]처럼 쓰세요.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1번째 줄: %2</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>줄 끝</translation>
    </message>
    <message>
        <source>The file was left as it is: %1.</source>
        <translation>파일을 그대로 두었습니다: %1.</translation>
    </message>
    <message>
        <source>The file has a mistake and was left as it is.</source>
        <translation>파일에 오류가 있어 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>setting %1 would have changed something else as well</source>
        <translation>%1을(를) 설정하면 다른 곳도 바뀝니다</translation>
    </message>
    <message>
        <source>taking %1 away would have changed something else as well</source>
        <translation>%1을(를) 없애면 다른 곳도 바뀝니다</translation>
    </message>
    <message>
        <source>%1 is not a group of settings</source>
        <translation>%1은(는) 설정 묶음이 아닙니다</translation>
    </message>
    <message>
        <source>it cannot be read as JSON5</source>
        <translation>JSON5로 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>it does not hold a group of settings</source>
        <translation>설정 묶음이 들어 있지 않습니다</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>%1을(를) 읽지 못했습니다: %2.</translation>
    </message>
    <message>
        <source>No memory folder yet</source>
        <translation>아직 메모리 폴더가 없습니다</translation>
    </message>
    <message>
        <source>There is no such agent</source>
        <translation>그런 에이전트가 없습니다</translation>
    </message>
    <message>
        <source>“%1” is none of the agents: %2.</source>
        <translation>‘%1’은(는) 에이전트 목록에 없습니다. 있는 에이전트: %2.</translation>
    </message>
    <message>
        <source>Add it to agents.list, or choose one of them.</source>
        <translation>agents.list에 추가하거나 그중에서 선택하세요.</translation>
    </message>
    <message>
        <source>Memoro is still starting</source>
        <translation>Memoro를 시작하는 중입니다</translation>
    </message>
    <message>
        <source>The index is not open yet.</source>
        <translation>아직 색인이 열리지 않았습니다.</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>잠시 후 다시 시도하세요.</translation>
    </message>
    <message>
        <source>The memory folder is missing</source>
        <translation>메모리 폴더를 찾을 수 없습니다</translation>
    </message>
    <message>
        <source>%1 cannot be reached. Search answers with what was read before.</source>
        <translation>%1에 접근할 수 없습니다. 검색에는 이전에 읽은 내용이 나옵니다.</translation>
    </message>
    <message>
        <source>%1 cannot be reached, and nothing was read from it before.</source>
        <translation>%1에 접근할 수 없고, 이전에 읽은 내용도 없습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be reached, so nothing was written.</source>
        <translation>%1에 접근할 수 없어 아무것도 기록하지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be reached, so nothing can be read.</source>
        <translation>%1에 접근할 수 없어 아무것도 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>The check-up could not be finished</source>
        <translation>점검을 끝내지 못했습니다</translation>
    </message>
    <message>
        <source>Its process could not be started: %1.</source>
        <translation>점검 프로세스를 시작하지 못했습니다: %1.</translation>
    </message>
    <message>
        <source>Connect the drive, put the folder back, or choose another one.</source>
        <translation>드라이브를 연결하거나, 폴더를 제자리에 두거나, 다른 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>Search by meaning failed</source>
        <translation>의미 검색에 실패했습니다</translation>
    </message>
    <message>
        <source>Search by meaning is not available</source>
        <translation>의미 검색을 사용할 수 없습니다</translation>
    </message>
    <message>
        <source>An internal error.</source>
        <translation>내부 오류입니다.</translation>
    </message>
    <message>
        <source>See the log.</source>
        <translation>로그를 확인하세요.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>문제가 발생했습니다</translation>
    </message>
    <message>
        <source>The log has the details.</source>
        <translation>자세한 내용은 로그에 있습니다.</translation>
    </message>
    <message>
        <source>Another local model is set</source>
        <translation>다른 로컬 모델이 설정되어 있습니다</translation>
    </message>
    <message>
        <source>The index was made with %1.</source>
        <translation>색인은 %1(으)로 만들어졌습니다.</translation>
    </message>
    <message>
        <source>This is a picture or a recording</source>
        <translation>이미지 또는 녹음입니다</translation>
    </message>
    <message>
        <source>It has no text to show.</source>
        <translation>보여 줄 글이 없습니다.</translation>
    </message>
    <message>
        <source>Open the file.</source>
        <translation>파일을 여세요.</translation>
    </message>
    <message>
        <source>This file is another program&apos;s</source>
        <translation>다른 프로그램의 파일입니다</translation>
    </message>
    <message>
        <source>Memoro would keep its index in %1, but there is a database of another program.</source>
        <translation>Memoro는 색인을 %1에 두려고 했지만, 그곳에 다른 프로그램의 데이터베이스가 있습니다.</translation>
    </message>
    <message>
        <source>Memoro would keep its index in %1, but that is no file.</source>
        <translation>Memoro는 색인을 %1에 두려고 했지만, 그곳은 일반 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>names a folder; the index needs a file of its own.</source>
        <translation>에 폴더가 지정되어 있습니다. 색인에는 전용 파일이 필요합니다.</translation>
    </message>
    <message>
        <source>names a device; the index needs a file of its own.</source>
        <translation>에 장치가 지정되어 있습니다. 색인에는 전용 파일이 필요합니다.</translation>
    </message>
    <message>
        <source>names a file that is no database; the index needs a file of its own.</source>
        <translation>에 데이터베이스가 아닌 파일이 지정되어 있습니다. 색인에는 전용 파일이 필요합니다.</translation>
    </message>
    <message>
        <source>Name another file in store.path, or leave it out.</source>
        <translation>store.path에 다른 파일을 지정하거나 지정을 빼세요.</translation>
    </message>
    <message>
        <source>The file %1 was made by a later version of the program, which this one cannot read.</source>
        <translation>파일 %1은(는) 더 새로운 버전에서 만들어져 이 버전에서는 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>Update Memoro, or move the file away; the index is then made again from your notes.</source>
        <translation>Memoro를 업데이트하거나 파일을 옮기세요. 그러면 노트에서 색인을 다시 만듭니다.</translation>
    </message>
    <message>
        <source>The history is from a newer Memoro</source>
        <translation>기록이 더 새로운 Memoro의 것입니다</translation>
    </message>
    <message>
        <source>Update Memoro. The file stays as it is.</source>
        <translation>Memoro를 업데이트하세요. 파일은 그대로 둡니다.</translation>
    </message>
    <message>
        <source>Run “make setup” again, or set %1 to a folder that holds %2.</source>
        <translation>‘make setup’을 다시 실행하거나, %2이(가) 있는 폴더를 %1에 지정하세요.</translation>
    </message>
    <message>
        <source>%1 has changed since it was made, so it is not used. Search by words goes on.</source>
        <translation>%1이(가) 만들어진 뒤 바뀌어 사용하지 않습니다. 단어 검색은 계속됩니다.</translation>
    </message>
    <message>
        <source>Delete the file and run “make setup” again, or reinstall Memoro.</source>
        <translation>파일을 지우고 ‘make setup’을 다시 실행하거나 Memoro를 다시 설치하세요.</translation>
    </message>
    <message>
        <source>The built-in search model cannot run</source>
        <translation>내장 검색 모델을 실행할 수 없습니다</translation>
    </message>
    <message>
        <source>A part of Memoro that it needs is missing or does not fit this system (%1).</source>
        <translation>필요한 Memoro 구성 요소가 없거나 이 시스템에 맞지 않습니다(%1).</translation>
    </message>
    <message>
        <source>This processor can compute it in none of the known ways. Search by words goes on.</source>
        <translation>이 프로세서에서는 준비된 어떤 계산 방식도 쓸 수 없습니다. 단어 검색은 계속됩니다.</translation>
    </message>
    <message>
        <source>Install Memoro with its extra “builtin”.</source>
        <translation>추가 기능 ‘builtin’과 함께 Memoro를 설치하세요.</translation>
    </message>
    <message>
        <source>The local search model failed</source>
        <translation>로컬 검색 모델에 오류가 발생했습니다</translation>
    </message>
    <message>
        <source>The local search model stopped unexpectedly</source>
        <translation>로컬 검색 모델이 갑자기 멈췄습니다</translation>
    </message>
    <message>
        <source>The local search model could not be started</source>
        <translation>로컬 검색 모델을 시작할 수 없습니다</translation>
    </message>
    <message>
        <source>The system said: %1. Search by words goes on.</source>
        <translation>시스템 메시지: %1. 단어 검색은 계속됩니다.</translation>
    </message>
    <message>
        <source>Close some programs and try again.</source>
        <translation>다른 프로그램을 몇 개 닫고 다시 시도하세요.</translation>
    </message>
    <message>
        <source>The local search model does not answer</source>
        <translation>로컬 검색 모델이 응답하지 않습니다</translation>
    </message>
    <message>
        <source>It was silent for %1 seconds and has been ended. Search by words goes on.</source>
        <translation>%1초 동안 응답이 없어 종료했습니다. 단어 검색은 계속됩니다.</translation>
    </message>
    <message>
        <source>It is started again with the next search.</source>
        <translation>다음 검색 때 다시 시작합니다.</translation>
    </message>
    <message>
        <source>The editor was not found</source>
        <translation>편집기를 찾을 수 없습니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not installed or not on the PATH.</source>
        <translation>‘%1’이(가) 설치되어 있지 않거나 PATH에 없습니다.</translation>
    </message>
    <message>
        <source>Found here: %1. Choose an editor in the settings.</source>
        <translation>이 컴퓨터에 있는 편집기: %1. 설정에서 편집기를 선택하세요.</translation>
    </message>
    <message>
        <source>No terminal was found</source>
        <translation>터미널을 찾을 수 없습니다</translation>
    </message>
    <message>
        <source>%1 needs a terminal window.</source>
        <translation>%1에는 터미널 창이 필요합니다.</translation>
    </message>
    <message>
        <source>Choose another editor in the settings.</source>
        <translation>설정에서 다른 편집기를 선택하세요.</translation>
    </message>
    <message>
        <source>The editor&apos;s command cannot be read</source>
        <translation>편집기 명령을 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>The program did not open the file</source>
        <translation>프로그램이 파일을 열지 못했습니다</translation>
    </message>
    <message>
        <source>%1 ended with status %2.</source>
        <translation>%1이(가) 상태 %2(으)로 끝났습니다.</translation>
    </message>
    <message>
        <source>%1 found no program for %2.</source>
        <translation>%1에서 %2을(를) 열 프로그램을 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>The folder could not be shown</source>
        <translation>폴더를 표시할 수 없습니다</translation>
    </message>
    <message>
        <source>%1 is there, but no program of this system opens it.</source>
        <translation>%1은(는) 있지만, 이 시스템에 열 수 있는 프로그램이 없습니다.</translation>
    </message>
    <message>
        <source>The system has no default program (xdg-open is not installed).</source>
        <translation>시스템에 기본 프로그램이 없습니다(xdg-open이 설치되어 있지 않음).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be a hotkey</source>
        <translation>‘%1’은(는) 단축키로 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>It should look like Ctrl+Alt+M.</source>
        <translation>Ctrl+Alt+M과 같은 형식이어야 합니다.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of Ctrl, Alt, Shift and Meta.</source>
        <translation>‘%1’은(는) Ctrl, Alt, Shift, Meta 가운데 하나가 아닙니다.</translation>
    </message>
    <message>
        <source>It needs Ctrl, Alt or Meta, or it would get in the way of typing.</source>
        <translation>입력에 방해되지 않도록 Ctrl, Alt, Meta 가운데 하나가 필요합니다.</translation>
    </message>
    <message>
        <source>It has no key besides the modifiers.</source>
        <translation>조합 키 외에 다른 키가 없습니다.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key that can be used.</source>
        <translation>‘%1’은(는) 쓸 수 없는 키입니다.</translation>
    </message>
    <message>
        <source>The present keyboard layout has no such key.</source>
        <translation>현재 키보드 배열에 이 키가 없습니다.</translation>
    </message>
    <message>
        <source>Memoro itself uses it for the search.</source>
        <translation>Memoro가 검색에 쓰고 있습니다.</translation>
    </message>
    <message>
        <source>Memoro itself uses it for quick notes.</source>
        <translation>Memoro가 빠른 메모에 쓰고 있습니다.</translation>
    </message>
    <message>
        <source>A Mac keyboard has no such key.</source>
        <translation>Mac 키보드에 이 키가 없습니다.</translation>
    </message>
    <message>
        <source>The X server cannot be reached (%1).</source>
        <translation>X 서버에 연결할 수 없습니다(%1).</translation>
    </message>
    <message>
        <source>Set the hotkey again, or start Memoro again.</source>
        <translation>단축키를 다시 설정하거나 Memoro를 다시 시작하세요.</translation>
    </message>
    <message>
        <source>In the system&apos;s keyboard settings, add a shortcut that runs “memoro toggle”.</source>
        <translation>시스템의 키보드 설정에서 ‘memoro toggle’을 실행하는 단축키를 추가하세요.</translation>
    </message>
    <message>
        <source>switched off in the settings</source>
        <translation>설정에서 꺼져 있습니다</translation>
    </message>
    <message>
        <source>named in the settings</source>
        <translation>설정에서 지정되었습니다</translation>
    </message>
    <message>
        <source>automatic: a local model is set</source>
        <translation>자동: 로컬 모델이 설정되어 있습니다</translation>
    </message>
    <message>
        <source>automatic: a key for it was found</source>
        <translation>자동: 키를 찾았습니다</translation>
    </message>
    <message>
        <source>automatic: offline, no key needed</source>
        <translation>자동: 오프라인이며 키가 필요 없습니다</translation>
    </message>
    <message>
        <source>the fallback that the settings name</source>
        <translation>설정에서 지정한 대체</translation>
    </message>
    <message>
        <source>It answers no more.</source>
        <translation>더는 응답하지 않습니다.</translation>
    </message>
    <message>
        <source>Start it again.</source>
        <translation>다시 시작하세요.</translation>
    </message>
    <message>
        <source>Not everything could be deleted</source>
        <translation>모두 삭제하지는 못했습니다</translation>
    </message>
    <message>
        <source>Close programs that use this file and try again.</source>
        <translation>이 파일을 쓰는 프로그램을 닫고 다시 시도하세요.</translation>
    </message>
    <message>
        <source>Memoro keeps its index in %1: %2.</source>
        <translation>Memoro는 색인을 %1에 둡니다: %2.</translation>
    </message>
    <message>
        <source>Make the folder writable, free some space, or set MEMORO_HOME to another folder.</source>
        <translation>폴더를 쓸 수 있게 하거나 공간을 비우거나 MEMORO_HOME을 다른 폴더로 설정하세요.</translation>
    </message>
    <message>
        <source>Install memoro[builtin].</source>
        <translation>memoro[builtin]을 설치하세요.</translation>
    </message>
    <message>
        <source>%1 cannot be read or written: %2.</source>
        <translation>%1을(를) 읽거나 쓸 수 없습니다: %2.</translation>
    </message>
    <message>
        <source>The answer is too long to be one about updates.</source>
        <translation>응답이 너무 길어 업데이트 정보로 볼 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 answered with %2.</source>
        <translation>%1의 응답: %2.</translation>
    </message>
    <message>
        <source>Other programs use %1 so much that it could not be locked.</source>
        <translation>다른 프로그램이 %1을(를) 너무 많이 써서 잠그지 못했습니다.</translation>
    </message>
    <message>
        <source>Close the other programs or try again in a moment.</source>
        <translation>다른 프로그램을 닫거나 잠시 후 다시 시도하세요.</translation>
    </message>
    <message>
        <source>A private folder could not be made</source>
        <translation>전용 폴더를 만들지 못했습니다</translation>
    </message>
    <message>
        <source>Memoro needs the folder %1 for itself: %2.</source>
        <translation>Memoro에는 전용 폴더 %1이(가) 필요합니다: %2.</translation>
    </message>
    <message>
        <source>Remove what is in its place, or set MEMORO_HOME to a folder of your own.</source>
        <translation>그 자리에 있는 것을 치우거나 MEMORO_HOME을 자신의 폴더로 설정하세요.</translation>
    </message>
    <message>
        <source>%1 is a link or a file</source>
        <translation>%1은(는) 링크이거나 파일입니다</translation>
    </message>
    <message>
        <source>%1 belongs to another user</source>
        <translation>%1은(는) 다른 사용자의 것입니다</translation>
    </message>
    <message>
        <source>The registry cannot be reached</source>
        <translation>레지스트리에 접근할 수 없습니다</translation>
    </message>
    <message>
        <source>This is not macOS.</source>
        <translation>macOS가 아닙니다.</translation>
    </message>
    <message>
        <source>This is not Windows.</source>
        <translation>Windows가 아닙니다.</translation>
    </message>
    <message>
        <source>The library %1 is missing.</source>
        <translation>라이브러리 %1이(가) 없습니다.</translation>
    </message>
    <message>
        <source>This system offers no way to bind a global hotkey.</source>
        <translation>이 시스템에는 전역 단축키를 지정할 방법이 없습니다.</translation>
    </message>
    <message>
        <source>%1 refused it (error %2).</source>
        <translation>%1이(가) 거부했습니다(오류 %2).</translation>
    </message>
    <message>
        <source>The desktop&apos;s question about the hotkey was answered with no.</source>
        <translation>단축키에 대한 데스크톱의 질문에 ‘아니요’로 답했습니다.</translation>
    </message>
    <message>
        <source>There is no session bus to reach the desktop by.</source>
        <translation>데스크톱에 연결할 세션 버스가 없습니다.</translation>
    </message>
    <message>
        <source>The desktop portal is asked on Wayland only.</source>
        <translation>데스크톱 포털은 Wayland에서만 씁니다.</translation>
    </message>
    <message>
        <source>The connection to the X server is gone.</source>
        <translation>X 서버와의 연결이 끊겼습니다.</translation>
    </message>
    <message>
        <source>The connection to the X server is gone. (%1)</source>
        <translation>X 서버와의 연결이 끊겼습니다(%1).</translation>
    </message>
    <message>
        <source>Key grabs need an X11 session.</source>
        <translation>키를 등록하려면 X11 세션이 필요합니다.</translation>
    </message>
    <message>
        <source>There is no display.</source>
        <translation>디스플레이가 없습니다.</translation>
    </message>
    <message>
        <source>The program was not started</source>
        <translation>프로그램을 시작하지 않았습니다</translation>
    </message>
    <message>
        <source>%1 is a script, and the file&apos;s name holds a sign that scripts cannot be given safely.</source>
        <translation>%1은(는) 스크립트이고 파일 이름에 스크립트로 안전하게 넘길 수 없는 기호가 있습니다.</translation>
    </message>
    <message>
        <source>the window manager (switching windows)</source>
        <translation>창 관리자(창 전환)</translation>
    </message>
    <message>
        <source>the window manager (closing windows)</source>
        <translation>창 관리자(창 닫기)</translation>
    </message>
    <message>
        <source>the window manager (window menu), or a launcher</source>
        <translation>창 관리자(창 메뉴) 또는 실행기</translation>
    </message>
    <message>
        <source>the window manager (moving windows)</source>
        <translation>창 관리자(창 이동)</translation>
    </message>
    <message>
        <source>the window manager (maximising windows)</source>
        <translation>창 관리자(창 최대화)</translation>
    </message>
    <message>
        <source>the window manager (switching workspaces)</source>
        <translation>창 관리자(작업 공간 전환)</translation>
    </message>
    <message>
        <source>the desktop (its menu)</source>
        <translation>데스크톱(메뉴)</translation>
    </message>
    <message>
        <source>the desktop (its overview)</source>
        <translation>데스크톱(개요)</translation>
    </message>
    <message>
        <source>the desktop (notifications or the clipboard)</source>
        <translation>데스크톱(알림 또는 클립보드)</translation>
    </message>
    <message>
        <source>the desktop (running a command)</source>
        <translation>데스크톱(명령 실행)</translation>
    </message>
    <message>
        <source>the desktop (switching languages)</source>
        <translation>데스크톱(언어 전환)</translation>
    </message>
    <message>
        <source>the desktop (opening a terminal)</source>
        <translation>데스크톱(터미널 열기)</translation>
    </message>
    <message>
        <source>the desktop (locking the screen)</source>
        <translation>데스크톱(화면 잠금)</translation>
    </message>
    <message>
        <source>the desktop (showing the desktop)</source>
        <translation>데스크톱(바탕 화면 보기)</translation>
    </message>
    <message>
        <source>the desktop (opening the file manager)</source>
        <translation>데스크톱(파일 관리자 열기)</translation>
    </message>
    <message>
        <source>the desktop (taking a screenshot)</source>
        <translation>데스크톱(스크린샷)</translation>
    </message>
    <message>
        <source>the desktop (logging out)</source>
        <translation>데스크톱(로그아웃)</translation>
    </message>
    <message>
        <source>the input method (switching languages)</source>
        <translation>입력기(언어 전환)</translation>
    </message>
    <message>
        <source>the input method, or a password manager</source>
        <translation>입력기 또는 암호 관리자</translation>
    </message>
    <message>
        <source>the system (switching consoles)</source>
        <translation>시스템(콘솔 전환)</translation>
    </message>
    <message>
        <source>Windows (window menu), or a launcher such as PowerToys Run</source>
        <translation>Windows(창 메뉴) 또는 PowerToys Run 같은 실행기</translation>
    </message>
    <message>
        <source>Windows (switching languages)</source>
        <translation>Windows(언어 전환)</translation>
    </message>
    <message>
        <source>Windows (locking the screen)</source>
        <translation>Windows(화면 잠금)</translation>
    </message>
    <message>
        <source>Windows (switching windows)</source>
        <translation>Windows(창 전환)</translation>
    </message>
    <message>
        <source>Windows (closing windows)</source>
        <translation>Windows(창 닫기)</translation>
    </message>
    <message>
        <source>Windows (reserved for debuggers)</source>
        <translation>Windows(디버거용)</translation>
    </message>
    <message>
        <source>the Finder&apos;s search</source>
        <translation>Finder 검색</translation>
    </message>
    <message>
        <source>macOS (switching input sources)</source>
        <translation>macOS(입력 소스 전환)</translation>
    </message>
    <message>
        <source>macOS (minimising all windows)</source>
        <translation>macOS(모든 윈도우 최소화)</translation>
    </message>
    <message>
        <source>Search by words goes on.</source>
        <translation>단어 검색은 계속 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>The local model is not there</source>
        <translation>로컬 모델이 없습니다</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>%1 파일이 없습니다.</translation>
    </message>
    <message>
        <source>Correct memorySearch.local.modelPath in the settings, or put the file back.</source>
        <translation>설정의 memorySearch.local.modelPath를 고치거나 파일을 제자리에 두세요.</translation>
    </message>
    <message>
        <source>%1 has to be downloaded first.</source>
        <translation>먼저 %1을(를) 다운로드해야 합니다.</translation>
    </message>
    <message>
        <source>The local model cannot be read</source>
        <translation>로컬 모델을 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>Opening %1 failed: %2.</source>
        <translation>%1을(를) 열지 못했습니다: %2.</translation>
    </message>
    <message>
        <source>Give yourself the right to read the file.</source>
        <translation>파일을 읽을 권한을 주세요.</translation>
    </message>
    <message>
        <source>This file is not a GGUF model</source>
        <translation>이 파일은 GGUF 모델이 아닙니다</translation>
    </message>
    <message>
        <source>%1 is something else or only the beginning of a download.</source>
        <translation>%1은(는) 다른 종류의 파일이거나 받다 만 파일입니다.</translation>
    </message>
    <message>
        <source>Choose a file whose name ends in .gguf, or download it again.</source>
        <translation>이름이 .gguf로 끝나는 파일을 선택하거나 다시 다운로드하세요.</translation>
    </message>
    <message>
        <source>The local model could not be loaded</source>
        <translation>로컬 모델을 불러오지 못했습니다</translation>
    </message>
    <message>
        <source>%1 is damaged, too new, or too large for the memory.</source>
        <translation>%1이(가) 손상되었거나 너무 새롭거나 RAM에 비해 너무 큽니다.</translation>
    </message>
    <message>
        <source>llama.cpp said: %1.</source>
        <translation>llama.cpp 메시지: %1.</translation>
    </message>
    <message>
        <source>Download the file again, or choose a smaller model.</source>
        <translation>파일을 다시 다운로드하거나 더 작은 모델을 선택하세요.</translation>
    </message>
    <message>
        <source>This model cannot make search vectors</source>
        <translation>이 모델은 검색 벡터를 만들 수 없습니다</translation>
    </message>
    <message>
        <source>%1 is a model that writes answers, not one that compares texts.</source>
        <translation>%1은(는) 글을 비교하는 모델이 아니라 답을 쓰는 모델입니다.</translation>
    </message>
    <message>
        <source>%1 is a model that sorts results that others have found.</source>
        <translation>%1은(는) 다른 모델이 찾은 결과를 정렬하는 모델입니다.</translation>
    </message>
    <message>
        <source>Choose another model in the settings; names with “embed” in them are a good sign.</source>
        <translation>설정에서 다른 모델을 선택하세요. 이름에 ‘embed’가 들어간 것이 좋습니다.</translation>
    </message>
    <message>
        <source>This copy of Memoro came without it, or it does not fit this system (%1).</source>
        <translation>이 Memoro에는 들어 있지 않거나 이 시스템에 맞지 않습니다(%1).</translation>
    </message>
    <message>
        <source>Install Memoro with its extra “local”, or choose the built-in model.</source>
        <translation>추가 기능 ‘local’을 포함해 Memoro를 설치하거나 내장 모델을 선택하세요.</translation>
    </message>
    <message>
        <source>The local model could not compute a vector</source>
        <translation>로컬 모델이 벡터를 계산하지 못했습니다</translation>
    </message>
    <message>
        <source>llama.cpp gave no reason</source>
        <translation>llama.cpp가 이유를 알려 주지 않았습니다</translation>
    </message>
    <message>
        <source>The text could not be cut into tokens</source>
        <translation>글을 토큰으로 나누지 못했습니다</translation>
    </message>
    <message>
        <source>The model gave no vector</source>
        <translation>모델이 벡터를 돌려주지 않았습니다</translation>
    </message>
    <message>
        <source>Close some programs if the memory is full, or choose a smaller model.</source>
        <translation>RAM이 부족하면 프로그램을 몇 개 닫거나 더 작은 모델을 선택하세요.</translation>
    </message>
    <message>
        <source>The model could not be downloaded: its certificate is not trusted by this computer.</source>
        <translation>모델을 다운로드하지 못했습니다. 이 컴퓨터가 상대의 인증서를 신뢰하지 않습니다.</translation>
    </message>
    <message>
        <source>The model could not be downloaded: the proxy refused to help.</source>
        <translation>모델을 다운로드하지 못했습니다. 프록시가 거부했습니다.</translation>
    </message>
    <message>
        <source>The model could not be downloaded: it did not answer in time.</source>
        <translation>모델을 다운로드하지 못했습니다. 제때 응답이 없었습니다.</translation>
    </message>
    <message>
        <source>The model could not be downloaded: it could not be reached.</source>
        <translation>모델을 다운로드하지 못했습니다. 상대에 연결할 수 없습니다.</translation>
    </message>
    <message>
        <source>The model could not be downloaded: the connection broke off.</source>
        <translation>모델을 다운로드하지 못했습니다. 연결이 끊겼습니다.</translation>
    </message>
    <message>
        <source>Check the network and its proxy, then try again; what has arrived is kept.</source>
        <translation>네트워크와 프록시를 확인한 뒤 다시 시도하세요. 받은 부분은 남아 있습니다.</translation>
    </message>
    <message>
        <source>This model asks for your agreement first</source>
        <translation>이 모델은 먼저 동의가 필요합니다</translation>
    </message>
    <message>
        <source>%1 is given only to people who have accepted its terms on %2.</source>
        <translation>%1은(는) %2에서 약관에 동의한 사람에게만 제공됩니다.</translation>
    </message>
    <message>
        <source>Accept the terms on the model&apos;s page, set HF_TOKEN to a token of yours, and try again.</source>
        <translation>모델 페이지에서 약관에 동의하고 HF_TOKEN에 자신의 토큰을 설정한 뒤 다시 시도하세요.</translation>
    </message>
    <message>
        <source>This model has no such file</source>
        <translation>이 모델에는 그런 파일이 없습니다</translation>
    </message>
    <message>
        <source>%1 knows the model, but not the file: %2.</source>
        <translation>%1에 모델은 있지만 이 파일은 없습니다: %2.</translation>
    </message>
    <message>
        <source>Copy the name of the file from the model&apos;s page.</source>
        <translation>모델 페이지에서 파일 이름을 복사하세요.</translation>
    </message>
    <message>
        <source>There is no such model</source>
        <translation>그런 모델이 없습니다</translation>
    </message>
    <message>
        <source>%1 has no %2, or shows it only to people it knows (%3).</source>
        <translation>%1에 %2이(가) 없거나 등록된 사람에게만 보입니다(%3).</translation>
    </message>
    <message>
        <source>Check the address for typing errors. For a private model, set HF_TOKEN.</source>
        <translation>주소에 오타가 없는지 확인하세요. 비공개 모델이면 HF_TOKEN을 설정하세요.</translation>
    </message>
    <message>
        <source>Too many downloads for now</source>
        <translation>지금은 다운로드가 너무 많습니다</translation>
    </message>
    <message>
        <source>%1 asks to wait.</source>
        <translation>%1이(가) 기다려 달라고 합니다.</translation>
    </message>
    <message>
        <source>Try again in some minutes.</source>
        <translation>몇 분 뒤에 다시 시도하세요.</translation>
    </message>
    <message>
        <source>%1 has a problem</source>
        <translation>%1에 문제가 있습니다</translation>
    </message>
    <message>
        <source>It answered %1 when asked for %2.</source>
        <translation>%2을(를) 요청하니 %1(으)로 응답했습니다.</translation>
    </message>
    <message>
        <source>%1 does not answer like a model hub</source>
        <translation>%1의 응답이 모델 저장소 같지 않습니다</translation>
    </message>
    <message>
        <source>It may be a sign-in page of the network, or the hub&apos;s address in the settings is wrong.</source>
        <translation>네트워크의 로그인 페이지이거나 설정의 저장소 주소가 잘못되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>Open a web page to sign in to the network, or correct the address.</source>
        <translation>웹 페이지를 열어 네트워크에 로그인하거나 주소를 고치세요.</translation>
    </message>
    <message>
        <source>%1 are needed in %2, %3 are free.</source>
        <translation>%2에 %1이(가) 필요하지만 남은 공간은 %3입니다.</translation>
    </message>
    <message>
        <source>Make room, or choose another folder for models in the settings.</source>
        <translation>공간을 비우거나 설정에서 모델을 둘 다른 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>The model could not be saved</source>
        <translation>모델을 저장하지 못했습니다</translation>
    </message>
    <message>
        <source>Writing into %1 failed: %2.</source>
        <translation>%1에 쓰지 못했습니다: %2.</translation>
    </message>
    <message>
        <source>Choose another folder for models in the settings.</source>
        <translation>설정에서 모델을 둘 다른 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>The download was damaged</source>
        <translation>다운로드한 파일이 손상되었습니다</translation>
    </message>
    <message>
        <source>%1 arrived, but is not the file that the hub describes, so it was thrown away.</source>
        <translation>%1을(를) 받았지만 저장소가 알려 준 파일과 달라 버렸습니다.</translation>
    </message>
    <message>
        <source>Download it again. If it happens again, something on the way changes files.</source>
        <translation>다시 다운로드하세요. 되풀이되면 중간에서 무언가가 파일을 바꾸고 있는 것입니다.</translation>
    </message>
    <message>
        <source>This is no address of a model</source>
        <translation>모델의 주소가 아닙니다</translation>
    </message>
    <message>
        <source>“%1” was expected to look like hf:owner/model/file.gguf.</source>
        <translation>‘%1’은(는) hf:owner/model/file.gguf 형식이 아닙니다.</translation>
    </message>
    <message>
        <source>Copy owner and model from the page of the model on the hub.</source>
        <translation>저장소의 모델 페이지에서 소유자와 모델 이름을 복사하세요.</translation>
    </message>
    <message>
        <source>There is no file that could be used</source>
        <translation>쓸 수 있는 파일이 없습니다</translation>
    </message>
    <message>
        <source>%1 has no GGUF model that is one file.</source>
        <translation>%1에는 파일 하나로 된 GGUF 모델이 없습니다.</translation>
    </message>
    <message>
        <source>%1 has no GGUF model of the kind %2 that is one file.</source>
        <translation>%1에는 파일 하나로 된 %2 종류의 GGUF 모델이 없습니다.</translation>
    </message>
    <message>
        <source>Choose a model that is offered as GGUF.</source>
        <translation>GGUF로 제공되는 모델을 선택하세요.</translation>
    </message>
    <message>
        <source>It reported: %1: %2.</source>
        <translation>보고된 내용: %1: %2.</translation>
    </message>
    <message>
        <source>The local search model was ended</source>
        <translation>로컬 검색 모델을 종료했습니다</translation>
    </message>
    <message>
        <source>Memoro closed it.</source>
        <translation>Memoro가 닫았습니다.</translation>
    </message>
    <message>
        <source>This processor does not know one of its instructions.</source>
        <translation>이 프로세서가 지원하지 않는 명령이 있습니다.</translation>
    </message>
    <message>
        <source>It crashed.</source>
        <translation>비정상 종료되었습니다.</translation>
    </message>
    <message>
        <source>It was killed, most likely because the memory was full.</source>
        <translation>아마 RAM이 부족해 강제로 종료되었습니다.</translation>
    </message>
    <message>
        <source>Its process ended with signal %1.</source>
        <translation>프로세스가 신호 %1(으)로 끝났습니다.</translation>
    </message>
    <message>
        <source>Its process ended with code %1.</source>
        <translation>프로세스가 코드 %1(으)로 끝났습니다.</translation>
    </message>
    <message>
        <source>Choose another provider in the settings.</source>
        <translation>설정에서 다른 제공자를 선택하세요.</translation>
    </message>
    <message>
        <source>It failed %1 times within a short time, so it rests.</source>
        <translation>짧은 시간에 %1번 실패하여 멈춰 두었습니다.</translation>
    </message>
    <message>
        <source>%1 cannot make %2 numbers per text</source>
        <translation>%1은(는) 글 하나에 숫자 %2개를 만들 수 없습니다</translation>
    </message>
    <message>
        <source>It makes %1.</source>
        <translation>만들 수 있는 개수는 %1입니다.</translation>
    </message>
    <message>
        <source>Choose one of these as outputDimensionality.</source>
        <translation>outputDimensionality에 이 가운데 하나를 지정하세요.</translation>
    </message>
    <message>
        <source>It is meant for %1, so it was not sent to %2.</source>
        <translation>%1용 키이므로 %2에는 보내지 않았습니다.</translation>
    </message>
    <message>
        <source>Enter the key that belongs to this address, or use %1 itself.</source>
        <translation>이 주소에 맞는 키를 입력하거나 %1 자체를 쓰세요.</translation>
    </message>
    <message>
        <source>The address of the service cannot be used</source>
        <translation>서비스 주소를 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <translation>‘%1’: %2.</translation>
    </message>
    <message>
        <source>it begins with %1:// where http:// or https:// is needed</source>
        <translation>%1://로 시작하지만 http:// 또는 https://가 필요합니다</translation>
    </message>
    <message>
        <source>it names no host</source>
        <translation>호스트 이름이 없습니다</translation>
    </message>
    <message>
        <source>the number of its port is wrong</source>
        <translation>포트 번호가 잘못되었습니다</translation>
    </message>
    <message>
        <source>%1 cannot be called</source>
        <translation>%1을(를) 호출할 수 없습니다</translation>
    </message>
    <message>
        <source>The address or a header is not well formed.</source>
        <translation>주소나 헤더의 형식이 올바르지 않습니다.</translation>
    </message>
    <message>
        <source>The key or a header holds a character that cannot be sent</source>
        <translation>키나 헤더에 보낼 수 없는 문자가 있습니다</translation>
    </message>
    <message>
        <source>Keys and headers are made of plain letters, digits and signs.</source>
        <translation>키와 헤더는 일반 영문자, 숫자, 기호로 이루어집니다.</translation>
    </message>
    <message>
        <source>Copy the key for %1 once more.</source>
        <translation>%1의 키를 다시 복사하세요.</translation>
    </message>
    <message>
        <source>It asks for a user name and password.</source>
        <translation>사용자 이름과 암호를 요구합니다.</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>중지했습니다</translation>
    </message>
    <message>
        <source>The call to %1 was ended.</source>
        <translation>%1 호출을 끝냈습니다.</translation>
    </message>
    <message>
        <source>Choose the model once more in the settings; a new index is then built beside the present one.</source>
        <translation>설정에서 모델을 다시 선택하세요. 지금 색인과 별도로 새 색인을 만듭니다.</translation>
    </message>
    <message>
        <source>%1 takes no pictures or sound</source>
        <translation>%1은(는) 이미지나 소리를 받지 않습니다</translation>
    </message>
    <message>
        <source>Only gemini-embedding-2-preview does.</source>
        <translation>gemini-embedding-2-preview만 받습니다.</translation>
    </message>
    <message>
        <source>Choose this model, or switch multimodal indexing off.</source>
        <translation>이 모델을 선택하거나 멀티모달 색인을 끄세요.</translation>
    </message>
    <message>
        <source>The embedding model answered wrongly</source>
        <translation>임베딩 모델이 잘못 응답했습니다</translation>
    </message>
    <message>
        <source>It gave vectors of the shape %1 where %2 were asked for.</source>
        <translation>%2 모양의 벡터를 요청했지만 %1 모양이 돌아왔습니다.</translation>
    </message>
    <message>
        <source>If this happens again, choose another model in the settings.</source>
        <translation>되풀이되면 설정에서 다른 모델을 선택하세요.</translation>
    </message>
    <message>
        <source>This note is left out of the memory.</source>
        <translation>이 노트는 메모리에서 제외되어 있습니다.</translation>
    </message>
    <message>
        <source>There is a symbolic link on the way; links are not followed.</source>
        <translation>경로에 심볼릭 링크가 있습니다. 링크는 따라가지 않습니다.</translation>
    </message>
    <message>
        <source>The path must not contain “.”, “..” or empty parts.</source>
        <translation>경로에 ‘.’, ‘..’ 또는 빈 부분을 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The path must not contain “..”.</source>
        <translation>경로에 ‘..’을 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The path must be relative to the memory folder.</source>
        <translation>경로는 메모리 폴더를 기준으로 해야 합니다.</translation>
    </message>
    <message>
        <source>Windows takes this name for a drive, a device or a hidden stream.</source>
        <translation>Windows는 이 이름을 드라이브, 장치 또는 숨은 스트림으로 여깁니다.</translation>
    </message>
    <message>
        <source>Some systems take this name for a drive, a device or a hidden stream.</source>
        <translation>일부 시스템은 이 이름을 드라이브, 장치 또는 숨은 스트림으로 여깁니다.</translation>
    </message>
    <message>
        <source>The path contains control characters.</source>
        <translation>경로에 제어 문자가 있습니다.</translation>
    </message>
    <message>
        <source>A path is needed.</source>
        <translation>경로가 필요합니다.</translation>
    </message>
    <message>
        <source>Only MEMORY.md, the memory folder and the extra paths can be read.</source>
        <translation>MEMORY.md, 메모리 폴더, 추가 경로만 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>Only Markdown files (.md) can be read.</source>
        <translation>Markdown 파일(.md)만 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>Conversations can be searched, not read: only Markdown files (.md) can be read.</source>
        <translation>대화는 검색할 수 있지만 읽을 수는 없습니다. Markdown 파일(.md)만 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>The file could not be looked at: %1.</source>
        <translation>파일을 살펴보지 못했습니다: %1.</translation>
    </message>
    <message>
        <source>This is not a folder.</source>
        <translation>폴더가 아닙니다.</translation>
    </message>
    <message>
        <source>The name holds a line end or another invisible character.</source>
        <translation>이름에 줄바꿈 등 보이지 않는 문자가 들어 있습니다.</translation>
    </message>
    <message>
        <source>The name cannot be told from a path.</source>
        <translation>이름을 경로와 구분할 수 없습니다.</translation>
    </message>
    <message>
        <source>Rename the file.</source>
        <translation>파일 이름을 바꿔 주세요.</translation>
    </message>
    <message>
        <source>The path has more characters than Windows takes (260).</source>
        <translation>경로가 Windows에서 허용하는 길이(260자)를 넘습니다.</translation>
    </message>
    <message>
        <source>Move the file to a folder with a shorter path.</source>
        <translation>경로가 더 짧은 폴더로 파일을 옮기세요.</translation>
    </message>
    <message>
        <source>The file is larger than 10 MiB.</source>
        <translation>파일이 10 MiB보다 큽니다.</translation>
    </message>
    <message>
        <source>The file is larger than %1 bytes.</source>
        <translation>파일이 %1바이트보다 큽니다.</translation>
    </message>
    <message>
        <source>The name says that this is a picture, but its content is none.</source>
        <translation>이름은 이미지이지만 내용은 이미지가 아닙니다.</translation>
    </message>
    <message>
        <source>The name says that this is a recording, but its content is none.</source>
        <translation>이름은 녹음이지만 내용은 녹음이 아닙니다.</translation>
    </message>
    <message>
        <source>Memoro could not make sense of this file (%1).</source>
        <translation>Memoro가 이 파일을 이해하지 못했습니다(%1).</translation>
    </message>
    <message>
        <source>Assistants only add to a daily log; what stands there stays.</source>
        <translation>어시스턴트는 일지에 덧붙이기만 하고 이미 적힌 내용은 바꾸지 않습니다.</translation>
    </message>
    <message>
        <source>Only a person may rename, delete or forget a note.</source>
        <translation>사람만 노트의 이름을 바꾸거나 삭제하거나 지울 수 있습니다.</translation>
    </message>
    <message>
        <source>There is a note of this name already.</source>
        <translation>같은 이름의 노트가 이미 있습니다.</translation>
    </message>
    <message>
        <source>The note does not exist.</source>
        <translation>노트가 존재하지 않습니다.</translation>
    </message>
    <message>
        <source>The encoding of the note is unknown, so writing it could damage it.</source>
        <translation>노트의 인코딩을 알 수 없어 쓰면 손상될 수 있습니다.</translation>
    </message>
    <message>
        <source>Save it as UTF-8 first.</source>
        <translation>먼저 UTF-8로 저장하세요.</translation>
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
        <source>The note is being changed by another program.</source>
        <translation>다른 프로그램이 노트를 바꾸고 있습니다.</translation>
    </message>
    <message>
        <source>A name must not contain any of &lt; &gt; : &quot; | ? *</source>
        <translation>이름에 &lt; &gt; : &quot; | ? * 문자를 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>Assistants write only inside the memory folder itself.</source>
        <translation>어시스턴트는 메모리 폴더 안에만 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>This change is not in the history.</source>
        <translation>이 변경은 기록에 없습니다.</translation>
    </message>
    <message>
        <source>The history knows of no note that was deleted here.</source>
        <translation>여기서 삭제된 노트는 기록에 없습니다.</translation>
    </message>
    <message>
        <source>Memoro is closing</source>
        <translation>Memoro를 닫는 중입니다</translation>
    </message>
    <message>
        <source>The history is closed already.</source>
        <translation>기록이 이미 닫혔습니다.</translation>
    </message>
    <message>
        <source>Start Memoro again.</source>
        <translation>Memoro를 다시 시작하세요.</translation>
    </message>
    <message>
        <source>The same lines were changed again later.</source>
        <translation>같은 줄이 나중에 다시 바뀌었습니다.</translation>
    </message>
    <message>
        <source>Choose what should stand there.</source>
        <translation>무엇을 남길지 선택하세요.</translation>
    </message>
    <message>
        <source>The note is not there any more.</source>
        <translation>노트가 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>Bring it back first.</source>
        <translation>먼저 되살리세요.</translation>
    </message>
    <message>
        <source>The earlier version is not kept any more, because the history had grown too large.</source>
        <translation>기록이 너무 커져서 이전 버전은 남아 있지 않습니다.</translation>
    </message>
    <message>
        <source>Another note has this name now.</source>
        <translation>지금은 다른 노트가 이 이름을 쓰고 있습니다.</translation>
    </message>
    <message>
        <source>The note is not text that could be compared line by line, and it was changed again later.</source>
        <translation>노트는 줄 단위로 비교할 수 있는 텍스트가 아니며 나중에 다시 바뀌었습니다.</translation>
    </message>
    <message>
        <source>The note is not as it was read.</source>
        <translation>노트가 읽었을 때와 다릅니다.</translation>
    </message>
    <message>
        <source>Read it again and propose from there.</source>
        <translation>다시 읽고 거기서 제안하세요.</translation>
    </message>
    <message>
        <source>The note was changed since, in the same lines or in another encoding.</source>
        <translation>그 뒤 노트의 같은 줄이나 인코딩이 바뀌었습니다.</translation>
    </message>
    <message>
        <source>This proposal was decided already.</source>
        <translation>이미 처리된 제안입니다.</translation>
    </message>
    <message>
        <source>There is no such proposal.</source>
        <translation>그런 제안이 없습니다.</translation>
    </message>
    <message>
        <source>Too many proposals wait already.</source>
        <translation>기다리는 제안이 이미 너무 많습니다.</translation>
    </message>
    <message>
        <source>A person has to look first.</source>
        <translation>먼저 사람이 확인해야 합니다.</translation>
    </message>
    <message>
        <source>A proposal may have at most one million characters.</source>
        <translation>제안은 최대 100만 자입니다.</translation>
    </message>
    <message>
        <source>A daily log is only added to; propose a block instead.</source>
        <translation>일지에는 덧붙이기만 할 수 있습니다. 덧붙일 내용을 제안하세요.</translation>
    </message>
    <message>
        <source>%1 was removed in the meantime</source>
        <translation>%1이(가) 그사이 삭제되었습니다</translation>
    </message>
    <message>
        <source>%1 was changed in the meantime</source>
        <translation>%1이(가) 그사이 바뀌었습니다</translation>
    </message>
    <message>
        <source>The note was removed by another program after it was opened.</source>
        <translation>노트를 연 뒤에 다른 프로그램이 삭제했습니다.</translation>
    </message>
    <message>
        <source>The note was changed by another program after it was opened.</source>
        <translation>노트를 연 뒤에 다른 프로그램이 바꾸었습니다.</translation>
    </message>
    <message>
        <source>Nothing was overwritten.</source>
        <translation>아무것도 덮어쓰지 않았습니다.</translation>
    </message>
    <message>
        <source>Compare both versions and save again.</source>
        <translation>두 버전을 비교하고 다시 저장하세요.</translation>
    </message>
    <message>
        <source>%1 is in an unknown encoding</source>
        <translation>%1의 인코딩을 알 수 없습니다</translation>
    </message>
    <message>
        <source>Appending to it could damage what is already there.</source>
        <translation>덧붙이면 이미 있는 내용이 손상될 수 있습니다.</translation>
    </message>
    <message>
        <source>Save it as UTF-8 in an editor, then try again.</source>
        <translation>편집기에서 UTF-8로 저장한 뒤 다시 시도하세요.</translation>
    </message>
    <message>
        <source>%1 is not a file</source>
        <translation>%1은(는) 파일이 아닙니다</translation>
    </message>
    <message>
        <source>It is a link, a folder or a device, and Memoro does not write there.</source>
        <translation>링크, 폴더 또는 장치이므로 Memoro가 쓰지 않습니다.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>다시 시도하세요.</translation>
    </message>
    <message>
        <source>%1 is no file, but a folder, a pipe or a device.</source>
        <translation>%1은(는) 파일이 아니라 폴더나 파이프, 장치입니다.</translation>
    </message>
    <message>
        <source>Take it away; then enter the key again.</source>
        <translation>그것을 치운 다음 키를 다시 입력하세요.</translation>
    </message>
    <message>
        <source>The search index was damaged and is made again from the notes.</source>
        <translation>검색 색인이 손상되어 노트에서 다시 만듭니다.</translation>
    </message>
    <message>
        <source>The history of your notes was damaged, so a new one has begun.</source>
        <translation>노트 기록이 손상되어 새 기록을 시작했습니다.</translation>
    </message>
    <message>
        <source>The search index is kept at its usual place.</source>
        <translation>검색 색인은 기본 위치에 저장됩니다.</translation>
    </message>
    <message>
        <source>Deleting everything about a memory was not finished: delete it again in the settings.</source>
        <translation>메모리에 관한 것을 모두 삭제하다가 도중에 멈췄습니다. 설정에서 다시 삭제하세요.</translation>
    </message>
    <message>
        <source>store.path names %1, which is no index of Memoro&apos;s; it was not touched.</source>
        <translation>store.path에 지정된 %1은(는) Memoro의 색인이 아니므로 건드리지 않았습니다.</translation>
    </message>
    <message>
        <source>Restoring a backup was not finished: restore it again, or go back.</source>
        <translation>백업 복원이 도중에 멈췄습니다. 다시 복원하거나 이전 상태로 되돌리세요.</translation>
    </message>
    <message>
        <source>The backup is %1, and %2 holds what was there before.</source>
        <translation>백업은 %1, 이전 내용은 %2에 있습니다.</translation>
    </message>
    <message>
        <source>It is the memory of %1.</source>
        <translation>%1의 메모리입니다.</translation>
    </message>
    <message>
        <source>It is kept as %1.</source>
        <translation>손상된 파일은 %1(으)로 보관됩니다.</translation>
    </message>
    <message>
        <source>The notes are not affected.</source>
        <translation>노트에는 영향이 없습니다.</translation>
    </message>
    <message>
        <source>The damaged file with the earlier versions is kept as %1.</source>
        <translation>이전 버전이 든 손상된 파일은 %1(으)로 보관됩니다.</translation>
    </message>
    <message>
        <source>Notes on a network drive are looked at every few seconds.</source>
        <translation>네트워크 드라이브의 노트는 몇 초마다 확인합니다.</translation>
    </message>
    <message>
        <source>The system has no more file watches to give, so notes are looked at every few seconds.</source>
        <translation>시스템의 파일 감시 수가 부족하여 노트를 몇 초마다 확인합니다.</translation>
    </message>
    <message>
        <source>The vector extension sqlite-vec does not work here (%1); search goes on in memory.</source>
        <translation>벡터 확장 sqlite-vec가 여기서 작동하지 않습니다(%1). 검색은 메모리에서 계속합니다.</translation>
    </message>
    <message>
        <source>This system&apos;s SQLite has no full-text search: only meaning is searched.</source>
        <translation>이 시스템의 SQLite에는 전체 텍스트 검색이 없어 의미로만 검색합니다.</translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… 외 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>The settings file cannot be read, so nothing can be changed here and nothing is overwritten. The last good settings stay in effect.</source>
        <translation>설정 파일을 읽을 수 없어 여기서 아무것도 바꿀 수 없고, 덮어쓰지도 않습니다. 마지막으로 올바른 설정이 유지됩니다.</translation>
    </message>
    <message>
        <source>Some values in the settings file cannot be used. The previous ones stay in effect.</source>
        <translation>설정 파일의 일부 값을 쓸 수 없습니다. 이전 값이 유지됩니다.</translation>
    </message>
    <message>
        <source>Something in the settings file is probably not what was meant.</source>
        <translation>설정 파일에 의도와 다른 것으로 보이는 내용이 있습니다.</translation>
    </message>
    <message>
        <source>Open in the editor</source>
        <translation>편집기에서 열기</translation>
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
    <message numerus="yes">
        <source>%Ln proposal(s) to review…</source>
        <translation>
            <numerusform>검토할 제안 %Ln개…</numerusform>
        </translation>
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
        <translation>설정…</translation>
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
    <name>ProgramsEditor</name>
    <message>
        <source>Add a name</source>
        <translation>이름 추가</translation>
    </message>
    <message>
        <source>Choose an open program…</source>
        <translation>열린 프로그램에서 선택…</translation>
    </message>
    <message>
        <source>No other program has a window open</source>
        <translation>열려 있는 다른 프로그램이 없습니다</translation>
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
        <translation>노트를 이미 읽고 있습니다. 그동안 알아 두면 좋은 세 가지입니다.</translation>
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
        <translation>검색은 바로 쓸 수 있고, 의미 검색은 준비되는 대로 더해집니다.</translation>
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
    <name>ProposalCounts</name>
    <message numerus="yes">
        <source>%Ln proposal(s) marked</source>
        <translation>
            <numerusform>제안 %Ln건 선택됨</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Accept all %Ln</source>
        <translation>
            <numerusform>%Ln건 모두 수락</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decline all %Ln</source>
        <translation>
            <numerusform>%Ln건 모두 거절</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln proposal(s) accepted and written.</source>
        <translation>
            <numerusform>제안 %Ln건을 수락하여 기록했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln proposal(s) declined. Nothing was written.</source>
        <translation>
            <numerusform>제안 %Ln건을 거절했습니다. 아무것도 기록하지 않았습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be written; each says why.</source>
        <translation>
            <numerusform>%Ln건은 기록하지 못했습니다. 이유는 각 제안에 있습니다.</numerusform>
        </translation>
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
        <source>Why not? The assistant is told (optional).</source>
        <translation>거절 이유(선택 사항, 어시스턴트에게 전달됨)</translation>
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
        <source>accepted by you, %1</source>
        <translation>%1 내가 수락</translation>
    </message>
    <message>
        <source>declined by you, %1</source>
        <translation>%1 내가 거절</translation>
    </message>
    <message>
        <source>makes a new note</source>
        <translation>새 노트를 만듦</translation>
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
        <source>Proposed for %1, which has been renamed since.</source>
        <translation>%1에 대한 제안이며, 이 노트는 그 뒤 이름이 바뀌었습니다.</translation>
    </message>
    <message>
        <source>You changed the text; below is what was proposed.</source>
        <translation>글을 수정해 수락했습니다. 아래는 제안된 원래 글입니다.</translation>
    </message>
    <message>
        <source>The note had it already, so nothing was written.</source>
        <translation>노트에 이미 있어 아무것도 기록하지 않았습니다.</translation>
    </message>
    <message>
        <source>Declined: %1</source>
        <translation>거절: %1</translation>
    </message>
    <message>
        <source>The note is gone. Accept again to make it anew.</source>
        <translation>노트가 없어졌습니다. 다시 수락하면 새로 만듭니다.</translation>
    </message>
    <message>
        <source>The note is there now. Accept again to add to it.</source>
        <translation>이 노트가 생겼습니다. 다시 수락하면 여기에 추가합니다.</translation>
    </message>
    <message>
        <source>The note was changed since, in the same lines. Change the proposal first.</source>
        <translation>그 뒤 같은 줄이 바뀌었습니다. 먼저 제안을 고치세요.</translation>
    </message>
</context>
<context>
    <name>ProviderCard</name>
    <message>
        <source>In use</source>
        <translation>사용 중</translation>
    </message>
    <message>
        <source>Use this</source>
        <translation>사용하기</translation>
    </message>
    <message>
        <source>Use “%1”</source>
        <translation>‘%1’ 사용</translation>
    </message>
    <message>
        <source>Hide the details of %1</source>
        <translation>%1 세부 정보 숨기기</translation>
    </message>
    <message>
        <source>Set up %1</source>
        <translation>%1 설정하기</translation>
    </message>
    <message>
        <source>Chosen automatically</source>
        <translation>자동으로 선택됨</translation>
    </message>
    <message>
        <source>Resume indexing</source>
        <translation>색인 작업 재개</translation>
    </message>
    <message>
        <source>Pause indexing</source>
        <translation>색인 작업 일시 중지</translation>
    </message>
</context>
<context>
    <name>ProviderKinds</name>
    <message>
        <source>Automatic</source>
        <translation>자동</translation>
    </message>
    <message>
        <source>Words only</source>
        <translation>단어만</translation>
    </message>
    <message>
        <source>Built-in model</source>
        <translation>내장 모델</translation>
    </message>
    <message>
        <source>Larger local model</source>
        <translation>더 큰 로컬 모델</translation>
    </message>
    <message>
        <source>Another compatible server</source>
        <translation>다른 호환 서버</translation>
    </message>
    <message>
        <source>A local model or a key that is set up, else the built-in model.</source>
        <translation>설정된 로컬 모델이나 키, 없으면 내장 모델.</translation>
    </message>
    <message>
        <source>No embeddings at all: notes are found by their words.</source>
        <translation>임베딩 없이 단어로 노트를 찾습니다.</translation>
    </message>
    <message>
        <source>Works now, nothing leaves this computer. About 100 languages.</source>
        <translation>바로 쓸 수 있고 데이터가 이 컴퓨터를 벗어나지 않습니다. 약 100개 언어.</translation>
    </message>
    <message>
        <source>Understands more, nothing leaves this computer. One download, slower.</source>
        <translation>더 잘 이해하고 데이터가 이 컴퓨터를 벗어나지 않습니다. 한 번 다운로드해야 하고 더 느립니다.</translation>
    </message>
    <message>
        <source>For those who run Ollama already. Nothing leaves this computer.</source>
        <translation>이미 Ollama를 쓰는 분께. 데이터가 이 컴퓨터를 벗어나지 않습니다.</translation>
    </message>
    <message>
        <source>Cheap and fast. Your notes are sent to OpenAI.</source>
        <translation>저렴하고 빠릅니다. 노트가 OpenAI로 전송됩니다.</translation>
    </message>
    <message>
        <source>Many languages. Your notes are sent to Google.</source>
        <translation>많은 언어 지원. 노트가 Google로 전송됩니다.</translation>
    </message>
    <message>
        <source>Made for search. Your notes are sent to Voyage AI.</source>
        <translation>검색용으로 제작. 노트가 Voyage AI로 전송됩니다.</translation>
    </message>
    <message>
        <source>From Europe. Your notes are sent to Mistral.</source>
        <translation>유럽 제품. 노트가 Mistral로 전송됩니다.</translation>
    </message>
    <message>
        <source>LM Studio, vLLM, a company&apos;s gateway: whatever speaks OpenAI&apos;s protocol.</source>
        <translation>LM Studio, vLLM, 회사 게이트웨이 등 OpenAI 프로토콜을 쓰는 모든 것.</translation>
    </message>
</context>
<context>
    <name>ProviderStates</name>
    <message>
        <source>No connection</source>
        <translation>연결 안 됨</translation>
    </message>
    <message>
        <source>Key refused</source>
        <translation>키가 거부됨</translation>
    </message>
    <message>
        <source>Not set up: no key</source>
        <translation>설정 안 됨: 키 없음</translation>
    </message>
    <message>
        <source>The key may not use this model</source>
        <translation>이 키로는 이 모델을 쓸 수 없음</translation>
    </message>
    <message>
        <source>Out of credit</source>
        <translation>잔액 부족</translation>
    </message>
    <message>
        <source>Too many requests for now</source>
        <translation>지금은 요청이 너무 많음</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>실행 중이 아님</translation>
    </message>
    <message>
        <source>Unknown model</source>
        <translation>알 수 없는 모델</translation>
    </message>
    <message>
        <source>Not a model for search</source>
        <translation>검색용 모델이 아님</translation>
    </message>
    <message>
        <source>Wrong address</source>
        <translation>잘못된 주소</translation>
    </message>
    <message>
        <source>The password store is locked</source>
        <translation>암호 저장소가 잠겨 있습니다</translation>
    </message>
    <message>
        <source>No password store</source>
        <translation>암호 저장소 없음</translation>
    </message>
    <message>
        <source>Does not work</source>
        <translation>작동하지 않음</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>일시 중지됨</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>준비됨</translation>
    </message>
    <message>
        <source>Too many requests; goes on at %1</source>
        <translation>요청이 너무 많음, %1에 계속</translation>
    </message>
    <message>
        <source>Last worked: %1</source>
        <translation>마지막 작동: %1</translation>
    </message>
    <message>
        <source>Works, tested at %1</source>
        <translation>작동함(%1 테스트)</translation>
    </message>
    <message>
        <source>Not set up: no address</source>
        <translation>설정 안 됨: 주소 없음</translation>
    </message>
    <message>
        <source>Its file is missing</source>
        <translation>파일이 없음</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>다운로드됨</translation>
    </message>
    <message>
        <source>Not set up: not downloaded</source>
        <translation>설정 안 됨: 다운로드 안 됨</translation>
    </message>
    <message>
        <source>Key %1 is set up</source>
        <translation>키 %1 설정됨</translation>
    </message>
</context>
<context>
    <name>ProviderTraits</name>
    <message>
        <source>many languages</source>
        <translation>다국어</translation>
    </message>
    <message>
        <source>mainly English</source>
        <translation>주로 영어</translation>
    </message>
    <message>
        <source>Key if the server wants one</source>
        <translation>서버가 요구하면 키 필요</translation>
    </message>
    <message>
        <source>Needs a key</source>
        <translation>키 필요</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>키 필요 없음</translation>
    </message>
    <message>
        <source>free</source>
        <translation>무료</translation>
    </message>
    <message>
        <source>about $%1 to $%2 per million tokens</source>
        <translation>100만 토큰당 약 $%1~$%2</translation>
    </message>
    <message>
        <source>about $%1 per million tokens</source>
        <translation>100만 토큰당 약 $%1</translation>
    </message>
</context>
<context>
    <name>Providers</name>
    <message>
        <source>Search by words always works. To search by meaning as well, a model turns every note into numbers, its embedding. Choose here which one does that.</source>
        <translation>단어로는 언제나 찾을 수 있습니다. 의미로도 찾으려면 모델이 모든 노트를 숫자(임베딩)로 바꿉니다. 무엇을 쓸지 여기서 선택합니다.</translation>
    </message>
    <message>
        <source>If it fails</source>
        <translation>실패하면</translation>
    </message>
    <message>
        <source>It would use “%1” now.</source>
        <translation>지금은 ‘%1’을(를) 씁니다.</translation>
    </message>
    <message>
        <source>The text of all notes will be sent there.</source>
        <translation>모든 노트의 내용이 그곳으로 전송됩니다.</translation>
    </message>
    <message>
        <source>Found on this computer</source>
        <translation>이 컴퓨터에서 찾았습니다</translation>
    </message>
    <message>
        <source>Not running on this computer</source>
        <translation>이 컴퓨터에서 실행 중이 아님</translation>
    </message>
</context>
<context>
    <name>Punctuation</name>
    <message>
        <source>“%1”</source>
        <comment>what somebody said or gave as a reason</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the things of a list</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>QuickNotes</name>
    <message>
        <source>Add to today’s log</source>
        <translation>오늘 일지에 추가</translation>
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
        <translation>계속 입력하세요. Enter를 누르면 오늘 일지에 추가됩니다.</translation>
    </message>
    <message>
        <source>Added to today’s log</source>
        <translation>오늘 일지에 추가했습니다</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>취소하기</translation>
    </message>
    <message>
        <source>Today’s log has this already</source>
        <translation>오늘 일지에 이미 있습니다</translation>
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
    <name>Reader</name>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>어시스턴트</translation>
    </message>
    <message>
        <source>Nothing is written in this note yet.</source>
        <translation>이 노트에는 아직 아무것도 적혀 있지 않습니다.</translation>
    </message>
</context>
<context>
    <name>ReaderWindow</name>
    <message>
        <source>Conversation</source>
        <translation>대화</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>대화 내용</translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier turn(s) are not shown</source>
        <translation>
            <numerusform>이전 발언 %Ln개는 표시하지 않음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln later turn(s) are not shown</source>
        <translation>
            <numerusform>이후 발언 %Ln개는 표시하지 않음</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Recent</name>
    <message>
        <source>Pinned</source>
        <translation>고정됨</translation>
    </message>
    <message>
        <source>Changed today</source>
        <translation>오늘 변경됨</translation>
    </message>
    <message>
        <source>Changed yesterday</source>
        <translation>어제 변경됨</translation>
    </message>
    <message>
        <source>Changed on %1</source>
        <comment>a weekday</comment>
        <translation>%1에 변경됨</translation>
    </message>
    <message>
        <source>Changed this month</source>
        <translation>이번 달 변경됨</translation>
    </message>
    <message>
        <source>Changed earlier</source>
        <translation>이전에 변경됨</translation>
    </message>
    <message>
        <source>Ctrl+S takes the pin away.</source>
        <translation>Ctrl+S를 누르면 고정이 해제됩니다.</translation>
    </message>
    <message>
        <source>The pinned line is not in this note any more.</source>
        <translation>고정한 줄이 이 노트에 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>The pinned note cannot be found.</source>
        <translation>고정한 노트를 찾을 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>Recorder</name>
    <message>
        <source>No hotkey</source>
        <translation>단축키 없음</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Press the keys…</source>
        <translation>키를 누르세요…</translation>
    </message>
    <message>
        <source>Esc leaves it as it is.</source>
        <translation>Esc를 누르면 그대로 둡니다.</translation>
    </message>
    <message>
        <source>Free right now:</source>
        <translation>지금 쓸 수 있는 키:</translation>
    </message>
</context>
<context>
    <name>Remedies</name>
    <message>
        <source>Open the key page</source>
        <translation>키 페이지 열기</translation>
    </message>
    <message>
        <source>Enter another key</source>
        <translation>다른 키 입력</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>잠금 해제…</translation>
    </message>
    <message>
        <source>Open the proxy settings</source>
        <translation>프록시 설정 열기</translation>
    </message>
    <message>
        <source>Open the billing page</source>
        <translation>결제 페이지 열기</translation>
    </message>
    <message>
        <source>How to start it</source>
        <translation>시작하는 방법</translation>
    </message>
    <message>
        <source>Correct the address</source>
        <translation>주소 고치기</translation>
    </message>
    <message>
        <source>Show the models for embeddings</source>
        <translation>임베딩용 모델 보기</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>다른 모델 선택</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 시도</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Opened before for this question</source>
        <translation>이 질문으로 전에 열어 본 항목</translation>
    </message>
    <message>
        <source>Changed since</source>
        <translation>이후 변경됨</translation>
    </message>
</context>
<context>
    <name>RightsForm</name>
    <message>
        <source>Private</source>
        <translation>나만</translation>
    </message>
    <message>
        <source>Read by others</source>
        <translation>다른 사람도 읽음</translation>
    </message>
    <message>
        <source>Lasting notes</source>
        <translation>장기 노트</translation>
    </message>
    <message>
        <source>Daily log</source>
        <translation>일지</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>대화</translation>
    </message>
    <message>
        <source>Whose memory</source>
        <translation>누구의 메모리</translation>
    </message>
    <message>
        <source>It gets no citations, and MEMORY.md stays closed to it.</source>
        <translation>인용을 받지 못하고 MEMORY.md도 볼 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>RowActions</name>
    <message>
        <source>Copied: %1</source>
        <translation>복사함: %1</translation>
    </message>
    <message>
        <source>The passage was copied</source>
        <translation>이 부분을 복사했습니다</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>Language and display</source>
        <translation>언어 및 표시</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>프로그램</translation>
    </message>
    <message>
        <source>When to notify</source>
        <translation>알림을 보낼 때</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>업데이트</translation>
    </message>
    <message>
        <source>Search window</source>
        <translation>검색 창</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Order of results</source>
        <translation>결과 순서</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Keeping up to date</source>
        <translation>최신 상태 유지</translation>
    </message>
    <message>
        <source>Bridge for assistants</source>
        <translation>어시스턴트용 브리지</translation>
    </message>
    <message>
        <source>Trust for new assistants</source>
        <translation>새 어시스턴트의 권한</translation>
    </message>
    <message>
        <source>From any program</source>
        <translation>어느 프로그램에서나</translation>
    </message>
    <message>
        <source>Versions of notes</source>
        <translation>노트 버전</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>임베딩</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>색인</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>대화</translation>
    </message>
    <message>
        <source>When a conversation grows long</source>
        <translation>대화가 길어질 때</translation>
    </message>
    <message>
        <source>Assistants in the file</source>
        <translation>파일의 어시스턴트</translation>
    </message>
    <message>
        <source>QMD, another search engine</source>
        <translation>다른 검색 엔진 QMD</translation>
    </message>
    <message>
        <source>Finding faults</source>
        <translation>문제 찾기</translation>
    </message>
    <message>
        <source>Ranking in detail</source>
        <translation>순위 세부 설정</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Takes effect the next time Memoro starts.</source>
        <translation>다음 Memoro 시작부터 적용됩니다.</translation>
    </message>
    <message>
        <source>A change rebuilds the index: %1. Search goes on.</source>
        <translation>바꾸면 색인을 다시 만듭니다: %1. 검색은 계속됩니다.</translation>
    </message>
    <message>
        <source>A change makes new embeddings: %1. Search goes on.</source>
        <translation>바꾸면 임베딩을 새로 만듭니다: %1. 검색은 계속됩니다.</translation>
    </message>
    <message>
        <source>no cost</source>
        <translation>무료</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1토큰</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>All embeddings are there already: nothing is computed or paid again.</source>
        <translation>임베딩이 모두 준비되어 있어 다시 계산하거나 지불하지 않습니다.</translation>
    </message>
    <message>
        <source>New embeddings: %1.</source>
        <translation>새 임베딩: %1.</translation>
    </message>
    <message>
        <source>Until they are complete, the present ones go on answering.</source>
        <translation>완성될 때까지 지금의 임베딩으로 검색합니다.</translation>
    </message>
    <message>
        <source>about %1 s</source>
        <translation>약 %1초</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation>약 %1분</translation>
    </message>
    <message>
        <source>price not known</source>
        <translation>가격 알 수 없음</translation>
    </message>
    <message>
        <source>less than $0.01</source>
        <translation>$0.01 미만</translation>
    </message>
    <message>
        <source>about $%1</source>
        <translation>약 $%1</translation>
    </message>
    <message>
        <source>Found settings</source>
        <translation>찾은 설정</translation>
    </message>
    <message>
        <source>Go to “%1”</source>
        <translation>‘%1’(으)로 이동</translation>
    </message>
    <message>
        <source>No setting is called “%1”. Try another word.</source>
        <translation>‘%1’(이)라는 설정이 없습니다. 다른 단어로 찾아보세요.</translation>
    </message>
    <message>
        <source>In the file…</source>
        <translation>파일에서 편집…</translation>
    </message>
    <message>
        <source>Back to the default: %1</source>
        <translation>기본값으로: %1</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>기본값: %1</translation>
    </message>
    <message>
        <source>Set by %1 on the command line for as long as Memoro runs.</source>
        <translation>Memoro가 실행되는 동안 명령줄의 %1(으)로 정해집니다.</translation>
    </message>
    <message>
        <source>Set by the environment variable %1.</source>
        <translation>환경 변수 %1(으)로 정해져 있습니다.</translation>
    </message>
    <message>
        <source>The file has an own value for the assistant %1.</source>
        <translation>파일에 어시스턴트 %1의 값이 따로 있습니다.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>on</source>
        <translation>켜짐</translation>
    </message>
    <message>
        <source>off</source>
        <translation>꺼짐</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>설정 안 됨</translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message>
        <source>“%1” was changed back.</source>
        <translation>‘%1’을(를) 되돌렸습니다.</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>변경됨: %1</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>설정 검색</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>In the search window</source>
        <translation>검색 창에서</translation>
    </message>
    <message>
        <source>On this desktop (Wayland) programs may only propose a hotkey. The desktop asks you and has the last word; you can change the key later in its own keyboard settings.</source>
        <translation>이 데스크톱(Wayland)에서는 프로그램이 단축키를 제안만 할 수 있습니다. 결정은 데스크톱이 하며, 나중에 키보드 설정에서 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>This desktop does not let programs bind a hotkey. Its configuration can: add this line to %1.</source>
        <translation>이 데스크톱에서는 프로그램이 단축키를 지정할 수 없습니다. 다음 줄을 %1에 추가하면 됩니다.</translation>
    </message>
    <message>
        <source>This desktop does not let programs bind a hotkey. Its own keyboard settings can: add a shortcut there that runs this command.</source>
        <translation>이 데스크톱은 프로그램이 단축키를 등록하지 못하게 합니다. 데스크톱의 키보드 설정에서 이 명령을 실행하는 단축키를 추가하세요.</translation>
    </message>
    <message>
        <source>Choose a result</source>
        <translation>결과 선택</translation>
    </message>
    <message>
        <source>Open it at its line</source>
        <translation>해당 줄에서 열기</translation>
    </message>
    <message>
        <source>Show it in its folder</source>
        <translation>폴더에서 보기</translation>
    </message>
    <message>
        <source>Show it in the library</source>
        <translation>라이브러리에서 보기</translation>
    </message>
    <message>
        <source>Copy its citation</source>
        <translation>출처 복사</translation>
    </message>
    <message>
        <source>Open the result with this number</source>
        <translation>그 번호의 결과 열기</translation>
    </message>
    <message>
        <source>This desktop does not tell which program is in use or fills the screen, so the hotkeys work everywhere.</source>
        <translation>이 데스크톱에서는 어느 프로그램을 쓰는지, 전체 화면인지 알 수 없어 단축키가 항상 작동합니다.</translation>
    </message>
    <message>
        <source>Copy the passage</source>
        <translation>이 부분 복사</translation>
    </message>
    <message>
        <source>Paste it into the program used before (X11)</source>
        <translation>이전에 쓰던 프로그램에 붙여넣기(X11)</translation>
    </message>
    <message>
        <source>Pin it, or take the pin away</source>
        <translation>고정하거나 고정 해제</translation>
    </message>
    <message>
        <source>Look for more like it</source>
        <translation>비슷한 내용 찾기</translation>
    </message>
    <message>
        <source>Search in this note alone</source>
        <translation>이 노트에서만 검색</translation>
    </message>
    <message>
        <source>Everything that can be done with it</source>
        <translation>할 수 있는 모든 작업</translation>
    </message>
    <message>
        <source>Hide or show the preview</source>
        <translation>미리 보기 숨기기·표시</translation>
    </message>
    <message>
        <source>Scroll the preview</source>
        <translation>미리 보기 스크롤</translation>
    </message>
    <message>
        <source>Search notes, conversations or everything</source>
        <translation>노트·대화·전체 검색 전환</translation>
    </message>
    <message>
        <source>Before the text: take the last filter away</source>
        <translation>글 맨 앞에서: 마지막 필터 제거</translation>
    </message>
    <message>
        <source>From the first result: what was asked before</source>
        <translation>첫 번째 결과에서: 이전 질문</translation>
    </message>
    <message>
        <source>Go to the filters, the pin and the buttons</source>
        <translation>필터, 고정, 버튼으로 이동</translation>
    </message>
    <message>
        <source>Open the settings</source>
        <translation>설정 열기</translation>
    </message>
    <message>
        <source>Clear the question, then close</source>
        <translation>질문 지우기, 그다음 닫기</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>Pages</source>
        <translation>페이지</translation>
    </message>
    <message>
        <source>Show the file</source>
        <translation>파일 보기</translation>
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
        <source>Include it again</source>
        <translation>다시 포함</translation>
    </message>
    <message>
        <source>Show in the folder</source>
        <translation>폴더에서 보기</translation>
    </message>
</context>
<context>
    <name>Speaker</name>
    <message>
        <source>Filter removed: %1</source>
        <translation>필터를 제거했습니다: %1</translation>
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
        <source>Choose another folder…</source>
        <translation>다른 폴더 선택…</translation>
    </message>
    <message>
        <source>Nothing found for “%1”</source>
        <translation>‘%1’에 대한 결과가 없습니다</translation>
    </message>
    <message>
        <source>Show anyway</source>
        <translation>그래도 보기</translation>
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
        <source>Search is by words only at the moment. Try a word from the note itself.</source>
        <translation>지금은 단어로만 검색합니다. 노트에 적힌 단어로 찾아 보세요.</translation>
    </message>
    <message>
        <source>Try other or fewer words.</source>
        <translation>다른 단어를 쓰거나 단어를 줄여 보세요.</translation>
    </message>
    <message>
        <source>Only a part of the memory was searched.</source>
        <translation>메모리의 일부만 검색했습니다.</translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation>전체 검색</translation>
    </message>
    <message>
        <source>Filters, quotes and excluded words leave much out.</source>
        <translation>필터, 따옴표, 제외어 때문에 많은 내용이 빠졌습니다.</translation>
    </message>
    <message>
        <source>Search for the words alone</source>
        <translation>단어만으로 검색</translation>
    </message>
    <message>
        <source>Indexing is paused; newer notes may be missing.</source>
        <translation>색인 작업이 일시 중지되었습니다. 최근 노트가 빠져 있을 수 있습니다.</translation>
    </message>
    <message>
        <source>Assistants cannot reach the memory at the moment</source>
        <translation>지금은 어시스턴트가 메모리에 연결할 수 없습니다</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>확인</translation>
    </message>
    <message>
        <source>The settings file has a mistake. Until it is fixed, the last good settings stay in effect.</source>
        <translation>설정 파일에 오류가 있습니다. 고칠 때까지 마지막으로 올바른 설정이 유지됩니다.</translation>
    </message>
    <message>
        <source>Memoro %1 is available</source>
        <translation>Memoro %1을(를) 사용할 수 있습니다</translation>
    </message>
    <message>
        <source>Search by meaning is off; words are found as always.</source>
        <translation>의미 검색이 꺼져 있습니다. 단어 검색은 평소처럼 됩니다.</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>설정…</translation>
    </message>
    <message>
        <source>Open the library</source>
        <translation>라이브러리 열기</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 중지</translation>
    </message>
    <message>
        <source>Looking for notes…</source>
        <translation>노트를 찾는 중…</translation>
    </message>
    <message>
        <source>%1 of %2 notes can be found already.</source>
        <translation>노트 %2개 중 %1개를 이미 찾을 수 있습니다.</translation>
    </message>
    <message>
        <source>Notes are being read again, %1 of %2. Until then they are found as they were.</source>
        <translation>노트를 다시 읽는 중입니다(%2개 중 %1개). 그동안은 이전 내용으로 찾습니다.</translation>
    </message>
    <message>
        <source>No note fits these filters.</source>
        <translation>이 필터에 맞는 노트가 없습니다.</translation>
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
        <source>the settings file has a mistake</source>
        <translation>설정 파일에 오류가 있습니다</translation>
    </message>
    <message>
        <source>The last good settings stay in effect.</source>
        <translation>마지막으로 올바른 설정이 유지됩니다.</translation>
    </message>
    <message>
        <source>%1 stands in for %2</source>
        <translation>‘%2’ 대신 ‘%1’을(를) 쓰고 있습니다</translation>
    </message>
    <message>
        <source>QMD answers assistants</source>
        <translation>어시스턴트에게는 QMD가 답함</translation>
    </message>
    <message>
        <source>the built-in engine answers assistants</source>
        <translation>어시스턴트에게는 내장 엔진이 답함</translation>
    </message>
    <message>
        <source>Not QMD, which the settings ask for: %1</source>
        <translation>설정에서 선택한 QMD가 아닙니다: %1</translation>
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
        <source>Paused</source>
        <translation>일시 중지됨</translation>
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
        <source>Not read yet</source>
        <translation>아직 읽지 않았습니다</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <translation>아직 열지 않음</translation>
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
        <translation>%1 · 의미 검색 준비 중 %2%</translation>
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
        <translation>테스트</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Test %1</source>
        <translation>%1 테스트</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>세부 정보 복사</translation>
    </message>
    <message>
        <source>For whoever helps you. The key is not among them.</source>
        <translation>도움을 주는 사람에게 보여 줄 정보입니다. 키는 포함되지 않습니다.</translation>
    </message>
    <message>
        <source>The test was cancelled.</source>
        <translation>테스트를 취소했습니다.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>복사했습니다</translation>
    </message>
    <message>
        <source>There was no answer in time.</source>
        <translation>제시간에 응답이 없었습니다.</translation>
    </message>
    <message>
        <source>Embedding two texts… %1 s</source>
        <translation>텍스트 두 개를 임베딩하는 중… %1초</translation>
    </message>
    <message>
        <source>The index has %1 numbers per text now, so new embeddings are made beside them.</source>
        <translation>지금 색인은 텍스트당 %1차원이므로 새 임베딩을 따로 만듭니다.</translation>
    </message>
    <message>
        <source>Works: %1 dimensions, %2 s</source>
        <translation>작동함: %1차원, %2초</translation>
    </message>
    <message>
        <source>no cost</source>
        <translation>무료</translation>
    </message>
    <message>
        <source>%1, %2 for %3</source>
        <translation>%1, %3에 %2</translation>
    </message>
</context>
<context>
    <name>TextEditor</name>
    <message>
        <source>Choose…</source>
        <translation>선택…</translation>
    </message>
    <message>
        <source>Choose “%1”…</source>
        <translation>‘%1’ 선택…</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>Assistant&apos;s memory</source>
        <translation>어시스턴트의 메모리</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Hide this message</source>
        <translation>이 메시지 숨기기</translation>
    </message>
</context>
<context>
    <name>UpdateBox</name>
    <message>
        <source>Updates</source>
        <translation>업데이트</translation>
    </message>
    <message>
        <source>Memoro %1 is available</source>
        <translation>Memoro %1을(를) 사용할 수 있습니다</translation>
    </message>
    <message>
        <source>You have %1.</source>
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
        <source>%1 wrote to your memory</source>
        <translation>%1이(가) 메모리에 기록했습니다</translation>
    </message>
    <message>
        <source>The hotkey %1 works now</source>
        <translation>이제 단축키 %1을(를) 쓸 수 있습니다</translation>
    </message>
    <message>
        <source>No other program uses it any more.</source>
        <translation>다른 프로그램이 더 이상 쓰지 않습니다.</translation>
    </message>
    <message>
        <source>Memoro %1 is available</source>
        <translation>Memoro %1을(를) 사용할 수 있습니다</translation>
    </message>
    <message>
        <source>Open it from the menu.</source>
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
        <source>Open the search</source>
        <translation>검색 열기</translation>
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
        <source>The search opens as soon as the first note is read.</source>
        <translation>첫 노트를 읽는 대로 검색이 열립니다.</translation>
    </message>
    <message>
        <source>Your first search: what might your assistant know?</source>
        <translation>첫 검색입니다. 어시스턴트는 무엇을 알고 있을까요?</translation>
    </message>
</context>
</TS>
