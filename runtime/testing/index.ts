/**
 * For tests of clients and of their workflows: runs command lines in the process of the test, against the sandbox or a
 * service that the test makes up. Knows no test framework.
 */
export { Interrupted } from '../base/errors.js';
export { openBench, type Bench, type BenchOptions, type LineOptions } from './bench.js';
export { testFiles } from './files.js';
export { runHere, type Ended } from './run.js';
export { closeAll, json, serve, type Answer, type Seen, type TestServer } from './server.js';
export { fakeWorld, type FakeOptions, type FakeWorld } from './world.js';
