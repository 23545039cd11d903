/** Completion of tables and columns of the copies on this machine, in flags and within queries. No database engine is loaded. */
import { resolve } from 'node:path';
import { flagValues, shellWords } from '../base/shell.js';
import type { Client } from '../contract/context.js';
import type { World } from '../contract/run.js';
import { copiesIn, readCopy, type CopyReader } from '../copy/read.js';
import { columnType, relationsOf } from '../copy/relations.js';
import { proposal } from '../state/name-lists.js';
import { isQuoting, openWord } from './open-quote.js';
import { proposeNames, type Candidate } from './sql-names.js';
import type { QueryTable } from './sql-query.js';

/**
 * Returns the lines of completion within a query: the end of the typed word that candidates replace, as it is written, and then
 * the candidates as they are written in the open quote. Fish quotes candidates itself: both are unquoted then, and each candidate
 * continues what was typed. PowerShell encodes the word in base64.
 *
 * @param words those after `--complete query:<shell>`: the word up to the cursor, the rest of it, and the other words of the line
 */
export async function queryLines(
  shell: string,
  [typed = '', rest = '', ...line]: readonly string[],
  client: Client,
  world: World,
): Promise<string> {
  if (!isQuoting(shell)) return '';
  const [before, after] = [typed.replace(/^--word=/, ''), rest.replace(/^--rest=/, '')].map((text) =>
    shell === 'powershell' ? Buffer.from(text, 'base64').toString('utf8') : text,
  );
  const word = openWord(before ?? '', after ?? '', shell);
  if (word === undefined) return '';
  const { replaced, candidates } = proposeNames(word.before, word.after, await tablesFor(line, client, world));
  const lines = alike(candidates, replaced, shell === 'fish')
    .map(({ text, about }) => proposal(word.write(text) ?? '', about))
    .join('');
  const end = shell === 'fish' ? replaced : word.writtenEnd(replaced.length);
  return lines === '' || /[\r\n]/.test(end) ? '' : `${end}\n${lines}`;
}

/**
 * Returns candidates that begin alike: shells replace what was typed with their common beginning. Names have no case in SQL, so
 * candidates can have the case of what was typed.
 *
 * @param isMore whether each candidate must continue what was typed
 */
function alike(candidates: readonly Candidate[], typed: string, isMore: boolean): readonly Candidate[] {
  const starts = new Set(candidates.map(({ text }) => text.slice(0, typed.length)));
  if (starts.size === 1 && (!isMore || starts.has(typed))) return candidates;
  const continued = candidates
    .filter(({ text }) => text.toLowerCase().startsWith(typed.toLowerCase()))
    .map((one) => ({ ...one, text: typed + one.text.slice(typed.length) }));
  if (continued.length > 0 || isMore) return continued;
  return candidates.map((one) => ({ ...one, text: `"${typed}${one.text.slice(typed.length + 1)}` }));
}

/** Returns the tables and views of the copies that a line names: with `--dir`, or else those in the working folder, and with `--with`. */
export async function tablesFor(
  line: readonly string[],
  { binary }: Client,
  { cwd, home }: World,
): Promise<readonly (QueryTable & { readonly isView: boolean })[]> {
  const [dir] = flagValues('--dir', line).slice(-1);
  const folders = dir === undefined ? await copiesIn(cwd, binary) : spellings(dir.replace(/^~(?=\/|$)/, home));
  const pairs = flagValues('--with', line)
    .flatMap(spellings)
    .map((pair) => /^(\w+)=(.*)$/s.exec(pair));
  const places = [
    ...folders.map((folder) => ({ folder, schema: undefined })),
    ...pairs.flatMap((pair) => (pair === null ? [] : [{ folder: pair[2] ?? '', schema: pair[1] }])),
  ];
  const copies = await Promise.all(
    places.map(async ({ folder, schema }) => ({
      schema,
      copy: await readCopy(resolve(cwd, folder)).catch(() => undefined),
    })),
  );
  const found = new Map<string, QueryTable & { readonly isView: boolean }>();
  for (const { copy, schema } of copies)
    for (const one of copy === undefined ? [] : described(copy)) {
      const key = `${schema ?? ''}.${one.name}`;
      if (!found.has(key)) found.set(key, schema === undefined ? one : { ...one, schema });
    }
  return [...found.values()];
}

const described = (copy: CopyReader) =>
  relationsOf(copy).map(({ name, columns, tables: [table], view }) => ({
    name,
    about: view === undefined ? `${String(table.progress.rows)} rows` : `${table.name} with names`,
    isView: view !== undefined,
    columns: columns.map((column) => ({ name: column.name, type: columnType(column) })),
  }));

/** Returns a word as it is, and without quotes: some shells pass those too. */
function spellings(word: string): readonly string[] {
  try {
    return [...new Set([word, ...shellWords(word).slice(0, 1)])];
  } catch {
    return [word];
  }
}
