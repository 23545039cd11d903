const require_start = require("./start-CjVcg6Qt.cjs");

// generated/ledger/commands/version.ts
const command = {
	id: "ledger.version",
	command: "version",
	describe: "Print the version and environment",
	effect: "local",
	flags: {},
	handler: require_start.local(() => Promise.resolve().then(() => require("./version-Bl3CTp0w.cjs")))
};

exports.command = command;