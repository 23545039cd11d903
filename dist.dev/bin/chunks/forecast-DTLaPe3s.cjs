const require_account = require("./account-D2JrxsC_.cjs");

// workflows/crm/lib/analytics/forecast.ts
const NO_CURRENCY = "(none)";
const NO_DATE = "no-date";
/** Returns open deals by currency and by the month of their expected close date. Currencies are never added up. */
function forecast(stages, open, threshold) {
	const known = require_account.byKey(stages);
	const sum = (currency, deals) => {
		const sums = {
			dealCount: deals.length,
			commit: 0,
			bestCase: 0,
			weighted: 0
		};
		for (const deal of deals) {
			const value = deal.value ?? 0;
			sums.bestCase += value;
			sums.weighted += require_account.weightedValue(deal, known);
			if (require_account.chanceOf(deal, known) >= threshold) sums.commit += value;
		}
		return {
			currency,
			...sums
		};
	};
	const rows = [];
	const totals = [];
	for (const [currency, deals] of grouped(open, (deal) => deal.currency ?? "(none)")) {
		totals.push(sum(currency, deals));
		for (const [month, some] of grouped(deals, monthOf)) {
			const { dealCount, commit, bestCase, weighted } = sum(currency, some);
			rows.push({
				currency,
				month,
				dealCount,
				commit,
				bestCase,
				weighted
			});
		}
	}
	return {
		rows,
		totals
	};
}
/** Groups in the order of their names; `no-date` comes after all months because digits sort before letters. */
function grouped(deals, nameOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const deal of deals) {
		const name = nameOf(deal);
		const group = groups.get(name);
		if (group === void 0) groups.set(name, [deal]);
		else group.push(deal);
	}
	return [...groups].sort(([a], [b]) => a < b ? -1 : 1);
}
/** The month of a date; a text that does not begin with a year and a real month has none. */
function monthOf({ closeDate }) {
	const month = closeDate?.trim().slice(0, 7) ?? "";
	return /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? month : NO_DATE;
}

Object.defineProperty(exports, "forecast", {
  enumerable: true,
  get: function () {
    return forecast;
  }
});