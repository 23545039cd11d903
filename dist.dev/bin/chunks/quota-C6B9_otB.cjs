const require_start = require("./start-CjVcg6Qt.cjs");

// generated/ledger/commands/quota.ts
/** Requests of the workflow. */
const calls = { probe: {
	effect: "read",
	method: "GET",
	path: "/api/v1/{division}/system/Divisions",
	query: {
		$select: "Code",
		$top: "1"
	},
	shape: "record"
} };
const command = {
	id: "ledger.quota",
	command: "quota",
	describe: "Show the rate limits of the division",
	effect: "read",
	flags: {},
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./quota-BRuHtaCr.cjs")), { calls })
};

exports.command = command;