const require_start = require("./start-CjVcg6Qt.cjs");
const require_miss = require("./miss-T62ysXSg.cjs");
const require_run = require("./run-Duopuxci.cjs");
const require_difference = require("./difference-DkavtoJa.cjs");

// workflows/crm/lib/records/match.ts
/**
* Returns the matcher of a built-in key, in any case, or of a custom field of text or numbers.
*
* @throws CliError `usage` for a field that is unknown or cannot be searched
*/
async function matcherOf(by, label, { keys, fields, noun }, kit) {
	const word = by.trim().toLowerCase();
	if (Object.hasOwn(keys, word)) return builtIn(word, keys[word]);
	const field = await kit.fields(fields).find(by).catch((error) => {
		if (!(error instanceof require_start.CliError) || error.kind !== "input") throw error;
		throw new require_start.CliError("usage", error.message, error.remedy, error.details);
	});
	if (Object.hasOwn(keys, field.code)) return builtIn(field.code, keys[field.code]);
	if (!(field.custom && (field.encoding === "text" || field.encoding === "number"))) throw new require_start.CliError("usage", `Records cannot be matched by the field "${field.name}": the service does not search it.`, `Use ${Object.keys(keys).join(", ")} or a custom field of text or numbers as ${label} of ${noun[1]}.`);
	return custom(field.code, field.name, field.encoding === "number");
}
function builtIn(word, { field, isList, ignoresCase }) {
	const normal = (value) => ignoresCase ? value.toLowerCase() : value;
	const valuesOf = (list) => Array.isArray(list) ? list.map((one) => require_miss.isObject(one) ? one["value"] : one) : [];
	const isValue = (found, value) => typeof found === "string" && normal(found) === normal(value);
	return {
		searched: word,
		normal,
		has: (record, value) => (isList ? valuesOf(record[field]) : [record[field]]).some((found) => isValue(found, value)),
		add: (body, value) => Object.hasOwn(body, field) ? body : {
			...body,
			[field]: isList ? [{
				value,
				primary: true
			}] : value
		},
		remove: ({ [field]: own, ...others }, value) => isList && own !== void 0 && !valuesOf(own).every((one) => isValue(one, value)) ? {
			...others,
			[field]: own
		} : others,
		check: () => void 0
	};
}
function custom(code, name, isNumber) {
	const NUMBER = /^[+-]?\d+(\.\d+)?$/;
	const normal = (value) => isNumber ? String(Number(value)) : value;
	const customOf = (record) => require_miss.isObject(record["custom_fields"]) ? record["custom_fields"] : {};
	return {
		searched: "custom_fields",
		normal,
		has: (record, value) => {
			const found = customOf(record)[code];
			if (found === null || found === void 0) return false;
			return normal(String(found)) === normal(value);
		},
		add: (body, value) => {
			const own = customOf(body);
			if (Object.hasOwn(own, code)) return body;
			const sent = isNumber ? require_run.exactNumber(value.trim().replace(/^\+/, "").replace(/^(-?)0+(?=\d)/, "$1")) : value;
			return {
				...body,
				custom_fields: {
					...own,
					[code]: sent
				}
			};
		},
		remove: (change) => {
			if (!require_miss.isObject(change["custom_fields"])) return change;
			const { custom_fields: own, ...others } = change;
			const { [code]: _matched, ...left } = own;
			return Object.keys(left).length === 0 ? others : {
				...others,
				custom_fields: left
			};
		},
		check: (value) => {
			if (isNumber && !NUMBER.test(value.trim())) throw new require_start.CliError("input", `The field "${name}" takes a number, not "${value}".`);
		}
	};
}
/** Reads the records that have the value, in the order of the search. */
async function findMatches(value, matcher, { calls, ahead }) {
	const ids = /* @__PURE__ */ new Set();
	for await (const hit of calls.search.rows({
		term: value,
		searched: matcher.searched
	})) {
		const { item } = hit;
		const id = require_miss.isObject(item) ? item["id"] : void 0;
		if (id === void 0 || id === null) throw new require_start.CliError("unavailable", "The search returned a hit without a record.", "Try again later.");
		ids.add(String(id));
	}
	const found = [];
	for await (const record of ahead(ids, 4, (id) => calls.read.record({ id }, { accept: [404] }))) if (record !== void 0 && record["is_deleted"] !== true && matcher.has(record, value)) found.push(record);
	return found;
}

// workflows/crm/lib/records/upsert-record.ts
/**
* Creates the record of a value, or changes what differs in the only one that has it. Under `--dry-run` nothing is written.
*
* @throws CliError `input` if several records have the value
*/
async function upsertRecord({ value, body, matcher, entity, known, beforeCreate }, kit) {
	const matches = known === void 0 ? await findMatches(value, matcher, kit) : await readKnown(known, kit);
	const ids = matches.map(({ id }) => String(id));
	const [match] = matches;
	if (ids.length > 1) throw new require_start.CliError("input", `${ids.length} ${entity.noun[1]} have ${JSON.stringify(value)}: ${ids.join(", ")}. Nothing was written.`, entity.word === "deal" ? "Match by another field." : `Merge them with \`${kit.client.binary} ${entity.word} merge\`, or match by another field.`);
	const { dryRun } = kit.globals;
	if (match === void 0) {
		const whole = matcher.add(body, value);
		if (dryRun) return {
			action: "created",
			body: whole
		};
		beforeCreate?.();
		const { id, record } = await kit.calls.create.send({}, { body: whole });
		return {
			action: "created",
			...require_miss.defined({ id }),
			record,
			body: whole
		};
	}
	const id = String(match["id"]);
	const { changed, before } = require_difference.differenceOf(matcher.remove(body, value), match);
	if (Object.keys(changed).length === 0) return {
		action: "unchanged",
		id
	};
	if (dryRun) return {
		action: "updated",
		id,
		changed,
		before
	};
	const { record } = await kit.calls.change.send({ id }, { body: changed });
	return {
		action: "updated",
		id,
		record,
		changed,
		before
	};
}
async function readKnown(id, { calls }) {
	const record = await calls.read.record({ id });
	return record === void 0 ? [] : [record];
}
/** One line for people: `update person #5 (2 fields)`. */
function lineOf(outcome, { noun: [word] }, dryRun) {
	const would = dryRun ? "[dry-run] would " : "";
	const { id } = outcome;
	if (outcome.action === "unchanged") return `${word} #${outcome.id} unchanged`;
	const name = id === void 0 ? word : `${word} #${id}`;
	const fields = Object.keys(outcome.action === "created" ? outcome.body : outcome.changed).length;
	const count = `${String(fields)} ${fields === 1 ? "field" : "fields"}`;
	return outcome.action === "created" ? `${would}create ${name}` : `${would}update ${name} (${count})`;
}
/** One object for programs. */
function dataOf(outcome, dryRun) {
	const id = outcome.id === void 0 ? null : require_run.exactNumber(outcome.id);
	switch (outcome.action) {
		case "unchanged": return {
			action: outcome.action,
			id
		};
		case "created": return dryRun ? {
			action: outcome.action,
			dryRun,
			body: outcome.body
		} : {
			action: outcome.action,
			id,
			record: outcome.record
		};
		case "updated": {
			const { action, changed, before } = outcome;
			return dryRun ? {
				action,
				id,
				dryRun,
				changed,
				before
			} : {
				action,
				id,
				changed,
				before,
				record: outcome.record
			};
		}
	}
}

Object.defineProperty(exports, "dataOf", {
  enumerable: true,
  get: function () {
    return dataOf;
  }
});
Object.defineProperty(exports, "lineOf", {
  enumerable: true,
  get: function () {
    return lineOf;
  }
});
Object.defineProperty(exports, "matcherOf", {
  enumerable: true,
  get: function () {
    return matcherOf;
  }
});
Object.defineProperty(exports, "upsertRecord", {
  enumerable: true,
  get: function () {
    return upsertRecord;
  }
});