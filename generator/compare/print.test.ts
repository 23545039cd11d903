import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from '../compile.js';
import { fixtures } from '../fixtures/scenario.js';
import { base, changesOf, edited, service, shelf, written, type Files } from '../fixtures/shop.js';
import { run } from '../fixtures/run.js';
import { rules } from './rules.js';

const old = written(base);

test('a change that several commands share is one change', async () => {
  const now = await written(edited([['service', 'from: { type: date, summary: First day }\n', '']]));
  expect(await changesOf(await old, now)).toEqual([
    'book.yaml:7:3 breaking flag-removed: book list, shelf list: --from was removed',
  ]);
});

test('text names three commands, JSON names all', async () => {
  const flags = 'flag-groups:\n  WAIT: { wait: { type: boolean, summary: Wait, wire: none } }\n';
  const lists = (use: string): string =>
    ['a', 'b', 'c', 'd', 'e'].map((name) => `  ${name}: { verb: list, ${use}examples: [shelf ${name}] }\n`).join('');
  const specs = (use: string): Files => ({
    ...base,
    service: service.replace('flag-groups:\n', flags),
    shelf: shelf + lists(use),
  });
  const [from, to] = [await written(specs('use: [WAIT], ')), await written(specs(''))];
  expect(await changesOf(from, to)).toEqual([
    expect.stringMatching(/ shelf a, shelf b, shelf c, 2 more: --wait was removed$/),
  ]);
  const { out, code } = await run('diff', from, to, '--format', 'json', '--fail-on', 'breaking');
  expect(code).toBe(1);
  expect(JSON.parse(out)).toEqual([
    {
      rule: 'flag-removed',
      severity: 'breaking',
      service: 'shop',
      commands: ['shelf a', 'shelf b', 'shelf c', 'shelf d', 'shelf e'],
      message: '--wait was removed',
      file: join(to, 'shelf.yaml'),
      line: 8,
      column: 3,
      endLine: 8,
      endColumn: 4,
      old: { file: join(from, 'service.yaml'), line: 44, column: 11, endLine: 44, endColumn: 15 },
    },
  ]);
});

test('a fourth command is named, because its number would be as long', async () => {
  const lists = (use: string): string =>
    ['a', 'b', 'c', 'd'].map((name) => `  ${name}: { verb: list, ${use}examples: [shelf ${name}] }\n`).join('');
  const [from, to] = [
    await written({ ...base, shelf: shelf + lists('') }),
    await written({ ...base, shelf: shelf + lists('use: [PERIOD], ') }),
  ];
  expect((await changesOf(from, to))[0]).toMatch(/ shelf a, shelf b, shelf c, shelf d: --from was added$/);
});

test('--fail-on fails on changes of that severity and worse ones', async () => {
  const risky = await written(edited([['book', 'cap: 100', 'cap: 200']]));
  const codes = async (now: string): Promise<number[]> => {
    const found: number[] = [];
    for (const word of ['breaking', 'risky', 'safe']) {
      found.push((await run('diff', await old, now, '--fail-on', word)).code);
    }
    return found;
  };
  expect(await codes(risky)).toEqual([0, 1, 1]);
  expect(await codes(await written(edited([['book', 'alias: s, ', '']])))).toEqual([1, 1, 1]);
  expect(await codes(await written(base))).toEqual([0, 0, 0]);
});

test('annotations and logs have the severity as their level, and the reason', async () => {
  const now = await written(edited([['book', 'cap: 100', 'cap: 200']]));
  const { out } = await run('diff', await old, now, '--format', 'github');
  expect(out).toBe(
    `::warning file=${now}/book.yaml,line=7,endLine=7,col=3,endColumn=6,title=cap-changed::book list: the number of rows without --limit changed from 100 to 200%0A${rules['cap-changed'].why}\n`,
  );
  const log = JSON.parse((await run('diff', await old, now, '--format', 'sarif')).out) as unknown;
  expect(log).toMatchObject({
    runs: [
      {
        tool: { driver: { rules: [{ id: 'cap-changed', defaultConfiguration: { level: 'warning' } }] } },
        results: [{ ruleId: 'cap-changed', level: 'warning' }],
      },
    ],
  });
});

test('specs with errors and folders without specs are reported by their name', async () => {
  const wrong = await written(edited([['book', 'use: [PERIOD]', 'use: [PERIODS]']]));
  const { code, out, err } = await run('diff', wrong, await old);
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/book\.yaml:8:11 error CS307/);
  expect(err).toContain(`The specs in ${wrong} cannot be compared until these errors are fixed.\n`);
  const nothing = join(wrong, 'nothing');
  expect(await run('diff', await old, nothing)).toEqual({
    code: 66,
    out: '',
    err: expect.stringContaining(`No service found in ${nothing}`) as string,
  });
});

test('specs that only break rules can be compared', async () => {
  const all = (await readdir(join(fixtures, 'bad'))).filter((name) => /^CS[45]/.test(name));
  const names = all.filter((_, index) => index % 8 === 0);
  expect(names.length).toBeGreaterThan(12);
  for (const name of names) {
    const specs = join(fixtures, 'bad', name, 'specs');
    const { compiled, failed } = await compile({ specs, out: specs, services: [], mode: 'lower', target: 'ts' });
    // Some errors are found before the rules.
    expect([name, compiled.length === 1 || failed]).toEqual([name, true]);
  }
});
