import { defined } from '../base/defined.js';
import { readConfig } from '../state/config.js';
import type { Context } from '../contract/context.js';

/** Prints the aliases, sorted by name. */
export default async function list(_args: unknown, context: Context): Promise<void> {
  const { aliases } = await readConfig(context.folder);
  const rows = Object.keys(aliases)
    .sort()
    .map((name) => ({ name, command: aliases[name] }));
  await context.out.rows(rows, defined({ columns: context.command.columns }));
}
