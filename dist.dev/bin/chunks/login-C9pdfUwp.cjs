const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_miss = require("./miss-T62ysXSg.cjs");
const require_run = require("./run-Duopuxci.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");
const require_http = require("./http-Ddq_m_Hy.cjs");
const require_refresh = require("./refresh-B-Xe2TFl.cjs");

// runtime/auth/login.ts
var login_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({
	accountsOf: () => accountsOf,
	allAccounts: () => allAccounts,
	checkVariable: () => checkVariable,
	chooseTarget: () => chooseTarget,
	finishLogin: () => finishLogin,
	identityOf: () => identityOf,
	keepSecret: () => keepSecret,
	keepTokens: () => keepTokens,
	placeFromGrant: () => placeFromGrant,
	prepareStore: () => prepareStore,
	refuseOverride: () => refuseOverride,
	settleClient: () => settleClient,
	settlePlace: () => settlePlace,
	targets: () => targets
});
/** Returns the credentials that the running command can store, in the order of the hosts. */
function targets({ service, command }) {
	return Object.entries(service.hosts).flatMap(([host, { credentials }]) => credentials.flatMap((name) => {
		const credential = service.credentials[name];
		if (credential === void 0) return [];
		return [credential.login ?? service.login, credential.kind === "oauth" && credential.grant === "client-credentials" && credential.client.setup].includes(command.words) ? [{
			name,
			credential,
			host
		}] : [];
	}));
}
/** Returns the credential that the flags choose. */
function chooseTarget(args, context) {
	const all = targets(context);
	const target = all.find(({ name, credential: { select } }, index) => {
		if (select === void 0) return index > 0 && args[name] === true;
		const { env } = select;
		return args[select.flag] === true || env !== void 0 && context.world.env[env.name] === env.value;
	}) ?? all.find(({ credential }) => credential.select === void 0) ?? all[0];
	if (target === void 0) throw new Error(`No credential names "${context.command.words}" as its login`);
	return target;
}
/** Opens the store that a login writes to, and tests it before anything else happens. */
async function prepareStore(context, choice) {
	const store = await require_http.openStore({
		...require_http.authParts(context),
		login: context.command.words
	}, choice);
	await store.probe();
	return store;
}
/** Refuses to sign in to an overridden host, which uses credentials from the environment only. */
async function refuseOverride(parts, host) {
	const override = parts.sandbox ? void 0 : await require_run.overrideOf(parts, host);
	if (override === void 0) return;
	throw new require_start.CliError("config", `Nothing was stored: ${override.by} points to ${override.origin}, where only credentials from the environment are used.`, `Set ${require_http.either(require_http.variablesOf(require_http.credentialsOf(parts, host).map(([, one]) => one)))}, or remove ${override.by} and sign in again.`);
}
/** Returns the place named by flags, environment and settings; prompts for missing values. */
async function settlePlace(args, context, host) {
	const { service, profile } = context;
	const values = {};
	const settings = {};
	for (const name of require_run.holes(service.hosts[host]?.origin ?? "")) {
		const variable = service.variables[name];
		if (variable === void 0) continue;
		values[name] = await settleVariable(args, context, name);
		if (variable.setting !== void 0) settings[variable.setting] = values[name];
	}
	const variable = (name) => Promise.resolve(values[name] ?? "");
	return {
		origin: await require_run.declaredOrigin({
			service,
			world: context.world,
			profile,
			variable
		}, host),
		settings
	};
}
async function settleVariable(args, context, name) {
	const variable = context.service.variables[name];
	const flag = variable?.login?.flag ?? name;
	const typed = args[flag];
	if (typeof typed === "string" && typed !== "") return normalized(context, name, flag, typed);
	try {
		return await context.variable(name);
	} catch (error) {
		if (!(error instanceof require_start.CliError) || error.message !== variable?.missing) throw error;
		const question = variable.login?.ask ?? `${name[0]?.toUpperCase() ?? ""}${name.slice(1)}:`;
		return normalized(context, name, flag, await context.ask(question, { flag: `--${flag}` }));
	}
}
/** Returns a typed value, cleaned and checked by the rules of the variable. */
function normalized(context, name, flag, text) {
	const { service, globals } = context;
	const variable = service.variables[name];
	if (variable === void 0) throw new Error(`The service has no variable ${name}`);
	return require_run.variableReader({
		...context,
		service: {
			...service,
			variables: { [name]: {
				...variable,
				flag
			} }
		},
		globals: {
			...globals,
			other: { [flag]: text }
		}
	})(name);
}
/** Refuses a value for the profile setting of a variable that the variable does not allow. */
async function checkVariable(context, name, text) {
	const { service, profile } = context;
	const { flag: _flag, env: _env, ...variable } = service.variables[name] ?? { missing: "" };
	await require_run.variableReader({
		...context,
		service: {
			...service,
			variables: { [name]: variable }
		},
		profile: {
			...profile,
			get: () => Promise.resolve(text)
		}
	})(name);
}
/** Returns the place that a token response names, checked against the host's own addresses. */
function placeFromGrant(context, host, field, { response }) {
	const { service } = context;
	const named = require_run.getPath(response, field);
	const origin = typeof named === "string" && URL.canParse(named) ? new URL(named).origin : "";
	const values = require_run.matchOrigin(service, host, origin);
	if (values === void 0) throw new require_start.CliError("config", `${service.title} signed you in for ${origin === "" ? "an unknown address" : origin}, which is not one of its addresses. Nothing was stored.`, "Sign in again; if the problem persists, report it.");
	const settings = Object.entries(values).flatMap(([name, value]) => {
		const setting = service.variables[name]?.setting;
		return setting === void 0 ? [] : [[setting, value]];
	});
	return {
		origin: require_run.checkOrigin(origin, `the response field ${field}`),
		settings: Object.fromEntries(settings)
	};
}
/**
* Returns id and secret of the app: from flags, environment or store, else from a prompt. A stored secret is used only
* for the origin that it was stored for; the sandbox accepts any app with a secret of its own.
*/
async function settleClient(args, context, { client }, store, origin) {
	const { world, profile, command, service } = context;
	const stored = await require_http.readSecret(store, require_http.clientAccountOf({ client }));
	const local = require_http.authParts(context).sandbox !== void 0;
	const kept = local || origin === void 0 || stored?.origin === origin ? stored : void 0;
	const setting = client.id.setting === void 0 ? void 0 : await profile.get(client.id.setting);
	const usual = local ? require_http.sandboxSecret : void 0;
	const id = text(args[client.id.flag]) ?? text(world.env[client.id.env]) ?? text(setting) ?? kept?.clientId ?? usual;
	const mine = kept?.clientId === void 0 || kept.clientId === id ? kept?.secret : void 0;
	const secret = text(args[client.secret.flag]) ?? text(world.env[client.secret.env]) ?? mine ?? usual;
	if ((!id || !secret) && client.setup !== void 0 && client.setup !== command.words) throw new require_start.CliError("config", `Profile "${profile.name}" has no OAuth app to sign in with.`, `Run "${service.binary} ${client.setup}", or set ${client.id.env} and ${client.secret.env}.`);
	const ask = (part, hidden) => context.ask(hidden ? "Client secret:" : "Client id:", {
		flag: `--${part.flag}`,
		hidden
	});
	return {
		id: require_http.checkSecret(id ?? await ask(client.id, false), "the client id", "usage"),
		secret: require_http.checkSecret(secret ?? await ask(client.secret, true), "the client secret", "usage")
	};
}
const text = (value) => typeof value === "string" && value !== "" ? value : void 0;
/** Stores an OAuth sign-in with the app that can renew it. */
async function keepTokens(parts, store, { name, credential }, origin, pair, grant) {
	const bound = parts.sandbox ? require_http.sandboxOrigin : origin;
	const { accessToken, refreshToken, expiresAt, obtainedAt } = grant;
	const tokens = {
		credential: name,
		origin: bound,
		accessToken,
		...require_miss.defined({
			refreshToken,
			expiresAt
		}),
		obtainedAt,
		clientId: pair.id
	};
	const account = require_http.accountOf(name, credential);
	await require_refresh.withTokens(parts, account, async () => {
		await require_http.writeEntry(store, require_http.clientAccountOf(credential), {
			origin: bound,
			secret: pair.secret,
			clientId: pair.id
		});
		await require_http.writeEntry(store, account, tokens);
	});
}
/** Stores a pasted secret. */
async function keepSecret(parts, store, { name, credential }, origin, secret) {
	await require_http.writeEntry(store, require_http.accountOf(name, credential), {
		origin: parts.sandbox ? require_http.sandboxOrigin : origin,
		secret
	});
}
/**
* Finishes a sign-in after its credential was stored: removes other credentials of the same host, records in the profile
* how it signed in and where that is stored, empties the previous store, and explains the file store once.
*/
async function finishLogin(parts, store, target, choice, settings) {
	const { service, profile } = parts;
	const kept = accountsOf(target.name, target.credential);
	for (const name of service.hosts[target.host]?.credentials ?? []) {
		const other = service.credentials[name];
		for (const account of other === void 0 ? [] : accountsOf(name, other)) if (!kept.includes(account)) await store.remove(account);
	}
	const before = await profile.get(require_miss.storeSetting);
	const { credential } = target;
	await profile.set({
		...settings,
		...require_miss.defined({ auth_mode: credential.mode }),
		...choice === void 0 || parts.sandbox ? {} : { [require_miss.storeSetting]: choice === "file" ? "file" : void 0 }
	});
	if (choice === void 0 || choice === (before ?? "keychain")) return;
	const old = await require_http.openStore(parts, choice === "file" ? "keychain" : "file");
	for (const account of allAccounts(service)) await old.remove(account).catch(() => false);
	if (choice === "keychain" || parts.sandbox) return;
	parts.note(`The credential is stored in ${require_http.credentialsFile(parts.folder)}. Only your user can read the file, but it is not encrypted: anyone who gets your files or a backup can use it. To undo this, sign in with "--store keychain".`);
}
/** Returns the accounts that a credential can have below a profile. */
function accountsOf(name, credential) {
	return [require_http.accountOf(name, credential), ...credential.kind === "oauth" ? [require_http.clientAccountOf(credential)] : []];
}
/** Returns the accounts that the profiles of a service can have. */
function allAccounts({ credentials }) {
	return [...new Set(Object.entries(credentials).flatMap(([name, one]) => accountsOf(name, one)))];
}
/** Returns who signed in, by the names under which it is shown. */
function identityOf(credential, response) {
	const entries = Object.entries(credential.identity ?? {}).map(([name, template]) => [name, require_run.fillText(template, (path) => require_run.getPath(response, path)).trim()]);
	return Object.fromEntries(entries.filter(([, value]) => value !== ""));
}

Object.defineProperty(exports, "accountsOf", {
  enumerable: true,
  get: function () {
    return accountsOf;
  }
});
Object.defineProperty(exports, "allAccounts", {
  enumerable: true,
  get: function () {
    return allAccounts;
  }
});
Object.defineProperty(exports, "chooseTarget", {
  enumerable: true,
  get: function () {
    return chooseTarget;
  }
});
Object.defineProperty(exports, "finishLogin", {
  enumerable: true,
  get: function () {
    return finishLogin;
  }
});
Object.defineProperty(exports, "identityOf", {
  enumerable: true,
  get: function () {
    return identityOf;
  }
});
Object.defineProperty(exports, "keepSecret", {
  enumerable: true,
  get: function () {
    return keepSecret;
  }
});
Object.defineProperty(exports, "keepTokens", {
  enumerable: true,
  get: function () {
    return keepTokens;
  }
});
Object.defineProperty(exports, "login_exports", {
  enumerable: true,
  get: function () {
    return login_exports;
  }
});
Object.defineProperty(exports, "placeFromGrant", {
  enumerable: true,
  get: function () {
    return placeFromGrant;
  }
});
Object.defineProperty(exports, "prepareStore", {
  enumerable: true,
  get: function () {
    return prepareStore;
  }
});
Object.defineProperty(exports, "refuseOverride", {
  enumerable: true,
  get: function () {
    return refuseOverride;
  }
});
Object.defineProperty(exports, "settleClient", {
  enumerable: true,
  get: function () {
    return settleClient;
  }
});
Object.defineProperty(exports, "settlePlace", {
  enumerable: true,
  get: function () {
    return settlePlace;
  }
});