/** `helpdeskcli conv reply`: replies to the customer of a conversation, also with a saved reply. */
import { isObject, type Kit, type Row, type Workflow } from 'cmdspec-runtime/kit';
import { nameOf, idNumber, readConversation } from './lib/conversation.js';
import { mimeType } from './lib/mime.js';

export interface ConvReplyArgs {
  readonly id: string;
  readonly attach?: readonly string[];
  readonly body?: string;
  readonly draft?: boolean;
  readonly 'saved-reply'?: string;
}

type Calls = 'conversation' | 'reply' | 'saved' | 'savedReplies';

const convReply: Workflow<ConvReplyArgs, Calls> = async ({ attach = [], 'saved-reply': savedReply, ...args }, kit) => {
  const { id, draft = false } = args;
  const files = await kit.files.attach(attach);
  const conversation = await readConversation(id, kit);
  const customer = customerOf(conversation);
  if (customer === undefined) {
    kit.fail(
      'usage',
      `Conversation ${nameOf(id, kit)} has no customer to reply to.`,
      `Add a customer to the conversation, or add a note with "${kit.client.binary} conv note ${id}".`,
    );
  }
  const body = savedReply === undefined ? args.body : await savedText(savedReply, conversation, draft, kit);
  const attachments = files.map(({ name, base64 }) => ({ fileName: name, mimeType: mimeType(name), data: base64 }));
  const reply = await kit.calls.reply.send({
    ...args,
    draft,
    body,
    customer,
    attachments: attachments.length === 0 ? undefined : attachments,
  });
  const name = `conversation ${nameOf(id, kit)}`;
  await kit.out.action(draft ? `Saved a draft reply to ${name}` : `Replied to ${name}`, {
    conversationId: idNumber(id),
    threadId: idNumber(reply.id),
    draft,
  });
};

/** Returns the id of the customer to reply to. A conversation that a customer started may lack `primaryCustomer`. */
function customerOf(conversation: Row): unknown {
  const primary = conversation.primaryCustomer as Row | null | undefined;
  if (primary?.id) return primary.id;
  const opened = conversation.createdBy as Row | null | undefined;
  return opened?.type === 'customer' && opened.id ? opened.id : undefined;
}

/** Saved replies that an error lists. */
const MOST_LISTED = 12;

/** Returns the text of a saved reply of the inbox that the conversation is in, by its id or name. */
async function savedText(name: string, { mailboxId }: Row, draft: boolean, kit: Kit<Calls>): Promise<string> {
  const mailbox = String(mailboxId);
  const reply = /^\d+$/.test(name) ? name : await idOf(name, mailbox, kit);
  const { record, status } = await kit.calls.saved.send({ mailbox, reply }, { accept: [404] });
  if (status === 404)
    kit.fail('input', `The saved reply ${reply} does not exist in inbox ${mailbox}. Nothing was sent.`);
  const text = isObject(record) ? record['text'] : undefined;
  if (typeof text !== 'string' || text.trim() === '')
    return kit.fail('input', `The saved reply "${name}" has no text for an e-mail. Nothing was sent.`);
  const [variable] = /\{%[^%]*%\}/.exec(text) ?? [];
  if (variable !== undefined && !draft) {
    kit.fail(
      'input',
      `The saved reply "${name}" has variables, such as ${variable}, which are not filled in here. Nothing was sent.`,
      'Add --draft and finish the reply in the web application, or give the text with --body.',
    );
  }
  return text;
}

async function idOf(name: string, mailbox: string, { calls, fail }: Kit<Calls>): Promise<string> {
  const rows: Row[] = [];
  for await (const row of calls.savedReplies.rows({ mailbox })) rows.push(row);
  const named = rows.filter((row) => fold(row['name']) === fold(name));
  const exact = named.filter((row) => row['name'] === name);
  const [found, other] = exact.length > 0 ? exact : named;
  if (found === undefined) {
    const names = rows.map((row) => String(row['name']));
    const list = names.length > MOST_LISTED ? [...names.slice(0, MOST_LISTED), '...'] : names;
    const remedy = names.length === 0 ? 'The inbox has none.' : `Choose one of ${list.join(', ')}, or give the id.`;
    return fail('input', `The saved reply "${name}" does not exist in inbox ${mailbox}. Nothing was sent.`, remedy);
  }
  if (other !== undefined) {
    const ids = named.map((row) => String(row['id'])).join(', ');
    return fail(
      'input',
      `More than one saved reply is named "${name}". Nothing was sent.`,
      `Give one of the ids ${ids}.`,
    );
  }
  return String(found['id']);
}

const fold = (name: unknown): string => String(name).replace(/\s+/g, ' ').trim().toLowerCase();

export default convReply;
