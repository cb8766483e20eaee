"""The video behind the headline: a loop of eight seconds in which a visitor's finger changes the screen of the kiosk.

usage: hero.py STILL.npz MASTER.mkv
"""
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import torch.nn.functional as F

import encode
import negative
from moving_screens import MovingScreens, answer, zoom
from sampling import tensor

SECONDS, RATE, SIZE = 8, 24, (1920, 1080)
# The main button of reception.svg.
BUTTON = (60 / 1080, 1040 / 1920, 1020 / 1080, 1256 / 1920)
MOTIONS = {
    "reception": answer("reception", "reception-alt", 0.25, 0.95, BUTTON),
    "coffee": zoom("coffee"),
    "museum": zoom("museum", 0.08),
}


def scaled(layers):
    """Averages are right for light, and for the uvm pass because it is multiplied by its coverage."""
    return F.interpolate(tensor(layers), size=SIZE[::-1], mode="area")[0].numpy().transpose(1, 2, 0)


def prepare(still):
    global base, uvm, screens, exposure
    shot, described = negative.load(still), negative.describe(still)
    base, uvm, exposure = scaled(shot.base), scaled(shot.uvm), described["exposure"]
    screens = MovingScreens(uvm, described["screens"], MOTIONS)


def frame(time):
    return encode.finish(base + screens.light(uvm, time), exposure)


if __name__ == "__main__":
    still, master = (Path(argument) for argument in sys.argv[1:3])
    times = [k / (SECONDS * RATE) for k in range(SECONDS * RATE)]
    with ProcessPoolExecutor(2, initializer=prepare, initargs=(still,)) as workers:
        encode.write_master(master, workers.map(frame, times, chunksize=2), SIZE, RATE)
