"""Linear light to sRGB: linear to 0.76, a soft shoulder above (the highlight half of Khronos PBR Neutral).

The toe of that curve is omitted: it subtracts 0.04 from every colour, which crushes black bodies, and recolouring needs
additive light.
"""
import numpy as np

SHOULDER, DESATURATION = 0.76, 0.15


def _compress(linear):
    peak = linear.max(-1, keepdims=True)
    room = 1 - SHOULDER
    lowered = 1 - room * room / np.maximum(peak + room - SHOULDER, room)
    towards_white = 1 - 1 / (DESATURATION * (peak - lowered) + 1)
    compressed = linear * lowered / np.maximum(peak, 1e-6)
    return np.where(peak < SHOULDER, linear, compressed * (1 - towards_white) + lowered * towards_white)


def open_shadows(linear, gain):
    """Lightens what is darker than about 0.05 (linear luminance) by up to `1 + gain`, and keeps its hue."""
    luminance = linear @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    return linear * (1 + gain * np.exp(-luminance / 0.03))[..., None]


def encode(linear):
    """Transfer curve of sRGB (IEC 61966-2-1), 0..1."""
    linear = np.clip(linear, 0, 1)
    return np.where(linear <= 0.0031308, 12.92 * linear, 1.055 * np.power(linear, 1 / 2.4) - 0.055)


def decode(srgb):
    return np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)


def hex_to_srgb(colour):
    return np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)


def to_srgb(linear, exposure=0.0):
    """`exposure` is in stops."""
    return encode(_compress(np.maximum(linear, 0) * 2**exposure))


def to_bytes(srgb, dither=0.7):
    """8 bit; triangular noise of `dither` steps prevents banding of the backdrop."""
    noise = np.random.default_rng(1).triangular(-dither, 0, dither, srgb.shape[:2])[..., None] if dither else 0
    return np.clip(np.round(srgb * 255 + noise), 0, 255).astype(np.uint8)
