import type { World } from '../contract/context.js';
import { CliError } from '../base/errors.js';
import { parseJson } from '../base/json.js';
import { sender } from './client.js';
import { unreachable } from './failure.js';
import { hider, isSecretName } from './text.js';

export interface FormOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds. */
  readonly timeout: number;
  readonly world: Pick<World, 'env' | 'signal'>;
}

export interface FormAnswer {
  readonly status: number;
  /** Parsed JSON, or the text when it is none. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Posts a form to a token endpoint, once: no credential is added, no redirect followed, nothing logged. Empty fields
 * are left out. An answer of any status is returned; what a failed one repeats of the secrets is hidden.
 *
 * @throws CliError `unavailable` without an answer; `sent` tells whether the form may have arrived, which matters for
 * tokens that can be used once.
 */
export async function postForm(
  url: string,
  form: Readonly<Record<string, string | undefined>>,
  { headers = {}, timeout, world }: FormOptions,
): Promise<FormAnswer> {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(form)) if (value !== undefined) fields.append(name, value);
  const target = new URL(url);
  const answer = await sender(world.env)({
    method: 'POST',
    url: target,
    headers: { accept: 'application/json', ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: fields.toString(),
    timeout,
    signal: world.signal,
  });
  if ('cause' in answer) {
    const { message, remedy } = unreachable(target, answer.cause, answer.timedOut ? timeout : undefined);
    throw new CliError('unavailable', message, remedy, { method: 'POST', path: target.pathname, sent: answer.sent });
  }
  const whole = Buffer.from(answer.bytes).toString('utf8');
  const text =
    answer.status < 300 ? whole : hider({ ...secretsIn(form), authorization: headers['authorization'] ?? '' })(whole);
  return { status: answer.status, body: parsed(text), headers: answer.headers };
}

/** Fields that are no secret are words that a message may need. */
function secretsIn(form: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const secret = Object.entries(form).filter(([name]) => isSecretName(name));
  return Object.fromEntries(secret.map(([name, value = '']) => [name, value]));
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}
