"""A page without a browser, and random input on it; what memory an app has."""
import base64, contextlib, json, os, random, re, select, socket, struct, subprocess, sys, time, zlib

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def resident(cache):
    """Megabytes of the processes whose program lies in the cache."""
    return sum(int(re.search(r"VmRSS:\s+(\d+)", text).group(1)) for text in told(cache, "status")) // 1024


def spent(cache):
    """Seconds of processor time of the processes whose program lies in the cache."""
    fields = [text.rsplit(")", 1)[1].split() for text in told(cache, "stat")]
    return sum(int(each[11]) + int(each[12]) for each in fields) / os.sysconf("SC_CLK_TCK")


def told(cache, name):
    """What /proc tells of each process whose program lies in the cache."""
    for process in filter(str.isdigit, os.listdir("/proc")):
        try:
            if os.readlink(f"/proc/{process}/exe").startswith(cache):
                with open(f"/proc/{process}/{name}") as file:
                    yield file.read()
        except OSError:
            pass


class Page:
    """A page without a browser: takes frames and says that it has drawn them."""

    def __init__(self, host, port, token):
        self.host, self.port, self.token = host, port, token
        self.socket = socket.create_connection((host, port))
        # As browsers do: what is said of a frame does not wait for an answer to what was said before.
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /socket?token={token} HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: http://{host}:{port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Extensions: permessage-deflate\r\n\r\n".encode())
        self.bytes = b""
        while b"\r\n\r\n" not in self.bytes:
            self.bytes += self.socket.recv(4096)
        self.bytes = self.bytes.split(b"\r\n\r\n", 1)[1]
        # As browsers do: what came before helps to expand what comes.
        self.inflate = zlib.decompressobj(-15)
        self.app, self.frames, self.settings = 0, 0, {}
        # How many frames were there before the app's first one.
        self.first = 0
        # When each frame came and its bytes; what the app said it took, in milliseconds, and which input it had been sent last.
        self.times, self.sizes, self.costs, self.after = [], [], [], []
        self.input = "opened"

    def send(self, t, **fields):
        if t != "drawn":
            self.input = t
        data = json.dumps({"t": t, "g": self.app, **fields}).encode()
        mask = os.urandom(4)
        head = b"\x81" + (bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data)))
        self.socket.sendall(head + mask + bytes(c ^ mask[i % 4] for i, c in enumerate(data)))

    def message(self):
        """The next whole message and the bytes that it travelled in; None when more bytes are needed."""
        if len(self.bytes) < 2:
            return None
        length, start = self.bytes[1] & 127, 2
        if length > 125:
            size, form = (2, ">H") if length == 126 else (8, ">Q")
            if len(self.bytes) < 2 + size:
                return None
            length, start = struct.unpack(form, self.bytes[2:2 + size])[0], 2 + size
        if len(self.bytes) < start + length:
            return None
        first, data = self.bytes[0], self.bytes[start:start + length]
        self.bytes = self.bytes[start + length:]
        if first & 0x40:
            data = self.inflate.decompress(data + b"\0\0\xff\xff")
        return first & 15, data, length

    def pump(self, seconds):
        end = time.monotonic() + seconds
        while True:
            if select.select([self.socket], [], [], max(0, end - time.monotonic()))[0]:
                data = self.socket.recv(1 << 20)
                if not data:
                    sys.exit("the page was closed")
                self.bytes += data
            while message := self.message():
                code, data, length = message
                if code == 2:
                    number, shift, at = 0, 0, 1
                    while True:
                        number |= (data[at] & 127) << shift
                        shift, at = shift + 7, at + 1
                        if data[at - 1] < 128:
                            break
                    self.frames += 1
                    self.times.append(time.monotonic())
                    self.sizes.append(length)
                    self.send("drawn", n=number)
                elif code == 1:
                    told = json.loads(data)
                    if "fresh" in told:
                        self.app, self.first = told["fresh"], self.frames
                    if "frame" in told:
                        self.costs.append(told["frame"]["milliseconds"])
                        self.after.append(self.input)
                    if "devices" in told:
                        self.settings = told
            if time.monotonic() >= end:
                return


def act(page, dice):
    kind, x, y = dice.random(), dice.uniform(5, 388), dice.uniform(60, 840)
    if kind < .25:
        page.send("began", n=1, x=x, y=y)
        page.pump(.05)
        page.send("ended", n=1, x=x, y=y)
        page.pump(.3)
    elif kind < .75:
        count = dice.randint(4, 14)
        dx, dy = (dice.uniform(-30, 30), 0) if dice.random() < .4 else (0, dice.uniform(-60, 60))
        page.send("began", n=1, x=x, y=y)
        for i in range(count):
            page.pump(1 / 60)
            page.send("moved", n=1, x=x + dx * i, y=y + dy * i)
        page.send("ended", n=1, x=x + dx * count, y=y + dy * count)
        page.pump(dice.uniform(.1, 1.5))
    elif kind < .92:
        for _ in range(dice.randint(3, 20)):
            page.send("wheel", x=x, y=y, dx=0, dy=dice.uniform(-80, 120))
            page.pump(1 / 60)
    elif kind < .95:
        page.send("rotate", v=dice.choice(["left", "right"]))
        page.pump(.5)
    elif kind < .97:
        page.send("textSize", v=dice.choice(page.settings.get("textSizes", ["large"])))
        page.pump(.5)
    elif kind < .99:
        page.send("appearance", v=dice.choice(["light", "dark"]))
        page.pump(.3)
    else:
        page.send("device", v=dice.choice(page.settings.get("devices", ["iPhone 15"])))
        page.pump(.5)


@contextlib.contextmanager
def opened(source, cache):
    """A page on `shoji run SOURCE`; what the app prints is read by `page.drain()`."""
    tool = subprocess.Popen(
        [ROOT + "/.build/release/shoji", "run", source, "--port", "0"], stdout=subprocess.PIPE,
        stdin=subprocess.DEVNULL, env={**os.environ, "SHOJI_CACHE": cache}, text=True)
    try:
        address = next(filter(None, (re.search(r"http://([\d.]+):(\d+)/\?token=(\S+)", l) for l in tool.stdout)))
        page = Page(address[1], int(address[2]), address[3])
        os.set_blocking(tool.stdout.fileno(), False)

        def drain():
            # What the app prints is not left to fill the pipe.
            try:
                os.read(tool.stdout.fileno(), 1 << 16)
            except OSError:
                pass
        page.drain = drain
        page.pump(3)
        yield page
    finally:
        tool.terminate()
        tool.wait()
