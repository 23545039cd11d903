import type { Output } from '../contract/run.js';
import type { Row } from '../contract/rows.js';
import { CliError } from '../base/errors.js';
import { lists } from './filtering.js';
import { list, one, pages, people, setUp, type Setup } from './testkit.js';

describe('--jq', () => {
  test('receives a list as an array and prints results one after another', async () => {
    const rows = [
      { id: 1, name: 'x\u202e' },
      { id: 2, name: 'y' },
    ];
    expect(await list(pages(rows), { options: { jq: '.[] | {id}' } })).toBe('{\n  "id": 1\n}\n{\n  "id": 2\n}\n');
    expect(await list(rows, { options: { jq: 'map(.name)' }, columns: 80 })).toBe('[\n  "x\\u202e",\n  "y"\n]\n');
    expect(await list(rows, { options: { jq: 'length' }, format: 'table' })).toBe('2\n');
    expect(await list([], { options: { jq: '.[]' } })).toBe('');
    expect(await list(rows, { options: { jq: '.[0] | keys', fields: ['id'] } })).toBe('[\n  "id"\n]\n');
    await expect(list(rows, { options: { jq: '.', fields: ['nme'] } })).rejects.toThrow(
      'Unknown field in --fields: nme.',
    );
  });

  test('receives exactly what --output json prints: a record, a list of one, a response, the result of an action', async () => {
    const filters = async (print: (out: Output) => Promise<void>): Promise<void> => {
      const json = setUp({});
      await print(json.out);
      const filtered = setUp({ options: { jq: '.' } });
      await print(filtered.out);
      expect(filtered.fake.out()).toBe(json.fake.out());
      expect(json.fake.out()).not.toBe('');
    };
    await filters((out) => out.record({ id: 5 }));
    await filters((out) => out.record({ id: 5 }, { single: true }));
    await filters((out) => out.rows(people));
    await filters((out) => out.json({ a: [1] }));
    await filters((out) => out.action('Made 5', { id: 5 }));
    expect(await one({ id: 5 }, { options: { jq: '.id' } })).toBe('5\n');
    expect(await one({ id: 5, name: 'x' }, { options: { jq: 'keys[]', fields: ['id'] } })).toBe('"id"\n');
  });

  test('--raw-output prints text without quotes, @csv and @tsv for a pipe, and cleans it for a terminal', async () => {
    const rows = [{ id: 1, name: 'a "b"\u202e' }];
    const raw = (jq: string): Setup => ({ options: { jq, raw: true } });
    expect(await list(rows, raw('.[] | [.id, .name] | @csv'))).toBe('1,"a ""b""\u202e"\n');
    expect(await list(rows, raw('map([.id, .name] | @tsv)[]'))).toBe('1\ta "b"\u202e\n');
    expect(await list(rows, { ...raw('.[].name'), columns: 80 })).toBe('a "b"\ufffd\n');
    expect(await list(rows, { options: { jq: '.[] | [.id] | @csv' } })).toBe('"1"\n');
  });

  test.each([
    '.[]',
    '.[].id',
    '.[]?.address.city',
    '.[] | select(.id > 120) | .id, .name',
    '.[]["name"]',
    '.[] | .tags[]?',
    '. | .[].id',
    '.[].id, length',
    '.[] as $row | [$row.id, length]',
    '[.[].id] | add',
    '.[] |= .id | length',
    '.[].note // "none"',
    'limit(2; .[].id)',
  ])('%s has the same results row by row', async (jq) => {
    const rows = Array.from({ length: 250 }, (_, id): Row => ({ ...people[id % 2], id }));
    const byPage = async function* (): AsyncGenerator<readonly Row[]> {
      for (let at = 0; at < rows.length; at += 100) yield await Promise.resolve(rows.slice(at, at + 100));
    };
    const whole = await one(rows, { options: { jq } });
    expect(whole).not.toBe('');
    expect(await list(byPage(), { options: { jq } })).toBe(whole);
  });

  test('a filter of rows prints them while they arrive, and keeps those before a failure', async () => {
    const { out, fake } = setUp({ options: { jq: '.[].id' } });
    let seen = '';
    async function* source(): AsyncGenerator<readonly Row[]> {
      yield Array.from({ length: 600 }, (_, id) => ({ id }));
      while (fake.out() === '') await new Promise((resolve) => setTimeout(resolve, 1));
      seen = fake.out();
      yield [{ id: 600 }];
      throw new CliError('unavailable', 'later');
    }
    await expect(out.rows(source())).rejects.toThrow('later');
    expect(seen.split('\n').length).toBe(601);
    expect(fake.out().trimEnd().split('\n').at(-1)).toBe('600');
    await expect(list([], { options: { jq: '.[] | {' } })).rejects.toThrow('The --jq filter failed');
  });

  test('is given rows in lists of limited length, so that memory does not depend on their number or size', () => {
    expect([...lists(['1', '22', '333', '4444444', '5', '66'], 5)]).toEqual(['[1,22]', '[333]', '[4444444]', '[5,66]']);
    expect([...lists([], 5)]).toEqual(['[]']);
    const long = Array.from({ length: 500 }, () => JSON.stringify('x'.repeat(1000)));
    expect(Math.max(...[...lists(long)].map(({ length }) => length))).toBeLessThan(132_000);
  });

  test('prints what the filter prints, also bytes that the library would drop and more than it writes at once', async () => {
    const texts = ['\ufeffone', 'a\u0000b', 'ü€😀', 'x'.repeat(300_000)];
    const rows = texts.map((text, id) => ({ id, text }));
    expect(await list(rows, { options: { jq: '.[].text', raw: true } })).toBe(
      texts.map((text) => `${text}\n`).join(''),
    );
  });

  test('rows arrive while others are filtered, which is one list at a time', async () => {
    let read = 0;
    const { out, fake, started } = setUp({ options: { jq: '.[].id' } });
    await out.check();
    const { jq } = started;
    let running = 0;
    let most = 0;
    let calls = 0;
    const slow = async (json: string): Promise<string> => {
      running += 1;
      most = Math.max(most, running);
      calls += 1;
      // It ends once the source has been asked for more.
      while (read < calls) await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return (await jq?.run(json)) ?? '';
    };
    started.jq = { run: slow, close: async () => jq?.close() };
    const page = 'x'.repeat(300_000);
    async function* source(): AsyncGenerator<readonly Row[]> {
      for (; read < 5; read++) yield await Promise.resolve([{ id: page }]);
    }
    await out.rows(source());
    expect({ most, calls, count: fake.out().length }).toEqual({ most: 1, calls: 5, count: 5 * (page.length + 3) });
  });

  test('few rows wait to be printed, however many there are', async () => {
    const { out, fake } = setUp({ options: { jq: '.[].text', raw: true } });
    const page: readonly Row[] = Array.from({ length: 100 }, () => ({ text: 'x'.repeat(999) }));
    const [pages, size] = [40, 100_000];
    let most = 0;
    async function* source(): AsyncGenerator<readonly Row[]> {
      for (let read = 1; read <= pages; read++) {
        yield await Promise.resolve(page);
        most = Math.max(most, read * size - fake.out().length);
      }
    }
    await out.rows(source());
    expect(fake.out().length).toBe(pages * size);
    expect(most).toBeLessThan(8 * size);
  });

  test('is compiled before anything is sent, and not run', async () => {
    const { out, fake } = setUp({ options: { jq: '.[' } });
    await expect(out.check()).rejects.toThrow('The --jq filter failed: syntax error');
    for (const jq of ['.id | nosuch', '$nosuch', '{a: }'])
      await expect(setUp({ options: { jq } }).out.check()).rejects.toThrow('The --jq filter failed:');
    await setUp({ options: { jq: '.[] | error("broken")' } }).out.check();
    expect(fake.out()).toBe('');
  });

  test('starts once for the check and for all that is printed', async () => {
    const { out, fake, started } = setUp({ options: { jq: '.id' } });
    await out.check();
    const first = started.jq;
    await out.action('Made 5', { id: 5 });
    await out.as('yaml').record({ id: 6 }, { whole: true });
    expect(fake.out()).toBe('5\n6\n');
    expect(first).toBeDefined();
    expect(started.jq).toBe(first);
  });

  test('an invalid filter fails with the reason', async () => {
    const { out } = setUp({ options: { jq: '.[' } });
    await expect(out.rows(people)).rejects.toMatchObject({
      kind: 'input',
      message: 'The --jq filter failed: syntax error, unexpected end of file',
      remedy: "In a shell, put the filter in single quotes, for example --jq '.[].id'.",
    });
    const other = setUp({ options: { jq: '.[] | error("broken")' }, rules: { badFilter: 'usage' } });
    await expect(other.out.rows(people)).rejects.toMatchObject({
      kind: 'usage',
      message: 'The --jq filter failed: broken',
    });
  });

  test('a filter that does not end is stopped', async () => {
    const { out, fake } = setUp({ options: { jq: 'last(range(1e12))' } });
    Object.assign(fake.world.env, { TOY_JQ_TIMEOUT_MS: '200' });
    await expect(out.rows(people)).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
