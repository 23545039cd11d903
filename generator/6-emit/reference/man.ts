/** A reference page as a manual page. */
import type { ExampleIr } from '../../5-lower/ir.js';
import { filled, type Topic } from '../topics/topic.js';
import type { Chapter, Page } from './chapters.js';

/** Returns a manual page, section 1, without a date: the same spec produces the same bytes on any day. */
export function manPage(page: Page, binary: string, version: string, others: readonly string[], mark: string): string {
  const { words, summary, description, usage, commands, groups, topics } = page;
  const name = manName(binary, words);
  const lines = [
    `.\\" ${mark}`,
    `.TH ${quoted(name.toUpperCase())} 1 "" ${quoted(`${binary} ${version}`)} "User Commands"`,
    // People copy names of commands and flags, so nothing may be hyphenated or stretched.
    '.nh',
    '.ad l',
    '.SH NAME',
    `${roff(name)} \\- ${roff(lowerFirst(summary))}`,
    '.SH SYNOPSIS',
    `.B ${roff(usage)}`,
    ...(description === undefined ? [] : ['.SH DESCRIPTION', ...paragraphs(description)]),
    ...(groups.length === 0
      ? []
      : [
          '.SH GROUPS',
          ...groups.flatMap(([group, text]) => item(`${binary} ${group}`, `${text}; see ${manName(binary, group)}(1)`)),
        ]),
    ...(commands.length === 0 ? [] : ['.SH COMMANDS', ...commands.flatMap(chapter)]),
    ...topics.flatMap(topic),
    '.SH SEE ALSO',
    others.map((other) => `.BR ${roff(other)} (1)`).join(' ,\n'),
  ];
  return `${lines.join('\n')}\n`;
}

/** The group `order` of `acme` is acme-order(1). */
export const manName = (binary: string, words: string): string => (words === '' ? binary : `${binary}-${words}`);

function chapter({ words, summary, description, usage, tables, examples }: Chapter): string[] {
  return [
    `.SS ${quoted(words)}`,
    `${roff(summary)}.`,
    '.PP',
    `.B ${roff(usage)}`,
    ...(description === undefined ? [] : paragraphs(description)),
    ...tables.flatMap(([title, rows]) => [
      '.PP',
      `${roff(title)}:`,
      ...rows.flatMap(([label, text]) => item(label, text)),
    ]),
    ...(examples.length === 0 ? [] : ['.PP', examples.length === 1 ? 'Example:' : 'Examples:', ...samples(examples)]),
  ];
}

function topic({ title, name, parts }: Topic): string[] {
  return [
    `.SH ${quoted(chapters[name] ?? title.toUpperCase())}`,
    ...filled(parts).flatMap((part) => {
      if ('text' in part) return paragraphs(part.text);
      if ('examples' in part) return ['.PP', `${roff(part.title)}:`, ...samples(part.examples)];
      return ['.PP', `${roff(part.title)}:`, ...part.rows.flatMap(([label, text]) => item(label, text))];
    }),
  ];
}

/** Chapter titles that readers of manuals expect. */
const chapters: Readonly<Record<string, string>> = {
  auth: 'AUTHENTICATION',
  environment: 'ENVIRONMENT',
  'exit-codes': 'EXIT STATUS',
  flags: 'OPTIONS',
  output: 'OUTPUT',
};

const item = (label: string, text: string): string[] => ['.TP', `.B ${roff(label)}`, text === '' ? '\\&' : roff(text)];

const paragraphs = (text: string): string[] => text.split(/\n+/).flatMap((line) => ['.PP', roff(line)]);

function samples(examples: readonly ExampleIr[]): string[] {
  const lines = examples.flatMap(({ run, shows }) => [...(shows === undefined ? [] : [`# ${shows}`]), `$ ${run}`]);
  return ['.PP', '.RS 4', '.nf', ...lines.flatMap((line) => line.split('\n')).map(roff), '.fi', '.RE'];
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Quotes an argument of a macro. */
const quoted = (text: string): string => `"${roff(text).replaceAll('"', '\\(dq')}"`;

const named: Readonly<Record<string, string>> = {
  '\\': '\\e',
  '-': '\\-',
  "'": '\\(aq',
  '`': '\\(ga',
  '^': '\\(ha',
  '~': '\\(ti',
};

/** Escapes text: no escapes, no requests at the beginning of a line, plain quotes and dashes. */
export function roff(text: string): string {
  const safe = text
    .replace(/\s+/g, ' ')
    .replace(/[\\\-'`^~]/g, (char) => named[char] ?? char)
    .replace(
      /[^\x20-\x7e]/gu,
      (char) => `\\[u${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
    );
  return safe.startsWith('.') ? `\\&${safe}` : safe;
}
