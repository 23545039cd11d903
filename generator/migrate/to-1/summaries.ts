/** Summaries of commands have a maximum length. */
import { insertBefore, replaceEntry } from '../../1-read/edits.js';
import { placeOfValue, textOf } from '../../1-read/source.js';
import { change, entry, firstOf, withTodo } from '../kit.js';
import { inCommands, type Found } from '../places.js';
import type { Change, Rule } from '../rule.js';

const MOST = 60;

/** Words that a sentence cannot end with. */
const JOINING = /^(?:and|or|with|without|of|to|for|from|in|on|at|by|the|a|an|its|that|which|as|if|when|than)$/i;

export const summaries: Rule = {
  why: `A summary has at most ${String(MOST)} characters. The whole sentence is in the description.`,
  find: (spec) => inCommands('summary').find(spec).map(shortened),
};

function shortened(found: Found): Change | undefined {
  const { owner, value } = found;
  if (typeof value !== 'string' || value.length <= MOST) return undefined;
  const words = value
    .slice(0, MOST + 1)
    .split(' ')
    .slice(0, -1);
  while (words.length > 1 && JOINING.test(words.at(-1) ?? '')) words.pop();
  const short = words.join(' ').replace(/[,;:]$/, '');
  const written = entry('summary', short);
  const changed = change(
    found,
    `\`${written}\` is written`,
    replaceEntry(owner, 'summary', written),
    described(owner, value),
  );
  return withTodo(changed, `Reword the summary "${short}", which was cut.`);
}

/** Writes a sentence before the description of a command, or as its description. */
function described(owner: Found['owner'], sentence: string) {
  const { description } = owner;
  if (typeof description !== 'string') {
    const next = Object.keys(owner)[Object.keys(owner).indexOf('summary') + 1];
    return insertBefore(owner, next ?? firstOf(owner, 'summary'), entry('description', `${sentence}.`));
  }
  const span = placeOfValue(owner, 'description');
  const [header] = /^[|>][^\n]*\n\s*/.exec(textOf(span)) ?? [];
  // The text of a block begins on the line below its mark.
  if (header !== undefined || /[|>][+-]?\d?\s*$/.test(span.source.text.slice(0, span.start))) {
    const start = span.start + (header?.length ?? 0);
    return { span: { source: span.source, start, end: start }, text: `${sentence}. ` };
  }
  return replaceEntry(owner, 'description', entry('description', `${sentence}. ${description}`));
}
