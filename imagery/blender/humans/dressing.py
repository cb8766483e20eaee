"""Makes the meshes of a figure: its skin where nothing covers it, clothes, shoes, eyes and hair."""
from dataclasses import dataclass

import numpy as np

from geometry import empty, mesh
from humans import wardrobe, workwear
from humans.makehuman import body, garment, points_of, shaped, skin
from humans.posing import HANGING, Posed
from materials import material

FACE = (("eyes", "HighPolyEyes"), ("eyebrows", "eyebrow001"), ("eyelashes", "eyelashes02"))
BELOW_THE_SKIRT = -0.1  # m
SLIM, IDEAL = 0.4, 0.5  # shares of the least weight, and of MakeHuman's ideal proportions


@dataclass
class Look:
    """A man or a woman, clothes and hair. top: an outfit of wardrobe.py, hair: a style of it; `tone`: caucasian, asian
    or african, `age` from 0 to 1."""

    sex: str = "male"
    top: str = "jacket"
    colour: str = "#39424a"
    lower: str = "#23272c"
    shirt: str = "#d9d6cf"
    hair: str = "short"
    hair_colour: str = "#3a2a20"
    tone: str = "caucasian"
    shoes: str = "shoes04"
    bag: str | None = None
    backpack: str | None = None
    gloves: str | None = None
    glasses: bool = False
    height: float = 1.75
    age: float = 0.2


def shape(look):
    """Points of the body at rest, slimmer than the mean."""
    shares = {}
    for age, share in (("young", 1 - look.age), ("old", look.age)):
        figure = f"{look.sex}-{age}-averagemuscle"
        shares |= {f"{look.tone}-{look.sex}-{age}": share,
                   f"universal-{figure}-averageweight": share * (1 - SLIM),
                   f"universal-{figure}-minweight": share * SLIM,
                   f"proportions/{figure}-averageweight-idealproportions": share * IDEAL}
    return shaped({f"macrodetails/{name}": share for name, share in shares.items()})


def height(shape):
    return np.ptp(shape[points_of(skin()), 2])


def lowest(posed, shape, look):
    """Height of the soles."""
    return _worn(posed, shape, garment("clothes", look.shoes))[:, 2].min()


def dressed(posed, shape, look, parent):
    clothes, parts = wardrobe.outfit(look)
    shoes = garment("clothes", look.shoes)
    points = _worn(posed, shape, clothes)
    for part, (faces, made) in parts.items():
        _solid(part, points, faces, clothes.uv, made, parent)
    points = _worn(posed, shape, shoes)
    for part, (faces, made) in wardrobe.footwear(shoes).items():
        _solid(part, points, faces, shoes.uv, made, parent)
    covered = clothes.covers | shoes.covers
    for item, parts in workwear.worn(look):
        points, covered = _worn(posed, shape, item), covered | item.covers
        for part, (faces, made) in parts.items():
            _solid(part, points, faces, item.uv, made, parent)
    _bare(posed, shape, look, covered, parent)
    for kind, name in FACE:
        item = garment(kind, name)
        made = wardrobe.as_painted(kind, item.picture, 0.3, is_clear=True)
        _solid(kind, _worn(posed, shape, item), item.faces, item.uv, made, parent, smoother=0)
    if look.top == "coverall":
        return
    hair = garment("hair", wardrobe.HAIR[look.hair])
    made = wardrobe.hair(hair, look.hair_colour)
    _solid("hair", _worn(posed, shape, hair), hair.faces, hair.uv, made, parent, smoother=0)


def jacket(look, parent):
    """The jacket of `look` alone with its arms hanging down; its collar is at the origin."""
    at_rest = shape(look)
    item, parts = wardrobe.outfit(look)
    points = _worn(Posed(at_rest, HANGING), at_rest, item)
    frame = empty("jacket", parent=parent)
    frame.scale = (look.height / height(at_rest),) * 3
    faces, made = parts["top"]
    top = points[[point for corners, _, _ in faces for point in corners]]
    collar = top[top[:, 2].argmax()]
    _solid("jacket", points - (0, collar[1], collar[2]), faces, item.uv, made, frame)
    return frame


def _worn(posed, shape, item):
    return posed.bend(item.fitted(shape), item.bones, item.shares)


def _bare(posed, shape, look, covered, parent):
    """What clothes leave free, and tights below a skirt."""
    model, _ = body()
    points = posed.bend(shape, model.bones, model.shares)
    seen = [face for face in skin() if not covered[face[0]].all()]
    in_tights = [look.top == "blouse" and shape[face[0], 2].mean() < BELOW_THE_SKIRT for face in seen]
    made = wardrobe.as_painted("skin", wardrobe.skin(look.tone, look.sex, look.age))
    _solid("skin", points, [face for face, dark in zip(seen, in_tights) if not dark], model.uv, made, parent)
    if any(in_tights):
        tights = material("tights", "#26242a", 0.7, 0.2)
        _solid("tights", points, [face for face, dark in zip(seen, in_tights) if dark], model.uv, tights, parent)


def _solid(name, points, faces, uv, made, parent, smoother=1):
    """A mesh of `faces` with texture coordinates; points that no face uses are left out."""
    used = points_of(faces)
    number = {point: i for i, point in enumerate(used)}
    obj = mesh(name, points[used].tolist(), [[number[point] for point in corners] for corners, _, _ in faces], made,
               smooth=True, parent=parent)
    layer = obj.data.uv_layers.new(name="UVMap")
    layer.data.foreach_set("uv", uv[[at for _, corners, _ in faces for at in corners]].ravel())
    if smoother:
        modifier = obj.modifiers.new("smoother", "SUBSURF")
        modifier.levels = modifier.render_levels = smoother
