const require_settings = require("./settings-DERsQ4t2.cjs");

// runtime/local/config-get.ts
/** Prints one setting of the profile: as text in a table, otherwise as JSON, which is `null` without a value. */
async function get({ key }, context) {
	const { service, out } = context;
	const name = require_settings.settingNamed(service, key);
	const value = await require_settings.shownSetting(context, name);
	if (value === void 0) await require_settings.warnUnknown(context, name);
	if (out.format === "table") return out.text(`${value === void 0 ? "not set" : require_settings.showText(value)}\n`);
	await out.json(value ?? null);
}

exports.default = get;