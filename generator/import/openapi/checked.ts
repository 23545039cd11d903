/** Translates a description to specs that compile: an operation whose command would not is left out. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { placeOfKey, type Source } from '../../1-read/source.js';
import { readYaml } from '../../1-read/yaml.js';
import { compile } from '../../compile.js';
import { createReport, type Diagnostic } from '../../diagnostics/report.js';
import { specText } from '../yaml.js';
import { placeOf, translate, type Omitted, type Translation } from './translate.js';
import type { Description, Finding, Spec } from './types.js';

/**
 * Translates a description, and compiles the result. A command with an error is left out and listed, until the rest
 * compiles.
 */
export async function translateChecked(
  description: Description,
  name: string,
  before: readonly Spec[],
  choices: Parameters<typeof translate>[4] = {},
): Promise<Translation> {
  const left = new Map<string, Finding>();
  let omitted: Omitted = {};
  for (;;) {
    const made = translate(description, name, before, omitted, choices);
    const errors = await errorsOf(made.specs);
    const found = errors.flatMap((error) => findingsFor(error, made)).filter(({ pointer }) => !left.has(pointer));
    if (found.length === 0) {
      const rest = errors.map(({ span, message }) => ({
        pointer: '#',
        problem: `${basename(span.source.file)}: ${message}`,
      }));
      return { ...made, findings: [...made.findings, ...left.values(), ...rest] };
    }
    for (const finding of found) left.set(finding.pointer, finding);
    omitted = { tools: left.has(TOOLS), service: left.has(SERVICE), operations: new Set(left.keys()) };
  }
}

const TOOLS = '#/paths';
const SERVICE = '#/components';

/** Returns what is left out because of an error: the operation of the command, or of all commands of a group. */
function findingsFor({ code, message, span }: Diagnostic, { origins }: Translation): Finding[] {
  const file = basename(span.source.file, '.yaml');
  if (code === 'CS441' || code === 'CS442')
    return [{ pointer: TOOLS, problem: `the tool server is left out: ${message}` }];
  if (file === 'service') {
    const problem = `credentials, paging styles and places of error messages are left out: ${message}`;
    return [{ pointer: SERVICE, problem }];
  }
  const command = commandAt(span.source, span.start, file);
  const pointers = [...origins].flatMap(([place, pointer]) =>
    command === undefined
      ? place.startsWith(placeOf(file, undefined, ''))
        ? pointer
        : []
      : place === command
        ? pointer
        : [],
  );
  return pointers.map((pointer) => ({
    pointer,
    problem: `a spec cannot express the operation, so there is no command: ${message}`,
  }));
}

interface Group {
  readonly commands?: object;
  readonly groups?: Readonly<Record<string, { readonly commands?: object }>>;
}

/** Returns the place of the command that is written at an offset; `undefined` for the head of the group. */
function commandAt(source: Source, offset: number, file: string): string | undefined {
  const group = (readYaml(source, createReport()) ?? {}) as Group;
  const parts = [[undefined, group] as const, ...Object.entries(group.groups ?? {})];
  const starts = parts.flatMap(([part, { commands = {} }]) =>
    Object.keys(commands).map((name) => ({
      place: placeOf(file, part, name),
      start: placeOfKey(commands, name).start,
    })),
  );
  return starts.filter(({ start }) => start <= offset).sort((a, b) => b.start - a.start)[0]?.place;
}

async function errorsOf(specs: Translation['specs']): Promise<Diagnostic[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cmdspec-import-'));
  try {
    for (const [file, spec] of Object.entries(specs))
      await writeFile(join(folder, `${file}.yaml`), specText(spec, 'schema.json'));
    const out = join(folder, 'none');
    const { diagnostics } = await compile({ specs: folder, out, services: [], mode: 'check', target: 'ts' });
    return diagnostics.filter(({ severity }) => severity === 'error');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
