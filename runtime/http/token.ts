import type { World } from '../contract/context.js';
import { CliError } from '../base/errors.js';
import { parseJson } from '../base/json.js';
import { holdHeaders, holdSecret, redact } from '../base/redact.js';
import { senderFor } from './client.js';
import { unreachable } from './failure.js';
import { isSecretName } from './text.js';

export interface FormOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds. */
  readonly timeout: number;
  readonly world: Pick<World, 'env' | 'signal'>;
}

export interface FormResponse {
  readonly status: number;
  /** Parsed JSON, or the text if it is not JSON. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Posts a form to a token endpoint, once: no credential is added, no redirect followed, nothing logged. Empty fields
 * are left out. Returns a response of any status; the secrets are redacted from a failed one.
 *
 * @throws CliError `unavailable` without a response; `sent` is whether the form may have arrived, which matters for
 * tokens that can be used once.
 */
export async function postForm(
  url: string,
  form: Readonly<Record<string, string | undefined>>,
  { headers = {}, timeout, world }: FormOptions,
): Promise<FormResponse> {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(form)) if (value !== undefined) fields.append(name, value);
  // Only secret fields are redacted: a message may need the words in the others.
  for (const [name, value] of fields) if (isSecretName(name)) holdSecret(value);
  holdHeaders({ authorization: headers['authorization'] ?? '' });
  const target = new URL(url);
  const ending = await senderFor(world.env)({
    method: 'POST',
    url: target,
    headers: { accept: 'application/json', ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: fields.toString(),
    timeout,
    signal: world.signal,
  });
  if ('cause' in ending) {
    const { message, remedy } = unreachable(target, ending.cause, ending.timedOut ? timeout : undefined);
    throw new CliError('unavailable', message, remedy, { method: 'POST', path: target.pathname, sent: ending.sent });
  }
  const whole = Buffer.from(ending.bytes).toString('utf8');
  const text = ending.status < 300 ? whole : redact(whole);
  return { status: ending.status, body: parseOrText(text), headers: ending.headers };
}

function parseOrText(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}
