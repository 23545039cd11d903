const require_opener = require("./opener-4x7WsyjH.cjs");
const require_run = require("./run-Duopuxci.cjs");
const require_start = require("./start-CjVcg6Qt.cjs");

// runtime/request/web.ts
/**
* Opens the page of a record in the browser. Without a terminal, or if the browser cannot be started, the address is
* printed.
*
* @param values arguments of the command, with ids in place of names
* @throws CliError `generic` for a record without a page, `unavailable` for an address that must not be opened
*/
async function openPage(page, record, values, reply, context) {
	const { world, out, announce } = context;
	const url = page.url === void 0 ? addressIn(page, record, reply) : await filled(page.url, values, context);
	if (world.stdout.isTTY === true && await require_opener.openBrowser(url, world)) announce(`Opened ${url} in the browser.`);
	else await out.text(`${url}\n`);
}
async function filled(template, values, { service, variable }) {
	const parts = {};
	for (const name of require_run.holes(template)) {
		const value = Object.hasOwn(service.variables, name) ? await variable(name) : String(values[name]);
		parts[name] = encodeURIComponent(value);
	}
	return new URL(require_run.fillText(template, (name) => parts[name])).href;
}
function addressIn({ field = "", origin }, record, reply) {
	const found = require_run.getPath(record, field) ?? "";
	if (found === "") throw new require_start.CliError("generic", `The record has no web page: "${field}" is empty.`);
	const url = typeof found === "string" && URL.canParse(found) ? new URL(found) : void 0;
	const isLocal = url?.protocol === "http:" && require_run.isLoopback(url.hostname) && require_run.isLoopback(new URL(reply.url).hostname);
	const isDeclared = url?.protocol === "https:" && (origin === void 0 || url.origin === origin);
	if (url !== void 0 && (isLocal || isDeclared)) return url.href;
	const allowed = origin === void 0 ? "a https address" : `an address at ${origin}`;
	throw new require_start.CliError("unavailable", `The web page of the record was not opened: "${field}" is not ${allowed}.`);
}

exports.openPage = openPage;