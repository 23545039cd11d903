import { B as postAsClient, E as accountOf, L as openStore, T as storedPair, j as readTokens, v as authParts, z as authUrl } from "../../chunks/http-BfOjzy3p.js";
import { t as accountsOf } from "../../chunks/login-BnaY9er3.js";
import { n as withTokens } from "../../chunks/refresh-Dr0s2OT3.js";
import { C as forgetNames } from "../../chunks/miss-DFNGofI6.js";
import { s as CliError } from "../../chunks/start-Cng1fSqp.js";

// runtime/local/auth-logout.ts
/** Timeout of a revocation in milliseconds: signing out must work without the service. */
const revokeTimeout = 5e3;
/** Removes the stored credentials of the profile. Succeeds without any, and without a keychain. */
async function logout({ all }, context) {
	const { service, profile, world, out } = context;
	const parts = authParts(context);
	const store = await openStore(parts);
	const removed = [];
	const kept = [];
	for (const [name, credential] of Object.entries(service.credentials)) {
		if (!(credential.login === void 0 || credential.login === service.login) && !all) {
			if (await has(store, accountOf(name, credential))) kept.push(`${credential.title} (${credential.login ?? ""})`);
			continue;
		}
		if (credential.kind === "oauth") await revoke(context, store, name, credential);
		const accounts = accountsOf(name, credential);
		if (await withTokens(parts, accounts[0] ?? name, async () => {
			const found = [];
			for (const account of accounts) found.push(await remove(store, account));
			return found.includes(true);
		})) removed.push(credential.title);
		const setting = credential.kind === "oauth" ? credential.client.secret.setting : void 0;
		if (setting !== void 0 && await profile.get(setting) !== void 0) await profile.set({ [setting]: void 0 });
	}
	await forgetNames(context.folder, profile.name);
	const set = Object.values(service.credentials).flatMap(({ env }) => env && world.env[env] ? [env] : []);
	if (set.length > 0) context.note(`${[...new Set(set)].join(" and ")} in the environment is still used.`);
	if (kept.length > 0) context.note(`Not removed: ${kept.join(", ")}. Add --all to remove it too.`);
	const open = parts.sandbox !== void 0;
	if (open) context.note("The sandbox needs no sign-in; commands of this profile still work.");
	const line = removed.length === 0 ? `Nothing was stored for profile "${profile.name}".` : `Signed out of ${service.title} (profile "${profile.name}").`;
	await out.action(line, {
		profile: profile.name,
		authenticated: open,
		removed
	});
}
async function has(store, account) {
	return await orNothing(store, () => store.read(account)) !== void 0;
}
async function remove(store, account) {
	return await orNothing(store, () => store.remove(account)) ?? false;
}
/** Treats a missing keychain as an empty one. */
async function orNothing(store, work) {
	try {
		return await work();
	} catch (error) {
		if (store.kind === "keychain" && error instanceof CliError) return void 0;
		throw error;
	}
}
/** Revokes the tokens at the service, if it has an endpoint for that. A failure is only a warning. */
async function revoke(context, store, name, credential) {
	if (credential.revoke === void 0) return;
	const parts = authParts(context);
	const tokens = await orNothing(store, () => readTokens(store, accountOf(name, credential)));
	const pair = tokens && await orNothing(store, () => storedPair(store, credential, tokens.origin));
	if (tokens === void 0 || pair === void 0) return;
	const token = tokens.refreshToken ?? tokens.accessToken;
	const hint = tokens.refreshToken === void 0 ? "access_token" : "refresh_token";
	try {
		const url = await authUrl(parts, credential.revoke, tokens.origin);
		await postAsClient({
			...parts,
			timeout: revokeTimeout
		}, credential, url, pair, {
			token,
			token_type_hint: hint
		});
	} catch (error) {
		if (!(error instanceof CliError)) throw error;
		context.warn(`The tokens were not revoked at ${context.service.title}: ${error.message} The stored ones are removed anyway.`);
	}
}

export { logout as default };