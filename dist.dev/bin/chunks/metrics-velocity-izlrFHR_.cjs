const require_account = require("./account-D2JrxsC_.cjs");
const require_show = require("./show-DmEZzKYw.cjs");

// workflows/crm/metrics-velocity.ts
const metricsVelocity = async ({ period, pipeline, owner }, kit) => {
	const { since, from } = require_account.windowOf(period, kit);
	const { open, won, lost } = await require_account.readAllDeals({
		pipeline,
		owner,
		since: from
	}, kit);
	const recent = require_account.closedSince(won, since);
	const result = require_account.velocity(open, recent, require_account.closedSince(lost, since));
	require_account.noteMixedCurrencies(recent, kit);
	await require_show.printPairs(result, velocityPairs(result, period), kit);
};
function velocityPairs(result, period) {
	const { winRate, wonCount, lostCount } = result;
	return [
		["Open deals", String(result.openCount)],
		[`Win rate (${period} days)`, winRate === null ? "n/a" : `${require_show.percent(winRate, 1)} (${wonCount}W/${lostCount}L)`],
		["Average won value", require_show.whole(result.avgWonValue)],
		["Average cycle (days)", require_show.decimal(result.avgCycleDays)],
		["Velocity per day", require_show.whole(result.velocityPerDay)]
	];
}

exports.default = metricsVelocity;