"""A render, denoised and taken apart: what every picture and film is made from.

`picture = base + screens + light x (colour - NEUTRAL)` holds exactly in linear light, except for the faint colour that a
body throws on its surroundings.
"""
import json
from dataclasses import dataclass, fields
from pathlib import Path

import numpy as np
from scipy.ndimage import binary_closing, binary_erosion, gaussian_filter

import exr
from denoise import Denoiser

NEUTRAL = 0.6  # albedo of the powder coat in the render, as in blender/kiosks/finish.py

# Even veil taken off the gloss of bodies, as a polarising filter on the lens would: dark colours stay deep.
VEIL = 0.012


@dataclass
class Negative:
    """Arrays (height, width, channels); linear light.

    base     everything but the light of screens
    screens  the exact light of screens: never denoised, so text stays sharp
    body     coverage of powder-coated parts, 0..1
    light    diffuse light on the body at albedo 1, times coverage
    gloss    reflections on the body, times coverage
    alpha    coverage of the picture, 1 where it has a background
    depth    metres along the view
    uvm      u + 2 x the number of the screen, v and 1, times coverage
    """

    base: np.ndarray
    screens: np.ndarray
    body: np.ndarray
    light: np.ndarray
    gloss: np.ndarray
    alpha: np.ndarray
    depth: np.ndarray
    uvm: np.ndarray

    def picture(self, colour=None):
        """The picture with bodies in a linear colour; without one as rendered."""
        if colour is None:
            return self.base + self.screens
        return self.base + self.screens + self.light * (np.asarray(colour, np.float32) - NEUTRAL)

    def save(self, path):
        # Half floats hold 11 bits, finer than any screen shows but too coarse for places.
        exact = {"depth", "uvm"}
        stored = {f.name: getattr(self, f.name).astype(np.float32 if f.name in exact else np.float16) for f in fields(self)}
        np.savez(path, **stored)


def describe(path: Path):
    """What the renderer wrote beside the picture: exposure, camera and screens."""
    return json.loads(path.with_suffix(".json").read_text())


def load(path) -> Negative:
    with np.load(path) as stored:
        return Negative(**{f.name: stored[f.name].astype(np.float32) for f in fields(Negative)})


def spread(values, chosen, sigma=1.3):
    """The values of the chosen pixels, carried a little beyond them; 0 where none is near."""

    def blur(array):
        return gaussian_filter(array, (sigma, sigma, 0), truncate=3)

    weight = blur(chosen.astype(np.float32))
    return np.where(weight > 1e-3, blur(values * chosen) / np.maximum(weight, 1e-3), 0)


def develop(path, quick=False, recolourable=True) -> Negative:
    """Reads an EXR of blender/render.py; recolourable=False saves the second denoising where colours never change."""
    passes = exr.read(path)
    screens = exr.layer(passes, "ui")
    picture = np.maximum(exr.layer(passes, "Combined") - screens, 0)
    denoise = Denoiser(
        np.maximum(exr.layer(passes, "Denoising Albedo") - screens, 0), exr.layer(passes, "Denoising Normal", "XYZ"), quick
    )
    base = denoise(picture)
    body = np.clip(exr.layer(passes, "body", "R"), 0, 1)
    light, gloss = np.zeros_like(base), np.zeros_like(base)
    if recolourable:
        diffuse = denoise(exr.layer(passes, "DiffCol") * (exr.layer(passes, "DiffDir") + exr.layer(passes, "DiffInd")))
        base, light, gloss = _take_apart(base, np.minimum(diffuse, base), body)
    return Negative(
        base=base, screens=screens, body=body, light=light, gloss=gloss, uvm=exr.layer(passes, "uvm"),
        alpha=np.clip(exr.layer(passes, "Combined", "A"), 0, 1), depth=exr.layer(passes, "Depth", "Z"),
    )


def _take_apart(base, diffuse, body):
    """(base without veil, light, gloss) of a denoised picture and the diffuse light of its bodies."""
    diffuse = diffuse * (body > 0)
    gloss = np.maximum(base - diffuse, 0) * (body > 0)
    veil = np.minimum(gloss, VEIL * body)
    return mend_edges(base - veil, diffuse / NEUTRAL, gloss - veil, body)


def mend_edges(base, light, gloss, body):
    """Builds the edges of bodies anew from what lies on either side of them, by coverage alone.

    The picture and its diffuse light are denoised apart, so beside an edge their difference, the gloss, is noise: a seam
    in a black body would show as a dashed line.
    """
    inside, outside = body > 0.995, body < 0.005
    core = binary_erosion(inside[..., 0], np.ones((3, 3)))[..., None]
    rim, edge = inside & ~core, ~inside & ~outside
    ones = np.ones_like(body)
    near_core, near_body, near_other = spread(ones, core, 2) > 0, spread(ones, inside) > 0, spread(ones, outside) > 0
    carried_light, other = spread(light, inside), spread(base, outside)
    carried_gloss = np.where(near_core, spread(gloss, core, 2), spread(gloss, inside))
    # A seam too narrow to hold a pixel of its own is dark all the same.
    seam = binary_closing(inside[..., 0], np.ones((3, 3)), iterations=3)[..., None]
    covered = body * (carried_light * NEUTRAL + carried_gloss)
    beside = np.where(near_other, (1 - body) * other, np.where(seam, 0, np.clip(base - covered, 0, None)))
    at_rim, at_edge = rim & near_core, edge & near_body
    rim_gloss = np.minimum(carried_gloss, base)
    return (
        np.where(at_edge, covered + beside, base),
        np.where(at_rim, (base - rim_gloss) / NEUTRAL, np.where(at_edge, body * carried_light, light)),
        np.where(at_rim, rim_gloss, np.where(at_edge, body * carried_gloss, gloss)),
    )


if __name__ == "__main__":
    import argparse

    parser = argparse.ArgumentParser(description="EXR -> negative")
    parser.add_argument("render")
    parser.add_argument("negative")
    parser.add_argument("--as-rendered", action="store_true", help="its colours never change")
    parser.add_argument("--quick", action="store_true", help="for drafts")
    options = parser.parse_args()
    develop(options.render, options.quick, not options.as_rendered).save(options.negative)
