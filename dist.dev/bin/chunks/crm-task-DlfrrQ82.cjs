const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/flags.ts?task
const bodyFlags = { body: {
	type: "string",
	kind: "json",
	wire: {
		in: "body",
		name: ""
	},
	describe: "More fields as a JSON object: text or @file; flags override it"
} };

// generated/crm/task/create.ts
var create_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$4 });
const command$4 = {
	id: "crm.task.create",
	command: "create",
	describe: "Create a task",
	usage: "--title <text> --project <id> [flags]",
	effect: "create",
	flags: {
		title: {
			type: "string",
			demandOption: true,
			kind: "text",
			wire: {
				in: "body",
				name: "title"
			},
			describe: "Title of the task"
		},
		project: {
			type: "string",
			demandOption: true,
			kind: "id",
			wire: {
				in: "body",
				name: "project_id"
			},
			describe: "Project id"
		},
		description: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "description"
			},
			describe: "Description of the task"
		},
		assignee: {
			type: "string",
			kind: "reference",
			reference: "user",
			wire: {
				in: "body",
				name: "assignee_id"
			},
			describe: "Id, name or e-mail address of the assignee, or \"me\""
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
		parent: {
			type: "string",
			kind: "id",
			wire: {
				in: "body",
				name: "parent_task_id"
			},
			describe: "Id of the parent task"
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
		path: "/api/v2/tasks",
		shape: "record"
	})
};

// generated/crm/task/delete.ts
var delete_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
const command$3 = {
	id: "crm.task.delete",
	command: "delete <id>",
	describe: "Delete a task",
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
		describe: "Task id"
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
		path: "/api/v2/tasks/{id}",
		shape: "action",
		confirm: "Delete task {id}?",
		naming: {
			path: "/api/v2/tasks/{id}",
			id: "id",
			field: "title"
		},
		says: "Deleted task {id}"
	})
};

// generated/crm/task/get.ts
var get_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "crm.task.get",
	command: "get <id>",
	describe: "Show one task",
	usage: "<id>",
	effect: "read",
	positionals: { id: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Task id"
	} },
	flags: {},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v2/tasks/{id}",
		shape: "record"
	})
};

// generated/crm/task/index.ts
var task_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		create: {
			summary: "Create a task",
			run: () => Promise.resolve().then(() => create_exports)
		},
		delete: {
			summary: "Delete a task",
			run: () => Promise.resolve().then(() => delete_exports)
		},
		get: {
			summary: "Show one task",
			run: () => Promise.resolve().then(() => get_exports)
		},
		list: {
			summary: "List tasks",
			run: () => Promise.resolve().then(() => list_exports)
		},
		update: {
			summary: "Update a task",
			run: () => Promise.resolve().then(() => update_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-DLJACnhL.cjs"))
};

// generated/crm/task/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "crm.task.list",
	command: "list",
	describe: "List tasks",
	usage: "[flags]",
	effect: "read",
	flags: {
		project: {
			type: "string",
			kind: "id",
			wire: {
				in: "query",
				name: "project_id"
			},
			describe: "Project id"
		},
		assignee: {
			type: "string",
			kind: "reference",
			reference: "user",
			wire: {
				in: "query",
				name: "assignee_id"
			},
			describe: "Id, name or e-mail address of the assignee, or \"me\""
		},
		parent: {
			type: "string",
			kind: "id",
			wire: {
				in: "query",
				name: "parent_task_id"
			},
			describe: "Id of the parent task"
		},
		done: {
			type: "boolean",
			kind: "boolean",
			conflicts: ["todo"],
			wire: {
				in: "query",
				name: "is_done"
			},
			describe: "Only tasks that are done"
		},
		todo: {
			type: "boolean",
			kind: "boolean",
			conflicts: ["done"],
			wire: {
				in: "query",
				name: "is_done"
			},
			send: false,
			describe: "Only tasks that are not done"
		}
	},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v2/tasks",
		paging: "cursor",
		cap: 500,
		columns: [
			{
				key: "id",
				header: "ID"
			},
			{
				key: "title",
				header: "Title"
			},
			{
				key: "project_id",
				header: "Project"
			},
			{
				key: "assignee_id",
				header: "Assignee",
				from: "assignee_ids[0]"
			},
			{
				key: "due_date",
				header: "Due"
			},
			{
				key: "done",
				header: "Done",
				from: "is_done",
				values: {
					0: "no",
					1: "yes",
					false: "no",
					true: "yes"
				}
			}
		],
		shape: "rows"
	})
};

// generated/crm/task/update.ts
var update_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "crm.task.update",
	command: "update <id>",
	describe: "Update a task",
	usage: "<id> [flags]",
	effect: "update",
	positionals: { id: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Task id"
	} },
	flags: {
		title: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "title"
			},
			describe: "Title of the task"
		},
		project: {
			type: "string",
			kind: "id",
			wire: {
				in: "body",
				name: "project_id"
			},
			describe: "Project id"
		},
		description: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "description"
			},
			describe: "Description of the task"
		},
		assignee: {
			type: "string",
			kind: "reference",
			reference: "user",
			wire: {
				in: "body",
				name: "assignee_id"
			},
			describe: "Id, name or e-mail address of the assignee, or \"me\""
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
		parent: {
			type: "string",
			kind: "id",
			wire: {
				in: "body",
				name: "parent_task_id"
			},
			describe: "Id of the parent task"
		},
		done: {
			type: "boolean",
			kind: "boolean",
			conflicts: ["undone"],
			wire: {
				in: "body",
				name: "done"
			},
			send: 1,
			describe: "Mark it as done"
		},
		undone: {
			type: "boolean",
			kind: "boolean",
			conflicts: ["done"],
			wire: {
				in: "body",
				name: "done"
			},
			send: 0,
			describe: "Mark it as not done"
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
		path: "/api/v2/tasks/{id}",
		shape: "record",
		naming: {
			path: "/api/v2/tasks/{id}",
			id: "id",
			field: "title"
		},
		change: true
	})
};

Object.defineProperty(exports, "task_exports", {
  enumerable: true,
  get: function () {
    return task_exports;
  }
});