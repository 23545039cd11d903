/** The sets of tools that a server offers together, and their limits: agents read the definition of every tool. */
import { placeOfKey, placeOfValue } from '../1-read/source.js';
import { defined } from '../../runtime/base/defined.js';
import { offer, topicsOf, type Scope } from '../../runtime/base/tools.js';
import type { Tool } from '../../runtime/contract/tools.js';
import type { BudgetSpec } from '../2-shape/types.js';
import type { Bound } from '../3-bind/types.js';
import { builtInTools } from '../../runtime/base/built-in-tools.js';
import type { Report } from '../diagnostics/report.js';
import { limitOf, tokensOf } from './tool-size.js';

/** Tools that a server offers together, measured with writes allowed. */
export interface ToolSet {
  readonly key: keyof BudgetSpec;
  readonly topic?: string;
  /** Estimated tokens of each definition, by name. */
  readonly sizes: readonly { readonly name: string; readonly size: number }[];
  /** Estimated tokens of all definitions. */
  readonly size: number;
  /** Limit in tokens. */
  readonly most: number;
}

/** Returns the sets that a server of this client can offer, each topic alone. */
export function toolSets(tools: readonly Tool[], { spec }: Pick<Bound, 'spec'>): ToolSet[] {
  const measure = (key: keyof BudgetSpec, scope: Omit<Scope, 'writes'>): ToolSet => {
    const definitions = [
      ...offer(tools, { writes: true, ...scope }).map(({ definition }) => definition),
      ...builtInTools,
    ];
    const sizes = definitions.map((definition) => ({ name: definition.name, size: tokensOf(definition) }));
    const [topic] = scope.topics ?? [];
    return {
      key,
      ...defined({ topic }),
      sizes,
      size: sizes.reduce((sum, one) => sum + one.size, 0),
      most: limitOf(key, spec),
    };
  };
  return [
    measure('default', {}),
    ...topicsOf(tools).map((topic) => measure('topic', { topics: [topic] })),
    measure('all', { all: true }),
  ];
}

/** Reports the sets that are above their limits. */
export function checkBudget(tools: readonly Tool[], bound: Bound, report: Report): void {
  // A client without a tool server offers none.
  if (!bound.commands.some(({ workflow }) => workflow?.shared === true && workflow.name === 'mcp-serve')) return;
  const { budget = {} } = bound.spec.tools ?? {};
  for (const set of toolSets(tools, bound)) {
    if (set.size <= set.most) continue;
    const at = budget[set.key] === undefined ? placeOfKey(bound.spec, 'service') : placeOfValue(budget, set.key);
    const largest = set.sizes
      .toSorted((a, b) => b.size - a.size)
      .slice(0, 3)
      .map(({ name, size }) => `${name} (${size})`)
      .join(', ');
    report.add('CS441', at, { set: setName(set), size: set.size, most: set.most, largest, key: set.key });
  }
}

/** Name of a set in messages. */
const setName = ({ key, topic }: Pick<ToolSet, 'key' | 'topic'>): string =>
  key === 'default' ? 'default set' : key === 'all' ? 'set of all tools' : `topic "${topic ?? ''}"`;
