import type { Place, Wire } from '../../runtime/contract/command.js';
import { placeOfValue, type Span } from '../1-read/source.js';
import { places } from '../2-shape/schema/common.js';
import type { CommandSpec, FlagSpec } from '../2-shape/types.js';
import type { Report } from '../diagnostics/report.js';
import type { BoundFlag, BoundRequest } from './types.js';
import { placeholders, placeholdersIn } from './words.js';

/** What decides where a value goes when its flag does not say it in full. */
export interface Sending {
  readonly spec: CommandSpec;
  /** Absent for workflows. */
  readonly request?: BoundRequest;
  readonly reads: boolean;
  readonly customFields?: string;
}

/** The wires of a flag as they are written. */
export const writtenWires = ({ spec }: Pick<BoundFlag, 'spec'>): readonly string[] => [spec.wire ?? []].flat();

/** A written wire in its parts; without a place when it is a name alone. */
export function parseWire(written: string): { readonly place?: string; readonly name: string } {
  const [, place, name = ''] = /^([a-z-]+):(.*)$/s.exec(written) ?? [];
  return place === undefined ? { name: written } : { place, name };
}

/** Where a wire is written: `index` counts those of a list. */
export function placeOfWire(spec: FlagSpec, index: number): Span {
  return typeof spec.wire === 'object' ? placeOfValue(spec.wire, index) : placeOfValue(spec, 'wire');
}

/** Whose mistake a wire is that does not fit its command: the wire's, or the use of a flag that is declared elsewhere. */
export const placeOfUse = ({ spec, origin, usedAt }: BoundFlag, index: number): Span =>
  origin === 'own' ? placeOfWire(spec, index) : usedAt;

/** The flag with its wires in full. */
export function settleWires(flag: BoundFlag, sending: Sending, report: Report): BoundFlag {
  if (flag.spec.wire === undefined) return { ...flag, wires: inferred(flag, sending) };
  return {
    ...flag,
    wires: writtenWires(flag).flatMap((written, index) => complete(written, index, flag, sending, report)),
  };
}

function complete(written: string, index: number, flag: BoundFlag, sending: Sending, report: Report): Wire[] {
  if (written === 'none') return [];
  const { place, name } = parseWire(written);
  // A rule reports an unknown place.
  if (!isPlace(place)) return [{ in: usualPlace(flag, sending), name: written }];
  if (place !== 'fields' || name !== '') return [{ in: place, name }];
  if (sending.customFields !== undefined) return [{ in: place, name: sending.customFields }];
  report.add('CS317', placeOfUse(flag, index), { name: flag.name });
  return [];
}

export const isPlace = (word: string | undefined): word is Place => places.some((place) => place === word);

function inferred(flag: BoundFlag, sending: Sending): Wire[] {
  const { name, origin } = flag;
  const { request } = sending;
  const usual = [{ in: usualPlace(flag, sending), name }];
  if (origin === 'credential') return [];
  if (request === undefined) return origin === 'field' ? usual : [];
  const paths = [request.path, ...Object.values(request.paths)];
  if (paths.some((path) => placeholders(path).includes(name))) return [{ in: 'path', name }];
  return name === 'limit' || name in request.paths || named(name, sending.spec) ? [] : usual;
}

/** Named by a fixed part of the request, which then sends it. */
function named(name: string, { query, body }: CommandSpec): boolean {
  return placeholdersIn([query, body]).includes(name);
}

function usualPlace({ kind }: BoundFlag, { spec, reads }: Sending): Place {
  if (reads) return 'query';
  if (spec.encoding === 'multipart') return kind === 'path' ? 'part' : 'form';
  return spec.encoding === 'form' ? 'form' : 'body';
}
