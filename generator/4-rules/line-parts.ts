/** Checks the parts and options of lines of documents: their names, fields and keys. */
import { checkName, reportIdle } from '../diagnostics/findings.js';
import { placeOfKey, placeOf, placeOfValue } from '../1-read/source.js';
import type { FlagSpec, FlagSpecs, LinesSpec } from '../2-shape/types.js';
import { fieldOfPart, partKinds, spansOf } from '../3-bind/notation.js';
import type { Bound } from '../3-bind/types.js';
import { listed } from '../diagnostics/nearest.js';
import type { Report } from '../diagnostics/report.js';

/** Parts and options have distinct names and fields, and every key of them has an effect. */
export function checkParts(declared: LinesSpec, { references }: Bound, report: Report): void {
  const parts: FlagSpecs = { ...declared.head, ...declared.options };
  const names = Object.keys(parts);
  const unknown = (
    name: string,
    known: readonly string[],
    at: object,
    key: string | number,
    what = 'part of a line',
  ) => {
    checkName(report, what, name, known, placeOfValue(at, key));
  };
  for (const [name, part] of Object.entries(parts)) {
    checkKeys(name, part, report);
    const isReference = part.reference !== undefined;
    if (isReference && references[part.reference ?? ''] === undefined) {
      checkName(report, 'reference', part.reference ?? '', Object.keys(references), placeOfValue(part, 'reference'));
    }
    if (isReference && part.type !== undefined) {
      const why = 'a `reference` determines the type';
      reportIdle(report, part, 'type', why);
    }
    const type = isReference ? 'reference' : (part.type ?? 'text');
    for (const key of ['min', 'max', 'decimals'] as const) {
      if (type !== 'number' && part[key] !== undefined) {
        reportIdle(report, part, key, `it is for numbers, and the type is ${type}`);
      }
    }
    const { min, max } = part;
    if (min !== undefined && max !== undefined && min > max)
      report.add('CS416', placeOfValue(part, 'min'), {
        what: name,
        low: `min ${String(min)}`,
        high: `max ${String(max)}`,
      });
  }
  for (const key of ['options', 'text', 'negative', 'balanced'] as const) {
    if (declared.head === undefined && declared[key] !== undefined) {
      reportIdle(report, declared, key, 'lines without a `head` cannot be typed');
    }
  }
  checkNames(declared, report);
  // Only dates have an order that their text shows.
  const dates = Object.entries(declared.options ?? {}).flatMap(([name, { type }]) => (type === 'date' ? [name] : []));
  for (const [name, first] of spansOf(declared.options ?? {})) {
    const part = parts[name] as FlagSpec;
    if (part.type !== 'date') reportIdle(report, part, 'not-before', 'it is for the type date');
    else
      unknown(
        first,
        dates.filter((one) => one !== name),
        part,
        'not-before',
        'option of the type date',
      );
  }
  const numbers = names.filter((name) => parts[name]?.type === 'number');
  for (const list of Object.values(declared.negative ?? {})) {
    list.forEach((name, index) => {
      unknown(name, numbers, list, index);
    });
  }
  if (declared.balanced !== undefined) unknown(declared.balanced, numbers, declared, 'balanced');
}

const keysOfParts: readonly string[] = [
  'type',
  'reference',
  'wire',
  'summary',
  'min',
  'max',
  'decimals',
  'required',
  'not-before',
];

/** A part is sent in one field, and has only keys that the notation of lines knows. */
function checkKeys(name: string, part: FlagSpec, report: Report): void {
  for (const key of Object.keys(part)) {
    if (!keysOfParts.includes(key)) reportIdle(report, part, key, 'parts of lines do not have it');
  }
  const { type, decimals, wire, summary } = part;
  if (type !== undefined && !partKinds.some((kind) => kind === type))
    report.add('CS204', placeOfValue(part, 'type'), {
      where: '"type"',
      value: type,
      hint: `Write one of ${listed(partKinds)}.`,
    });
  if (typeof decimals === 'string') reportIdle(report, part, 'decimals', 'a line has no flag with a currency');
  const missing = (key: string, meaning: string): void => {
    const hint = `Add \`${key}:\`: ${meaning}.`;
    report.add('CS202', placeOf(part), { key, where: `"${name}"`, hint });
  };
  if (typeof wire !== 'string') missing('wire', 'the field of the line that receives the value');
  if (summary === undefined) missing('summary', 'one line of help');
}

/** A name or a field that is used twice: only one of the two would have a value. */
function checkNames(declared: LinesSpec, report: Report): void {
  const { head = {}, options = {}, text } = declared;
  for (const name of Object.keys(options).filter((one) => Object.hasOwn(head, one))) {
    reportIdle(report, options, name, 'the head has a part of that name');
  }
  const fields = new Map<string, string>();
  for (const [name, part] of [...Object.entries(head), ...Object.entries(options)]) {
    const field = fieldOfPart(part);
    const other = fields.get(field);
    fields.set(field, name);
    if (other !== undefined && other !== name) reportTwice(part, 'wire', other, report);
  }
  const other = fields.get(text ?? '');
  if (other !== undefined) reportTwice(declared, 'text', other, report);
}

function reportTwice(owner: object, key: string, other: string, report: Report): void {
  const problem = `names the field in which \`${other}\` is sent`;
  report.add('CS206', placeOfKey(owner, key), { where: `"${key}"`, problem, hint: 'Write another field.' });
}
