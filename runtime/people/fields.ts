/** Which fields of a service say something of a person, by the way to them. */
import { isLosslessNumber, type LosslessNumber } from '../base/json.js';
import { isObject } from '../base/objects.js';
import type { PeopleFields, PersonKind } from '../contract/people.js';
import type { Service } from '../contract/service.js';

/** One field on the way to another, and the object that has it. */
interface Step {
  readonly name: string;
  readonly within: object | undefined;
}

interface Pattern {
  readonly kind: PersonKind;
  /** From the field outwards. */
  readonly names: readonly {
    readonly name: string;
    readonly having?: readonly [key: string, value: string | undefined];
  }[];
}

/** A text or a number of a person. `kind` is undefined for a value that no field declares. */
export type Visit = (
  value: string | number | LosslessNumber,
  kind: PersonKind | undefined,
  name: string,
  within: object | undefined,
) => unknown;

export interface Fields {
  /** Whether a field of this name can say something of a person, of any kind or of one. */
  isLeaf(name: string, kind?: PersonKind): boolean;
  /** Returns the kind of a field of the records at a path. */
  kindOf(field: string, path: string): PersonKind | undefined;
  /** Returns a value with what `visit` returns for its texts and numbers. */
  map(value: unknown, visit: Visit, path?: string): unknown;
}

/** Stands for a field of any name. */
const ANY = '*';

/** Segments of paths that are ids of records, or stand for them. */
const ID = /^(?:\{.*\}|\d+|[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{24})$/i;

/** Reads the fields that a service declares. */
export function readFields(declared: PeopleFields, service: Pick<Service, 'record' | 'paging'>): Fields {
  const patterns = new Map<string, Pattern[]>();
  for (const [kind, paths] of Object.entries(declared) as [PersonKind, readonly string[]][])
    for (const path of paths) {
      const names = namesIn(path);
      const leaf = names[0]?.name ?? '';
      patterns.set(leaf, [...(patterns.get(leaf) ?? []), { kind, names }]);
    }
  const wrappers = wrappersOf(service);

  const kindAt = (way: readonly Step[]): PersonKind | undefined =>
    patterns.get(way.at(-1)?.name ?? '')?.find(({ names }) => endsWith(way, names))?.kind;

  const map = (value: unknown, visit: Visit, way: readonly Step[]): unknown => {
    if (typeof value === 'string' || typeof value === 'number' || isLosslessNumber(value))
      return visit(value, kindAt(way), way.at(-1)?.name ?? '', way.at(-1)?.within);
    // Elements have the way of their list.
    if (Array.isArray(value)) return value.map((one) => map(one, visit, way));
    if (!isObject(value)) return value;
    const copy: Record<string, unknown> = {};
    for (const [name, inner] of Object.entries(value)) {
      const below = wrappers.has(name) && !patterns.has(name) ? way : [...way, { name, within: value }];
      Object.defineProperty(copy, name, {
        value: map(inner, visit, below),
        configurable: true,
        enumerable: true,
        writable: true,
      });
    }
    return copy;
  };
  return {
    isLeaf: (name, kind) => patterns.get(name)?.some((one) => kind === undefined || one.kind === kind) === true,
    kindOf: (field, path) => {
      const inner = field
        .split(/[.[\]]+/)
        .filter((name) => name !== '' && !/^\d+$/.test(name) && !wrappers.has(name))
        .map((name) => ({ name, within: undefined }));
      return kindAt([...stepsOf(path), ...inner]);
    },
    map: (value, visit, path = '') => map(value, visit, stepsOf(path)),
  };
}

/** Returns the names of a path, from the field outwards. */
function namesIn(path: string): Pattern['names'] {
  return [...path.matchAll(/([^.[\]]+)(?:\[([^=\]]+)(?:=([^\]]*))?\])?/g)]
    .map(([, name = '', key, value]) => ({ name, ...(key !== undefined && { having: [key, value] as const }) }))
    .reverse();
}

function endsWith(way: readonly Step[], names: Pattern['names']): boolean {
  return names.every(({ name, having }, at) => {
    const step = way.at(-1 - at);
    if (step === undefined || (name !== ANY && step.name !== name)) return false;
    if (having === undefined) return true;
    const inside = way.at(-at)?.within as Readonly<Record<string, unknown>> | undefined;
    const [key, value] = having;
    if (at === 0 || inside === undefined || !Object.hasOwn(inside, key)) return false;
    return value === undefined || String(inside[key]) === value;
  });
}

/** Returns the names around records in responses: every kind of response has its own. */
function wrappersOf({ record, paging }: Pick<Service, 'record' | 'paging'>): ReadonlySet<string> {
  const paths = [record, ...Object.values(paging).map((style) => ('items' in style ? String(style.items) : ''))];
  return new Set(paths.flatMap((path) => path.split(/[.|]/)).filter((name) => name !== '' && !name.includes('{')));
}

/** Returns the steps of the path of a request, without ids. */
function stepsOf(path: string): readonly Step[] {
  return path
    .replace(/\?.*$/s, '')
    .split('/')
    .map((segment) => segment.replace(/\(.*\)$/s, ''))
    .filter((segment) => segment !== '' && !ID.test(segment))
    .map((name) => ({ name, within: undefined }));
}
