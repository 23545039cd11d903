/** The headers with the time to wait after a 429. */
import { replaceEntry } from '../../1-read/edits.js';
import { change, entry, mappingOf, withTodo } from '../kit.js';
import { find, type Mapping } from '../places.js';
import type { Change, Rule } from '../rule.js';

/** Seconds of `rate.cap`, if it is not written. */
const USUAL_CAP = 120;

export const waits: Rule = {
  why: 'A wait is the name of its header; the size of its number shows the unit.',
  find: ({ service }) =>
    find(service.value, 'rate.waits').flatMap(({ owner, value }) =>
      Array.isArray(value) ? value.map((_, index) => wait(value, index, owner)) : [],
    ),
};

function wait(list: readonly unknown[], index: number, rate: Mapping): Change | undefined {
  const { header, cap } = mappingOf(list[index]);
  if (typeof header !== 'string') return undefined;
  const owner = list as unknown as Mapping;
  const changed = change(
    { owner, key: String(index), value: list[index] },
    `\`rate.waits\` has the header \`${header}\``,
    replaceEntry(owner, String(index), header),
  );
  const most = Number(rate['cap'] ?? USUAL_CAP);
  const isLonger = typeof cap === 'number' && cap !== most;
  const todo = `The longest wait after ${header} was ${String(cap)} s and is ${String(most)} s now. Write \`${entry('cap', cap)}\`, or a number for each host, into \`rate\` to change it.`;
  return withTodo(changed, isLonger ? todo : undefined);
}
