import { isInBody } from '../../runtime/base/wires.js';
import { placeOfKey } from '../1-read/source.js';
import type { CommandSpec } from '../2-shape/types.js';
import type { BoundCommand } from '../3-bind/types.js';
import type { Rule } from './rule.js';

type Key = keyof CommandSpec;

const ofRequests: readonly Key[] = [
  'method',
  'paths',
  'query',
  'body',
  'encoding',
  'patch',
  'paging',
  'result',
  'cap',
  'page-size',
  'shape',
  'says',
  'gives',
  'omit',
  'flat',
  'secrets',
  'unfold',
  'unwrap',
  'find',
  'moved',
  'reread',
  'change',
];

const ofWorkflows: readonly Key[] = ['gate', 'exits'];

/** Keys of the commands that are modules of the service. */
const ofOwnWorkflows: readonly Key[] = ['calls', 'use-calls', 'why'];

/** Keys that the compiler would accept and nothing would read. */
export const idleKeys: Rule = ({ bound, report }) => {
  for (const command of bound.commands) {
    const { spec } = command;
    const tell = (keys: readonly Key[], why: string) => {
      for (const key of keys) {
        if (spec[key] !== undefined) report.add('CS426', placeOfKey(spec, key), { key, why });
      }
    };
    if (spec.tool === true) tell(['tool'], 'every command is offered that does not say otherwise');
    if (command.request === undefined) {
      tell([...ofRequests, 'resource'], 'a workflow makes its own requests and prints its own results');
      if (command.workflow?.calls.length === 0) tell(['host'], 'the command declares no calls');
    } else ofShape(command, tell);
    if (command.workflow === undefined) tell(ofOwnWorkflows, 'the command is not a workflow');
    else if (command.workflow.shared) tell(ofOwnWorkflows, 'the command comes with the package');
  }
};

function ofShape(
  { spec, request, effect, flags }: BoundCommand,
  tell: (keys: readonly Key[], why: string) => void,
): void {
  const shape = request?.shape;
  const onResource = request?.resource !== undefined;
  tell(ofWorkflows, 'the command is not a workflow');
  if (shape !== 'rows') tell(['cap', 'page-size', 'unfold', 'unwrap'], 'the command prints no list');
  if (shape !== 'rows' && spec.paging !== 'none') tell(['paging'], 'the command prints no list');
  const printsLine = shape === 'action' || (shape === 'record' && effect !== 'read');
  if (!printsLine) tell(['says', 'gives'], `the command prints a result of the shape ${String(shape)}`);
  if (shape !== 'record' && shape !== 'single') tell(['flat', 'moved'], 'the command prints no record');
  if (shape === 'action') tell(['columns', 'omit', 'secrets'], 'the command prints one line');
  if (shape === 'raw') tell(['columns', 'omit', 'secrets', 'result'], 'the command prints the response as it is');
  if (effect === 'read')
    tell(['confirm', 'reread', 'change', 'body', 'encoding', 'find'], 'the command changes nothing');
  if (spec.encoding !== 'patch' && spec.encoding !== 'patches') tell(['patch'], 'the encoding is not a patch');
  if (onResource) tell(['path', 'paths', 'result'], 'the resource says where its records are');
  else tell(['resource'], 'no verb says what is done with it');
  if (Array.isArray(spec.body) && flags.some(({ wires }) => wires.some(isInBody))) {
    tell(['body'], 'a list is the whole body, and flags of the command have their own place in it');
  }
}
