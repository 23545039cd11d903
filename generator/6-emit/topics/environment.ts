import { capital, words } from '../../3-bind/words.js';
import type { Ir } from '../../5-lower/ir.js';
import type { Topic } from './topic.js';

export function environmentTopic({ service, globals, commands }: Ir): Topic {
  const found = new Map<string, string>();
  const add = (name: string | undefined, text: string) => {
    if (name !== undefined && !found.has(name)) found.set(name, text);
  };
  for (const { name, data } of globals) add(data.env, `Value of --${name} when the flag is absent`);
  for (const credential of Object.values(service.credentials)) {
    add(
      credential.env,
      credential.kind === 'secret'
        ? `${capital(credential.title)} for one run`
        : 'Access token for one run; it is never renewed',
    );
    const { select } = credential;
    add(select?.env?.name, `"${select?.env?.value ?? ''}" chooses this way to sign in: ${credential.title}`);
  }
  for (const [name, { env, form, choices }] of Object.entries(service.variables)) {
    const allowed = form ?? (choices === undefined ? undefined : Object.keys(choices).join(', '));
    add(env, `${capital(words(name))}${allowed === undefined ? '' : `: ${allowed}`}`);
  }
  for (const [name, { override }] of Object.entries(service.hosts)) {
    const of = Object.keys(service.hosts).length === 1 ? 'the service' : name;
    add(override, `Another origin of ${of}; only credentials from the environment are sent there`);
  }
  add(service.gate.env, 'Allows writes, as the flag does, when it is 1');
  for (const { words: line, flags } of commands) {
    for (const { name, data } of flags) add(data.env, `${data.describe} (--${name} of ${line.join(' ')})`);
  }
  add(`${service.env}_CONFIG_DIR`, `Folder of configuration and state; default ~/.config/${service.binary}`);
  const own = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    name: 'environment',
    title: 'Environment variables',
    parts: [
      { title: 'Variables', rows: own },
      {
        title: 'Variables of many programs',
        rows: [
          ['DEBUG', `${service.binary}:* tells on stderr what is sent, as --verbose does`],
          ['HTTPS_PROXY, NO_PROXY', 'Proxies'],
          ['NODE_EXTRA_CA_CERTS', 'File with more certificates of authorities'],
          ['NO_COLOR', 'No colours'],
        ],
      },
      { text: "A flag wins over its variable, a variable over the profile's setting, and that over the default." },
      ...(service.dotenv === true
        ? [
            {
              text: 'Variables that are not set are taken from a file .env in the working folder, except credentials and origins.',
            },
          ]
        : []),
    ],
  };
}
