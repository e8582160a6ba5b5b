<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Banner</name>
    <message>
        <source>Hide this message</source>
        <translation>隐藏此消息</translation>
    </message>
</context>
<context>
    <name>ChoosePage</name>
    <message>
        <source>Welcome to Memoro</source>
        <translation>欢迎使用 Memoro</translation>
    </message>
    <message>
        <source>Memoro finds what your AI assistant remembers. Where does it keep its notes? Your notes stay where they are.</source>
        <translation>Memoro 可以搜索 AI 助手记住的内容。笔记放在哪里？笔记会留在原处。</translation>
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
        <source>Later</source>
        <translation>以后再说</translation>
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
        <source>Start a new memory</source>
        <translation>新建记忆</translation>
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
    <name>FirstStart</name>
    <message>
        <source>Welcome</source>
        <translation>欢迎</translation>
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
</context>
<context>
    <name>ProgramActions</name>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
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
        <source>Quit Memoro</source>
        <translation>退出 Memoro</translation>
    </message>
</context>
<context>
    <name>Recent</name>
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
    <name>Rows</name>
    <message>
        <source>d MMM yyyy</source>
        <translation>yyyy/M/d</translation>
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
    <name>WatchPage</name>
    <message>
        <source>Press %1 anywhere to search your memory.</source>
        <translation>在任何地方按 %1 即可搜索记忆。</translation>
    </message>
    <message>
        <source>Click the icon in the tray to search your memory.</source>
        <translation>点击托盘图标即可搜索记忆。</translation>
    </message>
    <message>
        <source>Try a search</source>
        <translation>试试搜索</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
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
</context>
</TS>
