import type { Row, Workflow } from 'cmdspec-runtime/kit';
import { idNumber, readConversation } from './lib/conversation.js';

export interface ConvReplyArgs {
  readonly id: string;
  readonly draft?: boolean;
}

const convReply: Workflow<ConvReplyArgs, 'conversation' | 'reply'> = async (args, kit) => {
  const { id, draft = false } = args;
  const customer = customerOf(await readConversation(id, kit));
  if (customer === undefined) {
    kit.fail(
      'usage',
      `Conversation ${id} has no customer to reply to.`,
      `Add a customer to the conversation, or add a note with "${kit.client.binary} conv note ${id}".`,
    );
  }
  const name = `conversation ${kit.nameOf(id)}`;
  const reply = await kit.calls.reply.send({ ...args, draft, customer });
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

export default convReply;
