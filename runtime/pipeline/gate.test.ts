/** The gate is passed before anything is read: standard input, names, records, the code of a workflow. */
import { PassThrough } from 'node:stream';
import { client as toy } from '../cli/fixture/client.js';
import { main } from '../cli/main.js';
import { flag } from './testkit.js';
import type { CommandModule, Client } from '../contract/context.js';
import { fakeWorld } from '../testing/world.js';
import { local } from '../workflow/workflow.js';

/** A client of a service that allows no writes without a flag, with one command. */
async function gated(made: Pick<CommandModule, 'effect' | 'handler'> & Partial<CommandModule>): Promise<Client> {
  const { service } = await toy.service();
  const gate = { writes: 'flag', deletes: 'refuse' } as const;
  const own = { ...service, gate };
  const command = {
    id: 'toy.do',
    command: 'do',
    describe: 'Do',
    flags: {},
    ...made,
  } as unknown as CommandModule<never>;
  const nodes = { do: { run: () => Promise.resolve({ command }) } };
  return {
    ...toy,
    service: () => Promise.resolve({ service: own }),
    tree: { nodes, help: () => Promise.resolve({ help: {} }) },
  };
}

const switches = {
  'allow-writes': flag('boolean', 'print:none'),
  'dry-run': flag('boolean', 'print:none'),
};

test('a refused write reads no standard input and does not load its workflow', async () => {
  let isLoaded = false;
  const handler = local(async () => {
    isLoaded = true;
    return {
      default: async function* () {
        yield { kind: 'text' as const, text: await Promise.resolve('done') };
      },
    };
  });
  const body = flag('json', 'body:', { stdin: true });
  const client = await gated({ effect: 'create', handler, flags: { ...switches, body } });
  const run = async (...argv: string[]) => {
    const fake = fakeWorld(['do', ...argv], { stdin: '' });
    const stdin = new PassThrough();
    stdin.end('{"a":1}');
    const code = await main(client, { ...fake.world, stdin });
    return { code, err: fake.err(), isRead: stdin.readableEnded };
  };
  const refused = await run();
  expect(refused).toMatchObject({ code: 77, isRead: false });
  expect(refused.err).toContain('Add --allow-writes, or set TOY_ALLOW_WRITES=1; --dry-run shows what would be sent.');
  expect(isLoaded).toBe(false);
  expect(await run('--dry-run')).toMatchObject({ code: 0, isRead: true });
  expect(isLoaded).toBe(true);
  expect(await run('--allow-writes')).toMatchObject({ code: 0 });
});

test('a command whose calls pass the gate one by one starts', async () => {
  let hasStarted = false;
  const handler = async (): Promise<void> => {
    hasStarted = true;
  };
  const client = await gated({ effect: 'act', handler, gate: 'calls' });
  expect(await main(client, fakeWorld(['do']).world)).toBe(0);
  expect(hasStarted).toBe(true);
});

test('a body to fill is printed without permission to write', async () => {
  const seen: string[] = [];
  const handler = async (): Promise<void> => void seen.push('printed');
  const client = await gated({ effect: 'create', handler, flags: { template: flag('boolean', 'print:template') } });
  expect(await main(client, fakeWorld(['do', '--template']).world)).toBe(0);
  expect(await main(client, fakeWorld(['do']).world)).toBe(77);
  expect(seen).toEqual(['printed']);
});
