/** Files that are attached to a record: each becomes a record of its own. */
import type { Run } from '../../contract/run.js';
import type { Attachments, Dialect } from '../../contract/dialect.js';
import type { AttachedRecord, AttachPlan } from '../../contract/resource.js';
import type { Row } from '../../contract/rows.js';
import { defined } from '../../base/defined.js';
import { CliError } from '../../base/errors.js';
import { withoutPrototype } from '../../base/objects.js';
import { fillJson } from '../../base/template.js';
import { getPath } from '../../base/paths.js';
import { checkFiles, type Attachment } from '../../pipeline/attach.js';

/** Checks every file before anything is sent, see `Dialect`. */
export const attach: NonNullable<Dialect['attach']> = async (plan, paths, context) => {
  const files = await checkFiles(paths, context);
  return (args) => attachments(plan, files, args, context);
};

function attachments(plan: AttachPlan, files: readonly Attachment[], args: Row, context: Run): Attachments {
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

async function create(
  { path, body: template, noun, undo }: AttachedRecord,
  values: Row,
  { http, command }: Run,
): Promise<string | undefined> {
  const body = fillJson(template, (name) => getPath(values, name));
  const logged = { command: command.words, call: noun, args: {}, ...defined({ rule: undo }) };
  return (await http.send({ method: 'POST', path, body, effect: 'create', logged })).id;
}
