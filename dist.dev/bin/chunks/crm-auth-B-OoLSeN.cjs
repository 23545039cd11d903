const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/auth/index.ts
var auth_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		login: {
			summary: "Sign in with an API token or OAuth",
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
	help: () => Promise.resolve().then(() => require("./help-lRAzLN6-.cjs"))
};

// generated/crm/auth/login.ts
var login_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "crm.auth.login",
	command: "login",
	describe: "Sign in with an API token or OAuth",
	usage: "[flags]",
	effect: "local",
	flags: {
		"api-token": {
			type: "string",
			kind: "text",
			secret: true,
			conflicts: ["oauth"],
			describe: "API token (omit it to be prompted and to keep it out of the shell history)"
		},
		"client-id": {
			type: "string",
			kind: "text",
			env: "CRMCLI_CLIENT_ID",
			requires: ["oauth"],
			describe: "Client id of the OAuth app"
		},
		"client-secret": {
			type: "string",
			kind: "text",
			env: "CRMCLI_CLIENT_SECRET",
			secret: true,
			requires: ["oauth"],
			describe: "Client secret of the OAuth app"
		},
		company: {
			type: "string",
			kind: "text",
			describe: "Company subdomain or full URL"
		},
		oauth: {
			type: "boolean",
			kind: "boolean",
			describe: "Sign in with OAuth in a browser, using your own app"
		},
		port: {
			type: "string",
			kind: "integer",
			default: 9999,
			min: 1,
			max: 65535,
			describe: "Port of the callback URL registered with the app"
		},
		store: {
			type: "string",
			kind: "enum",
			choices: ["keychain", "file"],
			describe: "Where to store the credential (default: the last choice, or the keychain)"
		}
	},
	handler: require_start.local(() => Promise.resolve().then(() => require("./auth-login-Bk1pxbi8.cjs")))
};

// generated/crm/auth/logout.ts
var logout_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "crm.auth.logout",
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

// generated/crm/auth/status.ts
var status_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "crm.auth.status",
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