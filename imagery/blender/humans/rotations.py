"""Rotations as 3 x 3 matrices, angles in degrees."""
from math import cos, radians, sin

import numpy as np


def about(axis, angle):
    x, y, z = np.array(axis, float) / np.linalg.norm(axis)
    cross = np.array(((0, -z, y), (z, 0, -x), (-y, x, 0)))
    return np.eye(3) + sin(radians(angle)) * cross + (1 - cos(radians(angle))) * cross @ cross


def aligning(direction, wanted):
    """The smallest rotation that turns one direction into another."""
    a, b = (np.array(v) / np.linalg.norm(v) for v in (direction, wanted))
    axis = np.cross(a, b)
    size = np.linalg.norm(axis)
    return about(axis, np.degrees(np.arctan2(size, a @ b))) if size > 1e-9 else np.eye(3)


def halfway(first, second):
    """The rotation between two."""
    change = second @ first.T
    axis = np.array((change[2, 1] - change[1, 2], change[0, 2] - change[2, 0], change[1, 0] - change[0, 1]))
    if np.linalg.norm(axis) < 1e-9:
        return first
    angle = np.degrees(np.arccos(np.clip((np.trace(change) - 1) / 2, -1, 1)))
    return about(axis, angle / 2) @ first
