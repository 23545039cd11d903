const require_miss = require("./miss-T62ysXSg.cjs");
const require_feeds = require("./feeds-Dy5jkaJ6.cjs");
const require_position = require("./position-CP4kuvDV.cjs");

// workflows/crm/changes.ts
/** Prints what was created or changed since the last run, and stores the position after it was printed. */
const changes = async ({ since, peek }, kit) => {
	const position = require_position.openPosition("changes", kit);
	const start = await position.start(since);
	const found = await require_feeds.readChanges(kit, start, ({ id, title, name, subject, add_time, update_time }) => ({
		id,
		title: title ?? name ?? subject ?? null,
		add_time,
		update_time
	}));
	const { shown, split } = cut(found, kit.globals.limit ?? Infinity);
	await kit.out.rows(shown.map(toRow), { ownLimit: true });
	if (shown.length < found.length) kit.noteCut(shown.length, {
		total: found.length,
		verb: "shown"
	});
	const newest = require_feeds.newestOf(shown);
	if (peek === true || newest === void 0) return;
	if (split > 0) {
		const rest = split === 1 ? "1 more change" : `${String(split)} more changes`;
		kit.warn(`--limit splits a single update-time second: ${rest} at ${require_feeds.instant(newest)} will not be in the next run. --since ${require_feeds.instant(newest)} with a higher --limit shows them.`);
	}
	await position.store(require_feeds.after(newest));
	kit.note(`Advanced watermark → ${require_feeds.after(newest)}`);
};
/**
* Applies the limit. A second that it would split is left for the next run as a whole, unless nothing else remains: then
* `split` is the number of changes of that second that are not shown.
*/
function cut(found, limit) {
	if (found.length <= limit) return {
		shown: found,
		split: 0
	};
	const second = ({ at }) => at === void 0 ? void 0 : Math.floor(at / 1e3);
	const kept = found.slice(0, limit);
	const [last, next] = [kept.at(-1), found[limit]];
	if (last === void 0 || next === void 0 || second(last) === void 0 || second(last) !== second(next)) return {
		shown: kept,
		split: 0
	};
	const whole = kept.filter((one) => second(one) !== second(last));
	if (whole.length > 0) return {
		shown: whole,
		split: 0
	};
	return {
		shown: kept,
		split: found.slice(limit).filter((one) => second(one) === second(last)).length
	};
}
const toRow = ({ feed, row, change }) => require_miss.defined({
	entity: feed.name,
	id: row["id"],
	title: row["title"],
	change,
	addTime: row["add_time"] ?? null,
	updateTime: row["update_time"] ?? null
});

exports.default = changes;