const require_miss = require("./miss-T62ysXSg.cjs");

// runtime/local/profile-use.ts
/** Makes a profile the active one. */
async function use({ name }, context) {
	const { service, folder, out, world, client } = context;
	require_miss.checkProfileName(name);
	const { profiles } = await require_miss.readConfig(folder);
	if (!Object.hasOwn(profiles, name) && name !== "default" && name !== "sandbox") {
		const known = Object.keys(profiles).sort().join(", ");
		context.note(`Profile "${name}" is new${known === "" ? "" : ` (known: ${known})`}. Sign in with "${service.binary} ${service.login}".`);
	}
	await require_miss.changeConfig(folder, (config) => {
		config.activeProfile = name;
	});
	const variable = `${client.env}_PROFILE`;
	if (world.env[variable]) context.warn(`${variable} is set and overrides the active profile.`);
	await out.action(`Profile "${name}" is active.`, {
		profile: name,
		active: true
	});
}

exports.default = use;