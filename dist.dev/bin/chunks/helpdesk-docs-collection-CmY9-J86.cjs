const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/helpdesk/flags.ts?docs.collection
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

// generated/helpdesk/docs/collection/create.ts
var create_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$4 });
const command$4 = {
	id: "helpdesk.docs.collection.create",
	command: "create",
	describe: "Create a collection",
	usage: "--name <text> --site <key> [flags]",
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
			describe: "Name, unique in the account"
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
		site: {
			type: "string",
			demandOption: true,
			kind: "key",
			wire: {
				in: "body",
				name: "siteId"
			},
			describe: "Site id"
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
		path: "/v1/collections",
		host: "docs",
		query: { reload: "true" },
		result: "collection",
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
				key: "visibility",
				header: "Visibility"
			},
			{
				key: "articleCount",
				header: "Articles"
			}
		],
		shape: "record",
		reread: true
	})
};

// generated/helpdesk/docs/collection/delete.ts
var delete_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
const command$3 = {
	id: "helpdesk.docs.collection.delete",
	command: "delete <id>",
	describe: "Delete a collection and all its articles",
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
		describe: "Collection id or number"
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
		path: "/v1/collections/{id}",
		host: "docs",
		result: "collection",
		shape: "action",
		confirm: "Delete collection {id} and all its articles?",
		naming: {
			path: "/v1/collections/{id}",
			id: "id",
			field: "name",
			result: "collection",
			host: "docs"
		},
		says: "Deleted collection {id}",
		gives: {
			id: "{id}",
			deleted: true
		}
	})
};

// generated/helpdesk/docs/collection/get.ts
var get_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "helpdesk.docs.collection.get",
	command: "get <id>",
	describe: "Show one collection",
	usage: "<id> [flags]",
	effect: "read",
	positionals: { id: {
		required: true,
		kind: "key",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Collection id or number"
	} },
	flags: { ...keyFlags },
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v1/collections/{id}",
		host: "docs",
		result: "collection",
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
				key: "visibility",
				header: "Visibility"
			},
			{
				key: "articleCount",
				header: "Articles"
			},
			{
				key: "publicUrl",
				header: "URL"
			}
		],
		shape: "record"
	})
};

// generated/helpdesk/docs/collection/index.ts
var collection_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		create: {
			summary: "Create a collection",
			run: () => Promise.resolve().then(() => create_exports)
		},
		delete: {
			summary: "Delete a collection and all its articles",
			run: () => Promise.resolve().then(() => delete_exports)
		},
		get: {
			summary: "Show one collection",
			run: () => Promise.resolve().then(() => get_exports)
		},
		list: {
			summary: "List collections",
			run: () => Promise.resolve().then(() => list_exports)
		},
		update: {
			summary: "Change a collection",
			run: () => Promise.resolve().then(() => update_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-Bt1Ub9x4.cjs"))
};

// generated/helpdesk/docs/collection/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "helpdesk.docs.collection.list",
	command: "list",
	describe: "List collections",
	usage: "[flags]",
	effect: "read",
	flags: {
		site: {
			type: "string",
			kind: "key",
			wire: {
				in: "query",
				name: "siteId"
			},
			describe: "Site id"
		},
		visibility: {
			type: "string",
			kind: "enum",
			choices: [
				"all",
				"public",
				"private"
			],
			wire: {
				in: "query",
				name: "visibility"
			},
			describe: "Only collections visible to this audience"
		},
		...keyFlags,
		...limit50Flags
	},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v1/collections",
		host: "docs",
		paging: "docs",
		result: "collections",
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
				key: "visibility",
				header: "Visibility"
			},
			{
				key: "articleCount",
				header: "Articles"
			},
			{
				key: "updatedAt",
				header: "Updated"
			}
		],
		shape: "rows"
	})
};

// generated/helpdesk/docs/collection/update.ts
var update_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
/** Requests of the workflow. */
const calls = {
	save: {
		effect: "update",
		method: "PUT",
		path: "/v1/collections/{id}",
		host: "docs",
		query: { reload: "true" },
		result: "collection",
		shape: "record"
	},
	section: {
		effect: "read",
		method: "GET",
		path: "/v1/collections/{id}",
		host: "docs",
		result: "collection",
		shape: "record"
	}
};
const command = {
	id: "helpdesk.docs.collection.update",
	command: "update <id>",
	describe: "Change a collection",
	usage: "<id> [flags]",
	effect: "update",
	positionals: { id: {
		required: true,
		kind: "key",
		describe: "Collection id or number"
	} },
	flags: {
		name: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "name"
			},
			describe: "Name, unique in the account"
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
		site: {
			type: "string",
			kind: "key",
			wire: {
				in: "body",
				name: "siteId"
			},
			describe: "Id of the site to move the collection to"
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
			key: "visibility",
			header: "Visibility"
		},
		{
			key: "articleCount",
			header: "Articles"
		}
	],
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./docs-section-update-2qVTqRvf.cjs")), { calls })
};

Object.defineProperty(exports, "collection_exports", {
  enumerable: true,
  get: function () {
    return collection_exports;
  }
});