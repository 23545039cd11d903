const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/deal/product/add.ts
var add_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
const command$3 = {
	id: "crm.deal.product.add",
	command: "add <id>",
	describe: "Attach a product to a deal",
	usage: "<id> --product <id> --price <number> [flags]",
	effect: "create",
	positionals: { id: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Deal id"
	} },
	flags: {
		product: {
			type: "string",
			demandOption: true,
			kind: "id",
			wire: {
				in: "body",
				name: "product_id"
			},
			describe: "Product id"
		},
		price: {
			type: "string",
			demandOption: true,
			kind: "number",
			wire: {
				in: "body",
				name: "item_price"
			},
			describe: "Price per unit"
		},
		discount: {
			type: "string",
			kind: "number",
			wire: {
				in: "body",
				name: "discount"
			},
			describe: "Discount on the row"
		},
		"discount-type": {
			type: "string",
			kind: "enum",
			choices: ["percentage", "amount"],
			wire: {
				in: "body",
				name: "discount_type"
			},
			describe: "Type of the discount"
		},
		tax: {
			type: "string",
			kind: "number",
			unit: "percent",
			wire: {
				in: "body",
				name: "tax"
			},
			describe: "Tax rate"
		},
		comments: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "comments"
			},
			describe: "Comments on the row"
		},
		quantity: {
			type: "string",
			kind: "number",
			default: "1",
			wire: {
				in: "body",
				name: "quantity"
			},
			describe: "Number of units"
		},
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		}
	},
	handler: require_start.request({
		effect: "create",
		method: "POST",
		path: "/api/v2/deals/{id}/products",
		shape: "record"
	})
};

// generated/crm/deal/product/index.ts
var product_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		add: {
			summary: "Attach a product to a deal",
			run: () => Promise.resolve().then(() => add_exports)
		},
		list: {
			summary: "List products attached to a deal",
			run: () => Promise.resolve().then(() => list_exports)
		},
		remove: {
			summary: "Detach a product from a deal",
			run: () => Promise.resolve().then(() => remove_exports)
		},
		update: {
			summary: "Change an attached product",
			run: () => Promise.resolve().then(() => update_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-B7JQzXN3.cjs"))
};

// generated/crm/deal/product/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "crm.deal.product.list",
	command: "list <id>",
	describe: "List products attached to a deal",
	usage: "<id> [flags]",
	effect: "read",
	positionals: { id: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Deal id"
	} },
	flags: {
		"sort-by": {
			type: "string",
			kind: "enum",
			choices: [
				"id",
				"add_time",
				"update_time",
				"order_nr"
			],
			wire: {
				in: "query",
				name: "sort_by"
			},
			describe: "Field to sort by"
		},
		"sort-direction": {
			type: "string",
			kind: "enum",
			choices: ["asc", "desc"],
			wire: {
				in: "query",
				name: "sort_direction"
			},
			describe: "Sort order"
		}
	},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v2/deals/{id}/products",
		paging: "cursor",
		cap: 500,
		columns: [
			{
				key: "id",
				header: "ID"
			},
			{
				key: "product_id",
				header: "Product"
			},
			{
				key: "name",
				header: "Name"
			},
			{
				key: "item_price",
				header: "Item price"
			},
			{
				key: "quantity",
				header: "Qty"
			},
			{
				key: "discount",
				header: "Discount"
			},
			{
				key: "sum",
				header: "Sum"
			}
		],
		shape: "rows"
	})
};

// generated/crm/deal/product/remove.ts
var remove_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "crm.deal.product.remove",
	command: "remove <id>",
	describe: "Detach a product from a deal",
	usage: "<id> --attachment <id> [flags]",
	effect: "delete",
	positionals: { id: {
		required: true,
		batch: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Deal id"
	} },
	flags: {
		attachment: {
			type: "string",
			demandOption: true,
			kind: "id",
			wire: {
				in: "path",
				name: "attachment"
			},
			describe: "Attachment id, shown by `deal product list`"
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
			describe: "Skip the confirmation prompt"
		}
	},
	handler: require_start.request({
		effect: "delete",
		method: "DELETE",
		path: "/api/v2/deals/{id}/products/{attachment}",
		shape: "action",
		confirm: "Detach product {attachment} from deal {id}?",
		says: "Detached product {attachment} from deal {id}",
		gives: {
			id: "{id:number}",
			attachment_id: "{attachment:number}",
			removed: true
		}
	})
};

// generated/crm/deal/product/update.ts
var update_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "crm.deal.product.update",
	command: "update <id>",
	describe: "Change an attached product",
	usage: "<id> --attachment <id> [flags]",
	effect: "update",
	positionals: { id: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Deal id"
	} },
	flags: {
		attachment: {
			type: "string",
			demandOption: true,
			kind: "id",
			wire: {
				in: "path",
				name: "attachment"
			},
			describe: "Attachment id, shown by `deal product list`"
		},
		product: {
			type: "string",
			kind: "id",
			wire: {
				in: "body",
				name: "product_id"
			},
			describe: "Product id"
		},
		price: {
			type: "string",
			kind: "number",
			wire: {
				in: "body",
				name: "item_price"
			},
			describe: "Price per unit"
		},
		quantity: {
			type: "string",
			kind: "number",
			wire: {
				in: "body",
				name: "quantity"
			},
			describe: "Number of units"
		},
		discount: {
			type: "string",
			kind: "number",
			wire: {
				in: "body",
				name: "discount"
			},
			describe: "Discount on the row"
		},
		"discount-type": {
			type: "string",
			kind: "enum",
			choices: ["percentage", "amount"],
			wire: {
				in: "body",
				name: "discount_type"
			},
			describe: "Type of the discount"
		},
		tax: {
			type: "string",
			kind: "number",
			unit: "percent",
			wire: {
				in: "body",
				name: "tax"
			},
			describe: "Tax rate"
		},
		comments: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "comments"
			},
			describe: "Comments on the row"
		},
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		}
	},
	handler: require_start.request({
		effect: "update",
		method: "PATCH",
		path: "/api/v2/deals/{id}/products/{attachment}",
		shape: "record",
		change: true
	})
};

Object.defineProperty(exports, "product_exports", {
  enumerable: true,
  get: function () {
    return product_exports;
  }
});