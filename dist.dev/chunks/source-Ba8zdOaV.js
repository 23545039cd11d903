import { relative, sep } from "node:path";

// generator/1-read/source.ts
/** Returns a path for messages: relative if it is below the working folder, with forward slashes. */
function shownPath(path) {
	const below = relative(process.cwd(), path);
	return (below.startsWith("..") ? path : below).split(sep).join("/");
}
/** Returns line and column, both from 1. */
function position(source, offset) {
	const before = source.text.slice(0, offset);
	return {
		line: before.split("\n").length,
		column: offset - before.lastIndexOf("\n")
	};
}
/** Returns the text of a span. */
const textOf = ({ source, start, end }) => source.text.slice(start, end);
/** Returns the part of a span that holds a text, if the text occurs once; else the whole span. */
function within(span, text) {
	const written = textOf(span);
	const index = written.indexOf(text);
	if (index === -1 || written.includes(text, index + 1)) return span;
	return {
		source: span.source,
		start: span.start + index,
		end: span.start + index + text.length
	};
}
/**
* Where each mapping and sequence came from. Positions are stored beside the values, by identity, so that values stay
* plain data and nothing computed from them can depend on a line number.
*/
const places = /* @__PURE__ */ new WeakMap();
function remember(value, found) {
	places.set(value, found);
}
function of(value) {
	const found = places.get(value);
	if (found === void 0) throw new Error("The value has no position, because it was not read from a file.");
	return found;
}
/** Returns the place of a whole mapping or sequence. */
const placeOf = (value) => of(value).self;
/** Returns the place of a key (or of the element at an index), or of the whole mapping if the key is not written. */
const placeOfKey = (value, key) => of(value).keys.get(String(key)) ?? of(value).self;
/** Returns the place of the value of a key, or of the whole mapping if the key is not written. */
const placeOfValue = (value, key) => of(value).values.get(String(key)) ?? of(value).self;
/**
* Gives a merged mapping the places of what it was merged from; later origins win, as in `{...a, ...b}`. `self` is the
* place of the last origin.
*/
function merged(value, ...origins) {
	const found = origins.map((origin) => places.get(origin)).filter((entry) => entry !== void 0);
	const last = found.at(-1);
	if (last === void 0) throw new Error("A merged value needs an origin with a place.");
	places.set(value, {
		self: last.self,
		keys: new Map(found.flatMap(({ keys }) => [...keys])),
		values: new Map(found.flatMap(({ values }) => [...values]))
	});
	return value;
}

export { position as a, textOf as c, placeOfValue as i, within as l, placeOf as n, remember as o, placeOfKey as r, shownPath as s, merged as t };