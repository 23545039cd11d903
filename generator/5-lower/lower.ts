/** The lower pass: converts a bound spec to frozen data in canonical order, and reports what only that data shows. */
import { isRoot } from '../../runtime/base/wires.js';
import { defined } from '../../runtime/base/defined.js';
import type { Bound, BoundCommand, BoundGroup } from '../3-bind/types.js';
import { hasOpenRequests, NO_BEFORE } from '../3-bind/derived.js';
import { editingOf } from '../3-bind/naming.js';
import type { Report } from '../diagnostics/report.js';
import { shellLine } from '../shell.js';
import { lowerCalls, lowerCopies } from './calls.js';
import { lowerFields } from './fields.js';
import { isFilled } from './required.js';
import { lowerArgument, lowerFlag } from './flags.js';
import { readBefore, writesOf, type CommandIr, type ExampleIr, type GroupIr, type Ir } from './ir.js';
import { lowerColumns, lowerPlan, lowerSort, sorted } from './plan.js';
import { lowerRecipes } from './recipes.js';
import { lowerRoutes } from './routes.js';
import { lowerService } from './service.js';
import { lowerTables } from './tables.js';
import { lowerUpload } from './upload.js';
import { lowerTools } from './tools.js';

export function lower(bound: Bound, report: Report): Ir {
  const { spec } = bound;
  const lowered = new Map(bound.commands.map((command) => [command, lowerCommand(command, bound)]));
  const all = [...lowered];
  return freeze({
    service: lowerService(bound),
    summary: spec.summary,
    ...defined({ description: spec.description?.trim() }),
    globals: bound.globals.map((flag) => lowerFlag(flag, () => false, bound.references)),
    root: lowerGroup(bound.root, lowered),
    commands: all.map(([, command]) => command),
    routes: lowerRoutes(all, bound),
    fields: lowerFields(bound),
    tables: lowerTables(bound),
    tools: lowerTools(bound, report),
    recipes: lowerRecipes(bound),
    extension: bound.extension,
    dialects: spec.dialects ?? [],
    ...defined({ synonyms: spec.synonyms }),
  });
}

function lowerGroup(group: BoundGroup, lowered: ReadonlyMap<BoundCommand, CommandIr>): GroupIr {
  return {
    name: group.name,
    words: group.words,
    summary: group.summary,
    ...defined({ description: group.description?.trim() }),
    was: [group.spec?.was ?? []].flat().sort(),
    commands: group.commands.flatMap((command) => lowered.get(command) ?? []),
    groups: group.groups.map((nested) => lowerGroup(nested, lowered)),
  };
}

function lowerCommand(command: BoundCommand, bound: Bound): CommandIr {
  const { spec: service, globals } = bound;
  const { spec, workflow, request } = command;
  const names = new Set([...command.flags, ...command.args, ...globals].map(({ name }) => name));
  const columns = workflow === undefined ? undefined : lowerColumns(command, command.verb === 'list');
  const sent = {
    ...defined({
      plan: request && { ...lowerPlan(command, request, bound), ...defined({ upload: lowerUpload(command, bound) }) },
    }),
    ...(workflow === undefined
      ? {}
      : {
          workflow: {
            name: workflow.name,
            shared: workflow.shared,
            ...defined({ confirm: command.confirm }),
            calls: lowerCalls(command, workflow, bound),
            copies: lowerCopies(command, workflow, bound),
          },
        }),
  };
  // What is not read cannot be left out.
  const reads = writesOf(sent).some((write) => readBefore(write) !== undefined);
  const flags = command.flags.filter(({ origin, name }) => reads || origin !== 'derived' || name !== NO_BEFORE);
  const exits = Object.entries(spec.exits ?? {}).map(([name, { code, meaning }]) => ({ name, code, meaning }));
  return {
    id: command.id,
    words: command.words,
    file: command.source.name,
    describe: command.summary ?? command.words.join(' '),
    ...defined({ description: spec.description && named(spec.description.trim(), service.binary) }),
    effect: command.effect,
    // A command that asks first is refused before it asks; any other may turn out to read only.
    ...defined({
      output: spec.output,
      gate: spec.confirm !== true && hasOpenRequests(workflow, command.effect, service) ? 'calls' : undefined,
    }),
    args: command.args.map((arg) => lowerArgument(arg, command, bound.references)),
    flags: flags.map((flag) => {
      const lowered = lowerFlag(flag, (name) => !names.has(name), bound.references);
      if (isFilled(flag, command, bound)) return { ...lowered, data: { ...lowered.data, blank: 'never' as const } };
      if (flag.origin !== 'terminal') return lowered;
      const more = flag.name === 'edit' ? editsOf(command, bound) : flag.name === 'template' ? fillsOf(command) : {};
      return { ...lowered, data: { ...lowered.data, ...more } };
    }),
    ...sent,
    ...defined({
      columns,
      printsRecord: (workflow !== undefined && spec.shape === 'record') || undefined,
      streams: spec.streams || undefined,
    }),
    ...(Object.keys(command.hints).length === 0 ? {} : { hints: sorted(command.hints) }),
    exits,
    ...defined({ oneOf: spec['one-of'], sort: request && lowerSort(command) }),
    ...defined({ hidden: spec.hidden || undefined }),
    aliases: [...(spec.aliases ?? [])].sort(),
    was: [spec.was ?? []].flat().sort(),
    examples: examplesOf(command, bound),
  };
}

const fillsOf = ({ flags }: BoundCommand) => ({
  conflicts: flags.filter(({ wires }) => wires.some(isRoot)).map(({ name }) => name),
});

function editsOf(command: BoundCommand, bound: Bound) {
  const edits = editingOf(command, bound.commands);
  return edits === undefined ? {} : { conflicts: [edits.flag], edits };
}

const examplesOf = (command: BoundCommand, { examples, spec: { binary } }: Bound): ExampleIr[] =>
  (examples.get(command) ?? []).map(({ run, shows }) => ({
    run: shellLine(named(run, binary), binary, command.words[0] ?? ''),
    ...defined({ shows: shows && named(shows, binary) }),
  }));

/** Fills in `{binary}`, which specs that services share use for the name of the binary. */
const named = (text: string, binary: string): string => text.replaceAll('{binary}', binary);

/** Later passes must not change the data. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}
