import { $ as choosesNames, nt as declaredOrigin, ot as overrideOf } from "../../chunks/run-BhoUbCgs.js";
import { s as CliError } from "../../chunks/start-Cng1fSqp.js";
import { O as sandboxProfile } from "../../chunks/miss-DFNGofI6.js";

// runtime/local/version.ts
/** Prints the client's version and platform. Sends no request. */
async function version(_args, context) {
	const { client, world, out, globals } = context;
	const facts = {
		name: client.binary,
		version: client.version,
		runtime: `node ${process.versions.node}`,
		apiBase: await origin(context),
		platform: `${world.platform}-${process.arch}`
	};
	if (out.format !== "table" || choosesNames(globals)) return out.record(facts);
	const { name, apiBase, runtime, platform } = facts;
	await out.text(`${name} ${client.version}\n${runtime}\n${apiBase ?? "API base not set"}\n${platform}\n`);
}
async function origin(context) {
	const { service, globals, authority } = context;
	const [host = ""] = Object.keys(service.hosts);
	try {
		if (globals.profile === "sandbox") return await authority.origin(host);
		return (await overrideOf(context, host))?.origin ?? await declaredOrigin(context, host);
	} catch (error) {
		if (!(error instanceof CliError)) throw error;
		return null;
	}
}

export { version as default };