const require_conversation = require("./conversation-Dpi8y0oH.cjs");

// workflows/helpdesk/conv-reply.ts
const convReply = async (args, kit) => {
	const { id, draft = false } = args;
	const customer = customerOf(await require_conversation.readConversation(id, kit));
	if (customer === void 0) kit.fail("usage", `Conversation ${id} has no customer to reply to.`, `Add a customer to the conversation, or add a note with "${kit.client.binary} conv note ${id}".`);
	const reply = await kit.calls.reply.send({
		...args,
		draft,
		customer
	});
	await kit.out.action(draft ? `Saved a draft reply on conversation #${id}` : `Replied to conversation #${id}`, {
		conversationId: require_conversation.idNumber(id),
		threadId: require_conversation.idNumber(reply.id),
		draft
	});
};
/** Returns the id of the customer to reply to. A conversation that a customer started may lack `primaryCustomer`. */
function customerOf(conversation) {
	const primary = conversation.primaryCustomer;
	if (primary?.id) return primary.id;
	const opened = conversation.createdBy;
	return opened?.type === "customer" && opened.id ? opened.id : void 0;
}

exports.default = convReply;