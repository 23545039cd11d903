/** Properties of every command line that can be drawn from the specs of a service. */
import fc from 'fast-check';
import type { CommandIr, Ir } from '../../../generator/5-lower/ir.js';
import type { Client } from '../../../runtime/contract/context.js';
import { isLosslessNumber } from '../../../runtime/base/json.js';
import type { Row } from '../../../runtime/contract/rows.js';
import { secret, type Name } from '../../support/hostile.js';
import { faultsIn } from './requests.js';
import { drawLine, drawWrong, type Given } from './lines.js';
import { openBench, type Bench, type Observed } from './run.js';
import type { Rules } from './draw.js';

export interface Options {
  readonly seed: number;
  /** Lines of each sort per command. */
  readonly runs: number;
}

export interface Proof {
  /** One line for each property that does not hold, with the smallest command line that shows it. */
  readonly failures: readonly string[];
  /** Command lines that were run, by sort. */
  readonly lines: Readonly<Record<string, number>>;
  /** Commands of which a request was compared with its spec. */
  readonly reached: ReadonlySet<string>;
}

/** Returns a value for comparison, without the order of its keys and with plain numbers. */
const shape = (value: unknown): unknown =>
  isLosslessNumber(value)
    ? Number(String(value))
    : Array.isArray(value)
      ? value.map(shape)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .sort(([a], [b]) => (a < b ? -1 : 1))
              .map(([key, inner]) => [key, shape(inner)]),
          )
        : value;
const text = (value: unknown): string => JSON.stringify(shape(value));

/** Compares what the handler got with what was drawn. */
function wrongValue({ name, data, drawn }: Given, args: Row): string | undefined {
  if (drawn.some(({ value }) => value === undefined)) return undefined;
  const values = drawn.map(({ value }) => value);
  const isList = data.repeat === true || data.variadic === true;
  const expected = data.kind === 'csv' ? values.flat() : isList ? values : values[0];
  const got = isList || data.kind === 'csv' ? [args[name]].flat(data.kind === 'pair' ? 0 : 1) : args[name];
  const wanted = isList && data.kind === 'pair' ? [expected] : expected;
  const same = text(isList && data.kind === 'pair' ? [args[name]] : got) === text(wanted);
  return same ? undefined : `${name} is ${text(args[name])}, not ${text(expected)}`;
}

const safe = ({ stdout, stderr }: Observed): string | undefined => {
  if (`${stdout}${stderr}`.includes(secret)) return 'the credential is printed';
  // Tab and line feed are layout.
  return /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(stderr)
    ? `stderr has a control character: ${JSON.stringify(stderr.slice(0, 300))}`
    : undefined;
};

export async function prove(binary: Name, ir: Ir, client: Client, { seed, runs }: Options): Promise<Proof> {
  const bench = await openBench(binary, client);
  const failures: string[] = [];
  const lines: Record<string, number> = { valid: 0, sent: 0, refused: 0 };
  const reached = new Set<string>();
  const rules = (ready: boolean): Rules => ({ ready, references: ir.service.references, file: bench.file });
  const count = (sort: string): void => void (lines[sort] = (lines[sort] ?? 0) + 1);

  for (const command of ir.commands) {
    const properties: Readonly<
      Record<string, (gen: fc.GeneratorValue, shown: (argv: readonly string[]) => void) => Promise<string | undefined>>
    > = {
      parse: async (gen, shown) => {
        const line = drawLine(gen, command, rules(false));
        if (line === undefined) return undefined;
        shown(line.argv);
        count('valid');
        const seen = await bench.run(line.argv, false);
        const { args } = seen;
        if (args === undefined) return `refused with ${seen.code}: ${seen.stderr.slice(0, 300)}`;
        return safe(seen) ?? line.given.map((one) => wrongValue(one, args)).find((fault) => fault !== undefined);
      },
      send: async (gen, shown) => {
        if (command.plan === undefined) return undefined;
        const line = drawLine(gen, command, rules(true));
        if (line === undefined) return undefined;
        shown(line.argv);
        count('sent');
        const seen = await bench.run(line.argv, true, command.plan.poll);
        if (seen.seen.length > 0) reached.add(command.id);
        return safe(seen) ?? faultsIn(command, ir, line.given, seen);
      },
      refuse: (gen, shown) => refused(gen, shown, command, ir, bench, rules(false), count),
    };
    for (const [sort, property] of Object.entries(properties)) {
      let argv: readonly string[] = [];
      const details = await fc.check(
        fc.asyncProperty(fc.gen(), async (gen) => {
          const fault = await property(gen, (shown) => (argv = shown));
          if (fault !== undefined) throw new Error(`${fault}\n    ${JSON.stringify(argv)}`);
        }),
        { seed, numRuns: runs, endOnFailure: true },
      );
      if (details.failed)
        failures.push(
          `${sort} ${command.id} (seed ${seed}, path ${details.counterexamplePath ?? ''}): ${(details.errorInstance as Error).message}`,
        );
    }
  }
  await bench.close();
  return { failures, lines, reached };
}

async function refused(
  gen: fc.GeneratorValue,
  shown: (argv: readonly string[]) => void,
  command: CommandIr,
  ir: Ir,
  bench: Bench,
  rules: Rules,
  count: (sort: string) => void,
): Promise<string | undefined> {
  const line = drawWrong(gen, command, ir, rules);
  if (line === undefined) return undefined;
  shown(line.argv);
  count('refused');
  const seen = await bench.run(line.argv, false);
  const { usage, combination, input } = ir.service.exits;
  const codes = new Set(
    [usage, combination, input].flatMap((exit) => (exit === undefined ? [] : [exit.code, exit.typed ?? exit.code])),
  );
  if (seen.args !== undefined) return `${line.error}: accepted`;
  if (!codes.has(seen.code)) return `${line.error}: exit ${seen.code}: ${seen.stderr.slice(0, 300)}`;
  if (seen.seen.length > 0) return `${line.error}: ${seen.seen.length} requests were sent`;
  if (seen.stdout !== '') return `${line.error}: stdout has ${JSON.stringify(seen.stdout.slice(0, 100))}`;
  if (!line.names.some((name) => seen.stderr.includes(name)))
    return `${line.error}: the message names none of ${line.names.join(', ')}: ${seen.stderr.slice(0, 400)}`;
  return safe(seen);
}
