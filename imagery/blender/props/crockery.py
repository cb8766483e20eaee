"""What stands on counters, shelves and laid tables: cups, plates, glasses, jars, bottles, bread and cake.

`at` is always the point underneath.
"""
from math import cos, pi, radians, sin
import random

from geometry import LYING, lathe, slab, tube
from materials import material, mottled
from surfaces import ceramic, oak, steel


def cup(at, colour=(0.85, 0.83, 0.79, 1), size=1.0, saucer=True):
    x, y, z = at
    profile = [(0, 0.006), (0.022, 0.006), (0.034, 0.020), (0.041, 0.045), (0.043, 0.066), (0.041, 0.067),
               (0.038, 0.045),
               (0.030, 0.020), (0, 0.014)]
    made = ceramic(colour)
    lathe("cup", [(r * size, h * size) for r, h in profile], made, 40, at)
    lathe("coffee", [(0.040 * size, 0.056 * size), (0, 0.0562 * size)], material("coffee", "#4a2c17", 0.2), 32, at)
    tube("ear", [(x + 0.039 * size, y, z + 0.055 * size), (x + 0.063 * size, y, z + 0.052 * size),
                 (x + 0.060 * size, y, z + 0.026 * size), (x + 0.034 * size, y,
                                                           z + 0.022 * size)], 0.0042 * size, made, sides=8)
    if saucer:
        plate(at, 0.072 * size, colour)


def plate(at, radius=0.13, colour=(0.85, 0.83, 0.79, 1)):
    profile = [(0, 0.003), (0.60, 0.003), (0.66, 0.006), (1.0, 0.105 * 0.13 / radius * 1.1),
               (0.985, 0.125 * 0.13 / radius * 1.1),
               (0.64, 0.045), (0, 0.035)]
    lathe("plate", [(r * radius, 0.002 + h * radius if h > 0.01 else h) for r, h in profile], ceramic(colour), 56, at)


def stack(at, count, colour=(0.85, 0.83, 0.79, 1), size=1.0):
    """Cups upside down on one another, as they stand on the machine."""
    profile = [(0.041, 0), (0.043, 0.001), (0.041, 0.022), (0.034, 0.047), (0.022, 0.060), (0.021, 0.066), (0, 0.064)]
    made = ceramic(colour)
    for i in range(count):
        lathe("cup", [(r * size, h * size) for r, h in profile], made, 32, (at[0], at[1], at[2] + i * 0.030 * size))


def tumbler(at, height=0.12, radius=0.034):
    """A glass: a thin bright shell, no refraction."""
    shell = material("tumbler", "#dfe9e7", 0.04, 0.6, Alpha=0.28)
    lathe("tumbler", [(radius * 0.8, 0.006), (radius, height), (radius * 0.96, height), (radius * 0.76, 0.010),
                      (0, 0.010)], shell, 32, at)


def bottle(at, height=0.28, radius=0.036, colour="#2d3a2a", label=None):
    profile = [(0, 0), (0.95, 0), (1, 0.02), (1, 0.58), (0.92, 0.66), (0.42, 0.78), (0.36, 0.82), (0.36, 0.96),
               (0.42, 0.965), (0.42, 1), (0, 1)]
    lathe("bottle", [(r * radius, z * height) for r, z in profile], material("bottle", colour, 0.08, 0.6), 32, at)
    if label:
        lathe("label", [(radius * 1.012, height * 0.20), (radius * 1.012, height * 0.48)],
              material("label", label, 0.7), 32, at)


def jar(at, height=0.20, radius=0.06, content="#6b4527", lid="#b98a52"):
    """A glass jar, three quarters full, with a wooden lid."""
    fill = material("content", content, 0.8)
    lathe("content", [(0, 0.008), (radius * 0.93, 0.008), (radius * 0.93, height * 0.70), (0, height * 0.72)], fill,
          28, at)
    shell = material("jar glass", "#e6eeec", 0.04, 0.6, Alpha=0.22)
    lathe("jar", [(0, 0), (radius, 0), (radius, height * 0.86), (radius * 0.9, height * 0.9)], shell, 28, at)
    lathe("lid", [(0, height * 0.89), (radius * 0.95, height * 0.89), (radius * 0.95, height), (0, height)],
          oak("#8a5c30", lid, "x"), 28, at)


def canister(at, height=0.18, radius=0.055, colour="#e5ded0"):
    made = material("canister", colour, 0.35)
    lathe("canister", [(0, 0), (radius, 0), (radius, height * 0.84), (0, height * 0.84)], made, 32, at)
    lathe("canister lid", [(radius * 1.03, height * 0.84), (radius * 1.03, height * 0.97), (radius * 0.98, height),
                           (0, height)], made, 32, at)


def row(x0, x1, y, z, seed, tall=0.30):
    """Fills a shelf from left to right in groups, as people do: jars with jars, bottles with bottles."""
    rnd, x = random.Random(seed), x0
    while x < x1 - 0.10:
        kind, count = rnd.choice("jjcbbpk"), rnd.randint(2, 4)
        content = rnd.choice(("#5b3a20", "#a9783f", "#3d2616", "#d7c29a", "#7b2d1e"))
        colour = rnd.choice(("#e5ded0", "#2b2c2a", "#b98a52"))
        for _ in range(count):
            depth = y + rnd.uniform(-0.02, 0.02)
            if kind == "j":
                radius = rnd.uniform(0.05, 0.062)
                jar((x + radius, depth, z), rnd.uniform(0.55, 0.78) * tall, radius, content)
            elif kind == "c":
                radius = rnd.uniform(0.045, 0.055)
                canister((x + radius, depth, z), rnd.uniform(0.45, 0.62) * tall, radius, colour)
            elif kind == "b":
                radius = 0.036
                bottle((x + radius, depth, z), rnd.uniform(0.88, 1) * tall, radius,
                       rnd.choice(("#2d3a2a", "#5a3416", "#8a4f1c")), "#e8e0cf")
            elif kind == "k":
                radius = 0.045
                stack((x + radius, depth, z), rnd.randint(3, 5))
            else:
                radius = 0.09
                for level in range(rnd.randint(5, 9)):
                    plate((x + radius, depth, z + level * 0.009), 0.085)
            x += 2 * radius + 0.016
            if kind == "p" or x > x1 - 0.10:
                break
        x += rnd.uniform(0.05, 0.16)


def loaf(at, length=0.26, radius=0.055, turn=0.0):
    """A long bread with a dusted crust."""
    crust = mottled(material("crust", rough=0.8), "#8a4f22", "#d8a666", 22, 5)
    ring = [(0, 0), (0.010, 0.45), (0.05, 0.80), (0.25, 1), (0.5, 1.02), (0.75, 1), (0.95, 0.80), (0.99, 0.45),
            (1, 0)]
    body = lathe("loaf", [(r * radius, t * length) for t, r in ring], crust, 24)
    body.location = (at[0], at[1], at[2] + radius * 0.72)
    body.rotation_euler, body.scale = (0, pi / 2, radians(turn)), (0.78, 1, 1)


def board(at, width=0.42, depth=0.22, turn=0.0):
    slab("board", width, depth, 0.02, 0.03, oak("#7a5230", "#a8784a", "x"), 0.004, at=(at[0], at[1], at[2] + 0.02),
         rotation=(LYING[0], 0, radians(turn)))


def cake(at, radius=0.11, colour="#a5642c", top="#e9d3a0"):
    """A cake on a foot under a glass dome."""
    made = ceramic()
    lathe("foot", [(0, 0), (0.075, 0), (0.06, 0.012), (0.014, 0.03), (0.014, 0.10), (0.05, 0.115),
                   (radius + 0.035, 0.118),
                   (radius + 0.037, 0.128), (0, 0.128)], made, 48, at)
    lathe("cake", [(0, 0.128), (radius, 0.128), (radius * 1.02, 0.195), (radius * 0.98, 0.205), (0, 0.207)],
          material("cake", colour, 0.8), 48, at)
    lathe("icing", [(radius * 0.96, 0.205), (radius * 0.9, 0.214), (0, 0.216)], material("icing", top, 0.5), 48, at)
    r = radius + 0.022
    arc = [(r * cos(a * pi / 16), 0.24 + 0.075 * sin(a * pi / 16)) for a in range(1, 8)]
    dome = [(r, 0.130), (r, 0.24), *arc, (0.008, 0.316), (0.012, 0.345), (0, 0.35)]
    lathe("dome", dome, material("dome", "#e8f0ee", 0.03, 0.6, Alpha=0.16), 48, at)


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
         at=spot(reach, 0.20, 0.006),
         rotation=(LYING[0], 0, angle))
    for side in (0.185, 0.215):
        slab("cutlery", 0.016, 0.19, 0.003, 0.007, steel(), 0.001, at=spot(reach, side, 0.0095),
             rotation=(LYING[0], 0, angle))
    tumbler(spot(reach - 0.15, 0.16), 0.11)
