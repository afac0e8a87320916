"""The same seeded layouts in other people's engines, side by side.

Each peer does the job that it is made for, on the trees and forms that `layout-benchmarks --export` writes:

* Taffy (stretchable) lays the trees of stacks out as nested flex boxes: a direct engine. Its rule for sharing is another,
  so its frames are; what is compared is the cost of laying the same tree out.
* Kiwi (kiwisolver) solves the form: the same rows, labels tied to their neighbours, and content's own widths as weighted
  wishes. It has no strict priorities: the widest label, which has to be 150, shows whether it got there.
* HiGHS (highspy) solves the first objective of the very program that GLPK gets, from nothing.

Our own figures are means over as many layouts of a size as make 10,000 leaves (at most 100), laid out in turn; the others get
the first of them, over and over, which a processor's branch predictor makes a little faster where they are small.

What is timed is the native call; what Python does around it is not, except for kiwi, whose calls are small: there the
time includes the interpreter's part of some hundred nanoseconds a call.
"""

import argparse
import gc
import json
import statistics
import subprocess
import sys
import tempfile
import time

LIMIT = 60.0


def run(tool, *arguments):
    return subprocess.run([tool, *arguments], check=True, capture_output=True, text=True).stdout


def ours(tool, name, samples):
    (result,) = json.loads(run(tool, "--json", "-", "--filter", name, "--samples", str(samples)))["results"]
    if result["faults"]:
        sys.exit(f"{name}: {result['faults']}")
    return {key: value["median"] / 1e6 for key, value in result["times"].items()}


def median(work, samples):
    """Milliseconds: the median of work's own measurements; none where one takes longer than the limit."""
    times = []
    begin = time.perf_counter()
    for _ in range(samples):
        gc.collect()
        gc.disable()
        try:
            times.append(work())
        finally:
            gc.enable()
        if time.perf_counter() - begin > LIMIT:
            break
    return statistics.median(times) * 1e3


# Taffy


def flex(node, parent):
    """A node as a flex item: leaves grow and shrink between their bounds, from their ideal lengths."""
    from stretchable import Node
    from stretchable.style import AlignItems, FlexDirection

    if "children" in node:
        horizontal = node["axis"] == "horizontal"
        return Node(
            *[flex(child, node["axis"]) for child in node["children"]],
            flex_direction=FlexDirection.ROW if horizontal else FlexDirection.COLUMN,
            gap=node["spacing"],
            align_items=AlignItems.CENTER,
            flex_grow=1,
        )
    (least_width, width, most_width), (least_height, height, most_height) = node["width"], node["height"]
    style = {"min_size": (least_width, least_height), "flex_grow": 1, "flex_shrink": 1}
    style["flex_basis"] = width if parent == "horizontal" else height
    endless = 1e6
    style["max_size"] = (
        most_width if most_width >= 0 else endless,
        most_height if most_height >= 0 else endless,
    )
    return Node(**style)


def taffy(layout, samples):
    from stretchable import taffylib
    from stretchable.node import SizeAvailableSpace, taffy as state

    space = SizeAvailableSpace(layout["width"], layout["height"]).to_dict()

    def measured():
        root = flex(layout["root"], "vertical")
        begin = time.perf_counter()
        done = taffylib.node_compute_layout(state._ptr, root._node_id, space)
        elapsed = time.perf_counter() - begin
        if not done:
            sys.exit("Taffy did not lay the tree out")
        return elapsed

    return median(measured, samples)


# Kiwi


def kiwi(layout, samples):
    import kiwisolver

    stacks = layout["root"]["children"]
    spacing = stacks[0]["spacing"]
    answer = {}

    def constraints(views, above):
        """One row as one writes it for such a solver: edges to neighbours, everything centred in its row."""
        top = 0
        if above is not None:
            top = above[0][1] + above[0][4] + layout["root"]["spacing"]
        row_top, row_height = views[0][1], views[0][4]
        yield row_top == top
        edge = None
        for x, _, y, width, _, height, node in views:
            yield x == (0 if edge is None else edge + spacing)
            edge = x + width
            yield height == node["height"][1]
            yield row_height >= height
            yield y + height / 2 == row_top + row_height / 2
        yield edge == layout["width"]

    def content(label, field, button):
        yield field[3] >= field[6]["width"][0]
        yield button[3] == button[6]["width"][0]
        yield (label[3] >= label[6]["width"][0]) | "strong"
        yield (label[3] <= label[6]["width"][2]) | "weak"

    def measured():
        rows = []
        for stack in stacks:
            row_top, row_height = kiwisolver.Variable(), kiwisolver.Variable()
            rows.append([])
            for node in stack["children"]:
                x, y, width, height = (kiwisolver.Variable() for _ in range(4))
                rows[-1].append((x, row_top, y, width, row_height, height, node))
        begin = time.perf_counter()
        solver = kiwisolver.Solver()
        above = None
        for views in rows:
            for constraint in constraints(views, above):
                solver.addConstraint(constraint)
            for constraint in content(*views):
                solver.addConstraint(constraint)
            if above is not None:
                solver.addConstraint((above[0][3] == views[0][3]) | "medium")
            above = views
            if time.perf_counter() - begin > LIMIT:
                return None
        solver.updateVariables()
        elapsed = time.perf_counter() - begin
        for views in rows:
            answer[views[0][6]["id"]] = views[0][3].value()
        return elapsed

    times = []
    begin = time.perf_counter()
    for _ in range(samples):
        elapsed = measured()
        if elapsed is None:
            return None, "not within the limit"
        times.append(elapsed)
        if time.perf_counter() - begin > LIMIT:
            break
    wrong = {id: answer[id] for id, width in layout["expectedWidths"].items() if abs(answer[id] - width) > 1e-6}
    words = "150 as asked" if not wrong else ", ".join(f"{id} is {value:g}, not 150" for id, value in wrong.items())
    return statistics.median(times) * 1e3, words


# HiGHS


def highs(text, samples):
    import highspy

    with tempfile.NamedTemporaryFile("w", suffix=".mps") as file:
        file.write(text)
        file.flush()
        solver = highspy.Highs()
        solver.silent()
        solver.setOptionValue("time_limit", LIMIT)
        solver.setOptionValue("threads", 1)
        if solver.readModel(file.name) != highspy.HighsStatus.kOk:
            sys.exit("HiGHS could not read the program")

        def measured():
            solver.clearSolver()
            begin = time.perf_counter()
            solver.run()
            return time.perf_counter() - begin

        elapsed = median(measured, samples)
        return elapsed if solver.getModelStatus() == highspy.HighsModelStatus.kOptimal else None


# The table


def cell(milliseconds):
    return f"> {LIMIT:g} s" if milliseconds is None else f"{milliseconds:.3f}"


def versus(peer, own):
    """How many times as long the peer takes; below 1 it is faster."""
    return "" if peer is None else f"{peer / own:.2f}x"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tool", help="the layout-benchmarks program")
    parser.add_argument("--samples", type=int, default=11)
    parser.add_argument("--largest", type=int, default=10_000)
    options = parser.parse_args()
    sizes = [size for size in (10, 100, 1000, 10_000) if size <= options.largest]

    print("Milliseconds, medians; x: the peer's time in times of ours (below 1 the peer is faster)")
    print()
    print(f"{'trees of stacks':16}{'direct':>10}{'Taffy':>10}{'x':>9}{'solver':>12}{'HiGHS, 1 block':>16}{'x':>9}")
    for size in sizes:
        name = f"tree/{size}"
        layout = json.loads(run(options.tool, "--export", "tree", "--filter", name))
        own = ours(options.tool, name, options.samples)
        direct = taffy(layout, options.samples)
        other = highs(run(options.tool, "--export", "program", "--filter", name), options.samples)
        print(
            f"{name:16}{own['direct']:>10.3f}{cell(direct):>10}{versus(direct, own['direct']):>9}"
            f"{own['total']:>12.3f}{cell(other):>16}{versus(other, own['total']):>9}"
        )
    print()
    print(f"{'forms':16}{'solver':>10}{'kiwi':>12}{'x':>9}{'HiGHS, 1 tier':>16}{'x':>9}  kiwi's widest label")
    for size in [size for size in sizes if size <= 1000]:
        name = f"form/{size}"
        layout = json.loads(run(options.tool, "--export", "tree", "--filter", name))
        own = ours(options.tool, name, options.samples)
        other, words = kiwi(layout, options.samples)
        program = highs(run(options.tool, "--export", "program", "--filter", name), options.samples)
        print(
            f"{name:16}{own['total']:>10.3f}{cell(other):>12}{versus(other, own['total']):>9}"
            f"{cell(program):>16}{versus(program, own['total']):>9}  {words}"
        )


if __name__ == "__main__":
    main()
