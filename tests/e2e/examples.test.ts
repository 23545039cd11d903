/**
 * Every example of every command, as a real process against the sandbox: what help shows can be copied. Reads share a
 * stand-in; an example that changes something has one of its own, so that none depends on what another one did.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binaryPath, cli, environment, newHome, node, serveSandbox, type Binary } from '../support/cli.js';
import { examplesOf, type Example } from '../support/examples.js';

const clients: readonly (readonly [string, Binary])[] = [
  ['crm', 'crmcli'],
  ['helpdesk', 'helpdeskcli'],
  ['ledger', 'ledgercli'],
];

/** Files that examples name. */
const files: Readonly<Record<string, string>> = {
  'account.json': '{"Name": "Bakker"}',
  'answer.html': '<p>It is on its way.</p>',
  'call.html': '<p>Please call back.</p>',
  'changes.json': '{"probability": 60}',
  'credit.pdf': '%PDF-1.4\n',
  'hours.html': '<p>From nine to five.</p>',
  'invoice.pdf': '%PDF-1.4\n',
  'line.json': '{"AmountFC": 12.5, "Description": "One more"}',
  'note.html': '<p>A regular.</p>',
};

/** Secrets never stand in an example; their variables carry them. */
const secrets: Readonly<Record<string, string>> = {
  HELPDESKCLI_BEACON_SECRET: 's3cret',
  HELPDESKCLI_WEBHOOK_SECRET: 's3cret',
};

/** Examples that wait for somebody, what they must have said by then, and why nobody comes. */
const waiting: readonly (readonly [line: RegExp, said: RegExp, why: string])[] = [
  [/^crmcli auth login --oauth/, /http:\S+authorize/, 'a browser signs in'],
  [/^helpdeskcli auth login$/, /http:\S+authorize/, 'a browser signs in'],
  [/^ledgercli auth login/, /http:\S+auth\?/, 'a browser signs in'],
  [/^\w+ sandbox serve/, /listens on|Port 8080 .* taken/, 'it runs until Ctrl-C'],
];
const waits = ({ run }: Example) => waiting.find(([line]) => line.test(run));

/** What must have been done before. */
const before: Readonly<Record<string, readonly string[]>> = {
  'auth refresh': ['auth', 'login', '--client-credentials'],
};

/** A folder with the clients, as they are found on a path. */
const programs = mkdtempSync(join(tmpdir(), 'examples-'));
const prepared = new Map<Binary, string>();

beforeAll(async () => {
  for (const [, binary] of clients) {
    writeFileSync(join(programs, binary), `#!/bin/sh\nexec '${node}' '${binaryPath(binary)}' "$@"\n`, { mode: 0o755 });
    const home = newHome();
    prepared.set(binary, home);
    for (const [name, text] of Object.entries(files)) writeFileSync(join(home, name), text);
    mkdirSync(join(home, '.config/fish/completions'), { recursive: true });
    for (const profile of ['sandbox', 'work']) {
      const set = await cli(binary, ['--profile', profile, 'config', 'set', 'default_output', 'table'], home);
      expect(set).toMatchObject({ code: 0 });
    }
  }
});

afterAll(() => rmSync(programs, { recursive: true }));

/** Environment that leads to a service: a stand-in that all reads share, or one of the example's own. */
type Service = Readonly<Record<string, string>>;

interface Outcome {
  readonly code: number | string;
  readonly out: string;
}

function ran({ run, asks }: Example, home: string, service: Service, until?: RegExp): Promise<Outcome> {
  const env = { ...environment(home, { ...secrets, ...service }), PATH: `${programs}:${process.env['PATH'] ?? ''}` };
  // A group of its own, so that Ctrl-C reaches the client and not only the shell in front of it.
  const child = spawn('bash', ['-o', 'pipefail', '-c', asks ? `${run} --yes` : run], {
    cwd: home,
    env,
    detached: true,
  });
  const stop = (signal: NodeJS.Signals) => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, signal);
  };
  const hung = setTimeout(() => stop('SIGKILL'), 30_000);
  let out = '';
  let said = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (said || until?.test(out) !== true) return;
      said = true;
      stop('SIGINT');
    });
  }
  if (until === undefined) child.stdin.end();
  child.stdin.on('error', () => undefined);
  return new Promise((resolve) => {
    child.on('close', (code, signal) => {
      clearTimeout(hung);
      resolve({ code: said && signal !== 'SIGKILL' ? 'said' : (code ?? signal ?? ''), out });
    });
  });
}

/** Where it is written, how it ended and what it said; nothing when it worked. */
async function problemOf(example: Example, served: Service): Promise<string[]> {
  const { binary, words, reads, run, at } = example;
  const home = newHome();
  cpSync(prepared.get(binary) ?? '', home, { recursive: true });
  const own = { [`${binary.toUpperCase()}_PROFILE`]: 'sandbox' };
  const first = before[words];
  if (first !== undefined) await cli(binary, first, home, { env: own });
  const until = waits(example)?.[1];
  const { code, out } = await ran(example, home, reads ? served : own, until);
  rmSync(home, { recursive: true, force: true });
  const wanted = until === undefined ? 0 : 'said';
  return code === wanted ? [] : [`${at}: ${run}\nended with ${String(code)}\n${out.slice(0, 800)}`];
}

async function problemsOf(queue: Example[], served: Service, most: number): Promise<string[]> {
  const problems: string[] = [];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      problems.push(...(await problemOf(next, served)));
    }
  };
  await Promise.all(Array.from({ length: most }, work));
  return problems;
}

test.each(clients)(
  '%s: every example works',
  async (service, binary) => {
    const examples = await examplesOf(service);
    expect(examples.length).toBeGreaterThan(30);
    const { env, stop } = await serveSandbox(binary, newHome());
    const problems = [
      // Those that wait listen on ports that are the same for several of them.
      ...(await problemsOf(examples.filter(waits), env, 1)),
      ...(await problemsOf(
        examples.filter((example) => waits(example) === undefined),
        env,
        4,
      )),
    ];
    await stop();
    expect(problems.join('\n\n')).toBe('');
  },
  120_000,
);

test('every example that waits is still there', async () => {
  const all = (await Promise.all(clients.map(([service]) => examplesOf(service)))).flat();
  const idle = waiting.filter(([line]) => !all.some(({ run }) => line.test(run)));
  expect(idle).toEqual([]);
});
