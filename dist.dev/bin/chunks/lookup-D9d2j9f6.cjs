const require_start = require("./start-CjVcg6Qt.cjs");

// generated/ledger/flags.ts?commands.lookup
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

// generated/ledger/commands/lookup.ts
const command = {
	id: "ledger.lookup",
	command: "lookup <resource>",
	describe: "Find records by exact field values",
	usage: "<resource> --match <Field=value> [flags]",
	effect: "read",
	positionals: { resource: {
		required: true,
		kind: "resource",
		wire: {
			in: "path",
			name: "resource"
		},
		describe: "Resource, for example crm/Accounts"
	} },
	flags: {
		one: {
			type: "boolean",
			kind: "boolean",
			wire: {
				in: "print",
				name: "one"
			},
			describe: "Require exactly one record"
		},
		select: {
			type: "string",
			kind: "csv",
			of: "text",
			wire: {
				in: "query",
				name: "$select"
			},
			describe: "Fields to return"
		},
		...matchFlags
	},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v1/{division}/{resource}",
		paging: "link",
		shape: "rows",
		resource: { name: "{resource}" }
	})
};

exports.command = command;