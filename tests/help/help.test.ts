/**
 * The help of every group and command, a file for each group at the root: `<client>/<group>.txt`, and `root.txt` for
 * the pages above them. `npm test -- -u tests/help` writes the changes; read that diff.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { client as cmdspec } from '../../generated/cmdspec/client.js';
import { client as crm } from '../../generated/crm/client.js';
import { client as helpdesk } from '../../generated/helpdesk/client.js';
import { client as ledger } from '../../generated/ledger/client.js';
import type { Client } from '../../runtime/index.js';
import { compiled } from '../support/compiled.js';
import { printed, words } from '../support/help.js';

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

/** Whether jest was asked to update the expected files. */
const { snapshotState } = expect.getState() as unknown as { snapshotState: { _updateSnapshot: string } };
const updates = snapshotState._updateSnapshot === 'all';

describe.each([
  ['cmdspec', cmdspec],
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
    if (binary === 'cmdspec') {
      expect(steps).toEqual(['cmdspec test', 'cmdspec check', 'cmdspec generate', 'cmdspec init acme']);
      return;
    }
    expect(steps[0]).toMatch(new RegExp(`^${binary} [a-z-]+ list --profile sandbox$`));
    const hasSetup = (await client.tree.nodes['auth']?.open?.())?.group.nodes['setup'] !== undefined;
    expect(steps.slice(1)).toEqual(
      [...(hasSetup ? ['auth setup'] : []), 'auth login'].map((line) => `${binary} ${line}`),
    );
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
