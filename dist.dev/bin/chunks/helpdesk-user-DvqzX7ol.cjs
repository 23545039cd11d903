const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/helpdesk/user/get.ts
var get_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "helpdesk.user.get",
	command: "get <id>",
	describe: "Show one team member",
	usage: "<id>",
	effect: "read",
	positionals: { id: {
		required: true,
		kind: "reference",
		reference: "user",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "User id, name or e-mail address, or \"me\""
	} },
	flags: {},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v2/users/{id}",
		columns: [
			{
				key: "id",
				header: "ID"
			},
			{
				key: "firstName",
				header: "First Name"
			},
			{
				key: "lastName",
				header: "Last Name"
			},
			{
				key: "email",
				header: "Email"
			},
			{
				key: "role",
				header: "Role"
			},
			{
				key: "timezone",
				header: "Timezone"
			},
			{
				key: "createdAt",
				header: "Created"
			}
		],
		shape: "single"
	})
};

// generated/helpdesk/user/index.ts
var user_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		get: {
			summary: "Show one team member",
			run: () => Promise.resolve().then(() => get_exports)
		},
		list: {
			summary: "List team members",
			run: () => Promise.resolve().then(() => list_exports)
		},
		me: {
			summary: "Show the signed-in user",
			run: () => Promise.resolve().then(() => me_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-CYRZf-dg.cjs"))
};

// generated/helpdesk/flags.ts?user
const limitFlags = { limit: {
	type: "string",
	kind: "integer",
	default: 25,
	min: 0,
	describe: "Maximum number of rows (0 for all)"
} };

// generated/helpdesk/user/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "helpdesk.user.list",
	command: "list",
	describe: "List team members",
	usage: "[flags]",
	effect: "read",
	flags: {
		email: {
			type: "string",
			kind: "text",
			wire: {
				in: "query",
				name: "email"
			},
			describe: "Exact e-mail address"
		},
		mailbox: {
			type: "string",
			kind: "reference",
			reference: "inbox",
			wire: {
				in: "query",
				name: "mailbox"
			},
			describe: "Only members of this inbox, id or name"
		},
		...limitFlags
	},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v2/users",
		paging: "inbox",
		result: "users",
		columns: [
			{
				key: "id",
				header: "ID"
			},
			{
				key: "firstName",
				header: "First Name"
			},
			{
				key: "lastName",
				header: "Last Name"
			},
			{
				key: "email",
				header: "Email"
			},
			{
				key: "role",
				header: "Role"
			},
			{
				key: "createdAt",
				header: "Created"
			}
		],
		shape: "rows"
	})
};

// generated/helpdesk/user/me.ts
var me_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "helpdesk.user.me",
	command: "me",
	describe: "Show the signed-in user",
	effect: "read",
	flags: {},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v2/users/me",
		columns: [
			{
				key: "id",
				header: "ID"
			},
			{
				key: "firstName",
				header: "First Name"
			},
			{
				key: "lastName",
				header: "Last Name"
			},
			{
				key: "email",
				header: "Email"
			},
			{
				key: "role",
				header: "Role"
			},
			{
				key: "timezone",
				header: "Timezone"
			}
		],
		shape: "single"
	})
};

Object.defineProperty(exports, "user_exports", {
  enumerable: true,
  get: function () {
    return user_exports;
  }
});