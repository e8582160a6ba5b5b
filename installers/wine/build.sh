#!/bin/sh
# Make a Windows to look at Memoro in: Wine of a newer Debian, and CPython for Windows with our locked packages.
#
#   build.sh FOLDER       from the project's root, as root: a Debian in a folder needs chroot
#
# FOLDER/debian gets Debian 13 (its Wine 10 runs today's Qt; Debian 12's Wine 8 does not start Python 3.11),
# FOLDER/debian/memoro the Python and what it needs, FOLDER/debian/windows Wine's drive C:.
set -eu

here=installers/wine
into=$1
python=.venv/bin/python
debian=$into/debian
windows=$debian/memoro/python

if [ "$(id -u)" != 0 ]; then
    echo "memoro: a Debian in a folder needs chroot, so this is for root"
    exit 1
fi
sh installers/setup/system.sh $here/packages.txt

if [ ! -e "$into/.debian" ]; then
    echo "memoro: a Debian with Wine in $debian (some minutes, 2 GB)"
    rm -rf "$debian"
    debootstrap --variant=minbase --include="$(tr '\n' ',' < $here/inside.txt)" trixie "$debian" > "$into/debian.log"
    for language in ja_JP zh_CN ko_KR en_US; do
        chroot "$debian" localedef -i $language -f UTF-8 $language.UTF-8
    done
    touch "$into/.debian"
fi

echo "memoro: Python for Windows with the locked packages (exact versions, checked by hash)"
rm -rf "$into/wheels" "$windows"
mkdir -p "$windows/DLLs" "$windows/Lib/site-packages"
$python -m installers.wine.locked requirements/runtime.txt > "$into/locked.txt"
for list in "$into/locked.txt" $here/wheels.txt; do
    $python -m pip download -q --require-hashes --no-deps --only-binary :all: --dest "$into/wheels" \
        --platform win_amd64 --implementation cp --python-version 3.11 --abi cp311 --abi abi3 --abi none -r "$list"
done
$python -m pip install -q --require-hashes --no-deps --upgrade --target "$into/tools" -r $here/tools.txt
$python -m installers.wine.unpacking "$into/wheels" "$windows"

compile() { x86_64-w64-mingw32-gcc -municode -O1 -s "$@"; }
compile -o "$windows/python.exe" $here/starter.c
compile -mwindows -DGUI -o "$windows/pythonw.exe" $here/starter.c -lshell32
compile -shared -o "$windows/icuuc.dll" $here/icu.c
x86_64-w64-mingw32-objdump -p "$windows/python311.dll" | sed -n 's/^.*\[ *[0-9]*\] .*\b\(_\{0,1\}Py[A-Za-z_0-9]*\)$/\1/p' |
    awk 'BEGIN { print "LIBRARY python3.dll\nEXPORTS" } { print $1 "=python311." $1 }' > "$into/python3.def"
echo "" > "$into/empty.c"
x86_64-w64-mingw32-gcc -shared -s -o "$windows/python3.dll" "$into/empty.c" "$into/python3.def"

PYTHONPATH="$into/tools" $python -m installers.wine.fonts "$debian/usr/share/fonts" "$debian/memoro/fonts"
