const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/activity/type/index.ts
var type_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: { list: {
		summary: "List activity types and their keys",
		run: () => Promise.resolve().then(() => list_exports)
	} },
	help: () => Promise.resolve().then(() => require("./help-Cx2A0HWN.cjs"))
};

// generated/crm/activity/type/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "crm.activity.type.list",
	command: "list",
	describe: "List activity types and their keys",
	effect: "read",
	flags: {},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v1/activityTypes",
		columns: [
			{
				key: "id",
				header: "ID"
			},
			{
				key: "key_string",
				header: "Key"
			},
			{
				key: "name",
				header: "Name"
			},
			{
				key: "active",
				header: "Active",
				from: "active_flag",
				values: {
					0: "no",
					1: "yes",
					false: "no",
					true: "yes"
				}
			}
		],
		shape: "rows"
	})
};

Object.defineProperty(exports, "type_exports", {
  enumerable: true,
  get: function () {
    return type_exports;
  }
});