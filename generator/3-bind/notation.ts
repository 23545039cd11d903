import { defined } from '../../runtime/base/defined.js';
import { lineShape } from '../../runtime/base/notation.js';
import type { LineNotation, LinePart } from '../../runtime/contract/resource.js';
import type { LinePartSpec, LinesSpec } from '../2-shape/types.js';
import type { Report } from '../diagnostics/report.js';
import type { BoundFlag } from './types.js';

/** Adds the notation of its group to a flag of the type `line`. */
export function withNotation(flag: BoundFlag, lines: LinesSpec | undefined, report: Report): BoundFlag {
  if (flag.kind !== 'line') return flag;
  const notation = lines === undefined ? undefined : notationOf(lines);
  if (notation !== undefined) return { ...flag, line: notation };
  report.add('CS427', flag.usedAt, { name: flag.name, type: 'line', missing: 'lines' });
  return flag;
}

/** Returns the notation of lines; `undefined` for lines that cannot be typed. */
export function notationOf({ head, options, text, spans, negative, balanced }: LinesSpec): LineNotation | undefined {
  if (head === undefined) return undefined;
  return {
    head: partsOf(head),
    options: partsOf(options ?? {}),
    ...defined({ text }),
    ...defined({ spans: spans?.map(([first = '', last = '']) => [first, last] as const) }),
    ...defined({ negative, balanced }),
  };
}

const partsOf = (parts: Readonly<Record<string, LinePartSpec>>): Record<string, LinePart> =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, partOf(part)]));

function partOf({ type, reference, wire, summary, min, max, decimals, required }: LinePartSpec): LinePart {
  return {
    kind: reference === undefined ? (type ?? 'text') : 'reference',
    field: wire,
    ...defined({ reference, optional: required === false || undefined, min, max, decimals }),
    describe: summary,
  };
}

/** Returns the notation on one line, for a tool, with every part and option. */
export function notationText(notation: LineNotation): string {
  const names = Object.entries(notation.options).map(([name, { kind }]) =>
    kind === 'text' ? name : `${name} (${kind})`,
  );
  return [lineShape(notation), ...(names.length === 0 ? [] : [`options ${names.join(', ')}`])].join('; ');
}
