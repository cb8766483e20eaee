"""EXR pictures of blender/turntable.py -> PNG: turntable.py FOLDER [--watch]

The network of Open Image Denoise runs once a picture, with the noisy albedo and normals: enough for a picture that is
shown for a moment. --watch waits for more until FOLDER has parts.json, which Blender writes last.
"""
import argparse
import time
from pathlib import Path

import numpy as np
from PIL import Image

import exr
import tone
from denoise import Denoiser

EXPOSURE = -0.1  # that of the scene in blender/scenes/turntable.py


def developed(path, small=True):
    """A render without its noise, in sRGB; the exact light of the screens is added afterwards."""
    passes = exr.read(path)
    screens = exr.layer(passes, "ui")
    picture = np.maximum(exr.layer(passes, "Combined") - screens, 0)
    albedo = np.maximum(exr.layer(passes, "Denoising Albedo") - screens, 0)
    denoise = Denoiser(albedo, exr.layer(passes, "Denoising Normal", "XYZ"), quick=True, small=small)
    return tone.to_bytes(tone.to_srgb(denoise(picture) + screens, EXPOSURE))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--watch", action="store_true")
    options = parser.parse_args()
    while True:
        is_last = (options.folder / "parts.json").exists() or not options.watch
        for path in sorted(options.folder.glob("*.exr"), key=lambda file: file.stat().st_mtime):
            if time.time() - path.stat().st_mtime < 2 and not is_last:
                continue  # still being written
            start = time.time()
            is_turning = path.stem.startswith("turn")
            Image.fromarray(developed(path, small=is_turning)).save(path.with_suffix(".png"), compress_level=1)
            path.unlink()
            print(f"{path.stem}: {time.time() - start:.1f} s", flush=True)
        if is_last:
            return
        time.sleep(1)


if __name__ == "__main__":
    main()
