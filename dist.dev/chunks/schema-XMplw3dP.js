import { C as all, S as texts, _ as origin, a as envName, b as shapes, c as flagName, d as kinds, f as line, g as orderMatters, h as name, i as encodings, l as formats, m as methods, n as each, o as failures, p as method, r as effects, s as fieldValues, t as customFieldsName, u as hints, v as path, x as text, y as places } from "./common-BzadzAky.js";
import { r as tools, t as tool } from "./tools-DJdd_OI7.js";
import { a as reference, i as find, n as customFields, t as attach$1 } from "./lookups-D1bj7yVI.js";

// generator/2-shape/schema/calls.ts
const resourceName = {
	type: "string",
	pattern: "^(?:\\{[a-zA-Z][\\w-]*\\}|[A-Za-z][\\w]*(?:/[\\w{}-]+)+)$"
};
/** A path, which begins with a slash, or the resource of a verb. */
const pathOrResource = {
	type: "string",
	pattern: `^/\\S*$|${resourceName.pattern}`
};
/** Names in the code of workflows: `kit.calls.<name>`. */
const callName = {
	type: "string",
	pattern: "^[a-z][a-zA-Z0-9]*$"
};
const call = {
	description: "A request of a workflow: `METHOD /path`, or a mapping with a method and a path or with a verb and a resource of the catalogue.",
	type: ["string", "object"],
	pattern: "^(?:GET|POST|PUT|PATCH|DELETE) /\\S*$",
	additionalProperties: false,
	minProperties: 1,
	examples: ["GET /api/v2/deals", {
		get: "/api/v2/deals",
		paging: "cursor"
	}],
	properties: {
		get: {
			description: "Path of a GET, or resource of the record to read.",
			...pathOrResource,
			examples: ["/api/v2/deals"]
		},
		post: {
			description: "Path of a POST.",
			...path,
			examples: ["/api/v2/deals"]
		},
		put: {
			description: "Path of a PUT.",
			...path,
			examples: ["/api/v2/deals/{id}"]
		},
		patch: {
			description: "Path of a PATCH.",
			...path,
			examples: ["/api/v2/deals/{id}"]
		},
		delete: {
			description: "Path of a DELETE, or resource of the record to delete.",
			...pathOrResource,
			examples: ["/api/v2/deals/{id}"]
		},
		list: {
			description: "Resource of the records to list.",
			...resourceName,
			examples: ["sales/Orders", "{resource}"]
		},
		create: {
			description: "Resource of the record to create.",
			...resourceName,
			examples: ["sales/Orders", "{resource}"]
		},
		update: {
			description: "Resource of the record to update.",
			...resourceName,
			examples: ["{resource}"]
		},
		id: {
			description: "Name of the value with the id of the record, for `get`, `update` and `delete` of a resource.",
			...name,
			default: "id",
			examples: ["key"]
		},
		paging: {
			description: "Paging style of the list. Default: one request, or the style of the catalogue.",
			...name,
			examples: ["cursor"]
		},
		"page-size": {
			description: "Maximum number of rows per page.",
			type: "integer",
			minimum: 1,
			examples: [500]
		},
		host: {
			description: "Host of the request. Default: that of the command.",
			...name,
			examples: ["docs"]
		},
		result: {
			description: "Path of the rows or the record in the response.",
			...text,
			examples: ["articles"]
		},
		query: {
			description: "Query parameters; values are templates over arguments and the values that the workflow passes.",
			type: "object",
			additionalProperties: { type: [
				"string",
				"number",
				"boolean"
			] },
			examples: [{ embed: "threads" }]
		},
		body: {
			description: "Parts of the body by wire path; values are JSON templates.",
			type: "object",
			examples: [{
				op: "replace",
				path: "/status",
				value: "{set}"
			}]
		},
		encoding: {
			description: "How the body is encoded.",
			enum: [
				"json",
				"form",
				"multipart"
			],
			default: "json",
			examples: ["form"]
		},
		effect: {
			description: "What the request does. Default: `read` for a GET, else the effect of the command.",
			enum: effects,
			examples: ["create"]
		}
	}
};
const calls = {
	description: "Requests that the workflow may send, by the name that its code uses: `kit.calls.<name>`.",
	type: "object",
	propertyNames: callName,
	minProperties: 1,
	additionalProperties: { $ref: "#/$defs/call" },
	examples: [{ totals: "GET /api/v1/deals/summary" }]
};
const useCalls = {
	description: "Requests under `calls` of service.yaml that the workflow may also send.",
	type: "array",
	items: callName,
	uniqueItems: true,
	minItems: 1,
	examples: [["deals"]]
};
const why = {
	description: "Why the command is a workflow and not a request, in one line.",
	...line,
	examples: ["What is sent depends on what a look-up finds"]
};
const workflows = {
	description: "Limits on the workflows of the service.",
	type: "object",
	additionalProperties: false,
	required: ["most"],
	examples: [{ most: 9 }],
	properties: { most: {
		description: "Maximum number of commands that may be workflows.",
		type: "integer",
		minimum: 0,
		examples: [9]
	} }
};

// generator/2-shape/schema/flag.ts
/** Keys that fields, flags and arguments share. */
const value = {
	type: {
		description: "Type of the value: how it is written, checked and passed on.",
		enum: kinds,
		default: "text",
		examples: [
			"id",
			"date",
			"enum"
		]
	},
	of: {
		description: "Type of each element of a `csv`; with `enum` each element is one of `choices`.",
		enum: kinds,
		default: "text",
		examples: ["id", "enum"]
	},
	summary: {
		description: "One line of help. Default: the name in words.",
		...line,
		examples: ["Title of the deal"]
	},
	wire: {
		description: `Target of the value in the request: a name, or \`place:name\` with the places ${places.join(", ")}; \`none\` sends nothing. A list sends the value to each target. Default: the name of the flag, in the query of a GET and in the body otherwise.`,
		type: ["string", "array"],
		minLength: 1,
		items: {
			type: "string",
			pattern: "^(?!none$)."
		},
		minItems: 1,
		uniqueItems: true,
		examples: [
			"stage_id",
			"query:sort_by",
			"body:value.amount",
			"term:Status eq '{text}'",
			["body:from.id", "body:owner"]
		]
	},
	send: {
		description: "Value to send instead of the typed one. A mapping of `true` and `false` on a boolean flag sends a value in both cases.",
		examples: [
			true,
			21,
			{
				true: "Processed",
				false: "AfterEntry"
			}
		]
	},
	as: {
		description: "Form in which the value is sent: a JSON template with \"$value\" for the value (or each element of a list) and \"$first\" for whether the element is the first.",
		examples: [[{
			value: "$value",
			primary: "$first"
		}]]
	},
	with: {
		description: "Constant values that are sent with the value, by name, in the same place of the request.",
		type: "object",
		minProperties: 1,
		additionalProperties: { type: [
			"string",
			"number",
			"boolean"
		] },
		examples: [{ item_type: "deal" }]
	},
	choices: {
		description: "Allowed values: a list, a mapping from typed values to sent values, or a name under `choices` of service.yaml.",
		type: [
			"array",
			"object",
			"string"
		],
		minLength: 1,
		items: { type: ["string", "integer"] },
		uniqueItems: true,
		minItems: 1,
		minProperties: 1,
		examples: [
			[
				"open",
				"won",
				"lost"
			],
			{
				low: 1,
				high: 2
			},
			"statuses"
		]
	},
	open: {
		description: "Allows values that are not among the choices, with a warning; one that resembles a choice is refused as a typing error.",
		type: "boolean",
		default: false,
		examples: [true]
	},
	default: {
		description: "Value without the flag or argument.",
		examples: [25, "active"]
	},
	env: {
		description: "Environment variable that is read if the flag is not set.",
		...envName,
		examples: ["ACMECLI_TOKEN"]
	},
	min: {
		description: "Smallest allowed number.",
		type: "number",
		examples: [0]
	},
	max: {
		description: "Largest allowed number.",
		type: "number",
		examples: [100]
	},
	"max-items": {
		description: "Maximum number of elements of a list or repeated flag.",
		type: "integer",
		minimum: 1,
		examples: [100]
	},
	"min-items": {
		description: "Minimum number of elements of a list or repeated flag.",
		type: "integer",
		minimum: 1,
		examples: [1]
	},
	"max-length": {
		description: "Maximum number of characters of a text.",
		type: "integer",
		minimum: 1,
		examples: [255]
	},
	reference: {
		description: "Name of the look-up under `references` that converts a code to the id that is sent. Implies the type `reference`; with the type `csv` each element is looked up.",
		...text,
		examples: ["account"]
	},
	words: {
		description: "Words that a `reference` accepts in any case besides ids and names, and that are not looked up.",
		type: "array",
		items: {
			type: "string",
			pattern: "^[a-z]+$"
		},
		minItems: 1,
		uniqueItems: true,
		examples: [["none"]]
	},
	months: {
		description: "The unit m of a `since` value means months of 30 days instead of minutes.",
		type: "boolean",
		default: false,
		examples: [true]
	},
	day: {
		description: "With `end`, a `timestamp` without a time means the last second of the day instead of the first.",
		enum: ["end"],
		examples: ["end"]
	},
	unit: {
		description: "Unit shown in help.",
		...text,
		examples: ["percent", "milliseconds"]
	},
	hidden: {
		description: "Hides the flag from help and completion.",
		type: "boolean",
		default: false,
		examples: [true]
	},
	secret: {
		description: "The value is never printed, and tools do not have the flag.",
		type: "boolean",
		default: false,
		examples: [true]
	},
	stdin: {
		description: "Reads the value from piped standard input if the flag is not set.",
		type: "boolean",
		default: false,
		examples: [true]
	},
	completes: {
		description: "What the shell proposes for a text: the aliases or profiles of the user, or the settings of the service. Names of a `reference` and resources are proposed without it.",
		enum: [
			"alias",
			"profile",
			"setting"
		],
		examples: ["profile"]
	},
	placeholder: {
		description: "Word shown in help instead of the type.",
		...text,
		examples: ["Name=Value"]
	}
};
const flag = {
	description: "A flag, or a field that commands take as a flag.",
	type: "object",
	additionalProperties: false,
	properties: {
		...value,
		repeatable: {
			description: "Allows the flag more than once; the values form a list.",
			type: "boolean",
			default: false,
			examples: [true]
		},
		required: {
			description: "The command fails without a value.",
			type: "boolean",
			default: false,
			examples: [true]
		},
		requires: {
			description: "Other flags that must be set with the flag.",
			type: "array",
			minItems: 1,
			items: flagName,
			examples: [["currency"]]
		},
		conflicts: {
			description: "Other flags that must not be set with the flag.",
			type: "array",
			minItems: 1,
			items: flagName,
			examples: [["todo"]]
		},
		"required-with": {
			description: "Values of other flags with which the flag is required.",
			type: "object",
			propertyNames: flagName,
			minProperties: 1,
			additionalProperties: {
				type: "array",
				items: text,
				minItems: 1,
				uniqueItems: true
			},
			examples: [{ type: ["single-choice", "multiple-choice"] }]
		},
		alias: {
			description: "Another name: a letter, typed with a single dash, or a word.",
			type: "string",
			pattern: "^(?:[a-zA-Z]|[a-z][a-z0-9]*(?:-[a-z0-9]+)*)$",
			examples: ["f"]
		}
	}
};
const argument = {
	description: "A positional argument.",
	type: "object",
	additionalProperties: false,
	properties: {
		...value,
		required: {
			description: "The command fails without a value.",
			type: "boolean",
			default: true,
			examples: [false]
		},
		variadic: {
			description: "Takes all remaining words. Only the last argument can do so.",
			type: "boolean",
			default: false,
			examples: [true]
		}
	}
};
/** The `id` of a group or of a command: an argument with a name. */
const identifier = {
	description: "The argument that names one record.",
	type: "object",
	additionalProperties: false,
	examples: [{
		type: "id",
		summary: "Deal id"
	}],
	properties: {
		...value,
		name: {
			description: "Name of the argument.",
			...flagName,
			default: "id",
			examples: ["ids"]
		},
		required: {
			description: "The command fails without a value.",
			type: "boolean",
			default: true,
			examples: [false]
		},
		variadic: {
			description: "Takes several records in one command.",
			type: "boolean",
			default: false,
			examples: [true]
		}
	}
};
const flags = (description) => ({
	description,
	type: "object",
	propertyNames: flagName,
	minProperties: 1,
	additionalProperties: { $ref: "#/$defs/flag" },
	examples: [{ status: {
		type: "enum",
		choices: ["open", "won"],
		summary: "Status of the deal"
	} }]
});
const args = {
	description: "Positional arguments in order. Default: those that the path needs. `{}`: none.",
	$comment: orderMatters,
	type: "object",
	propertyNames: flagName,
	additionalProperties: { $ref: "#/$defs/argument" },
	examples: [{ entity: {
		type: "enum",
		choices: ["deal", "person"]
	} }]
};

// generator/2-shape/schema/parts.ts
const column = {
	description: "A column: `key`, `key|Header`, or a mapping.",
	type: ["string", "object"],
	pattern: "^[^|]+(?:\\|[^|]+)?$",
	additionalProperties: false,
	required: ["key"],
	examples: [
		"id",
		"stage_id|Stage",
		{
			key: "customer",
			from: "customer.email"
		}
	],
	properties: {
		key: {
			description: "Name of the column, used by --fields.",
			...text,
			examples: ["customer"]
		},
		header: {
			description: "Header of the column. Default: the key in words.",
			...text,
			examples: ["Customer"]
		},
		from: {
			description: "Dotted path or template of the cell, or alternatives tried in order. Default: the key.",
			type: ["string", "array"],
			items: text,
			minLength: 1,
			minItems: 1,
			examples: [
				"{first} {last}",
				["emails[primary].value", "emails[0].value"],
				"access[app=global].admin",
				"tags[].name"
			]
		},
		each: {
			description: "Dotted path in each element of a list, or a template: the cell shows these values instead of the elements.",
			...text,
			examples: ["label", "{id}={label}"]
		},
		join: {
			description: "Text between the elements of a list.",
			type: "string",
			default: ", ",
			examples: ["; "]
		},
		cut: {
			description: "Maximum length of a cell in a table, in characters.",
			type: "integer",
			minimum: 1,
			examples: [80]
		},
		money: {
			description: "Path of the currency of the amount. Tables and CSV print both, `5000 EUR`; a table on a terminal has at least two decimals.",
			...text,
			examples: ["currency", "value.currency"]
		},
		plain: {
			description: "Removes markup from the text.",
			type: "boolean",
			default: false,
			examples: [true]
		},
		share: {
			description: "The value is a share (0.4 is 40 %). Tables print a percentage, on a terminal with a bar; a text is a template that follows it.",
			type: ["boolean", "string"],
			minLength: 1,
			default: false,
			examples: [true, "({won} of {all})"]
		},
		values: {
			description: "Text of the cell by its value, in tables and CSV files.",
			type: "object",
			additionalProperties: { type: "string" },
			minProperties: 1,
			examples: [{
				10: "draft",
				20: "open"
			}]
		},
		empty: {
			description: "Text of a cell without a value, in tables and CSV files.",
			...text,
			examples: ["n/a"]
		}
	}
};
const exits = {
	description: "Exit codes of the command besides those of the service, by name.",
	type: "object",
	minProperties: 1,
	propertyNames: name,
	examples: [{ findings: {
		code: 8,
		meaning: "there are new findings"
	} }],
	additionalProperties: {
		description: "An exit code.",
		type: "object",
		additionalProperties: false,
		required: ["code", "meaning"],
		properties: {
			code: {
				description: "Number of the exit code.",
				type: "integer",
				minimum: 0,
				maximum: 255,
				examples: [8]
			},
			meaning: {
				description: "When the command ends with the code.",
				...text,
				examples: ["there are new findings"]
			}
		}
	}
};

// generator/2-shape/schema/record.ts
/** Path or template of a value, or alternatives. */
const source = {
	type: ["string", "array"],
	items: text,
	minLength: 1,
	minItems: 1
};
const messages = {
	description: "Messages inside the record, for example those of a conversation: a table prints them under the record, oldest first, as text. Paths are those of columns.",
	type: "object",
	additionalProperties: false,
	required: [
		"rows",
		"author",
		"time",
		"body"
	],
	examples: [{
		rows: "messages",
		author: "from.name",
		time: "sent_at",
		body: "html"
	}],
	properties: {
		rows: {
			description: "Path of the list of messages.",
			...text,
			examples: ["messages"]
		},
		author: {
			description: "Who wrote a message.",
			...source,
			examples: ["{from.first} {from.last}"]
		},
		kind: {
			description: "What kind of message it is.",
			...source,
			examples: ["type"]
		},
		time: {
			description: "When it was written.",
			...source,
			examples: ["sent_at"]
		},
		body: {
			description: "Its text or HTML.",
			...source,
			examples: ["html"]
		},
		files: {
			description: "Names of its attachments.",
			...source,
			examples: ["attachments[].name"]
		},
		total: {
			description: "Number of all messages in the record; fewer cause a note.",
			...text,
			examples: ["count"]
		},
		more: {
			description: "How to read all messages, the end of that note: a template over the record.",
			...text,
			examples: ["\"order messages {id}\" lists all"]
		}
	}
};
const web = {
	description: "Web page of the record. The command gets the flag `--web`, which opens it in the browser, or prints its address without a terminal.",
	type: "object",
	additionalProperties: false,
	minProperties: 1,
	oneOf: [{ required: ["url"] }, { required: ["field"] }],
	examples: [{ url: "https://{company}.shop.example/orders/{id}" }, {
		field: "_links.web.href",
		origin: "https://shop.example"
	}],
	properties: {
		url: {
			description: "Address of the page: a template over arguments and variables of the service.",
			type: "string",
			pattern: "^https://[^/\\s]+/\\S*$",
			examples: ["https://{company}.shop.example/orders/{id}"]
		},
		field: {
			description: "Field of the record with the address.",
			...text,
			examples: ["_links.web.href"]
		},
		origin: {
			description: "Origin that an address in a field must have. Default: any https address is opened.",
			type: "string",
			pattern: "^https://[a-z0-9.-]+$",
			examples: ["https://shop.example"]
		}
	}
};

// generator/2-shape/schema/command.ts
/** Verbs of any group, and those of a group on a resource. */
const verbs = [
	"list",
	"get",
	"create",
	"update",
	"delete",
	"add",
	"remove",
	"lines",
	"line-add",
	"line-update",
	"line-delete",
	"action"
];
const operations = all()([
	"add",
	"replace",
	"remove",
	"move"
]);
/** Keys that groups and commands share; the value of a command overrides that of its group. */
const shared = {
	host: {
		description: "Name of the host under `hosts` that receives the requests. Default: the first.",
		...name,
		examples: ["docs"]
	},
	paging: {
		description: "Paging style of lists: a name under `paging`, or `none` for one request.",
		...name,
		examples: ["cursor", "none"]
	},
	result: {
		description: "Path of the rows in a response, or the value of `{key}` in the paths of the paging style.",
		type: "string",
		examples: ["conversations", "data.items"]
	},
	columns: {
		description: "Columns of tables and CSV files: a key, `key|Header`, or a mapping.",
		type: "array",
		items: { $ref: "#/$defs/column" },
		examples: [[
			"id",
			"title",
			"stage_id|Stage"
		]]
	},
	use: {
		description: "Flag groups of the service whose flags the command has.",
		type: "array",
		items: text,
		uniqueItems: true,
		examples: [["FIELD", "BODY"]]
	},
	secrets: {
		description: "Fields of the records whose values are printed as dots in every format. A flag wired to `print:secrets` shows them.",
		type: "array",
		items: text,
		uniqueItems: true,
		minItems: 1,
		examples: [["signing_key"]]
	},
	resource: {
		description: "Resource of the catalogue, which defines path, key, columns and checks. Placeholders in the name are filled from arguments and flags.",
		...text,
		examples: ["sales/Customers", "{resource}"]
	},
	hints
};
const example = {
	description: "An example of the command without the name of the binary, alone or with a description.",
	type: ["string", "object"],
	minLength: 1,
	additionalProperties: false,
	required: ["run"],
	examples: ["deal get 42", {
		run: "deal get 42 --output json",
		shows: "The whole record"
	}],
	properties: {
		run: {
			description: "Command line to run.",
			...text,
			examples: ["deal get 42"]
		},
		shows: {
			description: "What the example shows, in a few words.",
			...text,
			examples: ["The whole record"]
		}
	}
};
const command = {
	description: "One command. A verb (list get create update delete add remove) infers the keys that are not written.",
	type: "object",
	additionalProperties: false,
	properties: {
		summary: {
			description: "One line of help. Inferred for verbs.",
			...line,
			examples: ["Show totals of deals per currency"]
		},
		description: {
			description: "More help, shown below the summary. `{binary}` is the name of the binary.",
			...text,
			examples: ["The service computes the totals."]
		},
		verb: {
			description: "Verb of the command. Default: its name, if that is a verb. `lines`, `line-add`, `line-update` and `line-delete` are verbs in a group with `lines`; `action` posts to the `resource` of the command.",
			enum: verbs,
			examples: ["list", "action"]
		},
		effect: {
			description: "Effect of the command on the service. Inferred for verbs and for GET.",
			enum: effects,
			examples: ["act"]
		},
		local: {
			description: "The command sends no request, and its effect is `local`.",
			type: "boolean",
			default: false,
			examples: [true]
		},
		workflow: {
			description: "Module in workflows/<service>/ that runs the command, with its reason under `why`; or `shared/<name>`, a command that comes with the package.",
			type: "string",
			pattern: "^(?:shared/)?[a-z][a-z0-9]*(?:-[a-z0-9]+)*$",
			examples: ["convert-deal", "shared/auth-login"]
		},
		returns: {
			description: "Fields that the command prints, besides its columns and the fields that it writes, instead of those of the group: for records of another kind, and for the result of a workflow. `--fields` refuses any other name.",
			type: "array",
			items: text,
			uniqueItems: true,
			minItems: 1,
			examples: [["id", "tags"]]
		},
		calls,
		"use-calls": useCalls,
		why,
		gate: {
			description: "`calls` checks the write gate for each request of the workflow, by the effect of the request, instead of once before the workflow starts.",
			enum: ["calls"],
			examples: ["calls"]
		},
		credentials: {
			description: "Adds a flag for each secret and setting that the credentials of the service need.",
			type: "boolean",
			default: false,
			examples: [true]
		},
		remove: {
			description: "Removes a command of a standard group.",
			type: "boolean",
			default: false,
			examples: [true]
		},
		method: {
			description: "HTTP method. Inferred for verbs, otherwise GET.",
			...method,
			examples: ["PUT"]
		},
		path: {
			description: "Path below the origin of the host. Default: that of the group, with `item` for one record.",
			...path,
			examples: ["/api/v1/deals/{id}/changelog"]
		},
		paths: {
			description: "Paths that replace `path` if a flag is set, by flag.",
			type: "object",
			propertyNames: flagName,
			minProperties: 1,
			additionalProperties: path,
			examples: [{ archived: "/api/v2/deals/archived" }]
		},
		query: {
			description: "Fixed query parameters; values are templates.",
			type: "object",
			minProperties: 1,
			additionalProperties: { type: [
				"string",
				"number",
				"boolean"
			] },
			examples: [{ reload: "true" }]
		},
		body: {
			description: "Fixed parts of the body by wire path; values are JSON templates. A list is the whole body.",
			type: ["object", "array"],
			examples: [{
				status: "active",
				"threads[0].customer.email": "{customer}"
			}, [{
				id: "{id}",
				amount: 1
			}]]
		},
		encoding: {
			description: "How the body is encoded.",
			enum: encodings,
			default: "json",
			examples: ["patch"]
		},
		patch: {
			description: "Operation of a JSON patch; the flag with the wire `body:value` holds its value.",
			type: "object",
			additionalProperties: false,
			required: ["op", "path"],
			examples: [{
				op: "replace",
				path: "/status"
			}],
			properties: {
				op: {
					description: "Name of the operation.",
					enum: operations,
					examples: ["replace"]
				},
				path: {
					description: "JSON pointer of the target.",
					...path,
					examples: ["/status"]
				}
			}
		},
		"page-size": {
			description: "Maximum number of rows to request per page.",
			type: "integer",
			minimum: 1,
			examples: [500]
		},
		cap: {
			description: "Number of rows printed without --limit. Default: all.",
			type: "integer",
			minimum: 1,
			examples: [500]
		},
		shape: {
			description: "What is printed: rows, a record, a record that a table shows as one row of its columns, a list with one record, the line of an action, or the raw response.",
			enum: shapes,
			examples: ["single"]
		},
		output: {
			description: "Default format, without --output or a setting. Default: that of the service.",
			enum: formats,
			examples: ["json"]
		},
		flat: {
			description: "Tables and CSV files show the record as rows of path and value.",
			type: "boolean",
			default: false,
			examples: [true]
		},
		unfold: {
			description: "Takes the rows from a list inside each record of the response.",
			type: "object",
			additionalProperties: false,
			required: ["rows"],
			examples: [{
				rows: ["files"],
				with: { orderId: "id" }
			}],
			properties: {
				rows: {
					description: "Paths of the list in a record, tried in order.",
					type: "array",
					items: text,
					minItems: 1,
					examples: [["_embedded.files", "files"]]
				},
				with: {
					description: "Fields of the record that are added to each row: name and path.",
					type: "object",
					additionalProperties: text,
					examples: [{ orderId: "id" }]
				}
			}
		},
		unwrap: {
			description: "Path of the record in each row of a list.",
			...text,
			examples: ["item"]
		},
		find: {
			description: "Look-ups under `find` of service.yaml that the command needs; `{name.Field}` in `body` is a field of the record found.",
			type: "array",
			items: name,
			uniqueItems: true,
			minItems: 1,
			examples: [["period"]]
		},
		moved: {
			description: "Note to print if the service redirects to another record, a template over arguments and response.",
			...text,
			examples: ["Order {id} is part of order {answer.id} now."]
		},
		messages,
		web,
		omit: {
			description: "Fields left out of a record in yaml and ndjson.",
			type: "array",
			minItems: 1,
			items: text,
			examples: [["_embedded"]]
		},
		confirm: {
			description: "Confirmation prompt, a template; `true` makes one from the summary. Deletes always ask.",
			type: ["string", "boolean"],
			minLength: 1,
			examples: ["Convert deal {id} into a lead?", true]
		},
		says: {
			description: "Line printed after the request, a template.",
			...text,
			examples: ["Created conversation {created}"]
		},
		gives: {
			description: "Object printed after the request if the output is not a table; values are templates.",
			type: "object",
			examples: [{ deleted: "{id}" }]
		},
		reread: {
			description: "Reads the record again if the response to a write has none.",
			type: "boolean",
			default: false,
			examples: [true]
		},
		resend: {
			description: "Fields that the service requires in every update. Those that no flag sets are read from the record and sent again.",
			type: "array",
			items: text,
			minItems: 1,
			uniqueItems: true,
			examples: [["name"]]
		},
		change: {
			description: "Requires at least one value. Default: true for `update`.",
			type: "boolean",
			examples: [false]
		},
		id: {
			$ref: "#/$defs/identifier",
			description: "Changes to the `id` of the group for this command."
		},
		args,
		takes: {
			description: "Fields of the group that are flags of the command; `!` marks required ones.",
			type: "array",
			items: {
				type: "string",
				pattern: "^[a-z][a-zA-Z0-9]*(?:[-_][a-zA-Z0-9]+)*!?$"
			},
			minItems: 1,
			uniqueItems: true,
			examples: [[
				"title!",
				"value",
				"currency"
			]]
		},
		flags: flags("Flags of this command alone."),
		"one-of": {
			description: "Sets of flags; exactly one flag of each set is required.",
			type: "array",
			minItems: 1,
			items: {
				description: "One set: two flags or more.",
				type: "array",
				items: { ...flagName },
				minItems: 2,
				examples: [["collection", "category"]]
			},
			examples: [[["collection", "category"]]]
		},
		"custom-fields": customFieldsName,
		examples: {
			description: "Examples, shown first in help; each is checked against the command.",
			type: "array",
			items: { $ref: "#/$defs/example" },
			minItems: 1,
			examples: [["deal get 42"]]
		},
		exits,
		aliases: {
			description: "Other names of the command.",
			type: "array",
			minItems: 1,
			items: name,
			uniqueItems: true,
			examples: [["ratelimit"]]
		},
		hidden: {
			description: "Hides the command from help and completion.",
			type: "boolean",
			default: false,
			examples: [true]
		},
		tool,
		...shared
	}
};

// generator/2-shape/schema/lines.ts
const part$1 = {
	type: {
		description: "Type of the value; with `reference` a code is looked up.",
		enum: all()([
			"text",
			"number",
			"date",
			"reference"
		]),
		default: "text",
		examples: ["number"]
	},
	reference: {
		description: "Name under `references`, or name of a group with a number or code. Implies the type `reference`.",
		...text,
		examples: ["item"]
	},
	wire: {
		description: "Field of the line that receives the value.",
		...text,
		examples: ["AmountFC"]
	},
	summary: {
		description: "One line of help.",
		...line,
		examples: ["Amount in the currency of the entry"]
	},
	min: {
		description: "Smallest allowed number.",
		type: "number",
		examples: [0]
	},
	max: {
		description: "Largest allowed number.",
		type: "number",
		examples: [1]
	}
};
const headPart = {
	description: "A part of the head.",
	type: "object",
	additionalProperties: false,
	required: ["wire", "summary"],
	properties: {
		...part$1,
		required: {
			description: "Whether the part must have a value; an optional part may be empty between two colons.",
			type: "boolean",
			default: true,
			examples: [false]
		}
	}
};
const option = {
	description: "An option of a line.",
	type: "object",
	additionalProperties: false,
	required: ["wire", "summary"],
	properties: part$1
};
const partName = {
	type: "string",
	pattern: "^[a-z][a-zA-Z0-9]*(?:[-_][a-zA-Z0-9]+)*$"
};
/** Lines of documents: their resource and their notation. */
const lines = {
	description: "Lines of the documents of a group, `account:amount[:option=value...][:text]`: a flag of the type `line`, and the verbs `lines`, `line-add`, `line-update` and `line-delete`.",
	type: "object",
	additionalProperties: false,
	required: ["resource", "parent"],
	examples: [{
		resource: "sales/EntryLines",
		parent: "EntryID",
		collection: "Lines",
		head: { amount: {
			type: "number",
			wire: "Amount",
			summary: "Amount"
		} }
	}],
	properties: {
		resource: {
			description: "Resource of the lines.",
			...text,
			examples: ["sales/EntryLines"]
		},
		parent: {
			description: "Field of a line with the id of its document.",
			...text,
			examples: ["EntryID"]
		},
		number: {
			description: "Field of a line with the number of its document. A number then needs no look-up, and means every version of the document.",
			...text,
			examples: ["QuotationNumber"]
		},
		collection: {
			description: "Field that holds the lines of a document when it is created.",
			...text,
			examples: ["SalesEntryLines"]
		},
		order: {
			description: "Sort order of `lines`. Default: LineNumber, if the resource has that field.",
			...text,
			examples: ["LineNumber", "Date desc"]
		},
		head: {
			description: "Parts at the beginning of a line, in order.",
			$comment: orderMatters,
			type: "object",
			propertyNames: partName,
			additionalProperties: headPart,
			minProperties: 1,
			examples: [{ amount: {
				type: "number",
				wire: "AmountFC",
				summary: "Amount"
			} }]
		},
		options: {
			description: "Options that may follow the head as `name=value`.",
			type: "object",
			propertyNames: partName,
			additionalProperties: option,
			examples: [{ vat: {
				wire: "VATCode",
				summary: "VAT code"
			} }]
		},
		text: {
			description: "Field that receives the rest of the line.",
			...text,
			examples: ["Description"]
		},
		spans: {
			description: "Pairs of options that must be set together; the first value must not be after the second.",
			type: "array",
			items: {
				description: "A pair of options.",
				type: "array",
				items: text,
				minItems: 2,
				examples: [["from", "to"]]
			},
			minItems: 1,
			examples: [[["from", "to"]]]
		},
		negative: {
			description: "Parts that become negative if a boolean flag of the command is set.",
			type: "object",
			additionalProperties: false,
			required: ["when", "parts"],
			examples: [{
				when: "credit-note",
				parts: ["amount"]
			}],
			properties: {
				when: {
					description: "Name of the boolean flag.",
					...text,
					examples: ["credit-note"]
				},
				parts: {
					description: "Names of the parts and options, which must be numbers.",
					type: "array",
					items: text,
					minItems: 1,
					uniqueItems: true,
					examples: [["amount", "vat-amount"]]
				}
			}
		},
		balanced: {
			description: "Part whose sum over all lines must be zero.",
			...text,
			examples: ["amount"]
		}
	}
};

// generator/2-shape/schema/tables.ts
const columnTypes = all()([
	"integer",
	"number",
	"text",
	"boolean",
	"date",
	"timestamp",
	"json"
]);
const tables = {
	description: "Tables of the records that workflows write to files, by name, for the databases that read the files: the type of each field.",
	type: "object",
	propertyNames: { pattern: "^[A-Za-z][A-Za-z0-9_]*$" },
	default: {},
	additionalProperties: {
		description: "Type of each field; `json` for lists, objects and fields with values of several types.",
		$comment: orderMatters,
		type: "object",
		minProperties: 1,
		propertyNames: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" },
		additionalProperties: { enum: columnTypes }
	},
	examples: [{ orders: {
		id: "integer",
		total: "number",
		placed_at: "timestamp",
		lines: "json"
	} }]
};

// generator/2-shape/schema/group.ts
const own = {
	summary: {
		description: "One line of help. Default: the plural noun.",
		...line,
		examples: ["Deals in a sales pipeline"]
	},
	description: {
		description: "More help, shown below the summary.",
		...text,
		examples: ["Only open deals are counted."]
	},
	noun: {
		description: "Name of one record in help and messages. Default: the name of the group in words.",
		...text,
		examples: ["sales entry"]
	},
	plural: {
		description: "Name of several records. Default: the noun with an s.",
		...text,
		examples: ["sales entries"]
	},
	title: {
		description: "Field that names a record to people in questions and dry runs: a path, or a template over fields. The record is read with the `get` of the group. Default: the column `title`, `subject` or `name`.",
		...text,
		examples: ["url", "{first} {last}"]
	},
	path: {
		description: "Full path of the collection below the origin of the host.",
		...path,
		examples: ["/api/v2/deals"]
	},
	item: {
		description: "Part that is added to `path` for one record.",
		type: "string",
		pattern: "^[/(]\\S*$",
		default: "/{id}",
		examples: ["/{product}"]
	},
	id: { $ref: "#/$defs/identifier" },
	record: {
		description: "Path of one record in a response. Default: that of the service.",
		type: "string",
		examples: ["article"]
	},
	number: {
		description: "Field, or fields tried in order, in which a number is looked up. Commands of the group then accept a number in place of an id, and the group is a reference of its name.",
		type: ["string", "array"],
		items: text,
		minLength: 1,
		minItems: 1,
		uniqueItems: true,
		examples: ["EntryNumber", ["InvoiceNumber", "OrderNumber"]]
	},
	code: {
		description: "Like `number`, for codes that are any text.",
		...text,
		examples: ["Code"]
	},
	latest: {
		description: "Field that chooses among records with the same number or code: the highest value wins.",
		...text,
		examples: ["VersionNumber"]
	},
	lines,
	"custom-fields": customFieldsName,
	returns: {
		description: "More fields of the records, besides columns and the fields that are written: `--fields` refuses a name that is in none of them.",
		type: "array",
		items: text,
		uniqueItems: true,
		minItems: 1,
		examples: [["createdAt", "owner"]]
	},
	methods,
	fields: flags("Fields of the records, used by name in `takes` here and in nested groups."),
	...shared,
	commands: {
		description: "Commands by name.",
		type: "object",
		propertyNames: name,
		minProperties: 1,
		additionalProperties: { $ref: "#/$defs/command" },
		examples: [{ get: { examples: ["deal get 42"] } }]
	},
	groups: {
		description: "Nested groups by name.",
		type: "object",
		propertyNames: name,
		minProperties: 1,
		additionalProperties: { $ref: "#/$defs/nested" },
		examples: [{ product: {
			path: "/api/v2/deals/{id}/products",
			commands: { list: {} }
		} }]
	}
};
/** A group inside another one; its name is its key. */
const nested = {
	description: "A nested group. It can use the fields of the groups around it.",
	type: "object",
	additionalProperties: false,
	properties: own
};
/** A group file. */
const group = {
	description: "A file of commands: a group, or commands at the root if it names no group.",
	type: "object",
	additionalProperties: false,
	properties: {
		group: {
			description: "Name of the group. Default: the commands are at the root.",
			...name,
			examples: ["deal"]
		},
		...own,
		tables
	}
};

// generator/2-shape/schema/behavior.ts
const exit = {
	description: "An exit code.",
	type: "object",
	additionalProperties: false,
	required: [
		"code",
		"name",
		"meaning"
	],
	examples: [{
		code: 65,
		name: "ValidationError",
		meaning: "bad input data"
	}],
	properties: {
		code: {
			description: "Number of the exit code.",
			type: "integer",
			minimum: 0,
			maximum: 255,
			examples: [65]
		},
		name: {
			description: "Class name in JSON errors.",
			type: "string",
			pattern: "^[A-Za-z]+$",
			examples: ["ValidationError"]
		},
		answered: {
			description: "Class name if a response of the service is the cause.",
			type: "string",
			pattern: "^[A-Za-z]+$",
			examples: ["ApiError"]
		},
		typed: {
			description: "Code if no request was sent, because the command line or the data is wrong.",
			type: "integer",
			minimum: 0,
			maximum: 255,
			examples: [1]
		},
		meaning: {
			description: "When a command ends with the code.",
			...text,
			examples: ["bad input data"]
		}
	}
};
const gate = {
	description: "Write gate: what a write needs before it is sent.",
	type: "object",
	additionalProperties: false,
	default: {
		writes: "open",
		deletes: "ask",
		declined: { says: "Aborted" }
	},
	examples: [{
		writes: "flag",
		flag: "allow-writes",
		env: "X_ALLOW_WRITES",
		deletes: "refuse",
		declined: { says: "Nothing was changed." }
	}],
	properties: {
		writes: {
			description: "Whether writes always run, or need the flag or the environment variable.",
			enum: ["open", "flag"],
			default: "open",
			examples: ["flag"]
		},
		flag: {
			description: "Flag that allows writes.",
			enum: ["allow-writes"],
			default: "allow-writes",
			examples: ["allow-writes"]
		},
		env: {
			description: "Environment variable that allows writes.",
			type: "string",
			pattern: "^[A-Z][A-Z0-9_]*$",
			examples: ["ACMECLI_ALLOW_WRITES"]
		},
		deletes: {
			description: "Deletes without --yes: ask on a terminal, or refuse.",
			enum: ["ask", "refuse"],
			default: "ask",
			examples: ["refuse"]
		},
		declined: {
			description: "What happens if the user declines the prompt.",
			type: "object",
			additionalProperties: false,
			required: ["says"],
			default: { says: "Aborted" },
			examples: [{ says: "Aborted" }],
			properties: { says: {
				description: "Line to print.",
				...text,
				examples: ["Aborted"]
			} }
		}
	}
};
const templates = {
	description: "An object of templates.",
	type: "object",
	examples: [{ deleted: "{id}" }]
};
const output = {
	description: "How results are printed.",
	type: "object",
	additionalProperties: false,
	default: {
		default: "auto",
		"empty-csv": "header",
		empty: "No results",
		"unknown-field": "usage"
	},
	examples: [{
		default: "table",
		empty: "No results found."
	}],
	properties: {
		default: {
			description: "Default format; `auto` is table on a terminal and json otherwise.",
			enum: ["table", "auto"],
			default: "auto",
			examples: ["table"]
		},
		"empty-csv": {
			description: "What csv prints if there are no rows.",
			enum: ["header", "nothing"],
			default: "header",
			examples: ["nothing"]
		},
		empty: {
			description: "What a table prints if there are no rows.",
			...text,
			default: "No results",
			examples: ["No results"]
		},
		gives: {
			description: "JSON output of writes whose response has no body, by effect; values are templates.",
			type: "object",
			additionalProperties: false,
			default: { delete: { deleted: "{id}" } },
			examples: [{ delete: { deleted: "{id}" } }],
			properties: {
				create: {
					...templates,
					description: "JSON of a create."
				},
				update: {
					...templates,
					description: "JSON of an update."
				},
				delete: {
					...templates,
					description: "JSON of a delete."
				},
				act: {
					...templates,
					description: "JSON of any other action."
				}
			}
		},
		preferred: {
			description: "Fields that records without columns show first, in this order.",
			...texts,
			examples: [["id", "name"]]
		},
		times: {
			description: "Zone of times that are written without one, such as 2026-05-31 14:00:00: a terminal shows their age.",
			enum: ["utc"],
			examples: ["utc"]
		},
		"bad-filter": {
			description: "Class of failure of an invalid --jq filter.",
			enum: failures,
			default: "input",
			examples: ["usage"]
		},
		"fields-order": {
			description: "Order of the columns that --fields names, in tables and CSV: as it names them, or that of the columns.",
			enum: ["named", "columns"],
			default: "named",
			examples: ["columns"]
		},
		"unknown-field": {
			description: "Class of failure of an unknown name in --fields.",
			enum: failures,
			default: "usage",
			examples: ["input"]
		}
	}
};
const setting = {
	description: "One profile setting.",
	type: "object",
	additionalProperties: false,
	required: ["summary"],
	properties: {
		type: {
			description: "Type of the value.",
			enum: kinds,
			default: "text",
			examples: ["enum"]
		},
		summary: {
			description: "One line of help.",
			...line,
			examples: ["Subdomain of the company account"]
		},
		choices: {
			description: "Allowed values.",
			type: "array",
			items: text,
			minItems: 1,
			examples: [["table", "json"]]
		},
		default: {
			description: "Value of the setting if it is not set.",
			type: ["string", "number"],
			examples: ["table"]
		},
		min: {
			description: "Smallest number.",
			type: "number",
			examples: [1]
		},
		max: {
			description: "Largest number.",
			type: "number",
			examples: [65535]
		},
		fills: {
			description: "Flag whose default is the setting. If a command declares that flag itself, a setting that has a default fills it only in reads, and only if the flag has a default too.",
			...text,
			examples: ["output"]
		},
		internal: {
			description: "Stored by commands and not shown by `config list`.",
			type: "boolean",
			default: false,
			examples: [true]
		},
		secret: {
			description: "The value is never printed.",
			type: "boolean",
			default: false,
			examples: [true]
		}
	}
};

// generator/2-shape/schema/connection.ts
const hosts = {
	description: "Hosts that requests go to, by name; the first is the default.",
	$comment: orderMatters,
	type: "object",
	minProperties: 1,
	propertyNames: name,
	examples: [{ main: {
		origin: "https://{company}.example.com",
		credentials: ["token"]
	} }],
	additionalProperties: {
		description: "One host.",
		type: "object",
		additionalProperties: false,
		required: ["origin"],
		properties: {
			origin: {
				description: "Scheme and host, a template over variables. No path.",
				...origin,
				examples: ["https://{company}.example.com"]
			},
			override: {
				description: "Environment variable that overrides the origin. Default: <env>_BASE_URL for the first host, <env>_<HOST>_BASE_URL for others.",
				...envName,
				examples: ["ACMECLI_BASE_URL"]
			},
			setting: {
				description: "Profile setting that overrides the origin.",
				...text,
				examples: ["api_base"]
			},
			strip: {
				description: "Regular expressions removed from an override before it is checked, in order.",
				...texts,
				examples: [["/v2/?$"]]
			},
			headers: {
				description: "Headers of every request.",
				type: "object",
				additionalProperties: { type: "string" },
				examples: [{ accept: "application/json" }]
			},
			credentials: {
				description: "Names under `credentials` that the host accepts, tried in order.",
				type: "array",
				items: name,
				default: [],
				examples: [["token", "oauth"]]
			}
		}
	}
};
const variables = {
	description: "Values that origins and paths name in braces. The first of flag, environment variable, setting, look-up and default is used.",
	type: "object",
	propertyNames: flagName,
	default: {},
	examples: [{ company: {
		env: "ACMECLI_COMPANY",
		setting: "company",
		missing: "No company is set."
	} }],
	additionalProperties: {
		description: "One variable.",
		type: "object",
		additionalProperties: false,
		properties: {
			flag: {
				description: "Global flag that sets the variable.",
				...flagName,
				examples: ["division"]
			},
			env: {
				description: "Environment variable that sets the variable.",
				...envName,
				examples: ["ACMECLI_COMPANY_DOMAIN"]
			},
			setting: {
				description: "Profile setting that sets the variable.",
				...text,
				examples: ["company_domain"]
			},
			choices: {
				description: "Allowed values by short name.",
				type: "object",
				additionalProperties: text,
				examples: [{ nl: "https://start.example.nl" }]
			},
			default: {
				description: "Value if nothing sets the variable.",
				...text,
				examples: ["https://start.example.nl"]
			},
			pattern: {
				description: "Regular expression that the value must match.",
				...text,
				examples: ["^[A-Za-z0-9-]+$"]
			},
			form: {
				description: "What the pattern allows, in words that follow \"It must be\". Default: the pattern.",
				...text,
				examples: ["a subdomain such as acme: letters, digits and hyphens"]
			},
			strip: {
				description: "Regular expressions removed from the value before it is checked, in order.",
				...texts,
				examples: [["^https?://"]]
			},
			lookup: {
				description: "GET that returns the value.",
				type: "object",
				additionalProperties: false,
				required: ["path", "field"],
				examples: [{
					path: "/api/me",
					field: "company.id"
				}],
				properties: {
					path: {
						description: "Path of the GET.",
						...path,
						examples: ["/api/me"]
					},
					field: {
						description: "Path of the value in the response.",
						...text,
						examples: ["company.id"]
					}
				}
			},
			every: {
				description: "List of all values, for lists that are read once per value (wire `each:`).",
				type: "object",
				additionalProperties: false,
				required: [
					"path",
					"paging",
					"field",
					"column"
				],
				examples: [{
					path: "/api/companies",
					paging: "link",
					field: "id",
					column: "Company"
				}],
				properties: {
					path: {
						description: "Path of the list.",
						...path,
						examples: ["/api/companies"]
					},
					query: {
						description: "Query parameters of the list.",
						type: "object",
						additionalProperties: { type: "string" },
						examples: [{ $select: "Code" }]
					},
					paging: {
						description: "Paging style of the list.",
						...name,
						examples: ["link"]
					},
					field: {
						description: "Field with the value.",
						...text,
						examples: ["id"]
					},
					unless: {
						description: "Field that excludes a value if it is true or not 0.",
						...text,
						examples: ["blocked"]
					},
					column: {
						description: "Column that is added to rows for the value.",
						...text,
						examples: ["Company"]
					}
				}
			},
			login: {
				description: "For a variable of an origin: flag of the login command that sets the variable, and the prompt for a missing value.",
				type: "object",
				additionalProperties: false,
				examples: [{
					flag: "company",
					ask: "Company:"
				}],
				properties: {
					flag: {
						description: "Name of the flag. Default: the name of the variable.",
						...flagName,
						examples: ["company"]
					},
					ask: {
						description: "Text of the prompt.",
						...text,
						examples: ["Company:"]
					}
				}
			},
			missing: {
				description: "Error message for a missing value.",
				...text,
				examples: ["No company is set."]
			}
		}
	}
};

// generator/2-shape/schema/credential.ts
const attach = {
	description: "How requests carry the secret: in a header, or as basic authentication. Both are templates over `{secret}` alone.",
	type: "object",
	additionalProperties: false,
	examples: [{
		header: "authorization",
		value: "Bearer {secret}"
	}],
	if: { required: ["basic"] },
	else: { required: ["header", "value"] },
	properties: {
		header: {
			description: "Name of the header, in lower case.",
			type: "string",
			pattern: "^[a-z0-9-]+$",
			examples: ["x-api-token"]
		},
		value: {
			description: "Value of the header.",
			...text,
			examples: ["{secret}"]
		},
		basic: {
			description: "User and password of basic authentication.",
			type: "object",
			additionalProperties: false,
			required: ["user", "password"],
			examples: [{
				user: "{secret}",
				password: "X"
			}],
			properties: {
				user: {
					description: "User name.",
					type: "string",
					examples: ["{secret}"]
				},
				password: {
					description: "Password of the user.",
					type: "string",
					examples: ["X"]
				}
			}
		}
	}
};
const part = {
	description: "Source of a part of the app.",
	type: "object",
	additionalProperties: false,
	required: ["flag", "env"],
	examples: [{
		flag: "client-id",
		env: "ACMECLI_CLIENT_ID"
	}],
	properties: {
		flag: {
			description: "Flag of the login command.",
			...flagName,
			examples: ["client-id"]
		},
		env: {
			description: "Environment variable with the value.",
			...envName,
			examples: ["ACMECLI_CLIENT_ID"]
		},
		setting: {
			description: "Profile setting that stores the value.",
			...text,
			examples: ["client_id"]
		}
	}
};
/** An endpoint of an authorization server: absolute, or below the origin of the host. */
const endpoint = {
	type: "string",
	pattern: "^(?:https://|/)\\S+$"
};
const common = {
	kind: {
		description: "A secret that users paste, or OAuth.",
		enum: ["secret", "oauth"],
		examples: ["secret"]
	},
	title: {
		description: "Name in messages.",
		...text,
		examples: ["API token"]
	},
	env: {
		description: "Environment variable that carries the secret (of OAuth: an access token) for one run.",
		...envName,
		examples: ["ACMECLI_API_TOKEN"]
	},
	attach,
	select: {
		description: "Boolean flag of the login command that chooses the credential, or an environment variable with a value. The first credential of a host is the default; the default flag of another one is its name.",
		type: "object",
		additionalProperties: false,
		required: ["flag"],
		examples: [{ flag: "oauth" }],
		properties: {
			flag: {
				description: "Name of the boolean flag.",
				...flagName,
				examples: ["oauth"]
			},
			env: {
				description: "Environment variable that chooses the credential if it has the value.",
				type: "object",
				additionalProperties: false,
				required: ["name", "value"],
				examples: [{
					name: "X_AUTH_MODE",
					value: "app"
				}],
				properties: {
					name: {
						description: "Name of the environment variable.",
						...envName,
						examples: ["X_AUTH_MODE"]
					},
					value: {
						description: "Value that chooses the credential.",
						...text,
						examples: ["app"]
					}
				}
			}
		}
	},
	mode: {
		description: "Value of the profile setting auth_mode after a login with the credential.",
		...text,
		examples: ["oauth"]
	},
	account: {
		description: "Account in the keychain, below the profile. Default: tokens for OAuth, otherwise the name of the credential.",
		...text,
		examples: ["api-token"]
	},
	login: {
		description: "Command that stores the credential. Default: the login of the service.",
		...text,
		examples: ["docs auth"]
	},
	identity: {
		description: "Who the user is, from the response to `prove`: templates, by the name that is shown.",
		type: "object",
		additionalProperties: text,
		examples: [{ name: "{data.name}" }]
	},
	remember: {
		description: "Profile settings filled from the response to `prove` at login.",
		type: "object",
		examples: [{ division: {
			from: "d.division",
			keep: true
		} }],
		additionalProperties: {
			description: "Source of one setting.",
			type: "object",
			additionalProperties: false,
			required: ["from"],
			properties: {
				from: {
					description: "Dotted path in the response.",
					...text,
					examples: ["d.division"]
				},
				keep: {
					description: "Does not replace a value that is already set.",
					type: "boolean",
					default: false,
					examples: [true]
				}
			}
		}
	},
	prove: {
		description: "Path of the GET that verifies the credential at login.",
		...path,
		examples: ["/api/v1/users/me"]
	}
};
const oauth = {
	grant: {
		description: "OAuth grant.",
		enum: ["authorization-code", "client-credentials"],
		examples: ["authorization-code"]
	},
	authorize: {
		description: "Authorize endpoint, opened in the browser.",
		...endpoint,
		examples: ["https://auth.example.com/authorize"]
	},
	token: {
		description: "Token endpoint.",
		...endpoint,
		examples: ["https://auth.example.com/token"]
	},
	revoke: {
		description: "Revocation endpoint, used at logout.",
		...endpoint,
		examples: ["https://auth.example.com/revoke"]
	},
	client: {
		description: "App of the user.",
		type: "object",
		additionalProperties: false,
		required: [
			"id",
			"secret",
			"sent"
		],
		examples: [{
			id: {
				flag: "client-id",
				env: "X_CLIENT_ID"
			},
			secret: {
				flag: "client-secret",
				env: "X_CLIENT_SECRET"
			},
			sent: "basic"
		}],
		properties: {
			id: {
				...part,
				description: "Client id."
			},
			secret: {
				...part,
				description: "Client secret."
			},
			sent: {
				description: "How the token endpoint receives the client id and secret.",
				enum: ["basic", "form"],
				examples: ["basic"]
			},
			setup: {
				description: "Command that registers the app. Without one, the login prompts for missing values.",
				...text,
				examples: ["auth setup"]
			}
		}
	},
	"authorize-query": {
		description: "Further query parameters of the authorize request, besides client_id, redirect_uri and state.",
		type: "object",
		additionalProperties: { type: "string" },
		examples: [{ scope: "read write" }]
	},
	pkce: {
		description: "Sends a code challenge (S256) with the authorize request and its verifier with the code (RFC 7636).",
		type: "boolean",
		default: false,
		examples: [true]
	},
	redirect: {
		description: "Callback that the browser returns to.",
		type: "object",
		additionalProperties: false,
		required: ["path", "port"],
		examples: [{
			path: "/callback",
			port: 9999,
			"port-flag": "port"
		}],
		properties: {
			path: {
				description: "Path of the callback.",
				...path,
				examples: ["/callback"]
			},
			port: {
				description: "Port on this machine.",
				type: "integer",
				minimum: 1,
				maximum: 65535,
				examples: [9999]
			},
			wait: {
				description: "Seconds to wait for the browser.",
				type: "integer",
				minimum: 1,
				default: 120,
				examples: [300]
			},
			"port-flag": {
				description: "Flag that changes the port.",
				...flagName,
				examples: ["port"]
			},
			"port-setting": {
				description: "Setting that changes the port.",
				...text,
				examples: ["port"]
			},
			tunnel: {
				description: "Public domain in front of the callback, for services that require https.",
				type: "object",
				additionalProperties: false,
				required: [
					"flag",
					"setting",
					"command"
				],
				examples: [{
					flag: "domain",
					setting: "domain",
					command: "ngrok http {port} --domain={domain}"
				}],
				properties: {
					flag: {
						description: "Flag with the domain.",
						...flagName,
						examples: ["domain"]
					},
					setting: {
						description: "Setting that stores the domain.",
						...text,
						examples: ["domain"]
					},
					command: {
						description: "Command that opens the tunnel, shown to the user.",
						...text,
						examples: ["ngrok http {port} --domain={domain}"]
					}
				}
			},
			"manual-flag": {
				description: "Flag to paste the code by hand.",
				...flagName,
				examples: ["manual"]
			}
		}
	},
	"refresh-before": {
		description: "Seconds before its expiry at which a token is refreshed.",
		type: "integer",
		minimum: 0,
		default: 60,
		examples: [300]
	},
	"single-use": {
		description: "A refresh token works only once.",
		type: "boolean",
		default: false,
		examples: [true]
	},
	"min-age": {
		description: "Age in seconds below which a token is not refreshed after a 401.",
		type: "integer",
		minimum: 0,
		examples: [570]
	},
	"origin-field": {
		description: "Field of the token response with the origin of the API.",
		...text,
		examples: ["api_domain"]
	}
};
const credential = {
	description: "One way to sign in.",
	type: "object",
	required: ["kind"],
	discriminator: { propertyName: "kind" },
	oneOf: [{
		type: "object",
		additionalProperties: false,
		required: [
			"kind",
			"title",
			"env",
			"flag",
			"attach",
			"prove"
		],
		properties: {
			...common,
			kind: {
				const: "secret",
				description: "A secret that users paste at login.",
				examples: ["secret"]
			},
			flag: {
				description: "Flag of the login command.",
				...flagName,
				examples: ["api-token"]
			}
		}
	}, {
		type: "object",
		additionalProperties: false,
		required: [
			"kind",
			"grant",
			"title",
			"attach",
			"token",
			"client",
			"prove"
		],
		properties: {
			...common,
			kind: {
				const: "oauth",
				description: "OAuth 2.",
				examples: ["oauth"]
			},
			...oauth
		}
	}]
};

// generator/2-shape/schema/paging.ts
const size = {
	description: "Rows per page.",
	type: "object",
	additionalProperties: false,
	required: ["default", "max"],
	examples: [{
		default: 100,
		max: 500
	}],
	properties: {
		default: {
			description: "Number of rows if the request names no size.",
			type: "integer",
			minimum: 1,
			examples: [100]
		},
		max: {
			description: "Maximum number of rows.",
			type: "integer",
			minimum: 1,
			examples: [500]
		}
	}
};
const items = {
	description: "Path of the rows in a response.",
	...text,
	examples: ["data"]
};
const next = (what, example) => ({
	description: `Path of ${what} in a response; a page without it is the last.`,
	...text,
	examples: [example]
});
const maxPages = {
	description: "Maximum number of pages to read.",
	type: "integer",
	minimum: 1,
	examples: [50]
};
const parameter = (key, example) => ({
	description: `Parameter with the ${key}.`,
	...text,
	examples: [example]
});
const send = (name) => ({
	description: "Names of the query parameters.",
	type: "object",
	additionalProperties: false,
	required: [name],
	examples: [{
		[name]: name,
		size: "limit"
	}],
	properties: {
		...each([name], (key) => parameter(key, key)),
		size: parameter("size", "limit")
	}
});
const style = (value, description) => ({
	const: value,
	description,
	examples: [value]
});
const variant = (required, properties) => ({
	type: "object",
	additionalProperties: false,
	required: ["style", ...required],
	properties: {
		...properties,
		paths: {
			description: "Prefixes of the paths that use the style, for raw requests.",
			type: "array",
			items: text,
			examples: [["/api/v2/"]]
		}
	}
});
const distinct = {
	description: "Field with the id of a row, for rows that move while pages are read: repeated rows are skipped, and pages are read again until no row can be missing.",
	...text,
	examples: ["id"]
};
const paging = {
	description: "One paging style.",
	type: "object",
	required: ["style"],
	discriminator: { propertyName: "style" },
	oneOf: [
		variant([
			"send",
			"next",
			"items"
		], {
			style: style("cursor", "The response has an opaque cursor of the next page."),
			send: send("cursor"),
			next: next("the cursor of the next page", "additional_data.next_cursor"),
			items,
			size
		}),
		variant([
			"send",
			"next",
			"items"
		], {
			style: style("offset", "The request for the next page has the number of rows to skip."),
			send: send("offset"),
			next: next("the offset at which the next page starts", "additional_data.next_start"),
			more: {
				description: "Path of a boolean that is true if more rows follow, for services where `next` is not enough.",
				...text,
				examples: ["additional_data.more"]
			},
			or: {
				description: "Cursor style of the lists that return a cursor instead of an offset; a list whose first response has its cursor is read in that style.",
				...text,
				examples: ["cursor"]
			},
			items,
			size,
			distinct
		}),
		variant([
			"send",
			"first",
			"pages",
			"items"
		], {
			style: style("page", "Pages are numbered, and the response has the number of pages."),
			send: send("page"),
			first: {
				description: "Number of the first page.",
				type: "integer",
				minimum: 0,
				examples: [1]
			},
			pages: {
				description: "Path of the number of pages.",
				...text,
				examples: ["page.totalPages"]
			},
			total: {
				description: "Path of the number of rows.",
				...text,
				examples: ["page.totalElements"]
			},
			items,
			size,
			distinct
		}),
		variant(["next", "items"], {
			style: style("link", "The response has the URL of the next page."),
			next: next("the URL of the next page", "d.__next"),
			items,
			"max-pages": maxPages
		}),
		variant([
			"next",
			"items",
			"field"
		], {
			style: style("timestamp", "Rows have a version; the next page starts after the highest one."),
			next: next("the URL of the next page", "d.__next"),
			items,
			field: {
				description: "Field with the version of a row.",
				...text,
				examples: ["Timestamp"]
			},
			"max-pages": maxPages
		})
	]
};

// generator/2-shape/schema/checks.ts
const check = {
	description: "One check.",
	type: "object",
	additionalProperties: false,
	required: ["check"],
	examples: [{
		check: "reach",
		of: "main",
		path: "/api/me"
	}],
	properties: {
		check: {
			description: "What to check: Node, the settings folder, the keychain, the profile, a variable, an OAuth client, a credential of a host, its expiry, a program on the PATH, the jq engine, or the connection to a host.",
			enum: all()([
				"runtime",
				"folder",
				"keychain",
				"profile",
				"variable",
				"client",
				"credential",
				"expiry",
				"tool",
				"jq",
				"reach"
			]),
			examples: ["reach"]
		},
		of: {
			description: "Name of the variable, credential, host or program to check.",
			...text,
			examples: ["main"]
		},
		path: {
			description: "Path of the GET of `reach`. Default: that which proves the credential of the host.",
			...path,
			examples: ["/api/me"]
		},
		setting: {
			description: "Setting that makes a `tool` necessary if it has a value.",
			...text,
			examples: ["ngrok_domain"]
		},
		name: {
			description: "Name in the output. Default: the check and `of`.",
			...text,
			examples: ["token"]
		}
	}
};
const doctor = {
	description: "Checks of the command `doctor`.",
	type: "object",
	additionalProperties: false,
	examples: [{
		fails: "config",
		checks: [{ check: "runtime" }]
	}],
	properties: {
		fails: {
			description: "Class of failure if a check fails.",
			enum: ["config", "generic"],
			default: "config",
			examples: ["generic"]
		},
		checks: {
			description: "Checks in order. Default: all that apply.",
			type: "array",
			items: check,
			examples: [[{ check: "runtime" }]]
		}
	}
};
const validate = {
	description: "Checks of the command `config validate`, in order.",
	type: "array",
	items: check,
	examples: [[{ check: "folder" }]]
};
const local = {
	description: "Behavior of the commands that every client has, where clients differ.",
	type: "object",
	additionalProperties: false,
	examples: [{ identify: true }],
	properties: { identify: {
		description: "`auth status` sends a request to show who the user is, and fails if the credential is refused.",
		type: "boolean",
		default: false,
		examples: [true]
	} }
};

// generator/2-shape/schema/catalogue.ts
const catalogue = {
	description: "Data about the resources of the service, and the habits of the vendor behind its dialect.",
	type: "object",
	additionalProperties: false,
	required: [
		"file",
		"dialect",
		"path",
		"paging"
	],
	examples: [{
		file: "catalogue.json",
		dialect: "odata",
		path: "/api/v1/{division}/{resource}",
		paging: "link",
		names: ["Code"]
	}],
	properties: {
		file: {
			description: "JSON file beside service.yaml.",
			type: "string",
			pattern: "^[\\w.-]+\\.json$",
			examples: ["catalogue.json"]
		},
		dialect: {
			description: "How keys, filters, rows and dates are written; `odata` is version 2 or 3.",
			enum: all()(["odata"]),
			examples: ["odata"]
		},
		path: {
			description: "Path of a resource that the catalogue does not list.",
			...path,
			examples: ["/api/v1/{division}/{resource}"]
		},
		"beta-path": {
			description: "Path of the beta version of a resource that the catalogue does not list.",
			...path,
			examples: ["/api/v1/beta/{division}/{resource}"]
		},
		paging: {
			description: "Paging style of the lists of all resources.",
			...name,
			examples: ["link"]
		},
		codes: {
			description: "Codes of digits that the service stores right-aligned, with blanks on the left.",
			type: "object",
			additionalProperties: false,
			required: [
				"field",
				"width",
				"resources"
			],
			examples: [{
				field: "Code",
				width: 18,
				resources: ["sales/Customers"]
			}],
			properties: {
				field: {
					description: "Field with the code.",
					...text,
					examples: ["Code"]
				},
				width: {
					description: "Width in characters.",
					type: "integer",
					minimum: 1,
					examples: [18]
				},
				resources: {
					description: "Resources whose codes are stored this way.",
					...texts,
					examples: [["sales/Customers"]]
				}
			}
		},
		names: {
			description: "Fields by which a record is found, in this order: the first that its resource has.",
			...texts,
			default: [],
			examples: [[
				"Code",
				"Number",
				"Name"
			]]
		},
		telling: {
			description: "Fields that distinguish records with the same code or number, in an error.",
			...texts,
			default: [],
			examples: [["Journal", "EntryDate"]]
		},
		columns: {
			description: "Columns of lists without columns of their own: the key, and of each list the first field there is.",
			type: "array",
			items: {
				description: "Fields for one column, tried in order.",
				...texts,
				examples: [["Name", "Description"]]
			},
			default: [],
			examples: [[["Code", "Number"], ["Name", "Description"]]]
		},
		formats: {
			description: "Form of a field wherever it is written, by its name.",
			type: "object",
			examples: [{ Country: {
				pattern: "^[A-Za-z]{2}$",
				form: "a country code of two letters",
				case: "upper"
			} }],
			additionalProperties: {
				description: "Form of one field.",
				type: "object",
				additionalProperties: false,
				required: ["pattern", "form"],
				properties: {
					pattern: {
						description: "Regular expression that the value must match.",
						...text,
						examples: ["^[A-Z]{2}$"]
					},
					form: {
						description: "What the pattern allows, in words that follow \"It must be\".",
						...text,
						examples: ["a country code of two letters"]
					},
					case: {
						description: "Letters are made capitals.",
						enum: ["upper"],
						examples: ["upper"]
					}
				}
			}
		}
	}
};

// generator/2-shape/schema/sandbox.ts
const refuseOrIgnore = {
	enum: ["refuse", "ignore"],
	default: "refuse",
	examples: ["ignore"]
};
const sandbox = {
	description: "How the sandbox, a stand-in for the service, behaves.",
	type: "object",
	additionalProperties: false,
	default: { records: 60 },
	examples: [{
		records: 60,
		variables: { company: "sandbox" },
		extension: true
	}],
	properties: {
		records: {
			description: "Number of records of each resource at the start.",
			type: "integer",
			minimum: 0,
			default: 60,
			examples: [60]
		},
		variables: {
			description: "Values of variables in the sandbox.",
			type: "object",
			additionalProperties: { type: "string" },
			default: {},
			examples: [{ company: "sandbox" }]
		},
		extension: {
			description: "Adds the behavior of the module sandbox/<service>/index.",
			type: "boolean",
			default: false,
			examples: [true]
		},
		unknown: {
			description: "How the service handles unknown keys.",
			type: "object",
			additionalProperties: false,
			examples: [{
				body: "refuse",
				query: "ignore"
			}],
			properties: {
				body: {
					description: "Unknown keys in a body.",
					...refuseOrIgnore
				},
				query: {
					description: "Unknown query parameters.",
					...refuseOrIgnore
				}
			}
		},
		oversize: {
			description: "How the service handles a page size above the maximum.",
			enum: ["refuse", "clamp"],
			default: "refuse",
			examples: ["clamp"]
		},
		answers: {
			description: "Responses to writes; `empty` has no body, and for a create the id is in a header.",
			type: "object",
			additionalProperties: false,
			examples: [{
				create: "empty",
				update: "empty",
				delete: "empty"
			}],
			properties: {
				create: {
					description: "Response to a create.",
					enum: ["record", "empty"],
					default: "record",
					examples: ["empty"]
				},
				update: {
					description: "Response to an update.",
					enum: ["record", "empty"],
					default: "record",
					examples: ["empty"]
				},
				delete: {
					description: "Response to a delete.",
					enum: [
						"empty",
						"id",
						"record"
					],
					default: "empty",
					examples: ["id"]
				}
			}
		},
		invalid: {
			description: "Status of the response to an invalid body or query.",
			type: "integer",
			minimum: 400,
			maximum: 499,
			default: 400,
			examples: [422]
		},
		error: {
			description: "Body of an error, a JSON template over {message}, {hint} and {status}; a list of one element is repeated for each invalid field, with {path} and {text}.",
			examples: [{ error: "{message}" }]
		},
		"content-type": {
			description: "Content type of responses.",
			...text,
			default: "application/json",
			examples: ["application/hal+json"]
		},
		tokens: {
			description: "Tokens of the OAuth endpoints of the sandbox.",
			type: "object",
			additionalProperties: false,
			required: ["expires"],
			examples: [{ expires: 3600 }],
			properties: {
				expires: {
					description: "Lifetime of an access token in seconds.",
					type: "integer",
					minimum: 1,
					examples: [600]
				},
				text: {
					description: "Returns the seconds as text.",
					type: "boolean",
					default: false,
					examples: [true]
				},
				earliest: {
					description: "Seconds after which a token may be refreshed.",
					type: "integer",
					minimum: 0,
					examples: [570]
				}
			}
		}
	}
};

// generator/2-shape/schema/traffic.ts
const errors = {
	description: "Where an error response holds its message.",
	type: "object",
	additionalProperties: false,
	default: { message: ["message", "error"] },
	examples: [{
		message: ["error", "message"],
		hint: "error_info"
	}],
	properties: {
		message: {
			description: "Paths of the message, tried in order.",
			...texts,
			default: ["message", "error"],
			examples: [["error.message", "error"]]
		},
		hint: {
			description: "Path of a hint.",
			...text,
			examples: ["error_info"]
		},
		extra: {
			description: "More fields of JSON errors: name to path.",
			type: "object",
			additionalProperties: text,
			examples: [{ logRef: "logRef" }]
		},
		details: {
			description: "List of detailed errors.",
			type: "object",
			additionalProperties: false,
			required: ["list", "line"],
			examples: [{
				list: "errors",
				line: "{path}: {message}"
			}],
			properties: {
				list: {
					description: "Path of the list.",
					...text,
					examples: ["errors"]
				},
				line: {
					description: "Line to print for each error, a template over its fields.",
					...text,
					examples: ["{path}: {message}"]
				}
			}
		},
		says: {
			description: "Message to print, a template.",
			...text,
			default: "{title} {status}: {message}",
			examples: ["{title} {status}: {message}"]
		},
		failed: {
			description: "What marks a 2xx response as failed: the path of a field that has a value, or values by path: `success: false`.",
			type: "array",
			items: {
				...fieldValues,
				type: ["string", "object"],
				minLength: 1
			},
			examples: [["errors", { success: false }]]
		}
	}
};
const retry = {
	description: "Retries after a 5xx or a network failure.",
	type: "object",
	additionalProperties: false,
	default: {
		attempts: 3,
		repeat: [
			"GET",
			"PUT",
			"DELETE"
		],
		base: 1e3,
		cap: 3e4,
		jitter: 1e3
	},
	examples: [{
		attempts: 3,
		repeat: [
			"GET",
			"PUT",
			"DELETE"
		],
		base: 1e3,
		cap: 3e4,
		jitter: 1e3
	}],
	properties: {
		attempts: {
			description: "Total number of attempts.",
			type: "integer",
			minimum: 1,
			default: 3,
			examples: [3]
		},
		repeat: {
			description: "Methods that are retried; POST never is.",
			type: "array",
			items: { enum: method.enum.filter((word) => word !== "POST") },
			default: [
				"GET",
				"PUT",
				"DELETE"
			],
			examples: [[
				"GET",
				"PUT",
				"DELETE"
			]]
		},
		base: {
			description: "First wait in milliseconds; it doubles with each retry.",
			type: "integer",
			minimum: 0,
			default: 1e3,
			examples: [1e3]
		},
		cap: {
			description: "Longest wait in milliseconds.",
			type: "integer",
			minimum: 0,
			default: 3e4,
			examples: [3e4]
		},
		jitter: {
			description: "Maximum number of milliseconds added at random.",
			type: "integer",
			minimum: 0,
			default: 1e3,
			examples: [1e3]
		}
	}
};
const rate = {
	description: "Rate limit of the service, as its headers report it. Header names are in lower case.",
	type: "object",
	additionalProperties: false,
	default: {
		waits: [{
			header: "retry-after",
			unit: "auto"
		}],
		fallback: 2,
		cap: 120
	},
	examples: [{
		waits: [{
			header: "retry-after",
			unit: "seconds"
		}],
		fallback: 2,
		cap: 120
	}],
	properties: {
		waits: {
			description: "Headers with the time to wait after a 429, tried in order.",
			type: "array",
			default: [{
				header: "retry-after",
				unit: "auto"
			}],
			examples: [[{
				header: "retry-after",
				unit: "seconds"
			}]],
			items: {
				description: "One header.",
				type: "object",
				additionalProperties: false,
				required: ["header", "unit"],
				properties: {
					header: {
						description: "Name of the header.",
						...text,
						examples: ["retry-after"]
					},
					unit: {
						description: "Unit of its number; `auto` infers the unit from the size.",
						enum: [
							"seconds",
							"epoch-ms",
							"epoch-s",
							"auto"
						],
						examples: ["seconds"]
					},
					cap: {
						description: "Longest wait that is accepted from this header, in seconds.",
						type: "integer",
						minimum: 1,
						examples: [600]
					},
					host: {
						description: "Only for responses of this host; default: all hosts.",
						...text,
						examples: ["files"]
					}
				}
			}
		},
		fallback: {
			description: "Seconds to wait if no header has a time.",
			type: "number",
			minimum: 0,
			default: 2,
			examples: [2]
		},
		cap: {
			description: "Longest wait that is accepted, in seconds.",
			type: "number",
			minimum: 0,
			default: 120,
			examples: [120]
		},
		spent: {
			description: "Header that ends the run if it is 0, because waiting does not help.",
			type: "object",
			additionalProperties: false,
			required: ["header", "says"],
			examples: [{
				header: ["x-daily-requests-left"],
				says: "The daily budget is used up"
			}],
			properties: {
				header: {
					description: "Headers, tried in order.",
					...texts,
					examples: [["x-daily-requests-left"]]
				},
				says: {
					description: "Error message.",
					...text,
					examples: ["The daily budget is used up"]
				}
			}
		},
		remaining: {
			description: "Header with the number of requests left in the window.",
			...text,
			examples: ["x-ratelimit-remaining"]
		},
		limit: {
			description: "Header with the number of requests per window.",
			...text,
			examples: ["x-ratelimit-limit"]
		},
		window: {
			description: "Length of the window in seconds.",
			type: "number",
			minimum: 0,
			examples: [2]
		},
		"blocked-after-429": {
			description: "A 403 after a 429 means that the service blocks the client, and ends the run.",
			type: "boolean",
			default: false,
			examples: [true]
		}
	}
};

// generator/2-shape/schema/service.ts
const resourceVerbs = [
	"list",
	"get",
	"create",
	"update",
	"delete",
	"lines",
	"line-add",
	"line-update",
	"line-delete",
	"action"
];
/** service.yaml */
const service = {
	description: "A client without its commands.",
	type: "object",
	additionalProperties: false,
	required: [
		"service",
		"binary",
		"version",
		"title",
		"summary",
		"env",
		"hosts"
	],
	properties: {
		service: {
			description: "Name of the service: the folder of its output and the first part of command ids.",
			...name,
			examples: ["acme"]
		},
		binary: {
			description: "Name of the binary at the shell.",
			...name,
			examples: ["acmecli"]
		},
		version: {
			description: "Version of the client, in quotes.",
			type: "string",
			pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+\\S*$",
			examples: ["0.22.0"]
		},
		title: {
			description: "Name of the service in messages.",
			...text,
			examples: ["Shop API"]
		},
		summary: {
			description: "One line about the client, shown first in its help.",
			...line,
			examples: ["Command-line client for a shop"]
		},
		description: {
			description: "More help about the client, shown below the summary.",
			...text,
			examples: ["Reads and changes deals."]
		},
		env: {
			description: "Prefix of environment variables, without the underscore.",
			...envName,
			examples: ["ACMECLI"]
		},
		"user-agent": {
			description: "User-Agent header, a template.",
			...text,
			default: "{binary}/{version}",
			examples: ["{binary}/{version}"]
		},
		login: {
			description: "Command that signs in, for error messages.",
			...text,
			default: "auth login",
			examples: ["auth login"]
		},
		timeout: {
			description: "Request timeout in milliseconds.",
			type: "integer",
			minimum: 1,
			default: 3e4,
			examples: [3e4]
		},
		standard: {
			description: "Command groups of the package that the client has.",
			type: "array",
			items: name,
			uniqueItems: true,
			default: [],
			examples: [[
				"alias",
				"config",
				"profile",
				"auth",
				"doctor",
				"version",
				"sandbox"
			]]
		},
		"limit-flag": {
			description: "Whether --limit is a global flag, or declared by the commands that have it.",
			enum: ["global", "command"],
			default: "global",
			examples: ["command"]
		},
		dotenv: {
			description: "Reads environment variables that are not set from a .env file in the working folder, except credentials and host overrides.",
			type: "boolean",
			default: false,
			examples: [true]
		},
		hosts,
		variables,
		credentials: {
			description: "Ways to sign in, by name.",
			type: "object",
			propertyNames: name,
			default: {},
			additionalProperties: credential,
			examples: [{ token: {
				kind: "secret",
				title: "API token",
				env: "ACMECLI_API_TOKEN",
				flag: "api-token",
				attach: {
					header: "x-api-token",
					value: "{secret}"
				},
				prove: "/api/v1/users/me"
			} }]
		},
		paging: {
			description: "Paging styles by name. Field paths are dotted; `a|b` tries one after the other; {key} is the `result` of the command.",
			type: "object",
			propertyNames: name,
			default: {},
			additionalProperties: paging,
			examples: [{ cursor: {
				style: "cursor",
				send: {
					cursor: "cursor",
					size: "limit"
				},
				next: "additional_data.next_cursor",
				items: "data"
			} }]
		},
		record: {
			description: "Path of one record in a response. Empty: the whole response.",
			type: "string",
			default: "",
			examples: ["data"]
		},
		"empty-list": {
			description: "Values of fields, by path, that prove an empty list when its rows are missing or null. Default: a response without rows is an error.",
			...fieldValues,
			examples: [{ "page.total": 0 }]
		},
		"created-id": {
			description: "Headers with the id of a created record if the response has no body, tried in order.",
			type: "array",
			items: {
				type: "string",
				pattern: "^[a-z0-9-]+$"
			},
			default: ["location"],
			examples: [["resource-id", "location"]]
		},
		errors,
		hints,
		retry,
		rate,
		exits: {
			description: "Exit codes by class of failure: all classes. Default: the standard codes.",
			type: "object",
			additionalProperties: false,
			examples: [{ generic: {
				code: 1,
				name: "ApiError",
				meaning: "generic error"
			} }],
			properties: each(failures, (failure) => ({
				$ref: "#/$defs/exit",
				description: `Exit code of failures of the class ${failure}.`
			}))
		},
		statuses: {
			description: "Class of failure by HTTP status or class of statuses.",
			type: "object",
			propertyNames: { pattern: "^(?:[1-5][0-9]{2}|[45]xx)$" },
			additionalProperties: { enum: failures },
			default: {
				400: "input",
				401: "auth",
				403: "auth",
				422: "input",
				429: "rate",
				"4xx": "generic",
				"5xx": "unavailable"
			},
			examples: [{
				401: "auth",
				"5xx": "unavailable"
			}]
		},
		gate,
		output,
		settings: {
			description: "Profile settings that `config` knows, by name.",
			type: "object",
			propertyNames: { pattern: "^[A-Za-z][A-Za-z0-9_]*$" },
			additionalProperties: setting,
			default: {},
			examples: [{ company_domain: {
				type: "text",
				summary: "Subdomain of the company account"
			} }]
		},
		flags: flags("Global flags besides the standard ones."),
		"flag-defaults": {
			description: "Defaults of standard global flags, by flag.",
			type: "object",
			propertyNames: flagName,
			additionalProperties: { type: [
				"string",
				"number",
				"boolean"
			] },
			default: {},
			examples: [{ timeout: 6e4 }]
		},
		"flag-groups": {
			description: "Groups of flags that several commands share, by the name in `use`.",
			type: "object",
			propertyNames: { pattern: "^[A-Z][A-Z0-9_]*$" },
			additionalProperties: flags("Flags of the group."),
			default: {},
			examples: [{ BODY: { body: {
				type: "json",
				wire: "body:",
				summary: "JSON object with more fields"
			} } }]
		},
		references: {
			description: "Look-ups that convert a code to an id, by name.",
			type: "object",
			propertyNames: name,
			additionalProperties: reference,
			default: {},
			examples: [{ account: {
				path: "/accounts",
				query: { code: "{text}" },
				id: "id",
				unless: "digits",
				noun: "account"
			} }]
		},
		"custom-fields": {
			description: "Where the definitions of custom fields are, by entity.",
			type: "object",
			propertyNames: name,
			additionalProperties: customFields,
			default: {},
			examples: [{ deal: {
				path: "/api/v2/dealFields",
				code: "field_code",
				name: "field_name",
				type: "field_type",
				options: "options",
				custom: "is_custom",
				under: "custom_fields",
				types: { double: "number" }
			} }]
		},
		catalogue,
		find: {
			description: "Look-ups that writes need, by the name that commands give under `find`.",
			type: "object",
			propertyNames: name,
			additionalProperties: find,
			default: {},
			examples: [{ unit: {
				path: "/v1/units",
				where: "code eq '{unit}'",
				select: ["id"],
				expect: "one",
				noun: "unit"
			} }]
		},
		attach: {
			description: "How files are attached to a record, by the name in the wire `attach:`.",
			type: "object",
			propertyNames: name,
			additionalProperties: attach$1,
			default: {},
			examples: [{ document: { file: {
				path: "/v1/files",
				noun: "file",
				body: {
					name: "{file.name}",
					content: "{file.base64}"
				}
			} } }]
		},
		choices: {
			description: "Choices that several flags share, by the name in `choices` of a flag.",
			type: "object",
			propertyNames: name,
			additionalProperties: {
				description: "A list, or a mapping from typed values to sent values.",
				type: ["array", "object"],
				items: { type: ["string", "integer"] },
				uniqueItems: true,
				minItems: 1,
				minProperties: 1
			},
			default: {},
			examples: [{ statuses: [
				"open",
				"won",
				"lost"
			] }]
		},
		api: {
			description: "Limits on raw requests (`api`).",
			type: "object",
			additionalProperties: false,
			examples: [{ base: "/api/v1/{division}/" }, {
				below: ["/api/v1/"],
				json: true
			}],
			properties: {
				base: {
					description: "Base of relative paths.",
					...path,
					default: "/",
					examples: ["/api/v1/"]
				},
				below: {
					description: "Allowed prefixes of paths.",
					type: "array",
					items: path,
					minItems: 1,
					examples: [["/api/v1/", "/api/v2/"]]
				},
				json: {
					description: "Prints the response as JSON and ignores --output.",
					type: "boolean",
					default: false,
					examples: [true]
				}
			}
		},
		doctor,
		validate,
		local,
		filter: {
			description: "Query parameter that joins the values of `term:` wires.",
			type: "object",
			additionalProperties: false,
			required: ["query", "join"],
			examples: [{
				query: "$filter",
				join: " and "
			}],
			properties: {
				query: {
					description: "Name of the parameter.",
					...text,
					examples: ["$filter"]
				},
				join: {
					description: "Text between the terms.",
					type: "string",
					examples: [" and "]
				}
			}
		},
		methods,
		verbs: {
			description: "Defaults of verbs in groups with a `resource`. The keys are those of a command; a command adds to `flags` and `args`, and replaces other keys.",
			type: "object",
			additionalProperties: false,
			examples: [{ list: { use: ["LINES"] } }],
			properties: each(resourceVerbs, (verb) => ({
				$ref: "#/$defs/command",
				description: `Defaults of ${verb}.`
			}))
		},
		calls: {
			...calls,
			description: "Requests that the workflows of several commands share, by the name in `use-calls`."
		},
		workflows,
		tools,
		sandbox
	}
};

// generator/2-shape/schema/index.ts
/** The whole language: a file with the key `service` is service.yaml, any other one a group file. */
const schema = {
	$schema: "http://json-schema.org/draft-07/schema#",
	title: "Command spec",
	description: "The language that cmdspec compiles: service.yaml and group files.",
	if: { required: ["service"] },
	then: { $ref: "#/$defs/service" },
	else: { $ref: "#/$defs/group" },
	$defs: {
		service,
		group,
		nested,
		command,
		flag,
		argument,
		identifier,
		column,
		call,
		example,
		exit
	}
};

export { resourceName as i, callName as n, pathOrResource as r, schema as t };