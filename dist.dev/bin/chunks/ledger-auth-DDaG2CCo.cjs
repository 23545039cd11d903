const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/ledger/auth/index.ts
var auth_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		login: {
			summary: "Sign in and store the credential",
			run: () => Promise.resolve().then(() => login_exports)
		},
		logout: {
			summary: "Delete the stored credentials of the profile",
			run: () => Promise.resolve().then(() => logout_exports)
		},
		status: {
			summary: "Show the sign-in status of the profile",
			run: () => Promise.resolve().then(() => status_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-KSAJSUF9.cjs"))
};

// generated/ledger/auth/login.ts
var login_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "ledger.auth.login",
	command: "login",
	describe: "Sign in and store the credential",
	usage: "[flags]",
	effect: "local",
	flags: {
		"force-login": {
			type: "boolean",
			kind: "boolean",
			describe: "Show the login form even if the browser is signed in, to sign in as another user"
		},
		store: {
			type: "string",
			kind: "enum",
			choices: ["keychain", "file"],
			describe: "Where to store the credential (default: the last choice, or the keychain)"
		},
		"client-id": {
			type: "string",
			kind: "text",
			env: "LEDGERCLI_CLIENT_ID",
			describe: "Client id of the app"
		},
		"client-secret": {
			type: "string",
			kind: "text",
			env: "LEDGERCLI_CLIENT_SECRET",
			secret: true,
			describe: "Client secret of the app"
		},
		host: {
			type: "string",
			kind: "text",
			env: "LEDGERCLI_HOST",
			describe: "Host to sign in to: be, de, es, fr, nl, uk, us"
		},
		manual: {
			type: "boolean",
			kind: "boolean",
			describe: "Paste the URL that the browser is redirected to"
		},
		"ngrok-domain": {
			type: "string",
			kind: "text",
			describe: "Public domain in front of the callback"
		},
		port: {
			type: "string",
			kind: "integer",
			min: 1,
			max: 65535,
			describe: "Local port of the callback (default: 8080)"
		}
	},
	handler: require_start.local(() => Promise.resolve().then(() => require("./auth-login-Bk1pxbi8.cjs")))
};

// generated/ledger/auth/logout.ts
var logout_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "ledger.auth.logout",
	command: "logout",
	describe: "Delete the stored credentials of the profile",
	usage: "[flags]",
	effect: "local",
	flags: { all: {
		type: "boolean",
		kind: "boolean",
		describe: "Also delete credentials that other commands stored"
	} },
	handler: require_start.local(() => Promise.resolve().then(() => require("./auth-logout-PDaBVClb.cjs")))
};

// generated/ledger/auth/status.ts
var status_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "ledger.auth.status",
	command: "status",
	describe: "Show the sign-in status of the profile",
	effect: "local",
	flags: {},
	handler: require_start.local(() => Promise.resolve().then(() => require("./auth-status-BU9R7Y4R.cjs")))
};

Object.defineProperty(exports, "auth_exports", {
  enumerable: true,
  get: function () {
    return auth_exports;
  }
});