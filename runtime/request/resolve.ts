import { defined } from '../base/defined.js';
import type { Http } from '../contract/http.js';
import type { Reference } from '../contract/lookups.js';
import type { Service } from '../contract/service.js';
import { CliError } from '../base/errors.js';
import { isObject } from '../base/objects.js';
import { getPath } from '../base/paths.js';

export interface ResolverParts {
  readonly service: Service;
  readonly http: Pick<Http, 'send' | 'rows'>;
}

/**
 * Looks codes up as ids, each once in a run. A value that is an id already is returned as it is.
 *
 * The returned function throws a CliError `input` naming code and kind of record when none or several have the code.
 */
export function createResolver({ service, http }: ResolverParts): (reference: string, code: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();

  const look = async (reference: string, code: string): Promise<string> => {
    const rule = service.references[reference];
    if (rule === undefined) throw new Error(`The service has no reference "${reference}".`);
    const form = rule.unless === 'uuid' ? /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i : /^\d+$/;
    if (form.test(code)) return code;
    if (rule.scan !== undefined) return await scan(rule, rule.scan, code, http);
    const { fillTerm } = await import('../odata/terms.js');
    const query = Object.fromEntries(
      Object.entries(rule.query ?? {}).map(([name, term]) => [name, fillTerm(term, code)]),
    );
    const reply = await http.send({ method: 'GET', path: rule.path, query });
    const rows = rowsIn(getPath(reply.body, service.record));
    const id = getPath(rows[0], rule.id);
    if (rows.length === 1 && id !== undefined && id !== null) return String(id);
    if (rows.length === 0) {
      throw new CliError('input', `There is no ${rule.noun} "${code}".`, 'Check the code, or give the id.');
    }
    throw new CliError('input', `Several records match ${rule.noun} "${code}".`, 'Give the id instead of the code.', {
      lines: rows.map(told),
    });
  };

  return (reference, code) => {
    const key = `${reference}\n${code}`;
    const running = known.get(key) ?? look(reference, code);
    known.set(key, running);
    return running;
  };
}

/** The id of the first row with that name; reading stops there. */
async function scan(
  { path, id, noun }: Reference,
  { field, paging, result }: NonNullable<Reference['scan']>,
  code: string,
  http: Pick<Http, 'rows'>,
): Promise<string> {
  const wanted = code.toLowerCase();
  const names: string[] = [];
  const rows = http.rows({ method: 'GET', path }, defined({ style: paging, result }));
  for await (const row of rows) {
    const name = String(getPath(row, field) ?? '');
    if (name.toLowerCase() === wanted) return String(getPath(row, id));
    names.push(name);
  }
  const { nearest } = await import('../base/nearest.js');
  const remedy = 'Check the name, or give the id.';
  throw new CliError('input', `There is no ${noun} "${code}".`, remedy, { suggestions: nearest(code, names) });
}

/** Records of an answer: the list itself, or the list inside of its envelope. */
function rowsIn(found: unknown): readonly unknown[] {
  if (Array.isArray(found)) return found;
  if (!isObject(found)) return [];
  return Object.values(found).find((value): value is unknown[] => Array.isArray(value)) ?? [found];
}

/** What tells one record from another, on a line. */
function told(row: unknown): string {
  const values = Object.entries(isObject(row) ? row : {}).filter(([, value]) => !isObject(value) && value !== null);
  return values.map(([name, value]) => `${name} ${String(value).trim()}`).join(', ');
}
