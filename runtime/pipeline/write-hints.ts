/** Names the commands that list valid values, for the error of a refused write. */
import type { FlagData } from '../contract/command.js';
import type { Context, Group } from '../contract/context.js';
import type { LinePart } from '../contract/resource.js';
import type { Row } from '../contract/rows.js';
import { CliError } from '../base/errors.js';
import { isObject } from '../base/objects.js';
import { isInBody, isRoot, wiresOf } from '../base/wires.js';

/** Statuses with which a service refuses the content of a write. */
const REFUSED: ReadonlySet<number | undefined> = new Set([400, 422]);

/** A field that a write can have sent, and the reference that its values are looked up by. */
interface Field {
  readonly name: string;
  readonly reference?: string | undefined;
}

/**
 * Adds to the error of a refused write which commands list the values of the fields that its message names. Codes that are
 * sent as typed are refused by the service alone, which names the field and not its values.
 */
export function withLists(
  error: CliError,
  { client, command: { flags } }: Pick<Context, 'client' | 'command'>,
  args: Row,
): CliError {
  const { kind, message, remedy, details } = error;
  if (remedy !== undefined || !REFUSED.has(details.statusCode) || (details.effect ?? 'read') === 'read') return error;
  const said = new Set(message.match(/\w+/g));
  const found = new Map<string, string>();
  for (const { name, reference } of Object.entries(flags).flatMap(([flag, data]) => fieldsOf(data, args[flag]))) {
    const group = said.has(name) ? listedBy(client.tree, [reference ?? '', dashed(name)]) : undefined;
    if (group !== undefined) found.set(name, group);
  }
  if (found.size === 0) return error;
  const lines = [...found].map(([name, group]) => ({ name, line: `${client.binary} ${group} list` }));
  const sentences = lines.map(({ name, line }) => `Run "${line}" to see the values of ${name}.`);
  return new CliError(kind, message, { text: sentences.join(' '), next: lines[0]?.line ?? '' }, details);
}

/** Returns the group with that name which has a list; a reference is often named after it, and a field after its records. */
const listedBy = ({ nodes }: Group, names: readonly string[]): string | undefined =>
  names.find((name) => Object.hasOwn(nodes, name) && nodes[name]?.below?.includes('list') === true);

/** `VATCode` as `vat-code`. */
const dashed = (name: string): string =>
  name.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();

function fieldsOf(data: FlagData, value: unknown): readonly Field[] {
  if (value === undefined) return [];
  const { line, reference } = data;
  const parts = (list: Readonly<Record<string, LinePart>> = {}): Field[] =>
    Object.values(list).map((part) => ({ name: part.field, reference: part.reference }));
  const inLines = [...parts(line?.head), ...parts(line?.options)];
  const own = wiresOf(data).flatMap((wire): Field[] => {
    if (isRoot(wire) || wire.in === 'assign') return keysIn(value).map((name) => ({ name }));
    return isInBody(wire) ? [{ name: wire.name, reference }] : [];
  });
  return [...own, ...inLines];
}

/** Returns the keys of an object and of the lists of objects in it, or those of texts like `Key=value`. */
function keysIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (typeof value === 'string') return [value.split('=', 1)[0] ?? ''];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...(Array.isArray(inner) ? keysIn(inner) : [])]);
}
