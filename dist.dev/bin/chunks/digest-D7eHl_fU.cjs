const require_start = require("./start-CjVcg6Qt.cjs");
const require_aging = require("./aging-C_myrUDE.cjs");
const require_account = require("./account-D2JrxsC_.cjs");
const require_values = require("./values-Bex6YM9j.cjs");
const require_quota = require("./quota-BwzDqCWP.cjs");
const require_forecast = require("./forecast-DTLaPe3s.cjs");
const require_funnel = require("./funnel-DZUMzgZb.cjs");
const require_health = require("./health-Dr5-Re4p.cjs");
const require_skips = require("./skips-CRZRjMGa.cjs");
const require_slippage = require("./slippage-DUoYfCZP.cjs");
const require_report = require("./report-aCyBZhyG.cjs");
const require_mining = require("./mining-BYgBj6_-.cjs");

// workflows/crm/lib/analytics/closings.ts
/** Most parts of a window. */
const PARTS = 14;
/** Counts the deals that were won and lost in each week of the window, or in each few weeks of a long one. */
function closings(won, lost, since, now) {
	const step = Math.max(1, Math.ceil((now - since) / (7 * require_values.DAY) / PARTS)) * 7 * require_values.DAY;
	const count = Math.max(1, Math.ceil((now - since) / step));
	const times = (deals) => require_account.closedSince(deals, since).flatMap((deal) => (deal.status === "won" ? deal.won : deal.lost) ?? []);
	const inPart = (all, at) => all.filter((time) => Math.min(count - 1, Math.floor((time - since) / step)) === at).length;
	const [wins, losses] = [times(won), times(lost)];
	return Array.from({ length: count }, (_none, at) => ({
		from: require_values.utcDay(since + at * step),
		won: inPart(wins, at),
		lost: inPart(losses, at)
	}));
}

// workflows/crm/lib/digest/markdown.ts
/** Returns the report as Markdown, without a line break at the end. */
function markdown({ title, meta, sections }) {
	return [
		`# ${title}`,
		pairs(meta),
		...sections.flatMap((section) => [`## ${section.title}`, bodyOf(section)])
	].join("\n\n");
}
function bodyOf({ body }) {
	if (typeof body === "string") return body;
	if (!("headers" in body)) return pairs(body);
	const { headers, numbersFrom, rows } = body;
	if (rows.length === 0) return "None.";
	const cells = [headers, ...rows].map((row) => row.map((cell) => cell.replace(/[\\|]/g, "\\$&")));
	const widths = headers.map((_header, at) => Math.max(3, ...cells.map((row) => row[at]?.length ?? 0)));
	const line = (row) => `| ${row.map((cell, at) => at < numbersFrom ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)).join(" | ")} |`;
	const rule = widths.map((width, at) => at < numbersFrom ? "-".repeat(width) : `${"-".repeat(width - 1)}:`);
	const [head = [], ...rest] = cells;
	return [
		line(head),
		line(rule),
		...rest.map(line)
	].join("\n");
}
const pairs = (all) => all.map(([label, value]) => `- **${label}**: ${value}`).join("\n");

// workflows/crm/digest.ts
const HYGIENE = [
	"stale-deals",
	"no-next-activity",
	"past-close-date",
	"missing-fields"
];
const THRESHOLDS = [
	30,
	60,
	90
];
const digest = async (args, kit) => {
	const { out } = kit;
	const window = require_account.windowOf(args.period, kit);
	const pipeline = await namedPipeline(args.pipeline, kit);
	const [stages, deals, activities] = await Promise.all([
		require_account.readStages(pipeline, kit),
		require_account.readAllDeals({
			pipeline: pipeline.id,
			since: window.from
		}, kit),
		require_account.readActivities(kit)
	]);
	const { now, since } = window;
	const { open, won, lost } = deals;
	const recent = {
		won: require_account.closedSince(won, since),
		lost: require_account.closedSince(lost, since)
	};
	require_account.noteMixedCurrencies([...open, ...recent.won], kit);
	require_account.noteOtherStages([...open, ...lost], stages, kit);
	const counted = require_funnel.funnel(stages, open, [...won, ...lost]);
	const packet = {
		pipeline: {
			id: idOf(pipeline),
			...pipeline.name !== void 0 && { name: pipeline.name }
		},
		period: `${args.period}d`,
		deep: args.deep === true,
		velocity: require_account.velocity(open, recent.won, recent.lost),
		health: require_health.health(stages, open, require_account.plannedDeals(activities, now), now),
		coverage: await coverageOf(stages, open, args.target, window, kit),
		forecast: require_forecast.forecast(stages, open, args["commit-threshold"]),
		funnel: {
			exact: false,
			won: null,
			rows: counted.map(({ reached, ...row }) => ({
				...pick(row),
				count: reached
			}))
		},
		audit: require_account.runChecks(HYGIENE, {
			open,
			won: [],
			lost: [],
			persons: [],
			organizations: [],
			activities
		}, now),
		aging: null,
		slippage: null,
		stageSkips: null,
		...args.deep && await mined(stages, deals, now, kit)
	};
	if (args.format === void 0 && (out.format !== "table" || kit.globals.fields !== void 0)) return out.record(packet);
	const report = require_report.reportOf(packet, now);
	let text;
	if (args.format === "html") {
		const { html } = await Promise.resolve().then(() => require("./html-BGYL_wqC.cjs"));
		text = html(report, packet, closings(won, lost, since, now));
	} else text = markdown(report);
	if (args.out === void 0) return out.text(text);
	const path = await kit.files.write(args.out, `${text}\n`);
	await out.action(`Wrote ${path}`, {
		path,
		format: args.format
	});
};
/** The name is in the list of pipelines, which is read even if the id is known. */
async function namedPipeline(id, kit) {
	if (id === void 0) return require_account.choosePipeline(id, kit);
	return (await require_account.readPipelines(kit)).find((one) => one.id === id) ?? { id };
}
const idOf = ({ id }) => {
	if (id === void 0) return null;
	return Number.isSafeInteger(Number(id)) ? Number(id) : id;
};
const pick = ({ stage, stageId, conversionFromPrev }) => ({
	stage,
	stageId,
	conversionFromPrev
});
/** Returns the coverage; null with a note where there is no single quota to compare with. */
async function coverageOf(stages, open, target, window, kit) {
	if (require_account.currenciesOf(open).length > 1) {
		kit.note("Coverage is left out: the open deals have several currencies.");
		return null;
	}
	try {
		return require_quota.coverage(stages, open, await require_quota.readQuota(target, window, kit));
	} catch (error) {
		if (!(error instanceof require_start.CliError) || error.kind !== "usage") throw error;
		kit.note(`Coverage is left out. ${error.message}`);
		return null;
	}
}
/** Returns the figures that need the changelogs of all deals, which are read once. */
async function mined(stages, { open, won, lost }, now, kit) {
	const entered = require_funnel.exactFunnel(stages);
	const ages = require_aging.aging(stages, THRESHOLDS, now);
	const pushed = [];
	const skips = [];
	for await (const { deal, changes } of require_mining.mine([
		...open,
		...won,
		...lost
	], kit)) {
		ages.add(deal, changes);
		if (changes === void 0) continue;
		entered.add(deal, changes);
		skips.push(...require_skips.stageSkips(stages, deal, changes));
		if (deal.status === "open") pushed.push(require_slippage.slippage(deal, changes));
	}
	const exact = entered.result();
	return {
		funnel: {
			exact: true,
			won: exact.won,
			rows: exact.rows.map(({ entered: count, ...row }) => ({
				...pick(row),
				count
			}))
		},
		aging: ages.result(),
		slippage: require_slippage.slipped(pushed, 1),
		stageSkips: skips
	};
}

exports.default = digest;