"""Renders one product on its turntable, all frames in one process, and opened:

blender -b --factory-startup -P turntable.py -- PRODUCT FOLDER [--scale 0.5] [--samples 16] [--still 48] [--only NAME ...]

FOLDER gets one EXR a picture (still, turn-30, open-1 ...; what exists as PNG is not rendered again),
and parts.json: where in the opened picture each part is, in shares of its width and height.
"""
import argparse
import json
from pathlib import Path
import sys

sys.path.insert(0, str(Path(__file__).resolve().parent))
import bpy  # noqa: E402
from bpy_extras.object_utils import world_to_camera_view  # noqa: E402
from mathutils import Vector  # noqa: E402

from kiosks.taken_apart import spread  # noqa: E402
from scenes.turntable import HEIGHT, OPENINGS, SCENE, TURNTABLES, WIDTH, aim, between, build, mix, turn  # noqa: E402
import stage  # noqa: E402

# Share of the size of the still. A turning frame is 720 px high, as a stage on a wide screen.
TURNING, BETWEEN = 8 / 9, 3 / 4
SCREEN = 480  # px: a screen is 150 px wide in a frame, and a finer picture would flicker with few samples


def coarse_screens():
    for image in bpy.data.images:
        if image.size[0] > SCREEN * 1.5:
            image.scale(SCREEN, round(image.size[1] * SCREEN / image.size[0]))


def settings():
    render, cycles = bpy.context.scene.render, bpy.context.scene.cycles
    stage.sampling(SCENE)
    render.use_persistent_data, cycles.use_adaptive_sampling = True, False
    stage.ask_for_passes(("ui",), is_recoloured=False)


def shoot(path, samples, scale, width=None):
    """One picture; `width` crops its middle, as a share of its height."""
    render = bpy.context.scene.render
    render.resolution_x, render.resolution_y = round(WIDTH * scale), round(HEIGHT * scale)
    render.use_border = render.use_crop_to_border = width is not None
    if width:
        half = width * HEIGHT / WIDTH / 2
        render.border_min_x, render.border_max_x = 0.5 - half, 0.5 + half
        render.border_min_y, render.border_max_y = 0, 1
    bpy.context.scene.cycles.samples = samples
    render.filepath = str(path)
    bpy.ops.render.render(write_still=True)


def place_of(part):
    """Where its label points, in shares of width and height of the picture from its top left corner."""
    obj = next((candidate for candidate in reversed(part.objects) if candidate.type == "MESH" and candidate.name.startswith("mounting")
                or candidate.name.startswith("sheet")), part.objects[0])
    corners = [Vector(corner) for corner in obj.bound_box]
    low, high = (Vector(min_max(c[i] for c in corners) for i in range(3)) for min_max in (min, max))
    point = Vector((mix(low.x, high.x, part.at[0]), (low.y + high.y) / 2, mix(low.z, high.z, part.at[1])))
    seen = world_to_camera_view(bpy.context.scene, bpy.context.scene.camera, obj.matrix_world @ point)
    return [round(seen.x, 4), round(1 - seen.y, 4)]


def main():
    parser = argparse.ArgumentParser(prog="turntable.py")
    parser.add_argument("product", choices=TURNTABLES)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--samples", type=int, default=8)
    parser.add_argument("--still", type=int, default=24, help="samples of the still and the opened product")
    parser.add_argument("--only", nargs="*")
    parser.add_argument("--coarse", action="store_true", help="every third frame, and nothing between closed and opened")
    options = parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    folder, table = options.folder.resolve(), TURNTABLES[options.product]
    folder.mkdir(parents=True, exist_ok=True)

    stage.empty_scene()
    root, coated = build(table)
    settings()
    coarse_screens()

    # Every third frame first: they make a whole turn, if a coarse one.
    angles = sorted(table.angles, key=lambda angle: (angle % 30 != 0, angle))
    if options.coarse:
        angles = [angle for angle in angles if angle % 30 == 0]

    def wanted(name):
        return (not options.only or name in options.only) and not (folder / f"{name}.png").exists()

    aim(table.closed, table.eye)
    if wanted("still"):
        turn(root, table.closed)
        shoot(folder / "still.exr", options.still, options.scale)
    for angle in angles:
        if wanted(f"turn-{angle % 360}"):
            turn(root, table.closed, angle)
            shoot(folder / f"turn-{angle % 360}.exr", options.samples, options.scale * TURNING, table.width)
    parts = table.take_apart(root, coated)
    for name, opening in reversed(OPENINGS.items()) if not options.coarse else [("open-4", 1.0)]:
        view = between(table.closed, table.opened, opening)
        turn(root, view)
        spread(parts, opening)
        aim(view, table.eye)
        is_last = opening == 1
        if is_last:
            bpy.context.view_layer.update()
            places = {part.name: place_of(part) for part in parts}
        if wanted(name):
            shoot(folder / f"{name}.exr", options.still if is_last else options.samples,
                  options.scale * (1 if is_last else BETWEEN))
    (folder / "parts.json").write_text(json.dumps(places, indent=1))


main()
