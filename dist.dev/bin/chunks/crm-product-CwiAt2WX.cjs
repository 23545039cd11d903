const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/flags.ts?product
const bodyFlags = { body: {
	type: "string",
	kind: "json",
	wire: {
		in: "body",
		name: ""
	},
	describe: "More fields as a JSON object: text or @file; flags override it"
} };
const idsFlags = { ids: {
	type: "string",
	kind: "csv",
	of: "id",
	maxItems: 100,
	conflicts: ["filter"],
	wire: {
		in: "query",
		name: "ids"
	},
	describe: "Only these ids (at most 100)"
} };

// generated/crm/product/create.ts
var create_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$4 });
const command$4 = {
	id: "crm.product.create",
	command: "create",
	describe: "Create a product",
	usage: "--name <text> [flags]",
	effect: "create",
	flags: {
		name: {
			type: "string",
			demandOption: true,
			kind: "text",
			wire: {
				in: "body",
				name: "name"
			},
			describe: "Name of the product"
		},
		code: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "code"
			},
			describe: "Product code"
		},
		unit: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "unit"
			},
			describe: "Unit, for example piece or hour"
		},
		description: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "description"
			},
			describe: "Description of the product"
		},
		owner: {
			type: "string",
			kind: "reference",
			reference: "user",
			wire: {
				in: "body",
				name: "owner_id"
			},
			describe: "Id, name or e-mail address of the owner, or \"me\""
		},
		price: {
			type: "string",
			kind: "number",
			requires: ["currency"],
			wire: {
				in: "body",
				name: "prices[0].price"
			},
			describe: "Price per unit in the currency set by --currency"
		},
		currency: {
			type: "string",
			kind: "text",
			requires: ["price"],
			wire: {
				in: "body",
				name: "prices[0].currency"
			},
			describe: "Currency code, for example EUR"
		},
		field: {
			type: "string",
			kind: "pair",
			wire: {
				in: "fields",
				name: "product"
			},
			repeat: true,
			describe: "Field by name or key, as Name=Value; options by label"
		},
		...bodyFlags,
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		}
	},
	handler: require_start.request({
		effect: "create",
		method: "POST",
		path: "/api/v2/products",
		shape: "record",
		customFields: "product"
	})
};

// generated/crm/product/delete.ts
var delete_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
const command$3 = {
	id: "crm.product.delete",
	command: "delete <id>",
	describe: "Delete a product",
	usage: "<id> [flags]",
	effect: "delete",
	positionals: { id: {
		required: true,
		batch: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Product id"
	} },
	flags: {
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
		path: "/api/v2/products/{id}",
		shape: "action",
		confirm: "Delete product {id}?",
		naming: {
			path: "/api/v2/products/{id}",
			id: "id",
			field: "name"
		},
		says: "Deleted product {id}",
		customFields: "product"
	})
};

// generated/crm/product/get.ts
var get_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "crm.product.get",
	command: "get <id>",
	describe: "Show one product",
	usage: "<id>",
	effect: "read",
	positionals: { id: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Product id"
	} },
	flags: {},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v2/products/{id}",
		shape: "record",
		customFields: "product"
	})
};

// generated/crm/product/index.ts
var product_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		create: {
			summary: "Create a product",
			run: () => Promise.resolve().then(() => create_exports)
		},
		delete: {
			summary: "Delete a product",
			run: () => Promise.resolve().then(() => delete_exports)
		},
		get: {
			summary: "Show one product",
			run: () => Promise.resolve().then(() => get_exports)
		},
		list: {
			summary: "List products",
			run: () => Promise.resolve().then(() => list_exports)
		},
		update: {
			summary: "Update a product",
			run: () => Promise.resolve().then(() => update_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-D_uL80up.cjs"))
};

// generated/crm/product/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "crm.product.list",
	command: "list",
	describe: "List products",
	usage: "[flags]",
	effect: "read",
	flags: {
		owner: {
			type: "string",
			kind: "reference",
			reference: "user",
			wire: {
				in: "query",
				name: "owner_id"
			},
			describe: "Id, name or e-mail address of the owner, or \"me\""
		},
		filter: {
			type: "string",
			kind: "id",
			wire: {
				in: "query",
				name: "filter_id"
			},
			describe: "Id of a saved filter (the service then ignores the owner)"
		},
		"sort-by": {
			type: "string",
			kind: "enum",
			choices: [
				"id",
				"name",
				"add_time",
				"update_time"
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
		},
		"updated-since": {
			type: "string",
			kind: "timestamp",
			wire: {
				in: "query",
				name: "updated_since"
			},
			describe: "Only records changed at or after this time, for example 2026-06-01T08:00:00Z"
		},
		...idsFlags
	},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v2/products",
		paging: "cursor",
		cap: 500,
		columns: [
			{
				key: "id",
				header: "ID"
			},
			{
				key: "name",
				header: "Name"
			},
			{
				key: "code",
				header: "Code"
			},
			{
				key: "unit",
				header: "Unit"
			},
			{
				key: "price",
				header: "Price",
				from: "prices[0].price",
				money: "prices[0].currency"
			}
		],
		shape: "rows",
		customFields: "product"
	})
};

// generated/crm/product/update.ts
var update_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "crm.product.update",
	command: "update <id>",
	describe: "Update a product",
	usage: "<id> [flags]",
	effect: "update",
	positionals: { id: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Product id"
	} },
	flags: {
		name: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "name"
			},
			describe: "Name of the product"
		},
		code: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "code"
			},
			describe: "Product code"
		},
		unit: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "unit"
			},
			describe: "Unit, for example piece or hour"
		},
		description: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "description"
			},
			describe: "Description of the product"
		},
		owner: {
			type: "string",
			kind: "reference",
			reference: "user",
			wire: {
				in: "body",
				name: "owner_id"
			},
			describe: "Id, name or e-mail address of the owner, or \"me\""
		},
		price: {
			type: "string",
			kind: "number",
			requires: ["currency"],
			wire: {
				in: "body",
				name: "prices[0].price"
			},
			describe: "Price per unit in the currency set by --currency"
		},
		currency: {
			type: "string",
			kind: "text",
			requires: ["price"],
			wire: {
				in: "body",
				name: "prices[0].currency"
			},
			describe: "Currency code, for example EUR"
		},
		field: {
			type: "string",
			kind: "pair",
			wire: {
				in: "fields",
				name: "product"
			},
			repeat: true,
			describe: "Field by name or key, as Name=Value; options by label"
		},
		...bodyFlags,
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		}
	},
	handler: require_start.request({
		effect: "update",
		method: "PATCH",
		path: "/api/v2/products/{id}",
		shape: "record",
		naming: {
			path: "/api/v2/products/{id}",
			id: "id",
			field: "name"
		},
		change: true,
		customFields: "product"
	})
};

Object.defineProperty(exports, "product_exports", {
  enumerable: true,
  get: function () {
    return product_exports;
  }
});