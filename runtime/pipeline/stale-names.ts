import type { Context } from '../contract/context.js';
import { fieldList } from '../state/name-lists.js';

/** Removes the stored names and definitions that a write may have changed: lists whose path is a part of its own. */
export async function forgetChanged(
  written: string,
  { service, names }: Pick<Context, 'service' | 'names'>,
): Promise<void> {
  const lists: readonly (readonly [string, string])[] = [
    ...Object.entries(service.references).flatMap(([kind, { path, scan }]) =>
      scan === undefined ? [] : [[kind, path] as const],
    ),
    ...Object.entries(service.customFields).map(([entity, { path }]) => [fieldList(entity), path] as const),
  ];
  // The path of a server of the user comes before that of the list.
  const isPrefixed = Object.values(service.hosts).some(({ selfHosted }) => selfHosted !== undefined);
  for (const [kind, path] of lists) if (isBelow(written, path, isPrefixed)) await names.drop(kind);
}

/** Whether a path is a list, which may have placeholders and a query, or a part of it; the key of a record may be in parentheses. */
function isBelow(path: string, list: string, isPrefixed: boolean): boolean {
  const pattern = list
    .replace(/\?.*$/s, '')
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{[^{}]*\}/g, '[^/]+');
  return new RegExp(`^${isPrefixed ? '(?:/.+)?' : ''}${pattern}(?:[/(]|$)`).test(path);
}
