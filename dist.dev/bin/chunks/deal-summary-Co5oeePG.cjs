const require_miss = require("./miss-T62ysXSg.cjs");

// workflows/crm/deal-summary.ts
const dealSummary = async (args, { calls, out }) => {
	const totals = await calls.totals.record(args);
	if (out.format === "table" || out.format === "csv") await out.rows(rowsByCurrency(objectOrEmpty(totals), out.format === "table"));
	else await out.record(totals, { columns: [] });
};
/** Returns one row per currency: for people amounts as the service formats them, for files numbers. */
function rowsByCurrency(totals, isFormatted) {
	const amount = isFormatted ? "value_formatted" : "value";
	const weighted = objectOrEmpty(totals["weighted_values_total"]);
	return Object.entries(objectOrEmpty(totals["values_total"])).map(([currency, value]) => ({
		currency,
		total: objectOrEmpty(value)[amount],
		weighted: objectOrEmpty(weighted[currency])[amount],
		count: objectOrEmpty(value)["count"]
	}));
}
const objectOrEmpty = (value) => require_miss.isObject(value) ? value : {};

exports.default = dealSummary;