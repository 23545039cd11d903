const require_folder = require("./folder-DVKzkv0Q.cjs");
let node_fs = require("node:fs");

// workflows/lib/lines.ts
const CHUNK = 65536;
const NEWLINE = 10;
/** Appends lines and flushes them to the disk. An incomplete line of a killed run is cut off first. */
async function appendLines(folder, path, lines) {
	if (lines.length === 0) return;
	const file = await folder.open(path, node_fs.constants.O_RDWR | node_fs.constants.O_APPEND | node_fs.constants.O_CREAT);
	try {
		await cutTail(file);
		await file.appendFile(`${lines.join("\n")}\n`);
		await file.sync();
	} catch (error) {
		throw require_folder.writeError(`${folder.root}/${path}`, error);
	} finally {
		await file.close();
	}
}
/** Cuts off the incomplete line of a killed run; a file that does not exist is left alone. */
async function cutTorn(folder, path) {
	if (await folder.size(path) === void 0) return;
	const file = await folder.open(path, node_fs.constants.O_RDWR);
	try {
		await cutTail(file);
	} finally {
		await file.close();
	}
}
/** Cuts off what follows the last newline. */
async function cutTail(file) {
	const { size } = await file.stat();
	const chunk = Buffer.alloc(Math.min(size, CHUNK));
	for (let end = size; end > 0;) {
		const start = Math.max(0, end - chunk.length);
		const { bytesRead } = await file.read(chunk, 0, end - start, start);
		const last = chunk.subarray(0, bytesRead).lastIndexOf(NEWLINE);
		if (last >= 0 || start === 0) {
			if (start + last + 1 < size) await file.truncate(start + last + 1);
			return;
		}
		end = start;
	}
}
/** Yields the complete lines of a file in order; none if it does not exist. */
async function* readLines(folder, path) {
	if (await folder.size(path) === void 0) return;
	const file = await folder.open(path, node_fs.constants.O_RDONLY);
	try {
		yield* linesFrom(file, 0);
	} finally {
		await file.close();
	}
}
async function* linesFrom(file, from) {
	const chunk = Buffer.alloc(CHUNK);
	let held = [];
	let offset = from;
	for (let position = from;;) {
		const { bytesRead } = await file.read(chunk, 0, CHUNK, position);
		if (bytesRead === 0) return;
		let start = 0;
		for (let end = chunk.indexOf(NEWLINE); end >= 0 && end < bytesRead; end = chunk.indexOf(NEWLINE, start)) {
			yield {
				text: Buffer.concat([...held, chunk.subarray(start, end)]).toString("utf8"),
				offset
			};
			held = [];
			start = end + 1;
			offset = position + start;
		}
		if (start < bytesRead) held.push(Buffer.from(chunk.subarray(start, bytesRead)));
		position += bytesRead;
	}
}
/**
* Reduces a file to one line per key: the last one, in place of the first. The file of an interrupted run, which has
* duplicates, becomes that of an uninterrupted run. Lines without a key are dropped.
*
* Holds one number per key in memory.
*
* @returns number of remaining lines
*/
async function compact(folder, path, keyOf) {
	const last = /* @__PURE__ */ new Map();
	let lines = 0;
	for await (const { text, offset } of readLines(folder, path)) {
		lines += 1;
		const key = keyOf(text);
		if (key !== void 0) last.set(key, offset);
	}
	const count = last.size;
	if (lines === count) return count;
	const file = await folder.open(path, node_fs.constants.O_RDONLY);
	try {
		await folder.write(path, newestLines(file, last, keyOf));
	} finally {
		await file.close();
	}
	return count;
}
async function* newestLines(file, last, keyOf) {
	let part = "";
	for await (const { text, offset } of linesFrom(file, 0)) {
		const key = keyOf(text);
		const newest = key === void 0 ? void 0 : last.get(key);
		if (key === void 0 || newest === void 0) continue;
		last.delete(key);
		part += `${newest === offset ? text : await lineAt(file, newest)}\n`;
		if (part.length < CHUNK) continue;
		yield part;
		part = "";
	}
	yield part;
}
async function lineAt(file, offset) {
	for await (const { text } of linesFrom(file, offset)) return text;
	return "";
}
/** Returns the id in a line of an index. */
function idOfLine(line) {
	return /^\{"id":"?(\d+)"?[,}]/.exec(line)?.[1];
}

Object.defineProperty(exports, "appendLines", {
  enumerable: true,
  get: function () {
    return appendLines;
  }
});
Object.defineProperty(exports, "compact", {
  enumerable: true,
  get: function () {
    return compact;
  }
});
Object.defineProperty(exports, "cutTorn", {
  enumerable: true,
  get: function () {
    return cutTorn;
  }
});
Object.defineProperty(exports, "idOfLine", {
  enumerable: true,
  get: function () {
    return idOfLine;
  }
});
Object.defineProperty(exports, "readLines", {
  enumerable: true,
  get: function () {
    return readLines;
  }
});