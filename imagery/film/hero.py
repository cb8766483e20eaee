"""The video behind the headline: a loop of eight seconds. The camera moves sideways and back, screens change.

usage: hero.py FIRST.npz LAST.npz MASTER.mkv
"""
import sys
from concurrent.futures import ProcessPoolExecutor
from math import cos, pi
from pathlib import Path

import drift
import encode
import negative
from moving_screens import MovingScreens, slide, zoom

SECONDS, RATE = 8, 24
MOTIONS = {
    "reception": slide("reception", "reception-alt", 0.30),
    "coffee": zoom("coffee"),
    "museum": zoom("museum", 0.08),
}


def prepare(first, last):
    global views, screens, exposure
    views = drift.load(first), drift.load(last)
    described = negative.describe(first)
    exposure = described["exposure"]
    uvm = views[0].layers[0, 3:].numpy().transpose(1, 2, 0)
    screens = MovingScreens(uvm, described["screens"], MOTIONS)


def frame(time):
    """The cosine stops the camera at the start of the loop, on the first render."""
    layers = drift.frame(*views, (1 - cos(2 * pi * time)) / 2)
    return encode.finish(layers[..., :3] + screens.light(layers[..., 3:], time), exposure)


if __name__ == "__main__":
    first, last, master = (Path(argument) for argument in sys.argv[1:4])
    times = [k / (SECONDS * RATE) for k in range(SECONDS * RATE)]
    with ProcessPoolExecutor(2, initializer=prepare, initargs=(first, last)) as workers:
        prepare(first, last)
        height, width = views[0].depth.shape
        encode.write_master(master, workers.map(frame, times, chunksize=2), (width, height), RATE)
