const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/stage/get.ts
var get_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "crm.stage.get",
	command: "get <id>",
	describe: "Show one stage",
	usage: "<id>",
	effect: "read",
	positionals: { id: {
		required: true,
		kind: "reference",
		reference: "stage",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Stage id or name"
	} },
	flags: {},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v2/stages/{id}",
		shape: "record"
	})
};

// generated/crm/stage/index.ts
var stage_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		get: {
			summary: "Show one stage",
			run: () => Promise.resolve().then(() => get_exports)
		},
		list: {
			summary: "List the stages of one or all pipelines",
			run: () => Promise.resolve().then(() => list_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-CWe7UHnh.cjs"))
};

// generated/crm/stage/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "crm.stage.list",
	command: "list",
	describe: "List the stages of one or all pipelines",
	usage: "[flags]",
	effect: "read",
	flags: { pipeline: {
		type: "string",
		kind: "reference",
		reference: "pipeline",
		wire: {
			in: "query",
			name: "pipeline_id"
		},
		describe: "Pipeline id or name"
	} },
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v2/stages",
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
				key: "pipeline_id",
				header: "Pipeline"
			},
			{
				key: "deal_probability",
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

Object.defineProperty(exports, "stage_exports", {
  enumerable: true,
  get: function () {
    return stage_exports;
  }
});