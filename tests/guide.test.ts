/** The whole service of the guide compiles, with either of its credentials; the manifest of docs/publish.md is that of `cmdspec init`. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { compile } from '../generator/compile.js';
import { text } from '../generator/diagnostics/format.js';
import { root } from './support/cli.js';

const guide = readFileSync(join(root, 'specs/README.md'), 'utf8');
const [, part = ''] = /^## The service$([^]*?)^## /m.exec(guide) ?? [];
const [service = '', oauth = ''] = [...part.matchAll(/```yaml\n([^]*?)```/g)].map(([, block = '']) => block);

const group = `group: shipment
path: /v1/shipments
paging: cursor
columns: [id, status]
commands:
  list: { examples: [shipment list] }
`;

test.each([
  ['a pasted secret', service],
  [
    'OAuth',
    service.replace('credentials: [token]', 'credentials: [login]').replace(/^credentials:\n(?: .*\n)+/m, oauth),
  ],
])('the service of the guide compiles without findings: %s', async (_shown, written) => {
  const specs = mkdtempSync(join(tmpdir(), 'guide-'));
  writeFileSync(join(specs, 'service.yaml'), written);
  writeFileSync(join(specs, 'shipment.yaml'), group);
  const { compiled, diagnostics } = await compile({ specs, out: 'none', services: [], mode: 'check', target: 'js' });
  expect(text(diagnostics)).toBe('');
  expect(compiled.map(({ service: name }) => name)).toEqual(['parcel']);
});

test('the workflow of the guide compiles, with the spec and the settings that the guide shows', async () => {
  const [section = ''] = /^## When YAML is not enough$[^]*/m.exec(guide) ?? [];
  const block = (language: string): string => new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(section)?.[1] ?? '';
  const spec = block('yaml');
  const [shared = '', order = ''] = spec.split('# order.yaml\n');
  const [command = ''] = /^close:\n(?: .*\n)+/.exec(order) ?? [];

  const project = mkdtempSync(join(tmpdir(), 'guide-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  };
  const head = service.replace('service: parcel', 'service: shop').replace('  cursor:\n', '  pages:\n');
  write('specs/service.yaml', head + shared);
  write('specs/order.yaml', `group: order\nsummary: Orders\ncommands:\n${command.replace(/^(?=.)/gm, '  ')}`);
  write('workflows/shop/order-close.ts', block('ts'));
  const specs = join(project, 'specs');
  const { diagnostics } = await compile({ specs, out: 'none', services: [], mode: 'check', target: 'ts' });
  expect(text(diagnostics)).toBe('');

  const settings = JSON.parse(block('json')) as { compilerOptions: object };
  const sources = { 'cmdspec-runtime/kit': [join(root, 'runtime/workflow/index.ts')] };
  const typeRoots = [join(root, 'node_modules/@types')];
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(
    { ...settings, compilerOptions: { ...settings.compilerOptions, paths: sources, typeRoots, noEmit: true } },
    ts.sys,
    project,
  );
  expect([errors, fileNames]).toEqual([[], [join(project, 'workflows/shop/order-close.ts')]]);
  const program = ts.createProgram(fileNames, options);
  const own = program.getSourceFile(fileNames[0] ?? '');
  const found = [...program.getOptionsDiagnostics(), ...program.getSemanticDiagnostics(own)];
  expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
}, 60_000);

test('the manifest of the page on publishing is that of a new client', () => {
  const page = readFileSync(join(root, 'docs/publish.md'), 'utf8');
  const [, block = ''] = /```json\n([^]*?)```/.exec(page) ?? [];
  const template = JSON.parse(readFileSync(join(root, 'templates/client/package.json'), 'utf8')) as object;
  const manifest = JSON.parse(block) as object;
  expect(Object.keys(manifest)).toContain('bin');
  expect(template).toMatchObject(manifest);
});
