/**
 * Each write of the accounting client that says how it is taken back does so: a create leaves no record, an update leaves the
 * record as it was, and a delete brings it back with its lines.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { segments } from '../../generator/shell.js';
import { newHome, root, type Served } from '../support/cli.js';
import { compiled } from '../support/compiled.js';
import { inProcess, serveHere } from '../support/in-process.js';
import { openOther, type Row } from '../proof/copies/service.js';

interface Resource {
  readonly methods: readonly string[];
  readonly key: string;
  readonly fields: Readonly<Record<string, { readonly type: string; readonly readonly?: boolean }>>;
}
const catalogue = JSON.parse(readFileSync(join(root, 'specs/ledger/catalogue.json'), 'utf8')) as Readonly<
  Record<string, Resource | undefined>
>;
const { ir } = await compiled('ledger');

interface Write {
  readonly words: string;
  readonly resource: string;
  readonly effect: string;
  /** Arguments of an example that is sent. */
  readonly example: readonly string[] | undefined;
}

/** Writes of one record of a known resource that have an inverse. */
const writes: readonly Write[] = ir.commands.flatMap(({ words, effect, plan, examples }) => {
  const resource = plan?.resource?.name ?? '';
  if (plan?.undo === undefined || 'none' in plan.undo || catalogue[resource] === undefined) return [];
  const line = examples.find(({ run }) => !/--dry-run| [<>] |[$`]/.test(run))?.run;
  const example = line === undefined ? undefined : (segments(line)?.[0]?.words ?? []).slice(1);
  return [{ words: words.join(' '), resource, effect, example }];
});
const named = (effect: string) => writes.filter((one) => one.effect === effect).map((one) => [one.words, one] as const);

let served: Served;
let home: string;
beforeEach(async () => {
  home = newHome();
  writeFileSync(join(home, 'invoice.pdf'), '%PDF-1.4\n');
  served = await serveHere('ledgercli', newHome(), '--unlimited');
});
afterEach(() => served.stop());

async function run(...args: readonly string[]): Promise<readonly Row[]> {
  const env = { ...served.env, LEDGERCLI_ALLOW_WRITES: '1' };
  const { code, stdout, stderr } = await inProcess('ledgercli', [...args, '--output', 'json'], home, { env });
  if (code !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
  return [JSON.parse(stdout || '[]') as Row | readonly Row[]].flat();
}

/** Returns a record with what a create of it can send, or undefined. */
async function read(resource: string, key: string): Promise<Row | undefined> {
  const { fields = {} } = catalogue[resource] ?? {};
  const expand = Object.keys(fields).filter((name) => fields[name]?.type === 'Collection' && !fields[name].readonly);
  const path = `/api/v1/3001001/${resource}(guid'${key}')?$expand=${expand.join(',')}`;
  const { status, body } = await openOther('ledgercli', home, served, Math.random).ask('GET', path);
  if (status !== 200) return undefined;
  const { d } = body as { readonly d: Row };
  return Array.isArray(d['results']) ? (d['results'][0] as Row | undefined) : d;
}

/** What the service sets: keys, numbers in lists, and times. */
const OWN = /^(?:__metadata|.*ID|Created|Modified|Timestamp|Hid|LineNumber)$/;
const comparable = (row: Row | undefined, resource = ''): unknown =>
  row &&
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      const { [name]: field } = catalogue[resource]?.fields ?? {};
      // A number that cannot be written is the next one.
      if (/Number$/.test(name) && field?.readonly === true) return [];
      if (OWN.test(name) || (typeof value === 'object' && value !== null && '__deferred' in value)) return [];
      const lines = (value as { readonly results?: readonly Row[] } | null)?.results;
      return [[name, lines === undefined ? value : lines.map((line) => comparable(line))]];
    }),
  );

const keyOf = (row: Row | undefined, resource: string): string => String(row?.[catalogue[resource]?.key ?? 'ID']);
const undoLast = async (): Promise<Row | undefined> => (await run('undo', '--last', '--yes')).at(-1);

/** Sends the example of a create, and returns the key of its record. */
async function made({ example, resource }: Pick<Write, 'example' | 'resource'>): Promise<string> {
  const rows = await run(...(example ?? []).filter((word) => word !== '--output' && word !== 'json'));
  return keyOf(rows[0], resource);
}

const creates = named('create').filter(
  ([, { example, words }]) => example !== undefined && !/line-add|^create$/.test(words),
);

test.each(creates)('%s', async (_words, write) => {
  const key = await made(write);
  expect(await read(write.resource, key)).toBeDefined();
  await undoLast();
  expect(await read(write.resource, key)).toBeUndefined();
});

const deletes = named('delete').flatMap(([words, write]) => {
  const create = creates.find(([, { resource }]) => resource === write.resource)?.[1];
  return create === undefined ? [] : [[words, write, create] as const];
});

test.each(deletes)('%s', async (words, { resource }, create) => {
  const key = await made(create);
  const before = await read(resource, key);
  await run(...words.split(' '), key, '--yes');
  expect(await read(resource, key)).toBeUndefined();
  const line = await undoLast();
  expect(comparable(await read(resource, String(line?.['record'])), resource)).toEqual(comparable(before, resource));
});

/** Texts that most records have. */
const TEXTS = ['Description', 'Notes', 'Remarks', 'YourRef', 'Name', 'Subject', 'Phone', 'AddressLine1', 'LastName'];

const NUMBERS: Readonly<Record<string, string>> = {
  'exchange-rate update': 'Rate=1.5',
  'sales-price update': 'Price=3.25',
};

const updates = named('update').filter(([words]) => !/^update$|collect|line-update/.test(words));

test.each(updates)('%s', async (words, { resource }) => {
  const create = creates.find(([, one]) => one.resource === resource)?.[1];
  const { fields = {} } = catalogue[resource] ?? {};
  const key =
    create === undefined ? keyOf((await run('list', resource, '--top', '1'))[0], resource) : await made(create);
  const field = TEXTS.find((name) => fields[name] !== undefined && fields[name].readonly !== true);
  const before = await read(resource, key);
  const change =
    words === 'quotation update'
      ? ['--description', 'Other']
      : ['--set', field === undefined ? (NUMBERS[words] ?? '') : `${field}=Other`];
  await run(...words.split(' '), key, ...change);
  expect(comparable(await read(resource, key))).not.toEqual(comparable(before));
  await undoLast();
  expect(comparable(await read(resource, key))).toEqual(comparable(before));
});

/** Writes of the lines of documents, with the create of the document and the field that has its lines. */
const lines = writes.flatMap((write) => {
  const [group = '', verb] = write.words.split(' ');
  if (verb?.startsWith('line-') !== true) return [];
  const maker = group === 'sales-invoice' ? 'invoice create' : `${group} create`;
  const create = creates.find(([words]) => words === maker)?.[1];
  return create === undefined ? [] : [[write.words, write, create, String(write.resource.split('/')[1])] as const];
});

test.each(lines)('%s', async (words, { effect, resource }, create, field) => {
  const key = await made(create);
  const before = await read(create.resource, key);
  // The last one: a line that comes back is added at the end.
  const line = (before?.[field] as { readonly results: readonly Row[] }).results.at(-1);
  const id = keyOf(line, resource);
  const sent = Object.entries(line ?? {}).flatMap(([name, value]) =>
    ['Item', 'GLAccount', 'Quantity', 'QuantityInPurchaseUnits', 'AmountFC'].includes(name) && value !== null
      ? ['--set', `${name}=${String(value)}`]
      : [],
  );
  if (effect === 'create') await run(...words.split(' '), key, ...sent);
  else if (effect === 'delete') await run(...words.split(' '), id, '--yes');
  else await run(...words.split(' '), id, '--set', 'Description=Other');
  expect(comparable(await read(create.resource, key))).not.toEqual(comparable(before));
  await undoLast();
  expect(comparable(await read(create.resource, key))).toEqual(comparable(before));
});

test('a document that a plan has created is taken back with its file', async () => {
  const documents = async (): Promise<readonly Row[]> => run('document', 'list', '--all');
  const before = await documents();
  await run('document', 'create', '--subject', 'Planned', '--file', 'invoice.pdf', '--plan', 'plan.jsonl');
  await run('apply', 'plan.jsonl', '--yes');
  expect((await documents()).length).toBe(before.length + 1);
  const files = async (): Promise<number> => (await run('list', 'documents/DocumentAttachments', '--all')).length;
  const sent = await files();
  await undoLast();
  expect(await documents()).toEqual(before);
  expect(await files()).toBe(sent - 1);
});
