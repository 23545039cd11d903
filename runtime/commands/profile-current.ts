/** Prints the profile that commands use: named by flag or environment, else the active one. */
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';

export default async function* current(_args: unknown, { out, profile: { name } }: Context): AsyncGenerator<Result> {
  await Promise.resolve();
  yield out.format === 'table' ? { kind: 'text', text: name } : { kind: 'record', record: { profile: name } };
}
