const require_slippage = require("./slippage-DUoYfCZP.cjs");
const require_account = require("./account-D2JrxsC_.cjs");
const require_mining = require("./mining-BYgBj6_-.cjs");

// workflows/crm/metrics-slippage.ts
const metricsSlippage = async (args, kit) => {
	const pipeline = await require_account.choosePipeline(args.pipeline, kit);
	const open = await require_account.readDeals("open", { pipeline: pipeline.id }, kit);
	const rows = [];
	for await (const { deal, changes } of require_mining.mine(open, kit)) if (changes) rows.push(require_slippage.slippage(deal, changes));
	const hasColumns = kit.out.format === "table" || kit.out.format === "csv";
	await kit.out.rows(require_slippage.slipped(rows, args["min-pushes"]).map((row) => ({
		...row,
		...hasColumns && { closeRange: rangeOf(row) }
	})));
};
const rangeOf = ({ originalCloseDate, currentCloseDate }) => `${originalCloseDate ?? "-"} → ${currentCloseDate ?? "-"}`;

exports.default = metricsSlippage;