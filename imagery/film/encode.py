"""Encodes frames to a lossless master, the input of compress.py."""
import subprocess

import numpy as np

import tone


def finish(linear, exposure):
    return tone.to_srgb(linear, exposure).astype(np.float32)


def write_master(path, frames, size, rate):
    """`frames` are sRGB arrays 0..1; the dither is the same in each frame, so that it costs no bytes."""
    width, height = size
    command = ["ffmpeg", "-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{width}x{height}",
               "-r", str(rate), "-i", "-", "-c:v", "ffv1", "-pix_fmt", "gbrp", str(path)]
    dither = np.random.default_rng(3).triangular(-0.7, 0, 0.7, (height, width)).astype(np.float32)[..., None]
    with subprocess.Popen(command, stdin=subprocess.PIPE) as ffmpeg:
        for frame in frames:
            ffmpeg.stdin.write(np.clip(np.round(frame * 255 + dither), 0, 255).astype(np.uint8).tobytes())
        ffmpeg.stdin.close()
    if ffmpeg.returncode:
        raise SystemExit(f"ffmpeg could not write {path}")
