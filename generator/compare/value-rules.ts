/** Compares types, choices, limits and defaults of two versions of a flag or argument. */
import { isDeepStrictEqual } from 'node:util';
import type { FlagData, PositionalData } from '../../runtime/contract/command.js';
import { valueKinds } from '../../runtime/kinds/index.js';
import type { RuleId } from './rules.js';

/** Data of a flag or an argument. */
type Data = Partial<FlagData> & Partial<PositionalData> & Pick<PositionalData, 'kind'>;

export type NoteValue = (rule: RuleId, message: string) => void;

/** Compares the values that a flag or an argument accepts. `name` is its name in messages: `--limit`, `<id>`. */
export function compareValues(name: string, old: Data, now: Data, note: NoteValue): void {
  compareType(name, old, now, note);
  compareChoices(name, old, now, note);
  compareLimits(name, old, now, note);
  compareInputs(name, old, now, note);
  compareSent(name, old, now, note);
  if (!isDeepStrictEqual(old.default, now.default)) {
    note('default-changed', `the default of ${name} changed from ${shown(old.default)} to ${shown(now.default)}`);
  }
  compareFacts(name, old, now, note);
}

/**
 * How a fact of a value is compared: `rule` by a rule of its own, in this file or beside it; `none`, because users see no
 * difference. Any other fact is compared as it is: a change of it is `read` differently, or something else is `sent`.
 */
type Treatment = 'rule' | 'none' | 'read' | 'sent';

/** Every fact of a flag or an argument, so that a new one cannot be forgotten. */
const treatments: Readonly<Record<keyof FlagData | keyof PositionalData, Treatment>> = {
  // Words of help.
  describe: 'none',
  unit: 'none',
  // Where the service expects the value, and under which name, is the business of the client.
  wire: 'none',
  list: 'none',
  alias: 'rule',
  was: 'rule',
  choices: 'rule',
  wasChoices: 'rule',
  open: 'rule',
  words: 'rule',
  default: 'rule',
  demandOption: 'rule',
  required: 'rule',
  unlessIn: 'rule',
  kind: 'rule',
  of: 'rule',
  env: 'rule',
  stdin: 'rule',
  repeat: 'rule',
  variadic: 'rule',
  batch: 'rule',
  min: 'rule',
  max: 'rule',
  minItems: 'rule',
  maxItems: 'rule',
  maxLength: 'rule',
  blank: 'rule',
  requires: 'rule',
  conflicts: 'rule',
  single: 'rule',
  requiredWith: 'rule',
  onlyWith: 'rule',
  notBefore: 'rule',
  decimals: 'rule',
  send: 'rule',
  reference: 'read',
  months: 'read',
  day: 'read',
  splits: 'read',
  line: 'read',
  edits: 'read',
  secret: 'read',
  with: 'sent',
  as: 'sent',
  minor: 'sent',
  compact: 'sent',
  epoch: 'sent',
};

/** Compares the facts without a rule of their own. Those of another type are not the same facts. */
function compareFacts(name: string, old: Data, now: Data, note: NoteValue): void {
  if (old.kind !== now.kind) return;
  for (const [key, treatment] of Object.entries(treatments) as [keyof Data, Treatment][]) {
    if (treatment === 'rule' || treatment === 'none' || isDeepStrictEqual(old[key], now[key])) continue;
    const rule = treatment === 'sent' ? 'sent-changed' : 'meaning-changed';
    note(rule, `\`${key}\` of ${name} changed from ${shown(old[key])} to ${shown(now[key])}`);
  }
}

function compareType(name: string, old: Data, now: Data, note: NoteValue): void {
  const typeOf = ({ kind, of = 'text' }: Data): string => (kind === 'csv' ? `csv of ${of}` : kind);
  if (typeOf(old) === typeOf(now)) return;
  const [from, to] =
    old.kind === 'csv' && now.kind === 'csv' ? [old.of ?? 'text', now.of ?? 'text'] : [old.kind, now.kind];
  const isWider = valueKinds[from].wider?.includes(to) === true;
  note(isWider ? 'type-widened' : 'type-changed', `the type of ${name} changed from ${typeOf(old)} to ${typeOf(now)}`);
}

/** Compares what is sent for the choices that both have, or else for the flag. */
function compareSent(name: string, old: Data, now: Data, note: NoteValue): void {
  if (old.kind !== now.kind || isDeepStrictEqual(old.send, now.send)) return;
  const kept = old.choices?.filter((value) => now.choices?.includes(value));
  if (kept === undefined) {
    note('sent-changed', `\`send\` of ${name} changed from ${shown(old.send)} to ${shown(now.send)}`);
    return;
  }
  const sentBy = ({ send }: Data, value: string): unknown =>
    (send as Readonly<Record<string, unknown>> | undefined)?.[value] ?? value;
  for (const value of kept) {
    const [from, to] = [sentBy(old, value), sentBy(now, value)];
    if (!isDeepStrictEqual(from, to))
      note('sent-changed', `the value "${value}" of ${name} is sent as ${shown(to)} instead of ${shown(from)}`);
  }
}

function compareChoices(name: string, old: Data, now: Data, note: NoteValue): void {
  // Words are accepted besides the values of a look-up.
  for (const key of ['choices', 'words'] as const) {
    const [before, after] = [old[key], now[key]];
    for (const value of after === undefined ? [] : (before ?? []).filter((word) => !after.includes(word))) {
      const renamedTo = now.wasChoices?.[value];
      if (renamedTo !== undefined)
        note('value-renamed', `the value "${value}" of ${name} was renamed to "${renamedTo}"`);
      else note(now.open ? 'value-unlisted' : 'value-removed', `the value "${value}" of ${name} was removed`);
    }
    for (const value of before === undefined ? [] : (after ?? []).filter((word) => !before.includes(word))) {
      note('value-added', `the value "${value}" of ${name} was added`);
    }
  }
  if (old.choices === undefined && now.choices !== undefined && old.kind === now.kind) {
    note('limit-narrowed', `${name} accepts only ${now.choices.join(', ')}`);
  }
  if (old.choices !== undefined && now.choices === undefined && old.kind === now.kind) {
    note('limit-widened', `${name} accepts any value`);
  }
  for (const word of old.words !== undefined && now.words === undefined ? old.words : []) {
    note('value-removed', `the value "${word}" of ${name} was removed`);
  }
  if (old.choices === undefined || now.choices === undefined || old.open === now.open) return;
  if (now.open) note('limit-widened', `${name} accepts values that are not listed`);
  else note('limit-narrowed', `${name} accepts only ${now.choices.join(', ')}`);
}

const most = { max: 'maximum', maxItems: 'maximum number of values', maxLength: 'maximum length' } as const;
/** How strictly blank text is refused. */
const blanks = { accepts: 0, clears: 1, never: 2 } as const;
const least = { min: 'minimum', minItems: 'minimum number of values' } as const;

function compareLimits(name: string, old: Data, now: Data, note: NoteValue): void {
  const compare = (what: string, from: number | undefined, to: number | undefined, isNarrower: boolean): void => {
    if (from === to) return;
    const text = `the ${what} of ${name} changed from ${shown(from)} to ${shown(to)}`;
    note(isNarrower ? 'limit-narrowed' : 'limit-widened', text);
  };
  for (const [key, what] of Object.entries(most) as [keyof typeof most, string][]) {
    compare(what, old[key], now[key], (now[key] ?? Infinity) < (old[key] ?? Infinity));
  }
  for (const [key, what] of Object.entries(least) as [keyof typeof least, string][]) {
    compare(what, old[key], now[key], (now[key] ?? -Infinity) > (old[key] ?? -Infinity));
  }
  if (old.decimals !== now.decimals) {
    const isWider =
      now.decimals === undefined ||
      (typeof old.decimals === 'number' && typeof now.decimals === 'number' && now.decimals > old.decimals);
    note(
      isWider ? 'limit-widened' : 'limit-narrowed',
      `the most decimals of ${name} changed from ${shown(old.decimals)} to ${shown(now.decimals)}`,
    );
  }
  const [before, after] = [blanks[old.blank ?? 'accepts'], blanks[now.blank ?? 'accepts']];
  if (after > before) note('limit-narrowed', `${name} no longer accepts ${after === 2 ? 'an empty text' : 'blanks'}`);
  if (after < before) note('limit-widened', `${name} accepts ${after === 0 ? 'blanks' : 'an empty text'}`);
}

/** Ways to set a value, each with the words for a new way and for a removed one. */
const inputs = {
  stdin: ['can be piped in', 'can no longer be piped in'],
  repeat: ['may be repeated', 'may no longer be repeated'],
  variadic: ['takes several values', 'takes only one value'],
  batch: ['takes a list from - or @file', 'no longer takes a list from - or @file'],
} as const;

function compareInputs(name: string, old: Data, now: Data, note: NoteValue): void {
  for (const [key, [added, removed]] of Object.entries(inputs) as [keyof typeof inputs, readonly [string, string]][]) {
    if (old[key] && !now[key]) note('input-removed', `${name} ${removed}`);
    if (!old[key] && now[key]) note('input-added', `${name} ${added}`);
  }
  if (old.env === now.env) return;
  if (old.env !== undefined) note('input-removed', `${name} is no longer read from ${old.env}`);
  if (now.env !== undefined) note('input-added', `${name} is read from ${now.env}`);
}

/** Returns a value as a message shows it. */
export const shown = (value: unknown): string =>
  value === undefined ? 'none' : typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
