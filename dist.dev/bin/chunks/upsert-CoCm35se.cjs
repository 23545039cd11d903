const require_start = require("./start-CjVcg6Qt.cjs");
const require_miss = require("./miss-T62ysXSg.cjs");

// workflows/ledger/upsert.ts
/**
* Creates a record, or changes the one whose fields equal every match; a record that would not change is not sent. The
* look-up also runs in a dry run.
*/
const upsert = async (args, { calls, catalogue, out }) => {
	const { match, ...given } = args;
	const resource = await catalogue.open(args.resource);
	const { name, key } = resource;
	if (key === void 0) throw new require_start.CliError("input", `Records of ${name} cannot be changed: the resource has no key.`);
	if (args.body === void 0 && args.set === void 0) throw new require_start.CliError("combination", "There are no fields to send besides --match.", "Give --body or --set.");
	const create = await calls.create.prepare(args);
	const { body } = await calls.change.prepare(given);
	const found = [];
	for await (const row of calls.find.rows({
		resource: name,
		match
	})) found.push(row);
	const [record] = found;
	if (found.length > 1) {
		const wanted = match.map((pair) => pair.join("=")).join(", ");
		throw new require_start.CliError("input", `Several records of ${name} match ${wanted}; nothing was sent.`, "Add another --match to select one.", { lines: resource.candidates(found) });
	}
	if (record === void 0) {
		const { id } = await create.send();
		return out.action(`Created ${id ?? "a record"} of ${name}.`, {
			action: "created",
			id: id ?? null
		});
	}
	const id = String(record[key]);
	const matched = match.map(([field]) => resource.field(field));
	const changes = Object.fromEntries(Object.entries(require_miss.isObject(body) ? body : {}).filter(([field]) => !matched.includes(field)));
	if (resource.holds(record, changes)) return out.action(`${id} of ${name} is unchanged.`, {
		action: "unchanged",
		id
	});
	await calls.change.send({
		resource: name,
		id
	}, { body: changes });
	return out.action(`Updated ${id} of ${name}.`, {
		action: "updated",
		id
	});
};

exports.default = upsert;