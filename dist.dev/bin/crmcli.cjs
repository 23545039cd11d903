#!/usr/bin/env node
const require_start = require("./chunks/start-CjVcg6Qt.cjs");

// generated/crm/index.ts
const group = {
	nodes: {
		activity: {
			summary: "Calls, meetings, tasks and other activities",
			open: () => Promise.resolve().then(() => require("./chunks/crm-activity-C5mlDHXw.cjs")).then((n) => n.activity_exports)
		},
		alias: {
			summary: "Short names for commands",
			open: () => Promise.resolve().then(() => require("./chunks/crm-alias-Dz06yhkv.cjs")).then((n) => n.alias_exports)
		},
		api: {
			summary: "Send a raw request to the service",
			run: () => Promise.resolve().then(() => require("./chunks/api-DfRXq19c.cjs"))
		},
		audit: {
			summary: "Check the quality of the data of the account",
			run: () => Promise.resolve().then(() => require("./chunks/audit-EmjgruiN.cjs")),
			open: () => Promise.resolve().then(() => require("./chunks/crm-audit-D9DosNYV.cjs")).then((n) => n.audit_exports)
		},
		auth: {
			summary: "Sign in and out",
			open: () => Promise.resolve().then(() => require("./chunks/crm-auth-B-OoLSeN.cjs")).then((n) => n.auth_exports)
		},
		backup: {
			summary: "Back up the account to a folder of JSON files",
			run: () => Promise.resolve().then(() => require("./chunks/backup-Bskv_sO8.cjs")),
			open: () => Promise.resolve().then(() => require("./chunks/crm-backup-DwE2vhgz.cjs")).then((n) => n.backup_exports)
		},
		changes: {
			summary: "List records created or changed since the last run",
			run: () => Promise.resolve().then(() => require("./chunks/changes-CDSWPE1T.cjs"))
		},
		completion: {
			summary: "Print a shell completion script",
			run: () => Promise.resolve().then(() => require("./chunks/completion-D-Mf6hlk.cjs"))
		},
		config: {
			summary: "Settings of the profile",
			open: () => Promise.resolve().then(() => require("./chunks/crm-config-qqJALDVq.cjs")).then((n) => n.config_exports)
		},
		deal: {
			summary: "Deals in a sales pipeline",
			open: () => Promise.resolve().then(() => require("./chunks/crm-deal-DaxRVzY3.cjs")).then((n) => n.deal_exports)
		},
		digest: {
			summary: "Report all figures of a pipeline",
			run: () => Promise.resolve().then(() => require("./chunks/digest-bAMzLQb2.cjs"))
		},
		doctor: {
			summary: "Check the installation, sign-in and connection",
			run: () => Promise.resolve().then(() => require("./chunks/doctor-DIUBXK_u.cjs"))
		},
		field: {
			summary: "Standard and custom fields of records",
			open: () => Promise.resolve().then(() => require("./chunks/crm-field-DYjx4-vm.cjs")).then((n) => n.field_exports)
		},
		file: {
			summary: "Files attached to records",
			open: () => Promise.resolve().then(() => require("./chunks/crm-file-BDy8AP0L.cjs")).then((n) => n.file_exports)
		},
		filter: {
			summary: "Saved filters and their conditions",
			open: () => Promise.resolve().then(() => require("./chunks/crm-filter-B0tiLLJk.cjs")).then((n) => n.filter_exports)
		},
		funnel: {
			summary: "Show conversion from stage to stage",
			run: () => Promise.resolve().then(() => require("./chunks/funnel-P7Zu5JaI.cjs"))
		},
		goal: {
			summary: "Goals of users and teams",
			open: () => Promise.resolve().then(() => require("./chunks/crm-goal-CcSgvqX-.cjs")).then((n) => n.goal_exports)
		},
		lead: {
			summary: "Leads that are not deals yet",
			open: () => Promise.resolve().then(() => require("./chunks/crm-lead-BnP80Whp.cjs")).then((n) => n.lead_exports)
		},
		lookup: {
			summary: "Find record ids by a field value",
			run: () => Promise.resolve().then(() => require("./chunks/lookup-C7Z74lRU.cjs"))
		},
		mail: {
			summary: "Synced mail",
			open: () => Promise.resolve().then(() => require("./chunks/crm-mail-DGX0pDah.cjs")).then((n) => n.mail_exports)
		},
		mcp: {
			summary: "Commands as tools for agents",
			open: () => Promise.resolve().then(() => require("./chunks/crm-mcp-N_TR4uL7.cjs")).then((n) => n.mcp_exports)
		},
		metrics: {
			summary: "Figures of the sales pipeline",
			open: () => Promise.resolve().then(() => require("./chunks/crm-metrics-CXgs_rzG.cjs")).then((n) => n.metrics_exports)
		},
		note: {
			summary: "Notes on records",
			open: () => Promise.resolve().then(() => require("./chunks/crm-note-DW5oGnqF.cjs")).then((n) => n.note_exports)
		},
		org: {
			summary: "Organizations",
			open: () => Promise.resolve().then(() => require("./chunks/crm-org-iiGt_nYG.cjs")).then((n) => n.org_exports)
		},
		person: {
			summary: "Contact persons",
			open: () => Promise.resolve().then(() => require("./chunks/crm-person-_fKxAFHz.cjs")).then((n) => n.person_exports)
		},
		pipeline: {
			summary: "Sales pipelines",
			open: () => Promise.resolve().then(() => require("./chunks/crm-pipeline-BqxqlLuW.cjs")).then((n) => n.pipeline_exports)
		},
		product: {
			summary: "Products and their prices",
			open: () => Promise.resolve().then(() => require("./chunks/crm-product-CwiAt2WX.cjs")).then((n) => n.product_exports)
		},
		profile: {
			summary: "Profiles, each with its own settings and credentials",
			open: () => Promise.resolve().then(() => require("./chunks/crm-profile-Bu6wLQpV.cjs")).then((n) => n.profile_exports)
		},
		project: {
			summary: "Projects",
			open: () => Promise.resolve().then(() => require("./chunks/crm-project-BevQZ9L7.cjs")).then((n) => n.project_exports)
		},
		quota: {
			summary: "Show the remaining daily token budget",
			run: () => Promise.resolve().then(() => require("./chunks/quota-C6gfrSN-.cjs")),
			aliases: ["ratelimit"]
		},
		rep: {
			summary: "Figures of sales representatives",
			open: () => Promise.resolve().then(() => require("./chunks/crm-rep-CiqCbUAs.cjs")).then((n) => n.rep_exports)
		},
		sandbox: {
			summary: "A local stand-in for the service, without an account",
			open: () => Promise.resolve().then(() => require("./chunks/crm-sandbox-D5ydya2g.cjs")).then((n) => n.sandbox_exports)
		},
		search: {
			summary: "Search records across entities",
			run: () => Promise.resolve().then(() => require("./chunks/search-CpJLI7AZ.cjs"))
		},
		stage: {
			summary: "Stages of pipelines",
			open: () => Promise.resolve().then(() => require("./chunks/crm-stage-DA_8iFP-.cjs")).then((n) => n.stage_exports)
		},
		sync: {
			summary: "Copies of the account for other systems",
			open: () => Promise.resolve().then(() => require("./chunks/crm-sync-3S5yP1CG.cjs")).then((n) => n.sync_exports)
		},
		task: {
			summary: "Tasks of projects",
			open: () => Promise.resolve().then(() => require("./chunks/crm-task-DlfrrQ82.cjs")).then((n) => n.task_exports)
		},
		user: {
			summary: "Users of the account",
			open: () => Promise.resolve().then(() => require("./chunks/crm-user-B1dGbsOE.cjs")).then((n) => n.user_exports)
		},
		version: {
			summary: "Print the version and environment",
			run: () => Promise.resolve().then(() => require("./chunks/version-BwYnyi5f.cjs"))
		},
		watch: {
			summary: "Report data-quality findings that are new since the last run",
			run: () => Promise.resolve().then(() => require("./chunks/watch-Bnw2HlTr.cjs"))
		},
		webhook: {
			summary: "Deliveries of events to a URL",
			open: () => Promise.resolve().then(() => require("./chunks/crm-webhook-BDE-eIiE.cjs")).then((n) => n.webhook_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./chunks/help-Bm84x0g0.cjs"))
};

// generated/crm/client.ts
const client = {
	binary: "crmcli",
	version: "0.22.0",
	env: "CRMCLI",
	usage: 64,
	tree: group,
	service: () => Promise.resolve().then(() => require("./chunks/service-zksX9zst.cjs")),
	routes: () => Promise.resolve().then(() => require("./chunks/routes-Be5PkPQA.cjs")),
	fields: () => Promise.resolve().then(() => require("./chunks/fields-BxQ9yVsP.cjs")),
	tables: () => Promise.resolve().then(() => require("./chunks/tables-BpknDOaf.cjs")),
	tools: () => Promise.resolve().then(() => require("./chunks/tools-CSo6wl8R.cjs")),
	sandbox: () => Promise.resolve().then(() => require("./chunks/sandbox-crm-Bf_KUjGZ.cjs")).then((n) => n.crm_exports),
	completion: () => Promise.resolve().then(() => require("./chunks/completion-Dgum8abx.cjs"))
};

// generated/crm/bin.ts
require_start.start(client);
