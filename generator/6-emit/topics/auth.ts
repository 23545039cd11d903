/** The topic `auth`: how to sign in. */
import type { Credential } from '../../../runtime/contract/credential.js';
import { capital } from '../../3-bind/words.js';
import { holes } from '../../../runtime/base/template.js';
import type { Ir } from '../../5-lower/ir.js';
import { LOGIN } from '../../../runtime/base/standard.js';
import { variableText } from './environment.js';
import { filled, type Topic } from './topic.js';

const topic = { name: 'auth', title: 'How to sign in' };

export function authTopic(ir: Ir): Topic {
  const { service, commands } = ir;
  const { binary } = service;
  const line = (words: string) => commands.find((command) => command.words.join(' ') === words);
  const ways = Object.entries(service.hosts).flatMap(([host, { credentials }]) =>
    credentials.flatMap((names, at): [string, string][] => {
      const [name = '', ...others] = [names].flat();
      const credential = service.credentials[name];
      if (credential === undefined) return [];
      const of = Object.keys(service.hosts).length === 1 ? '' : ` to the ${host} API`;
      const more = others.map((other) => service.credentials[other]?.title ?? '');
      const also = more.length === 0 ? '' : `, and store the ${more.join(' and the ')}: requests need both`;
      return [[signIn(ir, credential, name, at > 0), wayOf(credential, of) + also]];
    }),
  );
  const origins = Object.values(service.hosts).flatMap(({ origin }) => holes(origin));
  const account = Object.entries(service.variables).flatMap(([name, variable]): [string, string][] =>
    variable.env !== undefined && origins.includes(name) ? [[variable.env, variableText(name, variable)]] : [],
  );
  const variables = Object.values(service.credentials).flatMap((credential): [string, string][] => [
    ...(credential.env === undefined
      ? []
      : [
          [credential.env, credential.kind === 'oauth' ? 'Access token' : capital(credential.title)] as [
            string,
            string,
          ],
        ]),
    ...(credential.kind === 'oauth'
      ? ([
          [credential.client.id.env, 'Client id of the app'],
          ...(credential.client.secret === undefined
            ? []
            : [[credential.client.secret.env, 'Client secret of the app']]),
        ] as [string, string][])
      : []),
  ]);
  if (ways.length === 0) return { ...topic, parts: [{ text: 'The service needs no credential.' }] };
  const hasTokens = Object.values(service.credentials).some(({ kind }) => kind === 'oauth');
  const refreshed = hasTokens ? ' Access tokens are refreshed before they expire.' : '';
  const bySetting = Object.values(service.hosts).flatMap(({ setting = [] }) => setting);
  const bound =
    bySetting.length === 0
      ? ''
      : ` A credential from a flag or the environment is not sent to an origin that comes only from the setting ${bySetting.join(' or ')}.`;
  const group = LOGIN.split(' ')[0] ?? '';
  const around = commands.filter(({ words }) => words[0] === group && words.length > 1 && words.join(' ') !== LOGIN);
  return {
    ...topic,
    parts: filled([
      { title: 'Sign in', rows: unique(ways) },
      { title: 'Environment variables, for one run', rows: unique([...account, ...variables]) },
      {
        text: `Flags override environment variables, which override stored credentials. A credential is stored in the keychain of the operating system, with one entry per profile. With --store file, it is stored in a file that only you can read. It is sent only to the origin that it was issued for.${bound}${refreshed}`,
      },
      {
        title: 'Commands',
        rows: around.map(({ words, describe }): [string, string] => [`${binary} ${words.join(' ')}`, describe]),
      },
      {
        text: `Without a terminal there are no prompts: a missing value is an error (exit code ${String(service.exits.auth.code)} or ${String(service.exits.config.code)}) that names the command or environment variable that fixes it. Use --profile to switch between accounts.${
          line('sandbox serve') === undefined
            ? ''
            : ' The profile "sandbox" needs no account. If it is only the active profile, a credential in the environment overrides it; --profile sandbox overrides both.'
        }`,
      },
    ]),
  };
}

/** Returns the command that stores a credential. */
function signIn({ service }: Ir, credential: Credential, name: string, chosen: boolean): string {
  const { select } = credential;
  const flag = chosen || select !== undefined ? ` --${select?.flag ?? name}` : '';
  return credential.login === undefined ? `${service.binary} ${LOGIN}${flag}` : `${service.binary} ${credential.login}`;
}

/** Returns what a command that signs in does; `of` names the host if the service has several. */
function wayOf(credential: Credential, of: string): string {
  if (credential.kind === 'secret') return `Store the ${credential.title}, which you type at a hidden prompt`;
  const { setup } = credential.client;
  const app = setup === undefined ? '' : `, using the app that "${setup}" stored`;
  if (credential.grant === 'device-code')
    return `Sign in${of} with a code that you enter in a browser on any device${app}`;
  return credential.grant === 'authorization-code'
    ? `Sign in${of} through a browser${app}`
    : `Sign in${of} as the app, without a browser${app}`;
}

const unique = (rows: readonly [string, string][]): [string, string][] => [...new Map([...rows].reverse())].reverse();
