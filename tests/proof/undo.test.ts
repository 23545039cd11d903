/** The short form of undo.proof.ts: every write has a case, and an inverse or a reason; a few of them are taken back. */
import { crm } from './undo/crm.js';
import { helpdesk } from './undo/helpdesk.js';
import { tryCase, writesOf } from './undo/suite.js';

/** One of each way to take a write back. */
const some = {
  crm: ['deal update', 'deal delete', 'deal product remove', 'note comment add', 'person merge'],
  helpdesk: ['conv assign', 'conv tag', 'conv edit-note', 'customer update', 'docs category update', 'webhook delete'],
};

describe.each([crm, helpdesk])('$service', (service) => {
  test('every write has a case, and an inverse or a reason', async () => {
    const writes = await writesOf(service.service);
    const commands = [...new Set([...writes.keys()].map((name) => name.replace(/ \(.*$/, '')))];
    const untried = Object.keys(service.untried ?? {});
    const known = (name: string): boolean => name in service.cases || untried.some((one) => one.startsWith(name));
    expect(commands.filter((name) => !known(name))).toEqual([]);
    expect([...writes].filter(([, undo]) => undo === undefined).map(([name]) => name)).toEqual([]);
  });

  test.each(some[service.service as keyof typeof some].map((name) => [name, service.cases[name]?.[0]] as const))(
    '%s',
    async (_name, one) => {
      expect((await tryCase(service, one!)).problems).toEqual([]);
    },
    60_000,
  );
});
