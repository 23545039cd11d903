import { G as defined } from "./miss-DFNGofI6.js";
import { c as textOf, i as placeOfValue, l as within, n as placeOf, r as placeOfKey, t as merged } from "./source-Ba8zdOaV.js";
import { r as listed, t as candidates } from "./nearest-BZ2aBP6g.js";
import { _ as bindCalls, c as isOnResource, d as targetOf, f as bindRequest, g as credentialFlags, h as verbOf, m as effectOf, p as defaultPath, s as bindResource, t as bindWires, u as resourceArgs } from "./wires-Cr6OczBI.js";
import { a as ownNames, d as writtenArgs, f as openScope, i as globalFlags, l as collectFlags, m as serviceReferences, n as withNotation, o as terminalFlags, r as derivedFlags, u as idArg } from "./notation-2ukwLlhJ.js";
import { a as summaryOf, i as saysOf, r as givesOf, t as confirmOf } from "./summaries-CrilWkBo.js";
import { a as placeholders, n as capital } from "./words-BYPVa46K.js";
import { o as failures } from "./common-BzadzAky.js";
import { r as customFieldsKeys } from "./lookups-D1bj7yVI.js";

// generator/3-bind/standard.ts
/**
* Returns the groups of a service: standard groups merged with those of the service, then its own. Commands at the root
* come from any number of files.
*/
function gatherGroups(documents, report) {
	const service = documents.service.value;
	const parts = /* @__PURE__ */ new Map();
	const roots = [];
	for (const document of standardOf(service, documents, report)) place(document, parts, roots);
	const standard = new Set(parts.keys());
	const seen = /* @__PURE__ */ new Map();
	for (const document of documents.groups) {
		const spec = document.value;
		const name = spec.group;
		if (name === void 0) {
			roots.push(partOf(document));
			continue;
		}
		const other = seen.get(name);
		if (other !== void 0) {
			report.add("CS304", placeOfValue(spec, "group"), {
				name,
				file: other.file
			});
			continue;
		}
		seen.set(name, document.source);
		const base = standard.has(name) ? parts.get(name) : void 0;
		if (base === void 0) parts.set(name, partOf(document));
		else parts.set(name, {
			...partOf(document),
			spec: mergeGroups(base.spec, spec)
		});
	}
	return [...mergeRoots(roots, report), ...parts.values()];
}
function standardOf(service, documents, report) {
	return (service.standard ?? []).flatMap((name, index) => {
		const document = documents.standard.get(name);
		if (document !== void 0) return [document];
		const hint = candidates(name, [...documents.standard.keys()], "Standard groups");
		report.add("CS303", placeOfValue(service.standard, index), {
			name,
			hint
		});
		return [];
	});
}
function place(document, parts, roots) {
	const name = document.value.group;
	const base = name === void 0 ? void 0 : parts.get(name);
	if (name === void 0) roots.push(partOf(document));
	else if (base === void 0) parts.set(name, partOf(document));
	else parts.set(name, {
		...partOf(document),
		spec: mergeGroups(base.spec, document.value)
	});
}
const partOf = (document) => {
	const spec = document.value;
	return {
		spec,
		source: document.source,
		at: placeOfKey(spec, "group")
	};
};
/** Merges a root command of a standard file into the command of the same name in a file of the service. */
function mergeRoots(roots, report) {
	const owner = /* @__PURE__ */ new Map();
	for (const part of roots) for (const [name, command] of Object.entries(part.spec.commands ?? {})) {
		const before = owner.get(name);
		if (before !== void 0 && !before.part.source.shared) {
			report.add("CS305", placeOfKey(part.spec.commands, name), {
				words: name,
				file: before.part.source.file
			});
			continue;
		}
		owner.set(name, {
			part,
			command: before === void 0 ? command : mergeCommands(before.command, command)
		});
	}
	return roots.map((part) => {
		const entries = [...owner].filter(([, entry]) => entry.part === part).map(([name, { command }]) => [name, command]);
		const commands = Object.fromEntries(entries);
		const before = part.spec.commands ?? {};
		if (Object.keys(before).length > 0) merged(commands, before);
		return {
			...part,
			spec: merged({
				...part.spec,
				commands
			}, part.spec)
		};
	});
}
/** Merges a group of the service into a standard group. */
function mergeGroups(base, over) {
	return merged({
		...base,
		...over,
		...mergeMaps("fields", base, over),
		...mergeMaps("commands", base, over, mergeCommands),
		...mergeMaps("groups", base, over, mergeGroups)
	}, base, over);
}
/** Adds to `flags` and `args`, and replaces every other key. */
function mergeCommands(base, over) {
	return merged({
		...base,
		...over,
		...mergeMaps("flags", base, over),
		...mergeMaps("args", base, over)
	}, base, over);
}
function mergeMaps(key, base, over, merge) {
	const left = base[key];
	const right = over[key];
	if (left === void 0 || right === void 0) return {};
	const both = Object.entries(right).map(([name, value]) => {
		const before = left[name];
		return [name, merge === void 0 || before === void 0 ? value : merge(before, value)];
	});
	return { [key]: merged({
		...left,
		...Object.fromEntries(both)
	}, left, right) };
}

// generator/3-bind/command.ts
/** Returns a command with everything inferred; `undefined` after an error that leaves too little. */
function bindCommand(name, groupWords, written, scope, at, frame) {
	const { service, report } = frame;
	const spec = withVerbDefaults(name, written, scope, service);
	const verb = verbOf(name, spec, scope);
	const effect = effectOf(spec, verb);
	if (effect === void 0) {
		report.add("CS311", at, { name });
		return;
	}
	const workflow = workflowOf(spec, scope, effect, frame);
	if (workflow !== void 0 && spec.path !== void 0) report.add("CS318", placeOfKey(spec, "path"), {});
	const onResource = isOnResource(spec, scope, verb);
	const target = onResource && verb !== void 0 ? targetOf(spec, scope, verb, frame) : void 0;
	if (onResource && target === void 0) return void 0;
	const own = target?.scope ?? withId(spec, scope);
	const request = workflow !== void 0 ? void 0 : target === void 0 ? bindRequest(spec, own, verb, effect, at, service, report) : bindResource(spec, target, effect, at, frame);
	if (workflow === void 0 && request === void 0) return void 0;
	const declared = collectFlags(spec, scope, frame).map((flag) => withNotation(flag, scope.spec.lines, report));
	if (spec.credentials === true) addCredentials(declared, [...groupWords, name].join(" "), frame);
	const flagNames = new Set(declared.map((flag) => flag.name));
	const path = request?.path ?? defaultPath(spec, own, verb);
	const args = spec.args !== void 0 ? writtenArgs(spec, frame) : target === void 0 || request === void 0 ? inferredArgs(path, verb, own, flagNames, service) : resourceArgs(request, target, flagNames, frame);
	const customFields = spec["custom-fields"] ?? scope.customFields;
	const sending = defined({
		spec,
		reads: request === void 0 ? effect === "read" || effect === "local" : request.method === "GET",
		request,
		customFields,
		collection: scope.spec.lines?.collection,
		lookUps: (spec.find ?? []).flatMap((one) => service.find?.[one] ?? [])
	});
	const withWires = (flag) => bindWires(flag, sending, report);
	const idName = recordName(path, verb, [...flagNames]) ?? args.at(-1)?.name;
	const noun = {
		noun: scope.noun,
		id: idName,
		resource: target?.subject.name
	};
	const confirm = confirmOf(spec, name, effect, noun, service);
	const asksItself = workflow !== void 0 && spec.confirm === true;
	const flags = declared.map(withWires);
	const confirms = confirm !== void 0 || asksItself;
	const mayDelete = spec.gate === "calls" || workflow?.calls.some((call) => call.effect === "delete") === true;
	flags.push(...derivedFlags({
		effect,
		confirms,
		mayDelete
	}, flagNames, at, service.gate));
	flags.push(...terminalFlags(spec, declared, at));
	const says = saysOf(spec, name, effect, noun, request?.shape, verb);
	const gives = request === void 0 ? spec.gives : givesOf(spec, effect, noun, service);
	const summary = spec.summary ?? summaryOf(name, verb, scope);
	const host = spec.host ?? scope.host;
	const bound = {
		id: [
			service.service,
			...groupWords,
			name
		].join("."),
		name,
		words: [...groupWords, name],
		spec,
		scope,
		source: at.source,
		at,
		effect,
		args: args.map(withWires),
		flags,
		hints: {
			...scope.hints,
			...spec.hints
		},
		...defined({
			verb,
			summary,
			request,
			workflow
		}),
		...confirm === void 0 || asksItself ? {} : { confirm },
		...defined({
			says,
			gives,
			customFields,
			host
		})
	};
	checkPathNames(bound, frame);
	return bound;
}
/** Adds the defaults that the service has for a verb in a group with a `resource`. */
function withVerbDefaults(name, written, scope, service) {
	if (scope.spec.resource === void 0) return written;
	const verb = verbOf(name, written, scope);
	const base = verb === void 0 ? void 0 : service.verbs?.[verb];
	return base === void 0 ? written : mergeCommands(base, written);
}
/** Returns the scope with the changes of the command to the `id` of its group. */
function withId(spec, scope) {
	if (spec.id === void 0) return scope;
	const before = scope.ids.get(scope.id) ?? {};
	const id = spec.id.name ?? scope.id;
	const complete = merged({
		...before,
		...spec.id
	}, before, spec.id);
	return {
		...scope,
		id,
		ids: new Map([...scope.ids, [id, complete]])
	};
}
/** Adds the flags of credentials. The command may declare one itself, with another summary, but of the same type. */
function addCredentials(declared, words, { service, report }) {
	for (const flag of credentialFlags(service, words)) {
		const own = declared.find(({ name }) => name === flag.name);
		if (own === void 0) declared.push(flag);
		else if (own.kind !== flag.kind || flag.spec.secret === true && own.spec.secret !== true) {
			const kind = flag.spec.secret === true ? `secret ${flag.kind}` : flag.kind;
			report.add("CS327", own.usedAt, {
				name: flag.name,
				kind
			});
		}
	}
}
function workflowOf(spec, scope, effect, frame) {
	if (spec.workflow === void 0) return void 0;
	const { source } = placeOfValue(spec, "workflow");
	return {
		name: spec.workflow.replace(/^shared\//, ""),
		shared: source.shared || spec.workflow.startsWith("shared/"),
		calls: bindCalls(spec, {
			effect,
			scope,
			...defined({ host: spec.host ?? scope.host })
		}, frame)
	};
}
/** Returns the flag with the id of the record of a verb, if the path ends with a flag. */
function recordName(path, verb, flags) {
	const last = placeholders(path ?? "").at(-1);
	return (verb === "update" || verb === "delete") && last !== void 0 && flags.includes(last) ? last : void 0;
}
/** Returns the names in the path that are neither flags nor variables; without a path, the id of a verb on one record. */
function inferredArgs(path, verb, scope, flagNames, service) {
	const names = path === void 0 ? verb === "get" || verb === "update" || verb === "delete" ? [scope.id] : [] : placeholders(path);
	return [...new Set(names)].filter((name) => !flagNames.has(name) && service.variables?.[name] === void 0).flatMap((name) => {
		const spec = scope.ids.get(name);
		return spec === void 0 ? [] : [idArg(name, spec)];
	});
}
/** Checks that each name in a path is an argument, a flag or a variable, and that no argument appears twice. */
function checkPathNames(command, { service, globals, report }) {
	const { request, spec } = command;
	const incomplete = (spec.takes ?? []).length > command.flags.filter(({ origin }) => origin === "field").length;
	if (request === void 0 || incomplete) return;
	const known = /* @__PURE__ */ new Set([
		...command.args.map(({ name }) => name),
		...command.flags.map(({ name }) => name),
		...globals.map(({ name }) => name),
		...Object.keys(service.variables ?? {})
	]);
	const check = (path, where) => {
		const names = placeholders(path);
		for (const name of new Set(names)) {
			const at = where.find((span) => textOf(span).includes(`{${name}}`)) ?? where.at(-1) ?? command.at;
			if (!known.has(name)) report.add("CS314", within(at, `{${name}}`), {
				name,
				words: command.words.join(" "),
				hint: `Declare it under \`args:\`, or write {id} for the record. ${candidates(name, [...known], "Known names", ownNames(command, service))}`
			});
			else if (names.indexOf(name) !== names.lastIndexOf(name)) report.add("CS315", at, {
				name,
				words: command.words.join(" "),
				path
			});
		}
	};
	check(request.path, pathPlaces(command));
	for (const [flag, path] of Object.entries(request.paths)) check(path, [placeOfValue(spec.paths, flag)]);
}
/** Returns where the path of a command is written: in the command, or as `path` and `item` of its group. */
function pathPlaces({ spec, scope, request }) {
	if (request?.resource !== void 0) {
		const owner = spec.resource === void 0 ? scope.spec : spec;
		return owner.resource === void 0 ? [] : [placeOfValue(owner, "resource")];
	}
	if (spec.path !== void 0) return [placeOfValue(spec, "path")];
	return ["path", "item"].flatMap((key) => scope.spec[key] === void 0 ? [] : [placeOfValue(scope.spec, key)]);
}

// generator/3-bind/check-service.ts
/** Checks that names used in service.yaml are declared there. */
function checkService(spec, report) {
	checkExits(spec, report);
	const variables = Object.keys(spec.variables ?? {});
	const credentials = Object.keys(spec.credentials ?? {});
	const unknown = (what, name, known, at, key) => {
		if (known.includes(name)) return;
		const hint = candidates(name, known, "Known");
		report.add("CS316", within(placeOfValue(at, key), `{${name}}`), {
			what,
			name,
			hint
		});
	};
	for (const host of Object.values(spec.hosts)) {
		for (const name of placeholders(host.origin)) unknown("variable", name, variables, host, "origin");
		host.credentials?.forEach((name, index) => {
			unknown("credential", name, credentials, host.credentials, index);
		});
	}
	for (const wait of spec.rate?.waits ?? []) if (wait.host !== void 0) unknown("host", wait.host, Object.keys(spec.hosts), wait, "host");
	const named = Object.entries(spec.references ?? {}).flatMap(([name, { scan }]) => scan === void 0 ? [] : [name]);
	for (const { scan } of Object.values(spec.references ?? {})) {
		if (scan?.paging !== void 0) unknown("paging style", scan.paging, Object.keys(spec.paging ?? {}), scan, "paging");
		if (scan?.or !== void 0) unknown("reference with names", scan.or, named, scan, "or");
	}
	for (const entity of Object.values(spec["custom-fields"] ?? {})) if (entity.paging !== void 0) unknown("paging style", entity.paging, Object.keys(spec.paging ?? {}), entity, "paging");
	for (const key of ["path", "beta-path"]) for (const name of placeholders(spec.catalogue?.[key] ?? "")) unknown("variable", name, [...variables, "resource"], spec.catalogue, key);
	const { catalogue } = spec;
	if (catalogue !== void 0) unknown("paging style", catalogue.paging, Object.keys(spec.paging ?? {}), catalogue, "paging");
	for (const { every } of Object.values(spec.variables ?? {})) if (every !== void 0) unknown("paging style", every.paging, Object.keys(spec.paging ?? {}), every, "paging");
	for (const { attach } of Object.values(spec.credentials ?? {})) {
		const templates = attach.basic ?? attach;
		for (const [key, template] of Object.entries(templates)) for (const name of placeholders(String(template))) unknown("part of a credential", name, ["secret"], templates, key);
	}
	const settled = spec.sandbox?.variables ?? {};
	for (const name of Object.keys(settled)) {
		if (variables.includes(name)) continue;
		const hint = candidates(name, variables, "Known");
		report.add("CS316", placeOfKey(settled, name), {
			what: "variable",
			name,
			hint
		});
	}
	const cursors = Object.entries(spec.paging ?? {}).flatMap(([name, { style }]) => style === "cursor" ? [name] : []);
	for (const style of Object.values(spec.paging ?? {})) if ("or" in style && style.or !== void 0) unknown("cursor style", style.or, cursors, style, "or");
	checkParts(spec, unknown);
	checkPages(spec, report);
	checkEntities(spec, report);
	checkBrowserKeys(spec, report);
}
/** Checks that what `doctor` and `validate` check is declared. */
function checkParts({ doctor, validate = [], ...spec }, unknown) {
	const parts = {
		variable: ["variable", spec.variables],
		client: ["credential", spec.credentials],
		credential: ["host", spec.hosts],
		expiry: ["credential", spec.credentials],
		reach: ["host", spec.hosts]
	};
	for (const check of [...doctor?.checks ?? [], ...validate]) {
		const [what, known] = parts[check.check] ?? [];
		if (what !== void 0) unknown(what, check.of ?? "", Object.keys(known ?? {}), check, "of");
	}
}
/** Keys about the browser have no effect for an app that signs in as itself. */
function checkBrowserKeys(spec, report) {
	for (const credential of Object.values(spec.credentials ?? {})) {
		if (credential.kind !== "oauth" || credential.grant !== "client-credentials") continue;
		for (const key of [
			"authorize",
			"authorize-query",
			"pkce",
			"redirect"
		]) {
			if (credential[key] === void 0) continue;
			report.add("CS426", placeOfKey(credential, key), {
				key,
				why: "the grant client-credentials does not open a browser"
			});
		}
	}
}
/** Exit codes are a contract with scripts, so a service that names some must name all. */
function checkExits(spec, report) {
	if (spec.exits === void 0) return;
	const missing = failures.filter((failure) => spec.exits?.[failure] === void 0);
	if (missing.length > 0) report.add("CS301", placeOfKey(spec, "exits"), { missing: listed(missing, 20) });
}
function checkPages(spec, report) {
	for (const style of Object.values(spec.paging ?? {})) {
		const size = "size" in style ? style.size : void 0;
		if (size !== void 0 && size.default > size.max) report.add("CS319", placeOfValue(size, "default"), {
			size: size.default,
			max: size.max
		});
	}
}
/** Checks that every entity has the required keys, itself or in `defaults`. */
function checkEntities(spec, report) {
	const { defaults, ...entities } = spec["custom-fields"] ?? {};
	for (const [name, entity] of Object.entries(entities)) {
		const missing = customFieldsKeys.filter((key) => entity[key] === void 0 && defaults?.[key] === void 0);
		if (missing.length === 0) continue;
		report.add("CS328", placeOfKey(spec["custom-fields"], name), {
			name,
			missing: listed(missing, 20)
		});
	}
}

// generator/3-bind/bind.ts
/** Resolves names, inheritance and inference. */
function bind(documents, catalogue, report) {
	const spec = documents.service.value;
	checkService(spec, report);
	const globals = globalFlags(spec, placeOf(spec));
	const taken = {
		fields: /* @__PURE__ */ new Set(),
		groups: /* @__PURE__ */ new Set(),
		choices: /* @__PURE__ */ new Set(),
		calls: /* @__PURE__ */ new Set()
	};
	const frame = {
		service: spec,
		...defined({ catalogue }),
		references: /* @__PURE__ */ new Map(),
		taken,
		globals,
		report
	};
	serviceReferences(frame);
	const scopes = [];
	const commands = [];
	const groups = [];
	for (const part of gatherGroups(documents, report)) {
		const name = part.spec.group;
		if (name === void 0) {
			const scope = openScope(part.spec, part.source, [], frame);
			scopes.push(scope);
			commands.push(...bindCommands(part.spec, [], scope, frame));
			groups.push(...bindGroups(part.spec, [], part.source, scope, scopes, frame));
		} else groups.push(bindGroup(name, [], part.spec, placeOfValue(part.spec, "group"), part.source, void 0, scopes, frame));
	}
	const root = {
		name: "",
		words: [],
		summary: spec.summary,
		commands: byName(commands),
		groups: byName(groups)
	};
	return {
		documents,
		spec,
		root,
		commands: allCommands(root),
		globals,
		...defined({ catalogue }),
		references: Object.fromEntries(frame.references),
		taken,
		scopes,
		fieldTables: scopes.flatMap((scope) => scope.spec.fields === void 0 || scope.source.shared ? [] : [scope.spec.fields])
	};
}
function bindGroup(name, around, spec, at, source, parent, scopes, frame) {
	const words = [...around, name];
	const scope = openScope(spec, source, words, frame, parent);
	scopes.push(scope);
	return {
		name,
		words,
		summary: spec.summary ?? capital(scope.plural),
		...defined({ description: spec.description }),
		commands: byName(bindCommands(spec, words, scope, frame)),
		groups: byName(bindGroups(spec, words, source, scope, scopes, frame)),
		at
	};
}
function bindCommands(spec, words, scope, frame) {
	return Object.entries(spec.commands ?? {}).flatMap(([name, command]) => {
		if (command.remove === true) return [];
		const bound = bindCommand(name, words, command, scope, placeOfKey(spec.commands, name), frame);
		return bound === void 0 ? [] : [bound];
	});
}
function bindGroups(spec, words, source, scope, scopes, frame) {
	return Object.entries(spec.groups ?? {}).map(([name, nested]) => bindGroup(name, words, nested, placeOfKey(spec.groups, name), source, scope, scopes, frame));
}
function byName(entries) {
	return [...entries].sort((a, b) => a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
}
function allCommands(group) {
	return [...group.commands, ...group.groups.flatMap(allCommands)];
}

export { bind };