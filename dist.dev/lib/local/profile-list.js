import { $ as choosesNames } from "../../chunks/run-BhoUbCgs.js";
import { C as findStored, v as authParts, x as credentialsOf } from "../../chunks/http-BfOjzy3p.js";
import { E as createProfile, I as readConfig } from "../../chunks/miss-DFNGofI6.js";

// runtime/local/profile-list.ts
/** Prints the profiles, and marks the active one and those with a stored credential. */
async function list(_args, context) {
	const { folder, profile, out, globals } = context;
	const config = await readConfig(folder);
	const names = [.../* @__PURE__ */ new Set([...Object.keys(config.profiles), profile.name])].sort();
	const rows = [];
	for (const name of names) rows.push({
		name,
		active: name === profile.name,
		authenticated: await isSignedIn(context, name)
	});
	if (out.format !== "table" || choosesNames(globals)) return out.rows(rows);
	const lines = rows.map(({ name, active, authenticated }) => `${active ? "*" : " "} ${name}${authenticated ? " (authenticated)" : ""}\n`);
	await out.text(lines.join(""));
}
async function isSignedIn(context, name) {
	const { sandbox: _sandbox, ...parts } = authParts(context);
	const profile = createProfile(context.folder, name);
	for (const host of Object.keys(context.service.hosts)) {
		if (credentialsOf(context, host).length === 0) continue;
		if ((await findStored({
			...parts,
			profile
		}, host)).found) return true;
	}
	return false;
}

export { list as default };