import { s as CliError } from "./start-Cng1fSqp.js";
import { S as shownRows, vt as getPath } from "./run-BhoUbCgs.js";
import { c as rawOf, l as rowsOf, o as countOf, s as printingOf } from "./http-BfOjzy3p.js";

// runtime/request/each.ts
/** Statuses that refuse one value and leave the others readable: no permission, no module, not found. */
const SKIPPED = [
	401,
	403,
	404
];
/**
* Reads a list for every value of a variable, in order. A value that the service refuses is reported, and the run fails at
* its end.
*/
async function printEach(variable, list, call, context) {
	const every = context.service.variables[variable]?.every;
	if (every === void 0) throw new Error(`The variable "${variable}" does not declare where its values are listed.`);
	const values = await valuesOf(every, context);
	let failed = 0;
	const each = async function* (read) {
		for (const value of values) try {
			yield* read(value, {
				...call,
				params: {
					...call.params,
					[variable]: value
				}
			});
		} catch (error) {
			const status = error instanceof CliError ? error.details.statusCode : void 0;
			if (!(error instanceof CliError) || !SKIPPED.includes(status ?? 0)) throw error;
			failed += 1;
			context.warn(`Skipped ${variable} ${value}: ${error.message}`);
		}
	};
	const where = (value) => `${variable} ${value}`;
	const { column } = every;
	if (list.reading.print === "raw") {
		const found = [];
		const read = async function* (value, own) {
			yield await rawOf(list, own, context, where(value));
		};
		for await (const envelope of each(read)) found.push(envelope);
		await context.out.json(found);
	} else if (list.reading.print === "count") {
		const read = async function* (value, own) {
			yield {
				[column]: value,
				count: await countOf(list, own, context)
			};
		};
		await context.out.rows(each(read));
	} else {
		const read = async function* (value, own) {
			for await (const rows of await shownRows(list.plan, rowsOf(list, own, context, where(value)), context)) yield rows.map(({ [column]: known, ...row }) => ({
				[column]: known ?? value,
				...row
			}));
		};
		const { columns, ...printing } = await printingOf(list, context);
		const others = columns?.filter(({ key }) => key !== column);
		const first = {
			key: column,
			header: column
		};
		await context.out.rows(each(read), others === void 0 ? printing : {
			...printing,
			columns: [first, ...others]
		});
	}
	if (failed > 0) throw new CliError("generic", `${String(failed)} of ${String(values.length)} values of ${variable} could not be read.`);
}
/** Returns the values of the variable that the user may use, numbers in ascending order. */
async function valuesOf({ path, query, paging, field, unless }, { http }) {
	const found = [];
	const call = {
		method: "GET",
		path,
		...query === void 0 ? {} : { query },
		effect: "read"
	};
	for await (const row of http.rows(call, {
		style: paging,
		whole: true
	})) {
		const flag = unless === void 0 ? void 0 : getPath(row, unless);
		if (flag === void 0 || flag === null || flag === false || Number(flag) === 0) found.push(String(getPath(row, field)));
	}
	return found.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
}

export { printEach };