const require_http = require("./http-Ddq_m_Hy.cjs");

// runtime/auth/prove.ts
/**
* Checks a credential with one request, without retries, and returns the response, which names its owner. Only this
* credential is sent.
*/
async function prove(context, credential, host, origin, headers) {
	const { createHttp } = await Promise.resolve().then(() => require("./run-Duopuxci.cjs")).then((n) => n.http_exports);
	return (await createHttp({
		...context,
		authority: {
			origin: () => Promise.resolve(origin),
			headers: () => Promise.resolve(headers),
			renew: () => Promise.resolve(false),
			remedy: () => Promise.resolve("Check that it was copied completely and belongs to this service, then enter it again."),
			account: () => Promise.resolve("")
		}
	}).send({
		method: "GET",
		path: credential.prove,
		host,
		effect: "read",
		retry: false
	})).body;
}
/**
* Returns the headers that a credential has at this moment, without a refresh; `undefined` for an expired token, for a
* credential of another origin, and for an app that would have to request a token first.
*/
function headersNow(found, origin, now) {
	if ("pair" in found) return void 0;
	const bound = "tokens" in found ? found.tokens.origin : found.origin;
	if (bound !== void 0 && bound !== origin && found.source !== "sandbox") return void 0;
	if (!("tokens" in found)) return require_http.attach(found.credential.attach, found.secret);
	const left = require_http.remaining(found.tokens, now);
	return left !== void 0 && left <= 0 ? void 0 : require_http.attach(found.credential.attach, found.tokens.accessToken);
}

Object.defineProperty(exports, "headersNow", {
  enumerable: true,
  get: function () {
    return headersNow;
  }
});
Object.defineProperty(exports, "prove", {
  enumerable: true,
  get: function () {
    return prove;
  }
});