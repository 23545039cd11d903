/** The lists that a command reads from responses, as the specs declare them. */
import { defined } from '../../runtime/base/defined.js';
import type { Column, RequestPlan } from '../../runtime/contract/command.js';
import { requestsOf, type CommandIr, type Ir } from '../../generator/5-lower/ir.js';

/**
 * Places of one list in a response: keys with slashes between them, `*` for each element of a list. The first that the
 * response has counts, as in the specs.
 */
export interface DeclaredList {
  readonly places: readonly string[];
  /** The request that reads it: its name in the specs, and paths, with `{…}` for what differs. */
  readonly call: string;
  readonly paths: readonly string[];
  /** The rows or the record of the response are in it, and not only a part of them. */
  readonly isRows: boolean;
}

/** Returns every list that the specs declare in the responses that a command reads. */
export function declaredLists({ plan, workflow, columns }: CommandIr, service: Ir['service']): readonly DeclaredList[] {
  // The columns of a workflow describe its result, not a response.
  const plans: (readonly [string, RequestPlan])[] =
    plan === undefined
      ? Object.entries(workflow === undefined ? {} : requestsOf(workflow))
      : [['', { ...defined({ columns }), ...plan }]];
  return plans.flatMap(([call, one]) => {
    const paths = [one.path, ...Object.values(one.paths ?? {})];
    return inPlan(one, one.columns ?? [], service).map((list) => ({ ...list, call, paths }));
  });
}

type Part = Pick<DeclaredList, 'places' | 'isRows'>;

function inPlan(plan: RequestPlan, columns: readonly Column[], service: Ir['service']): readonly Part[] {
  const { result, unfold, unwrap, resendItems = {} } = plan;
  const resent = Object.keys(resendItems).map((path) => within([slashed(service.record)], path));
  if (plan.method !== 'GET') return resent.map((places) => ({ places, isRows: false }));
  const style = plan.paging === undefined ? undefined : service.paging[plan.paging];
  const isList = style !== undefined || plan.shape === 'rows';
  const items = style?.items.includes('{key}')
    ? style.items.replaceAll('{key}', result ?? '')
    : (result ?? style?.items ?? service.record);
  const found = items.split('|').map(slashed);
  const lists: Part[] = isList ? [{ places: found, isRows: true }] : [];
  let records = isList ? found.map((place) => joined(place, '*')) : found;
  if (unfold !== undefined) {
    const rows = within(records, ...unfold.rows);
    lists.push({ places: rows, isRows: true });
    records = rows.map((place) => joined(place, '*'));
  }
  if (unwrap !== undefined) records = within(records, unwrap);
  const parts = columns.map((column) => {
    const places = within(records, ...listsIn(column));
    // A collection that is returned on request is a list of its own, with an envelope.
    return column.expand === undefined ? places : places.flatMap((place) => [joined(place, 'results'), place]);
  });
  return [...lists, ...parts.filter((places) => places.length > 0).map((places) => ({ places, isRows: false }))];
}

/** Paths of the list that a column shows, by alternatives. */
const listsIn = ({ key, from = key, each, join }: Column): readonly string[] =>
  each === undefined && join === undefined ? listsOf(from) : [from].flat();

/** The parts of paths, or of templates, that end at a list: `tags` of `tags[].tag`. */
const listsOf = (from: string | readonly string[]): readonly string[] =>
  [from].flat().flatMap((source) => [...source.matchAll(/([\w.]+)\[/g)].map(([, path = '']) => path));

const slashed = (path: string): string => path.replaceAll('.', '/');
const joined = (place: string, rest: string): string => [place, rest].filter((part) => part !== '').join('/');
const within = (places: readonly string[], ...paths: readonly string[]): string[] =>
  places.flatMap((place) => paths.map((path) => joined(place, slashed(path))));
