import { F as changeConfig } from "../../chunks/miss-DFNGofI6.js";

// runtime/local/alias-unset.ts
/** Removes an alias; one that does not exist is not an error. */
async function unset({ name }, context) {
	const removed = await changeConfig(context.folder, ({ aliases }) => {
		const known = Object.hasOwn(aliases, name);
		if (known) Reflect.deleteProperty(aliases, name);
		return known;
	});
	await context.out.action(removed ? `The alias "${name}" was removed.` : `The alias "${name}" does not exist.`, {
		name,
		removed
	});
}

export { unset as default };