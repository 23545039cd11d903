const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/helpdesk/tag/get.ts
var get_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "helpdesk.tag.get",
	command: "get <id>",
	describe: "Show one tag",
	usage: "<id>",
	effect: "read",
	positionals: { id: {
		required: true,
		kind: "reference",
		reference: "tag",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Tag id or name"
	} },
	flags: {},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v2/tags/{id}",
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
				key: "createdAt",
				header: "Created"
			},
			{
				key: "ticketCount",
				header: "Count"
			}
		],
		shape: "single"
	})
};

// generated/helpdesk/tag/index.ts
var tag_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		get: {
			summary: "Show one tag",
			run: () => Promise.resolve().then(() => get_exports)
		},
		list: {
			summary: "List tags alphabetically",
			run: () => Promise.resolve().then(() => list_exports)
		},
		usage: {
			summary: "Count the conversations that have a tag",
			run: () => Promise.resolve().then(() => usage_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-NFGPpqq2.cjs"))
};

// generated/helpdesk/flags.ts?tag
const limitFlags = { limit: {
	type: "string",
	kind: "integer",
	default: 25,
	min: 0,
	describe: "Maximum number of rows (0 for all)"
} };

// generated/helpdesk/tag/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "helpdesk.tag.list",
	command: "list",
	describe: "List tags alphabetically",
	usage: "[flags]",
	effect: "read",
	flags: { ...limitFlags },
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v2/tags",
		paging: "inbox",
		result: "tags",
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
				key: "createdAt",
				header: "Created"
			},
			{
				key: "ticketCount",
				header: "Count"
			}
		],
		shape: "rows"
	})
};

// generated/helpdesk/tag/usage.ts
var usage_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "helpdesk.tag.usage",
	command: "usage <name>",
	describe: "Count the conversations that have a tag",
	usage: "<name>",
	effect: "read",
	positionals: { name: {
		required: true,
		kind: "reference",
		reference: "tag",
		wire: {
			in: "path",
			name: "name"
		},
		describe: "Id or name of the tag (case-insensitive)"
	} },
	flags: {},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v2/tags/{name}",
		shape: "action",
		says: "{answer.name}: {answer.ticketCount}",
		gives: {
			name: "{answer.name}",
			count: "{answer.ticketCount}"
		}
	})
};

Object.defineProperty(exports, "tag_exports", {
  enumerable: true,
  get: function () {
    return tag_exports;
  }
});