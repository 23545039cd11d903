const require_funnel = require("./funnel-DZUMzgZb.cjs");
const require_account = require("./account-D2JrxsC_.cjs");
const require_mining = require("./mining-BYgBj6_-.cjs");
const require_show = require("./show-DmEZzKYw.cjs");

// workflows/crm/funnel.ts
const funnelWorkflow = async (args, kit) => {
	const pipeline = await require_account.choosePipeline(args.pipeline, kit);
	const { from } = require_account.windowOf(args.period, kit);
	const [stages, { open, won, lost }] = await Promise.all([require_account.readStages(pipeline, kit), require_account.readAllDeals({
		pipeline: pipeline.id,
		since: from
	}, kit)]);
	if (args.exact) {
		const counted = require_funnel.exactFunnel(stages);
		for await (const { deal, changes } of require_mining.mine([
			...open,
			...won,
			...lost
		], kit)) if (changes) counted.add(deal, changes);
		return printExact(counted.result(), kit);
	}
	require_account.noteMixedCurrencies(open, kit);
	require_account.noteOtherStages([...open, ...lost], stages, kit);
	await kit.out.rows(require_show.roundedRows(require_funnel.funnel(stages, open, [...won, ...lost]), ["openValue"], kit));
};
/** In a table, the deals that were won are the last row. */
async function printExact({ rows, won }, { out }) {
	if (out.format !== "table" && out.format !== "csv") return out.record({
		rows,
		won
	}, { columns: [] });
	const columns = [
		{
			key: "stage",
			header: "Stage"
		},
		{
			key: "entered",
			header: "Entered"
		},
		{
			key: "conversionFromPrev",
			header: "From previous",
			share: true
		}
	];
	const last = out.format === "table" ? [{
		stage: "Won",
		entered: won
	}] : [];
	await out.rows([...rows.map((row) => ({ ...row })), ...last], { columns });
}

exports.default = funnelWorkflow;