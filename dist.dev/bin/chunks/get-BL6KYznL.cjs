const require_start = require("./start-CjVcg6Qt.cjs");

// generated/ledger/flags.ts?commands.get
const betaFlags = { beta: {
	type: "boolean",
	kind: "boolean",
	wire: {
		in: "catalogue",
		name: "beta"
	},
	describe: "Use the beta version of the resource"
} };

// generated/ledger/commands/get.ts
const command = {
	id: "ledger.get",
	command: "get <resource> <id>",
	describe: "Show one record by its key",
	usage: "<resource> <id> [flags]",
	effect: "read",
	positionals: {
		resource: {
			required: true,
			kind: "resource",
			wire: {
				in: "path",
				name: "resource"
			},
			describe: "Resource, for example crm/Accounts"
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
		expand: {
			type: "string",
			kind: "csv",
			of: "text",
			wire: {
				in: "query",
				name: "$expand"
			},
			describe: "Collections to return with the record"
		},
		raw: {
			type: "boolean",
			kind: "boolean",
			wire: {
				in: "print",
				name: "raw"
			},
			describe: "Print the response of the service unchanged"
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
		...betaFlags
	},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v1/{division}/{resource}({id})",
		shape: "record",
		resource: {
			name: "{resource}",
			id: "id"
		}
	})
};

exports.command = command;