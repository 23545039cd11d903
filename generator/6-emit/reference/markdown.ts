/** A reference page in Markdown. */
import type { ExampleIr } from '../../5-lower/ir.js';
import { filled, type Topic } from '../topics/topic.js';
import type { Chapter, Page } from './chapters.js';

/** Returns a page in GitHub's Markdown. `mark` is the first line, a comment. */
export function markdown(page: Page, binary: string, version: string, mark: string): string {
  const { words, summary, description, usage, commands, groups, topics } = page;
  const title = words === '' ? binary : `${binary} ${words}`;
  const blocks = [
    `<!-- ${mark} -->`,
    `# ${title}`,
    sentence(summary),
    ...(description === undefined ? [] : [prose(description)]),
    fence(usage),
    ...(words === '' ? [`Version ${version}.`] : []),
    ...(groups.length === 0
      ? []
      : [
          '## Groups',
          table(
            groups.map(([name, text]) => [`[${binary} ${name}](${name}.md)`, cell(text)]),
            'Group',
          ),
        ]),
    ...(groups.length === 0 && topics.length === 0 ? contents(commands) : []),
    ...commands.flatMap((command) => chapter(command, binary)),
    ...topics.flatMap(topic),
    ...(words === '' ? [] : [`Global flags, exit codes and environment variables: [${binary}](README.md).`]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function contents(commands: readonly Chapter[]): string[] {
  return [
    table(
      commands.map(({ words, summary }) => [`[${words}](#${words.replaceAll(' ', '-')})`, cell(summary)]),
      'Command',
    ),
  ];
}

function chapter({ words, summary, description, usage, tables, examples }: Chapter, binary: string): string[] {
  const more = usage === `${binary} ${words}` ? [] : [fence(usage)];
  return [
    `## ${words}`,
    sentence(summary),
    ...more,
    ...(description === undefined ? [] : [prose(description)]),
    ...(examples.length === 0 ? [] : [samples(examples)]),
    ...tables.map(([title, rows]) => table(rows.map(coded), singular[title] ?? title)),
  ];
}

const singular: Readonly<Record<string, string>> = { Arguments: 'Argument', Flags: 'Flag', 'Exit codes': 'Exit code' };

function topic({ title, parts }: Topic): string[] {
  return [
    `## ${title}`,
    ...filled(parts).flatMap((part) => {
      if ('text' in part) return [prose(part.text)];
      if ('examples' in part) return [samples(part.examples)];
      return [table(part.rows.map(coded), part.title)];
    }),
  ];
}

const coded = ([label, text]: readonly [string, string]): [string, string] => [
  `\`${label.replaceAll('|', '\\|')}\``,
  cell(text),
];

function table(rows: readonly (readonly [string, string])[], title: string): string {
  return [`| ${title} | |`, '| --- | --- |', ...rows.map(([label, text]) => `| ${label} | ${text} |`)].join('\n');
}

const samples = (examples: readonly ExampleIr[]): string =>
  fence(examples.map(({ run, shows }) => (shows === undefined ? run : `# ${shows}\n${run}`)).join('\n'), 'sh');

const fence = (text: string, language = ''): string => `\`\`\`${language}\n${text}\n\`\`\``;

const sentence = (text: string): string => prose(/[.!?]$/.test(text) ? text : `${text}.`);

/** Makes each line a paragraph and escapes markup. */
const prose = (text: string): string => text.split(/\n+/).map(plain).join('\n\n');

/** Returns a text as a cell of a table. */
export const cell = (text: string): string =>
  plain(text)
    .replaceAll('|', '\\|')
    .replace(/\s*\n\s*/g, ' ');

const plain = (text: string): string => text.replace(/[\\*<[\]]/g, '\\$&').replace(/^([#>+-]|\d+\.)(?=\s)/, '\\$1');
