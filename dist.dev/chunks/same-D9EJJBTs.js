import { g as guid, h as dateTime } from "./odata-Df3qI83e.js";

// runtime/kit/same.ts
/** Whether a record holds every value of a body already. What cannot be compared, such as lines, counts as different. */
function holds(record, body, resource) {
	return Object.entries(body).every(([field, value]) => {
		if (!Object.hasOwn(record, field)) return false;
		const type = resource.fields[field]?.type ?? "";
		const wanted = canonical(value, type);
		return wanted !== void 0 && wanted === canonical(record[field], type);
	});
}
/** Returns one text for all ways to write a value; `undefined` when it is not a single value of the type. */
function canonical(value, type) {
	if (value === null || value === "") return "";
	if (!type.startsWith("Edm.") || type === "Edm.Binary") return void 0;
	const text = String(value);
	switch (type) {
		case "Edm.String": return text;
		case "Edm.Boolean": return text === "true" || text === "false" ? text : void 0;
		case "Edm.Guid": return guid(text);
		case "Edm.DateTime": return dateTime(text)?.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
		default: return /^-?\d+(?:\.\d+)?$/.test(text) ? plainDecimal(text) : void 0;
	}
}
/** Removes leading zeros and those at the end of a fraction. */
function plainDecimal(text) {
	const [, sign = "", whole = "", rest = ""] = /^(-?)0*(\d+)(?:\.(\d*?)0*)?$/.exec(text) ?? [];
	return `${sign}${whole}${rest === "" ? "" : `.${rest}`}`.replace(/^-0$/, "0");
}

export { holds };