/** The collections of an account, which a backup and a warehouse copy. */
import {
  CliError,
  isObject,
  parseJson,
  tablesOf,
  timesIn,
  writeSchema,
  type Adopted,
  type Copies,
  type Kit,
  type Row,
  type Source,
  type View,
} from 'cmdspec-runtime/kit';
import { columnsOf } from './columns.js';
import { isFeed } from './feeds.js';

/** Collections with the definitions of the fields of others. Leads have the fields of deals. */
const DEFINITIONS: Readonly<Record<string, string>> = {
  activities: 'activityFields',
  deals: 'dealFields',
  leads: 'dealFields',
  organizations: 'organizationFields',
  persons: 'personFields',
  products: 'productFields',
};

/** Names of the collections of records, in alphabetical order. */
export const RECORDS: readonly string[] = [
  'activities',
  'activityTypes',
  'currencies',
  'deals',
  'filters',
  'leadLabels',
  'leads',
  'notes',
  'organizations',
  'persons',
  'pipelines',
  'products',
  'projects',
  'stages',
  'users',
  'webhooks',
];

/** Returns the collection with the definitions of the fields of another one. */
export const fieldsOf = (name: string): string | undefined => DEFINITIONS[name];

/** Field with the identity of a record. */
export const keyField = (name: string): string => (RECORDS.includes(name) ? 'id' : 'field_code');

/** Collections of products that an account may not have. */
const OPTIONAL: readonly string[] = ['projects'];

/** Skips a collection that the account does not have; any other failure ends the run. */
export function skipAbsent({ name }: Pick<Source, 'name'>, error: unknown, { note }: Pick<Kit, 'note'>): void {
  const isRefused = error instanceof CliError && [402, 403, 404].includes(error.details.statusCode ?? 0);
  if (!isRefused || !OPTIONAL.includes(name)) throw error;
  note(`Skipped ${name}, which the account does not have: ${error.message}`);
}

/** Returns the sources that were read, now or earlier. */
export const readSources = (sources: readonly Source[], { progress }: Pick<Copies, 'progress'>): readonly Source[] =>
  sources.filter(({ name }) => progress(name)?.completeAsOf !== undefined);

/** File of a backup with the records of a collection, as one JSON array. */
export const arrayFile = (name: string): string => `${name}.json`;

/** Returns what reads the manifest of an earlier version, which has a time for each list; it returns undefined for another manifest. */
export const adopter =
  (sources: readonly Source[]) =>
  (manifest: Readonly<Record<string, unknown>>): Adopted | undefined => {
    const { account, watermarks, completed } = manifest;
    if (!isObject(watermarks) && !Array.isArray(completed) && Object.keys(manifest).length > 0) return undefined;
    const times = isObject(watermarks) ? timesIn(JSON.stringify(watermarks)) : {};
    const collections = sources.filter(isFeed).map(({ name, cursorAt }) => {
      // The earlier names of the list of a collection, and of the list of its archived records.
      const names = [name, `${name}/archived`];
      const own = Object.keys(timesIn(cursorAt?.(''))).flatMap((list, index) => {
        const { [names[index] ?? '']: time } = times;
        return isTime(time) ? [[list, time] as const] : [];
      });
      return [name, own.length === 0 ? {} : { cursor: JSON.stringify(Object.fromEntries(own)) }] as const;
    });
    return { ...(typeof account === 'string' ? { account } : {}), collections: Object.fromEntries(collections) };
  };

const isTime = (text: string | undefined): text is string => !Number.isNaN(Date.parse(text ?? ''));

/** Writes what databases must know of collections, with `views` also their views. */
export async function describeTables(
  copies: Copies,
  views: boolean,
  { client, sources }: Pick<Kit, 'client' | 'sources'>,
): Promise<void> {
  const { folder, open } = copies;
  const definitionsIn = async (source: Source): Promise<readonly Row[]> => {
    const definitions: Row[] = [];
    for await (const lines of (await open(source)).lines())
      definitions.push(...lines.map((line) => parseJson(line) as Row));
    return definitions;
  };
  const described: View[] = [];
  for (const { name } of readSources(sources, copies)) {
    const table = await tableOf(name, sources, definitionsIn, client);
    described.push({ ...table, name, file: `${name}.ndjson`, form: 'lines', key: keyField(name) });
  }
  await writeSchema(folder, described, { views });
}

/** Returns the columns of a collection; those of custom fields have their names. */
export async function tableOf(
  name: string,
  sources: readonly Source[],
  definitionsIn: (source: Source) => Promise<readonly Row[]>,
  client: Kit['client'],
): Promise<Required<Pick<View, 'table' | 'columns'>>> {
  const table = (await tablesOf(client))[name] ?? {};
  const source = sources.find((one) => one.name === fieldsOf(name));
  const definitions = source === undefined ? [] : await definitionsIn(source);
  const columns = columnsOf(definitions, table, name === 'leads' ? 'beside' : 'inside');
  return { table, columns };
}
