import { a as dump, t as DUMP_SCHEMA } from "./js-yaml-8B9H8x74.js";
import { Mt as stringifyJson, Rt as isLosslessNumber } from "./run-BhoUbCgs.js";
import { J as escapeJson, q as cleanLines } from "./miss-DFNGofI6.js";

// runtime/output/yaml.ts
/** Numbers of any length are printed with their digits, as numbers. */
const numbers = DUMP_SCHEMA.tags.filter((tag) => tag.nodeKind === "scalar").filter(({ tagName }) => /:(?:int|float)$/.test(tagName)).map((tag) => ({
	...tag,
	identify: (value) => isLosslessNumber(value) ? /^-?\d+$/.test(String(value)) === tag.tagName.endsWith(":int") : tag.identify(value),
	represent: (value) => isLosslessNumber(value) ? String(value) : tag.represent(value)
}));
const options = {
	schema: DUMP_SCHEMA.withTags(numbers),
	lineWidth: -1,
	noRefs: true,
	skipInvalid: true
};
/** YAML has no escapes outside double quotes, so on a terminal unsafe characters are replaced. */
function yamlText(value, terminal) {
	const text = dumpText(value);
	return terminal ? cleanLines(text) : text;
}
function dumpText(value) {
	try {
		return dump(value, options);
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		const lines = Array.isArray(value) ? value.map((one) => `- ${stringifyJson(one)}`) : [stringifyJson(value)];
		return `${escapeJson(lines.join("\n"))}\n`;
	}
}
/** Prints a YAML sequence, item by item. */
function yamlRows(terminal) {
	let started = false;
	return {
		row: (row) => {
			started = true;
			return yamlText([row], terminal);
		},
		end: () => started ? "" : "[]\n"
	};
}

export { yamlRows, yamlText };