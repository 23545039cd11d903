/** Names of custom fields and labels of their options, from the definitions in a backup. */
import { readFile } from 'node:fs/promises';
import { isObject, parseJson, type Row } from 'cmdspec-runtime/kit';

interface Definition {
  readonly name: string;
  /** Labels by option id. */
  readonly labels: ReadonlyMap<string, string>;
}

/** Definitions of custom fields by key. */
export type Definitions = ReadonlyMap<string, Definition>;

/** Reads a file of field definitions. Returns none if the file does not exist or cannot be read. */
export async function readDefinitions(path: string): Promise<Definitions> {
  const found = new Map<string, Definition>();
  const names = new Set<string>();
  for (const { field_code: key, field_name: name, options } of await rowsOf(path)) {
    if (typeof key !== 'string' || typeof name !== 'string') continue;
    // Two fields may share a name.
    const shown = names.has(name) ? `${name} (${key.slice(0, 8)})` : name;
    names.add(name);
    const labels = (Array.isArray(options) ? options : []).filter(isObject).map(labelOf);
    found.set(key, { name: shown, labels: new Map(labels) });
  }
  return found;
}

const labelOf = ({ id, label }: Row): [string, string] => [String(id), String(label)];

async function rowsOf(path: string): Promise<readonly Row[]> {
  try {
    const value = parseJson(await readFile(path, 'utf8'));
    return Array.isArray(value) ? value.filter(isObject) : [];
  } catch {
    return [];
  }
}

/** Returns the name of a custom field from the first definitions that have it, else its key. */
export function nameOf(key: string, definitions: readonly Definitions[]): string {
  return definitions.map((some) => some.get(key)?.name).find((name) => name !== undefined) ?? key;
}

/** Returns a value with labels in place of option ids, from the first definitions that have the field. */
export function labeled(key: string, value: unknown, definitions: readonly Definitions[]): unknown {
  const labels = definitions.map((some) => some.get(key)?.labels).find((some) => some !== undefined);
  if (labels === undefined || labels.size === 0) return value;
  const label = (one: unknown): unknown => (one === null ? null : (labels.get(String(one)) ?? one));
  return Array.isArray(value) ? value.map(label) : isObject(value) ? value : label(value);
}
