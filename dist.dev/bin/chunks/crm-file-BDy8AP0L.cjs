const require_rolldown_runtime = require("./rolldown-runtime-oLSKB5bz.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// generated/crm/file/delete.ts
var delete_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$6 });
const command$6 = {
	id: "crm.file.delete",
	command: "delete <id>",
	describe: "Delete a file",
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
		describe: "File id"
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
		path: "/api/v1/files/{id}",
		shape: "action",
		confirm: "Delete file {id}?",
		naming: {
			path: "/api/v1/files/{id}",
			id: "id",
			field: "name"
		},
		says: "Deleted file {id}"
	})
};

// generated/crm/file/download.ts
var download_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$5 });
/** Requests of the workflow. */
const calls = {
	content: {
		effect: "read",
		method: "GET",
		path: "/api/v1/files/{id}/download",
		shape: "record"
	},
	file: {
		effect: "read",
		method: "GET",
		path: "/api/v1/files/{id}",
		shape: "record"
	}
};
const command$5 = {
	id: "crm.file.download",
	command: "download <id>",
	describe: "Save a file to disk",
	usage: "<id> [flags]",
	effect: "read",
	positionals: { id: {
		required: true,
		kind: "id",
		describe: "File id"
	} },
	flags: { out: {
		type: "string",
		kind: "path",
		describe: "File or folder to write to (default: the name of the file)"
	} },
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./file-download-y0tlGXyp.cjs")), { calls })
};

// generated/crm/file/get.ts
var get_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$4 });
const command$4 = {
	id: "crm.file.get",
	command: "get <id>",
	describe: "Show one file",
	usage: "<id>",
	effect: "read",
	positionals: { id: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "File id"
	} },
	flags: {},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v1/files/{id}",
		shape: "record"
	})
};

// generated/crm/file/index.ts
var file_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ group: () => group });
const group = {
	nodes: {
		delete: {
			summary: "Delete a file",
			run: () => Promise.resolve().then(() => delete_exports)
		},
		download: {
			summary: "Save a file to disk",
			run: () => Promise.resolve().then(() => download_exports)
		},
		get: {
			summary: "Show one file",
			run: () => Promise.resolve().then(() => get_exports)
		},
		list: {
			summary: "List files",
			run: () => Promise.resolve().then(() => list_exports)
		},
		"remote-link": {
			summary: "Link a file on a hosted drive to a record",
			run: () => Promise.resolve().then(() => remote_link_exports)
		},
		update: {
			summary: "Rename or describe a file",
			run: () => Promise.resolve().then(() => update_exports)
		},
		upload: {
			summary: "Upload a file, optionally for a record",
			run: () => Promise.resolve().then(() => upload_exports)
		}
	},
	help: () => Promise.resolve().then(() => require("./help-mT0cyOLL.cjs"))
};

// generated/crm/file/list.ts
var list_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$3 });
const command$3 = {
	id: "crm.file.list",
	command: "list",
	describe: "List files",
	effect: "read",
	flags: {},
	handler: require_start.request({
		effect: "read",
		method: "GET",
		path: "/api/v1/files",
		paging: "offset",
		cap: 100,
		size: 100,
		columns: [
			{
				key: "id",
				header: "ID"
			},
			{
				key: "name",
				header: "Name"
			},
			{
				key: "file_type",
				header: "Type"
			},
			{
				key: "file_size",
				header: "Size"
			},
			{
				key: "deal_id",
				header: "Deal"
			},
			{
				key: "person_id",
				header: "Person"
			},
			{
				key: "add_time",
				header: "Created"
			}
		],
		shape: "rows"
	})
};

// generated/crm/file/remote-link.ts
var remote_link_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$2 });
const command$2 = {
	id: "crm.file.remote-link",
	command: "remote-link",
	describe: "Link a file on a hosted drive to a record",
	usage: "--remote-id <text> [flags]",
	effect: "create",
	flags: {
		deal: {
			type: "string",
			kind: "id",
			with: { item_type: "deal" },
			conflicts: ["org", "person"],
			wire: {
				in: "form",
				name: "item_id"
			},
			describe: "Deal id"
		},
		org: {
			type: "string",
			kind: "id",
			with: { item_type: "organization" },
			conflicts: ["deal", "person"],
			wire: {
				in: "form",
				name: "item_id"
			},
			describe: "Organization id"
		},
		person: {
			type: "string",
			kind: "id",
			with: { item_type: "person" },
			conflicts: ["deal", "org"],
			wire: {
				in: "form",
				name: "item_id"
			},
			describe: "Person id"
		},
		"remote-id": {
			type: "string",
			demandOption: true,
			kind: "text",
			wire: {
				in: "form",
				name: "remote_id"
			},
			describe: "Id of the file on the drive"
		},
		"remote-location": {
			type: "string",
			kind: "enum",
			choices: ["googledrive"],
			default: "googledrive",
			wire: {
				in: "form",
				name: "remote_location"
			},
			describe: "Provider of the drive"
		},
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		}
	},
	oneOf: [[
		"deal",
		"org",
		"person"
	]],
	handler: require_start.request({
		effect: "create",
		method: "POST",
		path: "/api/v1/files/remoteLink",
		encoding: "form",
		shape: "record"
	})
};

// generated/crm/file/update.ts
var update_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command$1 });
const command$1 = {
	id: "crm.file.update",
	command: "update <id>",
	describe: "Rename or describe a file",
	usage: "<id> [flags]",
	effect: "update",
	positionals: { id: {
		required: true,
		kind: "id",
		wire: {
			in: "path",
			name: "id"
		},
		describe: "File id"
	} },
	flags: {
		description: {
			type: "string",
			kind: "text",
			wire: {
				in: "form",
				name: "description"
			},
			describe: "Description"
		},
		name: {
			type: "string",
			kind: "text",
			wire: {
				in: "form",
				name: "name"
			},
			describe: "New name"
		},
		"dry-run": {
			type: "boolean",
			kind: "boolean",
			describe: "Print the request without sending it"
		}
	},
	handler: require_start.request({
		effect: "update",
		method: "PUT",
		path: "/api/v1/files/{id}",
		encoding: "form",
		shape: "record",
		naming: {
			path: "/api/v1/files/{id}",
			id: "id",
			field: "name"
		},
		change: true
	})
};

// generated/crm/file/upload.ts
var upload_exports = /* @__PURE__ */ require_rolldown_runtime.__exportAll({ command: () => command });
const command = {
	id: "crm.file.upload",
	command: "upload <path>",
	describe: "Upload a file, optionally for a record",
	usage: "<path> [flags]",
	effect: "create",
	positionals: { path: {
		required: true,
		kind: "path",
		wire: {
			in: "part",
			name: "file"
		},
		describe: "File to upload"
	} },
	flags: {
		deal: {
			type: "string",
			kind: "id",
			wire: {
				in: "form",
				name: "deal_id"
			},
			describe: "Id of the deal that gets the file"
		},
		org: {
			type: "string",
			kind: "id",
			wire: {
				in: "form",
				name: "org_id"
			},
			describe: "Id of the organization that gets the file"
		},
		person: {
			type: "string",
			kind: "id",
			wire: {
				in: "form",
				name: "person_id"
			},
			describe: "Id of the person that gets the file"
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
		path: "/api/v1/files",
		encoding: "multipart",
		shape: "record"
	})
};

Object.defineProperty(exports, "file_exports", {
  enumerable: true,
  get: function () {
    return file_exports;
  }
});