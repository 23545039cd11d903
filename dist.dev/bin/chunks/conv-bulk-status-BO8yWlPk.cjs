const require_conversation = require("./conversation-Dpi8y0oH.cjs");

// workflows/helpdesk/conv-bulk-status.ts
const noun = ["conversation", "conversations"];
const convBulkStatus = async ({ set, ...filters }, kit) => {
	const found = await collect(filters, set, kit);
	if (found.length === 0) {
		const line = `Updated 0 conversations to ${set}: none matched.`;
		await kit.out.action(line, {
			updated: 0,
			failed: 0,
			status: set
		});
		return;
	}
	const question = `Set ${String(found.length)} ${noun[found.length === 1 ? 0 : 1]} to ${set}?`;
	await kit.confirm(question, found.map(({ id, subject }) => `${id}  ${subject}`));
	await kit.bulk(found, ({ id, subject }) => kit.calls.change.send({
		id,
		set
	}, { about: subject }), {
		noun,
		name: ({ id }) => `conversation ${id}`,
		failed: "was not updated",
		report: (summary) => kit.out.action(lineOf(summary, set), dataOf(summary, set))
	});
};
/**
* Returns the conversations that do not have the new status yet. All are read before the first write: a
* changed conversation leaves the filter, which would shift the following pages.
*/
async function collect({ mailbox, status = "active", tag }, set, { calls, globals, noteCut, progress }) {
	const { limit = Infinity } = globals;
	const all = [];
	let skipped = 0;
	for await (const { rows, more, total } of calls.conversations.pages({
		mailbox,
		status,
		tag
	})) {
		const found = rows.filter((row) => row.status !== set).map(({ id, subject }) => ({
			id: String(id),
			subject: typeof subject === "string" ? subject : ""
		}));
		const left = limit - all.length;
		skipped += rows.length - found.length;
		all.push(...found.slice(0, left));
		if (all.length === limit) {
			if (found.length > left || more) noteCut(limit, {
				total: skipped === 0 ? total : void 0,
				verb: "selected"
			});
			return all;
		}
		progress(`${String(all.length)} conversations found`);
	}
	return all;
}
function lineOf({ done, failed, untried }, set) {
	return [
		`Updated ${String(done.length)} ${noun[done.length === 1 ? 0 : 1]} to ${set}`,
		...failed.length > 0 ? [`${String(failed.length)} failed`] : [],
		...untried.length > 0 ? [`${String(untried.length)} not tried`] : []
	].join(", ");
}
function dataOf({ done, failed, untried }, set) {
	return {
		updated: done.length,
		failed: failed.length,
		...untried.length > 0 && { untried: untried.map(({ id }) => require_conversation.idNumber(id)) },
		status: set,
		...failed.length > 0 && { failures: failed.map(({ item, error }) => ({
			id: require_conversation.idNumber(item.id),
			message: error.message
		})) }
	};
}

exports.default = convBulkStatus;