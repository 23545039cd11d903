const require_run = require("./run-Duopuxci.cjs");
const require_http = require("./http-Ddq_m_Hy.cjs");
const require_miss = require("./miss-T62ysXSg.cjs");

// runtime/local/profile-list.ts
/** Prints the profiles, and marks the active one and those with a stored credential. */
async function list(_args, context) {
	const { folder, profile, out, globals } = context;
	const config = await require_miss.readConfig(folder);
	const names = [.../* @__PURE__ */ new Set([...Object.keys(config.profiles), profile.name])].sort();
	const rows = [];
	for (const name of names) rows.push({
		name,
		active: name === profile.name,
		authenticated: await isSignedIn(context, name)
	});
	if (out.format !== "table" || require_run.choosesNames(globals)) return out.rows(rows);
	const lines = rows.map(({ name, active, authenticated }) => `${active ? "*" : " "} ${name}${authenticated ? " (authenticated)" : ""}\n`);
	await out.text(lines.join(""));
}
async function isSignedIn(context, name) {
	const { sandbox: _sandbox, ...parts } = require_http.authParts(context);
	const profile = require_miss.createProfile(context.folder, name);
	for (const host of Object.keys(context.service.hosts)) {
		if (require_http.credentialsOf(context, host).length === 0) continue;
		if ((await require_http.findStored({
			...parts,
			profile
		}, host)).found) return true;
	}
	return false;
}

exports.default = list;