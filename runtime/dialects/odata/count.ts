/** Counts the records of a list without reading them. */
import type { Run } from '../../contract/run.js';
import type { Call } from '../../contract/http.js';
import { CliError } from '../../base/errors.js';
import { exactNumber, parseJson, plainText } from '../../base/json.js';
import { getPath } from '../../base/paths.js';

/**
 * Returns the number of records in a list. A collection has a count, a bare number as text; a function has none, so the
 * number is requested together with one record.
 *
 * @throws CliError `unavailable` when the response is not a number
 */
export async function countRows(
  call: Call,
  { name, parameters }: { readonly name: string; readonly parameters?: object },
  { http }: Pick<Run, 'http'>,
): Promise<unknown> {
  const { $filter, $select: _select, $expand: _expand, $orderby: _order, $top: _top, ...params } = call.query ?? {};
  const query = { ...params, $filter };
  if (parameters !== undefined) {
    const { body } = await http.send({ ...call, query: { ...query, $inlinecount: 'allpages', $top: '1' } });
    return numberIn(plainText(getPath(body, 'd.__count') ?? ''), name);
  }
  const response = await http.send({ ...call, path: `${call.path}/$count`, query, asBytes: true });
  return numberIn(new TextDecoder().decode(response.bytes ?? new Uint8Array()), name);
}

function numberIn(text: string, name: string): unknown {
  // A byte order mark counts as a blank.
  const digits = text.trim();
  if (/^(?:0|[1-9]\d*)$/.test(digits)) return exactNumber(digits);
  throw new CliError('unavailable', `The service did not report the number of records of ${name}: ${shown(digits)}.`);
}

function shown(text: string): string {
  if (text === '') return 'the response was empty';
  try {
    return `the response was ${JSON.stringify(parseJson(text)).slice(0, 80)}`;
  } catch {
    return `the response was ${JSON.stringify(text.slice(0, 80))}`;
  }
}
