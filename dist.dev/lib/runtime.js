import { f as local, m as request, n as start, p as workflow, s as CliError, t as main } from "../chunks/start-Cng1fSqp.js";

// runtime/cli/define.ts
/** Makes a command of a client mountable in another program on yargs. What that needs is loaded only then. */
function defineCommand(load, command) {
	return {
		...command,
		builder: async (yargs) => {
			const [{ client }, { declareMounted }] = await Promise.all([load(), import("../chunks/mount-z6TZOPgV.js")]);
			return await declareMounted(client, command, yargs);
		},
		handler: async (args, context) => {
			if (context !== void 0) return await command.handler(args, context);
			const [{ client }, { runMounted }] = await Promise.all([load(), import("../chunks/mount-z6TZOPgV.js")]);
			await runMounted(client, command.id, args);
		}
	};
}

export { CliError, defineCommand, local, main, request, start, workflow };