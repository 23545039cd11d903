const require_start = require("./start-CjVcg6Qt.cjs");
const require_conversation = require("./conversation-Dpi8y0oH.cjs");

// workflows/helpdesk/workflow-run.ts
/** Maximum number of conversations per request. */
const PER_RUN = 50;
const workflowRun = async ({ id, conv }, { calls, out, progress }) => {
	const all = [...new Set(conv.map((one) => one.replace(/^0+(?=\d)/, "")))];
	for (let done = 0; done < all.length; done += PER_RUN) {
		try {
			await calls.run.send({
				id,
				conversations: all.slice(done, done + PER_RUN)
			});
		} catch (error) {
			if (!(error instanceof require_start.CliError) || all.length <= PER_RUN) throw error;
			throw new require_start.CliError(error.kind, messageOf(error.message, done, all.length), remedyFor(all.slice(done)), {
				...error.details,
				...done > 0 && { sent: true }
			});
		}
		progress(`${String(Math.min(done + PER_RUN, all.length))} of ${String(all.length)} conversations`);
	}
	await out.action(`Workflow #${id} executed successfully`, {
		id: require_conversation.idNumber(id),
		conversations: all.length
	});
};
function messageOf(message, done, all) {
	const before = done === 0 ? "none" : `the first ${String(done)}`;
	return `${message.replace(/[.\s]+$/, "")}. Before this error, the workflow ran on ${before} of ${String(all)} conversations.`;
}
function remedyFor(left) {
	return `Run it on the rest with --conv ${left.slice(0, 3).join(",")}${left.length > 3 ? ",..." : ""}`;
}

exports.default = workflowRun;