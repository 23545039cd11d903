/** Compares the flags of two versions of a command. */
import type { Span } from '../1-read/source.js';
import type { FlagIr } from '../5-lower/ir.js';
import { placed, type Compared, type Note } from './change.js';
import { compareValues, type NoteValue } from './value-rules.js';

/** Flags of a command (or of the client) on one side. */
export interface FlagSide {
  readonly flags: readonly FlagIr[];
  /** Where a flag is written. */
  readonly at: (name: string) => Span | undefined;
  /** Where the command is written. */
  readonly owner: Span;
  readonly side: Compared;
}

/** Compares flags. `one-of` sets and conditions are compared by the current names. */
export function compareFlags(
  old: FlagSide,
  now: FlagSide,
  oneOf: readonly [old: readonly (readonly string[])[], now: readonly (readonly string[])[]],
  note: Note,
): void {
  const renames = renamesOf(old.flags, now.flags);
  const nameNow = (name: string): string => renames.get(name) ?? name;
  const before = new Map(old.flags.map((flag) => [nameNow(flag.name), flag]));
  const after = new Set(now.flags.map(({ name }) => name));
  const gone = new Set([...before.keys()].filter((name) => !after.has(name)));
  const isKept = (name: string): boolean => !gone.has(name);
  const placeIn = ({ at, owner, side }: FlagSide, name: string): Span => placed(at(name) ?? owner, side);

  for (const [name, flag] of before) {
    if (after.has(name)) continue;
    const message = `--${flag.name} was removed`;
    note({ rule: 'flag-removed', message, at: placed(now.owner, now.side), was: placeIn(old, flag.name) });
  }
  for (const flag of now.flags) {
    const { name, data } = flag;
    const at = placeIn(now, name);
    const one = before.get(name);
    if (one === undefined) {
      if (data.demandOption) note({ rule: 'flag-required', message: `the new flag --${name} is required`, at });
      else note({ rule: 'flag-added', message: `--${name} was added`, at });
      continue;
    }
    const was = placeIn(old, one.name);
    const report: NoteValue = (rule, message) => {
      note({ rule, message, at, was });
    };
    if (one.name !== name) report('flag-renamed', `--${one.name} was renamed to --${name}`);
    compareNames(one, flag, report);
    if (isNeeded(data) && !isNeeded(one.data)) report('flag-required', `--${name} is required`);
    if (!isNeeded(data) && isNeeded(one.data)) report('flag-optional', `--${name} is no longer required`);
    compareValues(`--${name}`, one.data, data, report);
    // Nobody has used a new flag yet. Flags that are in neither list are global.
    const noticed = (other: string): boolean => before.has(other) || !after.has(other);
    compareTexts(
      conditionsOf(one, nameNow, () => true),
      conditionsOf(flag, (other) => other, noticed),
      report,
      isKept,
    );
  }
  const sets = (list: readonly (readonly string[])[], named: (name: string) => string): Map<string, Condition> =>
    new Map(
      list.map((set) => {
        const names = set.map(named).sort();
        return [names.join(' '), { text: `one of ${names.map((name) => `--${name}`).join(', ')} is required`, names }];
      }),
    );
  const report: NoteValue = (rule, message) => {
    note({ rule, message, at: placed(now.owner, now.side), was: placed(old.owner, old.side) });
  };
  compareTexts(
    sets(oneOf[0], nameNow),
    sets(oneOf[1], (name) => name),
    report,
    isKept,
  );
}

/** Whether every command line has the flag. */
const isNeeded = ({ demandOption, unlessIn }: FlagIr['data']): boolean =>
  demandOption === true && unlessIn === undefined;

/** Returns the current names of flags that were renamed, by their old names. */
function renamesOf(old: readonly FlagIr[], now: readonly FlagIr[]): Map<string, string> {
  const kept = new Set(now.map(({ name }) => name));
  const gone = old.map(({ name }) => name).filter((name) => !kept.has(name));
  return new Map(
    gone.flatMap((name) => {
      const flag = now.find(({ data }) => data.was?.includes(name));
      return flag === undefined ? [] : [[name, flag.name] as const];
    }),
  );
}

/** Compares letters, other names and old names. */
function compareNames(old: FlagIr, now: FlagIr, report: NoteValue): void {
  const dashed = (name: string): string => (name.length === 1 ? `-${name}` : `--${name}`);
  const [before, after] = [old, now].map(
    ({ name, data }) => new Set([name, data.alias ?? [], data.was ?? []].flat()),
  ) as [Set<string>, Set<string>];
  for (const name of before) {
    if (!after.has(name)) report('name-removed', `--${now.name} can no longer be written ${dashed(name)}`);
  }
  for (const name of after) {
    // The rename itself is reported.
    if (before.has(name) || name === now.name) continue;
    report('name-added', `--${now.name} can be written ${dashed(name)}`);
  }
}

interface Condition {
  readonly text: string;
  /** Other flags that the condition names. */
  readonly names: readonly string[];
}

/** Returns the conditions of a flag that concern flags which users know. */
function conditionsOf(
  { name: own, data }: FlagIr,
  named: (name: string) => string,
  isKnown: (name: string) => boolean,
): Map<string, Condition> {
  const name = `--${named(own)}`;
  const found = new Map<string, Condition>();
  const add = (text: string, ...names: string[]): void => {
    found.set(text, { text, names });
  };
  for (const other of (data.requires ?? []).map(named)) add(`${name} requires --${other}`, other);
  for (const other of (data.conflicts ?? []).map(named).filter(isKnown)) {
    add(`${name} cannot be used with --${other}`, other);
  }
  if (data.notBefore !== undefined) {
    const other = named(data.notBefore);
    add(`${name} cannot be before --${other}`, other);
  }
  if (data.single) add(`${name} cannot be used with several records`);
  for (const [key, values] of Object.entries(data.requiredWith ?? {})) {
    const other = named(key);
    for (const value of isKnown(other) ? values : []) add(`${name} is required with --${other} ${value}`, other);
  }
  for (const [key, values] of Object.entries(data.onlyWith ?? {})) {
    const other = named(key);
    add(`${name} requires --${other} ${values.join(' or ')}`, other);
  }
  return found;
}

/** Reports the conditions that only one side has. A removed flag removes its conditions, so they are not reported. */
function compareTexts(
  old: ReadonlyMap<string, Condition>,
  now: ReadonlyMap<string, Condition>,
  report: NoteValue,
  isKept: (flag: string) => boolean,
): void {
  for (const [key, { text }] of now) if (!old.has(key)) report('condition-added', `new condition: ${text}`);
  for (const [key, { text, names }] of old) {
    if (!now.has(key) && names.every(isKept)) report('condition-removed', `condition removed: ${text}`);
  }
}
