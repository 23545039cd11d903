import type { Context } from '../contract/context.js';
import { changeConfig } from '../state/config.js';

/** Removes an alias; one that does not exist is not an error. */
export default async function unset({ name }: { readonly name: string }, context: Context): Promise<void> {
  const removed = await changeConfig(context.folder, ({ aliases }) => {
    const known = Object.hasOwn(aliases, name);
    if (known) Reflect.deleteProperty(aliases, name);
    return known;
  });
  if (removed) context.files.written += 1;
  await context.out.action(removed ? `The alias "${name}" was removed.` : `The alias "${name}" does not exist.`, {
    name,
    removed,
  });
}
