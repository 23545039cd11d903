const require_start = require("./start-CjVcg6Qt.cjs");

// generated/ledger/commands/me.ts
const command = {
	id: "ledger.me",
	command: "me",
	describe: "Show the signed-in user and session",
	usage: "[flags]",
	effect: "read",
	flags: { raw: {
		type: "boolean",
		kind: "boolean",
		wire: {
			in: "print",
			name: "raw"
		},
		describe: "Print the response of the service unchanged"
	} },
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v1/current/Me",
		shape: "record",
		resource: {
			name: "current/Me",
			key: {
				field: "UserID",
				type: "Edm.Guid"
			}
		}
	})
};

exports.command = command;