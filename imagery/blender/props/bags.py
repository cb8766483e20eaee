"""What figures carry, as distance fields in the coordinates of the skeleton."""
import numpy as np

import surfaces
from props.distance_fields import joined


def backpack(grid, look, shift, frame):
    back = shift * 0.7 + 0.19
    shape = joined(0.05, grid.limb((-0.07, back, 1.02), (-0.07, back - 0.02, 1.34), 0.085, 0.075),
                   grid.limb((0.07, back, 1.02), (0.07, back - 0.02, 1.34), 0.085, 0.075),
                   grid.limb((-0.06, back + 0.06, 1.06), (0.06, back + 0.06, 1.06), 0.055, 0.055))
    shape += grid.folds(look.seed + 4, (0.03, 0.03), 0.002)
    grid.solid("backpack", shape, surfaces.cloth(look.backpack), frame)


def bag(grid, look, joints, frame):
    """A bag on the right arm's side, its strap over the shoulder."""
    shoulder, _, _ = joints["arms"][0]
    x, y = shoulder[0] - 0.085, shoulder[1] + 0.04
    shape = np.maximum(grid.ball((x, y, 0.93), (0.085, 0.19, 0.19)), grid.points[..., 2] - 1.03)
    strap = joined(0.004, grid.limb((x, y - 0.10, 1.02), (x + 0.075, y - 0.02, 1.475), 0.014, 0.014),
                   grid.limb((x, y + 0.10, 1.02), (x + 0.075, y + 0.01, 1.475), 0.014, 0.014))
    grid.solid("bag", joined(0.005, shape, strap), surfaces.leather(look.bag), frame)
