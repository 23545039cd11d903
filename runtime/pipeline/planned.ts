/** The Result of a dry run. */
import type { Place } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import type { Row } from '../contract/rows.js';
import { stringifyJson } from '../base/json.js';
import { isObject } from '../base/objects.js';
import { segments } from '../base/paths.js';
import { hideParameters, namesParameter } from '../base/secret-name.js';
import { redact } from '../base/redact.js';
import { secretsIn } from '../base/wires.js';
import { DOTS } from './shown.js';

/** The parts of a request that may have a secret. */
interface Shown {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * Returns a request with dots in place of the secrets that flags of the command put into its body, its headers or its query: they
 * may come from the environment, and readers of the output need not know them.
 */
export function withoutSecrets<Request extends Shown>(
  { command }: Pick<Context, 'command'>,
  request: Request,
): Request {
  if (!Object.values(command.flags).some(({ secret }) => secret)) return request;
  const namesIn = (place: Place): readonly string[] => secretsIn({ command }, place);
  const secret = [...namesIn('body').map(segments), ...[...namesIn('form'), ...namesIn('part')].map((name) => [name])];
  const headers = namesIn('header').map((name) => [name.toLowerCase()]);
  return {
    ...request,
    url: hideParameters(redact(request.url), namesParameter(namesIn('query')), DOTS),
    ...(request.headers !== undefined && { headers: headers.reduce<unknown>(hide, request.headers) }),
    ...(request.body !== undefined && { body: secret.reduce(hide, request.body) }),
  };
}

/** Returns the writes that `--dry-run` kept back: a record for one, rows for several, undefined for none, or if a plan has them. */
export function plannedResult(context: Context): Result | undefined {
  if (context.options.plan !== undefined) return undefined;
  // A table shows what is sent, and not a name for it.
  const sent = (value: unknown): unknown =>
    context.out.format === 'table' && typeof value === 'object' ? stringifyJson(value) : value;
  const planned = context.http.planned.map((write): Row => {
    const shown = withoutSecrets(context, write);
    return {
      ...shown,
      ...(shown.headers !== undefined && { headers: sent(shown.headers) }),
      ...(shown.body !== undefined && { body: sent(shown.body) }),
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
