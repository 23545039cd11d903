/** Binds wires: the places in a request that the values of flags go to. */
import type { Encoding, Place, RequestPlan, Wire } from '../../runtime/contract/command.js';
import { placeOfValue, type Span } from '../1-read/source.js';
import { places } from '../2-shape/schema/common.js';
import type { CommandSpec, FindSpec, FlagSpec, Templates } from '../2-shape/types.js';
import type { Report } from '../diagnostics/report.js';
import type { BoundFlag, BoundRequest } from './types.js';
import { placeholders, placeholdersIn } from './words.js';

/** What decides where a value goes if its wire does not name a place. */
export interface Sending {
  readonly spec: CommandSpec;
  /** Absent for workflows. */
  readonly request?: BoundRequest;
  readonly hasBody: boolean;
  readonly customFields?: string;
  /** Look-ups that the command uses. */
  readonly lookUps?: readonly FindSpec[];
  /** Field of a document that holds its lines. */
  readonly collection?: string;
}

/** Returns the wires of a flag as written. */
export const writtenWires = ({ spec: { wire = [] } }: Pick<BoundFlag, 'spec'>): readonly string[] =>
  isByForm(wire) ? Object.values(wire) : [wire].flat();

/** Whether the form of a value decides which of the wires it takes. */
export const isByForm = (wire: FlagSpec['wire']): wire is Readonly<Record<string, string>> =>
  typeof wire === 'object' && !Array.isArray(wire);

/** Splits a wire into its place and name; a name alone has no place. */
export function parseWire(written: string): { readonly place?: string; readonly name: string } {
  const [, place, name = ''] = /^([a-z-]+):(.*)$/s.exec(written) ?? [];
  return place === undefined ? { name: written } : { place, name };
}

/** Returns where a wire is written; `index` is the place in a list of wires. */
export function placeOfWire(spec: FlagSpec, index: number): Span {
  const { wire } = spec;
  if (isByForm(wire)) return placeOfValue(wire, Object.keys(wire)[index] ?? '');
  return typeof wire === 'object' ? placeOfValue(wire, index) : placeOfValue(spec, 'wire');
}

/** Returns where to report a wire that does not fit its command: at the wire, or at the use of a shared flag. */
export const placeOfUse = ({ spec, origin, usedAt }: BoundFlag, index: number): Span =>
  origin === 'own' ? placeOfWire(spec, index) : usedAt;

/** Returns the flag with complete wires. */
export function bindWires(flag: BoundFlag, sending: Sending, report: Report): BoundFlag {
  if (flag.wires.length > 0) return flag;
  if (flag.spec.wire === undefined) return { ...flag, wires: inferred(flag, sending) };
  return {
    ...flag,
    wires: writtenWires(flag).flatMap((written, index) => {
      const form = isByForm(flag.spec.wire) ? Object.keys(flag.spec.wire)[index] : undefined;
      const wires = complete(written, index, flag, sending, report);
      return form === undefined ? wires : wires.map((wire) => ({ ...wire, when: form }));
    }),
  };
}

function complete(written: string, index: number, flag: BoundFlag, sending: Sending, report: Report): Wire[] {
  if (written === 'none') return [];
  const { place, name } = parseWire(written);
  // A rule reports an unknown place.
  if (!isPlace(place)) return [{ in: defaultPlace(flag, sending), name: written }];
  if (place !== 'fields' || name !== '') return [{ in: place, name }];
  if (sending.customFields !== undefined) return [{ in: place, name: sending.customFields }];
  report.add('CS317', placeOfUse(flag, index), { name: flag.name });
  return [];
}

/** Whether a wire carries only that the flag is set. */
export const isSwitch = ({ in: place, name }: Wire): boolean =>
  place === 'print' || place === 'each' || place === 'catalogue' || (place === 'paging' && name === 'all');

/** Whether a body is one value as it is. */
export const isWhole = (encoding: Encoding | undefined): encoding is 'text' | 'bytes' =>
  encoding === 'text' || encoding === 'bytes';

/** Returns how a body is sent: as the command says, or as the places of its values need; `undefined` for JSON. */
export function encodingOf(
  spec: { readonly encoding?: Encoding },
  values: readonly Pick<BoundFlag, 'wires'>[],
): Encoding | undefined {
  const has = (place: Place): boolean => values.some(({ wires }) => wires.some((wire) => wire.in === place));
  return spec.encoding ?? (has('part') ? 'multipart' : has('form') ? 'form' : undefined);
}

export const isPlace = (word: string | undefined): word is Place => places.some((place) => place === word);

function inferred(flag: BoundFlag, sending: Sending): Wire[] {
  const { name, origin } = flag;
  const { request } = sending;
  // The parts are sent in the path or a template.
  if (flag.spec.splits !== undefined) return [];
  const preset = [{ in: defaultPlace(flag, sending), name }];
  if (origin === 'credential') return [];
  if (request === undefined) return origin === 'field' ? preset : [];
  if (flag.line !== undefined)
    return sending.collection === undefined ? [] : [{ in: 'body', name: sending.collection }];
  const paths = [request.path, ...Object.values(request.paths)];
  if (paths.some((path) => placeholders(path).includes(name))) return [{ in: 'path', name }];
  return limitsRows(name, request) || Object.hasOwn(request.paths, name) || isNamed(name, sending) ? [] : preset;
}

/** Whether the client itself reads the value: `--limit` of a list is the number of rows to read. */
export const limitsRows = (name: string, request: Pick<BoundRequest, 'shape'>): boolean =>
  name === 'limit' && request.shape === 'rows';

/** Whether a fixed part of the request or a look-up already uses the value. */
function isNamed(name: string, { spec, lookUps = [] }: Sending): boolean {
  return placeholdersIn([spec.query, spec.body, ...lookUps.map(({ where }) => where)]).includes(name);
}

function defaultPlace({ kind }: BoundFlag, { spec, hasBody }: Sending): Place {
  if (!hasBody || isWhole(spec.encoding)) return 'query';
  if (spec.encoding === 'multipart') return kind === 'path' ? 'part' : 'form';
  return spec.encoding === 'form' ? 'form' : 'body';
}

/** Returns the operation of a JSON patch, whose value is that of the flag with the wire `body:value`. */
export function patchOf({ encoding, body }: CommandSpec): RequestPlan['patch'] {
  if (encoding !== 'patch' || body === undefined || Array.isArray(body)) return undefined;
  const { op, path } = body as Templates;
  const known = (['add', 'replace', 'remove', 'move'] as const).find((one) => one === op);
  return known === undefined || typeof path !== 'string' ? undefined : { op: known, path };
}
