const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/deal/participant/add.ts
var add_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "crm.deal.participant.add",
	command: "add <id>",
	describe: "Add a person to the participants of a deal",
	usage: "<id> --person <id> [flags]",
	effect: "create",
	positionals: { id: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Deal id"
	} },
	flags: {
		person: {
			type: "string",
			demandOption: true,
			kind: "id",
			wire: {
				in: "body",
				name: "person_id"
			},
			describe: "Person id"
		},
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		}
	},
	handler: require_start.request({
		effect: "create",
		method: "POST",
		path: "/api/v1/deals/{id}/participants",
		shape: "record"
	})
};

// generated/crm/deal/participant/index.ts
var participant_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		add: {
			summary: "Add a person to the participants of a deal",
			run: () => Promise.resolve().then(() => add_exports)
		},
		list: {
			summary: "List participants of a deal",
			run: () => Promise.resolve().then(() => list_exports)
		},
		remove: {
			summary: "Remove a participant from a deal",
			run: () => Promise.resolve().then(() => remove_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-sF4Yhnb9.cjs"))
};

// generated/crm/deal/participant/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "crm.deal.participant.list",
	command: "list <id>",
	describe: "List participants of a deal",
	usage: "<id>",
	effect: "read",
	positionals: { id: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Deal id"
	} },
	flags: {},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v1/deals/{id}/participants",
		paging: "offset",
		cap: 100,
		columns: [
			{
				key: "id",
				header: "ID"
			},
			{
				key: "person_id",
				header: "Person",
				from: ["person_id.value", "person_id"]
			},
			{
				key: "name",
				header: "Name",
				from: ["person_id.name", "name"]
			},
			{
				key: "add_time",
				header: "Added"
			}
		],
		shape: "rows"
	})
};

// generated/crm/deal/participant/remove.ts
var remove_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "crm.deal.participant.remove",
	command: "remove <id>",
	describe: "Remove a participant from a deal",
	usage: "<id> --participant <id> [flags]",
	effect: "delete",
	positionals: { id: {
		required: true,
		batch: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Deal id"
	} },
	flags: {
		participant: {
			type: "string",
			demandOption: true,
			kind: "id",
			wire: {
				in: "path",
				name: "participant"
			},
			describe: "Participant id, shown by `deal participant list` (not the person id)"
		},
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		},
		yes: {
			type: "boolean",
			alias: "y",
			kind: "boolean",
			describe: "Skip the confirmation prompt"
		}
	},
	handler: require_start.request({
		effect: "delete",
		method: "DELETE",
		path: "/api/v1/deals/{id}/participants/{participant}",
		shape: "action",
		confirm: "Remove participant {participant} from deal {id}?",
		says: "Removed participant {participant} from deal {id}",
		gives: {
			id: "{id:number}",
			participant_id: "{participant:number}",
			removed: true
		}
	})
};

Object.defineProperty(exports, "participant_exports", {
  enumerable: true,
  get: function () {
    return participant_exports;
  }
});