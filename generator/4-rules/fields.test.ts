import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from '../compile.js';
import { copyOf } from '../fixtures/scenario.js';

/** Returns the texts of the warnings about read-only fields if these fields of a resource are read-only. */
async function doubts(resource: string, fields: readonly string[]): Promise<readonly string[]> {
  const folder = await copyOf('good/catalogue');
  const specs = join(folder, 'specs');
  const file = join(specs, 'catalogue.json');
  const data = JSON.parse(await readFile(file, 'utf8')) as Record<string, { fields: Record<string, object> }>;
  for (const field of fields) Object.assign(data[resource]!.fields[field]!, { readonly: true });
  await writeFile(file, JSON.stringify(data));
  const { diagnostics } = await compile({ specs, out: 'none', services: [], mode: 'check', target: 'ts' });
  return diagnostics.filter(({ code }) => code === 'CS509').map(({ message }) => message);
}

test('a line may name its document in a read-only field, because no author can remove that argument', async () => {
  expect(await doubts('sales/EntryLines', ['EntryID'])).toEqual([]);
});

test('a read-only field that a flag sends is a doubt', async () => {
  expect(await doubts('sales/Entries', ['Customer'])).toEqual([
    '"Customer" of sales/Entries is read-only in the catalogue',
  ]);
});
