// runtime/base/notation.ts
/** Returns the notation of a line: `account:amount[:option=value...][:text]`. */
function lineShape({ head, options, text }) {
	const parts = Object.entries(head).map(([name, { optional }]) => optional ? `[${name}]` : name);
	const tail = [...Object.keys(options).length === 0 ? [] : ["[:option=value...]"], ...text === void 0 ? [] : ["[:text]"]];
	return parts.join(":") + tail.join("");
}
/** Returns the bounds of a number in words; `undefined` if it has none. */
function rangeOf({ min, max }) {
	if (min === void 0) return max === void 0 ? void 0 : `at most ${String(max)}`;
	return max === void 0 ? `at least ${String(min)}` : `from ${String(min)} to ${String(max)}`;
}

export { rangeOf as n, lineShape as t };