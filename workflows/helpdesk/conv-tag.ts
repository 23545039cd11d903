import type { Row, Workflow } from 'cmdspec/kit';
import { idNumber, readConversation } from './lib/conversation.js';

export interface ConvTagArgs {
  readonly id: string;
  readonly add?: readonly string[];
  readonly remove?: readonly string[];
}

/** Writes that are tried before giving up on other writers. */
const ROUNDS = 3;

const convTag: Workflow<ConvTagArgs, 'conversation' | 'replace'> = async ({ id, add = [], remove = [] }, kit) => {
  if (add.length + remove.length === 0) kit.fail('usage', 'Nothing to change.', 'Give --add, --remove or both.');
  const both = add.find((name) => holds(remove, name));
  if (both !== undefined)
    kit.fail('combination', `"${both}" is in both --add and --remove.`, 'Name it in one of them.');

  const before = names(await readConversation(id, kit));
  let tags = before;
  for (let round = 1; ; round++) {
    const wanted = changed(tags, add, remove);
    if (same(tags, wanted)) break;
    if (round > ROUNDS) {
      kit.fail('generic', `Somebody else keeps changing the tags of conversation ${id}.`, 'Try again in a moment.');
    }
    await kit.calls.replace.send({ id, tags: wanted });
    if (kit.globals.dryRun) return;
    // The write replaces the whole list and the last of two writers wins, so that the outcome is looked at.
    tags = names(await readConversation(id, kit));
  }
  const what = same(tags, before) ? 'unchanged' : 'updated';
  const shown = tags.length === 0 ? 'none' : tags.join(', ');
  await kit.out.action(`Tags ${what} on conversation #${id}: ${shown}`, { id: idNumber(id), tags });
};

/** Inside a conversation the name of a tag is `tag`; some answers carry plain text. */
function names(conversation: Row): string[] {
  const tags = Array.isArray(conversation.tags) ? (conversation.tags as unknown[]) : [];
  return tags.map((tag) => String((tag as Row | null)?.tag ?? tag));
}

function holds(list: readonly string[], name: string): boolean {
  return list.some((one) => one.toLowerCase() === name.toLowerCase());
}

/** The names without the removed ones, in their order, then those that are new, each once. */
function changed(current: readonly string[], add: readonly string[], remove: readonly string[]): string[] {
  const kept = current.filter((name) => !holds(remove, name));
  for (const name of add) if (!holds(kept, name)) kept.push(name);
  return kept;
}

function same(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((name, index) => name === right[index]);
}

export default convTag;
