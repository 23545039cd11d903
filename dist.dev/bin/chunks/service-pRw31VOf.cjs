// generated/helpdesk/service.ts
const service = {
	id: "helpdesk",
	binary: "helpdeskcli",
	version: "0.11.2",
	title: "Helpdesk API",
	env: "HELPDESKCLI",
	login: "auth login",
	userAgent: "helpdeskcli/0.11.2",
	timeout: 3e4,
	dotenv: true,
	hosts: {
		inbox: {
			origin: "https://api.helpscout.net",
			override: "HELPDESKCLI_BASE_URL",
			credentials: ["login", "app"],
			setting: "apiBase",
			strip: ["/v2/?$"],
			headers: { accept: "application/json" }
		},
		docs: {
			origin: "https://docsapi.helpscout.net",
			override: "HELPDESKCLI_DOCS_BASE_URL",
			credentials: ["docs-key"],
			headers: { accept: "application/json" }
		}
	},
	variables: {},
	credentials: {
		app: {
			kind: "oauth",
			title: "access token of the app",
			env: "HELPDESKCLI_ACCESS_TOKEN",
			attach: {
				header: "authorization",
				value: "Bearer {secret}"
			},
			select: {
				flag: "client-credentials",
				env: {
					name: "HELPDESKCLI_AUTH_MODE",
					value: "client_credentials"
				}
			},
			mode: "client_credentials",
			identity: {
				email: "{email}",
				name: "{firstName} {lastName}"
			},
			prove: "/v2/users/me",
			grant: "client-credentials",
			token: "/v2/oauth2/token",
			client: {
				id: {
					flag: "app-id",
					env: "HELPDESKCLI_APP_ID",
					setting: "oauth_app_id"
				},
				secret: {
					flag: "app-secret",
					env: "HELPDESKCLI_APP_SECRET",
					setting: "oauth_app_secret"
				},
				sent: "form",
				setup: "auth setup"
			},
			refreshBefore: 300
		},
		"docs-key": {
			kind: "secret",
			title: "knowledge-base API key",
			env: "HELPDESKCLI_DOCS_API_KEY",
			attach: { basic: {
				user: "{secret}",
				password: "X"
			} },
			login: "docs auth",
			prove: "/v1/sites",
			flag: "api-key"
		},
		login: {
			kind: "oauth",
			title: "access token",
			env: "HELPDESKCLI_ACCESS_TOKEN",
			attach: {
				header: "authorization",
				value: "Bearer {secret}"
			},
			mode: "authorization_code",
			identity: {
				email: "{email}",
				name: "{firstName} {lastName}"
			},
			prove: "/v2/users/me",
			grant: "authorization-code",
			authorize: "https://secure.helpscout.net/authentication/authorizeClientApplication",
			token: "/v2/oauth2/token",
			client: {
				id: {
					flag: "app-id",
					env: "HELPDESKCLI_APP_ID",
					setting: "oauth_app_id"
				},
				secret: {
					flag: "app-secret",
					env: "HELPDESKCLI_APP_SECRET",
					setting: "oauth_app_secret"
				},
				sent: "form",
				setup: "auth setup"
			},
			refreshBefore: 300,
			singleUse: true,
			redirect: {
				path: "/callback",
				port: 9999
			}
		}
	},
	paging: {
		articles: {
			style: "page",
			send: {
				page: "page",
				size: "pageSize"
			},
			first: 1,
			pages: "{key}.pages",
			total: "{key}.count",
			items: "{key}.items",
			size: {
				default: 50,
				max: 100
			},
			distinct: "id"
		},
		docs: {
			style: "page",
			send: { page: "page" },
			first: 1,
			pages: "{key}.pages",
			total: "{key}.count",
			items: "{key}.items",
			distinct: "id"
		},
		inbox: {
			style: "page",
			send: { page: "page" },
			first: 1,
			pages: "page.totalPages",
			total: "page.totalElements",
			items: "_embedded.{key}",
			distinct: "id"
		}
	},
	record: "",
	emptyList: { "page.totalElements": 0 },
	createdId: ["resource-id", "location"],
	errors: {
		message: [
			"error_description",
			"message",
			"_embedded.errors[0].message",
			"error"
		],
		extra: {
			errors: "_embedded.errors",
			logRef: "logRef"
		},
		details: {
			list: "_embedded.errors",
			line: "{path}: {message}"
		}
	},
	retry: {
		attempts: 3,
		repeat: [
			"GET",
			"PUT",
			"DELETE",
			"PATCH"
		],
		base: 1e3,
		cap: 3e4,
		jitter: 1e3
	},
	rate: {
		waits: [
			{
				header: "x-ratelimit-retry-after",
				unit: "seconds",
				host: "inbox"
			},
			{
				header: "retry-after",
				unit: "seconds",
				host: "inbox"
			},
			{
				header: "retry-after",
				unit: "seconds",
				cap: 600,
				host: "docs"
			},
			{
				header: "x-ratelimit-reset",
				unit: "auto",
				cap: 600,
				host: "docs"
			}
		],
		fallback: 10,
		cap: 120,
		remaining: "x-ratelimit-remaining-minute",
		limit: "x-ratelimit-limit-minute",
		window: 60
	},
	exits: {
		generic: {
			code: 1,
			name: "ApiError",
			meaning: "the service refused the request"
		},
		usage: {
			code: 1,
			name: "UsageError",
			meaning: "wrong command, flag or value"
		},
		combination: {
			code: 1,
			name: "UsageError",
			meaning: "flags that conflict with or require each other"
		},
		input: {
			code: 65,
			name: "UsageError",
			answered: "ApiError",
			typed: 1,
			meaning: "the service rejected a value (422)"
		},
		declined: {
			code: 1,
			name: "UsageError",
			meaning: "you declined a prompt"
		},
		unprompted: {
			code: 1,
			name: "UsageError",
			meaning: "a prompt without a terminal and without --yes"
		},
		unavailable: {
			code: 69,
			name: "ServiceUnavailableError",
			meaning: "the service is unreachable or failing"
		},
		internal: {
			code: 70,
			name: "InternalError",
			meaning: "a bug in this program"
		},
		rate: {
			code: 75,
			name: "RateLimitError",
			meaning: "too many requests"
		},
		auth: {
			code: 77,
			name: "AuthRequiredError",
			meaning: "not signed in or not allowed"
		},
		refused: {
			code: 78,
			name: "ConfigError",
			meaning: "a request that would leave the service's origin"
		},
		config: {
			code: 78,
			name: "ConfigError",
			meaning: "a setting or credential is missing or wrong"
		}
	},
	statuses: {
		401: "auth",
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
		default: "table",
		emptyCsv: "header",
		empty: "No results found.",
		gives: {
			create: { id: "{created:number}" },
			update: { id: "{id:number}" },
			delete: {
				id: "{id:number}",
				deleted: true
			}
		},
		unknownField: "usage",
		badFilter: "usage"
	},
	settings: {
		apiBase: {
			kind: "text",
			summary: "Base URL of the inbox API"
		},
		auth_mode: {
			kind: "enum",
			summary: "How the profile signed in",
			choices: ["authorization_code", "client_credentials"]
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
			fills: "output",
			default: "table"
		},
		oauth_app_id: {
			kind: "text",
			summary: "Id of your own OAuth app"
		},
		oauth_app_secret: {
			kind: "text",
			summary: "Secret of your own OAuth app",
			secret: true
		},
		page_size: {
			kind: "integer",
			summary: "Default of --limit",
			min: 0,
			fills: "limit",
			default: "25"
		},
		pager: {
			kind: "text",
			summary: "Program that pages help and tables; cat for none"
		},
		timeout_ms: {
			kind: "integer",
			summary: "Default of --timeout in milliseconds",
			min: 1,
			fills: "timeout",
			default: "30000"
		}
	},
	references: {
		assignee: {
			path: "/v2/teams",
			scan: {
				field: ["name"],
				paging: "inbox",
				result: "teams",
				me: "/v2/users/me",
				or: "user"
			},
			id: "id",
			unless: "digits",
			noun: "user or team"
		},
		inbox: {
			path: "/v2/mailboxes",
			scan: {
				field: ["name", "email"],
				paging: "inbox",
				result: "mailboxes"
			},
			id: "id",
			unless: "digits",
			noun: "inbox"
		},
		tag: {
			path: "/v2/tags",
			scan: {
				field: ["name"],
				paging: "inbox",
				result: "tags"
			},
			id: "id",
			unless: "digits",
			noun: "tag"
		},
		user: {
			path: "/v2/users",
			scan: {
				field: ["{firstName} {lastName}", "email"],
				paging: "inbox",
				result: "users",
				me: "/v2/users/me"
			},
			id: "id",
			unless: "digits",
			noun: "user"
		}
	},
	customFields: {},
	doctor: { checks: [
		{ check: "folder" },
		{ check: "keychain" },
		{ check: "profile" },
		{
			check: "credential",
			of: "inbox"
		},
		{
			check: "expiry",
			of: "login"
		},
		{
			check: "reach",
			of: "inbox"
		},
		{
			check: "credential",
			of: "docs"
		},
		{
			check: "reach",
			of: "docs"
		}
	] },
	validate: [
		{ check: "folder" },
		{ check: "profile" },
		{
			check: "client",
			of: "login"
		},
		{ check: "keychain" }
	],
	local: { identify: true },
	sandbox: {
		records: 300,
		variables: {},
		unknown: {
			body: "ignore",
			query: "ignore"
		},
		answers: {
			create: "empty",
			update: "empty",
			delete: "empty"
		},
		contentType: "application/hal+json",
		tokens: { expires: 172800 }
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
			describe: "Output format (default: table)"
		},
		profile: {
			type: "string",
			kind: "text",
			env: "HELPDESKCLI_PROFILE",
			describe: "Profile to use"
		},
		"raw-output": {
			type: "boolean",
			alias: "r",
			kind: "boolean",
			requires: ["jq"],
			describe: "Print text from --jq without quotes"
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