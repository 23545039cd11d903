const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/helpdesk/mcp/index.ts
var mcp_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: { serve: {
		summary: "Serve the commands as MCP tools over stdio",
		run: () => Promise.resolve().then(() => serve_exports)
	} },
	help: () => Promise.resolve().then(() => require("./help-CJK-dckY.cjs"))
};

// generated/helpdesk/mcp/serve.ts
var serve_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "helpdesk.mcp.serve",
	command: "serve",
	describe: "Serve the commands as MCP tools over stdio",
	usage: "[flags]",
	effect: "local",
	flags: { "allow-writes": {
		type: "boolean",
		kind: "boolean",
		describe: "Also offer tools that change data"
	} },
	handler: require_start.local(() => Promise.resolve().then(() => require("./mcp-serve-B9DgEliS.cjs")))
};

Object.defineProperty(exports, "mcp_exports", {
  enumerable: true,
  get: function () {
    return mcp_exports;
  }
});