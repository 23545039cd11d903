import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../fixtures/run.js';
import { kebab, sentence, singular } from './openapi/words.js';

const fixture = (name: string) => fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url));

let folder: string;
let specs: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'));
  specs = join(folder, 'specs');
  // The folder is that of a package, so the import writes specs alone.
  await writeFile(join(folder, 'package.json'), '{}');
  for (const name of ['shop.yaml', 'parts.yaml']) await cp(fixture(name), join(folder, name));
});

const importShop = () => run('import', 'openapi', join(folder, 'shop.yaml'), '--specs', specs);
const check = () => run('check', '--specs', specs, '--format', 'json');
const spec = (name: string) => readFile(join(specs, name), 'utf8');

async function edit(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(folder, path), 'utf8');
  expect(text).toContain(from);
  await writeFile(
    join(folder, path),
    text.replace(from, () => to),
  );
}

test('a description in two files becomes a client that compiles without warnings', async () => {
  const { code, out } = await importShop();
  expect(code).toBe(0);
  expect(out.replaceAll(specs, 'specs'))
    .toBe(`Imported 10 commands for 10 operations: 4 files written, 0 removed, 0 unchanged in specs.

Not expressed by the specs:
  #/components/securitySchemes/cookie: requests cannot carry a credential of the type apiKey cookie
  #/paths/~1orders/get/parameters/5: a request cannot carry the cookie parameter session

Renamed:
  #/paths/~1orders/get/parameters/6: output is --order-output in "order list", because the command has another flag or argument "output"

Next: cmdspec check --specs specs
`);
  expect(await check()).toEqual({ code: 0, out: '[]\n', err: '' });
  expect(await spec('examples/file.pdf')).not.toBe('');
  const order = await spec('order.yaml');
  for (const line of [
    'path: /v2/orders',
    'id: {name: order-id, type: id, summary: Number of the order}',
    '      status: {type: enum, choices: [open, paid], summary: Only orders of this status}',
    '      tag: {type: csv, of: text}',
    '      colour: {type: csv, of: text, list: repeat}',
    '      order-output: {type: text, wire: output}',
    '      customer: {type: text, max-length: 40, required: true, summary: Name of the customer}',
    '      due-date: {type: date, wire: dueDate}',
    '    paging: cursor',
    '    method: PUT',
    '    encoding: bytes',
    '    content-type: image/png',
  ])
    expect(order).toContain(`${line}\n`);
  expect(await spec('service.yaml')).toContain("    attach: {header: 'x-key: {secret}'}\n");
  expect(await spec('service-config.yaml')).toContain('group: service-config\n');
});

test('operations in files of their own may have circular schemas', async () => {
  const write = (name: string, content: object) => writeFile(join(folder, name), JSON.stringify(content));
  await write('tree.json', {
    openapi: '3.0.3',
    info: { title: 'Trees', version: '1' },
    servers: [{ url: 'https://trees.example' }],
    paths: { '/trees': { get: { $ref: 'list.json' } } },
  });
  await write('list.json', {
    responses: { 200: { description: 'Trees', content: { 'application/json': { schema: { $ref: 'node.json' } } } } },
  });
  await write('node.json', {
    type: 'object',
    properties: { name: { type: 'string' }, parts: { type: 'array', items: { $ref: 'node.json' } } },
  });
  const { code, out, err } = await run('import', 'openapi', join(folder, 'tree.json'), '--specs', specs);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('Imported 1 command for 1 operation');
});

const flows = '#/components/securitySchemes/app/flows';
const form =
  'the client id and secret are sent in the form; if the service expects them in a header, write `sent: basic`';
test.each([
  [
    'authorizationCode',
    'authorize: https://id.shop.example/authorize',
    [
      form,
      'the callback is /callback on port 9999; register it with the service, or correct `redirect`',
      'the sign-in sends a code challenge (PKCE); if the service refuses it, remove `pkce`',
    ],
    'the sign-in asks for all 2 scopes; remove from `authorize-query` what the client does not need',
  ],
  [
    'clientCredentials',
    'kind: oauth',
    [form],
    'the token request names no scopes, so the service decides which the token has',
  ],
])(
  'OAuth with %s becomes a credential that compiles, and its assumptions are listed',
  async (flow, line, own, scopes) => {
    const page = flow === 'authorizationCode' ? 'authorizationUrl: https://id.shop.example/authorize, ' : '';
    const urls = `${page}tokenUrl: https://id.shop.example/token, refreshUrl: https://id.shop.example/refresh`;
    const both = `${flow}: { ${urls}, scopes: { orders: All orders, stock: Stock } }, password: { tokenUrl: https://id.shop.example/token, scopes: {} }`;
    await edit('shop.yaml', 'securitySchemes:', `securitySchemes:\n    app: { type: oauth2, flows: { ${both} } }`);
    await edit('shop.yaml', 'security: [{ key: [] }]', 'security: [{ key: [] }, { app: [] }]');
    const { code, out } = await importShop();
    expect(code).toBe(0);
    const found = out.split('\n').filter((text) => text.includes('/app/'));
    expect(found.map((text) => text.trim())).toEqual([
      ...own.map((text) => `${flows}/${flow}: ${text}`),
      `${flows}/${flow}/scopes: ${scopes}`,
      `${flows}/${flow}/refreshUrl: tokens are refreshed at the token URL`,
      `${flows}/password: a credential has one flow`,
    ]);
    expect(await spec('service.yaml')).toContain(line);
    expect(await check()).toEqual({ code: 0, out: '[]\n', err: '' });
  },
);

test('a summary that is too long for a command is cut between words, and whole in the description', async () => {
  const long = 'Close an order that nobody has changed for some weeks and that was paid';
  await edit('shop.yaml', 'summary: Close an order', `summary: ${long}`);
  await importShop();
  expect(await check()).toEqual({ code: 0, out: '[]\n', err: '' });
  const order = await spec('order.yaml');
  expect(order).toContain('summary: Close an order that nobody has changed for some weeks and\n');
  expect(order).toContain(`${long}.`);
});

test('a second import changes nothing if nothing changed', async () => {
  await importShop();
  const before = await spec('order.yaml');
  expect((await importShop()).out).toContain('0 files written, 0 removed, 3 unchanged');
  expect(await spec('order.yaml')).toBe(before);
});

test('a second import keeps changes of a person and applies changes of the service', async () => {
  await importShop();
  await edit('specs/order.yaml', 'summary: What customers bought', 'summary: Orders # by hand');
  await edit('shop.yaml', 'summary: Close an order', 'summary: Close an order for good');
  await edit('parts.yaml', 'gift: { type: boolean }', 'gift: { type: boolean }\n    note: { type: string }');
  const { code, out } = await importShop();
  expect({ code, conflict: out.includes('Conflict') }).toEqual({ code: 0, conflict: false });
  const order = await spec('order.yaml');
  expect(order).toContain('summary: Orders # by hand\n');
  expect(order).toContain('summary: Close an order for good\n');
  expect(order.match(/^ +note: \{type: text\}$/gm)).toHaveLength(2);
  expect(await check()).toMatchObject({ code: 0, out: '[]\n' });
});

test('columns stay at the next import, and a full table gets no new ones', async () => {
  const columns = async (name: string): Promise<string | undefined> => {
    const properties = name
      .split(' ')
      .map((field) => `${field}: { type: string }`)
      .join(', ');
    const schema = `{ type: array, items: { type: object, properties: { ${properties} } } }`;
    const response = `{ description: OK, content: { application/json: { schema: ${schema} } } }`;
    const file = join(folder, 'box.yaml');
    const get = `{ operationId: list, responses: { '200': ${response} } }`;
    const paths = `{ /boxes: { get: ${get} }, /boxes/new/parts: { get: ${get.replace('list', 'parts')} } }`;
    await writeFile(file, `openapi: 3.0.0\ninfo: { title: x, version: '1' }\npaths: ${paths}\n`);
    expect((await run('import', 'openapi', file, '--specs', specs)).code).toBe(0);
    const found = (await spec('box.yaml')).match(/columns: \[[^\]]*\]/g) ?? [];
    expect(found).toHaveLength(2);
    return [...new Set(found)].join();
  };
  expect(await columns('b c d')).toBe('columns: [b, c, d]');
  expect(await columns('a b c d e f')).toBe('columns: [b, c, d, a, e, f]');
  // A name would be the first column of a new table.
  expect(await columns('name a b c d e f')).toBe('columns: [b, c, d, a, e, f]');
  expect(await columns('name a c d e f')).toBe('columns: [c, d, a, e, f, name]');
});

test('where both changed the same line, the change of the person stays and both places are printed', async () => {
  await importShop();
  await edit('specs/order.yaml', 'summary: Close an order', 'summary: Finish an order');
  await edit('shop.yaml', 'summary: Close an order', 'summary: Close an order for good');
  const { code, out } = await importShop();
  const line = (text: string, part: string) => String(text.split('\n').findIndex((one) => one.includes(part)) + 1);
  const [mine, theirs] = [await spec('order.yaml'), await spec('.import/order.yaml')];
  expect(code).toBe(1);
  expect(out)
    .toContain(`Conflict: ${specs}/order.yaml:${line(mine, 'Finish')} was kept; ${specs}/.import/order.yaml:${line(theirs, 'for good')} has the change of the service.
  -     summary: Finish an order
  +     summary: Close an order for good
  The conflict stays until both are equal; to keep yours, delete ${specs}/.import/conflicts/order.yaml.
`);
  const conflictIn = (text: string) => /^Conflict: .*\n.*\n.*\n/m.exec(text)?.[0];
  const again = await importShop();
  expect([again.code, conflictIn(again.out)]).toEqual([1, conflictIn(out)]);
  expect(await spec('order.yaml')).toBe(mine);
});

/** Changes the same line as the service, which also gets a new field elsewhere in the same file. */
async function conflict(): Promise<void> {
  await importShop();
  await edit('specs/order.yaml', 'summary: Close an order', 'summary: Finish an order');
  await edit('shop.yaml', 'summary: Close an order', 'summary: Close an order for good');
  expect((await importShop()).code).toBe(1);
}

test('a conflict ends when the line of the person is that of the service, and other changes are applied before', async () => {
  await conflict();
  await edit('parts.yaml', 'gift: { type: boolean }', 'gift: { type: boolean }\n    note: { type: string }');
  expect((await importShop()).code).toBe(1);
  expect(await spec('order.yaml')).toMatch(/note: \{type: text\}/);
  await edit('specs/order.yaml', 'summary: Finish an order', 'summary: Close an order for good');
  expect(await importShop()).toMatchObject({ code: 0, out: expect.not.stringContaining('Conflict') as string });
  await expect(spec('.import/conflicts/order.yaml')).rejects.toThrow('ENOENT');
  await edit('shop.yaml', 'summary: Close an order for good', 'summary: End an order');
  expect((await importShop()).code).toBe(0);
  expect(await spec('order.yaml')).toContain('summary: End an order\n');
});

test('a conflict ends when the person keeps the own line, until the service changes it again', async () => {
  await conflict();
  await rm(join(specs, '.import/conflicts/order.yaml'));
  expect(await importShop()).toMatchObject({ code: 0, out: expect.not.stringContaining('Conflict') as string });
  expect(await spec('order.yaml')).toContain('summary: Finish an order\n');
  await edit('shop.yaml', 'summary: Close an order for good', 'summary: End an order');
  expect((await importShop()).code).toBe(1);
});

test('a group that the service no longer has is removed, unless a person changed it', async () => {
  await importShop();
  const shop = await readFile(join(folder, 'shop.yaml'), 'utf8');
  await writeFile(join(folder, 'shop.yaml'), shop.replace(/ {2}\/config:[\s\S]*?(?=components:)/, ''));
  expect((await importShop()).out).toContain('1 removed');
  await writeFile(join(folder, 'shop.yaml'), shop);
  await importShop();
  await edit('specs/service-config.yaml', 'Show the settings', 'Print the settings');
  await writeFile(join(folder, 'shop.yaml'), shop.replace(/ {2}\/config:[\s\S]*?(?=components:)/, ''));
  expect(await importShop()).toMatchObject({
    code: 1,
    out: expect.stringContaining('service-config.yaml:1 was kept; the service no longer has it.') as string,
  });
  expect(await spec('service-config.yaml')).toContain('Print the settings');
  expect((await importShop()).code).toBe(1);
  await rm(join(specs, '.import/conflicts/service-config.yaml'));
  expect((await importShop()).code).toBe(0);
  expect(await spec('service-config.yaml')).toContain('Print the settings');
});

test('a group that a person removed stays removed, until the service changes it', async () => {
  await importShop();
  await rm(join(specs, 'service-config.yaml'));
  const again = await importShop();
  expect({ code: again.code, conflict: again.out.includes('Conflict') }).toEqual({ code: 0, conflict: false });
  await expect(spec('service-config.yaml')).rejects.toThrow('ENOENT');
  await edit('shop.yaml', 'summary: Show the settings', 'summary: Print the settings');
  expect(await importShop()).toMatchObject({
    code: 1,
    out: expect.stringContaining(
      `Conflict: ${specs}/service-config.yaml stays removed; ${specs}/.import/service-config.yaml:1 has the change`,
    ) as string,
  });
  await expect(spec('service-config.yaml')).rejects.toThrow('ENOENT');
});

test.each([
  [
    'another format',
    'swagger: "1.2"\ninfo: { title: x, version: "1" }\npaths: {}\n',
    'is not an OpenAPI 3 or Swagger 2 description: it has the version 1.2.',
  ],
  ['an invalid description without a path', 'openapi: 3.0.0\ninfo: 7\npaths: {}\n', 'is not valid'],
  [
    'a reference to another host',
    'openapi: 3.0.0\ninfo: { title: x, version: "1" }\npaths: { /a: { $ref: "https://example.com/a.yaml" } }\n',
    'nothing is downloaded',
  ],
  [
    'a reference to another host without a scheme',
    'openapi: 3.0.0\ninfo: { title: x, version: "1" }\npaths: { /a: { $ref: "//example.com/a.yaml" } }\n',
    'nothing is downloaded',
  ],
  [
    'a reference to a missing file',
    'openapi: 3.0.0\ninfo: { title: x, version: "1" }\npaths: { /a: { $ref: "none.yaml" } }\n',
    '#/paths/~1a the reference none.yaml names a file that cannot be read: ',
  ],
])('%s is refused, and nothing is written', async (_, text, message) => {
  await writeFile(join(folder, 'shop.yaml'), text);
  expect(await importShop()).toMatchObject({ code: 1, out: '', err: expect.stringContaining(message) as string });
  await expect(spec('service.yaml')).rejects.toThrow('ENOENT');
});

test('a service is not written to the parent folder of other services, which would no longer be found', async () => {
  const other = fileURLToPath(new URL('../fixtures/good/verbs/specs', import.meta.url));
  await cp(other, join(specs, 'other'), { recursive: true });
  const { code, err } = await importShop();
  expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('has folders of services') as string });
  await expect(spec('service.yaml')).rejects.toThrow('ENOENT');
});

test('specs that were not imported are left alone', async () => {
  await cp(fileURLToPath(new URL('../fixtures/good/verbs/specs', import.meta.url)), specs, { recursive: true });
  expect(await importShop()).toMatchObject({ code: 1, err: expect.stringContaining('was not imported') as string });
  await expect(spec('.import/service.yaml')).rejects.toThrow('ENOENT');
});

test('OData metadata becomes a catalogue, and a second import merges', async () => {
  const argv = ['import', 'odata', fixture('metadata.xml'), '--path', '/odata/{resource}', '--specs', specs];
  const { code, out } = await run(...argv);
  expect(code).toBe(0);
  for (const place of ['/Edmx:', '/EntitySet/Lines:', '/FunctionImport/Total:']) expect(out).toContain(`  ${place}`);
  const catalogue = JSON.parse(await spec('catalogue.json')) as object;
  expect(catalogue).toEqual({
    Lines: {
      methods: ['GET'],
      path: '/odata/Lines',
      fields: { Order: { type: 'Edm.Guid' }, Row: { type: 'Edm.Int32' }, Text: { type: 'Edm.String' } },
    },
    Orders: {
      methods: ['GET', 'POST', 'PUT'],
      path: '/odata/Orders',
      key: 'ID',
      fields: {
        ID: { type: 'Edm.Guid' },
        Number: { type: 'Edm.Int32', readonly: true },
        Customer: { type: 'Edm.String', mandatory: true },
        Status: { type: 'Edm.String' },
        Address: { type: 'Complex' },
        Lines: { type: 'Collection', navigates: 'Lines' },
      },
    },
  });
  await edit('specs/catalogue.json', '"mandatory": true', '"mandatory": false');
  expect(await run(...argv)).toMatchObject({ code: 0 });
  expect(await spec('catalogue.json')).toContain('"mandatory": false');
  await writeFile(join(folder, 'odd.xml'), '<Edmx><Schema></Edmx>');
  expect(await run('import', 'odata', join(folder, 'odd.xml'), '--specs', specs)).toMatchObject({
    code: 1,
    out: '',
  });
});

test.each([
  [['import', 'raml', 'a'], 'Unknown command "raml" in "cmdspec import".'],
  [['import', 'openapi'], '<file> is missing.'],
  [['import', 'openapi', 'a', 'b'], 'the command takes one argument'],
  [['import', 'openapi', 'a', '--service', 'No!'], 'is not a name'],
  [['import', 'openapi', 'a', '--path', '/x'], 'Unknown flag --path'],
  [['import', 'odata', 'a', '--path', 'x'], 'must begin with a slash'],
])('%j is refused', async (argv, message) => {
  expect(await run(...argv)).toMatchObject({ code: 64, out: '', err: expect.stringContaining(message) as string });
});

test('a file that does not exist is an error', async () => {
  expect(await run('import', 'openapi', join(folder, 'none.yaml'))).toMatchObject({ code: 66 });
});

test('names and sentences', () => {
  expect(['orderID', 'HTTPServer', 'VPCs', 'Reserved IPv6', 'Pet Store', 'größe', '2fa', '--'].map(kebab)).toEqual([
    'order-id',
    'http-server',
    'vpcs',
    'reserved-ipv6',
    'pet-store',
    'gro-e',
    'n-2fa',
    'unnamed',
  ]);
  expect(['sizes', 'aliases', 'statuses', 'databases', 'caches'].map(singular)).toEqual([
    'size',
    'alias',
    'status',
    'database',
    'cache',
  ]);
  expect(['orders', 'companies', 'boxes', 'status', 'address', 'analysis'].map(singular)).toEqual([
    'order',
    'company',
    'box',
    'status',
    'address',
    'analysis',
  ]);
  expect(sentence('The **id** of `x`. More.')).toBe('The id of x');
  expect(sentence('')).toBeUndefined();
});

const cracked = `openapi: 3.0.3
info: { title: Odd, version: '1' }
servers: [{ url: https://odd.example }]
paths:
  /orders:
    get:
      parameters: [{ $ref: '#/components/parameters/none' }, { name: q, in: query, schema: [] }]
      responses: { 200: { description: OK, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/order' } } } } } }
  /bad: { get: { responses: { 200: { $ref: '#/components/responses/none' } } } }
components: { schemas: { order: { type: object, properties: { id: { type: string }, buyer: { $ref: '#/components/schemas/buyer' } } } } }
`;

test('a bad corner of a description is listed and costs nothing else; --strict refuses it', async () => {
  await writeFile(join(folder, 'shop.yaml'), cracked);
  const strict = await run('import', 'openapi', join(folder, 'shop.yaml'), '--specs', specs, '--strict');
  expect(strict).toMatchObject({ code: 1, out: '' });
  await expect(spec('service.yaml')).rejects.toThrow('ENOENT');
  const { code, out } = await importShop();
  expect([code, out]).toEqual([0, expect.stringContaining('Imported 2 commands for 2 operations')]);
  for (const line of [
    '#/paths/~1orders/get/parameters/0: the reference #/components/parameters/none has no target',
    '#/components/schemas/order/properties/buyer: the reference #/components/schemas/buyer has no target',
    '#/paths/~1orders/get/parameters/1/schema: it is not an object, so it is left out',
  ])
    expect(out).toContain(line);
  expect(await spec('order.yaml')).toContain('columns: [id], returns: [buyer],');
  expect(await check()).toEqual({ code: 0, out: '[]\n', err: '' });
});
