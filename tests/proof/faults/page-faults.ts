/** Faults of lists: pages that repeat, shrink, lead elsewhere, and rows that move while they are read. */
import type { Failure } from '../../../runtime/contract/failure.js';
import type { Fault } from './fault.js';
import type { Kind } from './kinds.js';
import { item, items, SIZE, viewOf, type List, type View } from './lists.js';

export interface PageFault extends Omit<Fault, 'act' | 'network' | 'nature'> {
  readonly nature: 'ok' | 'final' | 'open';
  /** Changes what a request on the list returns. `count`: how many requests there were, with this one. */
  readonly bend: (from: number, count: number, facts: { readonly foreign: string }) => View;
  /** Rows that must be printed, once each, if the command succeeds; default: with nature `ok`, all. */
  readonly rows?: readonly ReturnType<typeof item>[];
}

const styles =
  (...names: readonly List['style'][]): NonNullable<Fault['fits']> =>
  ({ list }) =>
    list !== undefined && names.includes(list.style);
const lists: NonNullable<Fault['fits']> = ({ list }) => list !== undefined;
const numbered = styles('page', 'docs');
const linked = styles('link');
const named = styles('cursor', 'link', 'offset');

/** Changes the second page; with `always`, also the later pages. */
const second =
  (change: (view: View, facts: { readonly foreign: string }) => Partial<View>): PageFault['bend'] =>
  (from, _count, facts) => {
    const view = viewOf(from);
    return from > 0 && from <= SIZE ? { ...view, ...change(view, facts) } : view;
  };
const all =
  (change: Partial<View>): PageFault['bend'] =>
  (from) => ({ ...viewOf(from), ...change });

const unavailable = (): Failure => 'unavailable';

export const pageFaults: readonly PageFault[] = (
  [
    {
      name: 'a second page that repeats the first',
      nature: 'open',
      fits: lists,
      bend: second(() => ({ rows: items.slice(0, SIZE) })),
    },
    {
      name: 'a page with fewer rows than the others',
      nature: 'open',
      fits: lists,
      bend: second(({ rows }) => ({ rows: (rows as unknown[]).slice(0, 1) })),
    },
    {
      name: 'an empty page that names a next one',
      nature: 'open',
      fits: named,
      bend: second(() => ({ rows: [] })),
    },
    {
      name: 'empty pages without end',
      nature: 'final',
      failure: unavailable,
      fits: named,
      bend: (from) => (from === 0 ? viewOf(0) : { ...viewOf(from), rows: [], more: true, next: from + SIZE }),
    },
    {
      name: 'a next page that is the same page',
      nature: 'final',
      failure: unavailable,
      fits: named,
      bend: (from) => ({ ...viewOf(from), more: true, next: from }),
    },
    {
      name: 'a next page that was read before',
      nature: 'final',
      failure: unavailable,
      fits: named,
      bend: (from) => ({ ...viewOf(from), more: true, next: from >= SIZE ? SIZE : SIZE * 2 }),
    },
    {
      name: 'a next link to another origin',
      nature: 'final',
      failure: (): Failure => 'config',
      fits: linked,
      bend: (from, _count, { foreign }) => ({ ...viewOf(from), next: `${foreign}/rows?page=2` }),
    },
    {
      name: 'a next link to a file',
      nature: 'final',
      failure: (): Failure => 'config',
      fits: linked,
      bend: all({ next: 'file:///etc/passwd' }),
    },
    {
      name: 'a next link that is a number',
      nature: 'open',
      fits: linked,
      bend: (from) => ({ ...viewOf(from), next: from === 0 ? [7] : null }),
    },
    {
      name: 'a next cursor that is an object',
      nature: 'open',
      fits: styles('cursor'),
      bend: (from) => ({ ...viewOf(from), next: from === 0 ? { a: 1 } : null }),
    },
    {
      name: 'no list in the response',
      nature: 'final',
      failure: unavailable,
      fits: lists,
      bend: second(() => ({ rows: undefined })),
    },
    {
      name: 'an object in place of the list',
      nature: 'final',
      failure: unavailable,
      fits: lists,
      bend: second(() => ({ rows: { a: 1 } })),
    },
    {
      name: 'a text in place of the list',
      nature: 'final',
      failure: unavailable,
      fits: lists,
      bend: second(() => ({ rows: 'none' })),
    },
    { name: 'rows that are null', nature: 'open', fits: lists, bend: second(() => ({ rows: [null, null] })) },
    { name: 'rows that are texts', nature: 'open', fits: lists, bend: second(() => ({ rows: ['a', 'b'] })) },
    { name: 'a total that is too high', nature: 'ok', fits: numbered, bend: all({ total: 1000 }) },
    { name: 'a total that is too low', nature: 'ok', fits: numbered, bend: all({ total: 3 }) },
    { name: 'a total that is a text', nature: 'ok', fits: numbered, bend: all({ total: 'many' }) },
    { name: 'a negative total', nature: 'ok', fits: numbered, bend: all({ total: -1 }) },
    { name: 'more pages than there are', nature: 'open', fits: numbered, bend: all({ pages: 5 }) },
    {
      name: 'a number of pages that is a text',
      nature: 'final',
      failure: unavailable,
      fits: numbered,
      bend: all({ pages: 'many' }),
    },
    {
      name: 'a number of pages that is null',
      nature: 'final',
      failure: unavailable,
      fits: numbered,
      bend: all({ pages: null }),
    },
    {
      name: 'a number of pages that grows with each page',
      nature: 'final',
      failure: unavailable,
      fits: numbered,
      bend: (from) => ({ ...viewOf(from), rows: [item(100 + from)], pages: from / SIZE + 5 }),
    },
    {
      name: 'a sign for more rows that is a text',
      nature: 'final',
      failure: unavailable,
      fits: styles('offset'),
      bend: all({ more: 'yes' }),
    },
    {
      name: 'a new first row after the first page was read',
      nature: 'ok',
      rows: items,
      fits: styles('page', 'docs', 'offset'),
      bend: (from, count) => viewOf(from, count > 1 ? [item(99), ...items] : items),
    },
    {
      name: 'a first row that is deleted after the first page was read',
      nature: 'ok',
      rows: items,
      fits: styles('page', 'docs', 'offset'),
      bend: (from, count) => viewOf(from, count > 1 ? items.slice(1) : items),
    },
    {
      name: 'four rows that are deleted after the first page was read',
      nature: 'ok',
      rows: items,
      fits: styles('page', 'docs', 'offset'),
      bend: (from, count) => viewOf(from, count > 1 ? items.slice(SIZE) : items),
    },
    {
      name: 'a row that is deleted before every request',
      nature: 'open',
      fits: styles('page', 'docs', 'offset'),
      bend: (from, count) => viewOf(from, items.slice(Math.min(count - 1, 6))),
    },
  ] satisfies readonly Omit<PageFault, 'group'>[]
).map((fault) => ({ ...fault, group: 'Pages' }));

/** Whether a kind prints the rows of its list as they are. */
export const printsRows = ({ list }: Kind): boolean => list !== undefined;
