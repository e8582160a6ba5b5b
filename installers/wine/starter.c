/* python.exe, and with -DGUI pythonw.exe: what they are in CPython, which no Python package brings. */
#include <windows.h>

typedef int (*Py_Main)(int, wchar_t **);

#ifdef GUI
int WINAPI wWinMain(HINSTANCE instance, HINSTANCE before, LPWSTR line, int show)
{
    int count;
    wchar_t **words = CommandLineToArgvW(GetCommandLineW(), &count);
#else
int wmain(int count, wchar_t **words)
{
#endif
    HMODULE python = LoadLibraryW(L"python311.dll");
    return python ? ((Py_Main)(void *)GetProcAddress(python, "Py_Main"))(count, words) : 120;
}
