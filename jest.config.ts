/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

// The script `test` collects garbage in one thread, because the workers use all processors already.
const config: Config = {
  testEnvironment: '<rootDir>/scripts/jest/environment.js',
  roots: ['<rootDir>/runtime', '<rootDir>/generator', '<rootDir>/workflows', '<rootDir>/sandbox', '<rootDir>/tests'],
  testRegex: '\\.test\\.ts$',
  extensionsToTreatAsEsm: ['.ts'],
  testSequencer: '<rootDir>/scripts/jest/sequencer.js',
  globalSetup: '<rootDir>/scripts/jest/set-up.js',
  globalTeardown: '<rootDir>/scripts/jest/tear-down.js',
  transform: { '\\.ts$': '<rootDir>/scripts/jest/transform.js' },
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^cmdspec-runtime$': '<rootDir>/runtime/index.ts',
    '^cmdspec-runtime/kit$': '<rootDir>/runtime/workflow/index.ts',
    '^cmdspec-runtime/testing$': '<rootDir>/runtime/testing/index.ts',
    '^cmdspec-runtime/sandbox$': '<rootDir>/sandbox/index.ts',
    '^cmdspec-runtime/dialects/(.*)$': '<rootDir>/runtime/dialects/$1/index.ts',
    '^cmdspec-runtime/commands/(.*)$': '<rootDir>/runtime/commands/$1.ts',
  },
  // Tests spend a part of their time waiting: for a process, a disk or a retry.
  maxWorkers: '100%',
  // Each test file leaves modules and an async hook behind, which slow the files after it; a new worker has none.
  workerIdleMemoryLimit: '500MB',
  // On a busy machine a worker needs more than the usual half second to end; one that is kept alive is still reported.
  workerGracefulExitTimeout: 10_000,
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testTimeout: 90_000,
};

export default config;
