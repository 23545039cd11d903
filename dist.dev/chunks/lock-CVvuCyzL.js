import { n as packageVersion, t as packageRoot } from "./package-CvdAF4G4.js";
import { join } from "node:path";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createHash } from "node:crypto";

// generator/7-write/lock.ts
const lockName = ".cmdspec.json";
const hash = (text) => createHash("sha256").update(text).digest("base64url").slice(0, 22);
/** The hash includes the order of mappings whose order is significant, and of JSON templates, which are values. */
const ordered = /* @__PURE__ */ new Set([
	"args",
	"head",
	"hosts"
]);
const templates = /* @__PURE__ */ new Set([
	"as",
	"body",
	"default",
	"error",
	"gives",
	"send"
]);
/** Returns a hash of the input, without comments, positions and the order of keys. */
function inputHash(documents, facts, data, surroundings, target) {
	const used = new Set(documents.service.value.standard ?? []);
	const standard = [...documents.standard].filter(([name]) => used.has(name));
	const { folders: _shown, ...beside } = facts;
	const input = {
		compiler: fingerprint(),
		target,
		surroundings,
		facts: beside,
		...data === void 0 ? {} : { data: hash(data) },
		service: [documents.service.source.name, documents.service.value],
		groups: documents.groups.map(({ source, value }) => [source.name, value]),
		standard: standard.map(([name, { value }]) => [name, value])
	};
	return hash(JSON.stringify(canonical(input)));
}
function canonical(value, keep = false, deep = false) {
	if (Array.isArray(value)) return value.map((item) => canonical(item, deep, deep));
	if (typeof value !== "object" || value === null) return value;
	const entries = Object.entries(value);
	if (!keep) entries.sort(([a], [b]) => a < b ? -1 : 1);
	return entries.map(([key, item]) => {
		const template = deep || templates.has(key);
		return [key, canonical(item, template || ordered.has(key), template)];
	});
}
let print;
/** Returns a hash of the compiler: of its sources, or of the entry of the bundle, which names its chunks by their hashes. */
function fingerprint() {
	if (print !== void 0) return print;
	const root = packageRoot();
	const sources = join(root, "generator");
	const bundle = join(root, "dist", "bin", "cmdspec.js");
	const files = fileURLToPath(import.meta.url).startsWith(sources) && existsSync(sources) ? sourcesBelow(sources) : [bundle];
	print = hash(files.map((file) => hash(readFileSync(file))).join());
	return print;
}
function sourcesBelow(folder) {
	return readdirSync(folder, { withFileTypes: true }).sort((a, b) => a.name < b.name ? -1 : 1).flatMap((entry) => {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) return entry.name === "fixtures" ? [] : sourcesBelow(path);
		return /\.ts$/.test(entry.name) && !entry.name.endsWith(".test.ts") ? [path] : [];
	});
}
function readLock(folder) {
	const path = join(folder, lockName);
	if (!existsSync(path)) return void 0;
	try {
		const lock = JSON.parse(readFileSync(path, "utf8"));
		return typeof lock.input === "string" && typeof lock.files === "object" ? lock : void 0;
	} catch {
		return;
	}
}
/** Whether the input and the files in the output folder match the lock. */
function upToDate(folder, input) {
	const lock = readLock(folder);
	if (lock === void 0 || lock.input !== input) return false;
	return Object.entries(lock.files).every(([path, known]) => {
		const full = join(folder, path);
		return existsSync(full) && hash(readFileSync(full)) === known;
	});
}
function lockText(input, files) {
	const hashes = Object.fromEntries([...files].sort((a, b) => a.path < b.path ? -1 : 1).map(({ path, text }) => [path, hash(text)]));
	const lock = {
		version: packageVersion(),
		input,
		files: hashes
	};
	return `${JSON.stringify(lock, null, 2)}\n`;
}

export { upToDate as a, readLock as i, lockName as n, lockText as r, inputHash as t };