import { defined } from '../../../runtime/base/defined.js';
import type { RequestPlan } from '../../../runtime/contract/command.js';
import type { CommandDescription, RequestDescription } from '../../../runtime/contract/describe.js';
import type { CommandIr, Ir } from '../../5-lower/ir.js';
import { usageWords } from '../help/flags.js';
import { resultOf } from './result.js';
import { argumentDescription, flagDescription } from './inputs.js';

/** Returns the description of a command. `resource` is the name of its resource, if the catalogue has it. */
export function commandDescription(command: CommandIr, ir: Ir, resource: string | undefined): CommandDescription {
  const { words, plan, workflow, aliases, was, exits, oneOf, output } = command;
  const confirm = plan?.confirm ?? workflow?.confirm;
  const requests = plan === undefined ? (workflow?.calls ?? {}) : { request: plan };
  const columns = (plan?.columns ?? command.columns)?.map(({ key, header }) => ({ field: key, header }));
  return {
    command: words.join(' '),
    summary: command.describe,
    ...defined({ description: command.description }),
    usage: [ir.service.binary, ...words, ...usageWords(command)].join(' '),
    ...(aliases.length === 0 ? {} : { aliases }),
    ...(was.length === 0 ? {} : { was }),
    effect: command.effect,
    ...defined({ confirm }),
    arguments: command.args.map(argumentDescription),
    flags: command.flags.filter(({ data }) => data.hidden !== true).map(flagDescription),
    ...defined({ oneOf }),
    ...(Object.keys(requests).length === 0
      ? {}
      : {
          requests: Object.fromEntries(Object.entries(requests).map(([name, request]) => [name, requestOf(request)])),
        }),
    ...defined({ resource: plan?.resource?.name, output, columns }),
    ...(exits.length === 0
      ? {}
      : { exits: Object.fromEntries(exits.map(({ code, meaning }) => [String(code), meaning])) }),
    ...defined({ result: resultOf(command, ir, resource), streams: command.streams }),
    examples: command.examples,
  };
}

function requestOf({ method, path, host, encoding, paging }: RequestPlan): RequestDescription {
  return { method, path, ...defined({ host, encoding, paging }) };
}
