const require_run = require("./run-Duopuxci.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");
const require_miss = require("./miss-T62ysXSg.cjs");

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
	if (out.format !== "table" || require_run.choosesNames(globals)) return out.record(facts);
	const { name, apiBase, runtime, platform } = facts;
	await out.text(`${name} ${client.version}\n${runtime}\n${apiBase ?? "API base not set"}\n${platform}\n`);
}
async function origin(context) {
	const { service, globals, authority } = context;
	const [host = ""] = Object.keys(service.hosts);
	try {
		if (globals.profile === "sandbox") return await authority.origin(host);
		return (await require_run.overrideOf(context, host))?.origin ?? await require_run.declaredOrigin(context, host);
	} catch (error) {
		if (!(error instanceof require_start.CliError)) throw error;
		return null;
	}
}

exports.default = version;