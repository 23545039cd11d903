/** Prints one write of the log as it is stored, with its outcome. */
import { CliError, toRun } from '../base/errors.js';
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import { isWriteId, timeOf } from '../writes/ids.js';
import { logFolder, readLog } from '../writes/log.js';
import type { LoggedWrite } from '../writes/types.js';

export default async function* show({ id }: { readonly id?: string }, context: Context): AsyncGenerator<Result> {
  const { folder, options, service } = context;
  if (id !== undefined && !isWriteId(id))
    throw new CliError(
      'usage',
      `"${id}" is not the id of a write.`,
      toRun(`${service.binary} log`, (line) => `${line} lists ids such as w_mhv3k2p17f9aq2zx.`),
    );
  let found: LoggedWrite | undefined;
  for await (const write of readLog(logFolder(folder, options.profile), {
    people: context.people,
    ...(id !== undefined && { since: timeOf(id) }),
  })) {
    if (id === undefined ? found === undefined || write.id > found.id : write.id === id) found = write;
  }
  if (found === undefined)
    throw new CliError(
      'usage',
      `The log of profile "${options.profile}" has no write${id === undefined ? '' : ` ${id}`}.`,
      toRun(`${service.binary} log`, (line) => `${line} lists the writes of the profile.`),
    );
  const { t: _t, outcome, ...intent } = found;
  yield { kind: 'record', record: { ...intent, outcome: outcome ?? null } };
}
