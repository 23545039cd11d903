const require_start = require("./start-CjVcg6Qt.cjs");

// generated/ledger/commands/mcp.ts
const command = {
	id: "ledger.mcp",
	command: "mcp",
	describe: "Serve the commands as MCP tools over stdio",
	usage: "[flags]",
	effect: "local",
	flags: {
		"all-tools": {
			type: "boolean",
			kind: "boolean",
			describe: "Offer a tool for every command, not only the generic ones"
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

exports.command = command;