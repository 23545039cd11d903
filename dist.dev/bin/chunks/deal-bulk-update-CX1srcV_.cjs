const require_start = require("./start-CjVcg6Qt.cjs");
const require_run = require("./run-Duopuxci.cjs");
const require_final = require("./final-Acyblwne.cjs");
const require_miss = require("./miss-T62ysXSg.cjs");
const require_difference = require("./difference-DkavtoJa.cjs");

// workflows/crm/deal-bulk-update.ts
const NOUN = ["deal", "deals"];
/** Maximum number of ids in one request. */
const CHUNK = 100;
const FLAGS = "Give at least one of --stage, --pipeline, --status, --owner, --field, --body.";
/** Sends one change to many deals. All targets are known, and listed, before the first one is changed. */
const bulkUpdate = async ({ ids, filter, ...change }, kit) => {
	if (ids === void 0 && filter === void 0) kit.fail("usage", "No deals are selected.", "Give --ids or --filter, or pipe ids into the command.");
	if (Object.keys(change).length === 0) kit.fail("combination", "There is nothing to send.", FLAGS);
	if (ids?.[0] !== void 0) await bodyFor(ids[0], change, kit);
	const targets = await findTargets({
		ids,
		filter
	}, kit);
	const [first] = targets;
	if (first === void 0) return kit.fail("usage", "The filter selects no deals.");
	const body = await bodyFor(first.id, change, kit);
	if (kit.globals.dryRun) return printPlan(targets, body, kit);
	await kit.confirm(`Update ${many(targets.length)}?`, targets.map(describe));
	await send(targets, change, kit);
};
async function bodyFor(id, change, { calls, fail }) {
	const { body } = await calls.change.prepare({
		id,
		...change
	});
	return require_miss.isObject(body) && Object.keys(body).length > 0 ? body : fail("combination", "There is nothing to send.", FLAGS);
}
/** Returns the deals of the ids, in their order, or those of the filter. With `--yes`, nobody looks at their titles. */
async function findTargets({ ids, filter }, { calls, globals, progress }) {
	const found = /* @__PURE__ */ new Map();
	const read = async (selection) => {
		for await (const row of calls.deals.rows(selection)) {
			found.set(String(row["id"]), row);
			progress(`${many(found.size)} found`);
		}
	};
	if (ids === void 0) await read({ filter });
	else if (globals.dryRun || !globals.yes) for (let at = 0; at < ids.length; at += CHUNK) await read({ wanted: ids.slice(at, at + CHUNK).join(",") });
	progress("");
	return (ids ?? [...found.keys()]).map((id) => ({
		id,
		deal: found.get(id)
	}));
}
async function printPlan(targets, change, { out, note }) {
	const deals = targets.map(({ id, deal }) => {
		if (deal === void 0) return {
			id: require_run.exactNumber(id),
			title: null
		};
		return {
			id: require_run.exactNumber(id),
			title: deal["title"] ?? null,
			...require_difference.differenceOf(change, deal)
		};
	});
	const unlisted = targets.filter(({ deal }) => deal === void 0).map(({ id }) => id);
	if (unlisted.length > 0) note(`Not in the list of deals, so archived, deleted or unknown: ${unlisted.join(", ")}.`);
	if (out.format === "table" || out.format === "csv") {
		await out.rows(deals.map(({ changed, before, ...deal }) => ({
			...deal,
			change: textOf(changed, before)
		})), { ownLimit: true });
		return;
	}
	const ids = deals.map(({ id }) => id);
	await out.record({
		dryRun: true,
		count: targets.length,
		ids,
		change,
		deals
	});
}
/** `status: open -> won; stage_id: 3 -> 4`. */
function textOf(changed, before) {
	if (!require_miss.isObject(changed) || !require_miss.isObject(before)) return "";
	return Object.entries(changed).map(([key, value]) => `${key}: ${JSON.stringify(before[key])} -> ${JSON.stringify(value)}`).join("; ");
}
async function send(targets, change, kit) {
	try {
		await kit.bulk(targets, ({ id }) => kit.calls.change.send({
			id,
			...change
		}), {
			noun: NOUN,
			name: ({ id }) => `deal ${id}`,
			failed: "was not updated",
			report: (summary) => kit.out.action(lineOf(summary), dataOf(summary))
		});
	} catch (error) {
		if (!(error instanceof require_start.CliError) || require_final.isFinal(error)) throw error;
		throw new require_start.CliError("generic", error.message, error.remedy, error.details);
	}
}
function lineOf({ done, failed, untried }) {
	const total = done.length + failed.length + untried.length;
	return [
		`Updated ${String(done.length)} of ${many(total)}`,
		...failed.length > 0 ? [`${String(failed.length)} failed`] : [],
		...untried.length > 0 ? [`not tried: ${untried.map(({ id }) => id).join(",")}`] : []
	].join(", ");
}
function dataOf({ done, failed, untried }) {
	return {
		updated: done.length,
		total: done.length + failed.length + untried.length,
		failed: failed.length,
		...untried.length > 0 && { untried: untried.map(({ id }) => require_run.exactNumber(id)) }
	};
}
const describe = ({ id, deal }) => typeof deal?.["title"] === "string" ? `${id}  ${deal["title"]}` : id;
const many = (count) => `${String(count)} ${NOUN[count === 1 ? 0 : 1]}`;

exports.default = bulkUpdate;