const require_start = require("./start-CjVcg6Qt.cjs");
let node_fs_promises = require("node:fs/promises");
let node_path = require("node:path");
let node_fs = require("node:fs");

// workflows/lib/folder.ts
const MANIFEST = "manifest.json";
const LOCK = ".lock";
const TEMPORARY = /^\..+\.[0-9a-f]{12}\.tmp$/;
const isLock = (name) => name === ".lock" || name.startsWith(`${".lock"}.`);
/** Whether a file belongs to a run instead of the result. */
const isRunFile = (name) => isLock(name) || TEMPORARY.test(name);
function openFolder(root, files) {
	const known = /* @__PURE__ */ new Set();
	const at = (path) => path === "" ? root : (0, node_path.join)(root, path);
	/** Fails unless every part of the path is a folder; false if one does not exist. */
	const check = async (path) => {
		let here = "";
		for (const part of path.split("/").filter(Boolean)) {
			here = here === "" ? part : `${here}/${part}`;
			if (known.has(here)) continue;
			const found = await entry(at(here));
			if (found === void 0) return false;
			if (!found.isDirectory()) throw unexpectedFile(at(here), found.isSymbolicLink());
			if (!/^\d/.test(part)) known.add(here);
		}
		return true;
	};
	const parent = (path) => path.slice(0, Math.max(0, path.lastIndexOf("/")));
	return {
		root,
		ensure: async (path) => {
			if (await check(path)) return;
			let here = "";
			for (const part of path.split("/")) {
				here = here === "" ? part : `${here}/${part}`;
				await (0, node_fs_promises.mkdir)(at(here), { mode: 448 }).catch((error) => {
					if (error.code !== "EEXIST") throw writeError(at(here), error);
				});
			}
			await check(path);
		},
		read: async (path) => {
			if (!await check(parent(path))) return void 0;
			let file;
			try {
				file = await openPlain(at(path), node_fs.constants.O_RDONLY);
			} catch (error) {
				if (error.code === "ENOENT") return void 0;
				throw error;
			}
			try {
				return await file.readFile("utf8");
			} finally {
				await file.close();
			}
		},
		size: async (path) => {
			if (!await check(parent(path))) return void 0;
			const found = await entry(at(path));
			return found?.isFile() === true ? found.size : void 0;
		},
		write: async (path, data) => {
			await files.write(at(path), data);
		},
		remove: async (path) => {
			await (0, node_fs_promises.unlink)(at(path)).catch((error) => {
				if (error.code !== "ENOENT") throw writeError(at(path), error);
			});
		},
		list: async (path) => await check(path) ? await (0, node_fs_promises.readdir)(at(path)) : [],
		open: async (path, flags) => openPlain(at(path), flags),
		settle: async (path) => files.settle(at(path))
	};
}
async function entry(path) {
	return await (0, node_fs_promises.lstat)(path).catch((error) => {
		if (error.code === "ENOENT") return void 0;
		throw readError(path, error);
	});
}
async function openPlain(path, flags) {
	let file;
	try {
		file = await (0, node_fs_promises.open)(path, flags | node_fs.constants.O_NOFOLLOW | node_fs.constants.O_NONBLOCK, 384);
	} catch (error) {
		const { code } = error;
		if (code === "ENOENT") throw error;
		if (code === "ELOOP") throw unexpectedFile(path, true);
		throw (flags & (node_fs.constants.O_WRONLY | node_fs.constants.O_RDWR)) === 0 ? readError(path, error) : writeError(path, error);
	}
	if ((await file.stat()).isFile()) return file;
	await file.close();
	throw unexpectedFile(path, false);
}
function unexpectedFile(path, link) {
	return new require_start.CliError("config", `${path} ${link ? "is a symbolic link, which is not followed" : "is not a regular file or folder of this command"}.`, "Move it elsewhere, then run the command again.");
}
function readError(path, error) {
	return new require_start.CliError("config", `Cannot read ${path}: ${error.message}.`, "Make it readable, then run the command again.");
}
/** The error of a file that could not be written. */
function writeError(path, error) {
	if (error instanceof require_start.CliError) return error;
	return new require_start.CliError("config", `Cannot write ${path}: ${error.message}.`, "Free space on the disk, or make the folder writable.");
}
/** Whether the folder exists. Fails with `config` if it has content, but no manifest. */
async function checkFolder(root, { flag, noun }) {
	let names;
	try {
		names = await (0, node_fs_promises.readdir)(root);
	} catch (error) {
		const { code } = error;
		if (code === "ENOENT") return false;
		if (code === "ENOTDIR") throw new require_start.CliError("config", `${root} is not a folder.`, `Choose a folder with ${flag}.`);
		throw readError(root, error);
	}
	if (names.every(isRunFile) || names.includes("manifest.json")) return true;
	throw new require_start.CliError("config", `${root} is not empty and not ${noun}: it has no ${MANIFEST}. Nothing was written.`, `Choose a new folder with ${flag}, or one with ${noun}.`);
}
/** Removes the temporary files of killed runs: everywhere, or only in the root. The caller must hold the lock. */
async function sweep(folder, everywhere) {
	const into = async (path) => {
		for (const entry of await (0, node_fs_promises.readdir)((0, node_path.join)(folder.root, path), { withFileTypes: true })) {
			const inside = path === "" ? entry.name : `${path}/${entry.name}`;
			if (entry.isFile() && TEMPORARY.test(entry.name)) await folder.remove(inside);
			else if (entry.isDirectory() && everywhere) await into(inside);
		}
	};
	await into("");
}
/** Removes the files of other runs that tried to take the lock. */
async function sweepLock(folder) {
	for (const name of await (0, node_fs_promises.readdir)(folder.root)) if (isLock(name) && name !== (0, node_path.basename)(".lock")) await folder.remove(name);
}

Object.defineProperty(exports, "LOCK", {
  enumerable: true,
  get: function () {
    return LOCK;
  }
});
Object.defineProperty(exports, "MANIFEST", {
  enumerable: true,
  get: function () {
    return MANIFEST;
  }
});
Object.defineProperty(exports, "checkFolder", {
  enumerable: true,
  get: function () {
    return checkFolder;
  }
});
Object.defineProperty(exports, "isRunFile", {
  enumerable: true,
  get: function () {
    return isRunFile;
  }
});
Object.defineProperty(exports, "openFolder", {
  enumerable: true,
  get: function () {
    return openFolder;
  }
});
Object.defineProperty(exports, "sweep", {
  enumerable: true,
  get: function () {
    return sweep;
  }
});
Object.defineProperty(exports, "sweepLock", {
  enumerable: true,
  get: function () {
    return sweepLock;
  }
});
Object.defineProperty(exports, "writeError", {
  enumerable: true,
  get: function () {
    return writeError;
  }
});