/** The examples of specs/README.md as projects: the files that its blocks show, and their workflows in JavaScript. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from './cli.js';

export const guide = readFileSync(join(root, 'specs/README.md'), 'utf8');

/** A block of an example: the first line names its file; `more keys` after it add to the file so far. */
export interface Block {
  readonly path: string;
  readonly grows: boolean;
  readonly text: string;
}

/** The blocks of a section that are files. */
export function blocksOf(heading: string): readonly Block[] {
  const [, section = ''] = new RegExp(`^## ${heading}$([^]*?)(?=^## |(?![^]))`, 'm').exec(guide) ?? [];
  return [
    ...section.matchAll(/```(?:yaml|ts|json)\n(?:#|\/\/) (\S+\.(?:yaml|ts|json))(, more keys)?\n([^]*?)```/g),
  ].map(([, path = '', grows, block = '']) => ({ path, grows: grows !== undefined, text: block }));
}

/** The keys at the top of a file, each with its text. */
const keysOf = (yaml: string): readonly (readonly [key: string, text: string])[] =>
  yaml
    .split(/^(?=[a-z])/m)
    .filter((part) => part.trim() !== '')
    .map((part) => [part.split(':')[0] ?? '', part] as const);

/** The files after a block: the block is the file, or replaces and adds keys at its top. */
export function grown(
  files: ReadonlyMap<string, string>,
  { path, grows, text: block }: Block,
): ReadonlyMap<string, string> {
  const before = grows ? keysOf(files.get(path) ?? '') : [];
  const all = new Map([...before, ...keysOf(block)]);
  return new Map([...files, [path, path.endsWith('.yaml') ? [...all.values()].join('') : block]]);
}

export const EXAMPLES = ['A first client', 'A client that writes', 'A client with a workflow and a job'];

/** The files of an example, on top of those of the examples before it. */
export const filesOf = (count: number): ReadonlyMap<string, string> =>
  EXAMPLES.slice(0, count).flatMap(blocksOf).reduce<ReadonlyMap<string, string>>(grown, new Map());

export function written(files: ReadonlyMap<string, string>): string {
  const project = mkdtempSync(join(tmpdir(), 'guide-'));
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  for (const [path, block] of files) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), block);
  }
  return project;
}

/** Compiles the workflows of a project with its own settings. @returns the errors of the types. */
export function transpiled(project: string): readonly string[] {
  const settings = JSON.parse(readFileSync(join(project, 'tsconfig.json'), 'utf8')) as { compilerOptions: object };
  const paths = { 'cmdspec-runtime/kit': [join(root, 'runtime/workflow/index.ts')] };
  const typeRoots = [join(root, 'node_modules/@types')];
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(
    { ...settings, compilerOptions: { ...settings.compilerOptions, paths, typeRoots } },
    ts.sys,
    project,
  );
  const program = ts.createProgram(fileNames, options);
  const found = fileNames.flatMap((name) => {
    const own = program.getSourceFile(name);
    program.emit(own);
    return program.getSemanticDiagnostics(own);
  });
  return [...errors, ...program.getOptionsDiagnostics(), ...found].map(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, '\n'),
  );
}
