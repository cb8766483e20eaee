"""Cups, plates and glasses. `at` is always the point underneath."""
from math import cos, radians, sin

from geometry import LYING, empty, lathe, slab, tube
from materials import material
from props.provisions import loaf
from surfaces import ceramic, steel

WHITE = (0.85, 0.83, 0.79, 1)


def cup(at, turn=0.0, colour=WHITE):
    """A full cup with its ear to the right, on a saucer."""
    root, glaze = empty("cup", at, (0, 0, radians(turn))), ceramic(colour)
    outside = [(0, 0.006), (0.022, 0.006), (0.034, 0.020), (0.041, 0.045), (0.043, 0.066), (0.041, 0.067)]
    inside = [(0.038, 0.045), (0.030, 0.020), (0, 0.014)]
    lathe("cup", outside + inside, glaze, 48, parent=root)
    lathe("coffee", [(0.040, 0.056), (0, 0.0562)], material("coffee", "#3a2415", 0.15), 40, parent=root)
    ear = [(0.039, 0, 0.055), (0.063, 0, 0.052), (0.060, 0, 0.026), (0.034, 0, 0.022)]
    tube("ear", ear, 0.0042, glaze, root, 8)
    plate((0, 0, 0), 0.072, colour, root)
    return root


def paper_cup(at, parent=None):
    lathe("cup", [(0, 0), (0.028, 0), (0.039, 0.092), (0.041, 0.094), (0.037, 0.090), (0.034, 0.06), (0, 0.06)],
          material("paper cup", "#eae6dd", 0.6), 40, at, parent)


def plate(at, radius=0.13, colour=WHITE, parent=None):
    """Its rim rises 15 mm, whatever the radius."""
    rise = 0.015 / radius
    profile = [(0, 0.003), (0.60, 0.003), (0.66, 0.006), (1.0, rise), (0.985, 1.19 * rise), (0.64, 0.045), (0, 0.035)]
    profile = [(r * radius, 0.002 + h * radius if h > 0.01 else h) for r, h in profile]
    lathe("plate", profile, ceramic(colour), 56, at, parent)


def cup_stack(at, count, colour=WHITE):
    """Cups upside down on one another, as they stand on the machine."""
    profile = [(0.041, 0), (0.043, 0.001), (0.041, 0.022), (0.034, 0.047), (0.022, 0.060), (0.021, 0.066), (0, 0.064)]
    glaze = ceramic(colour)
    for i in range(count):
        lathe("cup", profile, glaze, 32, (at[0], at[1], at[2] + i * 0.030))


def tumbler(at, height=0.12, radius=0.034, drink=None):
    """A glass: a thin bright shell without refraction; `drink` is the colour of a little drink in it."""
    shell = material("tumbler", "#dfe9e7", 0.04, 0.6, Alpha=0.28)
    profile = [(radius * 0.8, 0.006), (radius, height), (radius * 0.96, height), (radius * 0.76, 0.010), (0, 0.010)]
    lathe("tumbler", profile, shell, 40, at)
    if drink:
        low, high = radius * 0.75, radius * (0.76 + 0.2 * 0.4)
        lathe("drink", [(0, 0.0105), (low, 0.0105), (high, 0.4 * height), (0, 0.4 * height)],
              material("drink", drink, 0.08, 0.6), 40, at)


def place_setting(table, height, turn, reach=0.25):
    """A plate with bread, cutlery, a napkin and a glass at the edge of a round table whose foot is at `table`."""
    angle = radians(turn)
    inward, across = (sin(angle), -cos(angle)), (cos(angle), sin(angle))

    def spot(out, side, rise=0.0):
        x, y, _ = table
        return x + inward[0] * out + across[0] * side, y + inward[1] * out + across[1] * side, height + rise

    plate(spot(reach, 0), 0.135)
    loaf(spot(reach, -0.01, 0.014), 0.13, 0.036, turn + 30)
    slab("napkin", 0.10, 0.19, 0.006, 0.003, material("napkin", "#8e2b22", 0.95, 0.1), 0.002,
         at=spot(reach, 0.20, 0.006), rotation=(LYING[0], 0, angle))
    for side in (0.185, 0.215):
        slab("cutlery", 0.016, 0.19, 0.003, 0.007, steel(), 0.001, at=spot(reach, side, 0.0095),
             rotation=(LYING[0], 0, angle))
    tumbler(spot(reach - 0.15, 0.16), 0.11)
