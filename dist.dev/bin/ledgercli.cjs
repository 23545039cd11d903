#!/usr/bin/env node
const require_start = require("./chunks/start-CjVcg6Qt.cjs");

// generated/ledger/index.ts
const group = {
	nodes: {
		account: {
			summary: "Customers, suppliers and prospects",
			open: () => Promise.resolve().then(() => require("./chunks/ledger-account-ACvWix8H.cjs")).then((n) => n.account_exports)
		},
		alias: {
			summary: "Short names for commands",
			open: () => Promise.resolve().then(() => require("./chunks/ledger-alias-DKs-GW7q.cjs")).then((n) => n.alias_exports)
		},
		api: {
			summary: "Send a raw request to the service",
			run: () => Promise.resolve().then(() => require("./chunks/api-OvikZL2I.cjs"))
		},
		auth: {
			summary: "Sign in and out",
			open: () => Promise.resolve().then(() => require("./chunks/ledger-auth-DDaG2CCo.cjs")).then((n) => n.auth_exports)
		},
		"bank-entry": {
			summary: "Entries in a bank journal",
			open: () => Promise.resolve().then(() => require("./chunks/ledger-bank-entry-BbYXxP1Z.cjs")).then((n) => n.bank_entry_exports)
		},
		completion: {
			summary: "Print a shell completion script",
			run: () => Promise.resolve().then(() => require("./chunks/completion-CqQLBaef.cjs"))
		},
		config: {
			summary: "Settings of the profile",
			open: () => Promise.resolve().then(() => require("./chunks/ledger-config-GoWCqxFP.cjs")).then((n) => n.config_exports)
		},
		create: {
			summary: "Create a record in any catalogue resource",
			run: () => Promise.resolve().then(() => require("./chunks/create-DhhncdHz.cjs"))
		},
		delete: {
			summary: "Delete a record of any catalogue resource",
			run: () => Promise.resolve().then(() => require("./chunks/delete-B-dpPJU1.cjs"))
		},
		doctor: {
			summary: "Check the installation, sign-in and connection",
			run: () => Promise.resolve().then(() => require("./chunks/doctor-Dh3Bb7lE.cjs"))
		},
		get: {
			summary: "Show one record by its key",
			run: () => Promise.resolve().then(() => require("./chunks/get-BL6KYznL.cjs"))
		},
		"journal-entry": {
			summary: "Entries in the general journal",
			open: () => Promise.resolve().then(() => require("./chunks/ledger-journal-entry-DayK03aP.cjs")).then((n) => n.journal_entry_exports)
		},
		list: {
			summary: "List records of any catalogue resource",
			run: () => Promise.resolve().then(() => require("./chunks/list-UtkwLbOg.cjs"))
		},
		lookup: {
			summary: "Find records by exact field values",
			run: () => Promise.resolve().then(() => require("./chunks/lookup-D9d2j9f6.cjs"))
		},
		mcp: {
			summary: "Serve the commands as MCP tools over stdio",
			run: () => Promise.resolve().then(() => require("./chunks/mcp-ByfuM8_x.cjs"))
		},
		me: {
			summary: "Show the signed-in user and session",
			run: () => Promise.resolve().then(() => require("./chunks/me-DC6Fli80.cjs"))
		},
		metadata: {
			summary: "Search the local catalogue or show one resource",
			run: () => Promise.resolve().then(() => require("./chunks/metadata-DCQyj_In.cjs"))
		},
		profile: {
			summary: "Profiles, each with its own settings and credentials",
			open: () => Promise.resolve().then(() => require("./chunks/ledger-profile-alaaPD8W.cjs")).then((n) => n.profile_exports)
		},
		quota: {
			summary: "Show the rate limits of the division",
			run: () => Promise.resolve().then(() => require("./chunks/quota-C6B9_otB.cjs"))
		},
		quotation: {
			summary: "Quotations and their versions",
			open: () => Promise.resolve().then(() => require("./chunks/ledger-quotation-aqW6hcCs.cjs")).then((n) => n.quotation_exports)
		},
		"sales-entry": {
			summary: "Entries in a sales journal",
			open: () => Promise.resolve().then(() => require("./chunks/ledger-sales-entry-BJ2FbO45.cjs")).then((n) => n.sales_entry_exports)
		},
		"sales-order": {
			summary: "Sales orders of customers",
			open: () => Promise.resolve().then(() => require("./chunks/ledger-sales-order-BHZ2wCpr.cjs")).then((n) => n.sales_order_exports)
		},
		sandbox: {
			summary: "A local stand-in for the service, without an account",
			open: () => Promise.resolve().then(() => require("./chunks/ledger-sandbox-5heZRk9p.cjs")).then((n) => n.sandbox_exports)
		},
		sync: {
			summary: "Read the records of a feed changed since a timestamp",
			run: () => Promise.resolve().then(() => require("./chunks/sync-CfzRQNNJ.cjs"))
		},
		update: {
			summary: "Change a record of any catalogue resource",
			run: () => Promise.resolve().then(() => require("./chunks/update-BpvSdr6g.cjs"))
		},
		upsert: {
			summary: "Create a record, or change the matching one",
			run: () => Promise.resolve().then(() => require("./chunks/upsert-D29DKh4p.cjs"))
		},
		version: {
			summary: "Print the version and environment",
			run: () => Promise.resolve().then(() => require("./chunks/version-DijGB-8F.cjs"))
		}
	},
	help: () => Promise.resolve().then(() => require("./chunks/help-DFHDv_Ux.cjs"))
};

// generated/ledger/client.ts
const client = {
	binary: "ledgercli",
	version: "0.15.1",
	env: "LEDGERCLI",
	usage: 2,
	tree: group,
	service: () => Promise.resolve().then(() => require("./chunks/service-C2Nro4P3.cjs")),
	routes: () => Promise.resolve().then(() => require("./chunks/routes-BkKK1Aji.cjs")),
	fields: () => Promise.resolve().then(() => require("./chunks/fields-BdJq97Cq.cjs")),
	tools: () => Promise.resolve().then(() => require("./chunks/tools-CtqWSTch.cjs")),
	sandbox: () => Promise.resolve().then(() => require("./chunks/sandbox-ledger-CsgNcROa.cjs")).then((n) => n.ledger_exports),
	completion: () => Promise.resolve().then(() => require("./chunks/completion-DElmcmnA.cjs"))
};

// generated/ledger/bin.ts
require_start.start(client);
