/** Which tools a server offers, and the texts of commands in the words of a tool. */
import type { Tool } from '../contract/tools.js';
import { CliError } from './errors.js';
import { nearest } from './suggestions.js';

/** Which tools a server offers. */
export interface Scope {
  /** Also tools that change things. */
  readonly writes: boolean;
  /** All tools, not only the core. */
  readonly all?: boolean;
  /** Topics whose tools are offered; overrides `all`. */
  readonly topics?: readonly string[];
}

/** The groups by which tools can be offered: the first words of their commands. */
export const topicsOf = (tools: readonly Tool[]): readonly string[] => [...new Set(tools.map(topicOf))];

const topicOf = ({ words }: Tool): string => words[0] ?? '';

/**
 * @throws CliError `usage` for a topic without tools
 */
export function checkTopics(tools: readonly Tool[], { topics = [] }: Scope): void {
  const known = topicsOf(tools);
  const wrong = topics.filter((topic) => !known.includes(topic));
  if (wrong.length === 0) return;
  throw new CliError('usage', `No tool belongs to ${wrong.join(', ')}.`, `Topics: ${known.join(', ')}.`, {
    suggestions: wrong.flatMap((topic) => nearest(topic, known)),
  });
}

/** Returns the tools whose commands a server runs. */
export const inScope = (tools: readonly Tool[], { writes, topics }: Scope): readonly Tool[] =>
  tools.filter((tool) => (writes || tool.access === 'read') && (!topics || topics.includes(topicOf(tool))));

/** Returns the tools that `tools/list` returns besides those that every server has, as it shows them. */
export function offer(tools: readonly Tool[], scope: Scope): readonly Tool[] {
  const usable = inScope(tools, scope);
  if (scope.all || scope.topics) return usable;
  return usable.flatMap((tool) => {
    const { core, definition } = tool;
    if (core === undefined) return [];
    return [core === true ? tool : { ...tool, definition: { ...definition, ...core } }];
  });
}

const FLAG = /(?<![\w-])--([a-z][a-z0-9-]*)(?:[ =](\d+)\b)?( (?=--[a-z]))?/g;

/**
 * Returns a text with the arguments of a tool in place of flags: `--limit 0 --all` becomes `"limit": 0, "all"`. Sentences and
 * clauses about flags that the tool does not have are left out, because an agent cannot use them. The result may be empty.
 *
 * @param argumentOf name of the argument for a flag; `undefined` if the tool has none
 */
export function inTools(text: string, argumentOf: (flag: string) => string | undefined): string {
  if (!text.includes('--')) return text;
  const parts = text.split(/(?<=[.;?!])\s+/);
  const isUsable = (part: string): boolean =>
    [...part.matchAll(FLAG)].every(([, flag = '']) => argumentOf(flag) !== undefined);
  const usable = parts.flatMap((part, index) => {
    if (!isUsable(part)) return [];
    const next = parts[index + 1];
    return [next !== undefined && !isUsable(next) ? part.replace(/;$/, '.') : part];
  });
  return usable.join(' ').replace(FLAG, (written, flag: string, number = '', another = '') => {
    const name = argumentOf(flag);
    if (name === undefined) return written;
    return `"${name}"${number && `: ${number}`}${another && ', '}`;
  });
}
