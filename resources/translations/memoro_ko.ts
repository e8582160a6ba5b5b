<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR" sourcelanguage="en">
<context>
    <name>Banner</name>
    <message>
        <source>Hide this message</source>
        <translation>이 메시지 숨기기</translation>
    </message>
</context>
<context>
    <name>ChoosePage</name>
    <message>
        <source>Welcome to Memoro</source>
        <translation>Memoro에 오신 것을 환영합니다</translation>
    </message>
    <message>
        <source>Memoro finds what your AI assistant remembers. Where does it keep its notes? Your notes stay where they are.</source>
        <translation>Memoro는 AI 어시스턴트가 기억하는 내용을 찾아 줍니다. 노트는 어디에 있나요? 노트는 지금 있는 곳에 그대로 남습니다.</translation>
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
        <source>Later</source>
        <translation>나중에</translation>
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
        <source>Start a new memory</source>
        <translation>새 메모리 만들기</translation>
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
    <name>FirstStart</name>
    <message>
        <source>Welcome</source>
        <translation>환영합니다</translation>
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
</context>
<context>
    <name>ProgramActions</name>
    <message>
        <source>Search</source>
        <translation>검색</translation>
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
        <source>Quit Memoro</source>
        <translation>Memoro 종료</translation>
    </message>
</context>
<context>
    <name>Recent</name>
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
    <name>Rows</name>
    <message>
        <source>d MMM yyyy</source>
        <translation>yyyy. M. d.</translation>
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
    <name>WatchPage</name>
    <message>
        <source>Press %1 anywhere to search your memory.</source>
        <translation>어디서든 %1 키를 눌러 검색할 수 있습니다.</translation>
    </message>
    <message>
        <source>Click the icon in the tray to search your memory.</source>
        <translation>트레이 아이콘을 클릭해 검색할 수 있습니다.</translation>
    </message>
    <message>
        <source>Try a search</source>
        <translation>검색해 보기</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
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
</context>
</TS>
