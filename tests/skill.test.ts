/** SKILL.md and llms.txt of each client. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { newHome, root } from './support/cli.js';
import { inProcess, type Name } from './support/in-process.js';

const binaries: Name[] = ['crmcli', 'helpdeskcli', 'ledgercli'];
const pageOf = (binary: Name, name: string): string => readFileSync(join(root, 'docs', binary, name), 'utf8');

test.each(binaries)(
  'the skill of %s has front matter, at most 2,000 tokens, and commands that exist',
  async (binary) => {
    const text = pageOf(binary, 'SKILL.md');
    expect(countTokens(text)).toBeLessThan(2000);
    const [, front = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
    expect(front).toContain(`\nname: ${binary}\n`);
    const { stdout: version } = await inProcess(binary, ['--version'], newHome());
    expect(front).toContain(`\n  version: "${version.trim().split(' ')[1] ?? ''}"`);
    const description = /^description: (.*)$/m.exec(front)?.[1] ?? '';
    expect((JSON.parse(description) as string).length).toBeLessThan(1024);
    for (const title of ['Sign in', 'Commands', 'All commands', 'Output', 'Safety', 'Recipes', 'Exit codes'])
      expect(body).toContain(`\n## ${title}\n`);
    const commands =
      body
        .split('\n## Commands')[1]
        ?.match(/^- `.*?`:/gm)
        ?.slice(0, 10) ?? [];
    expect(commands).toHaveLength(10);
    const home = newHome();
    for (const line of commands) {
      const tokens = line.slice(3, -2).split(' ').slice(1);
      const end = tokens.findIndex((token) => !/^[a-z][a-z-]*$/.test(token));
      const words = end < 0 ? tokens : tokens.slice(0, end);
      const { code, stdout } = await inProcess(binary, ['describe', ...words], home);
      expect({ line, code }).toEqual({ line, code: 0 });
      expect(JSON.parse(stdout)).toHaveProperty('flags');
    }
  },
);

test.each(binaries)('llms.txt of %s links pages that exist', (binary) => {
  const text = pageOf(binary, 'llms.txt');
  expect(text.startsWith(`# ${binary}\n\n> `)).toBe(true);
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((path) => !existsSync(join(root, 'docs', binary, path)))).toEqual([]);
});
