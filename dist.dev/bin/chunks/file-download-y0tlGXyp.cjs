const require_run = require("./run-Duopuxci.cjs");
let node_fs_promises = require("node:fs/promises");
let node_path = require("node:path");

// workflows/crm/lib/file-name.ts
/** Maximum length of a file name in bytes; a temporary file beside it has a longer one. */
const LONGEST = 200;
/** Control characters, characters that change the direction of text, and those that some systems refuse. */
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff<>:"|?*]/g;
/** Names of devices on Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/**
* Turns the name of a record into the name of a file in the current folder: the part after the last slash, not hidden, at
* most 200 bytes with its extension. Returns `fallback` if nothing is left.
*/
function localName(name, fallback) {
	const plain = (name.split(/[/\\]/).at(-1) ?? "").replace(UNSAFE, "_").replace(/^[.\s]+|[.\s]+$/g, "").trim();
	if (plain === "") return fallback;
	return shortened(DEVICE.test(plain) ? `_${plain}` : plain);
}
function shortened(name) {
	if (Buffer.byteLength(name) <= LONGEST) return name;
	const extension = /\.[A-Za-z0-9]{1,20}$/.exec(name)?.[0] ?? "";
	let kept = "";
	for (const character of name) {
		if (Buffer.byteLength(kept + character + extension) > LONGEST) break;
		kept += character;
	}
	return `${kept}${extension}`;
}

// workflows/crm/file-download.ts
const fileDownload = async ({ id, out }, kit) => {
	const path = await targetOf(out, await kit.calls.file.record({ id }) ?? {}, id, kit);
	let bytes = 0;
	const received = (sofar, total) => {
		kit.progress(`Downloading ${path}: ${megabytes(sofar)}${total === void 0 ? "" : ` of ${megabytes(total)}`} MB`);
	};
	await kit.files.receive(path, async (file) => {
		({size: bytes = 0} = await kit.calls.content.send({ id }, { into: {
			file,
			received
		} }));
	});
	kit.progress("");
	await kit.out.action(`Saved ${path} (${String(bytes)} bytes)`, {
		id: require_run.exactNumber(id),
		path,
		bytes
	});
};
/** Returns the path of the file: the name of a record is somebody's text, so it must not choose a folder or replace a file. */
async function targetOf(out, record, id, kit) {
	const isFolder = out !== void 0 && await kindOf(out, kit) === "folder";
	if (out !== void 0 && !isFolder) return out;
	const name = [record["name"], record["file_name"]].find((one) => typeof one === "string" && one.trim() !== "");
	const path = (0, node_path.join)(out ?? "", localName(typeof name === "string" ? name : "", `file-${id}`));
	if (await kindOf(path, kit) === void 0) return path;
	return kit.fail("input", `${path} exists already. Nothing was saved.`, "Name the file with --out to replace it.");
}
async function kindOf(path, { files }) {
	const found = await (0, node_fs_promises.stat)(files.resolve(path)).catch(() => void 0);
	return found === void 0 ? void 0 : found.isDirectory() ? "folder" : "file";
}
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

exports.default = fileDownload;