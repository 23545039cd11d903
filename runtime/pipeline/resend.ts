/** Adds stored values to an update that must repeat them. */
import type { ItemsPlan, RequestPlan } from '../contract/command.js';
import type { Row } from '../contract/rows.js';
import { CliError } from '../base/errors.js';
import { isObject } from '../base/objects.js';
import { getPath, setPath } from '../base/paths.js';
import type { Given } from './wires.js';

type Read = (() => Promise<Row | undefined>) | undefined;

/**
 * Adds what an update must repeat, as the record has it: fields that the service requires in every update, and the
 * other items of lists that the service replaces as a whole.
 *
 * @throws CliError `unavailable` when the record lacks a required field
 */
export async function resend(plan: RequestPlan, body: Row, given: readonly Given[], read: Read): Promise<Row> {
  const { resend: names = [], resendItems = {}, effect } = plan;
  if (effect === 'read') return body;
  const missing = names.filter((name) => getPath(body, name) === undefined);
  const lists = Object.entries(resendItems).filter(([path]) => isSetByFlags(path, given));
  if (missing.length + lists.length === 0) return body;
  const record = (await read?.()) ?? {};
  for (const name of missing) {
    const value = getPath(record, name);
    if (value === undefined || value === null) {
      throw new CliError(
        'unavailable',
        `The record has no "${name}", which every update must contain. Nothing was sent.`,
      );
    }
    setPath(body, name, value);
  }
  for (const [path, items] of lists) setPath(body, path, completed(getPath(body, path), getPath(record, path), items));
  return body;
}

/** A list in the raw body is complete: no stored items are added. */
const isSetByFlags = (path: string, given: readonly Given[]): boolean =>
  given.some(({ place, detail }) => place === 'body' && detail.startsWith(`${path}[`)) &&
  !given.some(
    ({ place, detail, value }) =>
      place === 'body' && detail === '' && isObject(value) && getPath(value, path) !== undefined,
  );

/** Returns the stored items, in their order, with the changes of the set ones; new ones follow. */
function completed(set: unknown, stored: unknown, { by, fields }: ItemsPlan): readonly Row[] {
  const rest = rowsOf(set);
  const kept = rowsOf(stored).map((item) => {
    const sendable = Object.fromEntries(
      fields.flatMap((name) => (item[name] === undefined || item[name] === null ? [] : [[name, item[name]]])),
    ) as Row;
    const at = rest.findIndex((one) => sameText(one[by], item[by]));
    return at < 0 ? sendable : { ...sendable, ...rest.splice(at, 1)[0] };
  });
  return [...kept, ...rest];
}

const rowsOf = (value: unknown): Row[] => [value].flat().filter(isObject);

/** People write codes in any case; "eur" must not become a second price beside "EUR". */
const sameText = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' ? one.toLowerCase() === other.toLowerCase() : one === other;
