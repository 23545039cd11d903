import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { Context } from '../../../runtime/contract/context.js';
import { CliError } from '../../../runtime/base/errors.js';

/** A file read into memory. */
export interface Attachment {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Reads every file before anything is sent. Fails with `input` on the first that cannot be read. */
export async function readFiles(paths: readonly string[], context: Context): Promise<readonly Attachment[]> {
  return Promise.all(
    paths.map(async (path) => {
      const file = resolve(context.world.cwd, path);
      try {
        return { name: basename(file), bytes: await readFile(file) };
      } catch (error) {
        throw new CliError('input', `The file ${file} cannot be read: ${whyNot(error, file)}. Nothing was sent.`);
      }
    }),
  );
}

/** Why a file cannot be used, in words. */
export function whyNot(error: unknown, path: string): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `${path} does not exist`;
  if (code === 'EACCES' || code === 'EPERM') return `${path} is not open to you`;
  return code === 'EISDIR' ? `${path} is a folder` : message;
}

/** The content as the service takes it; a dry run tells its size. */
export function base64(file: Attachment, context: Context): string {
  if (context.globals.dryRun) return `<base64, ${file.bytes.byteLength} bytes>`;
  return Buffer.from(file.bytes).toString('base64');
}
