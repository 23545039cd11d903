const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/lead/convert.ts
var convert_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$5 });
/** Requests of the workflow. */
const calls = {
	start: {
		effect: "act",
		method: "POST",
		path: "/api/v2/leads/{id}/convert/deal",
		shape: "record"
	},
	status: {
		effect: "read",
		method: "GET",
		path: "/api/v2/leads/{id}/convert/status/{conversion}",
		shape: "record"
	}
};
const command$5 = {
	id: "crm.lead.convert",
	command: "convert <id>",
	describe: "Turn a lead into a deal",
	usage: "<id> [flags]",
	effect: "act",
	positionals: { id: {
		required: true,
		kind: "uuid",
		describe: "Lead id"
	} },
	flags: {
		stage: {
			type: "string",
			kind: "reference",
			reference: "stage",
			wire: {
				in: "body",
				name: "stage_id"
			},
			describe: "Stage id or name (a name that several pipelines have needs --pipeline)"
		},
		pipeline: {
			type: "string",
			kind: "reference",
			reference: "pipeline",
			wire: {
				in: "body",
				name: "pipeline_id"
			},
			describe: "Pipeline id or name; the service ignores it with --stage"
		},
		"timeout-secs": {
			type: "string",
			kind: "integer",
			default: 30,
			min: 0,
			unit: "seconds",
			describe: "Longest wait with --wait"
		},
		wait: {
			type: "boolean",
			kind: "boolean",
			describe: "Wait until the conversion has ended"
		},
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		}
	},
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./lead-convert-C9kNAk2L.cjs")), { calls })
};

// generated/crm/flags.ts?lead
const bodyFlags = { body: {
	type: "string",
	kind: "json",
	wire: {
		in: "body",
		name: ""
	},
	describe: "More fields as a JSON object: text or @file; flags override it"
} };

// generated/crm/lead/create.ts
var create_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$4 });
const command$4 = {
	id: "crm.lead.create",
	command: "create",
	describe: "Create a lead",
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
			describe: "Title of the lead"
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
				name: "organization_id"
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
		value: {
			type: "string",
			kind: "number",
			requires: ["currency"],
			wire: {
				in: "body",
				name: "value.amount"
			},
			describe: "Value in the currency set by --currency"
		},
		currency: {
			type: "string",
			kind: "text",
			requires: ["value"],
			wire: {
				in: "body",
				name: "value.currency"
			},
			describe: "Currency code, for example EUR"
		},
		"expected-close-date": {
			type: "string",
			kind: "date",
			wire: {
				in: "body",
				name: "expected_close_date"
			},
			describe: "Expected close date"
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
		path: "/api/v1/leads",
		shape: "record",
		customFields: "lead"
	})
};

// generated/crm/lead/delete.ts
var delete_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
const command$3 = {
	id: "crm.lead.delete",
	command: "delete <id>",
	describe: "Delete a lead",
	usage: "<id> [flags]",
	effect: "delete",
	positionals: { id: {
		required: true,
		batch: true,
		kind: "uuid",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Lead id"
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
		path: "/api/v1/leads/{id}",
		shape: "action",
		confirm: "Delete lead {id}?",
		naming: {
			path: "/api/v1/leads/{id}",
			id: "id",
			field: "title"
		},
		says: "Deleted lead {id}",
		gives: {
			id: "{id}",
			deleted: true
		},
		customFields: "lead"
	})
};

// generated/crm/lead/get.ts
var get_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "crm.lead.get",
	command: "get <id>",
	describe: "Show one lead",
	usage: "<id> [flags]",
	effect: "read",
	positionals: { id: {
		required: true,
		kind: "uuid",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Lead id"
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
		path: "/api/v1/leads/{id}",
		shape: "record",
		web: { url: "https://{company}.pipedrive.com/leads/inbox/{id}" },
		customFields: "lead"
	})
};

// generated/crm/lead/index.ts
var lead_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		convert: {
			summary: "Turn a lead into a deal",
			run: () => Promise.resolve().then(() => convert_exports)
		},
		create: {
			summary: "Create a lead",
			run: () => Promise.resolve().then(() => create_exports)
		},
		delete: {
			summary: "Delete a lead",
			run: () => Promise.resolve().then(() => delete_exports)
		},
		get: {
			summary: "Show one lead",
			run: () => Promise.resolve().then(() => get_exports)
		},
		label: {
			summary: "Labels of leads",
			open: () => Promise.resolve().then(() => require("./crm-lead-label-DXthVGev.cjs")).then((n) => n.label_exports)
		},
		list: {
			summary: "List leads",
			run: () => Promise.resolve().then(() => list_exports)
		},
		update: {
			summary: "Update a lead",
			run: () => Promise.resolve().then(() => update_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-e4T_jcEz.cjs"))
};

// generated/crm/lead/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "crm.lead.list",
	command: "list",
	describe: "List leads",
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
				name: "organization_id"
			},
			describe: "Organization id"
		}
	},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v1/leads",
		paging: "offset",
		cap: 100,
		size: 100,
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
				key: "person_id",
				header: "Person"
			},
			{
				key: "organization_id",
				header: "Org"
			},
			{
				key: "value",
				header: "Value",
				from: "value.amount",
				money: "value.currency"
			},
			{
				key: "add_time",
				header: "Created"
			}
		],
		shape: "rows",
		customFields: "lead"
	})
};

// generated/crm/lead/update.ts
var update_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "crm.lead.update",
	command: "update <id>",
	describe: "Update a lead",
	usage: "<id> [flags]",
	effect: "update",
	positionals: { id: {
		required: true,
		kind: "uuid",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Lead id"
	} },
	flags: {
		title: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "title"
			},
			describe: "Title of the lead"
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
				name: "organization_id"
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
		value: {
			type: "string",
			kind: "number",
			requires: ["currency"],
			wire: {
				in: "body",
				name: "value.amount"
			},
			describe: "Value in the currency set by --currency"
		},
		currency: {
			type: "string",
			kind: "text",
			requires: ["value"],
			wire: {
				in: "body",
				name: "value.currency"
			},
			describe: "Currency code, for example EUR"
		},
		"expected-close-date": {
			type: "string",
			kind: "date",
			wire: {
				in: "body",
				name: "expected_close_date"
			},
			describe: "Expected close date"
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
		path: "/api/v1/leads/{id}",
		shape: "record",
		naming: {
			path: "/api/v1/leads/{id}",
			id: "id",
			field: "title"
		},
		change: true,
		customFields: "lead"
	})
};

Object.defineProperty(exports, "lead_exports", {
  enumerable: true,
  get: function () {
    return lead_exports;
  }
});