/** Merges the standard groups of the package with those of a service. */
import { checkName } from '../diagnostics/findings.js';
import type { Document, Documents } from '../1-read/load.js';
import { merged, placeOfKey, placeOfValue, type Source, type Span } from '../1-read/source.js';
import type { CommandSpec, GroupSpec, ServiceSpec } from '../2-shape/types.js';
import { candidates } from '../diagnostics/nearest.js';
import type { Report } from '../diagnostics/report.js';
import { needsHosts } from './words.js';

/** A group and its file. */
export interface Part {
  readonly spec: GroupSpec;
  readonly source: Source;
  readonly at: Span;
}

/** The groups of a service, and those in files of their own that are nested, by the words of the group around them. */
export interface Parts {
  readonly parts: readonly Part[];
  readonly nested: ReadonlyMap<string, readonly Part[]>;
}

/**
 * Returns the groups of a service: standard groups merged with those of the service, then its own. Commands at the root
 * come from any number of files.
 */
export function gatherGroups(documents: Documents, report: Report): Parts {
  const service = documents.service.value as ServiceSpec;
  const parts = new Map<string, Part>();
  const roots: Part[] = [];
  for (const document of standardOf(service, documents, report)) place(document, parts, roots);
  const standard = new Set(parts.keys());
  const seen = new Map<string, Source>();
  const inner: Part[] = [];
  for (const document of documents.groups) {
    const spec = document.value as GroupSpec;
    const name = spec.group;
    if (name === undefined) {
      roots.push(partOf(document));
      continue;
    }
    const other = seen.get(name);
    if (other !== undefined) {
      report.add('CS304', placeOfValue(spec, 'group'), { name, file: other.file });
      continue;
    }
    seen.set(name, document.source);
    if (name.includes(' ')) {
      inner.push(partOf(document));
      continue;
    }
    const base = standard.has(name) ? parts.get(name) : undefined;
    if (base === undefined) parts.set(name, partOf(document));
    else {
      checkCommands(base.spec, spec, name, report);
      parts.set(name, { ...partOf(document), spec: mergeGroups(base.spec, spec) });
    }
  }
  return {
    parts: [...mergeRoots(roots, report), ...parts.values()],
    nested: nest(inner, [...parts.values()], report),
  };
}

/** Returns nested groups by the words of the group around them, and reports those without one. */
function nest(inner: readonly Part[], outer: readonly Part[], report: Report): Map<string, Part[]> {
  const known = new Map<string, Part>();
  const add = (spec: GroupSpec, words: string, part: Part): void => {
    known.set(words, part);
    for (const [name, group] of Object.entries(spec.groups ?? {})) add(group, `${words} ${name}`, part);
  };
  for (const part of outer) add(part.spec, part.spec.group ?? '', part);
  const nested = new Map<string, Part[]>();
  // A group comes after the one around it.
  const depth = ({ spec }: Part): number => (spec.group ?? '').split(' ').length;
  for (const part of inner.toSorted((a, b) => depth(a) - depth(b))) {
    const words = part.spec.group ?? '';
    const around = words.slice(0, words.lastIndexOf(' '));
    const other = known.get(words);
    const at = placeOfValue(part.spec, 'group');
    if (other !== undefined) report.add('CS304', at, { name: words, file: other.source.file });
    else if (known.has(around)) {
      add(part.spec, words, part);
      nested.set(around, [...(nested.get(around) ?? []), part]);
    } else checkName(report, 'group', around, [...known.keys()], at, 'Groups');
  }
  return nested;
}

/** Commands of a standard group are workflows: a group about records of the service has its name by accident. */
function checkCommands(base: GroupSpec, over: GroupSpec, group: string, report: Report): void {
  for (const [name, command] of Object.entries(over.commands ?? {})) {
    const hasRequest = [command.path, command.method, over.path, over.resource].some((value) => value !== undefined);
    if (!Object.hasOwn(base.commands ?? {}, name) || command.workflow !== undefined || !hasRequest) continue;
    report.add('CS308', placeOfKey(over.commands as object, name), { words: `${group} ${name}`, group });
  }
}

/** Standard groups that need no service, and those of them that print no records. */
const withoutService: readonly string[] = ['alias', 'completion', 'describe', 'version'];
const withoutRecords: readonly string[] = ['completion', 'describe'];

/** Returns what a client lacks for a standard group; `undefined` if it lacks nothing. */
function lackFor(name: string, { hosts, output }: ServiceSpec): typeof needsHosts | undefined {
  if (hosts === undefined && !withoutService.includes(name)) return needsHosts;
  if (output?.default !== 'text' || withoutRecords.includes(name)) return undefined;
  return {
    need: 'a format, and the default of `output` is text',
    hint: 'Write another default of `output`, or remove it.',
  };
}

function standardOf(service: ServiceSpec, documents: Documents, report: Report): Document[] {
  return (service.standard ?? []).flatMap((name, index) => {
    const document = documents.standard.get(name);
    const lack = document === undefined ? undefined : lackFor(name, service);
    if (lack !== undefined) {
      report.add('CS350', placeOfValue(service.standard as object, index), {
        ...lack,
        what: `the standard group ${name}`,
      });
      return [];
    }
    if (document !== undefined) return [document];
    const hint = candidates(name, [...documents.standard.keys()], 'Standard groups');
    report.add('CS303', placeOfValue(service.standard as object, index), { name, hint });
    return [];
  });
}

function place(document: Document, parts: Map<string, Part>, roots: Part[]): void {
  const name = (document.value as GroupSpec).group;
  const base = name === undefined ? undefined : parts.get(name);
  if (name === undefined) roots.push(partOf(document));
  else if (base === undefined) parts.set(name, partOf(document));
  else parts.set(name, { ...partOf(document), spec: mergeGroups(base.spec, document.value as GroupSpec) });
}

const partOf = (document: Document): Part => {
  const spec = document.value as GroupSpec;
  return { spec, source: document.source, at: placeOfKey(spec, 'group') };
};

/** Merges a root command of a standard file into the command of the same name in a file of the service. */
function mergeRoots(roots: readonly Part[], report: Report): Part[] {
  const owner = new Map<string, { part: Part; command: CommandSpec }>();
  for (const part of roots) {
    for (const [name, command] of Object.entries(part.spec.commands ?? {})) {
      const before = owner.get(name);
      if (before !== undefined && !before.part.source.shared) {
        report.add('CS305', placeOfKey(part.spec.commands as object, name), {
          words: name,
          file: before.part.source.file,
        });
        continue;
      }
      owner.set(name, { part, command: before === undefined ? command : mergeCommands(before.command, command) });
    }
  }
  return roots.map((part) => {
    const entries = [...owner].filter(([, entry]) => entry.part === part).map(([name, { command }]) => [name, command]);
    const commands = Object.fromEntries(entries) as Record<string, CommandSpec>;
    const before = part.spec.commands ?? {};
    if (Object.keys(before).length > 0) merged(commands, before);
    return { ...part, spec: merged({ ...part.spec, commands }, part.spec) };
  });
}

/** Merges a group of the service into a standard group. */
function mergeGroups(base: GroupSpec, over: GroupSpec): GroupSpec {
  return merged(
    {
      ...base,
      ...over,
      ...mergeMaps('fields', base, over),
      ...mergeMaps('commands', base, over, mergeCommands),
      ...mergeMaps('groups', base, over, mergeGroups),
    },
    base,
    over,
  );
}

/** Adds to `flags` and `args`, and replaces every other key. */
export function mergeCommands(base: CommandSpec, over: CommandSpec): CommandSpec {
  return merged(
    {
      ...base,
      ...over,
      ...mergeMaps('flags', base, over),
      ...mergeMaps('args', base, over),
    },
    base,
    over,
  );
}

function mergeMaps<Key extends string, Spec extends { readonly [key in Key]?: object }>(
  key: Key,
  base: Spec,
  over: Spec,
  merge?: (a: never, b: never) => object,
): object {
  const left = base[key] as Record<string, object> | undefined;
  const right = over[key] as Record<string, object> | undefined;
  if (left === undefined || right === undefined) return {};
  const both = Object.entries(right).map(([name, value]) => {
    const before = left[name];
    return [name, merge === undefined || before === undefined ? value : merge(before as never, value as never)];
  });
  return { [key]: merged({ ...left, ...Object.fromEntries(both) }, left, right) };
}
