const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/audit/index.ts
var audit_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: { "stage-skips": {
		summary: "List deals that skipped stages or moved backward",
		run: () => Promise.resolve().then(() => stage_skips_exports)
	} },
	help: () => Promise.resolve().then(() => require("./help-DsStxyeV.cjs"))
};

// generated/crm/flags.ts?audit
const pipelineFlags = { pipeline: {
	type: "string",
	kind: "reference",
	reference: "pipeline",
	describe: "Pipeline id or name (required if there are several)"
} };

// generated/crm/audit/stage-skips.ts
var stage_skips_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
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
	id: "crm.audit.stage-skips",
	command: "stage-skips",
	describe: "List deals that skipped stages or moved backward",
	usage: "[flags]",
	effect: "read",
	flags: { ...pipelineFlags },
	columns: [
		{
			key: "dealId",
			header: "Deal"
		},
		{
			key: "kind",
			header: "Kind"
		},
		{
			key: "from",
			header: "From",
			from: "from.name"
		},
		{
			key: "to",
			header: "To",
			from: "to.name"
		},
		{
			key: "skipped",
			header: "Skipped gates"
		},
		{
			key: "actor_user_id",
			header: "Actor"
		}
	],
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./audit-stage-skips-XDczPMtS.cjs")), { calls })
};

Object.defineProperty(exports, "audit_exports", {
  enumerable: true,
  get: function () {
    return audit_exports;
  }
});