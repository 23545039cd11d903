/** Prints one write of the log as it is stored, with its outcome. */
import { CliError } from '../base/errors.js';
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import { isWriteId, timeOf } from '../writes/ids.js';
import { logFolder, readLog } from '../writes/log.js';

export default async function* show({ id }: { readonly id: string }, context: Context): AsyncGenerator<Result> {
  const { folder, options, service } = context;
  if (!isWriteId(id))
    throw new CliError('usage', `"${id}" is not the id of a write.`, `"${service.binary} log" lists ids such as w_mhv3k2p17f9aq2zx.`);
  for await (const write of readLog(logFolder(folder, options.profile), { since: timeOf(id) })) {
    if (write.id !== id) continue;
    const { t: _t, outcome, ...intent } = write;
    yield { kind: 'record', record: { ...intent, outcome: outcome ?? null } };
    return;
  }
  throw new CliError('usage', `The log of profile "${options.profile}" has no write ${id}.`, `"${service.binary} log" lists the writes of the profile.`);
}
