const require_miss = require("./miss-T62ysXSg.cjs");
const require_entities = require("./entities-BCO5KVZy.cjs");
const require_upsert_record = require("./upsert-record-BLlUMZ7Q.cjs");

// workflows/crm/upsert.ts
/**
* Creates a record, or changes what differs in the one that has the value. Only the real values of a record are compared; the
* search finds candidates.
*/
const upsert = async ({ value, by, ...fields }, kit) => {
	const entity = require_entities.entityOf(kit.words);
	if (value.trim() === "") kit.fail("usage", "The value to match is empty.");
	const matcher = await require_upsert_record.matcherOf(by, "--by", entity, kit);
	matcher.check(value);
	const { body } = await kit.calls.create.prepare(fields);
	const outcome = await require_upsert_record.upsertRecord({
		value,
		matcher,
		entity,
		body: require_miss.isObject(body) ? body : {}
	}, kit);
	const { dryRun } = kit.globals;
	if (outcome.action === "created" && !dryRun && outcome.id === void 0) kit.warn(`The service returned no id of the new ${entity.noun[0]}.`);
	await kit.out.action(require_upsert_record.lineOf(outcome, entity, dryRun), require_upsert_record.dataOf(outcome, dryRun));
};

exports.default = upsert;