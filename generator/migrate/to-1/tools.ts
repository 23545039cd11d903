/** How commands are offered to agents. */
import { asMapping, change, removed } from '../kit.js';
import { find } from '../places.js';
import type { Rule } from '../rule.js';

const bytes = ({ value }: { readonly value: unknown }): boolean => typeof value === 'number';

export const tools: readonly Rule[] = [
  removed(
    { name: 'tools.budget', find: ({ service }) => find(service.value, 'tools.budget').filter(bytes) },
    'Limits are in tokens, for each set of tools; it was in bytes, for all of them.',
  ),
  {
    why: 'A tool of the default set shows its required arguments, and those that are named.',
    find: ({ service }) =>
      find(service.value, 'tools.core').map((found) =>
        Array.isArray(found.value)
          ? change(
              found,
              '`tools.core` has the arguments of each tool',
              ...asMapping(found.value, () => ({ after: ': []' })),
            )
          : undefined,
      ),
  },
];
