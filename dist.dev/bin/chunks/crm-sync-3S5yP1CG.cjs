const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/sync/index.ts
var sync_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: { warehouse: {
		summary: "Append changed records to NDJSON files",
		run: () => Promise.resolve().then(() => warehouse_exports)
	} },
	help: () => Promise.resolve().then(() => require("./help-BQPDcBLc.cjs"))
};

// generated/crm/sync/warehouse.ts
var warehouse_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
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
	}
};
const command = {
	id: "crm.sync.warehouse",
	command: "warehouse",
	describe: "Append changed records to NDJSON files",
	usage: "[flags]",
	effect: "act",
	flags: {
		dir: {
			type: "string",
			kind: "path",
			default: "crm-warehouse",
			describe: "Target folder"
		},
		full: {
			type: "boolean",
			kind: "boolean",
			describe: "Empty the files and read everything again"
		},
		since: {
			type: "string",
			kind: "since",
			months: true,
			describe: "Read changes since this time (RFC 3339) or age (30d, or 6m for months of 30 days) instead of since the watermarks"
		},
		views: {
			type: "boolean",
			kind: "boolean",
			describe: "Also write views.sql, with typed views of the newest records for DuckDB"
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
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./sync-warehouse-H915KqJC.cjs")), { calls })
};

Object.defineProperty(exports, "sync_exports", {
  enumerable: true,
  get: function () {
    return sync_exports;
  }
});