const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/ledger/sales-order/create.ts
var create_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$7 });
const command$7 = {
	id: "ledger.sales-order.create",
	command: "create",
	describe: "Create a sales order",
	usage: "--customer <id|code> --line <line> [flags]",
	effect: "create",
	flags: {
		customer: {
			type: "string",
			demandOption: true,
			kind: "reference",
			reference: "account",
			wire: {
				in: "body",
				name: "OrderedBy"
			},
			describe: "Customer, code or GUID"
		},
		date: {
			type: "string",
			kind: "date",
			wire: {
				in: "body",
				name: "OrderDate"
			},
			describe: "Date of the order"
		},
		"delivery-date": {
			type: "string",
			kind: "date",
			wire: {
				in: "body",
				name: "DeliveryDate"
			},
			describe: "Delivery date"
		},
		description: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "Description"
			},
			describe: "Description of the order"
		},
		line: {
			type: "string",
			demandOption: true,
			kind: "line",
			minItems: 1,
			wire: {
				in: "body",
				name: "SalesOrderLines"
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
					discount: {
						kind: "number",
						field: "Discount",
						min: 0,
						max: 1,
						describe: "Discount as a fraction: 0.1 is 10 %"
					},
					vat: {
						kind: "text",
						field: "VATCode",
						describe: "VAT code"
					}
				},
				text: "Description"
			},
			repeat: true,
			describe: "One line of the order"
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
		effect: "create",
		method: "POST",
		path: "/api/v1/{division}/salesorder/SalesOrders",
		shape: "record",
		says: "Created sales order {created}",
		change: true,
		resource: {
			name: "salesorder/SalesOrders",
			key: {
				field: "OrderID",
				type: "Edm.Guid"
			}
		}
	})
};

// generated/ledger/sales-order/delete.ts
var delete_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$6 });
const command$6 = {
	id: "ledger.sales-order.delete",
	command: "delete <refs..>",
	describe: "Delete sales orders",
	usage: "<refs...> [flags]",
	effect: "delete",
	positionals: { refs: {
		required: true,
		variadic: true,
		kind: "reference",
		reference: "sales-order",
		wire: {
			in: "path",
			name: "refs"
		},
		describe: "Sales orders, numbers or GUIDs"
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
		path: "/api/v1/{division}/salesorder/SalesOrders({refs})",
		shape: "action",
		says: "Deleted sales order {refs}",
		gives: { deleted: ["{refs}"] },
		resource: {
			name: "salesorder/SalesOrders",
			key: {
				field: "OrderID",
				type: "Edm.Guid"
			},
			id: "refs"
		}
	})
};

// generated/ledger/sales-order/index.ts
var sales_order_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		create: {
			summary: "Create a sales order",
			run: () => Promise.resolve().then(() => create_exports)
		},
		delete: {
			summary: "Delete sales orders",
			run: () => Promise.resolve().then(() => delete_exports)
		},
		"line-add": {
			summary: "Add a line to a sales order",
			run: () => Promise.resolve().then(() => line_add_exports)
		},
		"line-delete": {
			summary: "Delete lines of a sales order",
			run: () => Promise.resolve().then(() => line_delete_exports)
		},
		"line-update": {
			summary: "Update a line of a sales order",
			run: () => Promise.resolve().then(() => line_update_exports)
		},
		lines: {
			summary: "List the lines of sales orders",
			run: () => Promise.resolve().then(() => lines_exports)
		},
		list: {
			summary: "List sales orders",
			run: () => Promise.resolve().then(() => list_exports)
		},
		update: {
			summary: "Change the header of a sales order",
			run: () => Promise.resolve().then(() => update_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-BI828jac.cjs"))
};

// generated/ledger/flags.ts?sales-order
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

// generated/ledger/sales-order/line-add.ts
var line_add_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$5 });
const command$5 = {
	id: "ledger.sales-order.line-add",
	command: "line-add <ref>",
	describe: "Add a line to a sales order",
	usage: "<ref> [flags]",
	effect: "create",
	positionals: { ref: {
		required: true,
		kind: "reference",
		reference: "sales-order",
		wire: {
			in: "body",
			name: "OrderID"
		},
		describe: "Sales order, number or GUID"
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
		path: "/api/v1/{division}/salesorder/SalesOrderLines",
		shape: "record",
		says: "Added line {created} to sales order {ref}",
		change: true,
		resource: {
			name: "salesorder/SalesOrderLines",
			key: {
				field: "ID",
				type: "Edm.Guid"
			}
		}
	})
};

// generated/ledger/sales-order/line-delete.ts
var line_delete_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$4 });
const command$4 = {
	id: "ledger.sales-order.line-delete",
	command: "line-delete <ids..>",
	describe: "Delete lines of a sales order",
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
		path: "/api/v1/{division}/salesorder/SalesOrderLines({ids})",
		shape: "action",
		says: "Deleted {ids} of salesorder/SalesOrderLines",
		gives: { deleted: ["{ids}"] },
		resource: {
			name: "salesorder/SalesOrderLines",
			key: {
				field: "ID",
				type: "Edm.Guid"
			},
			id: "ids"
		}
	})
};

// generated/ledger/sales-order/line-update.ts
var line_update_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
const command$3 = {
	id: "ledger.sales-order.line-update",
	command: "line-update <id>",
	describe: "Update a line of a sales order",
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
		path: "/api/v1/{division}/salesorder/SalesOrderLines({id})",
		shape: "action",
		says: "Updated {id} of salesorder/SalesOrderLines",
		change: true,
		resource: {
			name: "salesorder/SalesOrderLines",
			key: {
				field: "ID",
				type: "Edm.Guid"
			},
			id: "id"
		}
	})
};

// generated/ledger/sales-order/lines.ts
var lines_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "ledger.sales-order.lines",
	command: "lines <refs..>",
	describe: "List the lines of sales orders",
	usage: "<refs...> [flags]",
	effect: "read",
	positionals: { refs: {
		required: true,
		variadic: true,
		kind: "text",
		wire: [{
			in: "term",
			name: "OrderID eq guid'{guid}'",
			when: "uuid"
		}, {
			in: "term",
			name: "OrderNumber eq {number}",
			when: "digits"
		}],
		describe: "Sales orders, numbers or GUIDs"
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
		path: "/api/v1/{division}/salesorder/SalesOrderLines",
		query: { $orderby: "LineNumber" },
		paging: "link",
		columns: [
			{
				key: "ID",
				header: "ID"
			},
			{
				key: "OrderNumber",
				header: "OrderNumber"
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
			name: "salesorder/SalesOrderLines",
			key: {
				field: "ID",
				type: "Edm.Guid"
			},
			documents: {
				argument: "refs",
				id: "OrderID",
				field: "OrderNumber"
			}
		}
	})
};

// generated/ledger/sales-order/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "ledger.sales-order.list",
	command: "list",
	describe: "List sales orders",
	usage: "[flags]",
	effect: "read",
	flags: {
		customer: {
			type: "string",
			kind: "reference",
			reference: "account",
			wire: {
				in: "term",
				name: "OrderedBy eq guid'{guid}'"
			},
			describe: "Customer, code or GUID"
		},
		from: {
			type: "string",
			kind: "date",
			wire: {
				in: "term",
				name: "OrderDate ge datetime'{day}T00:00:00'"
			},
			describe: "Ordered on or after this day"
		},
		search: {
			type: "string",
			kind: "text",
			wire: {
				in: "term",
				name: "(substringof('{text}',Description) or substringof('{text}',OrderedByName))"
			},
			describe: "Part of the description or customer name"
		},
		status: {
			type: "string",
			kind: "integer",
			choices: [
				"12",
				"20",
				"21",
				"45"
			],
			wire: {
				in: "term",
				name: "Status eq {number}"
			},
			describe: "Status: 12 open, 20 partial, 21 complete, 45 canceled"
		},
		to: {
			type: "string",
			kind: "date",
			wire: {
				in: "term",
				name: "OrderDate le datetime'{day}T23:59:59'"
			},
			describe: "Ordered on or before this day"
		},
		...linesFlags,
		...listFlags
	},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v1/{division}/salesorder/SalesOrders",
		paging: "link",
		columns: [
			{
				key: "OrderID",
				header: "OrderID"
			},
			{
				key: "OrderNumber",
				header: "OrderNumber"
			},
			{
				key: "Description",
				header: "Description"
			},
			{
				key: "OrderDate",
				header: "OrderDate"
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
			name: "salesorder/SalesOrders",
			key: {
				field: "OrderID",
				type: "Edm.Guid"
			}
		}
	})
};

// generated/ledger/sales-order/update.ts
var update_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "ledger.sales-order.update",
	command: "update <ref>",
	describe: "Change the header of a sales order",
	usage: "<ref> [flags]",
	effect: "update",
	positionals: { ref: {
		required: true,
		batch: true,
		kind: "reference",
		reference: "sales-order",
		wire: {
			in: "path",
			name: "ref"
		},
		describe: "Sales order, number or GUID"
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
		path: "/api/v1/{division}/salesorder/SalesOrders({ref})",
		shape: "action",
		says: "Updated sales order {ref}",
		gives: { updated: "{ref}" },
		change: true,
		resource: {
			name: "salesorder/SalesOrders",
			key: {
				field: "OrderID",
				type: "Edm.Guid"
			},
			id: "ref"
		}
	})
};

Object.defineProperty(exports, "sales_order_exports", {
  enumerable: true,
  get: function () {
    return sales_order_exports;
  }
});