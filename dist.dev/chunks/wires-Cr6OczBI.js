import { G as defined } from "./miss-DFNGofI6.js";
import { i as placeOfValue, r as placeOfKey, t as merged } from "./source-Ba8zdOaV.js";
import { y as places } from "./common-BzadzAky.js";
import { r as listed, t as candidates } from "./nearest-BZ2aBP6g.js";
import { a as placeholders, n as capital, o as placeholdersIn, u as words } from "./words-BYPVa46K.js";
import { S as subjectOf, _ as fieldOf, b as needMethod, c as bindFlag, p as noCatalogue, s as writes, v as keyArgument, y as keyOf } from "./notation-2ukwLlhJ.js";

// generator/3-bind/calls.ts
const methods$1 = [
	"get",
	"post",
	"put",
	"patch",
	"delete"
];
const verbs$1 = [
	"list",
	"get",
	"create",
	"update",
	"delete"
];
/** Keys of a call that name its request. */
const requestKeys = [.../* @__PURE__ */ new Set([...methods$1, ...verbs$1])];
const methodOf = {
	list: "GET",
	get: "GET",
	create: "POST",
	update: "PUT",
	delete: "DELETE"
};
const effectOf$1 = {
	list: "read",
	get: "read",
	create: "create",
	update: "update",
	delete: "delete"
};
/** Binds the calls of a command, shared ones first. */
function bindCalls(spec, caller, frame) {
	const { service, report, taken } = frame;
	const shared = service.calls ?? {};
	const found = /* @__PURE__ */ new Map();
	(spec["use-calls"] ?? []).forEach((name, index) => {
		const call = shared[name];
		if (call === void 0) {
			const hint = candidates(name, Object.keys(shared), "Calls of service.yaml");
			report.add("CS316", placeOfValue(spec["use-calls"], index), {
				what: "shared call",
				name,
				hint
			});
			return;
		}
		taken.calls.add(name);
		const bound = bindCall(name, call, placeOfKey(shared, name), caller, frame);
		if (bound !== void 0) found.set(name, bound);
	});
	for (const [name, call] of Object.entries(spec.calls ?? {})) {
		const at = placeOfKey(spec.calls, name);
		if (found.has(name)) report.add("CS342", at, { name });
		const bound = bindCall(name, call, at, caller, frame);
		if (bound !== void 0) found.set(name, bound);
	}
	return [...found.values()];
}
function bindCall(name, written, at, caller, frame) {
	const spec = typeof written === "string" ? textCall(written) : written;
	const named = requestKeys.filter((key) => spec[key] !== void 0);
	const [key] = named;
	if (key === void 0 || named.length > 1) {
		frame.report.add("CS341", at, {
			name,
			count: key === void 0 ? "no request" : "several requests"
		});
		return;
	}
	const request = requestOf(key, spec, caller, frame);
	if (request === void 0) return void 0;
	const { method, resource } = request;
	const effect = spec.effect ?? (resource === void 0 ? defaultEffect(method, caller.effect) : effectOf$1[resource.verb]);
	if (effect === void 0 || writes(effect) && !writes(caller.effect)) {
		frame.report.add("CS343", at, {
			name,
			method,
			effect: caller.effect
		});
		return;
	}
	const paging = spec.paging ?? (resource?.verb === "list" ? frame.service.catalogue?.paging : void 0);
	return {
		name,
		spec,
		...request,
		effect,
		...defined({
			host: spec.host ?? caller.host,
			paging
		})
	};
}
/** Returns the effect of a call that names none; `undefined` for a write in a command that only reads. */
function defaultEffect(method, command) {
	if (method === "GET") return "read";
	return writes(command) ? command : void 0;
}
function requestOf(key, spec, caller, frame) {
	const target = spec[key] ?? "";
	const verb = verbs$1.find((one) => one === key);
	if (target.startsWith("/") || verb === void 0) return {
		method: key.toUpperCase(),
		path: target
	};
	return onResource(verb, target, spec, caller, frame);
}
function onResource(verb, name, spec, { scope }, frame) {
	const { service, catalogue, report } = frame;
	if (service.catalogue === void 0) {
		report.add("CS426", placeOfKey(spec, verb), {
			key: verb,
			why: noCatalogue
		});
		return;
	}
	const at = placeOfValue(spec, verb);
	const subject = subjectOf(name, catalogue, at, report);
	if (subject === void 0) return void 0;
	const method = verb === "update" ? scope.methods.update ?? methodOf.update : methodOf[verb];
	needMethod(subject, method, at, report);
	const { record } = subject;
	const collection = record?.path ?? service.catalogue.path.replace("{resource}", subject.name);
	const isItem = verb === "get" || verb === "update" || verb === "delete";
	const id = spec.id ?? "id";
	const key = record === void 0 ? void 0 : keyOf(record);
	return {
		method,
		path: isItem ? `${collection}({${id}})` : collection,
		resource: {
			verb,
			plan: {
				name: subject.name,
				...defined({ key }),
				...isItem ? { id } : {},
				...record?.scalar === true ? { scalar: true } : {},
				...record?.function === void 0 ? {} : { function: true }
			}
		}
	};
}
function textCall(call) {
	const [method = "", path = ""] = call.split(" ");
	return { [method.toLowerCase()]: path };
}

// generator/3-bind/credentials.ts
/**
* Returns the flags of a command that signs in: the parts of each credential that it stores, and the variables of the
* origins that accept those credentials.
*/
function credentialFlags(service, words$1) {
	const found = /* @__PURE__ */ new Map();
	const add = (name, at, spec) => {
		if (name !== void 0 && !found.has(name)) found.set(name, bindFlag(name, spec, "credential", at));
	};
	const stored = Object.entries(service.credentials ?? {}).filter(([, { login }]) => (login ?? service.login ?? "auth login") === words$1);
	for (const host of Object.values(service.hosts)) {
		if (!stored.some(([name]) => host.credentials?.includes(name))) continue;
		for (const name of placeholders(host.origin)) {
			const variable = service.variables?.[name];
			if (variable === void 0 || variable.flag !== void 0) continue;
			const choices = variable.choices === void 0 ? "" : `: ${Object.keys(variable.choices).sort().join(", ")}`;
			const spec = {
				...envOf(variable.env),
				summary: `${capital(words(name))} to sign in to${choices}`
			};
			add(variable.login?.flag ?? name, placeOfKey(service.variables, name), spec);
		}
	}
	for (const [name, credential] of stored) {
		const at = placeOfKey(service.credentials, name);
		for (const [flag, spec] of flagsOf(credential)) add(flag, at, spec);
		const first = Object.values(service.hosts).some(({ credentials = [] }) => credentials[0] === name);
		add(credential.select?.flag ?? (first ? void 0 : name), at, {
			type: "boolean",
			summary: `Sign in with: ${credential.title}`
		});
	}
	return [...found.values()].sort((a, b) => a.name < b.name ? -1 : 1);
}
function flagsOf(credential) {
	if (credential.kind === "secret") {
		const { flag, title } = credential;
		return [[flag, {
			secret: true,
			summary: `${title}; the prompt keeps it out of the shell history`
		}]];
	}
	const { client, redirect } = credential;
	const found = [[client.id.flag, {
		...envOf(client.id.env),
		summary: "Client id of the app"
	}], [client.secret.flag, {
		...envOf(client.secret.env),
		secret: true,
		summary: "Client secret of the app"
	}]];
	if (redirect !== void 0) {
		const port = `Local port of the callback (default: ${String(redirect.port)})`;
		found.push([redirect["port-flag"], {
			type: "integer",
			min: 1,
			max: 65535,
			summary: port
		}], [redirect["manual-flag"], {
			type: "boolean",
			summary: "Paste the URL that the browser is redirected to"
		}], [redirect.tunnel?.flag, { summary: "Public domain in front of the callback" }]);
	}
	return found;
}
const envOf = (env) => env === void 0 ? {} : { env };

// generator/3-bind/request.ts
const defaultMethods = {
	list: "GET",
	get: "GET",
	create: "POST",
	update: "PATCH",
	delete: "DELETE"
};
/** Verbs by name; `add` and `remove` create and delete the parts of a record. */
const verbs = {
	list: "list",
	get: "get",
	create: "create",
	add: "create",
	update: "update",
	delete: "delete",
	remove: "delete"
};
const ofLines = [
	"lines",
	"line-add",
	"line-update",
	"line-delete"
];
/** Returns the verb of a command: the declared one, or its name if that is a verb in its group. */
function verbOf(name, { verb }, { spec }) {
	if (verb === "action") return verb;
	const found = ofLines.find((one) => one === (verb ?? name));
	if (found !== void 0 && (verb !== void 0 || spec.lines !== void 0)) return found;
	return verbs[verb ?? name];
}
const isPlain = (verb) => verb !== void 0 && verb in defaultMethods;
const effects = {
	list: "read",
	get: "read",
	create: "create",
	update: "update",
	delete: "delete",
	lines: "read",
	"line-add": "create",
	"line-update": "update",
	"line-delete": "delete",
	action: "act"
};
/** Returns the effect of a command, or `undefined` if it must be declared. */
function effectOf(spec, verb) {
	if (spec.effect !== void 0) return spec.effect;
	if (spec.local === true) return "local";
	if (verb !== void 0) return effects[verb];
	if (spec.workflow !== void 0) return void 0;
	if (spec.method === "DELETE") return "delete";
	return spec.method === void 0 || spec.method === "GET" ? "read" : void 0;
}
/** Returns the path of a verb in its group; also for workflows, whose arguments follow from the path. */
function defaultPath(spec, scope, verb) {
	if (spec.path !== void 0) return spec.path;
	const one = verb === "get" || verb === "update" || verb === "delete";
	if (verb === void 0 || scope.spec.path === void 0) return void 0;
	return one ? `${scope.spec.path}${scope.spec.item ?? `/{${scope.id}}`}` : scope.spec.path;
}
/** Returns the request of a command on a path; `undefined` after an error. */
function bindRequest(spec, scope, verb, effect, at, service, report) {
	const path = defaultPath(spec, scope, verb);
	if (path === void 0) {
		report.add("CS302", at, {});
		return;
	}
	const method = spec.method ?? (isPlain(verb) ? scope.methods[verb] ?? defaultMethods[verb] : void 0);
	if (method === void 0 && effect !== "read") {
		report.add("CS312", spec.effect === void 0 ? at : placeOfValue(spec, "effect"), { effect });
		return;
	}
	const shape = shapeOf(spec, verb, effect);
	const paging = shape === "rows" ? pagingOf(spec, scope, at, service, report) : void 0;
	const result = spec.result ?? (shape === "rows" ? scope.spec.result : scope.spec.record);
	const host = spec.host ?? scope.host;
	return {
		method: method ?? "GET",
		path,
		paths: spec.paths ?? {},
		shape,
		...defined({
			host,
			paging,
			result
		})
	};
}
function shapeOf(spec, verb, effect) {
	if (spec.shape !== void 0) return spec.shape;
	if (verb === "list" || spec.paging !== void 0 && spec.paging !== "none") return "rows";
	if (effect === "delete" || effect !== "read" && spec.says !== void 0) return "action";
	return "record";
}
function pagingOf(spec, scope, at, service, report, preset) {
	const styles = Object.keys(service.paging ?? {});
	const named = spec.paging ?? scope.paging ?? preset;
	if (named === "none" || named === void 0 && styles.length === 0) return void 0;
	if (named === void 0) {
		if (styles.length === 1) return styles[0];
		report.add("CS313", at, { styles: listed(styles) });
		return;
	}
	if (styles.includes(named)) return named;
	const declared = spec.paging ?? scope.paging;
	const owner = spec.paging !== void 0 ? spec : declared === void 0 ? service.catalogue : pagingOwner(scope);
	report.add("CS316", placeOfValue(owner, "paging"), {
		what: "paging style",
		name: named,
		hint: candidates(named, [...styles, "none"], "Paging styles")
	});
}
function pagingOwner(scope) {
	let at = scope;
	while (at.spec.paging === void 0 && at.parent !== void 0) at = at.parent;
	return at.spec;
}

// generator/3-bind/resource.ts
/** Verbs about the lines of documents. */
const lineVerbs = [
	"lines",
	"line-add",
	"line-update",
	"line-delete"
];
/** Verbs on one record, whose path ends with its key. */
const itemVerbs = [
	"get",
	"update",
	"delete",
	"line-update",
	"line-delete"
];
const methods = {
	list: "GET",
	get: "GET",
	create: "POST",
	update: "PUT",
	delete: "DELETE",
	lines: "GET",
	"line-add": "POST",
	"line-update": "PUT",
	"line-delete": "DELETE",
	action: "POST"
};
/** Returns the resource of a command and its place; `undefined` for a command on a path. */
function namedBy(spec, scope, verb) {
	if (lineVerbs.includes(verb)) {
		const { lines } = scope.spec;
		return lines === void 0 ? void 0 : [lines.resource, placeOfValue(lines, "resource")];
	}
	if (spec.resource !== void 0) return [spec.resource, placeOfValue(spec, "resource")];
	if (spec.path !== void 0 || verb === void 0 || scope.spec.resource === void 0) return void 0;
	return [scope.spec.resource, placeOfValue(scope.spec, "resource")];
}
/** Whether a command is on a resource of the catalogue. */
const isOnResource = (spec, scope, verb) => spec.workflow === void 0 && spec.local !== true && verb !== void 0 && namedBy(spec, scope, verb) !== void 0;
/** Returns the resource of a command; `undefined` after an error. */
function targetOf(spec, scope, verb, frame) {
	const [name, at] = namedBy(spec, scope, verb) ?? [];
	if (name === void 0 || at === void 0) return void 0;
	const { service, catalogue, report } = frame;
	if (service.catalogue === void 0) {
		report.add("CS426", at, {
			key: "resource",
			why: noCatalogue
		});
		return;
	}
	const subject = subjectOf(name, catalogue, at, report);
	if (subject === void 0) return void 0;
	const own = scopeOf(spec, scope, verb, subject);
	const isNamed = spec.args === void 0 || spec.args[own.id] !== void 0;
	const { lines } = scope.spec;
	return {
		subject,
		verb,
		scope: own,
		isItem: itemVerbs.includes(verb) && isNamed,
		...defined({ lines })
	};
}
/** Returns the scope with the identifier of the verb. */
function scopeOf(spec, scope, verb, subject) {
	const isLine = verb === "line-update" || verb === "line-delete";
	const isOther = spec.resource !== void 0 && scope.spec.resource === void 0 && verb !== "action";
	const before = isLine ? keyArgument(subject, "line") : isOther ? keyArgument(subject, scope.noun === "" ? "record" : scope.noun) : scope.ids.get(scope.id) ?? {};
	const preset = spec.args === void 0 ? defaultId(verb, scope, before) : {};
	const complete = merged({
		...before,
		...preset,
		...spec.id
	}, spec.id ?? spec);
	const id = complete.name ?? (isLine ? "id" : scope.id);
	return {
		...scope,
		id,
		ids: new Map([...scope.ids, [id, complete]])
	};
}
function defaultId(verb, { noun, plural, reference }, { summary }) {
	const typed = reference === void 0 ? "ids" : `${reference.typed}s or GUIDs`;
	switch (verb) {
		case "delete": return {
			name: "ids",
			variadic: true,
			summary: `${capital(plural)}, ${typed}`
		};
		case "lines": return {
			name: "refs",
			variadic: true,
			summary: `${capital(plural)}, ${typed}`
		};
		case "line-add": return {
			name: "ref",
			summary: summary ?? `${capital(noun)} id`
		};
		case "line-delete": return {
			name: "ids",
			variadic: true,
			summary: "Line ids"
		};
		default: return {};
	}
}
/** Returns the request of a command on a resource. */
function bindResource(spec, target, effect, at, frame) {
	const { service, report } = frame;
	const { subject, verb, scope, lines, isItem } = target;
	const { name, record } = subject;
	const update = verb === "update" || verb === "line-update";
	const method = spec.method ?? (update ? scope.methods.update ?? "PUT" : methods[verb]);
	needMethod(subject, method, spec.method === void 0 ? at : placeOfValue(spec, "method"), report);
	const shape = spec.shape ?? (verb === "action" ? "record" : update ? "action" : shapeOf(spec, shapedAs[verb], effect));
	const catalogue = service.catalogue;
	const paging = shape === "rows" ? pagingOf(spec, scope, at, service, report, catalogue?.paging) : void 0;
	const collection = record?.path ?? catalogue?.path.replace("{resource}", name) ?? "";
	const key = record === void 0 ? void 0 : keyOf(record);
	const host = spec.host ?? scope.host;
	const order = verb === "lines" ? orderOf(subject, lines, report) : void 0;
	return {
		method,
		path: isItem ? `${collection}({${scope.id}})` : collection,
		paths: {},
		shape,
		...defined({
			host,
			paging
		}),
		...order === void 0 ? {} : { query: { $orderby: order } },
		resource: {
			verb,
			...defined({ record }),
			plan: {
				name,
				...defined({ key }),
				...isItem ? { id: scope.id } : {},
				...record?.scalar === true ? { scalar: true } : {},
				...record?.function === void 0 ? {} : { function: true },
				...verb === "lines" && lines !== void 0 ? { documents: documentsOf(lines, scope) } : {}
			}
		}
	};
}
/** Returns what distinguishes the lines of several documents: the field in which users look documents up. */
function documentsOf({ parent, number }, { id, spec }) {
	const [field = parent] = [number ?? spec.number ?? spec.code ?? parent].flat();
	return {
		argument: id,
		id: parent,
		field
	};
}
/** Plain verb with the same output. */
const shapedAs = {
	list: "list",
	get: "get",
	create: "create",
	update: "update",
	delete: "delete",
	lines: "list",
	"line-add": "create",
	"line-update": "update",
	"line-delete": "delete",
	action: "create"
};
function orderOf(subject, lines, report) {
	if (lines?.order === void 0) return subject.record?.fields["LineNumber"] === void 0 ? void 0 : "LineNumber";
	const [field = ""] = lines.order.split(" ");
	fieldOf(subject, field, placeOfValue(lines, "order"), report);
	return lines.order;
}
/** Returns the arguments of a command on a resource: the names in its path, and the document of verbs on lines. */
function resourceArgs({ path }, target, flagNames, { service, report }) {
	const { scope, verb, subject, lines } = target;
	const names = new Set(placeholders(path).filter((name) => service.variables?.[name] === void 0));
	if (verb === "lines" || verb === "line-add" || verb === "action") names.add(scope.id);
	return [...names].filter((name) => !flagNames.has(name)).flatMap((name) => {
		const spec = scope.ids.get(name);
		if (spec === void 0) return [];
		if (name !== scope.id) return [argument(name, spec)];
		if (verb === "action") return [argument(name, {
			wire: subject.record?.key ?? name,
			...spec
		}, spec)];
		if (lines === void 0 || verb !== "lines" && verb !== "line-add") return [argument(name, spec)];
		const field = fieldOf(subject, lines.parent, placeOfValue(lines, "parent"), report);
		if (verb === "line-add") return [argument(name, {
			...spec,
			wire: `body:${lines.parent}`
		}, spec)];
		return [linesArgument(name, spec, lines, field?.type ?? "Edm.Guid", subject, report)];
	});
}
const argument = (name, spec, origin = spec, more = {}) => bindFlag(name, spec === origin ? spec : merged({ ...spec }, origin), "argument", placeOfKey(origin, "name"), {
	required: spec.required ?? true,
	...more
});
/** Returns the argument for documents whose lines are listed: by id, or by the number that the lines have too. */
function linesArgument(name, spec, lines, type, subject, report) {
	const parent = {
		in: "term",
		name: `${lines.parent} eq ${slotOf(type)}`
	};
	if (lines.number === void 0) return argument(name, spec, spec, { wires: [parent] });
	fieldOf(subject, lines.number, placeOfValue(lines, "number"), report);
	const wires = [{
		...parent,
		when: "uuid"
	}, {
		in: "term",
		name: `${lines.number} eq {number}`,
		when: "digits"
	}];
	const { reference: _none, ...rest } = spec;
	return argument(name, {
		...rest,
		type: "text"
	}, spec, { wires });
}
function slotOf(type) {
	if (type === "Edm.Guid") return "guid'{guid}'";
	return type === "Edm.String" ? "'{text}'" : "{number}";
}

// generator/3-bind/wires.ts
/** Returns the wires of a flag as written. */
const writtenWires = ({ spec }) => [spec.wire ?? []].flat();
/** Splits a wire into its place and name; a name alone has no place. */
function parseWire(written) {
	const [, place, name = ""] = /^([a-z-]+):(.*)$/s.exec(written) ?? [];
	return place === void 0 ? { name: written } : {
		place,
		name
	};
}
/** Returns where a wire is written; `index` is the place in a list of wires. */
function placeOfWire(spec, index) {
	return typeof spec.wire === "object" ? placeOfValue(spec.wire, index) : placeOfValue(spec, "wire");
}
/** Returns where to report a wire that does not fit its command: at the wire, or at the use of a shared flag. */
const placeOfUse = ({ spec, origin, usedAt }, index) => origin === "own" ? placeOfWire(spec, index) : usedAt;
/** Returns the flag with complete wires. */
function bindWires(flag, sending, report) {
	if (flag.wires.length > 0) return flag;
	if (flag.spec.wire === void 0) return {
		...flag,
		wires: inferred(flag, sending)
	};
	return {
		...flag,
		wires: writtenWires(flag).flatMap((written, index) => complete(written, index, flag, sending, report))
	};
}
function complete(written, index, flag, sending, report) {
	if (written === "none") return [];
	const { place, name } = parseWire(written);
	if (!isPlace(place)) return [{
		in: defaultPlace(flag, sending),
		name: written
	}];
	if (place !== "fields" || name !== "") return [{
		in: place,
		name
	}];
	if (sending.customFields !== void 0) return [{
		in: place,
		name: sending.customFields
	}];
	report.add("CS317", placeOfUse(flag, index), { name: flag.name });
	return [];
}
const isPlace = (word) => places.some((place) => place === word);
function inferred(flag, sending) {
	const { name, origin } = flag;
	const { request } = sending;
	const preset = [{
		in: defaultPlace(flag, sending),
		name
	}];
	if (origin === "credential") return [];
	if (request === void 0) return origin === "field" ? preset : [];
	if (flag.line !== void 0) return sending.collection === void 0 ? [] : [{
		in: "body",
		name: sending.collection
	}];
	if ([request.path, ...Object.values(request.paths)].some((path) => placeholders(path).includes(name))) return [{
		in: "path",
		name
	}];
	return name === "limit" || name in request.paths || isNamed(name, sending) ? [] : preset;
}
/** Whether a fixed part of the request or a look-up already uses the value. */
function isNamed(name, { spec, lookUps = [] }) {
	return placeholdersIn([
		spec.query,
		spec.body,
		...lookUps.map(({ where }) => where)
	]).includes(name);
}
function defaultPlace({ kind }, { spec, reads }) {
	if (reads) return "query";
	if (spec.encoding === "multipart") return kind === "path" ? "part" : "form";
	return spec.encoding === "form" ? "form" : "body";
}

export { bindCalls as _, placeOfWire as a, isOnResource as c, targetOf as d, bindRequest as f, credentialFlags as g, verbOf as h, placeOfUse as i, lineVerbs as l, effectOf as m, isPlace as n, writtenWires as o, defaultPath as p, parseWire as r, bindResource as s, bindWires as t, resourceArgs as u, requestKeys as v };