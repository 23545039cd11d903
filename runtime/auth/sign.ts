/** Calls a module of the client that signs requests. */
import type { Client } from '../contract/context.js';
import type { SigningKey, Signer, Unsigned } from '../contract/credential.js';
import type { Service } from '../contract/service.js';
import { shapeOf } from '../base/envelope.js';
import { CliError, moduleType } from '../base/errors.js';
import { isObject } from '../base/objects.js';
import { holdSecret } from '../base/redact.js';

type Headers = Readonly<Record<string, string>>;

export interface SignParts {
  readonly service: Pick<Service, 'id'>;
  readonly signers?: Client['signers'];
}

/**
 * Loads a module that signs requests, and returns its function with checks around it: the author of the client wrote the
 * module, and an error in it is reported as one of the module.
 */
export async function loadSigner(
  { service, signers }: SignParts,
  name: string,
): Promise<(request: Unsigned, key: SigningKey) => Promise<Headers>> {
  const load = signers?.[name];
  if (load === undefined) throw new Error(`The client has no signer ${name}`);
  const path = `workflows/${service.id}/${name}`;
  const faulty = (problem: string, stack = ''): CliError =>
    new CliError(
      'internal',
      `The request cannot be signed: the signer ${path} ${problem}.`,
      'The author of the client must correct the module: its default export is a function that returns the headers as an object of texts.',
      stack === '' ? {} : { extra: { stack } },
    );
  const sign: unknown = (
    await load().catch((error: unknown) => {
      throw moduleType(error) ?? faulty(`cannot be loaded (${messageOf(error)})`, stackOf(error));
    })
  ).default;
  if (typeof sign !== 'function') throw faulty(`exports ${kindOf(sign)} as its default, not a function`);
  return async (request, key) => {
    let headers: unknown;
    holdSecret(key.secret);
    try {
      headers = await (sign as Signer)(request, key);
    } catch (error) {
      // Written for users, for example about a secret that is not a key.
      if (error instanceof CliError) throw error;
      throw faulty(`failed (${messageOf(error)})`, stackOf(error));
    }
    if (!isObject(headers)) throw faulty(`returned ${kindOf(headers)}, not an object of headers`);
    const { validateHeaderName, validateHeaderValue } = process.getBuiltinModule('node:http');
    const checked: Record<string, string> = {};
    for (const [header, value] of Object.entries(headers)) {
      if (typeof value !== 'string') throw faulty(`returned ${kindOf(value)} as the header ${header}, not a text`);
      try {
        validateHeaderName(header);
        validateHeaderValue(header, value);
      } catch {
        throw faulty(`returned the header ${JSON.stringify(header)} with characters that a header cannot have`);
      }
      checked[header.toLowerCase()] = value;
    }
    return checked;
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : '');

/** Returns what a value is, never the value: it may be a part of the secret. */
function kindOf(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  const isInstance = typeof value === 'object' && value !== null && !Array.isArray(value) && !isObject(value);
  return isInstance ? `an instance of ${value.constructor.name}` : shapeOf(value);
}
