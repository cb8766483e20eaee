"""Lamps on and in the ceiling: pendants, downlights, lines of light. `power` is in watts."""
from math import cos, pi, sin

from geometry import STANDING, box, cylinder, empty, lathe, ring, tube
from materials import glow, lit, material
from props.lamps import bulb
from stage import area
from surfaces import brass, cloth, dark_metal

WARM = (1, 0.84, 0.64)


def globe_pendant(at, ceiling, radius=0.11, power=30):
    """Opal globe under a brass cap; `at` is the middle of the globe."""
    root, metal = empty("pendant", at), brass()
    drop = ceiling - at[2]
    profile = [(max(radius * sin(pi * k / 24), 0), -radius * cos(pi * k / 24)) for k in range(25)]
    globe = lathe("globe", profile, lit("opal", "#ffc580", 1.9), 48, parent=root)
    globe.visible_shadow = globe.visible_diffuse = False
    lathe("cap", [(0, radius + 0.045), (0.014, radius + 0.045), (0.018, radius + 0.020), (0.046, radius - 0.004),
                  (0.048, radius - 0.016), (0, radius - 0.016)], metal, 40, parent=root)
    cylinder("rod", 0.005, drop - radius - 0.04, metal, (0, 0, radius + 0.04), STANDING, sides=16, parent=root)
    lathe("rose", [(0, drop - 0.030), (0.030, drop - 0.030), (0.055, drop - 0.008), (0.055, drop), (0, drop)], metal,
          40, parent=root)
    bulb((0, 0, 0), power, radius * 0.8, parent=root)
    return root


def dome(radius=0.11, height=0.154):
    """Outline of a round shade."""
    return [(radius * cos(a * pi / 36), height * sin(a * pi / 36)) for a in range(18)]


def cone(radius, height):
    """Outline of a pointed shade with a rim and a neck."""
    return [(radius, 0), (radius, 0.06 * height), (0.034, 0.78 * height), (0.028, 0.82 * height), (0.028, height)]


def cylindrical(radius, height):
    """Outline of a shade like a piece of pipe."""
    return [(radius, 0), (radius, height - 0.006), (radius - 0.006, height)]


def _flex(at, ceiling, colour):
    x, y, z = at
    tube("flex", [at, (x, y, ceiling)], 0.003, dark_metal(), smooth=False)
    cylinder("rose", 0.05, 0.03, colour, (x, y, ceiling - 0.03), STANDING, 0.004)


def shade_pendant(at, ceiling, outline, colour="#20211f", light=5, power=0):
    """A metal shade on a flex; `at` is the middle of its opening, `light` the strength of the disc in it.

    The outline is one of those above. With power=0 the lamp is visible but does not light the room.
    """
    x, y, z = at
    radius, height = outline[0][0], outline[-1][1]
    shade = material("shade", colour, 0.45, 0.4)
    inside = [(r - 0.004, z - 0.003) for r, z in reversed(outline)]
    lathe("shade", [*outline, (0.012, height + 0.006), (0.011, height - 0.003), *inside], shade, 64, at,
          closed=True)
    disc = glow("lit disc", (*WARM, 1), light)
    cylinder("lit disc", radius * 0.76, 0.012, disc, (x, y, z + 0.1 * height), STANDING, 0.003)
    _flex((x, y, z + height), ceiling, shade)
    if power:
        area("pendant", (x, y, z - 0.02), (x, y, 0), radius * 1.2, radius * 1.2, power, WARM, glossy=False)


def wicker_pendant(at, ceiling, radius=0.2, height=0.3, ribs=36):
    """A basket of cane round an opal bulb; `at` is the middle of its lower hoop. It does not light the room."""
    x, y, z = at
    cane = material("cane", "#b98a54", 0.7, 0.2)
    outline = [(radius * sin(pi * (0.18 + 0.74 * k / 12)) ** 0.7, height * k / 12) for k in range(13)]
    for rib in range(ribs):
        angle = 2 * pi * rib / ribs
        tube("rib", [(x + r * cos(angle), y + r * sin(angle), z + up) for r, up in outline], 0.0028, cane, sides=6)
    for r, up in outline[::2]:
        ring("hoop", r, 0.004, cane, (x, y, z + up))
    lathe("opal", [(0.055 * sin(pi * k / 16), 0.055 * -cos(pi * k / 16)) for k in range(17)],
          lit("opal", "#ffc98c", 6), 32, (x, y, z + 0.5 * height)).visible_diffuse = False
    _flex((x, y, z + height), ceiling, cane)


def ring_pendant(at, ceiling, radius, colour="#f1ede4", light=2.5):
    """A hoop, lit along its underside, on three wires; `at` is its middle. It does not light the room."""
    x, y, z = at
    lit_hoop = ring("lit hoop", radius, 0.034, lit("lit hoop", (*WARM, 1), light), (x, y, z), steps=96, sides=16)
    lit_hoop.visible_diffuse = False
    ring("hoop", radius, 0.040, material("hoop", colour, 0.45, 0.4), (x, y, z + 0.022), steps=96, sides=16)
    for k in range(3):
        angle = 2 * pi * k / 3 + 0.5
        foot = (x + radius * cos(angle), y + radius * sin(angle), z)
        tube("wire", [foot, (x, y, min(ceiling, z + 2 * radius))], 0.003, dark_metal(), smooth=False)
    _flex((x, y, min(ceiling, z + 2 * radius)), ceiling, material("rose", colour, 0.45, 0.4))


def linear_pendant(at, ceiling, length, power=0):
    """A slim bar along Y above a table, lit along its underside; `at` is the middle of that."""
    x, y, z = at
    black, half = dark_metal(), length / 2
    box("bar", x - 0.022, x + 0.022, y - half, y + half, z, z + 0.05, black, 0.003)
    box("light line", x - 0.016, x + 0.016, y - half + 0.01, y + half - 0.01, z - 0.002, z,
        glow("light line", (*WARM, 1), 5), 0.0005)
    for end in (0.25 * length - half, half - 0.25 * length):
        _flex((x, y + end, z + 0.05), ceiling, black)
    if power:
        area("pendant", (x, y, z - 0.02), (x, y, 0), 0.05, length, power, WARM, glossy=False)


def drum_pendant(at, ceiling, radius, colour, power):
    """A wide drum of felt with a pale bottom; `at` is the middle of its lower edge."""
    x, y, z = at
    profile = [(0, 0.19), (radius - 0.012, 0.18), (radius - 0.012, 0), (radius, 0.002), (radius, 0.20), (0, 0.21)]
    lathe("drum", profile, cloth(colour), 96, at)
    bottom = lathe("diffuser", [(0, 0.02), (radius - 0.014, 0.02)], glow("diffuser", "#ffe2ba", 1.6), 64, at)
    bottom.visible_diffuse = bottom.visible_glossy = False
    cylinder("flex", 0.005, ceiling - z - 0.2, dark_metal(), (x, y, z + 0.2), STANDING, sides=10)
    area("pendant", (x, y, z - 0.01), (x, y, 0), 1.5 * radius, 1.5 * radius, power, (1, 0.86, 0.68), glossy=False)


def downlights(places, ceiling, radius=0.05, light=3):
    """Round fittings flush with the ceiling at (x, y) places; visible, but they add almost no light."""
    rim, disc = material("rim", "#d9d6d0", 0.5), glow("downlight", (*WARM, 1), light)
    for x, y in places:
        cylinder("rim", radius, 0.006, rim, (x, y, ceiling - 0.005), STANDING, 0.001)
        cylinder("downlight", radius * 0.8, 0.004, disc, (x, y, ceiling - 0.007), STANDING, 0.001)


def light_line(x0, x1, y0, y1, ceiling, power=14, strength=4.0, colour=WARM):
    """A recessed line of light in the ceiling; the light itself comes from a softbox of the same size."""
    line = glow("light line", (*colour, 1), strength)
    box("light line", x0, x1, y0, y1, ceiling - 0.004, ceiling + 0.01, line, 0.001)
    middle = ((x0 + x1) / 2, (y0 + y1) / 2, ceiling - 0.03)
    area("light line", middle, (middle[0], middle[1], 0), x1 - x0, y1 - y0, power, colour, glossy=False)
