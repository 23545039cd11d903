import { X as nearest } from "./miss-DFNGofI6.js";

// generator/diagnostics/nearest.ts
/** Returns the first half of a remedy, `Did you mean "x"? `, or an empty text. */
function didYouMean(typed, known) {
	const [name] = nearest(typed, [...known]);
	return name === void 0 ? "" : `Did you mean "${name}"? `;
}
/** Returns names on one line, shortened when there are many. */
function listed(names, most = 12) {
	const all = [...names];
	if (all.length === 0) return "none";
	return all.length <= most ? all.join(", ") : `${all.slice(0, most).join(", ")} and ${all.length - most} more`;
}
/** Returns a whole remedy: the nearest name and the known ones; `shown` limits those that are listed. */
function candidates(typed, known, label, shown = known) {
	const near = didYouMean(typed, known);
	return `${near}${label}: ${listed(new Set(shown), near === "" ? 60 : 20)}.`;
}

export { didYouMean as n, listed as r, candidates as t };