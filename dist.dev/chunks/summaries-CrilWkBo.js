import { l as withArticle, n as capital } from "./words-BYPVa46K.js";

// generator/3-bind/summaries.ts
/** Returns the default summary of a verb. */
function summaryOf(name, verb, { noun, plural }) {
	if (verb === void 0 || noun === "") return void 0;
	return {
		list: `List ${plural}`,
		get: `Show one ${noun}`,
		create: `${name === "add" ? "Add" : "Create"} ${withArticle(noun)}`,
		update: `Update ${withArticle(noun)}`,
		delete: `${name === "remove" ? "Remove" : "Delete"} ${withArticle(noun)}`,
		lines: `List the lines of ${plural}`,
		"line-add": `Add a line to ${withArticle(noun)}`,
		"line-update": `Update a line of ${withArticle(noun)}`,
		"line-delete": `Delete lines of ${withArticle(noun)}`
	}[verb];
}
/** Returns the confirmation prompt. Deletes always have one; the write gate decides whether it is shown. */
function confirmOf({ confirm, summary }, name, effect, named, service) {
	if (typeof confirm === "string") return confirm;
	if (!(confirm ?? (effect === "delete" && service.gate?.deletes !== "refuse"))) return void 0;
	if (effect === "delete" || summary === void 0) return `${name === "remove" ? "Remove" : "Delete"} ${target(named)}?`;
	return `${summary.replace(/[.?!]$/, "")}?`;
}
/** Returns the line that a write prints; deletes and the verbs of a resource always have one. */
function saysOf(spec, name, effect, named, shape, verb) {
	const { noun, id, resource } = named;
	if (spec.says === void 0 && resource !== void 0 && verb !== "action") {
		const record = id === void 0 ? "" : ` {${id}}`;
		if (verb === "line-add") return `Added line {created} to ${noun}${record}`;
		const isNamed = noun !== "" && verb !== "line-update" && verb !== "line-delete";
		const what = (of) => isNamed ? ` ${noun}${of}` : `${of} of ${resource}`;
		if (effect === "create") return `Created${what(" {created}")}`;
		if (effect === "update" || effect === "delete") return `${effect === "update" ? "Updated" : "Deleted"}${what(record)}`;
	}
	if (spec.says !== void 0 || shape !== "action" || effect !== "delete") return spec.says;
	return capital(`${name === "remove" ? "removed" : "deleted"} ${target(named)}`);
}
const target = ({ noun, id }) => id === void 0 ? noun : `${noun} {${id}}`;
/** Default JSON output of actions. */
const defaultGives = { delete: { deleted: "{id}" } };
/** Returns the JSON output of a command, with the argument of the record in place of the default `{id}`. */
function givesOf({ gives }, effect, { id }, { output }) {
	const usual = (output?.["gives"] ?? defaultGives)[effect];
	if (gives !== void 0 || usual === void 0 || id === void 0 || id === "id") return gives;
	return JSON.parse(JSON.stringify(usual).replace(/\{id(?=[:}])/g, `{${id}`));
}

export { summaryOf as a, saysOf as i, defaultGives as n, givesOf as r, confirmOf as t };