const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_sandbox_crm = require("./sandbox-crm-Bf_KUjGZ.cjs");
const require_sandbox = require("./sandbox-CbtJ5r_V.cjs");
const require_miss = require("./miss-T62ysXSg.cjs");
let node_crypto = require("node:crypto");

// sandbox/helpdesk/query.ts
function bad(text, why) {
	return require_sandbox.refuse(400, "Bad request", { details: [{
		path: "query",
		message: `cannot be parsed: ${why}`,
		value: text
	}] });
}
const PIECE = /\s*(?:(\()|(\))|(AND|&&)(?![\w:])|(OR|\|\|)(?![\w:])|(NOT(?![\w:])|!)|(?:([A-Za-z]+):)?(?:\[([^\]]*?)\s+TO\s+([^\]]*)\]|"((?:[^"\\]|\\.)*)"|([^\s()":[\]]+)))/y;
function tokens(text) {
	const found = [];
	const pattern = new RegExp(PIECE);
	while (pattern.lastIndex < text.length) {
		const start = pattern.lastIndex;
		if (/^\s*$/.test(text.slice(start))) break;
		const match = pattern.exec(text);
		if (!match) return bad(text, `at "${text.slice(start, start + 20)}"`);
		const [, open, close, and, or, not, field, from, to, phrase, word] = match;
		if (open) found.push({ kind: "open" });
		else if (close) found.push({ kind: "close" });
		else if (and) found.push({ kind: "and" });
		else if (or) found.push({ kind: "or" });
		else if (not) found.push({ kind: "not" });
		else {
			const range = from !== void 0 && to !== void 0 ? { range: [from.trim(), to.trim()] } : {};
			const value = phrase?.replace(/\\(.)/g, "$1") ?? word;
			found.push({
				kind: "term",
				...field ? { field } : {},
				...range,
				...require_miss.defined({ value })
			});
		}
	}
	return found;
}
/** Recursive descent over the tokens: OR binds weaker than AND, NOT strongest. */
function parse(text, fields, now) {
	const list = tokens(text);
	let at = 0;
	const either = () => {
		const parts = [both()];
		while (list[at]?.kind === "or") {
			at++;
			parts.push(both());
		}
		return (row) => parts.some((part) => part(row));
	};
	const both = () => {
		const parts = [one()];
		for (let next = list[at]; next && next.kind !== "or" && next.kind !== "close"; next = list[at]) {
			if (next.kind === "and") at++;
			parts.push(one());
		}
		return (row) => parts.every((part) => part(row));
	};
	const one = () => {
		const token = list[at++] ?? bad(text, "it ends unexpectedly");
		if (token.kind === "not") {
			const inner = one();
			return (row) => !inner(row);
		}
		if (token.kind === "open") {
			const inner = either();
			if (list[at++]?.kind !== "close") bad(text, "a parenthesis is not closed");
			return inner;
		}
		if (token.kind !== "term") bad(text, "an operator has no operand");
		return term(token, fields, text, now);
	};
	const whole = either();
	if (at < list.length) bad(text, "a closing parenthesis has no opening one");
	return whole;
}
const UNITS = {
	MINUTE: 60,
	HOUR: 3600,
	DAY: 86400,
	MONTH: 2592e3,
	YEAR: 31536e3
};
/** `NOW-1HOUR`, a date or a time as milliseconds; for `*` the value of `open`. */
function moment(text, query, now, open) {
	if (text === "*") return open;
	const relative = /^NOW(?:([+-])(\d+)(MINUTE|HOUR|DAY|MONTH|YEAR)S?)?$/.exec(text);
	if (relative) {
		const [, sign, count = "0", unit = "DAY"] = relative;
		return +now + (sign === "-" ? -1e3 : 1e3) * Number(count) * (UNITS[unit] ?? 0);
	}
	const parsed = Date.parse(text);
	return Number.isNaN(parsed) ? bad(query, `"${text}" is not a date`) : parsed;
}
function term(token, fields, query, now) {
	const name = token.field ?? "body";
	const field = fields[name] ?? bad(query, `unknown field "${name}"`);
	if (token.range) {
		const [from, to] = token.range;
		if (field.kind === "instant") {
			const low = moment(from, query, now, -Infinity);
			const high = moment(to, query, now, Infinity);
			return (row) => field.values(row).some((value) => Date.parse(String(value)) >= low && Date.parse(String(value)) <= high);
		}
		const [low, high] = [from === "*" ? -Infinity : Number(from), to === "*" ? Infinity : Number(to)];
		return (row) => field.values(row).some((value) => Number(value) >= low && Number(value) <= high);
	}
	const wanted = (token.value ?? "").toLowerCase();
	if (wanted === "*") return (row) => field.values(row).some((value) => value !== null && value !== void 0);
	const test = (value) => {
		const text = String(value ?? "").toLowerCase();
		return field.kind === "words" ? text.includes(wanted) : text === wanted;
	};
	return (row) => field.values(row).some(test);
}
const person$1 = (value, key) => value?.[key];
/** Searchable fields of a conversation. `body` is its subject and preview. */
function conversationFields(mailboxName) {
	const words = (values) => ({
		values,
		kind: "words"
	});
	const whole = (values) => ({
		values,
		kind: "whole"
	});
	return {
		subject: words((row) => [row.subject]),
		body: words((row) => [row.subject, row.preview]),
		tag: whole((row) => row.tags.map((tag) => tag.tag)),
		mailbox: whole((row) => [mailboxName(row.mailboxId)]),
		mailboxid: whole((row) => [row.mailboxId]),
		status: whole((row) => [row.status]),
		number: whole((row) => [row.number]),
		id: whole((row) => [row.id]),
		customerIds: whole((row) => [person$1(row.primaryCustomer, "id")]),
		email: words((row) => [
			person$1(row.primaryCustomer, "email"),
			...row.cc,
			...row.bcc
		]),
		assigned: whole((row) => [row.assignee ? person$1(row.assignee, "id") : "unassigned"]),
		attachments: whole((row) => [row.attachments === true]),
		createdAt: {
			values: (row) => [row.createdAt],
			kind: "instant"
		},
		modifiedAt: {
			values: (row) => [row.userUpdatedAt],
			kind: "instant"
		}
	};
}
function conversationQuery(text, mailboxName, now) {
	return parse(text, conversationFields(mailboxName), now);
}
const emails = (row) => (row._embedded?.emails ?? []).map((one) => one.value);
const CUSTOMER = {
	body: {
		values: (row) => [
			row.firstName,
			row.lastName,
			row.organization,
			...emails(row)
		],
		kind: "words"
	},
	firstName: {
		values: (row) => [row.firstName],
		kind: "whole"
	},
	lastName: {
		values: (row) => [row.lastName],
		kind: "whole"
	},
	email: {
		values: emails,
		kind: "words"
	},
	emailDomain: {
		values: (row) => emails(row).map((one) => one.slice(one.indexOf("@") + 1)),
		kind: "whole"
	},
	modifiedAt: {
		values: (row) => [row.updatedAt],
		kind: "instant"
	}
};
function customerQuery(text, now) {
	return parse(text, CUSTOMER, now);
}

// sandbox/helpdesk/shape.ts
/** Whole seconds in UTC, the only format that the service reads and writes. */
function instant(date) {
	return `${new Date(date).toISOString().slice(0, 19)}Z`;
}
/** A digest of a text, for details that need not be stored. */
function digest(text) {
	return (0, node_crypto.createHash)("sha256").update(text).digest("hex");
}
const DOCS$1 = /^\/v1(\/|$)/;
/** Errors of the inbox are vnd.error documents; those of the knowledge base are two plain fields. */
function errorAnswer(problem, request) {
	const mark = digest(`${request.method} ${request.path} ${String(+request.now)}`);
	if (DOCS$1.test(request.path)) {
		const text = [problem.message, ...(problem.details ?? []).map((detail) => `${detail.path}: ${detail.message}`)];
		return {
			status: problem.status,
			headers: {
				"content-type": "application/json",
				"correlation-id": mark.slice(0, 32),
				...problem.headers
			},
			body: {
				code: problem.status,
				error: text.join("; ")
			}
		};
	}
	const logRef = `${mark.slice(0, 8)}-${mark.slice(8, 12)}-4${mark.slice(13, 16)}-a${mark.slice(17, 20)}-${mark.slice(20, 32)}`;
	const about = { about: { href: `${request.origin}/guide/errors#${String(problem.status)}` } };
	const errors = (problem.details ?? []).map((detail) => ({
		path: detail.path,
		message: detail.message,
		...require_miss.defined({ rejectedValue: detail.value }),
		source: "JSON",
		_links: about
	}));
	return {
		status: problem.status,
		headers: {
			"content-type": "application/vnd.error+json",
			...problem.headers
		},
		body: {
			logRef,
			message: problem.message,
			...errors.length > 0 ? { _embedded: { errors } } : {},
			_links: about
		}
	};
}
/** One wrong field of a body. */
function wrong(path, message, value) {
	return require_sandbox.refuse(400, "Bad request", { details: [{
		path,
		message,
		value
	}] });
}
function pageLink(request, page) {
	const query = new URLSearchParams(request.query);
	if (page !== void 0) query.set("page", String(page));
	const text = query.toString();
	return { href: `${request.origin}${request.path}${text ? `?${text}` : ""}` };
}
/** Links and page numbers of a list of the inbox; an empty one has no `_embedded`. */
function envelope(body, about) {
	const { request, page } = about;
	if (about.kind !== "list" || !page) return body;
	if (DOCS$1.test(request.path)) return numbered(body, page.offset / page.size + 1);
	const total = page.total ?? page.rows.length;
	const pages = Math.ceil(total / page.size);
	const number = page.offset / page.size + 1;
	const links = {
		self: pageLink(request, void 0),
		first: pageLink(request, 1),
		last: pageLink(request, Math.max(1, pages)),
		...number < pages ? { next: pageLink(request, number + 1) } : {},
		...number > 1 ? { previous: pageLink(request, number - 1) } : {},
		page: {
			href: `${request.origin}${request.path}{?page}`,
			templated: true
		}
	};
	const facts = {
		size: page.size,
		totalElements: total,
		totalPages: pages,
		number: total === 0 ? 0 : number
	};
	return {
		...page.rows.length > 0 ? { _embedded: body._embedded } : {},
		_links: links,
		page: facts
	};
}
/** Adds the page number, which the knowledge base has inside the list. */
function numbered(body, page) {
	return Object.fromEntries(Object.entries(body).map(([key, list]) => [key, {
		page,
		...list
	}]));
}
/** Requests allowed per minute, on the largest plan. */
const PER_MINUTE = 1e5;
const DOCS_PER_WINDOW = 4e5;
/** Counts requests: a write counts twice in the inbox; the knowledge base has windows of ten minutes. */
function meter(request, meter) {
	if (DOCS$1.test(request.path)) {
		const used = meter.window("docs", 600);
		const headers = {
			"correlation-id": digest(`${request.path} ${String(+request.now)} ${String(used)}`).slice(0, 32),
			"x-ratelimit-limit": String(DOCS_PER_WINDOW),
			"x-ratelimit-remaining": String(Math.max(0, DOCS_PER_WINDOW - used))
		};
		if (used <= DOCS_PER_WINDOW) return { headers };
		return {
			headers,
			refuse: {
				status: 429,
				message: "Rate limit exceeded",
				headers: { "x-ratelimit-reset": "600" }
			}
		};
	}
	if (request.method !== "GET") meter.window("inbox", 60);
	const used = meter.window("inbox", 60);
	const headers = {
		"x-ratelimit-limit-minute": String(PER_MINUTE),
		"x-ratelimit-remaining-minute": String(Math.max(0, PER_MINUTE - used))
	};
	if (used <= PER_MINUTE) return { headers };
	return {
		headers,
		refuse: {
			status: 429,
			message: "API rate limit exceeded",
			headers: { "x-ratelimit-retry-after": "60" }
		}
	};
}
/** Body of a write; refuses anything but a JSON object. */
function object(request) {
	const { body } = request;
	if (require_miss.isObject(body)) return body;
	return require_sandbox.refuse(400, "Bad request", { details: [{
		path: "",
		message: "must be an object"
	}] });
}
/** A filter by time of change, which must be whole seconds in UTC. */
function since(field) {
	return (row, value) => {
		if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value)) wrong("modifiedSince", "must be a date of the form yyyy-MM-ddTHH:mm:ssZ", value);
		return String(row[field]) >= value;
	};
}

// sandbox/helpdesk/words.ts
const FIRST = [
	"Ann",
	"Bilal",
	"Chloé",
	"Dmitri",
	"Élodie",
	"Farah",
	"Giulia",
	"Håkon",
	"Ines",
	"José",
	"Kwame",
	"Léa",
	"Mei",
	"Nour",
	"Olga",
	"Priya",
	"Quentin",
	"Rosa",
	"Sven",
	"Tomás",
	"Uma",
	"Viktor",
	"Wanjiru",
	"Ximena",
	"Yuki",
	"Zoë",
	"李",
	"明日香"
];
const LAST = [
	"Okafor",
	"O'Brien",
	"García",
	"Nguyễn",
	"Schmidt",
	"Kowalska",
	"van der Berg",
	"Al-Amin",
	"Rossi",
	"Tanaka",
	"Müller",
	"Silva",
	"Haddad",
	"Johansson",
	"Petrov",
	"Mensah",
	"Lefèvre",
	"Singh",
	"Novák",
	"Brown",
	"王",
	"佐藤"
];
const COMPANIES = [
	"Acme Tools",
	"Blue Harbour Ltd",
	"Café Zürich",
	"Delta Freight",
	"Evergreen & Sons",
	"Fjord AS",
	"Globex",
	"Hilltop Farm",
	"Initech",
	"Juniper Labs"
];
const JOBS = [
	"Buyer",
	"Head of Support",
	"Owner",
	"Engineer",
	"Accountant",
	"Office Manager"
];
const TOPICS = [
	"Invoice",
	"Refund",
	"Login",
	"Delivery",
	"Password",
	"Subscription",
	"Export",
	"Broken link",
	"Feature request",
	"Address change",
	"Two-factor code",
	"Upgrade"
];
const ASKS = [
	"Could you look into this for me?",
	"It worked until yesterday & now it does not.",
	"I get an error <b>every</b> time.",
	"Please send it again to the same address.",
	"When can I expect an answer?",
	"The total should be 1.250,00 € and not 12.500,00 €."
];
const ANSWERS = [
	"Thank you for writing. We are looking into it.",
	"This is fixed now; please try again.",
	"Could you send us a screenshot of the page?",
	"We have sent it again just now."
];
/** Text that must not be printed raw: escapes, direction marks, markup, formulas. Anyone can send it by e-mail. */
const HOSTILE_SUBJECTS = [
	"\x1B[31mURGENT\x1B[0m: your account\x07",
	"Rechnung ‮gnp.exe‬",
	"مرحبا — سؤال عن الفاتورة",
	"=HYPERLINK(\"http://example.test\",\"click\")",
	"Tabs	and\nlines \"quoted\", with commas",
	"🎉 Family 👩‍👩‍👧‍👦 plan 🏳️‍🌈",
	"<script>alert(1)<\/script>",
	"Zero​width and ⁦isolates⁩"
];
const HOSTILE_FILES = [
	"../../etc/passwd",
	"..\\..\\windows\\system32\\drivers.sys",
	"invoice‮fdp.exe",
	".htaccess",
	"CON.txt",
	"name with \"quotes\"; and\nnewline.pdf",
	`${"very-long-".repeat(30)}name.pdf`,
	"日本語の書類.pdf"
];
const FILES = [
	"invoice.pdf",
	"screenshot.png",
	"photo.jpg",
	"export.csv",
	"contract.docx"
];
/** Name of the person with a number, the same in all records. */
function person(number) {
	return {
		first: FIRST[number * 7 % FIRST.length] ?? "",
		last: LAST[(number * 5 + Math.floor(number / LAST.length)) % LAST.length] ?? ""
	};
}
/** E-mail address of a customer by position. */
function customerEmail(index) {
	const { first, last } = person(index);
	return `${plain(first)}.${plain(last)}${String(index)}@example.com`;
}
/** Name and e-mail address of a team member by position. */
function member(index) {
	const { first, last } = person(1e3 + index);
	return {
		first,
		last,
		email: `${plain(first)}.${plain(last)}@helpdesk.example`
	};
}
function company$1(random) {
	return random.pick(COMPANIES);
}
function job(random) {
	return random.pick(JOBS);
}
/** Letters and digits of a name, for e-mail addresses. */
function plain(name) {
	return name.normalize("NFD").replace(/[^A-Za-z]/g, "").toLowerCase() || "guest";
}
function subject(random, index) {
	if (index % 17 === 5) return HOSTILE_SUBJECTS[Math.floor(index / 17) % HOSTILE_SUBJECTS.length] ?? "";
	return `${random.pick(TOPICS)} ${String(1e3 + index % 9e3)}`;
}
function question(random) {
	return `<p>Hello,</p><p>${random.pick(ASKS)}<br>${random.pick(ASKS)}</p><p>Best&nbsp;regards</p>`;
}
function answer(random) {
	return `<div>${random.pick(ANSWERS)}</div><style>p { color: red }</style><div>The helpdesk</div>`;
}
function fileName(random, index) {
	if (index % 5 === 2) return HOSTILE_FILES[Math.floor(index / 5) % HOSTILE_FILES.length] ?? "";
	return random.pick(FILES);
}
const TAGS = [
	"billing",
	"bug",
	"VIP",
	"needs reply",
	"feature-request",
	"refund",
	"shipping",
	"onboarding",
	"spam?",
	"straße",
	"escalated",
	"sales"
];
/** Colours that the service gives tags. */
const COLORS = [
	"#929499",
	"#3c99e2",
	"#7cc95d",
	"#e2653c",
	"#b5a23c"
];
/** Slug of a tag: lower case, with dashes for everything but letters and digits. */
function slug(name) {
	return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "untitled";
}

// sandbox/helpdesk/conversations.ts
const DAY$4 = 864e5;
/** Maximum number of threads of a conversation. */
const MOST_THREADS = 100;
const STATUSES = [
	"active",
	"pending",
	"closed",
	"spam"
];
const LISTED = [
	...STATUSES,
	"open",
	"all"
];
const SOURCES = [
	"email",
	"web",
	"api",
	"chat",
	"manual",
	"mobile",
	"emailfwd",
	"beacon"
];
/** Every fortieth conversation was merged into the next one. */
const merged = (index) => index % 40 === 7;
const kindOf = (index) => index % 11 === 4 ? "chat" : index % 13 === 6 ? "phone" : "email";
/** Number of threads of the seeded conversation at a position. */
function threadsOf(index) {
	if (index % 97 === 13) return 100;
	if (index % 29 === 3) return 60;
	return 1 + index % 6;
}
function firstInstant({ index, start, count }) {
	const all = Math.max(1, count("conversation"));
	return +start - Math.floor((all - index) * (400 * DAY$4 / all / 1e3)) * 1e3;
}
function customerOf(index, customers) {
	return index * 7 % Math.max(1, customers);
}
/** A customer as embedded in a conversation. */
function customerRef(id, first, last, email) {
	return {
		id,
		type: "customer",
		first,
		last,
		email
	};
}
function seed$1({ index, random, start, count, id }) {
	const created = firstInstant({
		index,
		start,
		count
	});
	const status = random.pick([
		"active",
		"active",
		"active",
		"pending",
		"closed",
		"closed",
		index % 10 ? "closed" : "spam"
	]);
	const updated = instant(Math.min(+start - 1e3, created + (threadsOf(index) - 1) * 36e5));
	const at = customerOf(index, count("customer"));
	const customer = {
		...person(at),
		email: customerEmail(at)
	};
	const reference = customerRef(id("customer", at), customer.first, customer.last, customer.email);
	const owner = index % 3 === 0 ? void 0 : index % count("user");
	const tags = TAGS.map((tag, position) => ({
		id: id("tag", position),
		color: COLORS[position % COLORS.length],
		tag
	})).filter((_, position) => (index + position * 5) % 11 === 0);
	const closedBy = owner ?? 0;
	return {
		number: 1 + index,
		threads: threadsOf(index),
		type: kindOf(index),
		folderId: 8501 + index % 4 * 6,
		status,
		state: "published",
		subject: subject(random, index),
		preview: "Could you look into this for me?",
		mailboxId: id("mailbox", index % count("mailbox")),
		...owner === void 0 ? {} : { assignee: {
			id: id("user", owner),
			type: "user",
			...member(owner)
		} },
		createdBy: reference,
		createdAt: instant(created),
		closedBy: status === "closed" ? id("user", closedBy) : 0,
		...status === "closed" ? { closedByUser: {
			id: id("user", closedBy),
			type: "user",
			...member(closedBy)
		} } : {},
		closedAt: status === "closed" ? updated : null,
		userUpdatedAt: updated,
		customerWaitingSince: {
			time: updated,
			friendly: "a while ago"
		},
		source: {
			type: kindOf(index) === "chat" ? "chat" : random.pick(SOURCES),
			via: index % 4 === 3 ? "user" : "customer"
		},
		tags,
		cc: index % 8 === 1 ? ["boss@example.com"] : [],
		bcc: [],
		...index % 50 === 21 ? { createdBy: {
			id: id("user", 0),
			type: "user",
			...member(0)
		} } : { primaryCustomer: reference },
		snooze: null,
		nextEvent: null,
		customFields: index % 5 === 0 ? [{
			id: 8001 + index % 4 * 3,
			name: "Order number",
			value: `A-${String(index)}`,
			text: `A-${String(index)}`
		}] : [],
		...merged(index) ? { mergedInto: id("conversation", index + 1) } : {},
		attachments: index % 4 === 0
	};
}
/** Threads of a conversation, newest first. */
function threadsNewestFirst(id, state) {
	return [...state.rows("thread").scan({
		parent: Number(id),
		reverse: true
	})];
}
/** The conversation as it appears in responses. */
function show(row, request, state) {
	const { mergedInto: _merged, attachments: _attachments, ...shown } = row;
	const self = `${request.origin}/v2/conversations/${String(row.id)}`;
	let threads = [];
	if (request.query.get("embed") === "threads") {
		threads = threadsNewestFirst(row.id, state).map((thread) => showThread(thread, request));
		if (row.type === "chat") threads = threads.slice(0, 1);
	}
	const mailbox = { href: `${request.origin}/v2/mailboxes/${String(row.mailboxId)}` };
	const web = { href: `${request.origin}/conversation/${String(row.id)}/${String(row.number)}` };
	const links = {
		self: { href: self },
		mailbox,
		threads: { href: `${self}/threads/` },
		web
	};
	return {
		...shown,
		_embedded: { threads },
		_links: links
	};
}
/** The thread as it appears in responses: attachments have links, without the stored bytes. */
function showThread(row, request) {
	const { conversationId, _embedded, ...rest } = row;
	const base = `${request.origin}/v2/conversations/${String(conversationId)}`;
	const files = (_embedded?.attachments ?? []).map(({ data: _data, ...file }) => {
		const at = `${base}/attachments/${String(file.id)}`;
		return {
			...file,
			_links: {
				self: { href: at },
				data: { href: `${at}/data` },
				web: { href: `${at}/file` }
			}
		};
	});
	return {
		...rest,
		_embedded: { attachments: files }
	};
}
const commas = (value) => value.split(",").map((part) => part.trim().toLowerCase()).filter(Boolean);
const conversations$1 = {
	paths: ["/v2/conversations"],
	methods: ["GET"],
	paging: "inbox",
	result: "conversations",
	pageSize: 25,
	id: {
		style: "integer",
		first: 500001
	},
	ordered: ["createdAt", "number"],
	seed: seed$1,
	listed: (row, request) => {
		if (row.mergedInto !== void 0) return false;
		return request.query.has("status") || row.status === "active";
	},
	found: (row) => row.mergedInto === void 0,
	filters: {
		status: (row, value) => {
			if (!LISTED.includes(value)) wrong("status", `must be one of ${LISTED.join(", ")}`, value);
			return value === "all" || row.status === value || value === "open" && (row.status === "active" || row.status === "pending");
		},
		mailbox: (row, value) => commas(value).includes(String(row.mailboxId)),
		folder: (row, value) => String(row.folderId) === value,
		tag: (row, value) => {
			const wanted = commas(value);
			return row.tags.some((tag) => wanted.includes(String(tag.tag).toLowerCase()));
		},
		assigned_to: (row, value) => String(row.assignee?.id) === value,
		modifiedSince: since("userUpdatedAt"),
		number: (row, value) => String(row.number) === value,
		customFieldsByIds: (row, value, request) => {
			if (!request.query.has("mailbox")) wrong("customFieldsByIds", "needs mailbox");
			return value.split(",").every((pair) => {
				const [id, text] = [pair.slice(0, pair.indexOf(":")), pair.slice(pair.indexOf(":") + 1)];
				return row.customFields.some((field) => String(field.id) === id && field.value === text);
			});
		},
		query: (row, value, request, state) => searches(value, request, state)(row)
	},
	sort: {
		by: "sortField",
		direction: "sortOrder",
		fields: {
			createdAt: "createdAt",
			customerEmail: "primaryCustomer.email",
			customerName: "primaryCustomer.last",
			mailboxid: "mailboxId",
			modifiedAt: "userUpdatedAt",
			number: "number",
			score: "id",
			status: "status",
			subject: "subject",
			waitingSince: "customerWaitingSince.time"
		},
		defaultField: "createdAt",
		defaultDirection: "desc"
	},
	show
};
const parsed = /* @__PURE__ */ new WeakMap();
/** The test of a request's query, parsed once for all rows. */
function searches(text, request, state) {
	const known = parsed.get(request);
	if (known) return known;
	const names = new Map([...state.rows("mailbox").scan()].map((row) => [row.id, String(row.name)]));
	const test = conversationQuery(text, (id) => names.get(id) ?? "", request.now);
	parsed.set(request, test);
	return test;
}
/** The conversation of a path. A merged conversation can only be read. */
function conversation(request, state) {
	const row = state.rows("conversation").get(request.params.id ?? "");
	return row && row.mergedInto === void 0 ? row : require_sandbox.refuse(404, "Not found");
}

// sandbox/helpdesk/docs.ts
const DAY$3 = 864e5;
const DOCS = {
	host: "docs",
	methods: ["GET"],
	id: {
		style: "hex",
		digits: 24
	},
	pageSize: 50
};
const COLLECTIONS = [
	"Getting started",
	"Billing & invoices",
	"Für Entwickler",
	"Internal"
];
const CATEGORIES = [
	"Basics",
	"How to",
	"Troubleshooting"
];
const TITLES = [
	"Reset your password",
	"Read an invoice",
	"Invite a colleague",
	"Export data",
	"Close your account",
	"Opening hours"
];
const VISIBILITY = ["public", "private"];
const PUBLISHED = ["published", "notpublished"];
const sites = {
	...DOCS,
	paths: ["/v1/sites"],
	paging: "docs",
	result: "sites",
	record: "site",
	count: () => 2,
	seed: ({ index, start }) => {
		const at = instant(+start - (700 - index) * DAY$3);
		const title = ["Help centre", "Team handbook"][index] ?? "Site";
		return {
			status: "active",
			subDomain: slug(title),
			cname: null,
			hasPublicSite: index === 0,
			companyName: "Example Ltd",
			title,
			createdAt: at,
			updatedAt: at
		};
	}
};
function times(start, days) {
	const at = instant(+start - days * DAY$3);
	return {
		createdBy: 2001,
		updatedBy: 2001,
		createdAt: at,
		updatedAt: at
	};
}
const collections = {
	...DOCS,
	paths: ["/v1/collections"],
	paging: "docs",
	result: "collections",
	record: "collection",
	count: () => COLLECTIONS.length,
	seed: ({ index, start, id }) => ({
		siteId: id("site", index === 3 ? 1 : 0),
		number: index + 1,
		slug: slug(COLLECTIONS[index] ?? ""),
		visibility: index === 3 ? "private" : "public",
		order: index + 1,
		name: COLLECTIONS[index],
		description: "",
		...times(start, 600 - index)
	}),
	filters: {
		siteId: (row, value) => row.siteId === value,
		visibility: (row, value) => value === "all" || row.visibility === value
	},
	show: (row, request, state) => {
		const articles = [...state.rows("article").scan()].filter((one) => one.collectionId === row.id);
		return {
			...row,
			publicUrl: `${request.origin}/collection/${String(row.number)}-${String(row.slug)}`,
			articleCount: articles.length,
			publishedArticleCount: articles.filter((one) => one.status === "published").length
		};
	}
};
const categories = {
	...DOCS,
	paths: ["/v1/collections/{collection}/categories"],
	paging: "docs",
	result: "categories",
	record: "category",
	parent: {
		collection: "collection",
		field: "collectionId",
		most: CATEGORIES.length
	},
	seed: ({ index, start, parent }) => ({
		number: 100 + (parent?.index ?? 0) * CATEGORIES.length + index,
		slug: slug(CATEGORIES[index] ?? ""),
		visibility: "public",
		order: index + 1,
		defaultSort: "popularity",
		name: CATEGORIES[index],
		...times(start, 500 - index)
	}),
	show: (row, _request, state) => ({
		...row,
		articleCount: [...state.rows("article").scan()].filter((one) => one.categories.includes(row.id)).length
	})
};
function seedArticle({ index, random, start, id }) {
	const collection = index % COLLECTIONS.length;
	const name = `${TITLES[index % TITLES.length] ?? "Article"} (${String(index + 1)})`;
	const published = index % 5 !== 1;
	return {
		collectionId: id("collection", collection),
		number: index + 1,
		slug: slug(name),
		status: published ? "published" : "notpublished",
		name,
		text: `<h2>${name}</h2><p>Open <em>Settings</em> &gt; <em>Account</em>.</p><ol><li>First</li><li>Second</li></ol>`,
		draft: index % 7 === 2 ? `<p>A newer text of ${name}</p>` : null,
		categories: index % 5 === 4 ? [] : [id("category", collection * CATEGORIES.length + index % CATEGORIES.length)],
		related: [],
		keywords: index % 2 ? ["account"] : [],
		popularity: random.integer(0, 1e3) / 100,
		viewCount: random.integer(0, 5e3),
		...times(start, 400 - index % 400),
		lastPublishedAt: published ? instant(+start - (300 - index % 300) * DAY$3) : null
	};
}
const articles = {
	...DOCS,
	paths: ["/v1/collections/{collection}/articles", "/v1/categories/{category}/articles"],
	paging: "articles",
	result: "articles",
	record: "article",
	count: (records) => Math.max(1, Math.ceil(records / 5)),
	seed: seedArticle,
	listed: (row, { params }, state) => {
		const { collection, category } = params;
		if (collection !== void 0) return row.collectionId === owner("collection", collection, state).id;
		return row.categories.includes(owner("category", category ?? "", state).id);
	},
	filters: { status: (row, value) => value === "all" || row.status === value },
	sort: {
		by: "sort",
		direction: "order",
		fields: {
			number: "number",
			status: "status",
			name: "name",
			popularity: "popularity",
			createdAt: "createdAt",
			updatedAt: "updatedAt"
		},
		defaultField: "number",
		defaultDirection: "asc"
	},
	show: (row, request, _state, list) => {
		const { draft, text, ...rest } = row;
		const publicUrl = `${request.origin}/article/${String(row.number)}-${String(row.slug)}`;
		const shown = {
			...rest,
			hasDraft: draft !== null,
			publicUrl
		};
		if (list) return shown;
		return {
			...shown,
			text: request.query.get("draft") === "true" && draft !== null ? draft : text
		};
	}
};
function owner(kind, id, state) {
	return state.rows(kind).get(id) ?? require_sandbox.refuse(404, `${kind === "category" ? "Category" : "Collection"} not found`);
}
/** The fields of an article in search results. */
function found$1(row, request, state) {
	const url = `${request.origin}/article/${String(row.number)}-${String(row.slug)}`;
	return {
		id: row.id,
		collectionId: row.collectionId,
		categoryIds: row.categories,
		slug: row.slug,
		name: row.name,
		preview: String(row.text).replace(/<[^>]*>/g, " ").trim().slice(0, 120),
		url,
		docsUrl: url,
		number: row.number,
		status: row.status,
		visibility: state.rows("collection").get(String(row.collectionId))?.visibility
	};
}

// sandbox/helpdesk/docs-writes.ts
/** The record of a path, by id or by number. */
function named(kind, request, state) {
	const name = request.params.id ?? "";
	const rows = state.rows(kind);
	return (/^\d{1,9}$/.test(name) ? rows.find((one) => String(one.number) === name) : rows.get(name)) ?? require_sandbox.refuse(404, `${kind.charAt(0).toUpperCase()}${kind.slice(1)} not found`);
}
function one(kind, shape, row, request, state) {
	return { [kind]: shape.show?.(row, request, state, false) ?? row };
}
/** The record with `reload=true`; times of a category are in seconds there. */
function reloaded(kind, body) {
	if (kind !== "category") return body;
	const { createdAt, updatedAt, ...rest } = body[kind];
	const seconds = (time) => Math.floor(Date.parse(String(time)) / 1e3);
	return { [kind]: {
		...rest,
		createdAt: seconds(createdAt),
		updatedAt: seconds(updatedAt)
	} };
}
/** The stored record with `reload=true`, else a response without a body. */
function saved(kind, shape, row, request, state) {
	const reload = request.query.get("reload") === "true";
	const location = `${request.origin}/v1/${kind === "category" ? "categories" : `${kind}s`}/${String(row.id)}`;
	const created = request.method === "POST";
	return {
		status: created ? 201 : 200,
		headers: {
			"content-type": "application/json",
			...created ? { location } : {}
		},
		...reload ? { body: reloaded(kind, one(kind, shape, row, request, state)) } : {}
	};
}
/** Checks a draft; unknown keys are refused. */
function checked$1(body, rules) {
	for (const [key, value] of Object.entries(body)) {
		const rule = rules[key];
		if (rule === void 0) wrong(key, "is unknown", value);
		if (rule === "text" && (typeof value !== "string" || value.trim() === "")) wrong(key, "may not be empty", value);
		if (rule === "integer" && !Number.isInteger(value)) wrong(key, "must be a whole number", value);
		const list = Array.isArray(value) && value.every((part) => typeof part === "string");
		if (rule === "texts" && value !== null && !list) wrong(key, "must be a list of texts", value);
		if (typeof rule === "object" && !rule.includes(String(value))) wrong(key, `must be one of ${rule.join(", ")}`, value);
	}
	return body;
}
function needs(body, keys) {
	for (const key of keys) if (body[key] === void 0) wrong(key, "is required");
}
/** Refuses a name that another record of the same scope has. */
function unique(kind, row, within, state) {
	const name = String(row.name).toLowerCase();
	if (state.rows(kind).find((one) => one.id !== row.id && String(one.name).toLowerCase() === name && (!within || one[within] === row[within]))) require_sandbox.refuse(422, `The name is taken by another ${kind}`);
}
const ARTICLE = {
	collectionId: "text",
	name: "text",
	text: "text",
	status: PUBLISHED,
	slug: "text",
	categories: "texts",
	related: "texts",
	keywords: "texts"
};
/** Checks that categories belong to the article's collection; null removes the article from all. */
function placed(row, state) {
	const ids = row.categories ?? [];
	for (const id of ids) if (state.rows("category").get(id)?.collectionId !== row.collectionId) require_sandbox.refuse(422, `Category ${id} is not in the collection`);
	return {
		...row,
		categories: ids
	};
}
function createArticle(request, state) {
	const body = checked$1(object(request), ARTICLE);
	needs(body, [
		"collectionId",
		"name",
		"text"
	]);
	if (!state.rows("collection").get(String(body.collectionId))) require_sandbox.refuse(422, "Collection not found");
	const at = instant(request.now);
	const status = body.status ?? "notpublished";
	const draft = {
		slug: slug(String(body.name)),
		related: [],
		keywords: [],
		...body,
		status,
		draft: null,
		popularity: 0,
		viewCount: 0,
		createdBy: 2001,
		updatedBy: 2001,
		createdAt: at,
		updatedAt: at,
		lastPublishedAt: status === "published" ? at : null
	};
	unique("article", draft, "collectionId", state);
	const number = state.rows("article").seeded + state.next("article");
	return saved("article", articles, state.rows("article").insert({
		...placed(draft, state),
		number
	}), request, state);
}
function updateArticle(request, state) {
	const before = named("article", request, state);
	const body = checked$1(object(request), ARTICLE);
	const at = instant(request.now);
	const after = placed({
		...before,
		...body,
		updatedAt: at
	}, state);
	unique("article", after, "collectionId", state);
	const published = after.status === "published";
	const changed = body.text !== void 0 && body.text !== before.text;
	const row = published && (before.status !== "published" || changed) ? {
		...after,
		draft: null,
		lastPublishedAt: at
	} : after;
	state.rows("article").put(row);
	return saved("article", articles, row, request, state);
}
const KINDS$2 = [{
	kind: "collection",
	shape: collections,
	rules: {
		siteId: "text",
		name: "text",
		visibility: VISIBILITY,
		order: "integer",
		description: "text"
	},
	owner: "siteId",
	parent: "site"
}, {
	kind: "category",
	shape: categories,
	rules: {
		collectionId: "text",
		name: "text",
		visibility: VISIBILITY,
		order: "integer",
		slug: "text",
		defaultSort: "text"
	},
	owner: "collectionId",
	parent: "collection",
	within: "collectionId"
}];
function write({ kind, shape, rules, owner, parent, within }, request, state) {
	const body = checked$1(object(request), rules);
	const creates = request.method === "POST";
	const before = creates ? {} : named(kind, request, state);
	needs(body, creates ? [owner, "name"] : ["name"]);
	if (body[owner] !== void 0 && !state.rows(parent).get(String(body[owner]))) require_sandbox.refuse(422, `The ${parent} does not exist`);
	const at = instant(request.now);
	const start = {
		slug: slug(String(body.name)),
		visibility: "public",
		order: 1,
		description: "",
		createdBy: 2001,
		createdAt: at
	};
	const after = {
		...creates ? start : before,
		...body,
		updatedBy: 2001,
		updatedAt: at
	};
	unique(kind, after, within, state);
	const rows = state.rows(kind);
	let row = after;
	if (creates) row = rows.insert({
		...after,
		number: 1e3 + state.next(kind)
	});
	else rows.put(after);
	return saved(kind, shape, row, request, state);
}
const DELETED = { status: 200 };
function dropArticles(test, state) {
	for (const row of [...state.rows("article").scan()]) if (test(row)) state.rows("article").drop(String(row.id));
}
function deleteCollection(request, state) {
	const row = named("collection", request, state);
	dropArticles((one) => one.collectionId === row.id, state);
	state.rows("collection").drop(String(row.id));
	return DELETED;
}
function deleteCategory(request, state) {
	const row = named("category", request, state);
	for (const one of [...state.rows("article").scan()]) {
		const kept = one.categories.filter((id) => id !== row.id);
		if (kept.length !== one.categories.length) state.rows("article").put({
			...one,
			categories: kept
		});
	}
	state.rows("category").drop(String(row.id));
	return DELETED;
}
function getOne(kind, shape) {
	return (request, state) => ({
		status: 200,
		headers: { "content-type": "application/json" },
		body: one(kind, shape, named(kind, request, state), request, state)
	});
}
/** Searches text, title and keywords; a filter with the value `all` filters nothing. */
function search(request, state) {
	const { query } = request;
	const wanted = (query.get("query") ?? wrong("query", "is required")).toLowerCase().split(/\s+/).filter(Boolean);
	const keeps = (name, value) => {
		const asked = query.get(name);
		return asked === null || asked === "all" || asked === value;
	};
	const rows = [];
	for (const row of state.rows("article").scan()) {
		const text = `${String(row.name)} ${String(row.text)} ${row.keywords.join(" ")}`.toLowerCase();
		if (!wanted.every((word) => text.includes(word)) || !keeps("status", row.status)) continue;
		if (!keeps("collectionId", row.collectionId)) continue;
		const hit = found$1(row, request, state);
		const site = state.rows("collection").get(String(row.collectionId))?.siteId;
		if (keeps("siteId", site) && keeps("visibility", hit.visibility)) rows.push(hit);
	}
	return state.page(request, rows, {
		paging: "docs",
		result: "articles"
	});
}
const docsRoutes = [
	{
		method: "GET",
		path: "/v1/search/articles",
		handle: search
	},
	{
		method: "GET",
		path: "/v1/collections/{id}",
		handle: getOne("collection", collections)
	},
	{
		method: "GET",
		path: "/v1/categories/{id}",
		handle: getOne("category", categories)
	},
	{
		method: "GET",
		path: "/v1/articles/{id}",
		handle: getOne("article", articles)
	},
	{
		method: "POST",
		path: "/v1/articles",
		handle: createArticle
	},
	{
		method: "PUT",
		path: "/v1/articles/{id}",
		handle: updateArticle
	},
	{
		method: "DELETE",
		path: "/v1/articles/{id}",
		handle: (request, state) => {
			state.rows("article").drop(String(named("article", request, state).id));
			return DELETED;
		}
	},
	{
		method: "PUT",
		path: "/v1/articles/{id}/drafts",
		handle: (request, state) => {
			const row = named("article", request, state);
			const { text } = checked$1(object(request), { text: "text" });
			if (text === void 0) wrong("text", "is required");
			state.rows("article").put({
				...row,
				draft: text
			});
			return { status: 204 };
		}
	},
	{
		method: "DELETE",
		path: "/v1/articles/{id}/drafts",
		handle: (request, state) => {
			state.rows("article").put({
				...named("article", request, state),
				draft: null
			});
			return { status: 204 };
		}
	},
	{
		method: "DELETE",
		path: "/v1/collections/{id}",
		handle: deleteCollection
	},
	{
		method: "DELETE",
		path: "/v1/categories/{id}",
		handle: deleteCategory
	},
	...KINDS$2.flatMap((kind) => {
		const path = kind.kind === "category" ? "/v1/categories" : "/v1/collections";
		const handle = (request, state) => write(kind, request, state);
		return [{
			method: "POST",
			path,
			handle
		}, {
			method: "PUT",
			path: `${path}/{id}`,
			handle
		}];
	})
].map((route) => ({
	...route,
	host: "docs"
}));

// sandbox/helpdesk/inboxes.ts
const DAY$2 = 864e5;
const NAMES = [
	"Support",
	"Sales",
	"Billing",
	"Beta & Früh"
];
const FOLDERS = [
	"Unassigned",
	"Mine",
	"Drafts",
	"Assigned",
	"Closed",
	"Spam"
];
/** Common settings of the lists of the inbox. */
const HAL = {
	methods: ["GET"],
	paging: "inbox",
	pageSize: 50
};
const mailboxes = {
	...HAL,
	paths: ["/v2/mailboxes"],
	result: "mailboxes",
	id: {
		style: "integer",
		first: 1001
	},
	count: () => NAMES.length,
	seed: ({ index, start }) => {
		const name = NAMES[index] ?? "Inbox";
		const created = instant(+start - (1e3 - index * 50) * DAY$2);
		return {
			name,
			slug: `${slug(name)}${String(index)}`,
			email: `${slug(name).normalize("NFD").replace(/[^a-z]/g, "")}@helpdesk.example`,
			createdAt: created,
			updatedAt: created
		};
	},
	show: (row, request) => {
		const self = `${request.origin}/v2/mailboxes/${String(row.id)}`;
		const links = {
			self: { href: self },
			fields: { href: `${self}/fields/` },
			folders: { href: `${self}/folders/` }
		};
		return {
			...row,
			_links: links
		};
	}
};
const fields = {
	...HAL,
	paths: ["/v2/mailboxes/{mailbox}/fields"],
	result: "fields",
	id: {
		style: "integer",
		first: 8001
	},
	parent: {
		collection: "mailbox",
		field: "mailbox",
		most: 3,
		hidden: true
	},
	seed: ({ index }) => {
		const order = index + 1;
		if (index === 0) return {
			name: "Order number",
			type: "singleline",
			required: false,
			order,
			options: []
		};
		if (index === 1) return {
			name: "Due",
			type: "date",
			required: false,
			order,
			options: []
		};
		return {
			name: "Priority",
			type: "dropdown",
			required: true,
			order,
			options: [
				"Low",
				"Normal",
				"High"
			].map((label, at) => ({
				id: 8101 + at,
				order: at + 1,
				label
			}))
		};
	}
};
const folders = {
	...HAL,
	paths: ["/v2/mailboxes/{mailbox}/folders"],
	result: "folders",
	id: {
		style: "integer",
		first: 8501
	},
	parent: {
		collection: "mailbox",
		field: "mailbox",
		most: FOLDERS.length,
		hidden: true
	},
	seed: ({ index, start, random }) => {
		const name = FOLDERS[index] ?? "Folder";
		const total = random.integer(1, 90);
		return {
			name,
			type: name === "Mine" ? "mytickets" : name.toLowerCase(),
			userId: 0,
			totalCount: total,
			activeCount: random.integer(0, total),
			updatedAt: instant(+start - index * DAY$2)
		};
	}
};
/** Stores a tag with a new name. */
function newTag(state, name, now) {
	const known = state.rows("tag").find((row) => String(row.name).toLowerCase() === name.toLowerCase());
	if (known) return known;
	const at = instant(now);
	const color = COLORS[0];
	return state.rows("tag").insert({
		name,
		slug: slug(name),
		color,
		createdAt: at,
		updatedAt: at
	});
}
const tags = {
	...HAL,
	paths: ["/v2/tags"],
	result: "tags",
	id: {
		style: "integer",
		first: 4001
	},
	count: () => TAGS.length,
	seed: ({ index, start, random }) => {
		const name = TAGS[index] ?? "tag";
		const created = instant(+start - (400 - index) * DAY$2);
		return {
			name,
			slug: slug(name),
			color: random.pick(COLORS),
			createdAt: created,
			updatedAt: created
		};
	},
	sort: {
		by: "sortField",
		fields: ["name"],
		defaultField: "name",
		defaultDirection: "asc"
	},
	show: (row, request, state) => ({
		...row,
		ticketCount: ticketCounts(request, state).get(row.id) ?? 0
	})
};
const counted = /* @__PURE__ */ new WeakMap();
/** Number of conversations by tag id, counted once per request. */
function ticketCounts(request, state) {
	const known = counted.get(request);
	if (known) return known;
	const counts = /* @__PURE__ */ new Map();
	for (const one of state.rows("conversation").scan()) for (const { id } of one.tags) counts.set(id, (counts.get(id) ?? 0) + 1);
	counted.set(request, counts);
	return counts;
}
const workflows = {
	...HAL,
	paths: ["/v2/workflows"],
	result: "workflows",
	id: {
		style: "integer",
		first: 5001
	},
	count: () => 6,
	seed: ({ index, start, id }) => {
		const created = instant(+start - (300 - index) * DAY$2);
		return {
			mailboxId: id("mailbox", index % 2),
			type: index % 2 === 0 || index === 3 ? "manual" : "automatic",
			status: index === 5 ? "invalid" : index === 4 ? "inactive" : "active",
			order: index + 1,
			name: [
				"Escalate",
				"Auto reply",
				"Close as solved",
				"Send to billing",
				"Old rule",
				"Broken rule"
			][index],
			createdAt: created,
			modifiedAt: created
		};
	},
	filters: {
		mailboxId: (row, value) => String(row.mailboxId) === value,
		type: (row, value) => row.type === value
	}
};
const webhooks = {
	paths: ["/v2/webhooks"],
	paging: "inbox",
	pageSize: 50,
	result: "webhooks",
	id: {
		style: "integer",
		first: 6001
	},
	count: () => 2,
	seed: ({ index, start }) => ({
		url: `https://hooks.example.com/helpdesk/${String(index)}`,
		state: index === 0 ? "enabled" : "disabled",
		events: index === 0 ? ["convo.created", "convo.assigned"] : ["customer.created"],
		label: ["Dashboard", null][index] ?? null,
		notification: false,
		payloadVersion: "V2",
		secret: `hook-secret-${String(index)}`,
		mailboxIds: [],
		createdAt: instant(+start - (200 - index) * DAY$2)
	}),
	fields: {
		url: {
			kind: "text",
			filled: true,
			check: (value) => /^https?:\/\/[^\s/]/.test(String(value)) ? void 0 : "must be a web address"
		},
		events: {
			kind: "any",
			check: (value) => Array.isArray(value) && value.length > 0 ? void 0 : "may not be empty"
		},
		secret: {
			kind: "text",
			filled: true,
			maxLength: 40
		},
		label: { kind: "text" },
		state: {
			kind: "enum",
			choices: ["enabled", "disabled"]
		},
		notification: { kind: "boolean" },
		payloadVersion: {
			kind: "enum",
			choices: ["V1", "V2"]
		},
		mailboxIds: { kind: "any" }
	},
	required: [
		"url",
		"events",
		"secret"
	],
	complete: (draft, request) => ({
		state: "enabled",
		label: null,
		notification: false,
		payloadVersion: "V2",
		mailboxIds: [],
		createdAt: instant(request.now),
		...draft
	})
};
/** Maximum number of conversations in one run of a workflow. */
const PER_RUN = 50;
const inboxRoutes = [{
	method: "POST",
	path: "/v2/workflows/{id}/run",
	handle: (request, state) => {
		const workflow = state.rows("workflow").get(request.params.id ?? "") ?? require_sandbox.refuse(404, "Not found");
		const { conversationIds: ids } = object(request);
		if (!Array.isArray(ids) || ids.length === 0) wrong("conversationIds", "may not be empty", ids);
		if (ids.length > PER_RUN) wrong("conversationIds", `size must be between 1 and ${String(PER_RUN)}`);
		if (workflow.type !== "manual") require_sandbox.refuse(400, "Only manual workflows can be run");
		for (const [index, id] of ids.entries()) {
			const path = `conversationIds[${String(index)}]`;
			if (typeof id !== "number") wrong(path, "must be a number", id);
			if (state.rows("conversation").get(id)?.mailboxId !== workflow.mailboxId) wrong(path, "is not a conversation of the workflow's inbox", id);
		}
		return { status: 204 };
	}
}, {
	method: "GET",
	path: "/v2/teams/{id}/members",
	handle: (request, state) => {
		const team = state.rows("team").get(request.params.id ?? "") ?? require_sandbox.refuse(404, "Not found");
		const members = [...state.rows("user").scan()].filter((row) => Number(row.id) % 2 === Number(team.id) % 2);
		const page = {
			size: 50,
			totalElements: members.length,
			totalPages: 1,
			number: 1
		};
		return {
			status: 200,
			body: {
				_embedded: { users: members },
				page
			}
		};
	}
}];

// sandbox/helpdesk/people.ts
const DAY$1 = 864e5;
const LIMITS = {
	firstName: 40,
	lastName: 40,
	jobTitle: 60,
	organization: 60,
	location: 60,
	background: 200,
	photoUrl: 200
};
const LISTS = {
	emails: [
		"home",
		"other",
		"work"
	],
	phones: [
		"fax",
		"home",
		"mobile",
		"other",
		"pager",
		"work"
	]
};
const users = {
	paths: ["/v2/users"],
	methods: ["GET"],
	paging: "inbox",
	result: "users",
	pageSize: 50,
	id: {
		style: "integer",
		first: 2001
	},
	count: () => 8,
	ordered: ["createdAt"],
	seed: ({ index, random, start }) => {
		const { first, last, email } = member(index);
		const created = instant(+start - (900 - index * 10) * DAY$1);
		return {
			firstName: first,
			lastName: last,
			email,
			role: index === 0 ? "owner" : index < 3 ? "admin" : "user",
			timezone: random.pick([
				"Europe/Amsterdam",
				"America/New_York",
				"Asia/Tokyo"
			]),
			type: "user",
			photoUrl: null,
			createdAt: created,
			updatedAt: created
		};
	},
	filters: {
		email: (row, value) => String(row.email).toLowerCase() === value.toLowerCase(),
		mailbox: (row, value) => Number(row.id) % 4 === Number(value) % 4 || row.role === "owner"
	}
};
const teams = {
	paths: ["/v2/teams"],
	methods: ["GET"],
	paging: "inbox",
	result: "teams",
	pageSize: 50,
	id: {
		style: "integer",
		first: 2901
	},
	count: () => 2,
	seed: ({ index, start }) => {
		const created = instant(+start - 800 * DAY$1);
		return {
			name: ["First line", "Billing"][index],
			timezone: "Europe/Amsterdam",
			createdAt: created,
			updatedAt: created
		};
	}
};
function entries(row, list) {
	return row._embedded?.[list] ?? [];
}
function withEntries(row, list, changed) {
	return {
		...row,
		_embedded: {
			...row._embedded,
			[list]: changed
		}
	};
}
function checkText(path, key, value) {
	const most = LIMITS[key];
	if (most === void 0) wrong(path, "is not a field of a customer", value);
	if (typeof value !== "string") wrong(path, "must be text", value);
	if (value.length < 1 || value.length > most) wrong(path, `size must be between 1 and ${String(most)}`, value);
}
function entry(list, path, value, state) {
	const { type, value: text } = value ?? {};
	const types = LISTS[list] ?? [];
	if (typeof type !== "string" || !types.includes(type)) wrong(`${path}.type`, `must be one of ${types.join(", ")}`, type);
	if (typeof text !== "string" || !text) wrong(`${path}.value`, "may not be empty", text);
	if (list === "emails" && !isAddress(text)) wrong(`${path}.value`, "not a well-formed email address", text);
	return {
		id: 9e5 + state.next("entry"),
		type,
		value: text
	};
}
/** A checked address for the list of a customer. Refuses one that another customer has. */
function emailEntry(value, state) {
	const made = entry("emails", "email", value, state);
	if (customerByEmail(state, made.value)) require_sandbox.refuse(409, "Conflict");
	return made;
}
const isAddress = (text) => /^[^@\s]+@[^@\s]+$/.test(text);
/** Customer with the address; undefined when there is none. */
function customerByEmail(state, email) {
	const wanted = email.toLowerCase();
	return state.rows("customer").find((row) => entries(row, "emails").some((one) => one.value.toLowerCase() === wanted));
}
/** Checks a draft and sets the ids of its list entries. The service ignores other keys. */
function checked(draft, state) {
	const lists = {};
	const fields = {};
	for (const [key, value] of Object.entries(draft)) if (key in LISTS) {
		if (!Array.isArray(value)) wrong(key, "must be a list", value);
		lists[key] = value.map((one, index) => entry(key, `${key}[${String(index)}]`, one, state));
	} else if (key in LIMITS) {
		if (value !== null) checkText(key, key, value);
		fields[key] = value;
	}
	return {
		...fields,
		_embedded: {
			emails: [],
			phones: [],
			chats: [],
			social_profiles: [],
			websites: [],
			...lists
		}
	};
}
/** Stores a new customer. Refuses an address that another customer has. */
function addCustomer(state, draft, now) {
	const made = checked(draft, state);
	for (const { value } of entries(made, "emails")) if (customerByEmail(state, value)) require_sandbox.refuse(409, "Conflict", { details: [{
		path: "emails",
		message: "the address belongs to another customer",
		value
	}] });
	const at = instant(now);
	return state.rows("customer").insert({
		photoType: "default",
		...made,
		createdAt: at,
		updatedAt: at
	});
}
const customers$1 = {
	paths: ["/v2/customers"],
	methods: ["GET"],
	paging: "inbox",
	result: "customers",
	pageSize: 50,
	id: {
		style: "integer",
		first: 3001
	},
	count: (records) => Math.max(1, Math.ceil(records * .4)),
	ordered: ["createdAt"],
	seed: ({ index, random, start, count }) => {
		const { first, last } = person(index);
		const at = +start - Math.floor((count("customer") - index) / count("customer") * 500) * DAY$1;
		const address = customerEmail(index);
		const name = address.slice(0, address.indexOf("@"));
		const emails = [{
			id: 100001 + index * 4,
			type: "work",
			value: address
		}];
		if (index % 3 === 1) emails.push({
			id: 100002 + index * 4,
			type: "home",
			value: `${name}@mail.example`
		});
		if (index % 9 === 4) emails.push({
			id: 100003 + index * 4,
			type: "other",
			value: `${name}+old@example.org`
		});
		const phone = `+44 20 7946 ${String(index % 1e4).padStart(4, "0")}`;
		return {
			firstName: first,
			lastName: last,
			gender: "unknown",
			jobTitle: index % 4 === 0 ? null : job(random),
			location: index % 2 ? "Amsterdam" : null,
			organization: index % 3 === 0 ? null : company$1(random),
			photoType: "default",
			photoUrl: null,
			background: null,
			age: null,
			createdAt: instant(at),
			updatedAt: instant(at + random.integer(0, DAY$1)),
			_embedded: {
				emails: index % 23 === 11 ? [] : emails,
				phones: index % 2 ? [{
					id: 200001 + index,
					type: "mobile",
					value: phone
				}] : [],
				chats: [],
				social_profiles: [],
				websites: []
			}
		};
	},
	filters: {
		firstName: (row, value) => String(row.firstName).toLowerCase() === value.toLowerCase(),
		lastName: (row, value) => String(row.lastName).toLowerCase() === value.toLowerCase(),
		mailbox: (row, value, _request, state) => state.rows("conversation").find((one) => {
			return one.primaryCustomer?.id === row.id && String(one.mailboxId) === value;
		}) !== void 0,
		modifiedSince: since("updatedAt"),
		query: (row, value, request) => customerQuery(value, request.now)(row)
	},
	sort: {
		by: "sortField",
		direction: "sortOrder",
		fields: {
			score: "id",
			firstName: "firstName",
			lastName: "lastName",
			modifiedAt: "updatedAt",
			createdAt: "createdAt"
		},
		defaultField: "createdAt",
		defaultDirection: "desc"
	},
	show: (row, request) => ({
		...row,
		_links: { self: { href: `${request.origin}/v2/customers/${String(row.id)}` } }
	})
};
/** Applies one operation of a customer patch. Lists change entry by entry, never as a whole. */
function patched(row, operation, at, state) {
	const { op, path, value } = operation;
	const parts = typeof path === "string" ? path.split("/") : [];
	const [root, key = "", id, field] = parts;
	if (root !== "" || !key) wrong(`${at}.path`, "must be a JSON pointer", path);
	if (!(key in LISTS)) {
		if (parts.length > 2) wrong(`${at}.path`, "no such field", path);
		if (op === "remove") return {
			...row,
			[key]: null
		};
		if (op !== "replace" && op !== "add") wrong(`${at}.op`, "must be add, replace or remove", op);
		checkText(`${at}.value`, key, value);
		return {
			...row,
			[key]: value
		};
	}
	const list = entries(row, key);
	if (op === "add" && id === void 0) return withEntries(row, key, [...list, entry(key, `${at}.value`, value, state)]);
	if (id === void 0) wrong(`${at}.path`, "a whole list cannot be replaced or removed", path);
	const found = list.find((one) => String(one.id) === id) ?? wrong(`${at}.path`, "no such entry", path);
	if (op === "remove" && field === void 0) return withEntries(row, key, list.filter((one) => one !== found));
	if (op !== "replace" || field !== "value" && field !== "type") wrong(`${at}.path`, "no such change", path);
	const next = entry(key, `${at}`, {
		...found,
		[field]: value
	}, state);
	return withEntries(row, key, list.map((one) => one === found ? {
		...next,
		id: found.id
	} : one));
}
function found(request, state) {
	return state.rows("customer").get(request.params.id ?? "") ?? require_sandbox.refuse(404, "Not found");
}
function patchCustomer(request, state) {
	const { body } = request;
	if (!Array.isArray(body)) wrong("", "must be a list of operations", body);
	const before = found(request, state);
	const after = body.reduce((row, operation, index) => patched(row, operation, `[${String(index)}]`, state), before);
	state.rows("customer").put({
		...after,
		updatedAt: instant(request.now)
	});
	return { status: 204 };
}
function putCustomer(request, state) {
	const { id, createdAt } = found(request, state);
	state.rows("customer").put({
		...checked(object(request), state),
		id,
		createdAt,
		updatedAt: instant(request.now)
	});
	return { status: 204 };
}
function postCustomer(request, state) {
	const draft = object(request);
	if (!draft.firstName && !(Array.isArray(draft.emails) && draft.emails.length > 0)) wrong("firstName", "may not be empty");
	const id = String(addCustomer(state, draft, request.now).id);
	return {
		status: 201,
		headers: {
			"resource-id": id,
			location: `${request.origin}/v2/customers/${id}`
		}
	};
}
const peopleRoutes = [
	{
		method: "GET",
		path: "/v2/users/me",
		handle: (_request, state) => ({
			status: 200,
			body: state.rows("user").get(2001)
		})
	},
	{
		method: "POST",
		path: "/v2/customers",
		handle: postCustomer
	},
	{
		method: "PATCH",
		path: "/v2/customers/{id}",
		handle: patchCustomer
	},
	{
		method: "PUT",
		path: "/v2/customers/{id}",
		handle: putCustomer
	}
];

// sandbox/helpdesk/parts.ts
/** Replaces the custom fields of a conversation; an empty value removes the field. */
function putFields(request, state) {
	const row = conversation(request, state);
	const { fields } = object(request);
	if (!Array.isArray(fields)) return wrong("fields", "must be a list", fields);
	const known = [...state.rows("field").scan()].filter(({ mailbox }) => String(mailbox) === String(row.mailboxId));
	const customFields = fields.flatMap(({ id, value }, index) => {
		const path = `fields[${String(index)}]`;
		const field = known.find((one) => String(one.id) === String(id)) ?? wrong(`${path}.id`, "no such field", id);
		if (value === null || value === "") return [];
		const options = field.options;
		const option = options.find((one) => String(one.id) === String(value));
		if (options.length > 0 && option === void 0) wrong(`${path}.value`, "no such option", value);
		return [{
			id: field.id,
			name: field.name,
			value: String(value),
			text: String(option?.label ?? value)
		}];
	});
	state.rows("conversation").put({
		...row,
		customFields,
		userUpdatedAt: instant(request.now)
	});
	return { status: 204 };
}
function customer$1({ params }, state) {
	return state.rows("customer").get(params.id ?? "") ?? require_sandbox.refuse(404, "Not found");
}
function listEmails(request, state) {
	return {
		status: 200,
		body: { _embedded: { emails: entries(customer$1(request, state), "emails") } }
	};
}
function postEmail(request, state) {
	const row = customer$1(request, state);
	const made = emailEntry(object(request), state);
	state.rows("customer").put(withEntries(row, "emails", [...entries(row, "emails"), made]));
	return {
		status: 201,
		headers: { "resource-id": String(made.id) }
	};
}
/** Replaces one address, or removes it without a new one. */
function changeEmail(request, state) {
	const row = customer$1(request, state);
	const before = entries(row, "emails").find((one) => String(one.id) === request.params.email);
	if (before === void 0) return require_sandbox.refuse(404, "Not found");
	const after = request.method === "DELETE" ? [] : [{
		...emailEntry(object(request), state),
		id: before.id
	}];
	const changed = entries(row, "emails").flatMap((one) => one === before ? after : [one]);
	state.rows("customer").put(withEntries(row, "emails", changed));
	return { status: 204 };
}
const REPLIES = [
	["Thank you", "Thank you for writing to us. We will answer within one working day."],
	["Out of stock", "This item is out of stock. It is usually available again within three weeks."],
	["Refund", "Your refund is on its way. It takes up to five working days to arrive."]
];
/** Saved replies of an inbox: a plain list, without pages. */
function savedReplies(request, state) {
	const mailbox = state.rows("mailbox").get(request.params.id ?? "") ?? require_sandbox.refuse(404, "Not found");
	return REPLIES.map(([name, text], index) => ({
		id: Number(mailbox.id) * 100 + index,
		name,
		text
	}));
}
function putWebhook(request, state) {
	const { id, createdAt } = state.rows("webhook").get(request.params.id ?? "") ?? require_sandbox.refuse(404, "Not found");
	const draft = object(request);
	const { fields = {}, required = [] } = webhooks;
	const faults = require_sandbox.checkBody(draft, {
		fields,
		required,
		unknown: "ignore"
	}, state);
	if (faults.length > 0) require_sandbox.refuse(400, "Bad request", { details: faults });
	const own = Object.fromEntries(Object.entries(draft).filter(([key]) => Object.hasOwn(fields, key)));
	state.rows("webhook").put({
		...webhooks.complete?.(own, request, state),
		id,
		createdAt
	});
	return { status: 204 };
}
const partRoutes = [
	{
		method: "PUT",
		path: "/v2/conversations/{id}/fields",
		handle: putFields
	},
	{
		method: "GET",
		path: "/v2/customers/{id}/emails",
		handle: listEmails
	},
	{
		method: "POST",
		path: "/v2/customers/{id}/emails",
		handle: postEmail
	},
	{
		method: "PUT",
		path: "/v2/customers/{id}/emails/{email}",
		handle: changeEmail
	},
	{
		method: "DELETE",
		path: "/v2/customers/{id}/emails/{email}",
		handle: changeEmail
	},
	{
		method: "GET",
		path: "/v2/mailboxes/{id}/saved-replies",
		handle: (request, state) => ({
			status: 200,
			body: savedReplies(request, state).map(({ id, name, text }) => ({
				id,
				name,
				preview: text
			}))
		})
	},
	{
		method: "GET",
		path: "/v2/mailboxes/{id}/saved-replies/{reply}",
		handle: (request, state) => ({
			status: 200,
			body: savedReplies(request, state).find(({ id }) => String(id) === request.params.reply) ?? require_sandbox.refuse(404, "Not found")
		})
	},
	{
		method: "PUT",
		path: "/v2/webhooks/{id}",
		handle: putWebhook
	}
];

// sandbox/helpdesk/reports.ts
const DAY = 864e5;
const KINDS$1 = [
	"email",
	"chat",
	"phone"
];
/** One end of the window; must be whole seconds in UTC. */
function bound(name, request) {
	const value = request.query.get(name) ?? wrong(name, "is required");
	if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value) || Number.isNaN(Date.parse(value))) wrong(name, "must be a date of the form yyyy-MM-ddTHH:mm:ssZ", value);
	return value;
}
/** Ids of a filter, which must be numbers; undefined without the filter. */
function ids(name, request) {
	const value = request.query.get(name);
	if (value === null) return void 0;
	const parts = value.split(",").map((part) => part.trim());
	for (const part of parts) if (!/^\d+$/.test(part)) wrong(name, "must be a list of numeric ids", value);
	return new Set(parts.map(Number));
}
function windowOf(request, state) {
	const [start, end] = [bound("start", request), bound("end", request)];
	if (start > end) wrong("end", "must not be before start", end);
	const [mailboxes, tags] = [ids("mailboxes", request), ids("tags", request)];
	const types = request.query.get("types")?.split(",");
	for (const type of types ?? []) if (!KINDS$1.includes(type)) wrong("types", `must be of ${KINDS$1.join(", ")}`, type);
	const rows = [];
	for (const row of state.rows("conversation").scan()) {
		const created = String(row.createdAt);
		if (row.mergedInto !== void 0 || created < start || created > end) continue;
		if (mailboxes && !mailboxes.has(Number(row.mailboxId))) continue;
		if (tags && !row.tags.some(({ id }) => tags.has(Number(id)))) continue;
		if (types && !types.includes(String(row.type))) continue;
		rows.push(row);
	}
	const named = [...tags ?? []].map((id) => {
		return {
			id,
			name: (state.rows("tag").get(id) ?? wrong("tags", "no such tag", id)).name
		};
	});
	return {
		start,
		end,
		days: Math.max(1, Math.ceil((Date.parse(end) - Date.parse(start)) / DAY)),
		tags: named,
		rows
	};
}
const closed = (rows) => rows.filter(({ status }) => status === "closed").length;
const customers = (rows) => new Set(rows.map(({ primaryCustomer }) => primaryCustomer?.id).filter(Boolean)).size;
/** Number of replies: half of the threads, rounded down. */
const replies = (rows) => rows.reduce((sum, { threads }) => sum + Math.floor(Number(threads) / 2), 0);
const share = (part, all) => all === 0 ? 0 : Math.round(part / all * 1e3) / 10;
const assigned = (rows, id) => rows.filter(({ assignee }) => assignee?.id === id);
function work({ start, end, days }, rows) {
	return {
		startDate: start,
		endDate: end,
		totalDays: days,
		customersHelped: customers(rows),
		closed: closed(rows),
		totalReplies: replies(rows)
	};
}
function company(request, state) {
	const window = windowOf(request, state);
	const users = [...state.rows("user").scan()].map((user) => ({
		user,
		rows: assigned(window.rows, user.id)
	})).filter(({ rows }) => rows.length > 0).map(({ user, rows }) => ({
		id: user.id,
		name: `${String(user.firstName)} ${String(user.lastName)}`,
		customersHelped: customers(rows),
		replies: replies(rows),
		closed: closed(rows)
	}));
	const current = {
		...work(window, window.rows),
		totalUsers: users.length
	};
	return {
		status: 200,
		body: {
			filterTags: window.tags,
			current,
			users
		}
	};
}
/** The hour of the week with most new conversations; Monday is 1. */
function busiest(rows) {
	const counts = /* @__PURE__ */ new Map();
	for (const { createdAt } of rows) {
		const date = new Date(String(createdAt));
		const key = `${String(date.getUTCDay() || 7)} ${String(date.getUTCHours())}`;
		counts.set(key, (counts.get(key) ?? 0) + 1);
	}
	const [key = "1 0", count = 0] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
	const [day = "1", hour = "0"] = key.split(" ");
	return {
		day: Number(day),
		hour: Number(hour),
		count
	};
}
function topTags(rows) {
	const counts = /* @__PURE__ */ new Map();
	for (const { tags } of rows) for (const { id, tag } of tags) counts.set(id, {
		id,
		name: tag,
		count: (counts.get(id)?.count ?? 0) + 1
	});
	const top = [...counts.values()].sort((a, b) => b.count - a.count).slice(0, 5).map((one) => ({
		...one,
		percent: share(one.count, rows.length)
	}));
	return {
		count: counts.size,
		top
	};
}
function conversations(request, state) {
	const { rows, start, end, days, tags } = windowOf(request, state);
	const current = {
		startDate: start,
		endDate: end,
		totalConversations: rows.length,
		conversationsCreated: rows.length,
		newConversations: rows.filter(({ threads }) => threads === 1).length,
		customers: customers(rows),
		conversationsPerDay: Math.round(rows.length / days * 10) / 10
	};
	return {
		status: 200,
		body: {
			filterTags: tags,
			busiestDay: busiest(rows),
			busyTimeStart: 9,
			busyTimeEnd: 17,
			current,
			tags: topTags(rows)
		}
	};
}
/** Report of a user, or of a team as the sum of its members. */
function user$1(request, state) {
	const window = windowOf(request, state);
	const id = Number(request.query.get("user") ?? wrong("user", "is required"));
	const found = state.rows("user").get(id);
	const team = found ? void 0 : state.rows("team").get(id) ?? require_sandbox.refuse(404, "Not found");
	const rows = (found ? [found] : [...state.rows("user").scan()].filter((row) => Number(row.id) % 2 === id % 2)).flatMap((one) => assigned(window.rows, one.id));
	const name = found ? `${String(found.firstName)} ${String(found.lastName)}` : team?.name;
	const current = {
		...work(window, rows),
		totalConversations: rows.length,
		percentResolved: share(closed(rows), rows.length),
		repliesPerDay: Math.round(replies(rows) / window.days * 10) / 10
	};
	const about = {
		id,
		name,
		totalCustomersHelped: current.customersHelped,
		createdAt: (found ?? team)?.createdAt
	};
	return {
		status: 200,
		body: {
			filterTags: window.tags,
			user: about,
			current
		}
	};
}
const reportRoutes = [
	{
		method: "GET",
		path: "/v2/reports/company",
		handle: company
	},
	{
		method: "GET",
		path: "/v2/reports/conversations",
		handle: conversations
	},
	{
		method: "GET",
		path: "/v2/reports/user",
		handle: user$1
	}
];

// sandbox/helpdesk/threads.ts
const HOUR = 36e5;
/** Maximum number of attachments of a seeded thread, for their ids. */
const MOST_FILES = 3;
const MIMES = {
	pdf: "application/pdf",
	png: "image/png",
	jpg: "image/jpeg",
	csv: "text/csv"
};
function mimeOf(name) {
	return MIMES[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
}
/** Bytes of a seeded attachment: the same for the same id. */
function bytesOf(file) {
	if (typeof file.data === "string") return Buffer.from(file.data, "base64");
	return Buffer.alloc(Number(file.size), digest(String(file.id)));
}
function files({ index, random }, conversationIndex) {
	if (conversationIndex % 4 !== 0 || index % 2 !== 0) return [];
	return Array.from({ length: 1 + (conversationIndex + index) % MOST_FILES }, (_, at) => {
		const filename = fileName(random, conversationIndex / 4 + index + at);
		const mimeType = mimeOf(filename);
		return {
			id: 90000001 + (conversationIndex * 100 + index) * MOST_FILES + at,
			filename,
			mimeType,
			...mimeType.startsWith("image/") ? {
				width: 640,
				height: 480
			} : {},
			size: random.integer(10, 9e3),
			state: (conversationIndex / 4 + at) % 7 === 6 ? "virus" : "valid"
		};
	});
}
const TYPES = [
	"message",
	"customer",
	"note",
	"message",
	"lineitem",
	"customer"
];
function typeOf(index, kind) {
	if (index > 0) return TYPES[(index - 1) % TYPES.length] ?? "message";
	return kind === "email" ? "customer" : kind;
}
function seed(place) {
	const { index, random, start, count, id, parent } = place;
	const owner = parent?.index ?? 0;
	const type = typeOf(index, kindOf(owner));
	const at = customerOf(owner, count("customer"));
	const customer = customerRef(id("customer", at), person(at).first, person(at).last, customerEmail(at));
	const user = {
		id: id("user", owner % count("user")),
		type: "user",
		...member(owner % count("user"))
	};
	const byCustomer = type === "customer" || type === "chat" || type === "phone";
	const created = instant(Math.min(+start - 1e3, firstInstant({
		index: owner,
		start,
		count
	}) + index * HOUR));
	const text = byCustomer ? question(random) : type === "note" ? `Internal: ${answer(random)}` : answer(random);
	return {
		type,
		status: type === "lineitem" ? "closed" : "active",
		state: "published",
		action: type === "lineitem" ? {
			type: "changed-ticket-status",
			text: `${user.first} marked as Closed`,
			associatedEntities: {}
		} : {
			type: "default",
			associatedEntities: {}
		},
		...type === "lineitem" ? {} : { body: text },
		source: {
			type: byCustomer ? "email" : "web",
			via: byCustomer ? "customer" : "user"
		},
		customer,
		createdBy: byCustomer ? customer : user,
		assignedTo: user,
		savedReplyId: 0,
		to: [],
		cc: [],
		bcc: [],
		createdAt: created,
		_embedded: { attachments: type === "lineitem" ? [] : files(place, owner) }
	};
}
const threads = {
	paths: ["/v2/conversations/{conversation}/threads"],
	methods: ["GET"],
	paging: "inbox",
	result: "threads",
	pageSize: 25,
	id: {
		style: "integer",
		first: 7000001
	},
	parent: {
		collection: "conversation",
		field: "conversationId",
		most: 100,
		count: ({ index }) => threadsOf(index)
	},
	ordered: ["createdAt"],
	seed,
	sort: {
		by: "sortField",
		fields: { createdAt: "createdAt" },
		defaultField: "createdAt",
		defaultDirection: "desc"
	},
	show: (row, request) => showThread(row, request)
};
/** Returns one conversation; a merged one redirects to its target. */
function getConversation(request, state) {
	const row = state.rows("conversation").get(request.params.id ?? "") ?? require_sandbox.refuse(404, "Not found");
	if (row.mergedInto !== void 0) return {
		status: 301,
		headers: { location: `${request.origin}/v2/conversations/${String(row.mergedInto)}` }
	};
	return {
		status: 200,
		body: show(row, request, state)
	};
}
function attachment(request, state) {
	const { id } = conversation(request, state);
	for (const thread of state.rows("thread").scan({ parent: Number(id) })) {
		const { attachments } = thread._embedded;
		const found = attachments.find((file) => String(file.id) === request.params.attachment);
		if (found) return found;
	}
	return require_sandbox.refuse(404, "Not found");
}
const threadRoutes = [
	{
		method: "GET",
		path: "/v2/conversations/{id}",
		handle: getConversation
	},
	{
		method: "GET",
		path: "/v2/conversations/{id}/attachments/{attachment}/data",
		handle: (request, state) => ({
			status: 200,
			body: { data: bytesOf(attachment(request, state)).toString("base64") }
		})
	},
	{
		method: "GET",
		path: "/v2/conversations/{id}/attachments/{attachment}/file",
		handle: (request, state) => {
			const file = attachment(request, state);
			const name = encodeURIComponent(String(file.filename));
			return {
				status: 200,
				headers: {
					"content-type": String(file.mimeType),
					"content-disposition": `attachment; filename*=UTF-8''${name}`
				},
				body: bytesOf(file)
			};
		}
	}
];

// sandbox/helpdesk/tags.ts
/** Tags of a conversation by name, each once. Creates a tag for a new name. */
function tagList(names, state, now) {
	if (!Array.isArray(names)) return wrong("tags", "must be a list", names);
	const found = /* @__PURE__ */ new Map();
	for (const name of names) {
		if (typeof name !== "string" || name.trim() === "") wrong("tags", "must be a list of names", name);
		const { id, color, name: tag } = newTag(state, name.trim(), now);
		found.set(id, {
			id,
			color,
			tag
		});
	}
	return [...found.values()];
}
const names = ({ tags }) => tags.map(({ tag }) => String(tag));
function store(row, tags, request, state) {
	const list = tagList(tags, state, request.now);
	state.rows("conversation").put({
		...row,
		tags: list,
		userUpdatedAt: instant(request.now)
	});
	return { status: 204 };
}
/** PUT replaces the whole list, POST adds to it, and DELETE removes one name. */
const tagRoutes = [
	{
		method: "PUT",
		path: "/v2/conversations/{id}/tags",
		handle: (request, state) => store(conversation(request, state), object(request).tags, request, state)
	},
	{
		method: "POST",
		path: "/v2/conversations/{id}/tags",
		handle: (request, state) => {
			const row = conversation(request, state);
			const { tags } = object(request);
			if (!Array.isArray(tags)) return wrong("tags", "must be a list", tags);
			return store(row, [...names(row), ...tags], request, state);
		}
	},
	{
		method: "DELETE",
		path: "/v2/conversations/{id}/tags/{tag}",
		handle: (request, state) => {
			const row = conversation(request, state);
			const removed = (request.params.tag ?? "").toLowerCase();
			return store(row, names(row).filter((name) => name.toLowerCase() !== removed), request, state);
		}
	}
];

// sandbox/helpdesk/writes.ts
const KINDS = [
	"email",
	"chat",
	"phone"
];
const THREAD_KINDS = [
	"customer",
	"chat",
	"phone",
	"note",
	"reply"
];
/** Types of threads from a customer or to one. */
const WITH_CUSTOMER = [
	"customer",
	"chat",
	"phone",
	"reply"
];
function text(value, path) {
	if (typeof value !== "string" || value.trim() === "") return wrong(path, "may not be empty", value);
	return value;
}
function oneOf(value, choices, path) {
	return typeof value === "string" && choices.includes(value) ? value : wrong(path, `must be one of ${choices.join(", ")}`, value);
}
function texts(value, path) {
	if (value === void 0 || value === null) return [];
	if (Array.isArray(value) && value.every((one) => typeof one === "string")) return value;
	return wrong(path, "must be a list of texts", value);
}
function addresses(value, path) {
	const list = texts(value, path);
	for (const [index, one] of list.entries()) if (!isAddress(one)) wrong(`${path}[${String(index)}]`, "not a well-formed email address", one);
	return list;
}
/** The customer of a body, by id or address. Creates a customer for a new address. */
function customer(value, path, state, now) {
	const { id, email, firstName, lastName } = value ?? {};
	if (id !== void 0) return reference((typeof id === "number" ? state.rows("customer").get(id) : void 0) ?? wrong(`${path}.id`, "no such customer", id));
	const address = text(email, `${path}.email`);
	if (!isAddress(address)) wrong(`${path}.email`, "not a well-formed email address", email);
	const known = customerByEmail(state, address);
	if (known) return reference(known);
	const names = {
		...firstName ? { firstName } : {},
		...lastName ? { lastName } : {}
	};
	return reference(addCustomer(state, {
		...names,
		emails: [{
			type: "work",
			value: address
		}]
	}, now));
}
function reference(row) {
	const { emails } = row._embedded;
	return customerRef(row.id, row.firstName ?? "", row.lastName ?? "", emails[0]?.value ?? "");
}
function user(id, path, state) {
	const row = typeof id === "number" ? state.rows("user").get(id) : void 0;
	if (!row) return wrong(path, "no such user", id);
	return {
		id: row.id,
		type: "user",
		first: row.firstName,
		last: row.lastName,
		email: row.email
	};
}
function uploads(value, path, state) {
	if (value === void 0) return [];
	if (!Array.isArray(value)) return wrong(path, "must be a list", value);
	return value.map((file, index) => {
		const at = `${path}[${String(index)}]`;
		const data = text(file.data, `${at}.data`);
		if (!/^[A-Za-z0-9+/]*={0,2}$/.test(data)) wrong(`${at}.data`, "must be base64");
		return {
			id: 99e6 + state.next("attachment"),
			filename: text(file.fileName, `${at}.fileName`),
			mimeType: text(file.mimeType, `${at}.mimeType`),
			size: Buffer.from(data, "base64").length,
			state: "valid",
			data
		};
	});
}
/** Stores a thread and the changes of its conversation. Returns the id of the thread. */
function addThread(row, thread, changes, request, state) {
	if (Number(row.threads) >= 100 - 1) require_sandbox.refuse(412, `The conversation is locked: it holds ${String(row.threads)} threads and accepts no more`);
	const at = instant(request.now);
	const made = state.rows("thread").insert({
		status: changes.status ?? row.status,
		state: "published",
		action: {
			type: "default",
			associatedEntities: {}
		},
		source: {
			type: "api",
			via: "user"
		},
		savedReplyId: 0,
		to: [],
		cc: [],
		bcc: [],
		createdAt: at,
		_embedded: { attachments: [] },
		...thread,
		conversationId: row.id
	});
	state.rows("conversation").put({
		...row,
		...changes,
		threads: Number(row.threads) + 1,
		userUpdatedAt: at
	});
	return String(made.id);
}
const made = (id, location) => ({
	status: 201,
	headers: {
		"resource-id": id,
		location
	}
});
const me = (state) => user(2001, "user", state);
function reply(request, state) {
	const row = conversation(request, state);
	const body = object(request);
	const draft = body.draft === true;
	if (body.draft !== void 0 && typeof body.draft !== "boolean") wrong("draft", "must be true or false", body.draft);
	const status = body.status === void 0 ? "active" : oneOf(body.status, STATUSES, "status");
	const id = addThread(row, {
		type: "message",
		state: draft ? "draft" : "published",
		body: text(body.text, "text"),
		customer: customer(body.customer, "customer", state, request.now),
		createdBy: me(state),
		cc: addresses(body.cc, "cc"),
		bcc: addresses(body.bcc, "bcc"),
		_embedded: { attachments: uploads(body.attachments, "attachments", state) }
	}, draft ? {} : { status }, request, state);
	return made(id, `${request.origin}/v2/conversations/${String(row.id)}/threads/${id}`);
}
function note(request, state) {
	const row = conversation(request, state);
	const body = object(request);
	const changes = body.status === void 0 ? {} : { status: oneOf(body.status, STATUSES, "status") };
	const files = { attachments: uploads(body.attachments, "attachments", state) };
	const id = addThread(row, {
		type: "note",
		body: text(body.text, "text"),
		createdBy: me(state),
		_embedded: files
	}, changes, request, state);
	return made(id, `${request.origin}/v2/conversations/${String(row.id)}/threads/${id}`);
}
/** Handler for a thread from the customer: an e-mail, a chat or a call. */
function customerThread(type) {
	return (request, state) => {
		const row = conversation(request, state);
		const body = object(request);
		const by = customer(body.customer, "customer", state, request.now);
		const id = addThread(row, {
			type,
			body: text(body.text, "text"),
			customer: by,
			createdBy: by
		}, { status: "active" }, request, state);
		return made(id, `${request.origin}/v2/conversations/${String(row.id)}/threads/${id}`);
	};
}
function createConversation(request, state) {
	const body = object(request);
	const mailbox = typeof body.mailboxId === "number" ? state.rows("mailbox").get(body.mailboxId) : void 0;
	if (!mailbox) wrong("mailboxId", "no such inbox", body.mailboxId);
	if (!Array.isArray(body.threads) || body.threads.length === 0) wrong("threads", "may not be empty", body.threads);
	const at = instant(request.now);
	const type = oneOf(body.type, KINDS, "type");
	const status = oneOf(body.status, STATUSES, "status");
	const subject = text(body.subject, "subject");
	const primaryCustomer = customer(body.customer, "customer", state, request.now);
	const tags = tagList(body.tags ?? [], state, request.now);
	const owner = body.assignTo === void 0 || body.assignTo === null ? void 0 : user(body.assignTo, "assignTo", state);
	const rows = state.rows("conversation");
	const row = rows.insert({
		threads: 0,
		type,
		folderId: 8501,
		status,
		state: "published",
		subject,
		preview: "",
		mailboxId: mailbox.id,
		...owner ? { assignee: owner } : {},
		createdBy: primaryCustomer,
		createdAt: at,
		closedBy: 0,
		closedAt: null,
		userUpdatedAt: at,
		customerWaitingSince: {
			time: at,
			friendly: "just now"
		},
		source: {
			type: "api",
			via: "customer"
		},
		tags,
		cc: [],
		bcc: [],
		primaryCustomer,
		snooze: null,
		nextEvent: null,
		customFields: []
	});
	const id = Number(row.id);
	for (const [index, thread] of body.threads.entries()) {
		const path = `threads[${String(index)}]`;
		const kind = oneOf(thread.type, THREAD_KINDS, `${path}.type`);
		const words = text(thread.text, `${path}.text`);
		const by = WITH_CUSTOMER.includes(kind) ? customer(thread.customer, `${path}.customer`, state, request.now) : void 0;
		const said = {
			type: kind === "reply" ? "message" : kind,
			body: words,
			createdBy: by ?? me(state),
			...by ? { customer: by } : {}
		};
		addThread(rows.get(id) ?? row, said, {
			preview: words.replace(/<[^>]*>/g, "").slice(0, 80),
			number: id - 5e5
		}, request, state);
	}
	return made(String(id), `${request.origin}/v2/conversations/${String(id)}`);
}
/** Changes of one operation of a conversation patch, by `op path`. */
const PATCHES = {
	"replace /status": (value, row, request) => {
		const status = oneOf(value, STATUSES, "value");
		return {
			...row,
			status,
			closedAt: status === "closed" ? instant(request.now) : null
		};
	},
	"replace /assignTo": (value, row, _request, state) => ({
		...row,
		assignee: user(value, "value", state)
	}),
	"remove /assignTo": (_value, { assignee: _gone, ...row }) => row,
	"move /mailboxId": (value, row, _request, state) => {
		const mailbox = typeof value === "number" ? state.rows("mailbox").get(value) : void 0;
		return {
			...row,
			mailboxId: (mailbox ?? wrong("value", "no such inbox", value)).id
		};
	},
	"replace /subject": (value, row) => ({
		...row,
		subject: text(value, "value")
	}),
	"replace /primaryCustomer.id": (value, row, request, state) => ({
		...row,
		primaryCustomer: customer({ id: value }, "value", state, request.now)
	}),
	"replace /draft": (value, row) => value === false ? {
		...row,
		state: "published"
	} : wrong("value", "must be false", value)
};
function patchConversation(request, state) {
	const row = conversation(request, state);
	const { op, path, value } = object(request);
	const patch = PATCHES[`${String(op)} ${String(path)}`] ?? wrong("path", "unknown operation", `${String(op)} ${String(path)}`);
	state.rows("conversation").put({
		...patch(value, row, request, state),
		userUpdatedAt: instant(request.now)
	});
	return { status: 204 };
}
function patchThread(request, state) {
	conversation(request, state);
	const row = state.rows("thread").get(request.params.thread ?? "");
	if (row === void 0 || String(row.conversationId) !== request.params.id) return require_sandbox.refuse(404, "Not found");
	const { op, path, value } = object(request);
	if (op !== "replace") wrong("op", "must be replace", op);
	if (path === "/text") state.rows("thread").put({
		...row,
		body: text(value, "value")
	});
	else if (path === "/hidden" && typeof value === "boolean") state.rows("thread").put({
		...row,
		state: value ? "hidden" : "published"
	});
	else wrong("path", "unknown operation", path);
	return { status: 204 };
}
const writeRoutes = [
	{
		method: "POST",
		path: "/v2/conversations",
		handle: createConversation
	},
	{
		method: "PATCH",
		path: "/v2/conversations/{id}",
		handle: patchConversation
	},
	{
		method: "DELETE",
		path: "/v2/conversations/{id}",
		handle: (request, state) => {
			state.rows("conversation").drop(Number(conversation(request, state).id));
			return { status: 204 };
		}
	},
	{
		method: "PATCH",
		path: "/v2/conversations/{id}/threads/{thread}",
		handle: patchThread
	},
	{
		method: "POST",
		path: "/v2/conversations/{id}/reply",
		handle: reply
	},
	{
		method: "POST",
		path: "/v2/conversations/{id}/notes",
		handle: note
	},
	{
		method: "POST",
		path: "/v2/conversations/{id}/customer",
		handle: customerThread("customer")
	},
	{
		method: "POST",
		path: "/v2/conversations/{id}/chats",
		handle: customerThread("chat")
	},
	{
		method: "POST",
		path: "/v2/conversations/{id}/phones",
		handle: customerThread("phone")
	},
	...tagRoutes
];

// sandbox/helpdesk/index.ts
var helpdesk_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ open: () => open });
const extension = {
	collections: {
		mailbox: mailboxes,
		field: fields,
		folder: folders,
		user: users,
		team: teams,
		tag: tags,
		workflow: workflows,
		webhook: webhooks,
		customer: customers$1,
		conversation: conversations$1,
		thread: threads,
		site: sites,
		collection: collections,
		category: categories,
		article: articles
	},
	routes: [
		...peopleRoutes,
		...inboxRoutes,
		...threadRoutes,
		...reportRoutes,
		...writeRoutes,
		...partRoutes,
		...docsRoutes
	],
	error: errorAnswer,
	envelope,
	meter
};
const open = require_sandbox_crm.opener(extension);

Object.defineProperty(exports, "helpdesk_exports", {
  enumerable: true,
  get: function () {
    return helpdesk_exports;
  }
});