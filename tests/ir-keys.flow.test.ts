/** Every key of the data that the compiler emits is read by the runtime, the sandbox or the test kit. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from './support/cli.js';

/** Types of data in generated modules. */
const emitted = ['command', 'credential', 'lookups', 'resource', 'route', 'service', 'tables'];

/** Keys that no code reads by name at run time, and what uses them. */
const others: Readonly<Record<string, string>> = {
  'FlagData.unit': 'help and descriptions, which the compiler writes',
  'LinePart.describe': 'help and descriptions, which the compiler writes',
  'Service.version': 'the manifests of the packages, which a script writes',
  'Setting.summary': 'help, which the compiler writes',
};
/** Types of arguments of functions, and types whose keys are looked up by a variable or copied as a whole. */
const whole = /^(?:Unsigned|SigningKey|RouteField|SandboxRules)\./;

const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.ts') && !/\.test\.ts$|^testkit/.test(name))
    .map(({ parentPath, name }) => join(parentPath, name));

test('every key of emitted data is read', () => {
  const files = ['runtime', 'sandbox'].flatMap(filesOf);
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(files, { ...options, noEmit: true, incremental: false });
  const checker = program.getTypeChecker();
  const declared = new Map<ts.Node, string>();
  const read = new Set<ts.Node>();
  const mark = (symbol: ts.Symbol | undefined): void => {
    for (const declaration of symbol?.declarations ?? []) read.add(declaration);
  };
  /** Marks the property of each part of a union. */
  const markIn = (type: ts.Type, name: string): void => {
    for (const one of type.isUnion() ? type.types : [type]) mark(one.getProperty(name));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) markIn(checker.getTypeAtLocation(node.expression), node.name.text);
    else if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression)) {
      markIn(checker.getTypeAtLocation(node.expression), node.argumentExpression.text);
    } else if (
      ts.isBindingElement(node) &&
      ts.isObjectBindingPattern(node.parent) &&
      node.dotDotDotToken === undefined
    ) {
      const name = node.propertyName ?? node.name;
      if (ts.isIdentifier(name) || ts.isStringLiteral(name)) {
        markIn(checker.getTypeAtLocation(node.parent), name.text);
      }
    } else if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword) {
      if (ts.isStringLiteral(node.left)) markIn(checker.getTypeAtLocation(node.right), node.left.text);
    }
    ts.forEachChild(node, visit);
  };
  const contract = join(root, 'runtime/contract');
  for (const source of program.getSourceFiles()) {
    if (!files.includes(source.fileName)) continue;
    const isContract = source.fileName.startsWith(contract);
    if (isContract && !emitted.includes(relative(contract, source.fileName).slice(0, -3))) continue;
    if (!isContract) visit(source);
    else {
      const list = (node: ts.Node): void => {
        if (ts.isPropertySignature(node)) {
          const owner = ts.findAncestor(
            node,
            (one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one),
          );
          const name = (owner as ts.InterfaceDeclaration | undefined)?.name.text ?? '';
          declared.set(node, `${name}.${node.name.getText()}`);
        }
        ts.forEachChild(node, list);
      };
      list(source);
    }
  }
  expect(declared.size).toBeGreaterThan(200);
  const unread = [...declared].filter(([node]) => !read.has(node)).map(([, name]) => name);
  expect(unread.filter((name) => !whole.test(name)).sort()).toEqual(Object.keys(others).sort());
});
