import { K as clean, W as isObject, p as displayWidth } from "./miss-DFNGofI6.js";
import { I as timeOf, f as lookUp, h as plainLines, m as valueOf, p as textOf } from "./run-BhoUbCgs.js";

// runtime/output/messages.ts
const INDENT = "  ";
/** Returns the messages in a record; none if its list is missing. */
function messagesIn(record, { rows }) {
	const found = lookUp(record, rows);
	return Array.isArray(found) ? found.filter(isObject) : [];
}
/**
* Returns messages as a conversation reads, oldest first: who and when, the text below it, the names of attachments. Lines
* are as long as the terminal is wide; a pipe gets whole lines.
*/
function messagesText(messages, plan, look) {
	const at = (row, from) => from === void 0 ? "" : clean(textOf(valueOf(row, {
		key: "",
		header: "",
		from
	}), ", "));
	const time = (row) => timeOf(at(row, plan.time), true) ?? 0;
	return [...messages].sort((a, b) => time(a) - time(b)).map((row) => {
		const when = at(row, plan.time);
		const age = look.age?.(when);
		const kind = at(row, plan.kind);
		const head = [
			at(row, plan.author),
			kind === "" ? "" : `(${kind})`,
			age === void 0 ? when : `${when} (${age})`
		];
		const body = textOf(valueOf(row, {
			key: "",
			header: "",
			from: plan.body
		}));
		const files = at(row, plan.files);
		const lines = body === "" ? [] : plainLines(body).map(clean);
		return [
			look.bold(head.filter((text) => text !== "").join(" ")),
			...lines.flatMap((line) => wrap(line, look.width)),
			...files === "" ? [] : wrap(`Attached: ${files}`, look.width)
		].join("\n");
	}).map((part) => `\n${part}\n`).join("");
}
/** Breaks a line between words. A word that is longer than the line stays whole, so that links can be copied. */
function wrap(line, width = Infinity) {
	const lines = [];
	let current = "";
	let used = 0;
	for (const word of line.split(" ")) {
		const size = displayWidth(word);
		if (current !== "" && 2 + used + 1 + size > width) {
			lines.push(INDENT + current);
			current = "";
		}
		used = current === "" ? size : used + 1 + size;
		current = current === "" ? word : `${current} ${word}`;
	}
	return [...lines, current === "" ? "" : INDENT + current];
}

export { messagesIn, messagesText };