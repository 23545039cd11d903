const require_run = require("./run-Duopuxci.cjs");
const require_settings = require("./settings-DERsQ4t2.cjs");

// runtime/local/config-list.ts
/** Prints the settings of the profile: one `key=value` per line, or one object. */
async function list(_args, context) {
	const { out, globals } = context;
	const settings = await require_settings.shownSettings(context);
	if (out.format !== "table" || require_run.choosesNames(globals)) return out.record(settings);
	const names = Object.keys(settings);
	if (names.length === 0) return context.note(`Profile "${context.profile.name}" has no settings.`);
	await out.text(names.map((name) => `${name}=${require_settings.showText(settings[name])}\n`).join(""));
}

exports.default = list;