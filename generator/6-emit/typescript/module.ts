/** Prints modules of code. */
import {
  IndentationText,
  Project,
  QuoteKind,
  StructureKind,
  type ImportDeclarationStructure,
  type SourceFileStructure,
} from 'ts-morph';
import type { Target } from '../../1-read/facts.js';
import { mark, type OutputFile } from '../files.js';
import { literal, multiline, Open, propertyName, quoted, width } from './literal.js';

export interface Import {
  readonly from: string;
  readonly names?: readonly string[];
  readonly types?: readonly string[];
}

export interface Property {
  readonly name: string;
  /** With the space or line break before it. */
  readonly type: string;
  readonly optional: boolean;
  /** Names of the runtime that the type uses. */
  readonly imports: readonly string[];
}

export interface Interface {
  readonly name: string;
  readonly comment: string;
  /** Types that it extends. */
  readonly parents?: readonly string[];
  readonly properties: readonly Property[];
}

/** Flags that commands share, with the interface of their values. */
export interface FlagConstant {
  readonly name: string;
  readonly value: object;
  readonly interface: Interface;
}

interface Constant {
  readonly name: string;
  readonly value: unknown;
  readonly type?: string;
  /** A function that returns the constant, called with an argument and the value; it has the type. */
  readonly call?: { readonly name: string; readonly type: string; readonly first: string };
}

export interface Module {
  readonly path: string;
  /** Comments in the first lines. */
  readonly header: string;
  readonly imports?: readonly Import[];
  /** A type that the constant's type refers to. */
  readonly interface?: Interface;
  /** Requests that the constant refers to, by name. */
  readonly calls?: Readonly<Record<string, object>>;
  readonly constant?: Constant;
  readonly flagConstants?: readonly FlagConstant[];
  /** Code at the end. */
  readonly code?: string;
}

const project = new Project({
  useInMemoryFileSystem: true,
  skipLoadingLibFiles: true,
  skipFileDependencyResolution: true,
  manipulationSettings: { indentationText: IndentationText.TwoSpaces, quoteKind: QuoteKind.Single },
});

/** Prints a module: one structure, created once; nothing is parsed again and no type is checked. */
export function printModule(module: Module, target: Target): OutputFile {
  const path = target === 'ts' ? module.path : module.path.replace(/\.ts$/, '.js');
  const file = project.createSourceFile('/module.ts', structureOf(module, target), { overwrite: true });
  const text = `${file.getFullText().trimEnd()}\n`;
  project.removeSourceFile(file);
  return { path, text };
}

/** Prints a module with texts by name. */
export function printTexts(
  path: string,
  name: string,
  texts: readonly (readonly [string, string])[],
  target: Target,
): OutputFile {
  const value = new Open(Object.fromEntries(texts.map(([key, text]) => [key, multiline(text)])));
  return printModule(
    { path, header: `// ${mark}`, constant: { name, type: 'Readonly<Record<string, string>>', value } },
    target,
  );
}

/** Prints the module without its types, for Node without a build. */
function structureOf(
  { header, imports = [], interface: shape, calls, constant, flagConstants = [], code }: Module,
  target: Target,
): SourceFileStructure {
  const types = target === 'ts';
  const declarations = [
    ...(shape === undefined || !types ? [] : [interfaceText(shape)]),
    ...(calls === undefined ? [] : [callsText(calls, types)]),
    ...(constant === undefined ? [] : [constantText(constant, types)]),
    ...flagConstants.map((entry) => flagsText(entry, types)),
    ...(code === undefined ? [] : [code]),
  ];
  return {
    kind: StructureKind.SourceFile,
    statements: [
      header,
      ...imports.filter(({ names = [] }) => types || names.length > 0).map((entry) => importOf(entry, types)),
      `\n${declarations.join('\n\n')}`,
    ],
  };
}

function importOf({ from, names = [], types = [] }: Import, withTypes: boolean): ImportDeclarationStructure | string {
  const words = [...names, ...(withTypes ? types.map((name) => `type ${name}`) : [])];
  const line = `import { ${words.join(', ')} } from ${quoted(from)};`;
  // ts-morph prints a structure on one line, however long.
  if (names.length > 0 && line.length > width)
    return `import {\n${words.map((word) => `  ${word},\n`).join('')}} from ${quoted(from)};`;
  return {
    kind: StructureKind.ImportDeclaration,
    moduleSpecifier: from,
    isTypeOnly: names.length === 0,
    namedImports: [
      ...names.map((name) => ({ name })),
      ...(withTypes ? types.map((name) => ({ name, isTypeOnly: names.length > 0 })) : []),
    ],
  };
}

/** Text, because structures of ts-morph cannot break a long type as the formatter does, and indent template literals. */
function interfaceText({ name, comment, parents = [], properties }: Interface): string {
  const lines = properties.map((property) => {
    const key = `${propertyName(property.name)}${property.optional ? '?' : ''}`;
    return `  readonly ${key}:${property.type};\n`;
  });
  const body = lines.length === 0 ? '{}' : `{\n${lines.join('')}}`;
  return `/** ${comment} */\nexport interface ${name}${heritage(name, parents)} ${body}`;
}

/** Returns the `extends` clause: on the line of the interface, on the next line, or with one type per line. */
function heritage(name: string, parents: readonly string[]): string {
  if (parents.length === 0) return '';
  const all = `extends ${parents.join(', ')}`;
  if (`export interface ${name} ${all} {}`.length <= width) return ` ${all}`;
  return `  ${all} {}`.length <= width ? `\n  ${all}` : `\n  extends\n    ${parents.join(',\n    ')}`;
}

/** Returns the constant, checked against its interface, so that both have the same names. */
function flagsText({ name, value, interface: shape }: FlagConstant, types: boolean): string {
  const checked = types ? ` satisfies Record<keyof ${shape.name}, FlagData>` : '';
  const constant = `export const ${name} = ${literal(new Open(value))}${checked};`;
  return types ? `${interfaceText(shape)}\n\n${constant}` : constant;
}

/** Returns the requests, checked against the type of plans without losing their names. */
function callsText(calls: Readonly<Record<string, object>>, types: boolean): string {
  const value = literal(new Open(calls));
  return `/** Requests of the workflow. */\nconst calls = ${value}${types ? ' satisfies Record<string, RequestPlan>' : ''};`;
}

function constantText({ name, value, type, call }: Constant, types: boolean): string {
  const typed = types && type !== undefined ? `: ${type}` : '';
  const made = call === undefined ? '' : `${call.name}${types ? `<${call.type}>` : ''}(${call.first}, `;
  const before = `export const ${name}${typed} = ${made}`;
  return `${before}${literal(value, 0, before.length)}${call === undefined ? '' : ')'};`;
}
