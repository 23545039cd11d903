import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import prettier from 'eslint-config-prettier';

/** Forbids imports by pattern. Each entry: pattern of the import, and the reason shown. */
const forbid = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns: patterns.map(([regex, message]) => ({ regex, message })) }],
});

const yargs = ['^yargs', 'Only runtime/cli/yargs.ts knows yargs.'];
const got = ['^got$', 'Only runtime/http knows got.'];
const keychain = ['^@napi-rs/keyring', 'Only runtime/auth/keychain.ts knows the keychain.'];
const tsMorph = ['^ts-morph$', 'Only generator/6-emit/typescript knows ts-morph.'];
const yaml = ['^js-yaml$', 'The runtime never reads YAML; in the generator only the read pass does.'];
const tools = ['^@modelcontextprotocol/', 'Only runtime/tools knows the protocol of tools.'];
const generated = ['/generated/', 'Generated modules are handed in, never imported.'];
const workflows = ['/workflows/', 'The runtime and the sandbox do not know workflows.'];
const generator = ['/generator/', 'The compiler is not part of a client.'];
const sandbox = ['/sandbox/', 'The sandbox is handed in by a generated client.'];

export default tseslint.config(
  { ignores: ['dist/', 'generated/', 'node_modules/', 'coverage/'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  prettier,
  {
    languageOptions: { globals: { process: 'readonly', console: 'readonly', Buffer: 'readonly', URL: 'readonly' } },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      'no-control-regex': 'off',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['runtime/**/*.ts'],
    rules: forbid(yargs, got, keychain, tools, tsMorph, yaml, generated, workflows, generator, sandbox),
  },
  {
    files: ['runtime/tools/**/*.ts'],
    rules: forbid(yargs, got, keychain, tsMorph, yaml, generated, workflows, generator, sandbox),
  },
  {
    files: ['runtime/cli/yargs.ts'],
    rules: forbid(got, keychain, tools, tsMorph, yaml, generated, workflows, generator, sandbox),
  },
  {
    files: ['runtime/http/**/*.ts'],
    rules: forbid(yargs, keychain, tools, tsMorph, yaml, generated, workflows, generator, sandbox),
  },
  {
    files: ['runtime/auth/keychain.ts'],
    rules: forbid(yargs, got, tools, tsMorph, yaml, generated, workflows, generator, sandbox),
  },
  {
    files: ['workflows/**/*.ts'],
    rules: forbid(yargs, got, keychain, tools, tsMorph, yaml, generated, generator, sandbox),
  },
  {
    files: ['sandbox/**/*.ts'],
    rules: forbid(yargs, got, keychain, tsMorph, yaml, generated, workflows, generator),
  },
  {
    files: ['generator/**/*.ts'],
    rules: forbid(yargs, got, keychain, tsMorph, yaml, generated, workflows, sandbox),
  },
  {
    files: ['generator/6-emit/typescript/**/*.ts'],
    rules: forbid(yargs, got, keychain, yaml, generated, workflows, sandbox),
  },
  {
    files: ['generator/1-read/**/*.ts'],
    rules: forbid(yargs, got, keychain, tsMorph, generated, workflows, sandbox),
  },
  {
    files: ['**/*.test.ts', 'tests/**/*.ts', 'scripts/**/*.ts', 'scripts/**/*.js'],
    rules: { 'no-restricted-imports': 'off', 'no-console': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
