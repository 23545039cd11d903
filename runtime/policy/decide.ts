/** Judges a write by a policy. Pure: the same policy, write and counts always have the same answer. */
import { compareDecimals } from '../base/decimals.js';
import { leavesAt } from './leaves.js';
import type { Amount, Answer, Count, Finding, Hours, Named, Policy, Rule, Verdict, Write } from './types.js';

const STRICTNESS: Readonly<Record<Answer, number>> = { allow: 0, ask: 1, refuse: 2 };

export const NO_COUNT: Count = { run: 0, day: 0 };

/**
 * Judges a write. Of the rules that apply, the strictest answers, whatever their order; if none applies, the default does.
 *
 * @param countOf how many writes a rule with a limit has matched before this one
 */
export function judge(policy: Policy, write: Write, countOf: (rule: Rule) => Count = () => NO_COUNT): Verdict {
  const findings = policy.rules.map((rule) => examine(rule, write, policy, countOf(rule)));
  const among = (...states: readonly Finding['applies'][]): Rule[] =>
    findings.filter(({ applies }) => states.includes(applies)).map(({ rule }) => rule);
  const rule = strictest(among('yes'));
  const answer = rule?.then ?? policy.default;
  const possible = among('unknown').map(({ then }) => then);
  // Further rules make the answer stricter, unless the first one of them replaces the default.
  const least = rule === undefined ? possible.reduce((a, b) => (isStricter(a, b) ? b : a), answer) : answer;
  return { answer, ...(rule && { rule }), least, findings };
}

const strictest = (rules: readonly Rule[]): Rule | undefined =>
  rules.reduce<Rule | undefined>(
    (worst, rule) => (worst === undefined || STRICTNESS[rule.then] > STRICTNESS[worst.then] ? rule : worst),
    undefined,
  );

/** Whether `a` is stricter than `b`. */
export const isStricter = (a: Answer, b: Answer): boolean => STRICTNESS[a] > STRICTNESS[b];

/** Whether a condition holds; `why` says so in words. */
interface Checked {
  readonly holds: Finding['applies'];
  readonly why: string;
}

function examine(rule: Rule, write: Write, { zone }: Policy, count: Count): Finding {
  const checks = [
    ...(rule.without === undefined ? [] : [flagOf(rule.without, write)]),
    ...(rule.commands === undefined ? [] : [commandOf(rule, rule.commands, write)]),
    ...(rule.effects === undefined ? [] : [effectOf(rule, rule.effects, write)]),
    ...(rule.hours === undefined ? [] : [hoursOf(rule.hours, zone, write.now)]),
    ...(rule.fields === undefined ? [] : [fieldsOf(rule, rule.fields, write)]),
    ...(rule.amount === undefined ? [] : [amountOf(rule, rule.amount, write)]),
  ];
  const limit = rule.atMost === undefined ? undefined : limitOf(rule, rule.atMost, count, write);
  const all = limit === undefined ? checks : [...checks, limit];
  const decisive = all.find(({ holds }) => holds === 'no') ?? all.find(({ holds }) => holds === 'unknown');
  return {
    rule,
    applies: decisive?.holds ?? 'yes',
    why: decisive?.why ?? (all.length === 0 ? 'every write' : all.map(({ why }) => why).join('; ')),
    counts: limit !== undefined && checks.every(({ holds }) => holds === 'yes'),
  };
}

const checked = (holds: boolean, why: string): Checked => ({ holds: holds ? 'yes' : 'no', why });

const flagOf = (flag: NonNullable<Rule['without']>, { options }: Write): Checked =>
  checked(!options[flag], `${flag === 'yes' ? '--yes' : '--allow-writes'} is ${options[flag] ? '' : 'not '}set`);

/** A request that a rule permits must be that of the command itself; what it forbids is forbidden to every command. */
const subjectsOf = (rule: Rule, { command, same }: Write): readonly Named[] =>
  rule.then === 'allow' ? [command] : [command, ...same];

function commandOf(rule: Rule, patterns: readonly string[], write: Write): Checked {
  const subjects = subjectsOf(rule, write);
  for (const { words } of subjects) {
    const pattern = patterns.find((one) => matches(one, words));
    if (pattern === undefined) continue;
    const isOther = words !== write.command.words;
    return checked(true, isOther ? `the request is that of "${words}"` : `"${words}" matches "${pattern}"`);
  }
  if (write.isUnknown && rule.then !== 'allow') return checked(true, UNKNOWN);
  const why = `"${write.command.words}" does not match ${listed(patterns.map((one) => `"${one}"`))}`;
  // The requests of the command can be those of another one.
  return { holds: write.isEarly && rule.then !== 'allow' ? 'unknown' : 'no', why };
}

const UNKNOWN = 'no command of this client sends the request, so it may do anything';

function effectOf(rule: Rule, effects: readonly string[], write: Write): Checked {
  const found = subjectsOf(rule, write).find(({ effect }) => effects.includes(effect));
  if (found !== undefined) return checked(true, `the effect is ${found.effect}`);
  if (write.isUnknown && rule.then !== 'allow') return checked(true, UNKNOWN);
  const why = `the effect is ${write.command.effect}, not ${listed(effects)}`;
  return { holds: write.isEarly ? 'unknown' : 'no', why };
}

/** Whether command words match a pattern, whose `*` stands for any text. */
export function matches(pattern: string, words: string): boolean {
  const [first = '', ...rest] = pattern.toLowerCase().trim().split(/\s+/).join(' ').split('*');
  const text = words.toLowerCase();
  const last = rest.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}

function fieldsOf(rule: Rule, paths: readonly string[], write: Write): Checked {
  const { leaves } = write;
  if (leaves === undefined) return unread(rule, write, `the fields of the request`);
  const path = paths.find((one) => leavesAt(leaves, one).length > 0);
  return path === undefined
    ? checked(false, `the request does not have ${listed(paths)}`)
    : checked(true, `the request has ${path}`);
}

/** What cannot be read is refused by a rule that refuses, and not allowed by a rule that allows. */
function unread(rule: Rule, { isEarly }: Write, what: string): Checked {
  if (isEarly) return { holds: 'unknown', why: `depends on ${what}` };
  return checked(rule.then !== 'allow', `${what} cannot be read`);
}

function amountOf(rule: Rule, amount: Amount, write: Write): Checked {
  const { field } = amount;
  if (write.leaves === undefined) return unread(rule, write, field);
  const found = leavesAt(write.leaves, field).filter(({ value }) => value !== null);
  if (found.length === 0) return checked(false, `the request does not have ${field}`);
  const [bound, word] = 'above' in amount ? [amount.above, 'above'] : [amount.upTo, 'up to'];
  const isExceeded = found.map(({ value }) => compared(value, bound));
  const strange = isExceeded.indexOf(undefined);
  if (strange >= 0) return checked(rule.then !== 'allow', `${field} is not a number`);
  const at = isExceeded.indexOf(true);
  const shown = `${field} is ${found[Math.max(at, 0)]?.value ?? ''}, ${at >= 0 ? 'above' : 'not above'} ${bound}`;
  return checked(word === 'above' ? at >= 0 : at < 0, shown);
}

/** Whether an amount without its sign is above a bound; undefined if it is not a number. */
function compared(value: Leaf['value'], bound: string): boolean | undefined {
  const difference = compareDecimals((value ?? '').replace(/^-/, ''), bound);
  return difference === undefined ? undefined : difference > 0;
}

type Leaf = NonNullable<Write['leaves']>[number];

function hoursOf(hours: readonly Hours[], zone = 'UTC', now: Date): Checked {
  const { day, minute, text } = localTime(now, zone);
  const found = hours.find(({ from, to, days }) =>
    from < to
      ? days.includes(day) && minute >= from && minute < to
      : (days.includes(day) && minute >= from) || (days.includes((day + 6) % 7) && minute < to),
  );
  return checked(found !== undefined, `it is ${text} in ${zone}`);
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function localTime(
  now: Date,
  timeZone: string,
): { readonly day: number; readonly minute: number; readonly text: string } {
  const options = { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const parts = new Intl.DateTimeFormat('en-US', options).formatToParts(now);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  const [weekday, hour, minute] = [part('weekday'), part('hour'), part('minute')];
  return {
    day: DAYS.indexOf(weekday),
    minute: Number(hour) * 60 + Number(minute),
    text: `${weekday} ${hour}:${minute}`,
  };
}

function limitOf(rule: Rule, atMost: NonNullable<Rule['atMost']>, count: Count, { isEarly }: Write): Checked {
  const isReached = (['run', 'day'] as const).some((span) => count[span] >= (atMost[span] ?? Infinity));
  const spans = (['run', 'day'] as const).flatMap((span) => {
    const most = atMost[span];
    if (most === undefined) return [];
    return [`${String(count[span])} of ${String(most)} ${span === 'run' ? 'in this run' : 'in 24 hours'}`];
  });
  const why = `writes so far: ${spans.join(', ')}`;
  if (isEarly) return { holds: 'unknown', why };
  return checked(rule.then === 'allow' ? !isReached : isReached, why);
}

const listed = (texts: readonly string[]): string => texts.join(' or ');
