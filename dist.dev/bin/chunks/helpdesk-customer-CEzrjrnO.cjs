const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/helpdesk/flags.ts?customer
const limitFlags = { limit: {
	type: "string",
	kind: "integer",
	default: 25,
	min: 0,
	describe: "Maximum number of rows (0 for all)"
} };
const personFlags = {
	company: {
		type: "string",
		kind: "text",
		maxLength: 60,
		wire: {
			in: "body",
			name: "organization"
		},
		describe: "Organization"
	},
	first: {
		type: "string",
		kind: "text",
		maxLength: 40,
		wire: {
			in: "body",
			name: "firstName"
		},
		describe: "First name"
	},
	"job-title": {
		type: "string",
		kind: "text",
		maxLength: 60,
		wire: {
			in: "body",
			name: "jobTitle"
		},
		describe: "Job title"
	},
	last: {
		type: "string",
		kind: "text",
		maxLength: 40,
		wire: {
			in: "body",
			name: "lastName"
		},
		describe: "Last name"
	}
};

// generated/helpdesk/customer/conversations.ts
var conversations_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$5 });
const command$5 = {
	id: "helpdesk.customer.conversations",
	command: "conversations <id>",
	describe: "List the conversations of one customer",
	usage: "<id> [flags]",
	effect: "read",
	positionals: { id: {
		required: true,
		kind: "id",
		describe: "Customer id"
	} },
	flags: { ...limitFlags },
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v2/conversations",
		query: {
			query: "(customerIds:{id})",
			status: "all"
		},
		paging: "inbox",
		result: "conversations",
		columns: [
			{
				key: "id",
				header: "ID"
			},
			{
				key: "number",
				header: "Number"
			},
			{
				key: "subject",
				header: "Subject"
			},
			{
				key: "status",
				header: "Status"
			},
			{
				key: "mailboxId",
				header: "Mailbox"
			},
			{
				key: "createdAt",
				header: "Created"
			}
		],
		shape: "rows"
	})
};

// generated/helpdesk/customer/create.ts
var create_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$4 });
const command$4 = {
	id: "helpdesk.customer.create",
	command: "create",
	describe: "Create a customer",
	usage: "--email <text> [flags]",
	effect: "create",
	flags: {
		email: {
			type: "string",
			demandOption: true,
			kind: "text",
			as: [{
				type: "work",
				value: "$value"
			}],
			wire: {
				in: "body",
				name: "emails"
			},
			describe: "E-mail address"
		},
		phone: {
			type: "string",
			kind: "text",
			as: [{
				type: "work",
				value: "$value"
			}],
			wire: {
				in: "body",
				name: "phones"
			},
			describe: "Phone number"
		},
		...personFlags,
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		}
	},
	handler: require_start.request({
		effect: "create",
		method: "POST",
		path: "/v2/customers",
		shape: "action",
		says: "Created customer {created}"
	})
};

// generated/helpdesk/customer/get.ts
var get_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
const command$3 = {
	id: "helpdesk.customer.get",
	command: "get <id>",
	describe: "Show one customer",
	usage: "<id>",
	effect: "read",
	positionals: { id: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Customer id"
	} },
	flags: {},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v2/customers/{id}",
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
				header: "Email",
				from: ["_embedded.emails[0].value", "emails[0].value"]
			},
			{
				key: "organization",
				header: "Organization"
			},
			{
				key: "jobTitle",
				header: "Job Title"
			},
			{
				key: "createdAt",
				header: "Created"
			}
		],
		shape: "single"
	})
};

// generated/helpdesk/customer/index.ts
var customer_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		conversations: {
			summary: "List the conversations of one customer",
			run: () => Promise.resolve().then(() => conversations_exports)
		},
		create: {
			summary: "Create a customer",
			run: () => Promise.resolve().then(() => create_exports)
		},
		get: {
			summary: "Show one customer",
			run: () => Promise.resolve().then(() => get_exports)
		},
		list: {
			summary: "List customers",
			run: () => Promise.resolve().then(() => list_exports)
		},
		search: {
			summary: "Search customers with a query expression",
			run: () => Promise.resolve().then(() => search_exports)
		},
		update: {
			summary: "Update a customer",
			run: () => Promise.resolve().then(() => update_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-BRNu2bEK.cjs"))
};

// generated/helpdesk/customer/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "helpdesk.customer.list",
	command: "list",
	describe: "List customers",
	usage: "[flags]",
	effect: "read",
	flags: {
		first: {
			type: "string",
			kind: "text",
			wire: {
				in: "query",
				name: "firstName"
			},
			describe: "First name"
		},
		last: {
			type: "string",
			kind: "text",
			wire: {
				in: "query",
				name: "lastName"
			},
			describe: "Last name"
		},
		mailbox: {
			type: "string",
			kind: "reference",
			reference: "inbox",
			wire: {
				in: "query",
				name: "mailbox"
			},
			describe: "Only customers with a conversation in this inbox, id or name"
		},
		since: {
			type: "string",
			kind: "since",
			wire: {
				in: "query",
				name: "modifiedSince"
			},
			describe: "Changed since a date, an RFC 3339 time, or an age (7d, 12h, 30m)"
		},
		...limitFlags
	},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v2/customers",
		paging: "inbox",
		result: "customers",
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
				header: "Email",
				from: ["_embedded.emails[0].value", "emails[0].value"]
			},
			{
				key: "company",
				header: "Company",
				from: "organization"
			},
			{
				key: "createdAt",
				header: "Created"
			}
		],
		shape: "rows"
	})
};

// generated/helpdesk/customer/search.ts
var search_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "helpdesk.customer.search",
	command: "search <query>",
	describe: "Search customers with a query expression",
	usage: "<query> [flags]",
	effect: "read",
	positionals: { query: {
		required: true,
		kind: "text",
		wire: {
			in: "query",
			name: "query"
		},
		describe: "Expression, for example (emailDomain:example.com)"
	} },
	flags: { ...limitFlags },
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/v2/customers",
		paging: "inbox",
		result: "customers",
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
				header: "Email",
				from: ["_embedded.emails[0].value", "emails[0].value"]
			},
			{
				key: "company",
				header: "Company",
				from: "organization"
			},
			{
				key: "createdAt",
				header: "Created"
			}
		],
		shape: "rows"
	})
};

// generated/helpdesk/customer/update.ts
var update_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
/** Requests of the workflow. */
const calls = {
	change: {
		effect: "update",
		method: "PATCH",
		path: "/v2/customers/{id}",
		shape: "record"
	},
	customer: {
		effect: "read",
		method: "GET",
		path: "/v2/customers/{id}",
		shape: "record"
	}
};
const command = {
	id: "helpdesk.customer.update",
	command: "update <id>",
	describe: "Update a customer",
	usage: "<id> [flags]",
	effect: "update",
	positionals: { id: {
		required: true,
		kind: "id",
		describe: "Customer id"
	} },
	flags: {
		email: {
			type: "string",
			kind: "text",
			as: [{
				type: "work",
				value: "$value"
			}],
			wire: {
				in: "body",
				name: "emails"
			},
			describe: "E-mail address"
		},
		phone: {
			type: "string",
			kind: "text",
			as: [{
				type: "work",
				value: "$value"
			}],
			wire: {
				in: "body",
				name: "phones"
			},
			describe: "Phone number"
		},
		...personFlags,
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		}
	},
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./customer-update-CZvXyPwX.cjs")), { calls })
};

Object.defineProperty(exports, "customer_exports", {
  enumerable: true,
  get: function () {
    return customer_exports;
  }
});