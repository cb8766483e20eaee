"""The video of the trade fair: three questions of visitors, each answered by one picture. Silent, with titles.

usage: news.py WORK_FOLDER MASTER.mkv (renders `fair`, `fair-far`, `brandvision`, `clearvision`, `restaurant`)

The captions of the site (public/captions/vakdagen-2025.vtt) depend on these times.
"""
import subprocess
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
import torch.nn.functional as F
from PIL import Image

import drift
import encode
import negative
import recolour
from moving_screens import MovingScreens, ease, slide
from sampling import sample, tensor

RATE, WIDTH, HEIGHT = 25, 1280, 720
FADE = 0.3  # seconds


def framed(linear, zoom, centre=(0.5, 0.5)):
    """A 16:9 crop of a picture: `zoom` times smaller than the widest one, around `centre`."""
    height, width = linear.shape[:2]
    wide = min(1, height * 16 / 9 / width) / zoom
    high = wide * width * 9 / 16 / height
    x = 2 * (centre[0] + wide * (np.linspace(0, 1, WIDTH) - 0.5)) - 1
    y = 2 * (centre[1] + high * (np.linspace(0, 1, HEIGHT) - 0.5)) - 1
    source = tensor(linear)
    if width * wide > 1.2 * WIDTH:  # larger than the video: halve first, otherwise thin text flickers
        source = F.avg_pool2d(source, 2)
    return np.maximum(sample(source, *np.meshgrid(x, y), "bicubic"), 0)


def studio(linear, time):
    """A square studio picture: the whole product at the right, its uniform backdrop extended to the left."""
    return framed(linear, 0.62 + 0.03 * time, (0.13, 0.5))


class Shot:
    """One render with its exposure; subclasses return the picture at `time` 0..1, in linear light."""

    def __init__(self, work, name):
        self.described = negative.describe(work / f"{name}.npz")
        self.exposure = self.described["exposure"]
        self.render = negative.load(work / f"{name}.npz")

    def moving(self, motions):
        return MovingScreens(self.render.uvm, self.described["screens"], motions)


class Fair(Shot):
    """The camera moves along the stand."""

    def __init__(self, work, start, end):
        super().__init__(work, "fair")
        self.views = drift.load(work / "fair.npz"), drift.load(work / "fair-far.npz")
        self.screens = self.moving({})
        self.start, self.end = start, end

    def __call__(self, time):
        layers = drift.frame(*self.views, self.start + (self.end - self.start) * time)
        return framed(layers[..., :3] + self.screens.light(layers[..., 3:], time), 1.0)


class Colours(Shot):
    """One Brandvision, one render, four colours."""

    codes = ("7016", "3020", "5015", "9016")

    def __call__(self, time):
        step = max(0.0, (time - 0.45) / 0.55) * len(self.codes)
        k = min(int(step), len(self.codes) - 1)
        before, after = recolour.linear(self.codes[max(k - 1, 0)]), recolour.linear(self.codes[k])
        mix = ease((step - k) * 4) if k else 1
        return studio(self.render.picture(before * (1 - mix) + after * mix), time)


class Brightness(Shot):
    """A window screen, from the 350 cd/m² of a television to its own 2,500."""

    television = 350 / 2500

    def __call__(self, time):
        dark = (1 - self.television) * (1 - ease((time - 0.48) / 0.12))
        coated = self.render.picture(recolour.linear("7016"))
        return studio(coated - self.render.screens * dark, time)


class MenuBoards(Shot):
    """At eleven the breakfast board changes to lunch."""

    def __init__(self, work, name):
        super().__init__(work, name)
        self.screens = self.moving({"menu-wide": slide("breakfast-wide", "menu-wide", 0.52, 0.05)})

    def __call__(self, time):
        # Only the middle half of the motion, since it starts and ends with breakfast.
        light = self.screens.light(self.render.uvm, 0.25 + time / 2)
        return framed(self.render.base + light, 1.12 + 0.05 * time, (0.5, 0.42))


# (seconds from, until, shot, lines of text)
TITLES = {
    "opening": ("Vakdagen Scherm & Ruimte", "25–27 maart 2025"),
    "colour?": ("Kan dat in onze kleur?", "Vraag 1"),
    "colour!": ("Ja. In elke RAL-kleur.", "Antwoord"),
    "bright?": ("Hoe fel moet het in de etalage?", "Vraag 2"),
    "bright!": ("2.500 cd/m², een televisie 250–400.", "Antwoord"),
    "content?": ("Wie zet de inhoud erop?", "Vraag 3"),
    "content!": ("Uw eigen mensen, in de browser.", "Antwoord"),
    "end": ("Het hele verslag leest u op het blog.", "Impressie in visualisaties"),
}
TIMELINE = [
    (0.0, 3.4, "fair", "opening"),
    (3.4, 5.7, "colours", "colour?"),
    (5.7, 8.0, "colours", "colour!"),
    (8.0, 10.3, "brightness", "bright?"),
    (10.3, 12.6, "brightness", "bright!"),
    (12.6, 15.2, "menu", "content?"),
    (15.2, 17.3, "menu", "content!"),
    (17.3, 19.6, "fair back", "end"),
]
SECONDS = TIMELINE[-1][1]

TITLE_SVG = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720">
<linearGradient id="shade" x2="0" y2="1"><stop offset="0" stop-color="#16191c" stop-opacity="0"/>
<stop offset="1" stop-color="#16191c" stop-opacity="0.82"/></linearGradient>
<rect y="430" width="1280" height="290" fill="url(#shade)"/>
<text x="64" y="606" font-family="Inter" font-size="26" font-weight="600" fill="#f6f4ef">{small}</text>
<text x="62" y="662" font-family="Inter Display" font-size="50" font-weight="700" letter-spacing="-1" fill="#f6f4ef">{large}</text></svg>"""


def title(name):
    """RGBA picture of one title, 0..1."""
    large, small = (line.replace("&", "&amp;") for line in TITLES[name])
    with tempfile.NamedTemporaryFile(suffix=".png") as png:
        svg = TITLE_SVG.format(large=large, small=small)
        subprocess.run(["rsvg-convert", "--width", str(WIDTH), "--output", png.name], input=svg.encode(), check=True)
        return np.asarray(Image.open(png.name).convert("RGBA"), np.float32) / 255


def span(shot):
    """First and last second of a shot."""
    parts = [(start, end) for start, end, name, _ in TIMELINE if name == shot]
    return parts[0][0], parts[-1][1]


def prepare(work):
    global shots, titles
    shots = {
        "fair": Fair(work, 0.0, 0.5), "colours": Colours(work, "brandvision"), "brightness": Brightness(work, "clearvision"),
        "menu": MenuBoards(work, "restaurant"), "fair back": Fair(work, 0.7, 1.0),
    }
    titles = {name: title(name) for name in TITLES}


def shown(shot, second):
    start, end = span(shot)
    time = min(max((second - start) / (end - start), 0), 1)
    return encode.finish(shots[shot](time), shots[shot].exposure)


def frame(second):
    index = max(k for k, (start, *_) in enumerate(TIMELINE) if start <= second)
    start, _, shot, name = TIMELINE[index]
    picture, overlay = shown(shot, second), titles[name]
    into = (second - start) / FADE
    if index and into < 1:
        _, _, shot_before, name_before = TIMELINE[index - 1]
        mix = ease(into)
        overlay = titles[name_before] * (1 - mix) + overlay * mix
        if shot_before != shot:
            picture = shown(shot_before, second) * (1 - mix) + picture * mix
    return picture * (1 - overlay[..., 3:]) + overlay[..., :3] * overlay[..., 3:]


if __name__ == "__main__":
    work, master = Path(sys.argv[1]), Path(sys.argv[2])
    with ProcessPoolExecutor(2, initializer=prepare, initargs=(work,)) as workers:
        seconds = [k / RATE for k in range(round(SECONDS * RATE))]
        encode.write_master(master, workers.map(frame, seconds, chunksize=4), (WIDTH, HEIGHT), RATE)
