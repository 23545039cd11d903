const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/helpdesk/workflow/index.ts
var workflow_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		list: {
			summary: "List workflows",
			run: () => Promise.resolve().then(() => list_exports)
		},
		run: {
			summary: "Run a manual workflow on conversations",
			run: () => Promise.resolve().then(() => run_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-qJ120sBq.cjs"))
};

// generated/helpdesk/flags.ts?workflow
const limitFlags = { limit: {
	type: "string",
	kind: "integer",
	default: 25,
	min: 0,
	describe: "Maximum number of rows (0 for all)"
} };

// generated/helpdesk/workflow/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "helpdesk.workflow.list",
	command: "list",
	describe: "List workflows",
	usage: "[flags]",
	effect: "read",
	flags: {
		mailbox: {
			type: "string",
			kind: "reference",
			reference: "inbox",
			wire: {
				in: "query",
				name: "mailboxId"
			},
			describe: "Inbox id or name"
		},
		type: {
			type: "string",
			kind: "enum",
			choices: ["manual", "automatic"],
			wire: {
				in: "query",
				name: "type"
			},
			describe: "How the workflow starts"
		},
		...limitFlags
	},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v2/workflows",
		paging: "inbox",
		result: "workflows",
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
		shape: "rows"
	})
};

// generated/helpdesk/workflow/run.ts
var run_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
/** Requests of the workflow. */
const calls = { run: {
	effect: "act",
	method: "POST",
	path: "/v2/workflows/{id}/run",
	body: { conversationIds: "{conversations:number}" },
	shape: "record"
} };
const command = {
	id: "helpdesk.workflow.run",
	command: "run <id>",
	describe: "Run a manual workflow on conversations",
	usage: "<id> --conv <a,b,...> [flags]",
	effect: "act",
	positionals: { id: {
		required: true,
		kind: "id",
		describe: "Workflow id"
	} },
	flags: {
		conv: {
			type: "string",
			demandOption: true,
			kind: "csv",
			of: "id",
			describe: "Conversation ids"
		},
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		}
	},
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./workflow-run-CZv8lEj6.cjs")), { calls })
};

Object.defineProperty(exports, "workflow_exports", {
  enumerable: true,
  get: function () {
    return workflow_exports;
  }
});