#!/bin/sh
# Take pictures of Memoro's windows as a Windows program: the scenes of `make screenshots`, in the Windows that
# build.sh made.
#
#   look.sh FOLDER PICTURES [LANGUAGE…]
set -eu

if [ -z "${APART:-}" ]; then # what is mounted here is gone with this process
    APART=1 exec unshare --mount sh "$0" "$@"
fi
debian=$1/debian
pictures=$2
shift 2
inside=$debian/memoro
mount -t proc proc "$debian/proc"
mount --bind /dev "$debian/dev"
mount -t sysfs sysfs "$debian/sys" # where Wine reads what processors there are

# The program sees two drives: C:, and W: with itself, its Python, and where the pictures go. Wine keeps no AMX
# registers, so OpenVINO is not to use them.
wine() {
    chroot "$debian" env -i PATH=/usr/lib/wine:/usr/bin:/bin HOME=/root XDG_RUNTIME_DIR=/tmp \
        LANG="$locale.UTF-8" TZ=UTC DISPLAY="$DISPLAY" \
        WINEPREFIX=/memoro/prefix WINEDEBUG=-all WINEDLLOVERRIDES='ucrtbase=n,b;mscoree,mshtml=' \
        PYTHONPATH='W:\program' MEMORO_HOME='W:\home' ONEDNN_MAX_CPU_ISA=AVX512_CORE \
        timeout 900 sh -c 'exec /usr/lib/wine/wine64 "$@"' sh "$@" < /dev/null > "$inside/output.txt" 2>&1
}
stop() { chroot "$debian" env WINEPREFIX=/memoro/prefix /usr/lib/wine/wineserver64 -k 2>/dev/null || true; }

rm -rf "$inside/program" "$inside/pictures"
mkdir -p "$inside/program/resources" "$inside/pictures" "$pictures"
cp -r app tests installers/wine/settings.py "$inside/program"
cp -r resources/. "$inside/program/resources"

# An X server of the host, whose abstract socket a chroot shares.
exec 3> "$inside/screen"
Xvfb -displayfd 3 -screen 0 1400x1200x24 -nolisten tcp 2> /dev/null &
screen=$!
trap 'stop; kill $screen' EXIT
while [ ! -s "$inside/screen" ]; do sleep 0.1; done
DISPLAY=:$(cat "$inside/screen")

for language in "${@:-en}"; do
    case $language in
        ja) locale=ja_JP ;;
        ko) locale=ko_KR ;;
        zh_CN) locale=zh_CN ;;
        *) locale=en_US ;;
    esac
    rm -rf "$inside/prefix" "$inside/home"
    wine wineboot -i || true
    ln -sfn /memoro "$inside/prefix/dosdevices/w:"
    rm -f "$inside/prefix/dosdevices/z:"
    cp "$inside"/fonts/* "$inside/prefix/drive_c/windows/Fonts"
    wine 'W:\python\python.exe' 'W:\program\settings.py' 1
    stop
    wine 'W:\python\python.exe' -m tests.screenshots.stage "$language" 'W:\pictures' ||
        { cat "$inside/output.txt"; exit 1; }
    stop
done
cp "$inside"/pictures/*.png "$pictures"
ls "$pictures"
