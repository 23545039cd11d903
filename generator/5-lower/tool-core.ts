/** How the default set shows tools: with the arguments that the spec of the service names, and in few words. */
import { placeOfValue } from '../1-read/source.js';
import { builtInTools } from '../../runtime/base/built-in-tools.js';
import { defined } from '../../runtime/base/defined.js';
import { offer } from '../../runtime/base/tools.js';
import type { Tool, ToolInput, ToolProperty } from '../../runtime/contract/tools.js';
import type { Bound, BoundTool } from '../3-bind/types.js';
import { candidates } from '../diagnostics/nearest.js';
import type { Report } from '../diagnostics/report.js';
import { limitOf, tokensOf } from './tool-size.js';

/** A tool, and its description in few words. */
export interface LoweredTool {
  readonly bound: BoundTool;
  readonly tool: Tool;
  readonly brief: string;
}

/**
 * Returns the tools with their form in the default set. Without a choice in the spec, the default set has all tools if they fit
 * into its budget, else none.
 */
export function withCore(lowered: readonly LoweredTool[], { spec }: Bound, report: Report): Tool[] {
  const core = spec.tools?.core;
  if (core !== undefined) {
    return lowered.map(({ bound, tool, brief }) => {
      const names = core[bound.name];
      if (names === undefined) return tool;
      checkNames(names, { bound, tool, brief }, report);
      return { ...tool, core: { description: brief, inputSchema: shownInput(tool.definition.inputSchema, names) } };
    });
  }
  const all = lowered.map(({ tool }): Tool => ({ ...tool, core: true }));
  const definitions = [...offer(all, { writes: true }).map(({ definition }) => definition), ...builtInTools];
  const size = definitions.reduce((sum, definition) => sum + tokensOf(definition), 0);
  return size <= limitOf('default', spec) ? all : lowered.map(({ tool }) => tool);
}

/** The arguments that are shown exist, and are not shown anyway. */
function checkNames(names: readonly string[], { bound, tool }: LoweredTool, report: Report): void {
  const { properties, required = [] } = tool.definition.inputSchema;
  const known = Object.keys(properties).filter((name) => !required.includes(name));
  for (const [index, name] of names.entries()) {
    const argument = argumentIn(properties, name);
    if (argument !== undefined && known.includes(argument)) continue;
    const problem = argument === undefined ? 'does not have' : 'requires, so that it is always shown';
    const hint = candidates(name, known, 'Arguments');
    report.add('CS443', placeOfValue(names, index), { name, words: bound.name, problem, hint });
  }
}

/** Returns the name of the argument for a flag: a merged tool joins words with underscores. */
const argumentIn = (properties: ToolInput['properties'], name: string): string | undefined =>
  [name, name.replaceAll('-', '_')].find((one) => Object.hasOwn(properties, one));

/** Returns the arguments that the default set shows: those that are required, and the chosen ones. */
function shownInput({ properties, required = [] }: ToolInput, names: readonly string[]): ToolInput {
  const chosen = new Set([...required, ...names.map((name) => argumentIn(properties, name))]);
  const shown = Object.entries(properties).filter(([name, property]) => chosen.has(name) || property.const === true);
  return {
    type: 'object',
    properties: Object.fromEntries(shown.map(([name, property]) => [name, briefly(name, property)])),
    ...(required.length === 0 ? {} : { required }),
  };
}

/** Returns an argument without its bounds, which a call checks, and without words that its name has. */
function briefly(name: string, { type, enum: choices, const: only, items, description }: ToolProperty): ToolProperty {
  const said = description
    ?.toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return {
    ...defined({ type, enum: choices, const: only }),
    ...(items !== undefined && { items: briefly('', items) }),
    ...(description !== undefined && said !== name.replaceAll(/[-_]/g, ' ') && { description }),
  };
}
