/** A script is recorded with `--record`, and `sandbox replay` runs it again: with the same output, or with the difference. */
import { appendFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { binaryPath, cli, newHome, runner, type Ended } from '../support/cli.js';
import { inProcess, serveHere, type Name } from '../support/in-process.js';

/** Five lines of each client: two reads, a create, an update and a delete or a look-up by name. */
const SCRIPTS: Readonly<Record<Name, string>> = {
  crmcli: `
crmcli deal list --limit 3 --output json --jq 'map(.id)'
id=$(crmcli deal create --title "Nightly" --owner me --output json --jq .id)
crmcli deal update $id --title "Nightly 2" --output json --jq .title
crmcli deal list --limit 0 --output json --jq length
crmcli deal delete $id --yes --output json`,
  helpdeskcli: `
helpdeskcli conv list --output json --jq length
helpdeskcli customer create --email nightly@example.com --first Nightly --output json
helpdeskcli customer search '(email:"nightly@example.com")' --output json --jq length
helpdeskcli mailbox list --output json --jq length
helpdeskcli conv list --limit 0 --output json --jq length`,
  ledgercli: `
ledgercli account list --limit 3 --output json --jq length
id=$(ledgercli create crm/Accounts --set Name=Nightly --allow-writes --output json --jq .ID -r)
ledgercli update crm/Accounts $id --set Name=Nightly2 --allow-writes --output json
ledgercli get crm/Accounts $id --output json --jq .Name
ledgercli account list --limit 0 --output json --jq length`,
};

/** A folder with a script, and programs of the clients on its path. */
function project(script: string): { readonly home: string; readonly env: Record<string, string> } {
  const home = newHome();
  const bin = join(home, 'bin');
  mkdirSync(bin);
  for (const binary of ['crmcli', 'helpdeskcli', 'ledgercli'] as const)
    writeFileSync(join(bin, binary), `#!/bin/sh\nexec '${runner}' '${binaryPath(binary)}' "$@"\n`, { mode: 0o755 });
  writeFileSync(join(home, 'script.sh'), `set -e\n${script}\n`);
  return { home, env: { PATH: `${bin}:${process.env['PATH'] ?? ''}` } };
}

const replay = (binary: Name, home: string, env: Record<string, string>, ...argv: string[]): Promise<Ended> =>
  cli(binary, ['sandbox', 'replay', 'script.jsonl', ...argv], home, { env });

const linesOf = (home: string): Record<string, unknown>[] =>
  readFileSync(join(home, 'script.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test.each(['crmcli', 'helpdeskcli', 'ledgercli'] as const)(
  'a script of five lines of %s is one recording, and its replay prints the same',
  async (binary) => {
    const { home, env } = project(SCRIPTS[binary]);
    const own = { ...env, [`${binary.toUpperCase()}_PROFILE`]: 'sandbox' };
    const record = { ...own, [`${binary.toUpperCase()}_RECORD`]: 'script.jsonl' };
    // The names of records that are stored before the recording are not part of it.
    const first = await shell('sh script.sh', home, own);
    expect([first.code, first.stderr]).toEqual([0, expect.any(String)]);
    await shell(`${binary} sandbox reset`, home, own);
    const recorded = await shell('sh script.sh', home, record);
    expect(recorded).toMatchObject({ code: 0 });
    expect(statSync(join(home, 'script.jsonl')).mode & 0o777).toBe(0o600);
    expect(linesOf(home).filter(({ t }) => t === 'run')).toHaveLength(5);
    for (let time = 0; time < 2; time += 1) {
      const replayed = await replay(binary, home, env, '--', 'sh', 'script.sh');
      expect(replayed.stderr).not.toMatch(/Not re/);
      expect(replayed).toMatchObject({ code: 0, stdout: recorded.stdout });
    }
  },
  180_000,
);

/** Runs a line in a shell whose path has the clients. */
async function shell(line: string, cwd: string, env: Record<string, string>): Promise<Ended> {
  const { spawn } = await import('node:child_process');
  const { ended, environment } = await import('../support/cli.js');
  const child = spawn('sh', ['-c', line], { cwd, env: environment(cwd, env), stdio: ['ignore', 'pipe', 'pipe'] });
  return ended(child);
}

/** A recording of `crmcli deal list --limit 2` and `crmcli deal update 42 --title …`. */
async function recorded(home: string): Promise<void> {
  const served = await serveHere('crmcli', home);
  const env = { ...served.env, CRMCLI_RECORD: 'script.jsonl' };
  for (const argv of [
    ['deal', 'list', '--limit', '2'],
    ['deal', 'update', '42', '--title', 'Renewed'],
  ])
    expect(await inProcess('crmcli', argv, home, { env })).toMatchObject({ code: 0 });
  await served.stop();
}

describe('a script that differs from its recording', () => {
  const { home, env } = project('');
  beforeAll(() => recorded(home));
  const run = (script: string, ...flags: string[]): Promise<Ended> =>
    replay('crmcli', home, env, ...flags, '--', 'sh', '-c', script);
  const list = 'crmcli deal list --limit 2 > list.json';

  test.each([
    [
      'another value',
      `${list}; crmcli deal update 42 --title Other`,
      /^ {2}body\.title: recorded "Renewed", received "Other"$/m,
    ],
    [
      'another field',
      `${list}; crmcli deal update 42 --title Renewed --value 5`,
      /^ {2}body\.value: recorded none, received 5$/m,
    ],
    ['another page size', 'crmcli deal list --limit 3', /^ {2}query\.limit: recorded "2", received "3"$/m],
    [
      'another record',
      `${list}; crmcli deal update 43 --title Renewed`,
      /^ {2}path: recorded "\/api\/v2\/deals\/42", received/m,
    ],
    [
      'another order',
      'crmcli deal update 42 --title Renewed',
      /^Not recorded: PATCH .* Expected: GET \/api\/v2\/deals\?limit=2 \(line 2, of "crmcli deal list --limit 2"\)\.$/m,
    ],
    [
      'a request more',
      `${list}; crmcli deal update 42 --title Renewed; crmcli deal get 7`,
      /^Not recorded: GET \/api\/v2\/deals\/7\. The recording has no further request\.$/m,
    ],
    [
      'a request less',
      list,
      /^Not requested: PATCH \/api\/v2\/deals\/42 \(line \d, of "crmcli deal update 42 --title Renewed"\)\.$/m,
    ],
  ])('%s is shown, and fails', async (_, script, shown) => {
    const { code, stderr } = await run(script);
    expect(stderr).toMatch(shown);
    expect(stderr).toMatch(/The requests differ from the recording: \d+ not recorded, \d+ not requested\./);
    expect(code).toBe(1);
  });

  test('a field that is ignored may differ', async () => {
    const script = `${list} && crmcli deal update 42 --title Other > updated.json`;
    expect(await run(script, '--ignore', 'body.title')).toMatchObject({ code: 0 });
    expect(await run(script, '--ignore', 'body.value')).toMatchObject({ code: 1 });
  });

  test('the exit code of the program is passed on', async () => {
    expect(await run(`${list}; crmcli deal update 42 --title Renewed > updated.json; exit 7`)).toMatchObject({
      code: 7,
    });
    const { code, stderr } = await replay('crmcli', home, env, '--', './nothing');
    expect([code, stderr]).toEqual([64, expect.stringContaining('cannot be started: it does not exist.') as string]);
  });
});

describe('faults are replayed', () => {
  const read = ['deal', 'get', '42', '--output', 'json'];
  const create = ['deal', 'create', '--title', 'Once', '--output', 'json'];
  test.each([
    ['429 once', ['429:1'], read],
    ['503 twice', ['503:2'], read],
    ['503 of a create', ['503:1'], create],
    ['a reset of a read', ['reset:1'], read],
    ['a reset of a create', ['reset:1'], create],
    ['a reset of every attempt', ['reset:3'], read],
    ['a web page', ['html:1'], read],
    ['half of the JSON', ['cut:1'], read],
  ])('%s', async (_, faults, argv) => {
    const { home } = project('');
    const served = await serveHere('crmcli', home, ...faults.flatMap((fault) => ['--fail', fault]));
    const options = { env: { ...served.env, CRMCLI_RECORD: 'script.jsonl' }, hurried: true };
    const before = await inProcess('crmcli', argv, home, options);
    await served.stop();
    const attempts = linesOf(home).filter(({ t }) => t === 'exchange').length;
    const after = await cli(
      'crmcli',
      ['sandbox', 'replay', 'script.jsonl', '--', runner, binaryPath('crmcli'), ...argv],
      home,
    );
    expect(after.stderr).not.toMatch(/Not re/);
    expect({ code: after.code, stdout: after.stdout }).toEqual({ code: before.code, stdout: before.stdout });
    expect(outcomeOf(after)).toEqual(outcomeOf(before));
    expect(attempts).toBe(/twice/.test(_) || /every/.test(_) ? 3 : before.code === 0 ? 2 : 1);
  });

  test('a request without a response in time', async () => {
    const { home } = project('');
    const server = createServer(() => undefined);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    const own = ['--timeout', '700', '--no-retry'];
    const env = { CRMCLI_BASE_URL: origin, CRMCLI_API_TOKEN: 'sandbox-canary-1', CRMCLI_RECORD: 'script.jsonl' };
    const before = await inProcess('crmcli', [...create, ...own], home, { env });
    server.closeAllConnections();
    server.close();
    const line = [runner, binaryPath('crmcli'), ...create, ...own];
    const after = await cli('crmcli', ['sandbox', 'replay', 'script.jsonl', '--', ...line], home);
    expect(after.stderr).toMatch(/No response from 127.0.0.1:\d+ within 700 ms/);
    expect(outcomeOf(after)).toEqual(outcomeOf(before));
    expect(outcomeOf(after)).toMatchObject({ exitCode: 69, sent: 'unknown' });
  });
});

/** The last line of stderr, if it is the object of an error. */
function outcomeOf({ stderr }: Ended): object | undefined {
  const last = stderr.trim().split('\n').at(-1) ?? '';
  if (!last.startsWith('{')) return undefined;
  const { exitCode, sent, retry, statusCode } = JSON.parse(last) as Record<string, unknown>;
  return { exitCode, sent, retry, statusCode };
}

describe('the file of a recording', () => {
  const argv = ['deal', 'get', '42', '--output', 'json'];
  const sandbox = { CRMCLI_PROFILE: 'sandbox' };

  test('a file that is not a recording is refused before the request, and is not changed', async () => {
    const { home } = project('');
    writeFileSync(join(home, 'deals.csv'), 'id,title\n42,Bakery');
    const found = await inProcess('crmcli', [...argv, '--record', 'deals.csv'], home, { env: sandbox });
    expect(found).toMatchObject({ code: 78, stdout: '' });
    expect(found.stderr).toContain('is not a recording, so nothing is appended to it.');
    expect(readFileSync(join(home, 'deals.csv'), 'utf8')).toBe('id,title\n42,Bakery');
    const away = await inProcess('crmcli', [...argv, '--record', 'none/x.jsonl'], home, { env: sandbox });
    expect([away.code, away.stderr]).toEqual([
      78,
      expect.stringContaining('cannot be opened: its folder does not exist') as string,
    ]);
    const folder = await inProcess('crmcli', [...argv, '--record', 'bin'], home, { env: sandbox });
    expect([folder.code, folder.stderr]).toEqual([
      78,
      expect.stringContaining('cannot be opened: it is a folder') as string,
    ]);
  });

  test('the rest of a killed run is removed by the next one, and is left out by a replay', async () => {
    const { home } = project('');
    const env = { ...sandbox, CRMCLI_RECORD: 'script.jsonl' };
    const { stdout } = await inProcess('crmcli', argv, home, { env });
    appendFileSync(join(home, 'script.jsonl'), '{"t":"exchange","run":"ab');
    const line = [runner, binaryPath('crmcli'), ...argv];
    const cut = await cli('crmcli', ['sandbox', 'replay', 'script.jsonl', '--', ...line], home);
    expect(cut).toMatchObject({ code: 0, stdout });
    expect(cut.stderr).toContain('The last line of the recording is incomplete, and is left out.');
    expect(await inProcess('crmcli', argv, home, { env })).toMatchObject({ code: 0 });
    expect(linesOf(home).map(({ t }) => t)).toEqual(['run', 'exchange', 'run', 'exchange']);
  });

  test('a replay does not change its recording, also where the variable names it', async () => {
    const { home } = project('');
    await inProcess('crmcli', [...argv, '--record', 'script.jsonl'], home, { env: sandbox });
    const before = readFileSync(join(home, 'script.jsonl'), 'utf8');
    expect(JSON.parse(before.split('\n')[0] ?? '')).toMatchObject({ argv });
    const line = ['sandbox', 'replay', 'script.jsonl', '--', runner, binaryPath('crmcli'), ...argv];
    expect(await cli('crmcli', line, home, { env: { CRMCLI_RECORD: 'script.jsonl' } })).toMatchObject({ code: 0 });
    expect(readFileSync(join(home, 'script.jsonl'), 'utf8')).toBe(before);
  });

  test('a dry run records what it reads, and no write', async () => {
    const { home } = project('');
    const dry = ['deal', 'bulk-update', '--ids', '42,43', '--owner', 'me', '--dry-run'];
    const env = { ...sandbox, CRMCLI_RECORD: 'script.jsonl' };
    expect(await inProcess('crmcli', dry, home, { env })).toMatchObject({ code: 0 });
    const methods = linesOf(home).flatMap(({ method }) => method ?? []);
    expect(methods.length).toBeGreaterThan(0);
    expect(new Set(methods)).toEqual(new Set(['GET']));
  });

  test('runs at the same time append whole lines, and may be replayed at the same time', async () => {
    const { home, env } = project('');
    const own = { ...env, CRMCLI_PROFILE: 'sandbox', CRMCLI_RECORD: 'script.jsonl' };
    const script = [42, 43, 44, 45].map((id) => `crmcli deal get ${String(id)} > ${String(id)}.json &`).join(' ');
    expect(await shell(`${script} wait`, home, own)).toMatchObject({ code: 0 });
    expect(linesOf(home)).toHaveLength(8);
    const found = await replay('crmcli', home, env, '--', 'sh', '-c', `${script} wait`);
    expect([found.code, found.stderr]).toEqual([0, expect.not.stringMatching(/Not re/) as string]);
  });

  test('a file is uploaded and downloaded from the recording', async () => {
    const { home, env } = project('');
    const content = `Offer ${'4711 '.repeat(2000)}`;
    writeFileSync(join(home, 'offer.txt'), content);
    const script =
      'crmcli file upload offer.txt --deal 42 > up.json && crmcli file download 3 --out got.bin > down.json';
    const own = { ...env, CRMCLI_PROFILE: 'sandbox', CRMCLI_RECORD: 'script.jsonl' };
    expect(await shell(script, home, own)).toMatchObject({ code: 0 });
    const got = readFileSync(join(home, 'got.bin'));
    const again = `rm got.bin && ${script}`;
    const found = await replay('crmcli', home, env, '--', 'sh', '-c', again);
    expect([found.code, found.stderr]).toEqual([0, expect.not.stringMatching(/Not re/) as string]);
    expect(readFileSync(join(home, 'got.bin'))).toEqual(got);
    const upload = linesOf(home).find(({ method }) => method === 'POST');
    expect(JSON.stringify(upload)).not.toContain('4711 4711');
    writeFileSync(join(home, 'offer.txt'), content.replace('4711', '4712'));
    const other = await replay('crmcli', home, env, '--', 'sh', '-c', again);
    expect(other.code).toBe(1);
    expect(other.stderr).toMatch(/^ {2}body\.file\.sha256: recorded/m);
  });
});
