const require_start = require("./start-CjVcg6Qt.cjs");
const require_run = require("./run-Duopuxci.cjs");
const require_final = require("./final-Acyblwne.cjs");
const require_values = require("./values-Bex6YM9j.cjs");

// workflows/crm/lib/conversion.ts
/** Milliseconds between two requests for the state. */
const PAUSE = 2e3;
/**
* Converts a deal to a lead, or a lead to a deal, and prints the id of the conversion, or with `wait` its outcome.
*
* @param args what the request that starts it sends
* @throws CliError `input` when the service could not convert the record; `generic` when the outcome is not known in time
*/
async function convert(from, args, kit) {
	const { id, wait, "timeout-secs": seconds, ...more } = args;
	const reply = await kit.calls.start.send({
		id,
		...more
	});
	if (kit.globals.dryRun) return;
	const conversion = require_values.keyOf(reply.record?.conversion_id);
	if (conversion === null) kit.fail("unavailable", `The service returned no id of the conversion of ${from} ${id}: it may be running.`, `Check whether the ${from} still exists before you try again.`);
	const to = from === "deal" ? "lead" : "deal";
	const path = `/api/v2/${from}s/${id}/convert/status/${encodeURIComponent(conversion)}`;
	const started = {
		from,
		id,
		conversion,
		ask: `${kit.client.binary} api GET ${path}`
	};
	const source = { [`${from}_id`]: from === "deal" ? require_run.exactNumber(id) : id };
	if (!wait) {
		await kit.out.action(`Conversion started: ${conversion}`, {
			conversion_id: conversion,
			status: "started",
			...source
		});
		if (kit.out.format === "table") kit.note(`Show its state with "${started.ask}".`);
		return;
	}
	const done = await outcome(started, seconds, kit);
	const made = require_values.keyOf(done[`${to}_id`]);
	await kit.out.action(`Converted ${from} ${id} to ${made === null ? `a ${to}` : `${to} ${made}`}`, {
		conversion_id: conversion,
		status: "completed",
		...source,
		...made !== null && { [`${to}_id`]: done[`${to}_id`] }
	});
}
/** Returns the state of a completed conversion. */
async function outcome(started, seconds, kit) {
	const { from, id, conversion, ask } = started;
	const end = kit.now().getTime() + seconds * 1e3;
	for (;;) {
		const state = await look(started, kit);
		if (state.status === "completed") return state;
		if (state.status === "failed" || state.status === "rejected") kit.fail("input", `The service ${state.status} the conversion of ${from} ${id} (conversion ${conversion}).`);
		const shown = require_values.keyOf(state.status) ?? "not known";
		if (kit.now().getTime() + PAUSE > end) kit.fail("generic", `Conversion ${conversion} of ${from} ${id} has not ended after ${String(seconds)} s; its state is ${shown}.`, `It continues on the service. Show its state with "${ask}".`);
		kit.progress(`Conversion ${conversion}: ${shown}`);
		try {
			await kit.sleep(PAUSE);
		} catch (error) {
			kit.note(`Conversion ${conversion} continues on the service. Show its state with "${ask}".`);
			throw error;
		}
	}
}
/** Reads the state. It stays unknown after a failure that may pass; any other one ends the wait, not the conversion. */
async function look({ id, conversion, ask }, kit) {
	try {
		return await kit.calls.status.record({
			id,
			conversion
		}) ?? {};
	} catch (error) {
		if (!(error instanceof require_start.CliError) || kit.signal.aborted) throw error;
		if (error.kind === "unavailable" && !require_final.isFinal(error)) return {};
		return kit.fail("generic", `Conversion ${conversion} was started, but its state could not be read: ${error.message}`, `It continues on the service. Show its state with "${ask}".`);
	}
}

Object.defineProperty(exports, "convert", {
  enumerable: true,
  get: function () {
    return convert;
  }
});