import { dirname, join } from "node:path";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

// generator/package.ts
let found;
/** Returns the root of the package, whether the compiler runs from its sources or from the bundle. */
function packageRoot() {
	if (found !== void 0) return found;
	let folder = dirname(fileURLToPath(import.meta.url));
	while (!existsSync(join(folder, "package.json"))) {
		const parent = dirname(folder);
		if (parent === folder) throw new Error(`Cannot find package.json of cmdspec above ${fileURLToPath(import.meta.url)}. Install the package again.`);
		folder = parent;
	}
	found = folder;
	return folder;
}
function packageVersion() {
	const text = readFileSync(join(packageRoot(), "package.json"), "utf8");
	return JSON.parse(text).version;
}
/** Returns the folder of the standard groups. */
const sharedSpecs = () => join(packageRoot(), "specs", "shared");
/** Whether the package has a shared workflow of that name. */
function sharedWorkflowExists(name) {
	const root = packageRoot();
	return [join(root, "runtime", "local", `${name}.ts`), join(root, "dist", "lib", "local", `${name}.js`)].some((path) => existsSync(path));
}

export { sharedWorkflowExists as i, packageVersion as n, sharedSpecs as r, packageRoot as t };