/** The compiler: runs its passes over the services in a folder. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { defined } from '../runtime/base/defined.js';
import { parseCatalogue, readCatalogueText } from './1-read/catalogue.js';
import { projectOf, readFacts, readProject, type Facts, type Target } from './1-read/facts.js';
import {
  parseService,
  parseStandard,
  readSources,
  readStandardSources,
  serviceFolders,
  type Documents,
  type Folder,
} from './1-read/load.js';
import { placeOfValue, shownPath } from './1-read/source.js';
import type { Bound } from './3-bind/types.js';
import type { ToolSet } from './5-lower/tool-sets.js';
import type { Compared } from './compare/change.js';
import { createReport, type Diagnostic, type Report } from './diagnostics/report.js';
import { built, isBuilt, type Readme, type Surroundings } from './6-emit/files.js';
import type { Changes } from './7-write/write.js';
import { digestOf, inputHash, knownDigest, lockText, storeDigest, upToDate } from './7-write/lock.js';
import { createCache } from './cache.js';
import { createClock, type Timing } from './clock.js';

export interface Options {
  readonly specs: string;
  readonly out: string;
  /** Names of the services to compile; empty for all. */
  readonly services: readonly string[];
  /**
   * `check`: only diagnostics. `drift`: compare with the existing sources. `write`: write the output. `build`: write only
   * what is built. `lower`: return the compiled data without the findings of rules, which look at files around the specs.
   */
  readonly mode: 'check' | 'drift' | 'write' | 'build' | 'lower';
  readonly target: Target;
  /** Folder of the reference pages; without it none are written. */
  readonly docs?: string;
}

/** A command that is a workflow of the service. */
export interface WorkflowFact {
  readonly service: string;
  readonly words: string;
  /** File of the workflow, without the extension. */
  readonly module: string;
  readonly why: string;
}

export interface Compiled {
  readonly service: string;
  readonly out: string;
  /** Only in the modes `lower`, `write` and `build`; absent if the output is up to date. */
  readonly lowered?: Compared;
  /** Only in the mode `check`. */
  readonly workflows?: readonly WorkflowFact[];
  /** Sets of tools that the client can offer; only in the mode `check`. */
  readonly toolSets?: readonly ToolSet[];
  /** Absent if the output is up to date, or in modes that write nothing. */
  readonly changes?: Changes;
}

export interface Outcome {
  readonly diagnostics: readonly Diagnostic[];
  readonly failed: boolean;
  readonly compiled: readonly Compiled[];
  /** Requested services that do not exist; `known` has those that do. */
  readonly unknown: readonly string[];
  readonly known: readonly string[];
  /** Changes of a run as a unified diff. */
  readonly drift: string;
  readonly timings: readonly Timing[];
}

/** Runs all passes. A pass collects all its findings; the run stops after a pass with errors. */
export async function compile(options: Options): Promise<Outcome> {
  const clock = createClock();
  const writes = options.mode === 'write' || options.mode === 'build';
  const wanted = options.mode === 'build' ? isBuilt : () => true;
  const report = createReport();
  const folders = await serviceFolders(options.specs);
  const known = folders.map(({ name, path }) => name || serviceName(path));
  const unknown = options.services.filter((name) => !known.includes(name));
  const chosen = folders.filter(
    (_, index) => options.services.length === 0 || options.services.includes(known[index] ?? ''),
  );
  const compiled: Compiled[] = [];
  const drifts: string[] = [];

  const cache = createCache();
  const shared = await clock.time('read', readStandardSources);
  let standard: ReturnType<typeof parseStandard> | undefined;

  /** Runs the passes for one service; `undefined` after an error. */
  const compileService = async (folder: Folder, own: Report): Promise<Compiled | undefined> => {
    const sources = await clock.time('read', () => readSources(options.specs, folder));
    const parse = (): Promise<Documents | undefined> =>
      clock.time('read', () => {
        standard ??= parseStandard(shared, report);
        return parseService(sources, folder, standard, own);
      });
    const read = [...shared, ...sources];
    let documents: Documents | undefined;
    const stored = await clock.time('compare', () => knownDigest(cache, folder.path, read));
    let digest = stored;
    if (digest === undefined || !writes) {
      documents = await parse();
      if (documents === undefined || own.failed) return undefined;
      digest = digestOf(documents);
      if (stored === undefined && own.sorted().length === 0) storeDigest(cache, folder.path, read, digest);
    }
    const name = digest.service;
    const twin = folders.slice(0, folders.indexOf(folder)).find(({ path }) => serviceName(path) === name);
    if (twin !== undefined) {
      documents ??= await parse();
      const file = shownPath(join(twin.path, 'service.yaml'));
      if (documents !== undefined) own.add('CS110', placeOfValue(documents.service.value, 'service'), { name, file });
      return undefined;
    }
    const out = resolve(folder.name === '' ? options.out : join(options.out, name));
    const surroundings = surroundingsOf(options, folder, name, out);
    const project = await clock.time('read', () => readProject(options.specs, folder.path, name));
    const data = await clock.time('read', () => readCatalogueText(folder.path, digest.hasCatalogue));
    const input = await clock.time('compare', () => inputHash(digest, project, data, surroundings, options.target));
    const result = { service: name, out };
    if (writes && (await clock.time('compare', () => upToDate(out, input, wanted)))) return result;
    const parsed = documents ?? (await parse());
    if (parsed === undefined || own.failed) return undefined;

    const { shape } = await clock.time('load', () => import('./2-shape/pass.js'));
    const shaped = await clock.time('shape', () => shape(parsed, own));
    if (own.failed) return undefined;

    const records = await clock.time('read', () => parseCatalogue(data, parsed.service, own));
    if (own.failed) return undefined;

    const { bind } = await clock.time('load', () => import('./3-bind/bind.js'));
    const bound = await clock.time('bind', () => bind(shaped, records, project.extension, own));
    if (own.failed) return undefined;

    const { lower } = await clock.time('load', () => import('./5-lower/lower.js'));
    if (options.mode === 'lower') return { ...result, lowered: { bound, ir: lower(bound, createReport()) } };

    const { hosts, output } = bound.spec;
    const facts = await clock.time('read', () => readFacts(project, hosts !== undefined || output?.default !== 'text'));
    const { applyRules } = await clock.time('load', () => import('./4-rules/rules.js'));
    await clock.time('rules', () => applyRules(bound, facts, options.target, own));
    if (own.failed) return undefined;

    const ir = await clock.time('lower', () => lower(bound, own));
    if (own.failed) return undefined;
    if (options.mode === 'check') {
      const { toolSets } = await import('./5-lower/tool-sets.js');
      return { ...result, workflows: workflowsOf(bound, facts), toolSets: toolSets(ir.tools, bound) };
    }

    const { emit } = await clock.time('load', () => import('./6-emit/emit.js'));
    const files = await clock.time('emit', () => emit({ ir, surroundings, ...defined({ catalogue: data }) }));

    const { driftOf, writeFiles } = await clock.time('load', () => import('./7-write/write.js'));
    const { referenceMark } = await clock.time('load', () => import('./6-emit/reference/emit.js'));
    const { docs } = surroundings;
    const pages = docs === undefined ? undefined : { path: docs, mark: referenceMark(ir.service.binary) };
    if (options.mode === 'drift') {
      drifts.push(await clock.time('compare', () => driftOf(out, shownPath(out), files, pages)));
      return result;
    }
    const changes = await clock.time('write', () => writeFiles(out, files, lockText(input, files), pages, wanted));
    return { ...result, changes, lowered: { bound, ir } };
  };

  for (const folder of unknown.length > 0 ? [] : chosen) {
    const own = createReport();
    const one = await compileService(folder, own);
    report.merge(own);
    if (one !== undefined) compiled.push(one);
  }
  const diagnostics = report.sorted();
  return {
    diagnostics,
    failed: report.failed,
    compiled,
    unknown,
    known,
    drift: drifts.join(''),
    timings: clock.timings(),
  };
}

/** Returns the workflows of a service, in the order of its commands. */
function workflowsOf({ commands, spec }: Bound, { folders }: Facts): WorkflowFact[] {
  return commands.flatMap(({ words, workflow, spec: { why = '' } }) => {
    if (workflow === undefined || workflow.shared) return [];
    const module = `${shownPath(folders.workflows)}/${workflow.name}`;
    return [{ service: spec.service, words: words.join(' '), module, why }];
  });
}

/** Returns the paths from the output to the files next to the specs. */
function surroundingsOf({ specs, target, docs }: Options, folder: Folder, service: string, out: string): Surroundings {
  const project = projectOf(specs);
  const to = (...parts: string[]) =>
    relative(out, join(...parts))
      .split(sep)
      .join('/');
  return {
    target,
    workflows: to(project, 'workflows', service),
    sandbox: `${dotted(to(project, 'sandbox', service))}/index.js`,
    data: target === 'js' ? `./${built}` : dotted(to(folder.path)),
    ...defined({ docs: docs && (to(docs) || '.'), readme: readmeBeside(docs, service, to) }),
  };
}

/** Returns the README beside the folder of the reference pages, if two comments mark the place of the table of commands. */
function readmeBeside(docs: string | undefined, service: string, to: (path: string) => string): Readme | undefined {
  if (docs === undefined) return undefined;
  const path = join(docs, '..', 'README.md');
  if (!existsSync(path)) return undefined;
  const parts = new RegExp(
    `^([^]*^<!-- commands of ${service}:.*-->\\r?\\n)[^]*?(^<!-- end of commands -->[^]*)$`,
    'm',
  );
  const [, before, after] = parts.exec(readFileSync(path, 'utf8')) ?? [];
  return before === undefined || after === undefined
    ? undefined
    : { path: to(path), before, after, docs: basename(docs) };
}

const dotted = (path: string): string => (path.startsWith('.') ? path : `./${path}`);

/** Returns the name of a service from the first `service:` line of its service.yaml. */
function serviceName(folder: string): string {
  const path = join(folder, 'service.yaml');
  if (!existsSync(path)) return '';
  return /^\uFEFF?service:\s*['"]?([a-z][a-z0-9-]*)/m.exec(readFileSync(path, 'utf8'))?.[1] ?? '';
}
