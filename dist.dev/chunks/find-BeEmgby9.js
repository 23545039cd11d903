import { s as CliError } from "./start-Cng1fSqp.js";
import { O as nothingSent, U as foundIn, lt as fillText } from "./run-BhoUbCgs.js";

// runtime/request/find.ts
/**
* Runs the look-ups that a write needs, in order: records by the name of the look-up.
*
* @throws CliError `input` when there are none, several, or one that should not exist
*/
async function findAll(plans, args, context) {
	const found = {};
	for (const [name, plan] of Object.entries(plans)) {
		if (plan.when !== void 0 && args[plan.when] === void 0) continue;
		const record = await findOne(plan, args, context);
		if (record !== void 0) found[name] = record;
	}
	return found;
}
async function findOne(plan, args, context) {
	const { http } = context;
	const { normalizeRow } = await import("./odata-Kmc5GgHb.js");
	const look = (name) => String(args[name] ?? "").replaceAll("'", "''");
	const query = Object.fromEntries(Object.entries(plan.query).map(([name, template]) => [name, fillText(template, look)]));
	const reply = await http.send({
		method: "GET",
		path: plan.path,
		query,
		effect: "read"
	});
	const rows = foundIn(reply, context);
	const [first] = rows;
	const remedy = [nothingSent(context.command.effect, http), shown(plan, args)].filter((text) => text !== "").join(" ");
	if (plan.expect === "none" && first !== void 0) throw new CliError("input", `A ${plan.noun} with these values already exists.`, remedy);
	if (plan.expect === "one" && rows.length !== 1) {
		const which = first === void 0 ? `No ${plan.noun} matches` : `More than one ${plan.noun} matches`;
		throw new CliError("input", `${which}.`, remedy);
	}
	return first === void 0 ? void 0 : normalizeRow(first);
}
/** Returns the arguments that the look-up used, for a message. */
function shown({ query }, args) {
	const values = Object.keys(args).filter((name) => Object.values(query).some((text) => text.includes(`{${name}}`))).map((name) => `--${name} ${String(args[name])}`);
	return values.length === 0 ? "" : `Check ${values.join(", ")}.`;
}

export { findAll };