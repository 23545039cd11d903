import { c as Interrupted, t as main } from "../chunks/start-Cng1fSqp.js";
import { G as defined } from "../chunks/miss-DFNGofI6.js";
import { s as createFiles } from "../chunks/kit-qQs7uSa8.js";
import { join } from "node:path";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { PassThrough } from "node:stream";
import { once } from "node:events";
import http from "node:http";

// runtime/testing/world.ts
/** Returns a world with real streams, an empty home unless one is named, and no environment variables of this process. */
function fakeWorld(argv, options = {}) {
	const home = options.home ?? mkdtempSync(join(tmpdir(), "cli-test-"));
	const controller = new AbortController();
	const stdin = Object.assign(new PassThrough(), {
		isTTY: options.stdin === void 0,
		setRawMode: () => void 0
	});
	if (options.stdin !== void 0) stdin.end(options.stdin);
	const stdout = sink(options.columns !== void 0, options.columns);
	const stderr = sink(options.errTerminal === true, 80);
	return {
		world: {
			argv,
			env: {
				XDG_CONFIG_HOME: home,
				...options.env
			},
			cwd: options.cwd ?? home,
			platform: "linux",
			home,
			stdin,
			stdout: stdout.stream,
			stderr: stderr.stream,
			now: () => new Date(options.now ?? "2026-05-04T03:02:01.999Z"),
			sleep: () => Promise.resolve(),
			signal: controller.signal
		},
		out: stdout.text,
		err: stderr.text,
		abort: (reason) => {
			controller.abort(reason);
		},
		keys: stdin
	};
}
function sink(isTTY, columns) {
	const chunks = [];
	const stream = Object.assign(new PassThrough(), defined({
		isTTY,
		columns
	}));
	stream.on("data", (chunk) => chunks.push(chunk));
	return {
		stream,
		text: () => Buffer.concat(chunks).toString("utf8")
	};
}

// runtime/testing/run.ts
/** Runs one command line of a client in this process, at the real time; `changes` replace parts of its world. */
async function runHere(client, argv, options, changes = {}) {
	const { world, out, err } = fakeWorld(argv, {
		stdin: "",
		...options
	});
	return {
		code: await main(client, {
			...world,
			now: () => /* @__PURE__ */ new Date(),
			...changes
		}),
		out: out(),
		err: err()
	};
}

// runtime/testing/server.ts
const open = [];
/** Starts a server on loopback that responds with `answer` and records its requests; {@link closeAll} ends it. */
async function serve(answer) {
	const seen = [];
	const server = http.createServer((request, response) => {
		const chunks = [];
		request.on("data", (chunk) => chunks.push(chunk));
		request.on("end", () => {
			const { method = "", url = "", headers } = request;
			const one = {
				method,
				url,
				headers,
				body: Buffer.concat(chunks).toString("utf8")
			};
			seen.push(one);
			answer(one, response, seen.length);
		});
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address();
	const made = {
		origin: `http://127.0.0.1:${String(port)}`,
		port,
		seen,
		close: async () => {
			server.closeAllConnections();
			if (!server.listening) return;
			server.close();
			await once(server, "close");
		}
	};
	open.push(made);
	return made;
}
function json(response, body, status = 200, headers = {}) {
	response.writeHead(status, {
		"content-type": "application/json",
		...headers
	});
	response.end(typeof body === "string" ? body : JSON.stringify(body));
}
/** Ends every server that is still open. */
async function closeAll() {
	await Promise.all(open.splice(0).map((server) => server.close()));
}

// runtime/testing/bench.ts
/** Starts a service and signs a client in to it with the environment variables of its spec. */
async function openBench(client, { answer, sandbox, env } = {}) {
	const folder = mkdtempSync(join(tmpdir(), `${client.binary}-`));
	const { service } = await client.service();
	const started = answer === void 0 ? await startSandbox(client, sandbox) : await serve(answer);
	const signedIn = {
		XDG_CONFIG_HOME: folder,
		...variablesOf(service, started.origin),
		...env
	};
	const run = (argv, { stdin = "", env: own, world = {} } = {}) => runHere(client, argv, {
		cwd: folder,
		stdin,
		env: {
			...signedIn,
			...own
		}
	}, world);
	return {
		folder,
		origin: started.origin,
		seen: started.seen ?? [],
		run,
		json: async (argv, options) => {
			const { code, out, err } = await run([
				...argv,
				"--output",
				"json"
			], options);
			if (code !== 0) throw new Error(`${argv.join(" ")} ended with exit code ${String(code)}: ${err}`);
			return JSON.parse(out);
		},
		close: async () => {
			await started.close();
			rmSync(folder, {
				recursive: true,
				force: true
			});
		}
	};
}
const startSandbox = async (client, options) => {
	const { open } = await client.sandbox();
	return open({
		...options,
		client
	});
};
/** Returns the environment variables that set the origin and a credential that a sandbox accepts. */
function variablesOf({ hosts, credentials }, origin) {
	const origins = Object.values(hosts).map(({ override }) => [override, origin]);
	const secrets = Object.values(credentials).flatMap(({ env }) => env === void 0 ? [] : [[env, "sandbox"]]);
	return Object.fromEntries([...origins, ...secrets]);
}

// runtime/testing/files.ts
/** Returns `kit.files` for a working folder, for tests of code that takes them. */
const testFiles = (folder) => createFiles({
	globals: { dryRun: false },
	files: { written: 0 },
	world: {
		cwd: folder,
		signal: new AbortController().signal
	}
});

export { Interrupted, closeAll, fakeWorld, json, openBench, runHere, serve, testFiles };