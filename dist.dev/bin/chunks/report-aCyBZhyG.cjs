const require_miss = require("./miss-T62ysXSg.cjs");
const require_show = require("./show-DmEZzKYw.cjs");
const require_values = require("./values-Bex6YM9j.cjs");

// workflows/crm/lib/digest/report.ts
const DASH = "—";
/** Rows of the deals that slipped furthest. */
const TOP = 10;
/** Returns text of the service on one line. */
const oneLine = (text) => require_miss.clean(text.replace(/\s*[\r\n]+\s*/g, " "));
/** @param now milliseconds since 1970 */
function reportOf(packet, now) {
	const { pipeline, period, deep, coverage, aging, slippage, stageSkips } = packet;
	const id = require_values.keyOf(pipeline.id);
	const name = oneLine(pipeline.name ?? (id === null ? "all deals" : id));
	return {
		title: `Pipeline digest: ${name}`,
		meta: [
			["Generated", `${new Date(now).toISOString().slice(0, 16).replace("T", " ")} UTC`],
			["Pipeline", id === null || pipeline.name === void 0 ? name : `${name} (${id})`],
			["Period", `${period}${deep ? ", with changelogs" : ""}`]
		],
		sections: [
			{
				key: "velocity",
				title: "Velocity",
				body: velocityPairs(packet)
			},
			...coverage === null ? [] : [{
				key: "coverage",
				title: "Coverage",
				body: coveragePairs(coverage)
			}],
			{
				key: "forecast",
				title: "Forecast",
				body: forecastTable(packet)
			},
			{
				key: "health",
				title: "Pipeline health",
				body: healthTable(packet)
			},
			{
				key: "funnel",
				title: "Funnel",
				body: funnelTable(packet)
			},
			{
				key: "hygiene",
				title: "Hygiene",
				body: hygiene(packet)
			},
			...aging === null ? [] : [{
				key: "aging",
				title: "Aging",
				body: agingTable(aging)
			}],
			...slippage === null ? [] : [{
				key: "slippage",
				title: "Close-date slippage",
				body: slippageTable(slippage)
			}],
			...stageSkips === null ? [] : [{
				key: "skips",
				title: "Stage skips",
				body: skipPairs(stageSkips)
			}]
		]
	};
}
function velocityPairs({ velocity }) {
	const { winRate, wonCount, lostCount } = velocity;
	return [
		["Open deals", String(velocity.openCount)],
		["Win rate", winRate === null ? DASH : `${require_show.percent(winRate)} (${wonCount} won, ${lostCount} lost)`],
		["Average won value", require_show.whole(velocity.avgWonValue, DASH)],
		["Average cycle", velocity.avgCycleDays === null ? DASH : `${require_show.decimal(velocity.avgCycleDays)} days`],
		["Velocity per day", require_show.whole(velocity.velocityPerDay, DASH)]
	];
}
function coveragePairs(coverage) {
	return [
		["Open value", require_show.whole(coverage.openValue)],
		["Weighted value", require_show.whole(coverage.weightedOpen)],
		["Quota", require_show.whole(coverage.goalTarget)],
		["Remaining", require_show.whole(coverage.remaining)],
		["Coverage", coverage.coverage === null ? "covered" : `${require_show.decimal(coverage.coverage)}x`],
		["Verdict", coverage.verdict]
	];
}
const forecastTable = ({ forecast }) => ({
	headers: [
		"Currency",
		"Month",
		"Commit",
		"Best case",
		"Weighted"
	],
	numbersFrom: 2,
	rows: forecast.rows.map(({ currency, month, commit, bestCase, weighted }) => [
		oneLine(currency),
		month,
		require_show.whole(commit),
		require_show.whole(bestCase),
		require_show.whole(weighted)
	])
});
const healthTable = ({ health }) => ({
	headers: [
		"Stage",
		"Open",
		"Value",
		"Weighted",
		"Stale >14d",
		"No next step",
		"Past close"
	],
	numbersFrom: 1,
	rows: health.map((row) => [
		oneLine(row.stage),
		String(row.openCount),
		require_show.whole(row.openValue),
		require_show.whole(row.weightedValue),
		String(row.staleCount),
		String(row.noNextActivityCount),
		String(row.pastCloseCount)
	])
});
const funnelTable = ({ funnel }) => ({
	headers: [
		"Stage",
		funnel.exact ? "Entered" : "Reached",
		"From previous"
	],
	numbersFrom: 1,
	rows: funnel.rows.map(({ stage, count, conversionFromPrev }) => [
		oneLine(stage),
		String(count),
		conversionFromPrev === null ? DASH : require_show.percent(conversionFromPrev)
	])
});
function hygiene({ audit }) {
	const findings = audit.filter(({ count }) => count > 0);
	return findings.length === 0 ? "All checks passed." : findings.map(({ title, count }) => [title, String(count)]);
}
function agingTable(aging) {
	const buckets = Object.keys(aging[0]?.buckets ?? {});
	return {
		headers: [
			"Stage",
			...buckets.map((bucket) => `${bucket} days`),
			"> p90 dwell"
		],
		numbersFrom: 1,
		rows: aging.map((row) => [
			oneLine(row.stage),
			...buckets.map((bucket) => String(row.buckets[bucket]?.count ?? 0)),
			row.p90Days === null ? DASH : `${row.p90ExceededCount} (p90 ${Math.round(row.p90Days)}d)`
		])
	};
}
const slippageTable = (rows) => ({
	headers: [
		"Deal",
		"Close date",
		"Pushes",
		"Net days slipped"
	],
	numbersFrom: 2,
	rows: rows.slice(0, TOP).map((row) => [
		oneLine(`${row.title ?? DASH} (${require_values.keyOf(row.dealId) ?? DASH})`),
		oneLine(`${row.originalCloseDate ?? DASH} → ${row.currentCloseDate ?? DASH}`),
		String(row.pushCount),
		String(row.netDaysSlipped)
	])
});
const skipPairs = (skips) => [["Moves that skipped stages", String(skips.filter(({ kind }) => kind === "skip").length)], ["Moves backward", String(skips.filter(({ kind }) => kind === "backward").length)]];

Object.defineProperty(exports, "oneLine", {
  enumerable: true,
  get: function () {
    return oneLine;
  }
});
Object.defineProperty(exports, "reportOf", {
  enumerable: true,
  get: function () {
    return reportOf;
  }
});