/** Removes each value of specs, then changes those that can be removed without a difference. */
import { join, posix } from 'node:path';
import { schema } from '../../../generator/2-shape/schema/index.js';
import type { Document } from '../../../generator/1-read/load.js';
import { keyOf, leavesOf, removed, replaced, spanOf, type Leaf } from './leaves.js';
import { root } from '../../support/cli.js';
import { exceptions } from './exceptions.js';
import { openProject, type Project } from './project.js';

/** A folder of specs, below the root of the repository, and a service in it. */
export type Place = readonly [specs: string, service: string];

export interface Attack {
  /** Number of values that were removed. */
  readonly tried: number;
  /** Their keys of the language. */
  readonly keys: ReadonlySet<string>;
  /** Values that have no effect, as `book.yaml commands.list.paging`, without the exceptions. */
  readonly silent: readonly string[];
  /** Exceptions that were met. */
  readonly excepted: ReadonlySet<string>;
}

/** Returns the exception that applies to a value, by its path with dots. */
export const exceptionOf = (path: string): string | undefined =>
  Object.keys(exceptions).find((name) => new RegExp(name).test(path));

/** A value of a spec, its place as `book.yaml commands.list.paging`, and its key of the language as `list.paging`. */
export interface Value {
  readonly file: Document;
  readonly leaf: Leaf;
  readonly place: string;
  readonly key: string;
}

/** Tries the values of a service that `choose` returns; `emits` is explained at `openProject`. */
export async function attack(
  [specs, service]: Place,
  choose: (all: readonly Value[]) => readonly Value[],
  emits: boolean,
): Promise<Attack> {
  const project = await openProject(join(root, specs), service, emits);
  const all = project.documents.flatMap((file, index) =>
    leavesOf(file.value).map((leaf): Value => {
      const place = `${posix.basename(file.source.name)} ${leaf.path.join('.')}`;
      return { file, leaf, place, key: keyOf(index === 0 ? 'service' : 'group', file.value, leaf.path) };
    }),
  );
  const silent: string[] = [];
  const excepted = new Set<string>();
  const keys = new Set<string>();
  let tried = 0;
  for (const value of choose(all)) {
    const exception = exceptionOf(value.leaf.path.join('.'));
    // Once shows that an exception is needed.
    if (exception !== undefined && excepted.has(exception)) continue;
    tried += 1;
    keys.add(value.key);
    if (await project.differs(value.file, removed(value.leaf.path))) continue;
    if (await hasEffect(project, value, otherValues(value.leaf, all))) continue;
    if (exception === undefined) silent.push(value.place);
    else excepted.add(exception);
  }
  return { tried, keys, silent, excepted };
}

/**
 * Whether a value that can be removed does something: the specs compile into something else with another value in its
 * place. An error at that other value shows nothing: it may only be badly spelled. An error elsewhere shows that other keys
 * depend on it.
 */
async function hasEffect(
  { before, compile }: Project,
  { file, leaf: { path } }: Value,
  others: readonly unknown[],
): Promise<boolean> {
  const own = spanOf(file.value, path);
  for (const value of others) {
    const changed = await compile(file, replaced(path, value));
    const isElsewhere = changed.errors.some(({ source, start }) => source !== own.source || start !== own.start);
    if (isElsewhere || (changed.errors.length === 0 && changed.text !== before.text)) return true;
  }
  return false;
}

/** Returns values to write instead of one: the other choices of the schema, what such keys have elsewhere, similar ones. */
function otherValues({ path, value }: Leaf, all: readonly { readonly leaf: Leaf }[]): unknown[] {
  const key = path.at(-1);
  const elsewhere = all.filter(({ leaf }) => leaf.path.at(-1) === key).map(({ leaf }) => leaf.value);
  const choices = typeof value === 'string' ? enums.filter((values) => values.includes(value)).flat() : [];
  return [...new Set([...similar(value), ...choices, ...elsewhere])].filter((other) => other !== value);
}

function similar(value: unknown): unknown[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1, value - 1];
  return typeof value === 'string' ? [`${value}x`, `${value} x`, `${value}_X`] : [];
}

const enums: readonly (readonly unknown[])[] = enumsIn(schema);

function enumsIn(value: unknown): unknown[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === 'enum' && Array.isArray(inner) ? [inner as unknown[]] : enumsIn(inner),
  );
}
