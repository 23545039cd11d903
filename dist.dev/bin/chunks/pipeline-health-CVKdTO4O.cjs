const require_account = require("./account-D2JrxsC_.cjs");
const require_health = require("./health-Dr5-Re4p.cjs");
const require_show = require("./show-DmEZzKYw.cjs");

// workflows/crm/pipeline-health.ts
const pipelineHealth = async (args, kit) => {
	const pipeline = await require_account.choosePipeline(args.pipeline, kit);
	const [stages, open, activities] = await Promise.all([
		require_account.readStages(pipeline, kit),
		require_account.readDeals("open", { pipeline: pipeline.id }, kit),
		require_account.readActivities(kit)
	]);
	const now = kit.now().getTime();
	require_account.noteMixedCurrencies(open, kit);
	require_account.noteOtherStages(open, stages, kit);
	const rows = require_health.health(stages, open, require_account.plannedDeals(activities, now), now);
	await kit.out.rows(require_show.roundedRows(rows, ["weightedValue"], kit));
};

exports.default = pipelineHealth;