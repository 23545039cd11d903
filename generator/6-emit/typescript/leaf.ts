import { defined } from '../../../runtime/base/defined.js';
import type { PositionalData } from '../../../runtime/contract/command.js';
import { pascal } from '../../3-bind/words.js';
import type { CommandIr } from '../../5-lower/ir.js';
import { headerOf, type Surroundings } from '../files.js';
import { usageWords } from '../help/flags.js';
import { Code, literal, Open, quoted } from './literal.js';
import { propertiesOf } from './args.js';
import type { Module } from './module.js';
import { leafPath } from './paths.js';

/** One command: the interface of its arguments, its data, and one call. */
export function leafModule(command: CommandIr, surroundings: Surroundings): Module {
  const path = leafPath(command.words);
  const name = `${command.words.map(pascal).join('')}Args`;
  const types = new Set<string>();
  const properties = propertiesOf(command, types);
  const call = command.plan === undefined ? 'workflow' : 'request';
  const bare = properties.length === 0;
  return {
    path,
    header: headerOf(command.file),
    imports: [{ from: 'cmdspec/runtime', names: ['defineCommand', call], types: [...types].sort() }],
    ...(bare
      ? {}
      : { interface: { name, comment: `Flags and arguments of \`${command.words.join(' ')}\`.`, properties } }),
    constant: {
      name: 'command',
      call: {
        name: 'defineCommand',
        type: bare ? 'object' : name,
        first: `() => import('${'../'.repeat(path.split('/').length - 1)}client.js')`,
      },
      value: new Open(valueOf(command, path, surroundings)),
    },
  };
}

function valueOf(command: CommandIr, path: string, surroundings: Surroundings): object {
  const { args, flags, plan, columns, hints, exits, oneOf } = command;
  const words = usageWords(command);
  return {
    id: command.id,
    command: [command.words.at(-1) ?? '', ...args.map(({ name, data }) => usage(name, data))].join(' '),
    describe: command.describe,
    ...(words.length === 0 ? {} : { usage: words.join(' ') }),
    effect: command.effect,
    ...defined({ output: command.output, gate: command.gate }),
    ...(args.length === 0 ? {} : { positionals: new Open(byName(args)) }),
    flags: flags.length === 0 ? {} : new Open(byName(flags)),
    ...defined({ columns, hints }),
    ...(exits.length === 0 ? {} : { exits: Object.fromEntries(exits.map(({ name, code }) => [name, code])) }),
    ...defined({ oneOf }),
    handler:
      plan === undefined
        ? workflowCall(command, path, surroundings)
        : new Code(`request(${literal(new Open(plan), 1)})`),
  };
}

const byName = (entries: readonly { readonly name: string; readonly data: object }[]): object =>
  Object.fromEntries(entries.map(({ name, data }) => [name, data]));

function usage(name: string, { required, variadic }: PositionalData): string {
  const word = variadic === true ? `${name}..` : name;
  return required ? `<${word}>` : `[${word}]`;
}

function workflowCall({ workflow }: CommandIr, path: string, { workflows }: Surroundings): Code {
  if (workflow === undefined) throw new Error('A command has a plan or a workflow.');
  const up = '../'.repeat(path.split('/').length - 1);
  const from = workflow.shared ? `cmdspec/local/${workflow.name}` : `${up}${workflows}/${workflow.name}.js`;
  const load = `() => import(${quoted(from.startsWith('.') || workflow.shared ? from : `./${from}`)})`;
  const more = defined({ with: workflow.with, confirm: workflow.confirm });
  if (Object.keys(more).length === 0) return new Code(`workflow(${load})`);
  const line = `  handler: workflow(${load}, ${literal(more, 1, 0)}),`;
  return line.length <= 120 && !line.includes('\n')
    ? new Code(`workflow(${load}, ${literal(more, 1, 0)})`)
    : new Code(`workflow(${load}, ${literal(new Open(more), 1)})`);
}
