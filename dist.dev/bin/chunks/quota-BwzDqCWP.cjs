const require_account = require("./account-D2JrxsC_.cjs");
const require_values = require("./values-Bex6YM9j.cjs");

// workflows/crm/lib/analytics/coverage.ts
function coverage(stages, open, { target, progress }) {
	const known = require_account.byKey(stages);
	const openValue = require_account.sumOfValues(open);
	const weightedOpen = require_values.total(open.map((deal) => require_account.weightedValue(deal, known)));
	const remaining = Math.max(target - progress, 0);
	const sums = {
		openValue,
		weightedOpen,
		goalTarget: target,
		progress,
		remaining
	};
	if (remaining === 0) return {
		...sums,
		coverage: null,
		weightedCoverage: null,
		verdict: "covered"
	};
	const times = openValue / remaining;
	return {
		...sums,
		coverage: times,
		weightedCoverage: weightedOpen / remaining,
		verdict: times >= 3 ? "healthy" : times >= 2 ? "borderline" : "low"
	};
}
/** Types of goals that count deals or activities, not revenue. */
const COUNTS = [
	"deals_won",
	"deals_progressed",
	"deals_started",
	"activities_completed",
	"activities_added"
];
/** Returns the goals that set a revenue quota, and whether their kind is only a guess. */
function revenueGoals(goals) {
	const revenue = goals.filter((goal) => typeOf(goal) === "revenue_forecast");
	if (revenue.length > 0) return {
		goals: revenue,
		isGuess: false
	};
	const sums = goals.filter((goal) => outcomeOf(goal)["tracking_metric"] === "sum");
	const likely = sums.filter((goal) => !COUNTS.includes(typeOf(goal)));
	return likely.length > 0 ? {
		goals: likely,
		isGuess: false
	} : {
		goals: sums,
		isGuess: sums.length > 0
	};
}
function typeOf(goal) {
	const type = goal["type"];
	const name = typeof type === "object" && type !== null ? type["name"] : type;
	return (require_values.textOf(name) ?? "").toLowerCase().replaceAll(" ", "_");
}
/** What a goal expects: its target, metric and currency. */
function outcomeOf(goal) {
	const outcome = goal["expected_outcome"];
	return typeof outcome === "object" && outcome !== null ? outcome : {};
}
/** Ids of the currencies of goals; one without a currency counts as one of its own. */
const goalCurrencies = (goals) => new Set(goals.map((goal) => require_values.keyOf(outcomeOf(goal)["currency_id"])));
/** Returns the part of a window in which a goal is valid; undefined if there is none. */
function within(goal, { start, end }) {
	const duration = goal["duration"];
	const own = typeof duration === "object" && duration !== null ? duration : {};
	const [first, last] = [require_values.dayOf(own["start"]), require_values.dayOf(own["end"])];
	const days = {
		start: first !== null && first > start ? first : start,
		end: last !== null && last < end ? last : end
	};
	return days.start <= days.end ? days : void 0;
}

// workflows/crm/lib/quota.ts
/**
* Returns the revenue quota: `target`, else the sum of the goals of the window with what was reached of them. Without a goal, or
* with goals in several currencies, it fails with `usage`.
*/
async function readQuota(target, { days }, kit) {
	if (target !== void 0) return {
		target,
		progress: 0
	};
	const found = revenueGoals(await require_account.readRows(kit.calls.goals.rows(days)));
	const goals = found.goals.flatMap((goal) => {
		const own = within(goal, days);
		return own === void 0 ? [] : [{
			goal,
			days: own
		}];
	});
	if (goals.length === 0) kit.fail("usage", "No revenue goal is valid in the period.", "Give the amount with --target.");
	if (goalCurrencies(goals.map(({ goal }) => goal)).size > 1) kit.fail("usage", "The revenue goals are in several currencies.", "Give the amount with --target.");
	if (found.isGuess) kit.note("No revenue goal was found; goals that count other sums are used instead.");
	const progress = await Promise.all(goals.map(async ({ goal, days: own }) => {
		const id = require_values.keyOf(goal["id"]);
		if (id === null) throw require_values.unusable("a goal without an id");
		const result = await kit.calls.goalResult.record({
			id,
			...own
		}) ?? {};
		return amount(result["progress"], `the progress of goal ${id}`);
	}));
	return {
		target: require_values.total(goals.map(({ goal }) => targetOf(goal))),
		progress: require_values.total(progress)
	};
}
const targetOf = (goal) => amount(outcomeOf(goal)["target"], `the target of goal ${require_values.keyOf(goal["id"]) ?? ""}`);
const amount = (value, name) => require_values.numberOf(value, name) ?? 0;

Object.defineProperty(exports, "coverage", {
  enumerable: true,
  get: function () {
    return coverage;
  }
});
Object.defineProperty(exports, "readQuota", {
  enumerable: true,
  get: function () {
    return readQuota;
  }
});