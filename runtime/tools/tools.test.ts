import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKept } from './bounded.js';
import { optionTexts } from '../exec/line.js';
import { call, client, tool } from './testkit.js';
import { checkTopics, offer } from '../base/tools.js';
import type { Tool } from '../contract/tools.js';
import { createProfile } from '../state/profile.js';

test('arguments become flags and arguments of the command, with the profile of the server and defaults of the tool', async () => {
  const { data, isError } = await call('echo', {
    id: '007',
    to: '--yes',
    text: '--body=x',
    state: 'open',
    tag: ['a', '-b'],
    ids: ['1', 2],
    done: true,
  });
  expect(isError).toBeUndefined();
  expect(data).toEqual({
    id: '007',
    to: '--yes',
    text: '--body=x',
    state: 'open',
    tag: ['a', '-b'],
    ids: ['1', '2'],
    done: true,
    limit: 5,
    profile: 'work',
  });
});

test('JSON is accepted as a value or as text, and standard input is never read', async () => {
  expect((await call('echo', { id: 1, body: { a: [1] } })).data).toMatchObject({
    id: '1',
    body: { a: [1] },
  });
  expect((await call('echo', { id: 1, body: '[2]' })).data).toMatchObject({ body: [2] });
  expect((await call('echo', { id: 1 })).data).not.toHaveProperty('body');
});

test.each<[object, string]>([
  [{ id: '1', stat: 'open' }, '"suggestions":["state"]'],
  [{ id: '1', state: 'opne' }, '"suggestions":["open"]'],
  [{}, 'The argument \\"id\\" is missing.'],
  [{ id: null }, 'The argument \\"id\\" is missing.'],
  [{ id: '1', done: 'yes' }, 'must be true or false'],
  [{ id: '1', limit: 'many' }, 'must be a number'],
  [{ id: { a: 1 } }, 'must be text'],
  [{ id: 12345678901234567000 }, 'too many digits'],
  [{ id: '1', ids: ['1,2'] }, 'contains a comma'],
  [{ id: '1', as: 'x' }, '\\"as\\" requires \\"to\\"'],
  [{ id: '1', text: '@/etc/passwd' }, 'a value cannot do that'],
  [{ id: '1', text: '-' }, 'standard input'],
  [{ id: '1', body: '@secrets.json' }, 'a value cannot do that'],
  [{ id: '1', line: ['5', '@lines.csv'] }, 'a value cannot do that'],
  [{ id: '1', line: ['-'] }, 'standard input'],
  [{ id: '1', ids: ['2', '@ids.txt'] }, 'write the ids themselves'],
  [{ id: '1', ids: ['-'] }, 'write the ids themselves'],
  [{ id: 'x' }, 'UsageError'],
])('%j is refused: %s', async (args, message) => {
  const { isError, text } = await call('echo', args);
  expect(isError).toBe(true);
  expect(text).toContain(message);
});

test('a text that begins with two at-signs begins with one', async () => {
  expect((await call('echo', { id: '1', text: '@@ada knows' })).data).toMatchObject({
    text: '@ada knows',
  });
});

test('files must be in the folder of the server, with links resolved, and not be hidden', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'tools-'));
  mkdirSync(join(cwd, 'in'));
  writeFileSync(join(cwd, 'in', 'a.txt'), 'a');
  symlinkSync(tmpdir(), join(cwd, 'away'));
  for (const file of ['in/a.txt', 'in/new.txt', join(cwd, 'new', 'deep.txt')]) {
    expect((await call('echo', { id: '1', file }, { cwd })).data).toMatchObject({ file });
  }
  for (const file of ['../a.txt', '/etc/passwd', 'away/a.txt', 'in/../../a.txt']) {
    expect((await call('echo', { id: '1', file }, { cwd })).text).toContain('is outside the folder');
  }
  for (const file of ['.env', 'in/.git/config', '..a.txt', '.config/toycli/config.json']) {
    expect((await call('echo', { id: '1', file }, { cwd })).text).toContain('is a hidden file or a setting');
  }
  const folder = join(cwd, 'settings');
  expect((await call('echo', { id: '1', file: 'settings/config.json' }, { cwd, folder })).text).toContain('a setting');
  symlinkSync('loop', join(cwd, 'loop'));
  for (const file of ['in/a.txt/b.txt', 'loop', 'a\0b', 'x'.repeat(300)]) {
    expect(JSON.parse((await call('echo', { id: '1', file }, { cwd })).text)).toMatchObject({
      error: 'UsageError',
      message: expect.stringContaining('"file" cannot be used as a path: ') as string,
    });
  }
});

test('an argument that chooses a document replaces JSON, which it excludes on a command line', async () => {
  expect((await call('document')).data).toEqual({ title: 1 });
  expect(await call('document', { format: 'md' })).toMatchObject({ data: '# Title' });
});

test('the text of a result is its structured content, with all digits of long numbers', async () => {
  for (const [name, data] of [
    ['list', [{ id: 1 }]],
    ['scalar', 7],
    ['silent', 'OK'],
    ['plain', 'not JSON'],
  ] as const) {
    const { text, structuredContent } = await call(name);
    expect([JSON.parse(text), structuredContent]).toEqual([{ data }, { data }]);
  }
  expect(await call('long')).toMatchObject({
    text: '{"data":{"n":12345678901234567890}}',
    data: { n: '12345678901234567890' },
  });
});

test('a result with an exit code of the command is a success; the same code after a failure is an error', async () => {
  const verdict = await call('verdict');
  expect(verdict.structuredContent).toEqual({ data: { valid: false }, notes: ['It does not fit.'] });
  expect(verdict.isError).toBeUndefined();
  const broken = await call('broken');
  expect([broken.isError, broken.structuredContent]).toEqual([true, undefined]);
  expect(JSON.parse(broken.text)).toMatchObject({ message: 'The service refused.', exitCode: 1 });
});

test('notes of a run are beside its data, in the words of the tool', async () => {
  expect((await call('noted')).structuredContent).toEqual({
    data: [],
    notes: ['1 of 5 shown; "limit": 0 for all. Choose one with "state".', 'Nothing was found.'],
  });
});

test('the remedy of an error names arguments', async () => {
  expect(JSON.parse((await call('vague')).text)).toMatchObject({
    message: 'Several match.',
    remedy: 'Choose one with "state".',
  });
});

test('characters that reorder, hide or control text are replaced in data, keys, notes and errors', async () => {
  const { text, structuredContent } = await call('hostile');
  expect(structuredContent).toEqual({ data: { 'k\ufffd': ['a\ufffdb\ufffd'] }, notes: ['n\ufffdote'] });
  expect(JSON.parse(text)).toEqual(structuredContent);
});

test('a call asks for the fields of its tool unless it names others', async () => {
  expect((await call('rows')).data).toEqual([{ id: 1 }, { id: 2 }]);
  expect((await call('rows', { fields: ['name'] })).data).toEqual([{ name: 'a' }, { name: 'b' }]);
  expect((await call('rows', { fields: ['*'] })).data).toHaveLength(2);
  expect((await call('rows', { fields: ['*'] })).data).toContainEqual({ id: 2, name: 'b', text: 'x'.repeat(50) });
});

test('a list without a limit of its own returns as many rows as the call allows, and keeps the others', async () => {
  const kept = createKept();
  const first = await call('rows', { limit: 1 }, { kept, withoutLimit: true });
  expect(first.structuredContent).toEqual({
    data: [{ id: 1 }],
    notes: ['1 of 2 records are shown; read_more with "next" returns more.'],
    next: 'r1',
  });
  expect(kept.find('r1')?.rows).toEqual([{ id: 2 }]);
});

test('a prompt is answered only by the confirmation of the call', async () => {
  expect((await call('sure', { confirm: true })).data).toBe('done');
  for (const args of [{}, { confirm: false }]) {
    const { isError, text } = await call('sure', args);
    expect([isError, text]).toEqual([true, expect.stringContaining('\\"confirm\\"')]);
  }
});

test('calls run with the global flags of the server that the client has', async () => {
  const { service } = await client.service();
  const flag = { kind: 'text', describe: 'Flag' } as const;
  const own = {
    ...service,
    globals: { ...service.globals, division: flag, all: { ...flag, type: 'boolean' as const } },
  };
  const options = { profile: 'work', color: true, verbose: false, retry: false, timeout: 5, resolveFields: false };
  const rest = { dryRun: false, yes: false, allowWrites: true, other: { division: '--yes', all: true, unknown: 'x' } };
  const json = { format: 'json', reportFormat: 'json' } as const;
  expect(optionTexts(own, { ...options, ...rest, ...json, output: 'csv', jq: '.' })).toEqual({
    profile: 'work',
    timeout: '5',
    'no-retry': 'true',
    division: '--yes',
    all: 'true',
  });
});

test('a tool without a flag has no note that its stored setting is ignored', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  await createProfile(join(folder, client.binary), 'work').set({ page: 'many' });
  const env = { XDG_CONFIG_HOME: folder };
  expect((await call('hostile', {}, { env })).structuredContent?.['notes']).toEqual(['n\ufffdote']);
});

test('a secret comes from the environment of the server', async () => {
  expect(await call('sign')).toMatchObject({
    isError: true,
    text: expect.stringContaining('"remedy":"Set TOY_SIGN in the environment of the server, then restart it."'),
  });
  expect((await call('sign', {}, { env: { TOY_SIGN: 's' } })).data).toEqual(['secret']);
  expect((await call('sign', { secret: 's' })).isError).toBe(true);
});

test('an error object is found after a warning, which is one of its notes', async () => {
  const { isError, text } = await call('warned');
  expect([isError, JSON.parse(text)]).toMatchObject([true, { message: 'Refused.', notes: ['Warning: odd.'] }]);
});

test('a call stops at its time limit, its size limit, or when it is cancelled, even if the command ignores that', async () => {
  expect(await call('wait', {}, { limits: { time: 20, bytes: 1000, result: 24_000 } })).toMatchObject({
    isError: true,
    text: expect.stringContaining('tool timed out after 0.02s') as string,
  });
  expect(await call('flood', {}, { limits: { time: 60_000, bytes: 1024 * 1024, result: 24_000 } })).toMatchObject({
    isError: true,
    text: expect.stringContaining('Output limit exceeded: more than 1 MiB.') as string,
  });
  const controller = new AbortController();
  const cancelled = call('wait', {}, { signal: controller.signal });
  setTimeout(() => controller.abort(), 20);
  expect(await cancelled).toMatchObject({ isError: true, text: expect.stringContaining('the agent') as string });
  expect(await call('deaf', {}, { limits: { time: 20, bytes: 100, result: 24_000 } })).toMatchObject({
    isError: true,
    text: expect.stringContaining('tool timed out after 0.02s') as string,
  });
});

test('a read-only server offers tools that read; the default set is the core, with the arguments that it shows', () => {
  const core = { description: 'Short', inputSchema: { type: 'object', properties: {} } } as const;
  const all: Tool[] = [{ ...tool('a'), core: true }, { ...tool('b'), access: 'write', core }, tool('c')];
  const names = (scope: Parameters<typeof offer>[1]) => offer(all, scope).map(({ definition }) => definition.name);
  expect(names({ writes: false })).toEqual(['a']);
  expect(names({ writes: true })).toEqual(['a', 'b']);
  expect(names({ writes: true, all: true })).toEqual(['a', 'b', 'c']);
  expect(names({ writes: false, topics: ['c', 'b'] })).toEqual(['c']);
  expect(offer(all, { writes: true })[1]?.definition).toMatchObject({ name: 'b', description: 'Short' });
  expect(offer(all, { writes: true, all: true })[1]?.definition).toMatchObject({ name: 'b', description: 'b' });
});

test('an unknown topic is refused', () => {
  const all = [tool('deal'), tool('person')];
  expect(() => checkTopics(all, { writes: false, topics: ['deal'] })).not.toThrow();
  expect(() => checkTopics(all, { writes: false, topics: ['deal', 'persn'] })).toThrow('No tool belongs to persn.');
});
