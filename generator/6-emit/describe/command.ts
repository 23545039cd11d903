/** The description of a command. */
import { defined } from '../../../runtime/base/defined.js';
import type { Poll, RequestPlan } from '../../../runtime/contract/command.js';
import type { CommandDescription, JobDescription, RequestDescription } from '../../../runtime/contract/describe.js';
import { requestsOf, type CommandIr, type Ir } from '../../5-lower/ir.js';
import { shownFlags, usageWords } from '../help/flags.js';
import { undoOf } from '../undo.js';
import { resultOf } from './result.js';
import { argumentDescription, flagDescription } from './inputs.js';

/** Returns the description of a command. `resource` names the fields of its record, if the catalogue has them. */
export function commandDescription(command: CommandIr, ir: Ir, resource: string | undefined): CommandDescription {
  const { words, plan, workflow, aliases, was, exits, oneOf, output } = command;
  const confirm = plan?.confirm ?? workflow?.confirm;
  const poll = plan?.poll;
  const flags = shownFlags(command, ir);
  const state = poll === undefined ? {} : { state: { method: 'GET' as const, path: poll.path, host: plan?.host } };
  const requests =
    plan !== undefined ? { request: plan, ...state } : workflow === undefined ? {} : requestsOf(workflow);
  const columns = (plan?.columns ?? command.columns)?.map(({ key, header }) => ({ field: key, header }));
  return {
    command: words.join(' '),
    summary: command.describe,
    ...defined({ description: command.description }),
    usage: [ir.service.binary, ...words, ...usageWords({ args: command.args, flags })].join(' '),
    ...(aliases.length === 0 ? {} : { aliases }),
    ...(was.length === 0 ? {} : { was }),
    effect: command.effect,
    ...defined({ confirm }),
    arguments: command.args.map(argumentDescription),
    flags: flags.map(flagDescription),
    ...defined({ oneOf }),
    ...(Object.keys(requests).length === 0
      ? {}
      : {
          requests: Object.fromEntries(Object.entries(requests).map(([name, request]) => [name, requestOf(request)])),
        }),
    ...defined({
      job: poll && jobOf(poll),
      undo: undoOf(command, ir),
      failures: plan?.failures,
      resource: plan?.resource?.name,
      output,
      columns,
    }),
    ...(exits.length === 0
      ? {}
      : { exits: Object.fromEntries(exits.map(({ code, meaning }) => [String(code), meaning])) }),
    ...defined({ result: resultOf(command, ir, resource), streams: command.streams }),
    examples: command.examples,
  };
}

type Request = Pick<RequestPlan, 'method' | 'path' | 'encoding' | 'contentType' | 'paging' | 'headers' | 'redirect'> & {
  readonly host?: string | undefined;
};

function requestOf({ method, path, ...request }: Request): RequestDescription {
  const { host, encoding, contentType, paging, headers, redirect } = request;
  return { method, path, ...defined({ host, encoding, contentType, paging, headers, redirect }) };
}

const jobOf = ({ noun, job, state, done, failed, error, result }: Poll): JobDescription => ({
  ...{ noun, id: job, state, done, failed },
  ...defined({ error, result }),
});
