/** Names of the records that a write is about, for its prompt and its dry run. */
import type { Naming, RequestPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Output } from '../contract/run.js';
import type { Resource } from '../contract/dialect.js';
import type { Row } from '../contract/rows.js';
import { clean } from '../base/clean.js';
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { isObject } from '../base/objects.js';
import { fillText } from '../base/template.js';
import { plainLine } from '../output/markup.js';
import { printsToTerminal } from '../output/writer.js';
import { nameIn } from './name-source.js';
import { listIn, recordIn } from './response.js';
import type { Request } from './request.js';

/** Names of records by target, in order; undefined for a record whose name could not be read. */
export type Names = ReadonlyMap<string | undefined, string | undefined>;

/** Records whose names are shown. */
const MOST = 10;
const WIDTH = 60;

/** Number of writes above which a person at a terminal sees what they are, also without a question. */
const MOST_UNSEEN = 100;

/** Shows a person at a terminal what many writes are that are not asked about: their sentence, and the first of them. */
export function showMany(
  text: string,
  records: readonly string[],
  count: number,
  { world, live }: Pick<Context, 'world' | 'live'>,
): void {
  if (count <= MOST_UNSEEN || world.stderr.isTTY !== true) return;
  live(`${text}${records.length === 0 ? '.' : ':'}`);
  announceRecords(records.map(shorten), count, { live });
}

/** Lists records before the question about them. */
export function announceRecords(lines: readonly string[], total: number, { live }: Pick<Context, 'live'>): void {
  for (const line of lines.slice(0, MOST)) live(`  ${line}`);
  if (lines.length > 0 && total > MOST) live(`  ... and ${String(total - MOST)} more`);
}

/** Makes the name of a record fit on a line. */
export function shorten(text: string): string {
  const letters = [...clean(text).replace(/ +/g, ' ').trim()];
  return letters.length > WIDTH ? `${letters.slice(0, WIDTH - 1).join('')}…` : letters.join('');
}

/**
 * Reads the names of the records that a write is about, if someone at a terminal will see them: for the question before
 * the write, or for its dry run.
 *
 * @throws CliError of the response if a record does not exist
 */
export async function readRecordNames(request: Request, context: Context): Promise<Names> {
  const { plan, parts, targets, resource } = request;
  const names = new Map<string | undefined, string | undefined>();
  const naming = isSeen(plan, context) ? (plan.naming ?? (await namingIn(request))) : undefined;
  if (naming === undefined) return names;
  const list = naming.listed === true ? await listOf(naming, parts.params, context) : undefined;
  if (naming.listed === true && list === undefined) return names;
  for (const target of targets.slice(0, MOST)) {
    const params = target === undefined ? { ...parts.params } : { ...parts.params, [naming.id]: target };
    const key = params[naming.id];
    if (key !== undefined) params[naming.id] = (await resource?.keyValue?.(key)) ?? key;
    if (list !== undefined) {
      const row = list.find(({ id }) => String(id) === params[naming.id]);
      names.set(target, row && shownName(naming, row));
      continue;
    }
    try {
      names.set(target, await readName(naming, params, context));
    } catch (error) {
      if (!(error instanceof CliError) || target === undefined || targets.length === 1) throw error;
      const message = `${error.message.replace(/[.\s]+$/, '')} (at ${target}). Nothing was done.`;
      throw new CliError(error.kind, message, error.remedy, { ...error.details, target: { [naming.id]: target } });
    }
  }
  return names;
}

/** Returns how a record of a resource is named, if its catalogue says so. */
async function namingIn({ plan, resource }: Request): Promise<NamedBy | undefined> {
  const id = plan.resource?.id;
  if (id === undefined || resource === undefined || plan.effect === 'create') return undefined;
  const naming = await resource.naming?.();
  return naming && { path: resource.path, id, resource, ...naming };
}

const isSeen = ({ confirm }: RequestPlan, context: Context): boolean =>
  context.options.dryRun ? showsNames(context) : context.prompts && confirm !== undefined;

type Seen = Pick<Context, 'options' | 'world'> & { readonly out: Pick<Output, 'format'> };

/** Whether a dry run shows names of records: people see them, and scripts get the same fields everywhere. */
export const showsNames = ({ options, out, world }: Seen): boolean =>
  options.dryRun && out.format === 'table' && printsToTerminal(world);

/** How the name of a record is read; one of the catalogue is selected by a query. */
type NamedBy = Naming & { readonly resource?: Resource };

async function readName(
  { path, result, host, resource, query, ...naming }: NamedBy,
  params: Readonly<Record<string, string>>,
  context: Context,
): Promise<string | undefined> {
  try {
    const call = { method: 'GET', path, effect: 'read', retry: false, ...defined({ host, query }) } as const;
    const response = await context.http.send({ ...call, params });
    // A redirect returned another record, into which this one was merged.
    const asked = fillText(path, (name) => encodeURIComponent(params[name] ?? ''));
    if (resource === undefined && !new URL(response.url).pathname.endsWith(asked)) return undefined;
    return shownName(naming, recordIn(defined({ result }), response, context, resource));
  } catch (error) {
    // A record that does not exist ends the command; any other failure must not stop a write that could succeed.
    if (!(error instanceof CliError) || error.details.statusCode === 404) throw error;
    return undefined;
  }
}

/** Returns the rows of the list in which records are found by their ids; undefined if it cannot be read. */
async function listOf(
  { path, result, host }: NamedBy,
  params: Readonly<Record<string, string>>,
  context: Context,
): Promise<readonly Row[] | undefined> {
  try {
    const call = { method: 'GET', path, effect: 'read', retry: false, ...defined({ host }) } as const;
    return listIn({ method: 'GET', ...defined({ result }) }, await context.http.send({ ...call, params }), context);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return undefined;
  }
}

function shownName({ field, plain }: Pick<NamedBy, 'field' | 'plain'>, record: unknown): string | undefined {
  if (!isObject(record)) return undefined;
  const text = nameIn(record, field);
  const name = shorten(plain ? plainLine(text) : text);
  return name === '' ? undefined : name;
}

/** Returns the texts of the arguments whose records have names; the names of several records are listed first. */
export function nameTargets(
  { plan, targets, bound: { args } }: Request,
  names: Names,
  context: Context,
): Readonly<Record<string, string>> {
  const { naming } = plan;
  const id = naming?.id ?? plan.resource?.id;
  if (id === undefined) return {};
  if (targets.length === 1) {
    const [name] = names.values();
    const [typed] = [args[id]].flat();
    const { mark } = context.service.references[context.command.positionals[id]?.reference ?? '']?.scan ?? {};
    // A user recognizes the typed code, not a GUID.
    const isCode = naming === undefined || (mark !== undefined && String(typed).startsWith(mark));
    const shown = isCode ? typed : (targets[0] ?? args[id]);
    return name === undefined ? {} : { [id]: `${String(shown)} "${name}"` };
  }
  const lines = [...names].flatMap(([target, name]) => (name === undefined ? [] : [`${String(target)}  ${name}`]));
  announceRecords(lines, targets.length, context);
  return {};
}
