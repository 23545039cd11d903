const require_start = require("./start-CjVcg6Qt.cjs");
const require_run = require("./run-Duopuxci.cjs");
const require_folder = require("./folder-DVKzkv0Q.cjs");
const require_views = require("./views-B8SU2Ayk.cjs");
const require_miss = require("./miss-T62ysXSg.cjs");
const require_resources = require("./resources-BtQCeuca.cjs");
const require_feeds = require("./feeds-Dy5jkaJ6.cjs");
let node_path = require("node:path");

// workflows/crm/lib/backup/manifest.ts
/**
* Returns what an earlier run completed; nothing if the manifest cannot be read.
*
* @throws CliError `config` for the manifest of a warehouse, and for the backup of another account
*/
async function readBackup(folder, account, now) {
	const found = parsed(await folder.read(require_folder.MANIFEST));
	if (require_miss.isObject(found["watermarks"])) {
		const message = `${folder.root} holds a warehouse, whose manifest must not be overwritten. Nothing was written.`;
		throw new require_start.CliError("config", message, "Choose another folder with --dir.");
	}
	const { account: owner, completed, counts, started_at: startedAt } = found;
	if (typeof owner === "string" && owner !== account) {
		const message = `${folder.root} holds a backup of another account (${owner}), but this run reads from ${account}. Nothing was written.`;
		throw new require_start.CliError("config", message, "Choose another folder with --dir, or the profile of that account.");
	}
	const numbers = Object.entries(require_miss.isObject(counts) ? counts : {}).filter((entry) => typeof entry[1] === "number");
	return {
		started_at: typeof startedAt === "string" ? startedAt : now,
		account,
		completed: Array.isArray(completed) ? completed.filter((name) => typeof name === "string") : [],
		counts: Object.fromEntries(numbers),
		updated_at: now
	};
}
async function writeBackup(folder, manifest) {
	await folder.write(require_folder.MANIFEST, `${require_run.stringifyJson(manifest, 2)}\n`);
}
function parsed(text) {
	try {
		const value = require_run.parseJson(text ?? "{}");
		return require_miss.isObject(value) ? value : {};
	} catch {
		return {};
	}
}

// workflows/crm/backup.ts
/** Copies the account to a folder, one file per resource. Each file is complete, or the one of an earlier run. */
const backup = async (args, kit) => {
	const root = kit.files.resolve(args.dir);
	await require_folder.checkFolder(root, {
		flag: "--dir",
		noun: "a backup"
	});
	const account = await require_feeds.accountOf(kit);
	const folder = require_folder.openFolder(root, kit.files);
	const now = () => require_feeds.instant(kit.now().getTime());
	const found = await readBackup(folder, account, now());
	const dry = kit.globals.dryRun;
	const run = async () => {
		const before = args.resume === true ? found : {
			...found,
			started_at: now(),
			completed: [],
			counts: {}
		};
		let manifest = before;
		const skipped = require_resources.RESOURCES.filter(({ name }) => before.completed.includes(name));
		const todo = require_resources.RESOURCES.filter((resource) => !skipped.includes(resource));
		if (!dry) await writeBackup(folder, manifest);
		const exported = {};
		for (const resource of todo) {
			const { name } = resource;
			const count = await save(resource);
			exported[name] = count;
			const completed = [...manifest.completed, name];
			manifest = {
				...manifest,
				completed,
				counts: {
					...manifest.counts,
					[name]: count
				},
				updated_at: now()
			};
			if (!dry) await writeBackup(folder, manifest);
		}
		kit.progress("");
		if (args.views === true && !dry) await writeViews(folder);
		const total = Object.values(exported).reduce((sum, count) => sum + count, 0);
		await kit.out.record({
			exported,
			total,
			skipped: skipped.map(({ name }) => name),
			dir: root
		});
	};
	const save = async (resource) => {
		const { name, call } = resource;
		let count = 0;
		const read = async function* () {
			for await (const { rows } of kit.calls[call].pages()) {
				const texts = rows.map((row) => require_run.stringifyJson(row, 2).replace(/^/gm, "  "));
				if (texts.length > 0) yield `${count === 0 ? "[\n" : ",\n"}${texts.join(",\n")}`;
				count += rows.length;
				kit.progress(`${name}: ${String(count)}`);
			}
			yield count === 0 ? "[]\n" : "\n]\n";
		};
		if (!dry) await folder.write(require_resources.fileOf(resource), read());
		else for await (const _part of read());
		return count;
	};
	const writeViews = async (at) => {
		const tables = await kit.tables();
		const views = require_resources.RESOURCES.map((resource) => ({
			name: resource.name,
			file: require_resources.fileOf(resource),
			table: tables[resource.name] ?? {},
			form: "array"
		}));
		await at.write(require_views.VIEWS, require_views.viewsSql(root, views));
	};
	if (dry) return run();
	await kit.files.withLock((0, node_path.join)(root, require_folder.LOCK), async () => {
		await require_folder.sweep(folder, false);
		await require_folder.sweepLock(folder);
		try {
			await run();
		} catch (error) {
			if (!(error instanceof require_start.CliError)) throw error;
			const again = `Continue with "${kit.client.binary} backup --dir ${args.dir} --resume".`;
			throw new require_start.CliError(error.kind, error.message, [error.remedy, again].filter(Boolean).join(" "), error.details);
		}
	}, {
		patience: 0,
		busy: (holder) => new require_start.CliError("unavailable", `Another backup to ${root} is running: ${holder}. Nothing was changed.`, "Wait for that run or stop it, or choose another folder with --dir.")
	});
};

exports.default = backup;