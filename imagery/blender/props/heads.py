"""Heads of figures, without eyes or mouth, and their hair, as distance fields."""
import numpy as np

from props.distance_fields import joined


def face(grid, head, neck):
    """Head with nose and ears, and neck."""
    x, y, z = head
    skull = joined(0.02, grid.ball(head, (0.074, 0.094, 0.114)),
                   grid.ball((x, y - 0.030, z - 0.072), (0.048, 0.054, 0.040)),
                   grid.limb(neck, (0, y + 0.02, 1.60), 0.052, 0.050))
    nose = grid.limb((x, y - 0.088, z + 0.012), (x, y - 0.106, z - 0.022), 0.008, 0.012)
    ears = [grid.ball((x + side * 0.074, y + 0.012, z - 0.006), (0.009, 0.019, 0.030)) for side in (-1, 1)]
    return joined(0.008, skull, nose, *ears)


def hair(grid, look, head):
    x, y, z = np.moveaxis(grid.points - np.array(head, np.float32), -1, 0)
    skull = grid.ball((head[0], head[1] + 0.012, head[2] + 0.012), (0.086, 0.106, 0.120))
    fringe = -0.064 + 0.5 * np.maximum(0.02 - z, 0)  # leaves the face and the neck free
    low = {"short": -0.062, "cap": -0.02}.get(look.hair, -0.10)
    shape = np.maximum(np.maximum(skull, fringe - y), low - z + 0.3 * np.minimum(y, 0))
    if look.hair == "bob":
        around = grid.ball((head[0], head[1] + 0.03, head[2] - 0.06), (0.098, 0.092, 0.105))
        shape = joined(0.03, shape, np.maximum(around, -0.030 - y))
    elif look.hair == "long":
        fall = grid.limb((head[0], head[1] + 0.055, head[2] - 0.02), (head[0], head[1] + 0.115, head[2] - 0.30), 0.080,
                         0.062)
        shape = joined(0.03, shape, fall)
    elif look.hair == "bun":
        shape = joined(0.015, shape, grid.ball((head[0], head[1] + 0.115, head[2] + 0.035), (0.046, 0.042, 0.046)))
    strands = grid.folds(look.seed + 3, (0.006, 0.05), 0.0026) if look.hair != "cap" else 0
    return shape + strands
