import type { Column, RequestPlan } from '../contract/command.js';
import type { Context, KnownFields } from '../contract/context.js';
import type { Subject } from '../contract/dialect.js';
import { defined } from '../base/defined.js';
import type { Definitions } from '../dialects/fields/definitions.js';
import { CliError } from '../base/errors.js';
import { firstStep } from '../base/paths.js';
import { holes } from '../base/template.js';
import { choosesNames } from '../output/choice.js';
import { resultOf } from './action.js';
import { endedPlan } from './job.js';
import { bind, type Bound } from './reading.js';

type Names = readonly string[];

/**
 * Fails on a name in `--fields`, `--columns` or `--sort` that the command does not know, before its requests. A response that the client knows
 * nothing about, such as a raw one, is checked when it is printed.
 */
export async function checkFields(
  plan: RequestPlan,
  subject: Subject | undefined,
  bound: Bound,
  context: Context,
): Promise<void> {
  if (!choosesNames(context.globals)) return;
  const known = await knownOf(plan, subject, bound, context);
  if (known !== undefined) await context.out.checkFields(known);
}

/**
 * Returns the names that the columns of a command may have, before it runs; `undefined` if its response may have any.
 * `context` is one of the command.
 */
export async function knownColumns(plan: RequestPlan | undefined, context: Context): Promise<KnownFields | undefined> {
  if (plan === undefined) return knownOfWorkflow(context);
  const { resource } = plan;
  if (resource === undefined) return knownOf(plan, undefined, bind({}, context), context);
  // The arguments name the resource.
  if (holes(resource.name).length > 0) return undefined;
  const { openSubject } = await import('../dialects/odata/index.js');
  const subject = await openSubject({ ...plan, resource }, () => undefined, {}, context);
  return knownOf(plan, subject, bind({}, context), context);
}

async function knownOf(
  plan: RequestPlan,
  subject: Subject | undefined,
  bound: Bound,
  context: Context,
): Promise<KnownFields | undefined> {
  const known = await knownFields(plan, subject, bound, context);
  if (known === undefined || plan.poll === undefined) return known;
  // With and without --wait, the same names are accepted.
  const ended = await knownFields(endedPlan(plan, plan.poll), subject, bound, context);
  return ended && { ...ended, names: [...new Set([...known.names, ...ended.names])] };
}

async function knownFields(
  plan: RequestPlan,
  subject: Subject | undefined,
  bound: Bound,
  context: Context,
): Promise<KnownFields | undefined> {
  const isAction = plan.shape === 'action';
  const result = isAction || plan.effect !== 'read' ? Object.keys(resultOf(plan, bound.args, context)) : [];
  if (isAction) return { names: result };
  const { print, each } = bound.reading;
  if (plan.shape === 'raw' || print === 'raw' || plan.flat) return undefined;
  const first = each === undefined ? [] : [context.service.variables[each]?.every?.column ?? ''];
  if (print === 'count') return { names: [...first, 'count'] };
  const { own, group } = await declaredFields(context);
  const records = subject === undefined ? (own ?? group) : await subject.fieldNames();
  if (records === undefined) return undefined;
  const selected = subject === undefined ? undefined : selectedBy(bound);
  if (selected !== undefined) {
    // The service returns no others, whatever the resource has: they would be empty in every row.
    return { names: [...new Set([...first, ...records.filter((name) => selected.has(name.toLowerCase()))])] };
  }
  return {
    names: [...new Set([...first, ...keysOf(plan.columns), ...records, ...result])],
    scalars: [...scalarsOf(plan.columns), ...((await subject?.scalarFields()) ?? [])],
    ...defined({ columns: plan.columns }),
    sorts: Object.keys(context.command.sort?.fields ?? {}),
    has: async (name) => plan.customFields !== undefined && (await isCustom(name, plan, plan.customFields, context)),
  };
}

/** Returns the fields that the request selects, in lower case; undefined without a selection. */
function selectedBy({ given }: Bound): ReadonlySet<string> | undefined {
  const paths = (option: string): string[] =>
    given
      .filter(({ place, detail }) => place === 'query' && detail === option)
      .flatMap(({ value }) => [value].flat().map(String));
  const select = paths('$select');
  if (select.length === 0 || select.includes('*')) return undefined;
  return new Set([...select, ...paths('$expand')].map((path) => path.split('/')[0]?.toLowerCase() ?? ''));
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
 * The same for a workflow. What a write prints is known by the columns and fields that its spec declares; without them it
 * is checked when it is printed, which can only warn. If the spec has a pattern, the workflow calls this again with the
 * `found` names that it stands for in this run.
 */
export async function checkWorkflowFields(context: Context, found?: Names): Promise<void> {
  if (!choosesNames(context.globals)) return;
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
 * Returns the fields of which the record that a create or update returns has at least one; none if the spec declares none, or if
 * the response is not a record of the group.
 */
export async function writtenFields(plan: RequestPlan, subject: Subject | undefined, context: Context): Promise<Names> {
  const { effect, shape, poll, resource, says, gives } = plan;
  if (effect === 'act' && !context.globals.dryRun) return (await subject?.fieldNames()) ?? [];
  const isRecord = (effect === 'create' || effect === 'update') && (shape === 'record' || shape === 'row');
  if (!isRecord || resource !== undefined || poll !== undefined || context.globals.dryRun) return [];
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

/** Whether the service lists a field of that name or code, or records have a part of a value under its code and a suffix. */
async function isCustom(name: string, plan: RequestPlan, entity: string, context: Context): Promise<boolean> {
  const { definitionsOf, fieldRules } = await import('../dialects/fields/definitions.js');
  const { fieldNamed } = await import('../dialects/fields/named.js');
  const rules = fieldRules(context, entity);
  if (rules === undefined) return false;
  // A row that describes a change of a field has no values of other fields.
  if (rules.changes !== undefined && keysOf(plan.columns).includes(rules.changes.code)) return false;
  try {
    const isNamed = (definitions: Definitions): boolean =>
      fieldNamed(name, definitions) !== undefined ||
      (rules.under === '' && definitions.all.some(({ code }) => name.startsWith(`${code}_`)));
    return isNamed(await definitionsOf(context, entity, rules, isNamed));
  } catch (error) {
    // A read shows what it can; a write must not depend on a name that could not be checked.
    if (!(error instanceof CliError) || context.command.effect !== 'read') throw error;
    return true;
  }
}
