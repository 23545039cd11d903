const require_miss = require("./miss-T62ysXSg.cjs");

// workflows/crm/filter-helpers.ts
const filterHelpers = async ({ type }, kit) => {
	const operators = (await kit.calls.helpers.record())?.operators;
	if (!require_miss.isObject(operators)) return kit.fail("unavailable", "The service returned no operators of filter conditions.");
	await kit.out.rows(operatorRows(operators).filter((row) => type === void 0 || row["type"] === type));
};
/** Returns one row for each operator: a type has them in an object, or in a list of objects. */
const operatorRows = (operators) => Object.entries(operators).flatMap(([type, some]) => [some].flat().filter(require_miss.isObject).flatMap((labels) => Object.entries(labels).map(([operator, meaning]) => ({
	type,
	operator,
	meaning
}))));

exports.default = filterHelpers;
exports.operatorRows = operatorRows;