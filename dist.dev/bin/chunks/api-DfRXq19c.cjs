const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/commands/api.ts
const command = {
	id: "crm.api",
	command: "api <method> <path>",
	describe: "Send a raw request to the service",
	usage: "<method> <path> [flags]",
	effect: "act",
	positionals: {
		method: {
			required: true,
			kind: "enum",
			choices: [
				"GET",
				"POST",
				"PUT",
				"PATCH",
				"DELETE"
			],
			describe: "HTTP method"
		},
		path: {
			required: true,
			kind: "text",
			describe: "Path that begins with /api/v1/ or /api/v2/, with an optional query string"
		}
	},
	flags: {
		body: {
			type: "string",
			kind: "json",
			describe: "Request body as JSON: text, @file, - or piped input"
		},
		paginate: {
			type: "boolean",
			alias: "all",
			kind: "boolean",
			describe: "Read every page and print one list (GET only)"
		},
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		}
	},
	handler: require_start.local(() => Promise.resolve().then(() => require("./api-D5oeWbNq.cjs")))
};

exports.command = command;