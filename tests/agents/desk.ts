/**
 * A desk at which an agent works: a shell with the three clients, an empty home, and the sandboxes of one story. It records
 * what the agent writes and reads, because that is what its work costs.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { segments } from '../../generator/shell.js';
import { main } from '../../runtime/index.js';
import { fakeWorld } from '../../runtime/testing/world.js';
import type { Client } from '../../runtime/contract/context.js';
import type { World } from '../../runtime/contract/run.js';
import { binaryPath, environment, newHome, runner } from '../support/cli.js';
import { sandboxCredential } from '../support/canary.js';
import { openLossy } from '../support/lossy.js';
import { openTools, type ToolSession } from './session.js';

export type ClientName = 'crmcli' | 'helpdeskcli' | 'ledgercli';

/** Documents and conversations have numbers and dates, so the cost of a task would change from day to day. */
export const NOW = '2026-11-27T09:00:00.000Z';

const clients: Readonly<Record<ClientName, () => Promise<{ readonly client: Client }>>> = {
  crmcli: () => import('../../generated/crm/client.js'),
  helpdeskcli: () => import('../../generated/helpdesk/client.js'),
  ledgercli: () => import('../../generated/ledger/client.js'),
};

/** Variables of each client; `$` is the address of its sandbox. */
const variables: Readonly<Record<ClientName, Readonly<Record<string, string>>>> = {
  crmcli: { CRMCLI_BASE_URL: '$', CRMCLI_COMPANY_DOMAIN: 'sandbox', CRMCLI_API_TOKEN: sandboxCredential },
  helpdeskcli: {
    HELPDESKCLI_BASE_URL: '$',
    HELPDESKCLI_DOCS_BASE_URL: '$',
    HELPDESKCLI_ACCESS_TOKEN: sandboxCredential,
    HELPDESKCLI_DOCS_API_KEY: sandboxCredential,
  },
  ledgercli: { LEDGERCLI_BASE_URL: '$', LEDGERCLI_DIVISION: '3001001', LEDGERCLI_ACCESS_TOKEN: sandboxCredential },
};

const isVariable = (word: string): boolean => /^[A-Z_]+=/.test(word);

/** Lines run in bash with the built clients and the real clock, in place of this process: after `npm run build`, DESK=shell npm test -- tests/agents/tasks */
export const isInShell = process.env['DESK'] === 'shell';

/** One call of the shell, with both streams of its commands. */
export interface Call {
  readonly line: string;
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Cost {
  readonly calls: number;
  readonly bytes: number;
  readonly tokens: number;
}

export interface Desk {
  readonly home: string;
  /** Runs a line of commands, with variables before them and pipes between them. Stops at the first command that fails, as `set -o pipefail` reports it. */
  run(line: string): Promise<Call>;
  /** Starts the tool server of a client, with the sandbox of the desk. */
  tools(name: ClientName): Promise<ToolSession>;
  /** Runs a line and returns its JSON. */
  read(line: string): Promise<unknown>;
  close(): Promise<void>;
}

export interface DeskOptions {
  /** Files in the folder of the agent. */
  readonly files?: Readonly<Record<string, string>>;
  /** Client whose first response to a write is lost. */
  readonly loses?: ClientName;
}

export async function openDesk({ files = {}, loses }: DeskOptions = {}): Promise<Desk> {
  const home = newHome();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(home, name), text);
  const open = new Map<ClientName, Promise<{ readonly env: Readonly<Record<string, string>> }>>();
  const closing: (() => Promise<unknown>)[] = [];
  let time = Date.parse(NOW);

  const serve = async (name: ClientName): Promise<{ readonly env: Readonly<Record<string, string>> }> => {
    const { client } = await clients[name]();
    const { open: opened } = await client.sandbox();
    const sandbox = await opened({ client, hold: true, port: 0, now: NOW, unlimited: true });
    closing.push(() => sandbox.close());
    const env = Object.fromEntries(
      Object.entries(variables[name]).map(([key, value]) => [key, value === '$' ? sandbox.origin : value]),
    );
    if (loses !== name) return { env };
    const lossy = await openLossy({
      origin: sandbox.origin,
      env,
      stop: () => Promise.reject(new Error('not stopped')),
    });
    lossy.lose = 1;
    closing.unshift(() => lossy.close());
    return lossy;
  };

  const variablesOf = async (name: ClientName): Promise<Readonly<Record<string, string>>> => {
    const served = open.get(name) ?? serve(name);
    open.set(name, served);
    return (await served).env;
  };

  const worldOf = async (name: ClientName, own: Readonly<Record<string, string>>): Promise<Partial<World>> => {
    return {
      env: environment(home, { ...(await variablesOf(name)), ...own }),
      now: () => new Date(time),
      sleep: (ms) => {
        time += ms;
        return Promise.resolve();
      },
    };
  };

  const command = async (words: readonly string[], stdin: string): Promise<Omit<Call, 'line'>> => {
    const [binary = '', ...args] = words.slice(words.findIndex((word) => !isVariable(word)));
    const own = words.slice(0, -1 - args.length).map((word) => word.split(/=(.*)/s, 2) as [string, string]);
    const name = binary as ClientName;
    const { client } = await clients[name]();
    const { world, out, err } = fakeWorld(args, { home, cwd: home, stdin });
    const code = await main(client, { ...world, ...(await worldOf(name, Object.fromEntries(own))) });
    // Only a client that an environment variable sends elsewhere prints this line.
    return { code, stdout: out(), stderr: err().replace(/^Requests go to .*\n/gm, '') };
  };

  const runInShell = async (line: string): Promise<Call> => {
    const names = (Object.keys(clients) as ClientName[]).filter((name) => line.includes(`${name} `));
    const env = environment(home, Object.assign({}, ...(await Promise.all(names.map(variablesOf)))));
    const bin = join(home, '.bin');
    mkdirSync(bin, { recursive: true });
    for (const name of names) {
      writeFileSync(join(bin, name), `#!/bin/sh\nexec '${runner}' '${binaryPath(name)}' "$@"\n`);
      chmodSync(join(bin, name), 0o755);
    }
    const PATH = [bin, env['PATH']].join(delimiter);
    const child = spawn('bash', ['-o', 'pipefail', '-c', line], { cwd: home, env: { ...env, PATH } });
    child.stdin.end();
    const [stdout, stderr, code] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number>((resolve) => child.once('close', (status) => resolve(status ?? 1))),
    ]);
    return { line, code, stdout, stderr: stderr.replace(/^Requests go to .*\n/gm, '') };
  };

  const run = async (line: string): Promise<Call> => {
    if (isInShell) return runInShell(line);
    let call = { code: 0, stdout: '', stderr: '' };
    for (const { words } of segments(line) ?? []) {
      const { code, stdout, stderr } = await command(words, call.stdout);
      call = { code, stdout, stderr: call.stderr + stderr };
      if (code !== 0) break;
    }
    return { line, ...call };
  };

  return {
    home,
    run,
    tools: async (name) => {
      const { client } = await clients[name]();
      const words = name === 'ledgercli' ? ['mcp'] : ['mcp', 'serve'];
      const session = await openTools(client, [...words, '--allow-writes'], {
        ...(await worldOf(name, {})),
        home,
        cwd: home,
      });
      closing.unshift(() => session.close());
      return session;
    },
    read: async (line) => {
      const { code, stdout, stderr } = await run(line);
      if (code !== 0) throw new Error(`${line} ended with ${String(code)}: ${stderr}`);
      return JSON.parse(stdout) as unknown;
    },
    close: async () => {
      for (const close of closing) await close();
    },
  };
}

/** Returns the texts that calls cost an agent: the lines that it writes, with all that they print. */
export const linesOf = (calls: readonly Call[]): readonly string[] =>
  calls.map(({ line, stdout, stderr }) => `${line}\n${stdout}${stderr}`);

/** Returns the cost of calls, from the texts of each. */
export function costOf(texts: readonly string[]): Cost {
  return {
    calls: texts.length,
    bytes: texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
    tokens: texts.reduce((sum, text) => sum + countTokens(text), 0),
  };
}
