"""Opens the pages of the tool in headless Chromium and holds what they say against `solve`.

Usage: check.py TOOL CHROMIUM [FOLDER]; screenshots go to FOLDER if it is given.
"""

import glob
import json
import os
import subprocess
import sys
import tempfile

from browser import Browser

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
WORK = tempfile.TemporaryDirectory()


def example(name):
    return os.path.join("Examples", name + ".json")


def tool(*arguments):
    run = subprocess.run([TOOL, *arguments], capture_output=True, text=True, cwd=ROOT)
    assert run.returncode in (0, 1), f"{arguments}: {run.returncode} {run.stderr}"
    return run.stdout


def page(*arguments):
    path = os.path.join(WORK.name, f"{len(os.listdir(WORK.name))}.html")
    with open(path, "w", encoding="utf-8") as file:
        file.write(tool(*arguments, "--format", "html"))
    return path


def frames(document):
    return json.loads(tool("solve", "--format", "json", document))["frames"]


def formulas(document, view):
    """What each part of a view's frame is a sum of, as `explain` says it."""
    views = json.loads(tool("explain", "--format", "json", "--view", view, document))["views"]
    chains = views[0]["chains"] or {}
    return {part: chains.get(part, {"formula": ""})["formula"] for part in ["x", "y", "width", "height"]}


def shots(browser, name):
    """Screenshots in light and dark colours, with the mouse out of the way; both have their ground."""
    browser.leave()
    for is_dark, suffix in [(False, ""), (True, "-dark")]:
        browser.dark(is_dark)
        ground = browser.run("getComputedStyle(document.body).backgroundColor")
        equal(ground == "rgb(255, 255, 255)", not is_dark, f"{name}: white ground")
        motion = browser.run("getComputedStyle(document.querySelector('svg rect.view')).transitionDuration")
        equal(motion, "0s", f"{name}: motion")
        if FOLDER:
            browser.screenshot(os.path.join(FOLDER, name + suffix + ".png"))
    browser.dark(False)


def equal(found, wanted, about):
    assert found == wanted, f"{about}: found {found}, wanted {wanted}"


def near(found, wanted, about):
    difference = max(abs(a - b) for a, b in zip(found, wanted))
    assert len(found) == len(wanted) and difference <= 1e-4, f"{about}: found {found}, wanted {wanted}"


def check_explanation(browser, document, name):
    """Every view is there; one that is clicked explains itself; the arrow keys go on from there."""
    wanted = frames(document)
    browser.open(page("explain", document))
    listed = browser.run("Array.from(document.querySelectorAll('nav.views a')).map(a => a.textContent)")
    equal(sorted(listed), sorted(wanted), f"{name}: views")
    drawn = browser.run(
        "Array.from(document.querySelectorAll('svg a')).map(a => a.getAttribute('aria-label').split(',')[0])")
    equal(sorted(drawn), sorted(wanted), f"{name}: views in the picture")
    # The last view in the picture lies on top of all others.
    last = len(drawn) - 1
    browser.click("svg a rect.view", browser.run("document.querySelectorAll('svg a rect.view').length") - 1)
    shown = browser.run("document.querySelector('.detail.shown h2').textContent")
    cells = browser.run(
        "Array.from(document.querySelectorAll('.detail.shown table')[0].querySelectorAll('tbody tr'))"
        ".map(row => Number(row.cells[1].textContent))")
    near(cells, wanted[shown], f"{name}: the frame of {shown}")
    equal(browser.run("document.querySelectorAll('.detail.shown').length"), 1, f"{name}: details shown")
    equal(browser.run("getComputedStyle(document.querySelector('.detail.shown')).display"), "block", "display")
    before = browser.run("document.querySelector('nav.views [aria-current]').textContent")
    equal(before, shown, f"{name}: the current view")
    browser.press("ArrowRight")
    after = browser.run("document.querySelector('.detail.shown h2').textContent")
    equal(after, listed[(listed.index(shown) + 1) % len(listed)], f"{name}: the next view by key")
    equal(browser.run("document.activeElement.textContent"), after, f"{name}: the focus")
    browser.run("window.scrollTo(0, 0)")
    shots(browser, f"explain-{name}")
    equal(browser.problems(), [], f"{name}: problems")
    print(f"explain {name}: {last + 1} views, {shown} chosen by mouse, {after} by key")


def load(document):
    with open(os.path.join(ROOT, document), encoding="utf-8") as file:
        return json.load(file)


def width_of(document):
    content = load(document)
    return content.get("container", content.get("proposal"))["width"]


def resized(document, width):
    content = load(document)
    content.get("container", content.get("proposal"))["width"] = width
    content.pop("expected", None)
    path = os.path.join(WORK.name, "resized.json")
    with open(path, "w", encoding="utf-8") as file:
        json.dump(content, file)
    return path


def slide(browser, root, width):
    """Moves the slider of a part of the page, and gives the frames that the part says then."""
    browser.run(
        f"(function () {{ var r = {root}.querySelector('.range'); r.value = {width};"
        "r.dispatchEvent(new Event('input')); })()")
    return browser.run(
        f"Object.fromEntries(Array.from({root}.querySelectorAll('table.frames tbody tr')).map(row =>"
        "[row.cells[0].textContent, [1, 2, 3, 4].map(i => Number(row.cells[i].textContent))]))")


def check_slider(browser, document, name, width, root):
    """Both the numbers and the rectangles at a width are those of `solve`; gives the frames."""
    said = slide(browser, root, width)
    wanted = frames(resized(document, width))
    equal(sorted(said), sorted(wanted), f"{name}: views at {width}")
    for view, frame in wanted.items():
        near(said[view], frame, f"{name} at {width}: {view}")
    window = browser.run(f"Number({root}.querySelector('.stage .window').getAttribute('width'))")
    scale = window / width
    drawn = browser.run(
        f"Object.fromEntries(Array.from({root}.querySelectorAll('.stage g')).map(g =>"
        "[g.querySelector('title').textContent.split(',')[0],"
        "Number(g.querySelector('rect').getAttribute('width'))]))")
    for view, frame in wanted.items():
        near([drawn[view]], [frame[2] * scale], f"{name} at {width}: the width drawn for {view}")
    return said


def check_sweep(browser, document, name, low, high, widths):
    """The slider's numbers and rectangles are those of `solve` at its width."""
    browser.open(page("sweep", document, "--width", f"{low}:{high}"))
    for width in widths:
        check_slider(browser, document, name, width, "document")
    if browser.run("document.querySelectorAll('[data-at]').length"):
        browser.click("[data-at]")
        equal(
            browser.run("document.querySelector('.number').value"),
            browser.run("document.querySelector('[data-at]').getAttribute('data-at')"), f"{name}: a break point")
    browser.run("document.querySelector('.range').focus()")
    before = float(browser.run("document.querySelector('.number').value"))
    browser.press("ArrowRight")
    near([float(browser.run("document.querySelector('.number').value"))], [before + 1], f"{name}: a step by key")
    shots(browser, f"sweep-{name}")
    equal(browser.problems(), [], f"{name}: problems")
    print(f"sweep {name}: {len(widths)} widths agree with solve")


def check_comparison(browser, documents):
    """Every document has its views, the explanation of one that is clicked, and a slider that says what `solve` says."""
    report = os.path.join(WORK.name, "report.html")
    tool("compare", *documents, "--format", "html", "--output", report)
    browser.open(report)
    equal(browser.run("document.querySelectorAll('.document').length"), len(documents), "compare: documents")
    moved = sum(check_compared(browser, document, number) for number, document in enumerate(documents))
    assert moved > len(documents) // 2, f"compare: frames move with the slider in {moved} documents alone"
    assert browser.run("document.querySelectorAll('.differs').length") > 0, "compare: no difference is marked"
    browser.run(f"document.querySelector('#d{documents.index(example('equal-labels'))}').scrollIntoView()")
    shots(browser, "compare")
    equal(browser.problems(), [], "compare: problems")
    print(f"compare: {len(documents)} documents, frames of {moved} move with the slider, {os.path.getsize(report) // 1024} KB")


def check_compared(browser, document, number):
    """One document of a page of comparisons; gives whether the slider moves its frames."""
    name, root, wanted = os.path.basename(document), f"document.querySelector('#d{number}')", frames(document)
    listed = browser.run(f"Array.from({root}.querySelectorAll('nav.views a')).map(a => a.textContent)")
    equal(sorted(listed), sorted(wanted), f"{name}: views")
    marks = browser.run(f"{root}.querySelectorAll('svg a').length")
    equal(marks, 3 * len(listed), f"{name}: marks in three panels")
    # The view in front, in the panel of the solver; it is not the one that is shown at first.
    browser.click(f"#d{number} svg a", 2 * len(listed) - 1)
    shown = f"#d{number} .detail.shown"
    equal(browser.run(f"document.querySelectorAll('{shown}').length"), 1, f"{name}: details shown")
    view = browser.run(f"document.querySelector('{shown} h3').textContent")
    equal(view, listed[-1], f"{name}: the view that was clicked")
    direct = json.loads(tool("solve", "--engine", "direct", "--format", "json", document))["frames"]
    said = browser.run(
        f"Array.from(document.querySelectorAll('{shown} table')[0].querySelectorAll('tbody tr'))"
        ".map(row => [1, 2, 3, 4].map(i => Number(row.cells[i].textContent)))")
    near(said[0], direct[view], f"{name}: the direct frame of {view}")
    near(said[1], wanted[view], f"{name}: the solver's frame of {view}")
    said = browser.run(
        f"Array.from(document.querySelectorAll('{shown} table')[1].querySelectorAll('tbody tr'))"
        ".map(row => [row.cells[0].textContent, row.cells[2].textContent])")
    equal(dict(said), formulas(document, view), f"{name}: why {view} is there")
    browser.run(f"{root}.querySelector('nav.views a').focus()")
    browser.press("ArrowRight")
    after = browser.run(f"document.querySelector('{shown} h3').textContent")
    equal(after, listed[1 % len(listed)], f"{name}: the next view by key")
    width = width_of(document)
    before = check_slider(browser, document, name, width, root)
    for part in [0.5, 0.77, 1.31, 1.5]:
        after = check_slider(browser, document, name, width * part, root)
    return before != after


def many_views(count):
    rows = [
        {"kind": "hstack", "id": f"row {row}", "spacing": 4, "children": [
            {"kind": "flexible", "id": f"cell {row} {column}", "width": {"min": 5 + (7 * row + 3 * column) % 40}}
            for column in range(9)]}
        for row in range(count // 10)]
    path = os.path.join(WORK.name, "many.json")
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"schemaVersion": 1, "title": f"{count} views", "container": {"width": 1100, "height": 700},
                   "root": {"kind": "vstack", "spacing": 4, "children": rows}}, file)
    return path


def main():
    browser = Browser(CHROMIUM)
    try:
        check_explanation(browser, example("equal-labels"), "equal-labels")
        check_explanation(browser, many_views(200), "two-hundred")
        check_sweep(browser, example("sidebar"), "sidebar", 100, 1200, [100, 150.5, 181, 300, 420.25, 521, 800, 1200])
        check_sweep(browser, example("terminal-columns"), "terminal-columns", 1, 120, [10, 20.5, 50, 99, 110])
        check_comparison(browser, sorted(glob.glob("Examples/*.json", root_dir=ROOT)))
    finally:
        browser.close()
        WORK.cleanup()


if __name__ == "__main__":
    TOOL, CHROMIUM = os.path.abspath(sys.argv[1]), sys.argv[2]
    FOLDER = sys.argv[3] if len(sys.argv) > 3 else None
    main()
