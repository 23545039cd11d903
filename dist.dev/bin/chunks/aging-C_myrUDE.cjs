const require_mining = require("./mining-BYgBj6_-.cjs");
const require_values = require("./values-Bex6YM9j.cjs");

// workflows/crm/lib/analytics/aging.ts
/** Names of the cohorts. `thresholds` rise: `30, 60` gives `0-30`, `30-60` and `60+`. */
const bucketNames = (thresholds) => [0, ...thresholds].map((from, at) => at === thresholds.length ? `${from}+` : `${from}-${thresholds[at] ?? ""}`);
/**
* Collects how long open deals have been in their stage, and how long completed stays took.
*
* @param thresholds days, rising; the lower bound of a cohort belongs to it
*/
function aging(stages, thresholds, now) {
	const names = bucketNames(thresholds);
	const found = new Map(stages.map(({ key }) => [key, {
		cohorts: names.map(() => ({
			count: 0,
			value: 0
		})),
		ages: [],
		dwells: [],
		unknown: 0
	}]));
	return {
		add: (deal, changes) => {
			const { moves } = require_mining.pathOf(changes ?? []);
			const entries = moves.flatMap(({ to, time }) => to === null || time === null ? [] : [{
				stage: to,
				time
			}]);
			entries.slice(0, -1).forEach(({ stage, time }, at) => {
				found.get(stage)?.dwells.push(((entries[at + 1]?.time ?? time) - time) / require_values.DAY);
			});
			const here = deal.status === "open" ? found.get(deal.stage ?? "") : void 0;
			if (here === void 0) return;
			const entered = entries.findLast(({ stage }) => stage === deal.stage)?.time ?? deal.stageChanged ?? deal.added;
			if (entered === null) {
				here.unknown += 1;
				return;
			}
			const age = Math.max(0, (now - entered) / require_values.DAY);
			here.ages.push(age);
			const cohort = here.cohorts[thresholds.filter((threshold) => age >= threshold).length];
			if (cohort === void 0) return;
			cohort.count += 1;
			cohort.value += deal.value ?? 0;
		},
		result: () => stages.map(({ id, key, name }) => {
			const { cohorts, ages, dwells, unknown } = found.get(key) ?? {
				cohorts: [],
				ages: [],
				dwells: [],
				unknown: 0
			};
			const p90Days = nearestRank(dwells, .9);
			return {
				stage: name,
				stageId: id,
				buckets: Object.fromEntries(names.map((bucket, at) => [bucket, cohorts[at] ?? {
					count: 0,
					value: 0
				}])),
				p90Days,
				p90ExceededCount: p90Days === null ? 0 : ages.filter((age) => age > p90Days).length,
				unknownCount: unknown
			};
		})
	};
}
/** The smallest of the numbers that is at least as large as this share of them. */
function nearestRank(numbers, share) {
	const sorted = [...numbers].sort((a, b) => a - b);
	return sorted[Math.ceil(share * sorted.length) - 1] ?? null;
}

Object.defineProperty(exports, "aging", {
  enumerable: true,
  get: function () {
    return aging;
  }
});
Object.defineProperty(exports, "bucketNames", {
  enumerable: true,
  get: function () {
    return bucketNames;
  }
});