/**
 * Runs a client inside the test's own process, from its sources: the same command lines, homes, variables and streams
 * as `cli` has, without the start of a process for each. Tests of the process itself (signals, pipes, packaging,
 * start-up) use `cli`; parity.test.ts checks that both print the same. When the tests try another node, or
 * executables, every command runs as a process.
 */
import { setMaxListeners } from 'node:events';
import { fakeWorld } from '../../runtime/testing/world.js';
import type { Client } from '../../runtime/contract/context.js';
import type { World } from '../../runtime/contract/run.js';
import { sleep } from '../../runtime/cli/world.js';
import { Interrupted } from '../../runtime/base/errors.js';
import { main } from '../../runtime/index.js';
// Commands that run at the same time load it on demand, and modules of jest that are linked twice at once fail.
import '../../runtime/pipeline/lookup.js';
import '../../runtime/pipeline/perform.js';
import {
  cli,
  environment,
  needsProcess,
  servedAt,
  serveSandbox,
  type Binary,
  type Ended,
  type RunOptions,
  type Served,
} from './cli.js';

export type Name = Exclude<Binary, 'cmdspec'>;

const clients: Readonly<Record<Name, () => Promise<{ readonly client: Client }>>> = {
  crmcli: () => import('../../generated/crm/client.js'),
  helpdeskcli: () => import('../../generated/helpdesk/client.js'),
  ledgercli: () => import('../../generated/ledger/client.js'),
};

export interface Running {
  readonly ended: Promise<Ended>;
  /** What was written so far. */
  readonly stderr: () => string;
  readonly stdout: () => string;
  readonly onStderr: (listener: () => void) => void;
  /** Interrupts the command as Ctrl-C does. */
  readonly interrupt: () => void;
}

export interface HereOptions extends RunOptions {
  /** Waits, for example before a retry, end immediately, and the clock advances by their length. */
  readonly hurried?: boolean;
}

/** Milliseconds that hurried commands did not wait. Their clock never goes back, from one command to the next either. */
let ahead = 0;
const hurried: Pick<World, 'now' | 'sleep'> = {
  now: () => new Date(Date.now() + ahead),
  sleep: (ms, signal) => {
    ahead += ms;
    return sleep(0, signal);
  },
};

/** Starts a command. Variables of the machine do not reach it, those of Node (`NODE_EXTRA_CA_CERTS`) have no effect. */
export function begin(binary: Name, args: readonly string[], home: string, options: HereOptions = {}): Running {
  const fake = fakeWorld(args, { home, cwd: options.cwd ?? home, stdin: options.input ?? '' });
  setMaxListeners(0, fake.world.signal);
  const world: World = {
    ...fake.world,
    env: environment(home, options.env),
    platform: process.platform,
    ...(options.hurried ? hurried : { now: () => new Date(), sleep }),
  };
  const ended = clients[binary]()
    .then(({ client }) => main(client, world))
    .then((code) => ({ code, signal: null, stdout: fake.out(), stderr: fake.err() }));
  return {
    ended,
    stderr: fake.err,
    stdout: fake.out,
    onStderr: (listener) => void world.stderr.on('data', listener),
    interrupt: () => {
      fake.abort(new Interrupted('SIGINT', 130));
    },
  };
}

/** Runs a command to its end. */
export function inProcess(
  binary: Name,
  args: readonly string[],
  home: string,
  options: HereOptions = {},
): Promise<Ended> {
  return needsProcess ? cli(binary, args, home, options) : begin(binary, args, home, options).ended;
}

/** `<binary> sandbox serve` on a free port. */
export async function serveHere(binary: Name, home: string, ...args: readonly string[]): Promise<Served> {
  if (needsProcess) return serveSandbox(binary, home, ...args);
  const served = begin(binary, ['sandbox', 'serve', '--port', '0', ...args], home);
  await new Promise<void>((resolve, reject) => {
    served.onStderr(() => {
      if (/Ctrl-C/.test(served.stderr())) resolve();
    });
    void served.ended.then(({ stderr }) => reject(new Error(`The sandbox did not start: ${stderr}`)));
  });
  return {
    ...servedAt(`${served.stderr()}${served.stdout()}`),
    stop: () => {
      served.interrupt();
      return served.ended;
    },
  };
}
