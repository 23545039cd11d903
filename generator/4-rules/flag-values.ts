/** Checks that types have their keys, and that a value can meet choices, bounds and defaults. */
import { reportIdle } from '../diagnostics/findings.js';
import { isObject } from '../../runtime/base/objects.js';
import type { Kind } from '../../runtime/contract/kinds.js';
import { placeOfKey, placeOfValue } from '../1-read/source.js';
import type { FlagSpec, ServiceSpec } from '../2-shape/types.js';
import { kindOf } from '../3-bind/flags.js';
import type { BoundFlag } from '../3-bind/types.js';
import { filledBy, settingKeys } from '../3-bind/settings.js';
import { choicesOf } from '../3-bind/choices.js';
import type { Report } from '../diagnostics/report.js';
import { problemOf } from './kinds.js';
import type { Rule } from './rule.js';

export const values: Rule = ({ bound, report }) => {
  const seen = new Set<object>();
  const all = [...bound.globals, ...bound.commands.flatMap(({ args, flags }) => [...args, ...flags])];
  for (const flag of all) {
    if (seen.has(flag.spec)) continue;
    seen.add(flag.spec);
    checkKind(flag, report);
    checkBounds(flag, report);
    checkDefault(flag, bound.spec, report);
    checkOldChoices(flag, report);
    checkEmptyChoices(flag, report);
  }
  for (const [name, setting] of Object.entries(bound.spec.settings ?? {})) {
    checkSetting(setting, report);
    const { default: preset, ...expected } = setting;
    const value = String(preset ?? '');
    const problem =
      preset === undefined
        ? undefined
        : problemOf(value, { ...expected, choices: choicesOf(setting), kind: kindOf(expected) });
    if (problem === undefined) continue;
    report.add('CS415', placeOfValue(setting, 'default'), { value, what: `the setting "${name}"`, problem });
  }
};

function checkSetting(setting: FlagSpec, report: Report): void {
  for (const key of Object.keys(setting)) {
    if (!settingKeys.includes(key)) reportIdle(report, setting, key, 'settings do not have it');
  }
  if (setting.choices !== undefined && !Array.isArray(setting.choices))
    reportIdle(report, setting, 'choices', 'a setting lists its choices');
  if (setting.wire !== undefined && filledBy(setting) === undefined)
    reportIdle(report, setting, 'wire', 'a setting is sent to a flag, as `flag:output`');
}

function checkKind({ spec, kind, name, at }: BoundFlag, report: Report): void {
  const closed = kind === 'enum' || (kind === 'csv' && spec.of === 'enum');
  if (closed && spec.choices === undefined) report.add('CS427', at, { name, type: 'enum', missing: 'choices' });
  if (kind === 'reference' && spec.reference === undefined) {
    report.add('CS427', at, { name, type: 'reference', missing: 'reference' });
  }
}

function checkBounds({ spec, name }: BoundFlag, report: Report): void {
  for (const [low, high] of [
    ['min', 'max'],
    ['min-items', 'max-items'],
  ] as const) {
    const [least, most] = [spec[low], spec[high]];
    if (least === undefined || most === undefined || least <= most) continue;
    report.add('CS416', placeOfValue(spec, low), {
      what: `--${name}`,
      low: `${low} ${String(least)}`,
      high: `${high} ${String(most)}`,
    });
  }
}

function checkDefault({ spec, kind, name, origin }: BoundFlag, service: ServiceSpec, report: Report): void {
  // The other defaults of global flags are those of the compiler.
  if (origin === 'global' && service.flags?.[name] !== spec) return;
  if (spec.default === undefined) return;
  const value = defaultText(spec.default, kind);
  const expected = { ...spec, kind, choices: choicesOf(spec) };
  const each: readonly unknown[] = spec.repeatable === true ? [spec.default].flat() : [spec.default];
  const problem =
    kind === 'boolean'
      ? booleanProblem(spec.default)
      : each.map((one) => problemOf(defaultText(one, kind), expected)).find((found) => found !== undefined);
  if (problem === undefined) return;
  report.add('CS415', placeOfValue(spec, 'default'), { value, what: `--${name}`, problem });
}

/** Returns a default as it would be typed. */
function defaultText(value: unknown, kind: Kind): string {
  if (kind === 'json' ? typeof value === 'object' : isObject(value)) return JSON.stringify(value);
  return Array.isArray(value) ? value.join(',') : String(value);
}

const booleanProblem = (value: unknown): string | undefined =>
  typeof value === 'boolean' ? undefined : 'true or false';

/** An old name of a choice stands for a choice, and is not one itself. */
function checkOldChoices({ spec, name }: BoundFlag, report: Report): void {
  const { 'was-choices': old } = spec;
  const choices = choicesOf(spec);
  if (old === undefined || choices === undefined) return;
  for (const [was, now] of Object.entries(old)) {
    if (choices.includes(was))
      report.add('CS448', placeOfKey(old, was), { value: was, name, problem: 'it is still a choice' });
    else if (!choices.includes(now)) {
      report.add('CS448', placeOfValue(old, was), { value: was, name, problem: `"${now}" is not a choice` });
    }
  }
}

/** A choice without a value leaves a parameter out, which a path cannot do. */
function checkEmptyChoices({ spec: { choices }, wires }: BoundFlag, report: Report): void {
  if (!isObject(choices) || !wires.some((wire) => wire.in === 'path')) return;
  for (const [key, value] of Object.entries(choices)) {
    if (value === null) reportIdle(report, choices, key, 'a path needs a value');
  }
}
