/** The language can express the hardest commands, besides those that the services declare today. */
import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from './compile.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const fixtures = join(root, 'generator/fixtures/hardest');

test.each(['crm', 'helpdesk', 'ledger'])('%s', async (service) => {
  const folder = await mkdtemp(join(tmpdir(), 'hardest-'));
  await cp(join(root, 'specs', service), join(folder, 'specs', service), { recursive: true });
  await cp(join(root, 'workflows', service), join(folder, 'workflows', service), { recursive: true });
  await mkdir(join(folder, 'sandbox', service), { recursive: true });
  await writeFile(join(folder, 'sandbox', service, 'index.ts'), 'export const open = undefined;\n');
  // The fixtures add more workflows and larger tools than the service allows.
  const settings = join(folder, 'specs', service, 'service.yaml');
  const own = await readFile(settings, 'utf8');
  await writeFile(
    settings,
    own.replace(/^workflows: .*$/m, '').replace(/budget: \{[^}]*\}/, (budget) => budget.replace(/\d+/g, '1000000')),
  );
  const text = await readFile(join(fixtures, `${service}.yaml`), 'utf8');
  await writeFile(join(folder, 'specs', service, 'hardest.yaml'), text);
  const existing = await readdir(join(folder, 'workflows', service));
  for (const [, name] of text.matchAll(/workflow: ([a-z-]+)/g)) {
    const file = `${name ?? ''}.ts`;
    const body = 'export default () => undefined;\n';
    if (!existing.includes(file)) await writeFile(join(folder, 'workflows', service, file), body);
  }

  const out = join(folder, 'generated');
  const outcome = await compile({ specs: join(folder, 'specs'), out, services: [], mode: 'write', target: 'ts' });
  const errors = outcome.diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
  const written = await readdir(join(out, service, 'hard'));
  const commands = [...text.matchAll(/^ {6}([a-z-]+):$/gm)]
    .map(([, name]) => `${name ?? ''}.ts`)
    .filter((name) => written.includes(name));
  expect(commands).toHaveLength(10);
});
