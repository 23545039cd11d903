import { c as kindOf } from "./fields-qlceGL2B.js";

// runtime/request/forget.ts
/** Removes the stored names and definitions that these writes may have changed: lists whose path is a part of theirs. */
async function forgetChanged(replies, { service, names }) {
	const lists = [...Object.entries(service.references).flatMap(([kind, { path, scan }]) => scan === void 0 ? [] : [[kind, path]]), ...Object.entries(service.customFields).map(([entity, { path }]) => [kindOf(entity), path])];
	const written = replies.filter(({ status }) => status > 0).map(({ url }) => new URL(url).pathname);
	for (const [kind, path] of lists) if (written.some((one) => isBelow(one, path))) await names.drop(kind);
}
/** Whether a path is a list, which may have placeholders, or a part of it. */
function isBelow(path, list) {
	const pattern = list.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{[^{}]*\}/g, "[^/]+");
	return new RegExp(`^${pattern}(?:/|$)`).test(path);
}

export { forgetChanged };