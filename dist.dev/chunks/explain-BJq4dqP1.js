import { t as catalogue } from "./catalogue-CA1TS8u0.js";
import { n as didYouMean } from "./nearest-BZ2aBP6g.js";

// generator/cli/explain.ts
/** Returns what a diagnostic means and why the rule exists; without a code, the titles of all diagnostics. */
function explanation(code) {
	const entries = catalogue;
	if (code === void 0) return {
		found: true,
		text: Object.entries(entries).map(([name, { severity, title }]) => `${name}  ${severity.padEnd(7)}  ${title}\n`).join("")
	};
	const name = code.toUpperCase();
	const entry = entries[name];
	if (entry === void 0) return {
		found: false,
		text: `Unknown diagnostic "${code}". ${didYouMean(name, Object.keys(entries))}Run "cmdspec explain" to list all.\n`
	};
	const { severity, title, message, remedy, explanation: why } = entry;
	return {
		found: true,
		text: `${name} (${severity}): ${title}\n\n  Message:  ${message}\n  Fix:      ${/^\{\w+\}$/.test(remedy) ? "Depends on the spec; each error shows it." : remedy}\n\n${why}\n`
	};
}

export { explanation };