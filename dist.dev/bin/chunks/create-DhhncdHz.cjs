const require_start = require("./start-CjVcg6Qt.cjs");

// generated/ledger/flags.ts?commands.create
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

// generated/ledger/commands/create.ts
const command = {
	id: "ledger.create",
	command: "create <resource>",
	describe: "Create a record in any catalogue resource",
	usage: "<resource> [flags]",
	effect: "create",
	positionals: { resource: {
		required: true,
		kind: "resource",
		wire: {
			in: "path",
			name: "resource"
		},
		describe: "Resource, for example crm/Contacts"
	} },
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
		effect: "create",
		method: "POST",
		path: "/api/v1/{division}/{resource}",
		shape: "record",
		says: "Created {created} of {resource}",
		change: true,
		resource: { name: "{resource}" }
	})
};

exports.command = command;