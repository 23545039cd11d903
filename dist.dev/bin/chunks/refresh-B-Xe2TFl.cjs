const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_miss = require("./miss-T62ysXSg.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");
const require_sandbox = require("./sandbox-CbtJ5r_V.cjs");
const require_http = require("./http-Ddq_m_Hy.cjs");
let node_path = require("node:path");

// runtime/auth/refresh.ts
var refresh_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ refreshTokens: () => refreshTokens });
const running = /* @__PURE__ */ new Map();
/**
* Returns valid tokens. Callers in one process share one refresh; between processes a lock is taken and the store is
* read again, so that a single-use refresh token is used once. The new tokens are stored before they are returned.
* Fails with `auth` when only a new sign-in helps.
*/
function refreshTokens(refresh) {
	const { parts, name, credential } = refresh;
	const key = (0, node_path.join)(parts.folder, parts.profile.name, require_http.accountOf(name, credential));
	const before = running.get(key);
	if (before) return before;
	const work = refreshLocked(refresh).finally(() => running.delete(key));
	running.set(key, work);
	return work;
}
/** Runs work that changes stored tokens, under a lock: no other process refreshes or replaces them in between. */
function withTokens({ folder, profile }, account, work) {
	return require_sandbox.withLock((0, node_path.join)(folder, `${profile.name}.${account}.lock`), work);
}
async function refreshLocked(refresh) {
	const { parts, store, name, credential } = refresh;
	const account = require_http.accountOf(name, credential);
	return withTokens(parts, account, async () => {
		const stored = await require_http.readTokens(store, account);
		if (stored === void 0) throw ended(parts, "The sign-in was removed in the meantime");
		if (!isNeeded(refresh, stored)) return stored;
		const grant = await exchange(refresh, stored);
		if (grant === void 0) return stored;
		const { accessToken, refreshToken, expiresAt, obtainedAt } = grant;
		const kept = refreshToken ?? (credential.singleUse ? void 0 : stored.refreshToken);
		const tokens = require_miss.defined({
			credential: stored.credential,
			origin: stored.origin,
			accessToken,
			refreshToken: kept,
			expiresAt,
			obtainedAt,
			clientId: stored.clientId
		});
		await require_http.writeEntry(store, account, tokens);
		return tokens;
	});
}
/** Whether a refresh is still needed: another process may have refreshed in the meantime. */
function isNeeded({ parts, credential, why }, stored) {
	if (why === "asked") return true;
	if (why === "stale") return require_http.isStale(stored, credential, parts.world.now());
	return stored.accessToken === why.rejected;
}
/** Requests a new grant; `undefined` when the service cannot give one now and the old token is still valid. */
async function exchange({ parts, store, credential, why }, stored) {
	const fields = fieldsOf(credential, stored);
	if (fields === void 0) {
		if (why === "stale" && (require_http.remaining(stored, parts.world.now()) ?? 1) > 0) return void 0;
		throw ended(parts, "The sign-in has expired and cannot be renewed");
	}
	const pair = await pairOf(parts, store, credential, stored);
	try {
		return await require_http.requestToken(parts, credential, await bound(parts, stored), pair, fields);
	} catch (error) {
		if (!(error instanceof require_start.CliError)) throw error;
		if (error.kind === "auth") throw ended(parts, `${error.message} The sign-in has expired or was revoked`);
		if (why === "stale" && (require_http.remaining(stored, parts.world.now()) ?? 0) > 0) return void 0;
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
	const fromStore = await require_http.storedPair(store, credential, stored.origin);
	if (fits(fromStore)) return fromStore;
	const fromEnvironment = require_http.pairFromEnvironment(parts, credential);
	if (fits(fromEnvironment)) return fromEnvironment;
	const { id, secret } = credential.client;
	throw new require_start.CliError("auth", `The sign-in of profile "${parts.profile.name}" must be renewed, but its app's secret is not stored here.`, `Run "${parts.service.binary} ${parts.service.login}" again, or set ${id.env} and ${secret.env} to the app that was used.`);
}
function ended({ service, profile }, why) {
	return new require_start.CliError("auth", `${why} (profile "${profile.name}").`, `Sign in again with "${service.binary} ${service.login}".`);
}

Object.defineProperty(exports, "refreshTokens", {
  enumerable: true,
  get: function () {
    return refreshTokens;
  }
});
Object.defineProperty(exports, "refresh_exports", {
  enumerable: true,
  get: function () {
    return refresh_exports;
  }
});
Object.defineProperty(exports, "withTokens", {
  enumerable: true,
  get: function () {
    return withTokens;
  }
});