/** Checks the names in `--fields`, `--columns` and `--sort` before a command runs. */
import type { Column, RequestPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { KnownFields } from '../contract/run.js';
import type { Resource } from '../contract/dialect.js';
import { defined } from '../base/defined.js';
import { firstStep } from '../base/paths.js';
import { holes } from '../base/template.js';
import { choosesNames } from '../output/choice.js';
import { actionData } from './action.js';
import { fromDialect } from './dialect.js';
import { endedPlan } from './job.js';
import { bind, type Bound } from './reading.js';
import { queryOf, resourceOf } from './request.js';

type Names = readonly string[];

/**
 * Fails on a name in `--fields`, `--columns` or `--sort` that the command does not know, before its requests. A response that the client knows
 * nothing about, such as a raw one, is checked when it is printed.
 */
export async function checkFields(
  plan: RequestPlan,
  resource: Resource | undefined,
  bound: Bound,
  context: Context,
): Promise<void> {
  if (!choosesNames(context.options)) return;
  const known = await knownOf(plan, resource, bound, context);
  if (known !== undefined) await context.out.checkFields(known);
}

/**
 * Returns the names that the columns of a command may have, before it runs; `undefined` if its response may have any.
 * `context` is one of the command.
 */
export async function knownColumns(plan: RequestPlan | undefined, context: Context): Promise<KnownFields | undefined> {
  if (plan === undefined) return knownOfWorkflow(context);
  // The arguments name the resource.
  if (plan.resource !== undefined && holes(plan.resource.name).length > 0) return undefined;
  const bound = bind({}, context);
  return knownOf(plan, await resourceOf(plan, bound, context), bound, context);
}

async function knownOf(
  plan: RequestPlan,
  resource: Resource | undefined,
  bound: Bound,
  context: Context,
): Promise<KnownFields | undefined> {
  const known = await knownFields(plan, resource, bound, context);
  if (known !== undefined && plan.etag !== undefined) return { ...known, names: [...known.names, 'etag'] };
  if (known === undefined || plan.poll === undefined) return known;
  // With and without --wait, the same names are accepted.
  const ended = await knownFields(endedPlan(plan, plan.poll, context), resource, bound, context);
  return ended && { ...ended, names: [...new Set([...known.names, ...ended.names])] };
}

async function knownFields(
  plan: RequestPlan,
  resource: Resource | undefined,
  bound: Bound,
  context: Context,
): Promise<KnownFields | undefined> {
  const isAction = plan.shape === 'action';
  const result = isAction || plan.effect !== 'read' ? Object.keys(actionData(plan, bound.args, context)) : [];
  if (isAction) return { names: result };
  const { print, each } = bound.reading;
  if (plan.shape === 'raw' || print === 'raw' || plan.flat) return undefined;
  const first = each === undefined ? [] : [context.service.variables[each]?.every?.column ?? ''];
  if (print === 'count') return { names: [...first, 'count'] };
  const { own, group } = await declaredFields(context);
  const records = resource === undefined ? (own ?? group) : await resource.fieldNames?.();
  if (records === undefined) return undefined;
  const selected = resource?.selected?.(queryOf(bound));
  if (selected !== undefined) {
    // The service returns no others, whatever the resource has: they would be empty in every row.
    const paths = [...selected.fields, ...selected.expanded];
    const own = new Set(paths.map((path) => path.split('/')[0]?.toLowerCase()));
    return { names: [...new Set([...first, ...records.filter((name) => own.has(name.toLowerCase()))])] };
  }
  return {
    names: [...new Set([...first, ...keysOf(plan.columns), ...records, ...result])],
    scalars: [...scalarsOf(plan.columns), ...((await resource?.scalarFields?.()) ?? [])],
    ...defined({ columns: plan.columns }),
    sorts: Object.keys(context.command.sort?.fields ?? {}),
    has: async (name) =>
      plan.customFields !== undefined &&
      (await fromDialect('fields', context)).has(context, plan.customFields, name, plan.columns),
  };
}

const keysOf = (columns: readonly Column[] = []): readonly string[] => columns.map(({ key }) => key);

/** Returns the columns with an amount, a time, a sum or a share: these are not records. */
const scalarsOf = (columns: readonly Column[] = []): readonly string[] =>
  columns
    .filter(
      ({ from, sum, money, amount, epoch, share }) =>
        sum !== undefined || (from === undefined && (money ?? amount ?? epoch ?? share) !== undefined),
    )
    .map(({ key }) => key);

/**
 * Checks the names for a workflow. The columns and fields of the spec show what a write prints. Without them, the names
 * are checked when the result is printed, and a wrong one is only a warning. If the spec has a pattern, the workflow
 * calls this again with the `found` names that it stands for in this run.
 */
export async function checkWorkflowFields(context: Context, found?: Names): Promise<void> {
  if (!choosesNames(context.options)) return;
  const known = await knownOfWorkflow(context, found);
  if (known !== undefined) await context.out.checkFields(known);
}

async function knownOfWorkflow(context: Context, found?: Names): Promise<KnownFields | undefined> {
  const { command } = context;
  if (command.effect === 'local') return undefined;
  const { columns } = command;
  const { own, group } = await declaredFields(context);
  const names = own ?? (command.effect === 'read' || columns !== undefined ? group : undefined);
  if (names === undefined) return undefined;
  const { isPattern } = await import('../output/fields.js');
  if (found === undefined && names.some(isPattern)) return undefined;
  return {
    names: [...new Set([...names.filter((name) => !isPattern(name)), ...keysOf(columns), ...(found ?? [])])],
    scalars: scalarsOf(columns),
    ...defined({ columns }),
  };
}

/**
 * Returns fields of the record that a create or update returns: it has at least one of them. None if the spec declares
 * none, or if the response is not a record of the group.
 */
export async function writtenFields(
  plan: RequestPlan,
  resource: Resource | undefined,
  context: Context,
): Promise<Names> {
  const { effect, shape, poll, says, gives } = plan;
  if (effect === 'act' && !context.options.dryRun) return (await resource?.fieldNames?.()) ?? [];
  const isRecord = (effect === 'create' || effect === 'update') && (shape === 'record' || shape === 'row');
  if (!isRecord || plan.resource !== undefined || poll !== undefined || context.options.dryRun) return [];
  const { own, group } = await declaredFields(context);
  const declared = [...(plan.columns ?? []).flatMap(({ key, from = key }) => from), ...(own ?? group ?? [])];
  if (declared.length === 0) return [];
  const printed = holes([says ?? '', JSON.stringify(gives ?? '')].join(' ')).flatMap((name) =>
    name.startsWith('answer.') ? name.slice('answer.'.length) : [],
  );
  const names = [...declared, ...printed].flatMap((name) => (name.includes('{') ? holes(name) : name));
  // The first step of a path proves the record; `*` stands for any name.
  return [...new Set(names.map(firstStep))].filter((name) => !/^$|\*/.test(name));
}

/** Returns the names that the spec of the command declares, and those of its group. */
async function declaredFields({ client, command }: Context): Promise<{ own?: Names; group?: Names }> {
  const { fields = {} } = (await client.fields?.()) ?? {};
  return defined({ own: fields[command.id], group: fields[command.id.replace(/[^.]*$/, '')] });
}
