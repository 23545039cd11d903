import type { Column, RequestPlan } from '../contract/command.js';
import type { Context, KnownFields } from '../contract/context.js';
import type { Row } from '../contract/values.js';
import type { Subject } from '../odata/subject.js';
import { CliError } from '../base/errors.js';
import { choosesNames } from '../output/choice.js';
import { resultOf } from './action.js';
import { readingOf } from './reading.js';

/**
 * Fails on a name in `--fields`, `--columns` or `--sort` that the command does not know, before its requests. A response that the client knows
 * nothing about, such as a raw one, is checked when it is printed.
 */
export async function checkFields(
  plan: RequestPlan,
  subject: Subject | undefined,
  args: Row,
  context: Context,
): Promise<void> {
  if (!choosesNames(context.globals)) return;
  const known = await knownFields(plan, subject, args, context);
  if (known !== undefined) await context.out.checkFields(known);
}

async function knownFields(
  plan: RequestPlan,
  subject: Subject | undefined,
  args: Row,
  context: Context,
): Promise<KnownFields | undefined> {
  const isAction = plan.shape === 'action';
  const result = isAction || plan.effect !== 'read' ? Object.keys(resultOf(plan, args, context)) : [];
  if (isAction) return { names: result };
  const { print, each } = readingOf(args, context);
  if (plan.shape === 'raw' || print === 'raw' || plan.flat) return undefined;
  const first = each === undefined ? [] : [context.service.variables[each]?.every?.column ?? ''];
  if (print === 'count') return { names: [...first, 'count'] };
  const records = subject === undefined ? await groupFields(context) : await subject.fieldNames();
  if (records === undefined) return undefined;
  return {
    names: [...new Set([...first, ...keysOf(plan.columns), ...records, ...result])],
    has: async (name) =>
      isHeader(name, plan.columns) ||
      (plan.customFields !== undefined && (await isCustom(name, plan.customFields, context))),
  };
}

const keysOf = (columns: readonly Column[] = []): readonly string[] => columns.map(({ key }) => key);

const isHeader = (name: string, columns: readonly Column[] = []): boolean =>
  columns.some(({ header }) => header === name);

/**
 * The same for a workflow. What a write prints is known by the columns that its spec declares; without them it is checked
 * when it is printed, which can only warn.
 */
export async function checkWorkflowFields(context: Context): Promise<void> {
  const { globals, command, out } = context;
  if (!choosesNames(globals) || command.effect === 'local') return;
  const { columns } = command;
  const names = command.effect === 'read' ? await groupFields(context) : columns && [];
  if (names === undefined) return;
  await out.checkFields({
    names: [...new Set([...names, ...keysOf(columns)])],
    has: async (name) => isHeader(name, columns),
  });
}

/** Returns the names that the specs of the group declare; undefined without any. */
async function groupFields({ client, command }: Context): Promise<readonly string[] | undefined> {
  const group = command.id.slice(0, command.id.lastIndexOf('.'));
  return (await client.fields?.())?.fields[group];
}

/** Whether the service lists a field of that name or code, or whose code is followed by the name of a part. */
async function isCustom(name: string, entity: string, context: Context): Promise<boolean> {
  const { definitionsOf, distinctName, fieldRules } = await import('../fields/definitions.js');
  const rules = fieldRules(context, entity);
  if (rules === undefined) return false;
  try {
    const { all } = await definitionsOf(context, rules);
    return all.some(
      (field) =>
        field.code === name || field.name === name || distinctName(field) === name || name.startsWith(`${field.code}_`),
    );
  } catch (error) {
    // A read shows what it can; a write must not depend on a name that could not be checked.
    if (!(error instanceof CliError) || context.command.effect !== 'read') throw error;
    return true;
  }
}
