const require_miss = require("./miss-T62ysXSg.cjs");

// workflows/crm/lib/feeds.ts
/** Records that the service lists by the time of their last change. */
const FEEDS = [
	{
		name: "deals",
		one: "deal",
		call: "dealFeed"
	},
	{
		name: "persons",
		one: "person",
		call: "personFeed"
	},
	{
		name: "organizations",
		one: "organization",
		call: "organizationFeed"
	},
	{
		name: "activities",
		one: "activity",
		call: "activityFeed"
	},
	{
		name: "products",
		one: "product",
		call: "productFeed"
	}
];
/** Time of a record in milliseconds; undefined without a time that can be read. */
function timeOf(value) {
	const ms = typeof value === "string" ? Date.parse(value) : NaN;
	return Number.isNaN(ms) ? void 0 : ms;
}
const DAY = 864e5;
/**
* Time of the last change in milliseconds; undefined without one. A time in the future is not one: a position after it would
* skip all changes until then.
*/
function changeTimeOf({ update_time: value }, now) {
	const at = timeOf(value);
	return at === void 0 || at > now.getTime() + DAY ? void 0 : at;
}
/** RFC 3339 in UTC with whole seconds, the only form that the service accepts. */
const instant = (ms) => `${(/* @__PURE__ */ new Date(Math.floor(ms / 1e3) * 1e3)).toISOString().slice(0, 19)}Z`;
/** One second after a time: lists begin at a time, inclusively. */
const after = (ms) => instant(ms + 1e3);
/**
* Reads everything that was created or changed since a time, oldest change first; records without a time come last.
* `keep` reduces each record, so that a long feed fits in memory.
*/
async function readChanges(kit, since, keep) {
	const start = Date.parse(since);
	const found = [];
	for (const feed of FEEDS) for await (const row of kit.calls[feed.call].rows({ since })) {
		const added = timeOf(row["add_time"]);
		const change = added !== void 0 && added >= start ? "created" : "updated";
		found.push({
			feed,
			row: keep(row),
			change,
			...require_miss.defined({ at: changeTimeOf(row, kit.now()) })
		});
	}
	return found.sort((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity) || 0);
}
/** Time of the last record that has one. */
function newestOf(changes) {
	return changes.reduce((newest, { at }) => at === void 0 ? newest : at, void 0);
}
/** The account that positions belong to. The sandbox listens on another port in every run. */
const accountOf = async ({ globals, origin }) => globals.profile === "sandbox" ? globals.profile : await origin();

Object.defineProperty(exports, "FEEDS", {
  enumerable: true,
  get: function () {
    return FEEDS;
  }
});
Object.defineProperty(exports, "accountOf", {
  enumerable: true,
  get: function () {
    return accountOf;
  }
});
Object.defineProperty(exports, "after", {
  enumerable: true,
  get: function () {
    return after;
  }
});
Object.defineProperty(exports, "changeTimeOf", {
  enumerable: true,
  get: function () {
    return changeTimeOf;
  }
});
Object.defineProperty(exports, "instant", {
  enumerable: true,
  get: function () {
    return instant;
  }
});
Object.defineProperty(exports, "newestOf", {
  enumerable: true,
  get: function () {
    return newestOf;
  }
});
Object.defineProperty(exports, "readChanges", {
  enumerable: true,
  get: function () {
    return readChanges;
  }
});
Object.defineProperty(exports, "timeOf", {
  enumerable: true,
  get: function () {
    return timeOf;
  }
});