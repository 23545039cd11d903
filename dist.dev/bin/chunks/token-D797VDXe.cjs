const require_start = require("./start-CjVcg6Qt.cjs");
const require_run = require("./run-Duopuxci.cjs");
const require_http = require("./http-Ddq_m_Hy.cjs");

// runtime/http/token.ts
/**
* Posts a form to a token endpoint, once: no credential is added, no redirect followed, nothing logged. Empty fields
* are left out. Returns a response of any status; the secrets are redacted from a failed one.
*
* @throws CliError `unavailable` without a response; `sent` is whether the form may have arrived, which matters for
* tokens that can be used once.
*/
async function postForm(url, form, { headers = {}, timeout, world }) {
	const fields = new URLSearchParams();
	for (const [name, value] of Object.entries(form)) if (value !== void 0) fields.append(name, value);
	const target = new URL(url);
	const ending = await require_http.senderFor(world.env)({
		method: "POST",
		url: target,
		headers: {
			accept: "application/json",
			...headers,
			"content-type": "application/x-www-form-urlencoded"
		},
		body: fields.toString(),
		timeout,
		signal: world.signal
	});
	if ("cause" in ending) {
		const { message, remedy } = require_http.unreachable(target, ending.cause, ending.timedOut ? timeout : void 0);
		throw new require_start.CliError("unavailable", message, remedy, {
			method: "POST",
			path: target.pathname,
			sent: ending.sent
		});
	}
	const whole = Buffer.from(ending.bytes).toString("utf8");
	const redact = require_run.createRedactor({
		...secretsIn(form),
		authorization: headers["authorization"] ?? ""
	});
	const text = ending.status < 300 ? whole : redact(whole);
	return {
		status: ending.status,
		body: parseOrText(text),
		headers: ending.headers
	};
}
/** Only secret fields are redacted: a message may need the words in the others. */
function secretsIn(form) {
	const secret = Object.entries(form).filter(([name]) => require_run.isSecretName(name));
	return Object.fromEntries(secret.map(([name, value = ""]) => [name, value]));
}
function parseOrText(text) {
	try {
		return require_run.parseJson(text);
	} catch {
		return text;
	}
}

exports.postForm = postForm;