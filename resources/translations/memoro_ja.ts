<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
    <name>Banner</name>
    <message>
        <source>Hide this message</source>
        <translation>このメッセージを隠す</translation>
    </message>
</context>
<context>
    <name>ChoosePage</name>
    <message>
        <source>Welcome to Memoro</source>
        <translation>Memoro へようこそ</translation>
    </message>
    <message>
        <source>Memoro finds what your AI assistant remembers. Where does it keep its notes? Your notes stay where they are.</source>
        <translation>Memoro は AI アシスタントの記憶を検索します。ノートはどこにありますか？ノートは今の場所から動きません。</translation>
    </message>
    <message>
        <source>Another folder…</source>
        <translation>別のフォルダー…</translation>
    </message>
    <message>
        <source>Any folder with Markdown files</source>
        <translation>Markdown ファイルのあるフォルダー</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>あとで</translation>
    </message>
    <message>
        <source>The OpenClaw memory on this computer</source>
        <translation>このコンピューターの OpenClaw メモリー</translation>
    </message>
    <message>
        <source>The Memoro folder in your documents</source>
        <translation>ドキュメントの Memoro フォルダー</translation>
    </message>
    <message>
        <source>Start a new memory</source>
        <translation>新しいメモリーを作る</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>ノート %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left out</source>
        <translation>
            <numerusform>%n 件のファイルを除外</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s) left</source>
        <translation>
            <numerusform>残り約 %n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) match only weakly and were left out.</source>
        <translation>
            <numerusform>関連の弱い %n 件は表示していません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>The settings file has a mistake</source>
        <translation>設定ファイルに誤りがあります</translation>
    </message>
    <message>
        <source>Indexing stopped because of an error</source>
        <translation>エラーのため索引の作成が止まりました</translation>
    </message>
    <message>
        <source>Searching still works.</source>
        <translation>検索は引き続き使えます。</translation>
    </message>
</context>
<context>
    <name>FirstStart</name>
    <message>
        <source>Welcome</source>
        <translation>ようこそ</translation>
    </message>
    <message>
        <source>Choose the folder with your assistant&apos;s notes</source>
        <translation>アシスタントのノートがあるフォルダーを選択</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Ctrl+↵</source>
        <translation>Ctrl+↵</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Copy citation</source>
        <translation>出典をコピー</translation>
    </message>
</context>
<context>
    <name>PlainWindow</name>
    <message>
        <source>Memoro is running</source>
        <translation>Memoro は動作中です</translation>
    </message>
    <message>
        <source>This desktop shows no tray icons, so Memoro uses this window instead. You may minimise it; the shortcut goes on working.</source>
        <translation>このデスクトップにはトレイアイコンが表示されないため、代わりにこのウィンドウを使います。最小化してもショートカットは使えます。</translation>
    </message>
</context>
<context>
    <name>PopupController</name>
    <message>
        <source>The search failed</source>
        <translation>検索に失敗しました</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>起動しています…</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>コピーしました：%1</translation>
    </message>
</context>
<context>
    <name>PopupWindow</name>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>What do you want to remember?</source>
        <translation>何を思い出しますか？</translation>
    </message>
    <message>
        <source>Search the memory</source>
        <translation>メモリーを検索</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>検索結果</translation>
    </message>
    <message>
        <source>Preview of the note</source>
        <translation>ノートのプレビュー</translation>
    </message>
    <message>
        <source>Keep this window open</source>
        <translation>このウィンドウを開いたままにする</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>The disk is full</source>
        <translation>ディスクの空きがありません</translation>
    </message>
    <message>
        <source>There is no room left to update the search index %1.</source>
        <translation>検索の索引 %1 を更新する空きがありません。</translation>
    </message>
    <message>
        <source>Free some space; the index goes on by itself.</source>
        <translation>空きを作ると、自動的に再開します。</translation>
    </message>
    <message>
        <source>The search index cannot be written</source>
        <translation>検索の索引に書き込めません</translation>
    </message>
    <message>
        <source>The file %1 or its folder is read-only.</source>
        <translation>%1 またはそのフォルダーは読み取り専用です。</translation>
    </message>
    <message>
        <source>Allow writing there or choose another place for the index.</source>
        <translation>書き込みを許可するか、索引の場所を変えてください。</translation>
    </message>
    <message>
        <source>The search index is busy</source>
        <translation>検索の索引は使用中です</translation>
    </message>
    <message>
        <source>Another program holds %1 locked.</source>
        <translation>ほかのプログラムが %1 を使用中です。</translation>
    </message>
    <message>
        <source>Close the other program or try again in a moment.</source>
        <translation>そのプログラムを終了するか、しばらくしてからもう一度試してください。</translation>
    </message>
    <message>
        <source>The search index cannot be opened</source>
        <translation>検索の索引を開けません</translation>
    </message>
    <message>
        <source>The system refuses access to %1.</source>
        <translation>%1 へのアクセスが拒否されました。</translation>
    </message>
    <message>
        <source>Check the rights of the file and its folder.</source>
        <translation>ファイルとフォルダーの権限を確認してください。</translation>
    </message>
    <message>
        <source>The disk does not answer as it should</source>
        <translation>ディスクが正しく応答しません</translation>
    </message>
    <message>
        <source>Reading or writing the search index %1 failed.</source>
        <translation>検索の索引 %1 の読み書きに失敗しました。</translation>
    </message>
    <message>
        <source>Check the disk or the network drive, and the space left on it.</source>
        <translation>ディスクまたはネットワークドライブと、その空き容量を確認してください。</translation>
    </message>
    <message>
        <source>The search index is damaged</source>
        <translation>検索の索引が壊れています</translation>
    </message>
    <message>
        <source>The file %1 cannot be read any more. Your notes are not affected.</source>
        <translation>ファイル %1 を読み込めなくなりました。ノートには影響ありません。</translation>
    </message>
    <message>
        <source>The index is made again from the notes at the next start.</source>
        <translation>次の起動時にノートから作り直します。</translation>
    </message>
    <message>
        <source>The search index is from a newer Memoro</source>
        <translation>検索の索引は新しい Memoro で作られたものです</translation>
    </message>
    <message>
        <source>The data folder cannot be written</source>
        <translation>データフォルダーに書き込めません</translation>
    </message>
    <message>
        <source>The built-in search model is missing</source>
        <translation>内蔵の検索モデルがありません</translation>
    </message>
    <message>
        <source>Search by meaning needs its file, which is made when Memoro is set up. Search by words goes on.</source>
        <translation>意味による検索には、Memoro の準備時に作られるモデルのファイルが必要です。語句の検索は引き続き使えます。</translation>
    </message>
    <message>
        <source>The built-in search model is damaged</source>
        <translation>内蔵の検索モデルが壊れています</translation>
    </message>
    <message>
        <source>The built-in model cannot run</source>
        <translation>内蔵モデルを実行できません</translation>
    </message>
    <message>
        <source>%1 is not installed. Search by words goes on.</source>
        <translation>%1 がインストールされていません。語句の検索は引き続き使えます。</translation>
    </message>
    <message>
        <source>This note cannot be opened</source>
        <translation>このノートは開けません</translation>
    </message>
    <message>
        <source>This note cannot be read</source>
        <translation>このノートは読み込めません</translation>
    </message>
    <message>
        <source>The configuration was not changed</source>
        <translation>設定は変更されていません</translation>
    </message>
    <message>
        <source>Open the file, mend it, and try again.</source>
        <translation>ファイルを開いて直してから、もう一度試してください。</translation>
    </message>
    <message>
        <source>No program opens this file</source>
        <translation>このファイルを開くプログラムがありません</translation>
    </message>
    <message>
        <source>The program did not start</source>
        <translation>プログラムが起動しませんでした</translation>
    </message>
    <message>
        <source>Choose an editor in the settings.</source>
        <translation>設定でエディターを選んでください。</translation>
    </message>
    <message>
        <source>The global hotkey does not work here</source>
        <translation>ここではグローバルホットキーを使えません</translation>
    </message>
    <message>
        <source>This Wayland desktop does not let programs bind a global hotkey.</source>
        <translation>この Wayland デスクトップでは、プログラムがグローバルホットキーを登録できません。</translation>
    </message>
    <message>
        <source>The hotkey %1 is already taken</source>
        <translation>ホットキー %1 はすでに使われています</translation>
    </message>
    <message>
        <source>It usually belongs to %1.</source>
        <translation>ふつうは %1 が使っています。</translation>
    </message>
    <message>
        <source>Another program has reserved it.</source>
        <translation>ほかのプログラムが使っています。</translation>
    </message>
    <message>
        <source>Free right now: %1.</source>
        <translation>今使えるもの：%1。</translation>
    </message>
    <message>
        <source>Choose another combination.</source>
        <translation>別の組み合わせを選んでください。</translation>
    </message>
    <message>
        <source>It is not there any more</source>
        <translation>もうありません</translation>
    </message>
    <message>
        <source>%1 was moved or deleted.</source>
        <translation>%1 は移動または削除されました。</translation>
    </message>
    <message>
        <source>The next sync forgets it.</source>
        <translation>次の同期で検索結果から消えます。</translation>
    </message>
    <message>
        <source>The choice could not be saved</source>
        <translation>選択を保存できませんでした</translation>
    </message>
    <message>
        <source>Make the file writable, or free some space.</source>
        <translation>ファイルを書き込み可能にするか、空きを作ってください。</translation>
    </message>
</context>
<context>
    <name>ProgramActions</name>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Open memory folder</source>
        <translation>メモリーのフォルダーを開く</translation>
    </message>
    <message>
        <source>Sync now</source>
        <translation>今すぐ同期</translation>
    </message>
    <message>
        <source>Resume indexing</source>
        <translation>索引の作成を再開</translation>
    </message>
    <message>
        <source>Pause indexing</source>
        <translation>索引の作成を一時停止</translation>
    </message>
    <message>
        <source>Quit Memoro</source>
        <translation>Memoro を終了</translation>
    </message>
</context>
<context>
    <name>Recent</name>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨日</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>今月</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>それ以前</translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message>
        <source>d MMM yyyy</source>
        <translation>yyyy/MM/dd</translation>
    </message>
</context>
<context>
    <name>States</name>
    <message>
        <source>Searching…</source>
        <translation>検索しています…</translation>
    </message>
    <message>
        <source>Indexing stopped because of an error</source>
        <translation>エラーのため索引の作成が止まりました</translation>
    </message>
    <message>
        <source>What is already indexed can still be found.</source>
        <translation>索引済みのノートは引き続き検索できます。</translation>
    </message>
    <message>
        <source>Start it again</source>
        <translation>もう一度始める</translation>
    </message>
    <message>
        <source>No memory folder yet</source>
        <translation>メモリーのフォルダーがまだありません</translation>
    </message>
    <message>
        <source>Memoro searches the notes that your assistant keeps.</source>
        <translation>Memoro はアシスタントが書きためたノートを検索します。</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>フォルダーを選ぶ…</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>起動しています…</translation>
    </message>
    <message>
        <source>Reading your notes</source>
        <translation>ノートを読み込んでいます</translation>
    </message>
    <message>
        <source>This folder holds no notes yet</source>
        <translation>このフォルダーにはまだノートがありません</translation>
    </message>
    <message>
        <source>Every Markdown file that is put there can be found here.</source>
        <translation>ここに置いた Markdown ファイルはすべて検索できます。</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Nothing found for “%1”</source>
        <translation>「%1」は見つかりませんでした</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>表示する</translation>
    </message>
    <message>
        <source>Indexing is paused, so newer notes may be missing.</source>
        <translation>索引の作成を一時停止しているため、新しいノートは含まれていないことがあります。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Search goes by words only at the moment. Try a word that stands in the note itself.</source>
        <translation>今は語句だけで検索しています。ノートに書かれている言葉で試してください。</translation>
    </message>
    <message>
        <source>Try other or fewer words.</source>
        <translation>別の言葉にするか、言葉を減らしてみてください。</translation>
    </message>
    <message>
        <source>Indexing is paused; newer notes may be missing.</source>
        <translation>索引の作成は一時停止中です。新しいノートは含まれていないことがあります。</translation>
    </message>
    <message>
        <source>Search by meaning is off; words are found as always.</source>
        <translation>意味による検索はオフです。語句の検索はいつもどおり使えます。</translation>
    </message>
    <message>
        <source>Looking for notes…</source>
        <translation>ノートを探しています…</translation>
    </message>
    <message>
        <source>%1 of %2 notes can be found already.</source>
        <translation>%2 件中 %1 件のノートがすでに検索できます。</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Starting…</source>
        <translation>起動しています…</translation>
    </message>
    <message>
        <source>Indexing stopped because of an error</source>
        <translation>エラーのため索引の作成が止まりました</translation>
    </message>
    <message>
        <source>Searching still works. Choose “Sync now” to start it again.</source>
        <translation>検索は引き続き使えます。「今すぐ同期」でもう一度始められます。</translation>
    </message>
    <message>
        <source>No memory folder chosen yet</source>
        <translation>メモリーのフォルダーが未選択です</translation>
    </message>
    <message>
        <source>Something needs your attention</source>
        <translation>確認が必要です</translation>
    </message>
    <message>
        <source>search by words only</source>
        <translation>語句のみで検索</translation>
    </message>
    <message>
        <source>search by words and meaning</source>
        <translation>語句と意味で検索</translation>
    </message>
    <message>
        <source>Looking for notes…</source>
        <translation>ノートを探しています…</translation>
    </message>
    <message>
        <source>Reading notes: %1 of %2</source>
        <translation>ノートを読み込み中：%1 / %2</translation>
    </message>
    <message>
        <source>%1 · preparing search by meaning, %2 %</source>
        <translation>%1 · 意味検索を準備中 %2 %</translation>
    </message>
    <message>
        <source>Less than a minute left</source>
        <translation>残り 1 分未満</translation>
    </message>
</context>
<context>
    <name>WatchPage</name>
    <message>
        <source>Press %1 anywhere to search your memory.</source>
        <translation>どこからでも %1 を押すと検索できます。</translation>
    </message>
    <message>
        <source>Click the icon in the tray to search your memory.</source>
        <translation>トレイのアイコンをクリックすると検索できます。</translation>
    </message>
    <message>
        <source>Try a search</source>
        <translation>検索してみる</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Reading your notes</source>
        <translation>ノートを読み込んでいます</translation>
    </message>
    <message>
        <source>You can search already</source>
        <translation>もう検索できます</translation>
    </message>
    <message>
        <source>Your memory is ready</source>
        <translation>メモリーの準備ができました</translation>
    </message>
</context>
</TS>
