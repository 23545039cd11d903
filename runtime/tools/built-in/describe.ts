/** The tool that shows everything about a command. */
import { describeTool } from '../../base/built-in-tools.js';
import { defined } from '../../base/defined.js';
import { describeWords } from '../../cli/describe.js';
import type { Client } from '../../contract/context.js';
import type { CommandDescription } from '../../contract/describe.js';
import type { World } from '../../contract/run.js';
import { exampleCalls } from '../example.js';
import { valueResult } from '../result.js';
import { wholeOutput } from '../result-schema.js';
import type { BuiltIn } from './built-in.js';
import { usableTool } from './built-in.js';

export const describe: BuiltIn = {
  definition: describeTool,
  forms: ['record'],
  run: async ({ name }, parts) => {
    const { context, bounds } = parts;
    const { tool } = usableTool(String(name), parts);
    const { definition, access, words, merged } = tool;
    const commands = merged === undefined ? [words] : Object.values(merged.commands).map((one) => one.words);
    const described = await Promise.all(commands.map((one) => descriptionOf(one, context)));
    const [only] = described;
    const examples = await Promise.all(described.map((one) => exampleCalls(one.examples, tool, context.client)));
    return valueResult(
      {
        name: definition.name,
        description: definition.description,
        access,
        inputSchema: definition.inputSchema,
        outputSchema: wholeOutput(tool, described.length === 1 ? only?.result : undefined),
        examples: examples.flat(),
        ...defined({ confirm: only?.confirm, undo: only?.undo?.summary }),
      },
      [],
      bounds,
    );
  },
};

async function descriptionOf(
  words: readonly string[],
  { client, world }: { readonly client: Client; readonly world: World },
): Promise<CommandDescription> {
  return (await describeWords(client, world, words)) as unknown as CommandDescription;
}
