const require_start = require("./start-CjVcg6Qt.cjs");
let node_child_process = require("node:child_process");

// runtime/local/lib/background.ts
/**
* Runs a command of this program in the background, and resolves when its standard error matches `ready`.
*
* @throws CliError `config` when it ends before that, with what it printed
*/
async function runInBackground(argv, ready, env) {
	const [program = "", script = ""] = process.argv;
	const child = (0, node_child_process.spawn)(program, [
		...process.execArgv,
		script,
		...argv
	], {
		detached: true,
		env,
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		]
	});
	let output = "";
	let errors = "";
	child.stdout.setEncoding("utf8").on("data", (text) => output += text);
	await new Promise((resolve, reject) => {
		child.stderr.setEncoding("utf8").on("data", (text) => {
			errors += text;
			if (ready.test(errors)) resolve();
		});
		child.once("error", reject);
		child.once("close", () => {
			reject(new require_start.CliError("config", `The command ended at once: ${errors.trim().replace(/^Error: /, "")}`));
		});
	});
	await new Promise((resolve) => setImmediate(resolve));
	child.removeAllListeners();
	child.stdout.destroy();
	child.stderr.destroy();
	child.unref();
	return {
		pid: child.pid ?? 0,
		output
	};
}

exports.runInBackground = runInBackground;