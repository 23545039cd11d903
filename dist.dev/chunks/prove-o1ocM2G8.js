import { H as attach, M as remaining } from "./http-BfOjzy3p.js";

// runtime/auth/prove.ts
/**
* Checks a credential with one request, without retries, and returns the response, which names its owner. Only this
* credential is sent.
*/
async function prove(context, credential, host, origin, headers) {
	const { createHttp } = await import("./http-CvIlIhcr.js");
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
	if (!("tokens" in found)) return attach(found.credential.attach, found.secret);
	const left = remaining(found.tokens, now);
	return left !== void 0 && left <= 0 ? void 0 : attach(found.credential.attach, found.tokens.accessToken);
}

export { prove as n, headersNow as t };