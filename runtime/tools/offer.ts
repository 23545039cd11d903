import { nearest } from '../base/nearest.js';
import type { Tool } from '../contract/tools.js';
import { CliError } from '../base/errors.js';

/** Which tools a server offers. */
export interface Scope {
  /** Tools that change things, too. */
  readonly writes: boolean;
  /** All tools, and not the core alone. */
  readonly all?: boolean;
  /** First words of the commands whose tools are offered; wins over `all`. */
  readonly topics?: readonly string[];
}

/**
 * @throws CliError `usage` for topics that no command begins with
 */
export function checkTopics(tools: readonly Tool[], { topics = [] }: Scope): void {
  const known = [...new Set(tools.map(({ words }) => words[0] ?? ''))];
  const wrong = topics.filter((topic) => !known.includes(topic));
  if (wrong.length === 0) return;
  throw new CliError('usage', `No tool belongs to ${wrong.join(', ')}.`, `Topics: ${known.join(', ')}.`, {
    suggestions: wrong.flatMap((topic) => nearest(topic, known)),
  });
}

/** The tools that `tools/list` tells. A client without a core offers all of them. */
export function offer(tools: readonly Tool[], { writes, all, topics }: Scope): readonly Tool[] {
  const core = !all && !topics && tools.some((tool) => tool.core);
  return tools.filter(
    (tool) =>
      (writes || tool.access === 'read') &&
      (!core || tool.core === true) &&
      (!topics || topics.includes(tool.words[0] ?? '')),
  );
}
