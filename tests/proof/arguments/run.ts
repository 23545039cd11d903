/** Runs drawn lines in this process, with the handler of the command observed, against a service that records requests. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main } from '../../../runtime/index.js';
import type { Poll } from '../../../runtime/contract/command.js';
import type { Client, CommandModule, Context, Group, Handler, Node } from '../../../runtime/contract/context.js';
import type { Row } from '../../../runtime/contract/rows.js';
import { fakeWorld } from '../../../runtime/testing/world.js';
import { hostile, leadTo, type Asked, type Hostile, type Name } from '../../support/hostile.js';
import { NOW } from './draw.js';

export interface Observed {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** What the handler got; absent if it was not called. */
  readonly args?: Row;
  readonly seen: readonly Asked[];
}

export interface Bench {
  readonly file: string;
  readonly folder: string;
  /**
   * `send`: the command does its work; otherwise the run ends where the handler is called. `poll`: the service starts
   * the job {@link JOB}, which is done when its state is read.
   */
  readonly run: (argv: readonly string[], send: boolean, poll?: Poll) => Promise<Observed>;
  readonly close: () => Promise<void>;
}

type Observer = (args: Row) => boolean;

/** The same tree, with an observer between the runtime and each handler; it decides whether the handler is called. */
function watched(group: Group, observe: Observer): Group {
  const nodes = Object.entries(group.nodes).map(([name, node]): [string, Node] => {
    const { run, open } = node;
    return [
      name,
      {
        ...node,
        ...(run && {
          run: async () => {
            const { command } = await run();
            const handler: Handler<Row> = async (args, context: Context) => {
              if (observe(args)) await (command.handler as Handler<Row>)(args, context);
            };
            return { command: { ...command, handler } as unknown as CommandModule<never> };
          },
        }),
        ...(open && { open: async () => ({ group: watched((await open()).group, observe) }) }),
      },
    ];
  });
  return { ...group, nodes: Object.fromEntries(nodes) };
}

/** Id of every job: one that must be encoded in a path. */
export const JOB = 'job 1/2';

/** One response for every request: an empty list and a record, in the envelope of each service. */
function answerWith(poll: Poll | undefined): string {
  const job = poll === undefined ? {} : { [poll.job]: JOB, [poll.state]: poll.done[0] };
  return JSON.stringify({
    success: true,
    data: { id: 1, items: [], ...job },
    _embedded: {},
    page: { totalPages: 0, totalElements: 0, number: 1 },
    d: { results: [], ID: '6ba7b810-9dad-41d1-80b4-00c04fd430c8', ...job },
  });
}

export async function openBench(binary: Name, { descriptions: _, ...client }: Client): Promise<Bench> {
  // Without its descriptions, a client parses `describe` as it does every command.
  const service: Hostile = await hostile();
  let answer = '';
  service.answer = (_asked, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
  };
  const home = mkdtempSync(join(tmpdir(), `arguments-${binary}-`));
  const file = join(home, 'sent.txt');
  writeFileSync(file, 'content of the file');
  const env = { ...leadTo(service.origin), XDG_CONFIG_HOME: join(home, '.config'), PATH: '' };
  return {
    file,
    folder: home,
    run: async (argv, send, poll) => {
      service.seen.length = 0;
      answer = answerWith(poll);
      let args: Row | undefined;
      const tree = watched(client.tree, (found) => {
        args = found;
        return send;
      });
      const { world, out, err } = fakeWorld(argv, { home, stdin: '', env, now: NOW });
      const code = await main({ ...client, tree }, world);
      return { code, stdout: out(), stderr: err(), ...(args && { args }), seen: [...service.seen] };
    },
    close: service.close,
  };
}
