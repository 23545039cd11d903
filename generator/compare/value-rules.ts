/** Compares types, choices, limits and defaults of two versions of a flag or argument. */
import { isDeepStrictEqual } from 'node:util';
import type { FlagData, PositionalData } from '../../runtime/contract/command.js';
import { valueKinds } from '../../runtime/kinds/index.js';
import type { RuleId } from './rules.js';

/** Data of a flag or an argument. */
type Data = Partial<FlagData> & Pick<PositionalData, 'kind' | 'batch' | 'variadic'>;

export type NoteValue = (rule: RuleId, message: string) => void;

/** Compares the values that a flag or an argument accepts. `name` is its name in messages: `--limit`, `<id>`. */
export function compareValues(name: string, old: Data, now: Data, note: NoteValue): void {
  compareType(name, old, now, note);
  compareChoices(name, old, now, note);
  compareLimits(name, old, now, note);
  compareInputs(name, old, now, note);
  if (!isDeepStrictEqual(old.default, now.default)) {
    note('default-changed', `the default of ${name} changed from ${shown(old.default)} to ${shown(now.default)}`);
  }
  for (const key of ['reference', 'months', 'day'] as const) {
    if (old.kind === now.kind && old[key] !== now[key]) {
      note('meaning-changed', `\`${key}\` of ${name} changed from ${shown(old[key])} to ${shown(now[key])}`);
    }
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
