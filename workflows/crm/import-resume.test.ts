import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from 'cmdspec-runtime/kit';
import { json, openBench, type Bench, type Ended } from 'cmdspec-runtime/testing';
import { client } from '../../generated/crm/client.js';

let at: Bench;
let persons: { readonly name: string }[];
/** Called with the name of a person that was created, before the response; `lost`: there is none. */
let created: (name: string) => unknown;
/** Status of the next creations, in order. */
let statuses: number[];

beforeEach(async () => {
  persons = [];
  created = () => undefined;
  statuses = [];
  at = await openBench(client, {
    answer: ({ method, url, body }, response) => {
      const data = (value: unknown): void => json(response, { success: true, data: value, additional_data: {} });
      // The search does not find new records yet.
      if (new URL(url, 'http://host').pathname.endsWith('/search')) return data({ items: [] });
      if (method === 'GET')
        return data(persons.map((one, at) => ({ ...one, id: at + 1, add_time: new Date().toISOString() })));
      const status = statuses.shift() ?? 200;
      const headers = status === 429 ? { 'x-daily-ratelimit-token-remaining': '0' } : {};
      if (status > 200) return json(response, { success: false, error: 'Refused', data: null }, status, headers);
      persons.push(parseJson(body) as { readonly name: string });
      if (created(names().at(-1) ?? '') === 'lost') return void response.destroy();
      return data({ ...persons.at(-1), id: persons.length });
    },
  });
});
afterEach(() => at.close());

const file = (text: string, name = 'c.csv'): void => {
  writeFileSync(join(at.folder, name), text);
};
const run = (...argv: string[]): Promise<Ended> =>
  at.run(['person', 'import', 'c.csv', '--yes', '--no-retry', ...argv]);
const upsert = ['--upsert', '--match-on', 'EMAIL'];
const names = (): string[] => persons.map(({ name }) => name);
const result = ({ out }: Ended): unknown => parseJson(out);
const written = (): string[] => at.seen.filter(({ method }) => method !== 'GET').map(({ method }) => method);
const read = (name: string): string => readFileSync(join(at.folder, name), 'utf8');
const logs = (): string => join(at.folder, 'crmcli', 'log', 'default');
const has = (name: string): boolean => existsSync(join(at.folder, name));

const rows = 'name\nA\nB\nC\nD\n';
const done = { state: 'done', outcome: 'created', id: '1' };

test('a used-up daily budget ends with 75, and says how to continue', async () => {
  file(rows);
  statuses = [200, 400, 429];
  const ended = await run();
  expect([ended.code, result(ended)]).toMatchObject([75, { imported: 1, total: 4, failed: 1, untried: 2 }]);
  expect(ended.err).toContain('2 of 4 rows are done.');
  const again = 'Continue with "crmcli person import c.csv --resume --yes".';
  expect((parseJson(ended.err) as { remedy: string }).remedy).toContain(again);
  const refused = await run();
  expect([refused.code, names()]).toEqual([64, ['A']]);
  expect(refused.err).toContain('interrupted after 2 of 4 rows');
  expect((parseJson(refused.err) as { remedy: string }).remedy).toContain(
    '"crmcli person import c.csv --resume --yes"',
  );
  const resumed = await run('--resume');
  expect([resumed.code, result(resumed), names()]).toMatchObject([1, { imported: 3, failed: 1 }, ['A', 'C', 'D']]);
  expect(has('c.csv.journal')).toBe(false);
});

test('the line that continues has the file and the flags of the run, quoted for a shell', async () => {
  file('name\nA\n', "c's.csv");
  statuses = [429];
  const line = ['person', 'import', "c's.csv", '--upsert', '--match-on', 'name', '--yes', '--profile', 'eu'];
  const { err } = await at.run([...line, '--no-retry']);
  const quoted = "person import 'c'\\''s.csv' --match-on name --resume --upsert --yes --profile eu";
  expect((parseJson(err) as { remedy: string }).remedy).toContain(`Continue with "crmcli ${quoted}".`);
});

test('a row that was sent without an answer is never sent again', async () => {
  file(rows);
  await killedAfter([], { ...done, row: '2' }, { row: '3', state: 'sent' });
  const resumed = await run('--resume');
  expect([resumed.code, names()]).toEqual([1, ['C', 'D']]);
  expect(read('c.unknown.csv')).toContain('B,"An earlier run was stopped while');
  expect(has('c.failed.csv')).toBe(false);
});

test('a dry run has nothing to do for the rows of the earlier run', async () => {
  file(rows);
  await killedAfter([], { ...done, row: '2' });
  const ended = await run('--resume', '--dry-run');
  expect((result(ended) as { action: string }[]).map(({ action }) => action)).toEqual([
    'skip',
    'create',
    'create',
    'create',
  ]);
  expect(ended.err).toContain('\n4 rows: 3 to create, 1 done by an earlier run. Nothing was written.\n');
});

test('a dry run does not create what a row without an answer may have created', async () => {
  file('name,email\nA,a@x\nB,a@x\nC,c@x\n');
  await killedAfter(upsert, { row: '2', state: 'sent' });
  const plan = result(await run(...upsert, '--resume', '--dry-run')) as { action: string }[];
  expect(plan.map(({ action }) => action)).toEqual(['unknown', 'unknown', 'create']);
});

test('the file of failed rows goes on, with one header', async () => {
  file(rows);
  statuses = [400, 429];
  await run();
  statuses = [400];
  await run('--resume');
  expect(readFileSync(join(at.folder, 'c.failed.csv'), 'utf8').match(/^name,import_error$|^[AB],/gm)).toEqual([
    'name,import_error',
    'A,',
    'B,',
  ]);
});

test('an incomplete last line of the journal does not count', async () => {
  file(rows);
  await killedAfter([], { ...done, row: '2' });
  writeFileSync(join(at.folder, 'c.csv.journal'), '{"row":"3","sta', { flag: 'a' });
  expect([(await run('--resume')).code, names()]).toEqual([0, ['B', 'C', 'D']]);
});

test('another file of the same name, or another match, is not continued', async () => {
  file(rows);
  await killedAfter([], { ...done, row: '2' });
  file('name,email\nX,x@x\n');
  const ended = await run('--resume');
  expect([ended.code, names()]).toEqual([65, []]);
  expect(ended.err).toContain('another content of the file');
  file(rows);
  expect((await run('--resume', '--upsert', '--match-on', 'name')).err).toContain('another --match-on');
  expect((await run('--resume', '--profile', 'eu')).err).toContain(
    'holds a journal of default, but this run is for eu',
  );
});

test('there must be something to resume', async () => {
  file(rows);
  expect([(await run('--resume')).code, written()]).toEqual([64, []]);
});

test('the journal of an earlier version, as it left it when it was killed, is continued', async () => {
  const rowsOf = (prefix: string): string[] =>
    Array.from({ length: 20 }, (_none, row) => `R${prefix}${String(row + 1)},r${prefix}${String(row + 1)}@x.example`);
  const [first = '', , ...others] = rowsOf('u');
  file(`${['name,email', first, 'R2,', ...others].join('\n')}\n`);
  writeFileSync(
    join(at.folder, 'c.csv.journal'),
    [
      '{"import":"person import","file":"9159389003bbfaa5794e314e5eb8d80105a1aa2b4ab74f1ee43ba8c1d1e541ac","rows":20,"account":"default","matchOn":"email"}',
      '{"row":2,"state":"writing"}',
      '{"row":2,"state":"created","id":"1","key":"ru1@x.example"}',
      '{"file":"failed","name":"u.failed.csv"}',
      '{"row":3,"state":"invalid"}',
      '{"row":4,"state":"writing"}',
      '{"row":4,"state":"refused"}',
      '{"row":4,"state":"writing"}',
      '{"row":4,"state":"created","id":"69","key":"ru3@x.example"}',
      '{"row":5,"state":"writing"}',
      '{"row":5,"sta',
    ].join('\n'),
  );
  const args = ['--upsert', '--match-on', 'email', '--resume'];
  const plan = result(await run(...args, '--dry-run')) as { action: string }[];
  expect(plan.slice(0, 5).map(({ action }) => action)).toEqual(['skip', 'skip', 'skip', 'unknown', 'create']);
  statuses = [200, 429];
  expect(result(await run(...args))).toMatchObject({ created: 3, unknown: 1, failed: 1, untried: 15 });
  expect(result(await run(...args))).toMatchObject({ created: 18, unknown: 1, failed: 1 });
  expect(names()).toEqual(
    rowsOf('u')
      .slice(4)
      .map((row) => row.split(',')[0]),
  );
  expect(has('c.csv.journal')).toBe(false);
});

test.each([
  ['{"row":"2","state":"done","outcome":"toString"}', 'Line 2 of'],
  ['{"fact":7,"value":"x"}', 'Line 2 of'],
])('a journal with a line that no import writes is refused: %s', async (line, message) => {
  file(rows);
  await killedAfter([], JSON.parse(line) as object);
  const ended = await run('--resume');
  expect([ended.code, ended.err, names()]).toEqual([65, expect.stringContaining(message), []]);
});

describe('a run that was killed after the service has created a record', () => {
  const people = 'name,email\nA,a@x\nB,b@x\nC,c@x\n';

  /** Leaves the journal and the log as they are while a row is sent. */
  async function killedAt(name: string): Promise<void> {
    file(people);
    const kept = new Map<string, string>();
    created = (now) => {
      if (now !== name) return;
      for (const path of [join(at.folder, 'c.csv.journal'), ...readdirSync(logs()).map((one) => join(logs(), one))])
        kept.set(path, readFileSync(path, 'utf8'));
    };
    await run();
    persons.splice(names().indexOf(name) + 1);
    for (const [path, text] of kept) writeFileSync(path, text);
  }

  test('finds the record, and does not send its row again', async () => {
    await killedAt('B');
    const resumed = await run('--resume');
    expect([resumed.code, result(resumed), names()]).toMatchObject([0, { imported: 3, total: 3 }, ['A', 'B', 'C']]);
    const log = await at.json(['log']);
    expect(log).toMatchObject([{ state: 'done' }, { state: 'done', record: '2' }, { state: 'done' }]);
    expect(has('c.unknown.csv')).toBe(false);
  });

  test('says why a row stays unknown, and lists the records that can be its own', async () => {
    await killedAt('B');
    persons.push({ ...persons[1], name: 'B' });
    const resumed = await run('--resume');
    expect([resumed.code, names()]).toEqual([1, ['A', 'B', 'B', 'C']]);
    expect(read('c.unknown.csv')).toContain('2 records can be the one that it created: 2, 3.');
  });

  test('a dry run finds nothing out, and changes nothing', async () => {
    await killedAt('B');
    const before = readFileSync(join(logs(), readdirSync(logs())[0] ?? ''), 'utf8');
    const plan = result(await run('--resume', '--dry-run')) as { action: string }[];
    expect(plan.map(({ action }) => action)).toEqual(['skip', 'unknown', 'create']);
    expect(readFileSync(join(logs(), readdirSync(logs())[0] ?? ''), 'utf8')).toBe(before);
  });

  test('rows that the journal has lost are in the log, whether it is on or off now', async () => {
    await killedAt('B');
    const journal = join(at.folder, 'c.csv.journal');
    // A failure of the power: the lines after the first were not on the disk.
    writeFileSync(journal, `${readFileSync(journal, 'utf8').split('\n')[0] ?? ''}\n`);
    await at.run(['config', 'set', 'log', 'off']);
    const resumed = await run('--resume');
    expect([resumed.code, result(resumed), names()]).toMatchObject([0, { imported: 3, total: 3 }, ['A', 'B', 'C']]);
  });

  test('a row whose response was lost is counted when its record is found', async () => {
    file(people);
    created = (name) => {
      statuses = [429];
      return name === 'A' ? 'lost' : undefined;
    };
    expect((await run()).err).toContain('1 of 3 rows are done.');
    created = () => undefined;
    statuses = [];
    const resumed = await run('--resume');
    expect([resumed.code, result(resumed), names()]).toMatchObject([0, { imported: 3, total: 3 }, ['A', 'B', 'C']]);
    expect(resumed.err).toContain('CSV row 2 was created by the earlier run, with the id 1. Remove it');
  });

  test('without a log, a row without an outcome stays unknown', async () => {
    await at.run(['config', 'set', 'log', 'off']);
    file(people);
    created = (now) => {
      if (now === 'B') writeFileSync(join(at.folder, 'kept'), read('c.csv.journal'));
    };
    await run();
    persons.pop();
    writeFileSync(join(at.folder, 'c.csv.journal'), read('kept'));
    const resumed = await run('--resume');
    expect([resumed.code, names()]).toEqual([1, ['A', 'B', 'C']]);
    expect(read('c.unknown.csv')).toContain('B,b@x,"An earlier run was stopped while');
  });
});

/** Leaves the journal of a run that was killed after these entries, and no log. */
async function killedAfter(flags: readonly string[], ...entries: readonly object[]): Promise<void> {
  statuses = [429];
  await run(...flags);
  rmSync(logs(), { recursive: true });
  const path = join(at.folder, 'c.csv.journal');
  const [subject = ''] = readFileSync(path, 'utf8').split('\n');
  writeFileSync(path, [subject, ...entries.map((one) => JSON.stringify(one))].map((line) => `${line}\n`).join(''));
}
