// workflows/helpdesk/conv-export.ts
const convExport = async (args, kit) => {
	const { calls, fail, note, out, progress } = kit;
	const format = await formatOf(args, kit);
	if (format === "csv" && args.embed !== void 0) fail("combination", "--embed cannot be combined with csv: a cell cannot hold a list of threads.", "Use --format json or ndjson.");
	const counted = async function* () {
		let count = 0;
		for await (const { rows, pages = 1, index } of calls.oldest.pages(args)) {
			count += rows.length;
			yield rows;
			progress(`${String(count)} conversations, page ${String(index + 1)} of ${String(pages)}`);
		}
	};
	const count = await out.as(format).rows(counted());
	note(`Exported ${String(count)} ${count === 1 ? "conversation" : "conversations"}.`);
};
/** Returns `--format`, or a typed `--output`; the default of `--output` in the profile does not count. */
async function formatOf({ format }, { globals, setting }) {
	if (format !== "json" || globals.output === void 0) return format;
	return globals.output === await setting("default_output") ? format : globals.output;
}

exports.default = convExport;