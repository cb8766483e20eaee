"""The Open Graph pictures: 1200 x 630 JPEG, the wordmark on an ink column at the left.

usage: open_graph.py PICTURES MEDIA

They are cut from the published pictures, so no render is needed. Each JPEG names its picture and the SHA-256 of that file
in its comment; only those whose picture has changed are made again, all of them with --all.
"""
import hashlib
import subprocess
import sys
import tempfile
from math import ceil
from pathlib import Path

import numpy as np
from PIL import Image

import recolour

WIDTH, HEIGHT = 1200, 630
COLUMN = round(HEIGHT * 640 / 1750)  # aspect ratio of a kiosk
INK, PAPER = "#16191c", "#f6f4ef"
MOST_KB = 105

# Name -> picture (an AVIF below PICTURES or MEDIA), and its centre point (share of width and height) at a zoom.
SOURCES = {
    "default": ("rooms/hero-2880", (0.56, 0.52), 1.0),
    "kiosken": ("lineup/lineup-in-colours-2400", (0.5, 0.47), 0.58),
    "marktsegmenten": ("rooms/shop-2880", (0.52, 0.5), 1.0),
    "digital-signage": ("rooms/restaurant-2880", (0.5, 0.5), 1.0),
    "digitaal-platform": ("rooms/office-2880", (0.5, 0.5), 1.0),
    "action": ("products/brandvision-7016-1600", (0.5, 0.5), 0.67),
    "news": ("news/vakdagen-2025-poster", (0.5, 0.5), 1.0),
    "transport": ("rooms/station-2880", (0.5, 0.45), 1.0),
    "onderwijs": ("rooms/school-2880", (0.55, 0.5), 1.0),
    "zorg": ("rooms/care-2880", (0.6, 0.5), 1.0),
    "financiele-dienstverlening": ("rooms/bank-2880", (0.5, 0.55), 1.0),
    "hospitality": ("rooms/hotel-2880", (0.55, 0.55), 1.0),
    "retail": ("rooms/shop-2880", (0.36, 0.5), 1.3),
    "kantoren": ("rooms/office-2880", (0.72, 0.44), 1.3),
    "restaurants": ("rooms/restaurant-2880", (0.72, 0.5), 1.3),
    "brandvision": ("products/brandvision-7016-1600", (0.5, 0.5), 0.67),
    "brandvision-double": ("products/brandvision-double-7016-1600", (0.5, 0.5), 0.67),
    "clearvision": ("products/clearvision-7016-1600", (0.5, 0.5), 0.67),
    "clearvision-double": ("products/clearvision-double-7016-1600", (0.5, 0.5), 0.67),
    "touch-table": ("products/touch-table-7016-1600", (0.5, 0.5), 0.67),
    "wall-kiosk": ("products/wall-kiosk-7016-1600", (0.5, 0.5), 0.67),
    "ceiling-kiosk": ("products/ceiling-kiosk-7016-1600", (0.5, 0.5), 0.67),
    "belgie": ("blog/checklist-voor-de-dag-van-plaatsing", (0.5, 0.5), 1.0),
    "blog": ("blog/waarom-een-televisie-geen-kiosk-is", (0.5, 0.5), 1.0),
}


def window(image, centre, zoom):
    """The part of a picture that fills the space beside the column; a zoom below 1 extends its uniform edges."""
    width, height = WIDTH - COLUMN, HEIGHT
    scale = min(image.width / width, image.height / height) / zoom
    wide, high = width * scale, height * scale
    beside, above = max(0, ceil(wide - image.width)), max(0, ceil(high - image.height))
    image = Image.fromarray(np.pad(np.asarray(image), ((above, above), (beside, beside), (0, 0)), "mean", stat_length=32))
    left = min(max(image.width * centre[0] - wide / 2, 0), image.width - wide)
    top = min(max(image.height * centre[1] - high / 2, 0), image.height - high)
    return image.resize((width, height), Image.LANCZOS, (left, top, left + wide, top + high))


def wordmark():
    """Paper-coloured, vertical along the column."""
    svg = (recolour.REPOSITORY / "imagery/wordmark.svg").read_text().replace(INK, PAPER)
    with tempfile.NamedTemporaryFile(suffix=".png") as png:
        subprocess.run(["rsvg-convert", "--width=480", "--output", png.name], input=svg.encode(), check=True)
        return Image.open(png.name).convert("RGBA").rotate(90, expand=True)


def compose(picture, centre, zoom):
    ground = Image.new("RGB", picture.size, PAPER)
    ground.paste(picture, (0, 0), picture if picture.mode == "RGBA" else None)
    card = Image.new("RGB", (WIDTH, HEIGHT), INK)
    card.paste(window(ground, centre, zoom), (COLUMN, 0))
    name = wordmark()
    card.paste(name, ((COLUMN - name.width) // 2, (HEIGHT - name.height) // 2), name)
    return card


def decoded(path):
    """Debian's Pillow cannot read AVIF."""
    with tempfile.NamedTemporaryFile(suffix=".png") as png:
        subprocess.run(["avifdec", str(path), png.name], check=True, stdout=subprocess.DEVNULL)
        image = Image.open(png.name)
        image.load()
    return image


def comment_for(source, path):
    return f"{source}.avif {hashlib.sha256(path.read_bytes()).hexdigest()}"


def is_current(path, comment):
    return path.exists() and Image.open(path).info.get("comment") == comment.encode()


def main():
    pictures, media = Path(sys.argv[1]), Path(sys.argv[2])
    target = pictures / "open-graph"
    target.mkdir(parents=True, exist_ok=True)
    for name, (source, centre, zoom) in SOURCES.items():
        picture, path = pictures / f"{source}.avif", target / f"{name}.jpg"
        if not picture.exists():
            picture = media / f"{source}.avif"
        comment = comment_for(source, picture)
        if is_current(path, comment) and "--all" not in sys.argv:
            continue
        card = compose(decoded(picture), centre, zoom)
        for quality in range(88, 50, -4):
            card.save(path, quality=quality, optimize=True, progressive=True, comment=comment)
            if path.stat().st_size <= MOST_KB * 1000:
                break
        print(f"{path.stat().st_size / 1000:6.1f} kB  quality {quality}  {path}")


if __name__ == "__main__":
    main()
