"""All products side by side, orthographic, at one scale, with their shadows on a transparent background.

Both sizes share the same positions, so that a page can swap 43 for 55 inch without a layout change. The positions are
in lib/business/content/lineup.json, in mm from the middle of the picture and above the floor.
"""
import json
from math import cos, pi, radians, sin

from geometry import LYING, quad
from kiosks import products
from kiosks.finish import finish
from kiosks.parts import MM
from materials import REPOSITORY, material
from props.mobility import wheelchair
from props.people import FLAT, LOOKING_UP, SEATED, Look, Touch, person
from stage import Scene, area, camera, card, world

PLACES = json.loads((REPOSITORY / "lib/business/content/lineup.json").read_text())
WIDTH_PX = 2400
TILT, TURN = 7, 14  # degrees: of the camera, so that the floor and the table show, and of what stands on the floor


def family(inch):
    grey = finish()
    at = {name: (x * MM, 0, 0) for name, x in PLACES["centres"].items()}
    products.brandvision(grey, "reception", inch=inch, turn=TURN, at=at["brandvision"])
    products.brandvision(grey, "hotel", inch=inch, turn=TURN, at=at["brandvision-double"], screen_back="museum")
    products.clearvision(grey, "tulips", 1.2, inch=inch, turn=TURN, at=at["clearvision"])
    products.clearvision(grey, "houses", 1.15, inch=inch, turn=TURN, at=at["clearvision-double"],
                         screen_back="coffee")
    products.touch_table(grey, "school", inch=inch, turn=TURN, at=at["touch-table"])
    middle = PLACES["middleOfWallKiosk"] * MM
    products.wall_kiosk(grey, "care", inch=inch, at=(at["wall-kiosk"][0], 0, middle))
    middle = PLACES["bottomOfCeilingKiosk"] * MM + products.measures("ceiling-kiosk", inch)[0] / 2
    products.ceiling_kiosk(grey, "departures", inch=inch, at=(at["ceiling-kiosk"][0], 0, middle),
                           ceiling=PLACES["ceiling"] * MM)


def people():
    """Somebody in a wheelchair at the wall kiosk of either size, and somebody of 1.75 m who looks at the ceiling kiosk."""
    at_wall = PLACES["centres"]["wall-kiosk"] * MM
    wheelchair((at_wall + 1.00, -0.42, 0), -84)
    person((at_wall + 0.97, -0.42, 0.11), -84, SEATED,
           Look("female", "shirt", "#2f6f78", hair="pixie", hair_colour="#8d8880", age=0.7),
           touches=(Touch((at_wall + 0.19, -0.078, 1.13), 0), Touch((at_wall + 0.62, -0.53, 0.71), 1, FLAT)))
    person((PLACES["person"] * MM, -0.12, 0), 208, LOOKING_UP,
           Look("male", "shirt", "#8a5a3c", "#2d343c", hair="cropped"))


def shadows():
    """The floor up to the wall catches shadows; the page draws both."""
    back, front = (PLACES["footOfWall"] - PLACES["ground"]) * MM / sin(radians(TILT)), -3
    floor = quad("floor", 20, back - front, material("floor", "#e7e4dc", 0.9, 0), (0, (back + front) / 2, 0), LYING)
    floor.is_shadow_catcher = True


def view():
    """Looks down by TILT; what stands on the floor at y = 0 keeps its place in the picture."""
    tilt, middle = radians(TILT), (PLACES["height"] / 2 - PLACES["ground"]) * MM
    eye = (0, middle * sin(tilt) - 8 * cos(tilt), middle * cos(tilt) + 8 * sin(tilt))
    camera(eye, orthographic=PLACES["width"] * MM).rotation_euler = (pi / 2 - tilt, 0, 0)


def lights():
    """In a parallel view the card behind the camera is reflected 1:1, so its gradient covers every face."""
    world(0.20)
    area("key", (-3.6, -5.5, 4.2), (0, 0, 1.2), 6.0, 2.6, 460, glossy=False)
    area("fill", (5.0, -5.0, 2.0), (0, 0, 1.0), 3.8, 2.6, 140, glossy=False)
    area("top", (0, -0.4, 5.2), (0, 0, 0), 9, 2.0, 190, glossy=False)
    card("sheen", (0, -3.4, 2.6), (0, 0, 2.6), 11, 3.4, 0.9, gradient=-90)
    for x in (-7, 7):
        card("edge", (x, -1.2, 1.6), (0, 0, 1.6), 3, 4, 3)


def scene(stand, *arguments):
    def build():
        stand(*arguments)
        shadows()
        lights()
        view()

    height = round(WIDTH_PX * PLACES["height"] / PLACES["width"])
    return Scene(build, WIDTH_PX, height, samples=40, transparent=True, exposure=0.25)


# The people are a picture of their own, which lies over either size: other pages show single products of the line-up.
SCENES = {"lineup-43": scene(family, 43), "lineup-55": scene(family, 55), "lineup-people": scene(people)}
