const require_start = require("./start-CjVcg6Qt.cjs");
const require_run = require("./run-Duopuxci.cjs");

// workflows/crm/lib/analytics/values.ts
/** Readers of the values of records. What a service may leave out is null; what cannot be right is an error. */
/** Milliseconds of a day. */
const DAY = 864e5;
/** A record that no figure can use. */
function unusable(what) {
	return new require_start.CliError("unavailable", `The service returned ${what}.`, "Try again later, or report it to the service.");
}
/** Returns an id as text, to compare ids from different places; null without one. */
function keyOf(id) {
	if (typeof id === "string") return id === "" ? null : id;
	return typeof id === "number" || typeof id === "object" && id !== null && "isLosslessNumber" in id ? String(id) : null;
}
/**
* Returns a number; null for null.
*
* @param name the value and its record, for example `the value of deal 7`
* @throws CliError `unavailable` for anything else
*/
function numberOf(value, name) {
	if (value === null || value === void 0) return null;
	const text = keyOf(value);
	const number = text === null || text.trim() === "" ? NaN : Number(text);
	if (!Number.isFinite(number)) throw unusable(`a text or a list as ${name}, not a number`);
	return number;
}
function textOf(value) {
	return typeof value === "string" ? value : keyOf(value);
}
const TIME = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/;
/** Returns milliseconds since 1970; null for what is not a time. A time without a zone is UTC, wherever this runs. */
function timeOf(value) {
	const [, date, clock = "00:00", zone = "Z"] = typeof value === "string" && TIME.exec(value.trim()) || [];
	if (date === void 0 || !require_run.isRealDay(date)) return null;
	const time = Date.parse(`${date}T${clock}${zone}`);
	return Number.isNaN(time) ? null : time;
}
/** Returns a date, `YYYY-MM-DD`; null for what is not one. */
function dayOf(value) {
	const text = typeof value === "string" ? value.trim() : "";
	return /^\d{4}-\d\d-\d\d$/.test(text) && require_run.isRealDay(text) ? text : null;
}
/** Returns the date of a time in UTC. */
const utcDay = (time) => new Date(time).toISOString().slice(0, 10);
/** Returns a time in the form that the service accepts: UTC, whole seconds. */
const wholeSecond = (time) => `${new Date(time).toISOString().slice(0, 19)}Z`;
function mean(numbers) {
	return numbers.length === 0 ? null : total(numbers) / numbers.length;
}
function total(numbers) {
	let sum = 0;
	for (const number of numbers) sum += number;
	return sum;
}
/** Returns a / b; null when b is 0. */
const ratio = (a, b) => b === 0 ? null : a / b;

Object.defineProperty(exports, "DAY", {
  enumerable: true,
  get: function () {
    return DAY;
  }
});
Object.defineProperty(exports, "dayOf", {
  enumerable: true,
  get: function () {
    return dayOf;
  }
});
Object.defineProperty(exports, "keyOf", {
  enumerable: true,
  get: function () {
    return keyOf;
  }
});
Object.defineProperty(exports, "mean", {
  enumerable: true,
  get: function () {
    return mean;
  }
});
Object.defineProperty(exports, "numberOf", {
  enumerable: true,
  get: function () {
    return numberOf;
  }
});
Object.defineProperty(exports, "ratio", {
  enumerable: true,
  get: function () {
    return ratio;
  }
});
Object.defineProperty(exports, "textOf", {
  enumerable: true,
  get: function () {
    return textOf;
  }
});
Object.defineProperty(exports, "timeOf", {
  enumerable: true,
  get: function () {
    return timeOf;
  }
});
Object.defineProperty(exports, "total", {
  enumerable: true,
  get: function () {
    return total;
  }
});
Object.defineProperty(exports, "unusable", {
  enumerable: true,
  get: function () {
    return unusable;
  }
});
Object.defineProperty(exports, "utcDay", {
  enumerable: true,
  get: function () {
    return utcDay;
  }
});
Object.defineProperty(exports, "wholeSecond", {
  enumerable: true,
  get: function () {
    return wholeSecond;
  }
});