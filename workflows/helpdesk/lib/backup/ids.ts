import type { Folder } from '../../../lib/folder.js';
import { idOfLine, readLines } from '../../../lib/lines.js';
import { indexOf, type ItemResource } from './resources.js';

/** Yields the ids of the records of a resource in the folder: from its index, or else from its files. */
export async function* localIds(folder: Folder, resource: ItemResource): AsyncGenerator<string> {
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
