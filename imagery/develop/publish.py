"""PNG -> the files of the site: AVIF in several widths, and WebP for browsers without AVIF.

usage: publish.py PICTURE.png TARGET [--widths 400 800] [--fallback 800] [--most 1200:45]

TARGET is the path without width and extension. --most sets a limit in kB for one width; quality is reduced until the
file fits. Colours keep full resolution (4:4:4), so that coloured text on screens stays sharp.
"""
import argparse
import subprocess
import tempfile
from bisect import bisect_left
from pathlib import Path

from PIL import Image

BEST, WORST, STEP = 18, 50, 2  # constant quality of libaom: lower is better
FALLBACK_QUALITY = 65
# Lossless alpha, the default of avifenc, would triple the size of a mask.
TRANSPARENCY = "--minalpha 0 --maxalpha 63 -a a:end-usage=q -a a:cq-level=12"
ENCODER = f"--speed 4 --jobs 2 --yuv 444 --min 0 --max 63 -a end-usage=q -a tune=ssim {TRANSPARENCY}"


def resized(image, width):
    return image.resize((width, round(image.height * width / image.width)), Image.LANCZOS) if width != image.width else image


def avif(image, path, limit_kb=None):
    """The best quality that fits, found by halving the range; returns it."""
    with tempfile.NamedTemporaryFile(suffix=".png") as source:
        image.save(source.name, compress_level=1)

        def size(quality):
            options = f"{ENCODER} -a cq-level={quality}".split()
            subprocess.run(["avifenc", *options, source.name, str(path)], check=True, stdout=subprocess.DEVNULL)
            return path.stat().st_size

        if size(BEST) <= (limit_kb or float("inf")) * 1000:
            return BEST
        qualities = range(BEST + STEP, WORST + 1, STEP)
        at = bisect_left(qualities, True, key=lambda quality: size(quality) <= limit_kb * 1000)
        if at == len(qualities):
            raise SystemExit(f"{path} does not fit into {limit_kb} kB")
        size(qualities[at])
        return qualities[at]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("picture", type=Path)
    parser.add_argument("target", type=Path)
    parser.add_argument("--widths", nargs="+", type=int, required=True)
    parser.add_argument("--fallback", nargs="*", type=int, default=[])
    parser.add_argument("--most", nargs="*", default=[])
    options = parser.parse_args()
    limits = {int(width): int(limit) for width, limit in (rule.split(":") for rule in options.most)}
    image = Image.open(options.picture)
    options.target.parent.mkdir(parents=True, exist_ok=True)
    for width in options.widths:
        path = Path(f"{options.target}-{width}.avif")
        quality = avif(resized(image, width), path, limits.get(width))
        print(f"{path.stat().st_size / 1000:6.1f} kB  quality {quality}  {path}")
    for width in options.fallback:
        path = Path(f"{options.target}-{width}.webp")
        resized(image, width).save(path, quality=FALLBACK_QUALITY, method=6)
        print(f"{path.stat().st_size / 1000:6.1f} kB  {path}")


if __name__ == "__main__":
    main()
