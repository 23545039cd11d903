const require_skips = require("./skips-CRZRjMGa.cjs");
const require_account = require("./account-D2JrxsC_.cjs");
const require_mining = require("./mining-BYgBj6_-.cjs");

// workflows/crm/audit-stage-skips.ts
const auditStageSkips = async (args, kit) => {
	const pipeline = await require_account.choosePipeline(args.pipeline, kit);
	const [stages, { open, won, lost }] = await Promise.all([require_account.readStages(pipeline, kit), require_account.readAllDeals({ pipeline: pipeline.id }, kit)]);
	const found = [];
	for await (const { deal, changes } of require_mining.mine([
		...open,
		...won,
		...lost
	], kit)) if (changes) found.push(...require_skips.stageSkips(stages, deal, changes));
	await kit.out.rows(found.map((skip) => ({ ...skip })));
};

exports.default = auditStageSkips;