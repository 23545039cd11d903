/** Flags and variables that credentials need. */
import { placeOfKey, type Span } from '../1-read/source.js';
import { LOGIN } from '../../runtime/base/standard.js';
import type { CredentialSpec, FlagSpec, ServiceSpec } from '../2-shape/types.js';
import { variablesOf } from './attach.js';
import { bindFlag } from './flags.js';
import type { BoundFlag } from './types.js';
import { capital, placeholders, words as inWords } from './words.js';

/** Flag to paste the code by hand, for services that need a tunnel. */
export const MANUAL = 'manual';

/** Flag and setting with the callback URL that is registered with the app. */
export const REDIRECT_URI: { readonly flag: string; readonly setting: string } = {
  flag: 'redirect-uri',
  setting: 'redirect_uri',
};

/** Returns the flag and the setting with the public domain of a tunnel: the placeholder of its command besides the port. */
export function domainOf({ tunnel = '' }: { readonly tunnel?: string }): typeof REDIRECT_URI | undefined {
  const flag = placeholders(tunnel).find((name) => name !== 'port');
  return flag === undefined ? undefined : { flag, setting: flag.replaceAll('-', '_') };
}

/**
 * Returns the flags of a command that signs in: the parts of each credential that it stores, and the variables of
 * those credentials and of the origins that accept them.
 */
export function credentialFlags(service: ServiceSpec, words: string): BoundFlag[] {
  const found = new Map<string, BoundFlag>();
  const add = (name: string | undefined, at: Span, spec: FlagSpec) => {
    if (name !== undefined && !found.has(name)) found.set(name, bindFlag(name, spec, 'credential', at));
  };
  const stored = Object.entries(service.credentials ?? {}).filter(([, { login }]) => (login ?? LOGIN) === words);
  for (const host of Object.values(service.hosts ?? {})) {
    const accepted = (host.credentials ?? []).flat();
    if (!stored.some(([name]) => accepted.includes(name))) continue;
    const sent = stored.flatMap(([name, credential]) => (accepted.includes(name) ? variablesOf(credential) : []));
    for (const name of new Set([...placeholders(host.origin), ...sent])) {
      const variable = service.variables?.[name];
      if (variable === undefined || variable.from?.flag !== undefined) continue;
      const choices = variable.choices === undefined ? '' : `: ${Object.keys(variable.choices).sort().join(', ')}`;
      const spec: FlagSpec = {
        blank: 'never',
        ...envOf(variable.from?.env),
        summary: `${capital(inWords(name))} to sign in ${sent.includes(name) ? 'with' : 'to'}${choices}`,
      };
      add(name, placeOfKey(service.variables as object, name), spec);
    }
  }
  for (const [name, credential] of stored) {
    const at = placeOfKey(service.credentials as object, name);
    for (const [flag, spec] of flagsOf(credential)) add(flag, at, spec);
    const ways = waysOf(service, name);
    // Those that are sent with others are chosen by the first of them.
    const isDefault = ways.every(({ isFirst, leads }) => isFirst || !leads);
    const chooses = credential.select?.flag ?? (isDefault ? undefined : name);
    add(chooses, at, { type: 'boolean', summary: `Sign in with: ${credential.title}` });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Returns how hosts accept a credential: in the first of their ways, and as the first of those that are sent together. */
export const waysOf = ({ hosts = {} }: ServiceSpec, name: string): { isFirst: boolean; leads: boolean }[] =>
  Object.values(hosts).flatMap(({ credentials = [] }) =>
    credentials.flatMap((way, at) => {
      const index = [way].flat().indexOf(name);
      return index < 0 ? [] : [{ isFirst: at === 0, leads: index === 0 }];
    }),
  );

function flagsOf(credential: CredentialSpec): [string | undefined, FlagSpec][] {
  if (credential.kind === 'secret') {
    const { flag, title } = credential;
    return [[flag, { secret: true, summary: `${title}; the prompt keeps it out of the shell history` }]];
  }
  const { client, redirect } = credential;
  const { id, secret } = client;
  const found: [string | undefined, FlagSpec][] = [
    [id.flag, { ...envOf(id.env), summary: 'Client id of the app' }],
    [secret?.flag, { ...envOf(secret?.env), secret: true, summary: 'Client secret of the app' }],
  ];
  if (redirect !== undefined) {
    const { tunnel } = redirect;
    // No default in the flag, because a setting of the same name overrides the port of the spec.
    const base = tunnel === undefined ? `http://127.0.0.1:${String(redirect.port)}` : 'https://<domain>';
    const usual = `${base}${redirect.path}`;
    const port = `Local port of the callback (default: ${String(redirect.port)})`;
    found.push(
      [redirect['port-from']?.flag, { type: 'integer', min: 1, max: 65535, summary: port }],
      [tunnel && MANUAL, { type: 'boolean', summary: 'Paste the URL that the browser is redirected to' }],
      [domainOf(redirect)?.flag, { blank: 'never', summary: 'Public domain that forwards to the callback' }],
      [REDIRECT_URI.flag, { blank: 'never', summary: `Callback URL registered with the app (default: ${usual})` }],
    );
  }
  return found;
}

const envOf = (env: string | undefined): FlagSpec => (env === undefined ? {} : { env });
