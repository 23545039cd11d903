/** The commands of a client by name alone, in as few words as can be. */
import type { CommandIr, Ir } from '../../5-lower/ir.js';

/**
 * Returns one row for each set of commands: the groups that have exactly these commands, and the commands. Commands that
 * every client has are left out.
 */
export function commandIndex({ commands }: Ir): readonly string[] {
  const names = collected(
    commands.filter(isOwn).map(({ words }) => [words.slice(0, -1).join(' '), words.at(-1) ?? '']),
  );
  const groups = collected([...names].map(([group, own]) => [own.sort().join(', '), group]));
  return [...groups]
    .map(([own, of]) => (of.join() === '' ? own : `${of.sort().join('; ')}: ${own}`))
    .sort((a, b) => Number(a.includes(':')) - Number(b.includes(':')) || (a < b ? -1 : 1));
}

const isOwn = ({ file }: CommandIr): boolean => !file.startsWith('specs/shared/');

/** Returns the values of each key. */
function collected(pairs: readonly (readonly [key: string, value: string])[]): ReadonlyMap<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [key, value] of pairs) values.set(key, [...(values.get(key) ?? []), value]);
  return values;
}
