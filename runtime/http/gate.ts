/** The write gate: whether a run may send a write. */
import type { Effect } from '../contract/command.js';
import type { Options } from '../contract/options.js';
import type { Service } from '../contract/service.js';
import { allowVariable } from '../base/standard.js';
import { isWrite } from '../base/writes.js';
import { CliError } from '../base/errors.js';

/** What the gate checks. */
export interface Asking {
  readonly service: Service;
  readonly options: Options;
}

/**
 * Allows reads and dry runs, and writes according to the service's gate. Called before anything is read from the network
 * or from standard input, and again for every write that is sent.
 *
 * @throws CliError `refused` naming the flag that allows the write.
 */
export function checkGate({ service, options }: Asking, effect: Effect): void {
  if (!isWrite(effect) || options.dryRun) return;
  const { gate } = service;
  if (gate.writes === 'flag' && !options.allowWrites) {
    throw new CliError(
      'refused',
      'This command changes data, and writes are not allowed in this run.',
      `Add --allow-writes, or set ${allowVariable(service)}=1; --dry-run shows what would be sent.`,
    );
  }
  if (gate.deletes === 'refuse' && effect === 'delete' && !options.yes) {
    throw new CliError(
      'refused',
      'This command deletes data, and a delete needs a confirmation.',
      'Add --yes; --dry-run shows what would be sent.',
    );
  }
}
