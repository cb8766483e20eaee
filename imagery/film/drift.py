"""Frames of a camera that moves between two finished renders of the same room.

Each frame moves every pixel of both renders by its depth to the new camera position, and mixes them; what is hidden in
one is mostly visible in the other. Two renders replace two hundred: a real camera move would take hours.
"""
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from scipy.ndimage import gaussian_filter, grey_dilation, minimum_filter

from negative import describe, spread
from negative import load as load_negative
from sampling import sample, tensor

TOLERANCE = 0.02  # relative depth difference below which two pixels belong to the same surface


@dataclass
class View:
    """One render with its camera. `layers` holds base light, then the uvm pass with u and v times coverage."""

    layers: torch.Tensor
    depth: np.ndarray
    eye: np.ndarray
    axes: np.ndarray
    focal: float
    centre: np.ndarray
    far_first: np.ndarray

    def rays(self):
        """Per pixel the position at depth 1 in the camera's axes (right, up)."""
        height, width = self.depth.shape
        x = (np.arange(width) + 0.5 - self.centre[0]) / self.focal
        y = -(np.arange(height) + 0.5 - self.centre[1]) / self.focal
        return np.meshgrid(x, y)

    def project(self, right, up, forward):
        """Pixel coordinates of points in the camera's axes."""
        return right / forward * self.focal + self.centre[0], -up / forward * self.focal + self.centre[1]


def load(path: Path) -> View:
    """Reads NAME.npz and NAME.json."""
    shot, description = load_negative(path), describe(path)
    matrix = np.array(description["camera"])
    height, width = shot.depth.shape[:2]
    focal = description["lens"] * width
    shift_x, shift_y = description["shift"]
    # Antialiased edge pixels move with the nearer surface, so that they leave no outline on the farther one.
    depth = minimum_filter(shot.depth[..., 0], 3)
    return View(
        layers=tensor(np.concatenate([shot.base, shot.uvm], -1)), depth=depth, eye=matrix[:3, 3], axes=matrix[:3, :3], focal=focal,
        centre=np.array([width / 2 - shift_x * width, height / 2 + shift_y * width]),
        far_first=np.argsort(-depth, axis=None, kind="stable"),
    )


def _at_pixels(layers, x, y, mode="bilinear"):
    height, width = layers.shape[2:]
    return sample(layers, 2 * x / width - 1, 2 * y / height - 1, mode)


def _move(view: View, offset):
    """Depth of the scene from the camera at `offset` (right, up, forward in metres); 0 where unknown."""
    height, width = view.depth.shape
    right, up = view.rays()
    depth = view.depth - offset[2]
    x, y = view.project(right * view.depth - offset[0], up * view.depth - offset[1], np.maximum(depth, 0.01))
    column, row = np.floor(x).astype(np.int32).ravel(), np.floor(y).astype(np.int32).ravel()
    seen = np.zeros((height, width), np.float32)
    order = view.far_first  # nearer pixels are written last and win
    for dy in (0, 1):
        for dx in (0, 1):
            c, r = column[order] + dx, row[order] + dy
            inside = (c >= 0) & (c < width) & (r >= 0) & (r < height)
            target = r[inside] * width + c[inside]
            values = depth.ravel()[order][inside]
            present = seen.ravel()[target]
            keep = (present == 0) | (values <= present * (1 + TOLERANCE)) if dx or dy else slice(None)
            seen.ravel()[target[keep]] = values[keep]
    return seen


def _seen_from(view: View, offset, depth):
    """Colours of `view` for the camera at `offset` with known depth, and where they are reliable."""
    right, up = view.rays()
    x, y = view.project(right * depth + offset[0], up * depth + offset[1], np.maximum(depth + offset[2], 0.01))
    light, uvm = view.layers[:, :3], view.layers[:, 3:]
    colours = np.concatenate([np.maximum(_at_pixels(light, x, y, "bicubic"), 0), _at_pixels(uvm, x, y)], -1)
    found = _at_pixels(tensor(view.depth[..., None]), x, y, "nearest")[..., 0]
    height, width = depth.shape
    inside = (x >= 0) & (x <= width) & (y >= 0) & (y <= height)
    return colours, (np.abs(found - (depth + offset[2])) < TOLERANCE * depth) & inside & (depth > 0)


def frame(first: View, last: View, position):
    """Layers of the view at `position` (0 = first, 1 = last) on the line between the two cameras."""
    path = first.axes.T @ (last.eye - first.eye) * (1, 1, -1)  # a camera's third axis points backward
    to_first, to_last = path * position, path * (position - 1)
    depths = [_move(first, to_first), _move(last, to_last)]
    both = np.where(depths[0] == 0, depths[1], np.where(depths[1] == 0, depths[0], np.minimum(*depths)))
    depth = np.where(both > 0, both, grey_dilation(both, size=(1, 25)))  # visible in neither: the farther of the adjacent pixels
    total, mixed = np.zeros(depth.shape, np.float32), 0
    for view, offset, share in ((first, to_first, 1 - position), (last, to_last, position)):
        colours, trusted = _seen_from(view, offset, depth)
        weight = trusted * (gaussian_filter(trusted.astype(np.float32), 1.0) * share + 1e-4)
        total, mixed = total + weight, mixed + colours * weight[..., None]
    known = (total > 0)[..., None]
    mixed = mixed / np.maximum(total, 1e-9)[..., None]
    light = np.where(known, mixed[..., :3], spread(mixed[..., :3], known, 2.5))
    return np.concatenate([light, mixed[..., 3:] * known], -1)
