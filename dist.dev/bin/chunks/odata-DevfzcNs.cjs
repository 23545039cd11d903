const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_run = require("./run-Duopuxci.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");
const require_miss = require("./miss-T62ysXSg.cjs");

// runtime/odata/literals.ts
const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,7})?)?)(Z|[+-]\d{2}:\d{2})?$/;
/** Returns a GUID in lower case without braces, or undefined if the text is not a GUID. */
function guid(text) {
	const bare = /^\{.*\}$/.test(text) ? text.slice(1, -1) : text;
	return GUID.test(bare) ? bare.toLowerCase() : void 0;
}
/** Returns text as a string literal, with quotes doubled so that it can never end early. */
function quoted(text) {
	return `'${text.replaceAll("'", "''")}'`;
}
/** Right-aligns digits to a width with blanks; returns any other text unchanged. */
function padded(text, width) {
	return /^\d+$/.test(text) ? text.padStart(width) : text;
}
/** Converts a day or an ISO time to `YYYY-MM-DDTHH:MM:SS`, in UTC if it has a zone; undefined for other text. */
function dateTime(text) {
	if (DAY.test(text)) return require_run.isRealDay(text) ? `${text}T00:00:00` : void 0;
	const [, day, clock, zone] = TIME.exec(text) ?? [];
	if (day === void 0 || clock === void 0 || !require_run.isRealDay(day)) return void 0;
	const full = `${day}T${clock.length === 5 ? `${clock}:00` : clock}`;
	const instant = /* @__PURE__ */ new Date(`${full}${zone ?? "Z"}`);
	if (Number.isNaN(instant.getTime())) return void 0;
	return zone === void 0 || zone === "Z" ? full : instant.toISOString().replace(/(\.000)?Z$/, "");
}
const RANGES = {
	"Edm.Byte": [0n, 255n],
	"Edm.SByte": [-128n, 127n],
	"Edm.Int16": [-32768n, 32767n],
	"Edm.Int32": [-2147483648n, 2147483647n],
	"Edm.Int64": [-(2n ** 63n), 2n ** 63n - 1n]
};
const INTEGER_SUFFIX = { "Edm.Int64": "L" };
const DECIMAL_SUFFIX = {
	"Edm.Double": "",
	"Edm.Single": "f",
	"Edm.Decimal": "M"
};
function literalOf(text, type) {
	const range = RANGES[type];
	if (range !== void 0) {
		if (!/^-?\d+$/.test(text)) return void 0;
		const number = BigInt(text);
		return number >= range[0] && number <= range[1] ? `${number}${INTEGER_SUFFIX[type] ?? ""}` : void 0;
	}
	const suffix = DECIMAL_SUFFIX[type];
	if (suffix !== void 0) return /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text) ? `${text}${suffix}` : void 0;
	switch (type) {
		case "Edm.Guid": {
			const id = guid(text);
			return id === void 0 ? void 0 : `guid'${id}'`;
		}
		case "Edm.DateTime": {
			const time = dateTime(text);
			return time === void 0 ? void 0 : `datetime'${time}'`;
		}
		case "Edm.Boolean": return text === "true" || text === "false" ? text : void 0;
		case "Edm.String": return quoted(text);
		default: return;
	}
}
/**
* Returns a value as written in a filter or a key: `'text'`, `guid'..'`, `datetime'..'`, `5L`, `12.5`, `true`. `null` is
* the same for every type. Fails with `input` when the text is not a value of the type, naming `what`.
*/
function literal(text, type, what) {
	const found = literalOf(text, type);
	if (found !== void 0) return found;
	const known = type.startsWith("Edm.") && type !== "Edm.Binary";
	throw new require_start.CliError("input", known ? `${what}: ${JSON.stringify(text)} is not a valid ${type.slice(4)} value.` : `${what}: values of type ${type} cannot be compared.`, known ? `Write it like ${example(type)}.` : "Choose another field.");
}
function example(type) {
	switch (type) {
		case "Edm.Guid": return "3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22";
		case "Edm.DateTime": return "2026-01-31 or 2026-01-31T08:30:00";
		case "Edm.Boolean": return "true or false";
		default: return type in RANGES ? "25" : "12.50";
	}
}
/**
* Returns the key of a record as written between the parentheses of a path: `guid'..'`, `123`, `'EUR'`. Without a type it
* is inferred from the text. Not percent-encoded.
*/
function keyLiteral(text, type, what) {
	return literal(text, type ?? (guid(text) !== void 0 ? "Edm.Guid" : /^\d+$/.test(text) ? "Edm.Int64" : "Edm.String"), what).replace(/^(-?\d+)L$/, "$1");
}

// runtime/odata/dates.ts
const STAMP = /^\/Date\((-?\d+)([+-]\d{4})?\)\/$/;
/**
* Converts `/Date(1700000000000)/`, milliseconds since 1970 without a zone, to `YYYY-MM-DD` at midnight and to
* `YYYY-MM-DDTHH:MM:SSZ` otherwise, with milliseconds unless they are 0. Undefined for other text.
*/
function stampText(text) {
	const [, ms] = STAMP.exec(text) ?? [];
	if (ms === void 0) return void 0;
	const date = new Date(Number(ms));
	if (Number.isNaN(date.getTime())) return void 0;
	const iso = date.toISOString();
	if (iso.endsWith("T00:00:00.000Z")) return iso.slice(0, -14);
	return iso.replace(".000Z", "Z");
}
/** Returns a time as the service writes it. */
function stamp(ms) {
	return `/Date(${ms})/`;
}

// runtime/odata/rows.ts
/** Marks a field that is only a link to more data and has no value. */
const NOTHING = Symbol("nothing");
function normalize(value) {
	if (typeof value === "string") return stampText(value) ?? value;
	if (Array.isArray(value)) return value.map((item) => normalize(item));
	if (!require_miss.isObject(value)) return value;
	if ("__deferred" in value) return NOTHING;
	if (Array.isArray(value["results"])) return value["results"].map((item) => normalize(item));
	return normalizeRow(value);
}
/**
* Returns a record without protocol metadata: `__metadata` and links to deferred collections are left out, expanded
* collections become arrays, dates become text.
*/
function normalizeRow(row) {
	const clean = {};
	for (const [name, value] of Object.entries(row)) {
		if (name === "__metadata") continue;
		const plain = normalize(value);
		if (plain === NOTHING) continue;
		Object.defineProperty(clean, name, {
			value: plain,
			enumerable: true,
			writable: true,
			configurable: true
		});
	}
	return clean;
}
/**
* Returns a record for printing: normalized, and without the leading blanks of codes that the service right-aligns to a
* width, also in its collections.
*/
function plainRow(row, width) {
	const plain = normalizeRow(row);
	return width === void 0 ? plain : trimCodes(plain, width);
}
/** Changes the row in place: it was created by this module. */
function trimCodes(row, width) {
	for (const [name, value] of Object.entries(row)) if (typeof value === "string") {
		if (value.length === width && /^ +\d+$/.test(value)) row[name] = value.trimStart();
	} else if (Array.isArray(value)) {
		for (const one of value) if (require_miss.isObject(one)) trimCodes(one, width);
	}
	return row;
}
/**
* Returns the rows of a response: `{d: {results: [..]}}`, `{d: [..]}`, or the single record of `{d: {..}}`; `undefined`
* for anything else.
*/
function rowsOf(envelope) {
	const inner = require_miss.isObject(envelope) ? envelope["d"] ?? void 0 : void 0;
	if (Array.isArray(inner)) return inner;
	if (!require_miss.isObject(inner)) return inner === void 0 ? void 0 : [inner];
	if (!Object.hasOwn(inner, "results")) return Object.keys(inner).length === 0 ? void 0 : [inner];
	return Array.isArray(inner["results"]) ? inner["results"] : void 0;
}
/** Returns the record of `{d: {..}}`, also from a list of one; a function's `{d: value}` becomes `{value}`. */
function recordOf(envelope) {
	const [first] = rowsOf(envelope) ?? [];
	if (first === void 0) return void 0;
	return require_miss.isObject(first) ? normalizeRow(first) : { value: normalize(first) };
}

// runtime/odata/terms.ts
/**
* Fills the value into a filter term. Slots: `{text}` (quotes doubled), `{text:18}` (digits padded left to that width),
* `{number}`, `{boolean}`, `{guid}`, `{day}` (the day of a date or time).
*/
function fillTerm(template, value) {
	const text = String(value);
	return template.replaceAll(/\{(text|number|boolean|guid|day)(?::(\d+))?\}/g, (_slot, kind, width) => {
		if (kind === "day") return text.slice(0, 10);
		if (kind !== "text") return text;
		return quoted(width === void 0 ? text : padded(text, Number(width))).slice(1, -1);
	});
}
function hasOr(term) {
	return /\sor\s/i.test(term.replaceAll(/'(?:[^']|'')*'/g, "''"));
}
/** Whether the first parenthesis closes at the very end. */
function isWrapped(term) {
	const bare = term.replaceAll(/'(?:[^']|'')*'/g, (text) => "_".repeat(text.length));
	if (!bare.startsWith("(") || !bare.endsWith(")")) return false;
	let depth = 0;
	for (let at = 0; at < bare.length; at += 1) {
		if (bare[at] === "(") depth += 1;
		else if (bare[at] === ")") depth -= 1;
		if (depth === 0 && at < bare.length - 1) return false;
	}
	return depth === 0;
}
/** Joins terms, by default with `and`; a term that contains an `or` is put in parentheses. Undefined without terms. */
function joinTerms(terms, join = " and ") {
	const used = terms.map((term) => term.trim()).filter((term) => term !== "");
	const [only] = used;
	if (used.length <= 1) return only;
	return used.map((term) => hasOr(term) && !isWrapped(term) ? `(${term})` : term).join(join);
}
/** Puts an expression of the user in parentheses, for use next to other terms. */
function enclosed(expression) {
	const text = expression.trim();
	return text === "" || isWrapped(text) ? text : `(${text})`;
}

// runtime/odata/catalogue.ts
/** Loads the catalogue of a service. Fails as a bug when the service has none. */
async function loadCatalogue(service) {
	if (service.catalogue === void 0) throw new Error(`service ${service.id} has no catalogue`);
	return (await service.catalogue.load()).default;
}
const lastWord = (name) => name.slice(name.lastIndexOf("/") + 1).toLowerCase();
const isTwin = (record) => record.sync === true || record.bulk === true;
/**
* Finds a resource by name, in any case. A name without its leading folders (`stock/Levels` for `read/stock/Levels`)
* is found when nothing else matches and it is the only one.
*/
function findResource(data, typed, beta = false) {
	const wanted = typed.toLowerCase();
	const fits = (record) => record.beta === true === beta;
	const tails = [];
	for (const name of Object.keys(data)) {
		const lower = name.toLowerCase();
		if (lower !== wanted && !(wanted.includes("/") && lower.endsWith(`/${wanted}`))) continue;
		const record = data[name];
		if (record === void 0 || !fits(record)) continue;
		if (lower === wanted) return {
			name,
			...record
		};
		if (!isTwin(record)) tails.push(name);
	}
	const [name] = tails;
	const record = name === void 0 ? void 0 : data[name];
	return tails.length === 1 && name !== void 0 && record !== void 0 ? {
		name,
		...record
	} : void 0;
}
/** Returns at most three similar names: the same last word in another folder, twins last, then near names. */
function suggestResources(data, typed) {
	const word = lastWord(typed);
	const same = Object.entries(data).filter(([name]) => lastWord(name) === word).map(([name, record]) => ({
		name,
		twin: isTwin(record),
		steps: require_miss.edits(typed.toLowerCase(), name.toLowerCase())
	})).sort((a, b) => Number(a.twin) - Number(b.twin) || a.steps - b.steps || (a.name < b.name ? -1 : 1)).map(({ name }) => name);
	return [.../* @__PURE__ */ new Set([...same, ...require_miss.nearest(typed, Object.keys(data))])].slice(0, 3);
}
/** Finds a resource by name, or fails with `input` and the nearest names. */
function needResource(data, typed, beta = false) {
	const found = findResource(data, typed, beta);
	if (found !== void 0) return found;
	const other = findResource(data, typed, !beta);
	if (other !== void 0) throw beta ? new require_start.CliError("input", `${other.name} has no beta version.`, "Leave out --beta.") : new require_start.CliError("input", `${other.name} exists as beta only.`, "Add --beta.");
	const suggestions = suggestResources(data, typed);
	throw new require_start.CliError("input", `Unknown resource ${JSON.stringify(typed)}.`, suggestions.length === 0 ? knownNames(data, typed) : void 0, { suggestions });
}
/** Remedy for a name without similar ones: the resources of its folder, or the known folders. */
function knownNames(data, typed) {
	const names = Object.keys(data);
	const folder = typed.slice(0, typed.indexOf("/") + 1).toLowerCase();
	const inside = folder === "" ? [] : names.filter((name) => name.toLowerCase().startsWith(folder));
	if (inside.length > 0) return `Known resources: ${listSome(inside)}.`;
	return `A name begins with one of these folders and a slash: ${[...new Set(names.map((name) => name.slice(0, name.indexOf("/"))))].join(", ")}.`;
}
const MOST_NAMED = 12;
/** Lists the first names, and how many more there are. */
function listSome(names) {
	const shown = names.slice(0, MOST_NAMED).join(", ");
	return names.length > MOST_NAMED ? `${shown} and ${names.length - MOST_NAMED} more` : shown;
}
/** Suggestions for unknown fields, or a remedy that lists the known ones. */
function fieldAdvice(resource, typed) {
	const names = Object.keys(resource.fields);
	const suggestions = [...new Set(typed.flatMap((name) => require_miss.nearest(name, names)))];
	return {
		remedy: suggestions.length === 0 ? `Known fields: ${listSome(names)}.` : void 0,
		suggestions
	};
}
/** Returns the field in the catalogue's spelling, or fails with `input` and the nearest names. */
function needField(resource, typed) {
	if (Object.hasOwn(resource.fields, typed)) return typed;
	const alike = Object.keys(resource.fields).filter((name) => name.toLowerCase() === typed.toLowerCase());
	const [only] = alike;
	if (only !== void 0 && alike.length === 1) return only;
	const { remedy, suggestions } = fieldAdvice(resource, [typed]);
	throw new require_start.CliError("input", `${resource.name} has no field ${JSON.stringify(typed)}.`, remedy, { suggestions });
}

// runtime/odata/names.ts
const WORDS = /* @__PURE__ */ new Set([
	"eq",
	"ne",
	"gt",
	"ge",
	"lt",
	"le",
	"and",
	"or",
	"not",
	"add",
	"sub",
	"mul",
	"div",
	"mod",
	"asc",
	"desc",
	"null",
	"true",
	"false",
	"nan",
	"inf"
]);
/** A literal (`'..'`, `guid'..'`), a name with its path, or a function with its opening parenthesis. */
const TOKEN = /[A-Za-z]*'(?:[^']|'')*'|[A-Za-z_][\w/]*(\s*\()?/g;
const withoutText = (expression) => expression.replaceAll(/'(?:[^']|'')*'/g, "");
/**
* Returns the field names in a filter or a sort order, in order of appearance; `undefined` for an expression that cannot
* be checked (a lambda).
*/
function namesIn(expression) {
	if (withoutText(expression).includes(":")) return void 0;
	const names = [];
	for (const match of expression.matchAll(TOKEN)) {
		const [token, call] = match;
		const before = expression[match.index - 1];
		if (token.includes("'") || call !== void 0 || before !== void 0 && /\d/.test(before)) continue;
		if (!WORDS.has(token.toLowerCase())) names.push(token);
	}
	return names;
}
/**
* Returns the path of a field in the catalogue's spelling: `Code`, `Lines/Item`. After a field without a known resource
* the path is left as typed.
*/
function needPath(data, resource, typed) {
	if (typed === "*") return typed;
	const slash = typed.indexOf("/");
	const name = needField(resource, slash < 0 ? typed : typed.slice(0, slash));
	if (slash < 0) return name;
	const target = resource.fields[name]?.navigates;
	const child = target === void 0 ? void 0 : findResource(data, target);
	const rest = typed.slice(slash + 1);
	return `${name}/${child === void 0 ? rest : needPath(data, child, rest)}`;
}
/** Checks the field names in an expression; fails with `input`, listing all unknown ones with the nearest names. */
function checkNames(resource, expression, flag) {
	if (withoutText(expression).includes("'")) throw new require_start.CliError("input", `--${flag}: a quote is not closed in ${expression}`, "Put text in single quotes, and double a quote inside it: 'O''Neil'.");
	const heads = (namesIn(expression) ?? []).map((name) => name.split("/")[0] ?? "");
	const wrong = [...new Set(heads.filter((head) => !Object.hasOwn(resource.fields, head)))];
	if (wrong.length === 0) return;
	const value = wrong.find((name) => new RegExp(`\\b(?:eq|ne|gt|ge|lt|le)\\s+${name}\\b`, "i").test(expression));
	if (value !== void 0) throw new require_start.CliError("input", `--${flag} compares with ${value}, which is not a field of ${resource.name}.`, `Put text in single quotes: '${value}'.`);
	const { remedy, suggestions } = fieldAdvice(resource, wrong);
	throw new require_start.CliError("input", `Unknown ${wrong.length > 1 ? "fields" : "field"} of ${resource.name} in --${flag}: ${wrong.join(", ")}.`, remedy, { suggestions });
}

// runtime/odata/body.ts
function children(value) {
	if (Array.isArray(value)) return value;
	if (typeof value !== "object" || value === null) return [];
	const results = value["results"];
	return Array.isArray(results) ? results : [];
}
/**
* Checks the keys of a body, also inside its collections. Children of a new record need not name their parent: it has no
* id yet.
*/
function checkBody(data, resource, body) {
	const unknown = [];
	const missing = [];
	const fixed = [];
	const walk = (record, part, prefix, parentKey) => {
		for (const [name, value] of Object.entries(part)) {
			const field = Object.hasOwn(record.fields, name) ? record.fields[name] : void 0;
			if (field === void 0) {
				unknown.push({
					place: `${prefix}${name}`,
					suggestions: require_miss.nearest(name, Object.keys(record.fields))
				});
				continue;
			}
			if (field.readonly === true) fixed.push(`${prefix}${name}`);
			const child = field.navigates === void 0 ? void 0 : findResource(data, field.navigates);
			if (field.type !== "Collection" || child === void 0) continue;
			children(value).forEach((item, at) => {
				if (typeof item === "object" && item !== null) walk(child, item, `${prefix}${name}[${at}].`, record.key);
			});
		}
		for (const [name, field] of Object.entries(record.fields)) if (field.mandatory === true && name !== parentKey && part[name] === void 0) missing.push(`${prefix}${name}`);
	};
	walk(resource, body, "", void 0);
	return {
		unknown,
		missing,
		readonly: fixed
	};
}

// runtime/odata/reference.ts
/** Maximum number of records that a query for an ambiguous code requests, and an error lists. */
const MOST_LISTED = 10;
/**
* Makes the look-up of a resource's records from the catalogue, without a request. `undefined` when the resource has no
* key or no field to search.
*/
function referenceTo(resource, catalogue, rules = {}) {
	const { key } = resource;
	const by = rules.by ?? catalogue.names.filter((name) => Object.hasOwn(resource.fields, name)).slice(0, 1);
	if (key === void 0 || by.length === 0) return void 0;
	const shown = [
		key,
		...by,
		...[...catalogue.telling, ...rules.latest === void 0 ? [] : [rules.latest]]
	].filter((name) => Object.hasOwn(resource.fields, name));
	const select = [...new Set(shown)].join(",");
	return {
		path: resource.path,
		tries: by.map((field) => ({
			$filter: [termOf(resource, field, catalogue), ...rules.where === void 0 ? [] : [rules.where]].join(" and "),
			$select: select,
			$top: String(10)
		})),
		id: key,
		unless: resource.fields[key]?.type === "Edm.Guid" ? "uuid" : "digits",
		...by.every((field) => isNumber(resource, field)) ? { accepts: "digits" } : {},
		...rules.latest === void 0 ? {} : { latest: rules.latest },
		noun: rules.noun ?? `${resource.name} record`
	};
}
const isNumber = ({ fields }, field) => (fields[field]?.type ?? "Edm.String") !== "Edm.String";
function termOf(resource, field, { codes }) {
	if (isNumber(resource, field)) return `${field} eq {number}`;
	return `${field} eq '{text${codes !== void 0 && codes.field === field && codes.resources.includes(resource.name) ? `:${String(codes.width)}` : ""}}'`;
}

// runtime/odata/assign.ts
const FORMS = "@str:text, @guid:id, @ref:service/Resource:code";
function typedOf(text, data, what) {
	const [, word, rest] = /^@(\w+):(.*)$/s.exec(text) ?? [];
	if (word === void 0 || rest === void 0) return {
		form: "plain",
		text
	};
	if (word === "str") return {
		form: "text",
		text: rest
	};
	if (word === "guid") {
		const id = guid(rest);
		if (id !== void 0) return {
			form: "guid",
			id
		};
		throw new require_start.CliError("input", `${what}: ${JSON.stringify(rest)} is not a GUID.`, "Write it as 8-4-4-4-12 hex digits.");
	}
	if (word === "ref") {
		const colon = rest.indexOf(":");
		if (colon > 0 && colon < rest.length - 1) return {
			form: "ref",
			resource: needResource(data, rest.slice(0, colon)),
			code: rest.slice(colon + 1)
		};
		throw new require_start.CliError("input", `${what}: @ref needs a resource and a code.`, "Write @ref:service/Resource:code.");
	}
	throw new require_start.CliError("input", `${what}: @${word}: is not a known form of a value. Known forms: ${FORMS}.`, `For text that begins with @, write @str:${text}.`);
}
/**
* Reads `Field=value` pairs. Nothing is looked up, so that all pairs are checked before the first request.
*
* @throws CliError `input` for a name that is not a field, or a value of an unknown form
*/
function readPairs(pairs, flag, { data, resource, force }) {
	return pairs.map(([key, text]) => {
		if (key === "" || !key.split(".").every(require_miss.isSafeKey)) throw new require_start.CliError("input", `--${flag}: ${JSON.stringify(key)} cannot be a field name.`, "Write Field=value.");
		const value = typedOf(text, data, `--${flag} ${key}`);
		const isListed = Object.keys(resource?.fields ?? {}).some((name) => name.toLowerCase() === key.toLowerCase());
		if (resource === void 0 || force && !isListed) return {
			field: key,
			value
		};
		const field = needField(resource, key);
		const type = resource.fields[field]?.type;
		return {
			field,
			value,
			...type === void 0 ? {} : { type }
		};
	});
}
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
/** A double may not hold more digits than this. */
const SAFE_DIGITS = 15;
/** Returns the value for a JSON body. A number stays text if the field is text or a double would lose digits. */
async function jsonValue({ type, value }, context) {
	switch (value.form) {
		case "text": return value.text;
		case "guid": return value.id;
		case "ref": return resolveCode(value.resource, value.code, context);
		case "plain":
			if (value.text === "true") return true;
			if (value.text === "false") return false;
			if (value.text === "null") return null;
			if (type === "Edm.String" || !NUMBER.test(value.text)) return value.text;
			return value.text.replace(/\D/g, "").length > SAFE_DIGITS ? value.text : require_run.exactNumber(value.text);
	}
}
/** Returns a filter term that compares the field with the value, written by the type of the field. */
async function matchTerm({ field, type = "Edm.String", value }, context) {
	switch (value.form) {
		case "guid": return `${field} eq ${literal(value.id, "Edm.Guid", field)}`;
		case "ref": return `${field} eq ${literal(await resolveCode(value.resource, value.code, context), type, field)}`;
		case "text": return textTerm(field, type, value.text, context.service.catalogue);
		case "plain": return value.text === "null" ? `${field} eq null` : textTerm(field, type, value.text, context.service.catalogue);
	}
}
/** A numeric code may be stored padded or bare, so the term matches both. */
function textTerm(field, type, text, catalogue) {
	const codes = catalogue?.codes;
	const wide = codes?.field === field && type === "Edm.String" ? padded(text, codes.width) : text;
	if (wide !== text) return `(${field} eq ${quoted(text)} or ${field} eq ${quoted(wide)})`;
	return `${field} eq ${literal(text, type, field)}`;
}
/** Returns the id of the record of a resource with that code, number or name. */
async function resolveCode(resource, code, { service, resolve }) {
	const reference = service.catalogue === void 0 ? void 0 : referenceTo(resource, service.catalogue);
	if (reference !== void 0) return resolve(reference, code);
	throw new require_start.CliError("input", `${resource.name} has no code, number or name to look up.`, "Write @guid:<id>.");
}

// runtime/odata/columns.ts
const isScalar = ({ type }) => type !== "Collection" && type !== "Complex";
/** Number of columns for a resource without any of the usual fields. */
const FALLBACK = 6;
/** Returns the default columns of a table: the key, then those of the service's usual fields that the resource has. */
function tableColumns(resource, { columns }) {
	const fields = Object.keys(resource.fields).filter((name) => isScalar(resource.fields[name] ?? { type: "Complex" }));
	const found = [...resource.key === void 0 ? [] : [resource.key], ...columns.flatMap((names) => names.filter((name) => fields.includes(name)).slice(0, 1))];
	return [...new Set(found.length > 1 ? found : [...found, ...fields.slice(0, FALLBACK)])].map((key) => ({
		key,
		header: key
	}));
}
/** Returns columns for the selected fields, in their order. */
function selectedColumns(select) {
	return select.map((key) => ({
		key: key.replaceAll("/", "."),
		header: key
	}));
}
/** Returns columns for the fields of one record that are not empty: some services have a hundred empty ones. */
function filledColumns(row) {
	return Object.entries(row).filter(([, value]) => value !== null && value !== "").map(([key]) => ({
		key,
		header: key
	}));
}
/** Returns one line per record, with the values that distinguish the records. */
function candidates(rows, columns) {
	return rows.map((row) => columns.map(({ key }) => `${key} ${String(row[key] ?? "-")}`).join(", "));
}

// runtime/odata/count.ts
/**
* Returns the number of records in a list. A collection has a count, a bare number as text; a function has none, so the
* number is requested together with one record.
*
* @throws CliError `unavailable` when the response is not a number
*/
async function countRows(call, { name, isFunction }, { http }) {
	const { $filter, $select: _select, $expand: _expand, $orderby: _order, $top: _top, ...params } = call.query ?? {};
	const query = {
		...params,
		$filter
	};
	if (isFunction) {
		const { body } = await http.send({
			...call,
			query: {
				...query,
				$inlinecount: "allpages",
				$top: "1"
			}
		});
		return numberIn(String(require_run.getPath(body, "d.__count") ?? ""), name);
	}
	const reply = await http.send({
		...call,
		path: `${call.path}/$count`,
		query,
		answer: "bytes"
	});
	return numberIn(new TextDecoder().decode(reply.bytes ?? /* @__PURE__ */ new Uint8Array()), name);
}
function numberIn(text, name) {
	const digits = text.replace("﻿", "").trim();
	if (/^\d+$/.test(digits)) return require_run.exactNumber(digits);
	throw new require_start.CliError("unavailable", `The service did not report the number of records of ${name}: ${shown(digits)}.`);
}
function shown(text) {
	if (text === "") return "the response was empty";
	try {
		return `the response was ${JSON.stringify(require_run.parseJson(text)).slice(0, 80)}`;
	} catch {
		return `the response was ${JSON.stringify(text.slice(0, 80))}`;
	}
}

// runtime/odata/query.ts
/** Options whose value is a list of fields. */
const LISTS = ["$select", "$expand"];
/** Options whose value is an expression over fields, and the flag that usually sets them. */
const EXPRESSIONS = {
	$filter: "filter",
	$orderby: "orderby"
};
/**
* Checks the field names in a query against the catalogue and returns it in the catalogue's spelling. The catalogue is
* read only if the query names fields.
*
* @throws CliError `input` for unknown fields, `combination` for a parameter that is an option of the dialect
*/
async function checkQuery(query, open) {
	if (![...LISTS, ...Object.keys(EXPRESSIONS)].some((option) => query[option] !== void 0)) return query;
	const { data, resource } = await open();
	if (resource === void 0) return query;
	const checked = { ...query };
	for (const option of LISTS) {
		const names = query[option];
		if (Array.isArray(names)) checked[option] = names.map((name) => needPath(data, resource, String(name)));
	}
	for (const [option, flag] of Object.entries(EXPRESSIONS)) {
		const expression = query[option];
		if (typeof expression === "string") checkNames(resource, expression, flag);
	}
	return checked;
}
/** Refuses query options as parameters of a function: they have flags of their own. */
function checkParameters(names, flag) {
	const option = names.find((name) => name.startsWith("$"));
	if (option === void 0) return;
	throw new require_start.CliError("combination", `--${flag} takes parameters of a function, and ${option} is a query option.`, "Use the flag of the query option, for example --filter.");
}

// runtime/odata/subject.ts
var subject_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ openSubject: () => openSubject });
/**
* Opens the resource of a plan.
*
* @param look value of an argument, for a name that is a template
* @throws CliError `input` for an unknown resource, or one that does not take the method
*/
async function openSubject(plan, look, options, context) {
	const { resource: known } = plan;
	const rules = context.service.catalogue;
	if (rules === void 0) throw new Error(`The service ${context.service.id} has no catalogue.`);
	const force = options.force === true;
	const isKnown = require_run.holes(known.name).length === 0 && options.beta !== true && options.bulk !== true;
	const name = require_run.holes(known.name).reduce((text, hole) => text.replace(`{${hole}}`, String(look(hole) ?? "")), known.name);
	let opened;
	const open = () => opened ??= find(name, options, context);
	if (isKnown) return subjectOf(facts(known, plan.path), open, rules, force);
	const { data, resource } = await open();
	if (resource === void 0) {
		const template = options.beta === true ? rules.betaPath : rules.path;
		if (template === void 0) throw new Error("The catalogue has no path for beta resources.");
		return subjectOf({
			name,
			path: template.replace("{resource}", name) + item(known),
			isScalar: false,
			isFunction: false
		}, open, rules, force);
	}
	checkMethod(resource, plan, known, force);
	const { key } = resource;
	const type = key === void 0 ? void 0 : resource.fields[key]?.type;
	return subjectOf({
		name: resource.name,
		path: resource.path + item(known),
		...key === void 0 || type === void 0 ? {} : { key: {
			field: key,
			type
		} },
		isScalar: resource.scalar === true,
		isFunction: resource.function !== void 0
	}, async () => ({
		data,
		resource
	}), rules, force);
}
const facts = ({ name, key, scalar, function: parameters }, path) => ({
	name,
	path,
	...key === void 0 ? {} : { key },
	isScalar: scalar === true,
	isFunction: parameters === true
});
const item = ({ id }) => id === void 0 ? "" : `({${id}})`;
const NAME = /^[A-Za-z0-9_]+(?:\/[A-Za-z0-9_]+)*$/;
async function find(name, options, { service }) {
	const data = await loadCatalogue(service);
	const beta = options.beta === true;
	const resource = options.force === true ? findResource(data, name, beta) : needResource(data, name, beta);
	if (resource !== void 0) return {
		data,
		resource: options.bulk === true ? bulkTwin(data, resource) : resource
	};
	if (NAME.test(name)) return { data };
	throw new require_start.CliError("input", `${JSON.stringify(name)} cannot be the name of a resource.`, "Write it as service/Resource.");
}
/** Returns the bulk endpoint, which returns more records per page. */
function bulkTwin(data, resource) {
	if (resource.bulk === true) return resource;
	const twin = resource.bulkPath === void 0 ? void 0 : findResource(data, resource.bulkPath);
	if (twin !== void 0) return twin;
	const others = Object.keys(data).filter((other) => data[other]?.bulkPath !== void 0);
	throw new require_start.CliError("combination", `${resource.name} has no bulk endpoint.`, `These resources have one: ${others.join(", ")}.`);
}
function checkMethod(resource, plan, known, force) {
	const { name, methods } = resource;
	if (known.id !== void 0 && plan.effect === "read") {
		if (resource.function === void 0 && methods.includes("GET")) return;
		throw new require_start.CliError("combination", `${name} has no records that can be read by their key.`, `Use \`list ${name}\`.`);
	}
	if (force || methods.includes(plan.method)) return;
	throw new require_start.CliError("input", `${name} does not support ${plan.method}.`, `It supports ${methods.join(", ")}.${plan.method === "GET" ? "" : " --force sends the request anyway."}`);
}
function subjectOf(known, open, rules, force) {
	const { name, key } = known;
	return {
		...known,
		keyValue: async (id) => {
			if (key?.type === "Edm.Guid" && guid(id) === void 0) await refuseCode(id, known, open);
			return keyLiteral(id, key?.type, `Key of ${name}`);
		},
		checkQuery: async (query) => checkQuery(query, open),
		fields: async () => ({
			...await open(),
			force
		}),
		fieldNames: async () => {
			const { resource } = await open();
			const names = Object.keys(force ? {} : resource?.fields ?? {});
			return names.length === 0 ? void 0 : names;
		},
		checkBody: async (body) => {
			const formed = formatted(body, rules);
			if (!force) refuseUnknown(formed, await open());
			return formed;
		},
		doubts: async (body, creates) => force ? [] : doubtsOf(body, creates, await open()),
		columns: async () => {
			const { resource } = await open();
			return resource === void 0 ? void 0 : tableColumns(resource, rules);
		}
	};
}
/** Refuses a code in place of a GUID; the error shows how to find the GUID by the code. */
async function refuseCode(id, { name, key }, open) {
	const { resource } = await open();
	if (resource?.fields["Code"] === void 0) return;
	throw new require_start.CliError("input", `The key of ${name} is a GUID, and ${JSON.stringify(id)} is not one.`, `Find it by its code: lookup ${name} --match ${JSON.stringify(`Code=${id}`)} --one --jq .${key?.field ?? ""}`);
}
function formatted(body, { formats = {} }) {
	const changed = Object.entries(formats).flatMap(([field, { pattern, form, case: letters }]) => {
		const value = body[field];
		if (typeof value !== "string") return [];
		const text = value.trim();
		if (new RegExp(pattern).test(text)) return [[field, letters === "upper" ? text.toUpperCase() : text]];
		throw new require_start.CliError("input", `${field} ${JSON.stringify(value)} is not valid.`, `It must be ${form}.`);
	});
	return changed.length === 0 ? body : {
		...body,
		...Object.fromEntries(changed)
	};
}
/** Refuses unknown fields, listing all of them. */
function refuseUnknown(body, { data, resource }) {
	if (resource === void 0) return;
	const { unknown } = checkBody(data, resource, body);
	if (unknown.length === 0) return;
	const several = unknown.length > 1;
	throw new require_start.CliError("input", `${resource.name} does not have the ${several ? "fields" : "field"} ${unknown.map(({ place }) => place).join(", ")}.`, `\`metadata ${resource.name}\` lists its fields; --force sends them anyway.`, several ? { lines: unknown.map(({ place, suggestions }) => [place, ...near(suggestions)].join(": ")) } : { suggestions: unknown.flatMap(({ suggestions }) => suggestions) });
}
const near = (suggestions) => suggestions.length === 0 ? [] : [`did you mean ${suggestions.join(", ")}?`];
const fields = ({ length }) => length === 1 ? "field" : "fields";
/** Only warnings: what the catalogue lists as required or read-only is not always right. */
function doubtsOf(body, creates, { data, resource }) {
	if (resource === void 0) return [];
	const { missing, readonly: fixed } = checkBody(data, resource, body);
	return [...creates && missing.length > 0 ? [`Missing ${fields(missing)}, usually required: ${missing.join(", ")}.`] : [], ...fixed.length > 0 ? [`Read-only ${fields(fixed)}, which the service may ignore or refuse: ${fixed.join(", ")}.`] : []];
}

// runtime/odata/index.ts
var odata_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	candidates: () => candidates,
	checkBody: () => checkBody,
	checkNames: () => checkNames,
	checkParameters: () => checkParameters,
	countRows: () => countRows,
	dateTime: () => dateTime,
	enclosed: () => enclosed,
	fillTerm: () => fillTerm,
	filledColumns: () => filledColumns,
	findResource: () => findResource,
	guid: () => guid,
	joinTerms: () => joinTerms,
	jsonValue: () => jsonValue,
	keyLiteral: () => keyLiteral,
	literal: () => literal,
	loadCatalogue: () => loadCatalogue,
	matchTerm: () => matchTerm,
	namesIn: () => namesIn,
	needField: () => needField,
	needPath: () => needPath,
	needResource: () => needResource,
	normalizeRow: () => normalizeRow,
	openSubject: () => openSubject,
	padded: () => padded,
	plainRow: () => plainRow,
	quoted: () => quoted,
	readPairs: () => readPairs,
	recordOf: () => recordOf,
	referenceTo: () => referenceTo,
	rowsOf: () => rowsOf,
	selectedColumns: () => selectedColumns,
	stamp: () => stamp,
	stampText: () => stampText,
	suggestResources: () => suggestResources,
	tableColumns: () => tableColumns
});

Object.defineProperty(exports, "dateTime", {
  enumerable: true,
  get: function () {
    return dateTime;
  }
});
Object.defineProperty(exports, "guid", {
  enumerable: true,
  get: function () {
    return guid;
  }
});
Object.defineProperty(exports, "odata_exports", {
  enumerable: true,
  get: function () {
    return odata_exports;
  }
});
Object.defineProperty(exports, "stamp", {
  enumerable: true,
  get: function () {
    return stamp;
  }
});
Object.defineProperty(exports, "subject_exports", {
  enumerable: true,
  get: function () {
    return subject_exports;
  }
});