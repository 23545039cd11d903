const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/deal/follower/add.ts
var add_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "crm.deal.follower.add",
	command: "add <id>",
	describe: "Add a follower to a deal",
	usage: "<id> --user <id|name> [flags]",
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
		user: {
			type: "string",
			demandOption: true,
			kind: "reference",
			reference: "user",
			wire: {
				in: "body",
				name: "user_id"
			},
			describe: "User id, name or e-mail address, or \"me\""
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
		path: "/api/v2/deals/{id}/followers",
		shape: "record"
	})
};

// generated/crm/deal/follower/index.ts
var follower_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		add: {
			summary: "Add a follower to a deal",
			run: () => Promise.resolve().then(() => add_exports)
		},
		list: {
			summary: "List followers of a deal",
			run: () => Promise.resolve().then(() => list_exports)
		},
		remove: {
			summary: "Remove a follower from a deal",
			run: () => Promise.resolve().then(() => remove_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-BGVV0lwD.cjs"))
};

// generated/crm/deal/follower/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "crm.deal.follower.list",
	command: "list <id>",
	describe: "List followers of a deal",
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
		path: "/api/v2/deals/{id}/followers",
		paging: "cursor",
		cap: 500,
		columns: [{
			key: "user_id",
			header: "User"
		}, {
			key: "add_time",
			header: "Added"
		}],
		shape: "rows"
	})
};

// generated/crm/deal/follower/remove.ts
var remove_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "crm.deal.follower.remove",
	command: "remove <id>",
	describe: "Remove a follower from a deal",
	usage: "<id> --user <id|name> [flags]",
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
		user: {
			type: "string",
			demandOption: true,
			kind: "reference",
			reference: "user",
			wire: {
				in: "path",
				name: "user"
			},
			describe: "User id, name or e-mail address, or \"me\""
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
		path: "/api/v2/deals/{id}/followers/{user}",
		shape: "action",
		confirm: "Remove follower {user} from deal {id}?",
		says: "Removed follower {user} from deal {id}",
		gives: {
			id: "{id:number}",
			user_id: "{user:number}",
			removed: true
		}
	})
};

Object.defineProperty(exports, "follower_exports", {
  enumerable: true,
  get: function () {
    return follower_exports;
  }
});