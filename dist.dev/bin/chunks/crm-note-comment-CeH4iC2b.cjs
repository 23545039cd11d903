const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/note/comment/add.ts
var add_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
const command$3 = {
	id: "crm.note.comment.add",
	command: "add <noteId>",
	describe: "Add a comment to a note",
	usage: "<noteId> --content <text|@file> [flags]",
	effect: "create",
	positionals: { noteId: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "noteId"
		},
		describe: "Note id"
	} },
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
		path: "/api/v1/notes/{noteId}/comments",
		shape: "record"
	})
};

// generated/crm/note/comment/delete.ts
var delete_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "crm.note.comment.delete",
	command: "delete <noteId>",
	describe: "Delete a comment of a note",
	usage: "<noteId> --comment <key> [flags]",
	effect: "delete",
	positionals: { noteId: {
		required: true,
		batch: true,
		kind: "id",
		wire: {
			in: "path",
			name: "noteId"
		},
		describe: "Note id"
	} },
	flags: {
		comment: {
			type: "string",
			demandOption: true,
			kind: "key",
			wire: {
				in: "path",
				name: "comment"
			},
			describe: "Comment id, shown by `note comment list`"
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
		path: "/api/v1/notes/{noteId}/comments/{comment}",
		shape: "action",
		confirm: "Delete comment {comment} from note {noteId}?",
		says: "Deleted comment {comment} from note {noteId}",
		gives: {
			note_id: "{noteId:number}",
			comment_id: "{comment}",
			deleted: true
		}
	})
};

// generated/crm/note/comment/index.ts
var comment_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		add: {
			summary: "Add a comment to a note",
			run: () => Promise.resolve().then(() => add_exports)
		},
		delete: {
			summary: "Delete a comment of a note",
			run: () => Promise.resolve().then(() => delete_exports)
		},
		list: {
			summary: "List the comments of a note",
			run: () => Promise.resolve().then(() => list_exports)
		},
		update: {
			summary: "Replace the text of a comment",
			run: () => Promise.resolve().then(() => update_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-CZZu_VA2.cjs"))
};

// generated/crm/note/comment/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "crm.note.comment.list",
	command: "list <noteId>",
	describe: "List the comments of a note",
	usage: "<noteId>",
	effect: "read",
	positionals: { noteId: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "noteId"
		},
		describe: "Note id"
	} },
	flags: {},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v1/notes/{noteId}/comments",
		paging: "offset",
		cap: 100,
		size: 100,
		columns: [
			{
				key: "uuid",
				header: "ID"
			},
			{
				key: "content",
				header: "Content",
				cut: 60,
				plain: true
			},
			{
				key: "user_id",
				header: "User"
			},
			{
				key: "add_time",
				header: "Created"
			}
		],
		shape: "rows"
	})
};

// generated/crm/note/comment/update.ts
var update_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "crm.note.comment.update",
	command: "update <noteId>",
	describe: "Replace the text of a comment",
	usage: "<noteId> --comment <key> --content <text|@file> [flags]",
	effect: "update",
	positionals: { noteId: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "noteId"
		},
		describe: "Note id"
	} },
	flags: {
		comment: {
			type: "string",
			demandOption: true,
			kind: "key",
			wire: {
				in: "path",
				name: "comment"
			},
			describe: "Comment id, shown by `note comment list`"
		},
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
		effect: "update",
		method: "PUT",
		path: "/api/v1/notes/{noteId}/comments/{comment}",
		shape: "record",
		change: true
	})
};

Object.defineProperty(exports, "comment_exports", {
  enumerable: true,
  get: function () {
    return comment_exports;
  }
});