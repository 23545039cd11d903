const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/flags.ts?commands.funnel
const periodFlags = { period: {
	type: "string",
	kind: "period",
	default: "90d",
	describe: "Days or months before now, as 90d or 3m (a month has 30 days)"
} };
const pipelineFlags = { pipeline: {
	type: "string",
	kind: "reference",
	reference: "pipeline",
	describe: "Pipeline id or name (required if there are several)"
} };

// generated/crm/commands/funnel.ts
/** Requests of the workflow. */
const calls = {
	changelog: {
		effect: "read",
		method: "GET",
		path: "/api/v1/deals/{id}/changelog",
		paging: "cursor",
		size: 500,
		shape: "rows"
	},
	deals: {
		effect: "read",
		method: "GET",
		path: "/api/v2/deals",
		query: {
			owner_id: "{owner}",
			pipeline_id: "{pipeline}",
			status: "{status}",
			updated_since: "{since}"
		},
		paging: "cursor",
		size: 500,
		shape: "rows"
	},
	pipelines: {
		effect: "read",
		method: "GET",
		path: "/api/v2/pipelines",
		paging: "cursor",
		size: 500,
		shape: "rows"
	},
	stages: {
		effect: "read",
		method: "GET",
		path: "/api/v2/stages",
		query: { pipeline_id: "{pipeline}" },
		paging: "cursor",
		size: 500,
		shape: "rows"
	}
};
const command = {
	id: "crm.funnel",
	command: "funnel",
	describe: "Show conversion from stage to stage",
	usage: "[flags]",
	effect: "read",
	flags: {
		exact: {
			type: "boolean",
			kind: "boolean",
			describe: "Read the changelog of each deal"
		},
		...pipelineFlags,
		...periodFlags
	},
	columns: [
		{
			key: "stage",
			header: "Stage"
		},
		{
			key: "reached",
			header: "Reached"
		},
		{
			key: "conversionFromPrev",
			header: "From previous",
			share: true
		},
		{
			key: "openCount",
			header: "Open"
		},
		{
			key: "openValue",
			header: "Open value"
		}
	],
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./funnel-DJTgaY7n.cjs")), { calls })
};

exports.command = command;