const require_miss = require("./miss-T62ysXSg.cjs");
const require_http = require("./http-Ddq_m_Hy.cjs");
const require_login = require("./login-C9pdfUwp.cjs");
const require_prove = require("./prove-DlnCD0s_.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");
const require_run = require("./run-Duopuxci.cjs");
const require_settings = require("./settings-DERsQ4t2.cjs");

// runtime/local/auth-login.ts
/**
* Signs in and stores the credential. The service's credentials define which one and by which flags: every command that
* a credential names as its login can use this. Flags: `--store`, the credential's own, and the
* variables of its host's origin.
*/
async function login(typed, context) {
	const args = typed;
	const target = require_login.chooseTarget(args, context);
	const parts = require_http.authParts(context);
	await require_login.refuseOverride(parts, target.host);
	const choice = args["store"];
	const store = await require_login.prepareStore(context, choice);
	if (target.credential.kind === "secret") await storeSecret(args, context, {
		...target,
		credential: target.credential
	}, store, choice);
	else await signIn(args, context, {
		...target,
		credential: target.credential
	}, store, choice);
}
/** Verifies a secret, then stores it. */
async function storeSecret(args, context, target, store, choice) {
	const parts = require_http.authParts(context);
	const { credential, host } = target;
	const place = await locate(args, context, host);
	const flag = `--${credential.flag}`;
	const typed = args[credential.flag] ?? await ask(context, credential, flag);
	const secret = require_http.checkSecret(typed, flag, "usage");
	let answer;
	try {
		answer = await require_prove.prove(context, credential, host, place.origin, require_http.attach(credential.attach, secret));
	} catch (error) {
		if (!(error instanceof require_start.CliError) || error.kind !== "auth") throw error;
		throw new require_start.CliError("auth", `The ${credential.title} was not accepted by ${place.origin}, and nothing was stored. ${error.message}`, `Copy the ${credential.title} again, and check that it belongs to ${place.origin}.`, error.details);
	}
	await require_login.keepSecret(parts, store, target, place.origin, secret);
	await require_login.finishLogin(parts, store, target, choice, {
		...place.settings,
		...await remembered(context, credential, answer)
	});
	await printLogin(context, target, store, place, answer);
}
/** Prompts for the secret; the sandbox accepts a fixed one. */
async function ask(context, { title }, flag) {
	return require_http.authParts(context).sandbox ? require_http.sandboxSecret : context.ask(`${title}:`, {
		flag,
		hidden: true
	});
}
/** Stores tokens before they are used: the service does not return them again. */
async function signIn(args, context, target, store, choice) {
	const parts = require_http.authParts(context);
	const { credential, host } = target;
	const named = parts.sandbox ? void 0 : credential.originField;
	const before = named === void 0 ? await locate(args, context, host) : void 0;
	const pair = await require_login.settleClient(args, context, credential, store, before?.origin);
	const settings = await redirectSettings(args, context, credential);
	const grant = await granted(args, context, credential, before?.origin ?? "", pair);
	const place = before ?? require_login.placeFromGrant(context, host, named ?? "", grant);
	await require_login.keepTokens(parts, store, target, place.origin, pair, grant);
	const { setting } = credential.client.id;
	const hidden = credential.client.secret.setting;
	const client = {
		...setting === void 0 ? {} : { [setting]: pair.id },
		...hidden === void 0 ? {} : { [hidden]: require_settings.mask }
	};
	await require_login.finishLogin(parts, store, target, choice, {
		...place.settings,
		...client,
		...settings
	});
	let answer;
	try {
		answer = await require_prove.prove(context, credential, host, place.origin, require_http.attach(credential.attach, grant.accessToken));
		const more = await remembered(context, credential, answer);
		if (Object.keys(more).length > 0) await parts.profile.set(more);
	} catch (error) {
		if (!(error instanceof require_start.CliError)) throw error;
		context.warn(`Signed in, but the first request failed: ${error.message}`);
	}
	await printLogin(context, target, store, place, answer);
}
async function granted(args, context, credential, origin, pair) {
	const parts = require_http.authParts(context);
	const { redirect } = credential;
	if (credential.grant === "client-credentials" || redirect === void 0) return require_http.requestToken(parts, credential, origin, pair, { grant_type: "client_credentials" });
	const { signInWithBrowser } = await Promise.resolve().then(() => require("./oauth-CUY83Rcl.cjs"));
	const manual = redirect.manualFlag !== void 0 && args[redirect.manualFlag] === true;
	const domain = await domainOf(args, context, credential, manual);
	if (domain !== void 0 && !manual) await checkTunnel(context, redirect);
	return signInWithBrowser({
		parts,
		credential,
		origin,
		pair,
		port: await portOf(args, context, redirect),
		query: Object.fromEntries(Object.entries(credential.authorizeQuery ?? {}).map(([name, template]) => [name, require_run.fillText(template, valueOf(args, context))])),
		...require_miss.defined({ domain }),
		...manual ? { paste: () => paste(context, redirect.manualFlag ?? "") } : {}
	});
}
/** Returns the port of the callback: the flag's, else the profile's, else the default. */
async function portOf(args, { profile }, { port, portFlag, portSetting }) {
	const typed = portFlag === void 0 ? void 0 : args[portFlag];
	const kept = portSetting === void 0 ? void 0 : await profile.get(portSetting);
	return Number(typed ?? kept ?? port);
}
/** A switch of the command in a query is 1 or 0. */
const valueOf = (args, context) => (name) => {
	const value = args[name];
	if (context.command.flags[name]?.kind !== "boolean") return value;
	return value === true ? "1" : "0";
};
/** Refuses a sign-in that needs a tunnel without its program, before the browser is opened. */
async function checkTunnel({ world }, { tunnel, manualFlag }) {
	if (tunnel === void 0) return;
	const [program = ""] = tunnel.command.split(/\s+/);
	const { onPath } = await Promise.resolve().then(() => require("./checks-C3R6LK_9.cjs"));
	if (await onPath(program, world.env["PATH"] ?? "", world.platform) !== void 0) return;
	const other = manualFlag === void 0 ? "" : `, or sign in with --${manualFlag}`;
	throw new require_start.CliError("config", `The tunnel program ${program} is not installed.`, `Install it${other}.`);
}
async function domainOf(args, context, { redirect }, manual) {
	if (redirect?.tunnel === void 0 || require_http.authParts(context).sandbox) return void 0;
	const { flag, setting } = redirect.tunnel;
	const known = args[flag] ?? await context.profile.get(setting);
	const domain = (typeof known === "string" && known !== "" ? known : void 0) ?? (manual ? void 0 : await context.ask("Public domain in front of this machine:", { flag: `--${flag}` }));
	if (domain === void 0) return void 0;
	const bare = domain.replace(/^https:\/\//, "").replace(/\/+$/, "");
	if (/^[a-z0-9.-]+(?::\d+)?$/i.test(bare)) return bare;
	throw new require_start.CliError("combination", `"${domain}" is not a domain.`, `Give --${flag} a name such as login.example.dev.`);
}
/** Returns the tunnel's domain as a setting, so that it is typed once. */
async function redirectSettings(args, context, { redirect }) {
	const tunnel = redirect?.tunnel;
	const typed = tunnel === void 0 ? void 0 : args[tunnel.flag];
	if (tunnel === void 0 || typeof typed !== "string" || typed === "") return {};
	return context.service.settings[tunnel.setting] === void 0 ? {} : { [tunnel.setting]: typed };
}
/** Reads a line from the terminal or from standard input. */
async function paste(context, flag) {
	const { stdin, signal } = context.world;
	if (stdin.isTTY) return context.ask("Paste the address that the browser ends up at:", { flag: `--${flag}` });
	context.announce("Reading the address that the browser ends up at from standard input.");
	const { createInterface } = await import("node:readline");
	const lines = createInterface({
		input: stdin,
		signal
	});
	for await (const line of lines) {
		lines.close();
		return line;
	}
	signal.throwIfAborted();
	return context.fail("combination", "Standard input ended before an address was given.", "Run the login in a terminal.");
}
/** In the sandbox the origin changes with every run, and no variable sets it. */
async function locate(args, context, host) {
	const { sandbox } = require_http.authParts(context);
	return sandbox === void 0 ? require_login.settlePlace(args, context, host) : {
		origin: await sandbox(),
		settings: {}
	};
}
async function remembered(context, { remember }, answer) {
	const found = {};
	for (const [setting, { from, keep }] of Object.entries(remember ?? {})) {
		const value = require_run.getPath(answer, from);
		if (value === void 0 || value === null || value === "") continue;
		if (keep && await context.profile.get(setting) !== void 0) continue;
		found[setting] = String(value);
	}
	return found;
}
async function printLogin(context, { credential }, store, place, answer) {
	const { service, profile, out } = context;
	const user = require_login.identityOf(credential, answer);
	const who = Object.values(user).join(", ");
	const done = who === "" && credential.kind === "secret" ? `Checked and stored the ${credential.title}` : `Signed in to ${service.title}${who === "" ? "" : ` as ${who}`}`;
	await out.action(`${done} (profile "${profile.name}", ${place.origin}).`, {
		profile: profile.name,
		authenticated: true,
		origin: place.origin,
		credential: credential.title,
		store: store.kind,
		...who === "" ? {} : { user }
	});
}

exports.default = login;