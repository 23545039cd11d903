import { placeOfKey, placeOfValue } from '../1-read/source.js';
import type { FlagSpec, FlagSpecs, LinesSpec } from '../2-shape/types.js';
import { fieldOfPart, partKinds, spansOf } from '../3-bind/notation.js';
import type { Bound } from '../3-bind/types.js';
import { candidates, listed } from '../diagnostics/nearest.js';
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
    if (known.includes(name)) return;
    const hint = candidates(name, known, 'Known');
    report.add('CS316', placeOfValue(at, key), { what, name, hint });
  };
  for (const [name, part] of Object.entries(parts)) {
    checkKeys(name, part, report);
    const isReference = part.reference !== undefined;
    if (isReference && references[part.reference ?? ''] === undefined) {
      const hint = candidates(part.reference ?? '', Object.keys(references), 'Known');
      report.add('CS316', placeOfValue(part, 'reference'), { what: 'reference', name: part.reference ?? '', hint });
    }
    if (isReference && part.type !== undefined) {
      const why = 'a `reference` determines the type';
      report.add('CS426', placeOfKey(part, 'type'), { key: 'type', why });
    }
    const type = isReference ? 'reference' : (part.type ?? 'text');
    for (const key of ['min', 'max', 'decimals'] as const) {
      if (type !== 'number' && part[key] !== undefined) {
        report.add('CS426', placeOfKey(part, key), { key, why: `it is for numbers, and the type is ${type}` });
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
      report.add('CS426', placeOfKey(declared, key), { key, why: 'lines without a `head` cannot be typed' });
    }
  }
  checkNames(declared, report);
  // Only dates have an order that their text shows.
  const dates = Object.entries(declared.options ?? {}).flatMap(([name, { type }]) => (type === 'date' ? [name] : []));
  for (const [name, first] of spansOf(declared.options ?? {})) {
    const part = parts[name] as FlagSpec;
    if (part.type !== 'date')
      report.add('CS426', placeOfKey(part, 'not-before'), { key: 'not-before', why: 'it is for the type date' });
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
  for (const list of [declared.negative?.parts ?? [], declared.negative?.positive ?? []]) {
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

/** A part is sent in one field, and has keys of its own only. */
function checkKeys(name: string, part: FlagSpec, report: Report): void {
  for (const key of Object.keys(part)) {
    if (!keysOfParts.includes(key))
      report.add('CS426', placeOfKey(part, key), { key, why: 'parts of lines do not have it' });
  }
  if (part.type !== undefined && !partKinds.some((kind) => kind === part.type))
    report.add('CS204', placeOfValue(part, 'type'), {
      where: '"type"',
      value: part.type,
      hint: `Use one of ${listed(partKinds)}.`,
    });
  if (typeof part.decimals === 'string')
    report.add('CS203', placeOfValue(part, 'decimals'), {
      where: '"decimals"',
      wanted: 'a whole number',
      given: 'text',
      hint: 'A line has no flags.',
    });
  if (typeof part.wire !== 'string') {
    const hint = 'Add `wire:`, the field of the line that receives the value.';
    report.add('CS202', placeOfValue(part, part.wire === undefined ? 'summary' : 'wire'), {
      key: 'wire',
      where: `"${name}"`,
      hint,
    });
  }
  if (part.summary === undefined)
    report.add('CS202', placeOfValue(part, 'wire'), {
      key: 'summary',
      where: `"${name}"`,
      hint: 'Add `summary:`, one line of help.',
    });
}

/** A name or a field that is used twice: only one of the two would have a value. */
function checkNames(declared: LinesSpec, report: Report): void {
  const { head = {}, options = {}, text } = declared;
  for (const name of Object.keys(options).filter((one) => Object.hasOwn(head, one))) {
    report.add('CS426', placeOfKey(options, name), { key: name, why: 'the head has a part of that name' });
  }
  const fields = new Map<string, string>();
  for (const [name, part] of [...Object.entries(head), ...Object.entries(options)]) {
    const field = fieldOfPart(part);
    const other = fields.get(field);
    fields.set(field, name);
    if (other !== undefined && other !== name)
      report.add('CS426', placeOfKey(part, 'wire'), { key: 'wire', why: `\`${other}\` is sent in the same field` });
  }
  const other = fields.get(text ?? '');
  if (other !== undefined)
    report.add('CS426', placeOfKey(declared, 'text'), { key: 'text', why: `\`${other}\` is sent in the same field` });
}
