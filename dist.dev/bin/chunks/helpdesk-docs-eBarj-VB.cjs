const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/helpdesk/docs/auth.ts
var auth_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "helpdesk.docs.auth",
	command: "auth",
	describe: "Check and store the API key of the knowledge base",
	usage: "[flags]",
	effect: "local",
	flags: {
		"api-key": {
			type: "string",
			kind: "text",
			env: "HELPDESKCLI_DOCS_API_KEY",
			secret: true,
			describe: "API key (omit it to be prompted)"
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

// generated/helpdesk/docs/index.ts
var docs_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		article: {
			summary: "Articles of the knowledge base",
			open: () => Promise.resolve().then(() => require("./helpdesk-docs-article-CJbwhK-q.cjs")).then((n) => n.article_exports)
		},
		auth: {
			summary: "Check and store the API key of the knowledge base",
			run: () => Promise.resolve().then(() => auth_exports)
		},
		category: {
			summary: "Categories of a collection",
			open: () => Promise.resolve().then(() => require("./helpdesk-docs-category-gZFj041r.cjs")).then((n) => n.category_exports)
		},
		collection: {
			summary: "Collections of articles",
			open: () => Promise.resolve().then(() => require("./helpdesk-docs-collection-CmY9-J86.cjs")).then((n) => n.collection_exports)
		},
		site: {
			summary: "Sites of the knowledge base",
			open: () => Promise.resolve().then(() => require("./helpdesk-docs-site-XeKDyIBB.cjs")).then((n) => n.site_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-596Ngp0F.cjs"))
};

Object.defineProperty(exports, "docs_exports", {
  enumerable: true,
  get: function () {
    return docs_exports;
  }
});