"""Pictures as PNG and PDF: made by rsvg-convert from what the tool draws, and looked at for their size and colours.

Usage: check.py TOOL RSVG_CONVERT [FOLDER]; the PNG files go to FOLDER if it is given.
"""

import glob
import math
import os
import re
import struct
import subprocess
import sys
import zlib

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def run(*command, given=b""):
    return subprocess.run(command, input=given, stdout=subprocess.PIPE, check=True).stdout


def pixels(png):
    """The width, the height and the rows of a PNG of eight bits a channel, each row a list of (red, green, blue, alpha)."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n", "no PNG"
    place, data = 8, b""
    while place < len(png):
        size, kind = struct.unpack(">I4s", png[place:place + 8])
        content = png[place + 8:place + 8 + size]
        if kind == b"IHDR":
            width, height, depth, color = struct.unpack(">IIBB", content[:10])
            assert (depth, color) in [(8, 6), (8, 2)], f"depth {depth}, colour type {color}"
        if kind == b"IDAT":
            data += content
        place += size + 12
    channels = 4 if color == 6 else 3
    data, stride = zlib.decompress(data), width * channels
    before, rows = bytearray(stride), []
    for line in range(height):
        start = line * (stride + 1)
        row = unfiltered(data[start], bytearray(data[start + 1:start + 1 + stride]), before, channels)
        rows.append([tuple(row[i:i + channels]) + (255,) * (4 - channels) for i in range(0, stride, channels)])
        before = row
    return width, height, rows


def unfiltered(kind, row, before, channels):
    for i in range(len(row)):
        left = row[i - channels] if i >= channels else 0
        above, corner = before[i], before[i - channels] if i >= channels else 0
        if kind == 4:
            guess = left + above - corner
            guess = min((left, above, corner), key=lambda value: abs(guess - value))
        else:
            guess = [0, left, above, (left + above) // 2][kind]
        row[i] = (row[i] + guess) & 255
    return row


def is_ink(red, green, blue):
    return max(red, green, blue) < 64


def is_ground(red, green, blue):
    return min(red, green, blue) == 255


def is_colored(red, green, blue):
    return max(red, green, blue) - min(red, green, blue) >= 20


def is_red(red, green, blue):
    return red - max(green, blue) >= 100


def check(picture, name, *kinds):
    """The PNG has the picture's size and pixels of its kinds, few of them black; the PDF has one page of its size."""
    size = [float(part) for part in re.search(rb'<svg [^>]*width="([\d.]+)" height="([\d.]+)"', picture).groups()]
    png = run(RSVG, given=picture)
    whole = struct.unpack(">II", png[16:24])
    assert whole == tuple(math.ceil(part) for part in size), f"{name}: {whole}, not {size}"
    # Half as large there are a quarter of the pixels to go through.
    width, height, rows = pixels(run(RSVG, "--zoom", "0.5", given=picture))
    colors = [pixel[:3] for row in rows for pixel in row]
    for kind in (is_ink, is_ground, is_colored) + kinds:
        count = sum(kind(*color) for color in colors)
        assert count >= 50, f"{name}: {count} pixels {kind.__name__}"
    dark = sum(is_ink(*color) for color in colors)
    assert dark < 0.1 * width * height, f"{name}: {dark} of {width * height} pixels are black"
    pdf = run(RSVG, "-f", "pdf", given=picture)
    page = re.findall(rb"/MediaBox \[ 0 0 ([\d.]+) ([\d.]+) \]", pdf)
    assert pdf.startswith(b"%PDF-") and len(page) == 1, f"{name}: no PDF of one page"
    # A pixel of a picture is a ninety-sixth of an inch, a point of a page a seventy-second.
    for found, wanted in zip(page[0], size):
        assert abs(float(found) - 0.75 * wanted) < 0.1, f"{name}: the page is {page[0]}, the picture {size}"
    if FOLDER:
        with open(os.path.join(FOLDER, name + ".png"), "wb") as file:
            file.write(png)


def main():
    examples = sorted(glob.glob(os.path.join(ROOT, "Examples", "*.json")))
    for example in examples:
        picture = run(TOOL, "solve", example, "--format", "svg")
        check(picture, os.path.splitext(os.path.basename(example))[0])
    labels = os.path.join(ROOT, "Examples", "equal-labels.json")
    check(run(TOOL, "compare", labels, "--format", "svg"), "comparison", is_red)
    check(run(TOOL, "sweep", labels, "--width", "100:500", "--format", "svg"), "sweep")
    print(f"{len(examples) + 2} pictures as PNG and as PDF")


if __name__ == "__main__":
    TOOL, RSVG = sys.argv[1], sys.argv[2]
    FOLDER = sys.argv[3] if len(sys.argv) > 3 else None
    main()
