/** Removes an alias; one that does not exist is not an error. */
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import { changeConfig } from '../state/config.js';

export default async function* unset({ name }: { readonly name: string }, { folder }: Context): AsyncGenerator<Result> {
  const removed = await changeConfig(folder, ({ aliases }) => {
    const known = Object.hasOwn(aliases, name);
    if (known) Reflect.deleteProperty(aliases, name);
    return known;
  });
  const line = removed ? `The alias "${name}" was removed.` : `The alias "${name}" does not exist.`;
  yield { kind: 'action', line, data: { name, removed }, changed: removed };
}
