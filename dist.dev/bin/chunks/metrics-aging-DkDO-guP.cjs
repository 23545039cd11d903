const require_aging = require("./aging-C_myrUDE.cjs");
const require_account = require("./account-D2JrxsC_.cjs");
const require_mining = require("./mining-BYgBj6_-.cjs");

// workflows/crm/metrics-aging.ts
const metricsAging = async (args, kit) => {
	const thresholds = readThresholds(args.buckets, kit);
	const pipeline = await require_account.choosePipeline(args.pipeline, kit);
	const [stages, open] = await Promise.all([require_account.readStages(pipeline, kit), require_account.readDeals("open", { pipeline: pipeline.id }, kit)]);
	const collected = require_aging.aging(stages, thresholds, kit.now().getTime());
	for await (const { deal, changes } of require_mining.mine(open, kit)) collected.add(deal, changes);
	require_account.noteMixedCurrencies(open, kit);
	require_account.noteOtherStages(open, stages, kit);
	const rows = collected.result();
	await kit.out.rows(kit.out.format === "table" ? rows.map(cellsOf) : rows.map((row) => ({ ...row })), { columns: columnsOf(rows, thresholds, kit.out.format === "csv") });
};
function readThresholds(parts, kit) {
	const days = parts.map((part) => /^0*[1-9]\d{0,5}$/.test(part.trim()) ? Number(part) : NaN);
	if (days.length === 0 || days.some(Number.isNaN) || new Set(days).size < days.length) kit.fail("usage", `--buckets must be different numbers of days: ${parts.join(",")}.`, "For example --buckets 30,60,90.");
	return days.sort((a, b) => a - b);
}
/** CSV has the numbers, a table the count with the value and the 90th percentile with its days. */
function columnsOf(rows, thresholds, isCsv) {
	const buckets = require_aging.bucketNames(thresholds);
	const hasUnknown = rows.some(({ unknownCount }) => unknownCount > 0);
	return [
		{
			key: "stage",
			header: "Stage"
		},
		...buckets.map((bucket) => ({
			key: bucket,
			header: bucket,
			...isCsv && { from: `buckets.${bucket}.count` }
		})),
		...isCsv ? [{
			key: "p90Days",
			header: "p90 dwell"
		}] : [],
		{
			key: "p90ExceededCount",
			header: "> p90 dwell"
		},
		...isCsv || hasUnknown ? [{
			key: "unknownCount",
			header: "Unknown"
		}] : []
	];
}
function cellsOf({ stage, buckets, p90Days, p90ExceededCount, unknownCount }) {
	return {
		stage,
		...Object.fromEntries(Object.entries(buckets).map(([name, { count, value }]) => [name, count === 0 ? "0" : `${count} (${Math.round(value)})`])),
		p90ExceededCount: p90Days === null ? "-" : `${p90ExceededCount} (p90 ${Math.round(p90Days)}d)`,
		unknownCount
	};
}

exports.default = metricsAging;