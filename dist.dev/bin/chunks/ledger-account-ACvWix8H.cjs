const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/ledger/flags.ts?account
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

// generated/ledger/account/create.ts
var create_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
const command$3 = {
	id: "ledger.account.create",
	command: "create",
	describe: "Create a customer, supplier or prospect",
	usage: "--name <text> [flags]",
	effect: "create",
	flags: {
		name: {
			type: "string",
			demandOption: true,
			kind: "text",
			wire: {
				in: "body",
				name: "Name"
			},
			describe: "Account name"
		},
		code: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "Code"
			},
			describe: "Account code (the service pads numbers)"
		},
		customer: {
			type: "string",
			kind: "yesno",
			wire: {
				in: "body",
				name: "IsSales"
			},
			describe: "Is a customer (derived from the status)"
		},
		supplier: {
			type: "string",
			kind: "yesno",
			wire: {
				in: "body",
				name: "IsSupplier"
			},
			describe: "Is a supplier"
		},
		"vat-number": {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "VATNumber"
			},
			describe: "VAT number"
		},
		email: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "Email"
			},
			describe: "E-mail address"
		},
		phone: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "Phone"
			},
			describe: "Phone number"
		},
		website: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "Website"
			},
			describe: "Website"
		},
		address: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "AddressLine1"
			},
			describe: "Street and number of the visiting address"
		},
		postcode: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "Postcode"
			},
			describe: "Postcode"
		},
		city: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "City"
			},
			describe: "City"
		},
		country: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "Country"
			},
			describe: "Two-letter country code"
		},
		status: {
			type: "string",
			kind: "enum",
			choices: [
				"A",
				"S",
				"P",
				"C"
			],
			wire: {
				in: "body",
				name: "Status"
			},
			describe: "Status: A none, S suspect, P prospect, C customer"
		},
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
		path: "/api/v1/{division}/crm/Accounts",
		shape: "record",
		says: "Created account {created}",
		change: true,
		resource: {
			name: "crm/Accounts",
			key: {
				field: "ID",
				type: "Edm.Guid"
			}
		}
	})
};

// generated/ledger/account/delete.ts
var delete_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "ledger.account.delete",
	command: "delete <ids..>",
	describe: "Delete accounts",
	usage: "<ids...> [flags]",
	effect: "delete",
	positionals: { ids: {
		required: true,
		variadic: true,
		kind: "reference",
		reference: "account",
		wire: {
			in: "path",
			name: "ids"
		},
		describe: "Accounts, codes or GUIDs"
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
		path: "/api/v1/{division}/crm/Accounts({ids})",
		shape: "action",
		says: "Deleted account {ids}",
		gives: { deleted: ["{ids}"] },
		resource: {
			name: "crm/Accounts",
			key: {
				field: "ID",
				type: "Edm.Guid"
			},
			id: "ids"
		}
	})
};

// generated/ledger/account/index.ts
var account_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		create: {
			summary: "Create a customer, supplier or prospect",
			run: () => Promise.resolve().then(() => create_exports)
		},
		delete: {
			summary: "Delete accounts",
			run: () => Promise.resolve().then(() => delete_exports)
		},
		list: {
			summary: "List accounts",
			run: () => Promise.resolve().then(() => list_exports)
		},
		update: {
			summary: "Change an account",
			run: () => Promise.resolve().then(() => update_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-C4TUBmRf.cjs"))
};

// generated/ledger/account/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "ledger.account.list",
	command: "list",
	describe: "List accounts",
	usage: "[flags]",
	effect: "read",
	flags: {
		customer: {
			type: "string",
			kind: "yesno",
			wire: {
				in: "term",
				name: "IsSales eq {boolean}"
			},
			describe: "Only customers, or with \"no\" only other accounts"
		},
		search: {
			type: "string",
			kind: "text",
			wire: {
				in: "term",
				name: "(substringof('{text}',Name) or Code eq '{text:18}')"
			},
			describe: "Part of the name or the exact code"
		},
		status: {
			type: "string",
			kind: "enum",
			choices: [
				"A",
				"S",
				"P",
				"C"
			],
			wire: {
				in: "term",
				name: "Status eq '{text}'"
			},
			describe: "Status: A none, S suspect, P prospect, C customer"
		},
		supplier: {
			type: "string",
			kind: "yesno",
			wire: {
				in: "term",
				name: "IsSupplier eq {boolean}"
			},
			describe: "Only suppliers, or with \"no\" only other accounts"
		},
		...linesFlags,
		...listFlags
	},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v1/{division}/crm/Accounts",
		paging: "link",
		columns: [
			{
				key: "ID",
				header: "ID"
			},
			{
				key: "Code",
				header: "Code"
			},
			{
				key: "Name",
				header: "Name"
			},
			{
				key: "StartDate",
				header: "StartDate"
			},
			{
				key: "Status",
				header: "Status"
			}
		],
		shape: "rows",
		resource: {
			name: "crm/Accounts",
			key: {
				field: "ID",
				type: "Edm.Guid"
			}
		}
	})
};

// generated/ledger/account/update.ts
var update_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "ledger.account.update",
	command: "update <id>",
	describe: "Change an account",
	usage: "<id> [flags]",
	effect: "update",
	positionals: { id: {
		required: true,
		batch: true,
		kind: "reference",
		reference: "account",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Account, code or GUID"
	} },
	flags: {
		name: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "Name"
			},
			describe: "Account name"
		},
		code: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "Code"
			},
			describe: "Account code (the service pads numbers)"
		},
		customer: {
			type: "string",
			kind: "yesno",
			wire: {
				in: "body",
				name: "IsSales"
			},
			describe: "Is a customer (derived from the status)"
		},
		supplier: {
			type: "string",
			kind: "yesno",
			wire: {
				in: "body",
				name: "IsSupplier"
			},
			describe: "Is a supplier"
		},
		"vat-number": {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "VATNumber"
			},
			describe: "VAT number"
		},
		email: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "Email"
			},
			describe: "E-mail address"
		},
		phone: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "Phone"
			},
			describe: "Phone number"
		},
		website: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "Website"
			},
			describe: "Website"
		},
		address: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "AddressLine1"
			},
			describe: "Street and number of the visiting address"
		},
		postcode: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "Postcode"
			},
			describe: "Postcode"
		},
		city: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "City"
			},
			describe: "City"
		},
		country: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "Country"
			},
			describe: "Two-letter country code"
		},
		status: {
			type: "string",
			kind: "enum",
			choices: [
				"A",
				"S",
				"P",
				"C"
			],
			wire: {
				in: "body",
				name: "Status"
			},
			describe: "Status: A none, S suspect, P prospect, C customer"
		},
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
		path: "/api/v1/{division}/crm/Accounts({id})",
		shape: "action",
		says: "Updated account {id}",
		change: true,
		resource: {
			name: "crm/Accounts",
			key: {
				field: "ID",
				type: "Edm.Guid"
			},
			id: "id"
		}
	})
};

Object.defineProperty(exports, "account_exports", {
  enumerable: true,
  get: function () {
    return account_exports;
  }
});