/** Emits the module of each command. */
import { defined } from '../../../runtime/base/defined.js';
import type { PositionalData } from '../../../runtime/contract/command.js';
import { pascal } from '../../3-bind/words.js';
import type { CommandIr, WorkflowIr } from '../../5-lower/ir.js';
import { headerOf, type Emitter, type Surroundings } from '../files.js';
import { usageWords } from '../help/flags.js';
import { propertiesOf } from './args.js';
import { flagGroupsOf, flagsValue, groupsOf, importOfGroups, ownInterface, type FlagGroup } from './flags.js';
import { Code, literal, Open, quoted, width } from './literal.js';
import { printModule, type Module } from './module.js';
import { leafPath, upFrom } from './paths.js';

export const leaves: Emitter = ({ ir, surroundings }) => {
  const groups = flagGroupsOf(ir.commands);
  return ir.commands.map((command) => printModule(leafModule(command, groups, surroundings), surroundings.target));
};

/** Returns the module of one command: the interface of its arguments, its data, and one call. */
function leafModule(command: CommandIr, shared: readonly FlagGroup[], surroundings: Surroundings): Module {
  const path = leafPath(command.words);
  const up = upFrom(path);
  const groups = groupsOf(command, shared);
  const own = ownInterface(command, groups);
  const types = new Set(own.properties.flatMap(({ imports }) => imports));
  const call = calleeOf(command);
  const type = argsOf(command);
  if (hasCalls(command.workflow)) types.add('RequestPlan');
  return {
    path,
    header: headerOf(command.file),
    imports: [
      { from: 'cmdspec-runtime', names: ['defineCommand', call], types: [...types].sort() },
      ...importOfGroups(groups, up),
    ],
    ...(type === 'object'
      ? {}
      : { interface: { name: type, comment: `Flags and arguments of \`${command.words.join(' ')}\`.`, ...own } }),
    ...(hasCalls(command.workflow) ? { calls: command.workflow?.calls ?? {} } : {}),
    constant: {
      name: 'command',
      call: {
        name: 'defineCommand',
        type,
        first: `() => import('${up}client.js')`,
      },
      value: new Open(valueOf(command, groups, up, surroundings)),
    },
  };
}

/** Returns the type of the arguments; a command without arguments has no interface of its own. */
const argsOf = (command: Omit<CommandIr, 'workflow'>): string =>
  propertiesOf(command).length === 0 ? 'object' : `${command.words.map(pascal).join('')}Args`;

const calleeOf = ({ plan, workflow }: Pick<CommandIr, 'plan' | 'workflow'>): string =>
  plan !== undefined ? 'request' : workflow?.shared === true ? 'local' : 'workflow';

function valueOf(command: CommandIr, groups: readonly FlagGroup[], up: string, surroundings: Surroundings): object {
  const { args, flags, plan, columns, hints, exits, oneOf, sort } = command;
  const words = usageWords(command);
  return {
    id: command.id,
    command: [command.words.at(-1) ?? '', ...args.map(({ name, data }) => usage(name, data))].join(' '),
    describe: command.describe,
    ...(words.length === 0 ? {} : { usage: words.join(' ') }),
    effect: command.effect,
    ...defined({ output: command.output, gate: command.gate }),
    handler:
      plan === undefined ? codeCall(command, up, surroundings) : new Code(`request(${literal(new Open(plan), 1)})`),
    ...defined({ columns, hints }),
    ...(exits.length === 0 ? {} : { exits: Object.fromEntries(exits.map(({ name, code }) => [name, code])) }),
    ...defined({ oneOf, sort }),
    ...(args.length === 0 ? {} : { positionals: new Open(byName(args)) }),
    flags: flagsValue(flags, groups),
  };
}

const byName = (entries: readonly { readonly name: string; readonly data: object }[]): object =>
  Object.fromEntries(entries.map(({ name, data }) => [name, data]));

function usage(name: string, { required, variadic }: PositionalData): string {
  const word = variadic === true ? `${name}..` : name;
  return required ? `<${word}>` : `[${word}]`;
}

/** Returns the call that creates the handler of a workflow: `local` if it is shared, otherwise `workflow` with its requests. */
function codeCall({ workflow, ...command }: CommandIr, up: string, { workflows, target }: Surroundings): Code {
  if (workflow === undefined) throw new Error('A command has a plan or a workflow.');
  const from = workflow.shared ? `cmdspec-runtime/commands/${workflow.name}` : `${up}${workflows}/${workflow.name}.js`;
  const load = `() => import(${quoted(from.startsWith('.') || workflow.shared ? from : `./${from}`)})`;
  const typed = hasCalls(workflow) && target === 'ts';
  const call = `${calleeOf({ workflow })}${typed ? `<${argsOf(command)}, keyof typeof calls>` : ''}`;
  const options = [
    ...(workflow.confirm === undefined ? [] : [`confirm: ${literal(workflow.confirm, 2, 13)}`]),
    ...(hasCalls(workflow) ? ['calls'] : []),
    ...(Object.keys(workflow.copies).length === 0 ? [] : [`copies: ${literal(new Open(workflow.copies), 2, 12)}`]),
  ];
  if (options.length === 0) return new Code(`${call}(${load})`);
  const line = `${call}(${load}, { ${options.join(', ')} })`;
  if (fits(`  handler: ${line},`)) return new Code(line);
  if (fits(`  handler: ${call}(${load}, {`)) {
    return new Code(`${call}(${load}, {\n${options.map((option) => `    ${option},\n`).join('')}  })`);
  }
  return new Code(`${call}(\n    ${load},\n    { ${options.join(', ')} },\n  )`);
}

const fits = (line: string): boolean => line.length <= width && !line.includes('\n');

const hasCalls = (workflow: WorkflowIr | undefined): boolean => Object.keys(workflow?.calls ?? {}).length > 0;
