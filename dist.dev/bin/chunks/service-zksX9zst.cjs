// generated/crm/service.ts
const service = {
	id: "crm",
	binary: "crmcli",
	version: "0.22.0",
	title: "CRM API",
	env: "CRMCLI",
	login: "auth login",
	userAgent: "crmcli/0.22.0",
	timeout: 3e4,
	hosts: { main: {
		origin: "https://{company}.pipedrive.com",
		override: "CRMCLI_BASE_URL",
		credentials: ["token", "oauth"]
	} },
	variables: { company: {
		env: "CRMCLI_COMPANY_DOMAIN",
		setting: "company_domain",
		pattern: "^[A-Za-z0-9-]+$",
		form: "the subdomain of the company, such as acme (letters, digits and hyphens), or its full URL",
		strip: [
			"^\\s+",
			"\\s+$",
			"^https?://",
			"\\.pipedrive\\.com.*$"
		],
		login: {
			flag: "company",
			ask: "Company (subdomain or URL)"
		},
		missing: "No company is set. Run `crmcli auth login`, or set CRMCLI_COMPANY_DOMAIN."
	} },
	credentials: {
		oauth: {
			kind: "oauth",
			title: "OAuth",
			attach: {
				header: "authorization",
				value: "Bearer {secret}"
			},
			select: { flag: "oauth" },
			mode: "oauth",
			identity: {
				email: "{data.email}",
				name: "{data.name}"
			},
			prove: "/api/v1/users/me",
			grant: "authorization-code",
			authorize: "https://oauth.pipedrive.com/oauth/authorize",
			token: "https://oauth.pipedrive.com/oauth/token",
			revoke: "https://oauth.pipedrive.com/oauth/revoke",
			client: {
				id: {
					flag: "client-id",
					env: "CRMCLI_CLIENT_ID",
					setting: "client_id"
				},
				secret: {
					flag: "client-secret",
					env: "CRMCLI_CLIENT_SECRET"
				},
				sent: "basic"
			},
			refreshBefore: 300,
			originField: "api_domain",
			redirect: {
				path: "/callback",
				port: 9999,
				portFlag: "port"
			}
		},
		token: {
			kind: "secret",
			title: "API token",
			env: "CRMCLI_API_TOKEN",
			attach: {
				header: "x-api-token",
				value: "{secret}"
			},
			mode: "token",
			identity: {
				email: "{data.email}",
				name: "{data.name}"
			},
			prove: "/api/v1/users/me",
			flag: "api-token"
		}
	},
	paging: {
		cursor: {
			style: "cursor",
			send: {
				cursor: "cursor",
				size: "limit"
			},
			next: "additional_data.next_cursor",
			items: "data",
			size: {
				default: 100,
				max: 500
			},
			paths: ["/api/v2/"]
		},
		offset: {
			style: "offset",
			send: {
				offset: "start",
				size: "limit"
			},
			next: "additional_data.pagination.next_start|additional_data.next_start",
			more: "additional_data.pagination.more_items_in_collection|additional_data.more_items_in_collection",
			or: "cursor",
			items: "data",
			size: {
				default: 100,
				max: 500
			},
			distinct: "id",
			paths: ["/api/v1/"]
		}
	},
	record: "data",
	emptyList: {
		data: null,
		success: true
	},
	createdId: ["location"],
	errors: {
		message: ["error", "message"],
		hint: "error_info",
		extra: { errorInfo: "error_info" },
		failed: [{ success: false }]
	},
	retry: {
		attempts: 3,
		repeat: [
			"GET",
			"PUT",
			"DELETE",
			"PATCH"
		],
		base: 2e3,
		cap: 3e4,
		jitter: 1e3
	},
	rate: {
		waits: [{
			header: "x-ratelimit-reset",
			unit: "seconds"
		}, {
			header: "retry-after",
			unit: "seconds"
		}],
		fallback: 2,
		cap: 120,
		spent: {
			header: ["x-daily-ratelimit-token-remaining", "x-daily-requests-left"],
			says: "The daily token budget of the company is used up; it resets at midnight, server time"
		},
		remaining: "x-ratelimit-remaining",
		limit: "x-ratelimit-limit",
		window: 2,
		blockedAfter429: true
	},
	exits: {
		generic: {
			code: 1,
			name: "CliError",
			answered: "ApiError",
			meaning: "any other error"
		},
		usage: {
			code: 64,
			name: "CliError",
			meaning: "usage error: unknown command or flag, missing argument, invalid value"
		},
		combination: {
			code: 64,
			name: "CliError",
			meaning: "flags that cannot be combined"
		},
		input: {
			code: 65,
			name: "CliError",
			answered: "ApiError",
			meaning: "bad input data (HTTP 400 or 422)"
		},
		declined: {
			code: 1,
			name: "CliError",
			meaning: "you declined a prompt"
		},
		unprompted: {
			code: 1,
			name: "CliError",
			meaning: "a prompt without a terminal and without --yes"
		},
		unavailable: {
			code: 69,
			name: "ServiceUnavailableError",
			answered: "ApiError",
			meaning: "service unavailable (HTTP 5xx or unreachable)"
		},
		internal: {
			code: 70,
			name: "InternalError",
			meaning: "internal error (a bug)"
		},
		rate: {
			code: 75,
			name: "RateLimitError",
			meaning: "rate limited (HTTP 429)"
		},
		auth: {
			code: 77,
			name: "AuthRequiredError",
			answered: "ApiError",
			meaning: "not authenticated or forbidden (HTTP 401, 403)"
		},
		refused: {
			code: 64,
			name: "CliError",
			meaning: "a write was not allowed"
		},
		config: {
			code: 78,
			name: "ConfigError",
			answered: "ApiError",
			meaning: "configuration error (HTTP 402, no company, a request that leaves the origin)"
		}
	},
	statuses: {
		400: "input",
		401: "auth",
		402: "config",
		403: "auth",
		422: "input",
		429: "rate",
		"4xx": "generic",
		"5xx": "unavailable"
	},
	gate: {
		writes: "open",
		deletes: "ask",
		declined: { says: "Aborted" }
	},
	output: {
		default: "auto",
		emptyCsv: "nothing",
		empty: "No results found.",
		gives: { delete: {
			id: "{id:number}",
			deleted: true
		} },
		unknownField: "usage",
		times: "utc",
		fieldsOrder: "columns"
	},
	settings: {
		auth_mode: {
			kind: "enum",
			summary: "How the profile signs in",
			choices: ["token", "oauth"],
			internal: true
		},
		client_id: {
			kind: "text",
			summary: "Client id of the OAuth app"
		},
		company_domain: {
			kind: "text",
			summary: "Subdomain of the company account"
		},
		default_output: {
			kind: "enum",
			summary: "Default of --output",
			choices: [
				"table",
				"json",
				"yaml",
				"csv",
				"ndjson"
			],
			fills: "output"
		},
		pager: {
			kind: "text",
			summary: "Program that pages help and tables; cat for none"
		},
		timeout_ms: {
			kind: "integer",
			min: 1,
			summary: "Request timeout in milliseconds",
			fills: "timeout"
		}
	},
	references: {
		"activity-type": {
			path: "/api/v1/activityTypes",
			scan: { field: ["name", "key_string"] },
			id: "key_string",
			unless: "digits",
			noun: "activity type"
		},
		field: {
			path: "/api/v2/{entity}Fields",
			scan: {
				field: ["field_name", "field_code"],
				paging: "cursor"
			},
			id: "field_code",
			unless: "hash",
			noun: "field"
		},
		pipeline: {
			path: "/api/v2/pipelines",
			scan: {
				field: ["name"],
				paging: "cursor"
			},
			id: "id",
			unless: "digits",
			noun: "pipeline"
		},
		stage: {
			path: "/api/v2/stages",
			scan: {
				field: ["name"],
				paging: "cursor",
				within: {
					flag: "pipeline",
					field: "pipeline_id"
				}
			},
			id: "id",
			unless: "digits",
			noun: "stage"
		},
		user: {
			path: "/api/v1/users",
			scan: {
				field: ["name", "email"],
				me: "/api/v1/users/me"
			},
			id: "id",
			unless: "digits",
			noun: "user"
		}
	},
	customFields: {
		activity: {
			path: "/api/v2/activityFields",
			paging: "cursor",
			code: "field_code",
			name: "field_name",
			type: "field_type",
			options: "options",
			custom: "is_custom_field",
			under: "custom_fields",
			types: {
				address: "object",
				date: "date",
				daterange: "dates",
				double: "number",
				enum: "option",
				int: "integer",
				monetary: "money",
				org: "integer",
				people: "integer",
				phone: "text",
				pipeline: "integer",
				set: "options",
				stage: "integer",
				status: "option",
				text: "text",
				time: "time",
				timerange: "times",
				user: "integer",
				varchar: "text",
				varchar_auto: "text",
				visible_to: "option"
			},
			command: "field list activity"
		},
		deal: {
			path: "/api/v2/dealFields",
			paging: "cursor",
			code: "field_code",
			name: "field_name",
			type: "field_type",
			options: "options",
			custom: "is_custom_field",
			under: "custom_fields",
			types: {
				address: "object",
				date: "date",
				daterange: "dates",
				double: "number",
				enum: "option",
				int: "integer",
				monetary: "money",
				org: "integer",
				people: "integer",
				phone: "text",
				pipeline: "integer",
				set: "options",
				stage: "integer",
				status: "option",
				text: "text",
				time: "time",
				timerange: "times",
				user: "integer",
				varchar: "text",
				varchar_auto: "text",
				visible_to: "option"
			},
			command: "field list deal",
			currency: "currency",
			changes: {
				code: "field_key",
				values: ["old_value", "new_value"]
			}
		},
		lead: {
			path: "/api/v2/dealFields",
			paging: "cursor",
			code: "field_code",
			name: "field_name",
			type: "field_type",
			options: "options",
			custom: "is_custom_field",
			under: "",
			types: {
				address: "object",
				date: "date",
				daterange: "dates",
				double: "number",
				enum: "option",
				int: "integer",
				monetary: "money",
				org: "integer",
				people: "integer",
				phone: "text",
				pipeline: "integer",
				set: "options",
				stage: "integer",
				status: "option",
				text: "text",
				time: "time",
				timerange: "times",
				user: "integer",
				varchar: "text",
				varchar_auto: "text",
				visible_to: "option"
			},
			command: "field list deal"
		},
		organization: {
			path: "/api/v2/organizationFields",
			paging: "cursor",
			code: "field_code",
			name: "field_name",
			type: "field_type",
			options: "options",
			custom: "is_custom_field",
			under: "custom_fields",
			types: {
				address: "object",
				date: "date",
				daterange: "dates",
				double: "number",
				enum: "option",
				int: "integer",
				monetary: "money",
				org: "integer",
				people: "integer",
				phone: "text",
				pipeline: "integer",
				set: "options",
				stage: "integer",
				status: "option",
				text: "text",
				time: "time",
				timerange: "times",
				user: "integer",
				varchar: "text",
				varchar_auto: "text",
				visible_to: "option"
			},
			command: "field list org"
		},
		person: {
			path: "/api/v2/personFields",
			paging: "cursor",
			code: "field_code",
			name: "field_name",
			type: "field_type",
			options: "options",
			custom: "is_custom_field",
			under: "custom_fields",
			types: {
				address: "object",
				date: "date",
				daterange: "dates",
				double: "number",
				enum: "option",
				int: "integer",
				monetary: "money",
				org: "integer",
				people: "integer",
				phone: "text",
				pipeline: "integer",
				set: "options",
				stage: "integer",
				status: "option",
				text: "text",
				time: "time",
				timerange: "times",
				user: "integer",
				varchar: "text",
				varchar_auto: "text",
				visible_to: "option"
			},
			command: "field list person"
		},
		product: {
			path: "/api/v2/productFields",
			paging: "cursor",
			code: "field_code",
			name: "field_name",
			type: "field_type",
			options: "options",
			custom: "is_custom_field",
			under: "custom_fields",
			types: {
				address: "object",
				date: "date",
				daterange: "dates",
				double: "number",
				enum: "option",
				int: "integer",
				monetary: "money",
				org: "integer",
				people: "integer",
				phone: "text",
				pipeline: "integer",
				set: "options",
				stage: "integer",
				status: "option",
				text: "text",
				time: "time",
				timerange: "times",
				user: "integer",
				varchar: "text",
				varchar_auto: "text",
				visible_to: "option"
			},
			command: "field list product"
		}
	},
	doctor: {
		fails: "config",
		checks: [
			{
				check: "folder",
				name: "config-dir"
			},
			{ check: "keychain" },
			{
				check: "profile",
				name: "active-profile"
			},
			{
				check: "variable",
				of: "company",
				name: "company-domain"
			},
			{
				check: "credential",
				of: "main",
				name: "token"
			},
			{
				check: "reach",
				of: "main",
				name: "api-reachable"
			}
		]
	},
	local: { identify: true },
	api: {
		below: ["/api/v1/", "/api/v2/"],
		json: true
	},
	sandbox: {
		records: 60,
		variables: { company: "sandbox" },
		answers: {
			create: "record",
			update: "record",
			delete: "id"
		},
		error: {
			success: false,
			error: "{message}",
			error_info: "{hint}",
			data: null,
			additional_data: null
		},
		tokens: { expires: 3600 }
	},
	globals: {
		"absolute-times": {
			type: "boolean",
			kind: "boolean",
			describe: "Show times instead of ages in tables on a terminal"
		},
		columns: {
			type: "string",
			kind: "csv",
			of: "text",
			conflicts: ["fields"],
			describe: "Columns of a table or CSV file, in this order"
		},
		"csv-safe": {
			type: "boolean",
			kind: "boolean",
			describe: "Mark CSV cells that a spreadsheet would run as a formula"
		},
		fields: {
			type: "string",
			kind: "csv",
			of: "text",
			describe: "Fields to print, in this order"
		},
		help: {
			type: "boolean",
			alias: "h",
			kind: "boolean",
			describe: "Show help"
		},
		jq: {
			type: "string",
			kind: "text",
			describe: "Filter the JSON output with a jq expression"
		},
		labels: {
			type: "boolean",
			kind: "boolean",
			describe: "Use the headers of tables in CSV"
		},
		limit: {
			type: "string",
			kind: "integer",
			min: 0,
			describe: "Maximum number of records (0 for all)"
		},
		"no-color": {
			type: "boolean",
			kind: "boolean",
			describe: "Disable colors"
		},
		"no-pager": {
			type: "boolean",
			kind: "boolean",
			describe: "Do not page help and tables"
		},
		"no-retry": {
			type: "boolean",
			kind: "boolean",
			describe: "Do not retry failed or rate-limited requests"
		},
		output: {
			type: "string",
			alias: "o",
			kind: "enum",
			choices: [
				"table",
				"json",
				"yaml",
				"csv",
				"ndjson"
			],
			describe: "Output format (default: table on a terminal, otherwise json)"
		},
		profile: {
			type: "string",
			kind: "text",
			env: "CRMCLI_PROFILE",
			describe: "Profile to use"
		},
		"raw-output": {
			type: "boolean",
			alias: "r",
			kind: "boolean",
			requires: ["jq"],
			describe: "Print text from --jq without quotes"
		},
		"resolve-fields": {
			type: "boolean",
			kind: "boolean",
			describe: "Show names and option labels of custom fields instead of keys and ids"
		},
		sort: {
			type: "string",
			kind: "csv",
			of: "text",
			describe: "Columns to sort a table or CSV file by (-column: descending)"
		},
		timeout: {
			type: "string",
			kind: "integer",
			default: 3e4,
			min: 1,
			unit: "milliseconds",
			describe: "Request timeout"
		},
		verbose: {
			type: "boolean",
			kind: "boolean",
			describe: "Log requests to stderr"
		}
	}
};

exports.service = service;