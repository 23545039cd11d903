const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/helpdesk/flags.ts?docs.article
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

// generated/helpdesk/docs/article/create.ts
var create_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$7 });
const command$7 = {
	id: "helpdesk.docs.article.create",
	command: "create",
	describe: "Create an article",
	usage: "--name <text> --text <text|@file> --collection <key> [flags]",
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
			describe: "Title, unique in its collection"
		},
		text: {
			type: "string",
			demandOption: true,
			kind: "message",
			wire: {
				in: "body",
				name: "text"
			},
			describe: "HTML or plain text, or @file"
		},
		categories: {
			type: "string",
			kind: "csv",
			of: "key",
			wire: {
				in: "body",
				name: "categories"
			},
			describe: "Category ids"
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
		keywords: {
			type: "string",
			kind: "csv",
			of: "text",
			wire: {
				in: "body",
				name: "keywords"
			},
			describe: "Search keywords"
		},
		slug: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "slug"
			},
			describe: "Last part of the URL (default: from the title)"
		},
		status: {
			type: "string",
			kind: "enum",
			choices: ["published", "notpublished"],
			default: "notpublished",
			wire: {
				in: "body",
				name: "status"
			},
			describe: "Whether readers can see it"
		},
		...keyFlags,
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		},
		edit: {
			type: "boolean",
			kind: "boolean",
			describe: "Write --text in an editor",
			conflicts: ["text"],
			edits: { flag: "text" }
		}
	},
	handler: require_start.request({
		effect: "create",
		method: "POST",
		path: "/v1/articles",
		host: "docs",
		query: { reload: "true" },
		result: "article",
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
				key: "status",
				header: "Status"
			},
			{
				key: "publicUrl",
				header: "URL"
			}
		],
		shape: "record",
		reread: true
	})
};

// generated/helpdesk/docs/article/delete-draft.ts
var delete_draft_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$6 });
const command$6 = {
	id: "helpdesk.docs.article.delete-draft",
	command: "delete-draft <id>",
	describe: "Discard the draft of an article",
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
		describe: "Article id or number"
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
		path: "/v1/articles/{id}/drafts",
		host: "docs",
		result: "article",
		shape: "action",
		confirm: "Discard the draft of article {id}?",
		naming: {
			path: "/v1/articles/{id}",
			id: "id",
			field: "name",
			result: "article",
			host: "docs"
		},
		says: "Discarded draft for article {id}",
		gives: {
			id: "{id}",
			deleted: true
		}
	})
};

// generated/helpdesk/docs/article/delete.ts
var delete_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$5 });
const command$5 = {
	id: "helpdesk.docs.article.delete",
	command: "delete <id>",
	describe: "Delete an article",
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
		describe: "Article id or number"
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
		path: "/v1/articles/{id}",
		host: "docs",
		result: "article",
		shape: "action",
		confirm: "Delete article {id} and its draft?",
		naming: {
			path: "/v1/articles/{id}",
			id: "id",
			field: "name",
			result: "article",
			host: "docs"
		},
		says: "Deleted article {id}",
		gives: {
			id: "{id}",
			deleted: true
		}
	})
};

// generated/helpdesk/docs/article/get.ts
var get_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$4 });
const command$4 = {
	id: "helpdesk.docs.article.get",
	command: "get <id>",
	describe: "Show one article",
	usage: "<id> [flags]",
	effect: "read",
	positionals: { id: {
		required: true,
		kind: "key",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Article id or number"
	} },
	flags: {
		...keyFlags,
		web: {
			type: "boolean",
			kind: "boolean",
			wire: {
				in: "print",
				name: "web"
			},
			describe: "Open the record in the browser, or print its address"
		}
	},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v1/articles/{id}",
		host: "docs",
		result: "article",
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
				key: "status",
				header: "Status"
			},
			{
				key: "popularity",
				header: "Popularity"
			},
			{
				key: "publicUrl",
				header: "URL"
			}
		],
		shape: "record",
		web: { field: "publicUrl" }
	})
};

// generated/helpdesk/docs/article/index.ts
var article_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		create: {
			summary: "Create an article",
			run: () => Promise.resolve().then(() => create_exports)
		},
		delete: {
			summary: "Delete an article",
			run: () => Promise.resolve().then(() => delete_exports)
		},
		"delete-draft": {
			summary: "Discard the draft of an article",
			run: () => Promise.resolve().then(() => delete_draft_exports)
		},
		get: {
			summary: "Show one article",
			run: () => Promise.resolve().then(() => get_exports)
		},
		list: {
			summary: "List the articles of a collection or a category",
			run: () => Promise.resolve().then(() => list_exports)
		},
		"save-draft": {
			summary: "Save a draft without publishing it",
			run: () => Promise.resolve().then(() => save_draft_exports)
		},
		search: {
			summary: "Search articles by text",
			run: () => Promise.resolve().then(() => search_exports)
		},
		update: {
			summary: "Change an article",
			run: () => Promise.resolve().then(() => update_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-D_h7REHt.cjs"))
};

// generated/helpdesk/docs/article/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
const command$3 = {
	id: "helpdesk.docs.article.list",
	command: "list",
	describe: "List the articles of a collection or a category",
	usage: "[flags]",
	effect: "read",
	flags: {
		category: {
			type: "string",
			kind: "key",
			wire: {
				in: "path",
				name: "category"
			},
			describe: "Category id"
		},
		collection: {
			type: "string",
			kind: "key",
			wire: {
				in: "path",
				name: "collection"
			},
			describe: "Collection id"
		},
		status: {
			type: "string",
			kind: "enum",
			choices: [
				"all",
				"published",
				"notpublished"
			],
			wire: {
				in: "query",
				name: "status"
			},
			describe: "Only articles with this status"
		},
		...keyFlags,
		...limit50Flags
	},
	oneOf: [["collection", "category"]],
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v1/collections/{collection}/articles",
		paths: { category: "/v1/categories/{category}/articles" },
		host: "docs",
		paging: "articles",
		result: "articles",
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
				key: "status",
				header: "Status"
			},
			{
				key: "popularity",
				header: "Popularity"
			},
			{
				key: "lastPublishedAt",
				header: "Published"
			}
		],
		shape: "rows"
	})
};

// generated/helpdesk/docs/article/save-draft.ts
var save_draft_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "helpdesk.docs.article.save-draft",
	command: "save-draft <id>",
	describe: "Save a draft without publishing it",
	usage: "<id> --text <text|@file> [flags]",
	effect: "update",
	positionals: { id: {
		required: true,
		batch: true,
		kind: "key",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Article id or number"
	} },
	flags: {
		text: {
			type: "string",
			demandOption: true,
			kind: "message",
			wire: {
				in: "body",
				name: "text"
			},
			describe: "HTML or plain text, or @file"
		},
		...keyFlags,
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		},
		edit: {
			type: "boolean",
			kind: "boolean",
			describe: "Write --text in an editor",
			conflicts: ["text"],
			edits: {
				flag: "text",
				current: {
					path: "/v1/articles/{id}",
					id: "id",
					field: "text",
					result: "article",
					host: "docs"
				}
			}
		}
	},
	handler: require_start.request({
		effect: "update",
		method: "PUT",
		path: "/v1/articles/{id}/drafts",
		host: "docs",
		result: "article",
		shape: "action",
		naming: {
			path: "/v1/articles/{id}",
			id: "id",
			field: "name",
			result: "article",
			host: "docs"
		},
		says: "Saved draft for article {id}",
		gives: {
			id: "{id}",
			draft: true
		}
	})
};

// generated/helpdesk/docs/article/search.ts
var search_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "helpdesk.docs.article.search",
	command: "search <query>",
	describe: "Search articles by text",
	usage: "<query> [flags]",
	effect: "read",
	positionals: { query: {
		required: true,
		kind: "text",
		wire: {
			in: "query",
			name: "query"
		},
		describe: "Text to find"
	} },
	flags: {
		collection: {
			type: "string",
			kind: "key",
			wire: {
				in: "query",
				name: "collectionId"
			},
			describe: "Collection id"
		},
		site: {
			type: "string",
			kind: "key",
			wire: {
				in: "query",
				name: "siteId"
			},
			describe: "Site id"
		},
		status: {
			type: "string",
			kind: "enum",
			choices: [
				"all",
				"published",
				"notpublished"
			],
			wire: {
				in: "query",
				name: "status"
			},
			describe: "Only articles with this status"
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
			describe: "Only articles visible to this audience"
		},
		...keyFlags,
		...limit50Flags
	},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v1/search/articles",
		host: "docs",
		paging: "docs",
		result: "articles",
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
				key: "collectionId",
				header: "Collection"
			},
			{
				key: "status",
				header: "Status"
			},
			{
				key: "visibility",
				header: "Visibility"
			}
		],
		shape: "rows"
	})
};

// generated/helpdesk/docs/article/update.ts
var update_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
/** Requests of the workflow. */
const calls = {
	article: {
		effect: "read",
		method: "GET",
		path: "/v1/articles/{id}",
		host: "docs",
		result: "article",
		shape: "record"
	},
	save: {
		effect: "update",
		method: "PUT",
		path: "/v1/articles/{id}",
		host: "docs",
		query: { reload: "true" },
		result: "article",
		shape: "record"
	}
};
const command = {
	id: "helpdesk.docs.article.update",
	command: "update <id>",
	describe: "Change an article",
	usage: "<id> [flags]",
	effect: "update",
	positionals: { id: {
		required: true,
		kind: "key",
		describe: "Article id or number"
	} },
	flags: {
		name: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "name"
			},
			describe: "Title, unique in its collection"
		},
		text: {
			type: "string",
			kind: "message",
			wire: {
				in: "body",
				name: "text"
			},
			describe: "HTML or plain text, or @file"
		},
		status: {
			type: "string",
			kind: "enum",
			choices: ["published", "notpublished"],
			wire: {
				in: "body",
				name: "status"
			},
			describe: "Whether readers can see it"
		},
		slug: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "slug"
			},
			describe: "Last part of the URL"
		},
		...keyFlags,
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		},
		edit: {
			type: "boolean",
			kind: "boolean",
			describe: "Write --text in an editor",
			conflicts: ["text"],
			edits: {
				flag: "text",
				current: {
					path: "/v1/articles/{id}",
					id: "id",
					field: "text",
					result: "article",
					host: "docs"
				}
			}
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
			key: "status",
			header: "Status"
		},
		{
			key: "publicUrl",
			header: "URL"
		}
	],
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./docs-article-update-kXi4kUe6.cjs")), { calls })
};

Object.defineProperty(exports, "article_exports", {
  enumerable: true,
  get: function () {
    return article_exports;
  }
});