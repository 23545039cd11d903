// generated/ledger/service.ts
const service = {
	id: "ledger",
	binary: "ledgercli",
	version: "0.15.1",
	title: "Ledger API",
	env: "LEDGERCLI",
	login: "auth login",
	userAgent: "ledgercli/0.15.1",
	timeout: 3e4,
	hosts: { main: {
		origin: "{host}",
		override: "LEDGERCLI_BASE_URL",
		credentials: ["oauth"],
		headers: {
			accept: "application/json",
			prefer: "return=representation"
		}
	} },
	variables: {
		division: {
			flag: "division",
			env: "LEDGERCLI_DIVISION",
			setting: "division",
			pattern: "^[0-9]+$",
			lookup: {
				path: "/api/v1/current/Me?$select=CurrentDivision",
				field: "results[0].CurrentDivision"
			},
			every: {
				path: "/api/v1/{division}/system/Divisions",
				query: { $select: "Code,Description,BlockingStatus" },
				paging: "link",
				field: "Code",
				unless: "BlockingStatus",
				column: "Division"
			},
			missing: "No division is set. Give --division, or run `ledgercli config set division <number>`."
		},
		host: {
			env: "LEDGERCLI_HOST",
			setting: "host",
			choices: {
				be: "https://start.exactonline.be",
				de: "https://start.exactonline.de",
				es: "https://start.exactonline.es",
				fr: "https://start.exactonline.fr",
				nl: "https://start.exactonline.nl",
				uk: "https://start.exactonline.co.uk",
				us: "https://start.exactonline.com"
			},
			default: "https://start.exactonline.nl",
			login: { flag: "host" },
			missing: "No host is set. Run `ledgercli auth login --host <country>`."
		}
	},
	credentials: { oauth: {
		kind: "oauth",
		title: "access token",
		env: "LEDGERCLI_ACCESS_TOKEN",
		attach: {
			header: "authorization",
			value: "Bearer {secret}"
		},
		identity: {
			division: "{d.results[0].CurrentDivision}",
			user: "{d.results[0].FullName}"
		},
		remember: {
			division: {
				from: "d.results[0].CurrentDivision",
				keep: true
			},
			user: { from: "d.results[0].FullName" }
		},
		prove: "/api/v1/current/Me",
		grant: "authorization-code",
		authorize: "/api/oauth2/auth",
		token: "/api/oauth2/token",
		client: {
			id: {
				flag: "client-id",
				env: "LEDGERCLI_CLIENT_ID",
				setting: "client_id"
			},
			secret: {
				flag: "client-secret",
				env: "LEDGERCLI_CLIENT_SECRET"
			},
			sent: "form"
		},
		authorizeQuery: { force_login: "{force-login}" },
		refreshBefore: 30,
		singleUse: true,
		minAge: 570,
		redirect: {
			path: "/callback",
			port: 8080,
			wait: 300,
			portFlag: "port",
			portSetting: "port",
			tunnel: {
				flag: "ngrok-domain",
				setting: "ngrok_domain",
				command: "ngrok http {port} --domain={domain}"
			},
			manualFlag: "manual"
		}
	} },
	paging: {
		link: {
			style: "link",
			next: "d.__next",
			items: "d.results|d",
			paths: ["/api/"]
		},
		timestamp: {
			style: "timestamp",
			next: "d.__next",
			items: "d.results|d",
			field: "Timestamp"
		}
	},
	record: "d",
	createdId: ["location"],
	errors: {
		message: [
			"error.message.value",
			"error.message",
			"error_description",
			"error",
			"d.ErrorMessage",
			"d.DocumentCreationError",
			"d.EmailCreationError"
		],
		says: "{title} {status}: {message}",
		failed: [
			"d.ErrorMessage",
			"d.DocumentCreationError",
			"d.EmailCreationError"
		]
	},
	retry: {
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
	rate: {
		waits: [{
			header: "x-ratelimit-minutely-reset",
			unit: "epoch-ms"
		}, {
			header: "retry-after",
			unit: "auto"
		}],
		fallback: 60,
		cap: 65,
		spent: {
			header: ["x-ratelimit-remaining"],
			says: "The daily rate limit of this division is used up"
		},
		remaining: "x-ratelimit-minutely-remaining",
		limit: "x-ratelimit-minutely-limit",
		window: 60
	},
	exits: {
		generic: {
			code: 1,
			name: "ApiError",
			meaning: "the service refused the request (404, 409 and other 4xx), or a check failed"
		},
		usage: {
			code: 2,
			name: "UsageError",
			meaning: "invalid command line: an unknown command or flag, a missing or invalid value"
		},
		combination: {
			code: 64,
			name: "UsageError",
			meaning: "flags that cannot be combined, or a date that does not exist"
		},
		input: {
			code: 65,
			name: "ValidationError",
			meaning: "bad data: 400, 422, an unknown resource or field, a code that matches no or several records"
		},
		declined: {
			code: 1,
			name: "DeclinedError",
			meaning: "you declined a prompt"
		},
		unprompted: {
			code: 1,
			name: "DeclinedError",
			meaning: "a prompt without a terminal and without --yes"
		},
		unavailable: {
			code: 69,
			name: "ServiceUnavailableError",
			meaning: "the service is unreachable, too slow or failing"
		},
		internal: {
			code: 70,
			name: "InternalError",
			meaning: "a bug in this program"
		},
		rate: {
			code: 75,
			name: "RateLimitError",
			meaning: "a rate limit is used up"
		},
		auth: {
			code: 77,
			name: "AuthRequiredError",
			meaning: "not signed in or not allowed (401, 403)"
		},
		refused: {
			code: 77,
			name: "WriteRefusedError",
			meaning: "a write without --allow-writes, or a delete without --yes"
		},
		config: {
			code: 78,
			name: "ConfigError",
			meaning: "no keychain, a host that is not allowed, or invalid configuration"
		}
	},
	statuses: {
		400: "input",
		401: "auth",
		403: "auth",
		404: "generic",
		409: "generic",
		422: "input",
		429: "rate",
		"4xx": "generic",
		"5xx": "unavailable"
	},
	gate: {
		writes: "flag",
		flag: "allow-writes",
		deletes: "refuse",
		declined: { says: "Aborted" },
		env: "LEDGERCLI_ALLOW_WRITES"
	},
	output: {
		default: "auto",
		emptyCsv: "header",
		empty: "No results found.",
		gives: {
			update: { updated: "{id}" },
			delete: { deleted: ["{id}"] }
		},
		unknownField: "input",
		preferred: [
			"ID",
			"EntryID",
			"InvoiceID",
			"Code",
			"EntryNumber",
			"InvoiceNumber",
			"Name",
			"Description",
			"Subject",
			"EntryDate",
			"InvoiceDate",
			"Date",
			"AmountDC",
			"AmountFC",
			"Status"
		]
	},
	settings: {
		client_id: {
			kind: "text",
			summary: "Client id of the OAuth app"
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
		division: {
			kind: "id",
			summary: "Default of --division"
		},
		host: {
			kind: "text",
			summary: "Host of the service for your country"
		},
		max_pages: {
			kind: "integer",
			summary: "Default of --max-pages",
			min: 1,
			fills: "max-pages"
		},
		ngrok_domain: {
			kind: "text",
			summary: "Tunnel domain of the sign-in callback"
		},
		pager: {
			kind: "text",
			summary: "Program that pages help and tables; cat for none"
		},
		port: {
			kind: "integer",
			summary: "Local port of the sign-in callback",
			min: 1,
			max: 65535
		},
		timeout_ms: {
			kind: "integer",
			summary: "Default of --timeout in milliseconds",
			min: 1,
			fills: "timeout"
		},
		user: {
			kind: "text",
			summary: "Name of the signed-in user",
			internal: true
		}
	},
	references: {
		account: {
			path: "/api/v1/{division}/crm/Accounts",
			tries: [{
				$filter: "Code eq '{text:18}'",
				$select: "ID,Code,Name",
				$top: "10"
			}],
			id: "ID",
			unless: "uuid",
			noun: "account"
		},
		"bank-entry": {
			path: "/api/v1/{division}/financialtransaction/BankEntries",
			tries: [{
				$filter: "EntryNumber eq {number}",
				$select: "EntryID,EntryNumber,JournalCode",
				$top: "10"
			}],
			id: "EntryID",
			unless: "uuid",
			accepts: "digits",
			noun: "bank entry"
		},
		"gl-account": {
			path: "/api/v1/{division}/financial/GLAccounts",
			tries: [{
				$filter: "Code eq '{text}'",
				$select: "ID,Code,Description",
				$top: "10"
			}],
			id: "ID",
			unless: "uuid",
			noun: "G/L account"
		},
		item: {
			path: "/api/v1/{division}/logistics/Items",
			tries: [{
				$filter: "Code eq '{text}'",
				$select: "ID,Code,Description",
				$top: "10"
			}],
			id: "ID",
			unless: "uuid",
			noun: "item"
		},
		"journal-entry": {
			path: "/api/v1/{division}/generaljournalentry/GeneralJournalEntries",
			tries: [{
				$filter: "EntryNumber eq {number}",
				$select: "EntryID,EntryNumber,JournalCode",
				$top: "10"
			}],
			id: "EntryID",
			unless: "uuid",
			accepts: "digits",
			noun: "journal entry"
		},
		quotation: {
			path: "/api/v1/{division}/crm/Quotations",
			tries: [{
				$filter: "QuotationNumber eq {number}",
				$select: "QuotationID,QuotationNumber,Description,VersionNumber",
				$top: "10"
			}],
			id: "QuotationID",
			unless: "uuid",
			accepts: "digits",
			latest: "VersionNumber",
			noun: "quotation"
		},
		"sales-entry": {
			path: "/api/v1/{division}/salesentry/SalesEntries",
			tries: [{
				$filter: "EntryNumber eq {number}",
				$select: "EntryID,EntryNumber,Description,Journal,EntryDate",
				$top: "10"
			}],
			id: "EntryID",
			unless: "uuid",
			accepts: "digits",
			noun: "sales entry"
		},
		"sales-order": {
			path: "/api/v1/{division}/salesorder/SalesOrders",
			tries: [{
				$filter: "OrderNumber eq {number}",
				$select: "OrderID,OrderNumber,Description,OrderDate",
				$top: "10"
			}],
			id: "OrderID",
			unless: "uuid",
			accepts: "digits",
			noun: "sales order"
		}
	},
	customFields: {},
	doctor: {
		fails: "generic",
		checks: [
			{ check: "runtime" },
			{ check: "keychain" },
			{ check: "profile" },
			{
				check: "variable",
				of: "host"
			},
			{
				check: "client",
				of: "oauth"
			},
			{
				check: "tool",
				of: "ngrok",
				setting: "ngrok_domain"
			},
			{ check: "jq" },
			{
				check: "expiry",
				of: "oauth"
			},
			{
				check: "reach",
				of: "main"
			}
		]
	},
	api: { base: "/api/v1/{division}/" },
	filter: {
		query: "$filter",
		join: " and "
	},
	sandbox: {
		records: 60,
		variables: { division: "3001001" },
		tokens: {
			expires: 600,
			text: true,
			earliest: 570
		}
	},
	catalogue: {
		load: () => Promise.resolve().then(() => require("./catalogue-Bs1WK3E6.cjs")),
		dialect: "odata",
		path: "/api/v1/{division}/{resource}",
		betaPath: "/api/v1/beta/{division}/{resource}",
		paging: "link",
		codes: {
			field: "Code",
			width: 18,
			resources: ["crm/Accounts"]
		},
		names: [
			"Code",
			"EntryNumber",
			"InvoiceNumber",
			"OrderNumber",
			"QuotationNumber",
			"Name",
			"Description"
		],
		telling: [
			"Code",
			"Name",
			"Description",
			"JournalCode",
			"Journal",
			"EntryDate",
			"InvoiceDate",
			"OrderDate",
			"Date",
			"VersionNumber"
		],
		columns: [
			[
				"Code",
				"EntryNumber",
				"InvoiceNumber",
				"OrderNumber",
				"QuotationNumber",
				"LineNumber",
				"FileName"
			],
			[
				"Name",
				"Description",
				"Subject",
				"FullName",
				"CustomerName",
				"AccountName"
			],
			[
				"EntryDate",
				"InvoiceDate",
				"OrderDate",
				"QuotationDate",
				"Date",
				"StartDate",
				"DocumentDate",
				"DeletedDate"
			],
			[
				"AmountDC",
				"AmountFC",
				"Amount",
				"StandardSalesPrice"
			],
			["Status", "StatusDescription"]
		],
		formats: { Country: {
			pattern: "^[A-Za-z]{2}$",
			form: "a country code of two letters, such as NL",
			case: "upper"
		} }
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
		division: {
			type: "string",
			kind: "id",
			env: "LEDGERCLI_DIVISION",
			describe: "Division number (default: the profile's, else the user's current one)"
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
			env: "LEDGERCLI_PROFILE",
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