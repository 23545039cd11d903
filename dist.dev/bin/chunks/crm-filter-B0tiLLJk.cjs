const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/filter/create.ts
var create_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$6 });
const command$6 = {
	id: "crm.filter.create",
	command: "create",
	describe: "Create a filter",
	usage: "--name <text> --type <word> --conditions <json|@file> [flags]",
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
			describe: "Name of the filter"
		},
		type: {
			type: "string",
			demandOption: true,
			kind: "enum",
			choices: [
				"deals",
				"leads",
				"org",
				"people",
				"products",
				"activity",
				"projects"
			],
			wire: {
				in: "body",
				name: "type"
			},
			describe: "Type of the records that the filter selects"
		},
		conditions: {
			type: "string",
			demandOption: true,
			kind: "json",
			stdin: true,
			wire: {
				in: "body",
				name: "conditions"
			},
			describe: "Conditions as JSON: text, @file or piped input"
		},
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		}
	},
	handler: require_start.request({
		effect: "create",
		method: "POST",
		path: "/api/v1/filters",
		shape: "record"
	})
};

// generated/crm/filter/delete.ts
var delete_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$5 });
const command$5 = {
	id: "crm.filter.delete",
	command: "delete <id>",
	describe: "Delete a filter",
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
		describe: "Filter id"
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
		path: "/api/v1/filters/{id}",
		shape: "action",
		confirm: "Delete filter {id}?",
		naming: {
			path: "/api/v1/filters/{id}",
			id: "id",
			field: "name"
		},
		says: "Deleted filter {id}"
	})
};

// generated/crm/filter/export.ts
var export_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$4 });
/** Requests of the workflow. */
const calls$1 = {
	all: {
		effect: "read",
		method: "GET",
		path: "/api/v1/filters",
		shape: "record"
	},
	one: {
		effect: "read",
		method: "GET",
		path: "/api/v1/filters/{id}",
		shape: "record"
	}
};
const command$4 = {
	id: "crm.filter.export",
	command: "export [id]",
	describe: "Print filters as name, type and conditions",
	usage: "[id] [flags]",
	effect: "read",
	output: "json",
	positionals: { id: {
		required: false,
		kind: "id",
		describe: "Filter id"
	} },
	flags: { all: {
		type: "boolean",
		kind: "boolean",
		describe: "Print all filters as a list"
	} },
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./filter-export-B8KDuWgc.cjs")), { calls: calls$1 })
};

// generated/crm/filter/get.ts
var get_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
const command$3 = {
	id: "crm.filter.get",
	command: "get <id>",
	describe: "Show one filter",
	usage: "<id>",
	effect: "read",
	positionals: { id: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Filter id"
	} },
	flags: {},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v1/filters/{id}",
		shape: "record"
	})
};

// generated/crm/filter/helpers.ts
var helpers_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
/** Requests of the workflow. */
const calls = { helpers: {
	effect: "read",
	method: "GET",
	path: "/api/v1/filters/helpers",
	shape: "record"
} };
const command$2 = {
	id: "crm.filter.helpers",
	command: "helpers",
	describe: "List operators of filter conditions",
	usage: "[flags]",
	effect: "read",
	flags: { type: {
		type: "string",
		kind: "text",
		describe: "Only operators of this type of field, for example date"
	} },
	columns: [
		{
			key: "type",
			header: "Field type"
		},
		{
			key: "operator",
			header: "Operator"
		},
		{
			key: "meaning",
			header: "Meaning"
		}
	],
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./filter-helpers-DpM5gK1C.cjs")), { calls })
};

// generated/crm/filter/index.ts
var filter_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		create: {
			summary: "Create a filter",
			run: () => Promise.resolve().then(() => create_exports)
		},
		delete: {
			summary: "Delete a filter",
			run: () => Promise.resolve().then(() => delete_exports)
		},
		export: {
			summary: "Print filters as name, type and conditions",
			run: () => Promise.resolve().then(() => export_exports)
		},
		get: {
			summary: "Show one filter",
			run: () => Promise.resolve().then(() => get_exports)
		},
		helpers: {
			summary: "List operators of filter conditions",
			run: () => Promise.resolve().then(() => helpers_exports)
		},
		list: {
			summary: "List filters",
			run: () => Promise.resolve().then(() => list_exports)
		},
		update: {
			summary: "Update a filter",
			run: () => Promise.resolve().then(() => update_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-BRP_kR5I.cjs"))
};

// generated/crm/filter/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "crm.filter.list",
	command: "list",
	describe: "List filters",
	usage: "[flags]",
	effect: "read",
	flags: { type: {
		type: "string",
		kind: "enum",
		choices: [
			"deals",
			"leads",
			"org",
			"people",
			"products",
			"activity",
			"projects"
		],
		wire: {
			in: "query",
			name: "type"
		},
		describe: "Type of the records that the filter selects"
	} },
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v1/filters",
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
				key: "type",
				header: "Type"
			},
			{
				key: "active_flag",
				header: "Active",
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

// generated/crm/filter/update.ts
var update_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "crm.filter.update",
	command: "update <id>",
	describe: "Update a filter",
	usage: "<id> [flags]",
	effect: "update",
	positionals: { id: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Filter id"
	} },
	flags: {
		name: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "name"
			},
			describe: "Name of the filter"
		},
		conditions: {
			type: "string",
			kind: "json",
			wire: {
				in: "body",
				name: "conditions"
			},
			describe: "Conditions as JSON: text or @file"
		},
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		}
	},
	handler: require_start.request({
		effect: "update",
		method: "PUT",
		path: "/api/v1/filters/{id}",
		shape: "record",
		naming: {
			path: "/api/v1/filters/{id}",
			id: "id",
			field: "name"
		},
		change: true,
		resend: ["conditions"]
	})
};

Object.defineProperty(exports, "filter_exports", {
  enumerable: true,
  get: function () {
    return filter_exports;
  }
});