/** What CS208 says about a key that another kind of command has. */
import { kinds, tags, type CommandKind, type Key } from './schema/tags.js';

/** Returns the values of the message; `by` is the key that makes the command what it is, and otherwise its name does. */
export function misplaced(key: string, kind: CommandKind, by: Key | undefined) {
  const others = tags
    .map((tag): CommandKind => kinds[tag])
    .filter(({ keys }) => (keys as readonly string[]).includes(key));
  const shown =
    others.length > 2 ? others.map(({ title }) => title) : others.map(({ title, made }) => `${title} (${made})`);
  return {
    key,
    kind: kind.title,
    others: listOf(shown),
    by: by === undefined ? 'Its name' : `\`${by}\``,
  };
}

/** Whether some kind of command has the key. */
export const isOfCommands = (key: string): boolean =>
  tags.some((tag) => (kinds[tag].keys as readonly string[]).includes(key));

const listOf = (texts: readonly string[]): string =>
  texts.length === 1 ? String(texts[0]) : `${texts.slice(0, -1).join(', ')} or ${String(texts.at(-1))}`;
