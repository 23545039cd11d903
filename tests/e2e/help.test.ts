import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { client as crm } from '../../generated/crm/client.js';
import { client as helpdesk } from '../../generated/helpdesk/client.js';
import { client as ledger } from '../../generated/ledger/client.js';
import { main, type Client, type Group, type World } from '../../runtime/index.js';

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

async function printed(client: Client, argv: readonly string[]): Promise<{ code: number; out: string }> {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const world: World = {
    argv,
    env: { NO_COLOR: '1' },
    cwd: '/',
    home: '/nowhere',
    platform: 'linux',
    stdin: new PassThrough(),
    stdout,
    stderr,
    now: () => new Date(0),
    sleep: () => Promise.resolve(),
    signal: new AbortController().signal,
  };
  const code = await main(client, world);
  stdout.end();
  return { code, out: await text(stdout) };
}

describe.each([
  ['crmcli', crm],
  ['helpdeskcli', helpdesk],
  ['ledgercli', ledger],
] as const)('help of %s', (_binary, client) => {
  test('of every group and command', async () => {
    const all = [[], ...(await words(client.tree))];
    const pages: Record<string, string> = {};
    for (const path of all) {
      const { code, out } = await printed(client, [...path, '--help']);
      expect(code).toBe(0);
      pages[[client.binary, ...path].join(' ')] = out;
    }
    expect(pages).toMatchSnapshot();
  });

  test('fits 80 columns, starts with examples, and says what every flag is', async () => {
    for (const path of await words(client.tree)) {
      const { out } = await printed(client, [...path, '--help']);
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
