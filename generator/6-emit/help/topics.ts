import type { Ir } from '../../5-lower/ir.js';
import { failures } from '../../2-shape/schema/common.js';
import { flagLabel, flagText } from './flags.js';
import { page, section, table, wrap } from './layout.js';

/** Help that belongs to no command: all global flags, exit codes, environment. */
export function topics(ir: Ir): Map<string, string> {
  return new Map([
    ['help environment', environmentHelp(ir)],
    ['help exit-codes', exitsHelp(ir)],
    ['help flags', flagsHelp(ir)],
  ]);
}

export const globalRows = (ir: Ir): [string, string][] =>
  ir.globals.filter(({ data }) => data.hidden !== true).map((flag) => [flagLabel(flag), flagText(flag)]);

function flagsHelp(ir: Ir): string {
  return page(['Flags of every command', ...section('Flags', table(globalRows(ir)))]);
}

function exitsHelp({ service }: Ir): string {
  const meanings = new Map<number, string[]>([[0, ['done']]]);
  for (const failure of failures) {
    const { code, meaning } = service.exits[failure];
    meanings.set(code, [...(meanings.get(code) ?? []), meaning]);
  }
  const rows = [...meanings]
    .sort(([a], [b]) => a - b)
    .map(([code, texts]): [string, string] => [String(code), [...new Set(texts)].join('; ')]);
  return page([
    'What exit codes mean',
    ...section('Exit codes', table([...rows, ['130', 'Ctrl-C']])),
    wrap('With JSON output an error is one JSON object on stderr.'),
  ]);
}

function environmentHelp({ service, globals, commands }: Ir): string {
  const found = new Map<string, string>();
  const add = (name: string | undefined, text: string) => {
    if (name !== undefined && !found.has(name)) found.set(name, text);
  };
  for (const { name, data } of globals) add(data.env, `Value of --${name} when the flag is absent`);
  for (const credential of Object.values(service.credentials)) {
    add(
      credential.env,
      credential.kind === 'secret'
        ? `${credential.title} for one run`
        : `Access token for one run (${credential.title})`,
    );
    const { select } = credential;
    add(select?.env?.name, `Way to sign in: ${select?.env?.value ?? ''} (${credential.title})`);
  }
  for (const [name, { env }] of Object.entries(service.variables)) add(env, `Value of ${name}`);
  for (const [name, { override }] of Object.entries(service.hosts)) {
    add(override, `Another origin for ${name}; only credentials from the environment are sent there`);
  }
  add(service.gate.env, 'Allows writes');
  for (const { words, flags } of commands) {
    for (const { name, data } of flags) add(data.env, `Value of --${name} of ${words.join(' ')}`);
  }
  add(`${service.env}_CONFIG_DIR`, 'Folder of configuration and state');
  const own = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  const common: [string, string][] = [
    ['HTTPS_PROXY, NO_PROXY', 'Proxies'],
    ['NODE_EXTRA_CA_CERTS', 'More certificates of authorities'],
    ['NO_COLOR', 'No colours'],
  ];
  return page(['Environment variables', ...section('Variables', table([...own, ...common]))]);
}
