import { c as showText, f as warnUnknown, l as shownSetting, s as settingNamed } from "../../chunks/settings-V0nf7nel.js";

// runtime/local/config-get.ts
/** Prints one setting of the profile: as text in a table, otherwise as JSON, which is `null` without a value. */
async function get({ key }, context) {
	const { service, out } = context;
	const name = settingNamed(service, key);
	const value = await shownSetting(context, name);
	if (value === void 0) await warnUnknown(context, name);
	if (out.format === "table") return out.text(`${value === void 0 ? "not set" : showText(value)}\n`);
	await out.json(value ?? null);
}

export { get as default };