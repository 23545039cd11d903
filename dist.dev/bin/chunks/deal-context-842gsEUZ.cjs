const require_start = require("./start-CjVcg6Qt.cjs");
const require_miss = require("./miss-T62ysXSg.cjs");
const require_values = require("./values-Bex6YM9j.cjs");

// workflows/crm/lib/context.ts
/** What a script wants to know of a deal before it looks at the records. */
/** Days without a change after which an open deal is stale. */
const STALE = 14;
function flagsOf(deal, slices, now) {
	const isOpen = deal["status"] === "open";
	const updated = require_values.timeOf(deal["update_time"]);
	const close = require_values.dayOf(deal["expected_close_date"]);
	const hasNone = (value) => value === null || value === void 0;
	return {
		missingContact: hasNone(deal["person_id"]) && hasNone(deal["org_id"]),
		staleOpen: isOpen && updated !== null && now - updated > STALE * 864e5,
		pastClose: isOpen && close !== null && close < require_values.utcDay(now),
		noCloseDate: isOpen && close === null,
		noOpenActivities: isOpen ? hasNoOpenActivity(slices) : slices.activities === void 0 ? null : false,
		activityCount: slices.activities?.length ?? 0,
		noteCount: slices.notes?.length ?? 0,
		productCount: slices.products?.length ?? 0,
		participantCount: slices.participants?.length ?? 0
	};
}
function hasNoOpenActivity({ activities, hasMoreActivities }) {
	if (activities === void 0) return null;
	if (activities.some((activity) => activity["done"] === false)) return false;
	return hasMoreActivities ? null : true;
}
/** Returns a summary of messages; null without one. The latest is the one with the greatest time. */
function mailSummary(messages) {
	const timed = messages.map((message) => ({
		message,
		time: require_values.textOf(message["message_time"]) ?? ""
	}));
	const [first] = timed;
	if (first === void 0) return null;
	const latest = timed.reduce((best, one) => one.time > best.time ? one : best, first);
	const parties = /* @__PURE__ */ new Map();
	for (const party of messages.flatMap((message) => [message["from"], message["to"]].flat())) {
		if (!require_miss.isObject(party)) continue;
		const { name = null, email_address: email = null, linked_person_id = null } = party;
		const key = [
			require_values.textOf(email)?.toLowerCase(),
			require_values.textOf(name),
			require_values.keyOf(linked_person_id)
		].find((one) => one !== void 0 && one !== null && one !== "");
		if (key !== void 0 && key !== null && !parties.has(key)) parties.set(key, {
			name,
			email,
			linked_person_id
		});
	}
	return {
		message_count: messages.length,
		last_message_at: latest.time === "" ? null : latest.time,
		last_direction: isSent(latest.message["sent_flag"]) ? "sent" : "received",
		latest_subject: require_values.textOf(latest.message["subject"]),
		participants: [...parties.values()]
	};
}
const isSent = (flag) => flag === true || flag === 1;

// workflows/crm/deal-context.ts
const dealContext = async (args, kit) => {
	const { id } = args;
	const { calls } = kit;
	const deal = await calls.deal.record({ id }) ?? {};
	const person = linkOf(deal, "person_id", kit);
	const org = linkOf(deal, "org_id", kit);
	const [personRecord, orgRecord, activities, notes, products, participants, mail] = await Promise.all([
		person === null ? null : calls.person.record({ person }),
		org === null ? null : calls.org.record({ org }),
		args["no-activities"] ? void 0 : collect(calls.activities.pages({ id }, most(args["activity-limit"]))),
		args["no-notes"] ? void 0 : collect(calls.notes.pages({ id }, most(args["note-limit"]))),
		args["no-products"] ? void 0 : collect(calls.products.pages({ id })),
		args["no-participants"] ? void 0 : collect(calls.participants.pages({ id })),
		args.mail ? readMail(args, kit) : null
	]);
	noteCut("activities", "--activity-limit", activities, kit);
	noteCut("notes", "--note-limit", notes, kit);
	const slices = {
		activities: activities?.rows,
		hasMoreActivities: activities?.hasMore,
		notes: notes?.rows,
		products: products?.rows,
		participants: participants?.rows
	};
	const context = {
		deal: await kit.fields("deal").decode(deal),
		person: personRecord ? await kit.fields("person").decode(personRecord) : null,
		org: orgRecord ? await kit.fields("organization").decode(orgRecord) : null,
		activities: slices.activities ?? [],
		notes: slices.notes ?? [],
		products: slices.products ?? [],
		participants: slices.participants ?? [],
		flags: flagsOf(deal, slices, kit.now().getTime()),
		mail
	};
	await kit.out.record(kit.out.format === "table" || kit.out.format === "csv" ? forPeople(context) : context);
};
async function collect(pages) {
	const rows = [];
	let hasMore = false;
	for await (const page of pages) {
		rows.push(...page.rows);
		hasMore = page.more;
	}
	return {
		rows,
		hasMore
	};
}
const most = (limit) => limit === 0 ? {} : { limit };
function noteCut(what, flag, slice, { note }) {
	if (slice?.hasMore) note(`Only the first ${String(slice.rows.length)} ${what} are shown; ${flag} 0 shows all.`);
}
/** Returns the id of a linked record; null without one. */
function linkOf(deal, field, { fail }) {
	const value = deal[field] ?? null;
	if (value === null) return null;
	const id = require_values.keyOf(value);
	if (id !== null && /^\d+$/.test(id)) return id;
	return fail("unavailable", `The service returned a deal whose ${field} is not an id.`, "Try again later.");
}
/** Returns a summary of the mail. Without it the rest is still of use: a failure is only a warning. */
async function readMail(args, kit) {
	try {
		const { rows } = await collect(kit.calls.mail.pages({ id: args.id }, most(args["mail-limit"])));
		return mailSummary(rows.map((row) => require_miss.isObject(row["data"]) ? row["data"] : row));
	} catch (error) {
		if (!(error instanceof require_start.CliError) || kit.signal.aborted) throw error;
		kit.warn(`The mail could not be read: ${error.message}`);
		return null;
	}
}
const RISKS = [
	["missingContact", "no contact"],
	["staleOpen", "stale"],
	["pastClose", "past close date"],
	["noCloseDate", "no close date"],
	["noOpenActivities", "no open activity"]
];
/** Adds the counts, and lists the flags that are true: a table shows lines and not records. */
function forPeople(context) {
	const { flags } = context;
	return {
		...context,
		...flags,
		flags: RISKS.filter(([key]) => flags[key] === true).map(([, text]) => text)
	};
}

exports.default = dealContext;