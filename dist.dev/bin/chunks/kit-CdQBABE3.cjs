const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");
const require_http = require("./http-Ddq_m_Hy.cjs");
const require_miss = require("./miss-T62ysXSg.cjs");
const require_run = require("./run-Duopuxci.cjs");
let node_fs_promises = require("node:fs/promises");
let node_path = require("node:path");
let node_fs = require("node:fs");

// runtime/request/naming.ts
var naming_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	nameTargets: () => nameTargets,
	readNames: () => readNames
});
/** Records whose names are shown. */
const MOST = 10;
const WIDTH = 60;
/** Lists records before the question about them. */
function announceRecords(lines, total, { announce }) {
	for (const line of lines.slice(0, MOST)) announce(`  ${line}`);
	if (lines.length > 0 && total > MOST) announce(`  ... and ${String(total - MOST)} more`);
}
/** Makes the name of a record fit on a line. */
function shorten(text) {
	const letters = [...require_miss.clean(text).replace(/ +/g, " ").trim()];
	return letters.length > WIDTH ? `${letters.slice(0, 59).join("")}…` : letters.join("");
}
/**
* Reads the names of the records that a write is about, if someone at a terminal will see them: for the question before
* the write, or for its dry run.
*
* @throws CliError of the response if a record does not exist
*/
async function readNames(plan, prepared, context) {
	const { parts, targets, subject } = prepared;
	const names = /* @__PURE__ */ new Map();
	const naming = isSeen(plan, context) ? plan.naming ?? await namingIn(plan, prepared, context) : void 0;
	if (naming === void 0) return names;
	for (const target of targets.slice(0, MOST)) {
		const params = target === void 0 ? { ...parts.params } : {
			...parts.params,
			[naming.id]: target
		};
		const key = params[naming.id];
		if (subject !== void 0 && key !== void 0) params[naming.id] = await subject.keyValue(key);
		try {
			names.set(target, await readName(naming, params, context));
		} catch (error) {
			if (!(error instanceof require_start.CliError) || target === void 0 || targets.length === 1) throw error;
			const message = `${error.message.replace(/[.\s]+$/, "")} (at ${target}). Nothing was done.`;
			throw new require_start.CliError(error.kind, message, error.remedy, {
				...error.details,
				target: { [naming.id]: target }
			});
		}
	}
	return names;
}
/** Returns how a record of the catalogue is named: by those of the catalogue's `names` that its resource has. */
async function namingIn({ resource, effect }, { subject }, { service }) {
	if (resource?.id === void 0 || subject === void 0 || effect === "create") return void 0;
	const known = await subject.fieldNames() ?? [];
	const fields = (service.catalogue?.names ?? []).filter((name) => known.includes(name));
	if (fields.length === 0) return void 0;
	const field = fields.map((name) => `{${name}}`).join(" ");
	return {
		path: subject.path,
		id: resource.id,
		field,
		resource,
		query: { $select: fields.join(",") }
	};
}
const isSeen = ({ confirm }, context) => context.globals.dryRun ? showsNames(context) : context.prompts && confirm !== void 0;
/** Whether a dry run shows names of records: people see them, and scripts get the same fields everywhere. */
const showsNames = ({ globals, out, world }) => globals.dryRun && out.format === "table" && world.stdout.isTTY === true;
async function readName({ path, field, result, host, resource, query }, params, context) {
	let record;
	try {
		const call = {
			method: "GET",
			path,
			effect: "read",
			retry: false,
			...require_miss.defined({
				host,
				query
			})
		};
		const reply = await context.http.send({
			...call,
			params
		});
		const asked = require_run.fillText(path, (name) => encodeURIComponent(params[name] ?? ""));
		if (resource === void 0 && !new URL(reply.url).pathname.endsWith(asked)) return void 0;
		record = await require_run.recordIn(require_miss.defined({
			result,
			resource
		}), reply, context);
	} catch (error) {
		if (!(error instanceof require_start.CliError) || error.details.statusCode === 404) throw error;
		return;
	}
	if (!require_miss.isObject(record)) return void 0;
	const name = shorten(textOf(field, record));
	return name === "" ? void 0 : name;
}
/** Returns the texts of the arguments whose records have names; the names of several records are listed first. */
function nameTargets({ naming, resource }, { targets }, names, args, context) {
	const id = naming?.id ?? resource?.id;
	if (id === void 0) return {};
	if (targets.length === 1) {
		const [name] = names.values();
		const shown = naming === void 0 ? [args[id]].flat()[0] : targets[0] ?? args[id];
		return name === void 0 ? {} : { [id]: `${String(shown)} "${name}"` };
	}
	announceRecords([...names].flatMap(([target, name]) => name === void 0 ? [] : [`${String(target)}  ${name}`]), targets.length, context);
	return {};
}
function textOf(field, record) {
	if (field.includes("{")) return require_run.fillText(field, (name) => require_run.getPath(record, name));
	const value = require_run.getPath(record, field) ?? "";
	return typeof value === "object" ? "" : String(value);
}

// runtime/kit/calls.ts
/** Returns the calls of a spec. A call that it does not declare throws an error that lists the declared ones. */
function createCalls(plans, context, last) {
	const calls = Object.fromEntries(Object.entries(plans).map(([name, plan]) => [name, createCall(plan, context, last)]));
	return new Proxy(calls, { get: (known, name) => {
		if (typeof name !== "string" || Object.hasOwn(known, name)) return Reflect.get(known, name);
		const names = Object.keys(known);
		const near = require_miss.nearest(name, names);
		const hint = near.length > 0 ? near : names;
		const declared = hint.length === 0 ? "It declares none." : `It declares ${hint.join(", ")}.`;
		throw new Error(`The spec of "${context.command.words}" declares no call "${name}". ${declared}`);
	} });
}
function createCall(plan, context, last) {
	const send = async (args, options = {}) => deliver(plan, await prepareOne(plan, args, context), options, context);
	return {
		send,
		record: async (args, options) => {
			const reply = await send(args, options);
			if (plan.effect === "read" && reply.status < 300) await require_run.checkRecord(plan, reply, context);
			return require_miss.isObject(reply.record) ? reply.record : void 0;
		},
		pages: (args, options = {}) => pagesOf(plan, args, options, context, last),
		rows: async function* (args, options = {}) {
			for await (const page of pagesOf(plan, args, options, context, last)) yield* page.rows;
		},
		prepare: async (args) => {
			const prepared = await prepareOne(plan, args, context);
			return {
				body: prepared.parts.body,
				send: (options = {}) => deliver(plan, prepared, options, context)
			};
		}
	};
}
/** The arguments of the command are checked already; only those passed here are sent. */
async function prepareOne(plan, args = {}, context) {
	checkNames(plan, args, context);
	const prepared = await require_run.prepare(plan, { ...args }, context);
	if (prepared.targets.length > 1) throw new Error(`${plan.method} ${plan.path} is one request: pass one record.`);
	return prepared;
}
/** A value that nothing reads would silently not be sent: a bug of the workflow. */
function checkNames(plan, args, { command }) {
	const { path, query = {}, body = {}, resource } = plan;
	const templates = [
		path,
		...Object.values(query),
		JSON.stringify(body),
		resource?.name ?? ""
	];
	const known = /* @__PURE__ */ new Set([...Object.keys({
		...command.flags,
		...command.positionals
	}), ...templates.flatMap(require_run.holes)]);
	const unknown = Object.keys(args).find((name) => !known.has(name));
	if (unknown === void 0) return;
	const near = require_miss.nearest(unknown, [...known]);
	throw new Error(`"${command.words}" passes "${unknown}" to ${plan.method} ${path}, but it is not a flag or argument of the command, and no template of the call uses it.${near.length === 0 ? "" : ` Did you mean ${near.join(", ")}?`}`);
}
async function deliver(plan, prepared, { body, accept, retry, repeatable, bytes, into, about }, context) {
	const { http } = context;
	const { subject, parts } = prepared;
	const own = body !== void 0 && subject !== void 0 && require_miss.isObject(body) ? await subject.checkBody(body) : body;
	const sent = own === void 0 ? prepared : {
		...prepared,
		parts: {
			...parts,
			body: own
		}
	};
	await require_http.warnOfDoubts(plan, sent, context);
	const call = {
		...await prepared.call(prepared.targets[0]),
		...own === void 0 ? {} : {
			body: own,
			...parts.encoding.startsWith("patch") && { encoding: "json" }
		},
		...require_miss.defined({
			accept,
			retry,
			repeatable,
			into
		}),
		...bytes && { answer: "bytes" },
		...about && showsNames(context) && { about: shorten(about) }
	};
	const reply = await http.send(call);
	const id = require_run.createdId(plan, reply, context);
	const clean = await cleanerOf(plan, context);
	const record = await require_run.recordIn(plan, reply, context);
	return {
		...reply,
		record: require_miss.isObject(record) ? clean([record])[0] : record,
		...require_miss.defined({ id })
	};
}
async function* pagesOf(plan, args, { limit, maxPages, size = plan.size, from, ...more }, context, last) {
	const prepared = await prepareOne(plan, args, context);
	const call = {
		...await prepared.call(prepared.targets[0]),
		...require_miss.defined(more)
	};
	const clean = await cleanerOf(plan, context);
	const isFiltered = require_http.changesRowCount(plan, prepared.parts);
	let left = limit ?? Infinity;
	Object.assign(last, {
		read: 0,
		more: false,
		total: void 0
	});
	for await (const page of sourceOf(plan, call, {
		from,
		size,
		maxPages,
		limit: isFiltered ? void 0 : limit
	}, context)) {
		const all = clean(require_http.commandRows(plan, prepared.parts, page.rows));
		const rows = all.slice(0, left);
		left -= rows.length;
		last.read += rows.length;
		last.more = page.more || rows.length < all.length;
		last.total = isFiltered ? void 0 : page.total;
		yield {
			...page,
			rows
		};
		if (left <= 0) return;
	}
}
/** Yields pages as the service returns them. */
async function* sourceOf(plan, call, reading, context) {
	const { http } = context;
	const { paging, result } = plan;
	if (paging !== void 0) {
		yield* http.pages(call, require_miss.defined({
			...reading,
			style: paging,
			result
		}));
		return;
	}
	const reply = await http.send(call);
	const { body: envelope, headers } = reply;
	yield {
		rows: require_run.listIn(plan, reply, context),
		index: 0,
		more: false,
		envelope,
		headers
	};
}
/** Returns a function that removes the protocol metadata from rows of a catalogue. */
async function cleanerOf({ resource }, { service }) {
	if (resource === void 0) return (rows) => rows;
	const { plainRow } = await Promise.resolve().then(() => require("./odata-DevfzcNs.cjs")).then((n) => n.odata_exports);
	const width = service.catalogue?.codes?.width;
	return (rows) => rows.map((row) => plainRow(row, width));
}

// runtime/kit/catalogue.ts
/** Returns the catalogue of a service, for workflows. */
function createCatalogue({ service }) {
	const load = async () => {
		const odata = await Promise.resolve().then(() => require("./odata-DevfzcNs.cjs")).then((n) => n.odata_exports);
		return {
			odata,
			data: await odata.loadCatalogue(service)
		};
	};
	const openResource = async (resource) => {
		const [{ odata }, { holds }] = await Promise.all([load(), Promise.resolve().then(() => require("./same-FaPXMjug.cjs"))]);
		const defaults = service.catalogue === void 0 ? void 0 : odata.tableColumns(resource, service.catalogue);
		return {
			...resource,
			field: (name) => odata.needField(resource, name),
			holds: (record, body) => holds(record, body, resource),
			columns: (fields) => fields === void 0 ? defaults : odata.selectedColumns(fields),
			candidates: (rows) => odata.candidates(rows, defaults ?? [])
		};
	};
	return {
		all: async () => (await load()).data,
		find: async (name, { beta = false } = {}) => {
			const { odata, data } = await load();
			const resource = odata.findResource(data, name, beta);
			return resource === void 0 ? void 0 : openResource(resource);
		},
		open: async (name, { beta = false } = {}) => {
			const { odata, data } = await load();
			return openResource(odata.needResource(data, name, beta));
		},
		suggest: async (name) => {
			const { odata, data } = await load();
			return odata.suggestResources(data, name);
		}
	};
}

// runtime/kit/fields.ts
const library = () => Promise.resolve().then(() => require("./fields-DyI1_FqM.cjs")).then((n) => n.fields_exports);
/** Returns the access of a workflow to the custom fields of an entity. */
const createFields = (context) => (entity) => ({
	find: async (name) => (await library()).findDefinition(context, entity, name),
	encode: async (pairs, body = {}) => (await library()).encodeFields(context, entity, pairs, body),
	decode: async (record) => await (await library()).decodeRecord(context, entity, record)
});

// runtime/kit/files.ts
/** Maximum bytes of a state file. */
const MOST_STATE = 268435456;
const atomic = () => Promise.resolve().then(() => require("./sandbox-CbtJ5r_V.cjs")).then((n) => n.atomic_exports);
/** Returns the functions for files of the user. */
function createFiles({ globals, world, files }) {
	const at = (path) => (0, node_path.resolve)(world.cwd, path);
	const locked = async (path, work, options) => {
		const { withLock } = await Promise.resolve().then(() => require("./sandbox-CbtJ5r_V.cjs")).then((n) => n.lock_exports);
		return withLock(at(path), work, {
			signal: world.signal,
			...options
		});
	};
	return {
		resolve: at,
		write: async (path, content) => {
			const file = at(path);
			if (globals.dryRun) return file;
			await (await atomic()).writeAtomic(file, content);
			files.written += 1;
			return file;
		},
		receive: async (path, fill) => {
			const file = at(path);
			if (globals.dryRun) return file;
			await (await atomic()).receiveAtomic(file, fill);
			files.written += 1;
			return file;
		},
		sweep: async (path) => (await atomic()).sweepTemporary(at(path)),
		settle: async (folder) => (await atomic()).syncFolder(at(folder)),
		withLock: locked,
		log: async (path, options) => {
			const file = at(path);
			if (globals.dryRun) return {
				path: file,
				append: () => void 0,
				close: () => void 0,
				remove: () => void 0
			};
			const log = await (await Promise.resolve().then(() => require("./log-CsMyY3Z-.cjs"))).openLog(file, options);
			files.written += 1;
			return log;
		},
		lines: async function* (path) {
			yield* (await Promise.resolve().then(() => require("./log-CsMyY3Z-.cjs"))).logLines(at(path));
		},
		state: (path, rules) => stateFile(at(path), rules, locked, globals.dryRun)
	};
}
function stateFile(path, { is, noun }, locked, dryRun) {
	const read = () => {
		let text;
		try {
			text = require_miss.readPlain(path, MOST_STATE).toString("utf8");
		} catch (error) {
			if (error.code === "ENOENT") return void 0;
			if (error instanceof require_start.CliError) throw error;
			throw new require_start.CliError("input", `The file ${path} cannot be read: ${require_miss.unreadable(error)}.`);
		}
		let value;
		try {
			value = require_run.parseJson(text);
		} catch {
			value = void 0;
		}
		if (is(value)) return value;
		throw new require_start.CliError("input", `${path} is not a ${noun}.`, "Name another file, or remove it to start over.");
	};
	return {
		path,
		read: async () => read(),
		check: async () => {
			const folder = (0, node_path.dirname)(path);
			try {
				await (0, node_fs_promises.access)(folder, node_fs.constants.W_OK);
			} catch (error) {
				throw new require_start.CliError("input", `The file ${path} cannot be written: ${refusalOf(error, folder)}.`);
			}
		},
		change: async (change) => {
			if (dryRun) return change(read());
			return locked(`${path}.lock`, async () => {
				const next = change(read());
				await (await atomic()).writeAtomic(path, `${require_run.stringifyJson(next, 2)}\n`);
				return next;
			});
		}
	};
}
/** Returns why the system refuses a path, in plain words. */
function refusalOf(error, path) {
	const { code = "unknown" } = error;
	if (code === "ENOENT") return `${path} does not exist`;
	if (code === "EACCES" || code === "EPERM") return `permission denied for ${path}`;
	if (code === "EISDIR") return `${path} is a folder`;
	if (code === "ENOTDIR") return `${path} is not a folder`;
	return code;
}

// runtime/kit/out.ts
/** Returns the output of a command, with its columns and with its limit on the rows of a workflow. */
function createKitOutput(out, parts) {
	const { columns, limit, last, noteCut } = parts;
	return {
		format: out.format,
		as: (format) => createKitOutput(out.as(format), parts),
		rows: async (rows, { ownLimit, ...printing } = {}) => {
			const most = ownLimit ? Infinity : limit ?? Infinity;
			const shown = {
				...require_miss.defined({ columns }),
				...printing
			};
			if (Array.isArray(rows)) {
				const kept = rows.slice(0, most);
				await out.rows(kept, shown);
				if (kept.length < rows.length) noteCut(kept.length, rows.length);
				return kept.length;
			}
			const counted = {
				rows: 0,
				seen: 0
			};
			await out.rows(counting(rows, most, counted), shown);
			if (counted.rows < counted.seen || counted.rows >= most && last.more) noteCut(counted.rows, last.read === counted.seen ? last.total : void 0);
			return counted.rows;
		},
		record: async (record, { ownLimit: _none, ...printing } = {}) => {
			await out.record(record, {
				...require_miss.defined({ columns }),
				...printing
			});
		},
		action: (line, data) => out.action(line, data),
		json: (value) => out.json(value),
		text: (text) => out.text(text)
	};
}
async function* counting(rows, most, counted) {
	for await (const some of rows) {
		const all = require_run.toRows(some);
		const kept = all.slice(0, most - counted.rows);
		counted.seen += all.length;
		counted.rows += kept.length;
		yield Array.isArray(some) ? kept : some;
		if (counted.rows >= most) return;
	}
}

// runtime/kit/kit.ts
var kit_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ createKit: () => createKit });
/** Returns what a workflow works with. The requests of its spec are its only access to the service. */
function createKit(plans, context) {
	const { service, world, globals, http, out, command, profile, input } = context;
	const last = {
		read: 0,
		more: false
	};
	const files = createFiles(context);
	return {
		calls: createCalls(plans, context, last),
		out: createKitOutput(out, {
			columns: command.columns,
			limit: globals.limit,
			last,
			noteCut: (shown, total) => {
				require_http.noteCut({
					shown,
					total
				}, context);
			}
		}),
		files,
		fields: createFields(context),
		catalogue: createCatalogue(context),
		words: command.words,
		client: {
			binary: service.binary,
			version: service.version,
			title: service.title
		},
		globals,
		signal: world.signal,
		get interrupted() {
			const reason = world.signal.reason;
			return reason instanceof require_start.Interrupted && reason.signal !== "SIGHUP";
		},
		now: () => world.now(),
		sleep: (ms) => world.sleep(ms, world.signal),
		variable: (name) => context.variable(name),
		resolve: (reference, code) => context.resolve(reference, code),
		setting: (name) => profile.get(name),
		memory: (name, rules) => files.state(`${context.folder}/memory/${profile.name}/${name}.json`, rules),
		tables: async () => (await context.client.tables?.())?.tables ?? {},
		origin: (host) => http.origin(host),
		get prompts() {
			return context.prompts && !globals.dryRun;
		},
		confirm: async (question, records = []) => {
			if (globals.dryRun) return;
			if (context.prompts && records.length > 0) announceRecords(records.map(shorten), records.length, context);
			await context.confirm(question);
		},
		ask: (question, options) => context.ask(question, options),
		fail: (kind, message, remedy) => context.fail(kind, message, remedy),
		note: (text) => context.note(text),
		announce: (text) => context.announce(text),
		warn: (text) => context.warn(text),
		noteCut: (shown, { total, verb }) => {
			require_http.noteCut({
				shown,
				total,
				verb
			}, context);
		},
		progress: (text) => context.progress(text),
		verbose: (text) => context.verbose(text),
		stdin: () => input.text("the command"),
		readCsv: async function* (source, options) {
			const { readRecords } = await Promise.resolve().then(() => require("./csv-Cw_WdGBr.cjs"));
			if (typeof source !== "string") yield* readRecords(source, options?.name ?? "The CSV text", options);
			else yield* readRecords(await openSource(source, context), sourceName(source), options);
		},
		bulk: async (items, each, options) => {
			const { bulk } = await Promise.resolve().then(() => require("./bulk-CTSFfw4p.cjs"));
			await bulk(items, each, options, context);
		},
		ahead: async function* (items, most, work) {
			const { ahead } = await Promise.resolve().then(() => require("./ahead-DCmD6YBx.cjs")).then((n) => n.ahead_exports);
			yield* ahead(items, () => Math.min(most, http.remaining ?? most), work);
		},
		cleanUp: async (work, { seconds }) => {
			const { cleanUp } = await Promise.resolve().then(() => require("./clean-up-DGgzxWgI.cjs"));
			await cleanUp((own) => work(createCalls(plans, own, last)), seconds, context);
		}
	};
}
const sourceName = (path) => path === "-" ? "Standard input" : `The file ${path}`;
/** Returns the bytes of a file or of standard input. */
async function openSource(path, { world, input }) {
	if (path === "-") {
		const piped = input.bytes("-");
		if (piped !== void 0) return piped;
		throw new require_start.CliError("usage", "Nothing is piped into standard input.", "Pipe a CSV file, or give the name of a file.");
	}
	const [{ open }, { resolve }] = await Promise.all([import("node:fs/promises"), import("node:path")]);
	try {
		return (await open(resolve(world.cwd, path), "r")).createReadStream();
	} catch (error) {
		const { code = "unknown" } = error;
		throw new require_start.CliError("input", `The file ${path} cannot be read: ${code === "ENOENT" ? "it does not exist" : code === "EACCES" ? "permission denied" : code}.`);
	}
}

Object.defineProperty(exports, "kit_exports", {
  enumerable: true,
  get: function () {
    return kit_exports;
  }
});
Object.defineProperty(exports, "naming_exports", {
  enumerable: true,
  get: function () {
    return naming_exports;
  }
});