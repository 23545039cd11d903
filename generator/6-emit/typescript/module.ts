import { IndentationText, Project, QuoteKind, StructureKind, type SourceFileStructure } from 'ts-morph';
import type { OutputFile, Target } from '../files.js';
import { literal, propertyName } from './literal.js';

export interface Import {
  readonly from: string;
  readonly names?: readonly string[];
  readonly types?: readonly string[];
}

export interface Property {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  readonly comment: string;
}

export interface Module {
  readonly path: string;
  /** First lines, comments. */
  readonly header: string;
  readonly imports?: readonly Import[];
  /** A type that the constant's type refers to. */
  readonly interface?: { readonly name: string; readonly comment: string; readonly properties: readonly Property[] };
  readonly constant?: { readonly name: string; readonly type: string; readonly value: unknown };
  /** Code at the end. */
  readonly code?: string;
}

/** Prints modules: one structure a file, created once; nothing is parsed again and no type is checked. */
export function createPrinter(target: Target): (module: Module) => OutputFile {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    skipFileDependencyResolution: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces, quoteKind: QuoteKind.Single },
  });
  return (module) => {
    const file = project.createSourceFile('/module.ts', target === 'ts' ? typed(module) : untyped(module), {
      overwrite: true,
    });
    const text = file.getFullText();
    project.removeSourceFile(file);
    return { path: target === 'ts' ? module.path : module.path.replace(/\.ts$/, '.js'), text: `${text.trimEnd()}\n` };
  };
}

function typed({ header, imports = [], interface: shape, constant, code }: Module): SourceFileStructure {
  return {
    kind: StructureKind.SourceFile,
    statements: [
      header,
      ...imports.map(({ from, names = [], types = [] }) => ({
        kind: StructureKind.ImportDeclaration as const,
        moduleSpecifier: from,
        isTypeOnly: names.length === 0,
        namedImports: [
          ...names.map((name) => ({ name })),
          ...types.map((name) => ({ name, isTypeOnly: names.length > 0 })),
        ],
      })),
      ...(shape === undefined
        ? []
        : [
            {
              kind: StructureKind.Interface as const,
              isExported: true,
              name: shape.name,
              docs: [shape.comment],
              properties: shape.properties.map(({ name, type, optional, comment }) => ({
                name: propertyName(name),
                type,
                hasQuestionToken: optional,
                isReadonly: true,
                docs: [comment],
              })),
            },
          ]),
      ...(constant === undefined
        ? []
        : [`${shape === undefined ? '\n' : ''}${statement(constant.name, constant.type, constant.value)}`]),
      ...(code === undefined ? [] : [`\n${code}`]),
    ],
  };
}

/** The same module for node without a build: types are left out, or become comments. */
function untyped({ header, imports = [], constant, code }: Module): SourceFileStructure {
  return {
    kind: StructureKind.SourceFile,
    statements: [
      header,
      ...imports
        .filter(({ names = [] }) => names.length > 0)
        .map(({ from, names = [] }) => ({
          kind: StructureKind.ImportDeclaration as const,
          moduleSpecifier: from,
          namedImports: [...names],
        })),
      ...(constant === undefined ? [] : [`\n${statement(constant.name, undefined, constant.value)}`]),
      ...(code === undefined ? [] : [`\n${code}`]),
    ],
  };
}

function statement(name: string, type: string | undefined, value: unknown): string {
  const before = `export const ${name}${type === undefined ? '' : `: ${type}`} = `;
  // As text: a structure would indent an initializer of several lines, and the lines of template literals with it.
  return `${before}${literal(value, 0, before.length)};`;
}
