/**
 * Runs a client inside the test's own process, from its sources: the same command lines, homes, variables and streams as
 * `cli` has, without the start of a process for each. What the process itself does (signals, pipes, packaging, start-up)
 * is tested with `cli`, and parity.test.ts that both print the same.
 */
import { setMaxListeners } from 'node:events';
import { PassThrough } from 'node:stream';
import type { Client } from '../../runtime/contract/context.js';
import { sleep } from '../../runtime/cli/world.js';
import { Interrupted } from '../../runtime/errors.js';
import { main } from '../../runtime/index.js';
import { environment, servedAt, type Binary, type Ended, type RunOptions, type Served } from './cli.js';

export type Name = Exclude<Binary, 'cmdspec'>;

const clients: Readonly<Record<Name, () => Promise<{ readonly client: Client }>>> = {
  crmcli: () => import('../../generated/crm/client.js'),
  helpdeskcli: () => import('../../generated/helpdesk/client.js'),
  ledgercli: () => import('../../generated/ledger/client.js'),
};

export interface Running {
  readonly ended: Promise<Ended>;
  /** What was written so far. */
  readonly stdout: () => string;
  readonly stderr: () => string;
  readonly onStderr: (listener: () => void) => void;
  /** As Ctrl-C does. */
  readonly interrupt: () => void;
}

/** Starts a command. Variables of the machine do not reach it, those of Node (`NODE_EXTRA_CA_CERTS`) have no effect. */
export function begin(binary: Name, args: readonly string[], home: string, options: RunOptions = {}): Running {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  const stdin = new PassThrough();
  stdin.end(options.input ?? '');
  const [stdout, stderr] = [collected(), collected()];
  const ended = clients[binary]()
    .then(({ client }) =>
      main(client, {
        argv: args,
        env: environment(home, options.env),
        cwd: options.cwd ?? home,
        home,
        platform: process.platform,
        stdin,
        stdout: stdout.stream,
        stderr: stderr.stream,
        now: () => new Date(),
        sleep,
        signal: controller.signal,
      }),
    )
    .then((code) => ({ code, signal: null, stdout: stdout.text(), stderr: stderr.text() }));
  return {
    ended,
    stdout: stdout.text,
    stderr: stderr.text,
    onStderr: (listener) => void stderr.stream.on('data', listener),
    interrupt: () => {
      controller.abort(new Interrupted('SIGINT', 130));
    },
  };
}

/** Runs a command to its end. */
export function inProcess(
  binary: Name,
  args: readonly string[],
  home: string,
  options: RunOptions = {},
): Promise<Ended> {
  return begin(binary, args, home, options).ended;
}

/** `<binary> sandbox serve` on a free port. */
export async function serveHere(binary: Name, home: string, ...args: readonly string[]): Promise<Served> {
  const served = begin(binary, ['sandbox', 'serve', '--port', '0', ...args], home);
  await new Promise<void>((resolve, reject) => {
    served.onStderr(() => {
      if (/Ctrl-C/.test(served.stderr())) resolve();
    });
    void served.ended.then(({ stderr }) => reject(new Error(`The sandbox did not start: ${stderr}`)));
  });
  return {
    ...servedAt(served.stderr()),
    stop: () => {
      served.interrupt();
      return served.ended;
    },
  };
}

function collected(): { readonly stream: PassThrough; readonly text: () => string } {
  const chunks: Buffer[] = [];
  const stream = new PassThrough();
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return { stream, text: () => Buffer.concat(chunks).toString('utf8') };
}
