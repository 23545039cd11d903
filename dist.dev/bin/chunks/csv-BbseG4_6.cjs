const require_run = require("./run-Duopuxci.cjs");
const require_miss = require("./miss-T62ysXSg.cjs");

// runtime/output/csv.ts
/**
* RFC 4180 with line feeds: a header row, quotes where a cell needs them, lists and objects as JSON. Line breaks inside
* cells stay. A file for other programs must hold what the service stores, so no other character is changed by default.
*/
function csvRows(columns, look) {
	const quote = (text) => quoteCell(look.clean ? require_miss.cleanLines(text) : text);
	const cell = (row, column) => {
		const own = Object.hasOwn(row, column.key) ? row[column.key] : void 0;
		if (!look.labels && column.from !== void 0 && !hasOwnText(column) && require_run.isNumeric(own)) return String(own);
		const text = require_run.cellText(row, column);
		return look.safe && FORMULA.test(text) ? `'${text}` : text;
	};
	const header = `${columns.map((column) => quote(look.labels ? column.header : column.key)).join(",")}\n`;
	let started = false;
	return {
		row: (row) => {
			const line = `${columns.map((column) => quote(cell(row, column))).join(",")}\n`;
			if (started) return line;
			started = true;
			return header + line;
		},
		end: () => started || !look.headerWhenEmpty || columns.length === 0 ? "" : header
	};
}
/** Whether the text of a number is declared for files too: with its currency, or in words. */
const hasOwnText = ({ money, values }) => money !== void 0 || values !== void 0;
/** The beginning of a formula. A number is not one, whatever its sign. */
const FORMULA = /^(?!-?\d+(?:[.]\d+)?$)[=+\-@\t\r]/;
const quoteCell = (text) => /[",\r\n]/.test(text) ? `"${text.replaceAll("\"", "\"\"")}"` : text;

exports.csvRows = csvRows;