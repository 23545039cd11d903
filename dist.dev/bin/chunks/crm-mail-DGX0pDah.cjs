const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/mail/index.ts
var mail_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: { list: {
		summary: "List the mail of a deal",
		run: () => Promise.resolve().then(() => list_exports)
	} },
	help: () => Promise.resolve().then(() => require("./help-CvQ2rP_f.cjs"))
};

// generated/crm/mail/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "crm.mail.list",
	command: "list",
	describe: "List the mail of a deal",
	usage: "--deal <id>",
	effect: "read",
	flags: { deal: {
		type: "string",
		demandOption: true,
		kind: "id",
		wire: {
			in: "path",
			name: "deal"
		},
		describe: "Deal id"
	} },
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v1/deals/{deal}/mailMessages",
		paging: "offset",
		cap: 100,
		size: 100,
		columns: [
			{
				key: "id",
				header: "ID"
			},
			{
				key: "message_time",
				header: "Time"
			},
			{
				key: "direction",
				header: "Dir",
				from: "sent_flag",
				values: {
					0: "received",
					1: "sent",
					false: "received",
					true: "sent"
				}
			},
			{
				key: "from",
				header: "From",
				from: ["from[0].email_address", "from[0].name"]
			},
			{
				key: "to",
				header: "To",
				from: ["to[0].email_address", "to[0].name"]
			},
			{
				key: "subject",
				header: "Subject",
				cut: 40
			},
			{
				key: "snippet",
				header: "Snippet",
				cut: 60
			}
		],
		shape: "rows",
		unwrap: "data"
	})
};

Object.defineProperty(exports, "mail_exports", {
  enumerable: true,
  get: function () {
    return mail_exports;
  }
});