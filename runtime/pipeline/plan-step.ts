/** Collects the writes that a run keeps back, and writes them to the file of `--plan`. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { parseObject, stringifyJson } from '../base/json.js';
import type { Effect } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Call } from '../contract/http.js';
import { writeAtomic } from '../state/atomic.js';
import { makeFolder } from '../state/folder.js';
import { fullPath } from '../state/paths.js';
import { planText, type PlanLine } from '../writes/plan-file.js';
import { hasStep } from './apply.js';
import { ownerOf } from './owner.js';
import { DOTS } from './shown.js';
import { callFor } from './stored-call.js';
import { factsOf } from './write-facts.js';

/** Fields of a line that say nothing of a person. */
const OPEN = ['n', 'call', 'cmd', 'effect', 'undoes'] as const;

export interface PlanStep {
  add(call: Call, effect: Effect, url: URL): Promise<void>;
  /** Writes the file. Returns its path and the number of writes. */
  end(): Promise<{ readonly path: string; readonly writes: number }>;
}

/** Returns the step that makes a plan of the writes of a run. */
export function createPlanStep(context: Context, argv: readonly string[]): PlanStep {
  const { client, options, world } = context;
  const path = fullPath(world, options.plan ?? '');
  const lines: PlanLine[] = [];
  return {
    add: async (call, effect, url) => {
      const facts = await factsOf(call, effect, url, context, { paths: true });
      if (stringifyJson(facts.req).includes(DOTS))
        throw new CliError(
          'combination',
          'A plan cannot have the secret that this command sends: everybody who reads the file would read it.',
          'Run the command without --plan.',
        );
      const [header] = call.logged?.headers ?? [];
      if (header !== undefined)
        throw new CliError(
          'combination',
          `A plan cannot have the header ${header} that a flag sets: its requests would be sent without it.`,
          'Run the command without --plan.',
        );
      const line: PlanLine = {
        n: lines.length + 1,
        ...defined({ call: facts.call, about: call.about }),
        cmd: facts.cmd,
        effect: effect as PlanLine['effect'],
        req: facts.req,
        args: facts.args,
        before: facts.before,
        inverse: facts.inverse,
      };
      await checkLine(line, context);
      lines.push(line);
    },
    end: async () => {
      const [{ account }, spec] = await Promise.all([ownerOf(context), specDigest(context)]);
      const { binary, version } = client;
      const { people } = context;
      const words = people?.value(argv) ?? argv;
      const subject = { client: binary, version, spec, account, profile: options.profile, argv: words };
      const stored = lines.map((line) => people?.sealed(line, OPEN) ?? line);
      await refuseOther(path, words);
      makeFolder(dirname(path));
      await writeAtomic(path, planText(subject, stored, world.now()));
      return { path, writes: lines.length };
    },
  };
}

/** Refuses a path at which another file is: only the plan of the same command line is replaced. */
async function refuseOther(path: string, argv: readonly string[]): Promise<void> {
  if (!existsSync(path)) return;
  const [first = ''] = (await readFile(path, 'utf8')).split('\n', 1);
  const header = parseObject(first);
  if (header?.['t'] === 'plan' && stringifyJson(header['argv']) === stringifyJson(argv)) return;
  throw new CliError(
    'combination',
    `The file ${path} exists, and is not a plan of this command line: it is not overwritten.`,
    'Write the plan to another file. A plan has the writes of one command.',
  );
}

/** Refuses a request that no command has, such as a raw one: `apply` could not send it. */
async function checkLine(line: PlanLine, context: Context): Promise<void> {
  if (hasStep(line)) return;
  const { body: _body, ...req } = line.req;
  try {
    await callFor({ ...line, req }, {}, context);
  } catch (error) {
    if (!(error instanceof CliError) || error.kind !== 'input') throw error;
    throw new CliError(
      'combination',
      `A plan cannot have this request of "${line.cmd}": ${req.method} ${req.path}.`,
      'Run the command without --plan.',
    );
  }
}

/** Returns a digest of the requests that a client knows: another one means that its spec has changed. */
export async function specDigest({ client }: Pick<Context, 'client'>): Promise<string> {
  const { routes } = await client.routes();
  const hash = process.getBuiltinModule('node:crypto').createHash('sha256');
  return hash.update(stringifyJson(routes)).digest('hex').slice(0, 16);
}
