import { a as isFlag, c as Interrupted, i as find, l as OutputClosed, s as CliError, u as fileLimit } from "./start-Cng1fSqp.js";
import { isAbsolute, join, resolve } from "node:path";
import { Writable } from "node:stream";

// node_modules/fastest-levenshtein/esm/mod.js
const peq = /* @__PURE__ */ new Uint32Array(65536);
const myers_32 = (a, b) => {
	const n = a.length;
	const m = b.length;
	const lst = 1 << n - 1;
	let pv = -1;
	let mv = 0;
	let sc = n;
	let i = n;
	while (i--) peq[a.charCodeAt(i)] |= 1 << i;
	for (i = 0; i < m; i++) {
		let eq = peq[b.charCodeAt(i)];
		const xv = eq | mv;
		eq |= (eq & pv) + pv ^ pv;
		mv |= ~(eq | pv);
		pv &= eq;
		if (mv & lst) sc++;
		if (pv & lst) sc--;
		mv = mv << 1 | 1;
		pv = pv << 1 | ~(xv | mv);
		mv &= xv;
	}
	i = n;
	while (i--) peq[a.charCodeAt(i)] = 0;
	return sc;
};
const myers_x = (b, a) => {
	const n = a.length;
	const m = b.length;
	const mhc = [];
	const phc = [];
	const hsize = Math.ceil(n / 32);
	const vsize = Math.ceil(m / 32);
	for (let i = 0; i < hsize; i++) {
		phc[i] = -1;
		mhc[i] = 0;
	}
	let j = 0;
	for (; j < vsize - 1; j++) {
		let mv = 0;
		let pv = -1;
		const start = j * 32;
		const vlen = Math.min(32, m) + start;
		for (let k = start; k < vlen; k++) peq[b.charCodeAt(k)] |= 1 << k;
		for (let i = 0; i < n; i++) {
			const eq = peq[a.charCodeAt(i)];
			const pb = phc[i / 32 | 0] >>> i & 1;
			const mb = mhc[i / 32 | 0] >>> i & 1;
			const xv = eq | mv;
			const xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
			let ph = mv | ~(xh | pv);
			let mh = pv & xh;
			if (ph >>> 31 ^ pb) phc[i / 32 | 0] ^= 1 << i;
			if (mh >>> 31 ^ mb) mhc[i / 32 | 0] ^= 1 << i;
			ph = ph << 1 | pb;
			mh = mh << 1 | mb;
			pv = mh | ~(xv | ph);
			mv = ph & xv;
		}
		for (let k = start; k < vlen; k++) peq[b.charCodeAt(k)] = 0;
	}
	let mv = 0;
	let pv = -1;
	const start = j * 32;
	const vlen = Math.min(32, m - start) + start;
	for (let k = start; k < vlen; k++) peq[b.charCodeAt(k)] |= 1 << k;
	let score = m;
	for (let i = 0; i < n; i++) {
		const eq = peq[a.charCodeAt(i)];
		const pb = phc[i / 32 | 0] >>> i & 1;
		const mb = mhc[i / 32 | 0] >>> i & 1;
		const xv = eq | mv;
		const xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
		let ph = mv | ~(xh | pv);
		let mh = pv & xh;
		score += ph >>> m - 1 & 1;
		score -= mh >>> m - 1 & 1;
		if (ph >>> 31 ^ pb) phc[i / 32 | 0] ^= 1 << i;
		if (mh >>> 31 ^ mb) mhc[i / 32 | 0] ^= 1 << i;
		ph = ph << 1 | pb;
		mh = mh << 1 | mb;
		pv = mh | ~(xv | ph);
		mv = ph & xv;
	}
	for (let k = start; k < vlen; k++) peq[b.charCodeAt(k)] = 0;
	return score;
};
const distance = (a, b) => {
	if (a.length < b.length) {
		const tmp = b;
		b = a;
		a = tmp;
	}
	if (b.length === 0) return a.length;
	if (a.length <= 32) return myers_32(a, b);
	return myers_x(a, b);
};

// runtime/base/nearest.ts
/**
* Returns the names nearest to a misspelled one, nearest first, at most three. A near name differs by at most one edit
* per three letters, and by no more than three; swapped letters count as one edit. A name that begins with the word, or
* that the word begins with, is always near.
*/
function nearest(word, names) {
	const typed = word.toLowerCase();
	const limit = Math.min(3, Math.max(1, Math.floor(typed.length / 3)));
	return names.map((name) => ({
		name,
		far: edits(typed, name.toLowerCase())
	})).filter(({ name, far }) => far <= limit && far < name.length).sort((one, other) => one.far - other.far || (one.name < other.name ? -1 : 1)).slice(0, 3).map(({ name }) => name);
}
/** Counts the edits between two lower-case words. */
function edits(typed, known) {
	const far = distance(typed, known);
	const begins = typed.length > 1 && known.startsWith(typed) || known.length > 2 && typed.startsWith(known);
	const swapped = far === 2 && letters(typed) === letters(known);
	return begins || swapped ? Math.min(1, far) : far;
}
const letters = (word) => [...word].sort().join("");

// runtime/base/clean.ts
/** C0 and C1 controls, DEL, and characters that change the direction or the lines of the text around them. */
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g;
const ANY = new RegExp(UNSAFE.source);
/**
* Makes untrusted text safe for one line on a terminal: line breaks and tabs become blanks, every other character that
* could move the cursor, recolor, reorder or hide text becomes `\u{fffd}`.
*/
function clean(text) {
	if (!ANY.test(text)) return text;
	return text.replace(/\r\n?/g, "\n").replace(UNSAFE, (char) => /[\n\t\u2028\u2029\v\f]/.test(char) ? " " : "�");
}
/**
* Like {@link clean}, but keeps line breaks and tabs: for CSV cells and text of several lines. A lone carriage return
* becomes a line break, or the text after it would overwrite the beginning of the line.
*/
function cleanLines(text) {
	if (!ANY.test(text)) return text;
	return text.replace(/\r(?!\n)/g, "\n").replace(UNSAFE, (char) => /[\n\t\r]/.test(char) ? char : "�");
}
/** Writes the characters of JSON text that a terminal would obey as `\uXXXX`. The value stays the same. */
function escapeJson(json) {
	return json.replace(/[\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

// runtime/base/defined.ts
/** Copies an object without the keys whose value is `undefined`; keeps all others, also `null` and `''`. */
function defined(parts) {
	const kept = Object.entries(parts).filter(([, value]) => value !== void 0);
	return Object.fromEntries(kept);
}

// runtime/base/objects.ts
/**
* Whether a value is a plain object: not a list, not `null`, and not an instance of a class such as `LosslessNumber`.
*/
function isObject(value) {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
	const parent = Object.getPrototypeOf(value);
	return parent === null || Object.getPrototypeOf(parent) === null;
}

// runtime/state/read.ts
/** A file that is not read, with the reason as the end of a sentence. */
var Unfit = class extends Error {};
/** The reason of {@link unreadable} for pipes, devices and sockets. */
const NOT_REGULAR = "it is not a regular file";
/** Maximum bytes of settings and credentials; both files are far smaller. */
const MOST_SETTINGS = 16777216;
/**
* Returns the bytes of a regular file of at most `limit` bytes. A pipe could block the run forever, and a device could
* fill the memory. Synchronous: settings are read by every run, and at their size another thread takes longer.
*
* @throws an error that {@link unreadable} explains; `ENOENT` if the file does not exist; a CliError if the process
* cannot open any file
*/
function readPlain(path, limit) {
	const { closeSync, readSync } = process.getBuiltinModule("node:fs");
	const { file, size } = openPlain(path);
	try {
		let bytes = Buffer.allocUnsafe(Math.min(size, limit) + 1);
		let length = 0;
		for (;;) {
			const count = readSync(file, bytes, length, bytes.length - length, null);
			if (count === 0) return bytes.subarray(0, length);
			length += count;
			if (length > limit) throw tooLarge(limit);
			if (length === bytes.length) bytes = Buffer.concat([bytes], 2 * length);
		}
	} finally {
		closeSync(file);
	}
}
/**
* Opens a regular file for reading. Returns its descriptor, which must be closed, and its bytes.
*
* @throws as {@link readPlain}
*/
function openPlain(path) {
	const { closeSync, constants, fstatSync, openSync } = process.getBuiltinModule("node:fs");
	const { O_RDONLY, O_NONBLOCK } = constants;
	let file;
	try {
		file = openSync(path, O_RDONLY | (O_NONBLOCK ?? 0));
	} catch (error) {
		throw fileLimit(error) ?? error;
	}
	try {
		const stat = fstatSync(file);
		if (stat.isDirectory()) throw new Unfit("it is a folder");
		if (!stat.isFile()) throw new Unfit(NOT_REGULAR);
		return {
			file,
			size: stat.size
		};
	} catch (error) {
		closeSync(file);
		throw error;
	}
}
/** Returns the error for a file of more than `limit` bytes; {@link unreadable} explains it. */
const tooLarge = (limit) => new Unfit(`it is larger than ${limit / 1024 / 1024} MiB`);
/** Returns why a file cannot be read, as the end of a sentence. */
function unreadable(error) {
	if (error instanceof Unfit) return error.message;
	const { code = "the system gives no reason" } = error;
	return {
		ENOENT: "it does not exist",
		EACCES: "permission denied",
		EPERM: "permission denied",
		EISDIR: "it is a folder",
		ENOTDIR: "a part of its path is not a folder",
		ENXIO: "it is not a regular file",
		ELOOP: "its links lead in a circle"
	}[code] ?? code;
}

// runtime/base/keys.ts
const reserved = /* @__PURE__ */ new Set([
	"__proto__",
	"constructor",
	"prototype"
]);
/** Whether an untrusted name is safe as an object key: it does not reach the prototype. */
const isSafeKey = (name) => !reserved.has(name);

// runtime/state/config.ts
const configFile = (folder) => join(folder, "config.json");
/** The settings of all profiles; empty before the first one is written. Fails with `config` when the file is broken. */
async function readConfig(folder) {
	return parse(configFile(folder), read(configFile(folder)));
}
/**
* Changes the settings under a lock between processes. `change` edits its argument; its result is returned. The file
* is then replaced as a whole, or not at all.
*/
async function changeConfig(folder, change) {
	const [{ withLock }, { writeAtomic, sweepTemporary }] = await Promise.all([import("./lock-Qitu-IhM.js"), import("./atomic-DYcWEVXL.js")]);
	const file = configFile(folder);
	return withLock(join(folder, "config.lock"), async () => {
		const before = read(file);
		const config = parse(file, before);
		const result = change(config);
		const after = `${JSON.stringify(config, null, 2)}\n`;
		if (after !== before) {
			const { realpath } = await import("node:fs/promises");
			const target = await realpath(file).catch(() => file);
			await sweepTemporary(target);
			await writeAtomic(target, after);
		}
		return result;
	});
}
function read(file) {
	try {
		return readPlain(file, MOST_SETTINGS).toString("utf8");
	} catch (error) {
		if (error.code === "ENOENT") return void 0;
		if (error instanceof CliError) throw error;
		throw new CliError("config", `Cannot read the settings in ${file}: ${unreadable(error)}.`, "Make the file readable, or move it away to start with empty settings.");
	}
}
function parse(file, text) {
	if (text === void 0 || text.trim() === "") return {
		profiles: map(),
		aliases: map()
	};
	let value;
	try {
		value = JSON.parse(text);
	} catch (error) {
		throw broken(file, error.message);
	}
	if (!isObject(value)) throw broken(file, "it is not a JSON object");
	safe(file, value, "it");
	const profiles = map();
	for (const [name, settings] of entries(file, value, "profiles")) {
		if (!isObject(settings)) throw broken(file, `profiles.${name} is not an object`);
		profiles[name] = Object.assign(map(), safe(file, settings, `profiles.${name}`));
	}
	const aliases = map();
	for (const [name, command] of entries(file, value, "aliases")) {
		if (typeof command !== "string") throw broken(file, `aliases.${name} is not a string`);
		aliases[name] = command;
	}
	const { activeProfile } = value;
	if (activeProfile !== void 0 && typeof activeProfile !== "string") throw broken(file, "activeProfile is not a string");
	return {
		...value,
		...defined({ activeProfile }),
		profiles,
		aliases
	};
}
function entries(file, value, key) {
	const part = value[key];
	if (part === void 0) return [];
	if (!isObject(part)) throw broken(file, `${key} is not an object`);
	return Object.entries(safe(file, part, key));
}
function safe(file, part, where) {
	const bad = Object.keys(part).find((name) => !isSafeKey(name));
	if (bad !== void 0) throw broken(file, `${where} has the name ${JSON.stringify(bad)}, which is not allowed`);
	return part;
}
const map = () => Object.create(null);
function broken(file, why) {
	return new CliError("config", `The settings file ${file} is broken: ${why}.`, "Fix it with an editor, or move it away to start with empty settings; credentials are stored elsewhere.");
}

// runtime/state/paths.ts
/**
* Folder of a client's settings and state; not created here.
*
* Order: `$<PREFIX>_CONFIG_DIR`, `$XDG_CONFIG_HOME/<binary>`, then the platform's default.
*
* @throws CliError `config` without a home folder, if the default is below it
*/
function configFolder(client, world) {
	const { env, home, platform, cwd } = world;
	const own = env[`${client.env}_CONFIG_DIR`];
	if (own) return resolve(cwd, own);
	const xdg = env["XDG_CONFIG_HOME"];
	if (xdg && isAbsolute(xdg)) return join(xdg, client.binary);
	const roaming = platform === "win32" ? env["APPDATA"] : void 0;
	if (roaming) return join(roaming, client.binary);
	if (home === "") throw new CliError("config", "The folder of the settings is not known: this user has no home folder.", `Set HOME, or ${client.env}_CONFIG_DIR to a folder for the settings.`);
	if (platform === "darwin") return join(home, "Library", "Preferences", client.binary);
	if (platform === "win32") return join(home, "AppData", "Roaming", client.binary);
	return join(home, ".config", client.binary);
}
/** State file of the sandbox that `--profile sandbox` uses. */
const sandboxFile = (folder) => join(folder, "sandbox", "state.json");

// runtime/cli/alias.ts
const DEPTH = 10;
/**
* Splits text into words as a shell does: blanks separate words, single quotes keep everything, double quotes keep
* everything but `\"` and `\\`, a backslash elsewhere keeps the next character. Nothing is expanded.
*
* @throws CliError when a quote is not closed.
*/
function shellWords(text) {
	const words = [];
	let word;
	let quote = "";
	for (let at = 0; at < text.length; at += 1) {
		const char = text.charAt(at);
		if (quote !== "") {
			const next = text.charAt(at + 1);
			if (char === quote) quote = "";
			else if (char === "\\" && quote === "\"" && (next === "\"" || next === "\\")) {
				word += next;
				at += 1;
			} else word += char;
		} else if (char === "\"" || char === "'") {
			quote = char;
			word ??= "";
		} else if (char === "\\" && at + 1 < text.length) {
			word = (word ?? "") + text.charAt(at + 1);
			at += 1;
		} else if (/\s/.test(char)) {
			if (word !== void 0) words.push(word);
			word = void 0;
		} else word = (word ?? "") + char;
	}
	if (quote !== "") throw new CliError("usage", `A quote (${quote}) is not closed: ${text}`);
	if (word !== void 0) words.push(word);
	return words;
}
/**
* Returns the line with the words of a user's alias in its place; `undefined` when the word is not an alias. An alias may
* start with another one. Flags before the alias stay in front.
*/
function expandAlias(client, aliases, { word, flags, rest }) {
	if (!Object.hasOwn(aliases, word)) return void 0;
	const seen = [];
	let words = [word];
	for (;;) {
		const first = words[0] ?? "";
		if (find(client.tree, first) !== void 0 || !Object.hasOwn(aliases, first)) break;
		if (seen.includes(first) || seen.length === DEPTH) {
			const chain = [...seen, first].join(" -> ");
			throw new CliError("usage", seen.includes(first) ? `The alias "${word}" leads to itself: ${chain}.` : `The alias "${word}" is nested too deeply: ${chain}.`, `Change it with "${client.binary} alias set ${word} <command>", or remove it with "${client.binary} alias unset ${word}".`);
		}
		seen.push(first);
		words = [...shellWords(aliases[first] ?? ""), ...words.slice(1)];
	}
	return [
		...flags,
		...words,
		...rest
	];
}
/** Returns the aliases of the settings file. */
async function readAliases(client, world) {
	return (await readConfig(configFolder(client, world))).aliases;
}

// runtime/state/profile.ts
/** Name of the profile used when none is named. */
const defaultProfile = "default";
/** Name of the profile that uses the sandbox. */
const sandboxProfile = "sandbox";
/** Profile setting that records where credentials are stored. */
const storeSetting = "credential_store";
/** Refuses a name that cannot be a profile: it becomes part of file names and keychain accounts. */
function checkProfileName(name) {
	if (/^[A-Za-z0-9._-]{1,64}$/.test(name) && !/^\.+$/.test(name) && isSafeKey(name)) return name;
	throw new CliError("usage", `${JSON.stringify(name)} cannot be the name of a profile.`, "Use 1 to 64 letters, digits, dots, dashes and underscores.");
}
/** The profile that a run uses: the one named by flag or environment, else the active one, else `default`. */
function chooseProfile(named, config) {
	return checkProfileName(named || config.activeProfile || "default");
}
/** Settings of one profile. Every `get` reads the file, every `set` writes it. */
function createProfile(folder, name) {
	checkProfileName(name);
	return {
		name,
		async get(key) {
			return (await readConfig(folder)).profiles[name]?.[key];
		},
		async set(changes) {
			const bad = Object.keys(changes).find((key) => !isSafeKey(key));
			if (bad !== void 0) throw new CliError("usage", `${JSON.stringify(bad)} cannot be the name of a setting.`, "Choose another name.");
			await changeConfig(folder, (config) => {
				const settings = config.profiles[name] ??= Object.create(null);
				for (const [key, value] of Object.entries(changes)) if (value === void 0) Reflect.deleteProperty(settings, key);
				else settings[key] = value;
			});
		}
	};
}

// runtime/state/names.ts
/** Milliseconds after which a list is read again. */
const NAMES_LAST = 9e5;
/** Maximum number of entries and bytes of a stored list. A longer list is not stored: a part of it could hide a second match. */
const MOST_ENTRIES = 5e3;
const MOST_BYTES = 1048576;
const namesFolder = (folder, profile) => join(folder, "names", profile);
/** File of a list: `folder` is that of the settings, `kind` the name of a reference of the service. */
const namesFile = (folder, profile, kind) => join(namesFolder(folder, profile), `${kind}.json`);
/** Returns a stored list, whatever its age and account; `undefined` if there is none that can be read. Never fails. */
function readNames(file) {
	try {
		const list = JSON.parse(readPlain(file, MOST_BYTES).toString("utf8"));
		return isList(list) ? list : void 0;
	} catch {
		return;
	}
}
function isList(list) {
	if (!isObject(list) || typeof list["at"] !== "string" || typeof list["of"] !== "string") return false;
	const { entries } = list;
	return Array.isArray(entries) && entries.length <= MOST_ENTRIES && entries.every(isEntry);
}
const isEntry = (entry) => isObject(entry) && typeof entry["id"] === "string" && typeof entry["name"] === "string" && (entry["within"] === void 0 || typeof entry["within"] === "string");
/** Whether a list was read recently, of this account and path. A time in the future is not recent: a clock was set back. */
function isCurrent({ at, of }, wanted, now) {
	const age = now.getTime() - Date.parse(at);
	return of === wanted && age >= 0 && age < 9e5;
}
/** Stores a list. A list that cannot be stored is only read again next time, so this never fails. */
async function writeNames(file, list) {
	const text = JSON.stringify(list);
	if (list.entries.length > MOST_ENTRIES || Buffer.byteLength(text) > MOST_BYTES) return forget(file);
	const { writeAtomic } = await import("./atomic-DYcWEVXL.js");
	await writeAtomic(file, text).catch(() => void 0);
}
/** Returns the lists of a profile. What goes wrong here shows again, with its reason, when the list is requested. */
function createNameCache({ folder, profile, now, account }) {
	const ofPath = async (path) => `${await account()} ${path}`;
	return {
		async read(kind, path) {
			try {
				const list = readNames(namesFile(folder(), profile, kind));
				return list && isCurrent(list, await ofPath(path), now()) ? list.entries : void 0;
			} catch {
				return;
			}
		},
		async write(kind, path, entries) {
			try {
				await writeNames(namesFile(folder(), profile, kind), {
					at: now().toISOString(),
					of: await ofPath(path),
					entries
				});
			} catch {}
		},
		async drop(kind) {
			try {
				await forget(namesFile(folder(), profile, kind));
			} catch {}
		}
	};
}
/** Removes all lists of a profile. */
const forgetNames = (folder, profile) => forget(namesFolder(folder, profile));
async function forget(path) {
	const { rm } = await import("node:fs/promises");
	await rm(path, {
		recursive: true,
		force: true
	}).catch(() => void 0);
}

// runtime/cli/complete.ts
/** Maximum characters of a description, which shares a line with its word. */
const WIDEST$1 = 60;
/**
* Serves `--complete <kind> --word=<typed> [words before it]`, which the completion scripts run for values that only this
* machine knows. Returns one candidate per line: the word, and after a tab its description. Sends no request.
*
* - `profile`, `alias`, `resource`: names that begin with the typed text, in any case
* - `name:<reference>`, `name:<reference>+<reference>`: stored names of records. Ids that begin with the typed text are described by their names; names
*   are proposed once a part of them is typed, because every one of them would be there twice otherwise
* - `names:<reference>`: the same for a list; a name with a comma is left out, since it would be two
*
* Failures of every kind return what is known, which may be nothing: a message would end up in the line of the user.
*/
async function complete(client, world) {
	const [, kind = "", option = "", ...line] = world.argv;
	const typed = option.replace(/^--word=/, "").toLowerCase();
	try {
		const lines = [];
		for (const [text, about = ""] of await candidates(kind, typed, line, client, world)) {
			if (!text.toLowerCase().startsWith(typed) || text !== clean(text) || /^-|^\s*$/.test(text)) continue;
			const shown = [...clean(about)].slice(0, WIDEST$1).join("").trim();
			lines.push(shown === "" ? text : `${text}\t${shown}`);
		}
		return lines.map((text) => `${text}\n`).join("");
	} catch {
		return "";
	}
}
async function candidates(kind, typed, line, client, world) {
	if (kind === "resource") {
		const { service } = await client.service();
		const loaded = await service.catalogue?.load();
		return Object.keys(loaded?.default ?? {}).map((name) => [name]);
	}
	const folder = configFolder(client, world);
	const config = await readConfig(folder);
	if (kind === "alias") return Object.entries(config.aliases).sort(byText);
	if (kind === "profile") return profiles(config);
	const [, several, references] = /^name(s?):([a-z0-9-]+(?:\+[a-z0-9-]+)*)$/.exec(kind) ?? [];
	if (references === void 0) return [];
	const profile = chooseProfile(profileIn(line) ?? world.env[`${client.env}_PROFILE`], config);
	const entries = references.split("+").flatMap((name) => readNames(namesFile(folder, profile, name))?.entries ?? []);
	return [...idsOf(entries), ...typed === "" ? [] : namesOf(entries, several === "s")];
}
function profiles({ profiles: known, activeProfile = defaultProfile }) {
	const names = /* @__PURE__ */ new Set([
		...Object.keys(known),
		activeProfile,
		defaultProfile
	]);
	names.delete(sandboxProfile);
	return [...[...names].sort().map((name) => [name, name === activeProfile ? "active profile" : ""]), [sandboxProfile, "works without an account"]];
}
/** Returns each id once, with the first of its names. */
function idsOf(entries) {
	const names = /* @__PURE__ */ new Map();
	for (const { id, name } of entries) if (!names.has(id)) names.set(id, name);
	return [...names];
}
/** Returns each name once, with all of its ids. Names of the form of an id are not looked up. */
function namesOf(entries, several) {
	const ids = /* @__PURE__ */ new Map();
	for (const { id, name } of entries) {
		if (/^\d+$/.test(name) || several && name.includes(",")) continue;
		const before = ids.get(name);
		ids.set(name, before === void 0 ? id : `${before}, ${id}`);
	}
	return [...ids].sort(byText);
}
const byText = ([a], [b]) => a < b ? -1 : 1;
/** Returns the profile that the words of a line name. */
function profileIn(line) {
	const at = line.lastIndexOf("--profile");
	return line.findLast((word) => word.startsWith("--profile="))?.slice(10) ?? (at < 0 ? void 0 : line[at + 1]);
}

// runtime/cli/flags.ts
/** Returns the short and other names of a flag, without dashes. */
function aliasesOf(flag) {
	return flag.alias === void 0 ? [] : typeof flag.alias === "string" ? [flag.alias] : flag.alias;
}
/** Returns the long name of a flag as typed (`--output`, `-o`, `-ojson`, `--output=json`), if it is among these. */
function nameOf(flags, token) {
	const long = token.startsWith("--");
	const word = long ? token.slice(2).split("=", 1)[0] ?? "" : token.slice(1, 2);
	if (long && Object.hasOwn(flags, word)) return word;
	return Object.keys(flags).find((name) => flags[name] && aliasesOf(flags[name]).includes(word));
}
function flagNamed(flags, token) {
	const name = nameOf(flags, token);
	return name === void 0 ? void 0 : flags[name];
}
/** Returns the flag as a user types it: `--output`, or `-y` for a name of one letter. */
function typed(name) {
	return name.length === 1 ? `-${name}` : `--${name}`;
}
/** Returns the value in the same token as the flag: `--output=json`, `-ojson`. */
function attached(token) {
	if (!token.startsWith("--")) return token.length > 2 ? token.slice(2).replace(/^=/, "") : void 0;
	const equals = token.indexOf("=");
	return equals < 0 ? void 0 : token.slice(equals + 1);
}

// runtime/cli/program.ts
/** Splits the setting of a program into its name and arguments: `code --wait`, `"/opt/my editor" -n`. */
const programWords = (text) => (text.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? []).map((word) => word.replace(/["']/g, ""));

// runtime/output/width.ts
/** Characters that take one column each, whatever their neighbors are. Most text needs no further check. */
const PLAIN = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u20ac]*$/;
const MARKS = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]+$/u;
const WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{16fe0}-\u{18aff}\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\ufe0f/u;
let segmenter;
/** Splits text into characters as a reader sees them. Created at first use: its tables take a while to load. */
function graphemes(text) {
	segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
	return segmenter.segment(text);
}
function widthOf$1(grapheme) {
	if (MARKS.test(grapheme)) return 0;
	return WIDE.test(grapheme) ? 2 : 1;
}
/** Whether every character of the text takes one column. */
function isPlain(text) {
	return PLAIN.test(text);
}
/** Returns the number of columns that text takes on a terminal. */
function displayWidth(text) {
	if (isPlain(text)) return text.length;
	let width = 0;
	for (const { segment } of graphemes(text)) width += widthOf$1(segment);
	return width;
}
/** Cuts text to a number of columns; a cut text ends in an ellipsis. */
function cutTo(text, width) {
	if (isPlain(text)) return text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1))}…`;
	let used = 0;
	let end = 0;
	for (const { segment, index } of graphemes(text)) {
		used += widthOf$1(segment);
		if (used > width) return `${text.slice(0, end)}…`;
		if (used < width) end = index + segment.length;
	}
	return text;
}

// runtime/output/layout.ts
/** Columns of help in files and pipes. */
const USUAL = 80;
/** Lines of a terminal that does not report its height. */
const ROWS = 24;
const NARROWEST = 40;
/** Longer lines are hard to read. */
const WIDEST = 120;
/** Maximum columns of a label beside its text, at the usual width. */
const LABEL = 30;
/** Returns the columns that text on a stream may use; undefined if it is not a terminal. */
function widthOf({ isTTY, columns }) {
	return isTTY === true ? Math.min(WIDEST, Math.max(NARROWEST, columns || USUAL)) : void 0;
}
/**
* Lays out help that is stored without line breaks. A line `  label<tab>text` is a row of a table, `title:<tab>text` a
* paragraph with its title, and `  $ ` begins a command to copy. Lines are broken between words only; a longer word
* overflows.
*/
function layOutHelp(text, width = USUAL) {
	const lines = [];
	let rows = [];
	const endTable = () => {
		if (rows.length > 0) lines.push(table(rows, width));
		rows = [];
	};
	for (const line of text.split("\n")) {
		const [label = "", rest] = line.split("	");
		if (rest !== void 0 && label.startsWith("  ")) {
			rows.push([label.slice(2), rest]);
			continue;
		}
		endTable();
		if (rest !== void 0) lines.push(wrap(rest, width, " ".repeat(label.length + 1), `${label} `));
		else if (line.startsWith("  $ ")) lines.push(commandLine(line.slice(4), width));
		else if (line.startsWith("  # ")) lines.push(wrap(line.slice(4), width, "  # "));
		else lines.push(wrapLine(line, width));
	}
	endTable();
	return lines.join("\n");
}
/** Whether text fits one screen, with a line for the prompt of the shell. */
function fitsScreen(text, { columns = USUAL, rows = ROWS }) {
	let used = 0;
	for (const line of text.replace(/\n$/, "").split("\n")) {
		used += Math.max(1, Math.ceil(displayWidth(line.replace(/\u001b\[[\d;]*m/g, "")) / columns));
		if (used >= rows) return false;
	}
	return true;
}
/** Wraps the lines of a message; those that fit are not changed. Without a width no line is. */
function wrapLines(text, width) {
	return width === void 0 ? text : text.split("\n").map((line) => wrapLine(line, width)).join("\n");
}
function wrapLine(line, width) {
	return displayWidth(line) <= width ? line : wrap(line, width, /^ */.exec(line)?.[0]);
}
/** Wraps a paragraph between words. */
function wrap(text, width, indent = "", first = indent) {
	const lines = [];
	let line = first;
	let room = width - displayWidth(first);
	let isStart = true;
	for (const word of text.split(/\s+/).filter((part) => part !== "")) {
		const needed = displayWidth(word) + (isStart ? 0 : 1);
		if (!isStart && needed > room) {
			lines.push(line);
			line = `${indent}${word}`;
			room = width - displayWidth(line);
		} else {
			line = isStart ? `${line}${word}` : `${line} ${word}`;
			room -= needed;
		}
		isStart = false;
	}
	return [...lines, line].join("\n");
}
/** Returns two columns: labels and texts. A label that is too long has its own line. */
function table(rows, width) {
	const most = Math.min(LABEL, Math.floor(width * LABEL / USUAL));
	const longest = Math.max(0, ...rows.map(([label]) => label.length).filter((length) => length <= most));
	const indent = " ".repeat(2 + longest + 2);
	return rows.map(([label, text]) => {
		if (text === "") return wrap(label, width, indent, "  ");
		if (label.length > longest) return `${wrap(label, width, "      ", "  ")}\n${wrap(text, width, indent)}`;
		return wrap(text, width, indent, `  ${label.padEnd(longest)}  `);
	}).join("\n");
}
/**
* Returns a line to copy, continued with backslashes if it is too long. The line is never broken inside quotes or between
* a flag and its value.
*/
function commandLine(run, width) {
	const lines = [];
	let line = "  $";
	for (const part of commandParts(run)) {
		if (line.length + 1 + part.length > width - 2 && line.trim() !== "$") {
			lines.push(`${line} \\`);
			line = " ".repeat(Math.min(5, Math.max(1, width - 1 - part.length)));
		}
		line = `${line} ${part}`;
	}
	return [...lines, line].join("\n");
}
function commandParts(run) {
	const words = run.match(/(?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s"'\\])+/g) ?? [];
	const found = [];
	for (const word of words) {
		const last = found.at(-1) ?? "";
		if (/^--?[a-zA-Z][^\s=]*$/.test(last) && !/^(?:-|&&|\|)/.test(word)) found[found.length - 1] = `${last} ${word}`;
		else found.push(word);
	}
	return found;
}

// runtime/cli/pager.ts
/** Used without a variable or setting, if it is installed. */
const DEFAULT = "less -FRX";
/** Returns the program and arguments of the pager; undefined for none. */
function pagerOf(world, { off, prefix, setting }) {
	const { env, stdout } = world;
	if (off || stdout.isTTY !== true || env["TERM"] === "dumb") return void 0;
	const chosen = env[`${prefix}_PAGER`] ?? (typeof setting === "string" ? setting : void 0) ?? env["PAGER"] ?? DEFAULT;
	const words = programWords(chosen);
	return words.length === 0 || words[0] === "cat" ? void 0 : words;
}
/** Opens the pager for help; undefined without one. Settings that cannot be read are not used: help needs none. */
async function openHelpPager(client, world) {
	const end = world.argv.indexOf("--");
	const off = world.argv.slice(0, end < 0 ? void 0 : end).includes("--no-pager");
	const setting = async () => {
		const { profiles, ...config } = await readConfig(configFolder(client, world));
		return profiles[chooseProfile(world.env[`${client.env}_PROFILE`], {
			profiles,
			...config
		})]?.["pager"];
	};
	const program = pagerOf(world, {
		off,
		prefix: client.env,
		setting: await setting().catch(() => void 0)
	});
	return program && openPager(world, program);
}
/**
* Holds the output back until it has more than one screen, and then starts the pager. While that runs, messages wait:
* both would write to the same terminal. If the pager cannot be started, the output is printed without one.
*/
function openPager(outside, [program = "", ...args]) {
	const { stdout, stderr } = outside;
	const left = new AbortController();
	const signal = AbortSignal.any([outside.signal, left.signal]);
	process.getBuiltinModule("node:events").setMaxListeners(0, signal);
	let state = "held";
	let held = "";
	let pager;
	let ended = false;
	const messages = [];
	let closed = Promise.resolve();
	const start = async () => {
		state = "paged";
		const { spawn } = await import("node:child_process");
		const child = spawn(program, args, {
			stdio: [
				"pipe",
				"inherit",
				"inherit"
			],
			env: {
				...outside.env,
				LESS: outside.env["LESS"] ?? "FRX"
			}
		});
		child.stdin.on("error", () => void 0);
		if (!await new Promise((resolve) => {
			child.once("spawn", () => {
				resolve(true);
			});
			child.once("error", () => {
				resolve(false);
			});
		})) {
			state = "direct";
			return;
		}
		pager = child;
		closed = new Promise((resolve) => {
			child.once("close", () => {
				if (!ended) left.abort(new OutputClosed());
				resolve();
			});
		});
		const stop = () => {
			const reason = outside.signal.reason;
			if (!(reason instanceof Interrupted && reason.signal === "SIGINT")) child.kill();
		};
		const kill = () => void child.kill();
		outside.signal.addEventListener("abort", stop, { once: true });
		process.once("exit", kill);
		closed.then(() => {
			outside.signal.removeEventListener("abort", stop);
			process.off("exit", kill);
		});
	};
	const pass = (text, done) => {
		if (state !== "paged" || !pager?.stdin) stdout.write(text, done);
		else if (left.signal.aborted) done(brokenPipe());
		else {
			const once = (error) => {
				left.signal.removeEventListener("abort", gone);
				done(error);
			};
			const gone = () => {
				once(brokenPipe());
			};
			left.signal.addEventListener("abort", gone, { once: true });
			pager.stdin.write(text, (error) => {
				if (!left.signal.aborted) once(error);
			});
		}
	};
	const flush = (done) => {
		const text = held;
		held = "";
		if (text === "") done();
		else pass(text, done);
	};
	const output = new Writable({
		decodeStrings: false,
		write: (chunk, _encoding, done) => {
			if (state !== "held") {
				pass(chunk.toString(), done);
				return;
			}
			held += chunk.toString();
			if (fitsScreen(held, stdout)) done();
			else start().then(() => {
				flush(done);
			}, done);
		}
	});
	output.on("error", () => void 0);
	const release = () => {
		if (state !== "held") return;
		state = "direct";
		flush(() => void 0);
	};
	const errors = new Writable({
		decodeStrings: false,
		write: (chunk, _encoding, done) => {
			const text = chunk.toString();
			const isMessage = text.endsWith("\n");
			if (state === "paged") {
				if (isMessage) messages.push(text.replace(/^\r\u001b\[K/, ""));
				done();
				return;
			}
			if (isMessage && held !== "") release();
			stderr.write(text, done);
		}
	});
	return {
		world: Object.create(outside, {
			signal: { value: signal },
			stdout: { value: Object.assign(output, {
				isTTY: true,
				columns: stdout.columns ?? 80
			}) },
			stderr: { value: Object.assign(errors, {
				isTTY: stderr.isTTY === true,
				...stderr.columns && { columns: stderr.columns }
			}) }
		}),
		release,
		end: async () => {
			if (state !== "paged") await new Promise((resolve) => void flush(() => {
				resolve();
			}));
			ended = true;
			pager?.stdin?.end();
			await closed;
			state = "direct";
			if (messages.length > 0) stderr.write(messages.join(""));
		},
		isLeft: () => left.signal.aborted
	};
}
const brokenPipe = () => Object.assign(/* @__PURE__ */ new Error("The pager has ended."), { code: "EPIPE" });

// runtime/cli/progress.ts
/** Formats in which an error is one JSON object. */
const JSON_FORMATS = /* @__PURE__ */ new Set([
	"json",
	"ndjson",
	"yaml"
]);

// runtime/cli/report.ts
const FORMATS = /* @__PURE__ */ new Set([
	...JSON_FORMATS,
	"table",
	"csv"
]);
/**
* Reports a failure on stderr and returns the exit code: text for people, one JSON object where the result would have
* been JSON or YAML.
*/
async function report(error, client, world, progress) {
	const cause = world.signal.aborted ? world.signal.reason : error;
	if (cause instanceof OutputClosed) {
		await write(world, notesOf(progress));
		return 0;
	}
	if (cause instanceof Interrupted) {
		await write(world, await interrupted(cause, client, world, progress));
		return cause.exitCode;
	}
	const format = await formatOf(client, world, progress);
	const known = cause instanceof CliError ? cause : fileLimit(cause);
	if (known?.kind === "usage" && !progress.service && !JSON_FORMATS.has(format)) {
		await write(world, text(known, world, progress));
		return client.usage;
	}
	const service = progress.service ??= (await client.service()).service;
	const failure = known ?? internal(cause, client);
	if (typeof failure.kind !== "string") progress.exit = failure.kind.exit;
	const exit = exitOf(failure, service, progress);
	if (failure.kind === "declined" && exit.code === 0) await write(world, `${notesOf(progress)}${clean(failure.message)}\n`);
	else if (JSON_FORMATS.has(format)) await write(world, json(failure, exit, world, progress));
	else await write(world, text(failure, world, progress));
	return exit.code;
}
/** Returns the report of a run that a signal stopped, in the format of its errors. */
async function interrupted({ message, exitCode }, client, world, progress) {
	const count = progress.written?.() ?? 0;
	const sent = count === 1 ? "One write was" : `${count} writes were`;
	const line = count === 0 ? message : `${message} ${sent} sent before that; check whether the last one took effect.`;
	if (!JSON_FORMATS.has(await formatOf(client, world, progress))) return `${notesOf(progress)}${line}\n`;
	return jsonText({
		error: "Interrupted",
		message: line,
		exitCode,
		notes: listOf(progress.notes)
	});
}
const notesOf = ({ notes = [] }) => notes.map((note) => `${cleanLines(note)}\n`).join("");
const listOf = (list) => list !== void 0 && list.length > 0 ? list : void 0;
const jsonText = (object) => `${escapeJson(JSON.stringify(object, void 0, 2))}\n`;
/** Returns the error for a bug: its message, and the stack for a report. */
function internal(cause, client) {
	const error = cause instanceof Error ? cause : new Error(String(cause));
	if (error instanceof RangeError && /call stack/.test(error.message)) return new CliError("unavailable", "The data is nested too deeply to process.", "Request fewer records.", { ...error.stack !== void 0 && { extra: { stack: error.stack } } });
	return new CliError("internal", `Unexpected: ${error.message || error.name}.`, `This is a bug in ${client.binary} ${client.version}. Run the command again with --verbose and report its output.`, { ...error.stack !== void 0 && { extra: { stack: error.stack } } });
}
function exitOf(failure, service, { command }) {
	const { kind, details } = failure;
	const exit = service.exits[typeof kind === "string" ? kind : "generic"];
	const answered = details.statusCode !== void 0;
	const name = answered && exit.answered !== void 0 ? exit.answered : exit.name;
	const code = (typeof kind === "string" ? void 0 : command?.exits?.[kind.exit]) ?? (answered ? exit.code : exit.typed ?? exit.code);
	return {
		...exit,
		name,
		code
	};
}
/** Returns the remedy of a failure; the command's own for the HTTP status comes first. */
function remedyOf(failure, { hint }) {
	const { statusCode, target } = failure.details;
	return (statusCode === void 0 ? void 0 : hint?.(statusCode, target)) ?? failure.remedy;
}
function text(failure, world, progress) {
	const { details } = failure;
	const color = world.stderr.isTTY === true && (progress.color ?? allowsColor(world));
	const lines = [`Error: ${clean(failure.message)}`];
	if (details.hint !== void 0) lines.push(clean(details.hint));
	for (const line of details.lines ?? []) lines.push(`  ${clean(line)}`);
	const { suggestions = [] } = details;
	if (suggestions.length > 0) lines.push(`Did you mean ${suggestions.map(clean).join(", ")}?`);
	const remedy = remedyOf(failure, progress);
	if (remedy !== void 0) lines.push(clean(remedy));
	const sentences = wrapLines(lines.splice(0).join("\n"), widthOf(world.stderr));
	lines.push(color ? sentences.replace("Error:", "\x1B[31mError:\x1B[39m") : sentences);
	if (isVerbose(world, progress)) {
		const { method, path, statusCode, body, extra = {} } = details;
		if (path !== void 0) lines.push(`  path: ${clean([method, path].filter(Boolean).join(" "))}`);
		if (statusCode !== void 0) lines.push(`  status: ${statusCode}`);
		for (const [name, value] of Object.entries(extra)) if (value !== details.hint) lines.push(`  ${clean(name)}: ${shown(value)}`);
		if (body !== void 0) lines.push(`  body: ${shown(body)}`);
	}
	return `${notesOf(progress)}${lines.join("\n")}\n`;
}
function shown(value) {
	if (typeof value !== "string") return escapeJson(JSON.stringify(value) ?? "");
	return value.split("\n").map(clean).join("\n    ");
}
function json(failure, exit, world, progress) {
	const { details, message } = failure;
	const verbose = isVerbose(world, progress);
	const { stack, ...extra } = details.extra ?? {};
	const remedy = remedyOf(failure, progress);
	const named = Object.values(extra).includes(details.hint);
	const object = {
		error: exit.name,
		message,
		exitCode: exit.code,
		statusCode: details.statusCode,
		retryAfter: details.retryAfter,
		path: details.path,
		hint: named ? void 0 : details.hint,
		lines: details.lines,
		remedy,
		suggestions: listOf(details.suggestions),
		notes: listOf(progress.notes),
		...extra,
		...verbose && {
			stack,
			body: details.body
		}
	};
	return jsonText(object);
}
function isVerbose(world, progress) {
	return progress.verbose ?? beforeDashes(world).includes("--verbose");
}
function allowsColor({ argv, env }) {
	return !argv.includes("--no-color") && !env["NO_COLOR"] && env["TERM"] !== "dumb";
}
function beforeDashes({ argv }) {
	const end = argv.indexOf("--");
	return end < 0 ? argv : argv.slice(0, end);
}
/** The format that the result would have had; read leniently when the line itself is what failed. */
async function formatOf(client, world, progress) {
	if (progress.format !== void 0) return progress.format;
	const tokens = beforeDashes(world);
	const flag = { output: {
		type: "string",
		kind: "enum",
		describe: "",
		alias: "o"
	} };
	let asked;
	for (const [at, token] of tokens.entries()) {
		if (token === "--jq" || token.startsWith("--jq=")) return "json";
		if (token.startsWith("-") && nameOf(flag, token) === "output") asked = attached(token) ?? tokens[at + 1];
	}
	if (asked !== void 0 && FORMATS.has(asked)) return asked;
	if (world.stdout.isTTY === true && !progress.service) return "table";
	const service = progress.service ??= (await client.service()).service;
	if (typeof progress.storedFormat === "string" && progress.storedFormat !== "") return progress.storedFormat;
	return service.output.default === "auto" && world.stdout.isTTY !== true ? "json" : "table";
}
function write(world, text) {
	return new Promise((resolve) => {
		world.stderr.write(text, () => {
			resolve();
		});
	});
}

// runtime/base/synonyms.ts
/** Words for the same action; the words of a group suggest one another. */
const groups = [
	[
		"get",
		"show",
		"view",
		"read",
		"describe",
		"info"
	],
	[
		"list",
		"ls",
		"all",
		"index"
	],
	[
		"create",
		"add",
		"new",
		"make"
	],
	[
		"update",
		"edit",
		"change",
		"modify",
		"patch"
	],
	[
		"delete",
		"remove",
		"rm",
		"del",
		"destroy",
		"unset"
	],
	[
		"search",
		"find",
		"query",
		"lookup"
	],
	[
		"status",
		"close",
		"reopen",
		"resolve",
		"state"
	],
	[
		"auth login",
		"login",
		"signin",
		"sign-in"
	],
	[
		"auth logout",
		"logout",
		"signout",
		"sign-out"
	],
	[
		"auth status",
		"whoami",
		"me"
	],
	[
		"config set",
		"configure",
		"settings"
	],
	[
		"profile use",
		"switch",
		"use"
	]
];
/** Returns the words, and commands of standard groups, that mean what a word means. */
function synonyms(word) {
	const typed = word.toLowerCase();
	return groups.filter((group) => group.includes(typed)).flat().filter((other) => other !== typed);
}

// runtime/cli/unknown.ts
/** Maximum number of commands that an error lists. */
const MAX_LISTED = 9;
/** Maximum number of commands that an error suggests. */
const MAX_SUGGESTED = 3;
/** Returns the error for a word that is not a command at its level. At the root it suggests aliases and help topics too. */
async function unknownCommand(client, world, { group, words, word }, helpWanted) {
	const visible = Object.entries(group.nodes).filter(([, node]) => !node.hidden);
	const names = visible.flatMap(([name, node]) => [name, ...node.aliases ?? []]);
	if (words.length === 0) {
		names.push(...Object.keys(await readAliases(client, world).catch(() => ({}))));
		if (helpWanted) names.push(...await topics(client));
	}
	const level = [client.binary, ...words].join(" ");
	const suggestions = [.../* @__PURE__ */ new Set([...await withSameMeaning(word, group), ...nearest(word, names)])].slice(0, MAX_SUGGESTED);
	const few = words.length > 0 && visible.length <= MAX_LISTED;
	const what = helpWanted && words.length === 0 ? "command or help topic" : "command";
	return new CliError("usage", `Unknown ${what} "${word}"${words.length === 0 ? "" : ` in "${level}"`}.`, few ? `Available commands: ${visible.map(([name]) => name).join(", ")}. Run "${level} --help" for details.` : `Run "${level} --help" for the list of commands.`, { suggestions });
}
/** Fails on a flag that no command knows, or that lacks its value, in a line without a command. */
async function checkFlags(client, { rest, words }) {
	const { service } = await client.service();
	const level = [client.binary, ...words].join(" ");
	const help = `Run "${level} --help" for the list of commands.`;
	for (const [index, token] of rest.entries()) {
		if (token === "--") return;
		if (!isFlag(token)) continue;
		const flag = flagNamed(service.globals, token);
		if (flag === void 0) throw new CliError("usage", `Unknown flag ${token.split("=", 1)[0] ?? token} for "${level}", and no command was given.`, help, { suggestions: nearest(token, Object.keys(service.globals).map(typed)) });
		const value = attached(token) ?? rest[index + 1];
		if (flag.type !== "boolean" && (value === void 0 || isFlag(value))) throw new CliError("usage", `${token} needs a value, and no command was given.`, help);
	}
}
/** Returns the commands at this level, or one below it, that mean what the word means: `show` is `get`, `login` is `auth login`. */
async function withSameMeaning(word, { nodes }) {
	const found = [];
	for (const words of synonyms(word)) {
		const [name = "", below] = words.split(" ");
		if (nodes[name] === void 0 || nodes[name].hidden === true) continue;
		const level = below === void 0 ? void 0 : await nodes[name].open?.();
		if (below === void 0 || level?.group.nodes[below] !== void 0) found.push(words);
	}
	return found;
}
async function topics({ tree }) {
	const { help } = await tree.help();
	return Object.keys(help).flatMap((key) => key.startsWith("help ") ? [key.slice(5)] : []);
}

export { expandAlias as A, openPlain as B, forgetNames as C, defaultProfile as D, createProfile as E, changeConfig as F, defined as G, tooLarge as H, readConfig as I, escapeJson as J, clean as K, isSafeKey as L, shellWords as M, configFolder as N, sandboxProfile as O, sandboxFile as P, MOST_SETTINGS as R, createNameCache as S, chooseProfile as T, unreadable as U, readPlain as V, isObject as W, nearest as X, edits as Y, attached as _, openHelpPager as a, typed as b, fitsScreen as c, wrapLines as d, cutTo as f, aliasesOf as g, programWords as h, JSON_FORMATS as i, readAliases as j, storeSetting as k, layOutHelp as l, isPlain as m, unknownCommand as n, openPager as o, displayWidth as p, cleanLines as q, report as r, pagerOf as s, checkFlags as t, widthOf as u, flagNamed as v, checkProfileName as w, complete as x, nameOf as y, NOT_REGULAR as z };