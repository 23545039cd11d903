const require_miss = require("./miss-T62ysXSg.cjs");
const require_values = require("./values-Bex6YM9j.cjs");

// workflows/crm/lib/analytics/stage.ts
/** @throws CliError `unavailable` for a record that cannot be a stage */
function readStage(row) {
	const key = require_values.keyOf(row["id"]);
	if (key === null) throw require_values.unusable("a stage without an id");
	const order = require_values.numberOf(row["order_nr"], `the order of stage ${key}`);
	if (order === null) throw require_values.unusable(`stage ${key} without an order`);
	const probability = require_values.numberOf(row["deal_probability"], `the probability of stage ${key}`);
	return {
		id: row["id"],
		key,
		name: require_values.textOf(row["name"]) ?? `#${key}`,
		order,
		probability
	};
}
/** Stages in the order of the pipeline; those with the same order number stay as the service lists them. */
const inOrder = (stages) => [...stages].sort((a, b) => a.order - b.order);
const byKey = (stages) => new Map(stages.map((stage) => [stage.key, stage]));

// workflows/crm/lib/analytics/deal.ts
/**
* Returns the deal of a record.
*
* @param status the status that was asked for
* @throws CliError `unavailable` for a record that cannot be such a deal
*/
function readDeal(row, status) {
	const key = require_values.keyOf(row["id"]);
	if (key === null) throw require_values.unusable("a deal without an id");
	if ((row["status"] ?? status) !== status) throw require_values.unusable(`deal ${key} with another status in a list of ${status} deals`);
	return {
		id: row["id"],
		key,
		title: require_values.textOf(row["title"]),
		status,
		value: require_values.numberOf(row["value"], `the value of deal ${key}`),
		currency: require_values.textOf(row["currency"])?.trim() || null,
		stage: require_values.keyOf(row["stage_id"]),
		owner: require_values.keyOf(row["owner_id"]) === null ? null : row["owner_id"],
		hasContact: require_values.keyOf(row["person_id"]) !== null || require_values.keyOf(row["org_id"]) !== null,
		probability: require_values.numberOf(row["probability"], `the probability of deal ${key}`),
		closeDate: require_values.textOf(row["expected_close_date"]),
		added: require_values.timeOf(row["add_time"]),
		updated: require_values.timeOf(row["update_time"]),
		stageChanged: require_values.timeOf(row["stage_change_time"]),
		won: require_values.timeOf(row["won_time"]),
		lost: require_values.timeOf(row["lost_time"])
	};
}
/** Returns the expected close date, `YYYY-MM-DD`; null without a real one. */
const closeDay = ({ closeDate }) => require_values.dayOf(closeDate);
/** Sum of values; a deal without a value counts as 0. */
function sumOfValues(deals) {
	let sum = 0;
	for (const { value } of deals) sum += value ?? 0;
	return sum;
}
/** Probability in percent: that of the deal (also 0), else that of its stage, else 100. */
const chanceOf = (deal, stages) => deal.probability ?? (deal.stage === null ? void 0 : stages.get(deal.stage)?.probability) ?? 100;
/** Value times probability. */
const weightedValue = (deal, stages) => (deal.value ?? 0) * chanceOf(deal, stages) / 100;
/** Whether nothing changed for more than 14 days. Unknown without a time of change: then it is not. */
const isStale = ({ updated }, now) => updated !== null && now - updated > 14 * 864e5;
/** Whether the expected close date has passed. `today`: UTC. */
function isPastClose(deal, today) {
	const day = closeDay(deal);
	return day !== null && day < today;
}
/** Won or lost deals that were closed at this time or later; one without a closing time is left out. */
const closedSince = (deals, since) => deals.filter(({ status, won, lost }) => {
	const closed = status === "won" ? won : lost;
	return closed !== null && closed >= since;
});
/** Currencies in order, with null for deals without one. */
const currenciesOf = (deals) => [...new Set(deals.map(({ currency }) => currency))].sort((a, b) => (a ?? "").localeCompare(b ?? "", "en"));

// workflows/crm/lib/analytics/names.ts
/** Words that only state the legal form of a company. */
const FORMS = /(?<![\p{L}\p{N}])(?:inc|ltd|llc|gmbh|sa|sarl|bv|corp|co)(?![\p{L}\p{N}])\.?/gu;
/** Returns the letters a to z and digits of a name, without its legal form: `Acme, Inc.` and `acme` are equal. */
const normalizeName = (name) => name.toLowerCase().replace(FORMS, "").replace(/[^a-z0-9]/g, "");
/** Jaro-Winkler similarity of two texts, from 0 to 1: prefix weight 0.1, prefix of at most 4 characters. */
function similarity(a, b) {
	if (a === b) return 1;
	const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
	const taken = new Array(b.length).fill(false);
	const left = [];
	for (let i = 0; i < a.length; i++) for (let j = Math.max(0, i - reach); j <= Math.min(b.length - 1, i + reach); j++) {
		if (taken[j] === true || a[i] !== b[j]) continue;
		taken[j] = true;
		left.push(a[i] ?? "");
		break;
	}
	if (left.length === 0) return 0;
	const right = [...b].filter((_letter, at) => taken[at]);
	const moved = left.filter((letter, at) => letter !== right[at]).length / 2;
	const jaro = (left.length / a.length + left.length / b.length + (left.length - moved) / left.length) / 3;
	let prefix = 0;
	while (prefix < 4 && prefix < Math.min(a.length, b.length) && a[prefix] === b[prefix]) prefix += 1;
	return jaro + prefix * .1 * (1 - jaro);
}

// workflows/crm/lib/analytics/duplicates.ts
/** Above so many names, pairs are not compared: their number grows with the square. */
const MOST = 2e3;
const LEAST = .92;
/** Returns organizations with the same normalized name, and pairs of the others whose names are similar. */
function duplicateNames(all) {
	const groups = /* @__PURE__ */ new Map();
	for (const one of all) {
		const name = normalizeName(one.name);
		if (name === "") continue;
		groups.set(name, [...groups.get(name) ?? [], one]);
	}
	const single = [];
	const found = [];
	for (const [plain, group] of groups) {
		const [first, second] = group;
		if (second !== void 0) found.push({
			kind: "exact",
			name: plain,
			ids: group.map(({ id }) => id)
		});
		else if (first !== void 0) single.push({
			...first,
			plain
		});
	}
	if (single.length > MOST) {
		const note = `Similar names were not compared: there are ${single.length} different names, more than ${MOST}.`;
		return [...found, {
			kind: "note",
			note
		}];
	}
	single.forEach((one, at) => {
		for (const other of single.slice(at + 1)) {
			const [short, long] = [one.plain.length, other.plain.length].sort((a, b) => a - b);
			if (short < .6 * long) continue;
			const score = similarity(one.plain, other.plain);
			if (score < LEAST) continue;
			const pair = [one, other].sort((a, b) => compareIds(a.id, b.id));
			found.push({
				kind: "fuzzy",
				names: pair.map(({ name }) => name),
				ids: pair.map(({ id }) => id),
				score: Number(score.toFixed(4))
			});
		}
	});
	return found;
}
const compareIds = (a, b) => Number(a) - Number(b) || (String(a) < String(b) ? -1 : 1);

// workflows/crm/lib/analytics/velocity.ts
/**
* Returns the sales velocity. A won deal without a value counts as 0; one without a readable time is left out of the cycle.
*
* @param won deals won in the window; `lost` likewise
*/
function velocity(open, won, lost) {
	const winRate = require_values.ratio(won.length, won.length + lost.length);
	const avgWonValue = require_values.ratio(sumOfValues(won), won.length);
	const avgCycleDays = meanCycle(won);
	const isComplete = winRate !== null && avgWonValue !== null && avgCycleDays !== null && avgCycleDays > 0;
	return {
		openCount: open.length,
		wonCount: won.length,
		lostCount: lost.length,
		winRate,
		avgWonValue,
		avgCycleDays,
		velocityPerDay: isComplete ? open.length * winRate * avgWonValue / avgCycleDays : null
	};
}
/** Mean days from creation to winning; null without deals that have both times. */
function meanCycle(won) {
	return require_values.mean(won.flatMap((deal) => deal.won === null || deal.added === null ? [] : [(deal.won - deal.added) / require_values.DAY]));
}

// workflows/crm/lib/analytics/checks.ts
/** Days after which an open deal is old if no deal was ever won. */
const OLD = 168;
/** Every check in the order of results. */
const CHECKS = {
	"stale-deals": {
		severity: "must",
		title: "Open deals without a change for 14 days",
		find: ({ open }, now) => open.filter((deal) => isStale(deal, now)).map(({ id, title, updated }) => ({
			id,
			title,
			days: Math.floor((now - (updated ?? now)) / require_values.DAY)
		}))
	},
	"no-next-activity": {
		severity: "must",
		title: "Open deals without a planned activity",
		find: ({ open, activities }, now) => {
			const planned = plannedDeals(activities, now);
			return open.filter(({ key }) => !planned.has(key)).map(({ id, title }) => ({
				id,
				title
			}));
		}
	},
	"past-close-date": {
		severity: "must",
		title: "Open deals with a close date in the past",
		find: ({ open }, now) => open.filter((deal) => isPastClose(deal, require_values.utcDay(now))).map(({ id, title, closeDate }) => ({
			id,
			title,
			expected_close_date: closeDate
		}))
	},
	"missing-fields": {
		severity: "must",
		title: "Open deals without owner, contact, value or currency",
		find: ({ open }) => open.flatMap((deal) => {
			const missing = missingFields(deal);
			return missing.length === 0 ? [] : [{
				id: deal.id,
				title: deal.title,
				missing
			}];
		})
	},
	"ancient-deals": {
		severity: "must",
		title: "Open deals much older than won deals were",
		find: ({ open, won }, now) => {
			const cycle = meanCycle(won);
			const threshold = cycle === null ? OLD : Math.max(1, 2 * cycle);
			return open.flatMap(({ id, title, added }) => {
				const age = added === null ? 0 : (now - added) / require_values.DAY;
				return age > threshold ? [{
					id,
					title,
					ageDays: Math.floor(age),
					thresholdDays: Math.round(threshold)
				}] : [];
			});
		}
	},
	"missing-close-time": {
		severity: "should",
		title: "Closed deals without a closing time",
		find: ({ won, lost }) => [...won.filter((deal) => deal.won === null).map(({ id, title, status }) => ({
			id,
			title,
			status
		})), ...lost.filter((deal) => deal.lost === null).map(({ id, title, status }) => ({
			id,
			title,
			status
		}))]
	},
	"duplicate-persons": {
		severity: "must",
		title: "Persons with the same email address",
		find: ({ persons }) => {
			const owners = /* @__PURE__ */ new Map();
			for (const { id, emails } of persons) for (const email of emails) {
				const same = owners.get(email) ?? /* @__PURE__ */ new Map();
				owners.set(email, same.set(String(id), id));
			}
			return [...owners].flatMap(([email, ids]) => ids.size < 2 ? [] : [{
				email,
				ids: [...ids.values()]
			}]);
		}
	},
	"uncontactable-persons": {
		severity: "must",
		title: "Persons without email address and phone number",
		find: ({ persons }) => persons.filter(({ emails, hasPhone }) => emails.length === 0 && !hasPhone).map(({ id, name }) => ({
			id,
			name
		}))
	},
	"duplicate-orgs": {
		severity: "should",
		title: "Organizations with the same or a similar name",
		find: ({ organizations }) => duplicateNames(organizations).map((found) => ({ ...found })),
		count: (items) => items.filter(({ kind }) => kind !== "note").length
	},
	"overdue-activities": {
		severity: "should",
		title: "Overdue activities",
		find: ({ activities }, now) => {
			const today = require_values.utcDay(now);
			const owners = /* @__PURE__ */ new Map();
			for (const { owner, due } of activities) {
				if (due === null || due >= today) continue;
				const before = owners.get(require_values.keyOf(owner))?.overdue ?? 0;
				owners.set(require_values.keyOf(owner), {
					owner_id: owner,
					overdue: before + 1
				});
			}
			return [...owners.values()].map((row) => ({ ...row }));
		},
		count: (items) => items.reduce((sum, { overdue }) => sum + Number(overdue), 0)
	},
	"currency-missing": {
		severity: "should",
		title: "Open deals with a value and no currency",
		find: ({ open }) => open.filter(({ value, currency }) => (value ?? 0) > 0 && currency === null).map(({ id, title, value }) => ({
			id,
			title,
			value
		}))
	}
};
/** Returns the results of these checks, in the order of the catalogue of checks. `now`: milliseconds since 1970. */
function runChecks(names, account, now) {
	return Object.entries(CHECKS).filter(([name]) => names.includes(name)).map(([name, { severity, title, find, count }]) => {
		const items = find(account, now);
		return {
			name,
			severity,
			title,
			count: count?.(items) ?? items.length,
			items
		};
	});
}
/** Keys of the deals with an activity that is not done and due today (UTC) or later. */
function plannedDeals(activities, now) {
	const today = require_values.utcDay(now);
	return new Set(activities.flatMap(({ deal, due }) => deal !== null && due !== null && due >= today ? [deal] : []));
}
function missingFields({ owner, hasContact, value, currency }) {
	const hasValue = value !== null && value > 0;
	return [
		...require_values.keyOf(owner) === null ? ["owner"] : [],
		...hasContact ? [] : ["person/org"],
		...hasValue ? [] : ["value"],
		...hasValue && currency === null ? ["currency"] : []
	];
}
function readPerson(row) {
	const values = (list) => (Array.isArray(list) ? list : []).map((one) => (require_miss.isObject(one) ? require_values.textOf(one["value"]) : require_values.textOf(one))?.trim() ?? "").filter((text) => text !== "");
	return {
		...readNamed(row),
		emails: [...new Set(values(row["emails"]).map((email) => email.toLowerCase()))],
		hasPhone: values(row["phones"]).length > 0
	};
}
const readNamed = (row) => ({
	id: row["id"] ?? null,
	name: require_values.textOf(row["name"]) ?? ""
});
/** Returns an activity; undefined if it is done. */
function readActivity(row) {
	if (row["done"] === true || row["done"] === 1) return void 0;
	return {
		owner: row["owner_id"] ?? null,
		deal: require_values.keyOf(row["deal_id"]),
		due: require_values.dayOf(row["due_date"])
	};
}

// workflows/crm/lib/account.ts
/** Returns the pipeline of `--pipeline`, else the only one of the account. Fails if there are several. */
async function choosePipeline(id, kit) {
	if (id !== void 0) return { id };
	const all = await readPipelines(kit);
	const [only, second] = all;
	if (second === void 0) return only ?? { id: void 0 };
	const names = all.map(({ id: one, name }) => `${one}=${name ?? ""}`).join(", ");
	return kit.fail("usage", `There are several pipelines: ${names}.`, "Choose one with --pipeline.");
}
async function readPipelines({ calls }) {
	const all = [];
	for await (const row of calls.pipelines.rows()) {
		const id = require_values.keyOf(row["id"]);
		if (id !== null) all.push({
			id,
			name: require_values.textOf(row["name"]) ?? void 0
		});
	}
	return all;
}
/** Stages of a pipeline, in order. */
async function readStages({ id }, { calls, fail }) {
	const stages = [];
	for await (const row of calls.stages.rows({ pipeline: id })) stages.push(readStage(row));
	if (stages.length === 0 && id !== void 0) fail("generic", `Pipeline ${id} does not exist, or has no stages.`, "List the pipelines with `crmcli pipeline list`.");
	return inOrder(stages);
}
async function readDeals(status, filter, { calls }) {
	const deals = [];
	for await (const row of calls.deals.rows({
		...filter,
		status
	})) deals.push(readDeal(row, status));
	return deals;
}
/** Reads open, won and lost deals at once. `since` applies to the closed ones. */
async function readAllDeals({ since, ...filter }, kit) {
	const [open, won, lost] = await Promise.all([
		readDeals("open", filter, kit),
		readDeals("won", {
			...filter,
			since
		}, kit),
		readDeals("lost", {
			...filter,
			since
		}, kit)
	]);
	return {
		open,
		won,
		lost
	};
}
/** @param period days */
function windowOf(period, kit) {
	const now = kit.now().getTime();
	const from = require_values.wholeSecond(now - period * require_values.DAY);
	const since = Date.parse(from);
	return {
		since,
		from,
		now,
		days: {
			start: require_values.utcDay(since),
			end: require_values.utcDay(now)
		}
	};
}
/** Activities of the whole account that are not done. */
async function readActivities({ calls }) {
	const open = [];
	for await (const row of calls.activities.rows({ done: false })) {
		const activity = readActivity(row);
		if (activity !== void 0) open.push(activity);
	}
	return open;
}
/** Everything that the checks look at. */
async function readAccount(kit) {
	const [deals, persons, organizations, activities] = await Promise.all([
		readAllDeals({}, kit),
		readRows(kit.calls.persons.rows()).then((rows) => rows.map(readPerson)),
		readRows(kit.calls.organizations.rows()).then((rows) => rows.map(readNamed)),
		readActivities(kit)
	]);
	return {
		...deals,
		persons,
		organizations,
		activities
	};
}
async function readRows(rows) {
	const all = [];
	for await (const row of rows) all.push(row);
	return all;
}
/** A sum over several currencies is not an amount of any of them. */
function noteMixedCurrencies(deals, { note }) {
	const valued = currenciesOf(deals.filter(({ value }) => (value ?? 0) !== 0));
	if (valued.length < 2) return;
	note(`Values in several currencies (${valued.map((currency) => currency ?? "none").join(", ")}) are added up without conversion.`);
}
/** Deals in a deleted stage, or in one of another pipeline, are in no row of a table by stage. */
function noteOtherStages(deals, stages, { note }) {
	const known = new Set(stages.map(({ key }) => key));
	const others = deals.filter(({ stage }) => !known.has(stage ?? "")).length;
	if (others === 0) return;
	note(`${others} ${others === 1 ? "deal is" : "deals are"} in a stage that the pipeline does not have, and not counted.`);
}

Object.defineProperty(exports, "CHECKS", {
  enumerable: true,
  get: function () {
    return CHECKS;
  }
});
Object.defineProperty(exports, "byKey", {
  enumerable: true,
  get: function () {
    return byKey;
  }
});
Object.defineProperty(exports, "chanceOf", {
  enumerable: true,
  get: function () {
    return chanceOf;
  }
});
Object.defineProperty(exports, "choosePipeline", {
  enumerable: true,
  get: function () {
    return choosePipeline;
  }
});
Object.defineProperty(exports, "closeDay", {
  enumerable: true,
  get: function () {
    return closeDay;
  }
});
Object.defineProperty(exports, "closedSince", {
  enumerable: true,
  get: function () {
    return closedSince;
  }
});
Object.defineProperty(exports, "currenciesOf", {
  enumerable: true,
  get: function () {
    return currenciesOf;
  }
});
Object.defineProperty(exports, "inOrder", {
  enumerable: true,
  get: function () {
    return inOrder;
  }
});
Object.defineProperty(exports, "isPastClose", {
  enumerable: true,
  get: function () {
    return isPastClose;
  }
});
Object.defineProperty(exports, "isStale", {
  enumerable: true,
  get: function () {
    return isStale;
  }
});
Object.defineProperty(exports, "noteMixedCurrencies", {
  enumerable: true,
  get: function () {
    return noteMixedCurrencies;
  }
});
Object.defineProperty(exports, "noteOtherStages", {
  enumerable: true,
  get: function () {
    return noteOtherStages;
  }
});
Object.defineProperty(exports, "plannedDeals", {
  enumerable: true,
  get: function () {
    return plannedDeals;
  }
});
Object.defineProperty(exports, "readAccount", {
  enumerable: true,
  get: function () {
    return readAccount;
  }
});
Object.defineProperty(exports, "readActivities", {
  enumerable: true,
  get: function () {
    return readActivities;
  }
});
Object.defineProperty(exports, "readAllDeals", {
  enumerable: true,
  get: function () {
    return readAllDeals;
  }
});
Object.defineProperty(exports, "readDeals", {
  enumerable: true,
  get: function () {
    return readDeals;
  }
});
Object.defineProperty(exports, "readPipelines", {
  enumerable: true,
  get: function () {
    return readPipelines;
  }
});
Object.defineProperty(exports, "readRows", {
  enumerable: true,
  get: function () {
    return readRows;
  }
});
Object.defineProperty(exports, "readStages", {
  enumerable: true,
  get: function () {
    return readStages;
  }
});
Object.defineProperty(exports, "runChecks", {
  enumerable: true,
  get: function () {
    return runChecks;
  }
});
Object.defineProperty(exports, "sumOfValues", {
  enumerable: true,
  get: function () {
    return sumOfValues;
  }
});
Object.defineProperty(exports, "velocity", {
  enumerable: true,
  get: function () {
    return velocity;
  }
});
Object.defineProperty(exports, "weightedValue", {
  enumerable: true,
  get: function () {
    return weightedValue;
  }
});
Object.defineProperty(exports, "windowOf", {
  enumerable: true,
  get: function () {
    return windowOf;
  }
});