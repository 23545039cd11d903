import { G as defined } from "../../chunks/miss-DFNGofI6.js";
import { M as remaining, S as findCredential, v as authParts } from "../../chunks/http-BfOjzy3p.js";
import { o as identityOf } from "../../chunks/login-BnaY9er3.js";
import { nt as declaredOrigin, ot as overrideOf } from "../../chunks/run-BhoUbCgs.js";
import { n as prove, t as headersNow } from "../../chunks/prove-o1ocM2G8.js";
import { s as CliError } from "../../chunks/start-Cng1fSqp.js";

// runtime/local/auth-status.ts
/**
* Prints who is signed in to the profile, and fails if no one is. Sends no request, unless the service's rules get the
* user's name from one: then a refused credential counts as none.
*/
async function status(_args, context) {
	const { service, profile, out } = context;
	const parts = authParts(context);
	const [main = "", ...others] = Object.keys(service.hosts);
	const override = parts.sandbox ? void 0 : await overrideOf(parts, main);
	const search = await findCredential(parts, main, { stored: override === void 0 });
	const { found } = search;
	const token = found && tokenOf(context, found);
	const origin = override?.origin ?? await originOf(context, main, found);
	const rest = {};
	for (const host of others) rest[host] = (await findCredential(parts, host)).found !== void 0 || parts.sandbox !== void 0;
	const { user = {}, refused } = found === void 0 ? {} : await userOf(context, main, found, origin);
	const authenticated = refused === void 0 && (found !== void 0 || parts.sandbox !== void 0);
	await out.record({
		profile: profile.name,
		authenticated,
		...found === void 0 ? {} : {
			credential: found.credential.title,
			credentialSource: found.source
		},
		...found === void 0 && parts.sandbox ? { credential: "none: the sandbox needs no sign-in" } : {},
		...found?.credential.mode === void 0 ? {} : { authMode: found.credential.mode },
		...defined({ origin }),
		...override === void 0 ? {} : { overriddenBy: override.by },
		...await settingsOf(context),
		keychain: keychainOf(search, found),
		...defined({ token }),
		...Object.keys(user).length === 0 ? {} : { user },
		...others.length === 0 ? {} : { alsoSignedIn: rest }
	});
	if (refused !== void 0) throw new CliError("auth", `${origin ?? service.title} refused the ${found?.credential.title ?? "credential"} of profile "${profile.name}".`, await context.authority.remedy(main), refused.details);
	if (!authenticated) throw new CliError("auth", `Profile "${profile.name}" is not signed in.`, `Sign in with "${service.binary} ${service.login}".`);
}
function tokenOf(context, found) {
	if (!("tokens" in found)) return void 0;
	const { tokens } = found;
	const now = context.world.now();
	const left = remaining(tokens, now);
	return {
		state: left === void 0 ? "unknown" : left > 0 ? "valid" : "expired",
		...tokens.expiresAt === void 0 ? {} : { expiresAt: new Date(tokens.expiresAt).toISOString() },
		...left === void 0 ? {} : {
			expiresInMs: left,
			secondsLeft: Math.max(0, Math.floor(left / 1e3))
		},
		refreshable: tokens.refreshToken !== void 0 || found.credential.grant === "client-credentials",
		refreshedSecondsAgo: Math.max(0, Math.floor((now.getTime() - tokens.obtainedAt) / 1e3))
	};
}
/** Returns the origin; undefined if it is not known, which the commands that need it report. */
async function originOf(context, host, found) {
	const parts = authParts(context);
	if (parts.sandbox) return parts.sandbox();
	if (found !== void 0 && "tokens" in found) return found.tokens.origin;
	return declaredOrigin(parts, host).catch(ignoreFailure);
}
function ignoreFailure(error) {
	if (!(error instanceof CliError)) throw error;
}
/** Requests the user's identity. A failure other than a refusal says nothing about the credential and is ignored. */
async function userOf(context, host, found, origin) {
	if (!context.service.local?.identify || origin === void 0) return {};
	const headers = headersNow(found, origin, context.world.now());
	if (headers === void 0) return {};
	try {
		return { user: identityOf(found.credential, await prove(context, found.credential, host, origin, headers)) };
	} catch (error) {
		if (!(error instanceof CliError)) throw error;
		return error.details.statusCode === 401 ? { refused: error } : {};
	}
}
/** Returns variables and remembered names that are known without a request. */
async function settingsOf({ service, profile, world }) {
	const known = {};
	for (const [name, { env, setting }] of Object.entries(service.variables)) {
		const value = (env === void 0 ? void 0 : world.env[env]) || setting && await profile.get(setting);
		if (value !== void 0) known[name] = value;
	}
	for (const { remember } of Object.values(service.credentials)) for (const setting of Object.keys(remember ?? {})) {
		const value = await profile.get(setting);
		if (value !== void 0) known[setting] = value;
	}
	return known;
}
function keychainOf({ trouble }, found) {
	if (trouble !== void 0) return "not available";
	return found?.source === "keychain" ? "used" : found?.source === "file" ? "not used: credentials are in a file" : "not used";
}

export { status as default };