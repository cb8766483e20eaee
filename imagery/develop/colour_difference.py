"""Compares recoloured pictures with reference renders: CIEDE2000 inside the mask, per product and colour.

usage: colour_difference.py LAYERS_FOLDER TRUE_FOLDER NAME...

LAYERS_FOLDER contains the published NAME-plate-800.avif, NAME-mask-800.webp and NAME-gloss-800.avif; TRUE_FOLDER
contains NAME-in-CODE.png, rendered with the coat in that colour. Exits with an error when a mean is above 4.
"""
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
from PIL import Image
from skimage.color import deltaE_ciede2000, rgb2lab

import recolour

CODES, WIDTH, MOST = ("9005", "9016", "3020"), 800, 4.0


def decoded(path):
    if path.suffix == ".webp":
        return np.asarray(Image.open(path).convert("RGBA"), np.float32) / 255
    with tempfile.NamedTemporaryFile(suffix=".png") as png:
        subprocess.run(["avifdec", str(path), png.name], check=True, stdout=subprocess.DEVNULL)
        return np.asarray(Image.open(png.name).convert("RGBA"), np.float32) / 255


def differences(layers: Path, true: Path, name):
    files = (f"{name}-plate-{WIDTH}.avif", f"{name}-mask-{WIDTH}.webp", f"{name}-gloss-{WIDTH}.avif")
    plate, mask, gloss = (decoded(layers / file) for file in files)
    inside = mask[..., 3] > 0.5
    for code in CODES:
        image = Image.open(true / f"{name}-in-{code}.png").convert("RGB")
        truth = np.asarray(image.resize((WIDTH, WIDTH), Image.LANCZOS), np.float32) / 255
        shown = recolour.blend(plate[..., :3], mask[..., 3:], gloss[..., :3], recolour.RAL[code])
        yield code, deltaE_ciede2000(rgb2lab(truth), rgb2lab(shown))[inside]


def main():
    layers, true, names = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:]
    print(f"{'product':<20}" + "".join(f"RAL {code:<14}" for code in CODES) + "(mean, 95 % below)")
    means = []
    for name in names:
        found = [(values.mean(), np.percentile(values, 95)) for _, values in differences(layers, true, name)]
        means += [mean for mean, _ in found]
        print(f"{name:<20}" + "".join(f"{mean:5.2f} {high:6.2f}      " for mean, high in found))
    print(f"largest mean {max(means):.2f}, allowed {MOST:.1f}")
    sys.exit(int(max(means) > MOST))


if __name__ == "__main__":
    main()
