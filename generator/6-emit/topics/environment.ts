/** The topic `environment`: environment variables. */
import { allowVariable } from '../../../runtime/base/standard.js';
import type { Variable } from '../../../runtime/contract/service.js';
import { capital, words } from '../../3-bind/words.js';
import type { Ir } from '../../5-lower/ir.js';
import { hasFormats, hasService } from '../commands.js';
import type { Topic } from './topic.js';

/** Returns what a variable of origins and paths holds. */
export function variableText(name: string, { form, choices }: Variable): string {
  const allowed = form ?? (choices === undefined ? undefined : Object.keys(choices).join(', '));
  return `${capital(words(name))}${allowed === undefined ? '' : `: ${allowed}`}`;
}

export function environmentTopic(ir: Ir): Topic {
  const { service, globals, commands } = ir;
  const paged = hasFormats(ir) ? 'help and tables' : 'help';
  const found = new Map<string, string>();
  const add = (name: string | undefined, text: string) => {
    if (name !== undefined && !found.has(name)) found.set(name, text);
  };
  for (const { name, data } of globals) add(data.env, `Default of --${name}`);
  for (const credential of Object.values(service.credentials)) {
    add(
      credential.env,
      credential.kind === 'secret'
        ? `${capital(credential.title)} for one run`
        : 'Access token for one run; it is never refreshed',
    );
    const { select } = credential;
    add(select?.env?.name, `Set to "${select?.env?.value ?? ''}" to sign in with: ${credential.title}`);
  }
  for (const [name, variable] of Object.entries(service.variables)) add(variable.env, variableText(name, variable));
  for (const [name, { override, selfHosted }] of Object.entries(service.hosts)) {
    const of = Object.keys(service.hosts).length === 1 ? 'the service' : name;
    add(override, `Overrides the origin of ${of}; only credentials from the environment are sent there`);
    add(selfHosted?.http, 'Set to 1 to allow servers without https, to which credentials are sent unencrypted');
  }
  if (service.gate.writes === 'flag') add(allowVariable(service), 'Set to 1 to allow writes, like --allow-writes');
  for (const { words: line, flags } of commands) {
    for (const { name, data } of flags) add(data.env, `${data.describe} (--${name} of ${line.join(' ')})`);
  }
  add(`${service.env}_CONFIG_DIR`, `Folder for configuration and state (default: ~/.config/${service.binary})`);
  add(`${service.env}_PAGER`, `Pager for ${paged} on a terminal (empty or cat for none)`);
  const own = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    name: 'environment',
    title: 'Environment variables',
    parts: [
      { title: 'Variables', rows: own },
      {
        title: 'Common variables',
        rows: [
          ...(hasService(ir) ? ofRequests(service.binary) : []),
          ['NO_COLOR', 'Disables colors'],
          [
            'PAGER',
            `Pager if ${hasService(ir) ? `neither ${service.env}_PAGER nor the setting "pager" is set` : `${service.env}_PAGER is not set`} (default: less -FRX)`,
          ],
        ],
      },
      {
        text: `Flags override environment variables, which override ${hasService(ir) ? 'the settings of the profile, which override ' : ''}defaults.`,
      },
      ...(service.dotenv === true
        ? [
            {
              text: 'Variables that are not set are read from a .env file in the working folder, except credentials, origins and the pager.',
            },
          ]
        : []),
    ],
  };
}

const ofRequests = (binary: string): [string, string][] => [
  ['DEBUG', `${binary}:* logs requests to stderr, like --verbose`],
  ['HTTPS_PROXY, NO_PROXY', 'Proxy, and hosts that bypass it'],
  ['NODE_EXTRA_CA_CERTS', 'File with additional CA certificates'],
];
