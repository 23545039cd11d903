const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/flags.ts?activity
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

// generated/crm/activity/create.ts
var create_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$4 });
const command$4 = {
	id: "crm.activity.create",
	command: "create",
	describe: "Create an activity",
	usage: "--subject <text> [flags]",
	effect: "create",
	flags: {
		subject: {
			type: "string",
			demandOption: true,
			kind: "text",
			wire: {
				in: "body",
				name: "subject"
			},
			describe: "Subject of the activity"
		},
		"due-date": {
			type: "string",
			kind: "date",
			wire: {
				in: "body",
				name: "due_date"
			},
			describe: "Due date"
		},
		"due-time": {
			type: "string",
			kind: "time",
			wire: {
				in: "body",
				name: "due_time"
			},
			describe: "Due time, for example 14:30"
		},
		duration: {
			type: "string",
			kind: "time",
			wire: {
				in: "body",
				name: "duration"
			},
			describe: "Duration in hours and minutes, for example 00:30"
		},
		deal: {
			type: "string",
			kind: "id",
			wire: {
				in: "body",
				name: "deal_id"
			},
			describe: "Deal id"
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
		note: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "note"
			},
			describe: "Text of the note in the activity (HTML)"
		},
		done: {
			type: "boolean",
			kind: "boolean",
			wire: {
				in: "body",
				name: "done"
			},
			describe: "Create it as done"
		},
		person: {
			type: "string",
			kind: "id",
			as: [{
				person_id: "$value",
				primary: true
			}],
			wire: {
				in: "body",
				name: "participants"
			},
			describe: "Person id (the primary participant)"
		},
		type: {
			type: "string",
			kind: "text",
			default: "task",
			wire: {
				in: "body",
				name: "type"
			},
			describe: "Key of an activity type, shown by `activity type list`"
		},
		field: {
			type: "string",
			kind: "pair",
			wire: {
				in: "fields",
				name: "activity"
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
		path: "/api/v2/activities",
		shape: "record",
		customFields: "activity"
	})
};

// generated/crm/activity/delete.ts
var delete_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
const command$3 = {
	id: "crm.activity.delete",
	command: "delete <id>",
	describe: "Delete an activity",
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
		describe: "Activity id"
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
		path: "/api/v2/activities/{id}",
		shape: "action",
		confirm: "Delete activity {id}?",
		naming: {
			path: "/api/v2/activities/{id}",
			id: "id",
			field: "subject"
		},
		says: "Deleted activity {id}",
		customFields: "activity"
	})
};

// generated/crm/activity/get.ts
var get_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "crm.activity.get",
	command: "get <id>",
	describe: "Show one activity",
	usage: "<id>",
	effect: "read",
	positionals: { id: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Activity id"
	} },
	flags: {},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v2/activities/{id}",
		shape: "record",
		customFields: "activity"
	})
};

// generated/crm/activity/index.ts
var activity_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		create: {
			summary: "Create an activity",
			run: () => Promise.resolve().then(() => create_exports)
		},
		delete: {
			summary: "Delete an activity",
			run: () => Promise.resolve().then(() => delete_exports)
		},
		get: {
			summary: "Show one activity",
			run: () => Promise.resolve().then(() => get_exports)
		},
		list: {
			summary: "List activities",
			run: () => Promise.resolve().then(() => list_exports)
		},
		type: {
			summary: "Types of activities",
			open: () => Promise.resolve().then(() => require("./crm-activity-type-B3ZamyOm.cjs")).then((n) => n.type_exports)
		},
		update: {
			summary: "Update an activity",
			run: () => Promise.resolve().then(() => update_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-C9u6nuUr.cjs"))
};

// generated/crm/activity/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "crm.activity.list",
	command: "list",
	describe: "List activities",
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
		deal: {
			type: "string",
			kind: "id",
			wire: {
				in: "query",
				name: "deal_id"
			},
			describe: "Deal id"
		},
		person: {
			type: "string",
			kind: "id",
			wire: {
				in: "query",
				name: "person_id"
			},
			describe: "Person id"
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
			describe: "Id of a saved filter (the service then ignores owner and links)"
		},
		done: {
			type: "boolean",
			kind: "boolean",
			conflicts: ["todo"],
			wire: {
				in: "query",
				name: "done"
			},
			describe: "Only activities that are done"
		},
		todo: {
			type: "boolean",
			kind: "boolean",
			conflicts: ["done"],
			wire: {
				in: "query",
				name: "done"
			},
			send: false,
			describe: "Only activities that are not done"
		},
		type: {
			type: "string",
			kind: "reference",
			reference: "activity-type",
			wire: {
				in: "keep",
				name: "type"
			},
			describe: "Only activities of this type (key or name)"
		},
		...idsFlags,
		...sortFlags,
		...updatedFlags,
		"sort-by": {
			type: "string",
			kind: "enum",
			choices: [
				"id",
				"update_time",
				"add_time",
				"due_date"
			],
			wire: {
				in: "query",
				name: "sort_by"
			},
			describe: "Field to sort by"
		}
	},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v2/activities",
		paging: "cursor",
		cap: 500,
		columns: [
			{
				key: "id",
				header: "ID"
			},
			{
				key: "subject",
				header: "Subject"
			},
			{
				key: "type",
				header: "Type"
			},
			{
				key: "due_date",
				header: "Due"
			},
			{
				key: "done",
				header: "Done"
			},
			{
				key: "deal_id",
				header: "Deal"
			},
			{
				key: "owner_id",
				header: "Owner"
			}
		],
		shape: "rows",
		customFields: "activity"
	})
};

// generated/crm/activity/update.ts
var update_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "crm.activity.update",
	command: "update <id>",
	describe: "Update an activity",
	usage: "<id> [flags]",
	effect: "update",
	positionals: { id: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Activity id"
	} },
	flags: {
		subject: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "subject"
			},
			describe: "Subject of the activity"
		},
		type: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "type"
			},
			describe: "Key of an activity type, shown by `activity type list`"
		},
		"due-date": {
			type: "string",
			kind: "date",
			wire: {
				in: "body",
				name: "due_date"
			},
			describe: "Due date"
		},
		"due-time": {
			type: "string",
			kind: "time",
			wire: {
				in: "body",
				name: "due_time"
			},
			describe: "Due time, for example 14:30"
		},
		duration: {
			type: "string",
			kind: "time",
			wire: {
				in: "body",
				name: "duration"
			},
			describe: "Duration in hours and minutes, for example 00:30"
		},
		deal: {
			type: "string",
			kind: "id",
			wire: {
				in: "body",
				name: "deal_id"
			},
			describe: "Deal id"
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
		note: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "note"
			},
			describe: "Text of the note in the activity (HTML)"
		},
		done: {
			type: "boolean",
			kind: "boolean",
			conflicts: ["undone"],
			wire: {
				in: "body",
				name: "done"
			},
			describe: "Mark it as done"
		},
		person: {
			type: "string",
			kind: "id",
			as: [{
				person_id: "$value",
				primary: true
			}],
			wire: {
				in: "body",
				name: "participants"
			},
			describe: "Person id (replaces all participants)"
		},
		undone: {
			type: "boolean",
			kind: "boolean",
			conflicts: ["done"],
			wire: {
				in: "body",
				name: "done"
			},
			send: false,
			describe: "Mark it as not done"
		},
		field: {
			type: "string",
			kind: "pair",
			wire: {
				in: "fields",
				name: "activity"
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
		path: "/api/v2/activities/{id}",
		shape: "record",
		naming: {
			path: "/api/v2/activities/{id}",
			id: "id",
			field: "subject"
		},
		change: true,
		customFields: "activity"
	})
};

Object.defineProperty(exports, "activity_exports", {
  enumerable: true,
  get: function () {
    return activity_exports;
  }
});