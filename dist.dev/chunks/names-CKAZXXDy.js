import { s as CliError } from "./start-Cng1fSqp.js";
import { X as nearest } from "./miss-DFNGofI6.js";
import { K as unexpected, W as listIn, lt as fillText, ut as holes, vt as getPath } from "./run-BhoUbCgs.js";

// runtime/request/names.ts
/**
* Returns a function that finds records by name. Lists come from the cache if they are recent, and are requested at most
* once in a run: without a single match in the cache, the record may be new.
*
* The function throws a CliError `input` when no record or several have the name.
*/
function createNameResolver(parts) {
	const { service, http } = parts;
	const lists = /* @__PURE__ */ new Map();
	const ruleOf = (kind) => service.references[kind];
	const listOf = async (kind, params, anew) => {
		const path = await fillPath(ruleOf(kind).path, params, parts);
		const key = `${kind} ${path}`;
		const known = await lists.get(key);
		if (known !== void 0 && (known.isFresh || !anew)) return known;
		const reading = anew ? request(kind, path) : remembered(kind, path);
		lists.set(key, reading);
		return reading;
	};
	const remembered = async (kind, path) => {
		const entries = await parts.names.read(kind, path);
		return entries === void 0 ? request(kind, path) : {
			kind,
			rule: ruleOf(kind),
			entries,
			isFresh: false
		};
	};
	const request = async (kind, path) => {
		const rule = ruleOf(kind);
		const entries = [];
		for await (const row of rowsOf(path, rule.scan, parts)) entries.push(...entriesOf(row, rule));
		await parts.names.write(kind, path, entries);
		return {
			kind,
			rule,
			entries,
			isFresh: true
		};
	};
	const search = async (kind, name, params, anew) => {
		const kinds = [kind, ...[ruleOf(kind).scan.or ?? []].flat()];
		const read = [];
		for (const one of kinds) read.push(await listOf(one, params, anew));
		return {
			read,
			found: matching(read, name, params)
		};
	};
	return async (kind, name, params) => {
		const rule = ruleOf(kind);
		if (rule.scan.me !== void 0 && name.toLowerCase() === "me") return idOfMe(rule, rule.scan.me, http, parts);
		let { read, found } = await search(kind, name, params, false);
		if (found.length !== 1 && read.some(({ isFresh }) => !isFresh)) ({read, found} = await search(kind, name, params, true));
		const [first] = found;
		if (first === void 0) throw unknown(rule, read, name, params, parts);
		if (found.length > 1) throw ambiguous(rule, found, name, params, parts);
		return first.id;
	};
}
async function fillPath(path, params, { variable }) {
	const values = {};
	for (const name of holes(path)) values[name] = encodeURIComponent(params[name] ?? await variable(name));
	return fillText(path, (name) => values[name]);
}
async function* rowsOf(path, { paging, result }, { service, http }) {
	const call = {
		method: "GET",
		path,
		effect: "read"
	};
	const place = result === void 0 ? {} : { result };
	if (paging === void 0) yield* listIn({
		method: "GET",
		...place
	}, await http.send(call), { service });
	else yield* http.rows(call, {
		style: paging,
		whole: true,
		...place
	});
}
function entriesOf(row, { id, scan }) {
	const found = getPath(row, id);
	if (found === void 0 || found === null) return [];
	const owner = scan.within === void 0 ? void 0 : getPath(row, scan.within.field);
	const names = scan.field.map((field) => textOf(row, field)).filter((name) => name !== "");
	return [...new Set(names)].map((name) => ({
		id: String(found),
		name,
		...owner === void 0 || owner === null ? {} : { within: String(owner) }
	}));
}
function textOf(row, field) {
	const text = field.includes("{") ? fillText(field, (path) => getPath(row, path)) : getPath(row, field);
	return typeof text === "string" || typeof text === "number" ? String(text).replace(/\s+/g, " ").trim() : "";
}
const fold = (text) => text.normalize("NFC").replace(/\s+/g, " ").trim().toLowerCase();
/** Returns the records with that name, each once. Of names that differ in case only, the one typed counts. */
function matching(read, name, params) {
	const named = read.flatMap(({ rule, entries }) => inside(rule, entries, params).map((entry) => ({
		...entry,
		rule
	}))).filter((entry) => fold(entry.name) === fold(name));
	const exact = named.filter((entry) => entry.name === name);
	return [...new Map((exact.length > 0 ? exact : named).map((entry) => [entry.id, entry])).values()];
}
/** Returns the entries of the record that another flag names; all without it. */
function inside({ scan: { within } }, entries, params) {
	const owner = within === void 0 ? void 0 : params[within.flag];
	return owner === void 0 ? entries : entries.filter((entry) => entry.within === owner);
}
async function idOfMe({ id, noun }, path, http, { service }) {
	const reply = await http.send({
		method: "GET",
		path,
		effect: "read"
	});
	const found = getPath(http.record(reply), id);
	if (typeof found === "string" || typeof found === "number") return String(found);
	throw unexpected(`returned no ${noun} id`, "GET", reply, { service });
}
function unknown({ noun, scan }, read, name, params, { withState }) {
	const owner = scan.within === void 0 ? void 0 : params[scan.within.flag];
	const where = owner === void 0 ? "" : ` in ${scan.within?.flag ?? ""} ${owner}`;
	const names = read.flatMap(({ rule, entries }) => inside(rule, entries, params).map((entry) => entry.name));
	const distinct = [...new Map(names.map((one) => [one.toLowerCase(), one])).values()];
	return new CliError("input", `The ${noun} "${name}" does not exist${where}.`, withState("Check the name, or give the id."), { suggestions: nearest(name, distinct) });
}
function ambiguous({ noun, scan: { within } }, found, name, params, { command, withState }) {
	const narrows = within !== void 0 && params[within.flag] === void 0 && Object.hasOwn(command.flags, within.flag);
	return new CliError("input", `More than one ${noun} matches "${name}".`, withState(narrows ? `Give the id instead, or add --${within.flag}.` : "Give the id instead."), { lines: found.map(describe) });
}
function describe({ id, name, within, rule }) {
	const owner = within === void 0 ? "" : `, ${rule.scan.within?.flag ?? "in"} ${within}`;
	return `${rule.noun} ${id}, ${name}${owner}`;
}

export { createNameResolver };