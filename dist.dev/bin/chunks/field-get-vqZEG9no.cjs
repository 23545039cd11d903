const require_start = require("./start-CjVcg6Qt.cjs");
const require_fields = require("./fields-CvphiC3Y.cjs");

// workflows/crm/field-get.ts
/** Names are compared before keys, because people know the names. */
const fieldGet = async ({ entity, field }, kit) => {
	const named = [];
	const keyed = [];
	const wanted = field.trim().toLowerCase();
	for await (const row of require_fields.fieldRows(entity, kit)) {
		if (text(row["field_name"]).trim().toLowerCase() === wanted) named.push(row);
		if (row["field_code"] === field) keyed.push(row);
	}
	const found = [
		named.filter((row) => row["field_name"] === field),
		named,
		keyed
	].find((rows) => rows.length > 0) ?? [];
	const [first] = found;
	if (first === void 0) {
		const list = `Run "${kit.client.binary} field list ${entity}" for the names and keys.`;
		return kit.fail("input", `No field of ${entity} has the name or key "${field}".`, list);
	}
	if (found.length > 1) throw new require_start.CliError("input", `${String(found.length)} fields of ${entity} have the name "${field}".`, "Give the key instead.", { lines: found.map((row) => `${text(row["field_code"])}, ${text(row["field_name"])}`) });
	await kit.out.record(first);
};
const text = (value) => typeof value === "string" ? value : "";

exports.default = fieldGet;