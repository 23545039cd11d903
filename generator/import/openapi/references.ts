/** Replaces the references of a description by their targets, which are shared and never copied. */
import { dirname, relative, resolve, sep } from 'node:path';
import type { Document } from './documents.js';
import type { Finding } from './types.js';

type Node = Record<string, unknown>;
type Reference = Node & { readonly $ref: string };

/** Where a reference is written. */
interface Place {
  readonly file: string;
  readonly pointer: string;
}

/** A value of an object or list that is a reference. */
interface Slot {
  readonly holder: Node;
  readonly key: string;
  readonly reference: Reference;
}

export interface References {
  /** Replaces each reference. One without a target becomes an empty object and a finding. */
  replace(): Finding[];
  /** Returns the description as one document: values of other files are where they are used first. */
  bundle(): unknown;
}

/** Keys of objects whose keys are names, so that an `example` in them is not an example. */
const named = new Set([
  '$defs',
  'callbacks',
  'definitions',
  'dependentSchemas',
  'headers',
  'links',
  'parameters',
  'pathItems',
  'patternProperties',
  'properties',
  'requestBodies',
  'responses',
  'schemas',
  'securitySchemes',
]);

/** Whether the value of a key is data of the service, in which `$ref` is a word like any other. */
const isData = (key: string, parent: string): boolean => /^(?:example|examples|x-.*)$/.test(key) && !named.has(parent);

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Finds the references of a description, and reads the files that they name. Nothing is downloaded. */
export async function findReferences(
  root: unknown,
  file: string,
  read: (path: string) => Promise<Document>,
): Promise<References> {
  const documents = new Map<string, Document>([[file, { value: root, findings: [] }]]);
  /** Why files cannot be read. */
  const unread = new Map<string, string>();
  const places = new Map<unknown, Place>();
  const slots: Slot[] = [];

  const seen = new Set<object>();
  const walk = (value: unknown, key: string, place: Place): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const [name, inner] of Object.entries(value as Node)) {
      if (typeof inner !== 'object' || inner === null || isData(name, key)) continue;
      const at = { file: place.file, pointer: `${place.pointer}/${escaped(name)}` };
      if (typeof (inner as Node)['$ref'] === 'string') {
        if (!places.has(inner)) places.set(inner, at);
        slots.push({ holder: value as Node, key: name, reference: inner as Reference });
      }
      walk(inner, name, at);
    }
  };
  const shown = (path: string): string => (path === file ? '' : relative(dirname(file), path).split(sep).join('/'));
  walk(root, '', { file, pointer: '#' });
  // Files that are read add slots.
  for (const { reference } of slots) {
    const { path, isRemote } = targetOf(reference, places);
    if (isRemote || documents.has(path) || unread.has(path)) continue;
    try {
      const document = await read(path);
      documents.set(path, document);
      walk(document.value, '', { file: path, pointer: `${shown(path)}#` });
    } catch (error) {
      unread.set(path, (error as Error).message);
    }
  }

  const findings: Finding[] = [...documents].flatMap(([path, one]) =>
    one.findings.map((finding) => ({ ...finding, pointer: `${shown(path)}${finding.pointer}` })),
  );
  const found = new Map<unknown, unknown>();
  const failed = new Set<Reference>();
  const isReference = (value: unknown): value is Reference => places.has(value);

  /** Returns the target of a reference, with the keys that are written beside it. */
  const follow = (reference: Reference): unknown => {
    if (found.has(reference)) return found.get(reference);
    found.set(reference, undefined);
    const { $ref: ref, ...own } = reference;
    const target = search(reference);
    if ('problem' in target) {
      failed.add(reference);
      const { pointer = '#' } = places.get(reference) ?? {};
      findings.push({ pointer, problem: `the reference ${ref} ${target.problem}` });
    }
    const value = 'problem' in target ? {} : target.value;
    const isPlain = Object.keys(own).length === 0 || typeof value !== 'object' || value === null;
    const whole = isPlain ? value : { ...value, ...own };
    found.set(reference, whole);
    if (!isPlain) addSlots(whole as Node);
    return whole;
  };
  const addSlots = (holder: Node): void => {
    for (const [key, value] of Object.entries(holder))
      if (isReference(value)) slots.push({ holder, key, reference: value });
  };
  const search = (reference: Reference): { readonly value: unknown } | { readonly problem: string } => {
    const { path, parts, isRemote } = targetOf(reference, places);
    if (isRemote)
      return {
        problem:
          'is not followed, because nothing is downloaded; store that file next to the description, and refer to the file',
      };
    const reason = unread.get(path);
    if (reason !== undefined) return { problem: `names a file that cannot be read: ${reason}` };
    let value: unknown = documents.get(path)?.value;
    for (const part of parts ?? ['']) {
      if (isReference(value)) value = follow(value);
      if (parts === undefined || typeof value !== 'object' || value === null || !Object.hasOwn(value, part))
        return { problem: 'has no target, so nothing is known of what is there' };
      value = (value as Node)[part];
    }
    if (isReference(value)) value = follow(value);
    return value === undefined ? { problem: 'leads back to itself' } : { value };
  };

  return {
    replace() {
      for (const { holder, key, reference } of slots) holder[key] = follow(reference);
      return findings;
    },
    bundle() {
      /** Where values of other files are. */
      const inlined = new Map<unknown, string>();
      const copies = new Map<unknown, unknown>();
      const inside = (reference: Reference, ref: string, pointer: string): unknown => {
        const { $ref: _ref, ...own } = reference;
        return { $ref: ref, ...(copy(own, pointer) as Node) };
      };
      const copy = (value: unknown, pointer: string): unknown => {
        if (typeof value !== 'object' || value === null) return value;
        if (isReference(value)) {
          const target = follow(value);
          const known = inlined.get(target);
          const { path } = targetOf(value, places);
          if (failed.has(value)) return inside(value, value.$ref, pointer);
          if (known !== undefined) return { $ref: known };
          if (path === file && typeof target === 'object')
            return inside(value, `#${value.$ref.split(/#(.*)/s)[1] ?? ''}`, pointer);
          if (typeof target === 'object') inlined.set(target, pointer);
          return copy(target, pointer);
        }
        const known = copies.get(value);
        if (known !== undefined) return known;
        const made: unknown[] | Node = Array.isArray(value) ? [] : {};
        copies.set(value, made);
        for (const [key, inner] of Object.entries(value))
          (made as Node)[key] = copy(inner, `${pointer}/${escaped(key)}`);
        return made;
      };
      return copy(root, '#');
    },
  };
}

interface Target {
  readonly path: string;
  /** Keys below the document; `undefined` if the reference is not a JSON pointer. */
  readonly parts: readonly string[] | undefined;
  readonly isRemote: boolean;
}

function targetOf(reference: Reference, places: ReadonlyMap<unknown, Place>): Target {
  const { file = '' } = places.get(reference) ?? {};
  const [name = '', pointer = ''] = reference.$ref.split(/#(.*)/s);
  const isRemote = /^(?:[a-z][a-z\d+.-]+:)?\/\//i.test(name);
  const path = name === '' || isRemote ? file : resolve(dirname(file), decoded(name));
  if (pointer !== '' && !pointer.startsWith('/')) return { path, parts: undefined, isRemote };
  const parts = pointer
    .split('/')
    .slice(1)
    .map((part) => decoded(part).replaceAll('~1', '/').replaceAll('~0', '~'));
  return { path, parts, isRemote };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
