/** `crmcli deal upsert`, `person upsert` and `org upsert`: create a record, or change the one that has a value. */
import { isObject, type Kit, type KitFields, type Row, type Workflow } from 'cmdspec-runtime/kit';
import { entityOf, type Entity } from './lib/records/entities.js';
import { matcherOf, type UpsertCall } from './lib/records/match.js';
import { dataOf, lineOf, upsertRecord } from './lib/records/upsert-record.js';

interface Args {
  readonly value: string;
  readonly by: string;
  readonly field?: readonly (readonly [string, string])[];
  readonly body?: unknown;
}

/** Only the fields that differ are changed. The search of the service finds candidates, whose values are then compared. */
const upsert: Workflow<Args, UpsertCall> = async ({ value: typed, by, ...fields }, kit) => {
  const entity = entityOf(kit.command.words);
  const value = typed.trim();
  if (value === '') kit.fail('usage', 'The value to match is empty.');
  const matcher = await matcherOf(by, '--by', entity, kit);
  matcher.check(value);
  const { body } = await kit.calls.create.prepare(fields);
  const added = await codesOf(fields.field ?? [], entity, kit);
  const outcome = await upsertRecord({ value, matcher, entity, added, body: isObject(body) ? body : {} }, kit);
  const { dryRun } = kit.options;
  if (outcome.action === 'created' && !dryRun && outcome.id === undefined) {
    kit.warn(`The service returned no id of the new ${entity.noun[0]}.`);
  }
  const data = dataOf(outcome, dryRun);
  const shown = kit.options.resolveFields ? await named(data, kit.fields(entity.fields)) : data;
  await kit.out.action(lineOf(outcome, entity, dryRun), shown);
};

/** Returns the result with names in place of the keys of custom fields. */
async function named(data: Row, fields: Pick<KitFields, 'decode'>): Promise<Row> {
  const shown: Row = {};
  for (const [key, value] of Object.entries(data)) shown[key] = isObject(value) ? await fields.decode(value) : value;
  return shown;
}

/** Returns the keys of the fields in `--field`. It adds one value to a list; `--body` replaces the whole list. */
async function codesOf(
  pairs: NonNullable<Args['field']>,
  { fields }: Entity,
  kit: Pick<Kit, 'fields'>,
): Promise<ReadonlySet<string>> {
  const codes = new Set<string>();
  for (const [name] of pairs) codes.add((await kit.fields(fields).find(name)).code);
  return codes;
}

export default upsert;
