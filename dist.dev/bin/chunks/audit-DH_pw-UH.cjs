const require_account = require("./account-D2JrxsC_.cjs");

// workflows/crm/audit.ts
/** Findings of a check that `--verbose` prints below a table. */
const SHOWN = 25;
const audit = async ({ checks = Object.keys(require_account.CHECKS), strict }, kit) => {
	const results = require_account.runChecks(checks, await require_account.readAccount(kit), kit.now().getTime());
	await kit.out.rows(results.map((result) => ({ ...result })));
	if (kit.out.format === "table" && kit.globals.verbose && !kit.globals.fields) await printFindings(results, kit);
	const failed = results.filter(({ severity, count }) => severity === "must" && count > 0).map(({ name }) => name);
	if (strict && failed.length > 0) kit.fail({ exit: "findings" }, `Checks with findings: ${failed.join(", ")}.`, "Run audit without --strict to exit with 0.");
};
/** One JSON object per line, which shows what a finding consists of. */
async function printFindings(results, { out }) {
	for (const { title, items } of results) {
		if (items.length === 0) continue;
		await out.text(`\n${title}:`);
		await out.as("ndjson").rows(items.slice(0, SHOWN), { ownLimit: true });
		if (items.length > SHOWN) await out.text(`… and ${items.length - SHOWN} more`);
	}
}

exports.default = audit;