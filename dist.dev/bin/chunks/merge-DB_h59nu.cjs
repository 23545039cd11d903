const require_start = require("./start-CjVcg6Qt.cjs");
const require_run = require("./run-Duopuxci.cjs");
const require_entities = require("./entities-BCO5KVZy.cjs");

// workflows/crm/merge.ts
/** Merges a record into another one, which stays. A merge cannot be undone, so both are shown in the question. */
const merge = async ({ id, into }, kit) => {
	const { noun, fields } = require_entities.entityOf(kit.words);
	const [word] = noun;
	if (BigInt(id) === BigInt(into)) kit.fail("usage", `Cannot merge ${articleOf(word)} ${word} into itself.`);
	const about = kit.globals.yes && !kit.globals.dryRun ? void 0 : await describe(id, into, word, kit);
	if (about !== void 0) await kit.confirm(`Merge ${about.loser} into ${about.survivor}? ${capital(word)} ${id} will be DELETED.`);
	await kit.calls.merge.send({
		id,
		into
	}, {
		repeatable: false,
		about: about && `${about.loser} into ${about.survivor}`
	});
	if (kit.globals.dryRun) return;
	kit.announce(`Merged ${word} ${id} into ${into}`);
	const survivor = await readSurvivor(into, word, kit);
	await kit.out.record(survivor ?? { id: require_run.exactNumber(into) }, { customFields: fields });
};
/** Reads both records, so that a wrong id ends the command before anything is asked. */
async function describe(id, into, word, { calls }) {
	const loser = await calls.read.record({ id });
	const survivor = await calls.read.record({ id: into });
	return {
		loser: nameOf(word, id, loser),
		survivor: nameOf(word, into, survivor)
	};
}
function nameOf(word, id, record) {
	const name = record?.["name"];
	return typeof name === "string" && name !== "" ? `${word} ${id} "${name}"` : `${word} ${id}`;
}
/** The merge is done: a failure to read its result must not look as if it could be repeated. */
async function readSurvivor(id, word, kit) {
	try {
		return await kit.calls.read.record({ id });
	} catch (error) {
		if (!(error instanceof require_start.CliError)) throw error;
		kit.warn(`The merge is done, but ${word} ${id} could not be read: ${error.message}`);
		return;
	}
}
const articleOf = (word) => /^[aeiou]/.test(word) ? "an" : "a";
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

exports.default = merge;