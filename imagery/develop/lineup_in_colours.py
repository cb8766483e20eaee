"""All products, each in its own RAL colour: lineup_in_colours.py NEGATIVE.npz OUT.png"""
import json
import sys
from pathlib import Path

import numpy as np
from PIL import Image

import negative
import recolour
import tone

COLOURS = {
    "brandvision": "3020",
    "brandvision-double": "7016",
    "clearvision": "5015",
    "clearvision-double": "6018",
    "touch-table": "2004",
    "wall-kiosk": "1018",
    "ceiling-kiosk": "5002",
}

source, target = Path(sys.argv[1]), sys.argv[2]
shot = negative.load(source)
places = json.loads((recolour.REPOSITORY / "lib/business/content/lineup.json").read_text())
height, width = shot.base.shape[:2]
x = (np.arange(width) + 0.5) / width * places["width"] - places["width"] / 2
nearest = np.abs(x[:, None] - np.array([places["centres"][name] for name in COLOURS])).argmin(1)
colours = np.stack([recolour.linear(code) for code in COLOURS.values()])[nearest]

picture = shot.base + shot.screens + shot.light * (colours[None] - negative.NEUTRAL)
srgb = tone.to_srgb(np.clip(picture / np.maximum(shot.alpha, 1e-3), 0, 16), negative.describe(source)["exposure"])
Image.fromarray(np.concatenate([tone.to_bytes(srgb, 0), tone.to_bytes(shot.alpha, 0)], -1)).save(target, compress_level=1)
