const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/goal/index.ts
var goal_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: { list: {
		summary: "List goals",
		run: () => Promise.resolve().then(() => list_exports)
	} },
	help: () => Promise.resolve().then(() => require("./help-DBsFPqmC.cjs"))
};

// generated/crm/goal/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "crm.goal.list",
	command: "list",
	describe: "List goals",
	usage: "[flags]",
	effect: "read",
	flags: {
		assignee: {
			type: "string",
			kind: "reference",
			reference: "user",
			wire: {
				in: "query",
				name: "assignee.id"
			},
			describe: "Id, name or e-mail address of the assignee, or \"me\""
		},
		type: {
			type: "string",
			kind: "text",
			wire: {
				in: "query",
				name: "type.name"
			},
			describe: "Type of the goals, for example deals_won"
		}
	},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v1/goals/find",
		result: "data.goals",
		columns: [
			{
				key: "id",
				header: "ID"
			},
			{
				key: "title",
				header: "Title"
			},
			{
				key: "type",
				header: "Type",
				from: ["type.name", "type"]
			},
			{
				key: "interval",
				header: "Interval"
			},
			{
				key: "owner_id",
				header: "Owner"
			}
		],
		shape: "rows"
	})
};

Object.defineProperty(exports, "goal_exports", {
  enumerable: true,
  get: function () {
    return goal_exports;
  }
});