"""A denoised render, split into layers: the source of every picture and video.

`picture = base + screens + light x (colour - NEUTRAL)` is exact in linear light, except for the faint colour that a
body reflects onto its surroundings.
"""
import json
from dataclasses import dataclass, fields
from pathlib import Path

import numpy as np
from scipy.ndimage import distance_transform_edt, gaussian_filter

import exr
from denoise import Denoiser

NEUTRAL = 0.6  # albedo of the powder coat in the render, as in blender/kiosks/finish.py

# Uniform gloss subtracted from bodies, like a polarising filter, so that dark colours stay dark.
VEIL = 0.012

BACKGROUND = 1e6  # m: more than the depth of anything in a picture
SHADOW_FADE = 1.2  # m before the far edge of the floor

WHOLE = 0.995  # coverage from which a pixel lies wholly on a body


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
        """The picture with bodies in a linear colour; without a colour, as rendered."""
        if colour is None:
            return self.base + self.screens
        return self.base + self.screens + self.light * (np.asarray(colour, np.float32) - NEUTRAL)

    def save(self, path):
        # Half floats have 11 bits of precision: enough for colours, too coarse for coordinates.
        exact = {"depth", "uvm"}
        stored = {f.name: getattr(self, f.name).astype(np.float32 if f.name in exact else np.float16) for f in fields(self)}
        np.savez(path, **stored)


def describe(path: Path):
    """The metadata of the render: exposure, camera and screens."""
    return json.loads(path.with_suffix(".json").read_text())


def load(path) -> Negative:
    with np.load(path) as stored:
        return Negative(**{f.name: stored[f.name].astype(np.float32) for f in fields(Negative)})


def spread(values, chosen, sigma=1.3):
    """Extends the selected pixels (or their weighted mean) slightly beyond them; 0 where none is near."""

    def blur(array):
        return gaussian_filter(array, (sigma, sigma, 0), truncate=3)

    weight = blur(chosen.astype(np.float32))
    return np.where(weight > 1e-3, blur(values * chosen) / np.maximum(weight, 1e-3), 0)


def develop(path, quick=False, recolourable=True) -> Negative:
    """Reads an EXR of blender/render.py; recolourable=False saves two denoisings for pictures without recolouring."""
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
        diffuse, gloss = (
            denoise(exr.layer(passes, kind + "Col") * (exr.layer(passes, kind + "Dir") + exr.layer(passes, kind + "Ind")))
            for kind in ("Diff", "Gloss")
        )
        base, light, gloss = _take_apart(base, diffuse, gloss, body)
    depth = exr.layer(passes, "Depth", "Z")
    return Negative(
        base=base, screens=screens, body=body, light=light, gloss=gloss, uvm=exr.layer(passes, "uvm"),
        alpha=_coverage(exr.layer(passes, "Combined", "A"), depth, denoise), depth=depth,
    )


def _coverage(alpha, depth, denoise):
    """Alpha whose shadows on the floor are without noise, and fade towards its far edge; opaque pictures stay opaque."""
    alpha = np.clip(alpha, 0, 1)
    if alpha.min() == 1:
        return alpha
    soft = np.clip(denoise(np.repeat(alpha, 3, -1)).mean(-1, keepdims=True), 0, 1)
    beside = depth[:, :1]  # of the floor, which alone reaches the left edge
    on_floor = (depth < BACKGROUND) & (depth > beside - 0.02)
    fade = np.clip((beside[beside < BACKGROUND].max() - depth) / SHADOW_FADE, 0, 1)
    return np.where(on_floor, soft * fade, alpha)


def _take_apart(base, diffuse, gloss, body):
    """(base without veil, light, gloss) of a denoised picture and the two parts of the light on its bodies."""
    diffuse, gloss = diffuse * (body > 0), gloss * (body > 0)
    base = np.where(body > WHOLE, diffuse + gloss, base)
    veil = np.minimum(gloss, VEIL * body)
    return mend_edges(base - veil, diffuse / NEUTRAL, gloss - veil, body)


def mend_edges(base, light, gloss, body):
    """Recomputes the edges of bodies from both sides of them, by coverage alone.

    The picture and the two parts of its light are denoised separately, so that they do not add up at an edge: a seam in
    a black body would appear as a dashed line.
    """
    inside, outside = body > WHOLE, body < 1 - WHOLE
    edge = ~inside & ~outside
    nearest = tuple(distance_transform_edt(~inside[..., 0], return_distances=False, return_indices=True))
    carried_light, carried_gloss = spread(light, inside)[nearest], spread(gloss, inside)[nearest]
    covered = body * (carried_light * NEUTRAL + carried_gloss)
    # A seam or letter without a full pixel: its colour is what remains around it after subtracting the body.
    left_over = spread((base - covered) / np.maximum(1 - body, 1e-3), edge * (1 - body))
    near_other = spread(np.ones_like(body), outside) > 0
    beside = (1 - body) * np.where(near_other, spread(base, outside), np.maximum(left_over, 0))
    return (
        np.where(edge, covered + beside, base),
        np.where(edge, body * carried_light, light),
        np.where(edge, body * carried_gloss, gloss),
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
