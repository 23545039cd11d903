import type { Context } from '../../../runtime/contract/context.js';
import type { Call } from '../../../runtime/contract/http.js';
import type { Row } from '../../../runtime/contract/values.js';
import { CliError } from '../../../runtime/base/errors.js';
import { exactNumber, parseJson } from '../../../runtime/base/json.js';
import type { Target } from './target.js';

/**
 * Number of records behind a list. The count of a collection is a bare number as text; a function has none, so that it is
 * asked for the number along with one record.
 */
export async function countRows(call: Call, target: Target, context: Context): Promise<unknown> {
  const { $filter, $select: _select, $expand: _expand, $orderby: _order, $top: _top, ...params } = call.query ?? {};
  const filtered = { ...params, $filter };
  if (target.resource?.function !== undefined) {
    const reply = await context.http.send({ ...call, query: { ...filtered, $inlinecount: 'allpages', $top: '1' } });
    return number(String(((reply.body as Row)['d'] as Row | undefined)?.['__count'] ?? ''), target);
  }
  const reply = await context.http.send({ ...call, path: `${call.path}/$count`, query: filtered, answer: 'bytes' });
  return number(new TextDecoder().decode(reply.bytes ?? new Uint8Array()), target);
}

function number(text: string, target: Target): unknown {
  const digits = text.replace('\uFEFF', '').trim();
  if (/^\d+$/.test(digits)) return exactNumber(digits);
  const said = parseText(digits);
  throw new CliError('unavailable', `The service did not tell the number of records of ${target.name}: ${said}.`);
}

function parseText(text: string): string {
  if (text === '') return 'the answer was empty';
  try {
    return `it answered ${JSON.stringify(parseJson(text)).slice(0, 80)}`;
  } catch {
    return `it answered ${JSON.stringify(text.slice(0, 80))}`;
  }
}
