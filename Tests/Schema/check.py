"""Holds documents, and the schema's own examples, against the schema that the tool prints, by the package jsonschema.

Usage: check.py TOOL
"""

import glob
import json
import os
import subprocess
import sys

from jsonschema import Draft202012Validator

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def load(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def examples(part):
    """The examples of a schema's parts, each with the part that it stands in."""
    if isinstance(part, dict):
        for example in part.get("examples", []):
            yield part, example
        for key, value in part.items():
            if key != "examples":
                yield from examples(value)
    elif isinstance(part, list):
        for value in part:
            yield from examples(value)


def main(tool):
    schema = json.loads(subprocess.run([tool, "schema"], stdout=subprocess.PIPE, check=True).stdout)
    Draft202012Validator.check_schema(schema)
    whole = Draft202012Validator(schema)
    documents = sorted(glob.glob(os.path.join(ROOT, "Examples", "*.json")))
    cases = sorted(glob.glob(os.path.join(ROOT, "Tests", "Cases", "*", "*.json")))
    assert len(documents) >= 20 and len(cases) >= 500, f"{len(documents)} examples, {len(cases)} cases"
    for path in documents + cases:
        whole.validate(load(path))
    count = 0
    for part, example in examples(schema):
        # References lead into the definitions of the whole.
        Draft202012Validator({**part, "$defs": schema["$defs"]}).validate(example)
        count += 1
    wrong = load(documents[0])
    wrong["root"]["spacng"] = wrong["root"].pop("kind")
    assert not whole.is_valid(wrong), "a node without its kind is accepted"
    with_schema = {"$schema": "./layout.schema.json", **load(documents[0])}
    whole.validate(with_schema)
    print(f"{len(documents)} examples, {len(cases)} cases and {count} examples in the schema meet it")


if __name__ == "__main__":
    main(sys.argv[1])
