const require_start = require("./start-CjVcg6Qt.cjs");

// generated/ledger/flags.ts?commands.upsert
const matchFlags = { match: {
	type: "string",
	demandOption: true,
	kind: "pair",
	minItems: 1,
	wire: {
		in: "match",
		name: ""
	},
	repeat: true,
	describe: "Field and the value it must equal; all of them must match"
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

// generated/ledger/commands/upsert.ts
/** Requests of the workflow. */
const calls = {
	change: {
		effect: "update",
		method: "PUT",
		path: "/api/v1/{division}/{resource}({id})",
		shape: "record",
		resource: {
			name: "{resource}",
			id: "id"
		}
	},
	create: {
		effect: "create",
		method: "POST",
		path: "/api/v1/{division}/{resource}",
		shape: "record",
		resource: { name: "{resource}" }
	},
	find: {
		effect: "read",
		method: "GET",
		path: "/api/v1/{division}/{resource}",
		query: { $top: "2" },
		paging: "link",
		shape: "rows",
		resource: { name: "{resource}" }
	}
};
const command = {
	id: "ledger.upsert",
	command: "upsert <resource>",
	describe: "Create a record, or change the matching one",
	usage: "<resource> --match <Field=value> [flags]",
	effect: "update",
	positionals: { resource: {
		required: true,
		kind: "resource",
		describe: "Resource, for example logistics/Items"
	} },
	flags: {
		...matchFlags,
		...recordFlags,
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
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./upsert-CoCm35se.cjs")), { calls })
};

exports.command = command;