import { CliError, type Row, type Workflow } from 'cmdspec/kit';
import { idNumber, readConversation } from './lib/conversation.js';

export interface ConvTagArgs {
  readonly id: string;
  readonly add?: readonly string[];
  readonly remove?: readonly string[];
}

/** Maximum number of writes while somebody else changes the tags. */
const ROUNDS = 3;

const convTag: Workflow<ConvTagArgs, 'conversation' | 'replace'> = async ({ id, add = [], remove = [] }, kit) => {
  if (add.length + remove.length === 0) kit.fail('usage', 'Nothing to change.', 'Give --add, --remove or both.');
  const both = add.find((name) => includesName(remove, name));
  if (both !== undefined)
    kit.fail('combination', `"${both}" is in both --add and --remove.`, 'Remove it from one of them.');

  const before = tagNames(await readConversation(id, kit));
  let tags = before;
  for (let round = 1; ; round++) {
    const wanted = applyChanges(tags, add, remove);
    if (isSame(tags, wanted)) break;
    if (round > ROUNDS) {
      kit.fail(
        'generic',
        `The tags of conversation ${id} keep changing while this command writes them.`,
        'Try again in a moment.',
      );
    }
    await kit.calls.replace.send({ id, tags: wanted });
    if (kit.globals.dryRun) return;
    // A write replaces the whole list and the last writer wins, so the result must be checked.
    try {
      tags = tagNames(await readConversation(id, kit));
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      kit.warn(`The tags were sent, but could not be read again. ${error.message}`);
      tags = wanted;
      break;
    }
  }
  const what = isSame(tags, before) ? 'unchanged' : 'updated';
  const shown = tags.length === 0 ? 'none' : tags.join(', ');
  await kit.out.action(`Tags ${what} on conversation #${id}: ${shown}`, { id: idNumber(id), tags });
};

/** Returns the names of the tags: their field `tag`, or in some responses plain text. */
function tagNames(conversation: Row): string[] {
  const tags = Array.isArray(conversation.tags) ? (conversation.tags as unknown[]) : [];
  return tags.map((tag) => String((tag as Row | null)?.tag ?? tag));
}

function includesName(list: readonly string[], name: string): boolean {
  return list.some((one) => one.toLowerCase() === name.toLowerCase());
}

/** Returns the remaining names in their order, then the new ones, without duplicates. */
function applyChanges(current: readonly string[], add: readonly string[], remove: readonly string[]): string[] {
  const kept = current.filter((name) => !includesName(remove, name));
  for (const name of add) if (!includesName(kept, name)) kept.push(name);
  return kept;
}

function isSame(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((name, index) => name === right[index]);
}

export default convTag;
