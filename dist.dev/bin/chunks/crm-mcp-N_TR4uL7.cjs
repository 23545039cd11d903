const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/mcp/index.ts
var mcp_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: { serve: {
		summary: "Serve the commands as MCP tools over stdio",
		run: () => Promise.resolve().then(() => serve_exports)
	} },
	help: () => Promise.resolve().then(() => require("./help-GDbe4X8A.cjs"))
};

// generated/crm/mcp/serve.ts
var serve_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "crm.mcp.serve",
	command: "serve",
	describe: "Serve the commands as MCP tools over stdio",
	usage: "[flags]",
	effect: "local",
	flags: {
		"all-tools": {
			type: "boolean",
			kind: "boolean",
			describe: "Offer a tool for every command, not only the core set"
		},
		"allow-writes": {
			type: "boolean",
			kind: "boolean",
			describe: "Also offer tools that change data"
		},
		"tool-timeout": {
			type: "string",
			kind: "integer",
			default: 120,
			min: 1,
			unit: "seconds",
			describe: "Time limit of one call"
		},
		topics: {
			type: "string",
			kind: "csv",
			of: "text",
			describe: "Offer the tools of these command groups; overrides --all-tools"
		}
	},
	handler: require_start.local(() => Promise.resolve().then(() => require("./mcp-serve-B9DgEliS.cjs")))
};

Object.defineProperty(exports, "mcp_exports", {
  enumerable: true,
  get: function () {
    return mcp_exports;
  }
});