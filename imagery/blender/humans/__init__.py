"""People from the body, clothes and hair of MakeHuman: shape, pose, clothes, each in a file."""
