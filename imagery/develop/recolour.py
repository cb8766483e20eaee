"""The three layers with which CSS shows a product in any colour: plate, mask and gloss.

The browser multiplies the plate by the colour inside the mask and screens the gloss over it, all in sRGB. Per pixel,
plate and gloss are fitted (weighted least squares) to the exact pictures over the palette.
"""
import json
from pathlib import Path

import numpy as np
from scipy import ndimage

import tone
from negative import WHOLE, Negative, spread

REPOSITORY = Path(__file__).resolve().parents[2]
RAL = {c["code"]: tone.hex_to_srgb(c["srgb"]) for c in json.loads((REPOSITORY / "lib/business/content/ral-colours.json").read_text())}
SEAM, DARK = 0.38, 0.25  # grey of the plate: the wordmark is lighter, the glass darker
ROUNDS = 4  # plate and gloss are fitted alternately; converged after four rounds


def linear(code):
    """RAL code -> linear colour."""
    return tone.decode(RAL[code])


def blend(plate, mask, gloss, colour):
    """The blending of the browser, for sRGB values 0..1."""
    return 1 - (1 - plate * (1 - mask + mask * colour)) * (1 - gloss)


def _fit_inside(truths, greys, weights, gloss):
    """Least squares for screen(plate x grey, gloss) ~ truth at pixels fully inside the body."""
    samples = list(zip(greys, weights, truths))
    for _ in range(ROUNDS):
        above = sum(w * c * (1 - gloss) * (t - gloss) for c, w, t in samples)
        plate = np.clip(above / np.maximum(sum(w * (c * (1 - gloss)) ** 2 for c, w, _ in samples), 1e-6), 0, 1)
        above = sum(w * (1 - plate * c) * (t - plate * c) for c, w, t in samples)
        gloss = np.clip(above / np.maximum(sum(w * (1 - plate * c) ** 2 for c, w, _ in samples), 1e-6), 0, 1)
    return plate, gloss


def _fit_edge(truths, greys, weights, gloss):
    """At an edge the truth is a + b x grey: plate = a + b, mask = b / (a + b).

    That gives mask 1 beside a dark seam, and the coverage beside the bright backdrop.
    """
    bare = [(t - gloss) / (1 - gloss) for t in truths]
    w0, w1, w2 = weights.sum(), (weights * greys).sum(), (weights * greys**2).sum()
    y0 = sum(w * t for w, t in zip(weights, bare))
    y1 = sum(w * c * t for w, c, t in zip(weights, greys, bare))
    slope = np.maximum((w0 * y1 - w1 * y0) / (w0 * w2 - w1 * w1), 0)
    plate = np.maximum((y0 - w1 * slope) / w0, 0) + slope
    mask = slope.mean(-1, keepdims=True) / np.maximum(plate.mean(-1, keepdims=True), 1e-4)
    return np.clip(plate, 0, 1), np.clip(mask, 0, 1)


def mend_seams(plate, mask):
    """The mask without the holes of a seam, narrower than a pixel, which would look like stitches in a bright colour.

    Up to 4 px wide they are closed; beside the dark glass the mask grows by 2 px, where the colour does not show.
    """
    grey = plate.mean(-1, keepdims=True)
    closed = ndimage.grey_closing(mask, size=(5, 5, 1))
    grown = ndimage.maximum_filter(mask, size=(5, 5, 1))
    return np.maximum(np.where(grey < DARK, grown, mask), np.where(grey < SEAM, closed, mask))


def layers(negative: Negative, finish):
    """Plate, mask and gloss in sRGB; `finish` converts a linear picture to sRGB as prints.py does."""
    greys = np.array(sorted({float(channel) for colour in RAL.values() for channel in colour})[::3], np.float32)
    weights = 1.5 - greys  # errors are more visible in dark colours
    truths = [finish(negative.picture(np.full(3, tone.decode(grey)))) for grey in greys]
    body = negative.body[..., 0]
    inside, edge = body > WHOLE, (body > 0) & (body <= WHOLE)
    plate, mask, gloss = finish(negative.picture()), negative.body.copy(), np.zeros_like(negative.base)
    own_gloss = tone.encode(negative.gloss)
    plate[inside], gloss[inside] = _fit_inside([t[inside] for t in truths], greys, weights, own_gloss[inside])
    carried = np.minimum(spread(gloss, inside[..., None]) * negative.body, own_gloss)
    gloss = np.where(inside[..., None], gloss, carried)
    plate[edge], mask[edge] = _fit_edge([t[edge] for t in truths], greys, weights, gloss[edge])
    mended = mend_seams(plate, mask)
    # Beside a foot on the transparent floor the mask would colour its shadow.
    return plate, np.where(negative.alpha > WHOLE, mended, mask), gloss
