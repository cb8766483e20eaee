"""PNG pictures of develop/turntable.py -> the files of the site: publish_turntable.py FOLDER TARGET PLACES.json

FOLDER is named after its product. TARGET gets PRODUCT-720.avif and so on for the still, and in TARGET/PRODUCT one file
an angle, the opened product, and what lies between. Browsers without AVIF get WebP, of every third frame. PLACES.json
gets the angles and where each part is in the opened picture.
"""
import argparse
import json
import subprocess
import tempfile
from pathlib import Path

from PIL import Image

from publish import avif, resized

STILL = {720: 22, 1440: 48}  # kB a width
OPENED_KB, FRAME_KB = 60, 14
FRAME_QUALITY, BETWEEN_QUALITY = 25, 30  # constant quality of libaom: lower is better
COARSE = 30  # degrees between the frames that also exist as WebP
COARSE_HEIGHT = 540
FRAME = "--speed 6 --jobs 2 --yuv 420 --min 0 --max 63 -a end-usage=q -a tune=ssim"


def encode(image, path, quality):
    with tempfile.NamedTemporaryFile(suffix=".png") as source:
        image.save(source.name, compress_level=1)
        for lowered in range(quality, 64, 3):
            options = f"{FRAME} -a cq-level={lowered}".split()
            subprocess.run(["avifenc", *options, source.name, str(path)], check=True, stdout=subprocess.DEVNULL)
            if path.stat().st_size <= FRAME_KB * 1000:
                return
    raise SystemExit(f"{path} does not fit into {FRAME_KB} kB")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("target", type=Path)
    parser.add_argument("places", type=Path)
    options = parser.parse_args()
    product, frames = options.folder.name, options.target / options.folder.name
    frames.mkdir(parents=True, exist_ok=True)

    still = Image.open(options.folder / "still.png")
    for width, limit in STILL.items():
        avif(resized(still, width), options.target / f"{product}-{width}.avif", limit)
    resized(still, 720).save(options.target / f"{product}-720.webp", quality=78, method=6)

    angles = sorted(int(path.stem.removeprefix("turn-")) for path in options.folder.glob("turn-*.png"))
    for angle in angles:
        image = Image.open(options.folder / f"turn-{angle}.png")
        encode(image, frames / f"{angle}.avif", FRAME_QUALITY)
        if angle % COARSE == 0:
            coarse = resized(image, round(image.width * COARSE_HEIGHT / image.height))
            coarse.save(frames / f"{angle}.webp", quality=62, method=6)
    opened = Image.open(options.folder / "open-4.png")
    avif(opened, frames / "open.avif", OPENED_KB)
    resized(opened, 960).save(frames / "open.webp", quality=70, method=6)
    between = sorted(options.folder.glob("open-[1-3].png"))
    for number, path in enumerate(between, 1):
        encode(Image.open(path), frames / f"opening{number}.avif", BETWEEN_QUALITY)

    places = json.loads(options.places.read_text()) if options.places.exists() else {}
    places[product] = {
        "ratio": round(image.width / image.height, 4),
        "angles": angles,
        # Degrees after which the same views come again, and how far to each side it turns.
        "period": 180 if max(angles) < 180 else 360,
        "most": 180 if 90 in angles else max(angle for angle in angles if angle < 180),
        "between": len(between),
        "parts": json.loads((options.folder / "parts.json").read_text()),
    }
    options.places.write_text(json.dumps(places, separators=(",", ":"), sort_keys=True) + "\n")
    files = list(frames.iterdir())
    print(f"{product}: {len(angles)} frames, {sum(file.stat().st_size for file in files) // 1000} kB")


if __name__ == "__main__":
    main()
