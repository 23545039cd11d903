import type { Context } from '../contract/context.js';
import type { Reference } from '../contract/lookups.js';
import type { Row } from '../contract/values.js';
import { CliError } from '../base/errors.js';
import { isDigits, isHash, isUuid } from '../base/ids.js';
import { isObject } from '../base/objects.js';
import { getPath } from '../base/paths.js';
import { holes } from '../base/template.js';
import { foundIn } from './answer.js';
import type { NameResolver, ResolverParts } from './names.js';
import { nothingSent } from './unsent.js';

type Params = Readonly<Record<string, string>>;

/** Whether a text has the form of an id. */
const IDS: Readonly<Record<Reference['unless'], (text: string) => boolean>> = {
  uuid: isUuid,
  digits: isDigits,
  hash: isHash,
};

/**
 * Returns a function that looks codes and names up as ids, each once in a run. A value that is an id already is returned as it is.
 *
 * The returned function throws a CliError `input` naming code and kind of record when none or several have the code.
 */
export function createResolver(parts: ResolverParts): Context['resolve'] {
  const { service, http, command } = parts;
  const known = new Map<string, Promise<string>>();
  const withState = (remedy: string): string => [nothingSent(command.effect, http), remedy].join(' ').trim();
  let named: Promise<NameResolver> | undefined;
  const createNamed = async (): Promise<NameResolver> =>
    (await import('./names.js')).createNameResolver({ ...parts, withState });

  const look = async (rule: Reference, code: string, params: Params, kind: string): Promise<string> => {
    if (rule.accepts === 'digits' && !/^\d+$/.test(code)) {
      throw new CliError('input', `${JSON.stringify(code)} is not a number or an id of a ${rule.noun}.`);
    }
    if (rule.scan !== undefined) return (await (named ??= createNamed()))(kind, code, params);
    for (const query of rule.tries ?? []) {
      const rows = newest(await rowsOf(rule, query, code, params), rule);
      const [first] = rows;
      if (first === undefined) continue;
      const id = getPath(first, rule.id);
      if (rows.length === 1 && id !== undefined && id !== null) return String(id);
      throw new CliError('input', `More than one ${rule.noun} matches "${code}".`, withState('Give the id instead.'), {
        lines: rows.map((row) => describeRow(row, query['$select']?.split(','))),
      });
    }
    throw new CliError(
      'input',
      `The ${rule.noun} "${code}" does not exist.`,
      withState('Check the code, or give the id.'),
    );
  };

  const rowsOf = async (rule: Reference, query: Params, code: string, params: Params): Promise<readonly Row[]> => {
    const { fillTerm, normalizeRow } = await import('../odata/index.js');
    const filled = Object.fromEntries(Object.entries(query).map(([name, term]) => [name, fillTerm(term, code)]));
    const reply = await http.send({ method: 'GET', path: rule.path, params, query: filled });
    return foundIn(reply, { service }).map(normalizeRow);
  };

  return (reference, code, params = {}) => {
    const rule = typeof reference === 'string' ? service.references[reference] : reference;
    if (rule === undefined) throw new Error(`The service has no reference "${String(reference)}".`);
    // Not remembered: a bulk of requests has an id for each.
    if (IDS[rule.unless](code)) return Promise.resolve(code);
    const kind = typeof reference === 'string' ? reference : '';
    const names = [...holes(rule.path), rule.scan?.within?.flag ?? ''];
    const key = JSON.stringify([kind, rule.path, rule.tries, code, names.map((name) => params[name])]);
    const running = known.get(key) ?? look(rule, code, params, kind);
    known.set(key, running);
    return running;
  };
}

/** Returns the newest of several versions of a record, if the reference names the field of the version. */
function newest(rows: readonly Row[], { latest }: Reference): readonly Row[] {
  if (latest === undefined || rows.length < 2) return rows;
  const versions = rows.map((row) => Number(getPath(row, latest) ?? 0));
  const highest = Math.max(...versions);
  return rows.filter((_, at) => versions[at] === highest);
}

/** Returns the selected fields of a record on one line, to distinguish it from the others. */
function describeRow(row: Row, select = Object.keys(row)): string {
  const values = select.map((name): [string, unknown] => [name, row[name]]);
  const filled = values.filter(([, value]) => !isObject(value) && value !== null && value !== undefined);
  return filled.map(([name, value]) => `${name} ${String(value).trim()}`).join(', ');
}
