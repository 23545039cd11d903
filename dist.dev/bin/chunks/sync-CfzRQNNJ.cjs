const require_start = require("./start-CjVcg6Qt.cjs");

// generated/ledger/flags.ts?commands.sync
const stateFlags = {
	"max-pages": {
		type: "string",
		kind: "integer",
		min: 1,
		describe: "Maximum number of pages; a run that stops there does not update the state file"
	},
	raw: {
		type: "boolean",
		kind: "boolean",
		describe: "Print the pages unchanged"
	},
	since: {
		type: "string",
		kind: "id",
		describe: "Timestamp to start after (default: from the state file, or 0)"
	},
	state: {
		type: "string",
		kind: "path",
		describe: "JSON file that stores the last timestamp of each feed"
	}
};

// generated/ledger/commands/sync.ts
/** Requests of the workflow. */
const calls = {
	division: {
		effect: "read",
		method: "GET",
		path: "/api/v1/{division}/system/Divisions",
		query: {
			$filter: "Code eq {division}",
			$select: "Code,DivisionMoveDate"
		},
		paging: "link",
		shape: "rows",
		resource: {
			name: "system/Divisions",
			key: {
				field: "Code",
				type: "Edm.Int32"
			}
		}
	},
	feed: {
		effect: "read",
		method: "GET",
		path: "/api/v1/{division}/{feed}",
		query: { $filter: "Timestamp gt {from}L" },
		paging: "timestamp",
		shape: "rows",
		resource: { name: "{feed}" }
	}
};
const command = {
	id: "ledger.sync",
	command: "sync <resource>",
	describe: "Read the records of a feed changed since a timestamp",
	usage: "<resource> [flags]",
	effect: "read",
	positionals: { resource: {
		required: true,
		kind: "resource",
		describe: "Resource or feed, for example crm/Accounts or CRM/Accounts"
	} },
	flags: {
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
		...stateFlags
	},
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./sync-9g7Z4qvQ.cjs")), { calls })
};

exports.command = command;