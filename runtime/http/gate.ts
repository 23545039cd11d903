import type { Effect } from '../contract/command.js';
import type { Globals, World } from '../contract/context.js';
import type { Service } from '../contract/service.js';
import { allowVariable } from '../base/standard.js';
import { isWrite } from '../base/writes.js';
import { CliError } from '../base/errors.js';

/** What the gate checks. */
export interface Asking {
  readonly service: Service;
  readonly globals: Globals;
  readonly world: Pick<World, 'env'>;
}

/**
 * Allows reads and dry runs, and writes according to the service's gate. Called before anything is read from the network
 * or from standard input, and again for every write that is sent.
 *
 * @throws CliError `refused` naming the flag that allows the write.
 */
export function checkGate({ service, globals, world }: Asking, effect: Effect): void {
  if (!isWrite(effect) || globals.dryRun) return;
  const { gate } = service;
  const allowing = allowVariable(service);
  if (gate.writes === 'flag' && !globals.allowWrites && world.env[allowing] !== '1') {
    throw new CliError(
      'refused',
      'This command changes data, and writes are not allowed in this run.',
      `Add --allow-writes, or set ${allowing}=1; --dry-run shows what would be sent.`,
    );
  }
  if (gate.deletes === 'refuse' && effect === 'delete' && !globals.yes) {
    throw new CliError(
      'refused',
      'This command deletes data, and a delete needs a confirmation.',
      'Add --yes; --dry-run shows what would be sent.',
    );
  }
}
