/** The shell as the caller of a command: the tokens of its line, and the person at its terminal. */
import type { Client } from '../contract/context.js';
import type { World } from '../contract/run.js';
import { person } from '../interactive/person.js';
import { renamed, renamedFlags } from '../pipeline/flags.js';
import { overriddenFlags, parseLine } from '../pipeline/line.js';
import { runCommand } from '../pipeline/pipeline.js';
import { metaOf, type RunFacts } from '../pipeline/run-facts.js';
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
      line: (form) => ({
        line: parseLine(form, leaf.rest),
        warnings: [
          ...(old === undefined ? [] : [renamed(`"${old}"`, `"${form.name}"`)]),
          ...renamedFlags(form.flags, leaf.rest),
          // These words do not contain an alias: a flag may override that of the alias without a warning.
          ...overriddenFlags(form.flags, world.argv),
        ],
      }),
    },
    facts,
  );
  await facts.envelope?.end({ ok: true, meta: metaOf(facts, world) });
}
