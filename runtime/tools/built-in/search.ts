/** The tool that finds commands by words. */
import { searchTool } from '../../base/built-in-tools.js';
import { synonyms } from '../../base/suggestions.js';
import { inScope, topicsOf } from '../../base/tools.js';
import type { Tool } from '../../contract/tools.js';
import { valueResult } from '../result.js';
import type { BuiltIn } from './built-in.js';

/** Maximum number of commands that a search returns, and of arguments that it shows of each. */
const MOST = 10;
const ARGUMENTS = 8;

/** A command with less than this part of the score of the best one is not returned. */
const ENOUGH = 1 / 3;

/** Weights of a word in the name of a command, its title, and its other texts. */
const [NAME, TITLE, TEXT] = [4, 2, 1];

/** Words that say nothing about a command. */
const FILLERS = new Set(
  'a an and are at by do for from how i in is it me my of on or the this to what which who with'.split(' '),
);

/** A word with the same meaning counts less than the word itself. */
const SAME = 0.5;

export const search: BuiltIn = {
  definition: searchTool,
  forms: ['rows'],
  run: ({ words }, { context, tools, scope, bounds }) => {
    const own = context.client.synonyms ?? [];
    const usable = inScope(tools, scope);
    const found = findTools(String(words), usable, own);
    const shown = found.slice(0, MOST).map(briefOf);
    const best = scope.writes ? [] : findTools(String(words), tools, own).slice(0, MOST);
    const hidden = best.filter(({ access }) => access !== 'read').length;
    const notes = [
      ...(found.length === 0 ? [`No command matches. Groups: ${topicsOf(usable).join(', ')}.`] : []),
      ...(found.length > MOST ? [`${String(found.length - MOST)} further commands match; add a word.`] : []),
      ...(hidden > 0 ? [`${String(hidden)} of the best matches write; this server is read-only.`] : []),
    ];
    return valueResult(shown, notes, bounds);
  },
};

/** Returns what an agent needs to choose a command. An argument with `?` is optional. */
function briefOf({ definition, access }: Tool) {
  const { name, title, inputSchema } = definition;
  const { properties, required = [] } = inputSchema;
  const names = Object.entries(properties).map(([argument, { const: isConfirmed }]) =>
    required.includes(argument) || isConfirmed ? argument : `${argument}?`,
  );
  const first = names.toSorted((one, other) => Number(one.endsWith('?')) - Number(other.endsWith('?')));
  const more = first.length > ARGUMENTS ? ['…'] : [];
  return { name, summary: title, access, arguments: [...first.slice(0, ARGUMENTS), ...more].join(', ') };
}

/**
 * Returns the tools that match words, the best first: rare words count more than frequent ones, and names more than other
 * texts. Without words all tools match. A command with two tools is found once.
 *
 * @param own words for the records of the service
 */
export function findTools(
  words: string,
  tools: readonly Tool[],
  own: readonly (readonly string[])[] = [],
): readonly Tool[] {
  const seen = new Set<string>();
  const entries = tools.flatMap((tool) => {
    const key = tool.words.join(' ');
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ tool, texts: textsOf(tool) }];
  });
  const wanted = [...new Set(wordsIn(words))].filter((word) => !FILLERS.has(word));
  if (wanted.length === 0) return entries.map(({ tool }) => tool);
  const terms = wanted.map((word) => {
    const others = synonyms(word, own).flatMap(wordsIn);
    const weights = entries.map(({ texts }) =>
      Math.max(weightOf(word, texts), ...others.map((other) => SAME * weightOf(other, texts))),
    );
    const count = weights.filter((weight) => weight > 0).length;
    return weights.map((weight) => weight * Math.log(1 + entries.length / Math.max(1, count)));
  });
  const scores = entries.map((_, at) => terms.reduce((sum, weights) => sum + (weights[at] ?? 0), 0));
  const enough = ENOUGH * Math.max(...scores);
  return entries
    .map(({ tool }, at) => ({ tool, score: scores[at] ?? 0 }))
    .filter(({ score }) => score > 0 && score >= enough)
    .sort((one, other) => other.score - one.score || orderOf(one.tool) - orderOf(other.tool))
    .map(({ tool }) => tool);
}

/** Of commands that match as well, lists come first, then other reads, and short names before long ones. */
const orderOf = ({ words, access }: Tool): number =>
  (words.at(-1) === 'list' ? 0 : access === 'read' ? 100 : access === 'write' ? 200 : 300) + words.length;

interface Texts {
  readonly name: ReadonlySet<string>;
  readonly title: ReadonlySet<string>;
  readonly others: ReadonlySet<string>;
}

function textsOf({ words, merged, definition }: Tool): Texts {
  const { title, description, inputSchema } = definition;
  const setOf = (...texts: readonly string[]) => new Set(texts.flatMap(wordsIn));
  return {
    name: setOf(...words, ...Object.keys(merged?.commands ?? {})),
    title: setOf(title),
    others: setOf(description, ...Object.keys(inputSchema.properties)),
  };
}

const weightOf = (word: string, { name, title, others }: Texts): number =>
  name.has(word) ? NAME : title.has(word) ? TITLE : others.has(word) ? TEXT : 0;

/** Returns the words of a text in lower case, in the singular. */
const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.length > 3 ? word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '') : word,
  );
