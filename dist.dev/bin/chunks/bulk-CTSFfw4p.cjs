const require_start = require("./start-CjVcg6Qt.cjs");
const require_ahead = require("./ahead-DCmD6YBx.cjs");
const require_final = require("./final-Acyblwne.cjs");

// runtime/kit/bulk.ts
/**
* Works through items. A failed item does not stop the others, unless they would fail in the same way: without
* permission, or when the rate limit is used up. What was and was not done is always reported.
*
* @throws CliError with the exit code and remedy of the first failure, after the report
*/
async function bulk(items, each, { noun, name, failed: failing, atOnce = 1, report }, tools) {
	const all = [];
	for await (const item of items) all.push(item);
	const done = [];
	const failed = [];
	const untried = [];
	let stopped = false;
	const attempt = async (item) => {
		if (stopped) {
			untried.push(item);
			return;
		}
		try {
			await each(item);
			done.push(item);
		} catch (error) {
			if (!(error instanceof require_start.CliError)) throw error;
			failed.push({
				item,
				error
			});
			stopped ||= require_final.isFinal(error);
		}
	};
	const most = () => Math.min(atOnce, tools.http.remaining ?? atOnce);
	let ended = 0;
	try {
		for await (const _none of require_ahead.ahead(all, most, attempt)) {
			ended += 1;
			tools.progress(`${String(ended)} of ${many(all.length, noun)}`);
		}
	} catch (error) {
		const left = all.length - done.length - failed.length;
		tools.note(`Stopped: ${many(done.length, noun)} done, ${String(failed.length)} failed, ${String(left)} left.`);
		throw error;
	}
	tools.progress("");
	for (const { item, error } of failed) tools.warn(`${capitalize(name(item))} ${failing}: ${error.message}`);
	await report({
		done,
		failed,
		untried
	});
	const [first] = failed;
	if (first !== void 0) throw failureOf(first, failed.length - 1, done.length > 0 && tools.http.written > 0);
	function failureOf({ item, error }, others, sent) {
		const more = others > 0 ? ` (and ${String(others)} more)` : "";
		const { kind, message, remedy, details } = error;
		return new require_start.CliError(kind, `${capitalize(name(item))}${more} ${failing}. ${message}`, remedy, {
			...details,
			...sent && { sent }
		});
	}
}
/** `1 order`, `12 orders`. */
const many = (count, [one, several]) => `${String(count)} ${count === 1 ? one : several}`;
const capitalize = (text) => text.charAt(0).toUpperCase() + text.slice(1);

exports.bulk = bulk;