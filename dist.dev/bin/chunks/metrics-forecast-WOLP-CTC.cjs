const require_forecast = require("./forecast-DTLaPe3s.cjs");
const require_account = require("./account-D2JrxsC_.cjs");
const require_show = require("./show-DmEZzKYw.cjs");

// workflows/crm/metrics-forecast.ts
const MONEY = [
	"commit",
	"bestCase",
	"weighted"
];
const metricsForecast = async (args, kit) => {
	const { out } = kit;
	const pipeline = await require_account.choosePipeline(args.pipeline, kit);
	const [stages, open] = await Promise.all([require_account.readStages(pipeline, kit), require_account.readDeals("open", { pipeline: pipeline.id }, kit)]);
	const { rows, totals } = require_forecast.forecast(stages, open, args["commit-threshold"]);
	if (out.format !== "table" && out.format !== "csv") return out.record({
		rows,
		totals
	}, { columns: [] });
	const shown = out.format === "table" ? [...rows, ...totals.map((row) => ({
		...row,
		month: "total"
	}))] : rows;
	await out.rows(require_show.roundedRows(shown, MONEY, kit));
};

exports.default = metricsForecast;