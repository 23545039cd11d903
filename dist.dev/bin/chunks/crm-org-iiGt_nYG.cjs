const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/flags.ts?org
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
const sortFlags = {
	"sort-by": {
		type: "string",
		kind: "enum",
		choices: [
			"id",
			"update_time",
			"add_time"
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
};
const updatedFlags = {
	"updated-since": {
		type: "string",
		kind: "timestamp",
		wire: {
			in: "query",
			name: "updated_since"
		},
		describe: "Only records changed at or after this time, for example 2026-06-01T08:00:00Z"
	},
	"updated-until": {
		type: "string",
		kind: "timestamp",
		wire: {
			in: "query",
			name: "updated_until"
		},
		describe: "Only records changed before this time"
	}
};

// generated/crm/org/create.ts
var create_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$7 });
const command$7 = {
	id: "crm.org.create",
	command: "create",
	describe: "Create an organization",
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
			describe: "Name of the organization"
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
		field: {
			type: "string",
			kind: "pair",
			wire: {
				in: "fields",
				name: "organization"
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
		path: "/api/v2/organizations",
		shape: "record",
		customFields: "organization"
	})
};

// generated/crm/org/delete.ts
var delete_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$6 });
const command$6 = {
	id: "crm.org.delete",
	command: "delete <id>",
	describe: "Delete an organization",
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
		describe: "Organization id"
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
		path: "/api/v2/organizations/{id}",
		shape: "action",
		confirm: "Delete organization {id}?",
		naming: {
			path: "/api/v2/organizations/{id}",
			id: "id",
			field: "name"
		},
		says: "Deleted organization {id}",
		customFields: "organization"
	})
};

// generated/crm/org/get.ts
var get_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$5 });
const command$5 = {
	id: "crm.org.get",
	command: "get <id>",
	describe: "Show one organization",
	usage: "<id>",
	effect: "read",
	positionals: { id: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Organization id"
	} },
	flags: {},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v2/organizations/{id}",
		shape: "record",
		customFields: "organization"
	})
};

// generated/crm/org/import.ts
var import_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$4 });
/** Requests of the workflow. */
const calls$2 = {
	change: {
		effect: "create",
		method: "PATCH",
		path: "/api/v2/organizations/{id}",
		shape: "record"
	},
	create: {
		effect: "create",
		method: "POST",
		path: "/api/v2/organizations",
		shape: "record"
	},
	read: {
		effect: "read",
		method: "GET",
		path: "/api/v2/organizations/{id}",
		shape: "record"
	},
	search: {
		effect: "read",
		method: "GET",
		path: "/api/v2/organizations/search",
		query: {
			exact_match: "true",
			fields: "{searched}",
			term: "{term}"
		},
		paging: "cursor",
		result: "data.items",
		size: 100,
		shape: "rows"
	}
};
const command$4 = {
	id: "crm.org.import",
	command: "import <file>",
	describe: "Create or update organizations from a CSV or NDJSON file",
	usage: "<file> [flags]",
	effect: "create",
	positionals: { file: {
		required: true,
		kind: "path",
		describe: "CSV file with a header, or NDJSON (.ndjson, .jsonl)"
	} },
	flags: {
		"match-on": {
			type: "string",
			kind: "text",
			describe: "Column to match by, for example name"
		},
		resume: {
			type: "boolean",
			kind: "boolean",
			describe: "Continue an interrupted import"
		},
		upsert: {
			type: "boolean",
			kind: "boolean",
			requires: ["match-on"],
			describe: "Change the organization that has the value of --match-on, if there is one"
		},
		yes: {
			type: "boolean",
			alias: "y",
			kind: "boolean",
			describe: "Skip the confirmation prompt"
		},
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		}
	},
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./import-D9FW3YHs.cjs")), { calls: calls$2 })
};

// generated/crm/org/index.ts
var org_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		create: {
			summary: "Create an organization",
			run: () => Promise.resolve().then(() => create_exports)
		},
		delete: {
			summary: "Delete an organization",
			run: () => Promise.resolve().then(() => delete_exports)
		},
		follower: {
			summary: "Users who follow an organization",
			open: () => Promise.resolve().then(() => require("./crm-org-follower-C68agBZ1.cjs")).then((n) => n.follower_exports)
		},
		get: {
			summary: "Show one organization",
			run: () => Promise.resolve().then(() => get_exports)
		},
		import: {
			summary: "Create or update organizations from a CSV or NDJSON file",
			run: () => Promise.resolve().then(() => import_exports)
		},
		list: {
			summary: "List organizations",
			run: () => Promise.resolve().then(() => list_exports)
		},
		merge: {
			summary: "Merge an organization into another and delete it",
			run: () => Promise.resolve().then(() => merge_exports)
		},
		relationship: {
			summary: "Links between organizations",
			open: () => Promise.resolve().then(() => require("./crm-org-relationship-BTq5Tfdq.cjs")).then((n) => n.relationship_exports)
		},
		update: {
			summary: "Update an organization",
			run: () => Promise.resolve().then(() => update_exports)
		},
		upsert: {
			summary: "Create or update the organization that has a value",
			run: () => Promise.resolve().then(() => upsert_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-CFFNZAH1.cjs"))
};

// generated/crm/org/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
const command$3 = {
	id: "crm.org.list",
	command: "list",
	describe: "List organizations",
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
			describe: "Id of a saved filter (the service then ignores all other filters)"
		},
		...idsFlags,
		...sortFlags,
		...updatedFlags
	},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v2/organizations",
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
				key: "owner_id",
				header: "Owner"
			},
			{
				key: "add_time",
				header: "Created"
			}
		],
		shape: "rows",
		customFields: "organization"
	})
};

// generated/crm/org/merge.ts
var merge_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
/** Requests of the workflow. */
const calls$1 = {
	merge: {
		effect: "update",
		method: "PUT",
		path: "/api/v1/organizations/{id}/merge",
		shape: "record"
	},
	read: {
		effect: "read",
		method: "GET",
		path: "/api/v2/organizations/{id}",
		shape: "record"
	}
};
const command$2 = {
	id: "crm.org.merge",
	command: "merge <id>",
	describe: "Merge an organization into another and delete it",
	usage: "<id> --into <id> [flags]",
	effect: "update",
	positionals: { id: {
		required: true,
		kind: "id",
		describe: "Id of the organization that is deleted"
	} },
	flags: {
		into: {
			type: "string",
			demandOption: true,
			kind: "id",
			wire: {
				in: "body",
				name: "merge_with_id"
			},
			describe: "Id of the organization that stays"
		},
		yes: {
			type: "boolean",
			alias: "y",
			kind: "boolean",
			describe: "Skip the confirmation prompt"
		},
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		}
	},
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./merge-DB_h59nu.cjs")), { calls: calls$1 })
};

// generated/crm/org/update.ts
var update_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "crm.org.update",
	command: "update <id>",
	describe: "Update an organization",
	usage: "<id> [flags]",
	effect: "update",
	positionals: { id: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Organization id"
	} },
	flags: {
		name: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "name"
			},
			describe: "Name of the organization"
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
		field: {
			type: "string",
			kind: "pair",
			wire: {
				in: "fields",
				name: "organization"
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
		path: "/api/v2/organizations/{id}",
		shape: "record",
		naming: {
			path: "/api/v2/organizations/{id}",
			id: "id",
			field: "name"
		},
		change: true,
		customFields: "organization"
	})
};

// generated/crm/org/upsert.ts
var upsert_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
/** Requests of the workflow. */
const calls = {
	change: {
		effect: "create",
		method: "PATCH",
		path: "/api/v2/organizations/{id}",
		shape: "record"
	},
	create: {
		effect: "create",
		method: "POST",
		path: "/api/v2/organizations",
		shape: "record"
	},
	read: {
		effect: "read",
		method: "GET",
		path: "/api/v2/organizations/{id}",
		shape: "record"
	},
	search: {
		effect: "read",
		method: "GET",
		path: "/api/v2/organizations/search",
		query: {
			exact_match: "true",
			fields: "{searched}",
			term: "{term}"
		},
		paging: "cursor",
		result: "data.items",
		size: 100,
		shape: "rows"
	}
};
const command = {
	id: "crm.org.upsert",
	command: "upsert <value>",
	describe: "Create or update the organization that has a value",
	usage: "<value> --by <text> [flags]",
	effect: "create",
	positionals: { value: {
		required: true,
		kind: "text",
		describe: "Value to match"
	} },
	flags: {
		by: {
			type: "string",
			demandOption: true,
			kind: "text",
			describe: "name, or a custom field of text or numbers"
		},
		field: {
			type: "string",
			kind: "pair",
			wire: {
				in: "fields",
				name: "organization"
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
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./upsert-D-VcLYM8.cjs")), { calls })
};

Object.defineProperty(exports, "org_exports", {
  enumerable: true,
  get: function () {
    return org_exports;
  }
});