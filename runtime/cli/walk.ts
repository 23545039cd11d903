/** Finds the command or group that the words of a line name. */
import type { Client, Group, Node } from '../contract/context.js';

/** Where the command words of a line lead. `rest` has the remaining tokens, flags before the words included. */
export type Walk =
  | {
      readonly kind: 'leaf';
      readonly node: Node;
      /** Level that holds the node, and its name there, by which its help is found. */
      readonly holder: Group;
      readonly name: string;
      readonly words: readonly string[];
      /** The words as typed, if one of them is an old name. */
      readonly typed?: readonly string[];
      readonly rest: readonly string[];
    }
  | {
      readonly kind: 'group';
      readonly group: Group;
      readonly words: readonly string[];
      readonly rest: readonly string[];
    }
  | {
      readonly kind: 'unknown';
      readonly group: Group;
      readonly words: readonly string[];
      readonly word: string;
      /** Tokens from the unknown word on, with the flags before it in front. */
      readonly flags: readonly string[];
      readonly rest: readonly string[];
    };

/** Whether a flag before the command words takes the next token as its value. */
export type TakesValue = (flag: string, next: string, group: Group) => Promise<boolean>;

/** Flags before the command words need the service's list of them; without any the service is not loaded. */
export function flagReader(client: Client): TakesValue {
  return async (flag, next, group) => {
    if (flag === '--version') return false;
    const { attached, flagNamed } = await import('../pipeline/flags.js');
    if (attached(flag) !== undefined) return false;
    const { service } = await client.service();
    const known = flagNamed(service.globals, flag);
    // A flag of the command itself may come first as well: it is a switch when a command word follows.
    return known ? known.kind !== 'boolean' : nodeName(group, next) === undefined;
  };
}

/** `-` alone is a value (standard input), and so is a negative number. */
export function isFlag(token: string): boolean {
  return token.length > 1 && token.startsWith('-') && !/^-\.?\d/.test(token);
}

/** Returns the canonical name of a word at this level, aliases and old names of commands included. */
export function nodeName(group: Group, word: string): string | undefined {
  if (Object.hasOwn(group.nodes, word)) return word;
  return Object.keys(group.nodes).find((name) => {
    const { aliases, was } = group.nodes[name] ?? {};
    return aliases?.includes(word) === true || was?.includes(word) === true;
  });
}

/** Follows the words of a line down the tree, opening only the levels on the way. */
export async function walk(root: Group, tokens: readonly string[], takesValue: TakesValue): Promise<Walk> {
  const words: string[] = [];
  const flags: string[] = [];
  let group = root;
  let leaf: { node: Node; holder: Group; name: string; typed?: readonly string[] } | undefined;
  const typed: string[] = [];
  let isOld = false;
  let at = 0;
  for (; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    if (token === '--') break;
    if (isFlag(token)) {
      if (leaf) break;
      flags.push(token);
      const next = tokens[at + 1];
      if (next !== undefined && !isFlag(next) && (await takesValue(token, next, group))) {
        flags.push(next);
        at += 1;
      }
      continue;
    }
    const name = nodeName(group, token);
    const node = name === undefined ? undefined : group.nodes[name];
    if (name === undefined || !node) {
      if (leaf) break;
      return { kind: 'unknown', group, words, word: token, flags, rest: tokens.slice(at + 1) };
    }
    words.push(name);
    // The warning is about old names only; an alias before one is shown as the name.
    const old = node.was?.includes(token) === true;
    typed.push(old ? token : name);
    isOld ||= old;
    leaf = node.run ? { node, holder: group, name, ...(isOld ? { typed: [...typed] } : {}) } : undefined;
    if (!node.open) {
      at += 1;
      break;
    }
    group = (await node.open()).group;
  }
  const rest = [...flags, ...tokens.slice(at)];
  return leaf ? { kind: 'leaf', ...leaf, words, rest } : { kind: 'group', group, words, rest };
}
