import type { ServiceSort } from '../contract/command.js';

/** Returns the field of the service and the direction that `--sort` asks for; undefined for what the service cannot sort by. */
export function sortingOf(
  command: { readonly sort?: ServiceSort },
  options: { readonly sort?: readonly string[] },
): { readonly field: string; readonly isDown: boolean } | undefined {
  const [name = '', ...more] = options.sort ?? [];
  const isDown = name.startsWith('-');
  const wanted = (isDown ? name.slice(1) : name).toLowerCase();
  const found = Object.entries({ ...command.sort?.fields, ...command.sort?.headers }).find(
    ([one]) => one.toLowerCase() === wanted,
  );
  return found === undefined || more.length > 0 ? undefined : { field: found[1], isDown };
}
