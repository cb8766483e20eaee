"""What figures wear: which clothes and hair of MakeHuman, and their materials in any colour."""
import numpy as np
from PIL import Image

import bpy

from humans.makehuman import SKINS, garment
from humans.protection import coverall
from materials import add_nodes, linear, material, principled

# Clothes, and how much of the pattern of their picture the top keeps: seams and creases, or nothing of a printed shirt.
OUTFITS = {
    "jacket": ("male_casualsuit05", 0.9),
    "suit": ("male_elegantsuit01", 0.9),
    "shirt": ("male_casualsuit01", 0.9),
    "blouse": ("female_elegantsuit01", 0.0),
    "cardigan": ("male_casualsuit03", 0.25),
    "t-shirt": ("female_casualsuit01", 0.0),
    "overalls": ("male_worksuit01", 0.8),
}
HAIR = {"short": "short02", "cropped": "short04", "curly": "short01", "pixie": "short03",
        "long": "long01", "tail": "ponytail01", "braid": "Braid01", "bob": "bob01"}
# Pieces of a garment that do not follow its height: the shirts in the jacket and in the overalls.
SHIRT_OF_THE_JACKET, SHIRT_OF_THE_OVERALLS = 2, 5
DARKEST_OF_THE_OVERALLS = 0.45  # share of the mean: through glass, the black label of a pocket looks like a speck
BELOW_THE_HIP = -0.05  # m, the middle of what is worn there
ABOVE_THE_SHOE = -0.65  # m, the top of a sock


def outfit(look):
    """The clothes, and {part: (its faces, its material)}."""
    if look.top == "coverall":
        return coverall(look)
    name, pattern = OUTFITS[look.top]
    item = garment("clothes", name)
    # The creases of dark trousers would look like dirt on light ones.
    creases = 0.9 * (1 - max(linear(look.lower)[:3]))
    colours = {"top": (look.colour, pattern), "shirt": (look.shirt, 0.0), "lower": (look.lower, creases)}
    darkest = DARKEST_OF_THE_OVERALLS if look.top == "overalls" else 0.0
    parts = {}
    for piece, faces in enumerate(item.pieces(by_picture=look.top == "shirt")):
        parts.setdefault(_part(look.top, item, piece, faces), []).extend(faces)
    return item, {part: (faces, _dyed(part, item, faces, *colours[part], darkest=darkest))
                  for part, faces in parts.items()}


def _part(top, item, piece, faces):
    if top == "jacket" and piece == SHIRT_OF_THE_JACKET:
        return "shirt"
    if top == "overalls":
        return "top" if piece == SHIRT_OF_THE_OVERALLS else "lower"
    return "lower" if _heights(item, faces).mean() < BELOW_THE_HIP else "top"


def _heights(item, faces):
    return item.points[[point for points, _, _ in faces for point in points], 2]


def footwear(item):
    """{part: (its faces, its material)} of shoes with socks, which are dark: trousers do not always cover them."""
    parts = {"shoes": ([], as_painted("shoes", item.picture)), "socks": ([], material("socks", "#26242a", 0.8, 0.2))}
    for faces in item.pieces():
        parts["socks" if _heights(item, faces).max() > ABOVE_THE_SHOE else "shoes"][0].extend(faces)
    return parts


def hair(item, colour):
    # The full pattern has light and nearly black locks side by side.
    return _dyed("hair", item, item.faces, colour, 0.55, 0.45, 0, is_clear=True)


def skin(tone, sex, age):
    """Picture of the skin."""
    years = "young" if age < 0.35 else "middleage" if age < 0.75 else "old"
    return sorted((SKINS / f"{years}_{tone}_{sex}" / "textures").glob("*_diffuse*.png"))[0]


def as_painted(name, picture, rough=0.5, is_clear=False):
    """A material of the picture as it is; `is_clear`: with holes."""
    made = material(name, rough=rough, specular=0.3)
    image = _picture(made.node_tree, picture)
    made.node_tree.links.new(image.outputs[0], principled(made).inputs["Base Color"])
    if is_clear:
        made.node_tree.links.new(image.outputs[1], principled(made).inputs["Alpha"])
    return made


def _dyed(name, item, faces, colour, pattern=1.0, rough=0.9, sheen=0.25, is_clear=False, darkest=0.0):
    """A garment's own picture in another colour, as bright on average; `is_clear`: with holes; `darkest`: the share of
    the mean below which nothing gets darker."""
    made = material(name, rough=rough, specular=0.2, Sheen=sheen)
    tree, shader = made.node_tree, principled(made)
    image = _picture(tree, item.picture)
    grey, share, fade, mix = add_nodes(tree, "RGBToBW", "Math", "MapRange", "MixRGB")
    share.operation, share.inputs[1].default_value = "DIVIDE", _brightness(item, faces)
    fade.inputs[1].default_value, fade.inputs[2].default_value = darkest, 2
    fade.inputs[3].default_value, fade.inputs[4].default_value = 1 - pattern * (1 - darkest), 1 + pattern
    mix.blend_type, mix.inputs[0].default_value, mix.inputs[1].default_value = "MULTIPLY", 1, linear(colour)
    for start, end in ((image.outputs[0], grey.inputs[0]), (grey.outputs[0], share.inputs[0]),
                       (share.outputs[0], fade.inputs[0]), (fade.outputs[0], mix.inputs[2]),
                       (mix.outputs[0], shader.inputs["Base Color"])):
        tree.links.new(start, end)
    if is_clear:
        tree.links.new(image.outputs[1], shader.inputs["Alpha"])
    if item.relief:
        relief, (normal,) = _picture(tree, item.relief, "Non-Color"), add_nodes(tree, "NormalMap")
        normal.inputs[0].default_value = 1.6
        tree.links.new(relief.outputs[0], normal.inputs["Color"])
        tree.links.new(normal.outputs[0], shader.inputs["Normal"])
    return made


def _picture(tree, path, space="sRGB"):
    (image,) = add_nodes(tree, "TexImage")
    image.image = bpy.data.images.load(str(path), check_existing=True)
    image.image.colorspace_settings.name = space
    return image


def _brightness(item, faces):
    """Mean linear brightness of the picture of a garment where `faces` show it; at least that of a black suit."""
    pixels = np.asarray(Image.open(item.picture).convert("RGBA"), float) / 255
    uv = item.uv[[at for _, corners, _ in faces for at in corners]]
    places = (np.stack((1 - uv[:, 1], uv[:, 0]), axis=1).clip(0, 0.999) * pixels.shape[:2]).astype(int)
    seen = pixels[places[:, 0], places[:, 1]]
    seen = seen[seen[:, 3] > 0.5]
    return max(0.004, (seen[:, :3] ** 2.2 @ (0.2126, 0.7152, 0.0722)).mean())
