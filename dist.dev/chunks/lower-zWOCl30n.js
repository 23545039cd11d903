import { G as defined, W as isObject } from "./miss-DFNGofI6.js";
import { n as editingOf, o as shellLine, r as namingOf, t as tablesOf } from "./tables-B2F0z2uB.js";
import { i as toolsOf } from "./tools-BDlAyhqq.js";
import { w as tableColumns } from "./odata-Df3qI83e.js";
import { g as catalogueSettings, h as choicesOf, x as recordOf } from "./notation-2ukwLlhJ.js";
import { a as placeholders, n as capital, r as header, u as words } from "./words-BYPVa46K.js";
import { St as isIdKind } from "./run-BhoUbCgs.js";
import { l as formats, o as failures } from "./common-BzadzAky.js";
import { n as customFields } from "./lookups-D1bj7yVI.js";
import { n as defaultGives } from "./summaries-CrilWkBo.js";

// generator/5-lower/lookups.ts
/** Returns the path of the records of a look-up or a file. */
function pathOf({ resource, path = "" }, { catalogue }) {
	return (resource === void 0 || catalogue === void 0 ? void 0 : recordOf(resource, catalogue)?.path) ?? path;
}
/** Returns the look-ups of a command. */
function lowerFind({ spec }, bound) {
	const names = spec.find ?? [];
	if (names.length === 0) return void 0;
	return Object.fromEntries(names.flatMap((name) => {
		const found = bound.spec.find?.[name];
		return found === void 0 ? [] : [[name, findPlan(found, bound)]];
	}));
}
/** Number of records to request: enough to detect a duplicate. */
const top = {
	one: "2",
	none: "1",
	any: "1"
};
function findPlan(spec, bound) {
	const { where, select, when, expect, noun } = spec;
	const isResource = spec.resource !== void 0;
	return {
		path: pathOf(spec, bound),
		query: {
			[bound.spec.filter?.query ?? ""]: where,
			...select === void 0 || !isResource ? {} : { $select: select.join(",") },
			...isResource ? { $top: top[expect] } : {}
		},
		...defined({ when }),
		expect,
		noun
	};
}
/** Returns the attachments of a command, by name. */
function lowerAttach({ flags }, bound) {
	const names = flags.flatMap(({ wires }) => wires.filter((wire) => wire.in === "attach").map(({ name }) => name));
	const plans = [...new Set(names)].sort().flatMap((name) => {
		const found = bound.spec.attach?.[name];
		return found === void 0 ? [] : [[name, attachPlan(found, bound)]];
	});
	return plans.length === 0 ? void 0 : Object.fromEntries(plans);
}
function attachPlan({ holder, file }, bound) {
	const record = (spec) => ({
		path: pathOf(spec, bound),
		body: spec.body,
		noun: spec.noun
	});
	return {
		...holder === void 0 ? {} : { holder: {
			...record(holder),
			as: holder.as
		} },
		file: record(file)
	};
}

// generator/5-lower/plan.ts
function lowerPlan(command, request, bound) {
	const { spec, scope, effect, verb } = command;
	const secrets = request.shape === "action" ? void 0 : spec.secrets ?? scope.spec.secrets;
	const columns = columnsOf(command, request, bound);
	const change = spec.change ?? (request.resource === void 0 ? verb === "update" : writesRecord.includes(verb ?? "get"));
	const query = Object.entries({
		...request.query,
		...spec.query
	}).sort(byKey).map(([key, value]) => [key, String(value)]);
	return {
		effect,
		method: request.method,
		path: request.path,
		...defined({
			paths: spec.paths,
			host: request.host
		}),
		...query.length === 0 ? {} : { query: Object.fromEntries(query) },
		...defined({
			body: spec.body,
			encoding: spec.encoding
		}),
		...spec.patch === void 0 ? {} : { patch: {
			op: spec.patch.op,
			path: spec.patch.path
		} },
		...defined({
			paging: request.paging,
			result: request.result,
			cap: spec.cap,
			size: spec["page-size"],
			columns
		}),
		shape: request.shape,
		...defined({
			confirm: command.confirm,
			naming: namingOf(command, bound.commands),
			says: command.says,
			gives: command.gives
		}),
		...spec.reread === true ? { reread: true } : {},
		...defined({
			omit: spec.omit,
			messages: spec.messages,
			web: spec.web,
			secrets
		}),
		...spec.flat === true ? { flat: true } : {},
		...spec.unfold === void 0 ? {} : { unfold: unfoldOf(spec.unfold) },
		...defined({
			unwrap: spec.unwrap,
			moved: spec.moved
		}),
		...change ? { change: true } : {},
		...defined({
			resend: spec.resend,
			resource: request.resource?.plan,
			find: lowerFind(command, bound),
			attach: lowerAttach(command, bound),
			customFields: command.customFields
		})
	};
}
/** Verbs of a resource whose body must not be empty. */
const writesRecord = [
	"create",
	"update",
	"line-add",
	"line-update"
];
/** Returns the columns of the spec, or for a list of a resource those of the catalogue. */
function columnsOf(command, request, { spec }) {
	const { resource, shape } = request;
	const written = lowerColumns(command, (shape === "rows" || shape === "row" || shape === "single") && resource?.verb !== "lines");
	if (written !== void 0 || resource?.record === void 0 || shape !== "rows") return written;
	return tableColumns(resource.record, catalogueSettings(spec));
}
/** Returns the columns of a command. Those of its group are for lists only, because a single record shows all fields. */
function lowerColumns({ spec, scope }, lists) {
	return (spec.columns ?? (lists ? scope.spec.columns : void 0))?.map(lowerColumn);
}
function lowerColumn(column) {
	if (typeof column === "string") {
		const [key = "", title] = column.split("|");
		return {
			key,
			header: title ?? header(key)
		};
	}
	const { key, from, each, join, cut, money, plain, share, values, empty } = column;
	return {
		key,
		header: column.header ?? header(key),
		...defined({
			from,
			each,
			join,
			cut,
			money,
			empty
		}),
		...plain === true ? { plain } : {},
		...share === void 0 || share === false ? {} : { share },
		...values === void 0 ? {} : { values: sorted(values) }
	};
}
function unfoldOf({ rows, with: added }) {
	return {
		rows,
		...added === void 0 ? {} : { with: sorted(added) }
	};
}
const byKey = ([a], [b]) => a < b ? -1 : 1;
/** Returns a mapping in canonical order. */
function sorted(map) {
	return Object.fromEntries(Object.entries(map).sort(byKey));
}

// generator/5-lower/calls.ts
/** Returns the plans of the requests of a workflow, by name. */
const lowerCalls = (calls) => sorted(Object.fromEntries(calls.map((call) => [call.name, lowerCall(call)])));
function lowerCall({ spec, method, effect, path, resource, host, paging }) {
	const query = Object.entries(spec.query ?? {}).map(([name, value]) => [name, String(value)]);
	return {
		effect,
		method,
		path,
		...defined({ host }),
		...query.length === 0 ? {} : { query: sorted(Object.fromEntries(query)) },
		...defined({
			body: spec.body,
			encoding: spec.encoding,
			paging,
			result: spec.result,
			size: spec["page-size"]
		}),
		shape: paging !== void 0 || resource?.verb === "list" ? "rows" : "record",
		...defined({ resource: resource?.plan })
	};
}

// generator/5-lower/fields.ts
/**
* Returns the names that `--fields` may have, by group (`acme.order.`, with a dot at the end because a command can have the
* name of a group): columns and the fields that they come from, fields that commands
* write, and those that the group declares under `returns`. A command with its own `returns` has its own names. Records of
* the catalogue have the fields that it lists.
*/
function lowerFields({ commands }) {
	const groups = /* @__PURE__ */ new Map();
	for (const command of commands) {
		const group = command.spec.returns === void 0 ? command.id.replace(/[^.]*$/, "") : command.id;
		const names = groups.get(group) ?? /* @__PURE__ */ new Set();
		groups.set(group, names);
		for (const name of namesOf(command)) names.add(name);
	}
	const filled = [...groups].filter(([, names]) => names.size > 0);
	return sorted(Object.fromEntries(filled.map(([group, names]) => [group, [...names].sort()])));
}
function namesOf(command) {
	const { spec, scope, args, flags, request, effect } = command;
	if (request?.resource !== void 0 || effect === "local") return [];
	const columns = [...(lowerColumns(command, request !== void 0) ?? []).flatMap(namesOfColumn), ...spec.returns ?? scope.spec.returns ?? []];
	if (request === void 0) return effect === "read" || spec.returns !== void 0 ? columns : [];
	const fields = [...[...args, ...flags].flatMap(({ wires }) => wires.flatMap(({ in: place, name }) => [
		"body",
		"form",
		"part"
	].includes(place) ? [name] : [])), ...Object.keys(spec.unfold?.with ?? {})].map(firstOf).filter((name) => name !== "");
	return [...columns, ...fields];
}
function namesOfColumn({ key, from = [] }) {
	return [key, ...[from].flat().flatMap((path) => {
		const holes = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name);
		return holes.length > 0 ? holes : [path];
	}).map(firstOf)];
}
const firstOf = (path) => path.split(/[.[]/)[0] ?? "";

// generator/5-lower/camel.ts
const inCamel = (key) => key.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
/** Converts keys to camel case and leaves values unchanged. */
function camel(plain) {
	return Object.fromEntries(Object.entries(plain ?? {}).map(([key, value]) => [inCamel(key), value]));
}

// generator/5-lower/flags.ts
function lowerFlag(flag, dropped, references = {}) {
	const { name, spec, origin, kind, required } = flag;
	return {
		name,
		origin,
		data: {
			type: kind === "boolean" ? "boolean" : "string",
			...defined({ alias: spec.alias }),
			...required ? { demandOption: true } : {},
			...common(flag, dropped),
			...spec.repeatable === true ? { repeat: true } : {},
			describe: flag.summary
		},
		...kind === "reference" && references[spec.reference ?? ""]?.scan !== void 0 ? { placeholder: "id|name" } : {},
		...onlyShown(spec)
	};
}
function lowerArgument(flag, command) {
	const data = {
		required: flag.required,
		...flag.spec.variadic === true ? { variadic: true } : isBatch(flag, command) ? { batch: true } : {},
		...common(flag, () => false),
		describe: flag.summary
	};
	return {
		name: flag.name,
		data,
		...onlyShown(flag.spec)
	};
}
/** Returns what help and completion use, and a run does not. */
const onlyShown = ({ placeholder, completes }) => defined({
	placeholder,
	completes
});
/** Whether a write can be sent for each of several ids: it prints a line, and the id is its only argument. */
function isBatch({ name, kind }, { args, effect, request }) {
	if (request?.shape !== "action" || args.length !== 1 || !isIdKind(kind)) return false;
	return effect !== "read" && effect !== "create" && placeholders(request.path).includes(name);
}
/** Keys of a spec that have their own code below, or are not lowered. */
const handled = [
	"type",
	"of",
	"summary",
	"wire",
	"send",
	"choices",
	"default",
	"completes",
	"placeholder",
	"name",
	"alias",
	"required",
	"repeatable",
	"variadic",
	"requires",
	"conflicts"
];
/** Returns the other keys in camel case, without those that are `false`. */
function copied(spec) {
	const skipped = handled;
	const entries = Object.entries(spec).filter(([key, value]) => value !== false && !skipped.includes(key));
	return camel(Object.fromEntries(entries));
}
/** Returns the data that flags and arguments share, in the order of the output. */
function common(flag, dropped) {
	const { spec, kind, wires } = flag;
	const [wire, ...more] = wires;
	const choices = choicesOf(spec);
	const send = spec.send ?? sentOf(spec);
	const others = (names) => names?.filter((name) => !dropped(name));
	const requires = others(spec.requires);
	const conflicts = others(spec.conflicts);
	return {
		kind,
		...kind === "csv" ? { of: spec.of ?? (spec.reference === void 0 ? "text" : "reference") } : {},
		...defined({ choices }),
		...defaultOf(flag),
		...copied(spec),
		...requires === void 0 || requires.length === 0 ? {} : { requires },
		...conflicts === void 0 || conflicts.length === 0 ? {} : { conflicts },
		...wire === void 0 ? {} : { wire: more.length === 0 ? wire : wires },
		...defined({
			send,
			line: flag.line
		})
	};
}
/** Returns the sent value of each choice, if it differs from the typed one. */
function sentOf({ choices }) {
	if (choices === void 0 || typeof choices === "string" || Array.isArray(choices)) return void 0;
	return Object.fromEntries(Object.entries(choices).sort(([a], [b]) => a < b ? -1 : 1));
}
/**
* Decimals are text; other defaults stay as written. A boolean flag that sends a value for `false` is `false` by default.
*/
function defaultOf({ spec, kind }) {
	const value = spec.default;
	if (value === void 0) return kind === "boolean" && isMapped(spec.send) ? { default: false } : {};
	if (kind === "integer" && typeof value === "string" && /^-?\d+$/.test(value)) return { default: Number(value) };
	return { default: typeof value === "number" && kind !== "integer" && kind !== "period" ? String(value) : value };
}
const isMapped = (send) => isObject(send) && Object.hasOwn(send, "false");

// generator/5-lower/routes.ts
/** Returns the routes of the sandbox: the requests of commands, the calls of workflows, and the lists of names. */
function lowerRoutes(pairs, { spec: service, references }) {
	const frame = {
		host: Object.keys(service.hosts)[0] ?? "",
		service,
		references
	};
	return pairs.flatMap(([bound, command]) => command.plan === void 0 ? calls(bound, command, frame) : [...requestRoutes(bound, command, command.plan, frame), ...others(command.plan, bound, frame.host)]).concat(nameRoutes(pairs, frame)).sort((a, b) => {
		const left = [
			a.path,
			a.method,
			a.command
		].join(" ");
		const right = [
			b.path,
			b.method,
			b.command
		].join(" ");
		return left < right ? -1 : left > right ? 1 : 0;
	});
}
function requestRoutes(bound, command, plan, { host, service, references }) {
	const values = [...command.args, ...command.flags].map(({ data }) => asSent(data, references));
	const wires = values.flatMap(wiresOf);
	const body = values.flatMap((data) => fieldsAt(data, "body", "form", "part"));
	const open = Array.isArray(plan.body) || wires.some(isAnything);
	const fixed = Object.keys(Array.isArray(plan.body) ? {} : plan.body ?? {}).map((path) => [path, { kind: "any" }]);
	const query = [...Object.keys(plan.query ?? {}).map((name) => [name, { kind: "text" }]), ...values.flatMap((data) => fieldsAt(data, "query"))];
	if (service.filter !== void 0 && wires.some((wire) => wire.in === "term" || wire.in === "match")) query.push([service.filter.query, { kind: "text" }]);
	const required = command.flags.filter(({ data }) => data.demandOption === true).flatMap(({ data }) => fieldsAt(data, "body", "form", "part").map(([path]) => path));
	return [plan.path, ...Object.values(plan.paths ?? {})].map((path) => ({
		command: command.id,
		method: plan.method,
		path: cut(path),
		host: plan.host ?? host,
		effect: plan.effect,
		resource: bound.scope.noun,
		...defined({
			paging: plan.paging,
			result: plan.result
		}),
		shape: plan.shape,
		...defined({ encoding: plan.encoding }),
		fields: sorted(Object.fromEntries([...fixed, ...body])),
		...open ? { open } : {},
		query: sorted(Object.fromEntries(query)),
		required: plan.effect === "create" ? required.sort() : []
	}));
}
/** Whether the value of a wire may set any key of a body. */
const isAnything = (wire) => wire.in === "body" && (wire.name === "" || wire.name === "[]") || [
	"fields",
	"assign",
	"match",
	"attach"
].includes(wire.in);
/** Returns the further requests of a command: look-ups, and records that hold files. */
function others({ find = {}, attach = {}, host: own }, bound, host) {
	const route = (method, path, effect) => ({
		command: bound.id,
		method,
		path: cut(path),
		host: own ?? host,
		effect,
		resource: bound.scope.noun,
		fields: {},
		open: true,
		query: {},
		required: []
	});
	return [...Object.values(find).map(({ path }) => route("GET", path, "read")), ...Object.values(attach).flatMap(({ holder, file }) => [holder, file].flatMap((record) => record === void 0 ? [] : [route("POST", record.path, "create")]))];
}
/** Returns the lists in which names are looked up, each once. */
function nameRoutes(pairs, { host, references }) {
	const users = /* @__PURE__ */ new Map();
	for (const [{ id }, { args, flags }] of pairs) for (const { data } of [...args, ...flags]) {
		const { reference = "" } = data;
		for (const name of [reference, references[reference]?.scan?.or ?? ""]) if (references[name]?.scan !== void 0 && !users.has(name)) users.set(name, id);
	}
	return [...users].flatMap(([name, command]) => {
		const { path, noun, scan } = references[name];
		const route = {
			command,
			method: "GET",
			host,
			effect: "read",
			resource: noun,
			fields: {},
			query: {},
			required: []
		};
		const list = {
			...route,
			path,
			...defined({
				paging: scan?.paging,
				result: scan?.result
			})
		};
		return scan?.me === void 0 ? [list] : [list, {
			...route,
			path: scan.me
		}];
	});
}
/** An id that was looked up is sent like one that was typed. */
function asSent(data, references) {
	if (references[data.reference ?? ""]?.unless !== "digits") return data;
	return data.kind === "csv" ? {
		...data,
		of: "id"
	} : {
		...data,
		kind: "id"
	};
}
const wiresOf = ({ wire }) => [wire ?? []].flat();
/** Returns the fields that a value fills at these places. */
function fieldsAt(data, ...places) {
	return wiresOf(data).flatMap((wire) => places.includes(wire.in) && wire.name !== "" && wire.name !== "[]" ? [wire.name] : []).map((name) => [name, fieldOf(data)]);
}
function fieldOf(data) {
	const mapped = typeof data.send === "object" && data.send !== null;
	const shaped = data.as !== void 0 || data.repeat === true || data.send !== void 0 && !mapped;
	const choices = mapped ? Object.values(data.send) : data.open === true ? void 0 : data.choices;
	return {
		kind: data.kind,
		...defined({ of: data.of }),
		...shaped ? { shaped } : {},
		...choices === void 0 ? {} : { choices: [...new Set(choices)] },
		...defined({
			min: data.min,
			max: data.max,
			maxItems: data.maxItems,
			maxLength: data.maxLength
		})
	};
}
/** Returns the routes of the calls of a workflow. A body without declared fields may be anything, since code builds it. */
function calls(bound, command, frame) {
	return Object.values(command.workflow?.calls ?? {}).flatMap((plan) => {
		return requestRoutes(bound, command, plan, frame).map(({ shape: _none, ...route }) => ({
			...route,
			required: [],
			...plan.method !== "GET" && Object.keys(route.fields).length === 0 ? { open: true } : {}
		}));
	});
}
const cut = (path) => path.replace(/\?.*$/, "");

// generator/5-lower/service.ts
/** Returns service.yaml with every default filled in. */
function lowerService({ spec, references }) {
	const { sandbox = {} } = spec;
	const agent = spec["user-agent"] ?? "{binary}/{version}";
	const { extension: _extension, records, variables, ...rules } = sandbox;
	return {
		id: spec.service,
		binary: spec.binary,
		version: spec.version,
		title: spec.title,
		env: spec.env,
		login: spec.login ?? "auth login",
		userAgent: agent.replace("{binary}", spec.binary).replace("{version}", spec.version),
		timeout: spec.timeout ?? 3e4,
		...spec.dotenv === true ? { dotenv: true } : {},
		hosts: hosts(spec),
		variables: mapped(spec.variables, (variable, name) => lowerVariable(name, variable, spec)),
		credentials: mapped(spec.credentials, lowerCredential),
		paging: mapped(spec.paging, (style) => camel(style)),
		record: spec.record ?? "",
		...defined({ emptyList: spec["empty-list"] }),
		createdId: spec["created-id"] ?? ["location"],
		errors: {
			message: ["message", "error"],
			...camel(spec.errors)
		},
		...defined({ hints: spec.hints }),
		retry: {
			attempts: 3,
			repeat: [
				"GET",
				"PUT",
				"DELETE"
			],
			base: 1e3,
			cap: 3e4,
			jitter: 1e3,
			...camel(spec.retry)
		},
		rate: {
			waits: [{
				header: "retry-after",
				unit: "auto"
			}],
			fallback: 2,
			cap: 120,
			...camel(spec.rate)
		},
		exits: lowerExits(spec),
		statuses: spec.statuses ?? defaultStatuses,
		gate: {
			writes: "open",
			...spec.gate?.writes === "flag" ? { flag: "allow-writes" } : {},
			deletes: "ask",
			declined: { says: "Aborted" },
			...camel(spec.gate)
		},
		output: {
			default: "auto",
			emptyCsv: "header",
			empty: "No results",
			gives: defaultGives,
			unknownField: "usage",
			...camel(spec.output)
		},
		settings: lowerSettings(spec),
		references: sorted(references),
		customFields: lowerEntities(spec),
		...spec.catalogue === void 0 ? {} : { catalogue: lowerCatalogue(spec, spec.catalogue) },
		...spec.doctor === void 0 ? {} : { doctor: camel(spec.doctor) },
		...defined({ validate: spec.validate }),
		...spec.local === void 0 ? {} : { local: camel(spec.local) },
		...defined({ api: spec.api }),
		...spec.filter === void 0 ? {} : { filter: {
			query: spec.filter.query,
			join: spec.filter.join
		} },
		sandbox: {
			records: records ?? 60,
			variables: variables ?? {},
			...camel(rules)
		}
	};
}
function lowerCatalogue(spec, catalogue) {
	const { file, dialect, path, paging, formats } = catalogue;
	return {
		file,
		dialect,
		path,
		...defined({ betaPath: catalogue["beta-path"] }),
		paging,
		...catalogueSettings(spec),
		...defined({ formats })
	};
}
const entityKeys = Object.keys(customFields.properties);
/** Returns the entities with custom fields, each merged with the defaults. */
function lowerEntities(spec) {
	const { defaults, ...entities } = spec["custom-fields"] ?? {};
	return mapped(entities, (entity) => {
		const all = {
			...defaults,
			...entity
		};
		return camel(Object.fromEntries(entityKeys.filter((key) => key in all).map((key) => [key, all[key]])));
	});
}
function mapped(map, lower) {
	return Object.fromEntries(Object.entries(map ?? {}).map(([name, value]) => [name, lower(value, name)]));
}
/** Keeps the order of hosts, because the first is the default. */
function hosts(spec) {
	const entries = Object.entries(spec.hosts).map(([name, host], index) => {
		const override = index === 0 ? `${spec.env}_BASE_URL` : `${spec.env}_${name.toUpperCase().replace(/-/g, "_")}_BASE_URL`;
		return [name, {
			origin: host.origin,
			override,
			credentials: [],
			...camel(host)
		}];
	});
	return Object.fromEntries(entries);
}
function lowerVariable(name, variable, spec) {
	const ways = [
		...variable.flag === void 0 ? [] : [`use --${variable.flag}`],
		...variable.env === void 0 ? [] : [`set ${variable.env}`],
		...variable.setting === void 0 ? [] : [`run \`${spec.binary} config set ${variable.setting} <value>\``]
	];
	const missing = `No ${words(name)} is set.${ways.length === 0 ? "" : ` ${capital(ways.join(", or "))}.`}`;
	return {
		...camel(variable),
		missing: variable.missing ?? missing
	};
}
function lowerCredential(credential) {
	if (credential.kind === "secret") return camel(credential);
	const { redirect, ...rest } = credential;
	const before = rest["refresh-before"] === void 0 ? { refreshBefore: 60 } : {};
	return {
		...camel(rest),
		...before,
		...redirect === void 0 ? {} : { redirect: camel(redirect) }
	};
}
const defaultStatuses = {
	400: "input",
	401: "auth",
	403: "auth",
	422: "input",
	429: "rate",
	"4xx": "generic",
	"5xx": "unavailable"
};
const defaultExits = {
	generic: {
		code: 1,
		name: "ApiError",
		meaning: "the service refused the request, or any other error"
	},
	usage: {
		code: 64,
		name: "UsageError",
		meaning: "invalid command line"
	},
	combination: {
		code: 64,
		name: "UsageError",
		meaning: "conflicting flags"
	},
	input: {
		code: 65,
		name: "ValidationError",
		meaning: "invalid data, refused by the client or the service"
	},
	declined: {
		code: 1,
		name: "CliError",
		meaning: "the prompt was declined"
	},
	unprompted: {
		code: 1,
		name: "CliError",
		meaning: "a prompt without a terminal and without --yes"
	},
	unavailable: {
		code: 69,
		name: "ServiceUnavailableError",
		meaning: "the service is unreachable or fails"
	},
	internal: {
		code: 70,
		name: "InternalError",
		meaning: "a bug in this program"
	},
	rate: {
		code: 75,
		name: "RateLimitError",
		meaning: "the rate limit is exceeded"
	},
	auth: {
		code: 77,
		name: "AuthRequiredError",
		meaning: "not signed in, or not allowed"
	},
	refused: {
		code: 77,
		name: "WriteRefusedError",
		meaning: "a write that is not allowed"
	},
	config: {
		code: 78,
		name: "ConfigError",
		meaning: "invalid setting, credential or origin"
	}
};
function lowerExits(spec) {
	const exits = spec.exits ?? defaultExits;
	return Object.fromEntries(failures.map((failure) => {
		const { code, name, meaning, ...more } = exits[failure] ?? defaultExits[failure];
		return [failure, {
			code,
			name,
			...more,
			meaning
		}];
	}));
}
/** Returns the settings of the spec, and those that variables, credentials and the standard flags need. */
function lowerSettings(spec) {
	const found = {};
	const add = (name, setting) => {
		if (name !== void 0) found[name] ??= setting;
	};
	for (const [name, { type, default: value, ...setting }] of Object.entries(spec.settings ?? {})) found[name] = {
		kind: type ?? (setting.choices === void 0 ? "text" : "enum"),
		...camel(setting),
		...value === void 0 ? {} : { default: String(value) }
	};
	for (const [name, { setting }] of Object.entries(spec.variables ?? {})) add(setting, {
		kind: "text",
		summary: capital(words(name))
	});
	for (const credential of Object.values(spec.credentials ?? {})) {
		if (credential.kind === "secret") continue;
		const { client, redirect } = credential;
		add(client.id.setting, {
			kind: "text",
			summary: "Client id of the app"
		});
		add(client.secret.setting, {
			kind: "text",
			summary: "Client secret of the app",
			secret: true
		});
		add(redirect?.tunnel?.setting, {
			kind: "text",
			summary: "Public domain in front of the callback"
		});
	}
	add("pager", {
		kind: "text",
		summary: "Program that pages help and tables; cat for none"
	});
	const filled = new Set(Object.values(found).map(({ fills }) => fills));
	if (!filled.has("output")) add("default_output", {
		kind: "enum",
		choices: formats,
		summary: "Default output format",
		fills: "output"
	});
	if (!filled.has("timeout")) add("timeout_ms", {
		kind: "integer",
		min: 1,
		summary: "Request timeout in milliseconds",
		fills: "timeout"
	});
	return sorted(found);
}

// generator/5-lower/lower.ts
/** Converts a bound spec to frozen data in canonical order. */
function lower(bound) {
	const { spec } = bound;
	const lowered = new Map(bound.commands.map((command) => [command, lowerCommand(command, bound)]));
	const all = [...lowered];
	return freeze({
		service: lowerService(bound),
		summary: spec.summary,
		...spec.description === void 0 ? {} : { description: spec.description.trim() },
		globals: bound.globals.map((flag) => lowerFlag(flag, () => false)),
		root: lowerGroup(bound.root, lowered),
		commands: all.map(([, command]) => command),
		routes: lowerRoutes(all, bound),
		fields: lowerFields(bound),
		tables: sorted(Object.assign({}, ...tablesOf(bound))),
		tools: toolsOf(bound).map(({ tool }) => tool),
		extension: spec.sandbox?.extension === true
	});
}
function lowerGroup(group, lowered) {
	return {
		name: group.name,
		words: group.words,
		summary: group.summary,
		...group.description === void 0 ? {} : { description: group.description.trim() },
		commands: group.commands.flatMap((command) => lowered.get(command) ?? []),
		groups: group.groups.map((nested) => lowerGroup(nested, lowered))
	};
}
function lowerCommand(command, bound) {
	const { spec: service, globals } = bound;
	const { spec, workflow, request } = command;
	const names = new Set([
		...command.flags,
		...command.args,
		...globals
	].map(({ name }) => name));
	const columns = workflow === void 0 ? void 0 : lowerColumns(command, command.verb === "list");
	const exits = Object.entries(spec.exits ?? {}).map(([name, { code, meaning }]) => ({
		name,
		code,
		meaning
	}));
	return {
		id: command.id,
		words: command.words,
		file: command.source.name,
		describe: command.summary ?? command.words.join(" "),
		...spec.description === void 0 ? {} : { description: named(spec.description.trim(), service.binary) },
		effect: command.effect,
		...defined({ output: spec.output }),
		...workflow === void 0 || spec.gate === void 0 ? {} : { gate: spec.gate },
		args: command.args.map((arg) => lowerArgument(arg, command)),
		flags: command.flags.map((flag) => {
			const lowered = lowerFlag(flag, (name) => !names.has(name), bound.references);
			return flag.origin === "terminal" && flag.name === "edit" ? {
				...lowered,
				data: {
					...lowered.data,
					...editsOf(command, bound)
				}
			} : lowered;
		}),
		...request === void 0 ? {} : { plan: lowerPlan(command, request, bound) },
		...workflow === void 0 ? {} : { workflow: {
			name: workflow.name,
			shared: workflow.shared,
			...defined({ confirm: command.confirm }),
			calls: lowerCalls(workflow.calls)
		} },
		...defined({ columns }),
		...Object.keys(command.hints).length === 0 ? {} : { hints: sorted(command.hints) },
		exits,
		...defined({ oneOf: spec["one-of"] }),
		aliases: [...spec.aliases ?? []].sort(),
		hidden: spec.hidden === true,
		examples: examplesOf(spec, service.binary, command.words)
	};
}
function editsOf(command, bound) {
	const edits = editingOf(command, bound.commands);
	return edits === void 0 ? {} : {
		conflicts: [edits.flag],
		edits
	};
}
function examplesOf({ examples }, binary, words) {
	return (examples ?? []).map((example) => {
		const { run, shows } = typeof example === "string" ? {
			run: example,
			shows: void 0
		} : example;
		return {
			run: shellLine(named(run, binary), binary, words[0] ?? ""),
			...shows === void 0 ? {} : { shows: named(shows, binary) }
		};
	});
}
/** Fills in `{binary}`, which specs that services share use for the name of the binary. */
const named = (text, binary) => text.replaceAll("{binary}", binary);
/** Later passes must not change the data. */
function freeze(value) {
	if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
		Object.freeze(value);
		Object.values(value).forEach(freeze);
	}
	return value;
}

export { lower };