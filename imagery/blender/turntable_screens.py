"""Writes where the screens of turning and opening products are:

blender -b --factory-startup -P turntable_screens.py -- OUT.json PRODUCT ...

Each product has its pictures by the names of their files: `0` ... `350`, `opening1` ... and `open`. A picture has a
list of the screens whose front is in view, as screen_corners.py writes them, and is empty where none is. `ratio` is the width
of a panel to its height, seen straight. `glare` is the
share of light that the glass over a screen reflects, where that is more than a little.
"""
from pathlib import Path
import sys

sys.path.insert(0, str(Path(__file__).resolve().parent))

import bpy  # noqa: E402

from kiosks.taken_apart import spread  # noqa: E402
from scenes.turntable import HEIGHT, OPENINGS, TURNTABLES, WIDTH, aim, between, build, turn  # noqa: E402
from screen_corners import (  # noqa: E402
    SEE_THROUGH, View, area_of, corners_of, grid_of, hidden_part, panels, ratio_of, share, write,
)
import stage  # noqa: E402

# The glass of these products is black and lies behind its screen; taken off, it hides it.
CLEAR = tuple(name for name in SEE_THROUGH if name != "glass")
LEAST_VISIBLE = 0.02
LEAST_AREA = 0.0008  # of the picture's: a screen of 2 px in width
FINE = 160  # rays along the longer side of a panel
TURNING_HEIGHT = 720  # px
LEAST_GLARE = 0.06
ETCHED = {"touch-table": 0.3}  # how much less glass reflects that is etched


def crop(width):
    """Left edge and width of a turning frame in shares of the whole picture, in whole px as Blender cuts it."""
    whole = TURNING_HEIGHT * WIDTH / HEIGHT
    half = width * HEIGHT / WIDTH / 2
    left, right = int((0.5 - half) * whole), int((0.5 + half) * whole)
    return left / whole, (right - left) / whole


def glare(view, corners):
    """Schlick's share of reflected light at the middle of a panel under glass."""
    middle = sum(corners[1:], corners[0]) / 4
    normal = (corners[1] - corners[0]).cross(corners[0] - corners[3]).normalized()
    facing = abs(normal.dot((middle - view.start(middle)).normalized()))
    return 0.04 + 0.96 * (1 - facing) ** 5


def screens(name, gloss, left=0.0, width=1.0):
    bpy.context.view_layer.update()
    view, found = View(), []
    for panel in panels():
        corners = corners_of(panel)
        places = [(round((x - left) / width, 4), round(y, 4)) for x, y in map(view.place, corners)]
        if area_of(places) < LEAST_AREA:
            continue
        trees = view.before(corners, CLEAR)
        cells = view.seen(corners, *grid_of(corners, FINE), trees)
        visible = share(cells)
        print("SCREEN", name, panel.name, round(area_of(places), 5), round(visible, 3), flush=True)
        if visible < LEAST_VISIBLE:
            continue
        screen = {"corners": places, "ratio": ratio_of(corners)}
        if visible < 0.995:
            screen["hidden"] = hidden_part(cells)
        reflected = round(glare(view, corners) * gloss, 2)
        if reflected > LEAST_GLARE:
            screen["glare"] = reflected
        found.append(screen)
    return found


def pictures_of(product):
    stage.empty_scene()
    table = TURNTABLES[product]
    root, coated = build(table)
    render = bpy.context.scene.render
    render.resolution_x, render.resolution_y = WIDTH, HEIGHT
    aim(table.closed, table.eye)
    found = {}
    for angle in table.angles:
        turn(root, table.closed, angle)
        found[str(angle % 360)] = screens(f"{product} {angle}", ETCHED.get(product, 1), *crop(table.width))
    parts = table.take_apart(root, coated)
    for number, opening in enumerate(OPENINGS.values(), 1):
        view = between(table.closed, table.opened, opening)
        turn(root, view)
        spread(parts, opening)
        aim(view, table.eye)
        name = f"opening{number}" if opening < 1 else "open"
        found[name] = screens(f"{product} {name}", 0)
    return found


def main():
    output, *products = sys.argv[sys.argv.index("--") + 1 :]
    write(output, {product: pictures_of(product) for product in products})


main()
