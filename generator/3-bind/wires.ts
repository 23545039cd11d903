import type { CommandSpec } from '../2-shape/types.js';
import type { Report } from '../diagnostics/report.js';
import type { BoundFlag, BoundRequest } from './types.js';
import { placeholders, placeholdersIn } from './words.js';

const places = /^(?:body|query|path|form|part|header|term|keep|fields|credential):/;

/** What decides where a value goes when its flag does not say it in full. */
export interface Sending {
  readonly spec: CommandSpec;
  /** Absent for workflows. */
  readonly request?: BoundRequest;
  readonly reads: boolean;
  readonly customFields?: string;
}

/** The flag with its wire in full: `place:detail`, or none. */
export function settleWire(flag: BoundFlag, sending: Sending, report: Report): BoundFlag {
  const { wire: written, ...rest } = flag;
  const wire = written === undefined ? inferred(flag, sending) : complete(written, flag, sending, report);
  return wire === undefined ? rest : { ...rest, wire };
}

function complete(written: string, flag: BoundFlag, sending: Sending, report: Report): string | undefined {
  if (written === 'none') return undefined;
  if (written === 'fields:') {
    if (sending.customFields !== undefined) return `fields:${sending.customFields}`;
    report.add('CS317', flag.usedAt, { name: flag.name });
    return undefined;
  }
  return places.test(written) ? written : `${place(flag, sending)}:${written}`;
}

function inferred(flag: BoundFlag, sending: Sending): string | undefined {
  const { request } = sending;
  if (flag.origin === 'credential') return undefined;
  if (request === undefined) return flag.origin === 'field' ? `${place(flag, sending)}:${flag.name}` : undefined;
  const paths = [request.path, ...Object.values(request.paths)];
  if (paths.some((path) => placeholders(path).includes(flag.name))) return `path:${flag.name}`;
  if (flag.name === 'limit' || flag.name in request.paths || named(flag.name, sending.spec)) return undefined;
  return `${place(flag, sending)}:${flag.name}`;
}

/** Named by a fixed part of the request, which then sends it. */
function named(name: string, { query, body }: CommandSpec): boolean {
  return placeholdersIn([query, body]).includes(name);
}

function place({ kind }: BoundFlag, { spec, reads }: Sending): 'query' | 'body' | 'form' | 'part' {
  if (reads) return 'query';
  if (spec.encoding === 'multipart') return kind === 'path' ? 'part' : 'form';
  return spec.encoding === 'form' ? 'form' : 'body';
}
