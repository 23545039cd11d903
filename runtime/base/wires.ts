/** The places of a request that the values of flags are sent to. */
import { getPath, pathOfKey } from './paths.js';
import type { FlagData, Place, Wire } from '../contract/command.js';

/** Returns the places that a value is sent to; empty if it is not sent by itself. */
export const wiresOf = ({ wire }: Pick<FlagData, 'wire'>): readonly Wire[] => [wire ?? []].flat();

/** Whether an object is merged into the body as a whole. */
export const isRoot = (wire: Wire): boolean => wire.in === 'body' && wire.name === '';

/** Returns the value that a body has where a wire sends one. A form has objects as `customer[email]`. */
export const valueIn = (body: Readonly<Record<string, unknown>>, { in: place, name }: Wire): unknown =>
  place === 'body' ? getPath(body, name) : (body[name] ?? getPath(body, nestedPath(name)));

/** Returns the path of a field of a form in an object: `customer.email` of `customer[email]`. */
export const nestedPath = (name: string): string =>
  (name.match(/[^[\]]+/g) ?? [name]).map((key) => pathOfKey(key)).join('.');

const IN_BODY: ReadonlySet<string> = new Set(['body', 'form', 'part', 'fields', 'assign']);

/** Whether a value goes into the body, in whichever form. */
export const isInBody = (wire: Wire): boolean => IN_BODY.has(wire.in);

/** What has the flags of a command. */
interface Flagged {
  readonly command: { readonly flags: Readonly<Record<string, FlagData>> };
}

/** Returns the name of the flag with that wire, for messages. */
export const flagFor = ({ command: { flags } }: Flagged, place: Place, name: string): string | undefined =>
  Object.keys(flags).find((flag) => wiresOf(flags[flag] ?? {}).some((wire) => wire.in === place && wire.name === name));

/** Returns the names in a place of a request that carry a secret. */
export const secretsIn = ({ command: { flags } }: Flagged, place: Place): readonly string[] =>
  Object.values(flags).flatMap((data) =>
    data.secret ? wiresOf(data).flatMap((wire) => (wire.in === place ? wire.name : [])) : [],
  );

/** Whether one of these flags only prints a body to fill: the request, and what it requires, comes later. */
export const printsTemplate = (flags: Readonly<Record<string, FlagData>>, given: Iterable<string>): boolean =>
  [...given].some((name) => wiresOf(flags[name] ?? {}).some((wire) => wire.in === 'print' && wire.name === 'template'));
