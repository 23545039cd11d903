const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/helpdesk/report/beacon.ts
var beacon_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
/** Requests of the workflow. */
const calls = { oldest: {
	effect: "read",
	method: "GET",
	path: "/v2/conversations",
	host: "inbox",
	query: {
		sortField: "createdAt",
		sortOrder: "asc",
		status: "all"
	},
	paging: "inbox",
	result: "conversations",
	shape: "rows"
} };
const command$3 = {
	id: "helpdesk.report.beacon",
	command: "beacon",
	describe: "Count conversations by source",
	usage: "[flags]",
	effect: "read",
	flags: {
		mailbox: {
			type: "string",
			kind: "reference",
			reference: "inbox",
			wire: {
				in: "query",
				name: "mailbox"
			},
			describe: "Inbox id or name"
		},
		since: {
			type: "string",
			kind: "since",
			default: "30d",
			wire: {
				in: "query",
				name: "modifiedSince"
			},
			describe: "Changed since a date, an RFC 3339 time, or an age (7d, 12h, 30m)"
		}
	},
	columns: [
		{
			key: "type",
			header: "Source Type"
		},
		{
			key: "via",
			header: "Via"
		},
		{
			key: "count",
			header: "Count"
		},
		{
			key: "pct",
			header: "%",
			from: "{pct}%"
		}
	],
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./report-beacon-CUQSLkSj.cjs")), { calls })
};

// generated/helpdesk/report/company.ts
var company_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "helpdesk.report.company",
	command: "company",
	describe: "Show the performance of the team in a time range",
	usage: "--start <time> --end <time> [flags]",
	effect: "read",
	output: "json",
	flags: {
		start: {
			type: "string",
			demandOption: true,
			kind: "timestamp",
			wire: {
				in: "query",
				name: "start"
			},
			describe: "Start of the time range: a date or an RFC 3339 time"
		},
		end: {
			type: "string",
			demandOption: true,
			kind: "timestamp",
			day: "end",
			wire: {
				in: "query",
				name: "end"
			},
			describe: "End of the time range: a date (included) or an RFC 3339 time"
		},
		mailbox: {
			type: "string",
			kind: "reference",
			reference: "inbox",
			wire: {
				in: "query",
				name: "mailboxes"
			},
			describe: "Inbox id or name"
		},
		tag: {
			type: "string",
			kind: "csv",
			of: "reference",
			reference: "tag",
			wire: {
				in: "query",
				name: "tags"
			},
			describe: "Tags by name or id, with commas to match any"
		}
	},
	hints: { 403: "The plan of the account may not include reports; ask the account owner." },
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v2/reports/company",
		host: "inbox",
		shape: "record",
		flat: true
	})
};

// generated/helpdesk/report/conversations.ts
var conversations_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "helpdesk.report.conversations",
	command: "conversations",
	describe: "Show the volume of conversations in a time range",
	usage: "--start <time> --end <time> [flags]",
	effect: "read",
	output: "json",
	flags: {
		start: {
			type: "string",
			demandOption: true,
			kind: "timestamp",
			wire: {
				in: "query",
				name: "start"
			},
			describe: "Start of the time range: a date or an RFC 3339 time"
		},
		end: {
			type: "string",
			demandOption: true,
			kind: "timestamp",
			day: "end",
			wire: {
				in: "query",
				name: "end"
			},
			describe: "End of the time range: a date (included) or an RFC 3339 time"
		},
		mailbox: {
			type: "string",
			kind: "reference",
			reference: "inbox",
			wire: {
				in: "query",
				name: "mailboxes"
			},
			describe: "Inbox id or name"
		},
		tag: {
			type: "string",
			kind: "csv",
			of: "reference",
			reference: "tag",
			wire: {
				in: "query",
				name: "tags"
			},
			describe: "Tags by name or id, with commas to match any"
		}
	},
	hints: { 403: "The plan of the account may not include reports; ask the account owner." },
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v2/reports/conversations",
		host: "inbox",
		shape: "record",
		flat: true
	})
};

// generated/helpdesk/report/index.ts
var report_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		beacon: {
			summary: "Count conversations by source",
			run: () => Promise.resolve().then(() => beacon_exports)
		},
		company: {
			summary: "Show the performance of the team in a time range",
			run: () => Promise.resolve().then(() => company_exports)
		},
		conversations: {
			summary: "Show the volume of conversations in a time range",
			run: () => Promise.resolve().then(() => conversations_exports)
		},
		user: {
			summary: "Show the activity of a user or team in a time range",
			run: () => Promise.resolve().then(() => user_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-BO2lpm6J.cjs"))
};

// generated/helpdesk/report/user.ts
var user_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "helpdesk.report.user",
	command: "user",
	describe: "Show the activity of a user or team in a time range",
	usage: "--start <time> --end <time> --user <id|name>",
	effect: "read",
	output: "json",
	flags: {
		start: {
			type: "string",
			demandOption: true,
			kind: "timestamp",
			wire: {
				in: "query",
				name: "start"
			},
			describe: "Start of the time range: a date or an RFC 3339 time"
		},
		end: {
			type: "string",
			demandOption: true,
			kind: "timestamp",
			day: "end",
			wire: {
				in: "query",
				name: "end"
			},
			describe: "End of the time range: a date (included) or an RFC 3339 time"
		},
		user: {
			type: "string",
			demandOption: true,
			kind: "reference",
			reference: "assignee",
			wire: {
				in: "query",
				name: "user"
			},
			describe: "Id, name or e-mail address of the user or team, or \"me\""
		}
	},
	hints: { 403: "The plan of the account may not include reports; ask the account owner." },
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v2/reports/user",
		host: "inbox",
		shape: "record",
		flat: true
	})
};

Object.defineProperty(exports, "report_exports", {
  enumerable: true,
  get: function () {
    return report_exports;
  }
});