import { t as catalogue } from "./catalogue-CA1TS8u0.js";
import { i as placeOfValue, l as within, r as placeOfKey, s as shownPath } from "./source-Ba8zdOaV.js";
import { a as placeOfWire, g as credentialFlags, h as verbOf, i as placeOfUse, l as lineVerbs, n as isPlace, o as writtenWires, r as parseWire, v as requestKeys } from "./wires-Cr6OczBI.js";
import { n as didYouMean, r as listed, t as candidates } from "./nearest-BZ2aBP6g.js";
import { a as placeholders, c as textsIn, r as header, t as alternatives } from "./words-BYPVa46K.js";
import { S as subjectOf$1, _ as fieldOf, a as ownNames, h as choicesOf, x as recordOf } from "./notation-2ukwLlhJ.js";
import { t as lineShape } from "./notation-BmtonwF4.js";
import { a as segments, i as beforeRedirection, r as namingOf, t as tablesOf } from "./tables-B2F0z2uB.js";
import { Tt as isInBody, Wt as isRealDay } from "./run-BhoUbCgs.js";
import { o as failures, y as places } from "./common-BzadzAky.js";
import { E as namesIn } from "./odata-Df3qI83e.js";
import { n as setName, r as toolSets, t as absentSet } from "./tool-sets-CMbCRVD2.js";
import { a as usableCommands, i as toolsOf, n as ownSettings, o as wordsOf, r as toolValues, t as covers } from "./tools-BDlAyhqq.js";
import { i as sharedWorkflowExists } from "./package-CvdAF4G4.js";

// generator/4-rules/arguments.ts
/** Words are assigned to arguments from left to right, so their order must be unambiguous. */
const argumentOrder = ({ bound, report }) => {
	for (const { args } of bound.commands) args.forEach((arg, index) => {
		const before = args.slice(0, index);
		if (before.some(({ spec }) => spec.variadic === true)) report.add("CS424", arg.at, {
			name: arg.name,
			problem: "the argument before it takes all remaining words"
		});
		else if (arg.required && before.some(({ required }) => !required)) report.add("CS424", arg.at, {
			name: arg.name,
			problem: "it is required, but an argument before it is optional"
		});
	});
};

// generator/4-rules/calls.ts
/** Workflows have a reason, and their calls have no idle keys. */
const calls = ({ bound, report }) => {
	const { spec: service, commands } = bound;
	const own = commands.filter(({ workflow }) => workflow !== void 0 && !workflow.shared);
	const seen = /* @__PURE__ */ new Set();
	for (const command of own) {
		const { spec, at, words, workflow } = command;
		if (spec.why === void 0) report.add("CS344", at, { words: words.join(" ") });
		for (const call of workflow?.calls ?? []) {
			if (seen.has(call.spec)) continue;
			seen.add(call.spec);
			checkCall(call, report);
		}
		if (workflow?.calls.length === 0) checkWires$1(command, report);
	}
	const { workflows } = service;
	if (workflows !== void 0 && own.length > workflows.most) {
		const list = own.map(({ words }) => words.join(" ")).join(", ");
		report.add("CS345", placeOfValue(workflows, "most"), {
			count: own.length,
			most: workflows.most,
			list
		});
	}
};
/** Keys of a call that its request cannot carry. */
function checkCall({ spec, method, paging, resource }, report) {
	const reportIdle = (key, why) => {
		if (spec[key] !== void 0) report.add("CS426", placeOfKey(spec, key), {
			key,
			why
		});
	};
	if (method === "GET") {
		reportIdle("body", "a GET has no body");
		reportIdle("encoding", "a GET has no body");
	} else reportIdle("paging", "only a GET has pages");
	if (paging === void 0) reportIdle("page-size", "the list is read in one request");
	if (resource === void 0) reportIdle("id", "the path contains the id");
	else if (resource.verb === "list" || resource.verb === "create") reportIdle("id", "the request is not on one record");
}
/** Reports the wires of a command that sends nothing. */
function checkWires$1({ flags, args }, report) {
	for (const flag of [...args, ...flags]) writtenWires(flag).forEach((wire, index) => {
		if (wire === "none" || wire.startsWith("credential:")) return;
		report.add("CS426", placeOfUse(flag, index), {
			key: "wire",
			why: "the command declares no calls"
		});
	});
}

// generator/4-rules/carried.ts
/** Allowed names of places with a fixed set. */
const closed = {
	paging: ["all", "pages"],
	print: [
		"raw",
		"count",
		"one",
		"secrets"
	],
	catalogue: [
		"beta",
		"bulk",
		"force"
	]
};
/** The request of a command can carry the values of its wires, so that none is silently dropped. */
const carried = ({ bound, report }) => {
	for (const command of bound.commands) {
		const { request, words } = command;
		if (request === void 0) continue;
		for (const flag of [...command.args, ...command.flags]) {
			if (flag.origin === "terminal") continue;
			flag.wires.forEach((wire, index) => {
				const at = flag.spec.wire === void 0 ? flag.usedAt : placeOfUse(flag, index);
				const known = closed[wire.in];
				if (known !== void 0 && !known.includes(wire.name)) {
					report.add("CS316", at, {
						what: `name for the place ${wire.in}`,
						name: wire.name,
						hint: candidates(wire.name, known, "Known")
					});
					return;
				}
				const why = problemOf$1(wire, flag, command, request, bound.spec);
				if (why === void 0) return;
				report.add("CS437", at, {
					wire: `${wire.in}:${wire.name}`,
					name: flag.name,
					words: words.join(" "),
					why
				});
			});
		}
	}
};
/** Returns why a request cannot carry a value, or `undefined`. */
function problemOf$1({ in: place, name }, { kind }, { flags, spec, scope }, request, { variables }) {
	const { method, shape, paging, resource } = request;
	const reads = method === "GET";
	const isList = reads && shape === "rows";
	const needsResource = resource === void 0 ? "the command is not on a resource of the catalogue" : void 0;
	switch (place) {
		case "body":
		case "form":
		case "part":
		case "fields": return reads ? "a GET has no body" : void 0;
		case "assign": return reads ? "a GET has no body" : needsResource;
		case "match": return needsResource ?? (reads && !isList ? "the command does not print a list" : void 0);
		case "line": return flags.some((flag) => flag.line !== void 0) ? void 0 : "the command has no flag of the type line";
		case "attach":
			if (reads) return "a GET has no files";
			return kind === "path" ? void 0 : `its type is ${kind}, not path`;
		case "term": return reads ? void 0 : "only a GET has a filter";
		case "keep": return isList ? void 0 : "the command does not print a list";
		case "paging": return isList && paging !== void 0 ? void 0 : "the command does not read pages";
		case "print":
			if (name === "secrets") return (spec.secrets ?? scope.spec.secrets) === void 0 ? "the command has no `secrets`" : void 0;
			if (name === "raw") return shape === "action" ? "the command prints one line" : void 0;
			return isList ? name === "count" ? needsResource : void 0 : "the command does not print a list";
		case "each":
			if (!isList) return "the command does not print a list";
			return variables?.[name]?.every === void 0 ? `the variable ${name} has no \`every\`` : void 0;
		case "catalogue":
			if (needsResource !== void 0) return needsResource;
			if (name === "bulk") return isList ? void 0 : "the command does not print a list";
			return name === "force" && reads ? "a read is never refused" : void 0;
		default: return;
	}
}

// generator/4-rules/columns.ts
/** Columns have distinct keys, and lists have columns: otherwise a table shows whatever its rows contain. */
const columns = ({ bound, report }) => {
	const checked = /* @__PURE__ */ new Set();
	for (const { spec, scope, request, words, at } of bound.commands) {
		for (const list of [spec.columns, scope.spec.columns]) {
			if (list === void 0 || checked.has(list)) continue;
			checked.add(list);
			const keys = list.map(keyOf);
			keys.forEach((key, index) => {
				if (keys.indexOf(key) !== index) report.add("CS419", placeOfValue(list, index), { key });
				const wire = wireOf(scope.spec.fields?.[key]);
				const column = list[index];
				if (wire === void 0 || wire.split(".")[0] === key || typeof column === "object" && column.from !== void 0) return;
				report.add("CS507", placeOfValue(list, index), {
					key,
					wire,
					column: `'${wire}|${header(key)}'`
				});
			});
		}
		const own = spec.columns ?? scope.spec.columns ?? [];
		if (request?.shape === "rows" && request.resource === void 0 && own.length === 0) report.add("CS503", at, { words: words.join(" ") });
	}
};
/** Returns the name of a field in the service; `undefined` if the wire is more than a name. */
function wireOf(field) {
	if (typeof field?.wire !== "string") return void 0;
	const { place = "body", name } = parseWire(field.wire);
	return (place === "body" || place === "query") && /^[\w.]+$/.test(name) ? name : void 0;
}
const keyOf = (column) => typeof column === "string" ? column.split("|")[0] ?? "" : column.key;

// generator/4-rules/conditions.ts
/** `requires`, `required-with`, `conflicts` and `one-of` name flags that exist. */
const conditions = ({ bound, report }) => {
	const globals = bound.globals.map(({ name }) => name);
	/** Conditions of shared flags, and whether a command can meet them. */
	const shared = /* @__PURE__ */ new Map();
	for (const command of bound.commands) {
		const known = [...command.flags, ...command.args].map(({ name }) => name).concat(globals);
		const add = (name, key, at) => {
			report.add("CS414", at, {
				name,
				key,
				words: command.words.join(" "),
				hint: candidates(name, known, "Flags", ownNames(command, bound.spec).filter((own) => known.includes(own)))
			});
		};
		for (const [flag, key, name, at] of conditionsOf(command)) {
			const met = known.includes(name);
			if (flag.origin === "own" || flag.origin === "argument") {
				if (!met) add(name, key, at);
				continue;
			}
			const id = `${at.source.file}:${String(at.start)}`;
			const before = shared.get(id);
			shared.set(id, {
				met: met || (before?.met ?? false),
				add: () => {
					add(name, key, at);
				}
			});
		}
		command.spec["one-of"]?.forEach((names) => {
			names.forEach((name, index) => {
				if (!known.includes(name)) add(name, "one-of", placeOfValue(names, index));
			});
		});
	}
	for (const { met, add } of shared.values()) if (!met) add();
};
const requiredWith = (flag) => Object.keys(flag.spec["required-with"] ?? {}).map((name) => [
	flag,
	"required-with",
	name,
	placeOfKey(flag.spec["required-with"], name)
]);
function conditionsOf(command) {
	return [...command.flags, ...command.args].flatMap((flag) => [...["requires", "conflicts"].flatMap((key) => (flag.spec[key] ?? []).map((name, index) => [
		flag,
		key,
		name,
		placeOfValue(flag.spec[key], index)
	])), ...requiredWith(flag)]);
}

// generator/4-rules/effects.ts
/** The effect matches the method, because reads are retried and pass the write gate. Every delete asks. */
const effects = ({ bound, report }) => {
	for (const { spec, effect, request, at } of bound.commands) {
		if (spec.confirm === false && effect === "delete") report.add("CS422", placeOfKey(spec, "confirm"), {});
		if (request === void 0) continue;
		if (effect === "local" || (effect !== "read" && effect !== "local") !== (request.method !== "GET")) {
			const where = spec.effect !== void 0 ? placeOfValue(spec, "effect") : spec.method !== void 0 ? placeOfValue(spec, "method") : at;
			report.add("CS417", where, {
				effect,
				method: request.method
			});
		}
	}
};

// generator/4-rules/kinds.ts
const forms = {
	id: [/^\d+$/, "an id of digits"],
	uuid: [/^\{?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\}?$/i, "a UUID"],
	integer: [/^-?\d+$/, "a whole number"],
	number: [/^-?\d+(?:\.\d+)?$/, "a number"],
	yesno: [/^(?:true|false|yes|no|1|0)$/i, "yes or no"],
	time: [/^(?:[01]\d|2[0-3]):[0-5]\d$/, "a time such as 09:30"],
	timestamp: [/^\d{4}-\d\d-\d\d(?:[Tt ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:[Zz]|[-+]\d\d:\d\d)?)?$/, "a time such as 2026-06-01T08:00:00Z"],
	since: [/^(?:\d+[a-z]|\d{4}-\d\d-\d\d\S*)$/i, "a time, or a span such as 7d"],
	period: [/^\d+[dm]$/i, "a span such as 90d"],
	pair: [/^[^=]+=/, "of the form Key=value"]
};
/** Returns what a wrong value should be, in words that follow "is not"; `undefined` for a valid value. */
function problemOf(value, expected) {
	const { kind, choices, min, max } = expected;
	if (kind === "csv") {
		const items = value.split(",").map((item) => item.trim());
		const most = expected["max-items"];
		if (most !== void 0 && items.length > most) return `a list of at most ${String(most)}`;
		const one = {
			...expected,
			kind: expected.of ?? "text"
		};
		return items.map((item) => problemOf(item, one)).find((problem) => problem !== void 0);
	}
	if (choices !== void 0 && expected.open !== true && !choices.includes(value)) return `one of ${choices.join(", ")}`;
	const form = forms[kind];
	if (form !== void 0 && !form[0].test(value)) return form[1];
	if (kind === "date" && !isRealDay(value)) return "a date such as 2026-06-01";
	if (kind === "json" && !isJson(value)) return "JSON, or @file";
	if (min !== void 0 && Number(value) < min) return `${String(min)} or more`;
	if (max !== void 0 && Number(value) > max) return `${String(max)} or less`;
}
function isJson(value) {
	if (/^(?:@|-$)/.test(value)) return true;
	try {
		JSON.parse(value);
		return true;
	} catch {
		return false;
	}
}

// generator/4-rules/line.ts
function readCommandLine(tokens, flags) {
	const byName = /* @__PURE__ */ new Map();
	for (const flag of flags) {
		byName.set(`--${flag.name}`, flag);
		const { alias } = flag.spec;
		if (alias !== void 0) byName.set(alias.length === 1 ? `-${alias}` : `--${alias}`, flag);
	}
	const words = [];
	const used = [];
	const unknown = [];
	for (let index = 0; index < tokens.length; index++) {
		const token = tokens[index] ?? "";
		if (token === "--") {
			words.push(...tokens.slice(index + 1));
			break;
		}
		if (!/^--?[a-zA-Z]/.test(token)) {
			words.push(token);
			continue;
		}
		const [name = "", ...rest] = token.split("=");
		const flag = byName.get(name);
		if (flag === void 0) unknown.push(name);
		else if (rest.length > 0) used.push({
			flag,
			value: rest.join("=")
		});
		else if (takesNext(flag, tokens[index + 1])) used.push({
			flag,
			value: tokens[++index] ?? ""
		});
		else used.push({ flag });
	}
	return {
		words,
		used,
		unknown
	};
}
function takesNext({ kind }, next) {
	if (kind === "boolean") return false;
	return kind !== "yesno" || next !== void 0 && /^(?:true|false|yes|no|1|0)$/i.test(next);
}

// generator/4-rules/examples.ts
/** People copy examples, so each must work as written. */
const examples = ({ bound, report }) => {
	const { binary } = bound.spec;
	const byWords = /* @__PURE__ */ new Map();
	for (const command of bound.commands) {
		const around = command.words.slice(0, -1);
		for (const alias of command.spec.aliases ?? []) byWords.set([...around, alias].join(" "), command);
	}
	for (const command of bound.commands) byWords.set(command.words.join(" "), command);
	for (const command of bound.commands) {
		const list = command.spec.examples ?? [];
		if (list.length === 0 && command.spec.hidden !== true) report.add("CS506", command.at, { words: command.words.join(" ") });
		list.forEach((example, index) => {
			const run = typeof example === "string" ? example : example.run;
			const at = typeof example === "string" ? placeOfValue(list, index) : placeOfValue(example, "run");
			const parts = segments(run);
			if (parts === void 0) {
				report.add("CS412", at, {});
				return;
			}
			let shown = false;
			for (const segment of parts.map(beforeRedirection)) {
				const found = lookUp(segment.words[0] === binary ? segment.words.slice(1) : segment.words, byWords);
				if (found === void 0) continue;
				shown ||= found.command === command;
				check$1(found.command, found.rest, segment.piped, bound.globals, at, report);
			}
			if (!shown) report.add("CS407", at, { words: command.words.join(" ") });
		});
	}
};
/** Returns the command with the longest match at the beginning of the line. */
function lookUp(words, byWords) {
	for (let length = Math.min(words.length, 6); length > 0; length--) {
		const command = byWords.get(words.slice(0, length).join(" "));
		if (command !== void 0) return {
			command,
			rest: words.slice(length)
		};
	}
}
function check$1(command, rest, piped, globals, at, report) {
	const words = command.words.join(" ");
	const line = readCommandLine(rest, [...command.flags, ...globals]);
	for (const flag of line.unknown) {
		const known = [...command.flags, ...globals].map(({ name }) => `--${name}`);
		report.add("CS408", within(at, flag), {
			flag,
			words,
			hint: candidates(flag, known, "Flags")
		});
	}
	if (line.unknown.length > 0) return;
	for (const { flag, value } of line.used) if (flag.spec.secret === true) report.add("CS421", within(at, `--${flag.name}`), { name: flag.name });
	else if (value !== void 0) checkValue(flag, `--${flag.name}`, value, at, report);
	checkArguments(command, line, at, report);
	const used = new Set(line.used.map(({ flag }) => flag.name));
	for (const { name, required, spec } of command.flags) {
		const elsewhere = spec.env !== void 0 || piped && spec.stdin === true;
		if (!required || used.has(name) || elsewhere) continue;
		report.add("CS409", at, {
			flag: `--${name}`,
			words
		});
	}
	for (const problem of together(command, used)) report.add("CS420", at, {
		words,
		problem
	});
}
/** Returns the conditions of flags that a command line violates. Another rule reports conditions on unknown flags. */
function* together(command, used) {
	const { flags, spec } = command;
	const has = new Set(flags.map(({ name }) => name));
	const written = (names) => names.map((name) => `--${name}`).join(", ");
	for (const names of spec["one-of"] ?? []) {
		if (!names.every((name) => has.has(name))) continue;
		const found = names.filter((name) => used.has(name));
		if (found.length === 0) yield `has none of ${written(names)}, of which one is required`;
		if (found.length > 1) yield `has ${written(found)}, of which only one is allowed`;
	}
	for (const flag of flags.filter(({ name }) => used.has(name))) {
		const absent = (flag.spec.requires ?? []).filter((name) => has.has(name) && !used.has(name));
		const excluded = (flag.spec.conflicts ?? []).filter((name) => used.has(name) && name !== flag.name);
		if (absent.length > 0) yield `has --${flag.name} without ${written(absent)}`;
		if (excluded.length > 0) yield `has --${flag.name} together with ${written(excluded)}`;
	}
}
function checkArguments(command, { words: values }, at, report) {
	const { args } = command;
	const least = args.filter(({ required }) => required).length;
	const most = args.some(({ spec }) => spec.variadic === true) ? Infinity : args.length;
	const usage = [...command.words, ...args.map(({ name, required }) => required ? `<${name}>` : `[${name}]`)].join(" ");
	if (values.length < least || values.length > most) {
		const wanted = most === Infinity ? `${String(least)} or more` : least === most ? String(least) : `${String(least)} to ${String(most)}`;
		const count = values.length === 1 ? "1 argument" : `${String(values.length)} arguments`;
		report.add("CS411", at, {
			given: count,
			words: command.words.join(" "),
			wanted,
			usage
		});
		return;
	}
	values.forEach((value, index) => {
		const arg = args[Math.min(index, args.length - 1)];
		if (arg !== void 0) checkValue(arg, `<${arg.name}>`, value, at, report);
	});
}
function checkValue(flag, shown, value, at, report) {
	if (/\$[A-Za-z({]|`/.test(value) && flag.kind !== "text") return;
	const choices = choicesOf(flag.spec);
	const wanted = flag.line === void 0 ? problemOf(value, {
		...flag.spec,
		kind: flag.kind,
		choices
	}) : lineProblem(value, flag.line);
	if (wanted === void 0) return;
	const near = choices === void 0 ? "" : didYouMean(value, choices);
	report.add("CS410", within(at, value), {
		flag: shown,
		value,
		wanted,
		hint: `${near}Write a value that the command accepts.`
	});
}
/** Checks only the head of a line; the rest is checked when the command runs. */
function lineProblem(value, notation) {
	const pieces = value.split(/(?<!\\):/);
	return Object.values(notation.head).every(({ optional, kind }, index) => {
		const piece = pieces[index]?.trim();
		if (piece === void 0 || piece === "") return piece !== void 0 && optional === true;
		return kind !== "number" || /^-?\d+(?:\.\d+)?$/.test(piece);
	}) ? void 0 : `a line such as ${lineShape(notation)}`;
}

// generator/4-rules/exits.ts
/** A workflow ends only with exit codes that its command declares. */
const exits = ({ bound, facts, report }) => {
	for (const { spec, workflow, at, words } of bound.commands) {
		const declared = Object.keys(spec.exits ?? {});
		for (const name of declared) if (failures.includes(name)) report.add("CS406", placeOfKey(spec.exits, name), { name });
		if (workflow === void 0 || workflow.shared) continue;
		for (const name of facts.workflows[workflow.name] ?? []) if (!declared.includes(name)) report.add("CS405", at, {
			name,
			file: workflow.name,
			words: words.join(" ")
		});
	}
};

// generator/4-rules/fields.ts
/** Wires, columns and fixed parts of a body name fields of their resource. */
const fields = ({ bound, report }) => {
	for (const command of bound.commands) {
		const { request, spec, scope, args, flags } = command;
		const record = request?.resource?.record;
		if (record === void 0) continue;
		const subject = {
			name: record.name,
			record
		};
		for (const flag of [...args, ...flags]) checkWires(flag, subject, report);
		const isLine = request?.resource?.verb === "lines";
		for (const list of [spec.columns, isLine || request?.shape !== "rows" ? void 0 : scope.spec.columns]) list?.forEach((column, index) => {
			for (const name of fieldsOfColumn(column)) fieldOf(subject, name, placeOfValue(list, index), report);
		});
		if (spec.body !== void 0 && !Array.isArray(spec.body)) for (const path of Object.keys(spec.body)) fieldOf(subject, head(path), keyPlace(command, path), report);
	}
};
/** Returns the first step of a path. */
const head = (path) => path.split(/[.[]/)[0] ?? path;
const keyPlace = ({ spec }, path) => placeOfValue(spec.body, path);
function checkWires(flag, subject, report) {
	flag.wires.forEach(({ in: place, name }, index) => {
		const at = flag.spec.wire === void 0 ? flag.usedAt : placeOfWire(flag.spec, index);
		if (place === "body" && name !== "" && name !== "[]") {
			if (fieldOf(subject, head(name), at, report)?.readonly === true) report.add("CS509", at, {
				name: head(name),
				resource: subject.name
			});
		}
		if (place === "keep") fieldOf(subject, head(name), at, report);
		if (place === "term") for (const field of termNames(name)) fieldOf(subject, field, at, report);
	});
}
/** Returns the fields in a term of a filter. */
const termNames = (term) => (namesIn(term.replace(/\{[^{}]*\}/g, "0")) ?? []).map((name) => name.split("/")[0] ?? name);
/** Returns the fields of a column; not those of a template or of several paths. */
function fieldsOfColumn(column) {
	if (typeof column === "string") return [head(column.split("|")[0] ?? "")];
	const { key, from = key, money } = column;
	const own = typeof from === "string" && !from.includes("{") ? [head(from)] : [];
	return money === void 0 ? own : [...own, head(money)];
}

// generator/4-rules/files.ts
/** Files that service.yaml names exist. */
const files = ({ bound: { spec }, facts, report }) => {
	const { catalogue, sandbox } = spec;
	if (catalogue !== void 0 && !facts.data.includes(catalogue.file)) report.add("CS430", placeOfValue(catalogue, "file"), {
		what: "the catalogue",
		file: catalogue.file
	});
	if (sandbox?.extension === true && !facts.extension) {
		const file = `sandbox/${spec.service}/index.ts`;
		report.add("CS430", placeOfKey(sandbox, "extension"), {
			what: "the extension of the sandbox",
			file
		});
	}
};

// generator/4-rules/flag-keys.ts
/** Reports keys of flags and arguments that have no effect on values of their type. */
const flagKeys = ({ bound, report }) => {
	const uses = /* @__PURE__ */ new Map();
	for (const flag of bound.commands.flatMap(({ args, flags }) => [...args, ...flags])) uses.set(flag.spec, [...uses.get(flag.spec) ?? [], flag]);
	for (const [spec, flags] of uses) {
		for (const [key, why] of flags.slice(0, 1).flatMap(idle)) if (spec[key] !== void 0) report.add("CS426", placeOfKey(spec, key), {
			key,
			why
		});
		const shapes = flags.some(({ wires }) => wires.some((wire) => wire.in === "body" || wire.in === "line"));
		if (spec.send !== void 0 && flags.every(({ wires }) => wires.length === 0)) report.add("CS426", placeOfKey(spec, "send"), {
			key: "send",
			why: "the value is not sent"
		});
		if (spec.with !== void 0 && flags.every(({ wires }) => wires.length === 0)) report.add("CS426", placeOfKey(spec, "with"), {
			key: "with",
			why: "the value is not sent"
		});
		if (spec.as !== void 0 && !shapes) report.add("CS426", placeOfKey(spec, "as"), {
			key: "as",
			why: "it is for values in a body, and this value is not sent in one"
		});
	}
};
/** Types whose values are not text, or are parsed as a whole. */
const unread = [
	"boolean",
	"json",
	"line"
];
function idle({ spec, kind, origin }) {
	const list = kind === "csv";
	const one = list ? spec.of ?? "text" : kind;
	const several = list || spec.repeatable === true || spec.variadic === true;
	const found = [];
	if (spec.reference !== void 0 && !list && spec.type !== "reference") found.push(["type", "a `reference` determines the type; only csv can be combined with it"]);
	if (unread.includes(one)) found.push(["max-length", `values of the type ${one} are not text`]);
	if (one === "message" || unread.includes(one)) found.push(["choices", `the type ${one} has no choices`]);
	if (kind === "boolean" || kind === "yesno") found.push(["placeholder", `help shows no placeholder for the type ${kind}`]);
	if (origin === "argument") for (const key of [
		"env",
		"stdin",
		"default"
	]) found.push([key, "arguments are read only from the command line"]);
	if (list && (spec.of ?? "reference") !== "reference") found.push(["reference", `the elements have the type ${one}`]);
	if (one !== "integer" && one !== "number") for (const key of ["min", "max"]) found.push([key, `it is for numbers, and the type is ${one}`]);
	if (!several) for (const key of ["min-items", "max-items"]) found.push([key, "the flag has only one value"]);
	if (!list) found.push(["of", "it is for the type csv"]);
	if (one !== "since") found.push(["months", "it is for the type since"]);
	if (one !== "timestamp") found.push(["day", "it is for the type timestamp"]);
	if (spec.reference === void 0) found.push(["words", "nothing is looked up"]);
	if (one !== "text") found.push(["completes", `it is for the type text, and the type is ${one}`]);
	if (spec.choices !== void 0) found.push(["completes", "the choices are proposed"]);
	if (spec.choices === void 0) found.push(["open", "there are no choices"]);
	if (spec.required === true && spec.default !== void 0 && origin !== "argument") found.push(["required", "the flag has a default"]);
	return found;
}

// generator/4-rules/global-flags.ts
/** Global flags of the client that a command may have of its own: a service that sorts sorts all rows, not those shown. */
const REPLACEABLE = /* @__PURE__ */ new Set(["columns", "sort"]);
/**
* Names and letters of flags are unique in each command, global flags included, except `columns` and `sort`. The flag of a credential carries a
* credential in every command.
*/
const globalFlags = ({ bound, report }) => {
	const secrets = /* @__PURE__ */ new Map();
	for (const [name, credential] of Object.entries(bound.spec.credentials ?? {})) {
		const login = credential.login ?? bound.spec.login ?? "auth login";
		if (credential.kind === "secret") secrets.set(credential.flag, {
			credential: name,
			login
		});
	}
	const reported = /* @__PURE__ */ new Set();
	for (const { flags, words } of bound.commands) for (const { name, origin, wires, spec, usedAt } of flags) {
		const secret = secrets.get(name);
		const carries = origin === "credential" || wires.some((wire) => wire.in === "credential");
		const line = words.join(" ");
		if (secret === void 0 || carries || secret.login === line || reported.has(spec)) continue;
		reported.add(spec);
		report.add("CS439", usedAt, {
			name,
			words: line,
			credential: secret.credential
		});
	}
	const globals = new Map(bound.globals.map((flag) => [flag.name, flag]));
	for (const { flags } of bound.commands) {
		const letters = /* @__PURE__ */ new Map();
		const names = /* @__PURE__ */ new Set([...globals.keys(), ...flags.map(({ name }) => name)]);
		for (const flag of [...globals.values(), ...flags]) {
			const isTaken = globals.has(flag.name) && !REPLACEABLE.has(flag.name);
			if (flag.origin !== "global" && isTaken) report.add("CS401", flag.usedAt, { name: flag.name });
			const { alias } = flag.spec;
			if (alias === void 0) continue;
			const other = letters.get(alias)?.name ?? (names.has(alias) ? alias : void 0);
			if (other !== void 0 && other !== flag.name) report.add("CS402", flag.usedAt, {
				alias,
				name: flag.name,
				other
			});
			letters.set(alias, flag);
		}
	}
};

// generator/4-rules/unused.ts
/** What is declared to be used by name is used. */
const unused = ({ bound, report }) => {
	for (const table of bound.fieldTables) for (const [name, field] of Object.entries(table)) if (!bound.taken.fields.has(field)) report.add("CS501", placeOfKey(table, name), { name });
	const groups = bound.spec["flag-groups"] ?? {};
	for (const name of Object.keys(groups)) if (!bound.taken.groups.has(name)) report.add("CS502", placeOfKey(groups, name), { name });
	const named = (what, table, isUsed) => {
		for (const name of Object.keys(table ?? {})) if (!isUsed(name)) report.add("CS508", placeOfKey(table, name), {
			what,
			name
		});
	};
	const { spec, commands } = bound;
	const flags = commands.flatMap((command) => [...command.args, ...command.flags]);
	const references = usedReferences(bound);
	const requests = requestsOf(bound);
	const finds = new Set(commands.flatMap((command) => command.spec.find ?? []));
	const files = new Set(flags.flatMap(({ wires }) => wires.flatMap((wire) => wire.in === "attach" ? [wire.name] : [])));
	const styles = usedStyles(bound);
	const [first] = Object.keys(spec.hosts);
	const hosts = /* @__PURE__ */ new Set([first, ...requests.map(({ host }) => host)]);
	const opening = new Set(Object.values(spec.hosts).flatMap(({ credentials = [] }) => credentials));
	const entities = /* @__PURE__ */ new Set([...commands.map(({ customFields }) => customFields), ...flags.flatMap(({ wires }) => wires.flatMap((wire) => wire.in === "fields" ? [wire.name] : []))]);
	named("reference", spec.references, (name) => references.has(name));
	for (const [name, { scan }] of Object.entries(spec.references ?? {})) if (scan !== void 0) checkWithin(name, scan, bound, report);
	named("look-up", spec.find, (name) => finds.has(name));
	named("way to attach files", spec.attach, (name) => files.has(name));
	named("shared call", spec.calls, (name) => bound.taken.calls.has(name));
	named("paging style", spec.paging, (name) => styles.has(name));
	named("host", spec.hosts, (name) => hosts.has(name));
	named("credential", spec.credentials, (name) => opening.has(name));
	const isOpen = commands.some(({ workflow }) => workflow?.shared === false);
	named("custom-fields entity", spec["custom-fields"], (name) => isOpen || name === "defaults" || entities.has(name));
	const texts = JSON.stringify([spec, ...bound.documents.groups.map(({ value }) => value)]);
	named("variable", spec.variables, (name) => isOpen || /[}:|]/.test(texts.split(`{${name}`)[1]?.charAt(0) ?? ""));
	named("list of choices", spec.choices, (name) => bound.taken.choices.has(name));
};
/** A flag narrows a look-up only in commands that have both. */
function checkWithin(name, { within }, { commands }, report) {
	const users = commands.map((command) => [...command.args, ...command.flags]).filter((all) => all.some(({ spec }) => spec.reference === name));
	if (within === void 0 || users.length === 0 || users.some((all) => all.some((flag) => flag.name === within.flag))) return;
	report.add("CS426", placeOfKey(within, "flag"), {
		key: "flag",
		why: `no command with this look-up has --${within.flag}`
	});
}
/** References that arguments, flags and parts of lines name. */
function usedReferences({ commands, scopes, references }) {
	const flags = commands.flatMap((command) => [...command.args, ...command.flags]);
	const parts = scopes.flatMap(({ spec: { lines } }) => Object.values({
		...lines?.head,
		...lines?.options
	}));
	const named = [...flags.map((flag) => flag.spec.reference), ...parts.map((part) => part.reference)];
	return new Set(named.flatMap((name) => [name, references[name ?? ""]?.scan?.or]));
}
const requestsOf = ({ commands }) => commands.flatMap(({ request, workflow }) => [...request === void 0 ? [] : [request], ...workflow?.calls ?? []]);
/** Paging styles that lists are read in. Raw requests choose one by its `paths`. */
function usedStyles(bound) {
	const { spec } = bound;
	return /* @__PURE__ */ new Set([
		...requestsOf(bound).map(({ paging }) => paging),
		...Object.values(spec.references ?? {}).map(({ scan }) => scan?.paging),
		...Object.values(spec["custom-fields"] ?? {}).map(({ paging }) => paging),
		...Object.values(spec.variables ?? {}).map(({ every }) => every?.paging),
		spec.catalogue?.paging,
		...Object.entries(spec.paging ?? {}).flatMap(([name, { paths }]) => paths === void 0 ? [] : [name])
	]);
}

// generator/4-rules/idle-groups.ts
/** Whether a command sends requests: its own, or its declared calls. Shared workflows may send any request. */
const sends = ({ request, workflow }) => request !== void 0 || workflow !== void 0 && (workflow.shared || workflow.calls.length > 0);
const isOnPath = ({ request }) => request !== void 0 && request.resource === void 0;
/** Verbs use the path of the group; for a workflow it determines the arguments. */
const usesPath = (command) => {
	const { spec, verb, workflow } = command;
	if (spec.path !== void 0 || verb === void 0) return false;
	return isOnPath(command) || workflow !== void 0 && spec.args === void 0;
};
const isAboutOne = ({ verb }) => verb === "get" || verb === "update" || verb === "delete";
/** Whether the id of the group is an argument of the command. */
const usesId = ({ spec, args, scope }, { id, ids }) => {
	if (scope.ids.get(id) !== ids.get(id)) return false;
	if (spec.args !== void 0) return spec.args[id] !== void 0 && id !== "id";
	return args.some(({ name }) => name === id) || spec.id !== void 0 && scope.id === id;
};
const isInferred = ({ spec, verb }) => verb !== void 0 && spec.summary === void 0;
const usesPlural = (command, { spec }) => spec.summary === void 0 || isInferred(command) && (command.verb === "list" || command.verb === "lines") || command.request?.resource !== void 0 && command.args.some(({ spec: arg }) => arg.variadic === true);
const usesColumns = ({ spec, request, workflow, verb }) => {
	if (spec.columns !== void 0) return false;
	if (workflow !== void 0) return verb === "list";
	return [
		"rows",
		"row",
		"single"
	].includes(request?.shape ?? "") && request?.resource?.verb !== "lines";
};
const usesSecrets = ({ spec, request }) => {
	if (spec.secrets !== void 0 || request === void 0) return false;
	return request.shape === "rows" || request.resource === void 0 && request.shape !== "action";
};
const usesReturns = ({ spec, request, workflow, effect }) => spec.returns === void 0 && (workflow !== void 0 && effect === "read" || request !== void 0 && request.resource === void 0 && request.shape !== "action" && request.shape !== "raw");
const usesEntity = ({ spec, request, flags }) => {
	if (spec["custom-fields"] !== void 0) return false;
	return request !== void 0 && request.shape !== "action" && request.shape !== "raw" || flags.some(({ wires }) => wires.some((wire) => wire.in === "fields"));
};
/** Keys for the commands of the group itself. */
const own = [
	[
		"path",
		usesPath,
		"no command of the group uses this path"
	],
	[
		"item",
		(command, scope) => usesPath(command, scope) && isAboutOne(command),
		"no command of the group reads or changes one record on this path"
	],
	[
		"noun",
		(command) => sends(command) || isInferred(command),
		"no sentence about the commands of the group uses it"
	],
	[
		"plural",
		usesPlural,
		"no sentence about the commands of the group uses it"
	],
	[
		"result",
		(command) => isOnPath(command) && command.request?.shape === "rows" && command.spec.result === void 0,
		"no list of the group uses it"
	],
	[
		"record",
		(command) => isOnPath(command) && !["rows", "raw"].includes(command.request?.shape ?? "raw") && command.spec.result === void 0,
		"no command of the group that prints a record uses it"
	],
	[
		"columns",
		usesColumns,
		"no list of the group uses them"
	],
	[
		"secrets",
		usesSecrets,
		"no command of the group prints such records"
	],
	[
		"returns",
		usesReturns,
		"no command of the group prints such records"
	],
	[
		"custom-fields",
		usesEntity,
		"no command of the group prints or sends custom fields"
	]
];
/** Keys for the commands of the group and of the groups inside it. */
const inherited = [
	[
		"id",
		usesId,
		"no command has this argument; commands with `args` declare their arguments there"
	],
	[
		"host",
		({ spec, request, workflow }) => spec.host === void 0 && (request !== void 0 || workflow?.calls.some((call) => call.spec.host === void 0) === true),
		"no request of the group is sent to it"
	],
	[
		"paging",
		({ spec, request }) => spec.paging === void 0 && request?.shape === "rows",
		"no list of the group uses it"
	],
	[
		"hints",
		sends,
		"no command of the group sends a request"
	]
];
/** Whether a key of a group applies to a command: no nearer group has the key. Hints of all groups apply. */
function isInForce(scope, command, key) {
	const scopes = around(command.scope);
	return key === "hints" || key === "id" ? scopes.includes(scope) : scopes.find(({ spec }) => spec[key] !== void 0) === scope;
}
/** Reports keys of groups that none of their commands uses. */
const idleGroups = ({ bound, report }) => {
	for (const group of bound.root.groups) checkEmpty(group, report);
	for (const scope of bound.scopes) {
		const { spec } = scope;
		const reportIdle = (key, why) => {
			if (spec[key] === void 0) return;
			const at = placeOfKey(spec, key);
			if (!at.source.shared) report.add("CS426", at, {
				key,
				why
			});
		};
		if (scope.parent === void 0 && spec.group === void 0) for (const key of ["summary", "description"]) reportIdle(key, "the file has no `group`");
		if (spec.use?.length === 0) reportIdle("use", "the list is empty");
		const below = bound.commands.filter((command) => isBelow(scope, command));
		if (below.length === 0) continue;
		for (const [key, uses, why] of own) if (!below.some((command) => command.scope === scope && uses(command, scope))) reportIdle(key, why);
		for (const [key, uses, why] of inherited) if (!below.some((command) => isInForce(scope, command, key) && uses(command, scope))) reportIdle(key, why);
		if (!bound.commands.some((one) => one.scope === scope && namingOf(one, bound.commands) !== void 0)) reportIdle("title", "no command of the group changes or deletes a record that `get` reads");
		checkReference(scope, bound, reportIdle);
	}
	checkMethods(bound, report);
};
const around = (scope) => scope.parent === void 0 ? [scope] : [scope, ...around(scope.parent)];
const isBelow = (scope, command) => around(command.scope).includes(scope);
function checkEmpty(group, report) {
	if (group.commands.length > 0 || group.groups.length > 0) group.groups.forEach((one) => {
		checkEmpty(one, report);
	});
	else if (group.at !== void 0) report.add("CS426", group.at, {
		key: group.name,
		why: "the group has no commands"
	});
}
/** The number or code of a group is for arguments, flags and line parts that accept one instead of an id. */
function checkReference({ reference }, bound, reportIdle) {
	if (reference === void 0) return;
	if (!usedReferences(bound).has(reference.name)) reportIdle(reference.typed, "no argument, flag or line part accepts one");
}
/** Reports HTTP methods of verbs, in groups and in service.yaml, that no command uses. */
function checkMethods({ spec: service, scopes, commands }, report) {
	for (const scope of [void 0, ...scopes]) {
		const methods = scope === void 0 ? service.methods : scope.spec.methods;
		for (const verb of Object.keys(methods ?? {})) {
			if (commands.some((command) => methodOwner(command, verb) === scope && usesMethod(command, verb))) continue;
			const why = `no ${verb} command uses it`;
			report.add("CS426", placeOfKey(methods, verb), {
				key: verb,
				why
			});
		}
	}
}
const methodOwner = ({ scope }, verb) => around(scope).find(({ spec }) => spec.methods?.[verb] !== void 0);
/** On a resource only the method of `update` can be chosen. */
function usesMethod({ spec, verb, request, workflow }, name) {
	if (workflow !== void 0) return name === "update" && workflow.calls.some((call) => call.resource?.verb === name);
	if (request === void 0 || spec.method !== void 0) return false;
	return request.resource === void 0 ? verb === name : name === "update" && verb?.endsWith(name) === true;
}

// generator/4-rules/idle-keys.ts
const ofRequests = [
	"method",
	"paths",
	"query",
	"body",
	"encoding",
	"patch",
	"paging",
	"result",
	"cap",
	"page-size",
	"shape",
	"says",
	"gives",
	"omit",
	"messages",
	"flat",
	"secrets",
	"unfold",
	"unwrap",
	"find",
	"moved",
	"web",
	"reread",
	"resend",
	"change"
];
const ofWorkflows = ["gate", "exits"];
/** Keys of commands with a workflow of the service itself. */
const ofOwnWorkflows = [
	"calls",
	"use-calls",
	"why"
];
/** Reports keys of commands that have no effect. */
const idleKeys = ({ bound, report }) => {
	for (const command of bound.commands) {
		const { spec, words, flags } = command;
		const reportIdle = (keys, why) => {
			for (const key of keys) if (spec[key] !== void 0) report.add("CS426", placeOfKey(spec, key), {
				key,
				why
			});
		};
		if (spec.tool === true) reportIdle(["tool"], "commands are offered by default");
		if (command.request === void 0) ofWorkflow(command, reportIdle);
		else ofShape(command, bound.spec, reportIdle);
		if (command.workflow === void 0) reportIdle(ofOwnWorkflows, "the command is not a workflow");
		else if (command.workflow.shared) reportIdle(ofOwnWorkflows, "the workflow is shared");
		if (spec.credentials === true && credentialFlags(bound.spec, words.join(" ")).length === 0) reportIdle(["credentials"], "the command stores no credential");
		if (spec.local === true && spec.effect !== void 0) reportIdle(["local"], "the command has an `effect`");
		if (!printsRecords(command) && !flags.some(({ wires }) => wires.some((wire) => wire.in === "fields"))) reportIdle(["custom-fields"], "the command prints no records and has no flag wired to `fields:`");
		ofArguments(command, report);
		ofUse(command, report);
		const usual = bound.spec.verbs?.[command.verb ?? "list"];
		if (spec.use?.length === 0 && usual?.use === void 0) reportIdle(["use"], "the list is empty");
	}
};
const printsRecords = ({ request }) => request !== void 0 && request.shape !== "action" && request.shape !== "raw";
function ofWorkflow({ workflow, effect }, reportIdle) {
	reportIdle([...ofRequests, "resource"], "a workflow sends its own requests and prints its own results");
	const isOwn = workflow !== void 0 && !workflow.shared;
	if (!isOwn || effect === "local") reportIdle(["returns"], "the fields of the result are not checked");
	if (workflow?.calls.length === 0) reportIdle(["host"], "the command declares no calls");
	if (isOwn && workflow.calls.length === 0) reportIdle(["hints"], "the command declares no calls");
	if (effect === "read" || effect === "local") reportIdle(["gate"], "the command changes nothing");
}
/** Arguments are declared in `args` or inferred; `id` is for the inferred one. */
function ofArguments({ spec, args, request }, report) {
	const { id } = spec;
	if (id === void 0) return;
	const { name = "id", ...more } = id;
	if (spec.args === void 0) {
		if (id.name !== void 0 ? args.some((arg) => arg.name === id.name) : args.length > 0) return;
		report.add("CS426", placeOfKey(spec, "id"), {
			key: "id",
			why: "no argument of the command names a record"
		});
		return;
	}
	const isKey = request?.resource?.plan.id === name && spec.args[name] !== void 0;
	const why = "the command declares its arguments in `args`";
	if (!isKey) report.add("CS426", placeOfKey(spec, "id"), {
		key: "id",
		why
	});
	else for (const key of Object.keys(more)) report.add("CS426", placeOfKey(id, key), {
		key,
		why
	});
}
/** Flag groups that every command of the group already has. */
function ofUse({ spec, scope }, report) {
	spec.use?.forEach((name, index) => {
		if (!scope.use.some((one) => one.name === name)) return;
		const why = `the group already has ${name}`;
		report.add("CS426", placeOfValue(spec.use, index), {
			key: name,
			why
		});
	});
}
function ofShape({ spec, request, effect, flags }, { paging }, reportIdle) {
	const shape = request?.shape;
	const onResource = request?.resource !== void 0;
	reportIdle(ofWorkflows, "the command is not a workflow");
	if (shape !== "rows") reportIdle([
		"cap",
		"page-size",
		"unfold",
		"unwrap"
	], "the command prints no list");
	if (shape !== "rows" && spec.paging !== "none") reportIdle(["paging"], "the command prints no list");
	if (!(shape === "action" || shape === "record" && effect !== "read")) reportIdle(["says", "gives"], `the result of the command has the shape ${String(shape)}`);
	const printsRecord = shape === "record" || shape === "row" || shape === "single";
	if (!printsRecord) reportIdle([
		"flat",
		"messages",
		"moved",
		"web"
	], "the command prints no record");
	if (shape === "rows") reportIdle(["omit"], "the command prints no record");
	if (shape !== "record") reportIdle(["reread"], "the command prints no record");
	if (printsRecord && onResource) reportIdle([
		"flat",
		"messages",
		"omit",
		"secrets"
	], "the record of a resource is printed whole");
	const style = paging?.[request?.paging ?? ""];
	if (shape === "rows" && (style === void 0 || !("send" in style) || style.send.size === void 0)) reportIdle(["page-size"], "the paging of the list does not send a page size");
	if (shape === "action") reportIdle([
		"columns",
		"omit",
		"secrets",
		"returns"
	], "the command prints one line");
	if (shape === "raw") reportIdle([
		"columns",
		"omit",
		"secrets",
		"result",
		"returns"
	], "the command prints the response unchanged");
	else if (onResource) reportIdle(["returns"], "the catalogue lists the fields of the resource");
	if (effect !== "read") reportIdle(["web"], "the command is a write");
	if (flags.some(({ name, origin }) => name === "web" && origin !== "terminal")) reportIdle(["web"], "the command has a flag of its own with that name");
	if (effect === "read") reportIdle([
		"confirm",
		"reread",
		"change",
		"body",
		"encoding",
		"find"
	], "the command changes nothing");
	if (effect !== "update") reportIdle(["resend"], "the command updates no record");
	else if (onResource) reportIdle(["resend"], "a resource changes only the fields that are sent");
	else if (Array.isArray(spec.body)) reportIdle(["resend"], "the body is a list");
	if (spec.encoding !== "patch" && spec.encoding !== "patches") reportIdle(["patch"], "the encoding is not a patch");
	if (onResource) reportIdle([
		"path",
		"paths",
		"result"
	], "the resource determines it");
	else reportIdle(["resource"], "the command has no verb");
	if (Array.isArray(spec.body) && flags.some(({ wires }) => wires.some(isInBody))) reportIdle(["body"], "the list is the whole body, but flags of the command are also sent in it");
}

// generator/4-rules/idle-service.ts
/** Whether the service has a command with this shared workflow. */
const hasShared = ({ commands }, name) => commands.some(({ workflow }) => workflow?.shared === true && workflow.name === name);
const wiresOf = ({ commands }) => commands.flatMap(({ args, flags }) => [...args, ...flags].flatMap(({ wires }) => wires));
/** Reports keys of service.yaml that no command uses. */
const idleService = ({ bound, report }) => {
	const reportIdle = (owner, key, why) => {
		if (owner === void 0 || owner[key] === void 0) return;
		report.add("CS426", placeOfKey(owner, key), {
			key,
			why
		});
	};
	ofCommands(bound, reportIdle);
	ofTraffic(bound, reportIdle);
	ofVariables(bound, reportIdle);
	ofVerbs(bound, report);
	ofEntities(bound, reportIdle);
	ofRemoved(bound, reportIdle);
	checkCatalogue(bound, report);
};
/** Settings of shared workflows. */
function ofCommands(bound, reportIdle) {
	const { spec } = bound;
	const unless = (command, owner, ...keys) => {
		if (hasShared(bound, command)) return;
		for (const key of keys) reportIdle(owner, key, `no command uses the workflow shared/${command}`);
	};
	unless("api", spec, "api");
	for (const style of Object.values(spec.paging ?? {})) unless("api", style, "paths");
	unless("doctor", spec, "doctor");
	unless("config-validate", spec, "validate");
	unless("auth-status", spec.local, "identify");
	for (const check of [...spec.doctor?.checks ?? [], ...spec.validate ?? []]) {
		if (check.check !== "reach") reportIdle(check, "path", "only the check `reach` uses it");
		if (check.check !== "tool") reportIdle(check, "setting", "only the check `tool` uses it");
		if (!named.includes(check.check)) reportIdle(check, "of", `the check ${check.check} has no subject`);
	}
}
/** Checks of a named part of the service. */
const named = [
	"variable",
	"client",
	"credential",
	"expiry",
	"tool",
	"reach"
];
function ofTraffic(bound, reportIdle) {
	const { spec, commands } = bound;
	const places = new Set(wiresOf(bound).map((wire) => wire.in));
	if (spec.gate?.writes !== "flag") for (const key of ["flag", "env"]) reportIdle(spec.gate, key, "writes need no flag");
	if (!(places.has("term") || places.has("match") || commands.some((command) => command.spec.find !== void 0))) reportIdle(spec, "filter", "no flag adds a term to a filter, and no command has a look-up");
	if (!wiresOf(bound).some((wire) => wire.in === "catalogue" && wire.name === "beta")) reportIdle(spec.catalogue, "beta-path", "no flag is wired to catalogue:beta");
	if (Object.values(spec.credentials ?? {}).every(({ kind }) => kind === "secret")) reportIdle(spec.sandbox, "tokens", "no credential of the service is oauth");
}
function ofVariables(bound, reportIdle) {
	const { spec } = bound;
	const origins = Object.values(spec.hosts).map(({ origin }) => origin);
	const each = new Set(wiresOf(bound).flatMap((wire) => wire.in === "each" ? [wire.name] : []));
	for (const [name, variable] of Object.entries(spec.variables ?? {})) {
		if (!each.has(name)) reportIdle(variable, "every", `no flag is wired to each:${name}`);
		if (variable.pattern === void 0) reportIdle(variable, "form", "there is no `pattern`");
		if (!origins.some((origin) => origin.includes(`{${name}}`))) reportIdle(variable, "login", "no origin contains the variable");
	}
}
/** Defaults of the entities with custom fields. */
function ofEntities({ spec }, reportIdle) {
	const { defaults, ...entities } = spec["custom-fields"] ?? {};
	for (const key of Object.keys(defaults ?? {})) if (Object.values(entities).every((entity) => entity[key] !== void 0)) reportIdle(defaults, key, "every entity has its own");
}
/** Defaults of the verbs in groups with a resource. */
function ofVerbs({ spec, commands }, report) {
	for (const verb of Object.keys(spec.verbs ?? {})) {
		if (commands.some((command) => command.scope.spec.resource !== void 0 && verbOf(command.name, command.spec, command.scope) === verb)) continue;
		report.add("CS426", placeOfKey(spec.verbs, verb), {
			key: verb,
			why: "no command of a group with a `resource` has this verb"
		});
	}
}
/** Reports fields in lists of the catalogue settings that no resource has. */
function checkCatalogue({ spec, catalogue: data }, report) {
	const { catalogue } = spec;
	if (catalogue === void 0 || data === void 0) return;
	const known = new Set(Object.values(data).flatMap(({ fields }) => Object.keys(fields)));
	const check = (owner, key, name, isKey = false) => {
		if (known.has(name)) return;
		const at = isKey ? placeOfKey(owner, key) : placeOfValue(owner, key);
		report.add("CS316", at, {
			what: "field of the catalogue",
			name,
			hint: candidates(name, [...known], "Fields")
		});
	};
	for (const list of [
		catalogue.names ?? [],
		catalogue.telling ?? [],
		...catalogue.columns ?? []
	]) list.forEach((name, index) => {
		check(list, index, name);
	});
	for (const name of Object.keys(catalogue.formats ?? {})) check(catalogue.formats, name, name, true);
	if (catalogue.codes !== void 0) check(catalogue.codes, "field", catalogue.codes.field);
}
/** Commands of standard groups that the service removes. */
function ofRemoved({ documents, spec }, reportIdle) {
	const standard = (spec.standard ?? []).map((name) => documents.standard.get(name)?.value);
	for (const { value } of documents.groups) {
		const group = value;
		for (const [name, command] of Object.entries(group.commands ?? {})) {
			if (command.remove !== true) continue;
			if (!standard.some((one) => one?.group === group.group && one?.commands?.[name] !== void 0)) reportIdle(command, "remove", "no standard group of the service has the command");
			for (const key of Object.keys(command)) if (key !== "remove") reportIdle(command, key, "the command is removed");
		}
	}
}

// generator/4-rules/lines.ts
/** Lines of documents: their fields exist, their parts fit together, and a command uses them. */
const lines = ({ bound, report }) => {
	for (const scope of bound.scopes) {
		const { spec } = scope;
		if (spec.lines === void 0) continue;
		const commands = bound.commands.filter((command) => command.scope.spec === spec);
		checkFields(spec, spec.lines, bound, report);
		checkParts(spec.lines, bound, report);
		checkUse(spec, spec.lines, commands, report);
		checkSent(spec, commands, bound, report);
		checkNegative(spec.lines, commands, report);
		checkShared(commands, spec.lines, bound, report);
	}
};
function subjectOf(name, { catalogue }) {
	const record = name === void 0 || catalogue === void 0 ? void 0 : recordOf(name, catalogue);
	return {
		name: name ?? "",
		...record === void 0 ? {} : { record }
	};
}
function checkFields(spec, declared, bound, report) {
	const line = subjectOf(declared.resource, bound);
	for (const parts of [declared.head, declared.options]) for (const part of Object.values(parts ?? {})) fieldOf(line, part.wire, placeOfValue(part, "wire"), report);
	if (declared.text !== void 0) fieldOf(line, declared.text, placeOfValue(declared, "text"), report);
	if (declared.collection !== void 0) {
		const document = subjectOf(spec.resource, bound);
		fieldOf(document, declared.collection, placeOfValue(declared, "collection"), report);
	}
}
/** Checks the fields that flags set in every line. */
function checkShared(commands, { resource }, bound, report) {
	const line = subjectOf(resource, bound);
	for (const flag of commands.flatMap(({ flags }) => flags)) for (const wire of flag.wires) if (wire.in === "line") fieldOf(line, wire.name, flag.usedAt, report);
}
function checkParts(declared, { references }, report) {
	const parts = {
		...declared.head,
		...declared.options
	};
	const names = Object.keys(parts);
	const unknown = (name, known, at, key) => {
		if (known.includes(name)) return;
		const hint = candidates(name, known, "Known");
		report.add("CS316", placeOfValue(at, key), {
			what: "part of a line",
			name,
			hint
		});
	};
	for (const part of Object.values(parts)) {
		const isReference = part.reference !== void 0;
		if (isReference && references[part.reference ?? ""] === void 0) {
			const hint = candidates(part.reference ?? "", Object.keys(references), "Known");
			report.add("CS316", placeOfValue(part, "reference"), {
				what: "reference",
				name: part.reference ?? "",
				hint
			});
		}
		const type = isReference ? "reference" : part.type ?? "text";
		for (const key of ["min", "max"]) if (type !== "number" && part[key] !== void 0) report.add("CS426", placeOfKey(part, key), {
			key,
			why: `it is for numbers, and the type is ${type}`
		});
	}
	for (const key of [
		"options",
		"text",
		"spans",
		"negative",
		"balanced"
	]) if (declared.head === void 0 && declared[key] !== void 0) report.add("CS426", placeOfKey(declared, key), {
		key,
		why: "lines without a `head` cannot be typed"
	});
	const options = Object.keys(declared.options ?? {});
	declared.spans?.forEach((pair) => {
		pair.forEach((name, index) => {
			unknown(name, options, pair, index);
		});
	});
	const numbers = names.filter((name) => parts[name]?.type === "number");
	declared.negative?.parts.forEach((name, index) => {
		unknown(name, numbers, declared.negative?.parts, index);
	});
	if (declared.balanced !== void 0) unknown(declared.balanced, numbers, declared, "balanced");
}
const isTyped = ({ flags }) => flags.some(({ line }) => line !== void 0);
/** Keys about lines that are typed, not read. */
const keysOfTyped = [
	"head",
	"options",
	"collection",
	"text",
	"spans",
	"negative",
	"balanced"
];
/** Typed lines are sent in a field of the document. */
function checkSent(spec, commands, bound, report) {
	const { record } = subjectOf(spec.resource, bound);
	const fields = Object.entries(record?.fields ?? {}).filter(([, { type }]) => type === "Collection");
	for (const { words, flags } of commands) for (const flag of flags) {
		if (flag.line === void 0 || flag.wires.length > 0) continue;
		report.add("CS445", placeOfKey(spec, "lines"), {
			name: flag.name,
			words: words.join(" "),
			fields: listed(fields.map(([name]) => name))
		});
	}
}
function checkUse(spec, declared, commands, report) {
	const verbs = new Set(commands.map(({ verb }) => verb));
	const addIdle = (key, why) => {
		if (declared[key] !== void 0) report.add("CS426", placeOfKey(declared, key), {
			key,
			why
		});
	};
	const isRead = lineVerbs.some((verb) => verbs.has(verb));
	const takes = commands.some(isTyped);
	if (!isRead && !takes) {
		report.add("CS426", placeOfKey(spec, "lines"), {
			key: "lines",
			why: "no command of the group lists or writes lines"
		});
		return;
	}
	if (!takes) for (const key of keysOfTyped) addIdle(key, "no flag of the group has the type line");
	if (!verbs.has("lines")) for (const key of ["order", "number"]) addIdle(key, "no command of the group is `lines`");
}
/** Commands that take lines have the boolean flag that makes amounts negative. */
function checkNegative({ negative }, commands, report) {
	if (negative === void 0) return;
	for (const command of commands.filter(isTyped)) {
		const flags = command.flags.filter(({ kind }) => kind === "boolean").map(({ name }) => name);
		if (flags.includes(negative.when)) continue;
		report.add("CS414", placeOfValue(negative, "when"), {
			name: negative.when,
			key: "negative",
			words: command.words.join(" "),
			hint: candidates(negative.when, flags, "Boolean flags")
		});
	}
}
/** Keys of a group that need a resource or a reference. */
const groupKeys = ({ bound, report }) => {
	for (const { spec } of bound.scopes) {
		const reportIdle = (key, why) => {
			if (spec[key] !== void 0) report.add("CS426", placeOfKey(spec, key), {
				key,
				why
			});
		};
		const keys = [
			"number",
			"code",
			"latest",
			"lines"
		];
		if (bound.spec.catalogue === void 0) {
			for (const key of [...keys, "resource"]) reportIdle(key, "the service has no catalogue");
			continue;
		}
		if (spec.resource === void 0) for (const key of [
			"number",
			"code",
			"latest"
		]) reportIdle(key, "the group has no resource");
		else if (spec.number !== void 0) reportIdle("code", "records are looked up by number");
		if (spec.number === void 0 && spec.code === void 0) reportIdle("latest", "the group has neither a number nor a code");
		if (spec.resource !== void 0 && !usesResource(spec, bound)) reportIdle("resource", "no command of the group uses it");
	}
};
function usesResource(spec, { commands }) {
	return spec.number !== void 0 || spec.code !== void 0 || commands.some((command) => command.scope.spec === spec && command.request?.resource !== void 0);
}

// generator/4-rules/lookups.ts
/** Look-ups and attachments of service.yaml name fields that exist, and their commands have the values they need. */
const lookups = (ruling) => {
	const { bound } = ruling;
	const padded = bound.spec.catalogue?.codes?.resources ?? [];
	padded.forEach((name, index) => {
		subjectOf$1(name, bound.catalogue, placeOfValue(padded, index), ruling.report);
	});
	for (const find of Object.values(bound.spec.find ?? {})) checkFind(find, ruling);
	for (const { holder, file } of Object.values(bound.spec.attach ?? {})) {
		if (holder !== void 0) checkRecord(holder, ruling);
		checkRecord(file, ruling);
	}
	for (const command of bound.commands) {
		checkFinds(command, ruling);
		checkFiles(command, ruling);
	}
};
function place(spec, { bound, report }) {
	if (spec.resource === void 0) return void 0;
	if (bound.spec.catalogue === void 0) {
		report.add("CS426", placeOfKey(spec, "resource"), {
			key: "resource",
			why: "the service has no catalogue"
		});
		return;
	}
	return subjectOf$1(spec.resource, bound.catalogue, placeOfValue(spec, "resource"), report);
}
function checkFind(spec, ruling) {
	const { bound, report } = ruling;
	const subject = place(spec, ruling);
	if (bound.spec.filter === void 0) report.add("CS426", placeOfKey(spec, "where"), {
		key: "where",
		why: "the service has no `filter`"
	});
	if (spec.resource === void 0 && spec.select !== void 0) report.add("CS426", placeOfKey(spec, "select"), {
		key: "select",
		why: "it needs a resource"
	});
	if (subject === void 0) return;
	spec.select?.forEach((name, index) => {
		fieldOf(subject, name, placeOfValue(spec.select, index), report);
	});
	for (const name of termNames(spec.where)) fieldOf(subject, name, placeOfValue(spec, "where"), report);
}
function checkRecord(spec, ruling) {
	const subject = place(spec, ruling);
	if (subject === void 0) return;
	for (const name of Object.keys(spec.body)) fieldOf(subject, name, placeOfKey(spec.body, name), ruling.report);
}
/** Reports names that a template of service.yaml needs and a command does not have. */
function missing(owner, template, known, command, bound, at, report) {
	for (const names of textsIn(template).flatMap(alternatives)) {
		if (names.some((name) => known.includes(name))) continue;
		const [name = ""] = names;
		report.add("CS435", at, {
			...owner,
			name,
			words: command.words.join(" "),
			hint: candidates(name, known, "Known names", ownNames(command, bound.spec))
		});
	}
}
const namesOf = ({ args, flags }, { globals, spec }) => [...[
	...args,
	...flags,
	...globals
].map(({ name }) => name), ...Object.keys(spec.variables ?? {})];
function checkFinds(command, { bound, report }) {
	const { spec, words } = command;
	const known = Object.keys(bound.spec.find ?? {});
	spec.find?.forEach((name, index) => {
		const at = placeOfValue(spec.find, index);
		const found = bound.spec.find?.[name];
		if (found === void 0) {
			report.add("CS316", at, {
				what: "look-up",
				name,
				hint: candidates(name, known, "Known")
			});
			return;
		}
		const names = namesOf(command, bound);
		missing({
			what: `the look-up "${name}"`,
			place: `\`find.${name}\` of service.yaml`
		}, [found.where, ...found.when === void 0 ? [] : [`{${found.when}}`]], names, command, bound, at, report);
		const used = usedFields(spec.body, name);
		if (!(used.length > 0 || found.expect !== "any")) report.add("CS426", at, {
			key: "find",
			why: `nothing in \`body\` uses {${name}.<field>}`
		});
		for (const field of used) {
			if (found.select === void 0 || found.select.includes(field)) continue;
			report.add("CS432", within(placeOfValue(spec, "body"), `{${name}.${field}}`), {
				name: `${name}.${field}`,
				key: "body",
				words: words.join(" "),
				hint: candidates(field, found.select, "Selected fields")
			});
		}
	});
}
/** Returns the fields of a look-up that a body uses, as in `{period.FinYear}`. */
function usedFields(body, name) {
	const pattern = new RegExp(`\\{${name}\\.([\\w.]+)[^{}]*\\}`, "g");
	return textsIn(body).flatMap((text) => [...text.matchAll(pattern)].map(([, field = ""]) => field));
}
function checkFiles(command, { bound, report }) {
	for (const flag of command.flags) for (const wire of flag.wires.filter((one) => one.in === "attach")) {
		const found = bound.spec.attach?.[wire.name];
		if (found === void 0) {
			const hint = candidates(wire.name, Object.keys(bound.spec.attach ?? {}), "Known");
			report.add("CS316", flag.usedAt, {
				what: "attachment",
				name: wire.name,
				hint
			});
			continue;
		}
		const names = [...namesOf(command, bound), "file"];
		const owner = {
			what: `the attachment "${wire.name}"`,
			place: `\`attach.${wire.name}\` of service.yaml`
		};
		missing(owner, found.holder?.body, names, command, bound, flag.usedAt, report);
		missing(owner, found.file.body, [...names, "holder"], command, bound, flag.usedAt, report);
		const record = command.request?.resource?.record;
		if (record !== void 0 && found.holder !== void 0) fieldOf({
			name: record.name,
			record
		}, found.holder.as, placeOfValue(found.holder, "as"), report);
	}
}

// generator/4-rules/names.ts
/** Flags and commands that service.yaml names exist in the client. */
const serviceNames = ({ bound, report }) => {
	const { spec: service, commands, globals } = bound;
	const everywhere = globals.map(({ name }) => name);
	const defaults = service["flag-defaults"] ?? {};
	for (const name of Object.keys(defaults)) {
		if (everywhere.includes(name)) continue;
		const hint = candidates(name, everywhere, "Global flags");
		report.add("CS316", placeOfKey(defaults, name), {
			what: "global flag",
			name,
			hint
		});
	}
	const flags = [...everywhere, ...commands.flatMap((command) => command.flags.map(({ name }) => name))];
	for (const setting of Object.values(service.settings ?? {})) {
		if (setting.fills === void 0 || flags.includes(setting.fills)) continue;
		const hint = candidates(setting.fills, flags, "Global flags", everywhere);
		report.add("CS316", placeOfValue(setting, "fills"), {
			what: "flag",
			name: setting.fills,
			hint
		});
	}
	const lines = commands.map(({ words }) => words.join(" "));
	for (const entity of Object.values(service["custom-fields"] ?? {})) {
		const named = entity.command;
		if (named === void 0 || lines.some((line) => `${named} `.startsWith(`${line} `))) continue;
		const hint = candidates(named, lines, "Commands");
		report.add("CS316", placeOfValue(entity, "command"), {
			what: "command",
			name: named,
			hint
		});
	}
	for (const owner of [service, ...Object.values(service.credentials ?? {})]) {
		if (owner.login === void 0 || lines.includes(owner.login)) continue;
		const shown = commands.filter(({ spec }) => spec.credentials === true).map(({ words }) => words.join(" "));
		const hint = candidates(owner.login, lines, "Commands that sign in", shown);
		report.add("CS316", placeOfValue(owner, "login"), {
			what: "command",
			name: owner.login,
			hint
		});
	}
};
/** Hosts, references, entities and paging styles that commands name exist. */
const names = ({ bound, report }) => {
	const { spec: service, commands } = bound;
	const known = {
		host: Object.keys(service.hosts),
		reference: Object.keys(bound.references),
		"custom-fields entity": Object.keys(service["custom-fields"] ?? {}),
		"paging style": Object.keys(service.paging ?? {})
	};
	const check = (what, name, at, key) => {
		if (name === void 0 || known[what].includes(name)) return;
		const hint = candidates(name, known[what], "Known");
		report.add("CS316", placeOfValue(at, key), {
			what,
			name,
			hint
		});
	};
	for (const { spec, scope, args, flags } of commands) {
		for (const level of [spec, scope.spec]) {
			check("host", level.host, level, "host");
			check("custom-fields entity", level["custom-fields"], level, "custom-fields");
		}
		for (const flag of [...args, ...flags]) check("reference", flag.spec.reference, flag.spec, "reference");
	}
	for (const call of new Set(commands.flatMap(({ workflow }) => workflow?.calls.map(({ spec }) => spec) ?? []))) {
		check("host", call.host, call, "host");
		check("paging style", call.paging, call, "paging");
	}
};

// generator/4-rules/pages.ts
/** Rows have a path in the response, and no page size is above the maximum. */
const pages = ({ bound, report }) => {
	const styles = bound.spec.paging ?? {};
	for (const { spec, request, flags, words, at } of bound.commands) {
		const style = request?.paging;
		if (style !== void 0 && request?.result === void 0) {
			const path = Object.values(styles[style] ?? {}).find((text) => String(text).includes("{key}"));
			if (path !== void 0) report.add("CS320", at, {
				style,
				path: String(path),
				words: words.join(" ")
			});
		}
		const paging = styles[style ?? ""];
		if (style === void 0 || paging === void 0 || !("size" in paging) || paging.size === void 0) continue;
		const { max } = paging.size;
		const size = spec["page-size"];
		if (size !== void 0 && size > max) report.add("CS404", placeOfValue(spec, "page-size"), {
			value: size,
			style,
			max
		});
		if (spec.cap !== void 0 && spec.cap > max) report.add("CS504", placeOfKey(spec, "cap"), {
			cap: spec.cap,
			max
		});
		const parameter = paging.send.size;
		for (const flag of flags) {
			const most = Math.max(Number(flag.spec.max ?? 0), Number(flag.spec.default ?? 0));
			if (flag.wires.some((wire) => wire.in === "query" && wire.name === parameter) && most > max) report.add("CS404", flag.at, {
				value: most,
				style,
				max
			});
		}
	}
};

// generator/4-rules/paths.ts
const ofPaths = {
	pattern: /^[A-Za-z][\w-]*$/,
	what: "a path",
	hint: "Write only the name of an argument, a flag or a variable in braces."
};
const ofTerms = {
	pattern: /^(?:text(?::\d+)?|number|boolean|guid|day)$/,
	what: "a filter term",
	hint: "Write {text}, {text:18}, {number}, {boolean}, {guid} or {day}."
};
/** Braces in paths and filter terms hold placeholders; other text in braces would be sent as written. */
const braces = ({ bound, report }) => {
	const { spec: service } = bound;
	const seen = /* @__PURE__ */ new Set();
	const path = (owner, key) => {
		check(String(owner[key] ?? ""), ofPaths, () => placeOfValue(owner, key), report);
	};
	for (const { spec } of bound.scopes) {
		path(spec, "path");
		path(spec, "item");
	}
	for (const { spec, flags, args } of bound.commands) {
		path(spec, "path");
		for (const flag of Object.keys(spec.paths ?? {})) path(spec.paths, flag);
		for (const { spec: flag, wires } of [...args, ...flags]) {
			if (seen.has(flag) || flag.wire === void 0) continue;
			seen.add(flag);
			for (const wire of wires.filter(({ in: place }) => place === "term")) check(wire.name, ofTerms, () => placeOfValue(flag, "wire"), report);
		}
	}
	for (const calls of [service.calls, ...bound.commands.map(({ spec }) => spec.calls)]) {
		if (calls === void 0 || seen.has(calls)) continue;
		seen.add(calls);
		for (const [name, call] of Object.entries(calls)) if (typeof call === "string") path(calls, name);
		else for (const key of requestKeys) path(call, key);
	}
	for (const host of Object.values(service.hosts)) path(host, "origin");
	for (const { lookup, every } of Object.values(service.variables ?? {})) for (const read of [lookup, every]) if (read !== void 0) path(read, "path");
	for (const check of service.doctor?.checks ?? []) path(check, "path");
	for (const key of ["path", "beta-path"]) if (service.catalogue !== void 0) path(service.catalogue, key);
	if (service.api !== void 0) path(service.api, "base");
	for (const reference of Object.values(service.references ?? {})) {
		path(reference, "path");
		if (reference.scan !== void 0) path(reference.scan, "me");
	}
	for (const entity of Object.values(service["custom-fields"] ?? {})) path(entity, "path");
	for (const find of Object.values(service.find ?? {})) path(find, "path");
	for (const { holder, file } of Object.values(service.attach ?? {})) for (const record of [holder, file]) if (record !== void 0) path(record, "path");
};
function check(text, { pattern, what, hint }, at, report) {
	for (const [brace, inside] of text.matchAll(/\{([^{}]*)\}|[{}][^{}/]*/g)) if (inside === void 0 || !pattern.test(inside)) report.add("CS436", within(at(), brace), {
		brace,
		what,
		hint
	});
}
/** Commands have the arguments in the paths of their references. */
const referencePaths = ({ bound, report }) => {
	const variables = Object.keys(bound.spec.variables ?? {});
	for (const { args, flags, words } of bound.commands) {
		const names = [...args, ...flags].map((flag) => flag.name);
		for (const flag of [...args, ...flags]) {
			const { reference } = flag.spec;
			const needed = placeholders(bound.references[reference ?? ""]?.path ?? "");
			for (const one of needed.filter((other) => !variables.includes(other) && !names.includes(other))) report.add("CS438", flag.usedAt, {
				reference: reference ?? "",
				name: one,
				words: words.join(" "),
				hint: candidates(one, names, "Known names")
			});
		}
	}
};

// generator/4-rules/patterns.ts
/** Regular expressions in service.yaml parse. */
const patterns = ({ bound: { spec }, report }) => {
	const check = (pattern, at, key) => {
		try {
			new RegExp(String(pattern));
		} catch (error) {
			const problem = error.message.replace(/^Invalid regular expression: /, "");
			report.add("CS431", placeOfValue(at, key), { problem });
		}
	};
	const lists = [];
	for (const variable of Object.values(spec.variables ?? {})) {
		if (variable["pattern"] !== void 0) check(variable["pattern"], variable, "pattern");
		lists.push(variable["strip"]);
	}
	for (const host of Object.values(spec.hosts)) lists.push(host["strip"]);
	for (const list of lists) if (Array.isArray(list)) list.forEach((pattern, index) => {
		check(pattern, list, index);
	});
};

// generator/4-rules/summaries.ts
const longest = 100;
/** Commands have a summary that fits on one line. */
const summaries = ({ bound, report }) => {
	for (const { summary, spec, at, words } of bound.commands) if (summary === void 0) report.add("CS418", at, { words: words.join(" ") });
	else if (summary.length > longest) report.add("CS423", spec.summary === void 0 ? at : placeOfValue(spec, "summary"), { length: summary.length });
};

// generator/4-rules/tables.ts
/** A table is declared once, and only in a client with a workflow that can write its records. */
const tables = ({ bound, report }) => {
	const all = tablesOf(bound);
	const writes = bound.commands.some(({ workflow }) => workflow?.shared === false);
	for (const [index, some] of all.entries()) for (const name of Object.keys(some)) if (all.slice(0, index).some((earlier) => Object.hasOwn(earlier, name))) report.add("CS329", placeOfKey(some, name), { name });
	else if (!writes) report.add("CS426", placeOfKey(some, name), {
		key: name,
		why: "the service has no workflow that writes files"
	});
};

// generator/4-rules/templates.ts
/** Names in templates of results besides arguments and flags. */
const ofResults = [
	"id",
	"created",
	"answer"
];
/** Names in `says`, `gives`, `moved`, `web`, `confirm`, `query`, `body` and `hints` exist. */
const templates = ({ bound, report }) => {
	const shared = [...bound.globals.map(({ name }) => name), ...Object.keys(bound.spec.variables ?? {})];
	for (const command of bound.commands) {
		const { spec, args, flags, words } = command;
		const own = ownNames(command, bound.spec);
		const typed = [...args, ...flags].map(({ name }) => name).concat(shared);
		const withResults = [...typed, ...ofResults];
		const check = (key, known) => {
			for (const names of textsIn(spec[key]).flatMap(alternatives)) {
				const name = names.some((one) => known.includes(one)) ? void 0 : names[0];
				if (name === void 0) continue;
				const shown = [...own, ...known.filter((other) => ofResults.includes(other))];
				const hint = candidates(name, known, "Known names", shown);
				report.add("CS432", within(placeOfValue(spec, key), `{${name}}`), {
					name,
					key,
					words: words.join(" "),
					hint
				});
			}
		};
		for (const key of ["says", "confirm"]) {
			const bare = String(spec[key] ?? "").replace(/\{[^{}]*\}/g, "");
			if (/[{}]/.test(bare)) report.add("CS434", placeOfValue(spec, key), {
				key,
				words: words.join(" ")
			});
		}
		check("says", withResults);
		check("gives", withResults);
		check("moved", withResults);
		check("web", typed);
		check("confirm", [...typed, "id"]);
		check("query", typed);
		check("body", [...typed, ...spec.find ?? []]);
		check("hints", typed);
	}
};

// generator/4-rules/tools.ts
/** Checks `tools` of the service, `tool` of its commands, and the size of every set of tools. */
const tools = (ruling) => {
	const found = toolsOf(ruling.bound);
	const usable = usableCommands(ruling.bound);
	checkNames(found, usable, ruling);
	checkDistinct(found, ruling);
	for (const command of usable) checkFlags(command, ownSettings(command), ruling);
	for (const variant of Object.values(ruling.bound.spec.tools?.variants ?? {})) {
		const command = usable.find((one) => wordsOf(one) === variant.of);
		if (command) checkFlags(command, variant, ruling);
	}
	checkMerged(found, ruling);
	checkBudget(found, ruling);
};
/** Every name in `without`, `core`, `merged` and `variants` exists. */
function checkNames(found, usable, { bound, report }) {
	const { core = [], without = [], merged = {}, variants = {} } = bound.spec.tools ?? {};
	const lines = bound.commands.map(wordsOf);
	for (const [index, line] of without.entries()) {
		if (bound.commands.some((command) => covers(line, command))) continue;
		const groups = lines.flatMap((words) => words.split(" ")[0] ?? []);
		const hint = candidates(line, [...lines, ...groups], "Commands", lines);
		report.add("CS316", placeOfValue(without, index), {
			what: "group or command",
			name: line,
			hint
		});
	}
	const check = (name, known, what, label, at) => {
		if (!known.includes(name)) report.add("CS316", at, {
			what,
			name,
			hint: candidates(name, known, label)
		});
	};
	const names = found.map(({ name }) => name);
	for (const [index, name] of core.entries()) check(name, names, "tool", "Tools", placeOfValue(core, index));
	const commands = usable.map(wordsOf);
	const what = "command for tools";
	for (const { commands: listed } of Object.values(merged)) for (const [index, name] of listed.entries()) check(name, commands, what, "Commands", placeOfValue(listed, index));
	for (const variant of Object.values(variants)) check(variant.of, commands, what, "Commands", placeOfValue(variant, "of"));
}
/** `a-b c` and `a b-c` are different commands with the same tool name. */
function checkDistinct(found, { report }) {
	const seen = /* @__PURE__ */ new Map();
	for (const one of found) {
		const { name } = one.tool.definition;
		const other = seen.get(name);
		if (other === void 0) seen.set(name, one);
		else report.add("CS442", one.at, {
			name,
			words: one.name,
			other: other.name
		});
	}
}
/** `drop` and `defaults`, of a command or of a variant, name flags that the tool would have. */
function checkFlags(command, changes, { bound, report }) {
	const { drop = [], defaults = {} } = changes;
	const words = wordsOf(command);
	const all = [...command.args, ...command.flags];
	for (const [index, name] of drop.entries()) {
		const flag = all.find((one) => one.name === name);
		if (flag !== void 0 && !flag.required) continue;
		const problem = flag === void 0 ? "does not have" : "requires";
		const optional = all.filter(({ required }) => !required).map((one) => one.name);
		report.add("CS443", placeOfValue(drop, index), {
			name,
			words,
			problem,
			hint: candidates(name, optional, "Flags")
		});
	}
	const values = toolValues(command, bound, changes);
	for (const [name, value] of Object.entries(defaults)) {
		const flag = values.find((one) => one.name === name);
		if (flag === void 0) {
			const hint = candidates(name, values.map((one) => one.name), "Flags");
			report.add("CS443", placeOfKey(defaults, name), {
				name,
				words,
				problem: "does not have",
				hint
			});
			continue;
		}
		const problem = problemOf(String(value), {
			...flag.spec,
			kind: flag.kind,
			choices: void 0
		});
		if (problem !== void 0) report.add("CS415", placeOfValue(defaults, name), {
			name,
			value: String(value),
			problem
		});
	}
}
/** The arguments of merged commands fit into one tool. */
function checkMerged(found, { report }) {
	for (const { name, at, tool } of found) {
		if (tool.merged === void 0) continue;
		const { by, commands } = tool.merged;
		const properties = Object.entries(commands).flatMap(([words, { inputSchema }]) => Object.entries(inputSchema.properties).map(([argument, { type }]) => ({
			words,
			argument,
			type
		})));
		const seen = /* @__PURE__ */ new Map();
		for (const one of properties) {
			const { words, argument, type } = one;
			const other = seen.get(argument);
			seen.set(argument, one);
			if (argument === by) report.add("CS444", at, {
				name,
				argument,
				problem: `is also an argument of "${words}"`
			});
			else if (other !== void 0 && other.type !== type) report.add("CS444", at, {
				name,
				argument,
				problem: `has different types in "${other.words}" and "${words}"`
			});
		}
	}
}
/** Agents read the definition of every tool that a server offers. */
function checkBudget(found, { bound, report }) {
	const { tools: policy } = bound.spec;
	const { budget = {} } = policy ?? {};
	for (const key of Object.keys(budget)) {
		const why = absentSet(key, bound);
		if (why !== void 0) report.add("CS426", placeOfKey(budget, key), {
			key,
			why
		});
	}
	for (const set of toolSets(found, bound)) {
		if (set.size <= set.most) continue;
		const at = budget[set.key] === void 0 ? placeOfKey(bound.spec, "service") : placeOfValue(budget, set.key);
		const largest = [...set.sizes].sort((a, b) => b.size - a.size).slice(0, 3).map(({ name, size }) => `${name} (${size})`).join(", ");
		report.add("CS441", at, {
			set: setName(set),
			size: set.size,
			most: set.most,
			largest,
			key: set.key
		});
	}
}

// generator/4-rules/values.ts
/** Types have their keys, and a value can meet choices, bounds and defaults. */
const values = ({ bound, report }) => {
	const seen = /* @__PURE__ */ new Set();
	const all = [...bound.globals, ...bound.commands.flatMap(({ args, flags }) => [...args, ...flags])];
	for (const flag of all) {
		if (seen.has(flag.spec)) continue;
		seen.add(flag.spec);
		checkKind(flag, report);
		checkBounds(flag, report);
		checkDefault(flag, report);
	}
};
function checkKind({ spec, kind, name, at }, report) {
	if ((kind === "enum" || kind === "csv" && spec.of === "enum") && spec.choices === void 0) report.add("CS427", at, {
		name,
		type: "enum",
		missing: "choices"
	});
	if (kind === "reference" && spec.reference === void 0) report.add("CS427", at, {
		name,
		type: "reference",
		missing: "reference"
	});
}
function checkBounds({ spec, name }, report) {
	for (const [low, high] of [["min", "max"], ["min-items", "max-items"]]) {
		const [least, most] = [spec[low], spec[high]];
		if (least === void 0 || most === void 0 || least <= most) continue;
		report.add("CS416", placeOfValue(spec, low), {
			name,
			low: `${low} ${String(least)}`,
			high: `${high} ${String(most)}`
		});
	}
}
function checkDefault(flag, report) {
	const { spec, kind, name } = flag;
	if (spec.default === void 0 || flag.origin === "global") return;
	const text = Array.isArray(spec.default) ? spec.default.join(",") : String(spec.default);
	const problem = kind === "boolean" ? booleanProblem(spec.default) : problemOf(text, {
		...spec,
		kind,
		choices: choicesOf(spec)
	});
	if (problem === void 0) return;
	report.add("CS415", placeOfValue(spec, "default"), {
		value: text,
		name,
		problem
	});
}
const booleanProblem = (value) => typeof value === "boolean" ? void 0 : "true or false";

// generator/4-rules/wires.ts
/** Wires have a known place and a target. */
const wires = ({ bound, report }) => {
	const { spec: service, commands } = bound;
	const credentials = Object.keys(service.credentials ?? {});
	for (const command of commands) checkPath(command, report);
	const seen = /* @__PURE__ */ new Set();
	for (const flag of commands.flatMap(({ args, flags }) => [...args, ...flags])) {
		if (seen.has(flag.spec)) continue;
		seen.add(flag.spec);
		eachWire(flag, (wire, { place, name: detail }, index) => {
			const at = placeOfWire(flag.spec, index);
			if (!isPlace(place)) report.add("CS428", at, {
				wire,
				name: flag.name,
				hint: candidates(place, places, "Places")
			});
			else if (place === "term" && service.filter === void 0) report.add("CS429", placeOfUse(flag, index), { name: flag.name });
			else if (place === "credential" && !credentials.includes(detail)) report.add("CS316", at, {
				what: "credential",
				name: detail,
				hint: candidates(detail, credentials, "Known")
			});
		});
	}
};
/** Checks path wires per command: only some commands of a group may have the name in their path. */
function checkPath({ request, flags, words }, report) {
	if (request === void 0) return;
	const names = [request.path, ...Object.values(request.paths)].flatMap(placeholders);
	for (const flag of flags) eachWire(flag, (wire, { place, name }, index) => {
		if (place !== "path" || names.includes(name)) return;
		report.add("CS433", placeOfUse(flag, index), {
			wire,
			name: flag.name,
			words: words.join(" "),
			place: `{${name}}`,
			path: request.path
		});
	});
}
/** Calls a function for each wire that names a place. */
function eachWire(flag, check) {
	writtenWires(flag).forEach((written, index) => {
		const { place, name } = parseWire(written);
		if (place !== void 0) check(written, {
			place,
			name
		}, index);
	});
}

// generator/4-rules/words.ts
/** Names and aliases are unique. A command may share its name with a group: `audit`, `audit rules`. */
const distinctWords = ({ bound, report }) => {
	const visit = (group) => {
		const taken = /* @__PURE__ */ new Map();
		for (const { name } of group.groups) taken.set(name, "a group");
		for (const { name } of group.commands) taken.set(name, `the command "${[...group.words, name].join(" ")}"`);
		for (const { spec, words } of group.commands) spec.aliases?.forEach((alias, index) => {
			const other = taken.get(alias);
			const where = placeOfValue(spec.aliases, index);
			if (other !== void 0) report.add("CS403", where, {
				words: [...group.words, alias].join(" "),
				other
			});
			else taken.set(alias, `an alias of "${words.join(" ")}"`);
		});
		const names = group.groups.map(({ name }) => name);
		group.groups.forEach((nested, index) => {
			if (names.indexOf(nested.name) === index || nested.at === void 0) return;
			report.add("CS403", nested.at, {
				words: nested.words.join(" "),
				other: "a group"
			});
		});
		group.groups.forEach(visit);
	};
	visit(bound.root);
	for (const { name, at, words } of bound.commands) if (name === "help" && words.length === 1) report.add("CS425", at, {
		name,
		what: "command"
	});
	for (const { name, at } of bound.root.groups) if ((name === "help" || name === "commands") && at !== void 0) report.add("CS425", at, {
		name,
		what: "group"
	});
};

// generator/4-rules/workflows.ts
/** The files of workflows exist. */
const workflows = ({ bound, facts, target, report }) => {
	const known = Object.keys(facts.workflows);
	for (const { workflow, spec } of bound.commands) {
		if (workflow === void 0) continue;
		const { name, shared } = workflow;
		const at = placeOfValue(spec, "workflow");
		if (shared) {
			if (!sharedWorkflowExists(name)) report.add("CS413", at, {
				name,
				file: `shared/${name}`,
				hint: "Shared workflows come with the package."
			});
			continue;
		}
		const file = `${shownPath(facts.folders.workflows)}/${name}`;
		if (!known.includes(name)) {
			const hint = `Write the file, or fix the name. ${candidates(name, known, "Known workflows")}`;
			report.add("CS413", at, {
				name,
				file: `${file}.ts`,
				hint
			});
		} else if (target === "js" && !facts.scripts.includes(name)) report.add("CS413", at, {
			name,
			file: `${file}.js`,
			hint: "Compile it to JavaScript next to its source, or omit --emit js."
		});
	}
};

// generator/4-rules/rules.ts
const rules = [
	argumentOrder,
	braces,
	calls,
	carried,
	columns,
	conditions,
	distinctWords,
	effects,
	examples,
	exits,
	fields,
	files,
	flagKeys,
	globalFlags,
	groupKeys,
	idleGroups,
	idleKeys,
	idleService,
	lines,
	lookups,
	names,
	pages,
	patterns,
	referencePaths,
	serviceNames,
	summaries,
	tables,
	templates,
	tools,
	unused,
	values,
	wires,
	workflows
];
/** Applies every rule. Warnings about standard groups are skipped, because authors of specs cannot fix them. */
function applyRules(bound, facts, target, report) {
	const filtered = {
		...report,
		add(code, span, params) {
			const { severity } = catalogue[code];
			if (severity === "error" || !span.source.shared) report.add(code, span, params);
		}
	};
	for (const rule of rules) rule({
		bound,
		facts,
		target,
		report: filtered
	});
}

export { applyRules };