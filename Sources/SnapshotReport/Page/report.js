"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const at = (id) => document.getElementById(id);
const make = (name, attributes = {}, ...children) => {
    const element = Object.assign(document.createElement(name), attributes);
    element.append(...children);
    return element;
};
const source = (index) => "data:image/png;base64," + data.images[index];
const state = { filter: "all", search: "", shown: null, mode: "beside", blink: 0 };

// MARK: Overview

const kinds = ["changed", "missing", "new", "accepted", "same", "not compared"];
const count = (kind) => data.pictures.filter((picture) => picture.kind === kind).length;
const passes = (picture) =>
    (state.filter === "all" || picture.kind === state.filter) &&
    picture.name.toLowerCase().includes(state.search.toLowerCase());
const isOpen = (picture) => ["changed", "missing", "new"].includes(picture.kind);

function overview() {
    at("summary").textContent = kinds.filter(count).map((kind) => `${count(kind)} ${kind}`).join(", ") || "no pictures";
    const filters = ["all", ...kinds.filter(count)].map((kind) =>
        make("button", {
            textContent: kind === "all" ? `All ${data.pictures.length}` : `${kind} ${count(kind)}`,
            ariaPressed: String(state.filter === kind),
            onclick: () => { state.filter = kind; overview(); },
        }));
    at("filters").replaceChildren(...filters);
    const shown = data.pictures.filter(passes);
    const screens = [...new Set(shown.map((picture) => picture.screen))];
    at("overview").replaceChildren(...screens.map((screen) => {
        const cards = shown.filter((picture) => picture.screen === screen).map(card);
        return make("section", {}, make("h2", { textContent: screen }), make("div", { className: "cards" }, ...cards));
    }));
    at("accept-all").hidden = !data.canAccept || !shown.some(isOpen);
}

function card(picture) {
    const index = picture.after ?? picture.before;
    const shot = index == null
        ? make("span", { className: "shot none", textContent: "no picture" })
        : make("img", { className: "shot", loading: "lazy", alt: "", src: source(index) });
    const told = picture.kind === "changed" ? `${picture.pixels} pixels changed` : picture.kind;
    return make("button", { className: "card " + picture.kind, onclick: () => open(picture) },
        shot, make("b", { textContent: picture.variant || picture.screen }), make("small", { textContent: told }));
}

// MARK: One picture

const modes = { beside: "Side by side", slider: "Slider", onion: "Onion skin", blink: "Blink", difference: "Difference" };

function open(picture) {
    state.shown = picture;
    at("detail").hidden = false;
    at("name").textContent = picture.name;
    const told = { changed: `${picture.pixels} pixels differ`, missing: "Only the earlier pictures have it", new: "New",
        accepted: "Accepted", "not compared": "Not compared" };
    at("pixels").textContent = told[picture.kind] ?? "Nothing differs";
    at("words").replaceChildren(...picture.words.map((text) => make("li", { textContent: text })));
    at("accept").hidden = !data.canAccept || !isOpen(picture);
    at("under").textContent = "–";
    draw();
    location.replace("#" + encodeURIComponent(picture.name));
}

function close() {
    state.shown = null;
    clearInterval(state.blink);
    at("detail").hidden = true;
    location.replace("#");
    overview();
}

function step(by) {
    const shown = data.pictures.filter(passes);
    const index = shown.indexOf(state.shown);
    open(shown[(Math.max(index, 0) + by + shown.length) % shown.length] ?? state.shown);
}

const loaded = (index) => new Promise((done) => {
    const image = make("img", { src: source(index), alt: "" });
    image.decode().then(() => done(image), () => done(image));
});

async function draw() {
    const picture = state.shown;
    clearInterval(state.blink);
    const hasBoth = picture.before != null && picture.after != null;
    at("modes").replaceChildren(...(hasBoth ? Object.keys(modes) : []).map((mode) =>
        make("button", {
            textContent: modes[mode], ariaPressed: String(state.mode === mode),
            onclick: () => { state.mode = mode; draw(); },
        })));
    at("part").hidden = !hasBoth || !["slider", "onion"].includes(state.mode);
    const before = picture.before == null ? null : await loaded(picture.before);
    const after = picture.after == null ? null : await loaded(picture.after);
    if (state.shown !== picture) return;
    const figures = [];
    const add = (caption, ...layers) => figures.push(figure(caption, layers, picture));
    if (!hasBoth || state.mode === "beside") {
        if (before) add("Reference", before);
        if (after) add("Now", after);
        if (hasBoth) add("Difference", difference(before, after));
    } else if (state.mode === "difference") {
        add("Difference", difference(before, after));
    } else {
        add(modes[state.mode], before, after, ...(state.mode === "slider" ? [make("i", { className: "edge" })] : []));
    }
    at("pictures").replaceChildren(...figures);
    zoom();
    part();
    if (hasBoth && state.mode === "blink") {
        state.blink = setInterval(() => { after.hidden = !after.hidden; }, 500);
    }
}

function figure(caption, layers, picture) {
    const stack = make("div", { className: "stack" }, ...layers);
    stack.onmousemove = (event) => point(event, stack, picture);
    stack.onmouseleave = () => { stack.querySelector(".mark")?.remove(); };
    return make("figure", {}, make("figcaption", { textContent: caption }), stack);
}

/** What differs in colour over the new picture, faded. */
function difference(before, after) {
    const [width, height] = [Math.max(before.naturalWidth, after.naturalWidth), Math.max(before.naturalHeight, after.naturalHeight)];
    const pixels = (image) => {
        const context = make("canvas", { width, height }).getContext("2d");
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, width, height);
    };
    const [old, now] = [pixels(before), pixels(after)];
    const [a, b] = [new Uint32Array(old.data.buffer), new Uint32Array(now.data.buffer)];
    const bytes = now.data;
    for (let i = 0, k = 0; i < b.length; i += 1, k += 4) {
        if (a[i] !== b[i]) {
            bytes[k] = 208;
            bytes[k + 1] = 0;
            bytes[k + 2] = 111;
        } else {
            bytes[k] = bytes[k + 1] = bytes[k + 2] = 191 + (bytes[k] + bytes[k + 1] + bytes[k + 2]) / 12;
        }
        bytes[k + 3] = 255;
    }
    const canvas = make("canvas", { width, height });
    canvas.getContext("2d").putImageData(now, 0, 0);
    return canvas;
}

function zoom() {
    const chosen = at("zoom").value;
    const box = at("pictures");
    for (const stack of box.querySelectorAll(".stack")) {
        const across = box.querySelectorAll("figure").length;
        const [width, height] = [stack.firstChild.naturalWidth ?? stack.firstChild.width, stack.firstChild.naturalHeight ?? stack.firstChild.height];
        const fit = Math.min((box.clientWidth - 16 * (across + 1)) / across / width, (box.clientHeight - 56) / height);
        const factor = (chosen === "fit" ? fit : Number(chosen) / window.devicePixelRatio) || 1;
        stack.dataset.factor = factor;
        stack.classList.toggle("large", factor >= 1);
        for (const layer of stack.querySelectorAll("img, canvas")) {
            layer.style.width = (layer.naturalWidth ?? layer.width) * factor + "px";
            layer.style.height = (layer.naturalHeight ?? layer.height) * factor + "px";
        }
    }
}

function part() {
    const share = Number(at("part").value);
    const stack = at("pictures").querySelector(".stack");
    const after = stack?.querySelectorAll("img")[1];
    if (!after) return;
    after.style.clipPath = state.mode === "slider" ? `inset(0 0 0 ${100 - share}%)` : "";
    after.style.opacity = state.mode === "onion" ? share / 100 : "";
    const edge = stack.querySelector(".edge");
    if (edge) edge.style.left = 100 - share + "%";
}

/** Tells of the innermost view under the pointer, and outlines it. */
function point(event, stack, picture) {
    if (!picture.dump) return;
    const box = stack.getBoundingClientRect();
    const scale = picture.dump.scale * Number(stack.dataset.factor);
    const [origin, all] = [picture.dump.root.windowFrame ?? [0, 0, 0, 0], []];
    const [x, y] = [(event.clientX - box.left) / scale + origin[0], (event.clientY - box.top) / scale + origin[1]];
    const visit = (node) => {
        const frame = node.windowFrame;
        if (node.hidden || node.alpha === 0) return;
        if (frame && x >= frame[0] && y >= frame[1] && x < frame[0] + frame[2] && y < frame[1] + frame[3]) all.push(node);
        (node.children ?? []).forEach(visit);
    };
    visit(picture.dump.root);
    const node = all.at(-1);
    let mark = stack.querySelector(".mark");
    if (!node) return mark?.remove();
    if (!mark) stack.append(mark = make("i", { className: "mark" }));
    const [left, top, width, height] = node.windowFrame;
    mark.style.left = (left - origin[0]) * scale + "px";
    mark.style.top = (top - origin[1]) * scale + "px";
    mark.style.width = width * scale + "px";
    mark.style.height = height * scale + "px";
    const { children, ...own } = node;
    at("under").textContent = Object.entries(own).map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join("\n");
}

// MARK: Accepting

async function accept(picture) {
    const token = new URLSearchParams(location.search).get("token") ?? "";
    const query = new URLSearchParams({ token, name: picture.name });
    const answer = await fetch("/accept?" + query, { method: "POST" });
    if (!answer.ok) throw new Error(await answer.text());
    picture.kind = "accepted";
    if (picture.after == null) picture.before = null;
}

async function acceptAll(pictures) {
    try {
        for (const picture of pictures) await accept(picture);
    } catch (error) {
        alert(error.message);
    }
    overview();
    if (state.shown) open(state.shown);
}

// MARK: Input

at("search").oninput = (event) => { state.search = event.target.value; overview(); };
at("accept-all").onclick = () => acceptAll(data.pictures.filter((picture) => passes(picture) && isOpen(picture)));
at("accept").onclick = () => acceptAll([state.shown]);
at("back").onclick = close;
at("next").onclick = () => step(1);
at("previous").onclick = () => step(-1);
at("zoom").onchange = zoom;
at("part").oninput = part;
window.onresize = zoom;
window.onkeydown = (event) => {
    if (!state.shown || ["INPUT", "SELECT"].includes(event.target.tagName)) return;
    if (event.key === "Escape") close();
    if (event.key === "ArrowRight") step(1);
    if (event.key === "ArrowLeft") step(-1);
};

overview();
const named = decodeURIComponent(location.hash.slice(1));
const first = data.pictures.find((picture) => picture.name === named);
if (first) open(first);
