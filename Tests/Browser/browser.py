"""A headless Chromium, driven over its debugging pipe: no package beyond Python's own library is needed."""

import base64
import json
import os
import subprocess
import tempfile


class Browser:
    """One browser with one page."""

    def __init__(self, program, width=1400, height=1000):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        to_read, self.to = os.pipe()
        self.out, from_write = os.pipe()
        # The browser reads its commands from descriptor 3 and writes its answers to 4.
        script = f'exec "$@" 3<&{to_read} 4>&{from_write}'
        self.process = subprocess.Popen(
            ["bash", "-c", script, "bash", program, "--headless=new", "--no-sandbox", "--disable-gpu",
             "--hide-scrollbars", "--no-first-run", "--disable-dev-shm-usage", "--disable-background-networking",
             f"--window-size={width},{height}", f"--user-data-dir={self.profile.name}", "--remote-debugging-pipe"],
            pass_fds=(to_read, from_write), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(from_write)
        self.number = 0
        self.buffer = b""
        self.events = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = None
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Network", "Log"]:
            self.call(f"{domain}.enable")

    def close(self):
        os.close(self.to)
        self.process.terminate()
        self.process.wait(timeout=20)
        os.close(self.out)
        self.profile.cleanup()

    def call(self, method, **parameters):
        """Sends a command and waits for its answer; what the browser tells meanwhile is kept in `events`."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if getattr(self, "session", None):
            message["sessionId"] = self.session
        os.write(self.to, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def receive(self):
        while b"\0" not in self.buffer:
            chunk = os.read(self.out, 1 << 16)
            if not chunk:
                raise RuntimeError("the browser has gone")
            self.buffer += chunk
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def open(self, path):
        """Opens a file and waits until it is there; what it asks for and complains of is gathered from here on."""
        self.events.clear()
        self.call("Page.navigate", url="file://" + os.path.abspath(path))
        while not any(event.get("method") == "Page.loadEventFired" for event in self.events):
            self.events.append(self.receive())

    def run(self, expression):
        """The value of an expression in the page."""
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{expression}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def click(self, selector, index=0):
        """Presses the mouse in the middle of an element, as a hand would: whatever lies on top gets it."""
        x, y = self.run(
            f"(function () {{ var e = document.querySelectorAll({json.dumps(selector)})[{index}];"
            "e.scrollIntoView({block: 'center', inline: 'center'}); var b = e.getBoundingClientRect();"
            "return [b.x + b.width / 2, b.y + b.height / 2]; })()")
        for kind in ["mousePressed", "mouseReleased"]:
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def leave(self):
        """Moves the mouse to where nothing is."""
        self.call("Input.dispatchMouseEvent", type="mouseMoved", x=0, y=0)

    def press(self, key):
        """Presses a key, such as `ArrowRight`."""
        code = {"ArrowRight": 39, "ArrowLeft": 37, "Tab": 9, "Enter": 13}[key]
        text = {"text": "\r"} if key == "Enter" else {}
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, code=key, windowsVirtualKeyCode=code, **text)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, code=key, windowsVirtualKeyCode=code)

    def screenshot(self, path):
        image = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(image))

    def dark(self, is_dark):
        """Wishes for dark colours or light ones, and for less motion in any case."""
        features = [{"name": "prefers-color-scheme", "value": "dark" if is_dark else "light"},
                    {"name": "prefers-reduced-motion", "value": "reduce"}]
        self.call("Emulation.setEmulatedMedia", features=features)

    def problems(self):
        """What the page complained of, and what it asked for beyond itself."""
        found = []
        for event in self.events:
            method, details = event.get("method"), event.get("params", {})
            if method == "Runtime.exceptionThrown":
                found.append(details["exceptionDetails"]["text"])
            if method == "Log.entryAdded" and details["entry"]["level"] == "error":
                found.append(details["entry"]["text"])
            if method == "Network.requestWillBeSent" and not details["request"]["url"].startswith("file://"):
                found.append("asks for " + details["request"]["url"])
        return found
