const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/helpdesk/flags.ts?docs.site
const keyFlags = { "api-key": {
	type: "string",
	kind: "text",
	secret: true,
	wire: {
		in: "credential",
		name: "docs-key"
	},
	describe: "Knowledge-base API key (overrides the environment and the stored key)"
} };
const limit50Flags = { limit: {
	type: "string",
	kind: "integer",
	default: 50,
	min: 0,
	describe: "Maximum number of rows (0 for all)"
} };

// generated/helpdesk/docs/site/get.ts
var get_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "helpdesk.docs.site.get",
	command: "get <id>",
	describe: "Show one site",
	usage: "<id> [flags]",
	effect: "read",
	positionals: { id: {
		required: true,
		kind: "key",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Site id"
	} },
	flags: { ...keyFlags },
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v1/sites/{id}",
		host: "docs",
		result: "site",
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
				key: "subDomain",
				header: "Subdomain"
			},
			{
				key: "companyName",
				header: "Company"
			},
			{
				key: "hasPublicSite",
				header: "Public"
			}
		],
		shape: "record"
	})
};

// generated/helpdesk/docs/site/index.ts
var site_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		get: {
			summary: "Show one site",
			run: () => Promise.resolve().then(() => get_exports)
		},
		list: {
			summary: "List sites",
			run: () => Promise.resolve().then(() => list_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-AK8dISGW.cjs"))
};

// generated/helpdesk/docs/site/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "helpdesk.docs.site.list",
	command: "list",
	describe: "List sites",
	usage: "[flags]",
	effect: "read",
	flags: {
		...keyFlags,
		...limit50Flags
	},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v1/sites",
		host: "docs",
		paging: "docs",
		result: "sites",
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
				key: "subDomain",
				header: "Subdomain"
			},
			{
				key: "hasPublicSite",
				header: "Public"
			},
			{
				key: "updatedAt",
				header: "Updated"
			}
		],
		shape: "rows"
	})
};

Object.defineProperty(exports, "site_exports", {
  enumerable: true,
  get: function () {
    return site_exports;
  }
});