/** The help of flags that take lines. */
import type { LineNotation, LinePart } from '../../../runtime/contract/resource.js';
import { lineColumns, lineShape, rangeOf } from '../../../runtime/base/notation.js';
import type { CommandIr } from '../../5-lower/ir.js';

type Row = readonly [string, string];

/** Returns the notations of the flags that take lines: title, and a row for each part and option. */
export function notations({ flags }: Pick<CommandIr, 'flags'>): (readonly [string, readonly Row[]])[] {
  return flags.flatMap(({ name, data, placeholders }) =>
    data.line === undefined ? [] : [[`Notation of --${name}`, notationRows(data.line, placeholders)] as const],
  );
}

function notationRows(notation: LineNotation, placeholders: Readonly<Record<string, string>> = {}): Row[] {
  const { head, options, text, balanced, negative, spans = [] } = notation;
  const notes = [
    ...(negative === undefined ? [] : [signs(negative)]),
    ...spans.map(([from, to]) => `${from} and ${to} must be set together.`),
    ...(balanced === undefined ? [] : [`The sum of ${balanced} over all lines must be zero.`]),
    'Write \\: for a colon and \\= for an equals sign inside a part.',
  ];
  return [
    [lineShape(notation), notes.join(' ')],
    ...Object.entries(head).map(([name, part]): Row => [
      name,
      textOf(part, part.optional === true ? ['may be empty'] : []),
    ]),
    ...Object.entries(options).map(([name, part]): Row => [
      `${name}=<${placeholders[name] ?? kinds[part.kind]}>`,
      textOf(part),
    ]),
    ...(text === undefined ? [] : [['text', `${text}: the rest of the line, including colons`] as const]),
    ['@file', `CSV file with one line per row and any of these columns: ${lineColumns(notation).known.join(', ')}`],
  ];
}

function signs({ when, values, parts }: NonNullable<LineNotation['negative']>): string {
  const flag = `--${when}${values === undefined ? '' : ` ${values.join(' or ')}`}`;
  const verb = parts.length === 1 ? 'is' : 'are';
  return `With ${flag}, ${parts.join(' and ')} ${verb} sent as negative; use the same sign in all lines.`;
}

const kinds: Readonly<Record<LinePart['kind'], string>> = {
  text: 'text',
  number: 'number',
  date: 'YYYY-MM-DD',
  uuid: 'GUID',
  reference: 'id|code',
};

function textOf(part: LinePart, facts: readonly string[] = []): string {
  const range = rangeOf(part);
  const all = [...facts, ...(range === undefined ? [] : [range])];
  return all.length === 0 ? part.describe : `${part.describe} [${all.join('; ')}]`;
}
