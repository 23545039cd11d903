import { D as defaultProfile, F as changeConfig, I as readConfig, O as sandboxProfile, w as checkProfileName } from "../../chunks/miss-DFNGofI6.js";

// runtime/local/profile-use.ts
/** Makes a profile the active one. */
async function use({ name }, context) {
	const { service, folder, out, world, client } = context;
	checkProfileName(name);
	const { profiles } = await readConfig(folder);
	if (!Object.hasOwn(profiles, name) && name !== "default" && name !== "sandbox") {
		const known = Object.keys(profiles).sort().join(", ");
		context.note(`Profile "${name}" is new${known === "" ? "" : ` (known: ${known})`}. Sign in with "${service.binary} ${service.login}".`);
	}
	await changeConfig(folder, (config) => {
		config.activeProfile = name;
	});
	const variable = `${client.env}_PROFILE`;
	if (world.env[variable]) context.warn(`${variable} is set and overrides the active profile.`);
	await out.action(`Profile "${name}" is active.`, {
		profile: name,
		active: true
	});
}

export { use as default };