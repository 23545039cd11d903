const require_account = require("./account-D2JrxsC_.cjs");
const require_values = require("./values-Bex6YM9j.cjs");
const require_show = require("./show-DmEZzKYw.cjs");

// workflows/crm/lib/analytics/scorecard.ts
/** Returns one row per owner, the highest velocity first. `since`, `now`: milliseconds since 1970. */
function scorecard(deals, users, since, now) {
	const known = new Map(users.map((user) => [require_values.keyOf(user["id"]), user]));
	const owners = /* @__PURE__ */ new Map();
	for (const status of [
		"open",
		"won",
		"lost"
	]) for (const deal of deals[status]) {
		const key = require_values.keyOf(deal.owner);
		const owner = owners.get(key) ?? {
			id: deal.owner,
			open: [],
			won: [],
			lost: []
		};
		owners.set(key, owner);
		owner[status].push(deal);
	}
	const today = require_values.utcDay(now);
	return [...owners].map(([key, { id, open, won, lost }]) => {
		const user = key === null ? void 0 : known.get(key);
		const name = require_values.textOf(user?.["name"])?.trim();
		const active = user?.["active_flag"];
		return {
			ownerId: id,
			ownerName: key === null ? "Unassigned" : name || `#${key}`,
			active: typeof active === "boolean" ? active : null,
			...require_account.velocity(open, require_account.closedSince(won, since), require_account.closedSince(lost, since)),
			staleOpen: open.filter((deal) => require_account.isStale(deal, now)).length,
			pastClose: open.filter((deal) => require_account.isPastClose(deal, today)).length,
			noCloseDate: open.filter((deal) => require_account.closeDay(deal) === null).length,
			missingContact: open.filter(({ hasContact }) => !hasContact).length
		};
	}).sort((a, b) => (b.velocityPerDay ?? -Infinity) - (a.velocityPerDay ?? -Infinity) || (a.ownerName < b.ownerName ? -1 : a.ownerName > b.ownerName ? 1 : 0));
}

// workflows/crm/rep-scorecard.ts
const repScorecard = async ({ period, pipeline, owner }, kit) => {
	const { since, from, now } = require_account.windowOf(period, kit);
	const [deals, users] = await Promise.all([require_account.readAllDeals({
		pipeline,
		owner,
		since: from
	}, kit), require_account.readRows(kit.calls.users.rows())]);
	require_account.noteMixedCurrencies(require_account.closedSince(deals.won, since), kit);
	const rows = scorecard(deals, users, since, now);
	await kit.out.rows(require_show.roundedRows(rows, ["avgCycleDays", "velocityPerDay"], kit));
};

exports.default = repScorecard;