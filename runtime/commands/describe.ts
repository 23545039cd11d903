import { describeWords } from '../cli/describe.js';
import type { Context } from '../contract/context.js';

interface Args {
  readonly words?: readonly string[];
  readonly all?: boolean;
  readonly schema?: boolean;
}

/** Prints what a program needs to know of commands; JSON unless another format is asked for. Sends no request. */
export default async function describe(args: Args, { client, world, out, command }: Context): Promise<void> {
  const { words = [], all = false, schema = false } = args;
  const value = schema
    ? (await import('./lib/describe-schema.js')).describeSchema
    : await describeWords(client, world, words, all);
  // A format that the profile sets is for tables of records.
  if (command.given?.has('output') !== true) return out.json(value);
  return Array.isArray(value) ? out.rows(value) : out.record(value);
}
