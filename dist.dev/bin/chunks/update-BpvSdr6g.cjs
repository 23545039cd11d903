const require_start = require("./start-CjVcg6Qt.cjs");

// generated/ledger/flags.ts?commands.update
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
const recordFlags = {
	body: {
		type: "string",
		kind: "json",
		stdin: true,
		wire: {
			in: "body",
			name: ""
		},
		describe: "Record as JSON: text or @file"
	},
	set: {
		type: "string",
		kind: "pair",
		wire: {
			in: "assign",
			name: ""
		},
		repeat: true,
		describe: "One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code"
	}
};

// generated/ledger/commands/update.ts
const command = {
	id: "ledger.update",
	command: "update <resource> <id>",
	describe: "Change a record of any catalogue resource",
	usage: "<resource> <id> [flags]",
	effect: "update",
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
		...recordFlags,
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
			describe: "Accepted on every write; only deletes need it"
		}
	},
	handler: require_start.request({
		effect: "update",
		method: "PUT",
		path: "/api/v1/{division}/{resource}({id})",
		shape: "action",
		says: "Updated {id} of {resource}",
		change: true,
		resource: {
			name: "{resource}",
			id: "id"
		}
	})
};

exports.command = command;