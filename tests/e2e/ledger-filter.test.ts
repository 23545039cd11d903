/** The error for a list that needs a filter says what to do. The text of the service comes from public reports. */
import { client } from '../../generated/ledger/client.js';
import { json, openBench } from '../../runtime/testing/index.js';

const VALUE =
  'This endpoint has mandatory filtering applied. A GET request for this endpoint must have a $filter parameter with one of ' +
  'the following fields in the url:Code,ID,Name.';

test('the error names the fields and the command that reads every record', async () => {
  const it = await openBench(client, {
    answer: (_, response) => json(response, { error: { code: '', message: { lang: '', value: VALUE } } }, 400),
  });
  const { code, err } = await it.run(['account', 'list', '--division', '1', '--output', 'json']);
  await it.close();
  const { message, remedy } = JSON.parse(err.trim().split('\n').at(-1) ?? '') as Record<string, string>;
  expect([code, message]).toEqual([65, expect.stringContaining('Code,ID,Name')]);
  expect(remedy).toBe(
    'The service lists this resource only with a filter. Filter by one of these fields, or read every record of a feed with `ledgercli sync`.',
  );
});
