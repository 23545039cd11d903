const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/ledger/sales-entry/create.ts
var create_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$7 });
const command$7 = {
	id: "ledger.sales-entry.create",
	command: "create",
	describe: "Book a sales entry or credit note",
	usage: "--customer <id|code> --journal <text> --line <line> [flags]",
	effect: "create",
	flags: {
		"credit-note": {
			type: "boolean",
			kind: "boolean",
			wire: {
				in: "body",
				name: "Type"
			},
			send: 21,
			describe: "Book a credit note (amounts become negative)"
		},
		customer: {
			type: "string",
			demandOption: true,
			kind: "reference",
			reference: "account",
			wire: {
				in: "body",
				name: "Customer"
			},
			describe: "Customer, code or GUID"
		},
		date: {
			type: "string",
			kind: "date",
			wire: {
				in: "body",
				name: "EntryDate"
			},
			describe: "Date of the entry"
		},
		description: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "Description"
			},
			describe: "Description of the entry"
		},
		file: {
			type: "string",
			kind: "path",
			wire: {
				in: "attach",
				name: "sales-document"
			},
			repeat: true,
			describe: "File to attach; all files go into one new document"
		},
		invoice: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "YourRef"
			},
			describe: "Customer-facing reference"
		},
		journal: {
			type: "string",
			demandOption: true,
			kind: "text",
			wire: {
				in: "body",
				name: "Journal"
			},
			describe: "Sales journal code"
		},
		line: {
			type: "string",
			demandOption: true,
			kind: "line",
			minItems: 1,
			wire: {
				in: "body",
				name: "SalesEntryLines"
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
						describe: "Amount in the currency of the entry"
					}
				},
				options: {
					"cost-center": {
						kind: "text",
						field: "CostCenter",
						describe: "Cost center code"
					},
					"cost-unit": {
						kind: "text",
						field: "CostUnit",
						describe: "Cost unit code"
					},
					from: {
						kind: "date",
						field: "From",
						describe: "First day of the period that the amount is spread over"
					},
					quantity: {
						kind: "number",
						field: "Quantity",
						describe: "Quantity"
					},
					to: {
						kind: "date",
						field: "To",
						describe: "Last day of the period that the amount is spread over"
					},
					vat: {
						kind: "text",
						field: "VATCode",
						describe: "VAT code"
					},
					"vat-amount": {
						kind: "number",
						field: "VATAmountFC",
						describe: "VAT amount"
					}
				},
				text: "Description",
				spans: [["from", "to"]],
				negative: {
					when: "credit-note",
					parts: ["amount", "vat-amount"]
				}
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
		path: "/api/v1/{division}/salesentry/SalesEntries",
		shape: "record",
		says: "Created sales entry {created}",
		change: true,
		resource: {
			name: "salesentry/SalesEntries",
			key: {
				field: "EntryID",
				type: "Edm.Guid"
			}
		},
		attach: { "sales-document": {
			holder: {
				path: "/api/v1/{division}/documents/Documents",
				body: {
					Subject: "{description|file.name}",
					Type: 10,
					Account: "{customer}",
					DocumentDate: "{date}"
				},
				noun: "document",
				as: "Document"
			},
			file: {
				path: "/api/v1/{division}/documents/DocumentAttachments",
				body: {
					Document: "{holder}",
					FileName: "{file.name}",
					Attachment: "{file.base64}"
				},
				noun: "attachment"
			}
		} }
	})
};

// generated/ledger/sales-entry/delete.ts
var delete_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$6 });
const command$6 = {
	id: "ledger.sales-entry.delete",
	command: "delete <refs..>",
	describe: "Delete sales entries",
	usage: "<refs...> [flags]",
	effect: "delete",
	positionals: { refs: {
		required: true,
		variadic: true,
		kind: "reference",
		reference: "sales-entry",
		wire: {
			in: "path",
			name: "refs"
		},
		describe: "Sales entries, numbers or GUIDs"
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
		path: "/api/v1/{division}/salesentry/SalesEntries({refs})",
		shape: "action",
		says: "Deleted sales entry {refs}",
		gives: { deleted: ["{refs}"] },
		resource: {
			name: "salesentry/SalesEntries",
			key: {
				field: "EntryID",
				type: "Edm.Guid"
			},
			id: "refs"
		}
	})
};

// generated/ledger/sales-entry/index.ts
var sales_entry_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		create: {
			summary: "Book a sales entry or credit note",
			run: () => Promise.resolve().then(() => create_exports)
		},
		delete: {
			summary: "Delete sales entries",
			run: () => Promise.resolve().then(() => delete_exports)
		},
		"line-add": {
			summary: "Add a line to a sales entry",
			run: () => Promise.resolve().then(() => line_add_exports)
		},
		"line-delete": {
			summary: "Delete lines of a sales entry",
			run: () => Promise.resolve().then(() => line_delete_exports)
		},
		"line-update": {
			summary: "Update a line of a sales entry",
			run: () => Promise.resolve().then(() => line_update_exports)
		},
		lines: {
			summary: "List the lines of sales entries",
			run: () => Promise.resolve().then(() => lines_exports)
		},
		list: {
			summary: "List sales entries",
			run: () => Promise.resolve().then(() => list_exports)
		},
		update: {
			summary: "Change the header of a sales entry",
			run: () => Promise.resolve().then(() => update_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-Cj2tlxCW.cjs"))
};

// generated/ledger/flags.ts?sales-entry
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

// generated/ledger/sales-entry/line-add.ts
var line_add_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$5 });
const command$5 = {
	id: "ledger.sales-entry.line-add",
	command: "line-add <ref>",
	describe: "Add a line to a sales entry",
	usage: "<ref> [flags]",
	effect: "create",
	positionals: { ref: {
		required: true,
		kind: "reference",
		reference: "sales-entry",
		wire: {
			in: "body",
			name: "EntryID"
		},
		describe: "Sales entry, number or GUID"
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
		path: "/api/v1/{division}/salesentry/SalesEntryLines",
		shape: "record",
		says: "Added line {created} to sales entry {ref}",
		change: true,
		resource: {
			name: "salesentry/SalesEntryLines",
			key: {
				field: "ID",
				type: "Edm.Guid"
			}
		}
	})
};

// generated/ledger/sales-entry/line-delete.ts
var line_delete_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$4 });
const command$4 = {
	id: "ledger.sales-entry.line-delete",
	command: "line-delete <ids..>",
	describe: "Delete lines of a sales entry",
	usage: "<ids...> [flags]",
	effect: "delete",
	positionals: { ids: {
		required: true,
		variadic: true,
		kind: "uuid",
		wire: {
			in: "path",
			name: "ids"
		},
		describe: "Line ids"
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
		path: "/api/v1/{division}/salesentry/SalesEntryLines({ids})",
		shape: "action",
		says: "Deleted {ids} of salesentry/SalesEntryLines",
		gives: { deleted: ["{ids}"] },
		resource: {
			name: "salesentry/SalesEntryLines",
			key: {
				field: "ID",
				type: "Edm.Guid"
			},
			id: "ids"
		}
	})
};

// generated/ledger/sales-entry/line-update.ts
var line_update_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
const command$3 = {
	id: "ledger.sales-entry.line-update",
	command: "line-update <id>",
	describe: "Update a line of a sales entry",
	usage: "<id> [flags]",
	effect: "update",
	positionals: { id: {
		required: true,
		batch: true,
		kind: "uuid",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Line id"
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
		effect: "update",
		method: "PUT",
		path: "/api/v1/{division}/salesentry/SalesEntryLines({id})",
		shape: "action",
		says: "Updated {id} of salesentry/SalesEntryLines",
		change: true,
		resource: {
			name: "salesentry/SalesEntryLines",
			key: {
				field: "ID",
				type: "Edm.Guid"
			},
			id: "id"
		}
	})
};

// generated/ledger/sales-entry/lines.ts
var lines_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "ledger.sales-entry.lines",
	command: "lines <refs..>",
	describe: "List the lines of sales entries",
	usage: "<refs...> [flags]",
	effect: "read",
	positionals: { refs: {
		required: true,
		variadic: true,
		kind: "reference",
		reference: "sales-entry",
		wire: {
			in: "term",
			name: "EntryID eq guid'{guid}'"
		},
		describe: "Sales entries, numbers or GUIDs"
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
		path: "/api/v1/{division}/salesentry/SalesEntryLines",
		query: { $orderby: "LineNumber" },
		paging: "link",
		columns: [
			{
				key: "ID",
				header: "ID"
			},
			{
				key: "LineNumber",
				header: "LineNumber"
			},
			{
				key: "Description",
				header: "Description"
			},
			{
				key: "AmountDC",
				header: "AmountDC"
			}
		],
		shape: "rows",
		resource: {
			name: "salesentry/SalesEntryLines",
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

// generated/ledger/sales-entry/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "ledger.sales-entry.list",
	command: "list",
	describe: "List sales entries",
	usage: "[flags]",
	effect: "read",
	flags: {
		...linesFlags,
		...listFlags
	},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v1/{division}/salesentry/SalesEntries",
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
				key: "Description",
				header: "Description"
			},
			{
				key: "EntryDate",
				header: "EntryDate"
			},
			{
				key: "AmountDC",
				header: "AmountDC"
			},
			{
				key: "Status",
				header: "Status"
			}
		],
		shape: "rows",
		resource: {
			name: "salesentry/SalesEntries",
			key: {
				field: "EntryID",
				type: "Edm.Guid"
			}
		}
	})
};

// generated/ledger/sales-entry/update.ts
var update_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "ledger.sales-entry.update",
	command: "update <ref>",
	describe: "Change the header of a sales entry",
	usage: "<ref> [flags]",
	effect: "update",
	positionals: { ref: {
		required: true,
		batch: true,
		kind: "reference",
		reference: "sales-entry",
		wire: {
			in: "path",
			name: "ref"
		},
		describe: "Sales entry, number or GUID"
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
		effect: "update",
		method: "PUT",
		path: "/api/v1/{division}/salesentry/SalesEntries({ref})",
		shape: "action",
		says: "Updated sales entry {ref}",
		gives: { updated: "{ref}" },
		change: true,
		resource: {
			name: "salesentry/SalesEntries",
			key: {
				field: "EntryID",
				type: "Edm.Guid"
			},
			id: "ref"
		}
	})
};

Object.defineProperty(exports, "sales_entry_exports", {
  enumerable: true,
  get: function () {
    return sales_entry_exports;
  }
});