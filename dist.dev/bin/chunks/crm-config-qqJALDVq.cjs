const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/config/get.ts
var get_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
const command$3 = {
	id: "crm.config.get",
	command: "get <key>",
	describe: "Print one setting of the profile",
	usage: "<key>",
	effect: "local",
	positionals: { key: {
		required: true,
		kind: "text",
		describe: "Name of the setting"
	} },
	flags: {},
	handler: require_start.local(() => Promise.resolve().then(() => require("./config-get-94JTed16.cjs")))
};

// generated/crm/config/index.ts
var config_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		get: {
			summary: "Print one setting of the profile",
			run: () => Promise.resolve().then(() => get_exports)
		},
		list: {
			summary: "List the settings of the profile",
			run: () => Promise.resolve().then(() => list_exports)
		},
		set: {
			summary: "Store one setting of the profile",
			run: () => Promise.resolve().then(() => set_exports)
		},
		unset: {
			summary: "Remove one setting of the profile",
			run: () => Promise.resolve().then(() => unset_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-BUpXoUor.cjs"))
};

// generated/crm/config/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "crm.config.list",
	command: "list",
	describe: "List the settings of the profile",
	effect: "local",
	flags: {},
	handler: require_start.local(() => Promise.resolve().then(() => require("./config-list-CG4v6LEn.cjs")))
};

// generated/crm/config/set.ts
var set_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "crm.config.set",
	command: "set <key> <value>",
	describe: "Store one setting of the profile",
	usage: "<key> <value>",
	effect: "local",
	positionals: {
		key: {
			required: true,
			kind: "text",
			describe: "Name of the setting"
		},
		value: {
			required: true,
			kind: "text",
			describe: "Value to store"
		}
	},
	flags: {},
	handler: require_start.local(() => Promise.resolve().then(() => require("./config-set-H8P3R4i5.cjs")))
};

// generated/crm/config/unset.ts
var unset_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "crm.config.unset",
	command: "unset <key>",
	describe: "Remove one setting of the profile",
	usage: "<key>",
	effect: "local",
	positionals: { key: {
		required: true,
		kind: "text",
		describe: "Name of the setting"
	} },
	flags: {},
	handler: require_start.local(() => Promise.resolve().then(() => require("./config-unset-Cx8eRKkg.cjs")))
};

Object.defineProperty(exports, "config_exports", {
  enumerable: true,
  get: function () {
    return config_exports;
  }
});