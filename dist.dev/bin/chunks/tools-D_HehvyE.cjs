// generated/helpdesk/tools.ts
const tools = [
	{
		words: ["backup"],
		access: "write",
		definition: {
			name: "backup",
			title: "Back up the account to a folder",
			description: "Back up the account to a folder",
			inputSchema: {
				type: "object",
				properties: {
					attachments: {
						type: "boolean",
						description: "Download attached files"
					},
					compress: {
						type: "boolean",
						description: "Also write the archive <folder>.tar.gz"
					},
					exclude: {
						type: "array",
						items: {
							type: "string",
							enum: [
								"users",
								"teams",
								"mailboxes",
								"tags",
								"workflows",
								"webhooks",
								"customers",
								"conversations"
							]
						},
						description: "Skip these resources"
					},
					full: {
						type: "boolean",
						description: "Read everything, not only what changed since the last run"
					},
					include: {
						type: "array",
						items: {
							type: "string",
							enum: [
								"users",
								"teams",
								"mailboxes",
								"tags",
								"workflows",
								"webhooks",
								"customers",
								"conversations"
							]
						},
						description: "Back up only these resources"
					},
					"keep-history": {
						type: "boolean",
						description: "Append changes to a log in _history"
					},
					out: {
						type: "string",
						description: "Target folder"
					},
					parallel: {
						type: "integer",
						minimum: 1,
						maximum: 32,
						default: 4,
						description: "Number of parallel downloads"
					},
					reconcile: {
						type: "boolean",
						description: "Afterwards, list records that were deleted in the account"
					},
					resume: {
						type: "boolean",
						description: "Continue an interrupted run"
					},
					since: {
						type: "string",
						description: "Read customers and conversations changed since a date, an RFC 3339 time, or an age (7d, 12h, 30m), instead of since the last run"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["out"],
				additionalProperties: false
			},
			annotations: {
				title: "Back up the account to a folder",
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
		words: ["alias", "list"],
		access: "read",
		definition: {
			name: "alias_list",
			title: "List aliases",
			description: "List aliases",
			inputSchema: {
				type: "object",
				properties: {},
				additionalProperties: false
			},
			annotations: {
				title: "List aliases",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: false
			}
		}
	},
	{
		words: ["alias", "set"],
		access: "write",
		definition: {
			name: "alias_set",
			title: "Create or replace an alias",
			description: "Create or replace an alias",
			inputSchema: {
				type: "object",
				properties: {
					name: {
						type: "string",
						description: "Name of the alias (letters, digits, dashes and underscores)"
					},
					command: {
						type: "string",
						description: "Command and flags in quotes, without the program name"
					}
				},
				required: ["name", "command"],
				additionalProperties: false
			},
			annotations: {
				title: "Create or replace an alias",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: false
			}
		}
	},
	{
		words: ["alias", "unset"],
		access: "write",
		definition: {
			name: "alias_unset",
			title: "Remove an alias",
			description: "Remove an alias",
			inputSchema: {
				type: "object",
				properties: { name: {
					type: "string",
					description: "Name of the alias"
				} },
				required: ["name"],
				additionalProperties: false
			},
			annotations: {
				title: "Remove an alias",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: false
			}
		}
	},
	{
		words: ["auth", "status"],
		access: "read",
		definition: {
			name: "auth_status",
			title: "Show the sign-in status of the profile",
			description: "Show the sign-in status of the profile",
			inputSchema: {
				type: "object",
				properties: {},
				additionalProperties: false
			},
			annotations: {
				title: "Show the sign-in status of the profile",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: false
			}
		}
	},
	{
		words: ["beacon", "embed"],
		access: "read",
		definition: {
			name: "beacon_embed",
			title: "Print the script that embeds a Beacon in a page",
			description: "Print the script that embeds a Beacon in a page",
			inputSchema: {
				type: "object",
				properties: {
					beaconId: {
						type: "string",
						description: "Beacon id"
					},
					color: {
						type: "string",
						description: "Hex color, for example #617DF3"
					},
					"icon-image": {
						type: "string",
						enum: [
							"message",
							"beacon",
							"search",
							"buoy",
							"question"
						],
						description: "Icon of the button"
					},
					position: {
						type: "string",
						enum: ["left", "right"],
						description: "Side of the screen"
					},
					style: {
						type: "string",
						enum: [
							"icon",
							"text",
							"iconAndText",
							"manual"
						],
						description: "Style of the button"
					},
					text: {
						type: "string",
						description: "Label of the button"
					}
				},
				required: ["beaconId"],
				additionalProperties: false
			},
			annotations: {
				title: "Print the script that embeds a Beacon in a page",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: false
			}
		}
	},
	{
		words: ["beacon", "identify-snippet"],
		access: "read",
		definition: {
			name: "beacon_identify_snippet",
			title: "Print server-side code that signs and identifies a visitor",
			description: "Print server-side code that signs and identifies a visitor",
			inputSchema: {
				type: "object",
				properties: {
					"beacon-id": {
						type: "string",
						description: "Beacon id"
					},
					stack: {
						type: "string",
						enum: [
							"node",
							"rails",
							"php",
							"django",
							"python"
						],
						default: "node",
						description: "Language or framework of your server"
					}
				},
				required: ["beacon-id"],
				additionalProperties: false
			},
			annotations: {
				title: "Print server-side code that signs and identifies a visitor",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: false
			}
		}
	},
	{
		words: ["beacon", "sign"],
		access: "read",
		definition: {
			name: "beacon_sign",
			title: "Sign an e-mail address for Beacon Secure Mode",
			description: "Sign an e-mail address for Beacon Secure Mode",
			inputSchema: {
				type: "object",
				properties: { email: {
					type: "string",
					description: "E-mail address, signed exactly as typed"
				} },
				required: ["email"],
				additionalProperties: false
			},
			annotations: {
				title: "Sign an e-mail address for Beacon Secure Mode",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: false
			}
		}
	},
	{
		words: ["beacon", "verify"],
		access: "read",
		definition: {
			name: "beacon_verify",
			title: "Check a Beacon Secure Mode signature",
			description: "Check a Beacon Secure Mode signature",
			inputSchema: {
				type: "object",
				properties: {
					email: {
						type: "string",
						description: "E-mail address that was signed"
					},
					signature: {
						type: "string",
						description: "Signature (64 hex digits)"
					}
				},
				required: ["email", "signature"],
				additionalProperties: false
			},
			annotations: {
				title: "Check a Beacon Secure Mode signature",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: false
			}
		}
	},
	{
		words: ["config", "get"],
		access: "read",
		definition: {
			name: "config_get",
			title: "Print one setting of the profile",
			description: "Print one setting of the profile",
			inputSchema: {
				type: "object",
				properties: { key: {
					type: "string",
					description: "Name of the setting"
				} },
				required: ["key"],
				additionalProperties: false
			},
			annotations: {
				title: "Print one setting of the profile",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: false
			}
		}
	},
	{
		words: ["config", "list"],
		access: "read",
		definition: {
			name: "config_list",
			title: "List the settings of the profile",
			description: "List the settings of the profile",
			inputSchema: {
				type: "object",
				properties: {},
				additionalProperties: false
			},
			annotations: {
				title: "List the settings of the profile",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: false
			}
		}
	},
	{
		words: ["config", "set"],
		access: "write",
		definition: {
			name: "config_set",
			title: "Store one setting of the profile",
			description: "Store one setting of the profile",
			inputSchema: {
				type: "object",
				properties: {
					key: {
						type: "string",
						description: "Name of the setting"
					},
					value: {
						type: "string",
						description: "Value to store"
					}
				},
				required: ["key", "value"],
				additionalProperties: false
			},
			annotations: {
				title: "Store one setting of the profile",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: false
			}
		}
	},
	{
		words: ["config", "validate"],
		access: "read",
		definition: {
			name: "config_validate",
			title: "Check the configuration offline",
			description: "Check the configuration offline",
			inputSchema: {
				type: "object",
				properties: {},
				additionalProperties: false
			},
			annotations: {
				title: "Check the configuration offline",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: false
			}
		}
	},
	{
		words: ["conv", "assign"],
		access: "write",
		definition: {
			name: "conv_assign",
			title: "Assign a conversation to a user",
			description: "Assign a conversation to a user",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Conversation id"
					},
					user: {
						type: "string",
						description: "Id, name or e-mail address of the user or team, \"me\", or \"none\" to unassign"
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
				title: "Assign a conversation to a user",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["conv", "attachments"],
		access: "read",
		definition: {
			name: "conv_attachments",
			title: "List the files attached to a conversation",
			description: "List the files attached to a conversation",
			inputSchema: {
				type: "object",
				properties: { id: {
					type: "string",
					description: "Conversation id"
				} },
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "List the files attached to a conversation",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["conv", "bulk-status"],
		access: "destructive",
		definition: {
			name: "conv_bulk_status",
			title: "Set the status of all matching conversations",
			description: "Set the status of all matching conversations",
			inputSchema: {
				type: "object",
				properties: {
					mailbox: {
						type: "string",
						description: "Inbox id or name"
					},
					tag: {
						type: "string",
						description: "Tag name, or several with commas to match any"
					},
					limit: {
						type: "integer",
						minimum: 0,
						default: 25,
						description: "Maximum number of conversations to change (0 for all)"
					},
					set: {
						type: "string",
						enum: [
							"active",
							"pending",
							"closed",
							"spam"
						],
						description: "New status"
					},
					status: {
						type: "string",
						description: "Current status of the conversations (default: active)"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["set"],
				additionalProperties: false
			},
			annotations: {
				title: "Set the status of all matching conversations",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["conv", "count"],
		access: "read",
		definition: {
			name: "conv_count",
			title: "Count conversations that match the filters",
			description: "Count conversations that match the filters",
			inputSchema: {
				type: "object",
				properties: {
					mailbox: {
						type: "string",
						description: "Inbox id or name"
					},
					tag: {
						type: "string",
						description: "Tag name, or several with commas to match any"
					},
					status: {
						type: "string",
						enum: [
							"active",
							"pending",
							"closed",
							"spam",
							"all"
						],
						default: "all",
						description: "Status of the conversations"
					}
				},
				additionalProperties: false
			},
			annotations: {
				title: "Count conversations that match the filters",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["conv", "create"],
		access: "write",
		definition: {
			name: "conv_create",
			title: "Create a conversation",
			description: "Create a conversation",
			inputSchema: {
				type: "object",
				properties: {
					"assign-to": {
						type: "string",
						description: "Id, name or e-mail address of the assignee, or \"me\" (default: decided by the rules of the inbox)"
					},
					body: {
						type: "string",
						description: "First message: HTML text, @file or piped input"
					},
					customer: {
						type: "string",
						description: "E-mail address of the customer"
					},
					mailbox: {
						type: "string",
						description: "Inbox id or name"
					},
					subject: {
						type: "string",
						description: "Subject line"
					},
					tag: {
						type: "array",
						items: { type: "string" },
						description: "Tags to set"
					},
					type: {
						type: "string",
						enum: [
							"email",
							"chat",
							"phone"
						],
						default: "email",
						description: "Type of conversation"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: [
					"body",
					"customer",
					"mailbox",
					"subject"
				],
				additionalProperties: false
			},
			annotations: {
				title: "Create a conversation",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["conv", "delete"],
		access: "destructive",
		definition: {
			name: "conv_delete",
			title: "Delete a conversation permanently",
			description: "Delete a conversation permanently",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Conversation id"
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
				title: "Delete a conversation permanently",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["conv", "dump"],
		access: "read",
		definition: {
			name: "conv_dump",
			title: "Export one conversation as a single JSON document",
			description: "Export one conversation as a single JSON document",
			inputSchema: {
				type: "object",
				properties: { id: {
					type: "string",
					description: "Conversation id"
				} },
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Export one conversation as a single JSON document",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["conv", "edit-note"],
		access: "write",
		definition: {
			name: "conv_edit_note",
			title: "Replace the text of a note or thread",
			description: "Replace the text of a note or thread",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Conversation id"
					},
					threadId: {
						type: "string",
						description: "Thread id, shown by \"conv threads\""
					},
					body: {
						type: "string",
						description: "New HTML text, @file or piped input"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: [
					"id",
					"threadId",
					"body"
				],
				additionalProperties: false
			},
			annotations: {
				title: "Replace the text of a note or thread",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["conv", "export"],
		access: "read",
		defaults: { limit: 100 },
		definition: {
			name: "conv_export",
			title: "Export conversations in bulk",
			description: "Export conversations in bulk",
			inputSchema: {
				type: "object",
				properties: {
					mailbox: {
						type: "string",
						description: "Inbox id or name"
					},
					since: {
						type: "string",
						description: "Changed since a date, an RFC 3339 time, or an age (7d, 12h, 30m)"
					},
					tag: {
						type: "string",
						description: "Tag name, or several with commas to match any"
					},
					embed: {
						type: "array",
						items: {
							type: "string",
							enum: ["threads"]
						},
						description: "Data to embed in each conversation (not with csv)"
					},
					format: {
						type: "string",
						enum: [
							"json",
							"csv",
							"ndjson"
						],
						default: "json",
						description: "Export format"
					},
					limit: {
						type: "integer",
						minimum: 0,
						default: 100,
						description: "Maximum number of conversations (0 for all; default: all)"
					},
					source: {
						type: "string",
						enum: [
							"api",
							"beacon",
							"channel",
							"chat",
							"consumer",
							"coreapi",
							"csv",
							"customer",
							"cvs",
							"desk",
							"docs",
							"email",
							"emailfwd",
							"heymarket",
							"internal",
							"jira",
							"manual",
							"mobile",
							"notification",
							"orchestration",
							"support",
							"unknown",
							"uservoice",
							"web",
							"workflows",
							"zendesk"
						],
						description: "Only conversations from this source"
					},
					status: {
						type: "string",
						enum: [
							"active",
							"pending",
							"closed",
							"spam",
							"all"
						],
						default: "all",
						description: "Status of the conversations"
					}
				},
				additionalProperties: false
			},
			annotations: {
				title: "Export conversations in bulk",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["conv", "get"],
		access: "read",
		definition: {
			name: "conv_get",
			title: "Show one conversation",
			description: "Show one conversation",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Conversation id"
					},
					threads: {
						type: "boolean",
						description: "Show what was written as well"
					}
				},
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Show one conversation",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["conv", "list"],
		access: "read",
		definition: {
			name: "conv_list",
			title: "List conversations, newest first",
			description: "List conversations, newest first",
			inputSchema: {
				type: "object",
				properties: {
					mailbox: {
						type: "string",
						description: "Inbox id or name"
					},
					tag: {
						type: "string",
						description: "Tag name, or several with commas to match any"
					},
					since: {
						type: "string",
						description: "Changed since a date, an RFC 3339 time, or an age (7d, 12h, 30m)"
					},
					source: {
						type: "string",
						enum: [
							"api",
							"beacon",
							"channel",
							"chat",
							"consumer",
							"coreapi",
							"csv",
							"customer",
							"cvs",
							"desk",
							"docs",
							"email",
							"emailfwd",
							"heymarket",
							"internal",
							"jira",
							"manual",
							"mobile",
							"notification",
							"orchestration",
							"support",
							"unknown",
							"uservoice",
							"web",
							"workflows",
							"zendesk"
						],
						description: "Only conversations from this source"
					},
					"assigned-to": {
						type: "string",
						description: "Id, name or e-mail address of the user or team, or \"me\""
					},
					query: {
						type: "string",
						description: "Search expression, for example (subject:\"invoice\" AND tag:vip)"
					},
					status: {
						type: "string",
						enum: [
							"active",
							"pending",
							"closed",
							"spam",
							"all"
						],
						default: "active",
						description: "Status of the conversations"
					},
					limit: {
						type: "integer",
						minimum: 0,
						default: 25,
						description: "Maximum number of rows (0 for all)"
					}
				},
				additionalProperties: false
			},
			annotations: {
				title: "List conversations, newest first",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["conv", "move"],
		access: "write",
		definition: {
			name: "conv_move",
			title: "Move a conversation to another inbox",
			description: "Move a conversation to another inbox",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Conversation id"
					},
					"to-mailbox": {
						type: "string",
						description: "Id or name of the target inbox"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id", "to-mailbox"],
				additionalProperties: false
			},
			annotations: {
				title: "Move a conversation to another inbox",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["conv", "note"],
		access: "write",
		definition: {
			name: "conv_note",
			title: "Add an internal note to a conversation",
			description: "Add an internal note to a conversation",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Conversation id"
					},
					body: {
						type: "string",
						description: "HTML text, @file or piped input"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id", "body"],
				additionalProperties: false
			},
			annotations: {
				title: "Add an internal note to a conversation",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["conv", "reply"],
		access: "write",
		definition: {
			name: "conv_reply",
			title: "Reply to the customer of a conversation",
			description: "Reply to the customer of a conversation",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Conversation id"
					},
					body: {
						type: "string",
						description: "HTML text, @file or piped input"
					},
					bcc: {
						type: "array",
						items: { type: "string" },
						description: "BCC addresses"
					},
					cc: {
						type: "array",
						items: { type: "string" },
						description: "CC addresses"
					},
					draft: {
						type: "boolean",
						description: "Save the reply as a draft without sending it"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id", "body"],
				additionalProperties: false
			},
			annotations: {
				title: "Reply to the customer of a conversation",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["conv", "search"],
		access: "read",
		definition: {
			name: "conv_search",
			title: "Search conversations with a query expression",
			description: "Search conversations with a query expression",
			inputSchema: {
				type: "object",
				properties: {
					query: {
						type: "string",
						description: "Expression, for example (subject:\"invoice\" AND tag:vip)"
					},
					mailbox: {
						type: "string",
						description: "Inbox id or name"
					},
					limit: {
						type: "integer",
						minimum: 0,
						default: 25,
						description: "Maximum number of rows (0 for all)"
					}
				},
				required: ["query"],
				additionalProperties: false
			},
			annotations: {
				title: "Search conversations with a query expression",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["conv", "status"],
		access: "write",
		definition: {
			name: "conv_status",
			title: "Set the status of a conversation",
			description: "Set the status of a conversation",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Conversation id"
					},
					set: {
						type: "string",
						enum: [
							"active",
							"pending",
							"closed",
							"spam"
						],
						description: "New status"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id", "set"],
				additionalProperties: false
			},
			annotations: {
				title: "Set the status of a conversation",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["conv", "tag"],
		access: "write",
		definition: {
			name: "conv_tag",
			title: "Add or remove tags of a conversation",
			description: "Add or remove tags of a conversation",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Conversation id"
					},
					add: {
						type: "array",
						items: { type: "string" },
						description: "Tags to add (unknown tags are created)"
					},
					remove: {
						type: "array",
						items: { type: "string" },
						description: "Tags to remove"
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
				title: "Add or remove tags of a conversation",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["conv", "threads"],
		access: "read",
		definition: {
			name: "conv_threads",
			title: "List the threads of a conversation, newest first",
			description: "List the threads of a conversation, newest first",
			inputSchema: {
				type: "object",
				properties: { id: {
					type: "string",
					description: "Conversation id"
				} },
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "List the threads of a conversation, newest first",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["customer", "conversations"],
		access: "read",
		definition: {
			name: "customer_conversations",
			title: "List the conversations of one customer",
			description: "List the conversations of one customer",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Customer id"
					},
					limit: {
						type: "integer",
						minimum: 0,
						default: 25,
						description: "Maximum number of rows (0 for all)"
					}
				},
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "List the conversations of one customer",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["customer", "create"],
		access: "write",
		definition: {
			name: "customer_create",
			title: "Create a customer",
			description: "Create a customer",
			inputSchema: {
				type: "object",
				properties: {
					email: {
						type: "string",
						description: "E-mail address"
					},
					phone: {
						type: "string",
						description: "Phone number"
					},
					company: {
						type: "string",
						maxLength: 60,
						description: "Organization"
					},
					first: {
						type: "string",
						maxLength: 40,
						description: "First name"
					},
					"job-title": {
						type: "string",
						maxLength: 60,
						description: "Job title"
					},
					last: {
						type: "string",
						maxLength: 40,
						description: "Last name"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["email"],
				additionalProperties: false
			},
			annotations: {
				title: "Create a customer",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: ["customer", "get"],
		access: "read",
		definition: {
			name: "customer_get",
			title: "Show one customer",
			description: "Show one customer",
			inputSchema: {
				type: "object",
				properties: { id: {
					type: "string",
					description: "Customer id"
				} },
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Show one customer",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["customer", "list"],
		access: "read",
		definition: {
			name: "customer_list",
			title: "List customers",
			description: "List customers",
			inputSchema: {
				type: "object",
				properties: {
					first: {
						type: "string",
						description: "First name"
					},
					last: {
						type: "string",
						description: "Last name"
					},
					mailbox: {
						type: "string",
						description: "Only customers with a conversation in this inbox, id or name"
					},
					since: {
						type: "string",
						description: "Changed since a date, an RFC 3339 time, or an age (7d, 12h, 30m)"
					},
					limit: {
						type: "integer",
						minimum: 0,
						default: 25,
						description: "Maximum number of rows (0 for all)"
					}
				},
				additionalProperties: false
			},
			annotations: {
				title: "List customers",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["customer", "search"],
		access: "read",
		definition: {
			name: "customer_search",
			title: "Search customers with a query expression",
			description: "Search customers with a query expression",
			inputSchema: {
				type: "object",
				properties: {
					query: {
						type: "string",
						description: "Expression, for example (emailDomain:example.com)"
					},
					limit: {
						type: "integer",
						minimum: 0,
						default: 25,
						description: "Maximum number of rows (0 for all)"
					}
				},
				required: ["query"],
				additionalProperties: false
			},
			annotations: {
				title: "Search customers with a query expression",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["customer", "update"],
		access: "write",
		definition: {
			name: "customer_update",
			title: "Update a customer",
			description: "Update a customer",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Customer id"
					},
					email: {
						type: "string",
						description: "E-mail address"
					},
					phone: {
						type: "string",
						description: "Phone number"
					},
					company: {
						type: "string",
						maxLength: 60,
						description: "Organization"
					},
					first: {
						type: "string",
						maxLength: 40,
						description: "First name"
					},
					"job-title": {
						type: "string",
						maxLength: 60,
						description: "Job title"
					},
					last: {
						type: "string",
						maxLength: 40,
						description: "Last name"
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
				title: "Update a customer",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"docs",
			"article",
			"create"
		],
		access: "write",
		definition: {
			name: "docs_article_create",
			title: "Create an article",
			description: "Create an article",
			inputSchema: {
				type: "object",
				properties: {
					name: {
						type: "string",
						description: "Title, unique in its collection"
					},
					text: {
						type: "string",
						description: "HTML or plain text, or @file"
					},
					categories: {
						type: "array",
						items: { type: "string" },
						description: "Category ids"
					},
					collection: {
						type: "string",
						description: "Collection id"
					},
					keywords: {
						type: "array",
						items: { type: "string" },
						description: "Search keywords"
					},
					slug: {
						type: "string",
						description: "Last part of the URL (default: from the title)"
					},
					status: {
						type: "string",
						enum: ["published", "notpublished"],
						default: "notpublished",
						description: "Whether readers can see it"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: [
					"name",
					"text",
					"collection"
				],
				additionalProperties: false
			},
			annotations: {
				title: "Create an article",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"docs",
			"article",
			"delete"
		],
		access: "destructive",
		definition: {
			name: "docs_article_delete",
			title: "Delete an article",
			description: "Delete an article",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Article id or number"
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
				title: "Delete an article",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"docs",
			"article",
			"delete-draft"
		],
		access: "destructive",
		definition: {
			name: "docs_article_delete_draft",
			title: "Discard the draft of an article",
			description: "Discard the draft of an article",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Article id or number"
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
				title: "Discard the draft of an article",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"docs",
			"article",
			"get"
		],
		access: "read",
		definition: {
			name: "docs_article_get",
			title: "Show one article",
			description: "Show one article",
			inputSchema: {
				type: "object",
				properties: { id: {
					type: "string",
					description: "Article id or number"
				} },
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Show one article",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"docs",
			"article",
			"list"
		],
		access: "read",
		definition: {
			name: "docs_article_list",
			title: "List the articles of a collection or a category",
			description: "List the articles of a collection or a category. Give exactly one of collection, category.",
			inputSchema: {
				type: "object",
				properties: {
					category: {
						type: "string",
						description: "Category id"
					},
					collection: {
						type: "string",
						description: "Collection id"
					},
					status: {
						type: "string",
						enum: [
							"all",
							"published",
							"notpublished"
						],
						description: "Only articles with this status"
					},
					limit: {
						type: "integer",
						minimum: 0,
						default: 50,
						description: "Maximum number of rows (0 for all)"
					}
				},
				additionalProperties: false
			},
			annotations: {
				title: "List the articles of a collection or a category",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"docs",
			"article",
			"save-draft"
		],
		access: "write",
		definition: {
			name: "docs_article_save_draft",
			title: "Save a draft without publishing it",
			description: "Save a draft without publishing it",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Article id or number"
					},
					text: {
						type: "string",
						description: "HTML or plain text, or @file"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id", "text"],
				additionalProperties: false
			},
			annotations: {
				title: "Save a draft without publishing it",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"docs",
			"article",
			"search"
		],
		access: "read",
		definition: {
			name: "docs_article_search",
			title: "Search articles by text",
			description: "Search articles by text",
			inputSchema: {
				type: "object",
				properties: {
					query: {
						type: "string",
						description: "Text to find"
					},
					collection: {
						type: "string",
						description: "Collection id"
					},
					site: {
						type: "string",
						description: "Site id"
					},
					status: {
						type: "string",
						enum: [
							"all",
							"published",
							"notpublished"
						],
						description: "Only articles with this status"
					},
					visibility: {
						type: "string",
						enum: [
							"all",
							"public",
							"private"
						],
						description: "Only articles visible to this audience"
					},
					limit: {
						type: "integer",
						minimum: 0,
						default: 50,
						description: "Maximum number of rows (0 for all)"
					}
				},
				required: ["query"],
				additionalProperties: false
			},
			annotations: {
				title: "Search articles by text",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"docs",
			"article",
			"update"
		],
		access: "write",
		definition: {
			name: "docs_article_update",
			title: "Change an article",
			description: "Change an article",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Article id or number"
					},
					name: {
						type: "string",
						description: "Title, unique in its collection"
					},
					text: {
						type: "string",
						description: "HTML or plain text, or @file"
					},
					status: {
						type: "string",
						enum: ["published", "notpublished"],
						description: "Whether readers can see it"
					},
					slug: {
						type: "string",
						description: "Last part of the URL"
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
				title: "Change an article",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"docs",
			"category",
			"create"
		],
		access: "write",
		definition: {
			name: "docs_category_create",
			title: "Create a category",
			description: "Create a category",
			inputSchema: {
				type: "object",
				properties: {
					name: {
						type: "string",
						description: "Name, unique in its collection"
					},
					visibility: {
						type: "string",
						enum: ["public", "private"],
						description: "Who can see it"
					},
					order: {
						type: "integer",
						description: "Position in lists"
					},
					collection: {
						type: "string",
						description: "Collection id"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["name", "collection"],
				additionalProperties: false
			},
			annotations: {
				title: "Create a category",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"docs",
			"category",
			"delete"
		],
		access: "destructive",
		definition: {
			name: "docs_category_delete",
			title: "Delete a category",
			description: "Delete a category",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Category id"
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
				title: "Delete a category",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"docs",
			"category",
			"list"
		],
		access: "read",
		definition: {
			name: "docs_category_list",
			title: "List the categories of a collection",
			description: "List the categories of a collection",
			inputSchema: {
				type: "object",
				properties: {
					collectionId: {
						type: "string",
						description: "Collection id"
					},
					limit: {
						type: "integer",
						minimum: 0,
						default: 50,
						description: "Maximum number of rows (0 for all)"
					}
				},
				required: ["collectionId"],
				additionalProperties: false
			},
			annotations: {
				title: "List the categories of a collection",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"docs",
			"category",
			"update"
		],
		access: "write",
		definition: {
			name: "docs_category_update",
			title: "Change a category",
			description: "Change a category",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Category id"
					},
					name: {
						type: "string",
						description: "Name, unique in its collection"
					},
					visibility: {
						type: "string",
						enum: ["public", "private"],
						description: "Who can see it"
					},
					order: {
						type: "integer",
						description: "Position in lists"
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
				title: "Change a category",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"docs",
			"collection",
			"create"
		],
		access: "write",
		definition: {
			name: "docs_collection_create",
			title: "Create a collection",
			description: "Create a collection",
			inputSchema: {
				type: "object",
				properties: {
					name: {
						type: "string",
						description: "Name, unique in the account"
					},
					visibility: {
						type: "string",
						enum: ["public", "private"],
						description: "Who can see it"
					},
					order: {
						type: "integer",
						description: "Position in lists"
					},
					site: {
						type: "string",
						description: "Site id"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["name", "site"],
				additionalProperties: false
			},
			annotations: {
				title: "Create a collection",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"docs",
			"collection",
			"delete"
		],
		access: "destructive",
		definition: {
			name: "docs_collection_delete",
			title: "Delete a collection and all its articles",
			description: "Delete a collection and all its articles",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Collection id or number"
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
				title: "Delete a collection and all its articles",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"docs",
			"collection",
			"get"
		],
		access: "read",
		definition: {
			name: "docs_collection_get",
			title: "Show one collection",
			description: "Show one collection",
			inputSchema: {
				type: "object",
				properties: { id: {
					type: "string",
					description: "Collection id or number"
				} },
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Show one collection",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"docs",
			"collection",
			"list"
		],
		access: "read",
		definition: {
			name: "docs_collection_list",
			title: "List collections",
			description: "List collections",
			inputSchema: {
				type: "object",
				properties: {
					site: {
						type: "string",
						description: "Site id"
					},
					visibility: {
						type: "string",
						enum: [
							"all",
							"public",
							"private"
						],
						description: "Only collections visible to this audience"
					},
					limit: {
						type: "integer",
						minimum: 0,
						default: 50,
						description: "Maximum number of rows (0 for all)"
					}
				},
				additionalProperties: false
			},
			annotations: {
				title: "List collections",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"docs",
			"collection",
			"update"
		],
		access: "write",
		definition: {
			name: "docs_collection_update",
			title: "Change a collection",
			description: "Change a collection",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Collection id or number"
					},
					name: {
						type: "string",
						description: "Name, unique in the account"
					},
					visibility: {
						type: "string",
						enum: ["public", "private"],
						description: "Who can see it"
					},
					order: {
						type: "integer",
						description: "Position in lists"
					},
					site: {
						type: "string",
						description: "Id of the site to move the collection to"
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
				title: "Change a collection",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"docs",
			"site",
			"get"
		],
		access: "read",
		definition: {
			name: "docs_site_get",
			title: "Show one site",
			description: "Show one site",
			inputSchema: {
				type: "object",
				properties: { id: {
					type: "string",
					description: "Site id"
				} },
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Show one site",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: [
			"docs",
			"site",
			"list"
		],
		access: "read",
		definition: {
			name: "docs_site_list",
			title: "List sites",
			description: "List sites",
			inputSchema: {
				type: "object",
				properties: { limit: {
					type: "integer",
					minimum: 0,
					default: 50,
					description: "Maximum number of rows (0 for all)"
				} },
				additionalProperties: false
			},
			annotations: {
				title: "List sites",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["mailbox", "fields"],
		access: "read",
		definition: {
			name: "mailbox_fields",
			title: "List the custom fields of an inbox",
			description: "List the custom fields of an inbox",
			inputSchema: {
				type: "object",
				properties: { id: {
					type: "string",
					description: "Inbox id or name"
				} },
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "List the custom fields of an inbox",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["mailbox", "folders"],
		access: "read",
		definition: {
			name: "mailbox_folders",
			title: "List the folders of an inbox",
			description: "List the folders of an inbox",
			inputSchema: {
				type: "object",
				properties: { id: {
					type: "string",
					description: "Inbox id or name"
				} },
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "List the folders of an inbox",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["mailbox", "get"],
		access: "read",
		definition: {
			name: "mailbox_get",
			title: "Show one inbox",
			description: "Show one inbox",
			inputSchema: {
				type: "object",
				properties: { id: {
					type: "string",
					description: "Inbox id or name"
				} },
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Show one inbox",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["mailbox", "list"],
		access: "read",
		definition: {
			name: "mailbox_list",
			title: "List inboxes",
			description: "List inboxes",
			inputSchema: {
				type: "object",
				properties: { limit: {
					type: "integer",
					minimum: 0,
					default: 25,
					description: "Maximum number of rows (0 for all)"
				} },
				additionalProperties: false
			},
			annotations: {
				title: "List inboxes",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["profile", "current"],
		access: "read",
		definition: {
			name: "profile_current",
			title: "Print the active profile",
			description: "Print the active profile",
			inputSchema: {
				type: "object",
				properties: {},
				additionalProperties: false
			},
			annotations: {
				title: "Print the active profile",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: false
			}
		}
	},
	{
		words: ["profile", "list"],
		access: "read",
		definition: {
			name: "profile_list",
			title: "List profiles and their sign-in status",
			description: "List profiles and their sign-in status",
			inputSchema: {
				type: "object",
				properties: {},
				additionalProperties: false
			},
			annotations: {
				title: "List profiles and their sign-in status",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: false
			}
		}
	},
	{
		words: ["profile", "use"],
		access: "write",
		definition: {
			name: "profile_use",
			title: "Set the active profile",
			description: "Set the active profile",
			inputSchema: {
				type: "object",
				properties: { name: {
					type: "string",
					description: "Name of the profile"
				} },
				required: ["name"],
				additionalProperties: false
			},
			annotations: {
				title: "Set the active profile",
				readOnlyHint: false,
				destructiveHint: false,
				idempotentHint: false,
				openWorldHint: false
			}
		}
	},
	{
		words: ["report", "beacon"],
		access: "read",
		definition: {
			name: "report_beacon",
			title: "Count conversations by source",
			description: "Count conversations by source",
			inputSchema: {
				type: "object",
				properties: {
					mailbox: {
						type: "string",
						description: "Inbox id or name"
					},
					since: {
						type: "string",
						default: "30d",
						description: "Changed since a date, an RFC 3339 time, or an age (7d, 12h, 30m)"
					}
				},
				additionalProperties: false
			},
			annotations: {
				title: "Count conversations by source",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["report", "company"],
		access: "read",
		definition: {
			name: "report_company",
			title: "Show the performance of the team in a time range",
			description: "Show the performance of the team in a time range",
			inputSchema: {
				type: "object",
				properties: {
					start: {
						type: "string",
						description: "Start of the time range: a date or an RFC 3339 time"
					},
					end: {
						type: "string",
						description: "End of the time range: a date (included) or an RFC 3339 time"
					},
					mailbox: {
						type: "string",
						description: "Inbox id or name"
					},
					tag: {
						type: "array",
						items: { type: "string" },
						description: "Tags by name or id, with commas to match any"
					}
				},
				required: ["start", "end"],
				additionalProperties: false
			},
			annotations: {
				title: "Show the performance of the team in a time range",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["report", "conversations"],
		access: "read",
		definition: {
			name: "report_conversations",
			title: "Show the volume of conversations in a time range",
			description: "Show the volume of conversations in a time range",
			inputSchema: {
				type: "object",
				properties: {
					start: {
						type: "string",
						description: "Start of the time range: a date or an RFC 3339 time"
					},
					end: {
						type: "string",
						description: "End of the time range: a date (included) or an RFC 3339 time"
					},
					mailbox: {
						type: "string",
						description: "Inbox id or name"
					},
					tag: {
						type: "array",
						items: { type: "string" },
						description: "Tags by name or id, with commas to match any"
					}
				},
				required: ["start", "end"],
				additionalProperties: false
			},
			annotations: {
				title: "Show the volume of conversations in a time range",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["report", "user"],
		access: "read",
		definition: {
			name: "report_user",
			title: "Show the activity of a user or team in a time range",
			description: "Show the activity of a user or team in a time range",
			inputSchema: {
				type: "object",
				properties: {
					start: {
						type: "string",
						description: "Start of the time range: a date or an RFC 3339 time"
					},
					end: {
						type: "string",
						description: "End of the time range: a date (included) or an RFC 3339 time"
					},
					user: {
						type: "string",
						description: "Id, name or e-mail address of the user or team, or \"me\""
					}
				},
				required: [
					"start",
					"end",
					"user"
				],
				additionalProperties: false
			},
			annotations: {
				title: "Show the activity of a user or team in a time range",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["tag", "get"],
		access: "read",
		definition: {
			name: "tag_get",
			title: "Show one tag",
			description: "Show one tag",
			inputSchema: {
				type: "object",
				properties: { id: {
					type: "string",
					description: "Tag id or name"
				} },
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Show one tag",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["tag", "list"],
		access: "read",
		definition: {
			name: "tag_list",
			title: "List tags alphabetically",
			description: "List tags alphabetically",
			inputSchema: {
				type: "object",
				properties: { limit: {
					type: "integer",
					minimum: 0,
					default: 25,
					description: "Maximum number of rows (0 for all)"
				} },
				additionalProperties: false
			},
			annotations: {
				title: "List tags alphabetically",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["tag", "usage"],
		access: "read",
		definition: {
			name: "tag_usage",
			title: "Count the conversations that have a tag",
			description: "Count the conversations that have a tag",
			inputSchema: {
				type: "object",
				properties: { name: {
					type: "string",
					description: "Id or name of the tag (case-insensitive)"
				} },
				required: ["name"],
				additionalProperties: false
			},
			annotations: {
				title: "Count the conversations that have a tag",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["user", "get"],
		access: "read",
		definition: {
			name: "user_get",
			title: "Show one team member",
			description: "Show one team member",
			inputSchema: {
				type: "object",
				properties: { id: {
					type: "string",
					description: "User id, name or e-mail address, or \"me\""
				} },
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Show one team member",
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
		definition: {
			name: "user_list",
			title: "List team members",
			description: "List team members",
			inputSchema: {
				type: "object",
				properties: {
					email: {
						type: "string",
						description: "Exact e-mail address"
					},
					mailbox: {
						type: "string",
						description: "Only members of this inbox, id or name"
					},
					limit: {
						type: "integer",
						minimum: 0,
						default: 25,
						description: "Maximum number of rows (0 for all)"
					}
				},
				additionalProperties: false
			},
			annotations: {
				title: "List team members",
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
			title: "Register a webhook",
			description: "Register a webhook",
			inputSchema: {
				type: "object",
				properties: {
					event: {
						type: "array",
						items: {
							type: "string",
							examples: [
								"beacon.chat.created",
								"beacon.chat.customer.replied",
								"convo.agent.reply.created",
								"convo.assigned",
								"convo.created",
								"convo.custom-fields",
								"convo.customer.reply.created",
								"convo.deleted",
								"convo.merged",
								"convo.moved",
								"convo.note.created",
								"convo.status",
								"convo.tags",
								"customer.created",
								"customer.deleted",
								"customer.updated",
								"message.survey.response.received",
								"satisfaction.ratings",
								"tag.created",
								"tag.deleted",
								"tag.updated"
							]
						},
						description: "Events to deliver"
					},
					label: {
						type: "string",
						description: "Label shown in the account settings"
					},
					url: {
						type: "string",
						description: "HTTPS URL that receives the events"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["event", "url"],
				additionalProperties: false
			},
			annotations: {
				title: "Register a webhook",
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
		words: ["webhook", "get"],
		access: "read",
		definition: {
			name: "webhook_get",
			title: "Show one webhook",
			description: "Show one webhook",
			inputSchema: {
				type: "object",
				properties: { id: {
					type: "string",
					description: "Webhook id"
				} },
				required: ["id"],
				additionalProperties: false
			},
			annotations: {
				title: "Show one webhook",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
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
					default: 25,
					description: "Maximum number of rows (0 for all)"
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
	},
	{
		words: ["workflow", "list"],
		access: "read",
		definition: {
			name: "workflow_list",
			title: "List workflows",
			description: "List workflows",
			inputSchema: {
				type: "object",
				properties: {
					mailbox: {
						type: "string",
						description: "Inbox id or name"
					},
					type: {
						type: "string",
						enum: ["manual", "automatic"],
						description: "How the workflow starts"
					},
					limit: {
						type: "integer",
						minimum: 0,
						default: 25,
						description: "Maximum number of rows (0 for all)"
					}
				},
				additionalProperties: false
			},
			annotations: {
				title: "List workflows",
				readOnlyHint: true,
				destructiveHint: false,
				idempotentHint: true,
				openWorldHint: true
			}
		}
	},
	{
		words: ["workflow", "run"],
		access: "destructive",
		definition: {
			name: "workflow_run",
			title: "Run a manual workflow on conversations",
			description: "Run a manual workflow on conversations",
			inputSchema: {
				type: "object",
				properties: {
					id: {
						type: "string",
						description: "Workflow id"
					},
					conv: {
						type: "array",
						items: { type: "string" },
						description: "Conversation ids"
					},
					"dry-run": {
						type: "boolean",
						description: "Print the request without sending it"
					}
				},
				required: ["id", "conv"],
				additionalProperties: false
			},
			annotations: {
				title: "Run a manual workflow on conversations",
				readOnlyHint: false,
				destructiveHint: true,
				idempotentHint: false,
				openWorldHint: true
			}
		}
	}
];

exports.tools = tools;