const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/helpdesk/sandbox/index.ts
var sandbox_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		reset: {
			summary: "Reset the sandbox to its initial records",
			run: () => Promise.resolve().then(() => reset_exports)
		},
		serve: {
			summary: "Run the stand-in until Ctrl-C",
			run: () => Promise.resolve().then(() => serve_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-CxhpWGnF.cjs"))
};

// generated/helpdesk/sandbox/reset.ts
var reset_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "helpdesk.sandbox.reset",
	command: "reset",
	describe: "Reset the sandbox to its initial records",
	effect: "local",
	flags: {},
	handler: require_start.local(() => Promise.resolve().then(() => require("./sandbox-reset-DHJHni_6.cjs")))
};

// generated/helpdesk/sandbox/serve.ts
var serve_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "helpdesk.sandbox.serve",
	command: "serve",
	describe: "Run the stand-in until Ctrl-C",
	usage: "[flags]",
	effect: "local",
	flags: {
		background: {
			type: "boolean",
			kind: "boolean",
			describe: "Run in the background and end when the sandbox is ready"
		},
		fail: {
			type: "string",
			kind: "text",
			repeat: true,
			describe: "Fail the first requests with this status, for example 503:2"
		},
		latency: {
			type: "string",
			kind: "integer",
			min: 0,
			unit: "milliseconds",
			describe: "Delay before each response"
		},
		port: {
			type: "string",
			kind: "integer",
			min: 0,
			max: 65535,
			describe: "Local port (default: a free one)"
		},
		records: {
			type: "string",
			kind: "integer",
			min: 0,
			describe: "Number of records per resource at the start"
		},
		seed: {
			type: "string",
			kind: "integer",
			min: 0,
			describe: "Seed of the generated records"
		}
	},
	handler: require_start.local(() => Promise.resolve().then(() => require("./sandbox-serve-DHFvQRcs.cjs")))
};

Object.defineProperty(exports, "sandbox_exports", {
  enumerable: true,
  get: function () {
    return sandbox_exports;
  }
});