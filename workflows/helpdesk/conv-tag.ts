/** `helpdeskcli conv tag`: adds and removes tags of conversations. */
import { CliError, isObject, type Kit, type Workflow } from 'cmdspec-runtime/kit';
import { nameOf, idNumber, readConversation } from './lib/conversation.js';

export interface ConvTagArgs {
  readonly id: string | readonly string[];
  readonly add?: readonly string[];
  readonly remove?: readonly string[];
}

/** Maximum number of writes while somebody else changes the tags; each waits for all of the times below, 22 s together. */
const ROUNDS = 3;

/** Waits before the tags are read again, in milliseconds: a read may be older than the write before it. */
const WAITS = [500, 1000, 2000, 4000];

const COLUMNS = [
  { key: 'id', header: 'ID' },
  { key: 'tags', header: 'Tags', from: 'tags', join: ', ' },
] as const;

type Calls = 'conversation' | 'replace';

const convTag: Workflow<ConvTagArgs, Calls> = async ({ id, add = [], remove = [] }, kit) => {
  if (add.length + remove.length === 0) kit.fail('usage', 'Nothing to change.', 'Give --add, --remove or both.');
  const both = add.find((name) => includesName(remove, name));
  if (both !== undefined)
    kit.fail('combination', `"${both}" is in both --add and --remove.`, 'Remove it from one of them.');

  const changed = await kit.inTurn('id', id, (one) => changeTags(one, { add, remove }, kit));
  const [first] = changed;
  if (kit.options.dryRun || first === undefined) return;
  if (Array.isArray(id)) {
    const rows = changed.map((one) => ({ id: idNumber(one.id), tags: one.tags }));
    await kit.out.rows(rows, { columns: COLUMNS });
  } else {
    const line = `Tags ${first.what} on conversation ${nameOf(first.id, kit)}: ${shown(first.tags)}`;
    await kit.out.action(line, { id: idNumber(first.id), tags: first.tags });
  }
};

/** Tags of a conversation at the end of the run. */
interface Changed {
  readonly id: string;
  readonly what: 'updated' | 'unchanged';
  readonly tags: readonly string[];
}

async function changeTags(id: string, { add, remove }: Changes, kit: Kit<Calls>): Promise<Changed> {
  const before = await readTags(id, kit);
  let tags: readonly string[] = before;
  let isOld = false;
  for (let round = 1; ; round++) {
    const wanted = applyChanges(tags, add, remove);
    if (isSame(tags, wanted)) break;
    if (round > ROUNDS) {
      kit.fail(
        'generic',
        `The tags of conversation ${id} were sent ${String(ROUNDS)} times, but the service does not return them; they are now ${shown(tags)}.`,
        'Somebody else may be changing them: check the tags before you try again.',
      );
    }
    await kit.calls.replace.send({ id, tags: wanted });
    if (kit.options.dryRun) break;
    // A write replaces the whole list and the last writer wins, so the result must be checked.
    const now = await readAfterWrite(id, { add, remove }, kit);
    const isDone = now !== undefined && hasChanges(now, { add, remove });
    isOld = now !== undefined && !isDone && isSame(now, tags);
    tags = now === undefined || isOld ? wanted : now;
    if (isDone) {
      for (const name of add.filter((one) => !includesName(tags, one)))
        kit.note(`The service stored the tag "${name}" as "${storedAs(name, tags) ?? ''}".`);
    }
    if (now === undefined || isOld || isDone) break;
  }
  if (isOld) kit.warn(`The service accepted the change, but still returns the old tags of conversation ${id}.`);
  return { id, what: isSame(tags, before) ? 'unchanged' : 'updated', tags };
}

const shown = (tags: readonly string[]): string => (tags.length === 0 ? 'none' : tags.join(', '));

type Changes = Required<Pick<ConvTagArgs, 'add' | 'remove'>>;

/**
 * Returns the tags after a write. While they lack its changes, it waits and reads them again, because the service can return
 * an older list, and a write based on that list would lose tags. A failed read is only a warning; the tags are then undefined.
 */
async function readAfterWrite(
  id: string,
  changes: Changes,
  kit: Kit<'conversation'>,
): Promise<readonly string[] | undefined> {
  try {
    let tags = await readTags(id, kit);
    for (const wait of WAITS) {
      if (hasChanges(tags, changes)) break;
      kit.live(`Waiting for the new tags of conversation ${id}`, 'progress');
      await kit.world.sleep(wait);
      tags = await readTags(id, kit);
    }
    return tags;
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    kit.warn(`The tags were sent, but could not be read again. ${error.message}`);
    return undefined;
  }
}

/** Whether the tags have every added name, perhaps as the service stores it, and no removed one. */
const hasChanges = (tags: readonly string[], { add, remove }: Changes): boolean =>
  add.every((name) => includesName(tags, name) || storedAs(name, tags) !== undefined) &&
  !remove.some((name) => includesName(tags, name));

/**
 * Returns the names of the tags: their field `tag`, or in some responses plain text. A write replaces the whole list, so a
 * response without a list of tags must not count as no tags.
 */
async function readTags(id: string, kit: Kit<'conversation'>): Promise<string[]> {
  const { tags } = await readConversation(id, kit);
  const names = Array.isArray(tags) ? tags.map((tag: unknown) => (isObject(tag) ? tag['tag'] : tag)) : [undefined];
  if (names.every((name) => typeof name === 'string')) return names;
  return kit.fail('unavailable', `The service returned conversation ${id} without its tags.`, 'Try again later.');
}

function includesName(list: readonly string[], name: string): boolean {
  return list.some((one) => one.toLowerCase() === name.toLowerCase());
}

/** Returns the tag whose name differs only in case, blanks and punctuation, or because the service cut it. */
function storedAs(name: string, tags: readonly string[]): string | undefined {
  const wanted = lettersOf(name);
  return tags.find((tag) => {
    const letters = lettersOf(tag);
    return letters !== '' && (letters === wanted || (letters.length >= 20 && wanted.startsWith(letters)));
  });
}

const lettersOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

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
