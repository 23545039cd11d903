/** The linter refuses imports that cross the layers, conditional spreads and files without a head, in each folder with a rule. */
import { ESLint } from 'eslint';
import { join } from 'node:path';
import { root } from './support/cli.js';

const eslint = new ESLint({ cwd: root });

/** The forms of an import; the last two import only types. */
const forms = {
  declaration: (from: string) => `import { x } from '${from}';\nx();\n`,
  'export from': (from: string) => `export * from '${from}';\n`,
  'import()': (from: string) => `export const x = () => import('${from}');\n`,
  'import() of a template': (from: string) => `export const x = () => import(\`${from}\`);\n`,
  'import type': (from: string) => `import type { X } from '${from}';\nexport type Y = X;\n`,
  'type of import()': (from: string) => `export type X = typeof import('${from}');\n`,
};

type Form = keyof typeof forms;

const refused = (file: string, from: string, form: Form = 'declaration') => found(file, forms[form](from));

const found = (file: string, text: string) => foundIn(file, `/** A file of the tests. */\n\n${text}`);

async function foundIn(file: string, text: string): Promise<readonly string[]> {
  const [result] = await eslint.lintText(text, { filePath: join(root, file) });
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId ?? ''}: ${message}`);
}

const values = ['declaration', 'export from', 'import()', 'import() of a template'] as const;
const all = Object.keys(forms) as readonly Form[];

test.each<[file: string, from: string, forms: readonly Form[]]>([
  ['workflows/crm/deal-x.ts', '../../runtime/pipeline/run.js', all],
  ['workflows/crm/deal-x.ts', 'cmdspec-runtime', all],
  ['workflows/crm/deal-x.ts', 'cmdspec-runtime/commands/auth-login', all],
  ['workflows/crm/deal-x.ts', 'cmdspec-runtime/testing', all],
  ['workflows/crm/deal-x.ts', '../../generated/crm/client.js', all],
  ['workflows/crm/deal-x.ts', 'got', all],
  ['workflows/crm/deal-x.test.ts', 'cmdspec-runtime', all],
  ['sandbox/crm/x.ts', 'cmdspec-runtime', values],
  ['sandbox/crm/x.ts', '../../runtime/base/text.js', values],
  ['sandbox/crm/x.ts', '../../workflows/crm/backup.js', all],
  ['generator/5-lower/x.ts', 'cmdspec-runtime/sandbox', values],
  ['generator/5-lower/x.ts', '../../runtime/http/index.js', values],
  ['generator/5-lower/x.ts', 'js-yaml', all],
  ['runtime/base/x.ts', '../http/index.js', all],
  ['runtime/base/x.ts', 'cmdspec-runtime/kit', all],
])('%s must not import %s in any of the forms %j', async (file, from, forbidden) => {
  const found = await Promise.all(
    all.map(async (form) => ((await refused(file, from, form)).length > 0 ? [form] : [])),
  );
  expect(found.flat()).toEqual(forbidden);
});

test.each([
  ['workflows/crm/deal-x.ts', '../../runtime/http/index.js', 'no-restricted-imports'],
  ['workflows/crm/deal-x.ts', '../../generator/compile.js', 'no-restricted-imports'],
  ['workflows/crm/deal-x.test.ts', '../../runtime/state/lock.js', 'no-restricted-imports'],
  ['sandbox/crm/x.ts', '../../runtime/http/index.js', 'no-restricted-imports'],
  ['sandbox/crm/x.ts', '../../workflows/crm/backup.js', 'no-restricted-imports'],
  ['generator/5-lower/x.ts', '../../runtime/http/index.js', 'no-restricted-imports'],
  ['runtime/base/x.ts', '../http/index.js', 'runtime/base is below'],
  ['runtime/http/x.ts', '../../cli/main.js', 'runtime/http is below'],
  ['runtime/pipeline/x.ts', '../dialects/odata/index.js', 'runtime/pipeline is below'],
  ['runtime/workflow/x.ts', '../cli/main.js', 'runtime/workflow is below'],
  ['runtime/cli/x.ts', '../../workflows/crm/backup.js', 'no-restricted-imports'],
  ['runtime/cli/x.ts', 'yargs', 'Only runtime/pipeline/line.ts knows yargs'],
  ['runtime/pipeline/x.ts', 'got', 'Only runtime/http knows got'],
  ['generator/4-rules/x.ts', 'ts-morph', 'ts-morph'],
  ['generator/4-rules/x.ts', 'js-yaml', 'YAML'],
])('%s must not import %s', async (file, from, reason) => {
  expect((await refused(file, from)).join('\n')).toContain(reason);
});

test.each([
  ['runtime/pipeline/x.ts', "({ $select: 'ID' })"],
  ['runtime/http/x.ts', '({ $expand }) => $expand'],
  ['runtime/cli/x.ts', "(query) => query['$filter']"],
  ['runtime/output/x.ts', "(day) => `datetime'${day}'`"],
  ['runtime/base/x.ts', "(text) => /^guid'/.test(text)"],
  ['runtime/pipeline/x.ts', "'Write it in --set.'"],
  ['runtime/base/x.ts', "'VATCode'"],
])('%s must not know %s', async (file, text) => {
  expect((await found(file, `export const x = ${text};\n`)).join('\n')).toContain('Only runtime/dialects knows');
  expect(await found('runtime/dialects/odata/x.ts', `export const x = ${text};\n`)).toEqual([]);
});

test.each([
  ['runtime/http/x.ts', '...(x === undefined ? {} : { x })', 'defined({ x })'],
  ['runtime/http/x.ts', '...(x !== undefined ? { k: x } : {})', 'defined({ k: x })'],
  ['generator/5-lower/x.ts', "...(x !== undefined && { 'a-b': x })", "defined({ 'a-b': x })"],
  ['sandbox/crm/x.ts', '...(x.y !== undefined && { y: x.y })', 'defined({ y: x.y })'],
  ['workflows/crm/x.ts', '...(x !== undefined && { x })', 'defined({ x })'],
  ['scripts/x.ts', '...(x !== undefined && { x })', 'defined({ x })'],
])('%s must not write %s', async (file, part, instead) => {
  expect((await found(file, `export const one = (x, y) => ({ y, ${part} });\n`)).join('\n')).toContain(instead);
});

test.each([
  ['runtime/http/x.ts', '...(x === undefined ? {} : { k: String(x) })'],
  ['runtime/http/x.ts', '...(x === undefined ? {} : { [y]: x })'],
  ['runtime/http/x.ts', '...(x === undefined ? { k: 1 } : { x })'],
  ['runtime/http/x.ts', '...(x === undefined && { x })'],
  ['runtime/http/x.ts', '...(x !== undefined && { x, y })'],
  ['runtime/http/x.ts', '...(x !== null && { x })'],
  ['runtime/http/x.test.ts', '...(x !== undefined && { x })'],
])('%s may write %s', async (file, part) => {
  expect(await found(file, `export const one = (x, y) => ({ y, ${part} });\n`)).toEqual([]);
});

test.each([
  ['workflows/crm/deal-x.ts', 'cmdspec-runtime/kit'],
  ['workflows/crm/deal-x.test.ts', 'cmdspec-runtime/testing'],
  ['sandbox/crm/x.ts', 'cmdspec-runtime/kit'],
  ['generator/5-lower/x.ts', '../../runtime/base/wires.js'],
  ['runtime/http/x.ts', '../base/errors.js'],
  ['runtime/pipeline/line.ts', 'yargs'],
  ['runtime/http/x.ts', 'got'],
])('%s may import %s', async (file, from) => {
  expect(await refused(file, from)).toEqual([]);
});

test.each([
  ['runtime/http/x.ts', 'export const x = 1;\n'],
  ['generator/5-lower/x.ts', '// A comment.\nexport const x = 1;\n'],
  ['workflows/crm/x.ts', '/* A comment. */\nexport const x = 1;\n'],
  ['sandbox/crm/x.ts', "import { x } from './y.js';\n\n/** One more. */\nexport const y = x + 1;\n"],
  ['scripts/x.ts', '/** The first number. */\nconst x = 1;\nexport const y = x + 1;\n'],
  ['tests/support/x.ts', ''],
])('%s must begin with a sentence about the file, not with %j', async (file, text) => {
  expect((await foundIn(file, text)).join('\n')).toContain('what it is for');
});

test.each([
  ['runtime/http/x.ts', "/** Adds numbers. */\nimport { x } from './y.js';\n\nexport const y = x + 1;\n"],
  ['runtime/http/x.ts', '/** The first number. */\nexport const x = 1;\n'],
  ['scripts/x.ts', '/** Adds numbers. */\n\n/** The first number. */\nconst x = 1;\nexport const y = x + 1;\n'],
  ['runtime/http/x.test.ts', 'export const x = 1;\n'],
  ['generator/fixtures/good/one/workflows/x.ts', 'export const x = 1;\n'],
])('%s may begin with %j', async (file, text) => {
  expect(await foundIn(file, text)).toEqual([]);
});
