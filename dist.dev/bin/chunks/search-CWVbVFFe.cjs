// workflows/crm/search.ts
/** Item types with their own search endpoint; the general search finds the others. */
const single = [
	"deal",
	"person",
	"organization",
	"product"
];
/** Maximum number of records of a search; there is no second page. */
const MOST = 100;
const search = async (args, kit) => {
	const types = [...new Set(args["item-types"])];
	const type = types.length === 1 ? single.find((one) => one === types[0]) : void 0;
	checkTerm(args, kit);
	if (type !== "deal") checkFilters(args, kit);
	const { limit = MOST } = kit.globals;
	if (limit > MOST) kit.note(`A search returns at most ${MOST} records.`);
	const { "item-types": _all, ...one } = args;
	const reading = { limit: Math.min(limit, MOST) };
	const pages = type === void 0 ? kit.calls.all.pages({
		...one,
		...types.length > 0 && { "item-types": types }
	}, reading) : kit.calls[type].pages(one, reading);
	const rows = [];
	let hasMore = false;
	for await (const page of pages) {
		rows.push(...page.rows.map((hit) => flatten(hit, type)));
		hasMore = page.more;
	}
	await kit.out.rows(rows);
	if (!hasMore) return;
	const remedy = rows.length < MOST ? "raise --limit for more" : "narrow the search";
	kit.note(`${rows.length} shown, more exist; ${remedy}.`);
};
function checkTerm({ term, exact }, kit) {
	const least = exact ? 1 : 2;
	if ([...term.trim()].length >= least) return;
	const remedy = exact ? "Give a term." : "Give a longer term, or use --exact to match whole values.";
	kit.fail("usage", `A search term needs at least ${least} character${least === 1 ? "" : "s"}.`, remedy);
}
function checkFilters(args, kit) {
	const misplaced = [
		"status",
		"person",
		"org"
	].filter((name) => args[name] !== void 0);
	if (misplaced.length === 0) return;
	const flags = misplaced.map((name) => `--${name}`).join(", ");
	kit.fail("combination", `${flags} can only be used in a search for deals.`, "Add --item-types deal.");
}
/** Unwraps a hit, `{result_score, item}`. Searches of one entity may omit the type. */
function flatten(hit, type) {
	const item = hit["item"] ?? {};
	return {
		...item,
		...type && { type: item["type"] ?? type },
		result_score: hit["result_score"]
	};
}

exports.default = search;