import { i as runChecks, r as printChecks } from "../../chunks/checks-CHhgAuEs.js";

// runtime/local/config-validate.ts
const defaults = [
	{ check: "folder" },
	{ check: "profile" },
	{ check: "keychain" }
];
/** Checks the configuration without a request. */
async function validate(_args, context) {
	const results = await runChecks(context, context.service.validate ?? defaults, { offline: true });
	await printChecks(context, results, "config");
}

export { validate as default };