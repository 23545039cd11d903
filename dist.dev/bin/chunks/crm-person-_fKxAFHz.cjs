const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/flags.ts?person
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

// generated/crm/person/create.ts
var create_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$7 });
const command$7 = {
	id: "crm.person.create",
	command: "create",
	describe: "Create a person",
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
			describe: "Full name"
		},
		email: {
			type: "string",
			kind: "text",
			as: [{
				value: "$value",
				primary: "$first"
			}],
			wire: {
				in: "body",
				name: "emails"
			},
			repeat: true,
			describe: "E-mail address (the first one is the primary address)"
		},
		phone: {
			type: "string",
			kind: "text",
			as: [{
				value: "$value",
				primary: "$first"
			}],
			wire: {
				in: "body",
				name: "phones"
			},
			repeat: true,
			describe: "Phone number (the first one is the primary number)"
		},
		org: {
			type: "string",
			kind: "id",
			wire: {
				in: "body",
				name: "org_id"
			},
			describe: "Organization id"
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
				name: "person"
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
		path: "/api/v2/persons",
		shape: "record",
		customFields: "person"
	})
};

// generated/crm/person/delete.ts
var delete_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$6 });
const command$6 = {
	id: "crm.person.delete",
	command: "delete <id>",
	describe: "Delete a person",
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
		describe: "Person id"
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
		path: "/api/v2/persons/{id}",
		shape: "action",
		confirm: "Delete person {id}?",
		naming: {
			path: "/api/v2/persons/{id}",
			id: "id",
			field: "name"
		},
		says: "Deleted person {id}",
		customFields: "person"
	})
};

// generated/crm/person/get.ts
var get_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$5 });
const command$5 = {
	id: "crm.person.get",
	command: "get <id>",
	describe: "Show one person",
	usage: "<id> [flags]",
	effect: "read",
	positionals: { id: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Person id"
	} },
	flags: { web: {
		type: "boolean",
		kind: "boolean",
		wire: {
			in: "print",
			name: "web"
		},
		describe: "Open the record in the browser, or print its address"
	} },
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v2/persons/{id}",
		shape: "record",
		web: { url: "https://{company}.pipedrive.com/person/{id}" },
		customFields: "person"
	})
};

// generated/crm/person/import.ts
var import_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$4 });
/** Requests of the workflow. */
const calls$2 = {
	change: {
		effect: "create",
		method: "PATCH",
		path: "/api/v2/persons/{id}",
		shape: "record"
	},
	create: {
		effect: "create",
		method: "POST",
		path: "/api/v2/persons",
		shape: "record"
	},
	read: {
		effect: "read",
		method: "GET",
		path: "/api/v2/persons/{id}",
		shape: "record"
	},
	search: {
		effect: "read",
		method: "GET",
		path: "/api/v2/persons/search",
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
	id: "crm.person.import",
	command: "import <file>",
	describe: "Create or update persons from a CSV or NDJSON file",
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
			describe: "Column to match by, for example email"
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
			describe: "Change the person that has the value of --match-on, if there is one"
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

// generated/crm/person/index.ts
var person_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		create: {
			summary: "Create a person",
			run: () => Promise.resolve().then(() => create_exports)
		},
		delete: {
			summary: "Delete a person",
			run: () => Promise.resolve().then(() => delete_exports)
		},
		follower: {
			summary: "Users who follow a person",
			open: () => Promise.resolve().then(() => require("./crm-person-follower-U1KlM8z2.cjs")).then((n) => n.follower_exports)
		},
		get: {
			summary: "Show one person",
			run: () => Promise.resolve().then(() => get_exports)
		},
		import: {
			summary: "Create or update persons from a CSV or NDJSON file",
			run: () => Promise.resolve().then(() => import_exports)
		},
		list: {
			summary: "List persons",
			run: () => Promise.resolve().then(() => list_exports)
		},
		merge: {
			summary: "Merge a person into another and delete it",
			run: () => Promise.resolve().then(() => merge_exports)
		},
		update: {
			summary: "Update a person",
			run: () => Promise.resolve().then(() => update_exports)
		},
		upsert: {
			summary: "Create or update the person that has a value",
			run: () => Promise.resolve().then(() => upsert_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-Jf4bgckW.cjs"))
};

// generated/crm/person/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
const command$3 = {
	id: "crm.person.list",
	command: "list",
	describe: "List persons",
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
		org: {
			type: "string",
			kind: "id",
			wire: {
				in: "query",
				name: "org_id"
			},
			describe: "Organization id"
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
		path: "/api/v2/persons",
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
				key: "email",
				header: "Email",
				from: ["emails[primary].value", "emails[0].value"]
			},
			{
				key: "phone",
				header: "Phone",
				from: ["phones[primary].value", "phones[0].value"]
			},
			{
				key: "org_id",
				header: "Org"
			},
			{
				key: "owner_id",
				header: "Owner"
			}
		],
		shape: "rows",
		customFields: "person"
	})
};

// generated/crm/person/merge.ts
var merge_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
/** Requests of the workflow. */
const calls$1 = {
	merge: {
		effect: "update",
		method: "PUT",
		path: "/api/v1/persons/{id}/merge",
		shape: "record"
	},
	read: {
		effect: "read",
		method: "GET",
		path: "/api/v2/persons/{id}",
		shape: "record"
	}
};
const command$2 = {
	id: "crm.person.merge",
	command: "merge <id>",
	describe: "Merge a person into another and delete it",
	usage: "<id> --into <id> [flags]",
	effect: "update",
	positionals: { id: {
		required: true,
		kind: "id",
		describe: "Id of the person that is deleted"
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
			describe: "Id of the person that stays"
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

// generated/crm/person/update.ts
var update_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "crm.person.update",
	command: "update <id>",
	describe: "Update a person",
	usage: "<id> [flags]",
	effect: "update",
	positionals: { id: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Person id"
	} },
	flags: {
		name: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "name"
			},
			describe: "Full name"
		},
		email: {
			type: "string",
			kind: "text",
			as: [{
				value: "$value",
				primary: "$first"
			}],
			wire: {
				in: "body",
				name: "emails"
			},
			repeat: true,
			describe: "E-mail address (the first one is the primary address)"
		},
		phone: {
			type: "string",
			kind: "text",
			as: [{
				value: "$value",
				primary: "$first"
			}],
			wire: {
				in: "body",
				name: "phones"
			},
			repeat: true,
			describe: "Phone number (the first one is the primary number)"
		},
		org: {
			type: "string",
			kind: "id",
			wire: {
				in: "body",
				name: "org_id"
			},
			describe: "Organization id"
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
				name: "person"
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
		path: "/api/v2/persons/{id}",
		shape: "record",
		naming: {
			path: "/api/v2/persons/{id}",
			id: "id",
			field: "name"
		},
		change: true,
		customFields: "person"
	})
};

// generated/crm/person/upsert.ts
var upsert_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
/** Requests of the workflow. */
const calls = {
	change: {
		effect: "create",
		method: "PATCH",
		path: "/api/v2/persons/{id}",
		shape: "record"
	},
	create: {
		effect: "create",
		method: "POST",
		path: "/api/v2/persons",
		shape: "record"
	},
	read: {
		effect: "read",
		method: "GET",
		path: "/api/v2/persons/{id}",
		shape: "record"
	},
	search: {
		effect: "read",
		method: "GET",
		path: "/api/v2/persons/search",
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
	id: "crm.person.upsert",
	command: "upsert <value>",
	describe: "Create or update the person that has a value",
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
			describe: "email, name, phone, or a custom field of text or numbers"
		},
		field: {
			type: "string",
			kind: "pair",
			wire: {
				in: "fields",
				name: "person"
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

Object.defineProperty(exports, "person_exports", {
  enumerable: true,
  get: function () {
    return person_exports;
  }
});