/** Finds out from commands how the records of a catalogue are connected, for the sandbox. */
import { defined } from '../../runtime/base/defined.js';
import type { RequestPlan } from '../../runtime/contract/command.js';
import type { LineNotation } from '../../runtime/contract/resource.js';
import type { RouteLinks } from '../../runtime/contract/route.js';
import { numberIn } from '../3-bind/notation.js';
import { keysIn } from '../3-bind/references.js';
import type { Bound, BoundCommand, BoundFlag, Line } from '../3-bind/types.js';
import { sorted } from './plan.js';

/** Returns how the records of a catalogue are connected, as far as a command says; `undefined` if it says nothing. */
export function linksOf(
  command: BoundCommand,
  plan: RequestPlan,
  lines: readonly Line[],
  bound: Bound,
): RouteLinks | undefined {
  const fields = Object.fromEntries([...command.args, ...command.flags].flatMap(fieldsOf));
  const known = knownIn(command, lines, bound.references);
  const parent = parentOf(command, plan, bound);
  const links = {
    ...(Object.keys(fields).length === 0 ? {} : { fields: sorted(fields) }),
    ...defined({ parent }),
    ...(Object.keys(known).length === 0 ? {} : { known: sorted(known) }),
  };
  return Object.keys(links).length === 0 ? undefined : links;
}

/** The records of a request are lines if they are of the resource that the group names. */
export function parentOf(
  { scope }: BoundCommand,
  { resource }: RequestPlan,
  { catalogue }: Bound,
): RouteLinks['parent'] {
  const { lines, resource: document } = scope.spec;
  const isLine = lines !== undefined && resource?.name.toLowerCase() === lines.resource.toLowerCase();
  if (!isLine || document === undefined) return undefined;
  return { field: lines.parent, resource: document, ...defined({ number: numberIn(scope.spec, catalogue) }) };
}

/** The fields with the number of a record, for the requests that list or create the records of the group. */
export function numbersOf({ scope, verb }: BoundCommand, { resource }: RequestPlan): RouteLinks['numbers'] {
  const { number, resource: document } = scope.spec;
  const isOwn = document !== undefined && resource?.name.toLowerCase() === document.toLowerCase();
  return number !== undefined && isOwn && (verb === 'list' || verb === 'create') ? keysIn(number).by : undefined;
}

/** A condition on one field. */
const TERM = /^(\w+) eq (?:guid'\{guid\}'|'\{text\}'|\{number\})$/;

function fieldsOf({ spec, wires, line }: BoundFlag): [string, string][] {
  return wires.flatMap(({ in: place, name }): [string, string][] => {
    if (line !== undefined) return partsOf(line).map(([field, reference]) => [`${name}.${field}`, reference]);
    const { reference } = spec;
    const field = place === 'body' ? name : place === 'term' ? TERM.exec(name)?.[1] : undefined;
    return reference === undefined || field === undefined || field === '' ? [] : [[field, reference]];
  });
}

const partsOf = ({ head, options }: LineNotation): [string, string][] =>
  Object.values({ ...head, ...options }).flatMap(({ field, reference }) =>
    reference === undefined ? [] : [[field, reference]],
  );

/** Returns what examples give for references, without variables of the shell. */
function knownIn(
  { args, scope, verb }: BoundCommand,
  lines: readonly Line[],
  references: Bound['references'],
): Record<string, readonly string[]> {
  const known = new Map<string, Set<string>>();
  const add = (reference: string | undefined, text: string): void => {
    if (reference === undefined || references[reference]?.path === undefined || /^[-@]|[$`]/.test(text)) return;
    known.set(reference, (known.get(reference) ?? new Set()).add(text));
  };
  for (const { words, used } of lines) {
    args.forEach(({ name, spec }, index) => {
      // Lines with the number of their document are listed without a look-up.
      const own = verb === 'lines' && name === scope.id ? scope.reference?.name : undefined;
      for (const word of spec.variadic === true ? words.slice(index) : words.slice(index, index + 1))
        add(spec.reference ?? own, word);
    });
    for (const { flag, value = '' } of used) {
      if (flag.line === undefined)
        for (const text of flag.kind === 'csv' ? value.split(',') : [value]) add(flag.spec.reference, text);
      else for (const [reference, text] of partsIn(value, flag.line)) add(reference, text);
    }
  }
  return Object.fromEntries([...known].map(([name, texts]) => [name, [...texts].sort()]));
}

/** Returns the parts of a line with the references that they are looked up in. A line with escapes may be divided elsewhere. */
function partsIn(line: string, { head, options }: LineNotation): [string, string][] {
  const pieces = line.includes('\\') ? [] : line.split(':');
  const first = Object.values(head);
  return pieces.flatMap((piece, index): [string, string][] => {
    const [, name = '', value = ''] = /^([\w-]+)=(.*)$/.exec(piece) ?? [];
    const part = first[index] ?? options[name];
    const text = index < first.length ? piece.trim() : value.trim();
    return part?.reference === undefined || text === '' ? [] : [[part.reference, text]];
  });
}
