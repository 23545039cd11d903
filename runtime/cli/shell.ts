/** The shell as the caller of a command: the tokens of its line, and the person at its terminal. */
import type { Client, World } from '../contract/context.js';
import { person } from '../interactive/person.js';
import { renamed, renamedFlags } from '../pipeline/flags.js';
import { overriddenFlags, parseLine } from '../pipeline/line.js';
import { runCommand } from '../pipeline/pipeline.js';
import type { RunFacts } from '../pipeline/run-facts.js';
import type { Walk } from './walk.js';

/** Runs the command to which the words of a line lead. */
export async function runLine(
  client: Client,
  world: World,
  leaf: Extract<Walk, { kind: 'leaf' }>,
  facts: RunFacts,
): Promise<void> {
  const old = leaf.typed && [client.binary, ...leaf.typed].join(' ');
  await runCommand(
    leaf,
    {
      client,
      world,
      person,
      line: (form) => {
        const flags = { ...form.globals, ...form.module.flags };
        return {
          line: parseLine(form, leaf.rest),
          warnings: [
            ...(old === undefined ? [] : [renamed(`"${old}"`, `"${form.name}"`)]),
            ...renamedFlags(flags, leaf.rest),
            // An alias is not in these words: that a flag overrides that of the alias is meant.
            ...overriddenFlags(flags, world.argv),
          ],
        };
      },
    },
    facts,
  );
}
