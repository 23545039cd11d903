/** `--fields` knows every field that a command prints, and refuses every other name before a request. */
import { segments } from '../../generator/shell.js';
import { json } from '../../runtime/http/testkit.js';
import { openBench } from '../../runtime/testing/index.js';
import { client as crm } from '../../generated/crm/client.js';
import { client as helpdesk } from '../../generated/helpdesk/client.js';
import { client as ledger } from '../../generated/ledger/client.js';
import { newHome, type Served } from '../support/cli.js';
import { examplesOf } from '../support/examples.js';
import { inProcess, serveHere, type Name } from '../support/in-process.js';
import { record, type Recorder } from '../support/recorder.js';

/** Reads whose response may have any field: raw responses, and results that the client computes. */
const open = /^(?:api|quota|metadata|sync|deleted|backup|beacon|report|mcp)\b|--raw/;

/** Flags that change the form or the amount of the output. */
const shaping = ['--fields', '--output', '-o', '--jq', '--format', '--limit', '--raw-output', '-r'];

/** The words of an example that needs no shell, without flags that shape its output. */
function wordsOf(run: string): readonly string[] | undefined {
  if (/[|<>$`*]/.test(run)) return undefined;
  const words = (segments(run)?.[0]?.words ?? []).slice(1);
  return words.filter((word, at) => !shaping.includes(word) && !shaping.includes(words[at - 1] ?? ''));
}

describe.each([
  ['crm', 'crmcli'],
  ['helpdesk', 'helpdeskcli'],
  ['ledger', 'ledgercli'],
] as const)('%s', (service, binary: Name) => {
  const home = newHome();
  let served: Served;
  let recorder: Recorder;
  beforeAll(async () => {
    served = await serveHere(binary, newHome(), '--unlimited');
    recorder = await record(served);
  });
  afterAll(async () => {
    await recorder.close();
    await served.stop();
  });

  test('the fields of every read are known, and no other name is', async () => {
    const problems: string[] = [];
    let tried = 0;
    const done = new Set<string>();
    for (const { run, reads, words } of await examplesOf(service)) {
      const args = wordsOf(run);
      if (done.has(words)) continue;
      if (!reads || args === undefined || open.test(`${words} ${run}`) || /watch/.test(words)) continue;
      const { stdout, code } = await inProcess(binary, [...args, '-o', 'json'], home, { env: recorder.env });
      if (code !== 0) continue;
      const found = [JSON.parse(stdout) as unknown].flat().slice(0, 3);
      const keys = [
        ...new Set(found.flatMap((row) => (typeof row === 'object' && row !== null ? Object.keys(row) : []))),
      ];
      if (keys.length === 0) continue;
      tried += 1;
      done.add(words);
      // In a folder of its own: a download does not replace a file.
      const known = await inProcess(binary, [...args, '-o', 'json', '--fields', keys.join(',')], newHome(), {
        env: recorder.env,
      });
      if (known.code !== 0) problems.push(`${run}: ${known.stderr}`);
      recorder.lines();
      const { code: refused } = await inProcess(binary, [...args, '--fields', 'id,nope.x'], home, {
        env: recorder.env,
      });
      // Divisions, names of custom fields and codes are looked up.
      const asked = recorder.lines().filter((line) => !/Fields|divisions|Me\b|\$top=[15]0(?:$|&\$filter=)/i.test(line));
      if (refused === 0 || asked.length > 0) problems.push(`${run}: ended with ${refused}, sent ${asked.join(', ')}`);
    }
    expect(problems.join('\n')).toBe('');
    expect(tried).toBeGreaterThan(10);
    // Hundreds of commands, which are processes with executables.
  }, 600_000);
});

describe('--fields', () => {
  const home = newHome();
  let served: Served;
  let recorder: Recorder;
  const start = async (binary: Name): Promise<void> => {
    served = await serveHere(binary, newHome());
    recorder = await record(served);
  };
  afterEach(async () => {
    await recorder.close();
    await served.stop();
  });

  test.each([
    ['crmcli', 'a create', 'fields of other records', ['deal', 'create', '--title', 'x', '--fields', 'id,field_key']],
    ['helpdeskcli', 'a record', 'fields of its parts', ['conv', 'get', '500001', '--fields', 'id,threadId']],
    [
      'helpdeskcli',
      'a workflow',
      'fields of the record',
      ['conv', 'tag', '500001', '--add', 'x', '--fields', 'subject'],
    ],
    ['helpdeskcli', 'a backup', 'other names', ['backup', '--out', `${home}/copy`, '--fields', 'nope']],
    [
      'ledgercli',
      'an upsert',
      'fields of the record',
      [
        ...['upsert', 'logistics/Items', '--match', 'Code=X', '--set', 'Description=x', '--allow-writes'],
        ...['--fields', 'Description'],
      ],
    ],
  ] as const)('%s: %s refuses %s', async (binary, _subject, _names, line) => {
    await start(binary);
    const { code, stderr, stdout } = await inProcess(binary, [...line], home, { env: recorder.env });
    expect([code, stdout]).toEqual([binary === 'helpdeskcli' ? 1 : binary === 'crmcli' ? 64 : 65, '']);
    expect(stderr).toContain('Unknown field in --fields: ');
    expect(recorder.lines().filter((sent) => !/Fields\b/.test(sent))).toEqual([]);
  });

  test.each([
    ['crmcli', ['note', 'list'], 'Added', 'add_time'],
    ['helpdeskcli', ['conv', 'list'], 'Created', 'createdAt'],
    ['ledgercli', ['sales-order', 'list'], 'Number', 'OrderNumber'],
    ['ledgercli', ['list', 'crm/Accounts'], 'code', 'Code'],
  ] as const)('%s: %j refuses the header %s, with its field, in every format', async (binary, words, header, field) => {
    await start(binary);
    for (const format of ['json', 'ndjson', 'yaml', 'csv', 'table']) {
      const line = [...words, '--fields', header, '-o', format];
      const { code, stdout, stderr } = await inProcess(binary, line, home, { env: recorder.env });
      expect([format, code === 0, stdout]).toEqual([format, false, '']);
      expect(stderr).toContain(`Unknown field in --fields: ${header}.`);
      expect(stderr).toMatch(new RegExp(`\\b${field}\\b`));
      expect(recorder.lines()).toEqual([]);
      const own = await inProcess(binary, [...words, '--fields', field, '-o', format], home, { env: recorder.env });
      expect([format, own.code, own.stderr]).toEqual([format, 0, expect.not.stringContaining('No record has')]);
      recorder.lines();
    }
  });

  test('a header that is also the name of a custom field prints its values in every format', async () => {
    await start('crmcli');
    for (const format of ['json', 'ndjson', 'yaml', 'csv', 'table']) {
      const print = async (field: string) =>
        inProcess('crmcli', ['deal', 'list', '--limit', '3', '--fields', field, '-o', format], home, {
          env: recorder.env,
        });
      const [named, own] = [await print('Owner'), await print('owner_id')];
      expect([named.code, named.stderr]).toEqual([0, own.stderr]);
      expect(named.stdout.match(/\d+/g)).toEqual(own.stdout.match(/\d+/g));
    }
  });

  test.each([
    ['helpdeskcli', ['conv', 'list'], 'primaryCustomer.email', 'primaryCustomer.nope'],
    ['crmcli', ['deal', 'list'], 'person_id', 'owner_id.nope'],
  ] as const)('%s: %s warns of a path below a field that no record has', async (binary, words, some, none) => {
    await start(binary);
    const line = [...words, '--fields', `${some},${none}`, '-o', 'json'];
    const { code, stdout, stderr } = await inProcess(binary, line, home, { env: recorder.env });
    expect([code, Object.keys((JSON.parse(stdout) as object[])[0] ?? {})]).toEqual([0, [some]]);
    expect(stderr).toContain(`No record has the field ${none} of --fields.`);
  });

  test('a path below a field that the catalogue lists as a text is refused', async () => {
    await start('ledgercli');
    const line = ['list', 'crm/Accounts', '--fields', 'Code.nope'];
    const { code, stdout, stderr } = await inProcess('ledgercli', line, home, { env: recorder.env });
    expect([code, stdout]).toEqual([65, '']);
    expect(stderr).toContain('Unknown field in --fields: Code.nope.');
    expect(stderr).toContain('"suggestions":["Code"]');
    expect(recorder.lines()).toEqual([]);
  });

  test('prints the result of a workflow', async () => {
    await start('helpdeskcli');
    const line = ['conv', 'tag', '500001', '--add', 'x', '--fields', 'tags', '-o', 'json'];
    const { code, stdout } = await inProcess('helpdeskcli', line, home, { env: recorder.env });
    expect([code, JSON.parse(stdout)]).toEqual([0, { tags: expect.arrayContaining(['x']) as unknown }]);
  });
});

// The absent fields of the lists are known and no columns of their tables.
const additional = { id: 1, ID: '1', nope: 1 };
test.each([
  ['crmcli', crm, ['deal', 'list'], { success: true, data: [additional] }, 'id', 'acv'],
  [
    'helpdeskcli',
    helpdesk,
    ['conv', 'list'],
    { _embedded: { conversations: [additional] }, page: { number: 1, totalPages: 1, totalElements: 1 } },
    'id',
    'preview',
  ],
  ['ledgercli', ledger, ['list', 'crm/Accounts', '--division', '7'], { d: { results: [additional] } }, 'ID', 'Name'],
] as const)(
  '%s: the rows of a response do not decide which fields are known',
  async (_binary, client, line, body, id, absent) => {
    const bench = await openBench(client, {
      answer: ({ url }, response) => json(response, /Fields/.test(url) ? { success: true, data: [] } : body),
    });
    for (const format of ['json', 'csv', 'table']) {
      const known = await bench.run([...line, '--fields', `${id},${absent}`, '--output', format]);
      expect([format, known.code]).toEqual([format, 0]);
      expect(known.out).not.toContain('nope');
      const before = bench.seen.length;
      const unknown = await bench.run([...line, '--fields', `${id},nope`, '--output', format]);
      expect([unknown.code === 0, unknown.out]).toEqual([false, '']);
      expect(unknown.err).toContain('Unknown field in --fields: nope.');
      expect(bench.seen.slice(before).filter(({ url }) => !/Fields/.test(url))).toEqual([]);
    }
    await bench.close();
  },
);
