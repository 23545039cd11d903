/** Describes commands for programs, as JSON unless `--output` names another format; sends no request. */
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import { describeWords } from '../cli/describe.js';

interface Args {
  readonly words?: readonly string[];
  readonly all?: boolean;
  readonly schema?: boolean;
}

export default async function* describe(args: Args, { client, world, command }: Context): AsyncGenerator<Result> {
  const { words = [], all = false, schema = false } = args;
  const value = schema
    ? (await import('./lib/describe-schema.js')).describeSchema
    : await describeWords(client, world, words, all);
  // The format that the profile sets is for records.
  if (command.given?.has('output') !== true) yield { kind: 'json', value };
  else yield Array.isArray(value) ? { kind: 'rows', rows: value } : { kind: 'record', record: value };
}
