import { B as openPlain, G as defined, H as tooLarge$1, L as isSafeKey, O as sandboxProfile, R as MOST_SETTINGS, U as unreadable, V as readPlain, W as isObject$1, k as storeSetting } from "./miss-DFNGofI6.js";
import { s as CliError, u as fileLimit } from "./start-Cng1fSqp.js";
import { A as ANNOUNCED, B as prepare, C as showsNames, G as recordIn, H as checkRecord, J as rowsAt, M as askedWait, Mt as stringifyJson, N as rateOf, P as retryDelay, Q as lock, S as shownRows, W as listIn, X as checkGate, Y as shapeOf, _ as checkFields, _t as withoutTags, b as printPlanned, bt as readingOf, dt as createRedactor, ft as isMarkup, gt as shownPath, ht as redactError, j as NOTED, jt as parseJson, lt as fillText, mt as oneLine, nt as declaredOrigin, ot as overrideOf, q as hasValues, tt as checkOrigin, v as printAction, vt as getPath, x as mask, xt as givenOf, y as createdId, yt as flagFor } from "./run-BhoUbCgs.js";
import { basename, join } from "node:path";
import { closeSync, createReadStream, createWriteStream } from "node:fs";
import { inspect, promisify, types } from "node:util";
import { randomUUID } from "node:crypto";
import { stat } from "node:fs/promises";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { Duplex, PassThrough, Transform } from "node:stream";
import { EventEmitter, errorMonitor } from "node:events";
import http, { ServerResponse } from "node:http";
import process$1 from "node:process";
import { Buffer as Buffer$1 } from "node:buffer";
import zlib from "node:zlib";
import net, { BlockList, isIP } from "node:net";
import tls, { checkServerIdentity } from "node:tls";
import https from "node:https";
import diagnosticsChannel from "node:diagnostics_channel";

// runtime/request/cut.ts
/** Notes what `--limit` left out: `25 of 96 shown; --limit 0 for all.` */
function noteCut({ shown, total, verb = "shown", where, isPartial = false }, context) {
	const { command, service } = context;
	const list = where === void 0 ? "" : `The list of ${where}: `;
	const count = total === void 0 || total <= shown ? `${String(shown)} ${verb}, more exist` : `${String(shown)} of ${String(total)} ${verb}`;
	const limit = command.flags["limit"] ?? service.globals["limit"];
	const all = isPartial ? ` --${flagFor(context, "paging", "all") ?? "all"}` : "";
	const remedy = (limit?.min ?? 0) > 0 ? "raise --limit for more" : `--limit 0${all} for all`;
	const sorted = context.globals.sort === void 0 ? "" : ", and only these are sorted";
	context.footnote(`${list}${count}${sorted}; ${remedy}.`);
}
/** Reports a list that has more pages than were read. */
function noteMorePages(reading, read, where, context) {
	const sorted = context.globals.sort === void 0 ? "" : " Only these are sorted.";
	const list = where === void 0 ? "The list" : `The list of ${where}`;
	if (reading.isPartial) {
		const all = flagFor(context, "paging", "all") ?? "all";
		context.footnote(`${list} has more records than these ${String(read)}; --${all} reads every page.${sorted}`);
		return;
	}
	const pages = flagFor(context, "paging", "pages") ?? "max-pages";
	const most = reading.pages === 1 ? "1 page" : `${String(reading.pages)} pages`;
	const records = read === 1 ? "1 record" : `${String(read)} records`;
	context.warn(`${list} was cut after ${most} and ${records}; raise --${pages} to read more.${sorted}`);
}

// runtime/auth/attach.ts
/** Returns the headers that carry a secret. Names are lower case. */
function attach(how, secret) {
	const fill = (template) => template.split("{secret}").join(secret);
	if ("header" in how) return { [how.header.toLowerCase()]: fill(how.value) };
	const pair = `${fill(how.basic.user)}:${fill(how.basic.password)}`;
	return { authorization: `Basic ${Buffer.from(pair, "utf8").toString("base64")}` };
}
/**
* Returns a secret without the blanks that copying leaves around it. Fails with `kind`, never showing the value, if it
* cannot be sent as a header.
*/
function checkSecret(text, from, kind = "config") {
	const secret = text.trim();
	if (secret !== "" && /^[\x20-\x7e]+$/.test(secret)) return secret;
	throw new CliError(kind, secret === "" ? `The credential from ${from} is empty.` : `The credential from ${from} contains a line break or another character that a credential cannot have.`, "Copy it again, on one line.");
}

// runtime/auth/endpoint.ts
/** Returns a URL of the authorization server: as declared, or below the host's origin; the sandbox serves them all. */
async function authUrl(parts, declared, origin) {
	const local = await parts.sandbox?.();
	const url = URL.canParse(declared) ? new URL(declared) : new URL(declared, local ?? origin);
	checkOrigin(url.origin, declared);
	return local === void 0 ? url : new URL(url.pathname + url.search, local);
}
/**
* Requests a token. Fails with `auth` when the service refuses, `rate` or `unavailable` when it cannot respond now.
* Ctrl-C does not abort the request: its response may be the only copy of a new refresh token.
*/
async function requestToken(parts, credential, origin, pair, fields) {
	const { service, world } = parts;
	const url = await authUrl(parts, credential.token, origin);
	const { status, body } = await postAsClient(parts, credential, url, pair, fields);
	const now = world.now().getTime();
	const accessToken = getPath(body, "access_token");
	if (status < 200 || status > 299) throw refusal(service.title, url, status, body);
	if (typeof accessToken !== "string" || accessToken === "") throw new CliError("unavailable", `${url.host}${url.pathname} did not return a token.`, "Sign in again; if the problem persists, report it.");
	const refreshToken = getPath(body, "refresh_token");
	const expiresAt = expiry(getPath(body, "expires_in"), now);
	return {
		accessToken,
		...typeof refreshToken === "string" && refreshToken !== "" ? { refreshToken } : {},
		...defined({ expiresAt }),
		obtainedAt: now,
		response: body
	};
}
/** Posts a form to the authorization server as the app. Ctrl-C does not abort it. */
async function postAsClient({ service, world, timeout }, { client }, url, pair, fields) {
	const basic = client.sent === "basic";
	const form = basic ? fields : {
		...fields,
		client_id: pair.id,
		client_secret: pair.secret
	};
	const headers = {
		"user-agent": service.userAgent,
		...basic ? { authorization: basicHeader(pair) } : {}
	};
	const { postForm } = await import("./token-BDdFm_5t.js");
	return postForm(url.href, form, {
		headers,
		timeout,
		world: {
			env: world.env,
			signal: new AbortController().signal
		}
	});
}
/** Some services send the seconds as text. */
function expiry(value, now) {
	const seconds = typeof value === "number" || typeof value === "string" ? Number(value) : NaN;
	return Number.isFinite(seconds) && seconds > 0 ? now + seconds * 1e3 : void 0;
}
/** RFC 6749 requires that id and secret are form-encoded before they are joined. */
function basicHeader({ id, secret }) {
	return `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`, "utf8").toString("base64")}`;
}
function refusal(title, url, status, body) {
	const code = getPath(body, "error");
	const reason = [code, getPath(body, "error_description")].filter((part) => typeof part === "string" && part !== "").join(": ");
	const kind = status === 429 ? "rate" : status >= 500 ? "unavailable" : "auth";
	return new CliError(kind, `${title} ${kind === "auth" ? "refused the sign-in" : "cannot sign you in at the moment"} (${url.host}, status ${status}${reason === "" ? "" : `, ${oneLine(reason, 200)}`}).`, kind !== "auth" ? "Wait a moment, then try again." : code === "invalid_client" ? "Check the id and secret of the app." : "Sign in again.", {
		statusCode: status,
		method: "POST",
		path: url.pathname
	});
}

// runtime/auth/store.ts
const credentialsFile = (folder) => join(folder, "credentials.json");
/**
* Opens the store of a profile: the keychain, unless a file was chosen at sign-in. The sandbox's credentials are worth
* nothing, so they need no keychain.
*/
async function openStore(parts, choice) {
	return (choice ?? await parts.profile.get("credential_store")) === "file" || parts.profile.name === "sandbox" ? fileStore(parts) : keychainStore(parts);
}
function keychainStore({ service, profile, login = service.login }) {
	const account = (name) => `${profile.name}/${name}`;
	const keychain = () => import("./keychain-B6QeWrhv.js");
	return {
		kind: "keychain",
		read: async (name) => (await keychain()).readKeychain(service.binary, account(name)),
		write: async (name, text) => (await keychain()).writeKeychain(service.binary, account(name), text),
		remove: async (name) => (await keychain()).removeFromKeychain(service.binary, account(name)),
		async probe() {
			try {
				await (await keychain()).probeKeychain(service.binary);
			} catch (error) {
				if (!(error instanceof CliError)) throw error;
				throw new CliError("config", error.message, keychainRemedy(Object.values(service.credentials), `${service.binary} ${login}`));
			}
		}
	};
}
/** Returns what to do without a keychain: set an environment variable for one of these credentials, or use the file. */
function keychainRemedy(credentials, login) {
	const names = variablesOf(credentials);
	const file = `un "${login} --store file" to store the credential in a file that only you can read.`;
	if (names.length === 0) return `R${file}`;
	return `Set ${either(names)} in the environment, which needs no keychain, or r${file}`;
}
/** `A`, `A or B`, `A, B or C`. */
function either(names) {
	const last = names.at(-1) ?? "";
	return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} or ${last}`;
}
/** Returns the environment variables that carry one of these credentials for a run. */
function variablesOf(credentials) {
	const names = credentials.flatMap((credential) => {
		const { env } = credential;
		if (credential.kind === "secret" || credential.grant !== "client-credentials") return env === void 0 ? [] : [env];
		const app = `${credential.client.id.env} with ${credential.client.secret.env}`;
		return env === void 0 ? [app] : [env, app];
	});
	return [...new Set(names)];
}
function fileStore({ profile, folder, world }) {
	const file = credentialsFile(folder);
	const key = (name) => `${profile.name}/${name}`;
	const change = async (edit) => {
		const [{ withLock }, { writeAtomic, sweepTemporary, ensureFolder }] = await Promise.all([import("./lock-Qitu-IhM.js"), import("./atomic-DYcWEVXL.js")]);
		await ensureFolder(folder);
		return withLock(join(folder, "credentials.lock"), async () => {
			const all = await readAll(file, world.platform);
			const before = JSON.stringify(all);
			const result = edit(all);
			if (JSON.stringify(all) !== before) {
				await sweepTemporary(file);
				await writeAtomic(file, `${JSON.stringify(all, null, 2)}\n`);
			}
			return result;
		});
	};
	return {
		kind: "file",
		read: async (name) => (await readAll(file, world.platform))[key(name)],
		write: (name, text) => change((all) => {
			all[key(name)] = text;
		}),
		remove: (name) => change((all) => key(name) in all && Reflect.deleteProperty(all, key(name))),
		probe: () => change(() => void 0)
	};
}
async function readAll(file, platform) {
	let text;
	try {
		const { mode } = await stat(file);
		if (platform !== "win32" && (mode & 63) !== 0) throw new CliError("config", `Other users of this machine can read your credentials: ${file} has mode ${(mode & 511).toString(8)}.`, `Run "chmod 600 ${file}". If someone may have read it, sign out and in again.`);
		text = readPlain(file, MOST_SETTINGS).toString("utf8");
	} catch (error) {
		if (error instanceof CliError) throw error;
		if (error.code === "ENOENT") return Object.create(null);
		throw new CliError("config", `Cannot read ${file}: ${unreadable(error)}.`, "Make the file readable.");
	}
	let value;
	try {
		value = JSON.parse(text);
	} catch {
		value = void 0;
	}
	const entries = typeof value === "object" && value !== null ? Object.entries(value) : void 0;
	if (!entries?.every(([name, one]) => isSafeKey(name) && typeof one === "string")) throw new CliError("config", `The credentials file ${file} is broken.`, "Remove it and sign in again.");
	return Object.assign(Object.create(null), Object.fromEntries(entries));
}

// runtime/auth/tokens.ts
/** Returns the account of a credential below the profile. All OAuth credentials share one, so a login replaces another. */
function accountOf(name, credential) {
	return credential.account ?? (credential.kind === "oauth" ? "tokens" : name);
}
/** Returns the account of the secret of an OAuth client. */
const clientAccountOf = (credential) => credential.client.secret.setting ?? "client-secret";
async function readTokens(store, account) {
	const value = parse(await store.read(account));
	return value !== void 0 && typeof value.accessToken === "string" && typeof value.origin === "string" && typeof value.credential === "string" && typeof value.obtainedAt === "number" ? value : void 0;
}
async function readSecret(store, account) {
	const value = parse(await store.read(account));
	return value !== void 0 && typeof value.secret === "string" && typeof value.origin === "string" ? value : void 0;
}
async function writeEntry(store, account, value) {
	await store.write(account, JSON.stringify(value));
}
/** An entry that another program wrote counts as missing: signing in replaces it. */
function parse(text) {
	if (text === void 0) return void 0;
	try {
		const value = JSON.parse(text);
		return typeof value === "object" && value !== null ? value : void 0;
	} catch {
		return;
	}
}
/** Returns the milliseconds until a token expires, negative after that; `undefined` if not known. */
function remaining(tokens, now) {
	return tokens.expiresAt === void 0 ? void 0 : tokens.expiresAt - now.getTime();
}
/** Whether a token expires so soon that it is refreshed first. */
function isStale(tokens, credential, now) {
	const left = remaining(tokens, now);
	return left !== void 0 && left <= credential.refreshBefore * 1e3;
}
/**
* Whether a token was obtained so recently that a refused request has another cause than its age. A token from the
* future is old: the clock was set back.
*/
function isYoung(obtainedAt, { minAge = 0 }, now) {
	const age = now.getTime() - obtainedAt;
	return age >= 0 && age < minAge * 1e3;
}

// runtime/auth/find.ts
/**
* Finds the credential of a host: typed for this run, else from the environment, else stored, else the client of an app
* in the environment, which can request a token for this run. `stored: false` ignores stored credentials.
*/
async function findCredential(parts, host, { stored = true } = {}) {
	const open = credentialsOf(parts, host);
	const supplied = fromFlag(parts, open) ?? (parts.sandbox ? void 0 : fromEnvironment(parts, open));
	if (supplied) return { found: supplied };
	const fromStorage = stored ? await fromStore(parts, open) : {};
	if (fromStorage.found) return fromStorage;
	for (const [name, credential] of open) {
		if (parts.sandbox || credential.kind !== "oauth" || credential.grant !== "client-credentials") continue;
		const pair = pairFromEnvironment(parts, credential);
		if (pair) return { found: {
			name,
			credential,
			source: "environment",
			pair
		} };
	}
	return fromStorage;
}
function credentialsOf({ service }, host) {
	return (service.hosts[host]?.credentials ?? []).flatMap((name) => {
		const credential = service.credentials[name];
		return credential === void 0 ? [] : [[name, credential]];
	});
}
/** A flag carries a credential only if the command declares that; its name alone means nothing. */
function fromFlag({ typed }, open) {
	for (const [name, credential] of open) {
		const found = typed?.(name);
		if (found === void 0) continue;
		return {
			name,
			credential,
			source: "flag",
			secret: checkSecret(found.text, `--${found.flag}`, "usage")
		};
	}
}
function fromEnvironment({ world }, open) {
	for (const [name, credential] of open) {
		const text = credential.env === void 0 ? void 0 : world.env[credential.env];
		if (text) return {
			name,
			credential,
			source: "environment",
			secret: checkSecret(text, credential.env ?? "")
		};
	}
}
/** Finds the stored credential of a host, regardless of the environment. */
function findStored(parts, host) {
	return fromStore(parts, credentialsOf(parts, host));
}
async function fromStore(parts, open) {
	const store = await openStore(parts);
	const source = parts.sandbox ? "sandbox" : store.kind;
	try {
		for (const account of new Set(open.map(([name, credential]) => accountOf(name, credential)))) {
			const found = await readAccount(store, source, account, open);
			if (found) return { found };
		}
		return {};
	} catch (error) {
		if (store.kind === "keychain" && error instanceof CliError) return { trouble: error.message };
		throw error;
	}
}
async function readAccount(store, source, account, open) {
	const here = open.filter(([name, credential]) => accountOf(name, credential) === account);
	const secretOf = here.find(([, credential]) => credential.kind === "secret");
	if (secretOf) {
		const [name, credential] = secretOf;
		const kept = await readSecret(store, account);
		return kept && {
			name,
			credential,
			source,
			secret: kept.secret,
			origin: kept.origin
		};
	}
	const tokens = await readTokens(store, account);
	const [name, credential] = here.find(([one]) => one === tokens?.credential) ?? [];
	if (tokens === void 0 || name === void 0 || credential?.kind !== "oauth") return void 0;
	return {
		name,
		credential,
		source,
		tokens,
		store
	};
}
function pairFromEnvironment({ world }, { client }) {
	const id = world.env[client.id.env];
	const secret = world.env[client.secret.env];
	return id && secret ? {
		id: id.trim(),
		secret: secret.trim()
	} : void 0;
}
/** Returns the stored client of an app: the one that a stored token was issued to. */
async function storedPair(store, credential, origin) {
	const kept = await readSecret(store, clientAccountOf(credential));
	if (kept?.clientId === void 0 || kept.origin !== origin) return void 0;
	return {
		id: kept.clientId,
		secret: kept.secret
	};
}

// runtime/auth/parts.ts
/** Origin that the sandbox's credentials are bound to: its port changes with every run. */
const sandboxOrigin = "sandbox";
/** The secret that the sandbox accepts for any credential. */
const sandboxSecret = "sandbox";
/** Returns the parts of a command's context. */
function authParts(context) {
	const { service, world, profile, folder, globals, variable, note, announce, authority } = context;
	const host = Object.keys(service.hosts)[0] ?? "";
	return {
		service,
		world,
		profile,
		folder,
		timeout: globals.timeout,
		variable,
		note,
		announce,
		...profile.name === "sandbox" ? { sandbox: () => authority.origin(host) } : {}
	};
}

// runtime/auth/authority.ts
/**
* Returns the origins and credentials of a run. Nothing is looked up before the first request. An overridden host is
* reported once on stderr and gets credentials of this run only: a stored one is sent only to the origin that it was
* issued for.
*/
function createAuthority(parts) {
	const origins = /* @__PURE__ */ new Map();
	const opened = /* @__PURE__ */ new Map();
	const locate = (host) => remember(origins, host, async () => {
		const local = await parts.sandbox?.();
		if (local !== void 0) return { origin: local };
		const override = await overrideOf(parts, host);
		if (override === void 0) return { origin: await declaredOrigin(parts, host) };
		parts.note(`Requests go to ${override.origin} (${override.by}), with credentials from the environment only.`);
		return {
			origin: override.origin,
			override
		};
	});
	const open = (host) => remember(opened, host, async () => {
		if (credentialsOf(parts, host).length === 0) return {
			...fixed({}),
			remedy: remedyOf$1(parts, host)
		};
		const { origin, override } = await locate(host);
		const search = await findCredential(parts, host, { stored: override === void 0 });
		if (search.found) return {
			...use(parts, search.found, origin),
			remedy: remedyOf$1(parts, host, search.found)
		};
		if (parts.sandbox) return {
			...inSandbox(parts, host),
			remedy: remedyOf$1(parts, host)
		};
		throw override === void 0 ? signedOut(parts, host, search) : overridden(parts, host, override);
	});
	return {
		origin: async (host) => (await locate(host)).origin,
		headers: async (host) => (await open(host)).headers(),
		renew: async (host, refused) => (await open(host)).renew(refused),
		remedy: async (host) => (await open(host)).remedy,
		account: async (host) => {
			const { account } = await open(host);
			const { origin } = parts.sandbox ? { origin: sandboxOrigin } : await locate(host);
			const { createHash } = process.getBuiltinModule("node:crypto");
			const text = JSON.stringify([origin, account()]);
			return createHash("sha256").update(text).digest("hex").slice(0, 16);
		}
	};
}
/** Computes a value once per key; a failed computation may be repeated. */
function remember(known, key, make) {
	const before = known.get(key);
	if (before) return before;
	const made = make();
	known.set(key, made);
	made.catch(() => known.delete(key));
	return made;
}
function use(parts, found, origin) {
	if ("secret" in found) {
		if (found.origin !== void 0) checkBound(parts, found, found.origin, origin);
		return fixed(attach(found.credential.attach, found.secret));
	}
	if ("pair" in found) return forThisRun(parts, found, origin);
	checkBound(parts, found, found.tokens.origin, origin);
	return stored(parts, found);
}
/** Returns how to fix a refused credential, by its source: those of the run override the stored one. */
function remedyOf$1(parts, host, found) {
	const [first] = credentialsOf(parts, host);
	const login = `"${parts.service.binary} ${loginOf(parts, first?.[0] ?? "")}"`;
	if (found?.source === "flag" && found.credential.kind === "secret") return `Check the value of --${found.credential.flag}, or sign in with ${login}.`;
	if (found?.source !== "environment") return `Sign in with ${login}.`;
	const { credential } = found;
	return `Check ${("pair" in found ? [found.credential.client.id.env, found.credential.client.secret.env] : [credential.env]).join(" and ")} in the environment, which overrides stored credentials.`;
}
const fixed = (headers) => ({
	headers: () => Promise.resolve(headers),
	renew: () => Promise.resolve(false),
	account: () => JSON.stringify(headers)
});
/** The sandbox accepts any credential, but requires one. */
function inSandbox(parts, host) {
	const [first] = credentialsOf(parts, host);
	return fixed(first === void 0 ? {} : attach(first[1].attach, sandboxSecret));
}
/** Opens stored tokens, which are refreshed in the store. */
function stored(parts, found) {
	const { name, credential, store } = found;
	let { tokens } = found;
	const renewed = async (why) => {
		const { refreshTokens } = await import("./refresh-mlRO-nYq.js");
		const next = await refreshTokens({
			parts,
			store,
			name,
			credential,
			why
		});
		checkBound(parts, found, next.origin, tokens.origin);
		tokens = next;
	};
	return {
		async headers() {
			if (isStale(tokens, credential, parts.world.now())) await renewed("stale");
			return attach(credential.attach, tokens.accessToken);
		},
		async renew(refused) {
			const rejected = tokens.accessToken;
			if (!isSame(refused, attach(credential.attach, rejected))) return true;
			if (isYoung(tokens.obtainedAt, credential, parts.world.now())) return false;
			await renewed({ rejected });
			return tokens.accessToken !== rejected;
		},
		account: () => tokens.accessToken
	};
}
/** Opens a token that is requested with the client of the environment and kept in memory only. */
function forThisRun(parts, found, origin) {
	const { credential, pair } = found;
	let current;
	const fetched = () => {
		const made = requestToken(parts, credential, origin, pair, { grant_type: "client_credentials" });
		current = made;
		made.catch(() => {
			if (current === made) current = void 0;
		});
		return made;
	};
	const isOver = (expiresAt) => expiresAt !== void 0 && expiresAt - parts.world.now().getTime() <= credential.refreshBefore * 1e3;
	/** Returns the token after this one, which another request may have fetched already. */
	const after = (known) => current === void 0 || current === known ? fetched() : current;
	return {
		async headers() {
			const known = current;
			const token = await (known ?? fetched());
			const isStale = known !== void 0 && isOver(token.expiresAt);
			return attach(credential.attach, (isStale ? await after(known) : token).accessToken);
		},
		async renew(refused) {
			const known = current;
			const before = await known;
			if (before !== void 0) {
				if (!isSame(refused, attach(credential.attach, before.accessToken))) return true;
				if (isYoung(before.obtainedAt, credential, parts.world.now())) return false;
			}
			return (await after(known)).accessToken !== before?.accessToken;
		},
		account: () => pair.id
	};
}
const isSame = (one, other) => Object.entries(other).every(([name, value]) => one[name] === value);
function checkBound(parts, found, issuedFor, origin) {
	if (issuedFor === (parts.sandbox ? "sandbox" : origin)) return;
	const { service, profile } = parts;
	throw new CliError("config", `The stored ${found.credential.title} of profile "${profile.name}" was issued for ${issuedFor} and is not sent to ${origin}.`, `Sign in for ${origin} with "${service.binary} ${loginOf(parts, found.name)}", or choose another profile.`);
}
const loginOf = ({ service }, name) => service.credentials[name]?.login ?? service.login;
function signedOut(parts, host, { trouble }) {
	const { service, profile } = parts;
	const open = credentialsOf(parts, host);
	const [name = "", credential] = open[0] ?? [];
	const names = variablesOf(open.map(([, one]) => one));
	const login = `${service.binary} ${loginOf(parts, name)}`;
	const setup = credential?.kind === "oauth" ? credential.client.setup : void 0;
	const signIn = setup === void 0 ? "Sign in" : `Register your app with "${service.binary} ${setup}", then sign in`;
	const who = `Profile "${profile.name}" has no ${credential?.title ?? "credential"} for ${service.title}.`;
	if (trouble !== void 0) {
		const credentials = open.map(([, one]) => one);
		return new CliError("auth", `${who} ${trouble}`, keychainRemedy(credentials, `${service.binary} ${setup ?? loginOf(parts, name)}`));
	}
	const variables = names.length === 0 ? "" : `, or set ${either(names)}`;
	return new CliError("auth", who, `${signIn} with "${login}"${variables}.`);
}
function overridden(parts, host, override) {
	const credentials = credentialsOf(parts, host).map(([, one]) => one);
	const names = variablesOf(credentials);
	return new CliError("config", `Requests go to ${override.origin} (${override.by}), but the environment has no credential for it.`, `${names.length === 0 ? "" : `Set ${either(names)}, or `}${names.length === 0 ? "Remove" : "remove"} ${override.by}.`);
}

// runtime/state/sent-file.ts
/** Maximum bytes of a file that is sent. */
const MOST_SENT = 1073741824;
const files = /* @__PURE__ */ new Map();
/**
* A file that a request sends. It is checked when it is made and read while it is sent, so that its size does not count
* for the memory. In JSON it is the base64 of its bytes: `JSON.stringify` writes a token, which the sender replaces.
*/
var SentFile = class {
	path;
	name;
	/** In bytes. */
	size;
	token = `file:${crypto.randomUUID()}`;
	/** @throws CliError `input` if the file is not a regular file, cannot be opened, or is larger than 1 GiB */
	constructor(path) {
		this.path = path;
		this.name = basename(path);
		try {
			const { file, size } = openPlain(path);
			closeSync(file);
			if (size > MOST_SENT) throw tooLarge$1(MOST_SENT);
			this.size = size;
		} catch (error) {
			throw this.failure(error, " Nothing was sent.");
		}
		files.set(this.token, this);
	}
	toJSON() {
		return this.token;
	}
	/**
	* Returns the bytes, as many as when the file was checked.
	*
	* @throws CliError `input` if the file has changed since then, or cannot be read any more
	*/
	async *bytes() {
		let length = 0;
		try {
			const { file, size } = openPlain(this.path);
			if (size !== this.size) closeSync(file);
			else for await (const chunk of createReadStream(this.path, { fd: file })) {
				length += chunk.length;
				if (length > this.size) break;
				yield chunk;
			}
		} catch (error) {
			throw this.failure(error);
		}
		if (length !== this.size) throw new CliError("input", `The file ${this.path} changed while it was sent.`, "Run the command again.");
	}
	async *base64() {
		let rest = Buffer.alloc(0);
		for await (const chunk of this.bytes()) {
			const all = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
			const whole = all.length - all.length % 3;
			rest = all.subarray(whole);
			yield Buffer.from(all.toString("base64", 0, whole));
		}
		if (rest.length > 0) yield Buffer.from(rest.toString("base64"));
	}
	failure(error, fate = "") {
		if (error instanceof CliError) return error;
		return new CliError("input", `The file ${this.path} cannot be read: ${unreadable(error)}.${fate}`);
	}
};
/** Splits JSON text at the tokens of files. */
function splitAtFiles(json) {
	if (files.size === 0) return [json];
	return json.split(/(?<=")(file:[0-9a-f-]{36})(?=")/).map((part) => files.get(part) ?? part);
}

// runtime/http/encode.ts
/**
* Encodes a request body for sending. JSON patches are JSON: one operation, or a list of them. Forms leave out null
* and join lists with commas. Files are parts of multipart bodies, and base64 in JSON.
*/
function encodeBody(body, encoding = "json") {
	if (encoding === "form") return {
		body: new URLSearchParams(pairs(body).map(([name, value]) => [name, plain(value)])).toString(),
		type: "application/x-www-form-urlencoded"
	};
	if (encoding === "multipart") return multipart(body);
	const text = stringifyJson(body);
	const parts = splitAtFiles(text);
	return {
		body: parts.length === 1 ? text : streamed(parts, "base64"),
		type: "application/json"
	};
}
function multipart(body) {
	const boundary = `form-${crypto.randomUUID()}`;
	const parts = [];
	for (const [name, value] of pairs(body)) {
		const head = `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"`;
		if (value instanceof SentFile) parts.push(`${head}; filename="${quoted(value.name)}"\r\nContent-Type: application/octet-stream\r\n\r\n`, value);
		else parts.push(`${head}\r\n\r\n${plain(value)}`);
		parts.push("\r\n");
	}
	parts.push(`--${boundary}--\r\n`);
	return {
		body: streamed(parts, "bytes"),
		type: `multipart/form-data; boundary=${boundary}`
	};
}
function streamed(parts, form) {
	const sizeOf = ({ size }) => form === "bytes" ? size : 4 * Math.ceil(size / 3);
	return {
		length: parts.reduce((sum, part) => sum + (typeof part === "string" ? Buffer.byteLength(part) : sizeOf(part)), 0),
		async *chunks() {
			for (const part of parts) if (typeof part === "string") yield Buffer.from(part);
			else yield* part[form]();
		}
	};
}
/** Returns the body as a dry run shows it: files by name and size. */
function describeBody(body, encoding = "json") {
	if (encoding !== "multipart") return body;
	return Object.fromEntries(pairs(body).map(([name, value]) => [name, value instanceof SentFile ? `<${value.name}, ${String(value.size)} bytes>` : value]));
}
function pairs(body) {
	return Object.entries(body ?? {}).filter(([, value]) => value !== null && value !== void 0);
}
function plain(value) {
	if (Array.isArray(value)) return value.map(plain).join(",");
	return typeof value === "string" ? value : stringifyJson(value);
}
/** A name must not end its header, and browsers write these characters so. */
function quoted(name) {
	return name.replace(/["\r\n]/g, encodeURIComponent);
}

// node_modules/@sindresorhus/is/distribution/utilities.js
function keysOf(value) {
	return Object.keys(value);
}

// node_modules/@sindresorhus/is/distribution/index.js
const typedArrayTypeNames = [
	"Int8Array",
	"Uint8Array",
	"Uint8ClampedArray",
	"Int16Array",
	"Uint16Array",
	"Int32Array",
	"Uint32Array",
	"Float32Array",
	"Float64Array",
	"BigInt64Array",
	"BigUint64Array"
];
function isTypedArrayName(name) {
	return typedArrayTypeNames.includes(name);
}
const objectTypeNames = [
	"Function",
	"Generator",
	"AsyncGenerator",
	"GeneratorFunction",
	"AsyncGeneratorFunction",
	"AsyncFunction",
	"Observable",
	"Array",
	"Buffer",
	"Blob",
	"Object",
	"RegExp",
	"Date",
	"Error",
	"Map",
	"Set",
	"WeakMap",
	"WeakSet",
	"WeakRef",
	"ArrayBuffer",
	"SharedArrayBuffer",
	"DataView",
	"Promise",
	"URL",
	"FormData",
	"URLSearchParams",
	"HTMLElement",
	"NaN",
	...typedArrayTypeNames
];
function isObjectTypeName(name) {
	return objectTypeNames.includes(name);
}
const primitiveTypeNames = [
	"null",
	"undefined",
	"string",
	"number",
	"bigint",
	"boolean",
	"symbol"
];
function isPrimitiveTypeName(name) {
	return primitiveTypeNames.includes(name);
}
[...objectTypeNames, ...primitiveTypeNames];
const getObjectType = (value) => {
	const objectTypeName = Object.prototype.toString.call(value).slice(8, -1);
	if (/HTML\w+Element/.test(objectTypeName) && isHtmlElement(value)) return "HTMLElement";
	if (isObjectTypeName(objectTypeName)) return objectTypeName;
};
function detect(value) {
	if (value === null) return "null";
	switch (typeof value) {
		case "undefined": return "undefined";
		case "string": return "string";
		case "number": return Number.isNaN(value) ? "NaN" : "number";
		case "boolean": return "boolean";
		case "function": return "Function";
		case "bigint": return "bigint";
		case "symbol": return "symbol";
	}
	if (isObservable(value)) return "Observable";
	if (isArray(value)) return "Array";
	if (isBuffer(value)) return "Buffer";
	const tagType = getObjectType(value);
	if (tagType && tagType !== "Object") return tagType;
	if (hasPromiseApi(value)) return "Promise";
	if (value instanceof String || value instanceof Boolean || value instanceof Number) throw new TypeError("Please don't use object wrappers for primitive types");
	return "Object";
}
function hasPromiseApi(value) {
	return isFunction$1(value?.then) && isFunction$1(value?.catch);
}
const is = Object.assign(detect, {
	all: isAll,
	any: isAny,
	array: isArray,
	arrayBuffer: isArrayBuffer,
	arrayLike: isArrayLike,
	asyncFunction: isAsyncFunction,
	asyncGenerator: isAsyncGenerator,
	asyncGeneratorFunction: isAsyncGeneratorFunction,
	asyncIterable: isAsyncIterable$1,
	bigint: isBigint,
	bigInt64Array: isBigInt64Array,
	bigUint64Array: isBigUint64Array,
	blob: isBlob,
	boolean: isBoolean,
	boundFunction: isBoundFunction,
	buffer: isBuffer,
	class: isClass,
	dataView: isDataView,
	date: isDate,
	detect,
	directInstanceOf: isDirectInstanceOf,
	emptyArray: isEmptyArray,
	emptyMap: isEmptyMap,
	emptyObject: isEmptyObject,
	emptySet: isEmptySet,
	emptyString: isEmptyString,
	emptyStringOrWhitespace: isEmptyStringOrWhitespace,
	enumCase: isEnumCase,
	error: isError,
	evenInteger: isEvenInteger,
	falsy: isFalsy,
	float32Array: isFloat32Array,
	float64Array: isFloat64Array,
	formData: isFormData$2,
	function: isFunction$1,
	generator: isGenerator,
	generatorFunction: isGeneratorFunction,
	htmlElement: isHtmlElement,
	infinite: isInfinite,
	inRange: isInRange,
	int16Array: isInt16Array,
	int32Array: isInt32Array,
	int8Array: isInt8Array,
	integer: isInteger,
	iterable: isIterable,
	map: isMap,
	nan: isNan,
	nativePromise: isNativePromise,
	negativeNumber: isNegativeNumber,
	nodeStream: isNodeStream,
	nonEmptyArray: isNonEmptyArray,
	nonEmptyMap: isNonEmptyMap,
	nonEmptyObject: isNonEmptyObject,
	nonEmptySet: isNonEmptySet,
	nonEmptyString: isNonEmptyString,
	nonEmptyStringAndNotWhitespace: isNonEmptyStringAndNotWhitespace,
	null: isNull,
	nullOrUndefined: isNullOrUndefined,
	number: isNumber,
	numericString: isNumericString,
	object: isObject,
	observable: isObservable,
	oddInteger: isOddInteger,
	plainObject: isPlainObject$1,
	positiveNumber: isPositiveNumber,
	primitive: isPrimitive,
	promise: isPromise,
	propertyKey: isPropertyKey,
	regExp: isRegExp,
	safeInteger: isSafeInteger,
	set: isSet,
	sharedArrayBuffer: isSharedArrayBuffer,
	string: isString,
	symbol: isSymbol,
	truthy: isTruthy,
	tupleLike: isTupleLike,
	typedArray: isTypedArray,
	uint16Array: isUint16Array,
	uint32Array: isUint32Array,
	uint8Array: isUint8Array,
	uint8ClampedArray: isUint8ClampedArray,
	undefined: isUndefined,
	urlInstance: isUrlInstance,
	urlSearchParams: isUrlSearchParams,
	urlString: isUrlString,
	optional: isOptional,
	validDate: isValidDate,
	validLength: isValidLength,
	weakMap: isWeakMap,
	weakRef: isWeakRef,
	weakSet: isWeakSet,
	whitespaceString: isWhitespaceString
});
function isAbsoluteModule2(remainder) {
	return (value) => isInteger(value) && Math.abs(value % 2) === remainder;
}
function validatePredicateArray(predicateArray, allowEmpty) {
	if (predicateArray.length === 0) {
		if (allowEmpty) {} else throw new TypeError("Invalid predicate array");
		return;
	}
	for (const predicate of predicateArray) if (!isFunction$1(predicate)) throw new TypeError(`Invalid predicate: ${JSON.stringify(predicate)}`);
}
function isAll(predicate, ...values) {
	if (Array.isArray(predicate)) {
		const predicateArray = predicate;
		validatePredicateArray(predicateArray, values.length === 0);
		const combinedPredicate = (value) => predicateArray.every((singlePredicate) => singlePredicate(value));
		if (values.length === 0) return combinedPredicate;
		return predicateOnArray(Array.prototype.every, combinedPredicate, values);
	}
	return predicateOnArray(Array.prototype.every, predicate, values);
}
function isAny(predicate, ...values) {
	if (Array.isArray(predicate)) {
		const predicateArray = predicate;
		validatePredicateArray(predicateArray, values.length === 0);
		const combinedPredicate = (value) => predicateArray.some((singlePredicate) => singlePredicate(value));
		if (values.length === 0) return combinedPredicate;
		return predicateOnArray(Array.prototype.some, combinedPredicate, values);
	}
	return predicateOnArray(Array.prototype.some, predicate, values);
}
function isOptional(value, predicate) {
	return isUndefined(value) || predicate(value);
}
function isArray(value, assertion) {
	if (!Array.isArray(value)) return false;
	if (!isFunction$1(assertion)) return true;
	return value.every((element) => assertion(element));
}
function isArrayBuffer(value) {
	return getObjectType(value) === "ArrayBuffer";
}
function isArrayLike(value) {
	return !isNullOrUndefined(value) && !isFunction$1(value) && isValidLength(value.length);
}
function isAsyncFunction(value) {
	return getObjectType(value) === "AsyncFunction";
}
function isAsyncGenerator(value) {
	return isAsyncIterable$1(value) && isFunction$1(value.next) && isFunction$1(value.throw);
}
function isAsyncGeneratorFunction(value) {
	return getObjectType(value) === "AsyncGeneratorFunction";
}
function isAsyncIterable$1(value) {
	return isFunction$1(value?.[Symbol.asyncIterator]);
}
function isBigint(value) {
	return typeof value === "bigint";
}
function isBigInt64Array(value) {
	return getObjectType(value) === "BigInt64Array";
}
function isBigUint64Array(value) {
	return getObjectType(value) === "BigUint64Array";
}
function isBlob(value) {
	return getObjectType(value) === "Blob";
}
function isBoolean(value) {
	return value === true || value === false;
}
function isBoundFunction(value) {
	return isFunction$1(value) && !Object.hasOwn(value, "prototype");
}
/**
Note: [Prefer using `Uint8Array` instead of `Buffer`.](https://sindresorhus.com/blog/goodbye-nodejs-buffer)
*/
function isBuffer(value) {
	return value?.constructor?.isBuffer?.(value) ?? false;
}
function isClass(value) {
	return isFunction$1(value) && /^class(\s+|{)/.test(value.toString());
}
function isDataView(value) {
	return getObjectType(value) === "DataView";
}
function isDate(value) {
	return getObjectType(value) === "Date";
}
function isDirectInstanceOf(instance, class_) {
	if (instance === void 0 || instance === null) return false;
	return Object.getPrototypeOf(instance) === class_.prototype;
}
function isEmptyArray(value) {
	return isArray(value) && value.length === 0;
}
function isEmptyMap(value) {
	return isMap(value) && value.size === 0;
}
function isEmptyObject(value) {
	return isObject(value) && !isMap(value) && !isSet(value) && Object.keys(value).length === 0;
}
function isEmptySet(value) {
	return isSet(value) && value.size === 0;
}
function isEmptyString(value) {
	return isString(value) && value.length === 0;
}
function isEmptyStringOrWhitespace(value) {
	return isEmptyString(value) || isWhitespaceString(value);
}
function isEnumCase(value, targetEnum) {
	return Object.values(targetEnum).includes(value);
}
function isError(value) {
	return getObjectType(value) === "Error";
}
function isEvenInteger(value) {
	return isAbsoluteModule2(0)(value);
}
function isFalsy(value) {
	return !value;
}
function isFloat32Array(value) {
	return getObjectType(value) === "Float32Array";
}
function isFloat64Array(value) {
	return getObjectType(value) === "Float64Array";
}
function isFormData$2(value) {
	return getObjectType(value) === "FormData";
}
function isFunction$1(value) {
	return typeof value === "function";
}
function isGenerator(value) {
	return isIterable(value) && isFunction$1(value?.next) && isFunction$1(value?.throw);
}
function isGeneratorFunction(value) {
	return getObjectType(value) === "GeneratorFunction";
}
const NODE_TYPE_ELEMENT = 1;
const DOM_PROPERTIES_TO_CHECK = [
	"innerHTML",
	"ownerDocument",
	"style",
	"attributes",
	"nodeValue"
];
function isHtmlElement(value) {
	return isObject(value) && value.nodeType === NODE_TYPE_ELEMENT && isString(value.nodeName) && !isPlainObject$1(value) && DOM_PROPERTIES_TO_CHECK.every((property) => property in value);
}
function isInfinite(value) {
	return value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY;
}
function isInRange(value, range) {
	if (isNumber(range)) return value >= Math.min(0, range) && value <= Math.max(range, 0);
	if (isArray(range) && range.length === 2) return value >= Math.min(...range) && value <= Math.max(...range);
	throw new TypeError(`Invalid range: ${JSON.stringify(range)}`);
}
function isInt16Array(value) {
	return getObjectType(value) === "Int16Array";
}
function isInt32Array(value) {
	return getObjectType(value) === "Int32Array";
}
function isInt8Array(value) {
	return getObjectType(value) === "Int8Array";
}
function isInteger(value) {
	return Number.isInteger(value);
}
function isIterable(value) {
	return isFunction$1(value?.[Symbol.iterator]);
}
function isMap(value) {
	return getObjectType(value) === "Map";
}
function isNan(value) {
	return Number.isNaN(value);
}
function isNativePromise(value) {
	return getObjectType(value) === "Promise";
}
function isNegativeNumber(value) {
	return isNumber(value) && value < 0;
}
function isNodeStream(value) {
	return isObject(value) && isFunction$1(value.pipe) && !isObservable(value);
}
function isNonEmptyArray(value) {
	return isArray(value) && value.length > 0;
}
function isNonEmptyMap(value) {
	return isMap(value) && value.size > 0;
}
function isNonEmptyObject(value) {
	return isObject(value) && !isMap(value) && !isSet(value) && Object.keys(value).length > 0;
}
function isNonEmptySet(value) {
	return isSet(value) && value.size > 0;
}
function isNonEmptyString(value) {
	return isString(value) && value.length > 0;
}
function isNonEmptyStringAndNotWhitespace(value) {
	return isString(value) && !isEmptyStringOrWhitespace(value);
}
function isNull(value) {
	return value === null;
}
function isNullOrUndefined(value) {
	return isNull(value) || isUndefined(value);
}
function isNumber(value) {
	return typeof value === "number" && !Number.isNaN(value);
}
function isNumericString(value) {
	return isString(value) && !isEmptyStringOrWhitespace(value) && !Number.isNaN(Number(value));
}
function isObject(value) {
	return !isNull(value) && (typeof value === "object" || isFunction$1(value));
}
function isObservable(value) {
	if (!value) return false;
	if (Symbol.observable !== void 0 && value === value[Symbol.observable]?.()) return true;
	if (value === value["@@observable"]?.()) return true;
	return false;
}
function isOddInteger(value) {
	return isAbsoluteModule2(1)(value);
}
function isPlainObject$1(value) {
	if (typeof value !== "object" || value === null) return false;
	const prototype = Object.getPrototypeOf(value);
	return (prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null) && !(Symbol.toStringTag in value) && !(Symbol.iterator in value);
}
function isPositiveNumber(value) {
	return isNumber(value) && value > 0;
}
function isPrimitive(value) {
	return isNull(value) || isPrimitiveTypeName(typeof value);
}
function isPromise(value) {
	return isNativePromise(value) || hasPromiseApi(value);
}
function isPropertyKey(value) {
	return isAny([
		isString,
		isNumber,
		isSymbol
	], value);
}
function isRegExp(value) {
	return getObjectType(value) === "RegExp";
}
function isSafeInteger(value) {
	return Number.isSafeInteger(value);
}
function isSet(value) {
	return getObjectType(value) === "Set";
}
function isSharedArrayBuffer(value) {
	return getObjectType(value) === "SharedArrayBuffer";
}
function isString(value) {
	return typeof value === "string";
}
function isSymbol(value) {
	return typeof value === "symbol";
}
function isTruthy(value) {
	return Boolean(value);
}
function isTupleLike(value, guards) {
	if (isArray(guards) && isArray(value) && guards.length === value.length) return guards.every((guard, index) => guard(value[index]));
	return false;
}
function isTypedArray(value) {
	return isTypedArrayName(getObjectType(value));
}
function isUint16Array(value) {
	return getObjectType(value) === "Uint16Array";
}
function isUint32Array(value) {
	return getObjectType(value) === "Uint32Array";
}
function isUint8Array(value) {
	return getObjectType(value) === "Uint8Array";
}
function isUint8ClampedArray(value) {
	return getObjectType(value) === "Uint8ClampedArray";
}
function isUndefined(value) {
	return value === void 0;
}
function isUrlInstance(value) {
	return getObjectType(value) === "URL";
}
function isUrlSearchParams(value) {
	return getObjectType(value) === "URLSearchParams";
}
function isUrlString(value) {
	if (!isString(value)) return false;
	try {
		new URL(value);
		return true;
	} catch {
		return false;
	}
}
function isValidDate(value) {
	return isDate(value) && !isNan(Number(value));
}
function isValidLength(value) {
	return isSafeInteger(value) && value >= 0;
}
function isWeakMap(value) {
	return getObjectType(value) === "WeakMap";
}
function isWeakRef(value) {
	return getObjectType(value) === "WeakRef";
}
function isWeakSet(value) {
	return getObjectType(value) === "WeakSet";
}
function isWhitespaceString(value) {
	return isString(value) && /^\s+$/.test(value);
}
function predicateOnArray(method, predicate, values) {
	if (!isFunction$1(predicate)) throw new TypeError(`Invalid predicate: ${JSON.stringify(predicate)}`);
	if (values.length === 0) throw new TypeError("Invalid number of values");
	return method.call(values, predicate);
}
function typeErrorMessage(description, value) {
	return `Expected value which is \`${description}\`, received value of type \`${is(value)}\`.`;
}
function unique(values) {
	return Array.from(new Set(values));
}
const andFormatter = { format: (words) => new Intl.ListFormat("en", {
	style: "long",
	type: "conjunction"
}).format(words) };
const orFormatter = { format: (words) => new Intl.ListFormat("en", {
	style: "long",
	type: "disjunction"
}).format(words) };
function typeErrorMessageMultipleValues(expectedType, values) {
	const uniqueExpectedTypes = unique((isArray(expectedType) ? expectedType : [expectedType]).map((value) => `\`${value}\``));
	const uniqueValueTypes = unique(values.map((value) => `\`${is(value)}\``));
	return `Expected values which are ${orFormatter.format(uniqueExpectedTypes)}. Received values of type${uniqueValueTypes.length > 1 ? "s" : ""} ${andFormatter.format(uniqueValueTypes)}.`;
}
const assert = {
	all: assertAll,
	any: assertAny$1,
	optional: assertOptional,
	array: assertArray,
	arrayBuffer: assertArrayBuffer,
	arrayLike: assertArrayLike,
	asyncFunction: assertAsyncFunction,
	asyncGenerator: assertAsyncGenerator,
	asyncGeneratorFunction: assertAsyncGeneratorFunction,
	asyncIterable: assertAsyncIterable,
	bigint: assertBigint,
	bigInt64Array: assertBigInt64Array,
	bigUint64Array: assertBigUint64Array,
	blob: assertBlob,
	boolean: assertBoolean,
	boundFunction: assertBoundFunction,
	buffer: assertBuffer,
	class: assertClass,
	dataView: assertDataView,
	date: assertDate,
	directInstanceOf: assertDirectInstanceOf,
	emptyArray: assertEmptyArray,
	emptyMap: assertEmptyMap,
	emptyObject: assertEmptyObject,
	emptySet: assertEmptySet,
	emptyString: assertEmptyString,
	emptyStringOrWhitespace: assertEmptyStringOrWhitespace,
	enumCase: assertEnumCase,
	error: assertError,
	evenInteger: assertEvenInteger,
	falsy: assertFalsy,
	float32Array: assertFloat32Array,
	float64Array: assertFloat64Array,
	formData: assertFormData,
	function: assertFunction,
	generator: assertGenerator,
	generatorFunction: assertGeneratorFunction,
	htmlElement: assertHtmlElement,
	infinite: assertInfinite,
	inRange: assertInRange,
	int16Array: assertInt16Array,
	int32Array: assertInt32Array,
	int8Array: assertInt8Array,
	integer: assertInteger,
	iterable: assertIterable,
	map: assertMap,
	nan: assertNan,
	nativePromise: assertNativePromise,
	negativeNumber: assertNegativeNumber,
	nodeStream: assertNodeStream,
	nonEmptyArray: assertNonEmptyArray,
	nonEmptyMap: assertNonEmptyMap,
	nonEmptyObject: assertNonEmptyObject,
	nonEmptySet: assertNonEmptySet,
	nonEmptyString: assertNonEmptyString,
	nonEmptyStringAndNotWhitespace: assertNonEmptyStringAndNotWhitespace,
	null: assertNull,
	nullOrUndefined: assertNullOrUndefined,
	number: assertNumber,
	numericString: assertNumericString,
	object: assertObject,
	observable: assertObservable,
	oddInteger: assertOddInteger,
	plainObject: assertPlainObject$1,
	positiveNumber: assertPositiveNumber,
	primitive: assertPrimitive,
	promise: assertPromise,
	propertyKey: assertPropertyKey,
	regExp: assertRegExp,
	safeInteger: assertSafeInteger,
	set: assertSet,
	sharedArrayBuffer: assertSharedArrayBuffer,
	string: assertString,
	symbol: assertSymbol,
	truthy: assertTruthy,
	tupleLike: assertTupleLike,
	typedArray: assertTypedArray,
	uint16Array: assertUint16Array,
	uint32Array: assertUint32Array,
	uint8Array: assertUint8Array,
	uint8ClampedArray: assertUint8ClampedArray,
	undefined: assertUndefined,
	urlInstance: assertUrlInstance,
	urlSearchParams: assertUrlSearchParams,
	urlString: assertUrlString,
	validDate: assertValidDate,
	validLength: assertValidLength,
	weakMap: assertWeakMap,
	weakRef: assertWeakRef,
	weakSet: assertWeakSet,
	whitespaceString: assertWhitespaceString
};
const methodTypeMap = {
	isArray: "Array",
	isArrayBuffer: "ArrayBuffer",
	isArrayLike: "array-like",
	isAsyncFunction: "AsyncFunction",
	isAsyncGenerator: "AsyncGenerator",
	isAsyncGeneratorFunction: "AsyncGeneratorFunction",
	isAsyncIterable: "AsyncIterable",
	isBigint: "bigint",
	isBigInt64Array: "BigInt64Array",
	isBigUint64Array: "BigUint64Array",
	isBlob: "Blob",
	isBoolean: "boolean",
	isBoundFunction: "Function",
	isBuffer: "Buffer",
	isClass: "Class",
	isDataView: "DataView",
	isDate: "Date",
	isDirectInstanceOf: "T",
	isEmptyArray: "empty array",
	isEmptyMap: "empty map",
	isEmptyObject: "empty object",
	isEmptySet: "empty set",
	isEmptyString: "empty string",
	isEmptyStringOrWhitespace: "empty string or whitespace",
	isEnumCase: "EnumCase",
	isError: "Error",
	isEvenInteger: "even integer",
	isFalsy: "falsy",
	isFloat32Array: "Float32Array",
	isFloat64Array: "Float64Array",
	isFormData: "FormData",
	isFunction: "Function",
	isGenerator: "Generator",
	isGeneratorFunction: "GeneratorFunction",
	isHtmlElement: "HTMLElement",
	isInfinite: "infinite number",
	isInRange: "in range",
	isInt16Array: "Int16Array",
	isInt32Array: "Int32Array",
	isInt8Array: "Int8Array",
	isInteger: "integer",
	isIterable: "Iterable",
	isMap: "Map",
	isNan: "NaN",
	isNativePromise: "native Promise",
	isNegativeNumber: "negative number",
	isNodeStream: "Node.js Stream",
	isNonEmptyArray: "non-empty array",
	isNonEmptyMap: "non-empty map",
	isNonEmptyObject: "non-empty object",
	isNonEmptySet: "non-empty set",
	isNonEmptyString: "non-empty string",
	isNonEmptyStringAndNotWhitespace: "non-empty string and not whitespace",
	isNull: "null",
	isNullOrUndefined: "null or undefined",
	isNumber: "number",
	isNumericString: "string with a number",
	isObject: "Object",
	isObservable: "Observable",
	isOddInteger: "odd integer",
	isPlainObject: "plain object",
	isPositiveNumber: "positive number",
	isPrimitive: "primitive",
	isPromise: "Promise",
	isPropertyKey: "PropertyKey",
	isRegExp: "RegExp",
	isSafeInteger: "integer",
	isSet: "Set",
	isSharedArrayBuffer: "SharedArrayBuffer",
	isString: "string",
	isSymbol: "symbol",
	isTruthy: "truthy",
	isTupleLike: "tuple-like",
	isTypedArray: "TypedArray",
	isUint16Array: "Uint16Array",
	isUint32Array: "Uint32Array",
	isUint8Array: "Uint8Array",
	isUint8ClampedArray: "Uint8ClampedArray",
	isUndefined: "undefined",
	isUrlInstance: "URL",
	isUrlSearchParams: "URLSearchParams",
	isUrlString: "string with a URL",
	isValidDate: "valid Date",
	isValidLength: "valid length",
	isWeakMap: "WeakMap",
	isWeakRef: "WeakRef",
	isWeakSet: "WeakSet",
	isWhitespaceString: "whitespace string"
};
const isMethodNames = keysOf(methodTypeMap);
function isIsMethodName(value) {
	return isMethodNames.includes(value);
}
function assertAll(predicate, ...values) {
	if (values.length === 0) throw new TypeError("Invalid number of values");
	if (!isAll(predicate, ...values)) {
		const predicateFunction = predicate;
		const expectedType = !Array.isArray(predicate) && isIsMethodName(predicateFunction.name) ? methodTypeMap[predicateFunction.name] : "predicate returns truthy for all values";
		throw new TypeError(typeErrorMessageMultipleValues(expectedType, values));
	}
}
function assertAny$1(predicate, ...values) {
	if (values.length === 0) throw new TypeError("Invalid number of values");
	if (!isAny(predicate, ...values)) {
		const expectedTypes = (Array.isArray(predicate) ? predicate : [predicate]).map((singlePredicate) => isIsMethodName(singlePredicate.name) ? methodTypeMap[singlePredicate.name] : "predicate returns truthy for any value");
		throw new TypeError(typeErrorMessageMultipleValues(expectedTypes, values));
	}
}
function assertOptional(value, assertion, message) {
	if (!isUndefined(value)) assertion(value, message);
}
function assertArray(value, assertion, message) {
	if (!isArray(value)) throw new TypeError(message ?? typeErrorMessage("Array", value));
	if (assertion) for (const element of value) assertion(element, message);
}
function assertArrayBuffer(value, message) {
	if (!isArrayBuffer(value)) throw new TypeError(message ?? typeErrorMessage("ArrayBuffer", value));
}
function assertArrayLike(value, message) {
	if (!isArrayLike(value)) throw new TypeError(message ?? typeErrorMessage("array-like", value));
}
function assertAsyncFunction(value, message) {
	if (!isAsyncFunction(value)) throw new TypeError(message ?? typeErrorMessage("AsyncFunction", value));
}
function assertAsyncGenerator(value, message) {
	if (!isAsyncGenerator(value)) throw new TypeError(message ?? typeErrorMessage("AsyncGenerator", value));
}
function assertAsyncGeneratorFunction(value, message) {
	if (!isAsyncGeneratorFunction(value)) throw new TypeError(message ?? typeErrorMessage("AsyncGeneratorFunction", value));
}
function assertAsyncIterable(value, message) {
	if (!isAsyncIterable$1(value)) throw new TypeError(message ?? typeErrorMessage("AsyncIterable", value));
}
function assertBigint(value, message) {
	if (!isBigint(value)) throw new TypeError(message ?? typeErrorMessage("bigint", value));
}
function assertBigInt64Array(value, message) {
	if (!isBigInt64Array(value)) throw new TypeError(message ?? typeErrorMessage("BigInt64Array", value));
}
function assertBigUint64Array(value, message) {
	if (!isBigUint64Array(value)) throw new TypeError(message ?? typeErrorMessage("BigUint64Array", value));
}
function assertBlob(value, message) {
	if (!isBlob(value)) throw new TypeError(message ?? typeErrorMessage("Blob", value));
}
function assertBoolean(value, message) {
	if (!isBoolean(value)) throw new TypeError(message ?? typeErrorMessage("boolean", value));
}
function assertBoundFunction(value, message) {
	if (!isBoundFunction(value)) throw new TypeError(message ?? typeErrorMessage("Function", value));
}
/**
Note: [Prefer using `Uint8Array` instead of `Buffer`.](https://sindresorhus.com/blog/goodbye-nodejs-buffer)
*/
function assertBuffer(value, message) {
	if (!isBuffer(value)) throw new TypeError(message ?? typeErrorMessage("Buffer", value));
}
function assertClass(value, message) {
	if (!isClass(value)) throw new TypeError(message ?? typeErrorMessage("Class", value));
}
function assertDataView(value, message) {
	if (!isDataView(value)) throw new TypeError(message ?? typeErrorMessage("DataView", value));
}
function assertDate(value, message) {
	if (!isDate(value)) throw new TypeError(message ?? typeErrorMessage("Date", value));
}
function assertDirectInstanceOf(instance, class_, message) {
	if (!isDirectInstanceOf(instance, class_)) throw new TypeError(message ?? typeErrorMessage("T", instance));
}
function assertEmptyArray(value, message) {
	if (!isEmptyArray(value)) throw new TypeError(message ?? typeErrorMessage("empty array", value));
}
function assertEmptyMap(value, message) {
	if (!isEmptyMap(value)) throw new TypeError(message ?? typeErrorMessage("empty map", value));
}
function assertEmptyObject(value, message) {
	if (!isEmptyObject(value)) throw new TypeError(message ?? typeErrorMessage("empty object", value));
}
function assertEmptySet(value, message) {
	if (!isEmptySet(value)) throw new TypeError(message ?? typeErrorMessage("empty set", value));
}
function assertEmptyString(value, message) {
	if (!isEmptyString(value)) throw new TypeError(message ?? typeErrorMessage("empty string", value));
}
function assertEmptyStringOrWhitespace(value, message) {
	if (!isEmptyStringOrWhitespace(value)) throw new TypeError(message ?? typeErrorMessage("empty string or whitespace", value));
}
function assertEnumCase(value, targetEnum, message) {
	if (!isEnumCase(value, targetEnum)) throw new TypeError(message ?? typeErrorMessage("EnumCase", value));
}
function assertError(value, message) {
	if (!isError(value)) throw new TypeError(message ?? typeErrorMessage("Error", value));
}
function assertEvenInteger(value, message) {
	if (!isEvenInteger(value)) throw new TypeError(message ?? typeErrorMessage("even integer", value));
}
function assertFalsy(value, message) {
	if (!isFalsy(value)) throw new TypeError(message ?? typeErrorMessage("falsy", value));
}
function assertFloat32Array(value, message) {
	if (!isFloat32Array(value)) throw new TypeError(message ?? typeErrorMessage("Float32Array", value));
}
function assertFloat64Array(value, message) {
	if (!isFloat64Array(value)) throw new TypeError(message ?? typeErrorMessage("Float64Array", value));
}
function assertFormData(value, message) {
	if (!isFormData$2(value)) throw new TypeError(message ?? typeErrorMessage("FormData", value));
}
function assertFunction(value, message) {
	if (!isFunction$1(value)) throw new TypeError(message ?? typeErrorMessage("Function", value));
}
function assertGenerator(value, message) {
	if (!isGenerator(value)) throw new TypeError(message ?? typeErrorMessage("Generator", value));
}
function assertGeneratorFunction(value, message) {
	if (!isGeneratorFunction(value)) throw new TypeError(message ?? typeErrorMessage("GeneratorFunction", value));
}
function assertHtmlElement(value, message) {
	if (!isHtmlElement(value)) throw new TypeError(message ?? typeErrorMessage("HTMLElement", value));
}
function assertInfinite(value, message) {
	if (!isInfinite(value)) throw new TypeError(message ?? typeErrorMessage("infinite number", value));
}
function assertInRange(value, range, message) {
	if (!isInRange(value, range)) throw new TypeError(message ?? typeErrorMessage("in range", value));
}
function assertInt16Array(value, message) {
	if (!isInt16Array(value)) throw new TypeError(message ?? typeErrorMessage("Int16Array", value));
}
function assertInt32Array(value, message) {
	if (!isInt32Array(value)) throw new TypeError(message ?? typeErrorMessage("Int32Array", value));
}
function assertInt8Array(value, message) {
	if (!isInt8Array(value)) throw new TypeError(message ?? typeErrorMessage("Int8Array", value));
}
function assertInteger(value, message) {
	if (!isInteger(value)) throw new TypeError(message ?? typeErrorMessage("integer", value));
}
function assertIterable(value, message) {
	if (!isIterable(value)) throw new TypeError(message ?? typeErrorMessage("Iterable", value));
}
function assertMap(value, message) {
	if (!isMap(value)) throw new TypeError(message ?? typeErrorMessage("Map", value));
}
function assertNan(value, message) {
	if (!isNan(value)) throw new TypeError(message ?? typeErrorMessage("NaN", value));
}
function assertNativePromise(value, message) {
	if (!isNativePromise(value)) throw new TypeError(message ?? typeErrorMessage("native Promise", value));
}
function assertNegativeNumber(value, message) {
	if (!isNegativeNumber(value)) throw new TypeError(message ?? typeErrorMessage("negative number", value));
}
function assertNodeStream(value, message) {
	if (!isNodeStream(value)) throw new TypeError(message ?? typeErrorMessage("Node.js Stream", value));
}
function assertNonEmptyArray(value, message) {
	if (!isNonEmptyArray(value)) throw new TypeError(message ?? typeErrorMessage("non-empty array", value));
}
function assertNonEmptyMap(value, message) {
	if (!isNonEmptyMap(value)) throw new TypeError(message ?? typeErrorMessage("non-empty map", value));
}
function assertNonEmptyObject(value, message) {
	if (!isNonEmptyObject(value)) throw new TypeError(message ?? typeErrorMessage("non-empty object", value));
}
function assertNonEmptySet(value, message) {
	if (!isNonEmptySet(value)) throw new TypeError(message ?? typeErrorMessage("non-empty set", value));
}
function assertNonEmptyString(value, message) {
	if (!isNonEmptyString(value)) throw new TypeError(message ?? typeErrorMessage("non-empty string", value));
}
function assertNonEmptyStringAndNotWhitespace(value, message) {
	if (!isNonEmptyStringAndNotWhitespace(value)) throw new TypeError(message ?? typeErrorMessage("non-empty string and not whitespace", value));
}
function assertNull(value, message) {
	if (!isNull(value)) throw new TypeError(message ?? typeErrorMessage("null", value));
}
function assertNullOrUndefined(value, message) {
	if (!isNullOrUndefined(value)) throw new TypeError(message ?? typeErrorMessage("null or undefined", value));
}
function assertNumber(value, message) {
	if (!isNumber(value)) throw new TypeError(message ?? typeErrorMessage("number", value));
}
function assertNumericString(value, message) {
	if (!isNumericString(value)) throw new TypeError(message ?? typeErrorMessage("string with a number", value));
}
function assertObject(value, message) {
	if (!isObject(value)) throw new TypeError(message ?? typeErrorMessage("Object", value));
}
function assertObservable(value, message) {
	if (!isObservable(value)) throw new TypeError(message ?? typeErrorMessage("Observable", value));
}
function assertOddInteger(value, message) {
	if (!isOddInteger(value)) throw new TypeError(message ?? typeErrorMessage("odd integer", value));
}
function assertPlainObject$1(value, message) {
	if (!isPlainObject$1(value)) throw new TypeError(message ?? typeErrorMessage("plain object", value));
}
function assertPositiveNumber(value, message) {
	if (!isPositiveNumber(value)) throw new TypeError(message ?? typeErrorMessage("positive number", value));
}
function assertPrimitive(value, message) {
	if (!isPrimitive(value)) throw new TypeError(message ?? typeErrorMessage("primitive", value));
}
function assertPromise(value, message) {
	if (!isPromise(value)) throw new TypeError(message ?? typeErrorMessage("Promise", value));
}
function assertPropertyKey(value, message) {
	if (!isPropertyKey(value)) throw new TypeError(message ?? typeErrorMessage("PropertyKey", value));
}
function assertRegExp(value, message) {
	if (!isRegExp(value)) throw new TypeError(message ?? typeErrorMessage("RegExp", value));
}
function assertSafeInteger(value, message) {
	if (!isSafeInteger(value)) throw new TypeError(message ?? typeErrorMessage("integer", value));
}
function assertSet(value, message) {
	if (!isSet(value)) throw new TypeError(message ?? typeErrorMessage("Set", value));
}
function assertSharedArrayBuffer(value, message) {
	if (!isSharedArrayBuffer(value)) throw new TypeError(message ?? typeErrorMessage("SharedArrayBuffer", value));
}
function assertString(value, message) {
	if (!isString(value)) throw new TypeError(message ?? typeErrorMessage("string", value));
}
function assertSymbol(value, message) {
	if (!isSymbol(value)) throw new TypeError(message ?? typeErrorMessage("symbol", value));
}
function assertTruthy(value, message) {
	if (!isTruthy(value)) throw new TypeError(message ?? typeErrorMessage("truthy", value));
}
function assertTupleLike(value, guards, message) {
	if (!isTupleLike(value, guards)) throw new TypeError(message ?? typeErrorMessage("tuple-like", value));
}
function assertTypedArray(value, message) {
	if (!isTypedArray(value)) throw new TypeError(message ?? typeErrorMessage("TypedArray", value));
}
function assertUint16Array(value, message) {
	if (!isUint16Array(value)) throw new TypeError(message ?? typeErrorMessage("Uint16Array", value));
}
function assertUint32Array(value, message) {
	if (!isUint32Array(value)) throw new TypeError(message ?? typeErrorMessage("Uint32Array", value));
}
function assertUint8Array(value, message) {
	if (!isUint8Array(value)) throw new TypeError(message ?? typeErrorMessage("Uint8Array", value));
}
function assertUint8ClampedArray(value, message) {
	if (!isUint8ClampedArray(value)) throw new TypeError(message ?? typeErrorMessage("Uint8ClampedArray", value));
}
function assertUndefined(value, message) {
	if (!isUndefined(value)) throw new TypeError(message ?? typeErrorMessage("undefined", value));
}
function assertUrlInstance(value, message) {
	if (!isUrlInstance(value)) throw new TypeError(message ?? typeErrorMessage("URL", value));
}
function assertUrlSearchParams(value, message) {
	if (!isUrlSearchParams(value)) throw new TypeError(message ?? typeErrorMessage("URLSearchParams", value));
}
function assertUrlString(value, message) {
	if (!isUrlString(value)) throw new TypeError(message ?? typeErrorMessage("string with a URL", value));
}
function assertValidDate(value, message) {
	if (!isValidDate(value)) throw new TypeError(message ?? typeErrorMessage("valid Date", value));
}
function assertValidLength(value, message) {
	if (!isValidLength(value)) throw new TypeError(message ?? typeErrorMessage("valid length", value));
}
function assertWeakMap(value, message) {
	if (!isWeakMap(value)) throw new TypeError(message ?? typeErrorMessage("WeakMap", value));
}
function assertWeakRef(value, message) {
	if (!isWeakRef(value)) throw new TypeError(message ?? typeErrorMessage("WeakRef", value));
}
function assertWeakSet(value, message) {
	if (!isWeakSet(value)) throw new TypeError(message ?? typeErrorMessage("WeakSet", value));
}
function assertWhitespaceString(value, message) {
	if (!isWhitespaceString(value)) throw new TypeError(message ?? typeErrorMessage("whitespace string", value));
}

// node_modules/p-cancelable/index.js
var CancelError$1 = class extends Error {
	constructor(reason) {
		super(reason || "Promise was canceled");
		this.name = "CancelError";
	}
	get isCanceled() {
		return true;
	}
};
const promiseState = Object.freeze({
	pending: Symbol("pending"),
	canceled: Symbol("canceled"),
	resolved: Symbol("resolved"),
	rejected: Symbol("rejected")
});
var PCancelable = class PCancelable {
	static fn(userFunction) {
		return (...arguments_) => new PCancelable((resolve, reject, onCancel) => {
			arguments_.push(onCancel);
			userFunction(...arguments_).then(resolve, reject);
		});
	}
	#cancelHandlers = [];
	#rejectOnCancel = true;
	#state = promiseState.pending;
	#promise;
	#reject;
	constructor(executor) {
		this.#promise = new Promise((resolve, reject) => {
			this.#reject = reject;
			const onResolve = (value) => {
				if (this.#state !== promiseState.canceled || !onCancel.shouldReject) {
					resolve(value);
					this.#setState(promiseState.resolved);
				}
			};
			const onReject = (error) => {
				if (this.#state !== promiseState.canceled || !onCancel.shouldReject) {
					reject(error);
					this.#setState(promiseState.rejected);
				}
			};
			const onCancel = (handler) => {
				if (this.#state !== promiseState.pending) throw new Error(`The \`onCancel\` handler was attached after the promise ${this.#state.description}.`);
				this.#cancelHandlers.push(handler);
			};
			Object.defineProperties(onCancel, { shouldReject: {
				get: () => this.#rejectOnCancel,
				set: (boolean) => {
					this.#rejectOnCancel = boolean;
				}
			} });
			executor(onResolve, onReject, onCancel);
		});
	}
	then(onFulfilled, onRejected) {
		return this.#promise.then(onFulfilled, onRejected);
	}
	catch(onRejected) {
		return this.#promise.catch(onRejected);
	}
	finally(onFinally) {
		return this.#promise.finally(onFinally);
	}
	cancel(reason) {
		if (this.#state !== promiseState.pending) return;
		this.#setState(promiseState.canceled);
		if (this.#cancelHandlers.length > 0) try {
			for (const handler of this.#cancelHandlers) handler();
		} catch (error) {
			this.#reject(error);
			return;
		}
		if (this.#rejectOnCancel) this.#reject(new CancelError$1(reason));
	}
	get isCanceled() {
		return this.#state === promiseState.canceled;
	}
	#setState(state) {
		if (this.#state === promiseState.pending) this.#state = state;
	}
};
Object.setPrototypeOf(PCancelable.prototype, Promise.prototype);

// node_modules/got/dist/source/core/errors.js
function isRequest(x) {
	return is.object(x) && "_onResponse" in x;
}
/**
An error to be thrown when a request fails.
Contains a `code` property with error class code, like `ECONNREFUSED`.
*/
var RequestError = class extends Error {
	name = "RequestError";
	code = "ERR_GOT_REQUEST_ERROR";
	input;
	stack;
	response;
	request;
	timings;
	constructor(message, error, self) {
		super(message, { cause: error });
		Error.captureStackTrace(this, this.constructor);
		if (error.code) this.code = error.code;
		this.input = error.input;
		if (isRequest(self)) {
			Object.defineProperty(this, "request", {
				enumerable: false,
				value: self
			});
			Object.defineProperty(this, "response", {
				enumerable: false,
				value: self.response
			});
			this.options = self.options;
		} else this.options = self;
		this.timings = this.request?.timings;
		if (is.string(error.stack) && is.string(this.stack)) {
			const indexOfMessage = this.stack.indexOf(this.message) + this.message.length;
			const thisStackTrace = this.stack.slice(indexOfMessage).split("\n").reverse();
			const errorStackTrace = error.stack.slice(error.stack.indexOf(error.message) + error.message.length).split("\n").reverse();
			while (errorStackTrace.length > 0 && errorStackTrace[0] === thisStackTrace[0]) thisStackTrace.shift();
			this.stack = `${this.stack.slice(0, indexOfMessage)}${thisStackTrace.reverse().join("\n")}${errorStackTrace.reverse().join("\n")}`;
		}
	}
};
/**
An error to be thrown when the server redirects you more than ten times.
Includes a `response` property.
*/
var MaxRedirectsError = class extends RequestError {
	name = "MaxRedirectsError";
	code = "ERR_TOO_MANY_REDIRECTS";
	constructor(request) {
		super(`Redirected ${request.options.maxRedirects} times. Aborting.`, {}, request);
	}
};
/**
An error to be thrown when the server response code is not 2xx nor 3xx if `options.followRedirect` is `true`, but always except for 304.
Includes a `response` property.
*/
var HTTPError = class extends RequestError {
	name = "HTTPError";
	code = "ERR_NON_2XX_3XX_RESPONSE";
	constructor(response) {
		super(`Request failed with status code ${response.statusCode} (${response.statusMessage}): ${response.request.options.method} ${response.request.options.url.toString()}`, {}, response.request);
	}
};
/**
An error to be thrown when a cache method fails.
For example, if the database goes down or there's a filesystem error.
*/
var CacheError$1 = class extends RequestError {
	name = "CacheError";
	constructor(error, request) {
		super(error.message, error, request);
		if (this.code === "ERR_GOT_REQUEST_ERROR") this.code = "ERR_CACHE_ACCESS";
	}
};
/**
An error to be thrown when the request body is a stream and an error occurs while reading from that stream.
*/
var UploadError = class extends RequestError {
	name = "UploadError";
	constructor(error, request) {
		super(error.message, error, request);
		if (this.code === "ERR_GOT_REQUEST_ERROR") this.code = "ERR_UPLOAD";
	}
};
/**
An error to be thrown when the request is aborted due to a timeout.
Includes an `event` and `timings` property.
*/
var TimeoutError$1 = class extends RequestError {
	name = "TimeoutError";
	timings;
	event;
	constructor(error, timings, request) {
		super(error.message, error, request);
		this.event = error.event;
		this.timings = timings;
	}
};
/**
An error to be thrown when reading from response stream fails.
*/
var ReadError = class extends RequestError {
	name = "ReadError";
	constructor(error, request) {
		super(error.message, error, request);
		if (this.code === "ERR_GOT_REQUEST_ERROR") this.code = "ERR_READING_RESPONSE_STREAM";
	}
};
/**
An error which always triggers a new retry when thrown.
*/
var RetryError = class extends RequestError {
	name = "RetryError";
	code = "ERR_RETRYING";
	constructor(request) {
		super("Retrying", {}, request);
	}
};
/**
An error to be thrown when the request is aborted by AbortController.
*/
var AbortError = class extends RequestError {
	name = "AbortError";
	code = "ERR_ABORTED";
	constructor(request) {
		super("This operation was aborted.", {}, request);
	}
};

// node_modules/byte-counter/utilities.js
const textEncoder = new TextEncoder();
function byteLength(data) {
	if (typeof data === "string") return textEncoder.encode(data).byteLength;
	if (ArrayBuffer.isView(data) || data instanceof ArrayBuffer || data instanceof SharedArrayBuffer) return data.byteLength;
	return 0;
}

// \0unused:cacheable-request
var _unused_cacheable_request_default = class {};
var CacheError = class extends Error {};

// node_modules/mimic-response/index.js
const knownProperties = [
	"aborted",
	"complete",
	"headers",
	"httpVersion",
	"httpVersionMinor",
	"httpVersionMajor",
	"method",
	"rawHeaders",
	"rawTrailers",
	"setTimeout",
	"socket",
	"statusCode",
	"statusMessage",
	"trailers",
	"url"
];
function mimicResponse(fromStream, toStream) {
	if (toStream._readableState.autoDestroy) throw new Error("The second stream must have the `autoDestroy` option set to `false`");
	const fromProperties = /* @__PURE__ */ new Set([...Object.keys(fromStream), ...knownProperties]);
	const properties = {};
	for (const property of fromProperties) {
		if (property in toStream) continue;
		properties[property] = {
			get() {
				const value = fromStream[property];
				return typeof value === "function" ? value.bind(fromStream) : value;
			},
			set(value) {
				fromStream[property] = value;
			},
			enumerable: true,
			configurable: false
		};
	}
	Object.defineProperties(toStream, properties);
	fromStream.once("aborted", () => {
		toStream.destroy();
		toStream.emit("aborted");
	});
	fromStream.once("close", () => {
		if (fromStream.complete) {
			if (toStream.readable) toStream.once("end", () => {
				toStream.emit("close");
			});
			else toStream.emit("close");
		} else toStream.emit("close");
	});
	return toStream;
}

// node_modules/decompress-response/index.js
const supportsZstd$1 = typeof zlib.createZstdDecompress === "function";
function decompressResponse(response) {
	const contentEncoding = (response.headers["content-encoding"] || "").toLowerCase();
	const supportedEncodings = [
		"gzip",
		"deflate",
		"br"
	];
	if (supportsZstd$1) supportedEncodings.push("zstd");
	if (!supportedEncodings.includes(contentEncoding)) return response;
	let isEmpty = true;
	const headers = { ...response.headers };
	const finalStream = new PassThrough({ autoDestroy: false });
	finalStream.once("error", () => {
		response.destroy();
	});
	function handleContentEncoding(data) {
		let decompressStream;
		if (contentEncoding === "zstd") decompressStream = zlib.createZstdDecompress();
		else if (contentEncoding === "br") decompressStream = zlib.createBrotliDecompress();
		else if (contentEncoding === "deflate" && data.length > 0 && (data[0] & 8) === 0) decompressStream = zlib.createInflateRaw();
		else decompressStream = zlib.createUnzip();
		decompressStream.once("error", (error) => {
			if (isEmpty && !response.readable) {
				finalStream.end();
				return;
			}
			finalStream.destroy(error);
		});
		checker.pipe(decompressStream).pipe(finalStream);
	}
	const checker = new Transform({
		transform(data, _encoding, callback) {
			if (isEmpty === false) {
				callback(null, data);
				return;
			}
			isEmpty = false;
			handleContentEncoding(data);
			callback(null, data);
		},
		flush(callback) {
			if (isEmpty) finalStream.end();
			callback();
		}
	});
	delete headers["content-encoding"];
	delete headers["content-length"];
	finalStream.headers = headers;
	mimicResponse(response, finalStream);
	response.pipe(checker);
	return finalStream;
}

// node_modules/form-data-encoder/lib/index.js
var __typeError = (msg) => {
	throw TypeError(msg);
};
var __accessCheck = (obj, member, msg) => member.has(obj) || __typeError("Cannot " + msg);
var __privateGet = (obj, member, getter) => (__accessCheck(obj, member, "read from private field"), getter ? getter.call(obj) : member.get(obj));
var __privateAdd = (obj, member, value) => member.has(obj) ? __typeError("Cannot add the same private member more than once") : member instanceof WeakSet ? member.add(obj) : member.set(obj, value);
var __privateSet = (obj, member, value, setter) => (__accessCheck(obj, member, "write to private field"), setter ? setter.call(obj, value) : member.set(obj, value), value);
var __privateMethod = (obj, member, method) => (__accessCheck(obj, member, "access private method"), method);
var MAX_CHUNK_SIZE = 65536;
function* chunk(value) {
	if (value.byteLength <= MAX_CHUNK_SIZE) {
		yield value;
		return;
	}
	let offset = 0;
	while (offset < value.byteLength) {
		const size = Math.min(value.byteLength - offset, MAX_CHUNK_SIZE);
		const buffer = value.buffer.slice(offset, offset + size);
		offset += buffer.byteLength;
		yield new Uint8Array(buffer);
	}
}
var alphabet = "abcdefghijklmnopqrstuvwxyz0123456789";
function createBoundary() {
	let size = 16;
	let res = "";
	while (size--) res += alphabet[Math.random() * alphabet.length << 0];
	return res;
}
var escapeName = (name) => String(name).replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/"/g, "%22");
var isFunction = (value) => typeof value === "function";
var isReadableStreamFallback = (value) => !!value && typeof value === "object" && !Array.isArray(value) && isFunction(value.getReader);
var isAsyncIterable = (value) => isFunction(value[Symbol.asyncIterator]);
async function* readStream(readable) {
	const reader = readable.getReader();
	while (true) {
		const { done, value } = await reader.read();
		if (done) break;
		yield value;
	}
}
async function* chunkStream(stream) {
	for await (const value of stream) yield* chunk(value);
}
var getStreamIterator = (source) => {
	if (isAsyncIterable(source)) return chunkStream(source);
	if (isReadableStreamFallback(source)) return chunkStream(readStream(source));
	throw new TypeError("Unsupported data source: Expected either ReadableStream or async iterable.");
};
var isFile = (value) => Boolean(value && typeof value === "object" && isFunction(value.constructor) && value[Symbol.toStringTag] === "File" && isFunction(value.stream) && value.name != null);
var isFormData$1 = (value) => Boolean(value && isFunction(value.constructor) && value[Symbol.toStringTag] === "FormData" && isFunction(value.append) && isFunction(value.getAll) && isFunction(value.entries) && isFunction(value[Symbol.iterator]));
var getType = (value) => Object.prototype.toString.call(value).slice(8, -1).toLowerCase();
function isPlainObject(value) {
	if (getType(value) !== "object") return false;
	const pp = Object.getPrototypeOf(value);
	if (pp === null || pp === void 0) return true;
	return pp.constructor?.toString?.() === Object.toString();
}
var normalizeValue = (value) => String(value).replace(/\r|\n/g, (match, i, str) => {
	if (match === "\r" && str[i + 1] !== "\n" || match === "\n" && str[i - 1] !== "\r") return "\r\n";
	return match;
});
function getProperty(target, prop) {
	if (typeof prop === "string") {
		for (const [name, value] of Object.entries(target)) if (prop.toLowerCase() === name.toLowerCase()) return value;
	}
}
var proxyHeaders = (object) => new Proxy(object, {
	get: (target, prop) => getProperty(target, prop),
	has: (target, prop) => getProperty(target, prop) !== void 0
});
var defaultOptions = { enableAdditionalHeaders: false };
var readonlyProp = {
	writable: false,
	configurable: false
};
var _CRLF;
var _CRLF_BYTES;
var _CRLF_BYTES_LENGTH;
var _DASHES;
var _encoder;
var _footer;
var _form;
var _options;
var _FormDataEncoder_instances;
var getFieldHeader_fn;
var getContentLength_fn;
var FormDataEncoder = class {
	constructor(form, boundaryOrOptions, options) {
		__privateAdd(this, _FormDataEncoder_instances);
		__privateAdd(this, _CRLF, "\r\n");
		__privateAdd(this, _CRLF_BYTES);
		__privateAdd(this, _CRLF_BYTES_LENGTH);
		__privateAdd(this, _DASHES, "-".repeat(2));
		/**
		* TextEncoder instance
		*/
		__privateAdd(this, _encoder, new TextEncoder());
		/**
		* Returns form-data footer bytes
		*/
		__privateAdd(this, _footer);
		/**
		* FormData instance
		*/
		__privateAdd(this, _form);
		/**
		* Instance options
		*/
		__privateAdd(this, _options);
		if (!isFormData$1(form)) throw new TypeError("Expected first argument to be a FormData instance.");
		let boundary;
		if (isPlainObject(boundaryOrOptions)) options = boundaryOrOptions;
		else boundary = boundaryOrOptions;
		if (!boundary) boundary = `form-data-encoder-${createBoundary()}`;
		if (typeof boundary !== "string") throw new TypeError("Expected boundary argument to be a string.");
		if (options && !isPlainObject(options)) throw new TypeError("Expected options argument to be an object.");
		__privateSet(this, _form, Array.from(form.entries()));
		__privateSet(this, _options, {
			...defaultOptions,
			...options
		});
		__privateSet(this, _CRLF_BYTES, __privateGet(this, _encoder).encode(__privateGet(this, _CRLF)));
		__privateSet(this, _CRLF_BYTES_LENGTH, __privateGet(this, _CRLF_BYTES).byteLength);
		this.boundary = boundary;
		this.contentType = `multipart/form-data; boundary=${this.boundary}`;
		__privateSet(this, _footer, __privateGet(this, _encoder).encode(`${__privateGet(this, _DASHES)}${this.boundary}${__privateGet(this, _DASHES)}${__privateGet(this, _CRLF).repeat(2)}`));
		const headers = { "Content-Type": this.contentType };
		const contentLength = __privateMethod(this, _FormDataEncoder_instances, getContentLength_fn).call(this);
		if (contentLength) {
			this.contentLength = contentLength;
			headers["Content-Length"] = contentLength;
		}
		this.headers = proxyHeaders(Object.freeze(headers));
		Object.defineProperties(this, {
			boundary: readonlyProp,
			contentType: readonlyProp,
			contentLength: readonlyProp,
			headers: readonlyProp
		});
	}
	/**
	* Creates an iterator allowing to go through form-data parts (with metadata).
	* This method **will not** read the files and **will not** split values big into smaller chunks.
	*
	* Using this method, you can convert form-data content into Blob:
	*
	* @example
	*
	* ```ts
	* import {Readable} from "stream"
	*
	* import {FormDataEncoder} from "form-data-encoder"
	*
	* import {FormData} from "formdata-polyfill/esm-min.js"
	* import {fileFrom} from "fetch-blob/form.js"
	* import {File} from "fetch-blob/file.js"
	* import {Blob} from "fetch-blob"
	*
	* import fetch from "node-fetch"
	*
	* const form = new FormData()
	*
	* form.set("field", "Just a random string")
	* form.set("file", new File(["Using files is class amazing"]))
	* form.set("fileFromPath", await fileFrom("path/to/a/file.txt"))
	*
	* const encoder = new FormDataEncoder(form)
	*
	* const options = {
	*   method: "post",
	*   body: new Blob(encoder, {type: encoder.contentType})
	* }
	*
	* const response = await fetch("https://httpbin.org/post", options)
	*
	* console.log(await response.json())
	* ```
	*/
	*values() {
		for (const [name, raw] of __privateGet(this, _form)) {
			const value = isFile(raw) ? raw : __privateGet(this, _encoder).encode(normalizeValue(raw));
			yield __privateMethod(this, _FormDataEncoder_instances, getFieldHeader_fn).call(this, name, value);
			yield value;
			yield __privateGet(this, _CRLF_BYTES);
		}
		yield __privateGet(this, _footer);
	}
	/**
	* Creates an async iterator allowing to perform the encoding by portions.
	* This method reads through files and splits big values into smaller pieces (65536 bytes per each).
	*
	* @example
	*
	* ```ts
	* import {Readable} from "stream"
	*
	* import {FormData, File, fileFromPath} from "formdata-node"
	* import {FormDataEncoder} from "form-data-encoder"
	*
	* import fetch from "node-fetch"
	*
	* const form = new FormData()
	*
	* form.set("field", "Just a random string")
	* form.set("file", new File(["Using files is class amazing"], "file.txt"))
	* form.set("fileFromPath", await fileFromPath("path/to/a/file.txt"))
	*
	* const encoder = new FormDataEncoder(form)
	*
	* const options = {
	*   method: "post",
	*   headers: encoder.headers,
	*   body: Readable.from(encoder.encode()) // or Readable.from(encoder)
	* }
	*
	* const response = await fetch("https://httpbin.org/post", options)
	*
	* console.log(await response.json())
	* ```
	*/
	async *encode() {
		for (const part of this.values()) if (isFile(part)) yield* getStreamIterator(part.stream());
		else yield* chunk(part);
	}
	/**
	* Creates an iterator allowing to read through the encoder data using for...of loops
	*/
	[Symbol.iterator]() {
		return this.values();
	}
	/**
	* Creates an **async** iterator allowing to read through the encoder data using for-await...of loops
	*/
	[Symbol.asyncIterator]() {
		return this.encode();
	}
};
_CRLF = /* @__PURE__ */ new WeakMap();
_CRLF_BYTES = /* @__PURE__ */ new WeakMap();
_CRLF_BYTES_LENGTH = /* @__PURE__ */ new WeakMap();
_DASHES = /* @__PURE__ */ new WeakMap();
_encoder = /* @__PURE__ */ new WeakMap();
_footer = /* @__PURE__ */ new WeakMap();
_form = /* @__PURE__ */ new WeakMap();
_options = /* @__PURE__ */ new WeakMap();
_FormDataEncoder_instances = /* @__PURE__ */ new WeakSet();
getFieldHeader_fn = function(name, value) {
	let header = "";
	header += `${__privateGet(this, _DASHES)}${this.boundary}${__privateGet(this, _CRLF)}`;
	header += `Content-Disposition: form-data; name="${escapeName(name)}"`;
	if (isFile(value)) {
		header += `; filename="${escapeName(value.name)}"${__privateGet(this, _CRLF)}`;
		header += `Content-Type: ${value.type || "application/octet-stream"}`;
	}
	if (__privateGet(this, _options).enableAdditionalHeaders === true) {
		const size = isFile(value) ? value.size : value.byteLength;
		if (size != null && !isNaN(size)) header += `${__privateGet(this, _CRLF)}Content-Length: ${size}`;
	}
	return __privateGet(this, _encoder).encode(`${header}${__privateGet(this, _CRLF).repeat(2)}`);
};
/**
* Returns form-data content length
*/
getContentLength_fn = function() {
	let length = 0;
	for (const [name, raw] of __privateGet(this, _form)) {
		const value = isFile(raw) ? raw : __privateGet(this, _encoder).encode(normalizeValue(raw));
		const size = isFile(value) ? value.size : value.byteLength;
		if (size == null || isNaN(size)) return;
		length += __privateMethod(this, _FormDataEncoder_instances, getFieldHeader_fn).call(this, name, value).byteLength;
		length += size;
		length += __privateGet(this, _CRLF_BYTES_LENGTH);
	}
	return String(length + __privateGet(this, _footer).byteLength);
};

// node_modules/got/dist/source/core/utils/defer-to-connect.js
function isTlsSocket(socket) {
	return "encrypted" in socket;
}
const deferToConnect = (socket, fn) => {
	let listeners;
	if (typeof fn === "function") listeners = { connect: fn };
	else listeners = fn;
	const hasConnectListener = typeof listeners.connect === "function";
	const hasSecureConnectListener = typeof listeners.secureConnect === "function";
	const hasCloseListener = typeof listeners.close === "function";
	const onConnect = () => {
		if (hasConnectListener) listeners.connect();
		if (isTlsSocket(socket) && hasSecureConnectListener) {
			if (socket.authorized) listeners.secureConnect();
			else socket.once("secureConnect", listeners.secureConnect);
		}
		if (hasCloseListener) socket.once("close", listeners.close);
	};
	if (socket.writable && !socket.connecting) onConnect();
	else if (socket.connecting) socket.once("connect", onConnect);
	else if (socket.destroyed && hasCloseListener) {
		const hadError = "_hadError" in socket ? Boolean(socket._hadError) : false;
		listeners.close(hadError);
	}
};

// node_modules/got/dist/source/core/utils/timer.js
const timer = (request) => {
	if (request.timings) return request.timings;
	const timings = {
		start: Date.now(),
		socket: void 0,
		lookup: void 0,
		connect: void 0,
		secureConnect: void 0,
		upload: void 0,
		response: void 0,
		end: void 0,
		error: void 0,
		abort: void 0,
		phases: {
			wait: void 0,
			dns: void 0,
			tcp: void 0,
			tls: void 0,
			request: void 0,
			firstByte: void 0,
			download: void 0,
			total: void 0
		}
	};
	request.timings = timings;
	const handleError = (origin) => {
		origin.once(errorMonitor, () => {
			timings.error = Date.now();
			timings.phases.total = timings.error - timings.start;
		});
	};
	handleError(request);
	const onAbort = () => {
		timings.abort = Date.now();
		timings.phases.total = timings.abort - timings.start;
	};
	request.prependOnceListener("abort", onAbort);
	const onSocket = (socket) => {
		timings.socket = Date.now();
		timings.phases.wait = timings.socket - timings.start;
		if (types.isProxy(socket)) return;
		if (socket.writable && !socket.connecting) {
			timings.lookup = timings.socket;
			timings.connect = timings.socket;
			if (socket.__initial_connection_timings__) {
				timings.phases.dns = socket.__initial_connection_timings__.dnsPhase;
				timings.phases.tcp = socket.__initial_connection_timings__.tcpPhase;
				timings.phases.tls = socket.__initial_connection_timings__.tlsPhase;
				if (timings.phases.tls !== void 0) timings.secureConnect = timings.socket;
			} else {
				timings.phases.dns = 0;
				timings.phases.tcp = 0;
			}
			return;
		}
		const lookupListener = () => {
			timings.lookup = Date.now();
			timings.phases.dns = timings.lookup - timings.socket;
		};
		socket.prependOnceListener("lookup", lookupListener);
		deferToConnect(socket, {
			connect() {
				timings.connect = Date.now();
				if (timings.lookup === void 0) {
					socket.removeListener("lookup", lookupListener);
					timings.lookup = timings.socket;
					timings.phases.dns = 0;
				}
				timings.phases.tcp = timings.connect - timings.lookup;
				if (timings.phases.tcp === 0 && timings.phases.dns && timings.phases.dns > 0) timings.phases.dns = 0;
				if (!socket.__initial_connection_timings__) socket.__initial_connection_timings__ = {
					dnsPhase: timings.phases.dns,
					tcpPhase: timings.phases.tcp
				};
			},
			secureConnect() {
				timings.secureConnect = Date.now();
				timings.phases.tls = timings.secureConnect - timings.connect;
				if (socket.__initial_connection_timings__) socket.__initial_connection_timings__.tlsPhase = timings.phases.tls;
			}
		});
	};
	if (request.socket) onSocket(request.socket);
	else request.prependOnceListener("socket", onSocket);
	const onUpload = () => {
		timings.upload = Date.now();
		const secureOrConnect = timings.secureConnect ?? timings.connect;
		if (secureOrConnect !== void 0) timings.phases.request = timings.upload - secureOrConnect;
	};
	if (request.writableFinished) onUpload();
	else request.prependOnceListener("finish", onUpload);
	request.prependOnceListener("response", (response) => {
		timings.response = Date.now();
		timings.phases.firstByte = timings.response - timings.upload;
		response.timings = timings;
		handleError(response);
		response.prependOnceListener("end", () => {
			request.off("abort", onAbort);
			response.off("aborted", onAbort);
			if (timings.phases.total !== void 0) return;
			timings.end = Date.now();
			timings.phases.download = timings.end - timings.response;
			timings.phases.total = timings.end - timings.start;
		});
		response.prependOnceListener("aborted", onAbort);
	});
	return timings;
};

// node_modules/got/dist/source/core/utils/is-form-data.js
function isFormData(body) {
	return is.nodeStream(body) && is.function(body.getBoundary);
}

// node_modules/got/dist/source/core/utils/get-body-size.js
async function getBodySize(body, headers) {
	if (headers && "content-length" in headers) return Number(headers["content-length"]);
	if (!body) return 0;
	if (is.string(body)) return new TextEncoder().encode(body).byteLength;
	if (is.buffer(body)) return body.length;
	if (is.typedArray(body)) return body.byteLength;
	if (isFormData(body)) try {
		return await promisify(body.getLength.bind(body))();
	} catch (error) {
		throw new Error(`Cannot determine content-length for form-data with stream(s) of unknown length. This is a limitation of the \`form-data\` package. To fix this, either:
1. Use the \`knownLength\` option when appending streams:
   form.append('file', stream, {knownLength: 12345});
2. Switch to spec-compliant FormData (formdata-node package)
See: https://github.com/form-data/form-data#alternative-submission-methods
Original error: ${error.message}`);
	}
}

// node_modules/got/dist/source/core/utils/proxy-events.js
function proxyEvents(from, to, events) {
	const eventFunctions = {};
	for (const event of events) {
		const eventFunction = (...arguments_) => {
			to.emit(event, ...arguments_);
		};
		eventFunctions[event] = eventFunction;
		from.on(event, eventFunction);
	}
	return () => {
		for (const [event, eventFunction] of Object.entries(eventFunctions)) from.off(event, eventFunction);
	};
}

// node_modules/got/dist/source/core/utils/unhandle.js
function unhandle() {
	const handlers = [];
	return {
		once(origin, event, function_) {
			origin.once(event, function_);
			handlers.push({
				origin,
				event,
				fn: function_
			});
		},
		unhandleAll() {
			for (const handler of handlers) {
				const { origin, event, fn } = handler;
				origin.removeListener(event, fn);
			}
			handlers.length = 0;
		}
	};
}

// node_modules/got/dist/source/core/timed-out.js
const reentry = Symbol("reentry");
const noop$1 = () => {};
var TimeoutError = class extends Error {
	event;
	name = "TimeoutError";
	code = "ETIMEDOUT";
	constructor(threshold, event) {
		super(`Timeout awaiting '${event}' for ${threshold}ms`);
		this.event = event;
	}
};
function timedOut(request, delays, options) {
	if (reentry in request) return noop$1;
	request[reentry] = true;
	const cancelers = [];
	const { once, unhandleAll } = unhandle();
	const handled = /* @__PURE__ */ new Map();
	const addTimeout = (delay, callback, event) => {
		const timeout = setTimeout(callback, delay, delay, event);
		timeout.unref?.();
		const cancel = () => {
			handled.set(event, true);
			clearTimeout(timeout);
		};
		cancelers.push(cancel);
		return cancel;
	};
	const { host, hostname } = options;
	const timeoutHandler = (delay, event) => {
		setTimeout(() => {
			if (!handled.has(event)) request.destroy(new TimeoutError(delay, event));
		}, 0);
	};
	const cancelTimeouts = () => {
		for (const cancel of cancelers) cancel();
		unhandleAll();
	};
	request.once("error", (error) => {
		cancelTimeouts();
		/* istanbul ignore next */
		if (request.listenerCount("error") === 0) throw error;
	});
	if (delays.request !== void 0) {
		const cancelTimeout = addTimeout(delays.request, timeoutHandler, "request");
		once(request, "response", (response) => {
			once(response, "end", cancelTimeout);
		});
	}
	if (delays.socket !== void 0) {
		const { socket } = delays;
		const socketTimeoutHandler = () => {
			timeoutHandler(socket, "socket");
		};
		request.setTimeout(socket, socketTimeoutHandler);
		cancelers.push(() => {
			request.removeListener("timeout", socketTimeoutHandler);
		});
	}
	const hasLookup = delays.lookup !== void 0;
	const hasConnect = delays.connect !== void 0;
	const hasSecureConnect = delays.secureConnect !== void 0;
	const hasSend = delays.send !== void 0;
	if (hasLookup || hasConnect || hasSecureConnect || hasSend) once(request, "socket", (socket) => {
		const { socketPath } = request;
		/* istanbul ignore next: hard to test */
		if (socket.connecting) {
			const hasPath = Boolean(socketPath ?? net.isIP(hostname ?? host ?? "") !== 0);
			if (hasLookup && !hasPath && socket.address().address === void 0) {
				const cancelTimeout = addTimeout(delays.lookup, timeoutHandler, "lookup");
				once(socket, "lookup", cancelTimeout);
			}
			if (hasConnect) {
				const timeConnect = () => addTimeout(delays.connect, timeoutHandler, "connect");
				if (hasPath) once(socket, "connect", timeConnect());
				else once(socket, "lookup", (error) => {
					if (error === null) once(socket, "connect", timeConnect());
				});
			}
			if (hasSecureConnect && options.protocol === "https:") once(socket, "connect", () => {
				const cancelTimeout = addTimeout(delays.secureConnect, timeoutHandler, "secureConnect");
				once(socket, "secureConnect", cancelTimeout);
			});
		}
		if (hasSend) {
			const timeRequest = () => addTimeout(delays.send, timeoutHandler, "send");
			/* istanbul ignore next: hard to test */
			if (socket.connecting) once(socket, "connect", () => {
				once(request, "upload-complete", timeRequest());
			});
			else once(request, "upload-complete", timeRequest());
		}
	});
	if (delays.response !== void 0) once(request, "upload-complete", () => {
		const cancelTimeout = addTimeout(delays.response, timeoutHandler, "response");
		once(request, "response", cancelTimeout);
	});
	if (delays.read !== void 0) once(request, "response", (response) => {
		const cancelTimeout = addTimeout(delays.read, timeoutHandler, "read");
		once(response, "end", cancelTimeout);
	});
	return cancelTimeouts;
}

// node_modules/got/dist/source/core/utils/url-to-options.js
function urlToOptions(url) {
	url = url;
	const options = {
		protocol: url.protocol,
		hostname: is.string(url.hostname) && url.hostname.startsWith("[") ? url.hostname.slice(1, -1) : url.hostname,
		host: url.host,
		hash: url.hash,
		search: url.search,
		pathname: url.pathname,
		href: url.href,
		path: `${url.pathname || ""}${url.search || ""}`
	};
	if (is.string(url.port) && url.port.length > 0) options.port = Number(url.port);
	if (url.username || url.password) options.auth = `${url.username || ""}:${url.password || ""}`;
	return options;
}

// node_modules/got/dist/source/core/utils/weakable-map.js
var WeakableMap = class {
	weakMap = /* @__PURE__ */ new WeakMap();
	map = /* @__PURE__ */ new Map();
	set(key, value) {
		if (typeof key === "object") this.weakMap.set(key, value);
		else this.map.set(key, value);
	}
	get(key) {
		if (typeof key === "object") return this.weakMap.get(key);
		return this.map.get(key);
	}
	has(key) {
		if (typeof key === "object") return this.weakMap.has(key);
		return this.map.has(key);
	}
};

// node_modules/got/dist/source/core/calculate-retry-delay.js
const calculateRetryDelay = ({ attemptCount, retryOptions, error, retryAfter, computedValue }) => {
	if (error.name === "RetryError") return 1;
	if (attemptCount > retryOptions.limit) return 0;
	const hasMethod = retryOptions.methods.includes(error.options.method);
	const hasErrorCode = retryOptions.errorCodes.includes(error.code);
	const hasStatusCode = error.response && retryOptions.statusCodes.includes(error.response.statusCode);
	if (!hasMethod || !hasErrorCode && !hasStatusCode) return 0;
	if (error.response) {
		if (retryAfter) {
			if (retryAfter > computedValue) return 0;
			return retryAfter;
		}
		if (error.response.statusCode === 413) return 0;
	}
	const noise = Math.random() * retryOptions.noise;
	return Math.min(2 ** (attemptCount - 1) * 1e3, retryOptions.backoffLimit) + noise;
};

// node_modules/lowercase-keys/index.js
function lowercaseKeys(object) {
	return Object.fromEntries(Object.entries(object).map(([key, value]) => [key.toLowerCase(), value]));
}

// \0unused:cacheable-lookup
var _unused_cacheable_lookup_default = class {};

// \0unused:http2-wrapper
var _unused_http2_wrapper_default = {};

// node_modules/got/dist/source/core/parse-link-header.js
function parseLinkHeader(link) {
	const parsed = [];
	const items = link.split(",");
	for (const item of items) {
		const [rawUriReference, ...rawLinkParameters] = item.split(";");
		const trimmedUriReference = rawUriReference.trim();
		if (trimmedUriReference[0] !== "<" || trimmedUriReference.at(-1) !== ">") throw new Error(`Invalid format of the Link header reference: ${trimmedUriReference}`);
		const reference = trimmedUriReference.slice(1, -1);
		const parameters = {};
		if (rawLinkParameters.length === 0) throw new Error(`Unexpected end of Link header parameters: ${rawLinkParameters.join(";")}`);
		for (const rawParameter of rawLinkParameters) {
			const trimmedRawParameter = rawParameter.trim();
			const center = trimmedRawParameter.indexOf("=");
			if (center === -1) throw new Error(`Failed to parse Link header: ${link}`);
			const name = trimmedRawParameter.slice(0, center).trim();
			parameters[name] = trimmedRawParameter.slice(center + 1).trim();
		}
		parsed.push({
			reference,
			parameters
		});
	}
	return parsed;
}

// node_modules/got/dist/source/core/options.js
const [major, minor] = process$1.versions.node.split(".").map(Number);
/**
Generic helper that wraps any assertion function to add context to error messages.
*/
function wrapAssertionWithContext(optionName, assertionFn) {
	try {
		assertionFn();
	} catch (error) {
		if (error instanceof Error) error.message = `Option '${optionName}': ${error.message}`;
		throw error;
	}
}
/**
Helper function that wraps assert.any() to provide better error messages.
When assertion fails, it includes the option name in the error message.
*/
function assertAny(optionName, validators, value) {
	wrapAssertionWithContext(optionName, () => {
		assert.any(validators, value);
	});
}
/**
Helper function that wraps assert.plainObject() to provide better error messages.
When assertion fails, it includes the option name in the error message.
*/
function assertPlainObject(optionName, value) {
	wrapAssertionWithContext(optionName, () => {
		assert.plainObject(value);
	});
}
function validateSearchParameters(searchParameters) {
	for (const key in searchParameters) {
		const value = searchParameters[key];
		assertAny(`searchParams.${key}`, [
			is.string,
			is.number,
			is.boolean,
			is.null,
			is.undefined
		], value);
	}
}
const globalCache = /* @__PURE__ */ new Map();
let globalDnsCache;
const getGlobalDnsCache = () => {
	if (globalDnsCache) return globalDnsCache;
	globalDnsCache = new _unused_cacheable_lookup_default();
	return globalDnsCache;
};
const wrapQuickLruIfNeeded = (value) => {
	if (value?.[Symbol.toStringTag] === "QuickLRU" && typeof value.evict === "function") return {
		get(key) {
			return value.get(key);
		},
		set(key, cacheValue, ttl) {
			if (ttl === void 0) value.set(key, cacheValue);
			else value.set(key, cacheValue, { maxAge: ttl });
			return true;
		},
		delete(key) {
			return value.delete(key);
		},
		clear() {
			return value.clear();
		},
		has(key) {
			return value.has(key);
		}
	};
	return value;
};
const defaultInternals = {
	request: void 0,
	agent: {
		http: void 0,
		https: void 0,
		http2: void 0
	},
	h2session: void 0,
	decompress: true,
	timeout: {
		connect: void 0,
		lookup: void 0,
		read: void 0,
		request: void 0,
		response: void 0,
		secureConnect: void 0,
		send: void 0,
		socket: void 0
	},
	prefixUrl: "",
	body: void 0,
	form: void 0,
	json: void 0,
	cookieJar: void 0,
	ignoreInvalidCookies: false,
	searchParams: void 0,
	dnsLookup: void 0,
	dnsCache: void 0,
	context: {},
	hooks: {
		init: [],
		beforeRequest: [],
		beforeError: [],
		beforeRedirect: [],
		beforeRetry: [],
		beforeCache: [],
		afterResponse: []
	},
	followRedirect: true,
	maxRedirects: 10,
	cache: void 0,
	throwHttpErrors: true,
	username: "",
	password: "",
	http2: false,
	allowGetBody: false,
	copyPipedHeaders: true,
	headers: { "user-agent": "got (https://github.com/sindresorhus/got)" },
	methodRewriting: false,
	dnsLookupIpVersion: void 0,
	parseJson: JSON.parse,
	stringifyJson: JSON.stringify,
	retry: {
		limit: 2,
		methods: [
			"GET",
			"PUT",
			"HEAD",
			"DELETE",
			"OPTIONS",
			"TRACE"
		],
		statusCodes: [
			408,
			413,
			429,
			500,
			502,
			503,
			504,
			521,
			522,
			524
		],
		errorCodes: [
			"ETIMEDOUT",
			"ECONNRESET",
			"EADDRINUSE",
			"ECONNREFUSED",
			"EPIPE",
			"ENOTFOUND",
			"ENETUNREACH",
			"EAI_AGAIN"
		],
		maxRetryAfter: void 0,
		calculateDelay: ({ computedValue }) => computedValue,
		backoffLimit: Number.POSITIVE_INFINITY,
		noise: 100,
		enforceRetryRules: false
	},
	localAddress: void 0,
	method: "GET",
	createConnection: void 0,
	cacheOptions: {
		shared: void 0,
		cacheHeuristic: void 0,
		immutableMinTimeToLive: void 0,
		ignoreCargoCult: void 0
	},
	https: {
		alpnProtocols: void 0,
		rejectUnauthorized: void 0,
		checkServerIdentity: void 0,
		serverName: void 0,
		certificateAuthority: void 0,
		key: void 0,
		certificate: void 0,
		passphrase: void 0,
		pfx: void 0,
		ciphers: void 0,
		honorCipherOrder: void 0,
		minVersion: void 0,
		maxVersion: void 0,
		signatureAlgorithms: void 0,
		tlsSessionLifetime: void 0,
		dhparam: void 0,
		ecdhCurve: void 0,
		certificateRevocationLists: void 0,
		secureOptions: void 0
	},
	encoding: void 0,
	resolveBodyOnly: false,
	isStream: false,
	responseType: "text",
	url: void 0,
	pagination: {
		transform(response) {
			if (response.request.options.responseType === "json") return response.body;
			return JSON.parse(response.body);
		},
		paginate({ response }) {
			const rawLinkHeader = response.headers.link;
			if (typeof rawLinkHeader !== "string" || rawLinkHeader.trim() === "") return false;
			const next = parseLinkHeader(rawLinkHeader).find((entry) => entry.parameters.rel === "next" || entry.parameters.rel === "\"next\"");
			if (next) return { url: new URL(next.reference, response.url) };
			return false;
		},
		filter: () => true,
		shouldContinue: () => true,
		countLimit: Number.POSITIVE_INFINITY,
		backoff: 0,
		requestLimit: 1e4,
		stackAllItems: false
	},
	setHost: true,
	maxHeaderSize: void 0,
	signal: void 0,
	enableUnixSockets: false,
	strictContentLength: false
};
const cloneInternals = (internals) => {
	const { hooks, retry } = internals;
	return {
		...internals,
		context: { ...internals.context },
		cacheOptions: { ...internals.cacheOptions },
		https: { ...internals.https },
		agent: { ...internals.agent },
		headers: { ...internals.headers },
		retry: {
			...retry,
			errorCodes: [...retry.errorCodes],
			methods: [...retry.methods],
			statusCodes: [...retry.statusCodes]
		},
		timeout: { ...internals.timeout },
		hooks: {
			init: [...hooks.init],
			beforeRequest: [...hooks.beforeRequest],
			beforeError: [...hooks.beforeError],
			beforeRedirect: [...hooks.beforeRedirect],
			beforeRetry: [...hooks.beforeRetry],
			beforeCache: [...hooks.beforeCache],
			afterResponse: [...hooks.afterResponse]
		},
		searchParams: internals.searchParams ? new URLSearchParams(internals.searchParams) : void 0,
		pagination: { ...internals.pagination }
	};
};
const cloneRaw = (raw) => {
	const { hooks, retry } = raw;
	const result = { ...raw };
	if (is.object(raw.context)) result.context = { ...raw.context };
	if (is.object(raw.cacheOptions)) result.cacheOptions = { ...raw.cacheOptions };
	if (is.object(raw.https)) result.https = { ...raw.https };
	if (is.object(raw.cacheOptions)) result.cacheOptions = { ...result.cacheOptions };
	if (is.object(raw.agent)) result.agent = { ...raw.agent };
	if (is.object(raw.headers)) result.headers = { ...raw.headers };
	if (is.object(retry)) {
		result.retry = { ...retry };
		if (is.array(retry.errorCodes)) result.retry.errorCodes = [...retry.errorCodes];
		if (is.array(retry.methods)) result.retry.methods = [...retry.methods];
		if (is.array(retry.statusCodes)) result.retry.statusCodes = [...retry.statusCodes];
	}
	if (is.object(raw.timeout)) result.timeout = { ...raw.timeout };
	if (is.object(hooks)) {
		result.hooks = { ...hooks };
		if (is.array(hooks.init)) result.hooks.init = [...hooks.init];
		if (is.array(hooks.beforeRequest)) result.hooks.beforeRequest = [...hooks.beforeRequest];
		if (is.array(hooks.beforeError)) result.hooks.beforeError = [...hooks.beforeError];
		if (is.array(hooks.beforeRedirect)) result.hooks.beforeRedirect = [...hooks.beforeRedirect];
		if (is.array(hooks.beforeRetry)) result.hooks.beforeRetry = [...hooks.beforeRetry];
		if (is.array(hooks.beforeCache)) result.hooks.beforeCache = [...hooks.beforeCache];
		if (is.array(hooks.afterResponse)) result.hooks.afterResponse = [...hooks.afterResponse];
	}
	if (raw.searchParams) {
		if (is.string(raw.searchParams)) result.searchParams = raw.searchParams;
		else if (raw.searchParams instanceof URLSearchParams) result.searchParams = new URLSearchParams(raw.searchParams);
		else if (is.object(raw.searchParams)) result.searchParams = { ...raw.searchParams };
	}
	if (is.object(raw.pagination)) result.pagination = { ...raw.pagination };
	return result;
};
const getHttp2TimeoutOption = (internals) => {
	const delays = [
		internals.timeout.socket,
		internals.timeout.connect,
		internals.timeout.lookup,
		internals.timeout.request,
		internals.timeout.secureConnect
	].filter((delay) => typeof delay === "number");
	if (delays.length > 0) return Math.min(...delays);
};
const init = (options, withOptions, self) => {
	const initHooks = options.hooks?.init;
	if (initHooks) for (const hook of initHooks) hook(withOptions, self);
};
var Options = class Options {
	_unixOptions;
	_internals;
	_merging = false;
	_init;
	constructor(input, options, defaults) {
		assertAny("input", [
			is.string,
			is.urlInstance,
			is.object,
			is.undefined
		], input);
		assertAny("options", [is.object, is.undefined], options);
		assertAny("defaults", [is.object, is.undefined], defaults);
		if (input instanceof Options || options instanceof Options) throw new TypeError("The defaults must be passed as the third argument");
		this._internals = cloneInternals(defaults?._internals ?? defaults ?? defaultInternals);
		this._init = [...defaults?._init ?? []];
		try {
			if (is.plainObject(input)) try {
				this.merge(input);
				this.merge(options);
			} finally {
				this.url = input.url;
			}
			else try {
				this.merge(options);
			} finally {
				if (options?.url !== void 0) {
					if (input === void 0) this.url = options.url;
					else throw new TypeError("The `url` option is mutually exclusive with the `input` argument");
				} else if (input !== void 0) this.url = input;
			}
		} catch (error) {
			error.options = this;
			throw error;
		}
	}
	merge(options) {
		if (!options) return;
		if (options instanceof Options) {
			const initArray = [...options._init];
			for (const init of initArray) this.merge(init);
			return;
		}
		options = cloneRaw(options);
		init(this, options, this);
		init(options, options, this);
		this._merging = true;
		if ("isStream" in options) this.isStream = options.isStream;
		try {
			let push = false;
			for (const key in options) {
				if (key === "mutableDefaults" || key === "handlers") continue;
				if (key === "url") continue;
				if (key === "preserveHooks") continue;
				if (!(key in this)) throw new Error(`Unexpected option: ${key}`);
				const value = options[key];
				if (value === void 0) continue;
				this[key] = value;
				push = true;
			}
			if (push) this._init.push(options);
		} finally {
			this._merging = false;
		}
	}
	/**
	Custom request function.
	The main purpose of this is to [support HTTP2 using a wrapper](https://github.com/szmarczak/http2-wrapper).
	
	@default http.request | https.request
	*/
	get request() {
		return this._internals.request;
	}
	set request(value) {
		assertAny("request", [is.function, is.undefined], value);
		this._internals.request = value;
	}
	/**
	An object representing `http`, `https` and `http2` keys for [`http.Agent`](https://nodejs.org/api/http.html#http_class_http_agent), [`https.Agent`](https://nodejs.org/api/https.html#https_class_https_agent) and [`http2wrapper.Agent`](https://github.com/szmarczak/http2-wrapper#new-http2agentoptions) instance.
	This is necessary because a request to one protocol might redirect to another.
	In such a scenario, Got will switch over to the right protocol agent for you.
	
	If a key is not present, it will default to a global agent.
	
	@example
	```
	import got from 'got';
	import HttpAgent from 'agentkeepalive';
	
	const {HttpsAgent} = HttpAgent;
	
	await got('https://sindresorhus.com', {
	agent: {
	http: new HttpAgent(),
	https: new HttpsAgent()
	}
	});
	```
	*/
	get agent() {
		return this._internals.agent;
	}
	set agent(value) {
		assertPlainObject("agent", value);
		for (const key in value) {
			if (!(key in this._internals.agent)) throw new TypeError(`Unexpected agent option: ${key}`);
			assertAny(`agent.${key}`, [
				is.object,
				is.undefined,
				(v) => v === false
			], value[key]);
		}
		if (this._merging) Object.assign(this._internals.agent, value);
		else this._internals.agent = { ...value };
	}
	get h2session() {
		return this._internals.h2session;
	}
	set h2session(value) {
		this._internals.h2session = value;
	}
	/**
	Decompress the response automatically.
	
	This will set the `accept-encoding` header to `gzip, deflate, br` unless you set it yourself.
	
	If this is disabled, a compressed response is returned as a `Buffer`.
	This may be useful if you want to handle decompression yourself or stream the raw compressed data.
	
	@default true
	*/
	get decompress() {
		return this._internals.decompress;
	}
	set decompress(value) {
		assert.boolean(value);
		this._internals.decompress = value;
	}
	/**
	Milliseconds to wait for the server to end the response before aborting the request with `got.TimeoutError` error (a.k.a. `request` property).
	By default, there's no timeout.
	
	This also accepts an `object` with the following fields to constrain the duration of each phase of the request lifecycle:
	
	- `lookup` starts when a socket is assigned and ends when the hostname has been resolved.
	Does not apply when using a Unix domain socket.
	- `connect` starts when `lookup` completes (or when the socket is assigned if lookup does not apply to the request) and ends when the socket is connected.
	- `secureConnect` starts when `connect` completes and ends when the handshaking process completes (HTTPS only).
	- `socket` starts when the socket is connected. See [request.setTimeout](https://nodejs.org/api/http.html#http_request_settimeout_timeout_callback).
	- `response` starts when the request has been written to the socket and ends when the response headers are received.
	- `send` starts when the socket is connected and ends with the request has been written to the socket.
	- `request` starts when the request is initiated and ends when the response's end event fires.
	*/
	get timeout() {
		return this._internals.timeout;
	}
	set timeout(value) {
		assertPlainObject("timeout", value);
		for (const key in value) {
			if (!(key in this._internals.timeout)) throw new Error(`Unexpected timeout option: ${key}`);
			assertAny(`timeout.${key}`, [is.number, is.undefined], value[key]);
		}
		if (this._merging) Object.assign(this._internals.timeout, value);
		else this._internals.timeout = { ...value };
	}
	/**
	When specified, `prefixUrl` will be prepended to `url`.
	The prefix can be any valid URL, either relative or absolute.
	A trailing slash `/` is optional - one will be added automatically.
	
	__Note__: `prefixUrl` will be ignored if the `url` argument is a URL instance.
	
	__Note__: Leading slashes in `input` are disallowed when using this option to enforce consistency and avoid confusion.
	For example, when the prefix URL is `https://example.com/foo` and the input is `/bar`, there's ambiguity whether the resulting URL would become `https://example.com/foo/bar` or `https://example.com/bar`.
	The latter is used by browsers.
	
	__Tip__: Useful when used with `got.extend()` to create niche-specific Got instances.
	
	__Tip__: You can change `prefixUrl` using hooks as long as the URL still includes the `prefixUrl`.
	If the URL doesn't include it anymore, it will throw.
	
	@example
	```
	import got from 'got';
	
	await got('unicorn', {prefixUrl: 'https://cats.com'});
	//=> 'https://cats.com/unicorn'
	
	const instance = got.extend({
	prefixUrl: 'https://google.com'
	});
	
	await instance('unicorn', {
	hooks: {
	beforeRequest: [
	options => {
	options.prefixUrl = 'https://cats.com';
	}
	]
	}
	});
	//=> 'https://cats.com/unicorn'
	```
	*/
	get prefixUrl() {
		return this._internals.prefixUrl;
	}
	set prefixUrl(value) {
		assertAny("prefixUrl", [is.string, is.urlInstance], value);
		if (value === "") {
			this._internals.prefixUrl = "";
			return;
		}
		value = value.toString();
		if (!value.endsWith("/")) value += "/";
		if (this._internals.prefixUrl && this._internals.url) {
			const { href } = this._internals.url;
			this._internals.url.href = value + href.slice(this._internals.prefixUrl.length);
		}
		this._internals.prefixUrl = value;
	}
	/**
	__Note #1__: The `body` option cannot be used with the `json` or `form` option.
	
	__Note #2__: If you provide this option, `got.stream()` will be read-only.
	
	__Note #3__: If you provide a payload with the `GET` or `HEAD` method, it will throw a `TypeError` unless the method is `GET` and the `allowGetBody` option is set to `true`.
	
	__Note #4__: This option is not enumerable and will not be merged with the instance defaults.
	
	The `content-length` header will be automatically set if `body` is a `string` / `Buffer` / typed array ([`Uint8Array`](https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Uint8Array), etc.) / [`FormData`](https://developer.mozilla.org/en-US/docs/Web/API/FormData) / [`form-data` instance](https://github.com/form-data/form-data), and `content-length` and `transfer-encoding` are not manually set in `options.headers`.
	
	Since Got 12, the `content-length` is not automatically set when `body` is a `fs.createReadStream`.
	
	You can use `Iterable` and `AsyncIterable` objects as request body, including Web [`ReadableStream`](https://developer.mozilla.org/en-US/docs/Web/API/ReadableStream):
	
	@example
	```
	import got from 'got';
	
	// Using an async generator
	async function* generateData() {
	yield 'Hello, ';
	yield 'world!';
	}
	
	await got.post('https://httpbin.org/anything', {
	body: generateData()
	});
	```
	*/
	get body() {
		return this._internals.body;
	}
	set body(value) {
		assertAny("body", [
			is.string,
			is.buffer,
			is.nodeStream,
			is.generator,
			is.asyncGenerator,
			is.iterable,
			is.asyncIterable,
			isFormData$1,
			is.typedArray,
			is.undefined
		], value);
		if (is.nodeStream(value)) assert.truthy(value.readable);
		if (value !== void 0) {
			assert.undefined(this._internals.form);
			assert.undefined(this._internals.json);
		}
		this._internals.body = value;
	}
	/**
	The form body is converted to a query string using [`(new URLSearchParams(object)).toString()`](https://nodejs.org/api/url.html#url_constructor_new_urlsearchparams_obj).
	
	If the `Content-Type` header is not present, it will be set to `application/x-www-form-urlencoded`.
	
	__Note #1__: If you provide this option, `got.stream()` will be read-only.
	
	__Note #2__: This option is not enumerable and will not be merged with the instance defaults.
	*/
	get form() {
		return this._internals.form;
	}
	set form(value) {
		assertAny("form", [is.plainObject, is.undefined], value);
		if (value !== void 0) {
			assert.undefined(this._internals.body);
			assert.undefined(this._internals.json);
		}
		this._internals.form = value;
	}
	/**
	JSON request body. If the `content-type` header is not set, it will be set to `application/json`.
	
	__Important__: This option only affects the request body you send to the server. To parse the response as JSON, you must either call `.json()` on the promise or set `responseType: 'json'` in the options.
	
	__Note #1__: If you provide this option, `got.stream()` will be read-only.
	
	__Note #2__: This option is not enumerable and will not be merged with the instance defaults.
	*/
	get json() {
		return this._internals.json;
	}
	set json(value) {
		if (value !== void 0) {
			assert.undefined(this._internals.body);
			assert.undefined(this._internals.form);
		}
		this._internals.json = value;
	}
	/**
	The URL to request, as a string, a [`https.request` options object](https://nodejs.org/api/https.html#https_https_request_options_callback), or a [WHATWG `URL`](https://nodejs.org/api/url.html#url_class_url).
	
	Properties from `options` will override properties in the parsed `url`.
	
	If no protocol is specified, it will throw a `TypeError`.
	
	__Note__: The query string is **not** parsed as search params.
	
	@example
	```
	await got('https://example.com/?query=a b'); //=> https://example.com/?query=a%20b
	await got('https://example.com/', {searchParams: {query: 'a b'}}); //=> https://example.com/?query=a+b
	
	// The query string is overridden by `searchParams`
	await got('https://example.com/?query=a b', {searchParams: {query: 'a b'}}); //=> https://example.com/?query=a+b
	```
	*/
	get url() {
		return this._internals.url;
	}
	set url(value) {
		assertAny("url", [
			is.string,
			is.urlInstance,
			is.undefined
		], value);
		if (value === void 0) {
			this._internals.url = void 0;
			return;
		}
		if (is.string(value) && value.startsWith("/")) throw new Error("`url` must not start with a slash");
		const valueString = value.toString();
		const urlString = is.urlInstance(value) || /^[a-z][a-z\d+.-]*:\/\//i.test(valueString) ? valueString : `${this.prefixUrl}${valueString}`;
		const url = new URL(urlString);
		this._internals.url = url;
		if (url.protocol === "unix:") url.href = `http://unix${url.pathname}${url.search}`;
		if (url.protocol !== "http:" && url.protocol !== "https:") {
			const error = /* @__PURE__ */ new Error(`Unsupported protocol: ${url.protocol}`);
			error.code = "ERR_UNSUPPORTED_PROTOCOL";
			throw error;
		}
		if (this._internals.username) {
			url.username = this._internals.username;
			this._internals.username = "";
		}
		if (this._internals.password) {
			url.password = this._internals.password;
			this._internals.password = "";
		}
		if (this._internals.searchParams) {
			url.search = this._internals.searchParams.toString();
			this._internals.searchParams = void 0;
		}
		if (url.hostname === "unix") {
			if (!this._internals.enableUnixSockets) throw new Error("Using UNIX domain sockets but option `enableUnixSockets` is not enabled");
			const matches = /(?<socketPath>.+?):(?<path>.+)/.exec(`${url.pathname}${url.search}`);
			if (matches?.groups) {
				const { socketPath, path } = matches.groups;
				this._unixOptions = {
					socketPath,
					path,
					host: ""
				};
			} else this._unixOptions = void 0;
			return;
		}
		this._unixOptions = void 0;
	}
	/**
	Cookie support. You don't have to care about parsing or how to store them.
	
	__Note__: If you provide this option, `options.headers.cookie` will be overridden.
	*/
	get cookieJar() {
		return this._internals.cookieJar;
	}
	set cookieJar(value) {
		assertAny("cookieJar", [is.object, is.undefined], value);
		if (value === void 0) {
			this._internals.cookieJar = void 0;
			return;
		}
		let { setCookie, getCookieString } = value;
		assert.function(setCookie);
		assert.function(getCookieString);
		/* istanbul ignore next: Horrible `tough-cookie` v3 check */
		if (setCookie.length === 4 && getCookieString.length === 0) {
			setCookie = promisify(setCookie.bind(value));
			getCookieString = promisify(getCookieString.bind(value));
			this._internals.cookieJar = {
				setCookie,
				getCookieString
			};
		} else this._internals.cookieJar = value;
	}
	/**
	You can abort the `request` using [`AbortController`](https://developer.mozilla.org/en-US/docs/Web/API/AbortController).
	
	@example
	```
	import got from 'got';
	
	const abortController = new AbortController();
	
	const request = got('https://httpbin.org/anything', {
	signal: abortController.signal
	});
	
	setTimeout(() => {
	abortController.abort();
	}, 100);
	```
	*/
	get signal() {
		return this._internals.signal;
	}
	set signal(value) {
		assert.object(value);
		this._internals.signal = value;
	}
	/**
	Ignore invalid cookies instead of throwing an error.
	Only useful when the `cookieJar` option has been set. Not recommended.
	
	@default false
	*/
	get ignoreInvalidCookies() {
		return this._internals.ignoreInvalidCookies;
	}
	set ignoreInvalidCookies(value) {
		assert.boolean(value);
		this._internals.ignoreInvalidCookies = value;
	}
	/**
	Query string that will be added to the request URL.
	This will override the query string in `url`.
	
	If you need to pass in an array, you can do it using a `URLSearchParams` instance.
	
	@example
	```
	import got from 'got';
	
	const searchParams = new URLSearchParams([['key', 'a'], ['key', 'b']]);
	
	await got('https://example.com', {searchParams});
	
	console.log(searchParams.toString());
	//=> 'key=a&key=b'
	```
	*/
	get searchParams() {
		if (this._internals.url) return this._internals.url.searchParams;
		if (this._internals.searchParams === void 0) this._internals.searchParams = new URLSearchParams();
		return this._internals.searchParams;
	}
	set searchParams(value) {
		assertAny("searchParams", [
			is.string,
			is.object,
			is.undefined
		], value);
		const url = this._internals.url;
		if (value === void 0) {
			this._internals.searchParams = void 0;
			if (url) url.search = "";
			return;
		}
		const searchParameters = this.searchParams;
		let updated;
		if (is.string(value)) updated = new URLSearchParams(value);
		else if (value instanceof URLSearchParams) updated = value;
		else {
			validateSearchParameters(value);
			updated = new URLSearchParams();
			for (const key in value) {
				const entry = value[key];
				if (entry === null) updated.append(key, "");
				else if (entry === void 0) searchParameters.delete(key);
				else updated.append(key, entry);
			}
		}
		if (this._merging) {
			for (const key of updated.keys()) searchParameters.delete(key);
			for (const [key, value] of updated) searchParameters.append(key, value);
		} else if (url) url.search = searchParameters.toString();
		else this._internals.searchParams = searchParameters;
	}
	get searchParameters() {
		throw new Error("The `searchParameters` option does not exist. Use `searchParams` instead.");
	}
	set searchParameters(_value) {
		throw new Error("The `searchParameters` option does not exist. Use `searchParams` instead.");
	}
	get dnsLookup() {
		return this._internals.dnsLookup;
	}
	set dnsLookup(value) {
		assertAny("dnsLookup", [is.function, is.undefined], value);
		this._internals.dnsLookup = value;
	}
	/**
	An instance of [`CacheableLookup`](https://github.com/szmarczak/cacheable-lookup) used for making DNS lookups.
	Useful when making lots of requests to different *public* hostnames.
	
	`CacheableLookup` uses `dns.resolver4(..)` and `dns.resolver6(...)` under the hood and fall backs to `dns.lookup(...)` when the first two fail, which may lead to additional delay.
	
	__Note__: This should stay disabled when making requests to internal hostnames such as `localhost`, `database.local` etc.
	
	@default false
	*/
	get dnsCache() {
		return this._internals.dnsCache;
	}
	set dnsCache(value) {
		assertAny("dnsCache", [
			is.object,
			is.boolean,
			is.undefined
		], value);
		if (value === true) this._internals.dnsCache = getGlobalDnsCache();
		else if (value === false) this._internals.dnsCache = void 0;
		else this._internals.dnsCache = value;
	}
	/**
	User data. `context` is shallow merged and enumerable. If it contains non-enumerable properties they will NOT be merged.
	
	@example
	```
	import got from 'got';
	
	const instance = got.extend({
	hooks: {
	beforeRequest: [
	options => {
	if (!options.context || !options.context.token) {
	throw new Error('Token required');
	}
	
	options.headers.token = options.context.token;
	}
	]
	}
	});
	
	const context = {
	token: 'secret'
	};
	
	const response = await instance('https://httpbin.org/headers', {context});
	
	// Let's see the headers
	console.log(response.body);
	```
	*/
	get context() {
		return this._internals.context;
	}
	set context(value) {
		assert.object(value);
		if (this._merging) Object.assign(this._internals.context, value);
		else this._internals.context = { ...value };
	}
	/**
	Hooks allow modifications during the request lifecycle.
	Hook functions may be async and are run serially.
	*/
	get hooks() {
		return this._internals.hooks;
	}
	set hooks(value) {
		assert.object(value);
		for (const knownHookEvent in value) {
			if (!(knownHookEvent in this._internals.hooks)) throw new Error(`Unexpected hook event: ${knownHookEvent}`);
			const typedKnownHookEvent = knownHookEvent;
			const hooks = value[typedKnownHookEvent];
			assertAny(`hooks.${knownHookEvent}`, [is.array, is.undefined], hooks);
			if (hooks) for (const hook of hooks) assert.function(hook);
			if (this._merging) {
				if (hooks) this._internals.hooks[typedKnownHookEvent].push(...hooks);
			} else {
				if (!hooks) throw new Error(`Missing hook event: ${knownHookEvent}`);
				this._internals.hooks[knownHookEvent] = [...hooks];
			}
		}
	}
	/**
	Whether redirect responses should be followed automatically.
	
	Optionally, pass a function to dynamically decide based on the response object.
	
	Note that if a `303` is sent by the server in response to any request type (`POST`, `DELETE`, etc.), Got will automatically request the resource pointed to in the location header via `GET`.
	This is in accordance with [the spec](https://tools.ietf.org/html/rfc7231#section-6.4.4). You can optionally turn on this behavior also for other redirect codes - see `methodRewriting`.
	
	@default true
	*/
	get followRedirect() {
		return this._internals.followRedirect;
	}
	set followRedirect(value) {
		assertAny("followRedirect", [is.boolean, is.function], value);
		this._internals.followRedirect = value;
	}
	get followRedirects() {
		throw new TypeError("The `followRedirects` option does not exist. Use `followRedirect` instead.");
	}
	set followRedirects(_value) {
		throw new TypeError("The `followRedirects` option does not exist. Use `followRedirect` instead.");
	}
	/**
	If exceeded, the request will be aborted and a `MaxRedirectsError` will be thrown.
	
	@default 10
	*/
	get maxRedirects() {
		return this._internals.maxRedirects;
	}
	set maxRedirects(value) {
		assert.number(value);
		this._internals.maxRedirects = value;
	}
	/**
	A cache adapter instance for storing cached response data.
	
	@default false
	*/
	get cache() {
		return this._internals.cache;
	}
	set cache(value) {
		assertAny("cache", [
			is.object,
			is.string,
			is.boolean,
			is.undefined
		], value);
		if (value === true) this._internals.cache = globalCache;
		else if (value === false) this._internals.cache = void 0;
		else this._internals.cache = wrapQuickLruIfNeeded(value);
	}
	/**
	Determines if a `got.HTTPError` is thrown for unsuccessful responses.
	
	If this is disabled, requests that encounter an error status code will be resolved with the `response` instead of throwing.
	This may be useful if you are checking for resource availability and are expecting error responses.
	
	@default true
	*/
	get throwHttpErrors() {
		return this._internals.throwHttpErrors;
	}
	set throwHttpErrors(value) {
		assert.boolean(value);
		this._internals.throwHttpErrors = value;
	}
	get username() {
		const url = this._internals.url;
		const value = url ? url.username : this._internals.username;
		return decodeURIComponent(value);
	}
	set username(value) {
		assert.string(value);
		const url = this._internals.url;
		const fixedValue = encodeURIComponent(value);
		if (url) url.username = fixedValue;
		else this._internals.username = fixedValue;
	}
	get password() {
		const url = this._internals.url;
		const value = url ? url.password : this._internals.password;
		return decodeURIComponent(value);
	}
	set password(value) {
		assert.string(value);
		const url = this._internals.url;
		const fixedValue = encodeURIComponent(value);
		if (url) url.password = fixedValue;
		else this._internals.password = fixedValue;
	}
	/**
	If set to `true`, Got will additionally accept HTTP2 requests.
	
	It will choose either HTTP/1.1 or HTTP/2 depending on the ALPN protocol.
	
	__Note__: This option requires Node.js 15.10.0 or newer as HTTP/2 support on older Node.js versions is very buggy.
	
	__Note__: Overriding `options.request` will disable HTTP2 support.
	
	@default false
	
	@example
	```
	import got from 'got';
	
	const {headers} = await got('https://nghttp2.org/httpbin/anything', {http2: true});
	
	console.log(headers.via);
	//=> '2 nghttpx'
	```
	*/
	get http2() {
		return this._internals.http2;
	}
	set http2(value) {
		assert.boolean(value);
		this._internals.http2 = value;
	}
	/**
	Set this to `true` to allow sending body for the `GET` method.
	However, the [HTTP/2 specification](https://tools.ietf.org/html/rfc7540#section-8.1.3) says that `An HTTP GET request includes request header fields and no payload body`, therefore when using the HTTP/2 protocol this option will have no effect.
	This option is only meant to interact with non-compliant servers when you have no other choice.
	
	__Note__: The [RFC 7231](https://tools.ietf.org/html/rfc7231#section-4.3.1) doesn't specify any particular behavior for the GET method having a payload, therefore __it's considered an [anti-pattern](https://en.wikipedia.org/wiki/Anti-pattern)__.
	
	@default false
	*/
	get allowGetBody() {
		return this._internals.allowGetBody;
	}
	set allowGetBody(value) {
		assert.boolean(value);
		this._internals.allowGetBody = value;
	}
	/**
	Automatically copy headers from piped streams.
	
	When piping a request into a Got stream (e.g., `request.pipe(got.stream(url))`), this controls whether headers from the source stream are automatically merged into the Got request headers.
	
	Note: Piped headers overwrite any explicitly set headers with the same name. To override this, either set `copyPipedHeaders` to `false` and manually copy safe headers, or use a `beforeRequest` hook to force specific header values after piping.
	
	Useful for proxy scenarios, but you may want to disable this to filter out headers like `Host`, `Connection`, `Authorization`, etc.
	
	@default true
	
	@example
	```
	import got from 'got';
	import {pipeline} from 'node:stream/promises';
	
	// Disable automatic header copying and manually copy only safe headers
	server.get('/proxy', async (request, response) => {
	const gotStream = got.stream('https://example.com', {
	copyPipedHeaders: false,
	headers: {
	'user-agent': request.headers['user-agent'],
	'accept': request.headers['accept'],
	// Explicitly NOT copying host, connection, authorization, etc.
	}
	});
	
	await pipeline(request, gotStream, response);
	});
	```
	
	@example
	```
	import got from 'got';
	
	// Override piped headers using beforeRequest hook
	const gotStream = got.stream('https://example.com', {
	hooks: {
	beforeRequest: [
	options => {
	// Force specific header values after piping
	options.headers.host = 'example.com';
	delete options.headers.authorization;
	}
	]
	}
	});
	```
	*/
	get copyPipedHeaders() {
		return this._internals.copyPipedHeaders;
	}
	set copyPipedHeaders(value) {
		assert.boolean(value);
		this._internals.copyPipedHeaders = value;
	}
	/**
	Request headers.
	
	Existing headers will be overwritten. Headers set to `undefined` will be omitted.
	
	@default {}
	*/
	get headers() {
		return this._internals.headers;
	}
	set headers(value) {
		assertPlainObject("headers", value);
		if (this._merging) Object.assign(this._internals.headers, lowercaseKeys(value));
		else this._internals.headers = lowercaseKeys(value);
	}
	/**
	Specifies if the HTTP request method should be [rewritten as `GET`](https://tools.ietf.org/html/rfc7231#section-6.4) on redirects.
	
	As the [specification](https://tools.ietf.org/html/rfc7231#section-6.4) prefers to rewrite the HTTP method only on `303` responses, this is Got's default behavior.
	Setting `methodRewriting` to `true` will also rewrite `301` and `302` responses, as allowed by the spec. This is the behavior followed by `curl` and browsers.
	
	__Note__: Got never performs method rewriting on `307` and `308` responses, as this is [explicitly prohibited by the specification](https://www.rfc-editor.org/rfc/rfc7231#section-6.4.7).
	
	@default false
	*/
	get methodRewriting() {
		return this._internals.methodRewriting;
	}
	set methodRewriting(value) {
		assert.boolean(value);
		this._internals.methodRewriting = value;
	}
	/**
	Indicates which DNS record family to use.
	
	Values:
	- `undefined`: IPv4 (if present) or IPv6
	- `4`: Only IPv4
	- `6`: Only IPv6
	
	@default undefined
	*/
	get dnsLookupIpVersion() {
		return this._internals.dnsLookupIpVersion;
	}
	set dnsLookupIpVersion(value) {
		if (value !== void 0 && value !== 4 && value !== 6) throw new TypeError(`Invalid DNS lookup IP version: ${value}`);
		this._internals.dnsLookupIpVersion = value;
	}
	/**
	A function used to parse JSON responses.
	
	@example
	```
	import got from 'got';
	import Bourne from '@hapi/bourne';
	
	const parsed = await got('https://example.com', {
	parseJson: text => Bourne.parse(text)
	}).json();
	
	console.log(parsed);
	```
	*/
	get parseJson() {
		return this._internals.parseJson;
	}
	set parseJson(value) {
		assert.function(value);
		this._internals.parseJson = value;
	}
	/**
	A function used to stringify the body of JSON requests.
	
	@example
	```
	import got from 'got';
	
	await got.post('https://example.com', {
	stringifyJson: object => JSON.stringify(object, (key, value) => {
	if (key.startsWith('_')) {
	return;
	}
	
	return value;
	}),
	json: {
	some: 'payload',
	_ignoreMe: 1234
	}
	});
	```
	
	@example
	```
	import got from 'got';
	
	await got.post('https://example.com', {
	stringifyJson: object => JSON.stringify(object, (key, value) => {
	if (typeof value === 'number') {
	return value.toString();
	}
	
	return value;
	}),
	json: {
	some: 'payload',
	number: 1
	}
	});
	```
	*/
	get stringifyJson() {
		return this._internals.stringifyJson;
	}
	set stringifyJson(value) {
		assert.function(value);
		this._internals.stringifyJson = value;
	}
	/**
	An object representing `limit`, `calculateDelay`, `methods`, `statusCodes`, `maxRetryAfter` and `errorCodes` fields for maximum retry count, retry handler, allowed methods, allowed status codes, maximum [`Retry-After`](https://developer.mozilla.org/en-US/docs/Web/HTTP/Headers/Retry-After) time and allowed error codes.
	
	Delays between retries counts with function `1000 * Math.pow(2, retry) + Math.random() * 100`, where `retry` is attempt number (starts from 1).
	
	The `calculateDelay` property is a `function` that receives an object with `attemptCount`, `retryOptions`, `error` and `computedValue` properties for current retry count, the retry options, error and default computed value.
	The function must return a delay in milliseconds (or a Promise resolving with it) (`0` return value cancels retry).
	
	The `enforceRetryRules` property is a `boolean` that, when set to `true`, enforces the `limit`, `methods`, `statusCodes`, and `errorCodes` options before calling `calculateDelay`. Your `calculateDelay` function is only invoked when a retry is allowed based on these criteria. When `false` (default), `calculateDelay` receives the computed value but can override all retry logic.
	
	__Note:__ When `enforceRetryRules` is `false`, you must check `computedValue` in your `calculateDelay` function to respect the default retry logic. When `true`, the retry rules are enforced automatically.
	
	By default, it retries *only* on the specified methods, status codes, and on these network errors:
	
	- `ETIMEDOUT`: One of the [timeout](#timeout) limits were reached.
	- `ECONNRESET`: Connection was forcibly closed by a peer.
	- `EADDRINUSE`: Could not bind to any free port.
	- `ECONNREFUSED`: Connection was refused by the server.
	- `EPIPE`: The remote side of the stream being written has been closed.
	- `ENOTFOUND`: Couldn't resolve the hostname to an IP address.
	- `ENETUNREACH`: No internet connection.
	- `EAI_AGAIN`: DNS lookup timed out.
	
	__Note__: If `maxRetryAfter` is set to `undefined`, it will use `options.timeout`.
	__Note__: If [`Retry-After`](https://developer.mozilla.org/en-US/docs/Web/HTTP/Headers/Retry-After) header is greater than `maxRetryAfter`, it will cancel the request.
	*/
	get retry() {
		return this._internals.retry;
	}
	set retry(value) {
		assertPlainObject("retry", value);
		assertAny("retry.calculateDelay", [is.function, is.undefined], value.calculateDelay);
		assertAny("retry.maxRetryAfter", [is.number, is.undefined], value.maxRetryAfter);
		assertAny("retry.limit", [is.number, is.undefined], value.limit);
		assertAny("retry.methods", [is.array, is.undefined], value.methods);
		assertAny("retry.statusCodes", [is.array, is.undefined], value.statusCodes);
		assertAny("retry.errorCodes", [is.array, is.undefined], value.errorCodes);
		assertAny("retry.noise", [is.number, is.undefined], value.noise);
		assertAny("retry.enforceRetryRules", [is.boolean, is.undefined], value.enforceRetryRules);
		if (value.noise && Math.abs(value.noise) > 100) throw new Error(`The maximum acceptable retry noise is +/- 100ms, got ${value.noise}`);
		for (const key in value) if (!(key in this._internals.retry)) throw new Error(`Unexpected retry option: ${key}`);
		if (this._merging) Object.assign(this._internals.retry, value);
		else this._internals.retry = { ...value };
		const { retry } = this._internals;
		retry.methods = [...new Set(retry.methods.map((method) => method.toUpperCase()))];
		retry.statusCodes = [...new Set(retry.statusCodes)];
		retry.errorCodes = [...new Set(retry.errorCodes)];
	}
	/**
	From `http.RequestOptions`.
	
	The IP address used to send the request from.
	*/
	get localAddress() {
		return this._internals.localAddress;
	}
	set localAddress(value) {
		assertAny("localAddress", [is.string, is.undefined], value);
		this._internals.localAddress = value;
	}
	/**
	The HTTP method used to make the request.
	
	@default 'GET'
	*/
	get method() {
		return this._internals.method;
	}
	set method(value) {
		assert.string(value);
		this._internals.method = value.toUpperCase();
	}
	get createConnection() {
		return this._internals.createConnection;
	}
	set createConnection(value) {
		assertAny("createConnection", [is.function, is.undefined], value);
		this._internals.createConnection = value;
	}
	/**
	From `http-cache-semantics`
	
	@default {}
	*/
	get cacheOptions() {
		return this._internals.cacheOptions;
	}
	set cacheOptions(value) {
		assertPlainObject("cacheOptions", value);
		assertAny("cacheOptions.shared", [is.boolean, is.undefined], value.shared);
		assertAny("cacheOptions.cacheHeuristic", [is.number, is.undefined], value.cacheHeuristic);
		assertAny("cacheOptions.immutableMinTimeToLive", [is.number, is.undefined], value.immutableMinTimeToLive);
		assertAny("cacheOptions.ignoreCargoCult", [is.boolean, is.undefined], value.ignoreCargoCult);
		for (const key in value) if (!(key in this._internals.cacheOptions)) throw new Error(`Cache option \`${key}\` does not exist`);
		if (this._merging) Object.assign(this._internals.cacheOptions, value);
		else this._internals.cacheOptions = { ...value };
	}
	/**
	Options for the advanced HTTPS API.
	*/
	get https() {
		return this._internals.https;
	}
	set https(value) {
		assertPlainObject("https", value);
		assertAny("https.rejectUnauthorized", [is.boolean, is.undefined], value.rejectUnauthorized);
		assertAny("https.checkServerIdentity", [is.function, is.undefined], value.checkServerIdentity);
		assertAny("https.serverName", [is.string, is.undefined], value.serverName);
		assertAny("https.certificateAuthority", [
			is.string,
			is.object,
			is.array,
			is.undefined
		], value.certificateAuthority);
		assertAny("https.key", [
			is.string,
			is.object,
			is.array,
			is.undefined
		], value.key);
		assertAny("https.certificate", [
			is.string,
			is.object,
			is.array,
			is.undefined
		], value.certificate);
		assertAny("https.passphrase", [is.string, is.undefined], value.passphrase);
		assertAny("https.pfx", [
			is.string,
			is.buffer,
			is.array,
			is.undefined
		], value.pfx);
		assertAny("https.alpnProtocols", [is.array, is.undefined], value.alpnProtocols);
		assertAny("https.ciphers", [is.string, is.undefined], value.ciphers);
		assertAny("https.dhparam", [
			is.string,
			is.buffer,
			is.undefined
		], value.dhparam);
		assertAny("https.signatureAlgorithms", [is.string, is.undefined], value.signatureAlgorithms);
		assertAny("https.minVersion", [is.string, is.undefined], value.minVersion);
		assertAny("https.maxVersion", [is.string, is.undefined], value.maxVersion);
		assertAny("https.honorCipherOrder", [is.boolean, is.undefined], value.honorCipherOrder);
		assertAny("https.tlsSessionLifetime", [is.number, is.undefined], value.tlsSessionLifetime);
		assertAny("https.ecdhCurve", [is.string, is.undefined], value.ecdhCurve);
		assertAny("https.certificateRevocationLists", [
			is.string,
			is.buffer,
			is.array,
			is.undefined
		], value.certificateRevocationLists);
		assertAny("https.secureOptions", [is.number, is.undefined], value.secureOptions);
		for (const key in value) if (!(key in this._internals.https)) throw new Error(`HTTPS option \`${key}\` does not exist`);
		if (this._merging) Object.assign(this._internals.https, value);
		else this._internals.https = { ...value };
	}
	/**
	[Encoding](https://nodejs.org/api/buffer.html#buffer_buffers_and_character_encodings) to be used on `setEncoding` of the response data.
	
	To get a [`Buffer`](https://nodejs.org/api/buffer.html), you need to set `responseType` to `buffer` instead.
	Don't set this option to `null`.
	
	__Note__: This doesn't affect streams! Instead, you need to do `got.stream(...).setEncoding(encoding)`.
	
	@default 'utf-8'
	*/
	get encoding() {
		return this._internals.encoding;
	}
	set encoding(value) {
		if (value === null) throw new TypeError("To get a Buffer, set `options.responseType` to `buffer` instead");
		assertAny("encoding", [is.string, is.undefined], value);
		this._internals.encoding = value;
	}
	/**
	When set to `true` the promise will return the Response body instead of the Response object.
	
	@default false
	*/
	get resolveBodyOnly() {
		return this._internals.resolveBodyOnly;
	}
	set resolveBodyOnly(value) {
		assert.boolean(value);
		this._internals.resolveBodyOnly = value;
	}
	/**
	Returns a `Stream` instead of a `Promise`.
	This is equivalent to calling `got.stream(url, options?)`.
	
	@default false
	*/
	get isStream() {
		return this._internals.isStream;
	}
	set isStream(value) {
		assert.boolean(value);
		this._internals.isStream = value;
	}
	/**
	The parsing method.
	
	The promise also has `.text()`, `.json()` and `.buffer()` methods which return another Got promise for the parsed body.
	
	It's like setting the options to `{responseType: 'json', resolveBodyOnly: true}` but without affecting the main Got promise.
	
	__Note__: When using streams, this option is ignored.
	
	@example
	```
	const responsePromise = got(url);
	const bufferPromise = responsePromise.buffer();
	const jsonPromise = responsePromise.json();
	
	const [response, buffer, json] = Promise.all([responsePromise, bufferPromise, jsonPromise]);
	// `response` is an instance of Got Response
	// `buffer` is an instance of Buffer
	// `json` is an object
	```
	
	@example
	```
	// This
	const body = await got(url).json();
	
	// is semantically the same as this
	const body = await got(url, {responseType: 'json', resolveBodyOnly: true});
	```
	*/
	get responseType() {
		return this._internals.responseType;
	}
	set responseType(value) {
		if (value === void 0) {
			this._internals.responseType = "text";
			return;
		}
		if (value !== "text" && value !== "buffer" && value !== "json") throw new Error(`Invalid \`responseType\` option: ${value}`);
		this._internals.responseType = value;
	}
	get pagination() {
		return this._internals.pagination;
	}
	set pagination(value) {
		assert.object(value);
		if (this._merging) Object.assign(this._internals.pagination, value);
		else this._internals.pagination = value;
	}
	get auth() {
		throw new Error("Parameter `auth` is deprecated. Use `username` / `password` instead.");
	}
	set auth(_value) {
		throw new Error("Parameter `auth` is deprecated. Use `username` / `password` instead.");
	}
	get setHost() {
		return this._internals.setHost;
	}
	set setHost(value) {
		assert.boolean(value);
		this._internals.setHost = value;
	}
	get maxHeaderSize() {
		return this._internals.maxHeaderSize;
	}
	set maxHeaderSize(value) {
		assertAny("maxHeaderSize", [is.number, is.undefined], value);
		this._internals.maxHeaderSize = value;
	}
	get enableUnixSockets() {
		return this._internals.enableUnixSockets;
	}
	set enableUnixSockets(value) {
		assert.boolean(value);
		this._internals.enableUnixSockets = value;
	}
	/**
	Throw an error if the server response's `content-length` header value doesn't match the number of bytes received.
	
	This is useful for detecting truncated responses and follows RFC 9112 requirements for message completeness.
	
	__Note__: Responses without a `content-length` header are not validated.
	__Note__: When enabled and validation fails, a `ReadError` with code `ERR_HTTP_CONTENT_LENGTH_MISMATCH` will be thrown.
	
	@default false
	*/
	get strictContentLength() {
		return this._internals.strictContentLength;
	}
	set strictContentLength(value) {
		assert.boolean(value);
		this._internals.strictContentLength = value;
	}
	toJSON() {
		return { ...this._internals };
	}
	[Symbol.for("nodejs.util.inspect.custom")](_depth, options) {
		return inspect(this._internals, options);
	}
	createNativeRequestOptions() {
		const internals = this._internals;
		const url = internals.url;
		let agent;
		if (url.protocol === "https:") {
			if (internals.http2) agent = {
				...internals.agent,
				http2: internals.agent.http2 ?? _unused_http2_wrapper_default.globalAgent
			};
			else agent = internals.agent.https;
		} else agent = internals.agent.http;
		const { https } = internals;
		let { pfx } = https;
		if (is.array(pfx) && is.plainObject(pfx[0])) pfx = pfx.map((object) => ({
			buf: object.buffer,
			passphrase: object.passphrase
		}));
		return {
			...internals.cacheOptions,
			...this._unixOptions,
			ALPNProtocols: https.alpnProtocols,
			ca: https.certificateAuthority,
			cert: https.certificate,
			key: https.key,
			passphrase: https.passphrase,
			pfx: https.pfx,
			rejectUnauthorized: https.rejectUnauthorized,
			checkServerIdentity: https.checkServerIdentity ?? checkServerIdentity,
			servername: https.serverName,
			ciphers: https.ciphers,
			honorCipherOrder: https.honorCipherOrder,
			minVersion: https.minVersion,
			maxVersion: https.maxVersion,
			sigalgs: https.signatureAlgorithms,
			sessionTimeout: https.tlsSessionLifetime,
			dhparam: https.dhparam,
			ecdhCurve: https.ecdhCurve,
			crl: https.certificateRevocationLists,
			secureOptions: https.secureOptions,
			lookup: internals.dnsLookup ?? internals.dnsCache?.lookup,
			family: internals.dnsLookupIpVersion,
			agent,
			setHost: internals.setHost,
			method: internals.method,
			maxHeaderSize: internals.maxHeaderSize,
			localAddress: internals.localAddress,
			headers: internals.headers,
			createConnection: internals.createConnection,
			timeout: internals.http2 ? getHttp2TimeoutOption(internals) : void 0,
			h2session: internals.h2session
		};
	}
	getRequestFunction() {
		const url = this._internals.url;
		const { request } = this._internals;
		if (!request && url) return this.getFallbackRequestFunction();
		return request;
	}
	getFallbackRequestFunction() {
		const url = this._internals.url;
		if (!url) return;
		if (url.protocol === "https:") {
			if (this._internals.http2) {
				if (major < 15 || major === 15 && minor < 10) {
					const error = /* @__PURE__ */ new Error("To use the `http2` option, install Node.js 15.10.0 or above");
					error.code = "EUNSUPPORTED";
					throw error;
				}
				return _unused_http2_wrapper_default.auto;
			}
			return https.request;
		}
		return http.request;
	}
	freeze() {
		const options = this._internals;
		Object.freeze(options);
		Object.freeze(options.hooks);
		Object.freeze(options.hooks.afterResponse);
		Object.freeze(options.hooks.beforeError);
		Object.freeze(options.hooks.beforeRedirect);
		Object.freeze(options.hooks.beforeRequest);
		Object.freeze(options.hooks.beforeRetry);
		Object.freeze(options.hooks.init);
		Object.freeze(options.https);
		Object.freeze(options.cacheOptions);
		Object.freeze(options.agent);
		Object.freeze(options.headers);
		Object.freeze(options.timeout);
		Object.freeze(options.retry);
		Object.freeze(options.retry.errorCodes);
		Object.freeze(options.retry.methods);
		Object.freeze(options.retry.statusCodes);
	}
};

// node_modules/got/dist/source/core/response.js
const isResponseOk = (response) => {
	const { statusCode } = response;
	const { followRedirect } = response.request.options;
	const limitStatusCode = (typeof followRedirect === "function" ? followRedirect(response) : followRedirect) ? 299 : 399;
	return statusCode >= 200 && statusCode <= limitStatusCode || statusCode === 304;
};
/**
An error to be thrown when server response code is 2xx, and parsing body fails.
Includes a `response` property.
*/
var ParseError = class extends RequestError {
	name = "ParseError";
	code = "ERR_BODY_PARSE_FAILURE";
	constructor(error, response) {
		const { options } = response.request;
		super(`${error.message} in "${options.url.toString()}"`, error, response.request);
	}
};
const parseBody = (response, responseType, parseJson, encoding) => {
	const { rawBody } = response;
	try {
		if (responseType === "text") return rawBody.toString(encoding);
		if (responseType === "json") return rawBody.length === 0 ? "" : parseJson(rawBody.toString(encoding));
		if (responseType === "buffer") return rawBody;
	} catch (error) {
		throw new ParseError(error, response);
	}
	throw new ParseError({
		message: `Unknown body type '${responseType}'`,
		name: "Error"
	}, response);
};

// node_modules/got/dist/source/core/utils/is-client-request.js
function isClientRequest(clientRequest) {
	return clientRequest.writable && !clientRequest.writableEnded;
}

// node_modules/got/dist/source/core/utils/is-unix-socket-url.js
function isUnixSocketURL(url) {
	return url.protocol === "unix:" || url.hostname === "unix";
}
/**
Extract the socket path from a UNIX socket URL.

@example
```
getUnixSocketPath(new URL('http://unix/foo:/path'));
//=> '/foo'

getUnixSocketPath(new URL('unix:/foo:/path'));
//=> '/foo'

getUnixSocketPath(new URL('http://example.com'));
//=> undefined
```
*/
function getUnixSocketPath(url) {
	if (!isUnixSocketURL(url)) return;
	return /(?<socketPath>.+?):(?<path>.+)/.exec(`${url.pathname}${url.search}`)?.groups?.socketPath;
}

// node_modules/got/dist/source/core/diagnostics-channel.js
const channels = {
	requestCreate: diagnosticsChannel.channel("got:request:create"),
	requestStart: diagnosticsChannel.channel("got:request:start"),
	responseStart: diagnosticsChannel.channel("got:response:start"),
	responseEnd: diagnosticsChannel.channel("got:response:end"),
	retry: diagnosticsChannel.channel("got:request:retry"),
	error: diagnosticsChannel.channel("got:request:error"),
	redirect: diagnosticsChannel.channel("got:response:redirect")
};
function generateRequestId() {
	return randomUUID();
}
function publishRequestCreate(message) {
	if (channels.requestCreate.hasSubscribers) channels.requestCreate.publish(message);
}
function publishRequestStart(message) {
	if (channels.requestStart.hasSubscribers) channels.requestStart.publish(message);
}
function publishResponseStart(message) {
	if (channels.responseStart.hasSubscribers) channels.responseStart.publish(message);
}
function publishResponseEnd(message) {
	if (channels.responseEnd.hasSubscribers) channels.responseEnd.publish(message);
}
function publishRetry(message) {
	if (channels.retry.hasSubscribers) channels.retry.publish(message);
}
function publishError(message) {
	if (channels.error.hasSubscribers) channels.error.publish(message);
}
function publishRedirect(message) {
	if (channels.redirect.hasSubscribers) channels.redirect.publish(message);
}

// node_modules/got/dist/source/core/index.js
const supportsBrotli = is.string(process$1.versions.brotli);
const supportsZstd = is.string(process$1.versions.zstd);
const methodsWithoutBody = /* @__PURE__ */ new Set(["GET", "HEAD"]);
const cacheableStore = new WeakableMap();
const redirectCodes = /* @__PURE__ */ new Set([
	300,
	301,
	302,
	303,
	304,
	307,
	308
]);
const errorsProcessedByHooks = /* @__PURE__ */ new WeakSet();
const proxiedRequestEvents$1 = [
	"socket",
	"connect",
	"continue",
	"information",
	"upgrade"
];
const noop = () => {};
var Request = class Request extends Duplex {
	["constructor"];
	_noPipe;
	options;
	response;
	requestUrl;
	redirectUrls = [];
	retryCount = 0;
	_stopReading = false;
	_stopRetry = noop;
	_downloadedSize = 0;
	_uploadedSize = 0;
	_pipedServerResponses = /* @__PURE__ */ new Set();
	_request;
	_responseSize;
	_bodySize;
	_unproxyEvents = noop;
	_isFromCache;
	_triggerRead = false;
	_jobs = [];
	_cancelTimeouts = noop;
	_removeListeners = noop;
	_nativeResponse;
	_flushed = false;
	_aborted = false;
	_expectedContentLength;
	_compressedBytesCount;
	_requestId = generateRequestId();
	_requestInitialized = false;
	constructor(url, options, defaults) {
		super({
			autoDestroy: false,
			highWaterMark: 0
		});
		this.on("pipe", (source) => {
			if (this.options.copyPipedHeaders && source?.headers) Object.assign(this.options.headers, source.headers);
		});
		this.on("newListener", (event) => {
			if (event === "retry" && this.listenerCount("retry") > 0) throw new Error("A retry listener has been attached already.");
		});
		try {
			this.options = new Options(url, options, defaults);
			if (!this.options.url) {
				if (this.options.prefixUrl === "") throw new TypeError("Missing `url` property");
				this.options.url = "";
			}
			this.requestUrl = this.options.url;
			publishRequestCreate({
				requestId: this._requestId,
				url: this.options.url?.toString() ?? "",
				method: this.options.method
			});
		} catch (error) {
			const { options } = error;
			if (options) this.options = options;
			this.flush = async () => {
				this.flush = async () => {};
				process$1.nextTick(() => {
					if (this.options) this._beforeError(error);
					else {
						const requestError = error instanceof RequestError ? error : new RequestError(error.message, error, this);
						this.destroy(requestError);
					}
				});
			};
			return;
		}
		const { body } = this.options;
		if (is.nodeStream(body)) body.once("error", (error) => {
			if (this._flushed) this._beforeError(new UploadError(error, this));
			else this.flush = async () => {
				this.flush = async () => {};
				this._beforeError(new UploadError(error, this));
			};
		});
		if (this.options.signal) {
			const abort = () => {
				if (this.options.signal?.reason?.name === "TimeoutError") this.destroy(new TimeoutError$1(this.options.signal.reason, this.timings, this));
				else this.destroy(new AbortError(this));
			};
			if (this.options.signal.aborted) abort();
			else {
				this.options.signal.addEventListener("abort", abort);
				this._removeListeners = () => {
					this.options.signal?.removeEventListener("abort", abort);
				};
			}
		}
	}
	async flush() {
		if (this._flushed) return;
		this._flushed = true;
		try {
			await this._finalizeBody();
			if (this.destroyed) return;
			await this._makeRequest();
			if (this.destroyed) {
				this._request?.destroy();
				return;
			}
			for (const job of this._jobs) job();
			this._jobs.length = 0;
			this._requestInitialized = true;
		} catch (error) {
			this._beforeError(error);
		}
	}
	_beforeError(error) {
		if (this._stopReading) return;
		const { response, options } = this;
		const attemptCount = this.retryCount + (error.name === "RetryError" ? 0 : 1);
		this._stopReading = true;
		if (!(error instanceof RequestError)) error = new RequestError(error.message, error, this);
		const typedError = error;
		(async () => {
			if (response?.readable && !response.rawBody && !this._request?.socket?.destroyed) {
				response.setEncoding(this.readableEncoding);
				if (await this._setRawBody(response)) response.body = response.rawBody.toString();
			}
			if (this.listenerCount("retry") !== 0) {
				let backoff;
				try {
					let retryAfter;
					if (response && "retry-after" in response.headers) {
						retryAfter = Number(response.headers["retry-after"]);
						if (Number.isNaN(retryAfter)) {
							retryAfter = Date.parse(response.headers["retry-after"]) - Date.now();
							if (retryAfter <= 0) retryAfter = 1;
						} else retryAfter *= 1e3;
					}
					const retryOptions = options.retry;
					const computedValue = calculateRetryDelay({
						attemptCount,
						retryOptions,
						error: typedError,
						retryAfter,
						computedValue: retryOptions.maxRetryAfter ?? options.timeout.request ?? Number.POSITIVE_INFINITY
					});
					if (retryOptions.enforceRetryRules && computedValue === 0) backoff = 0;
					else backoff = await retryOptions.calculateDelay({
						attemptCount,
						retryOptions,
						error: typedError,
						retryAfter,
						computedValue
					});
				} catch (error_) {
					this._error(new RequestError(error_.message, error_, this));
					return;
				}
				if (backoff) {
					await new Promise((resolve) => {
						const timeout = setTimeout(resolve, backoff);
						this._stopRetry = () => {
							clearTimeout(timeout);
							resolve();
						};
					});
					if (this.destroyed) return;
					const bodyBeforeHooks = this.options.body;
					try {
						for (const hook of this.options.hooks.beforeRetry) await hook(typedError, this.retryCount + 1);
					} catch (error_) {
						this._error(new RequestError(error_.message, error_, this));
						return;
					}
					if (this.destroyed) return;
					const bodyAfterHooks = this.options.body;
					if (bodyBeforeHooks !== bodyAfterHooks) {
						const oldBody = bodyBeforeHooks;
						this.options.body = void 0;
						this.destroy();
						if (is.nodeStream(oldBody) && oldBody !== bodyAfterHooks) oldBody.destroy();
						if (is.nodeStream(bodyAfterHooks) && (bodyAfterHooks.readableEnded || bodyAfterHooks.destroyed)) throw new TypeError("The reassigned stream body must be readable. Ensure you provide a fresh, readable stream in the beforeRetry hook.");
						this.options._internals.body = bodyAfterHooks;
					} else this.destroy();
					publishRetry({
						requestId: this._requestId,
						retryCount: this.retryCount + 1,
						error: typedError,
						delay: backoff
					});
					this.emit("retry", this.retryCount + 1, error, (updatedOptions) => {
						const request = new Request(options.url, updatedOptions, options);
						request.retryCount = this.retryCount + 1;
						process$1.nextTick(() => {
							request.flush();
						});
						return request;
					});
					return;
				}
			}
			this._error(typedError);
		})();
	}
	_read() {
		this._triggerRead = true;
		const { response } = this;
		if (response && !this._stopReading) {
			if (response.readableLength) this._triggerRead = false;
			let data;
			while ((data = response.read()) !== null) {
				this._downloadedSize += data.length;
				const progress = this.downloadProgress;
				if (progress.percent < 1) this.emit("downloadProgress", progress);
				this.push(data);
			}
		}
	}
	_write(chunk, encoding, callback) {
		const write = () => {
			this._writeRequest(chunk, encoding, callback);
		};
		if (this._requestInitialized) write();
		else this._jobs.push(write);
	}
	_final(callback) {
		const endRequest = () => {
			if (!this._request || this._request.destroyed) {
				callback();
				return;
			}
			this._request.end((error) => {
				if (this._request?._writableState?.errored) return;
				if (!error) {
					this._bodySize = this._uploadedSize;
					this.emit("uploadProgress", this.uploadProgress);
					this._request?.emit("upload-complete");
				}
				callback(error);
			});
		};
		if (this._requestInitialized) endRequest();
		else this._jobs.push(endRequest);
	}
	_destroy(error, callback) {
		this._stopReading = true;
		this.flush = async () => {};
		this._stopRetry();
		this._cancelTimeouts();
		this._removeListeners();
		if (this.options) {
			const { body } = this.options;
			if (is.nodeStream(body)) body.destroy();
		}
		if (this._request) this._request.destroy();
		const timings = this._request?.timings;
		if (timings && is.undefined(timings.end) && !is.undefined(timings.response) && is.undefined(timings.error) && is.undefined(timings.abort)) {
			timings.end = Date.now();
			if (is.undefined(timings.phases.total)) {
				timings.phases.download = timings.end - timings.response;
				timings.phases.total = timings.end - timings.start;
			}
		}
		if (error !== null && !is.undefined(error)) {
			if (!(error instanceof Error && errorsProcessedByHooks.has(error)) && !(error instanceof RequestError)) error = error instanceof Error ? new RequestError(error.message, error, this) : new RequestError(String(error), {}, this);
		}
		callback(error);
	}
	pipe(destination, options) {
		if (destination instanceof ServerResponse) this._pipedServerResponses.add(destination);
		return super.pipe(destination, options);
	}
	unpipe(destination) {
		if (destination instanceof ServerResponse) this._pipedServerResponses.delete(destination);
		super.unpipe(destination);
		return this;
	}
	_checkContentLengthMismatch() {
		if (this.options.strictContentLength && this._expectedContentLength !== void 0) {
			const actualSize = this._compressedBytesCount ?? this._downloadedSize;
			if (actualSize !== this._expectedContentLength) {
				this._beforeError(new ReadError({
					message: `Content-Length mismatch: expected ${this._expectedContentLength} bytes, received ${actualSize} bytes`,
					name: "Error",
					code: "ERR_HTTP_CONTENT_LENGTH_MISMATCH"
				}, this));
				return true;
			}
		}
		return false;
	}
	async _finalizeBody() {
		const { options } = this;
		const { headers } = options;
		const isForm = !is.undefined(options.form);
		const isJSON = !is.undefined(options.json);
		const isBody = !is.undefined(options.body);
		const cannotHaveBody = methodsWithoutBody.has(options.method) && !(options.method === "GET" && options.allowGetBody);
		if (isForm || isJSON || isBody) {
			if (cannotHaveBody) throw new TypeError(`The \`${options.method}\` method cannot be used with a body`);
			const noContentType = !is.string(headers["content-type"]);
			if (isBody) {
				if (isFormData$1(options.body)) {
					const encoder = new FormDataEncoder(options.body);
					if (noContentType) headers["content-type"] = encoder.headers["Content-Type"];
					if ("Content-Length" in encoder.headers) headers["content-length"] = encoder.headers["Content-Length"];
					options.body = encoder.encode();
				}
				if (isFormData(options.body) && noContentType) headers["content-type"] = `multipart/form-data; boundary=${options.body.getBoundary()}`;
			} else if (isForm) {
				if (noContentType) headers["content-type"] = "application/x-www-form-urlencoded";
				const { form } = options;
				options.form = void 0;
				options.body = new URLSearchParams(form).toString();
			} else {
				if (noContentType) headers["content-type"] = "application/json";
				const { json } = options;
				options.json = void 0;
				options.body = options.stringifyJson(json);
			}
			const uploadBodySize = await getBodySize(options.body, options.headers);
			if (is.undefined(headers["content-length"]) && is.undefined(headers["transfer-encoding"]) && !cannotHaveBody && !is.undefined(uploadBodySize)) headers["content-length"] = String(uploadBodySize);
		}
		if (options.responseType === "json" && !("accept" in options.headers)) options.headers.accept = "application/json";
		this._bodySize = Number(headers["content-length"]) || void 0;
	}
	async _onResponseBase(response) {
		if (this.isAborted) return;
		const { options } = this;
		const { url } = options;
		this._nativeResponse = response;
		const statusCode = response.statusCode;
		const { method } = options;
		const hasNoBody = method === "HEAD" || statusCode >= 100 && statusCode < 200 || statusCode === 204 || statusCode === 205 || statusCode === 304;
		if (options.decompress && !hasNoBody) {
			if (options.strictContentLength) {
				this._compressedBytesCount = 0;
				this._nativeResponse.on("data", (chunk) => {
					this._compressedBytesCount += byteLength(chunk);
				});
			}
			response = decompressResponse(response);
		}
		const typedResponse = response;
		typedResponse.statusMessage = typedResponse.statusMessage || http.STATUS_CODES[statusCode];
		typedResponse.url = options.url.toString();
		typedResponse.requestUrl = this.requestUrl;
		typedResponse.redirectUrls = this.redirectUrls;
		typedResponse.request = this;
		typedResponse.isFromCache = this._nativeResponse.fromCache ?? false;
		typedResponse.ip = this.ip;
		typedResponse.retryCount = this.retryCount;
		typedResponse.ok = isResponseOk(typedResponse);
		this._isFromCache = typedResponse.isFromCache;
		this._responseSize = Number(response.headers["content-length"]) || void 0;
		this.response = typedResponse;
		publishResponseStart({
			requestId: this._requestId,
			url: typedResponse.url,
			statusCode,
			headers: response.headers,
			isFromCache: typedResponse.isFromCache
		});
		response.once("error", (error) => {
			this._aborted = true;
			response.destroy();
			this._beforeError(new ReadError(error, this));
		});
		response.once("aborted", () => {
			this._aborted = true;
			if (!this._checkContentLengthMismatch()) this._beforeError(new ReadError({
				name: "Error",
				message: "The server aborted pending request",
				code: "ECONNRESET"
			}, this));
		});
		const rawCookies = response.headers["set-cookie"];
		if (is.object(options.cookieJar) && rawCookies) {
			let promises = rawCookies.map(async (rawCookie) => options.cookieJar.setCookie(rawCookie, url.toString()));
			if (options.ignoreInvalidCookies) promises = promises.map(async (promise) => {
				try {
					await promise;
				} catch {}
			});
			try {
				await Promise.all(promises);
			} catch (error) {
				this._beforeError(error);
				return;
			}
		}
		if (this.isAborted) return;
		if (response.headers.location && redirectCodes.has(statusCode)) {
			if (typeof options.followRedirect === "function" ? options.followRedirect(typedResponse) : options.followRedirect) {
				response.resume();
				this._cancelTimeouts();
				this._unproxyEvents();
				if (this.redirectUrls.length >= options.maxRedirects) {
					this._beforeError(new MaxRedirectsError(this));
					return;
				}
				this._request = void 0;
				this._downloadedSize = 0;
				const updatedOptions = new Options(void 0, void 0, this.options);
				const serverRequestedGet = statusCode === 303 && updatedOptions.method !== "GET" && updatedOptions.method !== "HEAD";
				const canRewrite = statusCode !== 307 && statusCode !== 308;
				const userRequestedGet = updatedOptions.methodRewriting && canRewrite;
				if (serverRequestedGet || userRequestedGet) {
					updatedOptions.method = "GET";
					updatedOptions.body = void 0;
					updatedOptions.json = void 0;
					updatedOptions.form = void 0;
					delete updatedOptions.headers["content-length"];
				}
				try {
					const redirectBuffer = Buffer$1.from(response.headers.location, "binary").toString();
					const redirectUrl = new URL(redirectBuffer, url);
					if (!isUnixSocketURL(url) && isUnixSocketURL(redirectUrl)) {
						this._beforeError(new RequestError("Cannot redirect to UNIX socket", {}, this));
						return;
					}
					if (redirectUrl.hostname !== url.hostname || redirectUrl.port !== url.port || getUnixSocketPath(url) !== getUnixSocketPath(redirectUrl)) {
						if ("host" in updatedOptions.headers) delete updatedOptions.headers.host;
						if ("cookie" in updatedOptions.headers) delete updatedOptions.headers.cookie;
						if ("authorization" in updatedOptions.headers) delete updatedOptions.headers.authorization;
						if (updatedOptions.username || updatedOptions.password) {
							updatedOptions.username = "";
							updatedOptions.password = "";
						}
					} else {
						redirectUrl.username = updatedOptions.username;
						redirectUrl.password = updatedOptions.password;
					}
					this.redirectUrls.push(redirectUrl);
					updatedOptions.url = redirectUrl;
					for (const hook of updatedOptions.hooks.beforeRedirect) await hook(updatedOptions, typedResponse);
					publishRedirect({
						requestId: this._requestId,
						fromUrl: url.toString(),
						toUrl: redirectUrl.toString(),
						statusCode
					});
					this.emit("redirect", updatedOptions, typedResponse);
					this.options = updatedOptions;
					await this._makeRequest();
				} catch (error) {
					this._beforeError(error);
					return;
				}
				return;
			}
		}
		if (options.isStream && options.throwHttpErrors && !isResponseOk(typedResponse)) {
			this._beforeError(new HTTPError(typedResponse));
			return;
		}
		const wasDecompressed = response !== this._nativeResponse;
		if (!hasNoBody && (!wasDecompressed || options.strictContentLength)) {
			const contentLengthHeader = this._nativeResponse.headers["content-length"];
			if (contentLengthHeader !== void 0) {
				const expectedLength = Number(contentLengthHeader);
				if (!Number.isNaN(expectedLength) && expectedLength >= 0) this._expectedContentLength = expectedLength;
			}
		}
		response.once("end", () => {
			if (this._checkContentLengthMismatch()) return;
			this._responseSize = this._downloadedSize;
			this.emit("downloadProgress", this.downloadProgress);
			publishResponseEnd({
				requestId: this._requestId,
				url: typedResponse.url,
				statusCode,
				bodySize: this._downloadedSize,
				timings: this.timings
			});
			this.push(null);
		});
		this.emit("downloadProgress", this.downloadProgress);
		response.on("readable", () => {
			if (this._triggerRead) this._read();
		});
		this.on("resume", () => {
			response.resume();
		});
		this.on("pause", () => {
			response.pause();
		});
		if (this._noPipe) {
			if (await this._setRawBody()) this.emit("response", response);
			return;
		}
		this.emit("response", response);
		for (const destination of this._pipedServerResponses) {
			if (destination.headersSent) continue;
			const wasDecompressed = response !== this._nativeResponse;
			for (const key in response.headers) if (Object.hasOwn(response.headers, key)) {
				const value = response.headers[key];
				if (wasDecompressed && (key === "content-encoding" || key === "content-length")) continue;
				if (value !== void 0) destination.setHeader(key, value);
			}
			destination.statusCode = statusCode;
		}
	}
	async _setRawBody(from = this) {
		if (from.readableEnded) return false;
		try {
			const fromArray = await from.toArray();
			const rawBody = isBuffer(fromArray.at(0)) ? Buffer$1.concat(fromArray) : Buffer$1.from(fromArray.join(""));
			if (!this.isAborted) {
				this.response.rawBody = rawBody;
				return true;
			}
		} catch {}
		return false;
	}
	async _onResponse(response) {
		try {
			await this._onResponseBase(response);
		} catch (error) {
			/* istanbul ignore next: better safe than sorry */
			this._beforeError(error);
		}
	}
	_onRequest(request) {
		const { options } = this;
		const { timeout, url } = options;
		publishRequestStart({
			requestId: this._requestId,
			url: url?.toString() ?? "",
			method: options.method,
			headers: options.headers
		});
		timer(request);
		this._cancelTimeouts = timedOut(request, timeout, url);
		if (this.options.http2) {
			request.removeAllListeners("timeout");
			request.once("socket", (socket) => {
				socket.removeAllListeners("timeout");
			});
		}
		const responseEventName = options.cache ? "cacheableResponse" : "response";
		request.once(responseEventName, (response) => {
			this._onResponse(response);
		});
		request.once("error", (error) => {
			this._aborted = true;
			request.destroy();
			error = error instanceof TimeoutError ? new TimeoutError$1(error, this.timings, this) : new RequestError(error.message, error, this);
			this._beforeError(error);
		});
		this._unproxyEvents = proxyEvents(request, this, proxiedRequestEvents$1);
		this._request = request;
		this.emit("uploadProgress", this.uploadProgress);
		this._sendBody();
		this.emit("request", request);
	}
	async _asyncWrite(chunk) {
		return new Promise((resolve, reject) => {
			super.write(chunk, (error) => {
				if (error) {
					reject(error);
					return;
				}
				resolve();
			});
		});
	}
	_sendBody() {
		const { body } = this.options;
		const currentRequest = this.redirectUrls.length === 0 ? this : this._request ?? this;
		if (is.nodeStream(body)) body.pipe(currentRequest);
		else if (is.buffer(body)) {
			this._writeRequest(body, void 0, () => {});
			currentRequest.end();
		} else if (is.typedArray(body)) {
			const typedArray = body;
			const uint8View = new Uint8Array(typedArray.buffer, typedArray.byteOffset, typedArray.byteLength);
			this._writeRequest(uint8View, void 0, () => {});
			currentRequest.end();
		} else if (is.asyncIterable(body) || is.iterable(body) && !is.string(body) && !isBuffer(body)) (async () => {
			try {
				for await (const chunk of body) await this._asyncWrite(chunk);
				super.end();
			} catch (error) {
				this._beforeError(error);
			}
		})();
		else if (is.undefined(body)) {
			const cannotHaveBody = methodsWithoutBody.has(this.options.method) && !(this.options.method === "GET" && this.options.allowGetBody);
			if ((this._noPipe ?? false) || cannotHaveBody || currentRequest !== this) currentRequest.end();
		} else {
			this._writeRequest(body, void 0, () => {});
			currentRequest.end();
		}
	}
	_prepareCache(cache) {
		if (cacheableStore.has(cache)) return;
		const cacheableRequest = new _unused_cacheable_request_default(((requestOptions, handler) => {
			/**
			Wraps the cacheable-request handler to run beforeCache hooks.
			These hooks control caching behavior by:
			- Directly mutating the response object (changes apply to what gets cached)
			- Returning `false` to prevent caching
			- Returning `void`/`undefined` to use default caching behavior
			
			Hooks use direct mutation - they can modify response.headers, response.statusCode, etc.
			Mutations take effect immediately and determine what gets cached.
			*/
			const wrappedHandler = handler ? (response) => {
				const { beforeCacheHooks, gotRequest } = requestOptions;
				if (!beforeCacheHooks || beforeCacheHooks.length === 0) {
					handler(response);
					return;
				}
				try {
					for (const hook of beforeCacheHooks) {
						const result = hook(response);
						if (result === false) {
							response.headers["cache-control"] = "no-cache, no-store, must-revalidate";
							response.headers.pragma = "no-cache";
							response.headers.expires = "0";
							handler(response);
							return;
						}
						if (is.promise(result)) throw new TypeError("beforeCache hooks must be synchronous. The hook returned a Promise, but this hook must return synchronously. If you need async logic, use beforeRequest hook instead.");
						if (result !== void 0) throw new TypeError("beforeCache hook must return false or undefined. To modify the response, mutate it directly.");
					}
				} catch (error) {
					if (gotRequest) {
						gotRequest._beforeError(error instanceof RequestError ? error : new RequestError(error.message, error, gotRequest));
						return;
					}
					console.error("Got: beforeCache hook error (request context unavailable):", error);
					handler(response);
					return;
				}
				handler(response);
			} : handler;
			const result = requestOptions._request(requestOptions, wrappedHandler);
			if (is.promise(result)) result.once = (event, handler) => {
				if (event === "error") (async () => {
					try {
						await result;
					} catch (error) {
						handler(error);
					}
				})();
				else if (event === "abort" || event === "destroy") (async () => {
					try {
						(await result).once(event, handler);
					} catch {}
				})();
				else
 /* istanbul ignore next: safety check */
				throw new Error(`Unknown HTTP2 promise event: ${event}`);
				return result;
			};
			return result;
		}), cache);
		cacheableStore.set(cache, cacheableRequest.request());
	}
	async _createCacheableRequest(url, options) {
		return new Promise((resolve, reject) => {
			Object.assign(options, urlToOptions(url));
			let request;
			const cacheRequest = cacheableStore.get(options.cache)(options, async (response) => {
				response._readableState.autoDestroy = false;
				if (request) {
					const fix = () => {
						if (response.req) response.complete = response.req.res.complete;
						else if (response.complete === void 0) response.complete = true;
					};
					response.prependOnceListener("end", fix);
					fix();
					(await request).emit("cacheableResponse", response);
				}
				resolve(response);
			});
			cacheRequest.once("error", reject);
			cacheRequest.once("request", async (requestOrPromise) => {
				request = requestOrPromise;
				resolve(request);
			});
		});
	}
	async _makeRequest() {
		const { options } = this;
		const { headers, username, password } = options;
		const cookieJar = options.cookieJar;
		for (const key in headers) if (is.undefined(headers[key])) delete headers[key];
		else if (is.null(headers[key])) throw new TypeError(`Use \`undefined\` instead of \`null\` to delete the \`${key}\` header`);
		if (options.decompress && is.undefined(headers["accept-encoding"])) {
			const encodings = ["gzip", "deflate"];
			if (supportsBrotli) encodings.push("br");
			if (supportsZstd) encodings.push("zstd");
			headers["accept-encoding"] = encodings.join(", ");
		}
		if (username || password) headers.authorization = `Basic ${Buffer$1.from(`${username}:${password}`).toString("base64")}`;
		if (cookieJar) {
			const cookieString = await cookieJar.getCookieString(options.url.toString());
			if (is.nonEmptyString(cookieString)) headers.cookie = cookieString;
		}
		let request;
		for (const hook of options.hooks.beforeRequest) {
			const result = await hook(options, { retryCount: this.retryCount });
			if (!is.undefined(result)) {
				request = () => result;
				break;
			}
		}
		request ||= options.getRequestFunction();
		const url = options.url;
		this._requestOptions = options.createNativeRequestOptions();
		if (options.cache) {
			this._requestOptions._request = request;
			this._requestOptions.cache = options.cache;
			this._requestOptions.body = options.body;
			this._requestOptions.beforeCacheHooks = options.hooks.beforeCache;
			this._requestOptions.gotRequest = this;
			try {
				this._prepareCache(options.cache);
			} catch (error) {
				throw new CacheError$1(error, this);
			}
		}
		const function_ = options.cache ? this._createCacheableRequest : request;
		try {
			let requestOrResponse = function_(url, this._requestOptions);
			if (is.promise(requestOrResponse)) requestOrResponse = await requestOrResponse;
			if (is.undefined(requestOrResponse)) {
				requestOrResponse = options.getFallbackRequestFunction()(url, this._requestOptions);
				if (is.promise(requestOrResponse)) requestOrResponse = await requestOrResponse;
			}
			if (isClientRequest(requestOrResponse)) this._onRequest(requestOrResponse);
			else if (this.writableEnded) this._onResponse(requestOrResponse);
			else {
				this.once("finish", () => {
					this._onResponse(requestOrResponse);
				});
				this._sendBody();
			}
		} catch (error) {
			if (error instanceof CacheError) throw new CacheError$1(error, this);
			throw error;
		}
	}
	async _error(error) {
		try {
			if (this.options && error instanceof HTTPError && !this.options.throwHttpErrors) {} else if (this.options) {
				const hooks = this.options.hooks.beforeError;
				if (hooks.length > 0) {
					for (const hook of hooks) {
						error = await hook(error);
						if (!(error instanceof Error)) throw new TypeError(`The \`beforeError\` hook must return an Error instance. Received ${is.string(error) ? "string" : String(typeof error)}.`);
					}
					if (!(error instanceof RequestError)) errorsProcessedByHooks.add(error);
				}
			}
		} catch (error_) {
			error = new RequestError(error_.message, error_, this);
		}
		publishError({
			requestId: this._requestId,
			url: this.options?.url?.toString() ?? "",
			error,
			timings: this.timings
		});
		this.destroy(error);
		if (this._noPipe) process$1.nextTick(() => {
			this.emit("error", error);
		});
	}
	_writeRequest(chunk, encoding, callback) {
		if (!this._request || this._request.destroyed) {
			callback();
			return;
		}
		this._request.write(chunk, encoding, (error) => {
			if (!error && !this._request.destroyed) {
				const bytes = typeof chunk === "string" ? Buffer$1.from(chunk, encoding) : chunk;
				this._uploadedSize += byteLength(bytes);
				const progress = this.uploadProgress;
				if (progress.percent < 1) this.emit("uploadProgress", progress);
			}
			callback(error);
		});
	}
	/**
	The remote IP address.
	*/
	get ip() {
		return this.socket?.remoteAddress;
	}
	/**
	Indicates whether the request has been aborted or not.
	*/
	get isAborted() {
		return this._aborted;
	}
	get socket() {
		return this._request?.socket ?? void 0;
	}
	/**
	Progress event for downloading (receiving a response).
	*/
	get downloadProgress() {
		let percent;
		if (this._responseSize) percent = this._downloadedSize / this._responseSize;
		else if (this._responseSize === this._downloadedSize) percent = 1;
		else percent = 0;
		return {
			percent,
			transferred: this._downloadedSize,
			total: this._responseSize
		};
	}
	/**
	Progress event for uploading (sending a request).
	*/
	get uploadProgress() {
		let percent;
		if (this._bodySize) percent = this._uploadedSize / this._bodySize;
		else if (this._bodySize === this._uploadedSize) percent = 1;
		else percent = 0;
		return {
			percent,
			transferred: this._uploadedSize,
			total: this._bodySize
		};
	}
	/**
	The object contains the following properties:
	
	- `start` - Time when the request started.
	- `socket` - Time when a socket was assigned to the request.
	- `lookup` - Time when the DNS lookup finished.
	- `connect` - Time when the socket successfully connected.
	- `secureConnect` - Time when the socket securely connected.
	- `upload` - Time when the request finished uploading.
	- `response` - Time when the request fired `response` event.
	- `end` - Time when the response fired `end` event.
	- `error` - Time when the request fired `error` event.
	- `abort` - Time when the request fired `abort` event.
	- `phases`
	- `wait` - `timings.socket - timings.start`
	- `dns` - `timings.lookup - timings.socket`
	- `tcp` - `timings.connect - timings.lookup`
	- `tls` - `timings.secureConnect - timings.connect`
	- `request` - `timings.upload - (timings.secureConnect || timings.connect)`
	- `firstByte` - `timings.response - timings.upload`
	- `download` - `timings.end - timings.response`
	- `total` - `(timings.end || timings.error || timings.abort) - timings.start`
	
	If something has not been measured yet, it will be `undefined`.
	
	__Note__: The time is a `number` representing the milliseconds elapsed since the UNIX epoch.
	*/
	get timings() {
		return this._request?.timings;
	}
	/**
	Whether the response was retrieved from the cache.
	*/
	get isFromCache() {
		return this._isFromCache;
	}
	get reusedSocket() {
		return this._request?.reusedSocket;
	}
	/**
	Whether the stream is read-only. Returns `true` when `body`, `json`, or `form` options are provided.
	*/
	get isReadonly() {
		return !is.undefined(this.options?.body) || !is.undefined(this.options?.json) || !is.undefined(this.options?.form);
	}
};

// node_modules/got/dist/source/as-promise/types.js
/**
An error to be thrown when the request is aborted with `.cancel()`.
*/
var CancelError = class extends RequestError {
	constructor(request) {
		super("Promise was canceled", {}, request);
		this.name = "CancelError";
		this.code = "ERR_CANCELED";
	}
	/**
	Whether the promise is canceled.
	*/
	get isCanceled() {
		return true;
	}
};

// node_modules/got/dist/source/as-promise/index.js
const proxiedRequestEvents = [
	"request",
	"response",
	"redirect",
	"uploadProgress",
	"downloadProgress"
];
function asPromise(firstRequest) {
	let globalRequest;
	let globalResponse;
	let normalizedOptions;
	const emitter = new EventEmitter();
	let promiseSettled = false;
	const promise = new PCancelable((resolve, reject, onCancel) => {
		onCancel(() => {
			globalRequest.destroy();
		});
		onCancel.shouldReject = false;
		onCancel(() => {
			promiseSettled = true;
			reject(new CancelError(globalRequest));
		});
		const makeRequest = (retryCount) => {
			onCancel(() => {});
			const request = firstRequest ?? new Request(void 0, void 0, normalizedOptions);
			request.retryCount = retryCount;
			request._noPipe = true;
			globalRequest = request;
			request.once("response", async (response) => {
				const contentEncoding = (response.headers["content-encoding"] ?? "").toLowerCase();
				const isCompressed = contentEncoding === "gzip" || contentEncoding === "deflate" || contentEncoding === "br" || contentEncoding === "zstd";
				const { options } = request;
				if (isCompressed && !options.decompress) response.body = response.rawBody;
				else try {
					response.body = parseBody(response, options.responseType, options.parseJson, options.encoding);
				} catch (error) {
					try {
						response.body = response.rawBody.toString();
					} catch (error) {
						request._beforeError(new ParseError(error, response));
						return;
					}
					if (isResponseOk(response)) {
						request._beforeError(error);
						return;
					}
				}
				try {
					const hooks = options.hooks.afterResponse;
					for (const [index, hook] of hooks.entries()) {
						response = await hook(response, async (updatedOptions) => {
							const preserveHooks = updatedOptions.preserveHooks ?? false;
							options.merge(updatedOptions);
							options.prefixUrl = "";
							if (updatedOptions.url) options.url = updatedOptions.url;
							if (!preserveHooks) options.hooks.afterResponse = options.hooks.afterResponse.slice(0, index);
							throw new RetryError(request);
						});
						if (!(is.object(response) && is.number(response.statusCode) && "body" in response)) throw new TypeError("The `afterResponse` hook returned an invalid value");
					}
				} catch (error) {
					request._beforeError(error);
					return;
				}
				globalResponse = response;
				if (!isResponseOk(response)) {
					request._beforeError(new HTTPError(response));
					return;
				}
				request.destroy();
				promiseSettled = true;
				resolve(request.options.resolveBodyOnly ? response.body : response);
			});
			let handledFinalError = false;
			const onError = (error) => {
				if (promise.isCanceled) return;
				if (!request._stopReading) {
					request._beforeError(error);
					return;
				}
				if (handledFinalError) return;
				handledFinalError = true;
				promiseSettled = true;
				const { options } = request;
				if (error instanceof HTTPError && !options.throwHttpErrors) {
					const { response } = error;
					request.destroy();
					resolve(request.options.resolveBodyOnly ? response.body : response);
					return;
				}
				reject(error);
			};
			request.on("error", onError);
			const previousBody = request.options?.body;
			request.once("retry", (newRetryCount, error) => {
				firstRequest = void 0;
				if (promiseSettled) return;
				const newBody = request.options.body;
				if (previousBody === newBody && is.nodeStream(newBody)) {
					error.message = "Cannot retry with consumed body stream";
					onError(error);
					return;
				}
				normalizedOptions = request.options;
				makeRequest(newRetryCount);
			});
			proxyEvents(request, emitter, proxiedRequestEvents);
			if (is.undefined(firstRequest)) request.flush();
		};
		makeRequest(0);
	});
	promise.on = (event, function_) => {
		emitter.on(event, function_);
		return promise;
	};
	promise.off = (event, function_) => {
		emitter.off(event, function_);
		return promise;
	};
	const shortcut = (promiseToAwait, responseType) => {
		const newPromise = (async () => {
			await promiseToAwait;
			const { options } = globalResponse.request;
			return parseBody(globalResponse, responseType, options.parseJson, options.encoding);
		})();
		Object.defineProperties(newPromise, Object.getOwnPropertyDescriptors(promiseToAwait));
		return newPromise;
	};
	promise.json = function() {
		if (globalRequest.options) {
			const { headers } = globalRequest.options;
			if (!globalRequest.writableFinished && !("accept" in headers)) headers.accept = "application/json";
		}
		return shortcut(this, "json");
	};
	promise.buffer = function() {
		return shortcut(this, "buffer");
	};
	promise.text = function() {
		return shortcut(this, "text");
	};
	return promise;
}

// node_modules/got/dist/source/create.js
const isGotInstance = (value) => is.function(value);
const aliases = [
	"get",
	"post",
	"put",
	"patch",
	"head",
	"delete"
];
const create = (defaults) => {
	defaults = {
		options: new Options(void 0, void 0, defaults.options),
		handlers: [...defaults.handlers],
		mutableDefaults: defaults.mutableDefaults
	};
	Object.defineProperty(defaults, "mutableDefaults", {
		enumerable: true,
		configurable: false,
		writable: false
	});
	const got = ((url, options, defaultOptions = defaults.options) => {
		const request = new Request(url, options, defaultOptions);
		let promise;
		const lastHandler = (normalized) => {
			request.options = normalized;
			request._noPipe = !normalized?.isStream;
			request.flush();
			if (normalized?.isStream) return request;
			promise ||= asPromise(request);
			return promise;
		};
		let iteration = 0;
		const iterateHandlers = (newOptions) => {
			const result = (defaults.handlers[iteration++] ?? lastHandler)(newOptions, iterateHandlers);
			if (is.promise(result) && !request.options?.isStream) {
				promise ||= asPromise(request);
				if (result !== promise) {
					const descriptors = Object.getOwnPropertyDescriptors(promise);
					for (const key in descriptors) if (key in result) delete descriptors[key];
					Object.defineProperties(result, descriptors);
					result.cancel = promise.cancel;
				}
			}
			return result;
		};
		return iterateHandlers(request.options);
	});
	got.extend = (...instancesOrOptions) => {
		const options = new Options(void 0, void 0, defaults.options);
		const handlers = [...defaults.handlers];
		let mutableDefaults;
		for (const value of instancesOrOptions) if (isGotInstance(value)) {
			options.merge(value.defaults.options);
			handlers.push(...value.defaults.handlers);
			mutableDefaults = value.defaults.mutableDefaults;
		} else {
			options.merge(value);
			if (value.handlers) handlers.push(...value.handlers);
			mutableDefaults = value.mutableDefaults;
		}
		return create({
			options,
			handlers,
			mutableDefaults: Boolean(mutableDefaults)
		});
	};
	const paginateEach = (async function* (url, options) {
		let normalizedOptions = new Options(url, options, defaults.options);
		normalizedOptions.resolveBodyOnly = false;
		const { pagination } = normalizedOptions;
		assert.function(pagination.transform);
		assert.function(pagination.shouldContinue);
		assert.function(pagination.filter);
		assert.function(pagination.paginate);
		assert.number(pagination.countLimit);
		assert.number(pagination.requestLimit);
		assert.number(pagination.backoff);
		const allItems = [];
		let { countLimit } = pagination;
		let numberOfRequests = 0;
		while (numberOfRequests < pagination.requestLimit) {
			if (numberOfRequests !== 0) await setTimeout$1(pagination.backoff);
			const response = await got(void 0, void 0, normalizedOptions);
			const parsed = await pagination.transform(response);
			const currentItems = [];
			assert.array(parsed);
			for (const item of parsed) if (pagination.filter({
				item,
				currentItems,
				allItems
			})) {
				if (!pagination.shouldContinue({
					item,
					currentItems,
					allItems
				})) return;
				yield item;
				if (pagination.stackAllItems) allItems.push(item);
				currentItems.push(item);
				if (--countLimit <= 0) return;
			}
			const optionsToMerge = pagination.paginate({
				response,
				currentItems,
				allItems
			});
			if (optionsToMerge === false) return;
			if (optionsToMerge === response.request.options) normalizedOptions = response.request.options;
			else {
				normalizedOptions.merge(optionsToMerge);
				try {
					assert.any([is.urlInstance, is.undefined], optionsToMerge.url);
				} catch (error) {
					if (error instanceof Error) error.message = `Option 'pagination.paginate.url': ${error.message}`;
					throw error;
				}
				if (optionsToMerge.url !== void 0) {
					normalizedOptions.prefixUrl = "";
					normalizedOptions.url = optionsToMerge.url;
				}
			}
			numberOfRequests++;
		}
	});
	got.paginate = paginateEach;
	got.paginate.all = (async (url, options) => {
		const results = [];
		for await (const item of paginateEach(url, options)) results.push(item);
		return results;
	});
	got.paginate.each = paginateEach;
	got.stream = ((url, options) => got(url, {
		...options,
		isStream: true
	}));
	for (const method of aliases) {
		got[method] = ((url, options) => got(url, {
			...options,
			method
		}));
		got.stream[method] = ((url, options) => got(url, {
			...options,
			method,
			isStream: true
		}));
	}
	if (!defaults.mutableDefaults) {
		Object.freeze(defaults.handlers);
		defaults.options.freeze();
	}
	Object.defineProperty(got, "defaults", {
		value: defaults,
		writable: false,
		configurable: false,
		enumerable: true
	});
	return got;
};

// node_modules/got/dist/source/index.js
const defaults = {
	options: new Options(),
	handlers: [],
	mutableDefaults: false
};
const got = create(defaults);

// runtime/http/unpack.ts
/** Maximum bytes of one decompressed response: more than any page of a list, less than a string can hold. */
const MOST_BYTES = 134217728;
/** A response whose bytes cannot be used; the message is the end of a sentence about it. */
var Unreadable = class extends Error {
	lasting;
	name = "Unreadable";
	constructor(message, lasting) {
		super(message);
		this.lasting = lasting;
	}
};
/** Maximum bytes of a response that is written to a file. */
const MOST_SAVED = 17179869184;
const tooLarge = (most = MOST_BYTES) => new Unreadable(`is larger than ${String(most / 1024 / 1024)} MiB`, true);
/** Makes the failure of a response in an encoding that was not requested. */
const oddEncoding = (packing) => new Unreadable(`has the content encoding ${packing}, which was not requested`, true);
/**
* Decompresses a response by its `content-encoding`.
*
* @throws Unreadable when the bytes are not in that encoding, are cut, or expand to more than {@link MOST_BYTES}.
*/
async function unpack(bytes, packing) {
	const name = packing.trim().toLowerCase();
	if (bytes.length === 0 || name === "identity" || name === "") return bytes;
	const zlib = await import("node:zlib");
	const limits = { maxOutputLength: MOST_BYTES };
	try {
		if (name === "br") return await promisify(zlib.brotliDecompress)(bytes, limits);
		if (name === "gzip" || name === "x-gzip") return await promisify(zlib.gunzip)(bytes, limits);
		if (name === "deflate") return await promisify((bytes[0] ?? 0) % 16 === 8 ? zlib.inflate : zlib.inflateRaw)(bytes, limits);
	} catch (error) {
		if (error.code === "ERR_BUFFER_TOO_LARGE") throw tooLarge();
		throw new Unreadable(`cannot be decompressed (${error.message})`, false);
	}
	throw oddEncoding(packing);
}

// runtime/http/failure.ts
const FATE = "It is unknown whether it took effect: check before you send it again.";
/** Makes the error for a response with a failed status. `stop` is the reason why it was not retried. */
function statusFailure(request, response, stop) {
	const { service } = request;
	const { status } = response;
	const details = detailsOf(request, response);
	if (stop === "spent") return new CliError("rate", sentence(service.rate.spent?.says ?? ""), void 0, details);
	if (stop === "blocked") return new CliError("auth", `${service.title} 403 after 429: the service blocks this credential because requests continued at the rate limit.`, "Wait a while, then send requests more slowly.", details);
	const kind = failureOf(service, status);
	if (status >= 300 && status < 400) return new CliError(kind, movedMessage(request, response), void 0, details);
	const message = fillText(service.errors.says ?? "{title} {status}: {message}", (name) => {
		if (name === "title") return service.title;
		if (name === "status") return String(status);
		return name === "message" ? messageOf(service, response) : void 0;
	});
	if (status === 429 && request.retryAfter !== void 0) {
		const asked = `The service asks for a wait of ${String(request.retryAfter)} s.`;
		return new CliError(kind, `${sentence(message)} ${asked}`, remedyOf(request, status), {
			...details,
			retryAfter: request.retryAfter
		});
	}
	const unsure = status >= 500 && isWrite(request.effect);
	return new CliError(kind, unsure ? `${sentence(message)} ${FATE}` : message, remedyOf(request, status), {
		...details,
		...unsure ? { sent: true } : {}
	});
}
/** Message for a redirect that was not followed. */
function movedMessage({ service, method, shownPath }, { status, headers }) {
	const target = headers["location"];
	const moved = target === void 0 ? "without a location" : `and redirects to ${oneLine(target, 200)}`;
	const why = method !== "GET" ? "Only a GET follows redirects" : target === void 0 ? "" : "Too many redirects";
	return `${service.title}: ${method} ${shownPath()} returned ${String(status)} ${moved}.${why && ` ${why}.`}`;
}
/** Whether the body of a 2xx response marks the request as failed. */
function isMarked(service, body) {
	const isFailed = (mark) => typeof mark === "string" ? isFilled(getPath(body, mark)) : hasValues(body, mark);
	return service.errors.failed?.some(isFailed) === true;
}
/** Makes the error for a 2xx response whose body marks the request as failed. */
function markedFailure(request, response) {
	return new CliError("input", `${request.service.title}: ${messageOf(request.service, response)}`, void 0, detailsOf(request, response));
}
/** Makes the error for a 2xx response that should be JSON and is not. */
function brokenResponse(request, response, reason) {
	const { service, url, effect } = request;
	const what = isMarkup(response.text) ? `a web page instead of JSON: ${oneLine(withoutTags(response.text), 200)}` : `JSON that cannot be read: ${oneLine(reason, 200)}`;
	return new CliError("unavailable", sentence(`${service.title} ${String(response.status)}: ${url.host} returned ${what}`) + (isWrite(effect) ? " The request was sent and accepted." : ""), "Check the address, and whether a proxy or a sign-in page intercepts the request.", {
		...detailsOf(request, response),
		...isWrite(effect) ? { sent: true } : {}
	});
}
/** Makes the error for a missing response. `sent`: bytes of the request may have reached the service. */
function networkFailure(request, cause, facts) {
	const { method, url, effect, shownPath } = request;
	const fate = facts.sent && isWrite(effect);
	const { message, remedy } = unreachable(url, cause, facts.timeout);
	return new CliError("unavailable", fate ? `${message} The ${method} was sent. ${FATE}` : message, remedy, {
		method,
		path: shownPath(),
		...fate ? { sent: true } : {}
	});
}
/** Message and remedy for a host without a usable response; `timeout`: the milliseconds after which it timed out. */
function unreachable(url, cause, timeout) {
	if (timeout !== void 0) return {
		message: `No response from ${url.host} within ${String(timeout)} ms.`,
		remedy: "Allow more time with --timeout <ms>."
	};
	if (cause instanceof Unreadable) return {
		message: sentence(`The response from ${url.host} ${oneLine(cause.message)}`),
		remedy: "Request less at once, or check the address and the proxies on the way."
	};
	const limit = chain(cause).map(fileLimit).find((one) => one !== void 0);
	if (limit !== void 0) return {
		message: `Cannot reach ${url.host}. ${limit.message}`,
		remedy: limit.remedy ?? ""
	};
	return {
		message: sentence(`Cannot reach ${url.host}: ${oneLine(causes(cause).join(": "))}`),
		remedy: isCertificate(cause) ? "If your network uses its own certificates, set NODE_EXTRA_CA_CERTS to their file." : "Check the network and, if you use a proxy, HTTPS_PROXY and NO_PROXY."
	};
}
const CERTIFICATE = /^(?:ERR_TLS|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA)/;
function isCertificate(cause) {
	return chain(cause).some((one) => CERTIFICATE.test(codeOf(one)));
}
const UNSENDABLE = /^ERR_(?:INVALID_CHAR|HTTP_INVALID_HEADER_VALUE|INVALID_HTTP_TOKEN)$/;
/** Whether the request contains something that cannot be sent, for example a credential with a line break. */
function isUnsendable(cause) {
	return chain(cause).some((one) => UNSENDABLE.test(codeOf(one)));
}
/** Whether the failure happened before a connection existed; then no byte of the request can have arrived. */
function isUnconnected(cause) {
	return chain(cause).some((one) => {
		const { syscall } = one;
		return syscall === "connect" || syscall === "getaddrinfo" || UNCONNECTED.has(codeOf(one));
	});
}
const UNCONNECTED = /* @__PURE__ */ new Set([
	"ECONNREFUSED",
	"ENOTFOUND",
	"EAI_AGAIN",
	"EHOSTUNREACH",
	"ENETUNREACH",
	"EPROXY"
]);
function isWrite(effect) {
	return effect !== "read" && effect !== "local";
}
function failureOf(service, status) {
	return service.statuses[String(status)] ?? service.statuses[`${String(Math.floor(status / 100))}xx`] ?? (status >= 500 ? "unavailable" : "generic");
}
function remedyOf(request, status) {
	const { service, effect, signIn, retryAfter } = request;
	const hint = service.hints?.[String(status)];
	if (hint !== void 0) return hint;
	if (status === 401) return signIn;
	if (status === 429) return `Wait ${retryAfter === void 0 ? "a moment" : "that long"}, or send fewer requests.`;
	return status >= 500 && !isWrite(effect) ? "The problem is on the side of the service: try again later." : void 0;
}
function messageOf(service, response) {
	for (const path of service.errors.message) {
		const found = getPath(response.body, path);
		if (typeof found === "number" || typeof found === "string" && found.trim() !== "") return oneLine(String(found));
	}
	if (typeof response.body === "object" && response.body !== null) return "the service gave no reason";
	const text = oneLine(isMarkup(response.text) ? withoutTags(response.text) : response.text, 200);
	return text === "" ? "the service gave no reason" : text;
}
function detailsOf({ service, method, shownPath }, response) {
	const { errors } = service;
	const hint = errors.hint === void 0 ? void 0 : getPath(response.body, errors.hint);
	const extra = Object.entries(errors.extra ?? {}).map(([name, path]) => [name, getPath(response.body, path)]).filter(([, value]) => isFilled(value));
	const lines = linesOf(service, response.body);
	return {
		statusCode: response.status,
		method,
		path: shownPath(),
		...typeof hint === "string" && hint !== "" ? { hint: oneLine(hint) } : {},
		...lines.length > 0 ? { lines } : {},
		...extra.length > 0 ? { extra: Object.fromEntries(extra) } : {},
		body: response.body ?? response.text.slice(0, 2e3)
	};
}
function linesOf(service, body) {
	const rule = service.errors.details;
	const list = rule === void 0 ? void 0 : getPath(body, rule.list);
	if (rule === void 0 || !Array.isArray(list)) return [];
	return list.slice(0, 50).map((one) => oneLine(fillText(rule.line, (name) => getPath(one, name))));
}
function isFilled(value) {
	if (value === void 0 || value === null || value === false || value === "") return false;
	return !Array.isArray(value) || value.length > 0;
}
/** Returns an error and its causes, also the parts of an aggregate error. */
function chain(cause) {
	const found = [];
	const visit = (one) => {
		if (typeof one !== "object" || one === null || found.includes(one) || found.length > 10) return;
		found.push(one);
		visit(one.cause);
		const parts = one.errors;
		if (Array.isArray(parts)) parts.forEach(visit);
	};
	visit(cause);
	return found;
}
function causes(cause) {
	const texts = [];
	for (const one of chain(cause)) {
		const text = one.message || codeOf(one);
		if (text !== "" && !texts.some((known) => known.includes(text))) texts.push(text);
	}
	return texts;
}
function codeOf(one) {
	const { code } = one;
	return typeof code === "string" ? code : "";
}
function sentence(text) {
	return /[.!?…]$/.test(text) ? text : `${text}.`;
}

// runtime/http/in-flight.ts
const known = /* @__PURE__ */ new WeakMap();
/**
* Destroys the request with the signal's reason when the signal is aborted, until the returned function is called. All
* requests of a signal share one listener: a listener each would be a tenth of the cost of a request.
*/
function destroyOnAbort(signal, request) {
	const inFlight = known.get(signal) ?? listen(signal);
	inFlight.requests.add(request);
	return () => {
		inFlight.requests.delete(request);
		if (inFlight.requests.size > 0) return;
		signal.removeEventListener("abort", inFlight.abort);
		known.delete(signal);
	};
}
function listen(signal) {
	const requests = /* @__PURE__ */ new Set();
	const abort = () => {
		for (const request of requests) request.destroy(signal.reason);
	};
	const inFlight = {
		requests,
		abort
	};
	signal.addEventListener("abort", abort);
	known.set(signal, inFlight);
	return inFlight;
}

// runtime/http/proxy.ts
const KEPT = {
	keepAlive: true,
	maxSockets: 8
};
/**
* Returns agents for the proxies in the environment: `HTTPS_PROXY` by CONNECT, `HTTP_PROXY` with the whole
* address in the request line, lower case before upper case. Hosts of `NO_PROXY` and loopback addresses are called
* directly.
*
* @throws CliError `config` for an invalid proxy address.
*/
function createAgents(env) {
	const secure = proxyUrl(env, "https_proxy");
	const plain = proxyUrl(env, "http_proxy");
	const direct = () => parseExceptions(env["no_proxy"] ?? env["NO_PROXY"] ?? "");
	return {
		https: secure === void 0 ? new https.Agent(KEPT) : new TunnelAgent(secure, direct()),
		http: plain === void 0 ? new http.Agent(KEPT) : new ForwardAgent(plain, direct())
	};
}
function proxyUrl(env, name) {
	const text = (env[name] ?? env[name.toUpperCase()] ?? "").trim();
	if (text === "") return void 0;
	const address = text.includes("://") ? text : `http://${text}`;
	if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) throw new CliError("config", `${name.toUpperCase()} is not the address of a proxy.`, "Write it as http://host:port.");
	return new URL(address);
}
/**
* Parses `NO_PROXY`: returns whether a host is called directly. Entries: `*`, a host or `.domain` (subdomains belong to both), each with
* `:port` or without; an address, or a range such as `10.0.0.0/8`. Loopback is always direct.
*/
function parseExceptions(text) {
	const ranges = new BlockList();
	ranges.addSubnet("127.0.0.0", 8);
	ranges.addAddress("::1", "ipv6");
	const names = [{
		name: "localhost",
		port: void 0
	}];
	for (const entry of text.toLowerCase().split(/[\s,]+/)) {
		const [address = "", bits] = entry.split("/");
		const ip = bare(address);
		const family = isIP(ip);
		if (family !== 0) {
			const kind = family === 6 ? "ipv6" : "ipv4";
			const width = Number(bits ?? NaN);
			if (width >= 0 && width <= (family === 6 ? 128 : 32)) ranges.addSubnet(ip, width, kind);
			else ranges.addAddress(ip, kind);
			continue;
		}
		const match = /^(?:\*?\.)?(\*|[^:]+)(?::(\d+))?$/.exec(entry);
		if (match?.[1] !== void 0) names.push({
			name: match[1],
			port: match[2] === void 0 ? void 0 : Number(match[2])
		});
	}
	return (host, port) => {
		const name = bare(host.toLowerCase()).replace(/\.$/, "");
		const family = isIP(name);
		if (family !== 0 && ranges.check(name, family === 6 ? "ipv6" : "ipv4")) return true;
		return names.some((one) => (one.port === void 0 || one.port === port) && (one.name === "*" || name === one.name || name.endsWith(`.${one.name}`)));
	};
}
function credentials(proxy) {
	if (proxy.username === "" && proxy.password === "") return {};
	const pair = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;
	return { "proxy-authorization": `Basic ${Buffer.from(pair).toString("base64")}` };
}
/** Makes the error for a failed proxy: the request itself was never sent. */
function proxyError(proxy, reason) {
	return Object.assign(/* @__PURE__ */ new Error(`The proxy ${proxy.host} ${reason}`), { code: "EPROXY" });
}
function portOf(proxy) {
	if (proxy.port !== "") return Number(proxy.port);
	return proxy.protocol === "https:" ? 443 : 80;
}
/** Reaches the target through a tunnel that the proxy opens on CONNECT. */
var TunnelAgent = class extends https.Agent {
	proxy;
	isDirect;
	constructor(proxy, isDirect) {
		super(KEPT);
		this.proxy = proxy;
		this.isDirect = isDirect;
	}
	createConnection(options, done) {
		const { host, port } = options;
		if (this.isDirect(host, Number(port))) return super.createConnection(options, done);
		const target = `${isIP(host) === 6 ? `[${host}]` : host}:${String(port)}`;
		const request = (this.proxy.protocol === "https:" ? https : http).request({
			host: bare(this.proxy.hostname),
			port: portOf(this.proxy),
			method: "CONNECT",
			path: target,
			headers: {
				host: target,
				...credentials(this.proxy)
			},
			agent: false
		});
		request.setTimeout(3e4, () => request.destroy(/* @__PURE__ */ new Error("no response to CONNECT")));
		request.once("error", (cause) => {
			done(Object.assign(proxyError(this.proxy, "cannot be reached"), { cause }));
		});
		request.once("connect", ({ statusCode }, socket) => {
			if (statusCode === 200) {
				socket.setTimeout(0);
				done(null, tls.connect({
					...options,
					socket,
					servername: isIP(host) === 0 ? host : ""
				}));
				return;
			}
			socket.destroy();
			const hint = statusCode === 407 ? "; it requires a user name and a password" : "";
			done(proxyError(this.proxy, `returned ${String(statusCode)} for CONNECT ${target}${hint}`));
		});
		request.end();
	}
};
/** Sends plain requests to the proxy, with the whole address in the request line. */
var ForwardAgent = class extends http.Agent {
	proxy;
	isDirect;
	constructor(proxy, isDirect) {
		super(KEPT);
		this.proxy = proxy;
		this.isDirect = isDirect;
	}
	addRequest(request, options) {
		const direct = this.isDirect(options.host, Number(options.port));
		if (!direct) {
			request.path = `http://${String(request.getHeader("host"))}${request.path}`;
			for (const [name, value] of Object.entries(credentials(this.proxy))) request.setHeader(name, value);
		}
		const place = direct ? {} : {
			host: bare(this.proxy.hostname),
			port: portOf(this.proxy),
			forwarded: true
		};
		super.addRequest(request, {
			...options,
			...place
		});
	}
	createConnection(options, done) {
		if (options.forwarded && this.proxy.protocol === "https:") return tls.connect({
			...options,
			servername: isIP(options.host) === 0 ? options.host : ""
		});
		return super.createConnection(options, done);
	}
};
/** Returns a host name as sockets expect it: an IPv6 address without brackets. */
function bare(host) {
	return host.replace(/^\[|\]$/g, "");
}

// runtime/http/saving.ts
/** Opens the file of a response; `total`: its announced bytes, NaN without. The response waits for a slow disk. */
function saveTo({ file: path, received }, total, response) {
	const file = createWriteStream(path, { mode: 384 });
	let failure;
	file.on("error", (error) => {
		failure = fileLimit(error) ?? error;
		response.destroy(failure);
	});
	return {
		write: (chunk, size) => {
			received?.(size, Number.isNaN(total) ? void 0 : total);
			if (file.write(chunk)) return;
			response.pause();
			file.once("drain", () => response.resume());
		},
		finish: () => new Promise((resolve, reject) => {
			file.once("error", () => {
				reject(failure);
			});
			file.end(resolve);
		}),
		stop: () => {
			file.destroy();
		},
		get failure() {
			return failure;
		}
	};
}

// runtime/http/client.ts
const senders = /* @__PURE__ */ new WeakMap();
/** Returns the function that sends requests with the proxies of an environment; connections are pooled. */
function senderFor(env) {
	const known = senders.get(env);
	if (known !== void 0) return known;
	const client = got.extend({
		agent: createAgents(env),
		handlers: [lean],
		retry: { limit: 0 },
		followRedirect: false,
		throwHttpErrors: false,
		decompress: false,
		headers: {
			"user-agent": void 0,
			"accept-encoding": "gzip, deflate, br"
		}
	});
	const send = async (request) => {
		const ending = await exchangeOnce(client, request);
		return "cause" in ending ? ending : unpackBody(ending);
	};
	senders.set(env, send);
	return send;
}
/**
* Passes to node only the options that are set. got itself passes thirty, most of them unset, and node copies them all
* more than once: a fifth of the cost of a request.
*/
const lean = (options, next) => {
	options.createNativeRequestOptions = () => {
		const { url, agent, method, headers } = options;
		return {
			agent: url instanceof URL && url.protocol === "https:" ? agent.https : agent.http,
			method,
			headers
		};
	};
	return next(options);
};
/** Sends a request once, without decompression. got's promises would cost a third more than its streams. */
function exchangeOnce(client, request) {
	const { method, url, headers, body, timeout, signal, left, into } = request;
	signal.throwIfAborted();
	return new Promise((resolve, reject) => {
		const stream = client.stream(url, defined({
			method,
			headers: typeof body === "object" ? {
				...headers,
				"content-length": String(body.length)
			} : headers,
			timeout: into === void 0 ? { request: timeout } : {
				response: timeout,
				socket: timeout
			},
			body: typeof body === "object" ? body.chunks() : body
		}));
		const done = destroyOnAbort(signal, stream);
		const end = (ending) => {
			done();
			stream.destroy();
			saving?.stop();
			resolve(ending);
		};
		const fail = (error) => {
			done();
			stream.destroy();
			reject(error);
		};
		const chunks = [];
		let size = 0;
		let saving;
		const checkSize = (length) => {
			const most = saving === void 0 ? MOST_BYTES : MOST_SAVED;
			if (length > most) end({
				cause: tooLarge(most),
				sent: true,
				lasting: true,
				timedOut: false
			});
		};
		stream.once("response", (response) => {
			const { statusCode, headers: received } = response;
			if (into !== void 0 && statusCode >= 200 && statusCode < 300) {
				const packing = received["content-encoding"];
				if (packing !== void 0 && packing !== "identity") {
					end({
						cause: oddEncoding(packing),
						sent: true,
						lasting: true,
						timedOut: false
					});
					return;
				}
				saving = saveTo(into, Number(received["content-length"] ?? NaN), stream);
			}
			checkSize(Number(received["content-length"] ?? 0));
		});
		stream.on("data", (chunk) => {
			size += chunk.length;
			if (saving === void 0) chunks.push(chunk);
			else saving.write(chunk, size);
			checkSize(size);
		});
		stream.once("end", () => {
			if (saving !== void 0) {
				const { statusCode = 0, headers: received = {} } = stream.response ?? {};
				saving.finish().then(() => {
					end({
						status: statusCode,
						headers: joinValues(received),
						bytes: /* @__PURE__ */ new Uint8Array(),
						size
					});
				}, fail);
				return;
			}
			const { statusCode = 0, headers: received = {} } = stream.response ?? {};
			const bytes = Buffer.concat(chunks, size);
			chunks.length = 0;
			end({
				status: statusCode,
				headers: joinValues(received),
				bytes
			});
		});
		stream.once("upgrade", (_response, socket) => {
			socket.destroy();
			end({
				cause: /* @__PURE__ */ new Error("the server switched to another protocol, which was not requested"),
				sent: true,
				lasting: true,
				timedOut: false
			});
		});
		stream.on("error", (error) => {
			const changed = error.cause instanceof CliError ? error.cause : void 0;
			if (!signal.aborted && changed === void 0 && saving?.failure === void 0) {
				end(breakOf(error));
				return;
			}
			done();
			stream.destroy();
			if (error.timings?.connect !== void 0) left?.();
			reject(changed ?? saving?.failure ?? signal.reason);
		});
		if (body === void 0 && method !== "GET") stream.end();
	});
}
function breakOf(error) {
	const cause = error.cause ?? error;
	const timedOut = error instanceof TimeoutError$1;
	const lasting = isCertificate(cause) || isUnsendable(cause);
	return {
		cause,
		sent: !(lasting || isUnconnected(cause) || timedOut && error.timings.connect === void 0),
		lasting,
		timedOut
	};
}
async function unpackBody(response) {
	const packing = response.headers["content-encoding"];
	if (packing === void 0 || response.size !== void 0) return response;
	try {
		return {
			...response,
			bytes: await unpack(response.bytes, packing)
		};
	} catch (error) {
		if (!(error instanceof Unreadable)) throw error;
		return {
			cause: error,
			sent: true,
			lasting: error.lasting,
			timedOut: false
		};
	}
}
function joinValues(headers) {
	const made = {};
	for (const [name, value] of Object.entries(headers)) if (value !== void 0) made[name] = Array.isArray(value) ? value.join(", ") : value;
	return made;
}

// runtime/http/exchange.ts
const MOST_REDIRECTS = 5;
/** Sends a request, with retries, a renewed credential and redirects on the same origin. */
async function exchange(run, facts) {
	const { service, world, globals, authority } = run;
	const { call, effect, host, budget } = facts;
	const send = senderFor(world.env);
	const rate = rateOf(service.rate, host);
	const timeout = call.timeout ?? globals.timeout;
	const attempts = globals.retry && call.retry !== false ? service.retry.attempts : 1;
	const repeatable = call.repeatable ?? (effect === "read" || service.retry.repeat.includes(call.method));
	let url = facts.url;
	let renewed = false;
	let limited = false;
	let redirects = 0;
	let started = false;
	const used = [];
	const redact = (text) => createRedactor(...used)(text);
	for (let attempt = 1;;) {
		const at = url;
		const shown = () => redact(shownPath(at));
		const request = {
			service,
			method: call.method,
			effect,
			url,
			shownPath: shown,
			host
		};
		const encoded = call.body === void 0 || call.method === "GET" ? void 0 : encodeBody(call.body, call.encoding);
		const probe = await budget.ready(facts.signal);
		let ending;
		let credential;
		let began;
		try {
			credential = await authority.headers(host);
			if (!used.includes(credential)) used.push(credential);
			began = world.now().getTime();
			ending = await send({
				method: call.method,
				url,
				headers: {
					accept: call.into === void 0 ? "application/json" : "*/*",
					...call.into && { "accept-encoding": "identity" },
					"user-agent": service.userAgent,
					...service.hosts[host]?.headers,
					...encoded && { "content-type": encoded.type },
					...call.headers,
					...credential
				},
				...encoded === void 0 ? {} : { body: encoded.body },
				timeout,
				signal: facts.signal,
				left: () => {
					if (!started) facts.started();
				},
				...defined({ into: call.into })
			});
		} finally {
			if (ending === void 0 || "cause" in ending || ending.status === 429) budget.missed(probe);
			else budget.learn(ending.headers, probe);
		}
		if (!started && !("cause" in ending && !ending.sent)) {
			started = true;
			facts.started();
		}
		if (globals.verbose) {
			const what = "cause" in ending ? "no response," : String(ending.status);
			const left = "cause" in ending ? "" : budget.describe(ending.headers);
			run.verbose(`${call.method} ${shown()} ${what} ${String(world.now().getTime() - began)} ms${left}`);
		}
		if (!("cause" in ending)) {
			if (isSuccess(call, ending.status)) {
				const answer = reply(request, call, ending, redact);
				return redirects === 0 ? answer : {
					...answer,
					url: redact(answer.url)
				};
			}
			if (ending.status === 401 && !renewed && await authority.renew(host, credential)) {
				renewed = true;
				continue;
			}
			const target = ending.headers["location"];
			if (isRedirect(ending.status) && target !== void 0) {
				const next = locked(url, target, redact);
				if (call.method === "GET" && redirects < MOST_REDIRECTS) {
					redirects += 1;
					url = next;
					continue;
				}
			}
			limited ||= ending.status === 429;
		}
		const decision = retryDelay({
			repeatable,
			attempt,
			attempts,
			limited,
			ending,
			retry: service.retry,
			rate,
			now: world.now().getTime(),
			random: Math.random()
		});
		if ("stop" in decision) {
			const signIn = "status" in ending && ending.status === 401 ? await authority.remedy(host) : void 0;
			const asked = "cause" in ending ? void 0 : askedWait(rate, ending.headers, world.now().getTime());
			const retryAfter = asked && Math.ceil(asked.seconds);
			throw failure({
				...request,
				...defined({
					signIn,
					retryAfter
				})
			}, ending, decision.stop, timeout, redact);
		}
		attempt += 1;
		const refused = !("cause" in ending) && ending.status === 429;
		if ((refused ? budget.refused(decision.wait, probe) : true) && decision.wait > 2e3 || globals.verbose) {
			const asked = !("cause" in ending) && refused ? askedWait(rate, ending.headers, world.now().getTime()) : void 0;
			(decision.wait > 5e3 ? run.announce : run.note)(retryNote(request, ending, {
				wait: decision.wait,
				asked: asked?.seconds,
				attempt,
				attempts
			}));
		}
		if (!refused) await world.sleep(decision.wait, facts.signal);
	}
}
function isSuccess(call, status) {
	return status >= 200 && status < 300 || call.accept?.includes(status) === true;
}
function isRedirect(status) {
	return status >= 301 && status <= 308 && status !== 304 && status !== 305 && status !== 306;
}
/** Returns the target of a redirect, which must be on the same origin. */
function locked(url, target, redact) {
	try {
		return lock(url.origin, target, "The redirect", url);
	} catch (error) {
		throw redactError(error, redact);
	}
}
function reply(request, call, ending, redact) {
	const { status, headers, bytes, size } = ending;
	const base = {
		status,
		headers,
		url: request.url.href
	};
	if (size !== void 0) return {
		...base,
		body: null,
		size
	};
	if (call.answer === "bytes" && status < 300) return {
		...base,
		body: null,
		bytes
	};
	const text = decode(bytes);
	if (text.trim() === "") return {
		...base,
		body: null
	};
	try {
		const body = parseJson(text);
		if (status < 300 && isMarked(request.service, body)) throw markedFailure(request, failed(ending, redact));
		return {
			...base,
			body
		};
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
		if (status >= 300) return {
			...base,
			body: text
		};
		throw brokenResponse(request, {
			...failed(ending, redact),
			body: void 0
		}, redact(error.message));
	}
}
/** Redacts the credentials from a failed response. */
function failed({ status, headers, bytes }, redact) {
	const text = redact(decode(bytes));
	let body;
	try {
		body = parseJson(text);
	} catch {
		body = void 0;
	}
	const shown = Object.entries(headers).map(([name, value]) => [name, redact(value)]);
	return {
		status,
		headers: Object.fromEntries(shown),
		body,
		text
	};
}
function failure(request, ending, stop, timeout, redact) {
	if ("cause" in ending) return networkFailure(request, ending.cause, {
		sent: ending.sent,
		...ending.timedOut ? { timeout } : {}
	});
	return statusFailure(request, failed(ending, redact), stop);
}
function retryNote(request, ending, { wait, asked, attempt, attempts }) {
	const why = "cause" in ending ? "did not respond" : `returned ${String(ending.status)}`;
	const seconds = wait < 1e3 ? (wait / 1e3).toFixed(1) : String(Math.ceil(wait / 1e3));
	const longer = asked !== void 0 && asked * 1e3 > wait ? ` and asks for a wait of ${String(Math.ceil(asked))} s` : "";
	return `${request.url.host} ${why}${longer}; retrying in ${seconds} s (attempt ${String(attempt)} of ${String(attempts)}).`;
}
function decode(bytes) {
	return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
}

// runtime/request/pages.ts
/**
* Yields the rows of the command: unwrapped, unfolded, filtered by the client, and at most `limit`. A note on stderr
* reports what the limit left out.
*/
async function* rowsOf(list, call, context, where) {
	const { plan, prepared, limit = Infinity, reading } = list;
	const isFiltered = changesRowCount(plan, prepared.parts);
	let shown = 0;
	for await (const page of pagesOf(list, call, isFiltered ? void 0 : limit, context, where)) {
		const rows = commandRows(plan, prepared.parts, page.rows);
		const kept = isFiltered ? rows.slice(0, limit - shown) : rows;
		shown += kept.length;
		yield kept;
		if (!isFiltered || shown < limit) continue;
		if (kept.length < rows.length || page.more) noteCut({
			shown,
			where,
			isPartial: reading.isPartial
		}, context);
		return;
	}
}
/** Whether a page of the command may have more or fewer rows than the service returned. */
const changesRowCount = ({ unfold }, { keep }) => unfold !== void 0 || keep.length > 0;
/** Returns the rows of a page for the command: unwrapped, unfolded and filtered by the client. */
function commandRows({ unfold, unwrap }, { keep }, page) {
	let rows = page;
	if (unwrap !== void 0) rows = rows.map((row) => unwrapRow(row, unwrap));
	if (unfold !== void 0) rows = rows.flatMap((row) => unfoldRow(row, unfold));
	return keep.length > 0 ? rows.filter((row) => isKept(row, keep)) : rows;
}
/** Yields the pages of one list, as many as the flags allow. A note on stderr reports a list that has more. */
async function* pagesOf({ plan, reading }, call, limit, context, where) {
	const { http } = context;
	const { paging, result, size } = plan;
	const { isPartial } = reading;
	const isLimited = limit !== void 0 && Number.isFinite(limit);
	if (paging === void 0) {
		const reply = await http.send(call);
		const all = listIn(plan, reply, context);
		const rows = all.slice(0, limit);
		yield {
			rows,
			envelope: reply.body,
			more: false
		};
		if (rows.length < all.length) noteCut({
			shown: rows.length,
			total: all.length,
			where
		}, context);
		return;
	}
	const options = {
		style: paging,
		...result === void 0 ? {} : { result },
		...size === void 0 ? {} : { size },
		...isLimited ? { limit } : {},
		...reading.pages === void 0 ? {} : { maxPages: reading.pages }
	};
	let read = 0;
	let more = false;
	let total;
	for await (const page of http.pages(call, options)) {
		read += page.rows.length;
		({more, total} = page);
		yield page;
	}
	if (!more) return;
	if (isLimited && read >= limit) {
		if (reading.print !== "one") noteCut({
			shown: read,
			total,
			where,
			isPartial
		}, context);
	} else if (reading.pages !== void 0) noteMorePages(reading, read, where, context);
}
/** Returns the responses of all pages that were read; a single response if only one page is read. */
async function rawOf(list, call, context, where) {
	const found = [];
	for await (const { envelope } of pagesOf(list, call, list.limit, context, where)) found.push(envelope);
	return list.reading.isPartial ? found[0] : found;
}
async function countOf({ prepared }, call, context) {
	const { subject } = prepared;
	if (subject === void 0) throw new Error("A count needs a resource of the catalogue.");
	const { countRows } = await import("./odata-Kmc5GgHb.js");
	return countRows(call, subject, context);
}
/** Returns the columns of the rows: the selected fields, those of the plan, or what a table of the resource shows. */
async function printingOf({ plan, prepared }, { out }) {
	const custom = plan.customFields === void 0 ? {} : { customFields: plan.customFields };
	const { subject, parts } = prepared;
	if (subject === void 0) return {
		...plan.columns === void 0 ? {} : { columns: plan.columns },
		...custom
	};
	const select = parts.query["$select"];
	if (Array.isArray(select) && !select.includes("*")) {
		const { selectedColumns } = await import("./odata-Kmc5GgHb.js");
		return { columns: selectedColumns(select.map(String)) };
	}
	const columns = out.format === "table" ? plan.columns ?? await subject.columns() : void 0;
	return columns === void 0 ? {} : { columns };
}
function isKept(row, keep) {
	return keep.every(({ path, values }) => values.includes(String(getPath(row, path))));
}
function unwrapRow(row, path) {
	const value = getPath(row, path);
	return isObject$1(value) ? value : row;
}
/** Returns the rows inside a record, with the fields that they take from it. */
function unfoldRow(record, { rows, with: added = {} }) {
	const found = rows.map((path) => getPath(record, path)).find(Array.isArray) ?? [];
	const more = Object.fromEntries(Object.entries(added).map(([name, path]) => [name, getPath(record, path)]));
	return found.filter(isObject$1).map((row) => ({
		...row,
		...more
	}));
}

// runtime/request/documents.ts
/**
* Adds the number of its document to each row, as the first column of a table of the lines of several documents. Other
* formats have the id of the document in every row.
*/
function withDocuments({ plan, prepared }, args, printed, { out }) {
	const documents = plan.resource?.documents;
	const { columns } = printed.printing;
	if (documents === void 0 || columns === void 0 || out.format !== "table") return printed;
	const { argument, id, field } = documents;
	const typed = [args[argument] ?? []].flat().map(String);
	const ids = [prepared.values[argument] ?? []].flat().map((value) => String(value).toLowerCase());
	const isSelected = prepared.parts.query["$select"] !== void 0;
	if (new Set(ids).size < 2 || isSelected) return printed;
	const names = new Map(ids.map((value, at) => [value, typed[at]]));
	const nameOf = (row) => row[field] ?? names.get(String(row[id]).toLowerCase()) ?? row[id];
	return {
		pages: each(printed.pages, (row) => ({
			...row,
			[field]: nameOf(row)
		})),
		printing: {
			...printed.printing,
			columns: [{
				key: field,
				header: field
			}, ...columns.filter(({ key }) => key !== field)]
		}
	};
}
async function* each(pages, change) {
	for await (const rows of pages) yield rows.map(change);
}

// runtime/request/record.ts
/** Prints one record of a response. */
async function printRecord(plan, prepared, record, context) {
	if (plan.resource !== void 0 && isObject$1(record)) return printOne(plan, prepared, record, context);
	const { out } = context;
	let row = record;
	if (plan.customFields !== void 0 && showsNames({
		...plan,
		columns: void 0
	}, context)) {
		const { decodeRecord } = await import("./fields-96JXOGGD.js");
		row = await decodeRecord(context, plan.customFields, row, { lift: out.format === "table" });
	}
	const isFull = isObject$1(row) && plan.messages !== void 0 && await hasMessages(row, plan.messages, context);
	if (isObject$1(row) && plan.omit !== void 0 && !isFull && (out.format === "yaml" || out.format === "ndjson")) {
		const { omit } = plan;
		row = Object.fromEntries(Object.entries(row).filter(([key]) => !omit.includes(key)));
	}
	if (isObject$1(row) && plan.secrets !== void 0) row = mask(row, plan.secrets);
	if (plan.flat && (out.format === "table" || out.format === "csv")) {
		const [path, value] = out.format === "table" ? ["Path", "Value"] : ["path", "value"];
		const columns = [{
			key: "path",
			header: path
		}, {
			key: "value",
			header: value
		}];
		await out.rows(flatten(row), { columns });
		return;
	}
	await out.record(row, {
		...plan.columns === void 0 ? {} : { columns: plan.columns },
		...plan.customFields === void 0 ? {} : { customFields: plan.customFields },
		...defined({ messages: plan.messages }),
		...plan.shape === "row" && { across: true },
		...plan.shape === "single" && { single: true }
	});
}
/** Whether the record has messages; notes when it does not have all of them. */
async function hasMessages(row, messages, { footnote }) {
	const { messagesIn } = await import("./messages-CD9Irfai.js");
	const found = messagesIn(row, messages).length;
	const total = messages.total === void 0 ? 0 : Number(getPath(row, messages.total));
	if (found === 0) return false;
	const more = messages.more === void 0 ? "" : `; ${fillText(messages.more, (name) => getPath(row, name))}`;
	if (found < total) footnote(`${String(found)} of ${String(total)} shown${more}.`);
	return true;
}
/** Prints a record of the catalogue: the selected fields; without a selection, a table skips empty fields. */
async function printOne(plan, { parts }, record, context) {
	const { filledColumns, plainRow, selectedColumns } = await import("./odata-Kmc5GgHb.js");
	const { out, globals, service } = context;
	const row = plainRow(record, service.catalogue?.codes?.width);
	const select = parts.query["$select"];
	if (Array.isArray(select)) return out.record(row, { columns: selectedColumns(select.map(String)) });
	const isTable = out.format === "table" && globals.fields === void 0;
	return out.record(row, isTable ? { columns: plan.columns ?? filledColumns(row) } : {});
}
/** Yields every value of a record that is not an object or a list, with its path: `users[0].name`. */
function* flatten(value, path = "") {
	if (Array.isArray(value)) for (const [index, inner] of value.entries()) yield* flatten(inner, `${path}[${String(index)}]`);
	else if (isObject$1(value)) for (const [key, inner] of Object.entries(value)) yield* flatten(inner, path === "" ? key : `${path}.${key}`);
	else yield {
		path,
		value
	};
}

// runtime/request/list.ts
/** Prints a list as its pages arrive, its number of records, or its responses as they are. */
async function printList(plan, prepared, args, context) {
	const reading = readingOf(args, context);
	const call = await prepared.call(prepared.targets[0]);
	const list = {
		plan,
		prepared,
		reading,
		limit: context.globals.limit ?? plan.cap
	};
	if (reading.each !== void 0) {
		const { printEach } = await import("./each-DDSzg8Jm.js");
		await printEach(reading.each, list, call, context);
	} else if (reading.print === "count") {
		const count = await countOf(list, call, context);
		await context.out.action(String(count), { count });
	} else if (reading.print === "raw") await context.out.json(await rawOf(list, call, context));
	else if (reading.print === "one") await printOnly(list, call, args, context);
	else if (prepared.subject?.isScalar) {
		const reply = await context.http.send(call);
		await checkRecord(plan, reply, context, prepared.subject);
		await context.out.record(await recordIn(plan, reply, context) ?? {});
	} else {
		const pages = await shownRows(plan, rowsOf(list, call, context), context);
		const printed = withDocuments(list, args, {
			pages,
			printing: await printingOf(list, context)
		}, context);
		await context.out.rows(printed.pages, printed.printing);
	}
}
/** Prints the record of a list that has exactly one; fails on any other number. */
async function printOnly(list, call, args, context) {
	const found = [];
	for await (const rows of rowsOf({
		...list,
		limit: 2
	}, call, context)) found.push(...rows);
	const { subject } = list.prepared;
	const [only] = found;
	if (only !== void 0 && found.length === 1) return printOne(list.plan, list.prepared, only, context);
	const name = subject?.name ?? context.command.words;
	const pairs = Object.values(args).flat().filter((one) => Array.isArray(one)).map((pair) => pair.join("="));
	const has = pairs.length === 0 ? "matches" : `has ${pairs.join(", ")}`;
	const columns = await subject?.columns() ?? list.plan.columns ?? [];
	const { candidates, normalizeRow } = await import("./odata-Kmc5GgHb.js");
	throw new CliError("input", `${found.length === 0 ? "No record" : "More than one record"} of ${name} ${has}.`, found.length === 0 ? "Check the values." : "Match more fields, or list all of these records.", found.length === 0 ? {} : { lines: candidates(found.map(normalizeRow), columns) });
}

// runtime/request/run.ts
/** Runs a declarative command: gate, values, prompt, requests, output, in this order. */
async function run(declared, args, context) {
	const plan = readingOf(args, context).secrets ? withoutDots(declared) : declared;
	checkGate(context, plan.effect);
	const attachments = await attachmentsOf(plan, args, context);
	if (plan.resource === void 0) await checkFields(plan, void 0, args, context);
	const prepared = await prepare(plan, args, context);
	if (plan.resource !== void 0) await checkFields(plan, prepared.subject, args, context);
	if (plan.shape === "rows" && plan.effect === "read") return printList(plan, prepared, args, context);
	const names = !(plan.naming !== void 0 || plan.resource?.id !== void 0 && plan.effect !== "read") ? /* @__PURE__ */ new Map() : await (await import("./naming-BYn1Ud4u.js")).readNames(plan, prepared, context);
	await ask(plan, prepared, names, args, context);
	await warnOfDoubts(plan, prepared, context);
	const attached = attachments?.(prepared.values);
	const fields = await attached?.before() ?? {};
	let replies;
	try {
		replies = await sendAll(prepared, names, fields, context);
	} catch (error) {
		attached?.warnOfOrphan();
		throw error;
	}
	if (plan.effect !== "read") await (await import("./forget-iK3gGUrt.js")).forgetChanged(replies, context);
	await attached?.after(createdId(plan, replies.at(-1), context));
	if (context.globals.dryRun && plan.effect !== "read") await printPlanned(context);
	else await printReplies(plan, prepared, replies, args, context);
}
function withoutDots({ secrets: _shown, ...plan }) {
	return plan;
}
/** Checks the files of the command; their records are filled once the values are known. */
async function attachmentsOf(plan, args, context) {
	if (plan.attach === void 0) return void 0;
	const given = givenOf(args, context.command).find((one) => one.place === "attach");
	const rules = given === void 0 ? void 0 : plan.attach[given.detail];
	if (given === void 0 || rules === void 0) return void 0;
	const { openAttachments } = await import("./attach-CGd-f-vv.js");
	return openAttachments(rules, [given.value].flat().map(String), context);
}
/** Warns of a body that the service may refuse. */
async function warnOfDoubts(plan, { subject, parts }, context) {
	if (subject === void 0 || plan.effect === "delete" || plan.effect === "read") return;
	const doubts = await subject.doubts(parts.body ?? {}, plan.effect === "create");
	for (const doubt of doubts) context.warn(doubt);
}
async function ask(plan, prepared, names, args, context) {
	if (plan.effect === "read" || plan.effect === "local" || context.globals.dryRun) return;
	const asksByDefault = plan.effect === "delete" && context.service.gate.deletes === "ask";
	const words = [context.command.words, ...Object.keys(context.command.positionals).map((name) => `{${name}}`)];
	const question = plan.confirm ?? (asksByDefault ? `Run "${words.join(" ")}"?` : void 0);
	if (question === void 0) return;
	const named = names.size === 0 ? {} : (await import("./naming-BYn1Ud4u.js")).nameTargets(plan, prepared, names, args, context);
	const { repeated, targets } = prepared;
	const shown = {
		...args,
		...repeated !== void 0 && { [repeated]: listed(targets) },
		...named
	};
	await context.confirm(fillText(question, (name) => shown[name]));
}
/** Sends one request for each target, in order. The first failure stops and reports what was done before it. */
async function sendAll(prepared, names, fields, context) {
	const { targets } = prepared;
	const replies = [];
	for (const target of targets) try {
		const call = {
			...await prepared.call(target),
			...defined({ about: names.get(target) })
		};
		const isExtended = Object.keys(fields).length > 0;
		replies.push(await context.http.send(isExtended ? {
			...call,
			body: {
				...call.body,
				...fields
			}
		} : call));
	} catch (error) {
		if (!(error instanceof CliError) || target === void 0 || targets.length === 1) throw error;
		const done = targets.slice(0, replies.length);
		const left = targets.slice(replies.length + 1);
		const sentences = [
			`${error.message.replace(/[.\s]+$/, "")} (at ${target}).`,
			done.length === 0 ? "Nothing was done before it." : `Done before it: ${listed(done)}.`,
			...left.length === 0 ? [] : [`Not tried: ${listed(left)}.`]
		];
		const sent = error.details.sent === true || done.length > 0 && context.http.written > 0;
		throw new CliError(error.kind, sentences.join(" "), error.remedy, {
			...error.details,
			...prepared.repeated !== void 0 && { target: { [prepared.repeated]: target } },
			...sent && { sent }
		});
	}
	return replies;
}
/** Ids that an error names; a list from a file may have thousands. */
const NAMED = 20;
function listed(ids) {
	const more = ids.length - NAMED;
	return `${ids.slice(0, NAMED).join(", ")}${more > 0 ? ` and ${String(more)} more` : ""}`;
}
async function printReplies(plan, prepared, replies, args, context) {
	const { out } = context;
	if (plan.shape === "action") return printAction(plan, prepared, replies, args, context);
	for (const reply of replies) {
		if (plan.shape === "rows") {
			await out.rows(changedRows(plan, reply, context), plan.columns === void 0 ? {} : { columns: plan.columns });
			continue;
		}
		if (plan.shape === "raw" || readingOf(args, context).print === "raw") {
			await out.json(reply.body);
			continue;
		}
		if (plan.effect === "read") await checkRecord(plan, reply, context, prepared.subject);
		const record = await recordIn(plan, reply, context) ?? await readAgain(plan, reply, context);
		if (plan.moved !== void 0) noteMoved(plan.moved, plan.path, reply, args, context);
		if (record === null && plan.effect === "read") refuseMissing(plan, prepared, args, context);
		if (plan.web !== void 0 && readingOf(args, context).print === "web") {
			const { openPage } = await import("./web-B886T9Jb.js");
			await openPage(plan.web, record, prepared.values, reply, context);
			continue;
		}
		const isLine = plan.says !== void 0 && out.format === "table" && context.globals.fields === void 0;
		if (record === null || plan.effect !== "read" && isLine) await printAction(plan, prepared, [reply], args, context);
		else await printRecord(plan, prepared, record, context);
	}
}
/** Returns the rows that a write returned. It is done, so a response without a list is not an error. */
function changedRows({ result }, reply, { http }) {
	const found = http.record(reply, result);
	return Array.isArray(found) ? found.filter((row) => isObject$1(row)) : [];
}
function refuseMissing({ resource }, { subject }, args, context) {
	if (resource?.id === void 0 || subject === void 0) return;
	context.fail("generic", `${subject.name} has no record ${JSON.stringify(String(args[resource.id]))}.`);
}
/** Notes that a record has moved: it is shown all the same, but a script should use the new id. */
function noteMoved(note, path, reply, args, context) {
	const asked = fillText(path, (name) => encodeURIComponent(String(args[name])));
	if (new URL(reply.url).pathname.endsWith(asked)) return;
	const look = (name) => name.startsWith("answer.") ? getPath(reply.body, name.slice(7)) : args[name];
	context.note(fillText(note, look));
}
/** Reads the record of a write whose response had none. The write is done: without the record, its line is printed. */
async function readAgain(plan, reply, context) {
	if (!plan.reread) return null;
	const { http, warn } = context;
	const url = new URL(reply.url);
	const id = plan.effect === "create" ? http.id(reply) : void 0;
	const path = id === void 0 ? url.pathname : `${url.pathname}/${encodeURIComponent(id)}`;
	try {
		return http.record(await http.send({
			method: "GET",
			path,
			...plan.host && { host: plan.host }
		}), plan.result);
	} catch (error) {
		if (!(error instanceof CliError)) throw error;
		warn(`The write was sent, but the record could not be read again. ${error.message}`);
		return null;
	}
}

// runtime/paging/cursor.ts
/**
* Each response names the cursor of the next page; a missing or empty cursor ends the list.
*
* @param first the response of the first page, if it was requested already
*/
async function* cursorPages(reader, style, first) {
	const seen = /* @__PURE__ */ new Set();
	let known = first;
	let cursor;
	while (!reader.done) {
		const reply = known ?? await reader.fetch({
			...style.send.size === void 0 ? {} : { [style.send.size]: reader.size() },
			...defined({ [style.send.cursor]: cursor })
		});
		known = void 0;
		cursor = nextCursor(reader, style, reply);
		yield reader.page(reply, reader.rows(reply), { more: cursor !== void 0 });
		if (cursor === void 0) return;
		if (seen.has(cursor)) throw reader.fail("loops: the service repeats a cursor");
		seen.add(cursor);
	}
}
/** Returns the cursor of the page after a response; undefined after the last one. */
function nextCursor(reader, style, reply) {
	const next = reader.field(reply, style.next);
	return next === void 0 || next === null || next === "" ? void 0 : String(next);
}

// runtime/paging/link.ts
/**
* Each response contains the address of the next page. A timestamp feed is read the same way: its first request sets the
* starting point, and its links keep it.
*/
async function* linkedPages(reader, style) {
	const seen = /* @__PURE__ */ new Set();
	let link;
	while (!reader.done) {
		const reply = link === void 0 ? await reader.fetch({}) : await reader.follow(link);
		const next = reader.field(reply, style.next);
		link = typeof next === "string" && next !== "" ? next : void 0;
		yield reader.page(reply, reader.rows(reply), { more: link !== void 0 });
		if (link === void 0) return;
		if (seen.has(link)) throw reader.fail("loops: the service repeats a link");
		seen.add(link);
	}
}

// runtime/paging/distinct.ts
/** Minimum number of remembered rows; at most twice as many, however long the list. */
const REMEMBERED = 32768;
/**
* Distinguishes rows by a field. Rows move by a few pages only while a list is read, so that remembering the latest ones
* is enough. Without a field every row is new.
*/
function rememberRows(field) {
	let young = /* @__PURE__ */ new Set();
	let old = /* @__PURE__ */ new Set();
	const keyOf = (row) => {
		const value = field === void 0 ? void 0 : getPath(row, field);
		return typeof value === "object" && value !== null ? String(value) : value ?? void 0;
	};
	const isKnown = (key) => young.has(key) || old.has(key);
	return {
		has: (row) => isKnown(keyOf(row)),
		isKeyed: (row) => keyOf(row) !== void 0,
		areNew: (rows) => {
			const keys = rows.map(keyOf).filter((key) => key !== void 0);
			return !keys.some(isKnown) && new Set(keys).size === keys.length;
		},
		take: (rows) => rows.filter((row) => {
			const key = keyOf(row);
			if (key === void 0) return true;
			if (isKnown(key)) return false;
			if (young.size === REMEMBERED) [young, old] = [/* @__PURE__ */ new Set(), young];
			young.add(key);
			return true;
		}),
		same: (left, right) => left.length === right.length && left.every((row, index) => {
			const other = right[index];
			const key = keyOf(row);
			return key === void 0 ? stringifyJson(row) === stringifyJson(other) : key === keyOf(other);
		})
	};
}

// runtime/paging/reader.ts
/** Empty pages in a row after which reading stops, even if the list promises more. */
const MOST_EMPTY = 10;
function createReader(http, service, call, options, style) {
	const limit = options.limit ?? Infinity;
	const mostPages = Math.min(options.maxPages ?? Infinity, ("maxPages" in style ? style.maxPages : void 0) ?? Infinity);
	const sizes = "size" in style ? style.size : void 0;
	const place = (path) => path.replaceAll("{key}", options.result ?? "");
	const itemsPath = style.items.includes("{key}") ? place(style.items) : options.result ?? style.items;
	let count = 0;
	let pages = 0;
	let empty = 0;
	let latest;
	const track = (reply) => {
		latest = reply.url;
		return reply;
	};
	const fail = (reason, reply, malformed) => {
		const address = latest === void 0 ? call.path : new URL(latest).pathname;
		return new CliError("unavailable", `${service.title}: the list ${address} ${reason}.`, options.whole === true ? void 0 : "Reading was stopped. The rows before this are complete.", {
			method: call.method,
			path: address,
			...reply && {
				statusCode: reply.status,
				body: reply.body
			},
			...defined({ malformed })
		});
	};
	return {
		signal: http.signal,
		fetch: async (query, signal) => track(await http.send({
			...call,
			query: {
				...call.query,
				...query
			}
		}, signal)),
		follow: async (link) => {
			const { params: _params, query: _query, ...rest } = call;
			return track(await http.send({
				...rest,
				path: await http.link(call, link)
			}));
		},
		rows: (reply) => {
			const found = rowsAt(reply.body, itemsPath, service.emptyList);
			if ("problem" in found) throw fail(found.problem, reply, found.malformed);
			return found.rows;
		},
		field: (reply, path) => getPath(reply.body, place(path)),
		count: (reply, path) => {
			const found = getPath(reply.body, place(path));
			const count = whole(found);
			if (count === void 0) throw fail(`returned ${shapeOf(found)} at "${place(path)}", not a number`, reply);
			return count;
		},
		size: (repeated = 0) => {
			if (sizes === void 0) return void 0;
			const most = Math.min(options.size ?? sizes.max, sizes.max);
			return Math.max(1, Math.min(most, limit - count + repeated));
		},
		page: (reply, rows, { more, total, pages: known }) => {
			const kept = count + rows.length > limit ? rows.slice(0, limit - count) : rows;
			count += kept.length;
			empty = rows.length === 0 ? empty + 1 : 0;
			if (pages === 0 && options.from === void 0 && rows.length === 0 && (whole(total) ?? 0) > 0) throw fail(`has no rows, but a total of ${String(total)}`);
			if (more && empty >= MOST_EMPTY) throw fail(`promises more, but ${String(empty)} pages in a row were empty`);
			const page = {
				rows: kept,
				index: pages,
				more: more || kept.length < rows.length,
				envelope: reply.body,
				headers: reply.headers,
				...defined({
					total: whole(total),
					pages: whole(known)
				})
			};
			pages += 1;
			return page;
		},
		get done() {
			return count >= limit || pages >= mostPages;
		},
		get wanted() {
			return limit - count;
		},
		mostPages,
		from: options.from,
		get remaining() {
			return http.remaining(call);
		},
		fail
	};
}
/** Parses a count of the service: a whole number, also as text; `undefined` for anything else. */
function whole(value) {
	const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
	return typeof number === "number" && Number.isSafeInteger(number) && number >= 0 ? number : void 0;
}

// runtime/paging/offset.ts
/** How often reading goes back before the list counts as unreadable. */
const MOST_MISSES = 100;
/**
* Each response names the offset of the next page, and whether there is one. Where rows can be distinguished, each page
* begins with the last row of the page before. If none of its rows is known, rows were removed: reading goes back until one
* is known, and pages overlap more from then on.
*
* @param other the style of a list whose first response has a cursor
*/
async function* offsetPages(reader, style, other) {
	const seen = rememberRows(style.distinct);
	let start = 0;
	let overlap = 0;
	let back = 1;
	let misses = 0;
	while (!reader.done) {
		const from = start - overlap;
		const reply = await reader.fetch({
			...style.send.size === void 0 ? {} : { [style.send.size]: reader.size(overlap) },
			[style.send.offset]: from
		});
		if (start === 0 && other !== void 0 && nextCursor(reader, other, reply) !== void 0) return yield* cursorPages(reader, other, reply);
		const rows = reader.rows(reply);
		if (from > 0 && overlap > 0 && !rows.some((row) => seen.has(row))) {
			misses += 1;
			if (misses > MOST_MISSES) throw reader.fail("changes faster than it can be read");
			start = Math.max(0, start - back);
			overlap = Math.min(overlap * 2, Math.ceil(rows.length / 2), start);
			back *= 2;
			continue;
		}
		back = Math.max(1, rows.length);
		const next = whole(reader.field(reply, style.next));
		const more = style.more === void 0 ? next !== void 0 : hasMore(reader, reply, style.more, rows.length);
		yield reader.page(reply, seen.take(rows), { more });
		if (!more) return;
		const following = next ?? from + rows.length;
		if (following <= start) throw reader.fail(`loops: after ${String(start)} it continues at ${String(following)}`);
		start = following;
		overlap = rows.some(seen.isKeyed) ? Math.max(1, Math.min(overlap, rows.length - 1)) : 0;
	}
}
/** A response may lack the field only if its page is not full: a full one could be followed by others. */
function hasMore(reader, reply, path, rows) {
	const more = reader.field(reply, path) ?? void 0;
	if (typeof more === "boolean") return more;
	if (more === void 0 && rows < (reader.size() ?? Infinity)) return false;
	throw reader.fail(`returned ${shapeOf(more)} at "${path}", not true or false`, reply);
}

// runtime/paging/moved.ts
/**
* How often the page before must be unchanged while a page is read again, until nothing can have moved between them. A
* page that is unchanged as well counts three times.
*/
const QUIET = 6;
/** Maximum number of additional reads: at the start, and for each page. Beyond that the list counts as unreadable. */
const SPARE = 100;
const SPARE_PER_PAGE = 12;
/**
* Returns a function that connects a page with the rows before it, so that no row between them is missing.
*
* The rows keep their order, so a page is connected if it has a row that was read before: rows between the two are in one
* of the reads. Pages that follow each other have no common row while nothing moves. Then the page before is read again,
* and the page itself: if rows moved in between, two of the reads overlap; if not, both are unchanged.
*/
function connector({ first, read, seen, fail }) {
	let spare = SPARE;
	let furthest = first;
	const readAgain = async (number) => {
		if (spare === 0) throw fail("changes faster than it can be read");
		spare -= 1;
		return await read(number);
	};
	const isConnected = ({ number, rows }) => number === first || rows.some((row) => seen.has(row)) || rows.length > 0 && !rows.some(seen.isKeyed);
	/** Reads the page before again, and those before it back to one that is connected. Returns its rows and the new ones. */
	const readBefore = async (number) => {
		const pages = [await readAgain(number - 1)];
		for (let [page] = pages; page !== void 0 && !isConnected(page); [page] = pages) pages.unshift(await readAgain(page.number - 1));
		const [start, ...others] = pages;
		const moved = [...seen.take(start?.rows ?? [])];
		for (const page of others) moved.push(...(await connect(page)).rows);
		return {
			rows: pages.at(-1)?.rows ?? [],
			moved
		};
	};
	const connect = async (page) => {
		const moved = [];
		const reads = [page];
		let now = page;
		let before;
		if (page.number > furthest) {
			furthest = page.number;
			spare += SPARE_PER_PAGE;
		}
		for (let quiet = 0; quiet < QUIET && !reads.some(isConnected);) {
			const found = await readBefore(page.number);
			const again = await readAgain(page.number);
			moved.push(...found.moved);
			reads.push(again);
			quiet = found.moved.length === 0 && (before === void 0 || seen.same(found.rows, before)) ? quiet + (seen.same(again.rows, now.rows) ? 3 : 1) : 0;
			before = found.rows;
			now = again;
		}
		const connected = reads.findLast(isConnected) ?? now;
		return {
			page: connected,
			rows: [...moved, ...seen.take(connected.rows)]
		};
	};
	return connect;
}

// runtime/paging/page.ts
/** Maximum number of pages that are read together. */
const AHEAD = 8;
/**
* Reads numbered pages. Once the first response shows how many there are, the next ones are read together, more and more up
* to a limit and never more than the rate limit allows, and yielded in order.
*
* Rows move while they are read. Those that moved to a later page are not yielded twice. Those that moved to a page that
* was read already are found again: a list that is read to its end is checked group by group. The last page of a group is
* read before and after the others, and the page before the group once more. If all of them are as they were, nothing
* moved. Otherwise each page of the group must be connected with the rows before (see {@link connector}).
*/
async function* numberedPages(reader, style) {
	const { send, first } = style;
	const begin = reader.from ?? first;
	const size = reader.size();
	const stop = new AbortController();
	const signal = AbortSignal.any([reader.signal, stop.signal]);
	const seen = rememberRows(style.distinct);
	const lastOf = ({ number, pages }) => pages === void 0 ? number : first + pages - 1;
	const request = async (number) => {
		const query = {
			...send.size === void 0 ? {} : { [send.size]: size },
			[send.page]: number
		};
		const reply = await reader.fetch(query, signal);
		const known = whole(reader.field(reply, style.pages));
		const rows = known !== void 0 && number > begin && number > first + known - 1 && reader.field(reply, style.items) === void 0 ? [] : reader.rows(reply);
		const pages = reader.count(reply, style.pages);
		return {
			number,
			reply,
			rows,
			pages,
			count: style.total === void 0 ? pages : whole(reader.field(reply, style.total))
		};
	};
	/** A page that no longer exists has no rows: they moved to the pages before. */
	const read = async (number) => {
		try {
			return await request(number);
		} catch (error) {
			if (number === begin || !(error instanceof CliError) || error.details.statusCode !== 404) throw error;
			const now = await request(begin);
			if (number <= lastOf(now)) throw error;
			return {
				...now,
				number,
				rows: []
			};
		}
	};
	const readAll = async (from, to) => {
		const pages = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => read(from + index));
		return await Promise.all(pages);
	};
	const connect = connector({
		first,
		read,
		seen,
		fail: (reason) => reader.fail(reason)
	});
	const totalOf = (reply) => style.total === void 0 ? void 0 : reader.field(reply, style.total);
	const yielded = (page, rows) => {
		const { number, reply, pages } = page;
		return reader.page(reply, rows, {
			more: number < lastOf(page),
			total: totalOf(reply),
			pages
		});
	};
	const isWhole = style.distinct !== void 0 && reader.wanted === Infinity && reader.mostPages === Infinity;
	const readGroup = async (before, to) => {
		const isAsBefore = ({ count }) => count === before.count;
		if (!isWhole) {
			const pages = await readAll(before.number + 1, to);
			const isShorter = pages.some(({ count }) => (count ?? 0) < (before.count ?? 0));
			return {
				pages,
				isQuiet: style.distinct === void 0 || !isShorter
			};
		}
		const end = await read(to);
		const between = await readAll(before.number, to - 1);
		const endAgain = between.length === 1 ? end : await read(to);
		const pages = [...between.slice(1), end];
		return {
			pages,
			isQuiet: between.slice(0, 1).every(({ rows }) => seen.same(before.rows, rows)) && seen.same(end.rows, endAgain.rows) && [
				...between,
				end,
				endAgain
			].every(isAsBefore) && seen.areNew(pages.flatMap(({ rows }) => rows))
		};
	};
	try {
		let before = await request(begin);
		const most = lastOf(before) * 2 + 10;
		const perPage = Math.max(1, before.rows.length);
		yield yielded(before, seen.take(before.rows));
		for (let width = 2; before.number < lastOf(before) && !reader.done; width = Math.min(AHEAD, width * 2)) {
			const from = before.number + 1;
			if (from > most) throw reader.fail(`grows without end: the service now reports ${String(before.pages)} pages`);
			const room = Math.min(width, Math.max(1, reader.remaining ?? AHEAD), Math.ceil(reader.wanted / perPage));
			const to = Math.min(lastOf(before), begin + reader.mostPages - 1, before.number + room);
			const group = await readGroup(before, to).catch((error) => ({ error }));
			if ("error" in group) {
				for (let number = from; number < to; number += 1) {
					const page = await read(number).catch(() => void 0);
					if (page === void 0) break;
					const found = await connect(page);
					yield yielded(found.page, found.rows);
				}
				throw group.error;
			}
			for (const page of group.pages) {
				const found = group.isQuiet ? {
					page,
					rows: seen.take(page.rows)
				} : await connect(page);
				before = found.page;
				yield yielded(before, found.rows);
				if (reader.done) return;
			}
		}
	} finally {
		stop.abort();
	}
}

// runtime/paging/index.ts
/**
* Reads the pages of a list in order, each on demand. A page that exceeds `limit` is cut.
*
* @throws CliError `unavailable` when the list loops, `config` when a link leaves the origin.
*/
async function* readPages(http, service, call, options) {
	const style = service.paging[options.style];
	if (style === void 0) throw new Error(`The service has no paging style "${options.style}".`);
	const reader = createReader(http, service, call, options, style);
	switch (style.style) {
		case "cursor": return yield* cursorPages(reader, style);
		case "offset": {
			const other = style.or === void 0 ? void 0 : service.paging[style.or];
			return yield* offsetPages(reader, style, other?.style === "cursor" ? other : void 0);
		}
		case "page": return yield* numberedPages(reader, style);
		case "link":
		case "timestamp": return yield* linkedPages(reader, style);
	}
}

export { readSecret as A, postAsClient as B, findStored as C, clientAccountOf as D, accountOf as E, either as F, attach as H, keychainRemedy as I, openStore as L, remaining as M, writeEntry as N, isStale as O, credentialsFile as P, variablesOf as R, findCredential as S, storedPair as T, checkSecret as U, requestToken as V, noteCut as W, createAuthority as _, commandRows as a, sandboxSecret as b, rawOf as c, senderFor as d, unreachable as f, splitAtFiles as g, SentFile as h, changesRowCount as i, readTokens as j, isYoung as k, rowsOf as l, encodeBody as m, run as n, countOf as o, describeBody as p, warnOfDoubts as r, printingOf as s, readPages as t, exchange as u, authParts as v, pairFromEnvironment as w, credentialsOf as x, sandboxOrigin as y, authUrl as z };