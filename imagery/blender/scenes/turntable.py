"""Every product on a turntable in studio grey, 16:9; and opened, from somewhat further away."""
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import radians

from mathutils import Vector

from geometry import slab
from kiosks import products, taken_apart
from kiosks.finish import finish
from scenes.studio import CEILING, EYE, TABLE_EYE, lights
from scenes.studioset import backdrop, ceiling
from stage import Scene, camera
from surfaces import plaster

COAT = "7016"
WIDTH, HEIGHT = 1440, 810
RATIO = WIDTH / HEIGHT
ALL_ROUND = tuple(range(0, 360, 10))
SHOWN_FIRST = 30  # degrees: the still
OPENINGS = {"open-1": 0.12, "open-2": 0.40, "open-3": 0.74, "open-4": 1.0}
LIGHT = 26  # the turn for which studio.lights places its cards


@dataclass
class View:
    """A frame of the camera. Lengths in metres."""

    frame: float  # height of the picture at the product
    bottom: float  # height of its lower edge above the floor
    turn: float  # of the product in degrees
    move: tuple[float, float] = (0, 0)  # the product itself: right and away


@dataclass
class Turntable:
    """What differs per product."""

    product: Callable  # builds it at the origin; returns its root
    closed: View
    opened: View
    take_apart: Callable
    width: float  # of a turning frame, as a share of the height
    angles: tuple[int, ...] = ALL_ROUND
    sheen: float = 2.1
    strip: float = 4.2
    eye: Vector = EYE
    fixed: Callable | None = None  # what does not turn


def on_wall(coated):
    """The wall kiosk on a piece of wall that turns with it."""
    root = products.wall_kiosk(coated, "care")
    height = root.location.z
    slab("wall", 1.04, 1.62, 0.09, 0.004, plaster((0.60, 0.585, 0.56, 1)), 0.003, at=(0, 0, -height + 1.30), parent=root)
    return root


FLOOR = View(2.18, -0.26, SHOWN_FIRST)
OPENED = View(2.62, -0.36, 52, (-0.71, 0.40))
TURNTABLES = {
    "brandvision": Turntable(partial(products.brandvision, screen="reception"), FLOOR,
                             OPENED, partial(taken_apart.pillar, is_double=False), 0.52),
    "brandvision-double": Turntable(partial(products.brandvision, screen="hotel", screen_back="museum"), FLOOR,
                                    OPENED, partial(taken_apart.pillar, is_double=True), 0.52),
    "clearvision": Turntable(partial(products.clearvision, screen="tulips"), FLOOR, OPENED,
                             partial(taken_apart.window, is_double=False), 0.52),
    "clearvision-double": Turntable(partial(products.clearvision, screen="coffee", screen_back="houses", bright=1.4), FLOOR,
                                    OPENED, partial(taken_apart.window, is_double=True), 0.52),
    "touch-table": Turntable(partial(products.touch_table, screen="school"), View(1.60, -0.36, SHOWN_FIRST),
                             View(2.45, -0.40, SHOWN_FIRST), taken_apart.table, 1.2, strip=1.4, eye=TABLE_EYE),
    "wall-kiosk": Turntable(on_wall, View(1.86, 0.37, SHOWN_FIRST), View(2.2, 0.2, 60, (-0.7, 0.4)), taken_apart.wall, 0.76,
                            tuple(range(-80, 81, 10)), sheen=2.6),
    # Both sides are the same: half a turn has every view.
    "ceiling-kiosk": Turntable(partial(products.ceiling_kiosk, screen="departures", ceiling=CEILING),
                               View(1.62, 1.72, SHOWN_FIRST), View(2.2, 1.25, 64, (-1.0, 0.5)), taken_apart.ceiling, 0.86,
                               tuple(range(0, 180, 10)), sheen=4.7, fixed=lambda: ceiling(CEILING)),
}


def mix(a, b, share):
    return a + (b - a) * share


def between(closed: View, opened: View, share):
    """The view of the camera while a product opens."""
    move = tuple(mix(a, b, share) for a, b in zip(closed.move, opened.move))
    return View(mix(closed.frame, opened.frame, share), mix(closed.bottom, opened.bottom, share),
                mix(closed.turn, opened.turn, share), move)


def aim(view: View, eye):
    """The camera of a view."""
    wide = view.frame * RATIO
    return camera(eye, 36 * abs(eye.y) / wide, shift_y=(view.bottom + view.frame / 2 - eye.z) / wide)


def build(table: Turntable):
    """The product, its light and its room; returns its root and the finish."""
    coated = finish(COAT)
    root = table.product(coated)
    if table.fixed:
        table.fixed()
    backdrop()
    lights(LIGHT, table.sheen, table.eye, table.strip)
    return root, coated


def turn(root, view: View, degrees=None):
    """Places the product as a view has it, or turned otherwise."""
    root.rotation_euler.z = radians(view.turn if degrees is None else degrees)
    root.location.x, root.location.y = view.move


SCENE = Scene(lambda: None, WIDTH, HEIGHT, exposure=-0.1)
