import { s as CliError } from "./start-Cng1fSqp.js";
import { spawn } from "node:child_process";

// runtime/auth/opener.ts
/** Starts the browser with a URL; undefined without a terminal. Failures are ignored: the URL is printed as well. */
function startBrowser(url, { platform, stderr, env }) {
	if (stderr.isTTY !== true) return void 0;
	const [program, ...args] = platform === "darwin" ? ["open"] : platform === "win32" ? ["rundll32", "url.dll,FileProtocolHandler"] : ["xdg-open"];
	const child = spawn(program ?? "", [...args, url], {
		stdio: "ignore",
		detached: true,
		env
	});
	child.on("error", () => void 0);
	child.unref();
	return child;
}
/** How long the program that opens the browser may take to fail. It may also run as long as the browser. */
const PATIENCE = 2e3;
/** Opens a URL in the browser. Returns whether it could be opened. */
async function openBrowser(url, world) {
	const child = startBrowser(url, world);
	if (child === void 0) return false;
	const over = new AbortController();
	const late = world.sleep(PATIENCE, AbortSignal.any([world.signal, over.signal])).then(() => true);
	late.catch(() => void 0);
	const ended = new Promise((resolve) => {
		child.once("error", () => {
			resolve(false);
		});
		child.once("exit", (code) => {
			resolve(code === 0);
		});
	});
	try {
		return await Promise.race([late, ended]);
	} finally {
		over.abort(/* @__PURE__ */ new Error("over"));
	}
}
/** Starts the program that puts a public domain in front of a local port. `command` contains {domain} and {port}. */
function openTunnel(command, domain, port) {
	const [program = "", ...args] = command.split(/\s+/).map((word) => word.replace("{domain}", domain).replace("{port}", String(port)));
	const child = spawn(program, args, { stdio: "ignore" });
	const kill = () => {
		child.kill();
	};
	process.once("exit", kill);
	const broken = new Promise((_resolve, reject) => {
		child.once("error", (error) => {
			reject(new CliError("config", error.code === "ENOENT" ? `The tunnel program ${program} is not installed.` : `The tunnel program ${program} cannot be started: ${error.message}.`, `Install ${program} and put it on the PATH, or paste the address manually.`));
		});
		child.once("exit", (code) => {
			reject(new CliError("config", `The tunnel to ${domain} ended unexpectedly (${program}, exit code ${String(code)}).`, `Run "${[program, ...args].join(" ")}" to see why.`));
		});
	});
	broken.catch(() => void 0);
	return {
		broken,
		close: () => {
			process.off("exit", kill);
			kill();
		}
	};
}

export { openTunnel as n, startBrowser as r, openBrowser as t };