// generated/helpdesk/routes.ts
const routes = [
	{
		command: "helpdesk.docs.article.create",
		method: "POST",
		path: "/v1/articles",
		host: "docs",
		effect: "create",
		resource: "article",
		result: "article",
		shape: "record",
		fields: {
			categories: {
				kind: "csv",
				of: "key"
			},
			collectionId: { kind: "key" },
			keywords: {
				kind: "csv",
				of: "text"
			},
			name: { kind: "text" },
			slug: { kind: "text" },
			status: {
				kind: "enum",
				choices: ["published", "notpublished"]
			},
			text: { kind: "message" }
		},
		query: { reload: { kind: "text" } },
		required: [
			"collectionId",
			"name",
			"text"
		]
	},
	{
		command: "helpdesk.docs.article.delete",
		method: "DELETE",
		path: "/v1/articles/{id}",
		host: "docs",
		effect: "delete",
		resource: "article",
		result: "article",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.docs.article.get",
		method: "GET",
		path: "/v1/articles/{id}",
		host: "docs",
		effect: "read",
		resource: "article",
		result: "article",
		shape: "record",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.docs.article.update",
		method: "GET",
		path: "/v1/articles/{id}",
		host: "docs",
		effect: "read",
		resource: "article",
		result: "article",
		fields: {
			name: { kind: "text" },
			slug: { kind: "text" },
			status: {
				kind: "enum",
				choices: ["published", "notpublished"]
			},
			text: { kind: "message" }
		},
		query: {},
		required: []
	},
	{
		command: "helpdesk.docs.article.update",
		method: "PUT",
		path: "/v1/articles/{id}",
		host: "docs",
		effect: "update",
		resource: "article",
		result: "article",
		fields: {
			name: { kind: "text" },
			slug: { kind: "text" },
			status: {
				kind: "enum",
				choices: ["published", "notpublished"]
			},
			text: { kind: "message" }
		},
		query: { reload: { kind: "text" } },
		required: []
	},
	{
		command: "helpdesk.docs.article.delete-draft",
		method: "DELETE",
		path: "/v1/articles/{id}/drafts",
		host: "docs",
		effect: "delete",
		resource: "article",
		result: "article",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.docs.article.save-draft",
		method: "PUT",
		path: "/v1/articles/{id}/drafts",
		host: "docs",
		effect: "update",
		resource: "article",
		result: "article",
		shape: "action",
		fields: { text: { kind: "message" } },
		query: {},
		required: []
	},
	{
		command: "helpdesk.docs.category.create",
		method: "POST",
		path: "/v1/categories",
		host: "docs",
		effect: "create",
		resource: "category",
		result: "category",
		shape: "record",
		fields: {
			collectionId: { kind: "key" },
			name: { kind: "text" },
			order: { kind: "integer" },
			visibility: {
				kind: "enum",
				choices: ["public", "private"]
			}
		},
		query: { reload: { kind: "text" } },
		required: ["collectionId", "name"]
	},
	{
		command: "helpdesk.docs.article.list",
		method: "GET",
		path: "/v1/categories/{category}/articles",
		host: "docs",
		effect: "read",
		resource: "article",
		paging: "articles",
		result: "articles",
		shape: "rows",
		fields: {},
		query: { status: {
			kind: "enum",
			choices: [
				"all",
				"published",
				"notpublished"
			]
		} },
		required: []
	},
	{
		command: "helpdesk.docs.category.delete",
		method: "DELETE",
		path: "/v1/categories/{id}",
		host: "docs",
		effect: "delete",
		resource: "category",
		result: "category",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.docs.category.update",
		method: "GET",
		path: "/v1/categories/{id}",
		host: "docs",
		effect: "read",
		resource: "category",
		result: "category",
		fields: {
			name: { kind: "text" },
			order: { kind: "integer" },
			visibility: {
				kind: "enum",
				choices: ["public", "private"]
			}
		},
		query: {},
		required: []
	},
	{
		command: "helpdesk.docs.category.update",
		method: "PUT",
		path: "/v1/categories/{id}",
		host: "docs",
		effect: "update",
		resource: "category",
		result: "category",
		fields: {
			name: { kind: "text" },
			order: { kind: "integer" },
			visibility: {
				kind: "enum",
				choices: ["public", "private"]
			}
		},
		query: { reload: { kind: "text" } },
		required: []
	},
	{
		command: "helpdesk.docs.collection.list",
		method: "GET",
		path: "/v1/collections",
		host: "docs",
		effect: "read",
		resource: "collection",
		paging: "docs",
		result: "collections",
		shape: "rows",
		fields: {},
		query: {
			siteId: { kind: "key" },
			visibility: {
				kind: "enum",
				choices: [
					"all",
					"public",
					"private"
				]
			}
		},
		required: []
	},
	{
		command: "helpdesk.docs.collection.create",
		method: "POST",
		path: "/v1/collections",
		host: "docs",
		effect: "create",
		resource: "collection",
		result: "collection",
		shape: "record",
		fields: {
			name: { kind: "text" },
			order: { kind: "integer" },
			siteId: { kind: "key" },
			visibility: {
				kind: "enum",
				choices: ["public", "private"]
			}
		},
		query: { reload: { kind: "text" } },
		required: ["name", "siteId"]
	},
	{
		command: "helpdesk.docs.category.list",
		method: "GET",
		path: "/v1/collections/{collectionId}/categories",
		host: "docs",
		effect: "read",
		resource: "category",
		paging: "docs",
		result: "categories",
		shape: "rows",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.docs.article.list",
		method: "GET",
		path: "/v1/collections/{collection}/articles",
		host: "docs",
		effect: "read",
		resource: "article",
		paging: "articles",
		result: "articles",
		shape: "rows",
		fields: {},
		query: { status: {
			kind: "enum",
			choices: [
				"all",
				"published",
				"notpublished"
			]
		} },
		required: []
	},
	{
		command: "helpdesk.docs.collection.delete",
		method: "DELETE",
		path: "/v1/collections/{id}",
		host: "docs",
		effect: "delete",
		resource: "collection",
		result: "collection",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.docs.collection.get",
		method: "GET",
		path: "/v1/collections/{id}",
		host: "docs",
		effect: "read",
		resource: "collection",
		result: "collection",
		shape: "record",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.docs.collection.update",
		method: "GET",
		path: "/v1/collections/{id}",
		host: "docs",
		effect: "read",
		resource: "collection",
		result: "collection",
		fields: {
			name: { kind: "text" },
			order: { kind: "integer" },
			siteId: { kind: "key" },
			visibility: {
				kind: "enum",
				choices: ["public", "private"]
			}
		},
		query: {},
		required: []
	},
	{
		command: "helpdesk.docs.collection.update",
		method: "PUT",
		path: "/v1/collections/{id}",
		host: "docs",
		effect: "update",
		resource: "collection",
		result: "collection",
		fields: {
			name: { kind: "text" },
			order: { kind: "integer" },
			siteId: { kind: "key" },
			visibility: {
				kind: "enum",
				choices: ["public", "private"]
			}
		},
		query: { reload: { kind: "text" } },
		required: []
	},
	{
		command: "helpdesk.docs.article.search",
		method: "GET",
		path: "/v1/search/articles",
		host: "docs",
		effect: "read",
		resource: "article",
		paging: "docs",
		result: "articles",
		shape: "rows",
		fields: {},
		query: {
			collectionId: { kind: "key" },
			query: { kind: "text" },
			siteId: { kind: "key" },
			status: {
				kind: "enum",
				choices: [
					"all",
					"published",
					"notpublished"
				]
			},
			visibility: {
				kind: "enum",
				choices: [
					"all",
					"public",
					"private"
				]
			}
		},
		required: []
	},
	{
		command: "helpdesk.docs.site.list",
		method: "GET",
		path: "/v1/sites",
		host: "docs",
		effect: "read",
		resource: "site",
		paging: "docs",
		result: "sites",
		shape: "rows",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.docs.site.get",
		method: "GET",
		path: "/v1/sites/{id}",
		host: "docs",
		effect: "read",
		resource: "site",
		result: "site",
		shape: "record",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.backup",
		method: "GET",
		path: "/v2/conversations",
		host: "inbox",
		effect: "read",
		resource: "",
		paging: "inbox",
		result: "conversations",
		fields: {},
		query: {
			embed: { kind: "text" },
			modifiedSince: { kind: "text" },
			sortField: { kind: "text" },
			sortOrder: { kind: "text" },
			status: { kind: "text" }
		},
		required: []
	},
	{
		command: "helpdesk.conv.bulk-status",
		method: "GET",
		path: "/v2/conversations",
		host: "inbox",
		effect: "read",
		resource: "conversation",
		paging: "inbox",
		result: "conversations",
		fields: {},
		query: {
			mailbox: { kind: "id" },
			status: { kind: "text" },
			tag: { kind: "text" }
		},
		required: []
	},
	{
		command: "helpdesk.conv.count",
		method: "GET",
		path: "/v2/conversations",
		host: "inbox",
		effect: "read",
		resource: "conversation",
		shape: "action",
		fields: {},
		query: {
			mailbox: { kind: "id" },
			page: { kind: "text" },
			status: {
				kind: "enum",
				choices: [
					"active",
					"pending",
					"closed",
					"spam",
					"all"
				]
			},
			tag: { kind: "text" }
		},
		required: []
	},
	{
		command: "helpdesk.conv.export",
		method: "GET",
		path: "/v2/conversations",
		host: "inbox",
		effect: "read",
		resource: "conversation",
		paging: "inbox",
		result: "conversations",
		fields: {},
		query: {
			embed: {
				kind: "csv",
				of: "enum",
				choices: ["threads"]
			},
			mailbox: { kind: "id" },
			modifiedSince: { kind: "since" },
			sortField: { kind: "text" },
			sortOrder: { kind: "text" },
			status: {
				kind: "enum",
				choices: [
					"active",
					"pending",
					"closed",
					"spam",
					"all"
				]
			},
			tag: { kind: "text" }
		},
		required: []
	},
	{
		command: "helpdesk.conv.list",
		method: "GET",
		path: "/v2/conversations",
		host: "inbox",
		effect: "read",
		resource: "conversation",
		paging: "inbox",
		result: "conversations",
		shape: "rows",
		fields: {},
		query: {
			assigned_to: { kind: "id" },
			mailbox: { kind: "id" },
			modifiedSince: { kind: "since" },
			query: { kind: "text" },
			status: {
				kind: "enum",
				choices: [
					"active",
					"pending",
					"closed",
					"spam",
					"all"
				]
			},
			tag: { kind: "text" }
		},
		required: []
	},
	{
		command: "helpdesk.conv.search",
		method: "GET",
		path: "/v2/conversations",
		host: "inbox",
		effect: "read",
		resource: "conversation",
		paging: "inbox",
		result: "conversations",
		shape: "rows",
		fields: {},
		query: {
			mailbox: { kind: "id" },
			query: { kind: "text" },
			status: { kind: "text" }
		},
		required: []
	},
	{
		command: "helpdesk.conv.watch",
		method: "GET",
		path: "/v2/conversations",
		host: "inbox",
		effect: "read",
		resource: "conversation",
		paging: "inbox",
		result: "conversations",
		fields: {},
		query: {
			mailbox: { kind: "id" },
			modifiedSince: { kind: "text" },
			sortField: { kind: "text" },
			sortOrder: { kind: "text" },
			status: { kind: "text" }
		},
		required: []
	},
	{
		command: "helpdesk.customer.conversations",
		method: "GET",
		path: "/v2/conversations",
		host: "inbox",
		effect: "read",
		resource: "customer",
		paging: "inbox",
		result: "conversations",
		shape: "rows",
		fields: {},
		query: {
			query: { kind: "text" },
			status: { kind: "text" }
		},
		required: []
	},
	{
		command: "helpdesk.report.beacon",
		method: "GET",
		path: "/v2/conversations",
		host: "inbox",
		effect: "read",
		resource: "report",
		paging: "inbox",
		result: "conversations",
		fields: {},
		query: {
			mailbox: { kind: "id" },
			modifiedSince: { kind: "since" },
			sortField: { kind: "text" },
			sortOrder: { kind: "text" },
			status: { kind: "text" }
		},
		required: []
	},
	{
		command: "helpdesk.conv.create",
		method: "POST",
		path: "/v2/conversations",
		host: "inbox",
		effect: "create",
		resource: "conversation",
		shape: "action",
		fields: {
			assignTo: { kind: "id" },
			"customer.email": { kind: "text" },
			mailboxId: { kind: "id" },
			status: { kind: "any" },
			subject: { kind: "text" },
			tags: {
				kind: "csv",
				of: "text"
			},
			"threads[0].customer.email": { kind: "any" },
			"threads[0].text": { kind: "message" },
			"threads[0].type": { kind: "any" },
			type: {
				kind: "enum",
				choices: [
					"email",
					"chat",
					"phone"
				]
			}
		},
		query: {},
		required: [
			"customer.email",
			"mailboxId",
			"subject",
			"threads[0].text"
		]
	},
	{
		command: "helpdesk.backup",
		method: "GET",
		path: "/v2/conversations/{conversation}/attachments/{attachment}/data",
		host: "inbox",
		effect: "read",
		resource: "",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.backup",
		method: "GET",
		path: "/v2/conversations/{conversation}/attachments/{attachment}/file",
		host: "inbox",
		effect: "read",
		resource: "",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.conv.delete",
		method: "DELETE",
		path: "/v2/conversations/{id}",
		host: "inbox",
		effect: "delete",
		resource: "conversation",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.conv.dump",
		method: "GET",
		path: "/v2/conversations/{id}",
		host: "inbox",
		effect: "read",
		resource: "conversation",
		fields: {},
		query: { embed: { kind: "text" } },
		required: []
	},
	{
		command: "helpdesk.conv.get",
		method: "GET",
		path: "/v2/conversations/{id}",
		host: "inbox",
		effect: "read",
		resource: "conversation",
		shape: "record",
		fields: {},
		query: { embed: {
			kind: "boolean",
			shaped: true
		} },
		required: []
	},
	{
		command: "helpdesk.conv.reply",
		method: "GET",
		path: "/v2/conversations/{id}",
		host: "inbox",
		effect: "read",
		resource: "conversation",
		fields: {
			bcc: {
				kind: "csv",
				of: "text"
			},
			cc: {
				kind: "csv",
				of: "text"
			},
			text: { kind: "message" }
		},
		query: {},
		required: []
	},
	{
		command: "helpdesk.conv.tag",
		method: "GET",
		path: "/v2/conversations/{id}",
		host: "inbox",
		effect: "read",
		resource: "conversation",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.conv.assign",
		method: "PATCH",
		path: "/v2/conversations/{id}",
		host: "inbox",
		effect: "update",
		resource: "conversation",
		fields: {
			op: { kind: "any" },
			path: { kind: "any" },
			value: { kind: "any" }
		},
		query: {},
		required: []
	},
	{
		command: "helpdesk.conv.assign",
		method: "PATCH",
		path: "/v2/conversations/{id}",
		host: "inbox",
		effect: "update",
		resource: "conversation",
		fields: {
			op: { kind: "any" },
			path: { kind: "any" }
		},
		query: {},
		required: []
	},
	{
		command: "helpdesk.conv.bulk-status",
		method: "PATCH",
		path: "/v2/conversations/{id}",
		host: "inbox",
		effect: "update",
		resource: "conversation",
		fields: {
			op: { kind: "any" },
			path: { kind: "any" },
			value: { kind: "any" }
		},
		query: {
			mailbox: { kind: "id" },
			status: { kind: "text" },
			tag: { kind: "text" }
		},
		required: []
	},
	{
		command: "helpdesk.conv.move",
		method: "PATCH",
		path: "/v2/conversations/{id}",
		host: "inbox",
		effect: "update",
		resource: "conversation",
		shape: "action",
		encoding: "patch",
		fields: { value: { kind: "id" } },
		query: {},
		required: []
	},
	{
		command: "helpdesk.conv.status",
		method: "PATCH",
		path: "/v2/conversations/{id}",
		host: "inbox",
		effect: "update",
		resource: "conversation",
		shape: "action",
		encoding: "patch",
		fields: { value: {
			kind: "enum",
			choices: [
				"active",
				"pending",
				"closed",
				"spam"
			]
		} },
		query: {},
		required: []
	},
	{
		command: "helpdesk.conv.note",
		method: "POST",
		path: "/v2/conversations/{id}/notes",
		host: "inbox",
		effect: "create",
		resource: "conversation",
		shape: "action",
		fields: { text: { kind: "message" } },
		query: {},
		required: ["text"]
	},
	{
		command: "helpdesk.conv.reply",
		method: "POST",
		path: "/v2/conversations/{id}/reply",
		host: "inbox",
		effect: "create",
		resource: "conversation",
		fields: {
			bcc: {
				kind: "csv",
				of: "text"
			},
			cc: {
				kind: "csv",
				of: "text"
			},
			"customer.id": { kind: "any" },
			draft: { kind: "any" },
			text: { kind: "message" }
		},
		query: {},
		required: []
	},
	{
		command: "helpdesk.conv.tag",
		method: "PUT",
		path: "/v2/conversations/{id}/tags",
		host: "inbox",
		effect: "update",
		resource: "conversation",
		fields: { tags: { kind: "any" } },
		query: {},
		required: []
	},
	{
		command: "helpdesk.backup",
		method: "GET",
		path: "/v2/conversations/{id}/threads",
		host: "inbox",
		effect: "read",
		resource: "",
		paging: "inbox",
		result: "threads",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.conv.attachments",
		method: "GET",
		path: "/v2/conversations/{id}/threads",
		host: "inbox",
		effect: "read",
		resource: "conversation",
		paging: "inbox",
		result: "threads",
		shape: "rows",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.conv.dump",
		method: "GET",
		path: "/v2/conversations/{id}/threads",
		host: "inbox",
		effect: "read",
		resource: "conversation",
		paging: "inbox",
		result: "threads",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.conv.threads",
		method: "GET",
		path: "/v2/conversations/{id}/threads",
		host: "inbox",
		effect: "read",
		resource: "conversation",
		paging: "inbox",
		result: "threads",
		shape: "rows",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.conv.edit-note",
		method: "PATCH",
		path: "/v2/conversations/{id}/threads/{threadId}",
		host: "inbox",
		effect: "update",
		resource: "conversation",
		shape: "action",
		encoding: "patch",
		fields: { value: { kind: "message" } },
		query: {},
		required: []
	},
	{
		command: "helpdesk.backup",
		method: "GET",
		path: "/v2/customers",
		host: "inbox",
		effect: "read",
		resource: "",
		paging: "inbox",
		result: "customers",
		fields: {},
		query: { modifiedSince: { kind: "text" } },
		required: []
	},
	{
		command: "helpdesk.customer.list",
		method: "GET",
		path: "/v2/customers",
		host: "inbox",
		effect: "read",
		resource: "customer",
		paging: "inbox",
		result: "customers",
		shape: "rows",
		fields: {},
		query: {
			firstName: { kind: "text" },
			lastName: { kind: "text" },
			mailbox: { kind: "id" },
			modifiedSince: { kind: "since" }
		},
		required: []
	},
	{
		command: "helpdesk.customer.search",
		method: "GET",
		path: "/v2/customers",
		host: "inbox",
		effect: "read",
		resource: "customer",
		paging: "inbox",
		result: "customers",
		shape: "rows",
		fields: {},
		query: { query: { kind: "text" } },
		required: []
	},
	{
		command: "helpdesk.customer.create",
		method: "POST",
		path: "/v2/customers",
		host: "inbox",
		effect: "create",
		resource: "customer",
		shape: "action",
		fields: {
			emails: {
				kind: "text",
				shaped: true
			},
			firstName: {
				kind: "text",
				maxLength: 40
			},
			jobTitle: {
				kind: "text",
				maxLength: 60
			},
			lastName: {
				kind: "text",
				maxLength: 40
			},
			organization: {
				kind: "text",
				maxLength: 60
			},
			phones: {
				kind: "text",
				shaped: true
			}
		},
		query: {},
		required: ["emails"]
	},
	{
		command: "helpdesk.customer.get",
		method: "GET",
		path: "/v2/customers/{id}",
		host: "inbox",
		effect: "read",
		resource: "customer",
		shape: "single",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.customer.update",
		method: "GET",
		path: "/v2/customers/{id}",
		host: "inbox",
		effect: "read",
		resource: "customer",
		fields: {
			emails: {
				kind: "text",
				shaped: true
			},
			firstName: {
				kind: "text",
				maxLength: 40
			},
			jobTitle: {
				kind: "text",
				maxLength: 60
			},
			lastName: {
				kind: "text",
				maxLength: 40
			},
			organization: {
				kind: "text",
				maxLength: 60
			},
			phones: {
				kind: "text",
				shaped: true
			}
		},
		query: {},
		required: []
	},
	{
		command: "helpdesk.customer.update",
		method: "PATCH",
		path: "/v2/customers/{id}",
		host: "inbox",
		effect: "update",
		resource: "customer",
		fields: {
			emails: {
				kind: "text",
				shaped: true
			},
			firstName: {
				kind: "text",
				maxLength: 40
			},
			jobTitle: {
				kind: "text",
				maxLength: 60
			},
			lastName: {
				kind: "text",
				maxLength: 40
			},
			organization: {
				kind: "text",
				maxLength: 60
			},
			phones: {
				kind: "text",
				shaped: true
			}
		},
		query: {},
		required: []
	},
	{
		command: "helpdesk.backup",
		method: "GET",
		path: "/v2/mailboxes",
		host: "inbox",
		effect: "read",
		resource: "",
		paging: "inbox",
		result: "mailboxes",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.conv.bulk-status",
		method: "GET",
		host: "inbox",
		effect: "read",
		resource: "inbox",
		fields: {},
		query: {},
		required: [],
		path: "/v2/mailboxes",
		paging: "inbox",
		result: "mailboxes"
	},
	{
		command: "helpdesk.mailbox.list",
		method: "GET",
		path: "/v2/mailboxes",
		host: "inbox",
		effect: "read",
		resource: "inbox",
		paging: "inbox",
		result: "mailboxes",
		shape: "rows",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.mailbox.get",
		method: "GET",
		path: "/v2/mailboxes/{id}",
		host: "inbox",
		effect: "read",
		resource: "inbox",
		shape: "single",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.mailbox.fields",
		method: "GET",
		path: "/v2/mailboxes/{id}/fields",
		host: "inbox",
		effect: "read",
		resource: "inbox",
		paging: "inbox",
		result: "fields",
		shape: "rows",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.mailbox.folders",
		method: "GET",
		path: "/v2/mailboxes/{id}/folders",
		host: "inbox",
		effect: "read",
		resource: "inbox",
		paging: "inbox",
		result: "folders",
		shape: "rows",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.report.company",
		method: "GET",
		path: "/v2/reports/company",
		host: "inbox",
		effect: "read",
		resource: "report",
		shape: "record",
		fields: {},
		query: {
			end: { kind: "timestamp" },
			mailboxes: { kind: "id" },
			start: { kind: "timestamp" },
			tags: {
				kind: "csv",
				of: "id"
			}
		},
		required: []
	},
	{
		command: "helpdesk.report.conversations",
		method: "GET",
		path: "/v2/reports/conversations",
		host: "inbox",
		effect: "read",
		resource: "report",
		shape: "record",
		fields: {},
		query: {
			end: { kind: "timestamp" },
			mailboxes: { kind: "id" },
			start: { kind: "timestamp" },
			tags: {
				kind: "csv",
				of: "id"
			}
		},
		required: []
	},
	{
		command: "helpdesk.report.user",
		method: "GET",
		path: "/v2/reports/user",
		host: "inbox",
		effect: "read",
		resource: "report",
		shape: "record",
		fields: {},
		query: {
			end: { kind: "timestamp" },
			start: { kind: "timestamp" },
			user: { kind: "id" }
		},
		required: []
	},
	{
		command: "helpdesk.backup",
		method: "GET",
		path: "/v2/tags",
		host: "inbox",
		effect: "read",
		resource: "",
		paging: "inbox",
		result: "tags",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.report.company",
		method: "GET",
		host: "inbox",
		effect: "read",
		resource: "tag",
		fields: {},
		query: {},
		required: [],
		path: "/v2/tags",
		paging: "inbox",
		result: "tags"
	},
	{
		command: "helpdesk.tag.list",
		method: "GET",
		path: "/v2/tags",
		host: "inbox",
		effect: "read",
		resource: "tag",
		paging: "inbox",
		result: "tags",
		shape: "rows",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.tag.get",
		method: "GET",
		path: "/v2/tags/{id}",
		host: "inbox",
		effect: "read",
		resource: "tag",
		shape: "single",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.tag.usage",
		method: "GET",
		path: "/v2/tags/{name}",
		host: "inbox",
		effect: "read",
		resource: "tag",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.backup",
		method: "GET",
		path: "/v2/teams",
		host: "inbox",
		effect: "read",
		resource: "",
		paging: "inbox",
		result: "teams",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.conv.assign",
		method: "GET",
		host: "inbox",
		effect: "read",
		resource: "user or team",
		fields: {},
		query: {},
		required: [],
		path: "/v2/teams",
		paging: "inbox",
		result: "teams"
	},
	{
		command: "helpdesk.backup",
		method: "GET",
		path: "/v2/users",
		host: "inbox",
		effect: "read",
		resource: "",
		paging: "inbox",
		result: "users",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.conv.assign",
		method: "GET",
		host: "inbox",
		effect: "read",
		resource: "user",
		fields: {},
		query: {},
		required: [],
		path: "/v2/users",
		paging: "inbox",
		result: "users"
	},
	{
		command: "helpdesk.user.list",
		method: "GET",
		path: "/v2/users",
		host: "inbox",
		effect: "read",
		resource: "team member",
		paging: "inbox",
		result: "users",
		shape: "rows",
		fields: {},
		query: {
			email: { kind: "text" },
			mailbox: { kind: "id" }
		},
		required: []
	},
	{
		command: "helpdesk.backup",
		method: "GET",
		path: "/v2/users/me",
		host: "inbox",
		effect: "read",
		resource: "",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.conv.assign",
		method: "GET",
		host: "inbox",
		effect: "read",
		resource: "user or team",
		fields: {},
		query: {},
		required: [],
		path: "/v2/users/me"
	},
	{
		command: "helpdesk.conv.assign",
		method: "GET",
		host: "inbox",
		effect: "read",
		resource: "user",
		fields: {},
		query: {},
		required: [],
		path: "/v2/users/me"
	},
	{
		command: "helpdesk.user.me",
		method: "GET",
		path: "/v2/users/me",
		host: "inbox",
		effect: "read",
		resource: "team member",
		shape: "single",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.user.get",
		method: "GET",
		path: "/v2/users/{id}",
		host: "inbox",
		effect: "read",
		resource: "team member",
		shape: "single",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.backup",
		method: "GET",
		path: "/v2/webhooks",
		host: "inbox",
		effect: "read",
		resource: "",
		paging: "inbox",
		result: "webhooks",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.webhook.list",
		method: "GET",
		path: "/v2/webhooks",
		host: "inbox",
		effect: "read",
		resource: "webhook",
		paging: "inbox",
		result: "webhooks",
		shape: "rows",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.webhook.create",
		method: "POST",
		path: "/v2/webhooks",
		host: "inbox",
		effect: "create",
		resource: "webhook",
		shape: "action",
		fields: {
			events: {
				kind: "csv",
				of: "enum"
			},
			label: { kind: "text" },
			secret: {
				kind: "text",
				maxLength: 40
			},
			url: { kind: "text" }
		},
		query: {},
		required: [
			"events",
			"secret",
			"url"
		]
	},
	{
		command: "helpdesk.webhook.delete",
		method: "DELETE",
		path: "/v2/webhooks/{id}",
		host: "inbox",
		effect: "delete",
		resource: "webhook",
		shape: "action",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.webhook.get",
		method: "GET",
		path: "/v2/webhooks/{id}",
		host: "inbox",
		effect: "read",
		resource: "webhook",
		shape: "single",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.backup",
		method: "GET",
		path: "/v2/workflows",
		host: "inbox",
		effect: "read",
		resource: "",
		paging: "inbox",
		result: "workflows",
		fields: {},
		query: {},
		required: []
	},
	{
		command: "helpdesk.workflow.list",
		method: "GET",
		path: "/v2/workflows",
		host: "inbox",
		effect: "read",
		resource: "workflow",
		paging: "inbox",
		result: "workflows",
		shape: "rows",
		fields: {},
		query: {
			mailboxId: { kind: "id" },
			type: {
				kind: "enum",
				choices: ["manual", "automatic"]
			}
		},
		required: []
	},
	{
		command: "helpdesk.workflow.run",
		method: "POST",
		path: "/v2/workflows/{id}/run",
		host: "inbox",
		effect: "act",
		resource: "workflow",
		fields: { conversationIds: { kind: "any" } },
		query: {},
		required: []
	}
];

exports.routes = routes;