"""Lamps on and in the ceiling: pendants, downlights, lines of light. `power` is in watts."""
from math import cos, pi, sin

from geometry import STANDING, box, cylinder, empty, lathe, tube
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


def dome_pendant(at, ceiling, radius=0.11, height=0.154, colour="#20211f", light=5, power=0):
    """A metal dome on a flex; `at` is the middle of its opening, `light` the strength of the disc in it.

    With power=0 it is visible but does not light the room.
    """
    x, y, z = at
    shade = material("shade", colour, 0.45, 0.4)
    dome = [(radius * cos(a * pi / 36), height * sin(a * pi / 36)) for a in range(18)]
    inside = [(r - 0.004, z - 0.003) for r, z in reversed(dome)]
    lathe("shade", [*dome, (0.012, height + 0.006), (0.011, height - 0.003), *inside], shade, 64, at)
    disc = glow("lit disc", (*WARM, 1), light)
    cylinder("lit disc", radius * 0.76, 0.012, disc, (x, y, z + 0.1 * height), STANDING, 0.003)
    tube("flex", [(x, y, z + height), (x, y, ceiling)], 0.003, dark_metal(), smooth=False)
    cylinder("rose", 0.05, 0.03, shade, (x, y, ceiling - 0.03), STANDING, 0.004)
    if power:
        area("pendant", (x, y, z - 0.02), (x, y, 0), radius * 1.2, radius * 1.2, power, WARM, glossy=False)


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
