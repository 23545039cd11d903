/** Checks the braces in paths and filter terms, and the arguments in the paths of references. */
import { placeOfValue, within, type Span } from '../1-read/source.js';
import { valueNames } from '../3-bind/flags.js';
import type { BoundCommand } from '../3-bind/types.js';
import { placeholders } from '../3-bind/words.js';
import { candidates } from '../diagnostics/nearest.js';
import type { Report } from '../diagnostics/report.js';
import type { Rule } from './rule.js';

/** Allowed content of braces. */
interface Form {
  readonly pattern: RegExp;
  readonly what: string;
  readonly hint: string;
}

const ofPaths: Form = {
  pattern: /^\+?[A-Za-z][\w-]*$/,
  what: 'a path',
  hint: 'Write only the name of an argument, a flag or a variable in braces, with a plus before it if its slashes separate folders.',
};

const ofTerms: Form = {
  pattern: /^(?:text(?::\d+)?|number|boolean|guid|day)$/,
  what: 'a filter term',
  hint: 'Write {text}, {text:18}, {number}, {boolean}, {guid} or {day}.',
};

/** Braces in paths and filter terms hold placeholders; other text in braces would be sent as written. */
export const braces: Rule = ({ bound, report }) => {
  const { spec: service } = bound;
  const seen = new Set<object>();
  const path = (owner: object, key: string) => {
    check(String((owner as Record<string, unknown>)[key] ?? ''), ofPaths, () => placeOfValue(owner, key), report);
  };
  for (const { spec } of bound.scopes) {
    path(spec, 'path');
    path(spec, 'item');
  }
  for (const command of bound.commands) {
    const { spec, flags, args } = command;
    path(spec, 'path');
    checkJoint(command, seen, report);
    for (const flag of Object.keys(spec.paths ?? {})) path(spec.paths as object, flag);
    if (spec.poll !== undefined) path(spec.poll, 'get');
    for (const { spec: flag, wires } of [...args, ...flags]) {
      if (seen.has(flag) || flag.wire === undefined) continue;
      seen.add(flag);
      for (const wire of wires.filter(({ in: place }) => place === 'term')) {
        check(wire.name, ofTerms, () => placeOfValue(flag, 'wire'), report);
      }
    }
  }
  for (const calls of [service.calls, ...bound.commands.map(({ spec }) => spec.calls)]) {
    if (calls === undefined || seen.has(calls)) continue;
    seen.add(calls);
    for (const [name, call] of Object.entries(calls)) {
      if (typeof call === 'string') path(calls, name);
      else for (const key of ['path', 'resource', 'link']) path(call, key);
    }
  }
  for (const host of Object.values(service.hosts ?? {})) path(host, 'origin');
  for (const { lookup, every } of Object.values(service.variables ?? {})) {
    for (const read of [lookup, every]) if (read !== undefined) path(read, 'path');
  }
  if (service.catalogue !== undefined) path(service.catalogue, 'path');
  for (const reference of Object.values(service.references ?? {})) {
    path(reference, 'path');
    path(reference, 'me');
  }
  for (const entity of Object.values(service['custom-fields'] ?? {})) path(entity, 'path');
};

function check(text: string, { pattern, what, hint }: Form, at: () => Span, report: Report): void {
  // A brace without its partner ends with its segment.
  for (const [brace, inside] of text.matchAll(/\{([^{}]*)\}|[{}][^{}/]*/g)) {
    if (inside === undefined || !pattern.test(inside)) report.add('CS436', within(at(), brace), { brace, what, hint });
  }
}

/** The path of a group and the part for one record are joined without an empty folder. */
function checkJoint({ spec, scope, request }: BoundCommand, seen: Set<object>, report: Report): void {
  const { path } = scope.spec;
  if (spec.path !== undefined || path === undefined || seen.has(scope.spec)) return;
  if (request === undefined || !/^[^?]*\/\//.test(request.path)) return;
  seen.add(scope.spec);
  report.add('CS205', placeOfValue(scope.spec, 'path'), {
    where: '"path"',
    value: JSON.stringify(path),
    form: `not end with a slash, because the path of a record would be ${request.path}`,
    manual: 'Remove the slash at the end, or write `path` in each command.',
  });
}

/** Commands have the arguments in the paths of their references. */
export const referencePaths: Rule = ({ bound, report }) => {
  const variables = Object.keys(bound.spec.variables ?? {});
  for (const { args, flags, words } of bound.commands) {
    const names = valueNames([...args, ...flags]);
    for (const flag of [...args, ...flags]) {
      const { reference } = flag.spec;
      const { path = '', scan } = bound.references[reference ?? ''] ?? {};
      const known = [...variables, ...names, scan?.each];
      for (const one of placeholders(path).filter((other) => !known.includes(other))) {
        report.add('CS438', flag.usedAt, {
          reference: reference ?? '',
          name: one,
          words: words.join(' '),
          hint: candidates(one, names, 'Known names'),
        });
      }
    }
  }
};
