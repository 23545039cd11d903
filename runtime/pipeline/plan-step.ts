/** Collects the writes that a run keeps back, and writes them to the file of `--plan`. */
import { dirname } from 'node:path';
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { isObject } from '../base/objects.js';
import { stringifyJson } from '../base/json.js';
import type { Effect } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Call } from '../contract/http.js';
import type { Row } from '../contract/rows.js';
import { writeAtomic } from '../state/atomic.js';
import { makeFolder } from '../state/folder.js';
import { fullPath } from '../state/paths.js';
import { writtenOf } from '../writes/inverse.js';
import { planText, type PlanLine } from '../writes/plan-file.js';
import { ownerOf } from './owner.js';
import { DOTS } from './shown.js';
import { factsOf } from './write-facts.js';

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
      lines.push({
        n: lines.length + 1,
        ...defined({ call: facts.call, about: call.about }),
        cmd: facts.cmd,
        effect: effect as PlanLine['effect'],
        req: facts.req,
        args: facts.args,
        before: facts.before,
        after: afterOf(effect, facts.req.body),
        inverse: facts.inverse,
      });
    },
    end: async () => {
      const [{ account }, spec] = await Promise.all([ownerOf(context), specDigest(context)]);
      const subject = { client: client.binary, version: client.version, spec, account, argv };
      makeFolder(dirname(path));
      await writeAtomic(path, planText(subject, lines, world.now()));
      return { path, writes: lines.length };
    },
  };
}

/** Returns what a record has after a write, as far as its body shows. */
const afterOf = (effect: Effect, body: unknown): Row | null =>
  effect === 'delete' || !isObject(body) ? null : writtenOf(body, body);

/** Returns a digest of the requests that a client knows: another one means that its spec has changed. */
export async function specDigest({ client }: Pick<Context, 'client'>): Promise<string> {
  const { routes } = await client.routes();
  const hash = process.getBuiltinModule('node:crypto').createHash('sha256');
  return hash.update(stringifyJson(routes)).digest('hex').slice(0, 16);
}
