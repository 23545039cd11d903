const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/lead/label/index.ts
var label_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: { list: {
		summary: "List lead labels",
		run: () => Promise.resolve().then(() => list_exports)
	} },
	help: () => Promise.resolve().then(() => require("./help-OXRV4UuJ.cjs"))
};

// generated/crm/lead/label/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "crm.lead.label.list",
	command: "list",
	describe: "List lead labels",
	effect: "read",
	flags: {},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v1/leadLabels",
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
				key: "color",
				header: "Color"
			}
		],
		shape: "rows"
	})
};

Object.defineProperty(exports, "label_exports", {
  enumerable: true,
  get: function () {
    return label_exports;
  }
});