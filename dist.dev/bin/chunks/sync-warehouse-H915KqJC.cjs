const require_start = require("./start-CjVcg6Qt.cjs");
const require_run = require("./run-Duopuxci.cjs");
const require_folder = require("./folder-DVKzkv0Q.cjs");
const require_lines = require("./lines-ORm7WkFm.cjs");
const require_views = require("./views-B8SU2Ayk.cjs");
const require_feeds = require("./feeds-Dy5jkaJ6.cjs");
const require_miss = require("./miss-T62ysXSg.cjs");
let node_path = require("node:path");

// workflows/crm/lib/warehouse.ts
/**
* Reads the manifest of a warehouse folder; a manifest that cannot be read counts as none, because a repeated record does no
* harm and a missed one does.
*
* @throws CliError `config` for the manifest of a backup, and for a folder of another account
*/
async function readWarehouse(folder, account) {
	const none = {
		account,
		watermarks: {},
		counts: {},
		updated_at: ""
	};
	const found = parsed(await folder.read(require_folder.MANIFEST));
	if (found === void 0) return none;
	if (Array.isArray(found["completed"])) {
		const message = `${folder.root} holds a backup, whose manifest must not be overwritten. Nothing was written.`;
		throw new require_start.CliError("config", message, "Choose another folder with --dir.");
	}
	const { account: owner, watermarks } = found;
	if (typeof owner === "string" && owner !== account) {
		const message = `${folder.root} holds the records of another account (${owner}), but this run reads from ${account}. Nothing was written.`;
		throw new require_start.CliError("config", message, "Choose another folder with --dir, or the profile of that account.");
	}
	if (!require_miss.isObject(watermarks)) return none;
	const times = Object.entries(watermarks).filter((entry) => typeof entry[1] === "string" && !Number.isNaN(Date.parse(entry[1])));
	return {
		...none,
		watermarks: Object.fromEntries(times)
	};
}
async function writeWarehouse(folder, manifest) {
	await folder.write(require_folder.MANIFEST, `${require_run.stringifyJson(manifest, 2)}\n`);
}
function parsed(text) {
	try {
		const value = require_run.parseJson(text ?? "");
		return require_miss.isObject(value) ? value : void 0;
	} catch {
		return;
	}
}

// workflows/crm/sync-warehouse.ts
const fileOf = ({ name }) => `${name}.ndjson`;
/**
* Appends changed records to one file per kind. A file only grows by whole lines, and its watermark is stored after its
* lines are on the disk: a run that is killed at any moment repeats records and loses none.
*/
const syncWarehouse = async (args, kit) => {
	const root = kit.files.resolve(args.dir);
	await require_folder.checkFolder(root, {
		flag: "--dir",
		noun: "a warehouse folder"
	});
	const account = await require_feeds.accountOf(kit);
	const folder = require_folder.openFolder(root, kit.files);
	const manifest = await readWarehouse(folder, account);
	if (args.full === true) await kit.confirm(`Empty the files in ${root} and read everything again?`);
	const run = {
		args,
		kit,
		folder,
		manifest,
		dry: kit.globals.dryRun
	};
	if (run.dry) {
		await kit.out.record(await sync(run));
		return;
	}
	const busy = (holder) => new require_start.CliError("unavailable", `Another sync to ${root} is running: ${holder}. Nothing was changed.`, "Wait for that run or stop it, or choose another folder with --dir.");
	await kit.files.withLock((0, node_path.join)(root, require_folder.LOCK), async () => {
		run.manifest = await readWarehouse(folder, account);
		await require_folder.sweep(folder, false);
		await require_folder.sweepLock(folder);
		const summary = await sync(run);
		if (args.views === true) await writeViews(run);
		await kit.out.record(summary);
	}, {
		patience: 0,
		busy
	});
};
async function sync(run) {
	const { args, kit, folder, dry } = run;
	const isAnew = args.full === true;
	run.manifest = {
		...run.manifest,
		counts: {},
		...isAnew ? { watermarks: {} } : {}
	};
	if (!dry) {
		await store(run);
		if (isAnew) for (const feed of require_feeds.FEEDS) await folder.write(fileOf(feed), "");
	}
	for (const feed of require_feeds.FEEDS) await syncFeed(run, feed);
	kit.progress("");
	const { counts } = run.manifest;
	return {
		entities: require_feeds.FEEDS.map(({ name }) => name),
		counts
	};
}
async function syncFeed(run, feed) {
	const { args, kit, folder, dry } = run;
	const path = fileOf(feed);
	const before = args.full === true ? void 0 : run.manifest.watermarks[feed.name];
	const since = args.since ?? before;
	if (!dry) await require_lines.cutTorn(folder, path);
	let count = 0;
	let newest = before === void 0 ? void 0 : require_feeds.timeOf(before);
	for await (const { rows } of kit.calls[feed.call].pages({ since })) {
		if (!dry) await require_lines.appendLines(folder, path, rows.map((row) => require_run.stringifyJson(row)));
		for (const row of rows) {
			const at = require_feeds.changeTimeOf(row, kit.now());
			if (at !== void 0 && (newest === void 0 || at > newest)) newest = at;
		}
		count += rows.length;
		kit.progress(`${feed.name}: ${String(count)}`);
	}
	const hasGap = before !== void 0 && args.since !== void 0 && Date.parse(args.since) > Date.parse(before);
	if (hasGap && count > 0) kit.warn(`The watermark of ${feed.name} stays at ${before}, which is before --since: the next run reads from there.`);
	const mark = hasGap ? before : newest === void 0 ? void 0 : require_feeds.instant(newest);
	run.manifest = {
		...run.manifest,
		watermarks: {
			...run.manifest.watermarks,
			...mark === void 0 ? {} : { [feed.name]: mark }
		},
		counts: {
			...run.manifest.counts,
			[feed.name]: count
		}
	};
	if (!dry) await store(run);
}
async function store(run) {
	run.manifest = {
		...run.manifest,
		updated_at: require_feeds.instant(run.kit.now().getTime())
	};
	await writeWarehouse(run.folder, run.manifest);
}
/** Writes the views of all files, which must exist for them. */
async function writeViews({ kit, folder }) {
	const tables = await kit.tables();
	for (const feed of require_feeds.FEEDS) if (await folder.size(fileOf(feed)) === void 0) await folder.write(fileOf(feed), "");
	const views = require_feeds.FEEDS.map(({ name }) => ({
		name,
		file: `${name}*.ndjson`,
		table: tables[name] ?? {},
		form: "lines",
		version: "update_time"
	}));
	await folder.write(require_views.VIEWS, require_views.viewsSql(folder.root, views));
}

exports.default = syncWarehouse;