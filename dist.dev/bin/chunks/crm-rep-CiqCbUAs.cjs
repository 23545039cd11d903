const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/rep/index.ts
var rep_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: { scorecard: {
		summary: "Show win rate, cycle, velocity and hygiene per owner",
		run: () => Promise.resolve().then(() => scorecard_exports)
	} },
	help: () => Promise.resolve().then(() => require("./help-BsUhI5_H.cjs"))
};

// generated/crm/flags.ts?rep
const periodFlags = { period: {
	type: "string",
	kind: "period",
	default: "90d",
	describe: "Days or months before now, as 90d or 3m (a month has 30 days)"
} };

// generated/crm/rep/scorecard.ts
var scorecard_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
/** Requests of the workflow. */
const calls = {
	deals: {
		effect: "read",
		method: "GET",
		path: "/api/v2/deals",
		query: {
			owner_id: "{owner}",
			pipeline_id: "{pipeline}",
			status: "{status}",
			updated_since: "{since}"
		},
		paging: "cursor",
		size: 500,
		shape: "rows"
	},
	users: {
		effect: "read",
		method: "GET",
		path: "/api/v1/users",
		shape: "record"
	}
};
const command = {
	id: "crm.rep.scorecard",
	command: "scorecard",
	describe: "Show win rate, cycle, velocity and hygiene per owner",
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
			describe: "Only deals of this user"
		},
		pipeline: {
			type: "string",
			kind: "reference",
			reference: "pipeline",
			wire: {
				in: "query",
				name: "pipeline_id"
			},
			describe: "Only deals of this pipeline"
		},
		...periodFlags
	},
	columns: [
		{
			key: "ownerName",
			header: "Rep"
		},
		{
			key: "active",
			header: "Active",
			values: {
				false: "no",
				true: "yes"
			}
		},
		{
			key: "openCount",
			header: "Open"
		},
		{
			key: "winRate",
			header: "Win rate",
			share: "({wonCount}W/{lostCount}L)"
		},
		{
			key: "avgCycleDays",
			header: "Cycle (d)"
		},
		{
			key: "velocityPerDay",
			header: "Velocity/d"
		},
		{
			key: "staleOpen",
			header: "Stale"
		},
		{
			key: "pastClose",
			header: "Past close"
		},
		{
			key: "noCloseDate",
			header: "No date"
		},
		{
			key: "missingContact",
			header: "No contact"
		}
	],
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./rep-scorecard-BANmrXQh.cjs")), { calls })
};

Object.defineProperty(exports, "rep_exports", {
  enumerable: true,
  get: function () {
    return rep_exports;
  }
});