/** The messages of a record, as a conversation below its table. */
import type { Messages } from '../contract/command.js';
import type { Row } from '../contract/rows.js';
import { clean } from '../base/clean.js';
import { isObject } from '../base/objects.js';
import { timeOf } from './ages.js';
import { lookUp, textOf, valueOf } from './cells.js';
import { wrapLines } from './layout.js';
import { plainLines } from './markup.js';
import type { Look } from './table.js';

const INDENT = '  ';

/** Returns the messages in a record; none if its list is missing. */
export function messagesIn(record: Row, { rows }: Messages): readonly Row[] {
  const found = lookUp(record, rows);
  return Array.isArray(found) ? found.filter(isObject) : [];
}

/**
 * Returns messages as a conversation reads, oldest first: who and when, the text below it, the names of attachments. Lines
 * are as long as the terminal is wide; a pipe gets whole lines.
 */
export function messagesText(messages: readonly Row[], plan: Messages, look: Look): string {
  const at = (row: Row, from: Messages['time'] | undefined): string =>
    from === undefined ? '' : clean(textOf(valueOf(row, { key: '', header: '', from }), ', '));
  const time = (row: Row): number => timeOf(at(row, plan.time), true) ?? 0;
  const parts = [...messages]
    .sort((a, b) => time(a) - time(b))
    .map((row) => {
      const when = at(row, plan.time);
      const age = look.age?.(when);
      const kind = at(row, plan.kind);
      const head = [
        at(row, plan.author),
        kind === '' ? '' : `(${kind})`,
        age === undefined ? when : `${when} (${age})`,
      ];
      const body = textOf(valueOf(row, { key: '', header: '', from: plan.body }));
      const files = at(row, plan.files);
      const lines = body === '' ? [] : plainLines(body).map(clean);
      return [
        look.bold(head.filter((text) => text !== '').join(' ')),
        ...[...lines, ...(files === '' ? [] : [`Attached: ${files}`])].map((line) =>
          wrapLines(line === '' ? '' : `${INDENT}${line}`, look.width),
        ),
      ].join('\n');
    });
  return parts.map((part) => `\n${part}\n`).join('');
}
