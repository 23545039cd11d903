const require_start = require("./start-CjVcg6Qt.cjs");
const require_run = require("./run-Duopuxci.cjs");

// runtime/output/sort.ts
/** Rows that are held in memory. */
const MOST = 1e5;
const DECIMAL = /^-?\d+(?:\.\d+)?$/;
const collator = new Intl.Collator("en", {
	numeric: true,
	sensitivity: "base"
});
/**
* Yields all rows in the order of the named columns; `-name` is descending. Numbers and times are compared by value, texts
* as people sort them, and rows without a value come last in both directions. When the source fails, the rows before the
* failure are sorted, yielded, and followed by the failure.
*
* @throws CliError `usage` for more rows than can be held
*/
async function* sortedRows(source, sort, columns, most = MOST) {
	const rows = [];
	let failure;
	try {
		for await (const some of source) {
			for (const row of require_run.toRows(some)) rows.push(row);
			if (rows.length > most) throw tooMany(most);
		}
	} catch (error) {
		if (rows.length === 0 || rows.length > most) throw error;
		failure = { error };
	}
	const keys = sort.map((name) => {
		const isDown = name.startsWith("-");
		const [column] = require_run.chosenColumns([isDown ? name.slice(1) : name], columns);
		return {
			column,
			isDown
		};
	});
	const order = (a, b) => {
		for (const { column, isDown } of keys) {
			const found = column === void 0 ? 0 : compare(require_run.valueOf(a, column), require_run.valueOf(b, column), isDown);
			if (found !== 0) return found;
		}
		return 0;
	};
	rows.sort(order);
	if (rows.length > 0) yield rows;
	if (failure !== void 0) throw failure.error;
}
function tooMany(most) {
	return new require_start.CliError("usage", `--sort holds at most ${String(most)} rows, and the list has more.`, "Read fewer rows with --limit or a filter, or print them without --sort.");
}
function compare(a, b, isDown) {
	const [left, right] = [require_run.textOf(a), require_run.textOf(b)];
	if (left === "" || right === "") return Number(left === "") - Number(right === "");
	const [one, two] = [numberOf(a, left), numberOf(b, right)];
	const found = (one !== void 0 && two !== void 0 ? one - two : 0) || collator.compare(left, right);
	return isDown ? -found : found;
}
/** Returns a number or the milliseconds of a time; `undefined` for any other text. */
function numberOf(value, text) {
	return require_run.isNumeric(value) || DECIMAL.test(text) ? Number(text) : require_run.timeOf(text);
}

exports.sortedRows = sortedRows;