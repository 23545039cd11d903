// workflows/crm/lib/show.ts
const missing = "n/a";
const whole = (number, absent = "n/a") => number === null ? absent : String(Math.round(number));
const decimal = (number, absent = "n/a") => number === null ? absent : number.toFixed(1);
const percent = (share, decimals = 0) => `${(share * 100).toFixed(decimals)}%`;
/**
* Prints a record: pairs of metric and value as a table, metrics by name and in full precision otherwise. `--fields` names
* metrics, so that the record itself is printed.
*/
async function printPairs(record, pairs, { out, globals }) {
	if (globals.fields !== void 0) return out.record(record, { columns: [] });
	if (out.format === "table") await out.rows(pairs.map(([metric, value]) => ({
		metric,
		value
	})), { ownLimit: true });
	else if (out.format === "csv") await out.rows(Object.entries(record).map(([metric, value]) => ({
		metric,
		value
	})), { ownLimit: true });
	else await out.record(record, { columns: [] });
}
/** Rows with some numbers rounded for a table; the other formats have them in full precision. */
function roundedRows(rows, keys, { out }) {
	const all = rows.map((row) => ({ ...row }));
	if (out.format !== "table") return all;
	return all.map((row) => ({
		...row,
		...Object.fromEntries(keys.map((key) => [key, typeof row[key] === "number" ? Math.round(row[key]) : row[key]]))
	}));
}

Object.defineProperty(exports, "decimal", {
  enumerable: true,
  get: function () {
    return decimal;
  }
});
Object.defineProperty(exports, "percent", {
  enumerable: true,
  get: function () {
    return percent;
  }
});
Object.defineProperty(exports, "printPairs", {
  enumerable: true,
  get: function () {
    return printPairs;
  }
});
Object.defineProperty(exports, "roundedRows", {
  enumerable: true,
  get: function () {
    return roundedRows;
  }
});
Object.defineProperty(exports, "whole", {
  enumerable: true,
  get: function () {
    return whole;
  }
});