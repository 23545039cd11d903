/** The specs of one service, read once and then compiled in memory, as often as a test changes them. */
import { join } from 'node:path';
import { hasCatalogue, parseCatalogue, readCatalogueText } from '../../../generator/1-read/catalogue.js';
import { readFacts, readProject } from '../../../generator/1-read/facts.js';
import {
  parseService,
  parseStandard,
  readSources,
  readStandardSources,
  serviceFolders,
  type Document,
} from '../../../generator/1-read/load.js';
import type { Span } from '../../../generator/1-read/source.js';
import { readYaml } from '../../../generator/1-read/yaml.js';
import { shape } from '../../../generator/2-shape/pass.js';
import { bind } from '../../../generator/3-bind/bind.js';
import { applyRules } from '../../../generator/4-rules/rules.js';
import { lower } from '../../../generator/5-lower/lower.js';
import { emit } from '../../../generator/6-emit/emit.js';
import { text } from '../../../generator/diagnostics/format.js';
import { createReport, type Report } from '../../../generator/diagnostics/report.js';
import type { Bound } from '../../../generator/3-bind/types.js';

export interface Result {
  /** The diagnostics and the output; two results are the same if these are. */
  readonly text: string;
  /** Places of errors; with one there is no output. */
  readonly errors: readonly Span[];
}

type Edit = (value: object) => void;

export interface Project {
  readonly documents: readonly Document[];
  /** The specs as they are. */
  readonly before: Result;
  /** Compiles the specs with one file changed by `edit`. */
  compile(file: Document, edit: Edit): Promise<Result>;
  /** Whether the specs compile into something else with one file changed by `edit`. */
  differs(file: Document, edit: Edit): Promise<boolean>;
}

/** With `emits` the output is the emitted files, else the data they are emitted from, which takes less time. */
export async function openProject(specs: string, service: string, emits: boolean): Promise<Project> {
  const reading = createReport();
  const folder = (await serviceFolders(specs)).find(({ name }) => name === service);
  if (folder === undefined) throw new Error(`There are no specs in ${join(specs, service)}.`);
  const standard = parseStandard(await readStandardSources(), reading);
  const read = parseService(await readSources(specs, folder), folder, standard, reading);
  if (read === undefined || reading.failed) throw new Error(text(reading.sorted()));
  const facts = await readFacts(
    await readProject(specs, folder.path, (read.service.value as { service: string }).service),
  );
  const data = await readCatalogueText(folder.path, hasCatalogue(read.service));
  const records = parseCatalogue(data, read.service, reading);
  /** Binds the specs, with one file changed; `undefined` after an error. */
  const bound = async (report: Report, file?: Document, edit?: Edit): Promise<Bound | undefined> => {
    /** Reads the file anew, because the output shares values with what was read, and is frozen. */
    const changed = (document: Document): Document => {
      if (document !== file) return document;
      const value = readYaml(document.source, report) as object;
      edit?.(value);
      return { ...document, value };
    };
    const shaped = await shape({ ...read, service: changed(read.service), groups: read.groups.map(changed) }, report);
    if (report.failed) return undefined;
    const found = bind(shaped, hasCatalogue(shaped.service) ? records : undefined, facts.extension, report);
    return report.failed ? undefined : found;
  };
  const compile = async (file?: Document, edit?: Edit): Promise<Result> => {
    const report = createReport();
    const result = (output?: unknown): Result => ({
      text: JSON.stringify([text(report.sorted()), output]),
      errors: report.sorted().flatMap(({ severity, span }) => (severity === 'error' ? [span] : [])),
    });
    const found = await bound(report, file, edit);
    if (found !== undefined) applyRules(found, facts, 'ts', report);
    if (found === undefined || report.failed) return result();
    const ir = lower(found, report);
    const catalogue = data !== undefined && hasCatalogue(found.documents.service) ? { catalogue: data } : {};
    return result(emits ? emit({ ir, surroundings, ...catalogue }) : ir);
  };
  /** The data of specs that no rule has checked, which takes a third of the time. */
  const dataOf = (found: Bound): string => JSON.stringify(lower(found, createReport()));
  const before = await compile();
  if (before.errors.length > 0) throw new Error(before.text);
  const first = await bound(createReport());
  const dataBefore = first === undefined ? '' : dataOf(first);
  return {
    documents: [read.service, ...read.groups],
    before,
    compile,
    async differs(file, edit) {
      if (emits) return (await compile(file, edit)).text !== before.text;
      const found = await bound(createReport(), file, edit);
      try {
        if (found === undefined || dataOf(found) !== dataBefore) return true;
      } catch {
        // A rule refuses these specs.
      }
      return (await compile(file, edit)).text !== before.text;
    },
  };
}

const surroundings = {
  target: 'ts',
  workflows: 'workflows',
  sandbox: './sandbox.js',
  data: '.',
  docs: 'docs',
} as const;
