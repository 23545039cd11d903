/** `--people hidden`: no read of a client shows a person of its sandbox, in any format, and nothing in its folder does. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBench } from 'cmdspec-runtime/testing';
import { client as crm } from '../../generated/crm/client.js';
import { segments } from '../../generator/shell.js';
import { examplesOf } from '../support/examples.js';
import { inProcess, serveHere, type Name } from '../support/in-process.js';
import { peopleIn, peopleShown } from '../support/people.js';

/** Reads that do not end, and commands about this machine. */
const OTHER = /^(?:describe|sandbox|mcp|alias|config|profile|completion|version)\b|\b(?:watch|listen)\b/;

const SHAPING = ['-o', '--output', '--jq'];

/** What only a shell understands. */
const SHELL = /[|<>$`*]/;

const homes: string[] = [];
afterAll(() => {
  for (const home of homes) rmSync(home, { recursive: true, force: true });
});

function newHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'people-'));
  homes.push(home);
  return home;
}

const env = { LEDGERCLI_DIVISION: '3001001', LEDGERCLI_ALLOW_WRITES: '1' };
const sandbox = ['--profile', 'sandbox'];

const run = (binary: Name, line: readonly string[], home: string, more: object = {}) =>
  inProcess(binary, [...line, ...sandbox], home, { hurried: true, cwd: home, env: { ...env, ...more } });

test.each([
  ['crm', 'crmcli', 60],
  ['helpdesk', 'helpdeskcli', 40],
  ['ledger', 'ledgercli', 80],
] as const)(
  '%s',
  async (service, binary, least) => {
    const home = newHome();
    const people = await peopleIn(binary, home);
    expect(people.size).toBeGreaterThan(150);
    // Reads share a stand-in: it computes its books once.
    const served = await serveHere(binary, newHome(), '--unlimited');
    const shown: unknown[] = [];
    const formats = ['json', 'table', 'csv', 'yaml'];
    let count = 0;
    const lists = [
      ...(binary === 'crmcli' ? ['crmcli person list --limit 0', 'crmcli user list'] : []),
      ...(binary === 'helpdeskcli' ? ['helpdeskcli customer list --limit 0', 'helpdeskcli user list'] : []),
      ...(binary === 'ledgercli' ? ['ledgercli contact list --all'] : []),
    ];
    // One of each command: what is a person is declared for its fields, whatever its flags.
    const known = new Set<string>();
    const examples = (await examplesOf(service)).filter(({ reads, words, run: line }) => {
      const isFirst = reads && !OTHER.test(words) && !SHELL.test(line) && !known.has(words);
      if (isFirst) known.add(words);
      return isFirst;
    });
    for (const line of [...lists, ...examples.map((example) => example.run)]) {
      const words = (segments(line)?.[0]?.words ?? []).slice(1);
      const bare = words.filter((word, at) => !SHAPING.includes(word) && !SHAPING.includes(words[at - 1] ?? ''));
      const format = formats[count % formats.length] ?? '';
      const { code, stdout, stderr } = await inProcess(
        binary,
        [...bare, '--output', format, '--people', 'hidden'],
        home,
        { hurried: true, cwd: home, env: { ...env, ...served.env } },
      );
      count += 1;
      const found = peopleShown(stdout + stderr, people);
      if (found.length > 0 || code === 70) shown.push([line, format, code, found.slice(0, 3), stderr.slice(0, 200)]);
    }
    await served.stop();
    expect(shown).toEqual([]);
    expect(count).toBeGreaterThan(least);
  },
  300_000,
);

/** Returns the text of all files of a home, without the sandbox itself. */
function textIn(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('sandbox/'))
    .filter((entry) => !/state\.json$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}

const hidden = ['--people', 'hidden'];

test('a write, its log, its plan, its recording and its undo show nobody; the undo restores the name', async () => {
  const home = newHome();
  const people = await peopleIn('crmcli', home);
  const names = [...people, 'Zed Zulu', 'Zed', 'Zulu'];
  const [plan, record] = [join(home, 'plan.jsonl'), join(home, 'run.rec')];
  const before = JSON.parse((await run('crmcli', ['person', 'get', '1'], home)).stdout) as { name: string };
  const lines = [
    ['person', 'update', '1', '--name', 'Zed Zulu', '--record', record, ...hidden],
    ['log', ...hidden],
    ['log', '--output', 'csv', ...hidden],
    ['log', 'show', ...hidden],
    ['undo', '--last', '--yes', '--verbose', ...hidden],
    ['person', 'update', '1', '--name', 'Zed Zulu', '--plan', plan, ...hidden],
    ['plan', 'show', plan, ...hidden],
    ['person', 'update', '999999', '--name', 'Zed Zulu', '--verbose', ...hidden],
    ['deal', 'list', '--owner', 'Zed Zulu', ...hidden],
  ];
  for (const line of lines) {
    const { stdout, stderr } = await run('crmcli', line, home);
    expect([line.join(' '), peopleShown(stdout + stderr, names)]).toEqual([line.join(' '), []]);
    expect(stdout + stderr).not.toBe('');
  }
  expect(peopleShown(readFileSync(plan, 'utf8') + readFileSync(record, 'utf8'), names)).toEqual([]);
  expect(peopleShown(textIn(home), names)).toEqual([]);
  const after = JSON.parse((await run('crmcli', ['person', 'get', '1'], home)).stdout) as { name: string };
  expect(after.name).toBe(before.name);
  expect((await run('crmcli', ['apply', plan, '--yes', ...hidden], home)).code).toBe(0);
  expect((await run('crmcli', ['person', 'get', '1'], home)).stdout).toContain('Zed Zulu');
});

test('a log that was written with people shown is hidden', async () => {
  const home = newHome();
  await run('crmcli', ['person', 'update', '1', '--name', 'Zed Zulu'], home);
  for (const line of [['log'], ['log', 'show']]) {
    const { stdout } = await run('crmcli', [...line, ...hidden], home);
    expect(peopleShown(stdout, ['Zed Zulu', 'Ada Novák'])).toEqual([]);
    expect(stdout).toContain('person_');
  }
});

test('tokens are the same in each run, and are accepted where their value can be', async () => {
  const home = newHome();
  const list = async () => (await run('crmcli', ['person', 'list', '--limit', '5', ...hidden], home)).stdout;
  const first = await list();
  expect(await list()).toBe(first);
  const [{ emails, name }] = JSON.parse(first) as [{ emails: [{ value: string }]; name: string }];
  const token = emails[0].value;
  const found = await run('crmcli', ['lookup', 'person', '--field', 'email', '--value', token, ...hidden], home);
  expect([found.code, found.stdout]).toEqual([0, expect.stringContaining('"id": 1')]);
  const dry = await run('crmcli', ['person', 'update', '2', '--email', token, '--dry-run', ...hidden], home);
  expect(dry.stdout).toContain(token);
  await run('crmcli', ['person', 'update', '2', '--email', token, ...hidden], home);
  expect((await run('crmcli', ['person', 'get', '2'], home)).stdout).toContain('ada.novak@granite-foods.example');
  for (const line of [
    ['note', 'create', '--person', '1', '--content', name],
    ['note', 'create', '--person', '1', '--content', `Hello ${name}`],
    ['person', 'update', '1', '--body', JSON.stringify({ name })],
    ['api', 'GET', `/api/v2/persons?email=${token}`],
    ['webhook', 'create', '--url', `https://x.example/?e=${token}`, '--event-action', '*', '--event-object', '*'],
  ]) {
    const { code, stderr } = await run('crmcli', [...line, ...hidden], home);
    expect([line.join(' '), code, stderr]).toEqual([line.join(' '), 64, expect.stringContaining('is a token')]);
  }
});

test('what cannot be hidden is refused: files, copies, queries', async () => {
  const home = newHome();
  for (const line of [
    ['backup', '--dir', 'b'],
    ['sync', 'warehouse', '--dir', 'w'],
    ['file', 'download', '3', '--out', 'f.txt'],
    ['sql', 'select name from persons', '--dir', 'copy'],
    ['copy', 'export', '--dir', 'copy', '--to', 'e', '--format', 'csv'],
  ]) {
    if (line.includes('copy')) await run('crmcli', ['sync', 'warehouse', '--dir', 'copy'], home);
    const { code, stdout, stderr } = await run('crmcli', [...line, ...hidden], home);
    expect([line.join(' '), code, stdout, stderr]).toEqual([
      line.join(' '),
      64,
      '',
      expect.stringContaining('People cannot be hidden in'),
    ]);
  }
  expect(readdirSync(home).filter((name) => ['b', 'w', 'f.txt', 'e'].includes(name))).toEqual([]);
});

test('a setting and the environment hide people, and a policy cannot be overridden', async () => {
  const home = newHome();
  const name = async (line: readonly string[], more: object = {}) =>
    (await run('crmcli', ['person', 'get', '1', '--fields', 'name', ...line], home, more)).stdout;
  expect(await name([])).toContain('Ada');
  expect(await name([], { CRMCLI_PEOPLE: 'hidden' })).toContain('person_');
  await run('crmcli', ['config', 'set', 'people', 'hidden'], home);
  expect(await name([])).toContain('person_');
  expect(await name(['--people', 'shown'])).toContain('Ada');
  const folder = readdirSync(home, { recursive: true, withFileTypes: true }).find(
    ({ name: one }) => one === 'config.json',
  );
  writeFileSync(join(folder?.parentPath ?? '', 'policy.yaml'), 'default: allow\npeople: hidden\n');
  expect(await name([], { CRMCLI_PEOPLE: 'shown' })).toContain('person_');
  const refused = await run('crmcli', ['person', 'get', '1', '--people', 'shown'], home);
  expect([refused.code, refused.stdout]).toEqual([77, '']);
});

test('stored names are not proposed, and are not stored by a run that hides people', async () => {
  const home = newHome();
  const files = () =>
    readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((name) => /user\.ndjson$/.test(name));
  await run('crmcli', ['deal', 'list', '--owner', 'Ann', ...hidden], home);
  expect(files()).toEqual([]);
  await run('crmcli', ['deal', 'list', '--owner', 'Nobody'], home);
  expect(files()).toHaveLength(1);
  const complete = async (more: object) =>
    (await inProcess('crmcli', ['--complete', 'name:user', '--word=', ...sandbox], home, { env: { ...env, ...more } }))
      .stdout;
  expect(await complete({})).toMatch(/^1\t/m);
  expect(await complete({ CRMCLI_PEOPLE: 'hidden' })).toBe('');
});

test('the user who is signed in is hidden too', async () => {
  const bench = await openBench(crm, {
    answer: (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end('{"success":true,"data":{"id":1,"name":"Bo Li","email":"bo@x.example"}}');
    },
  });
  const line = ['auth', 'status', '--output', 'json', ...hidden];
  const { out, err } = await bench.run(line, {
    env: { CRMCLI_API_TOKEN: 't0ken-of-this-test', CRMCLI_COMPANY_DOMAIN: 'x' },
  });
  await bench.close();
  expect(out).toContain('person_');
  expect(out + err).not.toMatch(/Bo Li|bo@/);
});

test('a token is revealed at a terminal only', async () => {
  const home = newHome();
  const { stdout, stderr, code } = await run('crmcli', ['people', 'reveal', 'person_7f3k2m9qx0ab'], home);
  expect([code, stdout, stderr]).toEqual([77, '', expect.stringContaining('at a terminal')]);
});
