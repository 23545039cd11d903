/**
 * Calls that ask the user of the agent while they run. A question ends the request of the protocol, and its answer comes with
 * a request of its own. The call itself waits between the two: started again, it would send again what it has sent before.
 */
import { randomUUID } from 'node:crypto';
import { inputRequired, type ClientCapabilities, type InputRequiredResult } from '@modelcontextprotocol/server';
import { clean } from '../base/clean.js';
import { isObject } from '../base/objects.js';
import type { Approve } from '../policy/guard.js';
import { failureOf, type ToolResult } from './result.js';

/** Key of the question in a result of the protocol, and of its value in the answer. */
const SEND = 'send';

/** What a call is run with. */
export interface CallParts {
  /** Aborted when the agent cancels one of the requests of the call. */
  readonly signal: AbortSignal;
  /** Absent if the program of the agent cannot ask. */
  readonly approve?: Approve;
}

/** A request of the protocol that starts a call or answers its question. */
export interface Round {
  readonly tool: string;
  readonly signal: AbortSignal;
  readonly capabilities: ClientCapabilities | undefined;
  /** Name of the call that asked; absent in the first request of a call. */
  readonly state: string | undefined;
  readonly answers: Readonly<Record<string, unknown>> | undefined;
}

type Answer = Awaited<ReturnType<Approve>>;

interface Question {
  readonly text: string;
  readonly answer: (answer: Answer) => void;
}

interface Running {
  readonly tool: string;
  readonly stop: AbortController;
  readonly ended: Promise<{ readonly result: ToolResult }>;
  /** Resolves with the next question. */
  readonly asked: () => Promise<{ readonly question: Question }>;
  open?: Question;
}

/** Runs calls, each over as many requests as it asks questions. */
export interface Calls {
  run(round: Round, work: (parts: CallParts) => Promise<ToolResult>): Promise<ToolResult | InputRequiredResult>;
}

export function createCalls(): Calls {
  const waiting = new Map<string, Running>();
  return {
    run: async (round, work) => {
      const { state, tool, signal } = round;
      const running = state === undefined ? begin(round, work) : waiting.get(state);
      if (state !== undefined) waiting.delete(state);
      if (running === undefined || running.tool !== tool) return gone;
      running.open?.answer(answerIn(round));
      const cancel = (): void => running.stop.abort(signal.reason);
      signal.addEventListener('abort', cancel, { once: true });
      if (signal.aborted) cancel();
      try {
        const next = await Promise.race([running.ended, running.asked()]);
        if ('result' in next) return next.result;
        running.open = next.question;
        const name = randomUUID();
        waiting.set(name, running);
        const forget = (): boolean => waiting.delete(name);
        running.ended.then(forget, forget);
        return inputRequired({ inputRequests: { [SEND]: formOf(next.question) }, requestState: name });
      } finally {
        signal.removeEventListener('abort', cancel);
      }
    },
  };
}

const gone = failureOf({
  message: 'The call that asked this question has ended.',
  remedy: 'Read what the record is now, and call the tool again if it is still needed.',
});

function begin({ tool, capabilities }: Round, work: (parts: CallParts) => Promise<ToolResult>): Running {
  const stop = new AbortController();
  const questions: Question[] = [];
  let wake: (() => void) | undefined;
  const approve: Approve = (text) =>
    new Promise((resolve) => {
      questions.push({ text, answer: resolve });
      stop.signal.addEventListener('abort', () => resolve(undefined), { once: true });
      wake?.();
    });
  return {
    tool,
    stop,
    ended: work({ signal: stop.signal, ...(canAsk(capabilities) && { approve }) }).then((result) => ({ result })),
    asked: async () => {
      if (questions.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      return { question: questions.shift() as Question };
    },
  };
}

/** A program that names no form of question has the one that all revisions had. */
function canAsk(capabilities: ClientCapabilities | undefined): boolean {
  const { elicitation } = capabilities ?? {};
  return elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined);
}

const formOf = ({ text }: Question) =>
  inputRequired.elicit({
    message: `${clean(text)} "one" sends this write, "all" also further ones of this call.`,
    requestedSchema: {
      type: 'object',
      properties: { [SEND]: { type: 'string', title: 'Send it?', enum: ['no', 'one', 'all'] } },
      required: [SEND],
    },
  });

/** Returns the answer of the user. A program that failed to ask has none. */
function answerIn({ answers }: Round): Answer {
  const given = answers?.[SEND];
  if (!isObject(given)) return undefined;
  const value = given['action'] === 'accept' && isObject(given['content']) ? given['content'][SEND] : 'no';
  return value === 'one' || value === 'all' ? value : 'no';
}
