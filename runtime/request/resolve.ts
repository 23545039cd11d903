import type { Http } from '../contract/context.js';
import type { Service } from '../contract/service.js';
import { CliError } from '../errors.js';
import { getPath, isObject } from './paths.js';

export interface ResolverParts {
  readonly service: Service;
  readonly http: Pick<Http, 'send'>;
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
    const { fillTerm } = await import('../odata/terms.js');
    const query = Object.fromEntries(Object.entries(rule.query).map(([name, term]) => [name, fillTerm(term, code)]));
    const reply = await http.send({ method: 'GET', path: rule.path, query });
    const ids = rowsIn(getPath(reply.body, service.record)).map((row) => getPath(row, rule.id));
    const [id] = ids;
    if (ids.length === 1 && id !== undefined && id !== null) return String(id);
    const several = ids.length > 1;
    throw new CliError(
      'input',
      `${several ? 'Several records match' : 'There is no'} ${rule.noun} "${code}"${several ? '' : ''}.`,
      several ? 'Give the id instead of the code.' : 'Check the code, or give the id.',
    );
  };

  return (reference, code) => {
    const key = `${reference}\n${code}`;
    const running = known.get(key) ?? look(reference, code);
    known.set(key, running);
    return running;
  };
}

/** Records of an answer: the list itself, or the list inside of its envelope. */
function rowsIn(found: unknown): readonly unknown[] {
  if (Array.isArray(found)) return found;
  if (!isObject(found)) return [];
  return Object.values(found).find((value): value is unknown[] => Array.isArray(value)) ?? [found];
}
