const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/commands/quota.ts
/** Requests of the workflow. */
const calls = { me: {
	effect: "read",
	method: "GET",
	path: "/api/v1/users/me",
	shape: "record"
} };
const command = {
	id: "crm.quota",
	command: "quota",
	describe: "Show the remaining daily token budget",
	usage: "[flags]",
	effect: "read",
	flags: {
		min: {
			type: "string",
			kind: "integer",
			min: 0,
			unit: "tokens",
			describe: "Fail if fewer tokens remain"
		},
		threshold: {
			type: "string",
			kind: "integer",
			min: 0,
			max: 100,
			unit: "percent",
			describe: "Fail if a smaller share remains"
		}
	},
	columns: [
		{
			key: "remaining",
			header: "Remaining",
			from: "daily.remaining",
			empty: "n/a"
		},
		{
			key: "limit",
			header: "Limit",
			from: "daily.limit",
			empty: "n/a"
		},
		{
			key: "pct",
			header: "% Left",
			from: "{daily.pct}%",
			empty: "n/a"
		},
		{
			key: "reset",
			header: "Burst reset (s)",
			empty: "n/a"
		}
	],
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./quota-Bg-k0d_A.cjs")), { calls })
};

exports.command = command;