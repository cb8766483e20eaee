"""Puts moving pictures on the screens of a finished render, using its pass of u, v and screen number.

A motion is a function of time 0..1 that returns a linear picture; each is a loop: 1 equals 0.
"""
from math import cos, pi
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image

import tone
from sampling import sample, tensor

SCREENS = Path(__file__).resolve().parents[1] / ".work/screens"


def picture(name, width):
    """A screen in linear light, scaled down to `width` px: sampling thin text from a larger one would alias."""
    image = Image.open(SCREENS / f"{name}.png").convert("RGB")
    small = image.resize((width, round(width * image.height / image.width)), Image.LANCZOS)
    return tone.decode(np.asarray(small, np.float32) / 255).astype(np.float32)


def still(name):
    return lambda width: (lambda time, shown=picture(name, width): shown)


def ease(time):
    """From 0 to 1 with a soft start and end; constant before and after."""
    time = min(max(time, 0), 1)
    return time * time * (3 - 2 * time)


def slide(name, other, start=0.0, length=0.1):
    """The other picture pushes the first one up at `start`; half the loop later the first one returns."""

    def motion(width):
        pictures = picture(name, width), picture(other, width)
        height = pictures[0].shape[0]

        def at(time):
            half = (time - start) % 1 < 0.5
            above, below = pictures if half else pictures[::-1]
            row = round(ease(((time - start) % 0.5) / length) * height)
            return np.concatenate([above, below])[row : row + height]

        return at

    return motion


def answer(name, other, start, end, pressed):
    """
    At `start` the box `pressed` (left, top, right, bottom as parts of the screen) darkens under a finger, then the other
    picture appears in place of the first one, until `end`.
    """
    press, fade = 0.025, 0.035

    def motion(width):
        first, second = picture(name, width), picture(other, width)
        height = first.shape[0]
        left, right = (round(pressed[k] * width) for k in (0, 2))
        top, bottom = (round(pressed[k] * height) for k in (1, 3))

        def at(time):
            shown = first.copy()
            if start < time < start + press + fade:
                shown[top:bottom, left:right] *= 1 - 0.45 * ease((time - start) / press * 2)
            part = ease((time - start - press) / fade) - ease((time - end) / fade)
            return shown * (1 - part) + second * part

        return at

    return motion


def zoom(name, amount=0.05):
    """Slowly in and out."""

    def motion(width):
        image = tensor(picture(name, width))

        def at(time):
            scale = 1 - amount * (1 - cos(2 * pi * time)) / 2
            grid = F.affine_grid(torch.tensor([[[scale, 0, 0], [0, scale, 0]]]), image.shape, align_corners=False)
            return F.grid_sample(image, grid, mode="bicubic", align_corners=False, padding_mode="border")[0].numpy().transpose(1, 2, 0)

        return at

    return motion


class MovingScreens:
    """All screens of a view; `motions` by screen name, the other screens are static."""

    def __init__(self, uvm, described, motions):
        number = self._numbers(uvm)
        self.motions = {}
        for k, screen in enumerate(described):
            columns = np.nonzero((number == k).any(0))[0]
            if columns.size:
                width = max(48, round(1.12 * (columns[-1] - columns[0])))
                self.motions[k] = (motions.get(screen["name"], still(screen["name"]))(width), screen["strength"])

    @staticmethod
    def _numbers(uvm):
        cover = uvm[..., 2]
        return np.where(cover > 0.05, np.floor(uvm[..., 0] / np.maximum(cover, 1e-6) / 2), -1)

    def light(self, uvm, time):
        """Linear light of all screens for a view's uvm pass at `time` 0..1."""
        numbers, cover = self._numbers(uvm), np.clip(uvm[..., 2:], 0, 1)
        out = np.zeros((*cover.shape[:2], 3), np.float32)
        for number, (motion, strength) in self.motions.items():
            rows, columns = np.nonzero(numbers == number)
            if rows.size:
                box = slice(rows.min(), rows.max() + 1), slice(columns.min(), columns.max() + 1)
                u, v = (uvm[box][..., k] / np.maximum(uvm[box][..., 2], 1e-6) for k in (0, 1))
                across, down = np.clip(u - 2 * number, 0, 1) * 2 - 1, 1 - np.clip(v, 0, 1) * 2
                found = sample(tensor(motion(time)), across, down)
                mine = (numbers[box] == number)[..., None]
                out[box] += found * cover[box] * strength * mine
        return out
