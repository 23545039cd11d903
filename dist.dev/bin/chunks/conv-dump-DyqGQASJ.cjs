const require_miss = require("./miss-T62ysXSg.cjs");
const require_run = require("./run-Duopuxci.cjs");

// workflows/helpdesk/conv-dump.ts
const convDump = async ({ id, out }, kit) => {
	const { _embedded, ...conversation } = await kit.calls.whole.record({ id }) ?? {};
	const threads = await allThreads(conversation, list(_embedded?.threads), kit);
	const document = {
		conversation,
		threads,
		customers: customersOf(conversation, threads),
		tags: list(conversation.tags),
		attachments: threads.flatMap(attachmentsOf),
		exportedAt: `${kit.now().toISOString().slice(0, 19)}Z`,
		cliVersion: kit.client.version
	};
	if (out === void 0) await kit.out.json(document);
	else kit.note(`Wrote ${await kit.files.write(out, `${require_run.stringifyJson(document, 2)}\n`)}`);
};
/** Embedded threads are incomplete for chats and long conversations; the list of threads is complete. */
async function allThreads(conversation, embedded, { calls }) {
	const count = Number(conversation.threads ?? 0);
	if (conversation.type !== "chat" && embedded.length >= count) return embedded;
	const threads = [];
	for await (const row of calls.threads.rows({ id: conversation.id })) threads.push(row);
	return threads;
}
/** Returns the customer of the conversation first, then those of its threads, without duplicates. */
function customersOf(conversation, threads) {
	const people = [conversation.primaryCustomer, conversation.createdBy].concat(threads.flatMap((thread) => [thread.customer, thread.createdBy])).filter((person) => typeof person === "object" && person !== null);
	const first = people[0] === conversation.primaryCustomer ? people[0] : void 0;
	const found = /* @__PURE__ */ new Map();
	for (const person of people) {
		if (person !== first && person.type !== void 0 && person.type !== "customer") continue;
		const key = String(person.id ?? person.email);
		if (!found.has(key)) found.set(key, person);
	}
	return [...found.values()];
}
function attachmentsOf(thread) {
	const embedded = thread._embedded?.attachments;
	return list(embedded ?? thread.attachments).map(({ id, filename, mimeType, size, _links }) => ({
		threadId: thread.id,
		id,
		filename,
		mimeType,
		size,
		url: (_links?.data)?.href
	}));
}
/** Returns the records of a list; what is not a record, such as null, has nothing to dump. */
function list(value) {
	return Array.isArray(value) ? value.filter(require_miss.isObject) : [];
}

exports.default = convDump;