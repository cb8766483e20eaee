"""Writes where the screens of pictures are: blender -b --factory-startup -P screen_corners.py -- OUT.json products/NAME ...

`corners` are those of a lit panel in shares of the width and height of the picture, clockwise from the top left of what
it shows. `hidden` says which part of it people and things hide: a rectangle of `width` x `height` cells at (`x`, `y`) of a
grid of `columns` x `rows` over the panel, with its cells as bits row by row, in base 64. Panels that are hidden for the
most part or that face away are left out, and so are small ones.
"""
import base64
import json
from math import hypot
from pathlib import Path
import sys

sys.path.insert(0, str(Path(__file__).resolve().parent))

import bpy  # noqa: E402
from bpy_extras.object_utils import world_to_camera_view  # noqa: E402
from mathutils import Vector  # noqa: E402
from mathutils.bvhtree import BVHTree  # noqa: E402

from scenes import SCENES, turntable  # noqa: E402
import stage  # noqa: E402

CLOCKWISE = ((0, 1), (1, 1), (1, 0), (0, 0))  # texture coordinates of the corners
COARSE, FINE = 48, 320  # rays along the longer side of a panel: to see whether something hides it, and what
LEAST_VISIBLE = 0.75
LEAST_AREA = 0.0012  # of the picture's
SEE_THROUGH = ("reflection", "pane", "door pane", "glass", "screen", "lens", "lens ring")


class View:
    """What the camera of a built scene sees."""

    def __init__(self):
        self.scene, self.camera = bpy.context.scene, bpy.context.scene.camera
        self.graph = bpy.context.evaluated_depsgraph_get()

    def place(self, point):
        """In shares of the picture from its top left."""
        seen = world_to_camera_view(self.scene, self.camera, point)
        return round(seen.x, 5), round(1 - seen.y, 5)

    def start(self, point):
        """Where the ray to a point starts: at the camera, in a parallel view in its plane."""
        eye = self.camera.matrix_world.translation
        if self.camera.data.type != "ORTHO":
            return eye
        forward = self.camera.matrix_world.to_quaternion() @ Vector((0, 0, -1))
        return point - forward * (point - eye).dot(forward)

    def before(self, corners, see_through=SEE_THROUGH):
        """Trees of the solid things whose outline overlaps that of a panel, as boxes."""
        x0, x1, y0, y1 = bounds([self.place(corner) for corner in corners])
        trees = []
        for instance in self.graph.object_instances:
            obj = instance.object
            if obj.type not in ("MESH", "CURVE", "FONT") or obj.hide_render or not obj.visible_camera:
                continue
            if obj.name.split(".")[0] in see_through:
                continue
            matrix = instance.matrix_world.copy()
            a0, a1, b0, b1 = bounds([self.place(matrix @ Vector(corner)) for corner in obj.bound_box])
            if a1 < x0 or a0 > x1 or b1 < y0 or b0 > y1:
                continue
            made = obj.to_mesh()
            points = [matrix @ vertex.co for vertex in made.vertices]
            if len(made.polygons):
                trees.append(BVHTree.FromPolygons(points, [tuple(p.vertices) for p in made.polygons]))
            obj.to_mesh_clear()
        return trees

    def reaches(self, point, trees):
        """Whether nothing stands before a point of a panel."""
        start = self.start(point)
        way = point - start
        direction, distance = way.normalized(), way.length - 0.004
        return all(tree.ray_cast(start, direction, distance)[0] is None for tree in trees)

    def seen(self, corners, columns, rows, trees):
        """Which cells of a grid over a panel the camera sees, row by row."""
        origin, right, down = corners[0], corners[1] - corners[0], corners[3] - corners[0]
        return [[self.reaches(origin + right * ((i + 0.5) / columns) + down * ((j + 0.5) / rows), trees)
                 for i in range(columns)] for j in range(rows)]


def bounds(places):
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return min(xs), max(xs), min(ys), max(ys)


def corners_of(panel):
    mesh = panel.data
    by_uv = {tuple(round(c) for c in mesh.uv_layers[0].data[loop].uv): mesh.loops[loop].vertex_index
             for loop in mesh.polygons[0].loop_indices}
    return [panel.matrix_world @ mesh.vertices[by_uv[uv]].co for uv in CLOCKWISE]


def grid_of(corners, longest):
    width, height = (corners[1] - corners[0]).length, (corners[3] - corners[0]).length
    return round(longest * width / max(width, height)), round(longest * height / max(width, height))


def ratio_of(corners):
    return round((corners[1] - corners[0]).length / (corners[3] - corners[0]).length, 3)


def share(cells):
    return sum(map(sum, cells)) / (len(cells) * len(cells[0]))


def hidden_part(cells):
    rows = [j for j, row in enumerate(cells) if not all(row)]
    columns = [i for i in range(len(cells[0])) if not all(row[i] for row in cells)]
    x, y, width, height = columns[0], rows[0], columns[-1] - columns[0] + 1, rows[-1] - rows[0] + 1
    bits = "".join("0" if cells[j][i] else "1" for j in range(y, y + height) for i in range(x, x + width))
    packed = int(bits.ljust(-(-len(bits) // 8) * 8, "0"), 2).to_bytes(-(-len(bits) // 8), "big")
    return {"columns": len(cells[0]), "rows": len(cells), "x": x, "y": y, "width": width, "height": height,
            "cells": base64.b64encode(packed).decode()}


def area_of(places):
    return sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(places, [*places[1:], places[0]])) / 2


def panels():
    return [o for o in bpy.data.objects if o.name.split(".")[0] == "screen" and o.type == "MESH"]


def write(output, screens):
    """One picture a line."""
    lines = ",\n".join(f"  {json.dumps(picture)}: {json.dumps(found)}" for picture, found in screens.items())
    Path(output).write_text("{\n" + lines + "\n}\n")


def build(picture):
    """The scene of a picture; of a turning product that of its still."""
    folder, name = picture.split("/")
    scene = turntable.SCENE if folder == "turntable" else SCENES[name]
    stage.empty_scene()
    if folder == "turntable":
        table = turntable.TURNTABLES[name]
        root, _ = turntable.build(table)
        turntable.aim(table.closed, table.eye)
        turntable.turn(root, table.closed)
    else:
        scene.build()
    bpy.context.scene.render.resolution_x = scene.width
    bpy.context.scene.render.resolution_y = scene.height
    bpy.context.view_layer.update()


def screens_of(name):
    build(name)
    view, found = View(), []
    for panel in panels():
        corners = corners_of(panel)
        places = [view.place(corner) for corner in corners]
        if area_of(places) < LEAST_AREA or not all(-0.1 < c < 1.1 for place in places for c in place):
            continue
        trees = view.before(corners)
        visible = share(view.seen(corners, *grid_of(corners, COARSE), trees))
        print("SCREEN", name, panel.name, panel.parent.name, round(area_of(places), 5), round(visible, 3), flush=True)
        if visible < LEAST_VISIBLE:
            continue
        screen = {"corners": places}
        if name.startswith("turntable/"):
            screen["ratio"] = ratio_of(corners)
        if visible < 1:
            screen["hidden"] = hidden_part(view.seen(corners, *grid_of(corners, FINE), trees))
        found.append(screen)
    return found


def main():
    output, *pictures = sys.argv[sys.argv.index("--") + 1 :]
    screens = {picture: screens_of(picture) for picture in pictures}
    write(output, {picture: found for picture, found in screens.items() if found})


if __name__ == "__main__":
    main()
