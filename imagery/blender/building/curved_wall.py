"""Walls that turn a corner in a wide curve, with skirting, handrail and a line on the floor."""
from dataclasses import dataclass
from math import cos, pi, radians, sin

from geometry import cylinder, grid_faces, mesh, tube


@dataclass
class Bend:
    """A wall in plan: straight through `start`, a rounded corner, then straight.

    `turn` is the direction the first part faces; lengths count from `start` to the left. `before`, `straight` and
    `after` are the straight lengths, `angle` (degrees) and `radius` describe the corner.
    """

    start: tuple
    turn: float
    straight: float
    radius: float
    angle: float
    before: float = 2.0
    after: float = 4.0

    def at(self, length, away=0.0):
        """The point `length` along the wall and `away` from it, and the direction the wall faces there (radians)."""
        facing = radians(self.turn)
        x, y = self.start
        curved = min(max(length - self.straight, 0), self.radius * radians(self.angle))
        straight = min(length, self.straight)
        x, y = x - straight * cos(facing), y - straight * sin(facing)
        swept = curved / self.radius
        centre = (x - self.radius * sin(facing), y + self.radius * cos(facing))
        facing -= swept
        if curved:
            x, y = centre[0] + self.radius * sin(facing), centre[1] - self.radius * cos(facing)
        rest = max(length - self.straight - self.radius * radians(self.angle), 0)
        x, y = x - rest * cos(facing), y - rest * sin(facing)
        return (x + away * sin(facing), y - away * cos(facing)), facing

    def lengths(self, first=None, last=None, step=0.05):
        end = self.straight + self.radius * radians(self.angle) + self.after
        first, last = -self.before if first is None else first, end if last is None else last
        count = max(2, round((last - first) / step))
        return [first + (last - first) * i / count for i in range(count + 1)]


def sweep(name, bend: Bend, profile, material, first=None, last=None):
    """Extrudes a profile of (away from the wall, height) points along the wall; heights may be functions of the length.
    """
    vertices = []
    stations = bend.lengths(first, last)
    for length in stations:
        for away, z in profile:
            (x, y), _ = bend.at(length, away)
            vertices.append((x, y, z(length) if callable(z) else z))
    return mesh(name, vertices, grid_faces(len(stations), len(profile)), material, smooth=True)


def skirting(bend: Bend, material, height=0.09, depth=0.014):
    sweep("skirting", bend, [(depth, 0), (depth, height)], material)
    sweep("skirting top", bend, [(depth, height), (0, height)], material)


def handrail(bend: Bend, first, last, wood, metal, height=0.90, away=0.075, radius=0.0215):
    """Round rail with ends that turn into the wall, on brackets about 0.9 m apart."""
    points = [(*bend.at(first, 0.0)[0], height), (*bend.at(first, away * 0.8)[0], height)]
    points += [(*bend.at(length, away)[0], height) for length in bend.lengths(first + 0.03, last - 0.03, 0.08)]
    points += [(*bend.at(last, away * 0.8)[0], height), (*bend.at(last, 0.0)[0], height)]
    tube("handrail", points, radius, wood, sides=24)
    spans = max(1, round((last - first - 0.4) / 0.9))
    for i in range(spans + 1):
        length = first + 0.2 + (last - first - 0.4) * i / spans
        (x, y), facing = bend.at(length, 0)
        (ox, oy), _ = bend.at(length, away)
        low = height - 0.065
        tube("bracket", [(x, y, low), (ox, oy, low), (ox, oy, height - 0.005)], 0.007, metal, sides=12)
        cylinder("rose", 0.024, 0.006, metal, (x, y, low), (0, 0, facing + pi), 0.002, 32)
