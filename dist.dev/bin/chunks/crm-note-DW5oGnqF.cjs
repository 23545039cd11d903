const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/flags.ts?note
const bodyFlags = { body: {
	type: "string",
	kind: "json",
	wire: {
		in: "body",
		name: ""
	},
	describe: "More fields as a JSON object: text or @file; flags override it"
} };

// generated/crm/note/create.ts
var create_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$4 });
const command$4 = {
	id: "crm.note.create",
	command: "create",
	describe: "Create a note on a record",
	usage: "--content <text|@file> [flags]",
	effect: "create",
	flags: {
		content: {
			type: "string",
			demandOption: true,
			kind: "message",
			wire: {
				in: "body",
				name: "content"
			},
			describe: "Text (HTML), or @file"
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
		person: {
			type: "string",
			kind: "id",
			wire: {
				in: "body",
				name: "person_id"
			},
			describe: "Person id"
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
		lead: {
			type: "string",
			kind: "key",
			wire: {
				in: "body",
				name: "lead_id"
			},
			describe: "Lead id"
		},
		...bodyFlags,
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		},
		edit: {
			type: "boolean",
			kind: "boolean",
			describe: "Write --content in an editor",
			conflicts: ["content"],
			edits: { flag: "content" }
		}
	},
	handler: require_start.request({
		effect: "create",
		method: "POST",
		path: "/api/v1/notes",
		shape: "record"
	})
};

// generated/crm/note/delete.ts
var delete_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
const command$3 = {
	id: "crm.note.delete",
	command: "delete <id>",
	describe: "Delete a note",
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
		describe: "Note id"
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
		path: "/api/v1/notes/{id}",
		shape: "action",
		confirm: "Delete note {id}?",
		says: "Deleted note {id}"
	})
};

// generated/crm/note/get.ts
var get_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "crm.note.get",
	command: "get <id>",
	describe: "Show one note",
	usage: "<id>",
	effect: "read",
	positionals: { id: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Note id"
	} },
	flags: {},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v1/notes/{id}",
		shape: "record"
	})
};

// generated/crm/note/index.ts
var note_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		comment: {
			summary: "Comments on a note",
			open: () => Promise.resolve().then(() => require("./crm-note-comment-CeH4iC2b.cjs")).then((n) => n.comment_exports)
		},
		create: {
			summary: "Create a note on a record",
			run: () => Promise.resolve().then(() => create_exports)
		},
		delete: {
			summary: "Delete a note",
			run: () => Promise.resolve().then(() => delete_exports)
		},
		get: {
			summary: "Show one note",
			run: () => Promise.resolve().then(() => get_exports)
		},
		list: {
			summary: "List notes",
			run: () => Promise.resolve().then(() => list_exports)
		},
		update: {
			summary: "Update a note",
			run: () => Promise.resolve().then(() => update_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-DswEsqQr.cjs"))
};

// generated/crm/note/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "crm.note.list",
	command: "list",
	describe: "List notes",
	usage: "[flags]",
	effect: "read",
	flags: {
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
		}
	},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v1/notes",
		paging: "offset",
		cap: 100,
		size: 100,
		columns: [
			{
				key: "id",
				header: "ID"
			},
			{
				key: "content",
				header: "Content",
				cut: 60,
				plain: true
			},
			{
				key: "deal_id",
				header: "Deal"
			},
			{
				key: "person_id",
				header: "Person"
			},
			{
				key: "org_id",
				header: "Org"
			},
			{
				key: "add_time",
				header: "Created"
			}
		],
		shape: "rows"
	})
};

// generated/crm/note/update.ts
var update_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "crm.note.update",
	command: "update <id>",
	describe: "Update a note",
	usage: "<id> [flags]",
	effect: "update",
	positionals: { id: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Note id"
	} },
	flags: {
		content: {
			type: "string",
			kind: "message",
			wire: {
				in: "body",
				name: "content"
			},
			describe: "Text (HTML), or @file"
		},
		...bodyFlags,
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		},
		edit: {
			type: "boolean",
			kind: "boolean",
			describe: "Write --content in an editor",
			conflicts: ["content"],
			edits: {
				flag: "content",
				current: {
					path: "/api/v1/notes/{id}",
					id: "id",
					field: "content"
				}
			}
		}
	},
	handler: require_start.request({
		effect: "update",
		method: "PUT",
		path: "/api/v1/notes/{id}",
		shape: "record",
		change: true
	})
};

Object.defineProperty(exports, "note_exports", {
  enumerable: true,
  get: function () {
    return note_exports;
  }
});