import { n as allAccounts } from "../../chunks/login-BnaY9er3.js";
import { L as openStore } from "../../chunks/http-BfOjzy3p.js";
import { C as forgetNames, E as createProfile, O as sandboxProfile, P as sandboxFile } from "../../chunks/miss-DFNGofI6.js";
import { rm } from "node:fs/promises";

// runtime/local/sandbox-reset.ts
/** Removes all changes of the sandbox and its credentials; the next command starts with the first data again. */
async function reset(_args, context) {
	const store = await openStore({
		...context,
		profile: createProfile(context.folder, sandboxProfile)
	});
	for (const account of allAccounts(context.service)) await store.remove(account);
	await rm(sandboxFile(context.folder), { force: true });
	await forgetNames(context.folder, sandboxProfile);
	await context.out.action("The sandbox was reset.", { reset: true });
}

export { reset as default };