const require_start = require("./start-CjVcg6Qt.cjs");
const require_run = require("./run-Duopuxci.cjs");
const require_miss = require("./miss-T62ysXSg.cjs");

// runtime/cli/id-list.ts
/**
* Returns the ids of a text: one per line, or the field `id` of CSV with a header, of a JSON array or of one JSON record per
* line. Blank lines and lines that begin with `#` are skipped.
*
* @param source name of the text in errors
* @throws CliError `input` for a record without an id, and for CSV or JSON that cannot be parsed
*/
async function readIdList(text, source) {
	const plain = text.replace(/^\uFEFF/, "");
	const lines = plain.split(/\r?\n/).map((line) => line.trim());
	const filled = lines.flatMap((line, at) => line === "" || line.startsWith("#") ? [] : [{
		line,
		at: at + 1
	}]);
	const [first] = filled;
	if (first === void 0) throw new require_start.CliError("input", `${capital(source)} contains no ids.`);
	if (first.line.startsWith("[")) return (await parsed(plain, source)).map((one, at) => idOf(one, `Element ${String(at + 1)} of ${source}`));
	const column = headerOf(first.line);
	if (column !== void 0) return await fromCsv(lines.slice(first.at - 1).join("\n"), column, source);
	const ids = [];
	for (const { line, at } of filled) {
		const where = `Line ${String(at)} of ${source}`;
		if (/^["{]/.test(line)) ids.push(idOf(await parsed(line, where), where));
		else ids.push({
			text: line,
			where
		});
	}
	return ids;
}
/** Returns the name of the column with ids, if the line is the header of a CSV file. */
function headerOf(line) {
	return line.split(",").map((name) => name.trim().replace(/^"(.*)"$/, "$1")).find((name) => name.toLowerCase() === "id");
}
async function fromCsv(text, column, source) {
	const { readRecords } = await Promise.resolve().then(() => require("./csv-Cw_WdGBr.cjs"));
	const ids = [];
	const rows = (async function* () {
		yield text;
	})();
	for await (const { values } of readRecords(rows, capital(source))) ids.push(idOf(values[column], `Record ${String(ids.length + 1)} of ${source}`));
	if (ids.length === 0) throw new require_start.CliError("input", `${capital(source)} contains no ids.`);
	return ids;
}
async function parsed(text, where) {
	const { parseInput } = await Promise.resolve().then(() => require("./run-Duopuxci.cjs")).then((n) => n.values_input_exports);
	return await parseInput(text, capital(where));
}
/** Returns the id of a record, or the value itself if it is not one. */
function idOf(value, where) {
	const key = require_miss.isObject(value) ? Object.keys(value).find((name) => name.toLowerCase() === "id") : void 0;
	const id = key === void 0 ? value : value[key];
	if (id === "" || id === void 0 || typeof id === "object" && !require_run.isLosslessNumber(id)) throw new require_start.CliError("input", `${where} has no id.`);
	return {
		text: String(id),
		where
	};
}
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

exports.readIdList = readIdList;