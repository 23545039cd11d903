import { At as exactNumber, Wt as isRealDay } from "./run-BhoUbCgs.js";
import { s as CliError } from "./start-Cng1fSqp.js";
import { n as rangeOf, t as lineShape } from "./notation-BmtonwF4.js";

// runtime/base/decimals.ts
/** Decimal numbers as text: money is never computed in binary floats. */
/** Returns a decimal as JSON requires it; `undefined` for other text, such as digit groups or a decimal comma. */
function plainDecimal(text) {
	const [, sign = "", whole, fraction = ""] = /^(-?)(\d+)(\.\d+)?$/.exec(text.trim()) ?? [];
	return whole === void 0 ? void 0 : `${sign}${whole.replace(/^0+(?=\d)/, "")}${fraction}`;
}
/** Returns the exact sum of decimals in the form of {@link plainDecimal}, without trailing zeros. */
function decimalSum(numbers) {
	const places = Math.max(0, ...numbers.map((text) => (text.split(".")[1] ?? "").length));
	const sum = numbers.reduce((total, text) => {
		const [whole = "0", fraction = ""] = text.split(".");
		return total + BigInt(`${whole}${fraction.padEnd(places, "0")}`);
	}, 0n);
	const digits = String(sum < 0n ? -sum : sum).padStart(places + 1, "0");
	const whole = digits.slice(0, digits.length - places);
	const fraction = digits.slice(digits.length - places).replace(/0+$/, "");
	return `${sum < 0n ? "-" : ""}${whole}${fraction === "" ? "" : `.${fraction}`}`;
}

// runtime/request/lines.ts
/** Splits at colons outside escapes. `\:`, `\=` and `\\` stand for the second character. */
function pieces(line) {
	const found = [];
	let text = "";
	let equals = -1;
	for (let at = 0; at < line.length; at += 1) {
		const sign = line.charAt(at);
		const next = line.charAt(at + 1);
		if (sign === "\\" && (next === ":" || next === "\\" || next === "=")) {
			text += next;
			at += 1;
		} else if (sign === ":") {
			found.push({
				text,
				equals
			});
			text = "";
			equals = -1;
		} else {
			if (sign === "=" && equals < 0) equals = text.length;
			text += sign;
		}
	}
	return [...found, {
		text,
		equals
	}];
}
/** Returns the value of a part, or what is wrong with it. */
function read(part, name, text) {
	switch (part.kind) {
		case "text":
		case "reference": return text === "" ? `${name} has no value` : {
			part,
			text
		};
		case "date": return isRealDay(text) ? {
			part,
			text
		} : `${name} ${text} is not a date; write YYYY-MM-DD`;
		case "number": {
			const digits = plainDecimal(text);
			if (digits === void 0) return `${name} ${JSON.stringify(text)} is not a number; write 1234.50`;
			const { min = -Infinity, max = Infinity } = part;
			if (Number(digits) >= min && Number(digits) <= max) return {
				part,
				text: digits
			};
			return `${name} ${text} must be ${rangeOf(part) ?? "a number"}`;
		}
	}
}
/** Reads one line. Returns the line, or what is wrong with it. */
function parseLine(line, notation) {
	const [...rest] = pieces(line);
	const parts = {};
	for (const [name, part] of Object.entries(notation.head)) {
		const piece = rest.shift();
		const text = piece?.text.trim() ?? "";
		if (text === "" && part.optional && piece !== void 0) continue;
		if (text === "" && part.optional) return `${name} is missing; end the line with a colon to leave it out`;
		if (text === "") return `${name} is missing`;
		const value = read(part, name, text);
		if (typeof value === "string") return value;
		parts[name] = value;
	}
	const wrong = readOptions(rest, notation, parts) ?? spanFault(notation, parts);
	if (wrong !== void 0) return wrong;
	const text = rest.map((piece) => piece.text).join(":");
	if (text !== "" && notation.text === void 0) return `${JSON.stringify(text)} is not part of the notation`;
	return {
		parts,
		...text === "" ? {} : { text }
	};
}
/** Takes `name=value` pieces off the front. The first piece of another form begins the text. */
function readOptions(rest, { options }, parts) {
	const known = Object.keys(options);
	for (let piece = rest[0]; piece !== void 0 && piece.equals >= 0; piece = rest[0]) {
		const name = piece.text.slice(0, piece.equals);
		if (!/^[A-Za-z][\w-]*$/.test(name)) return void 0;
		const part = Object.hasOwn(options, name) ? options[name] : void 0;
		if (part === void 0) return known.length === 0 ? `it takes no options, but has ${name}=; write \\= for a literal =` : `${name} is not an option (known: ${known.join(", ")}); write \\= for a literal =`;
		if (Object.hasOwn(parts, name)) return `${name} is given twice`;
		const value = read(part, name, piece.text.slice(piece.equals + 1));
		if (typeof value === "string") return value;
		parts[name] = value;
		rest.shift();
	}
}
function spanFault({ spans = [] }, parts) {
	for (const [from, to] of spans) {
		const [first, last] = [parts[from], parts[to]];
		if (first === void 0 !== (last === void 0)) return `${from} and ${to} must be given together`;
		if (first !== void 0 && last !== void 0 && first.text > last.text) return `${from} is after ${to}`;
	}
}
/**
* Reads every line of a flag.
*
* @throws CliError `input`, naming each bad line by number and text, or the difference of lines that do not balance
*/
function parseLines(texts, notation, label) {
	const lines = texts.map((text) => parseLine(text, notation));
	const wrong = lines.flatMap((line, at) => typeof line === "string" ? [`line ${String(at + 1)} (${JSON.stringify(texts[at])}): ${line}`] : []);
	if (wrong.length > 0) throw new CliError("input", wrong.length === 1 ? `${label}: ${wrong[0] ?? ""}.` : `${String(wrong.length)} values of ${label} are wrong.`, `Write each line as ${lineShape(notation)}. Nothing was sent.`, wrong.length === 1 ? {} : { lines: wrong });
	const read = lines.filter((line) => typeof line !== "string");
	checkBalance(read, notation, label);
	return read;
}
function checkBalance(lines, { balanced }, label) {
	if (balanced === void 0) return;
	const sum = decimalSum(lines.map(({ parts }) => parts[balanced]?.text ?? "0"));
	if (sum === "0") return;
	throw new CliError("input", `The lines do not balance: the sum of ${balanced} is ${sum} and must be 0.`, `Correct ${label}. Nothing was sent.`);
}
/**
* Returns the records of lines, with the fields of the service.
*
* @param defaults fields of every line that has no value of its own
* @param resolve id of a code, by the name of its reference
*/
async function lineRows(lines, notation, defaults, isNegative, resolve) {
	const negative = new Set(isNegative ? notation.negative?.parts : []);
	const rows = [];
	for (const { parts, text } of lines) {
		const row = { ...defaults };
		for (const [name, value] of Object.entries(parts)) {
			const { kind, field, reference } = value.part;
			if (kind === "number") row[field] = exactNumber(negative.has(name) ? minus(value.text) : value.text);
			else row[field] = reference === void 0 ? value.text : await resolve(reference, value.text);
		}
		if (text !== void 0 && notation.text !== void 0) row[notation.text] = text;
		rows.push(row);
	}
	return rows;
}
/** Minus the absolute value, without arithmetic: the digits stay as typed. */
function minus(digits) {
	const bare = digits.replace(/^-/, "");
	return /^[0.]+$/.test(bare) ? bare : `-${bare}`;
}

export { lineRows, parseLines };