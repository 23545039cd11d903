const require_miss = require("./miss-T62ysXSg.cjs");
const require_run = require("./run-Duopuxci.cjs");

// workflows/crm/lib/records/difference.ts
/** Lists of `{value, primary, label}`: which value is the primary one, and its label, do not count. */
const CONTACTS = /* @__PURE__ */ new Set(["emails", "phones"]);
/**
* Compares a change with a record. Custom fields are compared one by one. A missing value equals null, and of an object, such
* as an address, only the parts that the change names are compared: the service adds others by itself.
*/
function differenceOf(change, record) {
	const changed = {};
	const before = {};
	for (const [key, wanted] of Object.entries(change)) if (key === "custom_fields" && require_miss.isObject(wanted)) {
		const had = record[key];
		const custom = differenceOf(wanted, require_miss.isObject(had) ? had : {});
		if (Object.keys(custom.changed).length === 0) continue;
		changed[key] = custom.changed;
		before[key] = custom.before;
	} else if (!isSame(wanted, record[key], CONTACTS.has(key))) {
		changed[key] = wanted;
		before[key] = record[key] ?? null;
	}
	return {
		changed,
		before
	};
}
function isSame(wanted, had, areContacts = false) {
	if (isMissing(wanted) || isMissing(had)) return isMissing(wanted) === isMissing(had);
	if (Array.isArray(wanted)) {
		if (!Array.isArray(had)) return false;
		if (areContacts) return isSameSet(contactsOf(wanted), contactsOf(had));
		if ([...wanted, ...had].every((one) => !require_miss.isObject(one) && !Array.isArray(one))) return isSameSet(wanted.map(String), had.map(String));
		return wanted.length === had.length && wanted.every((one, at) => isSame(one, had[at]));
	}
	if (require_miss.isObject(wanted)) return require_miss.isObject(had) && Object.entries(wanted).every(([key, value]) => isSame(value, had[key]));
	if (isNumber(wanted) && isNumber(had)) return isSameNumber(String(wanted), String(had));
	return wanted === had;
}
const isMissing = (value) => value === null || value === void 0;
/** Also for numbers that a double cannot hold. */
const isNumber = (value) => typeof value === "number" || value instanceof require_run.LosslessNumber;
const isSameNumber = (one, other) => [one, other].every((text) => /^-?\d+$/.test(text)) ? BigInt(one) === BigInt(other) : Number(one) === Number(other);
const contactsOf = (list) => list.map((one) => String(require_miss.isObject(one) ? one["value"] : one).toLowerCase());
function isSameSet(one, other) {
	const [a, b] = [new Set(one), new Set(other)];
	return a.size === b.size && [...a].every((value) => b.has(value));
}

Object.defineProperty(exports, "differenceOf", {
  enumerable: true,
  get: function () {
    return differenceOf;
  }
});