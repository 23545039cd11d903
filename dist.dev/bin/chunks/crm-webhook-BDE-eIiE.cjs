const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/webhook/create.ts
var create_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
const command$3 = {
	id: "crm.webhook.create",
	command: "create",
	describe: "Create a webhook for an event",
	usage: "--event-action <|*|change|create|delete> --event-object <word> --url <text> [flags]",
	effect: "create",
	flags: {
		"event-action": {
			type: "string",
			demandOption: true,
			kind: "enum",
			choices: [
				"",
				"*",
				"change",
				"create",
				"delete"
			],
			wire: {
				in: "body",
				name: "event_action"
			},
			send: {
				"": "*",
				"*": "*",
				change: "change",
				create: "create",
				delete: "delete"
			},
			describe: "Action to report"
		},
		"event-object": {
			type: "string",
			demandOption: true,
			kind: "enum",
			choices: [
				"",
				"*",
				"activity",
				"board",
				"deal",
				"deal_installment",
				"deal_product",
				"lead",
				"note",
				"organization",
				"person",
				"phase",
				"pipeline",
				"product",
				"project",
				"stage",
				"task",
				"user"
			],
			wire: {
				in: "body",
				name: "event_object"
			},
			send: {
				"": "*",
				"*": "*",
				activity: "activity",
				board: "board",
				deal: "deal",
				deal_installment: "deal_installment",
				deal_product: "deal_product",
				lead: "lead",
				note: "note",
				organization: "organization",
				person: "person",
				phase: "phase",
				pipeline: "pipeline",
				product: "product",
				project: "project",
				stage: "stage",
				task: "task",
				user: "user"
			},
			describe: "Type of the records to report"
		},
		"http-auth-password": {
			type: "string",
			kind: "text",
			secret: true,
			requires: ["http-auth-user"],
			wire: {
				in: "body",
				name: "http_auth_password"
			},
			describe: "Password for basic authentication of the deliveries"
		},
		"http-auth-user": {
			type: "string",
			kind: "text",
			requires: ["http-auth-password"],
			wire: {
				in: "body",
				name: "http_auth_user"
			},
			describe: "User name for basic authentication of the deliveries"
		},
		name: {
			type: "string",
			kind: "text",
			default: "crmcli",
			wire: {
				in: "body",
				name: "name"
			},
			describe: "Name of the webhook"
		},
		url: {
			type: "string",
			demandOption: true,
			kind: "text",
			wire: {
				in: "body",
				name: "subscription_url"
			},
			describe: "URL that receives the deliveries (https)"
		},
		version: {
			type: "string",
			kind: "text",
			default: "2.0",
			wire: {
				in: "body",
				name: "version"
			},
			describe: "Version of the deliveries, 2.0 or 1.0"
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
		path: "/api/v1/webhooks",
		shape: "record",
		secrets: ["http_auth_password"]
	})
};

// generated/crm/webhook/delete.ts
var delete_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "crm.webhook.delete",
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
		path: "/api/v1/webhooks/{id}",
		shape: "action",
		confirm: "Delete webhook {id}?",
		says: "Deleted webhook {id}"
	})
};

// generated/crm/webhook/index.ts
var webhook_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		create: {
			summary: "Create a webhook for an event",
			run: () => Promise.resolve().then(() => create_exports)
		},
		delete: {
			summary: "Delete a webhook",
			run: () => Promise.resolve().then(() => delete_exports)
		},
		list: {
			summary: "List webhooks",
			run: () => Promise.resolve().then(() => list_exports)
		},
		listen: {
			summary: "Receive events, or simulate them from the change feed",
			run: () => Promise.resolve().then(() => listen_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-CRs39p8Y.cjs"))
};

// generated/crm/webhook/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "crm.webhook.list",
	command: "list",
	describe: "List webhooks",
	effect: "read",
	flags: {},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v1/webhooks",
		columns: [
			{
				key: "id",
				header: "ID"
			},
			{
				key: "subscription_url",
				header: "URL"
			},
			{
				key: "event_action",
				header: "Action"
			},
			{
				key: "event_object",
				header: "Object"
			},
			{
				key: "version",
				header: "Version"
			},
			{
				key: "is_active",
				header: "Active",
				from: ["is_active", "active_flag"],
				values: {
					0: "no",
					1: "yes",
					false: "no",
					true: "yes"
				}
			}
		],
		shape: "rows",
		secrets: ["http_auth_password"]
	})
};

// generated/crm/webhook/listen.ts
var listen_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
/** Requests of the workflow. */
const calls = {
	activityFeed: {
		effect: "read",
		method: "GET",
		path: "/api/v2/activities",
		query: {
			sort_by: "update_time",
			sort_direction: "asc",
			updated_since: "{since}"
		},
		paging: "cursor",
		size: 500,
		shape: "rows"
	},
	dealFeed: {
		effect: "read",
		method: "GET",
		path: "/api/v2/deals",
		query: {
			sort_by: "update_time",
			sort_direction: "asc",
			updated_since: "{since}"
		},
		paging: "cursor",
		size: 500,
		shape: "rows"
	},
	hooks: {
		effect: "read",
		method: "GET",
		path: "/api/v1/webhooks",
		shape: "record"
	},
	organizationFeed: {
		effect: "read",
		method: "GET",
		path: "/api/v2/organizations",
		query: {
			sort_by: "update_time",
			sort_direction: "asc",
			updated_since: "{since}"
		},
		paging: "cursor",
		size: 500,
		shape: "rows"
	},
	personFeed: {
		effect: "read",
		method: "GET",
		path: "/api/v2/persons",
		query: {
			sort_by: "update_time",
			sort_direction: "asc",
			updated_since: "{since}"
		},
		paging: "cursor",
		size: 500,
		shape: "rows"
	},
	productFeed: {
		effect: "read",
		method: "GET",
		path: "/api/v2/products",
		query: {
			sort_by: "update_time",
			sort_direction: "asc",
			updated_since: "{since}"
		},
		paging: "cursor",
		size: 500,
		shape: "rows"
	},
	register: {
		effect: "act",
		method: "POST",
		path: "/api/v1/webhooks",
		shape: "record"
	},
	unregister: {
		effect: "act",
		method: "DELETE",
		path: "/api/v1/webhooks/{id}",
		shape: "record"
	}
};
const command = {
	id: "crm.webhook.listen",
	command: "listen",
	describe: "Receive events, or simulate them from the change feed",
	usage: "[flags]",
	effect: "act",
	flags: {
		events: {
			type: "string",
			kind: "csv",
			of: "text",
			describe: "Only these events, for example deal.change or person.*"
		},
		"forward-to": {
			type: "string",
			kind: "text",
			describe: "Also POST each delivery to this URL"
		},
		interval: {
			type: "string",
			kind: "integer",
			default: 1e4,
			min: 1,
			unit: "milliseconds",
			describe: "Pause between two reads of the change feed"
		},
		"max-events": {
			type: "string",
			kind: "integer",
			min: 1,
			describe: "End after this many events"
		},
		once: {
			type: "boolean",
			kind: "boolean",
			describe: "End after the first event, or after one read of the change feed"
		},
		port: {
			type: "string",
			kind: "integer",
			default: 3e3,
			min: 0,
			max: 65535,
			describe: "Port to listen on (0 for any free port)"
		},
		since: {
			type: "string",
			kind: "since",
			months: true,
			requires: ["synthetic"],
			describe: "Start of the change feed: a time (RFC 3339) or an age (7d, or 6m for months of 30 days)"
		},
		synthetic: {
			type: "boolean",
			kind: "boolean",
			conflicts: ["url"],
			describe: "Read the change feed instead of registering a webhook"
		},
		url: {
			type: "string",
			kind: "text",
			conflicts: ["synthetic"],
			describe: "Public https URL of the tunnel to --port, or an http URL of this machine"
		},
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		}
	},
	columns: [
		{
			key: "time",
			header: "Time"
		},
		{
			key: "event",
			header: "Event"
		},
		{
			key: "id",
			header: "ID"
		}
	],
	oneOf: [["url", "synthetic"]],
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./webhook-listen-BK0Y4EwN.cjs")), { calls })
};

Object.defineProperty(exports, "webhook_exports", {
  enumerable: true,
  get: function () {
    return webhook_exports;
  }
});