/** Reports keys of commands that have no effect. */
import { reportIdle } from '../diagnostics/findings.js';
import { isInBody } from '../../runtime/base/wires.js';
import { placeOfKey } from '../1-read/source.js';
import { misplaced } from '../2-shape/misplaced.js';
import { kindOf, kinds, type Tag } from '../2-shape/schema/tags.js';
import type { CommandSpec, ServiceSpec } from '../2-shape/types.js';
import { credentialFlags } from '../3-bind/credentials.js';
import type { BoundCommand } from '../3-bind/types.js';
import { isLineVerb } from '../3-bind/request.js';
import { canBeTool } from '../3-bind/tools.js';
import { encodingOf, isWhole } from '../3-bind/wires.js';
import type { Report } from '../diagnostics/report.js';
import type { Rule } from './rule.js';

type Key = keyof CommandSpec;

/** Keys about the records of a response. */
const ofRecords: readonly Key[] = ['shape', 'output'];

/** Keys that a stream determines, or that are about pages. */
const ofOneResponse: readonly Key[] = ['shape', 'answer', 'paging', 'page-size', 'redirect'];

/** Keys of commands with a workflow of the service itself. */
const ofOwnWorkflows: readonly Key[] = ['calls', 'use-calls', 'why'];

type Idle = (keys: readonly Key[], why: string) => void;

export const idleKeys: Rule = ({ bound, report }) => {
  for (const command of bound.commands) {
    const { spec, words } = command;
    const idle: Idle = (keys, why) => {
      for (const key of keys) reportIdle(report, spec, key, why);
    };
    if (spec.tool === true) idle(['tool'], 'commands are offered by default');
    else if (!canBeTool({ ...command, spec: { ...spec, tool: true } }))
      idle(['tool'], 'the command is never offered as a tool');
    if (command.request === undefined) ofWorkflow(command, bound.spec, idle);
    else ofShape(command, bound.spec, idle);
    const { stream } = spec;
    if (stream?.resume === true && command.request?.method !== 'GET')
      reportIdle(report, stream, 'resume', 'only a GET is sent again');
    if (command.workflow?.shared === true) idle(ofOwnWorkflows, 'the workflow is shared');
    if (spec.credentials === true && credentialFlags(bound.spec, words.join(' ')).length === 0) {
      idle(['credentials'], 'the command stores no credential');
    }
    ofKind(command, report);
    ofArguments(command, report);
    ofUse(command, report);
    const usual = bound.spec.verbs?.[command.verb ?? 'list'];
    if (spec.use?.length === 0 && usual?.use === undefined) idle(['use'], 'the list is empty');
  }
};

function ofWorkflow({ spec, workflow }: BoundCommand, { standard = [] }: ServiceSpec, idle: Idle): void {
  const isOwn = workflow !== undefined && !workflow.shared;
  const isDescribed = standard.includes('describe');
  if (!isDescribed) idle(['streams'], 'the client has no command `describe`');
  // The result of a workflow with columns is a list unless the shape says otherwise.
  const describes = isOwn && isDescribed && spec.shape === 'record' && spec.columns !== undefined;
  if (!describes) idle(['shape'], 'a workflow prints its own results');
  if (!isOwn && workflow?.name !== 'alias-list') idle(['columns'], 'the command has columns of its own');
  if (!isOwn) idle(['returns'], 'the fields of the result are not checked');
  if (workflow?.calls.length === 0) idle(['host'], 'the command declares no calls');
  if (isOwn && workflow.calls.length === 0) idle(['hints'], 'the command declares no calls');
}

/** Keys from the defaults of a verb that a command of this kind cannot have. */
function ofKind(command: BoundCommand, report: Report): void {
  const { spec, name } = command;
  const kind = kinds[boundKind(command)];
  for (const key of Object.keys(spec) as Key[]) {
    if ((kind.keys as readonly Key[]).includes(key)) continue;
    const by = kindOf(name, spec).by;
    report.add('CS208', placeOfKey(spec, key), misplaced(key, kind, by));
  }
}

function boundKind({ workflow, effect, spec, request }: BoundCommand): Tag {
  if (workflow !== undefined) return effect === 'local' ? 'local' : 'workflow';
  if (spec.poll !== undefined) return 'job';
  if (effect === 'read') return request?.shape === 'rows' ? 'list' : 'record';
  return effect === 'act' ? 'action' : 'write';
}

/** Arguments are declared in `args` or inferred; `id` is for the inferred one. */
function ofArguments({ spec, args, scope, request }: BoundCommand, report: Report): void {
  const { id } = spec;
  if (id === undefined) return;
  const { name = 'id', ...more } = id;
  if (spec.args === undefined) {
    if (args.some((arg) => arg.name === (id.name ?? scope.id))) return;
    reportIdle(report, spec, 'id', 'no argument of the command names a record');
    return;
  }
  // On a resource, the name selects the argument that is the key.
  const isKey = request?.resource?.plan.id === name && spec.args[name] !== undefined;
  const why = 'the command declares its arguments in `args`';
  if (!isKey) reportIdle(report, spec, 'id', why);
  else for (const key of Object.keys(more)) reportIdle(report, id, key, why);
}

/** Flag groups that every command of the group already has. */
function ofUse({ spec, scope }: BoundCommand, report: Report): void {
  spec.use?.forEach((name, index) => {
    if (!scope.use.some((one) => one.name === name)) return;
    const why = `the group already has ${name}`;
    reportIdle(report, spec.use, index, why);
  });
}

function ofShape(
  { spec, request, effect, args, flags, scope, verb }: BoundCommand,
  { paging, gate, errors }: ServiceSpec,
  idle: Idle,
): void {
  const shape = request?.shape;
  const onResource = request?.resource !== undefined;
  if (isLineVerb(verb)) idle(['resource'], '`lines` of the group names the resource');
  if (spec.answer === undefined) idle(['redirect'], 'it is for a response that `answer` declares as text or bytes');
  else if (request?.method !== 'GET') idle(['redirect'], 'only a GET follows redirects');
  if (spec.answer !== undefined) idle(ofRecords, 'the response is not JSON');
  if (spec.stream !== undefined) idle(ofOneResponse, 'the response is a stream');
  if (spec.encoding === 'none') idle(['body', 'find', 'content-type'], 'the request has no body');
  if (encodingOf(spec, [...args, ...flags]) === 'multipart')
    idle(['content-type'], 'the media type of a multipart body names its boundary');
  if (isWhole(spec.encoding)) idle(['body', 'find'], 'the value of one flag is the body');
  if (shape !== 'rows' && spec.flat !== true) idle(['unfold'], 'the command prints no list');
  const printsLine = shape === 'action' || (shape === 'record' && effect !== 'read');
  if (!printsLine) idle(['says', 'gives'], `the result of the command has the shape ${String(shape)}`);
  const printsRecord = shape === 'record' || shape === 'row' || shape === 'single';
  if (!printsRecord) idle(['flat', 'hook', 'web'], 'the command prints no record');
  if (spec.flat === true) {
    // The lines of path and value replace the table; only `single` changes other formats.
    if (shape === 'row') idle(['shape'], '`flat` prints lines of path and value');
    if (spec.columns === undefined) idle(['unfold'], 'CSV has such rows only with `columns`');
  } else if (shape === 'row' && spec.columns === undefined && scope.spec.columns === undefined)
    idle(['shape'], 'a record is printed across only if it has `columns`');
  if (shape !== 'record') idle(['reread'], 'the command prints no record');
  if (printsRecord && onResource) idle(['flat', 'hook'], 'the record of a resource is printed whole');
  const style = paging?.[request?.paging ?? ''];
  if (shape === 'rows' && (style === undefined || !('send' in style) || style.send?.size === undefined)) {
    idle(['page-size'], 'the paging of the list does not send a page size');
  }
  if (shape === 'action') idle(['columns'], 'the command prints one line');
  const printsJob = spec.poll !== undefined && spec.poll.gives === undefined;
  if (shape === 'action' && !printsJob) idle(['returns'], 'the command prints one line');
  if (shape === 'raw') idle(['columns', 'result', 'returns'], 'the command prints the response unchanged');
  else if (onResource) idle(['returns'], 'the catalogue lists the fields of the resource');
  if (request?.method === 'GET') idle(['body', 'encoding', 'content-type'], 'a GET has no body');
  if (effect === 'create') idle(['etag'], 'a new record has no version yet');
  if (effect === 'read' && shape === 'raw') idle(['etag'], 'the command prints the response unchanged');
  if (effect === 'delete' && spec.confirm === true && gate?.includes('deletes') !== true)
    idle(['confirm'], 'deletes always ask');
  if (flags.some(({ name, origin }) => name === 'web' && origin !== 'terminal'))
    idle(['web'], 'the command has a flag of its own with that name');
  if (effect === 'read') idle(['poll'], 'the command changes nothing');
  else if (spec.answer !== undefined) idle(['failures', 'poll'], 'the response is not JSON');
  else if (shape === 'rows') idle(['poll'], 'the command prints a list');
  if (errors?.failed?.some((mark) => mark === spec.failures?.items) === true)
    idle(['failures'], '`errors.failed` of service.yaml makes such a response an error');
  if (effect !== 'update') idle(['resend'], 'the command updates no record');
  else if (onResource) idle(['resend'], 'a resource changes only the fields that are sent');
  else if (Array.isArray(spec.body)) idle(['resend'], 'the body is a list');
  else {
    for (const path of (spec.resend ?? []).flatMap((one) => (typeof one === 'string' ? [] : Object.keys(one)))) {
      if (!flags.some(({ wires }) => wires.some((wire) => wire.in === 'body' && wire.name.startsWith(`${path}[`))))
        idle(['resend'], `no flag sets an item of ${path}`);
    }
  }
  if (effect !== 'update') idle(['fixed'], 'the command updates no record');
  else if (!onResource) idle(['fixed'], 'the command is not on a resource');
  else if (
    flags.some(({ wires }) => wires.some(({ in: place, name }) => place === 'body' && spec.fixed?.includes(name)))
  )
    idle(['fixed'], 'a flag of the command is sent in the field');
  if (onResource) idle(['path', 'paths', 'result'], 'the resource determines it');
  else idle(['resource'], 'the command has no verb');
  if (Array.isArray(spec.body) && flags.some(({ wires }) => wires.some(isInBody))) {
    idle(['body'], 'the list is the whole body, but flags of the command are also sent in it');
  }
}
