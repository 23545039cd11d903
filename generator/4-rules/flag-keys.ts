/** Reports keys of flags and arguments that have no effect on values of their type. */
import { reportIdle } from '../diagnostics/findings.js';
import type { Kind } from '../../runtime/contract/kinds.js';
import { placeOfKey } from '../1-read/source.js';
import { kindsWith, refining, valueKinds, type RefiningKey } from '../../runtime/kinds/index.js';
import type { FlagSpec } from '../2-shape/types.js';
import type { BoundFlag } from '../3-bind/types.js';
import type { Rule } from './rule.js';

export const flagKeys: Rule = ({ bound, report }) => {
  const seen = new Set<FlagSpec>();
  const globals = bound.globals.filter(({ name }) => bound.spec.flags?.[name] !== undefined);
  const completes = bound.commands.some(({ workflow }) => workflow?.shared === true && workflow.name === 'completion');
  for (const flag of [...globals, ...bound.commands.flatMap(({ args, flags }) => [...args, ...flags])]) {
    const { spec } = flag;
    if (seen.has(spec)) continue;
    seen.add(spec);
    for (const [key, why] of idle(flag, completes)) {
      if (spec[key] === undefined || placeOfKey(spec, key).source.shared) continue;
      // A key of another type may mean that the type is wrong, so its removal is not certain.
      if (key in refining) report.add('CS426', placeOfKey(spec, key), { key, why });
      else reportIdle(report, spec, key, why);
    }
  }
};

/** Returns why values of the kind do not have a key; names the kinds that do if they are few. */
function whyNot(key: RefiningKey, kind: Kind): string {
  const having = kindsWith(key);
  return having.length > 3
    ? `values of the type ${kind} do not have it`
    : `it is for the type ${having.join(' or ')}, and the type is ${kind}`;
}

function idle({ spec, kind, origin }: BoundFlag, completes: boolean): [keyof FlagSpec, string][] {
  const list = kind === 'csv';
  const one = list ? (spec.of ?? 'text') : kind;
  const several = list || spec.repeatable === true || spec.variadic === true;
  const found: [keyof FlagSpec, string][] = [];
  for (const [key, of] of Object.entries(refining) as [RefiningKey, 'element' | 'list'][]) {
    const about = of === 'element' ? one : kind;
    if (!valueKinds[about].keys.includes(key)) found.push([key, whyNot(key, about)]);
  }
  if (spec.reference !== undefined && !list && spec.type !== 'reference') {
    found.push(['type', 'a `reference` determines the type; only csv can be combined with it']);
  }
  if (origin === 'argument') {
    for (const key of ['env', 'stdin', 'default'] as const)
      found.push([key, 'arguments are read only from the command line']);
  }
  if (spec.splits !== undefined) found.push(['variadic', 'only one value can be split']);
  if (list && (spec.of ?? 'reference') !== 'reference') found.push(['reference', `the elements have the type ${one}`]);
  if (!several) for (const key of ['min-items', 'max-items'] as const) found.push([key, 'the flag has only one value']);
  if (!several && kind !== 'pair' && (kind !== 'json' || spec.list !== 'brackets'))
    found.push(['list', 'the flag has only one value']);
  if (spec.reference === undefined) found.push(['words', 'nothing is looked up']);
  if (spec.choices !== undefined) found.push(['completes', 'the choices are proposed']);
  else if (!completes) found.push(['completes', 'the client has no command `completion`']);
  if (spec.choices === undefined) {
    for (const key of ['open', 'was-choices'] as const) found.push([key, 'there are no choices']);
  }
  if (spec.choices !== undefined && spec.open !== true) {
    for (const key of ['min', 'max', 'max-length'] as const) found.push([key, 'only the choices are allowed']);
  }
  if (spec.required === true && spec.default !== undefined && origin !== 'argument')
    found.push(['required', 'the flag has a default']);
  else if (spec.required === true) found.push(['required-with', 'the flag is always required']);
  if (spec.default !== undefined && origin !== 'argument') found.push(['required-with', 'the flag has a default']);
  // One reason for a key is enough.
  return [...new Map(found.toReversed())];
}
