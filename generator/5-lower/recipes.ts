/** Recipes: tasks of several commands, with the values that the user chooses. */
import type { Recipe } from '../../runtime/contract/tools.js';
import type { Bound, BoundExample } from '../3-bind/types.js';
import { shellLine } from '../shell.js';

/** Returns the recipes of a client, with the texts of flags and arguments for their values. */
export function lowerRecipes({ recipes, spec: { binary } }: Bound): Recipe[] {
  return recipes.map(({ name, summary, steps }) => {
    const values = new Map(steps.flatMap(valuesIn));
    return {
      name,
      summary,
      values: [...values].map(([value, text]) => ({ name: value, summary: text })),
      steps: steps.map(({ run, runs = [] }) => shellLine(run, binary, runs[0]?.command.words[0] ?? '')),
    };
  });
}

/** Returns the values in a step, each with the summary of what takes it. */
function valuesIn({ runs = [] }: BoundExample): [string, string][] {
  return runs.flatMap(({ command, line }) => [
    ...line.used.flatMap(({ flag, value = '' }) =>
      holesIn(value).map((hole): [string, string] => [hole, flag.summary]),
    ),
    ...line.words.flatMap((word, at) =>
      holesIn(word).map((hole): [string, string] => [hole, command.args[at]?.summary ?? '']),
    ),
  ]);
}

const holesIn = (text: string): string[] => [...text.matchAll(/\$([a-z][a-z0-9_]*)/g)].map(([, name = '']) => name);
