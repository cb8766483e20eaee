"""What rooms are made of: wood, plaster, concrete, stone, metal, cloth."""
from materials import bumped, material, mottled


def plaster(colour=(0.70, 0.665, 0.61, 1)):
    return bumped(material("plaster", colour, 0.85, 0.2), 60, 0.06, 0.002, 4)


def paint(colour=(0.80, 0.79, 0.77, 1), rough=0.9):
    return material("paint", colour, rough, 0.1)


def concrete(dark=(0.36, 0.335, 0.30, 1), light=(0.42, 0.395, 0.355, 1)):
    """A sealed floor with a soft sheen."""
    return mottled(material("concrete"), dark, light, 0.9, 10, between=(0.3, 0.7), rough=(0.20, 0.34))


def oak(dark="#9a6b3f", light="#c99a63", along="z"):
    """Oak with its grain along one axis of the object."""
    stretch = {"x": (0.22, 3, 3), "y": (3, 0.22, 3), "z": (3, 3, 0.22)}[along]
    return mottled(material("oak", rough=0.45, specular=0.35), dark, light, 7, 7, stretch, (0.3, 0.7))


def stone(dark=(0.66, 0.63, 0.58, 1), light=(0.80, 0.78, 0.74, 1)):
    return mottled(material("stone", rough=0.22), dark, light, 4, 9)


def cloth(colour):
    return bumped(material("cloth", colour, 0.95, 0.1, Sheen=0.4), 260, 0.4, 0.002)


def leather(colour):
    return bumped(material("leather", colour, 0.42, 0.4), 180, 0.12, 0.001)


def dark_metal(colour="#1b1d1e"):
    return material("dark metal", colour, 0.5, 0.4)


def brass():
    return material("brass", (0.72, 0.50, 0.24, 1), 0.25, metallic=1)


def steel():
    return material("brushed steel", (0.65, 0.64, 0.62, 1), 0.24, metallic=1)


def ceramic(colour=(0.85, 0.83, 0.79, 1)):
    return material("ceramic", colour, 0.2)
