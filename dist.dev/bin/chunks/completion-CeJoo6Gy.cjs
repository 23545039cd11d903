const require_start = require("./start-CjVcg6Qt.cjs");

// generated/helpdesk/commands/completion.ts
const command = {
	id: "helpdesk.completion",
	command: "completion <shell>",
	describe: "Print a shell completion script",
	usage: "<shell>",
	effect: "local",
	positionals: { shell: {
		required: true,
		kind: "enum",
		choices: [
			"bash",
			"zsh",
			"fish",
			"powershell"
		],
		describe: "Target shell"
	} },
	flags: {},
	handler: require_start.local(() => Promise.resolve().then(() => require("./completion-BWmUr0Lm.cjs")))
};

exports.command = command;