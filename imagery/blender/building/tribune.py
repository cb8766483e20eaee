"""Seating stairs: wide oak steps with a walking flight, cushions and a handrail."""
from dataclasses import dataclass

from geometry import LYING, box, quad, slab, tube
from materials import material
from props.textiles import cushion

TREADS = 3  # treads of the walking flight per sitting step


@dataclass
class Tribune:
    """Rises away from the camera from y = `front`; sits from `left` to `aisle`, walks from `aisle` to `right`."""

    left: float
    aisle: float
    right: float
    front: float
    steps: int = 6
    rise: float = 0.45
    depth: float = 0.90

    def top(self, step):
        """Height of a sitting step, counted from 0."""
        return self.rise * (step + 1)

    def riser(self, step):
        return self.front + self.depth * step

    @property
    def gallery(self):
        """Height of the floor that the stairs lead to."""
        return self.top(self.steps)


def build(stairs: Tribune, wood, edge_wood, strip):
    """Steps with a nosing over a shadow gap; `strip` marks the edge of every tread of the walking flight."""
    gap = material("shadow gap", "#2a1f16", 0.9)
    for step in range(stairs.steps + 1):
        y, z = stairs.riser(step), stairs.top(step)
        back = y + (stairs.depth + 0.02 if step < stairs.steps else 0.3)
        box("step", stairs.left, stairs.aisle, y + 0.02, back, max(0, z - stairs.rise - 0.02), z - 0.045, wood, 0.002)
        quad("gap", stairs.aisle - stairs.left, 0.012, gap, ((stairs.left + stairs.aisle) / 2, y + 0.018, z - 0.052))
        box("seat", stairs.left, stairs.aisle, y - 0.012, back, z - 0.045, z, edge_wood, 0.006)
    rise, depth = stairs.rise / TREADS, stairs.depth / TREADS
    for i in range((stairs.steps + 1) * TREADS):
        y, z = stairs.front + depth * (i - TREADS + 1), rise * (i + 1)
        box("tread", stairs.aisle, stairs.right, y, y + depth + 0.02, max(0, z - rise - 0.02), z, wood, 0.004)
        marked = (stairs.aisle + 0.06, stairs.right - 0.06, y + 0.025, y + 0.055)
        box("strip", *marked, z - 0.001, z + 0.001, strip, 0.0005)
    end = stairs.riser(stairs.steps) + 0.3
    for step in range(stairs.steps + 1):
        top = stairs.top(step)
        box("cheek", stairs.left - 0.04, stairs.left, stairs.riser(step), end, top - stairs.rise, top, wood, 0.003)


def seat_cushions(stairs: Tribune, spots, depth=0.46):
    """Cushions on the steps: (step, x, width, cloth) each."""
    for step, x, width, cloth in spots:
        y = stairs.riser(step) + depth / 2 + 0.03
        cushion(width, depth, 0.055, cloth, 0.012, 0.03, at=(x, y, stairs.top(step)))


def handrail(stairs: Tribune, x, wood, metal, above=0.90):
    """Follows the flight at `x`, horizontal at both ends."""
    slope = stairs.rise / stairs.depth
    start, end = stairs.front - stairs.depth * (TREADS - 1) / TREADS, stairs.riser(stairs.steps)
    foot, head = above + stairs.rise / TREADS, stairs.gallery + above
    line = [(start - 0.30, foot), (start, foot), (start + 0.05, foot + 0.02),
            (end - 0.05, head - 0.02), (end, head), (end + 0.3, head)]
    tube("handrail", [(x, y, z) for y, z in line], 0.022, wood, sides=20)
    count = stairs.steps + 1
    for i in range(count):
        y = start + (end - start) * (i + 0.2) / count
        z = foot + (y - start) * slope
        tube("bracket", [(x, y, z), (x, y, z - 0.07), (x + 0.09, y, z - 0.07)], 0.007, metal, sides=10)


def balustrade(x0, x1, y, floor, wood, metal, glass, height=1.05, bay=1.2):
    """Glass between steel posts under a wooden rail, at the edge of a gallery."""
    count = max(1, round((x1 - x0) / bay))
    for i in range(count + 1):
        x = x0 + (x1 - x0) * i / count
        box("post", x - 0.020, x + 0.020, y, y + 0.012, floor - 0.16, floor + height, metal, 0.002)
    for i in range(count):
        x = x0 + (x1 - x0) * (i + 0.5) / count
        pane = quad("pane", (x1 - x0) / count - 0.08, height - 0.16, glass, (x, y + 0.006, floor + height / 2 + 0.02))
        pane.visible_shadow = False
    middle = ((x0 + x1) / 2, y + 0.006, floor + height + 0.035)
    slab("rail", x1 - x0 + 0.06, 0.055, 0.035, 0.016, wood, 0.010, at=middle, rotation=LYING)
