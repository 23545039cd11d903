import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogueData } from '../../runtime/contract/catalogue.js';
import type { Report } from '../diagnostics/report.js';
import type { Document } from './load.js';
import { placeOfValue } from './source.js';

/** Returns the file that `catalogue.file` of service.yaml names. */
export function catalogueFile(service: Document): string | undefined {
  const { file } = (service.value as { catalogue?: { file?: unknown } }).catalogue ?? {};
  return typeof file === 'string' ? file : undefined;
}

/** Reads the file of a catalogue; `undefined` if it does not exist, which a rule reports. */
export async function readCatalogueText(folder: string, file: string | undefined): Promise<string | undefined> {
  if (file === undefined || !existsSync(join(folder, file))) return undefined;
  return readFile(join(folder, file), 'utf8');
}

/** Returns the records of a catalogue by name. */
export function parseCatalogue(text: string | undefined, service: Document, report: Report): CatalogueData | undefined {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as CatalogueData;
  } catch (error) {
    const { catalogue } = service.value as { catalogue: object };
    report.add('CS109', placeOfValue(catalogue, 'file'), { problem: (error as Error).message });
    return undefined;
  }
}
