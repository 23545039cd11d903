import { isInBody } from '../../runtime/base/wires.js';
import { placeOfKey, placeOfValue } from '../1-read/source.js';
import type { CommandSpec, ServiceSpec } from '../2-shape/types.js';
import { credentialFlags } from '../3-bind/credentials.js';
import type { BoundCommand } from '../3-bind/types.js';
import type { Report } from '../diagnostics/report.js';
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

type Tell = (keys: readonly Key[], why: string) => void;

/** Keys that the compiler would accept and nothing would read. */
export const idleKeys: Rule = ({ bound, report }) => {
  for (const command of bound.commands) {
    const { spec, words, flags } = command;
    const tell: Tell = (keys, why) => {
      for (const key of keys) {
        if (spec[key] !== undefined) report.add('CS426', placeOfKey(spec, key), { key, why });
      }
    };
    if (spec.tool === true) tell(['tool'], 'every command is offered that does not say otherwise');
    if (command.request === undefined) ofWorkflow(command, tell);
    else ofShape(command, bound.spec, tell);
    if (command.workflow === undefined) tell(ofOwnWorkflows, 'the command is not a workflow');
    else if (command.workflow.shared) tell(ofOwnWorkflows, 'the command comes with the package');
    if (spec.credentials === true && credentialFlags(bound.spec, words.join(' ')).length === 0) {
      tell(['credentials'], 'no credential of the service is stored by this command');
    }
    if (spec.local === true && spec.effect !== undefined) tell(['local'], 'the command has an `effect`');
    if (!printsRecords(command) && !flags.some(({ wires }) => wires.some((wire) => wire.in === 'fields'))) {
      tell(['custom-fields'], 'the command prints no records, and no flag of it is wired to `fields:`');
    }
    ofArguments(command, report);
    ofUse(command, report);
    const usual = bound.spec.verbs?.[command.verb ?? 'list'];
    if (spec.use?.length === 0 && usual?.use === undefined) tell(['use'], 'it names no flag group');
  }
};

const printsRecords = ({ request }: BoundCommand): boolean =>
  request !== undefined && request.shape !== 'action' && request.shape !== 'raw';

function ofWorkflow({ workflow, effect }: BoundCommand, tell: Tell): void {
  tell([...ofRequests, 'resource'], 'a workflow makes its own requests and prints its own results');
  const isOwn = workflow !== undefined && !workflow.shared;
  if (workflow?.calls.length === 0) tell(['host'], 'the command declares no calls');
  if (isOwn && workflow.calls.length === 0) tell(['hints'], 'the command declares no calls');
  if (effect === 'read' || effect === 'local') tell(['gate'], 'the command changes nothing');
}

/** Arguments are written under `args`, or inferred; `id` is about the inferred one. */
function ofArguments({ spec, args, request }: BoundCommand, report: Report): void {
  const { id } = spec;
  if (id === undefined) return;
  const { name = 'id', ...more } = id;
  if (spec.args === undefined) {
    if (id.name !== undefined ? args.some((arg) => arg.name === id.name) : args.length > 0) return;
    report.add('CS426', placeOfKey(spec, 'id'), { key: 'id', why: 'no argument of the command names a record' });
    return;
  }
  // On a resource the name tells which of the arguments is the key.
  const isKey = request?.resource?.plan.id === name && spec.args[name] !== undefined;
  const why = 'the command says what its arguments are under `args`';
  if (!isKey) report.add('CS426', placeOfKey(spec, 'id'), { key: 'id', why });
  else for (const key of Object.keys(more)) report.add('CS426', placeOfKey(id, key), { key, why });
}

/** Flag groups that every command of the group has already. */
function ofUse({ spec, scope }: BoundCommand, report: Report): void {
  spec.use?.forEach((name, index) => {
    if (!scope.use.some((one) => one.name === name)) return;
    const why = `the group has ${name} already`;
    report.add('CS426', placeOfValue(spec.use as object, index), { key: name, why });
  });
}

function ofShape({ spec, request, effect, flags }: BoundCommand, { paging }: ServiceSpec, tell: Tell): void {
  const shape = request?.shape;
  const onResource = request?.resource !== undefined;
  tell(ofWorkflows, 'the command is not a workflow');
  if (shape !== 'rows') tell(['cap', 'page-size', 'unfold', 'unwrap'], 'the command prints no list');
  if (shape !== 'rows' && spec.paging !== 'none') tell(['paging'], 'the command prints no list');
  const printsLine = shape === 'action' || (shape === 'record' && effect !== 'read');
  if (!printsLine) tell(['says', 'gives'], `the command prints a result of the shape ${String(shape)}`);
  const printsRecord = shape === 'record' || shape === 'single';
  if (!printsRecord) tell(['flat', 'moved'], 'the command prints no record');
  if (shape === 'rows') tell(['omit'], 'the command prints no record');
  if (shape !== 'record') tell(['reread'], 'the command prints no record');
  if (printsRecord && onResource) tell(['flat', 'omit', 'secrets'], 'the record of a resource is printed whole');
  const style = paging?.[request?.paging ?? ''];
  if (shape === 'rows' && (style === undefined || !('send' in style) || style.send.size === undefined)) {
    tell(['page-size'], 'the paging of the list sends no size');
  }
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
