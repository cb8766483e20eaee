"""The seven products in the studio, some of them placed in another way too, three-quarter view, square.

All share one camera position, light and backdrop; only the crop differs. The table is seen from standing height.
"""
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from math import atan2, cos, pi, radians, sin

from mathutils import Vector

from kiosks import products
from kiosks.finish import NEUTRAL, finish
from scenes.studioset import backdrop, ceiling, directions, mirror_image, shop_window, socket, standing_mirror, wall
from stage import Scene, area, camera, card, mirrored_way, world

EYE = Vector((0, -6.6, 1.45))
PICTURE = 1600  # px: the site shows 800 px at most, on screens of twice the density
FLOOR = 2.18, -0.26  # the crop of all floor models: one scale, feet on one line
HUNG = 1.52, 0.84  # of what hangs at eye height, at the scale of the ceiling kiosk


@dataclass
class Shot:
    """What differs per product. All lengths in metres."""

    product: Callable
    frame: float  # height of the picture at the product
    bottom: float  # height of its lower edge above the floor
    side: float = 0.0  # how far the frame moves to the right
    turn: float = 26.0  # rotation of the product in degrees
    behind: bool = False  # seen from its other side
    sheen: float = 2.1  # height of the reflection card
    strip: float = 4.2  # light of the card that the side face mirrors
    eye: Vector = EYE
    surroundings: Callable | None = None
    mirrored: bool = False  # a standing mirror shows its other side


def mirrors(turn, eye):
    """Unit vectors to what the front and the left face of the product reflect to the camera."""
    front, right = directions(turn)
    return mirrored_way(eye, front), mirrored_way(eye, -right)


def lights(turn, sheen, eye=EYE, strip=4.2):
    """Softbox and gradient card where the front face reflects the camera, the strip where the side face does."""
    front_mirror, side_mirror = mirrors(turn, eye)
    world(0.12)
    # Not in reflections, where the key light would reduce the contrast of glass and body.
    area("key", Vector((0, 0, 3.0)) + front_mirror * 3.2, (0, 0, 1.25), 1.7, 1.3, 165, glossy=False)
    area("fill", (-3.4, -3.2, 2.4), (0, 0, 0.9), 2.6, 2.6, 26)
    area("top", (0, 0.2, 4.6), (0, 0.1, 0), 2.6, 1.8, 85)
    area("wash", (0, 0.2, 5.2), (0, 3.2, 1.4), 6, 0.8, 85, glossy=False)
    card("strip", Vector((0, 0, 1.2)) + side_mirror * 2.2, (0, 0, 1.0), 1.5, 3.4, strip)
    card("sheen", Vector((0, 0, sheen)) + front_mirror * 3.6, (0, 0, sheen - 0.8), 3.6, 3.0, 4.2, gradient=-58,
         offset=-0.16)
    # Black card on the floor: otherwise the lower front reflects the white paper.
    flag = card("flag", Vector((0, 0, 0.004)) + front_mirror * 4.5, (0, 0, 0.004), 3.4, 6.4, 0)
    flag.rotation_euler = (pi / 2, 0, atan2(-front_mirror.x, front_mirror.y) + pi)


def evening(turn, sheen, eye=EYE, strip=4.2):
    """A dark room: one warm lamp behind the object, a little of the light of `lights`, and what its own screens give."""
    front_mirror, side_mirror = mirrors(turn, eye)
    world(0.008, (0.55, 0.68, 1, 1))
    area("lamp", (1.5, 1.5, 3.9), (0.2, 0, 0.6), 0.5, 0.5, 14, (1, 0.72, 0.45), glossy=False)
    area("room", Vector((0, 0, 3.0)) + front_mirror * 3.2, (0, 0, 1.25), 1.7, 1.3, 5, (0.75, 0.85, 1), glossy=False)
    card("strip", Vector((0, 0, 1.2)) + side_mirror * 2.2, (0, 0, 1.0), 1.5, 3.4, strip * 0.24, colour=(1, 0.8, 0.58, 1))
    card("sheen", Vector((0, 0, sheen)) + front_mirror * 3.6, (0, 0, sheen - 0.8), 3.6, 3.0, 0.28, gradient=-58,
         offset=-0.16)


def table_flag(turn, tilt, height, eye):
    """A dark card where the table glass would reflect the paper; one corner of it is light."""
    normal, _ = directions(turn)
    up = normal * sin(radians(tilt)) + Vector((0, 0, cos(radians(tilt))))
    top = Vector((0, 0, height))
    view = (top - eye).normalized()
    card("table flag", top + (view - 2 * view.dot(up) * up) * 2.2, top, 5.0, 3.4, 1.6, gradient=-58, offset=-0.78)


def table(turn, tilt=15.0):
    table_flag(turn, tilt, products.measures("touch-table", 43)[0], TABLE_EYE)
    socket(turn, (-0.41, 0.27), (0.22, 0.62))


TABLE_EYE = Vector((0, -4.0, 1.75))
CEILING = 3.2
SHOTS = {
    "brandvision": Shot(partial(products.brandvision, screen="reception"), *FLOOR),
    "brandvision-double": Shot(partial(products.brandvision, screen="hotel", screen_back="museum"), *FLOOR, turn=42,
                               mirrored=True),
    "clearvision": Shot(partial(products.clearvision, screen="tulips"), *FLOOR,
                        surroundings=lambda turn: shop_window(turn, 0.42, 1.36, side=0.10)),
    "clearvision-double": Shot(
        partial(products.clearvision, screen="coffee", screen_back="houses", bright=1.4), *FLOOR, turn=42,
        behind=True, mirrored=True),
    "clearvision-hung": Shot(products.clearvision_on_cables, *HUNG, sheen=2.3),
    "clearvision-hung-landscape": Shot(
        partial(products.clearvision_on_cables, screen="menu-wide", landscape=True), *HUNG, sheen=2.3),
    "touch-table": Shot(partial(products.touch_table, screen="school"), 1.60, -0.40, strip=1.4, eye=TABLE_EYE,
                        surroundings=table),
    "wall-kiosk": Shot(partial(products.wall_kiosk, screen="care"), 1.40, 0.60, sheen=2.6, surroundings=wall),
    "wall-kiosk-landscape": Shot(partial(products.wall_kiosk, screen="queue", landscape=True, at=(0, 0, 0.965)), 1.40,
                                 0.265, sheen=2.27, surroundings=wall),
    "ceiling-kiosk": Shot(partial(products.ceiling_kiosk, screen="departures", ceiling=CEILING), 1.52, 1.78,
                          sheen=4.7, surroundings=lambda turn: ceiling(CEILING)),
}


def scene(shot: Shot, coat=NEUTRAL, light=lights):
    def build():
        product = shot.product(finish(coat), turn=shot.turn + 180 * shot.behind)
        if shot.mirrored:
            standing_mirror(shot.turn)
            mirror_image(shot.product(finish(coat)), product, shot.turn)
        if shot.surroundings:
            shot.surroundings(shot.turn)
        backdrop()
        light(shot.turn, shot.sheen, shot.eye, shot.strip)
        camera(shot.eye, 36 * abs(shot.eye.y) / shot.frame, shift_x=shot.side / shot.frame,
               shift_y=(shot.bottom + shot.frame / 2 - shot.eye.z) / shot.frame)

    return Scene(build, PICTURE, PICTURE, exposure=-0.1)


# The window model dims its screen in the dark; its glass is darker than the street and shows nothing.
EVENINGS = {
    "brandvision-double": SHOTS["brandvision-double"],
    "clearvision": replace(SHOTS["clearvision"], product=partial(products.clearvision, screen="tulips", bright=0.85),
                           surroundings=None),
    "ceiling-kiosk": SHOTS["ceiling-kiosk"],
}

# A product with the screen of another sector than its picture has.
IN_SECTORS = {"brandvision-care": Shot(partial(products.brandvision, screen="care-call"), *FLOOR)}

SCENES = {name: scene(shot) for name, shot in (SHOTS | IN_SECTORS).items()} | {
    f"{name}-evening": scene(shot, light=evening) for name, shot in EVENINGS.items()
}
