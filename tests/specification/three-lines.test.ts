/** A command on a resource of the catalogue costs three lines: everything else follows from the resource. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '../../generator/compile.js';
import { root } from '../support/cli.js';

const THREE = `group: lead-source
resource: crm/LeadSources
commands: { list: {} }
`;

test('one more list command of a catalogue resource takes three lines', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'three-lines-'));
  try {
    const specs = join(folder, 'specs');
    cpSync(join(root, 'specs', 'ledger'), join(specs, 'ledger'), { recursive: true });
    writeFileSync(join(specs, 'ledger', 'lead-source.yaml'), THREE);
    const { failed, compiled } = await compile({
      specs,
      out: join(folder, 'generated'),
      services: ['ledger'],
      mode: 'lower',
      target: 'ts',
    });
    expect(failed).toBe(false);
    const commands = compiled[0]?.lowered?.ir.commands ?? [];
    const find = (words: string) => commands.find((one) => one.words.join(' ') === words);
    const [added, known] = [find('lead-source list'), find('journal list')];
    expect(added).toMatchObject({ effect: 'read', describe: 'List lead sources' });
    expect(added?.workflow).toBeUndefined();
    // It has the request, the paging and the flags that every other list of the client has.
    expect(added?.plan).toEqual({
      ...known?.plan,
      path: '/api/v1/{division}/crm/LeadSources',
      resource: { ...known?.plan?.resource, name: 'crm/LeadSources' },
      columns: [
        { key: 'Code', header: 'Code' },
        { key: 'Description', header: 'Description' },
        { key: 'ID', header: 'ID' },
      ],
    });
    const shared = known?.flags.filter(({ origin }) => origin !== 'own').map(({ name }) => name) ?? [];
    expect(shared).toEqual(expect.arrayContaining(['all', 'filter', 'select', 'top']));
    expect(added?.flags.map(({ name }) => name)).toEqual(shared);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
