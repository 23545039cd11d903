/** Finds a command in the index of a client, and loads its module. */
import type { Client, CommandModule, Node } from '../contract/context.js';

/** A command in the index, and the words that lead to it. */
export interface Leaf {
  readonly node: Node;
  readonly words: readonly string[];
}

/** Loads the module of a command. */
export async function moduleOf(
  node: Node,
  words: readonly string[],
): Promise<{ readonly command: CommandModule<never> }> {
  if (!node.run) throw new Error(`the command ${words.join(' ')} has no module`);
  return await node.run();
}

/** Returns the command with these words in the index of a client. */
export async function leafOf({ tree, binary }: Client, words: readonly string[]): Promise<Leaf> {
  let group = tree;
  for (const word of words.slice(0, -1)) {
    const open = group.nodes[word]?.open;
    if (!open) break;
    group = (await open()).group;
  }
  const node = group.nodes[words.at(-1) ?? ''];
  if (!node?.run) throw new Error(`the client ${binary} has no command ${words.join(' ')}`);
  return { node, words };
}
