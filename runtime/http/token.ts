/** Requests to token endpoints, which are made before there is a credential. */
import type { World } from '../contract/run.js';
import type { Response } from '../contract/http.js';
import { CliError } from '../base/errors.js';
import { parseJson } from '../base/json.js';
import { holdHeaders, holdSecret, redact } from '../base/redact.js';
import { isSecretName } from '../base/secret-name.js';
import { senderFor } from './client.js';
import { unreachable } from './failure.js';
import { isResponse } from './outcome.js';
import { decoded } from './text.js';

export interface FormOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds. */
  readonly timeout: number;
  readonly world: Pick<World, 'env' | 'signal'>;
}

/**
 * Posts a form to a token endpoint, once: no credential is added, no redirect followed, nothing logged. Empty fields
 * are left out. Returns a response of any status; the secrets are redacted from a failed one.
 *
 * @throws CliError `unavailable` without a response
 */
export async function postForm(
  url: string,
  form: Readonly<Record<string, string | undefined>>,
  { headers = {}, timeout, world }: FormOptions,
): Promise<Response> {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(form)) if (value !== undefined) fields.append(name, value);
  // Only secret fields are redacted: a message may need the words in the others.
  for (const [name, value] of fields) if (isSecretName(name)) holdSecret(value);
  holdHeaders({ authorization: headers['authorization'] ?? '' });
  const target = new URL(url);
  const outcome = await senderFor(world.env)({
    method: 'POST',
    url: target,
    headers: { accept: 'application/json', ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: fields.toString(),
    timeout,
    signal: world.signal,
  });
  if (!isResponse(outcome)) {
    const { message, remedy } = unreachable(target, outcome);
    throw new CliError('unavailable', message, remedy, { method: 'POST', path: target.pathname });
  }
  const { bytes, ...response } = outcome;
  const text = decoded(bytes);
  return { ...response, body: parseOrText(response.status < 300 ? text : redact(text)) };
}

function parseOrText(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}
