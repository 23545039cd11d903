/** An account of the sandbox behind a proxy, which compares each write that it receives with the log of the client. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ended, newHome, serveSandbox, start, type Ended, type Served } from '../../support/cli.js';
import { inProcess, type Name } from '../../support/in-process.js';
import { record, type Recorder } from '../../support/recorder.js';
import { readLog } from '../../../runtime/writes/log.js';
import type { LoggedWrite } from '../../../runtime/writes/types.js';

/** A request without an effect: a read, or a token. */
export const isWrite = (line: string): boolean => !line.startsWith('GET ') && !/\/token\b/.test(line);

export interface Account {
  readonly binary: Name;
  readonly home: string;
  readonly recorder: Recorder;
  readonly env: Readonly<Record<string, string>>;
  /** Folder of the log. */
  readonly log: string;
  run(args: readonly string[]): Promise<Ended>;
  /** Kills a run after a number of its requests; `later`: milliseconds after the last of them. */
  kill(args: readonly string[], request: number, later: number): Promise<Ended>;
  logged(): Promise<LoggedWrite[]>;
  close(): Promise<void>;
}

export async function openAccount(binary: Name, ...flags: readonly string[]): Promise<Account> {
  const home = newHome();
  const served: Served = await serveSandbox(binary, newHome(), '--unlimited', ...flags);
  const recorder = await record(served);
  const env = { ...recorder.env, LEDGERCLI_ALLOW_WRITES: '1' };
  const log = join(home, '.config', binary, 'log', 'default');
  return {
    ...{ binary, home, recorder, env, log },
    run: (args) => inProcess(binary, args, home, { env, cwd: home }),
    async kill(args, request, later) {
      const child = start(binary, args, home, { env, cwd: home });
      const end = ended(child);
      child.stdin?.end();
      const arrival = new Promise<void>((resolve) => {
        let requests = 0;
        recorder.arrived = () => {
          requests += 1;
          if (requests !== request) return;
          if (later === 0) child.kill('SIGKILL');
          resolve();
        };
      });
      await Promise.race([arrival.then(() => sleep(later)), end]);
      child.kill('SIGKILL');
      const how = await end;
      recorder.arrived = () => undefined;
      // The sandbox still handles what it has received.
      await sleep(20);
      return how;
    },
    async logged() {
      const found: LoggedWrite[] = [];
      for await (const write of readLog(log)) found.push(write);
      return found;
    },
    async close() {
      await recorder.close();
      await served.stop();
    },
  };
}

export const decoded = ({ method, path }: { readonly method: string; readonly path: string }): string =>
  `${method} ${decodeURIComponent(path)}`;

/** Intents in the file of a log as it is now: lines that are complete. */
export function intentsIn(log: string, files: readonly string[]): string[] {
  return files
    .flatMap((name) => readFileSync(join(log, name), 'utf8').split('\n').slice(0, -1))
    .filter((line) => line.startsWith('{"t":"intent"'))
    .map((line) => decoded((JSON.parse(line) as { req: { method: string; path: string } }).req));
}

export function countsOf(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}
