/** Reads the command tree and the help of a client without a process. */
import { fakeWorld } from '../../runtime/testing/world.js';
import { main, type Client, type Group } from '../../runtime/index.js';

/** Words of every group and command, parents first. */
export async function words(group: Group, before: readonly string[] = []): Promise<string[][]> {
  const found: string[][] = [];
  for (const [name, node] of Object.entries(group.nodes)) {
    const path = [...before, name];
    found.push(path);
    if (node.open !== undefined) found.push(...(await words((await node.open()).group, path)));
  }
  return found;
}

/** Returns what a command line prints; `columns` of a terminal, otherwise it is a pipe. */
export async function printed(client: Client, argv: readonly string[], columns?: number): Promise<string> {
  const terminal = columns === undefined ? {} : { columns };
  const env = { NO_COLOR: '1', PAGER: 'cat' };
  const { world, out, err } = fakeWorld(argv, { stdin: '', home: '/nowhere', env, ...terminal });
  expect(await main(client, world)).toBe(0);
  expect(err()).toBe('');
  return out();
}
