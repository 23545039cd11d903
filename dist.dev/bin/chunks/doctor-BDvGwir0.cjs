const require_start = require("./start-CjVcg6Qt.cjs");

// generated/helpdesk/commands/doctor.ts
const command = {
	id: "helpdesk.doctor",
	command: "doctor",
	describe: "Check the installation, sign-in and connection",
	usage: "[flags]",
	effect: "local",
	flags: { offline: {
		type: "boolean",
		kind: "boolean",
		describe: "Skip the checks that need the network"
	} },
	handler: require_start.local(() => Promise.resolve().then(() => require("./doctor-i2ZkIktO.cjs")))
};

exports.command = command;