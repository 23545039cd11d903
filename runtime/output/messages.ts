import type { Messages } from '../contract/command.js';
import type { Row } from '../contract/rows.js';
import { clean } from '../base/clean.js';
import { isObject } from '../base/objects.js';
import { timeOf } from './ages.js';
import { lookUp, textOf, valueOf } from './cells.js';
import { plainLines } from './markup.js';
import type { Look } from './table.js';
import { displayWidth } from './width.js';

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
        ...lines.flatMap((line) => wrap(line, look.width)),
        ...(files === '' ? [] : wrap(`Attached: ${files}`, look.width)),
      ].join('\n');
    });
  return parts.map((part) => `\n${part}\n`).join('');
}

/** Breaks a line between words. A word that is longer than the line stays whole, so that links can be copied. */
function wrap(line: string, width = Infinity): readonly string[] {
  const lines: string[] = [];
  let current = '';
  let used = 0;
  for (const word of line.split(' ')) {
    const size = displayWidth(word);
    if (current !== '' && INDENT.length + used + 1 + size > width) {
      lines.push(INDENT + current);
      current = '';
    }
    used = current === '' ? size : used + 1 + size;
    current = current === '' ? word : `${current} ${word}`;
  }
  return [...lines, current === '' ? '' : INDENT + current];
}
