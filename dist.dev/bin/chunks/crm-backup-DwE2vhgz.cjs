const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/backup/diff.ts
var diff_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "crm.backup.diff",
	command: "diff <a> <b>",
	describe: "Compare two backups field by field",
	usage: "<a> <b> [flags]",
	effect: "local",
	positionals: {
		a: {
			required: true,
			kind: "path",
			describe: "Folder of the older backup"
		},
		b: {
			required: true,
			kind: "path",
			describe: "Folder of the newer backup"
		}
	},
	flags: { raw: {
		type: "boolean",
		kind: "boolean",
		describe: "Show keys and option ids instead of names and labels"
	} },
	columns: [
		{
			key: "resource",
			header: "Resource"
		},
		{
			key: "id",
			header: "ID"
		},
		{
			key: "change",
			header: "Change"
		},
		{
			key: "field",
			header: "Field"
		},
		{
			key: "oldValue",
			header: "Old"
		},
		{
			key: "newValue",
			header: "New"
		}
	],
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./backup-diff-C2rJ3ROO.cjs")))
};

// generated/crm/backup/index.ts
var backup_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: { diff: {
		summary: "Compare two backups field by field",
		run: () => Promise.resolve().then(() => diff_exports)
	} },
	help: () => Promise.resolve().then(() => require("./help-DJPxrqQb.cjs"))
};

Object.defineProperty(exports, "backup_exports", {
  enumerable: true,
  get: function () {
    return backup_exports;
  }
});