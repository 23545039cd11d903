import { checkName, reportIdle } from '../diagnostics/findings.js';
import { placeOfValue } from '../1-read/source.js';
import type { LinePartSpec, LinesSpec } from '../2-shape/types.js';
import type { Bound } from '../3-bind/types.js';
import type { Report } from '../diagnostics/report.js';

/** Parts and options have distinct names and fields, and every key of them has an effect. */
export function checkParts(declared: LinesSpec, { references }: Bound, report: Report): void {
  const parts: Readonly<Record<string, LinePartSpec>> = { ...declared.head, ...declared.options };
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
  for (const key of ['options', 'text', 'spans', 'negative', 'balanced'] as const) {
    if (declared.head === undefined && declared[key] !== undefined) {
      reportIdle(report, declared, key, 'lines without a `head` cannot be typed');
    }
  }
  checkNames(declared, report);
  // Only dates have an order that their text shows.
  const dates = Object.entries(declared.options ?? {}).flatMap(([name, { type }]) => (type === 'date' ? [name] : []));
  declared.spans?.forEach((pair) => {
    pair.forEach((name, index) => {
      const known = index > 0 ? dates.filter((one) => one !== pair[0]) : dates;
      if (index > 1) report.add('CS426', placeOfValue(pair, index), { key: name, why: 'a span has two options' });
      else unknown(name, known, pair, index, 'option of the type date');
    });
  });
  const numbers = names.filter((name) => parts[name]?.type === 'number');
  for (const list of [declared.negative?.parts ?? [], declared.negative?.positive ?? []]) {
    list.forEach((name, index) => {
      unknown(name, numbers, list, index);
    });
  }
  if (declared.balanced !== undefined) unknown(declared.balanced, numbers, declared, 'balanced');
}

/** A name or a field that is used twice: only one of the two would have a value. */
function checkNames(declared: LinesSpec, report: Report): void {
  const { head = {}, options = {}, text } = declared;
  for (const name of Object.keys(options).filter((one) => Object.hasOwn(head, one))) {
    reportIdle(report, options, name, 'the head has a part of that name');
  }
  const fields = new Map<string, string>();
  for (const [name, part] of [...Object.entries<LinePartSpec>(head), ...Object.entries(options)]) {
    const other = fields.get(part.wire);
    fields.set(part.wire, name);
    if (other !== undefined && other !== name)
      reportIdle(report, part, 'wire', `\`${other}\` is sent in the same field`);
  }
  const other = fields.get(text ?? '');
  if (other !== undefined) reportIdle(report, declared, 'text', `\`${other}\` is sent in the same field`);
}
