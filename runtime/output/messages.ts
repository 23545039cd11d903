/** The messages of a record, as a conversation below its table. */
import type { Message } from '../contract/hook.js';
import { clean } from '../base/clean.js';
import { timeOf } from './ages.js';
import { wrapLines } from './layout.js';
import { plainLines } from './markup.js';
import type { Look } from './table.js';

const INDENT = '  ';

/**
 * Returns messages as a conversation reads, oldest first: who and when, the text below it, the names of attachments. Lines
 * are as long as the terminal is wide; a pipe gets whole lines.
 */
export function messagesText(messages: readonly Message[], look: Look): string {
  const time = (message: Message): number => timeOf(message.time, true) ?? 0;
  const parts = [...messages]
    .sort((a, b) => time(a) - time(b))
    .map((message) => {
      const [author = '', kind = '', when = ''] = [message.author, message.kind ?? '', message.time].map(clean);
      const age = look.age?.(when);
      const head = [author, kind === '' ? '' : `(${kind})`, age === undefined ? when : `${when} (${age})`];
      const files = (message.files ?? []).map(clean).join(', ');
      const lines = message.body === '' ? [] : plainLines(message.body).map(clean);
      return [
        look.bold(head.filter((text) => text !== '').join(' ')),
        ...[...lines, ...(files === '' ? [] : [`Attached: ${files}`])].map((line) =>
          wrapLines(line === '' ? '' : `${INDENT}${line}`, look.width),
        ),
      ].join('\n');
    });
  return parts.map((part) => `\n${part}\n`).join('');
}
