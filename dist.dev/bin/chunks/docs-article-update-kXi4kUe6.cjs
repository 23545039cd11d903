const require_start = require("./start-CjVcg6Qt.cjs");

// workflows/helpdesk/docs-article-update.ts
const docsArticleUpdate = async (args, kit) => {
	const { id, name, text, status, slug } = args;
	if ([
		name,
		text,
		status,
		slug
	].every((value) => value === void 0)) kit.fail("usage", "Nothing to change.", "Give at least one of --name, --text, --status, --slug.");
	if (text !== void 0 || status === "published") await warnOfDraft(args, kit);
	const saved = await kit.calls.save.record(args);
	if (kit.globals.dryRun) return;
	await kit.out.record(saved ?? await kit.calls.article.record({ id }) ?? {});
};
/** Publishing, or changing the text of a published article, discards a draft that somebody may still need. */
async function warnOfDraft({ id, status }, { calls, warn }) {
	let article;
	try {
		article = await calls.article.record({ id }) ?? {};
	} catch (error) {
		if (!(error instanceof require_start.CliError)) throw error;
		warn(`Cannot check whether article ${id} has an unpublished draft, which this update would discard: ${error.message}`);
		return;
	}
	if (article.hasDraft !== true || (status ?? article.status) !== "published") return;
	warn(`Article ${id} has an unpublished draft; this update discards it.`);
}

exports.default = docsArticleUpdate;