import { G as defined } from "../../chunks/miss-DFNGofI6.js";
import { b as sandboxSecret } from "../../chunks/http-BfOjzy3p.js";
import { s as CliError } from "../../chunks/start-Cng1fSqp.js";

// runtime/local/sandbox-serve.ts
/** Ends the report of a sandbox that is ready. */
const READY = "Stop it with Ctrl-C.";
/**
* Serves the sandbox of the service until Ctrl-C. It starts with fresh data and stores nothing. The environment variables for
* other processes are the only text on standard output, in a form that a shell evaluates.
*/
async function serve(args, context) {
	if (args.background === true) {
		await serveInBackground(context);
		return;
	}
	const { service, world, announce, out } = context;
	const { origin, close } = await start(args, context);
	try {
		announce(`The sandbox of ${service.title} listens on ${origin}. In another terminal:`);
		await out.text(environmentOf(service, origin).map(([name, value]) => `export ${name}=${value}`).join("\n"));
		announce(READY);
		await new Promise((_resolve, reject) => {
			const stop = () => {
				reject(world.signal.reason);
			};
			if (world.signal.aborted) stop();
			else world.signal.addEventListener("abort", stop, { once: true });
		});
	} finally {
		await close();
	}
}
async function serveInBackground({ world, out, note }) {
	const { runInBackground } = await import("../../chunks/background-3MmUPzrI.js");
	const { pid, output } = await runInBackground(world.argv.filter((word) => word !== "--background"), new RegExp(READY.replaceAll(".", "\\.")), world.env);
	await out.text(output);
	note(`The sandbox runs in the background. Stop it with: kill ${String(pid)}`);
}
async function start({ port, records, latency, fail, seed }, { client }) {
	const { open } = await client.sandbox();
	try {
		return await open(defined({
			client,
			hold: true,
			port: port ?? 0,
			records,
			latency,
			fail,
			seed
		}));
	} catch (error) {
		const { name, message, code } = error;
		if (code === "EADDRINUSE") throw new CliError("config", `Port ${String(port)} on this machine is already in use.`, "Choose another with --port; 0 finds a free one.");
		if (name === "StateError") throw new CliError("usage", message);
		throw error;
	}
}
/** Returns the environment variables with which another process uses the sandbox. */
function environmentOf(service, origin) {
	const lines = Object.values(service.hosts).map(({ override }) => [override, origin]);
	for (const [name, value] of Object.entries(service.sandbox.variables)) {
		const env = service.variables[name]?.env;
		if (env !== void 0) lines.push([env, value]);
	}
	for (const { env } of Object.values(service.credentials)) if (env !== void 0) lines.push([env, sandboxSecret]);
	return [...new Map(lines)];
}

export { serve as default };