import { G as defined, I as readConfig, L as isSafeKey, k as storeSetting } from "./miss-DFNGofI6.js";
import { s as CliError } from "./start-Cng1fSqp.js";

// runtime/local/lib/settings.ts
/** Replaces a secret in the settings file and in output; the secret is stored with the credentials. */
const mask = "********";
/** Returns the rule of a setting; the name may be any text. */
const ruleOf = ({ settings }, key) => Object.hasOwn(settings, key) ? settings[key] : void 0;
/** Settings that the commands of every client store, besides those of the service. */
const shared = /* @__PURE__ */ new Set([storeSetting, "auth_mode"]);
/** Returns the settings of the active profile for output: without internal ones, secrets masked. */
async function shownSettings({ service, profile, folder }) {
	const shown = Object.entries((await readConfig(folder)).profiles[profile.name] ?? {}).filter(([name]) => !ruleOf(service, name)?.internal).sort(([a], [b]) => a < b ? -1 : 1);
	return Object.fromEntries(shown.map(([name, value]) => [name, ruleOf(service, name)?.secret ? mask : value]));
}
/** Words of the command whose columns a setting holds, `columns.order.list`; `undefined` for another name. */
const commandOf = (key) => key.startsWith("columns.") ? key.split(".").slice(1) : void 0;
/** Fails on a setting with the columns of a command that does not exist. */
async function checkCommand({ client }, key) {
	const words = commandOf(key);
	if (words === void 0) return;
	let group = client.tree;
	let node;
	for (const word of words) {
		node = group !== void 0 && Object.hasOwn(group.nodes, word) ? group.nodes[word] : void 0;
		group = (await node?.open?.())?.group;
	}
	if (node?.run !== void 0) return;
	throw new CliError("usage", `"${key}" does not name a command: "${words.join(" ")}" does not exist.`, "Write columns.<command> with dots between the words, for example columns.alias.list.");
}
/** Returns one setting for output; `undefined` without a value. */
async function shownSetting({ service, profile }, key) {
	const value = await profile.get(key);
	return value !== void 0 && ruleOf(service, key)?.secret ? mask : value;
}
/** Returns a value on one line. */
function showText(value) {
	return typeof value === "string" && !/[\u0000-\u001f\u007f-\u009f]/.test(value) ? value : JSON.stringify(value);
}
/**
* Returns the setting that a name means: its own name in any spelling, the flag whose default it is, or what the sign-in
* calls it (`output`, `clientId`). Another name is returned unchanged.
*/
function settingNamed({ settings, credentials, variables }, name) {
	if (Object.hasOwn(settings, name)) return name;
	const wanted = plain(name);
	const others = /* @__PURE__ */ new Map();
	for (const [key, { fills }] of Object.entries(settings)) if (fills !== void 0) others.set(plain(fills), key);
	for (const [variable, { setting, login }] of Object.entries(variables)) if (setting !== void 0 && login !== void 0) others.set(plain(login.flag ?? variable), setting);
	for (const credential of Object.values(credentials)) {
		if (credential.kind !== "oauth") continue;
		const { id, secret } = credential.client;
		for (const [part, usual] of [[id, "clientid"], [secret, "clientsecret"]]) if (part.setting !== void 0) others.set(plain(part.flag), part.setting).set(usual, part.setting);
	}
	return Object.keys(settings).find((key) => plain(key) === wanted) ?? others.get(wanted) ?? name;
}
const plain = (name) => name.replaceAll(/[_-]/g, "").toLowerCase();
/** Warns about an unknown name, with the known settings. */
async function warnUnknown({ service, warn }, key) {
	const names = Object.keys(service.settings).filter((name) => !service.settings[name]?.internal);
	if (Object.hasOwn(service.settings, key) || shared.has(key) || commandOf(key) !== void 0) return;
	const { nearest } = await import("./nearest-B1j1exGg.js");
	const [near] = nearest(key, names);
	warn(`"${key}" is not a setting of ${service.binary}, and nothing reads it.` + (near === void 0 ? "" : ` Did you mean ${near}?`) + (names.length === 0 ? "" : ` Known settings: ${names.join(", ")}.`));
}
/** Fails on a name that only the commands themselves store, and on one that cannot be a key. */
function checkStorable({ service }, key) {
	const { binary, login } = service;
	if (!isSafeKey(key)) throw new CliError("usage", `${JSON.stringify(key)} cannot be the name of a setting.`);
	if (!shared.has(key) && !ruleOf(service, key)?.internal) return;
	throw new CliError("usage", `"${key}" is set by "${binary} ${login}" and other commands, not by hand.`, key === "credential_store" ? `Run "${binary} ${login} --store file", or --store keychain.` : void 0);
}
/** Returns the value to store; fails if the setting cannot have it. */
async function checkValue(context, key, text) {
	const { service, world, warn } = context;
	const [{ readValue }, { createInput }, { checkVariable }, { overrideOrigin }] = await Promise.all([
		import("./flag-values-BHy6lzAl.js"),
		import("./values-input-Bnsydgbz.js"),
		import("./login-C6sYau47.js"),
		import("./origin-phmFl0Lk.js")
	]);
	const { kind = "text", choices, min, max } = ruleOf(service, key) ?? {};
	const columns = commandOf(key) === void 0 ? void 0 : {
		kind: "csv",
		of: "text"
	};
	await readValue(text, {
		...defined({
			kind,
			describe: "",
			choices,
			min,
			max
		}),
		...columns
	}, key, {
		world,
		warn,
		input: createInput(world)
	});
	const [variable] = Object.entries(service.variables).find(([, { setting }]) => setting === key) ?? [];
	if (variable !== void 0) await checkVariable(context, variable, text);
	const host = Object.values(service.hosts).find(({ setting }) => setting === key);
	if (host !== void 0) overrideOrigin(host, text, key);
	return text.trim();
}
/** Stores a secret with the credentials, because the settings file must not hold secrets. */
async function storeSecretSetting(context, key, secret) {
	const [{ openStore }, { writeEntry }, { declaredOrigin }, { authParts }] = await Promise.all([
		import("./store-DLYvc-_G.js"),
		import("./tokens-Z-5sLMVF.js"),
		import("./origin-phmFl0Lk.js"),
		import("./parts-tIg8o6At.js")
	]);
	const parts = authParts(context);
	const store = await openStore(parts);
	await store.probe();
	const { hosts, credentials } = context.service;
	const [host = ""] = Object.keys(hosts);
	const client = Object.values(credentials).flatMap((one) => one.kind === "oauth" && one.client.secret.setting === key ? [one.client.id.setting] : [])[0];
	const id = client === void 0 ? void 0 : await context.profile.get(client);
	await writeEntry(store, key, {
		origin: await declaredOrigin(parts, host),
		secret,
		...typeof id === "string" ? { clientId: id } : {}
	});
}
async function removeSecretSetting(context, key) {
	const { openStore } = await import("./store-DLYvc-_G.js");
	await (await openStore(context)).remove(key);
}

export { removeSecretSetting as a, showText as c, storeSecretSetting as d, warnUnknown as f, mask as i, shownSetting as l, checkStorable as n, ruleOf as o, checkValue as r, settingNamed as s, checkCommand as t, shownSettings as u };