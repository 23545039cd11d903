import type { Context } from '../contract/context.js';

/** Prints the completion script of a shell, as the compiler wrote it. */
export default async function completion({ shell }: { readonly shell: string }, context: Context): Promise<void> {
  const scripts = await context.client.completion?.();
  await context.out.text(
    scripts?.completion[shell] ?? context.fail('internal', `The completion script for ${shell} does not exist.`),
  );
}
