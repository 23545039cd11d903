const require_conversation = require("./conversation-Dpi8y0oH.cjs");

// workflows/helpdesk/customer-update.ts
const texts = [
	"email",
	"first",
	"last",
	"company",
	"phone",
	"job-title"
];
const customerUpdate = async (args, kit) => {
	const { id, email, phone, ...plain } = args;
	const blank = texts.find((name) => args[name]?.trim() === "");
	if (blank !== void 0) kit.fail("usage", `--${blank} is empty.`, "Omit it to keep the current value.");
	const { body } = await kit.calls.change.prepare({
		id,
		...plain
	});
	const operations = Object.entries(body ?? {}).map(([name, value]) => ({
		op: "replace",
		path: `/${name}`,
		value
	}));
	if (operations.length === 0 && email === void 0 && phone === void 0) kit.fail("usage", "Nothing to change.", `Give at least one of ${texts.map((name) => `--${name}`).join(", ")}.`);
	if (email !== void 0 || phone !== void 0) {
		const entries = await readEntries(id, kit);
		if (email !== void 0) operations.push(entryOperation("emails", entries, email));
		if (phone !== void 0) operations.push(entryOperation("phones", entries, phone));
	}
	const repeatable = operations.every(({ op }) => op === "replace");
	await kit.calls.change.send({ id }, {
		body: operations,
		repeatable
	});
	await kit.out.action(`Updated customer #${id}`, { id: require_conversation.idNumber(id) });
};
/** Reads the lists of a customer whose entries have ids. */
async function readEntries(id, { calls }) {
	const customer = await calls.customer.record({ id }) ?? {};
	return customer._embedded ?? customer;
}
/** The service cannot replace a whole list: this sets the value of the first entry, or adds one. */
function entryOperation(list, entries, value) {
	const first = entries[list]?.[0];
	return first === void 0 ? {
		op: "add",
		path: `/${list}`,
		value: {
			type: "work",
			value
		}
	} : {
		op: "replace",
		path: `/${list}/${String(first.id)}/value`,
		value
	};
}

exports.default = customerUpdate;