const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/org/relationship/add.ts
var add_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "crm.org.relationship.add",
	command: "add",
	describe: "Link two organizations",
	usage: "--type <parent|related> --owner <id> --linked <id> [flags]",
	effect: "create",
	flags: {
		type: {
			type: "string",
			demandOption: true,
			kind: "enum",
			choices: ["parent", "related"],
			wire: {
				in: "body",
				name: "type"
			},
			describe: "Kind of the link"
		},
		owner: {
			type: "string",
			demandOption: true,
			kind: "id",
			wire: {
				in: "body",
				name: "rel_owner_org_id"
			},
			describe: "Id of the parent organization"
		},
		linked: {
			type: "string",
			demandOption: true,
			kind: "id",
			wire: {
				in: "body",
				name: "rel_linked_org_id"
			},
			describe: "Id of the daughter organization"
		},
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		}
	},
	handler: require_start.request({
		effect: "create",
		method: "POST",
		path: "/api/v1/organizationRelationships",
		shape: "record"
	})
};

// generated/crm/org/relationship/index.ts
var relationship_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		add: {
			summary: "Link two organizations",
			run: () => Promise.resolve().then(() => add_exports)
		},
		list: {
			summary: "List links of an organization",
			run: () => Promise.resolve().then(() => list_exports)
		},
		remove: {
			summary: "Remove a link between organizations",
			run: () => Promise.resolve().then(() => remove_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-PhrYw3a3.cjs"))
};

// generated/crm/org/relationship/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "crm.org.relationship.list",
	command: "list",
	describe: "List links of an organization",
	usage: "--org <id>",
	effect: "read",
	flags: { org: {
		type: "string",
		demandOption: true,
		kind: "id",
		wire: {
			in: "query",
			name: "org_id"
		},
		describe: "Organization id"
	} },
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v1/organizationRelationships",
		cap: 500,
		columns: [
			{
				key: "id",
				header: "ID"
			},
			{
				key: "type",
				header: "Type"
			},
			{
				key: "owner",
				header: "Owner Org",
				from: ["rel_owner_org_id.name", "rel_owner_org_id"]
			},
			{
				key: "linked",
				header: "Linked Org",
				from: ["rel_linked_org_id.name", "rel_linked_org_id"]
			},
			{
				key: "related",
				header: "Related",
				from: "related_organization_name"
			}
		],
		shape: "rows"
	})
};

// generated/crm/org/relationship/remove.ts
var remove_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "crm.org.relationship.remove",
	command: "remove <id>",
	describe: "Remove a link between organizations",
	usage: "<id> [flags]",
	effect: "delete",
	positionals: { id: {
		required: true,
		batch: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "Organization relationship id"
	} },
	flags: {
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		},
		yes: {
			type: "boolean",
			alias: "y",
			kind: "boolean",
			describe: "Skip the confirmation prompt"
		}
	},
	handler: require_start.request({
		effect: "delete",
		method: "DELETE",
		path: "/api/v1/organizationRelationships/{id}",
		shape: "action",
		confirm: "Delete organization relationship {id}?",
		says: "Deleted organization relationship {id}",
		gives: {
			id: "{id:number}",
			removed: true
		}
	})
};

Object.defineProperty(exports, "relationship_exports", {
  enumerable: true,
  get: function () {
    return relationship_exports;
  }
});