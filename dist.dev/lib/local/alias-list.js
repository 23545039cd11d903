import { I as readConfig } from "../../chunks/miss-DFNGofI6.js";

// runtime/local/alias-list.ts
/** Prints the aliases, sorted by name. */
async function list(_args, context) {
	const { aliases } = await readConfig(context.folder);
	const rows = Object.keys(aliases).sort().map((name) => ({
		name,
		command: aliases[name]
	}));
	await context.out.rows(rows, { columns: [{
		key: "name",
		header: "Alias"
	}, {
		key: "command",
		header: "Command"
	}] });
}

export { list as default };