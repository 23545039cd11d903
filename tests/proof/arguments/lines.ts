/** Draws whole command lines from the lowered specs: lines that must work, and lines with one error each. */
import fc, { type Arbitrary, type GeneratorValue } from 'fast-check';
import type { ArgumentIr, CommandIr, FlagIr, Ir } from '../../../generator/5-lower/ir.js';
import { wiresOf } from '../../../runtime/base/wires.js';
import { invalid, valid, type Data, type Drawn, type Rules } from './draw.js';

export interface Given {
  readonly name: string;
  readonly data: Data;
  /** A list if the flag or argument takes several. */
  readonly drawn: readonly Drawn[];
}

export interface Line {
  readonly argv: readonly string[];
  readonly given: readonly Given[];
}

/** A line with one error. */
export interface WrongLine {
  readonly argv: readonly string[];
  /** Texts of which the message must contain one. */
  readonly names: readonly string[];
  readonly error: string;
}

type Pick = <T>(arbitrary: Arbitrary<T>) => T;
const from =
  (gen: GeneratorValue): Pick =>
  (arbitrary) =>
    gen(() => arbitrary);

type Entry = FlagIr | ArgumentIr;
const isFlag = (entry: Entry): entry is FlagIr => 'origin' in entry;
const isSeveral = ({ data }: Entry): boolean =>
  ('repeat' in data && data.repeat === true) || ('variadic' in data && data.variadic === true);

/** Flags that start an editor or a browser, or that read a list before they do anything. */
const startsMore = ({ data }: Entry): boolean =>
  ('edits' in data && data.edits !== undefined) ||
  wiresOf(data).some((wire) => wire.in === 'print' && wire.name === 'web');

/** Places whose values need look-ups, and those that read the service several times. */
const LOOKED_UP = new Set(['fields', 'assign', 'match', 'attach', 'each', 'print', 'catalogue', 'paging']);
const isDirect = ({ data, name }: Entry, { plan }: CommandIr): boolean => {
  const wires = wiresOf(data);
  // The catalogue knows the fields of a resource.
  const names = wires.some((wire) => wire.in === 'query' && /^\$(?:select|expand|orderby|filter)$/.test(wire.name));
  if (data.kind === 'resource' || (plan?.resource !== undefined && (data.kind === 'json' || names))) return false;
  const ofJob = plan?.poll === undefined ? [] : ['wait', 'timeout-secs'];
  return wires.length > 0
    ? !wires.some((wire) => LOOKED_UP.has(wire.in))
    : ['yes', 'allow-writes', ...ofJob].includes(name);
};

const conflictsOf = ({ data }: Entry): readonly string[] => data.conflicts ?? [];
/** A key is that of one write, and a plan sends each of its lines once. */
const ofLog = ({ data }: Entry): boolean =>
  wiresOf(data).some((wire) => wire.in === 'print' && (wire.name === 'plan' || wire.name === 'once'));
const clash = (one: Entry, other: Entry): boolean =>
  conflictsOf(one).includes(other.name) ||
  conflictsOf(other).includes(one.name) ||
  (one.name !== other.name && ofLog(one) && ofLog(other));

/** Chooses flags and arguments that go together. `ready`: only those that need no look-up. */
function choose(pick: Pick, command: CommandIr, ready: boolean): readonly Entry[] | undefined {
  const chosen = new Map<string, Entry>();
  const all = new Map<string, Entry>([...command.args, ...command.flags].map((entry) => [entry.name, entry]));
  const groups = command.oneOf ?? [];
  const inGroup = new Set(groups.flat());
  const add = (entry: Entry | undefined, trail: readonly string[] = []): boolean => {
    if (entry === undefined || trail.includes(entry.name)) return entry !== undefined;
    if (chosen.has(entry.name)) return true;
    if ([...chosen.values()].some((other) => clash(entry, other))) return false;
    if (groups.some((names) => names.includes(entry.name) && names.some((name) => chosen.has(name)))) return false;
    chosen.set(entry.name, entry);
    const needs = [...(entry.data.requires ?? []), ...Object.keys(entry.data.onlyWith ?? {})];
    if (needs.every((name) => add(all.get(name), [...trail, entry.name]))) return true;
    chosen.delete(entry.name);
    return false;
  };
  const isNeeded = (entry: Entry): boolean =>
    isFlag(entry) ? entry.data.demandOption === true || entry.data.requiredWith !== undefined : entry.data.required;
  for (const entry of all.values()) if (isNeeded(entry) && !inGroup.has(entry.name)) add(entry);
  for (const name of ['yes', 'allow-writes']) if (all.has(name)) add(all.get(name));
  for (const names of groups) {
    const usable = names.filter((name) => !ready || isDirect(all.get(name)!, command));
    if (usable.length === 0) return undefined;
    if (!names.some((name) => chosen.has(name))) add(all.get(pick(fc.constantFrom(...usable))));
  }
  const optional = [...all.values()].filter(
    (entry) => !startsMore(entry) && !inGroup.has(entry.name) && (!ready || isDirect(entry, command)),
  );
  // An update without a change is refused, so one flag for the body is always drawn.
  const changes = optional.filter(
    (entry) => isFlag(entry) && wiresOf(entry.data).some((wire) => wire.in === 'body' || wire.in === 'form'),
  );
  if (changes.length > 0) add(pick(fc.constantFrom(...changes)));
  if (optional.length > 0) {
    for (const entry of pick(fc.uniqueArray(fc.constantFrom(...optional), { maxLength: 6 }))) add(entry);
  }
  // Only one end of a range is drawn, so that the range cannot end before it begins.
  for (const entry of [...chosen.values()]) {
    const first = isFlag(entry) ? entry.data.notBefore : undefined;
    if (first !== undefined && chosen.has(first)) {
      const drop = isNeeded(entry) ? first : entry.name;
      if (isNeeded(chosen.get(drop)!)) continue;
      chosen.delete(drop);
    }
  }
  if (ready && [...chosen.values()].some((entry) => !isDirect(entry, command) && wiresOf(entry.data).length > 0))
    return undefined;
  if (ready && changes.length === 0 && command.plan?.change === true) return undefined;
  return [...chosen.values()];
}

function drawValues(pick: Pick, entry: Entry, rules: Rules, single: boolean): readonly Drawn[] {
  const data: Data = entry.data;
  const arbitrary = valid(data, rules);
  const { minItems = 1, maxItems = 3 } = data;
  const min = data.kind === 'csv' ? 1 : Math.max(minItems, 1);
  const max = data.kind === 'csv' || single ? min : Math.min(Math.max(maxItems, min), 3);
  if (!isSeveral(entry)) return [pick(arbitrary)];
  const bounds = { minLength: min, maxLength: max };
  // A field has one value.
  const fieldOf = ({ value }: Drawn): string => String([value].flat()[0]).toLowerCase();
  return pick(
    data.kind === 'pair' ? fc.uniqueArray(arbitrary, { ...bounds, selector: fieldOf }) : fc.array(arbitrary, bounds),
  );
}

/** Words of one flag, in one of the forms in which it can be typed. */
function words(pick: Pick, { name, data, drawn }: Given & { readonly data: FlagIr['data'] }): string[] {
  return drawn.flatMap(({ text }) => {
    const aliases = [data.alias ?? []].flat().map((alias) => (alias.length === 1 ? `-${alias}` : `--${alias}`));
    const shown = pick(fc.constantFrom(`--${name}`, ...aliases));
    if (data.kind === 'boolean') return pick(fc.boolean()) || !shown.startsWith('--') ? [shown] : [`${shown}=true`];
    // A value that begins with a dash may be a flag of the command: such a value is attached.
    if (!text.startsWith('-') && pick(fc.boolean())) return [shown, text];
    return [shown.startsWith('--') ? `${shown}=${text}` : `--${name}=${text}`];
  });
}

/** Draws a line that must work; `undefined` if the command cannot be used without look-ups. */
export function drawLine(gen: GeneratorValue, command: CommandIr, rules: Rules): Line | undefined {
  const pick = from(gen);
  const entries = choose(pick, command, rules.ready);
  if (entries === undefined) return undefined;
  const single = entries.some((entry) => 'single' in entry.data && entry.data.single === true);
  // A range begins before anything that can be drawn for its end, and before the default of its end.
  const ends = command.flags.filter((flag) => entries.includes(flag) || flag.data.default !== undefined);
  const begins = new Set(ends.map(({ data }) => data.notBefore));
  const given = entries.map((entry): Given => {
    const allowed = entries.flatMap(({ data }) => data.onlyWith?.[entry.name] ?? []);
    const drawn = begins.has(entry.name)
      ? [{ text: '1899-12-30' }]
      : allowed.length > 0
        ? [{ text: pick(fc.constantFrom(...allowed)) }]
        : drawValues(pick, entry, rules, single);
    return { name: entry.name, data: entry.data, drawn };
  });
  const flags = given.filter((_, at) => isFlag(entries[at]!)) as (Given & { readonly data: FlagIr['data'] })[];
  // An argument can only be left out if none follows.
  const places = command.args.map(({ name }) => given.find((one) => one.name === name));
  const gap = places.indexOf(undefined);
  const typed = gap < 0 ? places : places.slice(0, gap);
  const positionals = typed.flatMap((one) => one?.drawn.map(({ text }) => text) ?? []);
  const kept = given.filter((one) => flags.includes(one as never) || typed.includes(one));
  const order = pick(fc.shuffledSubarray(flags, { minLength: flags.length }));
  const options = order.flatMap((one) => words(pick, one));
  const hasFormat = given.some(({ data }) => data.conflicts?.includes('output') === true);
  const formats = hasFormat ? [] : [['--output', 'json'], ['--output=yaml']];
  const shared = pick(fc.constantFrom<readonly string[]>([], ['--no-color'], ['--verbose'], ...formats));
  const end = positionals.some((text) => text.startsWith('-')) || pick(fc.boolean());
  const tail = end && positionals.length > 0 ? ['--', ...positionals] : [];
  const head = end ? [] : positionals;
  return { argv: [...command.words, ...head, ...shared, ...options, ...tail], given: kept };
}

/** Draws a line that has one error; `undefined` if none of the drawn kind fits the command. */
export function drawWrong(gen: GeneratorValue, command: CommandIr, ir: Ir, rules: Rules): WrongLine | undefined {
  const pick = from(gen);
  const line = drawLine(gen, command, rules);
  if (line === undefined) return undefined;
  const end = line.argv.indexOf('--');
  const at = end < 0 ? line.argv.length : end;
  const insert = (...more: readonly string[]): string[] => [...line.argv.slice(0, at), ...more, ...line.argv.slice(at)];
  const label = (entry: Entry): string => (isFlag(entry) ? `--${entry.name}` : `<${entry.name}>`);
  const free = command.flags.filter(
    (flag) =>
      !line.given.some(({ name }) => name === flag.name) &&
      !startsMore(flag) &&
      (flag.data.requires ?? []).length === 0 &&
      flag.data.onlyWith === undefined,
  );
  const known = [...command.flags, ...ir.globals];
  const kind = pick(
    fc.constantFrom(
      'value',
      'value',
      'value',
      'unknown',
      'no value',
      'missing',
      'conflict',
      'requires',
      'extra',
      'argument',
    ),
  );
  switch (kind) {
    case 'value': {
      const usable = [...free, ...ir.globals].filter(
        (flag) => flag.name !== 'help' && invalid(flag.data, ir.service.dates).length > 0,
      );
      if (usable.length === 0) return undefined;
      const flag = pick(fc.constantFrom(...usable));
      const text = pick(fc.constantFrom(...invalid(flag.data, ir.service.dates)));
      return { argv: insert(`--${flag.name}=${text}`), names: [label(flag)], error: kind };
    }
    case 'unknown': {
      const { name } = pick(fc.constantFrom(...known));
      const typo = `${name}q`;
      return { argv: insert(`--${typo}`), names: [`--${typo}`], error: kind };
    }
    case 'no value': {
      const usable = free.filter(({ data }) => data.kind !== 'boolean' && data.kind !== 'yesno');
      if (usable.length === 0) return undefined;
      const flag = pick(fc.constantFrom(...usable));
      return { argv: insert(`--${flag.name}`, '--verbose'), names: [label(flag)], error: kind };
    }
    case 'missing': {
      const needed = command.flags.filter(({ data }) => data.demandOption === true && data.env === undefined);
      // A template is printed without the values.
      const isPrinted = line.given.some(({ data }) => wiresOf(data).some((wire) => wire.name === 'template'));
      if (needed.length === 0 || isPrinted) return undefined;
      const flag = pick(fc.constantFrom(...needed));
      const names = [flag.name, ...[flag.data.alias ?? []].flat()].map((name) =>
        name.length === 1 ? `-${name}` : `--${name}`,
      );
      const argv: string[] = [];
      for (let index = 0; index < line.argv.length; index += 1) {
        const word = line.argv[index] ?? '';
        if (names.includes(word)) index += flag.data.kind === 'boolean' ? 0 : 1;
        else if (!names.some((name) => word.startsWith(`${name}=`))) argv.push(word);
      }
      return { argv, names: [label(flag)], error: kind };
    }
    case 'conflict': {
      const inLine = [...command.args, ...command.flags].filter((entry) =>
        line.given.some(({ name }) => name === entry.name),
      );
      const pairs = free.flatMap((flag) =>
        inLine.filter((entry) => clash(flag, entry)).map((entry) => [flag, entry] as const),
      );
      if (pairs.length === 0) return undefined;
      const [flag, entry] = pick(fc.constantFrom(...pairs));
      const drawn = drawValues(pick, flag, rules, true);
      return {
        argv: insert(...words(pick, { name: flag.name, data: flag.data, drawn })),
        names: [label(flag), label(entry)],
        error: kind,
      };
    }
    case 'requires': {
      const lonely = command.flags.filter(
        (flag) =>
          !line.given.some(({ name }) => name === flag.name) &&
          !startsMore(flag) &&
          (flag.data.requires ?? []).some((name) => {
            const other = command.flags.find((one) => one.name === name);
            return (
              other !== undefined &&
              other.data.default === undefined &&
              other.data.env === undefined &&
              !line.given.some((one) => one.name === name)
            );
          }) &&
          ![...command.args, ...command.flags].some(
            (entry) => line.given.some(({ name }) => name === entry.name) && clash(flag, entry),
          ),
      );
      if (lonely.length === 0) return undefined;
      const flag = pick(fc.constantFrom(...lonely));
      const drawn = drawValues(pick, flag, rules, true);
      return {
        argv: insert(...words(pick, { name: flag.name, data: flag.data, drawn })),
        names: [label(flag)],
        error: kind,
      };
    }
    case 'extra': {
      if (
        command.args.some(({ data }) => data.variadic === true || data.batch === true) ||
        line.given.filter((one) => command.args.some(({ name }) => name === one.name)).length < command.args.length
      )
        return undefined;
      const extra = pick(fc.constantFrom('zzextra', '999', 'ünïcode'));
      return { argv: end < 0 ? [...line.argv, '--', extra] : [...line.argv, extra], names: [extra], error: kind };
    }
    case 'argument': {
      const first = command.args[0];
      if (first === undefined) return undefined;
      const texts = invalid(first.data, ir.service.dates).filter((text) => !text.startsWith('@'));
      if (texts.length === 0) return undefined;
      const before = line.argv.filter(
        (word, index) => index < at && (index < command.words.length || word.startsWith('-')),
      );
      if (before.length === 0) return undefined;
      const others = line.given
        .filter(({ name }) => command.args.some((one) => one.name === name))
        .slice(1)
        .flatMap(({ drawn }) => drawn.map(({ text }) => text));
      const options = line.given.filter(({ name }) => command.flags.some((one) => one.name === name)) as (Given & {
        readonly data: FlagIr['data'];
      })[];
      const wrong = pick(fc.constantFrom(...texts));
      return {
        argv: [...command.words, ...options.flatMap((one) => words(pick, one)), '--', wrong, ...others],
        names: [label(first)],
        error: kind,
      };
    }
  }
  return undefined;
}
