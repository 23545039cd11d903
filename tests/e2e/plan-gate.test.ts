/** A plan needs no permission to be made. To apply it, or to take it back, needs the same as the writes of its command. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newHome, type Ended } from '../support/cli.js';
import { inProcess, serveHere } from '../support/in-process.js';

type Served = Awaited<ReturnType<typeof serveHere>>;

let home: string;
let served: Served;
beforeEach(async () => {
  home = newHome();
  served = await serveHere('ledgercli', home);
});
afterEach(() => served.stop());

const run = (args: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  inProcess('ledgercli', args, home, { env: { ...served.env, ...more }, cwd: home });
const writes = async (): Promise<number> => (JSON.parse((await run(['log', '-o', 'json'])).stdout) as object[]).length;

const GATE = 'writes are not allowed in this run';
const allowed: readonly (readonly [readonly string[], Readonly<Record<string, string>>])[] = [
  [['--allow-writes'], {}],
  [[], { LEDGERCLI_ALLOW_WRITES: '1' }],
];

test('a plan is made without --allow-writes, and apply, undo and --force need it', async () => {
  const line = ['account', 'update', '25', '--email', 'new@example.com'];
  expect((await run(line)).stderr).toContain(GATE);
  const made = await run([...line, '--plan', 'p.jsonl']);
  expect([made.code, made.stderr]).toEqual([0, expect.not.stringContaining(GATE)]);
  expect(readFileSync(join(home, 'p.jsonl'), 'utf8').trim().split('\n')).toHaveLength(2);
  for (const args of [
    ['apply', 'p.jsonl', '--yes'],
    ['apply', 'p.jsonl', '--yes', '--resume'],
    // Nobody is asked about what is refused.
    ['apply', 'p.jsonl'],
  ]) {
    const { code, stderr } = await run(args, { LEDGERCLI_ALLOW_WRITES: '0' });
    expect([args, code, stderr]).toEqual([args, 77, expect.stringContaining(GATE)]);
  }
  expect(await writes()).toBe(0);
  // Reads and dry runs need nothing.
  for (const args of [
    ['plan', 'show', 'p.jsonl'],
    ['plan', 'check', 'p.jsonl'],
    ['apply', 'p.jsonl', '--dry-run'],
    ['reconcile'],
  ])
    expect([args, (await run(args)).code]).toEqual([args, 0]);
  let sent = 0;
  for (const [flags, variables] of allowed) {
    const applied = await run(['apply', 'p.jsonl', '--yes', ...flags], variables);
    expect([applied.code, await writes()]).toEqual([0, (sent += 1)]);
    for (const args of [
      ['undo', '--last', '--yes'],
      ['undo', '--last', '--yes', '--force'],
      ['undo', '--last'],
    ])
      expect([args, (await run(args)).code, await writes()]).toEqual([args, 77, sent]);
    expect((await run(['undo', '--last', '--dry-run'])).code).toBe(0);
    expect([(await run(['undo', '--last', '--yes', ...flags], variables)).code, await writes()]).toEqual([
      0,
      (sent += 1),
    ]);
    // Another plan: no line of a plan is sent twice.
    await run([...line, '--plan', 'p.jsonl']);
  }
}, 120_000);

test('the lines that continue a plan name its profile', async () => {
  const own = newHome();
  const args = ['deal', 'update', '1', '--title', 'X', '--plan', 'p.jsonl', '--profile', 'sandbox'];
  const { stderr } = await inProcess('crmcli', args, own, { cwd: own });
  expect(stderr).toContain('"crmcli apply p.jsonl --profile sandbox" sends the requests');
});
