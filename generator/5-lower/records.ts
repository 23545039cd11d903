/** Facts about the records behind a command, for the sandbox. */
import { isCurrency } from '../../runtime/base/decimals.js';
import { valueKinds } from '../../runtime/kinds/index.js';
import { defined } from '../../runtime/base/defined.js';
import { isObject } from '../../runtime/base/objects.js';
import { partNames, splitText } from '../../runtime/base/split.js';
import type { Column, RequestPlan } from '../../runtime/contract/command.js';
import type { Route, RouteId } from '../../runtime/contract/route.js';
import type { Row } from '../../runtime/contract/rows.js';
import { sentChoices } from '../3-bind/choices.js';
import type { Bound, BoundCommand, Line } from '../3-bind/types.js';
import { isAtRecords } from './fields.js';
import { linksOf, numbersOf, parentOf } from './links.js';
import { lowerColumn, lowerColumns, sorted } from './plan.js';

/**
 * Returns what a command reveals of its records, from which the sandbox generates some: ids in paths with those of examples,
 * columns, and the sample of the group. An extension describes the records itself, except what the lines of
 * documents belong to and which fields have the numbers of records.
 */
export function recordFacts(
  command: BoundCommand,
  plan: RequestPlan,
  all: Bound,
): Pick<Route, 'ids' | 'columns' | 'forms' | 'sample' | 'links'> {
  const { spec } = all;
  if (all.extension) {
    const links = defined({ parent: parentOf(command, plan, all), numbers: numbersOf(command, plan) });
    return Object.keys(links).length === 0 ? {} : { links };
  }
  const lines = exampleLines(command, all);
  const ids = idsOf(command, plan, lines);
  const group = command.scope.spec;
  const hasRecords = hasRecordsOfGroup(command, plan);
  const columns = columnsOf(command, plan, hasRecords);
  const forms = columns.flatMap((column) => {
    const { epoch, minor, money } = column;
    const form = minor === true ? 'units' : epoch;
    const currency =
      minor === true && money !== undefined && !isCurrency(money) ? pathOf({ key: money, header: '' }) : [];
    return [
      ...(form === undefined ? [] : pathOf(column).map((path) => [path, form] as const)),
      ...currency.map((path) => [path, 'currency'] as const),
    ];
  });
  const paths = [...columns.flatMap(pathOf), ...forms.map(([path]) => path), ...returnsOf(command)];
  return {
    ...(Object.keys(ids).length === 0 ? {} : { ids }),
    ...(paths.length === 0 ? {} : { columns: [...new Set(paths)].sort() }),
    ...(forms.length === 0 ? {} : { forms: sorted(Object.fromEntries(forms)) }),
    ...defined({ links: spec.catalogue && linksOf(command, plan, lines, all) }),
    ...defined({ sample: hasRecords && group.sample ? (inOrder(group.sample) as Row) : undefined }),
  };
}

/** The columns of a workflow are those of its result, and not of the records that its calls read. */
function columnsOf(command: BoundCommand, plan: RequestPlan, hasRecords: boolean): readonly Column[] {
  if (command.request !== undefined) return plan.columns ?? lowerColumns(command, true) ?? [];
  return (hasRecords ? command.scope.spec.columns?.map(lowerColumn) : undefined) ?? [];
}

/**
 * Whether a request is about records of the group: at its path, or elsewhere without columns or fields of its own. In a
 * group without a path, the verbs of records are.
 */
function hasRecordsOfGroup(command: BoundCommand, { path }: RequestPlan): boolean {
  const { spec, request, scope, verb } = command;
  if (isAtRecords(command, path)) return true;
  if (scope.spec.path === undefined && ['list', 'get', 'create', 'update', 'delete'].includes(verb ?? '')) return true;
  return request !== undefined && spec.columns === undefined && spec.returns === undefined;
}

function idsOf(command: BoundCommand, { path }: RequestPlan, examples: readonly Line[]): Record<string, RouteId> {
  const lines = examples.map(({ words }) => words);
  const ids: Record<string, RouteId> = {};
  command.args.forEach(({ name, kind, spec }, index) => {
    for (const part of partNames(spec)) {
      if (!path.includes(`{${part}}`)) continue;
      const known = lines.flatMap((words) => splitText(spec.splits ?? '', words[index] ?? '')?.[part] ?? []);
      ids[part] = { kind, known: [...new Set(known.filter((value) => !/[$`]/.test(value)))].sort() };
    }
    if (!valueKinds[kind].isId || !path.includes(`{${name}}`)) return;
    const values = lines.flatMap((words) => (spec.variadic === true ? words.slice(index) : (words[index] ?? [])));
    // Variables of the shell, and lists from elsewhere.
    const typed = values.filter((value) => !/^[-@]|[$`]/.test(value));
    const known = kind === 'enum' ? [...sentChoices(spec), ...(spec.open === true ? typed : [])] : typed;
    ids[name] = { kind, known: [...new Set(known)].sort() };
  });
  return sorted(ids);
}

/** Returns the command lines of a command in its own examples. */
const exampleLines = (command: BoundCommand, { examples }: Bound): readonly Line[] =>
  (examples.get(command) ?? []).flatMap(({ runs = [] }) =>
    runs.flatMap((one) => (one.command === command ? [one.line] : [])),
  );

/** Returns the path of the value that a column shows; none for templates and look-ups. */
function pathOf({ key, from = key, each }: Column): string[] {
  const path = typeof from === 'string' ? from : (from[0] ?? '');
  const whole = each === undefined ? path : `${path}[0].${each}`;
  return PATH.test(whole) ? [whole] : [];
}

const PATH = /^[\w$-]+(?:\.[\w$-]+|\[\d+\])*$/;

/** Returns the fields that only the records of this command have. An action returns something else than its record. */
function returnsOf({ spec, request, effect }: BoundCommand): string[] {
  if (request === undefined || request.shape === 'action' || effect === 'act' || spec.poll !== undefined) return [];
  return (spec.returns ?? []).map((name) => name.split('|', 1)[0] ?? '').filter((path) => PATH.test(path));
}

/** Sorts the keys of all objects in a value: the order in a spec changes nothing. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isObject(value)) return value;
  return sorted(Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, inOrder(entry)])));
}
