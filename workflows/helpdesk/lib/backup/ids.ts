import { isObject, parseJson, type Row } from 'cmdspec-runtime/kit';
import type { Folder } from 'cmdspec-runtime/kit';
import { idOfLine, readLines } from '../../../lib/lines.js';
import { hasItems, indexOf, type Resource } from './resources.js';

/** Yields the ids of the records of a resource in the folder: from the file of all, from its index, or else from its files. */
export async function* localIds(folder: Folder, resource: Resource): AsyncGenerator<string> {
  if (!hasItems(resource)) {
    const { array } = resource.place as { readonly array: string };
    for (const { id } of recordsIn(await folder.read(array)) ?? []) yield String(id);
    return;
  }
  if ((await folder.size(indexOf(resource))) === undefined) {
    const names = await folder.list(resource.place.folder);
    for (const id of names.map((name) => name.replace(/\.json$/, ''))) if (/^\d+$/.test(id)) yield id;
    return;
  }
  for await (const { text } of readLines(folder, indexOf(resource))) {
    const id = idOfLine(text);
    if (id !== undefined) yield id;
  }
}

/** The records in the text of a file of all records; undefined for any other text, none without a file. */
export function recordsIn(content: string | undefined): readonly Row[] | undefined {
  if (content === undefined) return [];
  try {
    const value: unknown = parseJson(content);
    return Array.isArray(value) && value.every(isObject) ? value : undefined;
  } catch {
    return undefined;
  }
}
