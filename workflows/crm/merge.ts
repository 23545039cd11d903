/** `crmcli person merge` and `org merge`: merge a record into another one. */
import { CliError, type Kit, type Row, type Workflow } from 'cmdspec-runtime/kit';
import { entityOf, idValue } from './lib/records/entities.js';

interface Args {
  readonly id: string;
  readonly into: string;
}

/** A merge cannot be undone, so the prompt shows both records. */
const merge: Workflow<Args, 'read' | 'merge'> = async ({ id, into }, kit) => {
  const { noun, fields } = entityOf(kit.command.words);
  const [word] = noun;
  if (BigInt(id) === BigInt(into)) kit.fail('usage', `Cannot merge ${articleOf(word)} ${word} into itself.`);
  const about = kit.options.yes && !kit.options.dryRun ? undefined : await describe(id, into, word, kit);
  if (about !== undefined) {
    await kit.confirm(`Merge ${about.loser} into ${about.survivor}? ${capital(word)} ${id} will be DELETED.`);
  }
  // A retry would fail: the record in the path no longer exists.
  await kit.calls.merge.send(
    { id, into },
    { repeatable: false, about: about && `${about.loser} into ${about.survivor}` },
  );
  if (kit.options.dryRun) return;
  kit.live(`Merged ${word} ${id} into ${into}`);
  const survivor = await readSurvivor(into, word, kit);
  await kit.out.record(survivor ?? { id: idValue(into) }, { customFields: fields });
};

/** Reads both records, so that a wrong id fails before the prompt. */
async function describe(id: string, into: string, word: string, { calls }: Kit<'read' | 'merge'>) {
  const loser = await calls.read.record({ id });
  const survivor = await calls.read.record({ id: into });
  return { loser: nameOf(word, id, loser), survivor: nameOf(word, into, survivor) };
}

function nameOf(word: string, id: string, record: Row | undefined): string {
  const name = record?.['name'];
  return typeof name === 'string' && name !== '' ? `${word} ${id} "${name}"` : `${word} ${id}`;
}

/** Reads the result. A failure is only a warning: the merge is done and must not be repeated. */
async function readSurvivor(id: string, word: string, kit: Kit<'read' | 'merge'>): Promise<Row | undefined> {
  try {
    return await kit.calls.read.record({ id });
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    kit.warn(`The merge is done, but ${word} ${id} could not be read: ${error.message}`);
    return undefined;
  }
}

const articleOf = (word: string): string => (/^[aeiou]/.test(word) ? 'an' : 'a');
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export default merge;
