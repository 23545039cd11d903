import type { GroupSpec } from '../2-shape/types.js';
import type { Bound } from './types.js';

/** Tables of the files of commands, one mapping per file that has some. */
export function tablesOf({ documents }: Pick<Bound, 'documents'>): NonNullable<GroupSpec['tables']>[] {
  return documents.groups.flatMap(({ value }) => {
    const { tables } = value as GroupSpec;
    return tables === undefined ? [] : [tables];
  });
}
