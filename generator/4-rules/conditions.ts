import { valueKinds } from '../../runtime/kinds/index.js';
import { placeOfKey, placeOfValue, type Span } from '../1-read/source.js';
import { candidates } from '../diagnostics/nearest.js';
import { choicesOf } from '../3-bind/choices.js';
import { ownNames } from '../3-bind/derived.js';
import type { Bound, BoundCommand, BoundFlag } from '../3-bind/types.js';
import type { FlagSpec } from '../2-shape/types.js';
import type { Report } from '../diagnostics/report.js';
import type { Rule } from './rule.js';

/** `requires`, `required-with`, `only-with`, `conflicts`, `decimals`, `not-before` and `one-of` name flags that exist. */
export const conditions: Rule = ({ bound, report }) => {
  const globals = bound.globals.map(({ name }) => name);
  /** Conditions of shared flags, and whether a command can meet them. */
  const shared = new Map<string, { met: boolean; add: () => void }>();

  for (const command of bound.commands) {
    const known = [...command.flags, ...command.args].map(({ name }) => name).concat(globals);
    const add = (name: string, key: string, at: Span) => {
      report.add('CS414', at, {
        name,
        key,
        words: command.words.join(' '),
        hint: candidates(
          name,
          known,
          'Flags',
          ownNames(command, bound.spec).filter((own) => known.includes(own)),
        ),
      });
    };
    for (const [flag, key, name, at] of conditionsOf(command)) {
      const met = known.includes(name);
      if (flag.origin === 'own' || flag.origin === 'argument') {
        if (!met) add(name, key, at);
        continue;
      }
      // A shared flag meets different flags in different commands, so one command with the other flag is enough.
      const id = `${at.source.file}:${String(at.start)}`;
      const before = shared.get(id);
      shared.set(id, {
        met: met || (before?.met ?? false),
        add: () => {
          add(name, key, at);
        },
      });
    }
    command.spec['one-of']?.forEach((names) => {
      names.forEach((name, index) => {
        if (!known.includes(name)) add(name, 'one-of', placeOfValue(names, index));
      });
    });
  }
  for (const { met, add } of shared.values()) if (!met) add();
  checkSingle(bound, report);
  checkValues(bound.commands, report);
  checkRanges(bound.commands, report);
};

/** Reports ranges whose ends cannot be compared. */
function checkRanges(commands: readonly BoundCommand[], report: Report): void {
  const seen = new Set<FlagSpec>();
  for (const { flags } of commands) {
    for (const { spec, kind } of flags) {
      const first = flags.find(({ name }) => name === spec['not-before']);
      if (first === undefined || seen.has(spec)) continue;
      seen.add(spec);
      const { order } = valueKinds[kind];
      if (order !== undefined && order === valueKinds[first.kind].order) continue;
      const why = `values of the types ${first.kind} and ${kind} are not compared`;
      report.add('CS426', placeOfKey(spec, 'not-before'), { key: 'not-before', why });
    }
  }
}

/** Reports values of other flags that a condition names, and that those flags cannot have. */
function checkValues(commands: readonly BoundCommand[], report: Report): void {
  const seen = new Set<object>();
  for (const { args, flags } of commands) {
    for (const { spec } of flags) {
      for (const [name, values] of BY_VALUE.flatMap((key) => Object.entries(spec[key] ?? {}))) {
        const other = [...args, ...flags].find((flag) => flag.name === name)?.spec;
        const choices = other === undefined || other.open === true ? undefined : choicesOf(other);
        if (choices === undefined || seen.has(values)) continue;
        seen.add(values);
        values.forEach((value, index) => {
          if (choices.includes(value)) return;
          const why = `the values of ${name} are ${choices.join(', ')}`;
          report.add('CS426', placeOfValue(values, index), { key: value, why });
        });
      }
    }
  }
}

/** Reports flags for a single record that no command with several records has. */
function checkSingle({ commands, globals }: Bound, report: Report): void {
  const uses = new Map<FlagSpec, boolean>();
  for (const { args, flags } of commands) {
    const several = args.some(({ spec }) => spec.variadic === true);
    for (const { spec } of [...flags, ...globals])
      if (spec.single === true) uses.set(spec, several || uses.get(spec) === true);
  }
  for (const [spec, isNeeded] of uses) {
    if (isNeeded) continue;
    report.add('CS426', placeOfKey(spec, 'single'), {
      key: 'single',
      why: 'no command with the flag takes several records',
    });
  }
}

/** Conditions on values of other flags. */
const BY_VALUE = ['required-with', 'only-with'] as const;

const valueConditions = (flag: BoundFlag) =>
  BY_VALUE.flatMap((key) =>
    Object.keys(flag.spec[key] ?? {}).map(
      (name) => [flag, key, name, placeOfKey(flag.spec[key] as object, name)] as const,
    ),
  );

function conditionsOf(command: BoundCommand) {
  return [...command.flags, ...command.args].flatMap((flag) => [
    ...(['requires', 'conflicts'] as const).flatMap((key) =>
      (flag.spec[key] ?? []).map(
        (name, index) => [flag, key, name, placeOfValue(flag.spec[key] as object, index)] as const,
      ),
    ),
    ...valueConditions(flag),
    ...(typeof flag.spec.decimals !== 'string'
      ? []
      : [[flag, 'decimals', flag.spec.decimals, placeOfValue(flag.spec, 'decimals')] as const]),
    ...(flag.spec['not-before'] === undefined
      ? []
      : [[flag, 'not-before', flag.spec['not-before'], placeOfValue(flag.spec, 'not-before')] as const]),
  ]);
}
