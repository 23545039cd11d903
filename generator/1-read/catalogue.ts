/** Reads and parses the file of a catalogue. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogueData } from '../../runtime/contract/catalogue.js';
import type { Report } from '../diagnostics/report.js';
import type { Document } from './load.js';
import { placeOfKey } from './source.js';

/** Name of the file with the data of a catalogue, beside service.yaml. */
export const CATALOGUE = 'catalogue.json';

/** Whether a service has a catalogue. */
export const hasCatalogue = (service: Document): boolean =>
  (service.value as { catalogue?: unknown }).catalogue !== undefined;

/** Reads the file of a catalogue; `undefined` if it does not exist, which a rule reports. */
export async function readCatalogueText(folder: string, isDeclared: boolean): Promise<string | undefined> {
  const file = join(folder, CATALOGUE);
  return isDeclared && existsSync(file) ? readFile(file, 'utf8') : undefined;
}

/** Returns the records of a catalogue by name. */
export function parseCatalogue(text: string | undefined, service: Document, report: Report): CatalogueData | undefined {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as CatalogueData;
  } catch (error) {
    report.add('CS109', placeOfKey(service.value as object, 'catalogue'), { problem: (error as Error).message });
    return undefined;
  }
}
