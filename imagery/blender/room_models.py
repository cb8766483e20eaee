"""Writes every model as a GLB file for one's own room: blender -b --factory-startup -P room_models.py -- FOLDER

True size in metres, front to +Z, the origin on the floor below its middle; on the wall below the middle of its back.
The site writes the colour into the material "coat", and makes the USDZ (lib/business/room-models).
"""
from collections import defaultdict
from functools import partial
import io
from math import radians
from pathlib import Path
import sys

sys.path.insert(0, str(Path(__file__).resolve().parent))
import bpy  # noqa: E402
import numpy as np  # noqa: E402
from PIL import Image  # noqa: E402

import outlines  # noqa: E402

outlines.FINENESS = 0.34

from geometry import ring  # noqa: E402
from glb import Binary, write_glb  # noqa: E402
from kiosks import products  # noqa: E402
from kiosks.finish import finish  # noqa: E402
from kiosks.parts import MM, measures  # noqa: E402
from materials import principled  # noqa: E402
from scenes.lineup import PLACES  # noqa: E402
import stage  # noqa: E402

INCHES = (43, 55)
SMOOTH = radians(40)  # edges between steeper faces stay sharp
SCREEN = 512, 1024  # px, powers of two as every phone takes them; the picture is stretched back by its coordinates
QUALITY = 78
TUBE = 0.5  # m, the shortest from the ceiling

# Materials of the kiosks that look alike in a room, by the name under which they are written.
LIKE = {"powder coat": "coat", "black": "black", "gap": "black", "lens": "black", "glass": "glass",
        "etched glass": "glass", "steel": "steel", "dark steel": "letters"}
# What the measures of a product leave out.
SUSPENSION = ("pole", "collar", "rose", "safety cable", "cable anchor", "floor mark")


def wall(coat, inch, screen="care", landscape=False):
    height = measures("wall-kiosk", inch)[1 if landscape else 0]
    products.wall_kiosk(coat, screen, inch=inch, at=(0, 0, height / 2), landscape=landscape)


def ceiling(coat, inch):
    """Hangs at its height above a ring on the floor, because a phone finds floors, not ceilings."""
    height, bottom = measures("ceiling-kiosk", inch)[0], PLACES["bottomOfCeilingKiosk"] * MM
    products.ceiling_kiosk(coat, inch=inch, at=(0, 0, bottom + height / 2), ceiling=bottom + height + TUBE)
    ring("floor mark", 0.30, 0.004, coat.black, at=(0, 0, 0.004), steps=32, sides=4)


MODELS = {
    "brandvision-{}": partial(products.brandvision, screen="reception"),
    "brandvision-double-{}": partial(products.brandvision, screen="hotel", screen_back="museum"),
    "clearvision-{}": partial(products.clearvision, screen="tulips"),
    "clearvision-double-{}": partial(products.clearvision, screen="coffee", screen_back="houses"),
    "touch-table-{}": partial(products.touch_table, tilt=0.0),
    "wall-kiosk-{}": wall,
    "wall-kiosk-{}-liggend": partial(wall, screen="queue", landscape=True),
    "ceiling-kiosk-{}": ceiling,
}


def simplify_curves():
    """Fewer points in letters and cables than a close-up needs."""
    for obj in bpy.data.objects:
        if obj.type == "CURVE":
            is_cable = obj.data.dimensions == "3D" and obj.data.extrude == 0
            obj.data.resolution_u, obj.data.bevel_resolution = (3, 1) if is_cable else (2, 0)
            if not is_cable:
                obj.data.bevel_depth = obj.data.offset = 0


def corners_of(obj, depsgraph):
    """For each material of an object: rows of position, normal and texture coordinates, three rows a triangle."""
    evaluated = obj.evaluated_get(depsgraph)
    mesh = evaluated.to_mesh()
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, SMOOTH
    mesh.calc_normals_split()
    mesh.calc_loop_triangles()
    matrix = np.array(evaluated.matrix_world)
    points = np.array([vertex.co for vertex in mesh.vertices]) @ matrix[:3, :3].T + matrix[:3, 3]
    normals = np.array([loop.normal for loop in mesh.loops]) @ np.linalg.inv(matrix[:3, :3])
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    layer = mesh.uv_layers.active
    uv = np.array([corner.uv for corner in layer.data]) if layer else np.zeros((len(normals), 2))
    found = defaultdict(list)
    for triangle in mesh.loop_triangles:
        loops = list(triangle.loops)
        rows = np.hstack([points[[mesh.loops[i].vertex_index for i in loops]], normals[loops], uv[loops]])
        found[mesh.materials[triangle.material_index]].append(rows)
    evaluated.to_mesh_clear()
    return {material: np.concatenate(rows) for material, rows in found.items()}


def indexed(corners, textured):
    """Points without doubles, and three indices a triangle."""
    x, y, z = corners[:, 0], corners[:, 1], corners[:, 2]
    nx, ny, nz = corners[:, 3], corners[:, 4], corners[:, 5]
    rows = np.stack([x, z, -y, nx, nz, -ny, corners[:, 6], 1 - corners[:, 7]], 1)
    if not textured:
        rows[:, 6:] = 0
    rows[:, :3], rows[:, 3:6] = rows[:, :3].round(5), rows[:, 3:6].round(2)
    points, indices = np.unique(rows + 0.0, axis=0, return_inverse=True)
    triangles = indices.reshape(-1, 3)
    a, b, c = triangles.T
    area = np.linalg.norm(np.cross(points[b, :3] - points[a, :3], points[c, :3] - points[a, :3]), axis=1)
    kept = triangles[area > 1e-9]
    used, indices = np.unique(kept, return_inverse=True)
    points = points[used]
    points[:, 3:6] /= np.linalg.norm(points[:, 3:6], axis=1, keepdims=True)
    if len(points) > 65535:
        raise ValueError("too many points for short indices")
    return points, indices.ravel()


class Materials:
    """The materials of one file, each once."""

    def __init__(self, binary):
        self.binary, self.found, self.images = binary, {}, []

    def key(self, material):
        """The name under which this Blender material is written."""
        name = material.name.split(".")[0]
        picture = self.picture(material)
        return f"screen {picture.stem}" if picture else LIKE[name]

    @staticmethod
    def picture(material):
        nodes = [node for node in material.node_tree.nodes if node.bl_idname == "ShaderNodeTexImage"]
        return Path(bpy.path.abspath(nodes[0].image.filepath)) if nodes else None

    def index(self, name, material):
        """Its place in the file; describes it the first time."""
        if name not in self.found:
            value = {socket: principled(material).inputs[socket].default_value
                     for socket in ("Base Color", "Roughness", "Metallic")}
            described = {"name": name, "pbrMetallicRoughness": {
                "baseColorFactor": [round(channel, 4) for channel in value["Base Color"]],
                "roughnessFactor": round(value["Roughness"], 3), "metallicFactor": round(value["Metallic"], 3)}}
            picture = self.picture(material)
            if picture:
                described |= {"emissiveFactor": [1, 1, 1], "emissiveTexture": {"index": self.texture(picture)}}
            self.found[name] = (len(self.found), described)
        return self.found[name][0]

    def texture(self, path):
        picture = Image.open(path).convert("RGB")
        size = SCREEN if picture.height > picture.width else SCREEN[::-1]
        written = io.BytesIO()
        picture.resize(size, Image.LANCZOS).save(written, "JPEG", quality=QUALITY, optimize=True)
        view = self.binary.add_bytes(written.getvalue())
        self.images.append({"name": path.stem, "mimeType": "image/jpeg", "bufferView": view})
        return len(self.images) - 1

    def described(self):
        return [described for _, described in self.found.values()]


def collected(materials):
    """Corners by part (kiosk or suspension) and material, with one Blender material of each name."""
    depsgraph = bpy.context.evaluated_depsgraph_get()
    parts, looks = defaultdict(lambda: defaultdict(list)), {}
    for obj in bpy.context.scene.objects:
        if obj.type in ("MESH", "CURVE", "FONT"):
            part = "suspension" if obj.name.split(".")[0] in SUSPENSION else "kiosk"
            for material, corners in corners_of(obj, depsgraph).items():
                name = materials.key(material)
                looks.setdefault(name, material)
                parts[part][name].append(corners)
    return parts, looks


def write(name, build, inch, folder):
    stage.empty_scene()
    build(finish("7016"), inch=inch)
    bpy.context.view_layer.update()
    simplify_curves()
    binary = Binary()
    materials = Materials(binary)
    parts, looks = collected(materials)
    meshes, triangles = [], 0
    for part in sorted(parts):
        primitives = []
        for look in sorted(parts[part]):
            textured = look.startswith("screen")
            points, indices = indexed(np.concatenate(parts[part][look]), textured)
            triangles += len(indices) // 3
            attributes = {"POSITION": binary.add_array(points[:, :3], "VEC3", bounds=True),
                          "NORMAL": binary.add_array(points[:, 3:6], "VEC3")}
            if textured:
                attributes["TEXCOORD_0"] = binary.add_array(points[:, 6:], "VEC2")
            primitives.append({"attributes": attributes, "indices": binary.add_array(indices, "SCALAR"),
                               "material": materials.index(look, looks[look])})
        meshes.append({"name": part, "primitives": primitives})
    images = materials.images
    path = folder / f"{name.format(inch)}.glb"
    write_glb(path, {
        "asset": {"version": "2.0", "generator": "Zuilwerk", "copyright": "Zuilwerk, MIT"},
        "scene": 0, "scenes": [{"name": name.format(inch), "nodes": list(range(len(meshes)))}],
        "nodes": [{"name": mesh["name"], "mesh": i} for i, mesh in enumerate(meshes)],
        "meshes": meshes, "materials": materials.described(), "images": images,
        "samplers": [{"wrapS": 33071, "wrapT": 33071}],
        "textures": [{"sampler": 0, "source": i} for i in range(len(images))],
    }, binary)
    print(f"{path.name}: {triangles} triangles, {path.stat().st_size // 1000} kB", flush=True)


if __name__ == "__main__":
    target = Path(sys.argv[sys.argv.index("--") + 1]).resolve()
    target.mkdir(parents=True, exist_ok=True)
    for model, builder in MODELS.items():
        for size in INCHES:
            write(model, builder, size, target)
