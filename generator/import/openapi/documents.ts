/** Reads one file of a description: JSON, or YAML with the errors that a lenient reader can pass. */
import { readFile } from 'node:fs/promises';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';
import type { Finding } from './types.js';

/** The content of a file, and what could not be read. */
export interface Document {
  readonly value: unknown;
  readonly findings: readonly Finding[];
}

/** Files that a description quotes as text. */
const prose = /\.(?:html?|md|txt)$/i;

/**
 * Reads a file.
 *
 * @param strict throws at the first error; otherwise the errors are listed, and the rest is read
 */
export async function loadDocument(path: string, strict: boolean): Promise<Document> {
  const text = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  if (prose.test(path)) return { value: text, findings: [] };
  if (/^\s*[{[]/.test(text)) {
    try {
      return { value: JSON.parse(text), findings: [] };
    } catch {
      // JSON with an error can be YAML without one, for example with a comma before a bracket.
    }
  }
  const document = await readYaml(text, strict);
  if (sizeOf(document.value) > MOST_VALUES)
    throw new Error(
      `its aliases (such as *name) stand for more than ${String(MOST_VALUES)} values. Write the values that repeat below "components", and refer to them with $ref.`,
    );
  return document;
}

/** Maximum number of values of a file with its aliases in full: the largest descriptions have a tenth. */
const MOST_VALUES = 10_000_000;

/** Returns the number of values in a value, where shared ones count each time. */
function sizeOf(root: unknown): number {
  const sizes = new Map<object, number>();
  const measure = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return 1;
    const known = sizes.get(value);
    if (known !== undefined) return known;
    sizes.set(value, 0);
    let size = 1;
    for (const inner of Object.values(value)) size += measure(inner);
    sizes.set(value, size);
    return size;
  };
  return measure(root);
}

async function readYaml(text: string, strict: boolean): Promise<Document> {
  try {
    return { value: load(text, { schema: CORE_SCHEMA.withTags(mergeTag) }), findings: [] };
  } catch (error) {
    if (strict) throw error;
    return readLeniently(text);
  }
}

/** Reads YAML with errors. This takes ten times longer. */
async function readLeniently(text: string): Promise<Document> {
  const { LineCounter, parseDocument, visit } = await import('yaml');
  const lines = new LineCounter();
  const options = { logLevel: 'silent', prettyErrors: false, strict: false } as const;
  const document = parseDocument(text, { ...options, lineCounter: lines });
  const findings: Finding[] = [];
  const add = (offset: number, problem: string): void => {
    const { line, col } = lines.linePos(offset);
    findings.push({
      pointer: '#',
      problem: `line ${String(line)}, column ${String(col)} is not valid YAML: ${problem}`,
    });
  };
  for (const { message, pos } of document.errors) add(pos[0], message);
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document) !== undefined) return undefined;
      add(alias.range?.[0] ?? 0, `The alias *${alias.source} has no anchor before it`);
      return visit.REMOVE;
    },
  });
  // Aliases share their value here, so that any number of them can be read before they are counted.
  const value: unknown = document.toJS({ maxAliasCount: -1 });
  merge(value, new Set());
  return { value, findings };
}

/** Replaces the key `<<` of each object by the keys that the object does not have itself. Each shared value is read once. */
function merge(value: unknown, seen: Set<object>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const inner of Object.values(value)) merge(inner, seen);
  if (!('<<' in value)) return;
  const { '<<': sources, ...own } = value as Readonly<Record<string, unknown>>;
  const added = [sources]
    .flat()
    .reverse()
    .filter((one) => typeof one === 'object' && one !== null);
  for (const key of Object.keys(value)) Reflect.deleteProperty(value, key);
  Object.assign(value, ...added, own);
}
