"""Writes a glTF 2.0 binary file from triangles, and nothing that the format does not ask for.

Blender's own exporter keeps every object apart; here the triangles of one material are one list of points.
"""
import json
from pathlib import Path
import struct

import numpy as np

FLOAT, SHORT = 5126, 5123
POINTS, TRIANGLES = 34962, 34963  # targets of a buffer view


class Binary:
    """The binary chunk: bytes with their buffer views and accessors."""

    def __init__(self):
        self.bytes, self.views, self.accessors = bytearray(), [], []

    def add_bytes(self, data, target=None):
        """Index of the buffer view of these bytes."""
        self.bytes += b"\0" * (-len(self.bytes) % 4)
        view = {"buffer": 0, "byteOffset": len(self.bytes), "byteLength": len(data)}
        self.bytes += data
        self.views.append(view | ({"target": target} if target else {}))
        return len(self.views) - 1

    def add_array(self, array, kind, bounds=False):
        """Index of the accessor of float vectors (rows), or of a list of indices."""
        is_index = kind == "SCALAR"
        array = np.ascontiguousarray(array, np.uint16 if is_index else np.float32)
        accessor = {"bufferView": self.add_bytes(array.tobytes(), TRIANGLES if is_index else POINTS),
                    "componentType": SHORT if is_index else FLOAT, "count": len(array), "type": kind}
        if bounds:
            accessor |= {"min": array.min(0).tolist(), "max": array.max(0).tolist()}
        self.accessors.append(accessor)
        return len(self.accessors) - 1


def write_glb(path: Path, description: dict, binary: Binary):
    """Writes both chunks; `description` is the JSON without its buffers."""
    content = bytes(binary.bytes) + b"\0" * (-len(binary.bytes) % 4)
    description = description | {"accessors": binary.accessors, "bufferViews": binary.views,
                                 "buffers": [{"byteLength": len(content)}]}
    text = json.dumps(description, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 4)
    chunks = struct.pack("<I4s", len(text), b"JSON") + text + struct.pack("<I4s", len(content), b"BIN\0") + content
    path.write_bytes(struct.pack("<4sII", b"glTF", 2, 12 + len(chunks)) + chunks)
