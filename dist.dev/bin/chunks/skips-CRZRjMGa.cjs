const require_mining = require("./mining-BYgBj6_-.cjs");
const require_account = require("./account-D2JrxsC_.cjs");

// workflows/crm/lib/analytics/skips.ts
/** Returns the moves of a deal that skipped stages of the pipeline or went back, oldest first. */
function stageSkips(stages, deal, changes) {
	const known = new Map(stages.map((stage) => [stage.key, stage]));
	return require_mining.pathOf(changes).moves.flatMap(({ from, to, actor, at }) => {
		const [before, after] = [known.get(from ?? ""), known.get(to ?? "")];
		if (before === void 0 || after === void 0) return [];
		const isBackward = after.order < before.order;
		if (!isBackward && after.order <= before.order + 1) return [];
		const between = isBackward ? [] : stages.filter(({ order }) => order > before.order && order < after.order);
		return [{
			dealId: deal.id,
			kind: isBackward ? "backward" : "skip",
			from: placeOf(before),
			to: placeOf(after),
			skipped: require_account.inOrder(between).map(({ name }) => name),
			actor_user_id: actor,
			time: at
		}];
	});
}
const placeOf = ({ id, name, order }) => ({
	stageId: id,
	name,
	order
});

Object.defineProperty(exports, "stageSkips", {
  enumerable: true,
  get: function () {
    return stageSkips;
  }
});