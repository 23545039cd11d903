import { $ as choosesNames } from "../../chunks/run-BhoUbCgs.js";
import { c as showText, u as shownSettings } from "../../chunks/settings-V0nf7nel.js";

// runtime/local/config-list.ts
/** Prints the settings of the profile: one `key=value` per line, or one object. */
async function list(_args, context) {
	const { out, globals } = context;
	const settings = await shownSettings(context);
	if (out.format !== "table" || choosesNames(globals)) return out.record(settings);
	const names = Object.keys(settings);
	if (names.length === 0) return context.note(`Profile "${context.profile.name}" has no settings.`);
	await out.text(names.map((name) => `${name}=${showText(settings[name])}\n`).join(""));
}

export { list as default };