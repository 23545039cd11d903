import { placeOfKey, type Span } from '../1-read/source.js';
import type { CredentialSpec, FlagSpec, ServiceSpec } from '../2-shape/types.js';
import { bindFlag } from './flags.js';
import type { BoundFlag } from './types.js';
import { words } from './words.js';

/**
 * Flags of a command that signs in: what each credential of the service can be given with, and the variables that are
 * kept in the profile.
 */
export function credentialFlags(service: ServiceSpec): BoundFlag[] {
  const found = new Map<string, BoundFlag>();
  const add = (name: string | undefined, at: Span, spec: FlagSpec) => {
    if (name === undefined || found.has(name)) return;
    found.set(name, bindFlag(name, spec, 'credential', at));
  };
  for (const [name, variable] of Object.entries(service.variables ?? {})) {
    if (variable.setting === undefined || variable.flag !== undefined) continue;
    const at = placeOfKey(service.variables as object, name);
    add(name, at, { ...(variable.env === undefined ? {} : { env: variable.env }), summary: `Value of ${words(name)}, kept in the profile` });
  }
  for (const [name, credential] of Object.entries(service.credentials ?? {})) {
    const at = placeOfKey(service.credentials as object, name);
    for (const [flag, spec] of flagsOf(credential)) add(flag, at, spec);
  }
  const kinds = new Set(Object.values(service.credentials ?? {}).map(({ kind }) => kind));
  if (kinds.size > 1) {
    add('oauth', placeOfKey(service, 'credentials'), { type: 'boolean', summary: 'Sign in with OAuth and an app of your own' });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function flagsOf({ kind, title, flag, client, redirect }: CredentialSpec): [string | undefined, FlagSpec][] {
  if (kind === 'secret') {
    return [[flag, { secret: true, summary: `${title}; the prompt keeps it out of the history of the shell` }]];
  }
  return [
    [client?.id.flag, { ...envOf(client?.id.env), summary: 'Client id of the app' }],
    [client?.secret.flag, { ...envOf(client?.secret.env), secret: true, summary: 'Client secret of the app' }],
    ...(redirect === undefined
      ? []
      : ([
          [
            redirect['port-flag'],
            { type: 'integer', min: 1, max: 65535, default: redirect.port, summary: 'Port of the callback on this machine' },
          ],
          [redirect['manual-flag'], { type: 'boolean', summary: 'Paste the address that the browser ends at' }],
          [redirect.tunnel?.flag, { summary: 'Public domain in front of the callback' }],
        ] satisfies [string | undefined, FlagSpec][])),
  ];
}

const envOf = (env: string | undefined): FlagSpec => (env === undefined ? {} : { env });
