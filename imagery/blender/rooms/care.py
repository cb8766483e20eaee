"""Zorghuis Parkzicht: the hall in soft morning light. A curved wall with a handrail leads to the desk."""
from dataclasses import replace
from math import pi, radians, sin

from building.curved_wall import Bend, handrail, skirting, sweep
from geometry import LYING, box, quad, slab
from glass import window_glass
from kiosks import products
from kiosks.finish import finish
from lettering import words
from materials import material, mottled
from outside import trees
from props.armchairs import upright_armchair
from props.books import magazine
from props.ceiling_lamps import cylindrical, downlights, shade_pendant
from props.crockery import cup
from props.mobility import rollator
from props.orchid import orchid
from props.people import AT_REST, SEATED, STRIDING, Look, person
from props.tables import round_table
from stage import Scene, area, camera, sun, world
import surfaces

CEILING = 2.85
FACADE, BACK = -3.6, 7.6  # x of the windows, y of the far wall
OCHRE, INK = "#c9851f", "#20382f"
SAGES = ("#c5cbbc", "#b5bfac", "#a3b09c", "#8b9a86")  # wall, far hills, near hills, cladding
CURVE = Bend(start=(1.04, 2.24), turn=-15, straight=0.47, radius=0.85, angle=82, before=2.4, after=5.0)


def floor_and_ceiling():
    linoleum = mottled(material("linoleum"), "#aaa192", "#b8afa0", 30, 8, rough=(0.24, 0.34))
    quad("floor", 14, 16, linoleum, (1.2, 3.0, 0), LYING)
    white = surfaces.paint((0.83, 0.82, 0.80, 1))
    box("ceiling", FACADE - 0.2, 6, -4, BACK + 0.3, CEILING, CEILING + 0.2, white, 0.002)
    dark = material("joint", "#c4c0b8", 0.9)
    for i in range(1, 8):
        box("joint", FACADE, 6, i * 1.2 - 1.2, i * 1.2 - 1.194, CEILING - 0.001, CEILING + 0.01, dark, 0.0005)
    downlights([(x, y) for x in (-2.4, -0.9) for y in (3.0, 4.8, 6.6)], CEILING, 0.088, 2.2)
    sweep("line", CURVE, [(1.02, 0.0012), (1.14, 0.0012)], material("walking line", OCHRE, 0.4), -2.4)


def facade():
    oak, glass = surfaces.oak("#8f6238", "#bd8d58"), window_glass(0.05)
    render_coat = surfaces.paint((0.78, 0.76, 0.72, 1))
    box("sill wall", FACADE - 0.30, FACADE, -3, BACK, 0, 0.42, render_coat, 0.003)
    box("lintel", FACADE - 0.30, FACADE, -3, BACK, 2.62, CEILING, render_coat, 0.003)
    slab("sill", 0.30, BACK + 3, 0.03, 0.006, oak, 0.006, at=(FACADE - 0.11, BACK / 2 - 1.5, 0.45), rotation=LYING)
    for i in range(8):
        y = BACK - 0.06 - i * 1.35
        box("mullion", FACADE - 0.20, FACADE - 0.06, y - 0.035, y + 0.035, 0.44, 2.63, oak, 0.004)
        if i:
            pane = quad("pane", 1.28, 2.12, glass, (FACADE - 0.13, y + 0.675, 1.535), (0, 0, pi / 2))
            pane.visible_shadow = False
    for z in (0.455, 2.585, 1.98):
        box("rail", FACADE - 0.19, FACADE - 0.07, -3, BACK, z, z + 0.05, oak, 0.004)


def curved_wall():
    """Hills painted above the handrail, linoleum cladding against beds and rollators below it."""
    oak = surfaces.oak("#8a5c33", "#b98850", along="x")
    paints = [surfaces.plaster(colour) for colour in SAGES[:3]]
    cladding = material("cladding", SAGES[3], 0.55, 0.3)
    sweep("wall", CURVE, [(0, 0.96), (0, CEILING + 0.05)], paints[0])
    sweep("far hills", CURVE, [(0.001, 0.96), (0.001, lambda s: 1.62 + 0.13 * sin(2.3 * s + 2.4))], paints[1])
    sweep("near hills", CURVE, [(0.002, 0.96), (0.002, lambda s: 1.30 + 0.09 * sin(3.1 * s - 0.6))], paints[2])
    sweep("cladding", CURVE, [(0.004, 0), (0.004, 0.955), (0.002, 0.960), (0, 0.960)], cladding)
    skirting(CURVE, material("skirting", "#5d6b5c", 0.5))
    handrail(CURVE, 0.42, 6.2, oak, surfaces.steel())
    handrail(CURVE, -2.2, -0.42, oak, surfaces.steel())


def back_wall():
    white = surfaces.plaster((0.80, 0.78, 0.74, 1))
    box("back wall", FACADE - 0.3, 4, BACK, BACK + 0.2, 0, CEILING, white, 0.003)
    box("skirting", FACADE, 4, BACK - 0.014, BACK, 0, 0.09, surfaces.paint((0.74, 0.72, 0.69, 1), 0.6), 0.003)


def desk(x=-0.55, y=6.30, length=1.9):
    """Counter of oak slats with a high and a low part, its niche in ochre behind it."""
    oak, dark = surfaces.oak("#8f6238", "#c39460"), surfaces.dark_metal("#2b2723")
    top = material("top", "#e6e0d4", 0.35)
    left, step, right = x - length / 2, x + 0.25, x + length
    ochre = surfaces.paint(OCHRE, 0.8)
    box("niche", left - 0.05, right, BACK - 0.03, BACK + 0.01, 0.09, 2.30, ochre, 0.003)
    words("Balie", 0.15, (left - 0.04, BACK - 0.002, 2.42), material("letters", INK, 0.5))
    slab("shelf", 2.2, 0.26, 0.03, 0.004, oak, 0.003, at=(x + 0.3, BACK - 0.16, 1.45), rotation=LYING)
    binders = ((0.26, "#e8e2d4"), (0.24, "#3f5a4b"), (0.27, "#d9cbb0"), (0.23, "#7d3b2b"))
    for i, (height, colour) in enumerate(binders):
        start, cover = left + 0.70 + i * 0.070, material("binder", colour, 0.6)
        box("binder", start, start + 0.06, BACK - 0.24, BACK - 0.05, 1.45, 1.45 + height, cover, 0.004)
    box("high part", left, step, y, y + 0.45, 0.06, 1.06, dark, 0.004)
    box("high top", left - 0.03, step + 0.03, y - 0.04, y + 0.48, 1.06, 1.09, top, 0.006)
    for i in range(round((step - left) / 0.042)):
        slat = left + 0.004 + i * 0.042
        box("slat", slat, slat + 0.030, y - 0.018, y + 0.004, 0.06, 1.055, oak, 0.004)
    for i in range(10):
        slat = y + 0.004 + i * 0.042
        box("slat", left - 0.018, left + 0.004, slat, slat + 0.030, 0.06, 1.055, oak, 0.004)
    box("low part", step, right, y + 0.05, y + 0.45, 0.06, 0.74, oak, 0.004)
    box("low top", step - 0.03, right, y, y + 0.6, 0.74, 0.77, top, 0.006)
    away = (0, 0, radians(160))
    slab("monitor", 0.52, 0.31, 0.03, 0.012, dark, 0.004, at=(step - 0.38, y + 0.62, 1.20), rotation=away)
    orchid((left + 0.40, y + 0.20, 1.09), 0.56)
    for lamp in (left + 0.53, left + 1.15):
        shade_pendant((lamp, y + 0.04, 1.86), CEILING, cylindrical(0.07, 0.36), INK, light=3)


def waiting():
    cover, wood = surfaces.cloth(OCHRE), surfaces.oak("#8f6238", "#bd8d58")
    x = FACADE + 0.52
    for y in (3.20, 3.92, 5.12, 5.84):
        upright_armchair((x, y, 0), 90, cover, wood)
    for seat in (-2.95, -2.23):
        upright_armchair((seat, BACK - 0.48, 0), 0, cover, wood)
    round_table((x, 4.52, 0), 0.25, 0.462, wood, surfaces.steel())
    cup((x + 0.06, 4.42, 0.462))
    magazine((x - 0.02, 4.60, 0.462), 60)
    rollator((x + 0.80, 5.50, 0), 125)


def visitors():
    """Somebody at the desk, somebody on the way there, one who waits for her number."""
    person((-0.42, 5.62, 0), 184, AT_REST, Look("female", "jacket", "#5b6f86", hair="pixie", hair_colour="#8d8880",
                                                 bag="#5a2f24", age=0.8, height=1.66), sideways=0.03)
    person((-1.12, 4.75, 0), 168, STRIDING, Look("male", "jacket", "#7a5a44", "#3a3f47", height=1.80), 0.07)
    x = FACADE + 0.52
    person((x - 0.02, 5.12, 0), 112, replace(SEATED, arms=((16, 52), (20, 56))),
           Look("female", "shirt", "#3f5a4b", "#33383f", hair="pixie", hair_colour="#a8a29a", age=0.9, height=1.66),
           sideways=0.02)


def outside():
    trees.lawn(-40, FACADE - 0.3, -20, 50, dark="#5f7f3e", light="#97ad62")
    trees.hedge(-16, -15, -6, 40, 1.3, leaves=9000, size=0.16)
    planted = ((-9.5, 9.6, 5.6), (-7.6, 13.4, 5.0), (-12.5, 14.0, 7.5), (-9, 18, 6.4), (-14, 10.5, 6.5),
               (-12.6, 21, 7))
    for i, (x, y, height) in enumerate(planted):
        trees.tree((x, y, -0.05), height, height * 0.30, 1.6, seed=i + 1, leaves=4500)


def light():
    world(0.9, "#d3e4ee")
    sun((0.85, -0.16, -0.34), 7.5, (1, 0.90, 0.76), softness=1.2)
    area("sky", (FACADE - 0.35, 3.2, 1.6), (0, 3.2, 1.1), 8.5, 2.2, 200, (0.86, 0.94, 1.0), glossy=False)
    area("room", (0.5, -2.4, 2.3), (0.2, 4, 1.2), 4.5, 2.4, 60, (1, 0.97, 0.93), glossy=False)


def build():
    floor_and_ceiling()
    facade()
    curved_wall()
    back_wall()
    desk()
    waiting()
    visitors()
    outside()
    (x, y), _ = CURVE.at(0)
    products.wall_kiosk(finish("9016"), "care", 1.3, 43, (x, y, 1.32), CURVE.turn)
    products.wall_kiosk(finish("9016"), "queue", 1.3, 55, (-2.55, BACK, 1.88), landscape=True)
    light()
    camera((0, 0, 1.5), 24, shift_y=-0.03)


SCENES = {"care": Scene(build, 2880, 1800, samples=8, threshold=0.03)}
