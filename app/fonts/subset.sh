#!/bin/sh
# Subsets Archivo from @fontsource-variable/archivo (npm): archivo-latin.woff2 with the axes weight and width, and
# archivo-title.ttf in bold for the titles of Open Graph images, with only the characters that a slug can have.
# Needs the Debian packages fonttools, python3-brotli and npm. 47 kB; the full axes would take 90 kB.
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
npm pack --silent --pack-destination "$work" @fontsource-variable/archivo@5.3.0
tar xzf "$work"/*.tgz -C "$work"
fonttools varLib.instancer --quiet "$work/package/files/archivo-latin-standard-normal.woff2" \
  wght=400:700 wdth=75:100 --output "$work/archivo.ttf"
pyftsubset "$work/archivo.ttf" --flavor=woff2 --output-file=archivo-latin.woff2 \
  --layout-features=kern,liga,tnum,lnum,ccmp,mark,locl \
  --unicodes=U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2009,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2122,U+2191,U+2193,U+2212
fonttools varLib.instancer --quiet "$work/archivo.ttf" wght=700 wdth=80 --output "$work/title.ttf"
pyftsubset "$work/title.ttf" --output-file=archivo-title.ttf --layout-features=kern --no-hinting \
  --unicodes=U+0020,U+0030-0039,U+0041-005A,U+0061-007A
rm -r "$work"
