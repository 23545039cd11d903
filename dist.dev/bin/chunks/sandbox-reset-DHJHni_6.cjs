const require_login = require("./login-C9pdfUwp.cjs");
const require_http = require("./http-Ddq_m_Hy.cjs");
const require_miss = require("./miss-T62ysXSg.cjs");
let node_fs_promises = require("node:fs/promises");

// runtime/local/sandbox-reset.ts
/** Removes all changes of the sandbox and its credentials; the next command starts with the first data again. */
async function reset(_args, context) {
	const store = await require_http.openStore({
		...context,
		profile: require_miss.createProfile(context.folder, require_miss.sandboxProfile)
	});
	for (const account of require_login.allAccounts(context.service)) await store.remove(account);
	await (0, node_fs_promises.rm)(require_miss.sandboxFile(context.folder), { force: true });
	await require_miss.forgetNames(context.folder, require_miss.sandboxProfile);
	await context.out.action("The sandbox was reset.", { reset: true });
}

exports.default = reset;