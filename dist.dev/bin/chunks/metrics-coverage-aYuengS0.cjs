const require_quota = require("./quota-BwzDqCWP.cjs");
const require_account = require("./account-D2JrxsC_.cjs");
const require_show = require("./show-DmEZzKYw.cjs");

// workflows/crm/metrics-coverage.ts
const metricsCoverage = async (args, kit) => {
	const window = require_account.windowOf(args.period, kit);
	const pipeline = await require_account.choosePipeline(args.pipeline, kit);
	const [stages, all] = await Promise.all([require_account.readStages(pipeline, kit), require_account.readDeals("open", { pipeline: pipeline.id }, kit)]);
	const open = inCurrency(all, args.currency?.toUpperCase(), kit);
	const result = require_quota.coverage(stages, open, await require_quota.readQuota(args.target, window, kit));
	await require_show.printPairs(result, coveragePairs(result), kit);
};
/** Returns the deals of one currency. Fails if there are several and none is chosen; without a currency is one of its own. */
function inCurrency(deals, currency, { fail }) {
	if (currency !== void 0) return deals.filter((deal) => deal.currency === currency);
	const found = require_account.currenciesOf(deals);
	if (found.length < 2) return deals;
	return fail("usage", `The open deals have several currencies: ${found.map((one) => one ?? "none").join(", ")}.`, "Choose one with --currency.");
}
function coveragePairs(result) {
	const times = (ratio) => ratio === null ? "covered" : `${ratio.toFixed(1)}x`;
	return [
		["Open value", require_show.whole(result.openValue)],
		["Weighted value", require_show.whole(result.weightedOpen)],
		["Quota", require_show.whole(result.goalTarget)],
		["Progress", require_show.whole(result.progress)],
		["Remaining", require_show.whole(result.remaining)],
		["Coverage", times(result.coverage)],
		["Weighted coverage", times(result.weightedCoverage)],
		["Verdict", result.verdict]
	];
}

exports.default = metricsCoverage;