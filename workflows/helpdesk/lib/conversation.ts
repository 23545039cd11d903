import type { Kit, Row } from 'cmdspec/kit';

/**
 * Reads the conversation that a write is for. One that was merged into another is refused before anything is written:
 * the service would answer "not found", which does not tell where it went.
 */
export async function readConversation(id: string, { calls, fail }: Kit<'conversation'>): Promise<Row> {
  const conversation = (await calls.conversation.record({ id })) ?? {};
  const found = String(conversation.id ?? '');
  if (found && found !== id) {
    fail('generic', `Conversation ${id} was merged into conversation ${found}.`, `Run the command for ${found}.`);
  }
  return conversation;
}

/** An id as script output carries it: a JSON number, or text when it has more digits than a number can hold. */
export function idNumber(id: string | undefined): number | string | null {
  if (id === undefined) return null;
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === id ? number : id;
}
