"""A low-backed upholstered chair whose back runs on into the arms, on four slanted legs."""
from math import cos, pi, radians, sin

from geometry import empty, loft, place, rounded_rectangle, tube
from props.seating import cushion

WIDTH, SEAT, ARM, BACKREST = 0.66, 0.45, 0.64, 0.78
THICK = 0.075


def _wrap(cloth, root):
    """The back: a soft upright section that follows a horseshoe and falls from back to arms."""
    outlines, steps, reach = [], 40, 2.12  # reach = radians to either side of the middle of the back
    for k in range(steps + 1):
        angle = reach * (2 * k / steps - 1)
        share = min(1.0, max(0.0, (abs(angle) - 0.75) / 1.0))
        top = BACKREST + (ARM - BACKREST) * share * share * (3 - 2 * share)
        end = 1 - max(0.0, (abs(angle) - reach + 0.10) / 0.10) ** 2 * 0.55  # the arms end rounded
        low, radius = 0.30, (WIDTH - THICK) / 2
        out = radius * (1 + 0.10 * cos(angle) ** 2)
        lean = 0.05 * max(0.0, cos(angle))
        outlines.append([
            ((out + t * end + lean * (z / (top - low) + 0.5)) * sin(angle),
             (out + t * end + lean * (z / (top - low) + 0.5)) * cos(angle),
             (low + top) / 2 + z * end)
            for t, z in rounded_rectangle(THICK, top - low, THICK * 0.49, 6)])
    return place(loft("back", outlines, cloth), parent=root)


def tub_chair(at, turn=0.0, cloth=None, legs=None):
    """`at` is the floor below the middle of the seat; at turn 0 one sits facing the camera (-Y)."""
    root = empty("tub chair", at, (0, 0, radians(turn)))
    _wrap(cloth, root)
    cushion(0.57, 0.58, 0.14, cloth, 0.022, 0.20, at=(0, -0.025, SEAT - 0.14), parent=root)
    cushion(0.52, 0.54, 0.05, cloth, 0.0, 0.20, soft=0.3, at=(0, -0.01, SEAT - 0.19), parent=root)
    for k in range(4):
        angle = pi / 4 + k * pi / 2
        x, y = cos(angle), sin(angle)
        tube("leg", [(x * 0.33, y * 0.33, 0.0), (x * 0.27, y * 0.27, SEAT - 0.17)], 0.014, legs, root, 16,
             smooth=False)
    return root
