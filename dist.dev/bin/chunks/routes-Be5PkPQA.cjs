// generated/crm/routes.ts
const routes = [
	{
		command: "crm.activity.list",
		method: "GET",
		host: "main",
		effect: "read",
		resource: "activity type",
		fields: {},
		query: {},
		required: [],
		path: "/api/v1/activityTypes"
	},
	{
		command: "crm.activity.type.list",
		method: "GET",
		path: "/api/v1/activityTypes",
		host: "main",
		effect: "read",
		resource: "activity type",
		shape: "rows",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.backup",
		method: "GET",
		path: "/api/v1/currencies",
		host: "main",
		effect: "read",
		resource: "",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.deal.summary",
		method: "GET",
		path: "/api/v1/deals/summary",
		host: "main",
		effect: "read",
		resource: "deal",
		fields: {},
		query: {
			filter_id: { kind: "id" },
			pipeline_id: { kind: "id" },
			stage_id: { kind: "id" },
			status: {
				kind: "enum",
				choices: [
					"open",
					"won",
					"lost"
				]
			}
		},
		required: []
	},
	{
		command: "crm.mail.list",
		method: "GET",
		path: "/api/v1/deals/{deal}/mailMessages",
		host: "main",
		effect: "read",
		resource: "mail",
		paging: "offset",
		shape: "rows",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.audit.stage-skips",
		method: "GET",
		path: "/api/v1/deals/{id}/changelog",
		host: "main",
		effect: "read",
		resource: "audit",
		paging: "cursor",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.deal.history",
		method: "GET",
		path: "/api/v1/deals/{id}/changelog",
		host: "main",
		effect: "read",
		resource: "deal",
		paging: "cursor",
		shape: "rows",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.digest",
		method: "GET",
		path: "/api/v1/deals/{id}/changelog",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.funnel",
		method: "GET",
		path: "/api/v1/deals/{id}/changelog",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.metrics.aging",
		method: "GET",
		path: "/api/v1/deals/{id}/changelog",
		host: "main",
		effect: "read",
		resource: "metrics",
		paging: "cursor",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.metrics.conversion-matrix",
		method: "GET",
		path: "/api/v1/deals/{id}/changelog",
		host: "main",
		effect: "read",
		resource: "metrics",
		paging: "cursor",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.metrics.slippage",
		method: "GET",
		path: "/api/v1/deals/{id}/changelog",
		host: "main",
		effect: "read",
		resource: "metrics",
		paging: "cursor",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.deal.context",
		method: "GET",
		path: "/api/v1/deals/{id}/mailMessages",
		host: "main",
		effect: "read",
		resource: "deal",
		paging: "offset",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.deal.context",
		method: "GET",
		path: "/api/v1/deals/{id}/participants",
		host: "main",
		effect: "read",
		resource: "deal",
		paging: "offset",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.deal.participant.list",
		method: "GET",
		path: "/api/v1/deals/{id}/participants",
		host: "main",
		effect: "read",
		resource: "participant of a deal",
		paging: "offset",
		shape: "rows",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.deal.participant.add",
		method: "POST",
		path: "/api/v1/deals/{id}/participants",
		host: "main",
		effect: "create",
		resource: "participant of a deal",
		shape: "record",
		fields: { person_id: { kind: "id" } },
		query: {},
		required: ["person_id"]
	},
	{
		command: "crm.deal.participant.remove",
		method: "DELETE",
		path: "/api/v1/deals/{id}/participants/{participant}",
		host: "main",
		effect: "delete",
		resource: "participant of a deal",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.file.list",
		method: "GET",
		path: "/api/v1/files",
		host: "main",
		effect: "read",
		resource: "file",
		paging: "offset",
		shape: "rows",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.file.upload",
		method: "POST",
		path: "/api/v1/files",
		host: "main",
		effect: "create",
		resource: "file",
		shape: "record",
		encoding: "multipart",
		fields: {
			deal_id: { kind: "id" },
			file: { kind: "path" },
			org_id: { kind: "id" },
			person_id: { kind: "id" }
		},
		query: {},
		required: []
	},
	{
		command: "crm.file.remote-link",
		method: "POST",
		path: "/api/v1/files/remoteLink",
		host: "main",
		effect: "create",
		resource: "file",
		shape: "record",
		encoding: "form",
		fields: {
			item_id: { kind: "id" },
			remote_id: { kind: "text" },
			remote_location: {
				kind: "enum",
				choices: ["googledrive"]
			}
		},
		query: {},
		required: ["remote_id"]
	},
	{
		command: "crm.file.delete",
		method: "DELETE",
		path: "/api/v1/files/{id}",
		host: "main",
		effect: "delete",
		resource: "file",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.file.download",
		method: "GET",
		path: "/api/v1/files/{id}",
		host: "main",
		effect: "read",
		resource: "file",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.file.get",
		method: "GET",
		path: "/api/v1/files/{id}",
		host: "main",
		effect: "read",
		resource: "file",
		shape: "record",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.file.update",
		method: "PUT",
		path: "/api/v1/files/{id}",
		host: "main",
		effect: "update",
		resource: "file",
		shape: "record",
		encoding: "form",
		fields: {
			description: { kind: "text" },
			name: { kind: "text" }
		},
		query: {},
		required: []
	},
	{
		command: "crm.file.download",
		method: "GET",
		path: "/api/v1/files/{id}/download",
		host: "main",
		effect: "read",
		resource: "file",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.backup",
		method: "GET",
		path: "/api/v1/filters",
		host: "main",
		effect: "read",
		resource: "",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.filter.export",
		method: "GET",
		path: "/api/v1/filters",
		host: "main",
		effect: "read",
		resource: "filter",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.filter.list",
		method: "GET",
		path: "/api/v1/filters",
		host: "main",
		effect: "read",
		resource: "filter",
		shape: "rows",
		fields: {},
		query: { type: {
			kind: "enum",
			choices: [
				"deals",
				"leads",
				"org",
				"people",
				"products",
				"activity",
				"projects"
			]
		} },
		required: []
	},
	{
		command: "crm.filter.create",
		method: "POST",
		path: "/api/v1/filters",
		host: "main",
		effect: "create",
		resource: "filter",
		shape: "record",
		fields: {
			conditions: { kind: "json" },
			name: { kind: "text" },
			type: {
				kind: "enum",
				choices: [
					"deals",
					"leads",
					"org",
					"people",
					"products",
					"activity",
					"projects"
				]
			}
		},
		query: {},
		required: [
			"conditions",
			"name",
			"type"
		]
	},
	{
		command: "crm.filter.helpers",
		method: "GET",
		path: "/api/v1/filters/helpers",
		host: "main",
		effect: "read",
		resource: "filter",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.filter.delete",
		method: "DELETE",
		path: "/api/v1/filters/{id}",
		host: "main",
		effect: "delete",
		resource: "filter",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.filter.export",
		method: "GET",
		path: "/api/v1/filters/{id}",
		host: "main",
		effect: "read",
		resource: "filter",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.filter.get",
		method: "GET",
		path: "/api/v1/filters/{id}",
		host: "main",
		effect: "read",
		resource: "filter",
		shape: "record",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.filter.update",
		method: "PUT",
		path: "/api/v1/filters/{id}",
		host: "main",
		effect: "update",
		resource: "filter",
		shape: "record",
		fields: {
			conditions: { kind: "json" },
			name: { kind: "text" }
		},
		query: {},
		required: []
	},
	{
		command: "crm.digest",
		method: "GET",
		path: "/api/v1/goals/find",
		host: "main",
		effect: "read",
		resource: "",
		result: "data.goals",
		fields: {},
		query: {
			"expected_outcome.tracking_metric": { kind: "text" },
			"period.end": { kind: "text" },
			"period.start": { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.goal.list",
		method: "GET",
		path: "/api/v1/goals/find",
		host: "main",
		effect: "read",
		resource: "goal",
		result: "data.goals",
		shape: "rows",
		fields: {},
		query: {
			"assignee.id": { kind: "id" },
			"type.name": { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.metrics.coverage",
		method: "GET",
		path: "/api/v1/goals/find",
		host: "main",
		effect: "read",
		resource: "metrics",
		result: "data.goals",
		fields: {},
		query: {
			"expected_outcome.tracking_metric": { kind: "text" },
			"period.end": { kind: "text" },
			"period.start": { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.digest",
		method: "GET",
		path: "/api/v1/goals/{id}/results",
		host: "main",
		effect: "read",
		resource: "",
		fields: {},
		query: {
			"period.end": { kind: "text" },
			"period.start": { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.metrics.coverage",
		method: "GET",
		path: "/api/v1/goals/{id}/results",
		host: "main",
		effect: "read",
		resource: "metrics",
		fields: {},
		query: {
			"period.end": { kind: "text" },
			"period.start": { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.lead.label.list",
		method: "GET",
		path: "/api/v1/leadLabels",
		host: "main",
		effect: "read",
		resource: "label",
		shape: "rows",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.backup",
		method: "GET",
		path: "/api/v1/leads",
		host: "main",
		effect: "read",
		resource: "",
		paging: "offset",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.lead.list",
		method: "GET",
		path: "/api/v1/leads",
		host: "main",
		effect: "read",
		resource: "lead",
		paging: "offset",
		shape: "rows",
		fields: {},
		query: {
			organization_id: { kind: "id" },
			owner_id: { kind: "id" },
			person_id: { kind: "id" }
		},
		required: []
	},
	{
		command: "crm.lead.create",
		method: "POST",
		path: "/api/v1/leads",
		host: "main",
		effect: "create",
		resource: "lead",
		shape: "record",
		fields: {
			expected_close_date: { kind: "date" },
			organization_id: { kind: "id" },
			owner_id: { kind: "id" },
			person_id: { kind: "id" },
			title: { kind: "text" },
			"value.amount": { kind: "number" },
			"value.currency": { kind: "text" }
		},
		open: true,
		query: {},
		required: ["title"]
	},
	{
		command: "crm.lead.delete",
		method: "DELETE",
		path: "/api/v1/leads/{id}",
		host: "main",
		effect: "delete",
		resource: "lead",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.lead.get",
		method: "GET",
		path: "/api/v1/leads/{id}",
		host: "main",
		effect: "read",
		resource: "lead",
		shape: "record",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.lead.update",
		method: "PATCH",
		path: "/api/v1/leads/{id}",
		host: "main",
		effect: "update",
		resource: "lead",
		shape: "record",
		fields: {
			expected_close_date: { kind: "date" },
			organization_id: { kind: "id" },
			owner_id: { kind: "id" },
			person_id: { kind: "id" },
			title: { kind: "text" },
			"value.amount": { kind: "number" },
			"value.currency": { kind: "text" }
		},
		open: true,
		query: {},
		required: []
	},
	{
		command: "crm.backup",
		method: "GET",
		path: "/api/v1/notes",
		host: "main",
		effect: "read",
		resource: "",
		paging: "offset",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.deal.context",
		method: "GET",
		path: "/api/v1/notes",
		host: "main",
		effect: "read",
		resource: "deal",
		paging: "offset",
		fields: {},
		query: { deal_id: { kind: "text" } },
		required: []
	},
	{
		command: "crm.note.list",
		method: "GET",
		path: "/api/v1/notes",
		host: "main",
		effect: "read",
		resource: "note",
		paging: "offset",
		shape: "rows",
		fields: {},
		query: {
			deal_id: { kind: "id" },
			org_id: { kind: "id" },
			person_id: { kind: "id" }
		},
		required: []
	},
	{
		command: "crm.note.create",
		method: "POST",
		path: "/api/v1/notes",
		host: "main",
		effect: "create",
		resource: "note",
		shape: "record",
		fields: {
			content: { kind: "message" },
			deal_id: { kind: "id" },
			lead_id: { kind: "key" },
			org_id: { kind: "id" },
			person_id: { kind: "id" }
		},
		open: true,
		query: {},
		required: ["content"]
	},
	{
		command: "crm.note.delete",
		method: "DELETE",
		path: "/api/v1/notes/{id}",
		host: "main",
		effect: "delete",
		resource: "note",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.note.get",
		method: "GET",
		path: "/api/v1/notes/{id}",
		host: "main",
		effect: "read",
		resource: "note",
		shape: "record",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.note.update",
		method: "PUT",
		path: "/api/v1/notes/{id}",
		host: "main",
		effect: "update",
		resource: "note",
		shape: "record",
		fields: { content: { kind: "message" } },
		open: true,
		query: {},
		required: []
	},
	{
		command: "crm.note.comment.list",
		method: "GET",
		path: "/api/v1/notes/{noteId}/comments",
		host: "main",
		effect: "read",
		resource: "comment of a note",
		paging: "offset",
		shape: "rows",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.note.comment.add",
		method: "POST",
		path: "/api/v1/notes/{noteId}/comments",
		host: "main",
		effect: "create",
		resource: "comment of a note",
		shape: "record",
		fields: { content: { kind: "message" } },
		query: {},
		required: ["content"]
	},
	{
		command: "crm.note.comment.delete",
		method: "DELETE",
		path: "/api/v1/notes/{noteId}/comments/{comment}",
		host: "main",
		effect: "delete",
		resource: "comment of a note",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.note.comment.update",
		method: "PUT",
		path: "/api/v1/notes/{noteId}/comments/{comment}",
		host: "main",
		effect: "update",
		resource: "comment of a note",
		shape: "record",
		fields: { content: { kind: "message" } },
		query: {},
		required: []
	},
	{
		command: "crm.org.relationship.list",
		method: "GET",
		path: "/api/v1/organizationRelationships",
		host: "main",
		effect: "read",
		resource: "organization relationship",
		shape: "rows",
		fields: {},
		query: { org_id: { kind: "id" } },
		required: []
	},
	{
		command: "crm.org.relationship.add",
		method: "POST",
		path: "/api/v1/organizationRelationships",
		host: "main",
		effect: "create",
		resource: "organization relationship",
		shape: "record",
		fields: {
			rel_linked_org_id: { kind: "id" },
			rel_owner_org_id: { kind: "id" },
			type: {
				kind: "enum",
				choices: ["parent", "related"]
			}
		},
		query: {},
		required: [
			"rel_linked_org_id",
			"rel_owner_org_id",
			"type"
		]
	},
	{
		command: "crm.org.relationship.remove",
		method: "DELETE",
		path: "/api/v1/organizationRelationships/{id}",
		host: "main",
		effect: "delete",
		resource: "organization relationship",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.org.merge",
		method: "PUT",
		path: "/api/v1/organizations/{id}/merge",
		host: "main",
		effect: "update",
		resource: "organization",
		fields: { merge_with_id: { kind: "id" } },
		query: {},
		required: []
	},
	{
		command: "crm.person.merge",
		method: "PUT",
		path: "/api/v1/persons/{id}/merge",
		host: "main",
		effect: "update",
		resource: "person",
		fields: { merge_with_id: { kind: "id" } },
		query: {},
		required: []
	},
	{
		command: "crm.activity.create",
		method: "GET",
		host: "main",
		effect: "read",
		resource: "user",
		fields: {},
		query: {},
		required: [],
		path: "/api/v1/users"
	},
	{
		command: "crm.backup",
		method: "GET",
		path: "/api/v1/users",
		host: "main",
		effect: "read",
		resource: "",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.rep.scorecard",
		method: "GET",
		path: "/api/v1/users",
		host: "main",
		effect: "read",
		resource: "rep",
		fields: {},
		query: {
			owner_id: { kind: "id" },
			pipeline_id: { kind: "id" }
		},
		required: []
	},
	{
		command: "crm.user.list",
		method: "GET",
		path: "/api/v1/users",
		host: "main",
		effect: "read",
		resource: "user",
		shape: "rows",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.user.find",
		method: "GET",
		path: "/api/v1/users/find",
		host: "main",
		effect: "read",
		resource: "user",
		shape: "rows",
		fields: {},
		query: {
			search_by_email: {
				kind: "boolean",
				shaped: true
			},
			term: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.activity.create",
		method: "GET",
		host: "main",
		effect: "read",
		resource: "user",
		fields: {},
		query: {},
		required: [],
		path: "/api/v1/users/me"
	},
	{
		command: "crm.quota",
		method: "GET",
		path: "/api/v1/users/me",
		host: "main",
		effect: "read",
		resource: "",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.user.me",
		method: "GET",
		path: "/api/v1/users/me",
		host: "main",
		effect: "read",
		resource: "user",
		shape: "row",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.backup",
		method: "GET",
		path: "/api/v1/webhooks",
		host: "main",
		effect: "read",
		resource: "",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.webhook.list",
		method: "GET",
		path: "/api/v1/webhooks",
		host: "main",
		effect: "read",
		resource: "webhook",
		shape: "rows",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.webhook.listen",
		method: "GET",
		path: "/api/v1/webhooks",
		host: "main",
		effect: "read",
		resource: "webhook",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.webhook.create",
		method: "POST",
		path: "/api/v1/webhooks",
		host: "main",
		effect: "create",
		resource: "webhook",
		shape: "record",
		fields: {
			event_action: {
				kind: "enum",
				choices: [
					"*",
					"change",
					"create",
					"delete"
				]
			},
			event_object: {
				kind: "enum",
				choices: [
					"*",
					"activity",
					"board",
					"deal",
					"deal_installment",
					"deal_product",
					"lead",
					"note",
					"organization",
					"person",
					"phase",
					"pipeline",
					"product",
					"project",
					"stage",
					"task",
					"user"
				]
			},
			http_auth_password: { kind: "text" },
			http_auth_user: { kind: "text" },
			name: { kind: "text" },
			subscription_url: { kind: "text" },
			version: { kind: "text" }
		},
		query: {},
		required: [
			"event_action",
			"event_object",
			"subscription_url"
		]
	},
	{
		command: "crm.webhook.listen",
		method: "POST",
		path: "/api/v1/webhooks",
		host: "main",
		effect: "act",
		resource: "webhook",
		fields: {},
		query: {},
		required: [],
		open: true
	},
	{
		command: "crm.webhook.delete",
		method: "DELETE",
		path: "/api/v1/webhooks/{id}",
		host: "main",
		effect: "delete",
		resource: "webhook",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.webhook.listen",
		method: "DELETE",
		path: "/api/v1/webhooks/{id}",
		host: "main",
		effect: "act",
		resource: "webhook",
		fields: {},
		query: {},
		required: [],
		open: true
	},
	{
		command: "crm.field.get",
		method: "GET",
		path: "/api/v1/{entity}Fields",
		host: "main",
		effect: "read",
		resource: "custom field",
		paging: "offset",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.field.list",
		method: "GET",
		path: "/api/v1/{entity}Fields",
		host: "main",
		effect: "read",
		resource: "custom field",
		paging: "offset",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.activity.list",
		method: "GET",
		path: "/api/v2/activities",
		host: "main",
		effect: "read",
		resource: "activity",
		paging: "cursor",
		shape: "rows",
		fields: {},
		query: {
			deal_id: { kind: "id" },
			done: {
				kind: "boolean",
				shaped: true
			},
			filter_id: { kind: "id" },
			ids: {
				kind: "csv",
				of: "id",
				maxItems: 100
			},
			org_id: { kind: "id" },
			owner_id: { kind: "id" },
			person_id: { kind: "id" },
			sort_by: {
				kind: "enum",
				choices: [
					"id",
					"update_time",
					"add_time",
					"due_date"
				]
			},
			sort_direction: {
				kind: "enum",
				choices: ["asc", "desc"]
			},
			updated_since: { kind: "timestamp" },
			updated_until: { kind: "timestamp" }
		},
		required: []
	},
	{
		command: "crm.audit",
		method: "GET",
		path: "/api/v2/activities",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: { done: { kind: "text" } },
		required: []
	},
	{
		command: "crm.backup",
		method: "GET",
		path: "/api/v2/activities",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: {
			sort_by: { kind: "text" },
			sort_direction: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.changes",
		method: "GET",
		path: "/api/v2/activities",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: {
			sort_by: { kind: "text" },
			sort_direction: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.deal.context",
		method: "GET",
		path: "/api/v2/activities",
		host: "main",
		effect: "read",
		resource: "deal",
		paging: "cursor",
		fields: {},
		query: { deal_id: { kind: "text" } },
		required: []
	},
	{
		command: "crm.digest",
		method: "GET",
		path: "/api/v2/activities",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: { done: { kind: "text" } },
		required: []
	},
	{
		command: "crm.pipeline.health",
		method: "GET",
		path: "/api/v2/activities",
		host: "main",
		effect: "read",
		resource: "pipeline",
		paging: "cursor",
		fields: {},
		query: { done: { kind: "text" } },
		required: []
	},
	{
		command: "crm.sync.warehouse",
		method: "GET",
		path: "/api/v2/activities",
		host: "main",
		effect: "read",
		resource: "sync",
		paging: "cursor",
		fields: {},
		query: {
			sort_by: { kind: "text" },
			sort_direction: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.watch",
		method: "GET",
		path: "/api/v2/activities",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: { done: { kind: "text" } },
		required: []
	},
	{
		command: "crm.webhook.listen",
		method: "GET",
		path: "/api/v2/activities",
		host: "main",
		effect: "read",
		resource: "webhook",
		paging: "cursor",
		fields: {},
		query: {
			sort_by: { kind: "text" },
			sort_direction: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.activity.create",
		method: "POST",
		path: "/api/v2/activities",
		host: "main",
		effect: "create",
		resource: "activity",
		shape: "record",
		fields: {
			deal_id: { kind: "id" },
			done: { kind: "boolean" },
			due_date: { kind: "date" },
			due_time: { kind: "time" },
			duration: { kind: "time" },
			note: { kind: "text" },
			org_id: { kind: "id" },
			owner_id: { kind: "id" },
			participants: {
				kind: "id",
				shaped: true
			},
			subject: { kind: "text" },
			type: { kind: "text" }
		},
		open: true,
		query: {},
		required: ["subject"]
	},
	{
		command: "crm.activity.delete",
		method: "DELETE",
		path: "/api/v2/activities/{id}",
		host: "main",
		effect: "delete",
		resource: "activity",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.activity.get",
		method: "GET",
		path: "/api/v2/activities/{id}",
		host: "main",
		effect: "read",
		resource: "activity",
		shape: "record",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.activity.update",
		method: "PATCH",
		path: "/api/v2/activities/{id}",
		host: "main",
		effect: "update",
		resource: "activity",
		shape: "record",
		fields: {
			deal_id: { kind: "id" },
			done: {
				kind: "boolean",
				shaped: true
			},
			due_date: { kind: "date" },
			due_time: { kind: "time" },
			duration: { kind: "time" },
			note: { kind: "text" },
			org_id: { kind: "id" },
			owner_id: { kind: "id" },
			participants: {
				kind: "id",
				shaped: true
			},
			subject: { kind: "text" },
			type: { kind: "text" }
		},
		open: true,
		query: {},
		required: []
	},
	{
		command: "crm.backup",
		method: "GET",
		path: "/api/v2/activityFields",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.backup",
		method: "GET",
		path: "/api/v2/dealFields",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.audit",
		method: "GET",
		path: "/api/v2/deals",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: {
			owner_id: { kind: "text" },
			pipeline_id: { kind: "text" },
			status: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.audit.stage-skips",
		method: "GET",
		path: "/api/v2/deals",
		host: "main",
		effect: "read",
		resource: "audit",
		paging: "cursor",
		fields: {},
		query: {
			owner_id: { kind: "text" },
			pipeline_id: { kind: "text" },
			status: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.backup",
		method: "GET",
		path: "/api/v2/deals",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: {
			sort_by: { kind: "text" },
			sort_direction: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.changes",
		method: "GET",
		path: "/api/v2/deals",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: {
			sort_by: { kind: "text" },
			sort_direction: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.deal.bulk-update",
		method: "GET",
		path: "/api/v2/deals",
		host: "main",
		effect: "read",
		resource: "deal",
		paging: "cursor",
		fields: {
			owner_id: { kind: "id" },
			pipeline_id: { kind: "id" },
			stage_id: { kind: "id" },
			status: {
				kind: "enum",
				choices: [
					"open",
					"won",
					"lost"
				]
			}
		},
		open: true,
		query: {
			filter_id: { kind: "text" },
			ids: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.deal.list",
		method: "GET",
		path: "/api/v2/deals",
		host: "main",
		effect: "read",
		resource: "deal",
		paging: "cursor",
		shape: "rows",
		fields: {},
		query: {
			filter_id: { kind: "id" },
			ids: {
				kind: "csv",
				of: "id",
				maxItems: 100
			},
			org_id: { kind: "id" },
			owner_id: { kind: "id" },
			person_id: { kind: "id" },
			pipeline_id: { kind: "id" },
			sort_by: {
				kind: "enum",
				choices: [
					"id",
					"update_time",
					"add_time"
				]
			},
			sort_direction: {
				kind: "enum",
				choices: ["asc", "desc"]
			},
			stage_id: { kind: "id" },
			status: {
				kind: "enum",
				choices: [
					"open",
					"won",
					"lost",
					"deleted"
				]
			},
			updated_since: { kind: "timestamp" },
			updated_until: { kind: "timestamp" }
		},
		required: []
	},
	{
		command: "crm.digest",
		method: "GET",
		path: "/api/v2/deals",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: {
			owner_id: { kind: "text" },
			pipeline_id: { kind: "text" },
			status: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.funnel",
		method: "GET",
		path: "/api/v2/deals",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: {
			owner_id: { kind: "text" },
			pipeline_id: { kind: "text" },
			status: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.metrics.aging",
		method: "GET",
		path: "/api/v2/deals",
		host: "main",
		effect: "read",
		resource: "metrics",
		paging: "cursor",
		fields: {},
		query: {
			owner_id: { kind: "text" },
			pipeline_id: { kind: "text" },
			status: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.metrics.conversion-matrix",
		method: "GET",
		path: "/api/v2/deals",
		host: "main",
		effect: "read",
		resource: "metrics",
		paging: "cursor",
		fields: {},
		query: {
			owner_id: { kind: "text" },
			pipeline_id: { kind: "text" },
			status: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.metrics.coverage",
		method: "GET",
		path: "/api/v2/deals",
		host: "main",
		effect: "read",
		resource: "metrics",
		paging: "cursor",
		fields: {},
		query: {
			owner_id: { kind: "text" },
			pipeline_id: { kind: "text" },
			status: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.metrics.forecast",
		method: "GET",
		path: "/api/v2/deals",
		host: "main",
		effect: "read",
		resource: "metrics",
		paging: "cursor",
		fields: {},
		query: {
			owner_id: { kind: "text" },
			pipeline_id: { kind: "text" },
			status: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.metrics.slippage",
		method: "GET",
		path: "/api/v2/deals",
		host: "main",
		effect: "read",
		resource: "metrics",
		paging: "cursor",
		fields: {},
		query: {
			owner_id: { kind: "text" },
			pipeline_id: { kind: "text" },
			status: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.metrics.velocity",
		method: "GET",
		path: "/api/v2/deals",
		host: "main",
		effect: "read",
		resource: "metrics",
		paging: "cursor",
		fields: {},
		query: {
			owner_id: { kind: "id" },
			pipeline_id: { kind: "id" },
			status: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.pipeline.health",
		method: "GET",
		path: "/api/v2/deals",
		host: "main",
		effect: "read",
		resource: "pipeline",
		paging: "cursor",
		fields: {},
		query: {
			owner_id: { kind: "text" },
			pipeline_id: { kind: "text" },
			status: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.rep.scorecard",
		method: "GET",
		path: "/api/v2/deals",
		host: "main",
		effect: "read",
		resource: "rep",
		paging: "cursor",
		fields: {},
		query: {
			owner_id: { kind: "id" },
			pipeline_id: { kind: "id" },
			status: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.sync.warehouse",
		method: "GET",
		path: "/api/v2/deals",
		host: "main",
		effect: "read",
		resource: "sync",
		paging: "cursor",
		fields: {},
		query: {
			sort_by: { kind: "text" },
			sort_direction: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.watch",
		method: "GET",
		path: "/api/v2/deals",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: {
			owner_id: { kind: "text" },
			pipeline_id: { kind: "text" },
			status: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.webhook.listen",
		method: "GET",
		path: "/api/v2/deals",
		host: "main",
		effect: "read",
		resource: "webhook",
		paging: "cursor",
		fields: {},
		query: {
			sort_by: { kind: "text" },
			sort_direction: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.deal.create",
		method: "POST",
		path: "/api/v2/deals",
		host: "main",
		effect: "create",
		resource: "deal",
		shape: "record",
		fields: {
			currency: { kind: "text" },
			expected_close_date: { kind: "date" },
			org_id: { kind: "id" },
			owner_id: { kind: "id" },
			person_id: { kind: "id" },
			pipeline_id: { kind: "id" },
			probability: {
				kind: "integer",
				min: 0,
				max: 100
			},
			stage_id: { kind: "id" },
			status: {
				kind: "enum",
				choices: [
					"open",
					"won",
					"lost"
				]
			},
			title: { kind: "text" },
			value: { kind: "number" }
		},
		open: true,
		query: {},
		required: ["title"]
	},
	{
		command: "crm.deal.upsert",
		method: "POST",
		path: "/api/v2/deals",
		host: "main",
		effect: "create",
		resource: "deal",
		fields: {},
		open: true,
		query: {},
		required: []
	},
	{
		command: "crm.deal.list",
		method: "GET",
		path: "/api/v2/deals/archived",
		host: "main",
		effect: "read",
		resource: "deal",
		paging: "cursor",
		shape: "rows",
		fields: {},
		query: {
			filter_id: { kind: "id" },
			ids: {
				kind: "csv",
				of: "id",
				maxItems: 100
			},
			org_id: { kind: "id" },
			owner_id: { kind: "id" },
			person_id: { kind: "id" },
			pipeline_id: { kind: "id" },
			sort_by: {
				kind: "enum",
				choices: [
					"id",
					"update_time",
					"add_time"
				]
			},
			sort_direction: {
				kind: "enum",
				choices: ["asc", "desc"]
			},
			stage_id: { kind: "id" },
			status: {
				kind: "enum",
				choices: [
					"open",
					"won",
					"lost",
					"deleted"
				]
			},
			updated_since: { kind: "timestamp" },
			updated_until: { kind: "timestamp" }
		},
		required: []
	},
	{
		command: "crm.deal.upsert",
		method: "GET",
		path: "/api/v2/deals/search",
		host: "main",
		effect: "read",
		resource: "deal",
		paging: "cursor",
		result: "data.items",
		fields: {},
		open: true,
		query: {
			exact_match: { kind: "text" },
			fields: { kind: "text" },
			term: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.search",
		method: "GET",
		path: "/api/v2/deals/search",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		result: "data.items",
		fields: {},
		query: {
			exact_match: { kind: "boolean" },
			item_types: {
				kind: "csv",
				of: "enum",
				choices: [
					"deal",
					"person",
					"organization",
					"product",
					"lead",
					"file",
					"mail_attachment",
					"project"
				]
			},
			organization_id: { kind: "id" },
			person_id: { kind: "id" },
			status: {
				kind: "enum",
				choices: [
					"open",
					"won",
					"lost"
				]
			},
			term: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.deal.delete",
		method: "DELETE",
		path: "/api/v2/deals/{id}",
		host: "main",
		effect: "delete",
		resource: "deal",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.deal.context",
		method: "GET",
		path: "/api/v2/deals/{id}",
		host: "main",
		effect: "read",
		resource: "deal",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.deal.convert",
		method: "GET",
		path: "/api/v2/deals/{id}",
		host: "main",
		effect: "read",
		resource: "deal",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.deal.get",
		method: "GET",
		path: "/api/v2/deals/{id}",
		host: "main",
		effect: "read",
		resource: "deal",
		shape: "record",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.deal.upsert",
		method: "GET",
		path: "/api/v2/deals/{id}",
		host: "main",
		effect: "read",
		resource: "deal",
		fields: {},
		open: true,
		query: {},
		required: []
	},
	{
		command: "crm.deal.bulk-update",
		method: "PATCH",
		path: "/api/v2/deals/{id}",
		host: "main",
		effect: "update",
		resource: "deal",
		fields: {
			owner_id: { kind: "id" },
			pipeline_id: { kind: "id" },
			stage_id: { kind: "id" },
			status: {
				kind: "enum",
				choices: [
					"open",
					"won",
					"lost"
				]
			}
		},
		open: true,
		query: {},
		required: []
	},
	{
		command: "crm.deal.update",
		method: "PATCH",
		path: "/api/v2/deals/{id}",
		host: "main",
		effect: "update",
		resource: "deal",
		shape: "record",
		fields: {
			currency: { kind: "text" },
			expected_close_date: { kind: "date" },
			org_id: { kind: "id" },
			owner_id: { kind: "id" },
			person_id: { kind: "id" },
			pipeline_id: { kind: "id" },
			probability: {
				kind: "integer",
				min: 0,
				max: 100
			},
			stage_id: { kind: "id" },
			status: {
				kind: "enum",
				choices: [
					"open",
					"won",
					"lost"
				]
			},
			title: { kind: "text" },
			value: { kind: "number" }
		},
		open: true,
		query: {},
		required: []
	},
	{
		command: "crm.deal.upsert",
		method: "PATCH",
		path: "/api/v2/deals/{id}",
		host: "main",
		effect: "create",
		resource: "deal",
		fields: {},
		open: true,
		query: {},
		required: []
	},
	{
		command: "crm.deal.convert",
		method: "POST",
		path: "/api/v2/deals/{id}/convert/lead",
		host: "main",
		effect: "act",
		resource: "deal",
		fields: {},
		query: {},
		required: [],
		open: true
	},
	{
		command: "crm.deal.convert",
		method: "GET",
		path: "/api/v2/deals/{id}/convert/status/{conversion}",
		host: "main",
		effect: "read",
		resource: "deal",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.deal.follower.list",
		method: "GET",
		path: "/api/v2/deals/{id}/followers",
		host: "main",
		effect: "read",
		resource: "follower of a deal",
		paging: "cursor",
		shape: "rows",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.deal.follower.add",
		method: "POST",
		path: "/api/v2/deals/{id}/followers",
		host: "main",
		effect: "create",
		resource: "follower of a deal",
		shape: "record",
		fields: { user_id: { kind: "id" } },
		query: {},
		required: ["user_id"]
	},
	{
		command: "crm.deal.follower.remove",
		method: "DELETE",
		path: "/api/v2/deals/{id}/followers/{user}",
		host: "main",
		effect: "delete",
		resource: "follower of a deal",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.deal.context",
		method: "GET",
		path: "/api/v2/deals/{id}/products",
		host: "main",
		effect: "read",
		resource: "deal",
		paging: "cursor",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.deal.product.list",
		method: "GET",
		path: "/api/v2/deals/{id}/products",
		host: "main",
		effect: "read",
		resource: "product of a deal",
		paging: "cursor",
		shape: "rows",
		fields: {},
		query: {
			sort_by: {
				kind: "enum",
				choices: [
					"id",
					"add_time",
					"update_time",
					"order_nr"
				]
			},
			sort_direction: {
				kind: "enum",
				choices: ["asc", "desc"]
			}
		},
		required: []
	},
	{
		command: "crm.deal.product.add",
		method: "POST",
		path: "/api/v2/deals/{id}/products",
		host: "main",
		effect: "create",
		resource: "product of a deal",
		shape: "record",
		fields: {
			comments: { kind: "text" },
			discount: { kind: "number" },
			discount_type: {
				kind: "enum",
				choices: ["percentage", "amount"]
			},
			item_price: { kind: "number" },
			product_id: { kind: "id" },
			quantity: { kind: "number" },
			tax: { kind: "number" }
		},
		query: {},
		required: ["item_price", "product_id"]
	},
	{
		command: "crm.deal.product.remove",
		method: "DELETE",
		path: "/api/v2/deals/{id}/products/{attachment}",
		host: "main",
		effect: "delete",
		resource: "product of a deal",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.deal.product.update",
		method: "PATCH",
		path: "/api/v2/deals/{id}/products/{attachment}",
		host: "main",
		effect: "update",
		resource: "product of a deal",
		shape: "record",
		fields: {
			comments: { kind: "text" },
			discount: { kind: "number" },
			discount_type: {
				kind: "enum",
				choices: ["percentage", "amount"]
			},
			item_price: { kind: "number" },
			product_id: { kind: "id" },
			quantity: { kind: "number" },
			tax: { kind: "number" }
		},
		query: {},
		required: []
	},
	{
		command: "crm.search",
		method: "GET",
		path: "/api/v2/itemSearch",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		result: "data.items",
		fields: {},
		query: {
			exact_match: { kind: "boolean" },
			item_types: {
				kind: "csv",
				of: "enum",
				choices: [
					"deal",
					"person",
					"organization",
					"product",
					"lead",
					"file",
					"mail_attachment",
					"project"
				]
			},
			organization_id: { kind: "id" },
			person_id: { kind: "id" },
			status: {
				kind: "enum",
				choices: [
					"open",
					"won",
					"lost"
				]
			},
			term: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.lookup",
		method: "GET",
		path: "/api/v2/itemSearch/field",
		host: "main",
		effect: "read",
		resource: "",
		fields: {},
		query: {
			entity_type: { kind: "text" },
			field: { kind: "text" },
			limit: { kind: "text" },
			match: {
				kind: "enum",
				choices: [
					"exact",
					"beginning",
					"middle"
				]
			},
			term: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.lead.convert",
		method: "POST",
		path: "/api/v2/leads/{id}/convert/deal",
		host: "main",
		effect: "act",
		resource: "lead",
		fields: {
			pipeline_id: { kind: "id" },
			stage_id: { kind: "id" }
		},
		query: {},
		required: []
	},
	{
		command: "crm.lead.convert",
		method: "GET",
		path: "/api/v2/leads/{id}/convert/status/{conversion}",
		host: "main",
		effect: "read",
		resource: "lead",
		fields: {
			pipeline_id: { kind: "id" },
			stage_id: { kind: "id" }
		},
		query: {},
		required: []
	},
	{
		command: "crm.backup",
		method: "GET",
		path: "/api/v2/organizationFields",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.audit",
		method: "GET",
		path: "/api/v2/organizations",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.backup",
		method: "GET",
		path: "/api/v2/organizations",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: {
			sort_by: { kind: "text" },
			sort_direction: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.changes",
		method: "GET",
		path: "/api/v2/organizations",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: {
			sort_by: { kind: "text" },
			sort_direction: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.org.list",
		method: "GET",
		path: "/api/v2/organizations",
		host: "main",
		effect: "read",
		resource: "organization",
		paging: "cursor",
		shape: "rows",
		fields: {},
		query: {
			filter_id: { kind: "id" },
			ids: {
				kind: "csv",
				of: "id",
				maxItems: 100
			},
			owner_id: { kind: "id" },
			sort_by: {
				kind: "enum",
				choices: [
					"id",
					"update_time",
					"add_time"
				]
			},
			sort_direction: {
				kind: "enum",
				choices: ["asc", "desc"]
			},
			updated_since: { kind: "timestamp" },
			updated_until: { kind: "timestamp" }
		},
		required: []
	},
	{
		command: "crm.sync.warehouse",
		method: "GET",
		path: "/api/v2/organizations",
		host: "main",
		effect: "read",
		resource: "sync",
		paging: "cursor",
		fields: {},
		query: {
			sort_by: { kind: "text" },
			sort_direction: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.watch",
		method: "GET",
		path: "/api/v2/organizations",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.webhook.listen",
		method: "GET",
		path: "/api/v2/organizations",
		host: "main",
		effect: "read",
		resource: "webhook",
		paging: "cursor",
		fields: {},
		query: {
			sort_by: { kind: "text" },
			sort_direction: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.org.create",
		method: "POST",
		path: "/api/v2/organizations",
		host: "main",
		effect: "create",
		resource: "organization",
		shape: "record",
		fields: {
			name: { kind: "text" },
			owner_id: { kind: "id" }
		},
		open: true,
		query: {},
		required: ["name"]
	},
	{
		command: "crm.org.import",
		method: "POST",
		path: "/api/v2/organizations",
		host: "main",
		effect: "create",
		resource: "organization",
		fields: {},
		query: {},
		required: [],
		open: true
	},
	{
		command: "crm.org.upsert",
		method: "POST",
		path: "/api/v2/organizations",
		host: "main",
		effect: "create",
		resource: "organization",
		fields: {},
		open: true,
		query: {},
		required: []
	},
	{
		command: "crm.org.import",
		method: "GET",
		path: "/api/v2/organizations/search",
		host: "main",
		effect: "read",
		resource: "organization",
		paging: "cursor",
		result: "data.items",
		fields: {},
		query: {
			exact_match: { kind: "text" },
			fields: { kind: "text" },
			term: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.org.upsert",
		method: "GET",
		path: "/api/v2/organizations/search",
		host: "main",
		effect: "read",
		resource: "organization",
		paging: "cursor",
		result: "data.items",
		fields: {},
		open: true,
		query: {
			exact_match: { kind: "text" },
			fields: { kind: "text" },
			term: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.search",
		method: "GET",
		path: "/api/v2/organizations/search",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		result: "data.items",
		fields: {},
		query: {
			exact_match: { kind: "boolean" },
			item_types: {
				kind: "csv",
				of: "enum",
				choices: [
					"deal",
					"person",
					"organization",
					"product",
					"lead",
					"file",
					"mail_attachment",
					"project"
				]
			},
			organization_id: { kind: "id" },
			person_id: { kind: "id" },
			status: {
				kind: "enum",
				choices: [
					"open",
					"won",
					"lost"
				]
			},
			term: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.org.delete",
		method: "DELETE",
		path: "/api/v2/organizations/{id}",
		host: "main",
		effect: "delete",
		resource: "organization",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.org.get",
		method: "GET",
		path: "/api/v2/organizations/{id}",
		host: "main",
		effect: "read",
		resource: "organization",
		shape: "record",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.org.import",
		method: "GET",
		path: "/api/v2/organizations/{id}",
		host: "main",
		effect: "read",
		resource: "organization",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.org.merge",
		method: "GET",
		path: "/api/v2/organizations/{id}",
		host: "main",
		effect: "read",
		resource: "organization",
		fields: { merge_with_id: { kind: "id" } },
		query: {},
		required: []
	},
	{
		command: "crm.org.upsert",
		method: "GET",
		path: "/api/v2/organizations/{id}",
		host: "main",
		effect: "read",
		resource: "organization",
		fields: {},
		open: true,
		query: {},
		required: []
	},
	{
		command: "crm.org.import",
		method: "PATCH",
		path: "/api/v2/organizations/{id}",
		host: "main",
		effect: "create",
		resource: "organization",
		fields: {},
		query: {},
		required: [],
		open: true
	},
	{
		command: "crm.org.update",
		method: "PATCH",
		path: "/api/v2/organizations/{id}",
		host: "main",
		effect: "update",
		resource: "organization",
		shape: "record",
		fields: {
			name: { kind: "text" },
			owner_id: { kind: "id" }
		},
		open: true,
		query: {},
		required: []
	},
	{
		command: "crm.org.upsert",
		method: "PATCH",
		path: "/api/v2/organizations/{id}",
		host: "main",
		effect: "create",
		resource: "organization",
		fields: {},
		open: true,
		query: {},
		required: []
	},
	{
		command: "crm.org.follower.list",
		method: "GET",
		path: "/api/v2/organizations/{id}/followers",
		host: "main",
		effect: "read",
		resource: "follower of an organization",
		paging: "cursor",
		shape: "rows",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.org.follower.add",
		method: "POST",
		path: "/api/v2/organizations/{id}/followers",
		host: "main",
		effect: "create",
		resource: "follower of an organization",
		shape: "record",
		fields: { user_id: { kind: "id" } },
		query: {},
		required: ["user_id"]
	},
	{
		command: "crm.org.follower.remove",
		method: "DELETE",
		path: "/api/v2/organizations/{id}/followers/{user}",
		host: "main",
		effect: "delete",
		resource: "follower of an organization",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.deal.context",
		method: "GET",
		path: "/api/v2/organizations/{org}",
		host: "main",
		effect: "read",
		resource: "deal",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.backup",
		method: "GET",
		path: "/api/v2/personFields",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.audit",
		method: "GET",
		path: "/api/v2/persons",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.backup",
		method: "GET",
		path: "/api/v2/persons",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: {
			sort_by: { kind: "text" },
			sort_direction: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.changes",
		method: "GET",
		path: "/api/v2/persons",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: {
			sort_by: { kind: "text" },
			sort_direction: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.person.list",
		method: "GET",
		path: "/api/v2/persons",
		host: "main",
		effect: "read",
		resource: "person",
		paging: "cursor",
		shape: "rows",
		fields: {},
		query: {
			filter_id: { kind: "id" },
			ids: {
				kind: "csv",
				of: "id",
				maxItems: 100
			},
			org_id: { kind: "id" },
			owner_id: { kind: "id" },
			sort_by: {
				kind: "enum",
				choices: [
					"id",
					"update_time",
					"add_time"
				]
			},
			sort_direction: {
				kind: "enum",
				choices: ["asc", "desc"]
			},
			updated_since: { kind: "timestamp" },
			updated_until: { kind: "timestamp" }
		},
		required: []
	},
	{
		command: "crm.sync.warehouse",
		method: "GET",
		path: "/api/v2/persons",
		host: "main",
		effect: "read",
		resource: "sync",
		paging: "cursor",
		fields: {},
		query: {
			sort_by: { kind: "text" },
			sort_direction: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.watch",
		method: "GET",
		path: "/api/v2/persons",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.webhook.listen",
		method: "GET",
		path: "/api/v2/persons",
		host: "main",
		effect: "read",
		resource: "webhook",
		paging: "cursor",
		fields: {},
		query: {
			sort_by: { kind: "text" },
			sort_direction: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.person.create",
		method: "POST",
		path: "/api/v2/persons",
		host: "main",
		effect: "create",
		resource: "person",
		shape: "record",
		fields: {
			emails: {
				kind: "text",
				shaped: true
			},
			name: { kind: "text" },
			org_id: { kind: "id" },
			owner_id: { kind: "id" },
			phones: {
				kind: "text",
				shaped: true
			}
		},
		open: true,
		query: {},
		required: ["name"]
	},
	{
		command: "crm.person.import",
		method: "POST",
		path: "/api/v2/persons",
		host: "main",
		effect: "create",
		resource: "person",
		fields: {},
		query: {},
		required: [],
		open: true
	},
	{
		command: "crm.person.upsert",
		method: "POST",
		path: "/api/v2/persons",
		host: "main",
		effect: "create",
		resource: "person",
		fields: {},
		open: true,
		query: {},
		required: []
	},
	{
		command: "crm.person.import",
		method: "GET",
		path: "/api/v2/persons/search",
		host: "main",
		effect: "read",
		resource: "person",
		paging: "cursor",
		result: "data.items",
		fields: {},
		query: {
			exact_match: { kind: "text" },
			fields: { kind: "text" },
			term: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.person.upsert",
		method: "GET",
		path: "/api/v2/persons/search",
		host: "main",
		effect: "read",
		resource: "person",
		paging: "cursor",
		result: "data.items",
		fields: {},
		open: true,
		query: {
			exact_match: { kind: "text" },
			fields: { kind: "text" },
			term: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.search",
		method: "GET",
		path: "/api/v2/persons/search",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		result: "data.items",
		fields: {},
		query: {
			exact_match: { kind: "boolean" },
			item_types: {
				kind: "csv",
				of: "enum",
				choices: [
					"deal",
					"person",
					"organization",
					"product",
					"lead",
					"file",
					"mail_attachment",
					"project"
				]
			},
			organization_id: { kind: "id" },
			person_id: { kind: "id" },
			status: {
				kind: "enum",
				choices: [
					"open",
					"won",
					"lost"
				]
			},
			term: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.person.delete",
		method: "DELETE",
		path: "/api/v2/persons/{id}",
		host: "main",
		effect: "delete",
		resource: "person",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.person.get",
		method: "GET",
		path: "/api/v2/persons/{id}",
		host: "main",
		effect: "read",
		resource: "person",
		shape: "record",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.person.import",
		method: "GET",
		path: "/api/v2/persons/{id}",
		host: "main",
		effect: "read",
		resource: "person",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.person.merge",
		method: "GET",
		path: "/api/v2/persons/{id}",
		host: "main",
		effect: "read",
		resource: "person",
		fields: { merge_with_id: { kind: "id" } },
		query: {},
		required: []
	},
	{
		command: "crm.person.upsert",
		method: "GET",
		path: "/api/v2/persons/{id}",
		host: "main",
		effect: "read",
		resource: "person",
		fields: {},
		open: true,
		query: {},
		required: []
	},
	{
		command: "crm.person.import",
		method: "PATCH",
		path: "/api/v2/persons/{id}",
		host: "main",
		effect: "create",
		resource: "person",
		fields: {},
		query: {},
		required: [],
		open: true
	},
	{
		command: "crm.person.update",
		method: "PATCH",
		path: "/api/v2/persons/{id}",
		host: "main",
		effect: "update",
		resource: "person",
		shape: "record",
		fields: {
			emails: {
				kind: "text",
				shaped: true
			},
			name: { kind: "text" },
			org_id: { kind: "id" },
			owner_id: { kind: "id" },
			phones: {
				kind: "text",
				shaped: true
			}
		},
		open: true,
		query: {},
		required: []
	},
	{
		command: "crm.person.upsert",
		method: "PATCH",
		path: "/api/v2/persons/{id}",
		host: "main",
		effect: "create",
		resource: "person",
		fields: {},
		open: true,
		query: {},
		required: []
	},
	{
		command: "crm.person.follower.list",
		method: "GET",
		path: "/api/v2/persons/{id}/followers",
		host: "main",
		effect: "read",
		resource: "follower of a person",
		paging: "cursor",
		shape: "rows",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.person.follower.add",
		method: "POST",
		path: "/api/v2/persons/{id}/followers",
		host: "main",
		effect: "create",
		resource: "follower of a person",
		shape: "record",
		fields: { user_id: { kind: "id" } },
		query: {},
		required: ["user_id"]
	},
	{
		command: "crm.person.follower.remove",
		method: "DELETE",
		path: "/api/v2/persons/{id}/followers/{user}",
		host: "main",
		effect: "delete",
		resource: "follower of a person",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.deal.context",
		method: "GET",
		path: "/api/v2/persons/{person}",
		host: "main",
		effect: "read",
		resource: "deal",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.audit.stage-skips",
		method: "GET",
		path: "/api/v2/pipelines",
		host: "main",
		effect: "read",
		resource: "audit",
		paging: "cursor",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.backup",
		method: "GET",
		path: "/api/v2/pipelines",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.digest",
		method: "GET",
		path: "/api/v2/pipelines",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.digest",
		method: "GET",
		host: "main",
		effect: "read",
		resource: "pipeline",
		fields: {},
		query: {},
		required: [],
		path: "/api/v2/pipelines",
		paging: "cursor"
	},
	{
		command: "crm.funnel",
		method: "GET",
		path: "/api/v2/pipelines",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.metrics.aging",
		method: "GET",
		path: "/api/v2/pipelines",
		host: "main",
		effect: "read",
		resource: "metrics",
		paging: "cursor",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.metrics.conversion-matrix",
		method: "GET",
		path: "/api/v2/pipelines",
		host: "main",
		effect: "read",
		resource: "metrics",
		paging: "cursor",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.metrics.coverage",
		method: "GET",
		path: "/api/v2/pipelines",
		host: "main",
		effect: "read",
		resource: "metrics",
		paging: "cursor",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.metrics.forecast",
		method: "GET",
		path: "/api/v2/pipelines",
		host: "main",
		effect: "read",
		resource: "metrics",
		paging: "cursor",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.metrics.slippage",
		method: "GET",
		path: "/api/v2/pipelines",
		host: "main",
		effect: "read",
		resource: "metrics",
		paging: "cursor",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.pipeline.health",
		method: "GET",
		path: "/api/v2/pipelines",
		host: "main",
		effect: "read",
		resource: "pipeline",
		paging: "cursor",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.pipeline.list",
		method: "GET",
		path: "/api/v2/pipelines",
		host: "main",
		effect: "read",
		resource: "pipeline",
		paging: "cursor",
		shape: "rows",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.pipeline.get",
		method: "GET",
		path: "/api/v2/pipelines/{id}",
		host: "main",
		effect: "read",
		resource: "pipeline",
		shape: "record",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.backup",
		method: "GET",
		path: "/api/v2/productFields",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.backup",
		method: "GET",
		path: "/api/v2/products",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: {
			sort_by: { kind: "text" },
			sort_direction: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.changes",
		method: "GET",
		path: "/api/v2/products",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: {
			sort_by: { kind: "text" },
			sort_direction: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.product.list",
		method: "GET",
		path: "/api/v2/products",
		host: "main",
		effect: "read",
		resource: "product",
		paging: "cursor",
		shape: "rows",
		fields: {},
		query: {
			filter_id: { kind: "id" },
			ids: {
				kind: "csv",
				of: "id",
				maxItems: 100
			},
			owner_id: { kind: "id" },
			sort_by: {
				kind: "enum",
				choices: [
					"id",
					"name",
					"add_time",
					"update_time"
				]
			},
			sort_direction: {
				kind: "enum",
				choices: ["asc", "desc"]
			},
			updated_since: { kind: "timestamp" }
		},
		required: []
	},
	{
		command: "crm.sync.warehouse",
		method: "GET",
		path: "/api/v2/products",
		host: "main",
		effect: "read",
		resource: "sync",
		paging: "cursor",
		fields: {},
		query: {
			sort_by: { kind: "text" },
			sort_direction: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.webhook.listen",
		method: "GET",
		path: "/api/v2/products",
		host: "main",
		effect: "read",
		resource: "webhook",
		paging: "cursor",
		fields: {},
		query: {
			sort_by: { kind: "text" },
			sort_direction: { kind: "text" },
			updated_since: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.product.create",
		method: "POST",
		path: "/api/v2/products",
		host: "main",
		effect: "create",
		resource: "product",
		shape: "record",
		fields: {
			code: { kind: "text" },
			description: { kind: "text" },
			name: { kind: "text" },
			owner_id: { kind: "id" },
			"prices[0].currency": { kind: "text" },
			"prices[0].price": { kind: "number" },
			unit: { kind: "text" }
		},
		open: true,
		query: {},
		required: ["name"]
	},
	{
		command: "crm.search",
		method: "GET",
		path: "/api/v2/products/search",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		result: "data.items",
		fields: {},
		query: {
			exact_match: { kind: "boolean" },
			item_types: {
				kind: "csv",
				of: "enum",
				choices: [
					"deal",
					"person",
					"organization",
					"product",
					"lead",
					"file",
					"mail_attachment",
					"project"
				]
			},
			organization_id: { kind: "id" },
			person_id: { kind: "id" },
			status: {
				kind: "enum",
				choices: [
					"open",
					"won",
					"lost"
				]
			},
			term: { kind: "text" }
		},
		required: []
	},
	{
		command: "crm.product.delete",
		method: "DELETE",
		path: "/api/v2/products/{id}",
		host: "main",
		effect: "delete",
		resource: "product",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.product.get",
		method: "GET",
		path: "/api/v2/products/{id}",
		host: "main",
		effect: "read",
		resource: "product",
		shape: "record",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.product.update",
		method: "PATCH",
		path: "/api/v2/products/{id}",
		host: "main",
		effect: "update",
		resource: "product",
		shape: "record",
		fields: {
			code: { kind: "text" },
			description: { kind: "text" },
			name: { kind: "text" },
			owner_id: { kind: "id" },
			"prices[0].currency": { kind: "text" },
			"prices[0].price": { kind: "number" },
			unit: { kind: "text" }
		},
		open: true,
		query: {},
		required: []
	},
	{
		command: "crm.project.list",
		method: "GET",
		path: "/api/v2/projects",
		host: "main",
		effect: "read",
		resource: "project",
		paging: "cursor",
		shape: "rows",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.project.create",
		method: "POST",
		path: "/api/v2/projects",
		host: "main",
		effect: "create",
		resource: "project",
		shape: "record",
		fields: {
			board_id: { kind: "id" },
			description: { kind: "text" },
			end_date: { kind: "date" },
			owner_id: { kind: "id" },
			phase_id: { kind: "id" },
			start_date: { kind: "date" },
			status: { kind: "text" },
			title: { kind: "text" }
		},
		open: true,
		query: {},
		required: ["title"]
	},
	{
		command: "crm.project.list",
		method: "GET",
		path: "/api/v2/projects/archived",
		host: "main",
		effect: "read",
		resource: "project",
		paging: "cursor",
		shape: "rows",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.project.delete",
		method: "DELETE",
		path: "/api/v2/projects/{id}",
		host: "main",
		effect: "delete",
		resource: "project",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.project.get",
		method: "GET",
		path: "/api/v2/projects/{id}",
		host: "main",
		effect: "read",
		resource: "project",
		shape: "record",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.project.update",
		method: "PATCH",
		path: "/api/v2/projects/{id}",
		host: "main",
		effect: "update",
		resource: "project",
		shape: "record",
		fields: {
			board_id: { kind: "id" },
			description: { kind: "text" },
			end_date: { kind: "date" },
			owner_id: { kind: "id" },
			phase_id: { kind: "id" },
			start_date: { kind: "date" },
			status: { kind: "text" },
			title: { kind: "text" }
		},
		open: true,
		query: {},
		required: []
	},
	{
		command: "crm.audit.stage-skips",
		method: "GET",
		path: "/api/v2/stages",
		host: "main",
		effect: "read",
		resource: "audit",
		paging: "cursor",
		fields: {},
		query: { pipeline_id: { kind: "text" } },
		required: []
	},
	{
		command: "crm.backup",
		method: "GET",
		path: "/api/v2/stages",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: { pipeline_id: { kind: "text" } },
		required: []
	},
	{
		command: "crm.deal.bulk-update",
		method: "GET",
		host: "main",
		effect: "read",
		resource: "stage",
		fields: {},
		query: {},
		required: [],
		path: "/api/v2/stages",
		paging: "cursor"
	},
	{
		command: "crm.digest",
		method: "GET",
		path: "/api/v2/stages",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: { pipeline_id: { kind: "text" } },
		required: []
	},
	{
		command: "crm.funnel",
		method: "GET",
		path: "/api/v2/stages",
		host: "main",
		effect: "read",
		resource: "",
		paging: "cursor",
		fields: {},
		query: { pipeline_id: { kind: "text" } },
		required: []
	},
	{
		command: "crm.metrics.aging",
		method: "GET",
		path: "/api/v2/stages",
		host: "main",
		effect: "read",
		resource: "metrics",
		paging: "cursor",
		fields: {},
		query: { pipeline_id: { kind: "text" } },
		required: []
	},
	{
		command: "crm.metrics.conversion-matrix",
		method: "GET",
		path: "/api/v2/stages",
		host: "main",
		effect: "read",
		resource: "metrics",
		paging: "cursor",
		fields: {},
		query: { pipeline_id: { kind: "text" } },
		required: []
	},
	{
		command: "crm.metrics.coverage",
		method: "GET",
		path: "/api/v2/stages",
		host: "main",
		effect: "read",
		resource: "metrics",
		paging: "cursor",
		fields: {},
		query: { pipeline_id: { kind: "text" } },
		required: []
	},
	{
		command: "crm.metrics.forecast",
		method: "GET",
		path: "/api/v2/stages",
		host: "main",
		effect: "read",
		resource: "metrics",
		paging: "cursor",
		fields: {},
		query: { pipeline_id: { kind: "text" } },
		required: []
	},
	{
		command: "crm.pipeline.health",
		method: "GET",
		path: "/api/v2/stages",
		host: "main",
		effect: "read",
		resource: "pipeline",
		paging: "cursor",
		fields: {},
		query: { pipeline_id: { kind: "text" } },
		required: []
	},
	{
		command: "crm.stage.list",
		method: "GET",
		path: "/api/v2/stages",
		host: "main",
		effect: "read",
		resource: "stage",
		paging: "cursor",
		shape: "rows",
		fields: {},
		query: { pipeline_id: { kind: "id" } },
		required: []
	},
	{
		command: "crm.stage.get",
		method: "GET",
		path: "/api/v2/stages/{id}",
		host: "main",
		effect: "read",
		resource: "stage",
		shape: "record",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.task.list",
		method: "GET",
		path: "/api/v2/tasks",
		host: "main",
		effect: "read",
		resource: "task",
		paging: "cursor",
		shape: "rows",
		fields: {},
		query: {
			assignee_id: { kind: "id" },
			is_done: {
				kind: "boolean",
				shaped: true
			},
			parent_task_id: { kind: "id" },
			project_id: { kind: "id" }
		},
		required: []
	},
	{
		command: "crm.task.create",
		method: "POST",
		path: "/api/v2/tasks",
		host: "main",
		effect: "create",
		resource: "task",
		shape: "record",
		fields: {
			assignee_id: { kind: "id" },
			description: { kind: "text" },
			due_date: { kind: "date" },
			parent_task_id: { kind: "id" },
			project_id: { kind: "id" },
			title: { kind: "text" }
		},
		open: true,
		query: {},
		required: ["project_id", "title"]
	},
	{
		command: "crm.task.delete",
		method: "DELETE",
		path: "/api/v2/tasks/{id}",
		host: "main",
		effect: "delete",
		resource: "task",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.task.get",
		method: "GET",
		path: "/api/v2/tasks/{id}",
		host: "main",
		effect: "read",
		resource: "task",
		shape: "record",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.task.update",
		method: "PATCH",
		path: "/api/v2/tasks/{id}",
		host: "main",
		effect: "update",
		resource: "task",
		shape: "record",
		fields: {
			assignee_id: { kind: "id" },
			description: { kind: "text" },
			done: {
				kind: "boolean",
				shaped: true
			},
			due_date: { kind: "date" },
			parent_task_id: { kind: "id" },
			project_id: { kind: "id" },
			title: { kind: "text" }
		},
		open: true,
		query: {},
		required: []
	},
	{
		command: "crm.field.delete",
		method: "GET",
		host: "main",
		effect: "read",
		resource: "field",
		fields: {},
		query: {},
		required: [],
		path: "/api/v2/{entity}Fields",
		paging: "cursor"
	},
	{
		command: "crm.field.get",
		method: "GET",
		path: "/api/v2/{entity}Fields",
		host: "main",
		effect: "read",
		resource: "custom field",
		paging: "cursor",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.field.list",
		method: "GET",
		path: "/api/v2/{entity}Fields",
		host: "main",
		effect: "read",
		resource: "custom field",
		paging: "cursor",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.field.create",
		method: "POST",
		path: "/api/v2/{entity}Fields",
		host: "main",
		effect: "create",
		resource: "custom field",
		shape: "record",
		fields: {
			field_name: { kind: "text" },
			field_type: { kind: "text" },
			options: {
				kind: "csv",
				of: "text",
				shaped: true
			}
		},
		query: {},
		required: ["field_name", "field_type"]
	},
	{
		command: "crm.field.delete",
		method: "DELETE",
		path: "/api/v2/{entity}Fields/{field}",
		host: "main",
		effect: "delete",
		resource: "custom field",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "crm.field.update",
		method: "PATCH",
		path: "/api/v2/{entity}Fields/{field}",
		host: "main",
		effect: "update",
		resource: "custom field",
		shape: "record",
		fields: { field_name: { kind: "text" } },
		query: {},
		required: []
	},
	{
		command: "crm.field.option.remove",
		method: "DELETE",
		path: "/api/v2/{entity}Fields/{field}/options",
		host: "main",
		effect: "delete",
		resource: "option",
		shape: "rows",
		fields: {},
		open: true,
		query: {},
		required: []
	},
	{
		command: "crm.field.option.add",
		method: "POST",
		path: "/api/v2/{entity}Fields/{field}/options",
		host: "main",
		effect: "create",
		resource: "option",
		shape: "rows",
		fields: {},
		open: true,
		query: {},
		required: []
	}
];

exports.routes = routes;