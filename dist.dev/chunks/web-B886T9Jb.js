import { t as openBrowser } from "./opener-BOPvFe5z.js";
import { lt as fillText, rt as isLoopback, ut as holes, vt as getPath } from "./run-BhoUbCgs.js";
import { s as CliError } from "./start-Cng1fSqp.js";

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
	if (world.stdout.isTTY === true && await openBrowser(url, world)) announce(`Opened ${url} in the browser.`);
	else await out.text(`${url}\n`);
}
async function filled(template, values, { service, variable }) {
	const parts = {};
	for (const name of holes(template)) {
		const value = Object.hasOwn(service.variables, name) ? await variable(name) : String(values[name]);
		parts[name] = encodeURIComponent(value);
	}
	return new URL(fillText(template, (name) => parts[name])).href;
}
function addressIn({ field = "", origin }, record, reply) {
	const found = getPath(record, field) ?? "";
	if (found === "") throw new CliError("generic", `The record has no web page: "${field}" is empty.`);
	const url = typeof found === "string" && URL.canParse(found) ? new URL(found) : void 0;
	const isLocal = url?.protocol === "http:" && isLoopback(url.hostname) && isLoopback(new URL(reply.url).hostname);
	const isDeclared = url?.protocol === "https:" && (origin === void 0 || url.origin === origin);
	if (url !== void 0 && (isLocal || isDeclared)) return url.href;
	const allowed = origin === void 0 ? "a https address" : `an address at ${origin}`;
	throw new CliError("unavailable", `The web page of the record was not opened: "${field}" is not ${allowed}.`);
}

export { openPage };