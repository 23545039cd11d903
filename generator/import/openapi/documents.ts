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
  const options = { logLevel: 'silent', merge: true, prettyErrors: false, strict: false } as const;
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
  return { value: document.toJS({ maxAliasCount: -1 }), findings };
}
