const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_sandbox = require("./sandbox-CbtJ5r_V.cjs");
const require_miss = require("./miss-T62ysXSg.cjs");
const require_run = require("./run-Duopuxci.cjs");

// sandbox/index.ts
/** Opens a stand-in that is derived from the spec of the service alone. */
const open$1 = opener({});
/**
* Returns an opener of stand-ins with an extension. It rejects with a `StateError` when the state file does not fit the
* options or a fault is unknown; the message is for the user.
*/
function opener(source) {
	return async (options) => {
		const { client } = options;
		const [{ service }, { routes }] = await Promise.all([client.service(), client.routes()]);
		const extension = typeof source === "function" ? await source({
			service,
			client,
			options
		}) : source;
		const now = clock$1(options.now);
		const store = await require_sandbox.openStore(options.file, {
			seed: options.seed,
			records: options.records,
			defaultRecords: service.sandbox.records,
			now: now()
		});
		const facts = require_sandbox.factsOf(routes);
		const { rules, endpoints } = require_sandbox.derive(service, extension, facts);
		const engine = require_sandbox.engineOf(service, extension, rules, facts, store);
		const outbox = require_sandbox.openOutbox();
		const served = await require_sandbox.serve(service, require_sandbox.dispatcher(engine, require_sandbox.endpointsOf(engine, endpoints), outbox), {
			port: options.port ?? 0,
			latency: options.latency ?? 0,
			fail: options.fail ?? [],
			hold: options.hold === true,
			now
		});
		return {
			...served,
			close: async () => {
				await outbox.close();
				await served.close();
			}
		};
	};
}
/** A clock that is stopped at an instant, or the real one. */
function clock$1(instant) {
	if (instant === void 0) return () => /* @__PURE__ */ new Date();
	const time = Date.parse(instant);
	if (Number.isNaN(time)) throw new require_sandbox.StateError(`The sandbox's clock cannot be set to ${JSON.stringify(instant)}. Write a time such as 2026-01-31T09:30:00Z.`);
	return () => new Date(time);
}

// sandbox/crm/kit.ts
const DAY = 864e5;
/** Times of version 2: UTC, whole seconds. */
function rfc(date) {
	return `${new Date(date).toISOString().slice(0, 19)}Z`;
}
/** Times of notes, files and users in version 1. */
function plainTime(date) {
	return rfc(date).replace("T", " ").slice(0, 19);
}
function day(date) {
	return new Date(date).toISOString().slice(0, 10);
}
/**
* Creation and last change of a seeded record. Both rise with the position, over 400 days that end yesterday, so that lists can
* be sorted by them without a scan.
*/
function times({ index, start, count, random }, collection) {
	const end = +start - DAY;
	const share = 400 * DAY / Math.max(1, count(collection));
	const added = end - 400 * DAY + Math.floor((index + random.next() * .9) * share);
	return {
		added,
		updated: lastChange(added, start)
	};
}
/** When a seeded record was last changed before the sandbox was created. */
function lastChange(added, start) {
	return Math.floor(added + (+start - DAY - added) * .25);
}
/** Keys that begin with `$` are the sandbox's own and never leave it. */
function visible(row) {
	const shown = {};
	for (const key of Object.keys(row)) if (!key.startsWith("$")) shown[key] = row[key];
	return shown;
}
function idField(collection, title) {
	return {
		kind: "integer",
		check: (value, state) => state.rows(collection).get(Number(value)) === void 0 ? `is not a ${title.toLowerCase()} of this account` : void 0
	};
}
/** With a saved filter the service ignores all other filters. */
function unlessSaved(filter) {
	return (row, value, request, state) => request.query.has("filter_id") || filter(row, value, request, state);
}
/** Equality with an id, or with one of a comma-separated list. */
function idFilter(field) {
	return unlessSaved((row, value, request) => {
		return once(request, `id ${field}`, () => {
			if (!/^\d+(,\d+)*$/.test(value)) require_sandbox.refuse(400, `Parameter ${field} must be an integer`);
			return new Set(value.split(",").map(Number));
		}).has(Number(row[field] ?? -1));
	});
}
/** `ids`: at most 100. */
const idsFilter = unlessSaved((row, value, request) => {
	return once(request, "ids", () => {
		const ids = value.split(",");
		if (ids.length > 100) require_sandbox.refuse(400, "Parameter ids may hold at most 100 ids");
		if (ids.some((id) => !/^\d+$/.test(id))) require_sandbox.refuse(400, "Parameter ids must be integers");
		return new Set(ids.map(Number));
	}).has(Number(row["id"]));
});
/** `updated_since`, inclusive, and `updated_until`, exclusive. Fractions of a second are refused. */
function changedFilter(side) {
	return (row, value, request) => {
		const bound = once(request, side, () => instant(`updated_${side}`, value));
		const at = String(row["update_time"]);
		return side === "since" ? at >= bound : at < bound;
	};
}
function instant(name, value) {
	if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/.test(value) || Number.isNaN(Date.parse(value))) require_sandbox.refuse(400, `Parameter ${name} must be an RFC 3339 time without fractions of a second`);
	return rfc(Date.parse(value));
}
/** Parameters that change what is shown, not what is found. */
const known = () => true;
const memory = /* @__PURE__ */ new WeakMap();
/** Returns a value computed once per request, however many rows need it. */
function once(request, name, make) {
	let values = memory.get(request);
	if (values === void 0) memory.set(request, values = /* @__PURE__ */ new Map());
	if (!values.has(name)) values.set(name, make());
	return values.get(name);
}
/** The linked record. */
function linked(state, collection, id) {
	return id === null || id === void 0 ? void 0 : state.rows(collection).get(id);
}
function count(value) {
	const amount = require_sandbox.isNumeric(value) ? Number(value) : 0;
	return Number.isFinite(amount) ? amount : 0;
}
function cents(value) {
	return Math.round(value * 100) / 100;
}

// sandbox/crm/account.ts
const USERS = [
	["Sam Sandbox", true],
	["Ines Costa", false],
	["Oskar Tamm", false],
	["Priya Rossi", false],
	["Daan Vos", false],
	["Former Colleague", false]
];
const CURRENCIES = [
	[
		"EUR",
		"Euro",
		"€"
	],
	[
		"USD",
		"US Dollar",
		"$"
	],
	[
		"GBP",
		"Pound Sterling",
		"£"
	],
	[
		"CHF",
		"Swiss Franc",
		"CHF"
	],
	[
		"SEK",
		"Swedish Krona",
		"kr"
	],
	[
		"JPY",
		"Japanese Yen",
		"¥"
	]
];
const TYPES$2 = [
	"call",
	"meeting",
	"task",
	"deadline",
	"email",
	"lunch"
];
const accountCollections = {
	user: {
		paths: ["/api/v1/users"],
		methods: ["GET"],
		paging: "none",
		count: () => USERS.length,
		seed: ({ index, start }) => {
			const [name, admin] = USERS[index];
			return {
				name,
				email: `${name.toLowerCase().replace(" ", ".")}@example.com`,
				default_currency: "EUR",
				locale: "en_GB",
				lang: 1,
				phone: null,
				activated: true,
				last_login: plainTime(+start - (index + 1) * DAY),
				created: plainTime(+start - 600 * DAY),
				modified: plainTime(+start - (index + 2) * DAY),
				has_created_company: index === 0,
				access: [{
					app: "sales",
					admin,
					permission_set_id: `set-${index + 1}`
				}, {
					app: "global",
					admin,
					permission_set_id: null
				}],
				active_flag: index !== 5,
				timezone_name: "Europe/Brussels",
				timezone_offset: "+01:00",
				role_id: 1,
				icon_url: null,
				is_you: index + 1 === 1
			};
		},
		unknown: { query: "ignore" }
	},
	currency: {
		paths: ["/api/v1/currencies"],
		methods: ["GET"],
		paging: "none",
		count: () => CURRENCIES.length,
		seed: ({ index }) => {
			const [code, name, symbol] = CURRENCIES[index];
			return {
				code,
				name,
				symbol,
				decimal_points: code === "JPY" ? 0 : 2,
				active_flag: true,
				is_custom_flag: false
			};
		},
		filters: { term: (row, value) => `${String(row["code"])} ${String(row["name"])}`.toLowerCase().includes(value.toLowerCase()) }
	},
	activityType: {
		paths: ["/api/v1/activityTypes"],
		methods: ["GET"],
		paging: "none",
		count: () => TYPES$2.length,
		seed: ({ index, start }) => {
			const key = TYPES$2[index] ?? "";
			return {
				order_nr: index + 1,
				name: key.charAt(0).toUpperCase() + key.slice(1),
				key_string: key,
				icon_key: key,
				active_flag: true,
				color: null,
				is_custom_flag: false,
				add_time: plainTime(+start - 600 * DAY),
				update_time: null
			};
		}
	},
	webhook: {
		paths: ["/api/v1/webhooks"],
		methods: [
			"GET",
			"POST",
			"DELETE"
		],
		paging: "none",
		count: () => 1,
		seed: ({ start }) => ({
			owner_id: 1,
			user_id: 1,
			subscription_url: "https://hooks.example.com/crm",
			event_action: "change",
			event_object: "deal",
			name: "Deals",
			version: "2.0",
			is_active: 1,
			type: "general",
			http_auth_user: null,
			last_delivery_time: null,
			last_http_status: null,
			add_time: plainTime(+start - 30 * DAY)
		}),
		fields: {
			subscription_url: {
				kind: "text",
				check: (value) => /^https:\/\//.test(String(value)) || require_sandbox.isLoopback(String(value)) ? void 0 : "must be a public https address"
			},
			event_action: {
				kind: "enum",
				choices: [
					"create",
					"change",
					"delete",
					"*"
				]
			},
			event_object: {
				kind: "enum",
				choices: [
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
					"user",
					"*"
				]
			},
			name: { kind: "text" },
			version: {
				kind: "enum",
				choices: ["1.0", "2.0"]
			},
			user_id: { kind: "integer" },
			http_auth_user: { kind: "text" },
			http_auth_password: { kind: "text" }
		},
		required: [
			"subscription_url",
			"event_action",
			"event_object",
			"name"
		],
		complete(draft, request, state) {
			if (state.rows("webhook").count() >= 40) require_sandbox.refuse(400, "A user may have at most 40 webhooks");
			return {
				owner_id: 1,
				user_id: 1,
				version: "2.0",
				is_active: 1,
				type: "general",
				http_auth_user: null,
				last_delivery_time: null,
				last_http_status: null,
				add_time: new Date(request.now).toISOString(),
				...draft
			};
		},
		show: ({ http_auth_password: _, ...row }) => row,
		answers: { delete: "id" }
	},
	goal: {
		count: () => 2,
		id: {
			style: "hex",
			digits: 32
		},
		seed: ({ index, start }) => ({
			owner_id: 1,
			title: index === 0 ? "Deals won" : "Revenue",
			type: {
				name: index === 0 ? "deals_won" : "revenue_forecast",
				params: { pipeline_id: [1] }
			},
			assignee: {
				id: 1,
				type: "person"
			},
			interval: "monthly",
			duration: {
				start: `${start.getUTCFullYear()}-01-01`,
				end: null
			},
			expected_outcome: index === 0 ? {
				target: 5,
				tracking_metric: "quantity"
			} : {
				target: 5e4,
				tracking_metric: "sum",
				currency_id: 1
			},
			is_active: true,
			report_ids: []
		})
	}
};
/** The user as `users/me` returns it, with the company. */
function me(state) {
	return {
		...state.rows("user").get(1),
		company_id: 9e3,
		company_name: "Sandbox",
		company_domain: "sandbox",
		company_country: "BE",
		company_industry: null,
		language: {
			language_code: "en",
			country_code: "GB"
		}
	};
}
const NOT_THERE = "<!doctype html><html><head><title>404</title></head><body><h1>Page not found</h1></body></html>";
const accountRoutes = [
	{
		method: "GET",
		path: "/api/v1/users/me",
		handle: (_request, state) => ({
			status: 200,
			body: {
				success: true,
				data: me(state)
			}
		})
	},
	{
		method: "GET",
		path: "/api/v2/users/me",
		handle: () => ({
			status: 404,
			headers: { "content-type": "text/html; charset=utf-8" },
			body: NOT_THERE
		})
	},
	{
		method: "GET",
		path: "/api/v1/users/find",
		handle(request, state) {
			const term = (request.query.get("term") ?? "").toLowerCase();
			if (term === "") require_sandbox.refuse(400, "Parameter term is required");
			const field = /^(1|true)$/.test(request.query.get("search_by_email") ?? "") ? "email" : "name";
			return {
				status: 200,
				body: {
					success: true,
					data: [...state.rows("user").scan()].filter((row) => String(row[field]).toLowerCase().includes(term))
				}
			};
		}
	},
	{
		method: "GET",
		path: "/api/v1/goals/find",
		handle(request, state) {
			const assignee = request.query.get("assignee.id");
			const type = request.query.get("type.name");
			const metric = request.query.get("expected_outcome.tracking_metric");
			if (request.query.has("period.start") !== request.query.has("period.end")) require_sandbox.refuse(400, "Parameters period.start and period.end must be used together");
			return {
				status: 200,
				body: {
					success: true,
					data: { goals: [...state.rows("goal").scan()].filter((row) => (metric === null || row["expected_outcome"]["tracking_metric"] === metric) && (assignee === null || String(row["assignee"]["id"]) === assignee) && (type === null || row["type"]["name"] === type)) }
				}
			};
		}
	},
	{
		method: "GET",
		path: "/api/v1/goals/{id}/results",
		handle(request, state) {
			const goal = state.rows("goal").get(request.params["id"] ?? "") ?? require_sandbox.refuse(404, "Goal not found");
			const [from, until] = ["period.start", "period.end"].map((name) => request.query.get(name) ?? require_sandbox.refuse(400, `Parameter ${name} is required`));
			if (from < String(goal["duration"]["start"]) || from > until) require_sandbox.refuse(400, "The period must be within the duration of the goal");
			const won = [...state.rows("deal").scan()].filter((deal) => {
				const at = String(deal["won_time"] ?? "").slice(0, 10);
				return deal["status"] === "won" && at >= from && at <= until;
			});
			return {
				status: 200,
				body: {
					success: true,
					data: {
						progress: goal["expected_outcome"]["tracking_metric"] === "sum" ? won.reduce((sum, deal) => sum + Number(deal["value"]), 0) : won.length,
						goal
					}
				}
			};
		}
	}
];

// sandbox/crm/words.ts
const FIRST = [
	"Ada",
	"Bilal",
	"Chiara",
	"Daan",
	"Elif",
	"Farid",
	"Greta",
	"Hana",
	"Ines",
	"Jonas",
	"Kaja",
	"Liam",
	"Mei",
	"Noor",
	"Oskar",
	"Priya"
];
const LAST = [
	"Novak",
	"Okafor",
	"Petrov",
	"Quist",
	"Rossi",
	"Sato",
	"Tamm",
	"Ueda",
	"Vos",
	"Weber",
	"Xu",
	"Yilmaz",
	"Zeman",
	"Andersen",
	"Brandt",
	"Costa"
];
const COMPANY = [
	"Amber",
	"Beacon",
	"Cobalt",
	"Drift",
	"Ember",
	"Fjord",
	"Granite",
	"Harbor",
	"Iris",
	"Juniper",
	"Kestrel",
	"Lumen",
	"Maple",
	"Nordic",
	"Orchid",
	"Pine"
];
const BRANCH = [
	"Foods",
	"Logistics",
	"Systems",
	"Textiles",
	"Energy",
	"Media",
	"Health",
	"Tools"
];
const FORM = [
	"Ltd",
	"GmbH",
	"BV",
	"Inc",
	"SA",
	""
];
const PLACES = [
	[
		"Tallinn",
		"Estonia",
		"Pikk"
	],
	[
		"Utrecht",
		"Netherlands",
		"Oudegracht"
	],
	[
		"Leuven",
		"Belgium",
		"Bondgenotenlaan"
	],
	[
		"Hamburg",
		"Germany",
		"Elbchaussee"
	],
	[
		"Porto",
		"Portugal",
		"Rua das Flores"
	],
	[
		"Leeds",
		"United Kingdom",
		"Kirkgate"
	]
];
const THINGS = [
	"Renewal",
	"New office",
	"Pilot",
	"Rollout",
	"Migration",
	"Support plan",
	"Licences",
	"Training"
];
function personName(random) {
	return {
		first: random.pick(FIRST),
		last: random.pick(LAST)
	};
}
function companyName(random) {
	return [
		random.pick(COMPANY),
		random.pick(BRANCH),
		random.pick(FORM)
	].filter((part) => part !== "").join(" ");
}
function dealTitle(random) {
	return `${random.pick(COMPANY)} ${random.pick(BRANCH)} ${random.pick(THINGS).toLowerCase()}`;
}
function address(random) {
	const [locality, country, route] = random.pick(PLACES);
	const number = String(random.integer(1, 190));
	const postal = String(random.integer(1e3, 99999));
	return {
		value: `${route} ${number}, ${postal} ${locality}, ${country}`,
		country,
		admin_area_level_1: null,
		admin_area_level_2: null,
		locality,
		sublocality: null,
		route,
		street_number: number,
		subpremise: null,
		postal_code: postal
	};
}
function phoneNumber(random) {
	return `+44 20 7946 0${random.integer(100, 999)}`;
}

// sandbox/crm/field-data.ts
const TYPES$1 = [
	"varchar",
	"varchar_auto",
	"text",
	"double",
	"monetary",
	"date",
	"daterange",
	"time",
	"timerange",
	"set",
	"enum",
	"phone",
	"address",
	"org",
	"people",
	"user"
];
/** Standard fields of each entity: `code:type:name`. */
const ENTITIES = {
	deal: "id:int:ID title:varchar:Title value:monetary:Value currency:varchar:Currency status:status:Status stage_id:stage:Stage pipeline_id:pipeline:Pipeline person_id:people:Contact_person org_id:org:Organization owner_id:user:Owner probability:int:Probability expected_close_date:date:Expected_close_date add_time:date:Deal_created update_time:date:Update_time stage_change_time:date:Last_stage_change won_time:date:Won_time lost_time:date:Lost_time close_time:date:Deal_closed_on lost_reason:varchar_options:Lost_reason visible_to:visible_to:Visible_to label_ids:set:Label origin:varchar:Source_origin channel:enum:Source_channel",
	person: "id:int:ID name:varchar:Name first_name:varchar:First_name last_name:varchar:Last_name emails:varchar:Email phones:phone:Phone org_id:org:Organization owner_id:user:Owner label_ids:set:Label visible_to:visible_to:Visible_to add_time:date:Person_created update_time:date:Update_time",
	organization: "id:int:ID name:varchar:Name owner_id:user:Owner address:address:Address website:varchar:Website label_ids:set:Label visible_to:visible_to:Visible_to add_time:date:Organization_created update_time:date:Update_time",
	product: "id:int:ID name:varchar:Name code:varchar:Product_code unit:varchar:Unit tax:double:Tax prices:varchar:Unit_prices description:text:Description owner_id:user:Owner category:enum:Category visible_to:visible_to:Visible_to add_time:date:Product_created update_time:date:Update_time",
	activity: "id:int:ID subject:varchar:Subject type:enum:Type due_date:date:Due_date due_time:time:Due_time duration:time:Duration done:enum:Done deal_id:deal:Deal lead_id:lead:Lead person_id:people:Contact_person org_id:org:Organization owner_id:user:Assigned_to_user note:text:Note priority:enum:Priority add_time:date:Add_time update_time:date:Update_time"
};
/** Standard fields that only version 1 lists: key, type and name. */
const OF_VERSION_1 = {
	lead: [
		[
			"id",
			"varchar",
			"ID"
		],
		[
			"title",
			"varchar",
			"Title"
		],
		[
			"owner_id",
			"user",
			"Owner"
		],
		[
			"person_id",
			"people",
			"Contact person"
		],
		[
			"organization_id",
			"org",
			"Organization"
		],
		[
			"value",
			"monetary",
			"Value"
		],
		[
			"expected_close_date",
			"date",
			"Expected close date"
		],
		[
			"label_ids",
			"set",
			"Labels"
		]
	],
	note: [
		[
			"id",
			"int",
			"ID"
		],
		[
			"content",
			"text",
			"Content"
		],
		[
			"deal_id",
			"deal",
			"Deal"
		],
		[
			"person_id",
			"people",
			"Contact person"
		],
		[
			"org_id",
			"org",
			"Organization"
		],
		[
			"lead_id",
			"lead",
			"Lead"
		],
		[
			"user_id",
			"user",
			"Author"
		],
		[
			"add_time",
			"date",
			"Note created"
		]
	]
};
/** Options of standard fields, by code. */
const OPTIONS = {
	status: [
		["open", "Open"],
		["won", "Won"],
		["lost", "Lost"],
		["deleted", "Deleted"]
	],
	visible_to: [
		[1, "Owner only"],
		[3, "All users"],
		[5, "Group"],
		[7, "Group and sub-groups"]
	],
	label_ids: [
		[1, "Hot"],
		[2, "Warm"],
		[3, "Cold"]
	],
	channel: [
		[1, "Referral"],
		[2, "Web form"],
		[3, "Fair"]
	],
	category: [[1, "Hardware"], [2, "Service"]],
	priority: [
		[501, "High"],
		[502, "Medium"],
		[503, "Low"]
	],
	done: [[0, "To do"], [1, "Done"]]
};
const clock = (random) => `${String(random.integer(8, 17)).padStart(2, "0")}:00:00`;
const date = (random) => `2026-${String(random.integer(1, 12)).padStart(2, "0")}-${String(random.integer(1, 28)).padStart(2, "0")}`;
const zone = {
	timezone_id: 374,
	timezone_name: "Europe/Brussels"
};
/** At least one field of each type. Two share a name, as in many real accounts. */
const CUSTOM = {
	deal: [
		{
			name: "Contract type",
			type: "enum",
			labels: [
				"Monthly",
				"Yearly",
				"One-off"
			],
			sample: (random, ids) => random.pick(ids)
		},
		{
			name: "Products of interest",
			type: "set",
			labels: [
				"Hosting",
				"Support",
				"Training"
			],
			sample: (random, ids) => ids.filter((_, i) => i === 0 || random.chance(.4)).slice(0, 2)
		},
		{
			name: "Budget",
			type: "monetary",
			sample: (random) => ({
				value: random.integer(10, 900) * 100,
				currency: random.pick(["EUR", "USD"])
			})
		},
		{
			name: "Seats",
			type: "double",
			sample: (random) => random.integer(1, 250)
		},
		{
			name: "Purchase order",
			type: "varchar",
			sample: (random) => `PO-${random.integer(1e4, 99999)}`
		},
		{
			name: "Background",
			type: "text",
			sample: (random) => `Met at the ${random.pick([
				"fair",
				"webinar",
				"partner day"
			])}.`
		},
		{
			name: "Contract start",
			type: "date",
			sample: date
		},
		{
			name: "Pilot period",
			type: "daterange",
			sample: () => ({
				value: "2026-03-01",
				until: "2026-03-31"
			})
		},
		{
			name: "Call at",
			type: "time",
			sample: (random) => ({
				value: clock(random),
				...zone
			})
		},
		{
			name: "Service window",
			type: "timerange",
			sample: () => ({
				value: "09:00:00",
				until: "17:00:00",
				...zone
			})
		},
		{
			name: "Hotline",
			type: "phone",
			sample: phoneNumber
		},
		{
			name: "Delivery address",
			type: "address",
			sample: address
		},
		{
			name: "Engineer",
			type: "user",
			sample: (random) => random.integer(1, 5)
		},
		{
			name: "Decision maker",
			type: "people",
			sample: (random) => random.integer(1, 5)
		},
		{
			name: "Partner",
			type: "org",
			sample: (random) => random.integer(1, 3)
		},
		{
			name: "Budget",
			type: "varchar_auto",
			sample: (random) => random.pick(["approved", "asked for"])
		}
	],
	person: [
		{
			name: "Language",
			type: "enum",
			labels: [
				"English",
				"Dutch",
				"German",
				"French"
			],
			sample: (random, ids) => random.pick(ids)
		},
		{
			name: "Birthday",
			type: "date",
			sample: date
		},
		{
			name: "Newsletter topics",
			type: "set",
			labels: ["Product", "Events"],
			sample: (_random, ids) => ids.slice(0, 1)
		},
		{
			name: "Home address",
			type: "address",
			sample: address
		}
	],
	organization: [
		{
			name: "Industry",
			type: "enum",
			labels: [
				"Food",
				"Energy",
				"Health",
				"Media"
			],
			sample: (random, ids) => random.pick(ids)
		},
		{
			name: "Employees",
			type: "double",
			sample: (random) => random.integer(2, 4e3)
		},
		{
			name: "Credit limit",
			type: "monetary",
			sample: (random) => ({
				value: random.integer(1, 90) * 1e3,
				currency: "EUR"
			})
		},
		{
			name: "Customer number",
			type: "varchar",
			sample: (random) => `C${random.integer(1e5, 999999)}`
		}
	],
	product: [{
		name: "Warranty months",
		type: "double",
		sample: (random) => random.pick([
			12,
			24,
			36
		])
	}, {
		name: "Supplier",
		type: "org",
		sample: (random) => random.integer(1, 3)
	}],
	activity: []
};
const made = /* @__PURE__ */ new Map();
/** Seeded definitions of an entity; keys of custom fields are the same in every sandbox. */
function definitions(entity) {
	let found = made.get(entity);
	if (found === void 0) made.set(entity, found = [...standard$1(entity), ...custom(entity)]);
	return found;
}
function standard$1(entity) {
	return (ENTITIES[entity] ?? "").split(" ").map((text, i) => {
		const [code = "", type = "", name = ""] = text.split(":");
		const options = (OPTIONS[code] ?? []).map(([id, label]) => ({
			id,
			label
		}));
		return definition(entity, i, {
			code,
			type,
			name: name.replaceAll("_", " "),
			custom: false,
			options
		});
	});
}
function custom(entity) {
	return (CUSTOM[entity] ?? []).map(({ name, type, labels, sample }, i) => {
		const code = require_sandbox.randomOf(require_sandbox.hash("custom field", entity, name, i)).hex(40);
		const ids = (labels ?? []).map((_, at) => 20 + i * 10 + at);
		const options = (labels ?? []).map((label, at) => ({
			id: ids[at],
			label
		}));
		return {
			...definition(entity, 100 + i, {
				code,
				type,
				name,
				custom: true,
				options
			}),
			sample: (random) => sample(random, ids)
		};
	});
}
function definition(entity, index, facts) {
	return {
		field_name: facts.name,
		field_code: facts.code,
		field_type: facts.type,
		is_custom_field: facts.custom,
		is_optional_response_field: false,
		options: facts.options.length === 0 ? null : facts.options,
		subfields: null,
		$id: 1e3 * (Object.keys(ENTITIES).indexOf(entity) + 1) + index
	};
}

// sandbox/crm/fields.ts
/** Collection of the field definitions of an entity: `dealField`. */
function fieldCollection(entity) {
	return `${entity}Field`;
}
const fieldCollections = Object.fromEntries(Object.keys(ENTITIES).map((entity) => [fieldCollection(entity), collection(entity)]));
function collection(entity) {
	return {
		paths: [`/api/v2/${entity}Fields`],
		methods: entity === "activity" ? ["GET"] : [
			"GET",
			"POST",
			"PATCH",
			"DELETE"
		],
		paging: "cursor",
		id: {
			style: "own",
			field: "field_code"
		},
		count: () => definitions(entity).length,
		seed: ({ index }) => {
			const { sample: _, ...row } = definitions(entity)[index];
			return row;
		},
		filters: { include_fields: () => true },
		unknown: { body: "refuse" },
		fields: {
			field_name: {
				kind: "text",
				filled: true
			},
			field_type: {
				kind: "enum",
				choices: TYPES$1,
				filled: true
			},
			options: { kind: "list" },
			description: { kind: "text" },
			ui_visibility: { kind: "object" },
			important_fields: { kind: "object" },
			required_fields: { kind: "object" }
		},
		required: ["field_name", "field_type"],
		complete(draft, _request, state) {
			const number = state.next("field");
			const choice = draft["field_type"] === "enum" || draft["field_type"] === "set";
			const labels = Array.isArray(draft["options"]) ? draft["options"] : [];
			if (choice && labels.length === 0) require_sandbox.refuse(400, "Field options are required for the types enum and set");
			return {
				field_name: draft["field_name"],
				field_code: state.random("field", entity, number).hex(40),
				field_type: draft["field_type"],
				is_custom_field: true,
				is_optional_response_field: false,
				options: choice ? labels.map((one) => option(one, state)) : null,
				subfields: null,
				$id: 2e4 + number
			};
		},
		change(before, after) {
			if (after["field_type"] !== before["field_type"]) require_sandbox.refuse(400, "The type of a field cannot be changed");
			if (before["is_custom_field"] !== true) require_sandbox.refuse(403, "A standard field cannot be changed");
			return {
				...after,
				options: before["options"]
			};
		},
		remove(row) {
			if (row["is_custom_field"] !== true) require_sandbox.refuse(403, "A standard field cannot be deleted");
		},
		show: (row) => visible(row)
	};
}
function option(given, state) {
	const label = require_miss.isObject(given) ? given["label"] : void 0;
	if (typeof label !== "string" || label.trim() === "") return require_sandbox.refuse(400, "An option needs a label");
	return {
		id: 1e3 + state.next("option"),
		label
	};
}
/** The body that adds or removes options is a list, also in a DELETE. */
const fieldRoutes = Object.keys(ENTITIES).flatMap((entity) => {
	const field = (request, state) => {
		const row = state.rows(fieldCollection(entity)).get(request.params["code"] ?? "") ?? require_sandbox.refuse(404, "Field not found");
		if (!Array.isArray(row["options"])) require_sandbox.refuse(400, "The field has no options");
		return row;
	};
	const list = (request) => Array.isArray(request.body) && request.body.every(require_miss.isObject) ? request.body : require_sandbox.refuse(400, "The body must be a list of options");
	const path = `/api/v2/${entity}Fields/{code}/options`;
	return [
		{
			method: "POST",
			path,
			handle(request, state) {
				const row = field(request, state);
				const added = list(request).map((one) => option(one, state));
				state.rows(fieldCollection(entity)).put({
					...row,
					options: [...row["options"], ...added]
				});
				return {
					status: 200,
					body: {
						success: true,
						data: added
					}
				};
			}
		},
		{
			method: "DELETE",
			path,
			handle(request, state) {
				const row = field(request, state);
				const options = row["options"];
				const ids = list(request).map((one) => one["id"]);
				const removed = options.filter((one) => ids.includes(one["id"]));
				if (removed.length !== ids.length) require_sandbox.refuse(400, "One of the options does not exist");
				const left = options.filter((one) => !ids.includes(one["id"]));
				state.rows(fieldCollection(entity)).put({
					...row,
					options: left
				});
				return {
					status: 200,
					body: {
						success: true,
						data: removed
					}
				};
			}
		},
		{
			method: "GET",
			path: `/api/v1/${entity}Fields`,
			handle: (request, state) => state.page(request, [...state.rows(fieldCollection(entity)).scan()].map(inVersion1), { paging: "offset" })
		}
	];
});
function inVersion1(row) {
	return {
		id: row["$id"],
		key: row["field_code"],
		name: row["field_name"],
		field_type: row["field_type"],
		edit_flag: row["is_custom_field"],
		options: row["options"]
	};
}
const standard = (entity) => OF_VERSION_1[entity].map(([key, field_type, name], index) => ({
	id: (entity === "lead" ? 8001 : 9001) + index,
	key,
	name,
	field_type,
	edit_flag: false,
	options: null
}));
/** Only version 1 lists the fields of leads, with the custom fields of deals, and those of notes. */
const fieldRoutesOfVersion1 = [{
	method: "GET",
	path: "/api/v1/leadFields",
	handle(request, state) {
		const custom = [...state.rows(fieldCollection("deal")).scan()].filter((row) => row["is_custom_field"] === true);
		return state.page(request, [...standard("lead"), ...custom.map(inVersion1)], { paging: "offset" });
	}
}, {
	method: "GET",
	path: "/api/v1/noteFields",
	handle: (request, state) => state.page(request, standard("note"), { paging: "offset" })
}];
/** Custom field definitions of an entity, read once per request. */
function customOf(entity, request, state) {
	return once(request, `custom ${entity}`, () => [...state.rows(fieldCollection(entity)).scan()].filter((row) => row["is_custom_field"] === true));
}
/** Values of all custom fields that are currently defined; null where the record has none. */
function customValues(entity, row, request, state) {
	const kept = require_miss.isObject(row["custom_fields"]) ? row["custom_fields"] : {};
	return Object.fromEntries(customOf(entity, request, state).map((field) => [field["field_code"], current(field, kept[String(field["field_code"])])]));
}
/** The value without options that were deleted from the field. */
function current(field, value) {
	if (value === void 0 || value === null || !Array.isArray(field["options"])) return value ?? null;
	const ids = new Set(field["options"].map((one) => one["id"]));
	if (!Array.isArray(value)) return ids.has(value) ? value : null;
	const left = value.filter((id) => ids.has(id));
	return left.length === 0 ? null : left;
}
/** Values of the seeded custom fields for a seeded record. */
function seedCustom(entity, random) {
	const values = {};
	for (const { field_code, sample } of definitions(entity)) if (sample !== void 0 && random.chance(.7)) values[field_code] = sample(random);
	return values;
}
/** Rule for the `custom_fields` of a body: known keys, and values of exactly the type of the field. */
function customRule(entity) {
	return {
		kind: "object",
		check(value, state) {
			for (const [code, one] of Object.entries(value)) {
				const field = state.rows(fieldCollection(entity)).get(code);
				if (field?.["is_custom_field"] !== true) return `has no field ${code}`;
				const wrong = one === null ? void 0 : misfit(field, one);
				if (wrong !== void 0) return `value of ${code} ${wrong}`;
			}
		}
	};
}
function misfit(field, value) {
	const ids = Array.isArray(field["options"]) ? field["options"].map((one) => one["id"]) : [];
	const part = (key) => require_miss.isObject(value) ? value[key] : void 0;
	switch (field["field_type"]) {
		case "double": return require_sandbox.isNumeric(value) ? void 0 : "must be a number";
		case "int":
		case "user":
		case "people":
		case "org": return require_sandbox.isWhole(value) ? void 0 : "must be an integer";
		case "enum": return ids.includes(value) ? void 0 : `must be the id of an option: ${ids.join(", ")}`;
		case "set": return Array.isArray(value) && value.every((id) => ids.includes(id)) ? void 0 : `must be a list of option ids: ${ids.join(", ")}`;
		case "monetary": return require_sandbox.isNumeric(part("value")) && typeof part("currency") === "string" ? void 0 : "must be {\"value\": number, \"currency\": \"EUR\"}";
		case "date": return typeof value === "string" && require_run.isRealDay(value) ? void 0 : "must be a date like 2026-01-31";
		case "daterange": return require_run.isRealDay(String(part("value"))) && require_run.isRealDay(String(part("until"))) ? void 0 : "must be {\"value\": date, \"until\": date}";
		case "time": return isTime(part("value")) ? void 0 : "must be {\"value\": \"09:00:00\"}";
		case "timerange": return isTime(part("value")) && isTime(part("until")) ? void 0 : "must be {\"value\": time, \"until\": time}";
		case "address": return typeof part("value") === "string" ? void 0 : "must be {\"value\": address}";
		default: return typeof value === "string" ? void 0 : "must be text";
	}
}
function isTime(value) {
	return typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value);
}

// sandbox/crm/filters.ts
const TYPES = [
	"deals",
	"leads",
	"org",
	"people",
	"products",
	"activity",
	"projects"
];
const MOST_CONDITIONS = 16;
const OPEN = {
	object: "deal",
	field_id: "1004",
	operator: "=",
	value: "open",
	extra_value: null
};
const SEEDS = [
	{
		name: "Open deals",
		type: "deals",
		leaf: OPEN
	},
	{
		name: "Big deals",
		type: "deals",
		leaf: {
			...OPEN,
			field_id: "1002",
			operator: ">",
			value: "10000"
		}
	},
	{
		name: "Persons of mine",
		type: "people",
		leaf: {
			...OPEN,
			object: "person",
			field_id: "2007",
			value: "1"
		}
	}
];
/** Filters of version 1. Create and update return only the id. */
const filterCollection = {
	paths: ["/api/v1/filters"],
	methods: [
		"GET",
		"POST",
		"PUT",
		"DELETE"
	],
	paging: "none",
	count: () => SEEDS.length,
	seed: ({ index, start }) => {
		const seed = SEEDS[index];
		return {
			name: seed.name,
			active_flag: true,
			type: seed.type,
			user_id: 1,
			visible_to: 7,
			add_time: plainTime(+start - 100 * DAY),
			update_time: plainTime(+start - 90 * DAY),
			conditions: {
				glue: "and",
				conditions: [{
					glue: "and",
					conditions: [seed.leaf]
				}, {
					glue: "or",
					conditions: []
				}]
			}
		};
	},
	unknown: {
		body: "ignore",
		query: "ignore"
	},
	fields: {
		name: {
			kind: "text",
			filled: true
		},
		type: {
			kind: "enum",
			choices: TYPES
		},
		conditions: {
			kind: "object",
			filled: true,
			check: (value) => malformed(value)
		},
		visible_to: { kind: "any" }
	},
	required: [
		"name",
		"type",
		"conditions"
	],
	filters: { type: (row, value) => row["type"] === value },
	complete: (draft, request) => ({
		active_flag: true,
		user_id: 1,
		visible_to: 7,
		add_time: plainTime(request.now),
		update_time: plainTime(request.now),
		...draft
	}),
	change: (_before, after, request) => ({
		...after,
		update_time: plainTime(request.now)
	}),
	show(row, request, state, list) {
		if (request.method !== "GET") return { id: row["id"] };
		const { conditions, ...rest } = visible(row);
		if (list) return rest;
		return {
			...rest,
			conditions: request.query.get("include_field_code") === "true" ? coded(conditions, state) : conditions
		};
	},
	answers: {
		create: "record",
		update: "record",
		delete: "id"
	}
};
function malformed(value) {
	const inner = require_miss.isObject(value) ? value["conditions"] : void 0;
	if (!require_miss.isObject(value) || value["glue"] !== "and" || !Array.isArray(inner) || inner.length !== 2) return "must have the glue and over exactly two groups";
	const groups = inner.filter((group) => require_miss.isObject(group) && Array.isArray(group["conditions"]));
	if (groups.length !== 2 || groups[0]?.["glue"] !== "and" || groups[1]?.["glue"] !== "or") return "must have a first group with the glue and, a second with or";
	const leaves = groups.flatMap((group) => group["conditions"]);
	if (leaves.length > MOST_CONDITIONS) return `must have at most ${MOST_CONDITIONS} conditions`;
	for (const leaf of leaves) {
		if (!require_miss.isObject(leaf) || typeof leaf["object"] !== "string" || typeof leaf["operator"] !== "string") return "must give each condition object, field_id, operator and value";
		if (!/^\d+$/.test(String(leaf["field_id"]))) return "must name fields by their numeric id";
	}
}
function coded(conditions, state) {
	if (!require_miss.isObject(conditions) || !Array.isArray(conditions["conditions"])) return conditions;
	return {
		...conditions,
		conditions: conditions["conditions"].map((one) => {
			if (!require_miss.isObject(one)) return one;
			return "field_id" in one ? {
				...one,
				field_code: codeOf(one, state)
			} : coded(one, state);
		})
	};
}
function codeOf(leaf, state) {
	const entity = String(leaf["object"]) === "lead" ? "deal" : String(leaf["object"]);
	if (ENTITIES[entity] === void 0) return void 0;
	const field = state.rows(fieldCollection(entity)).find((row) => String(row["$id"]) === String(leaf["field_id"]));
	return field === void 0 ? void 0 : String(field["field_code"]);
}
/** `filter_id` of a list: applies the conditions on the entity itself and treats all others as true. */
function savedFilter(entity) {
	return (row, value, request, state) => {
		return once(request, "saved filter", () => groupsOf(entity, value, request, state)).every(({ glue, leaves }) => {
			if (leaves.length === 0) return true;
			return glue === "or" ? leaves.some((leaf) => holds(row, leaf)) : leaves.every((leaf) => holds(row, leaf));
		});
	};
}
function groupsOf(entity, id, _request, state) {
	const { conditions } = (state.rows("filter").get(id) ?? require_sandbox.refuse(404, "Filter not found"))["conditions"];
	return conditions.map(({ glue, conditions: leaves }) => ({
		glue,
		leaves: leaves.flatMap((leaf) => {
			const code = leaf["object"] === entity ? codeOf(leaf, state) : void 0;
			return code === void 0 ? [] : [{
				path: code,
				operator: String(leaf["operator"]),
				value: leaf["value"]
			}];
		})
	}));
}
function holds(row, { path, operator, value }) {
	const custom = require_miss.isObject(row["custom_fields"]) ? row["custom_fields"][path] : void 0;
	const has = row[path] ?? custom ?? null;
	const text = has === null ? "" : String(has);
	const other = String(value ?? "");
	switch (operator) {
		case "=": return text === other;
		case "!=": return text !== other;
		case "<": return ordered(has, other, (a, b) => a < b);
		case ">": return ordered(has, other, (a, b) => a > b);
		case "<=": return ordered(has, other, (a, b) => a <= b);
		case ">=": return ordered(has, other, (a, b) => a >= b);
		case "LIKE '$%'": return text.toLowerCase().startsWith(other.toLowerCase());
		case "LIKE '%$%'": return text.toLowerCase().includes(other.toLowerCase());
		case "NOT LIKE '%$%'": return !text.toLowerCase().includes(other.toLowerCase());
		case "IS NULL": return text === "";
		case "IS NOT NULL": return text !== "";
		default: return require_sandbox.refuse(400, `The filter operator ${operator} is not known`);
	}
}
function ordered(has, other, test) {
	if (has === null) return false;
	return typeof has === "number" ? test(has, Number(other)) : test(String(has), other);
}
const TEXT = {
	"=": "is",
	"!=": "is not",
	"LIKE '$%'": "starts with",
	"LIKE '%$%'": "contains",
	"IS NULL": "is empty",
	"IS NOT NULL": "is not empty"
};
const ORDERED = {
	"=": "is",
	"!=": "is not",
	"<": "is less than",
	">": "is more than",
	"<=": "is at most",
	">=": "is at least"
};
const filterRoutes = [{
	method: "GET",
	path: "/api/v1/filters/helpers",
	handle: () => ({
		status: 200,
		body: {
			success: true,
			data: {
				operators: {
					varchar: TEXT,
					text: TEXT,
					double: ORDERED,
					monetary: ORDERED,
					date: ORDERED,
					int: ORDERED,
					enum: [{ "=": "is" }, { "!=": "is not" }],
					set: [{ "=": "is" }, { "!=": "is not" }]
				},
				deprecated_operators: {},
				relative_dates: {
					today: "Today",
					yesterday: "Yesterday",
					this_week: "This week",
					last_month: "Last month"
				},
				address_field_components: {
					locality: "Town",
					country: "Country"
				}
			}
		}
	})
}];

// sandbox/crm/pipelines.ts
const NAMES = [
	[
		1,
		"Qualified",
		20
	],
	[
		1,
		"Contact made",
		40
	],
	[
		1,
		"Demo",
		60
	],
	[
		1,
		"Proposal",
		80
	],
	[
		1,
		"Negotiation",
		90
	],
	[
		2,
		"Asked",
		30
	],
	[
		2,
		"Offered",
		60
	],
	[
		2,
		"Signed",
		95
	]
];
/** Stages of the two pipelines, in order. */
const STAGES = NAMES.map(([pipeline_id, name, deal_probability], i) => ({
	id: i + 1,
	order_nr: NAMES.slice(0, i).filter(([pipeline]) => pipeline === pipeline_id).length + 1,
	name,
	is_deleted: false,
	deal_probability,
	pipeline_id,
	is_deal_rot_enabled: i % 3 === 2,
	days_to_rotten: i % 3 === 2 ? 30 : null
}));
const PIPELINES = ["New business", "Renewals"];
const pipelineCollections = {
	pipeline: {
		paths: ["/api/v2/pipelines"],
		methods: ["GET"],
		paging: "cursor",
		count: () => PIPELINES.length,
		seed: ({ index, start }) => ({
			name: PIPELINES[index],
			order_nr: index + 1,
			is_deleted: false,
			is_deal_probability_enabled: true,
			...since(start)
		}),
		sort: {
			by: "sort_by",
			direction: "sort_direction",
			fields: [
				"id",
				"update_time",
				"add_time"
			],
			defaultField: "id"
		}
	},
	stage: {
		paths: ["/api/v2/stages"],
		methods: ["GET"],
		paging: "cursor",
		count: () => STAGES.length,
		seed: ({ index, start }) => ({
			...STAGES[index],
			...since(start)
		}),
		filters: { pipeline_id: idFilter("pipeline_id") },
		sort: {
			by: "sort_by",
			direction: "sort_direction",
			fields: [
				"id",
				"update_time",
				"add_time",
				"order_nr"
			],
			defaultField: "id"
		}
	}
};
function since(start) {
	return {
		add_time: rfc(+start - 500 * DAY),
		update_time: rfc(+start - 420 * DAY)
	};
}
/** Id of the first stage of a pipeline. */
function firstStage(state, pipeline) {
	return state.rows("stage").find((stage) => stage["pipeline_id"] === pipeline && stage["order_nr"] === 1)?.["id"];
}

// sandbox/crm/history.ts
/** Changes of deals that were made in the sandbox. */
const dealChange = { count: () => 0 };
/** Fields that change as a consequence and are not recorded. */
const SILENT = [
	"update_time",
	"stage_change_time",
	"won_time",
	"lost_time",
	"close_time",
	"is_deleted",
	"archive_time"
];
/** Stores what an update changed, one row per field. */
function keepHistory(before, after, request, state) {
	for (const [key, old, now] of differences(before, after)) state.rows("dealChange").insert({
		deal_id: before["id"],
		field_key: key,
		old_value: text(old),
		new_value: text(now),
		actor_user_id: 1,
		time: plainTime(request.now),
		change_source: "api",
		change_source_user_agent: request.headers["user-agent"] ?? null,
		is_bulk_update_flag: false
	});
}
function differences(before, after) {
	const found = [];
	const custom = (row) => require_miss.isObject(row["custom_fields"]) ? row["custom_fields"] : {};
	for (const [left, right] of [[before, after], [custom(before), custom(after)]]) for (const key of /* @__PURE__ */ new Set([...Object.keys(left), ...Object.keys(right)])) {
		if (key === "custom_fields" || SILENT.includes(key)) continue;
		if (text(left[key]) !== text(right[key])) found.push([
			key,
			left[key],
			right[key]
		]);
	}
	return found;
}
/** Values of the changelog are text or null, ids too. */
function text(value) {
	if (value === null || value === void 0) return null;
	return typeof value === "object" ? require_sandbox.writeDigits(value) : String(value);
}
/** `GET /api/v1/deals/{id}/changelog`: a path of version 1 with the cursors of version 2, newest first. */
function changelog(request, state) {
	const deal = state.rows("deal").get(request.params["id"] ?? "") ?? require_sandbox.refuse(404, "Deal not found");
	const kept = [...state.rows("dealChange").scan({ reverse: true })].filter((row) => row["deal_id"] === deal["id"]);
	const rows = kept.map(({ id: _, deal_id: __, ...row }) => row);
	return state.page(request, [...rows, ...invented(deal, kept, state)], { paging: "cursor" });
}
/**
* The history of a seeded deal before the sandbox was created, newest first: it went through the stages before its own,
* sometimes skipped one or went back, its expected close date was postponed, and finally it was closed.
*/
function invented(deal, kept, state) {
	if (Number(deal["id"]) > state.rows("deal").seeded) return [];
	/** The seeded value: the old value of the first change made here, else the current one. */
	const first = (key) => {
		const oldest = kept.filter((row) => row["field_key"] === key).at(-1);
		return oldest === void 0 ? text(deal[key]) : oldest["old_value"];
	};
	const random = state.random("history", Number(deal["id"]));
	const added = Date.parse(String(deal["add_time"]));
	const span = (lastChange(added, state.start) - added) * .8;
	const rows = [];
	const change = (share, key, old, now) => {
		rows.push({
			field_key: key,
			old_value: old,
			new_value: now,
			actor_user_id: random.integer(1, 5),
			time: plainTime(added + Math.max(0, span) * share),
			change_source: "app",
			change_source_user_agent: null,
			is_bulk_update_flag: random.chance(.05)
		});
	};
	const stage = STAGES.find((one) => String(one.id) === first("stage_id"));
	const passed = STAGES.filter((one) => one.pipeline_id === stage?.pipeline_id && one.order_nr <= (stage?.order_nr ?? 0)).filter((one, i) => i === 0 || one === stage || random.chance(.85)).map((one) => String(one.id));
	if (passed.length > 2 && random.chance(.15)) passed.splice(2, 0, passed[0]);
	passed.slice(1).forEach((to, i) => change((i + 1) / passed.length, "stage_id", passed[i], to));
	const close = first("expected_close_date");
	if (close !== null) {
		let at = Date.parse(close);
		for (let push = random.integer(0, 3); push > 0; push--) {
			const before = at - random.integer(5, 40) * DAY;
			change(push / 4, "expected_close_date", day(before), day(at));
			at = before;
		}
		if (random.chance(.5)) change(.05, "expected_close_date", null, day(at));
	}
	const status = first("status");
	if (status === "won" || status === "lost") change(1, "status", "open", status);
	return rows.sort((a, b) => String(a["time"]) < String(b["time"]) ? 1 : -1);
}

// sandbox/crm/deals.ts
/** Filters of every list in version 2. */
const LIST_FILTERS = {
	ids: idsFilter,
	updated_since: changedFilter("since"),
	updated_until: changedFilter("until"),
	include_fields: known,
	custom_fields: known
};
const SORT = {
	by: "sort_by",
	direction: "sort_direction",
	fields: [
		"id",
		"update_time",
		"add_time"
	],
	defaultField: "id"
};
const VISIBLE_TO = {
	kind: "integer",
	choices: [
		1,
		3,
		5,
		7
	]
};
const deal = {
	paths: ["/api/v2/deals"],
	lists: ["/api/v2/deals/archived"],
	methods: [
		"GET",
		"POST",
		"PATCH",
		"DELETE"
	],
	paging: "cursor",
	ordered: ["add_time", "update_time"],
	seed: seedDeal,
	fields: {
		title: {
			kind: "text",
			maxLength: 255
		},
		value: { kind: "number" },
		currency: {
			kind: "text",
			check: (value, state) => currencyFault(value, state)
		},
		status: {
			kind: "enum",
			choices: [
				"open",
				"won",
				"lost",
				"deleted"
			],
			filled: true
		},
		stage_id: idField("stage", "Stage"),
		pipeline_id: idField("pipeline", "Pipeline"),
		person_id: idField("person", "Person"),
		org_id: idField("organization", "Organization"),
		owner_id: idField("user", "User"),
		probability: {
			kind: "integer",
			min: 0,
			max: 100
		},
		expected_close_date: { kind: "date" },
		lost_reason: { kind: "text" },
		visible_to: VISIBLE_TO,
		label_ids: { kind: "list" },
		is_archived: { kind: "boolean" },
		is_deleted: { kind: "boolean" },
		archive_time: { kind: "timestamp" },
		add_time: { kind: "timestamp" },
		update_time: { kind: "timestamp" },
		stage_change_time: { kind: "timestamp" },
		close_time: { kind: "timestamp" },
		won_time: { kind: "timestamp" },
		lost_time: { kind: "timestamp" },
		custom_fields: customRule("deal")
	},
	required: ["title"],
	filters: {
		...LIST_FILTERS,
		status: unlessSaved((row, value) => {
			const wanted = value.split(",");
			const odd = wanted.find((one) => ![
				"open",
				"won",
				"lost",
				"deleted"
			].includes(one));
			if (odd !== void 0) require_sandbox.refuse(400, `Parameter status: ${odd} is not open, won, lost or deleted`);
			return wanted.includes(String(row["status"]));
		}),
		stage_id: idFilter("stage_id"),
		pipeline_id: idFilter("pipeline_id"),
		owner_id: idFilter("owner_id"),
		person_id: idFilter("person_id"),
		org_id: idFilter("org_id"),
		filter_id: savedFilter("deal")
	},
	listed: (row, request) => row["is_archived"] === true === request.path.endsWith("/archived") && (row["is_deleted"] !== true || (request.query.get("status") ?? "").includes("deleted")),
	found: (row) => row["is_deleted"] !== true,
	sort: SORT,
	complete: completeDeal,
	change: changeDeal,
	remove: (row, request) => ({
		...row,
		status: "deleted",
		is_deleted: true,
		update_time: rfc(request.now)
	}),
	show: (row, request, state) => ({
		...visible(row),
		custom_fields: customValues("deal", row, request, state)
	}),
	answers: {
		create: "record",
		update: "record",
		delete: "id"
	}
};
function seedDeal(place) {
	const { index, random, start } = place;
	const { added, updated } = times(place, "deal");
	const pipeline = random.chance(.75) ? 1 : 2;
	const stages = STAGES.filter((stage) => stage.pipeline_id === pipeline);
	const dice = random.next();
	const status = dice < .55 ? "open" : dice < .78 ? "won" : dice < .95 ? "lost" : "deleted";
	const stage = random.pick(stages);
	const closed = status === "won" || status === "lost" ? rfc(updated) : null;
	const hasPerson = random.chance(.85);
	const hasOrg = random.chance(.8);
	return {
		title: dealTitle(random),
		value: random.chance(.93) ? random.integer(2, 400) * 50 : 0,
		currency: random.chance(.85) ? "EUR" : "USD",
		status,
		stage_id: stage.id,
		pipeline_id: stage.pipeline_id,
		person_id: hasPerson ? place.id("person", random.integer(0, place.count("person") - 1)) : null,
		org_id: hasOrg ? place.id("organization", random.integer(0, place.count("organization") - 1)) : null,
		owner_id: random.integer(1, 5),
		probability: random.chance(.4) ? random.integer(1, 19) * 5 : null,
		expected_close_date: random.chance(.8) ? day(+start + random.integer(-40, 120) * DAY) : null,
		add_time: rfc(added),
		update_time: rfc(updated),
		stage_change_time: rfc(added + (updated - added) * .8),
		won_time: status === "won" ? closed : null,
		lost_time: status === "lost" ? closed : null,
		close_time: closed,
		lost_reason: status === "lost" ? random.pick([
			"Price",
			"Timing",
			"Chose another"
		]) : null,
		visible_to: 3,
		label_ids: random.chance(.3) ? [random.integer(1, 3)] : [],
		is_deleted: status === "deleted",
		is_archived: status !== "deleted" && index % 17 === 16,
		archive_time: null,
		origin: random.chance(.5) ? "ManuallyCreated" : "API",
		origin_id: null,
		channel: null,
		channel_id: null,
		custom_fields: seedCustom("deal", random)
	};
}
function currencyFault(value, state) {
	return state.rows("currency").find((row) => row["code"] === value) === void 0 ? "must be the code of a currency" : void 0;
}
function completeDeal(draft, request, state) {
	const now = rfc(request.now);
	const status = draft["status"] ?? "open";
	return {
		title: null,
		value: 0,
		currency: "EUR",
		status,
		stage_id: null,
		pipeline_id: null,
		person_id: null,
		org_id: null,
		owner_id: 1,
		probability: null,
		expected_close_date: null,
		add_time: now,
		update_time: now,
		stage_change_time: null,
		won_time: status === "won" ? now : null,
		lost_time: status === "lost" ? now : null,
		close_time: status === "won" || status === "lost" ? now : null,
		lost_reason: null,
		visible_to: 3,
		label_ids: [],
		is_deleted: false,
		is_archived: false,
		archive_time: null,
		origin: "API",
		origin_id: null,
		channel: null,
		channel_id: null,
		custom_fields: {},
		...present(draft),
		...placed(draft, void 0, state)
	};
}
/** Removes nulls from a new record: the service treats them as absent. */
function present(draft) {
	return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== null));
}
/** Sets the pipeline from the stage, or the stage from the pipeline; refuses a stage of another pipeline. */
function placed(given, before, state) {
	const stage = linked(state, "stage", given["stage_id"]);
	const pipeline = given["pipeline_id"];
	if (stage !== void 0) {
		if (pipeline !== void 0 && pipeline !== null && pipeline !== stage["pipeline_id"]) require_sandbox.refuse(400, "The stage does not belong to the pipeline");
		return {
			stage_id: stage["id"],
			pipeline_id: stage["pipeline_id"]
		};
	}
	const wanted = pipeline ?? before?.["pipeline_id"] ?? 1;
	if (before !== void 0 && wanted === before["pipeline_id"]) return {};
	return {
		stage_id: firstStage(state, wanted),
		pipeline_id: wanted
	};
}
function changeDeal(before, after, request, state) {
	const now = rfc(request.now);
	const given = {};
	for (const key of ["stage_id", "pipeline_id"]) if (after[key] !== before[key]) given[key] = after[key];
	const row = {
		...after,
		...placed(given, before, state),
		custom_fields: {
			...before["custom_fields"],
			...after["custom_fields"]
		},
		update_time: now
	};
	if (row["stage_id"] !== before["stage_id"]) row["stage_change_time"] = now;
	if (row["status"] !== before["status"]) {
		const status = row["status"];
		row["won_time"] = status === "won" ? now : null;
		row["lost_time"] = status === "lost" ? now : null;
		row["close_time"] = status === "won" || status === "lost" ? now : null;
		if (status !== "lost") row["lost_reason"] = null;
		row["is_deleted"] = status === "deleted";
	}
	if (row["is_archived"] === true && before["is_archived"] !== true) row["archive_time"] = now;
	keepHistory(before, row, request, state);
	return row;
}
/** Probability of winning in percent: the deal's own, else the stage's. */
function chance(deal, state) {
	const own = deal["probability"];
	if (typeof own === "number") return own;
	return count(linked(state, "stage", deal["stage_id"])?.["deal_probability"] ?? 100);
}

// sandbox/crm/activities.ts
const PARTICIPANTS = {
	kind: "list",
	check: (value) => value.every((one) => require_miss.isObject(one) && Number.isInteger(one["person_id"])) ? void 0 : "must be a list of {\"person_id\": number, \"primary\": boolean}"
};
const CLOCK = { kind: "time" };
const activity = {
	paths: ["/api/v2/activities"],
	methods: [
		"GET",
		"POST",
		"PATCH",
		"DELETE"
	],
	paging: "cursor",
	ordered: ["add_time", "update_time"],
	seed: (place) => {
		const { random, start } = place;
		const { added, updated } = times(place, "activity");
		const due = +start + random.integer(-60, 30) * DAY;
		const person = place.id("person", random.integer(0, place.count("person") - 1));
		const type = random.pick([
			"call",
			"meeting",
			"task",
			"email"
		]);
		return {
			subject: `${type.charAt(0).toUpperCase() + type.slice(1)} ${random.pick([
				"about the offer",
				"to follow up",
				"on the contract"
			])}`,
			type,
			owner_id: random.integer(1, 5),
			creator_user_id: 1,
			is_deleted: false,
			add_time: rfc(added),
			update_time: rfc(updated),
			deal_id: random.chance(.8) ? place.id("deal", random.integer(0, place.count("deal") - 1)) : null,
			lead_id: null,
			person_id: person,
			org_id: random.chance(.5) ? place.id("organization", random.integer(0, place.count("organization") - 1)) : null,
			project_id: null,
			due_date: day(due),
			due_time: random.chance(.5) ? "10:00" : null,
			duration: random.chance(.5) ? "00:30" : null,
			busy: false,
			done: due < +start ? random.chance(.8) : false,
			marked_as_done_time: null,
			location: null,
			participants: [{
				person_id: person,
				primary: true
			}],
			attendees: null,
			public_description: null,
			priority: null,
			note: null
		};
	},
	fields: {
		subject: { kind: "text" },
		type: {
			kind: "text",
			check: (value, state) => state.rows("activityType").find((row) => row["key_string"] === value) === void 0 ? "must be the key of an activity type" : void 0
		},
		owner_id: idField("user", "User"),
		deal_id: idField("deal", "Deal"),
		lead_id: { kind: "uuid" },
		org_id: idField("organization", "Organization"),
		project_id: { kind: "integer" },
		due_date: { kind: "date" },
		due_time: CLOCK,
		duration: CLOCK,
		busy: { kind: "boolean" },
		done: { kind: "boolean" },
		location: { kind: "object" },
		participants: PARTICIPANTS,
		person_id: { kind: "any" },
		outcome: { kind: "any" },
		attendees: { kind: "list" },
		public_description: { kind: "text" },
		priority: { kind: "integer" },
		note: { kind: "text" }
	},
	filters: {
		...LIST_FILTERS,
		owner_id: idFilter("owner_id"),
		deal_id: idFilter("deal_id"),
		person_id: idFilter("person_id"),
		org_id: idFilter("org_id"),
		lead_id: unlessSaved((row, value) => row["lead_id"] === value),
		filter_id: savedFilter("activity"),
		done: unlessSaved((row, value) => {
			if (!/^(true|false|0|1)$/.test(value)) require_sandbox.refuse(400, "Parameter done must be true or false");
			return row["done"] === (value === "true" || value === "1");
		})
	},
	sort: {
		...SORT,
		fields: [
			"id",
			"update_time",
			"add_time",
			"due_date"
		]
	},
	complete: (draft, request) => ({
		subject: "Call",
		type: "call",
		owner_id: 1,
		creator_user_id: 1,
		is_deleted: false,
		add_time: rfc(request.now),
		update_time: rfc(request.now),
		deal_id: null,
		lead_id: null,
		org_id: null,
		project_id: null,
		due_date: day(request.now),
		due_time: null,
		duration: null,
		busy: false,
		done: false,
		location: null,
		attendees: null,
		public_description: null,
		priority: null,
		note: null,
		participants: [],
		...draft,
		...led(draft),
		marked_as_done_time: draft["done"] === true ? rfc(request.now) : null
	}),
	change: (before, after, request) => ({
		...after,
		...led(after),
		update_time: rfc(request.now),
		...after["done"] !== before["done"] && { marked_as_done_time: after["done"] === true ? rfc(request.now) : null }
	}),
	answers: { delete: "id" }
};
/** Adds `person_id`, a read-only field with the primary participant. */
function led(row) {
	const list = Array.isArray(row["participants"]) ? row["participants"] : [];
	return { person_id: (list.find((one) => one["primary"] === true) ?? list[0])?.["person_id"] ?? null };
}
const LINKS = [
	"deal_id",
	"person_id",
	"org_id",
	"lead_id",
	"project_id",
	"task_id"
];
const note = {
	paths: ["/api/v1/notes"],
	methods: [
		"GET",
		"POST",
		"PUT"
	],
	paging: "offset",
	seed: (place) => {
		const { random } = place;
		const { added, updated } = times(place, "note");
		const onDeal = random.chance(.7);
		return {
			content: `<p>${random.pick([
				"Asked for a call back",
				"Wants a second offer",
				"Met at the fair",
				"Contract is with legal"
			])}.</p>`,
			user_id: random.integer(1, 5),
			deal_id: onDeal ? place.id("deal", random.integer(0, place.count("deal") - 1)) : null,
			person_id: onDeal ? null : place.id("person", random.integer(0, place.count("person") - 1)),
			org_id: null,
			lead_id: null,
			project_id: null,
			task_id: null,
			...flags({}),
			active_flag: true,
			add_time: plainTime(added),
			update_time: plainTime(updated),
			last_update_user_id: null
		};
	},
	unknown: { query: "ignore" },
	fields: {
		content: {
			kind: "text",
			filled: true
		},
		deal_id: idField("deal", "Deal"),
		person_id: idField("person", "Person"),
		org_id: idField("organization", "Organization"),
		lead_id: { kind: "uuid" },
		project_id: { kind: "integer" },
		task_id: { kind: "integer" },
		user_id: idField("user", "User"),
		add_time: { kind: "text" },
		...Object.fromEntries(Object.keys(flags({})).map((flag) => [flag, { kind: "any" }]))
	},
	required: ["content"],
	filters: {
		deal_id: idFilter("deal_id"),
		person_id: idFilter("person_id"),
		org_id: idFilter("org_id"),
		user_id: idFilter("user_id"),
		lead_id: (row, value) => row["lead_id"] === value
	},
	complete(draft, request) {
		if (LINKS.every((link) => (draft[link] ?? null) === null)) require_sandbox.refuse(400, "A note must be linked to a deal, a person, an organization, a lead, a project or a task");
		return {
			user_id: 1,
			...Object.fromEntries(LINKS.map((link) => [link, null])),
			active_flag: true,
			add_time: plainTime(request.now),
			update_time: plainTime(request.now),
			last_update_user_id: null,
			...draft,
			...flags(draft)
		};
	},
	change: (_before, after, request) => ({
		...after,
		...flags(after),
		update_time: plainTime(request.now),
		last_update_user_id: 1
	})
};
/** The response to the deletion of a note is `true` instead of its id. */
const noteRoutes = [{
	method: "DELETE",
	path: "/api/v1/notes/{id}",
	handle(request, state) {
		const notes = state.rows("note");
		const row = notes.get(request.params["id"] ?? "") ?? require_sandbox.refuse(404, "Note not found");
		notes.drop(row["id"]);
		return {
			status: 200,
			body: {
				success: true,
				data: true
			}
		};
	}
}];
function flags(row) {
	const names = [
		"deal",
		"person",
		"organization",
		"lead",
		"project",
		"task"
	].map((name) => `pinned_to_${name}_flag`);
	return Object.fromEntries(names.map((name) => [name, row[name] === true || row[name] === 1]));
}
const noteComment = {
	paths: ["/api/v1/notes/{note}/comments"],
	methods: [
		"GET",
		"POST",
		"PUT",
		"DELETE"
	],
	paging: "offset",
	id: {
		style: "uuid",
		field: "uuid"
	},
	parent: {
		collection: "note",
		field: "object_id",
		most: 2,
		count: ({ random }) => random.chance(.2) ? 1 : 0
	},
	seed: ({ random, start }) => ({
		content: random.pick([
			"Agreed.",
			"Done, see the mail.",
			"Still waiting."
		]),
		user_id: random.integer(1, 5),
		updater_id: null,
		object_type: "note",
		active_flag: true,
		add_time: (/* @__PURE__ */ new Date(+start - 5 * DAY)).toISOString(),
		update_time: (/* @__PURE__ */ new Date(+start - 5 * DAY)).toISOString()
	}),
	fields: { content: {
		kind: "text",
		filled: true
	} },
	required: ["content"],
	complete: (draft, request) => ({
		user_id: 1,
		updater_id: null,
		object_type: "note",
		active_flag: true,
		add_time: request.now.toISOString(),
		update_time: request.now.toISOString(),
		...draft
	}),
	change: (_before, after, request) => ({
		...after,
		updater_id: 1,
		update_time: request.now.toISOString()
	}),
	answers: { delete: "id" }
};

// sandbox/crm/attachments.ts
/** Files of version 1. Contents are stored as base64 in a hidden field. */
const file = {
	paths: ["/api/v1/files"],
	methods: ["GET", "DELETE"],
	paging: "offset",
	count: (records) => Math.min(40, Math.ceil(records / 4)),
	seed: (place) => {
		const { random, index } = place;
		const { added, updated } = times(place, "file");
		return {
			...described(`offer-${index + 1}.txt`, "txt"),
			deal_id: place.id("deal", random.integer(0, place.count("deal") - 1)),
			file_size: 24,
			add_time: plainTime(added),
			update_time: plainTime(updated),
			$content: Buffer.from(`Contents of file ${String(index + 1).padStart(6, "0")}\n`).toString("base64")
		};
	},
	unknown: { query: "ignore" },
	show: (row, request) => ({
		...visible(row),
		url: `${request.origin}/api/v1/files/${String(row["id"])}/download`
	}),
	answers: { delete: "id" }
};
function described(name, type) {
	return {
		user_id: 1,
		deal_id: null,
		person_id: null,
		org_id: null,
		product_id: null,
		activity_id: null,
		lead_id: null,
		file_name: name,
		file_type: type,
		active_flag: true,
		inline_flag: false,
		remote_location: null,
		remote_id: null,
		name,
		description: null
	};
}
function form(request) {
	return require_miss.isObject(request.body) ? request.body : require_sandbox.refuse(400, "The body must be a form");
}
/** Links of a form: sent as text, stored as numbers. */
function links(fields, state) {
	const found = {};
	for (const [key, collection] of [
		["deal_id", "deal"],
		["person_id", "person"],
		["org_id", "organization"]
	]) {
		const value = fields[key];
		if (value === void 0 || value === "") continue;
		found[key] = linked(state, collection, value)?.["id"] ?? require_sandbox.refuse(400, `${key} is not a ${collection} of this account`);
	}
	return found;
}
const fileRoutes = [
	{
		method: "POST",
		path: "/api/v1/files",
		handle(request, state) {
			const fields = form(request);
			const upload = fields["file"];
			if (!require_miss.isObject(upload) || !Buffer.isBuffer(upload["bytes"])) require_sandbox.refuse(400, "The part file is required");
			const row = state.rows("file").insert({
				...described(upload.name, /\.(\w+)$/.exec(upload.name)?.[1] ?? "file"),
				...links(fields, state),
				file_size: upload.bytes.length,
				add_time: plainTime(request.now),
				update_time: plainTime(request.now),
				$content: upload.bytes.toString("base64")
			});
			return state.record(request, "file", row, 201);
		}
	},
	{
		method: "POST",
		path: "/api/v1/files/remoteLink",
		handle(request, state) {
			const fields = form(request);
			const item = {
				deal: "deal_id",
				organization: "org_id",
				person: "person_id"
			}[String(fields["item_type"])];
			if (item === void 0) require_sandbox.refuse(400, "item_type must be deal, organization or person");
			for (const key of ["remote_id", "remote_location"]) if (typeof fields[key] !== "string" || fields[key] === "") require_sandbox.refuse(400, `${key} is required`);
			const row = state.rows("file").insert({
				...described(String(fields["remote_id"]), "remote"),
				...links({ [item]: fields["item_id"] }, state),
				remote_id: fields["remote_id"],
				remote_location: fields["remote_location"],
				file_size: 0,
				add_time: plainTime(request.now),
				update_time: plainTime(request.now),
				$content: ""
			});
			return state.record(request, "file", row);
		}
	},
	{
		method: "PUT",
		path: "/api/v1/files/{id}",
		handle(request, state) {
			if (!(request.headers["content-type"] ?? "").startsWith("application/x-www-form-urlencoded")) require_sandbox.refuse(415, "The body must be a form");
			const fields = form(request);
			const after = {
				...state.rows("file").get(request.params["id"] ?? "") ?? require_sandbox.refuse(404, "File not found"),
				update_time: plainTime(request.now)
			};
			for (const key of ["name", "description"]) if (fields[key] !== void 0) Object.assign(after, { [key]: fields[key] });
			state.rows("file").put(after);
			return state.record(request, "file", after);
		}
	},
	{
		method: "GET",
		path: "/api/v1/files/{id}/download",
		handle(request, state) {
			const row = state.rows("file").get(request.params["id"] ?? "") ?? require_sandbox.refuse(404, "File not found");
			return {
				status: 200,
				headers: {
					"content-type": "application/octet-stream",
					"content-disposition": `attachment; filename="${String(row["file_name"])}"`
				},
				body: Buffer.from(String(row["$content"]), "base64")
			};
		}
	}
];
/** Participants of a deal: persons in addition to the main contact. */
const participant = {
	paths: ["/api/v1/deals/{deal}/participants"],
	methods: [
		"GET",
		"POST",
		"DELETE"
	],
	paging: "offset",
	parent: {
		collection: "deal",
		field: "$deal",
		most: 2,
		count: ({ random }) => random.chance(.3) ? 1 : 0
	},
	seed: (place) => ({
		person_id: place.id("person", place.random.integer(0, place.count("person") - 1)),
		add_time: plainTime(+place.start - 30 * DAY),
		active_flag: true,
		added_by_user_id: 1
	}),
	fields: { person_id: {
		kind: "integer",
		filled: true
	} },
	required: ["person_id"],
	complete(draft, request, state) {
		if (linked(state, "person", draft["person_id"]) === void 0) require_sandbox.refuse(400, "person_id is not a person of this account");
		return {
			...draft,
			add_time: plainTime(request.now),
			active_flag: true,
			added_by_user_id: 1
		};
	},
	show: (row, _request, state) => {
		const person = linked(state, "person", row["person_id"]);
		return {
			...visible(row),
			person_id: {
				value: row["person_id"],
				name: person?.["name"] ?? null,
				email: person?.["emails"] ?? [],
				phone: person?.["phones"] ?? []
			},
			related_item_type: "deal",
			related_item_id: row["$deal"]
		};
	},
	answers: { delete: "id" }
};
/** Messages of a deal: snippets, never bodies. Flags are 0 and 1. */
const mailMessage = {
	paths: ["/api/v1/deals/{deal}/mailMessages"],
	methods: ["GET"],
	paging: "offset",
	parent: {
		collection: "deal",
		field: "$deal",
		most: 3,
		count: ({ random }) => random.chance(.4) ? random.integer(1, 3) : 0
	},
	seed: (place) => {
		const { random, start, index } = place;
		const sent = random.chance(.5);
		const other = {
			email_address: `contact${place.parent?.index ?? 0}@example.com`,
			name: "Contact",
			linked_person_id: null,
			linked_person_name: null
		};
		const own = {
			email_address: "sam.sandbox@example.com",
			name: "Sam Sandbox",
			linked_person_id: null,
			linked_person_name: null
		};
		return {
			from: [sent ? own : other],
			to: [sent ? other : own],
			cc: [],
			bcc: [],
			subject: random.pick([
				"Re: our offer",
				"Meeting next week",
				"Question about the contract"
			]),
			snippet: "Thank you for the call. As discussed we would like to go on with the second option.",
			message_time: (/* @__PURE__ */ new Date(+start - (30 - index * 5) * DAY)).toISOString(),
			sent_flag: sent ? 1 : 0,
			has_body_flag: 1,
			has_attachments_flag: 0,
			body_url: null
		};
	},
	unknown: { query: "ignore" },
	show: (row) => ({
		object: "mailMessage",
		timestamp: row["message_time"],
		data: visible(row)
	})
};

// sandbox/crm/budget.ts
/** Requests allowed in two seconds on the highest plan, by credential; searches have a limit of their own. */
const BURST = {
	token: 120,
	oauth: 480,
	search: 40
};
const WINDOW = 2;
/** Tokens per day: 30,000 for each seat, times the factor of the plan. */
const DAILY = 21e4;
function budget(request, meter) {
	const search = /\/(itemSearch|search)(\/|$)/.test(request.path);
	const limit = search ? BURST.search : request.credential === "oauth" ? BURST.oauth : BURST.token;
	const used = meter.window(search ? "search" : "calls", WINDOW);
	const spent = meter.spend("tokens", used > limit ? 0 : costOf(request, search));
	const headers = {
		"x-ratelimit-limit": String(limit),
		"x-ratelimit-remaining": String(Math.max(0, limit - used)),
		"x-ratelimit-reset": String(WINDOW),
		"x-daily-ratelimit-token-limit": String(DAILY),
		"x-daily-ratelimit-token-remaining": String(Math.max(0, DAILY - spent))
	};
	if (used <= limit && spent <= DAILY) return { headers };
	return {
		headers,
		refuse: {
			status: 429,
			message: "request over limit",
			hint: "Wait for the number of seconds in x-ratelimit-reset"
		}
	};
}
/** Tokens that a request costs; version 2 costs half of version 1. */
function costOf({ method, path }, search) {
	const second = path.startsWith("/api/v2/");
	if (search) return second ? 20 : 40;
	if (path.endsWith("/changelog")) return 20;
	if (path.endsWith("/summary")) return 40;
	const price = method === "GET" ? /\/(\d+|me|[0-9a-f-]{36})$/.test(path) ? 2 : 20 : method === "DELETE" ? 6 : 10;
	return second ? price / 2 : price;
}

// sandbox/crm/conversions.ts
/** Jobs that convert a deal to a lead or back. The first poll reports a job as running, the next ones as done. */
const conversion = {
	id: { style: "uuid" },
	count: () => 0
};
const SIDES = [{
	plural: "deals",
	from: "deal",
	to: "lead",
	idKey: "lead_id"
}, {
	plural: "leads",
	from: "lead",
	to: "deal",
	idKey: "deal_id"
}];
const conversionRoutes = SIDES.flatMap(({ plural, from, to, idKey }) => [{
	method: "POST",
	path: `/api/v2/${plural}/{id}/convert/${to}`,
	handle(request, state) {
		const source = state.rows(from).get(request.params["id"] ?? "");
		if (source === void 0 || source["is_deleted"] === true) return require_sandbox.refuse(404, `${from} not found`);
		const asked = require_miss.isObject(request.body) ? request.body : require_sandbox.refuse(400, "The body must be a JSON object");
		for (const key of ["stage_id", "pipeline_id"]) if (asked[key] !== void 0 && !require_sandbox.isWhole(asked[key])) require_sandbox.refuse(400, `${key} must be an integer`);
		return {
			status: 200,
			body: {
				success: true,
				data: { conversion_id: state.rows("conversion").insert({
					from,
					source: source["id"],
					asked,
					status: "not_started"
				})["id"] }
			}
		};
	}
}, {
	method: "GET",
	path: `/api/v2/${plural}/{id}/convert/status/{job}`,
	writes: true,
	handle(request, state) {
		const jobs = state.rows("conversion");
		const job = jobs.get(request.params["job"] ?? "");
		if (job === void 0 || job["from"] !== from) return require_sandbox.refuse(404, "Conversion not found");
		if (job["status"] === "not_started") jobs.put({
			...job,
			status: "running"
		});
		else if (job["status"] === "running") jobs.put({
			...job,
			...convert(job, request.now, state, from)
		});
		const { status, made } = jobs.get(job["id"]);
		return {
			status: 200,
			body: {
				success: true,
				data: {
					conversion_id: job["id"],
					status,
					...require_miss.defined({ [idKey]: made })
				}
			}
		};
	}
}]);
function convert(job, now, state, from) {
	const source = linked(state, from, job["source"]);
	if (source === void 0) return { status: "failed" };
	const made = from === "deal" ? toLead(source, now, state) : toDeal(source, job["asked"], now, state);
	if (made === void 0) return { status: "rejected" };
	if (from === "deal") state.rows("deal").put({
		...source,
		is_deleted: true,
		status: "deleted",
		update_time: rfc(now)
	});
	else state.rows("lead").drop(source["id"]);
	return {
		status: "completed",
		made
	};
}
function toLead(deal, now, state) {
	if ((deal["person_id"] ?? deal["org_id"] ?? null) === null) return void 0;
	return state.rows("lead").insert({
		title: deal["title"],
		owner_id: deal["owner_id"],
		creator_id: 1,
		label_ids: [],
		person_id: deal["person_id"],
		organization_id: deal["org_id"],
		source_name: "API",
		is_archived: false,
		was_seen: true,
		value: {
			amount: deal["value"],
			currency: deal["currency"]
		},
		expected_close_date: deal["expected_close_date"],
		next_activity_id: null,
		add_time: now.toISOString(),
		update_time: now.toISOString(),
		visible_to: String(deal["visible_to"])
	})["id"];
}
function toDeal(lead, asked, now, state) {
	const stage = linked(state, "stage", asked["stage_id"]);
	const pipeline = stage?.["pipeline_id"] ?? linked(state, "pipeline", asked["pipeline_id"] ?? 1)?.["id"];
	if (pipeline === void 0 || asked["stage_id"] !== void 0 && stage === void 0) return void 0;
	const value = require_miss.isObject(lead["value"]) ? lead["value"] : {};
	return state.rows("deal").insert({
		title: lead["title"],
		value: value["amount"] ?? 0,
		currency: value["currency"] ?? "EUR",
		status: "open",
		stage_id: stage?.["id"] ?? firstStage(state, pipeline),
		pipeline_id: pipeline,
		person_id: lead["person_id"],
		org_id: lead["organization_id"],
		owner_id: lead["owner_id"],
		probability: null,
		expected_close_date: lead["expected_close_date"],
		add_time: rfc(now),
		update_time: rfc(now),
		stage_change_time: null,
		won_time: null,
		lost_time: null,
		close_time: null,
		lost_reason: null,
		visible_to: Number(lead["visible_to"]),
		label_ids: [],
		is_deleted: false,
		is_archived: false,
		custom_fields: {}
	})["id"];
}

// sandbox/crm/deliveries.ts
/** Names of collections in webhooks; the others send nothing. */
const OBJECTS = Object.fromEntries([
	"activity",
	"deal",
	"lead",
	"note",
	"organization",
	"person",
	"pipeline",
	"product",
	"project",
	"stage",
	"task"
].map((name) => [name, name]));
/** Returns what the webhooks of the account send after a request. */
function deliveries(changes, request, state) {
	const hooks = [...state.rows("webhook").scan()].filter((hook) => Number(hook["is_active"]) === 1);
	if (hooks.length === 0) return [];
	return merged(changes).flatMap((change) => {
		const object = OBJECTS[change.collection];
		const action = actionOf(change);
		if (object === void 0 || action === void 0) return [];
		return hooks.filter((hook) => fits(hook["event_object"], object) && fits(hook["event_action"], action)).map((hook) => delivery(hook, {
			object,
			action,
			change
		}, request, state));
	});
}
const fits = (wanted, value) => wanted === "*" || wanted === value;
/** Several changes of a record in one request are one event. */
function merged(changes) {
	const found = /* @__PURE__ */ new Map();
	for (const change of changes) {
		const { collection, id, before, after } = change;
		const key = `${collection} ${String(id)}`;
		const earlier = found.get(key);
		found.set(key, {
			collection,
			id,
			before: earlier === void 0 ? before : earlier.before,
			after
		});
	}
	return [...found.values()];
}
const isGone = (row) => row === void 0 || row["is_deleted"] === true;
function actionOf({ before, after }) {
	if (isGone(before)) return isGone(after) ? void 0 : "create";
	if (isGone(after)) return "delete";
	return JSON.stringify(before) === JSON.stringify(after) ? void 0 : "change";
}
function delivery(hook, { object, action, change }, request, state) {
	const { id, before = {}, after } = change;
	const random = state.random("delivery", state.next("delivery"));
	const meta = {
		id: random.uuid(),
		action,
		entity: object,
		entity_id: String(id),
		version: "2.0",
		company_id: "9000",
		user_id: "1",
		webhook_id: String(hook["id"]),
		webhook_owner_id: String(hook["owner_id"]),
		permitted_user_ids: ["1"],
		correlation_id: random.uuid(),
		timestamp: rfc(request.now),
		host: "sandbox.pipedrive.com",
		change_source: "api",
		is_bulk_edit: false,
		type: "general"
	};
	const shown = visible(after ?? {});
	const old = visible(before);
	const changed = Object.keys({
		...old,
		...shown
	}).filter((key) => JSON.stringify(old[key]) !== JSON.stringify(shown[key]));
	const previous = {
		create: null,
		change: Object.fromEntries(changed.map((key) => [key, old[key] ?? null])),
		delete: old
	}[action];
	const { http_auth_user: user, http_auth_password: password } = hook;
	const credential = Buffer.from(`${String(user)}:${String(password)}`).toString("base64");
	return {
		url: String(hook["subscription_url"]),
		...typeof user === "string" && user !== "" && { headers: { authorization: `Basic ${credential}` } },
		body: (attempt) => ({
			meta: {
				...meta,
				attempt
			},
			data: action === "delete" ? null : shown,
			previous
		})
	};
}

// sandbox/crm/followers.ts
const OWNERS = [
	["deal", "deals"],
	["person", "persons"],
	["organization", "organizations"]
];
/** Followers of each kind of record. A follower has no id of its own, only that of the user. */
const followerCollections = Object.fromEntries(OWNERS.map(([owner, plural]) => [`${owner}Follower`, {
	lists: [`/api/v2/${plural}/{owner}/followers`],
	paging: "cursor",
	parent: {
		collection: owner,
		field: "owner",
		most: 2,
		count: ({ random }) => random.integer(0, 2)
	},
	seed: (place) => ({
		user_id: (place.parent?.index ?? 0) % 3 + place.index * 3 + 1,
		add_time: rfc(times({
			...place,
			index: place.parent?.index ?? 0
		}, owner).updated)
	}),
	show: ({ user_id, add_time }) => ({
		user_id,
		add_time
	})
}]));
const followerRoutes = OWNERS.flatMap(([owner, plural]) => [{
	method: "POST",
	path: `/api/v2/${plural}/{owner}/followers`,
	handle(request, state) {
		const record = state.rows(owner).get(request.params["owner"] ?? "") ?? require_sandbox.refuse(404, `${owner} not found`);
		const body = request.body ?? {};
		const user = body["user_id"];
		const odd = Object.keys(body).find((key) => key !== "user_id");
		if (odd !== void 0) require_sandbox.refuse(400, `${odd} is not a field of this record`);
		if (!require_sandbox.isWhole(user)) require_sandbox.refuse(400, "user_id must be a whole number");
		if (idField("user", "User").check?.(user, state) !== void 0) require_sandbox.refuse(400, "user_id is not a user of this account");
		const rows = state.rows(`${owner}Follower`);
		const id = record["id"];
		if (rows.find((row) => row["user_id"] === user, id) !== void 0) require_sandbox.refuse(400, "The user follows this record already");
		const row = rows.insert({
			user_id: user,
			add_time: rfc(request.now),
			owner: id
		});
		return state.record(request, `${owner}Follower`, row, 201);
	}
}, {
	method: "DELETE",
	path: `/api/v2/${plural}/{owner}/followers/{user}`,
	handle(request, state) {
		const { owner: id = "", user } = request.params;
		if (state.rows(owner).get(id) === void 0) require_sandbox.refuse(404, `${owner} not found`);
		const rows = state.rows(`${owner}Follower`);
		const row = rows.find((one) => String(one["user_id"]) === user, id) ?? require_sandbox.refuse(404, "Follower not found");
		rows.drop(row["id"]);
		return {
			status: 200,
			body: {
				success: true,
				data: { user_id: row["user_id"] }
			}
		};
	}
}]);

// sandbox/crm/leads.ts
const LABELS = [
	["Hot", "red"],
	["Warm", "yellow"],
	["Cold", "blue"]
];
const leadLabel = {
	paths: ["/api/v1/leadLabels"],
	methods: ["GET"],
	paging: "none",
	id: { style: "uuid" },
	count: () => LABELS.length,
	seed: ({ index, start }) => {
		const [name, color] = LABELS[index];
		return {
			name,
			color,
			add_time: stamp(+start - 400 * DAY),
			update_time: stamp(+start - 400 * DAY)
		};
	}
};
/** Times of leads have milliseconds. */
function stamp(time) {
	return (/* @__PURE__ */ new Date(Math.floor(time / 1e3) * 1e3)).toISOString();
}
const FIELDS = {
	title: {
		kind: "text",
		filled: true
	},
	owner_id: idField("user", "User"),
	label_ids: { kind: "list" },
	person_id: idField("person", "Person"),
	organization_id: idField("organization", "Organization"),
	value: {
		kind: "object",
		check: (value) => require_miss.isObject(value) && require_sandbox.isNumeric(value["amount"]) && typeof value["currency"] === "string" ? void 0 : "must be {\"amount\": number, \"currency\": \"EUR\"}"
	},
	"value.amount": { kind: "any" },
	"value.currency": { kind: "any" },
	expected_close_date: { kind: "date" },
	visible_to: {
		kind: "enum",
		choices: [
			"1",
			"3",
			"5",
			"7"
		]
	},
	was_seen: { kind: "boolean" },
	is_archived: { kind: "boolean" },
	origin_id: { kind: "text" },
	channel: { kind: "integer" },
	channel_id: { kind: "text" }
};
/** Leads, in version 1: UUIDs, offset paging, custom fields of deals by their hash at the top level. */
const lead = {
	paths: ["/api/v1/leads"],
	lists: ["/api/v1/leads/archived"],
	methods: [
		"GET",
		"POST",
		"PATCH",
		"DELETE"
	],
	paging: "offset",
	id: { style: "uuid" },
	ordered: ["add_time", "update_time"],
	seed: (place) => {
		const { random, start } = place;
		const { added, updated } = times(place, "lead");
		const withPerson = random.chance(.7);
		return {
			title: `${dealTitle(random)} enquiry`,
			owner_id: random.integer(1, 5),
			creator_id: 1,
			label_ids: random.chance(.5) ? [place.id("leadLabel", random.integer(0, 2))] : [],
			person_id: withPerson ? place.id("person", random.integer(0, place.count("person") - 1)) : null,
			organization_id: !withPerson || random.chance(.5) ? place.id("organization", random.integer(0, place.count("organization") - 1)) : null,
			source_name: random.pick([
				"Web form",
				"API",
				"Import"
			]),
			origin: "API",
			origin_id: null,
			channel: null,
			channel_id: null,
			is_archived: place.index % 11 === 10,
			was_seen: random.chance(.6),
			value: random.chance(.7) ? {
				amount: random.integer(1, 90) * 100,
				currency: "EUR"
			} : null,
			expected_close_date: random.chance(.4) ? day(+start + random.integer(1, 90) * DAY) : null,
			next_activity_id: null,
			add_time: stamp(added),
			update_time: stamp(updated),
			visible_to: "3",
			cc_email: null
		};
	},
	fields: FIELDS,
	required: ["title"],
	unknown: {
		body: "ignore",
		query: "ignore"
	},
	filters: {
		owner_id: idFilter("owner_id"),
		person_id: idFilter("person_id"),
		organization_id: idFilter("organization_id"),
		filter_id: savedFilter("lead"),
		archived_status: known
	},
	listed: (row, request) => {
		const wanted = request.query.get("archived_status");
		if (request.path.endsWith("/archived") || wanted === "archived") return row["is_archived"] === true;
		return wanted === "all" || row["is_archived"] !== true;
	},
	complete(draft, request, state) {
		assertKeys(draft, [...Object.keys(FIELDS), ...customOf("deal", request, state).map((field) => String(field["field_code"]))]);
		if ((draft["person_id"] ?? draft["organization_id"] ?? null) === null) require_sandbox.refuse(400, "A lead must be linked to a person or an organization", { details: [{
			path: "person_id",
			message: "or organization_id is required"
		}] });
		return {
			title: null,
			owner_id: 1,
			creator_id: 1,
			label_ids: [],
			person_id: null,
			organization_id: null,
			source_name: "API",
			origin: "API",
			origin_id: null,
			channel: null,
			channel_id: null,
			is_archived: false,
			was_seen: false,
			value: null,
			expected_close_date: null,
			next_activity_id: null,
			add_time: stamp(+request.now),
			update_time: stamp(+request.now),
			visible_to: "3",
			cc_email: null,
			...draft
		};
	},
	change(before, after, request, state) {
		const codes = customOf("deal", request, state).map((field) => String(field["field_code"]));
		assertKeys(after, [
			...Object.keys(FIELDS),
			...Object.keys(before),
			...codes
		]);
		if ((after["person_id"] ?? after["organization_id"] ?? null) === null) require_sandbox.refuse(400, "A lead must be linked to a person or an organization");
		return {
			...after,
			update_time: stamp(+request.now)
		};
	},
	show: (row) => visible(row),
	answers: { delete: "id" }
};
function assertKeys(body, known) {
	const odd = Object.keys(body).find((key) => !known.includes(key));
	if (odd !== void 0) require_sandbox.refuse(400, `${odd} is not a field of this record`);
}

// sandbox/crm/people.ts
/** A list of `{value, primary, label}`. A change replaces the whole list. */
const CONTACTS = {
	kind: "list",
	check(value) {
		return value.every((one) => require_miss.isObject(one) && typeof one["value"] === "string" && (one["primary"] === void 0 || typeof one["primary"] === "boolean")) ? void 0 : "must be a list of {\"value\": text, \"primary\": boolean, \"label\": text}";
	}
};
function contacts(list) {
	const rows = Array.isArray(list) ? list : [];
	const primary = Math.max(0, rows.findIndex((one) => one["primary"] === true));
	return rows.map((one, i) => ({
		value: one["value"],
		primary: i === primary,
		label: one["label"] ?? "work"
	}));
}
const person = {
	paths: ["/api/v2/persons"],
	methods: [
		"GET",
		"POST",
		"PATCH",
		"DELETE"
	],
	paging: "cursor",
	ordered: ["add_time", "update_time"],
	seed: (place) => {
		const { random } = place;
		const { first, last } = personName(random);
		const { added, updated } = times(place, "person");
		const mailbox = `${first}.${last}${random.chance(.1) ? "" : place.index + 1}@example.com`.toLowerCase();
		const phones = random.chance(.7) ? [{ value: phoneNumber(random) }] : [];
		return {
			name: `${first} ${last}`,
			first_name: first,
			last_name: last,
			add_time: rfc(added),
			update_time: rfc(updated),
			emails: contacts(random.chance(.9) ? [{ value: mailbox }, ...random.chance(.2) ? [{
				value: `${last}@example.org`.toLowerCase(),
				label: "home"
			}] : []] : []),
			phones: contacts(phones),
			org_id: random.chance(.85) ? place.id("organization", random.integer(0, place.count("organization") - 1)) : null,
			owner_id: random.integer(1, 5),
			label_ids: [],
			visible_to: 3,
			is_deleted: false,
			picture_id: null,
			custom_fields: seedCustom("person", random)
		};
	},
	fields: {
		name: {
			kind: "text",
			filled: true
		},
		emails: CONTACTS,
		phones: CONTACTS,
		org_id: idField("organization", "Organization"),
		owner_id: idField("user", "User"),
		label_ids: { kind: "list" },
		visible_to: VISIBLE_TO,
		marketing_status: {
			kind: "enum",
			choices: [
				"no_consent",
				"unsubscribed",
				"subscribed",
				"archived"
			]
		},
		add_time: { kind: "timestamp" },
		update_time: { kind: "timestamp" },
		custom_fields: customRule("person")
	},
	required: ["name"],
	filters: {
		...LIST_FILTERS,
		owner_id: idFilter("owner_id"),
		org_id: idFilter("org_id"),
		filter_id: savedFilter("person")
	},
	sort: SORT,
	listed: (row) => row["is_deleted"] !== true,
	complete: (draft, request) => ({
		name: null,
		...parts(draft["name"]),
		add_time: rfc(request.now),
		update_time: rfc(request.now),
		org_id: null,
		owner_id: 1,
		label_ids: [],
		visible_to: 3,
		is_deleted: false,
		picture_id: null,
		custom_fields: {},
		...draft,
		emails: contacts(draft["emails"]),
		phones: contacts(draft["phones"])
	}),
	change: (before, after, request) => ({
		...after,
		...after["name"] === before["name"] ? {} : parts(after["name"]),
		emails: contacts(after["emails"]),
		phones: contacts(after["phones"]),
		...changed(before, after, request.now)
	}),
	show: (row, request, state) => ({
		...visible(row),
		custom_fields: customValues("person", row, request, state)
	}),
	answers: { delete: "id" }
};
function parts(name) {
	const [first = "", ...rest] = String(name).trim().split(/\s+/);
	return {
		first_name: first,
		last_name: rest.length === 0 ? null : rest.join(" ")
	};
}
/** Merges custom fields one by one and sets the time of change, as every update of version 2 does. */
function changed(before, after, now) {
	return {
		update_time: rfc(now),
		custom_fields: {
			...before["custom_fields"],
			...after["custom_fields"]
		}
	};
}
const organization = {
	paths: ["/api/v2/organizations"],
	methods: [
		"GET",
		"POST",
		"PATCH",
		"DELETE"
	],
	paging: "cursor",
	ordered: ["add_time", "update_time"],
	count: (records) => Math.ceil(records / 2),
	seed: (place) => {
		const { random } = place;
		const { added, updated } = times(place, "organization");
		const name = companyName(random);
		return {
			name,
			add_time: rfc(added),
			update_time: rfc(updated),
			owner_id: random.integer(1, 5),
			address: random.chance(.8) ? address(random) : null,
			website: random.chance(.5) ? `https://${name.split(" ")[0]?.toLowerCase() ?? "www"}.example.com` : null,
			label_ids: [],
			visible_to: 3,
			is_deleted: false,
			custom_fields: seedCustom("organization", random)
		};
	},
	fields: {
		name: {
			kind: "text",
			filled: true
		},
		owner_id: idField("user", "User"),
		address: { kind: "object" },
		website: { kind: "text" },
		label_ids: { kind: "list" },
		visible_to: VISIBLE_TO,
		add_time: { kind: "timestamp" },
		update_time: { kind: "timestamp" },
		custom_fields: customRule("organization")
	},
	required: ["name"],
	filters: {
		...LIST_FILTERS,
		owner_id: idFilter("owner_id"),
		filter_id: savedFilter("organization")
	},
	sort: SORT,
	complete: (draft, request) => ({
		name: null,
		add_time: rfc(request.now),
		update_time: rfc(request.now),
		owner_id: 1,
		address: null,
		website: null,
		label_ids: [],
		visible_to: 3,
		is_deleted: false,
		custom_fields: {},
		...draft
	}),
	change: (before, after, request) => ({
		...after,
		...changed(before, after, request.now)
	}),
	show: (row, request, state) => ({
		...visible(row),
		custom_fields: customValues("organization", row, request, state)
	}),
	answers: { delete: "id" }
};
const relationship = {
	paths: ["/api/v1/organizationRelationships"],
	methods: [
		"GET",
		"POST",
		"DELETE"
	],
	paging: "offset",
	count: () => 0,
	unknown: { query: "ignore" },
	fields: {
		type: {
			kind: "enum",
			choices: ["parent", "related"]
		},
		rel_owner_org_id: idField("organization", "Organization"),
		rel_linked_org_id: idField("organization", "Organization"),
		org_id: idField("organization", "Organization")
	},
	required: [
		"type",
		"rel_owner_org_id",
		"rel_linked_org_id"
	],
	filters: { org_id: (row, value) => [row["rel_owner_org_id"], row["rel_linked_org_id"]].map(String).includes(value) },
	complete: (draft, request) => ({
		...draft,
		active_flag: true,
		add_time: rfc(request.now),
		update_time: rfc(request.now)
	}),
	show: (row, _request, state) => ({
		...visible(row),
		rel_owner_org_id: end(row["rel_owner_org_id"], state),
		rel_linked_org_id: end(row["rel_linked_org_id"], state)
	}),
	answers: { delete: "id" }
};
/** One end of a relationship, as version 1 shows linked records. */
function end(id, state) {
	const found = linked(state, "organization", id);
	return found === void 0 ? null : {
		value: found["id"],
		name: found["name"],
		owner_id: found["owner_id"]
	};
}
/** `PUT /api/v1/persons/{id}/merge`: deletes the record of the path; the one of the body takes over its links. */
const mergeRoutes = [[
	"persons",
	"person",
	"person_id"
], [
	"organizations",
	"organization",
	"org_id"
]].map(([plural = "", name = "", link = ""]) => ({
	method: "PUT",
	path: `/api/v1/${plural}/{id}/merge`,
	handle(request, state) {
		const rows = state.rows(name);
		const loser = rows.get(request.params["id"] ?? "") ?? require_sandbox.refuse(404, "Record not found");
		const into = require_miss.isObject(request.body) ? request.body["merge_with_id"] : void 0;
		const survivor = (Number.isInteger(into) ? rows.get(into) : void 0) ?? require_sandbox.refuse(400, "merge_with_id is not a record of this account");
		if (survivor["id"] === loser["id"]) require_sandbox.refuse(400, "A record cannot be merged with itself");
		const filled = Object.fromEntries(Object.entries(loser).filter(([key]) => survivor[key] === null || survivor[key] === void 0));
		const merged = {
			...survivor,
			...filled,
			update_time: rfc(request.now)
		};
		rows.put(merged);
		rows.drop(loser["id"]);
		for (const other of [
			"deal",
			"activity",
			"note",
			...name === "organization" ? ["person"] : []
		]) for (const row of state.rows(other).scan()) if (row[link] === loser["id"]) state.rows(other).put({
			...row,
			[link]: survivor["id"]
		});
		return {
			status: 200,
			body: {
				success: true,
				data: visible(merged)
			}
		};
	}
}));

// sandbox/crm/products.ts
const GOODS = [
	"Seat licence",
	"Support plan",
	"Training day",
	"Sensor",
	"Gateway",
	"Mounting kit",
	"Audit",
	"Hosting"
];
const PRICES = {
	kind: "list",
	check(value) {
		return value.every((one) => require_miss.isObject(one) && typeof one["currency"] === "string" && (one["price"] === void 0 || typeof one["price"] === "number")) ? void 0 : "must be a list of {\"price\": number, \"currency\": \"EUR\"}";
	}
};
function prices(list) {
	return (Array.isArray(list) ? list : []).map((one) => ({
		price: 0,
		cost: 0,
		direct_cost: null,
		notes: "",
		...one
	}));
}
const product = {
	paths: ["/api/v2/products"],
	methods: [
		"GET",
		"POST",
		"PATCH",
		"DELETE"
	],
	paging: "cursor",
	ordered: ["add_time", "update_time"],
	count: (records) => Math.ceil(records / 3),
	seed: (place) => {
		const { random, index } = place;
		const { added, updated } = times(place, "product");
		const price = random.integer(5, 800) * 5;
		return {
			name: `${random.pick(GOODS)} ${String.fromCharCode(65 + index % 26)}${index + 1}`,
			code: `P-${String(index + 1).padStart(4, "0")}`,
			unit: random.pick([
				"piece",
				"day",
				"month"
			]),
			tax: random.pick([
				0,
				9,
				21
			]),
			description: null,
			add_time: rfc(added),
			update_time: rfc(updated),
			owner_id: random.integer(1, 5),
			category: random.pick([
				1,
				2,
				null
			]),
			visible_to: 3,
			is_linkable: true,
			is_deleted: false,
			billing_frequency: "one-time",
			billing_frequency_cycles: null,
			prices: prices([{
				price,
				currency: "EUR",
				cost: price / 2
			}, ...random.chance(.3) ? [{
				price: price + 10,
				currency: "USD"
			}] : []]),
			custom_fields: seedCustom("product", random)
		};
	},
	fields: {
		name: {
			kind: "text",
			filled: true
		},
		code: { kind: "text" },
		unit: { kind: "text" },
		description: { kind: "text" },
		tax: {
			kind: "number",
			min: 0,
			max: 100
		},
		category: { kind: "number" },
		owner_id: idField("user", "User"),
		is_linkable: { kind: "boolean" },
		visible_to: VISIBLE_TO,
		prices: PRICES,
		billing_frequency: {
			kind: "enum",
			choices: [
				"one-time",
				"annually",
				"semi-annually",
				"quarterly",
				"monthly",
				"weekly"
			]
		},
		billing_frequency_cycles: {
			kind: "integer",
			min: 1,
			max: 208
		},
		custom_fields: customRule("product")
	},
	required: ["name"],
	filters: {
		...LIST_FILTERS,
		owner_id: idFilter("owner_id"),
		filter_id: savedFilter("product")
	},
	sort: {
		...SORT,
		fields: [
			"id",
			"name",
			"update_time",
			"add_time"
		]
	},
	complete: (draft, request) => ({
		name: null,
		code: null,
		unit: null,
		tax: 0,
		description: null,
		add_time: rfc(request.now),
		update_time: rfc(request.now),
		owner_id: 1,
		category: null,
		visible_to: 3,
		is_linkable: true,
		is_deleted: false,
		billing_frequency: "one-time",
		billing_frequency_cycles: null,
		custom_fields: {},
		...draft,
		prices: prices(draft["prices"])
	}),
	change: (before, after, request) => ({
		...after,
		prices: prices(after["prices"]),
		...changed(before, after, request.now)
	}),
	show: (row, request, state) => ({
		...visible(row),
		custom_fields: customValues("product", row, request, state)
	}),
	answers: { delete: "id" }
};
/** Products attached to a deal. The service sets name, currency and sum. */
const dealProduct = {
	paths: ["/api/v2/deals/{deal}/products"],
	methods: [
		"GET",
		"POST",
		"PATCH",
		"DELETE"
	],
	paging: "cursor",
	parent: {
		collection: "deal",
		field: "deal_id",
		most: 3,
		count: ({ random }) => random.chance(.4) ? random.integer(1, 3) : 0
	},
	seed: (place) => {
		const { random, start, index } = place;
		return {
			product_id: place.id("product", random.integer(0, place.count("product") - 1)),
			item_price: random.integer(5, 800) * 5,
			quantity: random.integer(1, 10),
			discount: random.chance(.3) ? random.integer(1, 4) * 5 : 0,
			discount_type: "percentage",
			tax: random.pick([
				0,
				9,
				21
			]),
			tax_method: "exclusive",
			comments: null,
			is_enabled: true,
			add_time: rfc(+start - (20 - index) * 36e5),
			update_time: rfc(+start - (19 - index) * 36e5),
			$order: index
		};
	},
	fields: {
		product_id: {
			...idField("product", "Product"),
			filled: true
		},
		item_price: {
			kind: "number",
			filled: true
		},
		quantity: {
			kind: "number",
			filled: true
		},
		discount: {
			kind: "number",
			min: 0
		},
		discount_type: {
			kind: "enum",
			choices: ["percentage", "amount"]
		},
		tax: {
			kind: "number",
			min: 0,
			max: 100
		},
		tax_method: {
			kind: "enum",
			choices: [
				"exclusive",
				"inclusive",
				"none"
			]
		},
		comments: { kind: "text" },
		is_enabled: { kind: "boolean" },
		product_variation_id: { kind: "integer" },
		billing_frequency: { kind: "text" },
		billing_frequency_cycles: { kind: "integer" },
		billing_start_date: { kind: "date" }
	},
	required: [
		"product_id",
		"item_price",
		"quantity"
	],
	sort: {
		by: "sort_by",
		direction: "sort_direction",
		fields: {
			id: "id",
			add_time: "add_time",
			update_time: "update_time",
			order_nr: "$order"
		},
		defaultField: "id"
	},
	complete: (draft, request, state) => ({
		discount: 0,
		discount_type: "percentage",
		tax: 0,
		tax_method: "exclusive",
		comments: null,
		is_enabled: true,
		add_time: rfc(request.now),
		update_time: rfc(request.now),
		...draft,
		$order: state.next("deal product order") + 10
	}),
	change: (_before, after, request) => {
		if (after["discount_type"] === "percentage" && count(after["discount"]) > 100) require_sandbox.refuse(400, "A discount is at most 100 percent");
		return {
			...after,
			update_time: rfc(request.now)
		};
	},
	show: (row, _request, state) => ({
		...visible(row),
		name: linked(state, "product", row["product_id"])?.["name"] ?? null,
		currency: linked(state, "deal", row["deal_id"])?.["currency"] ?? "EUR",
		sum: sumOf(row)
	}),
	answers: { delete: "id" }
};
/** Price times quantity, less the discount, before tax. */
function sumOf(row) {
	const full = count(row["item_price"]) * count(row["quantity"]);
	const discount = count(row["discount"]);
	return cents(row["discount_type"] === "amount" ? full - discount : full * (1 - discount / 100));
}

// sandbox/crm/projects.ts
/** Projects that are linked to the record. */
function linkFilter(field) {
	return (row, value) => row[field].map(String).includes(value);
}
const STATUSES = [
	"open",
	"completed",
	"canceled",
	"deleted"
];
const project = {
	paths: ["/api/v2/projects"],
	lists: ["/api/v2/projects/archived"],
	methods: [
		"GET",
		"POST",
		"PATCH",
		"DELETE"
	],
	paging: "cursor",
	ordered: ["add_time", "update_time"],
	count: (records) => Math.ceil(records / 6),
	seed: (place) => {
		const { random, start, index } = place;
		const { added, updated } = times(place, "project");
		const begin = +start + random.integer(-90, 20) * DAY;
		return {
			title: `Project ${index + 1}: ${random.pick([
				"onboarding",
				"installation",
				"migration",
				"training"
			])}`,
			description: null,
			status: random.pick([
				"open",
				"open",
				"completed"
			]),
			board_id: 1,
			phase_id: random.integer(1, 3),
			owner_id: random.integer(1, 5),
			start_date: day(begin),
			end_date: day(begin + 60 * DAY),
			deal_ids: [place.id("deal", random.integer(0, place.count("deal") - 1))],
			person_ids: [],
			org_ids: [],
			label_ids: [],
			health_status: null,
			archive_time: index % 5 === 4 ? rfc(updated) : null,
			add_time: rfc(added),
			update_time: rfc(updated)
		};
	},
	fields: {
		title: {
			kind: "text",
			filled: true
		},
		description: { kind: "text" },
		status: {
			kind: "enum",
			choices: STATUSES
		},
		board_id: { kind: "integer" },
		phase_id: { kind: "integer" },
		owner_id: idField("user", "User"),
		start_date: { kind: "date" },
		end_date: { kind: "date" },
		deal_ids: { kind: "list" },
		person_ids: { kind: "list" },
		org_ids: { kind: "list" },
		label_ids: { kind: "list" },
		template_id: { kind: "integer" },
		health_status: { kind: "any" },
		custom_fields: { kind: "object" }
	},
	required: ["title"],
	filters: {
		status: (row, value) => value.split(",").includes(String(row["status"])),
		phase_id: idFilter("phase_id"),
		deal_id: linkFilter("deal_ids"),
		person_id: linkFilter("person_ids"),
		org_id: linkFilter("org_ids"),
		filter_id: known
	},
	listed: (row, request) => row["archive_time"] !== null === request.path.endsWith("/archived") && row["status"] !== "deleted",
	found: (row) => row["status"] !== "deleted",
	complete: (draft, request) => ({
		description: null,
		status: "open",
		board_id: 1,
		phase_id: 1,
		owner_id: 1,
		start_date: null,
		end_date: null,
		deal_ids: [],
		person_ids: [],
		org_ids: [],
		label_ids: [],
		health_status: null,
		archive_time: null,
		add_time: rfc(request.now),
		update_time: rfc(request.now),
		...draft
	}),
	change: (_before, after, request) => ({
		...after,
		update_time: rfc(request.now)
	}),
	remove: (row, request) => ({
		...row,
		status: "deleted",
		update_time: rfc(request.now)
	}),
	answers: { delete: "id" }
};
/** Written as 0 or 1, read as `is_done` and `is_milestone`: the only booleans that version 2 takes as numbers. */
const FLAG = {
	kind: "any",
	check: (value) => value === 0 || value === 1 ? void 0 : "must be 0 or 1"
};
function flagFilter(field) {
	return (row, value) => {
		if (!/^(0|1|true|false)$/.test(value)) require_sandbox.refuse(400, `Parameter ${field} must be true or false`);
		return row[field] === (value === "1" || value === "true");
	};
}
const task = {
	paths: ["/api/v2/tasks"],
	methods: [
		"GET",
		"POST",
		"PATCH",
		"DELETE"
	],
	paging: "cursor",
	ordered: ["add_time", "update_time"],
	count: (records) => Math.ceil(records / 3),
	seed: (place) => {
		const { random, start, index } = place;
		const { added, updated } = times(place, "task");
		return {
			title: `${random.pick([
				"Order",
				"Install",
				"Check",
				"Report"
			])} ${random.pick([
				"hardware",
				"licences",
				"access",
				"results"
			])}`,
			project_id: place.id("project", index % place.count("project")),
			parent_task_id: null,
			description: null,
			is_done: random.chance(.4),
			is_milestone: false,
			is_deleted: false,
			due_date: day(+start + random.integer(-20, 40) * DAY),
			start_date: null,
			assignee_ids: [random.integer(1, 5)],
			priority: null,
			creator_id: 1,
			add_time: rfc(added),
			update_time: rfc(updated)
		};
	},
	fields: {
		title: {
			kind: "text",
			filled: true
		},
		project_id: idField("project", "Project"),
		parent_task_id: idField("task", "Task"),
		description: { kind: "text" },
		done: FLAG,
		milestone: FLAG,
		due_date: { kind: "date" },
		start_date: { kind: "date" },
		assignee_id: idField("user", "User"),
		assignee_ids: { kind: "list" },
		priority: { kind: "integer" }
	},
	required: ["title", "project_id"],
	filters: {
		project_id: idFilter("project_id"),
		parent_task_id: (row, value) => value === "null" ? row["parent_task_id"] === null : String(row["parent_task_id"]) === value,
		assignee_id: (row, value) => row["assignee_ids"].map(String).includes(value),
		is_done: flagFilter("is_done"),
		is_milestone: flagFilter("is_milestone")
	},
	complete: (draft, request) => written({
		parent_task_id: null,
		description: null,
		is_done: false,
		is_milestone: false,
		is_deleted: false,
		due_date: null,
		start_date: null,
		assignee_ids: [],
		priority: null,
		creator_id: 1,
		add_time: rfc(request.now),
		...draft
	}, request),
	change: (_before, after, request) => written(after, request),
	answers: { delete: "id" }
};
/** Renames keys that are written under one name and read under another. */
function written({ done, milestone, assignee_id, ...row }, request) {
	return {
		...row,
		...done !== void 0 && { is_done: done === 1 },
		...milestone !== void 0 && { is_milestone: milestone === 1 },
		...assignee_id !== void 0 && { assignee_ids: assignee_id === null ? [] : [assignee_id] },
		update_time: rfc(request.now)
	};
}

// sandbox/crm/search.ts
const values = (list) => Array.isArray(list) ? list.map((one) => one["value"]) : [];
const customTexts = (row) => require_miss.isObject(row["custom_fields"]) ? Object.values(row["custom_fields"]).flatMap((value) => {
	const inner = require_miss.isObject(value) ? value["value"] : value;
	return typeof inner === "string" || typeof inner === "number" ? [inner] : [];
}) : [];
const owner = (row) => ({ id: row["owner_id"] });
const brief = (state, collection, id, ...keys) => {
	const row = linked(state, collection, id);
	return row === void 0 ? null : Object.fromEntries([
		"id",
		"name",
		...keys
	].map((key) => [key, row[key] ?? null]));
};
const here = (row) => row["is_deleted"] !== true;
const KINDS = {
	deal: {
		fields: {
			title: (row) => [row["title"]],
			custom_fields: customTexts
		},
		found: here,
		item: (row, state) => ({
			id: row["id"],
			type: "deal",
			title: row["title"],
			value: row["value"],
			currency: row["currency"],
			status: row["status"],
			visible_to: row["visible_to"],
			owner: owner(row),
			stage: brief(state, "stage", row["stage_id"]),
			person: brief(state, "person", row["person_id"]),
			organization: brief(state, "organization", row["org_id"], "address"),
			custom_fields: customTexts(row),
			notes: [],
			is_archived: row["is_archived"]
		})
	},
	person: {
		fields: {
			name: (row) => [row["name"]],
			email: (row) => values(row["emails"]),
			phone: (row) => values(row["phones"]),
			custom_fields: customTexts
		},
		found: here,
		item: (row, state) => ({
			id: row["id"],
			type: "person",
			name: row["name"],
			phones: values(row["phones"]),
			emails: values(row["emails"]),
			primary_email: values(row["emails"])[0] ?? null,
			visible_to: row["visible_to"],
			owner: owner(row),
			organization: brief(state, "organization", row["org_id"], "address"),
			custom_fields: customTexts(row),
			notes: []
		})
	},
	organization: {
		fields: {
			name: (row) => [row["name"]],
			address: (row) => [require_miss.isObject(row["address"]) ? row["address"]["value"] : null],
			custom_fields: customTexts
		},
		found: here,
		item: (row) => ({
			id: row["id"],
			type: "organization",
			name: row["name"],
			address: require_miss.isObject(row["address"]) ? row["address"]["value"] : null,
			visible_to: row["visible_to"],
			owner: owner(row),
			custom_fields: customTexts(row),
			notes: []
		})
	},
	product: {
		fields: {
			name: (row) => [row["name"]],
			code: (row) => [row["code"]],
			custom_fields: customTexts
		},
		found: here,
		item: (row) => ({
			id: row["id"],
			type: "product",
			name: row["name"],
			code: row["code"],
			visible_to: row["visible_to"],
			owner: owner(row),
			custom_fields: customTexts(row)
		})
	},
	lead: {
		fields: { title: (row) => [row["title"]] },
		found: () => true,
		item: (row, state) => ({
			id: row["id"],
			type: "lead",
			title: row["title"],
			owner: owner(row),
			person: brief(state, "person", row["person_id"]),
			organization: brief(state, "organization", row["organization_id"]),
			phones: [],
			emails: [],
			custom_fields: [],
			notes: [],
			value: require_miss.isObject(row["value"]) ? row["value"]["amount"] : null,
			currency: require_miss.isObject(row["value"]) ? row["value"]["currency"] : null,
			visible_to: Number(row["visible_to"]),
			is_archived: row["is_archived"]
		})
	},
	file: {
		fields: { name: (row) => [row["name"]] },
		found: () => true,
		item: (row, state) => ({
			id: row["id"],
			type: "file",
			name: row["name"],
			url: null,
			deal: brief(state, "deal", row["deal_id"])
		})
	},
	project: {
		fields: {
			title: (row) => [row["title"]],
			description: (row) => [row["description"]]
		},
		found: (row) => row["status"] !== "deleted",
		item: (row) => ({
			id: row["id"],
			type: "project",
			title: row["title"],
			status: row["status"],
			owner: owner(row)
		})
	}
};
const ITEM_TYPES = [...Object.keys(KINDS), "mail_attachment"];
const LARGEST_PAGE = 100;
function question(request) {
	const { query } = request;
	const exact = /^(true|1)$/.test(query.get("exact_match") ?? "");
	const term = (query.get("term") ?? "").trim();
	const least = exact ? 1 : 2;
	if ([...term].length < least) require_sandbox.refuse(400, `term must be at least ${least} characters long`);
	if (Number(query.get("limit") ?? 1) > LARGEST_PAGE) require_sandbox.refuse(400, `limit must be at most ${LARGEST_PAGE}`);
	const fields = query.get("fields");
	return {
		term: term.toLowerCase(),
		exact,
		fields: fields === null || fields === "" ? void 0 : fields.split(",")
	};
}
function* hits(kind, { term, exact, fields }, state, keep) {
	const searchable = KINDS[kind];
	if (searchable === void 0) return;
	const names = fields ?? Object.keys(searchable.fields);
	for (const name of names) if (searchable.fields[name] === void 0 && name !== "notes") require_sandbox.refuse(400, `fields: ${name} cannot be searched`);
	for (const row of state.rows(kind).scan()) {
		if (!searchable.found(row) || !keep(row)) continue;
		const texts = names.flatMap((name) => searchable.fields[name]?.(row) ?? []).map((text) => String(text ?? "").toLowerCase());
		const best = texts.some((text) => text === term) ? 1 : texts.some((text) => text.includes(term)) ? .5 : 0;
		if (best === 1 || best > 0 && !exact) yield {
			result_score: best,
			item: searchable.item(row, state)
		};
	}
}
function answer(request, rows, state) {
	rows.sort((a, b) => Number(b["result_score"]) - Number(a["result_score"]));
	return state.page(request, rows, {
		paging: "cursor",
		result: "data.items"
	});
}
/** `itemSearch` over all kinds of records, and one search for each kind. */
const searchRoutes = [
	{
		method: "GET",
		path: "/api/v2/itemSearch",
		handle(request, state) {
			const asked = question(request);
			const types = (request.query.get("item_types") ?? ITEM_TYPES.join(",")).split(",");
			const odd = types.find((type) => !ITEM_TYPES.includes(type));
			if (odd !== void 0) require_sandbox.refuse(400, `item_types: ${odd} is not one of ${ITEM_TYPES.join(", ")}`);
			return answer(request, types.flatMap((type) => [...hits(type, {
				...asked,
				fields: void 0
			}, state, () => true)]), state);
		}
	},
	{
		method: "GET",
		path: "/api/v2/itemSearch/field",
		handle: fieldSearch
	},
	...[
		"deal",
		"person",
		"organization",
		"product",
		"lead",
		"project"
	].map((kind) => ({
		method: "GET",
		path: `/api/v2/${kind}s/search`,
		handle(request, state) {
			const asked = question(request);
			const tests = [];
			for (const [name, field] of [
				["person_id", "person_id"],
				["organization_id", kind === "lead" ? "organization_id" : "org_id"],
				["status", "status"]
			]) {
				const value = request.query.get(name);
				if (value !== null) tests.push((row) => String(row[field]) === value);
			}
			return answer(request, [...hits(kind, asked, state, (row) => tests.every((test) => test(row)))], state);
		}
	}))
];
/** Searches one field, case-sensitively. */
function fieldSearch(request, state) {
	const { query } = request;
	const term = query.get("term") ?? "";
	const match = query.get("match") ?? "exact";
	const field = query.get("field") ?? "";
	const entity = query.get("entity_type") ?? "";
	if (![
		"exact",
		"beginning",
		"middle"
	].includes(match)) require_sandbox.refuse(400, "match must be exact, beginning or middle");
	if (term.length < (match === "exact" ? 1 : 2)) require_sandbox.refuse(400, "term is too short");
	const kind = KINDS[entity];
	if (kind === void 0) require_sandbox.refuse(400, "entity_type must be deal, lead, person, organization, product or project");
	const definitions = entity === "project" ? void 0 : fieldCollection(entity === "lead" ? "deal" : entity);
	const definition = definitions === void 0 ? void 0 : linked(state, definitions, field);
	const read = kind.fields[field] ?? ((row) => stored(row, field));
	if (definition === void 0 && kind.fields[field] === void 0) require_sandbox.refuse(400, `field: ${field} is not a field of ${entity}`);
	const fits = (text) => match === "exact" ? text === term : match === "beginning" ? text.startsWith(term) : text.includes(term);
	const rows = [];
	for (const row of state.rows(entity).scan()) {
		const hit = kind.found(row) ? read(row).find((value) => value !== null && value !== void 0 && fits(String(value))) : void 0;
		if (hit !== void 0) rows.push({
			result_score: 1,
			item: {
				id: row["id"],
				[field]: hit,
				name: row["name"] ?? row["title"]
			}
		});
	}
	return state.page(request, rows, { paging: "cursor" });
}
/** Values of a field by its key: e-mail addresses and phone numbers are lists of objects. */
function stored(row, field) {
	const value = row[field] ?? (require_miss.isObject(row["custom_fields"]) ? row["custom_fields"][field] : null);
	return Array.isArray(value) && value.every(require_miss.isObject) ? values(value) : [require_miss.isObject(value) ? value["value"] : value];
}

// sandbox/crm/summary.ts
/** Parameters of the summary and the fields that they compare with. */
const COMPARED = {
	status: "status",
	user_id: "owner_id",
	pipeline_id: "pipeline_id",
	stage_id: "stage_id"
};
/** `GET /api/v1/deals/summary`: totals per currency, computed for each request. */
function summary(request, state) {
	const { query } = request;
	const status = query.get("status");
	if (status !== null && ![
		"open",
		"won",
		"lost"
	].includes(status)) require_sandbox.refuse(400, "Parameter status must be open, won or lost");
	const saved = query.get("filter_id");
	const filter = savedFilter("deal");
	const totals = /* @__PURE__ */ new Map();
	for (const deal of state.rows("deal").scan()) {
		if (deal["is_deleted"] === true || deal["is_archived"] === true) continue;
		if (!(saved === null ? Object.entries(COMPARED).every(([name, field]) => (query.get(name) ?? String(deal[field])) === String(deal[field])) : filter(deal, saved, request, state))) continue;
		const currency = String(deal["currency"]);
		const total = totals.get(currency) ?? {
			value: 0,
			weighted: 0,
			count: 0
		};
		total.value += count(deal["value"]);
		total.weighted += count(deal["value"]) * chance(deal, state) / 100;
		total.count++;
		totals.set(currency, total);
	}
	const all = [...totals].sort(([a], [b]) => a < b ? -1 : 1);
	const value = cents(all.reduce((sum, [, total]) => sum + total.value, 0));
	const weighted = cents(all.reduce((sum, [, total]) => sum + total.weighted, 0));
	const number = all.reduce((sum, [, total]) => sum + total.count, 0);
	return {
		status: 200,
		body: {
			success: true,
			data: {
				values_total: Object.fromEntries(all.map(([code, total]) => [code, amount(code, total.value, total.count)])),
				weighted_values_total: Object.fromEntries(all.map(([code, total]) => [code, amount(code, total.weighted, total.count)])),
				total_count: number,
				total_currency_converted_value: value,
				total_weighted_currency_converted_value: weighted,
				total_currency_converted_value_formatted: formatted("EUR", value),
				total_weighted_currency_converted_value_formatted: formatted("EUR", weighted)
			}
		}
	};
}
/** An amount in one currency. The sandbox converts all currencies one to one. */
function amount(currency, value, deals) {
	const rounded = cents(value);
	return {
		value: rounded,
		count: deals,
		value_converted: rounded,
		value_formatted: formatted(currency, rounded),
		value_converted_formatted: formatted("EUR", rounded)
	};
}
function formatted(currency, value) {
	const [whole = "0", part = "00"] = value.toFixed(2).split(".");
	const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
	return `${{
		EUR: "€",
		USD: "$",
		GBP: "£"
	}[currency] ?? `${currency} `}${grouped}${part === "00" ? "" : `.${part}`}`;
}

// sandbox/crm/index.ts
var crm_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ open: () => open });
/** Every body has `success`; lists of version 1 have their position, and null instead of an empty list. */
function envelope(body, { kind, page, paging }) {
	const whole = {
		success: true,
		...body
	};
	if (kind !== "list" || page === void 0 || paging?.style !== "offset") return whole;
	const { pagination } = body["additional_data"] ?? {};
	return {
		...whole,
		data: page.rows.length === 0 ? null : body["data"],
		additional_data: { pagination: {
			start: page.offset,
			limit: page.size,
			...pagination
		} }
	};
}
function error({ status, message, hint, details }, request) {
	return {
		status,
		body: {
			success: false,
			error: message,
			error_info: hint ?? "Please check the API reference of the service.",
			...request.path.startsWith("/api/v2/") && details !== void 0 && { code: "ERR_SCHEMA_VALIDATION_FAILED" },
			data: null,
			additional_data: null
		}
	};
}
const extension = {
	collections: {
		deal,
		dealProduct,
		dealChange,
		person,
		organization,
		relationship,
		product,
		lead,
		leadLabel,
		activity,
		note,
		noteComment,
		project,
		task,
		file,
		participant,
		mailMessage,
		conversion,
		filter: filterCollection,
		...pipelineCollections,
		...accountCollections,
		...fieldCollections,
		...followerCollections
	},
	routes: [
		{
			method: "GET",
			path: "/api/v1/deals/summary",
			handle: summary
		},
		{
			method: "GET",
			path: "/api/v1/deals/{id}/changelog",
			handle: changelog
		},
		...accountRoutes,
		...conversionRoutes,
		...fieldRoutes,
		...fieldRoutesOfVersion1,
		...fileRoutes,
		...filterRoutes,
		...followerRoutes,
		...mergeRoutes,
		...noteRoutes,
		...searchRoutes
	],
	envelope,
	error,
	deliveries,
	meter: budget
};
const open = opener(extension);

Object.defineProperty(exports, "crm_exports", {
  enumerable: true,
  get: function () {
    return crm_exports;
  }
});
Object.defineProperty(exports, "opener", {
  enumerable: true,
  get: function () {
    return opener;
  }
});