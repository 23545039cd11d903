const require_mining = require("./mining-BYgBj6_-.cjs");
const require_values = require("./values-Bex6YM9j.cjs");

// workflows/crm/lib/analytics/slippage.ts
/** Returns how far the expected close date of a deal was pushed. Moves to an earlier day, setting and clearing count nothing. */
function slippage(deal, changes) {
	const rows = require_mining.changesOf("expected_close_date", changes);
	let pushCount = 0;
	let netDaysSlipped = 0;
	for (const { from, to } of rows) {
		const [before, after] = [require_values.dayOf(from), require_values.dayOf(to)];
		if (before === null || after === null) continue;
		const days = Math.round((Date.parse(after) - Date.parse(before)) / require_values.DAY);
		if (days <= 0) continue;
		pushCount += 1;
		netDaysSlipped += days;
	}
	return {
		dealId: deal.id,
		title: deal.title,
		ownerId: deal.owner,
		pushCount,
		netDaysSlipped,
		originalCloseDate: originalDate(rows),
		currentCloseDate: deal.closeDate
	};
}
/**
* The first close date: that of the oldest change whose old value no other change produced. Among changes of the same
* second this finds the one that came first.
*/
function originalDate(rows) {
	const roots = rows.filter(({ from }) => from === null || !rows.some(({ to }) => to === from));
	for (const { from, to } of roots.length > 0 ? roots : rows) {
		const day = require_values.dayOf(from) ?? require_values.dayOf(to);
		if (day !== null) return day;
	}
	return null;
}
/** Rows of deals that were pushed at least so often, those that slipped furthest first. */
const slipped = (rows, minPushes) => rows.filter(({ pushCount }) => pushCount >= minPushes).sort((a, b) => b.netDaysSlipped - a.netDaysSlipped);

Object.defineProperty(exports, "slippage", {
  enumerable: true,
  get: function () {
    return slippage;
  }
});
Object.defineProperty(exports, "slipped", {
  enumerable: true,
  get: function () {
    return slipped;
  }
});