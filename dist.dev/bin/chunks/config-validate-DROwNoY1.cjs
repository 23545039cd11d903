const require_checks = require("./checks-C3R6LK_9.cjs");

// runtime/local/config-validate.ts
const defaults = [
	{ check: "folder" },
	{ check: "profile" },
	{ check: "keychain" }
];
/** Checks the configuration without a request. */
async function validate(_args, context) {
	const results = await require_checks.runChecks(context, context.service.validate ?? defaults, { offline: true });
	await require_checks.printChecks(context, results, "config");
}

exports.default = validate;