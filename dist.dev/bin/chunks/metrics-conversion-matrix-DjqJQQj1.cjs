const require_mining = require("./mining-BYgBj6_-.cjs");
const require_values = require("./values-Bex6YM9j.cjs");
const require_account = require("./account-D2JrxsC_.cjs");

// workflows/crm/lib/analytics/matrix.ts
const ENDS = {
	won: "Won",
	lost: "Lost"
};
/** Counts every move between stages of the pipeline, and from the current stage to won or lost. */
function conversionMatrix(stages) {
	const position = new Map(stages.map(({ key }, at) => [key, at]));
	/** By source, in the order of first appearance. */
	const counts = new Map(stages.map(({ key }) => [key, /* @__PURE__ */ new Map()]));
	const count = (from, to) => {
		const row = counts.get(from ?? "");
		if (row !== void 0 && to !== null) row.set(to, (row.get(to) ?? 0) + 1);
	};
	return {
		add: (deal, changes) => {
			for (const { from, to } of require_mining.pathOf(changes).moves) if (position.has(to ?? "")) count(from, to);
			for (const { to } of require_mining.changesOf("status", changes)) if (to !== null && to in ENDS) count(deal.stage, to);
		},
		result: () => {
			const edges = stages.flatMap((source, at) => [...counts.get(source.key) ?? []].map(([to, number]) => {
				const stage = stages[position.get(to) ?? -1];
				const label = to === "won" || to === "lost" ? ENDS[to] : stage?.name ?? to;
				const forward = stage === void 0 ? to === "won" : (position.get(to) ?? -1) > at;
				return {
					from: source.id,
					fromStage: source.name,
					to: stage?.id ?? to,
					toStage: label,
					count: number,
					forward
				};
			}));
			const used = new Set([...counts.values()].flatMap((row) => [...row.keys()]));
			return {
				sources: stages.map(({ id, key, name, order }) => {
					const own = edges.filter(({ from }) => String(from) === key);
					const totalOut = own.reduce((sum, edge) => sum + edge.count, 0);
					const forward = own.reduce((sum, edge) => sum + (edge.forward ? edge.count : 0), 0);
					return {
						stageId: id,
						stage: name,
						order,
						totalOut,
						forwardRate: require_values.ratio(forward, totalOut)
					};
				}),
				destinations: [...stages.map(({ key, name }) => ({
					key,
					label: name
				})), ...Object.entries(ENDS).flatMap(([key, label]) => used.has(key) ? [{
					key,
					label
				}] : [])],
				matrix: Object.fromEntries([...counts].map(([from, row]) => [from, Object.fromEntries(row)])),
				edges,
				backwardEdges: edges.filter(({ forward }) => !forward)
			};
		}
	};
}

// workflows/crm/metrics-conversion-matrix.ts
const metricsConversionMatrix = async (args, kit) => {
	const { out } = kit;
	const pipeline = await require_account.choosePipeline(args.pipeline, kit);
	const [stages, { open, won, lost }] = await Promise.all([require_account.readStages(pipeline, kit), require_account.readAllDeals({ pipeline: pipeline.id }, kit)]);
	const counted = conversionMatrix(stages);
	for await (const { deal, changes } of require_mining.mine([
		...open,
		...won,
		...lost
	], kit)) if (changes) counted.add(deal, changes);
	const result = counted.result();
	if (out.format !== "table" && out.format !== "csv") return out.record(result, { columns: [] });
	await out.rows(result.edges.map((edge) => ({ ...edge })));
	if (out.format === "csv") return;
	await out.text("");
	await out.rows(result.sources.map((source) => ({ ...source })), { columns: [
		{
			key: "stage",
			header: "From"
		},
		{
			key: "totalOut",
			header: "Moves"
		},
		{
			key: "forwardRate",
			header: "Forward",
			share: true
		}
	] });
};

exports.default = metricsConversionMatrix;