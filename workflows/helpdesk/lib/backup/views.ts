import { tablesOf, VIEWS, viewsSql } from 'cmdspec-runtime/kit';
import { RESOURCES, type Place } from './resources.js';
import type { Run } from './run.js';

/** Writes the views of all records in the folder. A resource without records has none: there would be no file to read. */
export async function writeViews({ folder, kit }: Run): Promise<void> {
  const tables = await tablesOf(kit.client);
  const views = [];
  for (const { name, place } of RESOURCES) {
    if (!(await isSaved(place, folder))) continue;
    const form = 'array' in place ? ('array' as const) : ('object' as const);
    views.push({ name, file: patternOf(place), table: tables[name] ?? {}, form });
  }
  await folder.write(VIEWS, viewsSql(folder.root, views));
}

function patternOf(place: Place): string {
  if ('array' in place) return place.array;
  return place.file === undefined ? `${place.folder}/*.json` : `${place.folder}/*/${place.file}`;
}

/** Whether a resource has a file of records. */
async function isSaved(place: Place, folder: Run['folder']): Promise<boolean> {
  if ('array' in place) return (await folder.size(place.array)) !== undefined;
  return (await folder.list(place.folder)).some((name) => /^\d+(?:\.json)?$/.test(name));
}
