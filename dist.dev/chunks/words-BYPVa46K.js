// generator/3-bind/words.ts
/** English words for help. */
/** Converts names such as `expected-close-date`, `stage_id` and `createdAt` to words. */
function words(name) {
	return name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").replace(/[-_.]+/g, " ").trim().split(/\s+/).map((word) => /^[A-Z0-9]{2,}$/.test(word) ? word : word.toLowerCase()).join(" ");
}
function capital(text) {
	return text === "" ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
/** Returns the header of a column: the key in words, with `id` and `url` as abbreviations. */
function header(key) {
	return capital(words(key).replace(/^id$|\burl\b/g, (word) => word.toUpperCase()));
}
/** `a deal`, `an activity`, `a user`. */
function withArticle(noun) {
	return `${/^(?:[aeio]|u(?!ni|se|rl|til))/i.test(noun) ? "an" : "a"} ${noun}`;
}
/** `deals`, `entries`, `boxes`. */
function pluralOf(noun) {
	if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
	return `${noun}${/(?:s|x|z|ch|sh)$/.test(noun) ? "es" : "s"}`;
}
function pascal(name) {
	return name.split(/[-_\s]+/).map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join("");
}
/**
* Returns the names in braces of a template: of `{answer.status}` and `{id:number}` the first part, of `{a|b}` both names.
*/
function placeholders(template) {
	return alternatives(template).flat();
}
/** Returns the names in braces of a template, grouped by placeholder. */
function alternatives(template) {
	return [...template.matchAll(/\{([A-Za-z0-9_-][^{}]*)\}/g)].map(([, inside = ""]) => inside.split("|").map((name) => /^[A-Za-z0-9_-]+/.exec(name)?.[0] ?? name));
}
/** Returns the names in braces of every text in a JSON template. */
function placeholdersIn(value) {
	return textsIn(value).flatMap(placeholders);
}
/** Returns every text in a JSON template. */
function textsIn(value) {
	if (typeof value === "string") return [value];
	if (Array.isArray(value)) return value.flatMap(textsIn);
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

export { placeholders as a, textsIn as c, pascal as i, withArticle as l, capital as n, placeholdersIn as o, header as r, pluralOf as s, alternatives as t, words as u };