const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");
const require_run = require("./run-Duopuxci.cjs");
const require_miss = require("./miss-T62ysXSg.cjs");
let node_fs_promises = require("node:fs/promises");
let node_path = require("node:path");
let node_crypto = require("node:crypto");
let node_fs = require("node:fs");
let node_os = require("node:os");
let node_timers_promises = require("node:timers/promises");
let node_http = require("node:http");

// runtime/state/atomic.ts
var atomic_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	ensureFolder: () => ensureFolder,
	receiveAtomic: () => receiveAtomic,
	sweepTemporary: () => sweepTemporary,
	syncFolder: () => syncFolder,
	writeAtomic: () => writeAtomic
});
/** Creates a folder and its missing parents, accessible to this user only. */
async function ensureFolder(path) {
	await (0, node_fs_promises.mkdir)(path, {
		recursive: true,
		mode: 448
	});
}
const temporary = (name) => `.${name}.${(0, node_crypto.randomBytes)(6).toString("hex")}.tmp`;
const isTemporaryOf = (name, entry) => entry.startsWith(`.${name}.`) && /^[0-9a-f]{12}\.tmp$/.test(entry.slice(name.length + 2));
/**
* Replaces a file so that a reader, or a run after a crash, finds either the old or the new content, never a part.
* The file is 0600. A symbolic link at `path` is replaced, never written through. Fails with `config` when the disk is
* full or the folder cannot be written to; the file is then unchanged.
*/
const writeAtomic = (path, data) => replaceSafely(path, async (temporary) => {
	const file = await (0, node_fs_promises.open)(temporary, "wx", 384);
	try {
		if (typeof data === "string" || data instanceof Uint8Array) await file.writeFile(data);
		else for await (const part of data) await file.appendFile(part);
		await file.sync();
	} finally {
		await file.close().catch(() => void 0);
	}
});
/** Like {@link writeAtomic}, for a file that `fill` writes at the path that it gets. */
const receiveAtomic = (path, fill) => replaceSafely(path, async (temporary) => {
	await fill(temporary);
	const file = await (0, node_fs_promises.open)(temporary, "r+");
	await file.sync().finally(() => file.close());
});
async function replaceSafely(path, fill) {
	try {
		await replace(path, fill);
	} catch (error) {
		if (error instanceof require_start.CliError) throw error;
		throw require_start.fileLimit(error) ?? new require_start.CliError("config", `Cannot write ${path}: ${error.message}. The file is unchanged.`, "Free some disk space, or make the folder writable.");
	}
}
async function replace(path, fill) {
	const folder = (0, node_path.dirname)(path);
	await ensureFolder(folder);
	const temp = (0, node_path.join)(folder, temporary((0, node_path.basename)(path)));
	try {
		await fill(temp);
		await (0, node_fs_promises.rename)(temp, path);
	} catch (error) {
		await (0, node_fs_promises.unlink)(temp).catch(() => void 0);
		throw error;
	}
	await syncFolder(folder);
}
/** Makes a rename durable. Windows, and some network file systems, cannot do it and do not need it. */
async function syncFolder(folder) {
	const handle = await (0, node_fs_promises.open)(folder, "r").catch(() => void 0);
	if (handle === void 0) return;
	await handle.sync().catch(() => void 0);
	await handle.close();
}
/** Removes the temporary files of killed runs beside `path`. The caller must hold the lock of its writers. */
async function sweepTemporary(path) {
	const folder = (0, node_path.dirname)(path);
	const name = (0, node_path.basename)(path);
	for (const entry of await (0, node_fs_promises.readdir)(folder)) if (isTemporaryOf(name, entry)) await (0, node_fs_promises.unlink)((0, node_path.join)(folder, entry)).catch(() => void 0);
}

// runtime/state/lock.ts
var lock_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ withLock: () => withLock });
/**
* A lock whose file was touched longer ago than this, or this far in the future, is abandoned; a living holder touches
* it more often.
*/
const abandonedAfter = 6e4;
const heartbeat = 15e3;
/** Returns where a process id is valid: the machine, and on Linux the namespace of ids (containers share host names). */
const here = (() => {
	let known;
	return () => {
		if (known !== void 0) return known;
		let namespace = "";
		try {
			namespace = (0, node_fs.readlinkSync)("/proc/self/ns/pid");
		} catch {}
		known = `${(0, node_os.hostname)()} ${namespace}`.trim();
		return known;
	};
})();
let boot;
/** Returns the boot of this machine and the start of a process, which a later process with its id does not share. */
function startOf$1(pid) {
	try {
		boot ??= (0, node_fs.readFileSync)("/proc/sys/kernel/random/boot_id", "utf8").trim();
		const stat = (0, node_fs.readFileSync)(`/proc/${pid}/stat`, "utf8");
		const ticks = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
		return ticks && `${boot} ${ticks}`;
	} catch {
		return;
	}
}
/**
* Lock files of this process by token. A path is added before its file appears: otherwise the lock could be taken for
* one of an earlier process with the same id.
*/
const own = /* @__PURE__ */ new Map();
/**
* Runs `work` while no other process holds the lock file `path`. The lock is always released, also on a signal;
* one left by a killed process is taken over by exactly one waiting process.
*
* Fails with `unavailable` when a living process holds the lock too long, with `config` when the folder cannot be
* written to.
*/
async function withLock(path, work, options = {}) {
	const start = startOf$1(process.pid);
	const time = (/* @__PURE__ */ new Date()).toISOString();
	const owner = {
		token: newToken(),
		pid: process.pid,
		host: here(),
		...require_miss.defined({ start }),
		time
	};
	let beat;
	keep(owner.token, path);
	try {
		await acquire(path, owner, options);
		beat = setInterval(() => void touch(path), heartbeat);
		beat.unref();
		return await work();
	} finally {
		clearInterval(beat);
		await release(path, owner.token);
		forget(owner.token);
	}
}
const newToken = () => (0, node_crypto.randomBytes)(8).toString("hex");
function keep(token, path) {
	own.set(token, path);
	watchExit();
}
function forget(token) {
	own.delete(token);
	if (own.size === 0) unwatchExit();
}
async function acquire(path, owner, { patience = 9e4, signal, busy = waited(path, patience) }) {
	const end = Date.now() + patience;
	try {
		await ensureFolder((0, node_path.dirname)(path));
		for (let pause = 5; !await attempt(path, owner); pause = Math.min(pause * 1.5, 150)) {
			if (Date.now() > end) throw busy(nameOf(await look(path)));
			await (0, node_timers_promises.setTimeout)(pause * (.5 + Math.random()), void 0, signal ? { signal } : {});
		}
	} catch (error) {
		signal?.throwIfAborted();
		if (error instanceof require_start.CliError) throw error;
		throw require_start.fileLimit(error) ?? new require_start.CliError("config", `Cannot lock ${path}: ${error.message}.`, "Make the folder writable, on a local disk.");
	}
}
/** Takes the lock when it is free or abandoned. */
async function attempt(path, owner) {
	const before = await look(path);
	if (before !== void 0 && !isAbandoned(before)) return false;
	const temp = `${path}.${owner.token}.new`;
	await (0, node_fs_promises.writeFile)(temp, JSON.stringify(owner), {
		flag: "wx",
		mode: 384
	});
	try {
		await (0, node_fs_promises.link)(temp, path);
		return true;
	} catch (error) {
		if (error.code !== "EEXIST") throw error;
		const there = await look(path);
		return there !== void 0 && isAbandoned(there) && await inherit(path, there.token, temp, owner);
	} finally {
		await (0, node_fs_promises.unlink)(temp).catch(() => void 0);
	}
}
/**
* Takes over an abandoned lock. Only the holder of a second lock, named after the token of the old owner, may replace
* it, so that exactly one of several processes wins. If that holder dies, its lock is taken over in the same way.
*/
async function inherit(path, oldToken, temp, owner) {
	const right = `${path}.${oldToken}`;
	const token = newToken();
	keep(token, right);
	try {
		if (!await attempt(right, {
			...owner,
			token
		})) return false;
		if ((await look(path))?.token !== oldToken) return false;
		await (0, node_fs_promises.rename)(temp, path);
		await sweep(path);
		return true;
	} finally {
		await release(right, token);
		forget(token);
	}
}
/** Removes the temporary files and takeover locks of killed runs. */
async function sweep(path) {
	const folder = (0, node_path.dirname)(path);
	for (const name of await (0, node_fs_promises.readdir)(folder)) {
		if (!name.startsWith(`${(0, node_path.basename)(path)}.`)) continue;
		const entry = (0, node_path.join)(folder, name);
		const known = await (0, node_fs_promises.stat)(entry).catch(() => void 0);
		if (known && Math.abs(Date.now() - known.mtimeMs) > abandonedAfter) await (0, node_fs_promises.unlink)(entry).catch(() => void 0);
	}
}
async function look(path) {
	let file;
	try {
		file = await (0, node_fs_promises.open)(path, "r");
	} catch (error) {
		if (error.code === "ENOENT") return void 0;
		throw error;
	}
	try {
		const { mtimeMs } = await file.stat();
		return {
			...parse$1(await file.readFile("utf8")),
			age: Date.now() - mtimeMs
		};
	} finally {
		await file.close();
	}
}
/** A file without a valid owner is abandoned by its age alone. */
function parse$1(text) {
	try {
		const { token, pid, host, start, time } = JSON.parse(text);
		if (typeof token === "string" && /^[0-9a-f]{16}$/.test(token) && typeof pid === "number") return {
			token,
			pid,
			host: String(host),
			...require_miss.defined({ start }),
			time: String(time)
		};
	} catch {}
	return {
		token: "unknown",
		pid: -1,
		host: "",
		time: ""
	};
}
/** On this machine the process is checked; of another machine only the age is known. */
function isAbandoned(found) {
	if (found.host === here() && found.pid === process.pid) return !own.has(found.token);
	if (found.host !== here()) return isOld(found);
	if (!isRunning(found.pid)) return true;
	const start = startOf$1(found.pid);
	return found.start === void 0 || start === void 0 ? isOld(found) : found.start !== start;
}
/** Whether a living holder would have touched the file since, also if the clock was set back. */
const isOld = ({ age }) => Math.abs(age) > abandonedAfter;
function isRunning(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === "EPERM";
	}
}
async function touch(path) {
	const now = /* @__PURE__ */ new Date();
	await (0, node_fs_promises.utimes)(path, now, now).catch(() => void 0);
}
async function release(path, token) {
	if ((await look(path).catch(() => void 0))?.token === token) await (0, node_fs_promises.unlink)(path).catch(() => void 0);
}
function nameOf(holder) {
	return holder && holder.pid > 0 ? `process ${holder.pid} on ${holder.host.split(" ")[0]}` : "another process";
}
function waited(path, patience) {
	return (holder) => new require_start.CliError("unavailable", `Waited ${Math.round(patience / 1e3)} s for ${holder}, which holds ${path}.`, "Wait for that run to finish or end it, then try again.");
}
const signals = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
let watching = false;
function releaseAll() {
	for (const [token, path] of own) try {
		if (parse$1((0, node_fs.readFileSync)(path, "utf8")).token === token) (0, node_fs.unlinkSync)(path);
	} catch {}
}
function onSignal(signal) {
	if (process.listenerCount(signal) > 1) return;
	releaseAll();
	unwatchExit();
	process.kill(process.pid, signal);
}
function watchExit() {
	if (watching) return;
	watching = true;
	process.on("exit", releaseAll);
	for (const signal of signals) process.on(signal, onSignal);
}
function unwatchExit() {
	watching = false;
	process.off("exit", releaseAll);
	for (const signal of signals) process.off(signal, onSignal);
}

// sandbox/engine/paths.ts
/** `/v1/{a}/items({key})/{rest*}`: parameters match within one segment, a starred one to the end. */
function pattern(template) {
	let expression;
	const names = [...template.matchAll(PARAMETER)].map(([, name = ""]) => name);
	return {
		template,
		names,
		rank: Number(template.split("/").map(rankOf).join("").padEnd(DEEPEST, "0")),
		match(path) {
			if (!path.startsWith(template.slice(0, Math.max(0, template.indexOf("{"))))) return void 0;
			const found = (expression ??= compile(template)).exec(path);
			if (found === null) return void 0;
			const params = {};
			names.forEach((name, i) => params[name] = decode$1(found[i + 1] ?? ""));
			return params;
		}
	};
}
/** Number of segments in a rank, one decimal digit each. */
const DEEPEST = 15;
const PARAMETER = /\{([\w-]+)(\*)?\}/g;
function compile(template) {
	const source = template.replace(/\{[\w-]+(\*)?\}|[^{]+/g, (part, star) => {
		if (!part.startsWith("{")) return part.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
		return star === void 0 ? "([^/]+?)" : "(.*)";
	});
	return new RegExp(`^${source}/?$`);
}
/** Rank of a segment: literal, partly literal, parameter, starred parameter. */
function rankOf(segment) {
	if (!segment.includes("{")) return "0";
	if (!/^\{[^}]+\}$/.test(segment)) return "1";
	return segment.endsWith("*}") ? "3" : "2";
}
/** The template without parameter names: templates of the same shape are the same path. */
function shapeOf(template) {
	return template.replace(/\{[\w-]+(\*?)\}/g, "{$1}").replace(/\/$/, "");
}
function decode$1(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

// sandbox/engine/dotted.ts
/** Splits `a.b[0].c` into its steps. */
function steps(path) {
	return path.split(/[.[\]]/).filter((part) => part !== "").map((part) => /^\d+$/.test(part) ? Number(part) : part);
}
/** Value at a dotted path; undefined when a step is missing. Own properties only. */
function read(value, path) {
	let at = value;
	for (const step of steps(path)) {
		if (typeof at !== "object" || at === null || !Object.hasOwn(at, step)) return void 0;
		at = at[step];
	}
	return at;
}
/** Sets a dotted path and creates missing objects and lists. Throws for an empty path: it would replace everything. */
function write(target, path, value) {
	const way = steps(path);
	const last = way.pop();
	if (last === void 0) throw new Error("A value cannot be written to an empty path.");
	let at = target;
	way.forEach((step, i) => {
		const next = at[step];
		if (typeof next !== "object" || next === null) at[step] = typeof (way[i + 1] ?? last) === "number" ? [] : {};
		at = at[step];
	});
	at[last] = value;
}
/** First step of a path: its key in the body. */
function head(path) {
	return String(steps(path)[0] ?? "");
}

// sandbox/engine/seed.ts
const WORDS = [
	"amber",
	"birch",
	"cedar",
	"delta",
	"ember",
	"fjord",
	"grove",
	"harbor",
	"iris",
	"juniper",
	"kelp",
	"larch"
];
const DAY = 864e5;
/** Plausible records for a collection of which only the fields are known. */
function seedFrom(name, fields) {
	const entries = Object.entries(fields);
	if (entries.length === 0) return ({ index }) => ({ name: `${name} ${index + 1}` });
	return (place) => {
		const row = {};
		for (const [path, rule] of entries) write(row, path, valueOf(path, rule, place));
		return row;
	};
}
function valueOf(path, rule, { index, random, start }) {
	if (rule.choices !== void 0 && rule.choices.length > 0) return random.pick(rule.choices);
	switch (rule.shaped === true ? "any" : rule.kind) {
		case "integer": return random.integer(rule.min ?? 0, rule.max ?? (rule.min ?? 0) + 100);
		case "number": return random.integer((rule.min ?? 1) * 100, (rule.max ?? 1e3) * 100) / 100;
		case "id": return random.integer(1, 5);
		case "uuid": return random.uuid();
		case "boolean":
		case "yesno": return random.chance(.5);
		case "date": return instant(start, random).slice(0, 10);
		case "time": return `${String(random.integer(8, 17)).padStart(2, "0")}:${random.pick([
			"00",
			"15",
			"30",
			"45"
		])}`;
		case "timestamp":
		case "since": return instant(start, random);
		case "csv": return [random.pick(WORDS), random.pick(WORDS)];
		case "any":
		case "json":
		case "pair": return null;
		default: return `${capital(random.pick(WORDS))} ${path.replaceAll(/[._[\]]/g, " ").trim()} ${index + 1}`.slice(0, rule.maxLength ?? 200);
	}
}
function instant(start, random) {
	return (/* @__PURE__ */ new Date(+start - random.integer(1, 365) * DAY + random.integer(0, 86399) * 1e3)).toISOString().replace(".000Z", "Z");
}
function capital(word) {
	return word.charAt(0).toUpperCase() + word.slice(1);
}

// sandbox/engine/derive.ts
/** Derives collections and endpoints from the paths of all routes that the extension does not serve. */
function derive(service, extension, facts) {
	const rules = { ...extension.collections };
	/** Names of collections by the shape of their list path. */
	const names = /* @__PURE__ */ new Map();
	for (const [name, rule] of Object.entries(rules)) for (const path of [...rule.paths ?? [], ...rule.lists ?? []]) names.set(shapeOf(path), name);
	const custom = (extension.routes ?? []).map((route) => ({
		method: route.method,
		pattern: pattern(route.path)
	}));
	const open = facts.all.filter(({ route }) => !custom.some((other) => other.method === route.method && other.pattern.match(route.path) !== void 0) && !names.has(shapeOf(split(route.path, service)?.list ?? route.path)));
	const lists = new Set(open.flatMap(({ route }) => split(route.path, service)?.list ?? []).map(shapeOf));
	const collection = (list, resource) => {
		const known = names.get(shapeOf(list));
		if (known !== void 0) return known;
		const word = resource === "" ? lastWord(list) : resource;
		const name = rules[word] === void 0 ? word : `${word} ${list}`;
		names.set(shapeOf(list), name);
		const fields = fieldsBelow(list, facts, service);
		const owner = parentOf$1(list, service);
		const parent = owner === void 0 ? void 0 : {
			collection: collection(owner, lastWord(owner)),
			field: "parent",
			most: 3,
			hidden: true
		};
		rules[name] = require_miss.defined({
			seed: seedFrom(name, fields),
			parent
		});
		return name;
	};
	return {
		rules,
		endpoints: open.map((fact) => {
			const { route } = fact;
			const { path, method, resource, effect } = route;
			const item = split(path, service);
			if (item !== void 0) {
				const name = collection(item.list, resource);
				if (method === "GET") return {
					kind: "get",
					collection: name,
					facts: fact
				};
				if (method === "DELETE") return {
					kind: "delete",
					collection: name,
					facts: fact
				};
				return {
					kind: effect === "act" ? "act" : "update",
					collection: name,
					facts: fact
				};
			}
			if (method === "GET") return {
				kind: route.paging !== void 0 || route.shape === "rows" || lists.has(shapeOf(path)) ? "list" : "first",
				collection: collection(path, resource),
				facts: fact
			};
			if (method === "POST" && effect !== "act") return {
				kind: "create",
				collection: collection(path, resource),
				facts: fact
			};
			const owner = parentOf$1(path, service);
			if (owner === void 0) return {
				kind: "nothing",
				facts: fact
			};
			return {
				kind: "act",
				collection: collection(owner, lastWord(owner)),
				facts: fact
			};
		})
	};
}
/** Splits a path that ends with the id of a record into its list path and the parameter. */
function split(path, service) {
	const cut = path.lastIndexOf("/");
	const last = path.slice(cut + 1);
	const id = /\{([\w-]+)\}/.exec(last)?.[1];
	if (id === void 0 || service.variables[id] !== void 0) return void 0;
	const word = /^[\w.-]+/.exec(last)?.[0];
	return {
		list: word === void 0 ? path.slice(0, cut) : path.slice(0, cut + 1) + word,
		id
	};
}
/** List path of the record that a path is below. */
function parentOf$1(path, service) {
	const segments = path.split("/");
	for (let end = segments.length - 1; end > 0; end--) {
		const item = split(segments.slice(0, end).join("/"), service);
		if (item !== void 0) return item.list;
	}
}
function lastWord(path) {
	return /([\w.-]+)$/.exec(path)?.[1] ?? "record";
}
/** Body fields of all writes to a collection: to its list and its items. */
function fieldsBelow(list, facts, service) {
	const wanted = shapeOf(list);
	const fields = {};
	for (const fact of facts.all) {
		if (fact.route.method === "GET" || fact.route.effect === "act") continue;
		if (shapeOf(split(fact.route.path, service)?.list ?? fact.route.path) === wanted) Object.assign(fields, fact.fields);
	}
	return fields;
}

// sandbox/engine/digits.ts
/** An integer of 16 or more digits: a double may not hold it. */
const LONG = /(?:^|[\s:,[-])\d{16}/;
/**
* Parses JSON as services do: integers that a double cannot hold become `bigint`, every other number a number.
*
* @throws SyntaxError
*/
function parseDigits(text) {
	if (!LONG.test(text)) return JSON.parse(text);
	return require_run.parse(text, void 0, {
		parseNumber: (digits) => {
			const value = Number(digits);
			return /^-?\d+$/.test(digits) && !Number.isSafeInteger(value) ? BigInt(digits) : value;
		},
		onDuplicateKey: ({ newValue }) => newValue
	});
}
/** JSON text of a value, a `bigint` digit for digit. */
function writeDigits(value) {
	try {
		return JSON.stringify(value);
	} catch {
		return require_run.stringify(value) ?? "null";
	}
}
function isWhole(value) {
	return Number.isInteger(value) || typeof value === "bigint";
}
function isNumeric(value) {
	return typeof value === "number" || typeof value === "bigint";
}

// sandbox/engine/refusal.ts
/** Thrown by handlers and hooks to respond with an error in the service's own shape. */
var Refusal = class extends Error {
	problem;
	name = "Refusal";
	constructor(problem) {
		super(problem.message);
		this.problem = problem;
	}
};
/** Refuses the request with an error: `refuse(404, 'Deal not found', { hint: '...' })`. */
function refuse(status, message, more = {}) {
	throw new Refusal({
		status,
		message,
		...more
	});
}

// sandbox/engine/body.ts
const LARGEST_BODY = 10485760;
/** Reads a whole body. Undefined when it is larger than the service accepts; the rest is read and discarded. */
async function receive(message) {
	const parts = [];
	let size = 0;
	for await (const part of message) {
		size += part.length;
		if (size <= 10485760) parts.push(part);
	}
	return size > 10485760 ? void 0 : Buffer.concat(parts);
}
/** Parses a body. Refuses a wrong content type with 415 and invalid JSON with 400. */
function parseBody(bytes, contentType, encoding) {
	if (bytes.length === 0) return void 0;
	const type = (contentType.split(";")[0] ?? "").trim().toLowerCase();
	const accepted = acceptedBy(type);
	if (accepted === void 0 || accepted !== (encoding === "form" || encoding === "multipart" ? encoding : encoding === void 0 ? accepted : "json")) refuse(415, `The content type ${type === "" ? "(none)" : type} is not accepted here`);
	switch (accepted) {
		case "form": return Object.fromEntries(new URLSearchParams(bytes.toString("utf8")));
		case "multipart": return multipart(bytes, contentType);
		case "json": try {
			return parseDigits(bytes.toString("utf8"));
		} catch {
			return refuse(400, "The body is not valid JSON");
		}
	}
}
function acceptedBy(type) {
	if (type === "application/x-www-form-urlencoded") return "form";
	if (type === "multipart/form-data") return "multipart";
	return /^application\/([\w.-]+\+)?json$/.test(type) ? "json" : void 0;
}
function multipart(bytes, contentType) {
	const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1];
	if (boundary === void 0) return refuse(400, "The multipart body has no boundary");
	const mark = Buffer.from(`--${boundary}`);
	const fields = {};
	let at = bytes.indexOf(mark);
	while (at >= 0) {
		const begin = at + mark.length + 2;
		const end = bytes.indexOf(mark, begin);
		if (end < 0) break;
		const part = bytes.subarray(begin, end - 2);
		const cut = part.indexOf("\r\n\r\n");
		const head = part.subarray(0, Math.max(0, cut)).toString("utf8");
		const name = /name="([^"]*)"/i.exec(head)?.[1];
		const file = /filename="([^"]*)"/i.exec(head)?.[1];
		const content = part.subarray(cut + 4);
		if (cut >= 0 && name !== void 0) {
			const type = /^content-type:\s*(.+)$/im.exec(head)?.[1]?.trim() ?? "application/octet-stream";
			fields[name] = (file === void 0 ? void 0 : {
				name: file,
				type,
				bytes: Buffer.from(content)
			}) ?? content.toString("utf8");
		}
		at = end;
	}
	return fields;
}

// sandbox/engine/credentials.ts
/** The secret that every sandbox accepts. */
const SECRET = "sandbox";
/**
* Name of the credential that a request carries, among those of the host (all, when the host is unknown).
*/
function opened(service, host, headers, store, now) {
	return (host === void 0 ? Object.keys(service.credentials) : service.hosts[host]?.credentials ?? Object.keys(service.credentials)).find((name) => {
		const credential = service.credentials[name];
		return credential !== void 0 && carries(credential, name, headers, store, now);
	});
}
function carries(credential, name, headers, store, now) {
	return shown$1(credential.attach, headers).some((secret) => {
		if (secret === "sandbox") return true;
		const token = credential.kind === "oauth" ? store.data.tokens[secret] : void 0;
		return token?.["kind"] === "access" && token["credential"] === name && Number(token["expires"]) > +now;
	});
}
/** The variable part of an attached credential. */
function shown$1(attach, headers) {
	if ("header" in attach) return captured(attach.value, headers[attach.header.toLowerCase()]);
	const basic = /^basic (.+)$/i.exec(headers["authorization"] ?? "")?.[1];
	if (basic === void 0) return [];
	const [user = "", ...rest] = Buffer.from(basic, "base64").toString("utf8").split(":");
	const password = rest.join(":");
	const parts = [[attach.basic.user, user], [attach.basic.password, password]];
	if (parts.some(([template, value]) => !template.includes("{") && template !== value)) return [];
	return parts.flatMap(([template, value]) => template.includes("{") ? captured(template, value) : []);
}
function captured(template, value) {
	if (value === void 0) return [];
	const source = template.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{[^}]+\}/g, "(.+)");
	const found = new RegExp(`^${source}$`, "i").exec(value);
	return found?.[1] === void 0 ? [] : [found[1]];
}

// sandbox/engine/errors.ts
/** An error in the service's shape: from its template, else at the paths where clients read errors. */
function errorAnswer(service, problem) {
	const { error: template } = service.sandbox;
	return {
		status: problem.status,
		...require_miss.defined({ headers: problem.headers }),
		body: template === void 0 ? derived(service, problem) : fill(template, { ...problem }, problem)
	};
}
function derived(service, problem) {
	const { message, hint, details } = service.errors;
	const body = {};
	write(body, message.find((path) => !path.includes("[")) ?? "message", problem.message);
	if (hint !== void 0 && problem.hint !== void 0) write(body, hint, problem.hint);
	if (details !== void 0 && problem.details !== void 0) write(body, details.list, problem.details);
	return body;
}
function fill(template, values, problem) {
	if (typeof template === "string") {
		const whole = /^\{(\w+)\}$/.exec(template)?.[1];
		if (whole !== void 0) return values[whole] ?? null;
		return template.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
	}
	if (Array.isArray(template)) return (problem.details ?? []).map(({ path, message, value }) => fill(template[0], {
		...values,
		path,
		text: message,
		value: value ?? null
	}, problem));
	if (require_miss.isObject(template)) return Object.fromEntries(Object.entries(template).map(([key, part]) => [key, fill(part, values, problem)]));
	return template;
}

// sandbox/engine/store.ts
/** Thrown when a state file does not fit the options of the sandbox. The message is for the user. */
var StateError = class extends Error {
	name = "StateError";
};
const VERSION = 1;
/** Milliseconds to wait for another process: each holds the lock for one rewrite of the file. */
const PATIENCE$1 = 2e4;
async function openStore(file, beginning) {
	let stamp = "";
	let revision = 0;
	let undos = [];
	let written = [];
	let data = begin$1(beginning);
	const refresh = () => {
		if (file === void 0) return;
		const newest = stampOf(file);
		if (newest === stamp) return;
		revision++;
		data = newest === "" ? begin$1(beginning) : parse((0, node_fs.readFileSync)(file, "utf8"), file);
		stamp = newest;
	};
	const keep = async () => {
		if (file === void 0) return;
		await sweepTemporary(file);
		await writeAtomic(file, serialize(data));
		stamp = stampOf(file);
	};
	const transaction = async (work) => {
		refresh();
		const values = structuredClone(data.values);
		const tokens = structuredClone(data.tokens);
		const counters = { ...data.counters };
		undos = [];
		written = [];
		revision++;
		try {
			const result = work();
			await keep();
			return result;
		} catch (error) {
			for (const undo of undos.reverse()) undo();
			Object.assign(data, {
				values,
				tokens,
				counters
			});
			throw error;
		}
	};
	let queue = Promise.resolve();
	let writing;
	/** Runs work in order; others see a change only when it is in the file. */
	const settle = async (work) => {
		const run = transaction(work);
		writing = run.catch(() => void 0);
		try {
			return await run;
		} finally {
			writing = void 0;
		}
	};
	const store = {
		get data() {
			return data;
		},
		get revision() {
			return revision;
		},
		async look(work) {
			while (writing !== void 0) await writing;
			refresh();
			return work();
		},
		change(work) {
			const run = queue.then(() => {
				if (file === void 0) return settle(work);
				return withLock(`${file}.lock`, () => settle(work), { patience: PATIENCE$1 });
			});
			queue = run.catch(() => void 0);
			return run;
		},
		undo(step) {
			undos.push(step);
		},
		get written() {
			return written;
		}
	};
	if (file !== void 0) {
		try {
			refresh();
			if (stamp === "") await store.change(() => void 0);
		} catch (error) {
			const { code, message } = error;
			throw code === void 0 ? error : new StateError(`The sandbox state ${file} cannot be written (${message}).`);
		}
		check$1(data, beginning, file);
	}
	return store;
}
function begin$1(beginning) {
	return {
		seed: beginning.seed ?? 1,
		records: beginning.records ?? beginning.defaultRecords,
		start: `${beginning.now.toISOString().slice(0, 10)}T00:00:00.000Z`,
		values: {},
		counters: {},
		tokens: {},
		collections: /* @__PURE__ */ new Map()
	};
}
function check$1(data, beginning, file) {
	const wanted = {
		seed: beginning.seed,
		records: beginning.records
	};
	for (const [name, value] of Object.entries(wanted)) {
		const kept = data[name];
		if (value === void 0 || value === kept) continue;
		throw new StateError(`The sandbox state ${file} was created with ${name} ${kept}, not ${value}. Its changes fit no other ${name}.`);
	}
}
function serialize(data) {
	const collections = Object.fromEntries([...data.collections].map(([name, { next, rows }]) => [name, {
		next,
		rows: Object.fromEntries(rows)
	}]));
	return writeDigits({
		version: VERSION,
		...data,
		collections
	});
}
function parse(text, file) {
	let read;
	try {
		read = parseDigits(text);
		if (read.version !== VERSION) throw new Error(`version ${String(read.version)}`);
	} catch (error) {
		const why = error instanceof Error ? error.message : String(error);
		throw new StateError(`The sandbox state ${file} cannot be read (${why}).`);
	}
	const { seed, records, start, values, counters, tokens } = read;
	const collections = /* @__PURE__ */ new Map();
	for (const [name, { next, rows }] of Object.entries(read.collections)) collections.set(name, {
		next,
		rows: new Map(Object.entries(rows).map(([at, row]) => [Number(at), row]))
	});
	return {
		seed,
		records,
		start,
		values,
		counters,
		tokens,
		collections
	};
}
/** Identifies a version of a file: every rewrite gives a new inode. Empty without a file. */
function stampOf(file) {
	const stat = (0, node_fs.statSync)(file, {
		bigint: true,
		throwIfNoEntry: false
	});
	return stat === void 0 ? "" : `${stat.ino}:${stat.mtimeNs}:${stat.size}`;
}

// sandbox/engine/faults.ts
const KINDS = [
	"reset",
	"html",
	"cut",
	"slow",
	"loop"
];
/** Returns the faults of `--fail` in order, one per request, until they are used up. */
function faults(specs) {
	const left = specs.map((spec) => {
		const [, what = "", count = ""] = /^(\w+):(\d+)$/.exec(spec) ?? [];
		const kind = KINDS.find((one) => one === what);
		const status = /^[1-5]\d\d$/.test(what) ? Number(what) : void 0;
		if (kind === void 0 && status === void 0) throw new StateError(`The fault ${JSON.stringify(spec)} is not known. Write <status>:<count>, or one of ${KINDS.join(", ")} with a count, for example 503:2.`);
		return {
			fault: kind === void 0 ? {
				kind: "status",
				status: status ?? 500
			} : { kind },
			count: Number(count)
		};
	});
	return () => {
		const next = left.find(({ count }) => count > 0);
		if (next === void 0) return void 0;
		next.count--;
		return next.fault;
	};
}
/** The error of a staged failure with this status. */
function staged(service, status, now) {
	const wait = service.rate.waits[0];
	const headers = status === 429 && wait !== void 0 ? { headers: { [wait.header]: waitOf(wait.unit, now) } } : {};
	return {
		status,
		message: TEXTS[status] ?? `Staged failure ${status}`,
		...headers
	};
}
const TEXTS = {
	400: "Bad request",
	401: "Unauthorized",
	402: "Payment required",
	403: "Forbidden",
	404: "Not found",
	409: "Conflict",
	422: "Unprocessable",
	429: "Request over limit",
	500: "Internal server error",
	502: "Bad gateway",
	503: "Service unavailable",
	504: "Gateway timeout"
};
/** One second from now, in the unit of the header. */
function waitOf(unit, now) {
	if (unit === "epoch-ms") return String(+now + 1e3);
	if (unit === "epoch-s") return String(Math.ceil(+now / 1e3) + 1);
	return "1";
}

// sandbox/engine/meter.ts
/** Counts requests while the server runs. Uses real time and not the sandbox's clock, because clients really wait. */
function meterOf() {
	const windows = /* @__PURE__ */ new Map();
	const sums = /* @__PURE__ */ new Map();
	return {
		window(name, seconds) {
			const now = Date.now();
			const recent = (windows.get(name) ?? []).filter((time) => time > now - seconds * 1e3);
			recent.push(now);
			windows.set(name, recent);
			return recent.length;
		},
		spend(name, amount) {
			const sum = (sums.get(name) ?? 0) + amount;
			sums.set(name, sum);
			return sum;
		}
	};
}
const CALLS = 200;
/** Rate limit headers of a service that declares only their names. */
function usualMeter(service, meter) {
	const { limit, remaining, window } = service.rate;
	if (window === void 0 || limit === void 0 && remaining === void 0) return { headers: {} };
	const used = meter.window("calls", window);
	const headers = {
		...limit !== void 0 && { [limit]: String(CALLS) },
		...remaining !== void 0 && { [remaining]: String(Math.max(0, CALLS - used)) }
	};
	return used > CALLS ? {
		headers,
		refuse: staged(service, 429, /* @__PURE__ */ new Date())
	} : { headers };
}

// sandbox/engine/random.ts
/** Mixes text and numbers into 32 bits. Not for secrets. */
function hash(...keys) {
	let h = 2166136261;
	for (const key of keys) if (typeof key === "number") h = mix(h, key);
	else {
		for (let i = 0; i < key.length; i++) h = Math.imul(h ^ key.charCodeAt(i), 16777619);
		h = mix(h, key.length);
	}
	return h >>> 0;
}
/** Mixes one more number into a hash. Hot: it runs for every record that is read. */
function mix(h, value) {
	let x = h ^ Math.imul(value | 0, 2654435761) | 0;
	x = Math.imul(x ^ x >>> 16, 2246822507);
	x = Math.imul(x ^ x >>> 13, 3266489909);
	return (x ^ x >>> 16) >>> 0;
}
/** A class rather than closures: one is created for each record that is read, a million in a long list. */
var Stream = class {
	state;
	constructor(state) {
		this.state = state;
	}
	next() {
		this.state = this.state + 1831565813 | 0;
		let t = Math.imul(this.state ^ this.state >>> 15, 1 | this.state);
		t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t;
		return ((t ^ t >>> 14) >>> 0) / 4294967296;
	}
	integer(low, high) {
		return low + Math.floor(this.next() * (high - low + 1));
	}
	pick(choices) {
		return choices[Math.floor(this.next() * choices.length)];
	}
	chance(probability) {
		return this.next() < probability;
	}
	hex(digits) {
		let text = "";
		while (text.length < digits) text += hex32(Math.floor(this.next() * 4294967296));
		return text.slice(0, digits);
	}
	uuid() {
		return uuidOf(this.hex(32));
	}
};
function randomOf(seed) {
	return new Stream(seed);
}
function hex32(value) {
	return (value >>> 0).toString(16).padStart(8, "0");
}
/** Formats 32 hex digits as a version 4 UUID. */
function uuidOf(hex) {
	const variant = "89ab".charAt(parseInt(hex.charAt(16), 16) & 3);
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

// sandbox/engine/oauth.ts
const CODE_SECONDS = 300;
const REFRESH_SECONDS = 5184e3;
const EXPIRES = 3600;
/** Client id that is redirected with `error=access_denied`, to test a refusal. */
const DENIED = "denied";
function oauthEndpoints(service) {
	const all = Object.entries(service.credentials).filter((pair) => pair[1].kind === "oauth");
	const paths = (pick) => {
		const found = /* @__PURE__ */ new Map();
		for (const pair of all) {
			const address = pick(pair[1]);
			if (address === void 0) continue;
			const path = new URL(address, "http://sandbox").pathname;
			found.set(path, [...found.get(path) ?? [], pair]);
		}
		return found;
	};
	return [
		...[...paths((one) => one.authorize)].map(([path, named]) => ({
			method: "GET",
			path,
			handle: (request, store) => authorize(request, store, named)
		})),
		...[...paths((one) => one.token)].map(([path, named]) => ({
			method: "POST",
			path,
			handle: (request, store) => token(request, store, named, service)
		})),
		...[...paths((one) => one.revoke)].map(([path]) => ({
			method: "POST",
			path,
			handle: revoke
		}))
	];
}
function authorize(request, store, named) {
	const [name, credential] = named[0];
	const client = request.query.get("client_id") ?? "";
	if (client === "") return failed(400, "invalid_request", "client_id is missing");
	const { redirect } = credential;
	const usual = redirect === void 0 ? void 0 : `http://127.0.0.1:${redirect.port}${redirect.path}`;
	const address = request.query.get("redirect_uri") ?? usual;
	if (address === void 0 || !URL.canParse(address)) return failed(400, "invalid_request", "redirect_uri is missing");
	const target = new URL(address);
	const state = request.query.get("state");
	if (state !== null) target.searchParams.set("state", state);
	const challenge = request.query.get("code_challenge");
	const isUsable = challenge === null || request.query.get("code_challenge_method") === "S256";
	if (client === DENIED) target.searchParams.set("error", "access_denied");
	else if (!isUsable || challenge === null && credential.pkce === true) {
		target.searchParams.set("error", "invalid_request");
		target.searchParams.set("error_description", "A code_challenge with the method S256 is required");
	} else {
		const more = {
			redirect: address,
			...challenge !== null && { challenge }
		};
		const code = issue(store, "code", request, name, client, CODE_SECONDS, more);
		target.searchParams.set("code", code);
	}
	return {
		status: 302,
		headers: { location: target.href }
	};
}
function token(request, store, named, service) {
	const form = require_miss.isObject(request.body) ? request.body : {};
	const grant = text(form, "grant_type");
	const wanted = grant === "client_credentials" ? "client-credentials" : "authorization-code";
	const [name, credential] = named.find(([, one]) => one.grant === wanted) ?? [];
	if (name === void 0 || credential === void 0 || !/^(client_credentials|authorization_code|refresh_token)$/.test(grant)) return failed(400, "unsupported_grant_type", `The grant ${grant || "(none)"} is not supported`);
	const client = clientOf(request, form, credential);
	if (client === void 0) return failed(401, "invalid_client", "The client id or secret is not valid");
	if (grant === "client_credentials") return granted(request, store, service, name, credential, client, false);
	const old = text(form, grant === "refresh_token" ? "refresh_token" : "code");
	const kept = store.data.tokens[old];
	const kind = grant === "refresh_token" ? "refresh" : "code";
	if (kept?.["kind"] !== kind || kept["client"] !== client || Number(kept["expires"]) <= +request.now) return failed(400, "invalid_grant", `The ${kind === "code" ? "code" : "refresh token"} is not valid or was already used`);
	if (kind === "code") {
		const redirect = text(form, "redirect_uri");
		if (redirect !== "" && redirect !== kept["redirect"]) return failed(400, "invalid_grant", "redirect_uri differs from the first request");
		if (kept["challenge"] !== challengeOf(text(form, "code_verifier"))) return failed(400, "invalid_grant", "code_verifier does not match the code_challenge of the first request");
		drop(store, old);
	} else {
		const { earliest } = service.sandbox.tokens ?? {};
		if (earliest !== void 0 && +request.now < Number(kept["issued"]) + earliest * 1e3) return failed(400, "invalid_request", "The access token is too young to be refreshed");
		if (credential.singleUse === true) drop(store, old);
	}
	return granted(request, store, service, name, credential, client, kind === "code" || credential.singleUse === true ? true : old);
}
/** `refresh`: true for a new refresh token, the old one to keep it, false for none. */
function granted(request, store, service, name, credential, client, refresh) {
	const { expires = EXPIRES, text: asText } = service.sandbox.tokens ?? {};
	const access = issue(store, "access", request, name, client, expires);
	const again = refresh === true ? issue(store, "refresh", request, name, client, REFRESH_SECONDS) : refresh;
	return {
		status: 200,
		body: {
			access_token: access,
			token_type: "bearer",
			expires_in: asText === true ? String(expires) : expires,
			...again !== false && { refresh_token: again },
			...credential.originField !== void 0 && { [credential.originField]: request.origin }
		}
	};
}
/** The challenge of a verifier; undefined without a verifier. */
const challengeOf = (verifier) => verifier === "" ? void 0 : (0, node_crypto.createHash)("sha256").update(verifier).digest("base64url");
function revoke(request, store) {
	drop(store, text(require_miss.isObject(request.body) ? request.body : {}, "token"));
	return {
		status: 200,
		body: {}
	};
}
/** Id of the client, once its credential was checked in the way that the service requires. */
function clientOf(request, form, credential) {
	let id = text(form, "client_id");
	let secret = text(form, "client_secret");
	if (credential.client.sent === "basic") {
		const basic = /^basic (.+)$/i.exec(request.headers["authorization"] ?? "")?.[1] ?? "";
		const [user = "", ...rest] = Buffer.from(basic, "base64").toString("utf8").split(":");
		[id, secret] = [user, rest.join(":")];
	}
	return id !== "" && secret === "sandbox" ? id : void 0;
}
/** Issues tokens that derive from the seed and a counter, so that runs are repeatable. Deletes expired ones. */
function issue(store, kind, request, credential, client, seconds, more = {}) {
	const { tokens, counters, seed } = store.data;
	for (const [old, { expires }] of Object.entries(tokens)) if (Number(expires) <= +request.now) drop(store, old);
	const count = counters["token"] = (counters["token"] ?? 0) + 1;
	const value = `${kind}-${randomOf(hash(seed, "token", kind, count)).hex(32)}`;
	const issued = +request.now;
	tokens[value] = {
		kind,
		credential,
		client,
		issued,
		expires: issued + seconds * 1e3,
		...more
	};
	return value;
}
function drop(store, value) {
	Reflect.deleteProperty(store.data.tokens, value);
}
function failed(status, error, description) {
	return {
		status,
		body: {
			error,
			error_description: description
		}
	};
}
function text(form, key) {
	const value = Object.hasOwn(form, key) ? form[key] : void 0;
	return typeof value === "string" ? value : "";
}

// sandbox/engine/dispatch.ts
function dispatcher(engine, endpoints, outbox) {
	const { service, extension, store } = engine;
	const oauth = oauthEndpoints(service);
	const meter = meterOf();
	const error = (problem, request) => {
		const shaped = extension.error?.(problem, request) ?? errorAnswer(service, problem);
		return {
			...shaped,
			headers: {
				...problem.headers,
				...shaped.headers
			}
		};
	};
	/** Checks and runs one request. `headers` collects the headers that every response carries, refusals too. */
	const work = ({ request, bytes }, matched, headers) => {
		const contentType = request.headers["content-type"] ?? "";
		const sign = oauth.find(({ path, method }) => path === request.path && method === request.method);
		if (sign !== void 0) return sign.handle({
			...request,
			body: parseBody(bytes, contentType, void 0)
		}, store);
		const match = matched.find(({ endpoint }) => endpoint.method === request.method);
		const near = (match ?? matched[0])?.endpoint;
		const facts = match?.endpoint.facts;
		const host = near === void 0 ? void 0 : near.host ?? Object.keys(service.hosts)[0];
		const credential = opened(service, host, request.headers, store, request.now);
		if (credential === void 0 && match?.endpoint.open !== true) refuse(401, "The credential is missing, wrong or expired");
		const known = {
			...request,
			credential: credential ?? "",
			params: match?.params ?? {},
			...facts !== void 0 && { route: facts.route }
		};
		const metered = extension.meter?.(known, meter) ?? usualMeter(service, meter);
		Object.assign(headers, metered.headers);
		if (metered.refuse !== void 0) throw new Refusal(metered.refuse);
		if (near === void 0) refuse(404, `There is nothing at ${request.path}`);
		if (match === void 0) {
			const allow = [...new Set(matched.map(({ endpoint }) => endpoint.method))].join(", ");
			refuse(405, `${request.method} is not allowed at ${request.path}`, { headers: { allow } });
		}
		return match.endpoint.handle({
			...known,
			body: parseBody(bytes, contentType, encodingOf(facts))
		});
	};
	return {
		error,
		async answer(received) {
			const { request } = received;
			const headers = {};
			const matched = endpoints.flatMap((endpoint) => matches(endpoint, request.path));
			const writes = matched.find(({ endpoint }) => endpoint.method === request.method)?.endpoint.writes;
			const signs = oauth.some(({ path }) => path === request.path);
			let deliveries = [];
			const run = () => {
				const answer = work(received, matched, headers);
				if (writes === true && answer.status < 300) deliveries = extension.deliveries?.(store.written, request, engine.state) ?? [];
				return answer;
			};
			try {
				const done = await (writes === true || signs ? store.change(run) : store.look(run));
				for (const delivery of deliveries) outbox.send(delivery);
				return {
					...done,
					headers: {
						...headers,
						...done.headers
					}
				};
			} catch (thrown) {
				const problem = thrown instanceof Refusal ? thrown.problem : {
					status: 500,
					message: `The sandbox itself failed: ${thrown instanceof Error ? thrown.message : String(thrown)}`
				};
				const response = error(problem, request);
				return {
					...response,
					headers: {
						...headers,
						...response.headers
					}
				};
			}
		}
	};
}
/** Encoding of a command's request; undefined when only a workflow knows it. */
function encodingOf(facts) {
	return facts?.route.shape === void 0 ? void 0 : facts.route.encoding ?? "json";
}
function matches(endpoint, path) {
	const params = endpoint.pattern.match(path);
	return params === void 0 ? [] : [{
		endpoint,
		params
	}];
}

// sandbox/engine/check.ts
/** Lists everything that is wrong with a body. */
function checkBody(body, rules, state) {
	const faults = [];
	const known = new Set(Object.keys(rules.fields).map(head));
	if (rules.unknown === "refuse") {
		for (const key of Object.keys(body)) if (!known.has(key)) faults.push({
			path: key,
			message: "is not a field of this record",
			value: body[key]
		});
	}
	for (const path of rules.required) {
		const value = read(body, path);
		if (value === void 0 || value === null || value === "") faults.push({
			path,
			message: "is required"
		});
	}
	for (const [path, rule] of Object.entries(rules.fields)) {
		const value = read(body, path);
		if (value === void 0) continue;
		const message = wrong(value, rule, state);
		if (message !== void 0 && !faults.some((fault) => fault.path === path)) faults.push({
			path,
			message,
			value
		});
	}
	return faults;
}
function wrong(value, rule, state) {
	if (value === null) return rule.filled === true ? "must not be null" : void 0;
	return (rule.shaped === true ? void 0 : typed(value, rule) ?? bounded(value, rule)) ?? rule.check?.(value, state);
}
function typed(value, rule) {
	switch (rule.kind) {
		case "any":
		case "json":
		case "pair": return;
		case "integer": return isWhole(value) ? void 0 : "must be a whole number";
		case "number": return isNumeric(value) ? void 0 : "must be a number";
		case "boolean":
		case "yesno": return typeof value === "boolean" ? void 0 : "must be true or false";
		case "id": return isWhole(value) || typeof value === "string" && /^\d+$/.test(value) ? void 0 : "must be an id";
		case "csv":
		case "list": return Array.isArray(value) || rule.kind === "csv" && typeof value === "string" ? void 0 : "must be a list";
		case "object": return require_miss.isObject(value) ? void 0 : "must be an object";
		case "enum": return typeof value === "string" || isNumeric(value) || typeof value === "boolean" ? void 0 : "must be one of the allowed values";
		default:
			if (typeof value !== "string") return "must be text";
			return formed(value, rule.kind);
	}
}
function formed(value, kind) {
	switch (kind) {
		case "uuid": return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value) ? void 0 : "must be a UUID";
		case "date": return require_run.isRealDay(value) ? void 0 : "must be a date like 2026-01-31";
		case "time": return /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value) ? void 0 : "must be a time like 09:30";
		case "timestamp":
		case "since": return isInstant(value) ? void 0 : "must be a time like 2026-01-31T09:30:00Z";
		default: return;
	}
}
function bounded(value, rule) {
	if (rule.choices !== void 0 && !Array.isArray(value) && !rule.choices.map(String).includes(String(value))) return `must be one of ${rule.choices.join(", ")}`;
	if (isNumeric(value)) {
		if (rule.min !== void 0 && value < rule.min) return `must be at least ${rule.min}`;
		if (rule.max !== void 0 && value > rule.max) return `must be at most ${rule.max}`;
	}
	if (typeof value === "string" && rule.maxLength !== void 0 && value.length > rule.maxLength) return `must have at most ${rule.maxLength} characters`;
	if (Array.isArray(value) && rule.maxItems !== void 0 && value.length > rule.maxItems) return `must have at most ${rule.maxItems} elements`;
}
/** Lists everything that is wrong with a query. */
function checkQuery(query, known, unknown) {
	const faults = [];
	for (const [name, value] of query) {
		const rule = known[name];
		if (rule === void 0) {
			if (unknown === "refuse") faults.push({
				path: name,
				message: "is not a parameter of this request",
				value
			});
			continue;
		}
		const message = queried(value, rule);
		if (message !== void 0) faults.push({
			path: name,
			message,
			value
		});
	}
	return faults;
}
function queried(value, rule) {
	switch (rule.kind) {
		case "integer":
		case "id":
			if (!/^-?\d+$/.test(value)) return "must be a whole number";
			return bounded(rule.kind === "integer" ? Number(value) : value, rule);
		case "number": return value.trim() === "" || Number.isNaN(Number(value)) ? "must be a number" : bounded(Number(value), rule);
		case "csv": {
			const parts = value.split(",");
			const odd = parts.find((part) => bounded(part, {
				...rule,
				kind: "text"
			}) !== void 0);
			return odd === void 0 ? bounded(parts, rule) : bounded(odd, rule);
		}
		case "boolean":
		case "yesno": return /^(true|false|1|0)$/.test(value) ? void 0 : "must be true or false";
		default: return formed(value, rule.kind) ?? bounded(value, rule);
	}
}
/** Refuses the request if it has faults. */
function assertFaultless(faults, status) {
	const first = faults[0];
	if (first !== void 0) refuse(status, `${first.path} ${first.message}`, { details: faults });
}
function isInstant(text) {
	return /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/.test(text) && require_run.isRealDay(text.slice(0, 10));
}

// sandbox/engine/ids.ts
function idsOf(style, seed, collection) {
	const field = style?.field ?? "id";
	switch (style?.style ?? "integer") {
		case "integer": {
			const first = style?.first ?? 1;
			const text = style?.text === true;
			return {
				field,
				computed: true,
				rising: true,
				of: (position) => text ? String(position + first) : position + first,
				position: (id) => /^\d{1,15}$/.test(String(id)) ? Math.max(-1, Number(id) - first) : -1
			};
		}
		case "uuid": return hidden(field, hash(seed, collection, "id"), (hex) => uuidOf(hex), 32);
		case "hex": return hidden(field, hash(seed, collection, "id"), (hex) => hex, Math.max(16, style?.digits ?? 24));
		case "own": return {
			field,
			computed: false,
			rising: false,
			of: () => "",
			position: () => -1
		};
	}
}
function hidden(field, key, layout, digits) {
	const of = (position) => {
		const head = permute(position, key);
		let hex = hex32(head);
		for (let i = 1; hex.length < digits; i++) hex += hex32(mix(mix(key, head), i));
		return layout(hex.slice(0, digits));
	};
	return {
		field,
		computed: true,
		rising: false,
		of,
		position: (id) => {
			const text = String(id).toLowerCase();
			if (!/^[0-9a-f]{8}/.test(text)) return -1;
			const position = restore(parseInt(text.slice(0, 8), 16), key);
			return of(position) === text ? position : -1;
		}
	};
}
const ROUNDS = 4;
/** A Feistel network over 32 bits: ids look random, and each can be converted back to its position. */
function permute(value, key) {
	let left = value >>> 16;
	let right = value & 65535;
	for (let i = 0; i < ROUNDS; i++) [left, right] = [right, left ^ mix(key + i, right) & 65535];
	return (left << 16 | right) >>> 0;
}
function restore(value, key) {
	let left = value >>> 16;
	let right = value & 65535;
	for (let i = 3; i >= 0; i--) [left, right] = [right ^ mix(key + i, left) & 65535, left];
	return (left << 16 | right) >>> 0;
}

// sandbox/engine/order.ts
function compare(a, b) {
	if (a === b) return 0;
	if (a === void 0 || a === null) return b === void 0 || b === null ? 0 : -1;
	if (b === void 0 || b === null) return 1;
	if (isNumeric(a) && isNumeric(b)) return a < b ? -1 : a > b ? 1 : 0;
	const left = String(a);
	const right = String(b);
	return left < right ? -1 : left > right ? 1 : 0;
}
function keyOf$1(order, row) {
	return order.field === void 0 ? void 0 : read(row, order.field);
}
/** Negative when `a` comes first. Equal keys follow the position, so that every order is total. */
function inOrder(order, a, b) {
	return (order.descending ? -1 : 1) * (compare(a.key, b.key) || a.position - b.position);
}
function encode(point) {
	return Buffer.from(writeDigits([point.position, point.key ?? null])).toString("base64url");
}
/** `undefined` for text that is not a cursor of this sandbox. */
function decode(token) {
	try {
		const [position, key] = parseDigits(Buffer.from(token, "base64url").toString("utf8"));
		return Number.isInteger(position) ? {
			position,
			key
		} : void 0;
	} catch {
		return;
	}
}
/**
* Yields the first `count` of many entries in order without holding the others, for fields in no natural order.
*/
function* best(entries, order, count, after) {
	let kept = [];
	const cut = () => {
		kept.sort((a, b) => inOrder(order, a.point, b.point));
		kept = kept.slice(0, count);
	};
	for (const entry of entries) {
		const point = {
			position: entry.position,
			key: keyOf$1(order, entry.row())
		};
		if (after !== void 0 && inOrder(order, point, after) <= 0) continue;
		kept.push({
			point,
			entry
		});
		if (kept.length >= count * 2 + 1e3) cut();
	}
	cut();
	for (const { entry } of kept) yield entry;
}

// sandbox/engine/walk.ts
const NATURAL = { descending: false };
function walkOf(base, store) {
	const { ids, seeded, parent } = base;
	const overlay = () => {
		let found = store.data.collections.get(base.name);
		if (found === void 0) store.data.collections.set(base.name, found = {
			next: seeded,
			rows: /* @__PURE__ */ new Map()
		});
		return found;
	};
	const exists = (position) => position >= 0 && position < seeded && (parent === void 0 || position % parent.most < parent.children(Math.floor(position / parent.most)));
	const at = (position) => {
		const changed = overlay().rows.get(position);
		if (changed !== void 0) return changed ?? void 0;
		return exists(position) ? base.make(position) : void 0;
	};
	/** Range of seeded positions, of one parent or of all. */
	const span = (under) => {
		if (under === void 0 || parent === void 0) return [0, seeded];
		const position = parent.locate(under);
		const from = position * parent.most;
		return position < 0 || from >= seeded ? [0, 0] : [from, from + parent.children(position)];
	};
	/** Changed and new records in order. */
	const changes = (under, order, after) => {
		const found = [];
		for (const [position, row] of overlay().rows) {
			if (row === null) continue;
			if (under !== void 0 && parent !== void 0 && String(row[parent.field]) !== String(under)) continue;
			const point = {
				position,
				key: keyOf$1(order, row),
				row: () => row,
				stored: true
			};
			if (after === void 0 || inOrder(order, point, after) > 0) found.push(point);
		}
		return found.sort((a, b) => inOrder(order, a, b));
	};
	/** Unchanged seeded records after a point, by position. Their keys rise with the position. */
	function* originals(under, order, after) {
		const [low, high] = span(under);
		const { rows } = overlay();
		const step = order.descending ? -1 : 1;
		const passed = (position) => {
			const key = order.field === void 0 ? void 0 : keyOf$1(order, base.make(position));
			return after === void 0 || inOrder(order, {
				position,
				key
			}, after) > 0;
		};
		let begin = order.descending ? high - 1 : low;
		if (after !== void 0) begin = order.descending ? lastWhere(low, high, passed) : firstWhere(low, high, passed);
		for (let position = begin; position >= low && position < high; position += step) {
			if (rows.has(position) || !exists(position)) continue;
			let row;
			yield {
				position,
				row: () => row ??= base.make(position),
				stored: false
			};
		}
	}
	function* entries(under, order, after) {
		const rest = changes(under, order, after);
		let i = 0;
		for (const entry of originals(under, order, after)) {
			let next = rest[i];
			if (next !== void 0) {
				const { position } = entry;
				const key = order.field === void 0 ? void 0 : keyOf$1(order, entry.row());
				for (; next !== void 0 && inOrder(order, next, {
					position,
					key
				}) < 0; next = rest[++i]) yield next;
			}
			yield entry;
		}
		for (const entry of rest.slice(i)) yield entry;
	}
	return {
		overlay,
		at,
		entries,
		locate(id) {
			if (ids.computed) {
				const position = ids.position(id);
				return position >= 0 && at(position) !== void 0 ? position : -1;
			}
			for (const entry of entries(void 0, NATURAL)) if (String(entry.row()[ids.field]) === String(id)) return entry.position;
			return -1;
		},
		count(under) {
			let sum = 0;
			if (under === void 0 && parent === void 0) {
				sum = seeded;
				for (const [position, row] of overlay().rows) sum += Number(row !== null) - Number(position < seeded);
				return sum;
			}
			for (const _ of entries(under, NATURAL)) sum++;
			return sum;
		}
	};
}
/** Smallest position for which `test` holds, given that it holds from some position on; `high` when for none. */
function firstWhere(low, high, test) {
	let [from, to] = [low, high];
	while (from < to) {
		const middle = from + to >> 1;
		if (test(middle)) to = middle;
		else from = middle + 1;
	}
	return from;
}
/** Largest position for which `test` holds, given that it holds up to some position; `low - 1` when for none. */
function lastWhere(low, high, test) {
	return firstWhere(low, high, (position) => !test(position)) - 1;
}

// sandbox/engine/rows.ts
function rowsOf(base, walk, store) {
	const { ids } = base;
	const set = (position, row) => {
		const { rows } = walk.overlay();
		const old = rows.get(position);
		store.undo(() => old === void 0 ? rows.delete(position) : rows.set(position, old));
		const before = old === void 0 ? position < base.seeded ? base.make(position) : void 0 : old ?? void 0;
		const id = (row ?? before ?? {})[ids.field];
		store.written.push({
			collection: base.name,
			id,
			before,
			after: row ?? void 0
		});
		rows.set(position, row);
	};
	return {
		seeded: base.seeded,
		count: walk.count,
		read: reader(base, walk, store),
		get(id) {
			const position = walk.locate(id);
			return position < 0 ? void 0 : structuredClone(walk.at(position));
		},
		find(test, parent) {
			for (const entry of walk.entries(parent, NATURAL)) if (test(entry.row())) return copy(entry);
		},
		*scan({ parent, reverse } = {}) {
			for (const entry of walk.entries(parent, { descending: reverse === true })) yield copy(entry);
		},
		insert(row) {
			const overlay = walk.overlay();
			const position = overlay.next;
			store.undo(() => overlay.next = position);
			overlay.next = position + 1;
			const id = ids.computed ? ids.of(position) : row[ids.field];
			const stored = structuredClone({
				[ids.field]: id,
				...row,
				...ids.computed && { [ids.field]: id }
			});
			set(position, stored);
			return structuredClone(stored);
		},
		put(row) {
			const position = walk.locate(row[ids.field]);
			if (position < 0) throw new Error(`${base.name} ${String(row[ids.field])} does not exist and cannot be replaced.`);
			set(position, structuredClone(row));
		},
		drop(id) {
			const position = walk.locate(id);
			if (position >= 0) set(position, null);
		}
	};
}
/** Copies a stored record, which is shared; a computed one is new for each reader. */
function copy(entry) {
	return entry.stored ? structuredClone(entry.row()) : entry.row();
}
function* filter(entries, where) {
	for (const entry of entries) if (where(entry.row())) yield entry;
}
/** Returns a reader of pages. It caches the ends of pages and totals until the next change. */
function reader(base, walk, store) {
	const ends = /* @__PURE__ */ new Map();
	const totals = /* @__PURE__ */ new Map();
	let seen = -1;
	return (reading) => {
		if (seen !== store.revision) {
			seen = store.revision;
			ends.clear();
			totals.clear();
		}
		const { where, size, parent } = reading;
		const { order, rising } = orderOf(base, reading);
		const named = where === void 0 || reading.key !== void 0;
		const label = JSON.stringify([
			parent,
			reading.sort,
			where === void 0 ? null : reading.key
		]);
		const passing = (entries) => where === void 0 ? entries : filter(entries, where);
		const offset = reading.offset ?? 0;
		const known = named && reading.after === void 0 ? ends.get(`${label}${offset}`) : void 0;
		const after = reading.after === void 0 ? known : decode(reading.after) ?? refuse(400, "The cursor is not valid");
		let skip = known === void 0 ? offset : 0;
		const entries = rising ? passing(walk.entries(parent, order, after)) : best(passing(walk.entries(parent, NATURAL)), order, skip + size + 1, after);
		const rows = [];
		let end;
		let more = false;
		for (const entry of entries) {
			if (skip-- > 0) continue;
			more = rows.length === size;
			if (more) break;
			rows.push(copy(entry));
			end = {
				position: entry.position,
				key: keyOf$1(order, entry.row())
			};
		}
		if (named && more && end !== void 0 && reading.after === void 0) ends.set(`${label}${offset + size}`, end);
		const total = () => {
			if (where === void 0) return walk.count(parent);
			let sum = named ? totals.get(label) : void 0;
			if (sum !== void 0) return sum;
			sum = 0;
			for (const _ of passing(walk.entries(parent, NATURAL))) sum++;
			totals.set(label, sum);
			return sum;
		};
		return {
			rows,
			offset,
			size,
			...more && end !== void 0 && { next: encode(end) },
			...reading.total === true && { total: total() }
		};
	};
}
/** An order is `rising` when seeded records are already in it by position, so that no sort is needed. */
function orderOf(base, { sort, parent }) {
	if (sort === void 0) return {
		order: NATURAL,
		rising: true
	};
	const descending = sort.descending === true;
	if (sort.field === base.ids.field && base.ids.rising) return {
		order: { descending },
		rising: true
	};
	const rising = base.ordered.has(sort.field) && (base.parent === void 0 || parent !== void 0);
	return {
		order: {
			field: sort.field,
			descending
		},
		rising
	};
}

// sandbox/engine/collections.ts
/** Creates collections on first use: a service may have hundreds, and a run uses few. */
function keeper(rules, store) {
	const made = /* @__PURE__ */ new Map();
	const start = startOf(store);
	const keep = (name) => {
		let kept = made.get(name);
		if (kept === void 0) made.set(name, kept = make(name));
		return kept;
	};
	const make = (name) => {
		const rule = rules[name];
		if (rule === void 0) throw new Error(`The sandbox has no collection ${name}.`);
		const seed = store.data.seed;
		const ids = idsOf(rule.id, seed, name);
		const parent = rule.parent === void 0 ? void 0 : keep(rule.parent.collection);
		const link = rule.parent;
		const records = store.data.records;
		const most = link?.most ?? 1;
		const seeded = rule.seed === void 0 ? 0 : parent === void 0 ? rule.count?.(records) ?? records : parent.base.seeded * most;
		const recordKey = hash(seed, name);
		const countKey = hash(seed, name, "count");
		const place = (key, position, index) => ({
			index,
			random: randomOf(mix(key, position)),
			start: start(),
			count: (other) => keep(other).base.seeded,
			id: (other, at) => keep(other).ids.of(at)
		});
		const base = {
			name,
			ids,
			seeded,
			ordered: new Set(rule.ordered),
			make(position) {
				const row = ids.computed ? { [ids.field]: ids.of(position) } : {};
				if (parent === void 0 || link === void 0) return Object.assign(row, rule.seed?.(place(recordKey, position, position)));
				const index = Math.floor(position / most);
				const id = parent.ids.computed ? parent.ids.of(index) : parent.base.make(index)[parent.ids.field];
				row[link.field] = id;
				return Object.assign(row, rule.seed?.({
					...place(recordKey, position, position % most),
					parent: {
						index,
						id
					}
				}));
			},
			...parent !== void 0 && link !== void 0 && { parent: {
				...link,
				locate: parent.walk.locate,
				children: (position) => Math.min(most, link.count?.(place(countKey, position, position)) ?? most)
			} }
		};
		const walk = walkOf(base, store);
		return {
			name,
			rule,
			ids,
			base,
			walk,
			rows: rowsOf(base, walk, store)
		};
	};
	return keep;
}
/** The first day as a date, parsed once per loaded state. */
function startOf(store) {
	let text = "";
	let date = /* @__PURE__ */ new Date(0);
	return () => {
		if (store.data.start !== text) date = new Date(text = store.data.start);
		return date;
	};
}

// sandbox/engine/paging.ts
const EVERYTHING = Number.MAX_SAFE_INTEGER;
/** Query parameters that belong to the paging style. */
function pagingParameters({ paging, linkParameter }) {
	switch (paging?.style) {
		case "cursor": return [paging.send.cursor, ...paging.send.size === void 0 ? [] : [paging.send.size]];
		case "offset": return [paging.send.offset, ...paging.send.size === void 0 ? [] : [paging.send.size]];
		case "page": return [paging.send.page, ...paging.send.size === void 0 ? [] : [paging.send.size]];
		case "link":
		case "timestamp": return [linkParameter];
		case void 0: return [];
	}
}
function asked(request, layout, service) {
	const { paging } = layout;
	const { query } = request;
	const status = service.sandbox.invalid ?? 400;
	switch (paging?.style) {
		case void 0: return { size: EVERYTHING };
		case "cursor": {
			const after = query.get(paging.send.cursor);
			return {
				size: sizeOf(query, paging, layout, service),
				...after !== null && after !== "" && { after }
			};
		}
		case "offset": {
			const offset = whole(query, paging.send.offset, 0, status) ?? 0;
			return {
				size: sizeOf(query, paging, layout, service),
				offset
			};
		}
		case "page": {
			const page = whole(query, paging.send.page, paging.first, status) ?? paging.first;
			const size = sizeOf(query, paging, layout, service);
			return {
				size,
				offset: (page - paging.first) * size,
				total: true
			};
		}
		case "link":
		case "timestamp": {
			const after = query.get(layout.linkParameter);
			return {
				size: layout.pageSize,
				...after !== null && { after }
			};
		}
	}
}
function sizeOf(query, paging, layout, service) {
	const status = service.sandbox.invalid ?? 400;
	const usual = paging.size?.default ?? layout.pageSize;
	const parameter = paging.send.size;
	const given = parameter === void 0 ? void 0 : whole(query, parameter, 1, status);
	const most = paging.size?.max ?? EVERYTHING;
	if (given === void 0) return usual;
	if (given <= most || service.sandbox.oversize === "clamp") return Math.min(given, most);
	return refuse(status, `${String(parameter)} must be at most ${most}`, { details: [{
		path: String(parameter),
		message: `must be at most ${most}`,
		value: given
	}] });
}
function whole(query, name, least, status) {
	const text = query.get(name);
	if (text === null || text === "") return void 0;
	if (/^\d{1,15}$/.test(text) && Number(text) >= least) return Number(text);
	return refuse(status, `${name} must be a whole number of at least ${least}`, { details: [{
		path: name,
		message: `must be a whole number of at least ${least}`,
		value: text
	}] });
}
/** Puts a list into the service's envelope, derived from the dotted paths that its clients read. */
function layOut(request, layout, page) {
	const { paging, result } = layout;
	const fill = (path) => (path.split("|")[0] ?? path).replaceAll("{key}", result ?? "items");
	const items = paging === void 0 ? result ?? "" : paging.items.includes("{key}") ? fill(paging.items) : result ?? fill(paging.items);
	if (items === "") return page.rows;
	const body = {};
	write(body, items, page.rows);
	switch (paging?.style) {
		case "cursor":
			write(body, fill(paging.next), page.next ?? null);
			break;
		case "offset":
			if (paging.more !== void 0) write(body, fill(paging.more), page.next !== void 0);
			if (page.next !== void 0) write(body, fill(paging.next), page.offset + page.rows.length);
			break;
		case "page":
			write(body, fill(paging.pages), Math.ceil((page.total ?? 0) / page.size));
			if (paging.total !== void 0) write(body, fill(paging.total), page.total ?? 0);
			break;
		case "link":
		case "timestamp": if (page.next !== void 0) write(body, fill(paging.next), linkTo(request, layout.linkParameter, page.next));
	}
	return body;
}
/** Absolute address of the next page: the same request with another continuation. */
function linkTo(request, parameter, next) {
	const query = new URLSearchParams(request.query);
	query.set(parameter, next);
	return `${request.origin}${request.path}?${query.toString().replaceAll("%24", "$").replaceAll("+", "%20")}`;
}
/** The page of a faulty service, whose next page is always the first one. */
function looped(page, question) {
	return {
		...page,
		rows: page.rows,
		offset: page.offset - page.rows.length,
		next: question.after ?? START
	};
}
/** A cursor before the first record. */
const START = encode({
	position: -1,
	key: void 0
});

// sandbox/engine/engine.ts
function engineOf(service, extension, rules, facts, store) {
	const keep = keeper(rules, store);
	const start = startOf(store);
	const envelope = extension.envelope ?? ((body) => body);
	const listAnswer = (request, layout, read) => {
		const question = asked(request, layout, service);
		let page = read(question);
		if (request.looping === true) page = looped(page, question);
		const body = layOut(request, layout, page);
		const { paging } = layout;
		return {
			status: 200,
			body: Array.isArray(body) ? body : envelope(body, {
				kind: "list",
				request,
				service,
				page,
				...require_miss.defined({ paging })
			})
		};
	};
	const engine = {
		service,
		extension,
		facts,
		store,
		state: {
			service,
			get seed() {
				return store.data.seed;
			},
			get records() {
				return store.data.records;
			},
			get start() {
				return start();
			},
			get values() {
				return store.data.values;
			},
			rows: (name) => keep(name).rows,
			next(counter) {
				const { counters } = store.data;
				return counters[counter] = (counters[counter] ?? 0) + 1;
			},
			random: (...keys) => randomOf(hash(store.data.seed, ...keys)),
			list(request, name, options = {}) {
				const kept = keep(name);
				const layout = layoutOf(engine, kept, request, options);
				const { where, parent, sort } = options;
				const key = options.key ?? keyOf(request, layout);
				return listAnswer(request, layout, (question) => {
					const page = kept.rows.read({
						...question,
						key,
						...require_miss.defined({
							parent,
							where,
							sort
						})
					});
					return {
						...page,
						rows: page.rows.map((row) => shown(engine, kept, row, request, true))
					};
				});
			},
			page(request, rows, { paging, result }) {
				const layout = plainLayout(service, paging, result);
				return listAnswer(request, layout, (question) => {
					const point = question.after === void 0 ? void 0 : decode(question.after);
					if (question.after !== void 0 && point === void 0) refuse(400, "The cursor is not valid");
					const offset = question.offset ?? (point === void 0 ? 0 : point.position + 1);
					const end = offset + question.size;
					const next = end < rows.length ? { next: encode({
						position: end - 1,
						key: void 0
					}) } : {};
					return {
						rows: rows.slice(offset, end),
						offset,
						size: question.size,
						total: rows.length,
						...next
					};
				});
			},
			record(request, name, row, status = 200) {
				const kept = keep(name);
				const body = wrapped(engine, kept, shown(engine, kept, row, request, false), request);
				return {
					status,
					body: envelope(body, {
						kind: "record",
						request,
						service
					})
				};
			}
		},
		keep
	};
	return engine;
}
/** The record as it appears in responses. */
function shown(engine, kept, row, request, list) {
	const { rule } = kept;
	let seen = rule.show?.(row, request, engine.state, list) ?? row;
	if (rule.parent?.hidden === true) {
		seen = { ...seen };
		Reflect.deleteProperty(seen, rule.parent.field);
	}
	return seen;
}
/** Puts one record at the path where clients read it. */
function wrapped(engine, kept, row, request) {
	const named = request.route?.shape === "rows" ? void 0 : request.route?.result;
	const path = kept.rule.record ?? named ?? engine.service.record;
	if (path === "") return row;
	const body = {};
	write(body, path, row);
	return body;
}
function layoutOf(engine, kept, request, options) {
	const { rule } = kept;
	const paging = options.paging ?? rule.paging ?? request.route?.paging;
	return {
		...plainLayout(engine.service, paging ?? "none", options.result ?? rule.result ?? request.route?.result),
		pageSize: options.pageSize ?? rule.pageSize ?? PAGE_SIZE,
		linkParameter: rule.linkParameter ?? LINK_PARAMETER
	};
}
const PAGE_SIZE = 60;
const LINK_PARAMETER = "skiptoken";
function plainLayout(service, paging, result) {
	const style = service.paging[paging];
	if (style === void 0 && paging !== "none") throw new Error(`The service has no paging style ${paging}.`);
	return {
		paging: style,
		result: result ?? (style === void 0 ? service.record : void 0),
		pageSize: PAGE_SIZE,
		linkParameter: LINK_PARAMETER
	};
}
/** Names what a list selects, by its query: the next page of the same selection resumes where the last one ended. */
function keyOf(request, layout) {
	const query = new URLSearchParams(request.query);
	for (const name of pagingParameters(layout)) query.delete(name);
	return `${request.path}?${query.toString()}`;
}
/** Names of the paging parameters of a list, which cannot be filters. */
function pagingNames(engine, kept, request) {
	return pagingParameters(layoutOf(engine, kept, request, {}));
}

// sandbox/engine/crud.ts
function lister(place) {
	const { engine, kept, facts } = place;
	const { rule } = kept;
	const { state } = engine;
	let columns;
	return (request) => {
		const parent = parentOf(place, request);
		const paging = pagingNames(engine, kept, request);
		const sortNames = rule.sort === void 0 ? [] : [rule.sort.by, rule.sort.direction ?? ""];
		checkParameters(place, request, {
			...facts?.query,
			...anything([
				...Object.keys(rule.filters ?? {}),
				...paging,
				...sortNames
			])
		});
		columns ??= /* @__PURE__ */ new Set([...Object.keys(place.fields), ...Object.keys(rule.seed === void 0 ? {} : kept.base.make(0))]);
		const tests = [];
		for (const [name, value] of request.query) {
			const own = rule.filters?.[name];
			if (own !== void 0) tests.push((row) => own(row, value, request, state));
			else if (facts?.query[name] !== void 0 && columns.has(name)) tests.push(equality(name, value, facts.query[name].kind));
		}
		const { listed } = rule;
		if (listed !== void 0) tests.push((row) => listed(row, request, state));
		const sort = sorting(place, request);
		return state.list(request, kept.name, {
			...require_miss.defined({ parent }),
			...tests.length > 0 && { where: (row) => tests.every((test) => test(row)) },
			...require_miss.defined({ sort })
		});
	};
}
function anything(names) {
	return Object.fromEntries(names.map((name) => [name, { kind: "text" }]));
}
function equality(name, value, kind) {
	const wanted = kind === "csv" ? value.split(",") : [value];
	return (row) => {
		const has = read(row, name);
		return Array.isArray(has) ? has.some((part) => wanted.includes(String(part))) : wanted.includes(String(has));
	};
}
function sorting({ engine, kept }, request) {
	const rule = kept.rule.sort;
	if (rule === void 0) return void 0;
	const status = engine.service.sandbox.invalid ?? 400;
	const name = request.query.get(rule.by) ?? rule.defaultField;
	const direction = (rule.direction === void 0 ? null : request.query.get(rule.direction)) ?? rule.defaultDirection ?? "asc";
	if (name === void 0) return void 0;
	const fields = Array.isArray(rule.fields) ? Object.fromEntries(rule.fields.map((one) => [one, one])) : rule.fields;
	const field = Object.hasOwn(fields, name) ? fields[name] : void 0;
	if (field === void 0) return refuse(status, `${rule.by} must be one of ${Object.keys(fields).join(", ")}`);
	if (!/^(asc|desc)$/i.test(direction)) refuse(status, `${String(rule.direction)} must be asc or desc`);
	return {
		field,
		descending: direction.toLowerCase() === "desc"
	};
}
function getter(place) {
	return (request) => {
		const { engine, kept, facts } = place;
		checkParameters(place, request, {
			...anything([...Object.keys(kept.rule.filters ?? {}), ...pagingNames(engine, kept, request)]),
			...facts?.query
		});
		return place.engine.state.record(request, place.kept.name, target(place, request));
	};
}
function creator(place) {
	const { engine, kept } = place;
	const { rule } = kept;
	return (request) => {
		const parent = parentOf(place, request);
		checkParameters(place, request, place.facts?.query ?? {});
		const body = bodyOf(place, request);
		check(place, body, [...place.facts?.required ?? [], ...rule.required ?? []]);
		let draft = nested(body);
		if (parent !== void 0 && rule.parent !== void 0) draft = {
			[rule.parent.field]: parent,
			...draft
		};
		draft = rule.complete?.(draft, request, engine.state) ?? draft;
		const row = kept.rows.insert(draft);
		rule.created?.(row, request, engine.state);
		const id = row[kept.ids.field];
		if (answers(place).create === "record") return engine.state.record(request, kept.name, row, 201);
		return {
			status: 201,
			headers: createdHeaders(place, request, id)
		};
	};
}
/** Headers with the id of a new record: an address in `location`, the bare id in others. */
function createdHeaders({ engine }, request, id) {
	return Object.fromEntries(engine.service.createdId.map((name) => [name, name === "location" ? `${request.origin}${request.path.replace(/\/$/, "")}/${id}` : String(id)]));
}
function updater(place) {
	const { engine, kept } = place;
	const { rule } = kept;
	return (request) => {
		checkParameters(place, request, place.facts?.query ?? {});
		const before = target(place, request);
		const body = bodyOf(place, request);
		check(place, body, (rule.required ?? []).filter((path) => read(body, path) !== void 0));
		const id = kept.ids.field;
		const merged = {
			...before,
			...nested(body),
			[id]: before[id]
		};
		const after = rule.change?.(before, merged, request, engine.state) ?? merged;
		kept.rows.put(after);
		if (answers(place).update === "empty") return { status: 204 };
		return engine.state.record(request, kept.name, after);
	};
}
function remover(place) {
	const { engine, kept } = place;
	const { rule } = kept;
	return (request) => {
		checkParameters(place, request, place.facts?.query ?? {});
		const row = target(place, request);
		const id = row[kept.ids.field];
		const left = rule.remove?.(row, request, engine.state);
		if (left === void 0) kept.rows.drop(id);
		else kept.rows.put(left);
		const answer = answers(place).delete;
		if (answer === "empty") return { status: 204 };
		const returned = answer === "id" ? { [kept.ids.field]: id } : shown(engine, kept, row, request, false);
		const body = wrapped(engine, kept, returned, request);
		const { service, extension } = engine;
		return {
			status: 200,
			body: extension.envelope?.(body, {
				kind: "deleted",
				request,
				service
			}) ?? body
		};
	};
}
/** Handles an action other than create, update and delete: stores its values on the record. */
function actor(place) {
	const { engine, kept } = place;
	return (request) => {
		const row = {
			...target(place, request),
			...nested(bodyOf(place, request))
		};
		kept.rows.put(row);
		return engine.state.record(request, kept.name, row);
	};
}
function answers({ engine, kept }) {
	return {
		create: "record",
		update: "record",
		delete: "empty",
		...engine.service.sandbox.answers,
		...kept.rule.answers
	};
}
function checkParameters({ engine, kept }, request, known) {
	const { sandbox } = engine.service;
	const unknown = kept.rule.unknown?.query ?? sandbox.unknown?.query ?? "refuse";
	assertFaultless(checkQuery(request.query, known, unknown), sandbox.invalid ?? 400);
}
function check({ engine, kept, fields, loose }, body, required) {
	const { sandbox } = engine.service;
	const unknown = loose ? "ignore" : kept.rule.unknown?.body ?? sandbox.unknown?.body ?? "refuse";
	assertFaultless(checkBody(body, {
		fields,
		required,
		unknown
	}, engine.state), sandbox.invalid ?? 400);
}
/** Body of a write as plain changes; a JSON patch is converted. */
function bodyOf({ engine, facts }, request) {
	const { body } = request;
	const encoding = facts?.route.encoding;
	if (encoding === "patch" || encoding === "patches") return patched(body, engine.service.sandbox.invalid ?? 400);
	if (body === void 0) return {};
	if (!require_miss.isObject(body)) refuse(engine.service.sandbox.invalid ?? 400, "The body must be one JSON object");
	return body;
}
function patched(body, status) {
	const changes = {};
	for (const operation of Array.isArray(body) ? body : [body]) {
		if (!require_miss.isObject(operation) || typeof operation["path"] !== "string" || typeof operation["op"] !== "string") refuse(status, "The body must be a JSON patch: op, path and value");
		const path = operation["path"].replace(/^\//, "").replaceAll("/", ".");
		if (path === "" || path.includes("__proto__")) refuse(status, "The path of the JSON patch is not valid");
		write(changes, path, operation["op"] === "remove" ? null : operation["value"]);
	}
	return changes;
}
/** Turns the dotted keys of a form (`value.amount=5`) into nested objects. */
function nested(body) {
	if (!Object.keys(body).some((key) => key.includes("."))) return body;
	const out = {};
	for (const [key, value] of Object.entries(body)) if (key.includes(".") && !key.includes("__proto__")) write(out, key, value);
	else out[key] = value;
	return out;
}
function target(place, request) {
	const { engine, kept, idName } = place;
	const parent = parentOf(place, request);
	const row = kept.rows.get(request.params[idName] ?? "");
	const { parent: link, found } = kept.rule;
	return row !== void 0 && (link === void 0 || parent === void 0 || String(row[link.field]) === String(parent)) && (found === void 0 || found(row, request, engine.state)) ? row : refuse(404, `${title(kept.name)} not found`);
}
/** Id of the parent in the path, typed as in the parent's record. */
function parentOf({ engine, kept, parentName }, request) {
	const link = kept.rule.parent;
	if (link === void 0 || parentName === void 0) return void 0;
	const parent = engine.keep(link.collection);
	const row = parent.rows.get(request.params[parentName] ?? "");
	return row !== void 0 && (parent.rule.found?.(row, request, engine.state) ?? true) ? row[parent.ids.field] : refuse(404, `${title(link.collection)} not found`);
}
function title(name) {
	const words = name.replace(/[-_]/g, " ");
	return words.charAt(0).toUpperCase() + words.slice(1);
}

// sandbox/engine/endpoints.ts
/** Endpoints in the order in which they are tried: the extension's routes, its collections, derived ones. */
function endpointsOf(engine, derived) {
	const { extension } = engine;
	const byRank = (list) => list.sort((a, b) => a.pattern.rank - b.pattern.rank);
	const custom = (extension.routes ?? []).map((route) => {
		const facts = engine.facts.of(route.method, route.path);
		return {
			method: route.method,
			pattern: pattern(route.path),
			host: route.host ?? facts?.route.host,
			open: route.open === true,
			writes: route.writes ?? route.method !== "GET",
			facts,
			handle: (request) => route.handle(request, engine.state)
		};
	});
	const collections = Object.entries(extension.collections ?? {}).flatMap(([name, rule]) => [...(rule.paths ?? []).flatMap((path) => collectionEndpoints(engine, name, rule, path)), ...(rule.lists ?? []).map((path) => collectionEndpoint(engine, name, rule, path, "GET", path, lister))]);
	return [
		...byRank(custom),
		...byRank(collections),
		...byRank(derived.map((one) => derivedEndpoint(engine, one)))
	];
}
const LIST_METHODS = ["GET", "POST"];
const ITEM_METHODS = [
	"GET",
	"PATCH",
	"PUT",
	"DELETE"
];
/** A parameter name that no template can contain. */
const ID = "record-id";
function collectionEndpoints(engine, name, rule, path) {
	const item = path + (rule.item ?? "/{id}").replace(/\{[\w-]+\}/, `{${ID}}`);
	const everything = [...LIST_METHODS.map((method) => engine.facts.of(method, path)), ...ITEM_METHODS.map((method) => engine.facts.of(method, item))].every((facts) => facts === void 0);
	const served = (method, template) => rule.methods?.includes(method) ?? (everything || engine.facts.of(method, template) !== void 0);
	const make = (method, template, build) => served(method, template) ? [collectionEndpoint(engine, name, rule, path, method, template, build)] : [];
	return [
		...make("GET", path, lister),
		...make("POST", path, creator),
		...make("GET", item, getter),
		...make("PATCH", item, updater),
		...make("PUT", item, updater),
		...make("DELETE", item, remover)
	];
}
function collectionEndpoint(engine, name, rule, path, method, template, build) {
	const facts = engine.facts.of(method, template);
	const place = () => ({
		engine,
		kept: engine.keep(name),
		facts,
		...fieldsOf(engine, rule, path),
		idName: ID,
		parentName: rule.parent === void 0 ? void 0 : pattern(path).names.at(-1)
	});
	return {
		method,
		pattern: pattern(template),
		host: rule.host ?? facts?.route.host,
		open: false,
		writes: method !== "GET",
		facts,
		handle: lazily(() => build(place()))
	};
}
/** Sets a collection up at its first request, so that opening a sandbox is fast. */
function lazily(build) {
	let handle;
	return (request) => (handle ??= build())(request);
}
function fieldsOf(engine, rule, list) {
	const { service, facts } = engine;
	const compiled = fieldsBelow(list, facts, service);
	const fields = {
		...compiled,
		...rule.fields
	};
	const opened = facts.all.some((fact) => fact.open && fact.route.method !== "GET" && (split(fact.route.path, service)?.list ?? fact.route.path) === list);
	return {
		fields,
		loose: rule.fields === void 0 && (opened || Object.keys(compiled).length === 0)
	};
}
function derivedEndpoint(engine, derived) {
	const { facts } = derived;
	const { method, path, host } = facts.route;
	const base = {
		method,
		pattern: pattern(path),
		host,
		open: false,
		writes: method !== "GET",
		facts
	};
	if (derived.kind === "nothing") return {
		...base,
		handle: () => ({ status: 204 })
	};
	const { service } = engine;
	const item = split(path, service);
	const list = derived.kind === "act" && item === void 0 ? parentOf$1(path, service) : item?.list ?? path;
	const names = base.pattern.names.filter((name) => service.variables[name] === void 0);
	const ends = item !== void 0 || derived.kind === "act";
	const build = () => {
		const kept = engine.keep(derived.collection);
		const place = {
			engine,
			kept,
			facts,
			...fieldsOf(engine, kept.rule, list ?? path),
			idName: item?.id ?? names.at(-1) ?? "",
			parentName: kept.rule.parent === void 0 ? void 0 : names.at(ends ? -2 : -1)
		};
		switch (derived.kind) {
			case "list": return lister(place);
			case "create": return creator(place);
			case "get": return getter(place);
			case "update": return updater(place);
			case "delete": return remover(place);
			case "act": return actor(place);
			case "first": return (request) => {
				const row = kept.rows.find(() => true) ?? refuse(404, "Not found");
				return engine.state.record(request, kept.name, row);
			};
		}
	};
	return {
		...base,
		handle: lazily(build)
	};
}

// sandbox/engine/facts.ts
function factsOf(routes) {
	const table = /* @__PURE__ */ new Map();
	for (const route of routes) {
		const key = `${route.method} ${shapeOf(route.path)}`;
		const before = table.get(key);
		table.set(key, before === void 0 ? begin(route) : merge(before, route));
	}
	return {
		all: [...table.values()],
		of: (method, template) => table.get(`${method} ${shapeOf(template)}`)
	};
}
function begin(route) {
	const { fields, query, required } = route;
	return {
		route,
		pattern: pattern(route.path),
		fields,
		query,
		required,
		open: route.open === true
	};
}
function merge(before, route) {
	const { fields, query, required, open } = before;
	return {
		...before,
		route: before.route.shape === void 0 && route.shape !== void 0 ? route : before.route,
		fields: {
			...fields,
			...route.fields
		},
		query: {
			...query,
			...route.query
		},
		required: required.filter((path) => route.required.includes(path)),
		open: open || route.open === true
	};
}

// sandbox/engine/outbox.ts
/** Milliseconds before each further attempt. */
const AGAIN = [
	3e3,
	3e4,
	15e4
];
/** Milliseconds in which a server must answer. */
const PATIENCE = 1e4;
const CLOSING = 2e3;
const isLoopback = (url) => URL.canParse(url) && /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(new URL(url).origin);
function openOutbox() {
	const pending = /* @__PURE__ */ new Set();
	const timers = /* @__PURE__ */ new Set();
	let isClosed = false;
	const attempt = (delivery, count) => {
		const one = post(delivery, count).then((delivered) => {
			pending.delete(one);
			const wait = AGAIN[count - 1];
			if (delivered || isClosed || wait === void 0) return;
			const timer = setTimeout(() => {
				timers.delete(timer);
				attempt(delivery, count + 1);
			}, wait);
			timer.unref();
			timers.add(timer);
		});
		pending.add(one);
	};
	return {
		send: (delivery) => {
			if (isLoopback(delivery.url)) attempt(delivery, 1);
		},
		close: async () => {
			isClosed = true;
			for (const timer of timers) clearTimeout(timer);
			let timer;
			const late = new Promise((resolve) => {
				timer = setTimeout(resolve, CLOSING);
			});
			await Promise.race([Promise.all(pending), late]);
			clearTimeout(timer);
		}
	};
}
/** Whether the server accepted it. Redirects are not followed. */
function post({ url, headers, body }, attempt) {
	return new Promise((resolve) => {
		const content = Buffer.from(JSON.stringify(body(attempt)));
		const sent = (0, node_http.request)(url, {
			method: "POST",
			timeout: PATIENCE,
			headers: {
				"content-type": "application/json",
				"content-length": content.length,
				...headers
			},
			agent: false
		});
		sent.on("response", (response) => {
			response.resume();
			const { statusCode = 0 } = response;
			resolve(statusCode >= 200 && statusCode < 300);
		});
		sent.on("timeout", () => sent.destroy());
		sent.on("error", () => resolve(false));
		sent.end(content);
	});
}

// sandbox/engine/server.ts
/** How long a `slow` fault makes a client wait. */
const SLOW_MS = 1e4;
const WEB_PAGE = "<!doctype html><html><head><title>Error</title></head><body><h1>Something went wrong</h1></body></html>";
/** Serves on 127.0.0.1 only. */
async function serve(service, dispatch, options) {
	const nextFault = faults(options.fail);
	const sockets = /* @__PURE__ */ new Set();
	const timers = /* @__PURE__ */ new Set();
	let origin = "";
	const wait = (ms) => new Promise((resolve) => {
		const timer = setTimeout(() => {
			timers.delete(timer);
			resolve();
		}, ms);
		if (!options.hold) timer.unref();
		timers.add(timer);
	});
	const handle = async (message, response) => {
		const fault = nextFault();
		const bytes = await receive(message);
		if (options.latency > 0) await wait(options.latency);
		if (fault?.kind === "slow") await wait(SLOW_MS);
		if (fault?.kind === "reset") {
			message.socket.resetAndDestroy();
			return;
		}
		const request = arrived(message, origin, options.now(), fault);
		send(response, message.method === "HEAD", request, await answer(request, bytes, fault), fault);
	};
	const answer = async (request, bytes, fault) => {
		if (fault?.kind === "html") return {
			status: 200,
			headers: { "content-type": "text/html" },
			body: WEB_PAGE
		};
		if (fault?.kind === "status") return dispatch.error(staged(service, fault.status, request.now), request);
		if (bytes === void 0) return dispatch.error({
			status: 413,
			message: `A body may have at most ${LARGEST_BODY} bytes`
		}, request);
		return dispatch.answer({
			request,
			bytes
		});
	};
	const send = (response, bare, request, { status, headers = {}, body }, fault) => {
		const type = service.sandbox.contentType ?? "application/json";
		let content;
		if (typeof body === "string" || Buffer.isBuffer(body)) content = body;
		else if (body !== void 0) content = writeDigits(body);
		if (fault?.kind === "cut" && content !== void 0) content = content.slice(0, Math.floor(content.length / 2));
		response.writeHead(status, {
			date: request.now.toUTCString(),
			...content !== void 0 && {
				"content-type": type,
				"content-length": Buffer.byteLength(content)
			},
			...headers
		});
		response.end(bare ? void 0 : content);
	};
	const server = (0, node_http.createServer)((message, response) => {
		handle(message, response).catch(() => response.destroy());
	});
	server.on("connection", (socket) => {
		sockets.add(socket);
		socket.on("close", () => sockets.delete(socket));
		if (!options.hold) socket.unref();
	});
	await new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(options.port, "127.0.0.1", resolve);
	});
	if (!options.hold) server.unref();
	origin = `http://127.0.0.1:${server.address().port}`;
	return {
		origin,
		close: () => new Promise((resolve) => {
			for (const timer of timers) clearTimeout(timer);
			server.close(() => resolve());
			for (const socket of sockets) socket.destroy();
		})
	};
}
function arrived(message, origin, now, fault) {
	const url = message.url ?? "/";
	const cut = url.indexOf("?");
	const headers = {};
	for (const [name, value] of Object.entries(message.headers)) if (value !== void 0) headers[name] = Array.isArray(value) ? value.join(", ") : value;
	return {
		method: message.method === "HEAD" ? "GET" : message.method ?? "GET",
		path: cut < 0 ? url : url.slice(0, cut),
		params: {},
		query: new URLSearchParams(cut < 0 ? "" : url.slice(cut + 1)),
		headers,
		body: void 0,
		origin,
		now,
		credential: "",
		...fault?.kind === "loop" && { looping: true }
	};
}

Object.defineProperty(exports, "StateError", {
  enumerable: true,
  get: function () {
    return StateError;
  }
});
Object.defineProperty(exports, "atomic_exports", {
  enumerable: true,
  get: function () {
    return atomic_exports;
  }
});
Object.defineProperty(exports, "checkBody", {
  enumerable: true,
  get: function () {
    return checkBody;
  }
});
Object.defineProperty(exports, "compare", {
  enumerable: true,
  get: function () {
    return compare;
  }
});
Object.defineProperty(exports, "derive", {
  enumerable: true,
  get: function () {
    return derive;
  }
});
Object.defineProperty(exports, "dispatcher", {
  enumerable: true,
  get: function () {
    return dispatcher;
  }
});
Object.defineProperty(exports, "endpointsOf", {
  enumerable: true,
  get: function () {
    return endpointsOf;
  }
});
Object.defineProperty(exports, "engineOf", {
  enumerable: true,
  get: function () {
    return engineOf;
  }
});
Object.defineProperty(exports, "factsOf", {
  enumerable: true,
  get: function () {
    return factsOf;
  }
});
Object.defineProperty(exports, "hash", {
  enumerable: true,
  get: function () {
    return hash;
  }
});
Object.defineProperty(exports, "isLoopback", {
  enumerable: true,
  get: function () {
    return isLoopback;
  }
});
Object.defineProperty(exports, "isNumeric", {
  enumerable: true,
  get: function () {
    return isNumeric;
  }
});
Object.defineProperty(exports, "isWhole", {
  enumerable: true,
  get: function () {
    return isWhole;
  }
});
Object.defineProperty(exports, "lock_exports", {
  enumerable: true,
  get: function () {
    return lock_exports;
  }
});
Object.defineProperty(exports, "openOutbox", {
  enumerable: true,
  get: function () {
    return openOutbox;
  }
});
Object.defineProperty(exports, "openStore", {
  enumerable: true,
  get: function () {
    return openStore;
  }
});
Object.defineProperty(exports, "randomOf", {
  enumerable: true,
  get: function () {
    return randomOf;
  }
});
Object.defineProperty(exports, "refuse", {
  enumerable: true,
  get: function () {
    return refuse;
  }
});
Object.defineProperty(exports, "serve", {
  enumerable: true,
  get: function () {
    return serve;
  }
});
Object.defineProperty(exports, "withLock", {
  enumerable: true,
  get: function () {
    return withLock;
  }
});
Object.defineProperty(exports, "writeDigits", {
  enumerable: true,
  get: function () {
    return writeDigits;
  }
});