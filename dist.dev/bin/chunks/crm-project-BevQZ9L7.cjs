const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/flags.ts?project
const bodyFlags = { body: {
	type: "string",
	kind: "json",
	wire: {
		in: "body",
		name: ""
	},
	describe: "More fields as a JSON object: text or @file; flags override it"
} };

// generated/crm/project/create.ts
var create_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$4 });
const command$4 = {
	id: "crm.project.create",
	command: "create",
	describe: "Create a project",
	usage: "--title <text> [flags]",
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
			describe: "Title of the project"
		},
		description: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "description"
			},
			describe: "Description of the project"
		},
		status: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "status"
			},
			describe: "Status: open, completed, canceled or deleted"
		},
		"start-date": {
			type: "string",
			kind: "date",
			wire: {
				in: "body",
				name: "start_date"
			},
			describe: "Start date"
		},
		"end-date": {
			type: "string",
			kind: "date",
			wire: {
				in: "body",
				name: "end_date"
			},
			describe: "End date"
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
		board: {
			type: "string",
			kind: "id",
			wire: {
				in: "body",
				name: "board_id"
			},
			describe: "Id of the board"
		},
		phase: {
			type: "string",
			kind: "id",
			wire: {
				in: "body",
				name: "phase_id"
			},
			describe: "Id of the phase on the board"
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
		path: "/api/v2/projects",
		shape: "record"
	})
};

// generated/crm/project/delete.ts
var delete_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
const command$3 = {
	id: "crm.project.delete",
	command: "delete <id>",
	describe: "Delete a project",
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
		describe: "Project id"
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
		path: "/api/v2/projects/{id}",
		shape: "action",
		confirm: "Delete project {id}?",
		naming: {
			path: "/api/v2/projects/{id}",
			id: "id",
			field: "title"
		},
		says: "Deleted project {id}"
	})
};

// generated/crm/project/get.ts
var get_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "crm.project.get",
	command: "get <id>",
	describe: "Show one project",
	usage: "<id>",
	effect: "read",
	positionals: { id: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Project id"
	} },
	flags: {},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v2/projects/{id}",
		shape: "record"
	})
};

// generated/crm/project/index.ts
var project_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		create: {
			summary: "Create a project",
			run: () => Promise.resolve().then(() => create_exports)
		},
		delete: {
			summary: "Delete a project",
			run: () => Promise.resolve().then(() => delete_exports)
		},
		get: {
			summary: "Show one project",
			run: () => Promise.resolve().then(() => get_exports)
		},
		list: {
			summary: "List active or archived projects",
			run: () => Promise.resolve().then(() => list_exports)
		},
		update: {
			summary: "Update a project",
			run: () => Promise.resolve().then(() => update_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-CW4bTxXc.cjs"))
};

// generated/crm/project/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "crm.project.list",
	command: "list",
	describe: "List active or archived projects",
	usage: "[flags]",
	effect: "read",
	flags: { archived: {
		type: "boolean",
		kind: "boolean",
		describe: "List archived projects instead of active ones"
	} },
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v2/projects",
		paths: { archived: "/api/v2/projects/archived" },
		paging: "cursor",
		cap: 100,
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
				key: "status",
				header: "Status"
			},
			{
				key: "owner_id",
				header: "Owner"
			},
			{
				key: "start_date",
				header: "Start"
			},
			{
				key: "end_date",
				header: "End"
			}
		],
		shape: "rows"
	})
};

// generated/crm/project/update.ts
var update_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "crm.project.update",
	command: "update <id>",
	describe: "Update a project",
	usage: "<id> [flags]",
	effect: "update",
	positionals: { id: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Project id"
	} },
	flags: {
		title: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "title"
			},
			describe: "Title of the project"
		},
		description: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "description"
			},
			describe: "Description of the project"
		},
		status: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "status"
			},
			describe: "Status: open, completed, canceled or deleted"
		},
		"start-date": {
			type: "string",
			kind: "date",
			wire: {
				in: "body",
				name: "start_date"
			},
			describe: "Start date"
		},
		"end-date": {
			type: "string",
			kind: "date",
			wire: {
				in: "body",
				name: "end_date"
			},
			describe: "End date"
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
		board: {
			type: "string",
			kind: "id",
			wire: {
				in: "body",
				name: "board_id"
			},
			describe: "Id of the board"
		},
		phase: {
			type: "string",
			kind: "id",
			wire: {
				in: "body",
				name: "phase_id"
			},
			describe: "Id of the phase on the board"
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
		path: "/api/v2/projects/{id}",
		shape: "record",
		naming: {
			path: "/api/v2/projects/{id}",
			id: "id",
			field: "title"
		},
		change: true
	})
};

Object.defineProperty(exports, "project_exports", {
  enumerable: true,
  get: function () {
    return project_exports;
  }
});