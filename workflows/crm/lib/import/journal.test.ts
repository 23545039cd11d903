import type { Kit } from 'cmdspec-runtime/kit';
import { readJournal, remember } from './journal.js';

test('only the latest created records are remembered', () => {
  const created = new Map<string, string>();
  for (const id of ['1', '2', '3']) remember(`${id}@x`, id, created, 2);
  expect([...created]).toEqual([
    ['2@x', '2'],
    ['3@x', '3'],
  ]);
});

const subject = { import: 'person', file: 'x', rows: 3, account: 'a', matchOn: null };

/** Reads a journal with these lines after its header. */
async function past(...lines: readonly string[]) {
  const files: Pick<Kit['files'], 'lines'> = {
    lines: async function* () {
      yield* [JSON.stringify(subject), ...lines];
    },
  };
  return await readJournal('c.journal', subject, { resume: true, again: '' }, { files: files as Kit['files'] });
}

test('each line counts as what it says', async () => {
  const { done, unknown, counts, created } = await past(
    '{"row":1,"state":"writing"}',
    '{"row":1,"state":"created","id":"7","key":"a@x"}',
    '{"row":2,"state":"writing"}',
  );
  expect({ done, unknown, created: [...created] }).toEqual({ done: 1, unknown: 2, created: [['a@x', '7']] });
  expect(counts).toMatchObject({ created: 1, unknown: 0 });
});

test.each([
  '{"row":"1","state":"created"}',
  '{"row":1}',
  '{"row":1,"state":"toString"}',
  '{"row":1,"state":"created","id":7}',
  '{"file":"created","name":"x"}',
  '[]',
])('a line that no import writes ends the run: %s', async (line) => {
  await expect(past(line)).rejects.toThrow('c.journal is not the journal of an import.');
});
