const require_start = require("./start-CjVcg6Qt.cjs");
const require_values = require("./values-Bex6YM9j.cjs");
const require_conversion = require("./conversion-CuPdqx9h.cjs");

// workflows/crm/deal-convert.ts
const dealConvert = async (args, kit) => {
	const title = kit.prompts ? await titleOf(args.id, kit) : null;
	const deal = title === null ? args.id : `${args.id} "${title}"`;
	await kit.confirm(`Convert deal ${deal} to a lead? The deal will be deleted.`);
	await require_conversion.convert("deal", {
		id: args.id,
		wait: args.wait ?? false,
		"timeout-secs": args["timeout-secs"]
	}, kit);
};
/** Reads the title for the question. A deal that does not exist ends the command; another failure leaves out the title. */
async function titleOf(id, { calls }) {
	try {
		return require_values.textOf((await calls.source.record({ id }, { retry: false }))?.["title"]);
	} catch (error) {
		if (!(error instanceof require_start.CliError) || error.details.statusCode === 404) throw error;
		return null;
	}
}

exports.default = dealConvert;