import { a as removeSecretSetting, f as warnUnknown, l as shownSetting, o as ruleOf, s as settingNamed } from "../../chunks/settings-V0nf7nel.js";

// runtime/local/config-unset.ts
/** Removes one setting of the profile; one without a value is not an error. */
async function unset({ key: typed }, context) {
	const { service, profile, out } = context;
	const key = settingNamed(service, typed);
	const removed = await shownSetting(context, key) !== void 0;
	if (!removed) await warnUnknown(context, key);
	if (removed && ruleOf(service, key)?.secret) await removeSecretSetting(context, key);
	if (removed) await profile.set({ [key]: void 0 });
	await out.action(removed ? `${key} was removed from profile "${profile.name}".` : `${key} was not set in profile "${profile.name}".`, {
		profile: profile.name,
		key,
		removed
	});
}

export { unset as default };