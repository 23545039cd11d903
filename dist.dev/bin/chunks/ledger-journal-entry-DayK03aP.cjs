const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/ledger/journal-entry/create.ts
var create_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
const command$3 = {
	id: "ledger.journal-entry.create",
	command: "create",
	describe: "Book a balanced general journal entry",
	usage: "--journal <text> --line <line> [flags]",
	effect: "create",
	flags: {
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
			minItems: 2,
			wire: {
				in: "body",
				name: "GeneralJournalEntryLines"
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
						describe: "Amount: positive for debit, negative for credit"
					}
				},
				options: {},
				text: "Description",
				balanced: "amount"
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
		path: "/api/v1/{division}/generaljournalentry/GeneralJournalEntries",
		body: {
			FinancialYear: "{period.FinYear}",
			FinancialPeriod: "{period.FinPeriod}"
		},
		shape: "record",
		says: "Created journal entry {created}",
		change: true,
		resource: {
			name: "generaljournalentry/GeneralJournalEntries",
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

// generated/ledger/journal-entry/delete.ts
var delete_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "ledger.journal-entry.delete",
	command: "delete <refs..>",
	describe: "Delete journal entries",
	usage: "<refs...> [flags]",
	effect: "delete",
	positionals: { refs: {
		required: true,
		variadic: true,
		kind: "reference",
		reference: "journal-entry",
		wire: {
			in: "path",
			name: "refs"
		},
		describe: "Journal entries, numbers or GUIDs"
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
		path: "/api/v1/{division}/generaljournalentry/GeneralJournalEntries({refs})",
		shape: "action",
		says: "Deleted journal entry {refs}",
		gives: { deleted: ["{refs}"] },
		resource: {
			name: "generaljournalentry/GeneralJournalEntries",
			key: {
				field: "EntryID",
				type: "Edm.Guid"
			},
			id: "refs"
		}
	})
};

// generated/ledger/journal-entry/index.ts
var journal_entry_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		create: {
			summary: "Book a balanced general journal entry",
			run: () => Promise.resolve().then(() => create_exports)
		},
		delete: {
			summary: "Delete journal entries",
			run: () => Promise.resolve().then(() => delete_exports)
		},
		lines: {
			summary: "List the lines of journal entries",
			run: () => Promise.resolve().then(() => lines_exports)
		},
		list: {
			summary: "List general journal entries",
			run: () => Promise.resolve().then(() => list_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-u9VDE6R5.cjs"))
};

// generated/ledger/flags.ts?journal-entry
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

// generated/ledger/journal-entry/lines.ts
var lines_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "ledger.journal-entry.lines",
	command: "lines <refs..>",
	describe: "List the lines of journal entries",
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
		describe: "Journal entries, numbers or GUIDs"
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
		path: "/api/v1/{division}/generaljournalentry/GeneralJournalEntryLines",
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
			name: "generaljournalentry/GeneralJournalEntryLines",
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

// generated/ledger/journal-entry/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "ledger.journal-entry.list",
	command: "list",
	describe: "List general journal entries",
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
		status: {
			type: "string",
			kind: "integer",
			choices: ["20", "50"],
			wire: {
				in: "term",
				name: "Status eq {number}"
			},
			describe: "Status: 20 open, 50 processed"
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
		path: "/api/v1/{division}/generaljournalentry/GeneralJournalEntries",
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
			name: "generaljournalentry/GeneralJournalEntries",
			key: {
				field: "EntryID",
				type: "Edm.Guid"
			}
		}
	})
};

Object.defineProperty(exports, "journal_entry_exports", {
  enumerable: true,
  get: function () {
    return journal_entry_exports;
  }
});