/** Checks the commands that a policy names: a rule for a command that does not exist would never refuse anything. */
import { nearest } from '../base/suggestions.js';
import type { Client, Group } from '../contract/context.js';
import { matches } from './decide.js';
import type { FoundPolicy } from './files.js';

/** Returns a policy with a fault if one of its rules names a command that the client does not have. */
export async function checkCommands(found: FoundPolicy, client: Pick<Client, 'routes' | 'tree'>): Promise<FoundPolicy> {
  const named = found.policy?.rules.flatMap(({ name, commands = [] }) =>
    commands.map((pattern) => ({ name, pattern })),
  );
  if (named === undefined || named.length === 0) return found;
  const { routes } = await client.routes();
  const sending = [...new Set(routes.map(({ command }) => command.split('.').slice(1).join(' ')))];
  const unmatched = (words: readonly string[]) =>
    named.filter(({ pattern }) => !words.some((one) => matches(pattern, one)));
  if (unmatched(sending).length === 0) return found;
  // Commands without a request of their own, such as `api`, are only in the index.
  const words = await wordsIn(client.tree);
  const [wrong] = unmatched(words);
  if (wrong === undefined) return found;
  const { policy: _unused, ...file } = found;
  return { ...file, fault: faultOf(wrong, words) };
}

function faultOf({ name, pattern }: { name: string; pattern: string }, words: readonly string[]): string {
  const groups = new Set(words.map((one) => one.split(' ')[0] ?? ''));
  const isGroup = groups.has(pattern.toLowerCase());
  const [near] = isGroup ? [`${pattern} *`] : nearest(pattern.replaceAll('*', '').trim(), [...groups, ...words]);
  const hint = near === undefined ? '' : ` (did you mean "${near}"?)`;
  return `the rule "${name}" names "${pattern}", which is not a command${hint}`;
}

/** Returns the words of all commands below a group. */
async function wordsIn(group: Group, before: readonly string[] = []): Promise<readonly string[]> {
  const found = await Promise.all(
    Object.entries(group.nodes).map(async ([name, node]) => {
      const words = [...before, name];
      const below = node.open === undefined ? [] : await wordsIn((await node.open()).group, words);
      return node.run === undefined ? below : [words.join(' '), ...below];
    }),
  );
  return found.flat();
}
