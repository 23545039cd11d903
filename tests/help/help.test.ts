/**
 * The help of every group and command, a file for each group at the root: `<client>/<group>.txt`, and `root.txt` for
 * what is above them. `npm test -- -u tests/help` writes what changed; read that diff.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { client as crm } from '../../generated/crm/client.js';
import { client as helpdesk } from '../../generated/helpdesk/client.js';
import { client as ledger } from '../../generated/ledger/client.js';
import { fakeWorld } from '../../runtime/testing/world.js';
import { main, type Client, type Group } from '../../runtime/index.js';
import { compiled } from '../support/compiled.js';

/** Words of every group and command, parents first. */
async function words(group: Group, before: readonly string[] = []): Promise<string[][]> {
  const found: string[][] = [];
  for (const [name, node] of Object.entries(group.nodes)) {
    const path = [...before, name];
    found.push(path);
    if (node.open !== undefined) found.push(...(await words((await node.open()).group, path)));
  }
  return found;
}

async function printed(client: Client, argv: readonly string[], columns?: number): Promise<string> {
  const terminal = columns === undefined ? {} : { columns };
  const env = { NO_COLOR: '1', PAGER: 'cat' };
  const { world, out, err } = fakeWorld(argv, { stdin: '', home: '/nowhere', env, ...terminal });
  expect(await main(client, world)).toBe(0);
  expect(err()).toBe('');
  return out();
}

/** Text of each file by its name: all pages of a group, each below the line that asks for it. */
async function pagesOf(client: Client): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const path of [[], ...(await words(client.tree))]) {
    const [first = ''] = path;
    const group = client.tree.nodes[first]?.open === undefined ? 'root' : first;
    const page = `$ ${[client.binary, ...path].join(' ')} --help\n${await printed(client, [...path, '--help'])}`;
    const earlier = pages.get(`${group}.txt`);
    pages.set(`${group}.txt`, earlier === undefined ? page : `${earlier}\n${page}`);
  }
  return pages;
}

/** Whether jest was asked to update what is expected. */
const { snapshotState } = expect.getState() as unknown as { snapshotState: { _updateSnapshot: string } };
const updates = snapshotState._updateSnapshot === 'all';

describe.each([
  ['crmcli', crm],
  ['helpdeskcli', helpdesk],
  ['ledgercli', ledger],
] as const)('help of %s', (binary, client) => {
  test('of every group and command', async () => {
    const folder = fileURLToPath(new URL(binary, import.meta.url));
    const pages = await pagesOf(client);
    if (updates) {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder);
      for (const [name, text] of pages) writeFileSync(join(folder, name), text);
    }
    expect(existsSync(folder) ? readdirSync(folder).sort() : []).toEqual([...pages.keys()].sort());
    for (const [name, text] of pages) {
      expect(`${name}\n${text}`).toBe(`${name}\n${readFileSync(join(folder, name), 'utf8')}`);
    }
  });

  test('begins with a screen of 80 by 24 that shows what to do first', async () => {
    const lines = (await printed(client, [], 80)).trimEnd().split('\n');
    // The last line is for the prompt of the shell.
    expect(lines.length).toBeLessThanOrEqual(23);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    const steps = lines.filter((line) => line.startsWith('  $ ')).map((line) => line.slice(4));
    expect(lines.indexOf('Start here:')).toBe(2);
    expect(steps[0]).toMatch(new RegExp(`^${binary} [a-z-]+ list --profile sandbox$`));
    const hasSetup = (await client.tree.nodes['auth']?.open?.())?.group.nodes['setup'] !== undefined;
    expect(steps.slice(1)).toEqual(
      [...(hasSetup ? ['auth setup'] : []), 'auth login'].map((line) => `${binary} ${line}`),
    );
  });

  test('follows the width of the terminal, and breaks lines between words only', async () => {
    const topics = Object.keys((await client.tree.help()).help).filter((key) => key.startsWith('help '));
    expect(topics).toContain('help commands');
    for (const line of [...topics.map((topic) => topic.split(' ')), ...(await words(client.tree))]) {
      const argv = line[0] === 'help' ? line : [...line, '--help'];
      const wide = await printed(client, argv);
      const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => !/^[\\#]?$/.test(word));
      for (const columns of [40, 61, 120]) {
        const out = await printed(client, argv, columns);
        expect(wordsOf(out)).toEqual(wordsOf(wide));
        // Commands to copy are not broken inside quotes or between a flag and its value.
        const prose = out.replace(/^ {2}\$ (?:.*\\\n)*.*$/gm, '').split('\n');
        const tooLong = prose.filter((text) => text.length > columns && /\S\s+\S/.test(text));
        expect({ line, columns, tooLong }).toEqual({ line, columns, tooLong: [] });
      }
    }
  });

  test('fits 80 columns, starts with examples, and describes every flag', async () => {
    for (const path of await words(client.tree)) {
      const out = await printed(client, [...path, '--help']);
      const name = path.join(' ');
      expect({ name, long: out.split('\n').filter((line) => line.length > 80) }).toEqual({ name, long: [] });
      expect({ name, examples: /^Examples:?$/m.test(out) }).toEqual({ name, examples: true });
      expect({ name, silent: /^ {2}(-\w, )?--[a-z-]+( <[^>]+>)?\n(?! {6,}\S)/m.exec(out)?.[0] }).toEqual({
        name,
        silent: undefined,
      });
    }
  });
});

test.each(['crm', 'helpdesk', 'ledger'])(
  '%s: every flag and argument has a sentence, and a delete its -y',
  async (service) => {
    for (const { words: path, effect, args, flags } of (await compiled(service)).ir.commands) {
      for (const { name, data } of [...args, ...flags]) {
        expect(`${path.join(' ')} ${name}: ${data.describe}`).toMatch(/: \S.{2,}\S$/);
      }
      if (effect === 'delete') {
        expect([path, flags.find(({ name }) => name === 'yes')?.data.alias]).toEqual([path, 'y']);
      }
    }
  },
);
