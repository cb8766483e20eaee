"""A narrow brick house in an old shopping street; rooms/shop.py and rooms/bank.py dress its ground floor.

The front lies in y = 0 and looks to -Y; the one room behind it reaches to y = BACK.
"""
from building import shopfront
from building.masonry import CLINKERS, brick_wall, herringbone, paving, plank_floor, running, toned
from building.shopfront import CORNICE, DOOR_RIGHT, FLOOR, HEAD, LEFT, RIGHT
from geometry import STANDING, box, cylinder
from materials import material
from surfaces import bluestone, oak

MULLION = 0.02
WALLS = (-2.75, 2.75)  # inner faces of the side walls
BACK, CEILING = 7.6, 3.02


def front(paint, name):
    """Timber front with its brick surround, the downpipe and the adjoining rendered wall."""
    brick = toned("brick", ("#683a30", "#85503f", "#925e48", "#764638", "#9f6c54", "#56362f"))
    mortar = material("mortar", "#9a9086", 0.95, 0.1)
    brick_wall("front", -4.6, 2.98, 0.42, 4.6, brick, mortar, [(LEFT, RIGHT, 0.40, CORNICE + 0.06)])
    base = bluestone()
    for x0, x1 in ((-4.6, LEFT), (RIGHT, 2.98)):
        box("base", x0, x1, -0.03, 0.2, 0, 0.415, base, 0.008)
    neighbour = material("neighbour", "#c9bda6", 0.85, 0.2)
    box("neighbour", 3.0, 9, 0.03, 0.3, 0, 6, neighbour, 0.004)
    box("neighbour base", 3.0, 9, 0.0, 0.3, 0, 0.5, material("base", "#4a4c4b", 0.8, 0.2), 0.006)
    pipe = material("pipe", "#6d7375", 0.5, metallic=0.6)
    cylinder("rainpipe", 0.04, 5, pipe, (3.0, -0.06, 0), STANDING, sides=32)
    for z in (0.9, 2.5):
        cylinder("clamp", 0.045, 0.03, pipe, (3.0, -0.06, z), STANDING, 0.002, sides=32)
    shopfront.plinth(base)
    shopfront.pilaster(LEFT, LEFT + 0.14, paint)
    shopfront.pilaster(DOOR_RIGHT + 0.02, RIGHT, paint)
    shopfront.windows(paint, MULLION)
    shopfront.porch(paint)
    shopfront.name_board(paint, name, material("gold leaf", "#e6c588", 0.35), material("line", "#c9a866", 0.5))


def street():
    sand = material("sand", "#5a5148", 0.95, 0.1)
    slabs = toned("slabs", ("#5f6568", "#6d7376", "#646a6c"), 0.55, 0.35, 0.18, 9)
    paving("stoop", running(-6, 9, 0.0, 0.48, 0.96, 0.48, 0.005), slabs, sand, -0.48, 0.012, uneven=0.0008)
    clinkers = toned("clinkers", CLINKERS, 0.62, 0.35, 0.3, 28)
    paving("clinkers", herringbone(-6.5, 6.5, -6.5, 6.5), clinkers, sand, turn=45, uneven=0.002)


def room(wall, beams=()):
    """The ground floor behind the front: oak boards, walls, ceiling; `beams` are their places along y."""
    left, right = WALLS
    boards = toned("boards", ("#a87b4b", "#bb8d5a", "#9c7043", "#b08452"), 0.42, 0.35, 0.25, 8)
    plank_floor(left, right, 0.3, BACK, boards, FLOOR, 1.6, 0.14, seed=8)
    for x0, x1 in ((left - 0.2, left), (right, right + 0.2)):
        box("wall", x0, x1, 0.1, BACK + 0.2, 0, CEILING + 0.2, wall, 0.002)
    box("back", left, right, BACK, BACK + 0.2, 0, CEILING + 0.2, wall, 0.002)
    box("ceiling", left, right, 0.1, BACK, CEILING, CEILING + 0.2, wall, 0.002)
    box("inner lintel", left, right, 0.2, 0.32, HEAD, CEILING, wall, 0.002)
    for x0, x1 in ((left, LEFT + 0.02), (RIGHT - 0.02, right)):
        box("inner pier", x0, x1, 0.1, 0.32, 0, HEAD, wall, 0.002)
    for y in beams:
        box("beam", left, right, y, y + 0.2, CEILING - 0.22, CEILING, oak(along="x"), 0.006)
