import { G as defined } from "./miss-DFNGofI6.js";
import { a as placeholders } from "./words-BYPVa46K.js";

// generator/shell.ts
const operators = [
	"&&",
	"||",
	"|",
	";"
];
/** Returns the commands of a line; `undefined` if a quote is not closed. */
function segments(line) {
	const found = [{
		words: [],
		start: 0,
		piped: false
	}];
	let index = 0;
	while (index < line.length) {
		const char = line[index] ?? "";
		const operator = operators.find((text) => line.startsWith(text, index));
		if (/\s/.test(char)) index++;
		else if (operator !== void 0) {
			index += operator.length;
			found.push({
				words: [],
				start: index,
				piped: operator === "|"
			});
		} else if (char === "#" && found.at(-1)?.words.length !== 0) break;
		else {
			const word = readWord(line, index);
			if (word === void 0) return void 0;
			const last = found.at(-1);
			if (last?.words.length === 0) last.start = index;
			last?.words.push(word.text);
			index = word.end;
		}
	}
	return found;
}
function readWord(line, start) {
	let text = "";
	let index = start;
	while (index < line.length) {
		const char = line[index] ?? "";
		if (/\s/.test(char) || operators.some((operator) => line.startsWith(operator, index))) break;
		if (char === "'" || char === "\"") {
			const close = closing(line, index);
			if (close === void 0) return void 0;
			const inside = line.slice(index + 1, close);
			text += char === "\"" ? inside.replace(/\\(["\\$`])/g, "$1") : inside;
			index = close + 1;
		} else if (char === "\\") {
			text += line[index + 1] ?? "";
			index += 2;
		} else {
			text += char;
			index++;
		}
	}
	return {
		text,
		end: index
	};
}
function closing(line, open) {
	const quote = line[open];
	for (let index = open + 1; index < line.length; index++) if (line[index] === "\\" && quote === "\"") index++;
	else if (line[index] === quote) return index;
}
/** Adds the name of the binary before each command of the client; other programs stay as written. */
function shellLine(line, binary, firstWord) {
	const parts = segments(line) ?? [];
	let out = line;
	for (const { words, start } of [...parts].reverse()) if (words[0] === firstWord || parts.length === 1 && words[0] !== binary) out = `${out.slice(0, start)}${binary} ${out.slice(start)}`;
	return out;
}
/** Removes redirections, which the command does not receive. */
function beforeRedirection({ words, piped, start }) {
	const index = words.findIndex((word) => /^\d?[<>]/.test(word));
	if (index === -1) return {
		words,
		piped,
		start
	};
	return {
		words: words.slice(0, index),
		piped: piped || words.slice(index).some((word) => word.startsWith("<")),
		start
	};
}

// generator/3-bind/naming.ts
/** Columns that name a record to people, the best first. */
const titles = [
	"title",
	"subject",
	"name"
];
/**
* Returns how the name of the record is read that a write is about: with the `get` of its group. Undefined if there is
* none, if it needs other arguments, or if no field names the record.
*/
function namingOf(command, commands) {
	const { request, effect, scope } = command;
	if (request === void 0 || request.resource !== void 0) return void 0;
	if (effect === "read" || effect === "create" || effect === "local") return void 0;
	const ownGroup = commands.filter((other) => other.scope === scope);
	const field = scope.spec.title ?? titleIn(ownGroup);
	return field === void 0 ? void 0 : readingOf(command, commands, field);
}
/**
* Returns what `--edit` does: it fills a flag, for an update with the current text of the record. That is read with the
* `get` of the group, and empty if there is none.
*/
function editingOf(command, commands) {
	const { effect, args, flags, spec } = command;
	const message = flags.find(({ kind, spec: { hidden } }) => kind === "message" && hidden !== true);
	if (message === void 0) return void 0;
	const written = message.wires.find(({ in: place }) => place === "body")?.name;
	const field = spec.patch === void 0 ? written : spec.patch.path.slice(1).replaceAll("/", ".");
	const current = effect === "update" && field !== void 0 ? readingOf(command, commands, field) : void 0;
	const isSame = current !== void 0 && args.every(({ name }) => placeholders(current.path).includes(name));
	return {
		flag: message.name,
		...isSame ? { current } : {}
	};
}
function readingOf({ scope, args, flags }, commands, field) {
	const read = commands.find((other) => other.scope === scope && other.verb === "get")?.request;
	const names = placeholders(read?.path ?? "");
	const id = names.at(-1);
	const known = new Set([...args, ...flags].map(({ name }) => name));
	if (read === void 0 || id === void 0 || !names.every((name) => known.has(name))) return void 0;
	return {
		path: read.path,
		id,
		field,
		...defined(pick(read))
	};
}
const pick = ({ result, host }) => ({
	result,
	host
});
/** Returns the column of the group that names its records. */
function titleIn(commands) {
	const keys = commands.flatMap(({ spec, scope }) => [...spec.columns ?? [], ...scope.spec.columns ?? []]).map((column) => typeof column === "string" ? column.split("|")[0] ?? "" : column.key);
	return titles.find((title) => keys.includes(title));
}

// generator/3-bind/tables.ts
/** Tables of the files of commands, one mapping per file that has some. */
function tablesOf({ documents }) {
	return documents.groups.flatMap(({ value }) => {
		const { tables } = value;
		return tables === void 0 ? [] : [tables];
	});
}

export { segments as a, beforeRedirection as i, editingOf as n, shellLine as o, namingOf as r, tablesOf as t };