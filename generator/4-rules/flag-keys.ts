import type { Kind } from '../../runtime/contract/kinds.js';
import { placeOfKey } from '../1-read/source.js';
import type { FlagSpec } from '../2-shape/types.js';
import type { BoundFlag } from '../3-bind/types.js';
import type { Rule } from './rule.js';

/** Reports keys of flags and arguments that have no effect on values of their type. */
export const flagKeys: Rule = ({ bound, report }) => {
  const uses = new Map<FlagSpec, BoundFlag[]>();
  const globals = bound.globals.filter(({ name }) => bound.spec.flags?.[name] !== undefined);
  for (const flag of [...globals, ...bound.commands.flatMap(({ args, flags }) => [...args, ...flags])]) {
    uses.set(flag.spec, [...(uses.get(flag.spec) ?? []), flag]);
  }
  const completes = bound.commands.some(({ workflow }) => workflow?.shared === true && workflow.name === 'completion');
  for (const [spec, flags] of uses) {
    for (const [key, why] of flags.slice(0, 1).flatMap((flag) => idle(flag, completes))) {
      if (spec[key] !== undefined && !placeOfKey(spec, key).source.shared)
        report.add('CS426', placeOfKey(spec, key), { key, why });
    }
  }
};

/** Types whose values are not text, or are parsed as a whole. */
const unread: readonly Kind[] = ['boolean', 'json', 'line'];

/** Types whose values are instants. */
const dated: readonly Kind[] = ['date', 'timestamp', 'since'];

/** Types whose form determines the length of a value. */
const formed: readonly Kind[] = [...dated, 'time', 'period', 'yesno', 'uuid'];

function idle({ spec, kind, origin }: BoundFlag, completes: boolean): [keyof FlagSpec, string][] {
  const list = kind === 'csv';
  const one = list ? (spec.of ?? 'text') : kind;
  const several = list || spec.repeatable === true || spec.variadic === true;
  const found: [keyof FlagSpec, string][] = [];
  if (spec.reference !== undefined && !list && spec.type !== 'reference') {
    found.push(['type', 'a `reference` determines the type; only csv can be combined with it']);
  }
  if (unread.includes(one)) found.push(['max-length', `values of the type ${one} are not text`]);
  if (formed.includes(one)) found.push(['max-length', `the form of the type ${one} determines the length`]);
  if (one === 'message' || unread.includes(one)) found.push(['choices', `the type ${one} has no choices`]);
  if (kind === 'boolean' || kind === 'yesno')
    found.push(['placeholder', `help shows no placeholder for the type ${kind}`]);
  if (kind === 'boolean')
    for (const key of ['stdin', 'unit', 'repeatable'] as const) found.push([key, 'a boolean flag has no value']);
  if (origin === 'argument') {
    for (const key of ['env', 'stdin', 'default'] as const)
      found.push([key, 'arguments are read only from the command line']);
  }
  if (kind !== 'text') found.push(['splits', `it is for the type text, and the type is ${kind}`]);
  if (spec.splits !== undefined) found.push(['variadic', 'only one value can be split']);
  if (list && (spec.of ?? 'reference') !== 'reference') found.push(['reference', `the elements have the type ${one}`]);
  if (one !== 'integer' && one !== 'number') {
    for (const key of ['min', 'max'] as const) found.push([key, `it is for numbers, and the type is ${one}`]);
  }
  if (one !== 'number') found.push(['decimals', `it is for the type number, and the type is ${one}`]);
  if (!several) for (const key of ['min-items', 'max-items'] as const) found.push([key, 'the flag has only one value']);
  if (!several && kind !== 'pair' && (kind !== 'json' || spec.list !== 'brackets'))
    found.push(['list', 'the flag has only one value']);
  if (!list) found.push(['of', 'it is for the type csv']);
  if (one !== 'text') found.push(['compact', `it is for the type text, and the type is ${one}`]);
  if (one !== 'text') found.push(['blank', `it is for the type text, and the type is ${one}`]);
  if (!dated.includes(one)) found.push(['epoch', `it is for dates and times, and the type is ${one}`]);
  if (one !== 'since') found.push(['months', 'it is for the type since']);
  if (one !== 'timestamp' && one !== 'since') found.push(['day', 'it is for the types timestamp and since']);
  if (spec.reference === undefined) found.push(['words', 'nothing is looked up']);
  if (one !== 'text') found.push(['completes', `it is for the type text, and the type is ${one}`]);
  else if (spec.choices !== undefined) found.push(['completes', 'the choices are proposed']);
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
  return found;
}
