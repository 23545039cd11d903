const require_start = require("./start-CjVcg6Qt.cjs");
const require_run = require("./run-Duopuxci.cjs");
const require_feeds = require("./feeds-Dy5jkaJ6.cjs");
const require_miss = require("./miss-T62ysXSg.cjs");
const require_position = require("./position-CP4kuvDV.cjs");
let node_crypto = require("node:crypto");
let node_os = require("node:os");
let node_http = require("node:http");
let node_events = require("node:events");
let node_https = require("node:https");

// workflows/crm/lib/listen/events.ts
const OBJECTS = [
	"activity",
	"board",
	"deal",
	"deal_installment",
	"deal_product",
	"lead",
	"note",
	"organization",
	"person",
	"phase",
	"pipeline",
	"product",
	"project",
	"stage",
	"task",
	"user"
];
const ACTIONS = [
	"create",
	"change",
	"delete"
];
/**
* Returns whether `--events` selects an event: `entity.action`, with `*` for any, and an entity alone for all its actions.
*
* @throws CliError `usage` for an entity or action that does not exist
*/
function eventFilter(patterns) {
	if (patterns === void 0 || patterns.length === 0) return () => true;
	const parts = patterns.map((pattern) => {
		const [object = "", action = "*", ...rest] = pattern.trim().toLowerCase().split(".");
		if ([...OBJECTS, "*"].includes(object) && [...ACTIONS, "*"].includes(action) && rest.length === 0) return {
			object,
			action
		};
		throw new require_start.CliError("usage", `--events has an unknown event: ${JSON.stringify(pattern)}.`, `Write entity.action, with * for any. Entities: ${OBJECTS.join(", ")}. Actions: ${ACTIONS.join(", ")}.`);
	});
	return (key) => {
		const [object, action] = key.split(".");
		return parts.some((part) => fits(part.object, object) && fits(part.action, action));
	};
}
const fits = (wanted, value) => wanted === "*" || wanted === value;
const textOf = (value) => typeof value === "string" || typeof value === "number" ? String(value) : "";
/** Reads a delivery; a body that is not a JSON object becomes `{raw}`. */
function readDelivery(body, contentType, now) {
	let payload;
	try {
		const value = JSON.parse(body);
		payload = require_miss.isObject(value) ? value : { raw: body };
	} catch {
		payload = { raw: body };
	}
	const meta = require_miss.isObject(payload["meta"]) ? payload["meta"] : {};
	const [entity, action] = [textOf(meta["entity"]), textOf(meta["action"])];
	return {
		key: entity === "" || action === "" ? "" : `${entity}.${action}`,
		id: textOf(meta["entity_id"]) || textOf(meta["id"]),
		time: textOf(meta["timestamp"]) || now.toISOString(),
		payload,
		body,
		contentType
	};
}
/** Identifies an event over its repeated attempts; undefined if the delivery has no id. */
function identityOf({ payload }) {
	const { meta } = payload;
	return require_miss.isObject(meta) && textOf(meta["id"]) || void 0;
}

// workflows/crm/lib/listen/forward.ts
const PATIENCE = 1e4;
/** Sends an event to a server of the user, without a credential and without redirects. Returns why it failed. */
function forward(url, { body, contentType }) {
	return new Promise((resolve) => {
		const content = Buffer.from(body);
		const request = (url.startsWith("https:") ? node_https.request : node_http.request)(url, {
			method: "POST",
			timeout: PATIENCE,
			agent: false,
			headers: {
				"content-type": contentType,
				"content-length": content.length
			}
		});
		request.on("response", (response) => {
			response.resume();
			const { statusCode = 0 } = response;
			resolve(statusCode >= 200 && statusCode < 300 ? void 0 : `HTTP ${String(statusCode)}`);
		});
		request.on("timeout", () => request.destroy(/* @__PURE__ */ new Error("no answer within 10 s")));
		request.on("error", (error) => resolve(error.message));
		request.end(content);
	});
}

// workflows/crm/lib/listen/hook.ts
const PREFIX = "crmcli-listen:";
/** Seconds in which a webhook may be that of a run that has not noted it yet. */
const YOUNG = 60;
const isMemory = (value) => require_miss.isObject(value) && Array.isArray(value["hooks"]) && value["hooks"].every((one) => require_miss.isObject(one) && typeof one["id"] === "string" && typeof one["pid"] === "number");
const memoryOf = (kit) => kit.memory("webhooks", {
	is: isMemory,
	noun: "list of webhooks"
});
function newHook() {
	const [user, password] = [(0, node_crypto.randomBytes)(12).toString("hex"), (0, node_crypto.randomBytes)(24).toString("hex")];
	const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
	return {
		name: `${PREFIX}${(0, node_crypto.randomUUID)()}`,
		user,
		password,
		authorization
	};
}
/** Registers the webhook and notes its id. */
async function register(kit, hook, url) {
	const { name, user, password } = hook;
	const { id } = await kit.calls.register.send({}, { body: {
		subscription_url: url,
		event_action: "*",
		event_object: "*",
		version: "2.0",
		name,
		http_auth_user: user,
		http_auth_password: password
	} });
	if (id !== void 0) {
		const own = {
			id,
			pid: process.pid,
			host: (0, node_os.hostname)()
		};
		await memoryOf(kit).change((before) => ({ hooks: [...before?.hooks ?? [], own] }));
	}
	return id;
}
/** Deletes the webhook, also if the run was stopped before it knew the id. Says so only if it was deleted. */
async function unregister(kit, hook, known) {
	let id = known;
	await kit.cleanUp(async (calls) => {
		if (id === void 0) {
			for await (const row of calls.hooks.rows()) if (row["name"] === hook.name) id = String(row["id"]);
		}
		if (id === void 0) return;
		const deleted = id;
		id = void 0;
		try {
			await calls.unregister.send({ id: deleted }, { accept: [404, 410] });
		} catch (error) {
			kit.warn(`Webhook ${deleted} was not deleted; the next \`webhook listen\` deletes it.`);
			throw error;
		}
		kit.announce(`Deleted webhook ${deleted}`);
		await memoryOf(kit).change((before) => ({ hooks: (before?.hooks ?? []).filter((one) => one.id !== deleted) }));
	}, { seconds: 15 });
}
/** Deletes the webhooks of runs that were killed. Failures are only warnings. */
async function sweep(kit) {
	try {
		const noted = (await memoryOf(kit).read())?.hooks ?? [];
		const living = new Set(noted.filter(isRunning).map(({ id }) => id));
		const left = [];
		for await (const row of kit.calls.hooks.rows()) if (isLeft(row, living, kit.now())) left.push(String(row["id"]));
		for (const id of left) await kit.calls.unregister.send({ id }, { accept: [404, 410] });
		if (left.length > 0) kit.announce(`Deleted webhooks of earlier runs: ${left.join(", ")}`);
		if (noted.some(({ id }) => !living.has(id))) await memoryOf(kit).change((before) => ({ hooks: (before?.hooks ?? []).filter(isRunning) }));
	} catch (error) {
		kit.signal.throwIfAborted();
		kit.warn(`Webhooks of earlier runs were not checked: ${error.message}`);
	}
}
function isLeft({ id, name, add_time: added }, living, now) {
	if (typeof name !== "string" || !name.startsWith(PREFIX) || living.has(String(id))) return false;
	const text = typeof added === "string" ? added.replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/, "$1T$2Z") : "";
	const at = Date.parse(text);
	return Number.isNaN(at) || now.getTime() - at > YOUNG * 1e3;
}
/** Whether the run that registered a webhook still exists. */
function isRunning({ pid, host }) {
	if (host !== (0, node_os.hostname)()) return true;
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === "EPERM";
	}
}

// workflows/crm/lib/listen/receiver.ts
/** Maximum bytes of a delivery. */
const MOST = 4194304;
/** Maximum number of events whose repetition is recognized. */
const REMEMBERED = 5e3;
/**
* Receives deliveries that carry this `Authorization` header, on this machine only.
*
* @throws CliError `config` if the port cannot be used
*/
async function openReceiver(port, authorization, now) {
	const queue = [];
	const seen = /* @__PURE__ */ new Set();
	let wake = () => void 0;
	let failure;
	const take = (event) => {
		const identity = identityOf(event);
		if (identity !== void 0) {
			if (seen.has(identity)) return;
			seen.add(identity);
			const [oldest] = seen;
			if (seen.size > REMEMBERED && oldest !== void 0) seen.delete(oldest);
		}
		queue.push(event);
		wake();
	};
	const server = (0, node_http.createServer)((request, response) => {
		answer(request, response, authorization).then((body) => {
			if (body !== void 0) take(readDelivery(body, request.headers["content-type"] ?? "application/json", now()));
		}).catch(() => response.destroy());
	});
	const fail = (error) => new require_start.CliError("config", `Cannot listen on port ${String(port)}: ${error.code === "EADDRINUSE" ? "it is in use" : error.message}.`, "Choose another port with --port, and point the tunnel to it.");
	server.listen(port, "127.0.0.1");
	try {
		await (0, node_events.once)(server, "listening");
	} catch (error) {
		throw fail(error);
	}
	server.on("error", (error) => {
		failure = fail(error);
		wake();
	});
	return {
		port: server.address().port,
		async *events(signal) {
			for (;;) {
				const next = queue.shift();
				if (next !== void 0) yield next;
				else if (failure !== void 0) throw failure;
				else {
					signal.throwIfAborted();
					await new Promise((resolve) => {
						const done = () => {
							signal.removeEventListener("abort", done);
							resolve();
						};
						wake = done;
						signal.addEventListener("abort", done, { once: true });
					});
				}
			}
		},
		close: async () => {
			server.close();
			server.closeAllConnections();
			await new Promise((resolve) => setImmediate(resolve));
		}
	};
}
/** Answers a request; returns its body if it is a delivery. */
async function answer(request, response, authorization) {
	const end = (status, headers = {}) => {
		response.writeHead(status, headers).end();
		request.resume();
	};
	if (request.method !== "POST") return end(405, { allow: "POST" });
	if (!isEqual(request.headers.authorization ?? "", authorization)) return end(401);
	const parts = [];
	let size = 0;
	for await (const part of request) {
		size += part.length;
		if (size > MOST) return end(413, { connection: "close" });
		parts.push(part);
	}
	response.writeHead(200).end();
	return Buffer.concat(parts).toString("utf8");
}
/** Compares in constant time, whatever the lengths. */
function isEqual(one, other) {
	const hash = (text) => (0, node_crypto.createHash)("sha256").update(text).digest();
	return (0, node_crypto.timingSafeEqual)(hash(one), hash(other));
}

// workflows/crm/webhook-listen.ts
/** Prints events as they happen, from a webhook or from the change feed. */
const webhookListen = async (args, kit) => {
	const selects = eventFilter(args.events);
	checkUrl("--forward-to", args["forward-to"], /^https?:$/);
	if (args.url !== void 0) checkTunnel(args.url);
	try {
		await (args.synthetic === true ? listenToFeed(args, selects, kit) : listenToHook(args, selects, kit));
	} catch (error) {
		if (!kit.interrupted) throw error;
	}
};
function checkUrl(flag, url, protocols) {
	if (url === void 0 || URL.canParse(url) && protocols.test(new URL(url).protocol)) return;
	throw new require_start.CliError("usage", `${flag} is not a URL: ${JSON.stringify(url)}.`, "Write it with https://.");
}
function checkTunnel(url) {
	checkUrl("--url", url, /^https?:$/);
	const { protocol, hostname } = new URL(url);
	if (protocol === "https:" || [
		"localhost",
		"127.0.0.1",
		"[::1]"
	].includes(hostname)) return;
	throw new require_start.CliError("usage", `--url must be an https URL: ${JSON.stringify(url)}.`, "The service delivers to https only.");
}
/** Maximum number of events to print. */
const mostOf = (args, { globals }) => args["max-events"] ?? globals.limit ?? Infinity;
async function listenToHook(args, selects, kit) {
	const hook = newHook();
	const url = args.url ?? "";
	if (kit.globals.dryRun) {
		await register(kit, hook, url);
		return;
	}
	await sweep(kit);
	const receiver = await openReceiver(args.port, hook.authorization, () => kit.now());
	let id;
	try {
		id = await register(kit, hook, url);
		kit.announce(`Listening on :${String(receiver.port)} — webhook ${id ?? "(without an id)"} → ${url}`);
		const most = args.once === true ? 1 : mostOf(args, kit);
		await print(taken(receiver.events(kit.signal), selects, most), args, kit);
	} finally {
		await receiver.close();
		await unregister(kit, hook, id);
	}
}
async function* taken(events, selects, most) {
	let count = 0;
	for await (const event of events) {
		if (!selects(event.key)) continue;
		yield event;
		count += 1;
		if (count >= most) return;
	}
}
/** Prints and forwards events. A filter of --jq gets one event at a time. */
async function print(events, args, kit) {
	const { out, globals } = kit;
	const printing = {
		live: true,
		ownLimit: true
	};
	const rows = async function* () {
		for await (const event of events) {
			const { time, key, id, payload } = event;
			yield out.format === "table" ? {
				time,
				event: key,
				id
			} : payload;
			await pass(event, args, kit);
		}
	};
	if (globals.jq !== void 0) for await (const row of rows()) await out.record(row, { columns: [] });
	else if (out.format === "table") await out.rows(rows(), printing);
	else await out.as("ndjson").rows(rows(), {
		...printing,
		columns: []
	});
}
async function pass(event, { "forward-to": target }, kit) {
	if (target === void 0) return;
	const why = await forward(target, event);
	if (why !== void 0) kit.announce(`Warning: ${event.key} ${event.id} was not forwarded to ${target}: ${why}`);
}
async function listenToFeed(args, selects, kit) {
	const position = require_position.openPosition("listen", kit);
	let since = await position.start(args.since);
	let left = mostOf(args, kit);
	for (;;) {
		const found = await require_feeds.readChanges(kit, since, (row) => row);
		const chosen = found.filter((one) => selects(keyOf(one)));
		const shown = upTo(chosen, left);
		left -= shown.length;
		await print(eventsOf(shown), args, kit);
		const newest = require_feeds.newestOf(shown.length < chosen.length ? shown : found);
		if (newest !== void 0) since = require_feeds.after(newest);
		await position.store(since);
		if (args.once === true || left <= 0) return;
		await kit.sleep(args.interval);
	}
}
/** At most so many events, and those that share the second of the last one. */
function upTo(events, most) {
	const last = events[most - 1];
	if (last === void 0) return events;
	const second = ({ at }) => Math.floor((at ?? Infinity) / 1e3);
	return events.filter((one, index) => index < most || second(one) === second(last));
}
const keyOf = ({ feed, change }) => `${feed.one}.${change === "created" ? "create" : "change"}`;
async function* eventsOf(changes) {
	for (const changed of changes) {
		const { feed, row, at } = changed;
		const key = keyOf(changed);
		const id = String(row["id"]);
		const updateTime = at === void 0 ? null : require_feeds.instant(at);
		const payload = {
			event: key,
			meta: {
				action: key.split(".")[1],
				entity: feed.one,
				id,
				updateTime
			},
			current: row,
			previous: null
		};
		const body = require_run.stringifyJson(payload);
		yield {
			key,
			id,
			time: updateTime ?? "",
			payload,
			body,
			contentType: "application/json"
		};
	}
}

exports.default = webhookListen;