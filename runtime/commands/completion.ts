/** Prints the completion script of a shell, as the compiler wrote it. */
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';

export default async function* completion(
  { shell }: { readonly shell: string },
  { client, fail }: Context,
): AsyncGenerator<Result> {
  const scripts = await client.completion?.();
  const text = scripts?.completion[shell] ?? fail('internal', `The completion script for ${shell} does not exist.`);
  yield { kind: 'text', text };
}
