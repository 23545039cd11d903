const require_start = require("./start-CjVcg6Qt.cjs");
const require_values = require("./values-Bex6YM9j.cjs");

// workflows/crm/lib/analytics/history.ts
/** Fields whose changes are kept; a changelog has many more. */
const MINED = [
	"stage_id",
	"status",
	"expected_close_date"
];
function readChange(row) {
	const field = MINED.find((name) => name === row["field_key"]);
	if (field === void 0) return void 0;
	return {
		field,
		from: filled(row["old_value"]),
		to: filled(row["new_value"]),
		time: require_values.timeOf(row["time"]),
		at: row["time"] ?? null,
		actor: require_values.keyOf(row["actor_user_id"]) === null ? null : row["actor_user_id"]
	};
}
function filled(value) {
	const text = require_values.textOf(value)?.trim();
	return text === void 0 || text === "" ? null : text;
}
/** Returns the changes of a field, oldest first. Changelogs are newest first, which decides between equal times. */
function changesOf(field, changes) {
	return changes.filter((change) => change.field === field).reverse().sort((a, b) => (a.time ?? -Infinity) - (b.time ?? -Infinity) || 0);
}
/**
* Returns the way of a deal through stages. Times are whole seconds, so that several changes can have the same one: among these
* the one that leaves the current stage comes first. The deal began in the stage that it never entered, or else in the
* one that its earliest change left.
*/
function pathOf(changes) {
	const rest = changesOf("stage_id", changes);
	const entered = new Set(rest.map(({ to }) => to));
	const start = (rest.find(({ from }) => from !== null && !entered.has(from)) ?? rest[0])?.from ?? null;
	const moves = [];
	let current = start;
	while (rest.length > 0) {
		const time = rest[0]?.time;
		const same = rest.findIndex((change) => change.time !== time);
		const group = rest.slice(0, same === -1 ? rest.length : same);
		const next = Math.max(0, group.findIndex(({ from }) => from === current));
		const [move] = rest.splice(next, 1);
		if (move === void 0) break;
		moves.push(move);
		current = move.to;
	}
	return {
		start,
		moves
	};
}

// workflows/crm/lib/mining.ts
/** Above so many deals, the cost is announced. */
const ANNOUNCED = 100;
/** Rate-limit tokens of one changelog. */
const COST = 20;
/** Changelogs that are read at once. */
const AT_ONCE = 4;
/** If so many changelogs fail and none was read, the others would fail too. */
const HOPELESS = 10;
/**
* Reads the changelog of each deal, one request per deal, and yields them in the order of the deals. A changelog that the
* service refuses is skipped, and the number of these is noted at the end; no connection, no access and the rate limit end it.
*/
async function* mine(deals, kit) {
	const { length } = deals;
	if (length > ANNOUNCED) kit.announce(`Reading the changelogs of ${length} deals: one request per deal, about ${length * COST} tokens.`);
	let done = 0;
	let skipped = 0;
	try {
		for await (const mined of kit.ahead(deals, AT_ONCE, (deal) => readChanges(deal, kit))) {
			done += 1;
			kit.progress(`Read ${done} of ${length} changelogs`);
			if ("error" in mined) {
				skipped += 1;
				if (skipped === done && (skipped === HOPELESS || done === length)) throw mined.error;
				yield {
					deal: mined.deal,
					changes: void 0
				};
			} else yield mined;
		}
	} finally {
		kit.progress("");
	}
	if (skipped > 0) kit.warn(`${skipped} of ${length} changelogs could not be read; these deals are counted without their history, or not at all.`);
}
async function readChanges(deal, { calls }) {
	const changes = [];
	try {
		for await (const row of calls.changelog.rows({ id: deal.key })) {
			const change = readChange(row);
			if (change !== void 0) changes.push(change);
		}
		return {
			deal,
			changes
		};
	} catch (error) {
		if (error instanceof require_start.CliError && isSkippable(error)) return {
			deal,
			error
		};
		throw error;
	}
}
/** A refusal that concerns one deal. */
function isSkippable({ kind, details: { statusCode = 0 } }) {
	return statusCode >= 400 && statusCode !== 401 && kind !== "rate";
}

Object.defineProperty(exports, "changesOf", {
  enumerable: true,
  get: function () {
    return changesOf;
  }
});
Object.defineProperty(exports, "mine", {
  enumerable: true,
  get: function () {
    return mine;
  }
});
Object.defineProperty(exports, "pathOf", {
  enumerable: true,
  get: function () {
    return pathOf;
  }
});