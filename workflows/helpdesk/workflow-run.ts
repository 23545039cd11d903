/** `helpdeskcli workflow run`: runs a workflow on conversations, in batches. */
import { many, showsNames, CliError, type Kit, type Workflow } from 'cmdspec-runtime/kit';
import { idNumber, NOUN } from './lib/conversation.js';

export interface WorkflowRunArgs {
  readonly id: string;
  readonly conv: readonly string[];
}

/** Maximum number of conversations per request. */
const PER_RUN = 50;
/** Conversations whose subjects a dry run shows. */
const SHOWN = 10;

const workflowRun: Workflow<WorkflowRunArgs, 'conversation' | 'run'> = async ({ id, conv }, kit) => {
  const { calls, out, live } = kit;
  const all = [...new Set(conv.map((one) => one.replace(/^0+(?=\d)/, '')))];
  const subjects = showsNames(kit) ? await readSubjects(all.slice(0, SHOWN), kit) : [];
  for (let done = 0; done < all.length; done += PER_RUN) {
    const about = subjects.slice(done, done + PER_RUN).join(', ');
    try {
      await calls.run.send({ id, conversations: all.slice(done, done + PER_RUN) }, { about });
    } catch (error) {
      if (!(error instanceof CliError) || all.length <= PER_RUN) throw error;
      const message = messageOf(error.message, done, all.length);
      throw new CliError(error.kind, message, remedyFor(all.slice(done)), error.details);
    }
    live(`${String(Math.min(done + PER_RUN, all.length))} of ${String(all.length)} conversations`, 'progress');
  }
  const count = many(all.length, NOUN);
  await out.action(`Ran workflow ${id} on ${count}`, { id: idNumber(id), conversations: all.length });
};

/**
 * Returns the subjects of conversations in their order.
 *
 * @throws CliError of the response if a conversation does not exist
 */
async function readSubjects(ids: readonly string[], { parallelMap, calls }: Kit<'conversation'>): Promise<string[]> {
  const subjects: string[] = [];
  const read = async (id: string): Promise<string> => {
    try {
      return String((await calls.conversation.record({ id }))?.['subject'] ?? '');
    } catch (error) {
      // Any other failure must not stop a run that could succeed.
      if (!(error instanceof CliError) || error.details.statusCode === 404) throw error;
      return '';
    }
  };
  for await (const subject of parallelMap(ids, 5, read)) subjects.push(subject);
  return subjects;
}

function messageOf(message: string, done: number, all: number): string {
  const before = done === 0 ? 'none' : `the first ${String(done)}`;
  return `${message.replace(/[.\s]+$/, '')}. Before this error, the workflow ran on ${before} of ${String(all)} conversations.`;
}

function remedyFor(left: readonly string[]): string {
  return `Run it on the rest with --conv ${left.slice(0, 3).join(',')}${left.length > 3 ? ',...' : ''}`;
}

export default workflowRun;
