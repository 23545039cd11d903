import { n as mark } from "./files-B90qBByP.js";
import { t as unified } from "./diff--F4DfN-B.js";
import { i as readLock, n as lockName } from "./lock-CVvuCyzL.js";
import { dirname, join, posix } from "node:path";
import { existsSync, readFileSync } from "node:fs";
import { chmod, mkdir, readFile, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";

// generator/7-write/write.ts
/** Writes changed files and removes files of earlier runs that are no longer generated. */
async function writeFiles(folder, files, lock, shared) {
	const { different, stale, foreign } = await compare(folder, files, shared);
	if (foreign.length > 0) return {
		foreign,
		written: [],
		removed: [],
		unchanged: 0
	};
	for (const { path, text } of different) {
		const full = join(folder, path);
		await mkdir(dirname(full), { recursive: true });
		await replace(full, text);
		if (/^bin\.[jt]s$/.test(path)) await chmod(full, 493);
	}
	for (const path of stale) await removeFile(folder, path);
	const lockPath = join(folder, lockName);
	if (!existsSync(lockPath) || readFileSync(lockPath, "utf8") !== lock) await replace(lockPath, lock);
	return {
		foreign,
		written: different.map(({ path }) => path).sort(),
		removed: stale,
		unchanged: files.length - different.length
	};
}
/** Returns the changes of a run as a unified diff; empty if the folder is up to date. */
async function driftOf(folder, shown, files, shared) {
	const { different, stale } = await compare(folder, files, shared);
	const before = (path) => existsSync(join(folder, path)) ? readFileSync(join(folder, path), "utf8") : void 0;
	return [...different.map(({ path, text }) => ({
		path,
		text
	})), ...stale.map((path) => ({
		path,
		text: void 0
	}))].sort((a, b) => a.path < b.path ? -1 : 1).map(({ path, text }) => unified(posix.normalize(`${shown}/${path}`), before(path), text)).join("");
}
async function compare(folder, files, shared) {
	const known = new Set(Object.keys(readLock(folder)?.files ?? {}));
	const ours = async (path) => known.has(path) || await isMarked(join(folder, path), shared);
	const different = [];
	const foreign = [];
	for (const file of files) {
		const full = join(folder, file.path);
		const exists = existsSync(full);
		if (exists && await readFile(full, "utf8") === file.text) continue;
		different.push(file);
		if (exists && !await ours(file.path)) foreign.push(file.path);
	}
	const wanted = new Set(files.map(({ path }) => path));
	const stale = [];
	const found = await filesBelow(folder, "");
	const outside = shared === void 0 ? [] : await filesBelow(folder, `${shared.path}/`);
	for (const path of [...found, ...outside]) if (!wanted.has(path) && path !== ".cmdspec.json" && await ours(path)) stale.push(path);
	return {
		different,
		stale: stale.sort(),
		foreign
	};
}
/** Whether the compiler wrote a file: only its files have the mark. */
async function isMarked(path, shared) {
	const wanted = /\.(?:[jt]s|json)$/.test(path) ? mark : /\.(?:md|1)$/.test(path) ? shared?.mark : void 0;
	return wanted !== void 0 && (await readFile(path, "utf8")).slice(0, 300).includes(wanted);
}
async function filesBelow(folder, prefix) {
	if (!existsSync(join(folder, prefix))) return [];
	const found = [];
	for (const entry of await readdir(join(folder, prefix), { withFileTypes: true })) {
		const path = `${prefix}${entry.name}`;
		if (entry.isFile()) found.push(path);
		else if (entry.isDirectory() && entry.name !== "node_modules" && !entry.name.startsWith(".")) found.push(...await filesBelow(folder, `${path}/`));
	}
	return found;
}
/** Replaces a file at once, so that readers never see half a file. */
async function replace(path, text) {
	await mkdir(dirname(path), { recursive: true });
	const temporary = `${path}.${String(process.pid)}.tmp`;
	await writeFile(temporary, text);
	await rename(temporary, path);
}
/** Removes a file, and its folders if they become empty. */
async function removeFile(folder, path) {
	await rm(join(folder, path));
	for (let at = dirname(path); at !== "."; at = dirname(at)) {
		if ((await readdir(join(folder, at))).length > 0) return;
		await rmdir(join(folder, at));
	}
}

export { driftOf, writeFiles };