"""The company's house on the quay at dusk: the seven models behind the glass, calm brick on the left for a heading."""
import random

from geometry import LYING, box, quad
from glass import window_glass
from kiosks import products
from kiosks.finish import finish
from lettering import wordmark, words
from materials import bumped, glow, material
from outside.canal import bollards
from outside.vehicles import bicycle
from props.people import AT_REST, TOUCHING, Look, person
from stage import Scene, area, camera, world
from surfaces import bluestone, brick, concrete, dark_metal, oak, plaster

LEFT, RIGHT = -1.35, 6.85  # of the glass
HEAD, BOARD = 3.05, 3.75  # heights: top of the glass, top of the name board
EDGE, WATER = -2.3, -0.75  # of the quay, height of the water
BACK = 3.4  # wall of the showroom


def house():
    """Brick, a name board over the whole width of the glass, a door of oak at the left."""
    wall = brick("#4a2c25", "#5d382e", "#3c302b", joint=0.008)
    box("brick", -9, LEFT - 0.12, 0, 0.4, 0, 7, wall, 0.003)
    box("brick", RIGHT + 0.12, 12, 0, 0.4, 0, 7, wall, 0.003)
    box("brick", LEFT - 0.12, RIGHT + 0.12, 0, 0.4, BOARD, 7, wall, 0.003)
    box("plinth", -9, LEFT - 0.12, -0.03, 0.1, 0, 0.42, bluestone(), 0.006)
    box("plinth", RIGHT + 0.12, 12, -0.03, 0.1, 0, 0.42, bluestone(), 0.006)
    ink = dark_metal("#16191c")
    box("board", LEFT - 0.12, RIGHT + 0.12, -0.06, 0.3, HEAD, BOARD, ink, 0.006)
    wordmark(glow("sign", "#fff1d8", 2.4), 0.36, (LEFT + 0.10, -0.064, HEAD + 0.16), 0.012)
    words("43", 0.20, (RIGHT - 0.02, -0.066, HEAD + 0.24), glow("number", "#fff1d8", 2.0), align="RIGHT", weight="Bold",
          depth=0.01)
    count = 4
    for i in range(count + 1):
        x = LEFT + i * (RIGHT - LEFT) / count
        box("mullion", x - 0.03, x + 0.03, 0.02, 0.14, 0.10, HEAD, ink, 0.004)
    for z0, z1 in ((0.0, 0.16), (HEAD - 0.06, HEAD)):
        box("rail", LEFT - 0.12, RIGHT + 0.12, 0.0, 0.16, z0, z1, ink, 0.004)
    pane = quad("glass", RIGHT - LEFT, HEAD - 0.1, window_glass(0.015), ((LEFT + RIGHT) / 2, 0.08, (HEAD + 0.1) / 2))
    pane.visible_shadow = pane.visible_diffuse = False


def showroom():
    floor, wall = concrete((0.42, 0.39, 0.35, 1), (0.48, 0.45, 0.41, 1)), plaster((0.74, 0.70, 0.64, 1))
    box("floor", LEFT - 0.12, RIGHT + 0.12, 0.16, BACK, 0, 0.12, floor, 0.002)
    box("back", LEFT - 0.12, RIGHT + 0.12, BACK, BACK + 0.2, 0, HEAD + 0.3, wall, 0.002)
    for x in (LEFT - 0.12, RIGHT + 0.02):
        box("side", x, x + 0.10, 0.16, BACK, 0, HEAD + 0.3, wall, 0.002)
    box("ceiling", LEFT - 0.12, RIGHT + 0.12, 0.16, BACK, HEAD + 0.22, HEAD + 0.3, plaster((0.7, 0.68, 0.65, 1)), 0.002)
    for i in range(round((RIGHT - LEFT) / 0.5)):
        slat = LEFT + 0.1 + i * 0.5
        box("slat", slat, slat + 0.05, 0.3, BACK, HEAD + 0.10, HEAD + 0.20, oak(along="y"), 0.004)
    models(0.12)
    person((3.40, 2.2, 0.12), 50, TOUCHING, Look("male", "jacket", "#2c3f54", height=1.80))
    person((4.62, 1.95, 0.12), 300, AT_REST, Look("female", "shirt", "#8a5a3c", "#2b2f35", hair="bob",
                                                 hair_colour="#3a2618", height=1.68))


def models(z):
    products.brandvision(finish("2004"), "reception", 1.5, 43, (-0.90, 1.15, z), 10)
    products.brandvision(finish("7016"), "hotel", 1.6, 55, (0.00, 1.7, z), 12, screen_back="museum")
    products.clearvision(finish("5015"), "tulips", 1.5, 43, (1.30, 0.9, z), 6)
    products.clearvision(finish("6018"), "houses", 1.5, 43, (2.25, 1.3, z), 4, screen_back="coffee")
    products.touch_table(finish("1018"), "school", 1.4, 43, (4.02, 1.35, z), 14)
    products.wall_kiosk(finish("3020"), "care", 1.4, 43, (6.20, BACK, z + 1.45))
    products.ceiling_kiosk(finish("9016"), "departures", 1.4, 43, (6.12, 0.9, z + 2.40), ceiling=HEAD + 0.22)


def quay():
    stone = brick("#4b4340", "#5a514c", "#3a3532", length=0.2, height=0.1, along="x", relief=0.3)
    box("quay", -16, 16, EDGE + 0.35, 0.2, -0.2, 0, material("pavers", "#57504b", 0.55), 0.004)
    rng = random.Random(2)
    for i in range(34):
        x = -10.2 + i * 0.6
        for j in range(4):
            y = EDGE + 0.37 + j * 0.48
            box("paver", x + 0.3 * (j % 2), x + 0.3 * (j % 2) + 0.59, y, y + 0.47, -0.1, 0.004 + rng.uniform(0, 0.003),
                material("paver", (0.115 + rng.uniform(-.015, .015),) * 2 + (0.12, 1), 0.38), 0.006)
    box("coping", -16, 16, EDGE, EDGE + 0.36, -0.3, 0.02, bluestone(), 0.02)
    box("quay wall", -16, 16, EDGE + 0.04, EDGE + 0.3, WATER - 0.5, -0.2, stone, 0.01)
    surface = bumped(material("water", "#0d1a24", 0.06, 0.6), 1.6, 0.16, 0.04, 2)
    mapping = next(n for n in surface.node_tree.nodes if n.bl_idname == "ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = (0.5, 1.6, 1.0)
    quad("water", 60, 30, surface, (0, EDGE - 15, WATER), LYING)
    bollards(EDGE + 0.18, (-4.6, 0.2, 5.0))
    bicycle((-2.35, -0.55, 0.0), 178, "#16191c")


def light():
    world(0.9, "#5c78b4")
    warm = (1, 0.85, 0.66)
    middle, width = (LEFT + RIGHT) / 2, RIGHT - LEFT
    area("showroom", (middle, 1.7, HEAD + 0.05), (middle, 1.7, 0), width - 0.4, 2.0, 150, warm, glossy=False)
    area("wash", (middle, BACK - 0.8, HEAD), (middle, BACK, 1.6), width, 0.3, 60, warm, glossy=False)
    area("front", (2.6, 0.25, HEAD - 0.05), (2.6, 1.5, 1.0), RIGHT - LEFT - 0.6, 0.2, 60, (1, 0.88, 0.72), glossy=False)
    area("spill", (2.8, -0.1, 2.6), (2.8, -2.6, 0), RIGHT - LEFT, 0.6, 70, warm, glossy=False)
    area("sky", (-4, -14, 10), (0, 0, 1), 14, 8, 420, (0.52, 0.66, 1), glossy=False)


def build():
    house()
    showroom()
    quay()
    light()
    camera((0.32, -15.5, 2.6), 40, shift_y=-0.098)


SCENES = {"showroom": Scene(build, 2880, 1240, samples=10, threshold=0.03, exposure=0.2)}
