import { d as storeSecretSetting, f as warnUnknown, i as mask, n as checkStorable, o as ruleOf, r as checkValue, s as settingNamed, t as checkCommand } from "../../chunks/settings-V0nf7nel.js";

// runtime/local/config-set.ts
/** Stores one setting of the profile; a secret is stored with the credentials. */
async function set({ key: typed, value }, context) {
	const { service, profile, out } = context;
	const key = settingNamed(service, typed);
	checkStorable(context, key);
	await checkCommand(context, key);
	const text = await checkValue(context, key, value);
	const secret = ruleOf(service, key)?.secret === true;
	if (secret) await storeSecretSetting(context, key, text);
	await profile.set({ [key]: secret ? mask : text });
	await warnUnknown(context, key);
	await out.action(`${key} is set in profile "${profile.name}".`, {
		profile: profile.name,
		key,
		...secret ? {} : { value: text }
	});
}

export { set as default };