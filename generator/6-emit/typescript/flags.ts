/** Emits the flags that commands share, and returns what a command takes from them. */
import type { CommandIr, FlagIr } from '../../5-lower/ir.js';
import { mark, type Emitter } from '../files.js';
import { propertiesOf } from './args.js';
import { Open, quoted, Spread } from './literal.js';
import { printModule, type FlagConstant, type Import, type Interface, type Property } from './module.js';

/** A flag group in flags.ts, for all commands that use it. */
export interface FlagGroup {
  readonly name: string;
  /** Name of its constant. */
  readonly constant: string;
  /** Name of its interface. */
  readonly type: string;
  readonly flags: readonly FlagIr[];
}

/**
 * Returns the flag groups that commands use, by name. A flag has the form that most of these commands have; if several
 * forms are equally frequent, the form of the first command.
 */
export function flagGroupsOf(commands: readonly CommandIr[]): FlagGroup[] {
  const found = new Map<string, Map<string, FlagIr[]>>();
  for (const flag of commands.flatMap(({ flags }) => flags)) {
    if (typeof flag.origin === 'string') continue;
    const flags = found.get(flag.origin.flagGroup) ?? new Map<string, FlagIr[]>();
    found.set(flag.origin.flagGroup, flags.set(flag.name, [...(flags.get(flag.name) ?? []), flag]));
  }
  return [...found].sort(byKey).map(([name, flags]) => {
    // Only underscores before letters are removed, so that two groups never get the same name.
    const word = name.toLowerCase().replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
    return {
      name,
      constant: `${word}Flags`,
      type: `${word.charAt(0).toUpperCase()}${word.slice(1)}Flags`,
      flags: [...flags].sort(byKey).map(([, forms]) => mostFrequent(forms)),
    };
  });
}

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

function mostFrequent(forms: readonly FlagIr[]): FlagIr {
  const counts = new Map<string, number>();
  for (const text of forms.map((form) => JSON.stringify(form))) counts.set(text, (counts.get(text) ?? 0) + 1);
  const count = (form: FlagIr): number => counts.get(JSON.stringify(form)) ?? 0;
  return forms.reduce((best, form) => (count(form) > count(best) ? form : best));
}

const isSame = <T extends { readonly name: string }>(a: T, b: T): boolean =>
  a.name === b.name && JSON.stringify(a) === JSON.stringify(b);

/** Emits flags.ts: the flag groups that the commands of a service share. */
export const sharedFlags: Emitter = ({ ir, surroundings }) => {
  const groups = flagGroupsOf(ir.commands);
  if (groups.length === 0) return [];
  const flagConstants = groups.map(({ name, constant, type, flags }): FlagConstant => {
    const properties = propertiesOf({ args: [], flags });
    return {
      name: constant,
      value: Object.fromEntries(flags.map((flag) => [flag.name, flag.data])),
      interface: { name: type, comment: `Flags of the group \`${name}\`.`, properties },
    };
  });
  const imports = flagConstants.flatMap((one) => one.interface.properties.flatMap((property) => property.imports));
  const module = {
    path: 'flags.ts',
    header: `// ${mark}`,
    imports: [{ from: 'cmdspec-runtime', types: [...new Set(['FlagData', ...imports])].sort() }],
    flagConstants,
  };
  return [printModule(module, surroundings.target)];
};

/** Returns the groups that a command imports from flags.ts: it has at least one flag of each in the form written there. */
export const groupsOf = ({ flags }: Pick<CommandIr, 'flags'>, groups: readonly FlagGroup[]): FlagGroup[] =>
  groups.filter((group) => group.flags.some((shared) => flags.some((flag) => isSame(flag, shared))));

/** Returns the import of groups in a leaf; `up` is the path to the output folder. */
export const importOfGroups = (groups: readonly FlagGroup[], up: string): Import[] =>
  groups.length === 0
    ? []
    : [
        {
          from: `${up}flags.js`,
          names: groups.map(({ constant }) => constant),
          types: groups.map(({ type }) => type),
        },
      ];

/** Returns the flags of a leaf, in the order of help: its own and those of groups; flags that differ override the group. */
export function flagsValue(flags: readonly FlagIr[], groups: readonly FlagGroup[]): object {
  if (flags.length === 0) return {};
  const shared = groups.flatMap((group) => group.flags);
  const entries = new Map<string, object>();
  const overrides = new Map<string, object>();
  for (const flag of flags) {
    const { name, origin, data } = flag;
    const group = typeof origin === 'string' ? undefined : groups.find((one) => one.name === origin.flagGroup);
    if (group !== undefined) entries.set(`...${group.constant}`, new Spread(group.constant));
    if (shared.some((one) => isSame(one, flag))) continue;
    (shared.some((one) => one.name === name) ? overrides : entries).set(name, data);
  }
  return new Open(Object.fromEntries([...entries, ...overrides]));
}

/** Returns the interface of a command's flags and arguments: it extends groups, and adds or overrides properties. */
export function ownInterface(
  command: CommandIr,
  groups: readonly FlagGroup[],
): Required<Pick<Interface, 'parents' | 'properties'>> {
  const inherited = groups.map(({ type, flags }) => ({ type, properties: propertiesOf({ args: [], flags }) }));
  const properties = propertiesOf(command).filter((own) => {
    const others = inherited.flatMap((parent) => parent.properties.filter(({ name }) => name === own.name));
    return others.length === 0 || !others.every((other) => isSame(own, other));
  });
  const parents = inherited.map((parent) => {
    const omitted = parent.properties.filter((other) => properties.some((own) => contradicts(own, other)));
    const names = omitted.map(({ name }) => quoted(name)).join(' | ');
    return names === '' ? parent.type : `Omit<${parent.type}, ${names}>`;
  });
  return { parents, properties };
}

/** Whether an interface with the first property cannot extend one with the second. */
const contradicts = (own: Property, other: Property): boolean =>
  own.name === other.name && (own.type !== other.type || (own.optional && !other.optional));
