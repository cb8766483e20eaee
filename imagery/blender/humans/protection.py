"""Who sprays powder wears a hooded coverall, gloves and a half mask, made from the body and MakeHuman's hull of it."""
from math import cos, pi, radians, sin

import numpy as np
from scipy.spatial import ConvexHull, cKDTree

from humans.makehuman import body, leading_bones, points_of, skin
from materials import bumped, material

AWAY = {"coverall": 0.026, "gloves": 0.003, "mask": 0.014}  # m from the body
ROUNDS = {"coverall": 10}  # of smoothing, because loose cloth hides the muscles
COLLAR, ANKLE = 0.60, -0.755  # heights, m
FACE = np.array((0, -0.05, 0.715))  # m, where the way to the opening of the hood begins
OPENING = 47  # degrees, half of it
MOUTH, HALF_MASK = np.array((0, -0.15, 0.668)), np.array((0.043, 0.07, 0.05))  # middle and half size, m
GLOVE = ("lowerarm02", "wrist", "finger", "metacarpal")
HOOD, FILTER = (26, 40), (6, 20)  # rings, and points on each
FILTER_SHAPE = ((0.0, 0.0), (0.0, 0.031), (0.004, 0.034), (0.020, 0.034), (0.024, 0.031), (0.024, 0.0))


class Coverall:
    """Worn as a garment of MakeHuman."""

    def __init__(self):
        model, groups = body()
        self._body = model
        bone, high = leading_bones(), model.points[:, 2]
        in_mask = (((model.points - MOUTH) / HALF_MASK) ** 2).sum(axis=1) < 1
        self._grown = {part: [] for part in AWAY}
        for face in model.faces:
            group, corners = groups[face[2]], face[0]
            if group == "helper-tights" and high[corners].min() > ANKLE:
                self._grown["coverall"].append(face)
            elif group == "body" and bone[corners[0]].startswith(GLOVE):
                self._grown["gloves"].append(face)
            elif group == "body" and in_mask[corners].all():
                self._grown["mask"].append(face)
        self._head = [point for point in points_of(skin()) if high[point] > COLLAR - 0.03 and abs(model.points[point, 0]) < 0.12]
        self.covers = np.array([name.startswith(GLOVE) or z < COLLAR for name, z in zip(bone, high)])
        hood, filters = self._added(model.points)
        near = cKDTree(model.points[self._head]).query(np.concatenate((hood, filters)))[1]
        near = np.array(self._head)[near]
        self.bones, self.shares = (np.concatenate((all_, all_[near])) for all_ in (model.bones, model.shares))
        self.uv = model.uv
        first = len(model.points)
        rings = [_rings(first, *HOOD)]
        rings += [_rings(first + len(hood) + i * FILTER[0] * FILTER[1], *FILTER) for i in (0, 1)]
        self.parts = {**self._grown, "hood": rings[0], "filters": rings[1] + rings[2]}

    def fitted(self, shape):
        points = shape.copy()
        for part, faces in self._grown.items():
            used = points_of(faces)
            grown = _smoothed(shape, faces, ROUNDS.get(part, 0))
            points[used] = (grown + AWAY[part] * normals(grown, faces))[used]
        return np.concatenate((points, *self._added(shape)))

    def _added(self, shape):
        """The hood, round the opening and to the back of the head, and the filters of the mask."""
        lifted = shape - self._body.points
        face = FACE + lifted[self._head].mean(axis=0)
        planes = ConvexHull(shape[self._head] - face).equations
        hood = []
        for wide in np.linspace(radians(OPENING), pi, HOOD[0]):
            for way in 2 * pi * np.arange(HOOD[1]) / HOOD[1]:
                along = np.array((sin(wide) * cos(way), -cos(wide), sin(wide) * sin(way)))
                facing = planes[:, :3] @ along
                far = (-planes[:, 3] / np.where(facing > 1e-6, facing, np.nan))
                hood.append(face + along * (np.nanmin(far) + (0.004 if wide == radians(OPENING) else 0.016)))
        mouth = MOUTH + lifted[self._head].mean(axis=0)
        filters = []
        for side in (-1, 1):
            out = np.array((side * 0.8, -0.55, -0.22)) / np.linalg.norm((0.8, 0.55, 0.22))
            flat = np.cross(out, (0, 0, 1)) / np.linalg.norm(np.cross(out, (0, 0, 1)))
            up = np.cross(flat, out)
            middle = mouth + (side * 0.035, -0.008, -0.012)
            filters += [middle + out * depth + radius * (flat * cos(way) + up * sin(way))
                        for depth, radius in FILTER_SHAPE for way in 2 * pi * np.arange(FILTER[1]) / FILTER[1]]
        return np.array(hood), np.array(filters)


def _rings(first, count, points):
    """Faces between rings of points, listed ring by ring from `first`."""
    def at(ring, i):
        return first + ring * points + i % points

    corners = [[at(r, i), at(r, i + 1), at(r + 1, i + 1), at(r + 1, i)]
               for r in range(count - 1) for i in range(points)]
    return [(four, [0, 0, 0, 0], 0) for four in corners]


def normals(points, faces):
    total = np.zeros_like(points)
    for corners, _, _ in faces:
        a, b, c = points[corners[:3]]
        total[corners] += np.cross(b - a, c - a)
    return total / np.maximum(np.linalg.norm(total, axis=1, keepdims=True), 1e-9)


def _smoothed(points, faces, rounds):
    """Every point in the middle of its neighbours, again and again; hems, whose edges have one face only, stay."""
    edges = [(a, b) for corners, _, _ in faces for a, b in zip(corners, corners[1:] + corners[:1])]
    hem = sorted({point for edge in set(edges) - {(b, a) for a, b in edges} for point in edge})
    start, end = np.array(edges).T
    count = np.bincount(start, minlength=len(points))
    count[hem] = 0
    for _ in range(rounds):
        total = np.zeros_like(points)
        np.add.at(total, start, points[end])
        points = np.where(count[:, None] > 0, total / np.maximum(count, 1)[:, None], points)
    return points


def coverall(look):
    """The clothes, and {part: (its faces, its material)}."""
    item = Coverall()
    cloth = bumped(material("coverall", look.colour, 0.9, 0.2), 10, 0.8, 0.035, 1)
    made = {"coverall": cloth, "hood": cloth, "gloves": material("gloves", look.lower, 0.6),
            "mask": material("mask", "#4d5357", 0.55), "filters": material("filters", "#b8475c", 0.6)}
    return item, {part: (faces, made[part]) for part, faces in item.parts.items()}
