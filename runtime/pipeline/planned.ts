/** The Result of a dry run. */
import type { Place } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import type { Row } from '../contract/rows.js';
import { stringifyJson } from '../base/json.js';
import { isObject } from '../base/objects.js';
import { segments } from '../base/paths.js';
import { wiresOf } from '../base/wires.js';
import { DOTS } from './shown.js';

/**
 * Returns the writes that `--dry-run` kept back: a record for one, rows for several, undefined for none. A secret that
 * a flag put into a body, a header or the query is shown as dots: it may come from the environment, and readers of the
 * output need not know it.
 */
export function plannedResult(context: Context): Result | undefined {
  const wires = Object.values(context.command.flags).flatMap((data) => (data.secret ? wiresOf(data) : []));
  const namesIn = (place: Place): readonly string[] => wires.flatMap((wire) => (wire.in === place ? wire.name : []));
  const secret = [...namesIn('body').map(segments), ...[...namesIn('form'), ...namesIn('part')].map((name) => [name])];
  const headers = namesIn('header').map((name) => [name.toLowerCase()]);
  const query = namesIn('query');
  // A table shows what is sent, and not a name for it.
  const sent = (value: unknown): unknown =>
    context.out.format === 'table' && typeof value === 'object' ? stringifyJson(value) : value;
  const planned = context.http.planned.map((write): Row => {
    return {
      ...write,
      url: hideQuery(write.url, query),
      ...(write.headers !== undefined && { headers: sent(headers.reduce<unknown>(hide, write.headers)) }),
      ...(write.body !== undefined && { body: sent(secret.reduce(hide, write.body)) }),
    };
  });
  const [only] = planned;
  if (only === undefined) return undefined;
  const printing = { whole: true };
  return planned.length === 1 ? { kind: 'record', record: only, printing } : { kind: 'rows', rows: planned, printing };
}

function hide(value: unknown, [key, ...rest]: readonly (string | number)[]): unknown {
  if (!isObject(value) || key === undefined || value[key] === undefined) return value;
  return { ...value, [key]: rest.length === 0 ? DOTS : hide(value[key], rest) };
}

function hideQuery(url: string, names: readonly string[]): string {
  if (names.length === 0) return url;
  return url.replaceAll(/(?<=[?&])([^=&]*)=[^&]*/g, (part, name: string) =>
    names.includes(decodeURIComponent(name)) ? `${name}=${DOTS}` : part,
  );
}
