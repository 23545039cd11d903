/** The size of definitions of tools, in tokens: agents read them before every task. */
import type { ToolDefinition } from '../../runtime/contract/tools.js';
import { usualBudget } from '../2-shape/schema/tools.js';
import type { BudgetSpec, ServiceSpec } from '../2-shape/types.js';

/** Bytes of definitions that make at least one token. */
const BYTES = 4;

/** Returns the estimated tokens of what a host shows of a tool to its model. */
export function tokensOf({
  name,
  description,
  inputSchema,
}: Pick<ToolDefinition, 'name' | 'description' | 'inputSchema'>): number {
  return Math.ceil(Buffer.byteLength(JSON.stringify({ name, description, inputSchema })) / BYTES);
}

/** Returns the limit of a set of tools in tokens. */
export const limitOf = (key: keyof BudgetSpec, { tools }: ServiceSpec): number =>
  tools?.budget?.[key] ?? usualBudget[key];
