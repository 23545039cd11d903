const require_start = require("./start-CjVcg6Qt.cjs");

// runtime/kit/log.ts
const NEWLINE = 10;
/**
* Opens a file for appending. What a killed run left of its last line is cut off. Writing is synchronous: a line is in the file
* when the next request is sent.
*
* @throws CliError `config` when it cannot be written
*/
async function openLog(path, { fresh }) {
	const { closeSync, ftruncateSync, openSync, readFileSync, rmSync, writeSync } = await import("node:fs");
	const attempt = (work) => {
		try {
			return work();
		} catch (error) {
			const { code = "unknown" } = error;
			const why = {
				ENOENT: "its folder does not exist",
				EACCES: "permission denied",
				ENOSPC: "the disk is full"
			}[code];
			throw new require_start.CliError("config", `The file ${path} cannot be written: ${why ?? code}.`);
		}
	};
	const file = attempt(() => {
		const opened = openSync(path, fresh ? "w" : "a", 384);
		if (!fresh) ftruncateSync(opened, readFileSync(path).lastIndexOf(NEWLINE) + 1);
		return opened;
	});
	let isOpen = true;
	const close = () => {
		if (isOpen) closeSync(file);
		isOpen = false;
	};
	return {
		path,
		append: (line) => attempt(() => writeSync(file, `${line}\n`)),
		close,
		remove: () => {
			close();
			rmSync(path, { force: true });
		}
	};
}
/** Yields the complete lines of a file; none if it does not exist. */
async function* logLines(path) {
	const { createReadStream } = await import("node:fs");
	let held = "";
	try {
		for await (const chunk of createReadStream(path, "utf8")) {
			const lines = (held + chunk).split("\n");
			held = lines.pop() ?? "";
			yield* lines;
		}
	} catch (error) {
		const { code = "unknown" } = error;
		if (code === "ENOENT") return;
		throw new require_start.CliError("input", `The file ${path} cannot be read: ${code}.`);
	}
}

exports.logLines = logLines;
exports.openLog = openLog;