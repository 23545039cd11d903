// generated/ledger/tools.ts
const tools = [
	{
		words: ["get"],
		access: "read",
		core: true,
		definition: {
			name: "ledger_get",
			title: "Show one record by its key",
			description: "Show one record by its key",
			inputSchema: {
				type: "object",
				properties: {
					resource: {
						type: "string",
						description: "Resource, for example crm/Accounts"
					},
					id: {
						type: "string",
						description: "Key of the record"
					},
					expand: {
						type: "array",
						items: { type: "string" },
						description: "Collections to return with the record"
					},
					raw: {
						type: "boolean",
						description: "Print the response of the service unchanged"
					},
					select: {
						type: "array",
						items: { type: "string" },
						description: "Fields to return"
					},
					beta: {
						type: "boolean",
						description: "Use the beta version of the resource"
					}
				},
				required: ["resource", "id"],
				additionalProperties: false
			},
			annotations: {
				title: "Show one record by its key",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["list"],
		access: "read",
		core: true,
		definition: {
			name: "ledger_list",
			title: "List records of any catalogue resource",
			description: "List records of any catalogue resource",
			inputSchema: {
				type: "object",
				properties: {
					resource: {
						type: "string",
						description: "Resource, for example crm/Accounts"
					},
					bulk: {
						type: "boolean",
						description: "Use the bulk endpoint (1000 records per page)"
					},
					param: {
						type: "array",
						items: { type: "string" },
						description: "Function parameter, sent unchanged (Name=value)"
					},
					all: {
						type: "boolean",
						description: "Read every page, up to --max-pages"
					},
					expand: {
						type: "array",
						items: { type: "string" },
						description: "Collections to return with each record, for example SalesEntryLines"
					},
					filter: {
						type: "string",
						description: "OData $filter expression, for example \"Status eq 20\""
					},
					"max-pages": {
						type: "integer",
						minimum: 1,
						default: 50,
						description: "Maximum number of pages"
					},
					orderby: {
						type: "string",
						description: "Sort order, for example \"Code desc\""
					},
					raw: {
						type: "boolean",
						description: "Print the response of the service unchanged"
					},
					select: {
						type: "array",
						items: { type: "string" },
						description: "Fields to return"
					},
					top: {
						type: "integer",
						minimum: 1,
						maximum: 60,
						description: "Maximum number of records to return"
					},
					"all-divisions": {
						type: "boolean",
						description: "Read every division in turn; --all and --limit apply to each"
					},
					count: {
						type: "boolean",
						description: "Print only the number of matching records"
					},
					beta: {
						type: "boolean",
						description: "Use the beta version of the resource"
					},
					limit: {
						type: "integer",
						minimum: 0,
						description: "Maximum number of records (0 for all)"
					}
				},
				required: ["resource"],
				additionalProperties: false
			},
			annotations: {
				title: "List records of any catalogue resource",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["lookup"],
		access: "read",
		definition: {
			name: "ledger_lookup",
			title: "Find records by exact field values",
			description: "Find records by exact field values",
			inputSchema: {
				type: "object",
				properties: {
					resource: {
						type: "string",
						description: "Resource, for example crm/Accounts"
					},
					one: {
						type: "boolean",
						description: "Require exactly one record"
					},
					select: {
						type: "array",
						items: { type: "string" },
						description: "Fields to return"
					},
					match: {
						type: "array",
						items: { type: "string" },
						minItems: 1,
						description: "Field and the value it must equal; all of them must match (Name=value)"
					},
					limit: {
						type: "integer",
						minimum: 0,
						description: "Maximum number of records (0 for all)"
					}
				},
				required: ["resource", "match"],
				additionalProperties: false
			},
			annotations: {
				title: "Find records by exact field values",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["me"],
		access: "read",
		core: true,
		definition: {
			name: "ledger_me",
			title: "Show the signed-in user and session",
			description: "Show the signed-in user and session",
			inputSchema: {
				type: "object",
				properties: { raw: {
					type: "boolean",
					description: "Print the response of the service unchanged"
				} },
				additionalProperties: false
			},
			annotations: {
				title: "Show the signed-in user and session",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["metadata"],
		access: "read",
		core: true,
		definition: {
			name: "ledger_metadata",
			title: "Search the local catalogue or show one resource",
			description: "Search the local catalogue or show one resource",
			inputSchema: {
				type: "object",
				properties: {
					resource: {
						type: "string",
						description: "Resource whose fields are shown (default: all resources)"
					},
					filterable: {
						type: "boolean",
						description: "Only fields that the service recommends for filters"
					},
					mandatory: {
						type: "boolean",
						description: "Only fields that are required to create a record"
					},
					methods: {
						type: "boolean",
						description: "Show only the methods"
					},
					search: {
						type: "string",
						description: "Only resources with this text in their name or a field name"
					}
				},
				additionalProperties: false
			},
			annotations: {
				title: "Search the local catalogue or show one resource",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: false
			}
		}
	},
	{
		words: ["quota"],
		access: "read",
		core: true,
		definition: {
			name: "ledger_quota",
			title: "Show the rate limits of the division",
			description: "Show the rate limits of the division",
			inputSchema: {
				type: "object",
				properties: {},
				additionalProperties: false
			},
			annotations: {
				title: "Show the rate limits of the division",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["sync"],
		access: "read",
		definition: {
			name: "ledger_sync",
			title: "Read the records of a feed changed since a timestamp",
			description: "Read the records of a feed changed since a timestamp",
			inputSchema: {
				type: "object",
				properties: {
					resource: {
						type: "string",
						description: "Resource or feed, for example crm/Accounts or CRM/Accounts"
					},
					select: {
						type: "array",
						items: { type: "string" },
						description: "Fields to return"
					},
					"max-pages": {
						type: "integer",
						minimum: 1,
						description: "Maximum number of pages; a run that stops there does not update the state file"
					},
					raw: {
						type: "boolean",
						description: "Print the pages unchanged"
					},
					since: {
						type: "string",
						description: "Timestamp to start after (default: from the state file, or 0)"
					},
					limit: {
						type: "integer",
						minimum: 0,
						description: "Maximum number of records (0 for all)"
					}
				},
				required: ["resource"],
				additionalProperties: false
			},
			annotations: {
				title: "Read the records of a feed changed since a timestamp",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["upsert"],
		access: "write",
		definition: {
			name: "ledger_upsert",
			title: "Create a record, or change the matching one",
			description: "Create a record, or change the matching one",
			inputSchema: {
				type: "object",
				properties: {
					resource: {
						type: "string",
						description: "Resource, for example logistics/Items"
					},
					match: {
						type: "array",
						items: { type: "string" },
						minItems: 1,
						description: "Field and the value it must equal; all of them must match (Name=value)"
					},
					body: { description: "Record as JSON: text or @file" },
					set: {
						type: "array",
						items: { type: "string" },
						description: "One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code (Name=value)"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["resource", "match"],
				additionalProperties: false
			},
			annotations: {
				title: "Create a record, or change the matching one",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["version"],
		access: "read",
		definition: {
			name: "ledger_version",
			title: "Print the version and environment",
			description: "Print the version and environment",
			inputSchema: {
				type: "object",
				properties: {},
				additionalProperties: false
			},
			annotations: {
				title: "Print the version and environment",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: false
			}
		}
	},
	{
		words: ["account", "create"],
		access: "write",
		definition: {
			name: "ledger_account_create",
			title: "Create a customer, supplier or prospect",
			description: "Create a customer, supplier or prospect",
			inputSchema: {
				type: "object",
				properties: {
					name: {
						type: "string",
						description: "Account name"
					},
					code: {
						type: "string",
						description: "Account code (the service pads numbers)"
					},
					customer: {
						type: "boolean",
						description: "Is a customer (derived from the status)"
					},
					supplier: {
						type: "boolean",
						description: "Is a supplier"
					},
					"vat-number": {
						type: "string",
						description: "VAT number"
					},
					email: {
						type: "string",
						description: "E-mail address"
					},
					phone: {
						type: "string",
						description: "Phone number"
					},
					website: {
						type: "string",
						description: "Website"
					},
					address: {
						type: "string",
						description: "Street and number of the visiting address"
					},
					postcode: {
						type: "string",
						description: "Postcode"
					},
					city: {
						type: "string",
						description: "City"
					},
					country: {
						type: "string",
						description: "Two-letter country code"
					},
					status: {
						type: "string",
						enum: [
							"A",
							"S",
							"P",
							"C"
						],
						description: "Status: A none, S suspect, P prospect, C customer"
					},
					body: { description: "Record as JSON: text or @file" },
					set: {
						type: "array",
						items: { type: "string" },
						description: "One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code (Name=value)"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["name"],
				additionalProperties: false
			},
			annotations: {
				title: "Create a customer, supplier or prospect",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["account", "delete"],
		access: "destructive",
		definition: {
			name: "ledger_account_delete",
			title: "Delete accounts",
			description: "Delete accounts",
			inputSchema: {
				type: "object",
				properties: {
					ids: {
						type: "array",
						items: { type: "string" },
						description: "Accounts, codes or GUIDs"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					},
					confirm: {
						type: "boolean",
						const: true,
						description: "Confirms the delete; must be true"
					}
				},
				required: ["ids", "confirm"],
				additionalProperties: false
			},
			annotations: {
				title: "Delete accounts",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["account", "list"],
		access: "read",
		definition: {
			name: "ledger_account_list",
			title: "List accounts",
			description: "List accounts",
			inputSchema: {
				type: "object",
				properties: {
					customer: {
						type: "boolean",
						description: "Only customers, or with \"no\" only other accounts"
					},
					search: {
						type: "string",
						description: "Part of the name or the exact code"
					},
					status: {
						type: "string",
						enum: [
							"A",
							"S",
							"P",
							"C"
						],
						description: "Status: A none, S suspect, P prospect, C customer"
					},
					supplier: {
						type: "boolean",
						description: "Only suppliers, or with \"no\" only other accounts"
					},
					all: {
						type: "boolean",
						description: "Read every page, up to --max-pages"
					},
					expand: {
						type: "array",
						items: { type: "string" },
						description: "Collections to return with each record, for example SalesEntryLines"
					},
					filter: {
						type: "string",
						description: "OData $filter expression, for example \"Status eq 20\""
					},
					"max-pages": {
						type: "integer",
						minimum: 1,
						default: 50,
						description: "Maximum number of pages"
					},
					orderby: {
						type: "string",
						description: "Sort order, for example \"Code desc\""
					},
					raw: {
						type: "boolean",
						description: "Print the response of the service unchanged"
					},
					select: {
						type: "array",
						items: { type: "string" },
						description: "Fields to return"
					},
					top: {
						type: "integer",
						minimum: 1,
						maximum: 60,
						description: "Maximum number of records to return"
					},
					"all-divisions": {
						type: "boolean",
						description: "Read every division in turn; --all and --limit apply to each"
					},
					count: {
						type: "boolean",
						description: "Print only the number of matching records"
					},
					limit: {
						type: "integer",
						minimum: 0,
						description: "Maximum number of records (0 for all)"
					}
				},
				additionalProperties: false
			},
			annotations: {
				title: "List accounts",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["account", "update"],
		access: "write",
		definition: {
			name: "ledger_account_update",
			title: "Change an account",
			description: "Change an account",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Account, code or GUID"
					},
					name: {
						type: "string",
						description: "Account name"
					},
					code: {
						type: "string",
						description: "Account code (the service pads numbers)"
					},
					customer: {
						type: "boolean",
						description: "Is a customer (derived from the status)"
					},
					supplier: {
						type: "boolean",
						description: "Is a supplier"
					},
					"vat-number": {
						type: "string",
						description: "VAT number"
					},
					email: {
						type: "string",
						description: "E-mail address"
					},
					phone: {
						type: "string",
						description: "Phone number"
					},
					website: {
						type: "string",
						description: "Website"
					},
					address: {
						type: "string",
						description: "Street and number of the visiting address"
					},
					postcode: {
						type: "string",
						description: "Postcode"
					},
					city: {
						type: "string",
						description: "City"
					},
					country: {
						type: "string",
						description: "Two-letter country code"
					},
					status: {
						type: "string",
						enum: [
							"A",
							"S",
							"P",
							"C"
						],
						description: "Status: A none, S suspect, P prospect, C customer"
					},
					body: { description: "Record as JSON: text or @file" },
					set: {
						type: "array",
						items: { type: "string" },
						description: "One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code (Name=value)"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Change an account",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["bank-entry", "create"],
		access: "write",
		definition: {
			name: "ledger_bank_entry_create",
			title: "Book a bank entry",
			description: "Book a bank entry",
			inputSchema: {
				type: "object",
				properties: {
					account: {
						type: "string",
						description: "Account of every line, code or GUID"
					},
					date: {
						type: "string",
						description: "Date of every line, which determines the period (YYYY-MM-DD)"
					},
					description: {
						type: "string",
						description: "Description of lines that have none"
					},
					journal: {
						type: "string",
						description: "Journal code"
					},
					line: {
						type: "array",
						items: {
							type: "string",
							description: "account:amount[:text]"
						},
						minItems: 1,
						description: "One line of the entry"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["journal", "line"],
				additionalProperties: false
			},
			annotations: {
				title: "Book a bank entry",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["bank-entry", "delete"],
		access: "destructive",
		definition: {
			name: "ledger_bank_entry_delete",
			title: "Delete bank entries",
			description: "Delete bank entries",
			inputSchema: {
				type: "object",
				properties: {
					refs: {
						type: "array",
						items: { type: "string" },
						description: "Bank entries, numbers or GUIDs"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					},
					confirm: {
						type: "boolean",
						const: true,
						description: "Confirms the delete; must be true"
					}
				},
				required: ["refs", "confirm"],
				additionalProperties: false
			},
			annotations: {
				title: "Delete bank entries",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["bank-entry", "line-add"],
		access: "write",
		definition: {
			name: "ledger_bank_entry_line_add",
			title: "Add a line to a bank entry",
			description: "Add a line to a bank entry",
			inputSchema: {
				type: "object",
				properties: {
					ref: {
						type: "string",
						description: "Bank entry, number or GUID"
					},
					body: { description: "Record as JSON: text or @file" },
					set: {
						type: "array",
						items: { type: "string" },
						description: "One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code (Name=value)"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["ref"],
				additionalProperties: false
			},
			annotations: {
				title: "Add a line to a bank entry",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["bank-entry", "lines"],
		access: "read",
		definition: {
			name: "ledger_bank_entry_lines",
			title: "List the lines of bank entries",
			description: "List the lines of bank entries",
			inputSchema: {
				type: "object",
				properties: {
					refs: {
						type: "array",
						items: { type: "string" },
						description: "Bank entries, numbers or GUIDs"
					},
					all: {
						type: "boolean",
						description: "Read every page, up to --max-pages"
					},
					expand: {
						type: "array",
						items: { type: "string" },
						description: "Collections to return with each record, for example SalesEntryLines"
					},
					filter: {
						type: "string",
						description: "OData $filter expression, for example \"Status eq 20\""
					},
					"max-pages": {
						type: "integer",
						minimum: 1,
						default: 50,
						description: "Maximum number of pages"
					},
					orderby: {
						type: "string",
						description: "Sort order, for example \"Code desc\""
					},
					raw: {
						type: "boolean",
						description: "Print the response of the service unchanged"
					},
					select: {
						type: "array",
						items: { type: "string" },
						description: "Fields to return"
					},
					top: {
						type: "integer",
						minimum: 1,
						maximum: 60,
						description: "Maximum number of records to return"
					},
					limit: {
						type: "integer",
						minimum: 0,
						description: "Maximum number of records (0 for all)"
					}
				},
				required: ["refs"],
				additionalProperties: false
			},
			annotations: {
				title: "List the lines of bank entries",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["bank-entry", "list"],
		access: "read",
		definition: {
			name: "ledger_bank_entry_list",
			title: "List bank entries",
			description: "List bank entries",
			inputSchema: {
				type: "object",
				properties: {
					journal: {
						type: "string",
						description: "Journal code"
					},
					period: {
						type: "integer",
						minimum: 1,
						description: "Period of the financial year"
					},
					year: {
						type: "integer",
						description: "Financial year"
					},
					all: {
						type: "boolean",
						description: "Read every page, up to --max-pages"
					},
					expand: {
						type: "array",
						items: { type: "string" },
						description: "Collections to return with each record, for example SalesEntryLines"
					},
					filter: {
						type: "string",
						description: "OData $filter expression, for example \"Status eq 20\""
					},
					"max-pages": {
						type: "integer",
						minimum: 1,
						default: 50,
						description: "Maximum number of pages"
					},
					orderby: {
						type: "string",
						description: "Sort order, for example \"Code desc\""
					},
					raw: {
						type: "boolean",
						description: "Print the response of the service unchanged"
					},
					select: {
						type: "array",
						items: { type: "string" },
						description: "Fields to return"
					},
					top: {
						type: "integer",
						minimum: 1,
						maximum: 60,
						description: "Maximum number of records to return"
					},
					"all-divisions": {
						type: "boolean",
						description: "Read every division in turn; --all and --limit apply to each"
					},
					count: {
						type: "boolean",
						description: "Print only the number of matching records"
					},
					limit: {
						type: "integer",
						minimum: 0,
						description: "Maximum number of records (0 for all)"
					}
				},
				additionalProperties: false
			},
			annotations: {
				title: "List bank entries",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["journal-entry", "create"],
		access: "write",
		definition: {
			name: "ledger_journal_entry_create",
			title: "Book a balanced general journal entry",
			description: "Book a balanced general journal entry",
			inputSchema: {
				type: "object",
				properties: {
					date: {
						type: "string",
						description: "Date of every line, which determines the period (YYYY-MM-DD)"
					},
					description: {
						type: "string",
						description: "Description of lines that have none"
					},
					journal: {
						type: "string",
						description: "Journal code"
					},
					line: {
						type: "array",
						items: {
							type: "string",
							description: "account:amount[:text]"
						},
						minItems: 2,
						description: "One line of the entry"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["journal", "line"],
				additionalProperties: false
			},
			annotations: {
				title: "Book a balanced general journal entry",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["journal-entry", "delete"],
		access: "destructive",
		definition: {
			name: "ledger_journal_entry_delete",
			title: "Delete journal entries",
			description: "Delete journal entries",
			inputSchema: {
				type: "object",
				properties: {
					refs: {
						type: "array",
						items: { type: "string" },
						description: "Journal entries, numbers or GUIDs"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					},
					confirm: {
						type: "boolean",
						const: true,
						description: "Confirms the delete; must be true"
					}
				},
				required: ["refs", "confirm"],
				additionalProperties: false
			},
			annotations: {
				title: "Delete journal entries",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["journal-entry", "lines"],
		access: "read",
		definition: {
			name: "ledger_journal_entry_lines",
			title: "List the lines of journal entries",
			description: "List the lines of journal entries",
			inputSchema: {
				type: "object",
				properties: {
					refs: {
						type: "array",
						items: { type: "string" },
						description: "Journal entries, numbers or GUIDs"
					},
					all: {
						type: "boolean",
						description: "Read every page, up to --max-pages"
					},
					expand: {
						type: "array",
						items: { type: "string" },
						description: "Collections to return with each record, for example SalesEntryLines"
					},
					filter: {
						type: "string",
						description: "OData $filter expression, for example \"Status eq 20\""
					},
					"max-pages": {
						type: "integer",
						minimum: 1,
						default: 50,
						description: "Maximum number of pages"
					},
					orderby: {
						type: "string",
						description: "Sort order, for example \"Code desc\""
					},
					raw: {
						type: "boolean",
						description: "Print the response of the service unchanged"
					},
					select: {
						type: "array",
						items: { type: "string" },
						description: "Fields to return"
					},
					top: {
						type: "integer",
						minimum: 1,
						maximum: 60,
						description: "Maximum number of records to return"
					},
					limit: {
						type: "integer",
						minimum: 0,
						description: "Maximum number of records (0 for all)"
					}
				},
				required: ["refs"],
				additionalProperties: false
			},
			annotations: {
				title: "List the lines of journal entries",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["journal-entry", "list"],
		access: "read",
		definition: {
			name: "ledger_journal_entry_list",
			title: "List general journal entries",
			description: "List general journal entries",
			inputSchema: {
				type: "object",
				properties: {
					journal: {
						type: "string",
						description: "Journal code"
					},
					period: {
						type: "integer",
						minimum: 1,
						description: "Period of the financial year"
					},
					status: {
						type: "string",
						enum: ["20", "50"],
						description: "Status: 20 open, 50 processed"
					},
					year: {
						type: "integer",
						description: "Financial year"
					},
					all: {
						type: "boolean",
						description: "Read every page, up to --max-pages"
					},
					expand: {
						type: "array",
						items: { type: "string" },
						description: "Collections to return with each record, for example SalesEntryLines"
					},
					filter: {
						type: "string",
						description: "OData $filter expression, for example \"Status eq 20\""
					},
					"max-pages": {
						type: "integer",
						minimum: 1,
						default: 50,
						description: "Maximum number of pages"
					},
					orderby: {
						type: "string",
						description: "Sort order, for example \"Code desc\""
					},
					raw: {
						type: "boolean",
						description: "Print the response of the service unchanged"
					},
					select: {
						type: "array",
						items: { type: "string" },
						description: "Fields to return"
					},
					top: {
						type: "integer",
						minimum: 1,
						maximum: 60,
						description: "Maximum number of records to return"
					},
					"all-divisions": {
						type: "boolean",
						description: "Read every division in turn; --all and --limit apply to each"
					},
					count: {
						type: "boolean",
						description: "Print only the number of matching records"
					},
					limit: {
						type: "integer",
						minimum: 0,
						description: "Maximum number of records (0 for all)"
					}
				},
				additionalProperties: false
			},
			annotations: {
				title: "List general journal entries",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["quotation", "accept"],
		access: "write",
		definition: {
			name: "ledger_quotation_accept",
			title: "Accept a quotation",
			description: "Accept a quotation",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Quotation, number or GUID"
					},
					action: {
						type: "string",
						enum: [
							"0",
							"1",
							"2",
							"3",
							"4",
							"5"
						],
						description: "Follow-up: 0 none, 1 sales order, 2 sales invoice, 3 project, 4 existing project, 5 subscription"
					},
					"invoice-journal": {
						type: "string",
						description: "Journal of the invoice (required for action 2)"
					},
					"your-ref": {
						type: "string",
						description: "Customer reference"
					},
					reason: {
						type: "string",
						description: "Reason (GUID) (UUID)"
					},
					"opportunity-stage": {
						type: "string",
						description: "New stage of the opportunity (GUID) (UUID)"
					},
					"notification-layout": {
						type: "string",
						description: "Layout of the notification (GUID) (UUID)"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Accept a quotation",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["quotation", "create"],
		access: "write",
		definition: {
			name: "ledger_quotation_create",
			title: "Create a quotation",
			description: "Create a quotation",
			inputSchema: {
				type: "object",
				properties: {
					description: {
						type: "string",
						description: "Description of the quotation"
					},
					date: {
						type: "string",
						description: "Date of the quotation (YYYY-MM-DD)"
					},
					"close-date": {
						type: "string",
						description: "Last day on which the quotation is valid (YYYY-MM-DD)"
					},
					reference: {
						type: "string",
						description: "Customer reference"
					},
					account: {
						type: "string",
						description: "Account, code or GUID"
					},
					line: {
						type: "array",
						items: {
							type: "string",
							description: "item:quantity:[unit-price][:text]"
						},
						minItems: 1,
						description: "One line of the quotation"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["account", "line"],
				additionalProperties: false
			},
			annotations: {
				title: "Create a quotation",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["quotation", "delete"],
		access: "destructive",
		definition: {
			name: "ledger_quotation_delete",
			title: "Delete quotations",
			description: "Delete quotations",
			inputSchema: {
				type: "object",
				properties: {
					refs: {
						type: "array",
						items: { type: "string" },
						description: "Quotations, numbers or GUIDs"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					},
					confirm: {
						type: "boolean",
						const: true,
						description: "Confirms the delete; must be true"
					}
				},
				required: ["refs", "confirm"],
				additionalProperties: false
			},
			annotations: {
				title: "Delete quotations",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["quotation", "email"],
		access: "write",
		definition: {
			name: "ledger_quotation_email",
			title: "Send a quotation for online sign-off",
			description: "Send a quotation for online sign-off",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Quotation, number or GUID"
					},
					"email-layout": {
						type: "string",
						description: "Layout of the e-mail (GUID) (UUID)"
					},
					layout: {
						type: "string",
						description: "Layout of the document (GUID) (UUID)"
					},
					"extra-text": {
						type: "string",
						description: "Text added to the e-mail"
					},
					action: {
						type: "string",
						enum: [
							"0",
							"1",
							"2",
							"3",
							"4",
							"5"
						],
						description: "Follow-up: 0 none, 1 sales order, 2 sales invoice, 3 project, 4 existing project, 5 subscription"
					},
					"invoice-journal": {
						type: "string",
						description: "Journal of the invoice (required for action 2)"
					},
					"your-ref": {
						type: "string",
						description: "Customer reference"
					},
					date: {
						type: "string",
						description: "Date of the quotation (YYYY-MM-DD)"
					},
					"accept-layout": {
						type: "string",
						description: "Layout of the acceptance e-mail (GUID) (UUID)"
					},
					"allow-your-ref": {
						type: "boolean",
						description: "Let the customer add a reference"
					},
					"reject-layout": {
						type: "string",
						description: "Layout of the rejection e-mail (GUID) (UUID)"
					},
					subject: {
						type: "string",
						description: "Subject of the e-mail"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id", "email-layout"],
				additionalProperties: false
			},
			annotations: {
				title: "Send a quotation for online sign-off",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["quotation", "line-add"],
		access: "write",
		definition: {
			name: "ledger_quotation_line_add",
			title: "Add a line to a quotation",
			description: "Add a line to a quotation",
			inputSchema: {
				type: "object",
				properties: {
					ref: {
						type: "string",
						description: "Quotation, number or GUID"
					},
					body: { description: "Record as JSON: text or @file" },
					set: {
						type: "array",
						items: { type: "string" },
						description: "One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code (Name=value)"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["ref"],
				additionalProperties: false
			},
			annotations: {
				title: "Add a line to a quotation",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["quotation", "line-delete"],
		access: "destructive",
		definition: {
			name: "ledger_quotation_line_delete",
			title: "Delete lines of a quotation",
			description: "Delete lines of a quotation",
			inputSchema: {
				type: "object",
				properties: {
					ids: {
						type: "array",
						items: { type: "string" },
						description: "Line ids (UUID)"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					},
					confirm: {
						type: "boolean",
						const: true,
						description: "Confirms the delete; must be true"
					}
				},
				required: ["ids", "confirm"],
				additionalProperties: false
			},
			annotations: {
				title: "Delete lines of a quotation",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["quotation", "line-update"],
		access: "write",
		definition: {
			name: "ledger_quotation_line_update",
			title: "Update a line of a quotation",
			description: "Update a line of a quotation",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Line id (UUID)"
					},
					body: { description: "Record as JSON: text or @file" },
					set: {
						type: "array",
						items: { type: "string" },
						description: "One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code (Name=value)"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Update a line of a quotation",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["quotation", "lines"],
		access: "read",
		definition: {
			name: "ledger_quotation_lines",
			title: "List the lines of quotations",
			description: "List the lines of quotations",
			inputSchema: {
				type: "object",
				properties: {
					refs: {
						type: "array",
						items: { type: "string" },
						description: "Quotations, numbers or GUIDs"
					},
					all: {
						type: "boolean",
						description: "Read every page, up to --max-pages"
					},
					expand: {
						type: "array",
						items: { type: "string" },
						description: "Collections to return with each record, for example SalesEntryLines"
					},
					filter: {
						type: "string",
						description: "OData $filter expression, for example \"Status eq 20\""
					},
					"max-pages": {
						type: "integer",
						minimum: 1,
						default: 50,
						description: "Maximum number of pages"
					},
					orderby: {
						type: "string",
						description: "Sort order, for example \"Code desc\""
					},
					raw: {
						type: "boolean",
						description: "Print the response of the service unchanged"
					},
					select: {
						type: "array",
						items: { type: "string" },
						description: "Fields to return"
					},
					top: {
						type: "integer",
						minimum: 1,
						maximum: 60,
						description: "Maximum number of records to return"
					},
					limit: {
						type: "integer",
						minimum: 0,
						description: "Maximum number of records (0 for all)"
					}
				},
				required: ["refs"],
				additionalProperties: false
			},
			annotations: {
				title: "List the lines of quotations",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["quotation", "list"],
		access: "read",
		definition: {
			name: "ledger_quotation_list",
			title: "List quotations",
			description: "List quotations",
			inputSchema: {
				type: "object",
				properties: {
					account: {
						type: "string",
						description: "Account, code or GUID"
					},
					from: {
						type: "string",
						description: "Dated on or after this day (YYYY-MM-DD)"
					},
					search: {
						type: "string",
						description: "Part of the description or account name"
					},
					status: {
						type: "string",
						enum: [
							"5",
							"20",
							"25",
							"40",
							"50"
						],
						description: "Status: 5 rejected, 20 draft, 25 open, 40 printed, 50 accepted"
					},
					to: {
						type: "string",
						description: "Dated on or before this day (YYYY-MM-DD)"
					},
					all: {
						type: "boolean",
						description: "Read every page, up to --max-pages"
					},
					expand: {
						type: "array",
						items: { type: "string" },
						description: "Collections to return with each record, for example SalesEntryLines"
					},
					filter: {
						type: "string",
						description: "OData $filter expression, for example \"Status eq 20\""
					},
					"max-pages": {
						type: "integer",
						minimum: 1,
						default: 50,
						description: "Maximum number of pages"
					},
					orderby: {
						type: "string",
						description: "Sort order, for example \"Code desc\""
					},
					raw: {
						type: "boolean",
						description: "Print the response of the service unchanged"
					},
					select: {
						type: "array",
						items: { type: "string" },
						description: "Fields to return"
					},
					top: {
						type: "integer",
						minimum: 1,
						maximum: 60,
						description: "Maximum number of records to return"
					},
					"all-divisions": {
						type: "boolean",
						description: "Read every division in turn; --all and --limit apply to each"
					},
					count: {
						type: "boolean",
						description: "Print only the number of matching records"
					},
					limit: {
						type: "integer",
						minimum: 0,
						description: "Maximum number of records (0 for all)"
					}
				},
				additionalProperties: false
			},
			annotations: {
				title: "List quotations",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["quotation", "print"],
		access: "write",
		definition: {
			name: "ledger_quotation_print",
			title: "Print a quotation to a document",
			description: "Print a quotation to a document",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Quotation, number or GUID"
					},
					layout: {
						type: "string",
						description: "Layout of the document (GUID) (UUID)"
					},
					"email-layout": {
						type: "string",
						description: "Layout of the e-mail (GUID) (UUID)"
					},
					"extra-text": {
						type: "string",
						description: "Text added to the e-mail"
					},
					date: {
						type: "string",
						description: "Date of the quotation (YYYY-MM-DD)"
					},
					email: {
						type: "boolean",
						description: "Also send the quotation to the customer by e-mail"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Print a quotation to a document",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["quotation", "reject"],
		access: "write",
		definition: {
			name: "ledger_quotation_reject",
			title: "Reject a quotation",
			description: "Reject a quotation",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Quotation, number or GUID"
					},
					reason: {
						type: "string",
						description: "Reason (GUID) (UUID)"
					},
					"opportunity-stage": {
						type: "string",
						description: "New stage of the opportunity (GUID) (UUID)"
					},
					"notification-layout": {
						type: "string",
						description: "Layout of the notification (GUID) (UUID)"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Reject a quotation",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["quotation", "reopen"],
		access: "write",
		definition: {
			name: "ledger_quotation_reopen",
			title: "Reopen an accepted or rejected quotation",
			description: "Reopen an accepted or rejected quotation",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Quotation, number or GUID"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Reopen an accepted or rejected quotation",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["quotation", "review"],
		access: "write",
		definition: {
			name: "ledger_quotation_review",
			title: "Replace a quotation with a new version",
			description: "Replace a quotation with a new version",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Quotation, number or GUID"
					},
					description: {
						type: "string",
						description: "Description of the quotation"
					},
					date: {
						type: "string",
						description: "Date of the quotation (YYYY-MM-DD)"
					},
					account: {
						type: "string",
						description: "New account, code or GUID"
					},
					"copy-prices": {
						type: "boolean",
						description: "Copy the item prices"
					},
					document: {
						type: "string",
						description: "Document (GUID) (UUID)"
					},
					"payment-condition": {
						type: "string",
						description: "Payment condition code"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Replace a quotation with a new version",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["quotation", "update"],
		access: "write",
		definition: {
			name: "ledger_quotation_update",
			title: "Change the header of a quotation",
			description: "Change the header of a quotation",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Quotation, number or GUID"
					},
					description: {
						type: "string",
						description: "Description of the quotation"
					},
					date: {
						type: "string",
						description: "Date of the quotation (YYYY-MM-DD)"
					},
					"close-date": {
						type: "string",
						description: "Last day on which the quotation is valid (YYYY-MM-DD)"
					},
					reference: {
						type: "string",
						description: "Customer reference"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Change the header of a quotation",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["sales-entry", "create"],
		access: "write",
		definition: {
			name: "ledger_sales_entry_create",
			title: "Book a sales entry or credit note",
			description: "Book a sales entry or credit note",
			inputSchema: {
				type: "object",
				properties: {
					"credit-note": {
						type: "boolean",
						description: "Book a credit note (amounts become negative)"
					},
					customer: {
						type: "string",
						description: "Customer, code or GUID"
					},
					date: {
						type: "string",
						description: "Date of the entry (YYYY-MM-DD)"
					},
					description: {
						type: "string",
						description: "Description of the entry"
					},
					file: {
						type: "array",
						items: { type: "string" },
						description: "File to attach; all files go into one new document"
					},
					invoice: {
						type: "string",
						description: "Customer-facing reference"
					},
					journal: {
						type: "string",
						description: "Sales journal code"
					},
					line: {
						type: "array",
						items: {
							type: "string",
							description: "account:amount[:option=value...][:text]; options cost-center, cost-unit, from (date), quantity (number), to (date), vat, vat-amount (number)"
						},
						minItems: 1,
						description: "One line of the entry"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: [
					"customer",
					"journal",
					"line"
				],
				additionalProperties: false
			},
			annotations: {
				title: "Book a sales entry or credit note",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["sales-entry", "delete"],
		access: "destructive",
		definition: {
			name: "ledger_sales_entry_delete",
			title: "Delete sales entries",
			description: "Delete sales entries",
			inputSchema: {
				type: "object",
				properties: {
					refs: {
						type: "array",
						items: { type: "string" },
						description: "Sales entries, numbers or GUIDs"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					},
					confirm: {
						type: "boolean",
						const: true,
						description: "Confirms the delete; must be true"
					}
				},
				required: ["refs", "confirm"],
				additionalProperties: false
			},
			annotations: {
				title: "Delete sales entries",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["sales-entry", "line-add"],
		access: "write",
		definition: {
			name: "ledger_sales_entry_line_add",
			title: "Add a line to a sales entry",
			description: "Add a line to a sales entry",
			inputSchema: {
				type: "object",
				properties: {
					ref: {
						type: "string",
						description: "Sales entry, number or GUID"
					},
					body: { description: "Record as JSON: text or @file" },
					set: {
						type: "array",
						items: { type: "string" },
						description: "One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code (Name=value)"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["ref"],
				additionalProperties: false
			},
			annotations: {
				title: "Add a line to a sales entry",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["sales-entry", "line-delete"],
		access: "destructive",
		definition: {
			name: "ledger_sales_entry_line_delete",
			title: "Delete lines of a sales entry",
			description: "Delete lines of a sales entry",
			inputSchema: {
				type: "object",
				properties: {
					ids: {
						type: "array",
						items: { type: "string" },
						description: "Line ids (UUID)"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					},
					confirm: {
						type: "boolean",
						const: true,
						description: "Confirms the delete; must be true"
					}
				},
				required: ["ids", "confirm"],
				additionalProperties: false
			},
			annotations: {
				title: "Delete lines of a sales entry",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["sales-entry", "line-update"],
		access: "write",
		definition: {
			name: "ledger_sales_entry_line_update",
			title: "Update a line of a sales entry",
			description: "Update a line of a sales entry",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Line id (UUID)"
					},
					body: { description: "Record as JSON: text or @file" },
					set: {
						type: "array",
						items: { type: "string" },
						description: "One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code (Name=value)"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Update a line of a sales entry",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["sales-entry", "lines"],
		access: "read",
		definition: {
			name: "ledger_sales_entry_lines",
			title: "List the lines of sales entries",
			description: "List the lines of sales entries",
			inputSchema: {
				type: "object",
				properties: {
					refs: {
						type: "array",
						items: { type: "string" },
						description: "Sales entries, numbers or GUIDs"
					},
					all: {
						type: "boolean",
						description: "Read every page, up to --max-pages"
					},
					expand: {
						type: "array",
						items: { type: "string" },
						description: "Collections to return with each record, for example SalesEntryLines"
					},
					filter: {
						type: "string",
						description: "OData $filter expression, for example \"Status eq 20\""
					},
					"max-pages": {
						type: "integer",
						minimum: 1,
						default: 50,
						description: "Maximum number of pages"
					},
					orderby: {
						type: "string",
						description: "Sort order, for example \"Code desc\""
					},
					raw: {
						type: "boolean",
						description: "Print the response of the service unchanged"
					},
					select: {
						type: "array",
						items: { type: "string" },
						description: "Fields to return"
					},
					top: {
						type: "integer",
						minimum: 1,
						maximum: 60,
						description: "Maximum number of records to return"
					},
					limit: {
						type: "integer",
						minimum: 0,
						description: "Maximum number of records (0 for all)"
					}
				},
				required: ["refs"],
				additionalProperties: false
			},
			annotations: {
				title: "List the lines of sales entries",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["sales-entry", "list"],
		access: "read",
		definition: {
			name: "ledger_sales_entry_list",
			title: "List sales entries",
			description: "List sales entries",
			inputSchema: {
				type: "object",
				properties: {
					all: {
						type: "boolean",
						description: "Read every page, up to --max-pages"
					},
					expand: {
						type: "array",
						items: { type: "string" },
						description: "Collections to return with each record, for example SalesEntryLines"
					},
					filter: {
						type: "string",
						description: "OData $filter expression, for example \"Status eq 20\""
					},
					"max-pages": {
						type: "integer",
						minimum: 1,
						default: 50,
						description: "Maximum number of pages"
					},
					orderby: {
						type: "string",
						description: "Sort order, for example \"Code desc\""
					},
					raw: {
						type: "boolean",
						description: "Print the response of the service unchanged"
					},
					select: {
						type: "array",
						items: { type: "string" },
						description: "Fields to return"
					},
					top: {
						type: "integer",
						minimum: 1,
						maximum: 60,
						description: "Maximum number of records to return"
					},
					"all-divisions": {
						type: "boolean",
						description: "Read every division in turn; --all and --limit apply to each"
					},
					count: {
						type: "boolean",
						description: "Print only the number of matching records"
					},
					limit: {
						type: "integer",
						minimum: 0,
						description: "Maximum number of records (0 for all)"
					}
				},
				additionalProperties: false
			},
			annotations: {
				title: "List sales entries",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["sales-entry", "update"],
		access: "write",
		definition: {
			name: "ledger_sales_entry_update",
			title: "Change the header of a sales entry",
			description: "Change the header of a sales entry",
			inputSchema: {
				type: "object",
				properties: {
					ref: {
						type: "string",
						description: "Sales entry, number or GUID"
					},
					body: { description: "Record as JSON: text or @file" },
					set: {
						type: "array",
						items: { type: "string" },
						description: "One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code (Name=value)"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["ref"],
				additionalProperties: false
			},
			annotations: {
				title: "Change the header of a sales entry",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["sales-order", "create"],
		access: "write",
		definition: {
			name: "ledger_sales_order_create",
			title: "Create a sales order",
			description: "Create a sales order",
			inputSchema: {
				type: "object",
				properties: {
					customer: {
						type: "string",
						description: "Customer, code or GUID"
					},
					date: {
						type: "string",
						description: "Date of the order (YYYY-MM-DD)"
					},
					"delivery-date": {
						type: "string",
						description: "Delivery date (YYYY-MM-DD)"
					},
					description: {
						type: "string",
						description: "Description of the order"
					},
					line: {
						type: "array",
						items: {
							type: "string",
							description: "item:quantity:[unit-price][:option=value...][:text]; options cost-center, cost-unit, discount (number), vat"
						},
						minItems: 1,
						description: "One line of the order"
					},
					"payment-condition": {
						type: "string",
						description: "Payment condition code"
					},
					reference: {
						type: "string",
						description: "Customer reference"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["customer", "line"],
				additionalProperties: false
			},
			annotations: {
				title: "Create a sales order",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["sales-order", "delete"],
		access: "destructive",
		definition: {
			name: "ledger_sales_order_delete",
			title: "Delete sales orders",
			description: "Delete sales orders",
			inputSchema: {
				type: "object",
				properties: {
					refs: {
						type: "array",
						items: { type: "string" },
						description: "Sales orders, numbers or GUIDs"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					},
					confirm: {
						type: "boolean",
						const: true,
						description: "Confirms the delete; must be true"
					}
				},
				required: ["refs", "confirm"],
				additionalProperties: false
			},
			annotations: {
				title: "Delete sales orders",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["sales-order", "line-add"],
		access: "write",
		definition: {
			name: "ledger_sales_order_line_add",
			title: "Add a line to a sales order",
			description: "Add a line to a sales order",
			inputSchema: {
				type: "object",
				properties: {
					ref: {
						type: "string",
						description: "Sales order, number or GUID"
					},
					body: { description: "Record as JSON: text or @file" },
					set: {
						type: "array",
						items: { type: "string" },
						description: "One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code (Name=value)"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["ref"],
				additionalProperties: false
			},
			annotations: {
				title: "Add a line to a sales order",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["sales-order", "line-delete"],
		access: "destructive",
		definition: {
			name: "ledger_sales_order_line_delete",
			title: "Delete lines of a sales order",
			description: "Delete lines of a sales order",
			inputSchema: {
				type: "object",
				properties: {
					ids: {
						type: "array",
						items: { type: "string" },
						description: "Line ids (UUID)"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					},
					confirm: {
						type: "boolean",
						const: true,
						description: "Confirms the delete; must be true"
					}
				},
				required: ["ids", "confirm"],
				additionalProperties: false
			},
			annotations: {
				title: "Delete lines of a sales order",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["sales-order", "line-update"],
		access: "write",
		definition: {
			name: "ledger_sales_order_line_update",
			title: "Update a line of a sales order",
			description: "Update a line of a sales order",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Line id (UUID)"
					},
					body: { description: "Record as JSON: text or @file" },
					set: {
						type: "array",
						items: { type: "string" },
						description: "One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code (Name=value)"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Update a line of a sales order",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["sales-order", "lines"],
		access: "read",
		definition: {
			name: "ledger_sales_order_lines",
			title: "List the lines of sales orders",
			description: "List the lines of sales orders",
			inputSchema: {
				type: "object",
				properties: {
					refs: {
						type: "array",
						items: { type: "string" },
						description: "Sales orders, numbers or GUIDs"
					},
					all: {
						type: "boolean",
						description: "Read every page, up to --max-pages"
					},
					expand: {
						type: "array",
						items: { type: "string" },
						description: "Collections to return with each record, for example SalesEntryLines"
					},
					filter: {
						type: "string",
						description: "OData $filter expression, for example \"Status eq 20\""
					},
					"max-pages": {
						type: "integer",
						minimum: 1,
						default: 50,
						description: "Maximum number of pages"
					},
					orderby: {
						type: "string",
						description: "Sort order, for example \"Code desc\""
					},
					raw: {
						type: "boolean",
						description: "Print the response of the service unchanged"
					},
					select: {
						type: "array",
						items: { type: "string" },
						description: "Fields to return"
					},
					top: {
						type: "integer",
						minimum: 1,
						maximum: 60,
						description: "Maximum number of records to return"
					},
					limit: {
						type: "integer",
						minimum: 0,
						description: "Maximum number of records (0 for all)"
					}
				},
				required: ["refs"],
				additionalProperties: false
			},
			annotations: {
				title: "List the lines of sales orders",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["sales-order", "list"],
		access: "read",
		definition: {
			name: "ledger_sales_order_list",
			title: "List sales orders",
			description: "List sales orders",
			inputSchema: {
				type: "object",
				properties: {
					customer: {
						type: "string",
						description: "Customer, code or GUID"
					},
					from: {
						type: "string",
						description: "Ordered on or after this day (YYYY-MM-DD)"
					},
					search: {
						type: "string",
						description: "Part of the description or customer name"
					},
					status: {
						type: "string",
						enum: [
							"12",
							"20",
							"21",
							"45"
						],
						description: "Status: 12 open, 20 partial, 21 complete, 45 canceled"
					},
					to: {
						type: "string",
						description: "Ordered on or before this day (YYYY-MM-DD)"
					},
					all: {
						type: "boolean",
						description: "Read every page, up to --max-pages"
					},
					expand: {
						type: "array",
						items: { type: "string" },
						description: "Collections to return with each record, for example SalesEntryLines"
					},
					filter: {
						type: "string",
						description: "OData $filter expression, for example \"Status eq 20\""
					},
					"max-pages": {
						type: "integer",
						minimum: 1,
						default: 50,
						description: "Maximum number of pages"
					},
					orderby: {
						type: "string",
						description: "Sort order, for example \"Code desc\""
					},
					raw: {
						type: "boolean",
						description: "Print the response of the service unchanged"
					},
					select: {
						type: "array",
						items: { type: "string" },
						description: "Fields to return"
					},
					top: {
						type: "integer",
						minimum: 1,
						maximum: 60,
						description: "Maximum number of records to return"
					},
					"all-divisions": {
						type: "boolean",
						description: "Read every division in turn; --all and --limit apply to each"
					},
					count: {
						type: "boolean",
						description: "Print only the number of matching records"
					},
					limit: {
						type: "integer",
						minimum: 0,
						description: "Maximum number of records (0 for all)"
					}
				},
				additionalProperties: false
			},
			annotations: {
				title: "List sales orders",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["sales-order", "update"],
		access: "write",
		definition: {
			name: "ledger_sales_order_update",
			title: "Change the header of a sales order",
			description: "Change the header of a sales order",
			inputSchema: {
				type: "object",
				properties: {
					ref: {
						type: "string",
						description: "Sales order, number or GUID"
					},
					body: { description: "Record as JSON: text or @file" },
					set: {
						type: "array",
						items: { type: "string" },
						description: "One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code (Name=value)"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["ref"],
				additionalProperties: false
			},
			annotations: {
				title: "Change the header of a sales order",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["write"],
		access: "destructive",
		core: true,
		merged: {
			by: "operation",
			commands: {
				create: {
					words: ["create"],
					inputSchema: {
						type: "object",
						properties: {
							resource: {
								type: "string",
								description: "Resource, for example crm/Contacts"
							},
							body: { description: "Record as JSON: text or @file" },
							set: {
								type: "array",
								items: { type: "string" },
								description: "One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code (Name=value)"
							},
							force: {
								type: "boolean",
								description: "Send the request even if the catalogue does not list the resource or a field"
							},
							beta: {
								type: "boolean",
								description: "Use the beta version of the resource"
							},
							"dry-run": {
								type: "boolean",
								description: "Print the request without sending it"
							}
						},
						required: ["resource"],
						additionalProperties: false
					}
				},
				update: {
					words: ["update"],
					inputSchema: {
						type: "object",
						properties: {
							resource: {
								type: "string",
								description: "Resource, for example crm/Contacts"
							},
							id: {
								type: "string",
								description: "Key of the record"
							},
							body: { description: "Record as JSON: text or @file" },
							set: {
								type: "array",
								items: { type: "string" },
								description: "One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code (Name=value)"
							},
							force: {
								type: "boolean",
								description: "Send the request even if the catalogue does not list the resource or a field"
							},
							beta: {
								type: "boolean",
								description: "Use the beta version of the resource"
							},
							"dry-run": {
								type: "boolean",
								description: "Print the request without sending it"
							}
						},
						required: ["resource", "id"],
						additionalProperties: false
					}
				},
				delete: {
					words: ["delete"],
					inputSchema: {
						type: "object",
						properties: {
							resource: {
								type: "string",
								description: "Resource, for example crm/Contacts"
							},
							id: {
								type: "string",
								description: "Key of the record"
							},
							force: {
								type: "boolean",
								description: "Send the request even if the catalogue does not list the resource or a field"
							},
							beta: {
								type: "boolean",
								description: "Use the beta version of the resource"
							},
							"dry-run": {
								type: "boolean",
								description: "Print the request without sending it"
							},
							confirm: {
								type: "boolean",
								const: true,
								description: "Confirms the delete; must be true"
							}
						},
						required: [
							"resource",
							"id",
							"confirm"
						],
						additionalProperties: false
					}
				}
			}
		},
		definition: {
			name: "ledger_write",
			title: "Create, update or delete one record",
			description: "Create, update or delete one record. update requires id. delete requires id, confirm.",
			inputSchema: {
				type: "object",
				properties: {
					operation: {
						type: "string",
						enum: [
							"create",
							"update",
							"delete"
						],
						description: "Command to run"
					},
					resource: {
						type: "string",
						description: "Resource, for example crm/Contacts"
					},
					body: { description: "Record as JSON: text or @file (for create, update)" },
					set: {
						type: "array",
						items: { type: "string" },
						description: "One field: text, number, true, false, null, @str:text, @guid:id or @ref:service/Resource:code (Name=value) (for create, update)"
					},
					force: {
						type: "boolean",
						description: "Send the request even if the catalogue does not list the resource or a field"
					},
					beta: {
						type: "boolean",
						description: "Use the beta version of the resource"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					},
					id: {
						type: "string",
						description: "Key of the record (for update, delete)"
					},
					confirm: {
						type: "boolean",
						const: true,
						description: "Confirms the delete; must be true (for delete)"
					}
				},
				required: ["operation", "resource"],
				additionalProperties: false
			},
			annotations: {
				title: "Create, update or delete one record",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["metadata"],
		access: "read",
		core: true,
		definition: {
			name: "ledger_resources",
			title: "List the resources of the catalogue",
			description: "List the resources of the catalogue",
			inputSchema: {
				type: "object",
				properties: {
					methods: {
						type: "boolean",
						description: "Show only the methods"
					},
					search: {
						type: "string",
						description: "Only resources with this text in their name or a field name"
					}
				},
				additionalProperties: false
			},
			annotations: {
				title: "List the resources of the catalogue",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: false
			}
		}
	}
];

exports.tools = tools;