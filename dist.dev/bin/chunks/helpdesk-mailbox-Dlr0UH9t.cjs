const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/helpdesk/mailbox/fields.ts
var fields_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
const command$3 = {
	id: "helpdesk.mailbox.fields",
	command: "fields <id>",
	describe: "List the custom fields of an inbox",
	usage: "<id>",
	effect: "read",
	positionals: { id: {
		required: true,
		kind: "reference",
		reference: "inbox",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Inbox id or name"
	} },
	flags: {},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v2/mailboxes/{id}/fields",
		paging: "inbox",
		result: "fields",
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
				key: "required",
				header: "Required"
			},
			{
				key: "order",
				header: "Order"
			}
		],
		shape: "rows"
	})
};

// generated/helpdesk/mailbox/folders.ts
var folders_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "helpdesk.mailbox.folders",
	command: "folders <id>",
	describe: "List the folders of an inbox",
	usage: "<id>",
	effect: "read",
	positionals: { id: {
		required: true,
		kind: "reference",
		reference: "inbox",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Inbox id or name"
	} },
	flags: {},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v2/mailboxes/{id}/folders",
		paging: "inbox",
		result: "folders",
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
				key: "activeCount",
				header: "Active"
			},
			{
				key: "totalCount",
				header: "Total"
			}
		],
		shape: "rows"
	})
};

// generated/helpdesk/mailbox/get.ts
var get_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "helpdesk.mailbox.get",
	command: "get <id>",
	describe: "Show one inbox",
	usage: "<id>",
	effect: "read",
	positionals: { id: {
		required: true,
		kind: "reference",
		reference: "inbox",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Inbox id or name"
	} },
	flags: {},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v2/mailboxes/{id}",
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
				key: "slug",
				header: "Slug"
			},
			{
				key: "email",
				header: "Email"
			},
			{
				key: "createdAt",
				header: "Created"
			},
			{
				key: "updatedAt",
				header: "Updated"
			}
		],
		shape: "single"
	})
};

// generated/helpdesk/mailbox/index.ts
var mailbox_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		fields: {
			summary: "List the custom fields of an inbox",
			run: () => Promise.resolve().then(() => fields_exports)
		},
		folders: {
			summary: "List the folders of an inbox",
			run: () => Promise.resolve().then(() => folders_exports)
		},
		get: {
			summary: "Show one inbox",
			run: () => Promise.resolve().then(() => get_exports)
		},
		list: {
			summary: "List inboxes",
			run: () => Promise.resolve().then(() => list_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-DfnX-6vv.cjs"))
};

// generated/helpdesk/flags.ts?mailbox
const limitFlags = { limit: {
	type: "string",
	kind: "integer",
	default: 25,
	min: 0,
	describe: "Maximum number of rows (0 for all)"
} };

// generated/helpdesk/mailbox/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "helpdesk.mailbox.list",
	command: "list",
	describe: "List inboxes",
	usage: "[flags]",
	effect: "read",
	flags: { ...limitFlags },
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v2/mailboxes",
		paging: "inbox",
		result: "mailboxes",
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
				key: "email",
				header: "Email"
			},
			{
				key: "createdAt",
				header: "Created"
			}
		],
		shape: "rows"
	})
};

Object.defineProperty(exports, "mailbox_exports", {
  enumerable: true,
  get: function () {
    return mailbox_exports;
  }
});