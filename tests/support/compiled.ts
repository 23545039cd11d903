/** A service of this repository as the compiler sees it, without emitting anything. */
import { join } from 'node:path';
import { hasCatalogue, parseCatalogue, readCatalogueText } from '../../generator/1-read/catalogue.js';
import { readProject } from '../../generator/1-read/facts.js';
import {
  parseService,
  parseStandard,
  readSources,
  readStandardSources,
  serviceFolders,
} from '../../generator/1-read/load.js';
import { shape } from '../../generator/2-shape/pass.js';
import { bind } from '../../generator/3-bind/bind.js';
import type { Bound } from '../../generator/3-bind/types.js';
import type { Ir } from '../../generator/5-lower/ir.js';
import { lower } from '../../generator/5-lower/lower.js';
import { createReport } from '../../generator/diagnostics/report.js';
import { root } from './cli.js';

export interface Compiled {
  readonly bound: Bound;
  /** Its commands are in the order of `bound.commands`. */
  readonly ir: Ir;
}

const known = new Map<string, Promise<Compiled>>();

/** Compiles a service once for all tests of a file. Throws when there are no specs of that name or a pass reports an error. */
export function compiled(service: string): Promise<Compiled> {
  const result = known.get(service) ?? compile(service);
  known.set(service, result);
  return result;
}

async function compile(service: string): Promise<Compiled> {
  const specs = join(root, 'specs');
  const report = createReport();
  const folder = (await serviceFolders(specs)).find(({ name }) => name === service);
  const standard = parseStandard(await readStandardSources(), report);
  const documents = folder && parseService(await readSources(specs, folder), folder, standard, report);
  if (folder === undefined || documents === undefined) throw new Error(`There are no specs of ${service}.`);
  const { extension } = await readProject(specs, folder.path, service);
  const text = await readCatalogueText(folder.path, hasCatalogue(documents.service));
  const data = parseCatalogue(text, documents.service, report);
  const bound = bind(await shape(documents, report), data, extension, report);
  if (report.failed) throw new Error(`The specs of ${service} do not compile; run npm run generate.`);
  return { bound, ir: lower(bound, report) };
}
