const require_miss = require("./miss-T62ysXSg.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");
const require_run = require("./run-Duopuxci.cjs");
let node_fs_promises = require("node:fs/promises");
let node_path = require("node:path");
let node_os = require("node:os");
let node_child_process = require("node:child_process");

// runtime/cli/edit.ts
/**
* Lets the user write the text of a flag in an editor, then runs the command with it. No text is lost: its file is removed
* only after the command has sent it, and is named otherwise.
*
* @throws CliError `combination` without a terminal, `config` without an editor, `declined` for a text that is empty or
* unchanged, and the errors of the command
*/
async function withEditor(args, context, work) {
	const { client, command, globals, note, service, world } = context;
	const { flags } = command;
	const [name, edits] = Object.keys(flags).map((one) => [one, flags[one]?.edits]).find(([one, found]) => found !== void 0 && args[one] === true) ?? [""];
	if (edits === void 0) throw new Error("No flag opens an editor.");
	const { flag, current } = edits;
	if (world.stdin.isTTY !== true || world.stdout.isTTY !== true) throw new require_start.CliError("combination", `${require_miss.typed(name)} needs a terminal.`, `Use ${require_miss.typed(flag)} @file instead.`);
	if (command.gate !== "calls") require_run.checkGate(context, command.effect);
	const before = current === void 0 ? "" : await readCurrent(current, args, context);
	const folder = await (0, node_fs_promises.mkdtemp)((0, node_path.join)((0, node_os.tmpdir)(), `${client.binary}-`));
	const file = (0, node_path.join)(folder, `${flag}.txt`);
	const remove = () => (0, node_fs_promises.rm)(folder, {
		recursive: true,
		force: true
	});
	await (0, node_fs_promises.writeFile)(file, before === "" ? "" : `${before}\n`, {
		mode: 384,
		flag: "wx"
	});
	const keep = () => {
		note(`The text is stored in ${file}; ${require_miss.typed(flag)} @${file} sends it.`);
	};
	const read = async () => (await require_run.readTextFile(file, require_miss.typed(name), world.cwd)).replace(/\r?\n$/, "");
	const hasText = async () => {
		const text = await read();
		return text.trim() !== "" && text !== before;
	};
	try {
		await runEditor(file, flag, world);
	} catch (error) {
		if (await hasText().catch(() => true)) keep();
		else await remove();
		throw error;
	}
	if (!await hasText()) {
		await remove();
		throw new require_start.CliError("declined", service.gate.declined.says);
	}
	try {
		const text = await read();
		require_run.checkLength(text, flags[flag] ?? {
			kind: "message",
			describe: ""
		}, require_miss.typed(flag));
		await work({
			...args,
			[flag]: text
		});
	} catch (error) {
		keep();
		throw error;
	}
	if (globals.dryRun) keep();
	else await remove();
}
/** Returns the text that the record has now; empty if it has none. */
async function readCurrent({ path, field, result, host }, args, context) {
	const values = await require_run.resolveAll(args, context);
	const call = {
		method: "GET",
		path,
		params: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)])),
		effect: "read",
		...require_miss.defined({ host })
	};
	const record = await require_run.recordIn(require_miss.defined({ result }), await context.http.send(call), context);
	const text = require_run.getPath(record, field);
	return typeof text === "string" ? text.replace(/\r?\n$/, "") : "";
}
/** Runs the editor of the user on a file until it ends. */
async function runEditor(file, flag, { env, platform, signal }) {
	const preset = platform === "win32" ? "notepad" : "vi";
	const [program = preset, ...args] = require_miss.programWords(env["VISUAL"] || env["EDITOR"] || preset);
	const child = (0, node_child_process.spawn)(program, [...args, file], {
		stdio: "inherit",
		env
	});
	const stop = () => {
		const reason = signal.reason;
		if (!(reason instanceof require_start.Interrupted && reason.signal === "SIGINT")) child.kill();
	};
	signal.addEventListener("abort", stop, { once: true });
	try {
		const code = await new Promise((resolve, reject) => {
			child.once("error", reject).once("close", resolve);
		}).catch((error) => {
			const why = error.code === "ENOENT" ? "it is not installed" : error.message;
			const message = `The editor ${program} cannot be started: ${why}.`;
			throw new require_start.CliError("config", message, `Set EDITOR to another one, or use ${require_miss.typed(flag)}.`);
		});
		signal.throwIfAborted();
		if (code !== 0) throw new require_start.CliError("generic", `The editor ${program} failed (exit code ${String(code)}). Nothing was sent.`);
	} finally {
		signal.removeEventListener("abort", stop);
	}
}

exports.withEditor = withEditor;