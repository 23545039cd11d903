import { $ as choosesNames, ot as overrideOf } from "./run-BhoUbCgs.js";
import { s as CliError } from "./start-Cng1fSqp.js";
import { I as readConfig } from "./miss-DFNGofI6.js";
import { A as readSecret, D as clientAccountOf, L as openStore, M as remaining, S as findCredential, v as authParts } from "./http-BfOjzy3p.js";
import { t as headersNow } from "./prove-o1ocM2G8.js";
import { delimiter, isAbsolute, join } from "node:path";
import { access, constants } from "node:fs/promises";

// runtime/local/lib/checks.ts
const pass = (detail) => ({
	status: "pass",
	detail
});
const fail = (detail) => ({
	status: "fail",
	detail
});
const skip = (detail) => ({
	status: "skip",
	detail
});
/** Timeout of a check in milliseconds. */
const checkTimeout = 5e3;
/** Returns the checks that apply to any service. */
function defaultChecks(service) {
	const hosts = Object.entries(service.hosts);
	const signed = hosts.filter(([, { credentials }]) => credentials.length > 0).map(([name]) => name);
	return [
		{ check: "runtime" },
		{ check: "folder" },
		{ check: "keychain" },
		{ check: "profile" },
		...Object.entries(service.variables).filter(([, { lookup }]) => lookup === void 0).map(([of]) => ({
			check: "variable",
			of
		})),
		...signed.map((of) => ({
			check: "credential",
			of
		})),
		...hosts.map(([of]) => ({
			check: "reach",
			of
		}))
	];
}
/** Runs the checks one after the other, offline without those of the network. Nothing is changed, and no token is refreshed. */
async function runChecks(context, checks, { offline }) {
	const results = [];
	for (const check of checks) {
		if (offline && check.check === "reach") continue;
		const name = check.name ?? [check.check, check.of].filter((part) => part !== void 0).join(" ");
		let outcome;
		try {
			outcome = await checkers[check.check](context, check);
		} catch (error) {
			if (!(error instanceof CliError)) throw error;
			outcome = fail([error.message, error.remedy].filter((part) => part !== void 0).join(" "));
		}
		results.push({
			check: name,
			...outcome
		});
	}
	return results;
}
/** Prints one line per check, then fails if a check failed. */
async function printChecks(context, results, fails) {
	const { out, globals } = context;
	if (out.format === "table" && !choosesNames(globals)) {
		const marks = {
			pass: "✓",
			fail: "✗",
			skip: "-"
		};
		await out.text(results.map(({ check, status, detail }) => `${marks[status]} ${check} [${detail}]\n`).join(""));
	} else await out.rows(results.map((result) => ({ ...result })));
	const bad = results.filter(({ status }) => status === "fail").map(({ check }) => check);
	if (bad.length === 0) return;
	throw new CliError(fails, `${bad.length} of ${results.length} checks failed: ${bad.join(", ")}.`, "Each line shows how to fix it.");
}
const checkers = {
	async runtime() {
		const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
		const isSupported = major > 20 || major === 20 && minor >= 19;
		return Promise.resolve(isSupported ? pass(`node ${process.versions.node}`) : fail(`node ${process.versions.node}; 20.19 or newer is needed`));
	},
	async folder({ folder }) {
		await readConfig(folder);
		const isWritable = await access(folder, constants.W_OK).then(() => true, (error) => error.code === "ENOENT" ? void 0 : false);
		if (isWritable === void 0) return pass(`${folder}, created when first needed`);
		return isWritable ? pass(folder) : fail(`${folder} cannot be written to; change its owner or permissions`);
	},
	async keychain(context) {
		const { service } = context;
		const parts = authParts(context);
		if (parts.sandbox) return pass("not needed in the sandbox");
		const store = await openStore(parts);
		if (store.kind === "file") return pass("not needed: credentials are in a file");
		try {
			await store.probe();
			return pass("usable");
		} catch (error) {
			if (!(error instanceof CliError)) throw error;
			return await anyFromEnvironment(context) ? pass("not usable, and not needed: credentials are in the environment") : fail(`${error.message.replace(/\.$/, "")}; run "${service.binary} ${service.login} --store file"`);
		}
	},
	async profile({ profile, folder }) {
		const known = Object.hasOwn((await readConfig(folder)).profiles, profile.name);
		return pass(known ? profile.name : `${profile.name}, without settings yet`);
	},
	async variable(context, { of = "" }) {
		return pass(await context.variable(of));
	},
	async client(context, { of = "" }) {
		const { service, world, profile } = context;
		const credential = service.credentials[of];
		if (credential?.kind !== "oauth") throw new Error(`${of} is not an OAuth credential of ${service.id}`);
		const { id, secret, setup } = credential.client;
		if (world.env[id.env] && world.env[secret.env]) return pass("source: env");
		if (credential.env !== void 0 && world.env[credential.env]) return pass(`not needed: ${credential.env} is set`);
		const parts = authParts(context);
		const kept = await readSecret(await openStore(parts), clientAccountOf(credential)).catch(ignore);
		const known = kept?.clientId ?? (id.setting === void 0 ? void 0 : await profile.get(id.setting));
		if (kept !== void 0 && known !== void 0) return pass("source: profile");
		const command = `${service.binary} ${setup ?? service.login}`;
		return parts.sandbox ? pass("not needed in the sandbox") : fail(`none; run "${command}", or set ${id.env} and ${secret.env}`);
	},
	async credential(context, { of = "" }) {
		const { service } = context;
		const parts = authParts(context);
		const { found, trouble } = await findCredential(parts, of);
		if (found) return pass(`${found.credential.title} from the ${found.source === "keychain" ? "keychain" : found.source}`);
		if (parts.sandbox) return pass("not needed in the sandbox");
		const login = loginFor(service, of);
		if (login !== service.login) return skip(`none; run "${service.binary} ${login}" to use it`);
		return fail(`none${trouble === void 0 ? "" : " in the environment, and no keychain is available"}; run "${service.binary} ${login}"`);
	},
	async expiry(context, { of = "" }) {
		const { service, world } = context;
		const parts = authParts(context);
		const host = hostFor(service, of);
		const { found } = await findCredential(parts, host);
		if (found === void 0) return parts.sandbox ? pass("not needed in the sandbox") : fail(`none; run "${context.service.binary} ${context.service.login}"`);
		if (!("tokens" in found)) return pass("set for this run; its expiry is not known");
		const left = remaining(found.tokens, world.now());
		if (left === void 0) return pass("the service did not return its expiry");
		if (left > 0) return pass(`valid for ${Math.floor(left / 1e3)} s`);
		return found.tokens.refreshToken !== void 0 || found.credential.grant === "client-credentials" ? pass("expired; the next request renews it") : fail(`expired; run "${service.binary} ${service.login}"`);
	},
	async tool({ profile, world }, { of = "", setting }) {
		const needed = setting === void 0 || await profile.get(setting) !== void 0;
		const path = await onPath(of, world.env["PATH"] ?? "", world.platform);
		if (path !== void 0) return pass(path);
		return needed ? fail(`${of} is not on the PATH; install it`) : skip(`${of} is not installed, and not needed without ${setting ?? ""}`);
	},
	async jq({ world, service }) {
		const { runJq } = await import("./jq-DeCNFUvA.js");
		await runJq("[1]", ".[0]", {
			timeout: checkTimeout,
			wrong: service.output.badFilter ?? "input",
			signal: world.signal
		});
		return pass("works");
	},
	async reach(context, { of = "", path }) {
		const { authority } = context;
		const parts = authParts(context);
		const { createHttp } = await import("./http-CvIlIhcr.js");
		const origin = await authority.origin(of);
		const override = parts.sandbox ? void 0 : await overrideOf(parts, of);
		const { found } = await findCredential(parts, of, { stored: override === void 0 });
		const headers = found && headersNow(found, origin, context.world.now());
		const remedy = headers === void 0 ? "" : await authority.remedy(of);
		const http = createHttp({
			...context,
			authority: {
				origin: authority.origin,
				headers: () => Promise.resolve(headers ?? {}),
				renew: () => Promise.resolve(false),
				remedy: () => Promise.resolve(remedy),
				account: authority.account
			}
		});
		try {
			const { status } = await http.send({
				method: "GET",
				path: path ?? found?.credential.prove ?? "/",
				host: of,
				effect: "read",
				retry: false,
				timeout: checkTimeout
			});
			return pass(`${origin} returned ${status}`);
		} catch (error) {
			if (!(error instanceof CliError) || error.details.statusCode === void 0) throw error;
			const { statusCode } = error.details;
			return headers !== void 0 && error.kind === "auth" ? fail(`${origin} refused the ${found?.credential.title ?? ""} (${statusCode}). ${remedy}`) : pass(`${origin} returned ${statusCode}`);
		}
	}
};
function ignore(error) {
	if (!(error instanceof CliError)) throw error;
}
async function anyFromEnvironment(context) {
	const parts = authParts(context);
	for (const host of Object.keys(context.service.hosts)) if ((await findCredential(parts, host, { stored: false })).found) return true;
	return false;
}
/** Returns a host by its own name, or by that of one of its credentials. */
function hostFor({ hosts }, name) {
	if (Object.hasOwn(hosts, name)) return name;
	return Object.keys(hosts).find((host) => hosts[host]?.credentials.includes(name)) ?? name;
}
function loginFor(service, host) {
	const [first = ""] = service.hosts[host]?.credentials ?? [];
	return service.credentials[first]?.login ?? service.login;
}
/** Returns the file of a program, which is a path or a name on the PATH; `undefined` if there is none that can be run. */
async function onPath(program, path, platform) {
	const names = platform === "win32" ? [`${program}.exe`, `${program}.cmd`] : [program];
	const folders = isAbsolute(program) ? [""] : path.split(delimiter).filter((part) => part !== "");
	for (const folder of folders) for (const name of names) {
		const file = join(folder, name);
		if (await access(file, constants.X_OK).then(() => true, () => false)) return file;
	}
}

export { runChecks as i, onPath as n, printChecks as r, defaultChecks as t };