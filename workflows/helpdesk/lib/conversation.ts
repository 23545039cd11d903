/** Reads and checks conversations, and formats their ids. */
import { isObject, LosslessNumber, type Kit, type Row } from 'cmdspec-runtime/kit';

/** Noun of conversations, for counts. */
export const NOUN = ['conversation', 'conversations'] as const;

/** Fails for a response that is not a conversation: every one has an id. */
export function checkConversation({ id }: Row, fail: Kit['fail']): string {
  if (typeof id === 'number' || id instanceof LosslessNumber || (typeof id === 'string' && id !== ''))
    return String(id);
  return fail('unavailable', 'The service returned a conversation without an id.', 'Try again later.');
}

/**
 * Reads the conversation that a write changes. Fails for a merged conversation before anything is written: the service
 * would return "not found" without the new id.
 */
export async function readConversation(id: string, { calls, fail }: Kit<'conversation'>): Promise<Row> {
  const conversation = (await calls.conversation.record({ id })) ?? {};
  const found = checkConversation(conversation, fail);
  if (found !== id) {
    fail('generic', `Conversation ${id} was merged into conversation ${found}.`, `Run the command for ${found}.`);
  }
  return conversation;
}

/** Whether the response omits the requested threads of a conversation that may have some. */
export function lacksThreads({ _embedded, threads }: Row): boolean {
  return threads !== 0 && !(isObject(_embedded) && Array.isArray(_embedded['threads']));
}

/** Returns an id for JSON output: a number, or text if a number cannot hold all its digits. */
export function idNumber(id: string | undefined): number | string | null {
  if (id === undefined) return null;
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === id ? number : id;
}

/** Returns how messages name a conversation: by the number that was typed with a mark (`#7`), otherwise by its id. */
export const nameOf = (id: string, { typed }: Pick<Kit, 'typed'>): string => typed?.get(id) ?? id;
