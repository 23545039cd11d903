import { CliError, defined, plainText, type Kit, type Row } from 'cmdspec-runtime/kit';
import { differenceOf } from './difference.js';
import type { Entity } from './entities.js';
import { idValue } from './id.js';
import { findMatches, type Matcher, type UpsertCall } from './match.js';

/** What an upsert has done, or would do under `--dry-run`. */
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

export interface Upsert {
  readonly value: string;
  readonly body: Row;
  readonly matcher: Matcher;
  readonly entity: Entity;
  /** Id of a record that this run has created for the value: the search does not find it yet. */
  readonly known?: string | undefined;
  /** Called right before a record is created. */
  readonly beforeCreate?: () => void;
}

/**
 * Creates the record of a value, or changes what differs in the only one that has it. Under `--dry-run` nothing is written.
 *
 * @throws CliError `input` if several records have the value
 */
export async function upsertRecord(
  { value, body, matcher, entity, known, beforeCreate }: Upsert,
  kit: Kit<UpsertCall>,
): Promise<Outcome> {
  const matches = known === undefined ? await findMatches(value, matcher, kit) : await readKnown(known, kit);
  const ids = matches.map(({ id }) => plainText(id));
  const [match] = matches;
  if (ids.length > 1) {
    throw new CliError(
      'input',
      `${ids.length} ${entity.noun[1]} have ${JSON.stringify(value)}: ${ids.join(', ')}. Nothing was written.`,
      entity.word === 'deal'
        ? 'Match by another field.'
        : `Merge them with \`${kit.client.binary} ${entity.word} merge\`, or match by another field.`,
    );
  }
  const { dryRun } = kit.globals;
  if (match === undefined) {
    const whole = matcher.add(body, value);
    if (dryRun) return { action: 'created', body: whole };
    beforeCreate?.();
    const { id, record } = await kit.calls.create.send({}, { body: whole });
    return { action: 'created', ...defined({ id }), record, body: whole };
  }
  const id = plainText(match['id']);
  const { changed, before } = differenceOf(matcher.remove(body, value), match);
  if (Object.keys(changed).length === 0) return { action: 'unchanged', id };
  if (dryRun) return { action: 'updated', id, changed, before };
  const { record } = await kit.calls.change.send({ id }, { body: changed });
  return { action: 'updated', id, record, changed, before };
}

async function readKnown(id: string, { calls }: Pick<Kit<UpsertCall>, 'calls'>): Promise<readonly Row[]> {
  const record = await calls.read.record({ id });
  return record === undefined ? [] : [record];
}

/** One line for people: `update person #5 (2 fields)`. */
export function lineOf(outcome: Outcome, { noun: [word] }: Entity, dryRun: boolean): string {
  const would = dryRun ? '[dry-run] would ' : '';
  const { id } = outcome;
  if (outcome.action === 'unchanged') return `${word} #${outcome.id} unchanged`;
  const name = id === undefined ? word : `${word} #${id}`;
  const fields = Object.keys(outcome.action === 'created' ? outcome.body : outcome.changed).length;
  const count = `${String(fields)} ${fields === 1 ? 'field' : 'fields'}`;
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
