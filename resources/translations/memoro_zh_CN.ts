<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
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
            <numerusform>已备份 %Ln 篇笔记。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) could not be read:</source>
        <translation>
            <numerusform>有 %Ln 篇笔记无法读取：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) come back.</source>
        <translation>
            <numerusform>将找回 %Ln 篇笔记。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) become as they were in the backup.</source>
        <translation>
            <numerusform>%Ln 篇笔记将恢复为备份时的内容。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) are the same already.</source>
        <translation>
            <numerusform>%Ln 篇笔记内容相同，无需更改。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) were restored.</source>
        <translation>
            <numerusform>已恢复 %Ln 篇笔记。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupWindow</name>
    <message>
        <source>Backup</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Back up and restore</source>
        <translation>备份与恢复</translation>
    </message>
    <message>
        <source>Everything in one file</source>
        <translation>全部内容存为一个文件</translation>
    </message>
    <message>
        <source>Your notes, your settings and the history of changes. Keys are not in it, and the search index comes back by itself.</source>
        <translation>包含笔记、设置和更改历史，不含密钥。搜索索引会自动重建。</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>备份…</translation>
    </message>
    <message>
        <source>Back from a file</source>
        <translation>从文件恢复</translation>
    </message>
    <message>
        <source>You see first what would change. What is there now is backed up before, and notes that are newer than the file stay.</source>
        <translation>先预览会有哪些变化。恢复前会备份当前内容，之后新建的笔记会保留。</translation>
    </message>
    <message>
        <source>Choose a backup…</source>
        <translation>选择备份…</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>保存位置</translation>
    </message>
    <message>
        <source>Backing up…</source>
        <translation>正在备份…</translation>
    </message>
    <message>
        <source>Choose a backup</source>
        <translation>选择备份</translation>
    </message>
    <message>
        <source>Checking the backup…</source>
        <translation>正在检查备份…</translation>
    </message>
    <message>
        <source>Made: %1</source>
        <translation>创建时间：%1</translation>
    </message>
    <message>
        <source>To: %1</source>
        <translation>恢复到：%1</translation>
    </message>
    <message>
        <source>The settings of the backup replace yours.</source>
        <translation>当前设置将替换为备份中的设置。</translation>
    </message>
    <message>
        <source>The history of changes follows at the next start.</source>
        <translation>更改历史将在下次启动时恢复。</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation>正在恢复…</translation>
    </message>
    <message>
        <source>What was there before: %1</source>
        <translation>恢复前的内容：%1</translation>
    </message>
    <message>
        <source>Start Memoro again to have the earlier history of changes, too.</source>
        <translation>重新启动 Memoro 后，更改历史也会恢复。</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Hide this message</source>
        <translation>隐藏此消息</translation>
    </message>
</context>
<context>
    <name>CaptureLine</name>
    <message>
        <source>Quick note</source>
        <translation>快速记录</translation>
    </message>
    <message>
        <source>What should be remembered?</source>
        <translation>想记住什么？</translation>
    </message>
    <message>
        <source>Enter adds it to today’s log, Esc closes.</source>
        <translation>按 Enter 添加到今天的日志，按 Esc 关闭</translation>
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
        <translation>欢迎使用 Memoro</translation>
    </message>
    <message>
        <source>Another folder…</source>
        <translation>其他文件夹…</translation>
    </message>
    <message>
        <source>Any folder with Markdown files</source>
        <translation>任何包含 Markdown 文件的文件夹</translation>
    </message>
    <message>
        <source>The OpenClaw memory on this computer</source>
        <translation>这台电脑上的 OpenClaw 记忆</translation>
    </message>
    <message>
        <source>The Memoro folder in your documents</source>
        <translation>文档中的 Memoro 文件夹</translation>
    </message>
    <message>
        <source>Memoro finds what your AI assistant remembers. Where does it keep its notes?</source>
        <translation>Memoro 帮你查找 AI 助手记住的内容。它的笔记存放在哪里？</translation>
    </message>
    <message>
        <source>Keep the folder in use</source>
        <translation>继续使用当前文件夹</translation>
    </message>
    <message>
        <source>Look around first</source>
        <translation>先试试看</translation>
    </message>
    <message>
        <source>A small sample memory in four languages</source>
        <translation>一份四种语言的小示例</translation>
    </message>
    <message>
        <source>Start a new memory</source>
        <translation>新建记忆</translation>
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
            <numerusform>%n 篇笔记</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left out</source>
        <translation>
            <numerusform>已略过 %n 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s) left</source>
        <translation>
            <numerusform>大约还需 %n 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) match only weakly and were left out.</source>
        <translation>
            <numerusform>有 %n 处关联较弱，未显示。</numerusform>
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
        <translation>设置文件有错误</translation>
    </message>
    <message>
        <source>Indexing stopped because of an error</source>
        <translation>索引因错误而停止</translation>
    </message>
    <message>
        <source>Searching still works.</source>
        <translation>搜索仍可使用。</translation>
    </message>
</context>
<context>
    <name>DiagnosticsWindow</name>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>A report for whoever helps you</source>
        <translation>给帮助你的人看的报告</translation>
    </message>
    <message>
        <source>This is all that is copied or saved. It holds no text and no name of your notes, no keys, and not where your home folder is. Nothing is sent.</source>
        <translation>复制或保存的只有以下内容，不含笔记的正文和名称、密钥，也不含主文件夹的位置。不会发送任何内容。</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>报告内容</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Looking at everything…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>已保存为 %1</translation>
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
        <translation>欢迎</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>以后再说</translation>
    </message>
    <message>
        <source>Choose the folder with your assistant&apos;s notes</source>
        <translation>选择存放助手笔记的文件夹</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Ctrl+↵</source>
        <translation>Ctrl+↵</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Copy citation</source>
        <translation>复制出处</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>置顶</translation>
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
        <translation type="unfinished">今天</translation>
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
        <translation>一键唤出记忆</translation>
    </message>
    <message>
        <source>It opens the search from anywhere, whatever program you are in.</source>
        <translation>无论在哪个程序中，按下它就能打开搜索。</translation>
    </message>
    <message>
        <source>It works. You can go on.</source>
        <translation>可以使用，请继续。</translation>
    </message>
    <message>
        <source>These are free:</source>
        <translation>以下组合可用：</translation>
    </message>
    <message>
        <source>Press it now</source>
        <translation>现在按一下试试</translation>
    </message>
    <message>
        <source>No hotkey is set. The icon in the tray opens the search, too.</source>
        <translation>未设置快捷键。也可以点击托盘图标打开搜索。</translation>
    </message>
    <message>
        <source>Hotkey: %1</source>
        <translation>快捷键：%1</translation>
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
        <translation type="unfinished">重试</translation>
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
        <translation type="unfinished">正在启动…</translation>
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
        <translation type="unfinished">没有找到“%1”</translation>
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
        <translation type="unfinished">今天</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation type="unfinished">昨天</translation>
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
        <translation type="unfinished">文件夹</translation>
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
        <translation type="unfinished">重试</translation>
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
            <numerusform>%n 篇笔记</numerusform>
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
        <translation>继续</translation>
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
        <translation type="unfinished">搜索</translation>
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
        <translation>Memoro 正在运行</translation>
    </message>
    <message>
        <source>This desktop shows no tray icons, so Memoro uses this window instead. You may minimise it; the shortcut goes on working.</source>
        <translation>此桌面不显示托盘图标，因此改用这个窗口。可以将它最小化，快捷键仍然有效。</translation>
    </message>
</context>
<context>
    <name>PopupController</name>
    <message>
        <source>The search failed</source>
        <translation>搜索失败</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>正在启动…</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>已复制：%1</translation>
    </message>
</context>
<context>
    <name>PopupWindow</name>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>What do you want to remember?</source>
        <translation>想回忆什么？</translation>
    </message>
    <message>
        <source>Search the memory</source>
        <translation>搜索记忆</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>搜索结果</translation>
    </message>
    <message>
        <source>Preview of the note</source>
        <translation>笔记预览</translation>
    </message>
    <message>
        <source>Keep this window open</source>
        <translation>保持此窗口打开</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>The disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>There is no room left to update the search index %1.</source>
        <translation>没有空间更新搜索索引 %1。</translation>
    </message>
    <message>
        <source>Free some space; the index goes on by itself.</source>
        <translation>腾出空间后会自动继续。</translation>
    </message>
    <message>
        <source>The search index cannot be written</source>
        <translation>无法写入搜索索引</translation>
    </message>
    <message>
        <source>The file %1 or its folder is read-only.</source>
        <translation>文件 %1 或其文件夹是只读的。</translation>
    </message>
    <message>
        <source>Allow writing there or choose another place for the index.</source>
        <translation>请允许写入，或为索引选择其他位置。</translation>
    </message>
    <message>
        <source>The search index is busy</source>
        <translation>搜索索引正被占用</translation>
    </message>
    <message>
        <source>Another program holds %1 locked.</source>
        <translation>另一个程序锁定了 %1。</translation>
    </message>
    <message>
        <source>Close the other program or try again in a moment.</source>
        <translation>请关闭该程序，或稍后再试。</translation>
    </message>
    <message>
        <source>The search index cannot be opened</source>
        <translation>无法打开搜索索引</translation>
    </message>
    <message>
        <source>The system refuses access to %1.</source>
        <translation>系统拒绝访问 %1。</translation>
    </message>
    <message>
        <source>Check the rights of the file and its folder.</source>
        <translation>请检查文件及其文件夹的权限。</translation>
    </message>
    <message>
        <source>The disk does not answer as it should</source>
        <translation>磁盘没有正常响应</translation>
    </message>
    <message>
        <source>Reading or writing the search index %1 failed.</source>
        <translation>读写搜索索引 %1 失败。</translation>
    </message>
    <message>
        <source>Check the disk or the network drive, and the space left on it.</source>
        <translation>请检查磁盘或网络驱动器及其剩余空间。</translation>
    </message>
    <message>
        <source>The search index is damaged</source>
        <translation>搜索索引已损坏</translation>
    </message>
    <message>
        <source>The file %1 cannot be read any more. Your notes are not affected.</source>
        <translation>文件 %1 已无法读取。笔记不受影响。</translation>
    </message>
    <message>
        <source>The index is made again from the notes at the next start.</source>
        <translation>下次启动时会根据笔记重建索引。</translation>
    </message>
    <message>
        <source>The search index is from a newer Memoro</source>
        <translation>搜索索引来自更新版本的 Memoro</translation>
    </message>
    <message>
        <source>The data folder cannot be written</source>
        <translation>无法写入数据文件夹</translation>
    </message>
    <message>
        <source>The built-in search model is missing</source>
        <translation>缺少内置搜索模型</translation>
    </message>
    <message>
        <source>Search by meaning needs its file, which is made when Memoro is set up. Search by words goes on.</source>
        <translation>语义搜索需要在安装 Memoro 时生成的模型文件。词语搜索照常可用。</translation>
    </message>
    <message>
        <source>The built-in search model is damaged</source>
        <translation>内置搜索模型已损坏</translation>
    </message>
    <message>
        <source>The built-in model cannot run</source>
        <translation>内置模型无法运行</translation>
    </message>
    <message>
        <source>%1 is not installed. Search by words goes on.</source>
        <translation>未安装 %1。词语搜索照常可用。</translation>
    </message>
    <message>
        <source>This note cannot be opened</source>
        <translation>无法打开此笔记</translation>
    </message>
    <message>
        <source>This note cannot be read</source>
        <translation>无法读取此笔记</translation>
    </message>
    <message>
        <source>The configuration was not changed</source>
        <translation>设置未更改</translation>
    </message>
    <message>
        <source>Open the file, mend it, and try again.</source>
        <translation>请打开文件修正后再试。</translation>
    </message>
    <message>
        <source>No program opens this file</source>
        <translation>没有程序可打开此文件</translation>
    </message>
    <message>
        <source>The program did not start</source>
        <translation>程序未能启动</translation>
    </message>
    <message>
        <source>Choose an editor in the settings.</source>
        <translation>请在设置中选择编辑器。</translation>
    </message>
    <message>
        <source>The global hotkey does not work here</source>
        <translation>全局快捷键在此无法使用</translation>
    </message>
    <message>
        <source>This Wayland desktop does not let programs bind a global hotkey.</source>
        <translation>此 Wayland 桌面不允许程序注册全局快捷键。</translation>
    </message>
    <message>
        <source>The hotkey %1 is already taken</source>
        <translation>快捷键 %1 已被占用</translation>
    </message>
    <message>
        <source>It usually belongs to %1.</source>
        <translation>它通常属于 %1。</translation>
    </message>
    <message>
        <source>Another program has reserved it.</source>
        <translation>已被另一个程序占用。</translation>
    </message>
    <message>
        <source>Free right now: %1.</source>
        <translation>目前可用：%1。</translation>
    </message>
    <message>
        <source>Choose another combination.</source>
        <translation>请选择其他组合键。</translation>
    </message>
    <message>
        <source>It is not there any more</source>
        <translation>已不存在</translation>
    </message>
    <message>
        <source>%1 was moved or deleted.</source>
        <translation>%1 已被移动或删除。</translation>
    </message>
    <message>
        <source>The next sync forgets it.</source>
        <translation>下次同步后将不再出现。</translation>
    </message>
    <message>
        <source>The choice could not be saved</source>
        <translation>无法保存选择</translation>
    </message>
    <message>
        <source>Make the file writable, or free some space.</source>
        <translation>请允许写入该文件，或腾出空间。</translation>
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
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>Starting with the computer could not be changed</source>
        <translation>无法更改开机启动设置</translation>
    </message>
    <message>
        <source>Allow writing there and try again.</source>
        <translation>请允许写入后重试。</translation>
    </message>
    <message>
        <source>The backup could not be written</source>
        <translation>无法写入备份</translation>
    </message>
    <message>
        <source>Choose another place, or free some space.</source>
        <translation>请选择其他位置，或释放一些空间。</translation>
    </message>
    <message>
        <source>This backup cannot be used</source>
        <translation>无法使用此备份</translation>
    </message>
    <message>
        <source>%1 was not made by Memoro, or it is damaged. Nothing was changed.</source>
        <translation>%1 不是 Memoro 的备份，或已损坏。未做任何更改。</translation>
    </message>
    <message>
        <source>%1 is of a newer Memoro (%2). Nothing was changed.</source>
        <translation>%1 来自更新版本的 Memoro（%2）。未做任何更改。</translation>
    </message>
    <message>
        <source>%1 is damaged (%2). Nothing was changed.</source>
        <translation>%1 已损坏（%2）。未做任何更改。</translation>
    </message>
    <message>
        <source>Restoring from %1 stopped: %2.</source>
        <translation>从 %1 恢复时中断：%2。</translation>
    </message>
    <message>
        <source>Choose another backup.</source>
        <translation>请选择其他备份。</translation>
    </message>
    <message>
        <source>Memoro could not look for updates</source>
        <translation>无法检查更新</translation>
    </message>
    <message>
        <source>No address for updates is set.</source>
        <translation>尚未设置更新地址。</translation>
    </message>
    <message>
        <source>The address for updates must begin with https://.</source>
        <translation>更新地址必须以 https:// 开头。</translation>
    </message>
    <message>
        <source>The answer is not about updates.</source>
        <translation>返回的内容与更新无关。</translation>
    </message>
    <message>
        <source>No connection to %1.</source>
        <translation>无法连接到 %1。</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>请稍后重试。</translation>
    </message>
    <message>
        <source>There is nothing to write</source>
        <translation>没有可写的内容</translation>
    </message>
    <message>
        <source>The note is empty.</source>
        <translation>笔记是空的。</translation>
    </message>
    <message>
        <source>The note could not be written</source>
        <translation>无法写入笔记</translation>
    </message>
    <message>
        <source>The note could not be taken back</source>
        <translation>无法撤回笔记</translation>
    </message>
    <message>
        <source>The pin could not be kept</source>
        <translation>无法保存置顶</translation>
    </message>
    <message>
        <source>The sample memory could not be made</source>
        <translation>无法创建示例</translation>
    </message>
    <message>
        <source>Free some space, or choose another folder.</source>
        <translation>请释放一些空间，或选择其他文件夹。</translation>
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
        <translation>搜索</translation>
    </message>
    <message>
        <source>Memory library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open memory folder</source>
        <translation>打开记忆文件夹</translation>
    </message>
    <message>
        <source>Sync now</source>
        <translation>立即同步</translation>
    </message>
    <message>
        <source>Resume indexing</source>
        <translation>继续索引</translation>
    </message>
    <message>
        <source>Pause indexing</source>
        <translation>暂停索引</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit Memoro</source>
        <translation>退出 Memoro</translation>
    </message>
    <message>
        <source>Quick note…</source>
        <translation>快速记录…</translation>
    </message>
    <message>
        <source>Pause the hotkey for an hour</source>
        <translation>暂停快捷键 1 小时</translation>
    </message>
    <message>
        <source>Use the hotkey again</source>
        <translation>重新启用快捷键</translation>
    </message>
    <message>
        <source>Do not disturb</source>
        <translation>勿扰</translation>
    </message>
    <message>
        <source>First steps…</source>
        <translation>新手引导…</translation>
    </message>
    <message>
        <source>Back up and restore…</source>
        <translation>备份与恢复…</translation>
    </message>
    <message>
        <source>Report for support…</source>
        <translation>生成支持报告…</translation>
    </message>
    <message>
        <source>Update to %1…</source>
        <translation>更新到 %1…</translation>
    </message>
    <message>
        <source>Look for updates…</source>
        <translation>检查更新…</translation>
    </message>
</context>
<context>
    <name>PromisePage</name>
    <message>
        <source>Private and quick</source>
        <translation>私密而迅速</translation>
    </message>
    <message>
        <source>Your notes are being read already. What you should know meanwhile:</source>
        <translation>笔记已经开始读取。趁这会儿，请了解三件事：</translation>
    </message>
    <message>
        <source>Nothing leaves this computer</source>
        <translation>数据不会离开这台电脑</translation>
    </message>
    <message>
        <source>Memoro works offline and needs no key, unless you choose otherwise in the settings.</source>
        <translation>除非你在设置中另行选择，Memoro 离线运行，也不需要密钥。</translation>
    </message>
    <message>
        <source>Words at once, meaning a little later</source>
        <translation>字词立即可搜，语义稍后就绪</translation>
    </message>
    <message>
        <source>You can search straight away; search by meaning joins in as soon as it is prepared.</source>
        <translation>现在就能搜索；按语义搜索准备好后会自动加入。</translation>
    </message>
    <message>
        <source>Your notes stay files</source>
        <translation>笔记仍是普通文件</translation>
    </message>
    <message>
        <source>They stay where they are. You can undo every change that is made with Memoro.</source>
        <translation>存放位置不变。用 Memoro 做的每一处更改都可以撤销。</translation>
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
        <translation>添加到今天的日志</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>A quick note</source>
        <translation>快速记录</translation>
    </message>
    <message>
        <source>Go on typing; Enter adds it to today’s log.</source>
        <translation>继续输入，按 Enter 添加到今天的日志。</translation>
    </message>
    <message>
        <source>Added to today’s log</source>
        <translation>已添加到今天的日志</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Today’s log has this already</source>
        <translation>今天的日志里已经有了</translation>
    </message>
    <message>
        <source>The note was taken back</source>
        <translation>已撤回</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>已置顶</translation>
    </message>
    <message>
        <source>No longer pinned</source>
        <translation>已取消置顶</translation>
    </message>
</context>
<context>
    <name>Recent</name>
    <message>
        <source>Pinned</source>
        <translation>置顶</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>本月</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>更早</translation>
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
        <translation>yyyy/M/d</translation>
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
        <translation type="unfinished">搜索结果</translation>
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
        <translation type="unfinished">复制</translation>
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
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>Indexing stopped because of an error</source>
        <translation>索引因错误而停止</translation>
    </message>
    <message>
        <source>What is already indexed can still be found.</source>
        <translation>已建立索引的内容仍可搜索。</translation>
    </message>
    <message>
        <source>Start it again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>No memory folder yet</source>
        <translation>还没有记忆文件夹</translation>
    </message>
    <message>
        <source>Memoro searches the notes that your assistant keeps.</source>
        <translation>Memoro 搜索助手保存的笔记。</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>选择文件夹…</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>正在启动…</translation>
    </message>
    <message>
        <source>Reading your notes</source>
        <translation>正在读取笔记</translation>
    </message>
    <message>
        <source>This folder holds no notes yet</source>
        <translation>此文件夹还没有笔记</translation>
    </message>
    <message>
        <source>Every Markdown file that is put there can be found here.</source>
        <translation>放入其中的 Markdown 文件都可以在这里搜索。</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Nothing found for “%1”</source>
        <translation>没有找到“%1”</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Indexing is paused, so newer notes may be missing.</source>
        <translation>索引已暂停，可能缺少较新的笔记。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Search goes by words only at the moment. Try a word that stands in the note itself.</source>
        <translation>目前仅按词语搜索。请试试笔记中出现的词。</translation>
    </message>
    <message>
        <source>Try other or fewer words.</source>
        <translation>请换个词，或减少词语。</translation>
    </message>
    <message>
        <source>Indexing is paused; newer notes may be missing.</source>
        <translation>索引已暂停，可能缺少较新的笔记。</translation>
    </message>
    <message>
        <source>Search by meaning is off; words are found as always.</source>
        <translation>语义搜索未启用；词语搜索照常可用。</translation>
    </message>
    <message>
        <source>Looking for notes…</source>
        <translation>正在查找笔记…</translation>
    </message>
    <message>
        <source>%1 of %2 notes can be found already.</source>
        <translation>%2 篇笔记中已有 %1 篇可以搜索。</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Starting…</source>
        <translation>正在启动…</translation>
    </message>
    <message>
        <source>Indexing stopped because of an error</source>
        <translation>索引因错误而停止</translation>
    </message>
    <message>
        <source>Searching still works. Choose “Sync now” to start it again.</source>
        <translation>搜索仍可使用。选择“立即同步”可重新开始。</translation>
    </message>
    <message>
        <source>No memory folder chosen yet</source>
        <translation>尚未选择记忆文件夹</translation>
    </message>
    <message>
        <source>Something needs your attention</source>
        <translation>有问题需要处理</translation>
    </message>
    <message>
        <source>search by words only</source>
        <translation>仅按词语搜索</translation>
    </message>
    <message>
        <source>search by words and meaning</source>
        <translation>按词语和语义搜索</translation>
    </message>
    <message>
        <source>Looking for notes…</source>
        <translation>正在查找笔记…</translation>
    </message>
    <message>
        <source>Reading notes: %1 of %2</source>
        <translation>正在读取笔记：%1 / %2</translation>
    </message>
    <message>
        <source>%1 · preparing search by meaning, %2 %</source>
        <translation>%1 · 正在准备语义搜索 %2 %</translation>
    </message>
    <message>
        <source>Less than a minute left</source>
        <translation>剩余不到一分钟</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
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
        <translation>更多</translation>
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
        <translation type="unfinished">隐藏此消息</translation>
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
        <translation>有新版本 Memoro %1</translation>
    </message>
    <message>
        <source>Yours is %1.</source>
        <translation>当前版本为 %1。</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>打开页面</translation>
    </message>
    <message>
        <source>Memoro is up to date</source>
        <translation>Memoro 已是最新版本</translation>
    </message>
</context>
<context>
    <name>Upkeep</name>
    <message>
        <source>Memoro %1 is there</source>
        <translation>有新版本 Memoro %1</translation>
    </message>
    <message>
        <source>The menu leads to it.</source>
        <translation>可从菜单打开。</translation>
    </message>
</context>
<context>
    <name>WatchPage</name>
    <message>
        <source>A few words, or a whole question</source>
        <translation>几个词，或一整句问题</translation>
    </message>
    <message>
        <source>First search</source>
        <translation>第一次搜索</translation>
    </message>
    <message>
        <source>Progress of reading the notes</source>
        <translation>笔记读取进度</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>food that makes a friend ill</source>
        <translation>朋友不能吃的东西</translation>
    </message>
    <message>
        <source>TKY-88431</source>
        <translation>TKY-88431</translation>
    </message>
    <message>
        <source>Reading your notes</source>
        <translation>正在读取笔记</translation>
    </message>
    <message>
        <source>You can search already</source>
        <translation>现在就可以搜索</translation>
    </message>
    <message>
        <source>Your memory is ready</source>
        <translation>记忆已准备就绪</translation>
    </message>
    <message>
        <source>Your first search: what might your assistant know?</source>
        <translation>第一次搜索：助手会知道些什么呢？</translation>
    </message>
</context>
</TS>
