import { G as defined } from "./miss-DFNGofI6.js";
import { s as CliError } from "./start-Cng1fSqp.js";
import { d as withLock } from "./sandbox-D-EB1jaj.js";
import { E as accountOf, M as remaining, N as writeEntry, O as isStale, T as storedPair, V as requestToken, j as readTokens, w as pairFromEnvironment } from "./http-BfOjzy3p.js";
import { join } from "node:path";

// runtime/auth/refresh.ts
const running = /* @__PURE__ */ new Map();
/**
* Returns valid tokens. Callers in one process share one refresh; between processes a lock is taken and the store is
* read again, so that a single-use refresh token is used once. The new tokens are stored before they are returned.
* Fails with `auth` when only a new sign-in helps.
*/
function refreshTokens(refresh) {
	const { parts, name, credential } = refresh;
	const key = join(parts.folder, parts.profile.name, accountOf(name, credential));
	const before = running.get(key);
	if (before) return before;
	const work = refreshLocked(refresh).finally(() => running.delete(key));
	running.set(key, work);
	return work;
}
/** Runs work that changes stored tokens, under a lock: no other process refreshes or replaces them in between. */
function withTokens({ folder, profile }, account, work) {
	return withLock(join(folder, `${profile.name}.${account}.lock`), work);
}
async function refreshLocked(refresh) {
	const { parts, store, name, credential } = refresh;
	const account = accountOf(name, credential);
	return withTokens(parts, account, async () => {
		const stored = await readTokens(store, account);
		if (stored === void 0) throw ended(parts, "The sign-in was removed in the meantime");
		if (!isNeeded(refresh, stored)) return stored;
		const grant = await exchange(refresh, stored);
		if (grant === void 0) return stored;
		const { accessToken, refreshToken, expiresAt, obtainedAt } = grant;
		const kept = refreshToken ?? (credential.singleUse ? void 0 : stored.refreshToken);
		const tokens = defined({
			credential: stored.credential,
			origin: stored.origin,
			accessToken,
			refreshToken: kept,
			expiresAt,
			obtainedAt,
			clientId: stored.clientId
		});
		await writeEntry(store, account, tokens);
		return tokens;
	});
}
/** Whether a refresh is still needed: another process may have refreshed in the meantime. */
function isNeeded({ parts, credential, why }, stored) {
	if (why === "asked") return true;
	if (why === "stale") return isStale(stored, credential, parts.world.now());
	return stored.accessToken === why.rejected;
}
/** Requests a new grant; `undefined` when the service cannot give one now and the old token is still valid. */
async function exchange({ parts, store, credential, why }, stored) {
	const fields = fieldsOf(credential, stored);
	if (fields === void 0) {
		if (why === "stale" && (remaining(stored, parts.world.now()) ?? 1) > 0) return void 0;
		throw ended(parts, "The sign-in has expired and cannot be renewed");
	}
	const pair = await pairOf(parts, store, credential, stored);
	try {
		return await requestToken(parts, credential, await bound(parts, stored), pair, fields);
	} catch (error) {
		if (!(error instanceof CliError)) throw error;
		if (error.kind === "auth") throw ended(parts, `${error.message} The sign-in has expired or was revoked`);
		if (why === "stale" && (remaining(stored, parts.world.now()) ?? 0) > 0) return void 0;
		throw error;
	}
}
function fieldsOf(credential, stored) {
	if (stored.refreshToken !== void 0) return {
		grant_type: "refresh_token",
		refresh_token: stored.refreshToken
	};
	return credential.grant === "client-credentials" ? { grant_type: "client_credentials" } : void 0;
}
/** Returns the origin of the tokens; the sandbox has another one in every run. */
async function bound(parts, stored) {
	return await parts.sandbox?.() ?? stored.origin;
}
/** Returns the client that the token was issued to: no other can refresh it. */
async function pairOf(parts, store, credential, stored) {
	const fits = (pair) => pair !== void 0 && (stored.clientId === void 0 || pair.id === stored.clientId);
	const fromStore = await storedPair(store, credential, stored.origin);
	if (fits(fromStore)) return fromStore;
	const fromEnvironment = pairFromEnvironment(parts, credential);
	if (fits(fromEnvironment)) return fromEnvironment;
	const { id, secret } = credential.client;
	throw new CliError("auth", `The sign-in of profile "${parts.profile.name}" must be renewed, but its app's secret is not stored here.`, `Run "${parts.service.binary} ${parts.service.login}" again, or set ${id.env} and ${secret.env} to the app that was used.`);
}
function ended({ service, profile }, why) {
	return new CliError("auth", `${why} (profile "${profile.name}").`, `Sign in again with "${service.binary} ${service.login}".`);
}

export { withTokens as n, refreshTokens as t };