<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
    <name>ActionMenu</name>
    <message>
        <source>Hide the preview</source>
        <translation>プレビューを隠す</translation>
    </message>
    <message>
        <source>Show the preview</source>
        <translation>プレビューを表示</translation>
    </message>
    <message>
        <source>Search in something else</source>
        <translation>検索する範囲を変える</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>Back to the usual place</source>
        <translation>いつもの位置に戻す</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>設定…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Open the conversation</source>
        <translation>会話を開く</translation>
    </message>
    <message>
        <source>Open at the line</source>
        <translation>該当の行を開く</translation>
    </message>
    <message>
        <source>Show in its folder</source>
        <translation>フォルダーで表示</translation>
    </message>
    <message>
        <source>Ctrl+↵</source>
        <translation>Ctrl+↵</translation>
    </message>
    <message>
        <source>Show in the library</source>
        <translation>ライブラリで表示</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>Copy the citation</source>
        <translation>出典をコピー</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Copy the passage</source>
        <translation>この部分をコピー</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Paste into the program used before</source>
        <translation>直前に使っていたアプリに貼り付け</translation>
    </message>
    <message>
        <source>Ctrl+Shift+↵</source>
        <translation>Ctrl+Shift+↵</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>ピン留めを外す</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>ピン留め</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Do not put it first</source>
        <translation>先頭に出さない</translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation>Ctrl+Shift+D</translation>
    </message>
    <message>
        <source>More like this</source>
        <translation>似た内容を探す</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Search in this note</source>
        <translation>このノートの中を検索</translation>
    </message>
    <message>
        <source>Search in this conversation</source>
        <translation>この会話の中を検索</translation>
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
        <translation>消去</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>利用の記録</translation>
    </message>
    <message>
        <source>Nobody has asked anything yet.</source>
        <translation>まだ何も問い合わせはありません。</translation>
    </message>
    <message>
        <source>Clear the activity</source>
        <translation>利用の記録を消去</translation>
    </message>
    <message>
        <source>Kept on this computer only; the last 100 calls are shown.</source>
        <translation>このコンピューターにだけ保存されます。最新の 100 件を表示します。</translation>
    </message>
</context>
<context>
    <name>Answering</name>
    <message>
        <source>Accepted and written to %1.</source>
        <translation>承認し、%1 に書き込みました。</translation>
    </message>
    <message>
        <source>Accepted. Nothing was written: %1 had it already.</source>
        <translation>承認しましたが、%1 に既にあるため何も書き込んでいません。</translation>
    </message>
    <message>
        <source>Declined. Nothing was written.</source>
        <translation>却下しました。何も書き込んでいません。</translation>
    </message>
</context>
<context>
    <name>AssistantCard</name>
    <message>
        <source>Connect…</source>
        <translation>接続…</translation>
    </message>
    <message>
        <source>Make a new token</source>
        <translation>新しいトークンを作成</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>接続をテスト</translation>
    </message>
    <message>
        <source>Disconnect…</source>
        <translation>切断…</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>無効にする…</translation>
    </message>
    <message>
        <source>The file as it was is kept as %1.</source>
        <translation>元のファイルは %1 として残してあります。</translation>
    </message>
    <message>
        <source>Starting the connection as the assistant would…</source>
        <translation>アシスタントと同じ方法で接続しています…</translation>
    </message>
    <message>
        <source>The connection does not work: %1</source>
        <translation>接続できません: %1</translation>
    </message>
    <message>
        <source>Disconnect %1?</source>
        <translation>%1 を切断しますか？</translation>
    </message>
    <message>
        <source>It cannot reach the memory any more.</source>
        <translation>以後、メモリーを利用できなくなります。</translation>
    </message>
    <message>
        <source>Memoro&apos;s entry goes from its configuration; the file is backed up before.</source>
        <translation>設定ファイルから Memoro の項目を取り除きます。その前にファイルのバックアップを取ります。</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>切断</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>無効にする</translation>
    </message>
    <message>
        <source>Disconnected.</source>
        <translation>切断しました。</translation>
    </message>
</context>
<context>
    <name>Assistants</name>
    <message>
        <source>Assistants on this computer can search the memory and add to it, by the protocols MCP and REST. Each one has only the rights that you give it here; nothing is open to the network.</source>
        <translation>このコンピューターのアシスタントは、MCP と REST でメモリーを検索し、書き足せます。それぞれができるのは、ここで許したことだけです。ネットワークには公開されません。</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>アドレスをコピー</translation>
    </message>
    <message>
        <source>Pause all assistants</source>
        <translation>すべてのアシスタントを一時停止</translation>
    </message>
    <message>
        <source>Nobody gets an answer until you switch it off.</source>
        <translation>オフにするまで、どのアシスタントにも答えません。</translation>
    </message>
    <message>
        <source>Connect an assistant</source>
        <translation>アシスタントを接続</translation>
    </message>
    <message>
        <source>Others: paste this</source>
        <translation>その他: これを貼り付け</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>利用の記録</translation>
    </message>
    <message>
        <source>The bridge is switched off.</source>
        <translation>ブリッジはオフです。</translation>
    </message>
    <message>
        <source>The bridge answers at %1</source>
        <translation>ブリッジは %1 で応答しています</translation>
    </message>
    <message>
        <source>The bridge serves connected assistants; it gets a web address with the first token.</source>
        <translation>ブリッジは接続済みのアシスタントに応答します。Web アドレスは最初のトークンを作ると使えます。</translation>
    </message>
    <message>
        <source>Quit Claude Desktop completely and start it again.</source>
        <translation>Claude Desktop を完全に終了し、もう一度起動してください。</translation>
    </message>
    <message>
        <source>Start a new session; /mcp shows the connection.</source>
        <translation>新しいセッションを始めてください。/mcp で接続を確認できます。</translation>
    </message>
    <message>
        <source>Restart Cursor, and see that memoro is switched on under MCP in its settings.</source>
        <translation>Cursor を再起動し、設定の MCP で memoro がオンになっているか確かめてください。</translation>
    </message>
    <message>
        <source>Restart the gateway; “openclaw mcp probe memoro” tries the connection.</source>
        <translation>ゲートウェイを再起動してください。「openclaw mcp probe memoro」で接続を試せます。</translation>
    </message>
    <message>
        <source>Open the command “MCP: List Servers” and start memoro.</source>
        <translation>コマンド「MCP: List Servers」を開き、memoro を開始してください。</translation>
    </message>
    <message>
        <source>Searched</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <source>Wrote</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <source>Asked about its proposals</source>
        <translation>提案の結果を確認</translation>
    </message>
    <message>
        <source>Began a conversation</source>
        <translation>会話を開始</translation>
    </message>
    <message>
        <source>Asked whether to save now</source>
        <translation>いま保存するかを確認</translation>
    </message>
    <message>
        <source>Asked about the memory&apos;s state</source>
        <translation>メモリーの状態を確認</translation>
    </message>
    <message>
        <source>Updated the index</source>
        <translation>索引の更新を依頼</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>書き込み済み</translation>
    </message>
    <message>
        <source>Proposed</source>
        <translation>提案済み</translation>
    </message>
    <message>
        <source>Was declined before</source>
        <translation>以前に却下済み</translation>
    </message>
    <message>
        <source>Was there already</source>
        <translation>すでにあります</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>見つからず</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>まだ不要</translation>
    </message>
    <message>
        <source>No, it did so already</source>
        <translation>いいえ、すでに保存済み</translation>
    </message>
    <message>
        <source>No, the settings say so</source>
        <translation>いいえ、設定によりオフ</translation>
    </message>
    <message>
        <source>No, it may not write there</source>
        <translation>いいえ、書き込みは許可されていません</translation>
    </message>
    <message>
        <source>No, it does not say how long the conversation is</source>
        <translation>いいえ、会話の長さが伝えられていません</translation>
    </message>
    <message>
        <source>No, its conversations are too short for that</source>
        <translation>いいえ、会話の枠が小さすぎます</translation>
    </message>
    <message>
        <source>Connected by a token</source>
        <translation>トークンで接続中</translation>
    </message>
    <message>
        <source>Local tools</source>
        <translation>ローカルツール</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>接続済み</translation>
    </message>
    <message>
        <source>Its token did not come with the backup. Make a new one.</source>
        <translation>トークンはバックアップに含まれません。新しく作成してください。</translation>
    </message>
    <message>
        <source>The connection is not complete. Connect it again.</source>
        <translation>接続が完全ではありません。もう一度接続してください。</translation>
    </message>
    <message>
        <source>Its configuration file cannot be read.</source>
        <translation>設定ファイルを読み取れません。</translation>
    </message>
    <message>
        <source>Found on this computer, not connected</source>
        <translation>このコンピューターにあります（未接続）</translation>
    </message>
    <message>
        <source>Not found on this computer</source>
        <translation>このコンピューターにはありません</translation>
    </message>
    <message>
        <source>No calls yet</source>
        <translation>まだ利用はありません</translation>
    </message>
    <message>
        <source>Last call: %1</source>
        <translation>最後の利用: %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>「%1」</translation>
    </message>
</context>
<context>
    <name>BackBar</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>一覧に戻る</translation>
    </message>
    <message>
        <source>Back to the list (%1)</source>
        <translation>一覧に戻る (%1)</translation>
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
        <source>%Ln file(s) could not be read:</source>
        <translation>
            <numerusform>%Ln 件のファイルを読み込めませんでした:</numerusform>
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
    <name>BackupKeys</name>
    <message>
        <source>%1 (agent: %2)</source>
        <comment>a service; one or more names</comment>
        <translation>%1（エージェント: %2）</translation>
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
        <source>Your notes and settings, the history of changes, pins, and what assistants may do. Keys are not in it, and the search index comes back by itself.</source>
        <translation>ノート、設定、変更履歴、ピン留め、アシスタントの権限が含まれます。キーは含まれません。検索用の索引は自動で作り直されます。</translation>
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
        <source>Type the keys</source>
        <translation>キーを入力</translation>
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
        <source>Assistants may do what they were allowed to then.</source>
        <translation>アシスタントの権限はバックアップ時のものになります。</translation>
    </message>
    <message>
        <source>The history of changes of the backup replaces yours.</source>
        <translation>変更の履歴はバックアップのものに置き換わります。</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation>復元しています…</translation>
    </message>
    <message>
        <source>Every note was there already.</source>
        <translation>すべてのノートはもうありました。</translation>
    </message>
    <message>
        <source>What was there before: %1</source>
        <translation>復元前の状態: %1</translation>
    </message>
    <message>
        <source>Start Memoro again to have the earlier history of changes, too.</source>
        <translation>変更履歴も戻すには、Memoro を起動し直してください。</translation>
    </message>
    <message>
        <source>No backup holds keys. Type these again:</source>
        <translation>バックアップにキーは含まれません。次のキーをもう一度入力してください:</translation>
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
        <translation>Enter で今日の日誌に追加、Esc で閉じる</translation>
    </message>
    <message>
        <source>Enter adds it to today’s log, Esc closes, Ctrl+Z takes back the last one.</source>
        <translation>Enter で今日の日誌に追加、Esc で閉じる、Ctrl+Z で直前のメモを取り消す</translation>
    </message>
</context>
<context>
    <name>CardBody</name>
    <message>
        <source>Use “%1”</source>
        <translation>「%1」を使う</translation>
    </message>
    <message>
        <source>Address of %1</source>
        <translation>%1 のアドレス</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Key (if it needs one)</source>
        <translation>キー（必要な場合）</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Connects to: %1</source>
        <translation>接続先: %1</translation>
    </message>
    <message>
        <source>This address cannot be called.</source>
        <translation>このアドレスには接続できません。</translation>
    </message>
    <message>
        <source>Enter the address first.</source>
        <translation>先にアドレスを入力してください。</translation>
    </message>
    <message>
        <source>The text of all notes will be sent to %1.</source>
        <translation>すべてのノートのテキストが %1 に送信されます。</translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation>データはこのコンピューターの外に出ません。</translation>
    </message>
    <message>
        <source>Found on this computer</source>
        <translation>このコンピューターで見つかりました</translation>
    </message>
    <message>
        <source>Use this</source>
        <translation>これを使う</translation>
    </message>
</context>
<context>
    <name>ChangePane</name>
    <message>
        <source>What changed</source>
        <translation>変わったところ</translation>
    </message>
    <message>
        <source>Go back to this version</source>
        <translation>このバージョンに戻す</translation>
    </message>
    <message>
        <source>Open the note</source>
        <translation>ノートを開く</translation>
    </message>
    <message>
        <source>Bring the note back</source>
        <translation>ノートを元に戻す</translation>
    </message>
    <message>
        <source>Undo this change</source>
        <translation>この変更を取り消す</translation>
    </message>
    <message>
        <source>Choose a change to see what it did.</source>
        <translation>変更を選ぶと内容が表示されます。</translation>
    </message>
    <message>
        <source>This version is not text that could be shown.</source>
        <translation>このバージョンはテキストではないため表示できません。</translation>
    </message>
    <message>
        <source>Only line ends or the encoding changed; the words are the same.</source>
        <translation>改行か文字コードだけが変わり、文章は同じです。</translation>
    </message>
    <message>
        <source>The note is back.</source>
        <translation>ノートを元に戻しました。</translation>
    </message>
    <message>
        <source>The change was undone.</source>
        <translation>変更を取り消しました。</translation>
    </message>
    <message>
        <source>The note is as it was then. The newer version stays in the history.</source>
        <translation>ノートを当時の内容に戻しました。新しいバージョンは履歴に残っています。</translation>
    </message>
    <message>
        <source>Nothing to do: the note is like that already.</source>
        <translation>ノートはすでにその内容です。</translation>
    </message>
    <message>
        <source>Another program is changing the note right now. Try again.</source>
        <translation>ほかのアプリがノートを変更中です。もう一度お試しください。</translation>
    </message>
    <message>
        <source>Go back to the version before it</source>
        <translation>その前のバージョンに戻す</translation>
    </message>
</context>
<context>
    <name>CheckupPage</name>
    <message>
        <source>Findings</source>
        <translation>見つかったこと</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>もう一度確認</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Progress of the check-up</source>
        <translation>点検の進み具合</translation>
    </message>
    <message>
        <source>Looks for notes that say the same, dates that contradict, secrets, a long-term memory that has grown too long, and old daily logs. It only looks; you decide.</source>
        <translation>同じことを書いたノート、食い違う日付、秘密の情報、長くなりすぎた長期メモリー、古い日誌を探します。確認するだけで、決めるのはあなたです。</translation>
    </message>
    <message>
        <source>How is the memory?</source>
        <translation>メモリーの状態は？</translation>
    </message>
    <message>
        <source>Start the check-up</source>
        <translation>点検を始める</translation>
    </message>
    <message>
        <source>Reading the notes…</source>
        <translation>ノートを読んでいます…</translation>
    </message>
    <message>
        <source>It was stopped before it was through.</source>
        <translation>途中で中止しました。</translation>
    </message>
    <message>
        <source>Nothing in your notes needs attention.</source>
        <translation>気になる点はありませんでした。</translation>
    </message>
    <message>
        <source>All is well</source>
        <translation>問題ありません</translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>ノート</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>What is searched: %1</source>
        <translation>検索の対象: %1</translation>
    </message>
    <message>
        <source>What is searched</source>
        <translation>検索の対象</translation>
    </message>
    <message>
        <source>Whose memory is searched</source>
        <translation>誰のメモリーを検索するか</translation>
    </message>
    <message>
        <source>Whose memory is searched: %1</source>
        <translation>検索するメモリー: %1</translation>
    </message>
</context>
<context>
    <name>ChoiceEditor</name>
    <message>
        <source>Not set</source>
        <translation>未設定</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Problems only</source>
        <translation>問題のみ</translation>
    </message>
    <message>
        <source>Problems and changes</source>
        <translation>問題と変更</translation>
    </message>
    <message>
        <source>Calibrated</source>
        <translation>較正</translation>
    </message>
    <message>
        <source>Weighted</source>
        <translation>加重</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>ノート</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>In memory</source>
        <translation>RAM 上</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音声</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>常に</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>しない</translation>
    </message>
    <message>
        <source>Built-in</source>
        <translation>内蔵</translation>
    </message>
    <message>
        <source>Local model</source>
        <translation>ローカルモデル</translation>
    </message>
    <message>
        <source>Read only</source>
        <translation>読み取りのみ</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>提案</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>許可</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>With the pointer</source>
        <translation>マウスポインターのある画面</translation>
    </message>
    <message>
        <source>With the window in use</source>
        <translation>使用中のウィンドウの画面</translation>
    </message>
    <message>
        <source>Main screen</source>
        <translation>メイン画面</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>キーワード</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>意味</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>両方</translation>
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
        <source>Your Memoro folder</source>
        <translation>Memoro フォルダー</translation>
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
    <name>Commands</name>
    <message>
        <source>The preview is hidden; → shows it again</source>
        <translation>プレビューを隠しました（→ で再表示）</translation>
    </message>
    <message>
        <source>The preview is shown</source>
        <translation>プレビューを表示しました</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>ConflictView</name>
    <message>
        <source>This note was changed by another program</source>
        <translation>このノートはほかのアプリで変更されました</translation>
    </message>
    <message>
        <source>Nothing was overwritten. If you keep yours, the other one stays in the history.</source>
        <translation>何も上書きしていません。自分のバージョンを残しても、もう一方は履歴に残ります。</translation>
    </message>
    <message>
        <source>On disk now</source>
        <translation>ディスク上のバージョン</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>自分のバージョン</translation>
    </message>
    <message>
        <source>The version on disk</source>
        <translation>ディスク上のバージョン</translation>
    </message>
    <message>
        <source>Your version</source>
        <translation>自分のバージョン</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>自分のバージョンを残す</translation>
    </message>
    <message>
        <source>Keep the one on disk</source>
        <translation>ディスクのバージョンを残す</translation>
    </message>
    <message>
        <source>Save mine as a new note</source>
        <translation>自分のバージョンを新しいノートに保存</translation>
    </message>
    <message>
        <source>Keep editing mine</source>
        <translation>自分のバージョンの編集を続ける</translation>
    </message>
    <message>
        <source>The note was deleted.</source>
        <translation>ノートは削除されました。</translation>
    </message>
</context>
<context>
    <name>Copyable</name>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>ノート %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) left out</source>
        <translation>
            <numerusform>%Ln 件のファイルを除外</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %Ln minute(s) left</source>
        <translation>
            <numerusform>残り約 %Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) match only weakly and were left out.</source>
        <translation>
            <numerusform>関連の弱い %Ln 件は表示していません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s) today</source>
        <translation>
            <numerusform>今日 %Ln 回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln proposal(s)</source>
        <translation>
            <numerusform>提案 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s)</source>
        <translation>
            <numerusform>%Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The connection works: %Ln tool(s) offered.</source>
        <translation>
            <numerusform>接続できています。%Ln 個のツールを提供しています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln embedding(s) could be kept.</source>
        <translation>
            <numerusform>%Ln 件の埋め込みを引き継げます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They are the same: %Ln embedding(s) stay.</source>
        <translation>
            <numerusform>同じ結果でした。%Ln 件の埋め込みを引き継ぎます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨日</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨日</translation>
    </message>
</context>
<context>
    <name>DaysCalendar</name>
    <message>
        <source>Days with notes</source>
        <translation>ノートのある日</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>前の月</translation>
    </message>
    <message>
        <source>The month after</source>
        <translation>次の月</translation>
    </message>
    <message>
        <source>%1: has notes</source>
        <translation>%1: ノートあり</translation>
    </message>
</context>
<context>
    <name>DeletedPage</name>
    <message>
        <source>The deleted note</source>
        <translation>削除されたノート</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Forget for good…</source>
        <translation>完全に消去…</translation>
    </message>
    <message>
        <source>Notes that are deleted, here or elsewhere, stay here until you forget them.</source>
        <translation>ここやほかで削除したノートは、完全に消去するまでここに残ります。</translation>
    </message>
    <message>
        <source>No deleted notes</source>
        <translation>削除されたノートはありません</translation>
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
        <source>This is all that is copied or saved; nothing is sent. Taken out: what your notes say, their names and folders, keys, mail addresses, your user name, and where your home folder is.</source>
        <translation>コピーや保存の対象はここにあるものだけで、どこにも送信されません。ノートの内容と名前とフォルダー、キー、メールアドレス、ユーザー名、ホームフォルダーの場所は取り除いてあります。</translation>
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
        <translation>モデルのダウンロード</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>The model is on this computer: %1</source>
        <translation>モデルはこのコンピューターにあります: %1</translation>
    </message>
    <message>
        <source>Download %1 MB, the same on disk; %2 MB of memory while it works.</source>
        <translation>ダウンロードとディスク使用量は %1 MB、動作中の RAM は %2 MB です。</translation>
    </message>
    <message>
        <source>This model is not on this computer yet.</source>
        <translation>このモデルはまだこのコンピューターにありません。</translation>
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
        <translation>絞り込み条件「%1」を外す</translation>
    </message>
</context>
<context>
    <name>FilterChips</name>
    <message>
        <source>Filters</source>
        <translation>絞り込み条件</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>In: %1</source>
        <translation>場所: %1</translation>
    </message>
    <message>
        <source>Not in: %1</source>
        <translation>除く場所: %1</translation>
    </message>
    <message>
        <source>Tag: %1</source>
        <translation>タグ: %1</translation>
    </message>
    <message>
        <source>Not tagged: %1</source>
        <translation>除くタグ: %1</translation>
    </message>
    <message>
        <source>From %1</source>
        <comment>a day</comment>
        <translation>%1以降</translation>
    </message>
    <message>
        <source>Until %1</source>
        <comment>a day</comment>
        <translation>%1まで</translation>
    </message>
    <message>
        <source>Without “%1”</source>
        <translation>「%1」を除く</translation>
    </message>
    <message>
        <source>Not understood: %1</source>
        <comment>a filter</comment>
        <translation>解釈できません: %1</translation>
    </message>
    <message>
        <source>Only notes</source>
        <translation>ノートのみ</translation>
    </message>
    <message>
        <source>Only conversations</source>
        <translation>会話のみ</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in this note</source>
        <translation>このノート内を検索</translation>
    </message>
    <message>
        <source>Find previous (Shift+F3)</source>
        <translation>前を検索 (Shift+F3)</translation>
    </message>
    <message>
        <source>Find next (F3)</source>
        <translation>次を検索 (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる (Esc)</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>見つかりませんでした</translation>
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
        <translation>%1 の %2 行目を開く</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>ほか %1 件</translation>
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
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
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
    <name>ForgettingRow</name>
    <message>
        <source>Delete everything but the notes</source>
        <translation>ノート以外をすべて削除</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>Whose memory</source>
        <translation>誰のメモリー</translation>
    </message>
    <message>
        <source>Index, history, inbox, drafts, pins and connected assistants. The notes stay.</source>
        <translation>索引、履歴、受信箱、下書き、ピン、接続したアシスタント。ノートは残ります。</translation>
    </message>
    <message>
        <source>The search index: words, passages and vectors, cached ones too.</source>
        <translation>検索の索引: 語、箇所、ベクトル（キャッシュも）。</translation>
    </message>
    <message>
        <source>The history with every earlier version, and deleted notes that could still come back.</source>
        <translation>履歴と以前のすべてのバージョン、まだ元に戻せる削除済みノート。</translation>
    </message>
    <message>
        <source>The inbox with what assistants proposed, drafts and pinned places.</source>
        <translation>アシスタントの提案が入った受信箱、下書き、ピン留めした場所。</translation>
    </message>
    <message>
        <source>Assistants that reach this memory, with their tokens and what they asked.</source>
        <translation>このメモリーに届くアシスタントと、そのトークン、尋ねた内容。</translation>
    </message>
    <message>
        <source>The notes stay where they are. From them the index is made anew when it is needed.</source>
        <translation>ノートはそのまま残ります。必要になれば、索引はノートから作り直されます。</translation>
    </message>
    <message>
        <source>This cannot be undone. Backups stay as they are.</source>
        <translation>元に戻せません。バックアップはそのまま残ります。</translation>
    </message>
    <message>
        <source>Delete everything about the memory of %1?</source>
        <translation>%1 のメモリーについてすべて削除しますか？</translation>
    </message>
    <message>
        <source>Delete everything</source>
        <translation>すべて削除</translation>
    </message>
    <message>
        <source>Deleting…</source>
        <translation>削除しています…</translation>
    </message>
    <message>
        <source>Everything was deleted.</source>
        <translation>すべて削除しました。</translation>
    </message>
</context>
<context>
    <name>GlobalHotkey</name>
    <message>
        <source>Write a quick note</source>
        <translation>クイックメモを書く</translation>
    </message>
    <message>
        <source>Search your memory</source>
        <translation>メモリーを検索</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Changes</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>全期間</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>過去 7 日間</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>過去 30 日間</translation>
    </message>
    <message>
        <source>When</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>変更した人</translation>
    </message>
    <message>
        <source>Undo all of these…</source>
        <translation>これらをすべて取り消す…</translation>
    </message>
    <message>
        <source>Forget all earlier versions…</source>
        <translation>以前のバージョンをすべて消去…</translation>
    </message>
    <message>
        <source>Choose a day…</source>
        <translation>日付を選ぶ…</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>%1 のみ</translation>
    </message>
    <message>
        <source>Show the history of all notes</source>
        <translation>すべてのノートの履歴を表示</translation>
    </message>
    <message>
        <source>No changes of this kind</source>
        <translation>該当する変更はありません</translation>
    </message>
    <message>
        <source>From now on every change of a note is kept here, whoever makes it, with a way back.</source>
        <translation>これからは、誰がノートを変更してもここに残り、元に戻せます。</translation>
    </message>
    <message>
        <source>Versions are not kept now, so there is no way back. The settings say so, under “Advanced”.</source>
        <translation>いまはバージョンを残していないため、元に戻すことはできません。設定の「詳細」で変えられます。</translation>
    </message>
    <message>
        <source>Nothing has changed yet</source>
        <translation>まだ変更はありません</translation>
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
        <source>These are free:</source>
        <translation>空いているキー:</translation>
    </message>
    <message>
        <source>Add this line to %1:</source>
        <translation>%1 に次の行を追加してください。</translation>
    </message>
    <message>
        <source>In the system’s keyboard settings, add a shortcut that runs this command:</source>
        <translation>システムのキーボード設定で、次のコマンドを実行するショートカットを追加してください。</translation>
    </message>
    <message>
        <source>It works. You can go on.</source>
        <translation>使えます。次へ進みましょう。</translation>
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
    <name>Idle</name>
    <message>
        <source>Starting…</source>
        <translation>起動中…</translation>
    </message>
</context>
<context>
    <name>InboxPage</name>
    <message>
        <source>Proposals</source>
        <translation>提案</translation>
    </message>
    <message>
        <source>Which proposals</source>
        <translation>表示する提案</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>確認待ち</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>承認済み</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>却下済み</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>提案元</translation>
    </message>
    <message>
        <source>Mark all</source>
        <translation>すべて選択</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>When an assistant may not write by itself, it proposes here what it would write.</source>
        <translation>アシスタントが自分で書き込めないときは、書きたい内容がここに届きます。</translation>
    </message>
    <message>
        <source>Nothing waits for you</source>
        <translation>確認待ちはありません</translation>
    </message>
    <message>
        <source>Nothing here yet</source>
        <translation>まだ何もありません</translation>
    </message>
    <message>
        <source>Could not be written</source>
        <translation>書き込めませんでした</translation>
    </message>
</context>
<context>
    <name>Inquiry</name>
    <message>
        <source>The search failed</source>
        <translation>検索に失敗しました</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
</context>
<context>
    <name>KeepingBox</name>
    <message>
        <source>Compare and keep them</source>
        <translation>比較して引き継ぐ</translation>
    </message>
    <message>
        <source>The same model made your present embeddings at another address. They can stay, and need not be paid again, if this one makes the same: eight passages of your notes are sent to %1 to compare.</source>
        <translation>今の埋め込みは、別のアドレスの同じモデルで作られています。このサーバーが同じ結果を返せば、そのまま使えて再度の支払いも不要です。比較のため、ノートから 8 か所のテキストを %1 に送信します。</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>比較しています…</translation>
    </message>
</context>
<context>
    <name>KeyField</name>
    <message>
        <source>Key for %1</source>
        <translation>%1 のキー</translation>
    </message>
    <message>
        <source>Paste the key here</source>
        <translation>ここにキーを貼り付け</translation>
    </message>
    <message>
        <source>Save the key</source>
        <translation>キーを保存</translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation>キーを削除</translation>
    </message>
    <message>
        <source>Keep it for this session only</source>
        <translation>今回の起動中だけ使う</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Get a key…</source>
        <translation>キーを取得…</translation>
    </message>
    <message>
        <source>Move it to the password store</source>
        <translation>パスワードストアに移す</translation>
    </message>
    <message>
        <source>Show what is typed</source>
        <translation>入力した文字を表示</translation>
    </message>
    <message>
        <source>Paste from the clipboard</source>
        <translation>クリップボードから貼り付け</translation>
    </message>
    <message>
        <source>No key yet. It will be kept in the system&apos;s password store.</source>
        <translation>キーはまだありません。保存先はシステムのパスワードストアです。</translation>
    </message>
    <message>
        <source>No key yet. This computer has no password store to keep it in.</source>
        <translation>キーはまだありません。このコンピューターには、保存先となるパスワードストアがありません。</translation>
    </message>
    <message>
        <source>kept in the system&apos;s password store</source>
        <translation>システムのパスワードストアに保存</translation>
    </message>
    <message>
        <source>kept until Memoro is quit</source>
        <translation>Memoro の終了まで保持</translation>
    </message>
    <message>
        <source>kept in a file that is not encrypted (%1)</source>
        <translation>暗号化されていないファイルに保存（%1）</translation>
    </message>
    <message>
        <source>from the settings file (%1)</source>
        <translation>設定ファイルから（%1）</translation>
    </message>
    <message>
        <source>from the environment variable %1</source>
        <translation>環境変数 %1 から</translation>
    </message>
    <message>
        <source>Key %1, %2</source>
        <translation>キー %1、%2</translation>
    </message>
    <message>
        <source>Paste another key to replace it</source>
        <translation>別のキーを貼り付けて置き換え</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>ロックを解除…</translation>
    </message>
    <message>
        <source>Keep it in the file</source>
        <translation>このファイルに保存する</translation>
    </message>
    <message>
        <source>Keep it in a file…</source>
        <translation>ファイルに保存…</translation>
    </message>
    <message>
        <source>The file is not encrypted. Your account alone may open it, but every program that you run can read the key, and so can whoever copies the disk. Backups and reports leave it out. It would be: %1</source>
        <translation>このファイルは暗号化されません。開けるのはあなたのアカウントだけですが、あなたが実行するどのプログラムも、またディスクをコピーした人も、キーを読み取れます。バックアップとレポートには含まれません。保存先: %1</translation>
    </message>
    <message>
        <source>No key yet. The password store does not work.</source>
        <translation>キーはまだありません。パスワードストアは動作していません。</translation>
    </message>
    <message>
        <source>No key yet. The password store is locked; it will ask for its password.</source>
        <translation>キーはまだありません。パスワードストアはロック中です。保存するときにパスワードを求められます。</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Reading the notes: %1 of %2</source>
        <translation>ノートを読んでいます: %2 件中 %1 件</translation>
    </message>
    <message>
        <source>Comparing the notes with each other…</source>
        <translation>ノートどうしを比べています…</translation>
    </message>
    <message>
        <source>Looking for what is said more than once…</source>
        <translation>重複した記述を探しています…</translation>
    </message>
    <message>
        <source>Notes that say nearly the same</source>
        <translation>ほぼ同じ内容のノート</translation>
    </message>
    <message>
        <source>Said more than once</source>
        <translation>繰り返し書かれた内容</translation>
    </message>
    <message>
        <source>Dates that contradict</source>
        <translation>食い違う日付</translation>
    </message>
    <message>
        <source>Long-term memory is long</source>
        <translation>長すぎる長期メモリー</translation>
    </message>
    <message>
        <source>Looks like a secret</source>
        <translation>秘密の情報の可能性</translation>
    </message>
    <message>
        <source>Old daily logs</source>
        <translation>古い日誌</translation>
    </message>
    <message>
        <source>About %1 tokens; more than %2 slow each conversation.</source>
        <translation>約 %1 トークン。%2 を超えると毎回の会話が遅くなります。</translation>
    </message>
    <message>
        <source>%1 % alike</source>
        <translation>%1% 一致</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>秘密鍵</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API キー</translation>
    </message>
    <message>
        <source>Access key</source>
        <translation>アクセスキー</translation>
    </message>
    <message>
        <source>Access token</source>
        <translation>アクセストークン</translation>
    </message>
    <message>
        <source>Chat token</source>
        <translation>チャットのトークン</translation>
    </message>
    <message>
        <source>Bearer token</source>
        <translation>ベアラートークン</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>パスワード</translation>
    </message>
    <message>
        <source>Keep it in one place and delete it in the others, so that corrections reach it all.</source>
        <translation>一か所だけに残してほかを消すと、訂正が確実に反映されます。</translation>
    </message>
    <message>
        <source>Correct the one that is wrong, or your assistant may believe either.</source>
        <translation>間違っている方を直してください。そのままではアシスタントがどちらも信じかねません。</translation>
    </message>
    <message>
        <source>Move details to notes of their own; the assistant finds them by searching.</source>
        <translation>詳細は別のノートに移しましょう。アシスタントは検索で見つけます。</translation>
    </message>
    <message>
        <source>Take it out of the note, then forget the note&apos;s earlier versions. A key that was shown to an assistant should be replaced.</source>
        <translation>ノートから取り除き、以前のバージョンも消去してください。アシスタントに見せた鍵は取り替えましょう。</translation>
    </message>
    <message>
        <source>Nothing must be done. If they are in the way, keep what matters and delete them.</source>
        <translation>そのままでも構いません。邪魔なら大切な内容だけ残して削除してください。</translation>
    </message>
    <message>
        <source>Found in the text</source>
        <translation>本文の検索結果</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>起動中…</translation>
    </message>
    <message>
        <source>MEMORY.md holds what your assistant should always know about you.</source>
        <translation>MEMORY.md には、アシスタントにいつも知っていてほしいことを書きます。</translation>
    </message>
    <message>
        <source>Your assistant writes one note for each day. The first one appears here.</source>
        <translation>アシスタントは一日ごとにノートを書きます。最初のノートがここに表示されます。</translation>
    </message>
    <message>
        <source>Notes without a date, for example about a project or a person.</source>
        <translation>日付のないノートです。プロジェクトや人についてなど。</translation>
    </message>
    <message>
        <source>Other folders that belong to the memory. They are added in the settings.</source>
        <translation>メモリーに含めるほかのフォルダーです。設定で追加できます。</translation>
    </message>
    <message>
        <source>What was changed last appears here.</source>
        <translation>最近変更したノートがここに表示されます。</translation>
    </message>
    <message>
        <source>New note</source>
        <translation>新しいノート</translation>
    </message>
    <message>
        <source>Nothing here yet: %1</source>
        <translation>「%1」はまだ空です</translation>
    </message>
    <message>
        <source>Nothing found for “%1”</source>
        <translation>「%1」は見つかりませんでした</translation>
    </message>
    <message>
        <source>Try other words, or search in the whole memory.</source>
        <translation>別の言葉で試すか、メモリー全体を検索してください。</translation>
    </message>
    <message>
        <source>Assistants only add to a daily log; what stands there stays.</source>
        <translation>アシスタントは日誌に書き足すだけで、書かれた内容は変えません。</translation>
    </message>
    <message>
        <source>The note is not there any more.</source>
        <translation>ノートはもうありません。</translation>
    </message>
    <message>
        <source>The note is not there any more. Bring it back first.</source>
        <translation>ノートはもうありません。先に元に戻してください。</translation>
    </message>
    <message>
        <source>There is another note of this name.</source>
        <translation>同じ名前のノートがすでにあります。</translation>
    </message>
    <message>
        <source>The same lines were changed again later.</source>
        <translation>同じ行があとでまた変更されています。</translation>
    </message>
    <message>
        <source>This earlier version is not kept any more, to save space.</source>
        <translation>このバージョンは容量を節約するため残っていません。</translation>
    </message>
    <message>
        <source>The note was changed again later and cannot be compared by lines.</source>
        <translation>ノートはあとで変更されており、行ごとに比べられません。</translation>
    </message>
    <message>
        <source>Writing could damage this note, since its encoding is unknown. Save it as UTF-8 first.</source>
        <translation>文字コードが不明なため、書き込むと壊れるおそれがあります。先に UTF-8 で保存してください。</translation>
    </message>
    <message>
        <source>A note may have at most 10 MiB.</source>
        <translation>ノートは 10 MiB までです。</translation>
    </message>
    <message>
        <source>There is nothing to write.</source>
        <translation>書き込む内容がありません。</translation>
    </message>
    <message>
        <source>A name must not contain any of &lt; &gt; : &quot; | ? *</source>
        <translation>名前に &lt; &gt; : &quot; | ? * は使えません</translation>
    </message>
    <message>
        <source>This name is too long for a file. Choose a shorter one.</source>
        <translation>この名前はファイル名として長すぎます。もっと短い名前にしてください。</translation>
    </message>
    <message>
        <source>Windows keeps this name for a device, so the note could not be stored there. Choose another.</source>
        <translation>この名前は Windows がデバイス用に予約しているため、Windows ではノートを保存できません。別の名前にしてください。</translation>
    </message>
    <message>
        <source>This place is outside the memory.</source>
        <translation>この場所はメモリーの外です。</translation>
    </message>
    <message>
        <source>This is a link, and links are not followed.</source>
        <translation>これはリンクです。リンクの先は読みません。</translation>
    </message>
    <message>
        <source>The name of a note ends with .md.</source>
        <translation>ノートの名前は .md で終わります。</translation>
    </message>
    <message>
        <source>This proposal was decided already.</source>
        <translation>この提案はすでに処理済みです。</translation>
    </message>
    <message>
        <source>The history does not know this any more.</source>
        <translation>履歴にはもう残っていません。</translation>
    </message>
    <message>
        <source>Long-term memory</source>
        <translation>長期メモリー</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>日誌</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>トピック</translation>
    </message>
    <message>
        <source>Other folders</source>
        <translation>ほかのフォルダー</translation>
    </message>
    <message>
        <source>Recently changed</source>
        <translation>最近の変更</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>スター付き</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>Deleted notes</source>
        <translation>削除したノート</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>受信箱</translation>
    </message>
    <message>
        <source>Check-up</source>
        <translation>点検</translation>
    </message>
    <message>
        <source>You</source>
        <translation>自分</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>ほかのアプリ</translation>
    </message>
    <message>
        <source>%1, changed by you</source>
        <translation>%1（自分が修正）</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Renamed</source>
        <translation>名前の変更</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Added: %1</source>
        <translation>追加: %1</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>削除: %1</translation>
    </message>
    <message>
        <source>No note on this day</source>
        <translation>この日のノートはありません</translation>
    </message>
    <message>
        <source>Show all days</source>
        <translation>すべての日を表示</translation>
    </message>
    <message>
        <source>Mark a note with the star, and its age never counts against it in the search.</source>
        <translation>ノートにスターを付けると、古くなっても検索の順位が下がりません。</translation>
    </message>
    <message>
        <source>Quick note</source>
        <translation>クイックメモ</translation>
    </message>
    <message>
        <source>From the backup of %1</source>
        <translation>%1 のバックアップから</translation>
    </message>
    <message>
        <source>Choose folders…</source>
        <translation>フォルダーを選ぶ…</translation>
    </message>
</context>
<context>
    <name>LibraryDoor</name>
    <message>
        <source>%1 proposes a change</source>
        <translation>%1 からの提案</translation>
    </message>
    <message>
        <source>It would like to write to %1. Look at it in the library&apos;s inbox.</source>
        <translation>%1 に書き込みたいそうです。ライブラリの受信箱で確認してください。</translation>
    </message>
    <message>
        <source>Several of its proposals wait for you in the library&apos;s inbox.</source>
        <translation>ライブラリの受信箱に、確認待ちの提案が複数あります。</translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <source>Memory library</source>
        <translation>メモリーのライブラリ</translation>
    </message>
    <message>
        <source>Whose memory is shown</source>
        <translation>誰のメモリーを表示するか</translation>
    </message>
    <message>
        <source>%1 is not in the memory now.</source>
        <translation>%1 は今メモリーにありません。</translation>
    </message>
    <message>
        <source>No editor was found, so the note is shown here.</source>
        <translation>エディターがないため、ここに表示しています。</translation>
    </message>
    <message>
        <source>Choose an editor…</source>
        <translation>エディターを選ぶ…</translation>
    </message>
</context>
<context>
    <name>Links</name>
    <message>
        <source>Only notes, web pages and mail addresses are opened from a note.</source>
        <translation>ノートから開けるのは、ノート、ウェブページ、メールアドレスだけです。</translation>
    </message>
</context>
<context>
    <name>ListEditor</name>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>フォルダーを追加…</translation>
    </message>
    <message>
        <source>Add a pattern</source>
        <translation>パターンを追加</translation>
    </message>
    <message>
        <source>Add a file…</source>
        <translation>ファイルを追加…</translation>
    </message>
    <message>
        <source>Markdown files (*.md)</source>
        <translation>Markdown ファイル (*.md)</translation>
    </message>
</context>
<context>
    <name>MemoryPage</name>
    <message>
        <source>What Memoro made from a memory</source>
        <translation>Memoro がメモリーから作ったもの</translation>
    </message>
</context>
<context>
    <name>ModelFacts</name>
    <message>
        <source>%1 numbers per text, texts of up to %2 tokens</source>
        <translation>1 テキストあたり %1 次元、最長 %2 トークン</translation>
    </message>
    <message>
        <source>%1, about $%2 per million tokens</source>
        <translation>%1、100 万トークンあたり約 $%2</translation>
    </message>
    <message>
        <source>licence: %1</source>
        <translation>ライセンス: %1</translation>
    </message>
    <message>
        <source>made for many languages</source>
        <translation>多言語対応</translation>
    </message>
    <message>
        <source>made for English, others are found less well</source>
        <translation>英語向け（ほかの言語は見つかりにくい）</translation>
    </message>
</context>
<context>
    <name>ModelField</name>
    <message>
        <source>Model of %1</source>
        <translation>%1 のモデル</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>標準: %1</translation>
    </message>
    <message>
        <source>Fetch the list</source>
        <translation>一覧を取得</translation>
    </message>
    <message>
        <source>The service lists no models. Type the name.</source>
        <translation>このサービスにはモデルの一覧がありません。名前を入力してください。</translation>
    </message>
    <message>
        <source>%1 models. Last updated: %2</source>
        <translation>%1 個のモデル。最終更新: %2</translation>
    </message>
    <message>
        <source>“%1” is not among them, but stays chosen.</source>
        <translation>「%1」は一覧にありませんが、選択はそのままです。</translation>
    </message>
    <message>
        <source>The name can be typed all the same.</source>
        <translation>名前は入力もできます。</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>問い合わせ中…</translation>
    </message>
</context>
<context>
    <name>MonthButton</name>
    <message>
        <source>Choose a day</source>
        <translation>日付を選ぶ</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>すべての日</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>The memory folder itself</source>
        <translation>メモリーフォルダーの直下</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
</context>
<context>
    <name>NoteActions</name>
    <message>
        <source>New note</source>
        <translation>新しいノート</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>作成</translation>
    </message>
    <message>
        <source>Rename the note</source>
        <translation>ノートの名前を変更</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Renamed to %1.</source>
        <translation>名前を %1 に変更しました。</translation>
    </message>
    <message>
        <source>Earlier versions are not kept: the settings say so, under “Advanced”.</source>
        <translation>以前のバージョンは残していません（設定の「詳細」で選ばれています）。</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>元に戻すことはできません。</translation>
    </message>
    <message>
        <source>Delete %1 for good?</source>
        <translation>%1 を完全に削除しますか？</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>完全に削除</translation>
    </message>
    <message>
        <source>%1 was deleted. It can be brought back.</source>
        <translation>%1 を削除しました。元に戻せます。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Its heading says the new name, too.</source>
        <translation>見出しも新しい名前になりました。</translation>
    </message>
    <message>
        <source>Renamed back to %1.</source>
        <translation>名前を %1 に戻しました。</translation>
    </message>
    <message>
        <source>They can be brought back, one by one or all at once.</source>
        <translation>一つずつでも、まとめてでも元に戻せます。</translation>
    </message>
    <message>
        <source>They cannot be brought back: earlier versions are not kept.</source>
        <translation>元に戻せません。以前のバージョンを残していないためです。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>%1 was deleted.</source>
        <translation>%1 を削除しました。</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 を元に戻しました。</translation>
    </message>
    <message>
        <source>Nothing in “%1” is read, searched or shown to an assistant any more. The files stay.</source>
        <translation>「%1」の中は、読み込みも検索もされず、アシスタントにも見せません。ファイルは残ります。</translation>
    </message>
    <message>
        <source>Leave this folder out?</source>
        <translation>このフォルダーを除外しますか？</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>除外する</translation>
    </message>
    <message>
        <source>From the history: %1, and proposals for it.</source>
        <translation>履歴から: %1 とその提案</translation>
    </message>
    <message>
        <source>The note itself, if it is still there.</source>
        <translation>ノートそのもの（残っている場合）</translation>
    </message>
    <message>
        <source>From the search: its passages, words and vectors, cached ones too.</source>
        <translation>検索から: 抜粋、単語、ベクトル（キャッシュを含む）</translation>
    </message>
    <message>
        <source>This cannot be undone. Copies in backups and synchronised folders stay.</source>
        <translation>この操作は取り消せません。バックアップや同期フォルダーのコピーは残ります。</translation>
    </message>
    <message>
        <source>Forget the earlier versions of %1?</source>
        <translation>%1 の以前のバージョンを消去しますか？</translation>
    </message>
    <message>
        <source>Forget them</source>
        <translation>消去する</translation>
    </message>
    <message>
        <source>Forget %1 for good?</source>
        <translation>%1 を完全に消去しますか？</translation>
    </message>
    <message>
        <source>Forget for good</source>
        <translation>完全に消去</translation>
    </message>
    <message>
        <source>%1 is forgotten.</source>
        <translation>%1 を消去しました。</translation>
    </message>
    <message>
        <source>%1, with who made them and why, and every earlier version of every note.</source>
        <translation>%1と、その変更者・理由、全ノートの以前のバージョン。</translation>
    </message>
    <message>
        <source>%1, with your reasons. An assistant may propose again what you declined.</source>
        <translation>%1と、その理由。却下した内容がまた提案されることがあります。</translation>
    </message>
    <message>
        <source>Deleted notes: nothing brings them back after that.</source>
        <translation>削除したノート（以後は元に戻せません）。</translation>
    </message>
    <message>
        <source>Your notes stay as they are, and so do proposals that wait for you.</source>
        <translation>ノートと確認待ちの提案はそのまま残ります。</translation>
    </message>
    <message>
        <source>Forget the whole history?</source>
        <translation>履歴をすべて消去しますか？</translation>
    </message>
    <message>
        <source>Forget the history</source>
        <translation>履歴を消去</translation>
    </message>
    <message>
        <source>The history is forgotten.</source>
        <translation>履歴を消去しました。</translation>
    </message>
    <message>
        <source>Undo %1 by %2?</source>
        <translation>%2 による%1を取り消しますか？</translation>
    </message>
    <message>
        <source>What others wrote since stays; where the same lines were changed again, nothing is done.</source>
        <translation>その後にほかで書かれた内容は残ります。同じ行がさらに変更されている場合は何もしません。</translation>
    </message>
    <message>
        <source>Each step is kept in the history, and can be undone there.</source>
        <translation>操作はすべて履歴に残り、そこから取り消せます。</translation>
    </message>
    <message>
        <source>Undo all</source>
        <translation>すべて取り消す</translation>
    </message>
    <message>
        <source>The file is cleaned at the next start, when there is room.</source>
        <translation>空き容量ができしだい、次の起動時にファイルを整理します。</translation>
    </message>
    <message>
        <source>A damaged older history may still hold it: %1</source>
        <translation>壊れた古い履歴に残っている可能性があります: %1</translation>
    </message>
    <message>
        <source>Another program is changing the note right now. Try again.</source>
        <translation>ほかのアプリがノートを変更中です。もう一度お試しください。</translation>
    </message>
</context>
<context>
    <name>NoteCounts</name>
    <message numerus="yes">
        <source>your %Ln note(s)</source>
        <translation>
            <numerusform>%Ln 件のノート</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln picture(s) or recording(s) besides, whose price is not known.</source>
        <translation>
            <numerusform>ほかに画像や録音が %Ln 件あります（料金は不明です）。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoteHeader</name>
    <message>
        <source>Find in this note</source>
        <translation>このノート内を検索</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Show its history</source>
        <translation>履歴を表示</translation>
    </message>
    <message>
        <source>Open in the editor program</source>
        <translation>エディターで開く</translation>
    </message>
    <message>
        <source>Show in the folder</source>
        <translation>フォルダーで表示</translation>
    </message>
    <message>
        <source>Leave its folder out of the memory…</source>
        <translation>フォルダーをメモリーから除外…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Forget its earlier versions…</source>
        <translation>以前のバージョンを消去…</translation>
    </message>
    <message>
        <source>Forget for good…</source>
        <translation>完全に消去…</translation>
    </message>
    <message>
        <source>Copy the title</source>
        <translation>タイトルをコピー</translation>
    </message>
    <message>
        <source>Edit (Ctrl+E)</source>
        <translation>編集 (Ctrl+E)</translation>
    </message>
    <message>
        <source>Keep: this note does not grow old</source>
        <translation>スター: このノートは古くなりません</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>その他の操作</translation>
    </message>
    <message>
        <source>changed %1</source>
        <translation>更新: %1</translation>
    </message>
</context>
<context>
    <name>NotePane</name>
    <message>
        <source>The note</source>
        <translation>ノート</translation>
    </message>
    <message>
        <source>The note&apos;s text</source>
        <translation>ノートの本文</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Choose a note to read it here.</source>
        <translation>ノートを選ぶとここに表示されます。</translation>
    </message>
    <message>
        <source>No note chosen</source>
        <translation>ノートが選ばれていません</translation>
    </message>
    <message>
        <source>There are changes from %1 that were not saved.</source>
        <translation>%1 に入力した未保存の変更があります。</translation>
    </message>
    <message>
        <source>Look at them</source>
        <translation>確認する</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>This note is very long. Edit it in an editor program.</source>
        <translation>このノートは長すぎます。エディターで編集してください。</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>All changes are saved</source>
        <translation>すべて保存済み</translation>
    </message>
    <message>
        <source>Another program has changed this note meanwhile.</source>
        <translation>編集中に、ほかのアプリがこのノートを変更しました。</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比べる</translation>
    </message>
    <message>
        <source>Your text is kept here.</source>
        <translation>入力した内容はここに残っています。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
</context>
<context>
    <name>NoteProgramEditor</name>
    <message>
        <source>Programs found here</source>
        <translation>見つかったプログラム</translation>
    </message>
    <message>
        <source>%1 (without the line)</source>
        <translation>%1（行は指定できません）</translation>
    </message>
    <message>
        <source>None that Memoro knows</source>
        <translation>Memoro が知っているものはありません</translation>
    </message>
    <message>
        <source>The system&apos;s own program</source>
        <translation>システムの既定のプログラム</translation>
    </message>
</context>
<context>
    <name>NotesPage</name>
    <message>
        <source>Filter titles, search the text</source>
        <translation>タイトルと本文を検索</translation>
    </message>
    <message>
        <source>Also: “exact words”, -without, tag:name, path:folder, last week</source>
        <translation>ほかにも: &quot;完全一致&quot;、-除く語、tag:名前、path:フォルダー、先週</translation>
    </message>
    <message>
        <source>New note (Ctrl+N)</source>
        <translation>新しいノート (Ctrl+N)</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>ノート</translation>
    </message>
    <message>
        <source>Search in this section</source>
        <translation>この分類の中を検索</translation>
    </message>
    <message>
        <source>Search in the whole memory</source>
        <translation>メモリー全体を検索</translation>
    </message>
    <message>
        <source>Where to search</source>
        <translation>検索する範囲</translation>
    </message>
</context>
<context>
    <name>Notifications</name>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
</context>
<context>
    <name>NumberEditor</name>
    <message>
        <source>Not set</source>
        <translation>未設定</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>変更 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marked</source>
        <translation>
            <numerusform>%Ln 件を選択</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln note(s)?</source>
        <translation>
            <numerusform>%Ln 件のノートを削除しますか？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) were deleted.</source>
        <translation>
            <numerusform>%Ln 件のノートを削除しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) are back.</source>
        <translation>
            <numerusform>%Ln 件のノートを元に戻しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier version(s)</source>
        <translation>
            <numerusform>以前のバージョン %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>ノート %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) to look at</source>
        <translation>
            <numerusform>確認したい点 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln proposal(s) waiting</source>
        <translation>
            <numerusform>確認待ちの提案 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) undone.</source>
        <translation>
            <numerusform>変更 %Ln 件を取り消しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be, since the same lines were changed again.</source>
        <translation>
            <numerusform>同じ行がさらに変更されているため、%Ln 件は取り消せませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln proposal(s) that you accepted or declined</source>
        <translation>
            <numerusform>承認・却下した提案 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged older history file(s) that had been set aside.</source>
        <translation>
            <numerusform>別に保管していた破損した以前の履歴ファイル %Ln 個。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln old daily log(s)</source>
        <translation>
            <numerusform>古い日誌 %Ln 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Opener</name>
    <message>
        <source>The path was copied</source>
        <translation>パスをコピーしました</translation>
    </message>
    <message>
        <source>Copy the path</source>
        <translation>パスをコピー</translation>
    </message>
    <message>
        <source>Choose an editor…</source>
        <translation>エディターを選ぶ…</translation>
    </message>
    <message>
        <source>Show in the folder</source>
        <translation>フォルダーで表示</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Memory folder</source>
        <translation>メモリーフォルダー</translation>
    </message>
    <message>
        <source>The folder with MEMORY.md and memory/. Unset: the OpenClaw workspace if there is one.</source>
        <translation>MEMORY.md と memory/ のあるフォルダー。未設定の場合、OpenClaw のワークスペースがあればそれを使います。</translation>
    </message>
    <message>
        <source>Memory search</source>
        <translation>メモリー検索</translation>
    </message>
    <message>
        <source>Whether assistants may search and read this memory.</source>
        <translation>アシスタントがこのメモリーを検索し、読めるようにします。</translation>
    </message>
    <message>
        <source>Embeddings by</source>
        <translation>埋め込みの作成</translation>
    </message>
    <message>
        <source>Who turns text into vectors. “auto” takes a local model or a key that is set up, else the built-in model, which needs neither key nor network. “none” searches by words only.</source>
        <translation>テキストをベクトルに変える方法。「auto」は設定済みのローカルモデルかキーを使い、なければキーもネットワークも要らない内蔵モデルを使います。「none」はキーワードだけで検索します。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>The embedding model. Unset: the provider&apos;s usual one.</source>
        <translation>埋め込みモデル。未設定の場合はプロバイダーの標準モデルです。</translation>
    </message>
    <message>
        <source>If the provider fails</source>
        <translation>プロバイダーが使えないとき</translation>
    </message>
    <message>
        <source>Another provider to use, with its usual model, when the chosen one fails. Results say so.</source>
        <translation>選んだプロバイダーが使えないとき、代わりに標準モデルで使うプロバイダー。検索結果にもその旨が表示されます。</translation>
    </message>
    <message>
        <source>Numbers per vector</source>
        <translation>ベクトルの次元数</translation>
    </message>
    <message>
        <source>Only for Gemini embedding 2: 768, 1536 or 3072.</source>
        <translation>Gemini embedding 2 のみ: 768、1536、3072。</translation>
    </message>
    <message>
        <source>What is searched</source>
        <translation>検索の対象</translation>
    </message>
    <message>
        <source>“memory” are the notes, “sessions” the assistant&apos;s conversations.</source>
        <translation>「memory」はノート、「sessions」はアシスタントの会話です。</translation>
    </message>
    <message>
        <source>Additional folders and files</source>
        <translation>追加のフォルダーとファイル</translation>
    </message>
    <message>
        <source>Absolute, or relative to the memory folder; ~ and environment variables work. Folders are searched for Markdown files with everything below. An assistant&apos;s own list is added to this one.</source>
        <translation>絶対パス、またはメモリーフォルダーからの相対パス。~ と環境変数も使えます。フォルダーは下の階層まで Markdown ファイルを探します。アシスタント独自の一覧はこれに加わります。</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>Patterns of files and folders that are not indexed: “drafts/”, “*.tmp.md”, “memory/old/**”.</source>
        <translation>索引に入れないファイルとフォルダーのパターン:「drafts/」、「*.tmp.md」、「memory/old/**」。</translation>
    </message>
    <message>
        <source>Size of a piece</source>
        <translation>断片の大きさ</translation>
    </message>
    <message>
        <source>Notes are cut into pieces of about this many tokens (4 letters, or one Chinese, Japanese or Korean character, are one token). Small pieces answer more exactly, large ones keep more context.</source>
        <translation>ノートはおよそこのトークン数の断片に分けられます（英字 4 文字、または日中韓の 1 文字が 1 トークン）。小さいほど的確に、大きいほど文脈が残ります。</translation>
    </message>
    <message>
        <source>Overlap of pieces</source>
        <translation>断片の重なり</translation>
    </message>
    <message>
        <source>How many tokens at the end of a piece are repeated at the start of the next one.</source>
        <translation>断片の末尾から、次の断片の先頭に繰り返すトークン数。</translation>
    </message>
    <message>
        <source>Results for an assistant</source>
        <translation>アシスタントへの結果数</translation>
    </message>
    <message>
        <source>How many results a search returns when the assistant does not ask for a number.</source>
        <translation>アシスタントが数を指定しないときに返す結果の数。</translation>
    </message>
    <message>
        <source>Lowest score</source>
        <translation>最低スコア</translation>
    </message>
    <message>
        <source>Results below it are left out, except those with all the words of the question. Unset: 0.30 for “calibrated”, 0.35 for “weighted”.</source>
        <translation>これより低い結果は省かれます（質問の言葉をすべて含むものは除く）。未設定の場合、「calibrated」は 0.30、「weighted」は 0.35。</translation>
    </message>
    <message>
        <source>Search by words and by meaning</source>
        <translation>キーワードと意味で検索</translation>
    </message>
    <message>
        <source>If off, only the meaning counts where there are embeddings, else only the words.</source>
        <translation>オフにすると、埋め込みがあれば意味だけ、なければキーワードだけで検索します。</translation>
    </message>
    <message>
        <source>How words and meaning are combined</source>
        <translation>キーワードと意味の組み合わせ方</translation>
    </message>
    <message>
        <source>“calibrated” compares each score with what is usual for the question; “weighted” adds the raw scores as OpenClaw does.</source>
        <translation>「calibrated」は各スコアをその質問の平均的な値と比べます。「weighted」は OpenClaw と同じく元のスコアを足します。</translation>
    </message>
    <message>
        <source>Weight of meaning</source>
        <translation>意味の重み</translation>
    </message>
    <message>
        <source>Share of the meaning in the score. The two weights are scaled so that they add up to 1.</source>
        <translation>スコアに占める意味の割合。二つの重みは合計が 1 になるよう調整されます。</translation>
    </message>
    <message>
        <source>Weight of words</source>
        <translation>キーワードの重み</translation>
    </message>
    <message>
        <source>Share of the words in the score.</source>
        <translation>スコアに占めるキーワードの割合。</translation>
    </message>
    <message>
        <source>Candidates per result</source>
        <translation>結果あたりの候補数</translation>
    </message>
    <message>
        <source>With “weighted”: how many candidates each search collects for one result.</source>
        <translation>「weighted」のとき、結果一つにつきそれぞれの検索が集める候補の数。</translation>
    </message>
    <message>
        <source>Avoid near duplicates</source>
        <translation>よく似た結果を省く</translation>
    </message>
    <message>
        <source>Of several results that say nearly the same, show one and make room for others.</source>
        <translation>ほとんど同じ内容の結果は一つだけ表示し、ほかの結果に場所を譲ります。</translation>
    </message>
    <message>
        <source>Relevance against variety</source>
        <translation>関連性と多様性</translation>
    </message>
    <message>
        <source>1 looks at relevance only, 0 at variety only.</source>
        <translation>1 は関連性だけ、0 は多様性だけを重視します。</translation>
    </message>
    <message>
        <source>Prefer recent notes</source>
        <translation>新しいノートを優先</translation>
    </message>
    <message>
        <source>Let dated notes fade with age. MEMORY.md and undated notes in the memory folder never fade.</source>
        <translation>日付のあるノートは古くなるほど弱まります。MEMORY.md とメモリーフォルダーの日付のないノートは弱まりません。</translation>
    </message>
    <message>
        <source>Half-life in days</source>
        <translation>半減期（日）</translation>
    </message>
    <message>
        <source>After this many days a dated note counts half.</source>
        <translation>日付のあるノートは、この日数で半分の重みになります。</translation>
    </message>
    <message>
        <source>Index file</source>
        <translation>索引ファイル</translation>
    </message>
    <message>
        <source>Where the index is kept; {agentId} stands for the assistant. Unset: in the program&apos;s data folder.</source>
        <translation>索引の保存先。{agentId} はアシスタントを表します。未設定の場合はプログラムのデータフォルダーです。</translation>
    </message>
    <message>
        <source>Use sqlite-vec</source>
        <translation>sqlite-vec を使う</translation>
    </message>
    <message>
        <source>Let the database compare the vectors where that is the better way.</source>
        <translation>そのほうがよい場合、データベースにベクトルの比較を任せます。</translation>
    </message>
    <message>
        <source>Vector engine</source>
        <translation>ベクトルエンジン</translation>
    </message>
    <message>
        <source>“matrix” keeps all vectors in memory and is faster, “sqlite-vec” needs little memory; “auto” takes the matrix while it fits. Both give the same results.</source>
        <translation>「matrix」は全ベクトルを RAM に置くので速く、「sqlite-vec」は RAM をあまり使いません。「auto」は収まる間は前者を使います。結果は同じです。</translation>
    </message>
    <message>
        <source>Own sqlite-vec library</source>
        <translation>独自の sqlite-vec ライブラリ</translation>
    </message>
    <message>
        <source>Path of a sqlite-vec extension to use in place of the one that comes with the program.</source>
        <translation>付属のものの代わりに使う sqlite-vec 拡張のパス。</translation>
    </message>
    <message>
        <source>Memory for vectors (MiB)</source>
        <translation>ベクトル用の RAM (MiB)</translation>
    </message>
    <message>
        <source>“auto” keeps the vectors in memory up to this size.</source>
        <translation>「auto」はこの大きさまでベクトルを RAM に置きます。</translation>
    </message>
    <message>
        <source>Watch the folders</source>
        <translation>フォルダーを監視</translation>
    </message>
    <message>
        <source>Notice changed notes by themselves, within seconds.</source>
        <translation>ノートの変更に数秒以内に自動で気づきます。</translation>
    </message>
    <message>
        <source>Wait after a change (ms)</source>
        <translation>変更後の待ち時間 (ms)</translation>
    </message>
    <message>
        <source>How long to wait after the last change before indexing, so that a file can be finished.</source>
        <translation>ファイルの書き込みが終わるよう、最後の変更から索引作成までに待つ時間。</translation>
    </message>
    <message>
        <source>At the start of a session</source>
        <translation>セッションの開始時</translation>
    </message>
    <message>
        <source>Look for changes when an assistant begins a session.</source>
        <translation>アシスタントがセッションを始めるときに変更を確認します。</translation>
    </message>
    <message>
        <source>At a search</source>
        <translation>検索時</translation>
    </message>
    <message>
        <source>Look for changes in the background when a search finds that something may have changed.</source>
        <translation>検索で変更の可能性に気づいたら、バックグラウンドで変更を確認します。</translation>
    </message>
    <message>
        <source>Every … minutes</source>
        <translation>間隔（分）</translation>
    </message>
    <message>
        <source>Look for changes at this interval as well. 0: never.</source>
        <translation>この間隔でも変更を確認します。0: しない。</translation>
    </message>
    <message>
        <source>Folder of conversations</source>
        <translation>会話のフォルダー</translation>
    </message>
    <message>
        <source>Where the conversations (JSON Lines) are; {agentId} stands for the assistant. Unset: in OpenClaw&apos;s own folder.</source>
        <translation>会話（JSON Lines）の場所。{agentId} はアシスタントを表します。未設定の場合は OpenClaw のフォルダーです。</translation>
    </message>
    <message>
        <source>New bytes before indexing</source>
        <translation>索引し直すまでのバイト数</translation>
    </message>
    <message>
        <source>A conversation is indexed again once it has grown by so many bytes. 0: at any change.</source>
        <translation>会話がこのバイト数だけ増えると索引し直します。0: 変更のたび。</translation>
    </message>
    <message>
        <source>New lines before indexing</source>
        <translation>索引し直すまでの行数</translation>
    </message>
    <message>
        <source>A conversation is indexed again once it has so many new lines. 0: at any change.</source>
        <translation>会話に新しい行がこれだけ増えると索引し直します。0: 変更のたび。</translation>
    </message>
    <message>
        <source>Keep embeddings</source>
        <translation>埋め込みを保存</translation>
    </message>
    <message>
        <source>Keep the embedding of every text, so that no text is computed or paid for twice.</source>
        <translation>すべての埋め込みを保存し、同じテキストを二度計算したり支払ったりしないようにします。</translation>
    </message>
    <message>
        <source>Embeddings to keep</source>
        <translation>保存する埋め込みの数</translation>
    </message>
    <message>
        <source>How many embeddings are kept beside those in use; the longest unused leave first.</source>
        <translation>使用中のもの以外に保存する埋め込みの数。長く使われていないものから消えます。</translation>
    </message>
    <message>
        <source>Address of the service</source>
        <translation>サービスのアドレス</translation>
    </message>
    <message>
        <source>For a service that speaks the OpenAI, Gemini, Voyage, Mistral or Ollama protocol elsewhere. A key of the vendor is never sent to it.</source>
        <translation>OpenAI、Gemini、Voyage、Mistral、Ollama のプロトコルを話す別の場所のサービス用。提供元のキーがそこに送られることはありません。</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>The program itself keeps keys in the system&apos;s password store; a key written here comes first.</source>
        <translation>プログラムはキーをシステムのパスワードストアに保存します。ここに書かれたキーが優先されます。</translation>
    </message>
    <message>
        <source>Additional headers</source>
        <translation>追加のヘッダー</translation>
    </message>
    <message>
        <source>Sent with every request; they win over those of models.providers.</source>
        <translation>すべてのリクエストに付けて送られます。models.providers のものより優先されます。</translation>
    </message>
    <message>
        <source>Batch jobs</source>
        <translation>バッチジョブ</translation>
    </message>
    <message>
        <source>Let OpenAI, Gemini or Voyage embed large amounts as a batch job: cheaper, but slower to start.</source>
        <translation>大量のテキストを OpenAI、Gemini、Voyage のバッチジョブで埋め込みます。安価ですが、始まりは遅くなります。</translation>
    </message>
    <message>
        <source>Wait for batch jobs</source>
        <translation>バッチジョブを待つ</translation>
    </message>
    <message>
        <source>If off, a job is picked up when it is finished.</source>
        <translation>オフにすると、終わったときに結果を受け取ります。</translation>
    </message>
    <message>
        <source>Batch jobs at once</source>
        <translation>同時のバッチジョブ数</translation>
    </message>
    <message>
        <source>How many jobs may run together.</source>
        <translation>同時に動かせるジョブの数。</translation>
    </message>
    <message>
        <source>Ask every … ms</source>
        <translation>確認の間隔 (ms)</translation>
    </message>
    <message>
        <source>How often the provider is asked whether a job is finished.</source>
        <translation>ジョブが終わったかどうかを確認する間隔。</translation>
    </message>
    <message>
        <source>Give up after … minutes</source>
        <translation>あきらめるまでの時間（分）</translation>
    </message>
    <message>
        <source>A job that takes longer is given up and the texts are sent one request at a time.</source>
        <translation>これより長くかかるジョブは中止し、テキストを一件ずつ送ります。</translation>
    </message>
    <message>
        <source>Local model</source>
        <translation>ローカルモデル</translation>
    </message>
    <message>
        <source>A GGUF file or an hf: address for the provider “local”; it is downloaded at its first use.</source>
        <translation>プロバイダー「local」用の GGUF ファイルまたは hf: アドレス。最初に使うときにダウンロードされます。</translation>
    </message>
    <message>
        <source>Folder for models</source>
        <translation>モデルのフォルダー</translation>
    </message>
    <message>
        <source>Where downloaded models are kept. Unset: in the program&apos;s cache folder.</source>
        <translation>ダウンロードしたモデルの保存先。未設定の場合はキャッシュフォルダーです。</translation>
    </message>
    <message>
        <source>Images and sound</source>
        <translation>画像と音声</translation>
    </message>
    <message>
        <source>Index images and sound in the extra paths. Their bytes are sent to the Gemini service. Needs the provider gemini, the model gemini-embedding-2-preview and the fallback none.</source>
        <translation>追加のパスにある画像と音声を索引に入れます。内容は Gemini のサービスに送信されます。プロバイダー gemini、モデル gemini-embedding-2-preview、代わりなし（none）が必要です。</translation>
    </message>
    <message>
        <source>Kinds of files</source>
        <translation>ファイルの種類</translation>
    </message>
    <message>
        <source>Images, sound, or all of them.</source>
        <translation>画像、音声、またはすべて。</translation>
    </message>
    <message>
        <source>Largest file (bytes)</source>
        <translation>最大のファイル（バイト）</translation>
    </message>
    <message>
        <source>Larger images and recordings are left out.</source>
        <translation>これより大きい画像と録音は省かれます。</translation>
    </message>
    <message>
        <source>Remember conversations</source>
        <translation>会話を記憶</translation>
    </message>
    <message>
        <source>Index the assistant&apos;s conversations too. Also needs “sessions” among the sources.</source>
        <translation>アシスタントの会話も索引に入れます。検索の対象に「sessions」も必要です。</translation>
    </message>
    <message>
        <source>Reserved tokens</source>
        <translation>予約トークン</translation>
    </message>
    <message>
        <source>Tokens that the assistant keeps free for its answer; compaction begins before they are touched.</source>
        <translation>アシスタントが回答用に空けておくトークン数。これに達する前に要約が始まります。</translation>
    </message>
    <message>
        <source>Save before a conversation is shortened</source>
        <translation>会話の短縮前に保存</translation>
    </message>
    <message>
        <source>Ask the assistant to write down what matters before its conversation is compacted.</source>
        <translation>会話が要約される前に、大切なことを書き留めるようアシスタントに頼みます。</translation>
    </message>
    <message>
        <source>Tokens before the limit</source>
        <translation>上限までのトークン数</translation>
    </message>
    <message>
        <source>How many tokens before the point of compaction the assistant is asked.</source>
        <translation>要約の何トークン前にアシスタントに頼むか。</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>システムプロンプト</translation>
    </message>
    <message>
        <source>Added to the assistant&apos;s instructions for this turn.</source>
        <translation>この回だけアシスタントの指示に加えられます。</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>What the assistant is asked. YYYY-MM-DD becomes today&apos;s date; after NO_REPLY nothing is shown.</source>
        <translation>アシスタントへの依頼文。YYYY-MM-DD は今日の日付になります。NO_REPLY の後は何も表示されません。</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>アシスタント</translation>
    </message>
    <message>
        <source>Assistants with a memory or with settings of their own.</source>
        <translation>独自のメモリーまたは設定を持つアシスタント。</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>Whether assistants get “Source: path#line” with each result. “auto”: in direct chats only.</source>
        <translation>結果ごとに「Source: path#line」をアシスタントに渡すか。「auto」: 一対一のチャットのみ。</translation>
    </message>
    <message>
        <source>Search engine for assistants</source>
        <translation>アシスタント用の検索エンジン</translation>
    </message>
    <message>
        <source>“qmd” asks the separate program QMD and falls back on the built-in engine.</source>
        <translation>「qmd」は別のプログラム QMD に問い合わせ、使えないときは内蔵エンジンを使います。</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Name or path of the QMD program.</source>
        <translation>QMD プログラムの名前またはパス。</translation>
    </message>
    <message>
        <source>Kind of search</source>
        <translation>検索の種類</translation>
    </message>
    <message>
        <source>By words, by meaning, or both with re-ranking (slow).</source>
        <translation>キーワード、意味、または両方と並べ替え（遅い）。</translation>
    </message>
    <message>
        <source>Include the memory</source>
        <translation>メモリーを含める</translation>
    </message>
    <message>
        <source>Search MEMORY.md and memory/ besides the paths below.</source>
        <translation>下のパスに加えて MEMORY.md と memory/ も検索します。</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>More folders for QMD to search.</source>
        <translation>QMD で検索する追加のフォルダー。</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Give cleaned conversations to QMD as well.</source>
        <translation>整理した会話も QMD に渡します。</translation>
    </message>
    <message>
        <source>Keep for … days</source>
        <translation>保存期間（日）</translation>
    </message>
    <message>
        <source>Older conversations are taken out. Unset: keep all.</source>
        <translation>これより古い会話は取り除かれます。未設定: すべて保存。</translation>
    </message>
    <message>
        <source>Folder for conversations</source>
        <translation>会話の書き出し先</translation>
    </message>
    <message>
        <source>Where they are written for QMD. Unset: in the assistant&apos;s state folder.</source>
        <translation>QMD 用に書き出す場所。未設定の場合はアシスタントの状態フォルダーです。</translation>
    </message>
    <message>
        <source>Update every</source>
        <translation>更新の間隔</translation>
    </message>
    <message>
        <source>A time such as 30s, 5m or 1h; 0 is never.</source>
        <translation>30s、5m、1h のような時間。0 はしない。</translation>
    </message>
    <message>
        <source>Least pause (ms)</source>
        <translation>最短の間隔 (ms)</translation>
    </message>
    <message>
        <source>Between two updates.</source>
        <translation>次の更新までの間。</translation>
    </message>
    <message>
        <source>Update at start</source>
        <translation>起動時に更新</translation>
    </message>
    <message>
        <source>Update when the program starts.</source>
        <translation>プログラムの起動時に更新します。</translation>
    </message>
    <message>
        <source>Wait for it</source>
        <translation>更新を待つ</translation>
    </message>
    <message>
        <source>Whether the start waits for the first update.</source>
        <translation>起動時に最初の更新を待つかどうか。</translation>
    </message>
    <message>
        <source>Embed every</source>
        <translation>埋め込みの間隔</translation>
    </message>
    <message>
        <source>A time such as 30m or 2h; 0 is never.</source>
        <translation>30m、2h のような時間。0 はしない。</translation>
    </message>
    <message>
        <source>Time for a command (ms)</source>
        <translation>コマンドの制限時間 (ms)</translation>
    </message>
    <message>
        <source>Then it is ended.</source>
        <translation>超えると終了します。</translation>
    </message>
    <message>
        <source>Time for an update (ms)</source>
        <translation>更新の制限時間 (ms)</translation>
    </message>
    <message>
        <source>Time for embedding (ms)</source>
        <translation>埋め込みの制限時間 (ms)</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果の数</translation>
    </message>
    <message>
        <source>At most so many.</source>
        <translation>最大でこの数まで。</translation>
    </message>
    <message>
        <source>Characters of a snippet</source>
        <translation>抜粋の文字数</translation>
    </message>
    <message>
        <source>Longer ones are cut.</source>
        <translation>長いものは切られます。</translation>
    </message>
    <message>
        <source>Characters in all</source>
        <translation>全体の文字数</translation>
    </message>
    <message>
        <source>Of one answer to an assistant.</source>
        <translation>アシスタントへの一回の回答について。</translation>
    </message>
    <message>
        <source>Time for a search (ms)</source>
        <translation>検索の制限時間 (ms)</translation>
    </message>
    <message>
        <source>Then the built-in engine answers.</source>
        <translation>超えると内蔵エンジンが答えます。</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>それ以外</translation>
    </message>
    <message>
        <source>What happens when no rule matches.</source>
        <translation>どの規則にも当てはまらない場合。</translation>
    </message>
    <message>
        <source>Who may search</source>
        <translation>検索できる相手</translation>
    </message>
    <message>
        <source>The first rule that matches a session decides. By default only direct chats may search.</source>
        <translation>セッションに最初に当てはまる規則で決まります。標準では一対一のチャットだけが検索できます。</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>プロバイダー</translation>
    </message>
    <message>
        <source>Addresses and keys by provider: openai, google, voyage, mistral …</source>
        <translation>プロバイダーごとのアドレスとキー: openai、google、voyage、mistral …</translation>
    </message>
    <message>
        <source>Memory plugin</source>
        <translation>メモリープラグイン</translation>
    </message>
    <message>
        <source>“none” takes the memory tools away from all assistants.</source>
        <translation>「none」はすべてのアシスタントからメモリーのツールを外します。</translation>
    </message>
    <message>
        <source>Hotkey</source>
        <translation>ホットキー</translation>
    </message>
    <message>
        <source>Opens the search from anywhere. Empty: no hotkey.</source>
        <translation>どこからでも検索を開きます。空: ホットキーなし。</translation>
    </message>
    <message>
        <source>Hotkeys in full screen</source>
        <translation>全画面でのホットキー</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Language of the windows. “auto” follows the system.</source>
        <translation>ウィンドウの言語。「auto」はシステムに従います。</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Light or dark. “auto” follows the system.</source>
        <translation>ライトまたはダーク。「auto」はシステムに従います。</translation>
    </message>
    <message>
        <source>Text size (%)</source>
        <translation>文字の大きさ (%)</translation>
    </message>
    <message>
        <source>Of all windows, beside what the system asks for.</source>
        <translation>システムの設定に加えて、すべてのウィンドウに適用されます。</translation>
    </message>
    <message>
        <source>Start with the computer</source>
        <translation>ログイン時に起動</translation>
    </message>
    <message>
        <source>Start in the tray when you log in.</source>
        <translation>ログインするとトレイで起動します。</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>エディター</translation>
    </message>
    <message>
        <source>What opens a note at its line: the name of a known editor, or a command with {path} and {line}. Unset: the system&apos;s own choice.</source>
        <translation>ノートを該当行で開くもの。既知のエディターの名前、または {path} と {line} を含むコマンド。未設定の場合はシステムの選択です。</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Nothing, only problems, or also changes that assistants make to the memory.</source>
        <translation>なし、問題のみ、またはアシスタントによるメモリーの変更も。</translation>
    </message>
    <message>
        <source>Do not disturb</source>
        <translation>通知をオフ</translation>
    </message>
    <message>
        <source>Show no notifications at all for now; the tray icon still tells the state.</source>
        <translation>今は通知を一切表示しません。状態はトレイのアイコンでわかります。</translation>
    </message>
    <message>
        <source>Hotkey for a quick note</source>
        <translation>クイックメモのホットキー</translation>
    </message>
    <message>
        <source>Opens a line that adds a thought to today&apos;s log. Empty: no hotkey.</source>
        <translation>今日の日誌に一行書き足す欄を開きます。空: ホットキーなし。</translation>
    </message>
    <message>
        <source>If off, a game or a film that fills the screen gets their keys. Not every system tells.</source>
        <translation>オフにすると、ゲームや動画が全画面のときは、キーはそちらに渡ります。判別できないシステムもあります。</translation>
    </message>
    <message>
        <source>No hotkeys in these programs</source>
        <translation>ホットキーを使わないアプリ</translation>
    </message>
    <message>
        <source>While one of them is in use it gets the keys itself. Names or patterns such as “steam_app_*”. Not every system tells.</source>
        <translation>これらのアプリを使っている間は、キーはそのアプリに渡ります。名前、または「steam_app_*」のようなパターンで指定します。判別できないシステムもあります。</translation>
    </message>
    <message>
        <source>Look for updates</source>
        <translation>更新の確認</translation>
    </message>
    <message>
        <source>Ask once a day whether there is a new version. Nothing about you or your notes is sent.</source>
        <translation>新しいバージョンを一日一回確認します。あなたやノートの情報は送られません。</translation>
    </message>
    <message>
        <source>Address for updates</source>
        <translation>更新の確認先</translation>
    </message>
    <message>
        <source>Where the newest version is announced. Unset: nobody is asked.</source>
        <translation>最新バージョンが公開される場所。未設定の場合は確認しません。</translation>
    </message>
    <message>
        <source>OpenClaw&apos;s folder</source>
        <translation>OpenClaw のフォルダー</translation>
    </message>
    <message>
        <source>Where OpenClaw keeps its agents and conversations. Unset: OPENCLAW_STATE_DIR or ~/.openclaw.</source>
        <translation>OpenClaw がエージェントと会話を保存する場所。未設定の場合は OPENCLAW_STATE_DIR または ~/.openclaw。</translation>
    </message>
    <message>
        <source>Detail of the log</source>
        <translation>ログの詳しさ</translation>
    </message>
    <message>
        <source>“debug” helps to find a fault.</source>
        <translation>「debug」は不具合の調査に役立ちます。</translation>
    </message>
    <message>
        <source>Results in the popup</source>
        <translation>検索ウィンドウの結果数</translation>
    </message>
    <message>
        <source>How many results are listed.</source>
        <translation>一覧に表示する結果の数。</translation>
    </message>
    <message>
        <source>Rows of the popup</source>
        <translation>検索ウィンドウの行数</translation>
    </message>
    <message>
        <source>How many results are seen at once; the rest is scrolled to.</source>
        <translation>一度に見える結果の数。残りはスクロールで見られます。</translation>
    </message>
    <message>
        <source>Width of the popup</source>
        <translation>検索ウィンドウの幅</translation>
    </message>
    <message>
        <source>In pixels at the usual text size: it grows with the text, and never over the screen.</source>
        <translation>標準の文字サイズでのピクセル数。文字に合わせて広がり、画面からはみ出すことはありません。</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Show the chosen note beside the list, scrolled to the line.</source>
        <translation>選んだノートを一覧の横に、該当行まで送って表示します。</translation>
    </message>
    <message>
        <source>Learn from what is opened</source>
        <translation>開いたものから学ぶ</translation>
    </message>
    <message>
        <source>What you opened for a question stands first when you ask the same again. Kept on this computer only, without the words; assistants get the usual order. If off, what was learned is deleted.</source>
        <translation>同じ質問をもう一度すると、前に開いたものが先頭に出ます。質問の言葉を残さない形で、このコンピューターにだけ保存されます。アシスタントへの順序は変わりません。オフにすると、学んだ内容は削除されます。</translation>
    </message>
    <message>
        <source>Opens on the screen</source>
        <translation>開く画面</translation>
    </message>
    <message>
        <source>Where the popup opens when there are several screens. Where the system does not tell which window is in use, it is the screen with the pointer. On Wayland the desktop decides.</source>
        <translation>画面が複数あるときに、検索ウィンドウを開く画面です。使用中のウィンドウがシステムから分からない場合は、マウスポインターのある画面に開きます。Wayland ではデスクトップが決めます。</translation>
    </message>
    <message>
        <source>Close when another window is used</source>
        <translation>ほかのウィンドウに移ったら閉じる</translation>
    </message>
    <message>
        <source>If off, the popup stays until Esc.</source>
        <translation>オフにすると、Esc を押すまで残ります。</translation>
    </message>
    <message>
        <source>Serve assistants</source>
        <translation>アシスタントに提供</translation>
    </message>
    <message>
        <source>Let assistants on this computer search the memory. Only programs with a key of yours get answers.</source>
        <translation>このコンピューターのアシスタントがメモリーを検索できるようにします。あなたのキーを持つプログラムだけが応答を得ます。</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>On this computer only. If it is taken, the next free one is used.</source>
        <translation>このコンピューターのみ。使用中なら次の空きポートを使います。</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>1 分あたりのリクエスト数</translation>
    </message>
    <message>
        <source>For each assistant; more are turned away for a while.</source>
        <translation>アシスタントごとの上限。超えた分はしばらく断られます。</translation>
    </message>
    <message>
        <source>Keep an access log</source>
        <translation>アクセスログを残す</translation>
    </message>
    <message>
        <source>Who asked what and when, on this computer only: the question&apos;s first 200 characters, never the text of a note.</source>
        <translation>誰が何をいつ尋ねたかを、このコンピューターにだけ残します。質問は最初の 200 文字まで、ノートの本文は残しません。</translation>
    </message>
    <message>
        <source>New assistants and curated notes</source>
        <translation>新しいアシスタントと整理済みノート</translation>
    </message>
    <message>
        <source>What a new assistant may do with MEMORY.md and other curated notes: read, propose changes that you review, or write.</source>
        <translation>新しいアシスタントが MEMORY.md などの整理済みノートにできること: 読む、確認待ちの変更を提案する、書く。</translation>
    </message>
    <message>
        <source>New assistants and the daily log</source>
        <translation>新しいアシスタントと日誌</translation>
    </message>
    <message>
        <source>What a new assistant may do with the daily log, to which it can only append.</source>
        <translation>新しいアシスタントが、追記だけできる日誌にできること。</translation>
    </message>
    <message>
        <source>Keep versions</source>
        <translation>バージョンを残す</translation>
    </message>
    <message>
        <source>Keep every version of every note, so that nothing is lost. If off, what is changed or deleted from then on cannot be brought back.</source>
        <translation>すべてのノートのすべてのバージョンを残し、何も失われないようにします。オフにすると、それ以降に変更・削除したものは元に戻せません。</translation>
    </message>
    <message>
        <source>Room for versions (MiB)</source>
        <translation>バージョンの保存容量 (MiB)</translation>
    </message>
    <message>
        <source>When it is full, the oldest versions are thinned out.</source>
        <translation>いっぱいになると、古いバージョンから間引かれます。</translation>
    </message>
</context>
<context>
    <name>OthersRow</name>
    <message>
        <source>Make a token</source>
        <translation>トークンを作る</translation>
    </message>
    <message>
        <source>Name of the assistant</source>
        <translation>アシスタントの名前</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>MCP by address</source>
        <translation>MCP（アドレス）</translation>
    </message>
    <message>
        <source>MCP by program</source>
        <translation>MCP（プログラム）</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Paste this</source>
        <translation>貼り付ける内容</translation>
    </message>
    <message>
        <source>Any program that speaks MCP or HTTP can be connected: give it a name, then paste this.</source>
        <translation>MCP か HTTP を使えるプログラムなら接続できます。名前を付け、表示される内容を貼り付けてください。</translation>
    </message>
    <message>
        <source>The token is shown only now. Copy it to where it belongs.</source>
        <translation>トークンが表示されるのは今だけです。使う場所へコピーしてください。</translation>
    </message>
    <message>
        <source>The password store did not take it: nobody can show it again, but it works until you disconnect the assistant. If it gets lost, disconnect the assistant and make another one.</source>
        <translation>パスワードストアに保存できなかったため、もう一度表示することはできませんが、アシスタントの接続を解除するまで使えます。なくしたときは、接続を解除して新しいトークンを作ってください。</translation>
    </message>
    <message>
        <source>The bridge is starting…</source>
        <translation>ブリッジを開始しています…</translation>
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
        <translation>一般</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Memory folders</source>
        <translation>メモリーフォルダー</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>プロバイダー</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>アシスタント</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>No program opened %1. Copy the address into your browser.</source>
        <translation>%1 を開けるアプリがありませんでした。アドレスをコピーしてブラウザーで開いてください。</translation>
    </message>
</context>
<context>
    <name>Pasting</name>
    <message>
        <source>It could not be pasted there; the passage is on the clipboard</source>
        <translation>貼り付けられませんでした。この部分はクリップボードにあります</translation>
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
    <message>
        <source>This desktop shows no tray icons, so Memoro uses this window instead. For a key that opens the search, add a shortcut that runs “memoro toggle” in the desktop’s keyboard settings.</source>
        <translation>このデスクトップにはトレイアイコンが表示されないため、代わりにこのウィンドウを使います。検索を開くキーが必要なら、デスクトップのキーボード設定で「memoro toggle」を実行するショートカットを追加してください。</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
</context>
<context>
    <name>PopupController</name>
    <message>
        <source>It no longer stands first for this question</source>
        <translation>この質問で先頭に出さないようにしました</translation>
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
    <message>
        <source>Drag to move the window</source>
        <translation>ドラッグで移動します</translation>
    </message>
    <message>
        <source>Drag to move the window; a double click puts it back</source>
        <translation>ドラッグで移動、ダブルクリックで元の位置に戻します</translation>
    </message>
</context>
<context>
    <name>PreviewDialog</name>
    <message>
        <source>Connect %1</source>
        <translation>%1 を接続</translation>
    </message>
    <message>
        <source>Its configuration already has the entry.</source>
        <translation>設定にはすでにこの項目があります。</translation>
    </message>
    <message>
        <source>These lines are written to %1, which is made for them.</source>
        <translation>次の行を %1 に書き込みます。このファイルは新しく作られます。</translation>
    </message>
    <message>
        <source>These lines of %1 are changed; the file as it is now is kept beside it.</source>
        <translation>%1 の次の行を変更します。今のファイルは同じ場所に残します。</translation>
    </message>
    <message>
        <source>These lines are added to %1; the file as it is now is kept beside it.</source>
        <translation>次の行を %1 に追加します。今のファイルは同じ場所に残します。</translation>
    </message>
    <message>
        <source>The change</source>
        <translation>変更内容</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
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
        <translation>ほかのアプリが %1 を使用中です。</translation>
    </message>
    <message>
        <source>Close the other program or try again in a moment.</source>
        <translation>そのアプリを終了するか、しばらくしてからもう一度お試しください。</translation>
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
        <source>The data folder cannot be locked</source>
        <translation>データフォルダーをロックできません</translation>
    </message>
    <message>
        <source>The disk of %1 has no locks, so that two programs could write at once: %2.</source>
        <translation>%1 のディスクではロックが使えず、2 つのプログラムが同時に書き込むおそれがあります: %2。</translation>
    </message>
    <message>
        <source>Set MEMORO_HOME to a folder on a disk of this computer.</source>
        <translation>MEMORO_HOME に、このコンピューターのディスクにあるフォルダーを指定してください。</translation>
    </message>
    <message>
        <source>The built-in search model is missing</source>
        <translation>内蔵の検索モデルがありません</translation>
    </message>
    <message>
        <source>Search by meaning needs its file, which is made when Memoro is set up. Search by words goes on.</source>
        <translation>意味検索には、Memoro の準備時に作られるモデルのファイルが必要です。キーワード検索は引き続き使えます。</translation>
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
        <translation>%1 がインストールされていません。キーワード検索は引き続き使えます。</translation>
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
        <translation>ファイルを開いて直してから、もう一度お試しください。</translation>
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
        <source>The desktop did not take the hotkey.</source>
        <translation>デスクトップがホットキーを受け付けませんでした。</translation>
    </message>
    <message>
        <source>The desktop has set no key for it yet.</source>
        <translation>デスクトップでまだキーが設定されていません。</translation>
    </message>
    <message>
        <source>The desktop forgot the hotkey.</source>
        <translation>デスクトップでホットキーの登録が失われました。</translation>
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
        <translation>ほかのアプリが使っています。</translation>
    </message>
    <message>
        <source>Free right now: %1.</source>
        <translation>今使えるキー: %1。</translation>
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
        <translation>シンボリックリンクです。リンクの先は読みません。</translation>
    </message>
    <message>
        <source>The file could not be read: %1.</source>
        <translation>ファイルを読み込めませんでした: %1。</translation>
    </message>
    <message>
        <source>The folder could not be listed: %1.</source>
        <translation>フォルダーの中を見られませんでした: %1。</translation>
    </message>
    <message>
        <source>This extra path does not exist.</source>
        <translation>この追加の場所はありません。</translation>
    </message>
    <message>
        <source>Only Markdown files (.md) are indexed.</source>
        <translation>索引に入るのは Markdown ファイル (.md) だけです。</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>ファイルではありません。</translation>
    </message>
    <message>
        <source>The file does not exist.</source>
        <translation>ファイルがありません。</translation>
    </message>
    <message>
        <source>The memory folder does not exist or cannot be reached.</source>
        <translation>メモリーのフォルダーがないか、開けません。</translation>
    </message>
    <message>
        <source>The file is not text in any encoding that could be recognised.</source>
        <translation>文字コードを判別できないため、テキストとして読めません。</translation>
    </message>
    <message>
        <source>%1 could not be saved in %2. The note is as it was before.</source>
        <translation>%1 を %2 に保存できませんでした。ノートは元のままです。</translation>
    </message>
    <message>
        <source>Make room on the disk, then try again.</source>
        <translation>ディスクの空きを作ってから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The disk cannot be written to</source>
        <translation>ディスクに書き込めません</translation>
    </message>
    <message>
        <source>%1 is on a disk that is read-only. The note is as it was before.</source>
        <translation>%1 は読み取り専用のディスクにあります。ノートは元のままです。</translation>
    </message>
    <message>
        <source>Check the disk, or choose another memory folder.</source>
        <translation>ディスクを確認するか、別のメモリーフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>%1 may not be changed</source>
        <translation>%1 は変更できません</translation>
    </message>
    <message>
        <source>Your account may not write in %1, or another program holds the file open.</source>
        <translation>%1 に書き込む権限がないか、ほかのアプリがファイルを開いています。</translation>
    </message>
    <message>
        <source>Check the rights of the folder, or close the other program.</source>
        <translation>フォルダーの権限を確認するか、ほかのアプリを閉じてください。</translation>
    </message>
    <message>
        <source>%1 could not be saved</source>
        <translation>%1 を保存できませんでした</translation>
    </message>
    <message>
        <source>The system says: %1. The note is as it was before.</source>
        <translation>システムの応答: %1。ノートは元のままです。</translation>
    </message>
    <message>
        <source>%1 is write-protected</source>
        <translation>%1 は書き込み禁止です</translation>
    </message>
    <message>
        <source>The file is marked as read-only, so Memoro does not replace it.</source>
        <translation>読み取り専用のファイルなので、Memoro は書き換えません。</translation>
    </message>
    <message>
        <source>Take the mark away if the note may be changed.</source>
        <translation>変更してよければ、読み取り専用を解除してください。</translation>
    </message>
    <message>
        <source>%1 could not be read</source>
        <translation>%1 を読み込めませんでした</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>何も書き込んでいません。</translation>
    </message>
    <message>
        <source>There is no room left to keep earlier versions in %1.</source>
        <translation>以前のバージョンを %1 に残す空きがありません。</translation>
    </message>
    <message>
        <source>The history cannot be written</source>
        <translation>履歴に書き込めません</translation>
    </message>
    <message>
        <source>The file %1 or its folder is read-only, so earlier versions cannot be kept.</source>
        <translation>%1 またはそのフォルダーが読み取り専用のため、以前のバージョンを残せません。</translation>
    </message>
    <message>
        <source>Allow writing there.</source>
        <translation>書き込みを許可してください。</translation>
    </message>
    <message>
        <source>The history is busy</source>
        <translation>履歴は使用中です</translation>
    </message>
    <message>
        <source>The history cannot be opened</source>
        <translation>履歴を開けません</translation>
    </message>
    <message>
        <source>The file %1 could not be opened or created.</source>
        <translation>ファイル %1 を開くことも作ることもできません。</translation>
    </message>
    <message>
        <source>Check that the folder exists and that you may write there.</source>
        <translation>フォルダーがあり、書き込めることを確認してください。</translation>
    </message>
    <message>
        <source>Reading or writing the history %1 failed.</source>
        <translation>履歴 %1 の読み書きに失敗しました。</translation>
    </message>
    <message>
        <source>Check the disk and the space left on it.</source>
        <translation>ディスクとその空きを確認してください。</translation>
    </message>
    <message>
        <source>The history is damaged</source>
        <translation>履歴が壊れています</translation>
    </message>
    <message>
        <source>The file %1 cannot be read any more. Your notes themselves are not affected.</source>
        <translation>ファイル %1 を読めなくなりました。ノートには影響ありません。</translation>
    </message>
    <message>
        <source>It is set aside now, and a new history begins: try again.</source>
        <translation>いま別に保管し、新しい履歴を始めます。もう一度お試しください。</translation>
    </message>
    <message>
        <source>Memoro does not know where your assistant keeps its notes.</source>
        <translation>アシスタントのノートの場所がわかりません。</translation>
    </message>
    <message>
        <source>Choose a folder, or set agents.defaults.workspace.</source>
        <translation>フォルダーを選ぶか、agents.defaults.workspace を設定してください。</translation>
    </message>
    <message>
        <source>The draft could not be kept</source>
        <translation>下書きを残せませんでした</translation>
    </message>
    <message>
        <source>This conversation is gone</source>
        <translation>この会話はもうありません</translation>
    </message>
    <message>
        <source>%1 is not among the agent&apos;s conversations.</source>
        <translation>%1 はこのエージェントの会話の中にありません。</translation>
    </message>
    <message>
        <source>This conversation cannot be read</source>
        <translation>この会話を読めません</translation>
    </message>
    <message>
        <source>Save the note.</source>
        <translation>ノートを保存してください。</translation>
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
        <source>Not everything was restored</source>
        <translation>一部を復元できませんでした</translation>
    </message>
    <message>
        <source>What was there before is in %1.</source>
        <translation>元の状態は %1 にあります。</translation>
    </message>
    <message>
        <source>There is not enough room for this backup</source>
        <translation>このバックアップを展開する空き容量がありません</translation>
    </message>
    <message>
        <source>It unpacks to %1 MB, and %2 MB are free for %3.</source>
        <translation>展開すると %1 MB になりますが、%3 の空きは %2 MB です。</translation>
    </message>
    <message>
        <source>Free some space, or choose another backup.</source>
        <translation>空き容量を増やすか、別のバックアップを選んでください。</translation>
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
    <message>
        <source>%1. %2</source>
        <comment>a title and the sentences after it</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>“%1” %2</source>
        <comment>an option, and what is wrong with it</comment>
        <translation>「%1」%2</translation>
    </message>
    <message>
        <source>It said: “%1”</source>
        <translation>サービスからの返答: 「%1」</translation>
    </message>
    <message>
        <source>%1 asks for a key</source>
        <translation>%1 にはキーが必要です</translation>
    </message>
    <message>
        <source>%1 does not answer without one.</source>
        <translation>キーがないと %1 は応答しません。</translation>
    </message>
    <message>
        <source>Enter the key in the settings.</source>
        <translation>設定でキーを入力してください。</translation>
    </message>
    <message>
        <source>%1 did not accept the key</source>
        <translation>%1 がキーを受け付けませんでした</translation>
    </message>
    <message>
        <source>It may have been copied in part, be meant for another service, or be revoked.</source>
        <translation>一部しかコピーされていない、別のサービス用である、または無効にされた可能性があります。</translation>
    </message>
    <message>
        <source>Copy the whole key once more, or make a new one on the service&apos;s page.</source>
        <translation>キー全体をもう一度コピーするか、サービスのページで新しく作成してください。</translation>
    </message>
    <message>
        <source>%1 does not let this key use %2</source>
        <translation>%1 はこのキーで %2 を使わせません</translation>
    </message>
    <message>
        <source>The key was accepted, but its account, project or region may not use the model.</source>
        <translation>キーは有効ですが、そのアカウント、プロジェクト、または地域ではモデルを使えません。</translation>
    </message>
    <message>
        <source>Choose another model, or change what the key may do on the service&apos;s page.</source>
        <translation>別のモデルを選ぶか、サービスのページでキーの権限を変更してください。</translation>
    </message>
    <message>
        <source>The account at %1 has no credit left</source>
        <translation>%1 のアカウントの残高がありません</translation>
    </message>
    <message>
        <source>Search by keywords goes on as before. %1 is asked again at %2.</source>
        <translation>キーワード検索はそのまま使えます。%2 に %1 へ再度問い合わせます。</translation>
    </message>
    <message>
        <source>Add credit or raise the limit on the service&apos;s billing page.</source>
        <translation>サービスの支払いページで残高を追加するか、上限を上げてください。</translation>
    </message>
    <message>
        <source>%1 gets too many requests for now</source>
        <translation>%1 への要求が現在多すぎます</translation>
    </message>
    <message>
        <source>Memoro goes on by itself at %1.</source>
        <translation>Memoro は %1 に自動で再開します。</translation>
    </message>
    <message>
        <source>There is nothing to do; a higher limit of the account makes it faster.</source>
        <translation>何もする必要はありません。アカウントの上限を上げると速くなります。</translation>
    </message>
    <message>
        <source>Nothing answers at %1</source>
        <translation>%1 からの応答がありません</translation>
    </message>
    <message>
        <source>%1 is there, but it does not know this path. The address often ends in /v1.</source>
        <translation>%1 はありますが、このパスを知りません。アドレスの末尾は /v1 のことが多いです。</translation>
    </message>
    <message>
        <source>Correct the address in the settings.</source>
        <translation>設定でアドレスを直してください。</translation>
    </message>
    <message>
        <source>%1 points to another address</source>
        <translation>%1 は別のアドレスを指しています</translation>
    </message>
    <message>
        <source>It asks to call %1 instead. A key is not sent to an address that was not chosen.</source>
        <translation>代わりに %1 に接続するよう求めています。選ばれていないアドレスにキーは送りません。</translation>
    </message>
    <message>
        <source>A login page of the network may be in between. A key is not sent to other addresses.</source>
        <translation>ネットワークのログインページが間にあるかもしれません。ほかのアドレスにキーは送りません。</translation>
    </message>
    <message>
        <source>Enter the final address in the settings, or log in to the network.</source>
        <translation>設定に最終的なアドレスを入力するか、ネットワークにログインしてください。</translation>
    </message>
    <message>
        <source>%1 is a web page, not a service for programs</source>
        <translation>%1 はウェブページで、プログラム用のサービスではありません</translation>
    </message>
    <message>
        <source>It answered with a page for people. The part of the address after the host is probably missing.</source>
        <translation>人が読むページが返ってきました。アドレスのホスト名より後ろが足りないようです。</translation>
    </message>
    <message>
        <source>Correct the address in the settings; it often ends in /v1.</source>
        <translation>設定でアドレスを直してください。末尾は /v1 のことが多いです。</translation>
    </message>
    <message>
        <source>%1 does not offer %2</source>
        <translation>%1 には %2 がありません</translation>
    </message>
    <message>
        <source>The name may be misspelt, or the model was taken out of service.</source>
        <translation>名前のつづりが違うか、モデルの提供が終わった可能性があります。</translation>
    </message>
    <message>
        <source>Fetch it with “ollama pull %1”, or choose another model.</source>
        <translation>「ollama pull %1」で取得するか、別のモデルを選んでください。</translation>
    </message>
    <message>
        <source>Choose a model from the list in the settings.</source>
        <translation>設定の一覧からモデルを選んでください。</translation>
    </message>
    <message>
        <source>%1 cannot make search vectors</source>
        <translation>%1 は検索用のベクトルを作れません</translation>
    </message>
    <message>
        <source>It is a model that answers questions, or its server was started without embeddings.</source>
        <translation>質問に答えるモデルか、サーバーが埋め込みなしで起動されています。</translation>
    </message>
    <message>
        <source>Choose an embedding model in the settings.</source>
        <translation>設定で埋め込みモデルを選んでください。</translation>
    </message>
    <message>
        <source>%1 makes %2 numbers per text, not %3</source>
        <translation>%1 は 1 テキストあたり %3 ではなく %2 次元です</translation>
    </message>
    <message>
        <source>Vectors of different lengths cannot be compared, so these were not taken.</source>
        <translation>長さの違うベクトルは比べられないため、使いませんでした。</translation>
    </message>
    <message>
        <source>No connection to %1</source>
        <translation>%1 に接続できません</translation>
    </message>
    <message>
        <source>This computer seems to be offline. Search by keywords goes on as before.</source>
        <translation>このコンピューターはオフラインのようです。キーワード検索はそのまま使えます。</translation>
    </message>
    <message>
        <source>Check the network; Memoro tries again by itself.</source>
        <translation>ネットワークを確認してください。Memoro は自動で再試行します。</translation>
    </message>
    <message>
        <source>The network knows no computer of this name (DNS).</source>
        <translation>この名前のコンピューターは見つかりません (DNS)。</translation>
    </message>
    <message>
        <source>Check the spelling of the address, then the network.</source>
        <translation>アドレスのつづりを確認し、次にネットワークを確認してください。</translation>
    </message>
    <message>
        <source>No safe connection to %1</source>
        <translation>%1 に安全に接続できません</translation>
    </message>
    <message>
        <source>Its certificate could not be verified (TLS).</source>
        <translation>証明書を確認できませんでした (TLS)。</translation>
    </message>
    <message>
        <source>Check the date of this computer. Where a company inspects connections, set SSL_CERT_FILE to its certificate.</source>
        <translation>コンピューターの日付を確認してください。会社が接続を検査している場合は、SSL_CERT_FILE にその証明書を指定してください。</translation>
    </message>
    <message>
        <source>The proxy did not connect to %1</source>
        <translation>プロキシが %1 に接続しませんでした</translation>
    </message>
    <message>
        <source>Requests go through a proxy, and it refused or did not answer.</source>
        <translation>要求はプロキシを通りますが、拒否されたか応答がありませんでした。</translation>
    </message>
    <message>
        <source>Check HTTPS_PROXY and NO_PROXY, or the proxy&apos;s password.</source>
        <translation>HTTPS_PROXY と NO_PROXY、またはプロキシのパスワードを確認してください。</translation>
    </message>
    <message>
        <source>%1 is not running on this computer</source>
        <translation>%1 はこのコンピューターで動いていません</translation>
    </message>
    <message>
        <source>Nothing listens at %1.</source>
        <translation>%1 で待ち受けているものがありません。</translation>
    </message>
    <message>
        <source>Start %1; Memoro tries again by itself.</source>
        <translation>%1 を起動してください。Memoro は自動で再試行します。</translation>
    </message>
    <message>
        <source>%1 does not accept connections</source>
        <translation>%1 が接続を受け付けません</translation>
    </message>
    <message>
        <source>The computer is there, but the service is not running or a firewall keeps it shut.</source>
        <translation>コンピューターはありますが、サービスが動いていないか、ファイアウォールで閉じられています。</translation>
    </message>
    <message>
        <source>Start the service, or correct the address and port in the settings.</source>
        <translation>サービスを起動するか、設定でアドレスとポートを直してください。</translation>
    </message>
    <message>
        <source>%1 broke the connection off</source>
        <translation>%1 が接続を切りました</translation>
    </message>
    <message>
        <source>It ended before the whole answer was there.</source>
        <translation>応答が届き終わる前に切れました。</translation>
    </message>
    <message>
        <source>Memoro tries again by itself. If it stays so, see the log of the service.</source>
        <translation>Memoro は自動で再試行します。続く場合はサービスのログを確認してください。</translation>
    </message>
    <message>
        <source>No answer from %1</source>
        <translation>%1 から応答がありません</translation>
    </message>
    <message>
        <source>It took longer than %1 seconds. The service or the network may be busy.</source>
        <translation>%1 秒以上かかりました。サービスかネットワークが混んでいるかもしれません。</translation>
    </message>
    <message>
        <source>Memoro tries again by itself.</source>
        <translation>Memoro は自動で再試行します。</translation>
    </message>
    <message>
        <source>%1 has a fault of its own</source>
        <translation>%1 側で障害が起きています</translation>
    </message>
    <message>
        <source>%1 answered with the error %2.</source>
        <translation>%1 がエラー %2 を返しました。</translation>
    </message>
    <message>
        <source>%1 answered something unexpected</source>
        <translation>%1 が予期しない応答を返しました</translation>
    </message>
    <message>
        <source>The answer of %1 could not be understood.</source>
        <translation>%1 の応答を理解できませんでした。</translation>
    </message>
    <message>
        <source>Check the address and the model in the settings.</source>
        <translation>設定でアドレスとモデルを確認してください。</translation>
    </message>
    <message>
        <source>%1 answered with %2 vectors for %3 texts</source>
        <translation>%1 が %3 件のテキストに %2 個のベクトルを返しました</translation>
    </message>
    <message>
        <source>It cannot be told which belongs to which, so none was taken.</source>
        <translation>対応がわからないため、どれも使いませんでした。</translation>
    </message>
    <message>
        <source>If this happens again, choose another model or service.</source>
        <translation>また起きる場合は、別のモデルかサービスを選んでください。</translation>
    </message>
    <message>
        <source>A passage is too long for %1</source>
        <translation>%1 には長すぎる箇所があります</translation>
    </message>
    <message>
        <source>It is left out of the search by meaning; keywords still find it.</source>
        <translation>意味検索からは外れますが、キーワードでは見つかります。</translation>
    </message>
    <message>
        <source>Split the passage, or choose a model that takes longer texts.</source>
        <translation>その箇所を分けるか、長いテキストに対応したモデルを選んでください。</translation>
    </message>
    <message>
        <source>%1 rejected the request</source>
        <translation>%1 が要求を拒否しました</translation>
    </message>
    <message>
        <source>%1 did not take it.</source>
        <translation>%1 は受け付けませんでした。</translation>
    </message>
    <message>
        <source>Check the model and the address in the settings.</source>
        <translation>設定でモデルとアドレスを確認してください。</translation>
    </message>
    <message>
        <source>No key for %1</source>
        <translation>%1 のキーがありません</translation>
    </message>
    <message>
        <source>%1 needs a key, and none was found.</source>
        <translation>%1 にはキーが必要ですが、見つかりませんでした。</translation>
    </message>
    <message>
        <source>Enter one in the settings, or choose another provider.</source>
        <translation>設定で入力するか、別のプロバイダーを選んでください。</translation>
    </message>
    <message>
        <source>The key belongs to another address</source>
        <translation>このキーは別のアドレス用です</translation>
    </message>
    <message>
        <source>There was no answer in time</source>
        <translation>時間内に応答がありませんでした</translation>
    </message>
    <message>
        <source>The test was ended after %1 seconds.</source>
        <translation>テストを %1 秒で終了しました。</translation>
    </message>
    <message>
        <source>Check the network, the address and the proxy, then try again.</source>
        <translation>ネットワーク、アドレス、プロキシを確認してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The password store is locked</source>
        <translation>パスワードストアがロックされています</translation>
    </message>
    <message>
        <source>Keys are kept in it, so providers that need one rest. Local search goes on.</source>
        <translation>キーはそこにあるため、キーが必要なプロバイダーは休止します。ローカル検索は使えます。</translation>
    </message>
    <message>
        <source>Unlock it and try again, or keep the key for this session only.</source>
        <translation>ロックを解除して再試行するか、今回の起動中だけ使ってください。</translation>
    </message>
    <message>
        <source>The password store waits for you</source>
        <translation>パスワードストアが操作を待っています</translation>
    </message>
    <message>
        <source>It seems to ask for its password. Until then providers that need a key rest; local search goes on.</source>
        <translation>パスワードを求めているようです。それまでキーが必要なプロバイダーは休止し、ローカル検索は使えます。</translation>
    </message>
    <message>
        <source>Look for its window and unlock it: Memoro goes on by itself.</source>
        <translation>そのウィンドウを探してロックを解除してください。Memoro は自動で続けます。</translation>
    </message>
    <message>
        <source>This computer has no password store</source>
        <translation>このコンピューターにはパスワードストアがありません</translation>
    </message>
    <message>
        <source>Keys are best kept in one. Without a key, local search goes on.</source>
        <translation>キーはパスワードストアに保存するのが最も安全です。キーがなくても、ローカル検索は使えます。</translation>
    </message>
    <message>
        <source>Keep the key for this session only or in a file, or set it in the environment.</source>
        <translation>キーをこのセッションだけ、またはファイルに保存するか、環境変数で設定してください。</translation>
    </message>
    <message>
        <source>Keep the key for this session only, or set it in the environment.</source>
        <translation>今回の起動中だけ使うか、環境変数で設定してください。</translation>
    </message>
    <message>
        <source>The file with the keys cannot be used</source>
        <translation>キーのファイルを使えません</translation>
    </message>
    <message>
        <source>What stands in %1 cannot be understood.</source>
        <translation>%1 の内容を解釈できません。</translation>
    </message>
    <message>
        <source>Mend or delete the file; then enter the key again.</source>
        <translation>ファイルを修正するか削除してから、キーをもう一度入力してください。</translation>
    </message>
    <message>
        <source>The key was not kept in a file</source>
        <translation>キーはファイルに保存されませんでした</translation>
    </message>
    <message>
        <source>On this disk, others could read %1.</source>
        <translation>このディスクでは、%1 をほかの人も読めてしまいます。</translation>
    </message>
    <message>
        <source>The password store does not work</source>
        <translation>パスワードストアが動作しません</translation>
    </message>
    <message>
        <source>It failed with %1. Local search goes on.</source>
        <translation>%1 で失敗しました。ローカル検索は使えます。</translation>
    </message>
    <message>
        <source>The password store did not keep the key</source>
        <translation>パスワードストアにキーが保存されませんでした</translation>
    </message>
    <message>
        <source>It said that it had, but gave back something else.</source>
        <translation>保存したと答えましたが、別のものを返しました。</translation>
    </message>
    <message>
        <source>There is no key in this</source>
        <translation>キーが含まれていません</translation>
    </message>
    <message>
        <source>It is empty but for spaces or quotes.</source>
        <translation>空白か引用符のほかは空です。</translation>
    </message>
    <message>
        <source>Paste it again.</source>
        <translation>もう一度貼り付けてください。</translation>
    </message>
    <message>
        <source>There is nothing that could stay</source>
        <translation>引き継げる埋め込みがありません</translation>
    </message>
    <message>
        <source>The present embeddings are of another model or of another length.</source>
        <translation>今の埋め込みは、別のモデルのものか、次元数が違います。</translation>
    </message>
    <message>
        <source>Use the provider all the same; new embeddings are then made.</source>
        <translation>このプロバイダーはそのまま使えます。その場合は新しい埋め込みを作成します。</translation>
    </message>
    <message>
        <source>This server makes other embeddings</source>
        <translation>このサーバーの埋め込みは今のものと異なります</translation>
    </message>
    <message>
        <source>They agree with the present ones to %1 %; 99.9 % are needed. Nothing was kept.</source>
        <translation>今の埋め込みとの一致度は %1% です（99.9% 以上が必要）。何も引き継ぎませんでした。</translation>
    </message>
    <message>
        <source>The model answers with nothing but zeros</source>
        <translation>モデルの答えがすべてゼロです</translation>
    </message>
    <message>
        <source>Its numbers are not numbers, or all zero, so no text could be found by them.</source>
        <translation>返された値が数値でないか、すべてゼロのため、テキストを検索できません。</translation>
    </message>
    <message>
        <source>Choose another model, or look at the server&apos;s own log.</source>
        <translation>別のモデルを選ぶか、サーバーのログを確認してください。</translation>
    </message>
    <message>
        <source>Local models need llama.cpp</source>
        <translation>ローカルモデルには llama.cpp が必要です</translation>
    </message>
    <message>
        <source>The local model is not here yet</source>
        <translation>ローカルモデルはまだここにありません</translation>
    </message>
    <message>
        <source>Wait for the download; Memoro goes on by itself.</source>
        <translation>ダウンロードをお待ちください。Memoro は自動で続けます。</translation>
    </message>
    <message>
        <source>The download was stopped</source>
        <translation>ダウンロードを中止しました</translation>
    </message>
    <message>
        <source>What has arrived of %1 is kept; the next download goes on from there.</source>
        <translation>%1 の届いた分は残してあり、次回はそこから続けます。</translation>
    </message>
    <message>
        <source>The disk is too full for this model</source>
        <translation>このモデルにはディスクの空きが足りません</translation>
    </message>
    <message>
        <source>This value cannot be used</source>
        <translation>この値は使えません</translation>
    </message>
    <message>
        <source>Correct it in the settings.</source>
        <translation>設定で直してください。</translation>
    </message>
    <message>
        <source>This name is taken</source>
        <translation>この名前はすでに使われています</translation>
    </message>
    <message>
        <source>This name cannot be used</source>
        <translation>この名前は使えません</translation>
    </message>
    <message>
        <source>Use letters or digits.</source>
        <translation>英字か数字を使ってください。</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>別の名前にしてください。</translation>
    </message>
    <message>
        <source>The list of assistants could not be saved</source>
        <translation>アシスタントの一覧を保存できませんでした</translation>
    </message>
    <message>
        <source>Free some space or make the folder writable, then try again.</source>
        <translation>空き容量を作るか、フォルダーを書き込めるようにしてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The assistant&apos;s configuration cannot be read</source>
        <translation>アシスタントの設定を読み取れません</translation>
    </message>
    <message>
        <source>There is a mistake in the file, and it was left as it is.</source>
        <translation>ファイルに誤りがあるため、そのままにしました。</translation>
    </message>
    <message>
        <source>Open it, mend it, and try again.</source>
        <translation>ファイルを開いて直してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The assistant&apos;s configuration is not as expected</source>
        <translation>アシスタントの設定が想定と違います</translation>
    </message>
    <message>
        <source>“%1” is no group of settings there, so the file was left as it is.</source>
        <translation>「%1」が設定のまとまりではないため、ファイルはそのままにしました。</translation>
    </message>
    <message>
        <source>Add the entry by hand.</source>
        <translation>項目を手で書き足してください。</translation>
    </message>
    <message>
        <source>%1 changed in the meantime</source>
        <translation>%1 がその間に変わりました</translation>
    </message>
    <message>
        <source>%1 or another program wrote to it. Nothing was changed.</source>
        <translation>%1 か別のアプリが書き込みました。何も変更していません。</translation>
    </message>
    <message>
        <source>Look at the change again, then confirm.</source>
        <translation>変更内容をもう一度見てから確定してください。</translation>
    </message>
    <message>
        <source>%1 could not be written</source>
        <translation>%1 に書き込めませんでした</translation>
    </message>
    <message>
        <source>Make the file writable, or paste the entry by hand.</source>
        <translation>ファイルを書き込めるようにするか、項目を手で貼り付けてください。</translation>
    </message>
    <message>
        <source>QMD is still reading the notes.</source>
        <translation>QMD はまだノートを読み込んでいます。</translation>
    </message>
    <message>
        <source>QMD is not installed</source>
        <translation>QMD がインストールされていません</translation>
    </message>
    <message>
        <source>QMD failed</source>
        <translation>QMD でエラーが起きました</translation>
    </message>
    <message>
        <source>QMD gave no readable answer</source>
        <translation>QMD の応答を読み取れませんでした</translation>
    </message>
    <message>
        <source>QMD took too long</source>
        <translation>QMD の応答に時間がかかりすぎました</translation>
    </message>
    <message>
        <source>This QMD does not know an option</source>
        <translation>この QMD が対応していないオプションがあります</translation>
    </message>
    <message>
        <source>QMD does not know the folder</source>
        <translation>QMD にこのフォルダーが登録されていません</translation>
    </message>
    <message>
        <source>QMD was stopped</source>
        <translation>QMD は停止しました</translation>
    </message>
    <message>
        <source>There is no program “%1”.</source>
        <translation>「%1」というプログラムがありません。</translation>
    </message>
    <message>
        <source>“qmd %1” did not end within %2 s.</source>
        <translation>「qmd %1」が %2 秒以内に終わりませんでした。</translation>
    </message>
    <message>
        <source>It printed nothing.</source>
        <translation>何も出力しませんでした。</translation>
    </message>
    <message>
        <source>It printed: %1</source>
        <translation>出力: %1</translation>
    </message>
    <message>
        <source>No such assistant</source>
        <translation>そのアシスタントはありません</translation>
    </message>
    <message>
        <source>“%1” is not connected.</source>
        <translation>「%1」は接続されていません。</translation>
    </message>
    <message>
        <source>Connect it first.</source>
        <translation>先に接続してください。</translation>
    </message>
    <message>
        <source>“%1” is no id of an assistant.</source>
        <translation>「%1」はアシスタントの ID ではありません。</translation>
    </message>
    <message>
        <source>It is as it was.</source>
        <translation>元のままです。</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>何も変更していません。</translation>
    </message>
    <message>
        <source>Not on this system</source>
        <translation>このシステムにはありません</translation>
    </message>
    <message>
        <source>%1 does not exist for it.</source>
        <translation>このシステム用の %1 はありません。</translation>
    </message>
    <message>
        <source>Unknown assistant</source>
        <translation>不明なアシスタントです</translation>
    </message>
    <message>
        <source>Memoro can connect %1.</source>
        <translation>Memoro が接続できるのは %1 です。</translation>
    </message>
    <message>
        <source>Others: see “paste this”.</source>
        <translation>そのほかは「これを貼り付け」を見てください。</translation>
    </message>
    <message>
        <source>This file is not as expected</source>
        <translation>ファイルが想定と違います</translation>
    </message>
    <message>
        <source>It does not hold a group of settings.</source>
        <translation>設定のまとまりが入っていません。</translation>
    </message>
    <message>
        <source>No answer within %1 seconds.</source>
        <translation>%1 秒以内に応答がありません。</translation>
    </message>
    <message>
        <source>%1 has no entry for Memoro.</source>
        <translation>%1 に Memoro の項目がありません。</translation>
    </message>
    <message>
        <source>No port is free for the bridge</source>
        <translation>ブリッジに使えるポートがありません</translation>
    </message>
    <message>
        <source>None of the ports from %1 on is free.</source>
        <translation>%1 以降のポートはどれも空いていません。</translation>
    </message>
    <message>
        <source>Choose another port in the settings.</source>
        <translation>設定で別のポートを選んでください。</translation>
    </message>
    <message>
        <source>The bridge did not start</source>
        <translation>ブリッジが起動しませんでした</translation>
    </message>
    <message>
        <source>It took too long.</source>
        <translation>時間がかかりすぎました。</translation>
    </message>
    <message>
        <source>Restart Memoro.</source>
        <translation>Memoro を再起動してください。</translation>
    </message>
    <message>
        <source>The bridge has ended</source>
        <translation>ブリッジが終了しました</translation>
    </message>
    <message>
        <source>Assistants cannot reach the memory now.</source>
        <translation>今、アシスタントはメモリーを使えません。</translation>
    </message>
    <message>
        <source>QMD is asked only while Memoro runs.</source>
        <translation>QMD を使うのは Memoro の実行中だけです。</translation>
    </message>
    <message>
        <source>Memoro is closing.</source>
        <translation>Memoro は終了中です。</translation>
    </message>
    <message>
        <source>Another program keeps %1 for more than %2 s.</source>
        <translation>別のアプリが %1 を %2 秒以上使い続けています。</translation>
    </message>
    <message>
        <source>It is making its collections again.</source>
        <translation>コレクションを作り直しています。</translation>
    </message>
    <message>
        <source>Install it (npm install -g @tobilu/qmd), or name its place in memory.qmd.command.</source>
        <translation>インストールする (npm install -g @tobilu/qmd) か、memory.qmd.command に場所を指定してください。</translation>
    </message>
    <message>
        <source>Raise memory.qmd.limits.timeoutMs, or use the search mode “search”.</source>
        <translation>memory.qmd.limits.timeoutMs を大きくするか、検索モード「search」を使ってください。</translation>
    </message>
    <message>
        <source>“qmd %1” ended with %2: %3</source>
        <translation>「qmd %1」が %2 で終了しました: %3</translation>
    </message>
    <message>
        <source>The answer of QMD&apos;s server holds no list of results.</source>
        <translation>QMD のサーバーの応答に結果の一覧がありません。</translation>
    </message>
    <message>
        <source>%1 needs Node.js, which is not there.</source>
        <translation>%1 には Node.js が必要ですが、見つかりません。</translation>
    </message>
    <message>
        <source>%1 does not say what it starts.</source>
        <translation>%1 に何を起動するかが書かれていません。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 を読み込めません: %2。</translation>
    </message>
    <message>
        <source>%1 could not be started: %2.</source>
        <translation>%1 を起動できませんでした: %2。</translation>
    </message>
    <message>
        <source>“qmd %1” printed more than %2 MB.</source>
        <translation>「qmd %1」の出力が %2 MB を超えました。</translation>
    </message>
    <message>
        <source>Its server did not answer within %1 s.</source>
        <translation>サーバーが %1 秒以内に応答しませんでした。</translation>
    </message>
    <message>
        <source>is not an option of Memoro; it is kept but not used.</source>
        <translation>は Memoro の設定項目ではありません。残しますが、使いません。</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <translation>「%1」のことですか？</translation>
    </message>
    <message>
        <source>must be true or false, not %1.</source>
        <translation>は true か false で指定します（今は %1）。</translation>
    </message>
    <message>
        <source>must be a whole number, not %1.</source>
        <translation>は整数で指定します（今は %1）。</translation>
    </message>
    <message>
        <source>must be a number, not %1.</source>
        <translation>は数で指定します（今は %1）。</translation>
    </message>
    <message>
        <source>must be from %1 to %2, not %3.</source>
        <translation>は %1 から %2 までの値にします（今は %3）。</translation>
    </message>
    <message>
        <source>must be a text, not %1.</source>
        <translation>は文字列で指定します（今は %1）。</translation>
    </message>
    <message>
        <source>has lost its backslashes: %1.</source>
        <translation>のバックスラッシュが失われています: %1</translation>
    </message>
    <message>
        <source>Write each twice (C:\\Users), or / for it.</source>
        <translation>それぞれ 2 つ重ねて（C:\\Users）書くか、代わりに / を使ってください。</translation>
    </message>
    <message>
        <source>must be one of %1, not %2.</source>
        <translation>は %1 のどれかにします（今は %2）。</translation>
    </message>
    <message>
        <source>must be a list, not %1.</source>
        <translation>はリストで指定します（今は %1）。</translation>
    </message>
    <message>
        <source>must be a group of options in { }, not %1.</source>
        <translation>は { } で囲んだ設定のまとまりにします（今は %1）。</translation>
    </message>
    <message>
        <source>must be a group of options in { }.</source>
        <translation>は { } で囲んだ設定のまとまりにします。</translation>
    </message>
    <message>
        <source>The nearest is %1.</source>
        <translation>いちばん近い値は %1 です。</translation>
    </message>
    <message>
        <source>Write %1 without quotes.</source>
        <translation>引用符を付けずに %1 と書いてください。</translation>
    </message>
    <message>
        <source>Write name: value.</source>
        <translation>「名前: 値」の形で書いてください。</translation>
    </message>
    <message>
        <source>Write %1.</source>
        <translation>%1 と書いてください。</translation>
    </message>
    <message>
        <source>Put it into quotes.</source>
        <translation>引用符で囲んでください。</translation>
    </message>
    <message>
        <source>Put it into [ ].</source>
        <translation>[ ] で囲んでください。</translation>
    </message>
    <message>
        <source>is also set as “%1”, which is used.</source>
        <translation>は「%1」にもあり、そちらが使われます。</translation>
    </message>
    <message>
        <source>Remove one.</source>
        <translation>どちらかを消してください。</translation>
    </message>
    <message>
        <source>names the agent “%1” twice; the first entry is used.</source>
        <translation>で、エージェント「%1」が二度使われています。最初のものを使います。</translation>
    </message>
    <message>
        <source>must be smaller than the size of a piece.</source>
        <translation>は断片の大きさより小さくします。</translation>
    </message>
    <message>
        <source>and “textWeight” must not both be 0.</source>
        <translation>と「textWeight」を両方 0 にはできません。</translation>
    </message>
    <message>
        <source>0.7 and 0.3 are used.</source>
        <translation>0.7 と 0.3 を使います。</translation>
    </message>
    <message>
        <source>%1 is used.</source>
        <translation>%1 を使います。</translation>
    </message>
    <message>
        <source>needs %1; images and sound are not indexed.</source>
        <translation>には %1 が必要です。画像と音声は索引に入りません。</translation>
    </message>
    <message>
        <source>Change these options, or set it to false.</source>
        <translation>これらの設定を変えるか、false にしてください。</translation>
    </message>
    <message>
        <source>contains “sessions”, but conversations are indexed only with “experimental.sessionMemory”.</source>
        <translation>に「sessions」がありますが、会話が索引に入るのは「experimental.sessionMemory」が有効なときだけです。</translation>
    </message>
    <message>
        <source>The configuration file has no content; the defaults are used.</source>
        <translation>設定ファイルは空です。既定値を使います。</translation>
    </message>
    <message>
        <source>The file is far too large for a configuration.</source>
        <translation>設定ファイルとしては大きすぎます。</translation>
    </message>
    <message>
        <source>Is it the right file?</source>
        <translation>ファイルは合っていますか？</translation>
    </message>
    <message>
        <source>There are characters here that are not UTF-8.</source>
        <translation>ここに UTF-8 でない文字があります。</translation>
    </message>
    <message>
        <source>Save the file as UTF-8.</source>
        <translation>ファイルを UTF-8 で保存してください。</translation>
    </message>
    <message>
        <source>The file must hold a group of options in { }.</source>
        <translation>ファイル全体を { } で囲んでください。</translation>
    </message>
    <message>
        <source>The groups are nested too deeply to be read.</source>
        <translation>入れ子が深すぎて読めません。</translation>
    </message>
    <message>
        <source>The file cannot be read as JSON5.</source>
        <translation>ファイルを JSON5 として読めません。</translation>
    </message>
    <message>
        <source>The file ends too early.</source>
        <translation>ファイルが途中で終わっています。</translation>
    </message>
    <message>
        <source>A closing } or ] is missing.</source>
        <translation>閉じる } か ] がありません。</translation>
    </message>
    <message>
        <source>A text begins here and does not end.</source>
        <translation>ここで始まる文字列が閉じていません。</translation>
    </message>
    <message>
        <source>Add the closing quote.</source>
        <translation>閉じる引用符を加えてください。</translation>
    </message>
    <message>
        <source>A comma or a closing bracket is missing before %1.</source>
        <translation>%1 の前に、コンマか閉じかっこがありません。</translation>
    </message>
    <message>
        <source>Add a comma at the end of the value before.</source>
        <translation>前の値の終わりにコンマを加えてください。</translation>
    </message>
    <message>
        <source>A colon is missing before %1.</source>
        <translation>%1 の前にコロンがありません。</translation>
    </message>
    <message>
        <source>A value was expected, not %1.</source>
        <translation>ここには値が必要ですが、%1 があります。</translation>
    </message>
    <message>
        <source>Texts need quotes.</source>
        <translation>文字列は引用符で囲みます。</translation>
    </message>
    <message>
        <source>%1 is not a number that JSON5 knows.</source>
        <translation>%1 は JSON5 の数ではありません。</translation>
    </message>
    <message>
        <source>%1 is not expected here.</source>
        <translation>ここに %1 は置けません。</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1 はファイルではなくフォルダーです。</translation>
    </message>
    <message>
        <source>Rename the folder or name another file.</source>
        <translation>フォルダーの名前を変えるか、別のファイルを指定してください。</translation>
    </message>
    <message>
        <source>%1 may not be read.</source>
        <translation>%1 を読む権限がありません。</translation>
    </message>
    <message>
        <source>Give yourself the right to read it.</source>
        <translation>読む権限を自分に与えてください。</translation>
    </message>
    <message>
        <source>Write [%1].</source>
        <translation>[%1] と書いてください。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1 行目: %2</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>行の終わり</translation>
    </message>
    <message>
        <source>The file was left as it is: %1.</source>
        <translation>ファイルはそのままにしました: %1。</translation>
    </message>
    <message>
        <source>The file has a mistake and was left as it is.</source>
        <translation>ファイルに間違いがあるため、そのままにしました。</translation>
    </message>
    <message>
        <source>setting %1 would have changed something else as well</source>
        <translation>%1 を設定すると、ほかの箇所も変わってしまいます</translation>
    </message>
    <message>
        <source>taking %1 away would have changed something else as well</source>
        <translation>%1 を取り除くと、ほかの箇所も変わってしまいます</translation>
    </message>
    <message>
        <source>%1 is not a group of settings</source>
        <translation>%1 は設定のまとまりではありません</translation>
    </message>
    <message>
        <source>it cannot be read as JSON5</source>
        <translation>JSON5 として読み込めません</translation>
    </message>
    <message>
        <source>it does not hold a group of settings</source>
        <translation>設定のまとまりが入っていません</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>%1 を読み込めませんでした: %2。</translation>
    </message>
    <message>
        <source>No memory folder yet</source>
        <translation>メモリーのフォルダーがまだありません</translation>
    </message>
    <message>
        <source>There is no such agent</source>
        <translation>そのエージェントはありません</translation>
    </message>
    <message>
        <source>“%1” is none of the agents: %2.</source>
        <translation>「%1」はエージェントにありません。あるのは: %2。</translation>
    </message>
    <message>
        <source>Add it to agents.list, or choose one of them.</source>
        <translation>agents.list に加えるか、その中から選んでください。</translation>
    </message>
    <message>
        <source>Memoro is still starting</source>
        <translation>Memoro は起動中です</translation>
    </message>
    <message>
        <source>The index is not open yet.</source>
        <translation>索引をまだ開いていません。</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>少し待ってから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The memory folder is missing</source>
        <translation>メモリーのフォルダーが見つかりません</translation>
    </message>
    <message>
        <source>%1 cannot be reached. Search answers with what was read before.</source>
        <translation>%1 に接続できません。検索では、以前に読み込んだ内容が表示されます。</translation>
    </message>
    <message>
        <source>%1 cannot be reached, and nothing was read from it before.</source>
        <translation>%1 にアクセスできません。まだ何も読み込まれていません。</translation>
    </message>
    <message>
        <source>%1 cannot be reached, so nothing was written.</source>
        <translation>%1 に接続できないため、何も書き込みませんでした。</translation>
    </message>
    <message>
        <source>%1 cannot be reached, so nothing can be read.</source>
        <translation>%1 に接続できないため、何も読み込めません。</translation>
    </message>
    <message>
        <source>The check-up could not be finished</source>
        <translation>点検を最後まで行えませんでした</translation>
    </message>
    <message>
        <source>Its process could not be started: %1.</source>
        <translation>点検の処理を開始できませんでした: %1。</translation>
    </message>
    <message>
        <source>Connect the drive, put the folder back, or choose another one.</source>
        <translation>ドライブを接続するか、フォルダーを元に戻すか、別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Search by meaning failed</source>
        <translation>意味検索に失敗しました</translation>
    </message>
    <message>
        <source>Search by meaning is not available</source>
        <translation>意味検索を利用できません</translation>
    </message>
    <message>
        <source>An internal error.</source>
        <translation>内部エラーです。</translation>
    </message>
    <message>
        <source>See the log.</source>
        <translation>ログを確認してください。</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>問題が起きました</translation>
    </message>
    <message>
        <source>The log has the details.</source>
        <translation>詳しくはログにあります。</translation>
    </message>
    <message>
        <source>Another local model is set</source>
        <translation>別のローカルモデルが設定されています</translation>
    </message>
    <message>
        <source>The index was made with %1.</source>
        <translation>索引は %1 で作られています。</translation>
    </message>
    <message>
        <source>This is a picture or a recording</source>
        <translation>これは画像または録音です</translation>
    </message>
    <message>
        <source>It has no text to show.</source>
        <translation>表示できるテキストがありません。</translation>
    </message>
    <message>
        <source>Open the file.</source>
        <translation>ファイルを開いてください。</translation>
    </message>
    <message>
        <source>This file is another program&apos;s</source>
        <translation>これは別のアプリのファイルです</translation>
    </message>
    <message>
        <source>Memoro would keep its index in %1, but there is a database of another program.</source>
        <translation>Memoro は索引を %1 に置こうとしましたが、そこには別のアプリのデータベースがあります。</translation>
    </message>
    <message>
        <source>Memoro would keep its index in %1, but that is no file.</source>
        <translation>Memoro は索引を %1 に置こうとしましたが、そこは通常のファイルではありません。</translation>
    </message>
    <message>
        <source>names a folder; the index needs a file of its own.</source>
        <translation>にフォルダーが指定されています。索引には専用のファイルが必要です。</translation>
    </message>
    <message>
        <source>names a device; the index needs a file of its own.</source>
        <translation>にデバイスが指定されています。索引には専用のファイルが必要です。</translation>
    </message>
    <message>
        <source>names a file that is no database; the index needs a file of its own.</source>
        <translation>にデータベースではないファイルが指定されています。索引には専用のファイルが必要です。</translation>
    </message>
    <message>
        <source>Name another file in store.path, or leave it out.</source>
        <translation>store.path に別のファイルを指定するか、指定を外してください。</translation>
    </message>
    <message>
        <source>The file %1 was made by a later version of the program, which this one cannot read.</source>
        <translation>ファイル %1 はより新しいバージョンで作られていて、このバージョンでは読めません。</translation>
    </message>
    <message>
        <source>Update Memoro, or move the file away; the index is then made again from your notes.</source>
        <translation>Memoro を更新するか、ファイルを移動してください。索引はノートから作り直されます。</translation>
    </message>
    <message>
        <source>The history is from a newer Memoro</source>
        <translation>履歴は新しい Memoro のものです</translation>
    </message>
    <message>
        <source>Update Memoro. The file stays as it is.</source>
        <translation>Memoro を更新してください。ファイルはそのまま残ります。</translation>
    </message>
    <message>
        <source>Run “make setup” again, or set %1 to a folder that holds %2.</source>
        <translation>もう一度「make setup」を実行するか、%2 のあるフォルダーを %1 に設定してください。</translation>
    </message>
    <message>
        <source>%1 has changed since it was made, so it is not used. Search by words goes on.</source>
        <translation>%1 が作成後に変わっているため、使いません。キーワード検索は続けられます。</translation>
    </message>
    <message>
        <source>Delete the file and run “make setup” again, or reinstall Memoro.</source>
        <translation>ファイルを削除してもう一度「make setup」を実行するか、Memoro を入れ直してください。</translation>
    </message>
    <message>
        <source>The built-in search model cannot run</source>
        <translation>内蔵の検索モデルを実行できません</translation>
    </message>
    <message>
        <source>A part of Memoro that it needs is missing or does not fit this system (%1).</source>
        <translation>必要な Memoro の部品がないか、このシステムに合いません（%1）。</translation>
    </message>
    <message>
        <source>This processor can compute it in none of the known ways. Search by words goes on.</source>
        <translation>このプロセッサーでは、用意されているどの計算方法も使えません。キーワード検索は続けられます。</translation>
    </message>
    <message>
        <source>Install Memoro with its extra “builtin”.</source>
        <translation>追加機能「builtin」付きで Memoro をインストールしてください。</translation>
    </message>
    <message>
        <source>The local search model failed</source>
        <translation>ローカルの検索モデルでエラーが起きました</translation>
    </message>
    <message>
        <source>The local search model stopped unexpectedly</source>
        <translation>ローカルの検索モデルが突然終了しました</translation>
    </message>
    <message>
        <source>The local search model could not be started</source>
        <translation>ローカルの検索モデルを起動できませんでした</translation>
    </message>
    <message>
        <source>The system said: %1. Search by words goes on.</source>
        <translation>システムのメッセージ: %1。キーワード検索は続けられます。</translation>
    </message>
    <message>
        <source>Close some programs and try again.</source>
        <translation>ほかのアプリをいくつか終了して、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The local search model does not answer</source>
        <translation>ローカルの検索モデルが応答しません</translation>
    </message>
    <message>
        <source>It was silent for %1 seconds and has been ended. Search by words goes on.</source>
        <translation>%1 秒間応答がなかったため終了しました。キーワード検索は続けられます。</translation>
    </message>
    <message>
        <source>It is started again with the next search.</source>
        <translation>次の検索のときに、もう一度起動します。</translation>
    </message>
    <message>
        <source>The editor was not found</source>
        <translation>エディターが見つかりません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not installed or not on the PATH.</source>
        <translation>「%1」がインストールされていないか、PATH にありません。</translation>
    </message>
    <message>
        <source>Found here: %1. Choose an editor in the settings.</source>
        <translation>このコンピューターにあるもの: %1。設定でエディターを選んでください。</translation>
    </message>
    <message>
        <source>No terminal was found</source>
        <translation>ターミナルが見つかりません</translation>
    </message>
    <message>
        <source>%1 needs a terminal window.</source>
        <translation>%1 にはターミナルのウィンドウが必要です。</translation>
    </message>
    <message>
        <source>Choose another editor in the settings.</source>
        <translation>設定で別のエディターを選んでください。</translation>
    </message>
    <message>
        <source>The editor&apos;s command cannot be read</source>
        <translation>エディターのコマンドを読み取れません</translation>
    </message>
    <message>
        <source>The program did not open the file</source>
        <translation>プログラムがファイルを開けませんでした</translation>
    </message>
    <message>
        <source>%1 ended with status %2.</source>
        <translation>%1 がステータス %2 で終了しました。</translation>
    </message>
    <message>
        <source>%1 found no program for %2.</source>
        <translation>%1 では %2 を開くプログラムが見つかりませんでした。</translation>
    </message>
    <message>
        <source>The folder could not be shown</source>
        <translation>フォルダーを表示できませんでした</translation>
    </message>
    <message>
        <source>%1 is there, but no program of this system opens it.</source>
        <translation>%1 はありますが、このシステムには開けるプログラムがありません。</translation>
    </message>
    <message>
        <source>The system has no default program (xdg-open is not installed).</source>
        <translation>システムに既定のプログラムがありません（xdg-open がインストールされていません）。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be a hotkey</source>
        <translation>「%1」はホットキーにできません</translation>
    </message>
    <message>
        <source>It should look like Ctrl+Alt+M.</source>
        <translation>Ctrl+Alt+M のような形にしてください。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of Ctrl, Alt, Shift and Meta.</source>
        <translation>「%1」は Ctrl、Alt、Shift、Meta のどれでもありません。</translation>
    </message>
    <message>
        <source>It needs Ctrl, Alt or Meta, or it would get in the way of typing.</source>
        <translation>入力の妨げにならないように、Ctrl、Alt、Meta のどれかが必要です。</translation>
    </message>
    <message>
        <source>It has no key besides the modifiers.</source>
        <translation>修飾キーのほかにキーがありません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key that can be used.</source>
        <translation>「%1」は使えないキーです。</translation>
    </message>
    <message>
        <source>The present keyboard layout has no such key.</source>
        <translation>今のキーボード配列にはこのキーがありません。</translation>
    </message>
    <message>
        <source>Memoro itself uses it for the search.</source>
        <translation>Memoro が検索に使っています。</translation>
    </message>
    <message>
        <source>Memoro itself uses it for quick notes.</source>
        <translation>Memoro がクイックメモに使っています。</translation>
    </message>
    <message>
        <source>A Mac keyboard has no such key.</source>
        <translation>Mac のキーボードにはこのキーがありません。</translation>
    </message>
    <message>
        <source>The X server cannot be reached (%1).</source>
        <translation>X サーバーに接続できません（%1）。</translation>
    </message>
    <message>
        <source>Set the hotkey again, or start Memoro again.</source>
        <translation>ホットキーを設定し直すか、Memoro を起動し直してください。</translation>
    </message>
    <message>
        <source>In the system&apos;s keyboard settings, add a shortcut that runs “memoro toggle”.</source>
        <translation>システムのキーボード設定で、「memoro toggle」を実行するショートカットを追加してください。</translation>
    </message>
    <message>
        <source>switched off in the settings</source>
        <translation>設定でオフになっています</translation>
    </message>
    <message>
        <source>named in the settings</source>
        <translation>設定で指定されています</translation>
    </message>
    <message>
        <source>automatic: a local model is set</source>
        <translation>自動: ローカルモデルが設定されています</translation>
    </message>
    <message>
        <source>automatic: a key for it was found</source>
        <translation>自動: キーが見つかりました</translation>
    </message>
    <message>
        <source>automatic: offline, no key needed</source>
        <translation>自動: オフラインで動き、キーは要りません</translation>
    </message>
    <message>
        <source>the fallback that the settings name</source>
        <translation>設定で指定された代わり</translation>
    </message>
    <message>
        <source>It answers no more.</source>
        <translation>もう応答しません。</translation>
    </message>
    <message>
        <source>Start it again.</source>
        <translation>もう一度起動してください。</translation>
    </message>
    <message>
        <source>Not everything could be deleted</source>
        <translation>すべては削除できませんでした</translation>
    </message>
    <message>
        <source>Close programs that use this file and try again.</source>
        <translation>このファイルを使っているプログラムを閉じて、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Memoro keeps its index in %1: %2.</source>
        <translation>Memoro は索引を %1 に置きます: %2。</translation>
    </message>
    <message>
        <source>Make the folder writable, free some space, or set MEMORO_HOME to another folder.</source>
        <translation>フォルダーを書き込めるようにするか、空きを作るか、MEMORO_HOME を別のフォルダーにしてください。</translation>
    </message>
    <message>
        <source>Install memoro[builtin].</source>
        <translation>memoro[builtin] をインストールしてください。</translation>
    </message>
    <message>
        <source>%1 cannot be read or written: %2.</source>
        <translation>%1 を読み書きできません: %2。</translation>
    </message>
    <message>
        <source>The answer is too long to be one about updates.</source>
        <translation>応答が長すぎて、更新情報とは思えません。</translation>
    </message>
    <message>
        <source>%1 answered with %2.</source>
        <translation>%1 の応答: %2。</translation>
    </message>
    <message>
        <source>Other programs use %1 so much that it could not be locked.</source>
        <translation>ほかのアプリが %1 を頻繁に使っているため、ロックできませんでした。</translation>
    </message>
    <message>
        <source>Close the other programs or try again in a moment.</source>
        <translation>ほかのアプリを閉じるか、少し待ってからもう一度お試しください。</translation>
    </message>
    <message>
        <source>A private folder could not be made</source>
        <translation>専用のフォルダーを作れませんでした</translation>
    </message>
    <message>
        <source>Memoro needs the folder %1 for itself: %2.</source>
        <translation>Memoro には専用のフォルダー %1 が必要です: %2。</translation>
    </message>
    <message>
        <source>Remove what is in its place, or set MEMORO_HOME to a folder of your own.</source>
        <translation>その場所にあるものを取り除くか、MEMORO_HOME を自分のフォルダーにしてください。</translation>
    </message>
    <message>
        <source>%1 is a link or a file</source>
        <translation>%1 はリンクかファイルです</translation>
    </message>
    <message>
        <source>%1 belongs to another user</source>
        <translation>%1 は別のユーザーのものです</translation>
    </message>
    <message>
        <source>The registry cannot be reached</source>
        <translation>レジストリにアクセスできません</translation>
    </message>
    <message>
        <source>This is not macOS.</source>
        <translation>macOS ではありません。</translation>
    </message>
    <message>
        <source>This is not Windows.</source>
        <translation>Windows ではありません。</translation>
    </message>
    <message>
        <source>The library %1 is missing.</source>
        <translation>ライブラリ %1 がありません。</translation>
    </message>
    <message>
        <source>This system offers no way to bind a global hotkey.</source>
        <translation>このシステムにはグローバルホットキーを設定する方法がありません。</translation>
    </message>
    <message>
        <source>%1 refused it (error %2).</source>
        <translation>%1 に拒否されました（エラー %2）。</translation>
    </message>
    <message>
        <source>The desktop&apos;s question about the hotkey was answered with no.</source>
        <translation>ホットキーについてのデスクトップの確認で、許可されませんでした。</translation>
    </message>
    <message>
        <source>There is no session bus to reach the desktop by.</source>
        <translation>デスクトップに接続するためのセッションバスがありません。</translation>
    </message>
    <message>
        <source>The desktop portal is asked on Wayland only.</source>
        <translation>デスクトップポータルを使うのは Wayland のときだけです。</translation>
    </message>
    <message>
        <source>The connection to the X server is gone.</source>
        <translation>X サーバーとの接続が切れました。</translation>
    </message>
    <message>
        <source>The connection to the X server is gone. (%1)</source>
        <translation>X サーバーとの接続が切れました（%1）。</translation>
    </message>
    <message>
        <source>Key grabs need an X11 session.</source>
        <translation>キーの登録には X11 セッションが必要です。</translation>
    </message>
    <message>
        <source>There is no display.</source>
        <translation>ディスプレイがありません。</translation>
    </message>
    <message>
        <source>The program was not started</source>
        <translation>プログラムを起動しませんでした</translation>
    </message>
    <message>
        <source>%1 is a script, and the file&apos;s name holds a sign that scripts cannot be given safely.</source>
        <translation>%1 はスクリプトで、ファイル名にスクリプトへ安全に渡せない記号が含まれています。</translation>
    </message>
    <message>
        <source>the window manager (switching windows)</source>
        <translation>ウィンドウマネージャー（ウィンドウの切り替え）</translation>
    </message>
    <message>
        <source>the window manager (closing windows)</source>
        <translation>ウィンドウマネージャー（ウィンドウを閉じる）</translation>
    </message>
    <message>
        <source>the window manager (window menu), or a launcher</source>
        <translation>ウィンドウマネージャー（ウィンドウのメニュー）、またはランチャー</translation>
    </message>
    <message>
        <source>the window manager (moving windows)</source>
        <translation>ウィンドウマネージャー（ウィンドウの移動）</translation>
    </message>
    <message>
        <source>the window manager (maximising windows)</source>
        <translation>ウィンドウマネージャー（ウィンドウの最大化）</translation>
    </message>
    <message>
        <source>the window manager (switching workspaces)</source>
        <translation>ウィンドウマネージャー（ワークスペースの切り替え）</translation>
    </message>
    <message>
        <source>the desktop (its menu)</source>
        <translation>デスクトップ（メニュー）</translation>
    </message>
    <message>
        <source>the desktop (its overview)</source>
        <translation>デスクトップ（アクティビティ画面）</translation>
    </message>
    <message>
        <source>the desktop (notifications or the clipboard)</source>
        <translation>デスクトップ（通知またはクリップボード）</translation>
    </message>
    <message>
        <source>the desktop (running a command)</source>
        <translation>デスクトップ（コマンドの実行）</translation>
    </message>
    <message>
        <source>the desktop (switching languages)</source>
        <translation>デスクトップ（言語の切り替え）</translation>
    </message>
    <message>
        <source>the desktop (opening a terminal)</source>
        <translation>デスクトップ（ターミナルを開く）</translation>
    </message>
    <message>
        <source>the desktop (locking the screen)</source>
        <translation>デスクトップ（画面のロック）</translation>
    </message>
    <message>
        <source>the desktop (showing the desktop)</source>
        <translation>デスクトップ（デスクトップの表示）</translation>
    </message>
    <message>
        <source>the desktop (opening the file manager)</source>
        <translation>デスクトップ（ファイルマネージャーを開く）</translation>
    </message>
    <message>
        <source>the desktop (taking a screenshot)</source>
        <translation>デスクトップ（スクリーンショット）</translation>
    </message>
    <message>
        <source>the desktop (logging out)</source>
        <translation>デスクトップ（ログアウト）</translation>
    </message>
    <message>
        <source>the input method (switching languages)</source>
        <translation>入力メソッド（言語の切り替え）</translation>
    </message>
    <message>
        <source>the input method, or a password manager</source>
        <translation>入力メソッド、またはパスワードマネージャー</translation>
    </message>
    <message>
        <source>the system (switching consoles)</source>
        <translation>システム（コンソールの切り替え）</translation>
    </message>
    <message>
        <source>Windows (window menu), or a launcher such as PowerToys Run</source>
        <translation>Windows（ウィンドウのメニュー）、または PowerToys Run などのランチャー</translation>
    </message>
    <message>
        <source>Windows (switching languages)</source>
        <translation>Windows（言語の切り替え）</translation>
    </message>
    <message>
        <source>Windows (locking the screen)</source>
        <translation>Windows（画面のロック）</translation>
    </message>
    <message>
        <source>Windows (switching windows)</source>
        <translation>Windows（ウィンドウの切り替え）</translation>
    </message>
    <message>
        <source>Windows (closing windows)</source>
        <translation>Windows（ウィンドウを閉じる）</translation>
    </message>
    <message>
        <source>Windows (reserved for debuggers)</source>
        <translation>Windows（デバッガー用）</translation>
    </message>
    <message>
        <source>the Finder&apos;s search</source>
        <translation>Finder の検索</translation>
    </message>
    <message>
        <source>macOS (switching input sources)</source>
        <translation>macOS（入力ソースの切り替え）</translation>
    </message>
    <message>
        <source>macOS (minimising all windows)</source>
        <translation>macOS (すべてのウィンドウをしまう)</translation>
    </message>
    <message>
        <source>Search by words goes on.</source>
        <translation>キーワード検索は引き続き使えます。</translation>
    </message>
    <message>
        <source>The local model is not there</source>
        <translation>ローカルモデルがありません</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>%1 というファイルがありません。</translation>
    </message>
    <message>
        <source>Correct memorySearch.local.modelPath in the settings, or put the file back.</source>
        <translation>設定の memorySearch.local.modelPath を直すか、ファイルを元に戻してください。</translation>
    </message>
    <message>
        <source>%1 has to be downloaded first.</source>
        <translation>先に %1 をダウンロードする必要があります。</translation>
    </message>
    <message>
        <source>The local model cannot be read</source>
        <translation>ローカルモデルを読み込めません</translation>
    </message>
    <message>
        <source>Opening %1 failed: %2.</source>
        <translation>%1 を開けませんでした: %2。</translation>
    </message>
    <message>
        <source>Give yourself the right to read the file.</source>
        <translation>ファイルを読み取る権限を付けてください。</translation>
    </message>
    <message>
        <source>This file is not a GGUF model</source>
        <translation>このファイルは GGUF モデルではありません</translation>
    </message>
    <message>
        <source>%1 is something else or only the beginning of a download.</source>
        <translation>%1 は別の種類のファイルか、ダウンロードの途中のものです。</translation>
    </message>
    <message>
        <source>Choose a file whose name ends in .gguf, or download it again.</source>
        <translation>名前が .gguf で終わるファイルを選ぶか、もう一度ダウンロードしてください。</translation>
    </message>
    <message>
        <source>The local model could not be loaded</source>
        <translation>ローカルモデルを読み込めませんでした</translation>
    </message>
    <message>
        <source>%1 is damaged, too new, or too large for the memory.</source>
        <translation>%1 は壊れているか、新しすぎるか、RAM に対して大きすぎます。</translation>
    </message>
    <message>
        <source>llama.cpp said: %1.</source>
        <translation>llama.cpp のメッセージ: %1。</translation>
    </message>
    <message>
        <source>Download the file again, or choose a smaller model.</source>
        <translation>ファイルをもう一度ダウンロードするか、小さいモデルを選んでください。</translation>
    </message>
    <message>
        <source>This model cannot make search vectors</source>
        <translation>このモデルは検索用のベクトルを作れません</translation>
    </message>
    <message>
        <source>%1 is a model that writes answers, not one that compares texts.</source>
        <translation>%1 は文章を比べるモデルではなく、答えを書くモデルです。</translation>
    </message>
    <message>
        <source>%1 is a model that sorts results that others have found.</source>
        <translation>%1 は、ほかのモデルが見つけた結果を並べ替えるモデルです。</translation>
    </message>
    <message>
        <source>Choose another model in the settings; names with “embed” in them are a good sign.</source>
        <translation>設定で別のモデルを選んでください。名前に「embed」を含むものが目安です。</translation>
    </message>
    <message>
        <source>This copy of Memoro came without it, or it does not fit this system (%1).</source>
        <translation>この Memoro には含まれていないか、このシステムに合いません（%1）。</translation>
    </message>
    <message>
        <source>Install Memoro with its extra “local”, or choose the built-in model.</source>
        <translation>Memoro を追加機能「local」付きでインストールするか、内蔵モデルを選んでください。</translation>
    </message>
    <message>
        <source>The local model could not compute a vector</source>
        <translation>ローカルモデルがベクトルを計算できませんでした</translation>
    </message>
    <message>
        <source>llama.cpp gave no reason</source>
        <translation>llama.cpp は理由を示しませんでした</translation>
    </message>
    <message>
        <source>The text could not be cut into tokens</source>
        <translation>文章をトークンに分けられませんでした</translation>
    </message>
    <message>
        <source>The model gave no vector</source>
        <translation>モデルがベクトルを返しませんでした</translation>
    </message>
    <message>
        <source>Close some programs if the memory is full, or choose a smaller model.</source>
        <translation>RAM が足りなければアプリをいくつか終了するか、小さいモデルを選んでください。</translation>
    </message>
    <message>
        <source>The model could not be downloaded: its certificate is not trusted by this computer.</source>
        <translation>モデルをダウンロードできませんでした。相手の証明書がこのコンピューターで信頼されていません。</translation>
    </message>
    <message>
        <source>The model could not be downloaded: the proxy refused to help.</source>
        <translation>モデルをダウンロードできませんでした。プロキシに拒否されました。</translation>
    </message>
    <message>
        <source>The model could not be downloaded: it did not answer in time.</source>
        <translation>モデルをダウンロードできませんでした。時間内に応答がありませんでした。</translation>
    </message>
    <message>
        <source>The model could not be downloaded: it could not be reached.</source>
        <translation>モデルをダウンロードできませんでした。相手に接続できません。</translation>
    </message>
    <message>
        <source>The model could not be downloaded: the connection broke off.</source>
        <translation>モデルをダウンロードできませんでした。接続が途中で切れました。</translation>
    </message>
    <message>
        <source>Check the network and its proxy, then try again; what has arrived is kept.</source>
        <translation>ネットワークとプロキシを確認して、もう一度お試しください。届いた分は残してあります。</translation>
    </message>
    <message>
        <source>This model asks for your agreement first</source>
        <translation>このモデルには事前の同意が必要です</translation>
    </message>
    <message>
        <source>%1 is given only to people who have accepted its terms on %2.</source>
        <translation>%1 は、%2 で規約に同意した人だけに提供されます。</translation>
    </message>
    <message>
        <source>Accept the terms on the model&apos;s page, set HF_TOKEN to a token of yours, and try again.</source>
        <translation>モデルのページで規約に同意し、HF_TOKEN に自分のトークンを設定して、もう一度お試しください。</translation>
    </message>
    <message>
        <source>This model has no such file</source>
        <translation>このモデルにそのファイルはありません</translation>
    </message>
    <message>
        <source>%1 knows the model, but not the file: %2.</source>
        <translation>%1 にモデルはありますが、このファイルはありません: %2。</translation>
    </message>
    <message>
        <source>Copy the name of the file from the model&apos;s page.</source>
        <translation>モデルのページからファイル名をコピーしてください。</translation>
    </message>
    <message>
        <source>There is no such model</source>
        <translation>そのモデルはありません</translation>
    </message>
    <message>
        <source>%1 has no %2, or shows it only to people it knows (%3).</source>
        <translation>%1 に %2 がないか、登録した人だけに公開されています（%3）。</translation>
    </message>
    <message>
        <source>Check the address for typing errors. For a private model, set HF_TOKEN.</source>
        <translation>アドレスに打ち間違いがないか確認してください。非公開のモデルには HF_TOKEN を設定してください。</translation>
    </message>
    <message>
        <source>Too many downloads for now</source>
        <translation>ダウンロードが多すぎます</translation>
    </message>
    <message>
        <source>%1 asks to wait.</source>
        <translation>%1 が待つように求めています。</translation>
    </message>
    <message>
        <source>Try again in some minutes.</source>
        <translation>数分後にもう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 has a problem</source>
        <translation>%1 に問題があります</translation>
    </message>
    <message>
        <source>It answered %1 when asked for %2.</source>
        <translation>%2 を求めたところ、%1 と応答しました。</translation>
    </message>
    <message>
        <source>%1 does not answer like a model hub</source>
        <translation>%1 の応答がモデルの配布元のものではありません</translation>
    </message>
    <message>
        <source>It may be a sign-in page of the network, or the hub&apos;s address in the settings is wrong.</source>
        <translation>ネットワークのログインページか、設定の配布元のアドレスが間違っている可能性があります。</translation>
    </message>
    <message>
        <source>Open a web page to sign in to the network, or correct the address.</source>
        <translation>ウェブページを開いてネットワークにログインするか、アドレスを直してください。</translation>
    </message>
    <message>
        <source>%1 are needed in %2, %3 are free.</source>
        <translation>%2 に %1 必要ですが、空きは %3 です。</translation>
    </message>
    <message>
        <source>Make room, or choose another folder for models in the settings.</source>
        <translation>空きを作るか、設定でモデル用の別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>The model could not be saved</source>
        <translation>モデルを保存できませんでした</translation>
    </message>
    <message>
        <source>Writing into %1 failed: %2.</source>
        <translation>%1 に書き込めませんでした: %2。</translation>
    </message>
    <message>
        <source>Choose another folder for models in the settings.</source>
        <translation>設定でモデル用の別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>The download was damaged</source>
        <translation>ダウンロードしたファイルが壊れています</translation>
    </message>
    <message>
        <source>%1 arrived, but is not the file that the hub describes, so it was thrown away.</source>
        <translation>%1 は届きましたが、配布元の示すファイルと違うため破棄しました。</translation>
    </message>
    <message>
        <source>Download it again. If it happens again, something on the way changes files.</source>
        <translation>もう一度ダウンロードしてください。繰り返す場合は、途中の何かがファイルを書き換えています。</translation>
    </message>
    <message>
        <source>This is no address of a model</source>
        <translation>モデルのアドレスではありません</translation>
    </message>
    <message>
        <source>“%1” was expected to look like hf:owner/model/file.gguf.</source>
        <translation>「%1」は hf:owner/model/file.gguf の形ではありません。</translation>
    </message>
    <message>
        <source>Copy owner and model from the page of the model on the hub.</source>
        <translation>配布元のモデルのページから、所有者とモデルの名前をコピーしてください。</translation>
    </message>
    <message>
        <source>There is no file that could be used</source>
        <translation>使えるファイルがありません</translation>
    </message>
    <message>
        <source>%1 has no GGUF model that is one file.</source>
        <translation>%1 には、一つのファイルの GGUF モデルがありません。</translation>
    </message>
    <message>
        <source>%1 has no GGUF model of the kind %2 that is one file.</source>
        <translation>%1 には、%2 の種類で一つのファイルの GGUF モデルがありません。</translation>
    </message>
    <message>
        <source>Choose a model that is offered as GGUF.</source>
        <translation>GGUF で提供されているモデルを選んでください。</translation>
    </message>
    <message>
        <source>It reported: %1: %2.</source>
        <translation>報告された内容: %1: %2。</translation>
    </message>
    <message>
        <source>The local search model was ended</source>
        <translation>ローカルの検索モデルを終了しました</translation>
    </message>
    <message>
        <source>Memoro closed it.</source>
        <translation>Memoro が閉じました。</translation>
    </message>
    <message>
        <source>This processor does not know one of its instructions.</source>
        <translation>このプロセッサーが対応していない命令が含まれています。</translation>
    </message>
    <message>
        <source>It crashed.</source>
        <translation>クラッシュしました。</translation>
    </message>
    <message>
        <source>It was killed, most likely because the memory was full.</source>
        <translation>おそらく RAM 不足のため、強制終了されました。</translation>
    </message>
    <message>
        <source>Its process ended with signal %1.</source>
        <translation>プロセスがシグナル %1 で終了しました。</translation>
    </message>
    <message>
        <source>Its process ended with code %1.</source>
        <translation>プロセスがコード %1 で終了しました。</translation>
    </message>
    <message>
        <source>Choose another provider in the settings.</source>
        <translation>設定で別のプロバイダーを選んでください。</translation>
    </message>
    <message>
        <source>It failed %1 times within a short time, so it rests.</source>
        <translation>短い間に %1 回失敗したため、休止しています。</translation>
    </message>
    <message>
        <source>%1 cannot make %2 numbers per text</source>
        <translation>%1 は 1 つの文章から %2 個の数値を作れません</translation>
    </message>
    <message>
        <source>It makes %1.</source>
        <translation>作れるのは %1 です。</translation>
    </message>
    <message>
        <source>Choose one of these as outputDimensionality.</source>
        <translation>outputDimensionality にこのうちのどれかを指定してください。</translation>
    </message>
    <message>
        <source>It is meant for %1, so it was not sent to %2.</source>
        <translation>%1 用のキーなので、%2 には送っていません。</translation>
    </message>
    <message>
        <source>Enter the key that belongs to this address, or use %1 itself.</source>
        <translation>このアドレスのキーを入力するか、%1 そのものを使ってください。</translation>
    </message>
    <message>
        <source>The address of the service cannot be used</source>
        <translation>サービスのアドレスが使えません</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <translation>「%1」: %2。</translation>
    </message>
    <message>
        <source>it begins with %1:// where http:// or https:// is needed</source>
        <translation>%1:// で始まっていますが、http:// か https:// が必要です</translation>
    </message>
    <message>
        <source>it names no host</source>
        <translation>ホスト名がありません</translation>
    </message>
    <message>
        <source>the number of its port is wrong</source>
        <translation>ポート番号が間違っています</translation>
    </message>
    <message>
        <source>%1 cannot be called</source>
        <translation>%1 を呼び出せません</translation>
    </message>
    <message>
        <source>The address or a header is not well formed.</source>
        <translation>アドレスかヘッダーの形式が正しくありません。</translation>
    </message>
    <message>
        <source>The key or a header holds a character that cannot be sent</source>
        <translation>キーかヘッダーに、送れない文字が含まれています</translation>
    </message>
    <message>
        <source>Keys and headers are made of plain letters, digits and signs.</source>
        <translation>キーとヘッダーに使えるのは、半角の英字・数字・記号です。</translation>
    </message>
    <message>
        <source>Copy the key for %1 once more.</source>
        <translation>%1 のキーをもう一度コピーしてください。</translation>
    </message>
    <message>
        <source>It asks for a user name and password.</source>
        <translation>ユーザー名とパスワードを求めています。</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>中止しました</translation>
    </message>
    <message>
        <source>The call to %1 was ended.</source>
        <translation>%1 への呼び出しを終了しました。</translation>
    </message>
    <message>
        <source>Choose the model once more in the settings; a new index is then built beside the present one.</source>
        <translation>設定でモデルを選び直してください。今の索引とは別に、新しい索引が作られます。</translation>
    </message>
    <message>
        <source>%1 takes no pictures or sound</source>
        <translation>%1 は画像や音声を扱えません</translation>
    </message>
    <message>
        <source>Only gemini-embedding-2-preview does.</source>
        <translation>扱えるのは gemini-embedding-2-preview だけです。</translation>
    </message>
    <message>
        <source>Choose this model, or switch multimodal indexing off.</source>
        <translation>このモデルを選ぶか、マルチモーダルの索引をオフにしてください。</translation>
    </message>
    <message>
        <source>The embedding model answered wrongly</source>
        <translation>埋め込みモデルの答えが正しくありません</translation>
    </message>
    <message>
        <source>It gave vectors of the shape %1 where %2 were asked for.</source>
        <translation>%2 のベクトルを求めましたが、%1 のベクトルが返りました。</translation>
    </message>
    <message>
        <source>If this happens again, choose another model in the settings.</source>
        <translation>繰り返す場合は、設定で別のモデルを選んでください。</translation>
    </message>
    <message>
        <source>This note is left out of the memory.</source>
        <translation>このノートはメモリーの対象から外されています。</translation>
    </message>
    <message>
        <source>There is a symbolic link on the way; links are not followed.</source>
        <translation>途中にシンボリックリンクがあります。リンクの先は読みません。</translation>
    </message>
    <message>
        <source>The path must not contain “.”, “..” or empty parts.</source>
        <translation>パスに「.」「..」や空の部分は使えません。</translation>
    </message>
    <message>
        <source>The path must not contain “..”.</source>
        <translation>パスに「..」は使えません。</translation>
    </message>
    <message>
        <source>The path must be relative to the memory folder.</source>
        <translation>パスはメモリーのフォルダーから見たものにしてください。</translation>
    </message>
    <message>
        <source>Windows takes this name for a drive, a device or a hidden stream.</source>
        <translation>この名前は Windows ではドライブ、デバイス、隠しストリームとみなされます。</translation>
    </message>
    <message>
        <source>Some systems take this name for a drive, a device or a hidden stream.</source>
        <translation>この名前は、システムによってはドライブ、デバイス、隠しストリームとみなされます。</translation>
    </message>
    <message>
        <source>The path contains control characters.</source>
        <translation>パスに制御文字が含まれています。</translation>
    </message>
    <message>
        <source>A path is needed.</source>
        <translation>パスを指定してください。</translation>
    </message>
    <message>
        <source>Only MEMORY.md, the memory folder and the extra paths can be read.</source>
        <translation>読めるのは MEMORY.md、メモリーのフォルダー、追加のパスだけです。</translation>
    </message>
    <message>
        <source>Only Markdown files (.md) can be read.</source>
        <translation>読めるのは Markdown ファイル (.md) だけです。</translation>
    </message>
    <message>
        <source>Conversations can be searched, not read: only Markdown files (.md) can be read.</source>
        <translation>会話は検索できますが、開けません。読めるのは Markdown ファイル (.md) だけです。</translation>
    </message>
    <message>
        <source>The file could not be looked at: %1.</source>
        <translation>ファイルを確認できませんでした: %1。</translation>
    </message>
    <message>
        <source>This is not a folder.</source>
        <translation>フォルダーではありません。</translation>
    </message>
    <message>
        <source>The name holds a line end or another invisible character.</source>
        <translation>名前に改行などの見えない文字が含まれています。</translation>
    </message>
    <message>
        <source>The name cannot be told from a path.</source>
        <translation>名前がパスと区別できません。</translation>
    </message>
    <message>
        <source>Rename the file.</source>
        <translation>ファイル名を変更してください。</translation>
    </message>
    <message>
        <source>The path has more characters than Windows takes (260).</source>
        <translation>パスが Windows の上限（260 文字）を超えています。</translation>
    </message>
    <message>
        <source>Move the file to a folder with a shorter path.</source>
        <translation>パスの短いフォルダーに移動してください。</translation>
    </message>
    <message>
        <source>The file is larger than 10 MiB.</source>
        <translation>ファイルが 10 MiB を超えています。</translation>
    </message>
    <message>
        <source>The file is larger than %1 bytes.</source>
        <translation>ファイルが %1 バイトを超えています。</translation>
    </message>
    <message>
        <source>The name says that this is a picture, but its content is none.</source>
        <translation>名前は画像ですが、中身は画像ではありません。</translation>
    </message>
    <message>
        <source>The name says that this is a recording, but its content is none.</source>
        <translation>名前は録音ですが、中身は録音ではありません。</translation>
    </message>
    <message>
        <source>Memoro could not make sense of this file (%1).</source>
        <translation>Memoro はこのファイルを解釈できませんでした（%1）。</translation>
    </message>
    <message>
        <source>Assistants only add to a daily log; what stands there stays.</source>
        <translation>アシスタントは日誌に書き足すだけで、書かれた内容は変えません。</translation>
    </message>
    <message>
        <source>Only a person may rename, delete or forget a note.</source>
        <translation>ノートの名前の変更、削除、消去ができるのは人だけです。</translation>
    </message>
    <message>
        <source>There is a note of this name already.</source>
        <translation>同じ名前のノートがすでにあります。</translation>
    </message>
    <message>
        <source>The note does not exist.</source>
        <translation>ノートが存在しません。</translation>
    </message>
    <message>
        <source>The encoding of the note is unknown, so writing it could damage it.</source>
        <translation>ノートの文字コードが不明なため、書き込むと壊れるおそれがあります。</translation>
    </message>
    <message>
        <source>Save it as UTF-8 first.</source>
        <translation>先に UTF-8 で保存してください。</translation>
    </message>
    <message>
        <source>A note may have at most 10 MiB.</source>
        <translation>ノートは 10 MiB までです。</translation>
    </message>
    <message>
        <source>There is nothing to write.</source>
        <translation>書き込む内容がありません。</translation>
    </message>
    <message>
        <source>The note is being changed by another program.</source>
        <translation>ノートは別のアプリが変更中です。</translation>
    </message>
    <message>
        <source>A name must not contain any of &lt; &gt; : &quot; | ? *</source>
        <translation>名前に &lt; &gt; : &quot; | ? * は使えません</translation>
    </message>
    <message>
        <source>Assistants write only inside the memory folder itself.</source>
        <translation>アシスタントが書き込めるのは、メモリーのフォルダーの中だけです。</translation>
    </message>
    <message>
        <source>This change is not in the history.</source>
        <translation>この変更は履歴にありません。</translation>
    </message>
    <message>
        <source>The history knows of no note that was deleted here.</source>
        <translation>ここで削除されたノートは履歴にありません。</translation>
    </message>
    <message>
        <source>Memoro is closing</source>
        <translation>Memoro は終了中です</translation>
    </message>
    <message>
        <source>The history is closed already.</source>
        <translation>履歴はもう閉じています。</translation>
    </message>
    <message>
        <source>Start Memoro again.</source>
        <translation>Memoro をもう一度起動してください。</translation>
    </message>
    <message>
        <source>The same lines were changed again later.</source>
        <translation>同じ行があとでまた変更されています。</translation>
    </message>
    <message>
        <source>Choose what should stand there.</source>
        <translation>どちらを残すか選んでください。</translation>
    </message>
    <message>
        <source>The note is not there any more.</source>
        <translation>ノートはもうありません。</translation>
    </message>
    <message>
        <source>Bring it back first.</source>
        <translation>先に元に戻してください。</translation>
    </message>
    <message>
        <source>The earlier version is not kept any more, because the history had grown too large.</source>
        <translation>履歴が大きくなりすぎたため、前のバージョンは残っていません。</translation>
    </message>
    <message>
        <source>Another note has this name now.</source>
        <translation>今は別のノートがこの名前を使っています。</translation>
    </message>
    <message>
        <source>The note is not text that could be compared line by line, and it was changed again later.</source>
        <translation>ノートは行ごとに比べられるテキストではなく、あとで変更されています。</translation>
    </message>
    <message>
        <source>The note is not as it was read.</source>
        <translation>ノートが読んだときから変わっています。</translation>
    </message>
    <message>
        <source>Read it again and propose from there.</source>
        <translation>もう一度読んでから提案してください。</translation>
    </message>
    <message>
        <source>The note was changed since, in the same lines or in another encoding.</source>
        <translation>その後、ノートの同じ行か文字コードが変わりました。</translation>
    </message>
    <message>
        <source>This proposal was decided already.</source>
        <translation>この提案はすでに処理済みです。</translation>
    </message>
    <message>
        <source>There is no such proposal.</source>
        <translation>その提案はありません。</translation>
    </message>
    <message>
        <source>Too many proposals wait already.</source>
        <translation>待っている提案が多すぎます。</translation>
    </message>
    <message>
        <source>A person has to look first.</source>
        <translation>先に人が確認する必要があります。</translation>
    </message>
    <message>
        <source>A proposal may have at most one million characters.</source>
        <translation>提案は 100 万字までです。</translation>
    </message>
    <message>
        <source>A daily log is only added to; propose a block instead.</source>
        <translation>日誌には書き足すことしかできません。書き足す内容を提案してください。</translation>
    </message>
    <message>
        <source>%1 was removed in the meantime</source>
        <translation>%1 はその間に削除されました</translation>
    </message>
    <message>
        <source>%1 was changed in the meantime</source>
        <translation>%1 はその間に変更されました</translation>
    </message>
    <message>
        <source>The note was removed by another program after it was opened.</source>
        <translation>ノートは、開いたあとに別のアプリによって削除されました。</translation>
    </message>
    <message>
        <source>The note was changed by another program after it was opened.</source>
        <translation>ノートは、開いたあとに別のアプリによって変更されました。</translation>
    </message>
    <message>
        <source>Nothing was overwritten.</source>
        <translation>何も上書きしていません。</translation>
    </message>
    <message>
        <source>Compare both versions and save again.</source>
        <translation>両方のバージョンを見比べて、もう一度保存してください。</translation>
    </message>
    <message>
        <source>%1 is in an unknown encoding</source>
        <translation>%1 の文字コードが不明です</translation>
    </message>
    <message>
        <source>Appending to it could damage what is already there.</source>
        <translation>書き足すと、今の内容が壊れるおそれがあります。</translation>
    </message>
    <message>
        <source>Save it as UTF-8 in an editor, then try again.</source>
        <translation>エディターで UTF-8 として保存してから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 is not a file</source>
        <translation>%1 はファイルではありません</translation>
    </message>
    <message>
        <source>It is a link, a folder or a device, and Memoro does not write there.</source>
        <translation>リンク、フォルダー、またはデバイスなので、Memoro は書き込みません。</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>もう一度お試しください。</translation>
    </message>
    <message>
        <source>%1 is no file, but a folder, a pipe or a device.</source>
        <translation>%1 はファイルではなく、フォルダーやパイプ、デバイスです。</translation>
    </message>
    <message>
        <source>Take it away; then enter the key again.</source>
        <translation>それを取り除いてから、キーをもう一度入力してください。</translation>
    </message>
    <message>
        <source>The search index was damaged and is made again from the notes.</source>
        <translation>検索の索引が壊れていたため、ノートから作り直します。</translation>
    </message>
    <message>
        <source>The history of your notes was damaged, so a new one has begun.</source>
        <translation>ノートの履歴が壊れていたため、新しい履歴を始めました。</translation>
    </message>
    <message>
        <source>The search index is kept at its usual place.</source>
        <translation>検索索引はいつもの場所に保存されています。</translation>
    </message>
    <message>
        <source>Deleting everything about a memory was not finished: delete it again in the settings.</source>
        <translation>メモリーについてすべて削除する処理が途中で止まりました。設定でもう一度削除してください。</translation>
    </message>
    <message>
        <source>store.path names %1, which is no index of Memoro&apos;s; it was not touched.</source>
        <translation>store.path に指定された %1 は Memoro の索引ではないため、手を加えていません。</translation>
    </message>
    <message>
        <source>Restoring a backup was not finished: restore it again, or go back.</source>
        <translation>バックアップの復元が途中で止まりました。もう一度復元するか、元に戻してください。</translation>
    </message>
    <message>
        <source>The backup is %1, and %2 holds what was there before.</source>
        <translation>バックアップは %1、復元前の内容は %2 にあります。</translation>
    </message>
    <message>
        <source>It is the memory of %1.</source>
        <translation>%1 のメモリーです。</translation>
    </message>
    <message>
        <source>It is kept as %1.</source>
        <translation>壊れたファイルは %1 として保管されています。</translation>
    </message>
    <message>
        <source>The notes are not affected.</source>
        <translation>ノートに影響はありません。</translation>
    </message>
    <message>
        <source>The damaged file with the earlier versions is kept as %1.</source>
        <translation>以前のバージョンを含む壊れたファイルは %1 として保管されています。</translation>
    </message>
    <message>
        <source>Notes on a network drive are looked at every few seconds.</source>
        <translation>ネットワークドライブ上のノートは数秒ごとに確認されます。</translation>
    </message>
    <message>
        <source>The system has no more file watches to give, so notes are looked at every few seconds.</source>
        <translation>システムのファイル監視の空きがないため、ノートは数秒ごとに確認されます。</translation>
    </message>
    <message>
        <source>The vector extension sqlite-vec does not work here (%1); search goes on in memory.</source>
        <translation>ベクトル拡張 sqlite-vec はここでは動作しません（%1）。検索はメモリー上で続けます。</translation>
    </message>
    <message>
        <source>This system&apos;s SQLite has no full-text search: only meaning is searched.</source>
        <translation>このシステムの SQLite には全文検索がないため、意味だけで検索します。</translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>…ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>The settings file cannot be read, so nothing can be changed here and nothing is overwritten. The last good settings stay in effect.</source>
        <translation>設定ファイルを読み込めないため、ここでは何も変更できず、上書きもされません。最後に正しかった設定が有効です。</translation>
    </message>
    <message>
        <source>Some values in the settings file cannot be used. The previous ones stay in effect.</source>
        <translation>設定ファイルの一部の値は使えません。以前の値が有効です。</translation>
    </message>
    <message>
        <source>Something in the settings file is probably not what was meant.</source>
        <translation>設定ファイルに、おそらく意図と違う箇所があります。</translation>
    </message>
    <message>
        <source>Open in the editor</source>
        <translation>エディターで開く</translation>
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
        <translation>メモリーのライブラリ</translation>
    </message>
    <message numerus="yes">
        <source>%Ln proposal(s) to review…</source>
        <translation>
            <numerusform>確認待ちの提案 %Ln 件…</numerusform>
        </translation>
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
        <translation>設定…</translation>
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
    <name>ProgramsEditor</name>
    <message>
        <source>Add a name</source>
        <translation>名前を追加</translation>
    </message>
    <message>
        <source>Choose an open program…</source>
        <translation>開いているアプリから選ぶ…</translation>
    </message>
    <message>
        <source>No other program has a window open</source>
        <translation>ほかに開いているアプリはありません</translation>
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
        <translation>検索は今すぐ使えます。意味検索は、準備ができしだい加わります。</translation>
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
    <name>ProposalCounts</name>
    <message numerus="yes">
        <source>%Ln proposal(s) marked</source>
        <translation>
            <numerusform>提案 %Ln 件を選択中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Accept all %Ln</source>
        <translation>
            <numerusform>%Ln 件すべて承認</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decline all %Ln</source>
        <translation>
            <numerusform>%Ln 件すべて却下</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln proposal(s) accepted and written.</source>
        <translation>
            <numerusform>提案 %Ln 件を承認し、書き込みました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln proposal(s) declined. Nothing was written.</source>
        <translation>
            <numerusform>提案 %Ln 件を却下しました。何も書き込んでいません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be written; each says why.</source>
        <translation>
            <numerusform>%Ln 件は書き込めませんでした。理由はそれぞれの提案にあります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProposalPane</name>
    <message>
        <source>Accept</source>
        <translation>承認</translation>
    </message>
    <message>
        <source>Change it first…</source>
        <translation>直してから承認…</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>却下</translation>
    </message>
    <message>
        <source>Why not? The assistant is told (optional).</source>
        <translation>却下の理由（任意。アシスタントに伝わります）</translation>
    </message>
    <message>
        <source>What it would change</source>
        <translation>提案による変更</translation>
    </message>
    <message>
        <source>The text of the proposal</source>
        <translation>提案の本文</translation>
    </message>
    <message>
        <source>Choose a proposal to see what it would change.</source>
        <translation>提案を選ぶと変更内容が表示されます。</translation>
    </message>
    <message>
        <source>accepted by you, %1</source>
        <translation>%1 に自分が承認</translation>
    </message>
    <message>
        <source>declined by you, %1</source>
        <translation>%1 に自分が却下</translation>
    </message>
    <message>
        <source>makes a new note</source>
        <translation>新しいノートを作成</translation>
    </message>
    <message>
        <source>adds to the note</source>
        <translation>ノートに追加</translation>
    </message>
    <message>
        <source>rewrites the note</source>
        <translation>ノートを書き換え</translation>
    </message>
    <message>
        <source>Proposed for %1, which has been renamed since.</source>
        <translation>%1 への提案ですが、このノートはその後名前が変わりました。</translation>
    </message>
    <message>
        <source>You changed the text; below is what was proposed.</source>
        <translation>文面を修正して承認しました。以下は提案時の文面です。</translation>
    </message>
    <message>
        <source>The note had it already, so nothing was written.</source>
        <translation>ノートに既にあるため、何も書き込んでいません。</translation>
    </message>
    <message>
        <source>Declined: %1</source>
        <translation>却下: %1</translation>
    </message>
    <message>
        <source>The note is gone. Accept again to make it anew.</source>
        <translation>ノートがなくなっています。もう一度承認すると、新しく作成します。</translation>
    </message>
    <message>
        <source>The note is there now. Accept again to add to it.</source>
        <translation>この名前のノートができています。もう一度承認すると、そこに追加します。</translation>
    </message>
    <message>
        <source>The note was changed since, in the same lines. Change the proposal first.</source>
        <translation>その後、同じ行が変更されています。先に提案を直してください。</translation>
    </message>
</context>
<context>
    <name>ProviderCard</name>
    <message>
        <source>In use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>Use this</source>
        <translation>これを使う</translation>
    </message>
    <message>
        <source>Use “%1”</source>
        <translation>「%1」を使う</translation>
    </message>
    <message>
        <source>Hide the details of %1</source>
        <translation>%1 の詳細を隠す</translation>
    </message>
    <message>
        <source>Set up %1</source>
        <translation>%1 を設定</translation>
    </message>
    <message>
        <source>Chosen automatically</source>
        <translation>自動で選択</translation>
    </message>
    <message>
        <source>Resume indexing</source>
        <translation>索引の作成を再開</translation>
    </message>
    <message>
        <source>Pause indexing</source>
        <translation>索引の作成を一時停止</translation>
    </message>
</context>
<context>
    <name>ProviderKinds</name>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Words only</source>
        <translation>キーワードのみ</translation>
    </message>
    <message>
        <source>Built-in model</source>
        <translation>内蔵モデル</translation>
    </message>
    <message>
        <source>Larger local model</source>
        <translation>大きめのローカルモデル</translation>
    </message>
    <message>
        <source>Another compatible server</source>
        <translation>ほかの互換サーバー</translation>
    </message>
    <message>
        <source>A local model or a key that is set up, else the built-in model.</source>
        <translation>設定済みのローカルモデルかキー、なければ内蔵モデル。</translation>
    </message>
    <message>
        <source>No embeddings at all: notes are found by their words.</source>
        <translation>埋め込みなし。ノートをキーワードで探します。</translation>
    </message>
    <message>
        <source>Works now, nothing leaves this computer. About 100 languages.</source>
        <translation>すぐに使え、データは外に出ません。約 100 言語。</translation>
    </message>
    <message>
        <source>Understands more, nothing leaves this computer. One download, slower.</source>
        <translation>より深く理解し、データは外に出ません。ダウンロードが一度必要で、速度は遅めです。</translation>
    </message>
    <message>
        <source>For those who run Ollama already. Nothing leaves this computer.</source>
        <translation>すでに Ollama を使っている方に。データは外に出ません。</translation>
    </message>
    <message>
        <source>Cheap and fast. Your notes are sent to OpenAI.</source>
        <translation>安価で高速。ノートは OpenAI に送信されます。</translation>
    </message>
    <message>
        <source>Many languages. Your notes are sent to Google.</source>
        <translation>多くの言語に対応。ノートは Google に送信されます。</translation>
    </message>
    <message>
        <source>Made for search. Your notes are sent to Voyage AI.</source>
        <translation>検索向け。ノートは Voyage AI に送信されます。</translation>
    </message>
    <message>
        <source>From Europe. Your notes are sent to Mistral.</source>
        <translation>ヨーロッパ製。ノートは Mistral に送信されます。</translation>
    </message>
    <message>
        <source>LM Studio, vLLM, a company&apos;s gateway: whatever speaks OpenAI&apos;s protocol.</source>
        <translation>LM Studio、vLLM、社内ゲートウェイなど、OpenAI のプロトコルを話すもの。</translation>
    </message>
</context>
<context>
    <name>ProviderStates</name>
    <message>
        <source>No connection</source>
        <translation>接続できません</translation>
    </message>
    <message>
        <source>Key refused</source>
        <translation>キーが拒否されました</translation>
    </message>
    <message>
        <source>Not set up: no key</source>
        <translation>未設定: キーなし</translation>
    </message>
    <message>
        <source>The key may not use this model</source>
        <translation>このキーではこのモデルを使えません</translation>
    </message>
    <message>
        <source>Out of credit</source>
        <translation>残高がありません</translation>
    </message>
    <message>
        <source>Too many requests for now</source>
        <translation>現在リクエストが多すぎます</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>動いていません</translation>
    </message>
    <message>
        <source>Unknown model</source>
        <translation>不明なモデル</translation>
    </message>
    <message>
        <source>Not a model for search</source>
        <translation>検索用のモデルではありません</translation>
    </message>
    <message>
        <source>Wrong address</source>
        <translation>アドレスが違います</translation>
    </message>
    <message>
        <source>The password store is locked</source>
        <translation>パスワードストアがロックされています</translation>
    </message>
    <message>
        <source>No password store</source>
        <translation>パスワードストアがありません</translation>
    </message>
    <message>
        <source>Does not work</source>
        <translation>動作しません</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>Too many requests; goes on at %1</source>
        <translation>リクエストが多すぎます。%1 に再開します</translation>
    </message>
    <message>
        <source>Last worked: %1</source>
        <translation>最後に動作: %1</translation>
    </message>
    <message>
        <source>Works, tested at %1</source>
        <translation>動作確認済み（%1）</translation>
    </message>
    <message>
        <source>Not set up: no address</source>
        <translation>未設定: アドレスなし</translation>
    </message>
    <message>
        <source>Its file is missing</source>
        <translation>ファイルがありません</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>ダウンロード済み</translation>
    </message>
    <message>
        <source>Not set up: not downloaded</source>
        <translation>未設定: 未ダウンロード</translation>
    </message>
    <message>
        <source>Key %1 is set up</source>
        <translation>キー %1 を設定済み</translation>
    </message>
</context>
<context>
    <name>ProviderTraits</name>
    <message>
        <source>many languages</source>
        <translation>多言語</translation>
    </message>
    <message>
        <source>mainly English</source>
        <translation>主に英語</translation>
    </message>
    <message>
        <source>Key if the server wants one</source>
        <translation>キーはサーバーが求める場合のみ</translation>
    </message>
    <message>
        <source>Needs a key</source>
        <translation>キーが必要</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>キー不要</translation>
    </message>
    <message>
        <source>free</source>
        <translation>無料</translation>
    </message>
    <message>
        <source>about $%1 to $%2 per million tokens</source>
        <translation>100 万トークンあたり約 $%1～$%2</translation>
    </message>
    <message>
        <source>about $%1 per million tokens</source>
        <translation>100 万トークンあたり約 $%1</translation>
    </message>
</context>
<context>
    <name>Providers</name>
    <message>
        <source>Search by words always works. To search by meaning as well, a model turns every note into numbers, its embedding. Choose here which one does that.</source>
        <translation>キーワードはいつでも検索できます。意味でも検索するには、モデルがノートを数値（埋め込み）に変えます。どれを使うかをここで選びます。</translation>
    </message>
    <message>
        <source>If it fails</source>
        <translation>使えないとき</translation>
    </message>
    <message>
        <source>It would use “%1” now.</source>
        <translation>いま選ぶと「%1」を使います。</translation>
    </message>
    <message>
        <source>The text of all notes will be sent there.</source>
        <translation>すべてのノートの本文がそこに送られます。</translation>
    </message>
    <message>
        <source>Found on this computer</source>
        <translation>このコンピューターで見つかりました</translation>
    </message>
    <message>
        <source>Not running on this computer</source>
        <translation>このコンピューターでは動いていません</translation>
    </message>
</context>
<context>
    <name>Punctuation</name>
    <message>
        <source>“%1”</source>
        <comment>what somebody said or gave as a reason</comment>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the things of a list</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>QuickNotes</name>
    <message>
        <source>Add to today’s log</source>
        <translation>今日の日誌に追加</translation>
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
        <translation>続けて入力し、Enter で今日の日誌に追加します。</translation>
    </message>
    <message>
        <source>Added to today’s log</source>
        <translation>今日の日誌に追加しました</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Today’s log has this already</source>
        <translation>今日の日誌にはもうあります</translation>
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
    <name>Reader</name>
    <message>
        <source>You</source>
        <translation>自分</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>アシスタント</translation>
    </message>
    <message>
        <source>Nothing is written in this note yet.</source>
        <translation>このノートにはまだ何も書かれていません。</translation>
    </message>
</context>
<context>
    <name>ReaderWindow</name>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>会話の内容</translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier turn(s) are not shown</source>
        <translation>
            <numerusform>これより前の発言 %Ln 件は表示していません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln later turn(s) are not shown</source>
        <translation>
            <numerusform>これより後の発言 %Ln 件は表示していません</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Recent</name>
    <message>
        <source>Pinned</source>
        <translation>ピン留め</translation>
    </message>
    <message>
        <source>Changed today</source>
        <translation>今日の変更</translation>
    </message>
    <message>
        <source>Changed yesterday</source>
        <translation>昨日の変更</translation>
    </message>
    <message>
        <source>Changed on %1</source>
        <comment>a weekday</comment>
        <translation>%1の変更</translation>
    </message>
    <message>
        <source>Changed this month</source>
        <translation>今月の変更</translation>
    </message>
    <message>
        <source>Changed earlier</source>
        <translation>それ以前の変更</translation>
    </message>
    <message>
        <source>Ctrl+S takes the pin away.</source>
        <translation>Ctrl+S でピン留めを外せます。</translation>
    </message>
    <message>
        <source>The pinned line is not in this note any more.</source>
        <translation>ピン留めした行は、このノートにはもうありません。</translation>
    </message>
    <message>
        <source>The pinned note cannot be found.</source>
        <translation>ピン留めしたノートが見つかりません。</translation>
    </message>
</context>
<context>
    <name>Recorder</name>
    <message>
        <source>No hotkey</source>
        <translation>ホットキーなし</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Press the keys…</source>
        <translation>キーを押してください…</translation>
    </message>
    <message>
        <source>Esc leaves it as it is.</source>
        <translation>Esc でそのままにします。</translation>
    </message>
    <message>
        <source>Free right now:</source>
        <translation>今空いている組み合わせ:</translation>
    </message>
</context>
<context>
    <name>Remedies</name>
    <message>
        <source>Open the key page</source>
        <translation>キーのページを開く</translation>
    </message>
    <message>
        <source>Enter another key</source>
        <translation>別のキーを入力</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>ロックを解除…</translation>
    </message>
    <message>
        <source>Open the proxy settings</source>
        <translation>プロキシの設定を開く</translation>
    </message>
    <message>
        <source>Open the billing page</source>
        <translation>支払いのページを開く</translation>
    </message>
    <message>
        <source>How to start it</source>
        <translation>起動のしかた</translation>
    </message>
    <message>
        <source>Correct the address</source>
        <translation>アドレスを直す</translation>
    </message>
    <message>
        <source>Show the models for embeddings</source>
        <translation>埋め込み用のモデルを表示</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>別のモデルを選ぶ</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Opened before for this question</source>
        <translation>この質問で前に開いたもの</translation>
    </message>
    <message>
        <source>Changed since</source>
        <translation>その後変更あり</translation>
    </message>
</context>
<context>
    <name>RightsForm</name>
    <message>
        <source>Private</source>
        <translation>自分だけ</translation>
    </message>
    <message>
        <source>Read by others</source>
        <translation>ほかの人も読む</translation>
    </message>
    <message>
        <source>Lasting notes</source>
        <translation>長期ノート</translation>
    </message>
    <message>
        <source>Daily log</source>
        <translation>日誌</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>Whose memory</source>
        <translation>誰のメモリー</translation>
    </message>
    <message>
        <source>It gets no citations, and MEMORY.md stays closed to it.</source>
        <translation>出典は渡されず、MEMORY.md は開けません。</translation>
    </message>
</context>
<context>
    <name>RowActions</name>
    <message>
        <source>Copied: %1</source>
        <translation>コピーしました: %1</translation>
    </message>
    <message>
        <source>The passage was copied</source>
        <translation>この部分をコピーしました</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>Language and display</source>
        <translation>言語と表示</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>When to notify</source>
        <translation>通知するとき</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Search window</source>
        <translation>検索ウィンドウ</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Order of results</source>
        <translation>結果の並び順</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Keeping up to date</source>
        <translation>最新に保つ</translation>
    </message>
    <message>
        <source>Bridge for assistants</source>
        <translation>アシスタント用ブリッジ</translation>
    </message>
    <message>
        <source>Trust for new assistants</source>
        <translation>新しいアシスタントの権限</translation>
    </message>
    <message>
        <source>From any program</source>
        <translation>どのアプリからでも</translation>
    </message>
    <message>
        <source>Versions of notes</source>
        <translation>ノートのバージョン</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>埋め込み</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>索引</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>会話</translation>
    </message>
    <message>
        <source>When a conversation grows long</source>
        <translation>会話が長くなったとき</translation>
    </message>
    <message>
        <source>Assistants in the file</source>
        <translation>ファイル内のアシスタント</translation>
    </message>
    <message>
        <source>QMD, another search engine</source>
        <translation>別の検索エンジン QMD</translation>
    </message>
    <message>
        <source>Finding faults</source>
        <translation>不具合の調査</translation>
    </message>
    <message>
        <source>Ranking in detail</source>
        <translation>順位付けの詳細</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Takes effect the next time Memoro starts.</source>
        <translation>次回の Memoro 起動から有効です。</translation>
    </message>
    <message>
        <source>A change rebuilds the index: %1. Search goes on.</source>
        <translation>変更すると索引を作り直します: %1。検索は続けられます。</translation>
    </message>
    <message>
        <source>A change makes new embeddings: %1. Search goes on.</source>
        <translation>変更すると埋め込みを作り直します: %1。検索は続けられます。</translation>
    </message>
    <message>
        <source>no cost</source>
        <translation>無料</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 トークン</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>All embeddings are there already: nothing is computed or paid again.</source>
        <translation>埋め込みはすべて揃っています。計算も支払いもやり直しません。</translation>
    </message>
    <message>
        <source>New embeddings: %1.</source>
        <translation>新しい埋め込み: %1。</translation>
    </message>
    <message>
        <source>Until they are complete, the present ones go on answering.</source>
        <translation>完成するまでは、今の埋め込みが検索に使われます。</translation>
    </message>
    <message>
        <source>about %1 s</source>
        <translation>約 %1 秒</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation>約 %1 分</translation>
    </message>
    <message>
        <source>price not known</source>
        <translation>料金は不明</translation>
    </message>
    <message>
        <source>less than $0.01</source>
        <translation>$0.01 未満</translation>
    </message>
    <message>
        <source>about $%1</source>
        <translation>約 $%1</translation>
    </message>
    <message>
        <source>Found settings</source>
        <translation>見つかった設定</translation>
    </message>
    <message>
        <source>Go to “%1”</source>
        <translation>「%1」へ</translation>
    </message>
    <message>
        <source>No setting is called “%1”. Try another word.</source>
        <translation>「%1」という設定はありません。別の言葉でお試しください。</translation>
    </message>
    <message>
        <source>In the file…</source>
        <translation>ファイルで編集…</translation>
    </message>
    <message>
        <source>Back to the default: %1</source>
        <translation>既定値に戻す: %1</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>既定値: %1</translation>
    </message>
    <message>
        <source>Set by %1 on the command line for as long as Memoro runs.</source>
        <translation>コマンドラインの %1 により、Memoro の実行中は固定されています。</translation>
    </message>
    <message>
        <source>Set by the environment variable %1.</source>
        <translation>環境変数 %1 で設定されています。</translation>
    </message>
    <message>
        <source>The file has an own value for the assistant %1.</source>
        <translation>アシスタント %1 の値がファイルに別途あります。</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>未設定</translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message>
        <source>“%1” was changed back.</source>
        <translation>「%1」を元に戻しました。</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>変更しました: %1</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>設定を検索</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>In the search window</source>
        <translation>検索ウィンドウ内</translation>
    </message>
    <message>
        <source>On this desktop (Wayland) programs may only propose a hotkey. The desktop asks you and has the last word; you can change the key later in its own keyboard settings.</source>
        <translation>このデスクトップ (Wayland) では、プログラムはホットキーを提案できるだけです。決めるのはデスクトップで、後からそのキーボード設定で変更できます。</translation>
    </message>
    <message>
        <source>This desktop does not let programs bind a hotkey. Its configuration can: add this line to %1.</source>
        <translation>このデスクトップではプログラムがホットキーを登録できません。%1 に次の行を追加すると使えます。</translation>
    </message>
    <message>
        <source>This desktop does not let programs bind a hotkey. Its own keyboard settings can: add a shortcut there that runs this command.</source>
        <translation>このデスクトップではプログラムがホットキーを登録できません。デスクトップのキーボード設定で、このコマンドを実行するショートカットを追加してください。</translation>
    </message>
    <message>
        <source>Choose a result</source>
        <translation>結果を選ぶ</translation>
    </message>
    <message>
        <source>Open it at its line</source>
        <translation>該当行で開く</translation>
    </message>
    <message>
        <source>Show it in its folder</source>
        <translation>フォルダーで表示</translation>
    </message>
    <message>
        <source>Show it in the library</source>
        <translation>ライブラリで表示</translation>
    </message>
    <message>
        <source>Copy its citation</source>
        <translation>出典をコピー</translation>
    </message>
    <message>
        <source>Open the result with this number</source>
        <translation>その番号の結果を開く</translation>
    </message>
    <message>
        <source>This desktop does not tell which program is in use or fills the screen, so the hotkeys work everywhere.</source>
        <translation>このデスクトップでは、使用中のアプリや全画面のアプリを判別できないため、ホットキーは常に有効です。</translation>
    </message>
    <message>
        <source>Copy the passage</source>
        <translation>この部分をコピー</translation>
    </message>
    <message>
        <source>Paste it into the program used before (X11)</source>
        <translation>直前に使っていたアプリに貼り付け (X11)</translation>
    </message>
    <message>
        <source>Pin it, or take the pin away</source>
        <translation>ピン留めする、または外す</translation>
    </message>
    <message>
        <source>Look for more like it</source>
        <translation>似た内容を探す</translation>
    </message>
    <message>
        <source>Search in this note alone</source>
        <translation>このノートの中だけを検索</translation>
    </message>
    <message>
        <source>Everything that can be done with it</source>
        <translation>できる操作をすべて表示</translation>
    </message>
    <message>
        <source>Hide or show the preview</source>
        <translation>プレビューを隠す・表示</translation>
    </message>
    <message>
        <source>Scroll the preview</source>
        <translation>プレビューをスクロール</translation>
    </message>
    <message>
        <source>Search notes, conversations or everything</source>
        <translation>ノート・会話・すべてを切り替えて検索</translation>
    </message>
    <message>
        <source>Before the text: take the last filter away</source>
        <translation>文字の先頭で: 最後の絞り込み条件を外す</translation>
    </message>
    <message>
        <source>From the first result: what was asked before</source>
        <translation>先頭の結果から: 前の質問</translation>
    </message>
    <message>
        <source>Go to the filters, the pin and the buttons</source>
        <translation>絞り込み条件、ピン、ボタンへ移る</translation>
    </message>
    <message>
        <source>Open the settings</source>
        <translation>設定を開く</translation>
    </message>
    <message>
        <source>Clear the question, then close</source>
        <translation>入力を消し、もう一度で閉じる</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Show the file</source>
        <translation>ファイルを表示</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Sections of the memory</source>
        <translation>メモリーの分類</translation>
    </message>
</context>
<context>
    <name>SkippedPage</name>
    <message>
        <source>Leave something else out…</source>
        <translation>ほかのものを除外…</translation>
    </message>
    <message>
        <source>By your choice</source>
        <translation>自分で除外したもの</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>読み込めないもの</translation>
    </message>
    <message>
        <source>Left out by the settings</source>
        <translation>設定により除外</translation>
    </message>
    <message>
        <source>Every Markdown file of your memory folder is in the memory.</source>
        <translation>メモリーフォルダーの Markdown ファイルはすべて読み込まれています。</translation>
    </message>
    <message>
        <source>Nothing is left out</source>
        <translation>除外されたものはありません</translation>
    </message>
    <message>
        <source>What fits this pattern is not read, not searched, and shown to no assistant.</source>
        <translation>このパターンに合うものは、読み込みも検索もされず、アシスタントにも見せません。</translation>
    </message>
    <message>
        <source>Include it again</source>
        <translation>再び含める</translation>
    </message>
    <message>
        <source>Show in the folder</source>
        <translation>フォルダーで表示</translation>
    </message>
</context>
<context>
    <name>Speaker</name>
    <message>
        <source>Filter removed: %1</source>
        <translation>絞り込み条件を外しました: %1</translation>
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
        <source>Choose another folder…</source>
        <translation>別のフォルダーを選ぶ…</translation>
    </message>
    <message>
        <source>Nothing found for “%1”</source>
        <translation>「%1」は見つかりませんでした</translation>
    </message>
    <message>
        <source>Show anyway</source>
        <translation>それでも表示</translation>
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
        <source>Search is by words only at the moment. Try a word from the note itself.</source>
        <translation>今はキーワードだけで検索しています。ノートに書かれている言葉でお試しください。</translation>
    </message>
    <message>
        <source>Try other or fewer words.</source>
        <translation>別の言葉にするか、言葉を減らしてみてください。</translation>
    </message>
    <message>
        <source>Only a part of the memory was searched.</source>
        <translation>メモリーの一部だけを検索しました。</translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation>すべてを検索</translation>
    </message>
    <message>
        <source>Filters, quotes and excluded words leave much out.</source>
        <translation>絞り込み条件、引用符、除外する語のために、多くが対象から外れています。</translation>
    </message>
    <message>
        <source>Search for the words alone</source>
        <translation>言葉だけで検索</translation>
    </message>
    <message>
        <source>Indexing is paused; newer notes may be missing.</source>
        <translation>索引の作成は一時停止中です。新しいノートは含まれていないことがあります。</translation>
    </message>
    <message>
        <source>Assistants cannot reach the memory at the moment</source>
        <translation>現在、アシスタントはメモリーに接続できません</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>確認する</translation>
    </message>
    <message>
        <source>The settings file has a mistake. Until it is fixed, the last good settings stay in effect.</source>
        <translation>設定ファイルに誤りがあります。直されるまでは、最後に正しかった設定が有効です。</translation>
    </message>
    <message>
        <source>Memoro %1 is available</source>
        <translation>Memoro %1 を利用できます</translation>
    </message>
    <message>
        <source>Search by meaning is off; words are found as always.</source>
        <translation>意味検索はオフです。キーワード検索はいつもどおり使えます。</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>設定…</translation>
    </message>
    <message>
        <source>Open the library</source>
        <translation>ライブラリを開く</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Looking for notes…</source>
        <translation>ノートを探しています…</translation>
    </message>
    <message>
        <source>%1 of %2 notes can be found already.</source>
        <translation>%2 件中 %1 件のノートがすでに検索できます。</translation>
    </message>
    <message>
        <source>Notes are being read again, %1 of %2. Until then they are found as they were.</source>
        <translation>ノートを読み直しています（%1 / %2）。それまでは前の内容で見つかります。</translation>
    </message>
    <message>
        <source>No note fits these filters.</source>
        <translation>この条件に合うノートはありません。</translation>
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
        <source>the settings file has a mistake</source>
        <translation>設定ファイルに誤りがあります</translation>
    </message>
    <message>
        <source>The last good settings stay in effect.</source>
        <translation>最後に正しかった設定が有効です。</translation>
    </message>
    <message>
        <source>%1 stands in for %2</source>
        <translation>「%2」の代わりに「%1」を使っています</translation>
    </message>
    <message>
        <source>QMD answers assistants</source>
        <translation>アシスタントには QMD が回答</translation>
    </message>
    <message>
        <source>the built-in engine answers assistants</source>
        <translation>アシスタントには内蔵エンジンが回答</translation>
    </message>
    <message>
        <source>Not QMD, which the settings ask for: %1</source>
        <translation>設定で選ばれた QMD ではありません: %1</translation>
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
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>search by words only</source>
        <translation>キーワードのみで検索</translation>
    </message>
    <message>
        <source>search by words and meaning</source>
        <translation>キーワードと意味で検索</translation>
    </message>
    <message>
        <source>Not read yet</source>
        <translation>まだ読み込んでいません</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <translation>まだ開いていません</translation>
    </message>
    <message>
        <source>Looking for notes…</source>
        <translation>ノートを探しています…</translation>
    </message>
    <message>
        <source>Reading notes: %1 of %2</source>
        <translation>ノートを読み込み中: %1 / %2</translation>
    </message>
    <message>
        <source>%1 · preparing search by meaning, %2 %</source>
        <translation>%1 · 意味検索を準備中 %2%</translation>
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
        <translation>テスト</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Test %1</source>
        <translation>%1 をテスト</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>詳細をコピー</translation>
    </message>
    <message>
        <source>For whoever helps you. The key is not among them.</source>
        <translation>サポートに渡すための情報です。キーは含まれません。</translation>
    </message>
    <message>
        <source>The test was cancelled.</source>
        <translation>テストをキャンセルしました。</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>There was no answer in time.</source>
        <translation>時間内に応答がありませんでした。</translation>
    </message>
    <message>
        <source>Embedding two texts… %1 s</source>
        <translation>二つのテキストを埋め込み中… %1 秒</translation>
    </message>
    <message>
        <source>The index has %1 numbers per text now, so new embeddings are made beside them.</source>
        <translation>現在の索引は 1 テキストあたり %1 次元のため、新しい埋め込みを別に作成します。</translation>
    </message>
    <message>
        <source>Works: %1 dimensions, %2 s</source>
        <translation>動作しています: %1 次元、%2 秒</translation>
    </message>
    <message>
        <source>no cost</source>
        <translation>無料</translation>
    </message>
    <message>
        <source>%1, %2 for %3</source>
        <translation>%1、%3で%2</translation>
    </message>
</context>
<context>
    <name>TextEditor</name>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Choose “%1”…</source>
        <translation>「%1」を選択…</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Assistant&apos;s memory</source>
        <translation>アシスタントのメモリー</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Hide this message</source>
        <translation>このメッセージを隠す</translation>
    </message>
</context>
<context>
    <name>UpdateBox</name>
    <message>
        <source>Updates</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Memoro %1 is available</source>
        <translation>Memoro %1 を利用できます</translation>
    </message>
    <message>
        <source>You have %1.</source>
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
        <source>%1 wrote to your memory</source>
        <translation>%1 がメモリーに書き込みました</translation>
    </message>
    <message>
        <source>The hotkey %1 works now</source>
        <translation>ホットキー %1 が使えるようになりました</translation>
    </message>
    <message>
        <source>No other program uses it any more.</source>
        <translation>ほかのアプリが使わなくなりました。</translation>
    </message>
    <message>
        <source>Memoro %1 is available</source>
        <translation>Memoro %1 を利用できます</translation>
    </message>
    <message>
        <source>Open it from the menu.</source>
        <translation>メニューから開けます。</translation>
    </message>
</context>
<context>
    <name>WatchPage</name>
    <message>
        <source>A few words, or a whole question</source>
        <translation>キーワードまたは質問</translation>
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
        <source>Open the search</source>
        <translation>検索を開く</translation>
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
        <source>The search opens as soon as the first note is read.</source>
        <translation>最初のノートを読み込むと、すぐに検索が開きます。</translation>
    </message>
    <message>
        <source>Your first search: what might your assistant know?</source>
        <translation>最初の検索です。アシスタントは何を覚えているでしょう？</translation>
    </message>
</context>
</TS>
