const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/ledger/bank-entry/create.ts
var create_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$4 });
const command$4 = {
	id: "ledger.bank-entry.create",
	command: "create",
	describe: "Book a bank entry",
	usage: "--journal <text> --line <line> [flags]",
	effect: "create",
	flags: {
		account: {
			type: "string",
			kind: "reference",
			reference: "account",
			wire: {
				in: "line",
				name: "Account"
			},
			describe: "Account of every line, code or GUID"
		},
		date: {
			type: "string",
			kind: "date",
			wire: {
				in: "line",
				name: "Date"
			},
			describe: "Date of every line, which determines the period"
		},
		description: {
			type: "string",
			kind: "text",
			wire: {
				in: "line",
				name: "Description"
			},
			describe: "Description of lines that have none"
		},
		journal: {
			type: "string",
			demandOption: true,
			kind: "text",
			wire: {
				in: "body",
				name: "JournalCode"
			},
			describe: "Journal code"
		},
		line: {
			type: "string",
			demandOption: true,
			kind: "line",
			minItems: 1,
			wire: {
				in: "body",
				name: "BankEntryLines"
			},
			line: {
				head: {
					account: {
						kind: "reference",
						field: "GLAccount",
						reference: "gl-account",
						describe: "G/L account, code or GUID"
					},
					amount: {
						kind: "number",
						field: "AmountFC",
						describe: "Amount: positive for money in, negative for money out"
					}
				},
				options: {},
				text: "Description"
			},
			repeat: true,
			describe: "One line of the entry"
		},
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
		path: "/api/v1/{division}/financialtransaction/BankEntries",
		body: {
			FinancialYear: "{period.FinYear}",
			FinancialPeriod: "{period.FinPeriod}"
		},
		shape: "record",
		says: "Created bank entry {created}",
		change: true,
		resource: {
			name: "financialtransaction/BankEntries",
			key: {
				field: "EntryID",
				type: "Edm.Guid"
			}
		},
		find: { period: {
			path: "/api/v1/{division}/financial/FinancialPeriods",
			query: {
				$filter: "StartDate le datetime'{date}T00:00:00' and EndDate ge datetime'{date}T00:00:00'",
				$select: "FinYear,FinPeriod",
				$top: "2"
			},
			when: "date",
			expect: "one",
			noun: "financial period"
		} }
	})
};

// generated/ledger/bank-entry/delete.ts
var delete_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
const command$3 = {
	id: "ledger.bank-entry.delete",
	command: "delete <refs..>",
	describe: "Delete bank entries",
	usage: "<refs...> [flags]",
	effect: "delete",
	positionals: { refs: {
		required: true,
		variadic: true,
		kind: "reference",
		reference: "bank-entry",
		wire: {
			in: "path",
			name: "refs"
		},
		describe: "Bank entries, numbers or GUIDs"
	} },
	flags: {
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
		path: "/api/v1/{division}/financialtransaction/BankEntries({refs})",
		shape: "action",
		says: "Deleted bank entry {refs}",
		gives: { deleted: ["{refs}"] },
		resource: {
			name: "financialtransaction/BankEntries",
			key: {
				field: "EntryID",
				type: "Edm.Guid"
			},
			id: "refs"
		}
	})
};

// generated/ledger/bank-entry/index.ts
var bank_entry_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		create: {
			summary: "Book a bank entry",
			run: () => Promise.resolve().then(() => create_exports)
		},
		delete: {
			summary: "Delete bank entries",
			run: () => Promise.resolve().then(() => delete_exports)
		},
		"line-add": {
			summary: "Add a line to a bank entry",
			run: () => Promise.resolve().then(() => line_add_exports)
		},
		lines: {
			summary: "List the lines of bank entries",
			run: () => Promise.resolve().then(() => lines_exports)
		},
		list: {
			summary: "List bank entries",
			run: () => Promise.resolve().then(() => list_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-C7xfRTQt.cjs"))
};

// generated/ledger/flags.ts?bank-entry
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

// generated/ledger/bank-entry/line-add.ts
var line_add_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "ledger.bank-entry.line-add",
	command: "line-add <ref>",
	describe: "Add a line to a bank entry",
	usage: "<ref> [flags]",
	effect: "create",
	positionals: { ref: {
		required: true,
		kind: "reference",
		reference: "bank-entry",
		wire: {
			in: "body",
			name: "EntryID"
		},
		describe: "Bank entry, number or GUID"
	} },
	flags: {
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
	handler: require_start.request({
		effect: "create",
		method: "POST",
		path: "/api/v1/{division}/financialtransaction/BankEntryLines",
		shape: "record",
		says: "Added line {created} to bank entry {ref}",
		change: true,
		resource: {
			name: "financialtransaction/BankEntryLines",
			key: {
				field: "ID",
				type: "Edm.Guid"
			}
		}
	})
};

// generated/ledger/bank-entry/lines.ts
var lines_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "ledger.bank-entry.lines",
	command: "lines <refs..>",
	describe: "List the lines of bank entries",
	usage: "<refs...> [flags]",
	effect: "read",
	positionals: { refs: {
		required: true,
		variadic: true,
		kind: "text",
		wire: [{
			in: "term",
			name: "EntryID eq guid'{guid}'",
			when: "uuid"
		}, {
			in: "term",
			name: "EntryNumber eq {number}",
			when: "digits"
		}],
		describe: "Bank entries, numbers or GUIDs"
	} },
	flags: {
		...linesFlags,
		raw: {
			type: "boolean",
			kind: "boolean",
			wire: {
				in: "print",
				name: "raw"
			},
			describe: "Print the response of the service unchanged"
		}
	},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v1/{division}/financialtransaction/BankEntryLines",
		query: { $orderby: "LineNumber" },
		paging: "link",
		columns: [
			{
				key: "ID",
				header: "ID"
			},
			{
				key: "EntryNumber",
				header: "EntryNumber"
			},
			{
				key: "Description",
				header: "Description"
			},
			{
				key: "Date",
				header: "Date"
			},
			{
				key: "AmountDC",
				header: "AmountDC"
			}
		],
		shape: "rows",
		resource: {
			name: "financialtransaction/BankEntryLines",
			key: {
				field: "ID",
				type: "Edm.Guid"
			},
			documents: {
				argument: "refs",
				id: "EntryID",
				field: "EntryNumber"
			}
		}
	})
};

// generated/ledger/bank-entry/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "ledger.bank-entry.list",
	command: "list",
	describe: "List bank entries",
	usage: "[flags]",
	effect: "read",
	flags: {
		journal: {
			type: "string",
			kind: "text",
			wire: {
				in: "term",
				name: "JournalCode eq '{text}'"
			},
			describe: "Journal code"
		},
		period: {
			type: "string",
			kind: "integer",
			min: 1,
			wire: {
				in: "term",
				name: "FinancialPeriod eq {number}"
			},
			describe: "Period of the financial year"
		},
		year: {
			type: "string",
			kind: "integer",
			wire: {
				in: "term",
				name: "FinancialYear eq {number}"
			},
			describe: "Financial year"
		},
		...linesFlags,
		...listFlags
	},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v1/{division}/financialtransaction/BankEntries",
		paging: "link",
		columns: [
			{
				key: "EntryID",
				header: "EntryID"
			},
			{
				key: "EntryNumber",
				header: "EntryNumber"
			},
			{
				key: "Status",
				header: "Status"
			}
		],
		shape: "rows",
		resource: {
			name: "financialtransaction/BankEntries",
			key: {
				field: "EntryID",
				type: "Edm.Guid"
			}
		}
	})
};

Object.defineProperty(exports, "bank_entry_exports", {
  enumerable: true,
  get: function () {
    return bank_entry_exports;
  }
});