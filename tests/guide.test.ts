/** The whole service of the guide compiles, with either of its credentials; the manifest of docs/publish.md is that of `cmdspec init`. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

test('the manifest of the page on publishing is that of a new client', () => {
  const page = readFileSync(join(root, 'docs/publish.md'), 'utf8');
  const [, block = ''] = /```json\n([^]*?)```/.exec(page) ?? [];
  const template = JSON.parse(readFileSync(join(root, 'templates/client/package.json'), 'utf8')) as object;
  const manifest = JSON.parse(block) as object;
  expect(Object.keys(manifest)).toContain('bin');
  expect(template).toMatchObject(manifest);
});
