const require_account = require("./account-D2JrxsC_.cjs");
const require_mining = require("./mining-BYgBj6_-.cjs");
const require_values = require("./values-Bex6YM9j.cjs");

// workflows/crm/lib/analytics/funnel.ts
/**
* Returns the funnel as far as the last stage of closed deals shows it: a won deal went through all stages, a lost one
* through those up to its own. Deals in other stages reached none.
*/
function funnel(stages, open, closed) {
	const position = new Map(stages.map(({ key }, at) => [key, at]));
	const last = closed.map((deal) => deal.status === "won" ? stages.length - 1 : position.get(deal.stage ?? "") ?? -1);
	const reached = stages.map((_stage, at) => last.filter((index) => index >= at).length);
	return stages.map(({ id, key, name }, at) => {
		const here = open.filter(({ stage }) => stage === key);
		return {
			stage: name,
			stageId: id,
			reached: reached[at] ?? 0,
			conversionFromPrev: fromPrevious(reached, at),
			openCount: here.length,
			openValue: require_account.sumOfValues(here)
		};
	});
}
const fromPrevious = (counts, at) => at === 0 ? null : require_values.ratio(counts[at] ?? 0, counts[at - 1] ?? 0);
/**
* Counts how many deals were in each stage, by their changes: a deal counts once per stage, and not for a stage that it
* skipped. A share can be above 1, because deals can begin in any stage.
*/
function exactFunnel(stages) {
	const entered = new Map(stages.map(({ key }) => [key, 0]));
	let won = 0;
	return {
		add: (deal, changes) => {
			const { start, moves } = require_mining.pathOf(changes);
			const visited = moves.length === 0 ? [deal.stage] : [start, ...moves.map(({ to }) => to)];
			for (const key of new Set(visited)) {
				const before = key === null ? void 0 : entered.get(key);
				if (key !== null && before !== void 0) entered.set(key, before + 1);
			}
			if (require_mining.changesOf("status", changes).some(({ to }) => to === "won")) won += 1;
		},
		result: () => {
			const counts = stages.map(({ key }) => entered.get(key) ?? 0);
			return {
				rows: stages.map(({ id, name }, at) => ({
					stage: name,
					stageId: id,
					entered: counts[at] ?? 0,
					conversionFromPrev: fromPrevious(counts, at)
				})),
				won
			};
		}
	};
}

Object.defineProperty(exports, "exactFunnel", {
  enumerable: true,
  get: function () {
    return exactFunnel;
  }
});
Object.defineProperty(exports, "funnel", {
  enumerable: true,
  get: function () {
    return funnel;
  }
});