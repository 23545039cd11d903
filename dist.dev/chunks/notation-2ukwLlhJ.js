import { G as defined } from "./miss-DFNGofI6.js";
import { i as placeOfValue, l as within, n as placeOf, r as placeOfKey, t as merged } from "./source-Ba8zdOaV.js";
import { N as suggestResources, O as referenceTo, k as findResource } from "./odata-Df3qI83e.js";
import { l as formats } from "./common-BzadzAky.js";
import { r as listed, t as candidates } from "./nearest-BZ2aBP6g.js";
import { a as placeholders, n as capital, s as pluralOf, u as words } from "./words-BYPVa46K.js";
import { t as lineShape } from "./notation-BmtonwF4.js";

// generator/3-bind/catalogue.ts
/** Returns the resource of a name; `undefined` after an error. */
function subjectOf(name, data, at, report) {
	if (data === void 0 || placeholders(name).length > 0) return { name };
	const record = recordOf(name, data);
	if (record !== void 0) return {
		name: record.name,
		record
	};
	const near = suggestResources(data, name);
	const hint = near.length === 0 ? "Look it up in the catalogue." : `Did you mean ${near.join(", ")}?`;
	report.add("CS322", within(at, name), {
		name,
		hint
	});
}
/** Returns the record of a name; case is ignored. */
const recordOf = (name, data) => findResource(data, name) ?? findResource(data, name, true);
/** Returns the field of a resource; `undefined` after an error, and for a resource without a record. */
function fieldOf({ record }, name, at, report) {
	if (record === void 0 || Object.hasOwn(record.fields, name)) return record?.fields[name];
	const hint = candidates(name, Object.keys(record.fields), "Fields");
	report.add("CS323", within(at, name), {
		name,
		resource: record.name,
		hint
	});
}
/** Reports a method that a resource does not support. */
function needMethod({ record }, method, at, report) {
	if (record === void 0 || record.methods.includes(method)) return;
	report.add("CS324", at, {
		method,
		resource: record.name,
		methods: listed(record.methods)
	});
}
/** Returns the settings of the catalogue that look-ups and tables share, with defaults. */
function catalogueSettings({ catalogue }) {
	return {
		...catalogue?.codes === void 0 ? {} : { codes: catalogue.codes },
		names: catalogue?.names ?? [],
		telling: catalogue?.telling ?? [],
		columns: catalogue?.columns ?? []
	};
}
/** Returns the key of a resource and its type. */
function keyOf({ key, fields }) {
	const type = key === void 0 ? void 0 : fields[key]?.type;
	return key === void 0 || type === void 0 ? void 0 : {
		field: key,
		type
	};
}
/** Returns the argument that names a record by its key. */
function keyArgument({ record }, noun) {
	const type = record === void 0 ? void 0 : keyOf(record)?.type;
	return {
		type: type === "Edm.Guid" ? "uuid" : /^Edm\.(?:Int|Byte)/.test(type ?? "") ? "id" : "text",
		summary: `${capital(noun)} id`
	};
}

// generator/3-bind/choices.ts
/** Returns the values that may be typed. */
function choicesOf({ choices }) {
	if (choices === void 0 || typeof choices === "string") return void 0;
	return Array.isArray(choices) ? choices.map(String) : Object.keys(choices).sort();
}
/** Replaces the name of a list of choices of service.yaml by the choices. */
function withChoices(spec, { service, taken, report }) {
	if (typeof spec.choices !== "string") return spec;
	const choices = service.choices?.[spec.choices];
	if (choices === void 0) {
		const hint = candidates(spec.choices, Object.keys(service.choices ?? {}), "Known");
		report.add("CS316", placeOfValue(spec, "choices"), {
			what: "list of choices",
			name: spec.choices,
			hint
		});
		return spec;
	}
	taken.choices.add(spec.choices);
	return merged({
		...spec,
		choices
	}, spec);
}

// generator/3-bind/references.ts
/** Adds the references of service.yaml. */
function serviceReferences(frame) {
	for (const [name, spec] of Object.entries(frame.service.references ?? {})) {
		const reference = spec.resource === void 0 ? plain(spec) : byField(spec, spec.resource, frame);
		if (reference !== void 0) frame.references.set(name, reference);
	}
}
function plain(spec) {
	const { path = "", query, scan, id = "", unless = "digits", noun } = spec;
	return {
		path,
		...query === void 0 ? {} : { tries: [query] },
		...scan === void 0 ? {} : { scan: {
			...scan,
			field: [scan.field].flat()
		} },
		id,
		unless,
		noun
	};
}
function byField(spec, name, { service, catalogue, report }) {
	for (const key of [
		"path",
		"query",
		"scan",
		"id",
		"unless"
	]) if (spec[key] !== void 0) report.add("CS426", placeOfKey(spec, key), {
		key,
		why: "the resource defines where the records are"
	});
	if (service.catalogue === void 0) {
		report.add("CS426", placeOfKey(spec, "resource"), {
			key: "resource",
			why: noCatalogue
		});
		return;
	}
	const subject = subjectOf(name, catalogue, placeOfValue(spec, "resource"), report);
	if (subject?.record === void 0) return void 0;
	const known = [spec.by ?? []].flat().filter((field) => fieldOf(subject, field, placeOfValue(spec, "by"), report) !== void 0);
	const reference = referenceTo(subject.record, catalogueSettings(service), {
		by: known,
		noun: spec.noun
	});
	if (known.length > 0 && reference === void 0) report.add("CS325", placeOfValue(spec, "resource"), { resource: subject.name });
	return reference;
}
const noCatalogue = "the service has no catalogue";
/**
* Adds the reference of a group with a number or code, under the name of the group.
*
* @returns the name of the reference, and what users type
*/
function groupReference(spec, words, noun, frame) {
	const { service, catalogue, report, references } = frame;
	const typed = spec.number === void 0 ? spec.code === void 0 ? void 0 : "code" : "number";
	if (typed === void 0 || spec.resource === void 0 || service.catalogue === void 0) return void 0;
	const subject = subjectOf(spec.resource, catalogue, placeOfValue(spec, "resource"), report);
	if (subject?.record === void 0) return void 0;
	const by = [spec[typed] ?? []].flat();
	const known = by.filter((field) => fieldOf(subject, field, placeOfValue(spec, typed), report) !== void 0);
	const { latest } = spec;
	if (latest !== void 0) fieldOf(subject, latest, placeOfValue(spec, "latest"), report);
	const reference = referenceTo(subject.record, catalogueSettings(service), {
		by: known,
		noun,
		...defined({ latest })
	});
	if (known.length < by.length) return void 0;
	const name = words.join("-");
	if (reference === void 0) report.add("CS325", placeOfValue(spec, "resource"), { resource: subject.name });
	else if (service.references?.[name] !== void 0) report.add("CS326", placeOfKey(service.references, name), {
		name,
		group: words.join(" ")
	});
	else references.set(name, reference);
	return reference === void 0 ? void 0 : {
		name,
		typed
	};
}

// generator/3-bind/scope.ts
/** Returns the scope of a group: its own keys, and those inherited from the groups around it and the service. */
function openScope(spec, source, around, frame, parent) {
	const name = around.at(-1) ?? "";
	const noun = spec.noun ?? words(name);
	const reference = groupReference(spec, around, noun, frame);
	const { id, ids } = identifiers(spec, noun, reference, frame, parent);
	return {
		spec,
		source,
		...defined({ parent }),
		noun,
		plural: spec.plural ?? (spec.noun === void 0 && name === "" ? "" : pluralOf(noun)),
		id,
		ids,
		...defined({
			reference,
			host: spec.host ?? parent?.host,
			paging: spec.paging ?? parent?.paging,
			customFields: spec["custom-fields"]
		}),
		methods: {
			...parent?.methods ?? frame.service.methods,
			...spec.methods
		},
		use: [...parent?.use ?? [], ...uses(spec)],
		hints: {
			...parent?.hints,
			...spec.hints
		}
	};
}
function uses(spec) {
	return (spec.use ?? []).map((name, index) => ({
		name,
		at: placeOfValue(spec.use, index)
	}));
}
/** A nested group whose path contains the id of its parent uses that id; any other group has its own. */
function identifiers(spec, noun, reference, frame, parent) {
	const around = parent?.ids ?? /* @__PURE__ */ new Map();
	if (spec.id === void 0 && parent !== void 0 && placeholders(spec.path ?? "").includes(parent.id)) return {
		id: parent.id,
		ids: new Map(around)
	};
	const own = spec.id ?? {};
	const id = own.name ?? "id";
	const kind = own.type ?? (own.reference === void 0 ? void 0 : "reference");
	const complete = {
		...defaultId(spec, noun, reference, frame),
		...own,
		...defined({ type: kind })
	};
	merged(complete, spec.id ?? spec);
	return {
		id,
		ids: new Map([[id, complete], ...[...around].filter(([name]) => name !== id)])
	};
}
/** The id is digits; in a group on a resource it is the number or code of the group, otherwise the key of the resource. */
function defaultId(spec, noun, reference, frame) {
	if (reference !== void 0) return {
		type: "reference",
		reference: reference.name,
		summary: `${capital(noun)}, ${reference.typed} or GUID`
	};
	if (spec.resource === void 0 || frame.service.catalogue === void 0) return {
		type: "id",
		summary: `${capital(noun)} id`
	};
	const subject = subjectOf(spec.resource, frame.catalogue, placeOfValue(spec, "resource"), frame.report);
	return keyArgument(subject ?? { name: spec.resource }, noun);
}
/** Finds a field by name, nearest group first, and the table that declares it. */
function findField(scope, name) {
	for (let at = scope; at !== void 0; at = at.parent) {
		const spec = at.spec.fields?.[name];
		if (spec !== void 0) return {
			spec,
			table: at.spec.fields
		};
	}
}
function fieldNames(scope) {
	const names = [];
	for (let at = scope; at !== void 0; at = at.parent) names.push(...Object.keys(at.spec.fields ?? {}));
	return names;
}

// generator/3-bind/flags.ts
/** Returns a flag with kind and summary inferred; its wires follow when the request is known. */
function bindFlag(name, spec, origin, at, more = {}) {
	const kind = kindOf(spec);
	return {
		name,
		spec,
		origin,
		kind,
		summary: spec.summary ?? inferredSummary(name, kind),
		required: spec.required ?? false,
		wires: [],
		at,
		usedAt: at,
		...more
	};
}
function kindOf(spec) {
	if (spec.reference !== void 0 && spec.type !== "csv") return "reference";
	return spec.type ?? (spec.choices === void 0 ? "text" : "enum");
}
function inferredSummary(name, kind) {
	const text = words(name);
	return capital(kind === "id" && !/\bid$/.test(text) ? `${text} id` : text);
}
/**
* Returns the flags of a command in the order of help: fields in the order of `takes`, its own by name, then those of flag
* groups. A flag that the command declares itself overrides one of a flag group.
*/
function collectFlags(spec, scope, frame) {
	const { service, taken, report } = frame;
	const found = /* @__PURE__ */ new Map();
	for (const flag of takenFields(spec, scope, frame)) found.set(flag.name, flag);
	for (const name of Object.keys(spec.flags ?? {}).sort()) {
		const at = placeOfKey(spec.flags, name);
		if (found.has(name)) report.add("CS309", at, { name });
		else found.set(name, bindFlag(name, withChoices(spec.flags?.[name] ?? {}, frame), "own", at));
	}
	const own = new Set(found.keys());
	const from = /* @__PURE__ */ new Map();
	for (const { name: group, at } of [...scope.use, ...uses(spec)]) {
		const flags = service["flag-groups"]?.[group];
		if (flags === void 0) {
			const known = Object.keys(service["flag-groups"] ?? {});
			report.add("CS307", at, {
				name: group,
				hint: candidates(group, known, "Flag groups")
			});
			continue;
		}
		taken.groups.add(group);
		for (const name of Object.keys(flags).sort()) {
			const other = from.get(name);
			if (own.has(name) || other === group) continue;
			if (other !== void 0) report.add("CS310", at, {
				name,
				one: other,
				other: group
			});
			from.set(name, group);
			const flag = withChoices(flags[name] ?? {}, frame);
			found.set(name, bindFlag(name, flag, { flagGroup: group }, placeOfKey(flags, name), { usedAt: at }));
		}
	}
	return [...found.values()];
}
function takenFields(spec, scope, frame) {
	const { taken, report } = frame;
	const flags = /* @__PURE__ */ new Map();
	(spec.takes ?? []).forEach((written, index) => {
		const usedAt = placeOfValue(spec.takes, index);
		const name = written.replace(/!$/, "");
		const field = findField(scope, name);
		if (field === void 0) {
			const known = fieldNames(scope);
			report.add("CS306", usedAt, {
				name,
				hint: candidates(name, known, "Known fields")
			});
			return;
		}
		taken.fields.add(field.spec);
		if (flags.has(name)) report.add("CS309", usedAt, { name });
		const required = written.endsWith("!") || (field.spec.required ?? false);
		const flag = withChoices(field.spec, frame);
		flags.set(name, bindFlag(name, flag, "field", placeOfKey(field.table, name), {
			usedAt,
			required
		}));
	});
	return [...flags.values()];
}
/** Returns the arguments that a command declares. */
function writtenArgs(spec, frame) {
	return Object.entries(spec.args ?? {}).map(([name, arg]) => bindFlag(name, withChoices(arg, frame), "argument", placeOfKey(spec.args, name), { required: arg.required ?? true }));
}
/** Returns the argument that names one record. */
function idArg(name, spec) {
	return bindFlag(name, spec, "argument", placeOf(spec), { required: spec.required ?? true });
}

// generator/3-bind/derived.ts
const writes = (effect) => effect !== "read" && effect !== "local";
/** Returns the safety flags that follow from the effect of a command, without those that the command declares itself. */
function derivedFlags({ effect, confirms, mayDelete }, declared, at, gate) {
	const found = [];
	if (writes(effect) && gate?.writes === "flag") {
		const env = gate.env === void 0 ? {} : { env: gate.env };
		found.push(["allow-writes", {
			type: "boolean",
			...env,
			summary: "Allow the write; without this flag nothing is sent"
		}]);
	}
	if (writes(effect)) found.push(["dry-run", {
		type: "boolean",
		summary: "Print the request without sending it"
	}]);
	if (confirms || (gate?.deletes === "refuse" ? writes(effect) : effect === "delete")) {
		const summary = yesSummary({
			effect,
			confirms,
			mayDelete
		}, gate?.deletes === "refuse");
		found.push(["yes", {
			type: "boolean",
			alias: "y",
			summary
		}]);
	}
	return found.filter(([name]) => !declared.has(name)).map(([name, spec]) => bindFlag(name, spec, "derived", at));
}
/**
* Returns the flags for people at a terminal, without those that the command declares itself: `--web` opens the page of a
* record, and `--edit` opens an editor for the first message of the command.
*/
function terminalFlags({ web }, declared, at) {
	const message = declared.find(({ kind, spec }) => kind === "message" && spec.hidden !== true)?.name;
	const opens = {
		type: "boolean",
		summary: "Open the record in the browser, or print its address"
	};
	const writesText = {
		type: "boolean",
		summary: `Write --${message ?? ""} in an editor`
	};
	return [...message === void 0 ? [] : [bindFlag("edit", writesText, "terminal", at)], ...web === void 0 ? [] : [bindFlag("web", opens, "terminal", at, { wires: [{
		in: "print",
		name: "web"
	}] })]].filter(({ name }) => !declared.some((flag) => flag.name === name));
}
/** What `--yes` does. Where deletes need it, every write has it, so that a script can pass it to all of them. */
function yesSummary({ effect, confirms, mayDelete }, isRequired) {
	if (isRequired && effect === "delete") return "Confirm the delete; without it nothing is sent";
	if (isRequired && mayDelete) return "Confirm a delete; other requests do not need it";
	if (isRequired && !confirms) return "Accepted on every write; only deletes need it";
	return "Skip the confirmation prompt";
}
/** Returns the global flags: the standard ones, those of the service, and those of variables. */
function globalFlags(service, at) {
	const found = new Map(Object.entries(standardGlobals(service)));
	for (const [name, variable] of Object.entries(service.variables ?? {})) {
		if (variable.flag === void 0) continue;
		found.set(variable.flag, defined({
			env: variable.env,
			summary: `${capital(words(name))} for this run`
		}));
	}
	for (const [name, spec] of Object.entries(service.flags ?? {})) found.set(name, spec);
	for (const [name, value] of Object.entries(service["flag-defaults"] ?? {})) {
		const spec = found.get(name);
		if (spec !== void 0) found.set(name, {
			...spec,
			default: value
		});
	}
	return [...found.keys()].sort().map((name) => bindFlag(name, found.get(name) ?? {}, "global", at));
}
function standardGlobals(service) {
	const { default: format = "auto" } = service.output ?? {};
	return {
		output: {
			type: "enum",
			alias: "o",
			choices: formats,
			summary: `Output format (default: ${format === "auto" ? "table on a terminal, otherwise json" : format})`
		},
		jq: {
			type: "text",
			placeholder: "filter",
			summary: "Filter the JSON output with a jq expression"
		},
		"raw-output": {
			type: "boolean",
			alias: "r",
			requires: ["jq"],
			summary: "Print text from --jq without quotes"
		},
		fields: {
			type: "csv",
			of: "text",
			summary: "Fields to print, in this order"
		},
		labels: {
			type: "boolean",
			summary: "Use the headers of tables in CSV"
		},
		"csv-safe": {
			type: "boolean",
			summary: "Mark CSV cells that a spreadsheet would run as a formula"
		},
		columns: {
			type: "csv",
			of: "text",
			conflicts: ["fields"],
			summary: "Columns of a table or CSV file, in this order"
		},
		sort: {
			type: "csv",
			of: "text",
			summary: "Columns to sort a table or CSV file by (-column: descending)"
		},
		"absolute-times": {
			type: "boolean",
			summary: "Show times instead of ages in tables on a terminal"
		},
		profile: {
			type: "text",
			env: `${service.env}_PROFILE`,
			completes: "profile",
			summary: "Profile to use"
		},
		"no-color": {
			type: "boolean",
			summary: "Disable colors"
		},
		"no-pager": {
			type: "boolean",
			summary: "Do not page help and tables"
		},
		verbose: {
			type: "boolean",
			summary: "Log requests to stderr"
		},
		"no-retry": {
			type: "boolean",
			summary: "Do not retry failed or rate-limited requests"
		},
		timeout: {
			type: "integer",
			min: 1,
			default: service.timeout ?? 3e4,
			unit: "milliseconds",
			summary: "Request timeout"
		},
		help: {
			type: "boolean",
			alias: "h",
			summary: "Show help"
		},
		...service["limit-flag"] === "command" ? {} : { limit: {
			type: "integer",
			min: 0,
			summary: "Maximum number of records (0 for all)"
		} }
	};
}
/** Returns the names that a remedy lists: those that the spec declares for a command, without the standard ones. */
function ownNames({ args, flags }, service) {
	return [
		...[...args, ...flags.filter(({ origin }) => origin !== "derived")].map(({ name }) => name),
		...Object.keys(service.flags ?? {}),
		...Object.keys(service.variables ?? {})
	];
}

// generator/3-bind/notation.ts
/** Adds the notation of its group to a flag of the type `line`. */
function withNotation(flag, lines, report) {
	if (flag.kind !== "line") return flag;
	const notation = lines === void 0 ? void 0 : notationOf(lines);
	if (notation !== void 0) return {
		...flag,
		line: notation
	};
	report.add("CS427", flag.usedAt, {
		name: flag.name,
		type: "line",
		missing: "lines"
	});
	return flag;
}
/** Returns the notation of lines; `undefined` for lines that cannot be typed. */
function notationOf({ head, options, text, spans, negative, balanced }) {
	if (head === void 0) return void 0;
	return {
		head: partsOf(head),
		options: partsOf(options ?? {}),
		...defined({ text }),
		...spans === void 0 ? {} : { spans: spans.map(([first = "", last = ""]) => [first, last]) },
		...defined({
			negative,
			balanced
		})
	};
}
const partsOf = (parts) => Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, partOf(part)]));
function partOf({ type, reference, wire, summary, min, max, required }) {
	return {
		kind: reference === void 0 ? type ?? "text" : "reference",
		field: wire,
		...defined({ reference }),
		...required === false ? { optional: true } : {},
		...defined({
			min,
			max
		}),
		describe: summary
	};
}
/** Returns the notation on one line, for a tool, with every part and option. */
function notationText(notation) {
	const names = Object.entries(notation.options).map(([name, { kind }]) => kind === "text" ? name : `${name} (${kind})`);
	return [lineShape(notation), ...names.length === 0 ? [] : [`options ${names.join(", ")}`]].join("; ");
}

export { subjectOf as S, fieldOf as _, ownNames as a, needMethod as b, bindFlag as c, writtenArgs as d, openScope as f, catalogueSettings as g, choicesOf as h, globalFlags as i, collectFlags as l, serviceReferences as m, withNotation as n, terminalFlags as o, noCatalogue as p, derivedFlags as r, writes as s, notationText as t, idArg as u, keyArgument as v, recordOf as x, keyOf as y };