/** Requests for a resource: its path, key, body and checks. */
import { lazily } from '../../base/lazily.js';
import { defined } from '../../base/defined.js';
import type { RequestPlan } from '../../contract/command.js';
import type { Run } from '../../contract/run.js';
import type {
  Dialect,
  Pair,
  Query,
  Resource,
  ResourceContext,
  ResourceOptions,
  Selection,
} from '../../contract/dialect.js';
import type { Catalogue } from '../../contract/catalogue.js';
import type { ResourcePlan } from '../../contract/resource.js';
import type { Row } from '../../contract/rows.js';
import { CliError } from '../../base/errors.js';
import { holes } from '../../base/template.js';
import { jsonValue, knownValues, matchTerm, readPairs, type Assignment } from './assign.js';
import { flagFor } from '../../base/wires.js';
import { checkBody } from './body.js';
import { findResource, loadCatalogue, needResource, parameterTypes } from './catalogue.js';
import type { CatalogueData, NamedResource } from '../../contract/catalogue.js';
import { scalarsOf, selectedColumns, tableColumns } from './columns.js';
import { countRows } from './count.js';
import { withDocuments } from './documents.js';
import { inForm, termIn } from './formats.js';
import { quoted } from '../../base/terms.js';
import { guid, keyLiteral, literal } from './literals.js';
import { bareCodes } from './padding.js';
import { checkParameters, checkQuery, exchangedCalls } from './query.js';
import { recreationOf } from './recreation.js';
import { refuseInvalid } from './refuse.js';
import { plainRow, recordOf, rowsOf } from './rows.js';
import { templateOf } from './template.js';

/** Opens the resource of a plan, see `Dialect`. */
export const openResource: NonNullable<Dialect['open']> = async (plan, look, options, context) => {
  const { resource: known } = plan;
  const rules = context.service.catalogue;
  if (rules === undefined || known === undefined)
    throw new Error(`The service ${context.service.id} has no catalogue.`);
  const force = options.force === true;
  const forced: Forcing = { force, flag: flagFor(context, 'catalogue', 'force') };
  const isKnown = holes(known.name).length === 0 && options.beta !== true && options.bulk !== true;
  const name = holes(known.name).reduce(
    (text, hole) => text.replace(`{${hole}}`, String(look(hole) ?? '')),
    known.name,
  );
  let opened: Promise<Opened> | undefined;
  const open = (): Promise<Opened> => (opened ??= catalogued(name, options, context));
  if (isKnown) return resourceOf(facts(known, plan.path), open, rules, forced, context);
  const { data, resource } = await open();
  if (resource === undefined) {
    const template = options.beta === true ? rules.betaPath : rules.path;
    if (template === undefined) throw new Error('The catalogue has no path for beta resources.');
    const path = template.replace('{resource}', name) + item(known);
    return resourceOf({ name, path, isScalar: false, isUnlisted: true }, open, rules, forced, context);
  }
  checkMethod(resource, plan, known, forced);
  const { key } = resource;
  const type = key === undefined ? undefined : resource.fields[key]?.type;
  return resourceOf(
    {
      name: resource.name,
      path: resource.path + item(known),
      ...(key === undefined || type === undefined ? {} : { key: { field: key, type } }),
      isScalar: resource.scalar === true,
      needsSelect: resource.needsSelect === true && plan.method === 'GET',
      ...defined({ parameters: resource.function && parameterTypes(resource.function), documents: known.documents }),
    },
    async () => ({ data, resource }),
    rules,
    forced,
    context,
  );
};

interface Opened {
  readonly data: CatalogueData;
  /** Absent for a forced name that the catalogue does not list. */
  readonly resource?: NamedResource;
}

/** Whether the checks against the catalogue are skipped, and the flag of the command that does it, if it has one. */
interface Forcing {
  readonly force: boolean;
  readonly flag: string | undefined;
}

type Facts = Pick<Resource, 'name' | 'path' | 'key' | 'isScalar' | 'isUnlisted'> &
  Pick<ResourcePlan, 'fixed'> & {
    readonly needsSelect?: boolean;
    /** Types of the known parameters of a function; absent for any other resource. */
    readonly parameters?: Readonly<Record<string, string>>;
    readonly documents?: ResourcePlan['documents'];
  };

const facts = (
  { name, key, scalar, needsSelect, fixed, documents, function: parameters }: ResourcePlan,
  path: string,
): Facts => ({
  name,
  path,
  ...defined({ key }),
  isScalar: scalar === true,
  ...defined({ parameters, needsSelect, fixed, documents }),
});

const item = ({ id }: ResourcePlan): string => (id === undefined ? '' : `({${id}})`);

const NAME = /^[A-Za-z0-9_]+(?:\/[A-Za-z0-9_]+)*$/;

async function catalogued(
  name: string,
  options: ResourceOptions,
  context: Pick<Run, 'service' | 'command'>,
): Promise<Opened> {
  const data = await loadCatalogue(context.service);
  const beta = options.beta === true;
  const resource =
    options.force === true
      ? findResource(data, name, beta)
      : needResource(data, name, beta, flagFor(context, 'catalogue', 'beta'));
  if (resource !== undefined) return { data, resource: options.bulk === true ? bulkTwin(data, resource) : resource };
  // A forced name goes into the path unchanged: it may contain folders, but nothing that leaves them.
  if (NAME.test(name)) return { data };
  throw new CliError(
    'input',
    `${JSON.stringify(name)} cannot be the name of a resource.`,
    'Write it as service/Resource.',
  );
}

/** Returns the bulk endpoint, which returns more records per page. */
function bulkTwin(data: CatalogueData, resource: NamedResource): NamedResource {
  if (resource.bulk === true) return resource;
  const twin = resource.bulkPath === undefined ? undefined : findResource(data, resource.bulkPath);
  if (twin !== undefined) return twin;
  const others = Object.keys(data).filter((other) => data[other]?.bulkPath !== undefined);
  throw new CliError(
    'combination',
    `${resource.name} has no bulk endpoint.`,
    others.length === 0 ? undefined : `These resources have one: ${others.join(', ')}.`,
  );
}

function checkMethod(resource: NamedResource, plan: RequestPlan, known: ResourcePlan, { force, flag }: Forcing): void {
  const { name, methods } = resource;
  if (known.id !== undefined && plan.effect === 'read') {
    if (resource.function === undefined && methods.includes('GET')) return;
    throw new CliError(
      'combination',
      `${name} has no records that can be read by their key.`,
      methods.includes('GET') ? 'Read it as a list.' : `It supports ${methods.join(', ')}.`,
    );
  }
  if (force || methods.includes(plan.method)) return;
  throw new CliError(
    'input',
    `${name} does not support ${plan.method}.`,
    `It supports ${methods.join(', ')}.${plan.method === 'GET' || flag === undefined ? '' : ` --${flag} sends the request anyway.`}`,
  );
}

function resourceOf(
  known: Facts,
  open: () => Promise<Opened>,
  rules: Catalogue,
  { force, flag }: Forcing,
  context: ResourceContext,
): Resource {
  const { name, key, parameters } = known;
  const checkOwn: NonNullable<Resource['checkBody']> = async (body) => {
    const formed = formatted(body, rules);
    refuseFixed(formed, known);
    if (force) return formed;
    const { data, resource } = await open();
    if (resource !== undefined) refuseInvalid(formed, { data, resource, codes: rules.codes, force: flag });
    return formed;
  };
  const read = async (pairs: readonly Pair[], by: string): Promise<readonly Assignment[]> =>
    readPairs(pairs, by, { ...(await open()), force, ...defined({ decimals: rules.decimals }) });
  return {
    ...known,
    keyValue: async (id) => {
      if (key?.type === 'Edm.Guid' && guid(id) === undefined) await refuseCode(id, known, rules, open);
      return keyLiteral(id, key?.type, `Key of ${name}`);
    },
    checkQuery: async (query) => checkQuery(query, open),
    sentQuery: (query, expand) => sentQuery(query, expand, known.needsSelect === true),
    selected: selectionOf,
    limit: ({ $top }) => ($top === undefined ? undefined : { parameter: '$top', rows: Number($top) }),
    queryDoubts: ({ $filter: filter }) => (filter === undefined ? [] : doubtsOfFilter(String(filter), name, rules)),
    checkParameters,
    parameter: (parameter, value) => {
      const type = parameters?.[parameter];
      return type === undefined ? value : literal(String(value), type, parameter);
    },
    checkPairs: async (pairs, by, isBody) => {
      const assignments = await read(pairs, by);
      if (isBody) await checkOwn(knownValues(assignments));
    },
    fieldsOf: async (pairs, by) => {
      const fields: Row = {};
      for (const one of await read(pairs, by)) fields[one.field] = await jsonValue(one, context);
      return fields;
    },
    termsOf: async (pairs, by) => {
      const terms: string[] = [];
      for (const one of await read(pairs, by)) terms.push(await matchTerm(one, context));
      return terms;
    },
    term: (template, value) => termIn(template, value, rules),
    rows: rowsOf,
    record: recordOf,
    plain: (row) => plainRow(row, rules.codes?.width),
    count: (call) => countRows(call, { name, ...defined({ parameters }) }, context),
    columnsOf: (names) => selectedColumns(names, rules),
    withDocuments: (printed, values) => withDocuments(printed, values, known.documents),
    fieldNames: async () => {
      const { resource } = await open();
      const names = Object.keys(force ? {} : (resource?.fields ?? {}));
      return names.length === 0 ? undefined : names;
    },
    scalarFields: async () => {
      const { resource } = await open();
      return resource === undefined ? [] : scalarsOf(resource);
    },
    naming: async () => {
      const { resource } = await open();
      const names = rules.names.filter((one) => Object.hasOwn(force ? {} : (resource?.fields ?? {}), one));
      if (names.length === 0) return undefined;
      return { field: names.map((one) => `{${one}}`).join(' '), query: { $select: names.join(',') } };
    },
    checkBody: checkOwn,
    template: async (options) => {
      const { data, resource } = await open();
      if (resource === undefined) return undefined;
      return templateOf(data, resource, { ...options, without: [...options.without, ...(known.fixed ?? [])] });
    },
    recreation: lazily(async () => {
      const { data, resource } = await open();
      return resource && recreationOf(data, resource);
    }),
    doubts: async (body, creates) => (force ? [] : doubtsOf(body, creates, await open())),
    columns: async () => {
      const { resource } = await open();
      return resource === undefined ? undefined : tableColumns(resource, rules);
    },
  };
}

/** Returns a query with more collections, and with a selection of all fields if the service refuses to read without one. */
function sentQuery(query: Query, expand: readonly string[], needsSelect: boolean): Query {
  const { $select: select, $expand: own } = query;
  // A selection of fields has columns of its own.
  const isNarrowed = Array.isArray(select) && !select.includes('*');
  const all = (before: unknown): readonly unknown[] => [...new Set([before ?? [], expand].flat())];
  const wide =
    expand.length === 0 || isNarrowed
      ? query
      : { ...query, $expand: all(own), ...(select !== undefined && { $select: all(select) }) };
  if (!needsSelect || select !== undefined) return wide;
  // The asterisk leaves out collections, so expanded ones are named.
  return { ...wide, $select: ['*', wide['$expand'] ?? []].flat() };
}

function selectionOf({ $select: select, $expand: expand }: Query): Selection | undefined {
  if (!Array.isArray(select) || select.includes('*')) return undefined;
  return { fields: select.map(String), expanded: [expand ?? []].flat().map(String) };
}

/** Doubts about a filter that the service accepts but that probably finds other records than the user means. */
function doubtsOfFilter(
  filter: string,
  name: string,
  { codes }: Catalogue,
): readonly (readonly [parameter: string, doubt: string])[] {
  const why = `codes are stored right-aligned to ${String(codes?.width)} characters`;
  return [
    ...exchangedCalls(filter).map(
      ({ found, instead }) => `${found} searches for the field in the text; to search for the text, write ${instead}.`,
    ),
    ...bareCodes(filter, name, codes).map(
      ({ found, instead }) => `${found} compares with the digits alone, but ${why}; write ${instead}.`,
    ),
  ].map((doubt) => ['$filter', doubt]);
}

/** Refuses a code in place of a GUID; the error says how to find the GUID. */
async function refuseCode(
  id: string,
  { name }: Facts,
  { codes }: Catalogue,
  open: () => Promise<Opened>,
): Promise<void> {
  const { resource } = await open();
  if (resource?.fields['Code'] === undefined) return;
  const term = `Code eq ${quoted(id)}`;
  throw new CliError(
    'input',
    `The key of ${name} must be a GUID, not ${JSON.stringify(id)}.`,
    `To find the GUID, list ${name} with the filter ${bareCodes(term, name, codes)[0]?.instead ?? term}.`,
  );
}

function formatted(body: Row, rules: Catalogue): Row {
  const named = [...Object.keys(rules.formats ?? {}), ...(rules.codes === undefined ? [] : [rules.codes.field])];
  const changed = named.flatMap((field): [string, unknown][] => {
    const value = body[field];
    return typeof value === 'string' ? [[field, inForm(field, value, rules)]] : [];
  });
  return changed.length === 0 ? body : { ...body, ...Object.fromEntries(changed) };
}

/** Refuses fields that an update cannot change: the service would ignore them, and the update would seem to work. */
function refuseFixed(body: Row, { name, fixed = [] }: Facts): void {
  const wrong = fixed.filter((field) => Object.hasOwn(body, field));
  if (wrong.length === 0) return;
  throw new CliError('input', `${wrong.join(', ')} of ${name} cannot be changed.`, 'Remove it from the request.');
}

const fields = ({ length }: readonly string[]): string => (length === 1 ? 'field' : 'fields');

/** Returns warnings only, because the catalogue is not always right about required and read-only fields. */
function doubtsOf(body: Row, creates: boolean, { data, resource }: Opened): readonly string[] {
  if (resource === undefined) return [];
  const { missing, readonly: fixed } = checkBody(data, resource, body);
  return [
    ...(creates && missing.length > 0 ? [`Missing ${fields(missing)}, usually required: ${missing.join(', ')}.`] : []),
    ...(fixed.length > 0
      ? [`Read-only ${fields(fixed)}, which the service may ignore or refuse: ${fixed.join(', ')}.`]
      : []),
  ];
}
