import { G as defined, b as typed, h as programWords } from "./miss-DFNGofI6.js";
import { c as Interrupted, s as CliError } from "./start-Cng1fSqp.js";
import { G as recordIn, L as checkLength, V as resolveAll, X as checkGate, kt as readTextFile, vt as getPath } from "./run-BhoUbCgs.js";
import { join } from "node:path";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { spawn } from "node:child_process";

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
	if (world.stdin.isTTY !== true || world.stdout.isTTY !== true) throw new CliError("combination", `${typed(name)} needs a terminal.`, `Use ${typed(flag)} @file instead.`);
	if (command.gate !== "calls") checkGate(context, command.effect);
	const before = current === void 0 ? "" : await readCurrent(current, args, context);
	const folder = await mkdtemp(join(tmpdir(), `${client.binary}-`));
	const file = join(folder, `${flag}.txt`);
	const remove = () => rm(folder, {
		recursive: true,
		force: true
	});
	await writeFile(file, before === "" ? "" : `${before}\n`, {
		mode: 384,
		flag: "wx"
	});
	const keep = () => {
		note(`The text is stored in ${file}; ${typed(flag)} @${file} sends it.`);
	};
	const read = async () => (await readTextFile(file, typed(name), world.cwd)).replace(/\r?\n$/, "");
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
		throw new CliError("declined", service.gate.declined.says);
	}
	try {
		const text = await read();
		checkLength(text, flags[flag] ?? {
			kind: "message",
			describe: ""
		}, typed(flag));
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
	const values = await resolveAll(args, context);
	const call = {
		method: "GET",
		path,
		params: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)])),
		effect: "read",
		...defined({ host })
	};
	const record = await recordIn(defined({ result }), await context.http.send(call), context);
	const text = getPath(record, field);
	return typeof text === "string" ? text.replace(/\r?\n$/, "") : "";
}
/** Runs the editor of the user on a file until it ends. */
async function runEditor(file, flag, { env, platform, signal }) {
	const preset = platform === "win32" ? "notepad" : "vi";
	const [program = preset, ...args] = programWords(env["VISUAL"] || env["EDITOR"] || preset);
	const child = spawn(program, [...args, file], {
		stdio: "inherit",
		env
	});
	const stop = () => {
		const reason = signal.reason;
		if (!(reason instanceof Interrupted && reason.signal === "SIGINT")) child.kill();
	};
	signal.addEventListener("abort", stop, { once: true });
	try {
		const code = await new Promise((resolve, reject) => {
			child.once("error", reject).once("close", resolve);
		}).catch((error) => {
			const why = error.code === "ENOENT" ? "it is not installed" : error.message;
			const message = `The editor ${program} cannot be started: ${why}.`;
			throw new CliError("config", message, `Set EDITOR to another one, or use ${typed(flag)}.`);
		});
		signal.throwIfAborted();
		if (code !== 0) throw new CliError("generic", `The editor ${program} failed (exit code ${String(code)}). Nothing was sent.`);
	} finally {
		signal.removeEventListener("abort", stop);
	}
}

export { withEditor };