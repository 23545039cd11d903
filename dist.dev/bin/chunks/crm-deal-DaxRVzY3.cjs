const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/flags.ts?deal
const bodyFlags = { body: {
	type: "string",
	kind: "json",
	wire: {
		in: "body",
		name: ""
	},
	describe: "More fields as a JSON object: text or @file; flags override it"
} };
const fieldFlags = { field: {
	type: "string",
	kind: "pair",
	wire: {
		in: "fields",
		name: "deal"
	},
	repeat: true,
	describe: "Field by name or key, as Name=Value; options by label"
} };
const idsFlags = { ids: {
	type: "string",
	kind: "csv",
	of: "id",
	maxItems: 100,
	conflicts: ["filter"],
	wire: {
		in: "query",
		name: "ids"
	},
	describe: "Only these ids (at most 100)"
} };
const sortFlags = {
	"sort-by": {
		type: "string",
		kind: "enum",
		choices: [
			"id",
			"update_time",
			"add_time"
		],
		wire: {
			in: "query",
			name: "sort_by"
		},
		describe: "Field to sort by"
	},
	"sort-direction": {
		type: "string",
		kind: "enum",
		choices: ["asc", "desc"],
		wire: {
			in: "query",
			name: "sort_direction"
		},
		describe: "Sort order"
	}
};
const updatedFlags = {
	"updated-since": {
		type: "string",
		kind: "timestamp",
		wire: {
			in: "query",
			name: "updated_since"
		},
		describe: "Only records changed at or after this time, for example 2026-06-01T08:00:00Z"
	},
	"updated-until": {
		type: "string",
		kind: "timestamp",
		wire: {
			in: "query",
			name: "updated_until"
		},
		describe: "Only records changed before this time"
	}
};

// generated/crm/deal/bulk-update.ts
var bulk_update_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$10 });
/** Requests of the workflow. */
const calls$4 = {
	change: {
		effect: "update",
		method: "PATCH",
		path: "/api/v2/deals/{id}",
		shape: "record"
	},
	deals: {
		effect: "read",
		method: "GET",
		path: "/api/v2/deals",
		query: {
			filter_id: "{filter}",
			ids: "{wanted}"
		},
		paging: "cursor",
		size: 500,
		shape: "rows"
	}
};
const command$10 = {
	id: "crm.deal.bulk-update",
	command: "bulk-update",
	describe: "Apply one change to many deals",
	usage: "[flags]",
	effect: "update",
	flags: {
		stage: {
			type: "string",
			kind: "reference",
			reference: "stage",
			wire: {
				in: "body",
				name: "stage_id"
			},
			describe: "Stage id or name (a name that several pipelines have needs --pipeline)"
		},
		pipeline: {
			type: "string",
			kind: "reference",
			reference: "pipeline",
			wire: {
				in: "body",
				name: "pipeline_id"
			},
			describe: "Pipeline id or name"
		},
		status: {
			type: "string",
			kind: "enum",
			choices: [
				"open",
				"won",
				"lost"
			],
			wire: {
				in: "body",
				name: "status"
			},
			describe: "Status of the deal"
		},
		owner: {
			type: "string",
			kind: "reference",
			reference: "user",
			wire: {
				in: "body",
				name: "owner_id"
			},
			describe: "Id, name or e-mail address of the owner, or \"me\""
		},
		filter: {
			type: "string",
			kind: "id",
			conflicts: ["ids"],
			describe: "Id of a saved filter that selects the deals"
		},
		ids: {
			type: "string",
			kind: "csv",
			of: "id",
			stdin: true,
			conflicts: ["filter"],
			describe: "Deals to change"
		},
		yes: {
			type: "boolean",
			alias: "y",
			kind: "boolean",
			describe: "Skip the confirmation prompt"
		},
		...fieldFlags,
		...bodyFlags,
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		}
	},
	columns: [
		{
			key: "id",
			header: "ID"
		},
		{
			key: "title",
			header: "Title"
		},
		{
			key: "change",
			header: "Change"
		}
	],
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./deal-bulk-update-CX1srcV_.cjs")), { calls: calls$4 })
};

// generated/crm/deal/context.ts
var context_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$9 });
/** Requests of the workflow. */
const calls$3 = {
	activities: {
		effect: "read",
		method: "GET",
		path: "/api/v2/activities",
		query: { deal_id: "{id}" },
		paging: "cursor",
		size: 500,
		shape: "rows"
	},
	deal: {
		effect: "read",
		method: "GET",
		path: "/api/v2/deals/{id}",
		shape: "record"
	},
	mail: {
		effect: "read",
		method: "GET",
		path: "/api/v1/deals/{id}/mailMessages",
		paging: "offset",
		size: 100,
		shape: "rows"
	},
	notes: {
		effect: "read",
		method: "GET",
		path: "/api/v1/notes",
		query: { deal_id: "{id}" },
		paging: "offset",
		size: 100,
		shape: "rows"
	},
	org: {
		effect: "read",
		method: "GET",
		path: "/api/v2/organizations/{org}",
		shape: "record"
	},
	participants: {
		effect: "read",
		method: "GET",
		path: "/api/v1/deals/{id}/participants",
		paging: "offset",
		size: 500,
		shape: "rows"
	},
	person: {
		effect: "read",
		method: "GET",
		path: "/api/v2/persons/{person}",
		shape: "record"
	},
	products: {
		effect: "read",
		method: "GET",
		path: "/api/v2/deals/{id}/products",
		paging: "cursor",
		size: 500,
		shape: "rows"
	}
};
const command$9 = {
	id: "crm.deal.context",
	command: "context <id>",
	describe: "Show a deal with all that is linked to it",
	usage: "<id> [flags]",
	effect: "read",
	positionals: { id: {
		required: true,
		kind: "id",
		describe: "Deal id"
	} },
	flags: {
		"activity-limit": {
			type: "string",
			kind: "integer",
			default: 50,
			min: 0,
			describe: "Maximum number of activities (0 for all)"
		},
		mail: {
			type: "boolean",
			kind: "boolean",
			describe: "Add a summary of the synced mail (requires the scope mail:read)"
		},
		"mail-limit": {
			type: "string",
			kind: "integer",
			default: 50,
			min: 0,
			describe: "Maximum number of messages to read (0 for all)"
		},
		"no-activities": {
			type: "boolean",
			kind: "boolean",
			describe: "Leave out the activities"
		},
		"no-notes": {
			type: "boolean",
			kind: "boolean",
			describe: "Leave out the notes"
		},
		"no-participants": {
			type: "boolean",
			kind: "boolean",
			describe: "Leave out the participants"
		},
		"no-products": {
			type: "boolean",
			kind: "boolean",
			describe: "Leave out the products"
		},
		"note-limit": {
			type: "string",
			kind: "integer",
			default: 50,
			min: 0,
			describe: "Maximum number of notes (0 for all)"
		}
	},
	columns: [
		{
			key: "deal",
			header: "Deal",
			from: "{deal.id} {deal.title}, {deal.status}, {deal.value} {deal.currency}"
		},
		{
			key: "person",
			header: "Person",
			from: "{person.id} {person.name}"
		},
		{
			key: "org",
			header: "Organization",
			from: "{org.id} {org.name}"
		},
		{
			key: "records",
			header: "Records",
			from: "activities: {activityCount}, notes: {noteCount}, products: {productCount}, participants: {participantCount}"
		},
		{
			key: "flags",
			header: "Flags",
			join: ", ",
			empty: "none"
		},
		{
			key: "mail",
			header: "Mail",
			from: "{mail.message_count} messages, the last one {mail.last_direction} at {mail.last_message_at}: {mail.latest_subject}"
		}
	],
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./deal-context-842gsEUZ.cjs")), { calls: calls$3 })
};

// generated/crm/deal/convert.ts
var convert_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$8 });
/** Requests of the workflow. */
const calls$2 = {
	source: {
		effect: "read",
		method: "GET",
		path: "/api/v2/deals/{id}",
		shape: "record"
	},
	start: {
		effect: "act",
		method: "POST",
		path: "/api/v2/deals/{id}/convert/lead",
		shape: "record"
	},
	status: {
		effect: "read",
		method: "GET",
		path: "/api/v2/deals/{id}/convert/status/{conversion}",
		shape: "record"
	}
};
const command$8 = {
	id: "crm.deal.convert",
	command: "convert <id>",
	describe: "Turn a deal into a lead",
	usage: "<id> [flags]",
	effect: "act",
	positionals: { id: {
		required: true,
		kind: "id",
		describe: "Deal id"
	} },
	flags: {
		"timeout-secs": {
			type: "string",
			kind: "integer",
			default: 30,
			min: 0,
			unit: "seconds",
			describe: "Longest wait with --wait"
		},
		wait: {
			type: "boolean",
			kind: "boolean",
			describe: "Wait until the conversion has ended"
		},
		yes: {
			type: "boolean",
			alias: "y",
			kind: "boolean",
			describe: "Skip the confirmation prompt"
		},
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		}
	},
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./deal-convert-CeauUw9k.cjs")), { calls: calls$2 })
};

// generated/crm/deal/create.ts
var create_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$7 });
const command$7 = {
	id: "crm.deal.create",
	command: "create",
	describe: "Create a deal",
	usage: "--title <text> [flags]",
	effect: "create",
	flags: {
		title: {
			type: "string",
			demandOption: true,
			kind: "text",
			wire: {
				in: "body",
				name: "title"
			},
			describe: "Title of the deal"
		},
		value: {
			type: "string",
			kind: "number",
			wire: {
				in: "body",
				name: "value"
			},
			describe: "Value in the currency of the deal"
		},
		currency: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "currency"
			},
			describe: "Currency code, for example EUR"
		},
		status: {
			type: "string",
			kind: "enum",
			choices: [
				"open",
				"won",
				"lost"
			],
			wire: {
				in: "body",
				name: "status"
			},
			describe: "Status of the deal"
		},
		stage: {
			type: "string",
			kind: "reference",
			reference: "stage",
			wire: {
				in: "body",
				name: "stage_id"
			},
			describe: "Stage id or name (a name that several pipelines have needs --pipeline)"
		},
		pipeline: {
			type: "string",
			kind: "reference",
			reference: "pipeline",
			wire: {
				in: "body",
				name: "pipeline_id"
			},
			describe: "Pipeline id or name"
		},
		person: {
			type: "string",
			kind: "id",
			wire: {
				in: "body",
				name: "person_id"
			},
			describe: "Person id"
		},
		org: {
			type: "string",
			kind: "id",
			wire: {
				in: "body",
				name: "org_id"
			},
			describe: "Organization id"
		},
		owner: {
			type: "string",
			kind: "reference",
			reference: "user",
			wire: {
				in: "body",
				name: "owner_id"
			},
			describe: "Id, name or e-mail address of the owner, or \"me\""
		},
		probability: {
			type: "string",
			kind: "integer",
			min: 0,
			max: 100,
			unit: "percent",
			wire: {
				in: "body",
				name: "probability"
			},
			describe: "Probability of winning"
		},
		"expected-close-date": {
			type: "string",
			kind: "date",
			wire: {
				in: "body",
				name: "expected_close_date"
			},
			describe: "Expected close date"
		},
		...fieldFlags,
		...bodyFlags,
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		}
	},
	handler: require_start.request({
		effect: "create",
		method: "POST",
		path: "/api/v2/deals",
		shape: "record",
		customFields: "deal"
	})
};

// generated/crm/deal/delete.ts
var delete_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$6 });
const command$6 = {
	id: "crm.deal.delete",
	command: "delete <id>",
	describe: "Delete a deal",
	usage: "<id> [flags]",
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
		path: "/api/v2/deals/{id}",
		shape: "action",
		confirm: "Delete deal {id}?",
		naming: {
			path: "/api/v2/deals/{id}",
			id: "id",
			field: "title"
		},
		says: "Deleted deal {id}",
		customFields: "deal"
	})
};

// generated/crm/deal/get.ts
var get_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$5 });
const command$5 = {
	id: "crm.deal.get",
	command: "get <id>",
	describe: "Show one deal",
	usage: "<id> [flags]",
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
	flags: { web: {
		type: "boolean",
		kind: "boolean",
		wire: {
			in: "print",
			name: "web"
		},
		describe: "Open the record in the browser, or print its address"
	} },
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v2/deals/{id}",
		shape: "record",
		web: { url: "https://{company}.pipedrive.com/deal/{id}" },
		customFields: "deal"
	})
};

// generated/crm/deal/history.ts
var history_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$4 });
const command$4 = {
	id: "crm.deal.history",
	command: "history <id>",
	describe: "Show field changes of a deal, newest first",
	usage: "<id> [flags]",
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
	flags: { field: {
		type: "string",
		kind: "text",
		wire: {
			in: "keep",
			name: "field_key"
		},
		describe: "Only changes of the field with this key, for example stage_id"
	} },
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v1/deals/{id}/changelog",
		paging: "cursor",
		size: 500,
		columns: [
			{
				key: "time",
				header: "Time"
			},
			{
				key: "field_key",
				header: "Field"
			},
			{
				key: "old_value",
				header: "Old"
			},
			{
				key: "new_value",
				header: "New"
			},
			{
				key: "actor_user_id",
				header: "Actor"
			}
		],
		shape: "rows",
		customFields: "deal"
	})
};

// generated/crm/deal/index.ts
var deal_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		"bulk-update": {
			summary: "Apply one change to many deals",
			run: () => Promise.resolve().then(() => bulk_update_exports)
		},
		context: {
			summary: "Show a deal with all that is linked to it",
			run: () => Promise.resolve().then(() => context_exports)
		},
		convert: {
			summary: "Turn a deal into a lead",
			run: () => Promise.resolve().then(() => convert_exports)
		},
		create: {
			summary: "Create a deal",
			run: () => Promise.resolve().then(() => create_exports)
		},
		delete: {
			summary: "Delete a deal",
			run: () => Promise.resolve().then(() => delete_exports)
		},
		follower: {
			summary: "Users who follow a deal",
			open: () => Promise.resolve().then(() => require("./crm-deal-follower-CF1-E858.cjs")).then((n) => n.follower_exports)
		},
		get: {
			summary: "Show one deal",
			run: () => Promise.resolve().then(() => get_exports)
		},
		history: {
			summary: "Show field changes of a deal, newest first",
			run: () => Promise.resolve().then(() => history_exports)
		},
		list: {
			summary: "List active or archived deals",
			run: () => Promise.resolve().then(() => list_exports)
		},
		participant: {
			summary: "Persons who take part in a deal",
			open: () => Promise.resolve().then(() => require("./crm-deal-participant-DHhUPeAL.cjs")).then((n) => n.participant_exports)
		},
		product: {
			summary: "Products attached to a deal",
			open: () => Promise.resolve().then(() => require("./crm-deal-product-BjZS-YbW.cjs")).then((n) => n.product_exports)
		},
		summary: {
			summary: "Show totals of deals per currency",
			run: () => Promise.resolve().then(() => summary_exports)
		},
		update: {
			summary: "Update a deal",
			run: () => Promise.resolve().then(() => update_exports)
		},
		upsert: {
			summary: "Create or update the deal that has a value",
			run: () => Promise.resolve().then(() => upsert_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-Cid3SPTx.cjs"))
};

// generated/crm/deal/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
const command$3 = {
	id: "crm.deal.list",
	command: "list",
	describe: "List active or archived deals",
	usage: "[flags]",
	effect: "read",
	flags: {
		stage: {
			type: "string",
			kind: "reference",
			reference: "stage",
			wire: {
				in: "query",
				name: "stage_id"
			},
			describe: "Stage id or name (a name that several pipelines have needs --pipeline)"
		},
		pipeline: {
			type: "string",
			kind: "reference",
			reference: "pipeline",
			wire: {
				in: "query",
				name: "pipeline_id"
			},
			describe: "Pipeline id or name"
		},
		owner: {
			type: "string",
			kind: "reference",
			reference: "user",
			wire: {
				in: "query",
				name: "owner_id"
			},
			describe: "Id, name or e-mail address of the owner, or \"me\""
		},
		person: {
			type: "string",
			kind: "id",
			wire: {
				in: "query",
				name: "person_id"
			},
			describe: "Person id"
		},
		org: {
			type: "string",
			kind: "id",
			wire: {
				in: "query",
				name: "org_id"
			},
			describe: "Organization id"
		},
		filter: {
			type: "string",
			kind: "id",
			wire: {
				in: "query",
				name: "filter_id"
			},
			describe: "Id of a saved filter (the service then ignores all other filters)"
		},
		archived: {
			type: "boolean",
			kind: "boolean",
			describe: "List archived deals instead of active ones"
		},
		status: {
			type: "string",
			kind: "enum",
			choices: [
				"open",
				"won",
				"lost",
				"deleted"
			],
			wire: {
				in: "query",
				name: "status"
			},
			describe: "Only deals with this status"
		},
		...idsFlags,
		...sortFlags,
		...updatedFlags
	},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v2/deals",
		paths: { archived: "/api/v2/deals/archived" },
		paging: "cursor",
		cap: 500,
		columns: [
			{
				key: "id",
				header: "ID"
			},
			{
				key: "title",
				header: "Title"
			},
			{
				key: "value",
				header: "Value",
				money: "currency"
			},
			{
				key: "status",
				header: "Status"
			},
			{
				key: "stage_id",
				header: "Stage"
			},
			{
				key: "person_id",
				header: "Person"
			},
			{
				key: "org_id",
				header: "Org"
			},
			{
				key: "owner_id",
				header: "Owner"
			}
		],
		shape: "rows",
		customFields: "deal"
	})
};

// generated/crm/deal/summary.ts
var summary_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
/** Requests of the workflow. */
const calls$1 = { totals: {
	effect: "read",
	method: "GET",
	path: "/api/v1/deals/summary",
	shape: "record"
} };
const command$2 = {
	id: "crm.deal.summary",
	command: "summary",
	describe: "Show totals of deals per currency",
	usage: "[flags]",
	effect: "read",
	flags: {
		status: {
			type: "string",
			kind: "enum",
			choices: [
				"open",
				"won",
				"lost"
			],
			wire: {
				in: "query",
				name: "status"
			},
			describe: "Status of the deal"
		},
		pipeline: {
			type: "string",
			kind: "reference",
			reference: "pipeline",
			wire: {
				in: "query",
				name: "pipeline_id"
			},
			describe: "Pipeline id or name"
		},
		stage: {
			type: "string",
			kind: "reference",
			reference: "stage",
			wire: {
				in: "query",
				name: "stage_id"
			},
			describe: "Stage id or name (a name that several pipelines have needs --pipeline)"
		},
		filter: {
			type: "string",
			kind: "id",
			wire: {
				in: "query",
				name: "filter_id"
			},
			describe: "Id of a saved filter (the service then ignores all other filters)"
		}
	},
	columns: [
		{
			key: "currency",
			header: "Currency"
		},
		{
			key: "total",
			header: "Total"
		},
		{
			key: "weighted",
			header: "Weighted"
		},
		{
			key: "count",
			header: "Count"
		}
	],
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./deal-summary-Co5oeePG.cjs")), { calls: calls$1 })
};

// generated/crm/deal/update.ts
var update_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "crm.deal.update",
	command: "update <id>",
	describe: "Update a deal",
	usage: "<id> [flags]",
	effect: "update",
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
		title: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "title"
			},
			describe: "Title of the deal"
		},
		value: {
			type: "string",
			kind: "number",
			wire: {
				in: "body",
				name: "value"
			},
			describe: "Value in the currency of the deal"
		},
		currency: {
			type: "string",
			kind: "text",
			wire: {
				in: "body",
				name: "currency"
			},
			describe: "Currency code, for example EUR"
		},
		status: {
			type: "string",
			kind: "enum",
			choices: [
				"open",
				"won",
				"lost"
			],
			wire: {
				in: "body",
				name: "status"
			},
			describe: "Status of the deal"
		},
		stage: {
			type: "string",
			kind: "reference",
			reference: "stage",
			wire: {
				in: "body",
				name: "stage_id"
			},
			describe: "Stage id or name (a name that several pipelines have needs --pipeline)"
		},
		pipeline: {
			type: "string",
			kind: "reference",
			reference: "pipeline",
			wire: {
				in: "body",
				name: "pipeline_id"
			},
			describe: "Pipeline id or name"
		},
		person: {
			type: "string",
			kind: "id",
			wire: {
				in: "body",
				name: "person_id"
			},
			describe: "Person id"
		},
		org: {
			type: "string",
			kind: "id",
			wire: {
				in: "body",
				name: "org_id"
			},
			describe: "Organization id"
		},
		owner: {
			type: "string",
			kind: "reference",
			reference: "user",
			wire: {
				in: "body",
				name: "owner_id"
			},
			describe: "Id, name or e-mail address of the owner, or \"me\""
		},
		probability: {
			type: "string",
			kind: "integer",
			min: 0,
			max: 100,
			unit: "percent",
			wire: {
				in: "body",
				name: "probability"
			},
			describe: "Probability of winning"
		},
		"expected-close-date": {
			type: "string",
			kind: "date",
			wire: {
				in: "body",
				name: "expected_close_date"
			},
			describe: "Expected close date"
		},
		...fieldFlags,
		...bodyFlags,
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		}
	},
	handler: require_start.request({
		effect: "update",
		method: "PATCH",
		path: "/api/v2/deals/{id}",
		shape: "record",
		naming: {
			path: "/api/v2/deals/{id}",
			id: "id",
			field: "title"
		},
		change: true,
		customFields: "deal"
	})
};

// generated/crm/deal/upsert.ts
var upsert_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
/** Requests of the workflow. */
const calls = {
	change: {
		effect: "create",
		method: "PATCH",
		path: "/api/v2/deals/{id}",
		shape: "record"
	},
	create: {
		effect: "create",
		method: "POST",
		path: "/api/v2/deals",
		shape: "record"
	},
	read: {
		effect: "read",
		method: "GET",
		path: "/api/v2/deals/{id}",
		shape: "record"
	},
	search: {
		effect: "read",
		method: "GET",
		path: "/api/v2/deals/search",
		query: {
			exact_match: "true",
			fields: "{searched}",
			term: "{term}"
		},
		paging: "cursor",
		result: "data.items",
		size: 100,
		shape: "rows"
	}
};
const command = {
	id: "crm.deal.upsert",
	command: "upsert <value>",
	describe: "Create or update the deal that has a value",
	usage: "<value> --by <text> [flags]",
	effect: "create",
	positionals: { value: {
		required: true,
		kind: "text",
		describe: "Value to match"
	} },
	flags: {
		by: {
			type: "string",
			demandOption: true,
			kind: "text",
			describe: "title, or a custom field of text or numbers"
		},
		...fieldFlags,
		...bodyFlags,
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		}
	},
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./upsert-D-VcLYM8.cjs")), { calls })
};

Object.defineProperty(exports, "deal_exports", {
  enumerable: true,
  get: function () {
    return deal_exports;
  }
});