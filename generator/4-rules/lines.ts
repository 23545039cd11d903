import { placeOfKey, placeOfValue } from '../1-read/source.js';
import type { GroupSpec, LinePartSpec, LinesSpec } from '../2-shape/types.js';
import { fieldOf, recordOf, type Subject } from '../3-bind/catalogue.js';
import { lineVerbs } from '../3-bind/resource.js';
import type { Bound, BoundCommand, Scope } from '../3-bind/types.js';
import { candidates } from '../diagnostics/nearest.js';
import type { Report } from '../diagnostics/report.js';
import type { Rule } from './rule.js';

/** Lines of documents: their fields exist, their parts fit together, and something reads them. */
export const lines: Rule = ({ bound, report }) => {
  for (const scope of bound.scopes) {
    const { spec } = scope;
    if (spec.lines === undefined) continue;
    const commands = bound.commands.filter((command) => command.scope.spec === spec);
    checkFields(spec, spec.lines, bound, report);
    checkParts(spec.lines, bound, report);
    checkUse(spec, spec.lines, commands, report);
    checkSwitch(spec.lines, commands, report);
    checkShared(commands, spec.lines, bound, report);
  }
};

function subjectOf(name: string | undefined, { catalogue }: Bound): Subject {
  const record = name === undefined || catalogue === undefined ? undefined : recordOf(name, catalogue);
  return { name: name ?? '', ...(record === undefined ? {} : { record }) };
}

function checkFields(spec: GroupSpec, given: LinesSpec, bound: Bound, report: Report): void {
  const line = subjectOf(given.resource, bound);
  for (const parts of [given.head, given.options]) {
    for (const part of Object.values(parts ?? {})) fieldOf(line, part.wire, placeOfValue(part, 'wire'), report);
  }
  if (given.text !== undefined) fieldOf(line, given.text, placeOfValue(given, 'text'), report);
  if (given.collection !== undefined) {
    const document = subjectOf(spec.resource, bound);
    fieldOf(document, given.collection, placeOfValue(given, 'collection'), report);
  }
}

/** Fields that flags give to every line. */
function checkShared(commands: readonly BoundCommand[], { resource }: LinesSpec, bound: Bound, report: Report): void {
  const line = subjectOf(resource, bound);
  for (const flag of commands.flatMap(({ flags }) => flags)) {
    for (const wire of flag.wires) if (wire.in === 'line') fieldOf(line, wire.name, flag.usedAt, report);
  }
}

function checkParts(given: LinesSpec, { references }: Bound, report: Report): void {
  const parts: Readonly<Record<string, LinePartSpec>> = { ...given.head, ...given.options };
  const names = Object.keys(parts);
  const unknown = (name: string, known: readonly string[], at: object, key: string | number) => {
    if (known.includes(name)) return;
    const hint = candidates(name, known, 'Known');
    report.add('CS316', placeOfValue(at, key), { what: 'part of a line', name, hint });
  };
  for (const part of Object.values(parts)) {
    const isReference = part.reference !== undefined;
    if (isReference && references[part.reference ?? ''] === undefined) {
      const hint = candidates(part.reference ?? '', Object.keys(references), 'Known');
      report.add('CS316', placeOfValue(part, 'reference'), { what: 'reference', name: part.reference ?? '', hint });
    }
    const type = isReference ? 'reference' : (part.type ?? 'text');
    for (const key of ['min', 'max'] as const) {
      if (type !== 'number' && part[key] !== undefined) {
        report.add('CS426', placeOfKey(part, key), { key, why: `it bounds numbers, and the type is ${type}` });
      }
    }
  }
  for (const key of ['options', 'text', 'spans', 'negative', 'balanced'] as const) {
    if (given.head === undefined && given[key] !== undefined) {
      report.add('CS426', placeOfKey(given, key), { key, why: 'without a `head` no line can be typed' });
    }
  }
  const options = Object.keys(given.options ?? {});
  given.spans?.forEach((pair) => {
    pair.forEach((name, index) => {
      unknown(name, options, pair, index);
    });
  });
  const numbers = names.filter((name) => parts[name]?.type === 'number');
  given.negative?.parts.forEach((name, index) => {
    unknown(name, numbers, given.negative?.parts as object, index);
  });
  if (given.balanced !== undefined) unknown(given.balanced, numbers, given, 'balanced');
}

const isTyped = ({ flags }: BoundCommand): boolean => flags.some(({ line }) => line !== undefined);

function checkUse(spec: GroupSpec, given: LinesSpec, commands: readonly BoundCommand[], report: Report): void {
  const verbs = new Set(commands.map(({ verb }) => verb));
  const tell = (key: keyof LinesSpec, why: string) => {
    if (given[key] !== undefined) report.add('CS426', placeOfKey(given, key), { key, why });
  };
  const isRead = lineVerbs.some((verb) => verbs.has(verb));
  const takes = commands.some(isTyped);
  if (!isRead && !takes) {
    const why = 'no command of the group reads lines or takes them';
    report.add('CS426', placeOfKey(spec, 'lines'), { key: 'lines', why });
    return;
  }
  if (!takes) for (const key of ['head', 'collection'] as const) tell(key, 'no flag of the group has the type line');
  if (!verbs.has('lines'))
    for (const key of ['order', 'number'] as const) tell(key, 'no command of the group is `lines`');
}

/** The switch that makes amounts negative is a flag of the commands that take lines. */
function checkSwitch({ negative }: LinesSpec, commands: readonly BoundCommand[], report: Report): void {
  if (negative === undefined) return;
  for (const command of commands.filter(isTyped)) {
    const flags = command.flags.filter(({ kind }) => kind === 'boolean').map(({ name }) => name);
    if (flags.includes(negative.when)) continue;
    report.add('CS414', placeOfValue(negative, 'when'), {
      name: negative.when,
      key: 'negative',
      words: command.words.join(' '),
      hint: candidates(negative.when, flags, 'Switches'),
    });
  }
}

/** Keys of a group that only a resource or a reference gives a meaning. */
export const groupKeys: Rule = ({ bound, report }) => {
  for (const { spec } of bound.scopes) {
    const tell = (key: 'number' | 'code' | 'latest' | 'lines' | 'resource', why: string) => {
      if (spec[key] !== undefined) report.add('CS426', placeOfKey(spec, key), { key, why });
    };
    const keys = ['number', 'code', 'latest', 'lines'] as const;
    if (bound.spec.catalogue === undefined) {
      for (const key of [...keys, 'resource'] as const) tell(key, 'the service has no catalogue');
      continue;
    }
    if (spec.resource === undefined)
      for (const key of ['number', 'code', 'latest'] as const) tell(key, 'the group names no resource');
    else if (spec.number !== undefined) tell('code', 'records are found by their number');
    if (spec.number === undefined && spec.code === undefined)
      tell('latest', 'the group has neither a number nor a code');
    if (spec.resource !== undefined && !usesResource(spec, bound)) tell('resource', 'no command of the group is on it');
  }
};

function usesResource(spec: Scope['spec'], { commands }: Bound): boolean {
  return (
    spec.number !== undefined ||
    spec.code !== undefined ||
    commands.some((command) => command.scope.spec === spec && command.request?.resource !== undefined)
  );
}
