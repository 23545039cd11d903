import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from './compile.js';
import { text } from './diagnostics/format.js';
import { copyOf, filesOf, fixtures } from './fixtures/scenario.js';

/** Rewrites the expected files: UPDATE_EXPECTED=1 npm test -- generator/good */
const update = process.env['UPDATE_EXPECTED'] !== undefined;

const scenarios = await readdir(join(fixtures, 'good'));

async function compileAt(folder: string, scenario: string): Promise<Record<string, string>> {
  const out = join(folder, 'expected');
  await rm(out, { recursive: true, force: true });
  const target = scenario === 'javascript' ? 'js' : 'ts';
  const outcome = await compile({ specs: join(folder, 'specs'), out, services: [], mode: 'write', target });
  expect(text(outcome.diagnostics.filter(({ severity }) => severity === 'error'))).toBe('');
  return filesOf(out);
}

interface Output {
  readonly folder: string;
  readonly files: Readonly<Record<string, string>>;
}

const outputs = new Map<string, Promise<Output>>();

/** Returns the output of an unchanged scenario, compiled once for all tests. */
async function outputOf(scenario: string): Promise<Output> {
  const compiled = async (): Promise<Output> => {
    const folder = await copyOf(`good/${scenario}`);
    return { folder: join(folder, 'expected'), files: await compileAt(folder, scenario) };
  };
  const output = outputs.get(scenario) ?? compiled();
  outputs.set(scenario, output);
  return output;
}

test.each(scenarios)('%s compiles into the expected files', async (scenario) => {
  const { folder, files } = await outputOf(scenario);
  const expected = join(fixtures, 'good', scenario, 'expected');
  if (update) {
    await rm(expected, { recursive: true, force: true });
    await cp(folder, expected, { recursive: true });
    await rm(join(expected, '_built', '.lock.json'));
  }
  const wanted = await filesOf(expected);
  expect(Object.keys(files)).toEqual(Object.keys(wanted));
  for (const [path, text] of Object.entries(files)) expect({ path, text }).toEqual({ path, text: wanted[path] });
});

test.each(scenarios)('%s produces the same bytes whatever the order of its lines', async (scenario) => {
  const { dump, load } = await import('js-yaml');
  const folder = await copyOf(`good/${scenario}`);
  const specs = join(folder, 'specs');
  for (const name of (await readdir(specs)).filter((file) => file.endsWith('.yaml'))) {
    const value = load(await readFile(join(specs, name), 'utf8'));
    await writeFile(join(specs, name), `# Reversed.\n\n${dump(reversed(value))}`);
  }
  expect(await compileAt(folder, scenario)).toEqual((await outputOf(scenario)).files);
});

/** Reverses the keys of mappings, except those whose order is significant and JSON templates. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const templates = ['as', 'body', 'error', 'gives', 'send', 'default'];
  const ordered = ['args', 'head', 'hosts'];
  const inside = ['tables'];
  const entries = Object.entries(value).map(([key, item]): [string, unknown] => {
    if (templates.includes(key) || inside.includes(key)) return [key, item];
    const turned = reversed(item);
    const kept = ordered.includes(key) ? Object.entries(turned as object).reverse() : undefined;
    return [key, kept === undefined ? turned : Object.fromEntries(kept)];
  });
  return Object.fromEntries(entries.reverse());
}

test('two runs produce the same bytes', async () => {
  expect(await compileAt(await copyOf('good/requests'), 'requests')).toEqual((await outputOf('requests')).files);
});

test('a spec edit changes only the module of the command', async () => {
  const folder = await copyOf('good/requests');
  const { files: before } = await outputOf('requests');
  const spec = join(folder, 'specs', 'order.yaml');
  await writeFile(spec, (await readFile(spec, 'utf8')).replace('Delivery date', 'Date of delivery'));
  const after = await compileAt(folder, 'requests');
  const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
  expect(changed.filter((path) => !path.startsWith('_built/'))).toEqual(['order/create.ts']);
});

test.each([
  [
    '{ 404: input }',
    { 400: 'input', 401: 'auth', 403: 'auth', 404: 'input', 422: 'input', 429: 'rate', '4xx': 'generic' },
  ],
  ['{ 4xx: input }', { '4xx': 'input' }],
  ['{ 409: rate, 4xx: input }', { 409: 'rate', '4xx': 'input' }],
])('`statuses: %s` leaves the defaults of what it does not name', async (written, client) => {
  const folder = await copyOf('good/requests');
  const spec = join(folder, 'specs', 'service.yaml');
  await writeFile(spec, `${await readFile(spec, 'utf8')}\nstatuses: ${written}\n`);
  const { compiled, diagnostics } = await compile({
    specs: join(folder, 'specs'),
    out: join(folder, 'out'),
    services: [],
    mode: 'lower',
    target: 'ts',
  });
  expect(text(diagnostics)).toBe('');
  expect(compiled[0]?.lowered?.ir.service.statuses).toEqual({ ...client, '5xx': 'unavailable' });
});

test('a word about a flag of a group changes one module', async () => {
  const folder = await copyOf('good/flag-groups');
  const { files: before } = await outputOf('flag-groups');
  const spec = join(folder, 'specs', 'service.yaml');
  await writeFile(
    spec,
    (await readFile(spec, 'utf8')).replace('Only books by this author', 'Only books by this writer'),
  );
  const after = await compileAt(folder, 'flag-groups');
  const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
  expect(changed.filter((path) => !path.startsWith('_built/'))).toEqual(['flags.ts']);
  const users = Object.keys(after).filter((path) => after[path]?.includes('...listFlags'));
  expect(users).toEqual(['book/find.ts', 'book/lent.ts', 'book/list.ts', 'book/page/list.ts']);
});

test('flags.ts goes with the last group that a command uses', async () => {
  const folder = await copyOf('good/javascript');
  const compileHere = () =>
    compile({ specs: join(folder, 'specs'), out: join(folder, 'out'), services: [], mode: 'write', target: 'ts' });
  await compileHere();
  expect(Object.keys(await filesOf(join(folder, 'out')))).toContain('flags.ts');
  const spec = join(folder, 'specs', 'book.yaml');
  await writeFile(
    spec,
    (await readFile(spec, 'utf8')).replace('use: [SORT], examples: [book list --sort title]', 'examples: [book list]'),
  );
  const drift = await compile({
    specs: join(folder, 'specs'),
    out: join(folder, 'out'),
    services: [],
    mode: 'drift',
    target: 'ts',
  });
  expect(drift.drift).toMatch(/^\+\+\+ \/dev\/null$/m);
  const { compiled } = await compileHere();
  expect(compiled[0]?.changes?.removed).toEqual(['flags.ts']);
});
