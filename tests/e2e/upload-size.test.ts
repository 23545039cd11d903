/** A file that is too large is refused before anything is sent, by every command that uploads or reads one. */
import { closeSync, ftruncateSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { json, openBench } from 'cmdspec-runtime/testing';
import { client as crm } from '../../generated/crm/client.js';
import { client as helpdesk } from '../../generated/helpdesk/client.js';
import { client as ledger } from '../../generated/ledger/client.js';
import { compiled } from '../support/compiled.js';

const MiB = 1024 * 1024;
const ID = '4b0d85d9-b85b-43f3-a629-d36a3fd4942f';
const ITEM_LINE = `${ID}:1:10`;
const line = '4300:96.80:vat=2:Paper';

const LINES = [
  ['crm', crm, ['file', 'upload', 'large.pdf', '--deal', '42']],
  ['ledger', ledger, ['document', 'create', '--subject', 'Offer', '--type', '20', '--file', 'large.pdf']],
  ['ledger', ledger, ['mailbox', 'upload', '--file', 'large.pdf', '--operation', '1', '--to', ID]],
  ['ledger', ledger, ['bank-statement', 'upload', '--file', 'large.pdf']],
  [
    'ledger',
    ledger,
    ['purchase-entry', 'create', '--supplier', ID, '--journal', '60', '--line', line, '--file', 'large.pdf'],
  ],
  [
    'ledger',
    ledger,
    ['purchase-invoice', 'create', '--supplier', ID, '--journal', '60', '--line', ITEM_LINE, '--file', 'large.pdf'],
  ],
  [
    'ledger',
    ledger,
    ['sales-entry', 'create', '--customer', ID, '--journal', '70', '--line', line, '--file', 'large.pdf'],
  ],
] as const;

test.each(LINES.map((one) => [one[2].slice(0, 2).join(' '), ...one] as const))(
  '%s sends no file of more than 1 GiB',
  async (_words, _service, client, args) => {
    const bench = await openBench(client, { answer: (_seen, response) => json(response, { d: { results: [] } }) });
    try {
      large(join(bench.folder, 'large.pdf'), 1024 * MiB + 1);
      const { code, err } = await bench.run([...args, ...(client === ledger ? ['--allow-writes'] : [])]);
      expect([code, err]).toEqual([65, expect.stringContaining('it is larger than 1024 MiB')]);
      expect(bench.seen.filter(({ method }) => method !== 'GET')).toEqual([]);
    } finally {
      await bench.close();
    }
  },
);

test.each([
  ['helpdesk', helpdesk, ['conv', 'note', '500001', '--body', '@large.txt'], 1],
  ['crm', crm, ['note', 'create', '--deal', '42', '--content', '@large.txt'], 64],
  ['ledger', ledger, ['create', 'crm/Accounts', '--body', '@large.txt', '--allow-writes'], 2],
] as const)('%s: a text of a file that is larger than 64 MiB', async (_service, client, args, usage) => {
  const bench = await openBench(client, { answer: (_seen, response) => json(response, {}) });
  try {
    large(join(bench.folder, 'large.txt'), 64 * MiB + 1);
    const { code, err } = await bench.run([...args]);
    expect([code, err, bench.seen]).toEqual([usage, expect.stringContaining('it is larger than 64 MiB'), []]);
  } finally {
    await bench.close();
  }
});

test('no other command sends a file', async () => {
  const found: string[] = [];
  for (const service of ['crm', 'helpdesk', 'ledger']) {
    const { ir } = await compiled(service);
    for (const { words, args, flags, effect } of ir.commands) {
      const reads = [...args, ...flags].some(({ name, data }) => data.kind === 'path' && /^(?:file|path)$/.test(name));
      // Plans and command lines are read, and not sent.
      if (reads && !['apply', 'exec'].includes(words[0] ?? '') && effect !== 'read' && effect !== 'local')
        found.push(`${service} ${words.join(' ')}`);
    }
  }
  // An import reads its file row by row, so that it can be of any size.
  const imports = ['crm org import', 'crm person import'];
  expect(found.sort()).toEqual(
    [...imports, ...LINES.map(([service, , [group, verb]]) => `${service} ${group} ${verb}`)].sort(),
  );
});

/** A file with a hole: it takes no space. */
function large(path: string, size: number): void {
  const file = openSync(path, 'w');
  ftruncateSync(file, size);
  closeSync(file);
}
