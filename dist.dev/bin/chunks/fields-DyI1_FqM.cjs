const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_miss = require("./miss-T62ysXSg.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");
const require_run = require("./run-Duopuxci.cjs");

// runtime/fields/definitions.ts
var definitions_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	definitionsOf: () => definitionsOf,
	distinctName: () => distinctName,
	fieldRules: () => fieldRules
});
/** A run requests each list once, however many commands, rows and records need it. */
const known = /* @__PURE__ */ new WeakMap();
/** Returns the rules for the custom fields of an entity; `undefined` if the service has none. */
function fieldRules(context, entity) {
	return Object.hasOwn(context.service.customFields, entity) ? context.service.customFields[entity] : void 0;
}
/**
* Returns the definitions of an entity. Those that a recent run has read are used if they fit; others are requested, once in
* a run.
*
* @param fits whether the definitions have everything that is needed: what they lack may be new
*/
async function definitionsOf(context, entity, rules, fits) {
	const lists = known.get(context.http) ?? /* @__PURE__ */ new Map();
	known.set(context.http, lists);
	const list = lists.get(rules.path) ?? remembered(context, entity, rules);
	lists.set(rules.path, list);
	const { definitions, isFresh } = await list;
	if (isFresh || await fits(definitions)) return definitions;
	const current = lists.get(rules.path);
	const renewed = current === void 0 || current === list ? read(context, entity, rules) : current;
	lists.set(rules.path, renewed);
	return (await renewed).definitions;
}
/** Returns the name of a field with the start of its code, for fields that share a name. */
function distinctName(definition) {
	return `${definition.name} (${definition.code.slice(0, 8)})`;
}
/** Name of the stored list of an entity. A reference cannot have it. */
const kindOf = (entity) => `fields.${entity}`;
async function remembered(context, entity, rules) {
	const stored = await context.names.read(kindOf(entity), rules.path);
	if (stored === void 0 || !isStored(stored, rules)) return read(context, entity, rules);
	const all = stored.map(({ id, ...more }) => ({
		code: id,
		...more
	}));
	return {
		definitions: indexed(all),
		isFresh: false
	};
}
async function read(context, entity, rules) {
	const all = [];
	for await (const row of rowsOf(context, rules)) {
		const definition = define(row, rules);
		if (definition) all.push(definition);
	}
	const entries = all.map(({ code, ...more }) => ({
		id: code,
		...more
	}));
	await context.names.write(kindOf(entity), rules.path, entries);
	return {
		definitions: indexed(all),
		isFresh: true
	};
}
/** Whether these are definitions: another version of the client may have stored something else. */
function isStored(entries, { types }) {
	const encodings = /* @__PURE__ */ new Set(["text", ...Object.values(types)]);
	return entries.every(({ encoding, custom, options }) => encodings.has(encoding) && typeof custom === "boolean" && Array.isArray(options) && optionsOf(options).length === options.length);
}
const indexed = (all) => ({
	all,
	byCode: new Map(all.map((field) => [field.code, field])),
	shown: shownNames(all)
});
async function* rowsOf(context, rules) {
	const call = {
		method: "GET",
		path: rules.path
	};
	if (rules.paging !== void 0) {
		yield* context.http.rows(call, {
			style: rules.paging,
			whole: true
		});
		return;
	}
	const { record, emptyList, title } = context.service;
	const reply = await context.http.send(call);
	const found = require_run.rowsAt(reply.body, record, emptyList);
	if ("problem" in found) throw new require_start.CliError("unavailable", `${title}: the list ${rules.path} ${found.problem}.`, void 0, {
		...call,
		statusCode: reply.status,
		body: reply.body
	});
	yield* found.rows;
}
function define(row, rules) {
	const code = row[rules.code];
	const name = row[rules.name];
	if (typeof code !== "string" || code === "") return void 0;
	return {
		code,
		name: typeof name === "string" && name.trim() !== "" ? name.trim() : code,
		encoding: rules.types[String(row[rules.type])] ?? "text",
		custom: row[rules.custom] === true,
		options: optionsOf(row[rules.options])
	};
}
function optionsOf(value) {
	if (!Array.isArray(value)) return [];
	return value.flatMap((option) => {
		const { id, label } = option ?? {};
		if (typeof id !== "string" && typeof id !== "number") return [];
		return typeof label === "string" ? [{
			id,
			label
		}] : [];
	});
}
function shownNames(all) {
	const shown = /* @__PURE__ */ new Map();
	const taken = /* @__PURE__ */ new Set();
	for (const field of all) {
		if (!field.custom) continue;
		const name = [field.name, distinctName(field)].find((name) => !taken.has(name)) ?? field.code;
		taken.add(name);
		shown.set(field.code, name);
	}
	return shown;
}

// runtime/fields/decode.ts
/**
* Replaces field codes by names and option ids by labels in pages of rows. Definitions are requested when the first row
* needs them; if they cannot be read, a warning is reported and the rows stay as they are.
*/
async function* decodeRows(context, entity, pages, options = {}) {
	const rules = fieldRules(context, entity);
	if (!rules || options.columns && !showsNames(options.columns, rules)) {
		yield* pages;
		return;
	}
	for await (const rows of pages) {
		const decoded = [];
		for (const row of rows) decoded.push(await decodeRecord(context, entity, row, options));
		yield decoded;
	}
}
/** Decodes one record like {@link decodeRows}. Anything but an object is returned unchanged. */
async function decodeRecord(context, entity, record, options = {}) {
	const rules = fieldRules(context, entity);
	if (!rules || !require_miss.isObject(record) || !needsNames(record, rules)) return record;
	const definitions = await namesFor(context, entity, rules, record);
	if (!definitions) return record;
	if (isChange(record, rules)) return decodeChange(record, rules, definitions);
	if (rules.under === "") return decodeTop(record, definitions);
	return decodeNested(record, rules, definitions, options);
}
function showsNames(columns, rules) {
	const named = [
		rules.under,
		rules.changes?.code,
		...rules.changes?.values ?? []
	];
	return columns.some(({ key, from = key }) => [from].flat().some((path) => named.includes(path.split(".")[0])));
}
function isChange(row, rules) {
	return rules.changes !== void 0 && typeof row[rules.changes.code] === "string";
}
function needsNames(row, rules) {
	if (rules.under === "" || isChange(row, rules)) return true;
	const values = row[rules.under];
	return require_miss.isObject(values) && Object.keys(values).length > 0;
}
/**
* Whether the definitions have all custom fields and options of the record. Where custom fields are among others, or a
* row describes a change, keys without a definition are common, and prove nothing.
*/
function isCovered(record, rules, { byCode }) {
	const values = rules.under === "" || isChange(record, rules) ? {} : record[rules.under];
	return Object.entries(require_miss.isObject(values) ? values : {}).every(([code, value]) => {
		const { options = [] } = byCode.get(code) ?? {};
		const ids = options.length === 0 ? [] : [value].flat().filter((id) => typeof id === "number" || typeof id === "string");
		return byCode.has(code) && ids.every((id) => options.some((option) => String(option.id) === String(id)));
	});
}
const warned = /* @__PURE__ */ new WeakSet();
async function namesFor(context, entity, rules, record) {
	try {
		return await definitionsOf(context, entity, rules, (definitions) => isCovered(record, rules, definitions));
	} catch (error) {
		if (context.world.signal.aborted || error instanceof require_start.OutputClosed) throw error;
		if (!warned.has(context)) {
			const reason = error instanceof Error ? error.message : String(error);
			context.warn(`The names of ${entity} fields could not be read, so keys and ids are shown: ${reason}`);
		}
		warned.add(context);
		return;
	}
}
function decodeNested(row, rules, definitions, options) {
	const { [rules.under]: nested, ...standard } = row;
	const values = Object.entries(nested).map(([code, value]) => {
		const field = definitions.byCode.get(code);
		const name = definitions.shown.get(code) ?? code;
		return [options.lift === true && field !== void 0 && Object.hasOwn(standard, name) ? distinctName(field) : name, field ? toLabels(field, value) : value];
	});
	if (options.lift) return Object.fromEntries([...Object.entries(standard), ...values]);
	return {
		...row,
		[rules.under]: Object.fromEntries(values)
	};
}
/** Decodes custom values next to standard ones: keys are codes, or codes with a suffix for parts of a value. */
function decodeTop(row, definitions) {
	const entries = Object.entries(row).map(([key, value]) => {
		const cut = key.indexOf("_");
		const code = definitions.shown.has(key) ? key : cut > 0 ? key.slice(0, cut) : key;
		const field = definitions.byCode.get(code);
		const name = definitions.shown.get(code);
		if (!field || name === void 0) return [key, value];
		return [(Object.hasOwn(row, name) ? distinctName(field) : name) + key.slice(code.length), code === key ? toLabels(field, value) : value];
	});
	return Object.fromEntries(entries);
}
function decodeChange(row, rules, definitions) {
	const { code: key, values } = rules.changes ?? {
		code: "",
		values: []
	};
	const code = String(row[key]);
	const field = definitions.byCode.get(code);
	if (!field) return row;
	const decoded = {
		...row,
		[key]: definitions.shown.get(code) ?? code
	};
	for (const name of values) if (Object.hasOwn(row, name)) decoded[name] = toLabels(field, row[name]);
	return decoded;
}
/** Replaces option ids by labels: one id, a list of ids, or comma-separated ids. Unknown ids stay. */
function toLabels(field, value) {
	if (field.options.length === 0) return value;
	if (Array.isArray(value)) return value.map((id) => labelOf(field, id));
	if (typeof value === "string" && value.includes(",") && field.encoding === "options") return value.split(",").map((id) => String(labelOf(field, id.trim()))).join(", ");
	return labelOf(field, value);
}
function labelOf(field, id) {
	if (typeof id !== "string" && typeof id !== "number") return id;
	return field.options.find((option) => String(option.id) === String(id))?.label ?? id;
}

// runtime/fields/find.ts
/**
* Finds a field by its code (exact), its name (any case; of names that differ in case only, the one typed), or its name
* followed by the start of its code, which distinguishes fields of the same name: `Region (9f3a21b0)`.
*/
async function findField({ service }, entity, rules, definitions, typed) {
	const byCode = definitions.byCode.get(typed);
	if (byCode) return byCode;
	const wanted = typed.toLowerCase();
	const named = definitions.all.filter(({ name }) => name.toLowerCase() === wanted);
	const exact = named.filter(({ name }) => name === typed);
	if (named.length > 1 && exact.length !== 1) return ambiguous(entity, typed, named);
	return exact[0] ?? named[0] ?? definitions.all.find((field) => distinctName(field).toLowerCase() === wanted) ?? unknown(service.binary, entity, rules, definitions, typed);
}
/**
* Finds a field like {@link findField}. Definitions of an earlier run are read again if they do not have it.
*
* @throws CliError `input` when no field or several have the name
*/
async function findDefinition(context, entity, typed) {
	const rules = fieldRules(context, entity);
	if (rules === void 0) throw new Error(`The service has no custom-fields entity "${entity}".`);
	const find = (list) => findField(context, entity, rules, list, typed.trim());
	const fits = async (list) => {
		try {
			await find(list);
			return true;
		} catch (error) {
			if (error instanceof require_start.CliError) return false;
			throw error;
		}
	};
	return find(await definitionsOf(context, entity, rules, fits));
}
function ambiguous(entity, typed, named) {
	const choices = named.map((field) => `"${field.custom ? distinctName(field) : field.code}"`).join(" or ");
	throw new require_start.CliError("input", `${named.length} ${entity} fields are called "${typed}".`, `Use one of these names: ${choices}.`, { lines: named.map(({ code, name }) => `${code}, ${name}`) });
}
async function unknown(binary, entity, rules, definitions, typed) {
	const { nearest } = await Promise.resolve().then(() => require("./miss-T62ysXSg.cjs")).then((n) => n.nearest_exports);
	const suggestions = nearest(typed, definitions.all.flatMap(({ name, code, custom }) => custom ? [name] : [name, code]));
	const listed = rules.command === void 0 ? "Use the name or the code of a field." : `List them with "${binary} ${rules.command}".`;
	throw new require_start.CliError("input", `No ${entity} field is called "${typed}".`, listed, { suggestions });
}

// runtime/fields/field-values.ts
const DECIMAL = /^[+-]?\d+(\.\d+)?$/;
const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;
/** Converts a typed value to the form that the service stores. Empty text clears the field. */
function encodeValue(field, text) {
	const { encoding } = field;
	if (text === "") return { value: null };
	if (encoding === "text") return { value: text };
	if (encoding === "money") return encodeMoney(field, text.trim());
	return { value: encoders[encoding](field, text.trim()) };
}
const encoders = {
	number: decimal,
	integer: (field, text) => /^\d+$/.test(text) ? digits(text) : refuse(field, text, "a whole number"),
	option: optionId,
	options: optionIds,
	date: day,
	time: (field, text) => ({ value: clock(field, text) }),
	dates: (field, text) => span(field, text, day, "2026-06-01..2026-06-30"),
	times: (field, text) => span(field, text, clock, "09:00..17:30"),
	object: (_field, text) => ({ value: text })
};
function encodeMoney(field, text) {
	const [, number = "", currency] = /^(\S+?)(?:\s*([A-Za-z]{3}))?$/.exec(text) ?? [];
	if (!DECIMAL.test(number)) return refuse(field, text, "an amount such as \"12.5 EUR\"");
	const amount = decimal(field, number);
	return {
		value: amount,
		money: {
			amount,
			...currency === void 0 ? {} : { currency: currency.toUpperCase() }
		}
	};
}
function decimal(field, text) {
	return DECIMAL.test(text) ? digits(text) : refuse(field, text, "a number such as -3.5");
}
/** Converts digits to a JSON number, which has no plus sign and no leading zeros. */
function digits(text) {
	return require_run.toNumber(text.replace(/^\+/, "").replace(/^(-?)0+(?=\d)/, "$1"));
}
function day(field, text) {
	return require_run.isRealDay(text) ? text : refuse(field, text, "a day as YYYY-MM-DD");
}
function clock(field, text) {
	const [, hours, minutes, seconds = "00"] = CLOCK.exec(text) ?? [];
	return hours === void 0 ? refuse(field, text, "a time as HH:MM") : `${hours}:${minutes ?? ""}:${seconds}`;
}
function span(field, text, part, example) {
	const [from, until, more] = text.split("..").map((side) => side.trim());
	if (!from || !until || more !== void 0) return refuse(field, text, `two values such as ${example}`);
	return {
		value: part(field, from),
		until: part(field, until)
	};
}
/** Finds an option by its label in any case, or by its id, so that printed values can be typed again. */
function optionOf(field, text) {
	const wanted = text.toLowerCase();
	return field.options.find(({ label }) => label === text) ?? field.options.find(({ label }) => label.trim().toLowerCase() === wanted) ?? field.options.find(({ id }) => String(id) === text);
}
function optionId(field, text) {
	return (optionOf(field, text) ?? unknownLabel(field, text)).id;
}
function optionIds(field, text) {
	const parts = text.split(",");
	const ids = [];
	for (let at = 0; at < parts.length;) if (parts[at]?.trim() === "") at += 1;
	else at += takeOption(field, parts.slice(at), ids);
	return [...new Set(ids)];
}
/** Adds the option named by the first parts, longest first because labels may contain commas; returns how many parts. */
function takeOption(field, parts, ids) {
	for (let count = parts.length; count > 0; count -= 1) {
		const option = optionOf(field, parts.slice(0, count).join(",").trim());
		if (!option) continue;
		ids.push(option.id);
		return count;
	}
	return unknownLabel(field, (parts[0] ?? "").trim());
}
function unknownLabel(field, text) {
	const labels = field.options.map(({ label }) => `"${label}"`);
	throw new require_start.CliError("input", `"${text}" is not an option of the field "${field.name}".`, labels.length > 0 ? `Known options: ${labels.join(", ")}.` : "The field has no options yet.");
}
function refuse(field, text, wanted) {
	throw new require_start.CliError("input", `The field "${field.name}" takes ${wanted}, not "${text}".`);
}

// runtime/fields/encode.ts
/**
* Adds fields by name or code to a body: standard ones at the top, custom ones where the service expects them, labels as
* option ids. An empty value clears a field. Later pairs override earlier ones and the body.
*
* `record` is called only when money is typed without a currency and the body has none.
*
* @throws CliError `input` for an unknown name or label and for a value that does not fit; `usage` for money without a
* currency.
*/
async function encodeFields(context, entity, pairs, body, record) {
	const rules = fieldRules(context, entity);
	if (!rules || pairs.length === 0) return { ...body };
	const definitions = await definitionsOf(context, entity, rules, async (list) => {
		try {
			for (const [name, text] of pairs) encodeValue(await findField(context, entity, rules, list, name.trim()), text);
			return true;
		} catch (error) {
			if (error instanceof require_start.CliError) return false;
			throw error;
		}
	});
	const values = /* @__PURE__ */ new Map();
	const amounts = /* @__PURE__ */ new Map();
	for (const [name, text] of pairs) {
		const field = await findField(context, entity, rules, definitions, name.trim());
		const encoded = encodeValue(field, text);
		amounts.delete(field);
		values.set(field, encoded.value);
		if (encoded.money) amounts.set(field, encoded.money);
	}
	const top = new Map(Object.entries(body));
	for (const [field, value] of values) if (!field.custom) top.set(field.code, value);
	for (const [field, { currency }] of amounts) if (!field.custom && currency !== void 0 && rules.currency !== void 0) top.set(rules.currency, currency);
	const custom = rules.under === "" ? top : new Map(Object.entries(nestedPart(body, rules)));
	for (const [field, value] of values) {
		if (!field.custom) continue;
		const money = amounts.get(field);
		custom.set(field.code, money ? await complete(field, money, rules, Object.fromEntries(top), record) : value);
	}
	if (rules.under !== "" && custom.size > 0) top.set(rules.under, Object.fromEntries(custom));
	return Object.fromEntries(top);
}
function nestedPart(body, rules) {
	const part = body[rules.under];
	if (part === void 0 || part === null) return {};
	if (typeof part === "object" && !Array.isArray(part)) return part;
	throw new require_start.CliError("input", `\`${rules.under}\` in the body must be a JSON object.`, "Write its values by key.");
}
async function complete(field, money, rules, body, record) {
	const currency = money.currency ?? currencyOf(body, rules) ?? currencyOf(await record?.(), rules);
	if (currency !== void 0) return {
		value: money.amount,
		currency
	};
	throw new require_start.CliError("usage", `The field "${field.name}" needs a currency.`, `Write it after the amount, for example "${field.name}=${String(money.amount)} EUR".`);
}
/** Returns the currency of a record; `undefined` if it has none. */
function currencyOf(record, rules) {
	if (!record || rules.currency === void 0) return void 0;
	const found = require_run.getPath(record, rules.currency);
	return typeof found === "string" && found !== "" ? found : void 0;
}

// runtime/fields/index.ts
var fields_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	decodeRecord: () => decodeRecord,
	decodeRows: () => decodeRows,
	encodeFields: () => encodeFields,
	findDefinition: () => findDefinition
});

Object.defineProperty(exports, "definitions_exports", {
  enumerable: true,
  get: function () {
    return definitions_exports;
  }
});
Object.defineProperty(exports, "fields_exports", {
  enumerable: true,
  get: function () {
    return fields_exports;
  }
});
Object.defineProperty(exports, "kindOf", {
  enumerable: true,
  get: function () {
    return kindOf;
  }
});