/** Checks that the names in `says`, `gives`, `empty`, `web`, `confirm`, `query`, `body`, `hints` and `poll` exist. */
import { reportIdle } from '../diagnostics/findings.js';
import { placeOfValue, within } from '../1-read/source.js';
import { ownNames } from '../3-bind/derived.js';
import { valueNames } from '../3-bind/flags.js';
import { ofJob } from '../3-bind/poll.js';
import { alternatives, textsIn } from '../3-bind/words.js';
import { candidates } from '../diagnostics/nearest.js';
import type { Report } from '../diagnostics/report.js';
import type { Bound, BoundCommand } from '../3-bind/types.js';
import type { Rule } from './rule.js';

/** Names in templates of results besides arguments and flags. */
const ofResults = ['id', 'created', 'answer'];

export const templates: Rule = ({ bound, report }) => {
  const shared = [...bound.globals.map(({ name }) => name), ...Object.keys(bound.spec.variables ?? {})];
  checkHints(bound, shared, report);
  checkStatuses(bound, report);
  for (const command of bound.commands) {
    const { spec, args, flags, words } = command;
    const own = ownNames(command, bound.spec);
    const typed = [...valueNames([...args, ...flags]), ...shared];
    const withResults = [...typed, ...ofResults];
    const check = <Owner extends object>(key: keyof Owner & string, known: readonly string[], owner: Owner) => {
      for (const names of textsIn(owner[key]).flatMap(alternatives)) {
        // One known alternative is enough: the others may be flags of other commands.
        const name = names.some((one) => known.includes(one)) ? undefined : names[0];
        if (name === undefined) continue;
        const shown = [...own, ...known.filter((other) => [...ofResults, ofJob].includes(other))];
        const hint = candidates(name, known, 'Known names', shown);
        report.add('CS432', within(placeOfValue(owner, key), `{${name}}`), { name, key, words: words.join(' '), hint });
      }
    };
    const checkBraces = <Owner extends object>(key: keyof Owner & string, owner: Owner) => {
      const bare = String(owner[key] ?? '').replace(/\{[^{}]*\}/g, '');
      if (/[{}]/.test(bare)) report.add('CS434', placeOfValue(owner, key), { key, words: words.join(' ') });
    };
    const { poll } = spec;
    const ofWrites = poll === undefined ? withResults : [...withResults, ofJob];
    checkBraces('says', spec);
    checkBraces('empty', spec);
    checkBraces('confirm', spec);
    check('says', ofWrites, spec);
    check('gives', ofWrites, spec);
    check('empty', typed, spec);
    check('web', typed, spec);
    check('confirm', [...typed, 'id'], spec);
    check('query', typed, spec);
    check('body', [...typed, ...(spec.find ?? [])], spec);
    check('hints', typed, spec);
    if (poll === undefined) continue;
    checkBraces('says', poll);
    check('says', ofWrites, poll);
    check('gives', ofWrites, poll);
  }
};

/** Reports hints for statuses that are not failures. */
function checkStatuses({ spec, commands }: Bound, report: Report): void {
  const all = [spec, ...commands.map((command) => command.spec)];
  for (const hints of new Set(all.map((owner) => owner.hints ?? {}))) {
    for (const status of Object.keys(hints).filter((one) => /^[12]/.test(one)))
      reportIdle(report, hints, status, 'it is not a failure');
  }
}

/** Hints of groups and of the service are for several commands: one of them has the name. */
const isStatus = (key: string): boolean => /^\d{3}$/.test(key);

function checkHints(bound: Bound, shared: readonly string[], report: Report): void {
  const check = (owner: object, hints: Readonly<Record<string, string>> = {}, commands: readonly BoundCommand[]) => {
    const known = new Set([...shared, ...commands.flatMap(({ args, flags }) => valueNames([...args, ...flags]))]);
    for (const [status, text] of Object.entries(hints)) {
      if (bound.spec.hints === hints && !isStatus(status)) {
        checkReason(hints, status, text);
        continue;
      }
      const name = alternatives(text).find((names) => !names.some((one) => known.has(one)))?.[0];
      if (name !== undefined) report.add('CS333', within(placeOfValue(owner, status), `{${name}}`), { name });
    }
  };
  /** A hint for a reason is printed without the command. */
  const checkReason = (hints: object, reason: string, text: string): void => {
    const known = bound.spec.catalogue === undefined ? [] : ['scope'];
    const name = alternatives(text)
      .flat()
      .find((one) => !known.includes(one));
    if (name !== undefined) report.add('CS333', within(placeOfValue(hints, reason), `{${name}}`), { name });
  };
  if (bound.spec.hints !== undefined) check(bound.spec.hints, bound.spec.hints, bound.commands);
}
