/** Commands as their specification is written down in tests: a line for each positional and flag. */
import type { Client, CommandModule, FlagData, Group, PositionalData } from 'cmdspec/runtime';

type Command = CommandModule<never>;

/** The compiled command behind its words. */
export async function commandAt(client: Client, words: string): Promise<Command> {
  let level: Group = client.tree;
  const path = words.split(' ');
  for (const word of path.slice(0, -1)) {
    const node = level.nodes[word];
    if (!node?.open) throw new Error(`No group ${word} in "${words}"`);
    level = (await node.open()).group;
  }
  const node = level.nodes[path.at(-1) ?? ''];
  if (!node?.run) throw new Error(`No command "${words}"`);
  return (await node.run()).command;
}

/** Each positional (`<id>`) and flag with what holds of it, as a line. */
export function eachLine(
  { positionals = {}, flags }: Command,
  line: (name: string, data: FlagData | PositionalData, required: boolean) => string,
): string[] {
  return [
    ...Object.entries(positionals).map(([name, data]) => line(`<${name}>`, data, data.required)),
    ...Object.entries(flags).map(([name, data]) => line(name, data, data.demandOption === true)),
  ].sort();
}

/**
 * Lines of a command: name with its aliases, `!` when required, `*` when repeatable, `..` when variadic, then type, type
 * of elements, reference, choices, range, `=default`, place on the wire, variable, `+` what it needs, `?` what it excludes.
 */
export function told(command: Command): string[] {
  return eachLine(command, (name, data, required) => {
    const aliases = 'alias' in data && data.alias !== undefined ? [data.alias].flat() : [];
    const repeated = `${data.repeat ? '*' : ''}${'variadic' in data && data.variadic ? '..' : ''}`;
    const [least, most] = data.kind === 'csv' ? [undefined, data.maxItems] : [data.min, data.max];
    return [
      `${[name, ...aliases].join(',')}${required ? '!' : ''}${repeated}`,
      data.kind,
      data.of === 'enum' ? undefined : data.of,
      data.reference,
      data.choices?.join('|'),
      least === undefined && most === undefined ? undefined : `${least ?? ''}..${most ?? ''}`,
      data.default === undefined ? undefined : `=${String(data.default)}`,
      data.wire,
      data.env && `env ${data.env}`,
      data.requires && `+${data.requires.join(',')}`,
      data.conflicts && `?${data.conflicts.join(',')}`,
    ]
      .filter((part) => part !== undefined && part !== '')
      .join(' ');
  });
}

/** Lines of a table, in the order of {@link told}. */
export const wanted = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .sort();
