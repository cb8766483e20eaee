"""Negative -> PNG pictures: prints.py NEGATIVE.npz PREFIX [--colours 7016 9005] [--layers] [--shadows 1.6]

Without --colours one picture as rendered, PREFIX.png; otherwise PREFIX-7016.png and so on.
"""
import argparse
from pathlib import Path

import numpy as np
from PIL import Image

import negative
import recolour
import tone

parser = argparse.ArgumentParser()
parser.add_argument("negative", type=Path)
parser.add_argument("prefix")
parser.add_argument("--colours", nargs="*", default=[])
parser.add_argument("--layers", action="store_true", help="also write plate, mask and gloss")
parser.add_argument("--shadows", type=float, default=0, help="gain of the shadows, as in tone.open_shadows")
options = parser.parse_args()

shot = negative.load(options.negative)
exposure = negative.describe(options.negative)["exposure"]
cut_out = shot.alpha.min() < 0.5


def finish(linear):
    if cut_out:  # renders with a transparent background have premultiplied alpha
        linear = np.clip(linear / np.maximum(shot.alpha, 1e-3), 0, 16)
    return tone.to_srgb(tone.open_shadows(linear, options.shadows) if options.shadows else linear, exposure)


def save(suffix, srgb, alpha=None):
    pixels = tone.to_bytes(srgb, dither=0.7 if alpha is None else 0)
    if alpha is not None:
        pixels = np.concatenate([pixels, np.round(np.clip(alpha, 0, 1) * 255).astype(np.uint8)], -1)
    Image.fromarray(pixels).save(f"{options.prefix}{suffix}.png", compress_level=1)


outline = shot.alpha if cut_out else None
if not options.colours and not options.layers:
    save("", finish(shot.picture()), outline)
for code in options.colours:
    save(f"-{code}", finish(shot.picture(recolour.linear(code))), outline)
if options.layers:
    plate, mask, gloss = recolour.layers(shot, finish)
    save("-plate", plate, outline)
    save("-gloss", gloss)
    save("-mask", np.ones_like(plate), mask)
