const require_miss = require("./miss-T62ysXSg.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");
const require_final = require("./final-Acyblwne.cjs");
const require_run = require("./run-Duopuxci.cjs");
const require_lines = require("./lines-ORm7WkFm.cjs");
const require_folder = require("./folder-DVKzkv0Q.cjs");
const require_ahead = require("./ahead-DCmD6YBx.cjs");
let node_fs_promises = require("node:fs/promises");
let node_path = require("node:path");
let node_fs = require("node:fs");
let node_stream = require("node:stream");
let node_zlib = require("node:zlib");
let node_stream_promises = require("node:stream/promises");

// workflows/helpdesk/lib/backup/download.ts
/** Size in bytes above which a file is downloaded raw: as JSON it takes three times the memory. */
const LARGE = 1 << 20;
/** Downloads an attachment. Fails with `unavailable` if the response contains no file. */
async function download({ calls }, conversation, { id, size }) {
	const large = size !== void 0 && size > LARGE;
	const names = {
		conversation,
		attachment: id
	};
	const reply = large ? await calls.file.send(names, { bytes: true }) : await calls.attachment.send(names);
	const bytes = large ? reply.bytes : decode(reply.body);
	if (bytes === void 0) throw new require_start.CliError("unavailable", "The response contains no file.");
	if (bytes.byteLength === 0 && size !== 0) throw new require_start.CliError("unavailable", "The response is empty.");
	return bytes;
}
function decode(body) {
	const data = body?.data;
	if (typeof data !== "string" || !/^[A-Za-z0-9+/\s]*={0,2}$/.test(data.trimEnd())) return void 0;
	return Buffer.from(data, "base64");
}

// workflows/helpdesk/lib/backup/names.ts
/** Maximum length of a file name in bytes, without the id before it. */
const LONGEST = 120;
/**
* Turns the name of an attachment into a safe file name: letters, digits, dots, dashes and underscores, no leading dot, at
* most 120 bytes including the extension.
*/
function safeName(name) {
	const plain = name.replace(/[^A-Za-z0-9_.-]/gu, "_").replace(/^\.+/, "");
	if (plain === "") return "file";
	if (plain.length <= LONGEST) return plain;
	const extension = /\.[A-Za-z0-9_-]{1,20}$/.exec(plain)?.[0] ?? "";
	return `${plain.slice(0, LONGEST - extension.length)}${extension}`;
}

// workflows/helpdesk/lib/backup/history.ts
const FOLDER = "_history";
/** Identifies the change of a line: two lines of the same change begin with the same text. */
const KEY = /^\{"op":"\w+","resource":"\w+","id":(?:"(?:[^"\\]|\\.)*"|[^,]*),/;
/** Path of the log of this run: its start, with dashes for colons, and its mode. */
const fileOf$1 = ({ startedAt, mode }) => `${FOLDER}/${startedAt.replace(/[:.]/g, "-").replace(/Z$/, "")}-${mode}.ndjson`;
const lineOf = (change) => {
	const { op, resource, id } = change;
	const rest = op === "upsert" ? `"snapshot":${require_run.stringifyJson(change.snapshot)}` : `"tombstoneAt":"${change.tombstoneAt}"`;
	return `{"op":"${op}","resource":"${resource}","id":${require_run.stringifyJson(id)},${rest}}`;
};
/** With `--keep-history`, appends to the change log. */
async function remember(run, changes) {
	if (run.args["keep-history"] !== true || changes.length === 0) return;
	await run.folder.ensure(FOLDER);
	await require_lines.appendLines(run.folder, fileOf$1(run), changes.map(lineOf));
}
/** Removes duplicate changes, which an interrupted run may have logged. */
async function tidyHistory(run) {
	await require_lines.compact(run.folder, fileOf$1(run), (line) => KEY.exec(line)?.[0]);
}

// workflows/helpdesk/lib/backup/resources.ts
const NAMES = [
	"users",
	"teams",
	"mailboxes",
	"tags",
	"workflows",
	"webhooks",
	"customers",
	"conversations"
];
/** Resources in the order of reading. */
const RESOURCES = [
	{
		name: "users",
		one: "user",
		place: { folder: "account/users" }
	},
	{
		name: "teams",
		one: "team",
		place: { folder: "account/teams" }
	},
	{
		name: "mailboxes",
		one: "mailbox",
		place: {
			folder: "mailboxes",
			file: "mailbox.json"
		}
	},
	{
		name: "tags",
		one: "tag",
		place: { array: "tags.json" }
	},
	{
		name: "workflows",
		one: "workflow",
		place: { array: "workflows.json" }
	},
	{
		name: "webhooks",
		one: "webhook",
		place: { array: "webhooks.json" }
	},
	{
		name: "customers",
		one: "customer",
		place: { folder: "customers" },
		filtered: true
	},
	{
		name: "conversations",
		one: "conversation",
		place: {
			folder: "conversations",
			file: "conversation.json"
		},
		filtered: true,
		whole: { embed: "threads" }
	}
];
const hasItems = (resource) => "folder" in resource.place;
const indexOf = ({ place }) => `${place.folder}/_index.ndjson`;
/** Returns the path of a record, by its checked id. */
function fileOf({ place }, id) {
	const { folder, file } = place;
	return file === void 0 ? `${folder}/${id}.json` : `${folder}/${id}/${file}`;
}
/** Returns the folder of the file of a record. */
function folderOf(resource, id) {
	const file = fileOf(resource, id);
	return file.slice(0, file.lastIndexOf("/"));
}
/** Returns the id of a record as text; undefined if it is not safe in a path (only digits are). */
function idOf(row) {
	const { id } = row;
	const text = typeof id === "number" || id instanceof require_run.LosslessNumber || typeof id === "string" ? String(id) : "";
	return /^\d{1,40}$/.test(text) ? text : void 0;
}
/** Returns why a record has no usable id, as the end of a sentence. */
function idProblem({ id }) {
	return id === void 0 || id === null ? "it has no id" : `its id ${require_run.stringifyJson(id).slice(0, 80)} is not a number`;
}
/** Returns the time of the last change of a record, for its index line. */
function changedAt(row) {
	return row["updatedAt"] ?? row["modifiedAt"] ?? row["userUpdatedAt"] ?? null;
}
/** Returns the resources selected by `--include` and `--exclude`. */
function choose(include, exclude, { fail }) {
	const chosen = RESOURCES.filter(({ name }) => (include === void 0 || include.includes(name)) && exclude?.includes(name) !== true);
	if (chosen.length === 0) fail("combination", "--include and --exclude leave nothing to back up.", "Remove one of the two flags.");
	return chosen;
}

// workflows/helpdesk/lib/backup/ids.ts
/** Yields the ids of the records of a resource in the folder: from its index, or else from its files. */
async function* localIds(folder, resource) {
	if (await folder.size(indexOf(resource)) === void 0) {
		const names = await folder.list(resource.place.folder);
		for (const id of names.map((name) => name.replace(/\.json$/, ""))) if (/^\d+$/.test(id)) yield id;
		return;
	}
	for await (const { text } of require_lines.readLines(folder, indexOf(resource))) {
		const id = require_lines.idOfLine(text);
		if (id !== void 0) yield id;
	}
}

// workflows/helpdesk/lib/backup/pages.ts
/**
* Yields the pages of a list, from the first one or from the last one of an interrupted run. Rows may have moved since
* then: reading starts at a page that still has a row of that page, so that no row between the two is missing.
*
* @throws CliError `unavailable` for an empty list without a total of 0
*/
async function* pagesOf({ calls }, { name }, args = {}, start = {
	page: 1,
	ids: void 0
}) {
	const saved = start.ids === void 0 ? void 0 : new Set(start.ids);
	let from = start.page;
	for (let again = true; again;) {
		again = false;
		let hasRead = false;
		try {
			for await (const page of calls[name].pages(args, { from })) {
				const isFirst = !hasRead;
				hasRead = true;
				if (isFirst && from > 1 && saved !== void 0 && !page.rows.some(({ id }) => saved.has(String(id)))) {
					from -= 1;
					again = true;
					break;
				}
				if (isFirst && page.rows.length === 0 && page.total !== 0) throw new require_start.CliError("unavailable", `The service returned no list of ${name}: the response has neither rows nor a total of 0.`);
				const { rows, index, pages, total, headers } = page;
				yield {
					rows,
					number: from + index,
					pages,
					total,
					headers
				};
			}
		} catch (error) {
			const missing = error instanceof require_start.CliError && error.details.statusCode === 404;
			if (hasRead || from === 1 || !missing) throw error;
			from = Math.ceil(from / 2);
			again = true;
		}
	}
}

// workflows/helpdesk/lib/backup/report.ts
const BAR = 24;
/** Shows a progress bar of pages on a terminal. */
function showPage(run, { number, pages = number, total }) {
	const full = Math.round(Math.min(1, number / Math.max(1, pages)) * BAR);
	const bar = `${"#".repeat(full)}${"-".repeat(BAR - full)}`;
	const all = total === void 0 ? "" : `, ${String(total)} in total`;
	run.kit.progress(`${run.step} [${bar}] page ${String(number)}/${String(pages)}${all}`);
}
/** Shows a count on a terminal, for work of unknown length. */
function showCount(run, what, count) {
	run.kit.progress(`${what} ${String(count)}`);
}
const titles = new Map([...RESOURCES.map(({ name, one }) => [name, one]), ["attachments", "attachment"]]);
/** Formats counts: `12 users · 1 team`. */
function tally(counts) {
	return Object.entries(counts).map(([name, count]) => `${String(count)} ${count === 1 ? titles.get(name) ?? name : name}`).join(" · ");
}
/** Formats the last line of a run. */
function doneLine({ mode, counts, deletions, failures, archive, dryRun }, reconciled) {
	const parts = [
		tally(counts),
		...reconciled ? [`${String(deletions)} ${deletions === 1 ? "deletion" : "deletions"}`] : [],
		...failures.length > 0 ? [`${String(failures.length)} not saved`] : [],
		...archive === null ? [] : [`archive: ${archive}`]
	];
	return `${dryRun ? "[dry-run] " : ""}Done (${mode}). ${parts.join(" · ")}`;
}

// workflows/helpdesk/lib/backup/state.ts
/** File that exists while a backup is not complete. */
const CHECKPOINT = "checkpoint.json";
const text = (value) => `${require_run.stringifyJson(value, 2)}\n`;
/** Reads the manifest of a folder; undefined if it does not exist. Fails with `config` for a file of another form. */
async function readManifest(folder) {
	return await readState(folder, require_folder.MANIFEST, isManifest);
}
/** Reads the checkpoint of an interrupted run; undefined if it does not exist. */
async function readCheckpoint(folder) {
	return await readState(folder, CHECKPOINT, isCheckpoint);
}
async function readState(folder, name, is) {
	const found = await folder.read(name);
	if (found === void 0) return void 0;
	let value;
	try {
		value = require_run.parseJson(found);
	} catch {
		value = void 0;
	}
	if (is(value)) return value;
	throw new require_start.CliError("config", `${folder.root}/${name} was not written by this version of the command. Nothing was written.`, name === "manifest.json" ? "Choose a new folder with --out." : "Remove that file and start without --resume.");
}
const isMode = (value) => value === "full" || value === "incremental";
const isTime = (value) => typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value);
const isCount = (value) => Number.isSafeInteger(value) && value >= 0;
const isCounts = (value) => require_miss.isObject(value) && Object.values(value).every(isCount);
const isNames = (value) => Array.isArray(value) && value.every((name) => typeof name === "string");
function isManifest(value) {
	if (!require_miss.isObject(value) || value["version"] !== 1 || !require_miss.isObject(value["account"])) return false;
	const { history, resources } = value;
	if (!Array.isArray(history) || !require_miss.isObject(resources)) return false;
	return history.every((past) => require_miss.isObject(past) && isTime(past["startedAt"]) && isMode(past["mode"])) && Object.values(resources).every((one) => require_miss.isObject(one) && isTime(one["lastSyncedAt"]));
}
function isCheckpoint(value) {
	if (!require_miss.isObject(value) || !isTime(value["startedAt"]) || !isMode(value["mode"])) return false;
	const { since, include, exclude, completed, inProgress, counts } = value;
	const page = require_miss.isObject(inProgress) ? inProgress["lastCompletedPage"] : void 0;
	return (since === null || isTime(since)) && (include === null || isNames(include)) && (exclude === null || isNames(exclude)) && isNames(completed) && isCounts(counts) && (inProgress === null || require_miss.isObject(inProgress) && isCount(page) && page !== 0 && (inProgress["ids"] === void 0 || isNames(inProgress["ids"])));
}

// workflows/helpdesk/lib/backup/run.ts
/** Whole seconds in UTC: the service refuses fractions. */
const instant = (date) => `${date.toISOString().slice(0, 19)}Z`;
/**
* Must be called with the headers of each response; the first one starts the run on the disk. Compares the start with the
* time of the service: if the clock of this machine were ahead, the next run would request changes since a time in the
* future of the service, and miss all changes before that time.
*/
async function onResponse(run, headers) {
	if (run.started) return;
	run.started = true;
	const theirs = Date.parse(headers["date"] ?? "");
	if (theirs < Date.parse(run.startedAt)) {
		const taken = new Set(run.manifest.history.map((past) => past.startedAt));
		let second = theirs;
		while (taken.has(instant(new Date(second)))) second -= 1e3;
		run.startedAt = instant(new Date(second));
	}
	if (!run.dry && run.manifest.history.length === 0) await openManifest(run, run.manifest);
	await checkpoint(run, null);
}
/** Marks the folder as a backup before anything is saved, so that a killed first run can be repeated there. */
async function openManifest(run, manifest) {
	const { startedAt, mode } = run;
	const open = {
		...manifest,
		history: [{
			startedAt,
			finishedAt: null,
			mode,
			counts: {}
		}]
	};
	await run.folder.write(require_folder.MANIFEST, text(open));
}
/** Writes the progress of the run to the disk. */
async function checkpoint(run, inProgress, counts = run.counts) {
	if (run.dry) return;
	const { include, exclude } = run.args;
	const state = {
		startedAt: run.startedAt,
		mode: run.mode,
		since: run.since,
		include: include ?? null,
		exclude: exclude ?? null,
		completed: run.completed,
		inProgress,
		counts: orderCounts(counts)
	};
	await run.folder.write(CHECKPOINT, text(state));
}
function orderCounts(counts) {
	const known = RESOURCES.map(({ name }) => [name, counts[name]]);
	return Object.fromEntries(known.filter((pair) => pair[1] !== void 0));
}
/** Records something that could not be saved. The run continues, and ends with the exit code of the first failure. */
function note(run, failed, error) {
	run.failures.push(failed);
	run.firstFailure ??= error;
	run.kit.warn(failed.message);
}

// workflows/helpdesk/lib/backup/reconcile.ts
const DELETED = "_deleted.ndjson";
/** Reads the ids of deleted records, by resource. */
async function readTombstones(folder, at) {
	const found = /* @__PURE__ */ new Map();
	for await (const { text } of require_lines.readLines(folder, DELETED)) try {
		const { resource, id, deletedAt } = require_run.parseJson(text);
		if (at !== void 0 && deletedAt !== at) continue;
		const known = found.get(String(resource)) ?? /* @__PURE__ */ new Set();
		found.set(String(resource), known.add(String(id)));
	} catch {}
	return found;
}
/**
* Compares the ids of the service with those of the folder and logs the deleted ones. Their files are kept.
*
* Holds the ids of one resource at a time in memory: about 50 bytes per id.
*
* @returns number of deletions that this run found
*/
async function reconcile(run) {
	const known = await readTombstones(run.folder);
	let planned = 0;
	for (const resource of run.resources.filter(hasItems)) {
		run.step = `comparing ${resource.name}`;
		const remote = await listIds(run, resource);
		if (remote === void 0) continue;
		const deleted = [];
		for await (const id of localIds(run.folder, resource)) {
			if (known.get(resource.name)?.has(id) === true) continue;
			if (!remote.has(key(id))) deleted.push(id);
		}
		if (run.dry) planned += deleted.length;
		else await recordDeletions(run, resource, deleted);
	}
	if (run.dry) return planned;
	return [...(await readTombstones(run.folder, run.startedAt)).values()].reduce((sum, { size }) => sum + size, 0);
}
/** Returns the id as a number where possible, which takes less memory than text. */
function key(id) {
	const number = Number(id);
	return Number.isSafeInteger(number) && String(number) === id ? number : id;
}
/** Reads all ids of the service; undefined if some could not be read. */
async function listIds(run, resource) {
	const ids = /* @__PURE__ */ new Set();
	let total;
	try {
		for await (const page of pagesOf(run.kit, resource)) {
			total = page.total;
			for (const row of page.rows) ids.add(key(idOf(row) ?? String(row["id"])));
			showPage(run, page);
		}
	} catch (error) {
		if (!(error instanceof require_start.CliError) || require_final.isFinal(error)) throw error;
		fail(run, resource, error);
		return;
	}
	if (total === void 0 || ids.size >= total) return ids;
	const message = `the service listed ${String(ids.size)} of ${String(total)}.`;
	fail(run, resource, new require_start.CliError("unavailable", message));
}
function fail(run, { name }, error) {
	const message = `Cannot find deleted ${name}: ${error.message}`;
	note(run, {
		resource: name,
		id: null,
		message
	}, error);
}
/** Logs the deletions. The change log is written first: a deletion missing there after a kill would never be added. */
async function recordDeletions(run, { name }, deleted) {
	const ids = deleted.map(key);
	await remember(run, ids.map((id) => ({
		op: "delete",
		resource: name,
		id,
		tombstoneAt: run.startedAt
	})));
	await require_lines.appendLines(run.folder, DELETED, ids.map((id) => JSON.stringify({
		resource: name,
		id,
		deletedAt: run.startedAt
	})));
}

// workflows/helpdesk/lib/backup/threads.ts
/**
* Returns the conversation with all its threads. The list embeds at most one page of them, and only the last message of a
* chat; in these cases they are read separately. Threads that cannot be read do not stop the run.
*/
async function withThreads(run, id, row) {
	const embedded = threadsOf(row);
	const damaged = damagedThreads(row);
	if (damaged > 0) {
		const message = `Conversation ${id} has ${String(damaged)} ${damaged === 1 ? "thread" : "threads"} without content; the rest was saved.`;
		note(run, {
			resource: "conversations",
			id,
			message
		}, new require_start.CliError("unavailable", message));
	}
	if (row["type"] !== "chat" && !(Number(row["threads"]) > embedded.length + damaged)) return row;
	const threads = [];
	try {
		for await (const one of run.kit.calls.threads.rows({ id })) threads.push(one);
	} catch (error) {
		if (error instanceof require_start.CliError && error.details.statusCode === 404) return row;
		if (!(error instanceof require_start.CliError) || error.details.malformed !== true) throw error;
		const message = `The threads of conversation ${id} were not all saved: ${error.message}`;
		note(run, {
			resource: "conversations",
			id,
			message
		}, error);
	}
	if (threads.length < embedded.length) return row;
	return {
		...row,
		_embedded: {
			...row["_embedded"],
			threads
		}
	};
}
/** Returns the threads embedded in a saved or listed conversation. */
const threadsOf = (row) => embeddedThreads(row).filter(require_miss.isObject);
const damagedThreads = (row) => embeddedThreads(row).filter((thread) => !require_miss.isObject(thread)).length;
function embeddedThreads(row) {
	const embedded = row["_embedded"];
	const threads = require_miss.isObject(embedded) ? embedded["threads"] : void 0;
	return Array.isArray(threads) ? threads : [];
}

// workflows/helpdesk/lib/backup/attachments.ts
/** Consecutive failed files after which the service counts as down. */
const MOST_IN_A_ROW = 5;
const conversations = RESOURCES.find(({ name }) => name === "conversations");
const folderFor = (conversation) => `${folderOf(conversations, conversation)}/attachments`;
/**
* Downloads the missing files of all saved conversations, also those that an earlier run skipped or could not download.
*
* @returns number of files that this run saved
*/
async function saveAttachments(run) {
	run.step = "attachments";
	const { folder } = run;
	const deleted = (await readTombstones(folder)).get(conversations.name);
	let count = 0;
	let inARow = 0;
	const saveOne = async (conversation, wanted, entry) => {
		try {
			const saved = await ensureFile(run, conversation, wanted, entry);
			inARow = 0;
			return saved;
		} catch (error) {
			if (!(error instanceof require_start.CliError) || require_final.isFinal(error)) throw error;
			inARow = error.kind === "unavailable" ? inARow + 1 : 0;
			if (inARow >= MOST_IN_A_ROW) throw error;
			const { id, filename } = wanted;
			const message = `Attachment ${id} of conversation ${conversation} (${filename}) was not saved: ${error.message}`;
			note(run, {
				resource: "attachments",
				id,
				conversation,
				filename,
				message
			}, error);
			return;
		}
	};
	let open;
	const close = async () => {
		if (open === void 0) return;
		const { path, before, entries, checked } = open;
		open = void 0;
		if (text(entries) !== text(before)) await folder.write(path, text(entries));
		const isNew = (id) => entries[id] !== before[id] || run.continued && (entries[id]?.downloadedAt ?? "") >= run.startedAt;
		count += checked.filter(isNew).length;
		showCount(run, "attachments", count);
	};
	const { kit, args } = run;
	const files = filesOf(kit.ahead(ids(run, deleted), args.parallel, (conversation) => manifestOf(run, conversation)));
	try {
		const saved = kit.ahead(files, args.parallel, async ({ file, manifest }) => {
			const entry = await saveOne(manifest.conversation, file, manifest.before[file.id]);
			return {
				id: file.id,
				entry,
				manifest
			};
		});
		for await (const { id, entry, manifest } of saved) {
			if (open !== manifest) await close();
			open = manifest;
			manifest.checked.push(id);
			if (entry !== void 0) manifest.entries[id] = entry;
		}
	} finally {
		await close();
	}
	return count;
}
async function manifestOf(run, conversation) {
	const { folder } = run;
	const found = await folder.read(fileOf(conversations, conversation));
	const wanted = found === void 0 ? [] : wantedOf(run, conversation, require_run.parseJson(found));
	if (wanted.length === 0) return void 0;
	const path = `${folderFor(conversation)}/_manifest.json`;
	const before = await readEntries(run, path);
	await folder.ensure(folderFor(conversation));
	return {
		conversation,
		path,
		wanted,
		before,
		entries: { ...before },
		checked: []
	};
}
async function* filesOf(manifests) {
	for await (const manifest of manifests) if (manifest !== void 0) for (const file of manifest.wanted) yield {
		file,
		manifest
	};
}
async function* ids({ folder }, deleted) {
	if (!hasItems(conversations)) return;
	for await (const { text: line } of require_lines.readLines(folder, indexOf(conversations))) {
		const id = require_lines.idOfLine(line);
		if (id !== void 0 && deleted?.has(id) !== true) yield id;
	}
}
/** Returns the attachments of a conversation, each once, without viruses. */
function wantedOf(run, conversation, row) {
	const wanted = /* @__PURE__ */ new Map();
	for (const thread of threadsOf(row)) {
		const embedded = thread["_embedded"];
		const files = require_miss.isObject(embedded) ? embedded["attachments"] : void 0;
		for (const listed of Array.isArray(files) ? files : []) {
			const file = require_miss.isObject(listed) ? listed : {};
			if (file["state"] === "virus") continue;
			const id = idOf(file);
			const filename = String(file["filename"] ?? "");
			if (id === void 0) {
				const message = `An attachment of conversation ${conversation} was not saved: ${idProblem(file)}.`;
				note(run, {
					resource: "attachments",
					id: null,
					conversation,
					filename,
					message
				}, new require_start.CliError("unavailable", message));
				continue;
			}
			const size = Number.isSafeInteger(file["size"]) ? file["size"] : void 0;
			const path = `${folderFor(conversation)}/${id}_${safeName(filename)}`;
			wanted.set(id, {
				id,
				threadId: thread["id"],
				filename,
				mimeType: file["mimeType"] ?? null,
				size,
				path
			});
		}
	}
	return [...wanted.values()];
}
/** Downloads a file, unless one of the right size exists. */
async function ensureFile(run, conversation, wanted, entry) {
	const { folder, kit } = run;
	const savedSize = await folder.size(wanted.path);
	const expectedSize = entry?.size ?? wanted.size;
	if (savedSize !== void 0 && savedSize === expectedSize) return entry ?? entryOf(run, wanted, await bytesOf(run, wanted.path));
	const bytes = await download(kit, conversation, wanted);
	if (wanted.size !== void 0 && wanted.size !== bytes.byteLength) kit.warn(`Attachment ${wanted.id} of conversation ${conversation} has ${bytes.byteLength} bytes instead of the announced ${wanted.size}.`);
	await folder.write(wanted.path, bytes);
	return await entryOf(run, wanted, bytes);
}
async function bytesOf({ folder }, path) {
	const { constants } = await import("node:fs");
	const file = await folder.open(path, constants.O_RDONLY);
	try {
		return await file.readFile();
	} finally {
		await file.close();
	}
}
async function entryOf(run, wanted, bytes) {
	const { createHash } = await import("node:crypto");
	const { id, threadId, filename, mimeType } = wanted;
	return {
		id: Number.isSafeInteger(Number(id)) ? Number(id) : id,
		threadId,
		filename,
		mimeType,
		size: bytes.byteLength,
		downloadedAt: instant(run.kit.now()),
		sha256: createHash("sha256").update(bytes).digest("hex")
	};
}
async function readEntries({ folder }, path) {
	try {
		const value = require_run.parseJson(await folder.read(path) ?? "{}");
		return require_miss.isObject(value) ? value : {};
	} catch (error) {
		if (error instanceof SyntaxError) return {};
		throw error;
	}
}
/** Counts the files of these conversations that a run would save, without downloading them. */
async function countPlanned(run, rows) {
	let count = 0;
	for (const { id, row } of rows) for (const { path, size } of wantedOf(run, id, row)) {
		const savedSize = await run.folder.size(path);
		if (savedSize === void 0 || size !== void 0 && savedSize !== size) count += 1;
	}
	return count;
}

// workflows/helpdesk/lib/backup/tar.ts
const BLOCK = 512;
/** Limits of the fields of the old header; above these, a header of the newer form precedes it. */
const LONGEST_PATH = 100;
const LARGEST = 8 ** 11 - 1;
/** Streams a tar archive in the pax format. Fails if the content of a file differs from its announced size. */
async function* tar(entries) {
	for await (const entry of entries) {
		const path = entry.kind === "folder" ? `${entry.path}/` : entry.path;
		const extra = [...Buffer.byteLength(path) > LONGEST_PATH || /[^\x20-\x7e]/.test(path) ? [record("path", path)] : [], ...entry.size > LARGEST ? [record("size", String(entry.size))] : []].join("");
		if (extra !== "") {
			const bytes = Buffer.from(extra);
			yield header({
				path: "pax",
				type: "x",
				size: bytes.length,
				time: entry.time,
				mode: 384
			});
			yield padded(bytes);
		}
		const folder = entry.kind === "folder";
		yield header({
			path,
			type: folder ? "5" : "0",
			size: entry.size,
			time: entry.time,
			mode: folder ? 448 : 384
		});
		let left = entry.size;
		for await (const chunk of entry.content ?? []) {
			left -= chunk.byteLength;
			yield chunk;
		}
		if (left !== 0) throw new Error(`${entry.path} changed while it was read`);
		yield Buffer.alloc((BLOCK - entry.size % BLOCK) % BLOCK);
	}
	yield Buffer.alloc(2 * BLOCK);
}
/** Formats `<length> <key>=<value>\n`, where the length includes itself. */
function record(key, value) {
	const rest = Buffer.byteLength(` ${key}=${value}\n`);
	let length = rest + String(rest).length;
	if (rest + String(length).length > length) length += 1;
	return `${String(length)} ${key}=${value}\n`;
}
function padded(bytes) {
	return Buffer.concat([bytes, Buffer.alloc((BLOCK - bytes.length % BLOCK) % BLOCK)]);
}
function header({ path, type, size, time, mode }) {
	const block = Buffer.alloc(BLOCK);
	const octal = (value, at, digits) => {
		const most = 8 ** digits - 1;
		block.write(Math.min(Math.max(0, value), most).toString(8).padStart(digits, "0"), at, "latin1");
	};
	Buffer.from(path).copy(block, 0, 0, LONGEST_PATH);
	octal(mode, 100, 7);
	octal(0, 108, 7);
	octal(0, 116, 7);
	octal(size, 124, 11);
	octal(Math.floor(time), 136, 11);
	block.fill(" ", 148, 156);
	block.write(type, 156, "latin1");
	block.write("ustar\x0000", 257, "latin1");
	octal(block.reduce((sum, byte) => sum + byte, 0), 148, 6);
	block[154] = 0;
	return block;
}

// workflows/helpdesk/lib/backup/archive.ts
/**
* Packs the backup into `<folder>.tar.gz` next to it, without links and the files of the run itself. The folder is kept.
*
* @returns path of the archive
*/
async function writeArchive(folder, files) {
	const path = `${folder.root}.tar.gz`;
	await files.sweep(path);
	await (0, node_stream_promises.pipeline)(node_stream.Readable.from(tar(entries(folder))), (0, node_zlib.createGzip)(), async (packed) => {
		await files.write(path, packed);
	});
	return path;
}
async function* entries(folder, inside = "") {
	const { root } = folder;
	const names = (await (0, node_fs_promises.readdir)((0, node_path.join)(root, inside))).sort();
	const { mtimeMs } = await (0, node_fs_promises.lstat)((0, node_path.join)(root, inside));
	const name = (path) => path === "" ? (0, node_path.basename)(root) : `${(0, node_path.basename)(root)}/${path}`;
	yield {
		path: name(inside),
		kind: "folder",
		size: 0,
		time: mtimeMs / 1e3
	};
	for (const one of names) {
		const path = inside === "" ? one : `${inside}/${one}`;
		if (require_folder.isRunFile(one) || path === "checkpoint.json") continue;
		const found = await (0, node_fs_promises.lstat)((0, node_path.join)(root, path));
		if (found.isDirectory()) yield* entries(folder, path);
		else if (found.isFile()) {
			const { size, mtimeMs: time } = found;
			yield {
				path: name(path),
				kind: "file",
				size,
				time: time / 1e3,
				content: contentOf(folder, path)
			};
		}
	}
}
async function* contentOf(folder, path) {
	const file = await folder.open(path, node_fs.constants.O_RDONLY);
	try {
		yield* file.createReadStream({ autoClose: false });
	} finally {
		await file.close();
	}
}

// workflows/helpdesk/lib/backup/account.ts
/** Reads the account of the signed-in user. */
async function readAccount({ calls }) {
	const reply = await calls.me.send();
	const me = reply.record ?? {};
	const name = [me["firstName"], me["lastName"]].filter((part) => typeof part === "string" && part !== "").join(" ");
	return {
		facts: {
			id: me["companyId"] ?? me["id"] ?? null,
			name: name || String(me["email"] ?? "")
		},
		headers: reply.headers
	};
}
/**
* Refuses a folder with a backup of another account: the two would be mixed, and the records of the first would count as
* deleted. The service does not identify accounts, so it counts as the same if one of its users is in the folder.
*
* @throws CliError `config` if the folder holds users, and none of them belongs to this account.
*/
async function checkAccount(kit, folder, before, now) {
	if (before.id === null || String(before.id) === String(now.id)) return;
	const [users] = RESOURCES.filter(hasItems);
	if (users === void 0) return;
	const known = /* @__PURE__ */ new Set();
	for await (const id of localIds(folder, users)) known.add(id);
	if (known.size === 0 || known.has(String(now.id))) return;
	known.add(String(before.id));
	for await (const { rows } of pagesOf(kit, users)) if (rows.some((row) => known.has(idOf(row) ?? ""))) return;
	throw new require_start.CliError("config", `${folder.root} holds a backup of another account (${before.name || String(before.id)}): it has no user of the account of ${now.name || String(now.id)}. Nothing was changed.`, "Choose another folder with --out, or the profile of that backup with --profile.");
}

// workflows/helpdesk/lib/backup/errors.ts
const quote = (text) => /^[\w./:=,@-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
/** Returns the command line that resumes a run. */
function resumeCommand(args, { client, globals }) {
	const { out, include, exclude, since, full } = args;
	const profile = globals.profile === "default" ? [] : ["--profile", globals.profile];
	return [
		client.binary,
		"backup",
		"--out",
		quote(out),
		"--resume",
		...include === void 0 ? [] : ["--include", include.join(",")],
		...exclude === void 0 ? [] : ["--exclude", exclude.join(",")],
		...since === void 0 ? [] : ["--since", since],
		...full === true ? ["--full"] : [],
		...[
			"attachments",
			"reconcile",
			"keep-history",
			"compress"
		].flatMap((flag) => args[flag] === true ? [`--${flag}`] : []),
		...profile
	].join(" ");
}
/** Two runs at once would count each other's pages. */
function busyError(root) {
	return (holder) => new require_start.CliError("unavailable", `Another backup to ${root} is running: ${holder}. Nothing was changed.`, "Wait for that run or stop it, or choose another folder with --out.");
}
/** Adds to an error that ended a run what was saved, what is missing, and how to resume. */
function stoppedError(run, error) {
	const { kit, args, counts, resources, completed } = run;
	const missing = resources.map(({ name }) => name).filter((name) => !completed.includes(name));
	const saved = tally(orderCounts(counts));
	const done = [
		`The backup stopped at ${run.step}.`,
		saved === "" ? "Nothing was saved." : `Saved: ${saved}.`,
		...missing.length === 0 ? [] : [`Not complete: ${missing.join(", ")}.`]
	].join(" ");
	const resume = `Continue with "${resumeCommand({
		...args,
		...run.since === null ? {} : { since: run.since }
	}, kit)}".`;
	if (error instanceof require_start.CliError) {
		const step = resources.find(({ name }) => name === run.step);
		const without = step === void 0 || error.details.statusCode !== 403 ? [] : [`Or start over with --exclude ${step.name}.`];
		const remedy = [
			...error.remedy === void 0 ? [] : [error.remedy],
			resume,
			...without
		].join(" ");
		return new require_start.CliError(error.kind, `${error.message} ${done}`, remedy, error.details);
	}
	kit.note(`${done} ${resume}`);
	return error;
}
/** The error of a run that finished, but could not save everything. */
function incompleteError(first, failures) {
	const [one] = failures;
	const message = failures.length === 1 ? one?.message ?? first.message : `${String(failures.length)} failures. The first: ${one?.message ?? first.message}`;
	return new require_start.CliError(first.kind, message, "Everything else was saved. Run the backup again to retry; --output json lists what is missing.", first.details);
}

// workflows/helpdesk/lib/backup/course.ts
/** Reads the state of the folder and prepares the run. */
async function begin(args, resources, kit, folder) {
	const { globals, client } = kit;
	const found = await readManifest(folder);
	const startedAt = await waitForOwnSecond(found, kit);
	const interrupted = await folder.size(CHECKPOINT) !== void 0;
	const old = args.resume === true ? await readCheckpoint(folder) : void 0;
	if (old !== void 0) checkSame(old, args, startedAt, kit);
	else if (interrupted) kit.warn("An earlier run was interrupted and will not be continued; starting over. Use --resume to continue it.");
	const account = await readAccount(kit);
	if (found !== void 0) await checkAccount(kit, folder, found.account, account.facts);
	if (!globals.dryRun) await require_folder.sweep(folder, interrupted);
	const first = found?.history.every(({ finishedAt }) => finishedAt === null) ?? true;
	const run = {
		kit,
		args,
		folder,
		dry: globals.dryRun,
		resources,
		mode: old?.mode ?? (args.full === true || first ? "full" : "incremental"),
		startedAt: old?.startedAt ?? startedAt,
		continued: old !== void 0,
		started: old !== void 0,
		since: old?.since ?? args.since ?? null,
		manifest: found ?? {
			version: 1,
			cliVersion: client.version,
			account: account.facts,
			history: [],
			resources: {}
		},
		completed: (old?.completed ?? []).filter((name) => NAMES.includes(name)),
		resumed: old?.inProgress ?? null,
		counts: { ...old?.counts },
		planned: 0,
		failures: [],
		firstFailure: void 0,
		step: "the start"
	};
	await onResponse(run, account.headers);
	return run;
}
/** Returns the current second. Runs are identified by it, so this waits if an earlier run started in the same one. */
async function waitForOwnSecond(found, { now: clock, sleep }) {
	for (;;) {
		const now = clock();
		if (found?.history.some(({ startedAt }) => startedAt === instant(now)) !== true) return instant(now);
		await sleep(1e3 - now.getMilliseconds());
	}
}
/** Fails if a resumed run selects other resources or times, which would leave gaps in the backup. */
function checkSame(old, args, now, kit) {
	const named = (names) => [...names ?? []].sort().join(",");
	const differs = [
		...named(old.include) === named(args.include) ? [] : ["--include"],
		...named(old.exclude) === named(args.exclude) ? [] : ["--exclude"],
		...sameSince(old, args.since, now) ? [] : ["--since"],
		...args.full === true && old.mode !== "full" ? ["--full"] : []
	];
	if (differs.length === 0) return;
	const { include, exclude, since } = old;
	const before = {
		...args,
		include: include ?? void 0,
		exclude: exclude ?? void 0,
		since: since ?? void 0,
		full: old.mode === "full" && args.full === true
	};
	throw new require_start.CliError("config", `The interrupted run had different values of ${differs.join(" and ")}.`, `Continue it with "${resumeCommand(before, kit)}", or start over without --resume.`);
}
/** Whether the times are equal, or equally long before the start of their run: `7d` is another time now. */
function sameSince(old, since, now) {
	if (since === void 0 || old.since === null) return since === void 0 && old.since === null;
	const before = Date.parse(old.startedAt) - Date.parse(old.since);
	return since === old.since || Math.abs(Date.parse(now) - Date.parse(since) - before) <= 2e3;
}
/** Adds this run to the manifest, from which the next run starts. */
async function finish(run, counts) {
	const { folder, manifest, startedAt, mode } = run;
	run.step = "the end";
	await tidyHistory(run);
	const synced = { ...manifest.resources };
	for (const resource of run.resources) synced[resource.name] = {
		lastSyncedAt: startedAt,
		total: await totalOf(folder, resource)
	};
	const known = RESOURCES.filter(({ name }) => synced[name] !== void 0).map(({ name }) => [name, synced[name]]);
	const now = instant(run.kit.now());
	const finishedAt = now < startedAt ? startedAt : now;
	const earlier = manifest.history.filter((past) => past.finishedAt !== null && past.startedAt !== startedAt);
	await folder.write(require_folder.MANIFEST, text({
		...manifest,
		cliVersion: run.kit.client.version,
		history: [...earlier, {
			startedAt,
			finishedAt,
			mode,
			counts
		}],
		resources: Object.fromEntries(known)
	}));
}
/** Counts the records of a resource in the folder, including deleted ones. */
async function totalOf(folder, resource) {
	if (!hasItems(resource)) {
		const { array } = resource.place;
		const rows = require_run.parseJson(await folder.read(array) ?? "[]");
		return Array.isArray(rows) ? rows.length : 0;
	}
	let count = 0;
	for await (const _line of require_lines.readLines(folder, indexOf(resource))) count += 1;
	return count;
}

// workflows/helpdesk/lib/backup/fetch.ts
/** Number of files written in parallel. */
const WRITERS = 8;
/** Reads and saves a resource, page by page. */
async function fetchResource(run, resource) {
	run.step = resource.name;
	if (hasItems(resource)) await fetchItems(run, resource);
	else await fetchArray(run, resource);
	run.completed.push(resource.name);
	run.resumed = null;
	await checkpoint(run, null);
}
/** Returns the additional values of the list request. */
function queryOf(run, resource) {
	const { mode, since, manifest } = run;
	if (resource.filtered === void 0) return { ...resource.whole };
	const last = mode === "incremental" ? manifest.resources[resource.name]?.lastSyncedAt : void 0;
	if (last !== void 0 && last > run.startedAt) {
		run.kit.warn(`The last backup of ${resource.name}, at ${last}, is later than this run, at ${run.startedAt}: a clock was changed. All ${resource.name} are read again.`);
		return {
			...resource.whole,
			since: since ?? void 0
		};
	}
	if (last !== void 0 && since !== null && since > last) run.kit.warn(`Changes of ${resource.name} between ${last} and ${since} are not read: --since is later than the last backup.`);
	return {
		...resource.whole,
		since: since ?? last
	};
}
async function fetchItems(run, resource) {
	const { kit, folder } = run;
	const query = queryOf(run, resource);
	const resumed = run.resumed?.resource === resource.name ? run.resumed : void 0;
	let count = resumed === void 0 ? 0 : run.counts[resource.name] ?? 0;
	if (!run.dry) await folder.ensure(resource.place.folder);
	const start = {
		page: resumed?.lastCompletedPage ?? 1,
		ids: resumed?.ids
	};
	for await (const page of pagesOf(kit, resource, query, start)) {
		await onResponse(run, page.headers);
		const ready = rowsWithId(run, resource, page);
		const whole = resource.name === "conversations" ? await collect(kit.ahead(ready, run.args.parallel, async ({ id, row }) => ({
			id,
			row: await withThreads(run, id, row)
		}))) : ready;
		const before = count;
		count += whole.length;
		run.counts[resource.name] = count;
		if (run.dry) {
			if (run.args.attachments === true) run.planned += await countPlanned(run, whole);
		} else {
			await saveItems(run, resource, whole);
			const ids = page.rows.map(({ id }) => String(id));
			await checkpoint(run, {
				resource: resource.name,
				lastCompletedPage: page.number,
				ids
			}, {
				...run.counts,
				[resource.name]: before
			});
		}
		showPage(run, page);
	}
	run.counts[resource.name] ??= 0;
	if (!run.dry) await require_lines.compact(folder, indexOf(resource), require_lines.idOfLine);
}
/** Returns the rows whose id can be part of a path. */
function rowsWithId(run, resource, { rows }) {
	const ready = [];
	for (const row of rows) {
		const id = idOf(row);
		if (id !== void 0) ready.push({
			id,
			row
		});
		else {
			const message = `A ${resource.one} was not saved: ${idProblem(row)}.`;
			note(run, {
				resource: resource.name,
				id: null,
				message
			}, new require_start.CliError("unavailable", message));
		}
	}
	return ready;
}
/**
* Saves the rows of a page. The change log is written first and the index last: if the run is killed in between, the next
* run saves the page again, and nothing is missing.
*/
async function saveItems(run, resource, ready) {
	const { folder } = run;
	const changed = (await collect(require_ahead.ahead(ready, WRITERS, async ({ id, row }) => {
		const content = text(row);
		const path = fileOf(resource, id);
		return {
			id,
			row,
			path,
			content,
			changed: await folder.read(path) !== content
		};
	}))).filter((one) => one.changed);
	await remember(run, changed.map(({ id, row }) => ({
		op: "upsert",
		resource: resource.name,
		id: row["id"] ?? id,
		snapshot: row
	})));
	await collect(require_ahead.ahead(changed, WRITERS, async ({ id, path, content }) => {
		await folder.ensure(folderOf(resource, id));
		await folder.write(path, content);
	}));
	await folder.settle(resource.place.folder);
	await require_lines.appendLines(folder, indexOf(resource), ready.map(({ row }) => require_run.stringifyJson({
		id: row["id"],
		updatedAt: changedAt(row)
	})));
}
/** Reads and saves a small list in one file. It is always read as a whole and cannot be resumed in the middle. */
async function fetchArray(run, resource) {
	const { folder, kit } = run;
	const { array } = resource.place;
	const rows = /* @__PURE__ */ new Map();
	for await (const page of pagesOf(kit, resource)) {
		await onResponse(run, page.headers);
		for (const row of page.rows) rows.set(String(row["id"]), row);
		showPage(run, page);
	}
	run.counts[resource.name] = rows.size;
	if (run.dry) return;
	const content = text([...rows.values()]);
	const before = await folder.read(array);
	if (before === content) return;
	await remember(run, changesOf(run, resource, before, rows));
	await folder.write(array, content);
}
/** Compares the list with the one that was saved before. */
function changesOf(run, { name }, before, rows) {
	const known = /* @__PURE__ */ new Map();
	for (const row of listOf(before)) known.set(String(row["id"]), row);
	const upserts = [...rows].filter(([id, row]) => text(row) !== (known.has(id) ? text(known.get(id)) : void 0)).map(([, row]) => ({
		op: "upsert",
		resource: name,
		id: row["id"],
		snapshot: row
	}));
	const deletes = [...known].filter(([id]) => !rows.has(id)).map(([, row]) => ({
		op: "delete",
		resource: name,
		id: row["id"],
		tombstoneAt: run.startedAt
	}));
	return [...upserts, ...deletes];
}
function listOf(content) {
	try {
		const value = require_run.parseJson(content ?? "[]");
		return Array.isArray(value) ? value : [];
	} catch {
		return [];
	}
}
async function collect(results) {
	const found = [];
	for await (const result of results) found.push(result);
	return found;
}

// workflows/helpdesk/backup.ts
/** Copies the account to a folder, or updates a copy. A run can be resumed whenever it was interrupted. */
const backup = async (args, kit) => {
	const resources = choose(args.include, args.exclude, kit);
	const root = kit.files.resolve(args.out);
	const exists = await require_folder.checkFolder(root, {
		flag: "--out",
		noun: "a backup"
	});
	if (kit.globals.dryRun) {
		const run = await begin(args, resources, kit, require_folder.openFolder(root, kit.files));
		await perform(run);
		failIfIncomplete(run);
		return;
	}
	const locked = kit.files.withLock(`${root}/${require_folder.LOCK}`, async () => {
		const folder = require_folder.openFolder(root, kit.files);
		const run = await begin(args, resources, kit, folder);
		try {
			await perform(run);
		} catch (error) {
			throw stoppedError(run, error);
		} finally {
			await require_folder.sweepLock(folder);
		}
		failIfIncomplete(run);
	}, {
		patience: 0,
		busy: busyError(root)
	});
	try {
		await locked;
	} catch (error) {
		if (!exists) await (0, node_fs_promises.rmdir)(root).catch(() => void 0);
		throw error;
	}
};
/** Fails if some records could not be saved. */
function failIfIncomplete({ firstFailure, failures }) {
	if (firstFailure !== void 0) throw incompleteError(firstFailure, failures);
}
async function perform(run) {
	const { args, kit, dry } = run;
	for (const resource of run.resources) if (!run.completed.includes(resource.name)) await fetchResource(run, resource);
	const deletions = args.reconcile === true ? await reconcile(run) : 0;
	const files = await saveOrCountAttachments(run);
	const counts = {
		...orderCounts(run.counts),
		...require_miss.defined({ attachments: files })
	};
	if (!dry) await finish(run, counts);
	run.step = "the archive";
	const archive = args.compress === true && !dry ? await writeArchive(run.folder, kit.files) : null;
	if (!dry) await run.folder.remove(CHECKPOINT);
	const summary = {
		mode: run.mode,
		counts,
		deletions,
		failures: run.failures,
		archive,
		dryRun: dry
	};
	kit.progress("");
	kit.note(doneLine(summary, args.reconcile === true));
	if (kit.out.format !== "table" || kit.globals.jq !== void 0) await kit.out.record(summary);
}
/** Saves the attachments and returns their number (in a dry run: counts them); undefined without --attachments. */
async function saveOrCountAttachments(run) {
	if (run.args.attachments !== true) return void 0;
	return run.dry ? run.planned : await saveAttachments(run);
}

exports.default = backup;