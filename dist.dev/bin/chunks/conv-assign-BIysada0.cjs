const require_conversation = require("./conversation-Dpi8y0oH.cjs");

// workflows/helpdesk/conv-assign.ts
const convAssign = async ({ id, user }, { calls, out }) => {
	const owner = user === "none" ? void 0 : user;
	if (owner === void 0) await calls.unassign.send({ id });
	else await calls.assign.send({
		id,
		owner
	});
	const line = owner === void 0 ? `Conversation #${id} is unassigned` : `Conversation #${id} assigned to user ${owner}`;
	await out.action(line, {
		id: require_conversation.idNumber(id),
		user: require_conversation.idNumber(owner)
	});
};

exports.default = convAssign;