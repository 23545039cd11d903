/** Translates the servers, credentials and errors of a description for service.yaml. */
import { languageVersion } from '../../1-read/language.js';
import { assumptionsOf, flowOf, oauthOf } from './oauth.js';
import type { Description, Finding, Operation, Security, Spec } from './types.js';
import { findProperty, jsonOf } from './schema.js';
import { securityOf } from './security.js';
import { plain, sentence } from './words.js';

export const standard = [
  'describe',
  'alias',
  'api',
  'config',
  'profile',
  'auth',
  'doctor',
  'version',
  'mcp',
  'completion',
  'sandbox',
];

/** Returns the credentials that the client can send, and the credential of each security scheme. */
export function credentialsOf(
  description: Description,
  env: string,
  operations: readonly Operation[],
  findings: Finding[],
): { readonly credentials: Spec; readonly of: ReadonlyMap<string, string> } {
  const found: Spec = {};
  const of = new Map<string, string>();
  const schemes = Object.values(description.components?.securitySchemes ?? {});
  const keys = schemes.filter(({ type }) => type === 'apiKey').length;
  for (const [id, scheme] of Object.entries(description.components?.securitySchemes ?? {})) {
    const pointer = `#/components/securitySchemes/${id}`;
    const attach = attachOf(scheme);
    if (attach === undefined) {
      findings.push({
        pointer,
        problem: `requests cannot carry a credential of the type ${[scheme.type, scheme.scheme, scheme.in].filter(Boolean).join(' ')}`,
      });
      continue;
    }
    const users = operations.filter((one) => accepts(securityOf(one, description), id));
    if (users.length === 0) {
      findings.push({ pointer, problem: 'no operation accepts the credential, so it is left out' });
      continue;
    }
    const alone = users.filter((one) => acceptsAlone(securityOf(one, description), id));
    const prove = provingPath(alone) ?? provingPath(users);
    const proof = prove === undefined ? {} : { prove };
    const unproved = {
      pointer,
      problem: 'no GET without arguments checks the credential, so the login stores it unchecked',
    };
    const flow = scheme.type === 'oauth2' ? flowOf(scheme) : undefined;
    if (flow !== undefined && !Object.values(found).some((one) => (one as Spec)['kind'] === 'oauth')) {
      findings.push(...assumptionsOf(scheme, flow, pointer), ...(prove === undefined ? [unproved] : []));
      of.set(id, 'oauth');
      found['oauth'] = {
        ...oauthOf(flow, env),
        ...proof,
        ...(Object.keys(found).length > 0 && { select: { flag: 'oauth' } }),
      };
      continue;
    }
    if (scheme.type === 'oauth2' || scheme.type === 'openIdConnect')
      findings.push({
        pointer,
        problem: 'users paste an access token; to sign in by browser, declare the credential with `kind: oauth`',
      });
    const same = Object.keys(found).find(
      (name) => JSON.stringify((found[name] as Spec)['attach']) === JSON.stringify(attach),
    );
    if (same !== undefined) {
      of.set(id, same);
      continue;
    }
    if (prove === undefined) findings.push(unproved);
    const count = Object.keys(found).length;
    const suffix = count === 0 ? '' : String(count + 1);
    const isBasic = 'basic' in attach;
    of.set(id, `token${suffix}`);
    found[`token${suffix}`] = {
      kind: 'secret',
      title: isBasic
        ? 'password'
        : scheme.type === 'apiKey'
          ? keys > 1
            ? `${String(scheme.name)} key`
            : 'API key'
          : 'access token',
      env: `${env}_${isBasic ? 'PASSWORD' : 'TOKEN'}${suffix}`,
      flag: `access-${isBasic ? 'password' : 'token'}${suffix}`,
      attach,
      ...(count > 0 && { select: { flag: `use-token${suffix}` } }),
      ...proof,
    };
  }
  return { credentials: found, of };
}

/** Whether a request may carry the credential of the scheme. */
const accepts = (security: Security | undefined, scheme: string): boolean =>
  security === undefined || security.some((one) => Object.hasOwn(one, scheme));

/** Whether a request may carry the credential of the scheme, and no other with it. */
const acceptsAlone = (security: Security | undefined, scheme: string): boolean =>
  security === undefined || security.some((one) => Object.keys(one).join() === scheme);

/** Variable with the user name of basic authentication; arguments of paths rarely have this name. */
const userVariable = 'access-user';

/** Returns the variables that credentials name. */
export const variablesOf = (credentials: Spec, env: string): Spec =>
  JSON.stringify(credentials).includes(`{${userVariable}}`)
    ? { [userVariable]: { from: { env: `${env}_USER`, setting: 'access_user' }, ask: 'User name:' } }
    : {};

function attachOf({
  type,
  scheme,
  in: place,
  name,
}: {
  type?: string;
  scheme?: string;
  in?: string;
  name?: string;
}): Spec | undefined {
  if (type === 'apiKey' && place === 'header' && name !== undefined)
    return { header: `${name.toLowerCase()}: {secret}` };
  if (type === 'apiKey' && place === 'query' && name !== undefined && /^[\w.~-]+$/.test(name))
    return { query: `${name}={secret}` };
  if (type === 'http' && scheme?.toLowerCase() === 'basic') return { basic: `{${userVariable}}:{secret}` };
  const isBearer =
    (type === 'http' && scheme?.toLowerCase() === 'bearer') || type === 'oauth2' || type === 'openIdConnect';
  return isBearer ? { header: 'authorization: Bearer {secret}' } : undefined;
}

/** Returns the path of a GET that needs only the credential: the user, else the first list. */
function provingPath(operations: readonly Operation[]): string | undefined {
  const plainReads = operations.filter(
    ({ method, path, parameters, origin }) =>
      method === 'GET' &&
      origin === undefined &&
      !path.includes('{') &&
      !parameters.some(({ required }) => required === true),
  );
  return (plainReads.find(({ path }) => /\/(?:me|user|account|whoami)$/.test(path)) ?? plainReads[0])?.path;
}

/** Returns where most error responses have their message. */
export function errorsOf(operations: readonly Operation[]): Spec {
  const counts = new Map<string, number>();
  for (const { raw } of operations) {
    for (const [status, { content }] of Object.entries(raw.responses ?? {})) {
      if (!/^[45]|^default$/.test(status)) continue;
      const path = findProperty(jsonOf(content), [
        'message',
        'detail',
        'error_description',
        'error',
        'title',
        'description',
      ]);
      if (path !== undefined) counts.set(path, (counts.get(path) ?? 0) + 1);
    }
  }
  const paths = [...counts].sort(([, a], [, b]) => b - a).map(([path]) => path);
  return paths.length === 0 ? {} : { errors: { message: paths.slice(0, 3) } };
}

/** Returns the head of service.yaml. */
export function headOf(description: Description, name: string): Spec {
  const title = plain(description.info?.title) || name;
  const summary = sentence(description.info?.description) ?? `Command-line client for ${title}`;
  return {
    language: languageVersion,
    service: name,
    binary: `${name}cli`,
    version: '0.1.0',
    title,
    summary,
    env: `${name.toUpperCase().replaceAll('-', '_')}CLI`,
  };
}
