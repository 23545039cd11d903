/** The notation of lines of documents. */
import { defined } from '../../runtime/base/defined.js';
import { lineShape } from '../../runtime/base/notation.js';
import type { LineNotation, LinePart } from '../../runtime/contract/resource.js';
import type { FlagSpec, FlagSpecs, GroupSpec, LinesSpec } from '../2-shape/types.js';
import type { CatalogueData } from '../../runtime/contract/catalogue.js';
import { recordOf } from './catalogue.js';
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
export function notationOf(lines: LinesSpec): LineNotation | undefined {
  const { head, options = {}, text, balanced } = lines;
  if (head === undefined) return undefined;
  const spans = spansOf(options).map(([name, first]) => [first, name] as const);
  return {
    head: partsOf(head),
    options: partsOf(options),
    ...defined({ text }),
    ...defined({ spans: spans.length === 0 ? undefined : spans }),
    ...defined({ negative: negativeOf(lines), balanced }),
  };
}

/** Returns the options that end a span, each with the option that begins it. */
export const spansOf = (options: FlagSpecs): [string, string][] =>
  Object.entries(options).flatMap(([name, { 'not-before': first }]) => (first === undefined ? [] : [[name, first]]));

/** Returns which parts of lines are sent as negative numbers, and when; other parts of the head must not be negative then. */
export function negativeOf({ negative, head = {} }: LinesSpec): LineNotation['negative'] {
  const [[condition, parts] = []] = Object.entries(negative ?? {});
  if (condition === undefined || parts === undefined) return undefined;
  const [when = '', values] = condition.split('=');
  const positive = Object.entries(head).flatMap(([name, { type, min = -1 }]) =>
    type === 'number' && min < 0 && !parts.includes(name) ? [name] : [],
  );
  return {
    when,
    ...defined({ values: values?.split(',') }),
    parts,
    ...(positive.length === 0 ? {} : { positive }),
  };
}

/** Returns the field of a document that holds its lines: the collection that leads to their resource. */
export function collectionOf({ resource, lines }: GroupSpec, data: CatalogueData | undefined): string | undefined {
  if (lines === undefined || resource === undefined || data === undefined) return undefined;
  const name = recordOf(lines.resource, data)?.name;
  const fields = Object.entries(recordOf(resource, data)?.fields ?? {});
  return fields.find(([, { navigates }]) => navigates !== undefined && navigates === name)?.[0];
}

/** Returns the field of a line with the number of its document, if lines have it: numbers then need no look-up. */
export function numberIn({ number, lines }: GroupSpec, data: CatalogueData | undefined): string | undefined {
  const fields = lines === undefined || data === undefined ? undefined : recordOf(lines.resource, data)?.fields;
  return typeof number === 'string' && fields?.[number] !== undefined ? number : undefined;
}

/** Types of parts. */
export const partKinds = ['text', 'number', 'date', 'uuid'] as const;

const partsOf = (parts: FlagSpecs): Record<string, LinePart> =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, partOf(part)]));

/** Returns the field of the line that receives the value of a part. */
export const fieldOfPart = ({ wire }: FlagSpec): string => (typeof wire === 'string' ? wire : '');

function partOf(part: FlagSpec): LinePart {
  const { type, reference, summary = '', min, max, decimals, required } = part;
  return {
    kind: reference === undefined ? (partKinds.find((kind) => kind === type) ?? 'text') : 'reference',
    field: fieldOfPart(part),
    ...defined({ reference, optional: required === false || undefined, min, max }),
    ...defined({ decimals: typeof decimals === 'number' ? decimals : undefined }),
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
