const require_start = require("./start-CjVcg6Qt.cjs");

// generated/helpdesk/commands/api.ts
const command = {
	id: "helpdesk.api",
	command: "api <method> <path>",
	describe: "Send a raw request to the inbox API",
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
			describe: "Path, with an optional query string"
		}
	},
	flags: {
		body: {
			type: "string",
			kind: "json",
			describe: "Request body as JSON: text, @file, - or piped input"
		},
		"content-type": {
			type: "string",
			kind: "text",
			default: "application/json",
			describe: "Content type of the request body"
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