const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/ledger/quotation/accept.ts
var accept_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$13 });
const command$13 = {
	id: "ledger.quotation.accept",
	command: "accept <id>",
	describe: "Accept a quotation",
	usage: "<id> [flags]",
	effect: "act",
	positionals: { id: {
		required: true,
		kind: "reference",
		reference: "quotation",
		wire: {
			in: "body",
			name: "QuotationID"
		},
		describe: "Quotation, number or GUID"
	} },
	flags: {
		action: {
			type: "string",
			kind: "integer",
			choices: [
				"0",
				"1",
				"2",
				"3",
				"4",
				"5"
			],
			wire: {
				in: "body",
				name: "Action"
			},
			describe: "Follow-up: 0 none, 1 sales order, 2 sales invoice, 3 project, 4 existing project, 5 subscription"
		},
		"invoice-journal": {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "InvoiceJournal"
			},
			describe: "Journal of the invoice (required for action 2)"
		},
		"your-ref": {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "YourRef"
			},
			describe: "Customer reference"
		},
		reason: {
			type: "string",
			kind: "uuid",
			wire: {
				in: "body",
				name: "ReasonCode"
			},
			describe: "Reason (GUID)"
		},
		"opportunity-stage": {
			type: "string",
			kind: "uuid",
			wire: {
				in: "body",
				name: "OpportunityStage"
			},
			describe: "New stage of the opportunity (GUID)"
		},
		"notification-layout": {
			type: "string",
			kind: "uuid",
			wire: {
				in: "body",
				name: "NotificationLayout"
			},
			describe: "Layout of the notification (GUID)"
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
		effect: "act",
		method: "POST",
		path: "/api/v1/{division}/crm/AcceptQuotation",
		shape: "record",
		says: "Accepted quotation {id}: {answer.SuccessMessage}",
		resource: {
			name: "crm/AcceptQuotation",
			key: {
				field: "QuotationID",
				type: "Edm.Guid"
			}
		}
	})
};

// generated/ledger/quotation/create.ts
var create_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$12 });
const command$12 = {
	id: "ledger.quotation.create",
	command: "create",
	describe: "Create a quotation",
	usage: "--account <id|code> --line <line> [flags]",
	effect: "create",
	flags: {
		description: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "Description"
			},
			describe: "Description of the quotation"
		},
		date: {
			type: "string",
			kind: "date",
			wire: {
				in: "body",
				name: "QuotationDate"
			},
			describe: "Date of the quotation"
		},
		"close-date": {
			type: "string",
			kind: "date",
			wire: {
				in: "body",
				name: "ClosingDate"
			},
			describe: "Last day on which the quotation is valid"
		},
		reference: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "YourRef"
			},
			describe: "Customer reference"
		},
		account: {
			type: "string",
			demandOption: true,
			kind: "reference",
			reference: "account",
			wire: {
				in: "body",
				name: "OrderAccount"
			},
			describe: "Account, code or GUID"
		},
		line: {
			type: "string",
			demandOption: true,
			kind: "line",
			minItems: 1,
			wire: {
				in: "body",
				name: "QuotationLines"
			},
			line: {
				head: {
					item: {
						kind: "reference",
						field: "Item",
						reference: "item",
						describe: "Item, code or GUID"
					},
					quantity: {
						kind: "number",
						field: "Quantity",
						describe: "Quantity"
					},
					"unit-price": {
						kind: "number",
						field: "UnitPrice",
						optional: true,
						describe: "Unit price (default: set by the service)"
					}
				},
				options: {},
				text: "Description"
			},
			repeat: true,
			describe: "One line of the quotation"
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
		path: "/api/v1/{division}/crm/Quotations",
		shape: "record",
		says: "Created quotation {created}",
		change: true,
		resource: {
			name: "crm/Quotations",
			key: {
				field: "QuotationID",
				type: "Edm.Guid"
			}
		}
	})
};

// generated/ledger/quotation/delete.ts
var delete_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$11 });
const command$11 = {
	id: "ledger.quotation.delete",
	command: "delete <refs..>",
	describe: "Delete quotations",
	usage: "<refs...> [flags]",
	effect: "delete",
	positionals: { refs: {
		required: true,
		variadic: true,
		kind: "reference",
		reference: "quotation",
		wire: {
			in: "path",
			name: "refs"
		},
		describe: "Quotations, numbers or GUIDs"
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
		path: "/api/v1/{division}/crm/Quotations({refs})",
		shape: "action",
		says: "Deleted quotation {refs}",
		gives: { deleted: ["{refs}"] },
		resource: {
			name: "crm/Quotations",
			key: {
				field: "QuotationID",
				type: "Edm.Guid"
			},
			id: "refs"
		}
	})
};

// generated/ledger/quotation/email.ts
var email_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$10 });
const command$10 = {
	id: "ledger.quotation.email",
	command: "email <id>",
	describe: "Send a quotation for online sign-off",
	usage: "<id> --email-layout <uuid> [flags]",
	effect: "act",
	positionals: { id: {
		required: true,
		kind: "reference",
		reference: "quotation",
		wire: {
			in: "body",
			name: "QuotationID"
		},
		describe: "Quotation, number or GUID"
	} },
	flags: {
		"email-layout": {
			type: "string",
			demandOption: true,
			kind: "uuid",
			wire: {
				in: "body",
				name: "EmailLayout"
			},
			describe: "Layout of the e-mail (GUID)"
		},
		layout: {
			type: "string",
			kind: "uuid",
			wire: {
				in: "body",
				name: "DocumentLayout"
			},
			describe: "Layout of the document (GUID)"
		},
		"extra-text": {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "ExtraText"
			},
			describe: "Text added to the e-mail"
		},
		action: {
			type: "string",
			kind: "integer",
			choices: [
				"0",
				"1",
				"2",
				"3",
				"4",
				"5"
			],
			wire: {
				in: "body",
				name: "Action"
			},
			describe: "Follow-up: 0 none, 1 sales order, 2 sales invoice, 3 project, 4 existing project, 5 subscription"
		},
		"invoice-journal": {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "InvoiceJournal"
			},
			describe: "Journal of the invoice (required for action 2)"
		},
		"your-ref": {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "YourRef"
			},
			describe: "Customer reference"
		},
		date: {
			type: "string",
			kind: "date",
			wire: {
				in: "body",
				name: "QuotationDate"
			},
			describe: "Date of the quotation"
		},
		"accept-layout": {
			type: "string",
			kind: "uuid",
			wire: {
				in: "body",
				name: "AcceptEmailLayout"
			},
			describe: "Layout of the acceptance e-mail (GUID)"
		},
		"allow-your-ref": {
			type: "boolean",
			kind: "boolean",
			wire: {
				in: "body",
				name: "AllowProvideYourRef"
			},
			send: true,
			describe: "Let the customer add a reference"
		},
		"reject-layout": {
			type: "string",
			kind: "uuid",
			wire: {
				in: "body",
				name: "RejectEmailLayout"
			},
			describe: "Layout of the rejection e-mail (GUID)"
		},
		subject: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "Subject"
			},
			describe: "Subject of the e-mail"
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
		effect: "act",
		method: "POST",
		path: "/api/v1/{division}/crm/EmailWithSignOffQuotation",
		shape: "record",
		says: "Sent quotation {id}: {answer.SuccessMessage}",
		resource: {
			name: "crm/EmailWithSignOffQuotation",
			key: {
				field: "QuotationID",
				type: "Edm.Guid"
			}
		}
	})
};

// generated/ledger/quotation/index.ts
var quotation_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		accept: {
			summary: "Accept a quotation",
			run: () => Promise.resolve().then(() => accept_exports)
		},
		create: {
			summary: "Create a quotation",
			run: () => Promise.resolve().then(() => create_exports)
		},
		delete: {
			summary: "Delete quotations",
			run: () => Promise.resolve().then(() => delete_exports)
		},
		email: {
			summary: "Send a quotation for online sign-off",
			run: () => Promise.resolve().then(() => email_exports)
		},
		"line-add": {
			summary: "Add a line to a quotation",
			run: () => Promise.resolve().then(() => line_add_exports)
		},
		"line-delete": {
			summary: "Delete lines of a quotation",
			run: () => Promise.resolve().then(() => line_delete_exports)
		},
		"line-update": {
			summary: "Update a line of a quotation",
			run: () => Promise.resolve().then(() => line_update_exports)
		},
		lines: {
			summary: "List the lines of quotations",
			run: () => Promise.resolve().then(() => lines_exports)
		},
		list: {
			summary: "List quotations",
			run: () => Promise.resolve().then(() => list_exports)
		},
		print: {
			summary: "Print a quotation to a document",
			run: () => Promise.resolve().then(() => print_exports)
		},
		reject: {
			summary: "Reject a quotation",
			run: () => Promise.resolve().then(() => reject_exports)
		},
		reopen: {
			summary: "Reopen an accepted or rejected quotation",
			run: () => Promise.resolve().then(() => reopen_exports)
		},
		review: {
			summary: "Replace a quotation with a new version",
			run: () => Promise.resolve().then(() => review_exports)
		},
		update: {
			summary: "Change the header of a quotation",
			run: () => Promise.resolve().then(() => update_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-p6lrILko.cjs"))
};

// generated/ledger/flags.ts?quotation
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

// generated/ledger/quotation/line-add.ts
var line_add_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$9 });
const command$9 = {
	id: "ledger.quotation.line-add",
	command: "line-add <ref>",
	describe: "Add a line to a quotation",
	usage: "<ref> [flags]",
	effect: "create",
	positionals: { ref: {
		required: true,
		kind: "reference",
		reference: "quotation",
		wire: {
			in: "body",
			name: "QuotationID"
		},
		describe: "Quotation, number or GUID"
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
		path: "/api/v1/{division}/crm/QuotationLines",
		shape: "record",
		says: "Added line {created} to quotation {ref}",
		change: true,
		resource: {
			name: "crm/QuotationLines",
			key: {
				field: "ID",
				type: "Edm.Guid"
			}
		}
	})
};

// generated/ledger/quotation/line-delete.ts
var line_delete_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$8 });
const command$8 = {
	id: "ledger.quotation.line-delete",
	command: "line-delete <ids..>",
	describe: "Delete lines of a quotation",
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
		path: "/api/v1/{division}/crm/QuotationLines({ids})",
		shape: "action",
		says: "Deleted {ids} of crm/QuotationLines",
		gives: { deleted: ["{ids}"] },
		resource: {
			name: "crm/QuotationLines",
			key: {
				field: "ID",
				type: "Edm.Guid"
			},
			id: "ids"
		}
	})
};

// generated/ledger/quotation/line-update.ts
var line_update_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$7 });
const command$7 = {
	id: "ledger.quotation.line-update",
	command: "line-update <id>",
	describe: "Update a line of a quotation",
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
		path: "/api/v1/{division}/crm/QuotationLines({id})",
		shape: "action",
		says: "Updated {id} of crm/QuotationLines",
		change: true,
		resource: {
			name: "crm/QuotationLines",
			key: {
				field: "ID",
				type: "Edm.Guid"
			},
			id: "id"
		}
	})
};

// generated/ledger/quotation/lines.ts
var lines_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$6 });
const command$6 = {
	id: "ledger.quotation.lines",
	command: "lines <refs..>",
	describe: "List the lines of quotations",
	usage: "<refs...> [flags]",
	effect: "read",
	positionals: { refs: {
		required: true,
		variadic: true,
		kind: "text",
		wire: [{
			in: "term",
			name: "QuotationID eq guid'{guid}'",
			when: "uuid"
		}, {
			in: "term",
			name: "QuotationNumber eq {number}",
			when: "digits"
		}],
		describe: "Quotations, numbers or GUIDs"
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
		path: "/api/v1/{division}/crm/QuotationLines",
		query: { $orderby: "LineNumber" },
		paging: "link",
		columns: [
			{
				key: "ID",
				header: "ID"
			},
			{
				key: "QuotationNumber",
				header: "QuotationNumber"
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
			name: "crm/QuotationLines",
			key: {
				field: "ID",
				type: "Edm.Guid"
			},
			documents: {
				argument: "refs",
				id: "QuotationID",
				field: "QuotationNumber"
			}
		}
	})
};

// generated/ledger/quotation/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$5 });
const command$5 = {
	id: "ledger.quotation.list",
	command: "list",
	describe: "List quotations",
	usage: "[flags]",
	effect: "read",
	flags: {
		account: {
			type: "string",
			kind: "reference",
			reference: "account",
			wire: {
				in: "term",
				name: "OrderAccount eq guid'{guid}'"
			},
			describe: "Account, code or GUID"
		},
		from: {
			type: "string",
			kind: "date",
			wire: {
				in: "term",
				name: "QuotationDate ge datetime'{day}T00:00:00'"
			},
			describe: "Dated on or after this day"
		},
		search: {
			type: "string",
			kind: "text",
			wire: {
				in: "term",
				name: "(substringof('{text}',Description) or substringof('{text}',OrderAccountName))"
			},
			describe: "Part of the description or account name"
		},
		status: {
			type: "string",
			kind: "integer",
			choices: [
				"5",
				"20",
				"25",
				"40",
				"50"
			],
			wire: {
				in: "term",
				name: "Status eq {number}"
			},
			describe: "Status: 5 rejected, 20 draft, 25 open, 40 printed, 50 accepted"
		},
		to: {
			type: "string",
			kind: "date",
			wire: {
				in: "term",
				name: "QuotationDate le datetime'{day}T23:59:59'"
			},
			describe: "Dated on or before this day"
		},
		...linesFlags,
		...listFlags
	},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v1/{division}/crm/Quotations",
		paging: "link",
		columns: [
			{
				key: "QuotationID",
				header: "QuotationID"
			},
			{
				key: "QuotationNumber",
				header: "QuotationNumber"
			},
			{
				key: "Description",
				header: "Description"
			},
			{
				key: "QuotationDate",
				header: "QuotationDate"
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
			name: "crm/Quotations",
			key: {
				field: "QuotationID",
				type: "Edm.Guid"
			}
		}
	})
};

// generated/ledger/quotation/print.ts
var print_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$4 });
const command$4 = {
	id: "ledger.quotation.print",
	command: "print <id>",
	describe: "Print a quotation to a document",
	usage: "<id> [flags]",
	effect: "act",
	positionals: { id: {
		required: true,
		kind: "reference",
		reference: "quotation",
		wire: {
			in: "body",
			name: "QuotationID"
		},
		describe: "Quotation, number or GUID"
	} },
	flags: {
		layout: {
			type: "string",
			kind: "uuid",
			wire: {
				in: "body",
				name: "DocumentLayout"
			},
			describe: "Layout of the document (GUID)"
		},
		"email-layout": {
			type: "string",
			kind: "uuid",
			wire: {
				in: "body",
				name: "EmailLayout"
			},
			describe: "Layout of the e-mail (GUID)"
		},
		"extra-text": {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "ExtraText"
			},
			describe: "Text added to the e-mail"
		},
		date: {
			type: "string",
			kind: "date",
			wire: {
				in: "body",
				name: "QuotationDate"
			},
			describe: "Date of the quotation"
		},
		email: {
			type: "boolean",
			kind: "boolean",
			wire: {
				in: "body",
				name: "SendEmailToCustomer"
			},
			send: true,
			describe: "Also send the quotation to the customer by e-mail"
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
		effect: "act",
		method: "POST",
		path: "/api/v1/{division}/crm/PrintQuotation",
		shape: "record",
		says: "Printed quotation {id} to document {answer.Document}",
		resource: {
			name: "crm/PrintQuotation",
			key: {
				field: "QuotationID",
				type: "Edm.Guid"
			}
		}
	})
};

// generated/ledger/quotation/reject.ts
var reject_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
const command$3 = {
	id: "ledger.quotation.reject",
	command: "reject <id>",
	describe: "Reject a quotation",
	usage: "<id> [flags]",
	effect: "act",
	positionals: { id: {
		required: true,
		kind: "reference",
		reference: "quotation",
		wire: {
			in: "body",
			name: "QuotationID"
		},
		describe: "Quotation, number or GUID"
	} },
	flags: {
		reason: {
			type: "string",
			kind: "uuid",
			wire: {
				in: "body",
				name: "ReasonCode"
			},
			describe: "Reason (GUID)"
		},
		"opportunity-stage": {
			type: "string",
			kind: "uuid",
			wire: {
				in: "body",
				name: "OpportunityStage"
			},
			describe: "New stage of the opportunity (GUID)"
		},
		"notification-layout": {
			type: "string",
			kind: "uuid",
			wire: {
				in: "body",
				name: "NotificationLayout"
			},
			describe: "Layout of the notification (GUID)"
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
		effect: "act",
		method: "POST",
		path: "/api/v1/{division}/crm/RejectQuotation",
		shape: "record",
		says: "Rejected quotation {id}: {answer.SuccessMessage}",
		resource: {
			name: "crm/RejectQuotation",
			key: {
				field: "QuotationID",
				type: "Edm.Guid"
			}
		}
	})
};

// generated/ledger/quotation/reopen.ts
var reopen_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "ledger.quotation.reopen",
	command: "reopen <id>",
	describe: "Reopen an accepted or rejected quotation",
	usage: "<id> [flags]",
	effect: "act",
	positionals: { id: {
		required: true,
		kind: "reference",
		reference: "quotation",
		wire: {
			in: "body",
			name: "QuotationID"
		},
		describe: "Quotation, number or GUID"
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
			describe: "Accepted on every write; only deletes need it"
		}
	},
	handler: require_start.request({
		effect: "act",
		method: "POST",
		path: "/api/v1/{division}/crm/ReopenQuotation",
		shape: "record",
		says: "Reopened quotation {id}: {answer.SuccessMessage}",
		resource: {
			name: "crm/ReopenQuotation",
			key: {
				field: "QuotationID",
				type: "Edm.Guid"
			}
		}
	})
};

// generated/ledger/quotation/review.ts
var review_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "ledger.quotation.review",
	command: "review <id>",
	describe: "Replace a quotation with a new version",
	usage: "<id> [flags]",
	effect: "act",
	positionals: { id: {
		required: true,
		kind: "reference",
		reference: "quotation",
		wire: {
			in: "body",
			name: "QuotationID"
		},
		describe: "Quotation, number or GUID"
	} },
	flags: {
		description: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "Description"
			},
			describe: "Description of the quotation"
		},
		date: {
			type: "string",
			kind: "date",
			wire: {
				in: "body",
				name: "QuotationDate"
			},
			describe: "Date of the quotation"
		},
		account: {
			type: "string",
			kind: "reference",
			reference: "account",
			wire: {
				in: "body",
				name: "OrderAccount"
			},
			describe: "New account, code or GUID"
		},
		"copy-prices": {
			type: "boolean",
			kind: "boolean",
			wire: {
				in: "body",
				name: "CopyItemPrices"
			},
			send: true,
			describe: "Copy the item prices"
		},
		document: {
			type: "string",
			kind: "uuid",
			wire: {
				in: "body",
				name: "Document"
			},
			describe: "Document (GUID)"
		},
		"payment-condition": {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "PaymentCondition"
			},
			describe: "Payment condition code"
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
		effect: "act",
		method: "POST",
		path: "/api/v1/{division}/crm/ReviewQuotation",
		shape: "record",
		says: "Replaced quotation {id} with {answer.NewQuotationID}",
		resource: {
			name: "crm/ReviewQuotation",
			key: {
				field: "QuotationID",
				type: "Edm.Guid"
			}
		}
	})
};

// generated/ledger/quotation/update.ts
var update_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "ledger.quotation.update",
	command: "update <id>",
	describe: "Change the header of a quotation",
	usage: "<id> [flags]",
	effect: "update",
	positionals: { id: {
		required: true,
		batch: true,
		kind: "reference",
		reference: "quotation",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Quotation, number or GUID"
	} },
	flags: {
		description: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "Description"
			},
			describe: "Description of the quotation"
		},
		date: {
			type: "string",
			kind: "date",
			wire: {
				in: "body",
				name: "QuotationDate"
			},
			describe: "Date of the quotation"
		},
		"close-date": {
			type: "string",
			kind: "date",
			wire: {
				in: "body",
				name: "ClosingDate"
			},
			describe: "Last day on which the quotation is valid"
		},
		reference: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "YourRef"
			},
			describe: "Customer reference"
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
		effect: "update",
		method: "PUT",
		path: "/api/v1/{division}/crm/Quotations({id})",
		shape: "action",
		says: "Updated quotation {id}",
		change: true,
		resource: {
			name: "crm/Quotations",
			key: {
				field: "QuotationID",
				type: "Edm.Guid"
			},
			id: "id"
		}
	})
};

Object.defineProperty(exports, "quotation_exports", {
  enumerable: true,
  get: function () {
    return quotation_exports;
  }
});