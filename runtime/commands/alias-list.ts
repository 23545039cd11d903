/** Prints the aliases, sorted by name. */
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import { defined } from '../base/defined.js';
import { readConfig } from '../state/config.js';

export default async function* list(_args: unknown, { folder, command }: Context): AsyncGenerator<Result> {
  const { aliases } = await readConfig(folder);
  const rows = Object.keys(aliases)
    .sort()
    .map((name) => ({ name, command: aliases[name] }));
  yield { kind: 'rows', rows, printing: defined({ columns: command.columns }) };
}
