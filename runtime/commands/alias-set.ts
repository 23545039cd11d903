/** Creates or replaces an alias. */
import { shellWords } from '../base/shell.js';
import { DEPTH } from '../cli/alias.js';
import { nodeName } from '../cli/walk.js';
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import { changeConfig, readConfig } from '../state/config.js';
import { isSafeKey } from '../base/objects.js';

export default async function* set(
  { name, command }: { readonly name: string; readonly command: string },
  context: Context,
): AsyncGenerator<Result> {
  const { client, folder, warn } = context;
  // A dot is reserved for names with a path, a dash begins a flag, and quotes do not survive a shell.
  if (!/^[^-\s.'"\\\p{C}][^\s.'"\\\p{C}]*$/u.test(name) || !isSafeKey(name)) {
    context.fail(
      'usage',
      `${JSON.stringify(name)} cannot be the name of an alias.`,
      'Use letters, digits, dashes and underscores; do not start with a dash.',
    );
  }
  if (name === 'help' || nodeName(client.tree, name) !== undefined) {
    context.fail('usage', `"${name}" is already a command of ${client.binary}.`, 'Choose another name.');
  }
  const words = shellWords(command);
  const [first = ''] = words;
  if (first === '') context.fail('usage', 'The alias has no command.', `"${client.binary} --help" lists the commands.`);
  const { aliases } = await readConfig(folder);
  const names = chain({ ...aliases, [name]: command }, name);
  if (names.length > DEPTH || names.indexOf(names.at(-1) ?? '') < names.length - 1) {
    context.fail(
      'usage',
      `The alias would refer to itself: ${names.join(' -> ')}.`,
      'Use a command with another name.',
    );
  }
  const last = names.at(-1) ?? '';
  if (nodeName(client.tree, last) === undefined)
    warn(`${client.binary} has no command "${last}" yet; the alias will not run.`);
  if (words.some((word) => /^(?:delete|merge)$/i.test(word))) {
    warn(`This alias deletes or merges records: "${command}".`);
  }
  await changeConfig(folder, (config) => {
    config.aliases[name] = command;
  });
  const line = `"${name}" is now an alias for "${command}".`;
  yield { kind: 'action', line, data: { name, command }, changed: true };
}

/** Returns the names that an alias leads to, up to a command or a name that occurs twice. */
function chain(aliases: Readonly<Record<string, string>>, name: string): string[] {
  const names = [name];
  for (let at = name; Object.hasOwn(aliases, at) && names.length <= DEPTH;) {
    at = shellWords(aliases[at] ?? '')[0] ?? '';
    const seen = names.includes(at);
    names.push(at);
    if (seen) break;
  }
  return names;
}
