/** The bind pass: makes the groups and commands of a service from its files. */
import { defined } from '../../runtime/base/defined.js';
import type { Reference } from '../../runtime/contract/lookups.js';
import type { Documents } from '../1-read/load.js';
import type { CatalogueData } from '../../runtime/contract/catalogue.js';
import { placeOf, placeOfKey, placeOfValue, type Source, type Span } from '../1-read/source.js';
import type { FlagSpec, GroupSpec, ServiceSpec } from '../2-shape/types.js';
import type { Report } from '../diagnostics/report.js';
import { bindCommand } from './command.js';
import { checkService } from './check-service.js';
import { globalFlags } from './derived.js';
import { bindLines } from './examples.js';
import type { Frame } from './frame.js';
import { serviceReferences } from './references.js';
import { openScope } from './scope.js';
import { withSets } from './sets.js';
import { gatherGroups, type Part } from './standard.js';
import { bindTools } from './tools.js';
import type { Bound, BoundCommand, BoundGroup, Scope } from './types.js';
import { capital } from './words.js';

/**
 * Resolves names, inheritance and inference.
 * @param extension whether the sandbox has a module of its own
 */
export function bind(
  written: Documents,
  catalogue: CatalogueData | undefined,
  extension: boolean,
  report: Report,
): Bound {
  const { documents, used } = withSets(written, report);
  const spec = documents.service.value as ServiceSpec;
  checkService(spec, report);
  const globals = globalFlags(spec, placeOf(spec));
  const taken = {
    fields: new Set<FlagSpec>(),
    groups: new Set<string>(),
    choices: new Set<string>(),
    calls: new Set<string>(),
    copies: new Set<string>(),
    ...used,
  };
  const { parts, nested } = gatherGroups(documents, report);
  const references = new Map<string, Reference>();
  const frame: Frame = { service: spec, ...defined({ catalogue }), references, taken, globals, nested, report };
  serviceReferences(frame);
  const scopes: Scope[] = [];

  const commands: BoundCommand[] = [];
  const groups: BoundGroup[] = [];
  for (const part of parts) {
    const name = part.spec.group;
    if (name === undefined) {
      const scope = openScope(part.spec, part.source, [], frame);
      scopes.push(scope);
      commands.push(...bindCommands(part.spec, [], scope, frame));
      groups.push(...bindGroups(part.spec, [], part.source, scope, scopes, frame));
    } else {
      groups.push(
        bindGroup(name, [], part.spec, placeOfValue(part.spec, 'group'), part.source, undefined, scopes, frame),
      );
    }
  }
  const root: BoundGroup = {
    name: '',
    words: [],
    summary: spec.summary,
    commands: byName(commands),
    groups: byName(groups),
  };
  const all = allCommands(root);
  return {
    documents,
    spec,
    root,
    commands: all,
    globals,
    tools: bindTools({ commands: all, spec }),
    ...bindLines({ commands: all, globals, spec }),
    ...defined({ catalogue }),
    extension,
    references: Object.fromEntries(frame.references),
    tables: documents.groups.flatMap(({ value }) => {
      const { tables } = value as GroupSpec;
      return tables === undefined ? [] : [tables];
    }),
    taken,
    scopes,
    fieldTables: scopes.flatMap((scope) =>
      scope.spec.fields === undefined || scope.source.shared ? [] : [scope.spec.fields],
    ),
  };
}

function bindGroup(
  name: string,
  around: readonly string[],
  spec: GroupSpec,
  at: Span,
  source: Source,
  parent: Scope | undefined,
  scopes: Scope[],
  frame: Frame,
): BoundGroup {
  const words = [...around, name];
  const scope = openScope(spec, source, words, frame, parent);
  scopes.push(scope);
  return {
    name,
    words,
    summary: spec.summary ?? capital(scope.plural),
    ...defined({ description: spec.description }),
    commands: byName(bindCommands(spec, words, scope, frame)),
    groups: byName(bindGroups(spec, words, source, scope, scopes, frame)),
    spec,
    at,
  };
}

function bindCommands(spec: GroupSpec, words: readonly string[], scope: Scope, frame: Frame): BoundCommand[] {
  return Object.entries(spec.commands ?? {}).flatMap(([name, command]) => {
    const at = placeOfKey(spec.commands as object, name);
    return bindCommand(name, words, command, scope, at, frame) ?? [];
  });
}

function bindGroups(
  spec: GroupSpec,
  words: readonly string[],
  source: Source,
  scope: Scope,
  scopes: Scope[],
  frame: Frame,
): BoundGroup[] {
  const inFile = Object.entries(spec.groups ?? {}).map(([name, nested]) =>
    bindGroup(name, words, nested, placeOfKey(spec.groups as object, name), source, scope, scopes, frame),
  );
  const inOthers = (frame.nested.get(words.join(' ')) ?? []).map((part) =>
    bindGroup(lastOf(part), words, part.spec, placeOfValue(part.spec, 'group'), part.source, scope, scopes, frame),
  );
  return [...inFile, ...inOthers];
}

const lastOf = ({ spec }: Part): string => (spec.group ?? '').split(' ').at(-1) ?? '';

function byName<T extends { readonly name: string }>(entries: readonly T[]): T[] {
  return [...entries].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

function allCommands(group: BoundGroup): BoundCommand[] {
  return [...group.commands, ...group.groups.flatMap(allCommands)];
}
