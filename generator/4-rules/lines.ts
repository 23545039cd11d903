/** Checks lines of documents, and the keys of groups that need a resource or a reference. */
import { reportIdle } from '../diagnostics/findings.js';
import { defined } from '../../runtime/base/defined.js';
import { placeOfKey, placeOfValue, within, type Span } from '../1-read/source.js';
import type { GroupSpec, LinesSpec } from '../2-shape/types.js';
import { choicesOf } from '../3-bind/choices.js';
import { fieldOf, recordOf, type Subject } from '../3-bind/catalogue.js';
import { fieldOfPart, negativeOf } from '../3-bind/notation.js';
import { lineVerbs } from '../3-bind/request.js';
import { placeOfUse } from '../3-bind/wires.js';
import type { Bound, BoundCommand, Scope } from '../3-bind/types.js';
import { candidates, listed } from '../diagnostics/nearest.js';
import type { Report } from '../diagnostics/report.js';
import { checkParts } from './line-parts.js';
import type { Rule } from './rule.js';

/** Lines of documents: their fields exist, their parts fit together, and a command uses them. */
export const lines: Rule = ({ bound, report }) => {
  for (const scope of bound.scopes) {
    const { spec } = scope;
    if (spec.lines === undefined) continue;
    const commands = bound.commands.filter((command) => command.scope.spec === spec);
    checkFields(spec.lines, bound, report);
    checkParts(spec.lines, bound, report);
    checkUse(spec, spec.lines, commands, report);
    checkSent(spec, commands, bound, report);
    checkNegative(spec.lines, commands, report);
    checkShared(commands, spec.lines, bound, report);
  }
};

function subjectOf(name: string | undefined, { catalogue }: Bound): Subject {
  const record = name === undefined || catalogue === undefined ? undefined : recordOf(name, catalogue);
  return { name: name ?? '', ...defined({ record }) };
}

function checkFields(declared: LinesSpec, bound: Bound, report: Report): void {
  const line = subjectOf(declared.resource, bound);
  for (const parts of [declared.head, declared.options]) {
    for (const part of Object.values(parts ?? {})) fieldOf(line, fieldOfPart(part), placeOfValue(part, 'wire'), report);
  }
  if (declared.text !== undefined) fieldOf(line, declared.text, placeOfValue(declared, 'text'), report);
}

/** Checks the fields that flags set in every line. */
function checkShared(
  commands: readonly BoundCommand[],
  { resource, head }: LinesSpec,
  bound: Bound,
  report: Report,
): void {
  const line = subjectOf(resource, bound);
  for (const flag of commands.flatMap(({ flags }) => flags)) {
    flag.wires.forEach((wire, index) => {
      if (wire.in !== 'line') return;
      fieldOf(line, wire.name, flag.usedAt, report);
      const part = Object.entries(head ?? {}).find(
        ([, { wire: field, required }]) => field === wire.name && required !== false,
      );
      if (part === undefined) return;
      report.add('CS426', placeOfUse(flag, index), {
        key: 'wire',
        why: `every line has a value of its own, \`${part[0]}\``,
      });
    });
  }
}

const isTyped = ({ flags }: BoundCommand): boolean => flags.some(({ line }) => line !== undefined);

/** Keys about lines that are typed, not read. */
const keysOfTyped = ['head', 'options', 'text', 'negative', 'balanced'] as const;

/** Typed lines are sent in a field of the document. */
function checkSent(spec: GroupSpec, commands: readonly BoundCommand[], bound: Bound, report: Report): void {
  const { record } = subjectOf(spec.resource, bound);
  const fields = Object.entries(record?.fields ?? {}).filter(([, { type }]) => type === 'Collection');
  for (const { words, flags } of commands) {
    for (const flag of flags) {
      if (flag.line === undefined || flag.wires.length > 0) continue;
      report.add('CS445', placeOfKey(spec, 'lines'), {
        name: flag.name,
        words: words.join(' '),
        resource: spec.lines?.resource ?? '',
        fields: listed(fields.map(([name]) => name)),
      });
    }
  }
}

function checkUse(spec: GroupSpec, declared: LinesSpec, commands: readonly BoundCommand[], report: Report): void {
  const verbs = new Set(commands.map(({ verb }) => verb));
  const addIdle = (key: keyof LinesSpec, why: string) => {
    reportIdle(report, declared, key, why);
  };
  const isRead = lineVerbs.some((verb) => verbs.has(verb));
  const takes = commands.some(isTyped);
  if (!isRead && !takes) {
    const why = 'no command of the group lists or writes lines';
    reportIdle(report, spec, 'lines', why);
    return;
  }
  if (!takes) for (const key of keysOfTyped) addIdle(key, 'no flag of the group has the type line');
}

/** Commands that take lines have the flag, or the values of a flag, that make amounts negative. */
function checkNegative(declared: LinesSpec, commands: readonly BoundCommand[], report: Report): void {
  const [condition = ''] = Object.keys(declared.negative ?? {});
  const negative = negativeOf(declared);
  if (negative === undefined) return;
  const at = placeOfKey(declared.negative as object, condition);
  for (const command of commands.filter(isTyped)) {
    const { values } = negative;
    if (values !== undefined) checkValues(negative.when, values, command, at, report);
    const usable = command.flags.filter(({ kind, spec }) =>
      values === undefined ? kind === 'boolean' : choicesOf(spec) !== undefined,
    );
    const flags = usable.map(({ name }) => name);
    if (flags.includes(negative.when)) continue;
    report.add('CS414', within(at, negative.when), {
      name: negative.when,
      key: 'negative',
      words: command.words.join(' '),
      hint: candidates(negative.when, flags, values === undefined ? 'Boolean flags' : 'Flags with choices'),
    });
  }
}

function checkValues(when: string, values: readonly string[], command: BoundCommand, at: Span, report: Report): void {
  const flag = command.flags.find(({ name }) => name === when);
  const choices = flag === undefined ? undefined : choicesOf(flag.spec);
  for (const value of values) {
    if (choices === undefined || choices.includes(value)) continue;
    const why = `the values of ${when} are ${choices.join(', ')}`;
    report.add('CS426', within(at, value), { key: value, why });
  }
}

/** Keys of a group that need a resource or a reference. */
export const groupKeys: Rule = ({ bound, report }) => {
  for (const { spec } of bound.scopes) {
    const idle = (key: keyof GroupSpec, why: string): void => {
      reportIdle(report, spec, key, why);
    };
    const keys = ['number', 'code', 'latest', 'lines'] as const;
    if (bound.spec.catalogue === undefined) {
      for (const key of [...keys, 'resource'] as const) idle(key, 'the service has no catalogue');
      continue;
    }
    if (spec.resource === undefined)
      for (const key of ['number', 'code', 'latest'] as const) idle(key, 'the group has no resource');
    else if (spec.number !== undefined) idle('code', 'records are looked up by number');
    if (spec.number === undefined && spec.code === undefined)
      idle('latest', 'the group has neither a number nor a code');
    if (spec.resource !== undefined && !usesResource(spec, bound)) idle('resource', 'no command of the group uses it');
  }
};

function usesResource(spec: Scope['spec'], { commands }: Bound): boolean {
  return (
    spec.number !== undefined ||
    spec.code !== undefined ||
    commands.some((command) => command.scope.spec === spec && command.request?.resource !== undefined)
  );
}
