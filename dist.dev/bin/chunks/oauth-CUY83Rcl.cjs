const require_miss = require("./miss-T62ysXSg.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");
const require_run = require("./run-Duopuxci.cjs");
const require_http = require("./http-Ddq_m_Hy.cjs");
const require_opener = require("./opener-4x7WsyjH.cjs");
let node_crypto = require("node:crypto");
let node_http = require("node:http");

// runtime/auth/callback.ts
/** A redirect that this sign-in did not cause. */
var ForeignRedirect = class extends require_start.CliError {};
/**
* Catches the redirect of the browser on 127.0.0.1: calls `ready` once it listens, and returns the code. A redirect with
* a foreign state is refused and does not end the sign-in: any page in the browser can cause one. The listener is always
* closed when the promise settles. Fails with `auth` on a refusal or a timeout, with `config` when the port is in use.
*/
async function catchCallback(rules, world, ready) {
	const over = new AbortController();
	const signal = AbortSignal.any([over.signal, world.signal]);
	const server = (0, node_http.createServer)();
	let noted = false;
	try {
		const redirected = new Promise((resolve, reject) => {
			server.on("request", (request, response) => {
				const [path = "", query = ""] = (request.url ?? "").split(/\?(.*)/s);
				if (request.method !== "GET" || path !== rules.path) {
					respond(response, 404, "Not found", "This page does not exist.");
					return;
				}
				try {
					const code = readRedirect(query, rules.state);
					respond(response, 200, `Signed in to ${rules.title}`, "You can close this window and return to the terminal.", () => resolve(code));
				} catch (error) {
					const foreign = error instanceof ForeignRedirect;
					if (foreign && !noted) rules.note(`${error.message} It was refused; still waiting for this one.`);
					noted ||= foreign;
					respond(response, 400, "Not signed in", error.message, () => {
						if (!foreign) reject(error);
					});
				}
			});
		});
		redirected.catch(() => void 0);
		await listen(server, rules);
		await ready();
		const late = world.sleep(rules.wait * 1e3, signal).then(() => {
			throw new require_start.CliError("auth", `The sign-in was not completed in the browser within ${rules.wait} s.`, "Sign in again and complete it in the browser.");
		});
		return await Promise.race([
			redirected,
			late,
			...rules.broken ? [rules.broken] : []
		]);
	} finally {
		over.abort(/* @__PURE__ */ new Error("over"));
		server.close();
		server.closeAllConnections();
	}
}
function listen(server, { port, portFlag }) {
	return new Promise((resolve, reject) => {
		server.once("error", (error) => {
			const busy = error.code === "EADDRINUSE";
			reject(new require_start.CliError("config", busy ? `Port ${port} on this machine is in use, and the browser must be redirected to it.` : `Cannot listen on 127.0.0.1:${port}: ${error.message}.`, portFlag === void 0 ? "End the program that uses the port, perhaps another sign-in, and try again." : `End the program that uses it, or choose another port with --${portFlag}; your app must have the same callback URL registered.`));
		});
		server.listen(port, "127.0.0.1", resolve);
	});
}
/**
* Returns the code in a redirect's query. Each value is decoded once; `+` stays, because codes may contain it.
*
* Fails with `auth` when the state does not match, the user refused, or the code is missing.
*/
function readRedirect(query, state) {
	const values = /* @__PURE__ */ new Map();
	for (const pair of query.replace(/#.*$/s, "").split("&")) {
		const [name = "", value = ""] = pair.split(/=(.*)/s);
		values.set(decode(name), decode(value));
	}
	const received = values.get("state");
	const error = values.get("error");
	if (error !== void 0 && received === void 0) throw denied(error, values.get("error_description"));
	if (received === void 0 || !equal(received, state)) throw new ForeignRedirect("auth", "The browser returned the response of another sign-in (its state does not match).", "Sign in again, and use the page that it opens.");
	if (error !== void 0) throw denied(error, values.get("error_description"));
	const code = values.get("code");
	if (code) return code;
	throw new require_start.CliError("auth", "The browser returned without a code.", "Sign in again.");
}
function denied(error, description) {
	const why = description ? `${error}: ${description.replaceAll("+", " ")}` : error;
	return new require_start.CliError("auth", `The sign-in was refused in the browser (${require_run.oneLine(why, 200)}).`, "Sign in again and allow the access.");
}
function decode(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
function equal(received, expected) {
	const [a, b] = [Buffer.from(received), Buffer.from(expected)];
	return a.length === b.length && (0, node_crypto.timingSafeEqual)(a, b);
}
function respond(response, status, title, text, done) {
	const page = `<!doctype html><meta charset="utf-8"><title>${escape(title)}</title><h1>${escape(title)}</h1><p>${escape(text)}</p>\n`;
	response.writeHead(status, {
		"content-type": "text/html; charset=utf-8",
		"content-security-policy": "default-src 'none'",
		"cache-control": "no-store",
		"referrer-policy": "no-referrer",
		connection: "close"
	});
	if (done) response.once("close", done);
	response.end(page);
}
const escape = (text) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

// runtime/auth/oauth.ts
/** Signs in with a browser: authorizes, gets a code by a redirect, and exchanges it. */
async function signInWithBrowser(login) {
	const { parts, credential, origin, pair, port, domain, paste } = login;
	const { redirect, authorize } = credential;
	if (redirect === void 0 || authorize === void 0) throw new Error("The credential declares no browser flow");
	const state = (0, node_crypto.randomBytes)(16).toString("hex");
	const redirectUri = domain === void 0 ? `http://127.0.0.1:${port}${redirect.path}` : `https://${domain}${redirect.path}`;
	const url = await require_http.authUrl(parts, authorize, origin);
	const proof = credential.pkce ? createProof() : void 0;
	const query = {
		response_type: "code",
		...login.query,
		client_id: pair.id,
		redirect_uri: redirectUri,
		state,
		...proof?.query
	};
	const filled = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""));
	url.search = [url.search.slice(1), require_run.encodeQuery(filled)].filter((part) => part !== "").join("&");
	const announce = () => {
		parts.announce(`Sign in to ${parts.service.title} in your browser:\n\n  ${url.href}\n`);
		require_opener.startBrowser(url.href, parts.world);
	};
	let code;
	if (paste === void 0) {
		const tunnel = domain !== void 0 && redirect.tunnel ? require_opener.openTunnel(redirect.tunnel.command, domain, port) : void 0;
		const rules = {
			port,
			path: redirect.path,
			state,
			wait: redirect.wait ?? 120,
			title: parts.service.title,
			note: parts.announce,
			...require_miss.defined({ portFlag: redirect.portFlag }),
			...tunnel === void 0 ? {} : { broken: tunnel.broken }
		};
		try {
			code = await catchCallback(rules, parts.world, announce);
		} finally {
			tunnel?.close();
		}
	} else {
		announce();
		code = await readPasted(paste, state, parts);
	}
	const fields = {
		grant_type: "authorization_code",
		code,
		redirect_uri: redirectUri,
		...proof?.fields
	};
	return require_http.requestToken(parts, credential, origin, pair, fields);
}
/** Returns the challenge of an authorize request and the verifier of its exchange: only this process can use the code. */
function createProof() {
	const verifier = (0, node_crypto.randomBytes)(32).toString("base64url");
	return {
		query: {
			code_challenge: (0, node_crypto.createHash)("sha256").update(verifier).digest("base64url"),
			code_challenge_method: "S256"
		},
		fields: { code_verifier: verifier }
	};
}
/** Returns the code in the pasted address. A wrong one is explained, and on a terminal another can be pasted. */
async function readPasted(paste, state, { announce, world }) {
	for (let left = 2;; left -= 1) {
		const text = await paste();
		try {
			return readRedirect(queryOf(text), state);
		} catch (error) {
			const isFinal = /[?&]error=/.test(text);
			if (!(error instanceof require_start.CliError) || isFinal || left === 0 || world.stdin.isTTY !== true) throw error;
			announce([
				error.message,
				error.remedy,
				"Paste it again."
			].filter(Boolean).join(" "));
		}
	}
}
/** Returns the query of a pasted address. */
function queryOf(pasted) {
	const text = pasted.trim();
	const query = /\?(.+)$/s.exec(text)?.[1];
	if (query !== void 0) return query;
	throw new require_start.CliError("auth", "The pasted text is not an address with a query.", "Paste the whole address from the browser's address bar, including everything after the question mark.");
}

exports.signInWithBrowser = signInWithBrowser;