const require_settings = require("./settings-DERsQ4t2.cjs");

// runtime/local/config-set.ts
/** Stores one setting of the profile; a secret is stored with the credentials. */
async function set({ key: typed, value }, context) {
	const { service, profile, out } = context;
	const key = require_settings.settingNamed(service, typed);
	require_settings.checkStorable(context, key);
	await require_settings.checkCommand(context, key);
	const text = await require_settings.checkValue(context, key, value);
	const secret = require_settings.ruleOf(service, key)?.secret === true;
	if (secret) await require_settings.storeSecretSetting(context, key, text);
	await profile.set({ [key]: secret ? require_settings.mask : text });
	await require_settings.warnUnknown(context, key);
	await out.action(`${key} is set in profile "${profile.name}".`, {
		profile: profile.name,
		key,
		...secret ? {} : { value: text }
	});
}

exports.default = set;