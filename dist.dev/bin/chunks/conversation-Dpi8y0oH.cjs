// workflows/helpdesk/lib/conversation.ts
/**
* Reads the conversation that a write changes. Fails for a merged conversation before anything is written: the service
* would return "not found" without the new id.
*/
async function readConversation(id, { calls, fail }) {
	const conversation = await calls.conversation.record({ id }) ?? {};
	const found = String(conversation.id ?? "");
	if (found && found !== id) fail("generic", `Conversation ${id} was merged into conversation ${found}.`, `Run the command for ${found}.`);
	return conversation;
}
/** Returns an id for JSON output: a number, or text if a number cannot hold all its digits. */
function idNumber(id) {
	if (id === void 0) return null;
	const number = Number(id);
	return Number.isSafeInteger(number) && String(number) === id ? number : id;
}

Object.defineProperty(exports, "idNumber", {
  enumerable: true,
  get: function () {
    return idNumber;
  }
});
Object.defineProperty(exports, "readConversation", {
  enumerable: true,
  get: function () {
    return readConversation;
  }
});