const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/flags.ts?metrics
const commitFlags = { "commit-threshold": {
	type: "string",
	kind: "integer",
	default: 70,
	min: 0,
	max: 100,
	unit: "percent",
	describe: "Least probability of deals that count as commit"
} };
const periodFlags = { period: {
	type: "string",
	kind: "period",
	default: "90d",
	describe: "Days or months before now, as 90d or 3m (a month has 30 days)"
} };
const pipelineFlags = { pipeline: {
	type: "string",
	kind: "reference",
	reference: "pipeline",
	describe: "Pipeline id or name (required if there are several)"
} };

// generated/crm/metrics/aging.ts
var aging_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$5 });
/** Requests of the workflow. */
const calls$5 = {
	changelog: {
		effect: "read",
		method: "GET",
		path: "/api/v1/deals/{id}/changelog",
		paging: "cursor",
		size: 500,
		shape: "rows"
	},
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
	pipelines: {
		effect: "read",
		method: "GET",
		path: "/api/v2/pipelines",
		paging: "cursor",
		size: 500,
		shape: "rows"
	},
	stages: {
		effect: "read",
		method: "GET",
		path: "/api/v2/stages",
		query: { pipeline_id: "{pipeline}" },
		paging: "cursor",
		size: 500,
		shape: "rows"
	}
};
const command$5 = {
	id: "crm.metrics.aging",
	command: "aging",
	describe: "Show how long open deals have been in their stage",
	usage: "[flags]",
	effect: "read",
	flags: {
		buckets: {
			type: "string",
			kind: "csv",
			of: "text",
			default: "30,60,90",
			unit: "days",
			describe: "Bounds of the age groups"
		},
		...pipelineFlags
	},
	columns: [
		{
			key: "stage",
			header: "Stage"
		},
		{
			key: "p90ExceededCount",
			header: "> p90 dwell"
		},
		{
			key: "unknownCount",
			header: "Unknown"
		}
	],
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./metrics-aging-DkDO-guP.cjs")), { calls: calls$5 })
};

// generated/crm/metrics/conversion-matrix.ts
var conversion_matrix_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$4 });
/** Requests of the workflow. */
const calls$4 = {
	changelog: {
		effect: "read",
		method: "GET",
		path: "/api/v1/deals/{id}/changelog",
		paging: "cursor",
		size: 500,
		shape: "rows"
	},
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
	pipelines: {
		effect: "read",
		method: "GET",
		path: "/api/v2/pipelines",
		paging: "cursor",
		size: 500,
		shape: "rows"
	},
	stages: {
		effect: "read",
		method: "GET",
		path: "/api/v2/stages",
		query: { pipeline_id: "{pipeline}" },
		paging: "cursor",
		size: 500,
		shape: "rows"
	}
};
const command$4 = {
	id: "crm.metrics.conversion-matrix",
	command: "conversion-matrix",
	describe: "Count moves between stages",
	usage: "[flags]",
	effect: "read",
	flags: { ...pipelineFlags },
	columns: [
		{
			key: "fromStage",
			header: "From"
		},
		{
			key: "toStage",
			header: "To"
		},
		{
			key: "count",
			header: "Edges"
		},
		{
			key: "forward",
			header: "Direction",
			values: {
				false: "backward",
				true: "forward"
			}
		}
	],
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./metrics-conversion-matrix-DjqJQQj1.cjs")), { calls: calls$4 })
};

// generated/crm/metrics/coverage.ts
var coverage_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
/** Requests of the workflow. */
const calls$3 = {
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
	goalResult: {
		effect: "read",
		method: "GET",
		path: "/api/v1/goals/{id}/results",
		query: {
			"period.end": "{end}",
			"period.start": "{start}"
		},
		shape: "record"
	},
	goals: {
		effect: "read",
		method: "GET",
		path: "/api/v1/goals/find",
		query: {
			"expected_outcome.tracking_metric": "sum",
			"period.end": "{end}",
			"period.start": "{start}"
		},
		result: "data.goals",
		shape: "record"
	},
	pipelines: {
		effect: "read",
		method: "GET",
		path: "/api/v2/pipelines",
		paging: "cursor",
		size: 500,
		shape: "rows"
	},
	stages: {
		effect: "read",
		method: "GET",
		path: "/api/v2/stages",
		query: { pipeline_id: "{pipeline}" },
		paging: "cursor",
		size: 500,
		shape: "rows"
	}
};
const command$3 = {
	id: "crm.metrics.coverage",
	command: "coverage",
	describe: "Compare the open pipeline with the revenue goal",
	usage: "[flags]",
	effect: "read",
	flags: {
		currency: {
			type: "string",
			kind: "text",
			describe: "Only deals in this currency (required if there are several)"
		},
		target: {
			type: "string",
			kind: "integer",
			describe: "Revenue quota; no goal is read"
		},
		...pipelineFlags,
		...periodFlags
	},
	columns: [{
		key: "metric",
		header: "Metric"
	}, {
		key: "value",
		header: "Value"
	}],
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./metrics-coverage-aYuengS0.cjs")), { calls: calls$3 })
};

// generated/crm/metrics/forecast.ts
var forecast_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
/** Requests of the workflow. */
const calls$2 = {
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
	pipelines: {
		effect: "read",
		method: "GET",
		path: "/api/v2/pipelines",
		paging: "cursor",
		size: 500,
		shape: "rows"
	},
	stages: {
		effect: "read",
		method: "GET",
		path: "/api/v2/stages",
		query: { pipeline_id: "{pipeline}" },
		paging: "cursor",
		size: 500,
		shape: "rows"
	}
};
const command$2 = {
	id: "crm.metrics.forecast",
	command: "forecast",
	describe: "Show open deals by expected close month",
	usage: "[flags]",
	effect: "read",
	flags: {
		...pipelineFlags,
		...commitFlags
	},
	columns: [
		{
			key: "currency",
			header: "Cur"
		},
		{
			key: "month",
			header: "Month"
		},
		{
			key: "dealCount",
			header: "Deals"
		},
		{
			key: "commit",
			header: "Commit"
		},
		{
			key: "bestCase",
			header: "Best case"
		},
		{
			key: "weighted",
			header: "Weighted"
		}
	],
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./metrics-forecast-WOLP-CTC.cjs")), { calls: calls$2 })
};

// generated/crm/metrics/index.ts
var metrics_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		aging: {
			summary: "Show how long open deals have been in their stage",
			run: () => Promise.resolve().then(() => aging_exports)
		},
		"conversion-matrix": {
			summary: "Count moves between stages",
			run: () => Promise.resolve().then(() => conversion_matrix_exports)
		},
		coverage: {
			summary: "Compare the open pipeline with the revenue goal",
			run: () => Promise.resolve().then(() => coverage_exports)
		},
		forecast: {
			summary: "Show open deals by expected close month",
			run: () => Promise.resolve().then(() => forecast_exports)
		},
		slippage: {
			summary: "List open deals whose close date was pushed back",
			run: () => Promise.resolve().then(() => slippage_exports)
		},
		velocity: {
			summary: "Show sales velocity over a period",
			run: () => Promise.resolve().then(() => velocity_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help--_Y90jlO.cjs"))
};

// generated/crm/metrics/slippage.ts
var slippage_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
/** Requests of the workflow. */
const calls$1 = {
	changelog: {
		effect: "read",
		method: "GET",
		path: "/api/v1/deals/{id}/changelog",
		paging: "cursor",
		size: 500,
		shape: "rows"
	},
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
	pipelines: {
		effect: "read",
		method: "GET",
		path: "/api/v2/pipelines",
		paging: "cursor",
		size: 500,
		shape: "rows"
	}
};
const command$1 = {
	id: "crm.metrics.slippage",
	command: "slippage",
	describe: "List open deals whose close date was pushed back",
	usage: "[flags]",
	effect: "read",
	flags: {
		"min-pushes": {
			type: "string",
			kind: "integer",
			default: 1,
			min: 0,
			describe: "Only deals pushed at least so often"
		},
		...pipelineFlags
	},
	columns: [
		{
			key: "dealId",
			header: "Deal"
		},
		{
			key: "title",
			header: "Title"
		},
		{
			key: "ownerId",
			header: "Owner"
		},
		{
			key: "pushCount",
			header: "Pushes"
		},
		{
			key: "netDaysSlipped",
			header: "Net days slipped"
		},
		{
			key: "closeRange",
			header: "Close date"
		}
	],
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./metrics-slippage-BB5mbV6D.cjs")), { calls: calls$1 })
};

// generated/crm/metrics/velocity.ts
var velocity_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
/** Requests of the workflow. */
const calls = { deals: {
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
} };
const command = {
	id: "crm.metrics.velocity",
	command: "velocity",
	describe: "Show sales velocity over a period",
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
	columns: [{
		key: "metric",
		header: "Metric"
	}, {
		key: "value",
		header: "Value"
	}],
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./metrics-velocity-izlrFHR_.cjs")), { calls })
};

Object.defineProperty(exports, "metrics_exports", {
  enumerable: true,
  get: function () {
    return metrics_exports;
  }
});