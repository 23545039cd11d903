const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/helpdesk/alias/index.ts
var alias_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		list: {
			summary: "List aliases",
			run: () => Promise.resolve().then(() => list_exports)
		},
		set: {
			summary: "Create or replace an alias",
			run: () => Promise.resolve().then(() => set_exports)
		},
		unset: {
			summary: "Remove an alias",
			run: () => Promise.resolve().then(() => unset_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-DeyGRgW6.cjs"))
};

// generated/helpdesk/alias/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "helpdesk.alias.list",
	command: "list",
	describe: "List aliases",
	effect: "local",
	flags: {},
	columns: [{
		key: "name",
		header: "Alias"
	}, {
		key: "command",
		header: "Command"
	}],
	handler: require_start.local(() => Promise.resolve().then(() => require("./alias-list-VpO5uud3.cjs")))
};

// generated/helpdesk/alias/set.ts
var set_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "helpdesk.alias.set",
	command: "set <name> <command>",
	describe: "Create or replace an alias",
	usage: "<name> <command>",
	effect: "local",
	positionals: {
		name: {
			required: true,
			kind: "text",
			describe: "Name of the alias (letters, digits, dashes and underscores)"
		},
		command: {
			required: true,
			kind: "text",
			describe: "Command and flags in quotes, without the program name"
		}
	},
	flags: {},
	handler: require_start.local(() => Promise.resolve().then(() => require("./alias-set-CTXf4kRQ.cjs")))
};

// generated/helpdesk/alias/unset.ts
var unset_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "helpdesk.alias.unset",
	command: "unset <name>",
	describe: "Remove an alias",
	usage: "<name>",
	effect: "local",
	positionals: { name: {
		required: true,
		kind: "text",
		describe: "Name of the alias"
	} },
	flags: {},
	handler: require_start.local(() => Promise.resolve().then(() => require("./alias-unset-Ho7gWX0x.cjs")))
};

Object.defineProperty(exports, "alias_exports", {
  enumerable: true,
  get: function () {
    return alias_exports;
  }
});