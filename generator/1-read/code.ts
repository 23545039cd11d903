/** What the code of a workflow says, read from its syntax. Types would say more, and take seconds. */
import { ts } from 'ts-morph';

/** A file of a workflow. */
export interface Code {
  /** The files that it imports by relative paths. */
  readonly imports: ReadonlySet<string>;
  /** Whether it has a default export, as a workflow does. */
  readonly isWorkflow: boolean;
  /** Names of the calls that it is certain to use: `kit.calls.order`, `const { order } = kit.calls`. */
  readonly calls: ReadonlySet<string>;
  /** Exit codes of its command that it names: `{ exit: 'findings' }`. */
  readonly exits: ReadonlySet<string>;
  /** Classes of failure that it names: `kit.fail('input', …)`. */
  readonly failures: ReadonlySet<string>;
  /** Names of variables, functions and properties. */
  readonly names: ReadonlySet<string>;
  /** Texts in quotes. */
  readonly texts: ReadonlySet<string>;
  /** Whether it may print rows or a record: it reads such a function of anything but a call. */
  readonly prints: boolean;
}

export function readCode(path: string, text: string): Code {
  const [imports, calls, exits, failures] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ];
  const [names, texts] = [new Set<string>(), new Set<string>()];
  let isWorkflow = false;
  let prints = false;

  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    if (ts.isStringLiteralLike(node)) texts.add(node.text);
    const imported = importOf(node);
    if (imported?.startsWith('.') === true) imports.add(imported);
    isWorkflow ||= isDefaultExport(node);

    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
      const name = nameRead(node);
      if (name !== undefined && isCalls(node.expression)) calls.add(name);
      prints ||= isPrinter(name) && !isCall(node.expression);
      // A name that only a run knows may be that of a printer.
      prints ||= name === undefined && lastName(node.expression) === 'out';
    }
    for (const [name, from] of namesTaken(node)) {
      if (from !== undefined && isCalls(from)) calls.add(name);
      prints ||= isPrinter(name);
    }
    if (ts.isCallExpression(node) && isOfKit(node.expression, 'fail')) {
      const [first] = node.arguments;
      if (first !== undefined && ts.isStringLiteralLike(first)) failures.add(first.text);
    }
    if (ts.isObjectLiteralExpression(node) && node.properties.length === 1) {
      const [only] = node.properties;
      if (only !== undefined && ts.isPropertyAssignment(only) && ts.isStringLiteralLike(only.initializer)) {
        if (only.name.getText() === 'exit') exits.add(only.initializer.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return { imports, isWorkflow, calls, exits, failures, names, texts, prints };
}

/** Returns the module that a declaration or `import()` names. */
function importOf(node: ts.Node): string | undefined {
  const from =
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
        ? node.arguments[0]
        : undefined;
  return from !== undefined && ts.isStringLiteralLike(from) ? from.text : undefined;
}

const isDefaultExport = (node: ts.Node): boolean =>
  ts.isExportAssignment(node) ||
  node.kind === ts.SyntaxKind.DefaultKeyword ||
  (ts.isExportSpecifier(node) && node.name.text === 'default');

/** Returns the name of the property that an expression reads, if it is written there. */
function nameRead(node: ts.PropertyAccessExpression | ts.ElementAccessExpression): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isStringLiteralLike(node.argumentExpression) ? node.argumentExpression.text : undefined;
}

/** Returns the last name of an expression: of `kit.out` it is `out`. */
function lastName(node: ts.Expression): string | undefined {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? node.name.text : undefined;
}

const isOfKit = (node: ts.Expression, name: string): boolean =>
  ts.isPropertyAccessExpression(node) &&
  node.name.text === name &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'kit';

const isCalls = (node: ts.Expression): boolean => isOfKit(node, 'calls');

/** Whether an expression is a call of the spec: `kit.calls.order`, `calls[name]`. */
const isCall = (node: ts.Expression): boolean =>
  (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) && lastName(node.expression) === 'calls';

const isPrinter = (name: string | undefined): boolean => name === 'rows' || name === 'record';

/** Returns the properties that a pattern takes from an object, with the object if the pattern is that of a declaration. */
function namesTaken(node: ts.Node): (readonly [name: string, from: ts.Expression | undefined])[] {
  if (ts.isObjectBindingPattern(node)) {
    const from = ts.isVariableDeclaration(node.parent) ? node.parent.initializer : undefined;
    return node.elements.flatMap(({ dotDotDotToken, propertyName, name }) =>
      dotDotDotToken === undefined ? [[(propertyName ?? name).getText(), from] as const] : [],
    );
  }
  const isAssignment = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
  if (!isAssignment || !ts.isObjectLiteralExpression(node.left)) return [];
  return node.left.properties.map((property) => [property.name?.getText() ?? '', node.right] as const);
}
