/** Creates the record of a value, or changes the record that has it. */
import { many, CliError, defined, plainText, type Kit, type Row } from 'cmdspec-runtime/kit';
import { withOthers } from './contacts.js';
import { differenceOf, type Difference } from './difference.js';
import { type Entity, idValue } from './entities.js';
import { findMatches, type Matcher, type UpsertCall } from './match.js';

/** The outcome of an upsert, or its plan under `--dry-run`. */
export type Outcome =
  | { readonly action: 'created'; readonly id?: string; readonly record?: unknown; readonly body: Row }
  | {
      readonly action: 'updated';
      readonly id: string;
      readonly record?: unknown;
      readonly changed: Row;
      readonly before: Row;
    }
  | { readonly action: 'unchanged'; readonly id: string };

/** Runs the request that creates a record. */
export type Creating = <T>(create: () => Promise<T>) => Promise<T>;

export interface Upsert {
  readonly value: string;
  readonly body: Row;
  /** Lists of the body whose value is added to the list of the record, see {@link withOthers}. */
  readonly added: ReadonlySet<string>;
  readonly matcher: Matcher;
  readonly entity: Entity;
  /** Id of a record that this run has created for the value: the search does not find it yet. */
  readonly known?: string | undefined;
  /** Called to create a record; default: it is created. */
  readonly creating?: Creating;
}

/**
 * Changes only the fields that differ. Under `--dry-run`, writes nothing and returns the plan.
 *
 * @throws CliError `input` if several records have the value, `combination` if the record would not have the value
 */
export async function upsertRecord(
  { value, body, added, matcher, entity, known, creating = (create) => create() }: Upsert,
  kit: Kit<UpsertCall>,
): Promise<Outcome> {
  const match = await findMatch({ value, matcher, entity, known }, kit);
  // A plan has the requests, which are kept back where they are sent.
  const dryRun = kit.options.dryRun && kit.options.plan === undefined;
  // If the record did not have the value, each later run would create another record.
  if (!matcher.has(matcher.add(withOthers(body, match ?? {}, added), value), value)) {
    throw new CliError(
      'combination',
      `The record would not have ${JSON.stringify(value)} in the matched field. Nothing was written.`,
      'Give the same value, or change the field with "update".',
    );
  }
  if (match === undefined) {
    const whole = matcher.add(body, value);
    if (dryRun) return { action: 'created', body: whole };
    const { id, record } = await creating(() => kit.calls.create.send({}, { body: whole }));
    return { action: 'created', ...defined({ id }), record, body: whole };
  }
  const id = plainText(match['id']);
  const { changed, before } = changesOf({ value, body, added, matcher }, match);
  if (Object.keys(changed).length === 0) return { action: 'unchanged', id };
  if (dryRun) return { action: 'updated', id, changed, before };
  const { record } = await kit.calls.change.send({ id }, { body: changed, before: match });
  return { action: 'updated', id, record, changed, before };
}

/**
 * Returns the only record that has the value.
 *
 * @throws CliError `input` if several have it
 */
export async function findMatch(
  { value, matcher, entity, known }: Pick<Upsert, 'value' | 'matcher' | 'entity' | 'known'>,
  kit: Pick<Kit<UpsertCall>, 'calls' | 'parallelMap' | 'client'>,
): Promise<Row | undefined> {
  if (known !== undefined) return kit.calls.read.record({ id: known });
  const matches = await findMatches(value, matcher, kit);
  if (matches.length < 2) return matches[0];
  const ids = matches.map(({ id }) => plainText(id));
  throw new CliError(
    'input',
    `${String(ids.length)} ${entity.noun[1]} have ${JSON.stringify(value)}: ${ids.join(', ')}. Nothing was written.`,
    entity.word === 'deal'
      ? 'Match by another field.'
      : `Merge them with \`${kit.client.binary} ${entity.word} merge\`, or match by another field.`,
  );
}

/** Returns the changes of an upsert to the record that has the value. */
export const changesOf = (
  { value, body, added, matcher }: Pick<Upsert, 'value' | 'body' | 'added' | 'matcher'>,
  match: Row,
): Difference => differenceOf(withOthers(matcher.remove(body, value), match, added), match);

/** One line for people: `update person #5 (2 fields)`. */
export function lineOf(outcome: Outcome, { noun: [word] }: Entity, dryRun: boolean): string {
  const would = dryRun ? '[dry-run] would ' : '';
  const { id } = outcome;
  if (outcome.action === 'unchanged') return `${word} #${outcome.id} unchanged`;
  const name = id === undefined ? word : `${word} #${id}`;
  const fields = Object.keys(outcome.action === 'created' ? outcome.body : outcome.changed).length;
  const count = many(fields, ['field', 'fields']);
  return outcome.action === 'created' ? `${would}create ${name}` : `${would}update ${name} (${count})`;
}

/** One object for programs. */
export function dataOf(outcome: Outcome, dryRun: boolean): Row {
  const id = outcome.id === undefined ? null : idValue(outcome.id);
  switch (outcome.action) {
    case 'unchanged':
      return { action: outcome.action, id };
    case 'created':
      return dryRun
        ? { action: outcome.action, dryRun, body: outcome.body }
        : { action: outcome.action, id, record: outcome.record };
    case 'updated': {
      const { action, changed, before } = outcome;
      return dryRun ? { action, id, dryRun, changed, before } : { action, id, changed, before, record: outcome.record };
    }
  }
}
