const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/helpdesk/webhook/create.ts
var create_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
const command$3 = {
	id: "helpdesk.webhook.create",
	command: "create",
	describe: "Register a webhook",
	usage: "--event <a,b,...> --secret <text> --url <text> [flags]",
	effect: "create",
	flags: {
		event: {
			type: "string",
			demandOption: true,
			kind: "csv",
			of: "enum",
			choices: [
				"beacon.chat.created",
				"beacon.chat.customer.replied",
				"convo.agent.reply.created",
				"convo.assigned",
				"convo.created",
				"convo.custom-fields",
				"convo.customer.reply.created",
				"convo.deleted",
				"convo.merged",
				"convo.moved",
				"convo.note.created",
				"convo.status",
				"convo.tags",
				"customer.created",
				"customer.deleted",
				"customer.updated",
				"message.survey.response.received",
				"satisfaction.ratings",
				"tag.created",
				"tag.deleted",
				"tag.updated"
			],
			open: true,
			wire: {
				in: "body",
				name: "events"
			},
			describe: "Events to deliver"
		},
		label: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "label"
			},
			describe: "Label shown in the account settings"
		},
		secret: {
			type: "string",
			demandOption: true,
			kind: "text",
			env: "HELPDESKCLI_WEBHOOK_SECRET",
			maxLength: 40,
			secret: true,
			wire: {
				in: "body",
				name: "secret"
			},
			describe: "Key that signs the deliveries"
		},
		url: {
			type: "string",
			demandOption: true,
			kind: "text",
			wire: {
				in: "body",
				name: "url"
			},
			describe: "HTTPS URL that receives the events"
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
		path: "/v2/webhooks",
		shape: "action",
		says: "Created webhook {created}"
	})
};

// generated/helpdesk/webhook/delete.ts
var delete_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "helpdesk.webhook.delete",
	command: "delete <id>",
	describe: "Delete a webhook",
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
		describe: "Webhook id"
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
		path: "/v2/webhooks/{id}",
		shape: "action",
		confirm: "Delete webhook #{id}?",
		naming: {
			path: "/v2/webhooks/{id}",
			id: "id",
			field: "url"
		},
		says: "Deleted webhook #{id}"
	})
};

// generated/helpdesk/webhook/get.ts
var get_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "helpdesk.webhook.get",
	command: "get <id>",
	describe: "Show one webhook",
	usage: "<id> [flags]",
	effect: "read",
	positionals: { id: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Webhook id"
	} },
	flags: { "show-secrets": {
		type: "boolean",
		kind: "boolean",
		wire: {
			in: "print",
			name: "secrets"
		},
		describe: "Print secrets instead of dots"
	} },
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v2/webhooks/{id}",
		columns: [
			{
				key: "id",
				header: "ID"
			},
			{
				key: "url",
				header: "URL"
			},
			{
				key: "events",
				header: "Events",
				join: ", "
			},
			{
				key: "state",
				header: "State"
			},
			{
				key: "secret",
				header: "Secret"
			},
			{
				key: "createdAt",
				header: "Created"
			}
		],
		shape: "single",
		secrets: ["secret"]
	})
};

// generated/helpdesk/webhook/index.ts
var webhook_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		create: {
			summary: "Register a webhook",
			run: () => Promise.resolve().then(() => create_exports)
		},
		delete: {
			summary: "Delete a webhook",
			run: () => Promise.resolve().then(() => delete_exports)
		},
		get: {
			summary: "Show one webhook",
			run: () => Promise.resolve().then(() => get_exports)
		},
		list: {
			summary: "List webhooks",
			run: () => Promise.resolve().then(() => list_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-C08UhA1Y.cjs"))
};

// generated/helpdesk/flags.ts?webhook
const limitFlags = { limit: {
	type: "string",
	kind: "integer",
	default: 25,
	min: 0,
	describe: "Maximum number of rows (0 for all)"
} };

// generated/helpdesk/webhook/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "helpdesk.webhook.list",
	command: "list",
	describe: "List webhooks",
	usage: "[flags]",
	effect: "read",
	flags: {
		"show-secrets": {
			type: "boolean",
			kind: "boolean",
			wire: {
				in: "print",
				name: "secrets"
			},
			describe: "Print secrets instead of dots"
		},
		...limitFlags
	},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v2/webhooks",
		paging: "inbox",
		result: "webhooks",
		columns: [
			{
				key: "id",
				header: "ID"
			},
			{
				key: "url",
				header: "URL"
			},
			{
				key: "events",
				header: "Events",
				join: ", "
			},
			{
				key: "state",
				header: "State"
			},
			{
				key: "createdAt",
				header: "Created"
			}
		],
		shape: "rows",
		secrets: ["secret"]
	})
};

Object.defineProperty(exports, "webhook_exports", {
  enumerable: true,
  get: function () {
    return webhook_exports;
  }
});