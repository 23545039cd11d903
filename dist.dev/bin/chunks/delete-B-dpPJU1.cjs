const require_start = require("./start-CjVcg6Qt.cjs");

// generated/ledger/flags.ts?commands.delete
const betaFlags = { beta: {
	type: "boolean",
	kind: "boolean",
	wire: {
		in: "catalogue",
		name: "beta"
	},
	describe: "Use the beta version of the resource"
} };
const forceFlags = { force: {
	type: "boolean",
	kind: "boolean",
	wire: {
		in: "catalogue",
		name: "force"
	},
	describe: "Send the request even if the catalogue does not list the resource or a field"
} };

// generated/ledger/commands/delete.ts
const command = {
	id: "ledger.delete",
	command: "delete <resource> <id>",
	describe: "Delete a record of any catalogue resource",
	usage: "<resource> <id> [flags]",
	effect: "delete",
	positionals: {
		resource: {
			required: true,
			kind: "resource",
			wire: {
				in: "path",
				name: "resource"
			},
			describe: "Resource, for example crm/Contacts"
		},
		id: {
			required: true,
			kind: "text",
			wire: {
				in: "path",
				name: "id"
			},
			describe: "Key of the record"
		}
	},
	flags: {
		...forceFlags,
		...betaFlags,
		"allow-writes": {
			type: "boolean",
			kind: "boolean",
			env: "LEDGERCLI_ALLOW_WRITES",
			describe: "Allow the write; without this flag nothing is sent"
		},
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		},
		yes: {
			type: "boolean",
			alias: "y",
			kind: "boolean",
			describe: "Confirm the delete; without it nothing is sent"
		}
	},
	handler: require_start.request({
		effect: "delete",
		method: "DELETE",
		path: "/api/v1/{division}/{resource}({id})",
		shape: "action",
		says: "Deleted {id} of {resource}",
		resource: {
			name: "{resource}",
			id: "id"
		}
	})
};

exports.command = command;