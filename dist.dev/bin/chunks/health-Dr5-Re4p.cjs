const require_account = require("./account-D2JrxsC_.cjs");
const require_values = require("./values-Bex6YM9j.cjs");

// workflows/crm/lib/analytics/health.ts
/** @param planned keys of the deals with an activity that is not done and due today or later */
function health(stages, open, planned, now) {
	const known = require_account.byKey(stages);
	const today = require_values.utcDay(now);
	return stages.map(({ id, key, name }) => {
		const here = open.filter(({ stage }) => stage === key);
		return {
			stage: name,
			stageId: id,
			openCount: here.length,
			openValue: require_account.sumOfValues(here),
			weightedValue: require_values.total(here.map((deal) => require_account.weightedValue(deal, known))),
			staleCount: here.filter((deal) => require_account.isStale(deal, now)).length,
			noNextActivityCount: here.filter((deal) => !planned.has(deal.key)).length,
			pastCloseCount: here.filter((deal) => require_account.isPastClose(deal, today)).length
		};
	});
}

Object.defineProperty(exports, "health", {
  enumerable: true,
  get: function () {
    return health;
  }
});