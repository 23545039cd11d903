const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/commands/changes.ts
/** Requests of the workflow. */
const calls = {
	activityFeed: {
		effect: "read",
		method: "GET",
		path: "/api/v2/activities",
		query: {
			sort_by: "update_time",
			sort_direction: "asc",
			updated_since: "{since}"
		},
		paging: "cursor",
		size: 500,
		shape: "rows"
	},
	dealFeed: {
		effect: "read",
		method: "GET",
		path: "/api/v2/deals",
		query: {
			sort_by: "update_time",
			sort_direction: "asc",
			updated_since: "{since}"
		},
		paging: "cursor",
		size: 500,
		shape: "rows"
	},
	organizationFeed: {
		effect: "read",
		method: "GET",
		path: "/api/v2/organizations",
		query: {
			sort_by: "update_time",
			sort_direction: "asc",
			updated_since: "{since}"
		},
		paging: "cursor",
		size: 500,
		shape: "rows"
	},
	personFeed: {
		effect: "read",
		method: "GET",
		path: "/api/v2/persons",
		query: {
			sort_by: "update_time",
			sort_direction: "asc",
			updated_since: "{since}"
		},
		paging: "cursor",
		size: 500,
		shape: "rows"
	},
	productFeed: {
		effect: "read",
		method: "GET",
		path: "/api/v2/products",
		query: {
			sort_by: "update_time",
			sort_direction: "asc",
			updated_since: "{since}"
		},
		paging: "cursor",
		size: 500,
		shape: "rows"
	}
};
const command = {
	id: "crm.changes",
	command: "changes",
	describe: "List records created or changed since the last run",
	usage: "[flags]",
	effect: "read",
	flags: {
		peek: {
			type: "boolean",
			kind: "boolean",
			describe: "Do not store the position"
		},
		since: {
			type: "string",
			kind: "since",
			months: true,
			describe: "Start at this time (RFC 3339) or age (30d, or 6m for months of 30 days) instead of the stored position"
		}
	},
	columns: [
		{
			key: "entity",
			header: "Entity"
		},
		{
			key: "change",
			header: "Change"
		},
		{
			key: "id",
			header: "ID"
		},
		{
			key: "title",
			header: "Title"
		},
		{
			key: "updateTime",
			header: "Updated"
		}
	],
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./changes-BS3paf-b.cjs")), { calls })
};

exports.command = command;