/** Every write of each client is taken back, and the account equals what it was before; or undo says why it cannot be. */
import { crm } from './undo/crm.js';
import { helpdesk } from './undo/helpdesk.js';
import { tried } from './tried.js';
import { tryCase, uncovered } from './undo/suite.js';

/** Expression for the commands to try alone: `CASES='^deal' npm run proof -- undo`. */
const only = process.env['CASES'] ?? '';

describe.each([crm, helpdesk])('$service', (service) => {
  const sent = new Set<string>();
  const cases = Object.entries(service.cases)
    .filter(([name]) => new RegExp(only).test(name))
    .flatMap(([name, some]) => some.map((one) => [name, one.line, one] as const));

  test.each(cases)(
    '%s: %s',
    async (_name, _line, one) => {
      const shown = await tryCase(service, one);
      for (const name of shown.sent) sent.add(name);
      tried({ 'command lines': 1 });
      expect(shown.problems).toEqual([]);
    },
    60_000,
  );

  test('every write has a case, and an inverse or a reason', async () => {
    expect(only === '' ? await uncovered(service, sent) : []).toEqual([]);
  });
});
