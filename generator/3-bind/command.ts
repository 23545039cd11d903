import { defined } from '../../runtime/base/defined.js';
import { merged, placeOfKey, placeOfValue, textOf, within, type Span } from '../1-read/source.js';
import type { CommandSpec, ServiceSpec, Verb } from '../2-shape/types.js';
import { candidates } from '../diagnostics/nearest.js';
import type { Report } from '../diagnostics/report.js';
import { credentialFlags } from './credentials.js';
import { derivedFlags, ownNames } from './derived.js';
import { collectFlags, idArg, writtenArgs, type Taken } from './flags.js';
import { bindRequest, effectOf, usualPath, verbOf } from './request.js';
import { mergeCommands } from './standard.js';
import type { BoundCommand, BoundFlag, BoundWorkflow, Scope } from './types.js';
import { confirmOf, givesOf, saysOf, summaryOf } from './summaries.js';
import { settleWires } from './wires.js';
import { placeholders } from './words.js';

/** What every command of a service is bound against. */
export interface Frame {
  readonly service: ServiceSpec;
  readonly taken: Taken;
  readonly globals: readonly BoundFlag[];
  readonly report: Report;
}

/** One command with everything inferred; `undefined` after an error that leaves nothing to go on with. */
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
  const verb = verbOf(name, spec);
  const effect = effectOf(spec, verb);
  if (effect === undefined) {
    report.add('CS311', at, { name });
    return undefined;
  }
  const own = withId(spec, scope);
  const workflow = workflowOf(spec, scope);
  if (workflow !== undefined && spec.path !== undefined) {
    report.add('CS318', placeOfKey(spec, 'path'), {});
  }
  const request = workflow === undefined ? bindRequest(spec, own, verb, effect, at, service, report) : undefined;
  if (workflow === undefined && request === undefined) return undefined;

  const declared = collectFlags(spec, scope, service, frame.taken, report);
  if (spec.credentials === true) {
    const names = new Set(declared.map((flag) => flag.name));
    declared.push(...credentialFlags(service, [...groupWords, name].join(' ')).filter((flag) => !names.has(flag.name)));
  }
  const flagNames = new Set(declared.map((flag) => flag.name));
  const path = request?.path ?? usualPath(spec, own, verb, service);
  const args = spec.args === undefined ? inferredArgs(path, verb, own, flagNames, service) : writtenArgs(spec);
  const customFields = spec['custom-fields'] ?? scope.customFields;
  const sending = defined({
    spec,
    reads: request === undefined ? effect === 'read' || effect === 'local' : request.method === 'GET',
    request,
    customFields,
  });
  const settle = (flag: BoundFlag) => settleWires(flag, sending, report);
  const noun = { noun: scope.noun, id: recordName(path, verb, [...flagNames]) ?? args.at(-1)?.name };
  const confirm = confirmOf(spec, name, effect, noun, service);
  const asksItself = workflow !== undefined && spec.confirm === true;
  const flags = declared.map(settle);
  flags.push(...derivedFlags(effect, confirm !== undefined || asksItself, flagNames, at, service.gate));
  const says = saysOf(spec, name, effect, noun, request?.shape);
  const gives = request === undefined ? spec.gives : givesOf(spec, effect, noun, service);
  const summary = spec.summary ?? summaryOf(name, verb, scope);
  const resource = spec.resource ?? scope.spec.resource;
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
    args: args.map(settle),
    flags,
    hints: { ...scope.hints, ...spec.hints },
    ...defined({ verb, summary, request, workflow }),
    ...(confirm === undefined || asksItself ? {} : { confirm }),
    ...defined({ says, gives, resource, customFields, host }),
  };
  checkPathNames(bound, frame);
  return bound;
}

/** In a group with a `resource` a verb starts from what the service says about it. */
function withVerbDefaults(name: string, written: CommandSpec, scope: Scope, service: ServiceSpec): CommandSpec {
  if ((written.resource ?? scope.spec.resource) === undefined) return written;
  const verb = verbOf(name, written);
  const base = verb === undefined ? undefined : service.verbs?.[verb];
  return base === undefined ? written : mergeCommands(base, written);
}

/** The scope with the changes that the command makes to the `id` of its group. */
function withId(spec: CommandSpec, scope: Scope): Scope {
  if (spec.id === undefined) return scope;
  const before = scope.ids.get(scope.id) ?? {};
  const id = spec.id.name ?? scope.id;
  const complete = merged({ ...before, ...spec.id }, before, spec.id);
  return { ...scope, id, ids: new Map([[id, complete], ...scope.ids]) };
}

function workflowOf(spec: CommandSpec, scope: Scope): BoundWorkflow | undefined {
  if (spec.workflow === undefined) return undefined;
  const { source } = placeOfValue(spec, 'workflow');
  const resource = spec.resource ?? scope.spec.resource;
  return {
    name: spec.workflow.replace(/^shared\//, ''),
    shared: source.shared || spec.workflow.startsWith('shared/'),
    with: { ...defined({ resource }), ...spec.with },
  };
}

/** The flag that names the record which a verb is about, when its path ends with one. */
function recordName(path: string | undefined, verb: Verb | undefined, flags: readonly string[]): string | undefined {
  const last = placeholders(path ?? '').at(-1);
  const one = verb === 'update' || verb === 'delete';
  return one && last !== undefined && flags.includes(last) ? last : undefined;
}

/** The names in the path that are no flag and no variable of the service; the identifier of an item verb. */
function inferredArgs(
  path: string | undefined,
  verb: Verb | undefined,
  scope: Scope,
  flagNames: ReadonlySet<string>,
  service: ServiceSpec,
): BoundFlag[] {
  const one = verb === 'get' || verb === 'update' || verb === 'delete';
  const names = path === undefined ? (one ? [scope.id] : []) : placeholders(path);
  return [...new Set(names)]
    .filter((name) => !flagNames.has(name) && service.variables?.[name] === undefined)
    .flatMap((name) => {
      const spec = scope.ids.get(name);
      return spec === undefined ? [] : [idArg(name, spec)];
    });
}

/** Every name in a path is an argument, a flag or a variable, and each argument is there once. */
function checkPathNames(command: BoundCommand, { service, globals, report }: Frame): void {
  const { request, spec } = command;
  // A field that is not there was told already; its name in the path is the same mistake.
  const incomplete = (spec.takes ?? []).length > command.flags.filter(({ origin }) => origin === 'field').length;
  if (request === undefined || incomplete) return;
  const known = new Set([
    ...command.args.map(({ name }) => name),
    ...command.flags.map(({ name }) => name),
    ...globals.map(({ name }) => name),
    ...Object.keys(service.variables ?? {}),
  ]);
  const check = (path: string, where: readonly Span[]) => {
    const names = placeholders(path);
    for (const name of new Set(names)) {
      const at = where.find((span) => textOf(span).includes(`{${name}}`)) ?? where.at(-1) ?? command.at;
      if (!known.has(name)) {
        report.add('CS314', within(at, `{${name}}`), {
          name,
          words: command.words.join(' '),
          hint: `Declare it under \`args:\`, or write {id} for the record. ${candidates(name, [...known], 'Names here', ownNames(command, service))}`,
        });
      } else if (names.indexOf(name) !== names.lastIndexOf(name)) {
        report.add('CS315', at, { name, words: command.words.join(' '), path });
      }
    }
  };
  check(request.path, pathPlaces(command));
  for (const [flag, path] of Object.entries(request.paths)) check(path, [placeOfValue(spec.paths as object, flag)]);
}

/** Where the parts of a command's path are written: its own, or that of its group and the record's. */
function pathPlaces({ spec, scope }: BoundCommand): Span[] {
  if (spec.path !== undefined) return [placeOfValue(spec, 'path')];
  return (['path', 'item'] as const).flatMap((key) =>
    scope.spec[key] === undefined ? [] : [placeOfValue(scope.spec, key)],
  );
}
