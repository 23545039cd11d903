#!/usr/bin/env node
const require_start = require("./chunks/start-CjVcg6Qt.cjs");

// generated/helpdesk/index.ts
const group = {
	nodes: {
		alias: {
			summary: "Short names for commands",
			open: () => Promise.resolve().then(() => require("./chunks/helpdesk-alias-BFJnEvsJ.cjs")).then((n) => n.alias_exports)
		},
		api: {
			summary: "Send a raw request to the inbox API",
			run: () => Promise.resolve().then(() => require("./chunks/api-UaxrmM9o.cjs"))
		},
		auth: {
			summary: "Sign in and out",
			open: () => Promise.resolve().then(() => require("./chunks/helpdesk-auth-BuaRxgQT.cjs")).then((n) => n.auth_exports)
		},
		backup: {
			summary: "Back up the account to a folder",
			run: () => Promise.resolve().then(() => require("./chunks/backup-BGbs1VeS.cjs"))
		},
		beacon: {
			summary: "Chat and help widget for your own pages",
			open: () => Promise.resolve().then(() => require("./chunks/helpdesk-beacon-BSEQLozH.cjs")).then((n) => n.beacon_exports)
		},
		completion: {
			summary: "Print a shell completion script",
			run: () => Promise.resolve().then(() => require("./chunks/completion-CeJoo6Gy.cjs"))
		},
		config: {
			summary: "Settings of the profile",
			open: () => Promise.resolve().then(() => require("./chunks/helpdesk-config-DitBB2pm.cjs")).then((n) => n.config_exports)
		},
		conv: {
			summary: "Conversations with customers",
			open: () => Promise.resolve().then(() => require("./chunks/helpdesk-conv-D1IqOKza.cjs")).then((n) => n.conv_exports)
		},
		customer: {
			summary: "People who write to the helpdesk",
			open: () => Promise.resolve().then(() => require("./chunks/helpdesk-customer-CEzrjrnO.cjs")).then((n) => n.customer_exports)
		},
		docs: {
			summary: "Knowledge base",
			open: () => Promise.resolve().then(() => require("./chunks/helpdesk-docs-eBarj-VB.cjs")).then((n) => n.docs_exports)
		},
		doctor: {
			summary: "Check the installation, sign-in and connection",
			run: () => Promise.resolve().then(() => require("./chunks/doctor-BDvGwir0.cjs"))
		},
		mailbox: {
			summary: "Inboxes that receive conversations",
			open: () => Promise.resolve().then(() => require("./chunks/helpdesk-mailbox-Dlr0UH9t.cjs")).then((n) => n.mailbox_exports)
		},
		mcp: {
			summary: "Commands as tools for agents",
			open: () => Promise.resolve().then(() => require("./chunks/helpdesk-mcp-DlchFO8h.cjs")).then((n) => n.mcp_exports)
		},
		profile: {
			summary: "Profiles, each with its own settings and credentials",
			open: () => Promise.resolve().then(() => require("./chunks/helpdesk-profile-B5Ck_Jw_.cjs")).then((n) => n.profile_exports)
		},
		report: {
			summary: "Reports on conversations and the team",
			open: () => Promise.resolve().then(() => require("./chunks/helpdesk-report-CYZZj5_N.cjs")).then((n) => n.report_exports)
		},
		sandbox: {
			summary: "A local stand-in for the service, without an account",
			open: () => Promise.resolve().then(() => require("./chunks/helpdesk-sandbox-w_j8kt9i.cjs")).then((n) => n.sandbox_exports)
		},
		tag: {
			summary: "Tags of conversations",
			open: () => Promise.resolve().then(() => require("./chunks/helpdesk-tag-CoVFvMrG.cjs")).then((n) => n.tag_exports)
		},
		user: {
			summary: "Members of the team",
			open: () => Promise.resolve().then(() => require("./chunks/helpdesk-user-DvqzX7ol.cjs")).then((n) => n.user_exports)
		},
		version: {
			summary: "Print the version and environment",
			run: () => Promise.resolve().then(() => require("./chunks/version-Bio3LgL0.cjs"))
		},
		webhook: {
			summary: "Webhooks that notify your server of events",
			open: () => Promise.resolve().then(() => require("./chunks/helpdesk-webhook-BOHKii0E.cjs")).then((n) => n.webhook_exports)
		},
		workflow: {
			summary: "Workflows of the inboxes",
			open: () => Promise.resolve().then(() => require("./chunks/helpdesk-workflow-B8J_5erq.cjs")).then((n) => n.workflow_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./chunks/help-B9S6q6fZ.cjs"))
};

// generated/helpdesk/client.ts
const client = {
	binary: "helpdeskcli",
	version: "0.11.2",
	env: "HELPDESKCLI",
	usage: 1,
	tree: group,
	service: () => Promise.resolve().then(() => require("./chunks/service-pRw31VOf.cjs")),
	routes: () => Promise.resolve().then(() => require("./chunks/routes-B3Ctucdy.cjs")),
	fields: () => Promise.resolve().then(() => require("./chunks/fields-Bkro9qsg.cjs")),
	tools: () => Promise.resolve().then(() => require("./chunks/tools-D_HehvyE.cjs")),
	sandbox: () => Promise.resolve().then(() => require("./chunks/sandbox-helpdesk-D7Vsj2q2.cjs")).then((n) => n.helpdesk_exports),
	completion: () => Promise.resolve().then(() => require("./chunks/completion-CdDXpDqi.cjs"))
};

// generated/helpdesk/bin.ts
require_start.start(client);
