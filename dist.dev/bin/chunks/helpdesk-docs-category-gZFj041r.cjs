const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/helpdesk/flags.ts?docs.category
const keyFlags = { "api-key": {
	type: "string",
	kind: "text",
	secret: true,
	wire: {
		in: "credential",
		name: "docs-key"
	},
	describe: "Knowledge-base API key (overrides the environment and the stored key)"
} };
const limit50Flags = { limit: {
	type: "string",
	kind: "integer",
	default: 50,
	min: 0,
	describe: "Maximum number of rows (0 for all)"
} };

// generated/helpdesk/docs/category/create.ts
var create_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
const command$3 = {
	id: "helpdesk.docs.category.create",
	command: "create",
	describe: "Create a category",
	usage: "--name <text> --collection <key> [flags]",
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
			describe: "Name, unique in its collection"
		},
		visibility: {
			type: "string",
			kind: "enum",
			choices: ["public", "private"],
			wire: {
				in: "body",
				name: "visibility"
			},
			describe: "Who can see it"
		},
		order: {
			type: "string",
			kind: "integer",
			wire: {
				in: "body",
				name: "order"
			},
			describe: "Position in lists"
		},
		collection: {
			type: "string",
			demandOption: true,
			kind: "key",
			wire: {
				in: "body",
				name: "collectionId"
			},
			describe: "Collection id"
		},
		...keyFlags,
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		}
	},
	handler: require_start.request({
		effect: "create",
		method: "POST",
		path: "/v1/categories",
		host: "docs",
		query: { reload: "true" },
		result: "category",
		columns: [
			{
				key: "id",
				header: "ID"
			},
			{
				key: "number",
				header: "#"
			},
			{
				key: "name",
				header: "Name"
			},
			{
				key: "articleCount",
				header: "Articles"
			},
			{
				key: "order",
				header: "Order"
			}
		],
		shape: "record",
		reread: true
	})
};

// generated/helpdesk/docs/category/delete.ts
var delete_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "helpdesk.docs.category.delete",
	command: "delete <id>",
	describe: "Delete a category",
	usage: "<id> [flags]",
	effect: "delete",
	positionals: { id: {
		required: true,
		batch: true,
		kind: "key",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Category id"
	} },
	flags: {
		...keyFlags,
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
		path: "/v1/categories/{id}",
		host: "docs",
		result: "category",
		shape: "action",
		confirm: "Delete category {id}? Its articles are kept, without a category.",
		says: "Deleted category {id}",
		gives: {
			id: "{id}",
			deleted: true
		}
	})
};

// generated/helpdesk/docs/category/index.ts
var category_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		create: {
			summary: "Create a category",
			run: () => Promise.resolve().then(() => create_exports)
		},
		delete: {
			summary: "Delete a category",
			run: () => Promise.resolve().then(() => delete_exports)
		},
		list: {
			summary: "List the categories of a collection",
			run: () => Promise.resolve().then(() => list_exports)
		},
		update: {
			summary: "Change a category",
			run: () => Promise.resolve().then(() => update_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-D8rgT13u.cjs"))
};

// generated/helpdesk/docs/category/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "helpdesk.docs.category.list",
	command: "list <collectionId>",
	describe: "List the categories of a collection",
	usage: "<collectionId> [flags]",
	effect: "read",
	positionals: { collectionId: {
		required: true,
		kind: "key",
		wire: {
			in: "path",
			name: "collectionId"
		},
		describe: "Collection id"
	} },
	flags: {
		...keyFlags,
		...limit50Flags
	},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v1/collections/{collectionId}/categories",
		host: "docs",
		paging: "docs",
		result: "categories",
		columns: [
			{
				key: "id",
				header: "ID"
			},
			{
				key: "number",
				header: "#"
			},
			{
				key: "name",
				header: "Name"
			},
			{
				key: "articleCount",
				header: "Articles"
			},
			{
				key: "order",
				header: "Order"
			}
		],
		shape: "rows"
	})
};

// generated/helpdesk/docs/category/update.ts
var update_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
/** Requests of the workflow. */
const calls = {
	save: {
		effect: "update",
		method: "PUT",
		path: "/v1/categories/{id}",
		host: "docs",
		query: { reload: "true" },
		result: "category",
		shape: "record"
	},
	section: {
		effect: "read",
		method: "GET",
		path: "/v1/categories/{id}",
		host: "docs",
		result: "category",
		shape: "record"
	}
};
const command = {
	id: "helpdesk.docs.category.update",
	command: "update <id>",
	describe: "Change a category",
	usage: "<id> [flags]",
	effect: "update",
	positionals: { id: {
		required: true,
		kind: "key",
		describe: "Category id"
	} },
	flags: {
		name: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "name"
			},
			describe: "Name, unique in its collection"
		},
		visibility: {
			type: "string",
			kind: "enum",
			choices: ["public", "private"],
			wire: {
				in: "body",
				name: "visibility"
			},
			describe: "Who can see it"
		},
		order: {
			type: "string",
			kind: "integer",
			wire: {
				in: "body",
				name: "order"
			},
			describe: "Position in lists"
		},
		...keyFlags,
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		}
	},
	columns: [
		{
			key: "id",
			header: "ID"
		},
		{
			key: "number",
			header: "#"
		},
		{
			key: "name",
			header: "Name"
		},
		{
			key: "articleCount",
			header: "Articles"
		},
		{
			key: "order",
			header: "Order"
		}
	],
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./docs-section-update-2qVTqRvf.cjs")), { calls })
};

Object.defineProperty(exports, "category_exports", {
  enumerable: true,
  get: function () {
    return category_exports;
  }
});