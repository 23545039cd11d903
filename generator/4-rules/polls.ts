/** Checks that a command with `poll` starts one job, whose state names it and has one meaning. */
import { placeOfKey, placeOfValue } from '../1-read/source.js';
import { valueNames } from '../3-bind/flags.js';
import { EVERY, ofJob, TIMEOUT } from '../3-bind/poll.js';
import { placeholders } from '../3-bind/words.js';
import type { Rule } from './rule.js';

export const polls: Rule = ({ bound, report }) => {
  for (const { spec, args, flags, request, words } of bound.commands) {
    const { poll } = spec;
    if (poll === undefined || request === undefined) continue;
    const line = words.join(' ');
    const added = flags.filter(({ origin }) => origin === 'poll').map(({ name }) => name);
    for (const flag of [...args, ...flags]) {
      if (flag.origin === 'poll') continue;
      const name = [...added, ofJob].find((one) => valueNames([flag]).includes(one));
      if (name !== undefined) report.add('CS335', flag.usedAt, { name, words: line });
      const isSeveral = flag.kind === 'csv' || flag.spec.variadic === true || flag.spec.repeatable === true;
      if (isSeveral && placeholders(request.path).includes(flag.name))
        report.add('CS336', flag.usedAt, { name: flag.name, words: line });
    }
    if (!placeholders(poll.get).includes(ofJob))
      report.add('CS337', placeOfValue(poll, 'get'), { path: poll.get, job: `{${ofJob}}` });
    if (/^header:\s*$/.test(poll.job)) {
      const hint = 'Write header:<name>.';
      report.add('CS340', placeOfValue(poll, 'job'), { key: 'job', header: 'without a name', hint });
    }
    const { every = EVERY, timeout = TIMEOUT } = poll;
    if (every > timeout)
      report.add('CS349', placeOfValue(poll, poll.every === undefined ? 'timeout' : 'every'), {
        every: String(every),
        timeout: String(timeout),
      });
    const { failed = [] } = poll;
    if (failed.length === 0 && poll.error === undefined) report.add('CS351', placeOfKey(spec, 'poll'), {});
    failed.forEach((state, index) => {
      if (poll.done.includes(state)) report.add('CS338', placeOfValue(failed, index), { state });
    });
  }
};
