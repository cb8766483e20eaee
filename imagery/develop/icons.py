"""The icons of the site from app/icon.svg: icons.py APP_FOLDER ICONS_FOLDER

For browsers without SVG icons, for home screens, and a maskable one with padding.
"""
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image

GROUND = "#16191c"
MASKABLE_SHARE = 0.72  # keeps the drawing inside the safe zone of maskable icons, a radius of 40 %


def drawn(svg, size):
    with tempfile.NamedTemporaryFile(suffix=".png") as png:
        subprocess.run(["rsvg-convert", f"--width={size}", "--output", png.name, svg], check=True)
        return Image.open(png.name).convert("RGB")


def maskable(svg, size):
    icon, inner = Image.new("RGB", (size, size), GROUND), drawn(svg, round(size * MASKABLE_SHARE))
    icon.paste(inner, ((size - inner.width) // 2, (size - inner.height) // 2))
    return icon


def main():
    app, icons = Path(sys.argv[1]), Path(sys.argv[2])
    icons.mkdir(parents=True, exist_ok=True)
    svg = app / "icon.svg"
    sizes = [16, 32, 48]
    pictures = [drawn(svg, size).convert("RGBA") for size in sizes]  # Next reads no other
    pictures[-1].save(app / "favicon.ico", sizes=[(size, size) for size in sizes], append_images=pictures[:-1])
    drawn(svg, 180).save(app / "apple-icon.png", optimize=True)
    for size in (192, 512):
        drawn(svg, size).save(icons / f"icon-{size}.png", optimize=True)
    maskable(svg, 512).save(icons / "icon-maskable-512.png", optimize=True)


if __name__ == "__main__":
    main()
