const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/pipeline/get.ts
var get_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "crm.pipeline.get",
	command: "get <id>",
	describe: "Show one pipeline",
	usage: "<id>",
	effect: "read",
	positionals: { id: {
		required: true,
		kind: "reference",
		reference: "pipeline",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Pipeline id or name"
	} },
	flags: {},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v2/pipelines/{id}",
		shape: "record"
	})
};

// generated/crm/flags.ts?pipeline
const pipelineFlags = { pipeline: {
	type: "string",
	kind: "reference",
	reference: "pipeline",
	describe: "Pipeline id or name (required if there are several)"
} };

// generated/crm/pipeline/health.ts
var health_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
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
const command$1 = {
	id: "crm.pipeline.health",
	command: "health",
	describe: "Show value and neglected deals per stage",
	usage: "[flags]",
	effect: "read",
	flags: { ...pipelineFlags },
	columns: [
		{
			key: "stage",
			header: "Stage"
		},
		{
			key: "openCount",
			header: "Open"
		},
		{
			key: "openValue",
			header: "Value"
		},
		{
			key: "weightedValue",
			header: "Weighted"
		},
		{
			key: "staleCount",
			header: "Stale >14d"
		},
		{
			key: "noNextActivityCount",
			header: "No next step"
		},
		{
			key: "pastCloseCount",
			header: "Past close"
		}
	],
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./pipeline-health-CVKdTO4O.cjs")), { calls })
};

// generated/crm/pipeline/index.ts
var pipeline_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		get: {
			summary: "Show one pipeline",
			run: () => Promise.resolve().then(() => get_exports)
		},
		health: {
			summary: "Show value and neglected deals per stage",
			run: () => Promise.resolve().then(() => health_exports)
		},
		list: {
			summary: "List pipelines",
			run: () => Promise.resolve().then(() => list_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-BzLYGJPb.cjs"))
};

// generated/crm/pipeline/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "crm.pipeline.list",
	command: "list",
	describe: "List pipelines",
	effect: "read",
	flags: {},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v2/pipelines",
		paging: "cursor",
		cap: 100,
		size: 100,
		columns: [
			{
				key: "id",
				header: "ID"
			},
			{
				key: "name",
				header: "Name"
			},
			{
				key: "is_deal_probability_enabled",
				header: "Probability"
			},
			{
				key: "order_nr",
				header: "Order"
			}
		],
		shape: "rows"
	})
};

Object.defineProperty(exports, "pipeline_exports", {
  enumerable: true,
  get: function () {
    return pipeline_exports;
  }
});