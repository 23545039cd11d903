const require_start = require("./start-CjVcg6Qt.cjs");
const require_miss = require("./miss-T62ysXSg.cjs");
const require_run = require("./run-Duopuxci.cjs");
const require_resources = require("./resources-BtQCeuca.cjs");
let node_fs_promises = require("node:fs/promises");
let node_path = require("node:path");
let node_fs = require("node:fs");

// workflows/crm/lib/backup/names.ts
/** Reads a file of field definitions; none if it does not exist or cannot be read. */
async function readDefinitions(path) {
	const found = /* @__PURE__ */ new Map();
	const names = /* @__PURE__ */ new Set();
	for (const { field_code: key, field_name: name, options } of await rowsOf(path)) {
		if (typeof key !== "string" || typeof name !== "string") continue;
		const shown = names.has(name) ? `${name} (${key.slice(0, 8)})` : name;
		names.add(name);
		const labels = (Array.isArray(options) ? options : []).filter(require_miss.isObject).map(labelOf);
		found.set(key, {
			name: shown,
			labels: new Map(labels)
		});
	}
	return found;
}
const labelOf = ({ id, label }) => [String(id), String(label)];
async function rowsOf(path) {
	try {
		const value = require_run.parseJson(await (0, node_fs_promises.readFile)(path, "utf8"));
		return Array.isArray(value) ? value.filter(require_miss.isObject) : [];
	} catch {
		return [];
	}
}
/** Name of a custom field, from the first definitions that have it; else its key. */
function nameOf(key, definitions) {
	return definitions.map((some) => some.get(key)?.name).find((name) => name !== void 0) ?? key;
}
/** A value with labels in place of option ids, from the first definitions that have the field. */
function labeled(key, value, definitions) {
	const labels = definitions.map((some) => some.get(key)?.labels).find((some) => some !== void 0);
	if (labels === void 0 || labels.size === 0) return value;
	const label = (one) => one === null ? null : labels.get(String(one)) ?? one;
	return Array.isArray(value) ? value.map(label) : require_miss.isObject(value) ? value : label(value);
}

// workflows/crm/lib/backup/compare.ts
const CUSTOM = "custom_fields";
/** Returns one difference per field of two versions of a record; custom fields are fields of their own. */
function compareRecords(resource, id, before, after, { older, newer }) {
	const found = [];
	const add = (field, oldValue = null, newValue = null) => {
		if (!isSame(oldValue, newValue)) found.push({
			resource,
			id,
			change: "modified",
			field,
			oldValue,
			newValue
		});
	};
	for (const key of keysOf(before, after)) {
		const [one, other] = [before[key], after[key]];
		if (key !== CUSTOM || !(require_miss.isObject(one) || require_miss.isObject(other))) {
			if (isSame(one ?? null, other ?? null)) continue;
			add(nameOf(key, [newer, older]), ...valuesOf(key, one, other, {
				older,
				newer
			}));
			continue;
		}
		const [own, others] = [require_miss.isObject(one) ? one : {}, require_miss.isObject(other) ? other : {}];
		for (const code of keysOf(own, others)) {
			if (isSame(own[code] ?? null, others[code] ?? null)) continue;
			add(`${CUSTOM}.${nameOf(code, [newer, older])}`, ...valuesOf(code, own[code], others[code], {
				older,
				newer
			}));
		}
	}
	return found;
}
const valuesOf = (key, before, after, { older, newer }) => {
	const shown = [labeled(key, before ?? null, [older, newer]), labeled(key, after ?? null, [newer, older])];
	return isSame(...shown) ? [before ?? null, after ?? null] : shown;
};
const keysOf = (one, other) => [.../* @__PURE__ */ new Set([...Object.keys(one), ...Object.keys(other)])];
/** Whether two JSON values are equal; the order of keys does not count, and a missing value equals null. */
function isSame(one, other) {
	return one === other || require_run.stringifyJson(sorted(one)) === require_run.stringifyJson(sorted(other));
}
function sorted(value) {
	if (Array.isArray(value)) return value.map(sorted);
	if (!require_miss.isObject(value) || "isLosslessNumber" in value) return value ?? null;
	const entries = Object.entries(value).filter(([, item]) => item !== null && item !== void 0);
	return Object.fromEntries(entries.sort(([a], [b]) => a < b ? -1 : 1).map(([key, item]) => [key, sorted(item)]));
}

// workflows/crm/lib/backup/records.ts
const CHUNK = 1 << 18;
const [QUOTE, BACKSLASH, OPEN, CLOSE, OPEN_LIST, CLOSE_LIST] = [...Buffer.from("\"\\{}[]")];
/** Opens a JSON array of records with ids; undefined if the file does not exist or holds anything else. */
async function openRecords(path) {
	let file;
	try {
		file = await (0, node_fs_promises.open)(path, node_fs.constants.O_RDONLY | node_fs.constants.O_NONBLOCK);
	} catch {
		return;
	}
	try {
		const spans = /* @__PURE__ */ new Map();
		for await (const { span, text } of objectsOf(file)) {
			const id = idOf(recordOf(text));
			if (id === void 0) throw new SyntaxError("a record without an id");
			spans.set(id, span);
		}
		return {
			ids: new Set(spans.keys()),
			text: async (id) => {
				const span = spans.get(id);
				return span === void 0 ? void 0 : await textAt(file, span);
			},
			close: () => file.close()
		};
	} catch {
		await file.close();
		return;
	}
}
/** The record in a text; empty for anything else. */
function recordOf(text) {
	const value = text === void 0 ? void 0 : require_run.parseJson(text);
	return require_miss.isObject(value) ? value : {};
}
function idOf({ id }) {
	return id === void 0 || id === null || require_miss.isObject(id) && !("isLosslessNumber" in id) ? void 0 : String(id);
}
async function textAt(file, { start, end }) {
	const { buffer, bytesRead } = await file.read(Buffer.alloc(end - start), 0, end - start, start);
	return buffer.toString("utf8", 0, bytesRead);
}
/** Yields the objects of an array. Fails with a SyntaxError if the file ends inside, or is not an array. */
async function* objectsOf(file) {
	const chunk = Buffer.alloc(CHUNK);
	let depth = 0;
	let start = 0;
	let inText = false;
	let escaped = false;
	let isList = false;
	for (let position = 0;;) {
		const { bytesRead } = await file.read(chunk, 0, CHUNK, position);
		if (bytesRead === 0) break;
		for (let index = 0; index < bytesRead; index += 1) {
			const byte = chunk[index];
			if (inText) {
				if (escaped) escaped = false;
				else if (byte === BACKSLASH) escaped = true;
				else if (byte === QUOTE) inText = false;
			} else if (byte === QUOTE) inText = true;
			else if (byte === OPEN || byte === OPEN_LIST) {
				if (depth === 0) isList = byte === OPEN_LIST;
				if (depth === 1) start = position + index;
				depth += 1;
			} else if (byte === CLOSE || byte === CLOSE_LIST) {
				depth -= 1;
				if (depth !== 1) continue;
				const span = {
					start,
					end: position + index + 1
				};
				yield {
					span,
					text: await textAt(file, span)
				};
			}
		}
		position += bytesRead;
	}
	if (depth !== 0 || inText || !isList) throw new SyntaxError("not a complete list");
}

// workflows/crm/backup-diff.ts
/** Compares two backups on this machine, field by field. */
const backupDiff = async ({ a, b, raw }, kit) => {
	const [older, newer] = [kit.files.resolve(a), kit.files.resolve(b)];
	const changes = [];
	const skipped = [];
	const seen = {
		A: 0,
		B: 0
	};
	const resources = require_resources.RESOURCES.filter((resource) => require_resources.definesFor(resource) === void 0);
	for (const resource of [...resources].sort((one, other) => one.name < other.name ? -1 : 1)) {
		const file = require_resources.fileOf(resource);
		const [one, other] = [await openRecords((0, node_path.join)(older, file)), await openRecords((0, node_path.join)(newer, file))];
		try {
			if (one !== void 0) seen.A += 1;
			if (other !== void 0) seen.B += 1;
			if (one !== void 0 && other !== void 0) {
				const sides = raw === true ? {
					older: /* @__PURE__ */ new Map(),
					newer: /* @__PURE__ */ new Map()
				} : await sidesOf(resource, older, newer);
				for await (const change of differences(resource, one, other, sides)) changes.push(change);
			} else if (one !== void 0 || other !== void 0) skipped.push({
				resource: resource.name,
				presentIn: one === void 0 ? "B" : "A"
			});
		} finally {
			await one?.close();
			await other?.close();
		}
	}
	for (const [count, folder] of [[seen.A, older], [seen.B, newer]]) {
		if (count > 0) continue;
		throw new require_start.CliError("usage", `${folder} holds no file of a backup.`, "Give two folders that `backup` has written.");
	}
	const summary = summaryOf(changes);
	if (kit.out.format === "json" || kit.out.format === "yaml") {
		await kit.out.record({
			summary,
			skipped,
			changes
		}, { columns: [] });
		return;
	}
	await kit.out.rows(changes);
	const { added, removed, modified, fieldsChanged } = summary;
	const count = (what, noun) => `${String(what)} ${noun}`;
	kit.note(`${[
		count(added, "added"),
		count(removed, "removed"),
		count(modified, "modified")
	].join(", ")} (fields changed: ${String(fieldsChanged)}).`);
	for (const { resource, presentIn } of skipped) kit.note(`Only ${presentIn === "A" ? a : b} has ${resource}.`);
};
/** Definitions of the custom fields of a resource in both snapshots. Leads have the fields of deals. */
async function sidesOf({ name }, older, newer) {
	const owner = name === "leads" ? "deals" : name;
	const fields = require_resources.RESOURCES.find((resource) => require_resources.definesFor(resource) === owner);
	if (fields === void 0) return {
		older: /* @__PURE__ */ new Map(),
		newer: /* @__PURE__ */ new Map()
	};
	const file = require_resources.fileOf(fields);
	return {
		older: await readCustom((0, node_path.join)(older, file)),
		newer: await readCustom((0, node_path.join)(newer, file))
	};
}
async function readCustom(path) {
	const all = await readDefinitions(path);
	return new Map([...all].filter(([key]) => /^[0-9a-f]{40}$/.test(key)));
}
async function* differences({ name }, one, other, sides) {
	const whole = (id, change) => ({
		resource: name,
		id,
		change,
		field: null,
		oldValue: null,
		newValue: null
	});
	for (const id of other.ids) {
		const after = await other.text(id);
		const before = await one.text(id);
		if (before === void 0) yield whole(id, "added");
		else if (before !== after) yield* compareRecords(name, id, recordOf(before), recordOf(after), sides);
	}
	for (const id of one.ids) if (!other.ids.has(id)) yield whole(id, "removed");
}
function summaryOf(changes) {
	const of = (change) => changes.filter((one) => one.change === change);
	const modified = of("modified");
	return {
		added: of("added").length,
		removed: of("removed").length,
		modified: new Set(modified.map(({ resource, id }) => `${resource} ${id}`)).size,
		fieldsChanged: modified.length
	};
}

exports.default = backupDiff;