"""A quick look at a render: preview.py RENDER.exr OUT.png [--exposure 0.1]"""
import argparse

import numpy as np
from PIL import Image

import exr
import tone
from denoise import Denoiser

parser = argparse.ArgumentParser()
parser.add_argument("render")
parser.add_argument("output")
parser.add_argument("--exposure", type=float, default=0.0)
options = parser.parse_args()

passes = exr.read(options.render)
screens = exr.layer(passes, "ui")
denoise = Denoiser(
    np.maximum(exr.layer(passes, "Denoising Albedo") - screens, 0), exr.layer(passes, "Denoising Normal", "XYZ"), quick=True
)
picture = denoise(np.maximum(exr.layer(passes, "Combined") - screens, 0)) + screens
Image.fromarray(tone.to_bytes(tone.to_srgb(picture, options.exposure))).save(options.output)
