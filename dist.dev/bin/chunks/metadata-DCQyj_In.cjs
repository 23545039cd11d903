const require_start = require("./start-CjVcg6Qt.cjs");

// generated/ledger/commands/metadata.ts
const command = {
	id: "ledger.metadata",
	command: "metadata [resource]",
	describe: "Search the local catalogue or show one resource",
	usage: "[resource] [flags]",
	effect: "local",
	positionals: { resource: {
		required: false,
		kind: "resource",
		describe: "Resource whose fields are shown (default: all resources)"
	} },
	flags: {
		filterable: {
			type: "boolean",
			kind: "boolean",
			describe: "Only fields that the service recommends for filters"
		},
		mandatory: {
			type: "boolean",
			kind: "boolean",
			describe: "Only fields that are required to create a record"
		},
		methods: {
			type: "boolean",
			kind: "boolean",
			describe: "Show only the methods"
		},
		search: {
			type: "string",
			kind: "text",
			describe: "Only resources with this text in their name or a field name"
		}
	},
	handler: require_start.workflow(() => Promise.resolve().then(() => require("./metadata-LGA8_9eN.cjs")))
};

exports.command = command;