import { F as changeConfig, I as readConfig, L as isSafeKey, M as shellWords } from "../../chunks/miss-DFNGofI6.js";
import { i as find } from "../../chunks/start-Cng1fSqp.js";

// runtime/local/alias-set.ts
/** Maximum length of a chain of aliases. */
const maxDepth = 10;
/** Creates or replaces an alias. */
async function set({ name, command }, context) {
	const { client, folder, out, warn } = context;
	if (!/^[^-\s.'"\\\p{C}][^\s.'"\\\p{C}]*$/u.test(name) || !isSafeKey(name)) return context.fail("usage", `${JSON.stringify(name)} cannot be the name of an alias.`, "Use letters, digits, dashes and underscores; do not start with a dash.");
	if (name === "help" || find(client.tree, name) !== void 0) return context.fail("usage", `"${name}" is already a command of ${client.binary}.`, "Choose another name.");
	const words = shellWords(command);
	const [first = ""] = words;
	if (first === "") return context.fail("usage", "The alias has no command.", `"${client.binary} --help" lists the commands.`);
	const { aliases } = await readConfig(folder);
	const names = chain({
		...aliases,
		[name]: command
	}, name);
	if (names.length > maxDepth || names.indexOf(names.at(-1) ?? "") < names.length - 1) return context.fail("usage", `The alias would lead to itself: ${names.join(" -> ")}.`, "Give a command of another name.");
	const last = names.at(-1) ?? "";
	if (find(client.tree, last) === void 0) warn(`${client.binary} has no command "${last}" yet; the alias will not run.`);
	if (words.some((word) => /^(?:delete|merge)$/i.test(word))) warn(`This alias deletes or merges records: "${command}".`);
	await changeConfig(folder, (config) => {
		config.aliases[name] = command;
	});
	await out.action(`"${name}" now stands for "${command}".`, {
		name,
		command
	});
}
/** Returns the names that an alias leads to, up to a command or a name that occurs twice. */
function chain(aliases, name) {
	const names = [name];
	for (let at = name; Object.hasOwn(aliases, at) && names.length <= maxDepth;) {
		at = shellWords(aliases[at] ?? "")[0] ?? "";
		const seen = names.includes(at);
		names.push(at);
		if (seen) break;
	}
	return names;
}

export { set as default };