const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/flags.ts?commands.digest
const commitFlags = { "commit-threshold": {
	type: "string",
	kind: "integer",
	default: 70,
	min: 0,
	max: 100,
	unit: "percent",
	describe: "Least probability of deals that count as commit"
} };
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

// generated/crm/commands/digest.ts
/** Requests of the workflow. */
const calls = {
	activities: {
		effect: "read",
		method: "GET",
		path: "/api/v2/activities",
		query: { done: "{done}" },
		paging: "cursor",
		size: 500,
		shape: "rows"
	},
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
	goalResult: {
		effect: "read",
		method: "GET",
		path: "/api/v1/goals/{id}/results",
		query: {
			"period.end": "{end}",
			"period.start": "{start}"
		},
		shape: "record"
	},
	goals: {
		effect: "read",
		method: "GET",
		path: "/api/v1/goals/find",
		query: {
			"expected_outcome.tracking_metric": "sum",
			"period.end": "{end}",
			"period.start": "{start}"
		},
		result: "data.goals",
		shape: "record"
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
	id: "crm.digest",
	command: "digest",
	describe: "Report all figures of a pipeline",
	usage: "[flags]",
	effect: "read",
	flags: {
		deep: {
			type: "boolean",
			kind: "boolean",
			describe: "Read the changelog of each deal"
		},
		format: {
			type: "string",
			kind: "enum",
			choices: ["md", "html"],
			conflicts: [
				"output",
				"jq",
				"fields"
			],
			describe: "Print a document"
		},
		out: {
			type: "string",
			kind: "path",
			requires: ["format"],
			describe: "Write the document to this file"
		},
		target: {
			type: "string",
			kind: "integer",
			describe: "Revenue quota; no goal is read"
		},
		...pipelineFlags,
		...periodFlags,
		...commitFlags
	},
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./digest-D7eHl_fU.cjs")), { calls })
};

exports.command = command;