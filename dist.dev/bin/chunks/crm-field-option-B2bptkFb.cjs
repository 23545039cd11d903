const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/field/option/add.ts
var add_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "crm.field.option.add",
	command: "add <entity> <field>",
	describe: "Add an option to a field",
	usage: "<entity> <field> --label <text> [flags]",
	effect: "create",
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
		label: {
			type: "string",
			demandOption: true,
			kind: "text",
			as: { label: "$value" },
			wire: {
				in: "body",
				name: "[]"
			},
			describe: "Label of the new option"
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
		path: "/api/v2/{entity}Fields/{field}/options",
		columns: [{
			key: "id",
			header: "ID"
		}, {
			key: "label",
			header: "Label"
		}],
		shape: "rows"
	})
};

// generated/crm/field/option/index.ts
var option_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		add: {
			summary: "Add an option to a field",
			run: () => Promise.resolve().then(() => add_exports)
		},
		remove: {
			summary: "Remove an option from a field",
			run: () => Promise.resolve().then(() => remove_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-BUk8AqiL.cjs"))
};

// generated/crm/field/option/remove.ts
var remove_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "crm.field.option.remove",
	command: "remove <entity> <field>",
	describe: "Remove an option from a field",
	usage: "<entity> <field> --option <id> [flags]",
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
		option: {
			type: "string",
			demandOption: true,
			kind: "id",
			as: { id: "$value" },
			wire: {
				in: "body",
				name: "[]"
			},
			describe: "Option id, shown by `field get`"
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
		path: "/api/v2/{entity}Fields/{field}/options",
		columns: [{
			key: "id",
			header: "ID"
		}, {
			key: "label",
			header: "Label"
		}],
		shape: "rows",
		confirm: "Remove option {option} from {entity} field {field}? Records lose this value.",
		gives: {
			id: "{field:number}",
			deleted: true
		}
	})
};

Object.defineProperty(exports, "option_exports", {
  enumerable: true,
  get: function () {
    return option_exports;
  }
});