const require_start = require("./start-CjVcg6Qt.cjs");
const require_miss = require("./miss-T62ysXSg.cjs");
const require_values = require("./values-Bex6YM9j.cjs");

// workflows/crm/lookup.ts
/** Maximum number of records of a search; there is no second page. */
const MOST = 100;
const lookup = async ({ entity, field, value, match, first }, kit) => {
	checkValue(value, match, kit);
	const type = entity === "org" ? "organization" : entity;
	const code = await codeOf(type, field, kit);
	const { limit } = kit.globals;
	const most = limit === void 0 ? void 0 : Math.min(limit, MOST);
	const rows = [];
	let hasMore = false;
	for await (const page of kit.calls.find.pages({
		field: code,
		value,
		match,
		type,
		limit: most
	})) {
		rows.push(...page.rows.map((hit) => unwrap(hit, kit)));
		hasMore = hasCursor(page.envelope);
	}
	const [one] = rows;
	if (one === void 0) kit.fail({ exit: "none" }, `No ${type} has "${value}" in the field "${field}".`, "Check the case of the value, or use --match. A new record is found only after a while.");
	if (first) return kit.out.record(one);
	await kit.out.rows(rows);
	if (hasMore) kit.note(`${String(rows.length)} shown, more exist; ${rows.length < MOST ? "raise --limit" : "use --match exact or a longer value"}.`);
};
function checkValue(value, match, { fail }) {
	const least = match === "exact" ? 1 : 2;
	if ([...value.trim()].length >= least) return;
	fail("usage", `--value needs at least ${least === 1 ? "one character" : "two characters"} with --match ${match}.`, "Give a longer value.");
}
/** Returns the key of a field that was typed by name or key. */
async function codeOf(type, field, { fields }) {
	try {
		return (await fields(type).find(field)).code;
	} catch (error) {
		if (!(error instanceof require_start.CliError) || error.kind !== "input" || error.details.statusCode !== void 0) throw error;
		throw new require_start.CliError("usage", error.message, error.remedy, error.details);
	}
}
/** Returns the record of a hit, which may be wrapped in `{result_score, item}`. */
function unwrap(hit, { fail }) {
	const record = require_miss.isObject(hit["item"]) ? {
		...hit["item"],
		...require_miss.defined({ result_score: hit["result_score"] })
	} : hit;
	if (require_values.keyOf(record["id"]) !== null) return record;
	return fail("unavailable", "The service returned a match without an id.", "Try again later.");
}
function hasCursor(envelope) {
	const additional = require_miss.isObject(envelope) ? envelope["additional_data"] : void 0;
	return require_miss.isObject(additional) && require_values.keyOf(additional["next_cursor"]) !== null;
}

exports.default = lookup;