const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/helpdesk/conv/assign.ts
var assign_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$18 });
/** Requests of the workflow. */
const calls$6 = {
	assign: {
		effect: "update",
		method: "PATCH",
		path: "/v2/conversations/{id}",
		body: {
			op: "replace",
			path: "/assignTo",
			value: "{owner:number}"
		},
		shape: "record"
	},
	unassign: {
		effect: "update",
		method: "PATCH",
		path: "/v2/conversations/{id}",
		body: {
			op: "remove",
			path: "/assignTo"
		},
		shape: "record"
	}
};
const command$18 = {
	id: "helpdesk.conv.assign",
	command: "assign <id>",
	describe: "Assign a conversation to a user",
	usage: "<id> --user <id|name> [flags]",
	effect: "update",
	positionals: { id: {
		required: true,
		kind: "id",
		describe: "Conversation id"
	} },
	flags: {
		user: {
			type: "string",
			demandOption: true,
			kind: "reference",
			reference: "assignee",
			words: ["none"],
			describe: "Id, name or e-mail address of the user or team, \"me\", or \"none\" to unassign"
		},
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		}
	},
	hints: {
		404: "The conversation does not exist or was merged into another; run \"conv get {id}\" to check.",
		412: "The conversation is locked, too old or has the maximum of 100 threads. Start a new one with \"conv create\".",
		413: "The message is too large for the service; shorten it or link to its content."
	},
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./conv-assign-BIysada0.cjs")), { calls: calls$6 })
};

// generated/helpdesk/conv/attachments.ts
var attachments_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$17 });
const command$17 = {
	id: "helpdesk.conv.attachments",
	command: "attachments <id>",
	describe: "List the files attached to a conversation",
	usage: "<id>",
	effect: "read",
	positionals: { id: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Conversation id"
	} },
	flags: {},
	hints: { 404: "The conversation does not exist or was merged into another; run \"conv get {id}\" to check." },
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v2/conversations/{id}/threads",
		paging: "inbox",
		result: "threads",
		columns: [
			{
				key: "id",
				header: "ID"
			},
			{
				key: "filename",
				header: "Filename"
			},
			{
				key: "mimeType",
				header: "MIME Type"
			},
			{
				key: "size",
				header: "Size"
			},
			{
				key: "width",
				header: "Width"
			},
			{
				key: "height",
				header: "Height"
			}
		],
		shape: "rows",
		unfold: {
			rows: ["_embedded.attachments", "attachments"],
			with: { threadId: "id" }
		}
	})
};

// generated/helpdesk/conv/bulk-status.ts
var bulk_status_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$16 });
/** Requests of the workflow. */
const calls$5 = {
	change: {
		effect: "update",
		method: "PATCH",
		path: "/v2/conversations/{id}",
		body: {
			op: "replace",
			path: "/status",
			value: "{set}"
		},
		shape: "record"
	},
	conversations: {
		effect: "read",
		method: "GET",
		path: "/v2/conversations",
		paging: "inbox",
		result: "conversations",
		shape: "rows"
	}
};
const command$16 = {
	id: "helpdesk.conv.bulk-status",
	command: "bulk-status",
	describe: "Set the status of all matching conversations",
	usage: "--set <word> [flags]",
	effect: "update",
	flags: {
		mailbox: {
			type: "string",
			kind: "reference",
			reference: "inbox",
			wire: {
				in: "query",
				name: "mailbox"
			},
			describe: "Inbox id or name"
		},
		tag: {
			type: "string",
			kind: "text",
			wire: {
				in: "query",
				name: "tag"
			},
			describe: "Tag name, or several with commas to match any"
		},
		limit: {
			type: "string",
			kind: "integer",
			default: 25,
			min: 0,
			describe: "Maximum number of conversations to change (0 for all)"
		},
		set: {
			type: "string",
			demandOption: true,
			kind: "enum",
			choices: [
				"active",
				"pending",
				"closed",
				"spam"
			],
			describe: "New status"
		},
		status: {
			type: "string",
			kind: "text",
			wire: {
				in: "query",
				name: "status"
			},
			describe: "Current status of the conversations (default: active)"
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
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./conv-bulk-status-BO8yWlPk.cjs")), { calls: calls$5 })
};

// generated/helpdesk/conv/count.ts
var count_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$15 });
const command$15 = {
	id: "helpdesk.conv.count",
	command: "count",
	describe: "Count conversations that match the filters",
	usage: "[flags]",
	effect: "read",
	flags: {
		mailbox: {
			type: "string",
			kind: "reference",
			reference: "inbox",
			wire: {
				in: "query",
				name: "mailbox"
			},
			describe: "Inbox id or name"
		},
		tag: {
			type: "string",
			kind: "text",
			wire: {
				in: "query",
				name: "tag"
			},
			describe: "Tag name, or several with commas to match any"
		},
		status: {
			type: "string",
			kind: "enum",
			choices: [
				"active",
				"pending",
				"closed",
				"spam",
				"all"
			],
			default: "all",
			wire: {
				in: "query",
				name: "status"
			},
			describe: "Status of the conversations"
		}
	},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v2/conversations",
		query: { page: "1" },
		shape: "action",
		says: "{answer.page.totalElements}",
		gives: { count: "{answer.page.totalElements}" }
	})
};

// generated/helpdesk/conv/create.ts
var create_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$14 });
const command$14 = {
	id: "helpdesk.conv.create",
	command: "create",
	describe: "Create a conversation",
	usage: "--body <text|@file> --customer <email> --mailbox <id|name> --subject <text> [flags]",
	effect: "create",
	flags: {
		"assign-to": {
			type: "string",
			kind: "reference",
			reference: "assignee",
			wire: {
				in: "body",
				name: "assignTo"
			},
			describe: "Id, name or e-mail address of the assignee, or \"me\" (default: decided by the rules of the inbox)"
		},
		body: {
			type: "string",
			demandOption: true,
			kind: "message",
			stdin: true,
			wire: {
				in: "body",
				name: "threads[0].text"
			},
			describe: "First message: HTML text, @file or piped input"
		},
		customer: {
			type: "string",
			demandOption: true,
			kind: "text",
			wire: {
				in: "body",
				name: "customer.email"
			},
			describe: "E-mail address of the customer"
		},
		mailbox: {
			type: "string",
			demandOption: true,
			kind: "reference",
			reference: "inbox",
			wire: {
				in: "body",
				name: "mailboxId"
			},
			describe: "Inbox id or name"
		},
		subject: {
			type: "string",
			demandOption: true,
			kind: "text",
			wire: {
				in: "body",
				name: "subject"
			},
			describe: "Subject line"
		},
		tag: {
			type: "string",
			kind: "csv",
			of: "text",
			wire: {
				in: "body",
				name: "tags"
			},
			describe: "Tags to set"
		},
		type: {
			type: "string",
			kind: "enum",
			choices: [
				"email",
				"chat",
				"phone"
			],
			default: "email",
			wire: {
				in: "body",
				name: "type"
			},
			describe: "Type of conversation"
		},
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		},
		edit: {
			type: "boolean",
			kind: "boolean",
			describe: "Write --body in an editor",
			conflicts: ["body"],
			edits: { flag: "body" }
		}
	},
	hints: { 413: "The message is too large for the service; shorten it or link to its content." },
	handler: require_start.request({
		effect: "create",
		method: "POST",
		path: "/v2/conversations",
		body: {
			status: "active",
			"threads[0].type": "customer",
			"threads[0].customer.email": "{customer}"
		},
		shape: "action",
		says: "Created conversation {created}"
	})
};

// generated/helpdesk/conv/delete.ts
var delete_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$13 });
const command$13 = {
	id: "helpdesk.conv.delete",
	command: "delete <id>",
	describe: "Delete a conversation permanently",
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
		describe: "Conversation id"
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
	hints: {
		404: "The conversation does not exist or was merged into another; run \"conv get {id}\" to check.",
		412: "The conversation is locked, too old or has the maximum of 100 threads. Start a new one with \"conv create\".",
		413: "The message is too large for the service; shorten it or link to its content."
	},
	handler: require_start.request({
		effect: "delete",
		method: "DELETE",
		path: "/v2/conversations/{id}",
		shape: "action",
		confirm: "Delete conversation #{id} permanently?",
		naming: {
			path: "/v2/conversations/{id}",
			id: "id",
			field: "subject"
		},
		says: "Deleted conversation #{id}"
	})
};

// generated/helpdesk/conv/dump.ts
var dump_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$12 });
/** Requests of the workflow. */
const calls$4 = {
	threads: {
		effect: "read",
		method: "GET",
		path: "/v2/conversations/{id}/threads",
		paging: "inbox",
		result: "threads",
		shape: "rows"
	},
	whole: {
		effect: "read",
		method: "GET",
		path: "/v2/conversations/{id}",
		query: { embed: "threads" },
		shape: "record"
	}
};
const command$12 = {
	id: "helpdesk.conv.dump",
	command: "dump <id>",
	describe: "Export one conversation as a single JSON document",
	usage: "<id> [flags]",
	effect: "read",
	positionals: { id: {
		required: true,
		kind: "id",
		describe: "Conversation id"
	} },
	flags: { out: {
		type: "string",
		kind: "path",
		describe: "File to write (default: standard output)"
	} },
	hints: { 404: "The conversation does not exist or was merged into another; run \"conv get {id}\" to check." },
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./conv-dump-DyqGQASJ.cjs")), { calls: calls$4 })
};

// generated/helpdesk/conv/edit-note.ts
var edit_note_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$11 });
const command$11 = {
	id: "helpdesk.conv.edit-note",
	command: "edit-note <id> <threadId>",
	describe: "Replace the text of a note or thread",
	usage: "<id> <threadId> --body <text|@file> [flags]",
	effect: "update",
	positionals: {
		id: {
			required: true,
			kind: "id",
			wire: {
				in: "path",
				name: "id"
			},
			describe: "Conversation id"
		},
		threadId: {
			required: true,
			kind: "id",
			wire: {
				in: "path",
				name: "threadId"
			},
			describe: "Thread id, shown by \"conv threads\""
		}
	},
	flags: {
		body: {
			type: "string",
			demandOption: true,
			kind: "message",
			stdin: true,
			wire: {
				in: "body",
				name: "value"
			},
			describe: "New HTML text, @file or piped input"
		},
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		},
		edit: {
			type: "boolean",
			kind: "boolean",
			describe: "Write --body in an editor",
			conflicts: ["body"],
			edits: { flag: "body" }
		}
	},
	hints: {
		403: "Only administrators can edit threads, unless the account allows everyone to.",
		404: "The conversation has no such thread, or was merged into another; \"conv threads {id}\" lists its threads.",
		413: "The message is too large for the service; shorten it or link to its content."
	},
	handler: require_start.request({
		effect: "update",
		method: "PATCH",
		path: "/v2/conversations/{id}/threads/{threadId}",
		encoding: "patch",
		patch: {
			op: "replace",
			path: "/text"
		},
		shape: "action",
		naming: {
			path: "/v2/conversations/{id}",
			id: "id",
			field: "subject"
		},
		says: "Updated thread {threadId} on conversation #{id}",
		gives: {
			conversationId: "{id:number}",
			threadId: "{threadId:number}"
		}
	})
};

// generated/helpdesk/conv/export.ts
var export_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$10 });
/** Requests of the workflow. */
const calls$3 = { oldest: {
	effect: "read",
	method: "GET",
	path: "/v2/conversations",
	query: {
		sortField: "createdAt",
		sortOrder: "asc"
	},
	paging: "inbox",
	result: "conversations",
	shape: "rows"
} };
const command$10 = {
	id: "helpdesk.conv.export",
	command: "export",
	describe: "Export conversations in bulk",
	usage: "[flags]",
	effect: "read",
	flags: {
		mailbox: {
			type: "string",
			kind: "reference",
			reference: "inbox",
			wire: {
				in: "query",
				name: "mailbox"
			},
			describe: "Inbox id or name"
		},
		since: {
			type: "string",
			kind: "since",
			wire: {
				in: "query",
				name: "modifiedSince"
			},
			describe: "Changed since a date, an RFC 3339 time, or an age (7d, 12h, 30m)"
		},
		tag: {
			type: "string",
			kind: "text",
			wire: {
				in: "query",
				name: "tag"
			},
			describe: "Tag name, or several with commas to match any"
		},
		embed: {
			type: "string",
			kind: "csv",
			of: "enum",
			choices: ["threads"],
			wire: {
				in: "query",
				name: "embed"
			},
			describe: "Data to embed in each conversation (not with csv)"
		},
		format: {
			type: "string",
			kind: "enum",
			choices: [
				"json",
				"csv",
				"ndjson"
			],
			default: "json",
			describe: "Export format"
		},
		limit: {
			type: "string",
			kind: "integer",
			min: 0,
			describe: "Maximum number of conversations (0 for all; default: all)"
		},
		source: {
			type: "string",
			kind: "enum",
			choices: [
				"api",
				"beacon",
				"channel",
				"chat",
				"consumer",
				"coreapi",
				"csv",
				"customer",
				"cvs",
				"desk",
				"docs",
				"email",
				"emailfwd",
				"heymarket",
				"internal",
				"jira",
				"manual",
				"mobile",
				"notification",
				"orchestration",
				"support",
				"unknown",
				"uservoice",
				"web",
				"workflows",
				"zendesk"
			],
			wire: {
				in: "keep",
				name: "source.type"
			},
			describe: "Only conversations from this source"
		},
		status: {
			type: "string",
			kind: "enum",
			choices: [
				"active",
				"pending",
				"closed",
				"spam",
				"all"
			],
			default: "all",
			wire: {
				in: "query",
				name: "status"
			},
			describe: "Status of the conversations"
		}
	},
	columns: [
		{
			key: "id",
			header: "ID"
		},
		{
			key: "number",
			header: "Number"
		},
		{
			key: "subject",
			header: "Subject"
		},
		{
			key: "status",
			header: "Status"
		},
		{
			key: "mailboxId",
			header: "Mailbox"
		},
		{
			key: "createdAt",
			header: "Created"
		}
	],
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./conv-export-C44AfTmg.cjs")), { calls: calls$3 })
};

// generated/helpdesk/conv/get.ts
var get_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$9 });
const command$9 = {
	id: "helpdesk.conv.get",
	command: "get <id>",
	describe: "Show one conversation",
	usage: "<id> [flags]",
	effect: "read",
	positionals: { id: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Conversation id"
	} },
	flags: {
		threads: {
			type: "boolean",
			kind: "boolean",
			wire: {
				in: "query",
				name: "embed"
			},
			send: "threads",
			describe: "Show what was written as well"
		},
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
	hints: { 404: "{id} may be a conversation number, not an id; find its id with conv list --status all --query \"(number:{id})\"." },
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v2/conversations/{id}",
		columns: [
			{
				key: "id",
				header: "ID"
			},
			{
				key: "number",
				header: "Number"
			},
			{
				key: "subject",
				header: "Subject"
			},
			{
				key: "status",
				header: "Status"
			},
			{
				key: "mailboxId",
				header: "Mailbox"
			},
			{
				key: "customerEmail",
				header: "Customer",
				from: "primaryCustomer.email"
			},
			{
				key: "createdAt",
				header: "Created"
			},
			{
				key: "closedAt",
				header: "Closed"
			},
			{
				key: "assignee",
				header: "Assignee",
				from: "{assignee.first} {assignee.last}"
			},
			{
				key: "tags",
				header: "Tags",
				from: "tags[].tag"
			}
		],
		shape: "record",
		omit: ["_embedded"],
		messages: {
			rows: "_embedded.threads",
			author: ["{createdBy.first} {createdBy.last}", "createdBy.email"],
			kind: "type",
			time: "createdAt",
			body: [
				"body",
				"text",
				"action.text"
			],
			files: "_embedded.attachments[].filename",
			total: "threads",
			more: "\"conv threads {id}\" lists all"
		},
		web: {
			field: "_links.web.href",
			origin: "https://secure.helpscout.net"
		},
		moved: "Conversation {id} was merged into conversation {answer.id}, shown here."
	})
};

// generated/helpdesk/conv/index.ts
var conv_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		assign: {
			summary: "Assign a conversation to a user",
			run: () => Promise.resolve().then(() => assign_exports)
		},
		attachments: {
			summary: "List the files attached to a conversation",
			run: () => Promise.resolve().then(() => attachments_exports)
		},
		"bulk-status": {
			summary: "Set the status of all matching conversations",
			run: () => Promise.resolve().then(() => bulk_status_exports)
		},
		count: {
			summary: "Count conversations that match the filters",
			run: () => Promise.resolve().then(() => count_exports)
		},
		create: {
			summary: "Create a conversation",
			run: () => Promise.resolve().then(() => create_exports)
		},
		delete: {
			summary: "Delete a conversation permanently",
			run: () => Promise.resolve().then(() => delete_exports)
		},
		dump: {
			summary: "Export one conversation as a single JSON document",
			run: () => Promise.resolve().then(() => dump_exports)
		},
		"edit-note": {
			summary: "Replace the text of a note or thread",
			run: () => Promise.resolve().then(() => edit_note_exports)
		},
		export: {
			summary: "Export conversations in bulk",
			run: () => Promise.resolve().then(() => export_exports)
		},
		get: {
			summary: "Show one conversation",
			run: () => Promise.resolve().then(() => get_exports)
		},
		list: {
			summary: "List conversations, newest first",
			run: () => Promise.resolve().then(() => list_exports)
		},
		move: {
			summary: "Move a conversation to another inbox",
			run: () => Promise.resolve().then(() => move_exports)
		},
		note: {
			summary: "Add an internal note to a conversation",
			run: () => Promise.resolve().then(() => note_exports)
		},
		reply: {
			summary: "Reply to the customer of a conversation",
			run: () => Promise.resolve().then(() => reply_exports)
		},
		search: {
			summary: "Search conversations with a query expression",
			run: () => Promise.resolve().then(() => search_exports)
		},
		status: {
			summary: "Set the status of a conversation",
			run: () => Promise.resolve().then(() => status_exports)
		},
		tag: {
			summary: "Add or remove tags of a conversation",
			run: () => Promise.resolve().then(() => tag_exports)
		},
		threads: {
			summary: "List the threads of a conversation, newest first",
			run: () => Promise.resolve().then(() => threads_exports)
		},
		watch: {
			summary: "Print conversations as they change",
			run: () => Promise.resolve().then(() => watch_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-Bug_0x9L.cjs"))
};

// generated/helpdesk/flags.ts?conv
const limitFlags = { limit: {
	type: "string",
	kind: "integer",
	default: 25,
	min: 0,
	describe: "Maximum number of rows (0 for all)"
} };

// generated/helpdesk/conv/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$8 });
const command$8 = {
	id: "helpdesk.conv.list",
	command: "list",
	describe: "List conversations, newest first",
	usage: "[flags]",
	effect: "read",
	flags: {
		mailbox: {
			type: "string",
			kind: "reference",
			reference: "inbox",
			wire: {
				in: "query",
				name: "mailbox"
			},
			describe: "Inbox id or name"
		},
		tag: {
			type: "string",
			kind: "text",
			wire: {
				in: "query",
				name: "tag"
			},
			describe: "Tag name, or several with commas to match any"
		},
		since: {
			type: "string",
			kind: "since",
			wire: {
				in: "query",
				name: "modifiedSince"
			},
			describe: "Changed since a date, an RFC 3339 time, or an age (7d, 12h, 30m)"
		},
		source: {
			type: "string",
			kind: "enum",
			choices: [
				"api",
				"beacon",
				"channel",
				"chat",
				"consumer",
				"coreapi",
				"csv",
				"customer",
				"cvs",
				"desk",
				"docs",
				"email",
				"emailfwd",
				"heymarket",
				"internal",
				"jira",
				"manual",
				"mobile",
				"notification",
				"orchestration",
				"support",
				"unknown",
				"uservoice",
				"web",
				"workflows",
				"zendesk"
			],
			wire: {
				in: "keep",
				name: "source.type"
			},
			describe: "Only conversations from this source"
		},
		"assigned-to": {
			type: "string",
			kind: "reference",
			reference: "assignee",
			wire: {
				in: "query",
				name: "assigned_to"
			},
			describe: "Id, name or e-mail address of the user or team, or \"me\""
		},
		query: {
			type: "string",
			kind: "text",
			wire: {
				in: "query",
				name: "query"
			},
			describe: "Search expression, for example (subject:\"invoice\" AND tag:vip)"
		},
		status: {
			type: "string",
			kind: "enum",
			choices: [
				"active",
				"pending",
				"closed",
				"spam",
				"all"
			],
			default: "active",
			wire: {
				in: "query",
				name: "status"
			},
			describe: "Status of the conversations"
		},
		...limitFlags
	},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v2/conversations",
		paging: "inbox",
		result: "conversations",
		columns: [
			{
				key: "id",
				header: "ID"
			},
			{
				key: "number",
				header: "Number"
			},
			{
				key: "subject",
				header: "Subject"
			},
			{
				key: "status",
				header: "Status"
			},
			{
				key: "mailboxId",
				header: "Mailbox"
			},
			{
				key: "assignee",
				header: "Assignee",
				from: "{assignee.first} {assignee.last}"
			},
			{
				key: "createdAt",
				header: "Created"
			}
		],
		shape: "rows"
	})
};

// generated/helpdesk/conv/move.ts
var move_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$7 });
const command$7 = {
	id: "helpdesk.conv.move",
	command: "move <id>",
	describe: "Move a conversation to another inbox",
	usage: "<id> --to-mailbox <id|name> [flags]",
	effect: "update",
	positionals: { id: {
		required: true,
		batch: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Conversation id"
	} },
	flags: {
		"to-mailbox": {
			type: "string",
			demandOption: true,
			kind: "reference",
			reference: "inbox",
			wire: {
				in: "body",
				name: "value"
			},
			describe: "Id or name of the target inbox"
		},
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		}
	},
	hints: {
		404: "The conversation does not exist or was merged into another; run \"conv get {id}\" to check.",
		412: "The conversation is locked, too old or has the maximum of 100 threads. Start a new one with \"conv create\".",
		413: "The message is too large for the service; shorten it or link to its content."
	},
	handler: require_start.request({
		effect: "update",
		method: "PATCH",
		path: "/v2/conversations/{id}",
		encoding: "patch",
		patch: {
			op: "move",
			path: "/mailboxId"
		},
		shape: "action",
		naming: {
			path: "/v2/conversations/{id}",
			id: "id",
			field: "subject"
		},
		says: "Conversation #{id} moved to mailbox {to-mailbox}",
		gives: {
			id: "{id:number}",
			mailboxId: "{to-mailbox:number}"
		}
	})
};

// generated/helpdesk/conv/note.ts
var note_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$6 });
const command$6 = {
	id: "helpdesk.conv.note",
	command: "note <id>",
	describe: "Add an internal note to a conversation",
	usage: "<id> --body <text|@file> [flags]",
	effect: "create",
	positionals: { id: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Conversation id"
	} },
	flags: {
		body: {
			type: "string",
			demandOption: true,
			kind: "message",
			stdin: true,
			wire: {
				in: "body",
				name: "text"
			},
			describe: "HTML text, @file or piped input"
		},
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		},
		edit: {
			type: "boolean",
			kind: "boolean",
			describe: "Write --body in an editor",
			conflicts: ["body"],
			edits: { flag: "body" }
		}
	},
	hints: {
		404: "The conversation does not exist or was merged into another; run \"conv get {id}\" to check.",
		412: "The conversation is locked, too old or has the maximum of 100 threads. Start a new one with \"conv create\".",
		413: "The message is too large for the service; shorten it or link to its content."
	},
	handler: require_start.request({
		effect: "create",
		method: "POST",
		path: "/v2/conversations/{id}/notes",
		shape: "action",
		says: "Added note to conversation #{id}",
		gives: {
			conversationId: "{id:number}",
			threadId: "{created:number}"
		}
	})
};

// generated/helpdesk/conv/reply.ts
var reply_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$5 });
/** Requests of the workflow. */
const calls$2 = {
	conversation: {
		effect: "read",
		method: "GET",
		path: "/v2/conversations/{id}",
		shape: "record"
	},
	reply: {
		effect: "create",
		method: "POST",
		path: "/v2/conversations/{id}/reply",
		body: {
			"customer.id": "{customer}",
			draft: "{draft}"
		},
		shape: "record"
	}
};
const command$5 = {
	id: "helpdesk.conv.reply",
	command: "reply <id>",
	describe: "Reply to the customer of a conversation",
	usage: "<id> --body <text|@file> [flags]",
	effect: "create",
	positionals: { id: {
		required: true,
		kind: "id",
		describe: "Conversation id"
	} },
	flags: {
		body: {
			type: "string",
			demandOption: true,
			kind: "message",
			stdin: true,
			wire: {
				in: "body",
				name: "text"
			},
			describe: "HTML text, @file or piped input"
		},
		bcc: {
			type: "string",
			kind: "csv",
			of: "text",
			wire: {
				in: "body",
				name: "bcc"
			},
			describe: "BCC addresses"
		},
		cc: {
			type: "string",
			kind: "csv",
			of: "text",
			wire: {
				in: "body",
				name: "cc"
			},
			describe: "CC addresses"
		},
		draft: {
			type: "boolean",
			kind: "boolean",
			describe: "Save the reply as a draft without sending it"
		},
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		},
		edit: {
			type: "boolean",
			kind: "boolean",
			describe: "Write --body in an editor",
			conflicts: ["body"],
			edits: { flag: "body" }
		}
	},
	hints: {
		404: "The conversation does not exist or was merged into another; run \"conv get {id}\" to check.",
		412: "The conversation is locked, too old or has the maximum of 100 threads. Start a new one with \"conv create\".",
		413: "The message is too large for the service; shorten it or link to its content."
	},
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./conv-reply-B6CwYZne.cjs")), { calls: calls$2 })
};

// generated/helpdesk/conv/search.ts
var search_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$4 });
const command$4 = {
	id: "helpdesk.conv.search",
	command: "search <query>",
	describe: "Search conversations with a query expression",
	usage: "<query> [flags]",
	effect: "read",
	positionals: { query: {
		required: true,
		kind: "text",
		wire: {
			in: "query",
			name: "query"
		},
		describe: "Expression, for example (subject:\"invoice\" AND tag:vip)"
	} },
	flags: {
		mailbox: {
			type: "string",
			kind: "reference",
			reference: "inbox",
			wire: {
				in: "query",
				name: "mailbox"
			},
			describe: "Inbox id or name"
		},
		...limitFlags
	},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v2/conversations",
		query: { status: "all" },
		paging: "inbox",
		result: "conversations",
		columns: [
			{
				key: "id",
				header: "ID"
			},
			{
				key: "number",
				header: "Number"
			},
			{
				key: "subject",
				header: "Subject"
			},
			{
				key: "status",
				header: "Status"
			},
			{
				key: "mailboxId",
				header: "Mailbox"
			},
			{
				key: "assignee",
				header: "Assignee",
				from: "{assignee.first} {assignee.last}"
			},
			{
				key: "createdAt",
				header: "Created"
			}
		],
		shape: "rows"
	})
};

// generated/helpdesk/conv/status.ts
var status_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
const command$3 = {
	id: "helpdesk.conv.status",
	command: "status <id>",
	describe: "Set the status of a conversation",
	usage: "<id> --set <word> [flags]",
	effect: "update",
	positionals: { id: {
		required: true,
		batch: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Conversation id"
	} },
	flags: {
		set: {
			type: "string",
			demandOption: true,
			kind: "enum",
			choices: [
				"active",
				"pending",
				"closed",
				"spam"
			],
			wire: {
				in: "body",
				name: "value"
			},
			describe: "New status"
		},
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		}
	},
	hints: {
		404: "The conversation does not exist or was merged into another; run \"conv get {id}\" to check.",
		412: "The conversation is locked, too old or has the maximum of 100 threads. Start a new one with \"conv create\".",
		413: "The message is too large for the service; shorten it or link to its content."
	},
	handler: require_start.request({
		effect: "update",
		method: "PATCH",
		path: "/v2/conversations/{id}",
		encoding: "patch",
		patch: {
			op: "replace",
			path: "/status"
		},
		shape: "action",
		naming: {
			path: "/v2/conversations/{id}",
			id: "id",
			field: "subject"
		},
		says: "Conversation #{id} status -> {set}",
		gives: {
			id: "{id:number}",
			status: "{set}"
		}
	})
};

// generated/helpdesk/conv/tag.ts
var tag_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
/** Requests of the workflow. */
const calls$1 = {
	conversation: {
		effect: "read",
		method: "GET",
		path: "/v2/conversations/{id}",
		shape: "record"
	},
	replace: {
		effect: "update",
		method: "PUT",
		path: "/v2/conversations/{id}/tags",
		body: { tags: "{tags}" },
		shape: "record"
	}
};
const command$2 = {
	id: "helpdesk.conv.tag",
	command: "tag <id>",
	describe: "Add or remove tags of a conversation",
	usage: "<id> [flags]",
	effect: "update",
	positionals: { id: {
		required: true,
		kind: "id",
		describe: "Conversation id"
	} },
	flags: {
		add: {
			type: "string",
			kind: "csv",
			of: "text",
			describe: "Tags to add (unknown tags are created)"
		},
		remove: {
			type: "string",
			kind: "csv",
			of: "text",
			describe: "Tags to remove"
		},
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		}
	},
	hints: {
		404: "The conversation does not exist or was merged into another; run \"conv get {id}\" to check.",
		412: "The conversation is locked, too old or has the maximum of 100 threads. Start a new one with \"conv create\".",
		413: "The message is too large for the service; shorten it or link to its content."
	},
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./conv-tag-BT04RDG_.cjs")), { calls: calls$1 })
};

// generated/helpdesk/conv/threads.ts
var threads_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "helpdesk.conv.threads",
	command: "threads <id>",
	describe: "List the threads of a conversation, newest first",
	usage: "<id>",
	effect: "read",
	positionals: { id: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Conversation id"
	} },
	flags: {},
	hints: { 404: "The conversation does not exist or was merged into another; run \"conv get {id}\" to check." },
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v2/conversations/{id}/threads",
		paging: "inbox",
		result: "threads",
		columns: [
			{
				key: "id",
				header: "ID"
			},
			{
				key: "type",
				header: "Type"
			},
			{
				key: "author",
				header: "Author",
				from: ["{createdBy.first} {createdBy.last}", "createdBy.email"]
			},
			{
				key: "createdAt",
				header: "Created"
			},
			{
				key: "body",
				header: "Body",
				from: ["body", "text"],
				cut: 80,
				plain: true
			}
		],
		shape: "rows"
	})
};

// generated/helpdesk/conv/watch.ts
var watch_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
/** Requests of the workflow. */
const calls = { latest: {
	effect: "read",
	method: "GET",
	path: "/v2/conversations",
	query: {
		modifiedSince: "{since}",
		sortField: "modifiedAt",
		sortOrder: "desc"
	},
	paging: "inbox",
	result: "conversations",
	shape: "rows"
} };
const command = {
	id: "helpdesk.conv.watch",
	command: "watch",
	describe: "Print conversations as they change",
	usage: "[flags]",
	effect: "read",
	flags: {
		mailbox: {
			type: "string",
			kind: "reference",
			reference: "inbox",
			wire: {
				in: "query",
				name: "mailbox"
			},
			describe: "Inbox id or name"
		},
		limit: {
			type: "string",
			kind: "integer",
			default: 10,
			min: 1,
			describe: "Maximum number of rows per poll"
		},
		"max-polls": {
			type: "string",
			kind: "integer",
			min: 1,
			describe: "Stop after this many polls"
		},
		once: {
			type: "boolean",
			kind: "boolean",
			describe: "Stop after the first poll"
		},
		poll: {
			type: "string",
			kind: "integer",
			default: 30,
			min: 1,
			unit: "seconds",
			describe: "Time between polls"
		},
		status: {
			type: "string",
			kind: "text",
			default: "active",
			wire: {
				in: "query",
				name: "status"
			},
			describe: "Status of the conversations"
		}
	},
	columns: [
		{
			key: "id",
			header: "ID"
		},
		{
			key: "number",
			header: "Number"
		},
		{
			key: "subject",
			header: "Subject"
		},
		{
			key: "status",
			header: "Status"
		},
		{
			key: "mailboxId",
			header: "Mailbox"
		},
		{
			key: "assignee",
			header: "Assignee",
			from: "{assignee.first} {assignee.last}"
		},
		{
			key: "createdAt",
			header: "Created"
		}
	],
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./conv-watch-DgYk4Kgx.cjs")), { calls })
};

Object.defineProperty(exports, "conv_exports", {
  enumerable: true,
  get: function () {
    return conv_exports;
  }
});