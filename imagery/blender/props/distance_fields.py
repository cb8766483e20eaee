"""Soft shapes as distance fields on a grid, made into a mesh by marching cubes."""
import numpy as np
from scipy.ndimage import gaussian_filter
from skimage.measure import marching_cubes

from geometry import mesh


class Grid:
    """Points on which distances are sampled."""

    def __init__(self, low, high, cell):
        self.low, self.cell = np.array(low), cell
        axes = (np.arange(a, b + cell, cell) for a, b in zip(low, high))
        self.points = np.stack(np.meshgrid(*axes, indexing="ij"), axis=-1).astype(np.float32)

    def limb(self, start, end, thick, thin):
        """Distance to a bar that narrows from radius `thick` to `thin`."""
        start, along = np.array(start, np.float32), np.array(end, np.float32) - np.array(start, np.float32)
        share = np.clip((self.points - start) @ along / (along @ along), 0, 1)
        nearest = np.linalg.norm(self.points - start - share[..., None] * along, axis=-1)
        return nearest - (thick + (thin - thick) * share)

    def stack(self, sections, squareness=2.4):
        """Distance to a tower of ovals (z, half width, half depth, y)."""
        x, y, z = np.moveaxis(self.points, -1, 0)
        heights, widths, depths, middles = (np.array(column) for column in zip(*sections))
        width, depth = np.interp(z, heights, widths), np.interp(z, heights, depths)
        away = y - np.interp(z, heights, middles)
        oval = (np.abs(x / width) ** squareness + np.abs(away / depth) ** squareness) ** (1 / squareness)
        return np.maximum((oval - 1) * np.minimum(width, depth), np.maximum(heights[0] - z, z - heights[-1]))

    def folds(self, seed, size, depth):
        """Random undulation of `depth` m with features of `size` = (across, along) m."""
        noise = np.random.default_rng(seed).normal(size=self.points.shape[:3])
        noise = gaussian_filter(noise, (size[0] / self.cell, size[0] / self.cell, size[1] / self.cell))
        return (depth * noise / noise.std()).astype(np.float32)

    def solid(self, name, distance, made, parent):
        vertices, faces, _, _ = marching_cubes(distance, 0, spacing=(self.cell,) * 3, gradient_direction="ascent")
        return mesh(name, (vertices + self.low).tolist(), faces.tolist(), made, smooth=True, parent=parent)


def joined(soft, *distances):
    """Smooth union; `soft` = width of the transition in metres."""
    total = distances[0]
    for other in distances[1:]:
        near = np.clip(0.5 + (other - total) / (2 * soft), 0, 1)
        total = other + (total - other) * near - soft * near * (1 - near)
    return total
