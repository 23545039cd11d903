/** Responses that are a stream of events. */
import { getPath, isObject, setPath } from 'cmdspec-runtime/kit';
import { writeDigits } from './digits.js';
import type { Route } from '../../runtime/contract/route.js';
import type { Service } from '../../runtime/contract/service.js';
import type { Handle } from './crud.js';
import type { Row } from './types.js';
import { finished } from './work.js';

/** Events of one response: the stream of a sandbox ends, so that examples do. */
const MOST = 10;

/** Responds with the first rows of a list, or the record of a write, as a stream. */
export function streaming(
  { form, end, result }: NonNullable<Route['stream']>,
  service: Service,
  handle: Handle,
): Handle {
  return (request) => {
    const { body } = finished(handle(request));
    const found = getPath(body, service.record) ?? body;
    const rows = (Array.isArray(found) ? (found as unknown[]) : isObject(found) ? [found] : []).slice(0, MOST);
    const last = Number(request.headers['last-event-id'] ?? 0);
    const texts = rows.slice(last > 0 && last < MOST ? last : 0).map((row, index) => {
      if (form === 'lines') return `${writeDigits(placed(row, result))}\n`;
      // Without a path, the fields of a record are those of an event.
      const { data } = result === undefined && isObject(row) && 'data' in row ? row : placed(row, result ?? 'data');
      return `id: ${String(last + index + 1)}\ndata: ${writeDigits(data)}\n\n`;
    });
    if (end !== undefined) texts.push(form === 'lines' ? `${JSON.stringify(end)}\n` : `data: ${end}\n\n`);
    const type = form === 'lines' ? 'application/x-ndjson' : 'text/event-stream';
    return { status: 200, headers: { 'content-type': type }, body: texts.join('') };
  };
}

/** Returns a value with a row at a path. */
function placed(row: unknown, path: string | undefined): Row {
  if (path === undefined) return row as Row;
  const value: Row = {};
  setPath(value, path, row);
  return value;
}
