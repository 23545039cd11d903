import { placeOfKey } from '../1-read/source.js';
import type { BoundCommand } from '../3-bind/types.js';
import { choicesOf } from '../3-bind/choices.js';
import type { Rule } from './rule.js';

/** Characters of one tool, and of all that a client could offer. */
const mostOfOne = 6_000;
const mostOfAll = 200_000;

/** Agents read the definition of every tool that they are offered. */
export const toolBudget: Rule = ({ bound, report }) => {
  let total = 0;
  for (const command of bound.commands) {
    if (command.effect === 'local' || command.spec.hidden === true) continue;
    const size = estimate(command);
    total += size;
    if (size > mostOfOne) {
      report.add('CS505', command.at, { what: `"${command.words.join(' ')}"`, size, most: mostOfOne });
    }
  }
  if (total > mostOfAll) {
    report.add('CS505', placeOfKey(bound.spec, 'service'), { what: 'the whole client', size: total, most: mostOfAll });
  }
};

/** Name, summary, description and a JSON property for each value; 40 characters each for what holds them together. */
function estimate({ words, summary = '', spec, args, flags }: BoundCommand): number {
  const values = [...args, ...flags].filter((flag) => flag.spec.hidden !== true && flag.spec.secret !== true);
  const properties = values.map(
    (flag) => 40 + flag.name.length + flag.summary.length + (choicesOf(flag.spec)?.join('","').length ?? 0),
  );
  const sum = properties.reduce((a, b) => a + b, 0);
  return 40 + words.join('_').length + summary.length + (spec.description?.length ?? 0) + sum;
}
