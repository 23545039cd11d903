const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/helpdesk/beacon/embed.ts
var embed_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
const command$3 = {
	id: "helpdesk.beacon.embed",
	command: "embed <beaconId>",
	describe: "Print the script that embeds a Beacon in a page",
	usage: "<beaconId> [flags]",
	effect: "local",
	positionals: { beaconId: {
		required: true,
		kind: "text",
		describe: "Beacon id"
	} },
	flags: {
		color: {
			type: "string",
			kind: "text",
			describe: "Hex color, for example #617DF3"
		},
		"icon-image": {
			type: "string",
			kind: "enum",
			choices: [
				"message",
				"beacon",
				"search",
				"buoy",
				"question"
			],
			describe: "Icon of the button"
		},
		position: {
			type: "string",
			kind: "enum",
			choices: ["left", "right"],
			describe: "Side of the screen"
		},
		style: {
			type: "string",
			kind: "enum",
			choices: [
				"icon",
				"text",
				"iconAndText",
				"manual"
			],
			describe: "Style of the button"
		},
		text: {
			type: "string",
			kind: "text",
			describe: "Label of the button"
		}
	},
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./beacon-embed-E3C76Sl7.cjs")))
};

// generated/helpdesk/beacon/identify-snippet.ts
var identify_snippet_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "helpdesk.beacon.identify-snippet",
	command: "identify-snippet",
	describe: "Print server-side code that signs and identifies a visitor",
	usage: "--secret <text> --beacon-id <text> [flags]",
	effect: "local",
	flags: {
		secret: {
			type: "string",
			demandOption: true,
			kind: "text",
			env: "HELPDESKCLI_BEACON_SECRET",
			secret: true,
			describe: "Secure Mode key of the Beacon"
		},
		"beacon-id": {
			type: "string",
			demandOption: true,
			kind: "text",
			describe: "Beacon id"
		},
		stack: {
			type: "string",
			kind: "enum",
			choices: [
				"node",
				"rails",
				"php",
				"django",
				"python"
			],
			default: "node",
			describe: "Language or framework of your server"
		}
	},
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./beacon-identify-snippet-BaiGj1Dp.cjs")))
};

// generated/helpdesk/beacon/index.ts
var beacon_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		embed: {
			summary: "Print the script that embeds a Beacon in a page",
			run: () => Promise.resolve().then(() => embed_exports)
		},
		"identify-snippet": {
			summary: "Print server-side code that signs and identifies a visitor",
			run: () => Promise.resolve().then(() => identify_snippet_exports)
		},
		sign: {
			summary: "Sign an e-mail address for Beacon Secure Mode",
			run: () => Promise.resolve().then(() => sign_exports)
		},
		verify: {
			summary: "Check a Beacon Secure Mode signature",
			run: () => Promise.resolve().then(() => verify_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-DsZeN212.cjs"))
};

// generated/helpdesk/beacon/sign.ts
var sign_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "helpdesk.beacon.sign",
	command: "sign",
	describe: "Sign an e-mail address for Beacon Secure Mode",
	usage: "--secret <text> --email <text>",
	effect: "local",
	flags: {
		secret: {
			type: "string",
			demandOption: true,
			kind: "text",
			env: "HELPDESKCLI_BEACON_SECRET",
			secret: true,
			describe: "Secure Mode key of the Beacon"
		},
		email: {
			type: "string",
			demandOption: true,
			kind: "text",
			describe: "E-mail address, signed exactly as typed"
		}
	},
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./beacon-sign-Bl2W9Q__.cjs")))
};

// generated/helpdesk/beacon/verify.ts
var verify_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "helpdesk.beacon.verify",
	command: "verify",
	describe: "Check a Beacon Secure Mode signature",
	usage: "--secret <text> --email <text> --signature <text>",
	effect: "local",
	flags: {
		secret: {
			type: "string",
			demandOption: true,
			kind: "text",
			env: "HELPDESKCLI_BEACON_SECRET",
			secret: true,
			describe: "Secure Mode key of the Beacon"
		},
		email: {
			type: "string",
			demandOption: true,
			kind: "text",
			describe: "E-mail address that was signed"
		},
		signature: {
			type: "string",
			demandOption: true,
			kind: "text",
			describe: "Signature (64 hex digits)"
		}
	},
	exits: { mismatch: 1 },
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./beacon-verify-Bsl_HMJf.cjs")))
};

Object.defineProperty(exports, "beacon_exports", {
  enumerable: true,
  get: function () {
    return beacon_exports;
  }
});