"""The Open Graph pictures: 1200 x 630 JPEG, the wordmark on an ink column at the left.

usage: open_graph.py PRINTS_FOLDER TARGET_FOLDER
"""
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
MOST_KB = 120  # messengers omit previews above 300 kB

# Name -> picture, and its centre point (share of width and height) at a zoom.
SOURCES = {
    "default": ("hero.png", (0.56, 0.52), 1.0),
    "kiosken": ("lineup-in-colours.png", (0.5, 0.47), 0.58),
    "marktsegmenten": ("shop.png", (0.5, 0.5), 1.0),
    "digital-signage": ("restaurant.png", (0.5, 0.5), 1.0),
    "digitaal-platform": ("office.png", (0.5, 0.5), 1.0),
    "action": ("brandvision-7016.png", (0.5, 0.5), 0.67),
    "news": ("fair.png", (0.5, 0.5), 1.0),
    "transport": ("station.png", (0.5, 0.45), 1.0),
    "onderwijs": ("school.png", (0.55, 0.5), 1.0),
    "zorg": ("care.png", (0.6, 0.5), 1.0),
    "financiele-dienstverlening": ("bank.png", (0.5, 0.55), 1.0),
    "hospitality": ("hotel.png", (0.55, 0.55), 1.0),
    "retail": ("shop.png", (0.36, 0.5), 1.3),
    "kantoren": ("office.png", (0.72, 0.5), 1.3),
    "restaurants": ("restaurant.png", (0.72, 0.5), 1.3),
    "brandvision": ("brandvision-7016.png", (0.5, 0.5), 0.67),
    "brandvision-double": ("brandvision-double-7016.png", (0.5, 0.5), 0.67),
    "clearvision": ("clearvision-7016.png", (0.5, 0.5), 0.67),
    "clearvision-double": ("clearvision-double-7016.png", (0.5, 0.5), 0.67),
    "touch-table": ("touch-table-7016.png", (0.5, 0.5), 0.67),
    "wall-kiosk": ("wall-kiosk-7016.png", (0.5, 0.5), 0.67),
    "ceiling-kiosk": ("ceiling-kiosk-7016.png", (0.5, 0.5), 0.67),
    "belgie": ("checklist-voor-de-dag-van-plaatsing.png", (0.5, 0.5), 1.0),
    "blog": ("waarom-een-televisie-geen-kiosk-is.png", (0.5, 0.5), 1.0),
}


def window(image, centre, zoom):
    """The part of a picture that fills the space beside the column; a zoom below 1 extends its uniform edges."""
    width, height = WIDTH - COLUMN, HEIGHT
    scale = min(image.width / width, image.height / height) / zoom
    wide, high = width * scale, height * scale
    beside, above = max(0, ceil(wide - image.width)), max(0, ceil(high - image.height))
    image = Image.fromarray(np.pad(np.asarray(image), ((above, above), (beside, beside), (0, 0)), "edge"))
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


def main():
    prints, target = Path(sys.argv[1]), Path(sys.argv[2])
    target.mkdir(parents=True, exist_ok=True)
    for name, (source, centre, zoom) in SOURCES.items():
        card, path = compose(Image.open(prints / source), centre, zoom), target / f"{name}.jpg"
        for quality in range(88, 50, -4):
            card.save(path, quality=quality, optimize=True, progressive=True)
            if path.stat().st_size <= MOST_KB * 1000:
                break
        print(f"{path.stat().st_size / 1000:6.1f} kB  quality {quality}  {path}")


if __name__ == "__main__":
    main()
