import { r as report } from "./miss-DFNGofI6.js";
import { E as typedFrom, T as declareFlags, w as run } from "./run-BhoUbCgs.js";
import { o as walk, r as processWorld } from "./start-Cng1fSqp.js";

// runtime/cli/mount.ts
/** Declares the flags and arguments of a command, global flags included, to the yargs of another program. */
async function declareMounted(client, { flags, positionals = {} }, yargs) {
	const { service } = await client.service();
	const filled = new Set(Object.values(service.settings).map(({ fills }) => fills));
	declareFlags(yargs, {
		own: flags,
		globals: service.globals,
		positionals,
		filled
	});
	return yargs;
}
/** Runs a command that another program has parsed as its own binary would. Sets the exit code when it fails. */
async function runMounted(client, id, argv) {
	const { world, release } = processWorld();
	const progress = {};
	try {
		const leaf = await walk(client.tree, id.split(".").slice(1), () => Promise.resolve(false));
		if (leaf.kind !== "leaf") throw new Error(`the client ${client.binary} has no command ${id}`);
		await run(client, world, leaf, progress, (line) => typedFrom(line, argv));
	} catch (error) {
		process.exitCode = await report(error, client, world, progress);
	} finally {
		release();
	}
}

export { declareMounted, runMounted };