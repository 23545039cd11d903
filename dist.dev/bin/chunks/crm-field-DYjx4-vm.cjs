const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/field/create.ts
var create_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$4 });
const command$4 = {
	id: "crm.field.create",
	command: "create <entity>",
	describe: "Create a custom field",
	usage: "<entity> --name <text> --type <text> [flags]",
	effect: "create",
	positionals: { entity: {
		required: true,
		kind: "enum",
		choices: [
			"deal",
			"org",
			"organization",
			"person",
			"product"
		],
		wire: {
			in: "path",
			name: "entity"
		},
		send: {
			deal: "deal",
			org: "organization",
			organization: "organization",
			person: "person",
			product: "product"
		},
		describe: "Entity that the field belongs to"
	} },
	flags: {
		name: {
			type: "string",
			demandOption: true,
			kind: "text",
			wire: {
				in: "body",
				name: "field_name"
			},
			describe: "Name of the field"
		},
		options: {
			type: "string",
			kind: "csv",
			of: "text",
			as: [{ label: "$value" }],
			requiredWith: { type: ["enum", "set"] },
			wire: {
				in: "body",
				name: "options"
			},
			describe: "Labels of the options (for the types enum and set)"
		},
		type: {
			type: "string",
			demandOption: true,
			kind: "text",
			wire: {
				in: "body",
				name: "field_type"
			},
			describe: "Type of the field, for example varchar, double, date, enum or set"
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
		path: "/api/v2/{entity}Fields",
		columns: [
			{
				key: "field_code",
				header: "Key"
			},
			{
				key: "field_name",
				header: "Name"
			},
			{
				key: "field_type",
				header: "Type"
			},
			{
				key: "options",
				header: "Options",
				each: "{id}={label}",
				join: ", "
			}
		],
		shape: "record"
	})
};

// generated/crm/field/delete.ts
var delete_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
const command$3 = {
	id: "crm.field.delete",
	command: "delete <entity> <field>",
	describe: "Delete a custom field and its stored data",
	usage: "<entity> <field> [flags]",
	effect: "delete",
	positionals: {
		entity: {
			required: true,
			kind: "enum",
			choices: [
				"deal",
				"org",
				"organization",
				"person",
				"product"
			],
			wire: {
				in: "path",
				name: "entity"
			},
			send: {
				deal: "deal",
				org: "organization",
				organization: "organization",
				person: "person",
				product: "product"
			},
			describe: "Entity that the field belongs to"
		},
		field: {
			required: true,
			kind: "reference",
			reference: "field",
			wire: {
				in: "path",
				name: "field"
			},
			describe: "Name or key of the field"
		}
	},
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
		path: "/api/v2/{entity}Fields/{field}",
		shape: "action",
		confirm: "Delete {entity} field {field}? Its values in all records are lost.",
		says: "Deleted {entity} field {field}",
		gives: {
			entity: "{entity}",
			field: "{field}",
			deleted: true
		}
	})
};

// generated/crm/field/get.ts
var get_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
/** Requests of the workflow. */
const calls$1 = {
	fields: {
		effect: "read",
		method: "GET",
		path: "/api/v2/{entity}Fields",
		paging: "cursor",
		shape: "rows"
	},
	fieldsOfVersion1: {
		effect: "read",
		method: "GET",
		path: "/api/v1/{entity}Fields",
		paging: "offset",
		shape: "rows"
	}
};
const command$2 = {
	id: "crm.field.get",
	command: "get <entity> <field>",
	describe: "Show one field, by name or key",
	usage: "<entity> <field>",
	effect: "read",
	positionals: {
		entity: {
			required: true,
			kind: "enum",
			choices: [
				"activity",
				"deal",
				"lead",
				"note",
				"org",
				"organization",
				"person",
				"product"
			],
			wire: {
				in: "path",
				name: "entity"
			},
			send: {
				activity: "activity",
				deal: "deal",
				lead: "lead",
				note: "note",
				org: "organization",
				organization: "organization",
				person: "person",
				product: "product"
			},
			describe: "Entity that the field belongs to"
		},
		field: {
			required: true,
			kind: "text",
			describe: "Name or key of the field"
		}
	},
	flags: {},
	columns: [
		{
			key: "field_code",
			header: "Key"
		},
		{
			key: "field_name",
			header: "Name"
		},
		{
			key: "field_type",
			header: "Type"
		},
		{
			key: "options",
			header: "Options",
			each: "{id}={label}",
			join: ", "
		}
	],
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./field-get-vqZEG9no.cjs")), { calls: calls$1 })
};

// generated/crm/field/index.ts
var field_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		create: {
			summary: "Create a custom field",
			run: () => Promise.resolve().then(() => create_exports)
		},
		delete: {
			summary: "Delete a custom field and its stored data",
			run: () => Promise.resolve().then(() => delete_exports)
		},
		get: {
			summary: "Show one field, by name or key",
			run: () => Promise.resolve().then(() => get_exports)
		},
		list: {
			summary: "List the fields of an entity and their keys",
			run: () => Promise.resolve().then(() => list_exports)
		},
		option: {
			summary: "Options of fields of the types enum and set",
			open: () => Promise.resolve().then(() => require("./crm-field-option-B2bptkFb.cjs")).then((n) => n.option_exports)
		},
		update: {
			summary: "Rename a custom field",
			run: () => Promise.resolve().then(() => update_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-DeTmrNVB.cjs"))
};

// generated/crm/field/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
/** Requests of the workflow. */
const calls = {
	fields: {
		effect: "read",
		method: "GET",
		path: "/api/v2/{entity}Fields",
		paging: "cursor",
		shape: "rows"
	},
	fieldsOfVersion1: {
		effect: "read",
		method: "GET",
		path: "/api/v1/{entity}Fields",
		paging: "offset",
		shape: "rows"
	}
};
const command$1 = {
	id: "crm.field.list",
	command: "list <entity>",
	describe: "List the fields of an entity and their keys",
	usage: "<entity>",
	effect: "read",
	positionals: { entity: {
		required: true,
		kind: "enum",
		choices: [
			"activity",
			"deal",
			"lead",
			"note",
			"org",
			"organization",
			"person",
			"product"
		],
		wire: {
			in: "path",
			name: "entity"
		},
		send: {
			activity: "activity",
			deal: "deal",
			lead: "lead",
			note: "note",
			org: "organization",
			organization: "organization",
			person: "person",
			product: "product"
		},
		describe: "Entity that the fields belong to"
	} },
	flags: {},
	columns: [
		{
			key: "field_code",
			header: "Key"
		},
		{
			key: "field_name",
			header: "Name"
		},
		{
			key: "field_type",
			header: "Type"
		},
		{
			key: "options",
			header: "Options",
			each: "label",
			join: ", "
		}
	],
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./field-list-BWylNCWs.cjs")), { calls })
};

// generated/crm/field/update.ts
var update_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "crm.field.update",
	command: "update <entity> <field>",
	describe: "Rename a custom field",
	usage: "<entity> <field> --name <text> [flags]",
	effect: "update",
	positionals: {
		entity: {
			required: true,
			kind: "enum",
			choices: [
				"deal",
				"org",
				"organization",
				"person",
				"product"
			],
			wire: {
				in: "path",
				name: "entity"
			},
			send: {
				deal: "deal",
				org: "organization",
				organization: "organization",
				person: "person",
				product: "product"
			},
			describe: "Entity that the field belongs to"
		},
		field: {
			required: true,
			kind: "reference",
			reference: "field",
			wire: {
				in: "path",
				name: "field"
			},
			describe: "Name or key of the field"
		}
	},
	flags: {
		name: {
			type: "string",
			demandOption: true,
			kind: "text",
			wire: {
				in: "body",
				name: "field_name"
			},
			describe: "New name of the field"
		},
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		}
	},
	handler: require_start.request({
		effect: "update",
		method: "PATCH",
		path: "/api/v2/{entity}Fields/{field}",
		columns: [
			{
				key: "field_code",
				header: "Key"
			},
			{
				key: "field_name",
				header: "Name"
			},
			{
				key: "field_type",
				header: "Type"
			},
			{
				key: "options",
				header: "Options",
				each: "{id}={label}",
				join: ", "
			}
		],
		shape: "record",
		change: true
	})
};

Object.defineProperty(exports, "field_exports", {
  enumerable: true,
  get: function () {
    return field_exports;
  }
});