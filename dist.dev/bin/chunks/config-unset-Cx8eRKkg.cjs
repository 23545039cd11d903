const require_settings = require("./settings-DERsQ4t2.cjs");

// runtime/local/config-unset.ts
/** Removes one setting of the profile; one without a value is not an error. */
async function unset({ key: typed }, context) {
	const { service, profile, out } = context;
	const key = require_settings.settingNamed(service, typed);
	const removed = await require_settings.shownSetting(context, key) !== void 0;
	if (!removed) await require_settings.warnUnknown(context, key);
	if (removed && require_settings.ruleOf(service, key)?.secret) await require_settings.removeSecretSetting(context, key);
	if (removed) await profile.set({ [key]: void 0 });
	await out.action(removed ? `${key} was removed from profile "${profile.name}".` : `${key} was not set in profile "${profile.name}".`, {
		profile: profile.name,
		key,
		removed
	});
}

exports.default = unset;