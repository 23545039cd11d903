const require_miss = require("./miss-T62ysXSg.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// workflows/ledger/lib/feeds.ts
const FOLDER = "sync/";
/** Field with the row version: an integer of any length, not a time. */
const VERSION = "Timestamp";
/** Finds a feed by the name of its standard resource, its name below `sync/`, or its full path. */
async function findFeed(catalogue, typed) {
	const named = await catalogue.find(typed.toLowerCase().startsWith(FOLDER) ? typed : `${FOLDER}${typed}`);
	if (named?.sync === true) return named;
	const standard = await catalogue.find(typed);
	const feed = standard?.syncPath === void 0 ? void 0 : await catalogue.find(standard.syncPath);
	if (feed !== void 0) return feed;
	const remedy = "`metadata --search sync/` lists the feeds.";
	if (standard !== void 0) throw new require_start.CliError("input", `${standard.name} has no feed.`, remedy);
	const data = await catalogue.all();
	const near = [...await catalogue.suggest(`${FOLDER}${typed}`), ...await catalogue.suggest(typed)];
	const suggestions = [...new Set(near)].filter((name) => data[name]?.sync === true || data[name]?.syncPath !== void 0).slice(0, 3);
	throw new require_start.CliError("input", `Unknown resource or feed ${JSON.stringify(typed)}.`, remedy, { suggestions });
}
/** Returns the row version of a record. */
function versionOf(row) {
	const version = String(row["Timestamp"] ?? "");
	if (/^\d+$/.test(version)) return BigInt(version);
	throw new require_start.CliError("unavailable", `A record of the feed has no ${VERSION}.`, "The state file was not updated.");
}
/** Yields the pages and updates the progress. */
async function* followFeed(progress, pages) {
	let more = false;
	for await (const page of pages) {
		for (const row of page.rows) {
			const version = versionOf(row);
			if (version > progress.highest) progress.highest = version;
		}
		progress.rows += page.rows.length;
		more = page.more;
		yield page;
	}
	progress.complete = !more;
}

// workflows/ledger/lib/watermark.ts
function isMarks(value) {
	if (!require_miss.isObject(value) || value["version"] !== 1 || typeof value["host"] !== "string") return false;
	const { divisions, moved } = value;
	if (!require_miss.isObject(divisions) || moved !== void 0 && !require_miss.isObject(moved)) return false;
	return Object.values(divisions).every((feeds) => require_miss.isObject(feeds) && Object.values(feeds).every((mark) => require_miss.isObject(mark) && /^\d+$/.test(String(mark["timestamp"]))));
}
/** Opens the state file of a run. Reading fails with `input` for other content or another host. */
function openMarks(path, host, { files, now }) {
	const state = files.state(path, {
		is: isMarks,
		noun: "state file of this command"
	});
	const checkHost = (found) => {
		if (found === void 0) return {
			version: 1,
			host,
			divisions: {}
		};
		if (found.host === host) return found;
		throw new require_start.CliError("input", `${state.path} belongs to ${found.host}, but this run reads from ${host}.`, "Use one state file for each host.");
	};
	return {
		check: () => state.check(),
		read: async () => checkHost(await state.read()),
		/** Stores the position of a feed. Positions that other runs stored meanwhile are kept. */
		write: (move) => state.change((before) => withMove(checkHost(before), move, now()))
	};
}
function withMove(marks, move, now) {
	const { division, feed, timestamp, moved: day } = move;
	const feeds = hasMoved(marks, division, day) ? {} : marks.divisions[division] ?? {};
	return {
		...marks,
		divisions: {
			...marks.divisions,
			[division]: {
				...feeds,
				[feed]: {
					timestamp,
					updated: now.toISOString()
				}
			}
		},
		...day === void 0 ? {} : { moved: {
			...marks.moved,
			[division]: day
		} }
	};
}
/** Whether the division moved since its marks were stored. */
function hasMoved(marks, division, moved) {
	const known = marks.moved?.[division];
	return marks.divisions[division] !== void 0 && moved !== void 0 && known !== moved;
}

// workflows/ledger/sync.ts
/** Reads the changes of a feed since a row version, and stores the position. */
const sync = async (args, kit) => {
	const { catalogue, out } = kit;
	const feed = await findFeed(catalogue, args.resource);
	const select = args.select?.map((name) => feed.field(name));
	const run = {
		args,
		kit,
		feed,
		division: await kit.variable("division"),
		...args.state === void 0 ? {} : { marks: openMarks(args.state, await hostOf(kit), kit) }
	};
	await run.marks?.check();
	const start = await startOf(run);
	const progress = {
		highest: start.since,
		complete: false,
		rows: 0
	};
	const printed = { rows: 0 };
	const pages = followFeed(progress, kit.calls.feed.pages({
		feed: feed.name,
		from: String(start.since),
		select: withVersion(select)
	}, { maxPages: args["max-pages"] }));
	if (args.raw === true) {
		const envelopes = [];
		for await (const page of pages) envelopes.push(page.envelope);
		await out.json(envelopes);
	} else {
		const columns = out.format === "table" || select !== void 0 ? feed.columns(select) : void 0;
		await out.rows(rowsToPrint(pages, kit.globals.limit, select, printed), {
			...require_miss.defined({ columns }),
			ownLimit: true
		});
	}
	await remember(run, start, progress, printed);
};
/** The sandbox listens on another port in every run. */
const hostOf = async ({ globals, origin }) => globals.profile === "sandbox" ? globals.profile : await origin();
/** The limit cuts only what is printed; the whole feed is read, because its rows may come in any order. */
async function* rowsToPrint(pages, limit, select, printed) {
	let left = limit ?? Number.POSITIVE_INFINITY;
	const hidden = select !== void 0 && !select.includes("Timestamp");
	for await (const page of pages) {
		const rows = page.rows.slice(0, left);
		left -= rows.length;
		printed.rows += rows.length;
		for (const row of page.rows.slice(rows.length)) {
			const version = versionOf(row);
			if (printed.cut === void 0 || version < printed.cut) printed.cut = version;
		}
		yield rows.map(({ [VERSION]: version, ...row }) => hidden ? row : {
			...row,
			[VERSION]: version
		});
	}
}
function withVersion(select) {
	return select === void 0 || select.includes("Timestamp") ? select : [...select, VERSION];
}
async function startOf({ args, kit, feed, division, marks: state }) {
	if (state === void 0) return { since: BigInt(args.since ?? "0") };
	const marks = await state.read();
	let moved;
	for await (const { DivisionMoveDate: date } of kit.calls.division.rows({ division })) if (typeof date === "string") moved = date;
	const facts = require_miss.defined({ moved });
	if (args.since !== void 0) return {
		since: BigInt(args.since),
		...facts
	};
	if (hasMoved(marks, division, moved)) {
		kit.warn(`Division ${division} moved to another database on ${moved ?? ""}; reading from the beginning.`);
		return {
			since: 0n,
			...facts
		};
	}
	return {
		since: BigInt(marks.divisions[division]?.[feed.name]?.timestamp ?? "0"),
		...facts
	};
}
/**
* Stores the position only after a complete run: unread pages would be skipped by the next run. A position is never at or
* above a row that was not printed.
*/
async function remember(run, start, progress, { rows, cut }) {
	const { kit, feed, division, marks } = run;
	const { note, warn } = kit;
	if (!progress.complete) {
		const state = marks === void 0 ? "" : " The state file was not updated.";
		warn(`The feed has more than these ${progress.rows} records.${state} Raise --max-pages to read the whole feed.`);
		return;
	}
	const timestamp = String(cut === void 0 ? progress.highest : cut - 1n);
	const shown = cut === void 0 ? void 0 : `${rows} of ${progress.rows} records shown; --limit 0 shows all.`;
	if (marks === void 0) {
		note(`${shown ?? "The feed was read to its end."} --since ${timestamp} continues from here.`);
		return;
	}
	if (shown !== void 0) note(`${shown} The next run continues after them.`);
	await marks.write(require_miss.defined({
		division,
		feed: feed.name,
		timestamp,
		moved: start.moved
	}));
}

exports.default = sync;