/** The commands that a reader needs first. */
import type { CommandIr, Ir } from '../../5-lower/ir.js';

/** Commands of a skill. */
const MOST = 10;

/** Verbs in the order in which a reader needs them, and how many of them each group has: the first group most. */
const verbs = ['list', 'get', 'create', 'update'];
const shares = [4, 2, 2, 2];

/**
 * Returns the ten commands that matter: the default tools before other commands, large groups before small ones. Commands
 * at the root come first where they list and get records themselves, otherwise last.
 */
export function popularCommands({ commands, tools }: Ir): CommandIr[] {
  // Nobody begins with deletes, and what stands here is copied.
  const own = commands.filter(({ file, effect }) => effect !== 'delete' && !file.startsWith('specs/shared/'));
  const core = new Set(
    tools
      .filter((tool) => tool.core !== undefined)
      .flatMap(({ words, merged }) => (merged === undefined ? [words.join(' ')] : Object.keys(merged.commands))),
  );
  const isCore = ({ words }: CommandIr): boolean => core.has(words.join(' '));
  const best = ranked(own.filter(isCore), own);
  return [
    ...best,
    ...ranked(
      own.filter((command) => !isCore(command)),
      own,
    ),
  ].slice(0, MOST);
}

/** Returns commands in the order of their use: the first ones of large groups, then all others. */
function ranked(chosen: readonly CommandIr[], own: readonly CommandIr[]): CommandIr[] {
  const groupOf = ({ words }: CommandIr): string => words.slice(0, -1).join(' ');
  const root = chosen.some(({ words }) => words.join(' ') === verbs[0]) ? Infinity : 0;
  const sizes = new Map<string, number>();
  for (const group of own.map(groupOf)) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const sizeOf = (group: string): number => (group === '' ? root : (sizes.get(group) ?? 0));
  // A group without any of the verbs is for a special purpose, however large.
  const usual = new Set(chosen.filter((command) => rankOf(command) < verbs.length).map(groupOf));
  const orderOf = (group: string): number => (usual.has(group) ? 1 : 0);
  const groups = [...new Set(chosen.map(groupOf))].sort(
    (a, b) => orderOf(b) - orderOf(a) || sizeOf(b) - sizeOf(a) || (a < b ? -1 : 1),
  );
  const lists = groups.map((group) =>
    chosen.filter((command) => groupOf(command) === group).sort((a, b) => rankOf(a) - rankOf(b)),
  );
  const first = lists.flatMap((list, at) => list.slice(0, shares[at] ?? 0));
  return [...first, ...lists.flat().filter((command) => !first.includes(command))];
}

function rankOf({ words }: CommandIr): number {
  const at = verbs.indexOf(words.at(-1) ?? '');
  return at < 0 ? verbs.length : at;
}
