const require_start = require("./start-CjVcg6Qt.cjs");
const require_miss = require("./miss-T62ysXSg.cjs");

// runtime/kit/csv.ts
/** Maximum bytes of one record: a quote that is never closed must not take the whole file into memory. */
const MAX_BYTES = 1048576;
/**
* Yields the records of a CSV file as they arrive. Handles quotes, line breaks in quotes, CRLF and a byte order mark.
* Empty lines are skipped; a line break inside a value is `\n`.
*
* @param name name of the source in messages
* @throws CliError `input` with the line, for text that is not CSV and for columns that are missing
*/
async function* readRecords(source, name, { columns = [], separator = ",", pad, header: onHeader } = {}) {
	const [{ parse, CsvError }, { Readable }] = await Promise.all([Promise.resolve().then(() => require("./lib-Cz9oxtW6.cjs")), import("node:stream")]);
	const input = Readable.from(toLineFeeds(decodeUtf8(source, name)));
	const parser = parse({
		bom: true,
		delimiter: separator,
		info: true,
		max_record_size: MAX_BYTES,
		relax_column_count_less: pad === true,
		skip_empty_lines: true
	});
	input.on("error", (error) => parser.destroy(error));
	input.pipe(parser);
	let header;
	try {
		for await (const { record, info } of parser) {
			if (header === void 0) {
				header = checkHeader(record, columns, name);
				onHeader?.(header);
				continue;
			}
			const names = header;
			yield {
				line: info.lines,
				values: Object.fromEntries(names.map((column, at) => [column, record[at] ?? ""]))
			};
		}
	} catch (error) {
		throw error instanceof CsvError ? invalidCsv(error, name) : error;
	} finally {
		input.destroy();
		parser.destroy();
	}
	if (header === void 0) throw new require_start.CliError("input", `${name} is empty.`, "Its first line must name the columns.");
}
/** Decodes the chunks; bytes that are not UTF-8 are refused instead of being replaced. */
async function* decodeUtf8(source, name) {
	const decoder = new TextDecoder("utf-8", {
		fatal: true,
		ignoreBOM: true
	});
	const decode = (bytes) => {
		try {
			return bytes === void 0 ? decoder.decode() : decoder.decode(bytes, { stream: true });
		} catch {
			throw new require_start.CliError("input", `${name} is not UTF-8 text.`, "Save it as UTF-8.");
		}
	};
	for await (const chunk of source) yield typeof chunk === "string" ? chunk : decode(chunk);
	yield decode();
}
/** Turns CRLF into LF: inside quotes the parser would count it as two lines. */
async function* toLineFeeds(text) {
	let held = "";
	for await (const chunk of text) {
		const whole = held + chunk;
		held = whole.endsWith("\r") ? "\r" : "";
		yield (held === "" ? whole : whole.slice(0, -1)).replaceAll("\r\n", "\n");
	}
	yield held;
}
function checkHeader(header, wanted, name) {
	const names = header.map((column) => column.trim());
	const twice = names.find((column, at) => names.indexOf(column) !== at);
	if (twice !== void 0) throw new require_start.CliError("input", `${name} has two columns named ${JSON.stringify(twice)}.`, "Rename one.");
	const missing = wanted.filter((column) => !names.includes(column));
	if (missing.length === 0) return names;
	const suggestions = [...new Set(missing.flatMap((column) => require_miss.nearest(column, names)))];
	throw new require_start.CliError("input", `${name} has no ${missing.length === 1 ? "column" : "columns"} ${missing.join(", ")}.`, `Its first line has these columns: ${names.join(", ")}.`, suggestions.length === 0 ? {} : { suggestions });
}
/** What is wrong with the text, by the error codes of the parser. */
const REASONS = {
	CSV_QUOTE_NOT_CLOSED: "a quote is not closed",
	CSV_INVALID_CLOSING_QUOTE: "text follows a closing quote",
	INVALID_OPENING_QUOTE: "a quote is inside a field that does not begin with one",
	CSV_MAX_RECORD_SIZE: "a record is larger than 1 MiB; check the quotes before it",
	CSV_RECORD_INCONSISTENT_FIELDS_LENGTH: "its number of fields differs from that of the first line"
};
function invalidCsv(error, name) {
	const line = typeof error.lines === "number" ? `line ${String(error.lines)}: ` : "";
	return new require_start.CliError("input", `${name} is not valid CSV: ${line}${REASONS[error.code] ?? error.message}.`, "Put a field with a comma, a quote or a line break in double quotes, and write a quote inside it twice.");
}

exports.readRecords = readRecords;