<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
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
            <numerusform>%Ln 件のノートを保存しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) could not be read:</source>
        <translation>
            <numerusform>%Ln 件のノートを読み込めませんでした:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) come back.</source>
        <translation>
            <numerusform>%Ln 件のノートが戻ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) become as they were in the backup.</source>
        <translation>
            <numerusform>%Ln 件のノートがバックアップ時の内容になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) are the same already.</source>
        <translation>
            <numerusform>%Ln 件のノートは同じ内容です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) were restored.</source>
        <translation>
            <numerusform>%Ln 件のノートを復元しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupWindow</name>
    <message>
        <source>Backup</source>
        <translation>バックアップ</translation>
    </message>
    <message>
        <source>Back up and restore</source>
        <translation>バックアップと復元</translation>
    </message>
    <message>
        <source>Everything in one file</source>
        <translation>すべてを 1 つのファイルに</translation>
    </message>
    <message>
        <source>Your notes, your settings and the history of changes. Keys are not in it, and the search index comes back by itself.</source>
        <translation>ノート、設定、変更履歴が含まれます。キーは含まれません。検索用の索引は自動で作り直されます。</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>バックアップ…</translation>
    </message>
    <message>
        <source>Back from a file</source>
        <translation>ファイルから復元</translation>
    </message>
    <message>
        <source>You see first what would change. What is there now is backed up before, and notes that are newer than the file stay.</source>
        <translation>何が変わるかを先に確認できます。復元の前に今の状態をバックアップし、あとから作ったノートはそのまま残ります。</translation>
    </message>
    <message>
        <source>Choose a backup…</source>
        <translation>バックアップを選ぶ…</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>保存先</translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>バックアップしています…</translation>
    </message>
    <message>
        <source>Choose a backup</source>
        <translation>バックアップを選ぶ</translation>
    </message>
    <message>
        <source>Checking the backup…</source>
        <translation>バックアップを確認しています…</translation>
    </message>
    <message>
        <source>Made: %1</source>
        <translation>作成: %1</translation>
    </message>
    <message>
        <source>To: %1</source>
        <translation>復元先: %1</translation>
    </message>
    <message>
        <source>The settings of the backup replace yours.</source>
        <translation>設定はバックアップのものに置き換わります。</translation>
    </message>
    <message>
        <source>The history of changes follows at the next start.</source>
        <translation>変更履歴は次の起動時に復元されます。</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation>復元しています…</translation>
    </message>
    <message>
        <source>What was there before: %1</source>
        <translation>復元前の状態: %1</translation>
    </message>
    <message>
        <source>Start Memoro again to have the earlier history of changes, too.</source>
        <translation>変更履歴も戻すには、Memoro を起動し直してください。</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Hide this message</source>
        <translation>このメッセージを隠す</translation>
    </message>
</context>
<context>
    <name>CaptureLine</name>
    <message>
        <source>Quick note</source>
        <translation>クイックメモ</translation>
    </message>
    <message>
        <source>What should be remembered?</source>
        <translation>覚えておきたいことは？</translation>
    </message>
    <message>
        <source>Enter adds it to today’s log, Esc closes.</source>
        <translation>Enter で今日のログに追加、Esc で閉じる</translation>
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
        <translation>Memoro へようこそ</translation>
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
        <source>The OpenClaw memory on this computer</source>
        <translation>このコンピューターの OpenClaw メモリー</translation>
    </message>
    <message>
        <source>The Memoro folder in your documents</source>
        <translation>ドキュメントの Memoro フォルダー</translation>
    </message>
    <message>
        <source>Memoro finds what your AI assistant remembers. Where does it keep its notes?</source>
        <translation>Memoro は AI アシスタントの記憶を探し出します。ノートはどこにありますか？</translation>
    </message>
    <message>
        <source>Keep the folder in use</source>
        <translation>今のフォルダーを使う</translation>
    </message>
    <message>
        <source>Look around first</source>
        <translation>まずは試してみる</translation>
    </message>
    <message>
        <source>A small sample memory in four languages</source>
        <translation>4 言語の小さなサンプル</translation>
    </message>
    <message>
        <source>Start a new memory</source>
        <translation>新しいメモリーを作る</translation>
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
    <name>DiagnosticsWindow</name>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>A report for whoever helps you</source>
        <translation>サポート用のレポート</translation>
    </message>
    <message>
        <source>This is all that is copied or saved. It holds no text and no name of your notes, no keys, and not where your home folder is. Nothing is sent.</source>
        <translation>コピーや保存の対象はこれだけです。ノートの本文や名前、キー、ホームフォルダーの場所は含まれません。送信もされません。</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>レポートの内容</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Looking at everything…</source>
        <translation>確認しています…</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>レポートを保存</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>%1 に保存しました</translation>
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
        <translation>ようこそ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>あとで</translation>
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
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>ピン留め</translation>
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
        <translation type="unfinished">今日</translation>
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
        <translation>記憶を呼び出すキー</translation>
    </message>
    <message>
        <source>It opens the search from anywhere, whatever program you are in.</source>
        <translation>どのアプリを使っていても、このキーで検索が開きます。</translation>
    </message>
    <message>
        <source>It works. You can go on.</source>
        <translation>使えます。次へ進みましょう。</translation>
    </message>
    <message>
        <source>These are free:</source>
        <translation>空いているキー:</translation>
    </message>
    <message>
        <source>Press it now</source>
        <translation>今、押してみてください</translation>
    </message>
    <message>
        <source>No hotkey is set. The icon in the tray opens the search, too.</source>
        <translation>ホットキーは設定されていません。トレイのアイコンからも検索を開けます。</translation>
    </message>
    <message>
        <source>Hotkey: %1</source>
        <translation>ホットキー: %1</translation>
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
        <translation type="unfinished">再試行</translation>
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
        <translation type="unfinished">起動しています…</translation>
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
        <translation type="unfinished">「%1」は見つかりませんでした</translation>
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
        <translation type="unfinished">今日</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation type="unfinished">昨日</translation>
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
        <translation type="unfinished">フォルダー</translation>
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
        <translation type="unfinished">再試行</translation>
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
            <numerusform>ノート %n 件</numerusform>
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
        <translation>次へ</translation>
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
        <translation type="unfinished">検索</translation>
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
        <translation>%1 に書き込めません: %2。</translation>
    </message>
    <message>
        <source>Starting with the computer could not be changed</source>
        <translation>自動起動の設定を変更できませんでした</translation>
    </message>
    <message>
        <source>Allow writing there and try again.</source>
        <translation>書き込みを許可して、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The backup could not be written</source>
        <translation>バックアップを書き込めませんでした</translation>
    </message>
    <message>
        <source>Choose another place, or free some space.</source>
        <translation>別の場所を選ぶか、空き容量を増やしてください。</translation>
    </message>
    <message>
        <source>This backup cannot be used</source>
        <translation>このバックアップは使えません</translation>
    </message>
    <message>
        <source>%1 was not made by Memoro, or it is damaged. Nothing was changed.</source>
        <translation>%1 は Memoro のバックアップではないか、壊れています。何も変更していません。</translation>
    </message>
    <message>
        <source>%1 is of a newer Memoro (%2). Nothing was changed.</source>
        <translation>%1 は新しい Memoro（%2）のものです。何も変更していません。</translation>
    </message>
    <message>
        <source>%1 is damaged (%2). Nothing was changed.</source>
        <translation>%1 は壊れています（%2）。何も変更していません。</translation>
    </message>
    <message>
        <source>Restoring from %1 stopped: %2.</source>
        <translation>%1 からの復元が途中で止まりました: %2。</translation>
    </message>
    <message>
        <source>Choose another backup.</source>
        <translation>別のバックアップを選んでください。</translation>
    </message>
    <message>
        <source>Memoro could not look for updates</source>
        <translation>更新を確認できませんでした</translation>
    </message>
    <message>
        <source>No address for updates is set.</source>
        <translation>更新の確認先が設定されていません。</translation>
    </message>
    <message>
        <source>The address for updates must begin with https://.</source>
        <translation>更新の確認先は https:// で始まる必要があります。</translation>
    </message>
    <message>
        <source>The answer is not about updates.</source>
        <translation>更新についての応答ではありません。</translation>
    </message>
    <message>
        <source>No connection to %1.</source>
        <translation>%1 に接続できません。</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>あとでもう一度お試しください。</translation>
    </message>
    <message>
        <source>There is nothing to write</source>
        <translation>書き込む内容がありません</translation>
    </message>
    <message>
        <source>The note is empty.</source>
        <translation>メモが空です。</translation>
    </message>
    <message>
        <source>The note could not be written</source>
        <translation>メモを書き込めませんでした</translation>
    </message>
    <message>
        <source>The note could not be taken back</source>
        <translation>追加を取り消せませんでした</translation>
    </message>
    <message>
        <source>The pin could not be kept</source>
        <translation>ピン留めを保存できませんでした</translation>
    </message>
    <message>
        <source>The sample memory could not be made</source>
        <translation>サンプルを作成できませんでした</translation>
    </message>
    <message>
        <source>Free some space, or choose another folder.</source>
        <translation>空き容量を増やすか、別のフォルダーを選んでください。</translation>
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
        <translation>検索</translation>
    </message>
    <message>
        <source>Memory library</source>
        <translation type="unfinished"></translation>
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
        <source>Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit Memoro</source>
        <translation>Memoro を終了</translation>
    </message>
    <message>
        <source>Quick note…</source>
        <translation>クイックメモ…</translation>
    </message>
    <message>
        <source>Pause the hotkey for an hour</source>
        <translation>ホットキーを 1 時間止める</translation>
    </message>
    <message>
        <source>Use the hotkey again</source>
        <translation>ホットキーを再び使う</translation>
    </message>
    <message>
        <source>Do not disturb</source>
        <translation>通知をオフ</translation>
    </message>
    <message>
        <source>First steps…</source>
        <translation>はじめに…</translation>
    </message>
    <message>
        <source>Back up and restore…</source>
        <translation>バックアップと復元…</translation>
    </message>
    <message>
        <source>Report for support…</source>
        <translation>サポート用レポート…</translation>
    </message>
    <message>
        <source>Update to %1…</source>
        <translation>%1 に更新…</translation>
    </message>
    <message>
        <source>Look for updates…</source>
        <translation>更新を確認…</translation>
    </message>
</context>
<context>
    <name>PromisePage</name>
    <message>
        <source>Private and quick</source>
        <translation>安心して、すぐ使える</translation>
    </message>
    <message>
        <source>Your notes are being read already. What you should know meanwhile:</source>
        <translation>ノートの読み込みはもう始まっています。その間に、3 つだけ。</translation>
    </message>
    <message>
        <source>Nothing leaves this computer</source>
        <translation>データはこのコンピューターの中だけに</translation>
    </message>
    <message>
        <source>Memoro works offline and needs no key, unless you choose otherwise in the settings.</source>
        <translation>設定で変えない限り、Memoro はオフラインで動き、キーも要りません。</translation>
    </message>
    <message>
        <source>Words at once, meaning a little later</source>
        <translation>言葉はすぐに、意味は少しあとから</translation>
    </message>
    <message>
        <source>You can search straight away; search by meaning joins in as soon as it is prepared.</source>
        <translation>検索は今すぐ使えます。意味による検索は、準備ができしだい加わります。</translation>
    </message>
    <message>
        <source>Your notes stay files</source>
        <translation>ノートはファイルのまま</translation>
    </message>
    <message>
        <source>They stay where they are. You can undo every change that is made with Memoro.</source>
        <translation>置き場所は変わりません。Memoro で行った変更は、すべて元に戻せます。</translation>
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
        <translation>今日のログに追加</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>A quick note</source>
        <translation>クイックメモ</translation>
    </message>
    <message>
        <source>Go on typing; Enter adds it to today’s log.</source>
        <translation>続けて入力し、Enter で今日のログに追加します。</translation>
    </message>
    <message>
        <source>Added to today’s log</source>
        <translation>今日のログに追加しました</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Today’s log has this already</source>
        <translation>今日のログにはもうあります</translation>
    </message>
    <message>
        <source>The note was taken back</source>
        <translation>追加を取り消しました</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>ピン留めしました</translation>
    </message>
    <message>
        <source>No longer pinned</source>
        <translation>ピン留めを外しました</translation>
    </message>
</context>
<context>
    <name>Recent</name>
    <message>
        <source>Pinned</source>
        <translation>ピン留め</translation>
    </message>
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
        <translation>yyyy/MM/dd</translation>
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
        <translation type="unfinished">更新</translation>
    </message>
    <message>
        <source>Search window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished">検索結果</translation>
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
        <translation type="unfinished">コピー</translation>
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
    <name>Steps</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>ステップ %1 / %2</translation>
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
        <translation>その他</translation>
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
        <translation type="unfinished">このメッセージを隠す</translation>
    </message>
</context>
<context>
    <name>UpdateBox</name>
    <message>
        <source>Updates</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Memoro %1 is there</source>
        <translation>Memoro %1 があります</translation>
    </message>
    <message>
        <source>Yours is %1.</source>
        <translation>お使いのバージョンは %1 です。</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>ページを開く</translation>
    </message>
    <message>
        <source>Memoro is up to date</source>
        <translation>Memoro は最新です</translation>
    </message>
</context>
<context>
    <name>Upkeep</name>
    <message>
        <source>Memoro %1 is there</source>
        <translation>Memoro %1 があります</translation>
    </message>
    <message>
        <source>The menu leads to it.</source>
        <translation>メニューから開けます。</translation>
    </message>
</context>
<context>
    <name>WatchPage</name>
    <message>
        <source>A few words, or a whole question</source>
        <translation>単語をいくつか、または質問</translation>
    </message>
    <message>
        <source>First search</source>
        <translation>最初の検索</translation>
    </message>
    <message>
        <source>Progress of reading the notes</source>
        <translation>ノートの読み込み状況</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>food that makes a friend ill</source>
        <translation>友だちが食べられないもの</translation>
    </message>
    <message>
        <source>TKY-88431</source>
        <translation>TKY-88431</translation>
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
    <message>
        <source>Your first search: what might your assistant know?</source>
        <translation>最初の検索です。アシスタントは何を覚えているでしょう？</translation>
    </message>
</context>
</TS>
