const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/user/find.ts
var find_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "crm.user.find",
	command: "find <term>",
	describe: "Find users by name or e-mail address",
	usage: "<term> [flags]",
	effect: "read",
	positionals: { term: {
		required: true,
		kind: "text",
		wire: {
			in: "query",
			name: "term"
		},
		describe: "Part of the name"
	} },
	flags: { "by-email": {
		type: "boolean",
		kind: "boolean",
		wire: {
			in: "query",
			name: "search_by_email"
		},
		send: "1",
		describe: "Match e-mail addresses instead of names"
	} },
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v1/users/find",
		columns: [
			{
				key: "id",
				header: "ID"
			},
			{
				key: "name",
				header: "Name"
			},
			{
				key: "email",
				header: "Email"
			},
			{
				key: "active_flag",
				header: "Active",
				values: {
					0: "no",
					1: "yes",
					false: "no",
					true: "yes"
				}
			},
			{
				key: "is_admin",
				header: "Admin",
				from: ["access[app=global].admin", "is_admin"],
				values: {
					0: "no",
					1: "yes",
					false: "no",
					true: "yes"
				}
			}
		],
		shape: "rows"
	})
};

// generated/crm/user/index.ts
var user_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		find: {
			summary: "Find users by name or e-mail address",
			run: () => Promise.resolve().then(() => find_exports)
		},
		list: {
			summary: "List users",
			run: () => Promise.resolve().then(() => list_exports)
		},
		me: {
			summary: "Show the signed-in user",
			run: () => Promise.resolve().then(() => me_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-C1chTrxQ.cjs"))
};

// generated/crm/user/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "crm.user.list",
	command: "list",
	describe: "List users",
	effect: "read",
	flags: {},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v1/users",
		columns: [
			{
				key: "id",
				header: "ID"
			},
			{
				key: "name",
				header: "Name"
			},
			{
				key: "email",
				header: "Email"
			},
			{
				key: "active_flag",
				header: "Active",
				values: {
					0: "no",
					1: "yes",
					false: "no",
					true: "yes"
				}
			},
			{
				key: "is_admin",
				header: "Admin",
				from: ["access[app=global].admin", "is_admin"],
				values: {
					0: "no",
					1: "yes",
					false: "no",
					true: "yes"
				}
			}
		],
		shape: "rows"
	})
};

// generated/crm/user/me.ts
var me_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "crm.user.me",
	command: "me",
	describe: "Show the signed-in user",
	effect: "read",
	flags: {},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v1/users/me",
		columns: [
			{
				key: "id",
				header: "ID"
			},
			{
				key: "name",
				header: "Name"
			},
			{
				key: "email",
				header: "Email"
			},
			{
				key: "is_admin",
				header: "Admin",
				from: ["access[app=global].admin", "is_admin"],
				values: {
					0: "no",
					1: "yes",
					false: "no",
					true: "yes"
				}
			},
			{
				key: "timezone_name",
				header: "Timezone"
			}
		],
		shape: "row"
	})
};

Object.defineProperty(exports, "user_exports", {
  enumerable: true,
  get: function () {
    return user_exports;
  }
});