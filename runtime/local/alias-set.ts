import { shellWords } from '../cli/alias.js';
import { find } from '../cli/walk.js';
import type { Context } from '../contract/context.js';
import { changeConfig, readConfig } from '../state/config.js';
import { isSafeKey } from '../base/keys.js';

/** Longest chain of aliases that lead to one another. */
const deepest = 10;

/** Creates or replaces an alias. */
export default async function set(
  { name, command }: { readonly name: string; readonly command: string },
  context: Context,
): Promise<void> {
  const { client, folder, out, warn } = context;
  if (!/^[a-z][a-z0-9-]*$/.test(name) || !isSafeKey(name)) {
    return context.fail(
      'usage',
      `${JSON.stringify(name)} cannot be the name of an alias.`,
      'Use lower-case letters, digits and dashes, beginning with a letter.',
    );
  }
  if (name === 'help' || find(client.tree, name) !== undefined) {
    return context.fail('usage', `"${name}" is a command of ${client.binary} already.`, 'Choose another name.');
  }
  const words = shellWords(command);
  const [first = ''] = words;
  if (first === '')
    return context.fail('usage', 'The alias stands for no command.', `"${client.binary} --help" lists the commands.`);
  const { aliases } = await readConfig(folder);
  const way = chain({ ...aliases, [name]: command }, name);
  if (way.length > deepest || way.indexOf(way.at(-1) ?? '') < way.length - 1) {
    return context.fail(
      'usage',
      `The alias would lead to itself: ${way.join(' -> ')}.`,
      'Give a command of another name.',
    );
  }
  const last = way.at(-1) ?? '';
  if (find(client.tree, last) === undefined)
    warn(`${client.binary} has no command "${last}" yet; the alias will not run.`);
  if (words.some((word) => /^(?:delete|merge)$/i.test(word))) {
    warn(`This alias deletes or merges records: "${command}".`);
  }
  await changeConfig(folder, (config) => {
    config.aliases[name] = command;
  });
  await out.action(`"${name}" now stands for "${command}".`, { name, command });
}

/** Names that an alias leads over, up to a command or a name that was there before. */
function chain(aliases: Readonly<Record<string, string>>, name: string): string[] {
  const way = [name];
  for (let at = name; Object.hasOwn(aliases, at) && way.length <= deepest;) {
    at = shellWords(aliases[at] ?? '')[0] ?? '';
    const seen = way.includes(at);
    way.push(at);
    if (seen) break;
  }
  return way;
}
