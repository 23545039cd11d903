// generated/crm/tools.ts
const tools = [
	{
		words: ["audit"],
		access: "read",
		core: true,
		definition: {
			name: "audit",
			title: "Check the quality of the data of the account",
			description: "Check the quality of the data of the account",
			inputSchema: {
				type: "object",
				properties: {
					checks: {
						type: "array",
						items: {
							type: "string",
							enum: [
								"stale-deals",
								"no-next-activity",
								"past-close-date",
								"missing-fields",
								"ancient-deals",
								"missing-close-time",
								"duplicate-persons",
								"uncontactable-persons",
								"duplicate-orgs",
								"overdue-activities",
								"currency-missing"
							]
						},
						description: "Only these checks"
					},
					strict: {
						type: "boolean",
						description: "Fail if a check of severity must has findings"
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
				title: "Check the quality of the data of the account",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["digest"],
		access: "read",
		core: true,
		definition: {
			name: "digest",
			title: "Report all figures of a pipeline",
			description: "Report all figures of a pipeline",
			inputSchema: {
				type: "object",
				properties: {
					deep: {
						type: "boolean",
						description: "Read the changelog of each deal"
					},
					format: {
						type: "string",
						enum: ["md", "html"],
						description: "Print a document"
					},
					target: {
						type: "integer",
						description: "Revenue quota; no goal is read"
					},
					pipeline: {
						type: "string",
						description: "Pipeline id or name (required if there are several)"
					},
					period: {
						type: "string",
						default: "90d",
						description: "Days or months before now, as 90d or 3m (a month has 30 days) (such as 90d)"
					},
					"commit-threshold": {
						type: "integer",
						minimum: 0,
						maximum: 100,
						default: "70",
						description: "Least probability of deals that count as commit (percent)"
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
				title: "Report all figures of a pipeline",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["funnel"],
		access: "read",
		core: true,
		definition: {
			name: "funnel",
			title: "Show conversion from stage to stage",
			description: "Show conversion from stage to stage",
			inputSchema: {
				type: "object",
				properties: {
					exact: {
						type: "boolean",
						description: "Read the changelog of each deal"
					},
					pipeline: {
						type: "string",
						description: "Pipeline id or name (required if there are several)"
					},
					period: {
						type: "string",
						default: "90d",
						description: "Days or months before now, as 90d or 3m (a month has 30 days) (such as 90d)"
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
				title: "Show conversion from stage to stage",
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
			name: "lookup",
			title: "Find record ids by a field value",
			description: "Find record ids by a field value",
			inputSchema: {
				type: "object",
				properties: {
					entity: {
						type: "string",
						enum: [
							"deal",
							"person",
							"org",
							"product",
							"lead"
						],
						description: "Kind of record"
					},
					field: {
						type: "string",
						description: "Name or key of the field"
					},
					first: {
						type: "boolean",
						description: "Print the first match, not a list"
					},
					match: {
						type: "string",
						enum: [
							"exact",
							"beginning",
							"middle"
						],
						default: "exact",
						description: "What has to match"
					},
					value: {
						type: "string",
						description: "Value to find (two characters, or one with --match exact)"
					}
				},
				required: [
					"entity",
					"field",
					"value"
				],
				additionalProperties: false
			},
			annotations: {
				title: "Find record ids by a field value",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["quota"],
		access: "read",
		definition: {
			name: "quota",
			title: "Show the remaining daily token budget",
			description: "Show the remaining daily token budget",
			inputSchema: {
				type: "object",
				properties: {
					min: {
						type: "integer",
						minimum: 0,
						description: "Fail if fewer tokens remain"
					},
					threshold: {
						type: "integer",
						minimum: 0,
						maximum: 100,
						description: "Fail if a smaller share remains (percent)"
					}
				},
				additionalProperties: false
			},
			annotations: {
				title: "Show the remaining daily token budget",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["search"],
		access: "read",
		core: true,
		definition: {
			name: "search",
			title: "Search records across entities",
			description: "Search records across entities",
			inputSchema: {
				type: "object",
				properties: {
					term: {
						type: "string",
						description: "Text to find (at least two characters, or one with --exact)"
					},
					exact: {
						type: "boolean",
						description: "Match whole values instead of parts"
					},
					"item-types": {
						type: "array",
						items: {
							type: "string",
							enum: [
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
						description: "Only these types of records"
					},
					org: {
						type: "string",
						description: "Only deals with this organization id (requires --item-types deal)"
					},
					person: {
						type: "string",
						description: "Only deals with this person id (requires --item-types deal)"
					},
					status: {
						type: "string",
						enum: [
							"open",
							"won",
							"lost"
						],
						description: "Only deals with this status (requires --item-types deal)"
					},
					limit: {
						type: "integer",
						minimum: 0,
						description: "Maximum number of records (0 for all)"
					}
				},
				required: ["term"],
				additionalProperties: false
			},
			annotations: {
				title: "Search records across entities",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["version"],
		access: "read",
		definition: {
			name: "version",
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
		words: ["activity", "create"],
		access: "write",
		core: true,
		definition: {
			name: "activity_create",
			title: "Create an activity",
			description: "Create an activity",
			inputSchema: {
				type: "object",
				properties: {
					subject: {
						type: "string",
						description: "Subject of the activity"
					},
					"due-date": {
						type: "string",
						description: "Due date (YYYY-MM-DD)"
					},
					"due-time": {
						type: "string",
						description: "Due time, for example 14:30 (HH:MM)"
					},
					duration: {
						type: "string",
						description: "Duration in hours and minutes, for example 00:30 (HH:MM)"
					},
					deal: {
						type: "string",
						description: "Deal id"
					},
					org: {
						type: "string",
						description: "Organization id"
					},
					owner: {
						type: "string",
						description: "Id, name or e-mail address of the owner, or \"me\""
					},
					note: {
						type: "string",
						description: "Text of the note in the activity (HTML)"
					},
					done: {
						type: "boolean",
						description: "Create it as done"
					},
					person: {
						type: "string",
						description: "Person id (the primary participant)"
					},
					type: {
						type: "string",
						default: "task",
						description: "Key of an activity type, shown by `activity type list`"
					},
					field: {
						type: "array",
						items: { type: "string" },
						description: "Field by name or key, as Name=Value; options by label (Name=value)"
					},
					body: { description: "More fields as a JSON object: text or @file; flags override it" },
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["subject"],
				additionalProperties: false
			},
			annotations: {
				title: "Create an activity",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["activity", "delete"],
		access: "destructive",
		definition: {
			name: "activity_delete",
			title: "Delete an activity",
			description: "Delete an activity",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Activity id"
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
				title: "Delete an activity",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["activity", "get"],
		access: "read",
		core: true,
		definition: {
			name: "activity_get",
			title: "Show one activity",
			description: "Show one activity",
			inputSchema: {
				type: "object",
				properties: { id: {
					type: "string",
					description: "Activity id"
				} },
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Show one activity",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["activity", "list"],
		access: "read",
		core: true,
		definition: {
			name: "activity_list",
			title: "List activities",
			description: "List activities",
			inputSchema: {
				type: "object",
				properties: {
					owner: {
						type: "string",
						description: "Id, name or e-mail address of the owner, or \"me\""
					},
					deal: {
						type: "string",
						description: "Deal id"
					},
					person: {
						type: "string",
						description: "Person id"
					},
					org: {
						type: "string",
						description: "Organization id"
					},
					filter: {
						type: "string",
						description: "Id of a saved filter (the service then ignores owner and links)"
					},
					done: {
						type: "boolean",
						description: "Only activities that are done"
					},
					"sort-by": {
						type: "string",
						enum: [
							"id",
							"update_time",
							"add_time",
							"due_date"
						],
						description: "Field to sort by"
					},
					todo: {
						type: "boolean",
						description: "Only activities that are not done"
					},
					type: {
						type: "string",
						description: "Only activities of this type (key or name)"
					},
					ids: {
						type: "array",
						items: { type: "string" },
						maxItems: 100,
						description: "Only these ids (at most 100)"
					},
					"sort-direction": {
						type: "string",
						enum: ["asc", "desc"],
						description: "Sort order"
					},
					"updated-since": {
						type: "string",
						description: "Only records changed at or after this time, for example 2026-06-01T08:00:00Z (RFC 3339)"
					},
					"updated-until": {
						type: "string",
						description: "Only records changed before this time (RFC 3339)"
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
				title: "List activities",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["activity", "update"],
		access: "write",
		core: true,
		definition: {
			name: "activity_update",
			title: "Update an activity",
			description: "Update an activity",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Activity id"
					},
					subject: {
						type: "string",
						description: "Subject of the activity"
					},
					type: {
						type: "string",
						description: "Key of an activity type, shown by `activity type list`"
					},
					"due-date": {
						type: "string",
						description: "Due date (YYYY-MM-DD)"
					},
					"due-time": {
						type: "string",
						description: "Due time, for example 14:30 (HH:MM)"
					},
					duration: {
						type: "string",
						description: "Duration in hours and minutes, for example 00:30 (HH:MM)"
					},
					deal: {
						type: "string",
						description: "Deal id"
					},
					org: {
						type: "string",
						description: "Organization id"
					},
					owner: {
						type: "string",
						description: "Id, name or e-mail address of the owner, or \"me\""
					},
					note: {
						type: "string",
						description: "Text of the note in the activity (HTML)"
					},
					done: {
						type: "boolean",
						description: "Mark it as done"
					},
					person: {
						type: "string",
						description: "Person id (replaces all participants)"
					},
					undone: {
						type: "boolean",
						description: "Mark it as not done"
					},
					field: {
						type: "array",
						items: { type: "string" },
						description: "Field by name or key, as Name=Value; options by label (Name=value)"
					},
					body: { description: "More fields as a JSON object: text or @file; flags override it" },
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Update an activity",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"activity",
			"type",
			"list"
		],
		access: "read",
		definition: {
			name: "activity_type_list",
			title: "List activity types and their keys",
			description: "List activity types and their keys",
			inputSchema: {
				type: "object",
				properties: { limit: {
					type: "integer",
					minimum: 0,
					description: "Maximum number of records (0 for all)"
				} },
				additionalProperties: false
			},
			annotations: {
				title: "List activity types and their keys",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["audit", "stage-skips"],
		access: "read",
		definition: {
			name: "audit_stage_skips",
			title: "List deals that skipped stages or moved backward",
			description: "List deals that skipped stages or moved backward",
			inputSchema: {
				type: "object",
				properties: {
					pipeline: {
						type: "string",
						description: "Pipeline id or name (required if there are several)"
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
				title: "List deals that skipped stages or moved backward",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["backup", "diff"],
		access: "read",
		definition: {
			name: "backup_diff",
			title: "Compare two backups field by field",
			description: "Compare two backups field by field",
			inputSchema: {
				type: "object",
				properties: {
					a: {
						type: "string",
						description: "Folder of the older backup"
					},
					b: {
						type: "string",
						description: "Folder of the newer backup"
					},
					raw: {
						type: "boolean",
						description: "Show keys and option ids instead of names and labels"
					}
				},
				required: ["a", "b"],
				additionalProperties: false
			},
			annotations: {
				title: "Compare two backups field by field",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: false
			}
		}
	},
	{
		words: ["deal", "bulk-update"],
		access: "destructive",
		definition: {
			name: "deal_bulk_update",
			title: "Apply one change to many deals",
			description: "Apply one change to many deals",
			inputSchema: {
				type: "object",
				properties: {
					stage: {
						type: "string",
						description: "Stage id or name (a name that several pipelines have needs --pipeline)"
					},
					pipeline: {
						type: "string",
						description: "Pipeline id or name"
					},
					status: {
						type: "string",
						enum: [
							"open",
							"won",
							"lost"
						],
						description: "Status of the deal"
					},
					owner: {
						type: "string",
						description: "Id, name or e-mail address of the owner, or \"me\""
					},
					filter: {
						type: "string",
						description: "Id of a saved filter that selects the deals"
					},
					ids: {
						type: "array",
						items: { type: "string" },
						description: "Deals to change"
					},
					field: {
						type: "array",
						items: { type: "string" },
						description: "Field by name or key, as Name=Value; options by label (Name=value)"
					},
					body: { description: "More fields as a JSON object: text or @file; flags override it" },
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				additionalProperties: false
			},
			annotations: {
				title: "Apply one change to many deals",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["deal", "context"],
		access: "read",
		core: true,
		definition: {
			name: "deal_context",
			title: "Show a deal with all that is linked to it",
			description: "Show a deal with all that is linked to it",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Deal id"
					},
					"activity-limit": {
						type: "integer",
						minimum: 0,
						default: 50,
						description: "Maximum number of activities (0 for all)"
					},
					mail: {
						type: "boolean",
						description: "Add a summary of the synced mail (requires the scope mail:read)"
					},
					"mail-limit": {
						type: "integer",
						minimum: 0,
						default: 50,
						description: "Maximum number of messages to read (0 for all)"
					},
					"no-activities": {
						type: "boolean",
						description: "Leave out the activities"
					},
					"no-notes": {
						type: "boolean",
						description: "Leave out the notes"
					},
					"no-participants": {
						type: "boolean",
						description: "Leave out the participants"
					},
					"no-products": {
						type: "boolean",
						description: "Leave out the products"
					},
					"note-limit": {
						type: "integer",
						minimum: 0,
						default: 50,
						description: "Maximum number of notes (0 for all)"
					},
					limit: {
						type: "integer",
						minimum: 0,
						description: "Maximum number of records (0 for all)"
					}
				},
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Show a deal with all that is linked to it",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["deal", "convert"],
		access: "destructive",
		definition: {
			name: "deal_convert",
			title: "Turn a deal into a lead",
			description: "Turn a deal into a lead",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Deal id"
					},
					"timeout-secs": {
						type: "integer",
						minimum: 0,
						default: 30,
						description: "Longest wait with --wait (seconds)"
					},
					wait: {
						type: "boolean",
						description: "Wait until the conversion has ended"
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
				title: "Turn a deal into a lead",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["deal", "create"],
		access: "write",
		core: true,
		definition: {
			name: "deal_create",
			title: "Create a deal",
			description: "Create a deal",
			inputSchema: {
				type: "object",
				properties: {
					title: {
						type: "string",
						description: "Title of the deal"
					},
					value: {
						type: "number",
						description: "Value in the currency of the deal"
					},
					currency: {
						type: "string",
						description: "Currency code, for example EUR"
					},
					status: {
						type: "string",
						enum: [
							"open",
							"won",
							"lost"
						],
						description: "Status of the deal"
					},
					stage: {
						type: "string",
						description: "Stage id or name (a name that several pipelines have needs --pipeline)"
					},
					pipeline: {
						type: "string",
						description: "Pipeline id or name"
					},
					person: {
						type: "string",
						description: "Person id"
					},
					org: {
						type: "string",
						description: "Organization id"
					},
					owner: {
						type: "string",
						description: "Id, name or e-mail address of the owner, or \"me\""
					},
					probability: {
						type: "integer",
						minimum: 0,
						maximum: 100,
						description: "Probability of winning (percent)"
					},
					"expected-close-date": {
						type: "string",
						description: "Expected close date (YYYY-MM-DD)"
					},
					field: {
						type: "array",
						items: { type: "string" },
						description: "Field by name or key, as Name=Value; options by label (Name=value)"
					},
					body: { description: "More fields as a JSON object: text or @file; flags override it" },
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["title"],
				additionalProperties: false
			},
			annotations: {
				title: "Create a deal",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["deal", "delete"],
		access: "destructive",
		definition: {
			name: "deal_delete",
			title: "Delete a deal",
			description: "Delete a deal",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Deal id"
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
				title: "Delete a deal",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["deal", "get"],
		access: "read",
		core: true,
		definition: {
			name: "deal_get",
			title: "Show one deal",
			description: "Show one deal",
			inputSchema: {
				type: "object",
				properties: { id: {
					type: "string",
					description: "Deal id"
				} },
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Show one deal",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["deal", "history"],
		access: "read",
		core: true,
		definition: {
			name: "deal_history",
			title: "Show field changes of a deal, newest first",
			description: "Show field changes of a deal, newest first",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Deal id"
					},
					field: {
						type: "string",
						description: "Only changes of the field with this key, for example stage_id"
					},
					limit: {
						type: "integer",
						minimum: 0,
						description: "Maximum number of records (0 for all)"
					}
				},
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Show field changes of a deal, newest first",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["deal", "list"],
		access: "read",
		core: true,
		definition: {
			name: "deal_list",
			title: "List active or archived deals",
			description: "List active or archived deals",
			inputSchema: {
				type: "object",
				properties: {
					stage: {
						type: "string",
						description: "Stage id or name (a name that several pipelines have needs --pipeline)"
					},
					pipeline: {
						type: "string",
						description: "Pipeline id or name"
					},
					owner: {
						type: "string",
						description: "Id, name or e-mail address of the owner, or \"me\""
					},
					person: {
						type: "string",
						description: "Person id"
					},
					org: {
						type: "string",
						description: "Organization id"
					},
					filter: {
						type: "string",
						description: "Id of a saved filter (the service then ignores all other filters)"
					},
					archived: {
						type: "boolean",
						description: "List archived deals instead of active ones"
					},
					status: {
						type: "string",
						enum: [
							"open",
							"won",
							"lost",
							"deleted"
						],
						description: "Only deals with this status"
					},
					ids: {
						type: "array",
						items: { type: "string" },
						maxItems: 100,
						description: "Only these ids (at most 100)"
					},
					"sort-by": {
						type: "string",
						enum: [
							"id",
							"update_time",
							"add_time"
						],
						description: "Field to sort by"
					},
					"sort-direction": {
						type: "string",
						enum: ["asc", "desc"],
						description: "Sort order"
					},
					"updated-since": {
						type: "string",
						description: "Only records changed at or after this time, for example 2026-06-01T08:00:00Z (RFC 3339)"
					},
					"updated-until": {
						type: "string",
						description: "Only records changed before this time (RFC 3339)"
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
				title: "List active or archived deals",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["deal", "summary"],
		access: "read",
		core: true,
		definition: {
			name: "deal_summary",
			title: "Show totals of deals per currency",
			description: "Show totals of deals per currency",
			inputSchema: {
				type: "object",
				properties: {
					status: {
						type: "string",
						enum: [
							"open",
							"won",
							"lost"
						],
						description: "Status of the deal"
					},
					pipeline: {
						type: "string",
						description: "Pipeline id or name"
					},
					stage: {
						type: "string",
						description: "Stage id or name (a name that several pipelines have needs --pipeline)"
					},
					filter: {
						type: "string",
						description: "Id of a saved filter (the service then ignores all other filters)"
					}
				},
				additionalProperties: false
			},
			annotations: {
				title: "Show totals of deals per currency",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["deal", "update"],
		access: "write",
		core: true,
		definition: {
			name: "deal_update",
			title: "Update a deal",
			description: "Update a deal",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Deal id"
					},
					title: {
						type: "string",
						description: "Title of the deal"
					},
					value: {
						type: "number",
						description: "Value in the currency of the deal"
					},
					currency: {
						type: "string",
						description: "Currency code, for example EUR"
					},
					status: {
						type: "string",
						enum: [
							"open",
							"won",
							"lost"
						],
						description: "Status of the deal"
					},
					stage: {
						type: "string",
						description: "Stage id or name (a name that several pipelines have needs --pipeline)"
					},
					pipeline: {
						type: "string",
						description: "Pipeline id or name"
					},
					person: {
						type: "string",
						description: "Person id"
					},
					org: {
						type: "string",
						description: "Organization id"
					},
					owner: {
						type: "string",
						description: "Id, name or e-mail address of the owner, or \"me\""
					},
					probability: {
						type: "integer",
						minimum: 0,
						maximum: 100,
						description: "Probability of winning (percent)"
					},
					"expected-close-date": {
						type: "string",
						description: "Expected close date (YYYY-MM-DD)"
					},
					field: {
						type: "array",
						items: { type: "string" },
						description: "Field by name or key, as Name=Value; options by label (Name=value)"
					},
					body: { description: "More fields as a JSON object: text or @file; flags override it" },
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Update a deal",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["deal", "upsert"],
		access: "write",
		core: true,
		definition: {
			name: "deal_upsert",
			title: "Create or update the deal that has a value",
			description: "Create or update the deal that has a value",
			inputSchema: {
				type: "object",
				properties: {
					value: {
						type: "string",
						description: "Value to match"
					},
					by: {
						type: "string",
						description: "title, or a custom field of text or numbers"
					},
					field: {
						type: "array",
						items: { type: "string" },
						description: "Field by name or key, as Name=Value; options by label (Name=value)"
					},
					body: { description: "More fields as a JSON object: text or @file; flags override it" },
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["value", "by"],
				additionalProperties: false
			},
			annotations: {
				title: "Create or update the deal that has a value",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"deal",
			"follower",
			"add"
		],
		access: "write",
		definition: {
			name: "deal_follower_add",
			title: "Add a follower to a deal",
			description: "Add a follower to a deal",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Deal id"
					},
					user: {
						type: "string",
						description: "User id, name or e-mail address, or \"me\""
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id", "user"],
				additionalProperties: false
			},
			annotations: {
				title: "Add a follower to a deal",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"deal",
			"follower",
			"list"
		],
		access: "read",
		definition: {
			name: "deal_follower_list",
			title: "List followers of a deal",
			description: "List followers of a deal",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Deal id"
					},
					limit: {
						type: "integer",
						minimum: 0,
						description: "Maximum number of records (0 for all)"
					}
				},
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "List followers of a deal",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"deal",
			"follower",
			"remove"
		],
		access: "destructive",
		definition: {
			name: "deal_follower_remove",
			title: "Remove a follower from a deal",
			description: "Remove a follower from a deal",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Deal id"
					},
					user: {
						type: "string",
						description: "User id, name or e-mail address, or \"me\""
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id", "user"],
				additionalProperties: false
			},
			annotations: {
				title: "Remove a follower from a deal",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"deal",
			"participant",
			"add"
		],
		access: "write",
		definition: {
			name: "deal_participant_add",
			title: "Add a person to the participants of a deal",
			description: "Add a person to the participants of a deal",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Deal id"
					},
					person: {
						type: "string",
						description: "Person id"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id", "person"],
				additionalProperties: false
			},
			annotations: {
				title: "Add a person to the participants of a deal",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"deal",
			"participant",
			"list"
		],
		access: "read",
		definition: {
			name: "deal_participant_list",
			title: "List participants of a deal",
			description: "List participants of a deal",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Deal id"
					},
					limit: {
						type: "integer",
						minimum: 0,
						description: "Maximum number of records (0 for all)"
					}
				},
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "List participants of a deal",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"deal",
			"participant",
			"remove"
		],
		access: "destructive",
		definition: {
			name: "deal_participant_remove",
			title: "Remove a participant from a deal",
			description: "Remove a participant from a deal",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Deal id"
					},
					participant: {
						type: "string",
						description: "Participant id, shown by `deal participant list` (not the person id)"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id", "participant"],
				additionalProperties: false
			},
			annotations: {
				title: "Remove a participant from a deal",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"deal",
			"product",
			"add"
		],
		access: "write",
		core: true,
		definition: {
			name: "deal_product_add",
			title: "Attach a product to a deal",
			description: "Attach a product to a deal",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Deal id"
					},
					product: {
						type: "string",
						description: "Product id"
					},
					price: {
						type: "number",
						description: "Price per unit"
					},
					discount: {
						type: "number",
						description: "Discount on the row"
					},
					"discount-type": {
						type: "string",
						enum: ["percentage", "amount"],
						description: "Type of the discount"
					},
					tax: {
						type: "number",
						description: "Tax rate (percent)"
					},
					comments: {
						type: "string",
						description: "Comments on the row"
					},
					quantity: {
						type: "number",
						default: "1",
						description: "Number of units"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: [
					"id",
					"product",
					"price"
				],
				additionalProperties: false
			},
			annotations: {
				title: "Attach a product to a deal",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"deal",
			"product",
			"list"
		],
		access: "read",
		definition: {
			name: "deal_product_list",
			title: "List products attached to a deal",
			description: "List products attached to a deal",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Deal id"
					},
					"sort-by": {
						type: "string",
						enum: [
							"id",
							"add_time",
							"update_time",
							"order_nr"
						],
						description: "Field to sort by"
					},
					"sort-direction": {
						type: "string",
						enum: ["asc", "desc"],
						description: "Sort order"
					},
					limit: {
						type: "integer",
						minimum: 0,
						description: "Maximum number of records (0 for all)"
					}
				},
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "List products attached to a deal",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"deal",
			"product",
			"remove"
		],
		access: "destructive",
		definition: {
			name: "deal_product_remove",
			title: "Detach a product from a deal",
			description: "Detach a product from a deal",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Deal id"
					},
					attachment: {
						type: "string",
						description: "Attachment id, shown by `deal product list`"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id", "attachment"],
				additionalProperties: false
			},
			annotations: {
				title: "Detach a product from a deal",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"deal",
			"product",
			"update"
		],
		access: "write",
		definition: {
			name: "deal_product_update",
			title: "Change an attached product",
			description: "Change an attached product",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Deal id"
					},
					attachment: {
						type: "string",
						description: "Attachment id, shown by `deal product list`"
					},
					product: {
						type: "string",
						description: "Product id"
					},
					price: {
						type: "number",
						description: "Price per unit"
					},
					quantity: {
						type: "number",
						description: "Number of units"
					},
					discount: {
						type: "number",
						description: "Discount on the row"
					},
					"discount-type": {
						type: "string",
						enum: ["percentage", "amount"],
						description: "Type of the discount"
					},
					tax: {
						type: "number",
						description: "Tax rate (percent)"
					},
					comments: {
						type: "string",
						description: "Comments on the row"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id", "attachment"],
				additionalProperties: false
			},
			annotations: {
				title: "Change an attached product",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["field", "create"],
		access: "write",
		definition: {
			name: "field_create",
			title: "Create a custom field",
			description: "Create a custom field",
			inputSchema: {
				type: "object",
				properties: {
					entity: {
						type: "string",
						enum: [
							"deal",
							"org",
							"organization",
							"person",
							"product"
						],
						description: "Entity that the field belongs to"
					},
					name: {
						type: "string",
						description: "Name of the field"
					},
					options: {
						type: "array",
						items: { type: "string" },
						description: "Labels of the options (for the types enum and set)"
					},
					type: {
						type: "string",
						description: "Type of the field, for example varchar, double, date, enum or set"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: [
					"entity",
					"name",
					"type"
				],
				additionalProperties: false
			},
			annotations: {
				title: "Create a custom field",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["field", "delete"],
		access: "destructive",
		definition: {
			name: "field_delete",
			title: "Delete a custom field and its stored data",
			description: "Delete a custom field and its stored data",
			inputSchema: {
				type: "object",
				properties: {
					entity: {
						type: "string",
						enum: [
							"deal",
							"org",
							"organization",
							"person",
							"product"
						],
						description: "Entity that the field belongs to"
					},
					field: {
						type: "string",
						description: "Name or key of the field"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["entity", "field"],
				additionalProperties: false
			},
			annotations: {
				title: "Delete a custom field and its stored data",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["field", "get"],
		access: "read",
		core: true,
		definition: {
			name: "field_get",
			title: "Show one field, by name or key",
			description: "Show one field, by name or key",
			inputSchema: {
				type: "object",
				properties: {
					entity: {
						type: "string",
						enum: [
							"activity",
							"deal",
							"lead",
							"note",
							"org",
							"organization",
							"person",
							"product"
						],
						description: "Entity that the field belongs to"
					},
					field: {
						type: "string",
						description: "Name or key of the field"
					},
					limit: {
						type: "integer",
						minimum: 0,
						description: "Maximum number of records (0 for all)"
					}
				},
				required: ["entity", "field"],
				additionalProperties: false
			},
			annotations: {
				title: "Show one field, by name or key",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["field", "list"],
		access: "read",
		core: true,
		definition: {
			name: "field_list",
			title: "List the fields of an entity and their keys",
			description: "List the fields of an entity and their keys",
			inputSchema: {
				type: "object",
				properties: {
					entity: {
						type: "string",
						enum: [
							"activity",
							"deal",
							"lead",
							"note",
							"org",
							"organization",
							"person",
							"product"
						],
						description: "Entity that the fields belong to"
					},
					limit: {
						type: "integer",
						minimum: 0,
						description: "Maximum number of records (0 for all)"
					}
				},
				required: ["entity"],
				additionalProperties: false
			},
			annotations: {
				title: "List the fields of an entity and their keys",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["field", "update"],
		access: "write",
		definition: {
			name: "field_update",
			title: "Rename a custom field",
			description: "Rename a custom field",
			inputSchema: {
				type: "object",
				properties: {
					entity: {
						type: "string",
						enum: [
							"deal",
							"org",
							"organization",
							"person",
							"product"
						],
						description: "Entity that the field belongs to"
					},
					field: {
						type: "string",
						description: "Name or key of the field"
					},
					name: {
						type: "string",
						description: "New name of the field"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: [
					"entity",
					"field",
					"name"
				],
				additionalProperties: false
			},
			annotations: {
				title: "Rename a custom field",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"field",
			"option",
			"add"
		],
		access: "write",
		definition: {
			name: "field_option_add",
			title: "Add an option to a field",
			description: "Add an option to a field",
			inputSchema: {
				type: "object",
				properties: {
					entity: {
						type: "string",
						enum: [
							"deal",
							"org",
							"organization",
							"person",
							"product"
						],
						description: "Entity that the field belongs to"
					},
					field: {
						type: "string",
						description: "Name or key of the field"
					},
					label: {
						type: "string",
						description: "Label of the new option"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					},
					limit: {
						type: "integer",
						minimum: 0,
						description: "Maximum number of records (0 for all)"
					}
				},
				required: [
					"entity",
					"field",
					"label"
				],
				additionalProperties: false
			},
			annotations: {
				title: "Add an option to a field",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"field",
			"option",
			"remove"
		],
		access: "destructive",
		definition: {
			name: "field_option_remove",
			title: "Remove an option from a field",
			description: "Remove an option from a field",
			inputSchema: {
				type: "object",
				properties: {
					entity: {
						type: "string",
						enum: [
							"deal",
							"org",
							"organization",
							"person",
							"product"
						],
						description: "Entity that the field belongs to"
					},
					field: {
						type: "string",
						description: "Name or key of the field"
					},
					option: {
						type: "string",
						description: "Option id, shown by `field get`"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					},
					limit: {
						type: "integer",
						minimum: 0,
						description: "Maximum number of records (0 for all)"
					}
				},
				required: [
					"entity",
					"field",
					"option"
				],
				additionalProperties: false
			},
			annotations: {
				title: "Remove an option from a field",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["file", "delete"],
		access: "destructive",
		definition: {
			name: "file_delete",
			title: "Delete a file",
			description: "Delete a file",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "File id"
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
				title: "Delete a file",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["file", "download"],
		access: "destructive",
		definition: {
			name: "file_download",
			title: "Save a file to disk",
			description: "Save a file to disk",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "File id"
					},
					out: {
						type: "string",
						description: "File or folder to write to (default: the name of the file)"
					}
				},
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Save a file to disk",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["file", "get"],
		access: "read",
		definition: {
			name: "file_get",
			title: "Show one file",
			description: "Show one file",
			inputSchema: {
				type: "object",
				properties: { id: {
					type: "string",
					description: "File id"
				} },
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Show one file",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["file", "list"],
		access: "read",
		definition: {
			name: "file_list",
			title: "List files",
			description: "List files",
			inputSchema: {
				type: "object",
				properties: { limit: {
					type: "integer",
					minimum: 0,
					description: "Maximum number of records (0 for all)"
				} },
				additionalProperties: false
			},
			annotations: {
				title: "List files",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["file", "remote-link"],
		access: "write",
		definition: {
			name: "file_remote_link",
			title: "Link a file on a hosted drive to a record",
			description: "Link a file on a hosted drive to a record. Give exactly one of deal, org, person.",
			inputSchema: {
				type: "object",
				properties: {
					deal: {
						type: "string",
						description: "Deal id"
					},
					org: {
						type: "string",
						description: "Organization id"
					},
					person: {
						type: "string",
						description: "Person id"
					},
					"remote-id": {
						type: "string",
						description: "Id of the file on the drive"
					},
					"remote-location": {
						type: "string",
						enum: ["googledrive"],
						default: "googledrive",
						description: "Provider of the drive"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["remote-id"],
				additionalProperties: false
			},
			annotations: {
				title: "Link a file on a hosted drive to a record",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["file", "update"],
		access: "write",
		definition: {
			name: "file_update",
			title: "Rename or describe a file",
			description: "Rename or describe a file",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "File id"
					},
					description: {
						type: "string",
						description: "Description"
					},
					name: {
						type: "string",
						description: "New name"
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
				title: "Rename or describe a file",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["file", "upload"],
		access: "write",
		definition: {
			name: "file_upload",
			title: "Upload a file, optionally for a record",
			description: "Upload a file, optionally for a record",
			inputSchema: {
				type: "object",
				properties: {
					path: {
						type: "string",
						description: "File to upload"
					},
					deal: {
						type: "string",
						description: "Id of the deal that gets the file"
					},
					org: {
						type: "string",
						description: "Id of the organization that gets the file"
					},
					person: {
						type: "string",
						description: "Id of the person that gets the file"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["path"],
				additionalProperties: false
			},
			annotations: {
				title: "Upload a file, optionally for a record",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["filter", "create"],
		access: "write",
		definition: {
			name: "filter_create",
			title: "Create a filter",
			description: "Create a filter",
			inputSchema: {
				type: "object",
				properties: {
					name: {
						type: "string",
						description: "Name of the filter"
					},
					type: {
						type: "string",
						enum: [
							"deals",
							"leads",
							"org",
							"people",
							"products",
							"activity",
							"projects"
						],
						description: "Type of the records that the filter selects"
					},
					conditions: { description: "Conditions as JSON: text, @file or piped input" },
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: [
					"name",
					"type",
					"conditions"
				],
				additionalProperties: false
			},
			annotations: {
				title: "Create a filter",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["filter", "delete"],
		access: "destructive",
		definition: {
			name: "filter_delete",
			title: "Delete a filter",
			description: "Delete a filter",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Filter id"
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
				title: "Delete a filter",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["filter", "export"],
		access: "read",
		definition: {
			name: "filter_export",
			title: "Print filters as name, type and conditions",
			description: "Print filters as name, type and conditions",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Filter id"
					},
					all: {
						type: "boolean",
						description: "Print all filters as a list"
					}
				},
				additionalProperties: false
			},
			annotations: {
				title: "Print filters as name, type and conditions",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["filter", "get"],
		access: "read",
		core: true,
		definition: {
			name: "filter_get",
			title: "Show one filter",
			description: "Show one filter",
			inputSchema: {
				type: "object",
				properties: { id: {
					type: "string",
					description: "Filter id"
				} },
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Show one filter",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["filter", "helpers"],
		access: "read",
		definition: {
			name: "filter_helpers",
			title: "List operators of filter conditions",
			description: "List operators of filter conditions",
			inputSchema: {
				type: "object",
				properties: { type: {
					type: "string",
					description: "Only operators of this type of field, for example date"
				} },
				additionalProperties: false
			},
			annotations: {
				title: "List operators of filter conditions",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["filter", "list"],
		access: "read",
		core: true,
		definition: {
			name: "filter_list",
			title: "List filters",
			description: "List filters",
			inputSchema: {
				type: "object",
				properties: {
					type: {
						type: "string",
						enum: [
							"deals",
							"leads",
							"org",
							"people",
							"products",
							"activity",
							"projects"
						],
						description: "Type of the records that the filter selects"
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
				title: "List filters",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["filter", "update"],
		access: "write",
		definition: {
			name: "filter_update",
			title: "Update a filter",
			description: "Update a filter",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Filter id"
					},
					name: {
						type: "string",
						description: "Name of the filter"
					},
					conditions: { description: "Conditions as JSON: text or @file" },
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Update a filter",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["goal", "list"],
		access: "read",
		core: true,
		definition: {
			name: "goal_list",
			title: "List goals",
			description: "List goals",
			inputSchema: {
				type: "object",
				properties: {
					assignee: {
						type: "string",
						description: "Id, name or e-mail address of the assignee, or \"me\""
					},
					type: {
						type: "string",
						description: "Type of the goals, for example deals_won"
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
				title: "List goals",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["lead", "convert"],
		access: "destructive",
		definition: {
			name: "lead_convert",
			title: "Turn a lead into a deal",
			description: "Turn a lead into a deal",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Lead id (UUID)"
					},
					stage: {
						type: "string",
						description: "Stage id or name (a name that several pipelines have needs --pipeline)"
					},
					pipeline: {
						type: "string",
						description: "Pipeline id or name; the service ignores it with --stage"
					},
					"timeout-secs": {
						type: "integer",
						minimum: 0,
						default: 30,
						description: "Longest wait with --wait (seconds)"
					},
					wait: {
						type: "boolean",
						description: "Wait until the conversion has ended"
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
				title: "Turn a lead into a deal",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["lead", "create"],
		access: "write",
		definition: {
			name: "lead_create",
			title: "Create a lead",
			description: "Create a lead",
			inputSchema: {
				type: "object",
				properties: {
					title: {
						type: "string",
						description: "Title of the lead"
					},
					person: {
						type: "string",
						description: "Person id"
					},
					org: {
						type: "string",
						description: "Organization id"
					},
					owner: {
						type: "string",
						description: "Id, name or e-mail address of the owner, or \"me\""
					},
					value: {
						type: "number",
						description: "Value in the currency set by --currency"
					},
					currency: {
						type: "string",
						description: "Currency code, for example EUR"
					},
					"expected-close-date": {
						type: "string",
						description: "Expected close date (YYYY-MM-DD)"
					},
					body: { description: "More fields as a JSON object: text or @file; flags override it" },
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["title"],
				additionalProperties: false
			},
			annotations: {
				title: "Create a lead",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["lead", "delete"],
		access: "destructive",
		definition: {
			name: "lead_delete",
			title: "Delete a lead",
			description: "Delete a lead",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Lead id (UUID)"
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
				title: "Delete a lead",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["lead", "get"],
		access: "read",
		core: true,
		definition: {
			name: "lead_get",
			title: "Show one lead",
			description: "Show one lead",
			inputSchema: {
				type: "object",
				properties: { id: {
					type: "string",
					description: "Lead id (UUID)"
				} },
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Show one lead",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["lead", "list"],
		access: "read",
		core: true,
		definition: {
			name: "lead_list",
			title: "List leads",
			description: "List leads",
			inputSchema: {
				type: "object",
				properties: {
					owner: {
						type: "string",
						description: "Id, name or e-mail address of the owner, or \"me\""
					},
					person: {
						type: "string",
						description: "Person id"
					},
					org: {
						type: "string",
						description: "Organization id"
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
				title: "List leads",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["lead", "update"],
		access: "write",
		definition: {
			name: "lead_update",
			title: "Update a lead",
			description: "Update a lead",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Lead id (UUID)"
					},
					title: {
						type: "string",
						description: "Title of the lead"
					},
					person: {
						type: "string",
						description: "Person id"
					},
					org: {
						type: "string",
						description: "Organization id"
					},
					owner: {
						type: "string",
						description: "Id, name or e-mail address of the owner, or \"me\""
					},
					value: {
						type: "number",
						description: "Value in the currency set by --currency"
					},
					currency: {
						type: "string",
						description: "Currency code, for example EUR"
					},
					"expected-close-date": {
						type: "string",
						description: "Expected close date (YYYY-MM-DD)"
					},
					body: { description: "More fields as a JSON object: text or @file; flags override it" },
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Update a lead",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"lead",
			"label",
			"list"
		],
		access: "read",
		definition: {
			name: "lead_label_list",
			title: "List lead labels",
			description: "List lead labels",
			inputSchema: {
				type: "object",
				properties: { limit: {
					type: "integer",
					minimum: 0,
					description: "Maximum number of records (0 for all)"
				} },
				additionalProperties: false
			},
			annotations: {
				title: "List lead labels",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["mail", "list"],
		access: "read",
		definition: {
			name: "mail_list",
			title: "List the mail of a deal",
			description: "List the mail of a deal",
			inputSchema: {
				type: "object",
				properties: {
					deal: {
						type: "string",
						description: "Deal id"
					},
					limit: {
						type: "integer",
						minimum: 0,
						description: "Maximum number of records (0 for all)"
					}
				},
				required: ["deal"],
				additionalProperties: false
			},
			annotations: {
				title: "List the mail of a deal",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["metrics", "aging"],
		access: "read",
		core: true,
		definition: {
			name: "metrics_aging",
			title: "Show how long open deals have been in their stage",
			description: "Show how long open deals have been in their stage",
			inputSchema: {
				type: "object",
				properties: {
					buckets: {
						type: "array",
						items: { type: "string" },
						default: "30,60,90",
						description: "Bounds of the age groups (days)"
					},
					pipeline: {
						type: "string",
						description: "Pipeline id or name (required if there are several)"
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
				title: "Show how long open deals have been in their stage",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["metrics", "conversion-matrix"],
		access: "read",
		core: true,
		definition: {
			name: "metrics_conversion_matrix",
			title: "Count moves between stages",
			description: "Count moves between stages",
			inputSchema: {
				type: "object",
				properties: {
					pipeline: {
						type: "string",
						description: "Pipeline id or name (required if there are several)"
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
				title: "Count moves between stages",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["metrics", "coverage"],
		access: "read",
		core: true,
		definition: {
			name: "metrics_coverage",
			title: "Compare the open pipeline with the revenue goal",
			description: "Compare the open pipeline with the revenue goal",
			inputSchema: {
				type: "object",
				properties: {
					currency: {
						type: "string",
						description: "Only deals in this currency (required if there are several)"
					},
					target: {
						type: "integer",
						description: "Revenue quota; no goal is read"
					},
					pipeline: {
						type: "string",
						description: "Pipeline id or name (required if there are several)"
					},
					period: {
						type: "string",
						default: "90d",
						description: "Days or months before now, as 90d or 3m (a month has 30 days) (such as 90d)"
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
				title: "Compare the open pipeline with the revenue goal",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["metrics", "forecast"],
		access: "read",
		core: true,
		definition: {
			name: "metrics_forecast",
			title: "Show open deals by expected close month",
			description: "Show open deals by expected close month",
			inputSchema: {
				type: "object",
				properties: {
					pipeline: {
						type: "string",
						description: "Pipeline id or name (required if there are several)"
					},
					"commit-threshold": {
						type: "integer",
						minimum: 0,
						maximum: 100,
						default: "70",
						description: "Least probability of deals that count as commit (percent)"
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
				title: "Show open deals by expected close month",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["metrics", "slippage"],
		access: "read",
		core: true,
		definition: {
			name: "metrics_slippage",
			title: "List open deals whose close date was pushed back",
			description: "List open deals whose close date was pushed back",
			inputSchema: {
				type: "object",
				properties: {
					"min-pushes": {
						type: "integer",
						minimum: 0,
						default: "1",
						description: "Only deals pushed at least so often"
					},
					pipeline: {
						type: "string",
						description: "Pipeline id or name (required if there are several)"
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
				title: "List open deals whose close date was pushed back",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["metrics", "velocity"],
		access: "read",
		core: true,
		definition: {
			name: "metrics_velocity",
			title: "Show sales velocity over a period",
			description: "Show sales velocity over a period",
			inputSchema: {
				type: "object",
				properties: {
					owner: {
						type: "string",
						description: "Only deals of this user"
					},
					pipeline: {
						type: "string",
						description: "Only deals of this pipeline"
					},
					period: {
						type: "string",
						default: "90d",
						description: "Days or months before now, as 90d or 3m (a month has 30 days) (such as 90d)"
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
				title: "Show sales velocity over a period",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["note", "create"],
		access: "write",
		core: true,
		definition: {
			name: "note_create",
			title: "Create a note on a record",
			description: "Create a note on a record",
			inputSchema: {
				type: "object",
				properties: {
					content: {
						type: "string",
						description: "Text (HTML), or @file"
					},
					deal: {
						type: "string",
						description: "Deal id"
					},
					person: {
						type: "string",
						description: "Person id"
					},
					org: {
						type: "string",
						description: "Organization id"
					},
					lead: {
						type: "string",
						description: "Lead id"
					},
					body: { description: "More fields as a JSON object: text or @file; flags override it" },
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["content"],
				additionalProperties: false
			},
			annotations: {
				title: "Create a note on a record",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["note", "delete"],
		access: "destructive",
		definition: {
			name: "note_delete",
			title: "Delete a note",
			description: "Delete a note",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Note id"
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
				title: "Delete a note",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["note", "get"],
		access: "read",
		core: true,
		definition: {
			name: "note_get",
			title: "Show one note",
			description: "Show one note",
			inputSchema: {
				type: "object",
				properties: { id: {
					type: "string",
					description: "Note id"
				} },
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Show one note",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["note", "list"],
		access: "read",
		core: true,
		definition: {
			name: "note_list",
			title: "List notes",
			description: "List notes",
			inputSchema: {
				type: "object",
				properties: {
					deal: {
						type: "string",
						description: "Deal id"
					},
					person: {
						type: "string",
						description: "Person id"
					},
					org: {
						type: "string",
						description: "Organization id"
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
				title: "List notes",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["note", "update"],
		access: "write",
		core: true,
		definition: {
			name: "note_update",
			title: "Update a note",
			description: "Update a note",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Note id"
					},
					content: {
						type: "string",
						description: "Text (HTML), or @file"
					},
					body: { description: "More fields as a JSON object: text or @file; flags override it" },
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Update a note",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"note",
			"comment",
			"add"
		],
		access: "write",
		definition: {
			name: "note_comment_add",
			title: "Add a comment to a note",
			description: "Add a comment to a note",
			inputSchema: {
				type: "object",
				properties: {
					noteId: {
						type: "string",
						description: "Note id"
					},
					content: {
						type: "string",
						description: "Text (HTML), or @file"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["noteId", "content"],
				additionalProperties: false
			},
			annotations: {
				title: "Add a comment to a note",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"note",
			"comment",
			"delete"
		],
		access: "destructive",
		definition: {
			name: "note_comment_delete",
			title: "Delete a comment of a note",
			description: "Delete a comment of a note",
			inputSchema: {
				type: "object",
				properties: {
					noteId: {
						type: "string",
						description: "Note id"
					},
					comment: {
						type: "string",
						description: "Comment id, shown by `note comment list`"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["noteId", "comment"],
				additionalProperties: false
			},
			annotations: {
				title: "Delete a comment of a note",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"note",
			"comment",
			"list"
		],
		access: "read",
		definition: {
			name: "note_comment_list",
			title: "List the comments of a note",
			description: "List the comments of a note",
			inputSchema: {
				type: "object",
				properties: {
					noteId: {
						type: "string",
						description: "Note id"
					},
					limit: {
						type: "integer",
						minimum: 0,
						description: "Maximum number of records (0 for all)"
					}
				},
				required: ["noteId"],
				additionalProperties: false
			},
			annotations: {
				title: "List the comments of a note",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"note",
			"comment",
			"update"
		],
		access: "write",
		definition: {
			name: "note_comment_update",
			title: "Replace the text of a comment",
			description: "Replace the text of a comment",
			inputSchema: {
				type: "object",
				properties: {
					noteId: {
						type: "string",
						description: "Note id"
					},
					comment: {
						type: "string",
						description: "Comment id, shown by `note comment list`"
					},
					content: {
						type: "string",
						description: "Text (HTML), or @file"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: [
					"noteId",
					"comment",
					"content"
				],
				additionalProperties: false
			},
			annotations: {
				title: "Replace the text of a comment",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["org", "create"],
		access: "write",
		core: true,
		definition: {
			name: "org_create",
			title: "Create an organization",
			description: "Create an organization",
			inputSchema: {
				type: "object",
				properties: {
					name: {
						type: "string",
						description: "Name of the organization"
					},
					owner: {
						type: "string",
						description: "Id, name or e-mail address of the owner, or \"me\""
					},
					field: {
						type: "array",
						items: { type: "string" },
						description: "Field by name or key, as Name=Value; options by label (Name=value)"
					},
					body: { description: "More fields as a JSON object: text or @file; flags override it" },
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["name"],
				additionalProperties: false
			},
			annotations: {
				title: "Create an organization",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["org", "delete"],
		access: "destructive",
		definition: {
			name: "org_delete",
			title: "Delete an organization",
			description: "Delete an organization",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Organization id"
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
				title: "Delete an organization",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["org", "get"],
		access: "read",
		core: true,
		definition: {
			name: "org_get",
			title: "Show one organization",
			description: "Show one organization",
			inputSchema: {
				type: "object",
				properties: { id: {
					type: "string",
					description: "Organization id"
				} },
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Show one organization",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["org", "import"],
		access: "write",
		definition: {
			name: "org_import",
			title: "Create or update organizations from a CSV or NDJSON file",
			description: "Create or update organizations from a CSV or NDJSON file",
			inputSchema: {
				type: "object",
				properties: {
					file: {
						type: "string",
						description: "CSV file with a header, or NDJSON (.ndjson, .jsonl)"
					},
					"match-on": {
						type: "string",
						description: "Column to match by, for example name"
					},
					resume: {
						type: "boolean",
						description: "Continue an interrupted import"
					},
					upsert: {
						type: "boolean",
						description: "Change the organization that has the value of --match-on, if there is one"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["file"],
				additionalProperties: false
			},
			annotations: {
				title: "Create or update organizations from a CSV or NDJSON file",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["org", "list"],
		access: "read",
		core: true,
		definition: {
			name: "org_list",
			title: "List organizations",
			description: "List organizations",
			inputSchema: {
				type: "object",
				properties: {
					owner: {
						type: "string",
						description: "Id, name or e-mail address of the owner, or \"me\""
					},
					filter: {
						type: "string",
						description: "Id of a saved filter (the service then ignores all other filters)"
					},
					ids: {
						type: "array",
						items: { type: "string" },
						maxItems: 100,
						description: "Only these ids (at most 100)"
					},
					"sort-by": {
						type: "string",
						enum: [
							"id",
							"update_time",
							"add_time"
						],
						description: "Field to sort by"
					},
					"sort-direction": {
						type: "string",
						enum: ["asc", "desc"],
						description: "Sort order"
					},
					"updated-since": {
						type: "string",
						description: "Only records changed at or after this time, for example 2026-06-01T08:00:00Z (RFC 3339)"
					},
					"updated-until": {
						type: "string",
						description: "Only records changed before this time (RFC 3339)"
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
				title: "List organizations",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["org", "merge"],
		access: "destructive",
		definition: {
			name: "org_merge",
			title: "Merge an organization into another and delete it",
			description: "Merge an organization into another and delete it",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Id of the organization that is deleted"
					},
					into: {
						type: "string",
						description: "Id of the organization that stays"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id", "into"],
				additionalProperties: false
			},
			annotations: {
				title: "Merge an organization into another and delete it",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["org", "update"],
		access: "write",
		core: true,
		definition: {
			name: "org_update",
			title: "Update an organization",
			description: "Update an organization",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Organization id"
					},
					name: {
						type: "string",
						description: "Name of the organization"
					},
					owner: {
						type: "string",
						description: "Id, name or e-mail address of the owner, or \"me\""
					},
					field: {
						type: "array",
						items: { type: "string" },
						description: "Field by name or key, as Name=Value; options by label (Name=value)"
					},
					body: { description: "More fields as a JSON object: text or @file; flags override it" },
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Update an organization",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["org", "upsert"],
		access: "write",
		core: true,
		definition: {
			name: "org_upsert",
			title: "Create or update the organization that has a value",
			description: "Create or update the organization that has a value",
			inputSchema: {
				type: "object",
				properties: {
					value: {
						type: "string",
						description: "Value to match"
					},
					by: {
						type: "string",
						description: "name, or a custom field of text or numbers"
					},
					field: {
						type: "array",
						items: { type: "string" },
						description: "Field by name or key, as Name=Value; options by label (Name=value)"
					},
					body: { description: "More fields as a JSON object: text or @file; flags override it" },
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["value", "by"],
				additionalProperties: false
			},
			annotations: {
				title: "Create or update the organization that has a value",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"org",
			"follower",
			"add"
		],
		access: "write",
		definition: {
			name: "org_follower_add",
			title: "Add a follower to an organization",
			description: "Add a follower to an organization",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Organization id"
					},
					user: {
						type: "string",
						description: "User id, name or e-mail address, or \"me\""
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id", "user"],
				additionalProperties: false
			},
			annotations: {
				title: "Add a follower to an organization",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"org",
			"follower",
			"list"
		],
		access: "read",
		definition: {
			name: "org_follower_list",
			title: "List followers of an organization",
			description: "List followers of an organization",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Organization id"
					},
					limit: {
						type: "integer",
						minimum: 0,
						description: "Maximum number of records (0 for all)"
					}
				},
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "List followers of an organization",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"org",
			"follower",
			"remove"
		],
		access: "destructive",
		definition: {
			name: "org_follower_remove",
			title: "Remove a follower from an organization",
			description: "Remove a follower from an organization",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Organization id"
					},
					user: {
						type: "string",
						description: "User id, name or e-mail address, or \"me\""
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id", "user"],
				additionalProperties: false
			},
			annotations: {
				title: "Remove a follower from an organization",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"org",
			"relationship",
			"add"
		],
		access: "write",
		definition: {
			name: "org_relationship_add",
			title: "Link two organizations",
			description: "Link two organizations",
			inputSchema: {
				type: "object",
				properties: {
					type: {
						type: "string",
						enum: ["parent", "related"],
						description: "Kind of the link"
					},
					owner: {
						type: "string",
						description: "Id of the parent organization"
					},
					linked: {
						type: "string",
						description: "Id of the daughter organization"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: [
					"type",
					"owner",
					"linked"
				],
				additionalProperties: false
			},
			annotations: {
				title: "Link two organizations",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"org",
			"relationship",
			"list"
		],
		access: "read",
		definition: {
			name: "org_relationship_list",
			title: "List links of an organization",
			description: "List links of an organization",
			inputSchema: {
				type: "object",
				properties: {
					org: {
						type: "string",
						description: "Organization id"
					},
					limit: {
						type: "integer",
						minimum: 0,
						description: "Maximum number of records (0 for all)"
					}
				},
				required: ["org"],
				additionalProperties: false
			},
			annotations: {
				title: "List links of an organization",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"org",
			"relationship",
			"remove"
		],
		access: "destructive",
		definition: {
			name: "org_relationship_remove",
			title: "Remove a link between organizations",
			description: "Remove a link between organizations",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Organization relationship id"
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
				title: "Remove a link between organizations",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["person", "create"],
		access: "write",
		core: true,
		definition: {
			name: "person_create",
			title: "Create a person",
			description: "Create a person",
			inputSchema: {
				type: "object",
				properties: {
					name: {
						type: "string",
						description: "Full name"
					},
					email: {
						type: "array",
						items: { type: "string" },
						description: "E-mail address (the first one is the primary address)"
					},
					phone: {
						type: "array",
						items: { type: "string" },
						description: "Phone number (the first one is the primary number)"
					},
					org: {
						type: "string",
						description: "Organization id"
					},
					owner: {
						type: "string",
						description: "Id, name or e-mail address of the owner, or \"me\""
					},
					field: {
						type: "array",
						items: { type: "string" },
						description: "Field by name or key, as Name=Value; options by label (Name=value)"
					},
					body: { description: "More fields as a JSON object: text or @file; flags override it" },
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["name"],
				additionalProperties: false
			},
			annotations: {
				title: "Create a person",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["person", "delete"],
		access: "destructive",
		definition: {
			name: "person_delete",
			title: "Delete a person",
			description: "Delete a person",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Person id"
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
				title: "Delete a person",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["person", "get"],
		access: "read",
		core: true,
		definition: {
			name: "person_get",
			title: "Show one person",
			description: "Show one person",
			inputSchema: {
				type: "object",
				properties: { id: {
					type: "string",
					description: "Person id"
				} },
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Show one person",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["person", "import"],
		access: "write",
		definition: {
			name: "person_import",
			title: "Create or update persons from a CSV or NDJSON file",
			description: "Create or update persons from a CSV or NDJSON file",
			inputSchema: {
				type: "object",
				properties: {
					file: {
						type: "string",
						description: "CSV file with a header, or NDJSON (.ndjson, .jsonl)"
					},
					"match-on": {
						type: "string",
						description: "Column to match by, for example email"
					},
					resume: {
						type: "boolean",
						description: "Continue an interrupted import"
					},
					upsert: {
						type: "boolean",
						description: "Change the person that has the value of --match-on, if there is one"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["file"],
				additionalProperties: false
			},
			annotations: {
				title: "Create or update persons from a CSV or NDJSON file",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["person", "list"],
		access: "read",
		core: true,
		definition: {
			name: "person_list",
			title: "List persons",
			description: "List persons",
			inputSchema: {
				type: "object",
				properties: {
					owner: {
						type: "string",
						description: "Id, name or e-mail address of the owner, or \"me\""
					},
					org: {
						type: "string",
						description: "Organization id"
					},
					filter: {
						type: "string",
						description: "Id of a saved filter (the service then ignores all other filters)"
					},
					ids: {
						type: "array",
						items: { type: "string" },
						maxItems: 100,
						description: "Only these ids (at most 100)"
					},
					"sort-by": {
						type: "string",
						enum: [
							"id",
							"update_time",
							"add_time"
						],
						description: "Field to sort by"
					},
					"sort-direction": {
						type: "string",
						enum: ["asc", "desc"],
						description: "Sort order"
					},
					"updated-since": {
						type: "string",
						description: "Only records changed at or after this time, for example 2026-06-01T08:00:00Z (RFC 3339)"
					},
					"updated-until": {
						type: "string",
						description: "Only records changed before this time (RFC 3339)"
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
				title: "List persons",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["person", "merge"],
		access: "destructive",
		definition: {
			name: "person_merge",
			title: "Merge a person into another and delete it",
			description: "Merge a person into another and delete it",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Id of the person that is deleted"
					},
					into: {
						type: "string",
						description: "Id of the person that stays"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id", "into"],
				additionalProperties: false
			},
			annotations: {
				title: "Merge a person into another and delete it",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["person", "update"],
		access: "write",
		core: true,
		definition: {
			name: "person_update",
			title: "Update a person",
			description: "Update a person",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Person id"
					},
					name: {
						type: "string",
						description: "Full name"
					},
					email: {
						type: "array",
						items: { type: "string" },
						description: "E-mail address (the first one is the primary address)"
					},
					phone: {
						type: "array",
						items: { type: "string" },
						description: "Phone number (the first one is the primary number)"
					},
					org: {
						type: "string",
						description: "Organization id"
					},
					owner: {
						type: "string",
						description: "Id, name or e-mail address of the owner, or \"me\""
					},
					field: {
						type: "array",
						items: { type: "string" },
						description: "Field by name or key, as Name=Value; options by label (Name=value)"
					},
					body: { description: "More fields as a JSON object: text or @file; flags override it" },
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Update a person",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["person", "upsert"],
		access: "write",
		core: true,
		definition: {
			name: "person_upsert",
			title: "Create or update the person that has a value",
			description: "Create or update the person that has a value",
			inputSchema: {
				type: "object",
				properties: {
					value: {
						type: "string",
						description: "Value to match"
					},
					by: {
						type: "string",
						description: "email, name, phone, or a custom field of text or numbers"
					},
					field: {
						type: "array",
						items: { type: "string" },
						description: "Field by name or key, as Name=Value; options by label (Name=value)"
					},
					body: { description: "More fields as a JSON object: text or @file; flags override it" },
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["value", "by"],
				additionalProperties: false
			},
			annotations: {
				title: "Create or update the person that has a value",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"person",
			"follower",
			"add"
		],
		access: "write",
		definition: {
			name: "person_follower_add",
			title: "Add a follower to a person",
			description: "Add a follower to a person",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Person id"
					},
					user: {
						type: "string",
						description: "User id, name or e-mail address, or \"me\""
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id", "user"],
				additionalProperties: false
			},
			annotations: {
				title: "Add a follower to a person",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"person",
			"follower",
			"list"
		],
		access: "read",
		definition: {
			name: "person_follower_list",
			title: "List followers of a person",
			description: "List followers of a person",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Person id"
					},
					limit: {
						type: "integer",
						minimum: 0,
						description: "Maximum number of records (0 for all)"
					}
				},
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "List followers of a person",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"person",
			"follower",
			"remove"
		],
		access: "destructive",
		definition: {
			name: "person_follower_remove",
			title: "Remove a follower from a person",
			description: "Remove a follower from a person",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Person id"
					},
					user: {
						type: "string",
						description: "User id, name or e-mail address, or \"me\""
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id", "user"],
				additionalProperties: false
			},
			annotations: {
				title: "Remove a follower from a person",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["pipeline", "get"],
		access: "read",
		core: true,
		definition: {
			name: "pipeline_get",
			title: "Show one pipeline",
			description: "Show one pipeline",
			inputSchema: {
				type: "object",
				properties: { id: {
					type: "string",
					description: "Pipeline id or name"
				} },
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Show one pipeline",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["pipeline", "health"],
		access: "read",
		core: true,
		definition: {
			name: "pipeline_health",
			title: "Show value and neglected deals per stage",
			description: "Show value and neglected deals per stage",
			inputSchema: {
				type: "object",
				properties: {
					pipeline: {
						type: "string",
						description: "Pipeline id or name (required if there are several)"
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
				title: "Show value and neglected deals per stage",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["pipeline", "list"],
		access: "read",
		core: true,
		definition: {
			name: "pipeline_list",
			title: "List pipelines",
			description: "List pipelines",
			inputSchema: {
				type: "object",
				properties: { limit: {
					type: "integer",
					minimum: 0,
					description: "Maximum number of records (0 for all)"
				} },
				additionalProperties: false
			},
			annotations: {
				title: "List pipelines",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["product", "create"],
		access: "write",
		definition: {
			name: "product_create",
			title: "Create a product",
			description: "Create a product",
			inputSchema: {
				type: "object",
				properties: {
					name: {
						type: "string",
						description: "Name of the product"
					},
					code: {
						type: "string",
						description: "Product code"
					},
					unit: {
						type: "string",
						description: "Unit, for example piece or hour"
					},
					description: {
						type: "string",
						description: "Description of the product"
					},
					owner: {
						type: "string",
						description: "Id, name or e-mail address of the owner, or \"me\""
					},
					price: {
						type: "number",
						description: "Price per unit in the currency set by --currency"
					},
					currency: {
						type: "string",
						description: "Currency code, for example EUR"
					},
					field: {
						type: "array",
						items: { type: "string" },
						description: "Field by name or key, as Name=Value; options by label (Name=value)"
					},
					body: { description: "More fields as a JSON object: text or @file; flags override it" },
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["name"],
				additionalProperties: false
			},
			annotations: {
				title: "Create a product",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["product", "delete"],
		access: "destructive",
		definition: {
			name: "product_delete",
			title: "Delete a product",
			description: "Delete a product",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Product id"
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
				title: "Delete a product",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["product", "get"],
		access: "read",
		core: true,
		definition: {
			name: "product_get",
			title: "Show one product",
			description: "Show one product",
			inputSchema: {
				type: "object",
				properties: { id: {
					type: "string",
					description: "Product id"
				} },
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Show one product",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["product", "list"],
		access: "read",
		core: true,
		definition: {
			name: "product_list",
			title: "List products",
			description: "List products",
			inputSchema: {
				type: "object",
				properties: {
					owner: {
						type: "string",
						description: "Id, name or e-mail address of the owner, or \"me\""
					},
					filter: {
						type: "string",
						description: "Id of a saved filter (the service then ignores the owner)"
					},
					"sort-by": {
						type: "string",
						enum: [
							"id",
							"name",
							"add_time",
							"update_time"
						],
						description: "Field to sort by"
					},
					"sort-direction": {
						type: "string",
						enum: ["asc", "desc"],
						description: "Sort order"
					},
					"updated-since": {
						type: "string",
						description: "Only records changed at or after this time, for example 2026-06-01T08:00:00Z (RFC 3339)"
					},
					ids: {
						type: "array",
						items: { type: "string" },
						maxItems: 100,
						description: "Only these ids (at most 100)"
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
				title: "List products",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["product", "update"],
		access: "write",
		definition: {
			name: "product_update",
			title: "Update a product",
			description: "Update a product",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Product id"
					},
					name: {
						type: "string",
						description: "Name of the product"
					},
					code: {
						type: "string",
						description: "Product code"
					},
					unit: {
						type: "string",
						description: "Unit, for example piece or hour"
					},
					description: {
						type: "string",
						description: "Description of the product"
					},
					owner: {
						type: "string",
						description: "Id, name or e-mail address of the owner, or \"me\""
					},
					price: {
						type: "number",
						description: "Price per unit in the currency set by --currency"
					},
					currency: {
						type: "string",
						description: "Currency code, for example EUR"
					},
					field: {
						type: "array",
						items: { type: "string" },
						description: "Field by name or key, as Name=Value; options by label (Name=value)"
					},
					body: { description: "More fields as a JSON object: text or @file; flags override it" },
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Update a product",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["project", "create"],
		access: "write",
		definition: {
			name: "project_create",
			title: "Create a project",
			description: "Create a project",
			inputSchema: {
				type: "object",
				properties: {
					title: {
						type: "string",
						description: "Title of the project"
					},
					description: {
						type: "string",
						description: "Description of the project"
					},
					status: {
						type: "string",
						description: "Status: open, completed, canceled or deleted"
					},
					"start-date": {
						type: "string",
						description: "Start date (YYYY-MM-DD)"
					},
					"end-date": {
						type: "string",
						description: "End date (YYYY-MM-DD)"
					},
					owner: {
						type: "string",
						description: "Id, name or e-mail address of the owner, or \"me\""
					},
					board: {
						type: "string",
						description: "Id of the board"
					},
					phase: {
						type: "string",
						description: "Id of the phase on the board"
					},
					body: { description: "More fields as a JSON object: text or @file; flags override it" },
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["title"],
				additionalProperties: false
			},
			annotations: {
				title: "Create a project",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["project", "delete"],
		access: "destructive",
		definition: {
			name: "project_delete",
			title: "Delete a project",
			description: "Delete a project",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Project id"
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
				title: "Delete a project",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["project", "get"],
		access: "read",
		core: true,
		definition: {
			name: "project_get",
			title: "Show one project",
			description: "Show one project",
			inputSchema: {
				type: "object",
				properties: { id: {
					type: "string",
					description: "Project id"
				} },
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Show one project",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["project", "list"],
		access: "read",
		core: true,
		definition: {
			name: "project_list",
			title: "List active or archived projects",
			description: "List active or archived projects",
			inputSchema: {
				type: "object",
				properties: {
					archived: {
						type: "boolean",
						description: "List archived projects instead of active ones"
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
				title: "List active or archived projects",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["project", "update"],
		access: "write",
		definition: {
			name: "project_update",
			title: "Update a project",
			description: "Update a project",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Project id"
					},
					title: {
						type: "string",
						description: "Title of the project"
					},
					description: {
						type: "string",
						description: "Description of the project"
					},
					status: {
						type: "string",
						description: "Status: open, completed, canceled or deleted"
					},
					"start-date": {
						type: "string",
						description: "Start date (YYYY-MM-DD)"
					},
					"end-date": {
						type: "string",
						description: "End date (YYYY-MM-DD)"
					},
					owner: {
						type: "string",
						description: "Id, name or e-mail address of the owner, or \"me\""
					},
					board: {
						type: "string",
						description: "Id of the board"
					},
					phase: {
						type: "string",
						description: "Id of the phase on the board"
					},
					body: { description: "More fields as a JSON object: text or @file; flags override it" },
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Update a project",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["rep", "scorecard"],
		access: "read",
		core: true,
		definition: {
			name: "rep_scorecard",
			title: "Show win rate, cycle, velocity and hygiene per owner",
			description: "Show win rate, cycle, velocity and hygiene per owner",
			inputSchema: {
				type: "object",
				properties: {
					owner: {
						type: "string",
						description: "Only deals of this user"
					},
					pipeline: {
						type: "string",
						description: "Only deals of this pipeline"
					},
					period: {
						type: "string",
						default: "90d",
						description: "Days or months before now, as 90d or 3m (a month has 30 days) (such as 90d)"
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
				title: "Show win rate, cycle, velocity and hygiene per owner",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["stage", "get"],
		access: "read",
		core: true,
		definition: {
			name: "stage_get",
			title: "Show one stage",
			description: "Show one stage",
			inputSchema: {
				type: "object",
				properties: { id: {
					type: "string",
					description: "Stage id or name"
				} },
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Show one stage",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["stage", "list"],
		access: "read",
		core: true,
		definition: {
			name: "stage_list",
			title: "List the stages of one or all pipelines",
			description: "List the stages of one or all pipelines",
			inputSchema: {
				type: "object",
				properties: {
					pipeline: {
						type: "string",
						description: "Pipeline id or name"
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
				title: "List the stages of one or all pipelines",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["task", "create"],
		access: "write",
		definition: {
			name: "task_create",
			title: "Create a task",
			description: "Create a task",
			inputSchema: {
				type: "object",
				properties: {
					title: {
						type: "string",
						description: "Title of the task"
					},
					project: {
						type: "string",
						description: "Project id"
					},
					description: {
						type: "string",
						description: "Description of the task"
					},
					assignee: {
						type: "string",
						description: "Id, name or e-mail address of the assignee, or \"me\""
					},
					"due-date": {
						type: "string",
						description: "Due date (YYYY-MM-DD)"
					},
					parent: {
						type: "string",
						description: "Id of the parent task"
					},
					body: { description: "More fields as a JSON object: text or @file; flags override it" },
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["title", "project"],
				additionalProperties: false
			},
			annotations: {
				title: "Create a task",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["task", "delete"],
		access: "destructive",
		definition: {
			name: "task_delete",
			title: "Delete a task",
			description: "Delete a task",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Task id"
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
				title: "Delete a task",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["task", "get"],
		access: "read",
		core: true,
		definition: {
			name: "task_get",
			title: "Show one task",
			description: "Show one task",
			inputSchema: {
				type: "object",
				properties: { id: {
					type: "string",
					description: "Task id"
				} },
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Show one task",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["task", "list"],
		access: "read",
		core: true,
		definition: {
			name: "task_list",
			title: "List tasks",
			description: "List tasks",
			inputSchema: {
				type: "object",
				properties: {
					project: {
						type: "string",
						description: "Project id"
					},
					assignee: {
						type: "string",
						description: "Id, name or e-mail address of the assignee, or \"me\""
					},
					parent: {
						type: "string",
						description: "Id of the parent task"
					},
					done: {
						type: "boolean",
						description: "Only tasks that are done"
					},
					todo: {
						type: "boolean",
						description: "Only tasks that are not done"
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
				title: "List tasks",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["task", "update"],
		access: "write",
		definition: {
			name: "task_update",
			title: "Update a task",
			description: "Update a task",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Task id"
					},
					title: {
						type: "string",
						description: "Title of the task"
					},
					project: {
						type: "string",
						description: "Project id"
					},
					description: {
						type: "string",
						description: "Description of the task"
					},
					assignee: {
						type: "string",
						description: "Id, name or e-mail address of the assignee, or \"me\""
					},
					"due-date": {
						type: "string",
						description: "Due date (YYYY-MM-DD)"
					},
					parent: {
						type: "string",
						description: "Id of the parent task"
					},
					done: {
						type: "boolean",
						description: "Mark it as done"
					},
					undone: {
						type: "boolean",
						description: "Mark it as not done"
					},
					body: { description: "More fields as a JSON object: text or @file; flags override it" },
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Update a task",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["user", "find"],
		access: "read",
		core: true,
		definition: {
			name: "user_find",
			title: "Find users by name or e-mail address",
			description: "Find users by name or e-mail address",
			inputSchema: {
				type: "object",
				properties: {
					term: {
						type: "string",
						description: "Part of the name"
					},
					"by-email": {
						type: "boolean",
						description: "Match e-mail addresses instead of names"
					},
					limit: {
						type: "integer",
						minimum: 0,
						description: "Maximum number of records (0 for all)"
					}
				},
				required: ["term"],
				additionalProperties: false
			},
			annotations: {
				title: "Find users by name or e-mail address",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["user", "list"],
		access: "read",
		core: true,
		definition: {
			name: "user_list",
			title: "List users",
			description: "List users",
			inputSchema: {
				type: "object",
				properties: { limit: {
					type: "integer",
					minimum: 0,
					description: "Maximum number of records (0 for all)"
				} },
				additionalProperties: false
			},
			annotations: {
				title: "List users",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["user", "me"],
		access: "read",
		core: true,
		definition: {
			name: "user_me",
			title: "Show the signed-in user",
			description: "Show the signed-in user",
			inputSchema: {
				type: "object",
				properties: {},
				additionalProperties: false
			},
			annotations: {
				title: "Show the signed-in user",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["webhook", "create"],
		access: "write",
		definition: {
			name: "webhook_create",
			title: "Create a webhook for an event",
			description: "Create a webhook for an event",
			inputSchema: {
				type: "object",
				properties: {
					"event-action": {
						type: "string",
						enum: [
							"",
							"*",
							"change",
							"create",
							"delete"
						],
						description: "Action to report"
					},
					"event-object": {
						type: "string",
						enum: [
							"",
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
						],
						description: "Type of the records to report"
					},
					"http-auth-user": {
						type: "string",
						description: "User name for basic authentication of the deliveries"
					},
					name: {
						type: "string",
						default: "crmcli",
						description: "Name of the webhook"
					},
					url: {
						type: "string",
						description: "URL that receives the deliveries (https)"
					},
					version: {
						type: "string",
						default: "2.0",
						description: "Version of the deliveries, 2.0 or 1.0"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: [
					"event-action",
					"event-object",
					"url"
				],
				additionalProperties: false
			},
			annotations: {
				title: "Create a webhook for an event",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["webhook", "delete"],
		access: "destructive",
		definition: {
			name: "webhook_delete",
			title: "Delete a webhook",
			description: "Delete a webhook",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Webhook id"
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
				title: "Delete a webhook",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["webhook", "list"],
		access: "read",
		definition: {
			name: "webhook_list",
			title: "List webhooks",
			description: "List webhooks",
			inputSchema: {
				type: "object",
				properties: { limit: {
					type: "integer",
					minimum: 0,
					description: "Maximum number of records (0 for all)"
				} },
				additionalProperties: false
			},
			annotations: {
				title: "List webhooks",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	}
];

exports.tools = tools;