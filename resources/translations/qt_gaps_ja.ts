<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Alias</source>
        <translation>エイリアス</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>ファイル フォルダー</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
</context>
<context>
    <name>QCocoaMenuBar</name>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>場所(&amp;L):</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>ファイルの種類(&amp;T):</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Adjust contrast</source>
        <translation>コントラストの調整</translation>
    </message>
    <message>
        <source>Audio Cycle Track</source>
        <translation>オーディオトラックの切り替え</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>カレンダー</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Control</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>キーボード</translation>
    </message>
    <message>
        <source>Launch (G)</source>
        <translation>(G)の起動</translation>
    </message>
    <message>
        <source>Launch (H)</source>
        <translation>(H)の起動</translation>
    </message>
    <message>
        <source>Memo</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Rotation KB</source>
        <translation>画面の回転 (KB)</translation>
    </message>
    <message>
        <source>Rotation PB</source>
        <translation>画面の回転 (PB)</translation>
    </message>
    <message>
        <source>To-do list</source>
        <translation>ToDo リスト</translation>
    </message>
</context>
<context>
    <name>QSpiAccessibleBridge</name>
    <message>
        <source>block quote</source>
        <translation>引用文</translation>
    </message>
    <message>
        <source>desktop</source>
        <translation>デスクトップ</translation>
    </message>
    <message>
        <source>notification</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>switch</source>
        <translation>スイッチ</translation>
    </message>
    <message>
        <source>terminal</source>
        <translation>端末</translation>
    </message>
    <message>
        <source>window</source>
        <translation>ウィンドウ</translation>
    </message>
</context>
<context>
    <name>QWindowsUiaMainProvider</name>
    <message>
        <source>blockquote</source>
        <translation>引用文</translation>
    </message>
</context>
</TS>
