const require_start = require("./start-CjVcg6Qt.cjs");
const require_miss = require("./miss-T62ysXSg.cjs");
const require_run = require("./run-Duopuxci.cjs");
const require_final = require("./final-Acyblwne.cjs");
const require_upsert_record = require("./upsert-record-BLlUMZ7Q.cjs");
const require_entities = require("./entities-BCO5KVZy.cjs");
let node_crypto = require("node:crypto");
let node_fs = require("node:fs");

// workflows/crm/lib/import/source.ts
/** Maximum bytes of a line of NDJSON. */
const MAX_LINE = 1048576;
/** Opens a CSV file, or an NDJSON file by its name (`.ndjson`, `.jsonl`). */
function openSource(path, { files, readCsv }) {
	const name = `The file ${path}`;
	const isCsv = !/\.(ndjson|jsonl)$/i.test(path);
	const absolute = files.resolve(path);
	let seen;
	let hash = (0, node_crypto.createHash)("sha256");
	const open = () => {
		let file;
		try {
			({file} = require_miss.openPlain(absolute));
		} catch (error) {
			if (error instanceof require_start.CliError) throw error;
			const remedy = path === "-" ? "The rows are read twice, so that they cannot be piped in." : void 0;
			throw new require_start.CliError("input", `${name} cannot be read: ${require_miss.unreadable(error)}.`, remedy);
		}
		const { size, mtimeMs, ino } = (0, node_fs.fstatSync)(file);
		const state = [
			size,
			mtimeMs,
			ino
		].join(" ");
		if (seen !== void 0 && seen !== state) throw new require_start.CliError("input", `${name} has changed since its rows were checked.`, "Run the command again.");
		seen = state;
		return file;
	};
	const bytes = async function* () {
		const own = (0, node_crypto.createHash)("sha256");
		for await (const chunk of (0, node_fs.createReadStream)("", { fd: open() })) {
			own.update(chunk);
			yield chunk;
		}
		hash = own;
	};
	return {
		name,
		isCsv,
		rows: async function* (header) {
			let number = 1;
			if (!isCsv) {
				for await (const cells of readNdjson(bytes(), name)) yield {
					number: number++,
					cells
				};
				return;
			}
			for await (const { values } of readCsv(bytes(), {
				name,
				pad: true,
				header
			})) {
				number += 1;
				yield {
					number,
					cells: values
				};
			}
		},
		fingerprint: () => hash.copy().digest("hex"),
		check: () => {
			(0, node_fs.closeSync)(open());
		}
	};
}
async function* readNdjson(bytes, name) {
	const decoder = new TextDecoder("utf-8", { fatal: true });
	let held = "";
	let line = 0;
	const parse = (text) => {
		line += 1;
		return text.trim() === "" ? [] : [cellsOf(text, `${name}, line ${String(line)}`)];
	};
	const decode = (chunk) => {
		try {
			return chunk === void 0 ? decoder.decode() : decoder.decode(chunk, { stream: true });
		} catch {
			throw new require_start.CliError("input", `${name} is not UTF-8 text.`, "Save it as UTF-8.");
		}
	};
	for await (const chunk of bytes) {
		const lines = (held + decode(chunk)).split("\n");
		held = lines.pop() ?? "";
		if (held.length > MAX_LINE) throw new require_start.CliError("input", `${name}: line ${String(line + lines.length + 1)} is larger than 1 MiB.`);
		for (const text of lines) yield* parse(text);
	}
	yield* parse(held + decode());
}
/** Returns the values of one JSON object as the cells of a table. */
function cellsOf(text, place) {
	let value;
	try {
		value = require_run.parseJson(text);
	} catch {
		throw new require_start.CliError("input", `${place}: not valid JSON.`, "Write one JSON object on each line.");
	}
	if (!require_miss.isObject(value)) throw new require_start.CliError("input", `${place}: not a JSON object.`);
	const cells = Object.entries(value).map(([key, one]) => {
		if (one === null) return [key.trim(), ""];
		if (typeof one === "object" && !(one instanceof require_run.LosslessNumber)) throw new require_start.CliError("input", `${place}: "${key}" is not a text or number.`, "Write the value as in a CSV cell.");
		return [key.trim(), String(one)];
	});
	return Object.fromEntries(cells);
}

// workflows/crm/lib/import/rows.ts
/** Column of a file of failed rows; it is ignored when the file is imported. */
const ERROR_COLUMN = "import_error";
const text = (cell) => cell;
const contact = (value) => [{
	value,
	primary: true
}];
const id = (cell, column) => {
	if (/^\d+$/.test(cell.trim())) return require_run.exactNumber(cell.trim().replace(/^0+(?=\d)/, ""));
	throw new require_start.CliError("input", `${column} takes an id of digits, not ${JSON.stringify(cell)}.`);
};
/** Columns that are not looked up as fields: by lower-case name, the field and the form of its value. */
const SPECIAL = {
	person: {
		name: ["name", text],
		email: ["emails", contact],
		phone: ["phones", contact],
		org_id: ["org_id", id],
		owner_id: ["owner_id", id]
	},
	org: {
		name: ["name", text],
		owner_id: ["owner_id", id]
	}
};
/**
* Checks the names of the columns.
*
* @throws CliError `input` for two columns of one name, `usage` for a missing column
*/
function checkColumns(columns, matchOn, name) {
	const lower = columns.map((column) => column.toLowerCase());
	const twice = columns.find((_column, at) => lower.indexOf(lower[at] ?? "") !== at);
	if (twice !== void 0) throw new require_start.CliError("input", `${name} has two columns named "${twice}".`, "Rename one.");
	const listed = `Its columns are ${columns.join(", ")}.`;
	if (!lower.includes("name")) throw new require_start.CliError("usage", `${name} has no column "name".`, listed);
	if (matchOn !== void 0 && !lower.includes(matchOn.toLowerCase())) throw new require_start.CliError("usage", `${name} has no column "${matchOn}", which --match-on names.`, listed);
}
/** Returns the cell of a column in any case; empty if there is none. */
function cellOf({ cells }, column) {
	const key = Object.keys(cells).find((one) => one.toLowerCase() === column.toLowerCase());
	return key === void 0 ? "" : cells[key] ?? "";
}
/**
* Returns the record of a row. Empty cells are left out.
*
* @throws CliError `input` for a column that is not a field, and for a cell that does not fit its field
*/
async function bodyOf({ cells }, { word, fields }, kit) {
	const body = {};
	const pairs = [];
	for (const [column, cell] of Object.entries(cells)) {
		if (cell === "" || column === "import_error") continue;
		const special = SPECIAL[word]?.[column.toLowerCase()];
		if (special === void 0) pairs.push([column, cell]);
		else body[special[0]] = special[1](cell, column);
	}
	return pairs.length === 0 ? body : kit.fields(fields).encode(pairs, body);
}
/** Returns a line of CSV. */
const csvLine = (cells) => cells.map((cell) => /[",\r\n]/.test(cell) ? `"${cell.replaceAll("\"", "\"\"")}"` : cell).join(",");

// workflows/crm/lib/import/journal.ts
const nothingYet = () => ({
	done: 0,
	counts: {
		created: 0,
		updated: 0,
		unchanged: 0,
		failed: 0,
		invalid: 0
	},
	created: /* @__PURE__ */ new Map()
});
/**
* Reads the journal of an earlier run.
*
* @throws CliError `usage` if it is not continued although it exists, or the other way around; `input` for another import
*/
async function readJournal(path, subject, resume, { files, client, words }) {
	const past = nothingYet();
	let header;
	for await (const line of files.lines(path)) {
		const entry = parsed(line, path);
		if (header === void 0) {
			header = entry;
			const different = Object.entries(subject).find(([key, value]) => entry[key] !== value);
			if (resume && different !== void 0) throw anotherImport(path, different[0]);
		} else read(entry, past);
	}
	if (resume && header === void 0) throw new require_start.CliError("usage", `There is nothing to resume: ${path} does not exist.`, "Omit --resume.");
	if (!resume && header !== void 0) throw new require_start.CliError("usage", `An import of this file was interrupted after ${String(past.done)} of ${String(subject.rows)} rows.`, `Continue it with \`${client.binary} ${words} --resume\`, or remove ${path} to start over.`);
	return past;
}
function parsed(line, path) {
	try {
		const value = require_run.parseJson(line);
		if (require_miss.isObject(value)) return value;
	} catch {}
	throw new require_start.CliError("input", `${path} is not the journal of an import.`, "Remove it to start over.");
}
const REASONS = {
	import: "of another command",
	file: "of another content of the file",
	rows: "of another content of the file",
	account: "for another account",
	matchOn: "with another --match-on"
};
const anotherImport = (path, key) => new require_start.CliError("input", `${path} belongs to an import ${REASONS[key] ?? "of another version"}.`, "Undo the change, or remove the journal to start over.");
function read({ row, state, id, key }, past) {
	if (state === "writing") {
		past.unknown = row;
		return;
	}
	delete past.unknown;
	if (state === "refused") return;
	past.done += 1;
	past.counts[state] += 1;
	if (id !== void 0 && key !== void 0) past.created.set(key, id);
}

// workflows/crm/lib/import/report.ts
/**
* Prints the counts of the whole import, also of the runs that it continues, and ends with an error if a row failed.
*
* @throws CliError `input` if an upsert failed only for wrong data; `generic` for other failures; the error that stopped the run
*/
async function report({ total, matcher, entity }, { counts, done, failedFile, stopped }, { out, globals, client, words, fail }) {
	const { created, updated, unchanged } = counts;
	const failed = counts.failed + counts.invalid;
	const failedPart = {
		failed,
		...failedFile !== void 0 && failed > 0 && { failedFile }
	};
	const left = total - done > 0 ? { untried: total - done } : {};
	if (matcher === void 0) {
		const line = `Imported ${String(created)} of ${String(total)} ${entity.noun[1]}`;
		await out.action(withFailures(line, failed), {
			imported: created,
			total,
			...failedPart,
			...left
		});
	} else {
		const line = `${globals.dryRun ? "[dry-run] " : ""}${String(created)} created, ${String(updated)} updated, ${String(unchanged)} unchanged`;
		await out.action(withFailures(line, failed), {
			created,
			updated,
			unchanged,
			...failedPart,
			...left,
			dryRun: globals.dryRun
		});
	}
	if (stopped !== void 0) {
		const place = `${String(done)} of ${String(total)} rows are done.`;
		const command = `\`${client.binary} ${words} --resume\``;
		throw new require_start.CliError(stopped.kind, `${stopped.message.replace(/[.\s]+$/, "")}. ${place}`, stopped.remedy === void 0 ? `Continue with ${command}.` : `${stopped.remedy} Then continue with ${command}.`, {
			...stopped.details,
			sent: true
		});
	}
	if (failed === 0) return;
	fail(matcher !== void 0 && counts.failed === 0 ? "input" : "generic", `${String(failed)} of ${String(total)} rows failed.`, failedFile === void 0 || globals.dryRun ? void 0 : `Correct the rows in ${failedFile}, and import that file.`);
}
const withFailures = (line, failed) => failed === 0 ? line : `${line}, ${String(failed)} failed`;

// workflows/crm/lib/import/write.ts
/** Failures of the connection in a row after which the service counts as unavailable. */
const MOST_UNAVAILABLE = 5;
/** Failed rows that are reported on stderr; all of them are in the file. */
const MOST_REPORTED = 20;
/** Writes the rows without an outcome, one after another. Memory does not depend on their number. */
async function writeRows(job, kit) {
	const { source, past, total, journal } = job;
	const { counts } = past;
	const failures = failureFile(job, kit);
	const started = kit.now().getTime();
	const skipped = past.done;
	let at = 0;
	let unavailable = 0;
	let stopped;
	const log = (entry) => {
		journal.append(require_run.stringifyJson(entry));
	};
	try {
		for await (const row of source.rows(() => void 0)) {
			at += 1;
			if (at <= skipped) continue;
			try {
				const entry = await writeRow(row, job, log, kit);
				counts[entry.state] += 1;
				log(entry);
				unavailable = 0;
			} catch (error) {
				if (!(error instanceof require_start.CliError)) throw error;
				unavailable = error.kind === "unavailable" ? unavailable + 1 : 0;
				if (require_final.isFinal(error)) {
					log({
						row: row.number,
						state: "refused"
					});
					stopped = error;
					break;
				}
				const state = error.kind === "input" ? "invalid" : "failed";
				counts[state] += 1;
				await failures.add(row, error);
				log({
					row: row.number,
					state
				});
				if (unavailable === MOST_UNAVAILABLE) stopped = error;
			}
			past.done += 1;
			kit.progress(progressOf(past.done, total, past.done - skipped, kit.now().getTime() - started));
			if (stopped !== void 0) break;
		}
	} finally {
		kit.progress("");
		failures.close();
		if (past.done < total && kit.signal.aborted) kit.note(`Stopped after ${String(past.done)} of ${String(total)} rows; --resume continues.`);
	}
	return {
		counts,
		done: past.done,
		...require_miss.defined({
			failedFile: failures.path(),
			stopped
		})
	};
}
async function writeRow(row, job, log, kit) {
	const { entity, matcher, matchOn, past } = job;
	const { number } = row;
	const beforeCreate = () => {
		if (past.unknown === number) throw new require_start.CliError("unavailable", "An earlier run was stopped while it sent this row, which may exist already.");
		log({
			row: number,
			state: "writing"
		});
	};
	const body = await bodyOf(row, entity, kit);
	if (matcher === void 0 || matchOn === void 0) {
		beforeCreate();
		const { id } = await kit.calls.create.send({}, { body });
		return {
			row: number,
			state: "created",
			id
		};
	}
	const value = cellOf(row, matchOn);
	if (value === "") throw new require_start.CliError("input", `The cell of ${matchOn} is empty.`);
	const key = matcher.normal(value);
	const { created } = past;
	if (kit.globals.dryRun && created.has(key)) {
		kit.announce(`${String(number)}: [dry-run] would update the ${entity.noun[0]} of an earlier row`);
		return {
			row: number,
			state: "updated"
		};
	}
	const known = created.get(key);
	const outcome = await require_upsert_record.upsertRecord({
		value,
		body,
		matcher,
		entity,
		known,
		beforeCreate
	}, kit);
	if (outcome.action === "created") created.set(key, outcome.id ?? "");
	if (kit.globals.dryRun) kit.announce(`${String(number)}: ${require_upsert_record.lineOf(outcome, entity, true)}${detailsOf(outcome)}`);
	return {
		row: number,
		state: outcome.action,
		...outcome.action === "created" && {
			id: outcome.id,
			key
		}
	};
}
/** `: org_id 3 -> 4`. */
function detailsOf(outcome) {
	if (outcome.action !== "updated") return "";
	const { changed, before } = outcome;
	return `: ${Object.keys(changed).map((key) => `${key} ${require_run.stringifyJson(before[key])} -> ${require_run.stringifyJson(changed[key])}`).join(", ")}`;
}
/** The file of failed rows, which is created with the first one. It can be imported after its cells are corrected. */
function failureFile({ source, columns, file, resume, past }, kit) {
	const { isCsv } = source;
	const path = file.replace(/(\.[^./\\]+)?$/, (ending) => `.failed${ending === "" ? ".csv" : ending}`);
	const hadSome = past.counts.failed + past.counts.invalid > 0;
	let log;
	let reported = 0;
	const kept = columns.filter((column) => column !== ERROR_COLUMN);
	return {
		path: () => log?.path ?? (hadSome ? kit.files.resolve(path) : void 0),
		add: async ({ number, cells }, { message }) => {
			reported += 1;
			const name = cells["name"] ?? cells["Name"] ?? "";
			if (reported <= MOST_REPORTED) kit.warn(`${isCsv ? "CSV row" : "Line"} ${String(number)}${name === "" ? "" : ` (${name})`}: ${message}`);
			if (log === void 0) {
				const isFresh = !(resume && hadSome);
				log = await kit.files.log(path, { fresh: isFresh });
				if (isCsv && isFresh) log.append(csvLine([...kept, ERROR_COLUMN]));
			}
			if (isCsv) log.append(csvLine([...kept.map((column) => cells[column] ?? ""), message]));
			else log.append(require_run.stringifyJson({
				...cells,
				[ERROR_COLUMN]: message
			}));
		},
		close: () => log?.close()
	};
}
/** `1200 of 10000 rows, 48/s, 3 min left`. `ms`: time that the last `count` rows took. */
function progressOf(done, total, count, ms) {
	const rate = ms > 0 ? count * 1e3 / ms : 0;
	const place = `${String(done)} of ${String(total)} rows`;
	if (rate === 0 || count < 2) return place;
	const seconds = Math.ceil((total - done) / rate);
	const left = seconds < 90 ? `${String(seconds)} s` : `${String(Math.ceil(seconds / 60))} min`;
	return `${place}, ${rate < 10 ? rate.toFixed(1) : String(Math.round(rate))}/s, ${left} left`;
}

// workflows/crm/import.ts
/** Rows with mistakes that are listed. */
const MOST_LISTED = 20;
/** Creates a record for each row of a file, or upserts it. All rows are checked before the first one is written. */
const importRecords = async (args, kit) => {
	const entity = require_entities.entityOf(kit.words);
	const { file, resume = false } = args;
	const matchOn = args.upsert ? args["match-on"] : void 0;
	if (matchOn === void 0 && args["match-on"] !== void 0) kit.warn("--match-on has no effect without --upsert.");
	const source = openSource(file, kit);
	const { total, columns, matcher } = await checkRows(source, matchOn, entity, kit);
	if (kit.globals.dryRun && matcher === void 0) {
		const line = `${String(total)} rows are valid; nothing was created.`;
		return kit.out.action(line, {
			valid: total,
			total,
			dryRun: true
		});
	}
	const journalPath = `${file}.journal`;
	const subject = {
		import: kit.words,
		file: source.fingerprint(),
		rows: total,
		account: await accountOf(kit),
		matchOn: matchOn ?? null
	};
	await kit.files.withLock(`${journalPath}.lock`, async () => {
		const past = await readJournal(journalPath, subject, resume, kit);
		await kit.confirm(questionOf(total - past.done, file, entity, matcher !== void 0));
		source.check();
		const journal = await kit.files.log(journalPath, { fresh: !resume });
		if (!resume) journal.append(JSON.stringify(subject));
		const job = {
			source,
			entity,
			columns,
			matcher,
			matchOn,
			total,
			past,
			journal,
			file,
			resume
		};
		try {
			const result = await writeRows(job, kit);
			if (result.stopped === void 0) journal.remove();
			await report(job, result, kit);
		} finally {
			journal.close();
		}
	});
};
/** Builds every record once, so that a mistake in the last row is reported before the first one is written. */
async function checkRows(source, matchOn, entity, kit) {
	const matcher = matchOn === void 0 ? void 0 : await require_upsert_record.matcherOf(matchOn, "--match-on", entity, kit);
	const mistakes = [];
	let columns;
	let total = 0;
	let wrong = 0;
	const header = (names) => {
		checkColumns(names, matchOn, source.name);
		columns = names;
	};
	for await (const row of source.rows(header)) {
		if (columns === void 0) header(Object.keys(row.cells));
		total += 1;
		if (total % 100 === 0) kit.progress(`${String(total)} rows checked`);
		try {
			await checkRow(row, {
				matcher,
				matchOn,
				entity
			}, kit);
		} catch (error) {
			if (!(error instanceof require_start.CliError) || error.kind !== "input" && error.kind !== "usage") throw error;
			if (error.details.statusCode !== void 0) throw error;
			wrong += 1;
			if (mistakes.length < MOST_LISTED) mistakes.push(`${rowName(row.number, source)}: ${sentence(error)}`);
		}
	}
	kit.progress("");
	const [first] = mistakes;
	if (first !== void 0) {
		const more = wrong > 1 ? ` ${String(wrong - 1)} more ${wrong === 2 ? "row is" : "rows are"} invalid.` : "";
		throw new require_start.CliError("input", `${first}${more} Nothing was written.`, "Correct the file.", { lines: mistakes.slice(1) });
	}
	return {
		total,
		columns: columns ?? [],
		matcher
	};
}
async function checkRow(row, by, kit) {
	const body = await bodyOf(row, by.entity, kit);
	const value = by.matchOn === void 0 ? "" : cellOf(row, by.matchOn);
	if (by.matcher === void 0 && body["name"] === void 0) throw new require_start.CliError("input", "The name is empty.");
	if (value !== "") by.matcher?.check(value);
}
const sentence = ({ message, remedy }) => remedy === void 0 ? message : `${message} ${remedy}`;
const rowName = (number, { isCsv }) => `${isCsv ? "CSV row" : "Line"} ${String(number)}`;
function questionOf(count, file, { noun }, isUpsert) {
	const records = `${String(count)} ${noun[count === 1 ? 0 : 1]}`;
	return isUpsert ? `Create or update ${records} from ${file}?` : `Create ${records} from ${file}?`;
}
/** Returns a text that differs between accounts. The sandbox is at another port in every run. */
async function accountOf({ origin, globals }) {
	const at = await origin();
	return at.startsWith("https:") ? at : globals.profile;
}

exports.default = importRecords;
exports.rowName = rowName;