const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/ledger/profile/current.ts
var current_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "ledger.profile.current",
	command: "current",
	describe: "Print the active profile",
	effect: "local",
	flags: {},
	handler: require_start.local(() => Promise.resolve().then(() => require("./profile-current-CL-hKcNe.cjs")))
};

// generated/ledger/profile/index.ts
var profile_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		current: {
			summary: "Print the active profile",
			run: () => Promise.resolve().then(() => current_exports)
		},
		list: {
			summary: "List profiles and their sign-in status",
			run: () => Promise.resolve().then(() => list_exports)
		},
		use: {
			summary: "Set the active profile",
			run: () => Promise.resolve().then(() => use_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-7FdZw0R-.cjs"))
};

// generated/ledger/profile/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "ledger.profile.list",
	command: "list",
	describe: "List profiles and their sign-in status",
	effect: "local",
	flags: {},
	handler: require_start.local(() => Promise.resolve().then(() => require("./profile-list-MyIPTZmn.cjs")))
};

// generated/ledger/profile/use.ts
var use_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "ledger.profile.use",
	command: "use <name>",
	describe: "Set the active profile",
	usage: "<name>",
	effect: "local",
	positionals: { name: {
		required: true,
		kind: "text",
		describe: "Name of the profile"
	} },
	flags: {},
	handler: require_start.local(() => Promise.resolve().then(() => require("./profile-use-Dse3-VQ_.cjs")))
};

Object.defineProperty(exports, "profile_exports", {
  enumerable: true,
  get: function () {
    return profile_exports;
  }
});