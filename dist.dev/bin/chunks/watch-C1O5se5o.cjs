const require_miss = require("./miss-T62ysXSg.cjs");
const require_run = require("./run-Duopuxci.cjs");
const require_account = require("./account-D2JrxsC_.cjs");
const require_feeds = require("./feeds-Dy5jkaJ6.cjs");

// workflows/crm/watch.ts
/** Reports findings that the last run did not have. */
const watch = async ({ checks = Object.keys(require_account.CHECKS), severity, peek }, kit) => {
	const memory = kit.memory("watch", {
		is: isSeen,
		noun: "list of findings of this command"
	});
	const account = await require_feeds.accountOf(kit);
	const stored = await memory.read();
	const before = stored?.account === account ? stored.keys : {};
	const results = require_account.runChecks(checks, await require_account.readAccount(kit), kit.now().getTime());
	const found = results.flatMap(findingsOf);
	const isKnown = ({ check, key }) => before[check]?.includes(key) === true;
	const fresh = found.filter((finding) => !isKnown(finding));
	const shown = fresh.slice(0, kit.globals.limit ?? Infinity);
	await kit.out.rows(shown.map(kit.out.format === "table" || kit.out.format === "csv" ? toCells(kit) : toRow), { ownLimit: true });
	if (shown.length < fresh.length) kit.noteCut(shown.length, {
		total: fresh.length,
		verb: "shown"
	});
	if (peek !== true) {
		const kept = found.filter((finding) => isKnown(finding) || shown.includes(finding));
		const keys = Object.fromEntries(results.map(({ name }) => [name, kept.filter(({ check }) => check === name).map(({ key }) => key)]));
		await memory.change((now) => ({
			account,
			keys: {
				...now?.account === account ? now.keys : {},
				...keys
			}
		}));
	}
	const armed = fresh.filter((finding) => severity === "all" || finding.severity === severity);
	if (armed.length === 0) return;
	const what = severity === "all" ? "" : ` ${severity}-severity`;
	kit.fail({ exit: "findings" }, `${armed.length} new${what} ${armed.length === 1 ? "finding" : "findings"}.`);
};
function isSeen(value) {
	if (!require_miss.isObject(value) || typeof value["account"] !== "string" || !require_miss.isObject(value["keys"])) return false;
	return Object.values(value["keys"]).every((keys) => Array.isArray(keys) && keys.every((key) => typeof key === "string"));
}
function findingsOf({ name, severity, items }) {
	return items.filter(({ kind }) => kind !== "note").map((item) => ({
		check: name,
		severity,
		key: keyOf(name, item),
		item
	}));
}
/** What stays the same while a finding lasts. */
function keyOf(check, { id, email, owner_id: owner, name, ids }) {
	if (check === "duplicate-persons") return String(email);
	if (check === "overdue-activities") return String(owner);
	if (check === "duplicate-orgs") return typeof name === "string" ? name : ids.join("-");
	return String(id);
}
const toRow = ({ check, severity, key, item }) => ({
	check,
	severity,
	key,
	item
});
function toCells({ out }) {
	return ({ check, severity, key, item }) => ({
		severity: out.format === "table" ? `${severity === "must" ? "●" : "○"} ${severity}` : severity,
		check,
		key,
		summary: summaryOf(item)
	});
}
/** The parts of a finding beside its key, in one line. */
function summaryOf(item) {
	const { title, name, id: _id, ...rest } = item;
	return [
		title,
		name,
		...Object.entries(rest).map(([field, value]) => `${field} ${typeof value === "string" ? value : require_run.stringifyJson(value)}`)
	].filter((part) => typeof part === "string").join(", ");
}

exports.default = watch;