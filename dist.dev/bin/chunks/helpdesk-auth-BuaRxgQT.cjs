const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/helpdesk/auth/index.ts
var auth_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		login: {
			summary: "Sign in with OAuth",
			run: () => Promise.resolve().then(() => login_exports)
		},
		logout: {
			summary: "Delete the stored credentials of the profile",
			run: () => Promise.resolve().then(() => logout_exports)
		},
		refresh: {
			summary: "Refresh the stored access token",
			run: () => Promise.resolve().then(() => refresh_exports)
		},
		setup: {
			summary: "Store your own OAuth app in this profile",
			run: () => Promise.resolve().then(() => setup_exports)
		},
		status: {
			summary: "Show the sign-in status of the profile",
			run: () => Promise.resolve().then(() => status_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-B3lnFxQQ.cjs"))
};

// generated/helpdesk/auth/login.ts
var login_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$4 });
const command$4 = {
	id: "helpdesk.auth.login",
	command: "login",
	describe: "Sign in with OAuth",
	usage: "[flags]",
	effect: "local",
	flags: {
		"app-id": {
			type: "string",
			kind: "text",
			env: "HELPDESKCLI_APP_ID",
			requires: ["app-secret"],
			describe: "Id of the OAuth app"
		},
		"app-secret": {
			type: "string",
			kind: "text",
			env: "HELPDESKCLI_APP_SECRET",
			secret: true,
			requires: ["app-id"],
			describe: "Secret of the OAuth app"
		},
		"client-credentials": {
			type: "boolean",
			kind: "boolean",
			describe: "Sign in as the app, without a browser"
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

// generated/helpdesk/auth/logout.ts
var logout_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
const command$3 = {
	id: "helpdesk.auth.logout",
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

// generated/helpdesk/auth/refresh.ts
var refresh_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "helpdesk.auth.refresh",
	command: "refresh",
	describe: "Refresh the stored access token",
	effect: "local",
	flags: {},
	handler: require_start.local(() => Promise.resolve().then(() => require("./auth-refresh-XimOPY8L.cjs")))
};

// generated/helpdesk/auth/setup.ts
var setup_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "helpdesk.auth.setup",
	command: "setup",
	describe: "Store your own OAuth app in this profile",
	usage: "[flags]",
	effect: "local",
	flags: {
		"app-id": {
			type: "string",
			kind: "text",
			env: "HELPDESKCLI_APP_ID",
			requires: ["app-secret"],
			describe: "Id of the OAuth app"
		},
		"app-secret": {
			type: "string",
			kind: "text",
			env: "HELPDESKCLI_APP_SECRET",
			secret: true,
			requires: ["app-id"],
			describe: "Secret of the OAuth app"
		},
		store: {
			type: "string",
			kind: "enum",
			choices: ["keychain", "file"],
			describe: "Where to store the credential (default: the last choice, or the keychain)"
		}
	},
	handler: require_start.local(() => Promise.resolve().then(() => require("./auth-setup-BZ1FMSEW.cjs")))
};

// generated/helpdesk/auth/status.ts
var status_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "helpdesk.auth.status",
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