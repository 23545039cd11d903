import type { Handler, Row } from 'cmdspec/runtime';
import { idNumber, readConversation } from './lib/conversation.js';

export interface ConvReplyArgs {
  readonly id: string;
  readonly body: string;
  readonly cc?: readonly string[];
  readonly bcc?: readonly string[];
  readonly draft?: boolean;
}

const convReply: Handler<ConvReplyArgs> = async ({ id, body, cc, bcc, draft = false }, context) => {
  const customer = customerOf(await readConversation(id, context));
  if (customer === undefined) {
    context.fail(
      'usage',
      `Conversation ${id} has no customer to reply to.`,
      `Give it one first, or add a note with "${context.service.binary} conv note ${id}".`,
    );
  }
  const reply = await context.http.send({
    method: 'POST',
    path: '/v2/conversations/{id}/reply',
    params: { id },
    effect: 'create',
    body: { text: body, customer: { id: customer }, cc, bcc, draft },
  });
  await context.out.action(draft ? `Saved a draft reply on conversation #${id}` : `Replied to conversation #${id}`, {
    conversationId: idNumber(id),
    threadId: idNumber(context.http.id(reply)),
    draft,
  });
};

/** Id of the customer that a reply goes to; a conversation that a customer opened may lack the first of the two. */
function customerOf(conversation: Row): unknown {
  const primary = conversation.primaryCustomer as Row | null | undefined;
  if (primary?.id) return primary.id;
  const opened = conversation.createdBy as Row | null | undefined;
  return opened?.type === 'customer' && opened.id ? opened.id : undefined;
}

export default convReply;
