import { s as shownPath } from "./source-Ba8zdOaV.js";
import { t as unified } from "./diff--F4DfN-B.js";
import { join } from "node:path";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";

// generator/7-write/schema.ts
/**
* Updates schema.json in the folder of specs, if it exists. @returns the diff, if the file must not be written.
*/
async function refreshSchema(specs, write) {
	const path = join(specs, "schema.json");
	if (!existsSync(path)) return "";
	const { emitSchema } = await import("./emit-CLEvCbxf.js");
	const text = emitSchema();
	const before = await readFile(path, "utf8");
	if (before === text) return "";
	if (!write) return unified(shownPath(path), before, text);
	await writeFile(path, text);
	return "";
}

export { refreshSchema };