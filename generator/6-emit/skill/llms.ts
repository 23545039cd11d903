/** The page `llms.txt`. */
import type { Ir } from '../../5-lower/ir.js';
import { hasService } from '../commands.js';
import type { Page } from '../reference/chapters.js';

/** Returns llms.txt: the pages of a client with their summaries, for programs that read documentation. */
export function llmsPage(ir: Ir, pages: readonly Page[], mark: string): string {
  const { binary, version } = ir.service;
  const groups = pages.filter(({ words }) => words !== '');
  const line = (title: string, file: string, text: string): string => `- [${title}](${file}): ${text}`;
  const blocks = [
    `# ${binary}`,
    `> ${ir.summary}`,
    `<!-- ${mark} -->`,
    ...(ir.description === undefined ? [] : [ir.description]),
    `Version ${version}. Run \`${binary} --help\`, or \`${binary} <command> --help\`.`,
    '## Guides',
    [
      line(
        'Skill for agents',
        'SKILL.md',
        `${hasService(ir) ? 'Sign-in, the most important commands, output, safety' : 'The most important commands, output'} and exit codes`,
      ),
      line('Overview', 'README.md', 'Commands without a group, global flags, environment, exit codes'),
    ].join('\n'),
    '## Commands',
    groups.map(({ words, summary }) => line(`${binary} ${words}`, `${words}.md`, summary)).join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}
