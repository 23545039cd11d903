/** What requests carry of a credential: its templates, and the headers and parameters that they fill. */
import type { CredentialSpec } from '../2-shape/types.js';
import { placeholders } from './words.js';

/** Returns the parts of a header that is written as `name: value`. */
export function headerOf(written: string): { readonly name: string; readonly value: string } {
  const [name = '', ...rest] = written.split(':');
  return { name, value: rest.join(':').trim() };
}

/** Parts of the request that a signature covers. */
const covered: readonly string[] = ['method', 'host', 'path', 'query', 'target', 'body'];

/** Values of a signature that are made for each request. */
const made: readonly string[] = ['timestamp', 'nonce', 'body-hash'];

/** A template of an attached credential, where it is written, and what it can name besides variables of the service. */
export interface AttachedTemplate {
  readonly template: string;
  readonly at: object;
  readonly key: string;
  readonly known: readonly string[];
}

/** Returns the templates of an attached credential. */
export function templatesOf(attach: CredentialSpec['attach']): AttachedTemplate[] {
  if ('hmac' in attach && attach.hmac !== undefined) {
    const { hmac } = attach;
    const sent = [hmac.headers ?? {}, hmac.query ?? {}].flatMap((at) =>
      Object.entries(at).map(([key, template]) => ({ template, at, key, known: [...made, 'signature'] })),
    );
    return [{ template: hmac.sign, at: hmac, key: 'sign', known: [...covered, ...made] }, ...sent];
  }
  return (['basic', 'query', 'header'] as const)
    .flatMap((key) => {
      const template = attach[key];
      return template === undefined ? [] : [{ template, at: attach, key, known: ['secret'] }];
    })
    .slice(0, 1);
}

/** Returns the variables that a pasted secret is sent with. */
export function variablesOf({ kind, attach }: CredentialSpec): readonly string[] {
  if (kind !== 'secret') return [];
  if ('sign' in attach && attach.sign !== undefined) return attach.variables ?? [];
  const names = templatesOf(attach).flatMap(({ template, known }) =>
    placeholders(template).filter((name) => !known.includes(name)),
  );
  return [...new Set(names)];
}

/** Returns the headers and the parameters that carry a credential. Names of headers are in lower case. */
export function carriersOf({ attach }: CredentialSpec): { readonly headers: string[]; readonly query: string[] } {
  if ('hmac' in attach && attach.hmac !== undefined) {
    const { headers = {}, query = {} } = attach.hmac;
    return { headers: Object.keys(headers).map((one) => one.toLowerCase()), query: Object.keys(query) };
  }
  if (attach.basic !== undefined) return { headers: ['authorization'], query: [] };
  if (attach.query !== undefined) return { headers: [], query: [parameterOf(attach.query).name] };
  return { headers: attach.header === undefined ? [] : [headerOf(attach.header).name.toLowerCase()], query: [] };
}

/** Returns the parts of a parameter that is written as `name=value`. */
export function parameterOf(written: string): { readonly name: string; readonly value: string } {
  const [name = '', ...rest] = written.split('=');
  return { name, value: rest.join('=') };
}
