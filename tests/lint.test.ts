/** The linter refuses imports that cross the layers, and every folder that has a rule is checked. */
import { ESLint } from 'eslint';
import { join } from 'node:path';
import { root } from './support/cli.js';

const eslint = new ESLint({ cwd: root });

async function refused(file: string, from: string): Promise<readonly string[]> {
  const [result] = await eslint.lintText(`import { x } from '${from}';\nx();\n`, { filePath: join(root, file) });
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId ?? ''}: ${message}`);
}

test.each([
  ['workflows/crm/deal-x.ts', '../../runtime/http/index.js', 'no-restricted-imports'],
  ['workflows/crm/deal-x.ts', '../../generator/compile.js', 'no-restricted-imports'],
  ['workflows/crm/deal-x.test.ts', '../../runtime/state/lock.js', 'no-restricted-imports'],
  ['sandbox/crm/x.ts', '../../runtime/http/index.js', 'no-restricted-imports'],
  ['sandbox/crm/x.ts', '../../workflows/crm/backup.js', 'no-restricted-imports'],
  ['generator/5-lower/x.ts', '../../runtime/http/index.js', 'no-restricted-imports'],
  ['runtime/base/x.ts', '../http/index.js', 'runtime/base is below'],
  ['runtime/http/x.ts', '../../cli/main.js', 'runtime/http is below'],
  ['runtime/kit/x.ts', '../cli/main.js', 'runtime/kit is below'],
  ['runtime/cli/x.ts', '../../workflows/crm/backup.js', 'no-restricted-imports'],
  ['runtime/cli/x.ts', 'yargs', 'Only runtime/cli/yargs.ts knows yargs'],
  ['runtime/request/x.ts', 'got', 'Only runtime/http knows got'],
  ['generator/4-rules/x.ts', 'ts-morph', 'ts-morph'],
  ['generator/4-rules/x.ts', 'js-yaml', 'YAML'],
])('%s must not import %s', async (file, from, reason) => {
  expect((await refused(file, from)).join('\n')).toContain(reason);
});

test.each([
  ['workflows/crm/deal-x.ts', 'cmdspec-runtime/kit'],
  ['runtime/http/x.ts', '../base/errors.js'],
  ['runtime/cli/yargs.ts', 'yargs'],
  ['runtime/http/x.ts', 'got'],
])('%s may import %s', async (file, from) => {
  expect(await refused(file, from)).toEqual([]);
});
