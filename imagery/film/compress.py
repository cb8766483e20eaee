"""A video file from its lossless master: compress.py MASTER.mkv TARGET.mp4 --codec av1 --height 720 --most 900

--most is in kB: quality is reduced until the file fits. No sound.
"""
import argparse
import subprocess
from math import log2
from pathlib import Path

# Encoder; best and worst constant rate factor (lower is better); increase that halves the file size.
CODECS = {
    "av1": (["-c:v", "libsvtav1", "-preset", "6", "-g", "240"], 30, 58, 9),
    "h264": (["-c:v", "libx264", "-preset", "slow", "-tune", "animation"], 21, 36, 6),
}
# Explicit, because players otherwise guess it from the resolution.
COLOUR = ["-pix_fmt", "yuv420p", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("master", type=Path)
    parser.add_argument("target", type=Path)
    parser.add_argument("--codec", choices=CODECS, required=True)
    parser.add_argument("--height", type=int, required=True)
    parser.add_argument("--most", type=int, required=True)
    options = parser.parse_args()
    encoder, quality, worst, halving = CODECS[options.codec]
    scale = f"scale=-2:{options.height}:flags=lanczos:out_color_matrix=bt709"
    options.target.parent.mkdir(parents=True, exist_ok=True)
    while quality <= worst:
        subprocess.run(
            ["ffmpeg", "-y", "-loglevel", "error", "-i", str(options.master), "-vf", scale, *encoder, "-crf", str(quality), *COLOUR,
             "-an", "-movflags", "+faststart", str(options.target)],
            check=True, env={"SVT_LOG": "1", "PATH": "/usr/bin:/bin"},
        )
        size = options.target.stat().st_size
        if size <= options.most * 1000:
            print(f"{size / 1000:6.1f} kB  quality {quality}  {options.target}")
            return
        quality += max(1, round(halving * log2(size / 1000 / options.most)))
    raise SystemExit(f"{options.target} does not fit into {options.most} kB")


if __name__ == "__main__":
    main()
