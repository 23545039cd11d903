const require_start = require("./start-CjVcg6Qt.cjs");

// generated/helpdesk/commands/version.ts
const command = {
	id: "helpdesk.version",
	command: "version",
	describe: "Print the version and environment",
	effect: "local",
	flags: {},
	handler: require_start.local(() => Promise.resolve().then(() => require("./version-Bl3CTp0w.cjs")))
};

exports.command = command;