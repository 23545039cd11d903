import type { Context } from '../contract/context.js';
import type { AttachedRecord, AttachPlan } from '../contract/resource.js';
import type { Row } from '../contract/rows.js';
import type { SentFile } from '../state/sent-file.js';
import { CliError } from '../base/errors.js';
import { withoutPrototype } from '../base/objects.js';
import { fillJson } from '../base/template.js';
import { getPath } from '../base/paths.js';

/** A file to be sent inside a record; in a dry run, its description. */
export interface Attachment {
  readonly name: string;
  readonly base64: string | SentFile;
}

/** Files that a run sends with its record. */
export interface Attachments {
  /** Creates the record that holds the files, and returns the fields that the main record gets from it. */
  before(): Promise<Row>;
  /** Sends the files if the main record holds them itself. */
  after(id: string | undefined): Promise<void>;
  /** Warns of the record that was created for a main record that then failed. */
  warnOfOrphan(): void;
}

/**
 * Checks every file before anything is sent. Returns a function of the values that fill the records of the files.
 *
 * @throws CliError `input` on the first file that cannot be read
 */
export async function openAttachments(
  plan: AttachPlan,
  paths: readonly string[],
  context: Context,
): Promise<(args: Row) => Attachments> {
  const files = await checkFiles(paths, context);
  return (args) => attachments(plan, files, args, context);
}

function attachments(plan: AttachPlan, files: readonly Attachment[], args: Row, context: Context): Attachments {
  let holderId: string | undefined;

  const sendFiles = async (holder: string, noun: string): Promise<void> => {
    for (const file of files) {
      try {
        const id = await create(plan.file, withoutPrototype(args, { holder, file }), context);
        if (id === undefined && context.service.emptyWrites !== true)
          context.warn(
            `The service returned no id for the ${plan.file.noun} ${file.name}; check whether the ${noun} ${holder} has it.`,
          );
      } catch (error) {
        if (context.http.writes.sent > 0)
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
      holderId = await create(holder, withoutPrototype(args, { file }), context);
      if (holderId === undefined) {
        throw new CliError(
          'unavailable',
          `The service created a ${holder.noun} and did not return its id. The record was not sent.`,
          `Look for the ${holder.noun} in the service before you run the command again.`,
        );
      }
      await sendFiles(holderId, holder.noun);
      return { [holder.as]: holderId };
    },
    after: async (id) => {
      if (plan.holder !== undefined || files.length === 0) return;
      if (id === undefined) {
        throw new CliError(
          'unavailable',
          'The record was created, but the service did not return its id, so no file was attached.',
          'Look for the record before you run the command again.',
        );
      }
      await sendFiles(id, 'record');
    },
    warnOfOrphan: () => {
      if (holderId === undefined || plan.holder === undefined || context.http.writes.sent === 0) return;
      const { noun } = plan.holder;
      context.warn(
        `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${holderId} was created but is not attached to a record.`,
      );
    },
  };
}

async function create(record: AttachedRecord, values: Row, { http }: Context): Promise<string | undefined> {
  const body = fillJson(record.body, (name) => getPath(values, name));
  return (await http.send({ method: 'POST', path: record.path, body, effect: 'create' })).id;
}

/** The parts of a run that files inside of records need. */
export interface AttachParts {
  readonly world: Pick<Context['world'], 'cwd'>;
  readonly globals: Pick<Context['globals'], 'dryRun'>;
  readonly service: Pick<Context['service'], 'largestFile'>;
}

/** @throws CliError `input` on the first file that cannot be read, is empty, or is larger than the service takes */
export async function checkFiles(
  paths: readonly string[],
  { world, globals, service }: AttachParts,
): Promise<readonly Attachment[]> {
  const [{ SentFile }, { fullPath }] = await Promise.all([
    import('../state/sent-file.js'),
    import('../state/paths.js'),
  ]);
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
    return { name: file.name, base64: globals.dryRun ? `<base64, ${String(file.size)} bytes>` : file };
  });
}
