import { G as defined } from "./miss-DFNGofI6.js";
import { r as placeOfKey } from "./source-Ba8zdOaV.js";
import { h as choicesOf, s as writes, t as notationText } from "./notation-2ukwLlhJ.js";

// generator/3-bind/tools.ts
/** Returns the tools that a server can offer: those of commands, in the order of the commands, then the additional ones. */
function toolsOf(bound) {
	const { merged = {}, variants = {} } = bound.spec.tools ?? {};
	const commands = usableCommands(bound);
	const find = (words) => commands.filter((command) => wordsOf(command) === words);
	const replaced = new Set(Object.values(merged).flatMap((spec) => spec.commands));
	return [
		...commands.filter((command) => !replaced.has(wordsOf(command))).map((command) => ({
			name: wordsOf(command),
			at: command.at,
			tool: toolOf(command, bound)
		})),
		...sortedEntries(merged).flatMap(([name, spec]) => {
			const own = spec.commands.flatMap(find);
			return own.length === 0 ? [] : [{
				name,
				at: placeOfKey(merged, name),
				tool: mergedTool(name, spec, own, bound)
			}];
		}),
		...sortedEntries(variants).flatMap(([name, variant]) => find(variant.of).map((command) => ({
			name,
			at: placeOfKey(variants, name),
			tool: toolOf(command, bound, {
				...variant,
				name
			})
		})))
	];
}
const sortedEntries = (table) => Object.entries(table).sort(([a], [b]) => a < b ? -1 : 1);
const wordsOf = ({ words }) => words.join(" ");
/** Whether words of service.yaml name this command, or a group around it. */
const covers = (line, command) => `${wordsOf(command)} `.startsWith(`${line} `);
/** The commands that tools may run. */
function usableCommands({ commands, spec }) {
	const without = spec.tools?.without ?? [];
	return commands.filter((command) => command.spec.tool !== false && command.spec.hidden !== true && !without.some((line) => covers(line, command)));
}
function toolOf(command, bound, variant) {
	const { words, summary: usual = "", effect } = command;
	const { inputSchema, defaults } = inputOf(command, bound, variant);
	const name = variant?.name ?? wordsOf(command);
	const summary = variant?.summary ?? usual;
	const choices = oneOf(command).map((names) => ` Give exactly one of ${names}.`);
	return {
		words,
		access: accessOf(command),
		...coreOf(name, bound),
		...defined({ defaults }),
		definition: {
			name: toolName(name, bound.spec),
			title: summary,
			description: choices.length === 0 ? summary : `${summary}.${choices.join("")}`,
			inputSchema,
			annotations: annotationsOf(summary, accessOf(command), effect === "local")
		}
	};
}
function mergedTool(name, { summary, by }, commands, bound) {
	const inputs = commands.map((command) => ({
		command,
		...inputOf(command, bound)
	}));
	const access = strongest(commands.map(accessOf));
	const merged = {
		by,
		commands: Object.fromEntries(inputs.map(({ command, inputSchema, defaults }) => [wordsOf(command), {
			words: command.words,
			...defined({ defaults }),
			inputSchema
		}]))
	};
	const schemas = inputs.map(({ inputSchema }) => inputSchema);
	const shared = [...new Set(schemas.flatMap(({ required = [] }) => required))].filter((one) => schemas.every(({ required = [] }) => required.includes(one)));
	const notes = inputs.flatMap(({ command, inputSchema: { required = [] } }) => {
		const more = required.filter((one) => !shared.includes(one));
		const parts = [...more.length === 0 ? [] : [more.join(", ")], ...oneOf(command).map((names) => `exactly one of ${names}`)];
		return parts.length === 0 ? [] : [` ${wordsOf(command)} requires ${parts.join(" and ")}.`];
	});
	return {
		words: name.split(" "),
		access,
		...coreOf(name, bound),
		merged,
		definition: {
			name: toolName(name, bound.spec),
			title: summary,
			description: notes.length === 0 ? summary : `${summary}.${notes.join("")}`,
			inputSchema: {
				type: "object",
				properties: {
					[by]: {
						type: "string",
						enum: Object.keys(merged.commands),
						description: "Command to run"
					},
					...union(merged)
				},
				required: [by, ...shared],
				additionalProperties: false
			},
			annotations: annotationsOf(summary, access, commands.every(({ effect }) => effect === "local"))
		}
	};
}
/** The properties of all commands. One that some commands do not have names those that do. */
function union({ commands }) {
	const entries = Object.entries(commands);
	const names = new Set(entries.flatMap(([, { inputSchema }]) => Object.keys(inputSchema.properties)));
	return Object.fromEntries([...names].map((name) => {
		const having = entries.flatMap(([value, { inputSchema }]) => {
			const property = inputSchema.properties[name];
			return property === void 0 ? [] : [{
				value,
				property
			}];
		});
		const description = having[0]?.property.description ?? "";
		const users = having.map(({ value }) => value).join(", ");
		return [name, {
			...agreement(having.map(({ property }) => property)),
			description: having.length === entries.length ? description : `${description} (for ${users})`
		}];
	}));
}
/** The keys on which all properties agree. Each command still checks its own. */
function agreement([first = {}, ...others]) {
	const keys = Object.keys(first);
	const same = (key) => others.every((other) => JSON.stringify(other[key]) === JSON.stringify(first[key]));
	return Object.fromEntries(keys.filter(same).map((key) => [key, first[key]]));
}
const strongest = (found) => ["destructive", "write"].find((access) => found.includes(access)) ?? "read";
const coreOf = (name, { spec }) => spec.tools?.core?.includes(name) === true ? { core: true } : {};
const oneOf = ({ spec }) => (spec["one-of"] ?? []).map((names) => names.join(", "));
const annotationsOf = (title, access, local) => ({
	title,
	readOnlyHint: access === "read",
	destructiveHint: access === "destructive",
	idempotentHint: access === "read",
	openWorldHint: !local
});
const toolName = (words, { tools }) => `${tools?.prefix ?? ""}${words.replace(/[ -]/g, "_")}`;
const ownSettings = ({ spec }) => typeof spec.tool === "object" ? spec.tool : {};
/** The changes of a command with those of a variant. */
function changesOf(command, variant = {}) {
	const { drop = [], defaults } = ownSettings(command);
	const both = {
		...defaults,
		...variant.defaults
	};
	return {
		drop: [...drop, ...variant.drop ?? []],
		...Object.keys(both).length === 0 ? {} : { defaults: both }
	};
}
function accessOf(command) {
	const { effect, confirm, spec } = command;
	const asks = confirm !== void 0 || spec.confirm === true;
	const derived = !writes(effect) ? "read" : effect === "delete" || asks ? "destructive" : "write";
	return ownSettings(command).access ?? derived;
}
function inputOf(command, bound, variant) {
	const { defaults } = changesOf(command, variant);
	const values = toolValues(command, bound, variant);
	const entries = values.map((flag) => [flag.name, propertyOf(flag, defaults?.[flag.name])]);
	const required = values.filter((flag) => flag.required).map(({ name }) => name);
	if (bound.spec.gate?.deletes === "refuse" && command.effect === "delete") {
		entries.push(["confirm", {
			type: "boolean",
			const: true,
			description: "Confirms the delete; must be true"
		}]);
		required.push("confirm");
	}
	return {
		defaults,
		inputSchema: {
			type: "object",
			properties: Object.fromEntries(entries),
			...required.length === 0 ? {} : { required },
			additionalProperties: false
		}
	};
}
const setByServer = ["allow-writes", "yes"];
/** Returns the arguments and flags of a tool. Credentials and what the server sets are left out. */
function toolValues(command, { globals }, variant) {
	const { drop = [] } = changesOf(command, variant);
	const isListing = command.verb === "list" || command.workflow?.calls.some(({ paging }) => paging !== void 0);
	const rows = command.request === void 0 ? isListing && command.effect === "read" : command.request.shape === "rows";
	const own = command.flags.filter(({ name, origin }) => origin !== "credential" && !setByServer.includes(name) && origin !== "terminal");
	const around = rows ? globals.filter(({ name }) => name === "limit") : [];
	const writesFile = ({ kind, required }) => kind === "path" && !required && accessOf(command) === "read";
	return [
		...command.args,
		...own,
		...around
	].filter((flag) => flag.spec.secret !== true && flag.spec.hidden !== true && !flag.wires.some((wire) => wire.in === "credential" || wire.in === "print" && wire.name === "secrets") && !drop.includes(flag.name) && !writesFile(flag));
}
/** Formats of kinds that a name and a summary do not show. */
const forms = {
	date: "YYYY-MM-DD",
	time: "HH:MM",
	timestamp: "RFC 3339",
	since: "RFC 3339, or a time span before now such as 7d, 12h",
	period: "such as 90d",
	pair: "Name=value",
	uuid: "UUID",
	json: "JSON"
};
function propertyOf({ kind, spec, summary, line }, preset = spec.default) {
	const form = forms[kind === "csv" ? spec.of ?? "text" : kind];
	const unit = spec.unit ?? form;
	const description = unit === void 0 || summary.includes(unit.split(/[ ,]/, 1)[0] ?? "") ? summary : `${summary} (${unit})`;
	const several = spec.repeatable === true || spec.variadic === true;
	const element = elementOf(kind, spec);
	const described = line === void 0 ? element : {
		...element,
		description: notationText(line)
	};
	const one = kind === "csv" ? listOf(elementOf(spec.of ?? "text", spec), spec) : described;
	return {
		...several && kind !== "csv" ? listOf(one, spec) : one,
		...defined({ default: preset }),
		description
	};
}
function listOf(items, spec) {
	return {
		type: "array",
		items,
		...defined({
			minItems: spec["min-items"],
			maxItems: spec["max-items"]
		})
	};
}
function elementOf(kind, spec) {
	const choices = choicesOf(spec);
	if (choices !== void 0) return {
		type: "string",
		[spec.open === true ? "examples" : "enum"]: choices
	};
	switch (kind) {
		case "boolean":
		case "yesno": return { type: "boolean" };
		case "integer":
		case "number": return {
			type: kind,
			...defined({
				minimum: spec.min,
				maximum: spec.max
			})
		};
		case "json": return {};
		default: return {
			type: "string",
			...defined({ maxLength: spec["max-length"] })
		};
	}
}

export { usableCommands as a, toolsOf as i, ownSettings as n, wordsOf as o, toolValues as r, covers as t };