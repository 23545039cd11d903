const require_start = require("./start-CjVcg6Qt.cjs");

// generated/ledger/flags.ts?commands.list
const betaFlags = { beta: {
	type: "boolean",
	kind: "boolean",
	wire: {
		in: "catalogue",
		name: "beta"
	},
	describe: "Use the beta version of the resource"
} };
const linesFlags = {
	all: {
		type: "boolean",
		kind: "boolean",
		conflicts: ["top"],
		wire: {
			in: "paging",
			name: "all"
		},
		describe: "Read every page, up to --max-pages"
	},
	expand: {
		type: "string",
		kind: "csv",
		of: "text",
		wire: {
			in: "query",
			name: "$expand"
		},
		describe: "Collections to return with each record, for example SalesEntryLines"
	},
	filter: {
		type: "string",
		kind: "text",
		wire: {
			in: "query",
			name: "$filter"
		},
		describe: "OData $filter expression, for example \"Status eq 20\""
	},
	"max-pages": {
		type: "string",
		kind: "integer",
		default: 50,
		min: 1,
		wire: {
			in: "paging",
			name: "pages"
		},
		describe: "Maximum number of pages"
	},
	orderby: {
		type: "string",
		kind: "text",
		wire: {
			in: "query",
			name: "$orderby"
		},
		describe: "Sort order, for example \"Code desc\""
	},
	raw: {
		type: "boolean",
		kind: "boolean",
		conflicts: ["count"],
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
	top: {
		type: "string",
		kind: "integer",
		min: 1,
		max: 60,
		wire: {
			in: "query",
			name: "$top"
		},
		describe: "Maximum number of records to return"
	}
};
const listFlags = {
	"all-divisions": {
		type: "boolean",
		kind: "boolean",
		conflicts: ["division"],
		wire: {
			in: "each",
			name: "division"
		},
		describe: "Read every division in turn; --all and --limit apply to each"
	},
	count: {
		type: "boolean",
		kind: "boolean",
		wire: {
			in: "print",
			name: "count"
		},
		describe: "Print only the number of matching records"
	}
};

// generated/ledger/commands/list.ts
const command = {
	id: "ledger.list",
	command: "list <resource>",
	describe: "List records of any catalogue resource",
	usage: "<resource> [flags]",
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
		bulk: {
			type: "boolean",
			kind: "boolean",
			requires: ["select"],
			conflicts: ["beta"],
			wire: {
				in: "catalogue",
				name: "bulk"
			},
			describe: "Use the bulk endpoint (1000 records per page)"
		},
		param: {
			type: "string",
			kind: "pair",
			wire: {
				in: "query",
				name: ""
			},
			repeat: true,
			describe: "Function parameter, sent unchanged"
		},
		...linesFlags,
		...listFlags,
		...betaFlags
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