<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>ActionMenu</name>
    <message>
        <source>Hide the preview</source>
        <translation>隐藏预览</translation>
    </message>
    <message>
        <source>Show the preview</source>
        <translation>显示预览</translation>
    </message>
    <message>
        <source>Search in something else</source>
        <translation>切换搜索范围</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>Back to the usual place</source>
        <translation>回到默认位置</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>设置…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Open the conversation</source>
        <translation>打开对话</translation>
    </message>
    <message>
        <source>Open at the line</source>
        <translation>打开并定位到该行</translation>
    </message>
    <message>
        <source>Show in its folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Ctrl+↵</source>
        <translation>Ctrl+↵</translation>
    </message>
    <message>
        <source>Show in the library</source>
        <translation>在记忆库中显示</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>Copy the citation</source>
        <translation>复制出处</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Copy the passage</source>
        <translation>复制这段文字</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Paste into the program used before</source>
        <translation>粘贴到之前使用的程序</translation>
    </message>
    <message>
        <source>Ctrl+Shift+↵</source>
        <translation>Ctrl+Shift+↵</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>取消置顶</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>置顶</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Do not put it first</source>
        <translation>不再排在最前</translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation>Ctrl+Shift+D</translation>
    </message>
    <message>
        <source>More like this</source>
        <translation>查找类似内容</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Search in this note</source>
        <translation>在这篇笔记中搜索</translation>
    </message>
    <message>
        <source>Search in this conversation</source>
        <translation>在这次对话中搜索</translation>
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
        <translation>清除</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>活动记录</translation>
    </message>
    <message>
        <source>Nobody has asked anything yet.</source>
        <translation>还没有任何请求。</translation>
    </message>
    <message>
        <source>Clear the activity</source>
        <translation>清除活动记录</translation>
    </message>
    <message>
        <source>Kept on this computer only; the last 100 calls are shown.</source>
        <translation>只保存在本机；显示最近 100 次调用。</translation>
    </message>
</context>
<context>
    <name>Answering</name>
    <message>
        <source>Accepted and written to %1.</source>
        <translation>已接受并写入 %1。</translation>
    </message>
    <message>
        <source>Accepted. Nothing was written: %1 had it already.</source>
        <translation>已接受。%1 中已有此内容，因此未写入。</translation>
    </message>
    <message>
        <source>Declined. Nothing was written.</source>
        <translation>已拒绝，未写入任何内容。</translation>
    </message>
</context>
<context>
    <name>AssistantCard</name>
    <message>
        <source>Connect…</source>
        <translation>连接…</translation>
    </message>
    <message>
        <source>Make a new token</source>
        <translation>生成新令牌</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>测试连接</translation>
    </message>
    <message>
        <source>Disconnect…</source>
        <translation>断开…</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>吊销…</translation>
    </message>
    <message>
        <source>The file as it was is kept as %1.</source>
        <translation>原文件已保存为 %1。</translation>
    </message>
    <message>
        <source>Starting the connection as the assistant would…</source>
        <translation>正在以助手的方式建立连接…</translation>
    </message>
    <message>
        <source>The connection does not work: %1</source>
        <translation>连接不成功：%1</translation>
    </message>
    <message>
        <source>Disconnect %1?</source>
        <translation>要断开 %1 吗？</translation>
    </message>
    <message>
        <source>It cannot reach the memory any more.</source>
        <translation>它将不能再访问记忆。</translation>
    </message>
    <message>
        <source>Memoro&apos;s entry goes from its configuration; the file is backed up before.</source>
        <translation>将从它的配置中移除 Memoro 的条目；之前会先备份该文件。</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>断开</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>吊销</translation>
    </message>
    <message>
        <source>Disconnected.</source>
        <translation>已断开。</translation>
    </message>
</context>
<context>
    <name>Assistants</name>
    <message>
        <source>Assistants on this computer can search the memory and add to it, by the protocols MCP and REST. Each one has only the rights that you give it here; nothing is open to the network.</source>
        <translation>本机上的助手可以通过 MCP 和 REST 搜索记忆并写入内容。每个助手只拥有您在这里授予的权限；不对网络开放。</translation>
    </message>
    <message>
        <source>Copy the address</source>
        <translation>复制地址</translation>
    </message>
    <message>
        <source>Pause all assistants</source>
        <translation>暂停所有助手</translation>
    </message>
    <message>
        <source>Nobody gets an answer until you switch it off.</source>
        <translation>在您关闭此项之前，不会回答任何助手。</translation>
    </message>
    <message>
        <source>Connect an assistant</source>
        <translation>连接助手</translation>
    </message>
    <message>
        <source>Others: paste this</source>
        <translation>其他助手：粘贴以下内容</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>活动记录</translation>
    </message>
    <message>
        <source>The bridge is switched off.</source>
        <translation>桥接已关闭。</translation>
    </message>
    <message>
        <source>The bridge answers at %1</source>
        <translation>桥接地址：%1</translation>
    </message>
    <message>
        <source>The bridge serves connected assistants; it gets a web address with the first token.</source>
        <translation>桥接正在为已连接的助手服务；创建第一个令牌后才会启用网址。</translation>
    </message>
    <message>
        <source>Quit Claude Desktop completely and start it again.</source>
        <translation>请完全退出 Claude Desktop 后重新启动。</translation>
    </message>
    <message>
        <source>Start a new session; /mcp shows the connection.</source>
        <translation>请开始新的会话；/mcp 会显示连接。</translation>
    </message>
    <message>
        <source>Restart Cursor, and see that memoro is switched on under MCP in its settings.</source>
        <translation>请重新启动 Cursor，并确认其设置的 MCP 中已启用 memoro。</translation>
    </message>
    <message>
        <source>Restart the gateway; “openclaw mcp probe memoro” tries the connection.</source>
        <translation>请重新启动网关；“openclaw mcp probe memoro”可测试连接。</translation>
    </message>
    <message>
        <source>Open the command “MCP: List Servers” and start memoro.</source>
        <translation>请打开命令“MCP: List Servers”并启动 memoro。</translation>
    </message>
    <message>
        <source>Searched</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>Wrote</source>
        <translation>写入</translation>
    </message>
    <message>
        <source>Asked about its proposals</source>
        <translation>查询了自己的提议</translation>
    </message>
    <message>
        <source>Began a conversation</source>
        <translation>开始了对话</translation>
    </message>
    <message>
        <source>Asked whether to save now</source>
        <translation>询问是否现在保存</translation>
    </message>
    <message>
        <source>Asked about the memory&apos;s state</source>
        <translation>查询记忆的状态</translation>
    </message>
    <message>
        <source>Updated the index</source>
        <translation>要求更新索引</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>已写入</translation>
    </message>
    <message>
        <source>Proposed</source>
        <translation>已提议</translation>
    </message>
    <message>
        <source>Was declined before</source>
        <translation>此前已被拒绝</translation>
    </message>
    <message>
        <source>Was there already</source>
        <translation>已存在</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>还不用</translation>
    </message>
    <message>
        <source>No, it did so already</source>
        <translation>否，已经保存过</translation>
    </message>
    <message>
        <source>No, the settings say so</source>
        <translation>否，设置中已关闭</translation>
    </message>
    <message>
        <source>No, it may not write there</source>
        <translation>否，没有写入权限</translation>
    </message>
    <message>
        <source>No, it does not say how long the conversation is</source>
        <translation>否，未告知对话长度</translation>
    </message>
    <message>
        <source>No, its conversations are too short for that</source>
        <translation>否，对话窗口太小</translation>
    </message>
    <message>
        <source>Connected by a token</source>
        <translation>已通过令牌连接</translation>
    </message>
    <message>
        <source>Local tools</source>
        <translation>本地工具</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>已连接</translation>
    </message>
    <message>
        <source>Its token did not come with the backup. Make a new one.</source>
        <translation>备份中不含它的令牌。请生成新的令牌。</translation>
    </message>
    <message>
        <source>The connection is not complete. Connect it again.</source>
        <translation>连接不完整。请重新连接。</translation>
    </message>
    <message>
        <source>Its configuration file cannot be read.</source>
        <translation>无法读取它的配置文件。</translation>
    </message>
    <message>
        <source>Found on this computer, not connected</source>
        <translation>已在本机找到，尚未连接</translation>
    </message>
    <message>
        <source>Not found on this computer</source>
        <translation>本机上未找到</translation>
    </message>
    <message>
        <source>No calls yet</source>
        <translation>还没有调用</translation>
    </message>
    <message>
        <source>Last call: %1</source>
        <translation>上次调用：%1</translation>
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
        <translation>返回</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>返回列表</translation>
    </message>
    <message>
        <source>Back to the list (%1)</source>
        <translation>返回列表 (%1)</translation>
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
        <source>%Ln file(s) could not be read:</source>
        <translation>
            <numerusform>有 %Ln 个文件无法读取：</numerusform>
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
    <name>BackupKeys</name>
    <message>
        <source>%1 (agent: %2)</source>
        <comment>a service; one or more names</comment>
        <translation>%1（智能体：%2）</translation>
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
        <source>Your notes and settings, the history of changes, pins, and what assistants may do. Keys are not in it, and the search index comes back by itself.</source>
        <translation>包含笔记、设置、更改历史、置顶项和助手的权限，不含密钥。搜索索引会自动重建。</translation>
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
        <source>Type the keys</source>
        <translation>输入密钥</translation>
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
        <source>Assistants may do what they were allowed to then.</source>
        <translation>助手的权限将恢复为备份时的设置。</translation>
    </message>
    <message>
        <source>The history of changes of the backup replaces yours.</source>
        <translation>更改历史将被备份中的历史替换。</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation>正在恢复…</translation>
    </message>
    <message>
        <source>Every note was there already.</source>
        <translation>所有笔记都已存在。</translation>
    </message>
    <message>
        <source>What was there before: %1</source>
        <translation>恢复前的内容：%1</translation>
    </message>
    <message>
        <source>Start Memoro again to have the earlier history of changes, too.</source>
        <translation>重新启动 Memoro 后，更改历史也会恢复。</translation>
    </message>
    <message>
        <source>No backup holds keys. Type these again:</source>
        <translation>备份中不含密钥。请重新输入以下密钥：</translation>
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
    <message>
        <source>Enter adds it to today’s log, Esc closes, Ctrl+Z takes back the last one.</source>
        <translation>按 Enter 添加到今天的日志，按 Esc 关闭，按 Ctrl+Z 撤回上一条</translation>
    </message>
</context>
<context>
    <name>CardBody</name>
    <message>
        <source>Use “%1”</source>
        <translation>使用“%1”</translation>
    </message>
    <message>
        <source>Address of %1</source>
        <translation>%1 的地址</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Key (if it needs one)</source>
        <translation>密钥（如需要）</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Connects to: %1</source>
        <translation>连接地址：%1</translation>
    </message>
    <message>
        <source>This address cannot be called.</source>
        <translation>无法连接此地址。</translation>
    </message>
    <message>
        <source>Enter the address first.</source>
        <translation>请先输入地址。</translation>
    </message>
    <message>
        <source>The text of all notes will be sent to %1.</source>
        <translation>所有笔记的文本将发送到 %1。</translation>
    </message>
    <message>
        <source>Nothing leaves this computer.</source>
        <translation>数据不会离开本机。</translation>
    </message>
    <message>
        <source>Found on this computer</source>
        <translation>已在本机找到</translation>
    </message>
    <message>
        <source>Use this</source>
        <translation>使用此项</translation>
    </message>
</context>
<context>
    <name>ChangePane</name>
    <message>
        <source>What changed</source>
        <translation>更改内容</translation>
    </message>
    <message>
        <source>Go back to this version</source>
        <translation>恢复到此版本</translation>
    </message>
    <message>
        <source>Open the note</source>
        <translation>打开笔记</translation>
    </message>
    <message>
        <source>Bring the note back</source>
        <translation>恢复笔记</translation>
    </message>
    <message>
        <source>Undo this change</source>
        <translation>撤销此更改</translation>
    </message>
    <message>
        <source>Choose a change to see what it did.</source>
        <translation>选择一项更改以查看内容。</translation>
    </message>
    <message>
        <source>This version is not text that could be shown.</source>
        <translation>此版本不是文本，无法显示。</translation>
    </message>
    <message>
        <source>Only line ends or the encoding changed; the words are the same.</source>
        <translation>只有换行符或编码变了，文字相同。</translation>
    </message>
    <message>
        <source>The note is back.</source>
        <translation>笔记已恢复。</translation>
    </message>
    <message>
        <source>The change was undone.</source>
        <translation>已撤销更改。</translation>
    </message>
    <message>
        <source>The note is as it was then. The newer version stays in the history.</source>
        <translation>笔记已恢复到当时的样子，较新的版本仍在历史中。</translation>
    </message>
    <message>
        <source>Nothing to do: the note is like that already.</source>
        <translation>无需操作：笔记已是这个样子。</translation>
    </message>
    <message>
        <source>Another program is changing the note right now. Try again.</source>
        <translation>其他程序正在更改这篇笔记，请重试。</translation>
    </message>
    <message>
        <source>Go back to the version before it</source>
        <translation>恢复到更改之前的版本</translation>
    </message>
</context>
<context>
    <name>CheckupPage</name>
    <message>
        <source>Findings</source>
        <translation>体检结果</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>重新体检</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Progress of the check-up</source>
        <translation>体检进度</translation>
    </message>
    <message>
        <source>Looks for notes that say the same, dates that contradict, secrets, a long-term memory that has grown too long, and old daily logs. It only looks; you decide.</source>
        <translation>查找内容重复的笔记、相互矛盾的日期、机密信息、过长的长期记忆和旧日志。只做检查，由您决定。</translation>
    </message>
    <message>
        <source>How is the memory?</source>
        <translation>记忆状况如何？</translation>
    </message>
    <message>
        <source>Start the check-up</source>
        <translation>开始体检</translation>
    </message>
    <message>
        <source>Reading the notes…</source>
        <translation>正在读取笔记…</translation>
    </message>
    <message>
        <source>It was stopped before it was through.</source>
        <translation>体检在完成前已停止。</translation>
    </message>
    <message>
        <source>Nothing in your notes needs attention.</source>
        <translation>笔记中没有需要留意的内容。</translation>
    </message>
    <message>
        <source>All is well</source>
        <translation>一切正常</translation>
    </message>
</context>
<context>
    <name>Chips</name>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>What is searched: %1</source>
        <translation>搜索范围：%1</translation>
    </message>
    <message>
        <source>What is searched</source>
        <translation>搜索范围</translation>
    </message>
    <message>
        <source>Whose memory is searched</source>
        <translation>搜索哪个助手的记忆</translation>
    </message>
    <message>
        <source>Whose memory is searched: %1</source>
        <translation>搜索的记忆：%1</translation>
    </message>
</context>
<context>
    <name>ChoiceEditor</name>
    <message>
        <source>Not set</source>
        <translation>未设置</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Problems only</source>
        <translation>仅问题</translation>
    </message>
    <message>
        <source>Problems and changes</source>
        <translation>问题和更改</translation>
    </message>
    <message>
        <source>Calibrated</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>Weighted</source>
        <translation>加权</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>In memory</source>
        <translation>内存中</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Built-in</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>Local model</source>
        <translation>本地模型</translation>
    </message>
    <message>
        <source>Read only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>提议</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>写入</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>With the pointer</source>
        <translation>鼠标指针所在的屏幕</translation>
    </message>
    <message>
        <source>With the window in use</source>
        <translation>正在使用的窗口所在的屏幕</translation>
    </message>
    <message>
        <source>Main screen</source>
        <translation>主屏幕</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>关键词</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>语义</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两者</translation>
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
        <translation>本机上的 OpenClaw 记忆</translation>
    </message>
    <message>
        <source>Your Memoro folder</source>
        <translation>您的 Memoro 文件夹</translation>
    </message>
    <message>
        <source>Memoro finds what your AI assistant remembers. Where does it keep its notes?</source>
        <translation>Memoro 帮您查找 AI 助手记住的内容。它的笔记存放在哪里？</translation>
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
    <name>Commands</name>
    <message>
        <source>The preview is hidden; → shows it again</source>
        <translation>预览已隐藏（按 → 重新显示）</translation>
    </message>
    <message>
        <source>The preview is shown</source>
        <translation>已显示预览</translation>
    </message>
</context>
<context>
    <name>ConfirmDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>ConflictView</name>
    <message>
        <source>This note was changed by another program</source>
        <translation>这篇笔记已被其他程序更改</translation>
    </message>
    <message>
        <source>Nothing was overwritten. If you keep yours, the other one stays in the history.</source>
        <translation>没有覆盖任何内容。如果保留我的版本，另一个版本会留在历史中。</translation>
    </message>
    <message>
        <source>On disk now</source>
        <translation>磁盘上的版本</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>我的版本</translation>
    </message>
    <message>
        <source>The version on disk</source>
        <translation>磁盘上的版本</translation>
    </message>
    <message>
        <source>Your version</source>
        <translation>我的版本</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>保留我的</translation>
    </message>
    <message>
        <source>Keep the one on disk</source>
        <translation>保留磁盘上的</translation>
    </message>
    <message>
        <source>Save mine as a new note</source>
        <translation>将我的另存为新笔记</translation>
    </message>
    <message>
        <source>Keep editing mine</source>
        <translation>继续编辑我的</translation>
    </message>
    <message>
        <source>The note was deleted.</source>
        <translation>笔记已被删除。</translation>
    </message>
</context>
<context>
    <name>Copyable</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln 篇笔记</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) left out</source>
        <translation>
            <numerusform>已略过 %Ln 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %Ln minute(s) left</source>
        <translation>
            <numerusform>大约还需 %Ln 分钟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passage(s) match only weakly and were left out.</source>
        <translation>
            <numerusform>有 %Ln 处关联较弱，未显示。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln call(s) today</source>
        <translation>
            <numerusform>今天 %Ln 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln proposal(s)</source>
        <translation>
            <numerusform>%Ln 条提议</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s)</source>
        <translation>
            <numerusform>%Ln 条结果</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The connection works: %Ln tool(s) offered.</source>
        <translation>
            <numerusform>连接正常：提供 %Ln 个工具。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln embedding(s) could be kept.</source>
        <translation>
            <numerusform>可保留 %Ln 个嵌入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They are the same: %Ln embedding(s) stay.</source>
        <translation>
            <numerusform>结果相同：保留 %Ln 个嵌入。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨天</translation>
    </message>
</context>
<context>
    <name>DaysCalendar</name>
    <message>
        <source>Days with notes</source>
        <translation>有笔记的日子</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>上个月</translation>
    </message>
    <message>
        <source>The month after</source>
        <translation>下个月</translation>
    </message>
    <message>
        <source>%1: has notes</source>
        <translation>%1：有笔记</translation>
    </message>
</context>
<context>
    <name>DeletedPage</name>
    <message>
        <source>The deleted note</source>
        <translation>已删除的笔记</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Forget for good…</source>
        <translation>彻底忘记…</translation>
    </message>
    <message>
        <source>Notes that are deleted, here or elsewhere, stay here until you forget them.</source>
        <translation>在这里或别处删除的笔记会留在此处，直到您彻底忘记它们。</translation>
    </message>
    <message>
        <source>No deleted notes</source>
        <translation>没有已删除的笔记</translation>
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
        <translation>给帮助您的人看的报告</translation>
    </message>
    <message>
        <source>This is all that is copied or saved; nothing is sent. Taken out: what your notes say, their names and folders, keys, mail addresses, your user name, and where your home folder is.</source>
        <translation>复制或保存的就是这些内容，不会发送到任何地方。笔记的内容、名称和文件夹、密钥、邮件地址、用户名以及主文件夹的位置都已去除。</translation>
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
        <translation>下载模型</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The model is on this computer: %1</source>
        <translation>模型已在本机：%1</translation>
    </message>
    <message>
        <source>Download %1 MB, the same on disk; %2 MB of memory while it works.</source>
        <translation>下载 %1 MB，占用同样的磁盘空间；运行时占用内存 %2 MB。</translation>
    </message>
    <message>
        <source>This model is not on this computer yet.</source>
        <translation>本机还没有这个模型。</translation>
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
        <translation>移除筛选条件“%1”</translation>
    </message>
</context>
<context>
    <name>FilterChips</name>
    <message>
        <source>Filters</source>
        <translation>筛选条件</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>In: %1</source>
        <translation>位置：%1</translation>
    </message>
    <message>
        <source>Not in: %1</source>
        <translation>排除位置：%1</translation>
    </message>
    <message>
        <source>Tag: %1</source>
        <translation>标签：%1</translation>
    </message>
    <message>
        <source>Not tagged: %1</source>
        <translation>排除标签：%1</translation>
    </message>
    <message>
        <source>From %1</source>
        <comment>a day</comment>
        <translation>%1起</translation>
    </message>
    <message>
        <source>Until %1</source>
        <comment>a day</comment>
        <translation>截至%1</translation>
    </message>
    <message>
        <source>Without “%1”</source>
        <translation>不含“%1”</translation>
    </message>
    <message>
        <source>Not understood: %1</source>
        <comment>a filter</comment>
        <translation>无法识别：%1</translation>
    </message>
    <message>
        <source>Only notes</source>
        <translation>仅笔记</translation>
    </message>
    <message>
        <source>Only conversations</source>
        <translation>仅对话</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in this note</source>
        <translation>在此笔记中查找</translation>
    </message>
    <message>
        <source>Find previous (Shift+F3)</source>
        <translation>查找上一个 (Shift+F3)</translation>
    </message>
    <message>
        <source>Find next (F3)</source>
        <translation>查找下一个 (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>未找到</translation>
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
        <translation>打开 %1 第 %2 行</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>还有 %1 处</translation>
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
        <source>Clear</source>
        <translation>清除</translation>
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
        <translation>打开</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Ctrl+C</translation>
    </message>
    <message>
        <source>Copy citation</source>
        <translation>复制出处</translation>
    </message>
</context>
<context>
    <name>ForgettingRow</name>
    <message>
        <source>Delete everything but the notes</source>
        <translation>删除笔记以外的所有内容</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>删除…</translation>
    </message>
    <message>
        <source>Whose memory</source>
        <translation>谁的记忆</translation>
    </message>
    <message>
        <source>Index, history, inbox, drafts, pins and connected assistants. The notes stay.</source>
        <translation>索引、历史、收件箱、草稿、置顶项和已连接的助手。笔记保留。</translation>
    </message>
    <message>
        <source>The search index: words, passages and vectors, cached ones too.</source>
        <translation>搜索索引：词、段落和向量，包括缓存。</translation>
    </message>
    <message>
        <source>The history with every earlier version, and deleted notes that could still come back.</source>
        <translation>历史及所有旧版本，以及仍可恢复的已删除笔记。</translation>
    </message>
    <message>
        <source>The inbox with what assistants proposed, drafts and pinned places.</source>
        <translation>收件箱中助手的提议、草稿和置顶的位置。</translation>
    </message>
    <message>
        <source>Assistants that reach this memory, with their tokens and what they asked.</source>
        <translation>可访问此记忆的助手，及其令牌和提问记录。</translation>
    </message>
    <message>
        <source>The notes stay where they are. From them the index is made anew when it is needed.</source>
        <translation>笔记原样保留。需要时会由笔记重新建立索引。</translation>
    </message>
    <message>
        <source>This cannot be undone. Backups stay as they are.</source>
        <translation>此操作无法撤销。备份保持原样。</translation>
    </message>
    <message>
        <source>Delete everything about the memory of %1?</source>
        <translation>要删除与 %1 的记忆有关的所有内容吗？</translation>
    </message>
    <message>
        <source>Delete everything</source>
        <translation>全部删除</translation>
    </message>
    <message>
        <source>Deleting…</source>
        <translation>正在删除…</translation>
    </message>
    <message>
        <source>Everything was deleted.</source>
        <translation>已全部删除。</translation>
    </message>
</context>
<context>
    <name>GlobalHotkey</name>
    <message>
        <source>Write a quick note</source>
        <translation>快速记录</translation>
    </message>
    <message>
        <source>Search your memory</source>
        <translation>搜索记忆</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>全部时间</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>最近 7 天</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>最近 30 天</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>更改者</translation>
    </message>
    <message>
        <source>Undo all of these…</source>
        <translation>全部撤销…</translation>
    </message>
    <message>
        <source>Forget all earlier versions…</source>
        <translation>忘记所有旧版本…</translation>
    </message>
    <message>
        <source>Choose a day…</source>
        <translation>选择日期…</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>仅 %1</translation>
    </message>
    <message>
        <source>Show the history of all notes</source>
        <translation>显示所有笔记的历史</translation>
    </message>
    <message>
        <source>No changes of this kind</source>
        <translation>没有此类更改</translation>
    </message>
    <message>
        <source>From now on every change of a note is kept here, whoever makes it, with a way back.</source>
        <translation>从现在起，无论谁更改笔记，都会记录在这里并可恢复。</translation>
    </message>
    <message>
        <source>Versions are not kept now, so there is no way back. The settings say so, under “Advanced”.</source>
        <translation>目前不保留版本，因此无法恢复。可在设置的“高级”中更改。</translation>
    </message>
    <message>
        <source>Nothing has changed yet</source>
        <translation>还没有更改</translation>
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
        <source>These are free:</source>
        <translation>以下组合可用：</translation>
    </message>
    <message>
        <source>Add this line to %1:</source>
        <translation>请将这一行添加到 %1：</translation>
    </message>
    <message>
        <source>In the system’s keyboard settings, add a shortcut that runs this command:</source>
        <translation>请在系统的键盘设置中添加一个运行此命令的快捷键：</translation>
    </message>
    <message>
        <source>It works. You can go on.</source>
        <translation>可以使用，请继续。</translation>
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
    <name>Idle</name>
    <message>
        <source>Starting…</source>
        <translation>正在启动…</translation>
    </message>
</context>
<context>
    <name>InboxPage</name>
    <message>
        <source>Proposals</source>
        <translation>提议</translation>
    </message>
    <message>
        <source>Which proposals</source>
        <translation>显示哪些提议</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待处理</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>已接受</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>提议者</translation>
    </message>
    <message>
        <source>Mark all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>所有</translation>
    </message>
    <message>
        <source>When an assistant may not write by itself, it proposes here what it would write.</source>
        <translation>助手无权直接写入时，会在这里提出想写的内容。</translation>
    </message>
    <message>
        <source>Nothing waits for you</source>
        <translation>没有待处理的内容</translation>
    </message>
    <message>
        <source>Nothing here yet</source>
        <translation>这里还没有内容</translation>
    </message>
    <message>
        <source>Could not be written</source>
        <translation>未能写入</translation>
    </message>
</context>
<context>
    <name>Inquiry</name>
    <message>
        <source>The search failed</source>
        <translation>搜索失败</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>KeepingBox</name>
    <message>
        <source>Compare and keep them</source>
        <translation>比较并保留</translation>
    </message>
    <message>
        <source>The same model made your present embeddings at another address. They can stay, and need not be paid again, if this one makes the same: eight passages of your notes are sent to %1 to compare.</source>
        <translation>您现有的嵌入由另一地址的同一模型生成。如果此服务器生成的结果相同，就可以保留，无需再次付费：比较时会把笔记中的八个段落发送到 %1。</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在比较…</translation>
    </message>
</context>
<context>
    <name>KeyField</name>
    <message>
        <source>Key for %1</source>
        <translation>%1 的密钥</translation>
    </message>
    <message>
        <source>Paste the key here</source>
        <translation>在此粘贴密钥</translation>
    </message>
    <message>
        <source>Save the key</source>
        <translation>保存密钥</translation>
    </message>
    <message>
        <source>Forget the key</source>
        <translation>忘记密钥</translation>
    </message>
    <message>
        <source>Keep it for this session only</source>
        <translation>仅在本次运行中保留</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Get a key…</source>
        <translation>获取密钥…</translation>
    </message>
    <message>
        <source>Move it to the password store</source>
        <translation>移到密码库</translation>
    </message>
    <message>
        <source>Show what is typed</source>
        <translation>显示输入内容</translation>
    </message>
    <message>
        <source>Paste from the clipboard</source>
        <translation>从剪贴板粘贴</translation>
    </message>
    <message>
        <source>No key yet. It will be kept in the system&apos;s password store.</source>
        <translation>还没有密钥。它将保存在系统的密码库中。</translation>
    </message>
    <message>
        <source>No key yet. This computer has no password store to keep it in.</source>
        <translation>还没有密钥。本机没有可保存它的密码库。</translation>
    </message>
    <message>
        <source>kept in the system&apos;s password store</source>
        <translation>保存在系统的密码库中</translation>
    </message>
    <message>
        <source>kept until Memoro is quit</source>
        <translation>保留到 Memoro 退出</translation>
    </message>
    <message>
        <source>kept in a file that is not encrypted (%1)</source>
        <translation>保存在未加密的文件中（%1）</translation>
    </message>
    <message>
        <source>from the settings file (%1)</source>
        <translation>来自设置文件（%1）</translation>
    </message>
    <message>
        <source>from the environment variable %1</source>
        <translation>来自环境变量 %1</translation>
    </message>
    <message>
        <source>Key %1, %2</source>
        <translation>密钥 %1，%2</translation>
    </message>
    <message>
        <source>Paste another key to replace it</source>
        <translation>粘贴另一个密钥以替换</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>解锁…</translation>
    </message>
    <message>
        <source>Keep it in the file</source>
        <translation>保存到该文件</translation>
    </message>
    <message>
        <source>Keep it in a file…</source>
        <translation>保存到文件…</translation>
    </message>
    <message>
        <source>The file is not encrypted. Your account alone may open it, but every program that you run can read the key, and so can whoever copies the disk. Backups and reports leave it out. It would be: %1</source>
        <translation>该文件不加密。只有您的帐户可以打开它，但您运行的任何程序都能读取密钥，复制磁盘的人也能读取。备份和报告不包含它。保存位置：%1</translation>
    </message>
    <message>
        <source>No key yet. The password store does not work.</source>
        <translation>还没有密钥。密码库无法使用。</translation>
    </message>
    <message>
        <source>No key yet. The password store is locked; it will ask for its password.</source>
        <translation>还没有密钥。密码库已锁定，保存时会要求输入密码。</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Reading the notes: %1 of %2</source>
        <translation>正在读取笔记：第 %1 篇，共 %2 篇</translation>
    </message>
    <message>
        <source>Comparing the notes with each other…</source>
        <translation>正在相互比较笔记…</translation>
    </message>
    <message>
        <source>Looking for what is said more than once…</source>
        <translation>正在查找重复的内容…</translation>
    </message>
    <message>
        <source>Notes that say nearly the same</source>
        <translation>内容几乎相同的笔记</translation>
    </message>
    <message>
        <source>Said more than once</source>
        <translation>重复的内容</translation>
    </message>
    <message>
        <source>Dates that contradict</source>
        <translation>相互矛盾的日期</translation>
    </message>
    <message>
        <source>Long-term memory is long</source>
        <translation>长期记忆过长</translation>
    </message>
    <message>
        <source>Looks like a secret</source>
        <translation>疑似机密信息</translation>
    </message>
    <message>
        <source>Old daily logs</source>
        <translation>旧日志</translation>
    </message>
    <message>
        <source>About %1 tokens; more than %2 slow each conversation.</source>
        <translation>约 %1 个词元；超过 %2 会拖慢每次对话。</translation>
    </message>
    <message>
        <source>%1 % alike</source>
        <translation>相似度 %1%</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>私钥</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API 密钥</translation>
    </message>
    <message>
        <source>Access key</source>
        <translation>访问密钥</translation>
    </message>
    <message>
        <source>Access token</source>
        <translation>访问令牌</translation>
    </message>
    <message>
        <source>Chat token</source>
        <translation>聊天令牌</translation>
    </message>
    <message>
        <source>Bearer token</source>
        <translation>Bearer 令牌</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Keep it in one place and delete it in the others, so that corrections reach it all.</source>
        <translation>只保留一处并删除其他，这样更正才能全部生效。</translation>
    </message>
    <message>
        <source>Correct the one that is wrong, or your assistant may believe either.</source>
        <translation>请更正错误的一处，否则助手可能相信任何一个。</translation>
    </message>
    <message>
        <source>Move details to notes of their own; the assistant finds them by searching.</source>
        <translation>把细节移到单独的笔记中，助手可以搜索到。</translation>
    </message>
    <message>
        <source>Take it out of the note, then forget the note&apos;s earlier versions. A key that was shown to an assistant should be replaced.</source>
        <translation>请从笔记中删除，再忘记该笔记的旧版本。向助手展示过的密钥应当更换。</translation>
    </message>
    <message>
        <source>Nothing must be done. If they are in the way, keep what matters and delete them.</source>
        <translation>可以不处理。如果碍事，请保留重要内容后删除。</translation>
    </message>
    <message>
        <source>Found in the text</source>
        <translation>正文中的结果</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>正在启动…</translation>
    </message>
    <message>
        <source>MEMORY.md holds what your assistant should always know about you.</source>
        <translation>MEMORY.md 记录助手应始终了解的关于您的信息。</translation>
    </message>
    <message>
        <source>Your assistant writes one note for each day. The first one appears here.</source>
        <translation>助手每天写一篇笔记，第一篇会显示在这里。</translation>
    </message>
    <message>
        <source>Notes without a date, for example about a project or a person.</source>
        <translation>没有日期的笔记，例如关于某个项目或某个人。</translation>
    </message>
    <message>
        <source>Other folders that belong to the memory. They are added in the settings.</source>
        <translation>属于记忆的其他文件夹，可在设置中添加。</translation>
    </message>
    <message>
        <source>What was changed last appears here.</source>
        <translation>最近更改的笔记会显示在这里。</translation>
    </message>
    <message>
        <source>New note</source>
        <translation>新建笔记</translation>
    </message>
    <message>
        <source>Nothing here yet: %1</source>
        <translation>“%1”还是空的</translation>
    </message>
    <message>
        <source>Nothing found for “%1”</source>
        <translation>未找到“%1”</translation>
    </message>
    <message>
        <source>Try other words, or search in the whole memory.</source>
        <translation>请换个词，或在整个记忆中搜索。</translation>
    </message>
    <message>
        <source>Assistants only add to a daily log; what stands there stays.</source>
        <translation>助手只能在日志中追加，已有内容保持不变。</translation>
    </message>
    <message>
        <source>The note is not there any more.</source>
        <translation>笔记已不存在。</translation>
    </message>
    <message>
        <source>The note is not there any more. Bring it back first.</source>
        <translation>笔记已不存在，请先恢复它。</translation>
    </message>
    <message>
        <source>There is another note of this name.</source>
        <translation>已有同名笔记。</translation>
    </message>
    <message>
        <source>The same lines were changed again later.</source>
        <translation>相同的行后来又被更改过。</translation>
    </message>
    <message>
        <source>This earlier version is not kept any more, to save space.</source>
        <translation>为节省空间，此旧版本已不再保留。</translation>
    </message>
    <message>
        <source>The note was changed again later and cannot be compared by lines.</source>
        <translation>笔记后来又被更改，且无法逐行比较。</translation>
    </message>
    <message>
        <source>Writing could damage this note, since its encoding is unknown. Save it as UTF-8 first.</source>
        <translation>编码未知，写入可能损坏这篇笔记。请先另存为 UTF-8。</translation>
    </message>
    <message>
        <source>A note may have at most 10 MiB.</source>
        <translation>一篇笔记最多 10 MiB。</translation>
    </message>
    <message>
        <source>There is nothing to write.</source>
        <translation>没有可写入的内容。</translation>
    </message>
    <message>
        <source>A name must not contain any of &lt; &gt; : &quot; | ? *</source>
        <translation>名称不能包含 &lt; &gt; : &quot; | ? *</translation>
    </message>
    <message>
        <source>This name is too long for a file. Choose a shorter one.</source>
        <translation>这个名称作为文件名太长了，请换一个短一些的。</translation>
    </message>
    <message>
        <source>Windows keeps this name for a device, so the note could not be stored there. Choose another.</source>
        <translation>Windows 将此名称保留给设备，笔记在 Windows 上无法保存。请换一个名称。</translation>
    </message>
    <message>
        <source>This place is outside the memory.</source>
        <translation>此位置不在记忆范围内。</translation>
    </message>
    <message>
        <source>This is a link, and links are not followed.</source>
        <translation>这是链接，不会跟随链接。</translation>
    </message>
    <message>
        <source>The name of a note ends with .md.</source>
        <translation>笔记名称以 .md 结尾。</translation>
    </message>
    <message>
        <source>This proposal was decided already.</source>
        <translation>此提议已处理。</translation>
    </message>
    <message>
        <source>The history does not know this any more.</source>
        <translation>历史中已没有这条记录。</translation>
    </message>
    <message>
        <source>Long-term memory</source>
        <translation>长期记忆</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Other folders</source>
        <translation>其他文件夹</translation>
    </message>
    <message>
        <source>Recently changed</source>
        <translation>最近更改</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>已加星标</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>已排除</translation>
    </message>
    <message>
        <source>Deleted notes</source>
        <translation>已删除的笔记</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>收件箱</translation>
    </message>
    <message>
        <source>Check-up</source>
        <translation>体检</translation>
    </message>
    <message>
        <source>You</source>
        <translation>我</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>其他程序</translation>
    </message>
    <message>
        <source>%1, changed by you</source>
        <translation>%1（经我修改）</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>Renamed</source>
        <translation>已重命名</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>已恢复</translation>
    </message>
    <message>
        <source>Added: %1</source>
        <translation>新增：%1</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>删除：%1</translation>
    </message>
    <message>
        <source>No note on this day</source>
        <translation>这一天没有笔记</translation>
    </message>
    <message>
        <source>Show all days</source>
        <translation>显示所有日期</translation>
    </message>
    <message>
        <source>Mark a note with the star, and its age never counts against it in the search.</source>
        <translation>给笔记加星标后，再旧也不会在搜索中靠后。</translation>
    </message>
    <message>
        <source>Quick note</source>
        <translation>快速记录</translation>
    </message>
    <message>
        <source>From the backup of %1</source>
        <translation>来自 %1 的备份</translation>
    </message>
    <message>
        <source>Choose folders…</source>
        <translation>选择文件夹…</translation>
    </message>
</context>
<context>
    <name>LibraryDoor</name>
    <message>
        <source>%1 proposes a change</source>
        <translation>%1 提议更改</translation>
    </message>
    <message>
        <source>It would like to write to %1. Look at it in the library&apos;s inbox.</source>
        <translation>它想写入 %1。请在记忆库的收件箱中查看。</translation>
    </message>
    <message>
        <source>Several of its proposals wait for you in the library&apos;s inbox.</source>
        <translation>记忆库的收件箱中有它的多条提议等待处理。</translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <source>Memory library</source>
        <translation>记忆库</translation>
    </message>
    <message>
        <source>Whose memory is shown</source>
        <translation>显示谁的记忆</translation>
    </message>
    <message>
        <source>%1 is not in the memory now.</source>
        <translation>%1 目前不在记忆中。</translation>
    </message>
    <message>
        <source>No editor was found, so the note is shown here.</source>
        <translation>没有找到编辑器，因此在这里显示这条笔记。</translation>
    </message>
    <message>
        <source>Choose an editor…</source>
        <translation>选择编辑器…</translation>
    </message>
</context>
<context>
    <name>Links</name>
    <message>
        <source>Only notes, web pages and mail addresses are opened from a note.</source>
        <translation>从笔记中只能打开笔记、网页和邮件地址。</translation>
    </message>
</context>
<context>
    <name>ListEditor</name>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <source>Add a pattern</source>
        <translation>添加模式</translation>
    </message>
    <message>
        <source>Add a file…</source>
        <translation>添加文件…</translation>
    </message>
    <message>
        <source>Markdown files (*.md)</source>
        <translation>Markdown 文件 (*.md)</translation>
    </message>
</context>
<context>
    <name>MemoryPage</name>
    <message>
        <source>What Memoro made from a memory</source>
        <translation>Memoro 由记忆生成的内容</translation>
    </message>
</context>
<context>
    <name>ModelFacts</name>
    <message>
        <source>%1 numbers per text, texts of up to %2 tokens</source>
        <translation>每段文本 %1 维，文本最长 %2 个词元</translation>
    </message>
    <message>
        <source>%1, about $%2 per million tokens</source>
        <translation>%1，每百万词元约 $%2</translation>
    </message>
    <message>
        <source>licence: %1</source>
        <translation>许可：%1</translation>
    </message>
    <message>
        <source>made for many languages</source>
        <translation>支持多种语言</translation>
    </message>
    <message>
        <source>made for English, others are found less well</source>
        <translation>面向英语，其他语言效果较差</translation>
    </message>
</context>
<context>
    <name>ModelField</name>
    <message>
        <source>Model of %1</source>
        <translation>%1 的模型</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>默认：%1</translation>
    </message>
    <message>
        <source>Fetch the list</source>
        <translation>获取列表</translation>
    </message>
    <message>
        <source>The service lists no models. Type the name.</source>
        <translation>该服务没有模型列表。请输入名称。</translation>
    </message>
    <message>
        <source>%1 models. Last updated: %2</source>
        <translation>%1 个模型。上次更新：%2</translation>
    </message>
    <message>
        <source>“%1” is not among them, but stays chosen.</source>
        <translation>列表中没有“%1”，但仍保持选中。</translation>
    </message>
    <message>
        <source>The name can be typed all the same.</source>
        <translation>仍可手动输入名称。</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>正在查询…</translation>
    </message>
</context>
<context>
    <name>MonthButton</name>
    <message>
        <source>Choose a day</source>
        <translation>选择日期</translation>
    </message>
    <message>
        <source>All days</source>
        <translation>所有日期</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>The memory folder itself</source>
        <translation>记忆文件夹本身</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
</context>
<context>
    <name>NoteActions</name>
    <message>
        <source>New note</source>
        <translation>新建笔记</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>Rename the note</source>
        <translation>重命名笔记</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Renamed to %1.</source>
        <translation>已重命名为 %1。</translation>
    </message>
    <message>
        <source>Earlier versions are not kept: the settings say so, under “Advanced”.</source>
        <translation>不保留旧版本：设置中的“高级”如此选择。</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>无法恢复。</translation>
    </message>
    <message>
        <source>Delete %1 for good?</source>
        <translation>要彻底删除 %1 吗？</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>彻底删除</translation>
    </message>
    <message>
        <source>%1 was deleted. It can be brought back.</source>
        <translation>已删除 %1，可以恢复。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Its heading says the new name, too.</source>
        <translation>标题也已改为新名称。</translation>
    </message>
    <message>
        <source>Renamed back to %1.</source>
        <translation>已改回 %1。</translation>
    </message>
    <message>
        <source>They can be brought back, one by one or all at once.</source>
        <translation>可以逐篇或一次全部恢复。</translation>
    </message>
    <message>
        <source>They cannot be brought back: earlier versions are not kept.</source>
        <translation>无法恢复：未保留旧版本。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>%1 was deleted.</source>
        <translation>%1 已删除。</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 已恢复。</translation>
    </message>
    <message>
        <source>Nothing in “%1” is read, searched or shown to an assistant any more. The files stay.</source>
        <translation>“%1”中的内容将不再被读取、搜索或展示给助手。文件会保留。</translation>
    </message>
    <message>
        <source>Leave this folder out?</source>
        <translation>要排除此文件夹吗？</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>排除</translation>
    </message>
    <message>
        <source>From the history: %1, and proposals for it.</source>
        <translation>历史中：%1 以及相关提议</translation>
    </message>
    <message>
        <source>The note itself, if it is still there.</source>
        <translation>笔记本身（如果还在）</translation>
    </message>
    <message>
        <source>From the search: its passages, words and vectors, cached ones too.</source>
        <translation>搜索中：段落、词语和向量，包括缓存</translation>
    </message>
    <message>
        <source>This cannot be undone. Copies in backups and synchronised folders stay.</source>
        <translation>此操作无法撤销。备份和同步文件夹中的副本会保留。</translation>
    </message>
    <message>
        <source>Forget the earlier versions of %1?</source>
        <translation>要忘记 %1 的旧版本吗？</translation>
    </message>
    <message>
        <source>Forget them</source>
        <translation>忘记</translation>
    </message>
    <message>
        <source>Forget %1 for good?</source>
        <translation>要彻底忘记 %1 吗？</translation>
    </message>
    <message>
        <source>Forget for good</source>
        <translation>彻底忘记</translation>
    </message>
    <message>
        <source>%1 is forgotten.</source>
        <translation>已忘记 %1。</translation>
    </message>
    <message>
        <source>%1, with who made them and why, and every earlier version of every note.</source>
        <translation>%1，包括更改者、原因，以及所有笔记的旧版本。</translation>
    </message>
    <message>
        <source>%1, with your reasons. An assistant may propose again what you declined.</source>
        <translation>%1及其原因。助手可能会再次提出您拒绝过的内容。</translation>
    </message>
    <message>
        <source>Deleted notes: nothing brings them back after that.</source>
        <translation>已删除的笔记：此后无法恢复。</translation>
    </message>
    <message>
        <source>Your notes stay as they are, and so do proposals that wait for you.</source>
        <translation>您的笔记和待处理的提议保持不变。</translation>
    </message>
    <message>
        <source>Forget the whole history?</source>
        <translation>要忘记全部历史吗？</translation>
    </message>
    <message>
        <source>Forget the history</source>
        <translation>忘记历史</translation>
    </message>
    <message>
        <source>The history is forgotten.</source>
        <translation>已忘记历史。</translation>
    </message>
    <message>
        <source>Undo %1 by %2?</source>
        <translation>要撤销 %2 的%1吗？</translation>
    </message>
    <message>
        <source>What others wrote since stays; where the same lines were changed again, nothing is done.</source>
        <translation>之后他人写入的内容会保留；若相同的行再次被更改，则不作处理。</translation>
    </message>
    <message>
        <source>Each step is kept in the history, and can be undone there.</source>
        <translation>每一步都保留在历史中，可在那里撤销。</translation>
    </message>
    <message>
        <source>Undo all</source>
        <translation>全部撤销</translation>
    </message>
    <message>
        <source>The file is cleaned at the next start, when there is room.</source>
        <translation>有空间时，会在下次启动时清理文件。</translation>
    </message>
    <message>
        <source>A damaged older history may still hold it: %1</source>
        <translation>损坏的旧历史中可能仍有：%1</translation>
    </message>
    <message>
        <source>Another program is changing the note right now. Try again.</source>
        <translation>其他程序正在更改这篇笔记，请重试。</translation>
    </message>
</context>
<context>
    <name>NoteCounts</name>
    <message numerus="yes">
        <source>your %Ln note(s)</source>
        <translation>
            <numerusform>您的 %Ln 篇笔记</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln picture(s) or recording(s) besides, whose price is not known.</source>
        <translation>
            <numerusform>另有 %Ln 个图片或录音，价格未知。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoteHeader</name>
    <message>
        <source>Find in this note</source>
        <translation>在此笔记中查找</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Show its history</source>
        <translation>查看历史</translation>
    </message>
    <message>
        <source>Open in the editor program</source>
        <translation>在编辑器中打开</translation>
    </message>
    <message>
        <source>Show in the folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Leave its folder out of the memory…</source>
        <translation>将其文件夹排除在记忆之外…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Forget its earlier versions…</source>
        <translation>忘记其旧版本…</translation>
    </message>
    <message>
        <source>Forget for good…</source>
        <translation>彻底忘记…</translation>
    </message>
    <message>
        <source>Copy the title</source>
        <translation>复制标题</translation>
    </message>
    <message>
        <source>Edit (Ctrl+E)</source>
        <translation>编辑 (Ctrl+E)</translation>
    </message>
    <message>
        <source>Keep: this note does not grow old</source>
        <translation>星标：这篇笔记不会变旧</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>更多操作</translation>
    </message>
    <message>
        <source>changed %1</source>
        <translation>更改于 %1</translation>
    </message>
</context>
<context>
    <name>NotePane</name>
    <message>
        <source>The note</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>The note&apos;s text</source>
        <translation>笔记正文</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Choose a note to read it here.</source>
        <translation>选择一篇笔记在此阅读。</translation>
    </message>
    <message>
        <source>No note chosen</source>
        <translation>未选择笔记</translation>
    </message>
    <message>
        <source>There are changes from %1 that were not saved.</source>
        <translation>有 %1 未保存的更改。</translation>
    </message>
    <message>
        <source>Look at them</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>This note is very long. Edit it in an editor program.</source>
        <translation>这篇笔记太长，请在编辑器中编辑。</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>尚未保存</translation>
    </message>
    <message>
        <source>All changes are saved</source>
        <translation>所有更改已保存</translation>
    </message>
    <message>
        <source>Another program has changed this note meanwhile.</source>
        <translation>其他程序在此期间更改了这篇笔记。</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Your text is kept here.</source>
        <translation>您输入的内容保留在这里。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>NoteProgramEditor</name>
    <message>
        <source>Programs found here</source>
        <translation>本机上找到的程序</translation>
    </message>
    <message>
        <source>%1 (without the line)</source>
        <translation>%1（无法定位到行）</translation>
    </message>
    <message>
        <source>None that Memoro knows</source>
        <translation>没有 Memoro 认识的程序</translation>
    </message>
    <message>
        <source>The system&apos;s own program</source>
        <translation>系统默认程序</translation>
    </message>
</context>
<context>
    <name>NotesPage</name>
    <message>
        <source>Filter titles, search the text</source>
        <translation>筛选标题，搜索正文</translation>
    </message>
    <message>
        <source>Also: “exact words”, -without, tag:name, path:folder, last week</source>
        <translation>还支持：&quot;精确短语&quot;、-排除、tag:名称、path:文件夹、上周</translation>
    </message>
    <message>
        <source>New note (Ctrl+N)</source>
        <translation>新建笔记 (Ctrl+N)</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Search in this section</source>
        <translation>在此分类中搜索</translation>
    </message>
    <message>
        <source>Search in the whole memory</source>
        <translation>在整个记忆中搜索</translation>
    </message>
    <message>
        <source>Where to search</source>
        <translation>搜索范围</translation>
    </message>
</context>
<context>
    <name>Notifications</name>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
</context>
<context>
    <name>NumberEditor</name>
    <message>
        <source>Not set</source>
        <translation>未设置</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln 项更改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marked</source>
        <translation>
            <numerusform>已选 %Ln 项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln note(s)?</source>
        <translation>
            <numerusform>要删除 %Ln 篇笔记吗？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) were deleted.</source>
        <translation>
            <numerusform>已删除 %Ln 篇笔记。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) are back.</source>
        <translation>
            <numerusform>已恢复 %Ln 篇笔记。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier version(s)</source>
        <translation>
            <numerusform>%Ln 个旧版本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln 篇笔记</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) to look at</source>
        <translation>
            <numerusform>%Ln 处需要留意</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln proposal(s) waiting</source>
        <translation>
            <numerusform>%Ln 条提议待处理</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) undone.</source>
        <translation>
            <numerusform>已撤销 %Ln 项更改。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be, since the same lines were changed again.</source>
        <translation>
            <numerusform>另有 %Ln 项因相同的行再次被更改而无法撤销。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln proposal(s) that you accepted or declined</source>
        <translation>
            <numerusform>您已接受或拒绝的 %Ln 条提议</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged older history file(s) that had been set aside.</source>
        <translation>
            <numerusform>%Ln 个另行保存的已损坏旧历史文件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln old daily log(s)</source>
        <translation>
            <numerusform>%Ln 篇旧日志</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Opener</name>
    <message>
        <source>The path was copied</source>
        <translation>路径已复制</translation>
    </message>
    <message>
        <source>Copy the path</source>
        <translation>复制路径</translation>
    </message>
    <message>
        <source>Choose an editor…</source>
        <translation>选择编辑器…</translation>
    </message>
    <message>
        <source>Show in the folder</source>
        <translation>在文件夹中显示</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Memory folder</source>
        <translation>记忆文件夹</translation>
    </message>
    <message>
        <source>The folder with MEMORY.md and memory/. Unset: the OpenClaw workspace if there is one.</source>
        <translation>包含 MEMORY.md 和 memory/ 的文件夹。未设置时，使用 OpenClaw 的工作区（如果有）。</translation>
    </message>
    <message>
        <source>Memory search</source>
        <translation>记忆搜索</translation>
    </message>
    <message>
        <source>Whether assistants may search and read this memory.</source>
        <translation>是否允许助手搜索和读取这份记忆。</translation>
    </message>
    <message>
        <source>Embeddings by</source>
        <translation>嵌入由谁生成</translation>
    </message>
    <message>
        <source>Who turns text into vectors. “auto” takes a local model or a key that is set up, else the built-in model, which needs neither key nor network. “none” searches by words only.</source>
        <translation>由谁把文本变成向量。“auto”使用已设置的本地模型或密钥，否则使用内置模型，后者既不需要密钥也不需要网络。“none”只按关键词搜索。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>The embedding model. Unset: the provider&apos;s usual one.</source>
        <translation>嵌入模型。未设置时使用提供商的默认模型。</translation>
    </message>
    <message>
        <source>If the provider fails</source>
        <translation>提供商出错时</translation>
    </message>
    <message>
        <source>Another provider to use, with its usual model, when the chosen one fails. Results say so.</source>
        <translation>所选提供商出错时，改用另一个提供商及其默认模型。结果中会注明。</translation>
    </message>
    <message>
        <source>Numbers per vector</source>
        <translation>向量维数</translation>
    </message>
    <message>
        <source>Only for Gemini embedding 2: 768, 1536 or 3072.</source>
        <translation>仅用于 Gemini embedding 2：768、1536 或 3072。</translation>
    </message>
    <message>
        <source>What is searched</source>
        <translation>搜索范围</translation>
    </message>
    <message>
        <source>“memory” are the notes, “sessions” the assistant&apos;s conversations.</source>
        <translation>“memory”是笔记，“sessions”是助手的对话。</translation>
    </message>
    <message>
        <source>Additional folders and files</source>
        <translation>附加文件夹和文件</translation>
    </message>
    <message>
        <source>Absolute, or relative to the memory folder; ~ and environment variables work. Folders are searched for Markdown files with everything below. An assistant&apos;s own list is added to this one.</source>
        <translation>绝对路径，或相对于记忆文件夹的路径；可用 ~ 和环境变量。会在文件夹及其所有子文件夹中查找 Markdown 文件。助手自己的列表会加到这里。</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>排除</translation>
    </message>
    <message>
        <source>Patterns of files and folders that are not indexed: “drafts/”, “*.tmp.md”, “memory/old/**”.</source>
        <translation>不编入索引的文件和文件夹模式：“drafts/”、“*.tmp.md”、“memory/old/**”。</translation>
    </message>
    <message>
        <source>Size of a piece</source>
        <translation>片段大小</translation>
    </message>
    <message>
        <source>Notes are cut into pieces of about this many tokens (4 letters, or one Chinese, Japanese or Korean character, are one token). Small pieces answer more exactly, large ones keep more context.</source>
        <translation>笔记会切成大约这么多词元的片段（4 个字母或一个中日韩字符为一个词元）。小片段回答更精确，大片段保留更多上下文。</translation>
    </message>
    <message>
        <source>Overlap of pieces</source>
        <translation>片段重叠</translation>
    </message>
    <message>
        <source>How many tokens at the end of a piece are repeated at the start of the next one.</source>
        <translation>片段末尾有多少词元会在下一个片段开头重复。</translation>
    </message>
    <message>
        <source>Results for an assistant</source>
        <translation>给助手的结果数</translation>
    </message>
    <message>
        <source>How many results a search returns when the assistant does not ask for a number.</source>
        <translation>助手未指定数量时，搜索返回多少结果。</translation>
    </message>
    <message>
        <source>Lowest score</source>
        <translation>最低得分</translation>
    </message>
    <message>
        <source>Results below it are left out, except those with all the words of the question. Unset: 0.30 for “calibrated”, 0.35 for “weighted”.</source>
        <translation>低于此值的结果会被略去，包含问题中全部词语的除外。未设置时：“calibrated”为 0.30，“weighted”为 0.35。</translation>
    </message>
    <message>
        <source>Search by words and by meaning</source>
        <translation>按关键词和语义搜索</translation>
    </message>
    <message>
        <source>If off, only the meaning counts where there are embeddings, else only the words.</source>
        <translation>关闭后，有嵌入时只看语义，否则只看关键词。</translation>
    </message>
    <message>
        <source>How words and meaning are combined</source>
        <translation>关键词与语义的结合方式</translation>
    </message>
    <message>
        <source>“calibrated” compares each score with what is usual for the question; “weighted” adds the raw scores as OpenClaw does.</source>
        <translation>“calibrated”把每个得分与该问题的通常水平比较；“weighted”像 OpenClaw 那样把原始得分相加。</translation>
    </message>
    <message>
        <source>Weight of meaning</source>
        <translation>语义的权重</translation>
    </message>
    <message>
        <source>Share of the meaning in the score. The two weights are scaled so that they add up to 1.</source>
        <translation>语义在得分中的占比。两个权重会缩放到总和为 1。</translation>
    </message>
    <message>
        <source>Weight of words</source>
        <translation>关键词的权重</translation>
    </message>
    <message>
        <source>Share of the words in the score.</source>
        <translation>关键词在得分中的占比。</translation>
    </message>
    <message>
        <source>Candidates per result</source>
        <translation>每个结果的候选数</translation>
    </message>
    <message>
        <source>With “weighted”: how many candidates each search collects for one result.</source>
        <translation>使用“weighted”时：每种搜索为一个结果收集多少候选。</translation>
    </message>
    <message>
        <source>Avoid near duplicates</source>
        <translation>避免近似重复</translation>
    </message>
    <message>
        <source>Of several results that say nearly the same, show one and make room for others.</source>
        <translation>内容几乎相同的结果只显示一个，为其他结果留出位置。</translation>
    </message>
    <message>
        <source>Relevance against variety</source>
        <translation>相关性与多样性</translation>
    </message>
    <message>
        <source>1 looks at relevance only, 0 at variety only.</source>
        <translation>1 只看相关性，0 只看多样性。</translation>
    </message>
    <message>
        <source>Prefer recent notes</source>
        <translation>偏好新笔记</translation>
    </message>
    <message>
        <source>Let dated notes fade with age. MEMORY.md and undated notes in the memory folder never fade.</source>
        <translation>带日期的笔记随时间淡化。MEMORY.md 和记忆文件夹中不带日期的笔记不会淡化。</translation>
    </message>
    <message>
        <source>Half-life in days</source>
        <translation>半衰期（天）</translation>
    </message>
    <message>
        <source>After this many days a dated note counts half.</source>
        <translation>带日期的笔记过了这么多天后权重减半。</translation>
    </message>
    <message>
        <source>Index file</source>
        <translation>索引文件</translation>
    </message>
    <message>
        <source>Where the index is kept; {agentId} stands for the assistant. Unset: in the program&apos;s data folder.</source>
        <translation>索引保存位置；{agentId} 代表助手。未设置时在程序的数据文件夹中。</translation>
    </message>
    <message>
        <source>Use sqlite-vec</source>
        <translation>使用 sqlite-vec</translation>
    </message>
    <message>
        <source>Let the database compare the vectors where that is the better way.</source>
        <translation>在更合适时由数据库比较向量。</translation>
    </message>
    <message>
        <source>Vector engine</source>
        <translation>向量引擎</translation>
    </message>
    <message>
        <source>“matrix” keeps all vectors in memory and is faster, “sqlite-vec” needs little memory; “auto” takes the matrix while it fits. Both give the same results.</source>
        <translation>“matrix”把所有向量放在内存中，更快；“sqlite-vec”占用内存少；“auto”在放得下时用前者。两者结果相同。</translation>
    </message>
    <message>
        <source>Own sqlite-vec library</source>
        <translation>自备的 sqlite-vec 库</translation>
    </message>
    <message>
        <source>Path of a sqlite-vec extension to use in place of the one that comes with the program.</source>
        <translation>用来代替程序自带版本的 sqlite-vec 扩展的路径。</translation>
    </message>
    <message>
        <source>Memory for vectors (MiB)</source>
        <translation>向量内存 (MiB)</translation>
    </message>
    <message>
        <source>“auto” keeps the vectors in memory up to this size.</source>
        <translation>“auto”在此大小以内把向量放在内存中。</translation>
    </message>
    <message>
        <source>Watch the folders</source>
        <translation>监视文件夹</translation>
    </message>
    <message>
        <source>Notice changed notes by themselves, within seconds.</source>
        <translation>几秒内自动发现笔记的更改。</translation>
    </message>
    <message>
        <source>Wait after a change (ms)</source>
        <translation>更改后等待 (ms)</translation>
    </message>
    <message>
        <source>How long to wait after the last change before indexing, so that a file can be finished.</source>
        <translation>最后一次更改后等待多久再编制索引，以便文件写完。</translation>
    </message>
    <message>
        <source>At the start of a session</source>
        <translation>会话开始时</translation>
    </message>
    <message>
        <source>Look for changes when an assistant begins a session.</source>
        <translation>助手开始会话时检查更改。</translation>
    </message>
    <message>
        <source>At a search</source>
        <translation>搜索时</translation>
    </message>
    <message>
        <source>Look for changes in the background when a search finds that something may have changed.</source>
        <translation>搜索发现可能有更改时，在后台检查。</translation>
    </message>
    <message>
        <source>Every … minutes</source>
        <translation>间隔（分钟）</translation>
    </message>
    <message>
        <source>Look for changes at this interval as well. 0: never.</source>
        <translation>另按此间隔检查更改。0：从不。</translation>
    </message>
    <message>
        <source>Folder of conversations</source>
        <translation>对话文件夹</translation>
    </message>
    <message>
        <source>Where the conversations (JSON Lines) are; {agentId} stands for the assistant. Unset: in OpenClaw&apos;s own folder.</source>
        <translation>对话（JSON Lines）所在位置；{agentId} 代表助手。未设置时在 OpenClaw 自己的文件夹中。</translation>
    </message>
    <message>
        <source>New bytes before indexing</source>
        <translation>重新索引前的新字节数</translation>
    </message>
    <message>
        <source>A conversation is indexed again once it has grown by so many bytes. 0: at any change.</source>
        <translation>对话增加这么多字节后重新索引。0：任何更改。</translation>
    </message>
    <message>
        <source>New lines before indexing</source>
        <translation>重新索引前的新行数</translation>
    </message>
    <message>
        <source>A conversation is indexed again once it has so many new lines. 0: at any change.</source>
        <translation>对话增加这么多新行后重新索引。0：任何更改。</translation>
    </message>
    <message>
        <source>Keep embeddings</source>
        <translation>保留嵌入</translation>
    </message>
    <message>
        <source>Keep the embedding of every text, so that no text is computed or paid for twice.</source>
        <translation>保留每段文本的嵌入，避免重复计算或付费。</translation>
    </message>
    <message>
        <source>Embeddings to keep</source>
        <translation>保留的嵌入数</translation>
    </message>
    <message>
        <source>How many embeddings are kept beside those in use; the longest unused leave first.</source>
        <translation>除正在使用的之外保留多少嵌入；最久未用的先删除。</translation>
    </message>
    <message>
        <source>Address of the service</source>
        <translation>服务地址</translation>
    </message>
    <message>
        <source>For a service that speaks the OpenAI, Gemini, Voyage, Mistral or Ollama protocol elsewhere. A key of the vendor is never sent to it.</source>
        <translation>用于在别处提供 OpenAI、Gemini、Voyage、Mistral 或 Ollama 协议的服务。厂商的密钥绝不会发送给它。</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>The program itself keeps keys in the system&apos;s password store; a key written here comes first.</source>
        <translation>程序本身把密钥保存在系统密码库中；写在这里的密钥优先。</translation>
    </message>
    <message>
        <source>Additional headers</source>
        <translation>附加请求头</translation>
    </message>
    <message>
        <source>Sent with every request; they win over those of models.providers.</source>
        <translation>随每个请求发送；优先于 models.providers 中的请求头。</translation>
    </message>
    <message>
        <source>Batch jobs</source>
        <translation>批处理任务</translation>
    </message>
    <message>
        <source>Let OpenAI, Gemini or Voyage embed large amounts as a batch job: cheaper, but slower to start.</source>
        <translation>让 OpenAI、Gemini 或 Voyage 以批处理任务嵌入大量文本：更便宜，但开始较慢。</translation>
    </message>
    <message>
        <source>Wait for batch jobs</source>
        <translation>等待批处理任务</translation>
    </message>
    <message>
        <source>If off, a job is picked up when it is finished.</source>
        <translation>关闭后，任务完成时再取结果。</translation>
    </message>
    <message>
        <source>Batch jobs at once</source>
        <translation>同时进行的批处理任务</translation>
    </message>
    <message>
        <source>How many jobs may run together.</source>
        <translation>可同时运行多少任务。</translation>
    </message>
    <message>
        <source>Ask every … ms</source>
        <translation>查询间隔 (ms)</translation>
    </message>
    <message>
        <source>How often the provider is asked whether a job is finished.</source>
        <translation>多久询问一次任务是否完成。</translation>
    </message>
    <message>
        <source>Give up after … minutes</source>
        <translation>放弃前等待（分钟）</translation>
    </message>
    <message>
        <source>A job that takes longer is given up and the texts are sent one request at a time.</source>
        <translation>超过此时间的任务会被放弃，文本改为逐个请求发送。</translation>
    </message>
    <message>
        <source>Local model</source>
        <translation>本地模型</translation>
    </message>
    <message>
        <source>A GGUF file or an hf: address for the provider “local”; it is downloaded at its first use.</source>
        <translation>供“local”使用的 GGUF 文件或 hf: 地址；首次使用时下载。</translation>
    </message>
    <message>
        <source>Folder for models</source>
        <translation>模型文件夹</translation>
    </message>
    <message>
        <source>Where downloaded models are kept. Unset: in the program&apos;s cache folder.</source>
        <translation>下载的模型保存位置。未设置时在程序的缓存文件夹中。</translation>
    </message>
    <message>
        <source>Images and sound</source>
        <translation>图片和声音</translation>
    </message>
    <message>
        <source>Index images and sound in the extra paths. Their bytes are sent to the Gemini service. Needs the provider gemini, the model gemini-embedding-2-preview and the fallback none.</source>
        <translation>索引附加路径中的图片和声音。其内容会发送到 Gemini 服务。需要提供商 gemini、模型 gemini-embedding-2-preview，且备用为 none。</translation>
    </message>
    <message>
        <source>Kinds of files</source>
        <translation>文件种类</translation>
    </message>
    <message>
        <source>Images, sound, or all of them.</source>
        <translation>图片、声音，或全部。</translation>
    </message>
    <message>
        <source>Largest file (bytes)</source>
        <translation>最大文件（字节）</translation>
    </message>
    <message>
        <source>Larger images and recordings are left out.</source>
        <translation>更大的图片和录音会被略去。</translation>
    </message>
    <message>
        <source>Remember conversations</source>
        <translation>记住对话</translation>
    </message>
    <message>
        <source>Index the assistant&apos;s conversations too. Also needs “sessions” among the sources.</source>
        <translation>同时索引助手的对话。搜索范围中还需要“sessions”。</translation>
    </message>
    <message>
        <source>Reserved tokens</source>
        <translation>预留词元</translation>
    </message>
    <message>
        <source>Tokens that the assistant keeps free for its answer; compaction begins before they are touched.</source>
        <translation>助手为回答预留的词元；用到它们之前就开始压缩。</translation>
    </message>
    <message>
        <source>Save before a conversation is shortened</source>
        <translation>对话缩短前保存</translation>
    </message>
    <message>
        <source>Ask the assistant to write down what matters before its conversation is compacted.</source>
        <translation>对话被压缩前，让助手写下重要内容。</translation>
    </message>
    <message>
        <source>Tokens before the limit</source>
        <translation>上限前的词元数</translation>
    </message>
    <message>
        <source>How many tokens before the point of compaction the assistant is asked.</source>
        <translation>在压缩点之前多少词元时询问助手。</translation>
    </message>
    <message>
        <source>System prompt</source>
        <translation>系统提示</translation>
    </message>
    <message>
        <source>Added to the assistant&apos;s instructions for this turn.</source>
        <translation>仅在这一轮加到助手的指令中。</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>What the assistant is asked. YYYY-MM-DD becomes today&apos;s date; after NO_REPLY nothing is shown.</source>
        <translation>向助手提出的要求。YYYY-MM-DD 会变成今天的日期；NO_REPLY 之后不显示任何内容。</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>助手</translation>
    </message>
    <message>
        <source>Assistants with a memory or with settings of their own.</source>
        <translation>有自己的记忆或设置的助手。</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>出处</translation>
    </message>
    <message>
        <source>Whether assistants get “Source: path#line” with each result. “auto”: in direct chats only.</source>
        <translation>助手是否随每个结果得到“Source: path#line”。“auto”：仅在单聊中。</translation>
    </message>
    <message>
        <source>Search engine for assistants</source>
        <translation>供助手使用的搜索引擎</translation>
    </message>
    <message>
        <source>“qmd” asks the separate program QMD and falls back on the built-in engine.</source>
        <translation>“qmd”询问独立程序 QMD，失败时回到内置引擎。</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Name or path of the QMD program.</source>
        <translation>QMD 程序的名称或路径。</translation>
    </message>
    <message>
        <source>Kind of search</source>
        <translation>搜索种类</translation>
    </message>
    <message>
        <source>By words, by meaning, or both with re-ranking (slow).</source>
        <translation>按关键词、按语义，或两者加重新排序（慢）。</translation>
    </message>
    <message>
        <source>Include the memory</source>
        <translation>包括记忆</translation>
    </message>
    <message>
        <source>Search MEMORY.md and memory/ besides the paths below.</source>
        <translation>除以下路径外，还搜索 MEMORY.md 和 memory/。</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>More folders for QMD to search.</source>
        <translation>供 QMD 搜索的更多文件夹。</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Give cleaned conversations to QMD as well.</source>
        <translation>把整理过的对话也交给 QMD。</translation>
    </message>
    <message>
        <source>Keep for … days</source>
        <translation>保留天数</translation>
    </message>
    <message>
        <source>Older conversations are taken out. Unset: keep all.</source>
        <translation>更早的对话会被移除。未设置：全部保留。</translation>
    </message>
    <message>
        <source>Folder for conversations</source>
        <translation>对话文件夹</translation>
    </message>
    <message>
        <source>Where they are written for QMD. Unset: in the assistant&apos;s state folder.</source>
        <translation>为 QMD 写出对话的位置。未设置时在助手的状态文件夹中。</translation>
    </message>
    <message>
        <source>Update every</source>
        <translation>更新间隔</translation>
    </message>
    <message>
        <source>A time such as 30s, 5m or 1h; 0 is never.</source>
        <translation>如 30s、5m 或 1h；0 表示从不。</translation>
    </message>
    <message>
        <source>Least pause (ms)</source>
        <translation>最短间隔 (ms)</translation>
    </message>
    <message>
        <source>Between two updates.</source>
        <translation>两次更新之间。</translation>
    </message>
    <message>
        <source>Update at start</source>
        <translation>启动时更新</translation>
    </message>
    <message>
        <source>Update when the program starts.</source>
        <translation>程序启动时更新。</translation>
    </message>
    <message>
        <source>Wait for it</source>
        <translation>等待更新</translation>
    </message>
    <message>
        <source>Whether the start waits for the first update.</source>
        <translation>启动时是否等待第一次更新。</translation>
    </message>
    <message>
        <source>Embed every</source>
        <translation>嵌入间隔</translation>
    </message>
    <message>
        <source>A time such as 30m or 2h; 0 is never.</source>
        <translation>如 30m 或 2h；0 表示从不。</translation>
    </message>
    <message>
        <source>Time for a command (ms)</source>
        <translation>命令时限 (ms)</translation>
    </message>
    <message>
        <source>Then it is ended.</source>
        <translation>超时则终止。</translation>
    </message>
    <message>
        <source>Time for an update (ms)</source>
        <translation>更新时限 (ms)</translation>
    </message>
    <message>
        <source>Time for embedding (ms)</source>
        <translation>嵌入时限 (ms)</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果数</translation>
    </message>
    <message>
        <source>At most so many.</source>
        <translation>最多这么多。</translation>
    </message>
    <message>
        <source>Characters of a snippet</source>
        <translation>摘录字数</translation>
    </message>
    <message>
        <source>Longer ones are cut.</source>
        <translation>更长的会截断。</translation>
    </message>
    <message>
        <source>Characters in all</source>
        <translation>总字数</translation>
    </message>
    <message>
        <source>Of one answer to an assistant.</source>
        <translation>一次回答助手的总量。</translation>
    </message>
    <message>
        <source>Time for a search (ms)</source>
        <translation>搜索时限 (ms)</translation>
    </message>
    <message>
        <source>Then the built-in engine answers.</source>
        <translation>超时则由内置引擎回答。</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>其他情况</translation>
    </message>
    <message>
        <source>What happens when no rule matches.</source>
        <translation>没有规则匹配时的处理。</translation>
    </message>
    <message>
        <source>Who may search</source>
        <translation>谁可以搜索</translation>
    </message>
    <message>
        <source>The first rule that matches a session decides. By default only direct chats may search.</source>
        <translation>由第一条匹配会话的规则决定。默认只有单聊可以搜索。</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>提供商</translation>
    </message>
    <message>
        <source>Addresses and keys by provider: openai, google, voyage, mistral …</source>
        <translation>各提供商的地址和密钥：openai、google、voyage、mistral …</translation>
    </message>
    <message>
        <source>Memory plugin</source>
        <translation>记忆插件</translation>
    </message>
    <message>
        <source>“none” takes the memory tools away from all assistants.</source>
        <translation>“none”会收回所有助手的记忆工具。</translation>
    </message>
    <message>
        <source>Hotkey</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Opens the search from anywhere. Empty: no hotkey.</source>
        <translation>在任何地方打开搜索。留空：无快捷键。</translation>
    </message>
    <message>
        <source>Hotkeys in full screen</source>
        <translation>全屏时的快捷键</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Language of the windows. “auto” follows the system.</source>
        <translation>窗口的语言。“auto”跟随系统。</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Light or dark. “auto” follows the system.</source>
        <translation>浅色或深色。“auto”跟随系统。</translation>
    </message>
    <message>
        <source>Text size (%)</source>
        <translation>文字大小 (%)</translation>
    </message>
    <message>
        <source>Of all windows, beside what the system asks for.</source>
        <translation>适用于所有窗口，在系统设置之外。</translation>
    </message>
    <message>
        <source>Start with the computer</source>
        <translation>开机时启动</translation>
    </message>
    <message>
        <source>Start in the tray when you log in.</source>
        <translation>登录时在托盘中启动。</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>编辑器</translation>
    </message>
    <message>
        <source>What opens a note at its line: the name of a known editor, or a command with {path} and {line}. Unset: the system&apos;s own choice.</source>
        <translation>用什么在对应行打开笔记：已知编辑器的名称，或含 {path} 和 {line} 的命令。未设置时由系统选择。</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Nothing, only problems, or also changes that assistants make to the memory.</source>
        <translation>不通知、仅问题，或还包括助手对记忆的更改。</translation>
    </message>
    <message>
        <source>Do not disturb</source>
        <translation>勿扰</translation>
    </message>
    <message>
        <source>Show no notifications at all for now; the tray icon still tells the state.</source>
        <translation>暂时不显示任何通知；托盘图标仍显示状态。</translation>
    </message>
    <message>
        <source>Hotkey for a quick note</source>
        <translation>快速记录的快捷键</translation>
    </message>
    <message>
        <source>Opens a line that adds a thought to today&apos;s log. Empty: no hotkey.</source>
        <translation>打开一行输入框，把想法加到今天的日志。留空：无快捷键。</translation>
    </message>
    <message>
        <source>If off, a game or a film that fills the screen gets their keys. Not every system tells.</source>
        <translation>关闭后，游戏或影片全屏时，按键交给它们。并非所有系统都能判断。</translation>
    </message>
    <message>
        <source>No hotkeys in these programs</source>
        <translation>在这些程序中不用快捷键</translation>
    </message>
    <message>
        <source>While one of them is in use it gets the keys itself. Names or patterns such as “steam_app_*”. Not every system tells.</source>
        <translation>使用其中的程序时，按键交给该程序。可填名称或“steam_app_*”这样的模式。并非所有系统都能判断。</translation>
    </message>
    <message>
        <source>Look for updates</source>
        <translation>检查更新</translation>
    </message>
    <message>
        <source>Ask once a day whether there is a new version. Nothing about you or your notes is sent.</source>
        <translation>每天询问一次是否有新版本。不发送关于您或笔记的任何信息。</translation>
    </message>
    <message>
        <source>Address for updates</source>
        <translation>更新地址</translation>
    </message>
    <message>
        <source>Where the newest version is announced. Unset: nobody is asked.</source>
        <translation>公布最新版本的位置。未设置时不询问。</translation>
    </message>
    <message>
        <source>OpenClaw&apos;s folder</source>
        <translation>OpenClaw 的文件夹</translation>
    </message>
    <message>
        <source>Where OpenClaw keeps its agents and conversations. Unset: OPENCLAW_STATE_DIR or ~/.openclaw.</source>
        <translation>OpenClaw 保存智能体和对话的位置。未设置：OPENCLAW_STATE_DIR 或 ~/.openclaw。</translation>
    </message>
    <message>
        <source>Detail of the log</source>
        <translation>日志详细程度</translation>
    </message>
    <message>
        <source>“debug” helps to find a fault.</source>
        <translation>“debug”有助于查找故障。</translation>
    </message>
    <message>
        <source>Results in the popup</source>
        <translation>搜索窗口的结果数</translation>
    </message>
    <message>
        <source>How many results are listed.</source>
        <translation>列出多少结果。</translation>
    </message>
    <message>
        <source>Rows of the popup</source>
        <translation>搜索窗口的行数</translation>
    </message>
    <message>
        <source>How many results are seen at once; the rest is scrolled to.</source>
        <translation>同时可见的结果数；其余的可滚动查看。</translation>
    </message>
    <message>
        <source>Width of the popup</source>
        <translation>搜索窗口的宽度</translation>
    </message>
    <message>
        <source>In pixels at the usual text size: it grows with the text, and never over the screen.</source>
        <translation>标准文字大小下的像素数；随文字变宽，但不会超出屏幕。</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Show the chosen note beside the list, scrolled to the line.</source>
        <translation>在列表旁显示所选笔记，并滚动到对应行。</translation>
    </message>
    <message>
        <source>Learn from what is opened</source>
        <translation>从打开的内容中学习</translation>
    </message>
    <message>
        <source>What you opened for a question stands first when you ask the same again. Kept on this computer only, without the words; assistants get the usual order. If off, what was learned is deleted.</source>
        <translation>再次问同样的问题时，上次打开的内容排在最前。只保存在本机，不保留原文；助手得到的顺序不变。关闭后，学到的内容会被删除。</translation>
    </message>
    <message>
        <source>Opens on the screen</source>
        <translation>打开时所在的屏幕</translation>
    </message>
    <message>
        <source>Where the popup opens when there are several screens. Where the system does not tell which window is in use, it is the screen with the pointer. On Wayland the desktop decides.</source>
        <translation>有多个屏幕时，搜索窗口在哪个屏幕上打开。如果系统不提供正在使用的窗口，则在鼠标指针所在的屏幕上打开。在 Wayland 上由桌面决定。</translation>
    </message>
    <message>
        <source>Close when another window is used</source>
        <translation>使用其他窗口时关闭</translation>
    </message>
    <message>
        <source>If off, the popup stays until Esc.</source>
        <translation>关闭此项后，窗口保留到按 Esc。</translation>
    </message>
    <message>
        <source>Serve assistants</source>
        <translation>为助手提供服务</translation>
    </message>
    <message>
        <source>Let assistants on this computer search the memory. Only programs with a key of yours get answers.</source>
        <translation>让本机的助手搜索记忆。只有持有您的密钥的程序才会得到回答。</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>On this computer only. If it is taken, the next free one is used.</source>
        <translation>仅限本机。被占用时使用下一个空闲端口。</translation>
    </message>
    <message>
        <source>Requests a minute</source>
        <translation>每分钟请求数</translation>
    </message>
    <message>
        <source>For each assistant; more are turned away for a while.</source>
        <translation>每个助手；超出的会被暂时拒绝。</translation>
    </message>
    <message>
        <source>Keep an access log</source>
        <translation>保留访问日志</translation>
    </message>
    <message>
        <source>Who asked what and when, on this computer only: the question&apos;s first 200 characters, never the text of a note.</source>
        <translation>谁在何时问了什么，只保存在本机：问题的前 200 个字符，从不保存笔记正文。</translation>
    </message>
    <message>
        <source>New assistants and curated notes</source>
        <translation>新助手与整理过的笔记</translation>
    </message>
    <message>
        <source>What a new assistant may do with MEMORY.md and other curated notes: read, propose changes that you review, or write.</source>
        <translation>新助手对 MEMORY.md 等整理过的笔记可以做什么：读取、提出供您审阅的更改，或写入。</translation>
    </message>
    <message>
        <source>New assistants and the daily log</source>
        <translation>新助手与日志</translation>
    </message>
    <message>
        <source>What a new assistant may do with the daily log, to which it can only append.</source>
        <translation>新助手对只能追加的日志可以做什么。</translation>
    </message>
    <message>
        <source>Keep versions</source>
        <translation>保留版本</translation>
    </message>
    <message>
        <source>Keep every version of every note, so that nothing is lost. If off, what is changed or deleted from then on cannot be brought back.</source>
        <translation>保留每篇笔记的每个版本，不丢失任何内容。关闭后，此后更改或删除的内容将无法恢复。</translation>
    </message>
    <message>
        <source>Room for versions (MiB)</source>
        <translation>版本空间 (MiB)</translation>
    </message>
    <message>
        <source>When it is full, the oldest versions are thinned out.</source>
        <translation>存满后，会精简最旧的版本。</translation>
    </message>
</context>
<context>
    <name>OthersRow</name>
    <message>
        <source>Make a token</source>
        <translation>创建令牌</translation>
    </message>
    <message>
        <source>Name of the assistant</source>
        <translation>助手的名称</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>MCP by address</source>
        <translation>MCP（网址）</translation>
    </message>
    <message>
        <source>MCP by program</source>
        <translation>MCP（程序）</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Paste this</source>
        <translation>要粘贴的内容</translation>
    </message>
    <message>
        <source>Any program that speaks MCP or HTTP can be connected: give it a name, then paste this.</source>
        <translation>任何支持 MCP 或 HTTP 的程序都可以连接：先起个名称，再粘贴显示的内容。</translation>
    </message>
    <message>
        <source>The token is shown only now. Copy it to where it belongs.</source>
        <translation>令牌只在此时显示。请将其复制到需要的地方。</translation>
    </message>
    <message>
        <source>The password store did not take it: nobody can show it again, but it works until you disconnect the assistant. If it gets lost, disconnect the assistant and make another one.</source>
        <translation>密码库未能保存它：以后无法再次显示，但在您断开该助手之前一直有效。如果丢失，请断开该助手，再创建一个新的。</translation>
    </message>
    <message>
        <source>The bridge is starting…</source>
        <translation>桥接正在启动…</translation>
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
        <translation>常规</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Memory folders</source>
        <translation>记忆文件夹</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>提供商</translation>
    </message>
    <message>
        <source>Assistants</source>
        <translation>助手</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>高级</translation>
    </message>
    <message>
        <source>No program opened %1. Copy the address into your browser.</source>
        <translation>没有程序能打开 %1。请把该地址复制到浏览器中打开。</translation>
    </message>
</context>
<context>
    <name>Pasting</name>
    <message>
        <source>It could not be pasted there; the passage is on the clipboard</source>
        <translation>无法粘贴；这段文字已在剪贴板中</translation>
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
    <message>
        <source>This desktop shows no tray icons, so Memoro uses this window instead. For a key that opens the search, add a shortcut that runs “memoro toggle” in the desktop’s keyboard settings.</source>
        <translation>此桌面不显示托盘图标，因此改用这个窗口。如需用按键打开搜索，请在桌面的键盘设置中添加一个运行“memoro toggle”的快捷键。</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
</context>
<context>
    <name>PopupController</name>
    <message>
        <source>It no longer stands first for this question</source>
        <translation>问这个问题时不再排在最前</translation>
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
    <message>
        <source>Drag to move the window</source>
        <translation>拖动可移动窗口</translation>
    </message>
    <message>
        <source>Drag to move the window; a double click puts it back</source>
        <translation>拖动可移动窗口，双击恢复原位</translation>
    </message>
</context>
<context>
    <name>PreviewDialog</name>
    <message>
        <source>Connect %1</source>
        <translation>连接 %1</translation>
    </message>
    <message>
        <source>Its configuration already has the entry.</source>
        <translation>它的配置中已有该条目。</translation>
    </message>
    <message>
        <source>These lines are written to %1, which is made for them.</source>
        <translation>以下各行将写入 %1，该文件会为此新建。</translation>
    </message>
    <message>
        <source>These lines of %1 are changed; the file as it is now is kept beside it.</source>
        <translation>%1 的以下各行将被更改；现在的文件会保留在旁边。</translation>
    </message>
    <message>
        <source>These lines are added to %1; the file as it is now is kept beside it.</source>
        <translation>以下各行将添加到 %1；现在的文件会保留在旁边。</translation>
    </message>
    <message>
        <source>The change</source>
        <translation>更改内容</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
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
        <source>The data folder cannot be locked</source>
        <translation>无法锁定数据文件夹</translation>
    </message>
    <message>
        <source>The disk of %1 has no locks, so that two programs could write at once: %2.</source>
        <translation>%1 所在的磁盘不支持文件锁，两个程序可能会同时写入：%2。</translation>
    </message>
    <message>
        <source>Set MEMORO_HOME to a folder on a disk of this computer.</source>
        <translation>请将 MEMORO_HOME 设为本机磁盘上的文件夹。</translation>
    </message>
    <message>
        <source>The built-in search model is missing</source>
        <translation>缺少内置搜索模型</translation>
    </message>
    <message>
        <source>Search by meaning needs its file, which is made when Memoro is set up. Search by words goes on.</source>
        <translation>语义搜索需要在安装 Memoro 时生成的模型文件。关键词搜索照常可用。</translation>
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
        <translation>未安装 %1。关键词搜索照常可用。</translation>
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
        <source>The desktop did not take the hotkey.</source>
        <translation>桌面没有接受这个快捷键。</translation>
    </message>
    <message>
        <source>The desktop has set no key for it yet.</source>
        <translation>桌面尚未为它设置按键。</translation>
    </message>
    <message>
        <source>The desktop forgot the hotkey.</source>
        <translation>桌面丢失了这个快捷键。</translation>
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
        <translation>这是符号链接，不会跟随链接。</translation>
    </message>
    <message>
        <source>The file could not be read: %1.</source>
        <translation>无法读取文件：%1。</translation>
    </message>
    <message>
        <source>The folder could not be listed: %1.</source>
        <translation>无法列出文件夹：%1。</translation>
    </message>
    <message>
        <source>This extra path does not exist.</source>
        <translation>此附加路径不存在。</translation>
    </message>
    <message>
        <source>Only Markdown files (.md) are indexed.</source>
        <translation>只索引 Markdown 文件 (.md)。</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>这不是文件。</translation>
    </message>
    <message>
        <source>The file does not exist.</source>
        <translation>文件不存在。</translation>
    </message>
    <message>
        <source>The memory folder does not exist or cannot be reached.</source>
        <translation>记忆文件夹不存在或无法访问。</translation>
    </message>
    <message>
        <source>The file is not text in any encoding that could be recognised.</source>
        <translation>无法识别文件的编码，不能作为文本读取。</translation>
    </message>
    <message>
        <source>%1 could not be saved in %2. The note is as it was before.</source>
        <translation>无法将 %1 保存到 %2。笔记保持原样。</translation>
    </message>
    <message>
        <source>Make room on the disk, then try again.</source>
        <translation>请腾出磁盘空间后重试。</translation>
    </message>
    <message>
        <source>The disk cannot be written to</source>
        <translation>无法写入磁盘</translation>
    </message>
    <message>
        <source>%1 is on a disk that is read-only. The note is as it was before.</source>
        <translation>%1 位于只读磁盘上。笔记保持原样。</translation>
    </message>
    <message>
        <source>Check the disk, or choose another memory folder.</source>
        <translation>请检查磁盘，或选择其他记忆文件夹。</translation>
    </message>
    <message>
        <source>%1 may not be changed</source>
        <translation>无法更改 %1</translation>
    </message>
    <message>
        <source>Your account may not write in %1, or another program holds the file open.</source>
        <translation>您的账户无权写入 %1，或其他程序正打开该文件。</translation>
    </message>
    <message>
        <source>Check the rights of the folder, or close the other program.</source>
        <translation>请检查文件夹权限，或关闭其他程序。</translation>
    </message>
    <message>
        <source>%1 could not be saved</source>
        <translation>无法保存 %1</translation>
    </message>
    <message>
        <source>The system says: %1. The note is as it was before.</source>
        <translation>系统提示：%1。笔记保持原样。</translation>
    </message>
    <message>
        <source>%1 is write-protected</source>
        <translation>%1 受写保护</translation>
    </message>
    <message>
        <source>The file is marked as read-only, so Memoro does not replace it.</source>
        <translation>文件标记为只读，因此 Memoro 不会替换它。</translation>
    </message>
    <message>
        <source>Take the mark away if the note may be changed.</source>
        <translation>如果可以更改，请取消只读标记。</translation>
    </message>
    <message>
        <source>%1 could not be read</source>
        <translation>无法读取 %1</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>未写入任何内容。</translation>
    </message>
    <message>
        <source>There is no room left to keep earlier versions in %1.</source>
        <translation>%1 没有空间保留旧版本。</translation>
    </message>
    <message>
        <source>The history cannot be written</source>
        <translation>无法写入历史</translation>
    </message>
    <message>
        <source>The file %1 or its folder is read-only, so earlier versions cannot be kept.</source>
        <translation>文件 %1 或其文件夹为只读，无法保留旧版本。</translation>
    </message>
    <message>
        <source>Allow writing there.</source>
        <translation>请允许写入。</translation>
    </message>
    <message>
        <source>The history is busy</source>
        <translation>历史正被占用</translation>
    </message>
    <message>
        <source>The history cannot be opened</source>
        <translation>无法打开历史</translation>
    </message>
    <message>
        <source>The file %1 could not be opened or created.</source>
        <translation>无法打开或创建文件 %1。</translation>
    </message>
    <message>
        <source>Check that the folder exists and that you may write there.</source>
        <translation>请确认文件夹存在且可以写入。</translation>
    </message>
    <message>
        <source>Reading or writing the history %1 failed.</source>
        <translation>读写历史 %1 失败。</translation>
    </message>
    <message>
        <source>Check the disk and the space left on it.</source>
        <translation>请检查磁盘及其剩余空间。</translation>
    </message>
    <message>
        <source>The history is damaged</source>
        <translation>历史已损坏</translation>
    </message>
    <message>
        <source>The file %1 cannot be read any more. Your notes themselves are not affected.</source>
        <translation>文件 %1 已无法读取。笔记本身不受影响。</translation>
    </message>
    <message>
        <source>It is set aside now, and a new history begins: try again.</source>
        <translation>现在会将其另行保存，并开始新的历史。请重试。</translation>
    </message>
    <message>
        <source>Memoro does not know where your assistant keeps its notes.</source>
        <translation>Memoro 不知道助手的笔记放在哪里。</translation>
    </message>
    <message>
        <source>Choose a folder, or set agents.defaults.workspace.</source>
        <translation>请选择文件夹，或设置 agents.defaults.workspace。</translation>
    </message>
    <message>
        <source>The draft could not be kept</source>
        <translation>无法保留草稿</translation>
    </message>
    <message>
        <source>This conversation is gone</source>
        <translation>这段对话已不存在</translation>
    </message>
    <message>
        <source>%1 is not among the agent&apos;s conversations.</source>
        <translation>%1 不在该助手的对话之中。</translation>
    </message>
    <message>
        <source>This conversation cannot be read</source>
        <translation>无法读取这段对话</translation>
    </message>
    <message>
        <source>Save the note.</source>
        <translation>请保存笔记。</translation>
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
        <source>Not everything was restored</source>
        <translation>部分内容未能恢复</translation>
    </message>
    <message>
        <source>What was there before is in %1.</source>
        <translation>原来的内容保存在 %1 中。</translation>
    </message>
    <message>
        <source>There is not enough room for this backup</source>
        <translation>空间不足，无法恢复此备份</translation>
    </message>
    <message>
        <source>It unpacks to %1 MB, and %2 MB are free for %3.</source>
        <translation>解压后为 %1 MB，而 %3 所在磁盘只剩 %2 MB。</translation>
    </message>
    <message>
        <source>Free some space, or choose another backup.</source>
        <translation>请释放一些空间，或选择其他备份。</translation>
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
    <message>
        <source>%1. %2</source>
        <comment>a title and the sentences after it</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>“%1” %2</source>
        <comment>an option, and what is wrong with it</comment>
        <translation>“%1”%2</translation>
    </message>
    <message>
        <source>It said: “%1”</source>
        <translation>服务的说明：“%1”</translation>
    </message>
    <message>
        <source>%1 asks for a key</source>
        <translation>%1 需要密钥</translation>
    </message>
    <message>
        <source>%1 does not answer without one.</source>
        <translation>没有密钥，%1 不会回应。</translation>
    </message>
    <message>
        <source>Enter the key in the settings.</source>
        <translation>请在设置中输入密钥。</translation>
    </message>
    <message>
        <source>%1 did not accept the key</source>
        <translation>%1 不接受该密钥</translation>
    </message>
    <message>
        <source>It may have been copied in part, be meant for another service, or be revoked.</source>
        <translation>可能只复制了一部分、属于其他服务，或已被撤销。</translation>
    </message>
    <message>
        <source>Copy the whole key once more, or make a new one on the service&apos;s page.</source>
        <translation>请重新复制完整密钥，或在服务页面上新建一个。</translation>
    </message>
    <message>
        <source>%1 does not let this key use %2</source>
        <translation>%1 不允许此密钥使用 %2</translation>
    </message>
    <message>
        <source>The key was accepted, but its account, project or region may not use the model.</source>
        <translation>密钥有效，但其账户、项目或地区不能使用该模型。</translation>
    </message>
    <message>
        <source>Choose another model, or change what the key may do on the service&apos;s page.</source>
        <translation>请选择其他模型，或在服务页面上更改密钥权限。</translation>
    </message>
    <message>
        <source>The account at %1 has no credit left</source>
        <translation>%1 的账户余额已用完</translation>
    </message>
    <message>
        <source>Search by keywords goes on as before. %1 is asked again at %2.</source>
        <translation>关键词搜索照常可用。将在 %2 再次询问 %1。</translation>
    </message>
    <message>
        <source>Add credit or raise the limit on the service&apos;s billing page.</source>
        <translation>请在服务的账单页面充值或提高限额。</translation>
    </message>
    <message>
        <source>%1 gets too many requests for now</source>
        <translation>%1 目前收到的请求过多</translation>
    </message>
    <message>
        <source>Memoro goes on by itself at %1.</source>
        <translation>Memoro 将在 %1 自动继续。</translation>
    </message>
    <message>
        <source>There is nothing to do; a higher limit of the account makes it faster.</source>
        <translation>无需操作；提高账户限额会更快。</translation>
    </message>
    <message>
        <source>Nothing answers at %1</source>
        <translation>%1 没有回应</translation>
    </message>
    <message>
        <source>%1 is there, but it does not know this path. The address often ends in /v1.</source>
        <translation>%1 存在，但不认识该路径。地址常以 /v1 结尾。</translation>
    </message>
    <message>
        <source>Correct the address in the settings.</source>
        <translation>请在设置中更正地址。</translation>
    </message>
    <message>
        <source>%1 points to another address</source>
        <translation>%1 指向另一个地址</translation>
    </message>
    <message>
        <source>It asks to call %1 instead. A key is not sent to an address that was not chosen.</source>
        <translation>它要求改为调用 %1。密钥不会发送到未选择的地址。</translation>
    </message>
    <message>
        <source>A login page of the network may be in between. A key is not sent to other addresses.</source>
        <translation>中间可能有网络登录页面。密钥不会发送到其他地址。</translation>
    </message>
    <message>
        <source>Enter the final address in the settings, or log in to the network.</source>
        <translation>请在设置中输入最终地址，或登录网络。</translation>
    </message>
    <message>
        <source>%1 is a web page, not a service for programs</source>
        <translation>%1 是网页，不是供程序使用的服务</translation>
    </message>
    <message>
        <source>It answered with a page for people. The part of the address after the host is probably missing.</source>
        <translation>它返回了给人看的页面。地址中主机名之后的部分可能缺失。</translation>
    </message>
    <message>
        <source>Correct the address in the settings; it often ends in /v1.</source>
        <translation>请在设置中更正地址；常以 /v1 结尾。</translation>
    </message>
    <message>
        <source>%1 does not offer %2</source>
        <translation>%1 不提供 %2</translation>
    </message>
    <message>
        <source>The name may be misspelt, or the model was taken out of service.</source>
        <translation>名称可能拼写有误，或该模型已停用。</translation>
    </message>
    <message>
        <source>Fetch it with “ollama pull %1”, or choose another model.</source>
        <translation>请用“ollama pull %1”获取，或选择其他模型。</translation>
    </message>
    <message>
        <source>Choose a model from the list in the settings.</source>
        <translation>请从设置的列表中选择模型。</translation>
    </message>
    <message>
        <source>%1 cannot make search vectors</source>
        <translation>%1 不能生成搜索向量</translation>
    </message>
    <message>
        <source>It is a model that answers questions, or its server was started without embeddings.</source>
        <translation>它是回答问题的模型，或其服务器启动时未启用嵌入。</translation>
    </message>
    <message>
        <source>Choose an embedding model in the settings.</source>
        <translation>请在设置中选择嵌入模型。</translation>
    </message>
    <message>
        <source>%1 makes %2 numbers per text, not %3</source>
        <translation>%1 每段文本生成 %2 维，而不是 %3 维</translation>
    </message>
    <message>
        <source>Vectors of different lengths cannot be compared, so these were not taken.</source>
        <translation>长度不同的向量无法比较，因此未采用。</translation>
    </message>
    <message>
        <source>No connection to %1</source>
        <translation>无法连接到 %1</translation>
    </message>
    <message>
        <source>This computer seems to be offline. Search by keywords goes on as before.</source>
        <translation>本机似乎已离线。关键词搜索照常可用。</translation>
    </message>
    <message>
        <source>Check the network; Memoro tries again by itself.</source>
        <translation>请检查网络；Memoro 会自动重试。</translation>
    </message>
    <message>
        <source>The network knows no computer of this name (DNS).</source>
        <translation>网络中没有这个名称的计算机（DNS）。</translation>
    </message>
    <message>
        <source>Check the spelling of the address, then the network.</source>
        <translation>请检查地址拼写，然后检查网络。</translation>
    </message>
    <message>
        <source>No safe connection to %1</source>
        <translation>无法安全连接到 %1</translation>
    </message>
    <message>
        <source>Its certificate could not be verified (TLS).</source>
        <translation>无法验证其证书（TLS）。</translation>
    </message>
    <message>
        <source>Check the date of this computer. Where a company inspects connections, set SSL_CERT_FILE to its certificate.</source>
        <translation>请检查本机日期。如果公司检查连接，请把 SSL_CERT_FILE 设为其证书。</translation>
    </message>
    <message>
        <source>The proxy did not connect to %1</source>
        <translation>代理未能连接到 %1</translation>
    </message>
    <message>
        <source>Requests go through a proxy, and it refused or did not answer.</source>
        <translation>请求经过代理，但代理拒绝或没有回应。</translation>
    </message>
    <message>
        <source>Check HTTPS_PROXY and NO_PROXY, or the proxy&apos;s password.</source>
        <translation>请检查 HTTPS_PROXY 和 NO_PROXY，或代理密码。</translation>
    </message>
    <message>
        <source>%1 is not running on this computer</source>
        <translation>%1 未在本机运行</translation>
    </message>
    <message>
        <source>Nothing listens at %1.</source>
        <translation>%1 没有程序在监听。</translation>
    </message>
    <message>
        <source>Start %1; Memoro tries again by itself.</source>
        <translation>请启动 %1；Memoro 会自动重试。</translation>
    </message>
    <message>
        <source>%1 does not accept connections</source>
        <translation>%1 不接受连接</translation>
    </message>
    <message>
        <source>The computer is there, but the service is not running or a firewall keeps it shut.</source>
        <translation>计算机存在，但服务未运行或被防火墙阻止。</translation>
    </message>
    <message>
        <source>Start the service, or correct the address and port in the settings.</source>
        <translation>请启动服务，或在设置中更正地址和端口。</translation>
    </message>
    <message>
        <source>%1 broke the connection off</source>
        <translation>%1 中断了连接</translation>
    </message>
    <message>
        <source>It ended before the whole answer was there.</source>
        <translation>完整回应到达之前连接就结束了。</translation>
    </message>
    <message>
        <source>Memoro tries again by itself. If it stays so, see the log of the service.</source>
        <translation>Memoro 会自动重试。如果一直如此，请查看该服务的日志。</translation>
    </message>
    <message>
        <source>No answer from %1</source>
        <translation>%1 没有回应</translation>
    </message>
    <message>
        <source>It took longer than %1 seconds. The service or the network may be busy.</source>
        <translation>超过了 %1 秒。服务或网络可能繁忙。</translation>
    </message>
    <message>
        <source>Memoro tries again by itself.</source>
        <translation>Memoro 会自动重试。</translation>
    </message>
    <message>
        <source>%1 has a fault of its own</source>
        <translation>%1 自身出现故障</translation>
    </message>
    <message>
        <source>%1 answered with the error %2.</source>
        <translation>%1 返回了错误 %2。</translation>
    </message>
    <message>
        <source>%1 answered something unexpected</source>
        <translation>%1 返回了意外的内容</translation>
    </message>
    <message>
        <source>The answer of %1 could not be understood.</source>
        <translation>无法理解 %1 的回应。</translation>
    </message>
    <message>
        <source>Check the address and the model in the settings.</source>
        <translation>请检查设置中的地址和模型。</translation>
    </message>
    <message>
        <source>%1 answered with %2 vectors for %3 texts</source>
        <translation>%1 为 %3 段文本返回了 %2 个向量</translation>
    </message>
    <message>
        <source>It cannot be told which belongs to which, so none was taken.</source>
        <translation>无法判断对应关系，因此都未采用。</translation>
    </message>
    <message>
        <source>If this happens again, choose another model or service.</source>
        <translation>如果再次发生，请选择其他模型或服务。</translation>
    </message>
    <message>
        <source>A passage is too long for %1</source>
        <translation>有段落对 %1 来说过长</translation>
    </message>
    <message>
        <source>It is left out of the search by meaning; keywords still find it.</source>
        <translation>它不参与语义搜索，但仍可按关键词找到。</translation>
    </message>
    <message>
        <source>Split the passage, or choose a model that takes longer texts.</source>
        <translation>请拆分该段落，或选择支持更长文本的模型。</translation>
    </message>
    <message>
        <source>%1 rejected the request</source>
        <translation>%1 拒绝了请求</translation>
    </message>
    <message>
        <source>%1 did not take it.</source>
        <translation>%1 没有接受。</translation>
    </message>
    <message>
        <source>Check the model and the address in the settings.</source>
        <translation>请检查设置中的模型和地址。</translation>
    </message>
    <message>
        <source>No key for %1</source>
        <translation>没有 %1 的密钥</translation>
    </message>
    <message>
        <source>%1 needs a key, and none was found.</source>
        <translation>%1 需要密钥，但没有找到。</translation>
    </message>
    <message>
        <source>Enter one in the settings, or choose another provider.</source>
        <translation>请在设置中输入，或选择其他提供商。</translation>
    </message>
    <message>
        <source>The key belongs to another address</source>
        <translation>该密钥属于另一个地址</translation>
    </message>
    <message>
        <source>There was no answer in time</source>
        <translation>没有及时得到回应</translation>
    </message>
    <message>
        <source>The test was ended after %1 seconds.</source>
        <translation>测试在 %1 秒后结束。</translation>
    </message>
    <message>
        <source>Check the network, the address and the proxy, then try again.</source>
        <translation>请检查网络、地址和代理，然后重试。</translation>
    </message>
    <message>
        <source>The password store is locked</source>
        <translation>密码库已锁定</translation>
    </message>
    <message>
        <source>Keys are kept in it, so providers that need one rest. Local search goes on.</source>
        <translation>密钥保存在其中，因此需要密钥的提供商暂停。本地搜索照常可用。</translation>
    </message>
    <message>
        <source>Unlock it and try again, or keep the key for this session only.</source>
        <translation>请解锁后重试，或仅在本次运行中保留密钥。</translation>
    </message>
    <message>
        <source>The password store waits for you</source>
        <translation>密码库正在等待您</translation>
    </message>
    <message>
        <source>It seems to ask for its password. Until then providers that need a key rest; local search goes on.</source>
        <translation>它似乎在要求输入密码。在此之前，需要密钥的提供商暂停；本地搜索照常可用。</translation>
    </message>
    <message>
        <source>Look for its window and unlock it: Memoro goes on by itself.</source>
        <translation>请找到它的窗口并解锁，Memoro 会自动继续。</translation>
    </message>
    <message>
        <source>This computer has no password store</source>
        <translation>本机没有密码库</translation>
    </message>
    <message>
        <source>Keys are best kept in one. Without a key, local search goes on.</source>
        <translation>密钥最好保存在密码库中。没有密钥，本地搜索仍可使用。</translation>
    </message>
    <message>
        <source>Keep the key for this session only or in a file, or set it in the environment.</source>
        <translation>将密钥仅保留到本次会话或保存到文件，或者在环境变量中设置。</translation>
    </message>
    <message>
        <source>Keep the key for this session only, or set it in the environment.</source>
        <translation>请仅在本次运行中保留密钥，或在环境变量中设置。</translation>
    </message>
    <message>
        <source>The file with the keys cannot be used</source>
        <translation>无法使用密钥文件</translation>
    </message>
    <message>
        <source>What stands in %1 cannot be understood.</source>
        <translation>无法识别 %1 的内容。</translation>
    </message>
    <message>
        <source>Mend or delete the file; then enter the key again.</source>
        <translation>请修复或删除该文件，然后重新输入密钥。</translation>
    </message>
    <message>
        <source>The key was not kept in a file</source>
        <translation>密钥未保存到文件</translation>
    </message>
    <message>
        <source>On this disk, others could read %1.</source>
        <translation>在此磁盘上，其他人可能读取 %1。</translation>
    </message>
    <message>
        <source>The password store does not work</source>
        <translation>密码库无法工作</translation>
    </message>
    <message>
        <source>It failed with %1. Local search goes on.</source>
        <translation>出现错误 %1。本地搜索照常可用。</translation>
    </message>
    <message>
        <source>The password store did not keep the key</source>
        <translation>密码库没有保存密钥</translation>
    </message>
    <message>
        <source>It said that it had, but gave back something else.</source>
        <translation>它说已保存，却返回了别的内容。</translation>
    </message>
    <message>
        <source>There is no key in this</source>
        <translation>其中没有密钥</translation>
    </message>
    <message>
        <source>It is empty but for spaces or quotes.</source>
        <translation>除空格或引号外是空的。</translation>
    </message>
    <message>
        <source>Paste it again.</source>
        <translation>请重新粘贴。</translation>
    </message>
    <message>
        <source>There is nothing that could stay</source>
        <translation>没有可保留的嵌入</translation>
    </message>
    <message>
        <source>The present embeddings are of another model or of another length.</source>
        <translation>现有的嵌入属于其他模型或维数不同。</translation>
    </message>
    <message>
        <source>Use the provider all the same; new embeddings are then made.</source>
        <translation>仍可使用该提供商，届时会生成新的嵌入。</translation>
    </message>
    <message>
        <source>This server makes other embeddings</source>
        <translation>此服务器生成的嵌入不同</translation>
    </message>
    <message>
        <source>They agree with the present ones to %1 %; 99.9 % are needed. Nothing was kept.</source>
        <translation>与现有嵌入的一致度为 %1%，需要达到 99.9%。未保留任何内容。</translation>
    </message>
    <message>
        <source>The model answers with nothing but zeros</source>
        <translation>模型只返回零</translation>
    </message>
    <message>
        <source>Its numbers are not numbers, or all zero, so no text could be found by them.</source>
        <translation>返回的数值无效或全为零，因此无法用来搜索文本。</translation>
    </message>
    <message>
        <source>Choose another model, or look at the server&apos;s own log.</source>
        <translation>请选择其他模型，或查看服务器自身的日志。</translation>
    </message>
    <message>
        <source>Local models need llama.cpp</source>
        <translation>本地模型需要 llama.cpp</translation>
    </message>
    <message>
        <source>The local model is not here yet</source>
        <translation>本地模型尚未就绪</translation>
    </message>
    <message>
        <source>Wait for the download; Memoro goes on by itself.</source>
        <translation>请等待下载；Memoro 会自动继续。</translation>
    </message>
    <message>
        <source>The download was stopped</source>
        <translation>下载已停止</translation>
    </message>
    <message>
        <source>What has arrived of %1 is kept; the next download goes on from there.</source>
        <translation>%1 已下载的部分已保留，下次从那里继续。</translation>
    </message>
    <message>
        <source>The disk is too full for this model</source>
        <translation>磁盘空间不足以存放此模型</translation>
    </message>
    <message>
        <source>This value cannot be used</source>
        <translation>不能使用此值</translation>
    </message>
    <message>
        <source>Correct it in the settings.</source>
        <translation>请在设置中更正。</translation>
    </message>
    <message>
        <source>This name is taken</source>
        <translation>此名称已被使用</translation>
    </message>
    <message>
        <source>This name cannot be used</source>
        <translation>不能使用此名称</translation>
    </message>
    <message>
        <source>Use letters or digits.</source>
        <translation>请使用字母或数字。</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>请换一个名称。</translation>
    </message>
    <message>
        <source>The list of assistants could not be saved</source>
        <translation>无法保存助手列表</translation>
    </message>
    <message>
        <source>Free some space or make the folder writable, then try again.</source>
        <translation>请腾出空间或使文件夹可写，然后重试。</translation>
    </message>
    <message>
        <source>The assistant&apos;s configuration cannot be read</source>
        <translation>无法读取助手的配置</translation>
    </message>
    <message>
        <source>There is a mistake in the file, and it was left as it is.</source>
        <translation>文件中有错误，已保持原样。</translation>
    </message>
    <message>
        <source>Open it, mend it, and try again.</source>
        <translation>请打开并修正后重试。</translation>
    </message>
    <message>
        <source>The assistant&apos;s configuration is not as expected</source>
        <translation>助手的配置与预期不符</translation>
    </message>
    <message>
        <source>“%1” is no group of settings there, so the file was left as it is.</source>
        <translation>其中的“%1”不是一组设置，因此文件保持原样。</translation>
    </message>
    <message>
        <source>Add the entry by hand.</source>
        <translation>请手动添加该条目。</translation>
    </message>
    <message>
        <source>%1 changed in the meantime</source>
        <translation>%1 在此期间已更改</translation>
    </message>
    <message>
        <source>%1 or another program wrote to it. Nothing was changed.</source>
        <translation>%1 或其他程序写入了该文件。没有做任何更改。</translation>
    </message>
    <message>
        <source>Look at the change again, then confirm.</source>
        <translation>请重新查看更改后再确认。</translation>
    </message>
    <message>
        <source>%1 could not be written</source>
        <translation>无法写入 %1</translation>
    </message>
    <message>
        <source>Make the file writable, or paste the entry by hand.</source>
        <translation>请使文件可写，或手动粘贴该条目。</translation>
    </message>
    <message>
        <source>QMD is still reading the notes.</source>
        <translation>QMD 仍在读取笔记。</translation>
    </message>
    <message>
        <source>QMD is not installed</source>
        <translation>未安装 QMD</translation>
    </message>
    <message>
        <source>QMD failed</source>
        <translation>QMD 出错了</translation>
    </message>
    <message>
        <source>QMD gave no readable answer</source>
        <translation>无法读取 QMD 的回答</translation>
    </message>
    <message>
        <source>QMD took too long</source>
        <translation>QMD 用时过长</translation>
    </message>
    <message>
        <source>This QMD does not know an option</source>
        <translation>此版本的 QMD 不支持某个选项</translation>
    </message>
    <message>
        <source>QMD does not know the folder</source>
        <translation>QMD 尚未登记此文件夹</translation>
    </message>
    <message>
        <source>QMD was stopped</source>
        <translation>QMD 已停止</translation>
    </message>
    <message>
        <source>There is no program “%1”.</source>
        <translation>没有名为“%1”的程序。</translation>
    </message>
    <message>
        <source>“qmd %1” did not end within %2 s.</source>
        <translation>“qmd %1”未能在 %2 秒内完成。</translation>
    </message>
    <message>
        <source>It printed nothing.</source>
        <translation>没有任何输出。</translation>
    </message>
    <message>
        <source>It printed: %1</source>
        <translation>输出：%1</translation>
    </message>
    <message>
        <source>No such assistant</source>
        <translation>没有这个助手</translation>
    </message>
    <message>
        <source>“%1” is not connected.</source>
        <translation>“%1”未连接。</translation>
    </message>
    <message>
        <source>Connect it first.</source>
        <translation>请先连接它。</translation>
    </message>
    <message>
        <source>“%1” is no id of an assistant.</source>
        <translation>“%1”不是助手的 ID。</translation>
    </message>
    <message>
        <source>It is as it was.</source>
        <translation>它保持原样。</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>没有做任何更改。</translation>
    </message>
    <message>
        <source>Not on this system</source>
        <translation>此系统上没有</translation>
    </message>
    <message>
        <source>%1 does not exist for it.</source>
        <translation>没有适用于此系统的 %1。</translation>
    </message>
    <message>
        <source>Unknown assistant</source>
        <translation>未知的助手</translation>
    </message>
    <message>
        <source>Memoro can connect %1.</source>
        <translation>Memoro 可以连接 %1。</translation>
    </message>
    <message>
        <source>Others: see “paste this”.</source>
        <translation>其他助手：请见“粘贴以下内容”。</translation>
    </message>
    <message>
        <source>This file is not as expected</source>
        <translation>此文件与预期不符</translation>
    </message>
    <message>
        <source>It does not hold a group of settings.</source>
        <translation>其中没有一组设置。</translation>
    </message>
    <message>
        <source>No answer within %1 seconds.</source>
        <translation>%1 秒内没有响应。</translation>
    </message>
    <message>
        <source>%1 has no entry for Memoro.</source>
        <translation>%1 中没有 Memoro 的条目。</translation>
    </message>
    <message>
        <source>No port is free for the bridge</source>
        <translation>没有可供桥接使用的端口</translation>
    </message>
    <message>
        <source>None of the ports from %1 on is free.</source>
        <translation>从 %1 起的端口都被占用。</translation>
    </message>
    <message>
        <source>Choose another port in the settings.</source>
        <translation>请在设置中选择其他端口。</translation>
    </message>
    <message>
        <source>The bridge did not start</source>
        <translation>桥接未启动</translation>
    </message>
    <message>
        <source>It took too long.</source>
        <translation>耗时过长。</translation>
    </message>
    <message>
        <source>Restart Memoro.</source>
        <translation>请重新启动 Memoro。</translation>
    </message>
    <message>
        <source>The bridge has ended</source>
        <translation>桥接已结束</translation>
    </message>
    <message>
        <source>Assistants cannot reach the memory now.</source>
        <translation>助手现在无法访问记忆。</translation>
    </message>
    <message>
        <source>QMD is asked only while Memoro runs.</source>
        <translation>仅在 Memoro 运行时使用 QMD。</translation>
    </message>
    <message>
        <source>Memoro is closing.</source>
        <translation>Memoro 正在关闭。</translation>
    </message>
    <message>
        <source>Another program keeps %1 for more than %2 s.</source>
        <translation>其他程序占用 %1 超过 %2 秒。</translation>
    </message>
    <message>
        <source>It is making its collections again.</source>
        <translation>它正在重新建立集合。</translation>
    </message>
    <message>
        <source>Install it (npm install -g @tobilu/qmd), or name its place in memory.qmd.command.</source>
        <translation>请安装它 (npm install -g @tobilu/qmd)，或在 memory.qmd.command 中指定其位置。</translation>
    </message>
    <message>
        <source>Raise memory.qmd.limits.timeoutMs, or use the search mode “search”.</source>
        <translation>请增大 memory.qmd.limits.timeoutMs，或使用搜索模式“search”。</translation>
    </message>
    <message>
        <source>“qmd %1” ended with %2: %3</source>
        <translation>“qmd %1”以 %2 结束：%3</translation>
    </message>
    <message>
        <source>The answer of QMD&apos;s server holds no list of results.</source>
        <translation>QMD 服务器的响应中没有结果列表。</translation>
    </message>
    <message>
        <source>%1 needs Node.js, which is not there.</source>
        <translation>%1 需要 Node.js，但未找到。</translation>
    </message>
    <message>
        <source>%1 does not say what it starts.</source>
        <translation>%1 没有说明要启动什么。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>%1 could not be started: %2.</source>
        <translation>无法启动 %1：%2。</translation>
    </message>
    <message>
        <source>“qmd %1” printed more than %2 MB.</source>
        <translation>“qmd %1”的输出超过 %2 MB。</translation>
    </message>
    <message>
        <source>Its server did not answer within %1 s.</source>
        <translation>其服务器在 %1 秒内没有响应。</translation>
    </message>
    <message>
        <source>is not an option of Memoro; it is kept but not used.</source>
        <translation>不是 Memoro 的选项；会保留，但不使用。</translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <translation>您是指“%1”吗？</translation>
    </message>
    <message>
        <source>must be true or false, not %1.</source>
        <translation>必须是 true 或 false，而不是 %1。</translation>
    </message>
    <message>
        <source>must be a whole number, not %1.</source>
        <translation>必须是整数，而不是 %1。</translation>
    </message>
    <message>
        <source>must be a number, not %1.</source>
        <translation>必须是数字，而不是 %1。</translation>
    </message>
    <message>
        <source>must be from %1 to %2, not %3.</source>
        <translation>必须在 %1 到 %2 之间，而不是 %3。</translation>
    </message>
    <message>
        <source>must be a text, not %1.</source>
        <translation>必须是文本，而不是 %1。</translation>
    </message>
    <message>
        <source>has lost its backslashes: %1.</source>
        <translation>的反斜杠丢失了：%1。</translation>
    </message>
    <message>
        <source>Write each twice (C:\\Users), or / for it.</source>
        <translation>请把每个反斜杠写两次（C:\\Users），或改用 /。</translation>
    </message>
    <message>
        <source>must be one of %1, not %2.</source>
        <translation>必须是 %1 之一，而不是 %2。</translation>
    </message>
    <message>
        <source>must be a list, not %1.</source>
        <translation>必须是列表，而不是 %1。</translation>
    </message>
    <message>
        <source>must be a group of options in { }, not %1.</source>
        <translation>必须是 { } 中的一组选项，而不是 %1。</translation>
    </message>
    <message>
        <source>must be a group of options in { }.</source>
        <translation>必须是 { } 中的一组选项。</translation>
    </message>
    <message>
        <source>The nearest is %1.</source>
        <translation>最接近的值是 %1。</translation>
    </message>
    <message>
        <source>Write %1 without quotes.</source>
        <translation>请写成不带引号的 %1。</translation>
    </message>
    <message>
        <source>Write name: value.</source>
        <translation>请写成“名称: 值”。</translation>
    </message>
    <message>
        <source>Write %1.</source>
        <translation>请写成 %1。</translation>
    </message>
    <message>
        <source>Put it into quotes.</source>
        <translation>请加上引号。</translation>
    </message>
    <message>
        <source>Put it into [ ].</source>
        <translation>请放入 [ ] 中。</translation>
    </message>
    <message>
        <source>is also set as “%1”, which is used.</source>
        <translation>在“%1”中也有设置，以后者为准。</translation>
    </message>
    <message>
        <source>Remove one.</source>
        <translation>请删除其中一个。</translation>
    </message>
    <message>
        <source>names the agent “%1” twice; the first entry is used.</source>
        <translation>中智能体“%1”出现了两次；使用第一个。</translation>
    </message>
    <message>
        <source>must be smaller than the size of a piece.</source>
        <translation>必须小于片段的大小。</translation>
    </message>
    <message>
        <source>and “textWeight” must not both be 0.</source>
        <translation>与“textWeight”不能同时为 0。</translation>
    </message>
    <message>
        <source>0.7 and 0.3 are used.</source>
        <translation>使用 0.7 和 0.3。</translation>
    </message>
    <message>
        <source>%1 is used.</source>
        <translation>使用 %1。</translation>
    </message>
    <message>
        <source>needs %1; images and sound are not indexed.</source>
        <translation>需要 %1；图片和声音不会编入索引。</translation>
    </message>
    <message>
        <source>Change these options, or set it to false.</source>
        <translation>请更改这些选项，或将其设为 false。</translation>
    </message>
    <message>
        <source>contains “sessions”, but conversations are indexed only with “experimental.sessionMemory”.</source>
        <translation>包含“sessions”，但只有启用“experimental.sessionMemory”才会索引对话。</translation>
    </message>
    <message>
        <source>The configuration file has no content; the defaults are used.</source>
        <translation>配置文件没有内容；使用默认值。</translation>
    </message>
    <message>
        <source>The file is far too large for a configuration.</source>
        <translation>作为配置文件过大。</translation>
    </message>
    <message>
        <source>Is it the right file?</source>
        <translation>文件选对了吗？</translation>
    </message>
    <message>
        <source>There are characters here that are not UTF-8.</source>
        <translation>此处有非 UTF-8 字符。</translation>
    </message>
    <message>
        <source>Save the file as UTF-8.</source>
        <translation>请将文件保存为 UTF-8。</translation>
    </message>
    <message>
        <source>The file must hold a group of options in { }.</source>
        <translation>文件必须是 { } 中的一组选项。</translation>
    </message>
    <message>
        <source>The groups are nested too deeply to be read.</source>
        <translation>嵌套过深，无法读取。</translation>
    </message>
    <message>
        <source>The file cannot be read as JSON5.</source>
        <translation>文件无法按 JSON5 读取。</translation>
    </message>
    <message>
        <source>The file ends too early.</source>
        <translation>文件过早结束。</translation>
    </message>
    <message>
        <source>A closing } or ] is missing.</source>
        <translation>缺少结尾的 } 或 ]。</translation>
    </message>
    <message>
        <source>A text begins here and does not end.</source>
        <translation>此处开始的文本没有结束。</translation>
    </message>
    <message>
        <source>Add the closing quote.</source>
        <translation>请补上结尾的引号。</translation>
    </message>
    <message>
        <source>A comma or a closing bracket is missing before %1.</source>
        <translation>%1 之前缺少逗号或右括号。</translation>
    </message>
    <message>
        <source>Add a comma at the end of the value before.</source>
        <translation>请在前一个值的末尾加上逗号。</translation>
    </message>
    <message>
        <source>A colon is missing before %1.</source>
        <translation>%1 之前缺少冒号。</translation>
    </message>
    <message>
        <source>A value was expected, not %1.</source>
        <translation>此处应为值，而不是 %1。</translation>
    </message>
    <message>
        <source>Texts need quotes.</source>
        <translation>文本需要加引号。</translation>
    </message>
    <message>
        <source>%1 is not a number that JSON5 knows.</source>
        <translation>%1 不是 JSON5 认识的数字。</translation>
    </message>
    <message>
        <source>%1 is not expected here.</source>
        <translation>此处不应出现 %1。</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1 是文件夹，不是文件。</translation>
    </message>
    <message>
        <source>Rename the folder or name another file.</source>
        <translation>请重命名文件夹，或指定其他文件。</translation>
    </message>
    <message>
        <source>%1 may not be read.</source>
        <translation>没有读取 %1 的权限。</translation>
    </message>
    <message>
        <source>Give yourself the right to read it.</source>
        <translation>请授予自己读取权限。</translation>
    </message>
    <message>
        <source>Write [%1].</source>
        <translation>请写成 [%1]。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>行尾</translation>
    </message>
    <message>
        <source>The file was left as it is: %1.</source>
        <translation>文件保持原样：%1。</translation>
    </message>
    <message>
        <source>The file has a mistake and was left as it is.</source>
        <translation>文件有错误，因此保持原样。</translation>
    </message>
    <message>
        <source>setting %1 would have changed something else as well</source>
        <translation>设置 %1 会同时改动其他内容</translation>
    </message>
    <message>
        <source>taking %1 away would have changed something else as well</source>
        <translation>删除 %1 会同时改动其他内容</translation>
    </message>
    <message>
        <source>%1 is not a group of settings</source>
        <translation>%1 不是一组设置</translation>
    </message>
    <message>
        <source>it cannot be read as JSON5</source>
        <translation>无法按 JSON5 读取</translation>
    </message>
    <message>
        <source>it does not hold a group of settings</source>
        <translation>其中没有一组设置</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>No memory folder yet</source>
        <translation>还没有记忆文件夹</translation>
    </message>
    <message>
        <source>There is no such agent</source>
        <translation>没有这个智能体</translation>
    </message>
    <message>
        <source>“%1” is none of the agents: %2.</source>
        <translation>“%1”不在智能体之中。现有智能体：%2。</translation>
    </message>
    <message>
        <source>Add it to agents.list, or choose one of them.</source>
        <translation>请将其加入 agents.list，或从中选择一个。</translation>
    </message>
    <message>
        <source>Memoro is still starting</source>
        <translation>Memoro 正在启动</translation>
    </message>
    <message>
        <source>The index is not open yet.</source>
        <translation>索引尚未打开。</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>请稍后再试。</translation>
    </message>
    <message>
        <source>The memory folder is missing</source>
        <translation>找不到记忆文件夹</translation>
    </message>
    <message>
        <source>%1 cannot be reached. Search answers with what was read before.</source>
        <translation>无法访问 %1。搜索会显示之前读取的内容。</translation>
    </message>
    <message>
        <source>%1 cannot be reached, and nothing was read from it before.</source>
        <translation>无法访问 %1，之前也没有从中读取过任何内容。</translation>
    </message>
    <message>
        <source>%1 cannot be reached, so nothing was written.</source>
        <translation>无法访问 %1，因此没有写入任何内容。</translation>
    </message>
    <message>
        <source>%1 cannot be reached, so nothing can be read.</source>
        <translation>无法访问 %1，因此什么也读取不了。</translation>
    </message>
    <message>
        <source>The check-up could not be finished</source>
        <translation>检查未能完成</translation>
    </message>
    <message>
        <source>Its process could not be started: %1.</source>
        <translation>无法启动检查进程：%1。</translation>
    </message>
    <message>
        <source>Connect the drive, put the folder back, or choose another one.</source>
        <translation>请连接驱动器、将文件夹放回原处，或选择其他文件夹。</translation>
    </message>
    <message>
        <source>Search by meaning failed</source>
        <translation>语义搜索失败</translation>
    </message>
    <message>
        <source>Search by meaning is not available</source>
        <translation>无法使用语义搜索</translation>
    </message>
    <message>
        <source>An internal error.</source>
        <translation>内部错误。</translation>
    </message>
    <message>
        <source>See the log.</source>
        <translation>请查看日志。</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>出了点问题</translation>
    </message>
    <message>
        <source>The log has the details.</source>
        <translation>详情见日志。</translation>
    </message>
    <message>
        <source>Another local model is set</source>
        <translation>设置了另一个本地模型</translation>
    </message>
    <message>
        <source>The index was made with %1.</source>
        <translation>索引是用 %1 建立的。</translation>
    </message>
    <message>
        <source>This is a picture or a recording</source>
        <translation>这是图片或录音</translation>
    </message>
    <message>
        <source>It has no text to show.</source>
        <translation>没有可显示的文字。</translation>
    </message>
    <message>
        <source>Open the file.</source>
        <translation>请打开文件。</translation>
    </message>
    <message>
        <source>This file is another program&apos;s</source>
        <translation>这是其他程序的文件</translation>
    </message>
    <message>
        <source>Memoro would keep its index in %1, but there is a database of another program.</source>
        <translation>Memoro 要把索引放在 %1，但那里已有其他程序的数据库。</translation>
    </message>
    <message>
        <source>Memoro would keep its index in %1, but that is no file.</source>
        <translation>Memoro 要把索引放在 %1，但那里不是普通文件。</translation>
    </message>
    <message>
        <source>names a folder; the index needs a file of its own.</source>
        <translation>指定的是文件夹；索引需要专用的文件。</translation>
    </message>
    <message>
        <source>names a device; the index needs a file of its own.</source>
        <translation>指定的是设备；索引需要专用的文件。</translation>
    </message>
    <message>
        <source>names a file that is no database; the index needs a file of its own.</source>
        <translation>指定的文件不是数据库；索引需要专用的文件。</translation>
    </message>
    <message>
        <source>Name another file in store.path, or leave it out.</source>
        <translation>请在 store.path 中指定其他文件，或删除该项。</translation>
    </message>
    <message>
        <source>The file %1 was made by a later version of the program, which this one cannot read.</source>
        <translation>文件 %1 由更新的版本创建，此版本无法读取。</translation>
    </message>
    <message>
        <source>Update Memoro, or move the file away; the index is then made again from your notes.</source>
        <translation>请更新 Memoro，或移走该文件；索引会根据笔记重新建立。</translation>
    </message>
    <message>
        <source>The history is from a newer Memoro</source>
        <translation>历史记录来自更新版本的 Memoro</translation>
    </message>
    <message>
        <source>Update Memoro. The file stays as it is.</source>
        <translation>请更新 Memoro。文件保持原样。</translation>
    </message>
    <message>
        <source>Run “make setup” again, or set %1 to a folder that holds %2.</source>
        <translation>请再次运行“make setup”，或将 %1 设为含有 %2 的文件夹。</translation>
    </message>
    <message>
        <source>%1 has changed since it was made, so it is not used. Search by words goes on.</source>
        <translation>%1 在创建后被更改，因此不使用。关键词搜索仍可继续。</translation>
    </message>
    <message>
        <source>Delete the file and run “make setup” again, or reinstall Memoro.</source>
        <translation>请删除该文件并再次运行“make setup”，或重新安装 Memoro。</translation>
    </message>
    <message>
        <source>The built-in search model cannot run</source>
        <translation>无法运行内置搜索模型</translation>
    </message>
    <message>
        <source>A part of Memoro that it needs is missing or does not fit this system (%1).</source>
        <translation>所需的 Memoro 组件缺失，或不适合此系统（%1）。</translation>
    </message>
    <message>
        <source>This processor can compute it in none of the known ways. Search by words goes on.</source>
        <translation>在此处理器上，所有已知的计算方式都不可用。关键词搜索仍可继续。</translation>
    </message>
    <message>
        <source>Install Memoro with its extra “builtin”.</source>
        <translation>请安装带有“builtin”附加组件的 Memoro。</translation>
    </message>
    <message>
        <source>The local search model failed</source>
        <translation>本地搜索模型出错</translation>
    </message>
    <message>
        <source>The local search model stopped unexpectedly</source>
        <translation>本地搜索模型意外停止</translation>
    </message>
    <message>
        <source>The local search model could not be started</source>
        <translation>无法启动本地搜索模型</translation>
    </message>
    <message>
        <source>The system said: %1. Search by words goes on.</source>
        <translation>系统提示：%1。关键词搜索仍可继续。</translation>
    </message>
    <message>
        <source>Close some programs and try again.</source>
        <translation>请关闭一些程序后再试。</translation>
    </message>
    <message>
        <source>The local search model does not answer</source>
        <translation>本地搜索模型没有响应</translation>
    </message>
    <message>
        <source>It was silent for %1 seconds and has been ended. Search by words goes on.</source>
        <translation>它 %1 秒没有响应，已被结束。关键词搜索仍可继续。</translation>
    </message>
    <message>
        <source>It is started again with the next search.</source>
        <translation>下次搜索时会重新启动。</translation>
    </message>
    <message>
        <source>The editor was not found</source>
        <translation>找不到编辑器</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not installed or not on the PATH.</source>
        <translation>“%1”未安装，或不在 PATH 中。</translation>
    </message>
    <message>
        <source>Found here: %1. Choose an editor in the settings.</source>
        <translation>本机已有：%1。请在设置中选择编辑器。</translation>
    </message>
    <message>
        <source>No terminal was found</source>
        <translation>找不到终端</translation>
    </message>
    <message>
        <source>%1 needs a terminal window.</source>
        <translation>%1 需要终端窗口。</translation>
    </message>
    <message>
        <source>Choose another editor in the settings.</source>
        <translation>请在设置中选择其他编辑器。</translation>
    </message>
    <message>
        <source>The editor&apos;s command cannot be read</source>
        <translation>无法识别编辑器命令</translation>
    </message>
    <message>
        <source>The program did not open the file</source>
        <translation>程序未能打开文件</translation>
    </message>
    <message>
        <source>%1 ended with status %2.</source>
        <translation>%1 已退出，状态为 %2。</translation>
    </message>
    <message>
        <source>%1 found no program for %2.</source>
        <translation>%1 没有找到可以打开 %2 的程序。</translation>
    </message>
    <message>
        <source>The folder could not be shown</source>
        <translation>无法显示文件夹</translation>
    </message>
    <message>
        <source>%1 is there, but no program of this system opens it.</source>
        <translation>%1 存在，但系统中没有可以打开它的程序。</translation>
    </message>
    <message>
        <source>The system has no default program (xdg-open is not installed).</source>
        <translation>系统没有默认程序（未安装 xdg-open）。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be a hotkey</source>
        <translation>“%1”不能用作快捷键</translation>
    </message>
    <message>
        <source>It should look like Ctrl+Alt+M.</source>
        <translation>格式应类似 Ctrl+Alt+M。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not one of Ctrl, Alt, Shift and Meta.</source>
        <translation>“%1”不是 Ctrl、Alt、Shift 或 Meta。</translation>
    </message>
    <message>
        <source>It needs Ctrl, Alt or Meta, or it would get in the way of typing.</source>
        <translation>需要 Ctrl、Alt 或 Meta，否则会妨碍打字。</translation>
    </message>
    <message>
        <source>It has no key besides the modifiers.</source>
        <translation>除修饰键外没有其他按键。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key that can be used.</source>
        <translation>“%1”是不能使用的按键。</translation>
    </message>
    <message>
        <source>The present keyboard layout has no such key.</source>
        <translation>当前键盘布局没有这个键。</translation>
    </message>
    <message>
        <source>Memoro itself uses it for the search.</source>
        <translation>Memoro 自己用它打开搜索。</translation>
    </message>
    <message>
        <source>Memoro itself uses it for quick notes.</source>
        <translation>Memoro 自己用它快速记录。</translation>
    </message>
    <message>
        <source>A Mac keyboard has no such key.</source>
        <translation>Mac 键盘没有这个键。</translation>
    </message>
    <message>
        <source>The X server cannot be reached (%1).</source>
        <translation>无法连接 X 服务器（%1）。</translation>
    </message>
    <message>
        <source>Set the hotkey again, or start Memoro again.</source>
        <translation>请重新设置快捷键，或重新启动 Memoro。</translation>
    </message>
    <message>
        <source>In the system&apos;s keyboard settings, add a shortcut that runs “memoro toggle”.</source>
        <translation>请在系统的键盘设置中，添加运行“memoro toggle”的快捷键。</translation>
    </message>
    <message>
        <source>switched off in the settings</source>
        <translation>已在设置中关闭</translation>
    </message>
    <message>
        <source>named in the settings</source>
        <translation>由设置指定</translation>
    </message>
    <message>
        <source>automatic: a local model is set</source>
        <translation>自动：已设置本地模型</translation>
    </message>
    <message>
        <source>automatic: a key for it was found</source>
        <translation>自动：找到了它的密钥</translation>
    </message>
    <message>
        <source>automatic: offline, no key needed</source>
        <translation>自动：离线可用，无需密钥</translation>
    </message>
    <message>
        <source>the fallback that the settings name</source>
        <translation>设置指定的后备</translation>
    </message>
    <message>
        <source>It answers no more.</source>
        <translation>它不再响应。</translation>
    </message>
    <message>
        <source>Start it again.</source>
        <translation>请重新启动它。</translation>
    </message>
    <message>
        <source>Not everything could be deleted</source>
        <translation>未能全部删除</translation>
    </message>
    <message>
        <source>Close programs that use this file and try again.</source>
        <translation>请关闭正在使用此文件的程序后重试。</translation>
    </message>
    <message>
        <source>Memoro keeps its index in %1: %2.</source>
        <translation>Memoro 的索引放在 %1：%2。</translation>
    </message>
    <message>
        <source>Make the folder writable, free some space, or set MEMORO_HOME to another folder.</source>
        <translation>请使文件夹可写、腾出空间，或将 MEMORO_HOME 设为其他文件夹。</translation>
    </message>
    <message>
        <source>Install memoro[builtin].</source>
        <translation>请安装 memoro[builtin]。</translation>
    </message>
    <message>
        <source>%1 cannot be read or written: %2.</source>
        <translation>无法读写 %1：%2。</translation>
    </message>
    <message>
        <source>The answer is too long to be one about updates.</source>
        <translation>响应过长，不像更新信息。</translation>
    </message>
    <message>
        <source>%1 answered with %2.</source>
        <translation>%1 的响应是 %2。</translation>
    </message>
    <message>
        <source>Other programs use %1 so much that it could not be locked.</source>
        <translation>其他程序频繁使用 %1，无法锁定。</translation>
    </message>
    <message>
        <source>Close the other programs or try again in a moment.</source>
        <translation>请关闭其他程序，或稍后再试。</translation>
    </message>
    <message>
        <source>A private folder could not be made</source>
        <translation>无法创建专用文件夹</translation>
    </message>
    <message>
        <source>Memoro needs the folder %1 for itself: %2.</source>
        <translation>Memoro 需要专用文件夹 %1：%2。</translation>
    </message>
    <message>
        <source>Remove what is in its place, or set MEMORO_HOME to a folder of your own.</source>
        <translation>请移走该位置的内容，或将 MEMORO_HOME 设为您自己的文件夹。</translation>
    </message>
    <message>
        <source>%1 is a link or a file</source>
        <translation>%1 是链接或文件</translation>
    </message>
    <message>
        <source>%1 belongs to another user</source>
        <translation>%1 属于其他用户</translation>
    </message>
    <message>
        <source>The registry cannot be reached</source>
        <translation>无法访问注册表</translation>
    </message>
    <message>
        <source>This is not macOS.</source>
        <translation>这不是 macOS。</translation>
    </message>
    <message>
        <source>This is not Windows.</source>
        <translation>这不是 Windows。</translation>
    </message>
    <message>
        <source>The library %1 is missing.</source>
        <translation>缺少库 %1。</translation>
    </message>
    <message>
        <source>This system offers no way to bind a global hotkey.</source>
        <translation>此系统无法设置全局快捷键。</translation>
    </message>
    <message>
        <source>%1 refused it (error %2).</source>
        <translation>%1 拒绝了它（错误 %2）。</translation>
    </message>
    <message>
        <source>The desktop&apos;s question about the hotkey was answered with no.</source>
        <translation>桌面询问快捷键时得到了否定的回答。</translation>
    </message>
    <message>
        <source>There is no session bus to reach the desktop by.</source>
        <translation>没有可连接桌面的会话总线。</translation>
    </message>
    <message>
        <source>The desktop portal is asked on Wayland only.</source>
        <translation>仅在 Wayland 上使用桌面门户。</translation>
    </message>
    <message>
        <source>The connection to the X server is gone.</source>
        <translation>与 X 服务器的连接已断开。</translation>
    </message>
    <message>
        <source>The connection to the X server is gone. (%1)</source>
        <translation>与 X 服务器的连接已断开（%1）。</translation>
    </message>
    <message>
        <source>Key grabs need an X11 session.</source>
        <translation>注册按键需要 X11 会话。</translation>
    </message>
    <message>
        <source>There is no display.</source>
        <translation>没有显示器。</translation>
    </message>
    <message>
        <source>The program was not started</source>
        <translation>未启动程序</translation>
    </message>
    <message>
        <source>%1 is a script, and the file&apos;s name holds a sign that scripts cannot be given safely.</source>
        <translation>%1 是脚本，而文件名含有无法安全传给脚本的符号。</translation>
    </message>
    <message>
        <source>the window manager (switching windows)</source>
        <translation>窗口管理器（切换窗口）</translation>
    </message>
    <message>
        <source>the window manager (closing windows)</source>
        <translation>窗口管理器（关闭窗口）</translation>
    </message>
    <message>
        <source>the window manager (window menu), or a launcher</source>
        <translation>窗口管理器（窗口菜单），或启动器</translation>
    </message>
    <message>
        <source>the window manager (moving windows)</source>
        <translation>窗口管理器（移动窗口）</translation>
    </message>
    <message>
        <source>the window manager (maximising windows)</source>
        <translation>窗口管理器（最大化窗口）</translation>
    </message>
    <message>
        <source>the window manager (switching workspaces)</source>
        <translation>窗口管理器（切换工作区）</translation>
    </message>
    <message>
        <source>the desktop (its menu)</source>
        <translation>桌面（菜单）</translation>
    </message>
    <message>
        <source>the desktop (its overview)</source>
        <translation>桌面（概览）</translation>
    </message>
    <message>
        <source>the desktop (notifications or the clipboard)</source>
        <translation>桌面（通知或剪贴板）</translation>
    </message>
    <message>
        <source>the desktop (running a command)</source>
        <translation>桌面（运行命令）</translation>
    </message>
    <message>
        <source>the desktop (switching languages)</source>
        <translation>桌面（切换语言）</translation>
    </message>
    <message>
        <source>the desktop (opening a terminal)</source>
        <translation>桌面（打开终端）</translation>
    </message>
    <message>
        <source>the desktop (locking the screen)</source>
        <translation>桌面（锁定屏幕）</translation>
    </message>
    <message>
        <source>the desktop (showing the desktop)</source>
        <translation>桌面（显示桌面）</translation>
    </message>
    <message>
        <source>the desktop (opening the file manager)</source>
        <translation>桌面（打开文件管理器）</translation>
    </message>
    <message>
        <source>the desktop (taking a screenshot)</source>
        <translation>桌面（截屏）</translation>
    </message>
    <message>
        <source>the desktop (logging out)</source>
        <translation>桌面（注销）</translation>
    </message>
    <message>
        <source>the input method (switching languages)</source>
        <translation>输入法（切换语言）</translation>
    </message>
    <message>
        <source>the input method, or a password manager</source>
        <translation>输入法或密码管理器</translation>
    </message>
    <message>
        <source>the system (switching consoles)</source>
        <translation>系统（切换控制台）</translation>
    </message>
    <message>
        <source>Windows (window menu), or a launcher such as PowerToys Run</source>
        <translation>Windows（窗口菜单），或 PowerToys Run 之类的启动器</translation>
    </message>
    <message>
        <source>Windows (switching languages)</source>
        <translation>Windows（切换语言）</translation>
    </message>
    <message>
        <source>Windows (locking the screen)</source>
        <translation>Windows（锁定屏幕）</translation>
    </message>
    <message>
        <source>Windows (switching windows)</source>
        <translation>Windows（切换窗口）</translation>
    </message>
    <message>
        <source>Windows (closing windows)</source>
        <translation>Windows（关闭窗口）</translation>
    </message>
    <message>
        <source>Windows (reserved for debuggers)</source>
        <translation>Windows（保留给调试器）</translation>
    </message>
    <message>
        <source>the Finder&apos;s search</source>
        <translation>访达的搜索</translation>
    </message>
    <message>
        <source>macOS (switching input sources)</source>
        <translation>macOS（切换输入法）</translation>
    </message>
    <message>
        <source>macOS (minimising all windows)</source>
        <translation>macOS（最小化所有窗口）</translation>
    </message>
    <message>
        <source>Search by words goes on.</source>
        <translation>关键词搜索照常可用。</translation>
    </message>
    <message>
        <source>The local model is not there</source>
        <translation>找不到本地模型</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>没有文件 %1。</translation>
    </message>
    <message>
        <source>Correct memorySearch.local.modelPath in the settings, or put the file back.</source>
        <translation>请更正设置中的 memorySearch.local.modelPath，或把文件放回原处。</translation>
    </message>
    <message>
        <source>%1 has to be downloaded first.</source>
        <translation>需要先下载 %1。</translation>
    </message>
    <message>
        <source>The local model cannot be read</source>
        <translation>无法读取本地模型</translation>
    </message>
    <message>
        <source>Opening %1 failed: %2.</source>
        <translation>打开 %1 失败：%2。</translation>
    </message>
    <message>
        <source>Give yourself the right to read the file.</source>
        <translation>请为自己授予读取该文件的权限。</translation>
    </message>
    <message>
        <source>This file is not a GGUF model</source>
        <translation>此文件不是 GGUF 模型</translation>
    </message>
    <message>
        <source>%1 is something else or only the beginning of a download.</source>
        <translation>%1 是其他类型的文件，或只下载了开头部分。</translation>
    </message>
    <message>
        <source>Choose a file whose name ends in .gguf, or download it again.</source>
        <translation>请选择以 .gguf 结尾的文件，或重新下载。</translation>
    </message>
    <message>
        <source>The local model could not be loaded</source>
        <translation>无法加载本地模型</translation>
    </message>
    <message>
        <source>%1 is damaged, too new, or too large for the memory.</source>
        <translation>%1 已损坏、版本过新，或对内存来说太大。</translation>
    </message>
    <message>
        <source>llama.cpp said: %1.</source>
        <translation>llama.cpp 提示：%1。</translation>
    </message>
    <message>
        <source>Download the file again, or choose a smaller model.</source>
        <translation>请重新下载该文件，或选择更小的模型。</translation>
    </message>
    <message>
        <source>This model cannot make search vectors</source>
        <translation>此模型无法生成搜索向量</translation>
    </message>
    <message>
        <source>%1 is a model that writes answers, not one that compares texts.</source>
        <translation>%1 是用来写回答的模型，不是比较文本的模型。</translation>
    </message>
    <message>
        <source>%1 is a model that sorts results that others have found.</source>
        <translation>%1 是对其他模型找到的结果进行排序的模型。</translation>
    </message>
    <message>
        <source>Choose another model in the settings; names with “embed” in them are a good sign.</source>
        <translation>请在设置中选择其他模型；名称含“embed”的通常合适。</translation>
    </message>
    <message>
        <source>This copy of Memoro came without it, or it does not fit this system (%1).</source>
        <translation>此 Memoro 未附带它，或它不适合本系统（%1）。</translation>
    </message>
    <message>
        <source>Install Memoro with its extra “local”, or choose the built-in model.</source>
        <translation>请安装带附加组件“local”的 Memoro，或选择内置模型。</translation>
    </message>
    <message>
        <source>The local model could not compute a vector</source>
        <translation>本地模型无法计算向量</translation>
    </message>
    <message>
        <source>llama.cpp gave no reason</source>
        <translation>llama.cpp 没有说明原因</translation>
    </message>
    <message>
        <source>The text could not be cut into tokens</source>
        <translation>无法将文本切分为词元</translation>
    </message>
    <message>
        <source>The model gave no vector</source>
        <translation>模型没有给出向量</translation>
    </message>
    <message>
        <source>Close some programs if the memory is full, or choose a smaller model.</source>
        <translation>如果内存已满，请关闭一些程序，或选择更小的模型。</translation>
    </message>
    <message>
        <source>The model could not be downloaded: its certificate is not trusted by this computer.</source>
        <translation>无法下载模型：本机不信任其证书。</translation>
    </message>
    <message>
        <source>The model could not be downloaded: the proxy refused to help.</source>
        <translation>无法下载模型：代理拒绝了请求。</translation>
    </message>
    <message>
        <source>The model could not be downloaded: it did not answer in time.</source>
        <translation>无法下载模型：对方没有及时响应。</translation>
    </message>
    <message>
        <source>The model could not be downloaded: it could not be reached.</source>
        <translation>无法下载模型：无法连接到对方。</translation>
    </message>
    <message>
        <source>The model could not be downloaded: the connection broke off.</source>
        <translation>无法下载模型：连接中断。</translation>
    </message>
    <message>
        <source>Check the network and its proxy, then try again; what has arrived is kept.</source>
        <translation>请检查网络及其代理后重试；已下载的部分会保留。</translation>
    </message>
    <message>
        <source>This model asks for your agreement first</source>
        <translation>此模型需要您先同意其条款</translation>
    </message>
    <message>
        <source>%1 is given only to people who have accepted its terms on %2.</source>
        <translation>%1 只提供给在 %2 上接受其条款的人。</translation>
    </message>
    <message>
        <source>Accept the terms on the model&apos;s page, set HF_TOKEN to a token of yours, and try again.</source>
        <translation>请在模型页面接受条款，将 HF_TOKEN 设为您的令牌，然后重试。</translation>
    </message>
    <message>
        <source>This model has no such file</source>
        <translation>此模型没有这个文件</translation>
    </message>
    <message>
        <source>%1 knows the model, but not the file: %2.</source>
        <translation>%1 有此模型，但没有这个文件：%2。</translation>
    </message>
    <message>
        <source>Copy the name of the file from the model&apos;s page.</source>
        <translation>请从模型页面复制文件名。</translation>
    </message>
    <message>
        <source>There is no such model</source>
        <translation>没有这个模型</translation>
    </message>
    <message>
        <source>%1 has no %2, or shows it only to people it knows (%3).</source>
        <translation>%1 上没有 %2，或仅对其认识的人显示（%3）。</translation>
    </message>
    <message>
        <source>Check the address for typing errors. For a private model, set HF_TOKEN.</source>
        <translation>请检查地址是否有误。私有模型请设置 HF_TOKEN。</translation>
    </message>
    <message>
        <source>Too many downloads for now</source>
        <translation>目前下载过多</translation>
    </message>
    <message>
        <source>%1 asks to wait.</source>
        <translation>%1 要求等待。</translation>
    </message>
    <message>
        <source>Try again in some minutes.</source>
        <translation>请几分钟后重试。</translation>
    </message>
    <message>
        <source>%1 has a problem</source>
        <translation>%1 出现问题</translation>
    </message>
    <message>
        <source>It answered %1 when asked for %2.</source>
        <translation>请求 %2 时，它的响应是 %1。</translation>
    </message>
    <message>
        <source>%1 does not answer like a model hub</source>
        <translation>%1 的响应不像模型库</translation>
    </message>
    <message>
        <source>It may be a sign-in page of the network, or the hub&apos;s address in the settings is wrong.</source>
        <translation>可能是网络的登录页面，或设置中的模型库地址有误。</translation>
    </message>
    <message>
        <source>Open a web page to sign in to the network, or correct the address.</source>
        <translation>请打开网页登录网络，或更正地址。</translation>
    </message>
    <message>
        <source>%1 are needed in %2, %3 are free.</source>
        <translation>%2 需要 %1，可用 %3。</translation>
    </message>
    <message>
        <source>Make room, or choose another folder for models in the settings.</source>
        <translation>请腾出空间，或在设置中为模型选择其他文件夹。</translation>
    </message>
    <message>
        <source>The model could not be saved</source>
        <translation>无法保存模型</translation>
    </message>
    <message>
        <source>Writing into %1 failed: %2.</source>
        <translation>写入 %1 失败：%2。</translation>
    </message>
    <message>
        <source>Choose another folder for models in the settings.</source>
        <translation>请在设置中为模型选择其他文件夹。</translation>
    </message>
    <message>
        <source>The download was damaged</source>
        <translation>下载的文件已损坏</translation>
    </message>
    <message>
        <source>%1 arrived, but is not the file that the hub describes, so it was thrown away.</source>
        <translation>%1 已下载，但与模型库的描述不符，因此已丢弃。</translation>
    </message>
    <message>
        <source>Download it again. If it happens again, something on the way changes files.</source>
        <translation>请重新下载。如果再次发生，说明传输途中有东西改动了文件。</translation>
    </message>
    <message>
        <source>This is no address of a model</source>
        <translation>这不是模型的地址</translation>
    </message>
    <message>
        <source>“%1” was expected to look like hf:owner/model/file.gguf.</source>
        <translation>“%1”应为 hf:owner/model/file.gguf 的形式。</translation>
    </message>
    <message>
        <source>Copy owner and model from the page of the model on the hub.</source>
        <translation>请从模型库的模型页面复制所有者和模型名。</translation>
    </message>
    <message>
        <source>There is no file that could be used</source>
        <translation>没有可用的文件</translation>
    </message>
    <message>
        <source>%1 has no GGUF model that is one file.</source>
        <translation>%1 没有单个文件的 GGUF 模型。</translation>
    </message>
    <message>
        <source>%1 has no GGUF model of the kind %2 that is one file.</source>
        <translation>%1 没有类型为 %2 的单个文件 GGUF 模型。</translation>
    </message>
    <message>
        <source>Choose a model that is offered as GGUF.</source>
        <translation>请选择以 GGUF 提供的模型。</translation>
    </message>
    <message>
        <source>It reported: %1: %2.</source>
        <translation>报告的内容：%1: %2。</translation>
    </message>
    <message>
        <source>The local search model was ended</source>
        <translation>本地搜索模型已结束</translation>
    </message>
    <message>
        <source>Memoro closed it.</source>
        <translation>Memoro 关闭了它。</translation>
    </message>
    <message>
        <source>This processor does not know one of its instructions.</source>
        <translation>此处理器不支持其中的某条指令。</translation>
    </message>
    <message>
        <source>It crashed.</source>
        <translation>它崩溃了。</translation>
    </message>
    <message>
        <source>It was killed, most likely because the memory was full.</source>
        <translation>它被强制结束，很可能是因为内存已满。</translation>
    </message>
    <message>
        <source>Its process ended with signal %1.</source>
        <translation>其进程因信号 %1 结束。</translation>
    </message>
    <message>
        <source>Its process ended with code %1.</source>
        <translation>其进程以代码 %1 结束。</translation>
    </message>
    <message>
        <source>Choose another provider in the settings.</source>
        <translation>请在设置中选择其他提供商。</translation>
    </message>
    <message>
        <source>It failed %1 times within a short time, so it rests.</source>
        <translation>它在短时间内失败了 %1 次，因此暂停使用。</translation>
    </message>
    <message>
        <source>%1 cannot make %2 numbers per text</source>
        <translation>%1 无法为每段文本生成 %2 个数值</translation>
    </message>
    <message>
        <source>It makes %1.</source>
        <translation>它可生成 %1。</translation>
    </message>
    <message>
        <source>Choose one of these as outputDimensionality.</source>
        <translation>请将 outputDimensionality 设为其中之一。</translation>
    </message>
    <message>
        <source>It is meant for %1, so it was not sent to %2.</source>
        <translation>它是用于 %1 的，因此没有发送给 %2。</translation>
    </message>
    <message>
        <source>Enter the key that belongs to this address, or use %1 itself.</source>
        <translation>请输入属于此地址的密钥，或直接使用 %1。</translation>
    </message>
    <message>
        <source>The address of the service cannot be used</source>
        <translation>无法使用该服务的地址</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <translation>“%1”：%2。</translation>
    </message>
    <message>
        <source>it begins with %1:// where http:// or https:// is needed</source>
        <translation>它以 %1:// 开头，但需要 http:// 或 https://</translation>
    </message>
    <message>
        <source>it names no host</source>
        <translation>没有主机名</translation>
    </message>
    <message>
        <source>the number of its port is wrong</source>
        <translation>端口号有误</translation>
    </message>
    <message>
        <source>%1 cannot be called</source>
        <translation>无法调用 %1</translation>
    </message>
    <message>
        <source>The address or a header is not well formed.</source>
        <translation>地址或标头的格式不正确。</translation>
    </message>
    <message>
        <source>The key or a header holds a character that cannot be sent</source>
        <translation>密钥或标头包含无法发送的字符</translation>
    </message>
    <message>
        <source>Keys and headers are made of plain letters, digits and signs.</source>
        <translation>密钥和标头只由普通字母、数字和符号组成。</translation>
    </message>
    <message>
        <source>Copy the key for %1 once more.</source>
        <translation>请重新复制 %1 的密钥。</translation>
    </message>
    <message>
        <source>It asks for a user name and password.</source>
        <translation>它要求提供用户名和密码。</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>The call to %1 was ended.</source>
        <translation>对 %1 的调用已结束。</translation>
    </message>
    <message>
        <source>Choose the model once more in the settings; a new index is then built beside the present one.</source>
        <translation>请在设置中重新选择模型；届时会在现有索引之外建立新索引。</translation>
    </message>
    <message>
        <source>%1 takes no pictures or sound</source>
        <translation>%1 不接受图片或声音</translation>
    </message>
    <message>
        <source>Only gemini-embedding-2-preview does.</source>
        <translation>只有 gemini-embedding-2-preview 可以。</translation>
    </message>
    <message>
        <source>Choose this model, or switch multimodal indexing off.</source>
        <translation>请选择此模型，或关闭多模态索引。</translation>
    </message>
    <message>
        <source>The embedding model answered wrongly</source>
        <translation>嵌入模型的回答不正确</translation>
    </message>
    <message>
        <source>It gave vectors of the shape %1 where %2 were asked for.</source>
        <translation>请求的向量形状是 %2，返回的是 %1。</translation>
    </message>
    <message>
        <source>If this happens again, choose another model in the settings.</source>
        <translation>如果再次发生，请在设置中选择其他模型。</translation>
    </message>
    <message>
        <source>This note is left out of the memory.</source>
        <translation>此笔记已被排除在记忆之外。</translation>
    </message>
    <message>
        <source>There is a symbolic link on the way; links are not followed.</source>
        <translation>路径中有符号链接，不会跟随链接。</translation>
    </message>
    <message>
        <source>The path must not contain “.”, “..” or empty parts.</source>
        <translation>路径不能包含“.”、“..”或空的部分。</translation>
    </message>
    <message>
        <source>The path must not contain “..”.</source>
        <translation>路径不能包含“..”。</translation>
    </message>
    <message>
        <source>The path must be relative to the memory folder.</source>
        <translation>路径必须相对于记忆文件夹。</translation>
    </message>
    <message>
        <source>Windows takes this name for a drive, a device or a hidden stream.</source>
        <translation>Windows 会把此名称当作驱动器、设备或隐藏数据流。</translation>
    </message>
    <message>
        <source>Some systems take this name for a drive, a device or a hidden stream.</source>
        <translation>有些系统会把此名称当作驱动器、设备或隐藏数据流。</translation>
    </message>
    <message>
        <source>The path contains control characters.</source>
        <translation>路径包含控制字符。</translation>
    </message>
    <message>
        <source>A path is needed.</source>
        <translation>需要提供路径。</translation>
    </message>
    <message>
        <source>Only MEMORY.md, the memory folder and the extra paths can be read.</source>
        <translation>只能读取 MEMORY.md、记忆文件夹和附加路径。</translation>
    </message>
    <message>
        <source>Only Markdown files (.md) can be read.</source>
        <translation>只能读取 Markdown 文件 (.md)。</translation>
    </message>
    <message>
        <source>Conversations can be searched, not read: only Markdown files (.md) can be read.</source>
        <translation>对话可以搜索，但不能读取：只能读取 Markdown 文件 (.md)。</translation>
    </message>
    <message>
        <source>The file could not be looked at: %1.</source>
        <translation>无法查看该文件：%1。</translation>
    </message>
    <message>
        <source>This is not a folder.</source>
        <translation>这不是文件夹。</translation>
    </message>
    <message>
        <source>The name holds a line end or another invisible character.</source>
        <translation>名称中含有换行符或其他不可见字符。</translation>
    </message>
    <message>
        <source>The name cannot be told from a path.</source>
        <translation>名称与路径无法区分。</translation>
    </message>
    <message>
        <source>Rename the file.</source>
        <translation>请重命名该文件。</translation>
    </message>
    <message>
        <source>The path has more characters than Windows takes (260).</source>
        <translation>路径超过了 Windows 允许的长度（260 个字符）。</translation>
    </message>
    <message>
        <source>Move the file to a folder with a shorter path.</source>
        <translation>请把文件移到路径较短的文件夹。</translation>
    </message>
    <message>
        <source>The file is larger than 10 MiB.</source>
        <translation>文件大于 10 MiB。</translation>
    </message>
    <message>
        <source>The file is larger than %1 bytes.</source>
        <translation>文件大于 %1 字节。</translation>
    </message>
    <message>
        <source>The name says that this is a picture, but its content is none.</source>
        <translation>名称表示这是图片，但内容不是。</translation>
    </message>
    <message>
        <source>The name says that this is a recording, but its content is none.</source>
        <translation>名称表示这是录音，但内容不是。</translation>
    </message>
    <message>
        <source>Memoro could not make sense of this file (%1).</source>
        <translation>Memoro 无法理解此文件（%1）。</translation>
    </message>
    <message>
        <source>Assistants only add to a daily log; what stands there stays.</source>
        <translation>助手只能在日志中追加，已有内容保持不变。</translation>
    </message>
    <message>
        <source>Only a person may rename, delete or forget a note.</source>
        <translation>只有人可以重命名、删除或忘记笔记。</translation>
    </message>
    <message>
        <source>There is a note of this name already.</source>
        <translation>已有同名笔记。</translation>
    </message>
    <message>
        <source>The note does not exist.</source>
        <translation>笔记不存在。</translation>
    </message>
    <message>
        <source>The encoding of the note is unknown, so writing it could damage it.</source>
        <translation>笔记的编码未知，写入可能损坏它。</translation>
    </message>
    <message>
        <source>Save it as UTF-8 first.</source>
        <translation>请先另存为 UTF-8。</translation>
    </message>
    <message>
        <source>A note may have at most 10 MiB.</source>
        <translation>一篇笔记最多 10 MiB。</translation>
    </message>
    <message>
        <source>There is nothing to write.</source>
        <translation>没有可写入的内容。</translation>
    </message>
    <message>
        <source>The note is being changed by another program.</source>
        <translation>其他程序正在更改此笔记。</translation>
    </message>
    <message>
        <source>A name must not contain any of &lt; &gt; : &quot; | ? *</source>
        <translation>名称不能包含 &lt; &gt; : &quot; | ? *</translation>
    </message>
    <message>
        <source>Assistants write only inside the memory folder itself.</source>
        <translation>助手只能写入记忆文件夹本身。</translation>
    </message>
    <message>
        <source>This change is not in the history.</source>
        <translation>历史中没有这次更改。</translation>
    </message>
    <message>
        <source>The history knows of no note that was deleted here.</source>
        <translation>历史中没有在此删除的笔记。</translation>
    </message>
    <message>
        <source>Memoro is closing</source>
        <translation>Memoro 正在关闭</translation>
    </message>
    <message>
        <source>The history is closed already.</source>
        <translation>历史已经关闭。</translation>
    </message>
    <message>
        <source>Start Memoro again.</source>
        <translation>请重新启动 Memoro。</translation>
    </message>
    <message>
        <source>The same lines were changed again later.</source>
        <translation>相同的行后来又被更改过。</translation>
    </message>
    <message>
        <source>Choose what should stand there.</source>
        <translation>请选择应保留的内容。</translation>
    </message>
    <message>
        <source>The note is not there any more.</source>
        <translation>笔记已不存在。</translation>
    </message>
    <message>
        <source>Bring it back first.</source>
        <translation>请先恢复它。</translation>
    </message>
    <message>
        <source>The earlier version is not kept any more, because the history had grown too large.</source>
        <translation>由于历史过大，旧版本已不再保留。</translation>
    </message>
    <message>
        <source>Another note has this name now.</source>
        <translation>现在另一篇笔记使用此名称。</translation>
    </message>
    <message>
        <source>The note is not text that could be compared line by line, and it was changed again later.</source>
        <translation>笔记不是可逐行比较的文本，而且后来又被更改过。</translation>
    </message>
    <message>
        <source>The note is not as it was read.</source>
        <translation>笔记与读取时不同。</translation>
    </message>
    <message>
        <source>Read it again and propose from there.</source>
        <translation>请重新读取，再据此提议。</translation>
    </message>
    <message>
        <source>The note was changed since, in the same lines or in another encoding.</source>
        <translation>此后笔记的相同行或编码已被更改。</translation>
    </message>
    <message>
        <source>This proposal was decided already.</source>
        <translation>此提议已处理。</translation>
    </message>
    <message>
        <source>There is no such proposal.</source>
        <translation>没有这条提议。</translation>
    </message>
    <message>
        <source>Too many proposals wait already.</source>
        <translation>等待处理的提议已过多。</translation>
    </message>
    <message>
        <source>A person has to look first.</source>
        <translation>需要先由人来查看。</translation>
    </message>
    <message>
        <source>A proposal may have at most one million characters.</source>
        <translation>一条提议最多一百万个字符。</translation>
    </message>
    <message>
        <source>A daily log is only added to; propose a block instead.</source>
        <translation>日志只能追加；请改为提议一段追加内容。</translation>
    </message>
    <message>
        <source>%1 was removed in the meantime</source>
        <translation>%1 在此期间已被删除</translation>
    </message>
    <message>
        <source>%1 was changed in the meantime</source>
        <translation>%1 在此期间已被更改</translation>
    </message>
    <message>
        <source>The note was removed by another program after it was opened.</source>
        <translation>笔记打开后被其他程序删除了。</translation>
    </message>
    <message>
        <source>The note was changed by another program after it was opened.</source>
        <translation>笔记打开后被其他程序更改了。</translation>
    </message>
    <message>
        <source>Nothing was overwritten.</source>
        <translation>没有覆盖任何内容。</translation>
    </message>
    <message>
        <source>Compare both versions and save again.</source>
        <translation>请比较两个版本后重新保存。</translation>
    </message>
    <message>
        <source>%1 is in an unknown encoding</source>
        <translation>%1 的编码未知</translation>
    </message>
    <message>
        <source>Appending to it could damage what is already there.</source>
        <translation>追加内容可能损坏已有内容。</translation>
    </message>
    <message>
        <source>Save it as UTF-8 in an editor, then try again.</source>
        <translation>请在编辑器中另存为 UTF-8 后重试。</translation>
    </message>
    <message>
        <source>%1 is not a file</source>
        <translation>%1 不是文件</translation>
    </message>
    <message>
        <source>It is a link, a folder or a device, and Memoro does not write there.</source>
        <translation>它是链接、文件夹或设备，Memoro 不会写入。</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>请重试。</translation>
    </message>
    <message>
        <source>%1 is no file, but a folder, a pipe or a device.</source>
        <translation>%1 不是文件，而是文件夹、管道或设备。</translation>
    </message>
    <message>
        <source>Take it away; then enter the key again.</source>
        <translation>请将其移走，然后重新输入密钥。</translation>
    </message>
    <message>
        <source>The search index was damaged and is made again from the notes.</source>
        <translation>搜索索引已损坏，将根据笔记重新建立。</translation>
    </message>
    <message>
        <source>The history of your notes was damaged, so a new one has begun.</source>
        <translation>笔记的历史已损坏，因此开始了新的历史。</translation>
    </message>
    <message>
        <source>The search index is kept at its usual place.</source>
        <translation>搜索索引保存在默认位置。</translation>
    </message>
    <message>
        <source>Deleting everything about a memory was not finished: delete it again in the settings.</source>
        <translation>删除与某个记忆有关的所有内容时中断了：请在设置中再次删除。</translation>
    </message>
    <message>
        <source>store.path names %1, which is no index of Memoro&apos;s; it was not touched.</source>
        <translation>store.path 指定的 %1 不是 Memoro 的索引，未作任何改动。</translation>
    </message>
    <message>
        <source>Restoring a backup was not finished: restore it again, or go back.</source>
        <translation>备份恢复到一半中断了：请再次恢复，或回到之前的状态。</translation>
    </message>
    <message>
        <source>The backup is %1, and %2 holds what was there before.</source>
        <translation>备份是 %1，之前的内容在 %2 中。</translation>
    </message>
    <message>
        <source>It is the memory of %1.</source>
        <translation>是 %1 的记忆。</translation>
    </message>
    <message>
        <source>It is kept as %1.</source>
        <translation>损坏的文件保存为 %1。</translation>
    </message>
    <message>
        <source>The notes are not affected.</source>
        <translation>笔记不受影响。</translation>
    </message>
    <message>
        <source>The damaged file with the earlier versions is kept as %1.</source>
        <translation>含有早期版本的损坏文件保存为 %1。</translation>
    </message>
    <message>
        <source>Notes on a network drive are looked at every few seconds.</source>
        <translation>网络驱动器上的笔记每隔几秒检查一次。</translation>
    </message>
    <message>
        <source>The system has no more file watches to give, so notes are looked at every few seconds.</source>
        <translation>系统的文件监视数量已用完，因此每隔几秒检查一次笔记。</translation>
    </message>
    <message>
        <source>The vector extension sqlite-vec does not work here (%1); search goes on in memory.</source>
        <translation>向量扩展 sqlite-vec 在此无法使用（%1）；搜索改在内存中进行。</translation>
    </message>
    <message>
        <source>This system&apos;s SQLite has no full-text search: only meaning is searched.</source>
        <translation>此系统的 SQLite 没有全文搜索，因此只按语义搜索。</translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>…还有 %Ln 处</numerusform>
        </translation>
    </message>
    <message>
        <source>The settings file cannot be read, so nothing can be changed here and nothing is overwritten. The last good settings stay in effect.</source>
        <translation>设置文件无法读取，因此这里不能更改任何内容，也不会覆盖文件。最后一次正确的设置仍然有效。</translation>
    </message>
    <message>
        <source>Some values in the settings file cannot be used. The previous ones stay in effect.</source>
        <translation>设置文件中有些值无法使用。之前的值仍然有效。</translation>
    </message>
    <message>
        <source>Something in the settings file is probably not what was meant.</source>
        <translation>设置文件中有些内容可能并非本意。</translation>
    </message>
    <message>
        <source>Open in the editor</source>
        <translation>在编辑器中打开</translation>
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
        <translation>记忆库</translation>
    </message>
    <message numerus="yes">
        <source>%Ln proposal(s) to review…</source>
        <translation>
            <numerusform>%Ln 条提议待审阅…</numerusform>
        </translation>
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
        <translation>设置…</translation>
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
        <translation>支持报告…</translation>
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
    <name>ProgramsEditor</name>
    <message>
        <source>Add a name</source>
        <translation>添加名称</translation>
    </message>
    <message>
        <source>Choose an open program…</source>
        <translation>从打开的程序中选择…</translation>
    </message>
    <message>
        <source>No other program has a window open</source>
        <translation>没有其他打开的程序</translation>
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
        <translation>数据不会离开本机</translation>
    </message>
    <message>
        <source>Memoro works offline and needs no key, unless you choose otherwise in the settings.</source>
        <translation>除非您在设置中另行选择，Memoro 离线运行，也不需要密钥。</translation>
    </message>
    <message>
        <source>Words at once, meaning a little later</source>
        <translation>关键词立即可搜，语义稍后就绪</translation>
    </message>
    <message>
        <source>You can search straight away; search by meaning joins in as soon as it is prepared.</source>
        <translation>现在就能搜索；语义搜索准备好后会自动加入。</translation>
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
    <name>ProposalCounts</name>
    <message numerus="yes">
        <source>%Ln proposal(s) marked</source>
        <translation>
            <numerusform>已选择 %Ln 条提议</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Accept all %Ln</source>
        <translation>
            <numerusform>全部接受（%Ln）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decline all %Ln</source>
        <translation>
            <numerusform>全部拒绝（%Ln）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln proposal(s) accepted and written.</source>
        <translation>
            <numerusform>已接受并写入 %Ln 条提议。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln proposal(s) declined. Nothing was written.</source>
        <translation>
            <numerusform>已拒绝 %Ln 条提议，未写入任何内容。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be written; each says why.</source>
        <translation>
            <numerusform>%Ln 条未能写入，原因见各条提议。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProposalPane</name>
    <message>
        <source>Accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Change it first…</source>
        <translation>先修改…</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Why not? The assistant is told (optional).</source>
        <translation>拒绝原因（可选，会告知助手）</translation>
    </message>
    <message>
        <source>What it would change</source>
        <translation>提议的更改</translation>
    </message>
    <message>
        <source>The text of the proposal</source>
        <translation>提议的正文</translation>
    </message>
    <message>
        <source>Choose a proposal to see what it would change.</source>
        <translation>选择一条提议以查看其更改。</translation>
    </message>
    <message>
        <source>accepted by you, %1</source>
        <translation>我于 %1 接受</translation>
    </message>
    <message>
        <source>declined by you, %1</source>
        <translation>我于 %1 拒绝</translation>
    </message>
    <message>
        <source>makes a new note</source>
        <translation>新建笔记</translation>
    </message>
    <message>
        <source>adds to the note</source>
        <translation>追加到笔记</translation>
    </message>
    <message>
        <source>rewrites the note</source>
        <translation>重写笔记</translation>
    </message>
    <message>
        <source>Proposed for %1, which has been renamed since.</source>
        <translation>原本针对 %1，该笔记后来已重命名。</translation>
    </message>
    <message>
        <source>You changed the text; below is what was proposed.</source>
        <translation>您修改了文字后接受；以下是原提议。</translation>
    </message>
    <message>
        <source>The note had it already, so nothing was written.</source>
        <translation>笔记中已有此内容，因此未写入。</translation>
    </message>
    <message>
        <source>Declined: %1</source>
        <translation>已拒绝：%1</translation>
    </message>
    <message>
        <source>The note is gone. Accept again to make it anew.</source>
        <translation>笔记已不存在。再次接受将重新创建。</translation>
    </message>
    <message>
        <source>The note is there now. Accept again to add to it.</source>
        <translation>此笔记现已存在。再次接受将追加到其中。</translation>
    </message>
    <message>
        <source>The note was changed since, in the same lines. Change the proposal first.</source>
        <translation>笔记的相同行之后被更改过，请先修改提议。</translation>
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
        <translation>使用此项</translation>
    </message>
    <message>
        <source>Use “%1”</source>
        <translation>使用“%1”</translation>
    </message>
    <message>
        <source>Hide the details of %1</source>
        <translation>隐藏 %1 的详情</translation>
    </message>
    <message>
        <source>Set up %1</source>
        <translation>设置 %1</translation>
    </message>
    <message>
        <source>Chosen automatically</source>
        <translation>自动选择</translation>
    </message>
    <message>
        <source>Resume indexing</source>
        <translation>继续索引</translation>
    </message>
    <message>
        <source>Pause indexing</source>
        <translation>暂停索引</translation>
    </message>
</context>
<context>
    <name>ProviderKinds</name>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Words only</source>
        <translation>仅关键词</translation>
    </message>
    <message>
        <source>Built-in model</source>
        <translation>内置模型</translation>
    </message>
    <message>
        <source>Larger local model</source>
        <translation>更大的本地模型</translation>
    </message>
    <message>
        <source>Another compatible server</source>
        <translation>其他兼容服务器</translation>
    </message>
    <message>
        <source>A local model or a key that is set up, else the built-in model.</source>
        <translation>已设置的本地模型或密钥，否则用内置模型。</translation>
    </message>
    <message>
        <source>No embeddings at all: notes are found by their words.</source>
        <translation>不使用嵌入：按关键词查找笔记。</translation>
    </message>
    <message>
        <source>Works now, nothing leaves this computer. About 100 languages.</source>
        <translation>立即可用，数据不会离开本机。约 100 种语言。</translation>
    </message>
    <message>
        <source>Understands more, nothing leaves this computer. One download, slower.</source>
        <translation>理解更好，数据不会离开本机。需下载一次，速度较慢。</translation>
    </message>
    <message>
        <source>For those who run Ollama already. Nothing leaves this computer.</source>
        <translation>适合已在使用 Ollama 的人。数据不会离开本机。</translation>
    </message>
    <message>
        <source>Cheap and fast. Your notes are sent to OpenAI.</source>
        <translation>便宜快速。笔记会发送给 OpenAI。</translation>
    </message>
    <message>
        <source>Many languages. Your notes are sent to Google.</source>
        <translation>支持多种语言。笔记会发送给 Google。</translation>
    </message>
    <message>
        <source>Made for search. Your notes are sent to Voyage AI.</source>
        <translation>专为搜索设计。笔记会发送给 Voyage AI。</translation>
    </message>
    <message>
        <source>From Europe. Your notes are sent to Mistral.</source>
        <translation>来自欧洲。笔记会发送给 Mistral。</translation>
    </message>
    <message>
        <source>LM Studio, vLLM, a company&apos;s gateway: whatever speaks OpenAI&apos;s protocol.</source>
        <translation>LM Studio、vLLM、公司网关：任何支持 OpenAI 协议的服务。</translation>
    </message>
</context>
<context>
    <name>ProviderStates</name>
    <message>
        <source>No connection</source>
        <translation>无法连接</translation>
    </message>
    <message>
        <source>Key refused</source>
        <translation>密钥被拒绝</translation>
    </message>
    <message>
        <source>Not set up: no key</source>
        <translation>未设置：没有密钥</translation>
    </message>
    <message>
        <source>The key may not use this model</source>
        <translation>此密钥不能使用该模型</translation>
    </message>
    <message>
        <source>Out of credit</source>
        <translation>余额不足</translation>
    </message>
    <message>
        <source>Too many requests for now</source>
        <translation>目前请求过多</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>未运行</translation>
    </message>
    <message>
        <source>Unknown model</source>
        <translation>未知模型</translation>
    </message>
    <message>
        <source>Not a model for search</source>
        <translation>不是用于搜索的模型</translation>
    </message>
    <message>
        <source>Wrong address</source>
        <translation>地址错误</translation>
    </message>
    <message>
        <source>The password store is locked</source>
        <translation>密码库已锁定</translation>
    </message>
    <message>
        <source>No password store</source>
        <translation>没有密码库</translation>
    </message>
    <message>
        <source>Does not work</source>
        <translation>无法工作</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Too many requests; goes on at %1</source>
        <translation>请求过多，将于 %1 继续</translation>
    </message>
    <message>
        <source>Last worked: %1</source>
        <translation>上次正常工作：%1</translation>
    </message>
    <message>
        <source>Works, tested at %1</source>
        <translation>可用，于 %1 测试</translation>
    </message>
    <message>
        <source>Not set up: no address</source>
        <translation>未设置：没有地址</translation>
    </message>
    <message>
        <source>Its file is missing</source>
        <translation>缺少文件</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>已下载</translation>
    </message>
    <message>
        <source>Not set up: not downloaded</source>
        <translation>未设置：尚未下载</translation>
    </message>
    <message>
        <source>Key %1 is set up</source>
        <translation>已设置密钥 %1</translation>
    </message>
</context>
<context>
    <name>ProviderTraits</name>
    <message>
        <source>many languages</source>
        <translation>多种语言</translation>
    </message>
    <message>
        <source>mainly English</source>
        <translation>主要支持英语</translation>
    </message>
    <message>
        <source>Key if the server wants one</source>
        <translation>服务器要求时需要密钥</translation>
    </message>
    <message>
        <source>Needs a key</source>
        <translation>需要密钥</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>无需密钥</translation>
    </message>
    <message>
        <source>free</source>
        <translation>免费</translation>
    </message>
    <message>
        <source>about $%1 to $%2 per million tokens</source>
        <translation>每百万词元约 $%1 至 $%2</translation>
    </message>
    <message>
        <source>about $%1 per million tokens</source>
        <translation>每百万词元约 $%1</translation>
    </message>
</context>
<context>
    <name>Providers</name>
    <message>
        <source>Search by words always works. To search by meaning as well, a model turns every note into numbers, its embedding. Choose here which one does that.</source>
        <translation>关键词随时可以搜索。要按语义搜索，需由模型把每篇笔记转换成一组数字（嵌入）。在这里选择由谁来做。</translation>
    </message>
    <message>
        <source>If it fails</source>
        <translation>失败时</translation>
    </message>
    <message>
        <source>It would use “%1” now.</source>
        <translation>现在会选用“%1”。</translation>
    </message>
    <message>
        <source>The text of all notes will be sent there.</source>
        <translation>所有笔记的文本都会发送到那里。</translation>
    </message>
    <message>
        <source>Found on this computer</source>
        <translation>已在本机找到</translation>
    </message>
    <message>
        <source>Not running on this computer</source>
        <translation>未在本机运行</translation>
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
        <translation>、</translation>
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
    <name>Reader</name>
    <message>
        <source>You</source>
        <translation>我</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>助手</translation>
    </message>
    <message>
        <source>Nothing is written in this note yet.</source>
        <translation>这篇笔记里还没有内容。</translation>
    </message>
</context>
<context>
    <name>ReaderWindow</name>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>对话内容</translation>
    </message>
    <message numerus="yes">
        <source>%Ln earlier turn(s) are not shown</source>
        <translation>
            <numerusform>未显示更早的 %Ln 条发言</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln later turn(s) are not shown</source>
        <translation>
            <numerusform>未显示更晚的 %Ln 条发言</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Recent</name>
    <message>
        <source>Pinned</source>
        <translation>置顶</translation>
    </message>
    <message>
        <source>Changed today</source>
        <translation>今天更改</translation>
    </message>
    <message>
        <source>Changed yesterday</source>
        <translation>昨天更改</translation>
    </message>
    <message>
        <source>Changed on %1</source>
        <comment>a weekday</comment>
        <translation>%1更改</translation>
    </message>
    <message>
        <source>Changed this month</source>
        <translation>本月更改</translation>
    </message>
    <message>
        <source>Changed earlier</source>
        <translation>更早的更改</translation>
    </message>
    <message>
        <source>Ctrl+S takes the pin away.</source>
        <translation>按 Ctrl+S 可取消置顶。</translation>
    </message>
    <message>
        <source>The pinned line is not in this note any more.</source>
        <translation>置顶的那一行已不在这篇笔记中。</translation>
    </message>
    <message>
        <source>The pinned note cannot be found.</source>
        <translation>找不到置顶的笔记。</translation>
    </message>
</context>
<context>
    <name>Recorder</name>
    <message>
        <source>No hotkey</source>
        <translation>无快捷键</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Press the keys…</source>
        <translation>请按键…</translation>
    </message>
    <message>
        <source>Esc leaves it as it is.</source>
        <translation>按 Esc 保持不变。</translation>
    </message>
    <message>
        <source>Free right now:</source>
        <translation>目前空闲：</translation>
    </message>
</context>
<context>
    <name>Remedies</name>
    <message>
        <source>Open the key page</source>
        <translation>打开密钥页面</translation>
    </message>
    <message>
        <source>Enter another key</source>
        <translation>输入其他密钥</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>解锁…</translation>
    </message>
    <message>
        <source>Open the proxy settings</source>
        <translation>打开代理设置</translation>
    </message>
    <message>
        <source>Open the billing page</source>
        <translation>打开账单页面</translation>
    </message>
    <message>
        <source>How to start it</source>
        <translation>如何启动</translation>
    </message>
    <message>
        <source>Correct the address</source>
        <translation>更正地址</translation>
    </message>
    <message>
        <source>Show the models for embeddings</source>
        <translation>显示嵌入模型</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>选择其他模型</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Opened before for this question</source>
        <translation>上次问这个问题时打开过</translation>
    </message>
    <message>
        <source>Changed since</source>
        <translation>此后有改动</translation>
    </message>
</context>
<context>
    <name>RightsForm</name>
    <message>
        <source>Private</source>
        <translation>仅自己</translation>
    </message>
    <message>
        <source>Read by others</source>
        <translation>他人也能看到</translation>
    </message>
    <message>
        <source>Lasting notes</source>
        <translation>长期笔记</translation>
    </message>
    <message>
        <source>Daily log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Whose memory</source>
        <translation>谁的记忆</translation>
    </message>
    <message>
        <source>It gets no citations, and MEMORY.md stays closed to it.</source>
        <translation>它得不到出处，也无法读取 MEMORY.md。</translation>
    </message>
</context>
<context>
    <name>RowActions</name>
    <message>
        <source>Copied: %1</source>
        <translation>已复制：%1</translation>
    </message>
    <message>
        <source>The passage was copied</source>
        <translation>已复制这段文字</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>Language and display</source>
        <translation>语言与显示</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>When to notify</source>
        <translation>何时通知</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Search window</source>
        <translation>搜索窗口</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Order of results</source>
        <translation>结果排序</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Keeping up to date</source>
        <translation>保持最新</translation>
    </message>
    <message>
        <source>Bridge for assistants</source>
        <translation>助手的桥接</translation>
    </message>
    <message>
        <source>Trust for new assistants</source>
        <translation>对新助手的信任</translation>
    </message>
    <message>
        <source>From any program</source>
        <translation>在任何程序中</translation>
    </message>
    <message>
        <source>Versions of notes</source>
        <translation>笔记的版本</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>索引</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>When a conversation grows long</source>
        <translation>对话变长时</translation>
    </message>
    <message>
        <source>Assistants in the file</source>
        <translation>文件中的助手</translation>
    </message>
    <message>
        <source>QMD, another search engine</source>
        <translation>另一个搜索引擎 QMD</translation>
    </message>
    <message>
        <source>Finding faults</source>
        <translation>查找故障</translation>
    </message>
    <message>
        <source>Ranking in detail</source>
        <translation>排序细节</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Takes effect the next time Memoro starts.</source>
        <translation>下次启动 Memoro 后生效。</translation>
    </message>
    <message>
        <source>A change rebuilds the index: %1. Search goes on.</source>
        <translation>更改会重建索引：%1。搜索可照常使用。</translation>
    </message>
    <message>
        <source>A change makes new embeddings: %1. Search goes on.</source>
        <translation>更改会重新生成嵌入：%1。搜索可照常使用。</translation>
    </message>
    <message>
        <source>no cost</source>
        <translation>免费</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 个词元</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>All embeddings are there already: nothing is computed or paid again.</source>
        <translation>所有嵌入均已存在：无需重新计算或付费。</translation>
    </message>
    <message>
        <source>New embeddings: %1.</source>
        <translation>新的嵌入：%1。</translation>
    </message>
    <message>
        <source>Until they are complete, the present ones go on answering.</source>
        <translation>完成之前，继续使用现有的嵌入。</translation>
    </message>
    <message>
        <source>about %1 s</source>
        <translation>约 %1 秒</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation>约 %1 分钟</translation>
    </message>
    <message>
        <source>price not known</source>
        <translation>价格未知</translation>
    </message>
    <message>
        <source>less than $0.01</source>
        <translation>不到 $0.01</translation>
    </message>
    <message>
        <source>about $%1</source>
        <translation>约 $%1</translation>
    </message>
    <message>
        <source>Found settings</source>
        <translation>找到的设置</translation>
    </message>
    <message>
        <source>Go to “%1”</source>
        <translation>转到“%1”</translation>
    </message>
    <message>
        <source>No setting is called “%1”. Try another word.</source>
        <translation>没有名为“%1”的设置。请换个词试试。</translation>
    </message>
    <message>
        <source>In the file…</source>
        <translation>在文件中编辑…</translation>
    </message>
    <message>
        <source>Back to the default: %1</source>
        <translation>恢复默认值：%1</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>默认值：%1</translation>
    </message>
    <message>
        <source>Set by %1 on the command line for as long as Memoro runs.</source>
        <translation>在 Memoro 运行期间由命令行的 %1 设定。</translation>
    </message>
    <message>
        <source>Set by the environment variable %1.</source>
        <translation>由环境变量 %1 设定。</translation>
    </message>
    <message>
        <source>The file has an own value for the assistant %1.</source>
        <translation>文件中对助手 %1 另有设定。</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>未设置</translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message>
        <source>“%1” was changed back.</source>
        <translation>“%1”已恢复原样。</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>已更改：%1</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>搜索设置</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>In the search window</source>
        <translation>在搜索窗口中</translation>
    </message>
    <message>
        <source>On this desktop (Wayland) programs may only propose a hotkey. The desktop asks you and has the last word; you can change the key later in its own keyboard settings.</source>
        <translation>在此桌面（Wayland）上，程序只能提议快捷键，由桌面询问您并做最终决定；之后可在桌面的键盘设置中更改。</translation>
    </message>
    <message>
        <source>This desktop does not let programs bind a hotkey. Its configuration can: add this line to %1.</source>
        <translation>此桌面不允许程序绑定快捷键。请将这一行添加到 %1。</translation>
    </message>
    <message>
        <source>This desktop does not let programs bind a hotkey. Its own keyboard settings can: add a shortcut there that runs this command.</source>
        <translation>此桌面不允许程序绑定快捷键，但它自己的键盘设置可以：请在那里添加一个运行此命令的快捷键。</translation>
    </message>
    <message>
        <source>Choose a result</source>
        <translation>选择结果</translation>
    </message>
    <message>
        <source>Open it at its line</source>
        <translation>打开并定位到该行</translation>
    </message>
    <message>
        <source>Show it in its folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Show it in the library</source>
        <translation>在记忆库中显示</translation>
    </message>
    <message>
        <source>Copy its citation</source>
        <translation>复制出处</translation>
    </message>
    <message>
        <source>Open the result with this number</source>
        <translation>打开该编号的结果</translation>
    </message>
    <message>
        <source>This desktop does not tell which program is in use or fills the screen, so the hotkeys work everywhere.</source>
        <translation>此桌面无法判断正在使用或全屏的是哪个程序，因此快捷键始终有效。</translation>
    </message>
    <message>
        <source>Copy the passage</source>
        <translation>复制这段文字</translation>
    </message>
    <message>
        <source>Paste it into the program used before (X11)</source>
        <translation>粘贴到之前使用的程序（X11）</translation>
    </message>
    <message>
        <source>Pin it, or take the pin away</source>
        <translation>置顶或取消置顶</translation>
    </message>
    <message>
        <source>Look for more like it</source>
        <translation>查找类似内容</translation>
    </message>
    <message>
        <source>Search in this note alone</source>
        <translation>只在这篇笔记中搜索</translation>
    </message>
    <message>
        <source>Everything that can be done with it</source>
        <translation>显示所有可用操作</translation>
    </message>
    <message>
        <source>Hide or show the preview</source>
        <translation>隐藏或显示预览</translation>
    </message>
    <message>
        <source>Scroll the preview</source>
        <translation>滚动预览</translation>
    </message>
    <message>
        <source>Search notes, conversations or everything</source>
        <translation>切换搜索笔记、对话或全部</translation>
    </message>
    <message>
        <source>Before the text: take the last filter away</source>
        <translation>在文字最前面：移除最后一个筛选条件</translation>
    </message>
    <message>
        <source>From the first result: what was asked before</source>
        <translation>在第一个结果处：之前的问题</translation>
    </message>
    <message>
        <source>Go to the filters, the pin and the buttons</source>
        <translation>转到筛选条件、固定按钮和其他按钮</translation>
    </message>
    <message>
        <source>Open the settings</source>
        <translation>打开设置</translation>
    </message>
    <message>
        <source>Clear the question, then close</source>
        <translation>清除问题，然后关闭</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Show the file</source>
        <translation>显示文件</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Sections of the memory</source>
        <translation>记忆的分类</translation>
    </message>
</context>
<context>
    <name>SkippedPage</name>
    <message>
        <source>Leave something else out…</source>
        <translation>排除其他内容…</translation>
    </message>
    <message>
        <source>By your choice</source>
        <translation>由您排除</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>Left out by the settings</source>
        <translation>已由设置排除</translation>
    </message>
    <message>
        <source>Every Markdown file of your memory folder is in the memory.</source>
        <translation>记忆文件夹中的所有 Markdown 文件都在记忆中。</translation>
    </message>
    <message>
        <source>Nothing is left out</source>
        <translation>没有排除任何内容</translation>
    </message>
    <message>
        <source>What fits this pattern is not read, not searched, and shown to no assistant.</source>
        <translation>符合此模式的内容不会被读取、搜索，也不会展示给助手。</translation>
    </message>
    <message>
        <source>Include it again</source>
        <translation>重新纳入</translation>
    </message>
    <message>
        <source>Show in the folder</source>
        <translation>在文件夹中显示</translation>
    </message>
</context>
<context>
    <name>Speaker</name>
    <message>
        <source>Filter removed: %1</source>
        <translation>已移除筛选条件：%1</translation>
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
        <source>Choose another folder…</source>
        <translation>选择其他文件夹…</translation>
    </message>
    <message>
        <source>Nothing found for “%1”</source>
        <translation>没有找到“%1”</translation>
    </message>
    <message>
        <source>Show anyway</source>
        <translation>仍然显示</translation>
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
        <source>Search is by words only at the moment. Try a word from the note itself.</source>
        <translation>目前仅按关键词搜索。请试试笔记中出现的词。</translation>
    </message>
    <message>
        <source>Try other or fewer words.</source>
        <translation>请换个词，或减少词语。</translation>
    </message>
    <message>
        <source>Only a part of the memory was searched.</source>
        <translation>只搜索了部分记忆。</translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation>搜索全部</translation>
    </message>
    <message>
        <source>Filters, quotes and excluded words leave much out.</source>
        <translation>筛选、引号和排除词会滤掉很多内容。</translation>
    </message>
    <message>
        <source>Search for the words alone</source>
        <translation>只按词语搜索</translation>
    </message>
    <message>
        <source>Indexing is paused; newer notes may be missing.</source>
        <translation>索引已暂停，可能缺少较新的笔记。</translation>
    </message>
    <message>
        <source>Assistants cannot reach the memory at the moment</source>
        <translation>助手目前无法访问记忆</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>The settings file has a mistake. Until it is fixed, the last good settings stay in effect.</source>
        <translation>设置文件有错误。修正之前，最后一次正确的设置仍然有效。</translation>
    </message>
    <message>
        <source>Memoro %1 is available</source>
        <translation>有新版本 Memoro %1</translation>
    </message>
    <message>
        <source>Search by meaning is off; words are found as always.</source>
        <translation>语义搜索未启用；关键词搜索照常可用。</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>设置…</translation>
    </message>
    <message>
        <source>Open the library</source>
        <translation>打开记忆库</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Looking for notes…</source>
        <translation>正在查找笔记…</translation>
    </message>
    <message>
        <source>%1 of %2 notes can be found already.</source>
        <translation>%2 篇笔记中已有 %1 篇可以搜索。</translation>
    </message>
    <message>
        <source>Notes are being read again, %1 of %2. Until then they are found as they were.</source>
        <translation>正在重新读取笔记（%1/%2）。在此之前仍按原来的内容查找。</translation>
    </message>
    <message>
        <source>No note fits these filters.</source>
        <translation>没有符合这些筛选条件的笔记。</translation>
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
        <source>the settings file has a mistake</source>
        <translation>设置文件有错误</translation>
    </message>
    <message>
        <source>The last good settings stay in effect.</source>
        <translation>最后一次正确的设置仍然有效。</translation>
    </message>
    <message>
        <source>%1 stands in for %2</source>
        <translation>正在用“%1”代替“%2”</translation>
    </message>
    <message>
        <source>QMD answers assistants</source>
        <translation>由 QMD 回答助手</translation>
    </message>
    <message>
        <source>the built-in engine answers assistants</source>
        <translation>由内置引擎回答助手</translation>
    </message>
    <message>
        <source>Not QMD, which the settings ask for: %1</source>
        <translation>未使用设置中选择的 QMD：%1</translation>
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
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>search by words only</source>
        <translation>仅按关键词搜索</translation>
    </message>
    <message>
        <source>search by words and meaning</source>
        <translation>按关键词和语义搜索</translation>
    </message>
    <message>
        <source>Not read yet</source>
        <translation>尚未读取</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <translation>尚未打开</translation>
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
        <translation>%1 · 正在准备语义搜索 %2%</translation>
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
        <translation>测试</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Test %1</source>
        <translation>测试 %1</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>复制详细信息</translation>
    </message>
    <message>
        <source>For whoever helps you. The key is not among them.</source>
        <translation>供协助您的人查看。不包含密钥。</translation>
    </message>
    <message>
        <source>The test was cancelled.</source>
        <translation>测试已取消。</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>There was no answer in time.</source>
        <translation>没有及时得到回应。</translation>
    </message>
    <message>
        <source>Embedding two texts… %1 s</source>
        <translation>正在嵌入两段文本… %1 秒</translation>
    </message>
    <message>
        <source>The index has %1 numbers per text now, so new embeddings are made beside them.</source>
        <translation>当前索引每段文本为 %1 维，因此会另行生成新的嵌入。</translation>
    </message>
    <message>
        <source>Works: %1 dimensions, %2 s</source>
        <translation>可用：%1 维，%2 秒</translation>
    </message>
    <message>
        <source>no cost</source>
        <translation>免费</translation>
    </message>
    <message>
        <source>%1, %2 for %3</source>
        <translation>%1，%3%2</translation>
    </message>
</context>
<context>
    <name>TextEditor</name>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose “%1”…</source>
        <translation>选择“%1”…</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Assistant&apos;s memory</source>
        <translation>助手的记忆</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Hide this message</source>
        <translation>隐藏此消息</translation>
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
        <translation>有新版本 Memoro %1</translation>
    </message>
    <message>
        <source>You have %1.</source>
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
        <source>%1 wrote to your memory</source>
        <translation>%1 写入了您的记忆</translation>
    </message>
    <message>
        <source>The hotkey %1 works now</source>
        <translation>快捷键 %1 现在可以使用了</translation>
    </message>
    <message>
        <source>No other program uses it any more.</source>
        <translation>其他程序已不再占用它。</translation>
    </message>
    <message>
        <source>Memoro %1 is available</source>
        <translation>有新版本 Memoro %1</translation>
    </message>
    <message>
        <source>Open it from the menu.</source>
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
        <source>Open the search</source>
        <translation>打开搜索</translation>
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
        <source>The search opens as soon as the first note is read.</source>
        <translation>读完第一篇笔记后，搜索会立即打开。</translation>
    </message>
    <message>
        <source>Your first search: what might your assistant know?</source>
        <translation>第一次搜索：助手会知道些什么呢？</translation>
    </message>
</context>
</TS>
