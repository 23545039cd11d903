/** Removes each value of specs, then changes those that can be removed without a difference. */
import { join, posix } from 'node:path';
import { schema } from '../../../generator/2-shape/schema/index.js';
import type { Document } from '../../../generator/1-read/load.js';
import { leavesOf, removed, replaced, spanOf, type Leaf } from './leaves.js';
import { root } from '../../support/cli.js';
import { exceptions } from './exceptions.js';
import { openProject, type Project } from './project.js';

/** A folder of specs, below the root of the repository, and a service in it. */
export type Place = readonly [specs: string, service: string];

export interface Attack {
  /** Number of values that were removed. */
  readonly tried: number;
  /** Values that have no effect, as `book.yaml commands.list.paging`, without the exceptions. */
  readonly silent: readonly string[];
  /** Exceptions that were met. */
  readonly excepted: ReadonlySet<string>;
}

/** Returns the exception that applies to a value, by its path with dots. */
export const exceptionOf = (path: string): string | undefined =>
  Object.keys(exceptions).find((name) => new RegExp(name).test(path));

/** Tries the values of a service that `picks` chooses by their number and path; `emits` is explained at `openProject`. */
export async function attack(
  [specs, service]: Place,
  picks: (index: number, path: string) => boolean,
  emits: boolean,
): Promise<Attack> {
  const project = await openProject(join(root, specs), service, emits);
  const before = await project.compile();
  if (before.errors.length > 0) throw new Error(before.text);
  const all = project.documents.flatMap((file) => leavesOf(file.value).map((leaf) => ({ file, leaf })));
  const chosen = all.filter(({ leaf }, index) => picks(index, leaf.path.join('.')));
  const silent: string[] = [];
  const excepted = new Set<string>();
  for (const { file, leaf } of chosen) {
    const others = otherValues(leaf, all);
    if (await hasEffect(project, before.text, file, leaf, others)) continue;
    const path = leaf.path.join('.');
    const exception = exceptionOf(path);
    if (exception === undefined) silent.push(`${posix.basename(file.source.name)} ${path}`);
    else excepted.add(exception);
  }
  return { tried: chosen.length, silent, excepted };
}

/**
 * Whether a value does something: the specs compile into something else without it or, for a default that is written out,
 * with another value in its place. An error at that other value shows nothing: it may only be badly spelled. An error
 * elsewhere shows that other keys depend on it.
 */
async function hasEffect(
  { compile }: Project,
  before: string,
  file: Document,
  { path }: Leaf,
  others: readonly unknown[],
): Promise<boolean> {
  if ((await compile(file, removed(path))).text !== before) return true;
  const own = spanOf(file.value, path);
  for (const value of others) {
    const changed = await compile(file, replaced(path, value));
    const isElsewhere = changed.errors.some(({ source, start }) => source !== own.source || start !== own.start);
    if (isElsewhere || (changed.errors.length === 0 && changed.text !== before)) return true;
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
