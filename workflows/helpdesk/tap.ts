/** `helpdeskcli tap`: prints the records of the account as messages of Singer. */
import { columnsOf, tablesOf, type TapArgs, type TapStream, type Workflow } from 'cmdspec-runtime/kit';
import { accountOf } from './lib/backup/layout.js';
import { RESOURCES, type Resource, type SourceCall } from './lib/backup/resources.js';
import { nothingRead, type Reading } from './lib/backup/run.js';
import { isLater, sourceOf } from './lib/backup/source.js';

/** Threads of conversations that are read at the same time. */
const AT_ONCE = 4;

const tap: Workflow<TapArgs, SourceCall | 'me'> = async (args, kit) => {
  // A cursor of an interrupted pass is always continued.
  const reading: Reading = { kit, args: { parallel: AT_ONCE }, continued: true, deleted: new Map(), ...nothingRead() };
  const tables = await tablesOf(kit.client);
  const streamOf = (resource: Resource): TapStream => ({
    name: resource.name,
    source: sourceOf(resource, reading),
    key: 'id',
    isIncremental: resource.filtered === true,
    columns: async () => columnsOf({ table: tables[resource.name] ?? {} }),
    startsOver: (cursor) => isLater(cursor, kit),
  });
  await kit.tap(RESOURCES.map(streamOf), {
    args,
    account: async () => accountOf((await kit.calls.me.record()) ?? {}),
    // The state may be of a run of another user.
    isSameAccount: async (account) => {
      for await (const user of kit.calls.users.rows()) if (account === accountOf(user)) return true;
      return false;
    },
  });
  // Threads and records without content were named when they were read.
  if (reading.firstFailure !== undefined) throw reading.firstFailure;
};

export default tap;
