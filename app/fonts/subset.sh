#!/bin/sh
# Subsets Archivo from @fontsource-variable/archivo (npm): archivo-latin.woff2 with the axes weight and width, and
# archivo-title.ttf in bold for the texts of Open Graph images, with the characters of slugs, names of products, and prices.
# PDF files embed archivo-regular.ttf and archivo-semibold.ttf.
# Needs the Debian packages fonttools, python3-brotli and npm. 42 kB; the full axes would take 90 kB.
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
npm pack --silent --pack-destination "$work" @fontsource-variable/archivo@5.3.0
tar xzf "$work"/*.tgz -C "$work"
fonttools varLib.instancer --quiet "$work/package/files/archivo-latin-standard-normal.woff2" \
  wght=400:700 wdth=75:100 --output "$work/archivo.ttf"
# The letters of West European names, and the signs of Dutch texts: each glyph takes 150 to 200 bytes.
letters=U+0041-005A,U+0061-007A,U+00C0-00CF,U+00D1-00D6,U+00D8-00DD,U+00DF-00EF,U+00F1-00F6,U+00F8-00FD,U+00FF,U+0152-0153
signs=U+0020-0040,U+005B-0060,U+007B-007E,U+00A0,U+00A3,U+00A7,U+00A9,U+00AB,U+00AD-00AE,U+00B0-00B3,U+00B5,U+00B7,U+00BB,U+00BD,U+00BF,U+00D7,U+2009,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+20AC,U+2122,U+2191,U+2193,U+2212
pyftsubset "$work/archivo.ttf" --flavor=woff2 --output-file=archivo-latin.woff2 \
  --layout-features=kern,liga,tnum,locl --unicodes="$signs,$letters"
fonttools varLib.instancer --quiet "$work/archivo.ttf" wght=700 wdth=80 --output "$work/title.ttf"
pyftsubset "$work/title.ttf" --output-file=archivo-title.ttf --layout-features=kern --no-hinting \
  --unicodes=U+0020,U+002C-002E,U+0030-0039,U+003A,U+0041-005A,U+0061-007A,U+00A0,U+00D7,U+00EB,U+00EF,U+20AC
# Two static weights for PDF files, with the same characters; each named after its weight, because pdfkit tells them apart by name.
for weight in 400:Regular 600:SemiBold; do
  name=${weight#*:}
  file=archivo-$(echo "$name" | tr '[:upper:]' '[:lower:]').ttf
  fonttools varLib.instancer --quiet "$work/archivo.ttf" wght="${weight%:*}" wdth=100 --output "$work/$name.ttf"
  pyftsubset "$work/$name.ttf" --output-file="$file" --layout-features=kern,tnum --no-hinting --unicodes="$signs,$letters"
  python3 - "$file" "$name" <<'END'
import sys
from fontTools.ttLib import TTFont
file, style = sys.argv[1:]
font = TTFont(file)
for name_id, text in {1: f'Archivo {style}', 2: 'Regular', 4: f'Archivo {style}', 6: f'Archivo-{style}'}.items():
    font['name'].setName(text, name_id, 3, 1, 0x409)
font.save(file)
END
done
rm -r "$work"
