/** Binds one command: its verb, effect, arguments, flags, and its request or workflow. */
import { keysIn } from './references.js';
import { defined } from '../../runtime/base/defined.js';
import { isWrite } from '../../runtime/base/writes.js';
import type { Effect } from '../../runtime/contract/command.js';
import { placeOfKey, merged, placeOfValue, textOf, within, type Span } from '../1-read/source.js';
import type { CommandSpec, ServiceSpec, Verb } from '../2-shape/types.js';
import { candidates } from '../diagnostics/nearest.js';
import { bindCall, bindCalls, copiesOf } from './calls.js';
import { withChoices } from './choices.js';
import { credentialFlags } from './credentials.js';
import { derivedFlags, hasOpenRequests, ownNames, queryFlags, terminalFlags, versionFlags } from './derived.js';
import { supplierOf } from './supplied.js';
import { collectFlags, inferredArgs, valueNames, writtenArgs } from './flags.js';
import type { Frame } from './frame.js';
import { withNotation, collectionOf } from './notation.js';
import { bindRequest, effectOf, defaultPath, verbOf } from './request.js';
import { bindResource, isOnResource, resourceArgs, targetOf } from './resource.js';
import { mergeCommands } from './standard.js';
import { confirmOf, givesOf, saysOf, summaryOf } from './summaries.js';
import { ofJob, pollFlags } from './poll.js';
import type { BoundCommand, BoundFlag, BoundRequest, BoundWorkflow, Scope } from './types.js';
import { bindWires } from './wires.js';
import { placeholders } from './words.js';

/** Returns a command with everything inferred; `undefined` after an error that leaves too little. */
export function bindCommand(
  name: string,
  groupWords: readonly string[],
  written: CommandSpec,
  scope: Scope,
  at: Span,
  frame: Frame,
): BoundCommand | undefined {
  const { service, report } = frame;
  const spec = withVerbDefaults(name, written, scope, service);
  const verb = verbOf(name, spec, scope);
  const effect = effectOf(spec, verb);
  if (effect === undefined) {
    report.add('CS311', at, { name });
    return undefined;
  }
  const workflow = workflowOf(spec, scope, effect, frame);
  const onResource = isOnResource(spec, scope, verb);
  const target = onResource && verb !== undefined ? targetOf(spec, scope, verb, frame) : undefined;
  if (onResource && target === undefined) return undefined;
  const own = target?.scope ?? withId(spec, scope);
  const request =
    workflow !== undefined
      ? undefined
      : target === undefined
        ? bindRequest(spec, own, verb, effect, at, service, report)
        : bindResource(spec, target, effect, at, frame);
  if (workflow === undefined && request === undefined) return undefined;

  const declared = collectFlags(spec, scope, frame).map((flag) => withNotation(flag, scope.spec.lines, report));
  if (spec.credentials === true) addCredentials(declared, [...groupWords, name].join(' '), frame);
  const flagNames = new Set(declared.map((flag) => flag.name));
  const path = request?.path ?? defaultPath(spec, own, verb);
  const args =
    spec.args !== undefined
      ? writtenArgs(spec)
      : target === undefined || request === undefined
        ? inferredArgs(path, verb, own, flagNames, service)
        : resourceArgs(request, target, flagNames, frame);
  const { customFields } = scope;
  const sending = defined({
    spec,
    hasBody: request === undefined ? isWrite(effect) : request.method !== 'GET',
    request,
    customFields,
    collection: collectionOf(scope.spec, frame.catalogue),
    lookUps: (spec.find ?? []).flatMap((one) => service.find?.[one] ?? []),
  });
  const { upload } = spec;
  const withWires = (flag: BoundFlag) =>
    flag.name === upload?.file && flag.spec.wire === undefined ? flag : bindWires(flag, sending, report);
  const caller = { effect, scope, ...defined({ host: spec.host ?? scope.host }) };
  const finish =
    upload?.finish === undefined
      ? undefined
      : bindCall('finish', upload.finish, placeOfKey(upload, 'finish'), caller, frame);
  const idName =
    recordName(path, verb, [...flagNames]) ?? (args.findLast(({ kind }) => kind !== 'enum') ?? args.at(-1))?.name;
  const noun = {
    noun: scope.noun,
    id: idName,
    resource: target?.subject.name,
    typed: spec.resource === undefined ? keysIn(scope.spec.number ?? scope.spec.code).by : [],
  };
  const confirm = confirmOf(spec, name, effect, noun, service);
  const asksItself = workflow !== undefined && spec.confirm === true;
  const flags = [...declared.map(withWires), ...pollFlags(spec)];
  const confirms = confirm !== undefined || asksItself;
  const mayDelete =
    hasOpenRequests(workflow, effect, service) || workflow?.calls.some((call) => call.effect === 'delete') === true;
  const sendsWrites =
    request === undefined
      ? workflow?.calls.some((call) => isWrite(call.effect)) === true ||
        (workflow?.shared === true && workflow.name === 'api')
      : isWrite(effect);
  const sendsOneCreate = effect === 'create' && (request === undefined ? spec.once === true : spec.poll === undefined);
  flags.push(...versionFlags(spec, effect, flagNames, at));
  flags.push(...derivedFlags({ effect, confirms, mayDelete, sendsWrites, sendsOneCreate }, flagNames, at, service));
  const writesResource = request?.resource !== undefined && (effect === 'create' || effect === 'update');
  if (workflow?.shared === true && workflow.name === 'sql') flags.push(...queryFlags(service, frame.globals, at));
  flags.push(...terminalFlags(spec, flags, at, writesResource));
  const says = saysOf(spec, name, effect, noun, request?.shape, verb);
  const gives = request === undefined ? spec.gives : givesOf(spec, effect, noun, service);
  const summary = spec.summary ?? summaryOf(name, verb, scope);
  const host = spec.host ?? scope.host;
  const bound: BoundCommand = {
    id: [service.service, ...groupWords, name].join('.'),
    name,
    words: [...groupWords, name],
    spec,
    scope,
    source: at.source,
    at,
    effect,
    args: args.map((arg) => withWires({ ...arg, spec: withChoices(arg.spec, frame) })),
    flags: flags.map((flag) => ({ ...flag, ...defined({ unlessIn: supplierOf(flag, flags, spec, workflow) }) })),
    hints: spec.hints ?? {},
    ...defined({ request: request && { ...request, ...defined({ cap: capOf(spec, request, effect) }) } }),
    ...defined({ verb, summary, workflow, finish, says, gives, customFields, host }),
    ...defined({ confirm: asksItself ? undefined : confirm }),
  };
  checkPathNames(bound, frame);
  return bound;
}

/** Returns how many records a list prints without --limit; `undefined` for all. */
const capOf = ({ cap }: CommandSpec, { shape }: BoundRequest, effect: Effect): number | undefined =>
  shape === 'rows' && effect === 'read' ? cap : undefined;

/** Adds the defaults that the service has for a verb in a group with a `resource`. */
function withVerbDefaults(name: string, written: CommandSpec, scope: Scope, service: ServiceSpec): CommandSpec {
  if (scope.spec.resource === undefined) return written;
  const verb = verbOf(name, written, scope);
  const base = verb === undefined ? undefined : service.verbs?.[verb];
  return base === undefined ? written : mergeCommands(base, written);
}

/** Returns the scope with the changes of the command to the `id` of its group. */
function withId(spec: CommandSpec, scope: Scope): Scope {
  if (spec.id === undefined) return scope;
  const before = scope.ids.get(scope.id) ?? {};
  const id = spec.id.name ?? scope.id;
  const complete = merged({ ...before, ...spec.id }, before, spec.id);
  return { ...scope, id, ids: new Map([...scope.ids, [id, complete]]) };
}

/** Adds the flags of credentials. The command may declare one itself, with another summary, but of the same type. */
function addCredentials(declared: BoundFlag[], words: string, { service, report }: Frame): void {
  for (const flag of credentialFlags(service, words)) {
    const own = declared.find(({ name }) => name === flag.name);
    if (own === undefined) declared.push(flag);
    else if (own.kind !== flag.kind || (flag.spec.secret === true && own.spec.secret !== true)) {
      const kind = flag.spec.secret === true ? `secret ${flag.kind}` : flag.kind;
      report.add('CS327', own.usedAt, { name: flag.name, kind });
    }
  }
}

function workflowOf(spec: CommandSpec, scope: Scope, effect: Effect, frame: Frame): BoundWorkflow | undefined {
  if (spec.workflow === undefined) return undefined;
  const { source } = placeOfValue(spec, 'workflow');
  const copies = copiesOf(spec, frame);
  return {
    name: spec.workflow.replace(/^shared\//, ''),
    shared: source.shared || spec.workflow.startsWith('shared/'),
    calls: bindCalls(spec, copies, { effect, scope, ...defined({ host: spec.host ?? scope.host }) }, frame),
    named: new Set([...(spec['use-calls'] ?? []), ...Object.keys(spec.calls ?? {})]),
    copies,
  };
}

/** Returns the flag with the id of the record of a verb, if the path ends with a flag. */
function recordName(path: string | undefined, verb: Verb | undefined, flags: readonly string[]): string | undefined {
  const last = placeholders(path ?? '').at(-1);
  const one = verb === 'update' || verb === 'delete';
  return one && last !== undefined && flags.includes(last) ? last : undefined;
}

/** Names of what the response of a write has, in the path of the request after an upload. */
const ofResponse = ['created', 'answer'];

/** Checks that each name in a path is an argument, a flag or a variable, and that no argument appears twice. */
function checkPathNames(command: BoundCommand, { service, globals, report }: Frame): void {
  const { request, spec } = command;
  // An unknown field is already reported; its name in the path is the same error.
  const incomplete = (spec.takes ?? []).length > command.flags.filter(({ origin }) => origin === 'field').length;
  if (request === undefined || incomplete) return;
  const known = new Set([
    ...valueNames(command.args),
    ...command.flags.map(({ name }) => name),
    ...globals.map(({ name }) => name),
    ...Object.keys(service.variables ?? {}),
  ]);
  const ofCommand = (name: string): string => unknownHint(name, [...known], command, service);
  const check = (path: string, where: readonly Span[], hintFor = ofCommand) => {
    const names = placeholders(path);
    for (const name of new Set(names)) {
      const at = where.find((span) => textOf(span).includes(`{${name}}`)) ?? where.at(-1) ?? command.at;
      if (!known.has(name)) {
        // Without the words of the command: a path of a group is one finding, however many commands use it.
        report.add('CS314', within(at, `{${name}}`), { name, hint: hintFor(name) });
      } else if (names.indexOf(name) !== names.lastIndexOf(name)) {
        report.add('CS315', at, { name, path });
      }
    }
  };
  check(request.path, pathPlaces(command));
  for (const [flag, path] of Object.entries(request.paths)) check(path, [placeOfValue(spec.paths as object, flag)]);
  if (command.finish !== undefined && spec.upload !== undefined) {
    for (const name of ofResponse) known.add(name);
    check(command.finish.path, [placeOfKey(spec.upload, 'finish')]);
    for (const name of ofResponse) known.delete(name);
  }
  if (spec.poll === undefined) return;
  // A flag may be missing, and the job would be looked for elsewhere.
  for (const { name } of [...command.flags, ...globals]) known.delete(name);
  for (const name of [ofJob, ...valueNames(command.args)]) known.add(name);
  const ofPoll = (name: string): string =>
    `Write an argument of the command, or {${ofJob}} for the id. ${candidates(name, [...known], 'Known names')}`;
  check(spec.poll.get, [placeOfValue(spec.poll, 'get')], ofPoll);
}

/** Returns the remedy for an unknown name in a path. Ids of the group are known only to a command without `args` of its own. */
function unknownHint(name: string, known: readonly string[], command: BoundCommand, service: ServiceSpec): string {
  const { scope, spec } = command;
  const ids = spec.args === undefined ? [...scope.ids.keys()] : [];
  const record = ids.length === 0 ? '' : `, or write {${scope.id}} for the record`;
  const shown = [...ownNames(command, service), ...ids];
  return `Declare it under \`args:\`${record}. ${candidates(name, [...known, ...ids], 'Known names', shown)}`;
}

/** Returns where the path of a command is written: in the command, or as `path` and `item` of its group. */
function pathPlaces({ spec, scope, request }: BoundCommand): Span[] {
  if (request?.resource !== undefined) {
    const owner = spec.resource === undefined ? scope.spec : spec;
    return owner.resource === undefined ? [] : [placeOfValue(owner, 'resource')];
  }
  if (spec.path !== undefined) return [placeOfValue(spec, 'path')];
  return (['path', 'item'] as const).flatMap((key) =>
    scope.spec[key] === undefined ? [] : [placeOfValue(scope.spec, key)],
  );
}
