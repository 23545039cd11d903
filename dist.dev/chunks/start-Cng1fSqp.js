// runtime/request/request.ts
/** Returns the handler of a command that is one request, or one list of pages. */
function request(plan) {
	return async (args, context) => {
		const { run } = await import("./run-DCRDab3D.js");
		await run(plan, args, context);
	};
}

// runtime/kit/workflow.ts
/**
* Returns the handler of a command that is an algorithm. The gate comes first, so that a refused write reads nothing.
* Under `--dry-run` nothing is asked, and the writes that were kept back are printed instead of the workflow's own
* output after them.
*/
function workflow(load, ...options) {
	return async (args, context) => {
		const [{ handle }, { createKit }] = await Promise.all([import("./handle-Bd-D3-8G.js"), import("./kit-ARP2Ilge.js")]);
		const { calls = {}, ...more } = options[0] ?? {};
		await handle(async () => {
			const run = (await load()).default;
			return (own, resolved) => run(resolved, createKit(calls, own));
		}, {
			...more,
			args
		}, context);
	};
}

// runtime/kit/local.ts
/** Returns the handler of a command that every client has; it gets the whole context. */
function local(load, options = {}) {
	return async (args, context) => {
		const { handle } = await import("./handle-Bd-D3-8G.js");
		const start = async () => {
			const run = (await load()).default;
			return (own) => run(args, own);
		};
		await handle(start, {
			...options,
			args
		}, context);
	};
}

// runtime/base/errors.ts
/** A failure that a user can act on. Everything else that is thrown is a bug and exits as `internal`. */
var CliError = class extends Error {
	kind;
	remedy;
	details;
	name = "CliError";
	constructor(kind, message, remedy, details = {}) {
		super(message);
		this.kind = kind;
		this.remedy = remedy;
		this.details = details;
	}
};
/** Returns the failure for an error that means that no further file can be opened; `undefined` for any other error. */
function fileLimit(error) {
	const { code } = error ?? {};
	if (code !== "EMFILE" && code !== "ENFILE") return void 0;
	return new CliError("unavailable", `No further file can be opened: ${code === "EMFILE" ? "this process" : "this machine"} has reached its limit.`, "Raise the limit, for example with \"ulimit -n 1024\", then try again.");
}
/** Makes the error for a result that the disk or the device does not accept. */
const unwritable = ({ message }) => new CliError("generic", `The result cannot be written: ${message}.`);
/** The reader of stdout has closed it (`| head`): the run ends without a message. */
var OutputClosed = class extends Error {
	name = "OutputClosed";
};
/** Ctrl-C or a termination signal: the reason of the run's abort signal. */
var Interrupted = class extends Error {
	signal;
	exitCode;
	name = "Interrupted";
	constructor(signal, exitCode) {
		super(`Stopped by ${signal}.`);
		this.signal = signal;
		this.exitCode = exitCode;
	}
};

// runtime/cli/walk.ts
/** `-` alone is a value (standard input), and so is a negative number. */
function isFlag(token) {
	return token.length > 1 && token.startsWith("-") && !/^-\.?\d/.test(token);
}
/** Returns the canonical name of a word at this level, aliases of commands included. */
function find(group, word) {
	if (Object.hasOwn(group.nodes, word)) return word;
	return Object.keys(group.nodes).find((name) => group.nodes[name]?.aliases?.includes(word));
}
/** Follows the words of a line down the tree, opening only the levels on the way. */
async function walk(root, tokens, takesValue) {
	const words = [];
	const flags = [];
	let group = root;
	let leaf;
	let at = 0;
	for (; at < tokens.length; at += 1) {
		const token = tokens[at] ?? "";
		if (token === "--") break;
		if (isFlag(token)) {
			if (leaf) break;
			flags.push(token);
			const next = tokens[at + 1];
			if (next !== void 0 && !isFlag(next) && await takesValue(token, next, group)) {
				flags.push(next);
				at += 1;
			}
			continue;
		}
		const name = find(group, token);
		const node = name === void 0 ? void 0 : group.nodes[name];
		if (name === void 0 || !node) {
			if (leaf) break;
			return {
				kind: "unknown",
				group,
				words,
				word: token,
				flags,
				rest: tokens.slice(at + 1)
			};
		}
		words.push(name);
		leaf = node.run ? {
			node,
			holder: group,
			name
		} : void 0;
		if (!node.open) {
			at += 1;
			break;
		}
		group = (await node.open()).group;
	}
	const rest = [...flags, ...tokens.slice(at)];
	return leaf ? {
		kind: "leaf",
		...leaf,
		words,
		rest
	} : {
		kind: "group",
		group,
		words,
		rest
	};
}

// runtime/cli/shared-input.ts
const shells = /* @__PURE__ */ new Set([
	"sh",
	"bash",
	"dash",
	"ash",
	"ksh",
	"zsh",
	"fish",
	"busybox"
]);
/**
* Whether standard input belongs to the shell that started this process: the input of a `while read` loop or of a script,
* of which a command in it must take nothing. Without /proc, only a pipe certainly belongs to this process.
*/
function sharesInput() {
	const { fstatSync, readFileSync, readlinkSync } = process.getBuiltinModule("node:fs");
	const parent = `/proc/${String(process.ppid)}`;
	try {
		return readlinkSync("/proc/self/fd/0") === readlinkSync(`${parent}/fd/0`) && shells.has(readFileSync(`${parent}/comm`, "utf8").trim());
	} catch {
		try {
			const input = fstatSync(0);
			return !input.isFIFO() && !input.isSocket();
		} catch {
			return true;
		}
	}
}

// runtime/cli/world.ts
/** Exit codes of runs that a signal ends. */
const codes = {
	SIGINT: 130,
	SIGTERM: 143,
	SIGHUP: 129
};
const signals = Object.keys(codes);
/** Returns the world of the running process. Streams are opened at first use: each costs start-up time. */
function processWorld() {
	const controller = new AbortController();
	process.getBuiltinModule("node:events").setMaxListeners(0, controller.signal);
	const end = (signal) => {
		const code = codes[signal] ?? 1;
		if (!controller.signal.aborted) controller.abort(new Interrupted(signal, code));
		else if (signal !== "SIGHUP") process.exit(code);
	};
	for (const signal of signals) process.on(signal, end);
	let stdout;
	let stderr;
	return {
		world: {
			argv: process.argv.slice(2),
			env: process.env,
			platform: process.platform,
			now: () => /* @__PURE__ */ new Date(),
			sleep,
			signal: controller.signal,
			sharesInput,
			get cwd() {
				return process.cwd();
			},
			get home() {
				try {
					return process.getBuiltinModule("node:os").homedir();
				} catch {
					return "";
				}
			},
			get stdin() {
				return process.stdin;
			},
			get stdout() {
				return stdout ??= process.stdout.on("error", (error) => {
					if (error.code === "EPIPE") controller.abort(new OutputClosed());
				});
			},
			get stderr() {
				return stderr ??= process.stderr.on("error", () => void 0);
			}
		},
		release: () => {
			for (const signal of signals) process.off(signal, end);
		}
	};
}
/** Rejects with the reason of the signal when that is aborted first. */
function sleep(ms, signal) {
	return new Promise((resolve, reject) => {
		const abort = () => {
			clearTimeout(timer);
			reject(signal?.reason);
		};
		if (signal?.aborted) {
			reject(signal.reason);
			return;
		}
		const timer = setTimeout(() => {
			signal?.removeEventListener("abort", abort);
			resolve();
		}, ms);
		signal?.addEventListener("abort", abort, { once: true });
	});
}

// runtime/cli/main.ts
/**
* Runs the binary in the real world and sets the exit code. The process ends by itself when its streams are drained:
* `process.exit` would cut output that a pipe has not taken yet.
*/
async function start(client) {
	const { world, release } = processWorld();
	process.exitCode = await main(client, world);
	release();
	if (world.signal.aborted) setTimeout(() => process.exit(), 1e3).unref();
}
/**
* Runs one command line and returns its exit code. Version, help and unknown commands are served from the static index
* alone; the service, the parser and everything below are loaded for a run. `progress` receives what is known of the run.
*/
async function main(client, world, progress = {}) {
	const { argv } = world;
	const asked = helpFlag(argv);
	try {
		if (argv[0] === "--version") return await print(world, `${client.binary} ${client.version}\n`);
		if (argv[0] === "--complete") {
			const { complete } = await import("./complete-D3PL1axZ.js");
			return await print(world, await complete(client, world));
		}
		let found = await walk(client.tree, asked.tokens, flagReader(client));
		const named = found.kind === "unknown" && found.words.length === 0 && found.word === "help" ? found.rest : void 0;
		const wanted = asked.wanted || named !== void 0;
		if (named !== void 0) {
			const topic = await topicOf(client.tree, named);
			if (topic !== void 0) return await printHelp(client, world, topic);
			found = await walk(client.tree, named, flagReader(client));
		}
		if (found.kind === "unknown" && found.words.length === 0) {
			const { expandAlias, readAliases } = await import("./miss-0nQ6KeZh.js");
			const expanded = expandAlias(client, await readAliases(client, world).catch((error) => {
				if (wanted) return {};
				throw error;
			}), found);
			if (expanded) found = await walk(client.tree, expanded, flagReader(client));
		}
		if (found.kind === "unknown") {
			const { unknownCommand } = await import("./miss-0nQ6KeZh.js");
			throw await unknownCommand(client, world, found, wanted);
		}
		if (found.kind === "group" && !wanted && found.rest.includes("--version")) return await print(world, `${client.binary} ${client.version}\n`);
		if (wanted || found.kind === "group") {
			if (found.kind === "group" && !wanted) await checkLoose(client, found);
			return await printHelp(client, world, await helpOf(found));
		}
		const { run } = await import("./run-CEDuvsK5.js");
		return await run(client, world, found, progress);
	} catch (error) {
		try {
			const { report } = await import("./miss-0nQ6KeZh.js");
			return await report(error, client, world, progress);
		} catch (second) {
			const limit = fileLimit(second);
			if (limit === void 0) throw second;
			world.stderr.write(`Error: ${limit.message}\n${limit.remedy ?? ""}\n`);
			return 1;
		}
	}
}
/** `--help` and `-h` anywhere before `--`, and the tokens without them. */
function helpFlag(argv) {
	const end = argv.indexOf("--");
	const before = end < 0 ? argv : argv.slice(0, end);
	const tokens = before.filter((token) => token !== "--help" && token !== "-h");
	return tokens.length < before.length ? {
		tokens,
		wanted: true
	} : {
		tokens: argv,
		wanted: false
	};
}
/** Returns the text of a topic: `help exit-codes`. A topic wins over a group of its name, whose help is printed by `--help`. */
async function topicOf(tree, tokens) {
	const words = tokens.filter((token) => !isFlag(token));
	if (words.length === 0) return void 0;
	const { help } = await tree.help();
	const key = `help ${words.join(" ")}`;
	return Object.hasOwn(help, key) ? help[key] : void 0;
}
/** Flags before the command words need the service's list of them; without any the service is not loaded. */
function flagReader(client) {
	return async (flag, next, group) => {
		if (flag === "--version") return false;
		const { attached, flagNamed } = await import("./flags-Cxh6Ys1d.js");
		if (attached(flag) !== void 0) return false;
		const { service } = await client.service();
		const known = flagNamed(service.globals, flag);
		return known ? known.type !== "boolean" : find(group, next) === void 0;
	};
}
async function helpOf(found) {
	if (found.kind === "group") return (await found.group.help()).help[""] ?? "";
	const own = (await found.holder.help()).help[found.name];
	if (own !== void 0 || !found.node.open) return own ?? "";
	return (await (await found.node.open()).group.help()).help[""] ?? "";
}
/** Fails unless a line without a command has only known flags with their values. */
async function checkLoose(client, found) {
	if (!found.rest.some(isFlag)) return;
	const { checkFlags } = await import("./miss-0nQ6KeZh.js");
	await checkFlags(client, found);
}
/** Prints help for the width of the terminal, through a pager if it has more than one screen. */
async function printHelp(client, world, text) {
	const { fitsScreen, layOutHelp, widthOf } = await import("./layout-CbXbJmn2.js");
	const help = layOutHelp(text, widthOf(world.stdout));
	if (world.stdout.isTTY !== true || fitsScreen(help, world.stdout)) return await print(world, help);
	const { openHelpPager } = await import("./miss-0nQ6KeZh.js");
	const paged = await openHelpPager(client, world);
	const code = await print(paged?.world ?? world, help);
	await paged?.end();
	return code;
}
async function print(world, text) {
	const failed = await new Promise((resolve) => {
		world.stdout.write(text === "" || text.endsWith("\n") ? text : `${text}\n`, resolve);
	});
	if (!failed || failed.code === "EPIPE" || failed.code === "ERR_STREAM_DESTROYED") return 0;
	const { unwritable } = await import("./errors-Dowbezyy.js");
	throw unwritable(failed);
}

export { isFlag as a, Interrupted as c, unwritable as d, local as f, find as i, OutputClosed as l, request as m, start as n, walk as o, workflow as p, processWorld as r, CliError as s, main as t, fileLimit as u };