"""The concourse of a bus and railway station on a clear morning.

The trains are along +Y; the bus bays are behind the glass on the right (+X), a brick wall is on the left.
"""
from math import pi

from geometry import STANDING, box, cylinder, quad, tube
from glass import window_glass
from kiosks import products
from kiosks.finish import finish
from materials import material, mottled
from outside.brick_houses import row_of_gables
from outside.sky import morning_sky
from outside.vehicles import bus, train
from props import station_fittings
from props.benches import station_bench
from props.clocks import station_clock
from props.luggage import travel_bag
from props.people import AT_REST, LOOKING_UP, STRIDING, WALKING, Look, person
from props.posters import poster
from stage import Scene, area, camera, sun
import surfaces

LEFT, GLASS = -3.6, 6.0  # brick wall, glass wall
NEAR, FAR = -5.0, 21.0  # open behind the camera, glazed at the end
EAVES, ROOF = 4.6, 5.1  # underside of the beams, of the boarding
LIGHT = (-2.1, 0.7)  # the long rooflight
ROUTE = -0.55  # middle of the walking route
BEAMS = [NEAR + 2.6 * i for i in range(11)]
COLUMNS = (5.4, 10.6, 15.8)
COLUMN_X = 3.6
CHIPS = ((0.0, "#a19a8f"), (0.40, "#aca59a"), (0.66, "#958d82"), (0.80, "#c2bbb0"), (0.90, "#7d766c"),
         (0.95, "#b0987a"))  # of the floor: (share, colour)


def floor():
    box("floor", LEFT, GLASS, NEAR, FAR, -0.1, 0, surfaces.terrazzo(CHIPS, 70, 0.17, tile=(1.2, 0.6)), 0.0005)
    station_fittings.guidance_strip((1.2, NEAR, 0), 9.0)
    station_fittings.attention_field(1.2, NEAR + 9.6)
    station_fittings.guidance_strip((1.2, NEAR + 10.2, 0), FAR - NEAR - 10.2)
    station_fittings.guidance_strip((1.8, NEAR + 9.6, 0), GLASS - 1.8, -90)


def roof():
    oak, white = surfaces.oak("#b58a57", "#dcb47c", "y"), surfaces.paint((0.82, 0.81, 0.79, 1))
    for x0, x1 in ((LEFT - 0.3, LIGHT[0]), (LIGHT[1], GLASS + 1.6)):
        box("deck", x0, x1, NEAR, FAR + 2, ROOF + 0.06, ROOF + 0.2, surfaces.dark_metal(), 0.004)
        count = int((x1 - x0) / 0.14)
        for i in range(count):
            x = x0 + (i + 0.5) * (x1 - x0) / count
            box("board", x - 0.05, x + 0.05, NEAR, FAR + 2, ROOF, ROOF + 0.04, oak, 0.004)
    for x in LIGHT:
        box("upstand", x - 0.06, x + 0.06, NEAR, FAR + 2, ROOF - 0.06, ROOF + 0.95, white, 0.004)
    for y in BEAMS:
        box("beam", LEFT, GLASS + 1.4, y - 0.08, y + 0.08, EAVES, ROOF - 0.002,
            surfaces.oak("#a97c48", "#cda069", "x"), 0.006)
        box("glazing bar", *LIGHT, y - 0.03, y + 0.03, ROOF + 0.86, ROOF + 0.94, white, 0.003)


def columns():
    steel = material("column white", (0.78, 0.77, 0.74, 1), 0.4)
    for y in COLUMNS:
        cylinder("column", 0.075, 3.4, steel, (COLUMN_X, y, 0), STANDING, 0.003)
        cylinder("base", 0.13, 0.018, surfaces.steel(), (COLUMN_X, y, 0), STANDING, 0.004)
        for dx, dy in ((-1.25, 0), (1.25, 0), (0, -1.25), (0, 1.25)):
            tube("branch", [(COLUMN_X, y, 3.38), (COLUMN_X + dx, y + dy, EAVES)], 0.038, steel, sides=16,
                 smooth=False)
    box("purlin", COLUMN_X - 0.09, COLUMN_X + 0.09, NEAR, FAR + 1, EAVES - 0.002, EAVES + 0.3,
        surfaces.oak(along="y"), 0.006)


def glass_wall():
    frame = surfaces.dark_metal("#2b2f31")
    pane = window_glass(0.10)
    y = NEAR
    while y <= FAR:
        box("mullion", GLASS - 0.03, GLASS + 0.03, y - 0.03, y + 0.03, 0, EAVES, frame, 0.003)
        y += 1.3
    for z, half in ((0.05, 0.05), (2.45, 0.03), (EAVES - 0.05, 0.05)):
        box("transom", GLASS - 0.035, GLASS + 0.035, NEAR, FAR, z - half, z + half, frame, 0.003)
    sheet = quad("pane", FAR - NEAR, EAVES, pane, (GLASS, (NEAR + FAR) / 2, EAVES / 2), (0, 0, -pi / 2))
    sheet.visible_shadow = sheet.visible_diffuse = False
    mark = material("pane mark", (0.85, 0.85, 0.84, 1), 0.6)
    for i in range(int((FAR - NEAR) / 0.26)):
        quad("pane mark", 0.05, 0.05, mark, (GLASS - 0.005, NEAR + 0.13 + i * 0.26, 1.5), (0, 0, -pi / 2))


def end_wall():
    frame = surfaces.dark_metal("#2b2f31")
    for i in range(8):
        x = LEFT + i * (GLASS - LEFT) / 7
        box("mullion", x - 0.03, x + 0.03, FAR - 0.04, FAR + 0.04, 0, EAVES, frame, 0.003)
    for z in (0.05, 2.55, EAVES - 0.05):
        box("transom", LEFT, GLASS, FAR - 0.04, FAR + 0.04, z - 0.04, z + 0.04, frame, 0.003)
    for x in (-0.2, 1.2, 2.6):
        box("door frame", x - 0.06, x + 0.06, FAR - 0.10, FAR + 0.02, 0, 2.6, frame, 0.004)
    box("door head", -0.26, 2.66, FAR - 0.16, FAR + 0.02, 2.5, 2.86, frame, 0.004)


def brick_wall():
    bricks = surfaces.brick("#b3a899", "#cdc4b6", "#c4bdb1", along="y")
    box("wall", LEFT - 0.4, LEFT, NEAR, FAR, 0, ROOF, bricks, 0.003)
    box("skirting", LEFT, LEFT + 0.02, NEAR, FAR, 0, 0.14, surfaces.dark_metal(), 0.003)
    for y, picture in ((5.9, "fashion"), (7.7, "poster-cycling")):
        poster((LEFT, y, 1.62), picture, 90)
    station_fittings.litter_bin((LEFT + 0.32, 9.4, 0), 90)
    for y in (6.6, 12.2):
        station_bench((LEFT + 0.42, y, 0), 90, 2.6)


def outside():
    paving = mottled(material("paving", rough=0.8), "#9a958c", "#aaa59b", 3)
    asphalt = mottled(material("asphalt", rough=0.9), "#5d5f60", "#6a6c6d", 5)
    box("platform", GLASS + 0.05, 8.2, NEAR, 60, -0.2, -0.02, paving, 0.01)
    box("road", 8.2, 30, NEAR, 60, -0.4, -0.18, asphalt, 0.01)
    box("kerb line", 8.0, 8.2, NEAR, 60, -0.19, -0.015, material("kerb", "#e6e2d8", 0.7), 0.01)
    bus((9.7, 11.9, -0.18))
    for y, letter in ((9.4, "A"), (16.5, "B"), (24.0, "C")):
        cylinder("post", 0.045, 3.2, surfaces.dark_metal(), (7.5, y, 0), STANDING, 0.003)
        station_fittings.letter_sign(letter, (7.5, y - 0.06, 3.0))
    row_of_gables(24, 2, 64)
    box("train platform", -20, GLASS, FAR + 0.05, FAR + 6.5, -0.2, -0.02, paving, 0.01)
    train((-2, FAR + 7.4, 0))


def kiosks():
    products.ceiling_kiosk(finish("7016"), "departures", 1.35, 55, (ROUTE, -0.36, 2.70), ceiling=EAVES)
    products.ceiling_kiosk(finish("7016"), "platform", 1.35, 55, (ROUTE, 5.2, 2.70), ceiling=EAVES)
    products.brandvision(finish("5002"), "station-map", 1.35, 55, (2.5, 2.6, 0), 14, screen_back="station-map")
    station_fittings.direction_sign((2.0, BEAMS[6], 3.15), EAVES)
    station_clock((1.16, BEAMS[3], 3.62), EAVES, 8, 17)


def travellers():
    """One reads the departures beside her bag; the others know their platform and run for it."""
    person((-1.05, 2.30, 0), 176, LOOKING_UP, Look("female", "jacket", "#a8885c", hair="tail", hair_colour="#5a3a22",
                                                  bag="#2b2522", height=1.70), sideways=0.02)
    travel_bag((-1.52, 2.62, 0), 24, "#2f5d58")
    person((0.30, 4.70, 0), 176, STRIDING, Look("male", "jacket", "#33475c", backpack="#6d5a3a", height=1.83), 0.12)
    person((-2.75, 8.30, 0), 178, AT_REST,
           Look("male", "jacket", "#6a3a34", hair="cropped", age=0.6, hair_colour="#6d6a66"),
           sideways=0.04)
    person((1.75, 9.20, 0), 120, WALKING, Look("female", "jacket", "#2c2f33", hair="pixie", height=1.68), 0.14)
    person((0.55, 12.6, 0), 200, STRIDING,
           Look("female", "blouse", "#77858c", "#2a2a30", hair="tail", shoes="shoes03"), 0.16)


def light():
    morning_sky(0.85)
    sun((-0.74, -0.40, -0.56), 6.5, softness=0.7)
    area("sky right", (GLASS + 0.4, 8, 2.6), (0, 8, 1.5), 26, 4.6, 420, (0.86, 0.93, 1), glossy=False)
    area("sky above", (sum(LIGHT) / 2, 8, ROOF + 1.0), (sum(LIGHT) / 2, 8, 0), 2.6, 26, 420, (0.92, 0.96, 1),
         glossy=False)
    area("behind", (1.2, NEAR - 1, 2.6), (1.2, 10, 2.2), 8, 4.6, 150, (1, 0.97, 0.93), glossy=False)


def build():
    floor()
    roof()
    columns()
    glass_wall()
    end_wall()
    brick_wall()
    outside()
    kiosks()
    travellers()
    light()
    camera((0.1, -4.0, 1.6), 30, shift_y=0.0875, turn=-5)


SCENES = {"station": Scene(build, 2880, 1800, samples=14, threshold=0.03)}
