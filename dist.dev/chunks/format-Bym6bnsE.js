import { a as position } from "./source-Ba8zdOaV.js";

// generator/diagnostics/format.ts
/** `file:line:column`, the finding, a code frame with a caret, and the remedy. */
function human(diagnostics) {
	return diagnostics.map(one).join("\n");
}
function one({ code, severity, message, remedy, span }) {
	const { line, column } = position(span.source, span.start);
	return `${span.source.file}:${line}:${column} ${severity} ${code}: ${message}\n${frame(span)}  ${remedy}\n`;
}
function frame(span) {
	const { source, start, end } = span;
	const from = position(source, start);
	const lines = source.text.split("\n");
	const text = (lines[from.line - 1] ?? "").replace(/\r$/, "");
	if (text === "") return "";
	const to = position(source, end);
	const last = to.line === from.line ? to.column : text.length + 1;
	const gutter = String(from.line).length;
	const caret = " ".repeat(from.column - 1) + "^".repeat(Math.max(1, last - from.column));
	return `${from.line > 1 ? `${margin(from.line - 1, gutter)} ${lines[from.line - 2]?.replace(/\r$/, "") ?? ""}\n` : ""}${margin(from.line, gutter)} ${text}\n${" ".repeat(gutter + 2)} | ${caret}\n`;
}
function margin(line, width) {
	return `  ${String(line).padStart(width)} |`;
}
/** One JSON array, for editors and scripts. Lines and columns count from 1; the end is exclusive. */
function json(diagnostics) {
	const rows = diagnostics.map(({ code, severity, message, remedy, span }) => {
		const from = position(span.source, span.start);
		const to = position(span.source, span.end);
		return {
			file: span.source.file,
			line: from.line,
			column: from.column,
			endLine: to.line,
			endColumn: to.column,
			code,
			severity,
			message,
			remedy
		};
	});
	return `${JSON.stringify(rows, null, 2)}\n`;
}

export { human, json };