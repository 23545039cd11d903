import type { Context } from '../contract/context.js';
import type { AttachedRecord, AttachPlan } from '../contract/resource.js';
import type { Row } from '../contract/values.js';
import { CliError } from '../base/errors.js';
import { fillJson } from '../base/template.js';
import { getPath } from '../base/paths.js';

/** A file read into memory, to be sent inside a record. */
interface Attachment {
  readonly name: string;
  readonly base64: string;
}

/** Files of a run that travel with its record. */
export interface Attachments {
  /** Fields that the main record gets, after the record that holds the files was made. */
  before(): Promise<Row>;
  /** Sends the files when the main record holds them itself. */
  after(id: string | undefined): Promise<void>;
  /** Reports what was made for a main record that then failed. */
  orphaned(): void;
}

/**
 * Reads every file before anything is sent; the result takes the values that records of files are filled with.
 *
 * @throws CliError `input` on the first file that cannot be read
 */
export async function openAttachments(
  plan: AttachPlan,
  paths: readonly string[],
  context: Context,
): Promise<(args: Row) => Attachments> {
  const files = await readFiles(paths, context);
  return (args) => attachments(plan, files, args, context);
}

function attachments(plan: AttachPlan, files: readonly Attachment[], args: Row, context: Context): Attachments {
  let made: string | undefined;

  const sendFiles = async (holder: string, noun: string): Promise<void> => {
    for (const file of files) {
      try {
        await create(plan.file, { ...args, holder, file }, context);
      } catch (error) {
        if (context.http.written > 0)
          context.warn(`The ${noun} ${holder} was created, but the ${plan.file.noun} ${file.name} was not.`);
        throw error;
      }
    }
  };

  return {
    before: async () => {
      const { holder } = plan;
      const [file] = files;
      if (holder === undefined || file === undefined) return {};
      made = await create(holder, { ...args, file }, context);
      if (made === undefined) {
        throw new CliError('unavailable', `The service created a ${holder.noun} and did not return its id.`);
      }
      await sendFiles(made, holder.noun);
      return { [holder.as]: made };
    },
    after: async (id) => {
      if (plan.holder !== undefined || files.length === 0) return;
      if (id === undefined) {
        throw new CliError('unavailable', 'The service did not return the id of the record, so no file was attached.');
      }
      await sendFiles(id, 'record');
    },
    orphaned: () => {
      if (made === undefined || plan.holder === undefined || context.http.written === 0) return;
      const { noun } = plan.holder;
      context.warn(
        `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${made} was created but is not attached to a record.`,
      );
    },
  };
}

async function create(record: AttachedRecord, values: Row, { http }: Context): Promise<string | undefined> {
  const body = fillJson(record.body, (name) => getPath(values, name));
  return http.id(await http.send({ method: 'POST', path: record.path, body, effect: 'create' }));
}

async function readFiles(paths: readonly string[], { world, globals }: Context): Promise<readonly Attachment[]> {
  const [{ readFile }, { basename, resolve }] = await Promise.all([import('node:fs/promises'), import('node:path')]);
  return Promise.all(
    paths.map(async (path) => {
      const file = resolve(world.cwd, path);
      try {
        const bytes = await readFile(file);
        const base64 = globals.dryRun ? `<base64, ${String(bytes.byteLength)} bytes>` : bytes.toString('base64');
        return { name: basename(file), base64 };
      } catch (error) {
        const { code = 'unknown' } = error as NodeJS.ErrnoException;
        throw new CliError('input', `The file ${file} cannot be read: ${code}. Nothing was sent.`);
      }
    }),
  );
}
