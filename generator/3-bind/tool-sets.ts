import { defined } from '../../runtime/base/defined.js';
import { offer, topicsOf, type Scope } from '../../runtime/base/tools.js';
import { usualBudget } from '../2-shape/schema/tools.js';
import type { BudgetSpec } from '../2-shape/types.js';
import type { BoundTool } from './tools.js';
import type { Bound } from './types.js';

export type BudgetKey = keyof BudgetSpec;

/** Tools that a server offers together, measured with writes allowed. */
export interface ToolSet {
  readonly key: BudgetKey;
  readonly topic?: string;
  /** Bytes of each definition as JSON, by name. */
  readonly sizes: readonly { readonly name: string; readonly size: number }[];
  /** Bytes of all definitions. */
  readonly size: number;
  /** Limit in bytes. */
  readonly most: number;
}

/** Returns why the client has no set of this kind, or `undefined` if it has one. */
export function absentSet(key: BudgetKey, { commands, spec }: Bound): string | undefined {
  if (key === 'default') return undefined;
  const server = commands.find(({ workflow }) => workflow?.shared === true && workflow.name === 'mcp-serve');
  const flag = key === 'topic' ? 'topics' : 'all-tools';
  if (server?.flags.some(({ name }) => name === flag) !== true) return `the tool server has no flag --${flag}`;
  return key === 'all' && spec.tools?.core === undefined ? 'without `core` the default set has all tools' : undefined;
}

/** Returns the sets that a server of this client can offer, each topic alone. */
export function toolSets(found: readonly BoundTool[], bound: Bound): ToolSet[] {
  const tools = found.map(({ tool }) => tool);
  const limits = bound.spec.tools?.budget ?? {};
  const measure = (key: BudgetKey, scope: Omit<Scope, 'writes'>): ToolSet => {
    const sizes = offer(tools, { writes: true, ...scope }).map(({ definition }) => ({
      name: definition.name,
      size: Buffer.byteLength(JSON.stringify(definition)) + 1,
    }));
    const [topic] = scope.topics ?? [];
    return {
      key,
      ...defined({ topic }),
      sizes,
      size: sizes.reduce((sum, one) => sum + one.size, 0),
      most: limits[key] ?? usualBudget,
    };
  };
  const has = (key: BudgetKey) => absentSet(key, bound) === undefined;
  return [
    measure('default', {}),
    ...(has('topic') ? topicsOf(tools).map((topic) => measure('topic', { topics: [topic] })) : []),
    ...(has('all') ? [measure('all', { all: true })] : []),
  ];
}

/** Name of a set in messages. */
export const setName = ({ key, topic }: Pick<ToolSet, 'key' | 'topic'>): string =>
  key === 'default' ? 'default set' : key === 'all' ? 'set of all tools' : `topic "${topic ?? ''}"`;
