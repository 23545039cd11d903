/** Files that are sent inside of records. */
import type { Context } from '../contract/context.js';
import type { SentFile } from '../http/sent-file.js';
import { CliError } from '../base/errors.js';

/** A file to be sent inside a record; in a dry run, its description. */
export interface Attachment {
  readonly name: string;
  readonly base64: string | SentFile;
}

/** The parts of a run that files inside of records need. */
export interface AttachmentContext {
  readonly world: Pick<Context['world'], 'cwd'>;
  readonly options: Pick<Context['options'], 'dryRun' | 'plan'>;
  readonly service: Pick<Context['service'], 'largestFile'>;
}

/** @throws CliError `input` on the first file that cannot be read, is empty, or is larger than the service takes */
export async function checkFiles(
  paths: readonly string[],
  { world, options, service }: AttachmentContext,
): Promise<readonly Attachment[]> {
  const [{ SentFile }, { fullPath }] = await Promise.all([import('../http/sent-file.js'), import('../state/paths.js')]);
  return paths.map((path) => {
    const file = new SentFile(fullPath(world, path));
    const { largestFile: most = Infinity } = service;
    const fault =
      file.size === 0
        ? 'is empty'
        : file.size > most * 1024 * 1024
          ? `is larger than ${String(most)} MiB, the limit of the service`
          : undefined;
    if (fault !== undefined) throw new CliError('input', `The file ${path} ${fault}. Nothing was sent.`);
    return {
      name: file.name,
      base64: options.dryRun && options.plan === undefined ? `<base64, ${String(file.size)} bytes>` : file,
    };
  });
}
